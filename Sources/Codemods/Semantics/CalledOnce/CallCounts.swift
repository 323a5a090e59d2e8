/// How often something may have been called when a place is reached, over all paths that lead there.
///
/// The lattice of the called-once analysis: the sets of the three counts, ordered by inclusion. Paths that
/// meet are joined by `union`; calls in a row are summed by ``adding(_:)``. In the literature's words
/// ``never`` is *NotCalled*, ``once`` *DefinitelyCalled*, a set of both *MaybeCalled*; the empty set is the
/// bottom, a place that no path reaches.
struct CallCounts: OptionSet, Hashable {
  let rawValue: UInt8

  static let never = CallCounts(rawValue: 1 << 0)
  static let once = CallCounts(rawValue: 1 << 1)
  static let moreThanOnce = CallCounts(rawValue: 1 << 2)

  /// The top: nothing is known.
  static let any: CallCounts = [.never, .once, .moreThanOnce]

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
