/// The known name that a mistyped one was probably meant to be; of one that is written in part only, those that have the
/// part.
///
/// - Returns: what goes between quotes: `main-queue-hop`, or `main-queue-hop', 'main-queue-sync`.
func nearest(_ word: String, in known: [String]) -> String? {
  nearestSpelling(of: word, in: known) ?? completions(of: word, in: known)
}

/// The known name that is spelled most like a mistyped one, if any is near enough.
///
/// Near enough is a distance of at most two, or of a third of the word; of several, the first.
func nearestSpelling(of word: String, in known: [String]) -> String? {
  let limit = max(2, word.count / 3)
  return known.map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= limit }
    .min { $0.distance < $1.distance }?
    .name
}

/// The known names that begin with the word, or else have it as one of their parts, as `sendable` in `not-sendable`.
private func completions(of word: String, in known: [String]) -> String? {
  guard word.count > 2, word.contains(where: \.isLetter) else { return nil }
  let beginning = known.filter { $0.hasPrefix(word) }
  let names =
    beginning.isEmpty
    ? known.filter { $0.split(separator: "-").contains { $0 == word } } : beginning
  let quoted = names.prefix(4).joined(separator: "', '")
  return names.isEmpty
    ? nil : names.count > 4 ? "\(quoted)', …, '\(names[names.count - 1])" : quoted
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
