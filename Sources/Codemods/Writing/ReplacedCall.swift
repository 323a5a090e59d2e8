import Rewriter

/// A call that a task takes the place of, and what there is to write around the task for that.
struct ReplacedCall {
  let call: FunctionCallExpr
  let context: Context

  /// `Task`, with what keeps the value of the call where it matters: `_ = Task`.
  var task: String { discarding + "Task" }

  /// `_ = ` where the value of a task would be taken for something.
  var discarding: String { keepsResultVoid ? "_ = " : "" }

  /// The first token that goes: `return` or the queue.
  var firstToken: Token? {
    if case .returned(let statement) = StatementPlace(of: call.node) {
      return statement.item.node.firstToken
    }
    return call.node.firstToken
  }

  /// `return DispatchQueue.main.async { … }` → `Task { … }` and `return`, on a line of its own where
  /// the first one is.
  var returnEdits: [Edit] {
    guard case .returned(let statement) = StatementPlace(of: call.node) else { return [] }
    guard statement.standsAloneOnItsLines else {
      return [.insert("; return", at: call.range.upperBound)]
    }
    let start = statement.item.range.lowerBound
    let line = Indentation(ofLineAt: start, in: call.node.tree.source)
    return [.insert(line.lineBreak + "return", at: call.range.upperBound)]
  }

  /// The task with its statements, on lines of their own where the call has lines of its own.
  func task(_ head: ClosureHead, of statements: [String]) -> String {
    discarding + head.task + block(of: statements)
  }

  private func block(of statements: [String]) -> String {
    guard statements.count > 1, StatementPlace(of: call.node).standsAloneOnItsLines else {
      return " " + statements.joined(separator: "; ") + " }"
    }
    let source = context.tree.source
    let outer = Indentation(ofLineAt: call.range.lowerBound, in: source)
    return outer.block(
      of: statements, unit: Indentation.unit(of: source, at: call.range.lowerBound))
  }

  /// Whether `_ =` is wanted: the call is all of a closure whose result is inferred, or part of what
  /// a result builder collects.
  private var keepsResultVoid: Bool {
    guard case .statement(let item) = StatementPlace(of: call.node) else { return false }
    if item.isInResultBuilder(of: context.project) { return true }
    guard case .result(let owner) = item.valueUse, let closure = owner.as(ClosureExpr.self) else {
      return false
    }
    return !context.isKnownToReturnVoid(closure)
  }
}

extension CodeBlockItem {
  /// Whether a result builder collects the statement, as an attribute says that names one of the
  /// project or ends in `Builder`: of the code around it, or of the parameter that the closure is for.
  fileprivate func isInResultBuilder(of project: ProjectIndex) -> Bool {
    for ancestor in node.ancestors {
      let attributes: AttributeList?
      switch ancestor.kind {
      case .closureExpr: attributes = ancestor.as(ClosureExpr.self)?.signature?.attributes
      case .functionDecl: attributes = ancestor.as(FunctionDecl.self)?.attributes
      case .variableDecl: attributes = ancestor.as(VariableDecl.self)?.attributes
      case .accessorDecl: attributes = ancestor.as(AccessorDecl.self)?.attributes
      default: continue
      }
      var names = attributes?.attributes.map(\.name) ?? []
      if let closure = ancestor.as(ClosureExpr.self) {
        names += project.attributes(ofParameterFor: closure)
      }
      if names.contains(where: { $0.hasSuffix("Builder") || project.isResultBuilder($0) }) {
        return true
      }
      if ancestor.is(.closureExpr) || ancestor.is(.functionDecl) { return false }
    }
    return false
  }
}

extension ProjectIndex {
  /// The attributes of the parameters that a closure may be an argument for.
  fileprivate func attributes(ofParameterFor closure: ClosureExpr) -> [String] {
    guard case .argument(let call, let label) = ClosureUse(of: closure), let name = call.calleeName
    else { return [] }
    let candidates = (functions[name] ?? []) + (functions[name + ".init"] ?? [])
    return candidates.flatMap(\.parameters)
      .filter { label == nil || $0.label == label }
      .flatMap { TypeSpelling.attributes(of: $0.type).map(String.init) }
  }
}
