import Rewriter

/// A closure that a call hands to `addObserver(forName:object:queue:using:)` by its name.
///
/// As measured with Swift 6.3.1, Swift 6 rejects one whose type isn't `@Sendable`, a parameter or a variable, whatever
/// it does.
struct HandedBlock {
  private let call: FunctionCallExpr
  private let context: Context
  private let queue: BlockQueue

  /// `block`, `self.handler`
  private let value: Node

  /// `nil` for any other call, and for a block that is written there.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    guard let queue = BlockQueue(call, in: context), arguments.count == 4,
      arguments[3].label?.name == "using", let value = arguments[3].expression,
      value.referencedName != nil || value.is(.memberAccessExpr)
    else { return nil }
    (self.call, self.context, self.queue, self.value) = (call, context, queue, value)
  }

  private var name: String { value.textInOneLine }
  private var title: String { "leave '\(name)'" }

  /// `nil` for a closure that is `@Sendable` and needs nothing, and where too little is known.
  var finding: Finding? {
    guard queue.isOfNotificationCenter else { return nil }
    if let rejection = RejectedFunction(value, in: context) {
      return context.leave(call.node, title, because: rejection)
    }
    return context.closure(namedBy: value).flatMap(finding)
  }

  private func leave(_ refusal: Refusal) -> Finding {
    context.leave(call.node, title, because: refusal)
  }

  private var local: LocalDeclaration? {
    value.referencedName.flatMap { LocalDeclaration($0, at: value) }
  }

  /// What becomes of a closure that is formed in the code around, and that is `@Sendable`.
  private func finding(of closure: ClosureExpr) -> Finding? {
    let block = MainActorBlock(closure: closure, context: context, parameter: "notification")
    guard let use = MainActorUses(in: closure, context).first else {
      return context.leave(call.node, title, becauseOfCaptureIn: closure)
    }
    do throws(Refusal) {
      if isUsedElsewhere {
        throw Refusal(
          .mayRunElsewhere,
          "other code uses '\(name)', too, and may call it off the main thread; pass a closure of its own here"
        )
      }
      let edits = try queue.edits(because: use) + block.edits()
      return block.noting(
        context.fix(
          call.node, "isolate '\(name)' to the main actor", effects: queue.effects,
          fix: Fix(edits, insertedNames: ["MainActor"])))
    } catch {
      return leave(error)
    }
  }

  private var isUsedElsewhere: Bool {
    guard let local, let name = value.referencedName else { return true }
    return local.scope.descendantsAndSelf.contains {
      $0 != value && $0.referencedName == name && LocalDeclaration(name, at: $0) == local
    }
  }
}

/// A closure that a call passes to a function of the project which registers it as a block for the main queue.
///
/// Have: func observe(_ name: Notification.Name, block: @escaping @Sendable (Notification) -> Void) {
///   tokens.append(center.addObserver(forName: name, object: nil, queue: .main, using: block)) }
struct ForwardedBlock {
  private let call: FunctionCallExpr
  private let closure: ClosureExpr
  private let context: Context

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    guard call.additionalTrailingClosures == nil, let name = call.calleeName,
      let closure = call.trailingClosure
        ?? call.arguments?.arguments.last?.expression?.as(ClosureExpr.self),
      let (function, home) = context.function(calledBy: call, name, taking: closure),
      let parameter = function.parameters.first(where: { $0.takesBlock }),
      function.registers(parameter, in: home)
    else { return nil }
    (self.call, self.closure, self.context) = (call, closure, context)
  }

  /// `nil` where the body uses no main-actor state.
  var finding: Finding? {
    let title = "the block that '\(call.calleeName ?? "")' registers"
    guard MainActorUses(in: closure, context).first != nil else {
      return context.leave(call.node, "leave \(title)", becauseOfCaptureIn: closure)
    }
    let block = MainActorBlock(closure: closure, context: context, parameter: "notification")
    do throws(Refusal) {
      return block.noting(
        context.fix(
          call.node, "isolate \(title) to the main actor",
          fix: Fix(try block.edits(), insertedNames: ["MainActor"])))
    } catch {
      return context.leave(call.node, "leave \(title)", because: error)
    }
  }
}

extension Context {
  /// The one function, local or of the project, that the call means and that takes a block, and its file.
  fileprivate func function(
    calledBy call: FunctionCallExpr, _ name: String, taking closure: ClosureExpr,
  ) -> (FunctionDecl, Context)? {
    if let local = CalledFunctions(in: self).localFunction(calledBy: call.node) {
      return local.parameters.contains(where: \.takesBlock) ? (local, self) : nil
    }
    guard
      project.functions[name]?.contains(where: { $0.parameters.contains(where: \.takesBlock) })
        == true,
      let callee = CalledOnceCallees(self).onlyCallee(of: call, taking: closure.node),
      let home = seen(inFile: callee.path)
    else { return nil }
    let functions = home.tree.functions(named: name).filter {
      OwnCallee(of: $0, at: callee.parameter, in: home) == callee
    }
    return functions.count == 1 ? (functions[0], home) : nil
  }
}

extension OwnCallee {
  fileprivate init?(of function: FunctionDecl, at position: Int, in context: Context) {
    guard function.parameters.indices.contains(position),
      let parameter = CompletionParameter(of: function, at: position, in: context)
    else { return nil }
    self.init(parameter, in: context)
  }
}

extension FunctionFacts.Parameter {
  fileprivate var takesBlock: Bool { type.contains("Notification)") && type.contains("->") }
}

extension FunctionParameter {
  /// `@escaping @Sendable (Notification) -> Void`
  fileprivate var takesBlock: Bool {
    guard let text = type?.text, text.contains("Notification)"), text.contains("->") else {
      return false
    }
    return TypeSpelling.attributes(of: text).isSuperset(of: ["escaping", "Sendable"])
  }
}

extension FunctionDecl {
  /// Whether all that the body does with the parameter is to register it for the main queue.
  fileprivate func registers(_ parameter: FunctionParameter, in context: Context) -> Bool {
    let name = parameter.localName
    let uses = body?.node.descendantsAndSelf.filter {
      $0.referencedName == name && LocalDeclaration(name, at: $0)?.declaration == parameter.node
    }
    guard let use = uses?.first, uses?.count == 1, let argument = use.parent?.as(LabeledExpr.self),
      argument.label?.name == "using",
      let call = argument.node.ancestors.lazy.compactMap({ $0.as(FunctionCallExpr.self) }).first,
      let queue = BlockQueue(call, in: context)
    else { return false }
    return queue.isMain && queue.isOfNotificationCenter
  }
}
