import Rewriter

extension Codemod {
  /// A task that waits for events captures `self` weakly, and holds it for one event at a time.
  ///
  /// A loop of `for await` ends when its sequence does, which for streams, notifications and published
  /// values may be never: until then the task holds what its closure captures. `self` bound before
  /// the loop is held as long. Compiled in all modes of Swift 6.3.1: the diagnostics are the same with a weak
  /// capture, also for classes that are neither isolated nor Sendable; a property of `self` can't be the sequence of
  /// a closure that captures it weakly.
  public static let longLivedTaskCapture = Codemod(
    id: "long-lived-task-capture",
    title: "Let tasks that wait for events capture `self` weakly",
    since: .v(5, 8),
    discussion: """
      `Task { for await event in events { self.handle(event) } }` keeps `self` alive until the sequence ends, \
      and most streams never end. A `deinit` that cancels the task can't run. The change captures `self` \
      weakly and unwraps it inside the loop. A sequence that is a property of `self` is assigned to a constant \
      before the loop.

      The codemod looks at tasks of classes and actors that are stored in a property, returned, or started in \
      `init`, `viewDidLoad`, and the like, but not at those of an app's delegate or of a class whose only object a `static let` \
      keeps. After the change, the object can be deallocated while the loop waits, and \
      the loop ends with the next event: that needs a review.

      A loop of `while true` or `while !Task.isCancelled` is only reported, and so is a task that runs on its actor: \
      with a weak `self` it would not.

      Closures in the loop that use `self` implicitly get an explicit `self.`, which Swift 5 requires inside a \
      weak capture. If the class is neither isolated nor Sendable, Swift 6 rejects the task with or without \
      the change.

      Left unchanged, each with its reason: loops with code around them that uses `self`, and loops with a \
      closure whose names may or may not be members of `self`.
      """,
    verdict: .review,
    candidateTokens: [
      "for await", "for try await", "while true", "while !Task.isCancelled",
      "while Task.isCancelled",
    ],
    examples: [
      Example(
        """
        @MainActor final class Feed {
          let events: AsyncStream<Int>
          var total = 0
          private var task: Task<Void, Never>?

          init(events: AsyncStream<Int>) { self.events = events }

          func start() {
            task = Task {
              for await event in events {
                total += event
              }
            }
          }
        }
        """,
        becomes: """
          @MainActor final class Feed {
            let events: AsyncStream<Int>
            var total = 0
            private var task: Task<Void, Never>?

            init(events: AsyncStream<Int>) { self.events = events }

            func start() {
              task = Task { [weak self] in
                guard let events = self?.events else { return }
                for await event in events {
                  guard let self else { return }
                  total += event
                }
              }
            }
          }
          """),
      Example(
        unchanged: """
          @MainActor final class Feed {
            var total = 0
            private var task: Task<Void, Never>?

            func start(_ events: AsyncStream<Int>) {
              task = Task {
                total = 0
                for await event in events { total += event }
              }
            }
          }
          """,
        because: "the task also uses 'self' outside the loop"),
    ],
    run: { context in
      context.tree.all(ForStmt.self).filter { $0.awaitKeyword != nil }.compactMap { loop in
        WaitingTask(loop, in: context).map { $0.finding() }
      } + context.tree.all(WhileStmt.self).compactMap(context.findingOfEndlessLoop)
    })
}

/// A task that waits for the elements of a sequence, and holds `self` all the while.
private struct WaitingTask {
  private let loop: ForStmt
  private let closure: ClosureExpr
  private let call: FunctionCallExpr
  private let context: Context

  /// The property that keeps the task.
  private let handle: String?

  init?(_ loop: ForStmt, in context: Context) {
    guard let closure = loop.node.ancestors.first(where: \.isFunctionLike)?.as(ClosureExpr.self),
      case .argument(let call, _) = ClosureUse(of: closure),
      closure.isOfTask || call.isDetachedTask,
      !context.isShadowed("Task", at: call.node), closure.selfCapture?.specifier == nil,
      context.isInClassOrActor(closure.node),
      ClosureCaptures(of: closure, in: context).usesSelf,
      !context.isInObjectThatLivesForever(closure.node)
    else { return nil }
    self.loop = loop
    self.closure = closure
    self.call = call
    self.context = context
    handle = context.propertyKeeping(call)
    if handle == nil, !context.isStartedForItsObject(call) { return nil }
  }

