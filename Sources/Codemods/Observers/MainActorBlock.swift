import Rewriter

/// A block that is not isolated, although it runs on the main thread.
struct MainActorBlock {
  let closure: ClosureExpr
  let context: Context

  /// What the block is given, for reasons: `notification`, `timer`.
  let parameter: String

  /// How many parameters it has in front of that, which are Sendable and need not be passed on.
  var sendableCount = 0

  /// The body in `MainActor.assumeIsolated`.
  func edits() throws(Refusal) -> [Edit] {
    try check()
    guard let items = closure.statements?.node.elements(CodeBlockItem.self),
      let start = items.first, let last = items.last
    else { return [] }
    let anonymous = try anonymousUses()
    let used = anonymous.isEmpty ? try parameterInUse() : sendableCount > 0 ? nil : parameter
    let name = leadingReads(among: items) == nil ? used : nil
    let first = items.dropFirst(countInFront(among: items)).first ?? start
    let handedOn = name.map { "nonisolated(unsafe) let \($0) = \($0)" }
    let naming =
      signatureEdits(isNamed: !anonymous.isEmpty)
      + anonymous.map { Edit(replace: $0.range, with: parameter) }
      + NeedlessAwaits(in: closure.node, context).edits(in: closure.statements?.node)
    let source = context.tree.source
    guard source.blanks(before: first.range.lowerBound) != nil else {
      return naming
        + insertions(
          [
            (handedOn.map { $0 + "; " } ?? "", start),
            ("MainActor.assumeIsolated \(head.opening) ", first),
          ]) + [.insert(" }", at: last.range.upperBound)]
    }
    let line = Indentation(ofLineAt: first.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: first.range.lowerBound)
    let opening =
      "MainActor.assumeIsolated \(head.opening)" + line.lineBreak + unit
    let end = source.endOfLine(behind: last.range.upperBound)
    return naming
      + insertions(
        [(handedOn.map { $0 + line.lineBreak } ?? "", start), (opening, first)])
      + Indentation.deepen(
        linesIn: first.range.lowerBound..<last.range.upperBound, of: source, by: unit)
      + [.insert(line.lineBreak + "}", at: end)]
  }

  /// The texts, each in front of a statement, which may be the same one.
  private func insertions(_ texts: [(String, CodeBlockItem)]) -> [Edit] {
    if texts[0].1.node == texts[1].1.node {
      return [.insert(texts[0].0 + texts[1].0, at: texts[0].1.range.lowerBound)]
    }
    return texts.filter { !$0.0.isEmpty }.map { .insert($0.0, at: $0.1.range.lowerBound) }
  }

  /// How many of the statements, the first ones, stay in front of the main actor's code.
  private func countInFront(among items: [CodeBlockItem]) -> Int {
    leadingReads(among: items)?.count ?? countOfStaying(among: items)
  }

  private func leadingReads(among items: [CodeBlockItem]) -> LeadingReads? {
    let anonymous = ownAnonymousUses
    guard anonymous.isEmpty else {
      return sendableCount > 0
        ? nil : LeadingReads(anonymous, in: items, isolatedIn: closure, context)
    }
    guard let body = closure.statements?.node, let name = (try? parameterInUse()) ?? nil else {
      return nil
    }
    let uses = body.descendantsAndSelf.filter { $0.referencedName == name }
    return LeadingReads(uses, in: items, isolatedIn: closure, context)
  }

  /// How many of them are calls with something captured that may not be sent to the main actor, and that use nothing of it.
  ///
  /// Have: observer.map { NotificationCenter.default.removeObserver($0) }
  private func countOfStaying(among items: [CodeBlockItem]) -> Int {
    let uses = MainActorUses(in: closure, context)
    return items.dropLast().prefix { item in
      guard let call = item.item?.as(FunctionCallExpr.self)?.node else { return false }
      return takesUnsendableLocals([call]) && !uses.contains(in: call)
        && !call.descendantsAndSelf.contains(where: mayBeOwnMember)
    }.count
  }

  private func mayBeOwnMember(_ node: Node) -> Bool {
    node.isSelfReference
      || node.as(DeclReferenceExpr.self)?.name?.hasPrefix("$") != true
        && node.mayBeImplicitMember(in: context)
  }

  /// Whether the block's statements take something from around it to the main actor of which it is not known that it
  /// may go there.
  var takesUnsendableLocals: Bool {
    let items = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    return takesUnsendableLocals(items.dropFirst(countInFront(among: items)).map(\.node))
  }

  private func takesUnsendableLocals(_ code: [Node]) -> Bool {
    NonSendableCaptures(in: closure.node, context).unchecked.contains { value in
      guard case .local(let local) = value else { return false }
      return code.contains { node in
        node.descendantsAndSelf.contains { use in
          guard let name = use.referencedName, let own = LocalDeclaration(name, at: use) else {
            return false
          }
          return own == local
            || own.declaration.is(.closureCapture)
              && LocalDeclaration(name, at: closure.node) == local
        }
      }
    }
  }

