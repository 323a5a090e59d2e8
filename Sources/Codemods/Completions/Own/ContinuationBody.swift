import Rewriter

/// The body of a function that calls its completion handler where an asynchronous function cannot return, as on a queue
/// that keeps what it is handed: the whole body is what a continuation waits for, which gets what the handler got.
struct ContinuationBody {
  private let completion: CompletionParameter
  private let result: CompletionResult

  /// What it answers where the function doesn't call its handler.
  private let gapAnswer: GapAnswer?
  private let gaps: [CompletionPaths.Gap]
  private let body: CodeBlock
  private let context: Context

  private(set) var edits: [Edit] = []

  /// Whether who awaits the function has `self` for longer than the function had it.
  private(set) var keepsSelf = false

  /// Whether statements run after a call of the handler, which the caller only hears of then.
  private(set) var hasCodeBehind = false

  /// Whether something is passed on that the compiler would not let pass.
  private(set) var isUnchecked = false

  /// - Throws: where the handler has other uses, or what it is handed is not known to be a value or an error.
  init(
    of alternative: AsyncAlternative, paths: CompletionPaths,
  ) throws(Refusal) {
    let completion = alternative.completion
    let context = alternative.context
    let result = alternative.result
    guard let body = completion.function.body else {
      throw Refusal(.incompleteCode, "it has no body")
    }
    self.completion = completion
    self.result = result
    self.body = body
    self.context = context
    gapAnswer = alternative.gapAnswer
    gaps = paths.gaps
    // What is passed on would not always come back.
    if paths.gap != nil, paths.gaps.isEmpty || !paths.callees.isEmpty {
      throw Refusal(.notCalledOnce, "a function that it passes its handler may not call it")
    }
    if let unchecked = result.unchecked, result.isKeptInVariable {
      throw Refusal(.notSendable, "\(unchecked), and would be handed to a continuation")
    }
    if body.node.identifiers.contains(Self.name) {
      throw Refusal(.nameTaken, "its body uses the name '\(Self.name)'")
    }
    if paths.deliveries.contains(where: { $0.closures.contains(where: \.isOfTask) }) {
      throw Refusal(.handlerIsPassedOn, "it calls its handler in a task, which would be awaited")
    }
    guard completion.isOnlyCalled(in: body, on: paths) else {
      throw Refusal(.notCalledOnce, "'\(completion.phrase)' has other uses than calls")
    }
    if let reason = BlockingCalls(in: context).refusal(ofAsyncBody: body) { throw reason }
    let held = paths.needsSelf ? try HeldSelf(on: paths, in: context) : nil
    var calls: [HandlerCall] = []
    for delivery in paths.deliveries where held?.drops(delivery.node) != true {
      calls.append(
        HandlerCall(
          node: delivery.node, resuming: try resumptions(for: delivery),
          leaving: leaving(for: delivery)))
    }
    hasCodeBehind = calls.contains { call in
      call.leaving == nil && call.node.statementsBehind.contains { !$0.isPlainReturn }
    }
    keepsSelf = held?.edits.isEmpty == false
    let copies = try completion.deletionsOfCopies(in: body, context.tree)
    let last = lastReturnOfValue
    let gone = copies + (last.map { [.delete($0)] } ?? [])
    edits = gone + (try wait(around: calls, held?.edits ?? [], without: gone.map(\.range)))
    edits += editsOfReturns(besides: last)
    isUnchecked = edits.contains { $0.replacement.contains("nonisolated(unsafe)") }
  }

  /// The lines of the `return` at the end of a function that returns a value besides.
  private var lastReturnOfValue: Range<ByteOffset>? {
    guard function.returnsValue,
      let item = body.statements?.node.elements(CodeBlockItem.self).last, item.node.isPlainReturn,
      context.tree.source.isFirstOnLine(item.range.lowerBound)
    else { return nil }
    return context.tree.source.paragraph(of: item.range)
  }

  /// `return task` becomes `return` in what the function waits for.
  private func editsOfReturns(besides last: Range<ByteOffset>?) -> [Edit] {
    guard function.returnsValue else { return [] }
    return function.ownReturns.compactMap { other in
      guard let value = other.expression, let keyword = other.returnKeyword,
        last?.contains(other.range.lowerBound) != true,
        !edits.contains(where: { $0.range.contains(value.range.lowerBound) })
      else { return nil }
      return .delete(keyword.range.upperBound..<value.range.upperBound)
    }
  }

