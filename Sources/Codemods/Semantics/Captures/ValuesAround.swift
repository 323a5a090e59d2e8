import Rewriter

/// Which values the code around a task, or around a call that leaves its isolation, keeps, as the compiler's regions have
/// it (SE-0414): those of its caller, those of `self` and of an actor, what is made of them by functions that might store
/// them, and what was stored in them in front of the place.
///
/// As measured with Swift 6.3.1. A value that is read from a Sendable object is nobody's, as a new one is.
struct ValuesAround {
  /// The closure of the task, or the call.
  let place: Node
  let context: Context

  /// Whether values count that only a superclass of another package could make Sendable.
  private let countsDoubtful: Bool

  init(_ place: Node, in context: Context, countingDoubtful countsDoubtful: Bool = false) {
    self.place = place
    self.context = context
    self.countsDoubtful = countsDoubtful
  }

  func isUnsendable(_ type: KnownType) -> Bool {
    countsDoubtful ? context.mayBeUnsendable(type) : context.isUnsendable(type)
  }

  /// Where a value comes from.
  enum Origin {
    /// The code around the place has it.
    case around
    /// What a name in a function or closure stands for, at its use.
    case local(LocalBinding, at: Node)
  }

  /// Whether they have what a constant, parameter or capture stands for that isn't Sendable.
  ///
  /// - Parameter use: where its name is looked up, in the task's closure or in front of it.
  func have(_ binding: LocalBinding, at use: Node) -> Bool {
    haveOne(of: [.local(binding, at: use)])
  }

  /// Whether they have the value of an expression, which isn't Sendable, and with it all that is part of it.
  func have(_ value: Node) -> Bool {
    !isUnchecked(value) && haveOne(of: origins(of: value))
  }

  private func haveOne(of origins: [Origin]) -> Bool {
    var open = origins
    var seen: Set<Int> = []
    while let origin = open.popLast() {
      guard case .local(let binding, let use) = origin else { return true }
      guard let start = binding.declarationRange?.lowerBound.value, seen.insert(start).inserted
      else { continue }
      if binding.isGivenByCaller(in: context) || isCapturedBetween(binding.name, at: use) {
        return true
      }
      open += self.origins(of: binding, at: use)
    }
    return false
  }

  /// Of a variable, the last value that it got counts, and what it was stored in since.
  private func origins(of binding: LocalBinding, at use: Node) -> [Origin] {
    if let copy = binding.copyOfItsName {
      return origins(named: binding.name, at: copy.lookUpPlace)
    }
    let uses = usesInFront(of: binding, at: use)
    let given = uses.filter(\.isTargetOfWholeAssignment)
    if binding.isConstant || given.isEmpty {
      let taken = binding.valueTaken.map { value in
        if case .element(let loop, _) = binding.kind {
          originsOfElements(of: value) + originsOfIterator(of: loop)
        } else {
          origins(of: value)
        }
      }
      return (taken ?? []) + given.compactMap(\.assignedValue).flatMap(origins)
        + uses.flatMap(originsJoined)
    }
    guard let last = given.last, let value = last.assignedValue else { return [] }
    let later = uses.filter { $0.range.lowerBound > last.range.lowerBound }
    return origins(of: value) + later.flatMap(originsJoined)
  }

  /// Whether a closure around the task is the first to capture the value, and may start more tasks.
  private func isCapturedBetween(_ name: String, at use: Node) -> Bool {
    guard let local = LocalDeclaration(name, at: use), local.scope != place,
      local.scope.encloses(place), name != "self"
    else { return false }
    if local.declaration.is(.closureCapture) { return true }
    return place.ancestors.prefix { $0 != local.scope }.contains {
      ($0.is(.closureExpr) || $0.is(.functionDecl)) && $0.encloses(use)
    }
  }

  /// Whether nobody checks who uses the operand: a local name that is `nonisolated(unsafe)`, or a stored property that is,
  /// with what it leads to. A copy of it is checked, and so is a part of the local one, as measured.
  private func isUnchecked(_ operand: Node) -> Bool {
    if let name = operand.referencedName,
      case .local(let binding) = context.resolution(of: name, at: operand)
    {
      return binding.isUnchecked
    }
    var link: Node? = operand
    while let node = link {
      let members = context.membersMeant(by: node)
      if !members.isEmpty, members.allSatisfy({ $0.modifiers.contains(.nonisolatedUnsafe) }) {
        return true
      }
      link =
        node.as(MemberAccessExpr.self)?.base ?? node.as(OptionalChainingExpr.self)?.expression
        ?? node.as(ForceUnwrapExpr.self)?.expression
    }
    return false
  }
}
