extension Explanation {
  /// Observers of notifications, and timers.
  static let observers = [
    Explanation(
      .nonisolatedHandler, of: "selector-observer",
      "the handler isn't isolated to an actor, so the selector needs no change",
      """
      In Swift 6, a selector is a problem only if it names a main-actor-isolated method, and \
      another thread calls it. Any thread may call this method.
      """,
      example: """
        class Cache: NSObject {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .changed, object: nil)
          }

          @objc func reload() {}
        }
        """,
      remedy: .change(
        "If only the main thread uses the type, mark it `@MainActor`.",
        to: """
          @MainActor class Cache: NSObject {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            @objc func reload() {}
          }
          """),
      leave: "Otherwise leave it as it is: nothing has to change."),
    Explanation(
      .selectorWrapper, of: "selector-observer",
      "a function of the project registers the selector that it is passed",
      """
      Callers of the function pass selectors. Before they can pass closures, the project needs a \
      function that takes a closure.
      """,
      example: """
        class BaseScreen: UIViewController {
          func observe(_ name: Notification.Name, selector: Selector) {
            NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
          }
        }
        """,
      remedy: .rewrite(
        """
        Declare the function a second time, with a `@MainActor` closure in place of the \
        selector; the codemod then changes the calls.
        """,
        to: """
          class BaseScreen: UIViewController {
            private var tokens: [any NSObjectProtocol] = []

            func observe(
              _ name: Notification.Name, handler: @escaping @MainActor @Sendable (Notification) -> Void
            ) {
              let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { handler(notification) }
              }
              tokens.append(token)
            }
          }
          """),
      leave: """
        Leave it where other threads post the notification: such a handler can't be \
        `@MainActor`.
        """),
    Explanation(
      .handlerNotFound, of: "selector-observer",
      "we can't tell which method the selector names",
      """
      The block would call the method, so the codemod has to know the method's parameters and \
      isolation.
      """,
      example: """
        final class Screen: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: NSSelectorFromString("reload"), name: .changed, object: nil)
          }

          @objc private func reload() {}
        }
        """,
      remedy: .change(
        "Write `#selector(method)` with a method of this type that isn't overloaded.",
        to: """
          final class Screen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where the selector is chosen at run time."),
    Explanation(
      .handlerSignature, of: "selector-observer",
      "the method that the selector names doesn't fit a block",
      """
      A block can call a method that returns nothing, and takes nothing or just the notification \
      or timer. Objective-C also calls methods of other forms, and ignores what they return.
      """,
      example: """
        final class Screen: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .changed, object: nil)
          }

          @objc private func reload() -> Bool { true }
        }
        """,
      remedy: .change(
        "Give the observer a method of its own that calls this one.",
        to: """
          final class Screen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(changed), name: .changed, object: nil)
            }

            @objc private func changed() { _ = reload() }

            private func reload() -> Bool { true }
          }
          """),
      leave: "Leave it where Objective-C calls the method with other arguments, too."),
    Explanation(
      .observerIsNotSelf, of: "selector-observer",
      "the observer or target isn't 'self'",
      """
      The block would call a method of that other object, and would have to be removed together \
      with that object. The object's own type is the best place for both.
      """,
      example: """
        final class Screen: UIViewController {
          private let other = OtherScreen()

          func observe() {
            NotificationCenter.default.addObserver(
              other, selector: #selector(OtherScreen.reload), name: .changed, object: nil)
          }
        }

        final class OtherScreen: UIViewController {
          @objc func reload() {}
        }
        """,
      remedy: .change(
        "Register the observer in the object's own type.",
        to: """
          final class OtherScreen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where you can't change that type."),
    Explanation(
      .everyNotification, of: "selector-observer",
      "the observer gets notifications of every name",
      """
      Frameworks post notifications on many threads, and an observer of all names gets all of \
      them. A main-actor-isolated block can't handle those of other threads.
      """,
      example: """
        final class Screen: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: nil, object: self)
          }

          @objc private func reload() {}
        }
        """,
      remedy: .change(
        "Name the notification.",
        to: """
          final class Screen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: self)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where the code logs or counts notifications."),
    Explanation(
      .postingThread, of: "selector-observer",
      "the notification must be handled on the thread that posts it",
      """
      Core Data and some other frameworks pass objects that belong to the posting thread. A \
      handler on the main thread must not use them.
      """,
      example: """
        @MainActor final class Search: NSObject {
          func start(_ context: NSManagedObjectContext) {
            NotificationCenter.default.addObserver(
              self, selector: #selector(update(_:)),
              name: NSManagedObjectContext.didSaveObjectsNotification, object: context)
          }

          @objc private func update(_ notification: Notification) {}
        }
        """,
      remedy: .rewrite(
        """
        Handle the notification where it is posted, and hop to the main actor for what belongs \
        there.
        """,
        to: """
          @MainActor final class Search: NSObject {
            func start(_ context: NSManagedObjectContext) {
              NotificationCenter.default.addObserver(
                forName: NSManagedObjectContext.didSaveObjectsNotification, object: context, queue: nil
              ) { [weak self] _ in
                Task { @MainActor in self?.update() }
              }
            }

            private func update() {}
          }
          """),
      leave: """
        Leave it where the context is the view context, which belongs to the main thread.
        """),
    Explanation(
      .unknownCenter, of: "selector-observer",
      "we can't tell whether the object is a notification center",
      """
      Other classes have an `addObserver`, too, and their observers are removed in other ways.
      """,
      example: """
        final class Screen: UIViewController {
          private let center = Library.center

          func observe() {
            center.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
          }

          @objc private func reload() {}
        }
        """,
      remedy: .change(
        "Write the variable's type.",
        to: """
          final class Screen: UIViewController {
            private let center: NotificationCenter = Library.center

            func observe() {
              center.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where the object is something else."),
    Explanation(
      .unclearRemoval, of: "selector-observer",
      "we can't tell whether a call removes this observer",
      """
      Only its token removes a block, so the codemod has to change every removal together with the \
      observer. We can't tell whether this call is one of them.
      """,
      example: """
        final class Screen: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .changed, object: nil)
          }

          func stop(_ names: [Notification.Name]) {
            for name in names {
              NotificationCenter.default.removeObserver(self, name: name, object: nil)
            }
          }

          @objc private func reload() {}
        }
        """,
      remedy: .change(
        "Write the removal with the same name, object, and center as the observer.",
        to: """
          final class Screen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            func stop() {
              NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where the code decides at run time what to remove."),
    Explanation(
      .removedElsewhere, of: "selector-observer",
      "other code removes the observer",
      """
      Only its token removes a block, and the observing object keeps the token to itself. Code in \
      another type or file that removes the object as an observer can't remove the block.
      """,
      example: """
        final class Screen: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .changed, object: nil)
          }

          @objc private func reload() {}
        }

        final class Router {
          func close(_ screen: Screen) {
            NotificationCenter.default.removeObserver(screen)
          }
        }
        """,
      remedy: .change(
        "Move the removal to the type that observes.",
        to: """
          final class Screen: UIViewController {
            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            func stop() {
              NotificationCenter.default.removeObserver(self)
            }

            @objc private func reload() {}
          }
          """),
      leave: "Leave it where one place manages the observers of many objects."),
    Explanation(
      .noPropertyForToken, of: "selector-observer",
      "there is no property for the token of the block",
      """
      To remove a block later, the type has to keep its token. This type can't get a property \
      for that: its initializer or a conformance is synthesized, or the property would be \
      isolated to another actor than the code that uses it.
      """,
      example: """
        @MainActor final class Model: NSObject, Encodable {
          private var count = 0

          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(move), name: .renamed, object: nil)
          }

          func stop() {
            NotificationCenter.default.removeObserver(self)
          }

          @objc private func move() {}
        }
        """,
      remedy: .change(
        "Observe in another object, or write the conformance by hand.",
        to: """
          @MainActor final class Model: NSObject {
            private var count = 0

            func start() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(move), name: .renamed, object: nil)
            }

            func stop() {
              NotificationCenter.default.removeObserver(self)
            }

            @objc private func move() {}
          }
          """),
      leave: "Leave it if neither is worth the effort: Swift 6 accepts the selector."),
    Explanation(
      .droppedToken, of: "block-observer",
      "the token of the block is dropped",
      """
      `addObserver(forName:object:queue:using:)` returns a token, and only that token removes \
      the block; `removeObserver(self)` doesn't. A block that nothing removes stays registered, \
      and keeps everything that it captures alive.
      """,
      example: """
        final class Screen: UIViewController {
          func start() {
            _ = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: .main
            ) { _ in
              DispatchQueue.global().async { print(self) }
            }
          }
        }
        """,
      remedy: .rewrite(
        "Store the token and remove it, or capture `self` weakly.",
        to: """
          final class Screen: UIViewController {
            private var token: (any NSObjectProtocol)?

            func start() {
              token = NotificationCenter.default.addObserver(
                forName: .changed, object: nil, queue: .main
              ) { [weak self] _ in
                DispatchQueue.global().async { print(self as Any) }
              }
            }
          }
          """),
      leave: "Leave it where the object lives as long as the app."),
    Explanation(
      .wrongQueue, of: "block-observer",
      "the block uses main-actor-isolated state on another queue",
      "The code has a data race today, and traps in Swift 6 mode.",
      example: """
        final class Screen: UIViewController {
          private let queue = OperationQueue()
          private var count = 0
          private var token: (any NSObjectProtocol)?

          func observe() {
            token = NotificationCenter.default.addObserver(
              forName: .changed, object: nil, queue: queue
            ) { [weak self] _ in self?.count += 1 }
          }
        }
        """,
      remedy: .change(
        "Observe on the main queue.",
        to: """
          final class Screen: UIViewController {
            private var count = 0
            private var token: (any NSObjectProtocol)?

            func observe() {
              token = NotificationCenter.default.addObserver(
                forName: .changed, object: nil, queue: .main
              ) { [weak self] _ in self?.count += 1 }
            }
          }
          """),
      leave: """
        If the rest of the block is slow, keep its queue, and hop to the main actor for this part.
        """),
    Explanation(
      .unknownThread, of: "block-observer",
      "we can't tell which thread calls the block",
      """
      The block uses main-actor-isolated state, and the framework calls the block on the thread \
      that changes the property or runs the timer. If that isn't the main thread, a \
      main-actor-isolated block stops the program.
      """,
      example: """
        final class Screen: UIViewController {
          private var observation: NSKeyValueObservation?
          private var count = 0

          func start(_ progress: Progress) {
            observation = progress.observe(\\.fractionCompleted) { [weak self] _, _ in
              self?.count += 1
            }
          }
        }
        """,
      remedy: .rewrite(
        "Hop to the main actor in the block.",
        to: """
          final class Screen: UIViewController {
            private var observation: NSKeyValueObservation?
            private var count = 0

            func start(_ progress: Progress) {
              observation = progress.observe(\\.fractionCompleted) { [weak self] _, _ in
                Task { @MainActor in self?.count += 1 }
              }
            }
          }
          """),
      leave: """
        If the thread is known to be the main thread, write `MainActor.assumeIsolated` in the \
        block.
        """),
  ]
}
