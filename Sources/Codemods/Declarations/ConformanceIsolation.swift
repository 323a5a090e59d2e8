import Rewriter

extension Codemod {
  /// Members of main-actor-isolated types that meet nonisolated requirements become `nonisolated` where they need nothing
  /// of the main actor.
  ///
  /// Swift 6.3.1 says `conformance of 'Row' to protocol 'Hashable' crosses into main actor-isolated code and can cause
  /// data races`, unless `InferIsolatedConformances` is on.
  public static let conformanceIsolation = Codemod(
    id: "conformance-isolation",
    title: "Make members nonisolated that nonisolated protocols require",
    since: .v(5, 5),
    discussion: """
      Any code may call what a nonisolated protocol requires. A member of a main-actor-isolated \
      type that meets such a requirement is isolated itself, so Swift 6 rejects the conformance: \
      that of models to `Equatable`, `Hashable`, `CustomStringConvertible`, and of views and view \
      controllers to the project's own protocols.

      The methods and computed properties that meet a protocol's requirements get `nonisolated` if \
      the code of all of them needs nothing of the main actor: it may read constants of Sendable \
      types, and in a structure stored properties of such types, and compare objects. It may call \
      the project's own functions and objects only if these are marked `nonisolated`: they may \
      need the main actor, too, once they are annotated.

      Protocols in the project's headers in Objective-C are nonisolated, too, unless they are marked `NS_SWIFT_UI_ACTOR`: \
      a main-actor-isolated method that is called off the main thread through one of them traps in Swift 6. A protocol of \
      another package isn't known; its conformance is reported where a method hops to the main actor, as code does that \
      may be called elsewhere.

      If the code needs the main actor, the report says what needs it. What to do depends on how \
      the protocol is used:

      - if only main-actor code uses the protocol, and only main-actor-isolated types conform to it, isolate the protocol: \
      `@MainActor protocol …`;
      - from Swift 6.2 on, an isolated conformance, `: @MainActor Hashable`, holds in main-actor \
      code only. It can't be used where the type has to be Sendable as well, and a cast, `as? any \
      Hashable`, gives `nil` off the main actor. `InferIsolatedConformances` isolates all such \
      conformances silently: look for casts first;
      - a requirement that is `async` can be met by an isolated method.

      Synthesized conformances of structures, `Identifiable` by a constant and requirements that are `async` need nothing.
      """,
    verdict: .safe,
    candidateTokens: ["class", "struct", "enum", "extension"],
    mayConcern: { $0.hasCandidateToken && $0.project.surroundsWithMainActor($0.file) },
    examples: [
      Example(
        """
        @MainActor
        final class Row: Hashable {
          let id = 1
          var title = ""

          static func == (left: Row, right: Row) -> Bool { left.id == right.id }

          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        """,
        becomes: """
          @MainActor
          final class Row: Hashable {
            let id = 1
            var title = ""

            nonisolated static func == (left: Row, right: Row) -> Bool { left.id == right.id }

            nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
          }
          """),
      Example(
        unchanged: """
          @MainActor
          final class Row: CustomStringConvertible {
            var title = ""

            var description: String { title }
          }
          """,
        because: "'title' needs the main actor"),
    ],
    run: { context in
      context.tree.nodes.filter(\.kind.isTypeOrExtension).flatMap { type in
        (ConformingType(type, in: context)?.findings ?? [])
          + [UnknownConformance(type, in: context)?.finding].compactMap(\.self)
      }
    })
}

/// A main-actor-isolated type, or an extension of one, as far as its members meet nonisolated requirements.
private struct ConformingType {
  private let declaration: Node
  private let name: String
  private let requirements: Requirements
  private let context: Context

  init?(_ declaration: Node, in context: Context) {
    guard !declaration.is(.protocolDecl), !declaration.is(.actorDecl),
      let written = context.enclosingTypeNames(of: declaration).first,
      context.isolation(inside: declaration).kind == .mainActor,
      !context.project.modules.mayHave("InferIsolatedConformances", inFile: context.path)
    else { return nil }
    self.declaration = declaration
    name = declaration.is(.extensionDecl) ? context.project.resolve(written) : written
    requirements = Requirements(of: name, context.project)
    self.context = context
    if requirements.isEmpty { return nil }
  }

