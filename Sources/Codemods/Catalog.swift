/// Every codemod, in the order in which their fixes are taken when two want the same bytes.
public enum Catalog {
  public static let all: [Codemod] = [
    .taskNameClash,
    .completionToAsync,
    .sdkCompletionToAsync,
    .audioTap,
    .isolationTrap,
    .nonisolatedDelegate,
    .sendableExtraction,
    .tapFormat,
    .assumedIsolation,
    .detachedToConcurrent,
    .nonisolatedToConcurrent,
    .backgroundQueueHop,
    .timerSelector,
    .mainQueueHop,
    .selectorObserver,
    .blockObserver,
    .blockTimer,
    .mainQueueDelay,
    .mainQueueSync,
    .mainOperationQueue,
    .mainQueueWrapper,
    .longLivedTaskCapture,
    .taskModifier,
    .mainActorTask,
    .mainActorRun,
    .semaphoreInAsync,
    .explicitMainActorTask,
  ]

  /// The codemod of the id, or `nil`.
  public static func codemod(_ id: String) -> Codemod? {
    all.first { $0.id == id }
  }
}

// Left out, and why:
//
// - `DispatchQueue.main` kept in a constant or passed on: the compiler knows the main queue only
//   when it is spelt out, so what such code hops from and to is not in the text.
// - DispatchGroup and DispatchSemaphore: what waits for what is seldom visible in one function, and
//   a wrong guess is a deadlock. Inside of asynchronous code `semaphore-in-async` reports them.
