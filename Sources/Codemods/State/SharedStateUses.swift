import Rewriter

/// Every place of the project that may use a global or static variable.
struct SharedStateUses {
  private(set) var all: [Use] = []

  /// The type that the variable is a static member of; `nil` for a global one.
  let owner: String?

  /// Whether none is left out.
  private(set) var areAll: Bool

  /// A place that names the variable.
  struct Use {
    /// `App/Feed.swift:3`
    let place: String

    /// Whether the value may change there.
    let changes: Bool

    /// Whether it is known that this variable is meant, and what is done with it.
    let isCertain: Bool

    /// Whether the place is isolated to the main actor; a framework may call such code on another thread.
    let isIsolated: Bool

    /// Why isolated code runs on another thread; `nil` where nothing says so. Cost: a look-up of names.
    var placeElsewhere: String? { isIsolated ? context.placeElsewhere(ofCode: node) : nil }

    var isOnMainActor: Bool { isIsolated && placeElsewhere == nil }

    /// The type whose code the place is in; `nil` for none.
    let type: String?

    /// The file of the place.
    let path: String

    /// Whether it is only the address of the variable that is used, as the key of an associated object or as the context
    /// of an observer.
    let isAddressOfKey: Bool

    /// The place, and what its file is.
    let node: Node
    let context: Context

    /// The name of the lock or the queue that guards the place. Cost: a look-up of names, which few variables need.
    var guardOfUse: String? { context.guardOfUse(node) }

    /// What the place, which is off the main actor, does with the variable.
    var sentence: String {
      (placeElsewhere?.withoutThreadSource).map { "\($0), and \(deed)" }
        ?? "code outside the main actor \(deed)"
    }

    /// `changes the variable ('App/Feed.swift:3')`
    var deed: String {
      let verb = isCertain ? changes ? "changes" : "reads" : "may \(changes ? "change" : "read")"
      return "\(verb) the variable ('\(place)')"
    }
  }

  /// The first that may change the variable.
  var change: Use? { all.first(where: \.changes) }

  /// One that is off the main actor, if possible one that certainly uses the variable.
  var useOffMainActor: Use? {
    let uses = all.filter { !$0.isOnMainActor }
    return uses.first(where: \.isCertain) ?? uses.first
  }

  /// - Parameters:
  ///   - owner: the type that it is a static member of; `nil` for a global variable.
  ///   - untilRead: whether nonisolated code that no class could isolate ends the search; it leaves out implicit members,
  ///     which are in any file that has the name.
  init(
    of name: String, declaredIn owner: String?, _ variable: VariableDecl, typed type: KnownType?,
    untilRead: Bool = false, _ context: Context,
  ) {
    self.owner = owner
    // Have: .standard, which is a use only where the type is the one that is wanted.
    let isImplicitToo =
      owner.map { owner in type?.unwrapped.name.map { context.mayBe($0, owner) } ?? true } ?? false
    areAll = !isImplicitToo || !untilRead
    let mayBeImplicit = isImplicitToo && !untilRead
    let paths =
      variable.isPrivate
      ? [context.path]
      : Self.files(naming: name, of: owner, orImplicitly: mayBeImplicit, context.project)
    for path in paths {
      guard let other = context.seen(inFile: path), owner.map(other.sees) ?? true else { continue }
      let lines = Once<LineTable>()
      for reference in other.tree.references(to: name) {
        guard
          let use = Self.use(reference, of: name, owner, declaredAt: context.path, in: other)
        else { continue }
        let isImplicit = use.as(MemberAccessExpr.self).map { $0.base == nil } == true
        if isImplicit, !mayBeImplicit || !other.hasMember(readFrom: use, type) { continue }
        let change = Change(of: use, typed: type, in: other)
        all.append(
          Use(
            place:
              "\(path):\(lines.value { LineTable(other.tree.source) }.location(of: use.range.lowerBound).line)",
            changes: change != .none, isCertain: !isImplicit && change != .possible,
            isIsolated: other.isolation(at: use).kind == .mainActor,
            type: other.enclosingTypeNames(of: use).first,
            path: path, isAddressOfKey: use.isAddressOfKey, node: use, context: other))
        let last = all[all.count - 1]
        if untilRead, last.isReader(of: owner), last.classToIsolate == nil {
          areAll = false
          return
        }
      }
    }
  }

  /// The files that may use the variable: a static one only behind a name of its type, a value that holds the type,
  /// or what `type(of:)` gives, if not as an implicit member.
  private static func files(
    naming name: String, of owner: String?, orImplicitly mayBeImplicit: Bool,
    _ project: ProjectIndex,
  ) -> [String] {
    guard let owner, !mayBeImplicit else {
      return project.files(naming: name)
    }
    let types = project.tables.heirs.names(of: owner).union(["type", "Type"])
    return project.files(naming: name, withOneOf: types)
  }

