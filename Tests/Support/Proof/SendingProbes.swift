import Codemods
import Rewriter

/// A sample program with values handed to a probe, for the compiler and for the project index.
///
/// At the start of every function its parameters are probed, and `self` in a method; more probes are in the
/// program itself, as calls `probe(value)`. The probe is `nonisolated func probe<T>(_ value: sending T)`: what is
/// a parameter, or reached from one, may be sent only if it is Sendable. A second program asks for
/// `T: Sendable` instead.
package struct SendingProgram: Sendable {
  let name: String
  let place: String
  package let modes: [ProofMode]
  private let texts: [(path: String, text: String)]

  package init(_ golden: GoldenCase) throws {
    name = golden.name
    place = "\(golden.path):\(golden.line)"
    modes = try golden.modes(claim: .modes) ?? ProofMode.allCases
    texts = golden.inputs.enumerated().map { position, block in
      (block.file ?? "Sources/App/Input\(position).swift", Self.planted(block.text))
    }
  }

  fileprivate var files: [(path: String, tree: Tree)] {
    texts.map { ($0.path, Tree.parse(SourceFile($0.text))) }
  }

  /// What the index knows of the program when it is compiled in the mode.
  fileprivate func index(in mode: ProofMode) -> ProjectIndex {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", swiftSettings: [\(mode.settings.joined(separator: ", "))])])
      """
    return ProjectIndex(
      texts.map { FileFacts(path: $0.path, source: SourceFile($0.text)) },
      modules: ProjectModules(
        of: texts.map(\.path),
        describedBy: [ProjectFile(path: "Package.swift", text: manifest)]))
  }

  fileprivate func sources(declaring probe: String) -> [ProofSource] {
    let declaration = ProofSource(name: "Probe.swift", text: probe, path: "Probe.swift", line: 1)
    return texts.map { path, text in
      ProofSource(
        name: String(path.split(separator: "/").last ?? ""), text: text, path: path, line: 1)
    } + [declaration]
  }
}

extension SendingProgram {
  /// The text with a line for each parameter at the start of the functions, and each probe on a line of
  /// its own.
  private static func planted(_ text: String) -> String {
    let tree = Tree.parse(SourceFile(text))
    var insertions = tree.all(FunctionDecl.self).compactMap { function in
      function.body?.leftBrace.map { brace in
        (
          brace.range.upperBound.value,
          "\n" + function.probedNames.map { "probe(\($0))\n" }.joined()
        )
      }
    }
    insertions += tree.all(FunctionCallExpr.self).filter { $0.calledExpression?.text == "probe" }
      .map { ($0.range.lowerBound.value, "\n") }
    var bytes = Array(text.utf8)
    for (offset, line) in insertions.sorted(by: { $0.0 > $1.0 }) {
      bytes.insert(contentsOf: line.utf8, at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FunctionDecl {
  /// The parameters whose values may be kept, and `self` in a method that does not change it.
  fileprivate var probedNames: [String] {
    let parameters =
      signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
    let names = parameters.filter { parameter in
      parameter.type?.isPassingClosure != true && parameter.type?.firstToken?.kind != .inout
    }.compactMap { ($0.secondName ?? $0.firstName)?.text }
    let isMethod = node.parent?.is(.memberBlockItem) == true
    let isInstance = modifiers?.contains(.static) != true && modifiers?.contains(.mutating) != true
    return (isMethod && isInstance ? ["self"] : []) + names.filter { $0 != "_" }
  }
}

extension Node {
  /// Whether the type is that of a closure which must not outlive the call.
  fileprivate var isPassingClosure: Bool {
    let base = self.as(AttributedType.self)?.baseType ?? self
    return base.is(.functionType) && !text.contains("@escaping")
  }
}

/// What the compiler says of the probes, compared with ``Sendability``.
package struct SendingReport: Sendable {
  package var programs = 0
  package var probes = 0
  package var unknown: [String] = []
  package var disagreements: [String] = []
  package var failures: [String] = []

  package init() {}

  package init(of program: SendingProgram, mode: ProofMode, compiler: Compiler) throws {
    programs = 1
    let index = program.index(in: mode)
    for probe in SendingProbe.allCases {
      var found = try compiler.diagnostics(
        of: program.sources(declaring: probe.declaration), in: mode, adding: mode.completeChecking)
      for (path, tree) in program.files {
        let title = "\(program.place): \(program.name), mode \(mode), \(probe)"
        compare(tree, path: path, index: index, title: title, probe, &found)
      }
      failures += found.filter { probe.mayMean($0) || $0.severity == .error }
        .map { "\(program.place): \(program.name): in mode \(mode): \($0)" }
    }
  }

  private mutating func compare(
    _ tree: Tree, path: String, index: ProjectIndex, title: String, _ probe: SendingProbe,
    _ diagnostics: inout [Diagnostic],
  ) {
    let lines = LineTable(tree.source)
    for call in tree.all(FunctionCallExpr.self) where call.calledExpression?.text == "probe" {
      guard let value = call.arguments?.arguments.first?.expression else { continue }
      let line = lines.line(of: call.range.lowerBound)
      let isMeant = { (diagnostic: Diagnostic) in
        diagnostic.file == path && diagnostic.line == line && probe.mayMean(diagnostic)
      }
      let isRejected = diagnostics.contains(where: isMeant)
      diagnostics.removeAll(where: isMeant)
      probes += 1
      let answer = index.sendability(ofValue: value, inFile: path)
      let place = "\(title), line \(line): \(call.text)"
      if answer.kind == .unknown {
        unknown.append("\(place): \(answer)")
      } else if (answer.kind == .no) != isRejected {
        let word = isRejected ? "rejected" : "accepted"
        disagreements.append("\(place): \(word) by the compiler, but \(answer)")
      }
    }
  }

  package mutating func add(_ other: SendingReport) {
    programs += other.programs
    probes += other.probes
    unknown += other.unknown
    disagreements += other.disagreements
    failures += other.failures
  }

  package var lines: [String] { failures + disagreements + unknown.map { "unknown: \($0)" } }

  package func summary(mode: ProofMode) -> String {
    """
    sendability: \(probes) probes over \(programs) programs in mode \(mode), \(unknown.count) unknown, \
    \(disagreements.count) disagreements
    """
  }
}

/// What is asked of a value.
private enum SendingProbe: CaseIterable {
  case sending, conforming

  var declaration: String {
    switch self {
    case .sending: "nonisolated func probe<Value>(_ value: sending Value) {}"
    case .conforming: "nonisolated func probe<Value: Sendable>(_ value: Value) {}"
    }
  }

  /// Whether the diagnostic says that a value is not Sendable.
  func mayMean(_ diagnostic: Diagnostic) -> Bool {
    switch self {
    case .sending: diagnostic.message.contains("sending ")
    case .conforming:
      diagnostic.message.contains("be equivalent")
        || diagnostic.message.contains("Sendable")
          && !diagnostic.message.hasPrefix("add '@preconcurrency'")
    }
  }
}

extension ProofMode {
  /// Flags with which the compiler says of every value whether it may be sent.
  fileprivate var completeChecking: [String] {
    flags.contains("6") || self == .fiveComplete ? [] : ["-strict-concurrency=complete"]
  }

  /// The mode's flags as a package manifest has them.
  fileprivate var settings: [String] {
    zip(flags, flags.dropFirst()).compactMap { flag, value in
      switch flag {
      case "-swift-version": ".swiftLanguageMode(.v\(value))"
      case "-enable-upcoming-feature": ".enableUpcomingFeature(\"\(value)\")"
      case "-default-isolation": ".defaultIsolation(\(value).self)"
      default: nil
      }
    }
  }
}
