/// The part of the disk that a run is about: everything in the root is read, what PATH names may be
/// changed, and nothing outside is touched.
struct Workspace: Sendable {
  /// The folder whose Swift files are all known.
  let root: AbsolutePath

  /// Where git looks for its files: the top of the repository around the root, or else the root.
  /// Paths in a patch start here.
  let patchRoot: AbsolutePath

  /// - Parameters:
  ///   - name: the value of `--root`.
  ///   - start: a path that the root is to enclose if it is not named.
  init(root name: String?, enclosing start: AbsolutePath, from base: String) throws(Failure) {
    if let name {
      root = try Self.folder(name, from: base)
    } else {
      root = Self.root(around: start)
    }
    patchRoot = Self.repository(around: root) ?? root
  }

  /// The top folder of the git repository that the path is in.
  static func repository(around path: AbsolutePath) -> AbsolutePath? {
    path.ancestorsAndSelf.first { isRepository($0) }
  }

  /// Whether the folder is the top of a repository; that of a submodule or worktree has a file.
  static func isRepository(_ folder: AbsolutePath) -> Bool { folder.appending(".git").exists }

  /// The git repository around the path, since all of it is one project; without git the nearest
  /// package or Xcode project; without either the folder itself.
  private static func root(around path: AbsolutePath) -> AbsolutePath {
    let folders = path.ancestorsAndSelf.filter { $0.kind == .folder }
    return repository(around: path)
      ?? folders.first { isProject($0) }
      ?? folders.first
      ?? path
  }

  /// Whether the root is more than some folder.
  var isProject: Bool { Self.isRepository(root) || Self.isProject(root) }

  private static func isProject(_ folder: AbsolutePath) -> Bool {
    folder.appending("Package.swift").exists
      || (try? FolderEntry.all(in: folder))?.contains { $0.name.hasSuffix(".xcodeproj") } == true
  }

  private static func folder(_ name: String, from base: String) throws(Failure) -> AbsolutePath {
    let path: AbsolutePath
    do {
      path = try AbsolutePath(resolving: name, from: base)
    } catch {
      throw .noSuchPath(name, error)
    }
    guard path.kind == .folder else { throw .notFolder(name) }
    return path
  }
}

/// A Swift file of a workspace.
struct WorkspaceFile: Hashable, Sendable {
  /// The file itself, never a link to it.
  let location: AbsolutePath

  /// What the file is called in messages and for the codemods: its path from the root, or where a
  /// link leads out of the root, the path of the link.
  let path: String

  /// Whether only a link leads here from inside the root.
  let isOutsideRoot: Bool

  /// What counts instead of what is on the disk.
  var unsaved: UnsavedText?

  /// The path of the innermost folder around it that is a repository of its own, below that of the root;
  /// `nil` for none.
  var repository: String?
}
