import Rewriter

/// A member in the isolation of an actor that meets an asynchronous requirement of a nonisolated protocol, which sends it
/// what isn't Sendable, or takes such a result from it.
///
/// Measured with Swift 6.3.1: an error whoever calls it, also where the conformance stands elsewhere; not for `sending`
/// parameters and results, nor for a `@preconcurrency` conformance, nor where an asynchronous member of a global actor meets
/// a requirement that is `nonisolated(nonsending)`.
struct SentWitness {
  private let node: Node
  private let type: String
  private let key: MemberKey
  private let requirement: MemberFacts
  private let isolation: Isolation.Kind
  private let rejected: [RejectedValues.Value]
  private let context: Context

  init?(
    _ node: Node, of type: String, meeting requirements: [MemberKey: [MemberFacts]],
    in context: Context,
  ) {
    guard let key = MemberKey(declaredBy: node), let candidates = requirements[key],
      let member = SentParts(node), !member.isNonisolated,
      let requirement = candidates.first(where: { $0.sentTypes == member.types })
    else { return nil }
    let isolation = context.isolation(inside: node).kind
    guard isolation.isOfActor else { return nil }
    if isolation.isOfGlobalActor, member.isAsync, context.staysOnCaller(requirement) { return nil }
    rejected = member.sent.filter(context.isSent).map {
      .init(name: $0.name, type: context.knownType($0.type), node: $0.type)
    }
    guard !rejected.isEmpty else { return nil }
    (self.node, self.type, self.key, self.requirement) = (node, type, key, requirement)
    (self.isolation, self.context) = (isolation, context)
  }

  var finding: Finding {
    let first = rejected[0]
    var finding = context.leave(
      node, "leave '\(key.fullName)'", rejecting: first.type,
      because:
        "'\(key.fullName)' as the requirement of '\(protocolName)': it \(place), any code may call the requirement, and \(lack)"
    ) { _ in advice }
    finding.needs = values.needs
    return finding
  }

  private var values: RejectedValues { RejectedValues(values: rejected, context: context) }

  private var protocolName: String { requirement.owner }

  private var place: String {
    switch isolation {
    case .mainActor: "runs on the main actor"
    case .globalActor(let name): "runs on global actor '\(name)'"
    default: "runs on actor '\(type.lastName)'"
    }
  }

  private var lack: String {
    let lacks = rejected.map { value in
      value.name.isEmpty
        ? "its result, of type '\(value.type.textOutside)',"
        : "'\(value.name)', of type '\(value.type.textOutside)',"
    }
    return lacks.count == 1
      ? "\(lacks[0]) isn't Sendable"
      : "\(lacks[0]) and \(lacks.count == 2 ? "one more value" : "\(lacks.count - 1) more values") aren't Sendable"
  }

  /// The types of a requirement and of all that meets it go together.
  private var placeOfRequirement: String {
    guard case .function(let function) = requirement, let place = context.place(of: function) else {
      return ""
    }
    return
      " in '\(protocolName).\(function.name)' (\(place)), and so in everything that implements it"
  }

  private var advice: String {
    let all = values.advice(
      beside: [], onClosures: { "declare \($0) '@Sendable'\(placeOfRequirement)" },
      onOthers: { _ in "pass and return only Sendable values" })
    let change = String(all.dropFirst(all.hasPrefix(", and ") ? 6 : 2))
    return isolation == .mainActor
      ? change + ", or " + context.advice(forConformanceTo: protocolName, of: type) : change
  }
}

extension Context {
  fileprivate func isSent(_ part: SentParts.Part) -> Bool { isRejected(whenSentAs: part.type) }

  /// Whether Swift 6 lets no value of the type go to an actor.
  func isRejected(whenSentAs written: Node) -> Bool {
    let type = knownType(written)
    return !written.text.hasPrefix("sending ") && isUnsendable(type) && !type.isOfGlobalActor
      && isChecked(type) && !type.isOfMetatype
  }

  /// Whether an asynchronous requirement runs in the isolation of its caller.
  fileprivate func staysOnCaller(_ requirement: MemberFacts) -> Bool {
    requirement.modifiers.contains(.nonisolatedNonsending)
      || project.modules.mayHave("NonisolatedNonsendingByDefault", inFile: requirement.path)
  }
}

extension KnownType {
  /// Have: any Decodable.Type, of which the compiler only warns
  fileprivate var isOfMetatype: Bool {
    switch unwrapped.shape {
    case .metatype, .any(.metatype), .some(.metatype): true
    default: false
    }
  }
}

/// What a method or property is given and gives, as its declaration says.
private struct SentParts {
  struct Part {
    /// Empty for the result.
    let name: String
    let type: Node
  }

  let sent: [Part]
  let isAsync: Bool
  let isNonisolated: Bool

  init?(_ node: Node) {
    let modifiers: DeclModifierList?
    if let function = node.as(FunctionDecl.self), let signature = function.signature {
      modifiers = function.modifiers
      let parameters =
        signature.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
      sent =
        parameters.compactMap { parameter in
          parameter.type.map {
            Part(name: (parameter.secondName ?? parameter.firstName)?.name ?? "", type: $0)
          }
        } + [signature.returnClause?.type.map { Part(name: "", type: $0) }].compactMap(\.self)
      isAsync = function.isAsynchronous
    } else if let variable = node.as(VariableDecl.self) {
      modifiers = variable.modifiers
      let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? []
      guard bindings.count == 1, let type = bindings[0].typeAnnotation?.type else { return nil }
      sent = [Part(name: "", type: type)]
      isAsync = false
    } else {
      return nil
    }
    isNonisolated = modifiers?.node.tokens.contains { $0.name == "nonisolated" } == true
  }

  var types: [String] { sent.map(\.type.compactText) }
}

extension MemberFacts {
  /// The types of the parameters and of the result, as they are written, without blanks.
  fileprivate var sentTypes: [String] {
    guard case .function(let function) = self, let result = function.result else {
      return spelledTypes
    }
    return spelledTypes + [result.filter { !$0.isWhitespace }]
  }
}
