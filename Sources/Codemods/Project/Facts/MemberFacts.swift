/// A function, method, initializer, deinitializer or subscript.
///
/// An object, as all facts of declarations are: many tables and answers hold the same one, and what is found of it is
/// remembered by its identity.
final class FunctionFacts: Sendable {
  /// The base name; `init`, `deinit` or `subscript` for what has none.
  let name: String
  /// The type that it is a member of; empty for a free or local function.
  let owner: String
  let parameters: [Parameter]
  /// The result type as written; `nil` for none.
  let result: String?
  let traits: Traits
  /// The names of the attributes, without their arguments.
  let attributes: [String]
  let modifiers: DeclarationModifiers
  let genericParameters: [GenericParameter]
  /// The selector in `@objc(selector:)`.
  let objectiveCName: String?
  let path: String
  /// The ``TypeFacts/position`` of the declaration or extension that it stands in; `nil` for a free one.
  let home: Int?

  init(
    name: String, owner: String, parameters: [Parameter], result: String?, traits: Traits,
    attributes: [String] = [], modifiers: DeclarationModifiers = [],
    genericParameters: [GenericParameter] = [], objectiveCName: String? = nil, path: String = "",
    home: Int? = nil,
  ) {
    self.name = name
    self.owner = owner
    self.parameters = parameters
    self.result = result
    self.traits = traits
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.objectiveCName = objectiveCName
    self.path = path
    self.home = home
  }

  /// The same as a member of another type.
  func owned(by owner: String) -> FunctionFacts {
    FunctionFacts(
      name: name, owner: owner, parameters: parameters, result: result, traits: traits,
      attributes: attributes, modifiers: modifiers, genericParameters: genericParameters,
      objectiveCName: objectiveCName, path: path, home: home)
  }

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
final class VariableFacts: Sendable {
  let name: String
  /// The type that it is a member of; empty for a global variable.
  let owner: String
  /// As written; `nil` for none.
  let type: String?
  /// The source of an initial value, with what lies between its tokens as one space: `Foo()`,
  /// `Foo.bar`, `[Foo]()`, a literal. `nil` for one with a closure, and for none.
  let initializer: String?
  /// The names of the attributes, without their arguments.
  let attributes: [String]
  let modifiers: DeclarationModifiers
  private let traits: Traits
  let path: String
  /// The ``TypeFacts/position`` of the declaration or extension that it stands in; `nil` for a global one.
  let home: Int?

  /// Whether it has an initial value, of whatever kind; that of a pattern does not count.
  var hasInitialValue: Bool { traits.contains(.hasInitialValue) }
  var isConstant: Bool { traits.contains(.isConstant) }
  var isComputed: Bool { traits.contains(.isComputed) }
  var isAsync: Bool { traits.contains(.isAsync) }
  var isNoasync: Bool { traits.contains(.isNoasync) }

  init(
    name: String, owner: String, type: String?, initializer: String? = nil, traits: Traits = [],
    attributes: [String], modifiers: DeclarationModifiers, path: String, home: Int? = nil,
  ) {
    self.name = name
    self.owner = owner
    self.type = type
    self.initializer = initializer
    self.traits = traits
    self.attributes = attributes
    self.modifiers = modifiers
    self.path = path
    self.home = home
  }

  /// The same as a member of another type.
  func owned(by owner: String) -> VariableFacts {
    VariableFacts(
      name: name, owner: owner, type: type, initializer: initializer, traits: traits,
      attributes: attributes, modifiers: modifiers, path: path, home: home)
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let hasInitialValue = Traits(rawValue: 1 << 0)
    /// Declared with `let`.
    static let isConstant = Traits(rawValue: 1 << 1)
    /// With a getter of its own, or a requirement; observers alone make it none.
    static let isComputed = Traits(rawValue: 1 << 2)
    /// That getter is asynchronous: `get async`.
    static let isAsync = Traits(rawValue: 1 << 3)
    /// Marked `@available(*, noasync)`.
    static let isNoasync = Traits(rawValue: 1 << 4)
  }
}

/// A case of an enum.
final class CaseFacts: Sendable {
  let name: String
  let owner: String
  /// The types of the associated values, as written.
  let payload: [String]
  let path: String

  init(name: String, owner: String, payload: [String], path: String) {
    self.name = name
    self.owner = owner
    self.payload = payload
    self.path = path
  }

  /// The same as a case of another type.
  func owned(by owner: String) -> CaseFacts {
    CaseFacts(name: name, owner: owner, payload: payload, path: path)
  }
}

/// What a type or one of its extensions declares, types and aliases apart.
enum MemberFacts: Sendable {
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

  var isAsync: Bool {
    switch self {
    case .function(let facts): facts.isAsync
    case .variable(let facts): facts.isAsync
    case .enumCase: false
    }
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

extension MemberFacts: QuicklyHashed {
  /// Two members are the same if they are one declaration.
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  var quickHash: UInt64 { UInt64(UInt(bitPattern: identity)).mixed(with: 0) }

  private var identity: ObjectIdentifier {
    switch self {
    case .function(let facts): ObjectIdentifier(facts)
    case .variable(let facts): ObjectIdentifier(facts)
    case .enumCase(let facts): ObjectIdentifier(facts)
    }
  }
}
