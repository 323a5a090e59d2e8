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

  private init(in context: Context) { self.context = context }

  /// How many functions are looked for.
  private static let maximumCount = 30

  /// Of functions that call each other, those that others call decide.
  ///
  /// Cost: for each function on the way to the code, parsing the files that name it.
  static func answer(at node: Node, in context: Context) -> Answer {
    let threads = CallingThreads(in: context)
    var answers: [Answer] = []
    var visited: Set<OwnFunction> = []
    var rest = [Caller(at: node, in: context)]
    while let caller = rest.popLast() {
      switch caller {
      case .main: answers.append(.main)
      case .off: return .off
      case .unknown: answers.append(.unknown)
      case .function(let function):
        guard visited.insert(function).inserted else { continue }
        let callers = visited.count > maximumCount ? [] : threads.callers(of: function)
        if callers.isEmpty { answers.append(.unknown) }
        rest += callers
      }
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
    let calls = context.calls(of: function).map { Caller(at: $0.call.node, in: $0.context) }
    let isCalledUnseen = context.project.files(naming: function.calleeName).contains { path in
      context.asItWas(path).map { $0.passesOn(function) || $0.mayCall(function) } == true
    }
    return calls + (isCalledUnseen ? [.unknown] : [])
      + [framework(calling: function)].compactMap(\.self)
  }

  /// A framework that calls what it requires, or what it lets override: on the main thread, as far as its tables say that;
  /// `nil` where none does.
  ///
  /// Have: func photoOutput(_:willBeginCaptureFor:), func presentedItemDidChange()
  private func framework(calling function: OwnFunction) -> Caller? {
    guard let home = context.asItWas(function.path) else { return nil }
    let methods = context.project.waits.bodies.bodies(of: function, in: home)
      .compactMap { $0.parent?.as(FunctionDecl.self) }
      .filter {
        home.delegateMethod(metBy: $0) != nil || home.parameterGiver(of: $0)?.isFramework == true
      }
    if methods.isEmpty { return nil }
    return methods.allSatisfy(home.isCalledOnMainThread) ? .main : .unknown
  }

  /// Code that calls a function.
  enum Caller: Sendable {
    case main, off, unknown
    /// A synchronous function that isn't isolated.
    case function(OwnFunction)

    init(at node: Node, in context: Context) {
      let place = context.codeInPlace(around: node)
      switch context.isolation(at: place).kind {
      case .mainActor:
        self = context.placeElsewhere(ofCode: place) == nil ? .main : .off
        return
      case .actor, .globalActor:
        self = .off
        return
      default: break
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
  /// Whether the file calls a function of the name on a value whose type isn't known.
  ///
  /// Have: box.value?.load(), where `Box` is generic
  fileprivate func mayCall(_ function: OwnFunction) -> Bool {
    tree.calls(of: function.calleeName).contains { call in
      guard let callee = call.calledExpression, let receiver = call.receiver,
        !receiver.isSelfReference, ExpressionTypes(self).link(of: callee) == nil
      else { return false }
      guard let type = valueType(of: receiver)?.unwrapped, let name = type.nameOfMembers else {
        return true
      }
      let resolved = project.resolve(name, inside: type.scope)
      return project.types[resolved] == nil && project.sdk.kind(ofTypeOrHeader: resolved) == nil
        && !GenericSendability.isType(resolved)
    }
  }

  /// Whether the file names the function without a call: whoever gets it may call it anywhere.
  ///
  /// Have: #selector(load), urls.map(Loader.init)
  fileprivate func passesOn(_ function: OwnFunction) -> Bool {
    let name = function.isInitializer ? "init" : function.calleeName
    return tree.all(DeclReferenceExpr.self, startingWith: name).contains { reference in
      let whole = reference.whole
      return whole.parent?.as(FunctionCallExpr.self)?.calledExpression != whole
        && CalledFunctions(in: self).functions(meantBy: whole).contains(function)
    }
  }
}
