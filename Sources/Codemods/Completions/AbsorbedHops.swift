import Rewriter

/// Hops to the main actor at the ends of a body that runs there now: their statements take their place.
struct AbsorbedHops {
  private let context: Context
  private let handler: CompletionHandler

  /// The name that is declared in front of the body.
  private let declared: String?

  private(set) var hops: [Hop] = []

  /// A hop, and what is left of it.
  struct Hop {
    let node: Node
    let statements: Node

    /// The closing brace of its closure.
    let brace: Token

    /// How many blanks its lines lose.
    let shift: Int
  }

  /// How many blanks the lines of the handler lose: those of one in parentheses stand deeper.
  private let shiftOfBody: Int

  init(in handler: CompletionHandler, declaring declared: String?, _ context: Context) {
    self.context = context
    self.handler = handler
    self.declared = declared
    shiftOfBody = handler.excess
    absorb(handler.closure.statements, isBody: true)
  }

  private mutating func absorb(_ list: CodeBlockItemList?, isBody: Bool) {
    for node in PathEnds(of: list).items.sorted(by: { $0.index.value < $1.index.value }) {
      guard let item = node.as(CodeBlockItem.self), let closure = hopClosure(of: item),
        canAbsorb(closure, at: item, isBody: isBody && node.parent == list?.node),
        let expression = item.item, let statements = closure.statements,
        let brace = closure.rightBrace
      else { continue }
      hops.append(
        Hop(
          node: expression, statements: statements.node, brace: brace,
          shift: shift(of: statements.node, to: expression)))
      absorb(statements, isBody: false)
    }
  }

  /// The closure of `DispatchQueue.main.async { … }` or `Task { @MainActor in … }`.
  private func hopClosure(of item: CodeBlockItem) -> ClosureExpr? {
    guard let call = item.item?.as(FunctionCallExpr.self) else { return nil }
    if let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let hop = MainQueueHop(callee: callee)
    {
      return hop.refusal(in: context) == nil ? hop.closure : nil
    }
    guard let closure = call.trailingClosure, call.arguments == nil, closure.isOfTask else {
      return nil
    }
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    return attributes == ["MainActor"] ? closure : nil
  }

  private func canAbsorb(_ closure: ClosureExpr, at item: CodeBlockItem, isBody: Bool) -> Bool {
    guard let first = closure.statements?.node.firstToken, let brace = closure.leftBrace,
      let end = closure.rightBrace, let last = item.node.lastToken,
      let start = item.node.firstToken, let list = item.node.parent
    else { return false }
    let captures = closure.signature?.capture?.captures ?? []
    let isKept = captures.allSatisfy { capture in
      capture.name?.kind == .selfKeyword && capture.initializer == nil
        && (capture.specifier == nil) != handler.capturesSelfWeakly
    }
    let others = list.children.filter { $0 != item.node }
      .compactMap { $0.as(CodeBlockItem.self)?.item?.declaredNamesAsStatement }
    let taken = others.reduce(into: Set(isBody ? [declared].compactMap(\.self) : [])) {
      $0.formUnion($1)
    }
    let own = closure.statements?.node.elements(CodeBlockItem.self).compactMap(\.item)
      .reduce(into: Set<String>()) { $0.formUnion($1.declaredNamesAsStatement) }
    let inside = closure.node.descendantsAndSelf(notInside: { $0.isOwnCode && $0 != closure.node })
    return isKept && taken.isDisjoint(with: own ?? [])
      && !inside.contains { $0.is(.deferStmt) }
      && !context.tree.hasComment(between: start, and: brace)
      && !context.tree.hasComment(between: brace, and: first)
      && !context.tree.hasComment(between: end, and: last)
      && !closure.node.tokens.contains { $0.text == "\"\"\"" }
      && !HopBody(of: closure, in: context).needsSynchronousClosure
  }

  private func shift(of statements: Node, to hop: Node) -> Int {
    let source = context.tree.source
    let bytes = source.bytes[hop.range.lowerBound.value..<statements.range.lowerBound.value]
    guard bytes.contains(where: \.isLineBreak) else { return 0 }
    let own = Indentation(ofLineAt: statements.range.lowerBound, in: source).blanks.utf8.count
    let target = Indentation(ofLineAt: hop.range.lowerBound, in: source).blanks.utf8.count
    return max(0, own - target)
  }
}

extension AbsorbedHops {
  /// Where hops are in each other, what they lose is added up, so that no two edits meet.
  var edits: [Edit] { removals.map { .delete($0) } + shifts }

  private var removals: [Range<ByteOffset>] {
    let parts = hops.flatMap { hop in
      let closing =
        context.tree.hasComment(in: hop.brace.leadingTrivia)
        ? context.tree.removal(of: hop.brace).lowerBound : hop.statements.range.upperBound
      return [
        hop.node.range.lowerBound..<hop.statements.range.lowerBound,
        closing..<hop.node.range.upperBound,
      ]
    }
    var merged: [Range<ByteOffset>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, part.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        merged.append(part)
      }
    }
    return merged
  }

  private var shifts: [Edit] {
    let bytes = context.tree.source.bytes
    let regions =
      hops.map {
        (range: $0.statements.range.lowerBound..<$0.brace.range.lowerBound, shift: $0.shift)
      }
      + [(range: handler.range, shift: shiftOfBody)]
    let starts = Set(
      regions.filter { $0.shift > 0 }.flatMap { region in
        region.range.indices.dropFirst().filter { bytes[$0 - 1].isLineBreak }
      })
    return starts.sorted().compactMap { start in
      let offset = ByteOffset(start)
      guard !removals.contains(where: { $0.contains(offset) }) else { return nil }
      let total = regions.filter { $0.range.contains(offset) }.reduce(0) { $0 + $1.shift }
      let blanks = bytes[start...].prefix(total).prefix(while: \.isBlank).count
      return blanks == 0 ? nil : .delete(offset..<ByteOffset(start + blanks))
    }
  }
}

extension CompletionHandler {
  /// What is between the head of the closure and its last brace.
  fileprivate var range: Range<ByteOffset> {
    let end = closure.rightBrace?.range.lowerBound ?? closure.range.upperBound
    return (opening ?? end)..<end
  }

  /// How much deeper the closure's line is indented than that of the call.
  var excess: Int {
    guard let brace = closure.leftBrace,
      let call = closure.node.ancestors.first(where: { $0.is(.functionCallExpr) })
    else { return 0 }
    let source = closure.node.tree.source
    let own = Indentation(ofLineAt: brace.range.lowerBound, in: source).blanks.utf8.count
    let target = Indentation(ofLineAt: call.range.lowerBound, in: source).blanks.utf8.count
    return max(0, own - target)
  }
}
