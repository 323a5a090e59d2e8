import Rewriter

/// The declaration by whose `@MainActor` code would get to the main actor, and who has a say in that.
///
/// As measured with Swift 6.3.1: no override of a nonisolated method and nothing that meets a nonisolated requirement can
/// have the attribute, and synchronous code that isn't isolated can't call what has it.
struct MainActorMarking {
  private let function: FunctionDecl?
  private let context: Context

  /// The type around, where it may have the attribute.
  private let type: String?

  /// The type around, by its qualified name; empty for none.
  private let owner: String

  /// `nil` for a closure that runs elsewhere, and for code that says itself that it is on no actor.
  init?(at node: Node, in context: Context) {
    let code = Array(node.ancestors.prefix { $0.declaredTypeName == nil })
    guard !code.contains(where: \.saysThatItIsNonisolated), !context.isInClosureApart(node) else {
      return nil
    }
    // A local function has the isolation of the one around it.
    self.init(code.last { $0.is(.functionDecl) }?.as(FunctionDecl.self), at: node, in: context)
  }

  private init(_ function: FunctionDecl?, at node: Node, in context: Context) {
    self.function = function
    self.context = context
    let name = context.enclosingTypeNames(of: node).first
    owner = name.map { context.project.resolve($0) } ?? ""
    type = name.flatMap(context.typeForMainActor)
  }

  /// What to mark, with all that has to be marked together with it; `nil` where no annotation of the project helps.
  var marking: String? { marking(allowingHops: true) }

  /// The same where no caller would have to hop, so that its code keeps its order.
  var markingInPlace: String? { marking(allowingHops: false) }

  private func marking(allowingHops allowsHops: Bool) -> String? {
    guard let name = function?.name?.name else { return type.map { marking("'\($0)'") } }
    if let overridden {
      guard context.project.types[overridden.owner] != nil else { return nil }
      return overridden.declaration?.marking(
        ofFunction: "'\(name)' of '\(overridden.owner)', which it overrides,",
        allowingHops: allowsHops)
    }
    if let requirer { return marking(ofProtocol: requirer, requiring: name) }
    return marking(ofFunction: "'\(name)'", allowingHops: allowsHops)
  }

  /// The same, or how to use the main actor where no annotation helps.
  var advice: String? { marking ?? adviceWithoutMarking }

  /// Why the function can't have the attribute, as the end of a clause about it; `nil` for one that can.
  var obstacle: String? {
    guard marking == nil else { return nil }
    return overridden.map { _ in "overrides a nonisolated method" }
      ?? requirer.map { "meets a nonisolated requirement of '\($0)'" }
  }

  private var adviceWithoutMarking: String? {
    guard let name = function?.name?.name, function?.isAsynchronous == false,
      let reason = obstacle
    else { return nil }
    return
      "use 'MainActor.assumeIsolated', with 'nonisolated(unsafe) let' copies of what isn't Sendable, if only the main "
      + "thread calls '\(name)', which \(reason)"
  }

  /// Whoever calls what is asynchronous waits for the actor.
  private func marking(_ subject: String) -> String {
    "mark \(subject) '@MainActor' if "
      + (function?.isAsynchronous == true ? "it may run there" : "only main-actor code uses it")
  }

  /// What else a test awaits of its object leaves the main actor, unless the class is isolated as a whole, and so does the
  /// test itself that awaits a method there (measured with Swift 6.3.1).
  ///
  /// Have: func testLoad() async { let store = testStore; await prepare(store) }
  private var markingOfTests: String? {
    guard let function, context.isTestType(owner),
      !context.isTest(function) || function.node.descendantsAndSelf.contains(where: awaitsOwnMethod)
    else { return nil }
    return "mark '\(owner)', the test class, '@MainActor' if its tests may run there"
  }

  private func awaitsOwnMethod(_ node: Node) -> Bool {
    guard let call = node.as(FunctionCallExpr.self), node.isBehindAwait,
      call.receiver?.isSelfReference ?? true, let callee = call.calledExpression
    else { return false }
    return context.functionsMeant(by: callee, in: call).contains {
      $0.owner == owner && $0.isAsync && MemberFacts.function($0).isOfObject
    }
  }

