import Rewriter

extension Codemod {
  /// `protocol PlayerDelegate` becomes `@MainActor protocol PlayerDelegate` where nobody else uses it.
  public static let mainActorProtocol = Codemod(
    id: "main-actor-protocol",
    title: "Isolate protocols that only the main actor uses",
    since: .v(5, 5),
    discussion: """
      Any code may call what a nonisolated protocol requires. So Swift 6 rejects a view controller that meets a delegate's \
      protocol with code that needs the main actor, though only other views call it. `@MainActor` on the protocol says what \
      the code relies on, once for all types that conform to it.

      A protocol of the project gets the attribute if a type needs the main actor for one of its members, or one of its \
      requirements names a type that is isolated there; if all types that conform to it are isolated to the main actor; and \
      if so is all code of the project that may use a member of it, as far as its name says. Nothing changes when the \
      program runs. The change needs a review, since code that isn't in the repository may use the protocol as well. Other \
      changes depend on it, so the codemod runs only on demand: run `migrate apply --only main-actor-protocol --review` first \
      (with paths behind it, only protocols in these files are isolated), and the others then.

      Left unchanged: protocols that other packages may import, that another protocol refines or that refine a nonisolated \
      one, or that have an attribute, such as `@objc`, an initializer, or a static or asynchronous member; and those that a \
      nonisolated type, such as a test double, conforms to. `conformance-isolation` says at each member what to do about these.
      """,
    verdict: .review,
    selection: .onlyByName,
    candidateTokens: ["protocol"],
    mayConcern: { hints in
      hints.file.types.contains { IsolatedProtocol.mayBe($0, in: hints.project) }
    },
    examples: [
      Example(
        """
        protocol PlayerDelegate: AnyObject {
          func playerDidStop()
        }

        @MainActor
        final class Screen: PlayerDelegate {
          var title = ""

          func playerDidStop() { title = "Stopped" }
        }
        """,
        becomes: """
          @MainActor
          protocol PlayerDelegate: AnyObject {
            func playerDidStop()
          }

          @MainActor
          final class Screen: PlayerDelegate {
            var title = ""

            func playerDidStop() { title = "Stopped" }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          protocol PlayerDelegate: AnyObject {
            func playerDidStop()
          }

          @MainActor
          final class Screen: PlayerDelegate {
            var title = ""

            func playerDidStop() { title = "Stopped" }
          }

          final class Recorder: PlayerDelegate {
            func playerDidStop() {}
          }
          """, because: "'Recorder', which conforms to it, isn't isolated to the main actor"),
    ],
    run: { context in
      context.tree.all(ProtocolDecl.self).compactMap {
        IsolatedProtocol($0, in: context)?.finding
      }
    })
}

/// A protocol of the project that the main actor can have, since nobody else uses it.
private struct IsolatedProtocol {
  private let declaration: ProtocolDecl
  private let name: String
  private let cause: String
  private let context: Context

  init?(_ declaration: ProtocolDecl, in context: Context) {
    guard let name = context.enclosingTypeNames(of: declaration.node).first,
      context.isolation(inside: declaration.node).kind == .nonisolated,
      let cause = context.cause(ofProtocol: name)
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.cause = cause
    self.context = context
  }

  var finding: Finding? {
    guard context.canBeIsolated(protocolNamed: name) else { return left }
    guard let start = declaration.node.firstToken?.range.lowerBound else { return nil }
    let line = Indentation(ofLineAt: start, in: context.tree.source)
    return context.fix(
      declaration.node, "isolate '\(name)' to the main actor", verdict: .review,
      because: "\(cause), and the types that conform to it are isolated there, as is the code that "
        + "uses it; check that no other code does",
      fix: Fix([.insert("@MainActor" + line.lineBreak, at: start)], insertedNames: ["MainActor"]))
  }

  /// What is said where a type that isn't isolated conforms.
  private var left: Finding? {
    context.nonisolatedConformer(of: name).map { type in
      context.leave(
        declaration.node, "leave '\(name)'",
        because: Refusal(
          .usedOffMainActor,
          "\(cause), but '\(type)', which conforms to it, isn't isolated to the main actor; isolate '\(type)' and run again, or "
            + "isolate the conformances: 'conformance-isolation' says where"))
    }
  }

