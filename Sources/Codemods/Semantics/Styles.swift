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
  private var chosen: [String: String] = [:]

  /// Every style, in the order of the help texts.
  public static let all: [any Style.Type] = [
    ObserverStyle.self, TapStyle.self, ConcurrentStyle.self,
  ]

  public init() {}

  /// The style of the type.
  public subscript<S: Style>(type: S.Type) -> S {
    chosen[S.option].flatMap(S.init) ?? S.allCases[S.allCases.startIndex]
  }

  /// - Parameters:
  ///   - choice: the raw value of one of the style's cases.
  ///   - option: the style's option.
  /// - Returns: false, and nothing changes, if there is no such option or no such choice.
  public mutating func choose(_ choice: String, for option: String) -> Bool {
    guard let style = Self.all.first(where: { $0.option == option }), style.choices.contains(choice)
    else { return false }
    chosen[option] = choice
    return true
  }
}

extension Style {
  /// The raw values of the cases, the default one first.
  public static var choices: [String] { allCases.map(\.rawValue) }
}
