/// A function, method, initializer, deinitializer or subscript.
struct FunctionFacts: Sendable {
  /// The base name; `init`, `deinit` or `subscript` for what has none.
  let name: String
  /// The type that it is a member of; empty for a free or local function.
  var owner: String
  let parameters: [Parameter]
  /// The result type as written; `nil` for none.
  let result: String?
  let traits: Traits
  /// The names of the attributes, without their arguments.
  var attributes: [String] = []
  var modifiers: DeclarationModifiers = []
  var genericParameters: [GenericParameter] = []
  /// The selector in `@objc(selector:)`.
  var objectiveCName: String?
  var path = ""
  /// The ``TypeFacts/position`` of the declaration or extension that it stands in; `nil` for a free one.
  var home: Int?

  var isAsync: Bool { traits.contains(.isAsync) }
  var isThrowing: Bool { traits.contains(.isThrowing) }
  var isLocal: Bool { traits.contains(.isLocal) }

  struct Parameter: Sendable {
    /// The label at the call; empty for none.
    let label: String
    /// What the body calls it.
    var name = ""
    /// As written, with the attributes in front of the name: `@ViewBuilder () -> Content`.
    let type: String
    var hasDefault = false
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isAsync = Traits(rawValue: 1 << 0)
    /// Marked `@available(*, noasync)`.
    static let isNoasync = Traits(rawValue: 1 << 1)
    static let isLocal = Traits(rawValue: 1 << 2)
    /// Marked `public`, `open` or `package`, or a member of an extension that is.
    static let isPublic = Traits(rawValue: 1 << 3)
    /// `throws` or `rethrows`.
    static let isThrowing = Traits(rawValue: 1 << 4)
    /// `init?` or `init!`.
    static let isFailable = Traits(rawValue: 1 << 5)
    /// A member of an extension marked `@objc`.
    static let isInObjectiveCExtension = Traits(rawValue: 1 << 6)
    /// With a body that has nothing in it.
    static let isEmpty = Traits(rawValue: 1 << 7)
  }
}

/// A stored or computed property, or a global variable.
struct VariableFacts: Sendable {
  let name: String
  /// The type that it is a member of; empty for a global variable.
  var owner: String
  /// As written; `nil` for none.
  let type: String?
  /// The source of an initial value, with what lies between its tokens as one space: `Foo()`,
  /// `Foo.bar`, `[Foo]()`, a literal. `nil` for one with a closure, and for none.
  var initializer: String?
  /// Whether it has an initial value, of whatever kind; that of a pattern does not count.
  var hasInitialValue = false
  /// The names of the attributes, without their arguments.
  var attributes: [String] = []
  var modifiers: DeclarationModifiers = []
  /// Declared with `let`.
  var isConstant = false
  /// Whether it has a getter of its own, or is a requirement; observers alone make it none.
  var isComputed = false
  /// Whether that getter is asynchronous: `get async`.
  var isAsync = false
  /// Marked `@available(*, noasync)`.
  var isNoasync = false
  var path = ""
  /// The ``TypeFacts/position`` of the declaration or extension that it stands in; `nil` for a global one.
  var home: Int?
}

/// A case of an enum.
struct CaseFacts: Sendable {
  let name: String
  var owner: String
  /// The types of the associated values, as written.
  let payload: [String]
  var path = ""
}

/// What a type or one of its extensions declares, types and aliases apart.
indirect enum MemberFacts: Sendable {
  case function(FunctionFacts)
  case variable(VariableFacts)
  case enumCase(CaseFacts)

  var name: String {
    switch self {
    case .function(let facts): facts.name
    case .variable(let facts): facts.name
    case .enumCase(let facts): facts.name
    }
  }

  /// Whether the member is one of the type itself: a static one, or a case.
  var isOfType: Bool {
    if case .enumCase = self { true } else { modifiers.contains(.static) }
  }

  /// The qualified name of the type.
  var owner: String {
    switch self {
    case .function(let facts): facts.owner
    case .variable(let facts): facts.owner
    case .enumCase(let facts): facts.owner
    }
  }

  var path: String {
    switch self {
    case .function(let facts): facts.path
    case .variable(let facts): facts.path
    case .enumCase(let facts): facts.path
    }
  }

  var attributes: [String] {
    switch self {
    case .function(let facts): facts.attributes
    case .variable(let facts): facts.attributes
    case .enumCase: []
    }
  }

  /// The ``TypeFacts/position`` of the declaration or extension that it stands in, among those of its file.
  var home: Int? {
    switch self {
    case .function(let facts): facts.home
    case .variable(let facts): facts.home
    case .enumCase: nil
    }
  }

  /// Whether it is marked `@available(*, noasync)`.
  var isNoasync: Bool {
    switch self {
    case .function(let facts): facts.traits.contains(.isNoasync)
    case .variable(let facts): facts.isNoasync
    case .enumCase: false
    }
  }

  /// A case counts as static.
  var modifiers: DeclarationModifiers {
    switch self {
    case .function(let facts): facts.modifiers
    case .variable(let facts): facts.modifiers
    case .enumCase: .static
    }
  }
}
