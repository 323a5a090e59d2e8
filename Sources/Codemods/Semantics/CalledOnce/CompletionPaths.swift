import Rewriter

/// How often a function calls its completion handler on each of its paths.
///
/// Walks the body in the order in which it runs. What cannot be followed is refused: a count is only given
/// where every path is known.
struct CompletionPaths: Sendable {
  /// Why a function is not known to call its completion handler exactly once.
  struct Problem: Error, Equatable {
    /// The condition that decided: a phrase for the report.
    let reason: String
    let node: Node

    /// What kind of reason it is.
    var key = ReasonKey.notCalledOnce

    /// Whether the handler is not called only where `self` is gone.
    var isOfSelf = false

    /// Whether the function doesn't use the handler at all.
    var isOfUnusedHandler = false

    /// Where the handler is not called, as a phrase, if it is called twice nowhere: `when 'names' is nil`
    var gap: String?

    /// The function of the project that is passed the handler, at whatever distance, and stands in the way.
    var obstacle: OwnCallee?
  }

  /// A place that calls the handler, or passes it to something that does.
  struct Delivery: Sendable {
    let node: Node

    /// Whether the handler is passed on, as `f(completion: completion)`.
    let isForwarding: Bool

    /// The closures between the function and the place, the outermost first.
    let closures: [ClosureExpr]
  }

  /// What is assumed of a function.
  struct Terms: OptionSet {
    let rawValue: Int

    /// That `self` is there until the handler is called, as it is for who awaits a method.
    static let `self` = Terms(rawValue: 1)

    /// That a path without a call answers as well, as it does in an asynchronous function.
    static let answers = Terms(rawValue: 2)

    /// That every path calls the handler in the end, as it does once a reader has mended that: what else is in the way?
    static let ends = Terms(rawValue: 4)
  }

  /// The end of a path on which the handler is not called.
  struct Gap: Sendable {
    /// The `return`, or the body that ends.
    let node: Node

    /// The closures between the function and the end, the outermost first.
    let closures: [ClosureExpr]
  }

  /// In the order of the source.
  let deliveries: [Delivery]

  /// The ends of paths without a call.
  private(set) var gaps: [Gap] = []

  /// Why the handler may not be called, here or by a function that is passed it: only an asynchronous function would
  /// always answer. `nil` where it is called once in any case.
  private(set) var gap: Problem?

  /// The project's functions that are passed the handler, or a closure that calls it.
  let callees: [OwnCallee]

  /// How long what they are called on is there, at the least.
  let lifetimes: [OwnCallee: ReceiverLifetime]

  /// Whether the handler is called once only as long as `self` is there.
  private(set) var needsSelf: Bool

  /// The functions without a body at hand that are trusted to call once what they are passed, at whatever
  /// distance.
  private(set) var trusted: Set<String>

  /// - Throws: the path that does not call the handler once.
  init(of completion: CompletionParameter, in context: Context) throws(Problem) {
    do {
      try self.init(ofBodyOf: completion, in: context)
    } catch {
      throw Self.problem(of: completion, besideGap: error, in: context)
    }
    let callee = OwnCallee(completion, in: context)
    let facts = CompletionFacts(callee: callee, paths: self)
    do {
      let discipline = try CompletionDisciplines(context).discipline(
        ofCalleesOf: facts, from: [callee])
      needsSelf = needsSelf || discipline.needsReceiver
      trusted = discipline.trusted
      gap = gap ?? discipline.gap.map { Problem($0, at: completion.function.node, in: context) }
    } catch {
      throw Problem(error, at: completion.function.node, in: context)
    }
  }

  /// What is known of a requirement of a protocol, by what meets it: where nothing of the project does, the name of
  /// its parameter.
  ///
  /// - Throws: why what meets it is not known to call the handler once.
  init(ofRequirement completion: CompletionParameter, in context: Context) throws(Problem) {
    let function = completion.function
    let witnesses = CalledOnceCallees(context).witnesses(of: completion)
    guard !witnesses.isEmpty || completion.isOfOneCall else {
      throw Problem(
        reason:
          "no type here implements the requirement, so nothing shows that the handler is called once",
        node: function.node)
    }
    let callee = OwnCallee(completion, in: context)
    var facts = CompletionFacts(callee: callee)
    facts.callees = witnesses.map {
      OwnCallee($0, parameter: $1, failure: completion.failure?.position)
    }
    // Who awaits a method keeps what it is called on.
    facts.lifetimes = Dictionary(facts.callees.map { ($0, .ofSelf) }) { first, _ in first }
    if witnesses.isEmpty { facts.trusted = [function.name?.name ?? ""] }
    do throws(CompletionDisciplines.Break) {
      // A default in the same file looks like the requirement.
      let discipline = try CompletionDisciplines(context).discipline(ofCalleesOf: facts, from: [])
      if let gap = discipline.gap { throw gap }
      deliveries = []
      callees = facts.callees
      lifetimes = facts.lifetimes
      needsSelf = discipline.needsReceiver
      trusted = discipline.trusted
    } catch {
      throw Problem(error, at: function.node, in: context)
    }
  }

