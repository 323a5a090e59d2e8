import Rewriter

/// What an asynchronous function gives in place of a handler's parameters.
struct AwaitedValues {
  let twin: AsyncTwin
  private let values: [HandlerParameters.Parameter]
  private let result: TypeSpelling

  init(given: HandlerParameters, twin: AsyncTwin) {
    self.twin = twin
    values = given.values
    result = TypeSpelling(twin.result)
  }

  var isVoid: Bool { result.isVoid }

  /// Whether what the function gives is there for each of the values.
  var hasAllValues: Bool {
    let parts = KnownType(twin.result, path: "")?.tupleElements?.count ?? 1
    return values.isEmpty || isVoid ? values.allSatisfy { !$0.isRead } : values.count == parts
  }

  /// `data`, `(data, _)`; `nil` for nothing.
  var pattern: String? {
    guard values.contains(where: \.isRead) else { return nil }
    let names = values.map { ($0.isRead ? $0.name : nil) ?? "_" }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }

  /// Whether a single value is an optional also where it is awaited.
  var isOptional: Bool { twin.result.hasSuffix("?") }

  /// The place of the only value that is read among several.
  var onlyRead: Int? {
    let read = values.indices.filter { values[$0].isRead }
    return read.count == 1 && values.count > 1 ? read[0] : nil
  }

  /// `.0`, or `.image` where the parts have names.
  func part(_ place: Int) -> String {
    let elements = KnownType(twin.result, path: "")?.tupleElements ?? []
    return "."
      + (elements.indices.contains(place) ? elements[place].label : nil).map { $0 }.orNumber(place)
  }
}

extension String? {
  fileprivate func orNumber(_ number: Int) -> String { self ?? "\(number)" }
}

extension HandlerForm {
  /// `_ = try? await f()`, `await f()`
  static func discarding(_ awaited: AwaitedValues) -> HandlerForm {
    HandlerForm(
      before: (awaited.isVoid ? "" : "_ = ") + (awaited.twin.isThrowing ? "try? await " : "await "))
  }

  /// `let settings = await f()`, `let granted = (try? await f()) ?? false`, `let item = try? await f()`,
  /// `let data = try? await f().0`: an error is what the handler takes no notice of.
  ///
  /// `nil` where that takes several lines.
  static func valueAlone(
    _ given: HandlerParameters, _ awaited: AwaitedValues,
  ) throws(Refusal) -> HandlerForm? {
    guard let pattern = awaited.pattern else { return nil }
    guard awaited.twin.isThrowing else {
      var form = HandlerForm(before: "let \(pattern) = await ")
      form.names = given.readNames
      let type = given.readValues[0].type
      // The compiler warns of a constant whose type is found to be one without values.
      let isToBeSaid = type.isOptional && !awaited.isOptional || type.text == "Never?"
      if given.values.count == 1, isToBeSaid {
        form.before = "let \(pattern): \(type.text) = await "
      }
      return form
    }
    guard let value = given.readValues.first, let name = value.name,
      given.readValues.count == 1
    else { return nil }
    var form = HandlerForm(before: "let \(name) = try? await ")
    form.names = [name]
    form.concern = given.concernOfErrors
    if let place = awaited.onlyRead {
      guard value.type.isOptional else { return nil }
      form.after = awaited.part(place)
      return form
    }
    if value.type.isOptional { return form }
    guard value.type.text == "Bool" else {
      throw Refusal(.valueWithError, "we can't tell what '\(name)' is when there is an error")
    }
    form.before = "let \(name) = (try? await "
    form.after = ") ?? false"
    return form
  }

