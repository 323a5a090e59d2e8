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

    /// The same with more that isn't made.
    init(_ other: FileView, withholding more: [Addition: String]) {
      path = other.path
      tree = other.tree
      project = other.project
      styles = other.styles
      withheld = other.withheld.merging(more) { first, _ in first }
      known = other.known
    }

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

  private init(codemod: String, _ file: FileView) {
    self.codemod = codemod
    self.file = file
  }

  /// The same where more isn't made, with the reasons.
  func withholding(_ more: [Addition: String]) -> Context {
    Context(codemod: codemod, FileView(file, withholding: more))
  }

  /// The file's path, as the project index knows it.
  public var path: String { file.path }

  public var tree: Tree { file.tree }
  public var project: ProjectIndex { file.project }

  /// The forms that the user chose.
  public var styles: Styles { file.styles }

  /// What files do not get in this run, and why (``ChangeUnits``).
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
    knownFile(path).map { file in
      // What is known under an assumption is no knowledge for others.
      over(project.assumedOnMainActor.isEmpty ? file : KnownFile(tree: file.tree), at: path)
    }
  }

  private func knownFile(_ path: String) -> KnownFile? {
    project.assumesNewCompiler ? project.later.file(path) : project.trees.file(path)
  }

  /// The file as it was when the project was read, as it would be seen if no older compiler built it; `nil` for one
  /// that cannot be read.
  func assumingNewCompiler(inFile path: String) -> Context? {
    project.later.file(path).map {
      Context(
        codemod: codemod, path: path, $0, project: project.assumingNewCompiler(), styles: styles)
    }
  }

  /// The same file as it would be seen if no older compiler built it.
  func assumingNewCompiler() -> Context {
    Context(
      codemod: codemod, path: path, known.withNewCompiler.value { KnownFile(tree: tree) },
      project: project.assumingNewCompiler(), styles: styles, withholding: withheld)
  }

  /// The same file as it would be seen if the types were isolated to the main actor.
  func assuming(onMainActor types: Set<String>) -> Context {
    Context(
      codemod: codemod, path: path, KnownFile(tree: tree),
      project: project.assuming(onMainActor: types), styles: styles, withholding: withheld)
  }

  /// A file as it was, seen as if nothing were withheld; `nil` for one that cannot be read.
  func seenWithAllChanges(inFile other: String) -> Context? {
    knownFile(other).map {
      Context(codemod: codemod, path: other, $0, project: project, styles: styles)
    }
  }

  /// The same for another file.
  func over(_ file: KnownFile, at path: String) -> Context {
    Context(
      codemod: codemod, path: path, file, project: project, styles: styles, withholding: withheld)
  }
}

extension NodeIndex: QuicklyHashed {
  var quickHash: UInt64 { UInt64(rawValue).mixed(with: 0) }
}

/// Answers about one tree, which several codemods ask for.
final class KnownNodes: Sendable {
  /// What names stand for where they are used.
  let resolutions = Memo<NameUse, Resolution>()

  /// What operands stand for.
  let links = Memo<NodeIndex, ExpressionTypes.Link?>()

  /// The isolation of the code in a closure or declaration that may decide it.
  let isolations = Memo<NodeIndex, Isolation>()

  /// The isolation that closures have by themselves.
  let isolationsOfClosures = Memo<NodeIndex, Isolation?>()

  /// The isolation that the declarations of types give their members.
  let isolationsOfTypes = Memo<NodeIndex, Isolation>()

  /// The declarations of types as they are in this tree.
  let factsOfTypes = Memo<NodeIndex, TypeFacts>()

  /// Whether the types of qualified names are Sendable.
  let sendableTypes = Memo<String, Bool>()

  /// What it takes before types of qualified names can be Sendable.
  let sendableSteps = Memo<String, SendableStep>()

  /// What to annotate before values of types can go anywhere, by their qualified names.
  let needsOfTypes = Memo<String, RequiredAnnotation?>()

  /// The qualified names of a declaration of a type and of those around it.
  fileprivate let enclosingTypes = Memo<NodeIndex, [String]>()

  /// The functions of the project that calls may mean.
  let calledFunctions = Memo<NodeIndex, [OwnFunction]>()

  /// The same of the operators in sequences.
  let operatorsOfSequences = Memo<NodeIndex, [NodeIndex: [OwnFunction]]>()

  /// What pieces of code wait for, and call.
  let waits = Memo<[NodeIndex], FunctionWaits>()

  /// What functions do with their completion handlers on each path.
  let completionPaths = Memo<NodeIndex, Result<CompletionPaths, CompletionPaths.Problem>>()

  /// What the functions with completion handlers do, by their base names.
  let completions = Memo<String, [CompletionFacts]>()

  /// The asynchronous versions of the functions with completion handlers, by their base names.
  let asyncForms = Memo<String, [AsyncForm]>()

  /// The tree with the answers that hold if no older compiler builds it.
  fileprivate let withNewCompiler = Once<KnownFile>()

  /// Whether functions of the file may get asynchronous versions.
  let getsAsyncForms = Once<Bool>()

  /// The closures that functions pass on to frameworks, by the base names of those.
  let handedOnCallbacks = Memo<String, [HandedOnCallback]>()

  /// The methods that the file declares nonisolated, with their types: `A.B.load`.
  fileprivate let nonisolatedMethods = Once<Set<String>>()

  /// The names of the types that the file itself declares.
  fileprivate let declaredTypes = Once<Set<String>>()

  /// Whether names may be declared in the file's code, so that a use may mean something local.
  let mayBeLocal = Memo<String, Bool>()

  /// What `@MainActor` on the file's test classes means, by their qualified names.
  let testIsolationPlans = Memo<String, TestIsolationPlan?>()

  /// What functions and initializers are known to need the main actor for, by their bodies.
  let mainActorNeeds = Memo<NodeIndex, MainActorNeed?>()

  /// Whether functions of the names may keep what they are passed.
  let namesOfKeepers = Memo<String, Bool>()

  /// Whether the main actor has all uses of variables only where it has the type around them.
  let variablesForIsolatedOwners = Memo<NodeIndex, Bool>()
}

extension Context {
  /// Whether the name of a type of the standard library or the SDK means, or may mean, something else
  /// at a node: another type (``types(hiding:at:)``), a function, variable or enum case of the module or
  /// of a type around the node, or what a function or closure around the node declares.
  public func isShadowed(_ name: String, at node: Node) -> Bool {
    isLocal(name, at: node) || project.declaresGlobalValue(name)
      || enclosingTypeNames(of: node).contains { project.hasMember(name, in: $0) }
      || !types(hiding: name, at: node).isEmpty
  }

  private func isLocal(_ name: String, at node: Node) -> Bool {
    if case .local = resolution(of: name, at: node) { true } else { false }
  }

  /// Whether a type, alias, generic parameter or associated type of the name is declared anywhere in
  /// the project or in the file.
  func mayDeclareType(named name: String) -> Bool {
    project.tables.typeNames.contains(name)
      || known.declaredTypes.value { tree.declaredTypeNames }.contains(name)
  }

  /// The methods that the file declares nonisolated, as it is by now, with their types: `A.B.load`.
  var nonisolatedMethods: Set<String> {
    known.nonisolatedMethods.value {
      let methods = tree.all(FunctionDecl.self).filter { declaration in
        declaration.modifiers?.node.tokens.contains { $0.name == "nonisolated" } == true
      }
      return Set(
        methods.compactMap { method in
          guard let type = enclosingTypeNames(of: method.node).first, let name = method.name?.name
          else { return nil }
          return "\(type).\(name)"
        })
    }
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
}

extension Node {
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
