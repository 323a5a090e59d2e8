import Rewriter

/// A pattern for one case of a `Result`: `.success(let title)`, `let .failure(error)`, `.success`.
struct ResultPattern {
  let isFailure: Bool

  /// The name of what the case has; `nil` where nothing gets one.
  let name: String?

  /// `nil` for any other pattern, as `.success(true)` and `.success(let (first, _))`.
  init?(_ pattern: Node) {
    var words = pattern.tokens.map(\.text)[...]
    let isBinding = words.first == "let"
    if isBinding { words = words.dropFirst() }
    guard words.count > 1, words.first == ".",
      let place = ["success", "failure"].firstIndex(of: words[words.startIndex + 1])
    else { return nil }
    isFailure = place == 1
    let inner = Array(words.dropFirst(2))
    switch (inner.count, inner.first, inner.last) {
    case (0, _, _): name = nil
    case (3, "(", ")"):
      guard isBinding || inner[1] == "_" else { return nil }
      name = inner[1] == "_" ? nil : inner[1]
    case (4, "(", ")"):
      guard inner[1] == "let" || inner[1...2] == ["(", ")"] else { return nil }
      name = ["_", ")"].contains(inner[2]) ? nil : inner[2]
    default: return nil
    }
  }
}
