import Rewriter
import Testing

@testable import Codemods

@Suite struct CompletionPathsTests {
  /// `once`, or why not, of the function `f` with the body and `completion: @escaping (Int) -> Void`.
  private func paths(_ body: String, type: String = "@escaping (Int) -> Void", beside: String = "")
    -> String
  {
    let text = """
      import Foundation
      \(beside)
      final class Feed {
        let lock = NSLock()
        func f(_ a: Int?, b: Bool, all: [Int], completion: \(type)) {
          \(body)
        }
      }
      """
    let source = SourceFile(text)
    let project = ProjectIndex([FileFacts(path: "A.swift", source: source)])
    let tree = Tree.parse(source)
    #expect(tree.errors.isEmpty, "\(body)")
    let context = Context(codemod: "test", path: "A.swift", tree: tree, project: project)
    let found = tree.all(FunctionDecl.self).first { $0.name?.name == "f" }
      .flatMap { CompletionParameter(of: $0, in: context) }
    guard let completion = found else { return "no completion handler" }
    do {
      if let gap = try CompletionPaths(of: completion, in: context).gap { return gap.reason }
      return "once"
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    "completion(1)",
    "completion(b ? 1 : 2)",
    "b ? completion(1) : completion(2)",
    "do { try g() } catch _ {}; completion(1)",
    "Task { await withTaskGroup(of: Int.self) { _ in completion(1) } }",
    "if b { completion(1) } else { completion(2) }",
    "if b { completion(1); return }; completion(2)",
    "guard let a else { completion(0); return }; completion(a)",
    "guard let a else { return completion(0) }; completion(a)",
    "switch a { case 1: completion(1); default: completion(0) }",
    "switch a { case 1: break; default: completion(0); return }; completion(1)",
    "switch a { case 1: fallthrough; default: completion(0) }",
    "for x in all { if x == 1 { completion(x); return } }; completion(0)",
    "while true { if b { completion(1); break } }",
    "defer { completion(1) }; if b { return }; print(1)",
    "do { try g(); completion(1) } catch { completion(0) }",
    "do { try g() } catch { completion(0); return }; completion(1)",
    "guard b else { fatalError() }; completion(1)",
    "if b { completion(1) } else { preconditionFailure(\"no\") }",
    "DispatchQueue.main.async { completion(1) }",
    "DispatchQueue.global().async { let x = 1; DispatchQueue.main.async { completion(x) } }",
    "Task { await h(); completion(1) }",
    "Task { await MainActor.run { completion(1) } }",
    "ioQueue.sync { completion(1) }",
    "Task { @MainActor [weak self] in guard self != nil else { completion(0); return }; completion(1) }",
    "let queue = DispatchQueue(label: \"q\"); queue.asyncAfter(deadline: .now() + 1) { completion(1) }",
  ])
  func callsOnceOnEveryPath(body: String) { #expect(paths(body) == "once", "\(body)") }

  @Test(arguments: [
    ("print(1)", "'completion' is never called; call it when the work is done"),
    (
      "guard let a else { return }; completion(a)",
      "'completion' isn't called when 'a' is nil; \(advice)"
    ),
    (
      "guard b, let a else { return }; completion(a)",
      "'completion' isn't called when a condition of 'b, let a' isn't met; \(advice)"
    ),
    ("if let a { completion(a) }", "'completion' isn't called when 'a' is nil; \(advice)"),
    (
      "if b { return }; completion(1)",
      "'completion' isn't called when 'b' is true; \(advice)"
    ),
    (
      "if b { print(1) } else { completion(1) }",
      "'completion' isn't called when 'b' is true; \(advice)"
    ),
    (
      "switch a { case 1: completion(1); default: break }",
      "'completion' isn't called in 'default: …', so an awaiting caller would wait forever; if callers wait for it, \(advice)"
    ),
    (
      "do { try g(); completion(1) } catch { print(error) }",
      "'completion' isn't called when an error is thrown; \(advice)"
    ),
    ("for x in all { completion(x) }", "'completion' is called in a loop, maybe more than once"),
    ("all.forEach { completion($0) }", "'forEach' may call 'completion' more than once"),
    (
      "completion(1); if b { completion(2) }",
      "'completion' may be called twice: on line 6; call it once on each path"
    ),
    (
      "do { completion(1); try g() } catch { completion(0) }",
      "'completion' may be called twice: on line 6; call it once on each path"
    ),
    (
      "let handler = completion; handler(1)",
      "'completion' is stored, and may be called at any time"
    ),
    (
      "b ? completion(1) : print(2)",
      "'completion' isn't called in one branch of '? :'; \(advice)"
    ),
    (
      "withoutActuallyEscaping(completion) { _ in print(1) }",
      "'withoutActuallyEscaping' isn't known to call 'completion' exactly once"
    ),
    ("_ = Command(done: completion)", "'Command' isn't known to call 'completion' exactly once"),
    ("callbacks.append(completion)", "'append' isn't known to call 'completion' exactly once"),
    (
      "let done = { completion(1) }; done()",
      "'completion' is called in a closure that may run later, or many times"
    ),
    (
      "func done() { completion(1) }; done()", "'completion' is called in the local function 'done'"
    ),
    (
      "Task { [weak self] in guard let self, b else { return }; completion(1) }",
      "'completion' isn't called when a condition of 'let self, b' isn't met; \(advice)"
    ),
    (
      "Task { try await h(); completion(1) }",
      "'completion' isn't called when the code in a closure throws; catch the error, and let 'completion' take an optional or a 'Result', and call it there too"
    ),
    (
      "other.pass { completion(1) }", "'pass' isn't known to call 'completion' exactly once"
    ),
    (
      "b && { completion(1); return true }()",
      "'completion' is called in a closure that may run later, or many times"
    ),
    ("print(completion as Any)", "'completion' is used for something other than a call"),
  ])
  func namesThePathThatDoesNot(body: String, reason: String) {
    #expect(paths(body) == reason, "\(body)")
  }

  @Test func whoAwaitsKeepsTheOwner() {
    let unwrapping = "guard let self else { return }"
    #expect(paths("Task { [weak self] in \(unwrapping); completion(1) }") == "once")
    #expect(paths("Task { [weak self] in self?.lock.withLock { completion(1) } }") == "once")
    let other = """
      final class Loader {
        func load(_ done: @escaping () -> Void) { Task { [weak self] in self?.finish(done) } }
        func finish(_ done: () -> Void) { done() }
        static let shared = Loader()
      }
      let main = Loader()
      func make() -> Loader { Loader() }
      """
    for receiver in ["Loader.shared", "main"] {
      #expect(paths("\(receiver).load { completion(1) }", beside: other) == "once", "\(receiver)")
    }
    for receiver in ["make()", "Loader()"] {
      #expect(
        paths("\(receiver).load { completion(1) }", beside: other)
          == "in 'Loader.load' (line 3), its closure isn't called when 'self' is nil", "\(receiver)"
      )
    }
  }

