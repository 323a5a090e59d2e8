import Rewriter

/// An asynchronous function that stands beside one with a completion handler, calls it and waits.
struct AsyncAlternative {
  let completion: CompletionParameter
  let context: Context
  let result: CompletionResult

  /// What the function answers where it does not call its handler; `nil` where it always does.
  private(set) var gapAnswer: GapAnswer?

  /// All parameters but the handler, or the two.
  let parameters: [FunctionParameter]

  var function: FunctionDecl { completion.function }

  /// Whether the function has its handler or the form, and never both.
  var isOnlyForm: Bool { completion.failure != nil || function.returnsValue }

  /// - Throws: where no such function is known to be right.
  init(
    of completion: CompletionParameter, paths: CompletionPaths, in context: Context,
  ) throws(Refusal) {
    self.completion = completion
    self.context = context
    parameters = completion.function.parameters.filter { !completion.isHandler($0) }
    result = try CompletionResult(of: completion, delivering: paths.deliveries, in: context)
    if !paths.gaps.isEmpty {
      guard let answer = GapAnswer(of: result, beside: paths.deliveries) else {
        throw Refusal(
          .notCalledOnce, paths.gap?.reason ?? "'\(completion.name)' isn't called on every path")
      }
      gapAnswer = answer
    }
    try checkSignature()
    try checkIsolation()
    try checkNames()
  }

  /// Why a requirement gets no asynchronous version in an extension of its protocol.
  var refusalOfExtension: Refusal? {
    if completion.failure != nil, function.body == nil {
      return Refusal(
        .requiredByProtocol,
        "the requirement has two handlers, and can only change with all calls and all functions that meet it; keep them"
      )
    }
    guard let unchecked = result.unchecked, function.body == nil else { return nil }
    if let heir = foreignHeir {
      return Refusal(
        .requiredByProtocol,
        "'\(heir)', which isn't declared in this project, conforms with a completion handler; keep the handler"
      )
    }
    return Refusal(
      .notSendable,
      "\(unchecked), and an asynchronous requirement can't return it; "
        + (result.adviceOnUnchecked ?? "keep the handler"))
  }

  var name: String { "\(function.name?.text ?? "")(\(labels.map { "\($0):" }.joined()))" }

  var labels: [String] { completion.otherLabels }

  /// What calls of the form count on, with all that they know of it.
  var addition: Addition {
    Addition(
      "'\(name.filter { $0 != "`" })' gets its asynchronous version", signature: signature,
      inFile: context.path)
  }

  private var signature: String {
    let callee = OwnCallee(completion, in: context)
    let handed = "\(callee.types.joined(separator: ", ")) \(callee.parameter)"
    return "\(callee.owner).\(callee.name) \(handed) \(name)\(effects)"
  }

  /// What the function adds where it becomes asynchronous itself, and has no other form.
  var additionInPlace: Addition {
    Addition(
      "'\(name.filter { $0 != "`" })' becomes asynchronous itself",
      signature: signature + " alone", inFile: context.path)
  }

  var edit: Edit {
    let source = context.tree.source
    let line = Indentation(ofLineAt: place.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: place.range.lowerBound)
    let body = result.body(calling: call(handing:)).split(whereSeparator: \.isLineBreak)
      .joined(separator: "\n  ")
    var text = "\(declaration) {\n  \(body)\n}"
    if let requirer = requirer?.name {
      let member = text.split(whereSeparator: \.isLineBreak).joined(separator: "\n  ")
      text = availability + "extension \(requirer.text) {\n  \(member)\n}"
    }
    return .insert(line.place("\n\n" + text + lineBehind, unit: unit), at: endOfLine)
  }

  /// The protocol that requires the function.
  private var requirer: ProtocolDecl? {
    guard function.body == nil else { return nil }
    return function.node.ancestors.lazy.compactMap { $0.as(ProtocolDecl.self) }.first
  }

