import Rewriter

/// Whether a call has to begin before the code around it has come to its end, and so not in a later turn of the run
/// loop, as in a task.
struct CallDeadline {
  private let context: Context

  init(in context: Context) { self.context = context }

  /// How many functions may be on the way to the end, with that of the node.
  private static let maximumLength = 3

  /// Why the call at the node has to begin at once: by the end of its function, or of one that calls that; of several,
  /// the one by the fewest calls.
  ///
  /// Cost: for each function on the way, parsing the files that name it, which is kept for the run.
  func refusal(ofLaterCallAt node: Node, where isMet: (End) -> Bool) -> Refusal? {
    var visited: Set<OwnFunction> = []
    var places = [place(around: node)]
    for _ in 0..<Self.maximumLength {
      if let end = places.lazy.flatMap(\.ends).first(where: isMet) { return end.refusal }
      places = places.compactMap(\.function).filter { visited.insert($0).inserted }
        .flatMap(callers)
    }
    return nil
  }

  /// What ends where code does.
  enum End: Sendable {
    /// The access to a file, by the function.
    case access(String)
    /// That to what was dropped or pasted, which the function is given.
    case items(String)
    /// The time that the system gives the app, with the method that it calls last.
    case time(String)
    /// That in which a call by push has to be reported, in the method.
    case report(String)
  }

  /// Code around a call.
  struct Place: Sendable {
    let ends: [End]

    /// The function that comes back then.
    fileprivate let function: OwnFunction?
  }

  private func callers(of function: OwnFunction) -> [Place] {
    context.project.waits.deadlines.answer(to: function) {
      context.calls(of: function).map { CallDeadline(in: $0.context).place(around: $0.call.node) }
    }
  }

  private func place(around node: Node) -> Place {
    let place = context.codeInPlace(around: node)
    return Place(ends: ends(around: node), function: OwnFunction(around: place, in: context))
  }

  private func ends(around node: Node) -> [End] {
    guard let code = node.ancestors.first(where: \.isCodeOfDeclaration),
      code.declaredTypeName == nil
    else { return [] }
    var ends = code.endOfAccess.map { [End.access($0)] } ?? []
    if let function = code.as(FunctionDecl.self) { ends += context.ends(of: function) }
    guard let closure = code.as(ClosureExpr.self) else { return ends }
    if case .argument(let call, _) = ClosureUse(of: closure) { ends += context.ends(of: call) }
    return context.isCalledInPlace(closure) ? ends + self.ends(around: code) : ends
  }
}

extension CallDeadline.End {
  fileprivate var refusal: Refusal {
    let reason =
      switch self {
      case .access(let end):
        "'\(end)' may release what the call uses before the task runs"
      case .items(let giver):
        "the items of '\(giver)' may come from a drop, and their data is available only until the drop handler returns"
      case .time(let method):
        "the system may suspend or end the app once '\(method)' has returned, before a task begins"
      case .report(let method):
        "PushKit ends the app if the call isn't reported by the time that '\(method)' returns"
      }
    return Refusal(.callerMayRely, "\(reason); keep the handler")
  }
}

extension Node {
  /// Whether what stands in the node is code of its own, that of one accessor included.
  fileprivate var isCodeOfDeclaration: Bool {
    isFunctionLike || self.is(.accessorDecl) || PublisherOrigins.bodies.contains(kind)
  }
}
