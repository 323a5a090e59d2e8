import Rewriter

/// Follows the manifest of a package, or of a Tuist project, without running it: literals, variables, `+`, `append`, loops over
/// targets, and conditions as far as they can be decided.
///
/// What stands under a condition that cannot be decided is kept as
/// ``ManifestValue/conditional(_:)``, and what is not understood as ``ManifestValue/unknown(_:)``. Statements that may
/// change a value in a way that is not followed are in ``skippedStatements``.
/// **Invariant**: nothing is guessed.
struct ManifestInterpreter {
  /// The arguments of `Package(…)` or `Project(…)` by label, as later statements left them; empty if there is none.
  private(set) var package: [String: ManifestValue] = [:]

  /// All targets that were made, by their arguments' labels.
  private(set) var targets: [[String: ManifestValue]] = []

  private(set) var hasPackage = false

  /// The statements that may change what the manifest says, and are not followed: `'targets.insert(…' in line 12`.
  private(set) var skippedStatements: [String] = []

  private var variables: [String: ManifestValue] = [:]

  /// The computed properties and functions of the file, which can be used before they are declared.
  private var declarations: [String: Node] = [:]
  /// By name, in the order of the files.
  private var functions: [String: [FunctionDecl]] = [:]
  private let tree: Tree
  private let lines: LineTable

  /// Whether the statements at hand may not be run.
  private var isConditional = false
  /// Whether the body of the loop, branch or function at hand is left.
  private var isLeft = false
  /// What the function at hand returns, so far.
  private var returned: ManifestValue?
  private var depth = 0
  private var steps = 0
  private var nesting = 0

  /// Whether there was more to follow than there is patience for.
  private(set) var isExhausted = false

  /// A manifest full of loops is no reason to hang.
  private let maximumSteps: Int
  private static let maximumDepth = 16
  /// How deep expressions may be in each other.
  private static let maximumNesting = 256
  /// How many values one may hold, or a string bytes.
  private static let maximumWeight = 100_000

  /// - Parameter helpers: Files whose declarations the manifest may use.
  init(_ tree: Tree, helpers: [Tree] = []) {
    self.tree = tree
    lines = LineTable(tree.source)
    // What is merely long is read to its end.
    maximumSteps = 50_000 + 2 * tree.nodeCount
    for node in tree.nodes { note(node) }
    for helper in helpers { for node in helper.nodes { note(node) } }
    run(tree.root.children.first { $0.is(.codeBlockItemList) })
  }

  /// Notes what can be used before it is declared: functions, getters, and whatever extensions add.
  private mutating func note(_ node: Node) {
    if let function = node.as(FunctionDecl.self), let name = function.name?.name {
      functions[name, default: []].append(function)
    } else if let variable = node.as(VariableDecl.self) {
      // Those of the manifest itself hold what its statements leave in them.
      let isEarly = node.parent?.is(.memberBlockItem) == true || node.isGlobal && node.tree !== tree
      for binding in variable.bindings?.node.elements(PatternBinding.self) ?? [] {
        guard let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name else {
          continue
        }
        if let block = binding.accessorBlock {
          declarations[name] = block.node
        } else if isEarly, let value = binding.initializer?.value {
          declarations[name] = value
        }
      }
    }
  }
}

// Statements.
extension ManifestInterpreter {
  private mutating func run(_ list: Node?) {
    for item in list?.elements(CodeBlockItem.self) ?? [] {
      guard let node = item.item, !isLeft, takeStep() else { return }
      runStatement(node)
    }
  }

  private mutating func runStatement(_ node: Node) {
    switch node.kind {
    case .variableDecl: if let variable = node.as(VariableDecl.self) { declare(variable) }
    case .expressionStmt: if let child = node.children.first { runStatement(child) }
    case .ifExpr: if let branch = node.as(IfExpr.self) { run(branch) }
    case .switchExpr: if let choice = node.as(SwitchExpr.self) { run(choice) }
    case .forStmt: if let loop = node.as(ForStmt.self) { run(loop) }
    case .guardStmt: if let condition = node.as(GuardStmt.self) { run(condition) }
    case .ifConfigDecl: runConfigurations(node)
    case .sequenceExpr: runAssignment(node)
    case .functionCallExpr: if let call = node.as(FunctionCallExpr.self) { runCall(call) }
    case .continueStmt, .breakStmt: isLeft = true
    case .returnStmt: returnValue(node.as(ReturnStmt.self)?.expression)
    case .doStmt: if let block = node.as(DoStmt.self) { runBody(block.body?.node, isCertain: true) }
    case .whileStmt, .repeatStmt, .deferStmt, .labeledStmt: skip(node)
    default: break
    }
  }

  private mutating func skip(_ node: Node) {
    if case .unknown(let text) = unknown(node) { skippedStatements.append(text) }
  }

