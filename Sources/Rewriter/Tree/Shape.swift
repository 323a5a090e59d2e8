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

    /// A bit for each kind, since every look at a child comes by here.
    private let nodes: SIMD8<UInt64>
    private let tokens: SIMD4<UInt64>

    fileprivate init(_ label: StaticString, isOptional: Bool, _ symbols: [Symbol]) {
      self.label = label
      self.isOptional = isOptional
      var nodes = SIMD8<UInt64>()
      var tokens = SIMD4<UInt64>()
      for symbol in symbols {
        for kind in symbol.nodeKinds {
          nodes[Int(kind.rawValue) / 64] |= 1 << UInt64(kind.rawValue % 64)
        }
        for kind in symbol.tokenKinds {
          tokens[Int(kind.rawValue) / 64] |= 1 << UInt64(kind.rawValue % 64)
        }
      }
      self.nodes = nodes
      self.tokens = tokens
    }

    /// Whether a child of the kind may stand here.
    func accepts(_ child: Child) -> Bool {
      switch child {
      case .node(_, let kind):
        nodes[Int(kind.rawValue) / 64] & 1 << UInt64(kind.rawValue % 64) != 0
      case .token(_, let kind):
        tokens[Int(kind.rawValue) / 64] & 1 << UInt64(kind.rawValue % 64) != 0
      }
    }
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
    Self(label, isOptional: false, symbols)
  }

  static func optional(_ label: StaticString, _ symbols: [Shape.Symbol]) -> Self {
    Self(label, isOptional: true, symbols)
  }
}

extension Shape.Symbol {
  func accepts(_ child: Shape.Child) -> Bool {
    switch child {
    case .node(_, let kind): nodeKinds.contains(kind)
    case .token(_, let kind): tokenKinds.contains(kind)
    }
  }

  fileprivate var nodeKinds: [NodeKind] {
    switch self {
    case .node(let kind): [kind]
    case .choice(let choice): NodeKind.allCases.filter(choice.contains)
    case .any: NodeKind.allCases
    case .token, .anyToken: []
    }
  }

  fileprivate var tokenKinds: [TokenKind] {
    switch self {
    // The grammar takes any word as a name after a period and in a label.
    case .token(.identifier): TokenKind.allCases.filter(\.isWord)
    case .token(let kind): [kind]
    case .any, .anyToken: TokenKind.allCases
    case .node, .choice: []
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
