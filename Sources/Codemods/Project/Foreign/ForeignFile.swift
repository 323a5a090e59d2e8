/// What the project index keeps of a file that is not in Swift but is about Swift code: storyboards
/// and xibs, Core Data models, and sources in Objective-C.
public struct ForeignFile: Sendable {
  /// The path from the root; of a Core Data model that of its `.xcdatamodeld` folder.
  public let path: String

  /// Actions, outlets and key paths.
  private(set) var uses: [SelectorUse] = []

  /// The names of the classes that an interface's objects are of.
  private(set) var customClasses: Set<String> = []

  /// The words of a file in Objective-C.
  private(set) var words: Set<String> = []

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
    case .objectiveC: words = WordList(bytes).words
    }
  }

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
      if let name = attributes["customClass"] { customClasses.insert(name) }
      switch tag.name {
      case "action": note(.interfaceFile, attributes["selector"])
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

/// The words of a text: runs of letters, digits and `_` that begin with no digit.
private struct WordList {
  private(set) var words: Set<String> = []

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        guard bytes[position].isWordByte else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, bytes[position].isWordByte { position += 1 }
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
        if !isNumber {
          let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
          words.insert(String(decoding: word, as: UTF8.self))
        }
      }
    }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// What all files that are not in Swift say together.
struct ForeignIndex: Sendable {
  /// The path of an interface file that names the class.
  private(set) var customClasses: [String: String] = [:]

  /// The path of a file in Objective-C that has the word.
  private var words: [String: String] = [:]

  init(_ files: [ForeignFile]) {
    for file in files {
      for name in file.customClasses { customClasses[name] = customClasses[name] ?? file.path }
      for word in file.words where words[word] == nil { words[word] = file.path }
    }
  }

  /// A file in Objective-C with the first word of the selector, if such files have all of them.
  func objectiveCFile(mentioning selector: String) -> String? {
    let parts = selector.split(separator: ":").map(String.init)
    guard parts.allSatisfy({ words[$0] != nil }) else { return nil }
    return parts.first.flatMap { words[$0] }
  }
}
