/// A form among several that a codemod can write: the user chooses one for a whole run.
///
/// The first case is what is written where nothing was chosen. A new style is an enumeration and a
/// line in ``Styles/all``; the command line has an option for each.
public protocol Style: CaseIterable, RawRepresentable<String>, Sendable {
  /// The name of the option: `observer-style`.
  static var option: String { get }

  /// What stands for the choices in a help text, and what they are about.
  static var help: String { get }
}

/// What the user chose about the form of what codemods write.
public struct Styles: Sendable, Hashable {
  var chosen: [String: String] = [:]

  public init() {}

  /// The style of the type.
  public subscript<S: Style>(type: S.Type) -> S {
    chosen[S.option].flatMap(S.init) ?? S.allCases[S.allCases.startIndex]
  }
}

extension Style {
  /// The raw values of the cases, the default one first.
  public static var choices: [String] { allCases.map(\.rawValue) }
}
