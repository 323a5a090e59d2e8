import Codemods

extension ForeignFile {
  /// Reads a storyboard, a xib or a file in Objective-C; `nil` for any other file.
  init?(of file: WorkspaceFile) throws(Failure) {
    guard let kind = Kind(fileNamed: file.path) else { return nil }
    do throws(SystemError) {
      self.init(path: file.path, kind: kind, bytes: try FileContents(of: file.location).bytes)
    } catch {
      throw .unreadable(file.path, error)
    }
  }

  /// Reads the current version of a Core Data model; `nil` if the folder has none.
  init?(ofModel folder: WorkspaceFile) throws(Failure) {
    guard let version = Self.currentVersion(of: folder) else { return nil }
    do throws(SystemError) {
      let contents = try FileContents(of: version.appending("contents")).bytes
      self.init(model: folder.path, contents: contents)
    } catch {
      throw .unreadable(folder.path, error)
    }
  }

  /// The folder of the version that `.xccurrentversion` names, or of the only one.
  private static func currentVersion(of model: WorkspaceFile) -> AbsolutePath? {
    if !model.path.hasSuffix("d") { return model.location }
    let note = model.location.appending(".xccurrentversion")
    if let bytes = try? FileContents(of: note).bytes,
      let name = ForeignFile.currentVersion(in: bytes)
    {
      return model.location.appending(name)
    }
    let versions = (try? FolderEntry.all(in: model.location)) ?? []
    let names = versions.map(\.name).filter { $0.hasSuffix(".xcdatamodel") }
    return names.count == 1 ? model.location.appending(names[0]) : nil
  }
}
