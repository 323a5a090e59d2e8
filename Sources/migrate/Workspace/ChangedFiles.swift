extension Option {
  static let since = Option(
    "since", "REF", help: "only files that changed since the branch left REF, such as origin/main")

  static let staged = Option("staged", help: "only files that the next commit changes")

  /// What narrows a run to files that git has changes of.
  static let changed: [Option] = [.since, .staged, .changedLines]
}

/// The files that git has changes of, where a run is about those alone.
struct ChangedFiles {
  /// `nil` for all files.
  private let locations: Set<AbsolutePath>?

  init(_ invocation: Invocation, in workspace: Workspace) throws(Failure) {
    let arguments = invocation.arguments
    if arguments.has(.changedLines), !arguments.has(.since), !arguments.has(.staged) {
      throw .onlyWith(.changedLines, .since)
    }
    let git = Git(environment: invocation.environment)
    switch (arguments.value(of: .since), arguments.has(.staged)) {
    case (nil, false): locations = nil
    case (nil, true): locations = try git.staged(in: workspace.patchRoot)
    case (let reference?, false):
      locations = try git.changed(since: reference, in: workspace.patchRoot)
    case (_?, true): throw .contradiction(.since, .staged)
    }
  }

  /// That there is no such file; `nil` where a run is about all files.
  var nothing: String? {
    locations.map { _ in "nothing to do: git has no changes of a Swift file that PATH names" }
  }

  func narrow(_ files: [WorkspaceFile]) -> [WorkspaceFile] {
    guard let locations else { return files }
    return files.filter { locations.contains($0.location) }
  }
}
