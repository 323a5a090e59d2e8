import Rewriter

/// A type that conforms to a Sendable protocol of a framework, such as `URLSessionDelegate` or `Error`, or of the project,
/// and isn't made so that Swift 6 takes it for Sendable.
///
/// Measured with Swift 6.3.1: what is stored has to be Sendable; no stored property of a class may change, and the class
/// has to be final, and may inherit from `NSObject` only. Of a type that is Sendable only because it is an error or a coding key, the compiler merely warns, but
/// for a class that isn't final.
struct SendableConformance {
  private let place: Node
  private let requirer: String
  private let reason: String
  private let context: Context

  /// Whether Swift 6 accepts the code.
  private var isOnlyWarned = false

  /// What of the type isn't as the protocol wants it.
  static func all(in node: Node, _ context: Context) -> [SendableConformance] {
    guard node.is(.classDecl) || node.is(.structDecl) || node.is(.enumDecl),
      let name = context.enclosingTypeNames(of: node).first,
      context.isolation(inside: node).kind == .nonisolated
    else { return [] }
    if let heir = heir(named: name, declaredBy: node, in: context) { return [heir] }
    guard let requirer = context.project.sendableProtocol(metBy: name) else { return [] }
    let cause =
      requirer == "Sendable" ? "'\(name)' is declared Sendable" : "'\(requirer)' is Sendable"
    let isOnlyWarned = context.project.isSendableOnlyAsError(typeNamed: name)
    let lack = node.as(ClassDecl.self).flatMap {
      self.lack(of: $0, name, meeting: requirer, in: context)
    }.map { lack in
      let isOnlyWarned = isOnlyWarned && lack.isOfVariables
      return SendableConformance(
        place: node, requirer: requirer,
        reason: "\(cause), so Swift 6 \(isOnlyWarned ? "warns of" : "rejects") \(lack.text)",
        context: context, isOnlyWarned: isOnlyWarned)
    }
    let stored = context.storedNotSendable(in: name).map {
      SendableConformance(
        place: node.member(storing: $0.name) ?? node, requirer: requirer,
        reason:
          "\(cause), and '\($0.type.textOutside)', the type of '\($0.name)', isn't\(isOnlyWarned ? ", so Swift 6 warns" : ""); "
          + context.adviceToStore($0.type)
          + "write '@unchecked Sendable' if no two threads can use the value", context: context,
        isOnlyWarned: isOnlyWarned)
    }
    return [lack].compactMap(\.self) + stored
  }

  /// A class that inherits from another one, which isn't Sendable: whatever it stores, it can't be, either.
  ///
  /// Have: class Client: Service, URLSessionDelegate {}
  private static func heir(
    named name: String, declaredBy node: Node, in context: Context,
  ) -> SendableConformance? {
    guard node.is(.classDecl), let superclass = context.project.otherSuperclass(of: name),
      let type = KnownType(superclass, path: context.path), context.isUnsendable(type),
      let requirer = context.project.sendableProtocol(metBy: name, besides: superclass)
    else { return nil }
    let cause =
      requirer == "Sendable" ? "'\(name)' is declared Sendable" : "'\(requirer)' is Sendable"
    return SendableConformance(
      place: node, requirer: requirer,
      reason:
        "\(cause), but '\(name)' inherits from '\(superclass)', which isn't; write '@unchecked Sendable' "
        + "if a lock guards the variables of both, or mark '\(name)' '@MainActor' if only the main thread uses it",
      context: context)
  }

  /// What a class has that no Sendable one may, and what to do about it.
  private static func lack(
    of declaration: ClassDecl, _ name: String, meeting requirer: String, in context: Context,
  ) -> (text: String, isOfVariables: Bool)? {
    let variables = context.variablesStored(in: name)
    if !variables.isEmpty {
      let names = variables.listed("variable")
      let text =
        "the variable\(variables.count == 1 ? "" : "s") \(names) of '\(name)'; "
        + advice(onVariables: names, of: name, meeting: requirer, in: context)
      return (text, true)
    }
    guard declaration.modifiers?.contains(.final) != true else { return nil }
    let hasHeirs = context.project.names.inheritors(of: name, in: context.project).count > 1
    let text =
      "'\(name)', which isn't 'final'; "
      + (hasHeirs
        ? "write '@unchecked Sendable' if no subclass adds a variable" : "mark it 'final'")
      + ", or mark '\(name)' '@MainActor' if only the main thread uses it"
    return (text, false)
  }

  /// SwiftUI reads what it observes on the main thread, whatever a lock guards, and a class that works on a queue of its
  /// own isn't the main actor's.
  private static func advice(
    onVariables names: String, of name: String, meeting requirer: String, in context: Context,
  ) -> String {
    if context.project.isObserved(typeNamed: name) {
      let company = context.companyWithMakers(ofType: name)
      let marking =
        context.project.tables.isShown(typeNamed: name)
        ? "\(company.marking("'\(name)'")), since SwiftUI observes it"
        : company.marking("'\(name)'") { " if only the main thread uses \($0)" }
      return requirer == "Sendable"
        ? marking : "\(marking), and the methods of '\(requirer)' 'nonisolated'"
    }
    if let (own, state) = context.guardInUse(ofType: name) {
      return "write '@unchecked Sendable'\(state.clause(ofGuard: own))"
    }
    return
      "guard \(names) with a lock and write '@unchecked Sendable', or mark '\(name)' '@MainActor' if only the main "
      + "thread uses it"
  }

  var finding: Finding {
    context.leave(
      place, "leave '\(requirer)'", because: Refusal(.notSendable, reason, isNote: isOnlyWarned))
  }
}

