import Rewriter

/// Which functions of the project, in whatever file, call a closure that they are given exactly once.
struct CompletionDisciplines {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// Why the function is not known to call the closure exactly once; `nil` if it does.
  ///
  /// Functions that call each other in a circle, or themselves, are not known.
  ///
  /// - Parameter open: the functions that lead here.
  func problem(of callee: OwnCallee, from open: Set<OwnCallee>) -> String? {
    let name = callee.name.prefix { $0 != "(" }
    guard !open.contains(callee) else { return "'\(name)' calls itself" }
    let facts = facts(of: callee)
    guard !facts.isEmpty else { return "'\(name)' is not known to call its closure exactly once" }
    for fact in facts {
      if let problem = fact.problem { return "in '\(name)', \(problem)" }
      // Of a chain of functions, the last one is what stands in the way.
      let inner = problem(ofOneOf: fact.callees, from: open.union([callee]))
      if let inner { return inner }
    }
    return nil
  }

  func problem(ofOneOf callees: [OwnCallee], from open: Set<OwnCallee>) -> String? {
    callees.lazy.compactMap { problem(of: $0, from: open) }.first
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
      let paths = try CompletionPaths(ofBodyOf: completion, in: context)
      return CompletionFacts(callee: callee, problem: nil, callees: paths.callees)
    } catch {
      return CompletionFacts(callee: callee, problem: error.reason, callees: [])
    }
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
