/// Why a site is left unchanged: what kind of reason it is, and a sentence about this code.
public struct Refusal: Error, Hashable, Sendable {
  public let key: ReasonKey

  /// The condition that decided: a phrase for the report.
  public let reason: String

  /// What would have to change elsewhere.
  var needs: [RequiredAnnotation]

  /// Whether the site is right as it is.
  var isNote: Bool

  /// Whether the site is only left until something else has changed.
  var isForNow: Bool

  init(
    _ key: ReasonKey, _ reason: String, needs: [RequiredAnnotation] = [], isNote: Bool = false,
    isForNow: Bool = false,
  ) {
    self.key = key
    self.reason = reason
    self.needs = needs
    self.isNote = isNote
    self.isForNow = isForNow
  }

  /// The same kind of refusal in other words.
  func reworded(_ reason: (String) -> String) -> Refusal {
    Refusal(key, reason(self.reason), needs: needs, isNote: isNote, isForNow: isForNow)
  }
}
