/// What is known of which notification center an expression is.
enum CenterIdentity: Hashable {
  /// The one that its type keeps, by its expression: `NotificationCenter.default`.
  case shared(String)
  /// The one that a constant of `self` holds, by its name.
  case constant(String)
  /// What a parameter or variable of the name holds now: another one each time, perhaps.
  case passing(String)

  /// Whether the centers of two places are the same one; `nil` if that is not in the text.
  func isSame(as other: CenterIdentity) -> Bool? {
    switch (self, other) {
    case (.shared(let name), .shared(let otherName)): name == otherName
    case (.constant(let name), .constant(let otherName)): name == otherName ? true : nil
    default: nil
    }
  }

  /// An expression for it that means the same in each member of its user; `nil` for none.
  var expression: String? {
    switch self {
    case .shared("DistributedNotificationCenter.default"): "DistributedNotificationCenter.default()"
    case .shared(let text), .constant(let text): text
    case .passing: nil
    }
  }

  /// Whether the type of the center is there whatever the program is built for.
  var isOnAllSystems: Bool { self == .shared("NotificationCenter.default") }

  /// What a property for several observers is named after; `nil` for the usual center.
  var nameOfGroup: String? {
    guard case .shared(let text) = self else { return nil }
    if text.hasPrefix("NSWorkspace") { return "workspace" }
    return text.hasPrefix("Distributed") ? "distributed" : nil
  }
}