  private mutating func returnValue(_ expression: Node?) {
    isLeft = true
    guard let value = expression.map({ evaluate($0) }) else { return }
    // Under a condition, what another statement returns may be the result as well.
    if let earlier = returned {
      returned = merge(earlier, value)
    } else {
      returned = value
    }
  }

  private mutating func declare(_ variable: VariableDecl) {
    for binding in variable.bindings?.node.elements(PatternBinding.self) ?? [] {
      guard let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name else {
        continue
      }
      if let value = binding.initializer?.value.map({ evaluate($0) }) {
        // Have: another declaration in another branch of `#if`.
        let other = isConditional ? variables[name] : nil
        variables[name] = other.map { merge($0, value) } ?? value
      } else if binding.accessorBlock == nil {
        variables[name] = nil
      }
    }
  }

  private mutating func run(_ branch: IfExpr) {
    let decided = decide(branch.conditions)
    if decided != false { runBody(branch.body?.node, isCertain: decided == true) }
    guard decided != true, let other = branch.elseBody else { return }
    if other.is(.ifExpr) {
      runStatement(conditionally: decided == nil, other)
    } else {
      runBody(other, isCertain: decided == false)
    }
  }

  private mutating func runStatement(conditionally isUncertain: Bool, _ node: Node) {
    let outer = isConditional
    isConditional = outer || isUncertain
    runStatement(node)
    isConditional = outer
  }

  private mutating func runBody(_ block: Node?, isCertain: Bool) {
    let outer = isConditional
    isConditional = outer || !isCertain
    run(block?.children.first { $0.is(.codeBlockItemList) })
    isConditional = outer
    if !isCertain, isLeft {
      // What follows is run only if this branch was not taken.
      isLeft = false
      isConditional = true
    }
  }

  private mutating func run(_ condition: GuardStmt) {
    switch decide(condition.conditions) {
    case true: break
    case false: isLeft = true
    default: isConditional = true
    }
  }

  private mutating func run(_ choice: SwitchExpr) {
    let subject = choice.subject.map { evaluate($0) }
    let cases = choice.cases?.node.elements(SwitchCase.self) ?? []
    let decisions = cases.map { decide($0, is: subject) }
    for (position, decision) in decisions.enumerated() where decision != false {
      // A case is certain if it matches and those before it do not.
      let isCertain = decision == true && decisions[..<position].allSatisfy { $0 == false }
      runBody(cases[position].node, isCertain: isCertain)
      isLeft = false
      if isCertain { return }
    }
  }

  private mutating func decide(_ branch: SwitchCase, is subject: ManifestValue?) -> Bool? {
    guard let label = branch.label?.as(SwitchCaseLabel.self) else { return true }
    let items = label.caseItems?.node.elements(SwitchCaseItem.self) ?? []
    let answers = items.map { item -> Bool? in
      guard item.whereClause == nil,
        let pattern = item.pattern?.as(ExpressionPattern.self)?.expression
      else { return nil }
      return subject?.equals(evaluate(pattern))
    }
    if answers.contains(true) { return true }
    return answers.allSatisfy { $0 == false } ? false : nil
  }

  private mutating func run(_ loop: ForStmt) {
    guard let sequence = loop.sequence,
      let name = loop.pattern?.as(IdentifierPattern.self)?.identifier?.name
    else { return skip(loop.node) }
    let outer = isConditional
    for element in evaluate(sequence).elements {
      guard takeStep() else { break }
      isConditional = outer
      if case .conditional(let value) = element {
        isConditional = true
        variables[name] = value
      } else {
        variables[name] = element
      }
      let decided = loop.whereClause?.condition.map { decide($0) } ?? true
      guard decided != false else { continue }
      runBody(loop.body?.node, isCertain: decided == true)
      isLeft = false
    }
    isConditional = outer
    variables[name] = nil
  }

  /// Which branch of `#if` is compiled depends on where the package is built.
  private mutating func runConfigurations(_ node: Node) {
    for clause in node.children.flatMap({ $0.elements(IfConfigClause.self) }) {
      runBody(clause.node, isCertain: false)
    }
  }
}

extension Node {
  /// Whether the declaration is in no other one.
  fileprivate var isGlobal: Bool {
    !ancestors.contains { $0.is(.codeBlock) || $0.is(.memberBlock) || $0.is(.closureExpr) }
  }
}

extension NodeKind {
  /// Whether an expression of the kind may come to more than what it is made of.
  fileprivate var putsTogether: Bool {
    switch self {
    case .arrayExpr, .functionCallExpr, .stringLiteralExpr: true
    default: false
    }
  }
}

// Bounds.
extension ManifestInterpreter {
  private mutating func takeStep() -> Bool {
    steps += 1
    if steps > maximumSteps { isExhausted = true }
    return !isExhausted
  }

