import Rewriter

extension Codemod {
  /// `@MainActor` goes where the declaration is isolated to the main actor without it.
  ///
  /// What a declaration is isolated to without the attribute is asked of the same rules as everywhere
  /// (``Context/isolation(of:without:)``).
  public static let redundantMainActor = Codemod(
    id: "redundant-main-actor",
    title: "Remove `@MainActor` where it changes nothing",
    since: .v(5, 5),
    discussion: """
      A member of a main-actor-isolated type is isolated to the main actor, and so is a subclass of such a class, and, in \
      a module whose default isolation is the main actor, almost everything. `@MainActor` says nothing new there, and hides \
      the places where it does.

      The attribute stays where the isolation would come from Apple's headers or from a `@preconcurrency` declaration, \
      as that of `UIViewController` and of SwiftUI's `View`: of synchronous calls off the main actor, the compiler only \
      warns then, and with the attribute it rejects them (measured with Swift 6.3.1). It stays on nested types, which \
      don't have the isolation of the type around them, on closure types, on functions inside functions, on extensions \
      that add conformances, on overrides of members that are nonisolated, on types and members that only a protocol \
      isolates, where a reader doesn't see it, and wherever the isolation comes from a type that isn't known. In a module \
      whose default isolation is the main actor, it stays on what other modules may inherit from: public protocols, open \
      classes, and what a type of another module inherits from. Those don't inherit what only the default isolates \
      (measured with Swift 6.3.1).

      The attribute also stays next to `@preconcurrency`, which turns errors into warnings.
      """,
    verdict: .safe,
    candidateTokens: ["MainActor"],
    examples: [
      Example(
        """
        @MainActor
        final class Feed {
          @MainActor var entries: [String] = []

          @MainActor
          func reload() { entries = [] }

          @MainActor struct Row {}
        }
        """,
        becomes: """
          @MainActor
          final class Feed {
            var entries: [String] = []

            func reload() { entries = [] }

            @MainActor struct Row {}
          }
          """),
      Example(
        unchanged: """
          @MainActor
          final class Feed {
            @MainActor /* for now */ func reload() {}
          }
          """,
        because: "there's a comment after the attribute"),
    ],
    run: { context in
      context.tree.all(Attribute.self).compactMap { attribute in
        MainActorAttribute(attribute, in: context)?.finding(in: context)
      }
    })
}

/// `@MainActor` on a declaration that is isolated to the main actor without it.
private struct MainActorAttribute {
  private let attribute: Attribute
  private let declaration: Node

  /// What the declaration has without it.
  private let isolation: Isolation

  init?(_ attribute: Attribute, in context: Context) {
    guard attribute.name == "MainActor", attribute.arguments == nil,
      !context.isShadowed("MainActor", at: attribute.node),
      // Have: an attribute in '#if', which counts in some builds only
      let list = attribute.node.parent?.as(AttributeList.self),
      let declaration = list.node.parent, declaration.mayBeIsolatedFromOutside,
      !list.attributes.contains(where: { $0.name == "preconcurrency" }),
      context.isOnMainActor(around: declaration), !context.isIsolatedByWrappers(declaration),
      !context.isTypeIsolatedByProtocol(declaration), !context.isInheritedElsewhere(declaration),
      case let isolation = context.isolation(of: declaration, without: attribute.name),
      isolation.kind == .mainActor, !isolation.isPreconcurrency
    else { return nil }
    self.attribute = attribute
    self.declaration = declaration
    self.isolation = isolation
  }

  func finding(in context: Context) -> Finding {
    guard let removal = context.tree.removal(of: attribute) else {
      return context.leave(
        attribute.node, "leave '@MainActor'",
        because: Refusal(
          .commentInTheWay, "there's a comment after the attribute; move it and run again"))
    }
    return context.fix(
      attribute.node, "remove the redundant '@MainActor'",
      because: context.isIsolatedInThisRun(around: declaration)
        ? "the attribute that the type gets in the same run isolates the declaration"
        : "without it, the declaration is isolated to the \(isolation)",
      fix: Fix([.delete(removal)]))
  }
}

extension Node {
  /// Whether the declaration may have the isolation of what is around it, or of what it inherits from.
  fileprivate var mayBeIsolatedFromOutside: Bool {
    // Have: a function in a function
    let border = ancestors.first { [.codeBlock, .closureExpr, .memberBlock].contains($0.kind) }
    guard border == nil || border?.is(.memberBlock) == true else { return false }
    switch kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl, .classDecl, .structDecl,
      .enumDecl, .protocolDecl:
      return true
    // Have: @MainActor extension Feed: Reloading, which decides about the conformance as well
    case .extensionDecl:
      return self.as(ExtensionDecl.self)?.inheritanceClause == nil
    default: return false
    }
  }
}

