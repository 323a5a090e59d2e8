import Rewriter

/// Calls that don't wait, in synchronous code of no actor, of what Apple's headers isolate to the main actor: of such a call
/// Swift 6 only warns, but what it passes or gets it rejects as in any other call (measured with Swift 6.3.1).
///
/// Have: final class Coordinator { func start() { screen.show(note) } }, with class Screen: NSViewController
struct CallsOfHeaders {
  let context: Context

  /// Whether the code of a function or closure is synchronous, and on no actor, by its node.
  private var isOnNoActor: [NodeIndex: Bool] = [:]

  init(context: Context) { self.context = context }

  /// Whether a header may isolate what the call calls.
  mutating func mayHave(_ call: FunctionCallExpr, named name: String) -> Bool {
    guard context.mayBeIsolatedByHeader(name, calledBy: call) else { return false }
    let code = call.node.ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }
    let isOnNoActor = code.flatMap { self.isOnNoActor[$0.index] } ?? self.isOnNoActor(call.node)
    if let code { self.isOnNoActor[code.index] = isOnNoActor }
    return isOnNoActor && context.isOnTypeOfHeaders(call)
  }

  private func isOnNoActor(_ node: Node) -> Bool {
    context.isolation(at: node).kind == .nonisolated && AsyncCode(around: node) == nil
      && !context.isInClosureApart(node)
  }
}

extension Context {
  /// Whether the call is made on, or makes, an object of a class that a header isolates, or of one that inherits from it.
  fileprivate func isOnTypeOfHeaders(_ call: FunctionCallExpr) -> Bool {
    let named = call.calleeName.flatMap { $0.beginsWithCapital ? project.resolve($0) : nil }
    let made = named.flatMap { project.types.contains($0) ? $0 : nil }
    let type: String? =
      switch receiverOrSelf(of: call) {
      case .initializer(of: let type), .type(let type, _): type
      case _ where made != nil: made
      case .none where call.calledExpression?.is(.declReferenceExpr) == true:
        enclosingTypeNames(of: call.node).first
      case .unknown, .none: typeOfImplicitMember(calledBy: call)?.name
      }
    return type.map { foreignAncestry(of: $0).contains(where: isMainActorClass) } ?? false
  }

  /// A first look, since types are dear: whether a function of the name may come from a header, or have its isolation from
  /// one.
  fileprivate func mayBeIsolatedByHeader(_ name: String, calledBy call: FunctionCallExpr) -> Bool {
    if name.beginsWithCapital {
      return project.types[name] == nil
        ? project.sdk.isMainActor(type: name)
        : project.tables.mainActorNames.contains(name) && call.passesMoreThanLiterals
    }
    if project.mayIsolate(functionsNamed: name) { return true }
    let hasReceiver = call.calledExpression?.is(.memberAccessExpr) == true
    let mayBeInherited =
      hasReceiver
      || enclosingTypeNames(of: call.node).first.map(project.tables.mainActorNames.contains) == true
    return mayBeInherited && call.passesMoreThanLiterals
  }

  /// Whether the isolation of a function of the project comes from a header. What the project itself isolates, no
  /// synchronous code of no actor can call in any mode.
  func isIsolatedByHeader(_ function: FunctionFacts) -> Bool {
    let isolation = project.seen(from: function.path).isolation(of: .function(function))
    return isolation.kind == .mainActor && isolation.isPreconcurrency
  }

  /// A framework's function that its header isolates to the main actor, with what is known of the parameters that
  /// the call has arguments for.
  func functionOfHeader(calledBy call: FunctionCallExpr) -> FunctionFacts? {
    guard let name = call.calleeName, let callee = call.calledExpression,
      isolation(at: call.node).kind == .nonisolated
    else { return nil }
    let type: String
    let isMade: Bool
    switch receiverOrSelf(of: call) {
    case .initializer(of: let made): (type, isMade) = (made, true)
    case .type(let receiver, _): (type, isMade) = (receiver, false)
    case .unknown, .none: return nil
    }
    guard foreignAncestry(of: type).contains(where: isMainActorClass),
      isMade || membersMeant(by: callee).isEmpty,
      MainActorNeeds(context: self, code: call.node.functionAround).use(of: callee)?.isKnown == true
    else { return nil }
    return FunctionFacts(
      name: isMade ? "init" : name, owner: isMade ? type : "",
      parameters: call.allArguments.map { argument in
        .init(
          label: argument.label ?? "",
          type: argument.expression.flatMap { closureTaken($0, by: call)?.closure } ?? "")
      },
      result: nil, traits: [], attributes: ["MainActor"], path: path)
  }

  private func isMainActorClass(_ type: String) -> Bool {
    project.sdk.isMainActor(type: type) && project.sdk.kind(ofType: type) == "class"
  }

  /// What a framework's function takes as the argument, if that is known not to be `@Sendable`; but for the completion
  /// handler of a function that can be awaited.
  private func closureTaken(_ argument: Node, by call: FunctionCallExpr) -> SDKCallback? {
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: argument)
    let fitting = callbacksOfReceiver(of: call).filter { $0.fits(place, in: arguments) }
    let isKnown = fitting.allSatisfy { row in
      let isHandler =
        row.label == row.parameterLabels.last
        && project.sdk.asyncTwin(of: row.function, in: row.type) != nil
      return [.notSendable, .nonEscaping].contains(row.sendability) && !isHandler
    }
    return isKnown ? fitting.first : nil
  }

  private func callbacksOfReceiver(of call: FunctionCallExpr) -> [SDKCallback] {
    let receiver = receiverOrSelf(of: call)
    let rows = project.sdk.callbacks(of: call.calleeName ?? "", on: receiver)
    switch receiver {
    case .initializer: return rows
    case .type(let type, let isStatic):
      let owners = foreignAncestry(of: type)
      return rows.filter { $0.isStatic == isStatic && owners.contains($0.type) }
    case .unknown, .none: return []
    }
  }
}

extension FunctionCallExpr {
  /// Have: show(note), but not show(), show("note"), show(.first)
  fileprivate var passesMoreThanLiterals: Bool {
    let inParentheses = arguments?.node.children.contains { argument in
      argument.as(LabeledExpr.self)?.expression.map(\.isMoreThanLiteral) == true
    }
    return inParentheses == true || trailingClosure != nil || additionalTrailingClosures != nil
  }
}

extension Node {
  fileprivate var isMoreThanLiteral: Bool {
    switch kind {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
      .stringLiteralExpr:
      false
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base != nil
    default: true
    }
  }

  fileprivate var functionAround: Node { ancestors.first(where: \.isFunctionLike) ?? self }
}

extension ProjectIndex {
  /// Whether types that have functions of the name may be the main actor's.
  fileprivate func mayIsolate(functionsNamed name: String) -> Bool {
    names.namesOnMainActor.answer(to: name) {
      functions[name]?.contains { tables.mainActorNames.contains($0.owner) } == true
    }
  }

  /// Whether the file may have code of no actor: a type that nothing isolates, or functions of none.
  func mayHaveCodeOfNoActor(_ file: FileFacts) -> Bool {
    file.types.contains { !tables.mainActorNames.contains($0.name) }
      || file.functions.contains(where: \.owner.isEmpty)
  }
}
