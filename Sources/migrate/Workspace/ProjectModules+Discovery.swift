import Codemods

extension ProjectModules {
  /// The modules of the root, read from the files that describe them; those that cannot be read are
  /// reported and missed.
  init(
    of discovery: Discovery, overrides: SettingOverrides, _ invocation: Invocation,
  ) {
    var descriptions: [ProjectFile] = []
    let usesXcodeGen = discovery.projectFiles.contains { ProjectFile.isXcodeGen($0.path) }
    for file in discovery.projectFiles
    where usesXcodeGen || !ProjectFile.isYAML(file.path) || ProjectFile.isBuildScript(file.path) {
      do throws(SystemError) {
        let bytes = try FileContents(of: file.location).bytes
        let file = ProjectFile(path: file.path, text: String(decoding: bytes, as: UTF8.self))
        if file.describesProject { descriptions.append(file) }
      } catch {
        invocation.note(.unreadable(file.path, error))
      }
    }
    self.init(
      of: discovery.files.map(\.path), models: discovery.models.map(\.path),
      describedBy: descriptions, overrides: overrides)
  }
}
