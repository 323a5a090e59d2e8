import Rewriter

/// An expression whose value is a main-actor-isolated function.
struct MainActorReference {
  /// What calls the function: `self.handle`, `Self.handle`, `handle`.
  let callee: String

  /// The name that the callee begins with.
  let root: String

  /// The labels of the function, and names for what it is given.
  let parameters: [Parameter]

  let returnsVoid: Bool

  /// Why it cannot be called elsewhere; `nil` if it can.
  private(set) var refusal: Refusal?

  struct Parameter {
    /// Empty for none.
    let label: String
    let name: String

    /// As declared; `nil` where that is not known.
    var type: KnownType?
  }

  /// `nil` for a value that isn't known to be a main-actor-isolated function.
  ///
  /// - Parameter types: what the function is given, which tells functions of one name apart; empty where that is
  ///   not known.
  init?(_ expression: Node, given types: [KnownType] = [], in context: Context) {
    if let name = expression.as(DeclReferenceExpr.self)?.name {
      self.init(named: name, expression, given: types, in: context)
    } else if let access = expression.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base
    {
      self.init(
        member: name, of: base, labels: access.declName?.labels, given: types, in: context)
    } else {
      return nil
    }
  }

  /// `handle`
  private init?(
    named name: String, _ expression: Node, given types: [KnownType], in context: Context,
  ) {
    let labels = expression.as(DeclReferenceExpr.self)?.labels
    switch context.resolution(of: name, at: expression) {
    case .member(let all, _):
      let members = all.meant(by: labels, given: types)
      let isStatic = members.allSatisfy { $0.modifiers.contains(.static) }
      self.init(
        members, callee: (isStatic ? "Self." : "self.") + name,
        refusal: isStatic ? nil : context.refusalOfSelf(at: expression), in: context)
    case .global(let members):
      self.init(
        members.meant(by: labels, given: types), callee: name, refusal: nil, in: context)
    case .local(let binding):
      self.init(binding, named: name, in: context)
      let isSwift6 = context.project.modules.isSwift6(context.path)
      refusal =
        refusal
        ?? (isSwift6
          ? nil
          : Refusal(
            .notSendable,
            "'\(name)' is Sendable only in the Swift 6 language mode; pass a closure that calls '\(name)'"
          ))
    case .type, .typeParameter, .module, .unknown: return nil
    }
  }

  /// `self.handle`, `Self.handle`, `Model.handle`, `helper.handle`
  private init?(
    member name: String, of base: Node, labels: [String]?, given types: [KnownType],
    in context: Context,
  ) {
    let project = context.project
    if base.isSelfReference || base.text == "Self" {
      guard let type = context.enclosingTypeNames(of: base).first else { return nil }
      self.init(
        project.members(named: name, of: type, inherited: true).meant(by: labels, given: types),
        callee: "\(base.text).\(name)",
        refusal: base.isSelfReference ? context.refusalOfSelf(at: base) : nil, in: context)
      return
    }
    if let type = base.as(DeclReferenceExpr.self)?.name,
      case .type(let known) = context.resolution(of: type, at: base)
    {
      let members = project.members(named: name, of: known, inherited: true)
      self.init(
        members.filter { $0.modifiers.contains(.static) }.meant(by: labels, given: types),
        callee: "\(base.text).\(name)", refusal: nil, in: context)
      return
    }
    guard let type = context.type(of: base), !type.isOptional, let named = type.name else {
      return nil
    }
    let members = project.members(
      named: name, of: project.resolve(named, inside: type.scope), inherited: true)
    self.init(
      members.meant(by: labels, given: types), callee: "\(base.text).\(name)",
      refusal: context.refusal(ofReceiver: base), in: context)
  }

