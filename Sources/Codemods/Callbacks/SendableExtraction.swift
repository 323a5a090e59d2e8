import Rewriter

extension Codemod {
  /// What a hop reads of a value that isn't Sendable is read before the hop.
  ///
  /// As measured with Swift 6.3.1: `sending 'result' risks causing data races` for a parameter of the code
  /// around the hop, whether the hop is a task or `DispatchQueue.main.async`; a leaf that is Sendable may be
  /// sent.
  public static let sendableExtraction = Codemod(
    id: "sendable-extraction",
    title: "Read Sendable values before a hop to the main actor",
    since: .v(5, 5),
    discussion: """
      A nonisolated callback gets a value that isn't Sendable, such as the result of a recognition task, and \
      uses it in a hop to the main actor, which Swift 6 rejects. What the hop reads from the value is often \
      Sendable, and can be read before the hop.

      - The constants are named like the members, with a number if the name is taken.
      - Optional chaining stays: `if let result` becomes a test of what is read.
      - An `any Error` is Sendable, and is captured as it is.
      - Dictionaries and arrays with values of any type are captured unchecked, which needs a \
      review.

      The codemod looks at parameters of closures and delegate methods that have an SDK's type. A \
      record of what was done, such as a result or a notification, doesn't change before the hop; \
      what another object says, such as `session.isReachable`, may change, which needs a review.

      Left unchanged: values that the hop passes on as a whole, and hops that have them in a capture list.
      """,
    verdict: .safe,
    candidateTokens: ["@MainActor", "main.async"],
    examples: SendableExtraction.examples,
    run: { context in
      context.tree.all(ClosureExpr.self).compactMap {
        SendableExtraction(of: $0, in: context)?.finding
      }
    })
}

/// A hop to the main actor that captures what isn't Sendable.
struct SendableExtraction {
  private let hop: ClosureExpr
  private let code: CallbackCode
  private let context: Context

  /// The name of the parameter.
  private let name: String

  private let type: KnownType

  /// `nil` for any other closure.
  init?(of hop: ClosureExpr, in context: Context) {
    guard hop.isMainActorHop, let code = hop.codeAround,
      let use = Self.use(in: hop, of: code, context)
    else { return nil }
    self.hop = hop
    self.code = code
    self.context = context
    (name, type) = use
  }

  /// The first parameter that is not Sendable, and that the hop uses, of a class of an SDK or of what is a property list.
  private static func use(
    in hop: ClosureExpr, of code: CallbackCode, _ context: Context,
  ) -> (name: String, type: KnownType)? {
    let parameters = code.parameterNames
    let names = parameters.union(
      code.node.descendantsAndSelf.compactMap { $0.nameUnwrapped(of: parameters) })
    let uses = hop.node.descendantsAndSelf.filter { node in
      node.usedName.map { names.contains($0) || $0.hasPrefix("$") } ?? false
    }
    guard !uses.isEmpty else { return nil }
    let function = code.node.as(FunctionDecl.self)
    if let function, context.delegateMethod(metBy: function) == nil { return nil }
    guard context.isolation(at: hop.node).kind == .nonisolated else { return nil }
    for use in uses {
      guard let name = use.usedName,
        case .local(let binding) = context.resolution(of: name, at: use),
        binding.isParameter(of: code.node) || binding.isUnwrapped(beside: hop, in: code, context),
        let type = context.type(of: binding)?.unwrapped,
        HoistedReads.isPropertyList(type) || context.isClassOfSDK(type),
        context.sendability(of: type).kind == .no
      else { continue }
      return (name, type)
    }
    return nil
  }

  fileprivate var finding: Finding {
    let isUnchecked = HoistedReads.isPropertyList(type)
    let message =
      isUnchecked
      ? "capture '\(name)' in the hop unchecked"
      : "read the Sendable values of '\(name)' before the hop"
    let explanation = "'\(type.text)' isn't Sendable, so the hop can't capture it in Swift 6"
    do throws(Refusal) {
      if hop.signature?.capture?.captures.contains(where: { $0.name?.name == name }) == true {
        throw Refusal(.closureSignature, "the hop has '\(name)' in its capture list")
      }
      let hoists = try HoistedReads(
        of: [hop.node], in: code,
        sending: isUnchecked ? .handlersAndPropertyLists : .sendableOnly, besides: namesInFront,
        context)
      let edits = hoists.edits + hoists.leaves.declarations(before: hop)
      guard !edits.isEmpty else {
        throw Refusal(.notSendable, "we can't tell what the hop reads from '\(name)'")
      }
      let read = hoists.liveRead
      let caution = read.map { "'\($0)' may change before the hop runs; " } ?? ""
      var finding = context.fix(
        hop.node, message, verdict: read == nil ? .safe : .review, because: caution + explanation,
        effects: read == nil ? [] : [.readsEarlier], fix: Fix(edits))
      finding.needs = HopCaptures(of: hop.node, in: context).needs
      return finding
    } catch {
      return context.leave(
        hop.node, "leave the hop with '\(name)'",
        // What isn't Sendable isn't called so twice.
        because: error.reworded { reason in
          "\(explanation); \(error.key == .notSendable ? error.advice ?? reason : reason)"
        })
    }
  }

