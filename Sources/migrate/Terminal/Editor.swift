import Foundation

/// The text editor that a person has chosen, as git finds it.
struct Editor {
  /// As a shell takes it.
  let command: String

  /// - Returns: what the person saves, whatever it is; `nil` if the editor fails.
  func edit(_ text: [UInt8]) -> [UInt8]? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("migrate-\(UUID().uuidString).diff")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(text).write(to: file)
      // In the group of this process, since a terminal hands its keys to no other; results may go elsewhere.
      guard system("\(command) \(file.path.asArgument) 1>&2") == 0 else { return nil }
      return [UInt8](try Data(contentsOf: file))
    } catch {
      return nil
    }
  }
}

extension Editor {
  /// `GIT_EDITOR`, git's settings, `VISUAL`, `EDITOR`, or what git takes else.
  init(of invocation: Invocation, in repository: AbsolutePath) {
    command = Git(environment: invocation.environment).editor(in: repository)
  }
}