  /// The systems that have the protocol, and so its extension.
  private var availability: String {
    let attributes = requirer?.attributes?.attributes.filter { $0.name == "available" } ?? []
    return attributes.map { $0.text + "\n" }.joined()
  }

  /// What the asynchronous version follows.
  private var place: Node { requirer?.node ?? function.node }

  /// An empty line, where another declaration follows without one.
  var lineBehind: String {
    let rest = context.tree.source.bytes[endOfLine.value...]
    let lines = rest.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == 0x0A }
    guard lines.count > 1, let next = place.lastToken?.next, next.kind != .rightBrace,
      next.kind != .endOfFile
    else { return "" }
    return lines[1].allSatisfy { $0.isBlank || $0.isLineBreak } ? "" : "\n"
  }

  /// Behind a comment that follows the function on its last line.
  var endOfLine: ByteOffset {
    let end = place.range.upperBound
    let line = context.tree.source.bytes[end.value...].prefix { !$0.isLineBreak }
    return ByteOffset(line.endIndex)
  }

  /// `load(id)`
  var call: String { call(taking: parameters.map(argument)) + (parameters.isEmpty ? "()" : "") }

  /// `load(id) { … }`, or `load(completion: { … }, id: id)`
  private func call(handing handler: String) -> String {
    guard function.parameters.last?.node == completion.parameter.node else {
      return call(
        taking: function.parameters.map { parameter in
          parameter.node == completion.parameter.node
            ? argument(parameter, handler) : argument(parameter)
        })
    }
    let arguments = parameters.map(argument)
    let whole = call(taking: arguments)
    let line = "\(whole) \(handler.prefix { !$0.isLineBreak })"
    guard isTooLong(line, deeper: 2), arguments.count > 1 else { return whole + " " + handler }
    return "\(callee)(\n    \(arguments.joined(separator: ",\n    "))\n  ) \(handler)"
  }

  /// Whether a text is too long for a line that is so many levels deeper than the function, whose author breaks such
  /// lines.
  private func isTooLong(_ text: String, deeper levels: Int) -> Bool {
    guard function.signature?.parameterClause?.text.contains(where: \.isLineBreak) == true else {
      return false
    }
    let source = context.tree.source
    let line = Indentation(ofLineAt: function.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: function.range.lowerBound)
    let blanks = line.blanks.utf8.count + levels * unit.utf8.count
    return blanks + text.utf8.count > source.longLine
  }

  private var callee: String {
    let isHidden = parameters.contains { $0.localName == function.name?.name }
    return (isHidden ? "self." : "") + (function.name?.text ?? "")
  }

  private func call(taking arguments: [String]) -> String {
    arguments.isEmpty ? callee : "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ parameter: FunctionParameter) -> String {
    argument(parameter, (parameter.secondName ?? parameter.firstName)?.textAsValue ?? "")
  }

  private func argument(_ parameter: FunctionParameter, _ value: String) -> String {
    parameter.label == "_" ? value : "\(parameter.firstName?.textAsLabel ?? ""): \(value)"
  }

  private var declaration: String { declaration(taking: parameters, effects) }

  /// ` async throws -> T`
  var effects: String {
    let type = result.type.flatMap { TypeSpelling($0).isVoid ? nil : $0 }
    return " async\(result.throwing)" + (type.map { " -> \($0)" } ?? "")
  }

  /// `func load(_ id: Int) async -> T`, with the attributes and modifiers of the function.
  func declaration(taking parameters: [FunctionParameter], _ effects: String) -> String {
    let generics = function.genericParameterClause?.text ?? ""
    let clause = function.genericWhereClause.map { " \($0.text)" } ?? ""
    let parameters = parameters.map(\.textWithoutComma)
    let head = prefix.map { $0 + " " }.joined() + "func \(function.name?.text ?? "")\(generics)"
    let tail = "\(effects)\(clause)"
    let text = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
    if parameters.count > 1, !text.contains(where: \.isLineBreak), isTooLong(text, deeper: 0) {
      return "\(head)(\n  \(parameters.joined(separator: ",\n  "))\n)\(tail)"
    }
    let source = context.tree.source
    return Indentation(ofLineAt: function.range.lowerBound, in: source)
      .lift(text, unit: Indentation.unit(of: source, at: function.range.lowerBound))
  }

  var attributes: [Attribute] { function.attributes?.attributes ?? [] }

  private var modifiers: [DeclModifier] {
    function.modifiers?.node.elements(DeclModifier.self) ?? []
  }

  /// Attributes and modifiers.
  private var prefix: [String] {
    let kept = attributes.filter { !Self.droppedAttributes.contains($0.name) }.map(\.text)
    let own = modifiers.filter { !isInherited || $0.name?.kind != .nonisolated }.map(\.text)
    // The members of a protocol have its access, those of an extension do not.
    let access = requirer?.modifiers?.node.elements(DeclModifier.self).map(\.text) ?? []
    let isOfType = { (word: String) in ["static", "class"].contains(word) }
    return kept + access.filter { ["public", "package"].contains($0) }
      + own.filter { !isOfType($0) }
      + (textOfIsolation.map { [$0] } ?? []) + own.filter(isOfType)
  }

  /// What says that the function runs where its caller does; `nil` for one of the main actor, and where all that are
  /// asynchronous do.
  var textOfIsolation: String? {
    guard isInherited else { return nil }
    let modules = context.project.modules.modules(of: context.path)
    let isDefault =
      !modules.isEmpty
      && modules.allSatisfy { $0.settings.has("NonisolatedNonsendingByDefault") }
    let isWritten = modifiers.contains { $0.name?.kind == .nonisolated }
    return isDefault ? (isWritten ? "nonisolated" : nil) : "nonisolated(nonsending)"
  }

  /// Whether the function runs where its caller does.
  private var isInherited: Bool { isolation == .nonisolated }

  var isolation: Isolation.Kind {
    context.isolation(inside: function.body?.node ?? function.node).kind
  }
}

