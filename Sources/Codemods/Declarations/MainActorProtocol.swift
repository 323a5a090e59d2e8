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
      changes depend on it, so the codemod runs only on demand: run `--only main-actor-protocol --review` first, and the \
      others then.

      Left unchanged: protocols that other packages may import, that another protocol refines, or that have an attribute, \
      such as `@objc`, an initializer or a static requirement; and those that a nonisolated type, such as a test double, \
      conforms to. `conformance-isolation` says at each member what to do about these.
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
          """, verdict: .review)
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
      let cause = context.cause(ofProtocol: name), context.canBeIsolated(protocolNamed: name)
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.cause = cause
    self.context = context
  }

  var finding: Finding? {
    guard let start = declaration.node.firstToken?.range.lowerBound else { return nil }
    let line = Indentation(ofLineAt: start, in: context.tree.source)
    return context.fix(
      declaration.node, "isolate '\(name)' to the main actor", verdict: .review,
      because: "\(cause), and the types that conform to it are isolated there, as is the code that "
        + "uses it; check that no other code does",
      fix: Fix([.insert("@MainActor" + line.lineBreak, at: start)], insertedNames: ["MainActor"]))
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

  /// Whether the protocol refines one of the project's that any code may use: it would stay nonisolated.
  private func refinesNonisolated(_ name: String) -> Bool {
    project.ancestry(of: name).contains { ancestor in
      ancestor != name && project.types[ancestor] != nil
        && project.isolation(ofType: ancestor).kind != .mainActor
    }
  }

  private func areIsolated(conformersOf name: String) -> Bool {
    let heirs = project.tables.heirs
    let own = heirs.mayInherit(from: name).filter { type in
      type != name && project.ancestry(of: type).contains(name)
    }
    return own.allSatisfy { type in
      project.types[type]?.allSatisfy { $0.kind != .protocol } == true
        && project.isolation(ofType: type).kind == .mainActor
    } && heirs.foreignHeirs(of: name).allSatisfy(project.sdk.isMainActor)
  }

  private func isUsedOffMainActor(protocolNamed name: String) -> Bool {
    let members = project.members(of: name)
    return members.contains(where: \.isMadeOrStatic)
      || Set(members.map(\.name)).sorted().contains { member in
        project.files(naming: member).compactMap(asItWas).contains { file in
          file.tree.all(DeclReferenceExpr.self, startingWith: member).contains {
            file.mayUse($0.node, ofProtocol: name)
          }
        }
      }
  }

  /// Whether the reference may be one to a member of a value that conforms to the protocol, in code that isn't isolated.
  private func mayUse(_ reference: Node, ofProtocol name: String) -> Bool {
    // What has no receiver is a member of the type around, which is isolated if it conforms.
    guard let access = reference.parent?.as(MemberAccessExpr.self), let base = access.base,
      access.declName?.node == reference, isolation(at: reference).kind != .mainActor,
      enclosingTypeNames(of: reference).first.map({ project.resolve($0) }) != name
    else { return false }
    guard let type = valueType(of: base.withoutOptionalMarks)?.unwrapped,
      let spelled = type.nameOfMembers
    else { return !isType(base) }
    let receiver = project.resolve(spelled, inside: type.scope)
    guard let declarations = project.types[receiver] else {
      return project.sdk.kind(ofType: receiver) == nil
    }
    return receiver == name
      || declarations.contains { $0.kind == .protocol }
        && project.ancestry(of: receiver).contains(name)
  }

  private func isType(_ base: Node) -> Bool {
    if case .type = owner(in: base) { true } else { false }
  }
}

extension TypeFacts {
  /// Whether only Swift knows the type, and nothing but the code decides about its isolation.
  fileprivate var isPlain: Bool {
    !isLocal && attributes.isEmpty && !modifiers.contains(.nonisolated)
  }
}

extension MemberFacts {
  /// Have: static func make(), init(title: String)
  fileprivate var isMadeOrStatic: Bool {
    isOfType || ["init", "subscript"].contains(name)
      || name.first.map { !$0.isLetter && $0 != "_" } == true
  }
}
