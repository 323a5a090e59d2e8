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
    .sendableCallback,
    .workItemToTask,
    .mainQueueDelay,
    .mainQueueSync,
    .mainOperationQueue,
    .groupNotification,
    .mainQueueWrapper,
    .sendingCall,
    .longLivedTaskCapture,
    .taskModifier,
    .mainActorTask,
    .mainActorRun,
    .applicationMain,
    .queueToLock,
    .globalState,
    .sendableType,
    .mainActorValue,
    .redundantMainActor,
    .unsafeAudit,
    .isolatedDeinit,
    .testIsolation,
    .mainActorProtocol,
    .conformanceIsolation,
    .viewState,
    .semaphoreInAsync,
    .unavailableInAsync,
    .actorReentrancy,
    .explicitMainActorTask,
    .observableObjectIsolation,
    .mainActorClass,
  ]

  /// Those that run where none is named. A second run of them changes nothing more; what the others decide, these follow.
  public static let byDefault = all.filter { $0.selection == .byDefault }

  /// The codemod of the id, or `nil`.
  public static func codemod(_ id: String) -> Codemod? {
    all.first { $0.id == id }
  }
}

// Left out, and why:
//
// - `DispatchQueue.main` kept in a variable or passed on: which queue such code hops to is not in the text. A
//   constant that is declared as the main queue is it.
// - Work items for other queues: a task beside others does not keep the order of a serial queue, and what
//   those items wait for is seldom in sight.
// - DispatchGroup and DispatchSemaphore: what waits for what is seldom visible in one function, and
//   a wrong guess is a deadlock. Inside of asynchronous code `semaphore-in-async` reports them, and
//   `group-notification` what groups do on the main queue.
