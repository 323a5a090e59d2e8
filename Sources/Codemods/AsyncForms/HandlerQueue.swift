import Rewriter

/// The parameter that chooses the queue on which a function calls its completion handler: a caller that awaits the
/// function continues on its own actor, and has no use for it.
///
/// Have: func load(on queue: DispatchQueue, completion: @escaping (Int) -> Void) { queue.async { completion(1) } }
struct HandlerQueue {
  /// What the body calls the parameter.
  let name: String

  init?(of completion: CompletionParameter, delivering paths: CompletionPaths) {
    let function = completion.function
    let queues = function.parameters.filter(\.takesQueue)
    let found =
      function.body == nil
      ? queues.first
      : queues.first { queue in
        paths.deliveries.contains { $0.isOnlyDelivery(on: queue.localName) }
      }
    guard let found else { return nil }
    name = found.localName
  }

  var refusal: Refusal {
    Refusal(
      .handlerQueue,
      "'\(name)' chooses the queue that the handler is called on, and a caller that awaits has no use for it; "
        + "remove the parameter, or keep the handler")
  }
}

extension FunctionParameter {
  fileprivate var takesQueue: Bool {
    type?.tokens.contains { ["DispatchQueue", "OperationQueue"].contains($0.text) } ?? false
  }
}

extension CompletionPaths.Delivery {
  /// Whether a block on the queue does nothing but call the handler.
  fileprivate func isOnlyDelivery(on queue: String) -> Bool {
    guard let closure = closures.last,
      closure.statements?.node.elements(CodeBlockItem.self).count == 1,
      case .argument(let call, _) = ClosureUse(of: closure)
    else { return false }
    return call.receiver?.descendantsAndSelf.contains { $0.referencedName == queue } ?? false
  }
}
