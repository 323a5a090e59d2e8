import Rewriter

/// Asynchronous code that gets to a function of the project by calls of synchronous ones.
struct AsyncCallers {
  private let context: Context

  init(in context: Context) { self.context = context }

  /// How many functions are looked for, and through how many the way may lead.
  private static let maximumCount = 100
  private static let maximumDepth = 8

  /// The way from asynchronous code to the function by the fewest calls; `nil` where none is known. Callers in tests
  /// count for what stands in tests.
  ///
  /// Cost: for each function on the way, parsing the files that name it.
  func nearest(to function: OwnFunction) -> AsyncWay? {
    var visited: Set = [function]
    var ways = [[function]]
    var next = 0
    while next < ways.count, next < Self.maximumCount {
      let way = ways[next]
      next += 1
      guard let callee = way.first else { continue }
      for caller in callers(of: callee) {
        switch caller {
        case .asynchronous(let place): return AsyncWay(start: place, functions: way)
        case .function(let function) where way.count < Self.maximumDepth:
          if visited.insert(function).inserted { ways.append([function] + way) }
        case .function: continue
        }
      }
    }
    return nil
  }

  /// Code that calls a function.
  enum Caller: Sendable {
    case asynchronous(AsyncWay.Start)
    case function(OwnFunction)
  }

  private func callers(of function: OwnFunction) -> [Caller] {
    context.project.waits.callers.answer(to: function) {
      context.calls(of: function).compactMap { caller(at: $0.call, in: $0.context) }
    }
  }

  private func caller(at call: FunctionCallExpr, in context: Context) -> Caller? {
    let place = context.codeInPlace(around: call.node)
    if let code = AsyncCode(around: place) {
      return .asynchronous(AsyncWay.Start(code, calling: call, in: context))
    }
    return OwnFunction(around: place, in: context).map { .function($0) }
  }
}

/// How asynchronous code gets to a function.
struct AsyncWay {
  let start: Start

  /// Those on the way, the one that the code calls first.
  let functions: [OwnFunction]

  /// The asynchronous code.
  struct Start: Sendable {
    /// `'load()'`, `a task`, with the place of the call: `'load()' (Loader.swift:12)`.
    let title: String

    let isOnMainActor: Bool

    fileprivate init(
      _ code: AsyncCode, calling call: FunctionCallExpr, in context: Context,
    ) {
      let name = code.node.as(FunctionDecl.self)?.fullName.map { "asynchronous '\($0)'" }
      title = "\(name ?? "asynchronous code") (\(context.place(of: call.node)))"
      isOnMainActor = context.isolation(at: call.node).kind == .mainActor
    }
  }

  /// `asynchronous 'load()' (Loader.swift:12) calls 'fetch()' through 'size()'`
  var sentence: String {
    guard let last = functions.last else { return start.title }
    let names = functions.dropLast().map { "'\($0.title)'" }
    let shown = names.count > 3 ? [names[0], "…", names[names.count - 1]] : names
    return "\(start.title) calls '\(last.title)'"
      + (shown.isEmpty ? "" : " through \(shown.joined(separator: ", "))")
  }
}

extension Context {
  /// The calls of a function in the project's files as they were, each with its file. Those in tests count for what
  /// stands in tests, and no others do: the app can't name that, and only in a test it calls that by way of a protocol.
  ///
  /// Cost: parsing the files that name it.
  func calls(of function: OwnFunction) -> [(call: FunctionCallExpr, context: Context)] {
    let name = function.calleeName
    let isOfTest = project.isOnlyForTests(function.path)
    return project.files(naming: name).flatMap { path in
      guard isOfTest == project.isOnlyForTests(path), let other = asItWas(path) else {
        return [(call: FunctionCallExpr, context: Context)]()
      }
      let called = CalledFunctions(in: other)
      return other.tree.calls(of: name)
        .filter { called.functions(usedBy: $0.node).contains(function) }
        .map { (call: $0, context: other) }
    }
  }

  /// The outermost of the closures around a node that are called before the function comes back that they are passed
  /// to; the node itself where there is none.
  ///
  /// Have: await withCheckedContinuation { continuation in semaphore.wait() }
  func codeInPlace(around node: Node) -> Node {
    var place = node
    while let closure = place.ancestors.first(where: \.isFunctionLike)?.as(ClosureExpr.self),
      isCalledInPlace(closure)
    {
      place = closure.node
    }
    return place
  }
}
