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
      function, it rejects every property that may change. Where Apple's headers isolate the class, as they do view \
      controllers, it only warns of calls and of properties that others have.

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
      `viewDidDisappear` or in a method that the code calls that keeps the object;
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
  private let rejected: DeinitRejection
  private let context: Context

  init?(_ deinitializer: DeinitializerDecl, in context: Context) {
    guard let type = deinitializer.node.ancestors.first(where: \.kind.isTypeOrExtension),
      type.is(.classDecl), let keyword = deinitializer.deinitKeyword,
      !deinitializer.node.saysIsolation,
      let owner = context.enclosingTypeNames(of: type).first,
      context.isolation(inside: type).kind == .mainActor,
      let rejected = DeinitRejection(of: deinitializer, of: owner, in: context)
    else { return nil }
    self.deinitializer = deinitializer
    self.keyword = keyword
    self.owner = owner
    self.rejected = rejected
    self.context = context
  }

  private var rejection: String { rejected.sentence }

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

  /// What to do where the object can't have an isolated deinitializer.
  private var adviceOnOldSystem: String {
    if let adviceOnRelease { return adviceOnRelease }
    if let needless = rejected.needless { return "mark '\(needless)' 'nonisolated'" }
    guard !rejected.properties.isEmpty, context.refusalOfToolchain(since: .v(5, 10)) == nil else {
      return adviceOnPlace
    }
    let marking = "mark \(rejected.properties.listed("property")) 'nonisolated(unsafe)'"
    return rejected.areTokens
      ? "\(marking), since any thread may remove an observer"
      : "\(marking) if any thread may do what 'deinit' does, or \(adviceOnPlace)"
  }

  /// Where to clean up instead. A screen and a view have an owner that knows nothing of that.
  private var adviceOnPlace: String {
    let method = rejected.method?.split(separator: ".").last.map(String.init)
    let work = method.map { "call '\($0)'" } ?? "clean up"
    let ancestry = context.foreignAncestry(of: owner)
    if let place = Self.places.first(where: { ancestry.contains($0.type) }) {
      return "\(work) in \(place.text)"
    }
    return method.map { "have the code that keeps the object call '\($0)' once it's done with it" }
      ?? "clean up in a method that the code that keeps the object calls once it's done with it"
  }

  private static let places = [
    (type: "UIViewController", text: "'viewDidDisappear' when the screen closes"),
    (type: "NSViewController", text: "'viewDidDisappear' when the screen closes"),
    (type: "NSWindowController", text: "'windowWillClose'"),
    (type: "NSWindow", text: "'close'"),
    (type: "UIView", text: "'willMove(toWindow:)' when the view leaves its window for good"),
    (type: "NSView", text: "'viewWillMove(toWindow:)' when the view leaves its window for good"),
  ]

  private var adviceOnRelease: String? {
    deinitializer.onlyReleases(in: context)
      ? "delete 'deinit', which only releases what goes away with the object" : nil
  }

  /// One that has no isolated deinitializers, of those that the compiler reads the code for.
  private func oldSystem(readingCodeAt node: Node) -> ProjectModules.OldSystem? {
    context.project.modules.systemWithoutIsolatedDeinit(inFile: context.path) {
      node.mayBeRead(on: $0)
    }
  }

  private var obstacle: Refusal? {
    if let old = rejected.place.flatMap(oldSystem) ?? oldSystem(readingCodeAt: deinitializer.node) {
      return Refusal(
        .systemTooOld,
        "\(rejected.isOnlyWarned ? "Swift 6 warns that " : "")\(rejection), and \(old.module.subject) supports \(old.platform) \(old.version), where 'isolated deinit' isn't "
          + "safe before \(old.first); \(adviceOnOldSystem)")
    }
    // Another compiler changes nothing about the systems, and what is needless needs none.
    if let refusal = context.refusalOfToolchain(since: .v(6, 2)) {
      return refusal.reworded { "\(rejection); \(adviceOnRelease ?? $0)" }
    }
    if !rejected.isKnown {
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
  var saysIsolation: Bool {
    guard let deinitializer = self.as(DeinitializerDecl.self) else { return false }
    return deinitializer.modifiers?.contains(.isolated) == true
      || deinitializer.modifiers?.contains(.nonisolated) == true
      || deinitializer.attributes?.attributes.contains { $0.name != "available" } == true
  }
}
