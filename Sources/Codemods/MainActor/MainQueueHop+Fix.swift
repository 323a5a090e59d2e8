import Rewriter

extension MainQueueHop {
  /// The change: everything around the closure, and an attribute in it. The body is not touched.
  ///
  /// - Precondition: nothing speaks against the hop (``refusal(in:)``).
  func fix(in context: Context) -> Fix {
    guard let closure else { return Fix([]) }
    let edits =
      calleeEdits(of: closure, in: context) + closingEdits(of: closure)
      + signatureEdits(of: closure, in: context) + returnEdits
    return Fix(edits, insertedNames: ["Task", "MainActor"])
  }

  /// `DispatchQueue.main.async(execute: ` → `Task `
  private func calleeEdits(of closure: ClosureExpr, in context: Context) -> [Edit] {
    guard let name = callee.declName?.baseName, let start = firstToken,
      let brace = closure.leftBrace
    else { return [] }
    let task = keepsResultVoid(in: context) ? "_ = Task" : "Task"
    let isArgument = name.next?.index != brace.index
    guard context.tree.hasComment(between: start, and: brace) else {
      let end = isArgument ? brace.range.lowerBound : name.range.upperBound
      return [Edit(replace: start.range.lowerBound..<end, with: isArgument ? task + " " : task)]
    }
    // Have: DispatchQueue.main /* why */ .async(execute: { … }). The comments stay where they are.
    return context.tree.deletions(from: start, to: name)
      + [Edit(replace: name.range, with: isArgument ? task + " " : task)]
      + (name.next.map { context.tree.deletions(from: $0, to: brace) } ?? [])
  }

  /// The first token that goes: `return` or the queue.
  private var firstToken: Token? {
    if case .returned(let statement) = StatementPlace(of: node) {
      return statement.item.node.firstToken
    }
    return callee.node.firstToken
  }

  /// `})` → `}`
  private func closingEdits(of closure: ClosureExpr) -> [Edit] {
    guard let brace = closure.rightBrace, let next = brace.next, let paren = call?.rightParen,
      closure.range.upperBound < paren.range.upperBound
    else { return [] }
    let tree = closure.node.tree
    guard tree.hasComment(between: brace, and: paren) else {
      return [.delete(brace.range.upperBound..<paren.range.upperBound)]
    }
    // The comma that Swift 6.1 allows in front of the parenthesis.
    let comma = next.index == paren.index ? [] : [Edit.delete(next.range)]
    return comma + [.delete(tree.removal(of: paren))]
  }

  /// `return DispatchQueue.main.async { … }` → `Task { … }` and `return` on a line of its own.
  private var returnEdits: [Edit] {
    guard case .returned(let statement) = StatementPlace(of: node) else { return [] }
    let start = statement.item.range.lowerBound
    let line = Indentation(ofLineAt: start, in: node.tree.source)
    return [.insert(line.lineEnding + line.blanks + "return", at: node.range.upperBound)]
  }
}

extension MainQueueHop {
  /// Whether `_ =` is wanted: the hop is all of a closure whose result is inferred, or part of what
  /// a result builder collects.
  private func keepsResultVoid(in context: Context) -> Bool {
    guard case .statement(let item) = StatementPlace(of: node) else { return false }
    if item.isInResultBuilder(of: context.project) { return true }
    guard case .result(let owner) = item.valueUse, let closure = owner.as(ClosureExpr.self) else {
      return false
    }
    return !context.isKnownToReturnVoid(closure)
  }
}

extension Context {
  /// Whether a closure's result is `Void` whatever is in it.
  fileprivate func isKnownToReturnVoid(_ closure: ClosureExpr) -> Bool {
    if let result = closure.signature?.returnClause?.type { return WrittenType(result.text).isVoid }
    switch ClosureUse(of: closure) {
    case .argument(let call, let label):
      return isKnownToTakeVoidClosure(call, label: label)
    case .assigned(let name):
      return project.returnsVoid(closureAssignedTo: name)
        ?? KnownClosures.returnsVoid(closureAssignedTo: name)
    case .initialValue(let type):
      let target = project.closureType(of: type.text)
      return WrittenType(target).functionResult?.isVoid ?? false
    case .called, .other:
      return false
    }
  }

  private func isKnownToTakeVoidClosure(_ call: FunctionCallExpr, label: String?) -> Bool {
    guard let name = call.calleeName else { return false }
    if name == "Task" || name == "detached" {
      // The value of a task that nobody keeps is nobody's business.
      return call.node.parent?.is(.codeBlockItem) == true
    }
    if let isVoid = project.returnsVoid(closurePassedTo: name, label: label) { return isVoid }
    if let label, name.first?.isUppercase == true,
      let isVoid = project.returnsVoid(closureAssignedTo: label)
    {
      return isVoid
    }
    return KnownClosures.returnsVoid(closurePassedTo: name)
  }
}

