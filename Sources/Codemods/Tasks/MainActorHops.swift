import Rewriter

/// What the work of a detached task does with what only the main actor may touch, and the hops that make
/// it legal.
///
/// Have: `Task.detached { … self.count += 1 }`, where the compiler says `main actor-isolated property
/// 'count' can not be mutated from a nonisolated context`.
struct MainActorHops {
  /// The first name that is touched.
  let name: String

  let edits: [Edit]

  /// `nil` where nothing of the main actor is touched without `await`; throws where no hop is known to be
  /// right.
  ///
  /// An `await` is enough for what is read and called; what is changed, and what stands where no `await`
  /// may, is put into `MainActor.run`. Statements in a row share one hop.
  init?(in closure: ClosureExpr, of context: Context) throws(Refusal) {
    let touches = context.touchesOfMainActor(in: closure)
    guard let name = touches.first?.name, let list = closure.statements?.node else { return nil }
    self.name = name
    do throws(Refusal) {
      let body = TaskBody(of: closure, in: context)
      if body.needsSynchronousClosure {
        throw Refusal(
          .changesMeaningInAsync,
          "a call in it is unavailable in asynchronous code, or would call another function there")
      }
      let writer = HopWriter(closure: closure, list: list, context: context)
      edits = try writer.edits(for: touches)
    } catch {
      let sentence =
        "Swift 6 rejects the closure: it uses main-actor-isolated '\(name)' without hopping to the main actor"
      // What isn't Sendable is a fact, the others say what to do.
      throw Refusal(
        .usesMainActor,
        error.key == .notSendable
          ? "\(sentence), and \(error.reason); \(Self.advice(on: touches[0]))"
          : "\(sentence); \(error.reason)")
    }
  }
}

extension MainActorHops {
  /// Have: Task.detached { search(for: text) }, where 'search' is a method of a view
  fileprivate static func advice(on touch: MainActorTouch) -> String {
    let name = touch.name.hasPrefix("self.") ? String(touch.name.dropFirst(5)) : touch.name
    let text = touch.value.textInOneLine
    guard touch.value.is(.functionCallExpr), !text.contains("{") else {
      return "use it in 'await MainActor.run { }' once what goes there and back is Sendable"
    }
    let call = text.count < 50 ? "'\(text)'" : "the call"
    return
      "write 'await' before \(call), which then runs on the main actor, if what goes there and back is Sendable, or mark "
      + "'\(name)' 'nonisolated'"
  }
}

extension Context {
  fileprivate func touchesOfMainActor(in closure: ClosureExpr) -> [MainActorTouch] {
    guard let statements = closure.statements?.node else { return [] }
    let needs = MainActorNeeds(context: self, code: closure.node)
    return needs.ownNodes(of: statements).compactMap { node in
      guard node.is(.memberAccessExpr) || node.is(.declReferenceExpr),
        !node.isBehindAwait(within: closure.node), case .needed(let name) = needs.use(of: node)
      else { return nil }
      return MainActorTouch(node, named: name, in: self)
    }
  }
}

/// Writes the hops of one closure.
private struct HopWriter {
  let closure: ClosureExpr
  let list: Node
  let context: Context

