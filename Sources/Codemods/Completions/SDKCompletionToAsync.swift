import Rewriter

extension Codemod {
  /// `center.getNotificationSettings { settings in … }` becomes
  /// `Task { @MainActor in let settings = await center.notificationSettings(); … }`.
  ///
  /// A closure that is formed on the main actor and called elsewhere stops a program in the Swift 6 language
  /// mode; what is awaited comes back to the main actor (measured with Swift 6.3.1).
  public static let sdkCompletionToAsync = Codemod(
    id: "sdk-completion-to-async",
    title: "Await what frameworks hand to completion handlers",
    since: .v(5, 5),
    discussion: """
      A call of a framework's function with a completion handler becomes a call of its asynchronous form, in a \
      task of the main actor. The statements of the handler stay as they are: the value that they use gets its \
      name in front of them.

      | the handler | becomes |
      |---|---|
      | takes a value | `let settings = await center.notificationSettings()` |
      | takes a value, and no notice of the error | `let granted = (try? await …) ?? false` |
      | takes notice of nothing | `_ = try? await …` |

      Hops to the main actor at the end of the handler go: the code is there already. What can be noticed: the \
      request starts one turn later, and what the handler did on another thread is done on the main one.

      Left alone, each with its reason: code that is not on the main actor, handlers that look at the error or \
      take several values, calls whose value is used, and code in which a task cannot stand.
      """,
    verdict: .safe,
    candidateTokens: [],
    mayConcern: { _ in true },
    mayHaveSite: HandlerCallSpellings.mayBeFound,
    examples: SDKCompletionToAsync.examples,
    run: awaitCompletions)
}

/// A finding for every handler of a function that has an asynchronous form.
@Sendable
private func awaitCompletions(_ context: Context) -> [Finding] {
  context.tree.all(ClosureExpr.self).compactMap { closure in
    AsyncTwinCall(closure, in: context).map {
      SDKCompletionToAsync(site: $0, context: context).finding
    }
  }
}

/// A call on its way to a task.
struct SDKCompletionToAsync {
  let site: AsyncTwinCall
  let context: Context

  private var call: FunctionCallExpr { site.call }
  private var handler: CompletionHandler { site.handler }

  var finding: Finding {
    do throws(LeftAlone) {
      return try fix()
    } catch {
      return context.leave(
        call.node, "leave the completion handler of '\(site.api)'", because: error.reason)
    }
  }

  private func fix() throws(LeftAlone) -> Finding {
    try check()
    let form = try HandlerForm(of: site, in: context)
    let hops = AbsorbedHops(in: handler, declaring: form.name, context)
    let edits = try AwaitedCallText(site: site, form: form, context: context).edits
    let concerns = concerns(beside: hops)
    return context.fix(
      call.node, "await '\(site.twin.type).\(site.twin.asyncFunction)'",
      verdict: concerns.isEmpty ? .safe : .review,
      because: concerns.isEmpty ? nil : concerns.map(\.reason).joined(separator: "; "),
      effects: [.runsLater] + concerns.map(\.effect),
      fix: Fix(edits + hops.edits, insertedNames: TaskForm.insertedNames))
  }

  private func check() throws(LeftAlone) {
    guard context.isolation(at: call.node).kind == .mainActor else {
      throw LeftAlone(reason: "it is not in code of the main actor")
    }
    if AsyncCode(around: call.node) != nil {
      throw LeftAlone(reason: "it is in asynchronous code")
    }
    if let reason = context.refusalOfTask(for: handler.closure, inPlaceOf: call) {
      throw LeftAlone(reason: reason)
    }
    if context.isShadowed("Task", at: call.node) {
      throw LeftAlone(reason: "another type is called 'Task' here")
    }
    if HopBody(of: handler.closure, in: context).needsSynchronousClosure {
      throw LeftAlone(reason: "it calls what means something else in asynchronous code")
    }
    for node in ownNodes {
      if let name = node.plainName, LocalDeclaration(name, at: node)?.kind == .variable {
        throw LeftAlone(reason: "the local variable '\(name)' may change before the task runs")
      }
      let isSelf = node.isSelfReference || node.plainName.map { mayBeMember($0, at: node) } ?? false
      if handler.capturesSelfWeakly, isSelf {
        throw LeftAlone(reason: "the task would need the 'self' that the handler captures weakly")
      }
    }
  }

  /// The call without the handler.
  private var ownNodes: [Node] {
    call.node.descendantsAndSelf { $0 == handler.closure.node }
      .filter { $0 != handler.closure.node }
  }

  /// What is unknown may be inherited from a type of an SDK, as `view` is.
  private func mayBeMember(_ name: String, at node: Node) -> Bool {
    switch context.meaning(of: name, at: node) {
    case .member, .unknown: true
    case .local, .global, .type, .typeParameter, .module: false
    }
  }
}

extension SDKCompletionToAsync {
  /// What a reader has to judge.
  private struct Concern {
    let reason: String
    let effect: Effect
  }

  private func concerns(beside hops: AbsorbedHops) -> [Concern] {
    var concerns: [Concern] = []
    if isFollowed {
      concerns.append(
        Concern(reason: "what follows the call now runs before it", effect: .reorders))
    }
    let absorbed = Set(hops.hops.map(\.node))
    if site.callback.thread != .main, handler.statements.contains(where: { works($0, absorbed) }) {
      concerns.append(
        Concern(
          reason: "what the handler does off the main thread is done on it", effect: .changesThread)
      )
    }
    return concerns
  }

  /// Whether a statement follows in the code around, on whatever path.
  private var isFollowed: Bool {
    for ancestor in call.node.ancestors {
      if ancestor.isOwnCode { return false }
      if let item = ancestor.as(CodeBlockItem.self), let list = item.node.parent {
        let rest = list.children.filter { $0.range.lowerBound > item.range.lowerBound }
        if rest.contains(where: { $0.as(CodeBlockItem.self)?.item?.is(.returnStmt) != true }) {
          return true
        }
      }
    }
    return false
  }

  /// Whether the statement does anything but decide, outside of the hops.
  private func works(_ statement: CodeBlockItem, _ absorbed: Set<Node>) -> Bool {
    let nodes = statement.node.descendantsAndSelf { absorbed.contains($0) }
    return nodes.contains { node in
      !absorbed.contains(node)
        && (node.is(.functionCallExpr) || node.is(.assignmentExpr) || node.is(.subscriptCallExpr))
    }
  }
}
