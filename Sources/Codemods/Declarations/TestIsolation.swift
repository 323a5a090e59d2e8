import Rewriter

extension Codemod {
  /// Tests get `@MainActor` where they use main-actor code, and what they call and what sets them up with them.
  public static let testIsolation = Codemod(
    id: "test-isolation",
    title: "Isolate tests to the main actor where they use it",
    since: .v(5, 5),
    discussion: """
      `XCTestCase` is nonisolated, and so are the tests in its subclasses: in Swift 6, a test that \
      makes a view or uses a main-actor-isolated model doesn't compile. XCTest runs tests on the \
      main thread, and knows `@MainActor` on a test, on `setUp() async throws` and on `tearDown() \
      async throws`. On an override that isn't asynchronous, Swift 6 rejects it, and in a \
      main-actor-isolated class such an override is nonisolated nevertheless.

      - A class gets `@MainActor` if most of its methods need the main actor, or the initial value of a property does, such \
      as `let app = XCUIApplication()`: subclasses have it from there. So does a suite of Swift Testing, and a class of a \
      package of which any test needs it: on Linux, the list that SwiftPM makes of a class's tests can't mix isolated and \
      nonisolated ones.
      - Where only some tests need it, or the class can't have it, the tests get `@MainActor`, together with the methods \
      of their class that need it, and all methods that call these: all of them, or none.
      - `setUp()`, `setUpWithError()` and the like become `setUp() async throws` where they need the main actor, and all \
      overrides of a kind together, so that they run in the same order. The call of `super` goes where it would send the \
      test to other code, which Swift 6 rejects; `XCTestCase`'s own does nothing.
      - `wait(for:timeout:)` in asynchronous code becomes `await fulfillment(of:timeout:)` (Xcode 14.3): a test that waits \
      in an asynchronous function may block what it waits for, and Swift 6 rejects it.

      A closure in such a test is then isolated to the main actor, too, unless something says \
      otherwise. If code that was compiled in Swift 5 mode calls the closure on another thread, \
      the program traps. A task waits for the main actor, so a test that blocks the main thread \
      until the task is done never ends. Tests with such closures need a review.

      A class can't have it if it has an initializer, conforms to nonisolated protocols, or if code that stays nonisolated \
      uses its members: class methods such as `class func setUp()`, nested types, `@Sendable` closures, other files. Nor \
      is it isolated before Swift 6.0, whose compilers reject more.

      Left unchanged: methods that asynchronous, static or other code calls as well, and several methods that set up, of \
      which the asynchronous one would run first.
      """,
    verdict: .safe,
    candidateTokens: ["XCTest", "Testing"],
    findsRejectedCode: true,
    examples: [
      Example(
        """
        import XCTest

        @MainActor
        final class Player {
          var isPlaying = false
          init() {}
          func play() { isPlaying = true }
        }

        nonisolated final class PlayerTests: XCTestCase {
          private var player: Player!

          override func setUp() {
            super.setUp()
            player = Player()
          }

          func testPlay() {
            player.play()
            XCTAssertTrue(player.isPlaying)
          }
        }
        """,
        becomes: """
          import XCTest

          @MainActor
          final class Player {
            var isPlaying = false
            init() {}
            func play() { isPlaying = true }
          }

          nonisolated final class PlayerTests: XCTestCase {
            private var player: Player!

            @MainActor override func setUp() async throws {
              player = Player()
            }

            @MainActor func testPlay() {
              player.play()
              XCTAssertTrue(player.isPlaying)
            }
          }
          """),
      Example(
        """
        import XCTest

        nonisolated final class LoaderTests: XCTestCase {
          func testLoad() async {
            let loaded = expectation(description: "loaded")
            loaded.fulfill()
            wait(for: [loaded], timeout: 1)
          }
        }
        """,
        becomes: """
          import XCTest

          nonisolated final class LoaderTests: XCTestCase {
            func testLoad() async {
              let loaded = expectation(description: "loaded")
              loaded.fulfill()
              await fulfillment(of: [loaded], timeout: 1)
            }
          }
          """),
      Example(
        unchanged: """
          import XCTest

          @MainActor
          final class Player { var isPlaying = false; init() {} }

          nonisolated final class PlayerTests: XCTestCase {
            func makePlayer() -> Player { Player() }
            func testLoad() async {
              XCTAssertFalse(await makePlayer().isPlaying)
            }
          }
          """,
        because:
          "code that isn't isolated to the main actor uses 'makePlayer', too (Example.swift:9)"
      ),
    ],
    run: { context in
      TestClass.all(in: context).flatMap(\.findings)
        + context.tree.calls(of: "wait").filter { AsyncCode(around: $0.node) != nil }
        .compactMap { FulfillmentWait($0, in: context)?.finding }
    })
}