  @Test(arguments: [
    "completion?(1)",
    "if let completion { completion(1) }",
    "if let completion = completion { completion(1) }",
    "guard let completion else { return }; completion(1)",
    "DispatchQueue.main.async { completion?(1) }",
    "guard let completion else { return }; Task { completion(1) }",
  ])
  func missingHandlersAreNotCalled(body: String) {
    #expect(paths(body, type: "((Int) -> Void)?") == "once", "\(body)")
    #expect(paths(body, type: "((Int) -> Void)? = nil") == "once", "\(body)")
  }

  @Test(arguments: [
    ("block()", "once"),
    ("lock.withLock { block() }", "once"),
    ("UIView.animate(withDuration: 1) {} completion: { _ in block() }", "once"),
    (
      "other.async { block() }",
      "in 'run' (line 2), 'async' isn't known to call 'block' exactly once"
    ),
    (
      "blocks.append(block)", "in 'run' (line 2), 'append' isn't known to call 'block' exactly once"
    ),
  ])
  func closuresOfAnyNameAreFollowed(body: String, expected: String) {
    let beside = "func run(_ block: @escaping () -> Void) { \(body) }"
    #expect(paths("run { completion(1) }", beside: beside) == expected, "\(body)")
  }

  @Test func functionsOfOneNameAreToldApartByTheirClosures() {
    let beside = """
      func g(_ a: Int, _ handler: (Int) -> Void) { g({ a }, handler) }
      func g(_ make: () -> Int, _ handler: (Int) -> Void) { handler(make()) }
      """
    #expect(paths("g(1) { completion($0) }", beside: beside) == "once")
  }

  @Test func functionsOfTheFileAreFollowed() {
    let once = "func g(_ a: Int, handler: (Int) -> Void) { handler(a) }"
    #expect(paths("g(1) { completion($0) }", beside: once) == "once")
    #expect(paths("g(1, handler: completion)", beside: once) == "once")
    #expect(
      paths("self.a?.g(1) { completion($0) }", beside: once)
        == "'completion' isn't called when 'self.a' is nil; \(advice)")
    let never = "func g(_ a: Int, handler: (Int) -> Void) { if a > 0 { handler(a) } }"
    #expect(
      paths("g(1, handler: completion)", beside: never)
        == "in 'g' (line 2), 'handler' isn't called when 'a > 0' is false, so an awaiting caller would wait forever; "
        + "if callers wait for it, let 'handler' take an optional or a 'Result', and call it there too"
    )
    let forwarding = "func g(handler: @escaping () -> Void) { system.proceed(handler) }"
    #expect(
      paths("g { completion(1) }", beside: forwarding)
        == "in 'g' (line 2), 'proceed' isn't known to call 'handler' exactly once")
    let hop = "func g(handler: @escaping () -> Void) { DispatchQueue.main.async(execute: handler) }"
    #expect(paths("g { completion(1) }", beside: hop) == "once")
    let circle = "func g(_ a: Int, handler: (Int) -> Void) { g(a, handler: handler) }"
    #expect(
      paths("g(1, handler: completion)", beside: circle)
        == "'g' (line 2) only passes its closure on to itself, and never calls it")
  }

  @Test func aliasesOfClosureTypesAreFollowed() {
    let alias = "typealias Completion = (Int) -> Void"
    #expect(paths("completion(1)", type: "@escaping Completion", beside: alias) == "once")
    #expect(paths("completion?(1)", type: "Completion?", beside: alias) == "once")
    #expect(paths("completion(1)", type: "Int") == "no completion handler")
  }

  @Test func requestsOfSessionsCountWhereTheyAreStarted() {
    let body = "URLSession.shared.dataTask(with: url) { _, _, _ in completion(1) }"
    #expect(paths("let url = URL(string: \"\")!; \(body).resume()") == "once")
    #expect(paths("let url = URL(string: \"\")!; let task = \(body); task.resume()") == "once")
    #expect(
      paths("let url = URL(string: \"\")!; self.task = \(body)")
        == "the task of 'dataTask' isn't started here, so 'completion' may never be called")
  }
}

/// What to do about a path without a value for the handler.
private let advice = "let 'completion' take an optional or a 'Result', and call it there too"
