import Rewriter

extension Context {
  /// The isolation of the code at a node: that of the innermost closure, function, accessor or type
  /// around it that decides.
  public func isolation(at node: Node) -> Isolation {
    node.parent.map(isolation(inside:)) ?? isolationOfTopLevel
  }

  /// What a type, an extension, or a member would be isolated to without an attribute on its declaration.
  func isolation(of declaration: Node, without attribute: String) -> Isolation {
    guard let member = MemberDeclaration(declaration, without: attribute) else {
      return newIsolation(ofTypeDeclaration: declaration, without: attribute)
    }
    let decided = isolation(decidedBy: member, at: declaration)
    return decided.map { isolationOfCaller(from: $0, at: member) } ?? isolation(at: declaration)
  }

  /// The isolation of the code that a closure or declaration holds.
  func isolation(inside node: Node) -> Isolation {
    guard let scope = node.ancestorsAndSelf.first(where: \.kind.mayDecideIsolation) else {
      return isolationOfTopLevel
    }
    // All code between two such nodes has one answer.
    return known.isolations.answer(to: scope.index) {
      scope.ancestorsAndSelf.lazy.compactMap { isolation(decidedBy: $0, at: scope) }.first
        ?? isolationOfTopLevel
    }
  }

  /// Top-level code runs on the main actor in `main.swift`, and is isolated to it in Swift 6, and before where the checks
  /// are complete; elsewhere there are only initial values and what is in no type, for which the module's
  /// default counts.
  private var isolationOfTopLevel: Isolation {
    guard path.isOfMainFile else {
      return isolationByDefault(because: "no type around it")
    }
    return project.modules.checksCompletely(path) == false
      ? Isolation(
        .nonisolated, because: ["top-level code of \(path) in Swift 5"], actorInSwift6: .mainActor)
      : Isolation(.mainActor, because: ["top-level code of \(path)"])
  }

  private func isolationByDefault(because link: String) -> Isolation {
    let isolation = project.defaultIsolation(inFile: path)
    return isolation.chain.isEmpty ? Isolation(isolation.kind, because: [link]) : isolation
  }

  /// `nil` where the node leaves it to what is around it.
  private func isolation(decidedBy node: Node, at code: Node) -> Isolation? {
    if let closure = node.as(ClosureExpr.self) { return isolation(decidedBy: closure) }
    if let parameter = node.as(FunctionParameter.self) {
      return isolation(ofDefaultArgument: parameter)
    }
    if let accessor = node.as(AccessorDecl.self) { return isolation(writtenOn: accessor) }
    if let member = MemberDeclaration(node) {
      return isolation(decidedBy: member, at: code).map { isolationOfCaller(from: $0, at: member) }
    }
    guard node.declaredTypeName != nil else { return nil }
    return isolation(ofTypeDeclaration: node)
  }

  /// An accessor may have an attribute of its own.
  private func isolation(writtenOn accessor: AccessorDecl) -> Isolation? {
    let attributes = accessor.attributes?.attributes.map(\.name) ?? []
    guard !attributes.isEmpty, let kind = kind(ofAttributes: attributes, at: accessor.node) else {
      return nil
    }
    return Isolation(
      kind, because: ["attribute on '\(accessor.accessorSpecifier?.text ?? "accessor")'"])
  }

  /// Default arguments have the function's isolation only with SE-0411.
  private func isolation(ofDefaultArgument parameter: FunctionParameter) -> Isolation? {
    project.modules.isolatesDefaultValues(path) == false
      ? Isolation(.nonisolated, because: ["default argument in Swift 5"]) : nil
  }

