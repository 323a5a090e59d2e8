/// What stands between two tokens: white space, comments, a byte-order mark, merge conflicts, and
/// bytes that no token can begin with.
extension Lexer {
  /// A line break in the trivia before a token.
  enum LineBreak {
    case none
    /// Only inside a block comment.
    case inComment
    case plain
  }

  /// Moves `position` to the next token, the end of the file, or the line break ending a literal.
  ///
  /// trivia → (white-space | "//" … | "/*" … "*/" | byte-order-mark | merge-conflict | stray)*
  @inline(__always)
  mutating func skipTrivia() -> LineBreak {
    var end = position
    var lineBreak = LineBreak.none
    scan: while end < count {
      switch bytes[end] {
      case " ", "\t", "\u{B}", "\u{C}":
        end += 1
      case "\n", "\r":
        if lineBreakEndsLiteral { break scan }
        lineBreak = .plain
        end += 1
      case "/":
        switch byte(end + 1) {
        case "/": end = endOfLine(from: end + 2)
        case "*": end = skipBlockComment(from: end, &lineBreak)
        default: break scan
        }
      case "<", ">":
        guard let conflictEnd = skipConflict(from: end) else { break scan }
        end = conflictEnd
      case 0x21...0x7E:
        break scan
      default:
        guard let strayEnd = skipStrayBytes(from: end) else { break scan }
        end = strayEnd
      }
    }
    position = end
    return lineBreak
  }

  /// block-comment → "/*" (block-comment | any byte)* "*/"
  private mutating func skipBlockComment(from start: Int, _ lineBreak: inout LineBreak) -> Int {
    var end = start + 2
    var depth = 1
    while end < count {
      let byte = bytes[end]
      end += 1
      switch byte {
      case "*" where self.byte(end) == "/":
        end += 1
        depth -= 1
        if depth == 0 { return end }
      case "/" where self.byte(end) == "*":
        end += 1
        depth += 1
      case "\n", "\r":
        if lineBreak == .none { lineBreak = .inComment }
      default:
        break
      }
    }
    fail("unterminated '/*' comment", at: start)
    return end
  }

  /// The end of a merge conflict that version control left here, `nil` if none starts here.
  ///
  /// merge-conflict → "<<<<<<< " … line-break ">>>>>>> " rest-of-line, or Perforce's form of it
  private mutating func skipConflict(from start: Int) -> Int? {
    switch byte(before: start) {
    case "\n", "\r", 0: break
    default: return nil
    }
    let form: ConflictForm
    if starts(with: ConflictForm.git.introducer, at: start) {
      form = .git
    } else if starts(with: ConflictForm.perforce.introducer, at: start) {
      form = .perforce
    } else {
      return nil
    }
    guard let end = conflictEnd(of: form, from: start) else { return nil }
    fail("source control conflict marker", at: start)
    return endOfLine(from: end)
  }

  private enum ConflictForm {
    case git
    case perforce

    var introducer: StaticString { self == .git ? "<<<<<<< " : ">>>> " }
    var terminator: StaticString { self == .git ? ">>>>>>> " : "<<<<\n" }
  }

  private mutating func conflictEnd(of form: ConflictForm, from start: Int) -> Int? {
    let isFutile = form == .git ? futile.gitConflictEnd : futile.perforceConflictEnd
    if isFutile { return nil }
    var offset = start + form.introducer.utf8CodeUnitCount
    while offset < count {
      let previous = byte(before: offset)
      if previous == "\n" || previous == "\r", starts(with: form.terminator, at: offset) {
        return offset + form.terminator.utf8CodeUnitCount
      }
      offset += 1
    }
    switch form {
    case .git: futile.gitConflictEnd = true
    case .perforce: futile.perforceConflictEnd = true
    }
    return nil
  }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    guard text.utf8CodeUnitCount <= count - offset else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The end of a byte-order mark or of bytes that begin no token, `nil` if a token begins here.
  private mutating func skipStrayBytes(from start: Int) -> Int? {
    let decoded = scalar(at: start)
    switch decoded.scalar {
    case nil:
      fail("invalid UTF-8 found in source file", at: start)
    case "\u{FEFF}", "\0", "\u{A0}":
      // The mark is legal in any place. swift-syntax only warns of the other two.
      break
    case "\u{201C}", "\u{201D}":
      return nil
    case let scalar? where scalar.continuesIdentifier || scalar.startsOperator:
      return nil
    default:
      fail("invalid character in source file", at: start)
    }
    return decoded.end
  }
}

/// Searches to the end of a line or of the file that found nothing, remembered so that source with
/// many openings and no closing is not searched once for each of them.
struct FutileSearches {
  /// No ">>>>>>> " begins a line from here on.
  var gitConflictEnd = false
  /// No "<<<<" is a line of its own from here on.
  var perforceConflictEnd = false
  /// No "#>" stands before this offset.
  var placeholderEnd = 0
  /// No "”" stands before this offset.
  var curlyQuoteEnd = 0
  /// No quote with so many "#" stands before this offset, which is the end of a line.
  var rawQuoteEnd = 0
  var rawQuotePoundCount = 0
  /// No "/" with so many "#" ends a regex literal of several lines from here on.
  var regexPoundCount = Int.max
}
