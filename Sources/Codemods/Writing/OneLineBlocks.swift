import Rewriter

/// Blocks that begin and end on the line of a statement, and are broken over several since that gets longer:
/// `didSet { observe() }`.
struct OneLineBlocks {
  /// The line breaks.
  private(set) var edits: [Edit] = []

  /// Of the statement, then.
  private(set) var indentation: Indentation

  /// `nil` where the statement is in no such block, or something else is on its line that cannot be broken.
  init?(around statement: Node) {
    let source = statement.tree.source
    let blocks = statement.ancestors.prefix { !source.hasLineBreak(in: $0.range) }
    let lists = blocks.filter { list in
      (list.is(.codeBlockItemList) || list.is(.accessorDeclList))
        && list.parent.map { !source.hasLineBreak(in: $0.range) } ?? false
    }.reversed()
    guard let outermost = lists.first?.parent, let first = outermost.firstToken,
      let last = outermost.lastToken, !statement.tree.hasComment(between: first, and: last),
      !blocks.contains(where: { $0.is(.memberBlock) || $0.is(.switchExpr) || $0.is(.ifConfigDecl) })
    else { return nil }
    let unit = Indentation.unit(of: source, at: outermost.range.lowerBound)
    indentation = Indentation(ofLineAt: outermost.range.lowerBound, in: source)
    for list in lists {
      guard let (opening, closing) = list.parent?.braces else { return nil }
      edits += breaks(in: list, from: opening, to: closing, unit: unit)
      indentation = indentation.deeper(by: unit)
    }
  }

  /// Whether a call is in such blocks.
  static func contain(_ call: Node) -> Bool { OneLineBlocks(around: call) != nil }

  private func breaks(
    in list: Node, from opening: Token, to closing: Token, unit: String,
  ) -> [Edit] {
    let items = Array(list.children)
    let inner = indentation.deeper(by: unit).lineBreak
    let starts = [opening.range.upperBound] + items.map(\.endWithoutSemicolon)
    let ends = items.map(\.range.lowerBound) + [closing.range.lowerBound]
    return zip(starts, ends).enumerated().map { index, range in
      let text = index == items.count ? indentation.lineBreak : inner
      return Edit(replace: range.0..<range.1, with: text)
    }
  }
}

extension Node {
  /// Of a statement or accessor.
  fileprivate var endWithoutSemicolon: ByteOffset {
    self.as(CodeBlockItem.self)?.semicolon?.range.lowerBound ?? range.upperBound
  }
}

extension Node {
  /// What stands around the statements of a block or closure.
  fileprivate var braces: (Token, Token)? {
    let (opening, closing): (Token?, Token?) =
      switch kind {
      case .codeBlock:
        (self.as(CodeBlock.self)?.leftBrace, self.as(CodeBlock.self)?.rightBrace)
      case .accessorBlock:
        (self.as(AccessorBlock.self)?.leftBrace, self.as(AccessorBlock.self)?.rightBrace)
      case .closureExpr: closureBraces
      default: (nil, nil)
      }
    guard let opening, let closing else { return nil }
    return (opening, closing)
  }

  private var closureBraces: (Token?, Token?) {
    let closure = self.as(ClosureExpr.self)
    return (closure?.signature?.node.lastToken ?? closure?.leftBrace, closure?.rightBrace)
  }
}

extension SourceFile {
  fileprivate func hasLineBreak(in range: Range<ByteOffset>) -> Bool {
    bytes[range.indices].contains(where: \.isLineBreak)
  }
}
