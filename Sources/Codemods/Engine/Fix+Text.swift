import Rewriter

/// What the engine reads off the text of a fix, so that no codemod can forget to say it.
extension Fix {
  /// Whether the edits tell the compiler not to check something that it checked before: they write more
  /// such words than they take away.
  ///
  /// Cost: a pass over what is written, and one over what goes if there is such a word.
  func addsUnsafe(to source: SourceFile) -> Bool {
    let suspects = edits.map(\.replacement).filter { $0.holds("nsafe") || $0.holds("unchecked") }
    let written = suspects.reduce(0) { $0 + TokenList(SourceFile($1)).optOutCount }
    guard written > 0 else { return false }
    return written > edits.reduce(0) { $0 + source.tokens(in: $1.range).optOutCount }
  }

  /// The first compiler that takes what the edits write and what they change has not; `nil` where any does.
  func toolchain(for source: SourceFile) -> SwiftVersion? {
    let written = edits.flatMap { TokenList(SourceFile($0.replacement)).toolchains }
    guard let newest = written.max() else { return nil }
    let removed = edits.flatMap { source.tokens(in: $0.range).toolchains }
    let isNew = written.count { $0 == newest } > removed.count { $0 == newest }
    return isNew ? newest : nil
  }

  /// The names of Swift's concurrency that the edits write, each with where it goes; none if they take away
  /// as many.
  func namesOfConcurrency(writtenTo source: SourceFile) -> [(name: String, offset: ByteOffset)] {
    let written = edits.flatMap { edit in
      TokenList(SourceFile(edit.replacement)).namesOfConcurrency.map {
        (name: $0, offset: edit.range.lowerBound)
      }
    }
    guard !written.isEmpty else { return [] }
    let removed = edits.reduce(0) { $0 + source.tokens(in: $1.range).namesOfConcurrency.count }
    return written.count > removed ? written : []
  }

  /// The types of Foundation that the edits write where there were none, which the code around may have other types for.
  func namesOfFoundation(writtenTo source: SourceFile) -> [String] {
    let names = edits.flatMap { edit -> Set<String> in
      let written = TokenList(SourceFile(edit.replacement)).namesOfFoundation
      return written.isEmpty
        ? [] : written.subtracting(source.tokens(in: edit.range).namesOfFoundation)
    }
    return Set(names).sorted()
  }

  /// The first comment that the edits remove and write nowhere; `nil` if there is none.
  func lostComment(of source: SourceFile) -> String? {
    let removed = edits.filter { source.mayHaveComment(in: $0.range) }
      .flatMap { source.tokens(in: $0.range).comments }
    guard !removed.isEmpty else { return nil }
    var kept = edits.flatMap { TokenList(SourceFile($0.replacement)).comments }
    return removed.first { comment in
      guard let index = kept.firstIndex(of: comment) else { return true }
      kept.remove(at: index)
      return false
    }
  }
}

extension SourceFile {
  fileprivate func tokens(in range: Range<ByteOffset>) -> TokenList {
    TokenList(SourceFile(bytes: Array(bytes[range.indices])))
  }

  fileprivate func mayHaveComment(in range: Range<ByteOffset>) -> Bool {
    bytes[range.indices].contains(UInt8(ascii: "/"))
  }
}

extension TokenList {
  /// The words that need the run time of Swift's concurrency, but for members of those names.
  fileprivate var namesOfConcurrency: [String] {
    (0..<count).lazy.filter { token in token == 0 || name(token - 1) != "." }
      .map(name).filter(Fix.needsConcurrency)
  }

  fileprivate var namesOfFoundation: Set<String> {
    Set(
      (0..<count).lazy.filter { token in token == 0 || name(token - 1) != "." }
        .map(name).filter(Fix.namesOfFoundation.contains))
  }

  /// The first compilers that know the newer forms among the tokens: `nonisolated(unsafe)` (SE-0412),
  /// `throws(E)` (SE-0413), `@concurrent` and `nonisolated(nonsending)` (SE-0461), `isolated deinit` (SE-0371).
  fileprivate var toolchains: [SwiftVersion] {
    (0..<count).compactMap { token in
      let previous = token > 0 ? name(token - 1) : ""
      let isInNonisolated = previous == "(" && token > 1 && name(token - 2) == "nonisolated"
      return switch name(token) {
      case "assumeIsolated": .v(5, 9)
      case "unsafe" where isInNonisolated: .v(5, 10)
      case "(" where previous == "throws": .v(6, 0)
      case "nonsending" where isInNonisolated: .v(6, 2)
      case "concurrent" where previous == "@": .v(6, 2)
      case "deinit" where previous == "isolated": .v(6, 2)
      default: nil
      }
    }
  }

  /// How often the code says that the compiler isn't to check something.
  fileprivate var optOutCount: Int {
    (0..<count).count { token in
      switch name(token) {
      case "unsafe":
        // Have: nonisolated(unsafe)
        token > 1 && name(token - 1) == "(" && name(token - 2) == "nonisolated"
      case "unchecked": token > 0 && name(token - 1) == "@"
      case "unsafeBitCast", "unsafeDowncast", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation":
        true
      default: false
      }
    }
  }
}
