/// What a change still wants from somewhere else, before Swift 6 accepts the result.
///
/// The code wants it as much without the change: the change makes it no worse.
public struct Need: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// A type of the project: one annotation helps everywhere.
    case type
    /// A parameter of the function around.
    case parameter
  }

  public let kind: Kind
  public let name: String

  /// The file of its declaration.
  public let path: String

  init(_ kind: Kind, name: String, path: String) {
    self.kind = kind
    self.name = name
    self.path = path
  }

  public var description: String {
    switch kind {
    case .type: "'\(name)' needs '@MainActor' or 'Sendable'"
    case .parameter: "the parameter '\(name)' needs '@Sendable' or '@MainActor'"
    }
  }
}
