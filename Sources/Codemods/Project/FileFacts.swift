import Rewriter

/// What the project index keeps of one file: its declarations, as written, in all `#if` branches.
///
/// Read from the tokens alone, so that a file which no codemod wants is never parsed.
/// **Invariant**: facts are what the file says; what it means is ``ProjectIndex``'s business.
public struct FileFacts: Sendable {
  public let path: String
  let types: [TypeFacts]
  let aliases: [AliasFacts]
  let functions: [FunctionFacts]
  let variables: [VariableFacts]

  /// The modules that the file imports.
  let imports: Set<String>

  /// Cost: lexing, and one pass over the tokens.
  public init(path: String, source: SourceFile) {
    var reader = FactsReader(path: path, source: source)
    reader.readFile()
    self.path = path
    types = reader.types
    aliases = reader.aliases
    functions = reader.functions
    variables = reader.variables
    imports = reader.imports
  }
}

/// What can be looked up by name, from other files and modules.
protocol Declaration: Sendable {
  /// The number of the set of modules that its file is in, once the project index has the file.
  var home: Int32 { get set }
}

/// A declaration of a type, or an extension of one.
struct TypeFacts: Declaration {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  let name: String
  /// What stands behind the colon, as written; a class's superclass is first.
  let inherited: [String]
  /// The names of the attributes, without their arguments.
  let attributes: [String]
  let isNonisolated: Bool
  /// What the declaration stands in.
  var surroundings = Surroundings.file
  let path: String
  var home: Int32 = 0

  enum Surroundings: Sendable {
    case file, type, `extension`, nonisolatedExtension
  }
}

struct AliasFacts: Declaration {
  /// The name with those of the types around it.
  let name: String
  let target: String
  var home: Int32 = 0
}

/// A function, method or initializer.
struct FunctionFacts: Declaration {
  let name: String
  /// The type that it is a member of; empty for a free or local function.
  let owner: String
  let parameters: [Parameter]
  /// The result type as written; `nil` for none.
  let result: String?
  let traits: Traits
  var home: Int32 = 0

  struct Parameter: Sendable {
    /// The label at the call; empty for none.
    let label: String
    let type: String
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isAsync = Traits(rawValue: 1 << 0)
    /// Marked `@available(*, noasync)`.
    static let isNoasync = Traits(rawValue: 1 << 1)
    static let isLocal = Traits(rawValue: 1 << 2)
    /// Marked `public`, `open` or `package`, or a member of an extension that is.
    static let isPublic = Traits(rawValue: 1 << 3)
  }
}

/// A stored or computed property or global variable with a written type.
struct VariableFacts: Declaration {
  let name: String
  let owner: String
  let type: String
  var home: Int32 = 0
}