  /// `let (data, response) = (try? await f()) ?? (nil, nil)`: nothing is read of the error, or only whether there is one,
  /// which the values tell as well.
  ///
  /// `nil` where something else is read of it, or a value may be missing without one.
  static func valuesIfAny(_ given: HandlerParameters, _ awaited: AwaitedValues) -> HandlerForm? {
    guard !awaited.twin.result.contains("?"), let pattern = awaited.pattern,
      given.readValues.allSatisfy({ $0.type.isOptional }),
      let edits = given.editsWithoutChecks
    else { return nil }
    var form = HandlerForm(before: "let \(pattern) = (try? await ")
    if given.values.count == 1 {
      form.before = "let \(pattern) = try? await "
    } else if let place = awaited.onlyRead, let name = given.readValues[0].name {
      form.before = "let \(name) = try? await "
      form.after = awaited.part(place)
    } else {
      form.after = ") ?? (\(given.values.map { _ in "nil" }.joined(separator: ", ")))"
    }
    form.names = given.readValues.compactMap(\.name)
    form.edits = edits
    form.concern = given.concernOfErrors
    return form
  }

  /// `let succeeded = (try? await f()) != nil`: all that is asked is whether there is an error.
  ///
  /// Have: self.title = error == nil ? "done" : "failed"
  static func successAlone(
    _ given: HandlerParameters, _ awaited: AwaitedValues, in handler: CompletionHandler,
  ) -> HandlerForm? {
    let taken = Set(handler.code.flatMap(\.identifiers))
    guard awaited.twin.isThrowing, !awaited.isOptional, given.readValues.isEmpty,
      let error = given.error, error.isRead,
      let name = ["succeeded", "isDone"].first(where: { !taken.contains($0) })
    else { return nil }
    let checks = error.reads.compactMap(\.checkForNil)
    guard checks.count == error.reads.count else { return nil }
    var form = HandlerForm(before: "let \(name) = (try? await ", after: ") != nil")
    form.names = [name]
    form.edits = checks.map { Edit(replace: $0.range, with: $0.isThere ? "!\(name)" : name) }
    return form
  }

  /// Lets for what is read, which a `do` statement fills.
  static func binding(
    _ given: HandlerParameters, _ awaited: AwaitedValues, in context: Context,
  ) throws(Refusal) -> HandlerForm {
    try given.checkTypes(in: context)
    var form = HandlerForm(before: "")
    form.depth = 1
    form.names = given.readNames
    form.leadingLines = given.declarations + ["do {"]
    form.before = awaited.assignment
    var caught = try given.fallbacks()
    var head = "} catch {"
    if given.isErrorRead, let name = given.error?.name {
      form.trailingLines.append("  \(name) = nil")
      let thrown = name == "error" ? "thrown" : "error"
      if name == "error" { head = "} catch let thrown {" }
      caught.append("\(name) = \(thrown)")
    }
    form.trailingLines += [head] + caught.map { "  " + $0 } + ["}"]
    form.gainsNothing = Refusal(
      .gainsNothing,
      given.readNames.count < 2
        ? "the handler reads the error as an optional, so awaiting would only add lines; keep the handler, or bind the error with 'if let' first"
        : "the handler uses the error together with the result, so awaiting would only add lines; keep the handler, or handle the error first and return"
    )
    form.concern = given.concernOfErrors
    return form
  }

  /// A `Result` that a `do` statement fills.
  static func wrapping(
    _ given: HandlerParameters, _ awaited: AwaitedValues, in context: Context,
  ) throws(Refusal) -> HandlerForm {
    guard given.values.count == 1, let name = given.values[0].name,
      !given.values[0].type.genericArguments.isEmpty
    else { throw Refusal(.valueWithError, "we can't tell what the 'Result' holds") }
    try given.checkTypes(in: context)
    guard let opening = given.openingOfResult(in: context) else {
      throw Refusal(.valueWithError, "'catch' gets 'any Error', and no error of the 'Result'")
    }
    var form = HandlerForm(
      before: awaited.isVoid ? "try await " : "\(name) = .success(try await ",
      after: awaited.isVoid ? "" : ")")
    form.depth = 1
    form.names = [name]
    form.gainsNothing = Refusal(
      .gainsNothing,
      "the handler uses the 'Result' as a whole, so awaiting would only add lines; keep the handler, or handle the failure "
        + "first and return")
    form.leadingLines = given.declarations + ["\(opening) {"]
    form.trailingLines =
      (awaited.isVoid ? ["  \(name) = .success(())"] : [])
      + (name == "error"
        ? ["} catch let thrown {", "  error = .failure(thrown)", "}"]
        : ["} catch {", "  \(name) = .failure(error)", "}"])
    return form
  }
}