extension Context {
  /// Whether only another change of the run isolates the class around a member.
  fileprivate func isIsolatedInThisRun(around declaration: Node) -> Bool {
    guard !declaration.kind.isTypeOrExtension,
      let type = declaration.ancestors.first(where: \.kind.isTypeOrExtension), type.is(.classDecl),
      let before = asItWas(path)
    else { return false }
    return before.tree.all(ClassDecl.self).contains { other in
      before.enclosingTypeNames(of: other.node) == enclosingTypeNames(of: type)
        && before.isolation(inside: other.node).kind != .mainActor
    }
  }

  /// Whether the type around a member is isolated to the main actor, if it is one: where only a requirement isolates the
  /// member, the attribute tells a reader so.
  fileprivate func isOnMainActor(around declaration: Node) -> Bool {
    guard !declaration.kind.isTypeOrExtension,
      let type = declaration.ancestors.first(where: \.kind.isTypeOrExtension)
    else { return true }
    return isolation(inside: type).kind == .mainActor
  }

  /// Whether the declaration is that of a type which only protocols isolate, as the attribute tells a reader.
  fileprivate func isTypeIsolatedByProtocol(_ declaration: Node) -> Bool {
    guard declaration.kind.isTypeOrExtension, !declaration.is(.extensionDecl) else { return false }
    let name = enclosingTypeNames(of: declaration).first ?? ""
    let types = project.types[name] ?? []
    let isDefault = project.defaultIsolation(inFile: path).kind == .mainActor
    if isDefault, types.allSatisfy({ project.nonisolatingInheritance(of: $0) == nil }) {
      return false
    }
    let inherited = types.flatMap(\.inherited)
      .map { project.resolve(TypeSpelling($0).name, inside: name) }
    return !inherited.contains { superclass in
      project.types[superclass]?.contains { $0.kind == .class } == true
        && project.isolation(ofType: superclass).kind == .mainActor
    }
  }

  /// Whether types of other modules inherit the isolation of the type, or may: they don't where only the default of the
  /// module isolates it.
  fileprivate func isInheritedElsewhere(_ declaration: Node) -> Bool {
    guard declaration.is(.protocolDecl) || declaration.is(.classDecl),
      project.defaultIsolation(inFile: path).kind == .mainActor
    else { return false }
    let modifiers = declaration.as(ProtocolDecl.self)?.modifiers
    if modifiers?.contains(.public) == true || modifiers?.contains(.package) == true
      || declaration.as(ClassDecl.self)?.modifiers?.contains(.open) == true
    {
      return true
    }
    let name = enclosingTypeNames(of: declaration).first ?? ""
    let module = project.modules.membership(of: path)
    return project.names.inheritors(of: name, in: project).contains { heir in
      project.types[heir]?.contains {
        $0.kind != .extension && project.modules.membership(of: $0.path) != module
      } == true
    }
  }

  /// Before Swift 6, property wrappers isolate the type around them; of its members, the isolation that they have from it
  /// goes with Swift 6.
  fileprivate func isIsolatedByWrappers(_ declaration: Node) -> Bool {
    let name = enclosingTypeNames(of: declaration).first ?? ""
    return project.isolation(ofType: name).isByWrapper
      || declaration.kind.isTypeOrExtension
        && (project.types[name] ?? []).contains {
          project.isolation(ofTypeByItsWrappers: $0) != nil
        }
  }
}

extension Tree {
  /// The attribute with the blanks behind it, or those in front where it ends a line; `nil` where a comment is in
  /// the way.
  func removal(of attribute: Attribute) -> Range<ByteOffset>? {
    guard let first = attribute.node.firstToken, let last = attribute.node.lastToken,
      let next = last.next, !hasComment(in: next.leadingTrivia)
    else { return nil }
    let trivia = source.bytes[next.leadingTrivia.indices]
    let endsLine = trivia.contains(where: \.isLineBreak)
    let before = source.bytes[first.leadingTrivia.indices]
    let isFirstOfLine = first.previous == nil || before.contains(where: \.isLineBreak)
    guard endsLine, !isFirstOfLine else {
      return first.range.lowerBound..<next.range.lowerBound
    }
    guard !hasComment(in: first.leadingTrivia) else { return nil }
    return first.leadingTrivia.lowerBound..<last.range.upperBound
  }
}
