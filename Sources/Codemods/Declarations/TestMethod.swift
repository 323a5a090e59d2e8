import Rewriter

/// A synchronous, nonisolated method of a test class that may get `@MainActor`.
struct TestMethod {
  let name: String
  let isOverride: Bool
  private let declaration: FunctionDecl
  private let body: Node

  /// The names of methods of the class that it calls, and the names at these calls.
  let calls: Set<String>
  let nodesOfCalls: [Node]

  /// What it needs the main actor for: something that it uses itself, or a method that it calls.
  var need: String?

  var node: Node { declaration.node }

  init?(_ declaration: FunctionDecl, of type: String, in context: Context) {
    guard let name = declaration.name?.name, let body = declaration.body?.node,
      declaration.signature?.effectSpecifiers?.asyncSpecifier == nil,
      case let modifiers = declaration.modifiers?.node.tokens.map(\.name) ?? [],
      !modifiers.contains("static"), !modifiers.contains("class"),
      !modifiers.contains("nonisolated"),
      case let isOverride = modifiers.contains("override"),
      !isOverride || Self.families.contains(where: { $0.contains(name) }),
      context.isolation(inside: declaration.node).kind == .nonisolated
    else { return nil }
    self.name = name
    self.isOverride = isOverride
    self.declaration = declaration
    self.body = body
    need = context.knownMainActorNeed(ofBody: body, of: declaration.node)?.name
    nodesOfCalls = MainActorNeeds(context: context, code: declaration.node).ownNodes(of: body)
      .compactMap { $0.calleeOfOwnType(type, in: context) }
    calls = Set(nodesOfCalls.compactMap { $0.as(DeclReferenceExpr.self)?.name })
  }

  /// Overrides that XCTest has asynchronous versions of.
  static let families = [
    ["setUp", "setUpWithError"], ["tearDown", "tearDownWithError"],
  ]

  /// Whether XCTest runs it by itself.
  var isTest: Bool { declaration.isTestOfXCTest }

  var family: [String] { Self.families.first { $0.contains(name) } ?? [] }

  /// - Parameter isOnly: Whether nothing else sets up, or tears down, what this one does.
  func edits(isOnly: Bool, in context: Context) throws(Refusal) -> [Edit] {
    guard let start = (declaration.modifiers?.node.firstToken ?? declaration.funcKeyword)?.range
    else { throw Refusal(.incompleteCode, "the method isn't complete") }
    let attribute =
      isInIsolatedClass(in: context) ? [] : [Edit.insert("@MainActor ", at: start.lowerBound)]
    guard isOverride else { return attribute }
    guard isOnly else {
      throw Refusal(
        .orderMatters,
        "the class or its superclass has another method like '\(name)', and XCTest runs an asynchronous one in a "
          + "different order; make all of them asynchronous")
    }
    let isCalled = family.contains { name in
      context.tree.calls(of: name).contains(where: \.isCallOfSetUp)
    }
    if isCalled {
      throw Refusal(
        .keptByCallers,
        "a test calls '\(name)' as well, which has another name once it's asynchronous; move what both need into a method "
          + "of its own")
    }
    return try attribute + asynchronousEdits(superCall: .deleted, in: context)
  }

  /// Whether an asynchronous override has the isolation of the class.
  private func isInIsolatedClass(in context: Context) -> Bool {
    node.ancestors.first { $0.declaredTypeName != nil }
      .map { context.isolation(inside: $0).kind == .mainActor } ?? false
  }

  /// The method as an override of XCTest's asynchronous one.
  func asynchronousEdits(
    superCall: SuperCallOfTest.Use, in context: Context,
  ) throws(Refusal) -> [Edit] {
    guard let token = declaration.name, let clause = declaration.signature?.parameterClause,
      clause.parameters?.node.elements(FunctionParameter.self).isEmpty ?? true,
      declaration.signature?.returnClause == nil
    else { throw Refusal(.functionForm, "'\(name)' isn't the method that XCTest calls") }
    let call = SuperCallOfTest(of: name, in: body)
    var edits = try call.edits(superCall, in: context)
    if let noasync = SynchronousCalls(context).firstName(in: call.otherStatements) {
      throw Refusal(
        .changesMeaningInAsync,
        "'\(noasync)' is unavailable in asynchronous code, or would call another function there; make '\(name)' asynchronous "
          + "by hand")
    }
    if let effects = declaration.signature?.effectSpecifiers?.node {
      edits.append(Edit(replace: effects.range, with: "async throws"))
    } else {
      edits.append(.insert(" async throws", at: clause.node.range.upperBound))
    }
    if let base = family.first, base != name {
      edits.append(Edit(replace: token.range, with: base))
    }
    return edits
  }

