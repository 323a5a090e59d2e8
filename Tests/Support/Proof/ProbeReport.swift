import Codemods
import Rewriter

/// Where the compiler takes the probes of programs, compared with what ``Isolation`` says of the places.
package struct ProbeReport: Sendable {
  package var programs = 0
  package var probes = 0
  /// The innermost declarations and closures that hold probes.
  package var scopes = 0
  /// Those of which ``Isolation`` knows nothing.
  package var unknown: [String] = []
  /// Those of which the compiler says something else than ``Isolation``.
  package var disagreements: [String] = []
  /// Those that the compiler did not look at, or rejected for another reason.
  package var skipped: [String] = []
  /// What is wrong with the programs themselves.
  package var failures: [String] = []

  package init() {}

  package init(of program: ProbeProgram, mode: ProofMode, compiler: Compiler) throws {
    programs = 1
    for kind in program.kinds {
      let index = program.index(of: kind, in: mode)
      let found = try compiler.diagnostics(of: kind, in: program, mode: mode)
      var rest = found
      for file in program.modules.flatMap(\.files) {
        compare(file, kind, index: index, title: "\(program.name), mode \(mode)", &rest)
      }
      failures += rest.filter { $0.severity == .error }
        .map { "\(program.place): \(program.name): in mode \(mode): \($0)" }
    }
  }

  /// Of all programs that are compiled in the mode, on all cores.
  package init(of programs: [ProbeProgram], mode: ProofMode, compiler: Compiler) async {
    let programs = programs.filter { $0.modes.contains(mode) }
    let reports = await withTaskGroup(of: (Int, ProbeReport).self) { group in
      for (position, program) in programs.enumerated() {
        group.addTask {
          do {
            return (position, try ProbeReport(of: program, mode: mode, compiler: compiler))
          } catch {
            var failed = ProbeReport()
            failed.failures = ["\(program.place): \(error)"]
            return (position, failed)
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for position in programs.indices { reports[position].map { add($0) } }
  }

  /// The cases of Markdown files, as programs.
  package static func programs(in file: GoldenFile) throws -> [ProbeProgram] {
    try file.cases.filter { !$0.inputs.isEmpty }.map { try ProbeProgram($0) }
  }

  /// Takes the diagnostics that are about probes out of the list.
  private mutating func compare(
    _ file: ProbeFile, _ kind: ProbeKind, index: ProjectIndex, title: String,
    _ diagnostics: inout [Diagnostic],
  ) {
    let probes = Probe.all(of: kind, in: file)
    var answers: [Int: [Diagnostic]] = [:]
    diagnostics.removeAll { diagnostic in
      guard diagnostic.file == file.path,
        probes.contains(where: { $0.isMeant(by: diagnostic) })
      else { return false }
      for probe in probes where probe.isMeant(by: diagnostic) {
        answers[probe.line, default: []].append(diagnostic)
      }
      return true
    }
    var lastScope: Node?
    for probe in probes {
      let answer = ProbeAnswer(answers[probe.line] ?? [])
      let place = "\(title), \(probe.place(in: file)), \(kind)"
      switch answer {
      case .notSeen: skipped.append("\(place): not looked at")
      case .otherError(let message): skipped.append("\(place): \(message)")
      case .accepted, .rejected:
        count(probe, after: &lastScope)
        let isolation = index.isolation(at: probe.call, inFile: file.path)
        if isolation.kind == .unknown {
          unknown.append("\(place): \(isolation)")
        } else if isolation.isIsolated(to: kind) != (answer == .accepted) {
          disagreements.append("\(place): \(answer) by the compiler, but \(isolation)")
        }
      }
    }
  }

  private mutating func count(_ probe: Probe, after lastScope: inout Node?) {
    probes += 1
    if probe.scope != lastScope { scopes += 1 }
    lastScope = probe.scope
  }

  package mutating func add(_ other: ProbeReport) {
    programs += other.programs
    probes += other.probes
    scopes += other.scopes
    unknown += other.unknown
    disagreements += other.disagreements
    skipped += other.skipped
    failures += other.failures
  }

  /// Everything that is not as it should be, a line each.
  package var lines: [String] {
    failures + disagreements + unknown.map { "unknown: \($0)" } + skipped.map { "skipped: \($0)" }
  }

  /// The counts in one line.
  package func summary(mode: ProofMode) -> String {
    """
    probes: \(probes) in \(scopes) scopes over \(programs) programs in mode \(mode), \
    \(unknown.count) unknown, \(disagreements.count) disagreements, \(skipped.count) skipped
    """
  }
}

/// A call that was planted.
private struct Probe {
  let call: Node
  let line: Int
  /// The lines from a name to the call that is in its initial value.
  let linesFromName: Range<Int>

  static func all(of kind: ProbeKind, in file: ProbeFile) -> [Probe] {
    let tree = Tree.parse(SourceFile(file.text(with: kind)))
    let lines = LineTable(tree.source)
    return tree.all(FunctionCallExpr.self).compactMap { call in
      let callee = call.calledExpression?.lastToken?.text ?? ""
      guard [ProbePlanting.statement, ProbePlanting.wrapper].contains(callee) else { return nil }
      let line = lines.line(of: call.range.lowerBound)
      let value = call.node.ancestors.first { $0.is(.initializerClause) && !$0.isInLocalVariable }
      let start = value?.parent?.range.lowerBound ?? call.range.lowerBound
      return Probe(call: call.node, line: line, linesFromName: lines.line(of: start)..<line)
    }
  }

  /// The innermost declaration or closure.
  var scope: Node? {
    call.ancestors.first { node in
      node.is(.closureExpr) || node.is(.accessorDecl)
        || node.kind.isDecl && !node.isLocalVariable
    }
  }

  /// An initial value that needs an actor is reported at the name in front of it.
  func isMeant(by diagnostic: Diagnostic) -> Bool {
    line == diagnostic.line
      || linesFromName.contains(diagnostic.line)
        && diagnostic.message.contains("default value")
  }

  func place(in file: ProbeFile) -> String {
    let lines = call.tree.source.text(call.range.lowerBound..<call.tree.source.end)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "\(file.path):\(line) before '\(lines.dropFirst().first ?? "")'"
  }
}

extension Node {
  fileprivate var isInLocalVariable: Bool {
    ancestors.first { $0.kind.isDecl }?.isLocalVariable == true
  }

  fileprivate var isLocalVariable: Bool {
    self.is(.variableDecl) && ancestors.contains { $0.is(.codeBlock) || $0.is(.closureExpr) }
      && ancestors.first { $0.is(.memberBlock) || $0.is(.codeBlockItemList) }?.is(.memberBlock)
        == false
  }
}

/// What the compiler says of a probe.
private enum ProbeAnswer: Equatable, CustomStringConvertible {
  case accepted, rejected
  case notSeen
  case otherError(String)

  init(_ diagnostics: [Diagnostic]) {
    let others = diagnostics.filter { !$0.message.contains("is deprecated") }
    if others.contains(where: \.rejectsIsolation) {
      self = .rejected
    } else if let error = others.first(where: { $0.severity == .error }) {
      self = .otherError(error.message)
    } else {
      self = others.count == diagnostics.count ? .notSeen : .accepted
    }
  }

  var description: String {
    switch self {
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .notSeen: "not seen"
    case .otherError(let message): message
    }
  }
}

extension Diagnostic {
  /// In Swift 5 modes, some are warnings.
  fileprivate var rejectsIsolation: Bool {
    message.contains("-isolated") || message.contains("'async' but is not marked")
  }
}

extension Isolation {
  fileprivate func isIsolated(to actor: ProbeKind) -> Bool {
    switch actor {
    case .globalActor("MainActor"): kind == .mainActor
    case .globalActor(let name): kind == .globalActor(name)
    case .instance(let name): kind == .actor(name)
    }
  }
}
