import Rewriter

/// A value that isn't Sendable, and that the code around has, goes to a continuation: `continuation.resume(with: result)`
/// or `continuation.yield(note)` in a handler, whose parameters belong to its caller.
///
/// Measured with Swift 6.3.1: `resume(returning:)`, `resume(with:)`, `yield(_:)` and `yield(with:)` take `sending` values, in
/// code of any isolation.
struct ResumedValue {
  private let call: FunctionCallExpr
  private let value: Node
  private let type: KnownType
  private let context: Context

  static func all(in context: Context) -> [ResumedValue] {
    (context.tree.calls(of: "resume") + context.tree.calls(of: "yield")).compactMap {
      ResumedValue($0, in: context)
    }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    guard call.node.mayBeCompiled, let argument = call.arguments?.arguments.first,
      call.calleeName == "yield" && argument.label == nil
        || ["returning", "with"].contains(argument.label?.name),
      let value = argument.expression?.valueOfResult ?? argument.expression,
      let receiver = call.receiver, context.isContinuation(receiver),
      let type = (context.genericType(resumedBy: receiver) ?? context.valueType(of: value))?
        .unwrapped, context.isUnsendable(type),
      !type.isOfGlobalActor, context.isChecked(type),
      ValuesAround(call.node, in: context).have(value)
    else { return nil }
    (self.call, self.value, self.type, self.context) = (call, value, type, context)
  }

  var finding: Finding {
    context.leave(
      call.node, "leave the continuation", rejecting: type,
      because:
        "the value of the continuation: the code around it still has '\(value.textInOneLine)', and "
        + "'\(type.textOutside)' isn't Sendable"
    ) { needs in
      needs.first?.offMainActor.adviceHere()
        ?? context.genericParameter(of: type).map { "require '\($0): Sendable'" }
        ?? "resume with Sendable values that are made of it"
    }
  }
}

extension Node {
  /// `note` of `.success(note)`, `Result.success(note)`
  fileprivate var valueOfResult: Node? {
    guard let call = self.as(FunctionCallExpr.self), call.allArguments.count == 1,
      let access = call.calledExpression?.as(MemberAccessExpr.self)
    else { return nil }
    let type = access.base?.as(GenericSpecializationExpr.self)?.expression ?? access.base
    let isResult = type.map { $0.referencedName == "Result" && access.name == "success" } ?? true
    return isResult ? call.allArguments[0].expression : nil
  }
}

extension Context {
  fileprivate func isContinuation(_ receiver: Node) -> Bool {
    if let name = receiver.referencedName,
      case .local(let binding) = resolution(of: name, at: receiver),
      binding.isContinuation || binding.isContinuationOfStream
    {
      return true
    }
    return valueType(of: receiver)?.unwrapped.name.map(Self.continuations.contains) == true
  }

  /// The generic parameter that a continuation takes values of, where the code says it: nothing but a value of that very
  /// type can be one.
  ///
  /// Have: AsyncStream<Element> { continuation in … }, and what a function returns as it gets it of a continuation
  fileprivate func genericType(resumedBy receiver: Node) -> KnownType? {
    guard let name = receiver.referencedName,
      case .local(let binding) = resolution(of: name, at: receiver),
      case .closureParameter(let closure, 0) = binding.kind,
      case .argument(let call, _) = ClosureUse(of: closure), let callee = call.calledExpression
    else { return nil }
    let written =
      binding.isContinuationOfStream
      ? callee.as(GenericSpecializationExpr.self)?.genericArgumentClause?.arguments?.node
        .elements(GenericArgument.self).first?.argument
      : call.node.typeReturned
    guard let type = written.map(knownType)?.unwrapped, genericParameter(of: type) != nil else {
      return nil
    }
    return type
  }

  private static let continuations: Set = [
    "CheckedContinuation", "UnsafeContinuation", "AsyncStream.Continuation",
    "AsyncThrowingStream.Continuation",
  ]
}

extension LocalBinding {
  /// Have: AsyncStream { continuation in … }
  fileprivate var isContinuationOfStream: Bool {
    guard case .closureParameter(let closure, 0) = kind,
      case .argument(let call, _) = ClosureUse(of: closure), let callee = call.calledExpression
    else { return false }
    let name = callee.as(GenericSpecializationExpr.self)?.expression ?? callee
    return ["AsyncStream", "AsyncThrowingStream"].contains(name.referencedName)
  }
}

extension Node {
  /// The result type of the function whose only statement, or one of whose `return`s, is the call.
  ///
  /// Have: func value() async -> T { await withCheckedContinuation { … } }
  fileprivate var typeReturned: Node? {
    let place = ancestors.first { !$0.is(.tryExpr) && !$0.is(.awaitExpr) }
    let function = ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }?
      .as(FunctionDecl.self)
    let statements = function?.body?.statements?.node.elements(CodeBlockItem.self) ?? []
    let isReturned =
      place?.is(.returnStmt) == true || statements.count == 1 && statements[0].node == place
    return isReturned ? function?.signature?.returnClause?.type : nil
  }
}
