import Rewriter

/// The uses of a function with a completion handler in files that do not declare it: as long as there is one that
/// passes it a handler, or is no call, the function keeps its form.
struct HandlerUses {
  private let function: FunctionFacts

  init(of function: FunctionFacts) { self.function = function }

  /// What a file adds that awaits the function wherever it uses it.
  func addition(inFile path: String) -> Addition {
    Addition(
      "all calls of '\(function.fullName)' await it",
      signature: "\(function.path) \(function.owner).\(function.fullName) "
        + OwnFunction(function).types.joined(separator: ", "), inFile: path)
  }

  /// Whether the function takes two closures of which it calls one.
  func takesPair(in context: Context) -> Bool { function.handlerPair(in: context.project) != nil }

  /// The first use in a file that is no awaited call: `line 3 of 'Screen.swift'`.
  func firstPlace(in context: Context) -> String? {
    uses(in: context).first { _ in true }.map { Self.place(of: $0, in: context) }
  }

  /// The first use in a file that says which function it means: a call, or a reference with labels.
  func firstNamedPlace(in context: Context) -> String? {
    uses(in: context).first { $0.call != nil || $0.argumentNames != nil }
      .map { Self.place(of: $0, in: context) }
  }

  static func place(of use: DeclReferenceExpr, in context: Context) -> String {
    let line = LineTable(context.tree.source).line(of: use.range.lowerBound)
    return "line \(line) of '\(context.path)'"
  }

  /// The uses in a file that are no awaited calls.
  func uses(in context: Context) -> some Sequence<DeclReferenceExpr> {
    let labels = function.labels
    let isInSight = context.project.maySee(function.path, from: context.path)
    return context.tree.all(DeclReferenceExpr.self, startingWith: function.name).lazy.filter {
      reference in
      isInSight && (reference.call.map { function.accepts($0, in: context.project) } ?? true)
        && context.mayMean(labels, ofMemberOf: function.owner, reference)
        && !reference.isAwaitedCall(withArguments: labels.count - 1)
        && !meansAnother(reference, in: context)
    }
  }

  /// What the handler may be called in a call.
  var labelsOfHandlers: [String] { function.parameters.filter(\.isCompletion).map(\.label) }

  /// Whether the reference is a call of another function that is known.
  private func meansAnother(_ reference: DeclReferenceExpr, in context: Context) -> Bool {
    guard let call = reference.call else { return false }
    if !isAlone(in: context), !CalledOnceCallees(context).mayMean(function, call) { return true }
    let closure = call.closureLiteral(labeled: labelsOfHandlers)?.node
    // Have: load(id, completion)
    let last = isAlone(in: context) ? nil : call.arguments?.arguments.last?.expression
    guard let handler = closure ?? last,
      let callee = CalledOnceCallees(context).onlyCallee(of: call, taking: handler)
    else { return false }
    return !callee.isDescribed(by: function)
  }

  /// Whether no other function has the name.
  private func isAlone(in context: Context) -> Bool {
    (context.project.functions[function.name] ?? []).count < 2
  }
}

extension HandlerUses {
  /// What the file adds as it is: for each function with a handler that other files declare and it names, that it
  /// awaits all of its calls.
  static func additions(in context: Context) -> [Addition] {
    let names = Set(context.tree.all(DeclReferenceExpr.self).lazy.compactMap(\.name))
      .filter(context.project.hasHandlerFunction).sorted()
    return names.flatMap { name -> [Addition] in
      context.project.functionsInAllModules(named: name)
        .filter { $0.path != context.path && CompletionNames.isTaken(by: $0) }
        .map(HandlerUses.init).filter { $0.firstPlace(in: context) == nil }
        .map { $0.addition(inFile: context.path) }
    }
  }
}

extension DeclReferenceExpr {
  /// The call whose callee ends with the reference.
  var call: FunctionCallExpr? {
    let callee = whole
    let call = callee.parent?.as(FunctionCallExpr.self)
    return call?.calledExpression == callee ? call : nil
  }

