import Foundation
import Testing

@testable import Rewriter

struct UnifiedDiffTests {
  @Test("equal versions have no patch")
  func equal() {
    #expect(UnifiedDiff(path: "a.swift", old: SourceFile("a\r\n"), new: SourceFile("a\r\n")) == nil)
    #expect(UnifiedDiff(path: "a.swift", old: SourceFile(""), new: SourceFile("")) == nil)
  }

  @Test("a patch names the file, and shows three lines around a change")
  func oneHunk() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      patch(old, old.replacing("5\n", with: "five\nV\n")) == """
        diff --git a/a.swift b/a.swift
        --- a/a.swift
        +++ b/a.swift
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +V
         6
         7
         8

        """)
  }

  @Test("changes share a hunk when at most six lines stand between them")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let near = old.replacing("\n5\n", with: "\nx\n").replacing("\n12\n", with: "\ny\n")
    let far = old.replacing("\n5\n", with: "\nx\n").replacing("\n13\n", with: "\ny\n")
    #expect(patch(old, near).split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 1)
    #expect(
      patch(old, far).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@",
      ])
  }

  @Test("a missing last line feed is told as git does")
  func noFinalNewline() {
    #expect(
      patch("a\nb", "a\nb\n").hasSuffix(
        """
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """))
    #expect(patch("a\nb", "x\nb").hasSuffix("-a\n+x\n b\n\\ No newline at end of file\n"))
  }

  @Test("an empty version has line 0")
  func emptyVersions() {
    #expect(patch("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(patch("a\nb\n", "").hasSuffix("@@ -1,2 +0,0 @@\n-a\n-b\n"))
  }

  @Test("lines end with a line feed only, and every other byte is kept")
  func bytesKept() throws {
    let old = SourceFile(bytes: [0x61, 0x0D, 0xFF, 0x0D, 0x0A, 0x62, 0x0A])
    let new = SourceFile(bytes: [0x61, 0x0D, 0xFE, 0x0D, 0x0A, 0x62, 0x0A])
    let diff = try #require(UnifiedDiff(path: "a", old: old, new: new))
    let removed: [UInt8] = [0x2D, 0x61, 0x0D, 0xFF, 0x0D, 0x0A]
    let added: [UInt8] = [0x2B, 0x61, 0x0D, 0xFE, 0x0D, 0x0A]
    let context: [UInt8] = [0x20, 0x62, 0x0A]
    let changed = removed + added + context
    #expect(Array(diff.bytes.suffix(15)) == changed)
  }

  @Test("added and removed lines are counted")
  func counts() throws {
    let diff = try #require(
      UnifiedDiff(path: "a", old: SourceFile("a\nb\nc"), new: SourceFile("x\ny\nb\nz\nc\n")))
    #expect(diff.added == 4)
    #expect(diff.removed == 2)
  }

  @Test(
    "paths are quoted as git quotes them",
    arguments: [
      ("Sources/a.swift", "a/Sources/a.swift"),
      ("a b.swift", "a/a b.swift\t"),
      ("é.swift", #""a/\303\251.swift""#),
      ("é b.swift", "\"a/\\303\\251 b.swift\"\t"),
      ("\"\\\t\n\u{1}.swift", #""a/\"\\\t\n\001.swift""#),
    ])
  func quoting(path: String, expected: String) throws {
    let diff = try #require(UnifiedDiff(path: path, old: SourceFile("a"), new: SourceFile("b")))
    let lines = String(decoding: diff.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[1] == "--- " + expected)
  }

  @Test("git apply turns random old versions into the new ones, byte for byte")
  func gitApply() throws {
    let repository = try GitRepository()
    defer { repository.remove() }
    var files = RandomFiles(seed: 20_260_102)
    var expected: [String: [UInt8]] = [:]
    var patch: [UInt8] = []
    for index in 0..<300 {
      let (old, new) = files.versions()
      let path = Self.oddFolders[index % Self.oddFolders.count] + "/\(index).swift"
      try repository.write(old.bytes, to: path)
      expected[path] = new.bytes
      patch += UnifiedDiff(path: path, old: old, new: new)?.bytes ?? []
    }
    try repository.write(patch, to: "all.patch")
    try repository.git("apply", "all.patch")
    for (path, bytes) in expected {
      #expect(try repository.read(path) == bytes, "\(path)")
    }
  }

  @Test("git apply takes a file from empty to text and back, and keeps it there when empty")
  func gitApplyEmpty() throws {
    let repository = try GitRepository()
    defer { repository.remove() }
    for (old, new) in [("", "a\nb"), ("a\r\nb", ""), ("", "\n"), ("\r", "\r\n")] {
      try repository.write(Array(old.utf8), to: "a.swift")
      let diff = try #require(
        UnifiedDiff(path: "a.swift", old: SourceFile(old), new: SourceFile(new)))
      try repository.write(diff.bytes, to: "a.patch")
      try repository.git("apply", "a.patch")
      #expect(try repository.read("a.swift") == Array(new.utf8))
    }
  }

  private static let oddFolders = [
    "Sources", "a b", "é 字", "quote\"back\\slash", "tab\tline\nfeed",
  ]

  private func patch(_ old: String, _ new: String) -> String {
    let diff = UnifiedDiff(path: "a.swift", old: SourceFile(old), new: SourceFile(new))
    return String(decoding: diff?.bytes ?? [], as: UTF8.self)
  }
}

/// A repository in a temporary folder, without the settings of the user.
private struct GitRepository {
  let root = FileManager.default.temporaryDirectory.appending(path: "migrate-\(UUID())")

  struct Failure: Error { let output: String }

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try git("init", "--quiet")
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = root
    let settings = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
  }
}
