import Rewriter

/// Code that a framework calls, and that is to be nonisolated: a closure, or a method of a delegate.
struct CallbackCode {
  /// The closure or the function.
  let node: Node
  let statements: CodeBlockItemList?

  /// From the brace before the statements to the one after them.
  let range: Range<ByteOffset>

  /// Where the statements may begin: after the brace, or the closure's `in`.
  let opening: ByteOffset

  /// Where the closing brace stands.
  let closing: ByteOffset

  let returnsVoid: Bool

  /// The types of a closure's parameters, as the tables have them; empty where they aren't known.
  let parameterTypes: [KnownType]

  /// Why no hop may be added; `nil` if one may.
  let bond: String?

  init?(of call: CallbackCall, in context: Context) {
    self.init(
      of: call.closure, returnsVoid: call.returnsVoid(in: context),
      parameterTypes: call.site.parameterTypes(in: context), bond: call.callback.bond)
  }

  /// A closure; by default one of which the tables say nothing.
  init?(
    of closure: ClosureExpr, returnsVoid: Bool = false, parameterTypes: [KnownType] = [],
    bond: String? = nil,
  ) {
    guard let left = closure.leftBrace, let right = closure.rightBrace else { return nil }
    node = closure.node
    statements = closure.statements
    range = closure.range
    opening = (closure.signature?.inKeyword ?? left).range.upperBound
    closing = right.range.lowerBound
    self.returnsVoid = returnsVoid
    self.parameterTypes = parameterTypes
    self.bond = bond
  }

  /// `nil` for a function without a body.
  init?(of function: FunctionDecl) {
    guard let body = function.body, let left = body.leftBrace, let right = body.rightBrace else {
      return nil
    }
    node = function.node
    statements = body.statements
    range = body.range
    opening = left.range.upperBound
    closing = right.range.lowerBound
    let result = function.signature?.returnClause?.type
    returnsVoid = result.map { TypeSpelling($0.text).isVoid } ?? true
    parameterTypes = []
    bond = nil
  }

  var items: [CodeBlockItem] { statements?.node.elements(CodeBlockItem.self) ?? [] }
}

extension SDKCallback {
  /// Why no hop may be added to the closure; `nil` if one may.
  fileprivate var bond: String? {
    if Self.coreData.contains(type) {
      return "the closure has to run on the context's queue"
    }
    guard type == "-" else { return nil }
    let name = String(function.prefix { $0 != "(" })
    if Self.signals.contains(name) {
      return "a signal handler can't start a task (a 'DispatchSource' can)"
    }
    return Self.lastCalls.contains(name)
      ? "the program ends before a task could run" : nil
  }

  private static let coreData = NameTable(
    """
    CoreData: NSManagedObjectContext NSPersistentContainer NSPersistentStoreCoordinator
    """)

  private static let signals = NameTable("Darwin: signal")

  /// What the program does at its end.
  private static let lastCalls = NameTable(
    """
    Darwin: atexit at_quick_exit
    Foundation: NSSetUncaughtExceptionHandler
    """)
}

extension CallbackCall {
  /// Whether the closure's result is `Void`.
  fileprivate func returnsVoid(in context: Context) -> Bool {
    if let written = closure.signature?.returnClause?.type {
      return TypeSpelling(written.text).isVoid
    }
    return site.returnsVoid(in: context)
  }
}
