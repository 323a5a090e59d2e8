import Rewriter

/// What the nonisolated protocols require that a type says it conforms to.
struct Requirements {
  /// The protocols by the members that they require.
  private var protocols: [MemberKey: String] = [:]

  /// The types of requirements that have a default: a member of other types is no witness.
  private var typesBesideDefault: [MemberKey: [[String]]] = [:]

  /// The requirements of which a protocol has no default.
  private var withoutDefault: Set<MemberKey> = []

  /// The asynchronous requirements, which an isolated member may meet, and what they send to it.
  private(set) var awaited: [MemberKey: [MemberFacts]] = [:]

  /// What nonisolated protocols in the project's headers have, with their names.
  private var foreign: [(method: ObjectiveCMethod, requirer: String)] = []

  /// Those of them that were looked at as parents of others.
  private var foreignProtocols: Set<String> = []

  /// What the type names that is one of the standard library's protocols, or refines them, and which ones those are.
  private var standardConformances: [(written: String, brings: Set<String>)] = []

  /// The nonisolated protocols of SDKs whose methods are known.
  private var delegates: [String] = []

  private let sdk: SDKTables

  var isEmpty: Bool {
    protocols.isEmpty && awaited.isEmpty && foreign.isEmpty && delegates.isEmpty
  }

  /// - Parameter type: the qualified name of a type of the project, or of one that it extends.
  init(of type: String, _ project: ProjectIndex) {
    sdk = project.sdk
    for declaration in (project.types[type] ?? []) + project.extensions(of: type) {
      for written in declaration.inherited where !written.hasPrefix("@") {
        let project = project.seen(from: declaration.path)
        let scope =
          declaration.kind == .extension ? declaration.name : declaration.name.enclosingName
        add(TypeSpelling(written).name, inside: scope, project)
      }
    }
  }

  /// What one protocol of the project requires, with those that it refines.
  ///
  /// - Parameter name: qualified.
  init(ofProtocol name: String, _ project: ProjectIndex) {
    sdk = project.sdk
    for ancestor in project.ancestry(of: name) where project.types[ancestor] != nil {
      add(protocolNamed: ancestor, project)
    }
  }

  /// All that the project's protocols require, and whether they have no default of it.
  var ofProject: [(key: MemberKey, mustBeMet: Bool)] {
    protocols.keys.map { ($0, withoutDefault.contains($0)) }
      .sorted { $0.key.fullName < $1.key.fullName }
  }

  /// The names of the protocols that require one of the members, or something that has no default.
  ///
  /// Have: extension Loggable { func log(_ text: String) {} }, which is all that the protocol requires
  func protocols(requiring members: [MemberFacts]) -> [String] {
    let keys = Set(members.compactMap(MemberKey.init))
    let met = protocols.filter { withoutDefault.contains($0.key) || keys.contains($0.key) }
    return Set(met.values).sorted()
  }

  /// The members that meet requirements of the standard library's protocols, with these. A constant does so wherever its type
  /// is isolated (measured with Swift 6.3.1).
  func standardWitnesses(
    among members: [MemberFacts],
  ) -> [(member: MemberFacts, requirer: String)] {
    members.compactMap { member in
      if case .variable(let variable) = member, variable.isConstant { return nil }
      guard !member.modifiers.contains(.nonisolated),
        let requirer = MemberKey(member).flatMap({ protocols[$0] }), Self.isStandard(requirer)
      else { return nil }
      return (member, requirer)
    }
  }

  /// What the type names that brings one of the standard library's protocols. Each of these has to be isolated, also where
  /// one refines another: of `Item: Equatable, @MainActor Hashable` with an isolated `==`, Swift 6.3.1 rejects the first.
  func conformances(bringingAnyOf standard: Set<String>) -> [String] {
    standardConformances.filter { !$0.brings.isDisjoint(with: standard) }.map(\.written).unique
  }

  /// The names of protocols in headers that require one of the members.
  func protocolsOfHeaders(requiring members: [MemberFacts]) -> [String] {
    let keys = members.compactMap(MemberKey.init)
    let met = foreign.filter { method, _ in keys.contains { method.isMet(by: $0) } }
    return Set(met.map(\.requirer)).sorted()
  }

