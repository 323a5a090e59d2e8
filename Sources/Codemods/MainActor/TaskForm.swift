import Rewriter

/// A call that hands a closure literal to a queue, on its way to `Task { @MainActor in … }`.
///
/// Everything around the closure changes, and its signature; its statements are not touched.
struct TaskForm {
  /// What is called; it goes up to its last name.
  let callee: MemberAccessExpr
  let call: FunctionCallExpr
  let closure: ClosureExpr
  let context: Context

  /// What the closure captures in addition, as `delay = self.delay`.
  var captures: [String] = []

  /// Whether the closure's value is `Void` in any case, because it gets a second statement.
  var isValueVoid = false

  /// The edits, but those of the closure's statements.
  var edits: [Edit] { calleeEdits + closingEdits + signatureEdits + returnEdits }

  /// The names from the standard library that the edits insert.
  static let insertedNames = ["Task", "MainActor"]

  /// `DispatchQueue.main.async(execute: ` → `Task `
  private var calleeEdits: [Edit] {
    guard let name = callee.declName?.baseName, let start = firstToken,
      let brace = closure.leftBrace
    else { return [] }
    let task = keepsResultVoid ? "_ = Task" : "Task"
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
    if case .returned(let statement) = StatementPlace(of: call.node) {
      return statement.item.node.firstToken
    }
    return callee.node.firstToken
  }

  /// `})` → `}`
  private var closingEdits: [Edit] {
    guard let brace = closure.rightBrace, let next = brace.next, let paren = call.rightParen,
      closure.range.upperBound < paren.range.upperBound
    else { return [] }
    let tree = context.tree
    guard tree.hasComment(between: brace, and: paren) else {
      return [.delete(brace.range.upperBound..<paren.range.upperBound)]
    }
    // The comma that Swift 6.1 allows in front of the parenthesis.
    let comma = next.index == paren.index ? [] : [Edit.delete(next.range)]
    return comma + [.delete(tree.removal(of: paren))]
  }

  /// `return DispatchQueue.main.async { … }` → `Task { … }` and `return` on a line of its own.
  private var returnEdits: [Edit] {
    guard case .returned(let statement) = StatementPlace(of: call.node) else { return [] }
    let start = statement.item.range.lowerBound
    let line = Indentation(ofLineAt: start, in: call.node.tree.source)
    return [.insert(line.lineEnding + line.blanks + "return", at: call.range.upperBound)]
  }
}

extension TaskForm {
  /// Whether `_ =` is wanted: the hop is all of a closure whose result is inferred, or part of what
  /// a result builder collects.
  private var keepsResultVoid: Bool {
    guard case .statement(let item) = StatementPlace(of: call.node) else { return false }
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

extension TaskForm {
  /// `{` → `{ @MainActor in`, `{ [weak self] in` → `{ @MainActor [weak self] in`
  private var signatureEdits: [Edit] {
    let body = HopBody(of: closure, in: context)
    let captures = (body.needsWeakSelf ? ["weak self"] : []) + captures
    let result = !isValueVoid && body.mayHaveNonSendableValue ? "() -> Void " : ""
    guard let signature = closure.signature else {
      let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
      return newSignature("@MainActor \(list)\(result)in")
    }
    return additions(to: signature, captures: captures, needsResult: !result.isEmpty)
  }

  private func newSignature(_ text: String) -> [Edit] {
    guard let brace = closure.leftBrace else { return [] }
    let end = brace.range.upperBound
    let bytes = context.tree.source.bytes
    let hasSpace =
      end.value < bytes.count && (bytes[end.value].isBlank || bytes[end.value].isLineBreak)
    return [.insert(hasSpace ? " \(text)" : " \(text) ", at: end)]
  }

  /// attributes capture-list? parameters? effects? ("->" type)? "in"
  private func additions(
    to signature: ClosureSignature, captures: [String], needsResult: Bool,
  ) -> [Edit] {
    var edits: [Edit] = []
    let isIsolated = signature.attributes?.attributes.contains {
      $0.name == "MainActor" || $0.name.hasSuffix(".MainActor")
    }
    if isIsolated != true {
      edits.append(.insert("@MainActor ", at: signature.range.lowerBound))
    }
    edits += captureEdits(in: signature, adding: captures)
    // In Swift 5 mode `@MainActor () in` warns: the parentheses may be the attribute's.
    let looksLikeArguments =
      signature.capture == nil && captures.isEmpty && signature.parameterClause != nil
      && signature.returnClause == nil
    if needsResult || looksLikeArguments, let keyword = signature.inKeyword {
      let result = signature.parameterClause == nil ? "() -> Void " : "-> Void "
      edits.append(.insert(result, at: keyword.range.lowerBound))
    }
    return edits
  }

  private func captureEdits(in signature: ClosureSignature, adding captures: [String]) -> [Edit] {
    guard !captures.isEmpty else { return [] }
    let text = captures.joined(separator: ", ")
    if let last = signature.capture?.captures.last {
      return [.insert(", " + text, at: last.range.upperBound)]
    }
    if let bracket = signature.capture?.leftSquare {
      return [.insert(text, at: bracket.range.upperBound)]
    }
    let start = signature.attributes?.node.lastToken?.next?.range ?? signature.range
    return [.insert("[\(text)] ", at: start.lowerBound)]
  }
}
