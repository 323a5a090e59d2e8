import Rewriter

@testable import Codemods

extension Codemod {
  /// A codemod that replaces texts by others, right or wrong.
  static func planting(_ texts: [String: String]) -> Codemod {
    Codemod(
      id: "planting", title: "", since: .v(5, 5), discussion: "", verdict: .safe,
      candidateTokens: [], mayConcern: { _ in true }, examples: []
    ) { context in
      texts.flatMap { text, replacement in
        context.tree.source.ranges(of: text).map { range in
          Finding(
            codemod: context.codemod, verdict: .safe, range: range, message: "replace '\(text)'",
            fix: Fix([Edit(replace: range, with: replacement)]))
        }
      }
    }
  }
}

extension SourceFile {
  fileprivate func ranges(of text: String) -> [Range<ByteOffset>] {
    let searched = Array(text.utf8)
    return bytes.indices.filter { bytes[$0...].starts(with: searched) }
      .map { ByteOffset($0)..<ByteOffset($0 + searched.count) }
  }
}
