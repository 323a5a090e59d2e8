import Rewriter

/// The wait of a test for what one handler fulfills, and the expectation that nothing else knows.
struct ExpectationWait {
  /// The statement of the handler that fulfills the expectation: `saved.fulfill()`, `defer { saved.fulfill() }`
  let fulfillment: CodeBlockItem

  private let closure: ClosureExpr
  private let expectation: CodeBlockItem
  private let wait: CodeBlockItem

  /// The statements of the test but for the call, the expectation and the wait.
  private let others: [CodeBlockItem]

  /// Those that wait for other expectations, and await them then.
  private let otherWaits: [(item: CodeBlockItem, wait: FulfillmentWait)]
  private let test: WaitingTest
  private let context: Context

  /// `nil` where the test waits otherwise, or for something else besides.
  init?(
    behind call: Node, fulfilledBy closure: ClosureExpr, in test: WaitingTest, _ context: Context,
  ) {
    let items = test.statements
    guard let position = items.firstIndex(where: { $0.item == call }), position + 1 < items.count,
      case let wait = items[position + 1], closure.signature?.capture == nil,
      let (fulfillment, name) = closure.onlyFulfillment,
      let expectation = items[..<position].first(where: { $0.makesExpectation(named: name) }),
      wait.waits(forExpectation: name, awaiting: test.isAsync)
    else { return nil }
    self.closure = closure
    self.fulfillment = fulfillment
    self.expectation = expectation
    self.wait = wait
    self.test = test
    self.context = context
    others = items.filter { $0.item != call && $0.node != wait.node && $0.node != expectation.node }
    otherWaits =
      test.isAsync
      ? []
      : others.compactMap { item in
        item.ownCall.flatMap { FulfillmentWait($0, in: context) }.map { (item, $0) }
      }
    let uses = test.body.node.descendantsAndSelf.filter { $0.referencedName == name }
    let isKnown = uses.allSatisfy {
      fulfillment.node.encloses($0) || wait.node.encloses($0)
    }
    guard isKnown, test.isAsync || hasOnlyKnownWaits, standsOnLines, returnsAreFailures else {
      return nil
    }
  }

  /// Whether the test waits nowhere else but where it can await, and this wait is for nothing else.
  private var hasOnlyKnownWaits: Bool {
    guard otherWaits.allSatisfy({ $0.wait.refusal == nil }) else { return false }
    let known = ([wait, expectation] + otherWaits.map(\.item)).map(\.node)
    let calls = test.body.node.descendantsAndSelf { known.contains($0) }
      .filter { !known.contains($0) }.compactMap { $0.as(FunctionCallExpr.self) }
    return calls.allSatisfy { call in
      switch call.calleeName {
      case "wait", "waitForExpectations", "fulfillment", "XCTWaiter": false
      case "expectation", "keyValueObservingExpectation": isOfOtherWait(call)
      default: true
      }
    }
  }

  /// Whether another statement waits for what the call makes.
  private func isOfOtherWait(_ call: FunctionCallExpr) -> Bool {
    guard wait.ownCall?.calleeName == "waitForExpectations",
      call.range.lowerBound < wait.range.lowerBound
    else { return true }
    let binding = call.node.parent?.parent?.as(PatternBinding.self)
    guard binding?.initializer?.value == call.node, let name = binding?.pattern?.firstToken?.name
    else { return false }
    return otherWaits.map(\.item).contains { other in
      other.range.lowerBound < wait.range.lowerBound
        && other.node.descendantsAndSelf.contains { $0.referencedName == name }
    }
  }

  /// Whether nothing else is lost with the lines that go.
  private var standsOnLines: Bool {
    let source = context.tree.source
    return [wait, expectation, fulfillment].map(\.node).allSatisfy { node in
      let rest = source.bytes[node.range.upperBound.value...].prefix { !$0.isLineBreak }
      return source.isFirstOnLine(node.range.lowerBound) && rest.allSatisfy(\.isBlank)
        && !node.tokens.dropFirst().contains { context.tree.hasComment(in: $0.leadingTrivia) }
    }
  }

  /// Whether the test fails wherever the handler returns in front of its end: there, nothing is fulfilled, or what stands
  /// behind the wait isn't done then.
  private var returnsAreFailures: Bool {
    let isFollowed = others.contains { $0.range.lowerBound > wait.range.lowerBound }
    let isAlways = fulfillment.item?.is(.deferStmt) == true && !isFollowed
    let own = closure.node.descendantsAndSelf { $0.isFunctionLike && $0 != closure.node }
    return own.filter { $0.is(.returnStmt) }.allSatisfy { statement in
      let list = statement.parent?.parent?.elements(CodeBlockItem.self) ?? []
      return isAlways || list.contains { $0.ownCall?.calleeName == "XCTFail" }
    }
  }

  /// Whether the statements mean and do the same where the test is asynchronous.
  func canAwait(_ site: AsyncTwinCall) -> Bool {
    let kept =
      test.isAsync
      ? []
      : others.filter { item in
        !otherWaits.contains { $0.item.node == item.node }
      }
    let code = kept.map(\.node) + site.handler.code
    let blocking = BlockingCalls(in: context)
    return SynchronousCalls(context)
      .firstName(in: code + [site.call.node], butFor: [site.call.node]) == nil
      && blocking.firstModalLoop(in: code) == nil
      && blocking.first(in: site.handler.code, on: .main) == nil
      && site.handler.endOfWait == nil
  }

