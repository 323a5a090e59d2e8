import Rewriter

/// A function that is passed by its name where a `@Sendable` closure is wanted, and that Swift 6 rejects there.
///
/// As measured with Swift 6.3.1: a nonisolated method of an object that isn't Sendable ("converting non-Sendable function
/// value … may introduce data races"), a closure whose type isn't `@Sendable`, and a local function that isn't.
struct RejectedFunction {
  let refusal: Refusal

  /// The types of the project that would have to change.
  let needs: [RequiredAnnotation]

  /// `nil` for anything else, and for what isn't known to be rejected.
  ///
  /// - Parameter noun: what the function is called.
  /// - Parameter place: where it runs: what only the main thread uses may belong to the main actor.
  init?(
    _ value: Node, as noun: String = "block", calledOn place: CallbackExecutor = .main,
    in context: Context,
  ) {
    let rule = "the \(noun) has to be '@Sendable' in Swift 6, and '\(value.textInOneLine)'"
    if let type = context.typeOfObject(keptByMethod: value) {
      let isOnMain = place == .main
      needs = context.needs(of: type).map { isOnMain ? $0 : $0.offMainActor }
      let advice =
        needs.first.map { "; " + $0.adviceHere { " if only the main thread uses \($0)" } } ?? ""
      refusal = Refusal(.notSendable, "\(rule) keeps 'self', which isn't Sendable\(advice)")
      return
    }
    guard let marks = context.attributes(ofFunction: value),
      !marks.contains("MainActor"), !marks.contains("Sendable")
    else { return nil }
    needs = []
    refusal = Refusal(
      .notSendable,
      "\(rule) isn't; mark '\(value.textInOneLine)' '@Sendable' and run again")
  }
}

extension Context {
  /// The attributes of a closure's type, or those that a closure or a local function has where it is formed; `nil` for
  /// what isn't known to be one.
  fileprivate func attributes(ofFunction value: Node) -> [String]? {
    if case .local(let binding)? = value.referencedName.map({ resolution(of: $0, at: value) }),
      case .function(let function) = binding.kind
    {
      return function.attributes?.attributes.compactMap(\.name) ?? []
    }
    if let type = valueType(of: value), let shape = project.canonical(type),
      case .function(let function) = shape.withoutOptionals
    {
      return function.attributes
    }
    return closure(namedBy: value)?.attributeNames
  }

  /// The closure that a local constant of the code around stands for.
  func closure(namedBy value: Node) -> ClosureExpr? {
    guard let local = value.referencedName.flatMap({ LocalDeclaration($0, at: value) }),
      local.kind == .constant
    else { return nil }
    return local.declared.value?.as(ClosureExpr.self)
  }

  /// The type of `self`, where a nonisolated method of it is named, and it isn't Sendable.
  fileprivate func typeOfObject(keptByMethod value: Node) -> KnownType? {
    guard let methods = methodsOfSelf(meantBy: value),
      methods.allSatisfy({ isolation(of: $0) == .nonisolated }),
      let type = selfType(at: value), sendability(of: type).kind == .no,
      !asksSelfToBeSendable(at: value)
    else { return nil }
    return type
  }
}

extension Context {
  /// The methods of `self` that an expression may name: `handle`, `self.handle`; `nil` for anything else.
  fileprivate func methodsOfSelf(meantBy value: Node) -> [MemberFacts]? {
    guard let members = membersOfSelf(meantBy: value), !members.isEmpty,
      members.allSatisfy(\.isMethodOfInstance)
    else { return nil }
    return members
  }

  private func membersOfSelf(meantBy value: Node) -> [MemberFacts]? {
    if let access = value.as(MemberAccessExpr.self), let name = access.name {
      guard access.base?.isSelfReference == true,
        let type = enclosingTypeNames(of: value).first
      else { return nil }
      return project.members(named: name, of: type, inherited: true)
    }
    guard let name = value.referencedName,
      case .member(let members, _) = resolution(of: name, at: value)
    else { return nil }
    return members
  }
}

extension MemberFacts {
  fileprivate var isMethodOfInstance: Bool {
    guard case .function(let function) = self else { return false }
    return !function.modifiers.contains(.static)
  }
}