  /// What becomes of a call of the handler.
  private struct HandlerCall {
    let node: Node

    /// In what is waited for.
    let resuming: [Edit]

    /// In front of it, where the function leaves before it waits; `nil` where it does not.
    let leaving: [Edit]?
  }

  /// `return value` in place of a call of the handler that the function leaves behind before it has begun anything.
  ///
  /// Have: guard isOpen else { completion(nil); return }
  private func leaving(for delivery: CompletionPaths.Delivery) -> [Edit]? {
    guard delivery.closures.isEmpty, !delivery.isForwarding,
      let call = delivery.node.as(FunctionCallExpr.self), call.trailingClosure == nil,
      let item = call.node.ancestors.lazy.compactMap({ $0.as(CodeBlockItem.self) }).first,
      let statement = item.item,
      let exit = try? result.exit(
        handing: call.arguments?.arguments ?? [], at: call.node, in: context), !exit.isPerhaps,
      !call.node.ancestors.prefix(while: { $0 != body.node }).contains(where: { $0.is(.doStmt) })
    else { return nil }
    let end: ByteOffset
    if statement.as(ReturnStmt.self)?.expression == call.node {
      end = item.range.upperBound
    } else if statement == call.node,
      let next = item.node.parent?.elements(CodeBlockItem.self)
        .first(where: { $0.range.lowerBound > item.range.lowerBound }),
      next.node.isPlainReturn
    {
      end = next.range.upperBound
    } else {
      return nil
    }
    let tokens = (item.node.parent?.tokens).map(Array.init) ?? []
    let isCommented = tokens.contains { token in
      token.range.lowerBound > statement.range.lowerBound && token.range.lowerBound < end
        && context.tree.hasComment(in: token.leadingTrivia)
    }
    if isCommented { return nil }
    let start = statement.range.lowerBound
    guard let value = exit.value else { return [Edit(replace: start..<end, with: "return")] }
    return [
      Edit(replace: start..<value.lowerBound, with: exit.keyword),
      Edit(replace: value.upperBound..<end, with: exit.ending),
    ]
  }

  private static let name = "continuation"

  private func resumptions(for delivery: CompletionPaths.Delivery) throws(Refusal) -> [Edit] {
    guard let call = delivery.node.as(FunctionCallExpr.self), call.trailingClosure == nil else {
      throw Refusal(.handlerResult, "its handler is given a closure")
    }
    if delivery.isForwarding { return try handler(inPlaceOfArgumentOf: call) }
    if completion.isOptional, case .used = StatementPlace(of: call.node) {
      throw Refusal(.partOfExpression, "its handler is called in an expression")
    }
    guard let open = call.leftParen else {
      throw Refusal(.handlerResult, "its handler is given a closure")
    }
    if let edits = try resumptionsOfPerhaps(call) { return edits }
    let (label, value) = try resumed(with: call.arguments?.arguments ?? [], of: call)
    let kept = value ?? open.range.upperBound..<open.range.upperBound
    let isError = result.failure != nil && label == "throwing: "
    let isUnchecked = result.unchecked != nil && !isError && handsUnchecked(call)
    let replaced = hop(ofOnly: call, handing: kept) ?? call.node
    let gone = [
      replaced.range.lowerBound..<kept.lowerBound, kept.upperBound..<replaced.range.upperBound,
    ]
    let isCommented = replaced.tokens.dropFirst().contains { token in
      context.tree.hasComment(in: token.leadingTrivia)
        && gone.contains { $0.contains(token.range.lowerBound) }
    }
    if isCommented { throw Refusal(.commentInTheWay, "a comment stands in a call of its handler") }
    if isUnchecked { return try passingUnchecked(kept, in: replaced, label, instead: gone) }
    return [
      Edit(replace: gone[0], with: "\(Self.name).resume(\(label)"),
      Edit(replace: gone[1], with: ")"),
    ]
  }

