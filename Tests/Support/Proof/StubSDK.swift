import Foundation

/// The stub modules in place of Apple's, built.
package struct StubSDK: Sendable {
  /// Where the `build` script of the stubs left them.
  private let folder: URL

  /// A hash of everything that a module was built of, by its name.
  private let stamps: [String: String]

  /// The stubs that a module imports itself.
  private let imports: [String: [String]]

  /// The stubs take the place of Apple's modules, which are the real thing on a Mac.
  package static var isSupported: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private static let sources = "Tests/CompilerProof/SDK"

  /// Builds the stubs that are not built yet, or have changed. Cost: a minute for all of them.
  package init(cache: ProofCache) throws {
    folder = cache.folder.appending(path: "sdk")
    let script = Repository.root.appending(path: "\(Self.sources)/build").path
    let build = try Subprocess(script, [folder.path, "2"])
    guard build.ending == .exit(0) else { throw ProofError(description: build.error) }
    imports = try Self.modules()
    let folder = folder
    stamps = try Dictionary(
      uniqueKeysWithValues: imports.keys.map { name in
        let stamp = folder.appending(path: "stamps/\(name)")
        return (name, try String(contentsOf: stamp, encoding: .utf8))
      })
  }

  /// Reads the lines `module: its imports`.
  private static func modules() throws -> [String: [String]] {
    let text = try Repository.text(of: "\(sources)/modules.txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let pairs = lines.map { line in
      let names = line.split { $0 == ":" || $0 == " " }.map(String.init)
      return (names[0], Array(names.dropFirst()))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What a file depends on that imports these modules.
  func stamps(of modules: [String]) -> [String] {
    var seen: Set<String> = []
    var waiting = modules
    while let name = waiting.popLast() {
      if seen.insert(name).inserted { waiting += imports[name] ?? [] }
    }
    return seen.sorted().compactMap { stamps[$0] }
  }

  var compilerFlags: [String] { ["-I", folder.appending(path: "modules").path] }

  /// With Objective-C interoperability, for the front end: what is compiled so cannot run on Linux.
  var objectiveCFlags: [String] {
    ["-I", folder.appending(path: "objc").path, "-enable-objc-interop"]
  }

  var linkerFlags: [String] {
    ["-L", folder.path, "-lSDK", "-Xlinker", "-rpath=\(folder.path)"]
  }

  package var moduleCount: Int { imports.count }
}

package struct ProofError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
