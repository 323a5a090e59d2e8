import Rewriter

/// What the call takes along.
extension SendingCall {
  /// The values that aren't Sendable, and that the code around has, too.
  var sent: [Sent] {
    [sentInstance.map { Sent.instance($0, at: call.node) }].compactMap(\.self)
      + operands.compactMap(sent)
  }

  /// What the code of an actor returns to other isolation.
  var returned: Sent? {
    guard destination != .anywhere, function.name != "init",
      function.result?.hasPrefix("sending ") != true, let type = context.valueType(of: call.node),
      context.mayBeUnsendable(type), !type.isOfGlobalActor, context.isChecked(type)
    else { return nil }
    return .result(call.node, type)
  }

  enum Sent {
    case instance(KnownType, at: Node)
    case value(Node, KnownType, isFunction: Bool)
    case closure(Node, KnownType)
    case result(Node, KnownType)

    var type: KnownType { value.type }

    var value: RejectedValues.Value {
      switch self {
      case .instance(let type, let node): .init(name: "self", type: type, node: node)
      case .closure(let node, let type), .result(let node, let type), .value(let node, let type, _):
        .init(name: node.textInOneLine, type: type, node: node)
      }
    }

    var isResult: Bool { if case .result = self { true } else { false } }

    var isInstance: Bool { if case .instance = self { true } else { false } }

    var isFunction: Bool {
      switch self {
      case .instance, .result: false
      case .closure: true
      case .value(_, _, let isFunction): isFunction
      }
    }

    /// `'document', of type 'any Document', isn't Sendable`
    ///
    /// - Parameter name: what the type is called, in quotes.
    func description(of name: String, isInDoubt: Bool) -> String {
      let lack = isInDoubt ? "isn't known to be Sendable" : "isn't Sendable"
      return switch self {
      case .instance(let type, _): "'\(type.textOutside)' \(lack)"
      case .closure: "the closure that it's given isn't '@Sendable'"
      case .result: "its result, of type \(name), \(lack)"
      case .value(let value, _, isFunction: false):
        "\(value.title), of type \(name), \(lack)"
      case .value(let value, _, isFunction: true): "\(value.title) isn't '@Sendable'"
      }
    }
  }

  private func sent(_ operand: Node) -> Sent? {
    let value = operand.as(InOutExpr.self)?.expression ?? operand
    if let closure = value.as(ClosureExpr.self) {
      guard let type = typeOfParameter(of: closure.node),
        ValuesAround(call.node, in: context).have(value)
      else { return nil }
      return .closure(value, type)
    }
    let isNameOfClosure =
      value.referencedName.map { context.isNameOfClosure($0, at: value) } == true
    let type =
      context.valueType(of: value)
      ?? (value.isImplicitCase || isNameOfClosure ? typeOfParameter(of: value) : nil)
    guard let type = type?.unwrapped, context.mayBeUnsendable(type), !type.isOfGlobalActor,
      context.isChecked(type),
      !isOfHeader || !context.isFunction(type) || typeOfParameter(of: value) != nil,
      ValuesAround(call.node, in: context, countingDoubtful: !context.isUnsendable(type)).have(
        value)
    else { return nil }
    return .value(value.withoutChaining, type, isFunction: context.isFunction(type))
  }

  /// The type of the parameter that an argument is for, as declared, which isn't Sendable.
  private func typeOfParameter(of argument: Node) -> KnownType? {
    let arguments = CallArguments(of: call)
    let parameters = function.parameters.map {
      CallArguments.Parameter(
        label: $0.label, takesClosure: $0.takesClosure(in: context.project, of: function),
        mayBeLeftOut: $0.mayBeLeftOut)
    }
    guard let position = arguments.parameter(for: arguments.place(of: argument), among: parameters),
      let type = KnownType(
        function.parameters[position].type, scope: function.owner, path: function.path),
      context.isUnsendable(type), !type.unwrapped.isOfGlobalActor
    else { return nil }
    return type
  }

  /// Have: await load(), await super.load(), where `self` isn't Sendable, and the code around isolated to the main actor
  private var sentInstance: KnownType? {
    let receiver = callee.as(MemberAccessExpr.self).map(\.base)
    guard isMethod, receiver == nil || receiver??.isInstanceAround == true,
      let type = context.selfType(at: call.node), context.isChecked(type),
      !isOwnFunctionOfGlobalActor(type),
      ValuesAround(call.node, in: context).isSelfShared(at: call.node)
    else { return nil }
    return type
  }

  /// Whether code of no actor calls a method of a class that isn't Sendable, which itself says which global actor it is on:
  /// the compiler takes such calls, whatever they are given (measured with Swift 6.3.1).
  private func isOwnFunctionOfGlobalActor(_ receiver: KnownType) -> Bool {
    guard isMethod, destination != .anywhere,
      context.isolation(at: call.node).withActorOfSwift6.kind.isOfNoActor,
      let name = receiver.unwrapped.nameOfMembers
    else { return false }
    let type = context.project.resolve(name, inside: receiver.scope)
    return context.project.types[type]?.contains { $0.kind == .class } == true
      && context.isUnsendable(receiver)
  }

  var isMethod: Bool {
    MemberFacts.function(function).isOfObject && function.name != "init"
  }

  var receiver: Node? { callee.as(MemberAccessExpr.self)?.base }

  func isOfReceiver(_ sent: Sent) -> Bool {
    isMethod && sent.value.node == receiver?.withoutChaining
  }

  private var operands: [Node] {
    let receiver = isMethod ? receiver : nil
    if let type = receiver.map(context.valueType) ?? context.selfType(at: call.node),
      isOwnFunctionOfGlobalActor(type)
    {
      return []
    }
    return [receiver].compactMap(\.self).filter { !$0.isInstanceAround }
      + call.allArguments.compactMap(\.expression)
  }
}

extension Node {
  /// `a` of `a?` and `a!`.
  var withoutChaining: Node {
    let inner =
      self.as(OptionalChainingExpr.self)?.expression ?? self.as(ForceUnwrapExpr.self)?.expression
    return inner?.withoutChaining ?? self
  }

  /// Have: .success(note)
  fileprivate var isImplicitCase: Bool {
    let access = self.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
    return access != nil && access?.base == nil
  }

  /// What a sentence calls the value: its text, or that of a call without its arguments where that is long.
  ///
  /// Have: show(Configuration(title: title, subtitle: subtitle, image: image), animated: true)
  fileprivate var title: String {
    let text = textInOneLine
    guard text.count > 60 else { return "'\(text)'" }
    let callee = self.as(FunctionCallExpr.self)?.calledExpression?.textInOneLine
    if let callee, callee.count <= 60 { return "'\(callee)(…)'" }
    return "'\(text.prefix(59))…'"
  }
}
