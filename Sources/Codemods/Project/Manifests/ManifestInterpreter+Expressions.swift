import Rewriter

extension ManifestInterpreter {
  /// The functions that make targets, and the type that each gives them.
  static let targetTypes = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  /// Nothing is asked of these arguments, and they are the longest.
  static let skippedLabels: Set = ["dependencies", "products"]

  /// What an expression comes to, by its kind.
  mutating func value(of node: Node) -> ManifestValue {
    switch node.kind {
    case .stringLiteralExpr: string(node)
    case .integerLiteralExpr, .floatLiteralExpr: .string(node.text)
    case .booleanLiteralExpr: .boolean(node.text == "true")
    case .nilLiteralExpr: .list([])
    case .arrayExpr: list(node)
    case .dictionaryExpr: dictionary(node)
    case .declReferenceExpr: variable(node.text) ?? unknown(node)
    case .memberAccessExpr: member(node)
    case .functionCallExpr: call(node)
    case .sequenceExpr: evaluate(Array((node.children.first ?? node).children)[...])
    case .optionalChainingExpr, .forceUnwrapExpr, .expressionStmt, .tryExpr:
      node.children.first { $0.kind != .unexpectedNodes }.map { evaluate($0) } ?? unknown(node)
    case .tupleExpr: parenthesized(node)
    case .prefixOperatorExpr: negated(node)
    default: unknown(node)
    }
  }

  /// A literal, also with variables in it that hold strings.
  private mutating func string(_ node: Node) -> ManifestValue {
    var text = ""
    for segment in node.children.flatMap({ Array($0.children) }) {
      if segment.is(.stringSegment) {
        text += segment.text
      } else if let expressions = segment.as(ExpressionSegment.self)?.expressions?.arguments,
        expressions.count == 1, let expression = expressions[0].expression,
        case .string(let inner) = evaluate(expression)
      {
        text += inner
      } else {
        return unknown(node)
      }
    }
    return .string(text)
  }

