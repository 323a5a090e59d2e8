/// Where a row of the tables has the thread of a callback from.
struct ThreadSource: CustomStringConvertible {
  private let text: String

  init(of callback: SDKCallback) { self.init(rowFrom: callback.source) }

  init(of method: DelegateMethod) { self.init(rowFrom: method.source) }

  /// - Parameter source: The last column of the row; of several sources the thread's own one counts.
  private init(rowFrom source: String) {
    text = source.ranges(of: "thread: ").first.map { String(source[$0.upperBound...]) } ?? source
  }

  /// Whether a page, a header or a measurement says so. What nobody wrote down decides no change alone.
  var isDocumented: Bool { !text.hasPrefix(Self.memory) }

  /// As people read it: "memory" would be that of a machine.
  var description: String {
    guard text.hasPrefix(Self.memory + ": ") else { return isDocumented ? text : "undocumented" }
    return "undocumented: " + text.dropFirst(Self.memory.count + 2)
  }

  private static let memory = "memory"
}

extension String {
  /// A place with its source in parentheses, as `called off the main thread (documentation: …)`, without that: a reason
  /// to leave code unchanged is short.
  var withoutThreadSource: String {
    guard hasSuffix(")"), let start = ranges(of: " (").first else { return self }
    return String(self[..<start.lowerBound])
  }
}
