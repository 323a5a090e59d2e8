import Rewriter

/// Writes the Swift files that follow from `swift.grammar`.
struct GrammarGenerator {
  let grammar: Grammar

  private static let banner = """
    // Made from swift.grammar by GeneratedFilesTests; edit that file, not this one.
    // @generated
    // swift-format-ignore-file


    """

  /// The generated files' names and texts.
  var files: [(name: String, text: String)] {
    [
      ("NodeKind.swift", nodeKind),
      ("Shapes.swift", shapes),
      ("Views.swift", views),
    ]
  }

  private var nodeKind: String {
    let cases = grammar.nodes.map { "  case \(Grammar.caseName($0.name))\n" }.joined()
    let lists = grammar.nodes.compactMap { rule in
      if case .list = rule.shape { "      .\(Grammar.caseName(rule.name))" } else { nil }
    }
    return Self.banner + """
      /// The kinds of nodes, with swift-syntax's names.
      public enum NodeKind: UInt16, Sendable, CaseIterable {
      \(cases)}

      extension NodeKind {
        /// Whether the node is a list: all its children have the same meaning.
        public var isList: Bool {
          switch self {
          case
      \(lists.joined(separator: ",\n")):
            true
          default:
            false
          }
        }
      }

      """ + grammar.choicesInOrder.map(category).joined(separator: "\n")
  }

  /// `NodeKind.isExpr` and its like.
  private func category(_ rule: Grammar.Rule) -> String {
    guard case .choice(let members) = rule.shape else { return "" }
    let cases = members.map { "      .\(Grammar.caseName($0))" }.joined(separator: ",\n")
    return """

      extension NodeKind {
        /// Whether the node is of the choice `\(rule.name)`.
        public var is\(rule.name): Bool {
          switch self {
          case
      \(cases):
            true
          default:
            false
          }
        }
      }

      """
  }

  private var shapes: String {
    let cases = grammar.nodes.map { rule in
      "    case .\(Grammar.caseName(rule.name)): \(shape(rule.shape))\n"
    }
    return Self.banner + """
      extension Shape {
        /// What a node of the kind is made of.
        static func shape(of kind: NodeKind) -> Shape {
          switch kind {
      \(cases.joined())    }
        }
      }

      """
  }

  private func shape(_ shape: Grammar.Shape) -> String {
    switch shape {
    case .choice: ""
    case .list(let symbols): ".list(\(symbolList(symbols)))"
    case .sequence(let children):
      ".sequence([\n"
        + children.map { child in
          let name = isOptional(child) ? "optional" : "required"
          return "        .\(name)(\"\(child.label)\", \(symbolList(child.symbols))),\n"
        }.joined() + "      ])"
    }
  }

  /// A list may be empty, and then it is not in the tree.
  private func isOptional(_ child: Grammar.Child) -> Bool {
    child.isOptional || child.symbols.contains { isList($0) || $0 == .node("Syntax") }
  }

  private func isList(_ symbol: Grammar.Symbol) -> Bool {
    guard case .node(let name) = symbol else { return false }
    return grammar.rules.contains { rule in
      if rule.name == name, case .list = rule.shape { true } else { false }
    }
  }

  private func symbolList(_ symbols: [Grammar.Symbol]) -> String {
    "[" + symbols.map(symbol).joined(separator: ", ") + "]"
  }

  private func symbol(_ symbol: Grammar.Symbol) -> String {
    switch symbol {
    case .node("Syntax"): ".any"
    case .node("Token"): ".anyToken"
    case .node(let name) where grammar.choices.contains(name): ".choice(.\(lowerCased(name)))"
    case .node(let name): ".node(.\(Grammar.caseName(name)))"
    case .spelling(let text): tokens(spelt: text)
    case .tokenClass(let name): ".token(.\(name))"
    }
  }

  private func lowerCased(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A sign such as `?` is more than one kind of token.
  private func tokens(spelt text: String) -> String {
    let kinds = TokenKind.allCases.filter { $0.spelling == text }
    precondition(!kinds.isEmpty, "no token is spelt \(text)")
    return kinds.map { ".token(.\($0))" }.joined(separator: ", ")
  }

  private var views: String {
    Self.banner
      + grammar.nodes.filter { !Self.nodesWithoutView.contains($0.name) }.map(view)
      .joined(separator: "\n")
  }

  private func hasView(_ name: String) -> Bool {
    name != "Syntax" && !grammar.choices.contains(name) && !Self.nodesWithoutView.contains(name)
  }

  /// The root is `Tree.root`, and what is unexpected has no children with names.
  private static let nodesWithoutView: Set = ["SourceFile", "UnexpectedNodes"]

  private func view(_ rule: Grammar.Rule) -> String {
    let name = rule.name
    var members = """
      public struct \(name): SyntaxView {
        @inlinable public static var kind: NodeKind { .\(Grammar.caseName(name)) }
        public let node: Node
        @inlinable public init(unchecked node: Node) { self.node = node }

      """
    if case .sequence(let children) = rule.shape {
      for (slot, child) in children.enumerated() { members += accessor(child, slot: slot) }
    }
    return members + "}\n"
  }

  private func accessor(_ child: Grammar.Child, slot: Int) -> String {
    let name = Self.swiftName(child.label)
    let nodes = child.symbols.compactMap { if case .node(let name) = $0 { name } else { nil } }
    if nodes.isEmpty || nodes == ["Token"] {
      return "  public var \(name): Token? { node.token(at: \(slot)) }\n"
    }
    if nodes.count == 1, nodes.count == child.symbols.count, hasView(nodes[0]) {
      return "  public var \(name): \(nodes[0])? { node.view(at: \(slot)) }\n"
    }
    return "  public var \(name): Node? { node.node(at: \(slot)) }\n"
  }
}

extension GrammarGenerator {
  /// Labels that are words of Swift want backticks.
  private static func swiftName(_ label: String) -> String {
    ["extension", "operator", "protocol"].contains(label) ? "`\(label)`" : label
  }
}

extension Grammar {
  fileprivate var choicesInOrder: [Rule] {
    rules.filter { if case .choice = $0.shape { true } else { false } }
  }
}
