/// The places of the elements in groups, in the order of their first ones: two elements are in one group where they
/// share a tie, or each shares one with a third.
func groups<Element, Tie: Hashable>(
  of elements: [Element], tiedBy ties: (Element) -> [Tie],
) -> [[Int]] {
  var leaders = Array(elements.indices)
  func leader(of index: Int) -> Int {
    leaders[index] == index ? index : leader(of: leaders[index])
  }
  var first: [Tie: Int] = [:]
  for (index, element) in elements.enumerated() {
    for tie in ties(element) {
      let (one, two) = (leader(of: first[tie, default: index]), leader(of: index))
      first[tie] = min(one, two)
      leaders[max(one, two)] = min(one, two)
    }
  }
  return Dictionary(grouping: elements.indices, by: leader).sorted { $0.key < $1.key }.map(\.value)
}