  /// Whether the protocol is one of the standard library.
  static func isStandard(_ name: String) -> Bool { refined[name] != nil }

  /// - Parameter types: the types of the member that the key is of; of a function, those of its parameters.
  func protocolName(requiring key: MemberKey, types: [String]) -> String? {
    let isMet = typesBesideDefault[key].map { $0.contains(types) } ?? true
    return (isMet ? protocols[key] : nil) ?? foreign.first { $0.method.isMet(by: key) }?.requirer
      ?? delegates.first { isRequired(key, by: $0) }
  }

  /// As compiled with a header in Objective-C, optional requirements count as well.
  private func isRequired(_ key: MemberKey, by delegate: String) -> Bool {
    !key.isStatic && key.labels != nil
      && sdk.delegate(protocol: delegate, method: key.fullName)?.isolation == .nonisolated
  }

  private mutating func add(_ written: String, inside scope: String, _ project: ProjectIndex) {
    for part in written.split(separator: "&") {
      let name = project.resolve(String(part), inside: scope)
      // Have: a superclass, whose conformances are its own
      if let declaration = project.types[name]?.first {
        guard declaration.kind == .protocol else { continue }
        for ancestor in project.ancestry(of: name) {
          if project.types[ancestor] != nil { add(protocolNamed: ancestor, project) }
          add(standard: ancestor, broughtBy: String(part))
        }
      } else {
        add(standard: name, broughtBy: String(part))
        add(foreign: name, project)
        add(delegate: name)
      }
    }
  }

  private mutating func add(foreign name: String, _ project: ProjectIndex) {
    guard project.foreign.header(ofType: name) != nil,
      project.sdk.isolatesNothing(conformingTo: name)
    else { return }
    for method in project.foreign.methods(ofProtocol: name)
    where !foreign.contains(where: { $0.requirer == name && $0.method.parts == method.parts }) {
      foreign.append((method, name))
    }
    for parent in project.foreign.parents(ofType: name) ?? []
    where foreignProtocols.insert(parent).inserted {
      add(foreign: parent, project)
    }
  }

  private mutating func add(delegate name: String) {
    guard sdk.isolatesNothing(conformingTo: name) else { return }
    for ancestor in sdk.ancestry(of: name)
    where sdk.hasDelegateMethods(ancestor) && !delegates.contains(ancestor) {
      delegates.append(ancestor)
    }
  }

  private mutating func add(protocolNamed name: String, _ project: ProjectIndex) {
    guard project.isolation(ofType: name).kind == .nonisolated, !project.isForMainActorTypes(name),
      !project.mayHaveIsolation(fromForeignProtocolOf: name)
    else { return }
    let members = project.members(of: name)
    let defaults = Set(
      members.filter { !$0.modifiers.contains(.requirement) }.compactMap(MemberKey.init))
    let isOfActors = project.ancestry(of: name).contains { $0.hasSuffix("Actor") }
    for member in members where member.modifiers.contains(.requirement) {
      guard let key = MemberKey(member), member.isNonisolated(project) else { continue }
      if member.mayWait {
        if !isOfActors { awaited[key, default: []].append(member) }
        continue
      }
      protocols[key] = name
      if !defaults.contains(key) {
        typesBesideDefault[key] = nil
        withoutDefault.insert(key)
      } else if !withoutDefault.contains(key) {
        typesBesideDefault[key, default: []].append(member.spelledTypes)
      }
    }
  }

  private mutating func add(standard name: String, broughtBy written: String) {
    guard let brought = Self.refined[name] else { return }
    standardConformances.append((written, brought))
    for (key, requirer) in Self.standard where brought.contains(requirer) {
      if protocols[key] == nil { protocols[key] = requirer }
    }
  }

