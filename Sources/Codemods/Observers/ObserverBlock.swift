import Rewriter

/// A selector observer that can be a block, and how it is written.
struct ObserverBlock {
  let observer: SelectorObserver
  let handler: SelectorHandler

  let center: CenterIdentity

  /// Where the object is not on the main actor.
  let hop: HoppingHandler?

  init(_ observer: SelectorObserver) throws(LeftAlone) {
    (center, hop) = try observer.check()
    self.observer = observer
    if let hop { handler = hop.handler } else { handler = try observer.handler() }
  }

  var node: Node { observer.node }
  var registration: NotificationCall { observer.registration }
  private var tree: Tree { observer.context.tree }

  /// What becomes of the value that `addObserver` returns.
  enum Token {
    case dropped
    /// Kept in the property of the name, alone or in an array.
    case kept(TokenProperty)
  }

  /// The change of the call, without those of the token's property and of removals.
  func edits(token: Token) -> [Edit] {
    let (before, after) = wrapping(token)
    return [.insert(before, at: node.range.lowerBound)] + argumentEdits(shiftedBy: before.count)
      + [.insert(block + after, at: node.range.upperBound)]
  }

  /// What stands around the call.
  private func wrapping(_ token: Token) -> (String, String) {
    switch token {
    case .dropped: return ("_ = ", "")
    case .kept(let property):
      let name = (node.isInClosureOfMember ? "self." : "") + property.name
      return property.isArray ? ("\(name).append(", ")") : ("\(name) = ", "")
    }
  }

  /// `self, selector: #selector(handle), name: n, object: o` → `forName: n, object: o, queue: .main`
  private func argumentEdits(shiftedBy width: Int) -> [Edit] {
    guard let label = registration.name?.label, let object = registration.object,
      let value = object.expression
    else { return [] }
    let first = registration.observer.range.lowerBound
    let argument = Edit(replace: first..<label.range.upperBound, with: "forName")
    // Have: arguments on lines of their own, perhaps under the first one.
    guard let blanks = tree.source.blanks(before: object.range.lowerBound) else {
      return [argument, .insert(", queue: \(queue)", at: value.range.upperBound)]
    }
    let isUnderFirst =
      blanks.count == tree.source.column(of: first) && tree.source.blanks(before: first) == nil
    let shift = String(repeating: " ", count: isUnderFirst ? width : 0)
    let line = Indentation(ofLineAt: object.range.lowerBound, in: tree.source)
    return [
      argument, .insert(shift, at: object.range.lowerBound),
      .insert(",\(line.lineEnding)\(blanks)\(shift)queue: \(queue)", at: value.range.upperBound),
    ]
  }

  private var block: String {
    let isIgnored = handler.parameter == nil || hop?.inlined != nil
    let parameter = isIgnored ? "_" : "notification"
    return TrailingBlock(signature: "[weak self] \(parameter)", statements: statements)
      .text(behind: node)
  }

  /// A task is started on any thread, so that `post` need not wait for the main one.
  private var queue: String { hop != nil || style == .task ? "nil" : ".main" }

  /// A handler that only hops must not keep the poster waiting for the main thread.
  var style: ObserverStyle {
    handler.onlyHops ? .task : observer.context.styles[ObserverStyle.self]
  }

  /// What a caller could notice.
  var effects: [Effect] {
    if hop != nil { return [] }
    switch style {
    case .block: return [.changesThread]
    case .task: return [.changesThread, .runsLater]
    }
  }

  private var statements: [String] {
    if let hop { return hop.statements }
    guard let parameter = handler.parameter else { return [onMainActor("self?.\(handler.name)()")] }
    let argument = (parameter.label.isEmpty ? "" : parameter.label + ": ") + "notification"
    return [
      "nonisolated(unsafe) let notification = notification"
        + (parameter.isObject ? " as NSNotification" : ""),
      onMainActor("self?.\(handler.name)(\(argument))"),
    ]
  }

  private func onMainActor(_ call: String) -> String {
    switch style {
    case .block: "MainActor.assumeIsolated { \(call) }"
    case .task: "Task { @MainActor [weak self] in \(call) }"
    }
  }

  static let insertedNames = ["MainActor", "Task"]
}

extension SourceFile {
  /// How many bytes of its line stand in front of the offset.
  fileprivate func column(of offset: ByteOffset) -> Int {
    bytes[..<offset.value].reversed().prefix { !$0.isLineBreak }.count
  }
}

extension Node {
  /// Whether a closure is between the node and the member that it is in.
  var isInClosureOfMember: Bool {
    ancestors.prefix { $0.parent?.is(.memberBlockItem) != true }
      .contains { $0.is(.closureExpr) }
  }
}
