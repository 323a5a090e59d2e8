import Foundation

/// What the builds of a verified run have said, one after the other, so that a run that continues an interrupted one need
/// not build again what that one has built.
struct BuildRecord {
  private let file: AbsolutePath
  private var made: [Entry] = []

  /// Those of the interrupted run that were not asked for yet.
  private var left: [Entry]

  private struct Entry: Codable {
    /// Of all Swift files in the root.
    let state: String

    let result: BuildCommand.Result
  }

  init(in journal: Journal) {
    file = journal.buildsFile
    let bytes = (try? FileContents(of: file).bytes) ?? []
    left = (try? JSONDecoder().decode([Entry].self, from: Data(bytes))) ?? []
  }

  /// What the build has said of these files; `nil` if the interrupted run has gone another way.
  ///
  /// Where the first one failed, what it failed for may be mended by now, and would excuse the failure of all others.
  mutating func next(of state: Fingerprint) -> BuildCommand.Result? {
    guard let next = left.first, next.state == "\(state)", !made.isEmpty || next.result.status == 0
    else {
      left = []
      return nil
    }
    made.append(left.removeFirst())
    return next.result
  }

  /// Without it, a run that is interrupted has to build again, and nothing else is lost.
  mutating func keep(_ result: BuildCommand.Result, of state: Fingerprint) {
    made.append(Entry(state: "\(state)", result: result))
    guard let data = try? JSONEncoder().encode(made) else { return }
    try? AtomicWrite(target: file).create(with: Array(data))
  }
}

extension Trial {
  /// Tells the text of the Swift files in the root from any other.
  func state(of files: [WorkspaceFile]) -> Fingerprint {
    let lines = files.map { file in
      let bytes = (try? FileContents(of: location(of: file)).bytes) ?? []
      return "\(file.path)\0\(Fingerprint(bytes))\n"
    }
    return Fingerprint(Array(lines.joined().utf8))
  }
}
