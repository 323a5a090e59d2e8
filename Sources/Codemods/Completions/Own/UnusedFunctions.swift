import Rewriter

/// Functions with completion handlers that nothing in the project uses: to make them asynchronous is work for nobody.
///
/// The files that could use one have to be known: its module is described, and no other root sees the function.
struct UnusedFunctions {
  private let context: Context

  /// How many functions that use one of them, and those that use these in turn, are followed.
  private static let maximumDepth = 8

  init(in context: Context) { self.context = context }

  /// Whether the function stays: nothing uses it, and it has to follow no function that it calls, since all of those are
  /// unused as well, or keep their handlers.
  func mayStay(_ completion: CompletionParameter) -> Bool {
    guard let own = context.asItWas(context.path),
      let function = own.completion(of: OwnCallee(completion, in: context))
    else { return false }
    return Self(in: own).stays(function)
  }

  private func stays(_ completion: CompletionParameter) -> Bool {
    let callee = OwnCallee(completion, in: context)
    let isUnused = context.project.tables.unusedFunctions.answer(
      to: "\(callee.path) \(callee.owner).\(callee.name) \(callee.types)"
    ) {
      self.isUnused(completion, depth: Self.maximumDepth)
    }
    guard isUnused else { return false }
    return callees(of: completion).allSatisfy { callee in
      guard let home = context.asItWas(callee.path), let other = home.completion(of: callee) else {
        return false
      }
      return !CompletionToAsync(completion: other, context: home).outcome.isFlattened
    }
  }

  /// The other functions with handlers that its body calls.
  private func callees(of completion: CompletionParameter) -> [OwnCallee] {
    let calls = completion.function.node.descendantsAndSelf.lazy
      .compactMap { $0.as(FunctionCallExpr.self) }
      .filter { $0.calleeName.map(context.project.hasHandlerFunction) == true }
    let own = OwnCallee(completion, in: context)
    let callees = calls.compactMap { call -> OwnCallee? in
      let last = call.lastClosureArgument?.node ?? call.arguments?.arguments.last?.expression
      return last.flatMap { CalledOnceCallees(context).onlyCallee(of: call, taking: $0) }
    }
    return callees.filter { $0 != own }
  }

  /// Whether every use of the function is in another one that nothing uses.
  private func isUnused(_ completion: CompletionParameter, depth: Int) -> Bool {
    let callee = OwnCallee(completion, in: context)
    let functions = context.project.functions[callee.baseName] ?? []
    guard depth > 0, isInDescribedModule, let facts = functions.first(where: callee.isDescribed),
      !facts.modifiers.contains(.override), !context.isSeenByObjectiveC(facts),
      context.project.selectorUses(ofMethod: facts, in: callee.owner).isEmpty,
      facts.modifiers.isDisjoint(with: [.public, .open])
        || context.project.isSeenOnlyInRoot(context.path),
      !CompletionToAsync(completion: completion, context: context).claims.meetsRequirement
    else { return false }
    let uses = HandlerUses(of: facts)
    return context.project.files(naming: callee.baseName).allSatisfy { path in
      guard let home = context.asItWas(path) else { return false }
      return uses.uses(in: home).allSatisfy { use in
        let around = use.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
        guard let other = around.flatMap({ CompletionParameter(of: $0, in: home) }) else {
          return false
        }
        return OwnCallee(other, in: home) == callee
          || UnusedFunctions(in: home).isUnused(other, depth: depth - 1)
      }
    }
  }

  /// Whether a manifest or a project says which files are compiled with the function's.
  private var isInDescribedModule: Bool {
    let modules = context.project.modules.modules(of: context.path)
    return !modules.isEmpty && modules.allSatisfy { $0.kind != .folder }
  }
}

extension Context {
  /// Whether Objective-C, a storyboard or a selector may call the function, which no Swift code has to say.
  fileprivate func isSeenByObjectiveC(_ function: FunctionFacts) -> Bool {
    let isKept = ["MainActor", "available", "discardableResult", "nonobjc"]
    return !function.attributes.allSatisfy(isKept.contains)
      || project.types[function.owner]?.contains { $0.attributes.contains("objcMembers") } == true
  }
}
