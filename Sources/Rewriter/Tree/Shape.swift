/// What a node of some kind is made of, as `swift.grammar` states it.
enum Shape {
  case sequence([Slot])
  case list([Symbol])

  /// The shapes of all kinds, by the kind's raw value.
  static let all: [Shape] = NodeKind.allCases.map(shape(of:))

  /// A place for one child.
  struct Slot {
    let label: StaticString
    let isOptional: Bool
    let symbols: [Symbol]

    /// Whether a child of the kind may stand here.
    func accepts(_ child: Child) -> Bool { symbols.contains { $0.accepts(child) } }
  }

  /// What may stand in a place.
  enum Symbol {
    case node(NodeKind)
    case choice(Choice)
    case token(TokenKind)
    case anyToken
    case any
  }

  enum Choice {
    case decl, expr, stmt, type, pattern
  }

  /// A node or token, by its kind.
  enum Child {
    case node(NodeIndex, NodeKind)
    case token(TokenIndex, TokenKind)
  }
}

extension Shape.Child {
  /// Whether the child is code that should not be here, and so has no slot.
  var isUnexpected: Bool {
    if case .node(_, .unexpectedNodes) = self { true } else { false }
  }
}

extension Shape.Slot {
  static func required(_ label: StaticString, _ symbols: [Shape.Symbol]) -> Self {
    Self(label: label, isOptional: false, symbols: symbols)
  }

  static func optional(_ label: StaticString, _ symbols: [Shape.Symbol]) -> Self {
    Self(label: label, isOptional: true, symbols: symbols)
  }
}

extension Shape.Symbol {
  func accepts(_ child: Shape.Child) -> Bool {
    switch (self, child) {
    case (.any, _), (.anyToken, .token): true
    case (.node(let wanted), .node(_, let kind)): wanted == kind
    case (.choice(let choice), .node(_, let kind)): choice.contains(kind)
    // The grammar takes any word as a name after a period and in a label.
    case (.token(.identifier), .token(_, let kind)): kind.isWord
    case (.token(let wanted), .token(_, let kind)): wanted == kind
    default: false
    }
  }
}

extension Shape.Choice {
  func contains(_ kind: NodeKind) -> Bool {
    switch self {
    case .decl: kind.isDecl
    case .expr: kind.isExpr
    case .stmt: kind.isStmt
    case .type: kind.isType
    case .pattern: kind.isPattern
    }
  }
}