  /// - Parameter subject: the function, as the sentence names it.
  private func marking(ofFunction subject: String, allowingHops allowsHops: Bool) -> String? {
    if function?.isAsynchronous == true { return markingOfTests ?? marking(subject) }
    if let use = useAsValue {
      return
        "mark \(subject) and the function type\(use.type.map { " '\($0)'" } ?? "") as which it's used (\(use.place)) "
        + "'@MainActor' if only the main thread calls it"
    }
    let users = callers
    guard !users.isEmpty else { return marking(subject) }
    let others = users.filter { $0.user != owner || owner.isEmpty }
    if others.isEmpty, let type { return marking("'\(type)'") }
    if !others.isEmpty, others.allSatisfy(\.isOfType) {
      return markingWithCallers(subject, others) ?? others.firstOfEachUser.marking(subject)
    }
    let apart = users.filter { others.isEmpty || !$0.isOfType }
    // Code that goes on behind the call may count on what that has done.
    guard allowsHops, apart.allSatisfy(\.mayHop) else { return nil }
    return "\(apart.hop), and then mark \(subject) '@MainActor'"
  }

  /// The same with the methods of the type that call the function, and their callers: they have to follow.
  ///
  /// Have: func show() { load() }; func load() { screen.present() }, where another type calls `load` as well
  private func markingWithCallers(_ subject: String, _ others: [NonisolatedUse]) -> String? {
    guard let function, let own = function.name?.name, !subject.hasSuffix(",") else { return nil }
    var users = others
    var names = [own]
    var open = [(function: function, file: context)]
    while let next = open.popLast() {
      for (call, file) in calls(of: next.function, in: next.file) {
        guard let use = NonisolatedUse(at: call.node, in: file) else { continue }
        guard use.user == owner else {
          users.append(use)
          continue
        }
        guard let caller = call.node.outermostFunction, let name = caller.name?.name,
          names.count < 5
        else { return type.map { users.firstOfEachUser.marking("'\($0)'") } }
        if names.contains(name) { continue }
        names.append(name)
        open.append((caller, file))
      }
    }
    guard names.count > 1, users.allSatisfy(\.isOfType) else { return nil }
    let first = names.map { "'\($0)'" }.joined(separator: ", ")
    return users.firstOfEachUser.marking(first)
  }

  private func calls(
    of function: FunctionDecl, in file: Context,
  ) -> [(call: FunctionCallExpr, file: Context)] {
    guard let own = OwnFunction(declaredBy: function.node, in: file) else { return [] }
    return context.calls(of: own).filter { call, other in
      !(other.path == file.path && function.node.encloses(call.node))
        && AsyncCode(around: call.node) == nil
    }.map { (call: $0.call, file: $0.context) }
  }

  /// Where nonisolated code takes the static function as a value, and the type that it has there.
  ///
  /// Have: var configure: Configure { HeaderCell.configure }, where `Configure` isn't '@MainActor'
  private var useAsValue: (type: String?, place: String)? {
    guard let function, let name = function.name?.name, !owner.isEmpty,
      function.modifiers?.contains(.static) == true
    else { return nil }
    for path in context.project.files(naming: name) {
      guard !context.project.isOfTestTarget(path), let file = context.asItWas(path) else {
        continue
      }
      for access in file.tree.all(MemberAccessExpr.self) where access.name == name {
        guard let base = access.base, access.node.isTakenAsValue,
          case .type(owner, isStatic: true) = file.owner(in: base),
          let use = NonisolatedUse(at: access.node, in: file)
        else { continue }
        return (access.node.typeReturned, use.place)
      }
    }
    return nil
  }

  private func marking(ofProtocol name: String, requiring member: String) -> String? {
    guard context.project.types[context.project.resolve(name)] != nil,
      context.placeOffMainActor(callingAnyOf: name) == nil
    else { return nil }
    let users = context.usersOffMainActor(ofProtocol: name)
    guard users.allSatisfy(\.isOfType) else { return nil }
    let subject = "'\(name)', which requires '\(member)',"
    return users.isEmpty ? marking(subject) : users.marking(subject)
  }

