import Codemods

extension Option {
  fileprivate static let dryRun = Option(
    "dry-run", help: "show what would be written, as a patch; write nothing")
}

extension Command {
  /// `migrate adopt [MODULE…]`
  static let adopt = Command(
    name: "adopt",
    summary: "have modules compiled in Swift 6 mode, with default isolation or upcoming features",
    discussion: """
      Alone, lists the modules in an order in which they can be moved to Swift 6 mode, with what that
      costs each: the places that Swift 6 rejects, and how many of them 'apply' mends. Then says what
      default isolation and upcoming features would change about that.

      With '--language-mode', '--default-isolation' or '--upcoming-feature', edits the package manifests
      so that each MODULE is compiled so, in the fewest bytes, also where targets share their settings.
      Writes nothing if a manifest has uncommitted changes in git; 'migrate undo' restores what was
      written. If we can't tell which edit is right, says why. For modules of Xcode projects, says which
      build settings to set.

      MODULE is the name of a target, or a path, which has a slash: all modules with files there.
      """,
    operands: .any("MODULE"),
    options: [.root, .jobs] + Option.adopting + [.dryRun, .allowDirty],
  ) { invocation throws(Failure) in
    let settings = try invocation.arguments.adoptedSettings()
    guard !settings.isEmpty else {
      try invocation.showAdoption()
      return
    }
    guard !invocation.arguments.operands.isEmpty else { throw .noModule }
    let paths = invocation.arguments.pathsAndModules.paths
    let workspace = try Workspace(invocation, around: paths)
    let journal = Journal(of: workspace, for: invocation.words)
    let lock = invocation.arguments.has(.dryRun) ? nil : try journal.lock(for: workspace)
    defer { lock?.unlock() }
    if lock != nil {
      guard try invocation.putBackBrokenOffRun(of: journal, in: workspace) else { return }
    }
    try invocation.adopt(settings, keepingIn: journal)
  }
}

extension Arguments {
  /// The operands with a slash, and the others.
  fileprivate var pathsAndModules: (paths: [String], modules: [String]) {
    let isPath = { (operand: String) in operand.contains("/") || operand.allSatisfy { $0 == "." } }
    return (operands.filter(isPath), operands.filter { !isPath($0) })
  }
}

extension Invocation {
  fileprivate mutating func showAdoption() throws(Failure) {
    let session = try Session(&self, paths: arguments.pathsAndModules.paths)
    let modules = try session.modules(named: arguments.pathsAndModules.modules)
    let report = try session.adoptionReport(of: modules, &self)
    let next = report.nextModule.map { session.firstStep(of: $0).line(about: $0) }
    try write(report.text(output.layout) + (next ?? ""))
  }

  fileprivate mutating func adopt(
    _ settings: [AdoptedSetting], keepingIn journal: Journal,
  ) throws(Failure) {
    let session = try Session(&self, paths: arguments.pathsAndModules.paths)
    let modules = try session.modules(named: arguments.pathsAndModules.modules)
    var changes: [FileChange] = []
    let containers = Dictionary(grouping: modules.filter(\.isOfPackage), by: \.container)
    for (container, modules) in containers.sorted(by: { $0.key < $1.key }) {
      do throws(Failure) {
        let change = try session.change(of: container, adopting: settings, in: modules)
        if let change { changes.append(change) }
      } catch {
        report(error)
      }
    }
    for module in modules where !module.isOfPackage {
      try write(module.buildSettings(for: settings))
    }
    try write(changes, of: session, keepingIn: journal)
  }

  private mutating func write(
    _ changes: [FileChange], of session: Session, keepingIn journal: Journal,
  ) throws(Failure) {
    guard !arguments.has(.dryRun) else {
      for change in changes {
        let patch = change.patch.bytes
        try write(isOutputColoured ? Colour.paint(patch: patch) : patch)
      }
      return
    }
    try checkWritable(changes)
    let written: Set<Int> = try write(changes, keepingIn: journal)
    if !written.isEmpty { sayHowToUndo(in: session.workspace, journal) }
  }
}
