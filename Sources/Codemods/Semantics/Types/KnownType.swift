/// The type of a value or a declaration, with all that is needed to know what its names mean.
struct KnownType: Sendable, Equatable {
  let shape: TypeShape

  /// The qualified type inside of which the names are looked up; empty for the top level.
  let scope: String

  /// The file that the type is written in, whose modules and imports count.
  let path: String

  /// What generic parameters stand for, and associated types by their dotted names: `T`,
  /// `T.Element`.
  var bindings: [String: Binding] = [:]

  /// Whether the value may just as well be an optional of the type: an initializer of an SDK is not
  /// known to never fail.
  var mayBeOptional = false

  /// What a generic parameter stands for.
  indirect enum Binding: Sendable, Equatable {
    case type(KnownType)
    /// Any type that meets the constraint, which is as written.
    case parameter(constraint: String?)
    /// An argument that is not written: `Box` in `Box(1)`.
    case unknown
  }

  init(
    _ shape: TypeShape, scope: String = "", path: String, bindings: [String: Binding] = [:],
  ) {
    if case .nominal(let names) = shape, names.count == 1, names[0].arguments.isEmpty,
      case .type(let bound) = bindings[names[0].name]
    {
      self = bound
      return
    }
    self.shape = shape
    self.scope = scope
    self.path = path
    self.bindings = bindings
  }

  /// - Parameter text: as in a source; `nil` if it is no type.
  init?(
    _ text: String, scope: String = "", path: String, bindings: [String: Binding] = [:],
  ) {
    guard let shape = TypeShape(text) else { return nil }
    self.init(shape, scope: scope, path: path, bindings: bindings)
  }

  /// The type as source, in one line.
  var text: String { shape.description }

  /// The same for a message, which names the type in place of `Self`.
  var textOutside: String { text == "Self" && !scope.isEmpty ? scope : text }
}

extension KnownType {
  /// The name without generic arguments, and of an optional that of what it wraps: `A.B`; `nil` for a
  /// type that has none, as a tuple.
  var name: String? { shape.withoutOptionals.nominalName }

  /// The same, and of `any P` and `some P` the protocol's: what members are looked up in.
  var nameOfMembers: String? {
    switch shape.withoutOptionals {
    case .any(let constraint), .some(let constraint): constraint.nominalName
    default: name
    }
  }

  var isOptional: Bool { wrapped != nil }

  /// What an optional wraps; `nil` for any other type.
  var wrapped: KnownType? {
    switch shape {
    case .optional(let wrapped): part(wrapped)
    default: genericArguments(of: Self.optionals)?.first
    }
  }

  /// The type without any `?` around it.
  var unwrapped: KnownType {
    var type = self
    while let wrapped = type.wrapped { type = wrapped }
    type.mayBeOptional = false
    return type
  }

  var optional: KnownType { part(.optional(shape)) }

  /// The names in the type, qualified as they are written, each once.
  var words: Set<String> {
    Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.lazy.map(String.init))
  }

  /// What `for` gets of a collection of the standard library; `nil` for any other type.
  var element: KnownType? {
    switch shape {
    case .array(let element): part(element)
    case .dictionary(let key, let value):
      part(.tuple([.init(label: "key", type: key), .init(label: "value", type: value)]))
    default:
      genericArguments(of: Self.collections)?.first
        ?? genericArguments(of: Self.ranges)?.first ?? elementOfDictionaryView
    }
  }

  /// What `Dictionary<Key, Value>.Keys` and `.Values` are made of.
  private var elementOfDictionaryView: KnownType? {
    guard case .nominal(let names) = shape, names.count == 2, names[0].name == "Dictionary",
      names[0].arguments.count == 2
    else { return nil }
    switch names[1].name {
    case "Keys": return part(names[0].arguments[0])
    case "Values": return part(names[0].arguments[1])
    default: return nil
    }
  }

  /// The value type of a dictionary.
  var dictionaryValue: KnownType? {
    if case .dictionary(_, let value) = shape { return part(value) }
    return genericArguments(of: Self.dictionaries).flatMap { $0.count == 2 ? $0[1] : nil }
  }

  /// The elements of a tuple.
  var tupleElements: [(label: String?, type: KnownType)]? {
    guard case .tuple(let elements) = shape else { return nil }
    return elements.map { (label: $0.label, type: part($0.type)) }
  }

  /// The parameters of a function type.
  var parameters: [KnownType]? {
    guard case .function(let function) = shape else { return nil }
    return function.parameters.map { part($0.type) }
  }

  /// Whether it is the type of an asynchronous function.
  var isAsyncFunction: Bool {
    guard case .function(let function) = shape else { return false }
    return function.effects.contains("async")
  }

  /// The result of a function type.
  var result: KnownType? {
    guard case .function(let function) = shape else { return nil }
    return part(function.result)
  }

  /// The arguments of the type's last name: `Int` of `Box<Int>`.
  var genericArguments: [KnownType] {
    guard case .nominal(let names) = shape else { return [] }
    return names.last?.arguments.map(part) ?? []
  }

  /// The instance type of a metatype.
  var instance: KnownType? {
    guard case .metatype(let instance) = shape else { return nil }
    return part(instance)
  }

  /// The generic arguments, if the type's name is one of those.
  private func genericArguments(of names: NameSet) -> [KnownType]? {
    shape.nominalName.map(names.contains) == true ? genericArguments : nil
  }

  private static let optionals = NameSet(["Optional", "Swift.Optional"])
  private static let collections = NameSet([
    "Array", "Set", "ArraySlice", "ContiguousArray", "Slice",
  ])
  private static let ranges = NameSet(["Range", "ClosedRange"])
  private static let dictionaries = NameSet(["Dictionary"])

  /// A type that is written inside of this one.
  func part(_ shape: TypeShape) -> KnownType {
    KnownType(shape, scope: scope, path: path, bindings: bindings)
  }

  /// The same type by its qualified name.
  func named(_ name: String, bindings: [String: Binding]) -> KnownType {
    KnownType(TypeShape(named: name), scope: scope, path: path, bindings: bindings)
  }
}

extension KnownType {
  /// Whether the type is `(any Error)?` or `Error?`.
  var isError: Bool {
    ["any Error", "Error", "Swift.Error", "any Swift.Error"].contains(unwrapped.text)
  }
}