extension Node {
  /// The comparison of the value with `nil`, where it is an operand by itself, and whether that asks for a value.
  fileprivate var checkForNil: (range: Range<ByteOffset>, isThere: Bool)? {
    guard let first = firstToken, first.index == lastToken?.index,
      let comparison = first.next, ["==", "!="].contains(comparison.text),
      let last = comparison.next, last.kind == .nil,
      [first.previous, last.next].allSatisfy({ token in
        token.map { !$0.isOperator || ["&&", "||", "=", "?", ":"].contains($0.text) } ?? true
      })
    else { return nil }
    return (range.lowerBound..<last.range.upperBound, comparison.text == "!=")
  }
}

extension Token {
  fileprivate var isOperator: Bool {
    [.binaryOperator, .prefixOperator, .postfixOperator].contains(kind)
  }
}

extension AwaitedValues {
  /// `(data, response) = try await `
  var assignment: String { (pattern.map { "\($0) = " } ?? (isVoid ? "" : "_ = ")) + "try await " }
}

extension HandlerParameters {
  /// `data = nil`, for each value that is read: what it is when there is an error.
  func fallbacks() throws(Refusal) -> [String] {
    try readValues.map { value throws(Refusal) in
      guard let name = value.name, let fallback = value.type.valueWithError else {
        throw Refusal(
          .valueWithError, "we can't tell what '\(value.name ?? "")' is when there is an error")
      }
      return "\(name) = \(fallback)"
    }
  }

  /// `let data: Data?`, a line for each value that is read, and for the error.
  var declarations: [String] {
    let read = (values + [error].compactMap(\.self)).filter(\.isRead)
    return read.map { "let \($0.name ?? "_"): \($0.type.text)" }
  }

  /// What is no name in a type, whatever the project declares.
  private static let keywords: Set = [
    "any", "async", "autoclosure", "borrowing", "consuming", "escaping", "inout", "rethrows",
    "sending", "some", "throws",
  ]

  /// Throws where a type would be written that may mean something else.
  func checkTypes(in context: Context) throws(Refusal) {
    for parameter in values + [error].compactMap(\.self) where parameter.isRead {
      guard let node = parameter.reads.first else { continue }
      let words = parameter.type.text.split {
        !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
      }
      for word in words where !Self.keywords.contains(String(word)) {
        let name = String(word.prefix { $0 != "." })
        if isOwn
          ? !parameter.type.means(name, at: node, in: context)
          : context.isShadowed(name, at: node)
        {
          throw Refusal(
            .shadowedName,
            isOwn
              ? "'\(name)' is a different type here"
              : "another type named '\(name)' hides it here")
        }
      }
    }
  }
}

extension KnownType {
  /// Whether the name, which stands in the type, means the same at the node.
  fileprivate func means(_ name: String, at node: Node, in context: Context) -> Bool {
    let project = context.project
    let seen = project.seen(from: path)
    let there = seen.resolve(name, inside: scope)
    guard seen.types[there] != nil else { return !context.isShadowed(name, at: node) }
    let here = context.enclosingTypeNames(of: node).first ?? ""
    // Two modules may have types of one name.
    let isSame = project.types[there]?.first?.path == seen.types[there]?.first?.path
    return isSame && project.resolve(name, inside: here) == there
      && !project.declaresGlobalValue(name)
  }

  /// What a handler is given in place of a value of the type when there is an error, by the custom of
  /// Objective-C; `nil` where there is no custom.
  fileprivate var valueWithError: String? {
    isOptional ? "nil" : text == "Bool" ? "false" : nil
  }
}
