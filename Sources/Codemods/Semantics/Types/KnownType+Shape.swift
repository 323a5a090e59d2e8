import Rewriter

/// What a type is made of, as it is spelled.
indirect enum TypeShape: Sendable, Hashable {
  /// `A.B<Int>`: a name, perhaps of a generic parameter, with those of the types around it.
  case nominal([Name])
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(key: TypeShape, value: TypeShape)
  /// `Void` without elements.
  case tuple([Element])
  case function(Function)
  case metatype(TypeShape)
  /// `A & B`.
  case composition([TypeShape])
  case any(TypeShape)
  case some(TypeShape)
  /// `~Copyable`.
  case suppressed(TypeShape)
  /// What nothing is known of: packs and inline arrays, as source.
  case other(String)

  struct Name: Sendable, Hashable {
    let name: String
    var arguments: [TypeShape] = []
  }

  struct Element: Sendable, Hashable {
    var label: String?
    let type: TypeShape
  }

  struct Function: Sendable, Hashable {
    /// The names of the attributes, with their arguments: `Sendable`, `convention(c)`.
    var attributes: [String]
    let parameters: [Parameter]
    /// `async`, `throws(E)`.
    let effects: [String]
    let result: TypeShape
  }

  struct Parameter: Sendable, Hashable {
    /// `inout`, `sending` and the like.
    var specifiers: [String] = []
    let type: TypeShape
  }

  /// A type without generic arguments by its qualified name.
  init(named name: String) {
    let names =
      name.firstDot == nil && !name.isEmpty ? [name] : name.split(separator: ".").map(String.init)
    self = .nominal(names.map { Name(name: $0) })
  }
}

extension TypeShape {
  /// `A.B` for `A<Int>.B`; `nil` for a type that has no name.
  var nominalName: String? {
    guard case .nominal(let names) = self else { return nil }
    return names.count == 1 ? names[0].name : names.map(\.name).joined(separator: ".")
  }

  var withoutOptionals: TypeShape {
    if case .optional(let wrapped) = self { return wrapped.withoutOptionals }
    return self
  }
}

extension TypeShape {
  /// The type with each of its direct parts replaced; `nil` if one cannot be.
  func mapped(_ replace: (TypeShape) -> TypeShape?) -> TypeShape? {
    func all(_ shapes: [TypeShape]) -> [TypeShape]? {
      let results = shapes.compactMap(replace)
      return results.count == shapes.count ? results : nil
    }
    switch self {
    case .nominal, .other: return self
    case .optional(let wrapped): return replace(wrapped).map(Self.optional)
    case .array(let element): return replace(element).map(Self.array)
    case .dictionary(let key, let value):
      return all([key, value]).map { .dictionary(key: $0[0], value: $0[1]) }
    case .tuple(let elements):
      return all(elements.map(\.type)).map { types in
        .tuple(zip(elements, types).map { Element(label: $0.label, type: $1) })
      }
    case .function(let function):
      guard let types = all(function.parameters.map(\.type)), let result = replace(function.result)
      else { return nil }
      let parameters = zip(function.parameters, types)
        .map { Parameter(specifiers: $0.specifiers, type: $1) }
      return .function(
        Function(
          attributes: function.attributes, parameters: parameters, effects: function.effects,
          result: result))
    case .metatype(let instance): return replace(instance).map(Self.metatype)
    case .composition(let parts): return all(parts).map(Self.composition)
    case .any(let constraint): return replace(constraint).map(Self.any)
    case .some(let constraint): return replace(constraint).map(Self.some)
    case .suppressed(let type): return replace(type).map(Self.suppressed)
    }
  }
}

extension TypeShape {
  /// The type with others in place of the names of generic parameters.
  func substituting(_ types: [String: TypeShape]) -> TypeShape {
    guard case .nominal(let names) = self else { return mapped { $0.substituting(types) } ?? self }
    if names.count == 1, names[0].arguments.isEmpty, let type = types[names[0].name] { return type }
    return .nominal(
      names.map { Name(name: $0.name, arguments: $0.arguments.map { $0.substituting(types) }) })
  }
}

extension TypeShape {
  /// Reads a type as a source spells it; `nil` if the text is none.
  ///
  /// Specifiers of parameters, as `inout` and `sending`, are left out, and `Int...` is an array.
  init?(_ text: String) {
    // Most types are a name.
    if text.isNameOfType {
      self = .nominal([Name(name: text)])
      return
    }
    let isVariadic = text.hasSuffix("...")
    let source = "typealias T = " + (isVariadic ? String(text.dropLast(3)) : text)
    let tree = Tree.parse(SourceFile(source))
    let alias = tree.nodes.first { $0.is(.typeAliasDecl) }?.as(TypeAliasDecl.self)
    guard tree.errors.isEmpty, let type = alias?.initializer?.value,
      type.range.upperBound.value == source.utf8.count
    else { return nil }
    self = isVariadic ? .array(TypeShape(type)) : TypeShape(type)
  }

