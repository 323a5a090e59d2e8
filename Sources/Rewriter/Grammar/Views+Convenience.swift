extension Tree {
  /// All nodes of the view's kind, in preorder.
  public func all<View: SyntaxView>(_: View.Type) -> [View] {
    nodes(of: View.kind).map { View(unchecked: Node(tree: self, index: $0)) }
  }

  /// The nodes of the view's kind of which the word is the first token, without backticks, in preorder.
  public func all<View: SyntaxView>(_: View.Type, startingWith word: String) -> [View] {
    nodes(of: View.kind, startingWith: word)
      .map { View(unchecked: Node(tree: self, index: $0)) }
  }

  /// The declarations of functions of the name, in preorder.
  public func functions(named name: String) -> [FunctionDecl] {
    tokens(spelling: name).compactMap { token in
      let function = innermostNode(at: range(of: token).lowerBound).as(FunctionDecl.self)
      return function?.name?.index == token ? function : nil
    }
  }

  /// The accesses to members of the name, `a.name` and `.name`, in preorder.
  public func accesses(to name: String) -> [MemberAccessExpr] {
    all(DeclReferenceExpr.self, startingWith: name).compactMap { reference in
      let access = reference.node.parent?.as(MemberAccessExpr.self)
      return access?.declName?.node == reference.node ? access : nil
    }.sorted { $0.node.index.value < $1.node.index.value }
  }

  /// The calls of what has the name: `name()`, `a.name()`.
  public func calls(of name: String) -> [FunctionCallExpr] {
    all(DeclReferenceExpr.self, startingWith: name).compactMap { reference in
      let access = reference.node.parent?.as(MemberAccessExpr.self)
      let callee = access?.declName?.node == reference.node ? access?.node : reference.node
      let call = callee?.parent?.as(FunctionCallExpr.self)
      return call?.calledExpression == callee ? call : nil
    }.sorted { $0.node.index.value < $1.node.index.value }
  }

  /// The calls with an argument of the label, in preorder.
  public func calls(withArgument label: String) -> [FunctionCallExpr] {
    let calls = all(LabeledExpr.self, startingWith: label).compactMap { argument in
      argument.label == nil ? nil : argument.node.parent?.parent?.as(FunctionCallExpr.self)
    }
    return Set(calls.map(\.node)).sorted { $0.index.value < $1.index.value }
      .compactMap { $0.as(FunctionCallExpr.self) }
  }

  /// Whether a comment stands in the range, which must be trivia or empty.
  public func hasComment(in trivia: Range<ByteOffset>) -> Bool {
    source.bytes[trivia.indices].contains(UInt8(ascii: "/"))
  }
}

extension Node {
  /// The nodes directly below that are of the view's kind.
  @inlinable public func elements<View: SyntaxView>(_: View.Type) -> [View] {
    var views: [View] = []
    // What has more than one child is a list, as a rule, and all of them are of one kind.
    views.reserveCapacity(childCount)
    for child in children {
      if let view = child.as(View.self) { views.append(view) }
    }
    return views
  }

  /// Cost: a look at each child.
  @inlinable var childCount: Int {
    var (count, next) = (0, index.value + 1)
    let end = index.value + tree.extent(of: index)
    while next < end {
      next += tree.extent(of: NodeIndex(next))
      count += 1
    }
    return count
  }

  /// The node and everything below in preorder, without what lies below a node that the closure
  /// names.
  @inlinable public func descendantsAndSelf(notInside isBorder: (Node) -> Bool) -> [Node] {
    var nodes: [Node] = []
    _ = first(notInside: isBorder) { node -> Never? in
      nodes.append(node)
      return nil
    }
    return nodes
  }

  /// What the closure first finds in the node and everything below, in the same order; borders behind it are not asked
  /// for.
  @inlinable public func first<Result>(
    notInside isBorder: (Node) -> Bool, _ find: (Node) -> Result?,
  ) -> Result? {
    var next = index.value
    let end = next + tree.extent(of: index)
    while next < end {
      let node = Node(tree: tree, index: NodeIndex(next))
      if let found = find(node) { return found }
      next += isBorder(node) && next != index.value ? tree.extent(of: node.index) : 1
    }
    return nil
  }
}

extension DeclReferenceExpr {
  /// The name that is referred to, without backticks and argument labels.
  public var name: String? { baseName?.name }
}

extension MemberAccessExpr {
  /// The name behind the period, without backticks and argument labels.
  public var name: String? { declName?.name }
}

extension AttributeList {
  /// The attributes of the list, those of every `#if` branch included.
  public var attributes: [Attribute] {
    node.descendantsAndSelf { $0.is(.attribute) }.compactMap { $0.as(Attribute.self) }
  }
}

extension Attribute {
  /// The attribute's name as written: `MainActor`, `Swift.MainActor`.
  public var name: String { attributeName?.text ?? "" }
}

extension DeclModifierList {
  public func contains(_ kind: TokenKind) -> Bool {
    node.children.contains { $0.as(DeclModifier.self)?.name?.kind == kind }
  }
}

extension LabeledExprList {
  public var arguments: [LabeledExpr] { node.elements(LabeledExpr.self) }
}

extension ClosureCaptureClause {
  public var captures: [ClosureCapture] { items?.node.elements(ClosureCapture.self) ?? [] }
}
