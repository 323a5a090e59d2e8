/// What the project index keeps of a file that is not in Swift but is about Swift code: storyboards
/// and xibs, Core Data models, and sources in Objective-C.
public struct ForeignFile: Sendable {
  /// The path from the root; of a Core Data model that of its `.xcdatamodeld` folder.
  public let path: String

  /// Actions, outlets and key paths.
  private(set) var uses: [SelectorUse] = []

  /// The words of a file in Objective-C, by their hashes.
  private(set) var words: Set<UInt64> = []

  /// The classes and protocols that a header in Objective-C declares.
  private(set) var types: [ObjectiveCType] = []

  /// The base names of the methods of these that Swift imports as asynchronous functions, too.
  private(set) var namesOfAsyncMethods: Set<String> = []

  /// Where the objects of a file in Objective-C remove themselves from notification centers.
  private(set) var removals: [ObjectiveCRemoval] = []

  /// The classes that a Core Data model declares.
  private(set) var declarations: FileFacts?

  /// What a file of the name is to the project; `nil` if nothing.
  public enum Kind: Sendable {
    case interface, objectiveC

    public init?(fileNamed name: String) {
      switch name.split(separator: ".").last {
      case "storyboard", "xib": self = .interface
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Cost: one pass over the bytes.
  public init(path: String, kind: Kind, bytes: [UInt8]) {
    self.path = path
    switch kind {
    case .interface: readInterface(bytes)
    case .objectiveC where Self.mayBeObjectiveC(bytes):
      words = WordList(bytes).words
      if path.hasSuffix(".h") {
        let header = ObjectiveCHeader(bytes)
        (types, namesOfAsyncMethods) = (header.types, header.namesOfAsyncMethods)
      } else {
        removals = ObjectiveCImplementation(bytes).removals
        for index in removals.indices { removals[index].path = path }
      }
    case .objectiveC: break
    }
  }

  /// Whether a header is more than C, in which nothing has a selector: most headers of a large project are
  /// those of libraries.
  private static func mayBeObjectiveC(_ bytes: [UInt8]) -> Bool {
    bytes.contains(UInt8(ascii: "@")) || imports.isFound(in: bytes)
  }

  private static let imports = WordSearch(["#import"])

  /// Whether a folder of the name is a Core Data model.
  public static func isModel(folderNamed name: String) -> Bool {
    name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel")
  }

  /// The name of the folder of a model's current version, from its `.xccurrentversion`.
  public static func currentVersion(in propertyList: [UInt8]) -> String? {
    var scanner = TagScanner(propertyList)
    return scanner.next { $0 == "string" }.map(\.text)
  }

  /// - Parameter contents: The `contents` file of the model's current version.
  public init(model path: String, contents: [UInt8]) {
    self.path = path
    declarations = FileFacts(model: path, entities: EntityFacts.all(in: contents))
  }

  private mutating func readInterface(_ bytes: [UInt8]) {
    var scanner = TagScanner(bytes)
    while let tag = scanner.next(where: { _ in true }) {
      let attributes = tag.attributes
      switch tag.name {
      case "action", "sortDescriptor": note(.interfaceFile, attributes["selector"])
      case "outlet", "outletCollection": note(.interfaceFile, attributes["property"])
      case "segue": note(.interfaceFile, attributes["unwindAction"])
      case "binding", "userDefinedRuntimeAttribute":
        for name in attributes["keyPath"]?.split(separator: ".") ?? [] {
          note(.keyPath, String(name))
        }
      default: continue
      }
    }
  }

  private mutating func note(_ form: SelectorUse.Form, _ name: String?) {
    if let name { uses.append(SelectorUse(form: form, name: name, path: path)) }
  }
}

/// The words of a text: runs of letters, digits and `_`. Hashes stand for them, since a large
/// project has millions and few of them are asked for; two that are equal cost a caution too many.
private struct WordList {
  private(set) var words: Set<UInt64> = []

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        guard bytes[position].isWordByte else {
          position += 1
          continue
        }
        var hash = Self.hashOfNothing
        while position < bytes.count, bytes[position].isWordByte {
          hash = Self.hash(hash, bytes[position])
          position += 1
        }
        words.insert(hash)
      }
    }
  }

  static func hash(of word: String) -> UInt64 { word.utf8.reduce(hashOfNothing, hash) }

  // FNV-1a, of 64 bits.
  private static let hashOfNothing: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

/// What all files that are not in Swift say together.
struct ForeignIndex: Sendable {
  /// The path of a file in Objective-C that has the word.
  private var words: [UInt64: String] = [:]

  /// The path of the header that declares the class or protocol.
  private var headers: [String: String] = [:]

  private var parents: [String: [String]] = [:]

  private var methods: [String: [ObjectiveCMethod]] = [:]

  /// The base names of methods that Swift imports as asynchronous functions, too.
  let namesOfAsyncMethods: Set<String>

  /// Where objects remove themselves from notification centers, with the classes' names in Swift.
  private(set) var removals: [(type: String, removal: ObjectiveCRemoval)] = []

  init(_ files: [ForeignFile]) {
    namesOfAsyncMethods = files.reduce(into: []) { $0.formUnion($1.namesOfAsyncMethods) }
    var names: [String: String] = [:]
    for type in files.lazy.flatMap(\.types) {
      parents[type.name, default: []] += type.inherited
      methods[type.name, default: []] += type.methods
      names[type.originalName] = type.name
    }
    removals = files.flatMap(\.removals).map { (names[$0.type] ?? $0.type, $0) }
    for file in files {
      for type in file.types where headers[type.name] == nil { headers[type.name] = file.path }
      for word in file.words where words[word] == nil { words[word] = file.path }
    }
  }

  /// The path of the header that declares a class or protocol of the name.
  func header(ofType name: String) -> String? { headers[name] }

  /// The superclass and the protocols that headers declare for the class or protocol; `nil` where none declares it.
  func parents(ofType name: String) -> [String]? { parents[name] }

  /// What the headers' protocol of the name has.
  func methods(ofProtocol name: String) -> [ObjectiveCMethod] { methods[name] ?? [] }

  /// A file in Objective-C with the first word of the selector, if such files have all of them.
  func objectiveCFile(mentioning selector: String) -> String? {
    let parts = selector.split(separator: ":").map { WordList.hash(of: String($0)) }
    guard parts.allSatisfy({ words[$0] != nil }) else { return nil }
    return parts.first.flatMap { words[$0] }
  }
}
