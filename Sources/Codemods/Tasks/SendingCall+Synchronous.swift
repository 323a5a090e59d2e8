import Rewriter

/// Calls that synchronous code makes of what a header isolates to the main actor. Swift 6 warns of each of them, and rejects
/// those that take along what isn't Sendable (measured with Swift 6.3.1).
extension SendingCall {
  /// Whether synchronous code of no actor makes the call.
  var isSynchronous: Bool {
    destination == .mainActor && !call.node.isBehindAwait && AsyncCode(around: call.node) == nil
  }

  /// `'show' is isolated to the main actor, and 'open' isn't`
  var sentenceOnIsolation: String {
    let code = call.node.ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }
    let caller = code?.as(FunctionDecl.self)?.name?.name
    let name = caller == name ? nil : caller
    return "is isolated to the main actor, which \(name.map { "'\($0)'" } ?? "this code") isn't"
  }

  /// What to do where other threads run the code, if nothing waits for what the call does.
  ///
  /// Have: popup.show(note), where Task { @MainActor [popup] in popup.show(note) } would do
  func adviceOnHop(sending sent: [Sent], beside marking: String?) -> String? {
    guard isSynchronous, call.node.parent?.is(.codeBlockItem) == true, function.result == nil,
      !isMaking, context.refusalOfTask(at: call.node) == nil,
      sent.allSatisfy({ !$0.isFunction && !$0.isResult })
    else { return nil }
    let needs = RejectedValues(values: sent.map(\.value), context: context).needs
    guard needs.count == 1, !needs[0].belongsToMainActor else { return nil }
    // A lock for a class with much state is no way out where a word will do.
    if marking != nil, needs[0].step.countOfVariablesToLock > 3 { return nil }
    return "\(needs[0].offMainActor.adviceHere()), and hop with '\(hop)'"
  }

  private var isMaking: Bool { function.name == "init" }

  /// Have: self.popup.show(note); the task needs nothing of what `self` is but the popup.
  private var hop: String {
    let text = call.node.textInOneLine
    let usesLocals = call.allArguments.allSatisfy { argument in
      guard let name = argument.expression?.referencedName else { return false }
      if case .local = context.resolution(of: name, at: call.node) { return true }
      return false
    }
    guard usesLocals, text.count < 60, !text.contains("\n") else {
      return "Task { @MainActor in }"
    }
    guard let receiver = call.receiver, let (base, name) = receiver.partOfSelf(in: context) else {
      return call.receiver == nil
        ? "Task { @MainActor in self.\(text) }" : "Task { @MainActor in \(text) }"
    }
    return "Task { @MainActor [\(name)] in \(text.dropping(prefix: base)) }"
  }
}

extension Node {
  /// Have: self.popup, popup, which are properties: what stands in front of the name, and the name
  fileprivate func partOfSelf(in context: Context) -> (base: String, name: String)? {
    if let access = self.as(MemberAccessExpr.self), access.base?.isSelfReference == true {
      return access.name.map { ("self.", $0) }
    }
    guard let name = referencedName, case .member = context.resolution(of: name, at: self) else {
      return nil
    }
    return ("", name)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