  /// The expression that may stand for the variable; `nil` for one that means something else.
  private static func use(
    _ reference: Node, of name: String, _ owner: String?, declaredAt path: String,
    in context: Context,
  ) -> Node? {
    guard let member = reference.parent?.as(MemberAccessExpr.self),
      member.declName?.node == reference
    else {
      return mayMean(reference, name, owner, declaredAt: path, in: context) ? reference : nil
    }
    // Have: .shared, which is nothing that can be assigned, but a use.
    guard let base = member.base else { return owner == nil ? nil : member.node }
    return mayBe(base, owner, in: context) ? member.node : nil
  }

  private static func mayMean(
    _ node: Node, _ name: String, _ owner: String?, declaredAt path: String, in context: Context,
  ) -> Bool {
    // Of an object, a name alone means no static member of its type.
    if let owner, context.isSelfInstance(at: node),
      context.enclosingTypeNames(of: node).first.map({ context.mayBe($0, owner) }) == true
    {
      return false
    }
    switch context.resolution(of: name, at: node.lookUpPlace) {
    case .local, .type, .typeParameter, .module: return false
    case .member(let members, let type):
      return owner.map { context.mayBe(type, $0) } ?? false
        || members.contains { $0.owner == (owner ?? "") }
    case .global(let members):
      // Of two files that no module has together, each means its own.
      let own = members.filter { $0.path == context.path }
      return owner == nil && (own.isEmpty ? members : own).contains { $0.path == path }
    case .unknown:
      return owner.map { owner in
        context.enclosingTypeNames(of: node).contains { context.mayBe($0, owner) }
      } ?? true
    }
  }

  /// Whether the expression in front of the period may be the type, or for a global variable its module.
  private static func mayBe(_ base: Node, _ owner: String?, in context: Context) -> Bool {
    guard let owner else {
      guard let name = base.referencedName else { return false }
      if case .module = context.resolution(of: name, at: base) { return true }
      return false
    }
    // Have: (Spacing).small = 1
    if let inner = base.as(TupleExpr.self)?.elements?.arguments.first?.expression {
      return mayBe(inner, owner, in: context)
    }
    if base.isSelfReference || base.is(.superExpr) {
      return context.enclosingTypeNames(of: base).contains { context.mayBe($0, owner) }
    }
    guard let last = base.lastName ?? base.as(FunctionCallExpr.self)?.calledExpression?.lastName,
      !base.is(.functionCallExpr)
    else {
      // Have: type(of: self).count
      if base.as(FunctionCallExpr.self)?.calledExpression?.text == "type" { return true }
      return context.mayHold(base, owner)
    }
    if last == "Self" {
      return context.enclosingTypeNames(of: base).contains { type in
        context.mayBe(type, owner)
          || context.project.types[context.project.resolve(type)]?.contains { $0.kind == .protocol }
            == true
      }
    }
    guard last.beginsWithCapital else { return context.mayHold(base, owner) }
    if let name = base.referencedName,
      case .typeParameter = context.resolution(of: name, at: base)
    {
      return true
    }
    let scope = context.enclosingTypeNames(of: base).first ?? ""
    return context.mayBe(context.project.resolve(base.compactText, inside: scope), owner)
  }

  /// What a use does with the value.
  private enum Change {
    case none, possible, certain

    /// A member of an object can change without the variable.
    init(of use: Node, typed type: KnownType?, in context: Context) {
      switch VariableUse(use).effect {
      case .reads: self = context.changes(byReading: use) ? .certain : .none
      case .changes: self = .certain
      case .mayChange:
        let use = MemberUse(of: use, typed: type, in: context)
        self = !use.mayChange ? .none : use.isKnownToChange ? .certain : .possible
      }
    }
  }
}

extension Context {
  /// Whether the value may be the type itself, or one that inherits from it.
  fileprivate func mayHold(_ value: Node, _ owner: String) -> Bool {
    if let type = valueType(of: value) {
      return instance(ofMetatype: type).map { mayBe($0, owner, at: value) } ?? false
    }
    // A variable may hold the type only where such types are written.
    return tree.all(MetatypeType.self).contains { metatype in
      metatype.baseType.map { mayBe(knownType($0), owner, at: $0) } ?? true
    }
  }

  /// Whether the place changes the variable though nothing is assigned there: by an operator of the project's with an
  /// `inout` operand, or by the first read of a structure's lazy property.
  ///
  /// Have: Limits.first <~ 3, Limits.cache.total
  fileprivate func changes(byReading use: Node) -> Bool {
    var whole = use
    while let access = whole.parent?.as(MemberAccessExpr.self), access.base == whole {
      if let name = access.name, isLazyInStructure(name) { return true }
      whole = access.node
    }
    return whole.operatorsBeside.contains { name in
      (project.functions[name] ?? []).contains { function in
        function.parameters.contains { $0.type.hasPrefix("inout ") }
      }
    }
  }

