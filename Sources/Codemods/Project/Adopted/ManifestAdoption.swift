import Rewriter

/// A package manifest that comes to say what targets are compiled with.
///
/// **Invariant**: read again, it says what is wanted about these targets, and the same as before about all others.
public struct ManifestAdoption {
  /// The manifest with all that was adopted.
  public private(set) var source: SourceFile

  private let path: String

  /// - Parameter path: What refusals call the manifest.
  public init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
  }

  /// Has the targets compiled with the setting.
  public mutating func adopt(
    _ setting: AdoptedSetting, in targets: Set<String>,
  ) throws(AdoptionRefusal) {
    let reading = ManifestReading(path: path, source: source)
    let open = try reading.places(of: targets, without: setting)
    guard !open.isEmpty else { return }
    try reading.checkTools(for: setting)
    let edits = ManifestEdits(tree: Tree.parse(source), setting: setting)
    let steps = edits.all.compactMap { reading.step($0, setting) }
    var (rest, changes) = (open, ChangeSet())
    for step in steps.mostPlacesFirst where step.isRight && step.places.isSubset(of: rest) {
      if changes.insert(step.edits) { rest.subtract(step.places) }
    }
    let result = changes.apply(to: source)
    guard rest.isEmpty, reading.places(changedIn: result) == open else {
      throw reading.refusal(setting, for: rest.isEmpty ? open : rest, after: steps)
    }
    source = result
  }
}

/// Why a manifest isn't edited: a sentence about it, with what to do.
public struct AdoptionRefusal: Error, Hashable, Sendable {
  public let reason: String
}
