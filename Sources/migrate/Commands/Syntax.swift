import Foundation
import Rewriter

extension Option {
  fileprivate static let flat = Option(
    "flat", help: "a line 'kind start end' for each node and token, in preorder")

  fileprivate static let hash = Option(
    "hash", help: "a line for each file: hash of the flat text, whether it has an error, path")

  fileprivate static let time = Option(
    "time", help: "how fast the files are parsed, in CPU time and on one thread")

  fileprivate static let filesFrom = Option(
    "files-from", "LIST", help: "take the files that LIST names, one in a line, as well")
}

extension Command {
  /// `migrate syntax FILE…`
  static let syntax = Command(
    name: "syntax",
    summary: "show the syntax trees of files",
    discussion: """
      Shows the syntax tree of each file, indented. With '--flat' it is comparable to that of any
      other parser: kinds are named as in swift-syntax, tokens are called 'token', offsets are in
      UTF-8 bytes without the trivia around, and what has no width is left out. With '--hash', a
      line for each file with tabs between: FNV-1a hash of the flat text (64 bits, in hex), 'true'
      if the file has a syntax error and else 'false', path.
      """,
    operands: .any("FILE"),
    options: [.flat, .hash, .time, .filesFrom, .jobs, .output],
  ) { invocation throws(Failure) in
    let mode = try Mode(invocation.arguments)
    let files = try invocation.syntaxFiles()
    switch mode {
    case .time: try invocation.time(files)
    default: try invocation.show(files, as: mode)
    }
  }
}

/// In which form trees are shown.
private enum Mode: Sendable {
  case dump
  case flat
  case hash
  case time

  init(_ arguments: Arguments) throws(Failure) {
    let modes: [(Option, Mode)] = [(.flat, .flat), (.hash, .hash), (.time, .time)]
    let given = modes.filter { arguments.has($0.0) }
    if given.count > 1 { throw .contradiction(given[0].0, given[1].0) }
    self = given.first?.1 ?? .dump
  }

  func text(of tree: Tree, path: String) -> String {
    switch self {
    case .dump, .time: tree.dump()
    case .flat: tree.flatText()
    case .hash: "\(tree.flatText().hashInHex)\t\(!tree.errors.isEmpty)\t\(path)\n"
    }
  }
}

extension Invocation {
  /// The operands and what `--files-from` lists.
  fileprivate func syntaxFiles() throws(Failure) -> [String] {
    guard let list = arguments.value(of: .filesFrom) else {
      guard !arguments.operands.isEmpty else {
        throw .missingOperand("FILE", usage: Command.syntax.usage)
      }
      return arguments.operands
    }
    let bytes = try source(list).bytes
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return arguments.operands + lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the trees in the order of the files.
  fileprivate mutating func show(_ files: [String], as mode: Mode) throws(Failure) {
    let reader = self
    try Workers(jobs: arguments.jobs()).forEach(files) { path in
      Result { () throws(Failure) in
        let tree = Tree.parse(try reader.source(path))
        return (text: mode.text(of: tree, path: path), errors: tree.errorLines(path: path))
      }
    } take: { result throws(Failure) in
      switch result {
      case .success(let shown):
        try write(shown.text)
        if mode != .hash { error.show(shown.errors) }
      case .failure(let failure):
        report(failure)
      }
    }
  }

  /// Parses the files one after the other and writes what the parsing alone took.
  fileprivate mutating func time(_ files: [String]) throws(Failure) {
    let reader = self
    var total = (bytes: 0, seconds: 0.0)
    try Workers(jobs: 1).forEach(files) { path in
      Result { () throws(Failure) in
        let source = try reader.source(path)
        let start = ThreadClock.seconds
        let tree = Tree.parse(source)
        return (bytes: tree.source.bytes.count, seconds: ThreadClock.seconds - start)
      }
    } take: { result throws(Failure) in
      switch result {
      case .success(let file):
        total.bytes += file.bytes
        total.seconds += file.seconds
      case .failure(let failure):
        report(failure)
      }
    }
    let speed = total.seconds > 0 ? Double(total.bytes) / 1e6 / total.seconds : 0
    try write(
      String(
        format: "%d bytes\t%.3f CPU seconds\t%.1f MB/s\n", total.bytes, total.seconds, speed))
  }

  /// The file as it is: the parser takes any bytes.
  private func source(_ path: String) throws(Failure) -> SourceFile {
    do {
      let location = try AbsolutePath(resolving: path, from: workingDirectory)
      return SourceFile(bytes: try FileContents(of: location).bytes)
    } catch {
      throw .unreadable(path, error)
    }
  }
}

extension Tree {
  /// A line `path:line:column: message` for each error.
  fileprivate func errorLines(path: String) -> String {
    guard !errors.isEmpty else { return "" }
    let lines = LineTable(source)
    return errors.map {
      let (line, column) = lines.location(of: $0.offset)
      return "\(path):\(line):\(column): \($0)\n"
    }
    .joined()
  }
}

extension String {
  /// The 64-bit FNV-1a hash of the UTF-8 text, in 16 hexadecimal digits.
  var hashInHex: String {
    let digits = String(utf8.fnvHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
