import Rewriter

/// Which thread code runs on that isn't isolated itself: that of the code which calls the functions it is in.
struct CallingThreads {
  enum Answer: Sendable {
    /// Nothing but code on the main actor is known to get there.
    case main
    /// Some code that gets there is known to run off the main actor.
    case off
    /// Some of it is on the main actor, and nobody knows about the rest.
    case partlyMain
    case unknown
  }

  private let context: Context
  private var visited: Set<OwnFunction> = []

  private init(in context: Context) { self.context = context }

  /// How many functions are looked for.
  private static let maximumCount = 30

  /// Cost: for each function on the way to the code, parsing the files that name it.
  static func answer(at node: Node, in context: Context) -> Answer {
    var threads = CallingThreads(in: context)
    return threads.answer(for: Caller(at: node, in: context))
  }

  private mutating func answer(for caller: Caller) -> Answer {
    switch caller {
    case .main: return .main
    case .off: return .off
    case .unknown: return .unknown
    case .function(let function): return answer(for: function)
    }
  }

  /// Of functions that call each other, those that others call decide.
  private mutating func answer(for function: OwnFunction) -> Answer {
    guard visited.count < Self.maximumCount else { return .unknown }
    visited.insert(function)
    var answers: [Answer] = []
    for caller in callers(of: function) {
      if case .function(let other) = caller, visited.contains(other) { continue }
      answers.append(answer(for: caller))
    }
    return Answer(answers)
  }

  private func callers(of function: OwnFunction) -> [Caller] {
    // What holds under an assumption is kept nowhere.
    context.project.assumedOnMainActor.isEmpty
      ? context.project.waits.callingCode.answer(to: function) { newCallers(of: function) }
      : newCallers(of: function)
  }

  private func newCallers(of function: OwnFunction) -> [Caller] {
    let calls = context.calls(of: function)
    let isPassedOn = context.project.files(naming: function.calleeName).contains { path in
      context.asItWas(path)?.passesOn(function) == true
    }
    return calls.map { Caller(at: $0.call.node, in: $0.context) } + (isPassedOn ? [.unknown] : [])
  }

  /// Code that calls a function.
  enum Caller: Sendable {
    case main, off, unknown
    /// A synchronous function that isn't isolated.
    case function(OwnFunction)

    init(at node: Node, in context: Context) {
      let place = context.codeInPlace(around: node)
      if context.isolation(at: place).kind == .mainActor {
        self = context.placeElsewhere(ofCode: place) == nil ? .main : .off
        return
      }
      switch PublisherOrigins(context).place(ofCode: place) {
      case .main: self = .main
      case .off: self = .off
      case nil:
        self = OwnFunction(around: place, in: context).map { .function($0) } ?? .unknown
      }
    }
  }
}

extension CallingThreads.Answer {
  /// What is known where several pieces of code get to a place.
  init(_ answers: [CallingThreads.Answer]) {
    if answers.contains(.off) {
      self = .off
    } else if !answers.isEmpty, answers.allSatisfy({ $0 == .main }) {
      self = .main
    } else {
      self = answers.contains { $0 == .main || $0 == .partlyMain } ? .partlyMain : .unknown
    }
  }
}

extension Context {
  /// Whether the file names the function without a call: whoever gets it may call it anywhere.
  fileprivate func passesOn(_ function: OwnFunction) -> Bool {
    guard !function.name.hasPrefix("init(") else { return false }
    return tree.all(DeclReferenceExpr.self, startingWith: function.calleeName).contains {
      reference in
      let access = reference.node.parent?.as(MemberAccessExpr.self)
      let whole = access?.declName?.node == reference.node ? access?.node : nil
      let name = whole ?? reference.node
      guard name.parent?.as(FunctionCallExpr.self)?.calledExpression != name,
        case .functions(let functions, _)? = ExpressionTypes(self).link(of: name)?.entity
      else { return false }
      return functions.contains { OwnFunction($0) == function }
    }
  }
}
