import Rewriter

/// A type that a name of the standard library means at a place, instead of the library's own.
struct ShadowingType: Sendable {
  enum Resolution: Sendable {
    /// A type by its qualified name, which may be one that the project does not declare.
    case type(String)
    /// A generic parameter or associated type.
    case placeholder(GenericParameter, inside: String)
    /// A type that is declared among statements.
    case local(Node)
  }

  let meaning: Resolution

  /// The file that declares it.
  let path: String
}

extension Context {
  /// What the name of one of the standard library's types means at a node, if not that type; empty
  /// where it means that one, or an alias of it.
  ///
  /// As measured with Swift 6.3.1, from the inside out: types among the statements around, also those
  /// declared further down; generic parameters; for each type around, its nested types and aliases,
  /// those of what it inherits from, and associated types; the module; the modules that the file
  /// imports. Cost: a look at each scope around the node, where anything has the name at all.
  func types(hiding name: String, at node: Node) -> [ShadowingType] {
    guard mayDeclareType(named: name) else { return [] }
    var below = node
    for scope in node.ancestors {
      if let types = types(named: name, in: scope, seenFrom: below) { return types }
      below = scope
    }
    return globalTypes(named: name)
  }

  /// `nil` where the scope does not know the name.
  private func types(named name: String, in scope: Node, seenFrom below: Node) -> [ShadowingType]? {
    if scope.is(.codeBlockItemList) { return localTypes(named: name, in: scope) }
    if let parameter = scope.genericParameter(named: name) {
      let inside = enclosingTypeNames(of: scope).first ?? ""
      return [ShadowingType(meaning: .placeholder(parameter, inside: inside), path: path)]
    }
    guard below.is(.memberBlock), scope.declaredTypeName != nil else { return nil }
    return nestedTypes(named: name, in: scope)
  }

  private func localTypes(named name: String, in list: Node) -> [ShadowingType]? {
    guard !list.isTopLevel else { return nil }
    for declaration in list.declarations(named: name) {
      if let alias = declaration.as(TypeAliasDecl.self) {
        return aliased(alias.initializer?.value?.text ?? "", as: name, inside: "", path: path)
      }
      return [ShadowingType(meaning: .local(declaration), path: path)]
    }
    return nil
  }

  private func nestedTypes(named name: String, in declaration: Node) -> [ShadowingType]? {
    let written = enclosingTypeNames(of: declaration).first ?? ""
    let type = project.resolve(written)
    for owner in project.ancestry(of: type) {
      if let types = types(named: name, nestedIn: owner) { return types }
      let parameters = project.types[owner]?.filter { owner == type || $0.kind == .protocol } ?? []
      for facts in parameters {
        guard let parameter = facts.genericParameters.first(where: { $0.name == name }) else {
          continue
        }
        return [ShadowingType(meaning: .placeholder(parameter, inside: owner), path: facts.path)]
      }
    }
    // A type among statements is in no table.
    guard declaration.isAmongStatements else { return nil }
    let block = declaration.children.first { $0.is(.memberBlock) }
    let members = block?.children.first?.declarations(named: name) ?? []
    return members.first.map { [ShadowingType(meaning: .local($0), path: path)] }
  }

  private func types(named name: String, nestedIn owner: String) -> [ShadowingType]? {
    let qualified = "\(owner).\(name)"
    let types = project.types.visible(qualified)
      .filter { !$0.modifiers.contains(.private) || $0.path == path }
    if let type = types.first {
      return [ShadowingType(meaning: .type(qualified), path: type.path)]
    }
    let alias = project.aliases.visible(qualified)
      .first { !$0.modifiers.contains(.private) || $0.path == path }
    return alias.map { aliased($0.target, as: name, inside: owner, path: $0.path) }
  }

