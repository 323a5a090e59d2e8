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
    fileprivate let symbols: [Symbol]
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

/// Which slots of a node take which child: a bit for each slot, since every look at a child comes by here.
final class ShapeTable: Sendable {
  static let all = ShapeTable()

  /// By the kind of the node and the kind of the child, tokens behind nodes.
  private let takers: [UInt32]

  private static let nodeCount = NodeKind.allCases.count
  private static let width = nodeCount + TokenKind.allCases.count

  /// - Precondition: No shape has more than 31 slots.
  private init() {
    var takers = [UInt32](repeating: 0, count: Self.nodeCount * Self.width)
    for (kind, shape) in Shape.all.enumerated() {
      guard case .sequence(let slots) = shape else { continue }
      precondition(slots.count < UInt32.bitWidth, "there is no room for more slots")
      for (slot, symbols) in slots.map(\.symbols).enumerated() {
        let nodes = symbols.flatMap(\.nodeKinds).map { Int($0.rawValue) }
        let tokens = symbols.flatMap(\.tokenKinds).map { Self.nodeCount + Int($0.rawValue) }
        for child in nodes + tokens { takers[kind * Self.width + child] |= 1 << UInt32(slot) }
      }
    }
    self.takers = takers
  }

  /// The slots in nodes of the kind in which the child may stand.
  func slots(of kind: NodeKind, taking child: Shape.Child) -> UInt32 {
    let place =
      switch child {
      case .node(_, let kind): Int(kind.rawValue)
      case .token(_, let kind): Self.nodeCount + Int(kind.rawValue)
      }
    return takers[Int(kind.rawValue) * Self.width + place]
  }
}
