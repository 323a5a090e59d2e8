import Rewriter

/// The work of a detached task as a `@concurrent` function, and the call of that function in the place of
/// the task's value.
///
/// Have: `await Task.detached { … }.value` in an asynchronous function.
struct ConcurrentFunction {
  let edits: [Edit]

  /// Throws where no such function is known to be right.
  init(_ task: DetachedTask, in context: Context) throws(Refusal) {
    guard let closure = task.closure, let value = task.awaitedValue else {
      throw Refusal(.noFunctionHere, "the task's value isn't awaited where the task is created")
    }
    if task.hasPriority {
      throw Refusal(
        .unsupportedArgument, "the task has a priority, which a function call can't have")
    }
    let signature = closure.signature
    if signature?.capture != nil || signature?.attributes != nil {
      throw Refusal(.closureSignature, "the closure has a capture list or an attribute")
    }
    if closure.statements?.node.children.first == nil {
      throw Refusal(.emptyClosure, "the closure is empty")
    }
    let home = try ConcurrentHome(of: task.node, in: context)
    let captures = ClosureCaptures(of: closure, in: context)
    if let reason = captures.refusal { throw reason }
    try Self.check(TaskBody(of: closure, in: context))
    let parameters = try captures.outer.map { capture throws(Refusal) in
      try Parameter(capture, in: context)
    }
    let function = Function(
      name: try home.unusedName(in: context), isStatic: !captures.usesSelf,
      parameters: parameters, isThrowing: value.node.isTried,
      result: try home.result(of: value, workedOutBy: closure, in: context), body: closure)
    edits = [
      Edit(
        replace: task.node.range.lowerBound..<value.range.upperBound,
        with: function.call(at: home)),
      home.insertion(of: function, in: context),
    ]
  }

  /// In a closure that awaits nothing, calls mean the synchronous functions of their names.
  private static func check(_ body: TaskBody) throws(Refusal) {
    if body.closure.node.tokens.contains(where: { $0.kind == .super }) {
      throw Refusal(.capturesLocalFunction, "the closure uses 'super'")
    }
    if body.needsSynchronousClosure {
      throw Refusal(
        .changesMeaningInAsync,
        "the closure calls a function that asynchronous code can't call, or that has an asynchronous overload"
      )
    }
  }
}

extension ConcurrentFunction {
  /// A constant of the code around that the work uses.
  fileprivate struct Parameter {
    let name: String
    let type: String

    init(_ capture: ClosureCaptures.Capture, in context: Context) throws(Refusal) {
      name = capture.name
      if case .function = capture.binding.kind {
        throw Refusal(
          .capturesLocalFunction,
          "the closure captures the local function '\(name)'; make the function a method")
      }
      let written = LocalDeclaration(capture.name, at: capture.use)?.declared.type
      let known = context.type(of: capture.use).flatMap(context.project.canonical)
      guard let type = written ?? known?.description, !type.isOpaque else {
        throw Refusal(.notSendable, "the closure captures '\(name)', whose type isn't known")
      }
      self.type = type
    }
  }

  fileprivate struct Function {
    let name: String
    let isStatic: Bool
    let parameters: [Parameter]
    let isThrowing: Bool

    /// `nil` for `Void`.
    let result: String?
    let body: ClosureExpr

    func call(at home: ConcurrentHome) -> String {
      let arguments = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      return (home.isInType && isStatic ? "Self." : "") + "\(name)(\(arguments))"
    }

    func declaration(at home: ConcurrentHome) -> String {
      let modifiers = home.isInType && isStatic ? "private static" : "private"
      let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let effects = isThrowing ? "async throws" : "async"
      return "@concurrent \(modifiers) func \(name)(\(list)) \(effects)"
        + (result.map { " -> \($0)" } ?? "")
    }
  }
}

/// The function around a detached task, after which the new one goes.
private struct ConcurrentHome {
  private let task: Node
  private let item: Node
  private let function: FunctionDecl
  private let type: String?

  var isInType: Bool { type != nil }

  init(of node: Node, in context: Context) throws(Refusal) {
    let around = node.ancestors.first {
      $0.isFunctionLike || $0.is(.accessorBlock) || $0.is(.deferStmt)
    }
    guard let function = around?.as(FunctionDecl.self), let item = function.node.parent,
      item.is(.memberBlockItem) || item.parent?.parent?.is(.sourceFile) == true
    else {
      throw Refusal(
        .noFunctionHere, "the task isn't created directly in a method or a global function")
    }
    let generic = function.node.ancestorsAndSelf.contains { node in
      node.as(FunctionDecl.self)?.genericParameterClause != nil
    }
    if generic { throw Refusal(.noFunctionHere, "the enclosing function is generic") }
    if function.attributes?.attributes.contains(where: { $0.name == "available" }) == true {
      throw Refusal(.noFunctionHere, "the enclosing function has an '@available' attribute")
    }
    let enclosing = context.enclosingTypeNames(of: function.node).first
    let types = enclosing.flatMap { context.project.types[context.project.resolve($0)] } ?? []
    if enclosing != nil, types.isEmpty || types.contains(where: { $0.kind == .protocol }) {
      throw Refusal(
        .noFunctionHere, "the enclosing type is a protocol, or isn't declared in this project")
    }
    self.task = node
    self.item = item
    self.function = function
    type = enclosing
  }

