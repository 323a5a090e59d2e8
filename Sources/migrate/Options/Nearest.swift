/// The known name that a mistyped one was probably meant to be, if any is near enough.
///
/// Near enough is a distance of at most two, or of a third of the word; of several, the first.
func nearest(_ word: String, in known: [String]) -> String? {
  let limit = max(2, word.count / 3)
  return known.map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= limit }
    .min { $0.distance < $1.distance }?
    .name
}

/// How many characters must be inserted, deleted, replaced or swapped with their neighbour to make
/// one word of the other (Damerau and Levenshtein, each place edited once).
private func editDistance(_ lhs: String, _ rhs: String) -> Int {
  let (lhs, rhs) = (Array(lhs), Array(rhs))
  var beforeLast: [Int] = []
  var last = Array(0...rhs.count)
  for row in 0..<lhs.count {
    var current = [row + 1]
    for column in 0..<rhs.count {
      let replaced = last[column] + (lhs[row] == rhs[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[rhs.count]
}
