import Rewriter

/// Which functions of the project, in whatever file, call a closure that they are given exactly once.
struct CompletionDisciplines {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// How often functions call what they are given.
  enum Discipline: Equatable {
    case once
    /// Once, as long as what the function is called on is there.
    case onceWhileHeld
    /// Not known to be once, because of a function, the last of those that hand the closure on.
    case broken(because: String, by: OwnCallee)
  }

  /// A function that calls itself, or others that call it, calls the closure once if each of them does in the end:
  /// where they never stop, nothing is called in either form.
  ///
  /// - Parameter open: the functions that lead here.
  private func discipline(of callee: OwnCallee, from open: Set<OwnCallee>) -> Discipline {
    let name = callee.name.prefix { $0 != "(" }
    guard !open.contains(callee) else { return .once }
    let facts = facts(of: callee)
    guard !facts.isEmpty else {
      return .broken(because: "'\(name)' is not known to call its closure exactly once", by: callee)
    }
    var result = Discipline.once
    for fact in facts {
      if let problem = fact.problem {
        return .broken(because: "in '\(name)', \(problem)", by: callee)
      }
      let isCircle =
        !fact.isCallingClosure && !fact.callees.isEmpty
        && fact.callees.allSatisfy { $0 == callee || open.contains($0) }
      if isCircle { return .broken(because: "'\(name)' calls itself", by: callee) }
      // Of a chain of functions, the last one is what stands in the way.
      switch discipline(ofCalleesOf: fact, from: open.union([callee])) {
      case .broken(let reason, let last): return .broken(because: reason, by: last)
      case .onceWhileHeld: result = .onceWhileHeld
      case .once: if fact.needsSelf { result = .onceWhileHeld }
      }
    }
    return result
  }

  /// Who awaits a method keeps what it is called on, and so all constants of that; nothing keeps what else the
  /// method calls functions on, so that these have to call the closure once in any case.
  func discipline(ofCalleesOf facts: CompletionFacts, from open: Set<OwnCallee>) -> Discipline {
    var result = Discipline.once
    for callee in facts.callees {
      switch discipline(of: callee, from: open) {
      case .broken(let reason, let last): return .broken(because: reason, by: last)
      case .once: break
      case .onceWhileHeld:
        switch facts.lifetimes[callee] {
        case .lasting: break
        case .ofSelf: result = .onceWhileHeld
        case .unknown, nil:
          let name = callee.name.prefix { $0 != "(" }
          return .broken(
            because: "in '\(name)', its closure is not called \(PathCondition.selfIsGone)",
            by: callee)
        }
      }
    }
    return result
  }

  /// Those of the function, or of all that may be it.
  private func facts(of callee: OwnCallee) -> [CompletionFacts] {
    let all = facts(ofFile: callee.path).filter {
      $0.callee.name == callee.name && $0.callee.parameter == callee.parameter
    }
    let exact = all.filter { $0.callee == callee }
    return exact.isEmpty ? all : exact
  }

  private func facts(ofFile path: String) -> [CompletionFacts] {
    if path == context.path {
      return context.known.completions.answer(to: path) { Self.read(context) }
    }
    return context.project.completions.facts(ofFile: path) { tree in
      Self.read(
        Context(codemod: context.codemod, path: path, tree: tree, project: context.project))
    } ?? []
  }

  private static func read(_ context: Context) -> [CompletionFacts] {
    context.tree.all(FunctionDecl.self).flatMap { function in
      function.parameters.indices.compactMap { position in
        CompletionParameter(of: function, at: position, in: context).map {
          facts(of: $0, in: context)
        }
      }
    }
  }

  private static func facts(
    of completion: CompletionParameter, in context: Context,
  ) -> CompletionFacts {
    let callee = OwnCallee(completion, in: context)
    do throws(CompletionPaths.Problem) {
      return CompletionFacts(
        callee: callee, paths: try CompletionPaths(ofBodyOf: completion, in: context))
    } catch {
      return CompletionFacts(callee: callee, problem: error.reason)
    }
  }
}

extension CompletionFacts {
  init(callee: OwnCallee, paths: CompletionPaths) {
    self.init(
      callee: callee, callees: paths.callees, lifetimes: paths.lifetimes,
      isCallingClosure: paths.deliveries.contains { !$0.isForwarding },
      needsSelf: paths.needsSelf)
  }
}

extension OwnCallee {
  init(_ completion: CompletionParameter, in context: Context) {
    let function = completion.function
    path = context.path
    owner =
      context.enclosingTypeNames(of: function.node).first.map { context.project.resolve($0) } ?? ""
    name = function.fullName ?? ""
    types = function.parameters.map {
      (($0.attributes?.text ?? "") + ($0.type?.text ?? "")).filter { !$0.isWhitespace }
    }
    parameter = completion.position
  }

  init(_ function: FunctionFacts, parameter: Int) {
    path = function.path
    owner = function.owner
    name = function.fullName
    types = function.parameters.map { $0.type.filter { !$0.isWhitespace } }
    self.parameter = parameter
  }
}