  /// `loadConcurrently` for `load`, or with a number after it if that is taken.
  func unusedName(in context: Context) throws(Refusal) -> String {
    guard let base = function.name?.name, !base.isOperatorName else {
      throw Refusal(.noFunctionHere, "the enclosing function is an operator")
    }
    // All functions of one round are made of the same tree.
    let earlier = context.tree.accesses(to: "detached").map(\.node).count { access in
      access.range.lowerBound < task.range.lowerBound
        && access.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first?.name?.name == base
        && context.enclosingTypeNames(of: access).first == type
    }
    let taken = context.tree.root.identifiers
    return NewName.first(of: base + "Concurrently", after: earlier) { name in
      !taken.contains(name) && !context.project.functions.contains(name)
        && !context.project.variables.contains(name)
    }
  }

  /// The type that the work's value has by its closure, by what it is the value of, or by itself; `nil` for
  /// `Void`.
  func result(
    of value: MemberAccessExpr, workedOutBy closure: ClosureExpr, in context: Context,
  ) throws(Refusal) -> String? {
    var whole = value.node
    while let parent = whole.parent, parent.is(.awaitExpr) || parent.is(.tryExpr) { whole = parent }
    let known =
      closure.signature?.returnClause?.type?.text ?? expectedType(of: whole)
      ?? closure.onlyExpression.flatMap(context.type(of:)).flatMap(context.project.canonical)?
      .description
    if let known {
      guard !known.isOpaque else {
        throw Refusal(.noFunctionHere, "the task's value has an opaque type")
      }
      return TypeSpelling(known).isVoid ? nil : known
    }
    let isStatement = whole.parent?.is(.codeBlockItem) == true
    if isStatement, closure.onlyExpression == nil, !closure.returnsValue { return nil }
    throw Refusal(
      .noFunctionHere,
      "the type of the task's value isn't known; write '() -> …' before 'in' and run again")
  }

  private func expectedType(of value: Node) -> String? {
    guard let parent = value.parent else { return nil }
    if parent.is(.initializerClause) {
      return parent.parent?.as(PatternBinding.self)?.typeAnnotation?.type?.text
    }
    let isReturned =
      parent.is(.returnStmt)
      || parent.as(CodeBlockItem.self) != nil && parent.parent?.parent == function.body?.node
        && parent.parent.map { Array($0.children).count } == 1
    guard isReturned else { return nil }
    let result = function.signature?.returnClause?.type?.text
    return result ?? (parent.is(.returnStmt) ? "Void" : nil)
  }

  func insertion(of function: ConcurrentFunction.Function, in context: Context) -> Edit {
    let source = context.tree.source
    let outer = Indentation(ofLineAt: item.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: item.range.lowerBound)
    let work = function.body.work.reindented(
      from: function.body.indentationOfWork, to: outer.blanks + unit)
    let text =
      outer.lineEnding + outer.lineBreak + function.declaration(at: self) + " {"
      + outer.block(of: [work], unit: unit)
    return .insert(text, at: source.endOfLine(from: item.range.upperBound))
  }
}

extension DetachedTask {
  /// `Task.detached { … }.value`, where nothing but `await` and perhaps `try` is around it.
  fileprivate var awaitedValue: MemberAccessExpr? {
    guard let value = node.parent?.as(MemberAccessExpr.self), value.base == node,
      value.name == "value", value.node.parent?.is(.awaitExpr) == true
    else { return nil }
    return value
  }
}

extension Node {
  /// Whether `try` stands before the `await` around.
  fileprivate var isTried: Bool { parent?.parent?.is(.tryExpr) == true }
}

extension String {
  /// Whether a type stands for another one, or is no type of a parameter of its own function.
  fileprivate var isOpaque: Bool {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { ["some", "inout", "each", "repeat", "Self", "sending"].contains($0) }
      || hasPrefix("@") || hasSuffix("...") || hasPrefix("_")
  }
}

extension ClosureExpr {
  /// The value of a closure that is one expression.
  fileprivate var onlyExpression: Node? {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard items.count == 1, let item = items[0].item else { return nil }
    if let result = item.as(ReturnStmt.self) { return result.expression }
    return item.kind.isExpr ? item : nil
  }

  /// Whether a `return` of the closure's own has a value.
  fileprivate var returnsValue: Bool {
    node.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      node.as(ReturnStmt.self)?.expression != nil
    }
  }

  /// The statements with the comments around them.
  fileprivate var work: String {
    guard let start = (signature?.inKeyword ?? leftBrace)?.range.upperBound,
      let end = rightBrace?.range.lowerBound
    else { return "" }
    let text = node.tree.source.text(start..<end)
    let isBlank = { (character: Character) in character.isWhitespace }
    let rest = text.drop(while: isBlank)
    return String(rest.reversed().drop(while: isBlank).reversed())
  }

  fileprivate var indentationOfWork: String {
    let start = statements?.range.lowerBound ?? range.lowerBound
    return Indentation(ofLineAt: start, in: node.tree.source).blanks
  }
}