  /// A protocol that something may conform to.
  static func mayBe(_ type: TypeFacts, in project: ProjectIndex) -> Bool {
    type.kind == .protocol && type.isPlain
      && project.tables.heirs.hasHeirs(ofTypeNamed: type.name)
  }
}

extension Context {
  /// Whether a protocol of the project can be isolated to the main actor without a change of any other code: what conforms
  /// to it is isolated, and what uses it.
  ///
  /// Cost: a look at all files that name one of its members.
  func canBeIsolated(protocolNamed written: String) -> Bool {
    let name = project.resolve(written)
    guard let types = project.types[name], types.count == 1, types[0].isPlain,
      types[0].kind == .protocol, !mayBeImported(types[0]),
      seen(inFile: types[0].path)?.isForOldSystems == false, !refinesNonisolated(name)
    else { return false }
    let compute = {
      areIsolated(conformersOf: name) && !isUsedOffMainActor(protocolNamed: name)
    }
    // What holds under an assumption is kept nowhere.
    guard project.isAsItIs else { return compute() }
    let place = ProjectTables.TypePlace(name: name, path: types[0].path)
    return project.tables.protocolsToIsolate.answer(to: place, compute)
  }

  /// Whether code outside of the repository may use the type.
  func mayBeImported(_ type: TypeFacts) -> Bool {
    project.seen(from: type.path).isSeenByOtherPackages(type)
      && project.modules.mayBeImported(type.path)
  }

  /// Whether the protocol refines one that any code may use: that would stay nonisolated, and with it what the protocol's
  /// extensions have for it.
  private func refinesNonisolated(_ name: String) -> Bool {
    project.ancestry(of: name).contains { ancestor in
      if ancestor == name || Self.protocolsOfObjects.contains(ancestor) { return false }
      return project.types[ancestor] == nil
        ? !project.sdk.isMainActor(type: ancestor)
        : project.isolation(ofType: ancestor).kind != .mainActor
    }
  }

  private static let protocolsOfObjects: Set = ["AnyObject", "NSObject", "NSObjectProtocol"]

  /// The first type of the project that conforms to the protocol off the main actor.
  fileprivate func nonisolatedConformer(of name: String) -> String? {
    conformers(of: name).sorted().first { type in
      project.types[type]?.contains { $0.kind == .protocol } == false
        && project.isolation(ofType: type).kind == .nonisolated
    }
  }

  private func conformers(of name: String) -> [String] {
    project.tables.heirs.mayInherit(from: name).filter { type in
      type != name && project.ancestry(of: type).contains(name)
    }
  }

  private func areIsolated(conformersOf name: String) -> Bool {
    let heirs = project.tables.heirs
    return conformers(of: name).allSatisfy { type in
      project.types[type]?.allSatisfy { $0.kind != .protocol } == true
        && project.isolation(ofType: type).kind == .mainActor
        && !((project.types[type] ?? []) + project.extensions(of: type)).contains { facts in
          // Have: class Row: @preconcurrency Reloading, which would then say too much
          facts.inherited.contains {
            $0.hasPrefix("@") && TypeSpelling($0).name.lastName == name.lastName
          }
        }
    } && heirs.foreignHeirs(of: name).allSatisfy(project.sdk.isMainActor)
  }

  private func isUsedOffMainActor(protocolNamed name: String) -> Bool {
    let members = project.members(of: name)
    if members.contains(where: \.isMadeOrStatic) { return true }
    let requirements = Set(members.filter { $0.modifiers.contains(.requirement) }.map(\.name))
    let extending = members.filter { !$0.modifiers.contains(.requirement) }.map(\.name)
    // What meets a requirement of another protocol, too.
    if extending.contains(where: { isRequired($0, besideProtocol: name) }) { return true }
    return requirements.union(extending).sorted().contains { member in
      project.files(naming: member).compactMap(asItWas).contains { file in
        file.mayUse(member, ofProtocol: name, givenByExtension: extending.contains(member))
      }
    }
  }

