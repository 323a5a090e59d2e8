import Foundation
import Rewriter
import Support
import Testing

@testable import Codemods

/// Who uses whom is told by names, with our own parser: a name counts that one file of `Codemods` declares, and
/// nothing else has.
@Suite("Rooms of Codemods")
struct LayeringTests {
  /// The rooms, the lowest first: a file uses its own room and those in front of it. Files that are in no room know
  /// all of them.
  private static let order = [
    "Lookup", "Syntax", "SDK", "Project", "Semantics", "Engine", "Explanations", "Writing",
    "AsyncForms",
    "State", "Declarations", "Observers", "MainQueue", "Tasks", "Completions", "Callbacks",
    "Adoption",
  ]

  private static let sources = Result { try Sources() }

  @Test("Every folder is a room with a place in the order, and every place is a folder")
  func rooms() throws {
    let rooms = try Set(Self.sources.get().files.compactMap(\.room))
    #expect(rooms.sorted() == Self.order.sorted())
  }

  @Test("No room uses one behind it")
  func order() throws {
    let sources = try Self.sources.get()
    let uses = sources.uses(rooms: Self.order)
    for use in uses.backward { Issue.record("\(use)") }
    // The test sees nothing where several files declare a name.
    #expect(uses.settledCount > 4000, "\(uses.ambiguousCount) uses are of ambiguous names")
  }

  @Test("The page about the architecture tells the rooms in this order")
  func page() throws {
    let page = try Repository.text(of: "Docs/Architecture.md")
    let lines = page.split(separator: "\n")
      .drop { !$0.hasPrefix("## Sources/Codemods") }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    #expect(
      lines.filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) } == Self.order.map { $0[...] })
  }

  @Test(
    "A use of a higher room is found, whatever is used",
    arguments: [
      ("struct Roof {}", "let a: Roof? = nil"),
      ("struct Roof {}", "func f() { _ = Roof() }"),
      ("func climb() {}", "func f() { climb() }"),
      ("extension Int { var slates: Int { 0 } }", "func f() { _ = 1.slates }"),
      ("extension Int { func cover(by a: Int) {} }", "func f(b: Int) { b.cover(by: 2) }"),
      ("enum Roof { case tiled }", "func f(_ a: A) { if case .tiled = a {} }"),
    ])
  func finding(above: String, below: String) {
    let files = [
      SourceNames(path: "Attic/Above.swift", above), SourceNames(path: "Cellar/Below.swift", below),
    ]
    let uses = Sources(files, foreign: []).uses(rooms: ["Cellar", "Attic"])
    #expect(uses.backward.count == 1)
    #expect(Sources(files, foreign: []).uses(rooms: ["Attic", "Cellar"]).backward.isEmpty)
  }

  @Test(
    "A name that may mean something else is no use",
    arguments: [
      ("func climb() {}", "func f(climb: () -> Void) { climb() }"),
      ("func climb() {}", "func f() { let climb = 1; print(climb) }"),
      ("extension Int { var slates: Int { 0 } }", "private extension A { var slates: Int { 1 } }"),
      ("private struct Roof {}", "let a: Roof? = nil"),
      (
        "struct Roof { func cover() {} }",
        "struct Hat { func cover() {} }; func f(h: Hat) { h.cover() }"
      ),
    ])
  func silence(above: String, below: String) {
    let files = [
      SourceNames(path: "Attic/Above.swift", above), SourceNames(path: "Cellar/Below.swift", below),
    ]
    #expect(Sources(files, foreign: []).uses(rooms: ["Cellar", "Attic"]).backward.isEmpty)
  }
}

/// The files of `Codemods`, and who declares what.
private struct Sources {
  let files: [SourceNames]

  /// The names that are not only those of `Codemods`.
  private let foreign: Set<String>

  /// By a name, with its labels or without, the files that declare it.
  private let owners: [String: Set<Int>]

  init(_ files: [SourceNames], foreign: Set<String>) {
    self.files = files
    self.foreign = foreign
    var owners: [String: Set<Int>] = [:]
    for (number, file) in files.enumerated() {
      for name in file.declared { owners[name, default: []].insert(number) }
    }
    self.owners = owners
  }

  /// What `Rewriter` says is never only a name of `Codemods`, of which it knows nothing; and there are names of the
  /// standard library that `Rewriter` has no use for.
  init() throws {
    let foreign = try Self.texts(in: "Sources/Rewriter").map(\.text).map {
      TokenList(SourceFile($0))
    }
    self.init(
      try Self.texts(in: "Sources/Codemods").map { SourceNames(path: $0.path, $0.text) },
      foreign: Set(foreign.flatMap { tokens in (0..<tokens.count).map(tokens.name) })
        .union(["Element", "formUnion", "ranges"]))
  }

  private static func texts(in folder: String) throws -> [(path: String, text: String)] {
    let root = Repository.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  struct Uses {
    /// `Below.swift uses 'climb' of Above.swift`
    var backward: [String] = []

    /// How many uses of names are known to mean a declaration of another file.
    var settledCount = 0

    /// How many may mean those of several files.
    var ambiguousCount = 0
  }

  /// - Parameter rooms: the lowest first.
  func uses(rooms: [String]) -> Uses {
    let heights = Dictionary(uniqueKeysWithValues: zip(rooms, rooms.indices))
    func height(_ file: SourceNames) -> Int { file.room.flatMap { heights[$0] } ?? rooms.count }
    var uses = Uses()
    for (number, file) in files.enumerated() {
      for use in file.uses {
        let owners = owners(of: use, in: file)
        if owners.count > 1 { uses.ambiguousCount += 1 }
        guard owners.count == 1, let owner = owners.first, owner != number else { continue }
        uses.settledCount += 1
        if height(files[owner]) > height(file) {
          uses.backward.append("\(file.path) uses '\(use.name)' of \(files[owner].path)")
        }
      }
    }
    return uses
  }

  /// The files whose declarations may be meant.
  private func owners(of use: SourceNames.Use, in file: SourceNames) -> Set<Int> {
    guard !foreign.contains(use.name), !file.ownMembers.contains(use.name),
      use.isMember || !file.locals.contains(use.name)
    else { return [] }
    return use.fullName.flatMap { owners[$0] } ?? owners[use.name] ?? []
  }
}

/// What a file declares and uses, by names.
private struct SourceNames {
  /// Below `Sources/Codemods`.
  let path: String

