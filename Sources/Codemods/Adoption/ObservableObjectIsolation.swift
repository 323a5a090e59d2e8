import Rewriter

extension Codemod {
  /// `class Model: ObservableObject` gets `@MainActor` where all code that uses it is the main actor's.
  public static let observableObjectIsolation = Codemod(
    id: "observable-object-isolation",
    title: "Isolate observable objects to the main actor where all their uses are",
    since: .v(5, 5),
    discussion: """
      SwiftUI observes an `ObservableObject` on the main thread, and a change of a `@Published` property on another one \
      is a bug. A class that is isolated to nothing says so nowhere: Swift 6 rejects its tasks, since `self` isn't \
      Sendable, and its hops to the main queue. `@MainActor` on the class makes the class Sendable, and has the compiler \
      look at all uses.

      The class gets the attribute if every place in the project that uses its members or makes an object is isolated to \
      the main actor, as code of SwiftUI's views and of view controllers is, or belongs to a class that gets the attribute \
      as well. Members that nonisolated protocols require, such as `==` and `hash(into:)`, get `nonisolated` with it if they \
      need nothing of the main actor.

      This is advice, and a decision that other changes depend on. So the codemod runs only on demand, with `--only \
      observable-object-isolation --review`; run it first, and the others then. The change needs a review: tasks and \
      asynchronous methods of the class then run on the main actor, and work that takes long has to leave it, with \
      `@concurrent` or a `nonisolated` method. Tests of the class need `@MainActor`, which `test-isolation` writes.

      Left unchanged, each with its reason: classes that code off the main actor uses, for sure or for all that we can \
      tell, such as a method of a nonisolated service, or a closure on another queue; those with closures that frameworks \
      call elsewhere; those that conform to protocols which any thread may use; and public ones of packages. Of a class that \
      inherits from another one, the topmost class of the project is isolated for both.
      """,
    verdict: .review,
    selection: .onlyByName,
    candidateTokens: ["class"],
    mayConcern: { hints in hints.file.types.contains { $0.kind == .class } },
    examples: [
      Example(
        """
        import SwiftUI

        final class Feed: ObservableObject {
          @Published var entries: [String] = []
          func clear() { entries = [] }
        }

        struct Screen: View {
          @StateObject private var feed = Feed()
          var body: some View { Button("Clear") { feed.clear() } }
        }
        """,
        becomes: """
          import SwiftUI

          @MainActor
          final class Feed: ObservableObject {
            @Published var entries: [String] = []
            func clear() { entries = [] }
          }

          struct Screen: View {
            @StateObject private var feed = Feed()
            var body: some View { Button("Clear") { feed.clear() } }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          import Combine

          final class Feed: ObservableObject {
            @Published var entries: [String] = []
          }

          func fill(_ feed: Feed) { feed.entries = ["a"] }
          """,
        because: "code outside the main actor uses the class: 'feed.entries'"),
    ],
    run: { context in
      context.tree.all(ClassDecl.self).compactMap { declaration in
        IsolatedClass(declaration, by: context.planOfObservableObjects, in: context)?.finding
      }
    })
}
