// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that swift-syntax, which it compares with, stays out of the root package.
// One program under three names: the name that it is run by is its command.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "compare", targets: ["Benchmarks"]),
    .executable(name: "speed", targets: ["Benchmarks"]),
    .executable(name: "snippets", targets: ["Benchmarks"]),
    .executable(name: "mutate", targets: ["Benchmarks"]),
    .executable(name: "apps", targets: ["Benchmarks"]),
  ],
  dependencies: [
    .package(name: "migrate", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Mutation", package: "migrate"),
        .product(name: "Rewriter", package: "migrate"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ],
    ),
    .systemLibrary(name: "CMalloc"),
  ],
  swiftLanguageModes: [.v6],
)
