import Rewriter

/// A source file with a probe at every statement position, each on a line of its own.
///
/// - In front of a list of statements and behind each of them: `let _ = probe();`, which result builders
///   take as well.
/// - Around a single expression, which may be what the code returns: `probed(…)`.
/// - Around the initial value of a property or global, and around a default argument: `probed(…)`.
struct ProbePlanting {
  /// The text with the probes.
  let text: String

  static let statement = "probe"
  static let wrapper = "probed"

  init(of probe: ProbeKind, in source: String, isScript: Bool) {
    let tree = Tree.parse(SourceFile(source))
    var planting = Planting(of: probe, isScript: isScript)
    for node in tree.root.descendantsAndSelf { planting.plant(at: node) }
    text = planting.applied(to: source)
  }
}

/// What the function is isolated to that probes call.
enum ProbeKind: Hashable, CustomStringConvertible {
  case globalActor(String)
  /// A method of the actor, called on `self`.
  case instance(of: String)

  var description: String {
    switch self {
    case .globalActor(let name): "actor \(name)"
    case .instance(let name): "an instance of \(name)"
    }
  }
}

/// The insertions for one file, by their offsets.
private struct Planting {
  private let probe: ProbeKind
  /// Whether statements stand outside of any declaration.
  let isScript: Bool

  private var insertions: [(offset: Int, text: String)] = []

  init(of probe: ProbeKind, isScript: Bool) {
    self.probe = probe
    self.isScript = isScript
  }

  /// What stands in front of the function's name.
  private var receiver: String {
    if case .instance = probe { "self." } else { "" }
  }

