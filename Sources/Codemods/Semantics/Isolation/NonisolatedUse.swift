import Rewriter

/// Code that isn't isolated to the main actor, and uses a member of a type or protocol of the project.
struct NonisolatedUse: Hashable, Sendable {
  /// The type that the code is in, or its function outside of types.
  let user: String

  /// What the type declares, and the code is in: `Limits.check(_:)`; a function outside of types.
  let member: String?

  /// Whether to isolate the member, and leave its type as it is: a static function needs no object, values go to any
  /// thread, and an SDK's type is none of the project's.
  let isOfMember: Bool

  /// Whether the code is an override of a framework's nonisolated method, which stays so in an isolated class (measured
  /// with Swift 6.3.1).
  ///
  /// Have: final class ExportCommand: NSScriptCommand { override func performDefaultImplementation() -> Any? { … } }
  let staysNonisolated: Bool

  fileprivate let isOfProject: Bool

  /// `Store.swift:12`
  let place: String

  /// Whether the code is nonisolated because its type is: a closure of another thread and a `deinit` aren't.
  let isOfType: Bool

  /// Whether the call may as well come in the next turn, on the main actor: it ends a closure, which nobody waits for, and
  /// takes no `self` along that isn't Sendable.
  ///
  /// Have: queue.async { self.refresh() }
  let mayHop: Bool

  /// `nil` for code that is isolated, or may be, and for tests.
  init?(at node: Node, in context: Context) {
    let isolation = context.isolation(at: node)
    guard [isolation.kind, isolation.kindInSwift6].contains(.nonisolated),
      !context.project.isOfTestTarget(context.path)
    else { return nil }
    let type = context.enclosingTypeNames(of: node).first.map { context.project.resolve($0) }
    user = type ?? node.enclosingFunctionName
    let declaration = node.declarationAsMember
    member = declaration?.nameAsMember.map { name in type.map { "\($0).\(name)" } ?? name }
    let kinds = type.map { context.project.types[$0]?.map(\.kind) ?? [] } ?? []
    isOfProject = kinds.contains { $0 != .extension }
    isOfMember = member != nil && (!kinds.contains(.class) || declaration?.isStaticMember == true)
    place = context.place(of: node)
    staysNonisolated =
      type.map { name in
        declaration?.keyOfOverride.flatMap { context.project.ownerOverridden(by: $0, in: name) }
      }?.map { context.project.types[$0] == nil } ?? false
    isOfType =
      (type.map { context.project.isolation(ofType: $0).kindInSwift6 != .mainActor }
        ?? node.ancestors.contains { $0.is(.functionDecl) })
      && !node.ancestors.contains { $0.is(.deinitializerDecl) }
      && !context.isInClosureApart(node)
    mayHop =
      node.endsClosure
      && (context.isSelfMetatype(at: node) || context.isSelfSendable(at: node))
  }
}

extension NonisolatedUse {
  fileprivate func hasUser(of other: NonisolatedUse) -> Bool {
    user == other.user && isOfMember == other.isOfMember
      && staysNonisolated == other.staysNonisolated
      && (member == other.member || !isOfMember && !staysNonisolated)
  }
}

extension Node {
  /// The declaration around that is a member of a type, or outside of types.
  fileprivate var declarationAsMember: Node? {
    ancestors.prefix { $0.declaredTypeName == nil }.last { $0.nameAsMember != nil }
  }

  /// What a declaration is called, with its labels.
  fileprivate var nameAsMember: String? {
    if let function = self.as(FunctionDecl.self) { return function.fullName }
    if self.is(.initializerDecl) { return "init" }
    guard let bindings = self.as(VariableDecl.self)?.bindings?.node.elements(PatternBinding.self),
      bindings.count == 1
    else { return nil }
    return bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name
  }

  /// Of a method that says that it is an override.
  fileprivate var keyOfOverride: MemberKey? {
    guard let function = self.as(FunctionDecl.self), let name = function.name?.name,
      function.modifiers?.contains(.override) == true
    else { return nil }
    return MemberKey(
      name: name, labels: function.labels.map { $0 == "_" ? "" : $0 }, isStatic: isStaticMember)
  }

  fileprivate var isStaticMember: Bool {
    let modifiers =
      self.as(FunctionDecl.self)?.modifiers ?? self.as(VariableDecl.self)?.modifiers
    return modifiers?.contains(.static) == true || modifiers?.contains(.class) == true
  }

