import Rewriter

extension CompletionResult {
  /// What a function does in place of a call of its completion handler.
  struct Exit {
    /// `return `, `throw ` or `return try `.
    var keyword = "return "

    /// What is returned or thrown; `nil` for nothing.
    var value: Range<ByteOffset>?

    /// What is written behind it.
    var ending = ""

    var isThrow = false

    /// Whether an optional error is thrown only where it is there, and the function ends behind it otherwise:
    /// `if let error { throw error }`
    var isPerhaps = false
  }

  /// - Parameters:
  ///   - arguments: those of the call.
  ///   - isThere: tells of errors that they are no longer optional.
  /// - Throws: where it is not known whether a value or an error is passed.
  func exit(
    handing arguments: [LabeledExpr], at call: Node, in context: Context,
    unwrapping isThere: (Node) -> Bool = { _ in false },
  ) throws(Refusal) -> Exit {
    let values = arguments.compactMap(\.expression)
    if failure != nil, try Self.calls(failure, call) {
      guard let error = values.first else { throw Self.unclear }
      return Exit(keyword: "throw ", value: error.range, isThrow: true)
    }
    switch resumption {
    case .returning:
      if values.isEmpty || failure != nil && type == nil && values[0].compactText == "()" {
        return Exit()
      }
      if type == nil { throw Self.unclear }
      guard values.count > 1 else { return Exit(value: values[0].range) }
      guard let paren = call.as(FunctionCallExpr.self)?.leftParen else { throw Self.unclear }
      return Exit(value: paren.range.lowerBound..<call.range.upperBound)
    case .result, .typedResult: return try exit(handingResult: values, in: context)
    case .error:
      guard let error = values.first else { throw Self.unclear }
      if error.is(.nilLiteralExpr) { return Exit() }
      return try exit(throwing: error, in: context, isThere)
    case .valueAndError:
      guard values.count == 2 else { throw Self.unclear }
      if values[1].is(.nilLiteralExpr) { return Exit(value: values[0].range) }
      return try exit(throwing: values[1], in: context, isThere)
    }
  }

  /// Whether what is called is the closure of the name, and not the other one.
  private static func calls(_ name: String?, _ call: Node) throws(Refusal) -> Bool {
    guard
      let called = call.as(FunctionCallExpr.self)?.calledExpression?.withoutOptionalMarks
        .referencedName
    else { throw unclear }
    return called == name
  }

  private func exit(
    handingResult values: [Node], in context: Context,
  ) throws(Refusal) -> Exit {
    guard let result = values.first, values.count == 1 else { throw Self.unclear }
    if let call = result.as(FunctionCallExpr.self),
      let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.base == nil,
      let argument = call.arguments?.arguments.first?.expression
    {
      if callee.name == "failure" {
        return Exit(keyword: "throw ", value: argument.range, isThrow: true)
      }
      guard callee.name == "success" else { throw Self.unclear }
      guard type == nil else { return Exit(value: argument.range) }
      // Have: completion(.success(save()))
      guard ["()", "Void()"].contains(argument.compactText) else {
        throw Refusal(
          .handlerResult, "'\(PathCondition.short(argument.text))' would no longer be called")
      }
      return Exit()
    }
    if let member = result.as(MemberAccessExpr.self), member.base == nil {
      guard type == nil, member.name == "success" else { throw Self.unclear }
      return Exit()
    }
    guard result.is(.declReferenceExpr), type != nil else { throw Self.unclear }
    return Exit(keyword: "return try ", value: result.range, ending: ".get()", isThrow: true)
  }

  private func exit(
    throwing error: Node, in context: Context, _ isThere: (Node) -> Bool,
  ) throws(Refusal) -> Exit {
    let isCase = error.as(MemberAccessExpr.self).map(context.isEnumCase) ?? false
    let type = context.valueType(of: error)
    guard isThere(error) || isCase || type.map({ !$0.isOptional }) == true else {
      if type != nil, let exit = exit(perhapsThrowing: error) { return exit }
      throw Refusal(
        .handlerResult,
        "we can't tell whether '\(PathCondition.short(error.text))' is nil, which can't be thrown"
      )
    }
    return Exit(keyword: "throw ", value: error.range, isThrow: true)
  }

  /// Have: completion(error), of an optional error, and completion(self.failure)
  private func exit(perhapsThrowing error: Node) -> Exit? {
    guard case .error = resumption else { return nil }
    let isName = error.referencedName != nil
    guard isName || error.as(MemberAccessExpr.self)?.base?.isSelfReference == true else {
      return nil
    }
    let name = isName ? error.text : "error"
    return Exit(
      keyword: isName ? "if let " : "if let error = ", value: error.range,
      ending: " { throw \(name) }", isThrow: true, isPerhaps: true)
  }

  private static let unclear = Refusal(
    .handlerResult, "we can't tell whether the completion handler gets a value or an error")
}

extension Context {
  /// Have: LoadError.bad
  func isEnumCase(_ member: MemberAccessExpr) -> Bool {
    guard let base = member.base, let type = base.referencedName,
      case .type(let name) = resolution(of: type, at: base)
    else { return false }
    let members = project.members(named: member.name ?? "", of: name, inherited: false)
    return !members.isEmpty
      && members.allSatisfy { if case .enumCase = $0 { true } else { false } }
  }
}

extension CompletionResult {
  /// The statements of a task that awaits a call and gives a handler what comes, in lines with two spaces for a
  /// level. Of an optional handler the call is no argument: it would not be made where there is none.
  ///
  /// - Parameters:
  ///   - call: `load(id)`.
  ///   - handler: `completion`, or `completion?`.
  func statements(awaiting call: String, handler: String) -> String {
    let awaited = (isThrowing ? "try await " : "await ") + call
    // A constant cannot be called like the function whose result it is.
    let name = call.hasPrefix("result(") ? "value" : "result"
    let isNamed = type != nil && (handler.hasSuffix("?") || isTuple)
    let first = isNamed ? "let \(name) = \(awaited)\n" : type == nil ? "\(awaited)\n" : ""
    let value = isNamed ? name : awaited
    let success: String
    let failure: String
    switch resumption {
    case .returning(""): return "\(first)\(handler)()"
    case .returning("returning: $0"): return "\(first)\(handler)(\(value))"
    case .returning:
      return "\(first)\(handler)(\(parts.map { "\(name).\($0)" }.joined(separator: ", ")))"
    case .result, .typedResult:
      success = type == nil ? ".success(())" : ".success(\(value))"
      failure = ".failure(error)"
    case .error: (success, failure) = ("nil", "error")
    case .valueAndError: (success, failure) = ("\(value), nil", "nil, error")
    }
    let typed = if case .typedResult = resumption { throwing } else { "" }
    let lines = first.isEmpty ? "" : "  " + first
    return "do\(typed) {\n\(lines)  \(handler)(\(success))\n"
      + "} catch {\n  \(handler)(\(failure))\n}"
  }

  /// The names or numbers of the parts of a tuple.
  private var parts: [String] {
    let elements = type.flatMap { KnownType($0, path: "")?.tupleElements } ?? []
    return elements.enumerated().map { $1.label ?? "\($0)" }
  }
}
