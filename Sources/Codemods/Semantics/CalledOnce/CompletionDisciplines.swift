import Rewriter

/// Which functions of the project, in whatever file, call a closure that they are given exactly once.
struct CompletionDisciplines {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// What has to hold for functions to call once what they are given.
  struct Discipline {
    /// Whether what the function is called on has to be there.
    var needsReceiver = false

    /// The functions without a body at hand that have to call it once.
    var trusted: Set<String>

    /// Why one of them may not call it; an asynchronous function in its place always answers.
    var gap: Break?
  }

  /// Why it is not known that a function calls what it is given exactly once.
  struct Break: Error {
    /// What stands before the name of the function: `in `, or nothing.
    let start: String
    let rest: String

    /// The last of those that hand the closure on.
    let callee: OwnCallee

    /// Where that one does not call it, if it is called twice nowhere.
    var gap: String?

    /// Whether it is a path without a call, which keeps the function from nothing once it is mended.
    var isOfGap = false

    /// The function that the reader's passes its closure to, where that isn't the last of the chain.
    var first: OwnCallee?

    /// The reason, which names the type of the function, and the place if the reader has to look for it.
    ///
    /// Have: in 'Cache.load' (Cache.swift:12), reached through 'Store.load', …
    func reason(in context: Context) -> String {
      let text = "\(start)'\(callee.title)' (\(context.place(of: callee)))"
      guard let first, first.title != callee.title else { return text + rest }
      return "\(text), reached through '\(first.title)'\(rest.hasPrefix(",") ? "" : ",")\(rest)"
    }
  }

