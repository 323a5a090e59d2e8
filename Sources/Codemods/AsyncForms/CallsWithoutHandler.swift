import Rewriter

/// The calls of a function that leave its handler out, wherever they are: in asynchronous code they would mean the
/// asynchronous version.
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

  /// Where one of them is that is in asynchronous code: `line 3 of 'Screen.swift'`.
  var firstInAsynchronousCode: String? {
    let name = completion.function.name?.name ?? ""
    return context.project.files(naming: name).lazy.compactMap { path in
      path == context.path
        ? self.place(in: context)
        : context.project.completions.place(of: OwnCallee(completion, in: context), inFile: path) {
          self.place(in: context.over($0, at: path))
        }
    }.first
  }

  private func place(in other: Context) -> String? {
    let calls = other.tree.calls(of: completion.function.name?.name ?? "")
    // The types of receivers are dear.
    let call = calls.first { $0.node.isInAsynchronousCode && isMeant(by: $0, in: other) }
    return call.map { call in
      let line = LineTable(other.tree.source).line(of: call.range.lowerBound)
      return "line \(line) of '\(other.path)'"
    }
  }

  private func isMeant(by call: FunctionCallExpr, in other: Context) -> Bool {
    guard call.trailingClosure == nil, fits(call.argumentLabels) else { return false }
    guard let receiver = call.receiver, !receiver.isSelfReference else {
      if case .local = other.resolution(of: call.calleeName ?? "", at: call.node) { return false }
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

extension Node {
  /// Whether calls in the code mean asynchronous functions. Codemods that make code asynchronous ask for themselves
  /// (``SynchronousCalls``).
  fileprivate var isInAsynchronousCode: Bool {
    for scope in ancestors {
      if let closure = scope.as(ClosureExpr.self) { return closure.isAsynchronous }
      switch scope.kind {
      case .functionDecl, .initializerDecl:
        let signature =
          scope.as(FunctionDecl.self)?.signature ?? scope.as(InitializerDecl.self)?.signature
        return signature?.effectSpecifiers?.asyncSpecifier != nil
      case .accessorBlock, .deinitializerDecl, .subscriptDecl:
        return scope.tokens.contains { $0.kind == .async }
      case .variableDecl where scope.isAsynchronousBinding: return true
      default: continue
      }
    }
    return true
  }

  /// `async let count = load()`
  private var isAsynchronousBinding: Bool {
    self.as(VariableDecl.self)?.modifiers?.node.elements(DeclModifier.self).contains {
      $0.name?.kind == .async
    } == true
  }
}
