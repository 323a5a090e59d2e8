import Rewriter

/// What a codemod sees: one file's tree and the project. No clock, disk, environment or randomness,
/// so that the same input always gives the same output.
public struct Context: Sendable {
  /// The id of the codemod that looks.
  public internal(set) var codemod: String

  private let file: FileView

  /// What all codemods see of a file.
  private final class FileView: Sendable {
    let path: String
    let tree: Tree
    let project: ProjectIndex
    let styles: Styles
    let withheld: [Addition: String]
    let known: KnownNodes

    init(
      path: String, _ file: KnownFile, project: ProjectIndex, styles: Styles,
      withheld: [Addition: String],
    ) {
      self.path = path
      tree = file.tree
      known = file.known
      self.project = project
      self.styles = styles
      self.withheld = withheld
    }
  }

  init(
    codemod: String, path: String, _ file: KnownFile, project: ProjectIndex,
    styles: Styles = Styles(), withholding withheld: [Addition: String] = [:],
  ) {
    self.codemod = codemod
    self.file = FileView(
      path: path, file, project: project.seen(from: path), styles: styles, withheld: withheld)
  }

  init(codemod: String, path: String, tree: Tree, project: ProjectIndex) {
    self.init(codemod: codemod, path: path, KnownFile(tree: tree), project: project)
  }

  /// The file's path, as the project index knows it.
  public var path: String { file.path }

  public var tree: Tree { file.tree }
  public var project: ProjectIndex { file.project }

  /// The forms that the user chose.
  public var styles: Styles { file.styles }

  /// What other files do not get in this run, and why (``ChangeUnits``).
  var withheld: [Addition: String] { file.withheld }

  /// Answers about this tree, which the codemods of a round share.
  var known: KnownNodes { file.known }

  /// What the codemod sees of another file of the project; `nil` for one that cannot be read.
  func seen(inFile other: String) -> Context? {
    if other == path { return self }
    return asItWas(other)
  }

  /// A file as it was when the project was read, whatever has been changed since; `nil` for one that cannot be read.
  func asItWas(_ path: String) -> Context? {
    project.trees.file(path).map { over($0, at: path) }
  }

  /// The same for another file.
  func over(_ tree: Tree, at path: String) -> Context { over(KnownFile(tree: tree), at: path) }

  private func over(_ file: KnownFile, at path: String) -> Context {
    Context(
      codemod: codemod, path: path, file, project: project, styles: styles, withholding: withheld)
  }
}

/// Answers about one tree, which several codemods ask for.
final class KnownNodes: Sendable {
  /// What operands stand for.
  let links = Memo<NodeIndex, ExpressionTypes.Link?>()

  /// The isolation of the code in a closure or declaration that may decide it.
  let isolations = Memo<NodeIndex, Isolation>()

  /// Whether the types of qualified names are Sendable.
  let sendableTypes = Memo<String, Bool>()

  /// The qualified names of a declaration of a type and of those around it.
  fileprivate let enclosingTypes = Memo<NodeIndex, [String]>()

  /// What functions do with their completion handlers on each path.
  let completionPaths = Memo<NodeIndex, Result<CompletionPaths, CompletionPaths.Problem>>()

  /// What the functions with completion handlers do, by the file's path.
  let completions = Memo<String, [CompletionFacts]>()

  /// The asynchronous forms of the functions with completion handlers, by the file's path.
  let asyncForms = Memo<String, [AsyncForm]>()

  /// The closures that functions hand on to frameworks, by the file's path.
  let handedOnCallbacks = Memo<String, [HandedOnCallback]>()

  /// The names that the file itself declares.
  fileprivate let declaredNames = Memo<DeclaredNames, Set<String>>()
}

extension Context {
  /// Whether the name of a type of the standard library or the SDK means, or may mean, something else
  /// at a node: another type (``types(hiding:at:)``), a function, variable or enum case of the module or
  /// of a type around the node, or a local variable anywhere in the file.
  public func isShadowed(_ name: String, at node: Node) -> Bool {
    declares(name) || project.declaresGlobalValue(name)
      || enclosingTypeNames(of: node).contains { project.hasMember(name, in: $0) }
      || !types(hiding: name, at: node).isEmpty
  }

  private func declares(_ name: String) -> Bool {
    known.declaredNames.answer(to: .values) { tree.declaredNames }.contains(name)
  }

  /// Whether a type, alias, generic parameter or associated type of the name is declared anywhere in
  /// the project or in the file.
  func mayDeclareType(named name: String) -> Bool {
    project.tables.typeNames.contains(name)
      || known.declaredNames.answer(to: .types) { tree.declaredTypeNames }.contains(name)
  }

  /// The qualified names of the types around a node, from the inside out: `A.B`, `A`.
  public func enclosingTypeNames(of node: Node) -> [String] {
    guard let type = node.ancestorsAndSelf.first(where: \.kind.isTypeOrExtension) else {
      return []
    }
    return known.enclosingTypes.answer(to: type.index) {
      let names = type.ancestorsAndSelf.compactMap(\.declaredTypeName)
      return names.indices.map { names[$0...].reversed().joined(separator: ".") }
    }
  }
}

private enum DeclaredNames {
  /// Of what is no type, as far as the project index does not know it.
  case values
  case types
}

extension Tree {
  /// The names of types, aliases and generic parameters that the file declares.
  fileprivate var declaredTypeNames: Set<String> {
    var names: Set<String> = []
    for index in (0..<nodeCount).lazy.map({ NodeIndex($0) }) where kind(of: index).declaresType {
      let node = Node(tree: self, index: index)
      for token in node.ownTokens where token.kind == .identifier { names.insert(token.name) }
    }
    return names
  }

  /// The names that the file declares of parameters, variables, functions and enum cases. Functions
  /// that are members do not count: the project index knows them, and they are out of sight elsewhere.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    for index in (0..<nodeCount).lazy.map({ NodeIndex($0) }) where kind(of: index).declaresNames {
      let node = Node(tree: self, index: index)
      guard !node.declaresMember else { continue }
      for token in node.ownTokens where token.kind == .identifier { names.insert(token.name) }
    }
    return names
  }
}

extension NodeKind {
  /// Whether the identifier directly in a node of the kind is the new name of a type.
  fileprivate var declaresType: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
      .associatedTypeDecl, .genericParameter:
      true
    default:
      false
    }
  }

  /// Whether the identifiers directly in a node of the kind are new names, and not uses of others.
  fileprivate var declaresNames: Bool {
    switch self {
    case .accessorParameters, .closureCapture, .closureParameter, .closureShorthandParameter,
      .enumCaseElement, .functionParameter, .functionDecl, .identifierPattern, .macroDecl:
      true
    default:
      false
    }
  }
}

extension Node {
  /// Whether the node is, or names, a member of a type, and is not part of a statement in one.
  fileprivate var declaresMember: Bool {
    guard kind.isDecl else { return false }
    let item = ancestors.first { $0.is(.memberBlockItem) || $0.is(.codeBlockItem) }
    return item?.is(.memberBlockItem) == true
  }

  /// The tokens of the node that are in none of its children.
  fileprivate var ownTokens: [Token] {
    var own: [Token] = []
    var next = firstToken
    for child in children {
      while let token = next, token.range.lowerBound < child.range.lowerBound {
        own.append(token)
        next = token.next
      }
      next = child.lastToken?.next
    }
    while let token = next, token.range.upperBound <= range.upperBound {
      own.append(token)
      next = token.next
    }
    return own
  }
}
