import Rewriter

/// What a manifest says about its targets.
struct ManifestReading {
  let path: String
  let source: SourceFile
  let manifest: PackageManifest

  init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
    manifest = PackageManifest(path: path, source: source)
  }

  /// Where targets of the names stand among those of the manifest, which don't have the setting.
  func places(
    of names: Set<String>, without setting: AdoptedSetting,
  ) throws(AdoptionRefusal) -> Set<Int> {
    if let skipped = manifest.skippedStatements.first {
      throw AdoptionRefusal(
        reason: "we can't tell what \(skipped) changes; write '\(setting.code)' by hand")
    }
    for name in names.sorted() {
      guard let target = manifest.targets.first(where: { $0.name == name }) else {
        throw AdoptionRefusal(reason: "it names no target '\(name)'")
      }
      guard target.kind != .plugin else {
        throw AdoptionRefusal(reason: "'\(name)' is a plugin, which has no Swift settings")
      }
    }
    return Set(
      manifest.targets.indices.filter { place in
        let target = manifest.targets[place]
        return names.contains(target.name) && !setting.isMet(by: target.settings)
      })
  }

  func checkTools(for setting: AdoptedSetting) throws(AdoptionRefusal) {
    let (needed, tools) = (setting.firstTools, manifest.toolsVersion?.value ?? .v(3, 1))
    guard tools < needed else { return }
    let changesMode = manifest.targets.contains { $0.settings.languageMode?.source != path }
    let effect =
      tools < .v(6, 0) && needed >= .v(6, 0) && changesMode
      ? ", which also compiles all targets in Swift 6 mode that don't have '.swiftLanguageMode(.v5)'"
      : ""
    throw AdoptionRefusal(
      reason: "'\(setting.code)' needs tools version \(needed), and it has \(tools); "
        + "write '// swift-tools-version: \(needed)'\(effect)")
  }

  /// `nil` for edits that change no target's settings, or more than that.
  func step(_ edits: [Edit], _ setting: AdoptedSetting) -> ManifestStep? {
    var changes = ChangeSet()
    guard changes.insert(edits), case let result = changes.apply(to: source),
      let places = places(changedIn: result), !places.isEmpty
    else { return nil }
    let next = PackageManifest(path: path, source: result)
    return ManifestStep(
      edits: edits, places: places,
      isRight: places.allSatisfy { place in
        let (old, new) = (manifest.targets[place].settings, next.targets[place].settings)
        return setting.isMet(by: new) && setting.rest(of: old) == setting.rest(of: new)
      })
  }

  /// The targets whose settings are others in the result; `nil` if anything else is.
  func places(changedIn result: SourceFile) -> Set<Int>? {
    let (old, new) = (manifest, PackageManifest(path: path, source: result))
    guard old.targets.map(\.name) == new.targets.map(\.name), old.notes == new.notes else {
      return nil
    }
    return Set(
      old.targets.indices.filter { place in
        old.targets[place].kind != .plugin
          && old.targets[place].settings != new.targets[place].settings
      })
  }

  /// Why no edit is right for the targets.
  func refusal(
    _ setting: AdoptedSetting, for open: Set<Int>, after steps: [ManifestStep],
  ) -> AdoptionRefusal {
    let shared = steps.filter(\.isRight)
      .first { !$0.places.isDisjoint(with: open) && !$0.places.isSubset(of: open) }
    guard let shared else {
      let names = open.map { "'\(manifest.targets[$0].name)'" }.sorted()
      return AdoptionRefusal(
        reason: "we can't tell what makes the settings of \(names.joined(separator: ", ")); "
          + "write '\(setting.code)' there")
    }
    let others = shared.places.subtracting(open).map { "'\(manifest.targets[$0].name)'" }.sorted()
    let line = LineTable(source).line(of: shared.edits[0].range.lowerBound)
    return AdoptionRefusal(
      reason: "line \(line) is about \(others.joined(separator: ", ")), too; "
        + "name \(others.count == 1 ? "that target" : "those targets") as well")
  }
}

/// Edits, and the places of the targets whose settings they change.
struct ManifestStep {
  let edits: [Edit]
  let places: Set<Int>

  /// Whether all of these come to have the setting.
  let isRight: Bool
}

extension [ManifestStep] {
  /// Those for the same number of targets stay in their order.
  var mostPlacesFirst: [ManifestStep] {
    enumerated()
      .sorted { ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset) }
      .map(\.element)
  }
}
