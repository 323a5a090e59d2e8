import Rewriter

extension ProjectModules {
  mutating func addProjects(_ files: [ProjectFile], to membership: inout Membership) {
    var configurations = ConfigurationFiles(files.filter { $0.path.hasSuffix(".xcconfig") })
    let files = files.sorted { $0.path < $1.path }
    let projects = files.filter { ProjectPath.name(of: $0.path) == "project.pbxproj" }
    for file in projects {
      let project = XcodeProject(
        path: file.path, text: file.text, configurations: &configurations)
      let container = ProjectPath.folder(of: file.path)
      notes += project.notes.map { "\(container): \($0)" }
      for target in project.targets { add(target, of: container, to: &membership) }
    }
    let made = Set(projects.map { ProjectPath.folder(of: $0.path) })
    addXcodeGen(files, unlessMade: made, &configurations, to: &membership)
    addTuist(files, unlessMade: made, &configurations, to: &membership)
    notes += configurations.notes
  }

  /// - Parameter made: The Xcode projects of the root, which say more than what they are made from.
  private mutating func addXcodeGen(
    _ files: [ProjectFile], unlessMade made: Set<String>,
    _ configurations: inout ConfigurationFiles, to membership: inout Membership,
  ) {
    let yaml = files.filter { ProjectFile.isYAML($0.path) }
    let texts = Dictionary(yaml.map { ($0.path, $0.text) }) { first, _ in first }
    let specifications = yaml.filter { ProjectFile.isXcodeGen($0.path) }
      .map { XcodeGenFile(path: $0.path, texts: texts) }
    for file in specifications where !file.isPart(ofOneOf: specifications) {
      let project = XcodeGenProject(file, configurations: &configurations)
      // Other tools have a file of this name as well.
      let isOther = project.targets.isEmpty && project.notes.isEmpty
      let container = Self.container(of: project.name, in: file.folder)
      guard !isOther, !made.contains(container) else { continue }
      notes += project.notes.map { "\(file.path): \($0)" }
      for target in project.targets { add(target, of: file.path, to: &membership) }
    }
  }

  private mutating func addTuist(
    _ files: [ProjectFile], unlessMade made: Set<String>,
    _ configurations: inout ConfigurationFiles, to membership: inout Membership,
  ) {
    let manifests = files.filter { ProjectPath.name(of: $0.path) == "Project.swift" }
    guard !manifests.isEmpty else { return }
    let helpers = files.filter(\.isTuistHelper).map { Tree.parse(SourceFile($0.text)) }
    for file in manifests where !file.isTuistHelper {
      let root = Self.rootOfTuist(around: file.path, among: files)
      let project = TuistProject(
        path: file.path, text: file.text, helpers: helpers, root: root,
        configurations: &configurations)
      let container = Self.container(
        of: project.name, in: ProjectPath.folder(of: file.path))
      guard !made.contains(container) else { continue }
      notes += project.notes.map { "\(file.path): \($0)" }
      for target in project.targets { add(target, of: file.path, to: &membership) }
    }
  }

  /// The Xcode project of the name in the folder that it is made in.
  private static func container(of name: String?, in folder: String) -> String {
    ProjectPath.joined(folder, "\(name ?? "").xcodeproj") ?? ""
  }

  /// The nearest folder with a `Tuist` folder or a file that configures Tuist.
  private static func rootOfTuist(around path: String, among files: [ProjectFile]) -> String {
    var folder = path
    repeat {
      folder = ProjectPath.folder(of: folder)
      let names = ["Tuist", "Tuist.swift", "Workspace.swift"]
        .compactMap { ProjectPath.joined(folder, $0) }
      let isRoot = files.contains { file in
        names.contains { ProjectPath.contains($0, file.path) }
      }
      if isRoot { return folder }
    } while !folder.isEmpty
    return ""
  }

  private mutating func add(
    _ target: GeneratedTarget, of container: String, to membership: inout Membership,
  ) {
    for source in target.sources {
      for file in membership.files(in: source.path) where source.takes(membership.paths[file]) {
        membership.add(file, to: modules.count)
      }
    }
    modules.append(
      Module(
        name: target.moduleName, targetName: target.name, kind: target.kind,
        container: container, settings: target.settings))
  }

  private mutating func add(
    _ target: XcodeProject.Target, of container: String, to membership: inout Membership,
  ) {
    for path in target.files {
      if let file = membership.index(of: path) { membership.add(file, to: modules.count) }
    }
    for folder in target.folders {
      let roots = folder.takesOnlyExceptions ? folder.exceptions : [folder.path]
      let excluded = folder.takesOnlyExceptions ? [] : folder.exceptions
      for file in roots.flatMap({ membership.files(in: $0) })
      where !excluded.contains(where: { ProjectPath.contains($0, membership.paths[file]) }) {
        membership.add(file, to: modules.count)
      }
    }
    modules.append(
      Module(
        name: target.moduleName, targetName: target.name, kind: target.kind,
        container: container, settings: target.settings))
  }
}

extension XcodeGenFile {
  /// Whether another file includes this one, which then describes no project of its own.
  fileprivate func isPart(ofOneOf others: [XcodeGenFile]) -> Bool {
    others.contains { $0.included.contains(path) && !included.contains($0.path) }
  }
}