  /// Of the standard library, as measured with Swift 6.3.1.
  private static let standard: [(MemberKey, String)] = [
    (MemberKey(name: "==", labels: ["", ""], isStatic: true), "Equatable"),
    (MemberKey(name: "<", labels: ["", ""], isStatic: true), "Comparable"),
    (MemberKey(name: "hash", labels: ["into"], isStatic: false), "Hashable"),
    (MemberKey(name: "description", labels: nil, isStatic: false), "CustomStringConvertible"),
    (
      MemberKey(name: "debugDescription", labels: nil, isStatic: false),
      "CustomDebugStringConvertible"
    ),
    (MemberKey(name: "id", labels: nil, isStatic: false), "Identifiable"),
    (MemberKey(name: "encode", labels: ["to"], isStatic: false), "Encodable"),
    (MemberKey(name: "makeIterator", labels: [], isStatic: false), "Sequence"),
    (MemberKey(name: "makeAsyncIterator", labels: [], isStatic: false), "AsyncSequence"),
    (MemberKey(name: "next", labels: [], isStatic: false), "IteratorProtocol"),
    (MemberKey(name: "allCases", labels: nil, isStatic: true), "CaseIterable"),
    (MemberKey(name: "customMirror", labels: nil, isStatic: false), "CustomReflectable"),
    (MemberKey(name: "rawValue", labels: nil, isStatic: false), "RawRepresentable"),
  ]

  /// The protocols with those that they refine.
  private static let refined: [String: Set<String>] = [
    "Equatable": ["Equatable"], "Comparable": ["Comparable", "Equatable"],
    "Hashable": ["Hashable", "Equatable"],
    "CustomStringConvertible": ["CustomStringConvertible"],
    "CustomDebugStringConvertible": ["CustomDebugStringConvertible"],
    "Identifiable": ["Identifiable"], "Encodable": ["Encodable"], "Codable": ["Encodable"],
    "Sequence": ["Sequence"], "AsyncSequence": ["AsyncSequence"],
    "IteratorProtocol": ["IteratorProtocol"], "CaseIterable": ["CaseIterable"],
    "CustomReflectable": ["CustomReflectable"], "RawRepresentable": ["RawRepresentable"],
  ]
}

extension ProjectIndex {
  /// Whether a protocol refines one that neither the project nor an SDK declares, and has that one's isolation.
  fileprivate func mayHaveIsolation(fromForeignProtocolOf name: String) -> Bool {
    ancestry(of: name).contains { ancestor in
      types[ancestor] == nil && aliasTarget(of: ancestor, inside: "") == nil
        && isolation(ofType: ancestor).kind == .unknown
    }
  }
}

extension MemberFacts {
  /// The types as they are written, without blanks: of a function, those of its parameters.
  var spelledTypes: [String] {
    let types =
      switch self {
      case .function(let function): function.parameters.map(\.type)
      case .variable(let variable): [variable.type ?? ""]
      case .enumCase: [String]()
      }
    return types.map { $0.filter { !$0.isWhitespace } }
  }

  /// Whether an isolated member may meet the requirement, since whoever calls it waits.
  fileprivate var mayWait: Bool {
    if case .enumCase = self { true } else { isAsync }
  }

  fileprivate func isNonisolated(_ project: ProjectIndex) -> Bool {
    Isolation.Kind(attributes: attributes, inside: owner, project: project) == nil
  }
}

extension ProjectIndex {
  /// Whether a protocol refines one of the main actor's, or is for subclasses of such a class: Swift 6 isolates its
  /// requirements.
  fileprivate func isForMainActorTypes(_ name: String) -> Bool {
    let hasClause = types[name]?.contains { $0.whereClause != nil } == true
    return hasClause
      || ancestry(of: name).contains { ancestor in
        sdk.ancestry(of: ancestor).contains(where: sdk.isMainActor(type:))
          || ancestor != name && isolation(ofType: ancestor).kind != .nonisolated
            && types[ancestor] != nil
      }
  }

  /// Whether a subclass may override the member of the name; of a framework's class, also one of its own subclasses may
  /// be in between.
  func hasHeirs(overriding name: String, of type: String) -> Bool {
    let between =
      types[type] == nil
      ? tables.heirs.superclasses.filter { sdk.ancestry(of: $0).contains(type) } : []
    return ([type] + between).flatMap(tables.heirs.mayInherit).contains { heir in
      heir != type
        && seen(from: types[heir]?.first?.path ?? "").members(of: heir)
          .contains { $0.name == name && $0.modifiers.contains(.override) }
    }
  }
}
