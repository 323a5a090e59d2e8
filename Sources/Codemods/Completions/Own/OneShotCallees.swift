import Rewriter

/// Which functions call a closure that they are given exactly once.
struct OneShotCallees {
  private let context: Context

  /// The functions that are being looked at: one that calls itself is not known.
  private var open: Set<Node> = []

  init(_ context: Context) { self.context = context }

  /// - Parameters:
  ///   - argument: the closure literal, or the handler.
  ///   - name: what the body calls the handler.
  /// - Throws: where the function that is called is not known to call the argument exactly once.
  func check(
    argument: Node, of call: FunctionCallExpr, name: String,
  ) throws(CompletionPaths.Problem) {
    let callee = call.calleeName ?? ""
    if isHop(call, callee) || isOfSDK(argument, of: call, callee) { return }
    let functions = ownFunctions(of: call, callee)
    guard functions.count == 1, let function = functions.first else {
      let isOwn = context.project.functions[callee] != nil
      let reason =
        Self.repeating.contains(callee)
        ? "'\(name)' is called in a loop, by '\(callee)'"
        : isOwn && functions.count > 1
          ? "there is more than one '\(callee)'"
          : "'\(callee)' is not known to call '\(name)' exactly once"
      throw CompletionPaths.Problem(reason: reason, node: call.node)
    }
    try check(function, callee: callee, name: name, at: call.node)
  }

  private static let repeating: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce",
  ]

  private func check(
    _ function: FunctionDecl, callee: String, name: String, at node: Node,
  ) throws(CompletionPaths.Problem) {
    guard let completion = CompletionParameter(of: function, in: context) else {
      throw CompletionPaths.Problem(
        reason: "'\(callee)' is not known to call '\(name)' exactly once", node: node)
    }
    if open.contains(function.node) {
      throw CompletionPaths.Problem(reason: "'\(callee)' calls itself", node: node)
    }
    var inner = self
    inner.open.insert(function.node)
    do {
      _ = try CompletionPaths(of: completion, callees: inner, in: context)
    } catch {
      // Of a chain of functions, the last one is what stands in the way.
      let reason = error.reason.hasPrefix("in '") ? error.reason : "in '\(callee)', \(error.reason)"
      throw CompletionPaths.Problem(reason: reason, node: node)
    }
  }

  /// The functions of the file that a call may mean, if no other file has any.
  private func ownFunctions(of call: FunctionCallExpr, _ callee: String) -> [FunctionDecl] {
    guard let callee = call.calledExpression, let name = callee.lastName else { return [] }
    let declared = context.project.functions[name] ?? []
    guard declared.allSatisfy({ $0.path == context.path }) else { return [] }
    let labels = call.argumentLabels
    return context.tree.all(FunctionDecl.self).filter { function in
      function.name?.name == name && function.mayTake(labels)
    }
  }

  /// Whether the function gives work to a queue, a lock or a task, which does it once.
  private func isHop(_ call: FunctionCallExpr, _ callee: String) -> Bool {
    let written = call.calledExpression?.compactText ?? ""
    if Self.functions.contains(written) { return context.project.functions[callee] == nil }
    guard let base = call.calledExpression?.as(MemberAccessExpr.self)?.base,
      context.project.functions[callee] == nil
    else { return false }
    if ["performAndWait", "performBackgroundTask"].contains(callee) { return true }
    guard ["async", "asyncAfter", "asyncAndWait", "sync"].contains(callee) else { return false }
    return isQueue(base)
  }

  private static let functions: Set = [
    "Task", "Task.detached", "_Concurrency.Task", "autoreleasepool", "MainActor.run",
    "MainActor.assumeIsolated",
  ]

  /// Whether the receiver is a dispatch queue, by its type, or by its name where that is not known.
  private func isQueue(_ base: Node) -> Bool {
    if base.compactText.hasPrefix("DispatchQueue") { return true }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    if let type = context.valueType(of: value)?.unwrapped.name { return type == "DispatchQueue" }
    return value.lastName?.lowercased().hasSuffix("queue") == true
  }

  /// Whether the function is a framework's that has an asynchronous form: it calls back once.
  private func isOfSDK(_ argument: Node, of call: FunctionCallExpr, _ callee: String) -> Bool {
    let sdk = context.project.sdk
    let rows = sdk.callbacks(of: callee)
    guard !rows.isEmpty else { return false }
    let arguments = CallArguments(of: call)
    guard let place = arguments.place(ofArgument: argument, in: call) else { return false }
    let fitting = rows.filter {
      $0.fits(place, in: arguments) && $0.parameterLabels.last == $0.label
        && !sdk.asyncTwins(of: $0.function, in: $0.type).isEmpty
    }
    guard !fitting.isEmpty, call.isStarted, case .type(let type, let isStatic) = receiver(of: call)
    else {
      return false
    }
    let owners = context.foreignAncestry(of: type)
    let isOwn = context.project.functions[callee]?.contains { owners.contains($0.owner) } == true
    return !isOwn && fitting.contains { $0.isStatic == isStatic && owners.contains($0.type) }
  }

  /// A method of the type around may be called without a receiver.
  private func receiver(of call: FunctionCallExpr) -> CallReceiver {
    guard call.calledExpression?.is(.declReferenceExpr) == true,
      let type = context.enclosingTypeNames(of: call.node).first
    else { return context.receiver(of: call) }
    return .type(context.project.resolve(type), isStatic: false)
  }
}

extension CallArguments {
  /// The place of an argument that is a closure literal or a plain value.
  fileprivate func place(ofArgument argument: Node, in call: FunctionCallExpr) -> Place? {
    if let closure = argument.as(ClosureExpr.self) { return place(of: closure) }
    return call.arguments?.arguments.firstIndex { $0.expression == argument }
      .map { .parenthesized($0) }
  }
}

extension FunctionCallExpr {
  /// Whether the call, if it makes a task of a session, starts it too: `.resume()` follows.
  fileprivate var isStarted: Bool {
    guard ["dataTask", "downloadTask", "uploadTask"].contains(calleeName ?? "") else { return true }
    if let member = node.parent?.as(MemberAccessExpr.self) {
      return member.name == "resume" && member.node.parent?.is(.functionCallExpr) == true
    }
    // Have: let task = session.dataTask(with: url) { … }; task.resume()
    guard let binding = node.parent?.parent?.as(PatternBinding.self),
      let name = binding.pattern?.text,
      let item = binding.node.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let items = item.parent.map({ Array($0.children) }),
      let position = items.firstIndex(of: item), position + 1 < items.count
    else { return false }
    return items[position + 1].compactText == "\(name).resume()"
  }
}

extension FunctionDecl {
  /// Whether a call with these labels, `_` for none and for a trailing closure, may mean the function.
  fileprivate func mayTake(_ labels: [String]) -> Bool {
    let own =
      signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self)
      .map { $0.firstName?.name ?? "_" } ?? []
    var rest = own[...]
    for label in labels {
      guard let found = rest.firstIndex(of: label) ?? (label == "_" ? rest.indices.last : nil)
      else {
        return false
      }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
