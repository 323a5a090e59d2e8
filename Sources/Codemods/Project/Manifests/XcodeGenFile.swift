/// `project.yml` with the files that it includes, as one map.
struct XcodeGenFile {
  private(set) var map = YAML(.map([]), line: 1)

  /// What could not be read, a sentence without the file's path each.
  private(set) var notes: [String] = []

  /// Whether something was not read that may change any setting.
  private(set) var isIncomplete = false

  /// The folders that the paths in each file start from.
  private(set) var folders: [String: String] = [:]

  let path: String

  /// The folder that the project is made in.
  let folder: String

  private let texts: [String: String]

  /// - Parameter texts: All files of the root that may be included, by path.
  init(path: String, texts: [String: String]) {
    self.path = path
    self.texts = texts
    folder = Self.folder(of: path, texts)
    map = read(path, from: folder) ?? map
  }

  /// The other files that were read.
  var included: Set<String> { Set(folders.keys).subtracting([path]) }

  /// The folder that the project is made in: that of the file, or the one that has most of what it includes, as where a
  /// script first copies the file to the root.
  private static func folder(of path: String, _ texts: [String: String]) -> String {
    let own = ProjectPath.folder(of: path)
    let includes = texts[path].flatMap { try? YAML(parsing: $0) }?["include"]?.elements ?? []
    let names = includes.filter { $0["enable"]?.boolean != false }.compactMap(\.nameOfInclude)
    var best = (folder: own, count: 0)
    for folder in [own, "", ProjectPath.folder(of: own)] {
      let count = names.count { name in
        ProjectPath.joined(folder, name).map { texts[$0] != nil } ?? false
      }
      if count > best.count { best = (folder, count) }
    }
    return best.folder
  }

  /// The files that this one includes are below it, and each counts once.
  private mutating func read(_ path: String, from folder: String) -> YAML? {
    guard folders[path] == nil else { return nil }
    folders[path] = folder
    guard let text = texts[path] else {
      note("'\(path)' isn't in the root and wasn't read")
      return nil
    }
    do throws(YAMLError) {
      let own = try YAML(parsing: text).placed(in: path)
      var below = YAML(.map([]), line: 1)
      for include in own["include"]?.elements ?? [] {
        if let included = self.included(include, from: folder) {
          below = included.merged(onto: below)
        }
      }
      return own.merged(onto: below)
    } catch {
      note("'\(path)' can't be read (\(error))")
      return nil
    }
  }

  /// include → path | "{" "path:" path "relativePaths:" boolean "enable:" boolean "}"
  private mutating func included(_ include: YAML, from folder: String) -> YAML? {
    guard include["enable"]?.boolean != false else { return nil }
    guard let name = include.nameOfInclude,
      let path = ProjectPath.joined(folder, name)
    else {
      note("'\(include.nameOfInclude ?? "include")' isn't in the root")
      return nil
    }
    let isRelative = include["relativePaths"]?.boolean != false
    return read(path, from: isRelative ? ProjectPath.folder(of: path) : folder)
  }

  private mutating func note(_ text: String) {
    notes.append(text)
    isIncomplete = true
  }

  /// The path that a value names, from the root; `nil` for one outside of it.
  func path(in value: YAML) -> String? {
    value.scalar.flatMap { ProjectPath.joined(folders[value.path] ?? "", $0) }
  }
}

extension XcodeGenFile {
  /// A target with what its templates say, those named last on top of the others.
  func resolved(_ target: YAML.Entry) -> YAML {
    var names: [String] = []
    collectTemplates(of: target.value, into: &names)
    guard !names.isEmpty else { return target.value }
    let templates = map["targetTemplates"]
    let base = names.compactMap { templates?[$0] }
      .reduce(YAML(.map([]), line: target.value.line)) { $1.merged(onto: $0) }
    let attributes = (target.value["templateAttributes"]?.entries ?? []).compactMap { entry in
      entry.value.scalar.map { (entry.key, $0) }
    }
    return target.value.merged(onto: base)
      .expanding(["target_name": target.key])
      .expanding(Dictionary(attributes) { $1 })
  }

  /// The templates of a template stand in front of it.
  private func collectTemplates(of value: YAML, into names: inout [String]) {
    for name in value["templates"]?.elements.compactMap(\.scalar) ?? [] {
      guard !names.contains(name), let template = map["targetTemplates"]?[name] else { continue }
      // A template that names itself ends here.
      names.append(name)
      var inner: [String] = names
      collectTemplates(of: template, into: &inner)
      let added = inner.dropFirst(names.count)
      names.insert(contentsOf: added, at: names.count - 1)
    }
  }
}

extension YAML {
  /// The path that an entry of `include` names.
  fileprivate var nameOfInclude: String? { scalar ?? self["path"]?.scalar }
}