  private func isolation(decidedBy member: MemberDeclaration, at code: Node) -> Isolation? {
    if let isolation = isolation(writtenOn: member) { return isolation }
    if let type = member.isolatedParameter {
      return Isolation(.actor(type), because: ["isolated parameter of \(member.description)"])
    }
    if member.node.is(.deinitializerDecl), member.modifiers?.contains(.isolated) != true {
      return Isolation(.nonisolated, because: ["deinit"])
    }
    guard let type = member.type else { return isolation(ofLocalOrGlobal: member, at: code) }
    if member.isMainFunction(of: type) {
      return Isolation(.mainActor, because: ["'@main' on the type of \(member.description)"])
    }
    if let isolation = isolation(inferredFor: member, in: type, at: code) { return isolation }
    let isolation = isolation(ofTypeDeclaration: type)
    if case .actor = isolation.kind, member.modifiers?.contains(.static) == true {
      return Isolation(.nonisolated, because: ["static member of an actor"])
    }
    if case .actor = isolation.kind, member.node.is(.initializerDecl), !member.isAsync {
      return Isolation(.nonisolated, because: ["synchronous init of an actor"])
    }
    return isolation
  }

  /// What attributes and modifiers say.
  private func isolation(writtenOn member: MemberDeclaration) -> Isolation? {
    let attributes = member.attributes
    if let kind = kind(ofAttributes: attributes, at: member.node) {
      return Isolation(kind, because: ["attribute on \(member.description)"])
    }
    if let modifier = member.nonisolated {
      return modifier.detail == nil || member.node.is(.variableDecl)
        ? Isolation(.nonisolated, because: ["'nonisolated' on \(member.description)"])
        : Isolation(.caller, because: ["'nonisolated(nonsending)' on \(member.description)"])
    }
    if attributes.contains("IBAction") {
      return Isolation(.mainActor, because: ["'@IBAction' on \(member.description)"])
    }
    return attributes.contains("concurrent")
      ? Isolation(.nonisolated, because: ["'@concurrent' on \(member.description)"]) : nil
  }

  /// A local function has the isolation of the function around it, but not that of a closure, and one
  /// that is `@Sendable` has neither.
  private func isolation(
    ofLocalOrGlobal member: MemberDeclaration, at code: Node,
  ) -> Isolation? {
    guard let border = member.node.codeAround else {
      return isTopLevelCode(of: member, at: code)
        ? nil : isolationByDefault(because: "\(member.description) is in no type")
    }
    if member.node.is(.variableDecl), member.modifiers?.contains(.async) == true {
      return Isolation(.nonisolated, because: ["'async let'"])
    }
    guard member.node.is(.functionDecl) else { return nil }
    let attributes = member.attributes
    if attributes.contains("Sendable") {
      return Isolation(.nonisolated, because: ["'@Sendable' on \(member.description)"])
    }
    return border.is(.closureExpr)
      ? Isolation(.nonisolated, because: ["\(member.description) is local to a closure"]) : nil
  }

  /// In a script, variables are top-level code, and so is what stands in a statement. Before Swift 6, the
  /// accessors of a variable have the module's default.
  private func isTopLevelCode(of member: MemberDeclaration, at code: Node) -> Bool {
    guard member.node.is(.variableDecl) else { return member.node.isInStatement }
    return project.modules.checksCompletely(path) != false
      || !code.ancestorsAndSelf.prefix { $0 != member.node }.contains { $0.is(.accessorBlock) }
  }

  /// An asynchronous function that is nonisolated has the isolation of its caller where
  /// `NonisolatedNonsendingByDefault` is on (SE-0461).
  private func isolationOfCaller(
    from isolation: Isolation, at member: MemberDeclaration,
  ) -> Isolation {
    let feature = "NonisolatedNonsendingByDefault"
    guard isolation.kind == .nonisolated, member.isAsync, !member.isConcurrent,
      project.modules.mayHave(feature, inFile: path)
    else { return isolation }
    return project.modules.has(feature, inFile: path)
      ? Isolation(.caller, because: isolation.chain + ["'\(feature)' is on"])
      : Isolation(.unknown, because: isolation.chain + ["'\(feature)' is on in some builds"])
  }

