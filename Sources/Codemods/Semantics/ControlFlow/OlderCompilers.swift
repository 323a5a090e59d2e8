import Rewriter

extension Context {
  /// Why code of a newer Swift can't stand at a node: only older compilers read the code there.
  ///
  /// Have: #if compiler(>=5.8) … #else wait(for: [loaded]) #endif
  func refusalForOldCompilers(of node: Node, since version: SwiftVersion) -> Refusal? {
    let bounds = node.ancestors.lazy.compactMap { $0.as(IfConfigClause.self)?.endOfCompilers }
    return bounds.first { $0 <= version }.map {
      Refusal(
        .compilerTooOld,
        "only compilers before Swift \($0) read this code, and the change needs Swift \(version); leave it"
      )
    }
  }
}

extension IfConfigClause {
  /// The first compiler that doesn't read the clause, where its condition or one before it says so.
  fileprivate var endOfCompilers: SwiftVersion? {
    let clauses = node.parent?.elements(IfConfigClause.self) ?? []
    let earlier = clauses.prefix { $0.node != node }
    return condition?.endOfCompilers
      ?? earlier.lazy.compactMap { $0.condition?.startOfCompilers }.first
  }
}

extension Node {
  /// `5.9` of `compiler(>=5.9)`; `nil` for any other condition, and for one that asks for a language mode.
  fileprivate var startOfCompilers: SwiftVersion? {
    SwiftVersion(atLeastIn: compactText, of: "compiler")
      ?? SwiftVersion(atLeastIn: compactText, of: "swift").flatMap { $0 < .v(6, 0) ? $0 : nil }
  }

  /// `5.9` of `compiler(<5.9)` and `!compiler(>=5.9)`.
  fileprivate var endOfCompilers: SwiftVersion? {
    if let negated = self.as(PrefixOperatorExpr.self), negated.operator?.text == "!" {
      return negated.expression?.startOfCompilers
    }
    return SwiftVersion(belowIn: compactText, of: "compiler")
      ?? SwiftVersion(belowIn: compactText, of: "swift").flatMap { $0 < .v(6, 0) ? $0 : nil }
  }
}

extension SwiftVersion {
  /// `5.9` of `swift(>=5.9)`, without blanks.
  init?(atLeastIn condition: String, of question: String) {
    self.init(behind: "\(question)(>=", in: condition)
  }

  /// `5.9` of `swift(<5.9)`.
  init?(belowIn condition: String, of question: String) {
    self.init(behind: "\(question)(<", in: condition)
  }

  private init?(behind start: String, in condition: String) {
    guard condition.hasPrefix(start), condition.hasSuffix(")") else { return nil }
    self.init(condition.dropFirst(start.count).dropLast())
  }
}