  /// For each protocol, all members that meet its requirements, if all of them can be nonisolated; else the first that
  /// can't.
  var findings: [Finding] {
    let witnesses = members.compactMap {
      Witness($0, of: name, meeting: requirements, in: context)
    }
    let rejected = Dictionary(
      witnesses.filter { $0.obstacle != nil }.map { ($0.protocolName, $0.node) },
      uniquingKeysWith: { first, _ in first })
    return witnesses.compactMap { witness in
      let first = rejected[witness.protocolName]
      return first == nil || first == witness.node ? witness.finding(in: context) : nil
    }
  }

  private var members: [Node] {
    declaration.children.first { $0.is(.memberBlock) }?
      .children.flatMap { $0.children }.flatMap { $0.children } ?? []
  }
}

/// A member that meets a nonisolated requirement, and is isolated to the main actor.
private struct Witness {
  let protocolName: String
  let obstacle: Refusal?
  let node: Node
  private let name: String
  private let start: ByteOffset

  init?(
    _ node: Node, of type: String, meeting requirements: Requirements, in context: Context,
  ) {
    guard let member = MemberParts(node), !member.modifiers.contains(where: Self.exempt.contains),
      !member.attributes.contains("MainActor"), let start = member.start,
      let key = member.key, let protocolName = requirements.protocolName(requiring: key),
      context.isolation(inside: node).kind == .mainActor
    else { return nil }
    self.node = node
    self.protocolName = protocolName
    name = key.fullName
    self.start = start
    guard let code = member.code else {
      // A stored property of a structure may be read from anywhere, if it is Sendable.
      if member.isStoredInValue || member.isConstant { return nil }
      obstacle = Refusal(
        .usesMainActor,
        "'\(key.name)' is isolated to the main actor, and '\(protocolName)' is nonisolated; "
          + Self.advice(protocolName, context))
      return
    }
    if context.project.hasHeirs(overriding: key.name, of: type) {
      obstacle = Refusal(
        .overriddenMethod,
        "a subclass overrides '\(name)', which '\(protocolName)' requires to be nonisolated; mark both 'nonisolated'"
      )
    } else {
      obstacle = Self.obstacle(in: code, of: node, protocolName, context)
    }
  }

  private static func obstacle(
    in code: Node, of node: Node, _ protocolName: String, _ context: Context,
  ) -> Refusal? {
    let needs = MainActorNeeds(context: context, code: node)
    if let need = needs.first(in: code) {
      return Refusal(
        need.isKnown ? .usesMainActor : .unknownIsolation,
        "\(need.sentence), and '\(protocolName)' is nonisolated; " + advice(protocolName, context))
    }
    let callee = needs.ownNodes(of: code).lazy.compactMap { $0.as(FunctionCallExpr.self) }
      .first(where: context.callsOwnObject)?.calledExpression
    return callee.map { callee in
      Refusal(
        .unknownIsolation,
        "we can't tell whether '\(callee.textInOneLine)' needs the main actor, and '\(protocolName)' is "
          + "nonisolated; " + advice(protocolName, context))
    }
  }

  private static func advice(_ protocolName: String, _ context: Context) -> String {
    if let header = context.project.foreign.header(ofType: protocolName),
      let file = header.split(separator: "/").last
    {
      return "if only the main thread calls it, mark it 'NS_SWIFT_UI_ACTOR' in '\(file)'"
    }
    let conformance = "write '@MainActor \(protocolName)' after the colon (Swift 6.2)"
    return Requirements.isStandard(protocolName)
      ? conformance : "isolate the protocol, or \(conformance)"
  }

  /// What is no witness, or says what it is isolated to.
  private static let exempt: Set = ["fileprivate", "nonisolated", "override", "private"]

  func finding(in context: Context) -> Finding {
    if let obstacle {
      return context.leave(node, "leave '\(name)'", because: obstacle)
    }
    return context.fix(
      node, "mark '\(name)' 'nonisolated'",
      because: "'\(protocolName)' requires it, and is nonisolated",
      fix: Fix([.insert("nonisolated ", at: start)]))
  }
}

extension Context {
  /// Whether the project's own function is called that belongs to no value, and isn't marked `nonisolated`, or an object
  /// is made.
  fileprivate func callsOwnObject(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    let isObject = project.types[project.resolve(name)]?.contains { type in
      type.kind != .struct && type.kind != .enum && !type.isNonisolated
    }
    if isObject == true { return true }
    return (project.functions[name] ?? []).contains { function in
      let owner = project.types[function.owner]?.first?.kind
      let isOfValue =
        (owner == .struct || owner == .enum) && !function.modifiers.contains(.static)
      return !isOfValue && !function.modifiers.contains(.nonisolated)
    }
  }
}
