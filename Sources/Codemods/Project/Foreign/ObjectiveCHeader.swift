/// A class or protocol that a header in Objective-C declares, as Swift imports it.
struct ObjectiveCType: Sendable {
  let kind: Kind

  /// Swift's name for it.
  let name: String

  /// That in Objective-C.
  let originalName: String

  /// The superclass and the protocols behind the name, not those of categories.
  let inherited: [String]

  /// The words in front of it that speak to Swift: `NS_SWIFT_UI_ACTOR`.
  let attributes: Set<String>

  /// Those of a protocol.
  var methods: [ObjectiveCMethod] = []

  enum Kind: String, Sendable {
    case `class`, `protocol`
  }
}

/// A method that a protocol in Objective-C requires, or may have.
struct ObjectiveCMethod: Sendable {
  /// The parts of the selector, without colons.
  let parts: [String]

  let parameterCount: Int

  /// The name of the first parameter's type; empty for none.
  let firstType: String

  /// The base name and the labels in `NS_SWIFT_NAME`; empty for none.
  let swiftName: [String]

  /// Whether a method in Swift may be the one that is meant. How Swift shortens names that the header leaves to it hangs on
  /// their types, so that beginnings count.
  func isMet(by key: MemberKey) -> Bool {
    guard let labels = key.labels, !key.isStatic, labels.count == parameterCount else {
      return false
    }
    if let base = swiftName.first {
      return base == key.name && swiftName.dropFirst().map { $0 == "_" ? "" : $0 } == labels
    }
    // Have: loadURL:(NSURL *)url, which is `load(_:)`
    let isBase =
      parts[0].hasPrefix(key.name) && firstType.hasSuffix(parts[0].dropFirst(key.name.count))
    return isBase
      && zip(parts, labels).dropFirst().allSatisfy { $0.hasPrefix($1) }
  }
}

extension ObjectiveCMethod {
  /// The base name of the asynchronous function that Swift imports beside the method, if the last block's label is that of
  /// a completion handler.
  ///
  /// Have: - (void)connect:(Initiator)initiator onCompletion:(…)block NS_SWIFT_NAME(connect(initiator:completionHandler:));
  fileprivate var nameOfAsyncFunction: String? {
    let labels = swiftName.isEmpty ? parts : swiftName
    guard let last = labels.last, let base = labels.first else { return nil }
    guard labels.count == 1 else { return Self.labelsOfHandlers.contains(last) ? base : nil }
    // Have: - (void)connectWithCompletionHandler:(void (^)(void))handler;
    return Self.handlers.lazy.map { "With" + $0 }.first(where: base.hasSuffix)
      .map { String(base.dropLast($0.count)) }
  }

  /// As the importer has them (lib/ClangImporter/ImportName.cpp, `isCompletionHandlerParamName` and its callers).
  private static let handlers = [
    "Completion", "CompletionHandler", "CompletionBlock", "Reply", "ReplyTo",
  ]

  /// `completion`, `withCompletion`
  private static let labelsOfHandlers = Set(
    handlers.flatMap { [$0.prefix(1).lowercased() + $0.dropFirst(), "with" + $0] })
}

/// Reads which classes and protocols a header in Objective-C declares.
///
/// Its tokens are read in one pass, without a preprocessor: of the branches of `#if` all count.
struct ObjectiveCHeader {
  private(set) var types: [ObjectiveCType] = []

  /// The base names in Swift of methods whose last block is a completion handler: Swift imports each of them as an
  /// asynchronous function, too (SE-0297).
  private(set) var namesOfAsyncMethods: Set<String> = []

  private var tokens: ObjectiveCTokens

  /// What the declarations at hand are in.
  private var surroundings: ObjectiveCType.Kind?

  private enum Level { case instance, type }

  /// Since the last declaration.
  private var attributes: [String] = []

  init(_ bytes: [UInt8]) {
    tokens = ObjectiveCTokens(bytes)
    guard Self.declarations.isFound(in: bytes) else { return }
    while let token = tokens.next() { read(token) }
  }

  private static let declarations = WordSearch(["@interface", "@protocol"])