  /// `completion(error)` with an error that is perhaps nil, as a statement with two branches; `nil` for any other call.
  private func resumptionsOfPerhaps(_ call: FunctionCallExpr) throws(Refusal) -> [Edit]? {
    let exit = try? result.exit(
      handing: call.arguments?.arguments ?? [], at: call.node, in: context)
    guard let exit, exit.isPerhaps, let value = exit.value else { return nil }
    let replaced = hop(ofOnly: call, handing: value) ?? call.node
    let source = context.tree.source
    guard case .statement = StatementPlace(of: replaced),
      source.isFirstOnLine(replaced.range.lowerBound),
      !replaced.tokens.dropFirst().contains(where: {
        context.tree.hasComment(in: $0.leadingTrivia)
      })
    else {
      throw Refusal(.sharedLine, "the call of its handler stands on the line of other code")
    }
    let binding = exit.keyword.dropFirst("if let ".count)
    let name = binding.isEmpty ? source.text(value) : String(binding.dropLast(" = ".count))
    let unit = Indentation.unit(of: source, at: replaced.range.lowerBound)
    let line = Indentation(ofLineAt: replaced.range.lowerBound, in: source).deeper(by: unit)
    let branches = """
       {
        \(Self.name).resume(throwing: \(name))
      } else {
        \(Self.name).resume()
      }
      """
    return [
      Edit(replace: replaced.range.lowerBound..<value.lowerBound, with: exit.keyword),
      Edit(
        replace: value.upperBound..<replaced.range.upperBound,
        with: line.place(branches, unit: unit)),
    ]
  }

  /// The value is passed as unchecked as the handler got it, in a constant of its own.
  ///
  /// - Parameter call: The call of the handler, or the hop that does nothing else.
  private func passingUnchecked(
    _ kept: Range<ByteOffset>, in call: Node, _ label: String, instead gone: [Range<ByteOffset>],
  ) throws(Refusal) -> [Edit] {
    let source = context.tree.source
    guard case .statement = StatementPlace(of: call), source.isFirstOnLine(call.range.lowerBound)
    else {
      throw Refusal(.sharedLine, "the call of its handler stands on the line of other code")
    }
    let used = body.node.identifiers
    guard let name = ["value", "result", "outcome"].first(where: { !used.contains($0) }) else {
      throw Refusal(.nameTaken, "its body uses the names 'value', 'result' and 'outcome'")
    }
    let unit = Indentation.unit(of: source, at: call.range.lowerBound)
    let line = Indentation(ofLineAt: call.range.lowerBound, in: source).deeper(by: unit)
    let type = typeToBeSaid(of: kept).map { ": \($0)" }
    return [
      Edit(replace: gone[0], with: "nonisolated(unsafe) let \(name)\(type ?? "") = "),
      Edit(replace: gone[1], with: line.lineBreak + "\(Self.name).resume(\(label)\(name))"),
    ]
  }

  /// The type of a constant for the value where that doesn't say it: of a `Result`, and of a literal, which may be one of
  /// other things.
  private func typeToBeSaid(of value: Range<ByteOffset>) -> String? {
    if case .typedResult = result.resumption { return result.handedResult }
    let first = context.tree.source.bytes[value.lowerBound.value]
    guard first == UInt8(ascii: "["), case .returning = result.resumption else { return nil }
    return result.type
  }

  /// Whether the call hands on a value that may not be Sendable, other than an error or what is written there.
  private func handsUnchecked(_ call: FunctionCallExpr) -> Bool {
    let values = call.arguments?.arguments.compactMap(\.expression) ?? []
    let disconnected = DisconnectedValues(upTo: call.node, in: context)
    return values.contains { value in
      if disconnected.contains(valueOf: value) { return false }
      guard let inner = value.as(FunctionCallExpr.self),
        let callee = inner.calledExpression?.as(MemberAccessExpr.self), callee.base == nil,
        ["success", "failure"].contains(callee.name ?? "")
      else { return mayBeUnchecked(value) }
      return callee.name == "success"
        && (inner.arguments?.arguments.compactMap(\.expression) ?? []).contains(
          where: mayBeUnchecked)
    }
  }

  private func mayBeUnchecked(_ value: Node) -> Bool {
    if [
      .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr, .floatLiteralExpr,
    ].contains(value.kind) {
      return false
    }
    if value.as(MemberAccessExpr.self).map({ $0.base == nil }) == true { return false }
    return context.valueType(of: value).map { context.sendability(of: $0).kind } != .yes
  }

