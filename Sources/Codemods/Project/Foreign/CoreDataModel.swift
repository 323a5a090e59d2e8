/// An entity of a Core Data model, with the class that Xcode generates for it.
struct EntityFacts: Hashable, Sendable {
  let name: String
  /// The class's name without a module; `nil` for `NSManagedObject` itself.
  let className: String?
  let parentEntity: String?
  let generation: Generation
  var properties: [Property] = []

  /// Xcode's "Codegen".
  enum Generation: String, Sendable {
    /// The class and its properties.
    case `class`
    /// An extension of a class in the sources, with its properties.
    case category
    /// Nothing: "Manual/None".
    case none
  }

  struct Property: Hashable, Sendable {
    let name: String
    let type: String
  }

  /// The entities of a model version's `contents`.
  static func all(in contents: [UInt8]) -> [EntityFacts] {
    var entities: [EntityFacts] = []
    var scanner = TagScanner(contents)
    let wanted: Set = ["entity", "attribute", "relationship"]
    while let tag = scanner.next(where: wanted.contains) {
      if tag.name == "entity" {
        if let entity = EntityFacts(tag.attributes) { entities.append(entity) }
      } else if !entities.isEmpty, let property = Property(tag) {
        entities[entities.count - 1].properties.append(property)
      }
    }
    return entities
  }

  private init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.name = name
    // `.Task` is a class of the current module, `Model.Task` one of another.
    className = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
    parentEntity = attributes["parentEntity"]
    generation = attributes["codeGenerationType"].flatMap { Generation(rawValue: $0) } ?? .none
  }
}

extension EntityFacts.Property {
  fileprivate init?(_ tag: TagScanner.Tag) {
    guard let name = tag.attributes["name"] else { return nil }
    self.name = name
    type =
      tag.name == "attribute"
      ? Self.type(ofAttribute: tag.attributes) : Self.type(ofRelationship: tag.attributes)
  }

  /// The types of generated properties, as Xcode writes them.
  private static func type(ofAttribute attributes: [String: String]) -> String {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    switch attributes["attributeType"] ?? "" {
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    default: return (attributes["customClassName"] ?? "NSObject") + "?"
    }
  }

  private static func type(ofRelationship attributes: [String: String]) -> String {
    if attributes["toMany"] == "YES" {
      return attributes["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
    }
    return (attributes["destinationEntity"] ?? "NSManagedObject") + "?"
  }
}

extension FileFacts {
  /// The classes that Xcode generates for a Core Data model, as if a file declared them.
  init(model path: String, entities: [EntityFacts]) {
    let generated = entities.filter { $0.generation != .none }
    let classNames = Dictionary(
      entities.compactMap { entity in entity.className.map { (entity.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    var types: [TypeFacts] = []
    var variables: [VariableFacts] = []
    for entity in generated {
      guard let name = entity.className, name != "NSManagedObject" else { continue }
      let parent = entity.parentEntity.map { classNames[$0] ?? "NSManagedObject" }
      if entity.generation == .class {
        types.append(
          TypeFacts(
            kind: .class, name: name, inherited: [parent ?? "NSManagedObject"],
            attributes: ["objc"], modifiers: .public, path: path))
      }
      types.append(
        TypeFacts(
          kind: .extension, name: name, inherited: [], attributes: [], modifiers: .public,
          path: path))
      variables += entity.properties.map { property in
        VariableFacts(
          name: property.name, owner: name, type: property.type, attributes: ["NSManaged"],
          modifiers: .public, path: path)
      }
    }
    self.init(
      path: path, types: types, variables: variables,
      imports: [ImportFacts(module: "CoreData"), ImportFacts(module: "Foundation")])
  }
}
