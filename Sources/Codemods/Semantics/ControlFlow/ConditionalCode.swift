import Rewriter

/// Code under `#if`.
extension Node {
  /// Whether some build in Swift 6 mode is known to compile the node: what flags of the project's own are set isn't.
  var mayBeCompiled: Bool {
    !tree.contains(.ifConfigClause)
      || ancestors.lazy.compactMap { $0.as(IfConfigClause.self) }.allSatisfy(\.mayBeCompiled)
  }
}

extension IfConfigClause {
  fileprivate var mayBeCompiled: Bool {
    let earlier = node.parent?.elements(IfConfigClause.self).prefix { $0.node != node }
    return condition.map { BuildCondition($0).mayHold } != false
      && earlier?.allSatisfy { $0.condition.map { BuildCondition($0).mayFail } != false } != false
  }
}

/// What is known of a condition behind `#if`, in the builds of Swift 6 mode.
private struct BuildCondition {
  /// Whether it holds in some build.
  private(set) var mayHold = false
  /// Whether it doesn't in some build; of a flag that nothing is known of, neither.
  private(set) var mayFail = false

  init(_ condition: Node) {
    if let inner = condition.as(PrefixOperatorExpr.self), inner.operator?.text == "!" {
      let negated = inner.expression.map(BuildCondition.init)
      mayHold = negated?.mayFail == true
      mayFail = negated?.mayHold == true
    } else if let parts = condition.as(SequenceExpr.self)?.elements?.node.children {
      let alternatives = parts.split { $0.as(BinaryOperatorExpr.self)?.operator?.text == "||" }
        .map(Self.conditions)
      mayHold = alternatives.contains { $0.allSatisfy(\.mayHold) }
      mayFail = alternatives.allSatisfy { $0.contains(where: \.mayFail) }
    } else if condition.is(.tupleExpr), condition.withoutParentheses != condition {
      self = BuildCondition(condition.withoutParentheses)
    } else {
      read(condition.compactText)
    }
  }

  /// Those of `a && b`.
  private static func conditions(in parts: some Sequence<Node>) -> [BuildCondition] {
    parts.filter { !$0.is(.binaryOperatorExpr) }.map(BuildCondition.init)
  }

  private mutating func read(_ text: String) {
    switch text {
    case "true", "1": mayHold = true
    case "false", "0": mayFail = true
    // Both build systems set it in debug builds alone.
    case "DEBUG": (mayHold, mayFail) = (true, true)
    default:
      if Self.platforms.contains(where: text.hasPrefix) {
        (mayHold, mayFail) = (true, true)
      } else if text.hasPrefix("swift(") || text.hasPrefix("compiler(") {
        readVersion(text)
      }
    }
  }

  private static let platforms = ["os(", "canImport(", "targetEnvironment(", "arch("]

  /// `swift(>=5.9)`, `compiler(<6)`
  private mutating func readVersion(_ text: String) {
    let question = text.prefix { $0 != "(" }
    let isAtLeast = text.hasPrefix("\(question)(>=")
    guard isAtLeast || text.hasPrefix("\(question)(<"), text.hasSuffix(")"),
      let version = SwiftVersion(text.dropFirst(question.count + (isAtLeast ? 3 : 2)).dropLast())
    else { return }
    let isOld = version <= .v(6, 0)
    (mayHold, mayFail) = isAtLeast ? (true, !isOld) : (!isOld, true)
  }
}