  /// ` [weak self] in`, where a weak `self` is bound to a constant in the body and members may be used
  /// without it: that is an error in another closure.
  private var head: ClosureHead {
    let captures = closure.signature?.capture?.captures ?? []
    let isWeak = captures.contains {
      $0.name?.kind == .selfKeyword && $0.specifier?.specifier?.kind == .weak
    }
    guard isWeak || sharesWeakSelf,
      let nodes = closure.statements?.node.descendantsAndSelf(notInside: { _ in false }),
      nodes.contains(where: { $0.as(OptionalBindingCondition.self)?.pattern?.text == "self" }),
      nodes.contains(where: { $0.mayBeImplicitMember(in: context) })
    else { return ClosureHead() }
    return ClosureHead(captures: ["weak self"])
  }

  private func check() throws(Refusal) {
    if closure.signature?.attributes != nil {
      throw Refusal(.closureSignature, "the block has attributes; remove them and run again")
    }
    if closure.signature?.returnClause.map({ $0.type.map { TypeSpelling($0.text).isVoid } != true })
      ?? false
    {
      throw Refusal(.returnsValue, "the block returns a value")
    }
    if let name = capturedFunction {
      throw Refusal(
        .capturesLocalFunction,
        "the block is '@Sendable', and can't capture the local function '\(name)'; make the function a method"
      )
    }
    let body = TaskBody(of: closure, in: context)
    if body.mayHaveNonSendableValue {
      throw Refusal(
        .returnsValue,
        "the block's only statement has a value that isn't known to be Sendable; write '_ =' before it if nothing needs it"
      )
    }
    let isConditional = closure.statements?.node.elements(CodeBlockItem.self)
      .contains { $0.item?.is(.ifConfigDecl) == true }
    if isConditional == true {
      throw Refusal(
        .insideConditionalCompilation, "the block contains '#if'; move that into a method")
    }
  }

  /// A local function of the code around, which is not Sendable, as what it captures may not be.
  private var capturedFunction: String? {
    closure.node.descendantsAndSelf.lazy.compactMap { node -> String? in
      guard let name = node.referencedName, let local = LocalDeclaration(name, at: node),
        local.declaration.is(.functionDecl), !closure.node.encloses(local.declaration)
      else { return nil }
      return name
    }.first
  }

  /// Where the body says `$0`, and not a closure inside of it.
  private var ownAnonymousUses: [Node] {
    TaskBody.ownNodes(of: closure.node).filter { $0.as(DeclReferenceExpr.self)?.name == "$0" }
  }

  /// The same, which another closure cannot say.
  private func anonymousUses() throws(Refusal) -> [Node] {
    let uses = ownAnonymousUses
    let isTaken = closure.node.tokens.contains { $0.name == parameter }
    guard uses.isEmpty || !isTaken && closure.signature?.parameterClause == nil else {
      throw Refusal(
        .closureSignature, "the block uses '$0' for its \(parameter); name the parameter")
    }
    return uses
  }

  /// Whether the block shares the weak `self` of a closure around it, which Swift 6 rejects.
  private var sharesWeakSelf: Bool { TaskBody(of: closure, in: context).needsWeakSelf }

  /// Captures `self` weakly where the block shares another closure's, and names what it is given.
  private func signatureEdits(isNamed: Bool) -> [Edit] {
    let head = ClosureHead(
      captures: sharesWeakSelf ? ["weak self"] : [], parameters: isNamed ? [parameter] : [])
    guard let signature = closure.signature else { return head.edits(in: closure) }
    let text = head.text.dropLast(" in".count)
    guard !text.isEmpty else { return [] }
    if let captures = signature.capture {
      return [.insert(" \(text)", at: captures.range.upperBound)]
    }
    return [.insert("\(text) ", at: signature.range.lowerBound)]
  }

  /// The name of what the block is given, if the body uses it.
  func parameterInUse() throws(Refusal) -> String? {
    let references =
      closure.statements?.node.descendantsAndSelf
      .compactMap { $0.as(DeclReferenceExpr.self)?.name } ?? []
    guard let clause = closure.signature?.parameterClause else {
      if !ownAnonymousUses.isEmpty {
        throw Refusal(
          .closureSignature, "the block uses '$0' for its \(parameter); name the parameter")
      }
      return nil
    }
    let names = clause.closureParameterNames.dropFirst(sendableCount)
    if names.isEmpty, sendableCount > 0 { return nil }
    guard names.count == 1, let name = names.first else {
      throw Refusal(.closureSignature, "the block doesn't take exactly one value")
    }
    return references.contains(name.name) ? name.text : nil
  }
}

extension Node {
  /// Whether the name may be that of a member of `self`, which isn't written in front of it.
  func mayBeImplicitMember(in context: Context) -> Bool {
    guard let reference = self.as(DeclReferenceExpr.self),
      reference.baseName?.kind.isIdentifier == true,
      let name = reference.name, name.first?.isUppercase != true
    else { return false }
    if let access = parent?.as(MemberAccessExpr.self), access.base != self { return false }
    return LocalDeclaration(name, at: self) == nil && !context.project.declaresGlobalValue(name)
  }

  /// The names that a closure's signature gives its parameters.
  var closureParameterNames: [Token] {
    descendantsAndSelf.compactMap { node in
      node.as(ClosureShorthandParameter.self)?.name
        ?? node.as(ClosureParameter.self).flatMap { $0.secondName ?? $0.firstName }
    }
  }
}
