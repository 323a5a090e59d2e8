import Rewriter

/// How the asynchronous version of a call is written: its name, and the labels of its arguments.
struct AsyncSpelling {
  let twin: AsyncTwin

  /// What changes in the call, in front of the handler.
  let edits: [Edit]

  /// Throws where the asynchronous function takes something else.
  init(of site: AsyncTwinCall, in context: Context) throws(Refusal) {
    twin = try site.twin(in: context)
    if let type = site.overrideLeftOut(in: context) {
      throw Refusal(
        .noMatchingVersion,
        "'\(type)' overrides '\(site.callback.function)', which '\(twin.asyncFunction)' "
          + "doesn't call")
    }
    guard let name = site.call.calledExpression?.lastToken else {
      throw Refusal(.incompleteCode, "the name of the function is missing")
    }
    guard let kept = site.labelsOfOthers else {
      throw Refusal(.noMatchingVersion, "the completion handler isn't the last argument")
    }
    let new = twin.asyncLabels
    guard kept.count == new.count else {
      throw Refusal(.noMatchingVersion, "'\(twin.asyncFunction)' takes different arguments")
    }
    var edits: [Edit] = []
    if name.name != twin.asyncBaseName {
      edits.append(Edit(replace: name.range, with: twin.asyncBaseName))
    }
    var position = 0
    for argument in site.keptArguments {
      let label = argument.label?.name ?? "_"
      guard let place = kept[position...].firstIndex(of: label) else {
        throw Refusal(.noMatchingVersion, "'\(twin.asyncFunction)' takes different arguments")
      }
      position = place + 1
      if twin.labelsOfValues.contains(label), let value = argument.expression,
        !context.isNoOptional(value)
      {
        let isKnown = value.referencedName == nil || context.type(of: value) != nil
        throw Refusal(
          .noMatchingVersion,
          isKnown
            ? "'\(twin.asyncFunction)' doesn't take an optional for '\(label)'; unwrap the value and run again"
            : "'\(twin.asyncFunction)' doesn't take an optional for '\(label)', and the type of '\(value.textInOneLine)' isn't "
              + "known; write it and run again")
      }
      if new[place] != label { edits += try argument.relabelled(new[place]) }
    }
    self.edits = edits
  }
}

extension Context {
  /// Whether the value of the expression is known not to be an optional.
  fileprivate func isNoOptional(_ expression: Node) -> Bool {
    expression.is(.arrayExpr) || isMadeCollection(expression)
      || type(of: expression).map { !$0.isOptional } ?? false
  }

  /// Whether the value, or the constant that it is, is made by an initializer of a collection, none of which fails.
  ///
  /// Have: let types = Set([first, second].compactMap { $0 })
  private func isMadeCollection(_ expression: Node) -> Bool {
    if let call = expression.as(FunctionCallExpr.self), let callee = call.calledExpression {
      return ["Array", "Set"].contains(callee.referencedName ?? "")
        && !isShadowed(callee.text, at: expression)
    }
    guard let name = expression.referencedName,
      case .local(let binding) = resolution(of: name, at: expression), binding.isConstant,
      case .variable(let variable, _) = binding.kind, let value = variable.initializer?.value
    else { return false }
    return value.is(.functionCallExpr) && isMadeCollection(value)
  }
}

extension AsyncSpelling {
  /// The last token of the call that stays in front of the handler.
  func lastKept(of site: AsyncTwinCall) -> Token? {
    let call = site.call
    if twin.isProperty, let name = call.calledExpression?.lastToken { return name }
    let last = site.isHandlerTrailing ? nil : site.argumentsInFront.last?.expression
    let paren = site.isHandlerTrailing ? call.rightParen : call.leftParen
    return last?.lastToken ?? paren ?? call.calledExpression?.lastToken
  }

  /// What closes the call: its own parenthesis stays with a trailing closure. The type follows that only the handler
  /// has said.
  func closing(of site: AsyncTwinCall) -> String {
    if twin.isProperty { return "" }
    let said = site.function.saidResult.map { " as \($0)" } ?? ""
    guard site.isHandlerTrailing else { return site.textOfArgumentsBehind + ")" + said }
    return (site.call.rightParen == nil ? "()" : "") + said
  }

  /// Throws where the systems that run the code may not have the function. What the importer makes of a
  /// function is there where that is.
  func checkSystems(of site: AsyncTwinCall, in context: Context) throws(Refusal) {
    guard twin.isOfOverlay else { return }
    let versions = [("iOS", twin.iOS), ("macOS", twin.macOS)]
    for module in context.project.modules.modules(of: context.path) {
      for (platform, version) in versions {
        guard let target = module.settings.deploymentTargets[platform]?.value,
          let first = version.flatMap(SwiftVersion.init), target < first
        else { continue }
        throw Refusal(
          .systemTooOld,
          "'\(twin.asyncFunction)' needs \(platform) \(first), but the deployment target is \(target)"
        )
      }
    }
  }
}

