import Rewriter

/// Finds what a file says in words that older compilers do not know, and what it imports that one system has not.
///
/// What stands in an `#if` counts for nothing, since a compiler may pass over it.
struct CompilerScanner {
  private(set) var oldestCompiler: SwiftVersion?

  /// Whether the file imports UIKit, which macOS has only as Mac Catalyst.
  private(set) var needsUIKit = false

  /// Cost: one pass over the kinds of the tokens.
  init(_ tokens: TokenList) {
    var depth = 0
    for (token, kind) in tokens.kinds.enumerated() {
      switch kind {
      case .poundIf: depth += 1
      case .poundEndif: depth = max(depth - 1, 0)
      case .atSign, .nonisolated, .isolated:
        guard depth == 0, tokens.isWrittenForSwift6Point2(at: token) else { continue }
        oldestCompiler = .v(6, 2)
      case .import where depth == 0 && tokens.kinds[token + 1] == .identifier:
        if tokens.text(token + 1) == "UIKit" { needsUIKit = true }
      default: continue
      }
    }
  }
}

extension TokenList {
  /// `@concurrent` and `nonisolated(nonsending)` (SE-0461), `isolated deinit` (SE-0371).
  fileprivate func isWrittenForSwift6Point2(at token: Int) -> Bool {
    guard token + 2 < count else { return false }
    switch kinds[token] {
    case .atSign: return kinds[token + 1] == .identifier && text(token + 1) == "concurrent"
    case .nonisolated:
      return kinds[token + 1] == .leftParen && kinds[token + 2] == .nonsending
    default: return kinds[token + 1] == .deinit
    }
  }
}