  /// What other files may use, functions with their labels as well.
  let declared: Set<String>

  /// What only the file itself can mean.
  let ownMembers: Set<String>

  /// Its parameters, captures and local variables.
  let locals: Set<String>

  let uses: Set<Use>

  struct Use: Hashable {
    let name: String

    /// `cover(by:)`, where it is called.
    var fullName: String?

    /// Whether it stands behind a period.
    var isMember = false
  }

  init(path: String, _ text: String) {
    self.path = path
    let source = SourceFile(text)
    let facts = FileFacts(path: path, source: source)
    var (declared, ownMembers) = facts.namesForOthersAndItself
    var locals: Set<String> = []
    var uses: Set<Use> = []
    for node in Tree.parse(source).nodes {
      if let name = node.localName { locals.insert(name) }
      if let use = node.use { uses.insert(use) }
      guard let label = node.tupleLabel else { continue }
      declared.insert(label)
      ownMembers.insert(label)
    }
    self.declared = declared
    self.ownMembers = ownMembers
    self.locals = locals
    self.uses = uses
  }

  /// `nil` for a file in none.
  var room: String? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

extension FileFacts {
  fileprivate var namesForOthersAndItself: (Set<String>, Set<String>) {
    let hidden = Set(
      types.filter { $0.isLocal || $0.modifiers.contains(.private) && $0.kind != .extension }
        .map(\.name))
    var others: Set<String> = []
    var itself: Set<String> = []
    func note(_ names: [String], of owner: String, isHidden: Bool) {
      let isHidden = isHidden || hidden.contains { owner == $0 || owner.hasPrefix("\($0).") }
      if isHidden { itself.formUnion(names) } else { others.formUnion(names) }
    }
    for type in types where type.kind != .extension {
      let parts = type.name.split(separator: ".").map(String.init)
      note([parts.last ?? ""], of: type.name, isHidden: false)
    }
    for alias in aliases {
      let parts = alias.name.split(separator: ".").map(String.init)
      note(
        [parts.last ?? ""], of: parts.dropLast().joined(separator: "."),
        isHidden: alias.isLocal || alias.modifiers.contains(.private))
    }
    for function in functions where function.name != "init" {
      note(
        [function.name, function.fullName], of: function.owner,
        isHidden: function.isLocal || function.modifiers.contains(.private))
    }
    for variable in variables {
      note([variable.name], of: variable.owner, isHidden: variable.modifiers.contains(.private))
    }
    for `case` in cases { note([`case`.name], of: `case`.owner, isHidden: false) }
    return (others, itself)
  }
}

extension Node {
  /// The name that the node gives something in a body.
  fileprivate var localName: String? {
    switch kind {
    case .identifierPattern:
      isInBody ? self.as(IdentifierPattern.self)?.identifier?.name : nil
    case .functionParameter: self.as(FunctionParameter.self)?.localName
    case .closureParameter:
      self.as(ClosureParameter.self).flatMap { $0.secondName ?? $0.firstName }?.name
    case .closureShorthandParameter: self.as(ClosureShorthandParameter.self)?.name?.name
    case .closureCapture: self.as(ClosureCapture.self)?.name?.name
    case .genericParameter: self.as(GenericParameter.self)?.name?.name
    default: nil
    }
  }

  /// The label of a part of a tuple, which is a member as well.
  fileprivate var tupleLabel: String? {
    switch kind {
    case .tupleTypeElement: self.as(TupleTypeElement.self)?.firstName?.name
    case .labeledExpr where parent?.parent?.is(.tupleExpr) == true:
      self.as(LabeledExpr.self)?.label?.name
    default: nil
    }
  }

  private var isInBody: Bool {
    ancestors.contains { $0.is(.codeBlock) || $0.is(.accessorBlock) || $0.is(.closureExpr) }
  }

  /// The name that the node uses.
  fileprivate var use: SourceNames.Use? {
    switch kind {
    case .identifierType: self.as(IdentifierType.self)?.name.map { .init(name: $0.name) }
    case .memberType:
      self.as(MemberType.self)?.name.map { .init(name: $0.name, isMember: true) }
    case .declReferenceExpr: self.as(DeclReferenceExpr.self)?.use
    default: nil
    }
  }
}

extension DeclReferenceExpr {
  fileprivate var use: SourceNames.Use? {
    guard let name else { return nil }
    let member = node.parent?.as(MemberAccessExpr.self)
    let isMember = member?.declName?.node == node
    let callee = isMember ? member?.node : node
    guard let call = callee?.parent?.as(FunctionCallExpr.self), call.calledExpression == callee,
      call.trailingClosure == nil
    else { return .init(name: name, isMember: isMember) }
    let labels = call.argumentLabels.map { "\($0):" }.joined()
    return .init(name: name, fullName: "\(name)(\(labels))", isMember: isMember)
  }
}