  /// The hop to the main queue that does nothing but call the handler: who awaits is resumed where it runs.
  ///
  /// Have: DispatchQueue.main.async { completion(value) }
  private func hop(ofOnly call: FunctionCallExpr, handing value: Range<ByteOffset>) -> Node? {
    guard let list = call.node.parent?.parent, list.elements(CodeBlockItem.self).count == 1,
      let closure = list.parent?.as(ClosureExpr.self), closure.signature == nil,
      case .argument(let around, _) = ClosureUse(of: closure),
      let callee = around.calledExpression?.as(MemberAccessExpr.self),
      let hop = MainQueueHop(callee: callee), hop.closure?.node == closure.node,
      case .statement(let item) = StatementPlace(of: around.node), !isFollowed(item),
      !around.node.tokens.dropFirst().contains(where: {
        context.tree.hasComment(in: $0.leadingTrivia)
      }),
      !context.tree.source.bytes[value.indices].contains(where: \.isLineBreak)
    else { return nil }
    let made = call.node.descendantsAndSelf.compactMap { node in
      node.as(FunctionCallExpr.self).flatMap {
        $0.makesValueOfLibrary(in: context) ? $0.calledExpression : nil
      }
    }
    let isKept = call.node.descendantsAndSelf.dropFirst().allSatisfy { node in
      if made.contains(where: { $0 == node || $0.encloses(node) }) { return true }
      if node.is(.subscriptCallExpr) || node.is(.closureExpr) { return false }
      if let call = node.as(FunctionCallExpr.self) {
        return call.calledExpression.map {
          made.contains($0) || $0.as(MemberAccessExpr.self).map { $0.base == nil } == true
        } == true
      }
      if let member = node.as(MemberAccessExpr.self) { return member.base == nil }
      guard let name = node.referencedName, !completion.names.contains(name) else { return true }
      if case .local = context.resolution(of: name, at: node) { return true }
      return node.parent?.is(.memberAccessExpr) == true
    }
    return isKept ? around.node : nil
  }

  /// Whether something else than a `return` follows, which might change what the hop hands on.
  private func isFollowed(_ item: CodeBlockItem) -> Bool {
    let rest = item.node.parent?.children.filter {
      $0.range.lowerBound > item.range.lowerBound
    }
    return rest?.allSatisfy { $0.as(CodeBlockItem.self)?.item?.is(.returnStmt) == true } != true
  }

  /// The label of what a continuation is resumed with, and what that is.
  private func resumed(
    with arguments: [LabeledExpr], of call: FunctionCallExpr,
  ) throws(Refusal) -> (label: String, value: Range<ByteOffset>?) {
    if case .typedResult = result.resumption, let only = arguments.first?.expression {
      return ("returning: ", only.range)
    }
    let exit: CompletionResult.Exit
    do throws(Refusal) {
      exit = try result.exit(handing: arguments, at: call.node, in: context)
    } catch {
      guard case .result = result.resumption, arguments.count == 1,
        let only = arguments[0].expression
      else { throw error }
      return ("with: ", only.range)
    }
    guard let value = exit.value else { return ("", nil) }
    if !exit.isThrow { return ("returning: ", value) }
    return (exit.ending.isEmpty ? "throwing: " : "with: ", value)
  }

