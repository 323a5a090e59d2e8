import Rewriter

/// What a closure captures from the code around it.
struct ClosureCaptures {
  private let closure: ClosureExpr
  private let context: Context

  /// The names from around the closure, each with its first use.
  let outer: [Capture]

  /// Whether `self` is used, written or not.
  let usesSelf: Bool

  struct Capture {
    let name: String
    let use: Node
    let binding: LocalBinding
    /// Whether the closure's capture list has it.
    let isListed: Bool
  }

  /// Cost: a look at every name in the closure.
  init(of closure: ClosureExpr, in context: Context) {
    self.closure = closure
    self.context = context
    var found: [Capture] = []
    var names: Set<String> = []
    var usesSelf = false
    for node in closure.node.descendantsAndSelf {
      if node.isSelfReference || node.as(ClosureCapture.self)?.name?.kind == .selfKeyword {
        usesSelf = true
      }
      guard let name = node.referencedName, !names.contains(name) else { continue }
      switch context.resolution(of: name, at: node) {
      case .local(let binding):
        guard let range = binding.declarationRange else { continue }
        let isListed = binding.isCapture && closure.signature?.range.contains(range) == true
        guard isListed || !closure.range.contains(range) else { continue }
        names.insert(name)
        found.append(Capture(name: name, use: node, binding: binding, isListed: isListed))
      case .member(let members, _):
        names.insert(name)
        if members.contains(where: { !$0.modifiers.contains(.static) }) { usesSelf = true }
      default: names.insert(name)
      }
    }
    outer = found
    self.usesSelf = usesSelf
  }

  /// Why the closure cannot be `@Sendable`; `nil` if everything that it captures is Sendable.
  var refusal: Refusal? {
    refusalOfList ?? outer.lazy.compactMap(refusal).first
  }

  /// Why the closure cannot be `@Sendable` whatever the names from around it stand for.
  var refusalOfList: Refusal? { usesSelf ? refusalOfSelf : nil }

  /// Why `self` cannot be sent; `nil` if it is Sendable.
  var refusalOfSelf: Refusal? {
    guard let type = context.selfType(at: closure.node) else { return nil }
    let sendability = context.sendability(of: type)
    return sendability.kind == .yes || context.asksSelfToBeSendable(at: closure.node)
      ? nil
      : Refusal(
        .notSendable,
        "'self' isn't known to be Sendable: \(sendability.chain.joined(separator: " ← "))")
  }

  /// Why what is captured cannot be sent; `nil` if it is Sendable.
  func refusal(of capture: Capture) -> Refusal? {
    if case .function(let function) = capture.binding.kind {
      return context.isSendable(localFunction: function)
        ? nil
        : Refusal(
          .capturesLocalFunction,
          "the closure captures the local function '\(capture.name)'; "
            + context.adviceOnLocalFunction(named: capture.name, usedIn: capture.use))
    }
    if !capture.isListed, !capture.binding.isConstant {
      return Refusal(
        .capturesVariable,
        "the closure captures the variable '\(capture.name)', which may change; \(advice(onVariable: capture))"
      )
    }
    if capture.binding.isContinuation || capture.binding.isUnchecked { return nil }
    guard let type = context.valueType(of: capture.use) else {
      return Refusal(
        .notSendable,
        capture.binding.isMadeByInitializer
          ? "the closure captures '\(capture.name)', which isn't known to be Sendable; \(adviceToCopy(capture))"
          : "the closure captures '\(capture.name)', whose type isn't known; declare it with its type"
      )
    }
    let sendability = context.sendability(of: type)
    return sendability.kind == .yes
      ? nil
      : Refusal(
        .notSendable,
        "the closure captures '\(capture.name)', which isn't known to be Sendable; "
          + advice(on: capture, of: type))
  }
}

