import Rewriter

/// Removals that follow each other, or are in one deinit, so that their order does not matter.
struct RemovalPlace {
  private var removals: [ObserverRemoval]

  private init(_ removal: ObserverRemoval) { removals = [removal] }

  var isInDeinit: Bool { removals[0].isInDeinit }

  /// Whether it is in a deinit that is not on the main actor.
  var isNonisolated: Bool { isInDeinit && !removals[0].isInIsolatedDeinit }

  func contains(_ removal: ObserverRemoval) -> Bool {
    removals.contains { $0.node == removal.node }
  }

  /// The places of removals, each of which counts once, in the order of the file.
  static func places(of removals: [ObserverRemoval]) -> [RemovalPlace] {
    var places: [RemovalPlace] = []
    for removal in removals.sorted(by: { $0.node.index.value < $1.node.index.value }) {
      if places.last?.contains(removal) == true { continue }
      if let last = places.last?.removals.last, removal.follows(last) {
        places[places.count - 1].removals.append(removal)
      } else {
        places.append(RemovalPlace(removal))
      }
    }
    return places
  }
}

extension ObserverRemoval {
  /// Deletes its lines, or it with what parts it from the statement in front.
  fileprivate var deletion: Edit {
    let previous = standsAlone ? nil : item?.previous
    guard let previous else { return .delete(node.tree.source.paragraph(of: node.range)) }
    let end = previous.semicolon?.range.lowerBound ?? previous.range.upperBound
    return .delete(end..<node.range.upperBound)
  }

  fileprivate var item: CodeBlockItem? { node.parent?.as(CodeBlockItem.self) }

  private var statement: Statement? { item.map { Statement(item: $0) } }

  fileprivate var standsAlone: Bool { statement?.standsAloneOnItsLines == true }

  /// Whether nothing that might notice is between the removals.
  fileprivate func follows(_ other: ObserverRemoval) -> Bool {
    guard let list = item?.node.parent, list == other.item?.node.parent, standsAlone,
      other.standsAlone, !hasCommentInFront
    else { return false }
    if isInDeinit { return true }
    return item?.previous?.node == other.item?.node
  }

  fileprivate var isInIsolatedDeinit: Bool {
    let declaration = node.ancestors.first { $0.is(.deinitializerDecl) }
    return declaration?.as(DeinitializerDecl.self)?.modifiers?.contains(.isolated) == true
  }

  /// A comment would be left behind, and seem to be about what comes next.
  private var hasCommentInFront: Bool {
    node.firstToken.map { node.tree.hasComment(in: $0.leadingTrivia) } ?? false
  }
}

extension RemovalPlace {
  /// Whether a statement stands in front of the removals, with nothing between that might notice.
  ///
  /// - Parameter isRemoval: whether a statement only removes observers.
  func isBehind(_ statement: Node, where isRemoval: (CodeBlockItem) -> Bool) -> Bool {
    guard let first = removals[0].item, first.node.parent == statement.parent else { return false }
    if isInDeinit { return statement.range.lowerBound < first.range.lowerBound }
    var item = first.previous
    while let other = item, other.node != statement, isRemoval(other) { item = other.previous }
    return item?.node == statement
  }
}

extension CodeBlockItem {
  fileprivate var previous: CodeBlockItem? {
    let items = node.parent?.elements(CodeBlockItem.self) ?? []
    return items.last { $0.range.lowerBound < range.lowerBound }
  }
}

extension RemovalPlace {
  /// Removes what the groups keep instead.
  ///
  /// - Parameters:
  ///   - groups: those that nothing removes yet.
  ///   - keeping: whether a removal is needed besides.
  func edits(
    removing groups: [TokenGroup], context: Context, keeping: (ObserverRemoval) -> Bool,
  ) throws(Refusal) -> [Edit] {
    try check(in: context)
    let replaced = removals.filter { !keeping($0) }
    let bindings = UnusedBindings(removed: replaced.map(\.node)).edits
    guard !groups.isEmpty else { return replaced.map(\.deletion) + bindings }
    guard let first = replaced.first else {
      let place = removals[0].node.startWithDirective
      return edits(replacing: place..<place, at: removals[0], for: groups)
    }
    if let check = checkForValue(around: replaced) {
      return edits(replacing: check.range, at: first, for: groups)
        + bindings.filter { !check.range.overlaps($0.range) }
    }
    return edits(replacing: first.node.range, at: first, for: groups)
      + replaced.dropFirst().map(\.deletion) + bindings
  }

