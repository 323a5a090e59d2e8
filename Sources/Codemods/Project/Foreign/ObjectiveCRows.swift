/// What the project's headers in Objective-C say of its types, as rows of the tables for types.
struct ObjectiveCRows {
  let rows: [String]

  init(_ files: [ForeignFile], sdk: SDKTables) {
    var rules = ObjectiveCRules(files, sdk: sdk)
    rows = rules.names.compactMap { rules.row(of: $0) }
  }
}

/// How types from Objective-C are isolated, as measured with Swift 6.3.1: by the words in front of them, else
/// as their superclass, else as the first protocol that is isolated. What categories adopt does not count.
private struct ObjectiveCRules {
  private var types: [String: [ObjectiveCType]] = [:]
  private let sdk: SDKTables
  private var known: [String: SDKIsolation] = [:]

  init(_ files: [ForeignFile], sdk: SDKTables) {
    self.sdk = sdk
    for type in files.lazy.flatMap(\.types) { types[type.name, default: []].append(type) }
  }

  var names: [String] { types.keys.sorted() }

  /// `nil` where a superclass or protocol is not known.
  mutating func row(of name: String) -> String? {
    let isolation = isolation(of: name)
    guard isolation != .unknown else { return nil }
    let declarations = types[name] ?? []
    var inherited: [String] = []
    for parent in declarations.flatMap(\.inherited) where !inherited.contains(parent) {
      inherited.append(parent)
    }
    let kinds = Set(declarations.map(\.kind))
    let kind = kinds.count == 1 ? declarations[0].kind : .class
    let sendability = sendability(of: name)
    return SDKRow<TypeColumn>.text { column in
      switch column {
      case .name: name
      case .module: SDKTables.objectiveCModule
      case .kind: kind.rawValue
      case .inherits: inherited.isEmpty ? "-" : inherited.joined(separator: " ")
      case .isolation: isolation.rawValue
      case .sendability: sendability.rawValue
      case .source: "the project's header"
      }
    }
  }

  private mutating func isolation(of name: String) -> SDKIsolation {
    if let answer = known[name] { return answer }
    guard let declarations = types[name] else { return sdk.isolation(ofType: name) ?? .unknown }
    // Broken headers may have a circle.
    known[name] = .unknown
    var answers: Set<SDKIsolation> = []
    for declaration in declarations { answers.insert(isolation(of: declaration)) }
    let answer = answers.count == 1 ? answers.first ?? .unknown : .unknown
    known[name] = answer
    return answer
  }

  private mutating func isolation(of declaration: ObjectiveCType) -> SDKIsolation {
    if !declaration.attributes.isDisjoint(with: Self.mainActor) { return .mainActor }
    if !declaration.attributes.isDisjoint(with: Self.nonisolated) { return .nonisolated }
    var answers: [SDKIsolation] = []
    for parent in declaration.inherited { answers.append(isolation(of: parent)) }
    if answers.contains(.mainActor) { return .mainActor }
    guard answers.allSatisfy({ $0 == .nonisolated || $0 == .members }) else { return .unknown }
    let isByMember = declaration.kind == .protocol && answers.contains(.members)
    return isByMember ? .members : .nonisolated
  }

  private static let mainActor: Set = [
    "NS_SWIFT_MAIN_ACTOR", "NS_SWIFT_UI_ACTOR", "@MainActor", "@UIActor",
  ]
  private static let nonisolated: Set = ["NS_SWIFT_NONISOLATED", "nonisolated"]

  /// A main-actor-isolated class is Sendable, unless it only adds the actor to a superclass that is not.
  private mutating func sendability(of name: String) -> SDKSendability {
    var current = name
    var visited: Set<String> = []
    while visited.insert(current).inserted {
      guard let declarations = types[current] else { return sdk.sendability(of: current) }
      guard declarations.count == 1, declarations[0].kind == .class,
        let superclass = declarations[0].inherited.first
      else { return .unknown }
      let attributes = declarations[0].attributes
      if attributes.contains("NS_SWIFT_NONSENDABLE") { return .notSendable }
      if attributes.contains("NS_SWIFT_SENDABLE") { return .sendable }
      if superclass == "NSObject" { return sendability(ofRoot: current) }
      current = superclass
    }
    return .unknown
  }

  private mutating func sendability(ofRoot name: String) -> SDKSendability {
    switch isolation(of: name) {
    case .mainActor: .sendable
    case .nonisolated: .notSendable
    case .caller, .members, .unknown: .unknown
    }
  }
}

extension SDKTables {
  /// The tables with what the project's headers in Objective-C declare, behind all others.
  func adding(headersIn files: [ForeignFile]) -> SDKTables {
    guard files.contains(where: { !$0.types.isEmpty }) else { return self }
    return adding(objectiveCRows: ObjectiveCRows(files, sdk: self).rows)
  }
}
