import Rewriter

extension Codemod {
  /// A `DispatchWorkItem` for the main queue becomes a task that looks whether it is canceled when its
  /// sleep is over.
  ///
  /// Measured with Swift 6.3.1: a task that is canceled while it sleeps wakes up at once, and one that is
  /// canceled on the main actor before it goes on never gets after the `guard`.
  public static let workItemToTask = Codemod(
    id: "work-item-to-task",
    title: "Keep a `Task` that sleeps, not a `DispatchWorkItem`",
    since: .v(5, 5),
    discussion: """
      A work item that is created, stored, and passed to the main queue, so that other code can cancel it, \
      becomes a main-actor task. Because `try?` before its sleep hides the cancellation, a `guard` after the \
      sleep checks for it. As before, work that is canceled in time isn't done, and work that has begun \
      continues.

      Everything that shares a variable changes together or not at all: the property, which becomes a \
      `Task<Void, Never>`, all of the items that it stores, and the statements that pass one to the queue, \
      which are removed. A private property or a local variable whose name says "work item" is renamed to say \
      "task".

      Callers may notice what `main-queue-delay` lists for delays. The change needs a review if other work \
      with the same delay is in sight, or if the work only starts a task: the queue may be there for its \
      clock, which keeps running while the threads that tasks share are busy.

      Left unchanged, each with its reason: items for other queues; items that are performed directly, waited \
      for, or notify; items that are passed to other code, or stored where other files may use them; items \
      with a priority or flags; and what `main-queue-delay` leaves unchanged. If the code isn't known to be \
      isolated to the main actor, and the work captures values that may not be Sendable, the change needs a \
      review, and isn't made in Swift 6, which allows these captures in a work item but not in a task.
      """,
    verdict: .safe,
    candidateTokens: ["DispatchWorkItem", "execute:"],
    examples: workItemExamples,
    advice: "keep the work item",
    run: keepTasks)
}

private let workItemExamples = [
  Example(
    """
    final class Screen: UIViewController {
      private var hideWorkItem: DispatchWorkItem?

      func show() {
        hideWorkItem?.cancel()
        let item = DispatchWorkItem { [weak self] in
          self?.title = nil
        }
        hideWorkItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      }
    }
    """,
    becomes: """
      final class Screen: UIViewController {
        private var hideTask: Task<Void, Never>?

        func show() {
          hideTask?.cancel()
          hideTask = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(2))
            guard !Task.isCancelled else { return }
            self?.title = nil
          }
        }
      }
      """,
    prelude: "import UIKit", settings: .modern),
  Example(
    """
    final class Screen: UIViewController {
      private var pendingSearch: DispatchWorkItem?

      func type() {
        pendingSearch?.cancel()
        pendingSearch = DispatchWorkItem { [weak self] in self?.title = "found" }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: pendingSearch!)
      }
    }
    """,
    becomes: """
      final class Screen: UIViewController {
        private var pendingSearch: Task<Void, Never>?

        func type() {
          pendingSearch?.cancel()
          pendingSearch = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(0.3))
            guard !Task.isCancelled else { return }
            self?.title = "found"
          }
        }
      }
      """,
    prelude: "import UIKit", settings: .modern),
  Example(
    unchanged: """
      final class Screen: UIViewController {
        private var pending: DispatchWorkItem?

        func flush() {
          pending?.perform()
        }

        func save() {
          let item = DispatchWorkItem { [weak self] in self?.title = "saved" }
          pending = item
          DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item)
        }
      }
      """,
    because: "tasks have no counterpart to 'pending?.perform'"),
]

/// A finding for every work item that the file makes, and for those from elsewhere that it hands to the main queue.
@Sendable
private func keepTasks(_ context: Context) -> [Finding] {
  var findings: [Finding] = []
  let calls = context.tree.calls(of: "DispatchWorkItem").filter(\.node.isWorkItemCreation)
  var creations: [WorkItemCreation] = []
  for call in calls {
    do throws(Refusal) {
      creations.append(try WorkItemCreation(call, in: context))
    } catch {
      findings.append(context.leaveWorkItem(call.node, error))
    }
  }
  var made = Set(calls.map(\.node))
  var open = creations
  while let creation = open.first {
    let group = WorkItemFindings(around: creation, among: creations, in: context)
    findings += group.findings
    made.formUnion(group.executed)
    open.removeAll { other in group.creations.contains { $0.call.node == other.call.node } }
  }
  let names = Set(calls.compactMap(\.node.nameOfTarget))
  return findings + context.workItemsFromElsewhere(except: made, keptAs: names)
}

