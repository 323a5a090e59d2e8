import Rewriter

/// What a closure says in front of its statements: `@MainActor [weak self] () -> Void in`.
struct ClosureHead {
  /// `@MainActor`; empty for none.
  var attribute = ""

  /// The entries of the capture list: `weak self`, `delay = self.delay`.
  var captures: [String] = []

  /// The names of the parameters.
  var parameters: [String] = []

  /// Whether it says that it returns nothing, without parameters.
  var returnsVoid = false

  static func mainActor(capturing captures: [String] = []) -> ClosureHead {
    ClosureHead(attribute: "@MainActor", captures: captures)
  }

  /// With the `in`; empty where there is nothing to say.
  var text: String {
    let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))]"
    let parts = [
      attribute, list, parameters.joined(separator: ", "), returnsVoid ? "() -> Void" : "",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " in"
  }

  /// `{ @MainActor in`; the brace alone where there is nothing to say.
  var opening: String { text.isEmpty ? "{" : "{ \(text)" }

  /// `Task { @MainActor in`
  var task: String { "Task " + opening }

  /// `Task { @MainActor in update() }`
  func task(_ statement: String) -> String { "\(task) \(statement) }" }
}

extension ClosureHead {
  /// The edits that add it to what a closure says already, without the parameters.
  func edits(in closure: ClosureExpr) -> [Edit] {
    guard let signature = closure.signature else { return edits(openingWithout: closure) }
    var edits = captureEdits(in: signature)
    if !attribute.isEmpty {
      edits.insert(.insert("\(attribute) ", at: signature.range.lowerBound), at: 0)
    }
    if returnsVoid, let keyword = signature.inKeyword {
      let result = signature.parameterClause == nil ? "() -> Void " : "-> Void "
      edits.append(.insert(result, at: keyword.range.lowerBound))
    }
    return edits
  }

  /// `{` → `{ @MainActor in`
  private func edits(openingWithout closure: ClosureExpr) -> [Edit] {
    guard !text.isEmpty, let end = closure.leftBrace?.range.upperBound else { return [] }
    let next = closure.node.tree.source.bytes[end.value...].first
    let hasSpace = next.map { $0.isBlank || $0.isLineBreak } ?? false
    return [.insert(hasSpace ? " \(text)" : " \(text) ", at: end)]
  }

  /// attributes capture-list? parameters? effects? ("->" type)? "in"
  private func captureEdits(in signature: ClosureSignature) -> [Edit] {
    guard !captures.isEmpty else { return [] }
    let text = captures.joined(separator: ", ")
    if let last = signature.capture?.captures.last {
      return [.insert(", " + text, at: last.range.upperBound)]
    }
    if let bracket = signature.capture?.leftSquare {
      return [.insert(text, at: bracket.range.upperBound)]
    }
    let start = signature.attributes?.node.lastToken?.next?.range ?? signature.range
    return [.insert("[\(text)] ", at: start.lowerBound)]
  }
}

extension ClosureExpr {
  /// What stands between the brackets of the capture list; nothing where there is none.
  var writtenCaptures: [String] {
    signature?.capture.map { [String($0.node.text.dropFirst().dropLast())] } ?? []
  }

  /// What makes the closure nonisolated.
  var editsToSendable: [Edit] {
    guard let attribute = signature?.attributes?.attributes.first(where: { $0.name == "MainActor" })
    else { return ClosureHead(attribute: "@Sendable").edits(in: self) }
    return [Edit(replace: attribute.range, with: "@Sendable")]
  }
}
