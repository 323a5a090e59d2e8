/// The fewest lines to remove from one sequence and to add from another to get from the first to
/// the second: Myers' difference algorithm, in its form that divides and needs linear space (E. W.
/// Myers, "An O(ND) Difference Algorithm and Its Variations", 1986, section 4b).
///
/// Lines that stand in only one of the sequences are left out of the search, as they cannot match.
/// What remains is searched up to a number of steps that grows with the square root of the input;
/// from there on the best way found so far is taken, so that the time stays far from quadratic.
struct ShortestEdit {
  /// For each element of the first sequence, whether it goes.
  private(set) var isRemoved: [Bool]
  /// For each element of the second sequence, whether it is new.
  private(set) var isAdded: [Bool]

  /// The lines that both sequences have, as numbers that are equal where the lines are, and the
  /// place of each in its sequence.
  private let old: [(number: Int, place: Int)]
  private let new: [(number: Int, place: Int)]

  private var forward: Frontier
  private var backward: Frontier
  private let maximumSteps: Int

  init(from oldLines: ArraySlice<ArraySlice<UInt8>>, to newLines: ArraySlice<ArraySlice<UInt8>>) {
    var numbers = LineNumbers()
    let oldNumbers = oldLines.map { numbers.number($0) }
    let firstOnlyInNew = numbers.count
    let newNumbers = newLines.map { numbers.number($0) }
    var isInNew = [Bool](repeating: false, count: numbers.count)
    for number in newNumbers { isInNew[number] = true }

    isRemoved = oldNumbers.map { !isInNew[$0] }
    isAdded = newNumbers.map { $0 >= firstOnlyInNew }
    old = oldNumbers.enumerated().filter { isInNew[$0.element] }.map { ($0.element, $0.offset) }
    new = newNumbers.enumerated().filter { $0.element < firstOnlyInNew }
      .map { ($0.element, $0.offset) }

    let total = old.count + new.count
    forward = Frontier(maximumSteps: (total + 1) / 2)
    backward = forward
    maximumSteps = max(256, Int(Double(total).squareRoot()))
    compare(old.indices, new.indices)
  }

  /// Marks what differs between two parts.
  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    var (oldPart, newPart) = (oldPart, newPart)
    while let lhs = oldPart.first, let rhs = newPart.first, matches(lhs, rhs) {
      oldPart = lhs + 1..<oldPart.upperBound
      newPart = rhs + 1..<newPart.upperBound
    }
    while let lhs = oldPart.last, let rhs = newPart.last, matches(lhs, rhs) {
      oldPart = oldPart.lowerBound..<lhs
      newPart = newPart.lowerBound..<rhs
    }
    if oldPart.isEmpty || newPart.isEmpty {
      for index in oldPart { isRemoved[old[index].place] = true }
      for index in newPart { isAdded[new[index].place] = true }
      return
    }
    let middle = middle(of: oldPart, newPart)
    compare(oldPart.lowerBound..<middle.old, newPart.lowerBound..<middle.new)
    compare(middle.old..<oldPart.upperBound, middle.new..<newPart.upperBound)
  }

  private func matches(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    old[oldIndex].number == new[newIndex].number
  }

  /// A point on a shortest way through two parts, with about half of its steps on either side.
  ///
  /// It is neither end of the way: both parts begin, and end, with lines that differ, so that the
  /// way has two steps at least.
  private mutating func middle(
    of oldPart: Range<Int>, _ newPart: Range<Int>,
  ) -> (old: Int, new: Int) {
    let (old, new) = (old[oldPart], new[newPart])
    let (width, height) = (old.count, new.count)
    let difference = width - height
    let isOdd = !difference.isMultiple(of: 2)

    func point(_ x: Int, _ y: Int) -> (old: Int, new: Int) {
      (oldPart.lowerBound + x, newPart.lowerBound + y)
    }
    for steps in 0... {
      forward.begin(steps)
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let x = forward.advance(on: diagonal, steps, width: width, height: height) { x, y in
          old[oldPart.lowerBound + x].number == new[newPart.lowerBound + y].number
        }
        // The ways from both ends meet where their parts of the old sequence cover all of it.
        let facing = difference - diagonal
        if isOdd, x >= 0, abs(facing) < steps, x + backward[facing] >= width {
          return point(x, x - diagonal)
        }
      }
      backward.begin(steps)
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let x = backward.advance(on: diagonal, steps, width: width, height: height) { x, y in
          old[oldPart.upperBound - 1 - x].number == new[newPart.upperBound - 1 - y].number
        }
        let facing = difference - diagonal
        if !isOdd, x >= 0, abs(facing) <= steps, x + forward[facing] >= width {
          return point(width - x, height - (x - diagonal))
        }
      }
      if steps == maximumSteps {
        let (x, y) = forward.furthest(after: steps)
        return point(x, y)
      }
    }
    preconditionFailure("two ways that together cover all diagonals have met")
  }
}

/// The furthest places that a number of steps reach from one end of two sequences.
///
/// A place is x elements into the first sequence and y into the second; its diagonal is x − y.
private struct Frontier {
  /// The largest x for each diagonal; so low that no sum with it counts where a diagonal leaves the
  /// sequences.
  private var reach: [Int]
  private let origin: Int

  init(maximumSteps: Int) {
    origin = maximumSteps + 1
    reach = [Int](repeating: Self.outside, count: 2 * origin + 1)
  }

  private static let outside = Int.min / 4

  subscript(diagonal: Int) -> Int { reach[origin + diagonal] }

  /// Forgets what an earlier search left beside the diagonals that so many steps can reach.
  mutating func begin(_ steps: Int) {
    reach[origin - steps - 1] = Self.outside
    reach[origin + steps + 1] = Self.outside
  }

  /// Takes one more step on to the diagonal, then all equal elements.
  ///
  /// - Returns: The largest x, negative if the diagonal cannot be reached inside the sequences.
  mutating func advance(
    on diagonal: Int, _ steps: Int, width: Int, height: Int, equal: (Int, Int) -> Bool,
  ) -> Int {
    let added = self[diagonal + 1]
    let removed = self[diagonal - 1] + 1
    var x = steps == 0 ? 0 : Self.outside
    if added - diagonal <= height { x = max(x, added) }
    if removed <= width { x = max(x, removed) }
    if x >= 0 {
      while x < width, x - diagonal < height, equal(x, x - diagonal) { x += 1 }
    }
    reach[origin + diagonal] = x
    return x
  }

  /// The place with the most elements of both sequences behind it.
  func furthest(after steps: Int) -> (x: Int, y: Int) {
    let best = stride(from: -steps, through: steps, by: 2)
      .filter { self[$0] >= 0 }
      .max { 2 * self[$0] - $0 < 2 * self[$1] - $1 }
    let diagonal = best ?? 0
    return (self[diagonal], self[diagonal] - diagonal)
  }
}

/// Gives equal lines the same number, from 0 in the order of their first appearance.
private struct LineNumbers {
  private var numbers: [Line: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(_ bytes: ArraySlice<UInt8>) -> Int {
    let line = Line(bytes: bytes)
    if let number = numbers[line] { return number }
    let number = numbers.count
    numbers[line] = number
    return number
  }

  private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    // One call for all bytes: the collection's own hashing makes one for each.
    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