  func finding() -> Finding {
    if let reason = refusal {
      return context.leave(call.node, "leave 'Task', which captures 'self'", because: reason)
    }
    let isCancelled = handle.map { context.isCancelledInDeinit($0, near: call.node) } ?? false
    let reason =
      isCancelled
      ? "'deinit' cancels the task, but can't run while the task holds 'self'"
      : "'self' may now be deallocated while the task waits for the next element"
    var finding = context.fix(
      call.node, "capture 'self' weakly in 'Task'", verdict: .review,
      because: isNotSendable
        ? reason
          + "; Swift 6 rejects the task with or without the change, because 'self' isn't Sendable"
        : reason,
      fix: Fix(captureEdits + sequenceEdits + guardEdits + selfEdits))
    if isNotSendable {
      let type = context.enclosingTypeNames(of: call.node).first
      let need = type.flatMap { context.need(ofType: context.project.resolve($0)) }
      finding.needs = need.map { [$0] } ?? []
      finding.capturesUnknown = need == nil
    }
    return finding
  }

  private var refusal: Refusal? {
    if case .actor = context.isolation(inside: closure.node).kind {
      return Refusal(
        .onActor,
        "with a weak 'self', the task doesn't run on the actor; unwrap 'self' in the loop, and "
          + "await what the loop does with it")
    }
    guard let body = loop.body, body.leftBrace != nil, let sequence = loop.sequence else {
      return Refusal(.incompleteCode, "the loop isn't complete")
    }
    guard let item else { return refusalOfNestedLoop }
    let others = closure.statements?.node.children.filter { $0 != item.node } ?? []
    if others.contains(where: { $0.range.lowerBound > item.range.lowerBound }) {
      return Refusal(
        .loopForm,
        "with a weak 'self', the task might end in the loop and skip the code after it; move that code above the loop, or "
          + "into a task of its own, or leave the task where the code has to wait for the loop")
    }
    if let other = others.first(where: { context.usesSelf($0) }) {
      return Refusal(
        .usesSelfOutside,
        "the task also uses 'self' outside the loop, in '\(other.firstWords)'; move that before the task and run again"
      )
    }
    if closure.signature?.returnClause != nil {
      return Refusal(.closureSignature, "the closure declares a return type")
    }
    if loop.whereClause.map({ context.usesSelf($0.node) }) == true {
      return Refusal(.usesSelfOutside, "the 'where' clause of the loop uses 'self'")
    }
    if context.usesSelf(sequence), boundSequence == nil {
      return Refusal(
        .loopForm,
        "the sequence isn't a plain member of 'self'; assign it to a 'let' before the task and run again"
      )
    }
    if let name = implicitUses.lazy.filter({ !canSaySelf($0) }).first?.referencedName {
      return Refusal(
        .implicitSelf,
        "a closure in the loop uses '\(name)'; if that's a member of 'self', write 'self.\(name)' and run again"
      )
    }
    return body.statements?.node.children.first == nil
      ? Refusal(.emptyClosure, "the loop is empty") : nil
  }

  /// The loop with its label, if it is a statement of the task's own.
  ///
  /// Have: items: for await item in stream { … continue items }
  private var item: CodeBlockItem? {
    let statement = loop.node.parent?.as(LabeledStmt.self)?.node ?? loop.node
    guard let item = statement.parent?.as(CodeBlockItem.self),
      item.node.parent == closure.statements?.node
    else { return nil }
    return item
  }

  private var refusalOfNestedLoop: Refusal {
    let around = loop.node.ancestors.prefix { $0 != closure.node }
    if around.contains(where: { $0.is(.doStmt) }) {
      return Refusal(
        .loopForm,
        "the loop is in a 'do'; capture 'self' weakly, and unwrap it in the loop, and in the 'catch' if that uses it"
      )
    }
    let isFollowed = around.contains { node in
      guard node.is(.codeBlockItem), let list = node.parent else { return false }
      return list.children.contains { $0.range.lowerBound > node.range.lowerBound }
    }
    return Refusal(
      .loopForm,
      isFollowed
        ? "the loop is nested in another statement; capture 'self' weakly, and unwrap it in the loop, and in the code "
          + "after it"
        : "the loop is nested in another statement; move it to the end of the task and run again")
  }

  /// The names of members in closures in the loop that Swift 5 wants `self` before where it is captured weakly
  /// further out.
  private var implicitUses: [Node] {
    if context.project.modules.isSwift6(context.path) { return [] }
    return loop.node.descendantsAndSelf.filter { node in
      guard node.referencedName != nil, !node.isSelfReference,
        node.parent?.is(.keyPathPropertyComponent) != true, context.usesSelf(node)
      else { return false }
      let closures = node.ancestors.prefix { $0 != loop.node }
        .compactMap { $0.as(ClosureExpr.self) }
      let capture = closures.lazy.compactMap(\.selfCapture).first
      return !closures.isEmpty && capture?.specifier == nil
    }
  }

  /// Whether `self.` before the name means the same.
  private func canSaySelf(_ node: Node) -> Bool {
    guard node.is(.declReferenceExpr), let name = node.referencedName else { return false }
    switch context.resolution(of: name, at: node) {
    case .member: return true
    case .unknown: return context.isInheritedFromSDK(name, at: node)
    default: return false
    }
  }

