/// A site that no change is known to be right for.
struct Refusal: Error {
  /// The condition that decided: a phrase for the report.
  let reason: String

  /// What would have to change elsewhere.
  var needs: [RequiredAnnotation] = []

  /// Whether the site is right as it is.
  var isNote = false

  /// Whether the site is only left until something else has changed.
  var isForNow = false
}
