import Rewriter

extension TestHierarchy {
  /// Throws where one of the classes can't be isolated to the main actor as a whole.
  func check() throws(Refusal) {
    try checkDeclarations()
    for part in parts {
      try checkMembers(of: part)
      try checkClosures(in: part)
      try checkNestedTypes(in: part)
    }
    try checkUsesOutside()
  }

  /// Tests of Swift Testing, and asynchronous ones, run off the main thread today: what they wait for may need it.
  private func checkWaits(in code: Node?, of part: TestClassPart) throws(Refusal) {
    guard let code, part.context.isolation(at: code).kind == .nonisolated,
      let refusal = part.context.refusalOfWait(inTest: code)
    else { return }
    throw refusal
  }

  private func checkDeclarations() throws(Refusal) {
    for name in classes.sorted() {
      let project = context.project
      let declarations = project.types[name] ?? []
      guard declarations.count == 1, !declarations[0].isNonisolated, !declarations[0].isLocal
      else {
        throw Refusal(
          .notOnMainActor,
          "'\(name)' is declared more than once, or 'nonisolated', and would be isolated as well")
      }
      for declaration in declarations + project.extensions(of: name) {
        let inherited = declaration.inherited.filter { !$0.hasPrefix("@MainActor") }
          .map { project.resolve(TypeSpelling($0).name) }
        let foreign = inherited.first {
          !isMainActorOrMarker($0) && !isSuperclass($0) && !requiresNothing($0, of: name)
        }
        if let foreign {
          throw Refusal(
            .requiredByProtocol,
            "'\(name)' conforms to '\(foreign)', which isn't isolated to the main actor; "
              + advice(onProtocol: foreign))
        }
      }
    }
  }

  /// Whether the class has no member that meets a requirement: extensions of the protocol have them all, and stay as they
  /// are.
  ///
  /// Have: final class StoreTests: XCTestCase, Injectable { }
  private func requiresNothing(_ name: String, of type: String) -> Bool {
    let project = context.project
    guard project.types[name]?.contains(where: { $0.kind == .protocol }) == true else {
      return false
    }
    return Requirements(ofProtocol: name, project).ofProject.allSatisfy { key, mustBeMet in
      !mustBeMet && project.members(named: key.name, of: type, inherited: false).isEmpty
    }
      && context.foreignAncestry(of: name).allSatisfy {
        project.types[$0] != nil || isMainActorOrMarker($0)
      }
  }

  private func advice(onProtocol name: String) -> String {
    let project = context.project
    guard project.types[name] != nil else { return "let another type conform to it, and run again" }
    let others = project.names.inheritors(of: name, in: project).filter {
      $0 != name && !classes.contains($0) && project.isolation(ofType: $0).kind != .mainActor
    }
    if others.isEmpty { return "isolate '\(name)' to the main actor, and run again" }
    return context.refusalOfToolchain(since: .v(6, 2)) == nil
      ? "write '@MainActor \(name)' there, and run again"
      : "let another type conform to it, and run again"
  }

  private func isSuperclass(_ name: String) -> Bool {
    name == "XCTestCase" || context.project.types[name]?.contains { $0.kind == .class } == true
  }

  private func isMainActorOrMarker(_ name: String) -> Bool {
    Self.markers.contains(name) || context.project.sdk.isMainActor(type: name)
      || context.project.sdk.isolatesRequirements(ofProtocol: name)
      || context.project.types[name] != nil
        && context.project.isolation(ofType: name).kind == .mainActor
  }

  private static let markers: Set = ["AnyObject", "NSObjectProtocol", "Sendable"]

  private func checkMembers(of part: TestClassPart) throws(Refusal) {
    for member in part.members {
      if member.is(.initializerDecl), !isSuite {
        throw Refusal(
          .functionForm,
          "'\(part.type)' has an initializer, which stays nonisolated as that of 'XCTestCase' is")
      }
      if isSuite { try checkWaits(in: member.as(InitializerDecl.self)?.body?.node, of: part) }
      if member.is(.deinitializerDecl) { try checkStays(member, in: part) }
      try checkAttributes(of: member, in: part)
      if let function = member.as(FunctionDecl.self) { try check(function, in: part) }
      if let variable = member.as(VariableDecl.self),
        variable.modifiers?.contains(.override) == true
      {
        try checkStays(member, in: part)
      }
    }
  }