  private var isNotSendable: Bool {
    guard context.isolation(at: loop.node).kind != .mainActor,
      let type = context.selfType(at: closure.node)
    else { return false }
    return context.sendability(of: type).kind != .yes
  }
}

extension WaitingTask {
  /// `[weak self] in`, `[weak self, a] in`
  private var captureEdits: [Edit] {
    if let capture = closure.selfCapture {
      return [Edit(replace: capture.range, with: "weak self")]
    }
    if let first = closure.signature?.capture?.captures.first {
      return [.insert("weak self, ", at: first.range.lowerBound)]
    }
    return ClosureHead(captures: ["weak self"]).edits(in: closure)
  }

  /// The name for a sequence that is reached by `self`, and the sequence by a `self` that may be gone.
  private var boundSequence: (name: String, value: String)? {
    guard let sequence = loop.sequence, let root = sequence.root else { return nil }
    let last = sequence.as(FunctionCallExpr.self)?.calleeName ?? sequence.lastName ?? ""
    let text = sequence.text
    let value: String
    if root.isSelfReference {
      guard text.hasPrefix("self.") else { return nil }
      value = "self?." + text.dropFirst("self.".count)
    } else {
      value = "self?." + text
    }
    let arguments = sequence.descendantsAndSelf.filter {
      $0.is(.labeledExpr) || $0.is(.closureExpr)
    }
    let name = last.drop { !$0.isLetter }
    let isUsed = closure.node.tokens.contains { token in
      token.name == name && !sequence.range.contains(token.range)
    }
    guard !arguments.contains(where: context.usesSelf), !name.isEmpty, !isUsed
    else { return nil }
    return (String(name), value)
  }

  private var sequenceEdits: [Edit] {
    guard let sequence = loop.sequence, context.usesSelf(sequence), let bound = boundSequence else {
      return []
    }
    let statement = "guard let \(bound.name) = \(bound.value) else { return }"
    return [
      .insert(
        statement + separator(in: closure.statements?.node),
        at: item?.range.lowerBound ?? loop.range.lowerBound),
      Edit(replace: sequence.range, with: bound.name),
    ]
  }

  /// `guard let self else { return }` before the loop's statements, or a check alone if they don't use it.
  private var guardEdits: [Edit] {
    guard let statements = loop.body?.statements?.node else { return [] }
    let condition = context.usesSelf(statements) ? "let self" : "self != nil"
    let text = "guard \(condition) else { return }" + separator(in: statements)
    let start = statements.range.lowerBound
    // Comments in front are about the statement that follows.
    let offset = context.tree.source.startOfComments(
      above: start, notBefore: loop.body?.leftBrace?.range.upperBound ?? start)
    return [.insert(text, at: offset)]
  }

  private var selfEdits: [Edit] {
    implicitUses.map { .insert("self.", at: $0.range.lowerBound) }
  }

  /// What stands between two statements of the list.
  private func separator(in list: Node?) -> String {
    list?.firstToken.map { context.tree.source.separator(before: $0.range.lowerBound) } ?? "\n"
  }
}

extension FunctionCallExpr {
  /// `Task.detached { … }`, in modules that have no `@concurrent`.
  fileprivate var isDetachedTask: Bool { calledExpression?.compactText == "Task.detached" }
}

extension Context {
  /// The finding about a loop without an end in a task that holds `self`.
  fileprivate func findingOfEndlessLoop(_ loop: WhileStmt) -> Finding? {
    let condition = loop.conditions?.node.compactText ?? ""
    guard
      condition == "true" || condition == "!Task.isCancelled"
        || condition == "Task.isCancelled==false",
      let closure = loop.node.ancestors.first(where: \.isFunctionLike)?.as(ClosureExpr.self),
      closure.isOfTask, case .argument(let call, _) = ClosureUse(of: closure),
      !isShadowed("Task", at: call.node), closure.selfCapture?.specifier == nil,
      isInClassOrActor(closure.node), ClosureCaptures(of: closure, in: self).usesSelf,
      !isInObjectThatLivesForever(closure.node)
    else { return nil }
    let handle = propertyKeeping(call)
    let isCancelled = handle.map { isCancelledInDeinit($0, near: call.node) } == true
    guard isCancelled || !loop.leavesByItself, handle != nil || isStartedForItsObject(call) else {
      return nil
    }
    let hold =
      isCancelled
      ? "'deinit' cancels the task, but doesn't run while the task's loop holds 'self'"
      : "the task's loop runs until the task is canceled, and holds 'self'"
    return leave(
      call.node, "leave 'Task', which captures 'self'",
      because: Refusal(
        .loopHoldsSelf,
        hold + "; capture 'self' weakly, and unwrap it in each iteration after the 'await'"))
  }

