import Rewriter

extension Context {
  /// Whether nothing that is passed for the one type can be meant for the other: the two are known to be of different
  /// structures, enumerations or classes, or one is a function, and no literal is of both.
  ///
  /// Have: String and Set<String>
  func areKnownUnlike(_ type: KnownType, _ other: KnownType) -> Bool {
    guard let first = concreteName(of: type), let second = concreteName(of: other),
      first != second
    else { return false }
    if isClass(first), isClass(second) {
      return !foreignAncestry(of: first).contains(second)
        && !foreignAncestry(of: second).contains(first)
    }
    guard let literal = literal(of: first), let otherLiteral = self.literal(of: second) else {
      return false
    }
    return literal != otherLiteral || literal == .none
  }

  /// `()` for a function; `nil` for what values of several types may be passed as.
  private func concreteName(of type: KnownType) -> String? {
    guard !type.isOptional, let shape = project.canonical(type) else { return nil }
    switch shape {
    case .function: return "()"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .nominal:
      guard let name = shape.nominalName else { return nil }
      let kinds = project.types[name]?.filter { $0.kind != .extension }.map(\.kind)
      let isConcrete =
        kinds.map { $0.allSatisfy { [.struct, .enum, .class, .actor].contains($0) } }
        ?? ["struct", "enum", "class"].contains(project.sdk.kind(ofType: name))
      return isConcrete ? name : nil
    default: return nil
    }
  }

  private func isClass(_ type: String) -> Bool {
    if let types = project.types[type] { return types.allSatisfy { $0.kind == .class } }
    return project.sdk.kind(ofType: type) == "class"
  }

  private enum Literal { case none, number, string, array, dictionary, boolean }

  /// The literals that are values of the type without saying so; `nil` if that is not known.
  private func literal(of type: String) -> Literal? {
    if type == "()" { return Literal.none }
    if project.types[type] != nil {
      let isMade = project.ancestry(of: type).contains { $0.hasPrefix("ExpressibleBy") }
      return isMade ? nil : Literal.none
    }
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "CGFloat", "Decimal":
      return .number
    case "String", "Substring", "Character", "StaticString": return .string
    case "Array", "ArraySlice", "ContiguousArray", "Set": return .array
    case "Dictionary": return .dictionary
    case "Bool": return .boolean
    case "Data", "Date", "URL", "UUID": return Literal.none
    default: return isClass(type) && !Self.classesOfLiterals.contains(type) ? Literal.none : nil
    }
  }

  /// Foundation's classes that a literal can be of.
  private static let classesOfLiterals: Set = [
    "NSArray", "NSDecimalNumber", "NSDictionary", "NSMutableArray", "NSMutableDictionary",
    "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSNumber", "NSOrderedSet", "NSSet",
    "NSString",
  ]
}
