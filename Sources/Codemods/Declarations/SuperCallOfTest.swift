import Rewriter

/// The call of `super.setUp()` or the like in an override of it.
struct SuperCallOfTest {
  /// What becomes of it once the override is asynchronous.
  enum Use {
    /// Nothing happens there, or code that the override can't wait for.
    case deleted
    /// The superclass's override is asynchronous, too.
    case awaited
  }

  private let name: String
  private let body: Node

  /// - Parameter name: of the override, without parentheses.
  init(of name: String, in body: Node) {
    self.name = name
    self.body = body
  }

  private var statements: [Node] {
    body.as(CodeBlock.self)?.statements?.node.children.map(\.self) ?? []
  }

  /// The statements but for the call.
  var otherStatements: [Node] { statements.filter { !isSuperCall($0) } }

  private func isSuperCall(_ statement: Node) -> Bool {
    ["", "try", "await", "tryawait"].contains { statement.compactText == "\($0)super.\(name)()" }
  }

  /// Deletes the call, or awaits it.
  func edits(_ use: Use, in context: Context) throws(Refusal) -> [Edit] {
    let uses = body.tokens.filter { $0.kind == .super }.count
    guard uses > 0 else { return [] }
    let statements = statements
    guard uses == 1, let index = statements.firstIndex(where: isSuperCall) else {
      throw Refusal(
        .partOfExpression,
        "'\(name)' doesn't call 'super' as a statement of its own, once; make it asynchronous by hand"
      )
    }
    let call = statements[index].range
    if use == .awaited {
      let base = name.hasSuffix("WithError") ? String(name.dropLast("WithError".count)) : name
      return [Edit(replace: call, with: "try await super.\(base)()")]
    }
    let source = context.tree.source
    let isLast = index + 1 == statements.count
    let range =
      isLast
      ? index == 0 ? call : statements[index - 1].range.upperBound..<call.upperBound
      : call.lowerBound..<source.nextText(from: call.upperBound)
    let rest = source.text(call.upperBound..<source.endOfLine(behind: call.upperBound))
    guard !rest.contains("/"), !context.tree.hasComment(in: range) else {
      throw Refusal(
        .commentInTheWay, "there's a comment beside 'super.\(name)()'; move it and run again")
    }
    return [.delete(range)]
  }
}

extension SourceFile {
  /// The first byte behind the offset that is neither a blank nor a line break.
  fileprivate func nextText(from offset: ByteOffset) -> ByteOffset {
    offset
      + bytes[offset.value...].prefix { $0.isBlank || $0.isLineBreak || $0 == UInt8(ascii: ";") }
      .count
  }
}