  /// The `if let` whose body is the removals, and whose value only they use: what was observed, which the tokens know.
  ///
  /// Have: if let core { center.removeObserver(self, name: .changed, object: core) }
  private func checkForValue(around replaced: [ObserverRemoval]) -> Node? {
    guard let list = replaced.first?.item?.node.parent,
      list.elements(CodeBlockItem.self).allSatisfy({ item in
        replaced.contains { $0.item?.node == item.node }
      }),
      let check = list.parent?.parent?.as(IfExpr.self), check.elseBody == nil,
      let conditions = check.conditions?.node.elements(ConditionElement.self),
      conditions.count == 1,
      conditions[0].condition?.is(.optionalBindingCondition) == true,
      !UnusedBindings(removed: replaced.map(\.node)).edits.isEmpty,
      let first = check.node.firstToken, let last = check.node.lastToken,
      !check.node.tree.hasComment(between: first, and: last),
      let item = check.node.ancestors.first(where: { $0.is(.codeBlockItem) })?
        .as(CodeBlockItem.self), Statement(item: item).standsAloneOnItsLines
    else { return nil }
    return check.node
  }

  private func check(in context: Context) throws(Refusal) {
    for removal in removals {
      let text = removal.node.textInOneLine
      guard removal.item != nil else {
        throw Refusal(.partOfExpression, "the removal '\(text)' is part of an expression")
      }
      if let first = removal.node.firstToken, let last = removal.node.lastToken,
        context.tree.hasComment(between: first, and: last)
      {
        throw Refusal(.commentInTheWay, "there's a comment in the removal '\(text)'; move it")
      }
      guard removal.isInDeinit || context.isolation(at: removal.node).kind == .mainActor else {
        throw Refusal(.removedElsewhere, "the removal '\(text)' isn't isolated to the main actor")
      }
      if removal.isInDeinit, removal.node.isInClosureOfMember {
        throw Refusal(.inDeinit, "the removal '\(text)' is in a closure in 'deinit'")
      }
    }
  }

  /// Puts in place of the range, or in front of the removal, what removes the groups: on lines of their own
  /// where the removal has its own, or gets them.
  private func edits(
    replacing range: Range<ByteOffset>, at removal: ObserverRemoval, for groups: [TokenGroup],
  ) -> [Edit] {
    let source = removal.node.tree.source
    let inLine = groups.flatMap { statements(for: $0, at: removal) { "if let \($0) { \($1) }" } }
    let oneLine = inLine.joined(separator: "; ") + (range.isEmpty ? "; " : "")
    let length = source.lineLength(at: range.lowerBound) - range.indices.count + oneLine.utf8.count
    let isShort = inLine.count == 1 && !range.isEmpty && length <= source.shortLine
    let blocks = removal.standsAlone || isShort ? nil : OneLineBlocks(around: removal.node)
    guard removal.standsAlone || blocks != nil else { return [Edit(replace: range, with: oneLine)] }
    let line =
      blocks?.indentation ?? Indentation(ofLineAt: range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: range.lowerBound)
    let lines = groups.flatMap {
      statements(for: $0, at: removal) { "if let \($0) {\n  \($1)\n}" }
    }
    let text = lines.map { line.place($0, unit: unit) }
      .joined(separator: line.lineBreak)
    let end = range.isEmpty ? line.lineBreak : ""
    return (blocks?.edits ?? []) + [Edit(replace: range, with: text + end)]
  }

  /// - Parameter conditional: writes an `if let` with the binding and what it does.
  private func statements(
    for group: TokenGroup, at removal: ObserverRemoval,
    conditional: (_ binding: String, _ body: String) -> String,
  ) -> [String] {
    let source = removals.first { $0.center == group.key.center } ?? removal
    let receiver = removal.node.isInClosureOfMember ? "self." : ""
    let removing = group.removal(
      from: source.call.center?.compactText ?? "",
      isChained: source.call.center?.is(.optionalChainingExpr) == true, receiver: receiver,
      conditional: conditional)
    if isInDeinit { return [removing] }
    let property = receiver + group.property.name
    return [removing, group.property.isArray ? "\(property).removeAll()" : "\(property) = nil"]
  }
}

extension Node {
  /// Where the node begins, or a comment above it that switches a rule of SwiftLint off for the next line.
  fileprivate var startWithDirective: ByteOffset {
    let start = range.lowerBound
    guard let trivia = firstToken?.leadingTrivia else { return start }
    let text = String(decoding: tree.source.bytes[trivia.indices], as: UTF8.self)
    guard let directive = text.ranges(of: "// swiftlint:disable:next").last else { return start }
    return trivia.lowerBound + text[..<directive.lowerBound].utf8.count
  }
}
