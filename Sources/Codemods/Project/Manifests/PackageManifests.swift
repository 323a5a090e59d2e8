import Rewriter

/// The manifests of one package, of which each compiler uses one.
///
/// `Package@swift-5.9.swift` is for compilers of that version and later ones, `Package.swift` for all
/// that have none of their own.
struct PackageManifests {
  /// The manifests that some compiler uses, those of the newest first.
  private(set) var used: [(path: String, manifest: PackageManifest)] = []

  /// The oldest compiler that can build the package, with the manifest that says so.
  private(set) var oldestCompiler: Setting<SwiftVersion>?

  private let candidates: [Candidate]

  fileprivate struct Candidate {
    let path: String
    let manifest: PackageManifest
    /// The version in the file's name; `nil` for `Package.swift`.
    let name: SwiftVersion?
    /// How many numbers the version in the name has.
    let precision: Int

    var tools: SwiftVersion { manifest.toolsVersion?.value ?? .v(3, 1) }
  }

  /// - Parameter version: The only compiler that counts; `nil` for all that there are.
  init(_ files: [ProjectFile], for version: SwiftVersion?) {
    candidates = files.sorted { $0.path < $1.path }.map { Candidate($0) }
    let oldestFirst = version.map { [$0] } ?? compilers
    for compiler in oldestFirst {
      guard let candidate = candidate(for: compiler) else { continue }
      oldestCompiler = oldestCompiler ?? Setting(compiler, from: candidate.path)
      used.removeAll { $0.path == candidate.path }
      used.insert((candidate.path, candidate.manifest), at: 0)
    }
    // A manifest that no compiler takes still says more than none.
    if used.isEmpty { used = candidates.last.map { [($0.path, $0.manifest)] } ?? [] }
    if used.allSatisfy({ $0.manifest.toolsVersion == nil }) { oldestCompiler = nil }
  }

  /// The compilers with which another manifest may begin to count, the oldest first.
  private var compilers: [SwiftVersion] {
    let named = Set(candidates.flatMap { [$0.tools] + ($0.name.map { [$0] } ?? []) })
    let newest = SwiftVersion.v(max(named.max()?.major ?? 0, 6), 9999)
    return named.union([newest]).sorted()
  }

  /// The manifest that a compiler uses, as SwiftPM's `ManifestLoader.findManifest` chooses it; `nil` if
  /// the compiler cannot read that one.
  private func candidate(for compiler: SwiftVersion) -> Candidate? {
    let named = candidates.filter { $0.name != nil }
    let own = named.filter { $0.isMade(for: compiler) }.max { $0.precision < $1.precision }
    let chosen = own ?? candidateForAll(named, compiler)
    return chosen.flatMap { $0.tools <= compiler ? $0 : nil }
  }

  /// The newest manifest with a version before the compiler's, if it wants a newer compiler than
  /// `Package.swift` or this one is too new; else `Package.swift`.
  private func candidateForAll(_ named: [Candidate], _ compiler: SwiftVersion) -> Candidate? {
    let regular = candidates.first { $0.name == nil }
    let newest =
      named.filter { $0.name.map { $0 <= compiler } ?? false }
      .max { ($0.name ?? .v(0, 0)) < ($1.name ?? .v(0, 0)) }
    guard let regular, let newest else { return newest ?? regular }
    return newest.tools > regular.tools || regular.tools > compiler ? newest : regular
  }
}

extension PackageManifests.Candidate {
  fileprivate init(_ file: ProjectFile) {
    path = file.path
    manifest = PackageManifest(path: file.path, source: SourceFile(file.text))
    let number = ProjectPath.name(of: file.path).split(separator: "@swift-").dropFirst().first
      .map { $0.dropLast(".swift".count) }
    name = number.flatMap { SwiftVersion($0) }
    precision = number?.split(separator: ".").count ?? 0
  }

  /// Whether the name is that of the compiler: `@swift-6` is any compiler of 6.
  fileprivate func isMade(for compiler: SwiftVersion) -> Bool {
    precision == 1 ? name?.major == compiler.major : name == compiler
  }
}
