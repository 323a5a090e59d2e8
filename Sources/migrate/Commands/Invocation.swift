import Codemods

/// One run of one command: what the user asked for, where from, and where the answers go.
struct Invocation {
  private(set) var arguments: Arguments

  /// What the user wrote, from the name of the command on.
  private(set) var words: [String]

  let environment: [String: String]

  /// The folder that relative paths start from.
  private(set) var workingDirectory: String

  /// The codemods that there are.
  let catalog: [Codemod]

  /// What a person types, or a program writes.
  let input: Input

  /// Results.
  let output: Sink

  /// Failures, summaries, and progress on a terminal.
  let error: Sink

  /// The worst that has happened so far.
  private(set) var status = ExitStatus.done

  /// What is as large as a repository, and would take a fortieth of the run's time to be taken apart.
  private(set) var kept: [any Sendable] = []

  /// The result so far, if it goes to a file as a whole.
  private var collected: [UInt8]?

  init(
    arguments: Arguments, words: [String] = [], environment: [String: String],
    workingDirectory: String, catalog: [Codemod], input: Input = .none, output: Sink, error: Sink,
  ) {
    self.input = input
    self.arguments = arguments
    self.words = words
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.catalog = catalog
    self.output = output
    self.error = error
    // A series of patches goes to a folder.
    collected = arguments.has(.output) && !arguments.has(.splitBy) ? [] : nil
  }

  /// The same run, of which nobody hears.
  var silenced: Invocation {
    let nobody = Sink { _ throws(SystemError) in }
    return Invocation(
      arguments: arguments, environment: environment, workingDirectory: workingDirectory,
      catalog: catalog, output: nobody, error: nobody)
  }

  /// Runs the command to its end, and finishes what it has written so far if it cannot get there.
  mutating func perform(_ command: Command) {
    do throws(Failure) {
      try command.run(&self)
    } catch {
      report(error)
    }
    do throws(Failure) {
      try finish()
    } catch {
      report(error)
    }
  }

  /// Asks for something else from here on.
  mutating func take(
    _ words: [String], of command: Command, in folder: String,
  ) throws(Failure) {
    arguments = try command.parse(words.dropFirst())
    (self.words, workingDirectory) = (words, folder)
  }

  /// Says what could not be done, and goes on with the rest.
  mutating func report(_ failure: Failure) {
    note(failure)
    raiseStatus(to: .couldNot)
  }

  /// Says what is amiss where nothing was asked for, so that the exit status stays.
  func note(_ failure: Failure) {
    error.show("migrate: \(failure)\n")
  }

  mutating func raiseStatus(to status: ExitStatus) {
    self.status = max(self.status, status)
  }

  /// The modules with the compilers that their files and their apps say, once these are read.
  var modulesOfIndex: ProjectModules? { index?.modules }

  /// The index of the root, once it is read.
  var index: ProjectIndex? { kept.lazy.compactMap { $0 as? ProjectIndex }.last }

  /// Keeps a value until the command has ended.
  mutating func keep(_ value: any Sendable) { kept.append(value) }

  /// Writes a piece of the result.
  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    guard collected == nil else {
      collected? += bytes
      return
    }
    do {
      try output.write(bytes)
    } catch {
      throw .unwritable("standard output", error)
    }
  }

  mutating func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Puts a collected result in its file.
  private func finish() throws(Failure) {
    guard let collected, let path = arguments.value(of: .output) else { return }
    do {
      let target = try AbsolutePath(ofFile: path, from: workingDirectory)
      try AtomicWrite(target: target).create(with: collected)
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Whether the result may be coloured: a person is watching and did not object (no-color.org).
  var isOutputColoured: Bool { output.isTerminal && collected == nil && mayColour }

  /// How the lines of the result are laid out.
  var layout: Layout {
    Layout(
      columns: arguments.has(.output) ? nil : output.columns, isColoured: isOutputColoured)
  }

  /// What the run does with the files, for the line that tells of its progress.
  var work: String { words.first == Command.apply.name ? "migrating" : "checking" }

  /// Whether what a person is asked may be.
  var isErrorColoured: Bool { error.isTerminal && mayColour }

  private var mayColour: Bool {
    environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
