import Codemods
import Rewriter

extension Option {
  static let stdinPath = Option(
    "stdin-path", "FILE", help: "the file whose text is on standard input")
}

extension Command {
  /// `migrate - --stdin-path FILE`
  static let standardInput = Command(
    name: "-",
    summary: "migrate the text of a file on standard input, for editors",
    discussion: """
      Reads the text of FILE from standard input, as an editor has it, and writes the migrated text
      to standard output; FILE itself is neither read nor written. Reads all other files of the root,
      and makes no change that depends on one in another file. If something could not be done, writes
      nothing.
      """,
    operands: .none,
    options: [.stdinPath] + Session.options + [.review, .output],
  ) { invocation throws(Failure) in
    guard let path = invocation.arguments.value(of: .stdinPath) else {
      throw .missingOption(.stdinPath, command: "-")
    }
    let text = UnsavedText(bytes: invocation.input.rest())
    let session = try Session(&invocation, paths: [path], unsaved: text)
    var result = text.bytes
    try session.migrate(&invocation) { outcome, _ in
      if let change = outcome.change { result = change.source.bytes }
    }
    guard invocation.status == .done else { return }
    try invocation.write(result)
  }
}

/// What an editor has of a file that is not on the disk.
struct UnsavedText: Hashable, Sendable {
  let bytes: [UInt8]
}
