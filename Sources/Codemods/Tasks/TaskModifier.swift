import Rewriter

extension Codemod {
  /// `.onAppear { Task { … } }` becomes `.task { … }`.
  ///
  /// Both start the work when the view appears, in main-actor-isolated code where the view's `body` is; the
  /// modifier's task is canceled when the view disappears (documentation of `task(priority:_:)`). Its
  /// closure may not throw.
  public static let taskModifier = Codemod(
    id: "task-modifier",
    title: "Start the tasks of `onAppear` with `.task`",
    since: .v(5, 5),
    discussion: """
      SwiftUI can start the task of a view that does nothing else in `onAppear`: `.task { … }` also cancels it \
      when the view disappears. That needs a review, and iOS 15, macOS 12, tvOS 15, or watchOS 8.

      Left unchanged, each with its reason: tasks with a capture list, work that may throw, work that stores \
      its cancellation as an error, and modules that support older systems.
      """,
    verdict: .review,
    candidateTokens: ["onAppear"],
    examples: [
      Example(
        """
        struct Feed: View {
          @State private var entries: [String] = []
          var body: some View {
            Text(entries.joined())
              .onAppear {
                Task(priority: .low) {
                  entries = await fetch()
                }
              }
          }
        }
        """,
        becomes: """
          struct Feed: View {
            @State private var entries: [String] = []
            var body: some View {
              Text(entries.joined())
                .task(priority: .low) {
                  entries = await fetch()
                }
            }
          }
          """,
        prelude: """
          import SwiftUI
          func fetch() async -> [String] { [] }
          """),
      Example(
        unchanged: """
          struct Feed: View {
            @State private var entries: [String] = []
            var body: some View {
              Text("a").onAppear { Task { entries = try await load() } }
            }
          }
          """,
        because: "the task may throw",
        prelude: """
          import SwiftUI
          func load() async throws -> [String] { [] }
          """),
    ],
    run: { context in
      context.tree.calls(of: "onAppear").compactMap { call in
        AppearingTask(call, in: context).map { $0.finding(in: context) }
      }
    })
}

/// `.onAppear { Task { … } }`
private struct AppearingTask {
  private let name: Token
  /// The last of the call's own parentheses, if it has some.
  private let parenthesis: Token?
  private let outer: ClosureExpr
  private let task: FunctionCallExpr
  private let closure: ClosureExpr

  init?(_ call: FunctionCallExpr, in context: Context) {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let name = callee.declName?.node.firstToken, call.arguments?.arguments.first == nil,
      let outer = call.trailingClosure, call.additionalTrailingClosures == nil,
      let items = outer.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let task = items[0].item?.as(FunctionCallExpr.self), let closure = task.trailingClosure,
      task.calledExpression?.as(DeclReferenceExpr.self)?.name == "Task",
      !context.isShadowed("Task", at: task.node)
    else { return nil }
    self.name = name
    parenthesis = call.rightParen
    self.outer = outer
    self.task = task
    self.closure = closure
  }

  func finding(in context: Context) -> Finding {
    if let reason = refusal(in: context) {
      return context.leave(task.node, "leave 'onAppear'", because: reason)
    }
    let hidden = HiddenCancellation(in: closure.node, of: context)
    if let stored = hidden?.stored {
      return context.leave(task.node, "leave 'onAppear'", because: stored.refusal)
    }
    return context.fix(
      task.node, "replace 'onAppear' with 'task'", verdict: .review,
      because: "SwiftUI now cancels the task when the view disappears"
        + (hidden.map { ", and \($0.concern)" } ?? ""),
      effects: [.inheritsCancellation], fix: fix(in: context))
  }

  private var arguments: [LabeledExpr] { task.arguments?.arguments ?? [] }

