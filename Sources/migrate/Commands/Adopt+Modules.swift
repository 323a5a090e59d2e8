import Codemods
import Rewriter

extension Session {
  /// The modules of the names; without names, those of the files that PATH names.
  func modules(named names: [String]) throws(Failure) -> [Module] {
    let selected = Set(selected.flatMap { modules.modules(of: $0.path).map(\.key) })
    let all = modules.modules.filter { $0.kind != .folder && selected.contains($0.key) }
    guard !names.isEmpty else { return all.filter { $0.kind != .plugin } }
    var found: [Module] = []
    for name in names {
      let named = all.filter { $0.targetName == name || $0.name == name }
      guard !named.isEmpty else {
        throw .unknownModule(name, nearest: nearest(name, in: all.map(\.targetName)))
      }
      found += named
    }
    return found
  }
}

extension Module {
  var isOfPackage: Bool { ProjectFile.isManifest(at: container) }
}

extension Module {
  /// What to set in a project that isn't edited.
  func buildSettings(for settings: [AdoptedSetting]) -> String {
    let open = settings.filter { !$0.isMet(by: self.settings) }
    guard !open.isEmpty else { return "" }
    return "\(targetName) in \(container)\n"
      + open.map { "  \($0.buildSetting)\n" }.joined()
  }
}

extension Session {
  /// What moving all modules of the name to Swift 6 mode would do.
  func firstStep(of module: Module) -> AdoptionStep {
    let setting = AdoptedSetting.languageMode(6)
    let named = modules.modules.filter {
      $0.kind != .folder && $0.targetName == module.targetName && !setting.isMet(by: $0.settings)
    }
    let manifests = Dictionary(grouping: named.filter(\.isOfPackage), by: \.container)
    var edited: [String] = []
    var refused: (String, String)?
    for (path, modules) in manifests.sorted(by: { $0.key < $1.key }) {
      do throws(Failure) {
        if try change(of: path, adopting: [setting], in: modules) != nil { edited.append(path) }
      } catch {
        guard case .noAdoption(_, let reason) = error else { continue }
        refused = refused ?? (path, reason)
      }
    }
    if !edited.isEmpty { return .editsManifests(edited) }
    if let refused { return .refused(refused.0, refused.1) }
    return .saysSettings(of: Set(named.map(\.container)).sorted())
  }

  /// What becomes of a manifest; `nil` where it says all that already.
  func change(
    of container: String, adopting settings: [AdoptedSetting], in modules: [Module],
  ) throws(Failure) -> FileChange? {
    guard let file = files.first(where: { $0.path == container }) else {
      throw .noAdoption(container, "git ignores it, or it is a link")
    }
    let text = try SwiftText(of: file)
    var manifest = ManifestAdoption(path: container, source: text.source)
    for setting in settings {
      do throws(AdoptionRefusal) {
        try manifest.adopt(setting, in: Set(modules.map(\.targetName)))
      } catch {
        throw .noAdoption(container, error.reason)
      }
    }
    let path = file.location.relative(to: workspace.patchRoot) ?? file.path
    return UnifiedDiff(path: path, old: text.source, new: manifest.source).map { patch in
      FileChange(file: file, stamp: text.stamp, source: manifest.source, patch: patch)
    }
  }
}
