import Rewriter

/// Code that takes its cancellation for a failure, and keeps that.
///
/// Have: do { entries = try await load() } catch { self.error = error }
struct StoredCancellation {
  /// What is set, as written.
  let target: String

  /// The function that sets it; `nil` for the code itself.
  let function: OwnFunction?

  /// What the same `catch` has to set, since the work has begun with it.
  private let stateBegun: String?

  /// The functions of the project that the code awaits are followed, and those that these await.
  init?(in code: Node, of context: Context) {
    var search = AwaitedSearch(maximumDepth: 2) { $0.targetSetWhenCancelled }
    guard let found = search.find(in: code, of: context) else { return nil }
    target = found.text
    function = found.function
    stateBegun = found.stateBegun
  }

  /// The one that a function between the code and the one that hides its cancellation sets.
  fileprivate init(target: String, function: OwnFunction) {
    self.target = target
    self.function = function
    stateBegun = nil
  }

  /// Why the code can't be canceled when the view that starts it disappears.
  var refusal: Refusal {
    let subject = function.map { "'\($0.title)'" } ?? "the task"
    return Refusal(
      .ignoresCancellation,
      "with '.task' in place of 'onAppear', SwiftUI would cancel the work when the view disappears, and \(subject) would "
        + "set '\(target)' as for a failure; "
        + (stateBegun.map { "keep 'onAppear', since '\($0)' has to be reset then, too" }
          ?? "skip that if 'Task.isCancelled', and run again"))
  }
}

/// A function that hands its caller a value where something that it awaits is cancelled, as for a failure.
///
/// Have: do { return try await load() } catch { return nil }
struct HiddenCancellation {
  /// The value, as written.
  let value: String

  let function: OwnFunction

  /// What a function that awaits it sets then; `nil` where only the code itself may.
  let stored: StoredCancellation?

  /// The functions of the project that the code awaits are followed, and those that these await.
  init?(in code: Node, of context: Context) {
    var search = AwaitedSearch(maximumDepth: 4) { $0.as(DoStmt.self)?.valueWhenCancelled }
    guard let found = search.find(in: code, of: context), let function = found.function else {
      return nil
    }
    value = found.text
    self.function = function
    stored = found.stored
  }

  /// What a reader has to know.
  var concern: String { "'\(function.title)' then returns '\(value)' as for a failure" }
}

/// Looks for something in code and in the functions of the project that it awaits.
private struct AwaitedSearch {
  let maximumDepth: Int

  /// What is looked for at a node.
  let text: (Node) -> String?

  private var seen: Set<OwnFunction> = []

  struct Result {
    let text: String
    var stateBegun: String?
    /// The function that has it; `nil` for the code itself.
    var function: OwnFunction?
    /// What a function between the code and that one sets.
    var stored: StoredCancellation?
  }

  init(maximumDepth: Int, for text: @escaping (Node) -> String?) {
    self.maximumDepth = maximumDepth
    self.text = text
  }

  mutating func find(in code: Node, of context: Context, depth: Int = 0) -> Result? {
    let own = code.descendantsAndSelf { $0 != code && $0.isFunctionLike }
    for node in own {
      guard let text = text(node) else { continue }
      return Result(text: text, stateBegun: node.as(DoStmt.self)?.stateBegun)
    }
    guard depth < maximumDepth else { return nil }
    for call in own.lazy.compactMap({ $0.as(FunctionCallExpr.self) }) {
      for function in context.asyncFunctions(calledBy: call) {
        if let found = find(in: function, of: context, depth: depth + 1) { return found }
      }
    }
    return nil
  }

  private mutating func find(
    in function: OwnFunction, of context: Context, depth: Int,
  ) -> Result? {
    guard seen.insert(function).inserted, let home = context.asItWas(function.path) else {
      return nil
    }
    for body in context.project.waits.bodies.bodies(of: function, in: home) {
      guard var found = find(in: body, of: home, depth: depth) else { continue }
      if found.function == nil {
        found.function = function
      } else if found.stored == nil, let target = body.targetOfOwnAssignment {
        found.stored = StoredCancellation(target: target, function: function)
      }
      return found
    }
    return nil
  }
}

extension Context {
  /// The asynchronous functions of the project that a call means.
  func asyncFunctions(calledBy call: FunctionCallExpr) -> [OwnFunction] {
    guard let name = call.calleeName, project.functions.contains(name),
      let callee = call.calledExpression,
      case .functions(let functions, _) = ExpressionTypes(self).link(of: callee)?.entity
    else { return [] }
    return functions.filter { $0.isAsync && $0.accepts(call, in: project) }
      .map { OwnFunction($0) }
  }
}

