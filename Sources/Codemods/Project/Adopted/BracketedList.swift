import Rewriter

/// Elements between brackets or parentheses, with commas between them.
struct BracketedList {
  let opening: Token
  let elements: [Element]
  let closing: Token

  struct Element {
    let node: Node
    let expression: Node
    let comma: Token?
  }

  private var source: SourceFile { opening.tree.source }

  /// The edits that put one more element after that of the index, as the author would have written it; after the
  /// opening bracket where there is none.
  func edits(inserting text: String, after index: Int) -> [Edit] {
    guard elements.indices.contains(index) else {
      return [.insert(text, at: opening.range.upperBound)]
    }
    let element = elements[index]
    guard source.isFirstOnLine(element.node.range.lowerBound) else {
      return fits(text) ? edits(inserting: text, behind: element) : edits(breaking: text, index)
    }
    let lineBreak = Indentation(ofLineAt: element.node.range.lowerBound, in: source).lineBreak
    let place = source.endOfLine(behind: element.end)
    guard element.comma == nil else { return [.insert(lineBreak + text + ",", at: place)] }
    return [.insert(",", at: element.end), .insert(lineBreak + text, at: place)]
  }

  private func edits(inserting text: String, behind element: Element) -> [Edit] {
    [.insert(element.comma == nil ? ", \(text)" : " \(text),", at: element.end)]
  }

  /// Whether the line has room for one more element.
  private func fits(_ text: String) -> Bool {
    let isBroken = opening.tree.hasComment(between: opening, and: closing)
    let start = opening.range.lowerBound
    return isBroken || source.isMultiline(start..<closing.range.upperBound)
      || source.lineLength(at: start) + text.utf8.count + 2
        <= max(source.shortLine, source.longestLine)
  }

  /// The edits that write each element on a line of its own.
  private func edits(breaking text: String, _ index: Int) -> [Edit] {
    var texts = elements.map { source.text($0.expressionWithLabel) }
    texts.insert(text, at: index + 1)
    let around = Indentation(ofLineAt: opening.range.lowerBound, in: source)
    let inside = around.deeper(by: Indentation.unit(of: source, at: opening.range.lowerBound))
    let lines = inside.lineBreak + texts.joined(separator: "," + inside.lineBreak)
    // Older compilers know a comma behind the last element in a list only.
    let comma = opening.text == "[" ? "," : ""
    return [
      Edit(
        replace: opening.range.upperBound..<closing.range.lowerBound,
        with: lines + comma + around.lineBreak)
    ]
  }
}

extension BracketedList.Element {
  fileprivate var end: ByteOffset { comma?.range.upperBound ?? expression.range.upperBound }

  /// Without the comma.
  fileprivate var expressionWithLabel: Range<ByteOffset> {
    node.range.lowerBound..<expression.range.upperBound
  }
}

extension SourceFile {
  /// Whether the range is on more than one line.
  fileprivate func isMultiline(_ range: Range<ByteOffset>) -> Bool {
    bytes[range.indices].contains(where: \.isLineBreak)
  }
}

extension BracketedList {
  init?(_ array: ArrayExpr) {
    guard let opening = array.leftSquare, let closing = array.rightSquare else { return nil }
    let elements = array.elements?.node.elements(ArrayElement.self) ?? []
    self.init(
      opening: opening,
      elements: elements.compactMap { element in
        element.expression.map {
          Element(node: element.node, expression: $0, comma: element.trailingComma)
        }
      }, closing: closing)
  }

  /// The arguments of a call.
  init?(_ call: FunctionCallExpr) {
    guard let opening = call.leftParen, let closing = call.rightParen else { return nil }
    self.init(
      opening: opening,
      elements: (call.arguments?.arguments ?? []).compactMap { argument in
        argument.expression.map {
          Element(node: argument.node, expression: $0, comma: argument.trailingComma)
        }
      }, closing: closing)
  }
}
