/// `swift.grammar` as values: what each kind of node is made of.
struct Grammar {
  /// The rules in the order of the file.
  let rules: [Rule]

  struct Rule {
    /// The node's name, as `FunctionDecl`.
    let name: String
    let shape: Shape
  }

  enum Shape {
    /// Another name for any of several nodes, as `Expr`.
    case choice([String])
    case list(of: [Symbol])
    case sequence([Child])
  }

  struct Child {
    let label: String
    let symbols: [Symbol]
    let isOptional: Bool
  }

  enum Symbol: Equatable {
    /// A node or a choice of nodes.
    case node(String)
    /// The token that is spelt so.
    case spelling(String)
    /// A class of tokens, as `identifier`.
    case tokenClass(String)
  }

  init(parsing text: String) {
    var scanner = GrammarScanner(text)
    var rules: [Rule] = []
    while let rule = scanner.rule() { rules.append(rule) }
    self.rules = rules
  }

  /// The names that stand for a choice of nodes and are no node of their own.
  var choices: Set<String> {
    Set(rules.compactMap { if case .choice = $0.shape { $0.name } else { nil } })
  }

  var nodes: [Rule] { rules.filter { !choices.contains($0.name) } }

  /// The case of `NodeKind` for a node: swift-syntax writes a leading acronym in lower case.
  static func caseName(_ node: String) -> String {
    var characters = Array(node)
    var index = characters.prefix { $0 == "_" }.count
    repeat {
      characters[index] = Character(characters[index].lowercased())
      index += 1
    } while index + 1 < characters.count && characters[index].isUppercase
      && (characters[index + 1].isUppercase)
    return String(characters)
  }
}

/// Reads ungrammar notation; a malformed grammar stops the test run with a message.
private struct GrammarScanner {
  private var words: ArraySlice<String>

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rules = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    words = ArraySlice(Self.words(Array(rules)))
  }

  /// Splits into names, quoted spellings with their quote, and single signs.
  private static func words(_ text: [Character]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < text.count {
      let start = index
      let first = text[index]
      index += 1
      if first.isWhitespace { continue }
      if first == "'" {
        // The token ''' is spelt by its own quote.
        index += 1
        while text[index] != "'" || index == start + 1 { index += 1 }
        index += 1
      } else if first.isLetter || first == "_" {
        while index < text.count, text[index].isLetter || text[index] == "_" { index += 1 }
      }
      result.append(String(text[start..<index]))
    }
    return result
  }

  mutating func rule() -> Grammar.Rule? {
    guard let name = words.popFirst() else { return nil }
    expect("=")
    return Grammar.Rule(name: name, shape: shape())
  }

  private mutating func shape() -> Grammar.Shape {
    if startsChild { return .sequence(children()) }
    let symbols = symbols()
    if take("*") { return .list(of: symbols) }
    return .choice(
      symbols.map { symbol in
        guard case .node(let name) = symbol else { fatalError("a choice of tokens: \(symbol)") }
        return name
      })
  }

  private var startsChild: Bool { words.dropFirst().first == ":" }

  private mutating func children() -> [Grammar.Child] {
    var result: [Grammar.Child] = []
    while startsChild {
      let label = words.removeFirst()
      expect(":")
      let symbols = symbols()
      result.append(Grammar.Child(label: label, symbols: symbols, isOptional: take("?")))
    }
    return result
  }

  private mutating func symbols() -> [Grammar.Symbol] {
    let isGroup = take("(")
    var result = [symbol()]
    while take("|") { result.append(symbol()) }
    if isGroup { expect(")") }
    return result
  }

  private mutating func symbol() -> Grammar.Symbol {
    guard let word = words.popFirst() else { fatalError("the grammar ends in a rule") }
    if word.hasPrefix("'") { return .spelling(String(word.dropFirst().dropLast())) }
    let name = word.drop { $0 == "_" }
    return name.first?.isUppercase == true ? .node(word) : .tokenClass(word)
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func expect(_ word: String) {
    guard take(word) else {
      fatalError("the grammar lacks '\(word)' before \(words.prefix(8).joined(separator: " "))")
    }
  }
}