extension Node {
  /// What the statement or expression sets when something that it awaits is canceled.
  fileprivate var targetSetWhenCancelled: String? {
    if let statement = self.as(DoStmt.self) { return statement.targetSetWhenCancelled }
    // Have: entries = (try? await load()) ?? []
    guard let expression = self.as(TryExpr.self),
      expression.questionOrExclamationMark?.text == "?", awaitsItself
    else { return nil }
    let sequence = ancestors.prefix { !$0.is(.codeBlockItem) && !$0.isFunctionLike }
      .first { $0.assignment != nil }
    return sequence?.assignment?.target
  }

  /// The first thing that the code itself sets and that lasts.
  fileprivate var targetOfOwnAssignment: String? {
    descendantsAndSelf { $0 != self && $0.isFunctionLike }.lazy
      .compactMap(\.assignment?.target).first
  }

  /// `true`, `false`, `nil`
  fileprivate var isFlag: Bool { self.is(.booleanLiteralExpr) || self.is(.nilLiteralExpr) }

  fileprivate var awaitsItself: Bool {
    descendantsAndSelf { $0 != self && $0.isFunctionLike }.contains { $0.is(.awaitExpr) }
  }

  /// Have: self.error = error
  fileprivate var assignment: (target: String, value: Node?)? {
    guard self.is(.exprList) else { return nil }
    let elements = Array(children)
    guard elements.count > 2, elements[1].is(.assignmentExpr), !elements[0].isLocalVariable else {
      return nil
    }
    return (elements[0].textInOneLine, elements.count == 3 ? elements[2] : nil)
  }

  private var isLocalVariable: Bool {
    referencedName.map { LocalDeclaration($0, at: self) != nil } ?? self.is(.discardAssignmentExpr)
  }
}

extension DoStmt {
  /// What a `catch` returns that asks for no cancellation.
  fileprivate var valueWhenCancelled: String? {
    nodesOfCatch.lazy.compactMap { $0.as(ReturnStmt.self)?.expression?.textInOneLine }.first
  }

  /// The nodes of what catches a cancellation of the body, and does not ask for one.
  private var nodesOfCatch: [Node] {
    let clauses = catchClauses?.node.elements(CatchClause.self) ?? []
    guard body?.node.awaitsItself == true,
      !clauses.contains(where: { $0.node.tokens.contains { Self.words.contains($0.name) } })
    else { return [] }
    return clauses.compactMap(\.body?.node)
      .flatMap { $0.descendantsAndSelf(notInside: \.isFunctionLike) }
  }

  /// What a `catch` sets that asks for no cancellation. That something is over is no failure, unless the same holds the
  /// result.
  ///
  /// Have: do { isDone = try await install(); isBusy = false } catch { isDone = false; isBusy = false }
  fileprivate var targetSetWhenCancelled: String? {
    nodesOfCatch.lazy.compactMap(\.assignment).first { assignment in
      let isOver =
        assignment.value?.is(.nilLiteralExpr) == true
        || assignment.value?.text == "false"
      return !isOver || isResult(assignment.target)
    }?.target
  }

  /// What a `catch` sets that the code around has set before it waits: a state that others ask for. A flag is set anyway.
  ///
  /// Have: state = .loading; do { try await load(); state = .done } catch { self.error = error; state = .failed }
  fileprivate var stateBegun: String? {
    guard let around = node.ancestors.first(where: \.isFunctionLike),
      let wait = node.descendantsAndSelf.first(where: { $0.is(.awaitExpr) })
    else { return nil }
    let begun = around.descendantsAndSelf { $0 != around && $0.isFunctionLike }
      .filter { $0.range.upperBound <= wait.range.lowerBound }
      .compactMap(\.assignment).filter { $0.value?.isFlag == false }.map(\.target)
    return nodesOfCatch.lazy.compactMap(\.assignment?.target).first(where: begun.contains)
  }

  /// Whether the body sets the target to something else than a literal.
  private func isResult(_ target: String) -> Bool {
    let assignments = body?.node.descendantsAndSelf(notInside: \.isFunctionLike).lazy
      .compactMap(\.assignment)
    return assignments?.contains { assignment in
      assignment.target == target && assignment.value.map { !$0.is(.booleanLiteralExpr) } ?? true
    } == true
  }

  private static let words: Set = [
    "CancellationError", "isCancelled", "cancelled", "NSURLErrorCancelled",
  ]
}
