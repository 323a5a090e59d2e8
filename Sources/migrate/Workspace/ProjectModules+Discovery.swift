import Codemods

extension ProjectModules {
  /// The modules of the root, read from the files that describe them; those that cannot be read are
  /// reported and missed.
  init(
    of discovery: Discovery, overrides: SettingOverrides, _ invocation: Invocation,
  ) {
    var descriptions: [ProjectFile] = []
    for file in discovery.projectFiles {
      do throws(SystemError) {
        let bytes = try FileContents(of: file.location).bytes
        descriptions.append(
          ProjectFile(path: file.path, text: String(decoding: bytes, as: UTF8.self)))
      } catch {
        invocation.note(.unreadable(file.path, error))
      }
    }
    self.init(
      of: discovery.files.map(\.path), models: discovery.models.map(\.path),
      describedBy: descriptions, overrides: overrides)
  }
}
