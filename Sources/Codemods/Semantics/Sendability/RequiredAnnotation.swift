/// What a change still wants from somewhere else, before Swift 6 accepts the result.
///
/// The code wants it as much without the change: the change makes it no worse.
public struct RequiredAnnotation: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// A type of the project: one annotation helps everywhere.
    case type
    /// A parameter of the function around.
    case parameter
    /// A function of the project that others hand their completion handlers to.
    case function
  }

  public let kind: Kind
  public let name: String

  /// The file of its declaration.
  public let path: String

  /// The project's classes that a type inherits from: `@MainActor` on one of them does as well.
  public let superclasses: [RequiredAnnotation]

  init(_ kind: Kind, name: String, path: String, superclasses: [RequiredAnnotation] = []) {
    self.kind = kind
    self.name = name
    self.path = path
    self.superclasses = superclasses
  }

  public var description: String {
    switch kind {
    case .type: "'\(name)' needs '@MainActor' or 'Sendable'"
    case .parameter: "the parameter '\(name)' needs '@Sendable' or '@MainActor'"
    case .function: "the function '\(name)' needs to call its handler exactly once"
    }
  }
}

extension Context {
  /// What to annotate in a type before its values may go anywhere: each of the project's types in it that is not
  /// known to be Sendable.
  func needs(of type: KnownType) -> [RequiredAnnotation] {
    let words = Set(type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." })
    return words.map { project.resolve(String($0), inside: type.scope) }.sorted()
      .compactMap { need(ofType: $0) }
  }

  /// - Parameter name: a qualified name; what is no type of the project needs nothing, and no value of which it is
  ///   not known that it is not Sendable.
  func need(ofType name: String) -> RequiredAnnotation? {
    guard let declaration = project.types[name]?.first, !isSendable(typeNamed: name) else {
      return nil
    }
    let isValue = declaration.kind == .struct || declaration.kind == .enum
    let type = KnownType(TypeShape(named: name), path: path)
    if isValue, sendability(of: type).kind != .no { return nil }
    let superclasses = project.ancestry(of: name).dropFirst()
      .compactMap { project.types[$0]?.first }.filter { $0.kind == .class }
      .map { RequiredAnnotation(.type, name: $0.name, path: $0.path) }
    return RequiredAnnotation(
      .type, name: declaration.name, path: declaration.path, superclasses: superclasses)
  }
}
