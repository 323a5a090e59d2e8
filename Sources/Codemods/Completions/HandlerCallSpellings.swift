import Rewriter

/// The spellings of calls that hand a closure to a function with an asynchronous form, to tell quickly
/// which files have any: `.requestAuthorization(options: … {`, `.getNotificationSettings {`.
struct HandlerCallSpellings: Sendable {
  /// The full names: `getNotificationSettings(completionHandler:)`.
  private let functions: Set<String>

  /// The base names.
  private let names: Set<String>

  /// Of `name(label`, `name(` and `name{`, by hash.
  private let spellings: Set<UInt64>

  /// Which of the lowest bits of the hashes there are: most tokens need no more than this.
  private let bits: [Bool]

  static let standard = HandlerCallSpellings(
    ofFunctions: SDKTables.standard.twins.flatMap(\.allRows).map { $0[1] })

  private init(ofFunctions functions: [String]) {
    var spellings: Set<UInt64> = []
    for function in functions {
      let name = function.prefix { $0 != "(" }.utf8
      spellings.insert(SpellingHash.of(name, "{"))
      // Any parameter may be the first that is written: others may have defaults.
      for label in function.dropFirst(name.count + 1).dropLast().split(separator: ":") {
        spellings.insert(SpellingHash.of(name, label == "_" ? "(" : "(\(label)"))
      }
    }
    self.functions = Set(functions)
    names = Set(functions.map { function in String(function.prefix { $0 != "(" }) })
    self.spellings = spellings
    var bits = Array(repeating: false, count: 1 << 14)
    for spelling in spellings { bits[Int(spelling & 0x3FFF)] = true }
    self.bits = bits
  }

  /// Whether a function of the base name has an asynchronous form, in whatever type.
  func contains(baseName: String) -> Bool { names.contains(baseName) }

  /// Whether a function of the full name has an asynchronous form, in whatever type.
  func contains(function: String) -> Bool { functions.contains(function) }

  /// Whether the tokens may have such a call. Cost: a pass over them.
  static func mayBeFound(in tokens: TokenList) -> Bool { standard.areFound(in: tokens) }

  private func areFound(in tokens: TokenList) -> Bool {
    let kinds = tokens.kinds
    for token in kinds.indices.dropFirst(2) {
      switch kinds[token] {
      case .leftParen:
        guard kinds[token - 2] == .period, kinds[token - 1].isWord,
          has(spelling(ofCallAt: token, in: tokens)), takesClosure(token, in: tokens)
        else { continue }
        return true
      case .leftBrace:
        guard kinds[token - 2] == .period, kinds[token - 1].isWord,
          has(SpellingHash.of(tokens.bytes(of: token - 1), "{"))
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

  private func has(_ spelling: UInt64) -> Bool {
    bits[Int(spelling & 0x3FFF)] && spellings.contains(spelling)
  }

  /// Whether a closure is among the arguments, or behind them.
  private func takesClosure(_ paren: Int, in tokens: TokenList) -> Bool {
    var depth = 0
    for token in paren..<tokens.count {
      switch tokens.kinds[token] {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return token + 1 < tokens.count && tokens.kinds[token + 1] == .leftBrace }
      case .leftBrace: return true
      default: continue
      }
    }
    return false
  }
}

/// FNV-1a.
private enum SpellingHash {
  static func of(_ name: some Sequence<UInt8>, _ rest: String) -> UInt64 {
    of(rest.utf8, from: of(name, from: 0xcbf2_9ce4_8422_2325))
  }

  static func of(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension TokenList {
  fileprivate func bytes(of token: Int) -> ArraySlice<UInt8> {
    source.bytes[range(token).indices]
  }
}
