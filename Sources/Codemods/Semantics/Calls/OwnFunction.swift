import Rewriter

/// A function, initializer, subscript or computed property of the project, by what tells it from others.
struct OwnFunction: QuicklyHashed, Sendable {
  let path: String

  /// The type that it is a member of, by its qualified name; empty for none.
  let owner: String

  /// `load(_:completion:)`; a property's name.
  let name: String

  /// The types of the parameters without blanks, to tell functions of one name apart.
  let types: [String]

  var quickHash: UInt64 { path.quickHash.mixed(with: name.quickHash) }

  init(_ function: FunctionFacts) {
    path = function.path
    owner = function.owner
    let isSubscript = function.name == "subscript"
    name = isSubscript ? Self.subscriptName(function.parameters.map(\.name)) : function.fullName
    types = function.parameters.map { $0.type.withoutWhitespace }
  }

  /// The names of the parameters tell subscripts apart, whose labels are often not written.
  private static func subscriptName(_ parameters: [String]) -> String {
    "subscript(\(parameters.map { $0 + ":" }.joined()))"
  }

  init(_ variable: VariableFacts) {
    path = variable.path
    owner = variable.owner
    name = variable.name
    types = []
  }

  /// The name as a report says it: `load(_:)`, `Loader.init()`, `Loader.subscript`.
  var title: String {
    if name.hasPrefix("subscript(") { return "\(owner).subscript" }
    return isInitializer ? "\(owner).\(name)" : name
  }

  /// The function or initializer whose own code a node is; `nil` for code of a closure, of a local function and of
  /// accessors.
  init?(around node: Node, in context: Context) {
    let code = node.ancestors.first { ancestor in
      ancestor.isFunctionLike || ancestor.is(.initializerDecl) || ancestor.is(.accessorBlock)
    }
    guard let code, code.is(.functionDecl) || code.is(.initializerDecl) else { return nil }
    self.init(declaredBy: code, in: context)
  }

  var isInitializer: Bool { name.hasPrefix("init(") }

  /// What a call of it names: `load`; of an initializer, the type.
  var calleeName: String {
    isInitializer ? owner.lastName : String(name.prefix { $0 != "(" })
  }

  /// `nil` for a declaration of anything else, for one without a body, and for one in a body.
  init?(declaredBy node: Node, in context: Context) {
    guard node.isInNoBody, node.bodyOfFunction != nil else { return nil }
    path = context.path
    owner =
      context.enclosingTypeNames(of: node).first.map { context.project.resolve($0) } ?? ""
    if let binding = node.as(PatternBinding.self) {
      name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name ?? ""
      types = []
      return
    }
    let function = node.as(FunctionDecl.self)
    let signature = function?.signature ?? node.as(InitializerDecl.self)?.signature
    let clause = node.as(SubscriptDecl.self)?.parameterClause ?? signature?.parameterClause
    let parameters = clause?.parameters?.node.elements(FunctionParameter.self) ?? []
    let labels = parameters.map { $0.label + ":" }.joined()
    name =
      node.is(.subscriptDecl)
      ? Self.subscriptName(parameters.map(\.localName)) : function?.fullName ?? "init(\(labels))"
    types = parameters.map(\.textOfType)
  }
}

/// The bodies of the functions of each file.
final class FunctionBodies: Sendable {
  private let bodies = Memo<String, [OwnFunction: [NodeIndex]]>()

  /// The code of a function, in all `#if` branches. Cost: a scan of the file when its first function is asked for.
  ///
  /// - Parameter context: That of the function's file, whose tree is the one of ``SourceTrees``.
  func bodies(of function: OwnFunction, in context: Context) -> [Node] {
    let known = bodies.answer(to: context.path) { Self.read(context) }
    return (known[function] ?? []).map { Node(tree: context.tree, index: $0) }
  }

  private static func read(_ context: Context) -> [OwnFunction: [NodeIndex]] {
    let declarations =
      context.tree.all(FunctionDecl.self).map(\.node)
      + context.tree.all(InitializerDecl.self).map(\.node)
      + context.tree.all(PatternBinding.self).map(\.node)
      + context.tree.all(SubscriptDecl.self).map(\.node)
    return declarations.reduce(into: [:]) { bodies, node in
      guard let body = node.bodyOfFunction,
        let function = OwnFunction(declaredBy: node, in: context)
      else { return }
      bodies[function, default: []].append(body.index)
    }
  }
}

extension FunctionParameter {
  /// The type as ``FunctionFacts`` has it, without blanks.
  var textOfType: String {
    [attributes?.text, type?.text, ellipsis?.text].compactMap(\.self).joined().withoutWhitespace
  }
}

extension Node {
  /// The code that runs when the declaration is called or read.
  fileprivate var bodyOfFunction: Node? {
    if let function = self.as(FunctionDecl.self) { return function.body?.node }
    if let initializer = self.as(InitializerDecl.self) { return initializer.body?.node }
    let block =
      self.as(PatternBinding.self)?.accessorBlock ?? self.as(SubscriptDecl.self)?.accessorBlock
    guard let accessors = block?.accessors else { return nil }
    guard accessors.is(.accessorDeclList) else { return accessors }
    let getter = accessors.elements(AccessorDecl.self).first {
      $0.accessorSpecifier?.name == "get"
    }
    return getter?.body?.node
  }

  /// Whether the declaration is a member, or one of the file.
  fileprivate var isInNoBody: Bool {
    for ancestor in ancestors {
      if ancestor.declaredTypeName != nil { return true }
      if [.codeBlock, .closureExpr, .accessorBlock].contains(ancestor.kind) { return false }
    }
    return true
  }
}