/// The findings about work items that belong together.
private struct WorkItemFindings {
  private(set) var findings: [Finding] = []
  private(set) var creations: [WorkItemCreation]

  /// The names and calls that stand for one of the items where a queue is given it.
  private(set) var executed: Set<Node> = []

  init(around creation: WorkItemCreation, among all: [WorkItemCreation], in context: Context) {
    creations = [creation]
    do throws(Refusal) {
      let group = try WorkItemGroup(around: creation, among: all, in: context)
      creations = group.creations
      executed = group.executed
      let tasks = try group.tasks()
      let fix = group.fix(tasks)
      findings = tasks.map { group.finding(for: $0, fix) }
    } catch {
      findings = creations.map { context.leaveWorkItem($0.call.node, error) }
    }
  }
}

extension WorkItemGroup {
  fileprivate var executed: Set<Node> {
    Set(
      uses.compactMap { reference in
        if case .executed(let site) = reference.use { site.node } else { nil }
      })
  }

  fileprivate func finding(for task: WorkItemTask, _ fix: Fix) -> Finding {
    // Where the earlier one is canceled, only other work may change places with it.
    let work = task.creation.cancelsEarlier ? nil : task.creation.closure.node
    let order = task.delay.flatMap {
      MainQueueDelay(task.site).doubtAboutOrder(of: $0, doing: work, in: context)
    }
    let doubt = task.doubtAboutCaptures ?? doubt(about: task) ?? order
    let reasons = [doubt, staleComment(on: task)].compactMap(\.self)
    let form = task.delay == nil ? "a task" : "a task that sleeps first"
    var finding = context.fix(
      task.creation.call.node, "replace 'DispatchWorkItem' with \(form)",
      verdict: reasons.isEmpty ? .safe : .review,
      because: reasons.isEmpty ? nil : reasons.joined(separator: "; "),
      effects: (task.delay == nil ? [] : [.runsLater]) + (order == nil ? [] : [.reorders])
        + [.inheritsTaskLocals],
      fix: fix)
    finding.note(HopCaptures(of: task.creation.closure.node, in: context))
    return finding
  }

  private func doubt(about task: WorkItemTask) -> String? {
    let work = task.creation.closure.statements?.node.children.map(\.self) ?? []
    if work.count == 1, work[0].firstToken?.name == "Task" {
      return "the work only starts a task, and the queue may be there just to time it"
    }
    return task.delay.flatMap { MainQueueDelay(task.site).doubtAboutTime(of: $0) }
  }
}

extension Context {
  fileprivate func leaveWorkItem(_ node: Node, _ cause: Refusal) -> Finding {
    leave(node, "leave 'DispatchWorkItem'", because: cause)
  }

  /// Work items that the main queue is given here, and that are made elsewhere.
  ///
  /// - Parameter names: what those are kept as that the file makes.
  fileprivate func workItemsFromElsewhere(
    except known: Set<Node>, keptAs names: Set<String>,
  ) -> [Finding] {
    tree.calls(withArgument: "execute").compactMap { call in
      guard !known.contains(call.node),
        let callee = call.calledExpression?.as(MemberAccessExpr.self), let method = callee.name,
        let site = MainQueueCall(callee: callee, of: method), let item = site.execute,
        !item.isWorkItemCreation, isWorkItem(item),
        !names.contains(item.nameOfSource ?? "")
      else { return nil }
      return leave(
        call.node, "leave '\(callee.node.textInOneLine)'",
        because:
          Refusal(
            .itemFromElsewhere,
            "the work item '\(item.textInOneLine)' comes from elsewhere; store a 'Task' there and cancel that instead"
          )
      )
    }
  }
}

extension Node {
  /// `item` of `let item = DispatchWorkItem { … }` and `self.item = DispatchWorkItem { … }`.
  fileprivate var nameOfTarget: String? {
    if let binding = parent?.parent?.as(PatternBinding.self) {
      return binding.pattern?.firstToken?.name
    }
    return parent?.children.first { _ in true }?.lastName
  }

  /// The name that the value has, or the one after it in `if let item = self.pending`.
  fileprivate var nameOfSource: String? {
    guard let name = lastName else { return nil }
    let local = LocalDeclaration(name, at: self)?.declaration.as(OptionalBindingCondition.self)
    return local?.initializer?.value?.lastName ?? name
  }
}