  /// The names that the hops before this one bring along.
  private var namesInFront: Set<String> {
    var names: Set<String> = []
    for node in code.node.descendantsAndSelf {
      guard let other = node.as(ClosureExpr.self),
        other.range.upperBound <= hop.range.lowerBound,
        let site = SendableExtraction(of: other, in: context), site.code.node == code.node,
        let hoists = try? HoistedReads(of: [other.node], in: code, besides: names, context)
      else { continue }
      names.formUnion(hoists.leaves.map(\.name))
    }
    return names
  }
}

extension ClosureExpr {
  /// Whether the closure is the work of a task that says that it is the main actor's, or of the main queue.
  fileprivate var isMainActorHop: Bool {
    if isOfTask { return attributeNames.contains("MainActor") }
    guard case .argument(let call, _) = ClosureUse(of: self), let name = call.calleeName,
      name == "async" || name == "asyncAfter",
      let callee = call.calledExpression?.as(MemberAccessExpr.self)
    else { return false }
    return MainQueueCall(callee: callee, of: name) != nil
  }

  /// The closure or the function whose statements the closure is in.
  fileprivate var codeAround: CallbackCode? {
    for node in node.ancestors {
      if let closure = node.as(ClosureExpr.self) { return CallbackCode(of: closure) }
      if let function = node.as(FunctionDecl.self) { return CallbackCode(of: function) }
      if node.declaredTypeName != nil || node.is(.accessorDecl) || node.is(.initializerDecl) {
        return nil
      }
    }
    return nil
  }
}

extension Context {
  fileprivate func isClassOfSDK(_ type: KnownType) -> Bool {
    guard let name = type.name else { return false }
    return project.types[name] == nil && project.sdk.kind(ofType: name) == "class"
  }
}

extension Node {
  /// `x` of the expression `x`, and of `if let x`.
  fileprivate var usedName: String? {
    if let condition = self.as(OptionalBindingCondition.self), condition.initializer == nil {
      return condition.pattern?.firstToken?.name
    }
    return self.as(DeclReferenceExpr.self)?.name
  }
}

extension Node {
  /// `y` of `if let y = x`, where `x` is one of the names.
  fileprivate func nameUnwrapped(of names: Set<String>) -> String? {
    guard let condition = self.as(OptionalBindingCondition.self),
      let value = condition.initializer?.value?.as(DeclReferenceExpr.self)?.name,
      names.contains(value)
    else { return nil }
    return condition.pattern?.firstToken?.name
  }
}

extension CallbackCode {
  /// What the parameters are called in the code.
  fileprivate var parameterNames: Set<String> {
    if let closure = node.as(ClosureExpr.self) { return Set(closure.parameterNames) }
    return Set(node.as(FunctionDecl.self)?.parameters.map(\.localName) ?? [])
  }
}

extension LocalBinding {
  /// Whether the name is that of an unwrapped parameter of the code, and is declared before the hop.
  fileprivate func isUnwrapped(
    beside hop: ClosureExpr, in code: CallbackCode, _ context: Context,
  ) -> Bool {
    guard case .optionalBinding(let condition) = kind, isConstant,
      !hop.range.contains(condition.range), code.node.range.contains(condition.range),
      let name = condition.initializer?.value?.as(DeclReferenceExpr.self)?.name
        ?? (condition.initializer == nil ? condition.pattern?.firstToken?.name : nil),
      case .local(let binding) = context.resolution(of: name, at: condition.node)
    else { return false }
    return binding.isParameter(of: code.node)
  }

  /// Whether the name is a parameter of the closure or function itself.
  fileprivate func isParameter(of code: Node) -> Bool {
    switch kind {
    case .parameter(let parameter):
      parameter.node.ancestors.first { $0.is(.functionDecl) } == code
    case .closureParameter(let closure, _): closure.node == code
    default: false
    }
  }
}
