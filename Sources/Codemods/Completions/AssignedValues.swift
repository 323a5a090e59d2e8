import Rewriter

/// The values that a `do` statement sets for the code behind it: `let data: Data`, `(data, _) = try await `.
struct AssignedValues {
  /// The name and the type of each value; `nil` for one that nobody uses.
  private let used: [(name: String, type: String)?]

  /// What changes where the code behind reads a value that is no longer optional, or unwraps it.
  let edits: [Edit]

  /// - Parameters:
  ///   - met: the conditions' reads of values. The conditions go, since the values are no longer optional.
  init(
    _ given: HandlerParameters, meeting met: [Node], in handler: CompletionHandler,
    givenBy twin: AsyncTwin,
  ) {
    let unwrapped =
      twin.result.contains("?") ? (names: [], edits: []) : Self.unwrapped(given, besides: met)
    edits = unwrapped.edits
    used = given.values.map { value in
      guard let name = value.name, value.isRead else { return nil }
      guard value.reads.contains(where: met.contains) else {
        return (name, unwrapped.names.contains(name) ? value.type.unwrapped.text : value.type.text)
      }
      return handler.names(name, outside: met) ? (name, value.type.unwrapped.text) : nil
    }
  }

  /// The optional values that may as well not be optional, and what that changes: where that would change one place
  /// twice, only those whose reads stay as they are.
  ///
  /// Have: if let data { if let response { … } }, of which each takes the blanks of the lines
  private static func unwrapped(
    _ given: HandlerParameters, besides met: [Node],
  ) -> (names: Set<String>, edits: [Edit]) {
    let all = given.values.compactMap { value -> (name: String, reads: UnwrappedReads)? in
      guard let name = value.name, value.isRead, value.type.isOptional,
        !value.reads.contains(where: met.contains)
      else { return nil }
      return UnwrappedReads(of: value, named: name).map { (name, $0) }
    }
    var changes = ChangeSet()
    guard let deletions = all.flatMap(\.reads.conditions).deletions,
      case let edits = deletions + all.flatMap(\.reads.edits), changes.insert(edits)
    else {
      let unchanged = all.filter { $0.reads.edits.isEmpty && $0.reads.conditions.isEmpty }
      return (Set(unchanged.map(\.name)), [])
    }
    return (Set(all.map(\.name)), edits)
  }

  var names: [String] { used.compactMap { $0?.name } }

  var declarations: [String] { used.compactMap(\.self).map { "let \($0.name): \($0.type)" } }

  /// `let (data, _) = try await `, where nobody catches what is thrown; `nil` where the code behind wants an optional.
  func binding(of awaited: AwaitedValues) -> HandlerForm? {
    let isSame = used.count == 1 && used[0]?.type == awaited.twin.result
    guard isSame || used.allSatisfy({ $0?.type.hasSuffix("?") != true }) else { return nil }
    var form = HandlerForm(before: (names.isEmpty ? "" : "let ") + assignment(of: awaited))
    form.names = names
    form.edits = edits
    return form
  }

  /// `guard let data = try? await … else { return }`; `nil` where the code behind wants an optional.
  var guarding: HandlerForm? {
    guard !used.contains(where: { $0?.type.hasSuffix("?") == true }) else { return nil }
    var form =
      names.isEmpty
      ? HandlerForm(before: "guard (try? await ", after: ") != nil else { return }")
      : HandlerForm(before: "guard let \(pattern) = try? await ", after: " else { return }")
    form.names = names
    form.edits = edits
    return form
  }

  func assignment(of awaited: AwaitedValues) -> String {
    guard !names.isEmpty else { return awaited.isVoid ? "try await " : "_ = try await " }
    return "\(pattern) = try await "
  }

  private var pattern: String {
    let parts = used.map { $0?.name ?? "_" }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }
}

/// The first `guard` behind a statement that deals with the error which only unwraps values: they are there now.
///
/// Have: guard let data else { return }
struct NeedlessGuard {
  let node: Node

  /// The reads of values in its conditions.
  let met: [Node]

  let removal: Edit

  /// - Parameter rest: what stands behind the statement.
  init?(among rest: some Sequence<CodeBlockItem>, _ given: HandlerParameters, in context: Context) {
    var front: [Node] = []
    for item in rest {
      guard let met = item.item?.as(GuardStmt.self)?.valuesMet(of: given),
        !met.contains(where: { given.error?.reads.contains($0) == true })
      else {
        front.append(item.node)
        continue
      }
      let values = given.values.filter { $0.reads.contains(where: met.contains) }
      guard let before = item.node.firstToken?.previous,
        !item.node.tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) }),
        !values.flatMap(\.reads).contains(where: { read in front.contains { $0.encloses(read) } })
      else { return nil }
      node = item.node
      self.met = met
      removal = .delete(before.range.upperBound..<item.range.upperBound)
      return
    }
    return nil
  }
}

extension GuardStmt {
  /// The reads of parameters in the conditions, if each of these unwraps one or compares it with `nil`.
  func valuesMet(of given: HandlerParameters) -> [Node]? {
    conditions?.node.valuesMet(of: given)
  }
}

extension Node {
  /// The same for a list of conditions.
  func valuesMet(of given: HandlerParameters) -> [Node]? {
    let elements = elements(ConditionElement.self)
    let met = elements.compactMap { HandlerCondition.read(in: $0, of: given) }
    return met.count == elements.count && !met.isEmpty ? met : nil
  }
}

extension CompletionHandler {
  /// Whether code other than the reads has the name: it is then what one of them bound.
  fileprivate func names(_ name: String, outside reads: [Node]) -> Bool {
    closure?.statements?.node.tokens.contains { token in
      token.kind.isIdentifier && token.name == name
        && !reads.contains { $0.range.contains(token.range.lowerBound) }
    } == true
  }
}
