/// A value of a YAML file, with the line that it begins in.
struct YAML: Sendable {
  /// `nil` stands for `null`, `~`, and nothing at all.
  let content: Content?

  /// Counted from 1.
  let line: Int

  /// The file, where a value of several files is put together; empty for the one at hand.
  var path = ""

  /// How many values it holds, itself included and those behind aliases counted each time.
  fileprivate(set) var weight = 1

  enum Content: Sendable {
    case scalar(String)
    case list([YAML])
    case map([Entry])
  }

  struct Entry: Sendable {
    let key: String
    var value: YAML
  }

  init(_ content: Content?, line: Int, path: String = "") {
    self.content = content
    self.line = line
    self.path = path
    switch content {
    case .list(let elements): weight = elements.reduce(1) { $0 + $1.weight }
    case .map(let entries): weight = entries.reduce(1) { $0 + $1.value.weight }
    case .scalar, nil: break
    }
  }

  /// Reads a whole file, or the first of its documents. Cost: one pass over the bytes.
  ///
  /// What project files use is read: block and flow collections, all kinds of scalars, anchors, aliases and
  /// merge keys. Tags are skipped.
  init(parsing text: String) throws(YAMLError) {
    var parser = YAMLParser(text)
    self = try parser.file()
  }

  /// The value under a key of a map.
  subscript(key: String) -> YAML? {
    entries.last { $0.key == key }?.value
  }

  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The entries of a map in the order of the file; none for anything else.
  var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  var isMap: Bool {
    if case .map = content { true } else { false }
  }

  /// The elements of a list; a value that is none counts as a list of itself.
  var elements: [YAML] {
    if case .list(let elements) = content { elements } else { content == nil ? [] : [self] }
  }
}

/// Where and why a YAML file cannot be read.
struct YAMLError: Error, Hashable, CustomStringConvertible {
  /// Counted from 1.
  let line: Int
  let message: String

  var description: String { "line \(line): \(message)" }
}
