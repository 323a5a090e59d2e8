import Rewriter

/// The `deinit` of a class that removes the blocks which nothing else removes: the one that it has, or a new one.
struct RemovalInDeinit {
  let host: String
  let context: Context

  /// Whether each `deinit` of the class is isolated to its actor.
  var areIsolated: Bool {
    let declarations = context.classes(named: host).map(\.deinitializer)
    return declarations.allSatisfy { $0?.modifiers?.contains(.isolated) == true }
  }

  /// Throws where no `deinit` can remove the block, of which nobody would keep the token.
  static func check(_ block: ObserverBlock) throws(Refusal) {
    try checkOwner(of: block)
    try checkConditions(around: block)
    try checkRoom(for: block)
  }

  private static func checkOwner(of block: ObserverBlock) throws(Refusal) {
    let host = block.observer.host
    guard block.observer.context.project.types[host] != nil else {
      throw Refusal(
        .noPropertyForToken,
        "'\(host.lastName)' is another module's, and has no property for the block's token; keep the selector"
      )
    }
  }

  private static func checkConditions(around block: ObserverBlock) throws(Refusal) {
    guard block.conditions.count < 2, block.conditions.allSatisfy(\.isFirst) else {
      throw Refusal(
        .insideConditionalCompilation,
        "other builds may lack '\(block.center.expression ?? "the center")', and 'deinit' would need the same '#if'; keep the "
          + "selector")
    }
  }

  private static func checkRoom(for block: ObserverBlock) throws(Refusal) {
    let (host, context) = (block.observer.host, block.observer.context)
    guard block.center.expression != nil,
      block.registration.center?.is(.optionalChainingExpr) != true,
      block.hop?.isOnMainActor != false, block.canKeepToken,
      context.project.superclassWithIsolatedDeinit(of: host, ifDefaultIs: [.mainActor, .unknown])
        == nil,
      let declarations = try? TokenDeclaration(host: host, context: context).declarations(),
      declarations.allSatisfy({ Self(host: host, context: context).hasRoom(in: $0) })
    else {
      throw Refusal(
        .noPropertyForToken,
        "nothing here can store the block's token and remove it in 'deinit', so each '\(host.lastName)' would leave a block "
          + "behind; store the token by hand")
    }
  }

  /// Whether the class and its `deinit` have lines of their own.
  private func hasRoom(in declaration: ClassDecl) -> Bool {
    guard let end = declaration.memberBlock?.rightBrace,
      declaration.memberBlock?.members?.node.children.first != nil,
      context.tree.source.isFirstOnLine(end.range.lowerBound)
    else { return false }
    guard let own = declaration.deinitializer else {
      // Another one may stand in a branch of '#if'.
      return context.project.members(named: "deinit", of: host, inherited: false).isEmpty
    }
    return own.body.map { room(in: $0) != nil } ?? false
  }

  func edits(removing groups: [TokenGroup]) -> [Edit] {
    guard !groups.isEmpty else { return [] }
    let removals = groups.compactMap { group in
      group.key.center.expression.map { group.conditionalRemoval(from: $0) }
    }
    return context.classes(named: host).flatMap { declaration in
      declaration.deinitializer.map { edits(adding: removals, to: $0) }
        ?? [insertion(of: removals, in: declaration, for: groups)].compactMap(\.self)
    }
  }

  private func edits(adding removals: [String], to declaration: DeinitializerDecl) -> [Edit] {
    guard let body = declaration.body, let room = room(in: body) else { return [] }
    let source = context.tree.source
    let outer = Indentation(ofLineAt: declaration.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: declaration.range.lowerBound)
    let inner = outer.deeper(by: unit)
    let lines = removals.map { inner.place($0, unit: unit) }
    switch room {
    case .none(let between):
      return [Edit(replace: between, with: inner.lines(lines) + outer.lineBreak)]
    case .above(let end): return [.insert(inner.lines(lines), at: end)]
    case .line(let blocks, let first):
      let text = lines.map { $0 + blocks.indentation.lineBreak }.joined()
      return blocks.edits + [.insert(text, at: first)]
    }
  }

  /// Where a body has a place in front of its statements, which may use `self` as a value: after that the compiler
  /// lets a `deinit` read no variable.
  private enum Room {
    /// Between the braces, which are all that it has.
    case none(Range<ByteOffset>)
    /// At the end of the line of its brace.
    case above(ByteOffset)
    /// In front of its first statement, once its line is broken.
    case line(OneLineBlocks, ByteOffset)
  }

