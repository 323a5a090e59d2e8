/// How the block of an audio tap, or of a recognition task, gets off the main actor.
public enum TapStyle: String, Style {
  /// The call moves to a function of its own, which is nonisolated.
  case helper
  /// The closure says `@Sendable` where it stands.
  case sendable
  /// `sendable` where everything that the closure captures is Sendable, else `helper`.
  case auto

  public static let option = "tap-style"

  public static let help =
    "move taps to a 'helper' (the default), mark them 'sendable', or 'auto'"
}
