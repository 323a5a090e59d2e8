import Rewriter

/// A closure that a function of the project only passes on to a framework, which calls it off the main thread.
///
/// Have: extension EKEventStore { func ask(_ done: @escaping (Bool) -> Void) { requestAccess(to: .event) { ok, _ in done(ok) } } }
///
/// A main-actor-isolated closure that such a function gets runs there as well. Nothing checks that: neither does the
/// compiler report it in Swift 6, nor does the program stop (measured with Swift 6.3.1).
struct HandedOnCallback: Sendable {
  let callee: OwnCallee

  /// What the tables say of the framework's function, as if it were said of the project's.
  let callback: SDKCallback

  /// The framework's function: `EKEventStore.requestAccess(to:completion:)`.
  let api: String
}

extension Context {
  /// What is known of a closure that a call passes to a function of the project which passes it on.
  func handedOnCallback(_ argument: Node, passedTo name: String, in call: FunctionCallExpr)
    -> HandedOnCallback?
  {
    // Types of receivers are dear.
    guard project.handsOnCallbacks(name), isolation(at: argument).withActorOfSwift6.kind.isOfActor,
      let callee = CalledOnceCallees(self).onlyCallee(of: call, taking: argument)
    else { return nil }
    return handedOnCallbacks(named: name, inFile: callee.path).first { $0.callee == callee }
  }

  private func handedOnCallbacks(named name: String, inFile other: String) -> [HandedOnCallback] {
    guard other == path else { return project.handedOnCallbacks(named: name, inFile: other) }
    return known.handedOnCallbacks.answer(to: name) { HandedOnCallback.all(named: name, in: self) }
  }
}

extension ProjectIndex {
  /// Whether the file may call a function that passes a closure on, as far as names tell.
  func mayCallFunctionHandingOn(_ file: FileFacts) -> Bool {
    guard let names = file.names else { return false }
    return tables.keysOfNamesThatMayHandOn.contains {
      names.mayContain($0.key) && handsOnCallbacks($0.name)
    }
  }

  /// Whether some function of the name passes a closure on to a framework that calls it off the main thread. Cost:
  /// parsing the files that declare such functions, once.
  func handsOnCallbacks(_ name: String) -> Bool {
    guard tables.namesThatMayHandOn.contains(name) else { return false }
    return tables.namesThatHandOn.answer(to: name) {
      tables.functions.value.declarations(name, from: nil).map(\.facts).contains { function in
        handedOnCallbacks(named: name, inFile: function.path)
          .contains { $0.callee.name == function.fullName }
      }
    }
  }

  fileprivate func handedOnCallbacks(
    named name: String, inFile path: String,
  ) -> [HandedOnCallback] {
    completions.handedOnCallbacks(named: name, inFile: path) { file in
      HandedOnCallback.all(
        named: name, in: Context(codemod: "", path: path, file, project: self))
    }
  }
}

extension FileFacts {
  /// The functions that may pass a closure on: they keep one, and the file names a function that calls it elsewhere.
  var functionsThatMayHandOn: [String] {
    guard let names else { return [] }
    let keeping = functions.filter { function in
      !function.isAsync
        && function.parameters.contains { $0.type.holds("@escaping") || $0.type.hasSuffix(")?") }
    }
    guard !keeping.isEmpty, CallbackNames.keysOfOffMain.contains(where: names.mayContain) else {
      return []
    }
    return keeping.map(\.name)
  }
}

extension HandedOnCallback {
  /// All that functions of the base name pass on.
  fileprivate static func all(named name: String, in context: Context) -> [HandedOnCallback] {
    context.tree.functions(named: name).flatMap { function -> [HandedOnCallback] in
      guard let body = function.body?.node,
        function.signature?.effectSpecifiers?.asyncSpecifier == nil
      else { return [] }
      let calls = body.descendantsAndSelf(notInside: \.isFunctionLike)
        .compactMap { $0.as(FunctionCallExpr.self) }
        .filter { $0.calleeName.map(CallbackNames.offMain.contains) ?? false }
      guard !calls.isEmpty, context.isolation(inside: function.node).kind == .nonisolated else {
        return []
      }
      return function.parameters.indices.compactMap { position in
        CompletionParameter(of: function, at: position, in: context).flatMap { parameter in
          calls.lazy.compactMap { HandedOnCallback(parameter, in: $0, context) }.first
        }
      }
    }
  }

  /// `nil` where the call does not hand the parameter on, or it is not known where that is called.
  private init?(
    _ completion: CompletionParameter, in call: FunctionCallExpr, _ context: Context,
  ) {
    let attributes = TypeSpelling.attributes(of: completion.parameter.type?.text ?? "")
    guard attributes.isDisjoint(with: ["Sendable", "MainActor"]),
      let argument = completion.argument(handedTo: call),
      let row = SDKCallback(calledOffMain: argument, passedTo: call, context)
    else { return nil }
    callee = OwnCallee(completion, in: context)
    let modifiers = completion.function.modifiers
    callback = SDKCallback(
      function: callee.name,
      label: completion.parameter.label.isEmpty ? "_" : completion.parameter.label,
      type: callee.owner.isEmpty ? "-" : callee.owner,
      isStatic: modifiers?.contains(.static) == true || modifiers?.contains(.class) == true,
      closure: completion.type.text, sendability: .notSendable, isolation: .caller,
      thread: row.thread, source: row.source)
    api = "\(row.type).\(row.function)"
  }
}

extension CompletionParameter {
  /// The argument of the call that is the parameter, or a closure which calls it itself.
  fileprivate func argument(handedTo call: FunctionCallExpr) -> Node? {
    let arguments = call.arguments?.arguments.compactMap(\.expression) ?? []
    let others =
      call.additionalTrailingClosures?.node.elements(MultipleTrailingClosureElement.self)
      .compactMap(\.closure?.node) ?? []
    return (arguments + [call.trailingClosure?.node].compactMap(\.self) + others)
      .first { argument in
        if isUse(argument) { return true }
        guard let closure = argument.as(ClosureExpr.self) else { return false }
        return TaskBody.ownNodes(of: closure.node).contains { node in
          node.as(FunctionCallExpr.self)?.calledExpression.map { isUse($0.withoutOptionalMarks) }
            ?? false
        }
      }
  }

  private func isUse(_ node: Node) -> Bool {
    node.referencedName == name
      && LocalDeclaration(name, at: node)?.declaration == parameter.node
  }
}

extension SDKCallback {
  /// The row of a framework's function that keeps the argument of a call, and calls it off the main thread.
  fileprivate init?(
    calledOffMain argument: Node, passedTo call: FunctionCallExpr, _ context: Context,
  ) {
    let arguments = CallArguments(of: call)
    guard let name = call.calleeName, let place = arguments.place(ofArgument: argument, in: call),
      case .type(let type, _) = CalledOnceCallees(context).receiver(of: call)
    else { return nil }
    let owners = context.foreignAncestry(of: type)
    let isOwn = context.project.functions[name]?.contains { owners.contains($0.owner) }
    let rows = context.project.sdk.callbacks(of: name).filter {
      owners.contains($0.type) && $0.fits(place, in: arguments)
    }
    guard isOwn != true, let row = rows.first,
      rows.allSatisfy({ $0.thread == row.thread }), row.mayTrap, row.isCalledOffMain
    else { return nil }
    self = row
  }
}
