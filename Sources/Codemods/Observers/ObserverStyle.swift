/// How the block of an observer gets to the main actor.
public enum ObserverStyle: String, Style {
  /// It runs on the main queue, and before `post` returns.
  case block
  /// It starts a main-actor task, which runs in a later turn.
  case task

  public static let option = "observer-style"

  public static let help = "observe with a 'block' that runs at once (the default), or a 'task'"
}