  private func room(in body: CodeBlock) -> Room? {
    guard let opening = body.leftBrace, let closing = body.rightBrace else { return nil }
    let (source, tree) = (context.tree.source, context.tree)
    let first = body.statements?.node.elements(CodeBlockItem.self).first
    if first == nil, !tree.hasComment(between: opening, and: closing) {
      return Room.none(opening.range.upperBound..<closing.range.lowerBound)
    }
    // It would be a trailing closure of the call in front of it.
    if first?.node.firstToken?.kind == .leftBrace { return nil }
    let start = first?.range.lowerBound ?? closing.range.lowerBound
    if source.isFirstOnLine(start) {
      return .above(source.endOfLine(behind: opening.range.upperBound))
    }
    return first.flatMap { item in
      OneLineBlocks(around: item.node).map { .line($0, item.range.lowerBound) }
    }
  }

  /// A new `deinit` behind the last initializer, or behind the member that registers the observers, or else at the end.
  private func insertion(
    of removals: [String], in declaration: ClassDecl, for groups: [TokenGroup],
  ) -> Edit? {
    let source = context.tree.source
    let members =
      declaration.memberBlock?.members?.node.elements(MemberBlockItem.self) ?? []
    let registrations = groups.flatMap(\.members).map(\.node)
    let neighbor =
      members.last { $0.decl?.is(.initializerDecl) == true }
      ?? members.last { member in
        registrations.contains { $0.ancestors.contains(member.node) }
      } ?? members.last
    guard let neighbor else { return nil }
    let line = Indentation(ofLineAt: neighbor.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: neighbor.range.lowerBound)
    let inner = line.deeper(by: unit)
    let lines = removals.map { inner.place($0, unit: unit) }
    let opening = neighbor.hasBraceOnOwnLine ? line.lineBreak : " "
    let next = members.first { $0.range.lowerBound > neighbor.range.lowerBound }
    let isApart =
      next.map { source.hasBlankLine(from: neighbor.range.upperBound, to: $0.range.lowerBound) }
      ?? true
    return .insert(
      (isApart ? line.lineEnding : "") + line.lineBreak + "deinit" + opening + "{"
        + line.block(of: lines, unit: unit),
      at: source.endOfLine(behind: neighbor.range.upperBound))
  }
}

extension ObserverBlock {
  /// The clauses of `#if` around the registration and not around its class, where other builds may lack the center.
  ///
  /// Have: #if targetEnvironment(macCatalyst) DistributedNotificationCenter.default.addObserver(…) #endif
  fileprivate var conditions: [IfConfigClause] {
    guard !center.isOnAllSystems else { return [] }
    let classes = observer.context.classes(named: observer.host)
    return node.ancestors.compactMap { $0.as(IfConfigClause.self) }.filter { clause in
      !classes.contains { clause.node.encloses($0.node) }
    }
  }
}

extension IfConfigClause {
  fileprivate var isFirst: Bool {
    node.parent?.elements(IfConfigClause.self).first?.node == node
  }
}

extension TokenGroup {
  /// What removes the observers in a `deinit` that other builds have, too.
  fileprivate func conditionalRemoval(from center: String) -> String {
    let removal = removal(from: center)
    guard members.allSatisfy({ !$0.conditions.isEmpty }) else { return removal }
    let conditions = Set(members.flatMap(\.conditions).compactMap { $0.condition?.textInOneLine })
    let condition =
      conditions.count == 1
      ? conditions.joined() : conditions.sorted().map { "(\($0))" }.joined(separator: " || ")
    return "#if \(condition)\n\(removal)\n#endif"
  }
}

extension ClassDecl {
  fileprivate var deinitializer: DeinitializerDecl? {
    memberBlock?.members?.node.elements(MemberBlockItem.self).lazy
      .compactMap { $0.decl?.as(DeinitializerDecl.self) }.first
  }
}

extension MemberBlockItem {
  /// Whether the block of the function or initializer begins on a line of its own.
  fileprivate var hasBraceOnOwnLine: Bool {
    let body = decl?.as(FunctionDecl.self)?.body ?? decl?.as(InitializerDecl.self)?.body
    return body?.leftBrace.map { node.tree.source.isFirstOnLine($0.range.lowerBound) } ?? false
  }
}

extension SourceFile {
  /// Whether an empty line is somewhere in the range.
  fileprivate func hasBlankLine(from start: ByteOffset, to end: ByteOffset) -> Bool {
    let lines = text(start..<end).replacing("\r\n", with: "\n")
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
    return lines.dropFirst().dropLast().contains { $0.allSatisfy { $0 == " " || $0 == "\t" } }
  }
}
