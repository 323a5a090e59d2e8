import Codemods
import Foundation

/// The Swift files of a workspace, and what could not be looked at on the way to them.
///
/// Links to folders are not followed, so that the walk ends and nothing is found twice; a link to a
/// file counts as the file. Hidden files and folders are left alone, and those that hold what others
/// wrote or a build made.
struct Discovery: Sendable {
  /// In the order of the paths' bytes, as git sorts them.
  private(set) var files: [WorkspaceFile] = []

  /// The files that may describe the root's modules: package manifests, Xcode projects, …
  private(set) var projectFiles: [WorkspaceFile] = []

  /// Storyboards, xibs and sources in Objective-C.
  private(set) var foreignFiles: [WorkspaceFile] = []

  /// The folders of Core Data models.
  private(set) var models: [WorkspaceFile] = []

  /// The places that could not be looked at.
  private(set) var obstacles: [Obstacle] = []

  /// The folders below the root that are repositories of their own: submodules, and whatever else.
  private(set) var repositories: [AbsolutePath] = []

  private let root: AbsolutePath

  /// The folders that are left alone wherever they are, besides those whose names begin with a dot.
  static let skippedFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "checkouts",
  ]

  /// Cost: a system call or two for each folder and one for each link.
  init(of workspace: Workspace) {
    root = workspace.root
    walk(root, path: "", repository: nil)
    files.sort { strcmp($0.path, $1.path) < 0 }
    leaveOutTwins()
    foreignFiles.sort { strcmp($0.path, $1.path) < 0 }
    models.sort { strcmp($0.path, $1.path) < 0 }
  }

  /// Takes a text for what is in a file.
  mutating func take(_ text: UnsavedText, for location: AbsolutePath) {
    for index in files.indices where files[index].location == location {
      files[index].unsaved = text
    }
  }

  /// Leaves out files whose paths differ only in the form of Unicode, as `é.swift` can be written in two.
  ///
  /// On a Mac there can't be two such files in one folder. To Swift they have one name, under which the text of one would
  /// be taken for that of the other.
  private mutating func leaveOutTwins() {
    let counts = Dictionary(files.map { ($0.path, 1) }, uniquingKeysWith: +)
    guard counts.count < files.count else { return }
    files.removeAll { counts[$0.path] != 1 }
    obstacles += counts.filter { $0.value > 1 }.keys.sorted { strcmp($0, $1) < 0 }
      .map { Obstacle(path: $0, failure: .nameInTwoForms($0)) }
  }

  private mutating func walk(_ folder: AbsolutePath, path: String, repository: String?) {
    let entries: [FolderEntry]
    do {
      entries = try FolderEntry.all(in: folder)
    } catch {
      let name = path.isEmpty ? folder.description : path
      obstacles.append(Obstacle(path: path, failure: .unlistable(name, error)))
      return
    }
    var repository = repository
    if !path.isEmpty, entries.contains(where: { $0.name == ".git" }) {
      repository = path
      repositories.append(folder)
    }
    for entry in entries where !entry.name.hasPrefix(".") || entry.isRead {
      let location = folder.appending(entry.name)
      let entryPath = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      guard entry.isNameValid else {
        if entry.kind == .folder || entry.isSwift {
          obstacles.append(Obstacle(path: entryPath, failure: .nameNotUTF8(entryPath)))
        }
        continue
      }
      let file = WorkspaceFile(
        location: location, path: entryPath, isOutsideRoot: false, repository: repository)
      if entry.kind == .file, ProjectFile.mayDescribeProject(at: entryPath) {
        projectFiles.append(file)
      }
      switch entry.kind {
      case .folder where entry.name == ProjectFile.folderOfGitHub:
        takeWorkflows(in: location, path: entryPath)
      case .folder where ForeignFile.isModel(folderNamed: entry.name):
        models.append(file)
      case .folder where !Self.skippedFolders.contains(entry.name):
        walk(location, path: entryPath, repository: repository)
      case .file where entry.isSwift:
        files.append(file)
      case .file where ForeignFile.Kind(fileNamed: entry.name) != nil:
        foreignFiles.append(file)
      case .link where entry.isSwift:
        follow(location, path: entryPath)
      default:
        break
      }
    }
  }

  /// Takes the workflows of GitHub, which say what builds the project; a folder without any is none.
  private mutating func takeWorkflows(in folder: AbsolutePath, path: String) {
    let workflows = folder.appending(ProjectFile.folderOfWorkflows)
    guard let entries = try? FolderEntry.all(in: workflows) else { return }
    for entry in entries where entry.kind == .file && entry.isNameValid {
      let path = "\(path)/\(ProjectFile.folderOfWorkflows)/\(entry.name)"
      guard ProjectFile.isBuildScript(path) else { continue }
      projectFiles.append(
        WorkspaceFile(location: workflows.appending(entry.name), path: path, isOutsideRoot: false))
    }
  }

  /// Takes the file that a link leads to, unless the walk finds the file itself.
  private mutating func follow(_ link: AbsolutePath, path: String) {
    let target: AbsolutePath
    do {
      target = try AbsolutePath(resolving: link.description, from: root.description)
    } catch {
      obstacles.append(Obstacle(path: path, failure: .unreadable(path, error)))
      return
    }
    guard target.kind == .file else { return }
    let targetPath = target.relative(to: root)
    guard !isWalked(targetPath) else { return }
    let file = WorkspaceFile(
      location: target, path: targetPath ?? path, isOutsideRoot: targetPath == nil)
    if !files.contains(file) { files.append(file) }
  }

  /// Whether the walk comes by the path on its own.
  private func isWalked(_ path: String?) -> Bool {
    guard let path, path.hasSuffix(".swift") else { return false }
    return path.split(separator: "/").allSatisfy {
      !$0.hasPrefix(".") && !Self.skippedFolders.contains(String($0))
    }
  }
}

extension FolderEntry {
  /// Whether it is read although its name begins with a dot.
  fileprivate var isRead: Bool {
    ProjectFile.isToolchain(name) || kind == .folder && name == ProjectFile.folderOfGitHub
  }

  fileprivate var isSwift: Bool { name.hasSuffix(".swift") }
}

/// A place that could not be looked at, and why.
struct Obstacle: Sendable {
  /// The path from the root; empty for the root itself.
  let path: String

  let failure: Failure
}
