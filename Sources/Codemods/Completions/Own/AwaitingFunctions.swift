import Rewriter

/// The functions of a file that call one with a completion handler, become asynchronous with it, and await it in their
/// own bodies.
struct AwaitingFunctions {
  private let function: FunctionDecl

  /// Those that ask about this one, the first of them first: no two functions wait for each other's answer.
  private let others: [FunctionDecl]

  private let context: Context

  init(of function: FunctionDecl, beside others: [FunctionDecl], in context: Context) {
    self.function = function
    self.others = others
    self.context = context
  }

  /// What the function around the call adds if it awaits it; `nil` if it keeps its handler.
  func addition(of call: FunctionCallExpr) -> Addition? {
    let around = call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
    let asking = others + [function]
    guard let around, !asking.contains(where: { $0.node == around.node }),
      let completion = CompletionParameter(of: around, in: context),
      CompletionToAsync(completion: completion, context: context).awaitedCalls(beside: asking)
        .contains(call.node)
    else { return nil }
    let addition = context.additionOfAwait(call.node)
    return context.withheld[addition] == nil ? addition : nil
  }
}

extension Context {
  /// What a function adds that becomes asynchronous and awaits the call in its body.
  func additionOfAwait(_ call: Node) -> Addition {
    let line = LineTable(tree.source).line(of: call.range.lowerBound)
    return Addition(
      "the function around line \(line) awaits the call there",
      signature: "\(call.range.lowerBound.value) \(PathCondition.short(call.text))", inFile: path)
  }
}
