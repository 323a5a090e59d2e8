import Rewriter

/// Finds what a file says in words that older compilers do not know, and what it imports that one system has not.
///
/// What stands in an `#if` counts for nothing, since a compiler may pass over it.
struct CompilerScanner {
  private(set) var oldestCompiler: SwiftVersion?

  /// What the file asks of the compiler that is assumed where nothing names one: `compiler(>=6.2)`.
  private(set) var question: String?

  /// Whether the file imports UIKit, which macOS has only as Mac Catalyst.
  private(set) var needsUIKit = false

  /// Whether a task sleeps for a `Duration`, and no code of the file is for some systems only.
  var usesDuration: Bool { sleepsForDuration && !asksForSystem }

  private var sleepsForDuration = false
  private var asksForSystem = false

  /// Cost: one pass over the kinds of the tokens.
  init(_ tokens: TokenList) {
    var depth = 0
    for (token, kind) in tokens.kinds.enumerated() {
      switch kind {
      case .poundIf: depth += 1
      case .poundEndif: depth = max(depth - 1, 0)
      case .compiler, .swift: question = question ?? tokens.question(at: token)
      case .poundAvailable, .poundUnavailable: asksForSystem = true
      case .for where depth == 0 && tokens.isSleepForDuration(at: token): sleepsForDuration = true
      case .atSign, .nonisolated, .isolated:
        if kind == .atSign, tokens.namesAvailability(at: token) { asksForSystem = true }
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
  /// Have: #if compiler(>=6.2), whose author counts on compilers before that one, too; of an older version, the question
  /// may be left from when that was new.
  fileprivate func question(at token: Int) -> String? {
    guard token + 4 < count, kinds[token + 1] == .leftParen, kinds[token + 4] == .rightParen,
      [">=", "<"].contains(text(token + 2)), text(token + 3) == "\(SwiftVersion.assumed)"
    else { return nil }
    return "\(text(token))(\(text(token + 2))\(text(token + 3)))"
  }

  /// Have: Task.sleep(for: .seconds(1))
  fileprivate func isSleepForDuration(at token: Int) -> Bool {
    token > 3 && token + 1 < count && kinds[token + 1] == .colon && kinds[token - 1] == .leftParen
      && text(token - 2) == "sleep" && text(token - 4) == "Task"
  }

  fileprivate func namesAvailability(at token: Int) -> Bool {
    token + 1 < count && text(token + 1) == "available"
  }

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
