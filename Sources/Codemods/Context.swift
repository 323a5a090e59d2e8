import Rewriter

/// What a codemod sees: one file's tree and the project. No clock, disk, environment or randomness, so
/// that the same input always gives the same output.
public struct Context: Sendable {
  /// The id of the codemod that looks.
  public let codemod: String

  /// The file's path, as the project index knows it.
  public let path: String

  public let tree: Tree
  public let project: ProjectIndex

  init(codemod: String, path: String, tree: Tree, project: ProjectIndex) {
    self.codemod = codemod
    self.path = path
    self.tree = tree
    self.project = project
  }

  /// A site that a fix changes.
  public func fix(
    _ node: Node, _ message: String, verdict: Verdict = .safe, effects: [Effect] = [], fix: Fix,
  ) -> Finding {
    Finding(
      codemod: codemod, verdict: verdict, range: node.range, message: message, effects: effects,
      fix: fix,
    )
  }

  /// A site that is left to a person.
  public func leave(_ node: Node, _ message: String, because reason: String) -> Finding {
    Finding(
      codemod: codemod, verdict: .manual, range: node.range, message: message, reason: reason,
    )
  }
}

extension Context {
  /// Whether the name may mean something else than the standard library's or the SDK's at a node: a
  /// type or global of the project, a member of a type around the node, or anything in the file.
  ///
  /// Imports and modules are not looked at, so the answer errs on the side of `true`.
  public func isShadowed(_ name: String, at node: Node) -> Bool {
    project.declaresGlobally(name)
      || enclosingTypeNames(of: node).contains { project.hasMember(name, in: $0) }
      || tree.declares(name)
  }

  /// The qualified names of the types around a node, from the inside out: `A.B`, `A`.
  public func enclosingTypeNames(of node: Node) -> [String] {
    let names = node.ancestorsAndSelf.compactMap(\.declaredTypeName)
    return names.indices.map { names[$0...].reversed().joined(separator: ".") }
  }
}

extension Tree {
  /// Whether the file declares the name: as a parameter, variable, function, type or generic parameter.
  fileprivate func declares(_ name: String) -> Bool {
    (0..<tokenCount).contains { position in
      let token = Token(tree: self, index: TokenIndex(position))
      return token.kind == .identifier && token.range.byteCount >= name.utf8.count
        && token.name == name && token.isDeclaredName
    }
  }
}

extension Token {
  /// Whether the token names what a declaration declares, and is not a use of a name. Members of types
  /// do not count: the project index knows them, and they are out of sight elsewhere.
  fileprivate var isDeclaredName: Bool {
    let node = tree.innermostNode(at: range.lowerBound)
    switch node.kind {
    case .closureCapture, .closureParameter, .closureShorthandParameter, .enumCaseElement,
      .functionParameter, .genericParameter:
      return true
    case .actorDecl, .associatedTypeDecl, .classDecl, .enumDecl, .functionDecl, .identifierPattern,
      .macroDecl, .protocolDecl, .structDecl, .typeAliasDecl:
      let declaration = node.ancestorsAndSelf.first { $0.kind.isDecl }
      return declaration?.parent?.is(.memberBlockItem) != true
    default:
      return false
    }
  }
}

extension Node {
  /// The name of the type that the node declares or extends, as written: `A`, `A.B`.
  public var declaredTypeName: String? {
    switch kind {
    case .classDecl: self.as(ClassDecl.self)?.name?.name
    case .structDecl: self.as(StructDecl.self)?.name?.name
    case .enumDecl: self.as(EnumDecl.self)?.name?.name
    case .actorDecl: self.as(ActorDecl.self)?.name?.name
    case .protocolDecl: self.as(ProtocolDecl.self)?.name?.name
    case .extensionDecl: self.as(ExtensionDecl.self)?.extendedType.map { WrittenType($0.text).name }
    default: nil
    }
  }
}
