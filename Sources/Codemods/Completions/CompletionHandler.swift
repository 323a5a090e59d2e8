import Rewriter

/// A closure that is called once, when what was asked for is there.
struct CompletionHandler {
  /// `nil` where the call leaves it out.
  let closure: ClosureExpr?

  /// The closure that is given the error, where ``closure`` is only given what was asked for.
  private(set) var failure: ClosureExpr?

  /// What is passed in place of a literal for that.
  private(set) var passedFailure: Node?

  /// Names by position, `nil` for `_`; empty where the closure names none.
  let names: [String?]

  /// The places that read a parameter, by its position, in the order of the source.
  let reads: [Int: [Node]]

  /// The places that read a parameter as `$0`.
  let dollarReads: [Node]

  private(set) var statements: [CodeBlockItem]

  /// The positions of the parameters that the body reads.
  var read: Set<Int> { Set(reads.keys) }

  init(_ closure: ClosureExpr, in context: Context) {
    self.closure = closure
    names = closure.handlerParameterNames
    statements = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    var reads: [Int: [Node]] = [:]
    var dollarReads: [Node] = []
    for node in (closure.statements?.node ?? closure.node).descendantsAndSelf {
      guard let name = node.nameThatIsRead,
        case .local(let binding) = context.resolution(of: name, at: node.lookUpPlace),
        case .closureParameter(let owner, let position) = binding.kind, owner.node == closure.node
      else { continue }
      reads[position, default: []].append(node)
      if name.hasPrefix("$") { dollarReads.append(node) }
    }
    self.reads = reads
    self.dollarReads = dollarReads
  }

  /// That of two closures of which one is called.
  init(
    closure: ClosureExpr?, failure: ClosureExpr?, passedFailure: Node?, names: [String?],
    reads: [Int: [Node]], dollarReads: [Node], statements: [CodeBlockItem],
  ) {
    self.closure = closure
    self.failure = failure
    self.passedFailure = passedFailure
    self.names = names
    self.reads = reads
    self.dollarReads = dollarReads
    self.statements = statements
  }

  /// The handler of a call that leaves it out.
  static let none = CompletionHandler()

  private init() {
    self.init(
      closure: nil, failure: nil, passedFailure: nil, names: [], reads: [:], dollarReads: [],
      statements: [])
  }

  /// The closures, as a list of what is looked into.
  var code: [Node] { closures.map(\.node) }

  /// The statements, in place of a hop to the main queue that is all of them: those of the hop.
  func seenThrough(_ hop: ClosureExpr) -> CompletionHandler {
    var rest = self
    rest.statements = hop.statements?.node.elements(CodeBlockItem.self) ?? []
    return rest
  }

  /// The handler without one of its statements.
  func leaving(_ statement: CodeBlockItem) -> CompletionHandler {
    var rest = self
    rest.statements.removeAll { $0.node == statement.node }
    return rest
  }

  /// The closure of a hop to the main actor that is all that the handler does.
  func onlyHop(in context: Context) -> ClosureExpr? {
    guard !isPair, statements.count == 1, let call = statements[0].item?.as(FunctionCallExpr.self),
      let first = call.node.firstToken, !context.tree.hasComment(in: first.leadingTrivia)
    else { return nil }
    return call.hopToMainActor(in: context)
  }

  var capturesSelfWeakly: Bool { closure?.capturesSelfWeakly ?? false }

  /// Where the statements may begin: behind the brace, or the closure's `in`.
  var opening: ByteOffset? { closure?.opening }
}

extension FunctionCallExpr {
  /// The closure of `DispatchQueue.main.async { … }` or `Task { @MainActor in … }`, or of a call of a function that does
  /// nothing but hop.
  func hopToMainActor(in context: Context) -> ClosureExpr? {
    if let hop = FunctionThatHops(calledBy: self, in: context) { return hop.closure }
    if let callee = calledExpression?.as(MemberAccessExpr.self),
      let hop = MainQueueHop(callee: callee)
    {
      return hop.refusal(in: context) == nil ? hop.closure : nil
    }
    guard let closure = trailingClosure, arguments == nil, closure.isOfTask,
      closure.signature?.attributes?.attributes.map(\.name) == ["MainActor"]
    else { return nil }
    return closure
  }
}

extension ClosureExpr {
  /// The names of the parameters, `nil` for `_`.
  fileprivate var handlerParameterNames: [String?] {
    let clause = signature?.parameterClause
    let list = clause?.as(ClosureParameterClause.self)?.parameters?.node ?? clause
    return list?.children.compactMap { parameter -> Token?? in
      if let shorthand = parameter.as(ClosureShorthandParameter.self) { return shorthand.name }
      return parameter.as(ClosureParameter.self).map { $0.secondName ?? $0.firstName }
    }.map { $0.flatMap { $0.text == "_" ? nil : $0.name } } ?? []
  }
}