  func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    // Those at one place were made from the outside in, and close in the opposite order.
    for insertion in insertions.enumerated().sorted(by: {
      ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }) {
      bytes.insert(contentsOf: insertion.element.text.utf8, at: insertion.element.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func plant(at node: Node) {
    // A line break is an error in a string's interpolation.
    guard !node.ancestors.contains(where: { $0.is(.stringLiteralExpr) }) else { return }
    if case .instance(let actor) = probe, !node.hasSelf(of: actor) { return }
    if let list = StatementList(node) {
      plant(in: list)
    } else if let value = node.initialValue, !value.isOrHoldsClosures,
      !(isScript && node.isGlobal), receiver.isEmpty
    {
      wrap(value)
    }
  }

  private mutating func plant(in list: StatementList) {
    guard isScript || !list.owner.isGlobal || !list.owner.isTransparent else { return }
    if let value = list.singleValue {
      if !value.is(.ifExpr), !value.is(.switchExpr), !value.isOrHoldsClosures { wrap(value) }
      return
    }
    insertStatement(at: list.start)
    for item in list.items where !item.isTerminator {
      insertStatement(at: item.range.upperBound)
    }
  }

  private mutating func insertStatement(at offset: ByteOffset) {
    insertions.append((offset.value, "\nlet _ = \(receiver)\(ProbePlanting.statement)();\n"))
  }

  private mutating func wrap(_ value: Node) {
    insertions.append((value.range.lowerBound.value, "\n\(receiver)\(ProbePlanting.wrapper)(\n"))
    insertions.append((value.range.upperBound.value, "\n)\n"))
  }
}

/// The statements between two braces, in a `case`, in a branch of `#if`, or of a script.
private struct StatementList {
  let owner: Node
  let items: [Node]
  /// Where a first statement would stand.
  let start: ByteOffset

  init?(_ owner: Node) {
    let opening: Token?
    switch owner.kind {
    case .codeBlock: opening = owner.firstToken
    case .closureExpr:
      let closure = owner.as(ClosureExpr.self)
      opening = closure?.signature?.node.lastToken ?? closure?.leftBrace
    case .accessorBlock:
      guard owner.children.first?.is(.codeBlockItemList) == true else { return nil }
      opening = owner.firstToken
    case .switchCase: opening = owner.as(SwitchCase.self)?.label?.lastToken
    case .ifConfigClause, .sourceFile:
      guard owner.children.contains(where: { $0.is(.codeBlockItemList) }) else { return nil }
      opening = nil
    default: return nil
    }
    self.owner = owner
    items = owner.children.first { $0.is(.codeBlockItemList) }.map { Array($0.children) } ?? []
    guard let start = items.first?.range.lowerBound ?? opening?.range.upperBound else { return nil }
    self.start = start
  }

  /// The only expression of code that returns its value, or might.
  var singleValue: Node? {
    guard items.count == 1, let item = items[0].children.first, isValue else { return nil }
    let value = item.is(.expressionStmt) ? item.children.first : item
    guard let value, value.kind.isExpr, !value.isAssignment, !items[0].isTerminator else {
      return nil
    }
    return value
  }

  /// Whether a single expression in the list may be the value of something.
  private var isValue: Bool {
    switch owner.kind {
    case .closureExpr, .accessorBlock: return true
    case .switchCase: return owner.ancestors.first { $0.is(.switchExpr) }?.isValue ?? false
    case .codeBlock: break
    default: return false
    }
    guard let parent = owner.parent else { return false }
    switch parent.kind {
    case .functionDecl: return parent.as(FunctionDecl.self)?.signature?.returnClause != nil
    case .accessorDecl: return parent.as(AccessorDecl.self)?.accessorSpecifier?.text == "get"
    case .ifExpr: return parent.isValue
    default: return false
    }
  }
}

extension Node {
  /// Whether the value of an `if` or `switch` may be used.
  fileprivate var isValue: Bool {
    guard let parent else { return false }
    if parent.is(.ifExpr) { return parent.isValue }
    guard parent.is(.expressionStmt) else { return true }
    guard let list = parent.parent?.parent?.parent.flatMap(StatementList.init) else { return false }
    return list.singleValue != nil
  }

  /// Whether the type of closures is that of the place where the value stands.
  fileprivate var isOrHoldsClosures: Bool {
    switch kind {
    case .closureExpr: true
    case .arrayExpr, .dictionaryExpr, .sequenceExpr:
      descendantsAndSelf.contains { $0.is(.closureExpr) }
    default: false
    }
  }

  fileprivate var isAssignment: Bool {
    descendantsAndSelf { $0.is(.closureExpr) }.contains { $0.is(.assignmentExpr) }
  }

  /// Whether nothing that follows the statement is ever reached.
  fileprivate var isTerminator: Bool {
    switch children.first?.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: true
    default: firstToken?.text == "fatalError"
    }
  }

  /// Whether `self` is an instance of the actor, and can be used.
  fileprivate func hasSelf(of actor: String) -> Bool {
    for node in ancestorsAndSelf {
      if node.declaredTypeName != nil {
        return node.ancestorsAndSelf.compactMap(\.declaredTypeName).reversed()
          .joined(separator: ".") == actor
      }
      // Neither are values that stand outside of code, nor is a `self` that may be gone.
      let isOutside =
        node.is(.initializerClause)
        && node.ancestors.first { $0.kind.isDecl }?
          .ancestors.first { $0.is(.memberBlock) || $0.is(.codeBlock) }?.is(.memberBlock) == true
      let isWeak = node.as(ClosureExpr.self)?.signature?.capture?.text.contains("self") == true
      if isOutside || isWeak || node.is(.functionParameter) || node.isStatic { return false }
    }
    return false
  }

  private var isStatic: Bool {
    let modifiers = children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    return modifiers?.contains(.static) == true
  }

  /// The value behind `=` of a property, a global, or a parameter; `nil` for a local variable.
  fileprivate var initialValue: Node? {
    if let parameter = self.as(FunctionParameter.self) { return parameter.defaultValue?.value }
    guard let binding = self.as(PatternBinding.self), !isLocal else { return nil }
    return binding.initializer?.value
  }

  /// Whether a variable stands among statements.
  private var isLocal: Bool {
    let item = ancestors.first { $0.is(.memberBlockItem) || $0.is(.codeBlockItem) }
    guard let item, item.is(.codeBlockItem) else { return false }
    return !item.isGlobal
  }

  /// Whether the statements in the node are those of what is around it.
  fileprivate var isTransparent: Bool { self.is(.sourceFile) || self.is(.ifConfigClause) }

  /// Whether no braces are around the node.
  fileprivate var isGlobal: Bool {
    !ancestors.contains {
      [.memberBlock, .codeBlock, .closureExpr, .accessorBlock].contains($0.kind)
    }
  }
}