extension ClosureCaptures {
  /// What to do about a variable that the closure and the code around it share: a copy is no help where the closure
  /// sets it.
  func advice(onVariable capture: Capture) -> String {
    let isSet = closure.node.descendantsAndSelf.contains { node in
      node.referencedName == capture.name
        && [.changes, .mayChange].contains(VariableUse(node, in: context).effect)
    }
    return isSet ? "keep its value behind a lock" : "copy it into a 'let'"
  }

  private func adviceToCopy(_ capture: Capture) -> String {
    "capture the values that the closure needs of it, or a copy, 'nonisolated(unsafe) let \(capture.name) = "
      + "\(capture.name)', if only one thread uses it"
  }

  /// What to do about a value that isn't known to be Sendable.
  private func advice(on capture: Capture, of type: KnownType) -> String {
    if let source = capture.propertyOfSelf, capture.use.isInHop(inside: closure.node) {
      return "write '\(source)' in the hop, where it can be read"
    }
    if let need = context.needs(of: type).first(where: \.allowsCaptures) {
      return need.adviceHere { " if only main-actor code uses \($0)" }
    }
    return type.unwrapped.parameters == nil
      ? adviceToCopy(capture)
      : context.advice(onClosure: capture.name, usedAt: closure.node) {
        "mark \($0) '@Sendable', or '@MainActor' if only main-actor code calls it"
      }
  }
}

extension ClosureCaptures.Capture {
  /// Have: let manager = self.manager
  fileprivate var propertyOfSelf: String? {
    guard case .variable(let variable, _) = binding.kind, binding.isConstant,
      let value = variable.initializer?.value?.as(MemberAccessExpr.self),
      value.base?.isSelfReference == true
    else { return nil }
    return value.text
  }
}

extension Node {
  /// Whether a task of the main actor in the closure has the node.
  fileprivate func isInHop(inside closure: Node) -> Bool {
    ancestors.prefix { $0 != closure }.contains {
      $0.as(ClosureExpr.self)?.attributeNames.contains("MainActor") == true
    }
  }
}

extension Range<ByteOffset> {
  func contains(_ other: Range<ByteOffset>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension LocalBinding {
  /// Whether the type is written already, in the call that makes the value.
  ///
  /// Have: let resource = KF.ImageResource(downloadURL: url), of another package
  fileprivate var isMadeByInitializer: Bool {
    guard case .variable(let variable, _) = kind,
      let call = variable.initializer?.value?.as(FunctionCallExpr.self)
    else { return false }
    return call.calledExpression?.lastName?.beginsWithCapital == true
  }

  /// Whether the name is that of a continuation, which is Sendable whatever it resumes with.
  var isContinuation: Bool {
    guard case .closureParameter(let closure, 0) = kind,
      case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName
    else { return false }
    return Self.continuationFunctions.contains(name)
  }

  private static let continuationFunctions = NameTable(
    """
    _Concurrency: withCheckedContinuation withCheckedThrowingContinuation withUnsafeContinuation
      withUnsafeThrowingContinuation
    """)

  /// What the name is declared with: `a` of `let x = a` and of `if let x = a`.
  var initialValue: Node? {
    switch kind {
    case .variable(let variable, let pattern):
      variable.pattern == pattern ? variable.initializer?.value : nil
    case .optionalBinding(let condition): condition.initializer?.value
    default: nil
    }
  }

  var isCapture: Bool { if case .capture = kind { true } else { false } }

  /// Where the name is declared; `nil` for `self`, a type, and names that are not written.
  var declarationRange: Range<ByteOffset>? {
    switch kind {
    case .parameter(let parameter): parameter.range
    case .closureParameter(let closure, _): closure.signature?.range ?? closure.leftBrace?.range
    case .capture(let capture): capture.range
    case .variable(_, let pattern), .matched(_, let pattern), .element(_, let pattern),
      .switched(_, let pattern), .caught(let pattern):
      pattern.range
    case .optionalBinding(let condition): condition.range
    case .function(let function): function.range
    case .accessorValue(let accessor): accessor.accessorSpecifier?.range
    case .implicitError(let clause): clause.catchKeyword?.range
    case .type, .instance, .metatype: nil
    }
  }
}