  /// The isolation that a member has from the one that it overrides, from a requirement that it meets, or
  /// from its property wrapper.
  private func isolation(
    inferredFor member: MemberDeclaration, in type: Node, at code: Node,
  ) -> Isolation? {
    guard let key = member.key else { return nil }
    let name = enclosingTypeNames(of: type).first ?? ""
    let owner = type.is(.extensionDecl) ? project.resolve(name) : name
    if member.modifiers?.contains(.override) == true {
      let overridden = project.isolation(overridden: key, in: owner, path: path)
      return (member.isAsync ? overridden?.unlessFree : overridden)
        .map { $0.from("override of \(member.description)") }
    }
    let facts = known.factsOfTypes.answer(to: type.index) {
      TypeFacts(type, name: name, path: path)
    }
    if let isolation = project.isolation(ofRequirement: key, of: facts) {
      return isolation.from(member.description)
    }
    let attributes = member.attributes
    let isolation =
      member.hasInitialValue(around: code)
      ? project.isolation(ofValueFor: attributes, inside: owner)
      : project.isolation(ofWrappers: attributes, inside: owner)
    return isolation.map { $0.from(member.description) }
  }

  private func isolation(ofTypeDeclaration node: Node) -> Isolation {
    known.isolationsOfTypes.answer(to: node.index) { newIsolation(ofTypeDeclaration: node) }
  }

  private func newIsolation(
    ofTypeDeclaration node: Node, without attribute: String? = nil,
  ) -> Isolation {
    let name = enclosingTypeNames(of: node).first ?? ""
    let code = node.is(.extensionDecl) ? nil : node.codeAround
    let surroundings = code.map {
      hasDefaultIsolation(in: $0) ? TypeFacts.Surroundings.file : .nonisolatedCode
    }
    let facts = TypeFacts(node, without: attribute, name: name, path: path, in: surroundings)
    let isolation = isolation(ofExtension: facts, at: node) ?? project.isolation(of: facts)
    guard isolation.kind == .unknown, node.is(.extensionDecl) else { return isolation }
    return self.isolation(ofExtendedType: project.resolve(name)) ?? isolation
  }

  /// That of the class in the same file, which an earlier round may have isolated; `nil` where the extension decides
  /// itself, or extends no such class.
  private func isolation(ofExtension facts: TypeFacts, at node: Node) -> Isolation? {
    guard node.is(.extensionDecl), !facts.mayDecideIsolation else { return nil }
    let extended = tree.all(ClassDecl.self).first { declaration in
      declaration.attributes?.attributes.contains { $0.name == "MainActor" } == true
        && enclosingTypeNames(of: declaration.node).first == facts.name
    }
    return extended.map {
      isolation(ofTypeDeclaration: $0.node).from("extension of \(facts.name) (\(path))")
    }
  }

  /// Whether a module's default of the main actor reaches the types in a function: not those in a closure,
  /// whatever its isolation is, or in a type that is isolated to nothing.
  private func hasDefaultIsolation(in code: Node) -> Bool {
    guard !code.is(.closureExpr), isolation(inside: code).kind == .mainActor else { return false }
    let outer = code.ancestors.first { $0.declaredTypeName != nil }
    return outer.map { isolation(ofTypeDeclaration: $0).kind == .mainActor } ?? true
  }
}

extension NodeKind {
  /// Whether the code inside of such a node may be isolated to something else than the code around it.
  fileprivate var mayDecideIsolation: Bool {
    switch self {
    case .closureExpr, .functionParameter, .accessorBlock, .accessorDecl, .initializerClause,
      .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl,
      .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      true
    default:
      false
    }
  }
}

extension MemberKey {
  /// That of a function, an initializer, a subscript or the first variable of a declaration.
  init?(declaredBy node: Node) {
    guard let key = MemberDeclaration(node)?.key else { return nil }
    self = key
  }
}