extension AsyncTwin {
  /// Whether the function is one of its own beside the one with the handler, and came later.
  fileprivate var isOfOverlay: Bool {
    let versions = [(iOS, SwiftVersion.v(13, 0)), (macOS, .v(10, 15))]
    return ["URLSession", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]
      .contains(type)
      && versions.contains { version, first in
        version.flatMap(SwiftVersion.init).map { $0 > first } ?? false
      }
  }
}

extension AsyncTwinCall {
  /// The arguments that are passed to the asynchronous function too.
  var keptArguments: [LabeledExpr] {
    let all = call.arguments?.arguments ?? []
    if handler.closure == nil { return all.filter { $0.node != nilArgument?.node } }
    if handler.isPair {
      let gone = handler.code + [handler.passedFailure].compactMap(\.self)
      return all.filter { argument in argument.expression.map { !gone.contains($0) } ?? true }
    }
    guard call.trailingClosure == nil, let closure = handler.closure?.node else { return all }
    return all.filter { !$0.node.encloses(closure) }
  }

  /// Those in front of the handler.
  var argumentsInFront: [LabeledExpr] {
    keptArguments.filter { $0.range.upperBound <= start }
  }

  /// Those behind it, which come up to the others.
  ///
  /// Have: load(completion: { … }, id: 1)
  var argumentsBehind: [LabeledExpr] {
    handler.isPair ? [] : keptArguments.filter { $0.range.lowerBound > start }
  }

  /// `, id: 1`
  fileprivate var textOfArgumentsBehind: String {
    guard let first = argumentsBehind.first, let last = argumentsBehind.last?.expression else {
      return ""
    }
    let text = call.node.tree.source.text(first.range.lowerBound..<last.range.upperBound)
    return (argumentsInFront.isEmpty ? "" : ", ") + text
  }

  /// Whether the handler's label, which no other parameter has, says what the closure is for.
  var isHandlerNamed: Bool {
    let labels = callback.parameterLabels.filter { $0 == callback.label }
    let argument = call.arguments?.arguments.first { $0.expression == handler.closure?.node }
    return isOwn && call.trailingClosure == nil && labels.count == 1
      && argument?.label?.name == callback.label
  }

  /// Whether the handler, or the first of two, stands behind the parentheses of the call.
  var isHandlerTrailing: Bool {
    call.trailingClosure != nil
      && (!handler.isPair || call.trailingClosure?.node == handler.closure?.node)
  }

  /// The labels of the parameters besides the handler, or the two; `nil` where it is not known what else follows.
  fileprivate var labelsOfOthers: [String]? {
    let labels = callback.parameterLabels
    if let callee = function.callee, let failure = callee.failure {
      let isLast = Set([callee.parameter, failure]) == [labels.count - 1, labels.count - 2]
      return isLast ? Array(labels.dropLast(2)) : nil
    }
    guard let handler = labels.lastIndex(of: callback.label),
      handler == labels.count - 1 || isHandlerNamed
    else { return nil }
    return Array(labels[..<handler] + labels[(handler + 1)...])
  }

  /// Have: animate(animations: { … }, completion: { … })
  var hasOtherClosure: Bool {
    call.additionalTrailingClosures != nil && !handler.isPair
      || keptArguments.contains { $0.expression?.is(.closureExpr) == true }
  }

  /// The asynchronous function that takes the arguments.
  fileprivate func twin(in context: Context) throws(Refusal) -> AsyncTwin {
    if let twin = twins.first, twins.count == 1 { return twin }
    // Have: session.dataTask(with: x) { … }. It depends on the type of x.
    guard let argument = keptArguments.first?.expression,
      let type = context.valueType(of: argument)?.name
    else {
      throw Refusal(
        .noMatchingVersion,
        "we can't tell the type of the argument, which decides what the call means")
    }
    let fitting = twins.filter { $0.source.hasSuffix(": for a \(type)") }
    guard let twin = fitting.first, fitting.count == 1 else {
      throw Refusal(.noMatchingVersion, "no asynchronous function is known to take a '\(type)'")
    }
    return twin
  }
}

extension LabeledExpr {
  fileprivate func relabelled(_ label: String) throws(Refusal) -> [Edit] {
    guard let expression, let first = expression.firstToken else {
      throw Refusal(.incompleteCode, "an argument is missing")
    }
    switch (self.label, label) {
    case (let old?, "_"):
      return [.delete(old.range.lowerBound..<first.range.lowerBound)]
    case (let old?, _): return [Edit(replace: old.range, with: label)]
    case (nil, _): return [.insert("\(label): ", at: first.range.lowerBound)]
    }
  }
}

extension AsyncTwin {
  /// `notificationSettings` of `notificationSettings()`.
  var asyncBaseName: String { String(asyncFunction.prefix { $0 != "(" }) }

  /// Whether an asynchronous property stands for the function: `session.allTasks`.
  var isProperty: Bool { !asyncFunction.contains("(") }

  /// The labels of the asynchronous function's parameters, `_` for one without.
  fileprivate var asyncLabels: [String] {
    asyncFunction.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
