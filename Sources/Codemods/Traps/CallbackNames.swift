import Rewriter

/// The spellings of calls that hand a framework a closure, to tell quickly which files have any.
///
/// A call is known by its name and what comes behind it: `installTap(onBus:`, `sink {`. Names of
/// types stand for their initializers.
struct CallbackNames: Sendable {
  /// The base names of the functions, and the types with initializers.
  private let names: Set<String>

  /// Of `name(label`, `name(` and `name{`, by hash.
  private let spellings: Set<UInt64>

  /// Those of the product's own tables, without the operators of publishers.
  static let standard = CallbackNames(ofPublishers: false)

  /// Those of publishers, which are called as functions of collections are: `map {`.
  static let publishers = CallbackNames(ofPublishers: true)

  private init(ofPublishers isOfPublishers: Bool) {
    var names: Set<String> = []
    var spellings: Set<UInt64> = []
    let callbacks = SDKTables.standard.callbacks.flatMap(\.allRows).map { SDKCallback($0) }
    for callback in callbacks
    where callback.mayTrap && (callback.thread == .publisher) == isOfPublishers {
      let base = String(callback.function.prefix { $0 != "(" })
      let name = base == "init" ? callback.type : base
      let labels = callback.parameterLabels
      names.insert(name)
      guard let first = labels.first else { continue }
      spellings.insert(Self.hash(name.utf8, first == "_" ? "(" : "(\(first)"))
      // A trailing closure may be all that is written.
      if labels.count == 1 || callback.closure.hasSuffix("?") {
        spellings.insert(Self.hash(name.utf8, "{"))
        spellings.insert(Self.hash(name.utf8, "("))
      }
    }
    self.names = names
    self.spellings = spellings
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether the bytes may have a call of the tables'. Cost: two passes over them, or three.
  static func mayBeFound(in bytes: [UInt8]) -> Bool {
    standard.areFound(in: bytes)
      || publisherModule.isFound(in: bytes) && publishers.areFound(in: bytes)
  }

  private static let publisherModule = WordSearch(["Combine"])

  /// Whether one of the calls is in the bytes. Cost: one pass over them.
  func areFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index].isNamePart { index += 1 }
        guard index > start else {
          index += 1
          continue
        }
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") || bytes[start].isUppercase,
          isCall(bytes[start..<index], before: index, in: bytes)
        {
          return true
        }
      }
      return false
    }
  }

  /// Whether what stands behind a name makes it one of the calls.
  private func isCall(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, before end: Int, in bytes: UnsafeBufferPointer<UInt8>,
  ) -> Bool {
    let next = Self.skipBlanks(from: end, in: bytes)
    guard next < bytes.count else { return false }
    if bytes[next] == UInt8(ascii: "{") { return spellings.contains(Self.hash(name, "{")) }
    guard bytes[next] == UInt8(ascii: "("), next == end else { return false }
    let start = Self.skipBlanks(from: next + 1, in: bytes)
    var stop = start
    while stop < bytes.count, bytes[stop].isNamePart { stop += 1 }
    let isLabel = stop < bytes.count && stop > start && bytes[stop] == UInt8(ascii: ":")
    let head = Self.hash(name, "(")
    return spellings.contains(isLabel ? Self.hash(bytes[start..<stop], from: head) : head)
  }

  private static func skipBlanks(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isBlank || bytes[index].isLineBreak { index += 1 }
    return index
  }

  private static func hash(_ name: some Sequence<UInt8>, _ rest: String) -> UInt64 {
    hash(rest.utf8, from: hash(name, from: 0xcbf2_9ce4_8422_2325))
  }

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// Whether the byte can be part of a name: an ASCII letter or digit, `_`, or of a longer character.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SDKCallback {
  /// Whether a main-actor closure that is handed over checks its executor when it is called, and may be
  /// called elsewhere.
  ///
  /// As measured with Swift 6.3.1: the closure escapes and is not `@Sendable`. One in a property is
  /// converted before it gets there, and checks nothing.
  var mayTrap: Bool {
    guard label != "=", isolation == .caller,
      sendability == .notSendable || sendability == .completionRule
    else { return false }
    switch thread {
    case .background, .any, .queue, .publisher: return true
    // What is no completion handler is mostly called within the call, or on the main thread.
    case .unknown: return sendability == .completionRule
    case .main, .caller, .creator: return false
    }
  }

  /// The labels of the function's parameters, `_` for one without.
  var parameterLabels: [String] {
    function.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
