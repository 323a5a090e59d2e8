import Rewriter

/// Methods that selectors name which become calls, so that perhaps nothing needs their `@objc` any more.
struct FormerSelectors {
  let context: Context

  /// The deletions of the attributes that were there for the selectors alone.
  ///
  /// - Parameter methods: the method of each selector in the file that goes: one as often as selectors
  ///   name it.
  func edits(for methods: [FunctionFacts]) -> [Edit] {
    freed(methods).filter { !isExposedByType($0) }.compactMap { method in
      declaration(of: method)?.attributes?.node.elements(Attribute.self)
        .first { $0.name == "objc" && $0.leftParen == nil }?.deletion
    }
  }

  /// The methods that nothing names for Objective-C any more.
  func freed(_ methods: [FunctionFacts]) -> [FunctionFacts] {
    let groups = Dictionary(grouping: methods) { "\($0.owner).\($0.name)" }
    return groups.keys.sorted().compactMap { key in
      guard let methods = groups[key], let method = methods.first, declaration(of: method) != nil,
        !isNeeded(method, besides: methods.count)
      else { return nil }
      return method
    }
  }

  /// The method, if the file declares one of the name alone, and says nothing of it that may be about Objective-C but
  /// `@objc`.
  private func declaration(of method: FunctionFacts) -> FunctionDecl? {
    guard method.path == context.path, method.modifiers.isDisjoint(with: Self.needing),
      method.objectiveCName == nil, !method.traits.contains(.isInObjectiveCExtension)
    else { return nil }
    let declarations = context.tree.functions(named: method.name).filter {
      context.enclosingTypeNames(of: $0.node).first == method.owner
    }
    guard declarations.count == 1 else { return nil }
    guard let attributes = declarations[0].attributes?.node else { return declarations[0] }
    let isPlain =
      attributes.children.allSatisfy { $0.is(.attribute) }
      && attributes.elements(Attribute.self).allSatisfy { Self.harmless.contains($0.name) }
    return isPlain ? declarations[0] : nil
  }

  /// Modifiers of methods that others may call or override by their selectors.
  private static let needing: DeclarationModifiers = [
    .override, .dynamic, .public, .optional, .requirement,
  ]

  /// Attributes beside which `@objc` may go.
  private static let harmless: Set = ["objc", "MainActor", "available", "discardableResult"]

  /// Whether anything needs the method's selector besides so many selectors in the file.
  private func isNeeded(_ method: FunctionFacts, besides former: Int) -> Bool {
    let uses = context.project.selectorUses(ofMethod: method, in: method.owner)
    guard uses.count == former, uses.allSatisfy({ $0.path == context.path }) else { return true }
    return mayBeSentToResponders(method) || isOverridden(method) || mayMeetRequirement(method)
  }

  /// Whether a selector is spelled by another type's method of the name, as one that is sent to whoever
  /// responds to it may be.
  private func mayBeSentToResponders(_ method: FunctionFacts) -> Bool {
    let labels = method.parameters.map(\.label)
    return context.project.tables.selectorUses[method.name]?.contains { use in
      guard case .expression(let receiver?, let named) = use.form, named ?? labels == labels,
        receiver.beginsWithCapital, receiver != "Self"
      else { return false }
      return use.scope != receiver && !use.scope.hasSuffix("." + receiver)
    } ?? false
  }

  /// Whether the type is made for Objective-C, so that its members may be called from there.
  private func isExposedByType(_ method: FunctionFacts) -> Bool {
    // Have: `@objcMembers`, which exposes no private method.
    if method.modifiers.contains(.private) { return false }
    return context.project.ancestry(of: method.owner).contains { ancestor in
      context.project.types[ancestor]?.contains {
        $0.attributes.contains("objcMembers") || $0.objectiveCName != nil
      } ?? false
    }
  }

  private func isOverridden(_ method: FunctionFacts) -> Bool {
    context.project.hasOverride(ofFunction: method.name, in: method.owner)
  }

  /// Whether a protocol or superclass may have a member of the name.
  private func mayMeetRequirement(_ method: FunctionFacts) -> Bool {
    context.project.ancestry(of: method.owner).dropFirst().contains { mayRequire(method, $0) }
  }

  /// - Parameter depth: how many types up a header's type is followed; broken headers may have a circle.
  private func mayRequire(_ method: FunctionFacts, _ ancestor: String, depth: Int = 8) -> Bool {
    let project = context.project
    if project.members(of: ancestor).contains(where: { $0.name == method.name }) { return true }
    if project.types.contains(ancestor) { return false }
    // What the header itself requires is in ``ProjectIndex/selectorUses(ofMethod:in:)``.
    if let parents = project.foreign.parents(ofType: ancestor), depth > 0 {
      return parents.contains { mayRequire(method, $0, depth: depth - 1) }
    }
    let isKnown = project.sdk.kind(ofType: ancestor) != nil
    return project.sdk.delegate(protocol: ancestor, method: method.fullName) != nil
      || !isKnown && !method.modifiers.contains(.private)
        && !(hasLabel(method) && isSuperclass(ancestor, of: method.owner))
  }

  /// Whether the first argument has a label, as in `reload(notification:)`: in the methods of delegates, which a superclass
  /// may be, it has none.
  private func hasLabel(_ method: FunctionFacts) -> Bool {
    method.parameters.first.map { !$0.label.isEmpty } ?? false
  }

  /// Whether a type that isn't in the project is known to be a superclass, whose methods say `override` in subclasses: it is
  /// the first that a class names which overrides something.
  private func isSuperclass(_ ancestor: String, of owner: String) -> Bool {
    let project = context.project
    return project.ancestry(of: owner).contains { type in
      (project.types[type] ?? []).contains { declaration in
        declaration.kind == .class && project.inheritedTypes(of: declaration).first == ancestor
      }
        && project.members(of: type).contains { $0.modifiers.contains(.override) }
    }
  }
}

extension Attribute {
  /// Deletes the attribute with the blanks and line breaks behind it, or, where others are in front of it
  /// on its line and nothing is behind it, with the blanks in front.
  fileprivate var deletion: Edit {
    let bytes = node.tree.source.bytes
    let before = bytes[..<range.lowerBound.value].reversed()
    let after = bytes[range.upperBound.value...]
    let blanks = before.prefix(while: \.isBlank).count
    let isFirst = before.dropFirst(blanks).first?.isLineBreak ?? true
    if !isFirst, after.first(where: { !$0.isBlank })?.isLineBreak ?? true {
      return .delete((range.lowerBound - blanks)..<range.upperBound)
    }
    return .delete(
      range.lowerBound..<(range.upperBound + after.prefix { $0.isBlank || $0.isLineBreak }.count))
  }
}
