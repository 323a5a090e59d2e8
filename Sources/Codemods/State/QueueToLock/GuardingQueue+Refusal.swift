import Rewriter

/// Why the queue stays.
extension GuardingQueue {
  func checkQueue() throws(Refusal) {
    try checkInitializer()
    let later = otherUses.filter {
      $0.callOfQueue?.calleeName.map(Self.functionsOfLaterWork.contains) == true
    }
    if !later.isEmpty {
      throw Refusal(
        .mixedQueue,
        "'\(queue.name)' also runs work asynchronously (\(places(later.map(\.node)))); "
          + "use a lock if that work can run at once, on its caller's thread, and leave the queue if not"
      )
    }
    if let use = otherUses.first {
      throw Refusal(
        .sharedQueue,
        "'\(queue.name)' is used for more than 'sync' with a closure (\(places([use.node]))); "
          + "use it for nothing else and run again")
    }
    if let section = sections.first(where: { $0.queue.holder == .unknown }) {
      throw Refusal(
        .sharedQueue,
        "we can't tell whose queue '\(section.queue.node.textInOneLine)' is (\(places([section.call.node]))); "
          + "write the type of the object and run again")
    }
    guard isSeenOnlyHere(queue) else {
      throw Refusal(
        .visibleElsewhere,
        "other files may use '\(queue.name)'; make it 'private' and run again")
    }
  }

  /// Have: DispatchQueue(label: "state", attributes: .concurrent)
  private func checkInitializer() throws(Refusal) {
    for argument in origin.call.allArguments {
      let value = argument.expression?.compactText ?? ""
      switch argument.label {
      case "label", "qos", "autoreleaseFrequency": continue
      case "attributes" where value == "[]", "target" where value == "nil": continue
      case "attributes":
        throw Refusal(
          .concurrentQueue,
          "'\(queue.name)' is concurrent, and runs several closures at once (\(placesOfUses)); "
            + "use a lock if they can wait for each other")
      default:
        throw Refusal(
          .sharedQueue,
          "'\(queue.name)' takes turns with other work on '\(value)'; "
            + "use a lock if both can run at once")
      }
    }
  }

  var placesOfUses: String {
    places(
      (sections.map(\.call.node) + otherUses.map(\.node)).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      })
  }

  func isSeenOnlyHere(_ variable: OwnVariable) -> Bool {
    variable.declaration.isPrivate
      || !variable.declaration.isVisibleElsewhere
        && context.project.files(naming: variable.name).allSatisfy { $0 == context.path }
  }

  func checkOwner() throws(Refusal) {
    guard !queue.isShared, let owner = queue.owner else { return }
    let types = context.project.types[owner]?.filter { $0.kind != .extension } ?? []
    let kinds = types.map(\.kind)
    if kinds == [.class] {
      guard let macro = types[0].attributes.first(where: { !Self.plainAttributes.contains($0) })
      else { return }
      throw Refusal(
        .storedByWrapper,
        "'@\(macro)' may store the variables of '\(owner)' in another way; mark \(names) '@ObservationIgnored', or leave "
          + "the queue")
    }
    throw Refusal(
      .storedInValue,
      kinds == [.actor]
        ? "'\(owner)' is an actor, which guards its variables itself; remove the queue if no nonisolated code uses it"
        : "'\(owner)' isn't a class, and can't be copied with a lock in it; make it a class, or keep the state in one"
    )
  }

  private var names: String { state.map(\.name).listed("variable") }

  /// Those of types that don't come from a macro.
  private static let plainAttributes: Set = [
    "MainActor", "available", "objc", "objcMembers", "preconcurrency",
  ]

  private static let functionsOfLaterWork: Set = [
    "async", "asyncAfter", "asyncAndWait", "schedule",
  ]

  /// `line 3`, `lines 3, 8 and 2 more`
  func places(_ nodes: [Node]) -> String {
    let table = LineTable(context.tree.source)
    var lines: [Int] = []
    for node in nodes {
      let line = table.line(of: node.range.lowerBound)
      if lines.last != line { lines.append(line) }
    }
    let shown = lines.prefix(4).map { "\($0)" }.joined(separator: ", ")
    let rest = lines.count - 4
    return (lines.count == 1 ? "line " : "lines ") + shown + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension OwnUse {
  /// `queue.async { … }`
  var callOfQueue: FunctionCallExpr? {
    guard let callee = node.parent?.as(MemberAccessExpr.self), callee.base == node,
      let call = callee.node.parent?.as(FunctionCallExpr.self), call.calledExpression == callee.node
    else { return nil }
    return call
  }
}
