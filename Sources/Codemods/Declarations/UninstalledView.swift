import Rewriter

/// Code that uses the object of a view which SwiftUI doesn't show yet, or never will.
///
/// `@ObservedObject` keeps its object in the view, `@StateObject` in what SwiftUI shows: of a view that isn't there, each
/// access makes a new object.
struct UninstalledView {
  /// The property that has the object.
  let name: String
  /// The type of the view, by its qualified name.
  let view: String
  /// Whether no other file can name the property.
  let isPrivate: Bool
  let context: Context

  /// Why the object can't move; `nil` where nothing but the view's own code uses it.
  var refusal: Refusal? {
    let members = reachingMembers
    return refusalOfInitializer(using: members)
      ?? members.sorted().lazy.compactMap(refusalOfUse).first
  }

  private func refusalOfInitializer(using members: Set<String>) -> Refusal? {
    for file in files {
      let initializers = parts(in: file).filter { $0.is(.initializerDecl) }
      let uses = initializers.lazy.compactMap { self.use(of: members, in: $0, file) }
      guard let use = uses.first else { continue }
      return Refusal(
        .viewNotShown,
        "the view's initializer uses '\(use.name)', and '@StateObject' makes a new object for each use until SwiftUI "
          + "shows the view; use '\(use.name)' in 'onAppear'")
    }
    return nil
  }

  /// Have: story.onPause(), exporter.write(view.model)
  private func refusalOfUse(of member: String) -> Refusal? {
    let family = family
    let isHere = isPrivate && member == name
    let paths =
      isHere
      ? [context.path]
      : context.project.files(naming: member, withOneOf: family.map(\.lastName))
    for path in paths {
      guard let file = context.seen(inFile: path) else { continue }
      let use = file.tree.references(to: member).first { reference in
        guard let access = reference.parent?.as(MemberAccessExpr.self),
          access.declName?.node == reference, let base = access.base, !base.isSelfReference
        else { return false }
        return !file.isInCode(of: view, reference) && !file.isType(base)
          && file.mayBeMember(reference, of: family)
      }
      guard let use else { continue }
      let line = LineTable(file.tree.source).line(of: use.range.lowerBound)
      return Refusal(
        .viewNotShown,
        "code outside the view may use '\(member)' ('\(path):\(line)'), and '@StateObject' makes a new object for each use "
          + "while SwiftUI doesn't show the view; have that code make the object and pass it")
    }
    return nil
  }

  /// The names of the property, and of the view's methods and computed properties that use it, at whatever distance.
  private var reachingMembers: Set<String> {
    let members = files.flatMap { file in
      parts(in: file).compactMap { part in part.nameOfMember.map { (name: $0, part, file) } }
    }
    var reaching: Set = [name]
    var count = 0
    while count < reaching.count {
      count = reaching.count
      for (name, part, file) in members where !reaching.contains(name) {
        if use(of: reaching, in: part, file) != nil { reaching.insert(name) }
      }
    }
    // SwiftUI asks for it once it shows the view.
    return reaching.subtracting(["body"])
  }

  private func use(
    of names: Set<String>, in part: Node, _ file: Context,
  ) -> (name: String, node: Node)? {
    part.descendantsAndSelf.lazy.compactMap { node -> (String, Node)? in
      guard let written = node.nameWithoutSelf else { return nil }
      let isProjection = written.hasPrefix("$")
      let name = isProjection ? String(written.dropFirst()) : written
      guard names.contains(name) else { return nil }
      if !isProjection, node.referencedName != nil {
        guard case .member = file.resolution(of: name, at: node) else { return nil }
      }
      return (name, node)
    }.first
  }

  private var files: [Context] {
    let places = (context.project.types[view] ?? []) + context.project.extensions(of: view)
    return Set(places.map(\.path)).sorted().compactMap(context.seen)
  }

  private func parts(in file: Context) -> [Node] {
    (file.tree.all(StructDecl.self).map(\.node) + file.tree.all(ExtensionDecl.self).map(\.node))
      .filter { file.enclosingTypeNames(of: $0).first == view }.flatMap(\.ownMembers)
  }

  /// The view, and the protocols of the project that it conforms to.
  private var family: Set<String> {
    let ancestors = context.project.ancestry(of: view).filter { name in
      context.project.types[name]?.contains { $0.kind != .extension } == true
    }
    return Set(ancestors).union([view])
  }
}

extension Context {
  /// Whether the node is in code of the type.
  fileprivate func isInCode(of type: String, _ node: Node) -> Bool {
    enclosingTypeNames(of: node).contains(type)
  }

  private func isTypeName(_ name: String, at node: Node) -> Bool {
    if case .type = resolution(of: name, at: node) { true } else { false }
  }

  /// Have: Screen.make
  fileprivate func isType(_ base: Node) -> Bool {
    base.referencedName.map { isTypeName($0, at: base) } == true
  }
}

extension Node {
  /// What an instance's method or computed property is called.
  fileprivate var nameOfMember: String? {
    if let function = self.as(FunctionDecl.self) {
      return function.modifiers?.contains(.static) == true ? nil : function.name?.name
    }
    guard let variable = self.as(VariableDecl.self), variable.modifiers?.contains(.static) != true
    else { return nil }
    let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? []
    guard bindings.count == 1, bindings[0].accessorBlock != nil else { return nil }
    return bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name
  }
}