  /// `Model.handle(self)`
  init?(
    ofCurried callee: MemberAccessExpr, with object: Node, given types: [KnownType],
    in context: Context,
  ) {
    guard let name = callee.name, let type = callee.base?.as(DeclReferenceExpr.self)?.name,
      let base = callee.base, case .type(let known) = context.resolution(of: type, at: base)
    else { return nil }
    let members = context.project.members(named: name, of: known, inherited: true)
    if members.contains(where: { $0.modifiers.contains(.static) }) { return nil }
    self.init(
      members.meant(by: callee.declName?.labels, given: types), callee: "\(object.text).\(name)",
      refusal: object.isSelfReference
        ? context.refusalOfSelf(at: object) : context.refusal(ofReceiver: object), in: context)
  }

  /// A value that is no name of a function.
  init?(unnamed type: KnownType, refusal: Refusal, in context: Context) {
    guard case .function(let function) = type.unwrapped.shape,
      Isolation.Kind(
        attributes: function.attributes, inside: type.scope, project: context.project)
        == .mainActor, !function.effects.contains("async")
    else { return nil }
    self.init(callee: "", parameters: [], returnsVoid: true, refusal: refusal)
  }

  /// The same where it is not known which function it is.
  func left(because refusal: Refusal) -> MainActorReference {
    var reference = self
    reference.refusal = refusal
    return reference
  }

  private init?(
    _ members: [MemberFacts], callee: String, refusal: Refusal?, in context: Context,
  ) {
    guard let first = members.first, members.count == 1 else { return nil }
    switch first {
    case .function(let function):
      let kind = context.isolation(of: first)
      guard !function.isAsync, kind.isOfGlobalActor else { return nil }
      let isPlain = function.genericParameters.isEmpty && !function.isThrowing
      self.init(
        callee: callee,
        parameters: function.parameters.map {
          Parameter(
            label: $0.label, name: $0.name.orValue,
            type: KnownType($0.type, scope: function.owner, path: function.path))
        },
        returnsVoid: function.result.map { TypeSpelling($0).isVoid } ?? true,
        refusal: kind != .mainActor
          ? Refusal(
            .onOtherActor,
            "the function is isolated to another global actor; mark it 'nonisolated', and start a task of that actor in it"
          )
          : isPlain ? refusal : Refusal(.handlerSignature, "the function is generic or throws"))
    case .variable(let variable):
      guard let type = variable.type else { return nil }
      let isFixed = variable.isConstant && !variable.isComputed
      self.init(
        closureTyped: type, inside: variable.owner, callee: callee,
        refusal: isFixed
          ? refusal : Refusal.mayChange(callee),
        in: context)
    case .enumCase: return nil
    }
  }

  private init?(_ binding: LocalBinding, named name: String, in context: Context) {
    switch binding.kind {
    case .function(let function):
      guard context.isolation(inside: function.node).kind == .mainActor,
        function.signature?.effectSpecifiers == nil
      else { return nil }
      self.init(
        callee: name, parameters: [], returnsVoid: true,
        refusal: Refusal(
          .capturesLocalFunction,
          "local functions aren't Sendable; write a closure that calls '\(name)', and run again"))
    case .parameter(let parameter):
      guard let type = parameter.type else { return nil }
      self.init(closureTyped: type.text, inside: "", callee: name, refusal: nil, in: context)
    case .variable(let variable, let pattern):
      guard variable.pattern == pattern else { return nil }
      let refusal =
        binding.isConstant
        ? nil : Refusal.mayChange(name)
      if let type = variable.typeAnnotation?.type {
        self.init(closureTyped: type.text, inside: "", callee: name, refusal: refusal, in: context)
      } else if let closure = variable.initializer?.value?.as(ClosureExpr.self) {
        guard closure.attributeNames.contains("MainActor") else { return nil }
        self.init(
          callee: name,
          parameters: closure.parameterNames.map { Parameter(label: "", name: $0.orValue) },
          returnsVoid: closure.signature?.returnClause?.type.map { TypeSpelling($0.text).isVoid }
            ?? true,
          refusal: refusal)
      } else if let value = variable.initializer?.value,
        let known = MainActorReference(value, in: context)
      {
        self.init(
          callee: name,
          parameters: known.parameters.map {
            Parameter(label: "", name: $0.name, type: $0.type)
          },
          returnsVoid: known.returnsVoid, refusal: refusal)
      } else {
        return nil
      }
    default: return nil
    }
  }