  private func refusal(in context: Context) -> Refusal? {
    let labels = arguments.map { $0.label?.name }
    guard task.additionalTrailingClosures == nil, labels.isEmpty || labels == ["priority"],
      arguments.first?.expression?.is(.nilLiteralExpr) != true
    else {
      return Refusal(.unsupportedArgument, "'.task' doesn't take these arguments; keep 'onAppear'")
    }
    if outer.signature != nil || closure.signature?.capture != nil
      || closure.signature?.parameterClause != nil || closure.signature?.effectSpecifiers != nil
    {
      return Refusal(
        .closureSignature,
        "one of the closures has captures or parameters; remove them and run again")
    }
    if let start = closure.leftBrace, let end = closure.rightBrace,
      let last = outer.rightBrace,
      context.tree.hasComment(between: name, and: start)
        || context.tree.hasComment(between: end, and: last)
    {
      return Refusal(
        .commentInTheWay,
        "there's a comment between 'onAppear' and the task; move it and run again")
    }
    if let own = ["onAppear", "task"].first(where: context.declaresModifier) {
      return Refusal(
        .ownModifier, "this project declares its own '\(own)' that takes a closure; keep 'onAppear'"
      )
    }
    if let sleep = closure.node.sleepThatOnlyEndsEarly {
      return Refusal(
        .ignoresCancellation,
        "'.task' cancels the work when the view disappears: '\(sleep)' would end early, and the code after it would run; check "
          + "'Task.isCancelled' between them and run again")
    }
    if let view = ConditionalView(of: outer.node, doing: closure, in: context) {
      return Refusal(
        .ignoresCancellation,
        "the task changes '\(view.property)', which decides whether the view is shown, and '.task' cancels its work when the "
          + "view disappears; keep 'onAppear'")
    }
    if let value = closure.node.valueReturned {
      return Refusal(
        .returnsValue,
        "the task returns '\(value)', and the closure of '.task' returns nothing; remove the value if nothing needs it"
      )
    }
    if closure.node.hasUncaughtError {
      return Refusal(
        .taskThrows,
        "the task may throw, which '.task' doesn't allow; handle the error in the task and run again"
      )
    }
    if let stored = StoredCancellation(in: closure.node, of: context) { return stored.refusal }
    return context.refusalOfTaskModifier
  }

  /// `onAppear { Task(priority: p) { … } }` → `task(priority: p) { … }`
  private func fix(in context: Context) -> Fix {
    let list = arguments.map(\.text).joined()
    let modifier = list.isEmpty ? "task" : "task(\(list))"
    return Fix(
      [
        Edit(
          replace: name.range.lowerBound..<(parenthesis ?? name).range.upperBound, with: modifier)
      ]
        + context.tree.edits(replacing: outer.node, by: closure.node)
        + needlessAttribute(in: context))
  }

  /// `@MainActor in`, in code of the main actor: the closure of `task` inherits that.
  private func needlessAttribute(in context: Context) -> [Edit] {
    guard let signature = closure.signature, let brace = closure.leftBrace,
      signature.attributes?.attributes.map(\.name) == ["MainActor"],
      context.isolation(at: task.node).kind == .mainActor,
      !context.tree.hasComment(in: signature.range)
    else { return [] }
    return [.delete(brace.range.upperBound..<signature.range.upperBound)]
  }
}

extension Node {
  /// What the closure's own code returns first.
  fileprivate var valueReturned: String? {
    descendantsAndSelf { $0 != self && $0.isFunctionLike }.lazy
      .compactMap { $0.as(ReturnStmt.self)?.expression?.textInOneLine }.first
  }

  /// Whether something in the closure's own code is tried, and nothing around it there catches it all.
  fileprivate var hasUncaughtError: Bool {
    descendantsAndSelf { $0 != self && $0.isFunctionLike }.contains { node in
      let isThrowing =
        node.as(TryExpr.self).map { $0.questionOrExclamationMark == nil } ?? false
        || node.is(.throwStmt)
      guard isThrowing else { return false }
      return !node.ancestors.prefix { $0 != self }.contains { ancestor in
        guard let statement = ancestor.as(DoStmt.self), statement.body?.node.encloses(node) == true
        else { return false }
        let clauses = statement.catchClauses?.node.elements(CatchClause.self) ?? []
        return clauses.contains { $0.catchItems?.node.firstToken == nil }
      }
    }
  }
}

extension Context {
  /// Whether a type of the project, or all views in it, have a function of the name that takes a closure.
  fileprivate func declaresModifier(named name: String) -> Bool {
    project.functions[name]?.contains { function in
      !function.owner.isEmpty
        && function.parameters.contains {
          TypeSpelling(project.closureType(of: $0.type)).functionResult != nil
        }
    } ?? false
  }

  /// Why the systems that run the file's code may not have the modifier.
  fileprivate var refusalOfTaskModifier: Refusal? {
    let first: [String: SwiftVersion] = [
      "iOS": .v(15, 0), "macOS": .v(12, 0), "tvOS": .v(15, 0), "watchOS": .v(8, 0),
      "macCatalyst": .v(15, 0),
    ]
    for module in project.modules.modules(of: path) {
      let targets = module.settings.deploymentTargets.sorted { $0.key < $1.key }
      for (platform, target) in targets where first[platform].map({ target.value < $0 }) == true {
        return Refusal(
          .systemTooOld,
          "\(module.subject) supports \(platform) \(target.value), which has no '.task'; keep 'onAppear'"
        )
      }
    }
    return nil
  }
}