  /// Whether the names that the handler has may be declared in the test.
  func canTake(_ names: [String]) -> Bool {
    let items = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    let new = items.compactMap(\.item).map(\.declaredNamesAsStatement)
      .reduce(into: Set(names)) { $0.formUnion($1) }
    return !others.lazy.flatMap(\.node.descendantsAndSelf).contains { node in
      (node.referencedName ?? (node.is(.identifierPattern) ? node.firstToken?.name : nil))
        .map(new.contains) ?? false
    }
  }

  /// The lines of the expectation and the wait go, and other waits are awaited.
  var editsInTest: [Edit] {
    let source = context.tree.source
    return [expectation, wait].map { .delete(source.paragraph(of: $0.range)) }
      + otherWaits.flatMap(\.wait.edits)
  }

  /// The line of the fulfillment.
  var editsInHandler: [Edit] {
    let items = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    guard items.count > 1, let first = items.first else { return [] }
    guard fulfillment.node == first.node else {
      let previous = fulfillment.node.firstToken?.previous?.range.upperBound
      return [.delete((previous ?? fulfillment.range.lowerBound)..<fulfillment.range.upperBound)]
    }
    return [.delete(fulfillment.range.lowerBound..<items[1].range.lowerBound)]
  }
}

extension CodeBlockItem {
  /// Have: waitForExpectations(timeout: 1)
  fileprivate var ownCall: FunctionCallExpr? {
    (item?.as(ExpressionStmt.self)?.expression ?? item)?.as(FunctionCallExpr.self)
  }

  /// Have: let saved = expectation(description: "saved")
  fileprivate func makesExpectation(named name: String) -> Bool {
    guard let variable = item?.as(VariableDecl.self), variable.attributes == nil,
      variable.modifiers == nil, variable.bindingSpecifier?.text == "let",
      case let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? [],
      bindings.count == 1, bindings[0].pattern?.firstToken?.name == name,
      bindings[0].pattern?.is(.identifierPattern) == true,
      let call = bindings[0].initializer?.value?.as(FunctionCallExpr.self)
    else { return false }
    return ["expectation", "XCTestExpectation"].contains(call.calleeName ?? "")
      && call.argumentLabels == ["description"] && call.receiver?.isSelfReference != false
  }

  /// Have: saved.fulfill(), defer { saved.fulfill() }
  fileprivate func fulfills(by call: FunctionCallExpr) -> Bool {
    if let block = item?.as(DeferStmt.self)?.body {
      let items = block.statements?.node.elements(CodeBlockItem.self) ?? []
      return items.count == 1 && items[0].fulfills(by: call)
    }
    return ownCall?.node == call.node
  }

  /// Have: wait(for: [saved], timeout: 1), await fulfillment(of: [saved], timeout: 1)
  fileprivate func waits(forExpectation name: String, awaiting isAwaiting: Bool) -> Bool {
    guard isAwaiting else { return ownCall?.waits(forExpectation: name) == true }
    let waiting = item?.as(ExpressionStmt.self)?.expression ?? item
    let call = waiting?.as(AwaitExpr.self)?.expression?.as(FunctionCallExpr.self)
    return call?.calleeName == "fulfillment" && call?.waits(for: "of", name) == true
  }
}

extension ClosureExpr {
  /// The only statement that fulfills an expectation, if it does so on each path, with the name of that.
  fileprivate var onlyFulfillment: (item: CodeBlockItem, name: String)? {
    let calls = node.descendantsAndSelf.compactMap { $0.as(FunctionCallExpr.self) }
      .filter { $0.calleeName == "fulfill" }
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard calls.count == 1, let name = calls[0].receiver?.referencedName,
      calls[0].arguments?.arguments.isEmpty != false, calls[0].trailingClosure == nil,
      let position = items.firstIndex(where: { $0.fulfills(by: calls[0]) }),
      position == 0 || items[position].item?.is(.deferStmt) != true
    else { return nil }
    return (items[position], name)
  }

  /// Whether it does nothing, or says that there was no error.
  ///
  /// Have: { error in XCTAssertNil(error) }
  fileprivate var onlyAssertsNil: Bool {
    (statements?.node.elements(CodeBlockItem.self) ?? []).allSatisfy {
      $0.ownCall?.calleeName == "XCTAssertNil"
        && $0.ownCall?.arguments?.arguments.first?.expression?.is(.declReferenceExpr) == true
    }
  }
}

extension FunctionCallExpr {
  private var labels: [String] { (arguments?.arguments ?? []).map { $0.label?.name ?? "_" } }

  /// Have: waitForExpectations(timeout: 1), wait(for: [saved], timeout: 1)
  fileprivate func waits(forExpectation name: String) -> Bool {
    guard receiver?.isSelfReference != false else { return false }
    switch (calleeName ?? "", labels) {
    case ("waitForExpectations", ["timeout"]): return trailingClosure?.onlyAssertsNil ?? true
    case ("waitForExpectations", ["timeout", "handler"]):
      let handler = arguments?.arguments.last?.expression
      return handler?.isNil == true
        || handler?.as(ClosureExpr.self)?.onlyAssertsNil == true
    case ("wait", _): return waits(for: "for", name)
    default: return false
    }
  }

  /// Whether the call is for one expectation, and no more.
  fileprivate func waits(for label: String, _ name: String) -> Bool {
    let elements = arguments?.arguments.first?.expression?.as(ArrayExpr.self)?.elements?.node
      .elements(ArrayElement.self)
    return [[label], [label, "timeout"]].contains(labels) && trailingClosure == nil
      && receiver?.isSelfReference != false && elements?.count == 1
      && elements?[0].expression?.referencedName == name
  }
}
