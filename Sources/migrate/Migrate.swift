import Codemods
import Foundation

/// The command-line tool: reads the command line, runs the command, and turns what came of it into
/// an exit status.
@main
package enum Migrate {
  package static let version = "0.1.0"

  static func main() {
    let end = perform(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      input: .standardInput,
      output: .standardOutput,
      error: .standardError)
    withExtendedLifetime(end.kept) { exit(end.status) }
  }

  /// Runs the tool once; everything that it takes from the process is a parameter.
  ///
  /// - Parameters:
  ///   - arguments: what follows the name of the tool.
  ///   - workingDirectory: the folder that relative paths start from.
  ///   - catalog: the codemods that there are.
  /// - Returns: the exit status: 0 done, 1 `--check` or `--new` has found something, 2 something could
  ///   not be done.
  package static func run(
    arguments: [String], environment: [String: String], workingDirectory: String,
    catalog: [Codemod] = Catalog.all, input: Input = .none, output: Sink, error: Sink,
  ) -> Int32 {
    perform(
      arguments: arguments, environment: environment, workingDirectory: workingDirectory,
      catalog: catalog, input: input, output: output, error: error
    ).status
  }

  /// What ``run(arguments:environment:workingDirectory:output:error:)`` does.
  ///
  /// - Returns: the exit status, and what is not worth being taken apart if the process ends.
  private static func perform(
    arguments words: [String], environment: [String: String], workingDirectory: String,
    catalog: [Codemod] = Catalog.all, input: Input, output: Sink, error: Sink,
  ) -> (status: Int32, kept: [any Sendable]) {
    do throws(Failure) {
      switch try Request(words) {
      case .text(let text):
        output.show(output.layout.flowing(text))
        return (ExitStatus.done.rawValue, [])
      case .command(let command, let arguments):
        var invocation = Invocation(
          arguments: arguments, words: words, environment: environment,
          workingDirectory: workingDirectory, catalog: catalog, input: input, output: output,
          error: error)
        invocation.perform(command)
        return (invocation.status.rawValue, invocation.kept)
      }
    } catch let failure {
      error.show("migrate: \(failure)\n")
      return (ExitStatus.couldNot.rawValue, [])
    }
  }
}

/// What the command line asks for.
private enum Request {
  case text(String)
  case command(Command, Arguments)

  init(_ words: [String]) throws(Failure) {
    switch words.first {
    case nil:
      self = .command(.plan, try Command.plan.parse([]))
    case "--version":
      self = .text("migrate \(Migrate.version)\n")
    case "--help", "-h", "help":
      self = .text(try words.dropFirst().first.map(Self.help) ?? Help.overview(of: Command.all))
    case .some(let word) where word.hasPrefix("-") && word != "-":
      throw .unknownOption(
        word, command: nil, nearest: nearest(word, in: [Option.version, .help].map(\.spelling)),
        elsewhere: [])
    case .some(let name):
      let rest = words.dropFirst()
      // Help is wanted most by those whose other options are wrong.
      if rest.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
        self = .text(try Self.help(name))
      } else {
        let command = try Self.command(name)
        self = .command(command, try command.parse(rest))
      }
    }
  }

  private static func help(_ name: String) throws(Failure) -> String {
    Help.text(of: try command(name))
  }

  private static func command(_ name: String) throws(Failure) -> Command {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: nearest(name, in: Command.all.map(\.name)))
    }
    return command
  }
}
