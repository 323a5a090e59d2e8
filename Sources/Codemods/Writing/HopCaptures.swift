import Rewriter

/// What a hop's closure, or the function that it is given, captures from the code around it.
struct HopCaptures {
  let work: Node
  let context: Context

  /// What is known to cross; `nil` where nobody has looked.
  private let crossing: NonSendableCaptures?

  init(of work: Node, crossing: NonSendableCaptures? = nil, in context: Context) {
    self.work = work
    self.crossing = crossing
    self.context = context
  }

  /// The plain names that are not declared in the work, each with its first use.
  private var outerNames: [(name: String, use: Node)] {
    var found: [String: Node] = [:]
    for node in work.descendantsAndSelf {
      guard let name = node.referencedName, found[name] == nil,
        LocalDeclaration(name, at: node).map({ !work.encloses($0.scope) }) ?? true
      else { continue }
      found[name] = node
    }
    return found.map { (name: $0.key, use: $0.value) }
  }

  /// Whether `self` is written in the work, outside of types that it declares.
  private var mentionsSelf: Bool {
    if let crossing { return crossing.unchecked.contains(.instance) }
    return work.descendantsAndSelf(notInside: { $0.declaredTypeName != nil })
      .contains { node in
        node.isSelfReference || node.as(ClosureCapture.self)?.name?.kind == .selfKeyword
      }
  }
}

extension HopCaptures {
  /// What Swift 6 wants to be annotated before the hop compiles, as a task or not: code that is not on
  /// the main actor may not send it anything that is not Sendable.
  var needs: [RequiredAnnotation] {
    switch context.isolation(at: work.enclosingCall).kind {
    case .nonisolated, .caller, .actor:
      let parameterNeeds = parameterNeeds
      return (selfNeed(beside: parameterNeeds).map { [$0] } ?? []) + parameterNeeds
    case .mainActor, .globalActor, .unknown: return []
    }
  }

  /// Whether something is captured from code off the main actor, or changed beside other code, that isn't known to be
  /// allowed to.
  var areUnknown: Bool {
    if let closure = work.as(ClosureExpr.self),
      CapturedVariables(usedIn: closure, in: context).mayBeChangedBesideOthers
    {
      return true
    }
    return switch context.isolation(at: work.enclosingCall).kind {
    case .mainActor: false
    case .nonisolated, .caller, .actor, .globalActor, .unknown: context.mayCross(in: work)
    }
  }

  /// The type around, if it is a class or protocol of the project that is not Sendable.
  ///
  /// Where the work captures what nothing makes Sendable, only code of the main actor may give it that.
  private func selfNeed(beside needs: [RequiredAnnotation]) -> RequiredAnnotation? {
    guard mentionsSelf, !isOfType, !context.asksSelfToBeSendable(at: work),
      let type = context.enclosingTypeNames(of: work).first
    else { return nil }
    let need = context.need(ofType: context.project.resolve(type))
    guard let need, need.mayBeOnMainActor, needs.isEmpty, capturesParameters else { return need }
    return need.onMainActor(by: .mainActor)
  }

  /// Whether the work captures a parameter of the function around that isn't Sendable.
  private var capturesParameters: Bool {
    NonSendableCaptures(in: work, context).unchecked.contains { value in
      guard case .local(let local) = value, local.declaration.is(.functionParameter) else {
        return false
      }
      return true
    }
  }

  /// Whether `self` is the type itself, as in static code, which may go anywhere.
  private var isOfType: Bool {
    guard case .local(let binding) = context.resolution(of: "self", at: work),
      case .metatype = binding.kind
    else { return false }
    return true
  }

  /// Parameters of functions and closures that are functions, or of types of the project.
  private var parameterNeeds: [RequiredAnnotation] {
    var known: Set<RequiredAnnotation> = []
    return outerNames.sorted { $0.use.range.lowerBound < $1.use.range.lowerBound }
      .flatMap { needs(ofName: $0.name, usedAt: $0.use) }.filter { known.insert($0).inserted }
  }