/// A declaration that may say what its code is isolated to.
private struct MemberDeclaration: CustomStringConvertible {
  let node: Node
  private let attributeList: AttributeList?
  private let excluded: String?
  let modifiers: DeclModifierList?
  let description: String

  /// - Parameter excluded: an attribute that doesn't count.
  init?(_ node: Node, without excluded: String? = nil) {
    self.node = node
    self.excluded = excluded
    switch node.kind {
    case .functionDecl:
      let function = node.as(FunctionDecl.self)
      attributeList = function?.attributes
      modifiers = function?.modifiers
      description = "func \(function?.name?.name ?? "")"
    case .initializerDecl:
      let initializer = node.as(InitializerDecl.self)
      attributeList = initializer?.attributes
      modifiers = initializer?.modifiers
      description = "init"
    case .deinitializerDecl:
      let deinitializer = node.as(DeinitializerDecl.self)
      attributeList = deinitializer?.attributes
      modifiers = deinitializer?.modifiers
      description = "deinit"
    case .subscriptDecl:
      let `subscript` = node.as(SubscriptDecl.self)
      attributeList = `subscript`?.attributes
      modifiers = `subscript`?.modifiers
      description = "subscript"
    case .variableDecl:
      let variable = node.as(VariableDecl.self)
      attributeList = variable?.attributes
      modifiers = variable?.modifiers
      description = "var \(variable?.bindings?.node.children.first?.firstToken?.name ?? "")"
    default:
      return nil
    }
  }

  /// The names of the attributes.
  var attributes: [String] {
    (attributeList?.attributes.map(\.name) ?? []).filter { $0 != excluded }
  }

  /// The modifier `nonisolated`, with what is behind it in parentheses.
  var nonisolated: DeclModifier? {
    modifiers?.node.elements(DeclModifier.self).first { $0.name?.kind == .nonisolated }
  }

  var isConcurrent: Bool { attributes.contains("concurrent") }

  /// What another declaration of the same member has in common with it; `nil` for what has no other.
  var key: MemberKey? {
    let isStatic = modifiers?.contains(.static) == true || modifiers?.contains(.class) == true
    switch node.kind {
    case .functionDecl:
      let name = node.as(FunctionDecl.self)?.name?.name ?? ""
      return MemberKey(name: name, labels: labels, isStatic: isStatic)
    case .initializerDecl: return MemberKey(name: "init", labels: labels, isStatic: false)
    case .subscriptDecl: return MemberKey(name: "subscript", labels: labels, isStatic: isStatic)
    case .variableDecl:
      let name = node.as(VariableDecl.self)?.bindings?.node.firstToken?.name ?? ""
      return MemberKey(name: name, labels: nil, isStatic: isStatic)
    default: return nil
    }
  }

  /// The parameters' labels, empty for none.
  private var labels: [String] {
    parameters.map { parameter in
      let label = parameter.firstName?.name ?? ""
      return label == "_" ? "" : label
    }
  }

  private var parameters: [FunctionParameter] {
    let signature = node.children.first { $0.is(.functionSignature) }
    let clause = (signature ?? node).children.first { $0.is(.functionParameterClause) }
    return clause?.as(FunctionParameterClause.self)?.parameters?.node
      .elements(FunctionParameter.self) ?? []
  }

  /// Whether calls of the function or of a getter may suspend.
  var isAsync: Bool {
    switch node.kind {
    case .functionDecl:
      node.as(FunctionDecl.self)?.signature?.effectSpecifiers?.asyncSpecifier != nil
    case .initializerDecl:
      node.as(InitializerDecl.self)?.signature?.effectSpecifiers?.asyncSpecifier != nil
    default:
      node.descendantsAndSelf { $0.is(.codeBlock) || $0.is(.closureExpr) }
        .contains { $0.as(AccessorDecl.self)?.effectSpecifiers?.asyncSpecifier != nil }
    }
  }

