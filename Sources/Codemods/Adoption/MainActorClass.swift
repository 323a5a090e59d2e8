import Rewriter

extension Codemod {
  /// `final class Coordinator { let controller: UINavigationController }` gets `@MainActor` where all code that uses it is
  /// the main actor's.
  public static let mainActorClass = Codemod(
    id: "main-actor-class",
    title: "Isolate classes to the main actor that keep its objects",
    since: .v(5, 5),
    discussion: """
      A coordinator, a router or a presenter keeps view controllers, windows or views, and only the main actor may use \
      those. A class that says nothing is nonisolated: Swift 6 rejects its calls of the main actor, and what it passes to it. \
      `@MainActor` on the class is what the code has always relied on.

      The class gets the attribute if it stores an object of a main-actor-isolated class of a framework, and if every place \
      in the project that uses its members or makes an object is isolated to the main actor, or belongs to a class that gets \
      the attribute as well. Observable objects are looked at together with these classes, since they use each other; \
      `observable-object-isolation` isolates those alone, and its page says what both codemods look at.

      This is advice, and a decision that other changes depend on. So the codemod runs only on demand, with `--only \
      main-actor-class --review`; run it first, and the others then. The change needs a review: tasks and asynchronous methods \
      of the class then run on the main actor, and work that takes long has to leave it.
      """,
    verdict: .review,
    selection: .onlyByName,
    candidateTokens: ["class"],
    mayConcern: { hints in hints.file.types.contains { $0.kind == .class } },
    examples: [
      Example(
        """
        import UIKit

        final class Coordinator {
          private let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func start() { window.makeKeyAndVisible() }
        }

        final class Screen: UIViewController {
          func restart(_ window: UIWindow) { Coordinator(window: window).start() }
        }
        """,
        becomes: """
          import UIKit

          @MainActor
          final class Coordinator {
            private let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() { window.makeKeyAndVisible() }
          }

          final class Screen: UIViewController {
            func restart(_ window: UIWindow) { Coordinator(window: window).start() }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          import UIKit

          final class Coordinator {
            private let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() { window.makeKeyAndVisible() }
          }

          func restart(_ coordinator: Coordinator) { coordinator.start() }
          """,
        because: "code outside the main actor uses the class: 'coordinator.start'"),
    ],
    run: { context in
      context.tree.all(ClassDecl.self).compactMap { declaration in
        IsolatedClass(declaration, by: context.planOfClasses, in: context)?.finding
      }
    })
}
