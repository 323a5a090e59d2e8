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

/// Which children the slots of all shapes take: a bit for each kind, since every look at a child comes by here.
final class ShapeTable: Sendable {
  static let all = ShapeTable()

  /// The slots of each kind of node, by its raw value; none for a list.
  private let slots: [Range<Int>]

  private let nodes: [UInt64]
  private let tokens: [UInt64]

  /// How many words of bits each slot has.
  private let nodeWords = NodeKind.allCases.count / 64 + 1
  private let tokenWords = TokenKind.allCases.count / 64 + 1

  private init() {
    var ranges: [Range<Int>] = []
    var all: [Shape.Slot] = []
    for shape in Shape.all {
      let start = all.count
      if case .sequence(let slots) = shape { all += slots }
      ranges.append(start..<all.count)
    }
    slots = ranges
    let (nodeWords, tokenWords) = (nodeWords, tokenWords)
    nodes = all.flatMap { slot in
      Self.bits(slot.symbols.flatMap(\.nodeKinds).map { Int($0.rawValue) }, nodeWords)
    }
    tokens = all.flatMap { slot in
      Self.bits(slot.symbols.flatMap(\.tokenKinds).map { Int($0.rawValue) }, tokenWords)
    }
  }

  private static func bits(_ kinds: [Int], _ count: Int) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: count)
    for kind in kinds { bits[kind / 64] |= 1 << UInt64(kind % 64) }
    return bits
  }

  func slots(of kind: NodeKind) -> Range<Int> { slots[Int(kind.rawValue)] }

  /// Whether the child may stand in the slot.
  func accepts(_ child: Shape.Child, in slot: Int) -> Bool {
    switch child {
    case .node(_, let kind):
      let kind = Int(kind.rawValue)
      return nodes[slot * nodeWords + kind / 64] & 1 << UInt64(kind % 64) != 0
    case .token(_, let kind):
      let kind = Int(kind.rawValue)
      return tokens[slot * tokenWords + kind / 64] & 1 << UInt64(kind % 64) != 0
    }
  }
}
