/// Where the work of a detached task goes whose value is awaited on the spot.
public enum ConcurrentStyle: String, Style {
  /// It stays in the closure, which says `@concurrent`.
  case closure
  /// It moves to a `@concurrent` function, which is called in the task's place.
  case function
  /// `function` where that is known to be right, else `closure`.
  case auto

  public static let option = "concurrent-style"

  public static let help =
    "detached work as a 'closure' (the default), a 'function', or 'auto'"
}