extension ProjectIndex {
  /// Whether SwiftUI observes objects of the class.
  func isObserved(typeNamed name: String) -> Bool {
    ancestry(of: name).contains("ObservableObject") && tables.mayBeObserved(typeNamed: name)
      || types[name]?.contains { $0.attributes.contains("Observable") } == true
  }
}

extension Context {
  /// The only lock or serial queue that a class has, and that may guard its variables.
  func guardInUse(ofType type: String) -> (GuardInUse, SendableState)? {
    guard let declaration = project.types[project.resolve(type)]?.first,
      case .guarded(let own, let state) = step(toSendable: declaration)
    else { return nil }
    return (own, state)
  }

  /// The properties and cases of a type of this file whose type isn't Sendable.
  fileprivate func storedNotSendable(in type: String) -> [(name: String, type: KnownType)] {
    guard let declaration = project.types[type]?.first, project.types[type]?.count == 1 else {
      return []
    }
    return SendabilityRules(context: self)
      .storedNotSendable(in: declaration, of: project.seen(from: declaration.path))
  }
}

extension Context {
  /// What makes a stored type Sendable, in front of the other choice; nothing where nobody here can.
  fileprivate func adviceToStore(_ type: KnownType) -> String {
    let obstacles = SendabilityRules(context: self).obstacles(in: type)
    if obstacles.contains(where: \.isOther) { return "" }
    let names = obstacles.compactMap(\.typeName).unique
    let choice =
      names.isEmpty ? "add '@Sendable' to that type" : "make \(names.listed("type")) Sendable"
    return choice + ", or "
  }

  /// The stored properties of an object that may change, and that the compiler looks at.
  fileprivate func variablesStored(in type: String) -> [String] {
    guard let declaration = project.types[type]?.first else { return [] }
    return SendabilityRules(context: self).stored(in: declaration).filter(\.isVariable).map(\.name)
  }
}

extension Node {
  /// The member of the type that declares the property or case.
  fileprivate func member(storing name: String) -> Node? { ownMembers.first { $0.stores(name) } }

  private func stores(_ name: String) -> Bool {
    let variable = self.as(VariableDecl.self)?.bindings?.node.elements(PatternBinding.self)
    let cases = self.as(EnumCaseDecl.self)?.elements?.node.elements(EnumCaseElement.self)
    return variable?.contains { $0.pattern?.text == name } == true
      || cases?.contains { $0.name?.text == name } == true
  }
}

extension ProjectIndex {
  /// Whether a type in the file says that it conforms to a Sendable protocol, or an extension of it in any file does.
  func saysSendableProtocol(of file: FileFacts) -> Bool {
    file.types.contains { type in
      type.kind != .protocol
        && ([type] + extensions(of: type.name)).flatMap(\.inherited).contains {
          isSendableProtocol(TypeSpelling($0).name, inside: type.name)
        }
    }
  }

  /// Whether the name is that of a protocol, of a framework or of the project, that inherits from `Sendable`.
  private func isSendableProtocol(_ name: String, inside scope: String) -> Bool {
    let resolved = resolve(name, inside: scope)
    guard let declared = types[resolved]?.first else { return isSendableProtocolOfSDK(name) }
    return declared.kind == .protocol
      && ancestry(of: resolved).contains { $0 == "Sendable" || isSendableProtocolOfSDK($0) }
  }

  /// Whether a type is Sendable by nothing but protocols that inherit from `Error` or `CodingKey`.
  fileprivate func isSendableOnlyAsError(typeNamed type: String) -> Bool {
    let names = ancestry(of: type)
    let isSaid = names.contains { name in
      types[name]?.contains { $0.inherited.contains("Sendable") } == true
    }
    return !isSaid
      && names.filter(isSendableProtocolOfSDK).allSatisfy {
        sdk.ancestry(of: $0).contains {
          ["Error", "Swift.Error", "CodingKey", "Swift.CodingKey"].contains($0)
        }
      }
  }

  /// What a class inherits from, where that is known to be a class other than `NSObject`.
  fileprivate func otherSuperclass(of type: String) -> String? {
    guard types[type]?.count == 1, let name = superclass(of: type), name != "NSObject" else {
      return nil
    }
    let isClass =
      types[name].map { $0.allSatisfy { $0.kind == .class } } ?? (sdk.kind(ofType: name) == "class")
    return isClass ? name : nil
  }

  private func isSendableProtocolOfSDK(_ name: String) -> Bool {
    sdk.kind(ofType: name) == "protocol"
      && sdk.ancestry(of: name).contains { sdk.sendability(of: $0) == .sendable }
  }

  /// `Sendable`, or the first Sendable protocol, that a class says it conforms to, and that makes it Sendable: one that
  /// inherits from another class, and one that is `@unchecked Sendable`, isn't looked at.
  ///
  /// - Parameter superclass: a class that it may inherit from.
  fileprivate func sendableProtocol(
    metBy type: String, besides superclass: String? = nil,
  ) -> String? {
    let declarations = (types[type] ?? []) + extensions(of: type)
    let inherited = declarations.flatMap(\.inherited)
    let names = inherited.map { TypeSpelling($0).name }
    let areProtocols = names.allSatisfy { name in
      name == "NSObject" || name == "Sendable" || resolve(name, inside: type) == superclass
        || types[resolve(name, inside: type)]?.first?.kind == .protocol
        || sdk.kind(ofType: name) == "protocol"
    }
    guard areProtocols else { return nil }
    if types[type]?.count == 1, types[type]?[0].inherited.contains("Sendable") == true {
      return "Sendable"
    }
    guard !inherited.contains(where: { $0.holds("Sendable") }) else { return nil }
    return names.first { isSendableProtocol($0, inside: type) }
  }
}
