import Rewriter

/// The cure of operators that need the main actor before their chain moves there: the operator that moves goes in
/// front of them.
///
///     values.filter { $0 == self.id }.receive(on: DispatchQueue.main).sink { … }
///     values.receive(on: DispatchQueue.main).filter { $0 == self.id }.sink { … }
struct EarlierReceive {
  let edits: [Edit]

  /// The first operator that is after it then.
  let firstOperator: String

  /// `nil` where each closure up to this one has a cure of its own, and where nothing may move.
  ///
  /// - Parameter isCured: whether a closure has a cure of its own.
  init?(for call: CallbackCall, in context: Context, isCured: (CallbackCall) -> Bool) {
    guard call.callback.thread == .publisher, let receive = Self.receive(behind: call.call, context)
    else { return nil }
    let links = Self.links(upTo: call.call)
    let first = links.firstIndex { link in
      link.allArguments.contains { argument in
        let closure = argument.expression?.as(ClosureExpr.self)
        return closure.flatMap { CallbackCall($0, in: context) }.map { !isCured($0) } ?? false
      }
    }
    let source = context.tree.source
    guard let first, links[first...].allSatisfy({ Self.isSteady($0, in: context) }),
      !links[first...].contains(where: { Self.waits($0, in: context) }),
      let place = Self.start(of: links[first], in: source),
      let from = Self.start(of: receive, in: source)
    else { return nil }
    let isOnOwnLine = source.bytes[from.value].isLineBreak
    let moved = from..<(isOnOwnLine ? Self.end(of: receive, in: source) : receive.range.upperBound)
    var text = source.text(moved)
    if isOnOwnLine != source.bytes[place.value].isLineBreak {
      let dot = (isOnOwnLine ? receive : links[first]).period?.range.lowerBound ?? place
      let line = Indentation(ofLineAt: dot, in: source)
      let lineBreak = line.lineBreak
      text = isOnOwnLine ? text + lineBreak : lineBreak + text
    }
    edits = [.insert(text, at: place), .delete(moved)]
    firstOperator = links[first].calleeName ?? ""
  }

  /// The operators of a chain from its beginning to the call, which is one of them.
  private static func links(upTo call: FunctionCallExpr) -> [FunctionCallExpr] {
    var links = [call]
    while let link = links.last?.publisher?.as(FunctionCallExpr.self) { links.append(link) }
    return links.reversed()
  }

  /// The operator after the call that moves to the main queue, if nothing in between depends on where it is.
  private static func receive(
    behind call: FunctionCallExpr, _ context: Context,
  ) -> FunctionCallExpr? {
    var link = call
    while let access = link.node.parent?.as(MemberAccessExpr.self), access.base == link.node,
      let next = access.node.parent?.as(FunctionCallExpr.self), next.calledExpression == access.node
    {
      if next.calleeName == "receive" {
        let queue = next.arguments?.arguments.first { $0.label?.name == "on" }?.expression
        return queue.map { context.queue(of: $0) == .main } == true ? next : nil
      }
      guard isSteady(next, in: context) else { return nil }
      link = next
    }
    return nil
  }

  /// The line break before an operator, or else its period; `nil` where it isn't clear what a comment is about.
  private static func start(of link: FunctionCallExpr, in source: SourceFile) -> ByteOffset? {
    guard let period = link.period else { return nil }
    let blanks = period.leadingTrivia
    guard !source.text(blanks).contains("/*") else { return nil }
    return source.bytes[blanks.indices].firstIndex { $0.isLineBreak }.map { ByteOffset($0) }
      ?? period.range.lowerBound
  }

  /// With a comment after it, if that ends its line.
  private static func end(of call: FunctionCallExpr, in source: SourceFile) -> ByteOffset {
    let end = call.range.upperBound
    guard let next = call.node.lastToken?.next?.range.lowerBound,
      !source.text(end..<next).contains("/*")
    else { return end }
    let between = source.bytes[end.value..<next.value]
    return between.firstIndex { $0.isLineBreak }.map { ByteOffset($0) } ?? end
  }

  /// Whether an operator sends on what it gets at once, where it gets it, and listens to no other publisher; one of
  /// the project's may do anything.
  private static func isSteady(_ link: FunctionCallExpr, in context: Context) -> Bool {
    guard let name = link.calleeName, steadyOperators.contains(name) else { return false }
    return context.project.functions[name]?.contains { PublisherOrigins.isPublisher($0.owner) }
      != true
  }

  /// Whether an operator would keep the main thread: it waits for a context of Core Data, or for something else.
  private static func waits(_ link: FunctionCallExpr, in context: Context) -> Bool {
    let closures = link.allArguments.compactMap { $0.expression?.as(ClosureExpr.self)?.node }
    let calls = closures.flatMap { TaskBody.ownNodes(of: $0) }
      .compactMap { $0.as(FunctionCallExpr.self)?.calleeName }
    return calls.contains("performAndWait")
      || BlockingCalls(in: context).firstOffMainActor(in: closures) != nil
  }

  private static let steadyOperators = NameTable(
    """
    Combine: assertNoFailure compactMap contains drop dropFirst eraseToAnyPublisher filter first handleEvents
      ignoreOutput map mapError prefix print removeDuplicates replaceError replaceNil scan setFailureType tryCompactMap
      tryFilter tryMap tryScan
    """)
}

extension FunctionCallExpr {
  private var access: MemberAccessExpr? { calledExpression?.as(MemberAccessExpr.self) }

  /// What the operator is called on, with the `?` after it.
  fileprivate var publisher: Node? { access?.base }

  /// In front of the operator's name.
  fileprivate var period: Token? { access?.period }
}