  private func isRequired(_ member: String, besideProtocol name: String) -> Bool {
    let functions = project.functions[member] ?? []
    let variables = project.variables[member] ?? []
    let owners =
      functions.filter { $0.modifiers.contains(.requirement) }.map(\.owner)
      + variables.filter { $0.modifiers.contains(.requirement) }.map(\.owner)
    return owners.contains { project.resolve($0) != name }
  }

  /// Whether code of the file that isn't isolated may use the member.
  private func mayUse(
    _ member: String, ofProtocol name: String, givenByExtension: Bool,
  ) -> Bool {
    tree.all(DeclReferenceExpr.self, startingWith: member).contains {
      mayUse($0.node, ofProtocol: name, givenByExtension)
    }
      || tree.all(KeyPathExpr.self).contains {
        $0.node.contains(tokenSpelled: member) && isolation(at: $0.node).kind != .mainActor
      }
  }

  /// Whether the reference may be one to a member of a value that conforms to the protocol, in code that isn't isolated.
  private func mayUse(
    _ reference: Node, ofProtocol name: String, _ isGivenByExtension: Bool,
  ) -> Bool {
    guard isolation(at: reference).kind != .mainActor else { return false }
    let access = reference.parent?.as(MemberAccessExpr.self)
    let isMember = access?.declName?.node == reference
    guard isMember, let base = access?.base, !base.isSelfReference else {
      return mayBeOfSelf(reference, ofProtocol: name, isGivenByExtension)
    }
    guard let type = valueType(of: base.withoutOptionalMarks)?.unwrapped,
      let spelled = type.nameOfMembers
    else { return !isType(base) || isGivenByExtension }
    // Have: struct Box<Row: Reloading> { let row: Row }, beside a type `Row`
    if project.tables.genericParameters.contains(spelled.lastName)
      || !types(hiding: spelled, at: reference).allSatisfy(\.isType)
    {
      return true
    }
    let receiver = project.resolve(spelled, inside: type.scope)
    guard let declarations = project.types[receiver] else {
      return project.sdk.kind(ofType: receiver) == nil || isGivenByExtension
    }
    let conforms = receiver == name || project.ancestry(of: receiver).contains(name)
    return conforms && (isGivenByExtension || declarations.contains { $0.kind == .protocol })
  }

  /// Whether code in a type or extension may use the member of its own value: in one of the protocol, that code is
  /// isolated with it, unless it says otherwise.
  private func mayBeOfSelf(
    _ reference: Node, ofProtocol name: String, _ isGivenByExtension: Bool,
  ) -> Bool {
    guard let written = enclosingTypeNames(of: reference).first else { return false }
    let owner = project.resolve(written)
    if owner == name {
      return isInClosureApart(reference) || reference.isInNonisolatedDeclaration
    }
    if project.types[owner]?.contains(where: { $0.kind == .protocol }) == true {
      return !tree.tokens(spelling: name.lastName).isEmpty
    }
    return isGivenByExtension && project.ancestry(of: owner).contains(name)
  }

  private func isType(_ base: Node) -> Bool {
    if case .type = owner(in: base) { true } else { false }
  }
}

extension ShadowingType {
  fileprivate var isType: Bool { if case .type = meaning { true } else { false } }
}

extension Node {
  /// Whether a declaration around the node says `nonisolated`.
  fileprivate var isInNonisolatedDeclaration: Bool {
    ancestors.contains { node in
      node.as(FunctionDecl.self)?.modifiers?.contains(.nonisolated) == true
        || node.as(VariableDecl.self)?.modifiers?.contains(.nonisolated) == true
        || node.as(ExtensionDecl.self)?.modifiers?.contains(.nonisolated) == true
    }
  }
}

extension TypeFacts {
  /// Whether only Swift knows the type, and nothing but the code decides about its isolation.
  fileprivate var isPlain: Bool {
    !isLocal && attributes.isEmpty && !modifiers.contains(.nonisolated)
  }
}

extension MemberFacts {
  /// Have: static func make(), init(title: String), func load() async
  fileprivate var isMadeOrStatic: Bool {
    isOfType || isAsync || ["init", "subscript", "callAsFunction"].contains(name)
      || name.isOperatorName
  }
}