  func refusalOfTrap(in context: Context) -> Refusal? { declaration.refusalOfTrap(in: context) }

  func refusalOfWait(in context: Context) -> Refusal? { context.refusalOfWait(inTest: body) }

  /// Why a reader has to look: what runs when somebody else wants it is the main actor's now.
  func risk(in context: Context) -> String? { declaration.riskOnMainActor(in: context) }
}

extension FunctionCallExpr {
  /// Whether a method that sets tests up is called, and not by the one that overrides it.
  ///
  /// Have: setUp(), self.setUp(); neither super.setUp() nor server.setUp(), nor setUp(with: player), which is another method
  var isCallOfSetUp: Bool {
    allArguments.isEmpty && receiver?.withoutOptionalMarks.isSelfReference != false
  }
}

extension FunctionDecl {
  /// Why the function can't become the main actor's: something is known to call one of its closures elsewhere, where that
  /// would trap, and the closure can't be `@Sendable`.
  ///
  /// Have: publisher.receive(on: DispatchQueue.global()).sink { count += $0 }
  func refusalOfTrap(in context: Context) -> Refusal? {
    guard let body = body?.node else { return nil }
    let needs = MainActorNeeds(context: context, code: node)
    return needs.ownNodes(of: body).lazy.compactMap { $0.as(ClosureExpr.self) }
      .filter { !$0.isOfTask && !needs.decidesIsolation($0) && !context.isCalledInPlace($0) }
      .compactMap { context.refusalOfTrap(by: $0) }.first
  }

  /// Why a reader has to look where the function becomes the main actor's.
  ///
  /// - Parameter gone: closures that it has no more then.
  func riskOnMainActor(without gone: [ClosureExpr] = [], in context: Context) -> String? {
    guard let name = name?.name, let body = body?.node else { return nil }
    let needs = MainActorNeeds(context: context, code: node)
    for closure in needs.ownNodes(of: body).lazy.compactMap({ $0.as(ClosureExpr.self) })
    where !gone.contains(where: { $0.node.encloses(closure.node) }) {
      if closure.isOfTask {
        return
          "a task in '\(name)' then runs on the main actor; check that the test doesn't block the main thread"
      }
      guard !needs.decidesIsolation(closure), !context.isCalledInPlace(closure),
        !context.isOfView(closure)
      else { continue }
      return "a closure in '\(name)' is then isolated to the main actor; "
        + "check that nothing calls it on another thread"
    }
    return nil
  }
}

extension Context {
  fileprivate func refusalOfTrap(by closure: ClosureExpr) -> Refusal? {
    guard let code = closure.statements?.node,
      case .off(let place) = PublisherOrigins(self).place(ofCode: code),
      let capture = RejectedCapture(of: closure, calledOn: .off(place), in: self)
    else { return nil }
    return Refusal(
      .usedOffMainActor,
      "a closure that is called \(place), would be isolated with the test and trap there, and it can't be '@Sendable', "
        + "since it captures '\(capture.name)'; let it capture only what is Sendable, mark it '@Sendable' and run again"
    )
  }

  /// Whether the closure is given to the initializer of a view, which only calls it on the main thread.
  ///
  /// Have: VStack { Text("a") }, IconButton { tapped() }
  fileprivate func isOfView(_ closure: ClosureExpr) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
      name.beginsWithCapital, let callee = call.calledExpression
    else { return false }
    switch resolution(of: name, at: callee) {
    case .type(let type): return project.ancestry(of: project.resolve(type)).contains("View")
    case .unknown: return Self.views.contains(name)
    default: return false
    }
  }

  private static let views = NameTable(
    """
    SwiftUI: Button Form ForEach GeometryReader Grid GridRow Group HStack Label LazyHGrid LazyHStack LazyVGrid
      LazyVStack List Menu NavigationLink NavigationStack NavigationView Picker ScrollView Section TabView Toggle
      VStack ViewThatFits ZStack
    """)
}

extension Node {
  /// The name of a called method of the type, in `f()` and `self.f()`; `nil` for any other node.
  fileprivate func calleeOfOwnType(_ type: String, in context: Context) -> Node? {
    guard let callee = self.as(FunctionCallExpr.self)?.calledExpression else { return nil }
    if let access = callee.as(MemberAccessExpr.self) {
      guard access.base?.isSelfReference == true else { return nil }
      return access.declName?.node
    }
    guard let name = callee.referencedName,
      case .member(_, let owner) = context.resolution(of: name, at: callee), owner == type
    else { return nil }
    return callee
  }
}