  /// Whether the task is started with the object that it is about, or returned.
  fileprivate func isStartedForItsObject(_ call: FunctionCallExpr) -> Bool {
    call.node.isStartedWithItsObject || isReturnedTask(call)
  }

  /// Whether nobody waits for the object to be gone.
  fileprivate func isInObjectThatLivesForever(_ node: Node) -> Bool {
    enclosingTypeNames(of: node).first.map { livesForever(objectOf: project.resolve($0)) } == true
  }

  /// Whether the code is that of a class or an actor, and not of something in it.
  fileprivate func isInClassOrActor(_ node: Node) -> Bool {
    guard let name = enclosingTypeNames(of: node).first,
      let types = project.types[project.resolve(name)]
    else { return false }
    return types.allSatisfy { $0.kind == .class || $0.kind == .actor }
  }

  /// The property of `self` that keeps a task: it is assigned to it or to an element of it, at once or by
  /// way of a constant.
  fileprivate func propertyKeeping(_ call: FunctionCallExpr) -> String? {
    if let property = property(assigned: call.node) { return property }
    guard let binding = call.node.parent?.parent?.as(PatternBinding.self),
      call.node.parent?.is(.initializerClause) == true,
      let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name,
      let list = binding.node.ancestors.first(where: { $0.is(.codeBlockItemList) })
    else { return nil }
    return list.descendantsAndSelf.lazy.filter { $0.referencedName == name }
      .compactMap(property(assigned:)).first
  }

  /// Whether a task is what the function around returns.
  fileprivate func isReturnedTask(_ call: FunctionCallExpr) -> Bool {
    call.node.typeOfResult.map { isTask($0.text) } ?? false
  }

  /// `a` of `a = task`, `a[key] = task`, `a.append(task)`
  private func property(assigned value: Node) -> String? {
    if let argument = value.parent?.as(LabeledExpr.self), argument.label == nil,
      let call = argument.node.parent?.parent?.as(FunctionCallExpr.self),
      let name = call.calleeName, name == "append" || name == "insert"
    {
      return call.calledExpression?.as(MemberAccessExpr.self)?.base.flatMap(property(named:))
    }
    guard let list = value.parent, list.is(.exprList) else { return nil }
    let elements = Array(list.children)
    guard elements.count == 3, elements[1].is(.assignmentExpr), elements[2] == value else {
      return nil
    }
    return property(
      named: elements[0].as(SubscriptCallExpr.self)?.calledExpression ?? elements[0])
  }

  private func property(named target: Node) -> String? {
    if let member = target.as(MemberAccessExpr.self), member.base?.isSelfReference == true {
      return member.name
    }
    guard let name = target.referencedName, case .member = resolution(of: name, at: target) else {
      return nil
    }
    return name
  }

  /// Whether the `deinit` of the type around cancels the task in the property.
  fileprivate func isCancelledInDeinit(_ property: String, near node: Node) -> Bool {
    let type = node.ancestors.first { $0.is(.classDecl) || $0.is(.actorDecl) }
    let deinitializer = type?.descendantsAndSelf.first { $0.is(.deinitializerDecl) }
    return deinitializer?.descendantsAndSelf.contains { node in
      node.as(MemberAccessExpr.self).map { access in
        access.name == "cancel" && access.base?.tokens.contains { $0.name == property } == true
      } ?? false
    } ?? false
  }
}

extension WhileStmt {
  /// Whether a statement in it may end it.
  fileprivate var leavesByItself: Bool {
    node.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      node.is(.breakStmt) || node.is(.returnStmt) || node.is(.throwStmt)
    }
  }
}

extension Node {
  /// `a` of `a.b`, `a.b()`, `a.b[c]`, if nothing else is in the chain; the node itself for a name.
  fileprivate var root: Node? {
    switch kind {
    case .declReferenceExpr: self
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base?.root
    case .functionCallExpr: self.as(FunctionCallExpr.self)?.calledExpression?.root
    default: nil
    }
  }

  /// Whether the code runs when its object is made or shown first, and once.
  fileprivate var isStartedWithItsObject: Bool {
    let code = ancestors.first { $0.is(.functionDecl) || $0.is(.initializerDecl) }
    guard let function = code?.as(FunctionDecl.self) else { return code != nil }
    return Self.firstFunctions.contains(function.name?.name ?? "")
  }

  private static let firstFunctions = NameTable(
    """
    UIKit: viewDidLoad loadView awakeFromNib viewIsAppearing viewWillAppear viewDidAppear
      application scene didMoveToWindow didMoveToSuperview
    AppKit: viewDidMoveToWindow windowDidLoad applicationDidFinishLaunching
    WatchKit: awake willActivate didAppear
    """)
}