extension CodeBlockItem {
  /// Whether a result builder collects the statement, as an attribute says that names one of the
  /// project or ends in `Builder`.
  fileprivate func isInResultBuilder(of project: ProjectIndex) -> Bool {
    for ancestor in node.ancestors {
      let attributes: AttributeList?
      switch ancestor.kind {
      case .closureExpr: attributes = ancestor.as(ClosureExpr.self)?.signature?.attributes
      case .functionDecl: attributes = ancestor.as(FunctionDecl.self)?.attributes
      case .variableDecl: attributes = ancestor.as(VariableDecl.self)?.attributes
      case .accessorDecl: attributes = ancestor.as(AccessorDecl.self)?.attributes
      default: continue
      }
      let names = attributes?.attributes.map(\.name) ?? []
      if names.contains(where: { $0.hasSuffix("Builder") || project.isResultBuilder($0) }) {
        return true
      }
      if ancestor.is(.closureExpr) || ancestor.is(.functionDecl) { return false }
    }
    return false
  }
}

extension MainQueueHop {
  /// `{` → `{ @MainActor in`, `{ [weak self] in` → `{ @MainActor [weak self] in`
  private func signatureEdits(of closure: ClosureExpr, in context: Context) -> [Edit] {
    let body = HopBody(of: closure, in: context)
    let capture = body.needsWeakSelf ? "[weak self] " : ""
    let result = body.mayHaveNonSendableValue ? "() -> Void " : ""
    guard let signature = closure.signature else {
      return Self.newSignature("@MainActor \(capture)\(result)in", of: closure)
    }
    return Self.additions(to: signature, capture: capture, needsResult: !result.isEmpty)
  }

  private static func newSignature(_ text: String, of closure: ClosureExpr) -> [Edit] {
    guard let brace = closure.leftBrace else { return [] }
    let end = brace.range.upperBound
    let bytes = closure.node.tree.source.bytes
    let hasSpace =
      end.value < bytes.count && (bytes[end.value].isBlank || bytes[end.value].isLineBreak)
    return [.insert(hasSpace ? " \(text)" : " \(text) ", at: end)]
  }

  /// attributes capture-list? parameters? effects? ("->" type)? "in"
  private static func additions(
    to signature: ClosureSignature, capture: String, needsResult: Bool,
  ) -> [Edit] {
    var edits: [Edit] = []
    let isIsolated = signature.attributes?.attributes.contains {
      $0.name == "MainActor" || $0.name.hasSuffix(".MainActor")
    }
    if isIsolated != true {
      edits.append(.insert("@MainActor ", at: signature.range.lowerBound))
    }
    if !capture.isEmpty {
      let start = signature.attributes?.node.lastToken?.next?.range ?? signature.range
      edits.append(.insert(capture, at: start.lowerBound))
    }
    // In Swift 5 mode `@MainActor () in` warns: the parentheses may be the attribute's.
    let looksLikeArguments =
      signature.capture == nil && capture.isEmpty && signature.parameterClause != nil
      && signature.returnClause == nil
    if needsResult || looksLikeArguments, let keyword = signature.inKeyword {
      let result = signature.parameterClause == nil ? "() -> Void " : "-> Void "
      edits.append(.insert(result, at: keyword.range.lowerBound))
    }
    return edits
  }
}

extension Tree {
  /// Whether a comment stands somewhere between two tokens. Operators and literals are not
  /// comments.
  fileprivate func hasComment(between first: Token, and last: Token) -> Bool {
    var token = first
    while token.index < last.index, let next = token.next {
      if hasComment(in: next.leadingTrivia) { return true }
      token = next
    }
    return false
  }

  /// The range to delete for a token behind a comment: with the blanks and line breaks in front,
  /// unless that would pull something into a line comment.
  fileprivate func removal(of token: Token) -> Range<ByteOffset> {
    let range = token.range.indices
    let gap = source.bytes[..<range.lowerBound].reversed().prefix { $0.isBlank || $0.isLineBreak }
    let rest = source.bytes[range.upperBound...].first { !$0.isBlank }
    let isFree = !gap.contains(where: \.isLineBreak) || (rest?.isLineBreak ?? true)
    return isFree ? (token.range.lowerBound - gap.count)..<token.range.upperBound : token.range
  }

  /// Deletes the tokens up to the last one, with the blanks and line breaks behind each; of trivia
  /// with a comment in it only the first blanks go.
  fileprivate func deletions(from first: Token, to last: Token) -> [Edit] {
    var edits: [Edit] = []
    var token = first
    while token.index < last.index, let next = token.next {
      let trivia = next.leadingTrivia
      let blanks = source.bytes[trivia.indices].prefix(while: \.isBlank).count
      let end = hasComment(in: trivia) ? trivia.lowerBound + blanks : trivia.upperBound
      edits.append(.delete(token.range.lowerBound..<end))
      token = next
    }
    return edits
  }
}
