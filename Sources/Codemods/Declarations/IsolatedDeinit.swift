import Rewriter

extension Codemod {
  /// `deinit` becomes `isolated deinit` where it touches what only the main actor may touch.
  ///
  /// As measured with Swift 6.3.1 (``DeinitRejection``).
  public static let isolatedDeinit = Codemod(
    id: "isolated-deinit",
    title: "Isolate deinitializers that touch main-actor state",
    since: .v(6, 2),
    discussion: """
      A `deinit` is nonisolated, also that of a main-actor-isolated class, since any thread may release an object last. \
      It may use the object's own stored properties of Sendable types, such as a `Task` that it cancels, and Swift 6 \
      rejects the rest: calls of main-actor-isolated methods, computed and inherited properties, and stored \
      properties whose types aren't Sendable, such as a timer or an observer's token. Once `self` has been passed to a \
      function, it rejects every property that may change.

      `isolated deinit` (SE-0371) runs on the main actor: at once where the object is released \
      there, and a little later where another thread releases it. So the change needs a review. \
      Code that relies on the cleanup being done when the last reference is gone may behave \
      differently, and the runtimes of iOS 26 and macOS 26 have stopped programs in isolated \
      deinitializers ([swiftlang/swift#87316](https://github.com/swiftlang/swift/issues/87316), \
      [#85500](https://github.com/swiftlang/swift/issues/85500)): run the tests.

      The codemod writes it where every system that the module runs on has it: from iOS 18.4, \
      macOS 15.4, tvOS 18.4, watchOS 11.4 and visionOS 2.4 on. Swift 6.2 also compiles it for \
      older systems, with a substitute that has stopped programs; `--deployment-target iOS=18.4` \
      says that you want it anyway. For older systems, what to do depends on the object:

      - end a timer, display link or observer where the object no longer needs it, in \
      `viewWillDisappear` or in a method that the owner calls;
      - a token that removes its observer when it's released needs no `deinit` in the class that holds it;
      - a value that the work needs, and that is Sendable, goes into a `Task { @MainActor in … }`. Never `self`: it's \
      gone when the task runs;
      - `nonisolated(unsafe)` on a stored property lets `deinit` read it. Nobody else can use the property by then, but \
      what is called on its value has to be right on any thread: `removeObserver(_:)` is, a timer's `invalidate()` is not.

      Left unchanged as well: open classes, which may have subclasses elsewhere, and those with a subclass whose \
      `deinit` is nonisolated, which Swift rejects below an isolated one.
      """,
    verdict: .review,
    candidateTokens: ["deinit"],
    findsRejectedCode: true,
    examples: [
      Example(
        """
        @MainActor
        final class Player {
          private var entries: [String] = []

          deinit { stop() }

          private func stop() { entries = [] }
        }
        """,
        becomes: """
          @MainActor
          final class Player {
            private var entries: [String] = []

            isolated deinit { stop() }

            private func stop() { entries = [] }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          @MainActor
          open class Player {
            deinit { stop() }

            private func stop() {}
          }
          """,
        because: "'stop' needs the main actor, but 'Player' is open"),
    ],
    run: { context in
      context.tree.all(DeinitializerDecl.self).compactMap { deinitializer in
        RejectedDeinit(deinitializer, in: context)?.finding
      }
    })
}

/// A nonisolated deinitializer of a main-actor-isolated class that Swift 6 rejects.
private struct RejectedDeinit {
  private let deinitializer: DeinitializerDecl
  private let keyword: Token
  private let owner: String
  private let rejection: String
  private let remedy: String?
  private let isKnown: Bool
  private let context: Context

