import Rewriter

/// Hops in front of what stands at the ends of paths, which are done in the same order if all of that goes with them.
///
/// Have: Task { @MainActor in update() }; if isDenied { DispatchQueue.main.async { warn() } }
extension InlinedHops {
  /// - Returns: the hops; none where one has to stay.
  mutating func absorbHopsInFront(in list: CodeBlockItemList?) -> [CodeBlockItem] {
    guard absorption.contains(.hops), let list, !list.node.defers else {
      return []
    }
    let ends = PathEnds(of: list, lookingIntoDo: true, givingUpResult: givesUpResult).items
    let statements = list.node.descendantsAndSelf { node in
      node.isFunctionLike || [.forStmt, .whileStmt, .repeatStmt, .deferStmt].contains(node.kind)
    }
    let items = statements.compactMap { $0.as(CodeBlockItem.self) }.filter { item in
      item.item?.is(.functionCallExpr) == true && !ends.contains(item.node)
        && hopClosure(of: item) != nil
    }
    for item in items {
      guard let (hop, statements) = hop(at: item, beside: []), !hop.mayLeave,
        statements.node.namesOfStatements.isEmpty, !statements.node.waits, !statements.node.defers
      else { return [] }
      hops.append(hop)
    }
    return items
  }

  /// Whether what runs behind the statement in the list does nothing but decide, outside of hops and awaited calls.
  func isNothingElseDone(in list: CodeBlockItemList?, behind item: CodeBlockItem) -> Bool {
    let done = Set(hops.map(\.node))
    let items = ([item.node] + item.node.ancestors.prefix { $0 != list?.node })
      .compactMap { $0.as(CodeBlockItem.self) }
    return !items.contains { item in
      let others = item.node.parent?.elements(CodeBlockItem.self) ?? []
      return others.contains {
        $0.range.lowerBound > item.range.lowerBound
          && ($0.goesToOtherCode || $0.works(outside: done))
      }
    }
  }
}

extension CodeBlockItem {
  /// Have: fallthrough; throw error
  fileprivate var goesToOtherCode: Bool {
    item?.is(.fallThroughStmt) == true || item?.is(.throwStmt) == true
  }
}

extension Node {
  /// Whether the code itself awaits something.
  fileprivate var waits: Bool {
    descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      node.is(.awaitExpr) || node.as(ForStmt.self)?.awaitKeyword != nil
    }
  }

  /// Whether the code puts work off to the end of one of its blocks: hops come behind that.
  fileprivate var defers: Bool {
    descendantsAndSelf(notInside: \.isFunctionLike).contains { $0.is(.deferStmt) }
  }
}