  /// `load(id, completion: completion)` becomes `load(id, completion: { continuation.resume(returning: $0) })`.
  private func handler(inPlaceOfArgumentOf call: FunctionCallExpr) throws(Refusal) -> [Edit] {
    if completion.failure != nil { return try handlers(inPlaceOfArgumentsOf: call) }
    let arguments = call.arguments?.arguments ?? []
    let handed = arguments.filter { $0.expression?.referencedName == completion.name }
    guard handed.count == 1, let argument = handed.first, let value = argument.expression else {
      throw Refusal(.handlerIsPassedOn, "the function hands its handler to another one")
    }
    let source = context.tree.source
    let unit = Indentation.unit(of: source, at: value.range.lowerBound)
    let line = Indentation(ofLineAt: value.range.lowerBound, in: source).deeper(by: unit)
    let text = line.place(result.handler, unit: unit)
    guard argument.node == arguments.last?.node, argument.trailingComma == nil,
      isOnlyClosure(of: call), case .statement = StatementPlace(of: call.node),
      let open = call.leftParen, let close = call.rightParen
    else { return [Edit(replace: value.range, with: text)] }
    let previous = arguments.dropLast().last
    let start = previous?.trailingComma?.range.lowerBound ?? open.range.lowerBound
    let isCommented = call.node.tokens.contains { token in
      token.range.lowerBound > start && context.tree.hasComment(in: token.leadingTrivia)
    }
    if isCommented { return [Edit(replace: value.range, with: text)] }
    return [
      Edit(replace: start..<close.range.upperBound, with: (previous == nil ? " " : ") ") + text)
    ]
  }

