import Rewriter

/// The spellings of calls that pass a closure to a function with an asynchronous version, to tell quickly
/// which files have any: `.requestAuthorization(options: … {`, `.getNotificationSettings {`, and the same without the
/// period in the code of a type that has the function.
struct HandlerCallSpellings: Sendable {
  /// The full names: `getNotificationSettings(completionHandler:)`.
  private let functions: Set<String>

  /// The base names.
  private let names: Set<String>

  /// The labels of handlers that may stand behind another trailing closure: `} completionHandler: {`, by hash.
  private let labels: Set<UInt64>

  /// Of `name(label`, `name(` and `name{` with the number of arguments, by hash.
  private let spellings: Set<UInt64>

  /// Which of the lowest bits of the hashes there are: most tokens need no more than this.
  private let bits: [Bool]

  static let standard = HandlerCallSpellings(
    ofFunctions: SDKTables.standard.twins.flatMap(\.allRows).map { $0[.function] })

  private init(ofFunctions functions: [String]) {
    var spellings: Set<UInt64> = []
    var handlerLabels: Set<UInt64> = []
    for function in functions {
      let name = function.prefix { $0 != "(" }.utf8
      let labels = function.dropFirst(name.count + 1).dropLast().split(separator: ":")
      if labels.count > 1, let last = labels.last {
        handlerLabels.insert(SpellingHash.of(last.utf8, ""))
      }
      let written = labels.indices.prefix { labels[..<$0].allSatisfy(Self.hasDefault) }
      for first in written {
        let label = labels[first]
        let isLast = first == labels.count - 1
        let heads = [label == "_" ? "(" : "(\(label)"] + (isLast ? ["{"] : [])
        let needed = labels[first...].count { !Self.hasDefault($0) }
        for head in heads {
          for count in needed...(labels.count - first) {
            spellings.insert(SpellingHash.of(count: count, from: SpellingHash.of(name, head)))
          }
        }
      }
    }
    self.functions = Set(functions)
    names = Set(functions.map { function in String(function.prefix { $0 != "(" }) })
    self.spellings = spellings
    self.labels = handlerLabels
    var bits = Array(repeating: false, count: 1 << 14)
    for spelling in spellings { bits[Int(spelling & 0x3FFF)] = true }
    self.bits = bits
  }

  /// Whether a parameter of the label has a default, as far as labels tell: by the importer's rules option
  /// sets and dictionaries have one, and in WebKit's overlay configurations.
  static func hasDefault(_ label: some StringProtocol) -> Bool {
    hasDefault(label, isOfWebKit: true)
  }

  /// - Parameter isOfWebKit: whether the function is one of WebKit's.
  static func hasDefault(_ label: some StringProtocol, isOfWebKit: Bool) -> Bool {
    let label = label.lowercased()
    return ["options", "attributes", "userinfo"].contains(where: label.hasSuffix)
      || isOfWebKit && label.hasSuffix("configuration")
  }

  /// Whether a function of the base name has an asynchronous version, in whatever type.
  func contains(baseName: String) -> Bool { names.contains(baseName) }

  /// Whether a function of the full name has an asynchronous version, in whatever type.
  func contains(function: String) -> Bool { functions.contains(function) }

  /// Whether the tokens may have such a call. Cost: a pass over them.
  static func mayBeFound(in tokens: TokenList) -> Bool { standard.areFound(in: tokens) }

  private func areFound(in tokens: TokenList) -> Bool {
    let kinds = tokens.kinds
    for token in kinds.indices.dropFirst(2) {
      switch kinds[token] {
      case .leftParen:
        guard kinds[token - 2] != .func, kinds[token - 1].isWord,
          let count = countOfArguments(from: token, in: tokens),
          has(spelling(ofCallAt: token, in: tokens), count: count)
        else { continue }
        return true
      case .leftBrace:
        guard kinds[token - 2] != .func, kinds[token - 1].isWord,
          has(SpellingHash.of(tokens.bytes(of: token - 1), "{"), count: 1)
        else { continue }
        return true
      case .rightBrace:
        guard token + 3 < tokens.count, kinds[token + 1].isWord, kinds[token + 2] == .colon,
          kinds[token + 3] == .leftBrace,
          labels.contains(SpellingHash.of(tokens.bytes(of: token + 1), ""))
        else { continue }
        return true
      default: continue
      }
    }
    return false
  }

  private func spelling(ofCallAt paren: Int, in tokens: TokenList) -> UInt64 {
    let head = SpellingHash.of(tokens.bytes(of: paren - 1), "(")
    let isLabel = paren + 2 < tokens.count && tokens.kinds[paren + 2] == .colon
    return isLabel ? SpellingHash.of(tokens.bytes(of: paren + 1), from: head) : head
  }

  private func has(_ spelling: UInt64, count: Int) -> Bool {
    let hash = SpellingHash.of(count: count, from: spelling)
    return bits[Int(hash & 0x3FFF)] && spellings.contains(hash)
  }

  /// How many arguments a call has, with a closure behind them; `nil` if none is a closure, and the last one no name
  /// that may stand for one.
  private func countOfArguments(from paren: Int, in tokens: TokenList) -> Int? {
    var depth = 0
    var count = 0
    var hasClosure = false
    for token in paren..<tokens.count {
      switch tokens.kinds[token] {
      case .leftParen, .leftSquare: depth += 1
      case .leftBrace:
        if depth == 1, [.colon, .comma, .leftParen].contains(tokens.kinds[token - 1]) {
          hasClosure = true
        }
        depth += 1
      case .rightBrace, .rightSquare: depth -= 1
      case .comma where depth == 1: count += 1
      case .rightParen:
        depth -= 1
        guard depth == 0 else { continue }
        count += token == paren + 1 ? 0 : 1
        let isFollowed = token + 1 < tokens.count && tokens.kinds[token + 1] == .leftBrace
        let mayHaveClosure = hasClosure || count > 0 && tokens.kinds[token - 1].isWord
        return isFollowed ? count + 1 : mayHaveClosure ? count : nil
      default: continue
      }
    }
    return nil
  }
}