  private init?(
    closureTyped type: String, inside scope: String, callee: String, refusal: Refusal?,
    in context: Context,
  ) {
    guard
      ClosureType(type, inside: scope, project: context.project) == .isolated(to: .mainActor)
    else { return nil }
    let text = context.project.closureType(of: type, inside: scope)
    guard let known = KnownType(text, scope: scope, path: context.path),
      let parameters = known.unwrapped.parameters, !known.isOptional
    else { return nil }
    self.init(
      callee: callee, parameters: parameters.map { Parameter(label: "", name: "value", type: $0) },
      returnsVoid: known.unwrapped.result.map { TypeSpelling($0.text).isVoid } ?? false,
      refusal: refusal)
  }

  private init(callee: String, parameters: [Parameter], returnsVoid: Bool, refusal: Refusal?) {
    self.callee = callee
    root = String(callee.prefix { $0 != "." })
    self.parameters = parameters
    self.returnsVoid = returnsVoid
    self.refusal = refusal
  }
}

extension Context {
  /// Why `self` cannot be sent; `nil` if it can.
  fileprivate func refusalOfSelf(at node: Node) -> Refusal? {
    isSelfSendable(at: node) ? nil : Refusal(.notSendable, "'self' isn't known to be Sendable")
  }

  /// Why the object of a method cannot be asked for anew when it is called; `nil` if it can.
  fileprivate func refusal(ofReceiver base: Node) -> Refusal? {
    let isConstant =
      switch base.as(DeclReferenceExpr.self)?.name.map({ resolution(of: $0, at: base) }) {
      case .local(let binding): binding.isConstant
      default: false
      }
    if !isConstant {
      return Refusal.mayChange(base.textInOneLine)
    }
    guard let type = valueType(of: base), sendability(of: type).kind == .yes else {
      return Refusal(.notSendable, "'\(base.textInOneLine)' isn't known to be Sendable")
    }
    return nil
  }
}

extension String {
  /// The name, or one for what has none.
  fileprivate var orValue: String { isEmpty || self == "_" || hasPrefix("$") ? "value" : self }
}

extension Isolation.Kind {
  var isOfGlobalActor: Bool {
    switch self {
    case .mainActor, .globalActor: true
    case .actor, .caller, .nonisolated, .unknown: false
    }
  }
}

extension [MemberFacts] {
  /// Those that a name may stand for: with the labels behind it, or for what is given; of one that is overridden,
  /// the first.
  fileprivate func meant(by labels: [String]?, given types: [KnownType]) -> [MemberFacts] {
    guard count > 1 else { return self }
    let labelled = filter { member in
      guard case .function(let function) = member, let labels else { return labels == nil }
      return function.parameters.map(\.label) == labels
    }
    let fitting = labelled.filter { member in
      guard case .function(let function) = member else { return true }
      return function.parameters.count == types.count
        && zip(function.parameters, types).allSatisfy { parameter, type in
          TypeSpelling(parameter.type).core == TypeSpelling(type.text).core
        }
    }
    let found = fitting.isEmpty ? labelled : fitting
    let isOverridden = Set(found.map(\.owner)).count == found.count
    return isOverridden ? Array(found.prefix(1)) : found
  }
}

extension DeclReferenceExpr {
  /// `granted`, `error` of `handle(granted:error:)`, empty for `_`; `nil` where none are written.
  fileprivate var labels: [String]? {
    guard let names = argumentNames?.node else { return nil }
    return names.text.dropFirst().dropLast().split(separator: ":").map { label in
      let name = label.filter { $0 != " " }
      return name == "_" ? "" : name
    }
  }
}

extension Refusal {
  /// Why a function that something else may hold by then can't be called later.
  fileprivate static func mayChange(_ name: String) -> Refusal {
    Refusal(
      .readEarlier,
      "'\(name)' may change before it's called; assign it to a 'let' and use that")
  }
}
