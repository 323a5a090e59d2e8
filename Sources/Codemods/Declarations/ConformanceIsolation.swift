import Rewriter

extension Codemod {
  /// Members of main-actor-isolated types that meet nonisolated requirements become `nonisolated` where they need nothing
  /// of the main actor.
  ///
  /// Swift 6.3.1 says `conformance of 'Row' to protocol 'Hashable' crosses into main actor-isolated code and can cause
  /// data races`, unless `InferIsolatedConformances` is on.
  public static let conformanceIsolation = Codemod(
    id: "conformance-isolation",
    title: "Make members nonisolated that nonisolated protocols require, or isolate conformances",
    since: .v(5, 5),
    discussion: """
      Any code may call what a nonisolated protocol requires. A member of a main-actor-isolated \
      type that meets such a requirement is isolated itself, so Swift 6 rejects the conformance: \
      that of models to `Equatable`, `Hashable`, `CustomStringConvertible`, and of views and view \
      controllers to the project's own protocols.

      The methods and computed properties that meet a protocol's requirements get `nonisolated` if \
      the code of all of them needs nothing of the main actor: it may read constants of Sendable \
      types, and in a structure stored properties of such types, and compare objects. It may call \
      the project's own functions and objects only if these are marked `nonisolated`: they may \
      need the main actor, too, once they are annotated. If one type that conforms to a protocol of \
      the project needs the main actor, or the protocol passes views, no type gets `nonisolated`.

      So are most delegates of frameworks, such as `CLLocationManagerDelegate`. With `@preconcurrency` in front of the \
      protocol's name, the compiler accepts the conformance, and the program traps if the framework calls a method off \
      the main thread. Methods that are known to be called there are the business of `nonisolated-delegate`.

      Protocols in the project's headers in Objective-C are nonisolated, too, unless they are marked `NS_SWIFT_UI_ACTOR`: \
      a main-actor-isolated method that is called off the main thread through one of them traps in Swift 6. A protocol of \
      another package isn't known; its conformance is reported where the type has a method that may be one of the \
      protocol's: it's in an extension for the protocol, or named as a delegate's methods are.

      A method that overrides a nonisolated one of `NSObject`, such as `observeValue(forKeyPath:of:change:context:)` or \
      `awakeFromNib()`, is nonisolated itself: what it uses of the main actor is reported. So are variables of classes \
      that conform to a Sendable protocol of a framework, such as `URLSessionDelegate`, and superclasses of such classes.

      If the code needs the main actor, the report says what needs it. What to do depends on how \
      the protocol is used:

      - if only main-actor code uses the protocol, and only main-actor-isolated types conform to it, isolate the protocol: \
      `@MainActor protocol …`. `main-actor-protocol` does so where it can tell;
      - from Swift 6.2 on, an isolated conformance, `: @MainActor PlayerDelegate`, holds in main-actor \
      code only. It can't be used where the type has to be Sendable as well, and a cast, `as? any \
      PlayerDelegate`, gives `nil` off the main actor. The codemod writes it, with a review, for a protocol of the project \
      that can't be isolated itself, where no cast asks for it, no generic code requires it, and only main-actor code \
      passes the type on as the protocol. Once it's a value of the protocol, any code may call it, as before: nothing \
      checks the thread. `InferIsolatedConformances` isolates all such conformances silently: look for casts first;
      - a requirement that is `async` can be met by an isolated method, also of an actor, if all that it is given and \
      returns is Sendable: Swift 6 rejects any other, and so it is reported, also where it's a framework's delegate that calls \
      the method, as with `userNotificationCenter(_:willPresent:) async`.

      Synthesized conformances of structures, `Identifiable` by a constant and requirements that are `async` need nothing.
      """,
    verdict: .safe,
    candidateTokens: ["actor", "class", "struct", "enum", "extension"],
    mayConcern: {
      $0.hasCandidateToken
        && ($0.project.surroundsWithMainActor($0.file)
          || $0.project.saysSendableProtocol(of: $0.file) || $0.project.holdsActor($0.file))
    },
    findsRejectedCode: true,
    examples: [
      Example(
        """
        @MainActor
        final class Row: Hashable {
          let id = 1
          var title = ""

          static func == (left: Row, right: Row) -> Bool { left.id == right.id }

          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        """,
        becomes: """
          @MainActor
          final class Row: Hashable {
            let id = 1
            var title = ""

            nonisolated static func == (left: Row, right: Row) -> Bool { left.id == right.id }

            nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
          }
          """),
      Example(
        unchanged: """
          @MainActor
          final class Row: CustomStringConvertible {
            var title = ""

            var description: String { title }
          }
          """,
        because: "'title' needs the main actor"),
    ],
    run: { context in
      context.tree.nodes.filter(\.kind.isTypeOrExtension).flatMap { type in
        let found: [[Finding]] = [
          ConformingType(type, in: context)?.findings ?? [],
          InheritedWitness.all(in: type, context).map(\.finding),
          UnknownConformance.all(in: type, context).map(\.finding),
          SendableConformance.all(in: type, context).map(\.finding),
          NonisolatedOverride.all(in: type, context).map(\.finding),
          SentDelegateMethod.all(in: type, context).map(\.finding),
        ]
        return found.flatMap { $0 }
      }
    })
}