  /// The type of the parameter that is `isolated`.
  var isolatedParameter: String? {
    parameters.compactMap { $0.type?.text }
      .first { TypeSpelling.marks(of: $0).specifiers.contains("isolated") }
      .map { TypeSpelling($0).name }
  }

  /// Whether the code is in the initial value of a variable.
  func hasInitialValue(around code: Node) -> Bool {
    code.ancestorsAndSelf.prefix { $0 != node }.contains { value in
      value.is(.initializerClause) && value.parent?.parent?.parent == node
    }
  }

  /// Whether it is what the program begins with.
  func isMainFunction(of type: Node) -> Bool {
    guard node.as(FunctionDecl.self)?.name?.name == "main", modifiers?.contains(.static) == true
    else { return false }
    let attributes = type.children.first { $0.is(.attributeList) }?.as(AttributeList.self)
    return attributes?.attributes.contains { $0.name == "main" } == true
  }

  /// The type whose member it is; `nil` for a local or global declaration.
  var type: Node? {
    let item = node.ancestors.first {
      $0.kind != .ifConfigDecl && $0.kind != .ifConfigClause
        && $0.kind != .ifConfigClauseList && $0.kind != .memberBlockItem
        && $0.kind != .memberBlockItemList
    }
    return item?.is(.memberBlock) == true ? item?.parent : nil
  }
}

extension Node {
  /// Whether a declaration stands in the braces of a statement.
  fileprivate var isInStatement: Bool {
    ancestors.first { $0.is(.codeBlock) || $0.is(.memberBlock) }?.is(.codeBlock) == true
  }

  /// The function, accessor or closure whose statements the declaration is among; `nil` for a member and
  /// for what is in no braces.
  fileprivate var codeAround: Node? {
    let border = ancestors.first {
      [.codeBlock, .closureExpr, .accessorBlock, .memberBlock].contains($0.kind)
    }
    guard let border, !border.is(.memberBlock) else { return nil }
    return border.ancestorsAndSelf.first {
      $0.is(.closureExpr) || $0.is(.accessorBlock) || MemberDeclaration($0) != nil
    }
  }
}

extension TypeFacts {
  /// The facts of a declaration in a tree, which may be another one of the same name than the index has.
  ///
  /// - Parameter attribute: is left out.
  fileprivate convenience init(
    _ node: Node, without attribute: String? = nil, name: String, path: String,
    in surroundings: Surroundings? = nil,
  ) {
    let attributes = node.children.first { $0.is(.attributeList) }?.as(AttributeList.self)
    let modifiers = node.children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    let clause = node.children.first { $0.is(.inheritanceClause) }?.as(InheritanceClause.self)
    self.init(
      kind: Kind(node.kind), name: name,
      inherited: clause?.inheritedTypes?.node.elements(InheritedType.self)
        .compactMap { $0.type?.is(.classRestrictionType) == true ? "AnyObject" : $0.type?.text }
        ?? [],
      attributes: (attributes?.attributes.map(\.name) ?? []).filter { $0 != attribute },
      modifiers: modifiers?.contains(.nonisolated) == true ? .nonisolated : [],
      surroundings: surroundings ?? Surroundings(of: node), path: path,
    )
  }
}

extension TypeFacts.Surroundings {
  /// What a type's declaration stands in, whatever is between them.
  fileprivate init(of declaration: Node) {
    guard let outer = declaration.ancestors.first(where: { $0.declaredTypeName != nil }) else {
      self = .file
      return
    }
    let modifiers = outer.children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    let isNonisolated = modifiers?.contains(.nonisolated) == true
    self = !outer.is(.extensionDecl) ? .type : isNonisolated ? .nonisolatedExtension : .extension
  }
}

extension TypeFacts.Kind {
  fileprivate init(_ kind: NodeKind) {
    switch kind {
    case .structDecl: self = .struct
    case .enumDecl: self = .enum
    case .actorDecl: self = .actor
    case .protocolDecl: self = .protocol
    case .extensionDecl: self = .extension
    default: self = .class
    }
  }
}
