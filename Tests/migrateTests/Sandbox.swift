import Codemods
import Foundation
import Testing

@testable import migrate

/// A folder of its own for one test, in which the tool runs in this process; it goes away with the
/// value.
final class Sandbox: Sendable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("migrate-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// A git repository with these files, all committed.
  static func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in files { try sandbox.write(text, to: path) }
    try sandbox.git("init", "--quiet", "--initial-branch", "master")
    try sandbox.commit()
    return sandbox
  }

  var path: AbsolutePath {
    get throws { try AbsolutePath(resolving: root.path, from: "/") }
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: url(path))
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: target)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// The permission bits of a file.
  func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(path).path)
  }

  /// The names in a folder, hidden ones included, but git's.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path)
      .filter { $0 != ".git" }
      .sorted()
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let result = try Transcript(running: "/usr/bin/env", ["git"] + arguments, in: root)
    try #require(result.status == 0, "git \(arguments): \(result.error)")
    return result.output
  }

  func commit() throws {
    try git("add", "--all", "--force")
    try git("commit", "--quiet", "--allow-empty", "--message", "state")
  }

  /// Runs the tool in this process.
  func migrate(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:],
    terminal: Bool = false, catalog: [Codemod] = Catalog.all, input: String = "",
  ) -> Transcript {
    migrate(
      arguments, in: folder, environment: environment, terminal: terminal, catalog: catalog,
      input: input)
  }

  func migrate(
    _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
    terminal: Bool = false, catalog: [Codemod] = Catalog.all, input: String = "",
  ) -> Transcript {
    Transcript(
      arguments: arguments, environment: environment, folder: url(folder).path, terminal: terminal,
      catalog: catalog, input: input)
  }
}