  /// What an expression comes to, unless that takes too long.
  mutating func evaluate(_ node: Node) -> ManifestValue {
    guard takeStep(), nesting < Self.maximumNesting else {
      isExhausted = true
      return unknown(node)
    }
    nesting += 1
    defer { nesting -= 1 }
    let value = value(of: node)
    return node.kind.putsTogether ? charged(value) : value
  }

  /// A value that was put together, unless it has grown beyond measure. What is large costs more
  /// than one step.
  mutating func charged(_ value: ManifestValue) -> ManifestValue {
    let weight = value.weight(upTo: Self.maximumWeight)
    steps += weight / 64
    guard weight >= Self.maximumWeight else { return value }
    isExhausted = true
    return .unknown("too many values")
  }

  /// Two values together, unless that would take too long.
  mutating func merge(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
    // Each element of the one is compared with those of the other.
    guard first.elements.count * second.elements.count < Self.maximumWeight else {
      isExhausted = true
      return .unknown("too many values")
    }
    return first.merged(with: second)
  }
}

// Conditions.
extension ManifestInterpreter {
  private mutating func decide(_ conditions: ConditionElementList?) -> Bool? {
    var isKnown = true
    for element in conditions?.node.elements(ConditionElement.self) ?? [] {
      switch element.condition.flatMap({ decide($0) }) {
      case true: continue
      case false: return false
      default: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private mutating func decide(_ condition: Node) -> Bool? {
    if let binding = condition.as(OptionalBindingCondition.self),
      let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name
    {
      variables[name] = binding.initializer?.value.map { evaluate($0) } ?? variables[name]
      return nil
    }
    if case .boolean(let value) = evaluate(condition) { return value }
    return nil
  }
}

// Changes.
extension ManifestInterpreter {
  /// assignment → place ("=" | "+=") value
  private mutating func runAssignment(_ node: Node) {
    let parts = node.children.first.map { Array($0.children) } ?? []
    guard parts.count >= 3 else { return }
    let value = evaluate(parts[2...])
    if parts[1].is(.assignmentExpr) {
      assign(value, to: parts[0])
    } else if parts[1].text == "+=" {
      assign(charged(evaluate(parts[0]) + added(value)), to: parts[0], isAddition: true)
    }
  }

  /// `place.append(value)`, `place.append(contentsOf: values)`
  private mutating func runCall(_ call: FunctionCallExpr) {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self), let place = callee.base
    else {
      if let name = call.calleeName, functions[name] != nil { skip(call.node) }
      return
    }
    if callee.name == "forEach", let closure = call.elementFunction?.as(ClosureExpr.self) {
      return run(closure, forEach: evaluate(place))
    }
    if callee.name != "append", isOfVariable(place) { return skip(call.node) }
    guard callee.name == "append", let argument = call.arguments?.arguments.first,
      let expression = argument.expression
    else { return }
    let value = evaluate(expression)
    let isWhole = argument.label?.name == "contentsOf"
    let values = isWhole ? value : .list([value])
    assign(charged(evaluate(place) + added(values)), to: place, isAddition: true)
  }

  /// `list.forEach { … }`
  private mutating func run(_ closure: ClosureExpr, forEach list: ManifestValue) {
    let outer = (variables, isConditional)
    for element in list.elements {
      guard takeStep() else { break }
      isConditional = outer.1
      if case .conditional(let value) = element {
        isConditional = true
        variables[closure.elementName] = value
      } else {
        variables[closure.elementName] = element
      }
      run(closure.node.children.first { $0.is(.codeBlockItemList) })
      isLeft = false
    }
    variables[closure.elementName] = outer.0[closure.elementName]
    isConditional = outer.1
  }

  private func added(_ value: ManifestValue) -> ManifestValue {
    isConditional ? .list(value.elements.map(\.madeConditional)) : value
  }

  /// - Parameter isAddition: Whether the value has the old one in it, so that it holds in any case.
  private mutating func assign(_ value: ManifestValue, to place: Node, isAddition: Bool = false) {
    var value = value
    if isConditional, !isAddition { value = merge(evaluate(place), value) }
    switch place.kind {
    case .declReferenceExpr:
      if let name = place.as(DeclReferenceExpr.self)?.name { variables[name] = value }
    case .optionalChainingExpr, .forceUnwrapExpr:
      // Have: target.swiftSettings?.append(…), which does nothing for a target without settings
      if place.is(.optionalChainingExpr), let inner = place.children.first, isUnset(inner) {
        return
      }
      if let inner = place.children.first { assign(value, to: inner, isAddition: true) }
    case .memberAccessExpr:
      guard let member = place.as(MemberAccessExpr.self), let name = member.name,
        let base = member.base
      else { return }
      switch evaluate(base) {
      case .package: package[name] = kept(package[name], beside: value)
      case .target(let index): targets[index][name] = kept(targets[index][name], beside: value)
      default: if isOfVariable(place) { skip(place) }
      }
    case .subscriptCallExpr, .tupleExpr: skip(place)
    default: break
    }
  }

  /// Whether the place is a variable of the manifest, or in one.
  private func isOfVariable(_ place: Node) -> Bool {
    place.firstToken.map { variables[$0.name] != nil } ?? false
  }

  /// Whether the place is a member that nothing has given a value.
  private mutating func isUnset(_ place: Node) -> Bool {
    guard let member = place.as(MemberAccessExpr.self), let name = member.name,
      let base = member.base
    else { return false }
    return switch evaluate(base) {
    case .package: package[name] == nil
    case .target(let index): targets[index][name] == nil
    default: false
    }
  }

  /// A value that is not understood, as of `targets.map { … }`, does not make the old one go away.
  private func kept(_ old: ManifestValue?, beside new: ManifestValue) -> ManifestValue {
    if case .unknown = new, let old { old + new } else { new }
  }
}

// What the expressions need.
extension ManifestInterpreter {
  /// What a name stands for: a variable, or what a getter of the file returns.
  mutating func variable(_ name: String) -> ManifestValue? {
    if let value = variables[name] { return value }
    return declarations[name].flatMap { result(of: $0, with: [:]) }
  }

  /// What a function of the file returns for the arguments; `nil` if there is none that takes them.
  mutating func result(
    ofFunction name: String, _ arguments: [ManifestArgument],
  ) -> ManifestValue? {
    for function in functions[name] ?? [] {
      guard let body = function.body, let values = values(of: arguments, for: function) else {
        continue
      }
      return result(of: body.node, with: values) ?? unknown(function.node)
    }
    return nil
  }

  /// What the parameters of a function stand for in a call; `nil` if the call is not one of the function.
  private mutating func values(
    of arguments: [ManifestArgument], for function: FunctionDecl,
  ) -> [String: ManifestValue]? {
    let parameters =
      function.signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
    // Have: `names.map(make)`, which says no label.
    let isReference = arguments.count == 1 && parameters.count == 1 && arguments[0].label == nil
    var values: [String: ManifestValue] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      guard let first = parameter.firstName?.name,
        let name = (parameter.secondName ?? parameter.firstName)?.name
      else { return nil }
      let label = first == "_" ? nil : first
      if let argument = rest.first, argument.label == label || isReference {
        values[name] = argument.value
        rest.removeFirst()
      } else if let value = parameter.defaultValue?.value {
        values[name] = evaluate(value)
      } else if Self.skippedLabels.contains(first) {
        values[name] = .list([])
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// What a body returns, or what an initial value comes to; `nil` if that takes too long.
  mutating func result(
    of body: Node, with arguments: [String: ManifestValue],
  ) -> ManifestValue? {
    guard depth < Self.maximumDepth else { return nil }
    let outer = (variables, isConditional, isLeft, returned)
    depth += 1
    for (name, value) in arguments { variables[name] = value }
    (isConditional, isLeft, returned) = (false, false, nil)
    defer {
      (variables, isConditional, isLeft, returned) = outer
      depth -= 1
    }
    guard body.kind == .accessorBlock || body.is(.closureExpr) || body.is(.codeBlock) else {
      return evaluate(body)
    }
    let list = body.children.first { $0.is(.codeBlockItemList) }
    let items = list?.elements(CodeBlockItem.self) ?? []
    if items.count == 1, let expression = items[0].item, expression.kind.isExpr {
      return evaluate(expression)
    }
    run(list)
    return returned
  }

  func unknown(_ node: Node) -> ManifestValue {
    let isOwn = node.tree === tree
    let place = isOwn ? "in line \(lines.line(of: node.range.lowerBound))" : "of a helper"
    let start = node.range.lowerBound
    let text =
      node.tree.source.text(start..<min(node.range.upperBound, start + 200))
      .lines.first ?? ""
    let short = text.count > 40 ? text.prefix(39) + "…" : text
    return .unknown("'\(short)' \(place)")
  }

  mutating func makePackage(_ arguments: [ManifestArgument]) -> ManifestValue {
    // Have: a package for each branch of `#if`
    if hasPackage { skippedStatements.append("the second package that it makes") }
    hasPackage = true
    for argument in arguments { package[argument.label ?? ""] = argument.value }
    return .package
  }

  mutating func makeTarget(_ kind: String, _ arguments: [ManifestArgument]) -> ManifestValue {
    var values = ["type": ManifestValue.member(kind, [])]
    for argument in arguments { values[argument.label ?? ""] = argument.value }
    targets.append(values)
    return .target(targets.count - 1)
  }
}
