import Rewriter

/// What has to go to the main actor together with a type that is marked `@MainActor`, as measured with Swift 6.3.1: the
/// nonisolated protocols whose requirements it meets, and the synchronous code of no actor that makes an object of it.
struct MainActorCompany: Hashable, Sendable {
  /// Those of the project.
  var protocols: [String] = []

  /// Those that headers in Objective-C declare.
  var foreign: [ForeignProtocol] = []

  /// The types whose code makes an object.
  var makers: [String] = []

  /// Whether these are made by more types than anybody would name.
  var hasMoreMakers = false

  struct ForeignProtocol: Hashable, Sendable {
    let name: String
    /// `Lock.h`
    let header: String
  }

  /// What is to be marked, with the type in front: `'Store', and 'Loader', which it conforms to,`
  func subject(_ type: String) -> String {
    let parts = [clauseOfProtocols, clauseOfMakers].compactMap(\.self)
    let comma = parts.isEmpty || type.hasSuffix(",") ? "" : ","
    return "\(type)\(comma)" + parts.map { " and \($0)," }.joined()
  }

  private var clauseOfProtocols: String? {
    switch protocols.count {
    case 0: nil
    case 1, 2: "\(protocols.listed("protocol")), which it conforms to"
    default: "the \(protocols.count) protocols that it conforms to, such as '\(protocols[0])'"
    }
  }

  private var clauseOfMakers: String? {
    guard !makers.isEmpty else { return nil }
    let makes = makers.count == 1 ? "makes" : "make"
    let more = hasMoreMakers ? ", and what makes \(makers.count == 1 ? "that" : "these")" : ""
    return "\(makers.listed("type")), which \(makes) one\(more)"
  }

  /// `, and 'LockDelegate' 'NS_SWIFT_UI_ACTOR' in 'Lock.h'`; empty for none.
  var clauseOfHeaders: String {
    guard let first = foreign.first else { return "" }
    let alike = foreign.filter { $0.header == first.header }
    let more = foreign.count - alike.count
    return ", and \(alike.map(\.name).listed("protocol")) 'NS_SWIFT_UI_ACTOR' in '\(first.header)'"
      + (more == 0 ? "" : " (and \(more) in other headers)")
  }

  /// - Parameter condition: ` if only main-actor code uses it`, where that is the type.
  func condition(_ condition: String) -> String {
    let hasOthers = !protocols.isEmpty || !makers.isEmpty
    return hasOthers && condition.hasSuffix(" uses it")
      ? "\(condition.dropLast(2))them" : condition
  }
}

extension Context {
  /// What has to follow a type of the project to the main actor, without the code that makes an object of it: that may
  /// have to stay where it is, and then so has the type.
  func company(ofType name: String) -> MainActorCompany {
    let requirements = Requirements(of: name, project)
    var company = MainActorCompany()
    company.protocols = requirements.protocols(requiring: project.members(of: name)).filter {
      written in
      project.types[project.resolve(written)] != nil
        && placeOffMainActor(callingAnySynchronousOf: written) == nil
    }
    company.foreign = requirements.protocolsOfHeaders(requiring: project.members(of: name))
      .compactMap { written in
        project.foreign.header(ofType: written)?.split(separator: "/").last.map {
          .init(name: written, header: String($0))
        }
      }
    return company
  }

  /// The same with that code.
  func companyWithMakers(ofType name: String) -> MainActorCompany {
    var company = company(ofType: name)
    let own = usersMaking(name).filter { $0 != name }
    let all = makers(ofTypes: [name] + own)
    let isShort = all.count <= 4
    company.makers = isShort ? all : own
    company.hasMoreMakers = !isShort && all.count > own.count
    return company
  }

  /// The types that make an object of the first in code that can't wait for the main actor, and those that make these.
  private func makers(ofTypes known: [String]) -> [String] {
    var found = known
    var next = 1
    while next < found.count, found.count < known.count + 5 {
      found += usersMaking(found[next]).filter { !found.contains($0) }
      next += 1
    }
    return Array(found.dropFirst())
  }

  private func usersMaking(_ name: String) -> [String] {
    let compute = {
      project.files(naming: name.lastName).compactMap(asItWas).flatMap { file in
        file.tree.calls(of: name.lastName).filter { file.makes(name, $0) }
          .compactMap { NonisolatedUse(at: $0.node, in: file) }
          .filter { $0.isOfType && project.types[$0.user] != nil }.map(\.user)
      }.unique
    }
    // What holds under an assumption is kept nowhere.
    return project.assumedOnMainActor.isEmpty
      ? project.tables.makersOffMainActor.answer(to: name, compute) : compute()
  }

  private func makes(_ name: String, _ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, AsyncCode(around: call.node) == nil else {
      return false
    }
    if callee.is(.memberAccessExpr) {
      guard case .type(name, isStatic: true) = owner(in: callee) else { return false }
      return true
    }
    guard let written = callee.referencedName,
      case .type(let type) = resolution(of: written, at: callee)
    else { return false }
    return project.resolve(withoutAlias(type)) == name
  }
}
