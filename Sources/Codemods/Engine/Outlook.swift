/// Whether Swift 6 accepts a place once it is changed.
public enum Outlook: String, Sendable {
  /// The place needs nothing else.
  case compiles
  /// Something that is declared elsewhere has to be annotated first, with the change or without (``Finding/needs``).
  case needsAnnotation = "needs-annotation"
  /// It does where everything that it captures is Sendable, or used nowhere else; that isn't known.
  case unknown
}

extension Finding {
  public var outlook: Outlook {
    guard needs.isEmpty else { return .needsAnnotation }
    return capturesUnknown ? .unknown : .compiles
  }
}
