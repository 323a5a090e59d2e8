import Rewriter

/// The signature of a function without its handler, and with what that was passed as the result.
struct AsyncSignature {
  private let alternative: AsyncAlternative

  /// ` async throws -> T`
  private let effects: String

  /// What it is called; `nil` for the name that it has.
  private let newName: String?

  private var function: FunctionDecl { alternative.function }
  private var completion: CompletionParameter { alternative.completion }

  init(of alternative: AsyncAlternative) {
    self.init(of: alternative, named: nil, effects: alternative.effects)
  }

  init(of alternative: AsyncAlternative, named newName: String?, effects: String) {
    self.alternative = alternative
    self.newName = newName
    self.effects = effects
  }

  var edits: [Edit] {
    guard let clause = function.signature?.parameterClause, let open = clause.leftParen,
      let close = clause.rightParen
    else { return [] }
    let result = function.signature?.returnClause?.node.range.upperBound
    return editsOfAttributes + editsOfHead + editsOfAlignedLines + [
      .delete(rangeOfHandler(behind: open)),
      Edit(
        replace: close.range.upperBound..<(result ?? close.range.upperBound), with: effects),
    ]
  }

  /// What stands in front of the parameters.
  private var editsOfHead: [Edit] { modifierEdits + nameEdits }

  /// `@discardableResult` goes with the result that it is about.
  private var editsOfAttributes: [Edit] {
    guard let attribute = function.attributeOfGivenUpResult,
      let next = attribute.node.lastToken?.next
    else { return [] }
    return [.delete(attribute.range.lowerBound..<next.range.lowerBound)]
  }

  private var nameEdits: [Edit] {
    guard let newName, let name = function.name, name.name != newName else { return [] }
    return [Edit(replace: name.range, with: newName)]
  }

  /// Where it runs, where that is not the main actor: where its caller does, as before.
  private var modifierEdits: [Edit] {
    guard let text = alternative.textOfIsolation, let keyword = function.funcKeyword else {
      return []
    }
    let modifiers = function.modifiers?.node.elements(DeclModifier.self) ?? []
    if let modifier = modifiers.first(where: { $0.name?.kind == .nonisolated }) {
      return [Edit(replace: modifier.range, with: text)]
    }
    let ofType = modifiers.first { [.static, .class].contains($0.name?.kind) }
    return [.insert(text + " ", at: ofType?.range.lowerBound ?? keyword.range.lowerBound)]
  }

  /// Parameters that stand below the first one go where that goes.
  ///
  /// Have: func load(id: Int,
  ///                 named name: String)
  private var editsOfAlignedLines: [Edit] {
    guard let open = function.signature?.parameterClause?.leftParen else { return [] }
    let source = alternative.context.tree.source
    let growth = editsOfHead.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.byteCount }
    let column = source.column(of: open.range.upperBound)
    return alternative.parameters.map(\.range.lowerBound).filter { start in
      growth != 0 && source.blanks(before: start)?.utf8.count == column
    }.map { $0.indenting(by: growth) }
  }

  private func rangeOfHandler(behind open: Token) -> Range<ByteOffset> {
    // Two of them stand next to each other.
    let handlers = completion.handlers.map(\.parameter).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    let (handler, lastHandler) = (handlers[0], handlers[handlers.count - 1])
    if let next = alternative.parameters.first(where: {
      $0.range.lowerBound > lastHandler.range.upperBound
    }) {
      return handler.range.lowerBound..<next.range.lowerBound
    }
    let last = alternative.parameters.last
    let start = last?.node.range.upperBound ?? open.range.upperBound
    let isComma = lastHandler.trailingComma != nil
    return
      (isComma ? start : last?.trailingComma?.range.lowerBound ?? start)..<lastHandler.range
      .upperBound
  }
}

extension ByteOffset {
  /// Moves what stands there behind blanks only.
  fileprivate func indenting(by growth: Int) -> Edit {
    growth > 0
      ? .insert(String(repeating: " ", count: growth), at: self)
      : .delete(ByteOffset(value + growth)..<self)
  }
}