  /// A function that calls itself, or others that call it, calls the closure once if each of them does in the end:
  /// where they never stop, nothing is called in either form.
  ///
  /// - Parameter open: the functions that lead here.
  private func discipline(
    of callee: OwnCallee, from open: Set<OwnCallee>,
  ) throws(Break) -> Discipline {
    var result = Discipline(trusted: [])
    guard !open.contains(callee) else { return result }
    let facts = facts(of: callee)
    guard !facts.isEmpty else {
      throw Break(
        start: "", rest: " isn't known to call its closure exactly once", callee: callee)
    }
    for fact in facts {
      if let problem = fact.problem {
        if fact.isProblemOfGap {
          try checkBeside(gapOf: fact, from: open.union([callee]), through: callee)
        }
        throw Break(
          start: "in ", rest: ", \(problem)", callee: callee, isOfGap: fact.isProblemOfGap)
      }
      let isCircle =
        !fact.isCallingClosure && !fact.callees.isEmpty
        && fact.callees.allSatisfy { $0 == callee || open.contains($0) }
      if isCircle {
        throw Break(
          start: "", rest: " only passes its closure on to itself, and never calls it",
          callee: callee)
      }
      // Of a chain of functions, the last one is what stands in the way.
      let chain = try discipline(ofCalleesOf: fact, from: open.union([callee]), through: callee)
      result.needsReceiver = result.needsReceiver || chain.needsReceiver || fact.needsSelf
      result.trusted.formUnion(chain.trusted)
      let own = fact.gap.map {
        Break(
          start: "in ", rest: ", \($0.reason)", callee: callee,
          gap: $0.gap.map { "\($0) in '\(callee.name.prefix { $0 != "(" })'" })
      }
      result.gap = result.gap ?? own ?? chain.gap
    }
    return result
  }

  /// The same, where a function in the way is reached through one.
  private func discipline(
    ofCalleesOf facts: CompletionFacts, from open: Set<OwnCallee>, through first: OwnCallee,
  ) throws(Break) -> Discipline {
    do throws(Break) {
      return try discipline(ofCalleesOf: facts, from: open)
    } catch {
      var error = error
      error.first = first
      throw error
    }
  }

  /// Throws what is in the way beside a path without a call: that stays when the path is mended.
  private func checkBeside(
    gapOf fact: CompletionFacts, from open: Set<OwnCallee>, through callee: OwnCallee,
  ) throws(Break) {
    do throws(Break) {
      _ = try discipline(ofCalleesOf: fact, from: open, through: callee)
    } catch {
      if !error.isOfGap { throw error }
    }
  }

  /// Who awaits a method keeps what it is called on, and so all constants of that; nothing keeps what else the
  /// method calls functions on, so that these have to call the closure once in any case.
  func discipline(
    ofCalleesOf facts: CompletionFacts, from open: Set<OwnCallee>,
  ) throws(Break) -> Discipline {
    var result = Discipline(trusted: facts.trusted)
    for callee in facts.callees {
      let discipline = try discipline(of: callee, from: open)
      result.trusted.formUnion(discipline.trusted)
      result.gap = result.gap ?? discipline.gap
      guard discipline.needsReceiver else { continue }
      switch facts.lifetimes[callee] {
      case .lasting: break
      case .ofSelf: result.needsReceiver = true
      case .unknown, nil:
        throw Break(
          start: "in ", rest: ", its closure isn't called \(PathCondition.selfIsGone)",
          callee: callee)
      }
    }
    return result
  }

  /// Those of the function, or of all that may be it.
  private func facts(of callee: OwnCallee) -> [CompletionFacts] {
    let all = facts(named: callee.baseName, inFile: callee.path).filter {
      $0.callee.name == callee.name && $0.callee.parameter == callee.parameter
        && $0.callee.failure == callee.failure
    }
    let exact = all.filter { $0.callee == callee }
    return exact.isEmpty ? all : exact
  }

  private func facts(named name: String, inFile path: String) -> [CompletionFacts] {
    if path == context.path {
      return context.known.completions.answer(to: name) { Self.read(name, context) }
    }
    return context.project.completions.facts(named: name, inFile: path) { file in
      Self.read(name, context.over(file, at: path))
    }
  }

  private static func read(_ name: String, _ context: Context) -> [CompletionFacts] {
    // A requirement tells nothing of its default, which may look the same.
    let functions = context.tree.functions(named: name).filter { $0.body != nil }
    return functions.flatMap { function in
      let handlers =
        function.parameters.indices.map { CompletionParameter(of: function, at: $0, in: context) }
        + [CompletionParameter(pairOf: function, in: context)]
      return handlers.compactMap(\.self).map { facts(of: $0, in: context) }
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
      return facts(of: callee, having: error, of: completion, in: context)
    }
  }

  private static func facts(
    of callee: OwnCallee, having problem: CompletionPaths.Problem,
    of completion: CompletionParameter,
    in context: Context,
  ) -> CompletionFacts {
    guard problem.gap != nil else {
      return CompletionFacts(callee: callee, problem: problem.reason)
    }
    do throws(CompletionPaths.Problem) {
      let paths = try CompletionPaths(
        ofBodyOf: completion, assuming: [.self, .ends], in: context)
      var facts = CompletionFacts(callee: callee, paths: paths)
      facts.problem = problem.reason
      facts.isProblemOfGap = true
      return facts
    } catch {
      let last = error.gap == nil ? error : problem
      return CompletionFacts(callee: callee, problem: last.reason)
    }
  }
}

extension CompletionFacts {
  init(callee: OwnCallee, paths: CompletionPaths) {
    self.init(
      callee: callee, callees: paths.callees, lifetimes: paths.lifetimes, trusted: paths.trusted,
      isCallingClosure: paths.deliveries.contains { !$0.isForwarding },
      needsSelf: paths.needsSelf, gap: paths.gap)
  }
}

extension OwnCallee {
  init(_ completion: CompletionParameter, in context: Context) {
    let function = completion.function
    path = context.path
    owner =
      context.enclosingTypeNames(of: function.node).first.map { context.project.resolve($0) } ?? ""
    name = function.fullName ?? ""
    types = function.parameters.map(\.textOfType)
    parameter = completion.position
    failure = completion.failure?.position
  }

  /// - Parameter failure: the position of the closure that is given the error, where there is one for that.
  init(_ function: FunctionFacts, parameter: Int, failure: Int? = nil) {
    path = function.path
    owner = function.owner
    name = function.fullName
    types = function.parameters.map { $0.type.withoutWhitespace }
    self.parameter = parameter
    self.failure = failure
  }
}

extension OwnCallee {
  /// `Store.load`
  fileprivate var title: String { owner.isEmpty ? baseName : "\(owner).\(baseName)" }
}

extension Context {
  /// `line 12`, or `Store.swift:12` in another file.
  fileprivate func place(of callee: OwnCallee) -> String {
    let home = callee.path == path ? self : seen(inFile: callee.path)
    let functions = home?.tree.functions(named: callee.baseName) ?? []
    let declaration = functions.first { function in
      function.fullName == callee.name && home?.owner(of: function) == callee.owner
    }
    guard let home, let node = (declaration ?? functions.first)?.node else {
      return callee.path.split(separator: "/").last.map(String.init) ?? callee.path
    }
    return callee.path == path
      ? "line \(LineTable(tree.source).line(of: node.range.lowerBound))" : home.place(of: node)
  }
}