  private mutating func read(_ token: ObjectiveCTokens.Token) {
    switch token {
    case .word(let range): noteAttribute(range)
    case .string(let range): attributes.append(tokens.text(range))
    case .mark(UInt8(ascii: "@")):
      guard case .word(let range)? = tokens.next() else { return }
      switch tokens.text(range) {
      case "interface": readType(.class)
      case "protocol": readType(.protocol)
      case "end": surroundings = nil
      default: break
      }
      attributes.removeAll()
    case .mark(UInt8(ascii: "-")) where surroundings != nil: readMethod(of: .instance)
    case .mark(UInt8(ascii: "+")) where surroundings != nil: readMethod(of: .type)
    case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "}")), .directive: attributes.removeAll()
    case .mark: break
    }
  }

  /// `NS_SWIFT_UI_ACTOR`, `__attribute__((swift_attr("@MainActor")))`, and the name in `NS_SWIFT_NAME(Name)`
  private mutating func noteAttribute(_ range: Range<Int>) {
    let isName = attributes.last == Self.nameAttribute
    guard isName || tokens.bytes[range].starts(with: Self.attributePrefix) else { return }
    attributes.append(tokens.text(range))
  }

  private static let nameAttribute = "NS_SWIFT_NAME"
  private static let attributePrefix = Array("NS_SWIFT_".utf8)

  /// `@interface Name<T> : Superclass<T> <A, B>`, `@protocol Name <A, B>`: what has neither is a category, or
  /// only a mention.
  private mutating func readType(_ kind: ObjectiveCType.Kind) {
    guard case .word(let name)? = tokens.next() else { return }
    var inherited: [String] = []
    var hasColon = false
    var isSuperclassRead = false
    while true {
      let start = tokens.position
      switch tokens.next() {
      case .mark(UInt8(ascii: ":")): hasColon = true
      case .mark(UInt8(ascii: "<")):
        let names = namesUpToClosingBracket()
        // Have: a generic class's parameters, or its superclass's arguments.
        if kind == .protocol || isSuperclassRead { inherited += names }
      case .word(let range) where hasColon && !isSuperclassRead:
        inherited.append(tokens.text(range))
        isSuperclassRead = true
      case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "(")): return
      default:
        tokens.position = start
        guard kind == .protocol || isSuperclassRead else { return }
        types.append(type(kind, named: tokens.text(name), inherited))
        surroundings = kind
        return
      }
    }
  }

  /// `- (void)load:(NSString *)name from:(NSURL *)url NS_SWIFT_NAME(load(_:from:));`
  private mutating func readMethod(of level: Level) {
    var parts: [String] = []
    var parameterCount = 0
    var swiftName: [String] = []
    var lastWord = ""
    var firstType = ""
    var depth = 0
    var isNaming = false
    var takesBlock = false
    while let token = tokens.next() {
      switch token {
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")): depth -= 1
      case .mark(UInt8(ascii: ":")) where depth == 0:
        parts.append(lastWord)
        parameterCount += 1
        lastWord = ""
        takesBlock = false
      case .mark(UInt8(ascii: "^")): takesBlock = true
      case .word(let range) where depth == 0:
        let word = tokens.text(range)
        isNaming = word == Self.nameAttribute
        if parts.isEmpty, !lastWord.isEmpty { parts.append(lastWord) }
        lastWord = word
      case .word(let range) where depth == 1 && parameterCount == 1 && firstType.isEmpty:
        let word = tokens.text(range)
        if !Self.typeMarks.contains(word) { firstType = word }
      case .word(let range) where isNaming: swiftName.append(tokens.text(range))
      case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "@")):
        if parts.isEmpty { parts.append(lastWord) }
        let method = ObjectiveCMethod(
          parts: parts, parameterCount: parameterCount, firstType: firstType, swiftName: swiftName)
        if takesBlock, let name = method.nameOfAsyncFunction { namesOfAsyncMethods.insert(name) }
        if surroundings == .protocol, level == .instance {
          types[types.count - 1].methods.append(method)
        }
        return
      default: continue
      }
    }
  }

  /// What stands in front of a type.
  private static let typeMarks: Set = [
    "__kindof", "__nonnull", "__nullable", "_Nonnull", "_Nullable", "const", "in", "inout",
    "nonnull",
    "null_unspecified", "nullable", "out",
  ]

  private mutating func namesUpToClosingBracket() -> [String] {
    var names: [String] = []
    var depth = 1
    while depth > 0, let token = tokens.next() {
      switch token {
      case .word(let range) where depth == 1: names.append(tokens.text(range))
      case .mark(UInt8(ascii: "<")): depth += 1
      case .mark(UInt8(ascii: ">")): depth -= 1
      default: break
      }
    }
    return names
  }

  private func type(
    _ kind: ObjectiveCType.Kind, named name: String, _ inherited: [String],
  ) -> ObjectiveCType {
    let position = attributes.firstIndex(of: Self.nameAttribute)
    let renamed = position.flatMap { attributes[$0...].dropFirst().first }
    return ObjectiveCType(
      kind: kind, name: renamed ?? name, originalName: name, inherited: inherited,
      attributes: Set(attributes))
  }
}
