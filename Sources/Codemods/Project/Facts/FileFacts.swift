import Rewriter

/// What the project index keeps of one file: its declarations, as written, in all `#if` branches.
///
/// Read from the tokens alone, so that a file which no codemod wants is never parsed.
/// **Invariant**: facts are what the file says; what it means is ``ProjectIndex``'s business.
public struct FileFacts: Sendable {
  public let path: String
  private(set) var types: [TypeFacts]
  private(set) var aliases: [AliasFacts]
  private(set) var functions: [FunctionFacts]
  private(set) var variables: [VariableFacts]
  private(set) var cases: [CaseFacts]
  private(set) var observers: [ObserverFacts]

  /// In the order of the file; the same module may be among them more than once.
  let imports: [ImportFacts]

  /// What the file names for the Objective-C runtime.
  private(set) var selectorUses: [SelectorUse] = []

  /// The oldest compiler that knows the words of the file; `nil` if no compiler is known that does not.
  private(set) var oldestCompiler: SwiftVersion?

  /// What it asks of the compiler that is assumed where nothing names one.
  private(set) var questionToCompiler: String?

  /// Whether it imports UIKit outside of any `#if`.
  private(set) var needsUIKit = false

  /// Whether its code needs the systems that have `Duration`.
  private(set) var usesDuration = false

  /// The names in its text; `nil` for a file that is not in Swift.
  private(set) var names: NameFilter?

  /// Cost: lexing, and what ``init(path:_:)`` costs.
  public init(path: String, source: SourceFile) { self.init(path: path, TokenList(source)) }

  /// Cost: four passes over the tokens, and parsing the few files that may have observers of notifications.
  ///
  /// - Parameter tree: that of the source, if it is at hand.
  public init(path: String, _ tokens: TokenList, tree: Tree? = nil) {
    var reader = FactsReader(path: path, tokens)
    reader.readFile()
    self.path = path
    types = reader.types
    aliases = reader.aliases
    functions = reader.functions
    variables = reader.variables
    cases = reader.cases
    observers =
      reader.mayFindObservers
      ? ObserverFacts.read(path: path, in: tree ?? Tree.parse(tokens.source)) : []
    imports = reader.imports
    selectorUses = reader.selectorUses
    let scanner = CompilerScanner(tokens)
    oldestCompiler = scanner.oldestCompiler
    questionToCompiler = scanner.question
    needsUIKit = scanner.needsUIKit
    usesDuration = scanner.usesDuration
    names = NameFilter(tokens)
  }

  /// Declarations that are in no file of Swift.
  init(path: String, types: [TypeFacts], variables: [VariableFacts], imports: [ImportFacts]) {
    self.path = path
    self.types = types
    self.variables = variables
    self.imports = imports
    aliases = []
    functions = []
    cases = []
    observers = []
  }

  /// Gives the types that the file extends other names, and what is declared in them.
  mutating func rename(extensions names: [String: String]) {
    types = types.map { type in names.replacement(of: type.name).map { type.with(name: $0) } ?? type
    }
    functions = functions.map { names.replacement(of: $0.owner).map($0.owned) ?? $0 }
    variables = variables.map { names.replacement(of: $0.owner).map($0.owned) ?? $0 }
    cases = cases.map { names.replacement(of: $0.owner).map($0.owned) ?? $0 }
    for index in aliases.indices {
      aliases[index].name = names.replacement(of: aliases[index].name) ?? aliases[index].name
    }
    for index in observers.indices {
      observers[index].owner =
        names.replacement(of: observers[index].owner) ?? observers[index].owner
    }
  }
}

extension [String: String] {
  /// The qualified name with another one for the longest part that there is one for; `nil` for no part.
  fileprivate func replacement(of name: String) -> String? {
    var part = name[...]
    while !part.isEmpty {
      if let replacement = self[String(part)] { return replacement + name[part.endIndex...] }
      part = part.lastDot.map { part[..<$0] } ?? ""
    }
    return nil
  }
}

/// An import declaration of a file.
struct ImportFacts: Hashable, Sendable {
  /// The top-level module: `Foundation` in `import struct Foundation.URL`.
  let module: String
  /// Marked `@_exported`: whoever imports the file's module gets this one too. `public import` does
  /// no such thing.
  var isReexported = false
  var isPreconcurrency = false
}