extension AsyncAlternative {
  private static let droppedAttributes: Set = ["objc", "discardableResult"]
  private static let keptAttributes: Set = ["MainActor", "available", "nonobjc"]
  private static let keptModifiers: Set<TokenKind> = [
    .private, .fileprivate, .internal, .public, .package, .static, .class, .final, .nonisolated,
  ]

  private func checkSignature() throws(Refusal) {
    if function.isLocal {
      throw Refusal(.functionForm, "the function is declared inside another one")
    }
    if completion.parameter.defaultValue != nil,
      let place = CallsWithoutHandler(of: completion, in: context).firstInAsynchronousCode
    {
      throw Refusal(
        .handlerOmitted,
        "the call on \(place) omits the handler, so it could mean the asynchronous version; pass a handler there"
      )
    }
    for attribute in attributes
    where !Self.droppedAttributes.union(Self.keptAttributes).contains(attribute.name)
      || attribute.text.holds("deprecated") || attribute.text.holds("unavailable")
      || attribute.text.holds("noasync")
    {
      throw Refusal(.functionAttributes, "the function is marked '\(attribute.text)'")
    }
    for modifier in modifiers where !Self.keptModifiers.contains(modifier.name?.kind ?? .identifier)
    {
      throw Refusal(.functionAttributes, "the function is marked '\(modifier.text)'")
    }
    if completion.parameter.isAutoclosure {
      throw Refusal(
        .functionForm, "'\(completion.name)' is an autoclosure, and can't take another closure")
    }
    for parameter in parameters where parameter.ellipsis != nil || parameter.isPassedOtherwise {
      throw Refusal(
        .functionForm,
        parameter.localName == "_"
          ? "the asynchronous version can't pass on a parameter without a name; name it, and run again"
          : "the asynchronous version can't pass on its parameter '\(parameter.localName)'")
    }
    let clause = function.signature?.parameterClause?.node.tokens ?? function.node.tokens
    if clause.dropFirst().contains(where: { context.tree.hasComment(in: $0.leadingTrivia) }) {
      throw Refusal(
        .commentInTheWay, "there are comments between the function's parameters; move them")
    }
    if let next = place.lastToken?.next, next.range.lowerBound < endOfLine {
      throw Refusal(.sharedLine, "'\(next.text)' follows the function on its last line")
    }
    if let reason = context.refusalOfTask(at: function.node) { throw reason }
  }