  /// Have: @Test(arguments: Self.names), which is evaluated in a nonisolated closure.
  private func checkAttributes(of member: Node, in part: TestClassPart) throws(Refusal) {
    for list in member.children where list.is(.attributeList) {
      try checkStays(list, in: part)
    }
  }

  private func check(_ function: FunctionDecl, in part: TestClassPart) throws(Refusal) {
    let isOverride = function.modifiers?.contains(.override) == true
    if function.modifiers?.contains(.nonisolated) == true {
      return try checkStays(function.node, in: part)
    }
    if isSuite || function.isAsynchronous { try checkWaits(in: function.body?.node, of: part) }
    if isOverride, function.isAsynchronous, isOfOtherClass(function, part) {
      throw Refusal(
        .overriddenMethod,
        "'\(function.name?.name ?? "")' of '\(part.type)' overrides one of a nonisolated superclass"
      )
    }
    if isOverride, !part.overrides(function.name?.name ?? "", in: classes),
      !part.testMethods.contains(where: { $0.node == function.node && $0.isOverride }),
      !function.isAsynchronous
    {
      try checkStays(function.node, in: part)
    }
    if function.isAsynchronous { try checkSentValues(of: function, in: part) }
  }

  /// Whether a class of the project above these has a function of the name.
  private func isOfOtherClass(_ function: FunctionDecl, _ part: TestClassPart) -> Bool {
    guard let name = function.name?.name else { return false }
    return context.project.ancestry(of: part.type).contains { owner in
      !classes.contains(owner) && context.project.types[owner] != nil
        && !context.project.members(named: name, of: owner, inherited: false).isEmpty
    }
  }

  /// What stays nonisolated must use nothing that becomes isolated.
  private func checkStays(_ member: Node, in part: TestClassPart) throws(Refusal) {
    let needs = MainActorNeeds(context: part.context, code: member)
    let used =
      part.ownMember(in: member, of: classes)
      ?? needs.ownNodes(of: member).lazy.compactMap(needs.use).first(where: \.isKnown)?.name
    guard let used else { return }
    throw Refusal(
      .usedOffMainActor,
      "a member of '\(part.type)' that stays nonisolated uses '\(used)', which would then be isolated"
    )
  }

  /// Asynchronous tests hand their properties to nonisolated code, which main-actor-isolated ones can't if those aren't
  /// Sendable.
  private func checkSentValues(
    of function: FunctionDecl, in part: TestClassPart,
  ) throws(Refusal) {
    guard part.context.isolation(inside: function.node).kind == .nonisolated else { return }
    for node in function.node.descendantsAndSelf {
      guard let name = part.memberUsed(by: node, of: classes),
        node.ancestors.prefix(while: { $0 != function.node }).contains(where: { $0.is(.awaitExpr) }
        ),
        case .variable(let variable)? = part.context.project
          .members(named: name, of: part.type, inherited: true).first
      else { continue }
      let type = ExpressionTypes(part.context).type(of: variable)
      if let type, part.context.sendability(of: type).kind == .yes { continue }
      throw Refusal(
        .notSendable,
        "'\(function.name?.name ?? "")' of '\(part.type)' awaits what it does with '\(name)', which isn't known to be "
          + "Sendable")
    }
  }

  /// Closures that aren't the main actor's use members of the classes in asynchronous calls only.
  private func checkClosures(in part: TestClassPart) throws(Refusal) {
    if let refusal = part.context.refusalOfLocalFunctions(in: part.node) { throw refusal }
    let open = part.instanceMethods.filter {
      part.context.isolation(inside: $0.node).kind == .nonisolated
    }
    if let refusal = open.lazy.compactMap({ $0.refusalOfTrap(in: part.context) }).first {
      throw refusal
    }
    for closure in part.context.closuresOffMainActor(in: part.node) {
      for node in closure.node.descendantsAndSelf {
        guard let name = part.memberUsed(by: node, of: classes) else { continue }
        let isAwaited = node.ancestors.prefix { $0 != closure.node }.contains { $0.is(.awaitExpr) }
        if isAwaited || node.isOnMainActor(inside: closure.node, part.context) { continue }
        throw Refusal(
          .usedOffMainActor,
          "a closure in '\(part.type)' that isn't isolated to the main actor uses '\(name)'")
      }
    }
  }