  private mutating func list(_ node: Node) -> ManifestValue {
    let elements = node.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self) ?? []
    return .list(elements.compactMap { $0.expression.map { evaluate($0) } })
  }

  /// The entries of a dictionary, in a list.
  private mutating func dictionary(_ node: Node) -> ManifestValue {
    let content = node.children.first { $0.is(.dictionaryElementList) }
    let entries = content?.elements(DictionaryElement.self) ?? []
    return .list(
      entries.compactMap { entry in
        guard let key = entry.key, let value = entry.value else { return nil }
        return .entry(evaluate(key), evaluate(value))
      })
  }

  private mutating func parenthesized(_ node: Node) -> ManifestValue {
    guard let elements = node.as(TupleExpr.self)?.elements?.arguments, elements.count == 1,
      let expression = elements[0].expression
    else { return unknown(node) }
    return evaluate(expression)
  }

  private mutating func negated(_ node: Node) -> ManifestValue {
    guard let prefix = node.as(PrefixOperatorExpr.self), prefix.operator?.text == "!",
      let operand = prefix.expression, case .boolean(let value) = evaluate(operand)
    else { return unknown(node) }
    return .boolean(!value)
  }

  /// `.name`, `Type.name`, `value.name`
  private mutating func member(_ node: Node) -> ManifestValue {
    guard let access = node.as(MemberAccessExpr.self), let name = access.name else {
      return unknown(node)
    }
    guard let base = access.base, !base.isTypeName else {
      if access.base != nil, name == "self" { return .member(node.compactText, []) }
      return variable(name) ?? .member(name, [])
    }
    switch evaluate(base) {
    case .package: return package[name] ?? .list([])
    case .target(let index): return targets[index][name] ?? .list([])
    case .list(let elements) where name == "isEmpty":
      let isCertain = elements.allSatisfy(\.isCertain)
      return isCertain ? .boolean(elements.isEmpty) : unknown(node)
    default: return unknown(node)
    }
  }

  private mutating func call(_ node: Node) -> ManifestValue {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression else {
      return unknown(node)
    }
    if let result = resultForEachElement(of: call) ?? resultOfMethod(call) { return result }
    guard call.trailingClosure == nil else { return unknown(node) }
    if callee.is(.closureExpr) { return result(of: callee, with: [:]) ?? unknown(node) }
    if let name = callee.as(DeclReferenceExpr.self)?.name {
      let arguments = arguments(of: call)
      return result(ofFunction: name, arguments) ?? made(byType: name, arguments) ?? unknown(node)
    }
    if let access = callee.as(MemberAccessExpr.self), let name = access.name,
      access.base.map(\.isTypeName) ?? true
    {
      let arguments = arguments(of: call)
      if name == "init", let base = access.base, let made = made(byType: base.text, arguments) {
        return made
      }
      if let type = Self.targetTypes[name] { return makeTarget(type, arguments) }
      return result(ofFunction: name, arguments) ?? .member(name, arguments)
    }
    return unknown(node)
  }

  /// What an initializer makes; `nil` for types that are not known.
  private mutating func made(
    byType name: String, _ arguments: [ManifestArgument],
  ) -> ManifestValue? {
    switch name {
    case "Package", "Project": makePackage(arguments)
    case "Target": makeTarget("regular", arguments)
    case "Set", "Array": arguments.first?.value ?? .list([])
    case "SettingsDictionary": .list([])
    case "Settings": .member("settings", arguments)
    case "Tuist", "Config": .member(name, arguments)
    default: nil
    }
  }

  /// `list.contains(value)`, `dictionary.merging(other)`; `nil` for any other call, and where the answer is
  /// not known.
  private mutating func resultOfMethod(_ call: FunctionCallExpr) -> ManifestValue? {
    let names = ["contains", "merging", "swiftVersion", "otherSwiftFlags"]
    guard let access = call.calledExpression?.as(MemberAccessExpr.self), let base = access.base,
      let name = access.name, names.contains(name),
      let argument = call.arguments?.arguments.first?.expression
    else { return nil }
    let (list, value) = (evaluate(base), evaluate(argument))
    guard case .list(let elements) = list else { return nil }
    switch name {
    case "contains":
      let answers = elements.map { $0.equals(value) }
      if answers.contains(true) { return .boolean(true) }
      return answers.allSatisfy { $0 == false } ? .boolean(false) : nil
    case "merging": return charged(list + value)
    case "swiftVersion": return list + .list([.entry(.string("SWIFT_VERSION"), value)])
    default: return list + .list([.entry(.string("OTHER_SWIFT_FLAGS"), value)])
    }
  }

  private mutating func arguments(of call: FunctionCallExpr) -> [ManifestArgument] {
    (call.arguments?.arguments ?? []).compactMap { argument in
      let label = argument.label?.name
      guard label.map(Self.skippedLabels.contains) != true else { return nil }
      return argument.expression.map { ManifestArgument(label: label, value: evaluate($0)) }
    }
  }

  /// `list.map { … }`, `list.flatMap { … }`, `list.compactMap { … }`, `list.filter { … }`; `nil` for
  /// any other call, and where the list or a result is not known.
  private mutating func resultForEachElement(of call: FunctionCallExpr) -> ManifestValue? {
    guard let access = call.calledExpression?.as(MemberAccessExpr.self), let base = access.base,
      let name = access.name, ["map", "flatMap", "compactMap", "filter"].contains(name),
      let function = call.elementFunction
    else { return nil }
    let list = evaluate(base)
    guard case .list(let elements) = list,
      let results = results(of: function, forEach: list, isWhole: name != "filter")
    else { return nil }
    if name == "map" { return .list(results) }
    if name != "filter" { return .list(results.flatMap(\.elements)) }
    guard results.allSatisfy(\.isBoolean) else { return nil }
    return .list(zip(elements, results).filter { $1 == .boolean(true) }.map(\.0))
  }

  /// What a closure, or a function of the file, returns for each element; `nil` if that is not known
  /// of one.
  ///
  /// - Parameter isWhole: Whether an element that holds only under a condition gives a result that
  ///   does.
  private mutating func results(
    of function: Node, forEach list: ManifestValue, isWhole: Bool,
  ) -> [ManifestValue]? {
    var results: [ManifestValue] = []
    for element in list.elements {
      var value = element
      if case .conditional(let inner) = element {
        guard isWhole else { return nil }
        value = inner
      }
      if case .unknown = value { return nil }
      guard let result = result(ofElementFunction: function, value) else { return nil }
      results.append(value == element ? result : result.madeConditional)
    }
    return results
  }

  private mutating func result(
    ofElementFunction function: Node, _ element: ManifestValue,
  ) -> ManifestValue? {
    guard let closure = function.as(ClosureExpr.self) else {
      guard let name = function.as(DeclReferenceExpr.self)?.name else { return nil }
      return result(ofFunction: name, [ManifestArgument(label: nil, value: element)])
    }
    return result(of: function, with: [closure.elementName: element])
  }

  /// The operands and operators of a sequence: `a + b`, `a ?? b`, `a == b`, `a && b`, `c ? a : b`.
  mutating func evaluate(_ parts: ArraySlice<Node>) -> ManifestValue {
    guard let first = parts.first else { return .list([]) }
    if parts.count == 1 { return evaluate(first) }
    if let question = parts.firstIndex(where: { $0.is(.unresolvedTernaryExpr) }) {
      return choice(parts[..<question], parts[question], parts[(question + 1)...])
    }
    // From those that bind the least to those that bind the most.
    for symbol in ["||", "&&", "==", "!=", "??", "+"] {
      let operands = parts.split { $0.is(.binaryOperatorExpr) && $0.text == symbol }
      guard operands.count > 1 else { continue }
      let values = operands.map { evaluate($0) }
      if symbol == "+" { return charged(ManifestValue.sum(values)) }
      return values.dropFirst().reduce(values[0]) { combine($0, symbol, $1) ?? unknown(first) }
    }
    return unknown(first)
  }

  private mutating func choice(
    _ condition: ArraySlice<Node>, _ question: Node, _ other: ArraySlice<Node>,
  ) -> ManifestValue {
    guard let then = question.as(UnresolvedTernaryExpr.self)?.thenExpression else {
      return unknown(question)
    }
    let (first, second) = (evaluate(then), evaluate(other))
    if case .boolean(let holds) = evaluate(condition) { return holds ? first : second }
    return merge(first, second)
  }

  /// `nil` if the result is not known.
  private func combine(
    _ lhs: ManifestValue, _ symbol: String, _ rhs: ManifestValue,
  ) -> ManifestValue? {
    switch symbol {
    case "??":
      if case .unknown = lhs { return lhs + rhs }
      return lhs
    case "==": return lhs.equals(rhs).map { .boolean($0) }
    case "!=": return lhs.equals(rhs).map { .boolean(!$0) }
    default:
      let absorbing = ManifestValue.boolean(symbol == "||")
      if lhs == absorbing || rhs == absorbing { return absorbing }
      guard case .boolean = lhs, case .boolean = rhs else { return nil }
      return .boolean(symbol == "&&")
    }
  }
}

extension ClosureExpr {
  /// What it calls its argument: `name in`, `(name: String) in`, or `$0`.
  var elementName: String {
    signature?.parameterClause?.tokens.first { $0.kind.isIdentifier }?.name ?? "$0"
  }
}

extension FunctionCallExpr {
  /// The one argument of a call such as `list.map { … }` or `list.map(make)`.
  var elementFunction: Node? {
    let arguments = arguments?.arguments ?? []
    if let closure = trailingClosure { return arguments.isEmpty ? closure.node : nil }
    guard arguments.count == 1, let argument = arguments[0].expression else { return nil }
    return argument.is(.closureExpr) || argument.is(.declReferenceExpr) ? argument : nil
  }
}

extension Node {
  /// Whether the expression is the name of a type, as far as its spelling tells.
  fileprivate var isTypeName: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr: lastName?.beginsWithCapital == true
    default: false
    }
  }
}