  /// What an alias stands for, with those that it is an alias of; empty if that is the standard
  /// library's type.
  private func aliased(
    _ target: String, as name: String, inside scope: String, path: String,
  ) -> [ShadowingType] {
    var target = TypeSpelling(target).name
    // An alias may name another one, and a broken project may have a cycle of them.
    for _ in 0..<8 {
      if target == "_Concurrency.\(name)" || target == "Swift.\(name)" { return [] }
      guard let next = project.aliasTarget(of: target, inside: scope) else { break }
      target = TypeSpelling(next).name
    }
    let type = project.resolve(target, inside: scope)
    return [ShadowingType(meaning: .type(type), path: path)]
  }

  private func globalTypes(named name: String) -> [ShadowingType] {
    lazy var imports = FileImports(of: tree)
    return project.globals(named: name, from: path) { modules, isPublic in
      modules.contains { imports.admits(name, of: $0, isPublic: isPublic) }
    }.flatMap { global in
      switch global {
      case .type(let facts): [ShadowingType(meaning: .type(name), path: facts.path)]
      case .alias(let facts): aliased(facts.target, as: name, inside: "", path: facts.path)
      }
    }
  }
}

extension Node {
  /// Whether the node is somewhere in the code of a function, an accessor or a closure.
  fileprivate var isAmongStatements: Bool {
    ancestors.contains { $0.is(.codeBlock) || $0.is(.closureExpr) || $0.is(.accessorBlock) }
  }

  /// Whether a list of statements is the file's, or in an `#if` of the file's.
  fileprivate var isTopLevel: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .sourceFile: return true
      case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList:
        continue
      default: return false
      }
    }
    return true
  }

  /// The types and aliases of the name that a list of statements or members declares.
  fileprivate func declarations(named name: String) -> [Node] {
    children.flatMap { item -> [Node] in
      guard let declaration = item.children.first else { return [] }
      if declaration.is(.ifConfigDecl) {
        let lists = declaration.descendantsAndSelf {
          $0.is(.codeBlockItemList) || $0.is(.memberBlockItemList)
        }
        return lists.filter { $0.is(.codeBlockItemList) || $0.is(.memberBlockItemList) }
          .flatMap { $0.declarations(named: name) }
      }
      let isMeant =
        declaration.as(TypeAliasDecl.self)?.name?.name == name
        || !declaration.is(.extensionDecl) && declaration.declaredTypeName == name
      return isMeant ? [declaration] : []
    }
  }

  /// The generic parameter of the name that the declaration itself has.
  fileprivate func genericParameter(named name: String) -> GenericParameter? {
    guard let clause = children.first(where: { $0.is(.genericParameterClause) }) else { return nil }
    return clause.descendantsAndSelf.lazy.compactMap { $0.as(Rewriter.GenericParameter.self) }
      .first { $0.name?.name == name }
      .map { GenericParameter(name: name, constraint: $0.inheritedType?.text) }
  }
}

/// What the import declarations of a file let it see.
private struct FileImports {
  private var testable: Set<String> = []
  /// By module, the names of `import struct Module.Name`; `nil` where all is imported.
  private var names: [String: Set<String>?] = [:]

  init(of tree: Tree) {
    for declaration in tree.all(ImportDecl.self) {
      let path = declaration.path?.node.elements(ImportPathComponent.self).compactMap(\.name?.name)
      guard let module = path?.first else { continue }
      let attributes = declaration.attributes?.attributes.map(\.name) ?? []
      if attributes.contains("testable") { testable.insert(module) }
      if declaration.importKindSpecifier == nil {
        names[module] = .some(nil)
      } else if let known = names[module, default: []] {
        names[module] = known.union(path?.last.map { [$0] } ?? [])
      }
    }
  }

  /// - Parameter module: one that the file imports, itself or by way of another one.
  func admits(_ name: String, of module: String, isPublic: Bool) -> Bool {
    guard isPublic || testable.contains(module) else { return false }
    if case .some(.some(let names)) = names[module] { return names.contains(name) }
    return true
  }
}
