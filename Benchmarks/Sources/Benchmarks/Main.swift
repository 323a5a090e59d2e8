import Foundation

/// Holds the parser against swift-syntax: are the trees the same, and how long does each take?
///
/// Run as `swift run -c release --package-path Benchmarks compare …`, `speed …`, `snippets …`,
/// `mutate …` or `apps …`.
@main
enum Main {
  static func main() {
    let program = URL(filePath: CommandLine.arguments[0]).lastPathComponent
    do {
      exit(try run(program, Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("\(program): \(error)\n".utf8))
      exit(2)
    }
  }

  /// The exit status: 0 if all is well, 1 if a tree differs.
  private static func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    switch command {
    case "compare": compare(try InputFiles(arguments: arguments))
    case "speed": speed(try InputFiles(arguments: arguments))
    case "snippets" where arguments.count == 1: try snippets(inTests: arguments[0])
    case "mutate": try mutateFiles(arguments[...])
    case "apps" where arguments.count > 1: try apps(migrate: arguments[0], Array(arguments[1...]))
    default: throw UsageError()
    }
  }

  private static func mutateFiles(_ arguments: ArraySlice<String>) throws -> Int32 {
    var paths = arguments
    let options = MutateOptions(from: &paths)
    return mutate(try InputFiles(arguments: Array(paths)), options)
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description = """
    run it as
      compare [--files-from LIST] PATH…   compare the trees of Swift files, node for node
      speed [--files-from LIST] PATH…     parse Swift files with both, and tell the time and memory
      snippets TESTS                      compare what swift-syntax's parser tests parse, where TESTS
                                          is Tests/SwiftParserTest of a checkout
      mutate [--seed N] [--count N] PATH…     parse files that were changed at random
      apps MIGRATE FOLDER…                time a built 'migrate' beside swift-syntax's parser
    """
}