  init?(_ deinitializer: DeinitializerDecl, in context: Context) {
    guard let type = deinitializer.node.ancestors.first(where: \.kind.isTypeOrExtension),
      type.is(.classDecl), let keyword = deinitializer.deinitKeyword,
      !deinitializer.node.saysIsolation,
      let owner = context.enclosingTypeNames(of: type).first,
      context.isolation(inside: type).kind == .mainActor,
      let rejection = DeinitRejection(of: deinitializer, of: owner, in: context)
    else { return nil }
    self.deinitializer = deinitializer
    self.keyword = keyword
    self.owner = owner
    self.rejection = rejection.sentence
    remedy =
      rejection.needless.map { "mark '\($0)' 'nonisolated'" }
      ?? (rejection.tokens.isEmpty || context.refusalOfToolchain(since: .v(5, 10)) != nil
        ? rejection.method.map {
          "have the owner of the object call '\($0.split(separator: ".").last ?? "")' before it releases that"
        }
        : "mark \(rejection.tokens.listed("property")) 'nonisolated(unsafe)', since any thread may remove an observer")
    isKnown = rejection.isKnown
    self.context = context
  }

  var finding: Finding {
    if let obstacle {
      return context.leave(deinitializer.node, "leave 'deinit'", because: obstacle)
    }
    return context.fix(
      deinitializer.node, "isolate 'deinit' to the main actor", verdict: .review,
      because: context.project.modules.namesSystems(inFile: context.path)
        ? "\(rejection); check that nothing counts on when 'deinit' runs"
        : "\(rejection); check that the program runs on no system before iOS 18.4 or macOS 15.4, and that nothing "
          + "counts on when 'deinit' runs",
      effects: [.runsLater, .changesThread],
      fix: Fix([Edit(replace: keyword.range, with: "isolated deinit")]))
  }

  private var adviceOnPlace: String {
    let isScreen = context.foreignAncestry(of: owner)
      .contains { ["UIViewController", "NSViewController"].contains($0) }
    return
      "clean up in \(isScreen ? "'viewDidDisappear', or in " : "")a method that the owner calls before it releases the object"
  }

  private var adviceOnRelease: String? {
    deinitializer.onlyReleases(in: context)
      ? "delete 'deinit', which only releases what goes away with the object" : nil
  }

  private var obstacle: Refusal? {
    if let old = context.project.modules.systemWithoutIsolatedDeinit(inFile: context.path) {
      return Refusal(
        .systemTooOld,
        "\(rejection), and \(old.module.subject) supports \(old.platform) \(old.version), where 'isolated deinit' isn't "
          + "safe before \(old.first); "
          + (adviceOnRelease ?? remedy ?? adviceOnPlace))
    }
    // Another compiler changes nothing about the systems, and what is needless needs none.
    if let refusal = context.refusalOfToolchain(since: .v(6, 2)) {
      return refusal.reworded { "\(rejection); \(adviceOnRelease ?? $0)" }
    }
    if !isKnown {
      return Refusal(
        .notSendable,
        "\(rejection); \(adviceOnRelease ?? "mark 'deinit' 'isolated' if it isn't")")
    }
    let declaration = context.project.types[owner]?.first
    if declaration?.modifiers.contains(.open) == true {
      return Refusal(
        .overriddenMethod,
        "\(rejection), but '\(owner)' is open, and other modules may have subclasses with a nonisolated 'deinit'; "
          + "mark it 'isolated' if they have none")
    }
    if let subclass = context.project.subclassWithNonisolatedDeinit(of: owner) {
      return Refusal(
        .overriddenMethod,
        "\(rejection), but the 'deinit' of the subclass '\(subclass)' is nonisolated; mark both 'isolated'"
      )
    }
    return nil
  }
}

extension Node {
  /// Whether a deinitializer says what it is isolated to.
  fileprivate var saysIsolation: Bool {
    guard let deinitializer = self.as(DeinitializerDecl.self) else { return false }
    return deinitializer.modifiers?.contains(.isolated) == true
      || deinitializer.modifiers?.contains(.nonisolated) == true
      || deinitializer.attributes?.attributes.contains { $0.name != "available" } == true
  }
}