  /// Have: await load(id), which means the asynchronous form.
  ///
  /// - Parameter count: how many there are besides the handler, some of which may have default values.
  func isAwaitedCall(withArguments count: Int) -> Bool {
    guard let call, call.trailingClosure == nil, call.arguments?.arguments.count ?? 0 <= count
    else { return false }
    return call.node.ancestors.prefix { !$0.isFunctionLike && !$0.is(.codeBlockItem) }
      .contains { $0.is(.awaitExpr) }
  }
}

extension Context {
  /// Whether a reference to a function's name may be one to the function.
  ///
  /// - Parameters:
  ///   - labels: those of all of the function's parameters, `_` for none.
  ///   - owner: the type that it is a member of; empty for none.
  func mayMean(
    _ labels: [String], ofMemberOf owner: String, _ reference: DeclReferenceExpr,
  ) -> Bool {
    if let call = reference.call {
      var rest = labels[...]
      for label in call.argumentLabels {
        guard let found = rest.firstIndex(of: label) ?? (label == "_" ? rest.indices.last : nil)
        else { return false }
        rest = rest[(found + 1)...]
      }
    }
    // Have: item.name, where a local `item` is what the member is of
    guard let access = reference.node.parent?.as(MemberAccessExpr.self),
      access.base != reference.node
    else {
      return mayMean(memberOf: owner, plainly: reference)
    }
    // Have: .load(1), which means a case or a static member that gives a value of its type
    guard let base = access.base else { return false }
    guard case .type(let receiver, _) = self.owner(in: base) else {
      if isTypeOfOthers(base) { return false }
      let type = valueType(of: base.as(OptionalChainingExpr.self)?.expression ?? base)
      // What has no name has no functions of the project: names.first
      return type.map { type in
        type.unwrapped.shape.constraints.contains {
          areRelated(project.resolve($0, inside: type.scope), owner)
        }
      } ?? true
    }
    return !owner.isEmpty && (areRelated(receiver, owner) || mayConform(receiver, to: owner))
  }

  /// Whether the expression is a type inside of one that isn't the project's.
  ///
  /// Have: UIAlertController.Style
  private func isTypeOfOthers(_ base: Node) -> Bool {
    guard let access = base.as(MemberAccessExpr.self), access.name?.first?.isUppercase == true,
      let outer = access.base, case .type(let type, isStatic: true) = owner(in: outer)
    else { return false }
    return project.types[type] == nil
      && !project.extensions(of: type).contains { $0.name.hasSuffix(".\(access.name ?? "")") }
      && project.types["\(type).\(access.name ?? "")"] == nil
  }

  /// Whether the type is one that nothing is known of, as a parameter of a generic function, and may have what a protocol
  /// requires.
  private func mayConform(_ type: String, to owner: String) -> Bool {
    project.types[owner]?.contains { $0.kind == .protocol } == true
      && project.types[type] == nil && project.sdk.kind(ofType: type) == nil
  }

  private func mayMean(memberOf owner: String, plainly reference: DeclReferenceExpr) -> Bool {
    // Have: \.load
    if reference.node.parent?.is(.keyPathPropertyComponent) == true { return false }
    if case .local = resolution(of: reference.name ?? "", at: reference.node) { return false }
    return owner.isEmpty
      || enclosingTypeNames(of: reference.node).contains {
        areRelated(project.resolve($0), owner)
      }
  }

  /// Whether one of the types inherits from the other, or conforms to it.
  func areRelated(_ type: String, _ other: String) -> Bool {
    project.ancestry(of: type).contains(other) || project.ancestry(of: other).contains(type)
  }
}

extension TypeShape {
  /// The protocols of `any P`, `some P` and `P & Q`.
  fileprivate var constraints: [String] {
    switch self {
    case .any(let shape), .some(let shape): shape.constraints
    case .composition(let parts): parts.flatMap(\.constraints)
    case .nominal: [nominalName].compactMap(\.self)
    default: []
    }
  }
}