  /// Have: { prepare(); if isReady { self.refresh() } }
  fileprivate var endsClosure: Bool {
    let item = ancestors.first { $0.is(.codeBlockItem) || $0.is(.closureSignature) }
    guard let item, let list = item.parent, Array(list.children).last == item,
      let owner = list.parent
    else { return false }
    if owner.is(.closureExpr) { return true }
    guard owner.is(.codeBlock), let branching = owner.parent?.as(IfExpr.self) else { return false }
    return branching.node.endsClosure
  }
}

extension [NonisolatedUse] {
  /// The first use by each user, or by each of its members where these are what to isolate.
  var firstOfEachUser: [NonisolatedUse] {
    indices.filter { index in !self[..<index].contains { $0.hasUser(of: self[index]) } }
      .map { self[$0] }
  }

  /// What to isolate for the uses to be isolated, as a sentence names it: a type, or the one or two members of it that
  /// use anything.
  var names: [String] {
    let users = firstOfEachUser
    return users.map { use in
      let others = users.filter { $0.user == use.user }
      return others.allSatisfy(\.isOfMember) && (others.count < 3 || !use.isOfProject)
        ? use.member ?? use.user : use.user
    }.unique
  }
}

extension Context {
  /// The first in the project; `nil` where all code that is known to use the members is isolated, or may be.
  func nonisolatedUse(of members: some Sequence<String>, declaredIn name: String) -> NonisolatedUse?
  {
    members.lazy.compactMap { member in
      project.files(naming: member).lazy.compactMap { path in
        asItWas(path)?.nonisolatedUsesHere(of: member, declaredIn: name).first { _ in true }
      }.first
    }.first
  }

  /// The first in the files that name the type, as nearly all do that use its objects: types of receivers are dear.
  ///
  /// - Parameter others: the types whose uses don't count.
  func nonisolatedUse(
    ofAny members: [String], declaredIn name: String, besides others: Set<String> = [],
  ) -> NonisolatedUse? {
    project.files(naming: name.lastName).lazy.compactMap(asItWas).compactMap { file in
      members.lazy.compactMap { member in
        file.nonisolatedUsesHere(of: member, declaredIn: name).first { !others.contains($0.user) }
      }.first
    }.first
  }

  /// The first by each type of the project.
  func nonisolatedUses(of members: some Sequence<String>, declaredIn name: String)
    -> [NonisolatedUse]
  {
    members.flatMap { member in
      project.files(naming: member).compactMap(asItWas)
        .flatMap { $0.nonisolatedUsesHere(of: member, declaredIn: name) }
    }.firstOfEachUser
  }

  private func nonisolatedUsesHere(
    of member: String, declaredIn name: String,
  ) -> some Sequence<NonisolatedUse> {
    tree.all(DeclReferenceExpr.self, startingWith: member).lazy.compactMap { reference in
      guard let access = reference.node.parent?.as(MemberAccessExpr.self),
        access.declName?.node == reference.node, isMember(access, of: name),
        let use = NonisolatedUse(at: access.node, in: self)
      else { return nil }
      // An extension of a protocol is isolated together with it, and a subclass with its superclass.
      return use.user == name || isSubclass(use.user, of: name) ? nil : use
    }
  }

  private func isSubclass(_ user: String, of name: String) -> Bool {
    project.types[name]?.first?.kind == .class && project.ancestry(of: user).contains(name)
  }

  /// Whether the code is that of a closure which is on no actor by itself.
  func isInClosureApart(_ node: Node) -> Bool {
    node.ancestors.prefix { $0.declaredTypeName == nil }.contains { ancestor in
      ancestor.as(ClosureExpr.self).map { isolation(decidedBy: $0) != nil } == true
    }
  }

  /// Whether the value that the member is of has the type, as declared, or is of a composition or a generic type with it.
  ///
  /// Have: func block(_ dependency: NeedsDependency & AuthContextProvider), func show<Item: Titled>(_ item: Item)
  func isMember(_ access: MemberAccessExpr, of name: String) -> Bool {
    guard let base = access.base,
      let type = valueType(of: base.withoutOptionalMarks)?.unwrapped
    else { return false }
    let isNamed = { (type: KnownType) in
      type.nameOfMembers.map { self.project.resolve($0, inside: type.scope) } == name
    }
    if isNamed(type) { return true }
    if case .parameter(let constraints) = project.seen(from: type.path).resolved(type) {
      return constraints.flatMap(\.conjuncts).contains(where: isNamed)
    }
    return type.conjuncts.contains(where: isNamed)
  }
}