  /// The paths, if all of ``callees`` call once what they are given.
  init(ofBodyOf completion: CompletionParameter, in context: Context) throws(Problem) {
    do {
      try self.init(ofBodyOf: completion, assuming: [], in: context)
    } catch {
      var problem = error
      if error.isOfSelf, completion.isOfMethod {
        do {
          try self.init(ofBodyOf: completion, assuming: .self, in: context)
          return
        } catch {
          problem = error
        }
      }
      guard problem.gap != nil,
        let paths = try? Self(
          ofBodyOf: completion, assuming: error.isOfSelf ? [.self, .answers] : .answers,
          in: context)
      else { throw error }
      self = paths
      gap = problem
    }
  }

  /// What is in the way where every path calls the handler, in the function or in those that it calls; the gap itself where
  /// nothing is.
  private static func problem(
    of completion: CompletionParameter, besideGap gap: Problem, in context: Context,
  ) -> Problem {
    guard gap.gap != nil else { return gap }
    do {
      let paths = try Self(ofBodyOf: completion, assuming: [.self, .ends], in: context)
      let callee = OwnCallee(completion, in: context)
      _ = try CompletionDisciplines(context).discipline(
        ofCalleesOf: CompletionFacts(callee: callee, paths: paths), from: [callee])
    } catch let other as Problem {
      if other.gap == nil { return other }
    } catch let other as CompletionDisciplines.Break {
      if !other.isOfGap { return Problem(other, at: completion.function.node, in: context) }
    } catch {}
    return gap
  }

  init(
    ofBodyOf completion: CompletionParameter, assuming terms: Terms, in context: Context,
  ) throws(Problem) {
    guard let body = completion.function.body else {
      throw Problem(reason: "the function has no body", node: completion.function.node)
    }
    var walk = CalledOnceAnalysis(of: completion, in: body.node, assuming: terms, context)
    let state = try walk.counts(ofBody: body.statements?.node, in: body.node)
    deliveries = walk.deliveries
    callees = walk.ownCallees
    lifetimes = walk.lifetimes
    trusted = walk.trusted
    gaps = walk.gaps
    needsSelf = terms.contains(.self)
    // Nobody gets an answer from `fatalError()`, in whatever form.
    if walk.uses.isEmpty, state.counts.isEmpty { return }
    if walk.uses.isEmpty {
      throw Problem(
        reason: completion.reasonOfDisuse(in: context), node: body.node, isOfUnusedHandler: true)
    }
    if let unused = completion.handlers.first(where: { walk.isUnused($0, in: body.node) }),
      !context.project.mayBeRequired(completion.function)
    {
      throw Problem(
        reason: "'\(unused.title)' is never called; "
          + (context.isOfTestDouble(completion.function) ? "" : "remove it, or ")
          + "keep both handlers",
        node: body.node)
    }
    if let problem = walk.problem(of: state, in: completion.function.node) { throw problem }
  }
}

extension CompletionPaths.Problem {
  /// A function that is passed the closure stands in the way, in whatever file.
  fileprivate init(_ error: CompletionDisciplines.Break, at node: Node, in context: Context) {
    self.init(
      reason: error.reason(in: context), node: node, gap: error.gap, obstacle: error.callee
    )
  }
}

extension ProjectIndex {
  /// Whether a protocol of the project requires a function of the name, which a mock may meet with half of it.
  fileprivate func mayBeRequired(_ function: FunctionDecl) -> Bool {
    functionsInAllModules(named: function.name?.name ?? "").contains { other in
      other.modifiers.contains(.requirement) && other.fullName == function.fullName
    }
  }
}

extension CompletionParameter {
  /// Whether `self` in the function is what it is called on.
  fileprivate var isOfMethod: Bool { function.node.parent?.is(.memberBlockItem) == true }
}

/// Where a path is, and what it has done.
struct PathState {
  var counts: CallCounts

  /// Why there may have been no call.
  var gap: String?

  /// The last call on one of the paths.
  var call: Node?

  static let start = PathState(counts: .never)
  static let unreachable = PathState(counts: [])

  /// What is known where two paths meet.
  mutating func formUnion(_ other: PathState) {
    if other.counts.contains(.never), gap == nil || !counts.contains(.never) { gap = other.gap }
    call = call ?? other.call
    counts.formUnion(other.counts)
  }

  /// What is known where branches meet again: where none has called, nothing is said of either.
  mutating func merge(_ other: PathState) {
    formUnion(other)
    if counts == .never { gap = nil }
  }

  /// Adds what a closure or function does that is called.
  mutating func add(_ other: PathState) {
    if other.counts.contains(.never), let other = other.gap { gap = gap ?? other }
    call = other.call ?? call
    counts = counts.adding(other.counts)
  }
}
