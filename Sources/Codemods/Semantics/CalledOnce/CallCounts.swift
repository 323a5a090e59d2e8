/// How often something may have been called when a place is reached, over all paths that lead there; empty
/// where none does.
struct CallCounts: OptionSet, Hashable {
  let rawValue: UInt8

  static let never = CallCounts(rawValue: 1 << 0)
  static let once = CallCounts(rawValue: 1 << 1)
  static let moreThanOnce = CallCounts(rawValue: 1 << 2)

  /// The counts behind something that adds calls of its own.
  func adding(_ other: CallCounts) -> CallCounts {
    var sum: CallCounts = []
    for mine in Self.each where contains(mine) {
      for others in Self.each where other.contains(others) {
        sum.insert(mine == .never ? others : others == .never ? mine : .moreThanOnce)
      }
    }
    return sum
  }

  private static let each: [CallCounts] = [.never, .once, .moreThanOnce]
}
