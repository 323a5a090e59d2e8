/// What XcodeGen does with the maps of its files.
extension YAML {
  /// The map on top of another one: lists behind each other, maps key by key, and everything else replaced.
  /// A key with `:REPLACE` behind it replaces in any case.
  func merged(onto other: YAML) -> YAML {
    var entries = other.entries
    var positions = Dictionary(
      zip(entries.map(\.key), entries.indices), uniquingKeysWith: { $1 })
    for entry in self.entries {
      let isReplaced = entry.key.hasSuffix(":REPLACE")
      let key = isReplaced ? String(entry.key.dropLast(":REPLACE".count)) : entry.key
      guard let position = positions[key] else {
        positions[key] = entries.count
        entries.append(Entry(key: key, value: entry.value))
        continue
      }
      let base = entries[position].value
      entries[position].value = isReplaced ? entry.value : entry.value.put(onto: base)
    }
    return YAML(.map(entries), line: line, path: path)
  }

  private func put(onto base: YAML) -> YAML {
    switch (content, base.content) {
    case (.map, .map): merged(onto: base)
    case (.list(let elements), .list(let others)):
      YAML(.list(others + elements), line: line, path: path)
    default: self
    }
  }

  /// The value with the path of its file in all of its parts.
  func placed(in path: String) -> YAML { mapped(path: path) { $0 } }

  /// The value with `${name}` replaced in all of its strings.
  func expanding(_ values: [String: String]) -> YAML {
    guard !values.isEmpty else { return self }
    return mapped(path: nil) { text in
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      return values.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
  }

  private func mapped(path: String?, _ change: (String) -> String) -> YAML {
    let content: Content? =
      switch self.content {
      case .scalar(let text): .scalar(change(text))
      case .list(let elements): .list(elements.map { $0.mapped(path: path, change) })
      case .map(let entries):
        .map(
          entries.map {
            Entry(key: change($0.key), value: $0.value.mapped(path: path, change))
          })
      case nil: nil
      }
    return YAML(content, line: line, path: path ?? self.path)
  }

  /// What a boolean of any spelling says.
  var boolean: Bool? {
    switch scalar?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}
