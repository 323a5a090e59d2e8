import Testing

@testable import Codemods

@Suite struct YAMLTests {
  /// The value in one line, with the strings in quotes.
  private func text(_ value: YAML) -> String {
    switch value.content {
    case .scalar(let text): "'\(text)'"
    case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
    case nil: "null"
    }
  }

  @Test(arguments: [
    ("", "null"),
    ("a: 1\nb: two words # comment\n", "{a: '1', b: 'two words'}"),
    ("a:\n  b:\n    c: 1\n  d: 2\n", "{a: {b: {c: '1'}, d: '2'}}"),
    ("a:\n- 1\n- b: 2\n  c: 3\n-\n  - 4\n", "{a: ['1', {b: '2', c: '3'}, ['4']]}"),
    ("a:\n  - - 1\n    - 2\n", "{a: [['1', '2']]}"),
    ("- {x: [y, 'z'], \"k\": }\n", "[{x: ['y', 'z'], k: null}]"),
    ("a: 'it''s'\nb: \"x\\ty\\u0041\"\n'c d': ~\n", "{a: 'it's', b: 'x\tyA', c d: null}"),
    ("a: |\n  one\n    two: 2\n\n  # three\n", "{a: 'one\n  two: 2\n\n# three\n'}"),
    ("a: >-\n  x\n  y\nb: 1\n", "{a: 'x y', b: '1'}"),
    ("a: x\n  y\n\n  z\nb: 1", "{a: 'x y z', b: '1'}"),
    ("a: [1,\n  2, # two\n  ]\nb: {}\nc: []", "{a: ['1', '2'], b: {}, c: []}"),
    ("url: https://a.b/c#d\ntime: 12:30", "{url: 'https://a.b/c#d', time: '12:30'}"),
    ("---\na: 1\n...\nb: 2", "{a: '1'}"),
    ("\u{FEFF}a: 1\r\nb:\r\n  - 2\r\n", "{a: '1', b: ['2']}"),
    ("b: &b\n  x: 1\n  y: 2\na:\n  <<: *b\n  x: 3\n", "{b: {x: '1', y: '2'}, a: {x: '3', y: '2'}}"),
    ("a: &x 1\nb: [*x, *x]\nc: !tag 2", "{a: '1', b: ['1', '1'], c: '2'}"),
    ("a: {<<: {x: 1}, y: 2}", "{a: {y: '2', x: '1'}}"),
  ])
  func valuesAreRead(source: String, expected: String) throws {
    #expect(text(try YAML(parsing: source)) == expected)
  }

  @Test(arguments: [
    ("a: 1\n b: 2", "line 2"), ("a: [1, 2", "line 1"), ("a: \"x", "line 1"), ("a: *b", "line 1"),
    ("? a\n: b", "line 1"), ("a: 1\n- b", "line 2"), ("a: {b c", "line 1"),
  ])
  func whatCannotBeReadIsSaid(source: String, line: String) {
    do {
      let value = try YAML(parsing: source)
      Issue.record("it was read as \(text(value))")
    } catch { #expect("\(error)".hasPrefix(line)) }
  }

  @Test func linesAreThoseOfTheFile() throws {
    let value = try YAML(parsing: "# c\na:\n  b: |\n    x\n    y\n  c: [1,\n   2]\n  d: e\n")
    #expect(value["a"]?.entries.map(\.value.line) == [3, 6, 8])
  }

  /// Nesting, aliases and quotes without end.
  enum Garbage: String, CaseIterable {
    case brackets, dashes, maps, aliases, quotes, quotesInLines, lines, properties

    var source: String {
      switch self {
      case .brackets: String(repeating: "[", count: 100_000)
      case .dashes: String(repeating: "- ", count: 100_000)
      case .maps:
        (0..<50_000).map { String(repeating: " ", count: min($0, 90)) + "a:\n" }.joined()
      case .aliases:
        "a0: &a0 [x, x]\n"
          + (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
      case .quotes: String(repeating: "'", count: 99_999)
      case .quotesInLines: String(repeating: "\"\n", count: 50_000)
      case .lines: String(repeating: "a\n", count: 100_000)
      case .properties: String(repeating: "&a *a ", count: 50_000)
      }
    }
  }

  @Test(arguments: Garbage.allCases)
  func garbageEnds(garbage: Garbage) {
    let value = try? YAML(parsing: garbage.source)
    #expect((value?.weight ?? 0) < 300_000)
  }

  @Test func everyBeginningOfAFileEnds() {
    let source = """
      name: &n "App"
      targets: {A: [*n, 'x'], B: {c: d}}
      list:
        - a: |
            text
          b: >-
            more
        - ? c
      <<: *n
      """
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      for extra in ["", "]", "\n  - ", "\n: ", "&", "|"] {
        _ = try? YAML(parsing: String(decoding: bytes[..<end], as: UTF8.self) + extra)
      }
    }
  }
}
