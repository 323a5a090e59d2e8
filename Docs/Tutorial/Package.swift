// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [.iOS(.v17)],
  targets: [.target(name: "Weather", path: "Weather")],
  swiftLanguageModes: [.v5]
)
