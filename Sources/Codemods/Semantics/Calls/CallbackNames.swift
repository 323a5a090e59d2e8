import Rewriter

/// The spellings of calls that pass a framework a closure, to tell quickly which files have any.
///
/// A call is known by its name and what comes behind it: `installTap(onBus:`, `sink {`. Names of
/// types stand for their initializers. What a function is called on may be `self`, and not written.
struct CallbackNames: Sendable {
  /// The base names of the functions, and the types with initializers.
  private let names: Set<String>

  /// Of `name(label`, `name(` and `name{`, by hash.
  private let spellings: Set<UInt64>

  /// Whether the functions are members whose receiver is written, or called in front of a label.
  private let areOperators: Bool

  /// Those of the product's own tables, without the operators of publishers.
  static let standard = CallbackNames(
    of: rows.filter { $0.thread != .publisher }, areOperators: false)

  private static let rows = SDKTables.standard.callbacks.flatMap(\.allRows)
    .map { SDKCallback($0) }

  /// Those of publishers, which are called as functions of collections are: `map {`.
  static let publishers = CallbackNames(
    of: rows.filter { $0.thread == .publisher }, areOperators: true)

  /// The base names of those that are called off the main thread, wherever the function is called.
  static let offMain: Set<String> = Set(
    rows.filter { $0.mayTrap && $0.isCalledOffMain && !$0.function.hasPrefix("init(") }
      .map { String($0.function.prefix { $0 != "(" }) })

  static let keysOfOffMain = Set(offMain.map { NameFilter.Key($0) })

  private init(of callbacks: [SDKCallback], areOperators: Bool) {
    var names: Set<String> = []
    var spellings: Set<UInt64> = []
    let closures = Set(callbacks.map { "\($0.type) \($0.function) \($0.label)" })
    for callback in callbacks where callback.mayTrap {
      let base = String(callback.function.prefix { $0 != "(" })
      let name = base == "init" ? callback.type : base
      let labels = callback.parameterLabels
      names.insert(name)
      guard let first = labels.first else { continue }
      spellings.insert(SpellingHash.of(name.utf8, first == "_" ? "(" : "(\(first)"))
      // What is in front of the closure may have a default.
      if callback.label != "_" {
        spellings.insert(SpellingHash.of(name.utf8, "(\(callback.label)"))
      }
      // A trailing closure may be all that is written, or one with a label behind it.
      if labels.count == 1 || callback.closure.hasSuffix("?") || base == "init"
        || closures.contains("\(callback.type) \(callback.function) \(first)")
      {
        spellings.insert(SpellingHash.of(name.utf8, "{"))
        spellings.insert(SpellingHash.of(name.utf8, "("))
      }
    }
    self.names = names
    self.spellings = spellings
    self.areOperators = areOperators
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether the tokens may have a call of the tables'. Cost: two or three passes over them.
  static func mayBeFound(in tokens: TokenList) -> Bool {
    standard.areFound(in: tokens)
      || !publisherModule.found(in: tokens).isEmpty && publishers.areFound(in: tokens)
  }

  private static let publisherModule = SpellingSearch(["Combine"])

  private func areFound(in tokens: TokenList) -> Bool {
    tokens.kinds.indices.dropFirst().contains { token in
      switch tokens.kinds[token] {
      case .leftParen where tokens.isJoinedToNext(token - 1):
        name(token - 1, isBeforeLabel: tokens.isLabel(token + 1), in: tokens).map { name in
          let head = SpellingHash.of(name, "(")
          let isLabel = tokens.isLabel(token + 1)
          return spellings.contains(
            isLabel
              ? SpellingHash.of(tokens.bytes(of: token + 1), from: head) : head)
        } ?? false
      case .leftBrace:
        name(token - 1, in: tokens).map { spellings.contains(SpellingHash.of($0, "{")) }
          ?? false
      default: false
      }
    }
  }

  /// The token's text, if it is that of a member or a type, or of a function of `self` or of none.
  private func name(
    _ token: Int, isBeforeLabel: Bool = false, in tokens: TokenList,
  ) -> ArraySlice<UInt8>? {
    // Have: VNDetectBarcodesRequest.init { … }
    let isInitializer =
      token > 1 && tokens.kinds[token] == .initKeyword && tokens.kinds[token - 1] == .period
    let token = isInitializer ? token - 2 : token
    guard tokens.kinds[token].isWord else { return nil }
    let name = tokens.bytes(of: token)
    let isMember = token > 0 && tokens.kinds[token - 1] == .period
    return !areOperators || isMember || isBeforeLabel || name.first.map(\.isUppercase) == true
      ? name : nil
  }
}

extension TokenList {
  /// Whether the token is a word in front of a colon, and not the bracket of `[:]`.
  fileprivate func isLabel(_ token: Int) -> Bool {
    token + 1 < kinds.count && kinds[token + 1] == .colon && kinds[token].isWord
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension SDKCallback {
  /// Whether a main-actor closure that is passed checks its executor when it is called, and may be
  /// called elsewhere.
  ///
  /// As measured with Swift 6.3.1: the closure escapes and is not `@Sendable`. One in a property is
  /// converted before it gets there, and checks nothing.
  var mayTrap: Bool {
    guard label != "=", isolation == .caller,
      sendability == .notSendable || sendability == .completionRule
    else { return false }
    switch thread {
    case .background, .any, .queue, .publisher, .unknown: return true
    case .main, .mainDelayed, .caller, .creator: return false
    }
  }

  /// Whether the thread is another one than the main one, or may be.
  var isCalledOffMain: Bool { thread == .background || thread == .any }
}
