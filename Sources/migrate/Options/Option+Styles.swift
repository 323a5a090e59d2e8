import Codemods

/// The options that choose among the forms that codemods can write.
extension Option {
  static let styles = Styles.all.map {
    Option($0.option, "STYLE", choices: $0.choices, help: $0.help)
  }
}

extension Arguments {
  /// What ``Option/styles`` say.
  func styles() throws(Failure) -> Styles {
    var styles = Styles()
    for (style, option) in zip(Styles.all, Option.styles) {
      guard let choice = value(of: option) else { continue }
      guard styles.choose(choice, for: style.option) else {
        throw .invalidChoice(choice, option: option, style.choices)
      }
    }
    return styles
  }
}