  /// - Parameter node: a type.
  init(_ node: Node) {
    switch node.kind {
    case .identifierType, .memberType:
      self = Self.names(of: node).map(Self.nominal) ?? .other(node.compactText)
    case .optionalType, .implicitlyUnwrappedOptionalType:
      self = .optional(Self.first(in: node))
    case .arrayType: self = .array(Self.first(in: node))
    case .dictionaryType:
      let parts = node.children.map(TypeShape.init)
      self = parts.count == 2 ? .dictionary(key: parts[0], value: parts[1]) : .other("")
    case .tupleType: self = Self.tuple(of: node)
    case .functionType: self = Self.function(of: node, attributes: [])
    case .attributedType: self = Self.attributed(node)
    case .metatypeType: self = .metatype(Self.first(in: node))
    case .compositionType:
      let elements = node.as(CompositionType.self)?.elements?.node
      self = .composition(
        elements?.elements(CompositionTypeElement.self).compactMap(\.type).map(TypeShape.init)
          ?? [])
    case .someOrAnyType:
      let constraint = Self.first(in: node)
      self = node.firstToken?.kind == .any ? .any(constraint) : .some(constraint)
    case .suppressedType: self = .suppressed(Self.first(in: node))
    case .classRestrictionType: self = .init(named: "AnyObject")
    default: self = .other(node.compactText)
    }
  }

  private static func first(in node: Node) -> TypeShape {
    node.children.first.map(TypeShape.init) ?? .other("")
  }

  /// identifier-type | member-type; `nil` for a member of something that is no name.
  private static func names(of node: Node) -> [Name]? {
    if let type = node.as(IdentifierType.self), let name = type.name?.name {
      return [Name(name: name, arguments: arguments(of: type.genericArgumentClause))]
    }
    guard let type = node.as(MemberType.self), let name = type.name?.name,
      let base = type.baseType.flatMap(names)
    else { return nil }
    return base + [Name(name: name, arguments: arguments(of: type.genericArgumentClause))]
  }

  private static func arguments(of clause: GenericArgumentClause?) -> [TypeShape] {
    clause?.arguments?.node.elements(GenericArgument.self).compactMap(\.argument)
      .map(TypeShape.init) ?? []
  }

  private static func tuple(of node: Node) -> TypeShape {
    let elements = node.as(TupleType.self)?.elements?.node.elements(TupleTypeElement.self) ?? []
    // Parentheses around one type are nothing but that.
    if elements.count == 1, let only = elements[0].type { return TypeShape(only) }
    return .tuple(
      elements.compactMap { element in
        element.type.map { Element(label: element.firstName?.name, type: TypeShape($0)) }
      })
  }

  private static func function(of node: Node, attributes: [String]) -> TypeShape {
    guard let function = node.as(FunctionType.self), let result = function.returnClause?.type
    else { return .other(node.compactText) }
    let parameters = function.parameters?.node.elements(TupleTypeElement.self) ?? []
    return .function(
      Function(
        attributes: attributes, parameters: parameters.compactMap(parameter),
        effects: function.effectSpecifiers?.words ?? [], result: TypeShape(result)))
  }

  private static func parameter(_ element: TupleTypeElement) -> Parameter? {
    guard let type = element.type else { return nil }
    let specifiers = type.as(AttributedType.self)?.specifiers?.node.tokens.map(\.text) ?? []
    let shape = TypeShape(type)
    return Parameter(
      specifiers: specifiers, type: element.ellipsis == nil ? shape : .array(shape))
  }

  private static func attributed(_ node: Node) -> TypeShape {
    guard let type = node.as(AttributedType.self), let base = type.baseType else {
      return .other(node.compactText)
    }
    let attributes =
      type.attributes?.attributes.map { String($0.node.compactText.dropFirst()) } ?? []
    guard case .function(var function) = TypeShape(base) else { return TypeShape(base) }
    // In front of parentheses, the compiler ignores it.
    let counting = base.is(.functionType) ? attributes : attributes.filter { $0 != "Sendable" }
    function.attributes = counting + function.attributes
    return .function(function)
  }
}

extension TypeShape: CustomStringConvertible {
  /// The type as source.
  var description: String {
    switch self {
    case .nominal(let names): names.map(\.description).joined(separator: ".")
    case .optional(let wrapped): wrapped.inParentheses + "?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : "(\(elements.map(\.description).joined(separator: ", ")))"
    case .function(let function): function.description
    case .metatype(let instance): instance.inParentheses + ".Type"
    case .composition(let parts): parts.map(\.inParentheses).joined(separator: " & ")
    case .any(let constraint): "any \(constraint)"
    case .some(let constraint): "some \(constraint)"
    case .suppressed(let type): "~\(type)"
    case .other(let text): text
    }
  }

  /// The type as the part of a larger one, where its end has to be clear.
  private var inParentheses: String {
    switch self {
    case .function, .composition, .any, .some, .suppressed: "(\(self))"
    default: description
    }
  }
}

extension TypeShape.Name: CustomStringConvertible {
  var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeShape.Element: CustomStringConvertible {
  var description: String { label.map { "\($0): \(type)" } ?? type.description }
}

extension TypeShape.Function: CustomStringConvertible {
  var description: String {
    let prefix = attributes.map { "@\($0) " }.joined()
    let effects = effects.map { "\($0) " }.joined()
    let parameters = parameters.map { parameter in
      (parameter.specifiers + [parameter.type.description]).joined(separator: " ")
    }
    return "\(prefix)(\(parameters.joined(separator: ", "))) \(effects)-> \(result)"
  }
}

extension String {
  /// Whether the text is the name of a type, and no word of Swift's: those begin with small letters, but for a few.
  fileprivate var isNameOfType: Bool {
    guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return false
    }
    let isWord = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isWord && !["Any", "Self", "Type", "Protocol"].contains(self)
  }
}

extension TypeEffectSpecifiers {
  /// `async`, `throws(any Error)`
  var words: [String] {
    [asyncSpecifier?.text, throwsClause?.node.compactText].compactMap(\.self)
  }
}
