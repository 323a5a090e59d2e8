import Rewriter

/// What captured values are called.
extension TaskCaptures {
  /// The first name for what is captured that means nothing else in the task; `nil` for none.
  func name(for expression: Node, label: Token?) -> String? {
    guard expression.isOnOneLine, expression.firstToken?.kind != .period else { return nil }
    return names(for: expression, label: label).first { isFree($0, exceptAt: expression) }
  }

  /// Its own name, those of its label and of the parameter that it is for, and one that says when it was read.
  private func names(for expression: Node, label: Token?) -> [String] {
    // Have: count(in: [title]), whose label is no name
    let noun = label.flatMap { $0.kind.isReservedKeyword ? nil : $0.name }
    let own = expression.referencedName ?? expression.calledOrLastName ?? noun
    guard own != "self", own != "super" else { return [] }
    let others = expression.hasTypeOfItsOwn ? [noun, parameter(for: expression)?.name] : []
    let dated = expression.hasTypeOfItsOwn ? own.map { "current\($0.capitalizedFirst)" } : nil
    return ([own] + others + [dated]).compactMap(\.self).filter { $0 != "_" }
  }

  /// The parameter of the project's function that the argument is for; `nil` for the receiver.
  private func parameter(for argument: Node) -> FunctionFacts.Parameter? {
    guard CallArguments(of: site.call).has(argument) else { return nil }
    return CalledOnceCallees(context).parameter(
      of: site.call, for: argument, beside: site.handler.closure?.node)
  }

  /// Whether the argument is for a parameter of a type of the project's that is never `nil`: what is declared with
  /// `!` stops the program there if it is.
  func isForValueThatIsThere(_ argument: Node) -> Bool {
    guard let parameter = parameter(for: argument), !TypeSpelling(parameter.type).isOptional,
      let types = context.project.types[context.project.resolve(TypeSpelling(parameter.type).name)]
    else { return false }
    return !types.contains { $0.kind == .protocol }
  }
}

extension CallArguments {
  /// Whether the node is one of the arguments in parentheses, as it is.
  fileprivate func has(_ argument: Node) -> Bool {
    if case .parenthesized = place(of: argument) { true } else { false }
  }
}

extension Node {
  var isOnOneLine: Bool { !text.contains(where: \.isLineBreak) }

  /// The name of what a call, a member or a value in parentheses gives.
  fileprivate var calledOrLastName: String? {
    if let call = self.as(FunctionCallExpr.self) { return call.calleeName?.asNounName }
    return lastName?.asValueName
  }

  /// Whether the expression is no literal, which takes its type from where it stands.
  fileprivate var hasTypeOfItsOwn: Bool {
    [
      .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .forceUnwrapExpr,
    ].contains(kind)
  }
}

extension String {
  /// `request` of `makeRequest`.
  fileprivate var asNoun: String {
    for verb in ["make", "create", "build", "get"] where hasPrefix(verb) {
      let noun = dropFirst(verb.count)
      if noun.beginsWithCapital { return noun.prefix(1).lowercased() + noun.dropFirst() }
    }
    return self
  }

  /// A name for what the function of the name gives.
  var asNounName: String? { asValueName?.asNoun }

  /// A name of a type is no name of a value.
  fileprivate var asValueName: String? { first?.isLowercase == true ? self : nil }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