  private func isLazyInStructure(_ name: String) -> Bool {
    (project.variables[name] ?? []).contains { variable in
      variable.modifiers.contains(.lazy)
        && project.types[variable.owner]?.contains { $0.kind == .struct } == true
    }
  }

  /// Whether the file's modules see the type, as far as it is the project's.
  fileprivate func sees(_ type: String) -> Bool {
    let name = project.resolve(type)
    return !project.types.contains(name) || !project.types.visible(name).isEmpty
  }

  /// Whether a structure or an enumeration of the project, if the value is one, has the member that is read from it.
  ///
  /// Have: withAnimation(.default.delay(0.5)), where a type of the project has a `default`, and no `delay`
  fileprivate func hasMember(readFrom value: Node, _ type: KnownType?) -> Bool {
    guard let name = value.parent?.as(MemberAccessExpr.self)?.name, let type = type?.unwrapped,
      let written = type.name, case let resolved = project.resolve(written, inside: type.scope),
      project.types[resolved]?.contains(where: { $0.kind == .struct || $0.kind == .enum }) == true
    else { return true }
    return !project.members(named: name, of: resolved, inherited: true).isEmpty
  }

  /// `Owner` of `Owner.Type`, `any Owner.Type`; `nil` for the type of anything but types.
  fileprivate func instance(ofMetatype type: KnownType) -> KnownType? {
    let type = (project.expanded(type) ?? type).unwrapped
    return switch type.shape {
    case .metatype(let part), .any(.metatype(let part)), .some(.metatype(let part)): type.part(part)
    default: nil
    }
  }

  /// Whether a value of the type's metatype may be the owner, which may inherit from the type.
  fileprivate func mayBe(_ type: KnownType, _ owner: String, at node: Node) -> Bool {
    let owner = project.resolve(owner)
    return type.conjuncts.contains { part in
      guard let name = part.name, isType(name, at: node) else { return true }
      let resolved = project.resolve(name, inside: part.scope)
      return inherits(owner, from: resolved) || project.ancestry(of: resolved).contains(owner)
    }
  }

  /// Whether the name is no generic parameter, and none that stands for many types.
  private func isType(_ name: String, at node: Node) -> Bool {
    if case .typeParameter = resolution(of: name, at: node) { return false }
    return !SendabilityRules.rootTypes.contains(name) && name != "Self"
  }

  /// Whether a type inherits from another, as far as is known of what it inherits from.
  private func inherits(_ type: String, from other: String) -> Bool {
    let ancestry = foreignAncestry(of: type)
    return ancestry.contains(other)
      || project.types[other] == nil
        && ancestry.contains { project.types[$0] == nil && project.sdk.kind(ofType: $0) == nil }
  }

  /// Whether a type is another, or inherits its static members.
  fileprivate func mayBe(_ type: String, _ owner: String) -> Bool {
    let owner = project.resolve(owner)
    let type = project.resolve(type)
    return type == owner || owner.hasSuffix(".\(type)")
      || project.types.contains(type) && project.ancestry(of: type).contains(owner)
  }
}

extension VariableDecl {
  /// Whether only its file sees it.
  var isPrivate: Bool {
    modifiers?.node.elements(DeclModifier.self).contains {
      ["private", "fileprivate"].contains($0.name?.name) && $0.detail == nil
    } ?? false
  }
}

extension Node {
  /// The operators that the expression is an operand of, as far as their neighborhood tells.
  fileprivate var operatorsBeside: [String] {
    guard let parent else { return [] }
    if let prefix = parent.as(PrefixOperatorExpr.self) { return [prefix.operator?.text ?? ""] }
    if let postfix = parent.as(PostfixOperatorExpr.self) { return [postfix.operator?.text ?? ""] }
    guard parent.is(.exprList) else { return [] }
    return parent.children.filter { $0.is(.binaryOperatorExpr) }.map(\.text)
  }

  /// `&key` as an argument of `objc_getAssociatedObject` or `objc_setAssociatedObject`, as the `context:` of an observer
  /// of values, or compared with such a context.
  fileprivate var isAddressOfKey: Bool {
    guard let address = parent, address.is(.inOutExpr), let around = address.parent else {
      return false
    }
    if let argument = around.as(LabeledExpr.self) {
      let call = around.ancestors.lazy.compactMap { $0.as(FunctionCallExpr.self) }.first
      let name = call?.calledExpression?.lastName ?? ""
      return ["objc_getAssociatedObject", "objc_setAssociatedObject"].contains(name)
        || argument.label?.name == "context"
          && ["addObserver", "removeObserver", "observeValue"].contains(name)
    }
    // Have: context == &observerContext
    let terms = Array(around.children)
    guard around.is(.exprList), let index = terms.firstIndex(of: address) else { return false }
    let neighbors = [index - 1, index + 1].filter(terms.indices.contains).map { terms[$0].text }
    return !neighbors.isEmpty && neighbors.allSatisfy { ["==", "!=", "&&", "||"].contains($0) }
  }
}
