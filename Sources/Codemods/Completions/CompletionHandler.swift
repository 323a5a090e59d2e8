import Rewriter

/// A closure that is called once, when what was asked for is there.
struct CompletionHandler {
  let closure: ClosureExpr

  /// Names by position, `nil` for `_`; empty where the closure names none.
  let names: [String?]

  /// The places that read a parameter, by its position, in the order of the source.
  let reads: [Int: [Node]]

  /// The places that read a parameter as `$0`.
  let dollarReads: [Node]

  /// The positions of the parameters that the body reads.
  var read: Set<Int> { Set(reads.keys) }

  init(_ closure: ClosureExpr, in context: Context) {
    self.closure = closure
    names = closure.handlerParameterNames
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

  var statements: [CodeBlockItem] {
    closure.statements?.node.elements(CodeBlockItem.self) ?? []
  }

  var capturesSelfWeakly: Bool { closure.capturesSelfWeakly }

  /// Where the statements may begin: behind the brace, or the closure's `in`.
  var opening: ByteOffset? {
    (closure.signature?.inKeyword ?? closure.leftBrace)?.range.upperBound
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
