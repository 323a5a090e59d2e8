import Rewriter

/// Where a type's author leaves blank lines between the members that it begins with.
struct MemberSpacing {
  private let members: [MemberBlockItem]
  private let brace: Token
  private let source: SourceFile

  /// - Parameter brace: the one in front of the members.
  init(of members: [MemberBlockItem], behind brace: Token, in source: SourceFile) {
    (self.members, self.brace, self.source) = (members, brace, source)
  }

  /// Whether what follows the member behind a line break is to stand apart from it: as the members do from each other,
  /// or since the member spans lines, or is below a comment with those right above it.
  func isApart(_ member: MemberBlockItem) -> Bool {
    guard let position = members.firstIndex(where: { $0.node == member.node }) else { return false }
    let own = source.bytes[member.range.indices]
    if own.contains(where: \.isLineBreak) && position > 0 { return true }
    let gaps = members.indices.prefix(position + 1).map(linesInFront)
    if position > 0, gaps.dropFirst().allSatisfy(\.hasBlankLine) { return true }
    let start = gaps.indices.last { $0 == 0 || gaps[$0].hasBlankLine } ?? 0
    return gaps[start].endsInComment
  }

  /// Whether the author leaves a blank line in front of the first member.
  var beginsWithBlankLine: Bool { !members.isEmpty && linesInFront(of: 0).areBlank.first == true }

  /// What lies between a member and what is in front of it, without the end of that one's line.
  private func linesInFront(of position: Int) -> Gap {
    let end = position == 0 ? brace.range.upperBound : members[position - 1].range.upperBound
    let start = members[position].range.lowerBound
    let from = min(source.endOfLine(behind: end), start)
    let bytes = source.bytes[from.value..<start.value]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst().dropLast()
    return Gap(areBlank: lines.map { $0.allSatisfy { $0.isBlank || $0.isLineBreak } })
  }

  /// The whole lines between two members.
  private struct Gap {
    let areBlank: [Bool]

    var hasBlankLine: Bool { areBlank.contains(true) }

    /// Whether a comment is right above the member.
    var endsInComment: Bool { areBlank.last == false }
  }
}
