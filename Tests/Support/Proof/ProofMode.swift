import Foundation

/// A way to call the compiler that repositories have on their way to Swift 6.
package enum ProofMode: String, CaseIterable, Sendable, Codable, CustomStringConvertible {
  /// Swift 5 as it was.
  case five = "5"
  /// Swift 5 with complete checking.
  case fiveComplete = "5c"
  /// The Swift 6 language mode.
  case six = "6"
  /// Swift 6 with approachable concurrency.
  case sixApproachable = "6n"
  /// Swift 6 with approachable concurrency, on the main actor by default.
  case sixMainActor = "6a"
  /// What Xcode 26 gives to a new app: Swift 5 on the main actor by default.
  case xcode26 = "x26"

  package var description: String { rawValue }

  package var flags: [String] {
    switch self {
    case .five: ["-swift-version", "5"]
    case .fiveComplete: ["-swift-version", "5", "-strict-concurrency=complete"]
    case .six: ["-swift-version", "6"]
    case .sixApproachable: Self.six.flags + Self.features(Self.approachable.suffix(2))
    case .sixMainActor: Self.sixApproachable.flags + Self.mainActorByDefault
    case .xcode26: Self.five.flags + Self.features(Self.approachable) + Self.mainActorByDefault
    }
  }

  /// What the build setting `SWIFT_APPROACHABLE_CONCURRENCY` turns on; the first three are part of Swift 6.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]

  private static let mainActorByDefault = ["-default-isolation", "MainActor"]

  private static func features(_ names: some Sequence<String>) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// The modes of this run: Swift 6, or those that `MIGRATE_PROOF_MODES` names, or all.
  package static var selected: [ProofMode] {
    let names = ProcessInfo.processInfo.environment["MIGRATE_PROOF_MODES"] ?? six.rawValue
    if names == "all" { return allCases }
    return allCases.filter { names.split(separator: ",").contains(Substring($0.rawValue)) }
  }
}
