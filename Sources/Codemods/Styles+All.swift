extension Styles {
  /// Every style, in the order of the help texts.
  public static let all: [any Style.Type] = [
    ObserverStyle.self, TapStyle.self, ConcurrentStyle.self,
  ]

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
