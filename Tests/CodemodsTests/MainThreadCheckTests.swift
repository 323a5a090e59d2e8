import Rewriter
import Testing

@testable import Codemods

/// What checks of the thread say of the code in their branches and behind them.
@Suite struct MainThreadCheckTests {
  private func isOnMainThread(_ code: String) throws -> Bool {
    let tree = Tree.parse(SourceFile("func load() {\n\(code)\n}\n"))
    return try #require(tree.calls(of: "work").first).node.runsOnMainThreadByCheck
  }

  @Test(arguments: [
    "if Thread.isMainThread { work() } else { later() }",
    "if !Thread.isMainThread { later() } else { work() }",
    "if Thread.isMainThread == false { later() } else { work() }",
    "guard Thread.isMainThread else { return later() }\nwork()",
    "guard Thread.current.isMainThread, let name else { return later() }\nwork()",
    "if Thread.isMainThread == false { return later() }\nwork()",
    "if Thread.isMainThread != true { return later() }\nwork()",
    "Thread.isMainThread ? work() : later()",
    "!Thread.isMainThread ? later() : work()",
  ])
  func codeForWhichTheCheckHoldsIsOnTheMainThread(code: String) throws {
    #expect(try isOnMainThread(code))
  }

  @Test(arguments: [
    "if Thread.isMainThread { later() } else { work() }",
    "if Thread.isMainThread == false { work() }",
    "if Thread.isMainThread { later(); return }\nwork()",
    "if isOpen, !Thread.isMainThread { return later() }\nwork()",
    "guard Thread.isMainThread || isOpen else { return later() }\nwork()",
    "guard Thread.isMainThread == false else { return later() }\nwork()",
    "Thread.isMainThread ? later() : work()",
    "isOpen || Thread.isMainThread ? work() : later()",
    "work()",
  ])
  func otherCodeMayBeOnAnyThread(code: String) throws {
    #expect(try !isOnMainThread(code))
  }
}