  private func checkNestedTypes(in part: TestClassPart) throws(Refusal) {
    let block = part.node.children.first { $0.is(.memberBlock) }
    let types = block?.descendantsAndSelf.filter { $0.declaredTypeName != nil } ?? []
    for type in types {
      for node in type.descendantsAndSelf {
        guard let name = part.memberUsed(by: node, of: classes), !node.isSelfMember else {
          continue
        }
        throw Refusal(
          .usedOffMainActor, "a type in '\(part.type)' uses '\(name)', which would then be isolated"
        )
      }
    }
  }

  /// Whoever else names one of the classes may use what is isolated then; `PlayerTests.self` uses nothing.
  private func checkUsesOutside() throws(Refusal) {
    for name in classes.sorted() {
      let last = name.lastName
      let paths = context.project.files(naming: last)
      for path in paths {
        guard let file = context.asItWas(path), !file.means(otherThan: name, context.project)
        else { continue }
        let own = parts.filter { $0.context.path == path }.map(\.node.range)
        let isUsed = file.tree.tokens(spelling: last).contains { index in
          let token = Token(tree: file.tree, index: index)
          let isInside = own.contains { $0.contains(token.range.lowerBound) }
          return !isInside && !token.isOfMetatype
        }
        if isUsed {
          throw Refusal(
            .keptByCallers,
            "code in '\(path)' uses '\(last)', and isn't known to be isolated to the main actor")
        }
      }
    }
  }
}

extension Context {
  /// Why a test keeps off the main actor: its code waits for other code of the program, which may need the main thread.
  func refusalOfWait(inTest code: Node) -> Refusal? {
    BlockingCalls(in: self).first(in: [code], on: .mainInsteadOfOther)?
      .reasonAgainstTestOnMainActor
  }

  /// Why a local function keeps tests from the main actor: it would be isolated with the test, and a closure that isn't
  /// calls it.
  ///
  /// Have: func check() {}; DispatchQueue.global().async { check() }
  func refusalOfLocalFunctions(in code: Node) -> Refusal? {
    for closure in closuresOffMainActor(in: code) {
      for node in closure.node.descendantsAndSelf {
        guard let name = node.referencedName,
          let function = LocalDeclaration(name, at: node)?.declaration.as(FunctionDecl.self),
          !isSendable(localFunction: function), code.encloses(function.node),
          !closure.node.encloses(function.node),
          !node.isOnMainActor(inside: closure.node, self)
        else { continue }
        return Refusal(
          .usedOffMainActor,
          "a closure that isn't isolated to the main actor calls '\(name)', a local function that would be isolated with the "
            + "test; make it a nonisolated method and run again")
      }
    }
    return nil
  }

  /// The closures that something other than the code around isolates, and not to the main actor.
  fileprivate func closuresOffMainActor(in code: Node) -> [ClosureExpr] {
    let needs = MainActorNeeds(context: self, code: code)
    return code.descendantsAndSelf.compactMap { $0.as(ClosureExpr.self) }.filter {
      needs.decidesIsolation($0) && !$0.isOfTask && isolation(ofInner: $0)?.kind != .mainActor
    }
  }

  /// Whether the last name of the class stands for another declaration in this file.
  fileprivate func means(otherThan name: String, _ other: ProjectIndex) -> Bool {
    let declared = Set(other.types[name]?.map(\.path) ?? [])
    let seen = project.types[name] ?? []
    return seen.allSatisfy { !declared.contains($0.path) }
  }
}

extension Token {
  /// Have: Bundle(for: PlayerTests.self)
  fileprivate var isOfMetatype: Bool {
    guard let period = next, period.kind == .period else { return false }
    return period.next?.kind == .selfKeyword
  }
}

extension Node {
  /// Whether the innermost closure around the node that says what it is isolated to is the main actor's.
  fileprivate func isOnMainActor(inside outer: Node, _ context: Context) -> Bool {
    ancestors.prefix { $0 != outer }.contains { ancestor in
      guard let closure = ancestor.as(ClosureExpr.self) else { return false }
      return context.isolation(ofInner: closure)?.kind == .mainActor
    }
  }

  /// Whether the node is a member of the `self` of a nested type.
  fileprivate var isSelfMember: Bool {
    let base = self.as(MemberAccessExpr.self)?.base
    return base?.isSelfReference == true || base?.isSelfTypeReference == true
      || base?.text == "super"
  }
}
