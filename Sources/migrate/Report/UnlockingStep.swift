import Codemods

/// Something to do by hand that frees several sites.
struct UnlockingStep {
  let sites: Int

  /// What to do.
  let advice: String

  /// The file that it is to be done in.
  let file: String

  /// A setting of a module changes where code runs, so that a few sites are no reason for it.
  static let leastSitesForFeature = 10

  /// The settings of modules that many sites have in common.
  private static func features(for sites: [Site]) -> [UnlockingStep] {
    let features = sites.compactMap(\.feature)
    return Set(features).compactMap { feature in
      let count = features.count { $0 == feature }
      guard count >= leastSitesForFeature else { return nil }
      return UnlockingStep(
        sites: count,
        advice:
          "turn on the upcoming feature '\(feature.name)' for module '\(feature.module)' ('migrate adopt' says what that changes)",
        file: feature.path)
    }
  }

  /// The command that does what many sites need, with the classes that it is about.
  private static func preparations(for sites: [Site]) -> [UnlockingStep] {
    let sites = sites.filter { $0.preparation != nil }
    guard let preparation = sites.first?.preparation else { return [] }
    let classes = sites.flatMap(\.needs).countedByPlace.map(\.0)
    let files = Set(classes.map(\.path))
    return [
      UnlockingStep(
        sites: sites.count,
        advice: preparation.advice(on: classes.map(\.name)),
        file: classes[0].path
          + (files.count == 1 ? "" : " and \(counted(files.count - 1, "other file"))"))
    ]
  }

  /// Every such step, the most valuable first. One that frees a single site is no step of a plan.
  static func all(for sites: [Site]) -> [UnlockingStep] {
    let annotations = Annotation.all(for: sites.filter { $0.preparation == nil })
      .map { UnlockingStep(sites: $0.sites, advice: $0.advice, file: $0.file) }
    let functions = BlockingFunction.all(for: sites)
      .map { UnlockingStep(sites: $0.sites, advice: $0.advice, file: $0.file) }
    let systems = sites.flatMap(\.needs).filter { $0.kind == .deploymentTarget }.countedByPlace
      .map {
        UnlockingStep(
          sites: $1, advice: "raise the deployment target to \($0.name), or leave these sites",
          file: $0.path)
      }
    let steps = preparations(for: sites) + annotations + functions + systems + features(for: sites)
    return steps.filter { $0.sites > 1 }
      .sorted { ($1.sites, $0.advice) < ($0.sites, $1.advice) }
  }
}
