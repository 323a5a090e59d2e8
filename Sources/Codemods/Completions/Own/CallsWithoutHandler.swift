import Rewriter

/// The calls of a function that leave its handler out, wherever they are: in asynchronous code they would mean the
/// asynchronous form.
///
/// Have: func dismiss(completion: (() -> Void)? = nil)
struct CallsWithoutHandler {
  private let completion: CompletionParameter
  private let context: Context

  /// The type that the function is a member of; empty for none.
  private let owner: String

  init(of completion: CompletionParameter, in context: Context) {
    self.completion = completion
    self.context = context
    owner =
      context.enclosingTypeNames(of: completion.function.node).first
      .map { context.project.resolve($0) } ?? ""
  }

  /// Where one of them is that is in asynchronous code, or may come there: `line 3 of 'Screen.swift'`.
  var firstInAsynchronousCode: String? {
    let name = completion.function.name?.name ?? ""
    let paths = context.project.files { $0.mayContain(name) }
    return paths.lazy.compactMap { path in
      path == context.path
        ? self.place(in: context)
        : context.project.completions.place(of: OwnCallee(completion, in: context), inFile: path) {
          self.place(in: context.over($0, at: path))
        }
    }.first
  }

  private func place(in other: Context) -> String? {
    let calls = other.tree.calls(of: completion.function.name?.name ?? "")
    let call = calls.first { isMeant(by: $0, in: other) && other.mayBecomeAsynchronous($0.node) }
    return call.map { call in
      let line = LineTable(other.tree.source).line(of: call.range.lowerBound)
      return "line \(line) of '\(other.path)'"
    }
  }

  private func isMeant(by call: FunctionCallExpr, in other: Context) -> Bool {
    guard call.trailingClosure == nil, fits(call.argumentLabels) else { return false }
    guard let receiver = call.receiver, !receiver.isSelfReference else {
      if case .local = other.meaning(of: call.calleeName ?? "", at: call.node) { return false }
      let around = other.enclosingTypeNames(of: call.node)
      return owner.isEmpty
        || around.contains { other.project.ancestry(of: other.project.resolve($0)).contains(owner) }
    }
    guard case .type(let type, _) = other.receiver(of: call) else {
      // Have: Strings.Update.open(name), of a file that nobody looks into.
      return !owner.isEmpty && receiver.lastName?.first?.isUppercase != true
    }
    return other.foreignAncestry(of: type).contains(owner)
      || other.project.ancestry(of: owner).contains(type)
  }

  /// Whether the arguments are for some of the other parameters, and none that is wanted is missing.
  private func fits(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in completion.function.parameters
    where parameter.node != completion.parameter.node {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Context {
  /// Whether the code is asynchronous, or may become so: in a task, in a closure or function of which it is not known
  /// that nothing makes it one.
  fileprivate func mayBecomeAsynchronous(_ node: Node) -> Bool {
    for scope in node.ancestors {
      if let closure = scope.as(ClosureExpr.self) {
        switch place(of: closure) {
        case .synchronous: return false
        case .inPlace: continue
        case .unknown: return true
        }
      }
      switch scope.kind {
      case .functionDecl: return scope.as(FunctionDecl.self).map(mayBecomeAsynchronous) ?? true
      case .initializerDecl:
        return scope.as(InitializerDecl.self)?.signature?.effectSpecifiers?.asyncSpecifier != nil
      case .accessorBlock, .deinitializerDecl, .subscriptDecl:
        return scope.tokens.contains { $0.kind == .async }
      default: continue
      }
    }
    return true
  }

  /// What takes a handler may become asynchronous, and the work of methods that a framework calls may go to a task.
  private func mayBecomeAsynchronous(_ function: FunctionDecl) -> Bool {
    function.signature?.effectSpecifiers?.asyncSpecifier != nil
      || CompletionParameter(of: function, in: self) != nil
      || delegateMethod(metBy: function).map { $0.thread != .main } ?? false
      || function.node.parent?.is(.memberBlockItem) != true
  }

  private enum ClosurePlace {
    /// It is kept, and stays what it is.
    case synchronous
    /// It runs where it stands.
    case inPlace
    case unknown
  }

  private func place(of closure: ClosureExpr) -> ClosurePlace {
    let call: FunctionCallExpr
    let label: String?
    switch ClosureUse(of: closure) {
    case .argument(let taker, let name): (call, label) = (taker, name)
    case .called: return .inPlace
    case .initialValue(let annotation):
      let type = project.closureType(of: annotation.text)
      let isPlain = WrittenType(type).functionResult != nil && !type.contains("async")
      return isPlain ? .synchronous : .unknown
    case .assigned, .other:
      return closure.isInitialValueOnly && !closure.isAsynchronous ? .synchronous : .unknown
    }
    guard let name = call.calleeName else { return .unknown }
    let own =
      project.closureTypes(ofFunction: name, label: label)
      + project.closureTypes(ofMembersOf: name, label: label)
    if !own.isEmpty {
      let isPlain = own.allSatisfy { !$0.contains("async") && !$0.contains("@Sendable") }
      return isPlain && !project.hasHandlerFunction(named: name)
        && !project.mayCallOlderModules(from: path) ? .synchronous : .unknown
    }
    let rows =
      name.first?.isUppercase == true
      ? project.sdk.callbacks(ofInitializersOf: name) : project.sdk.callbacks(of: name)
    // What comes from elsewhere goes to the main actor in a task, and so does a hop.
    let isPlain = rows.allSatisfy { row in
      !row.closure.contains("async") && row.sendability != .sendable
        && [.main, .caller, .creator].contains(row.thread)
        && project.sdk.asyncTwins(of: row.function, in: row.type).isEmpty
    }
    guard !rows.isEmpty, isPlain else { return .unknown }
    return rows.allSatisfy { $0.sendability == .nonEscaping } ? .inPlace : .synchronous
  }
}

extension ClosureExpr {
  /// Have: let finish = { … }
  fileprivate var isInitialValueOnly: Bool {
    let binding = node.parent?.parent?.as(PatternBinding.self)
    return binding?.initializer?.value == node && binding?.typeAnnotation == nil
  }

  fileprivate var isAsynchronous: Bool {
    signature?.effectSpecifiers?.asyncSpecifier != nil
      || statements?.node.descendantsAndSelf(notInside: \.isOwnCode).contains {
        $0.is(.awaitExpr)
      } == true
  }
}
