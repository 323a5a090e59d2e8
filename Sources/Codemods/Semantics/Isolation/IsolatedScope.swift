import Rewriter

/// A declaration or closure, or the top level of a file, and what the code in it is isolated to.
public struct IsolatedScope: Sendable, Equatable {
  /// `func reload`, `class Feed`, `closure`, `top level`.
  public let name: String

  public let range: Range<ByteOffset>

  public let isolation: Isolation
}

extension ProjectIndex {
  /// The innermost declaration and the innermost closure around the first byte of the range, and all
  /// declarations and closures that begin in the range, in the order of the source.
  ///
  /// Where there is none of them, it is the top level. Local variables do not count: their isolation
  /// is that of the code around them.
  public func scopes(
    around range: Range<ByteOffset>, in tree: Tree, path: String,
  ) -> [IsolatedScope] {
    let context = Context(codemod: "", path: path, tree: tree, project: self)
    let around = tree.innermostNode(at: range.lowerBound).ancestorsAndSelf
    let beginning = tree.root.descendantsAndSelf.filter { node in
      range.contains(node.range.lowerBound)
    }
    let nodes =
      [around.first { $0.is(.closureExpr) }, around.first { $0.declarationTitle != nil }]
      .compactMap(\.self) + beginning.filter { $0.scopeName != nil }
    return Set(nodes.isEmpty ? [tree.root] : nodes)
      .sorted { $0.index.value < $1.index.value }
      .map { node in
        IsolatedScope(
          name: node.scopeName ?? "top level", range: node.range,
          isolation: context.isolation(inside: node))
      }
  }
}

extension ProjectIndex {
  /// What the code at a node is isolated to.
  public func isolation(at node: Node, inFile path: String) -> Isolation {
    Context(codemod: "", path: path, tree: node.tree, project: self).isolation(at: node)
  }
}

extension Node {
  /// The declarations around the node, from the outside in: `class Feed, load(_:completion:)`.
  public var declarationPath: String {
    ancestorsAndSelf.compactMap { $0.as(FunctionDecl.self)?.fullName ?? $0.declarationTitle }
      .reversed().joined(separator: ", ")
  }
}

extension Node {
  fileprivate var scopeName: String? { self.is(.closureExpr) ? "closure" : declarationTitle }

  /// The keyword and the name of a declaration that has code; `nil` for anything else.
  fileprivate var declarationTitle: String? {
    switch kind {
    case .functionDecl: self.as(FunctionDecl.self)?.name.map { "func \($0.name)" }
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl: isLocal ? nil : variableTitle
    default: declaredTypeName.flatMap { name in typeKeyword.map { "\($0) \(name)" } }
    }
  }

  private var variableTitle: String? {
    guard let variable = self.as(VariableDecl.self), let keyword = variable.bindingSpecifier
    else { return nil }
    return "\(keyword.text) \(variable.bindings?.node.firstToken?.name ?? "")"
  }

  private var typeKeyword: String? {
    switch kind {
    case .classDecl: "class"
    case .structDecl: "struct"
    case .enumDecl: "enum"
    case .actorDecl: "actor"
    case .protocolDecl: "protocol"
    case .extensionDecl: "extension"
    default: nil
    }
  }

  /// Whether a declaration stands among statements, not among members or at the top of a file.
  private var isLocal: Bool {
    let border = ancestors.first {
      [.codeBlock, .closureExpr, .accessorBlock, .memberBlock].contains($0.kind)
    }
    return border.map { !$0.is(.memberBlock) } ?? false
  }
}