  /// `load(success: success, failure: failure)` becomes
  /// `load(success: { continuation.resume(returning: $0) }, failure: { continuation.resume(throwing: $0) })`.
  private func handlers(inPlaceOfArgumentsOf call: FunctionCallExpr) throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    for argument in call.arguments?.arguments ?? [] {
      guard let value = argument.expression, let name = value.referencedName,
        completion.names.contains(name)
      else { continue }
      if value.text != name {
        throw Refusal(.handlerIsPassedOn, "the function hands its handler to another one")
      }
      let handler =
        name == completion.name ? result.handler : "{ \(Self.name).resume(throwing: $0) }"
      let unit = Indentation.unit(of: context.tree.source, at: value.range.lowerBound)
      let line = Indentation(ofLineAt: value.range.lowerBound, in: context.tree.source)
      edits.append(
        Edit(replace: value.range, with: line.deeper(by: unit).place(handler, unit: unit)))
    }
    return edits
  }

  /// Whether a closure behind the call can be for no other parameter.
  private func isOnlyClosure(of call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    let own = context.project.functionsInAllModules(named: name)
    let isKnown = own.contains { $0.accepts(call, in: context.project) }
    return isKnown
      && own.allSatisfy { function in
        function.parameters.count { $0.type.holds("->") || $0.type.hasPrefix("@") } < 2
      }
  }

  /// The wait around the statements, one level deeper, and what becomes of them: those stay in front of it that have
  /// nothing to do with the handler.
  private func wait(
    around calls: [HandlerCall], _ held: [Edit], without gone: [Range<ByteOffset>],
  ) throws(Refusal) -> [Edit] {
    let source = context.tree.source
    guard let open = body.leftBrace, let close = body.rightBrace,
      let last = body.statements?.node.lastToken
    else { throw Refusal(.incompleteCode, "it has no body") }
    let bytes = source.bytes
    let all = body.statements?.node.elements(CodeBlockItem.self) ?? []
    let items = all.filter { item in
      !gone.contains { $0.contains(item.range.lowerBound) }
    }
    let first = min(firstAwaited(of: items, calls, held), items.count - 1)
    let start = items[first].range.lowerBound
    let resumptions =
      held + calls.flatMap { $0.node.range.lowerBound < start ? $0.leaving ?? [] : $0.resuming }
      + gaps.flatMap { edits(of: $0, waitingFrom: start) }
    let previous =
      all.last { $0.range.lowerBound < start }?.range.upperBound ?? open.range.upperBound
    let head = bytes[previous.value...].prefix { !$0.isLineBreak }
    let tail = bytes[last.range.upperBound.value..<close.range.lowerBound.value]
    guard head.endIndex < items[first].range.lowerBound.value,
      first > 0 || head.allSatisfy(\.isBlank), let lineEnd = tail.lastIndex(where: \.isLineBreak),
      bytes[(lineEnd + 1)..<close.range.lowerBound.value].allSatisfy(\.isBlank)
    else { throw Refusal(.sharedLine, "its body stands on the lines of its braces") }
    let line = Indentation(ofLineAt: function.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: items[first].range.lowerBound)
    let end = ByteOffset(lineEnd + 1)
    let deeper = Indentation.deepen(
      linesIn: ByteOffset(head.endIndex)..<end, of: source, by: unit)
    guard let start = deeper.first?.range.lowerBound else {
      throw Refusal(.sharedLine, "its body stands on the lines of its braces")
    }
    let lines = deeper.dropFirst().filter { edit in
      !gone.contains { $0.contains(edit.range.lowerBound) }
        && !resumptions.contains {
          $0.range.lowerBound < edit.range.lowerBound && edit.range.upperBound < $0.range.upperBound
        }
    }
    let inside = line.deeper(by: unit).blanks
    let keyword = first > 0 && result.type != nil ? "return " : ""
    return resumptions + lines + [
      .insert(inside + keyword + result.headOfWait + line.lineEnding + unit, at: start),
      .insert(inside + "}" + result.endOfWait + line.lineEnding, at: end),
    ]
  }

  /// Have: guard let view else { return }
  private func edits(of gap: CompletionPaths.Gap, waitingFrom start: ByteOffset) -> [Edit] {
    guard let gapAnswer else { return [] }
    let node = gap.node
    guard node.range.lowerBound >= start else {
      return [Edit(replace: node.range, with: gapAnswer.text)]
    }
    let source = context.tree.source
    let call = "\(Self.name).resume(\(gapAnswer.resumption))"
    guard source.isFirstOnLine(node.range.lowerBound) else {
      return [Edit(replace: node.range, with: "return " + call)]
    }
    let unit = Indentation.unit(of: source, at: node.range.lowerBound)
    let line = Indentation(ofLineAt: node.range.lowerBound, in: source).deeper(by: unit)
    return [.insert(call + line.lineBreak, at: node.range.lowerBound)]
  }

  /// The position of the first statement that is waited for: those in front of it have nothing to do with the handler,
  /// or leave, declare nothing that may not cross into its closures, and mean the same in asynchronous code.
  private func firstAwaited(
    of items: [CodeBlockItem], _ calls: [HandlerCall], _ held: [Edit],
  ) -> Int {
    let count = items.prefix { item in
      !held.contains { item.node.range.contains($0.range.lowerBound) }
        && calls.allSatisfy { !item.node.encloses($0.node) || $0.leaving != nil }
    }.count
    let front = items.prefix(count).map(\.node)
    let staysInPlace =
      SynchronousCalls(context).firstName(in: front) == nil
      && !front.contains { $0.descendantsAndSelf.contains { $0.is(.deferStmt) } }
      && !front.contains { $0.descendantsAndSelf.contains { $0.is(.ifConfigDecl) } }
    guard staysInPlace else { return 0 }
    let rest = items.dropFirst(count).flatMap(\.node.descendantsAndSelf)
    return front.firstIndex { node in
      let names = node.as(CodeBlockItem.self)?.item?.declaredNamesAsStatement ?? []
      return rest.contains { use in
        guard let name = use.referencedName, names.contains(name), use.isInClosure(of: function)
        else { return false }
        return context.valueType(of: use).map { context.sendability(of: $0).kind } != .yes
      }
    } ?? count
  }

  private var function: FunctionDecl { completion.function }
}

extension Node {
  /// Whether the node is in code that the function itself doesn't run.
  fileprivate func isInClosure(of function: FunctionDecl) -> Bool {
    ancestors.first(where: \.isFunctionLike) != function.node
  }
}

extension FunctionCallExpr {
  /// Whether the call makes a value of a type that isn't the project's, of nothing.
  ///
  /// Have: Set<String>(), [String: Int](), UnreadCounts(), which is an alias of such a type
  fileprivate func makesValueOfLibrary(in context: Context) -> Bool {
    guard let callee = calledExpression, arguments?.arguments.isEmpty != false,
      trailingClosure == nil
    else { return false }
    if callee.is(.arrayExpr) || callee.is(.dictionaryExpr) { return true }
    guard let name = callee.firstToken?.name, context.project.types[name] == nil else {
      return false
    }
    if callee.is(.genericSpecializationExpr) { return true }
    guard callee.is(.declReferenceExpr) else { return false }
    let scope = context.enclosingTypeNames(of: node).first ?? ""
    let target = context.project.closureType(of: name, inside: scope)
    let isCollection = target.first == "[" || target.holds("<") && !target.holds("->")
    return target != name && isCollection
      && context.project.types[context.project.resolve(name, inside: scope)] == nil
  }
}
