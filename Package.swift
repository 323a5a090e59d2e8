// swift-tools-version: 6.2

import PackageDescription

// SwiftPM compiles the plugin's copy of the tool in addition to the tool itself, which doubles the time of a build:
// with MIGRATE_OMIT_PLUGIN in the environment, there is no plugin.
let hasPlugin = Context.environment["MIGRATE_OMIT_PLUGIN"] == nil

let package = Package(
  name: "migrate",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "migrate", targets: ["migrate"]),
    .library(name: "Rewriter", targets: ["Rewriter"]),
    .library(name: "Mutation", targets: ["Mutation"]),
  ],
  targets: [
    .target(name: "Rewriter", exclude: ["Grammar/swift.grammar"]),
    .target(name: "Codemods", dependencies: ["Rewriter"], exclude: ["SDK/Tables/README.md"]),
    .executableTarget(name: "migrate", dependencies: ["Codemods", "Rewriter"]),
    .target(
      name: "Support", dependencies: ["Codemods", "Mutation", "Rewriter"], path: "Tests/Support"),
    .target(name: "Mutation", dependencies: ["Rewriter"], path: "Tests/Mutation"),
    .executableTarget(
      name: "torture", dependencies: ["Codemods", "Support"], path: "Tests/Torture"),
    .executableTarget(name: "prove", dependencies: ["Support"], path: "Tests/Prove"),
    .testTarget(
      name: "Golden", dependencies: ["Codemods", "Rewriter", "Support", "migrate"],
      exclude: ["Codemods", "CommandLine", "Parser"]),
    .testTarget(
      name: "CompilerProof", dependencies: ["Codemods", "Support"],
      exclude: ["Probes", "Programs", "README.md", "SDK", "Sendability", "prove"]),
    .testTarget(name: "RewriterTests", dependencies: ["Rewriter"]),
    .testTarget(name: "CodemodsTests", dependencies: ["Codemods", "Rewriter", "Support"]),
    .testTarget(name: "migrateTests", dependencies: ["Support", "migrate"]),
  ],
  swiftLanguageModes: [.v6],
)

if hasPlugin {
  package.products.append(
    .plugin(name: "MigrateConcurrency", targets: ["MigrateConcurrency"]))
  package.targets.append(
    .plugin(
      name: "MigrateConcurrency",
      capability: .command(
        intent: .custom(
          verb: "migrate-concurrency", description: "Moves the package to Swift 6 concurrency"),
        permissions: [.writeToPackageDirectory(reason: "'apply' and 'undo' write source files")]),
      dependencies: ["migrate"]))
}