  func edits(for touches: [MainActorTouch]) throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    var values: [Node] = []
    for value in touches.map(\.value) where !values.contains(value) { values.append(value) }
    var hopping: [CodeBlockItem] = []
    for value in values {
      let own = touches.filter { $0.value == value }
      if let item = value.parent?.as(CodeBlockItem.self), !own.allSatisfy(\.isAwaitable) {
        hopping.append(item)
      } else {
        edits += try self.edits(for: value, isAwaitable: own.allSatisfy(\.isAwaitable))
      }
    }
    for run in runs(of: hopping) { edits += try hop(around: run) }
    return edits
  }

  /// `await a.b`, `await MainActor.run { a.b.c() }`
  private func edits(for value: Node, isAwaitable: Bool) throws(Refusal) -> [Edit] {
    let start = value.as(TryExpr.self)?.expression ?? value
    if isAwaitable { return [.insert("await ", at: start.range.lowerBound)] }
    if value.parent?.is(.exprList) == true, value.nextSibling != nil {
      throw Refusal(.usesMainActor, "hop to the main actor for the assignment")
    }
    try check([value])
    guard ValueKnowledge(in: context).isKnownSendable(value) else {
      throw Refusal(.notSendable, "the value of '\(value.shortText)' isn't known to be Sendable")
    }
    return [
      .insert("await MainActor.run \(head(of: [value]).opening) ", at: value.range.lowerBound),
      .insert(" }", at: value.range.upperBound),
    ]
  }

  /// Statements that follow each other, so that one hop is enough.
  private func runs(of items: [CodeBlockItem]) -> [[CodeBlockItem]] {
    var runs: [[CodeBlockItem]] = []
    for item in items {
      if let last = runs.last?.last, last.node.nextSibling == item.node {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs
  }

  private func hop(around items: [CodeBlockItem]) throws(Refusal) -> [Edit] {
    guard let first = items.first, let last = items.last else { return [] }
    try check(items.map(\.node))
    if items.count == 1, Array(list.children).count == 1,
      first.item.map({ !ValueKnowledge(in: context).isKnownSendable($0) }) ?? true
    {
      throw Refusal(.notSendable, "the task's value isn't known to be Sendable")
    }
    let source = context.tree.source
    let range = first.range.lowerBound..<last.range.upperBound
    let text = source.text(range)
    let head = "await MainActor.run \(head(of: items.map(\.node)).opening)"
    guard text.contains(where: \.isLineBreak) else {
      return [
        .insert(head + " ", at: range.lowerBound), .insert(" }", at: range.upperBound),
      ]
    }
    let line = Indentation(ofLineAt: range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: range.lowerBound)
    let body = text.reindented(from: line.blanks, to: line.blanks + unit)
    return [Edit(replace: range, with: head + line.block(of: [body], unit: unit))]
  }

  /// In a closure of its own, `self` that may be gone is captured again.
  private func head(of nodes: [Node]) -> ClosureHead {
    let isOptional = nodes.flatMap(\.descendantsAndSelf).contains { node in
      node.as(OptionalChainingExpr.self)?.expression?.isSelfReference == true
    }
    return ClosureHead(captures: isOptional ? ["weak self"] : [])
  }

  /// What is moved into `MainActor.run` is synchronous, and captures only Sendable values.
  private func check(_ nodes: [Node]) throws(Refusal) {
    for node in nodes.flatMap(\.descendantsAndSelf) {
      switch node.kind {
      case .awaitExpr: throw Refusal(.usesMainActor, "assign the awaited value to a 'let' first")
      case .tryExpr:
        throw Refusal(
          .usesMainActor, "write 'try await MainActor.run' around the statement that may throw")
      case .closureExpr:
        throw Refusal(
          .usesMainActor, "write 'await MainActor.run' around the statement with a closure")
      default: break
      }
      guard let name = node.referencedName,
        case .local(let binding) = context.resolution(of: name, at: node),
        let declaration = binding.declarationRange,
        !nodes.contains(where: { $0.range.contains(declaration) })
      else { continue }
      let isConstant = binding.isConstant || binding.isCapture
      guard isConstant, ValueKnowledge(in: context).isKnownSendable(node) else {
        throw Refusal(.notSendable, "'\(name)' isn't known to be a constant of a Sendable type")
      }
    }
  }
}

extension Node {
  fileprivate var shortText: String {
    let text = compactText
    return text.count > 40 ? text.prefix(40) + "…" : text
  }

  /// The node after this one in the same list.
  fileprivate var nextSibling: Node? {
    parent?.children.first { $0.range.lowerBound >= range.upperBound }
  }
}