  /// Synchronous code that isn't isolated and calls the function, as far as that is known.
  private var callers: [NonisolatedUse] {
    guard let function,
      let own = OwnFunction(declaredBy: function.node, in: context)
    else { return [] }
    return context.calls(of: own).compactMap { call, file in
      file.path == context.path && function.node.encloses(call.node)
        || AsyncCode(around: call.node) != nil
        ? nil : NonisolatedUse(at: call.node, in: file)
    }
  }

  /// The method of a class above that the function overrides, where that is nonisolated.
  private var overridden: (owner: String, declaration: MainActorMarking?)? {
    guard let function, function.modifiers?.contains(.override) == true else { return nil }
    guard let key = MemberParts(function.node)?.key,
      let name = context.project.ownerOverridden(by: key, in: owner)
    else { return (owner: "", declaration: nil) }
    let declaration = context.declarations(ofType: name).lazy.flatMap { file, type in
      type.ownMembers.filter { MemberParts($0)?.key == key }.compactMap { member in
        member.as(FunctionDecl.self).flatMap { function in
          member.saysThatItIsNonisolated ? nil : MainActorMarking(function, at: member, in: file)
        }
      }
    }.first
    return (name, declaration)
  }

  /// The nonisolated protocol that requires the function.
  private var requirer: String? {
    guard let function, !owner.isEmpty, let parts = MemberParts(function.node),
      let key = parts.key, !parts.modifiers.contains("private")
    else { return nil }
    return Requirements(of: owner, context.project)
      .protocolName(requiring: key, types: parts.types)
  }
}

extension [NonisolatedUse] {
  /// What to mark together with what is used.
  fileprivate func marking(_ subject: String) -> String {
    if let override = first(where: \.staysNonisolated) {
      let users = filter { !$0.staysNonisolated }.names
      let use = users.count == 1 ? "uses" : "use"
      let others = users.isEmpty ? "" : " and \(users.listed("user")), which \(use) it,"
      return
        "mark \(subject)\(others) '@MainActor', and wrap its use in '\(override.member ?? override.user)' "
        + "(\(override.place)), an override that stays nonisolated, in 'MainActor.assumeIsolated', with "
        + "'nonisolated(unsafe) let' copies of what isn't Sendable, if only the main thread calls that"
    }
    let users = names
    let place = count == 1 ? self[0].place : "first: \(self[0].place)"
    let use = users.count == 1 ? "uses" : "use"
    return
      "mark \(subject) and \(users.listed("user")), which \(use) it (\(place)), '@MainActor' if "
      + "they run only on the main thread"
  }

  /// Have: hop to the main actor at 'Store.swift:12'
  fileprivate var hop: String {
    "hop to the main actor at \(map(\.place).listed("place"))"
  }
}

extension Node {
  /// The method around, and none that is local to it.
  fileprivate var outermostFunction: FunctionDecl? {
    ancestors.prefix { $0.declaredTypeName == nil }.last { $0.is(.functionDecl) }?
      .as(FunctionDecl.self)
  }

  /// Whether a function that is named here isn't called: the value goes elsewhere.
  fileprivate var isTakenAsValue: Bool {
    guard let parent else { return false }
    return parent.as(FunctionCallExpr.self)?.calledExpression != self
      && !parent.is(.memberAccessExpr)
      && !ancestors.contains { $0.is(.macroExpansionExpr) }
  }

  /// The type that the function or property around returns the value as, where it's a name.
  fileprivate var typeReturned: String? {
    guard parent?.is(.returnStmt) == true || parent?.is(.codeBlockItem) == true else { return nil }
    for ancestor in ancestors {
      if ancestor.is(.closureExpr) || ancestor.declaredTypeName != nil { return nil }
      let type =
        ancestor.as(FunctionDecl.self)?.signature?.returnClause?.type
        ?? ancestor.as(PatternBinding.self)?.typeAnnotation?.type
      if let type { return type.is(.identifierType) ? type.text : nil }
    }
    return nil
  }

  fileprivate var saysThatItIsNonisolated: Bool {
    self.is(.deinitializerDecl)
      || self.as(FunctionDecl.self)?.modifiers?.contains(.nonisolated) == true
  }
}