  private func needs(ofName name: String, usedAt use: Node) -> [RequiredAnnotation] {
    guard case .local(let binding) = context.resolution(of: name, at: use.lookUpPlace) else {
      return []
    }
    switch binding.kind {
    case .parameter(let parameter): return needs(of: parameter, named: name)
    case .closureParameter: return context.type(of: binding).map { context.needs(of: $0) } ?? []
    default: return []
    }
  }

  private func needs(of parameter: FunctionParameter, named name: String) -> [RequiredAnnotation] {
    guard let type = parameter.type, !type.text.hasPrefix("sending ") else { return [] }
    let scope = context.enclosingTypeNames(of: type).first ?? ""
    let closure = context.project.closureType(of: type.text, inside: scope)
    if TypeSpelling(closure).functionResult == nil {
      return context.needs(of: context.knownType(type))
    }
    let attributes = TypeSpelling.attributes(of: closure)
    if attributes.contains("Sendable") || attributes.contains("MainActor") { return [] }
    let remedy: RequiredAnnotation.Remedy =
      isCalledOffMainActor(outsideWork: name, of: parameter) ? .sendable : .either
    return [RequiredAnnotation(.parameter, name: name, path: context.path, remedy: remedy)]
  }

  /// Whether the function uses the closure elsewhere as well, in code that can't call one of the main actor.
  ///
  /// Have: if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
  private func isCalledOffMainActor(
    outsideWork name: String, of parameter: FunctionParameter,
  ) -> Bool {
    let function = parameter.node.ancestors.first {
      $0.is(.functionDecl) || $0.is(.initializerDecl)
    }
    return function?.descendantsAndSelf.contains { use in
      use.referencedName == name && !work.encloses(use)
        && LocalDeclaration(name, at: use)?.declaration == parameter.node
        && context.isolation(at: use).kind != .mainActor
    } ?? false
  }
}

extension Finding {
  /// Says what the work captures from the code around it.
  mutating func note(_ captures: HopCaptures) {
    needs = captures.needs
    capturesUnknown = captures.areUnknown
  }

  /// Says of a hop that stays what Swift 6 requires of what its work captures all the same.
  ///
  /// - Parameter note: says so of any hop.
  func noted(by note: (inout Finding) -> Void) -> Finding {
    guard needs.isEmpty, !isNote, key != .shadowedName else { return self }
    var finding = self
    note(&finding)
    return finding
  }

  /// Says what work captures that leaves the main actor, or never was on it.
  mutating func noteWorkOffMainActor(_ work: ClosureExpr, in context: Context) {
    let crossing = NonSendableCaptures(in: work.node, context)
    guard !crossing.areSendable else { return }
    capturesUnknown = !context.project.modules.isSwift6(context.path)
    needs = HopCaptures(of: work.node, crossing: crossing, in: context).needsOffMainActor
  }
}

extension Finding {
  /// Says what the work reads of the main actor's that isn't known to be Sendable, and can't leave it.
  ///
  /// Have: await session.machine.start(), where `session` is isolated to the main actor
  mutating func noteValuesRead(offMainActor work: ClosureExpr, in context: Context) {
    let uses = MainActorNeeds(context: context, code: work.node)
    for node in work.statements.map({ uses.ownNodes(of: $0.node) }) ?? [] {
      guard case .needed = uses.use(of: node),
        node.parent?.as(FunctionCallExpr.self)?.calledExpression != node
      else { continue }
      let type = context.valueType(of: node)
      guard type.map({ context.sendability(of: $0).kind != .yes }) ?? true else { continue }
      capturesUnknown = true
      needs += type.map { context.needs(of: $0) }?.filter { !needs.contains($0) } ?? []
    }
  }
}

extension Context {
  /// Whether the work captures what Swift 6 may reject: what a module in the Swift 6 language mode captures today it
  /// accepts, in the call that is there as in the task.
  fileprivate func mayCross(in work: Node) -> Bool {
    !project.modules.isSwift6(path) && !NonSendableCaptures(in: work, self).areSendable
  }
}

extension Node {
  /// The call that the node is an argument of, or the node itself.
  fileprivate var enclosingCall: Node {
    ancestors.first { $0.is(.functionCallExpr) } ?? self
  }
}
