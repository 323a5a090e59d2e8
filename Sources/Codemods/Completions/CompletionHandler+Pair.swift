import Rewriter

extension CompletionHandler {
  /// The two closures of which a function of the project calls one, as one handler that is given what both are given.
  ///
  /// Have: load(id, success: { item in … }, failure: { error in … })
  ///
  /// - Parameters:
  ///   - callee: the function, with the positions of both.
  ///   - count: how many values both are given, the error being the last one.
  /// - Returns: `nil` where the first one is no closure literal, or the call passes no other one.
  init?(
    pairIn call: FunctionCallExpr, of callee: OwnCallee, givenValues count: Int,
    in context: Context,
  ) {
    guard let failurePosition = callee.failure else { return nil }
    let parameters = callee.labels.enumerated().map { position, label in
      CallArguments.Parameter(
        label: label == "_" ? "" : label,
        takesClosure: [callee.parameter, failurePosition].contains(position))
    }
    let arguments = CallArguments(of: call)
    let literal = { arguments.closure(forParameterAt: $0, among: parameters) }
    guard let closure = literal(callee.parameter) else { return nil }
    let success = CompletionHandler(closure, in: context)
    let failing = literal(failurePosition)
    let passed = arguments.value(forParameterAt: failurePosition, among: parameters)
    guard failing != nil || passed?.referencedName != nil else { return nil }
    self.init(success, else: failing, or: failing == nil ? passed : nil, of: count, in: context)
  }

  private init(
    _ success: CompletionHandler, else failing: ClosureExpr?, or passed: Node?, of count: Int,
    in context: Context,
  ) {
    let failure = failing.map { CompletionHandler($0, in: context) }
    var names = Array(success.names.prefix(count - 1))
    names += Array(repeating: nil, count: count - 1 - names.count)
    var reads = success.reads
    reads[count - 1] = failure?.reads[0]
    self.init(
      closure: success.closure, failure: failing, passedFailure: passed,
      names: names + [failure?.names.first ?? nil], reads: reads,
      dollarReads: success.dollarReads + (failure?.dollarReads ?? []),
      statements: success.statements + (failure?.statements ?? []))
  }

  var isPair: Bool { failure != nil || passedFailure != nil }

  /// The closure literals.
  var closures: [ClosureExpr] { [closure, failure].compactMap(\.self) }

  /// What the closures capture, if a task can capture the same for both: what they say, or the one that names `self`.
  var writtenCaptures: [String]? {
    let lists = closures.map(\.writtenCaptures)
    guard lists.count == 2, lists[0] != lists[1] else { return lists.first ?? [] }
    let saying = lists[0].isEmpty ? 1 : 0
    let other = closures[1 - saying]
    let isSilent =
      lists[1 - saying].isEmpty && !other.node.tokens.contains { $0.kind == .selfKeyword }
    return isSilent ? lists[saying] : nil
  }
}

extension OwnCallee {
  /// The labels of all parameters, `_` for none.
  fileprivate var labels: [String] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}

extension ClosureExpr {
  /// Where the statements may begin: behind the brace, or the closure's `in`.
  var opening: ByteOffset? { (signature?.inKeyword ?? leftBrace)?.range.upperBound }
}