  private func checkIsolation() throws(Refusal) {
    switch isolation {
    case .mainActor: return
    case .nonisolated, .caller:
      if let refusal = context.refusalOfToolchain(since: .v(6, 2)) {
        throw refusal.reworded { "to keep the function on its caller's actor, \($0)" }
      }
    case .actor(let name):
      // What a method of an actor returns leaves the actor.
      guard isMethodOfActor else { throw refusal(ofOtherActor: name) }
      guard let unchecked = result.unchecked else { return }
      throw Refusal(
        .notSendable,
        "\(unchecked), and would leave the actor '\(name)'; "
          + (result.adviceOnUnchecked ?? "keep the handler"))
    case .globalActor(let name): throw refusal(ofOtherActor: name)
    case .unknown:
      throw Refusal(
        .unknownIsolation,
        "we can't tell what the function is isolated to; "
          + "mark it '@MainActor' or 'nonisolated' and run again")
    }
  }

  private func refusal(ofOtherActor name: String) -> Refusal {
    Refusal(.onOtherActor, "the function is isolated to '\(name)'")
  }

  /// Whether what the function is isolated to is the actor that it is called on, and no parameter.
  private var isMethodOfActor: Bool {
    let type = context.enclosingTypeNames(of: function.node).first
    return type.map { context.project.types[context.project.resolve($0)] ?? [] }?
      .contains { $0.kind == .actor } == true
      && !function.parameters.contains { $0.type?.text.hasPrefix("isolated ") == true }
  }

  private func checkNames() throws(Refusal) {
    let names = parameters.map(\.localName)
    let isMember = !context.enclosingTypeNames(of: function.node).isEmpty
    if names.contains("continuation") || names.contains(function.name?.name ?? "") && !isMember {
      throw Refusal(
        .nameTaken, "the asynchronous version needs a name that a parameter has; rename that")
    }
  }
}

extension CompletionParameter {
  /// The labels of the other parameters, `_` for none.
  var otherLabels: [String] {
    function.parameters.filter { !isHandler($0) }.map(\.label)
  }
}

extension FunctionDecl {
  /// Whether the function is declared in other code, not only in a `#if`.
  var isLocal: Bool {
    node.ancestors.prefix { $0.declaredTypeName == nil }.contains(where: \.isFunctionLike)
  }
}

extension Token {
  /// The name as the label of an argument, which most keywords may be.
  fileprivate var textAsLabel: String {
    ["inout", "let", "var"].contains(name) ? text : name
  }

  /// The name as an expression, which no keyword is.
  fileprivate var textAsValue: String {
    text.hasPrefix("`") || !kind.isReservedKeyword ? text : "`\(text)`"
  }
}

extension FunctionParameter {
  fileprivate var textWithoutComma: String {
    guard let comma = trailingComma else { return text }
    return node.tree.source.text(range.lowerBound..<comma.range.lowerBound)
      .trimmingTrailingBlanks
  }

  fileprivate var isAutoclosure: Bool {
    type?.tokens.contains { $0.text == "autoclosure" } == true
  }

  /// Whether a value of the parameter is not simply one for another function with the same parameter.
  fileprivate var isPassedOtherwise: Bool {
    let words = type?.tokens.map(\.text) ?? []
    let marks: Set = [
      "inout", "autoclosure", "isolated", "borrowing", "consuming", "repeat", "sending",
    ]
    return localName == "_" || attributes != nil || modifiers != nil
      || words.contains(where: marks.contains)
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
