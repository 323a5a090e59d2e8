import Rewriter

/// Calls that synchronous code makes of what a header isolates to the main actor. Swift 6 warns of each of them, and rejects
/// those that take along what isn't Sendable (measured with Swift 6.3.1).
extension SendingCall {
  /// Whether synchronous code of no actor makes the call.
  var isSynchronous: Bool {
    destination == .mainActor && !call.node.isBehindAwait && AsyncCode(around: call.node) == nil
  }

  /// A finding for each call; for synchronous ones, which are mended together, one for each function.
  static func findings(in context: Context) -> [Finding] {
    let found = all(in: context).compactMap { site in site.finding.map { (site, $0) } }
    return found.indices.compactMap { index in
      let (site, finding) = found[index]
      guard let code = site.synchronousCode else { return finding }
      let isFirst = !found[..<index].contains { $0.0.synchronousCode == code }
      let others = found[(index + 1)...].filter { $0.0.synchronousCode == code }
      guard isFirst, !others.isEmpty else { return isFirst ? finding : nil }
      return site.finding(with: others.map(\.0), needing: others.flatMap(\.1.needs))
    }
  }

  /// The function, accessor or closure that makes a synchronous call.
  private var synchronousCode: Node? {
    guard isSynchronous else { return nil }
    return call.node.ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }
  }

  private func finding(
    with others: [SendingCall], needing needs: [RequiredAnnotation],
  ) -> Finding? {
    let table = LineTable(context.tree.source)
    let own = table.line(of: call.node.range.lowerBound)
    let lines = Set(others.map { table.line(of: $0.call.node.range.lowerBound) })
      .subtracting([own]).sorted()
    guard !lines.isEmpty else { return finding }
    let last = lines[lines.count - 1]
    let first = lines.dropLast().map(String.init).joined(separator: ", ")
    let place = first.isEmpty ? "the one on line \(last)" : "those on lines \(first) and \(last)"
    guard var common = finding(besides: ", and \(place)") else { return nil }
    common.needs += needs.firstOfEachName(besides: common.needs)
    return common
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
  func adviceOnHop(sending sent: [Sent]) -> String? {
    guard isSynchronous, call.node.parent?.is(.codeBlockItem) == true, function.result == nil,
      !isMaking, context.refusalOfTask(at: call.node) == nil,
      sent.allSatisfy({ !$0.isFunction && !$0.isResult })
    else { return nil }
    let needs = RejectedValues(values: sent.map(\.value), context: context).needs
    guard needs.count == 1, !needs[0].belongsToMainActor else { return nil }
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

extension [RequiredAnnotation] {
  fileprivate func firstOfEachName(besides others: [RequiredAnnotation]) -> [RequiredAnnotation] {
    indices.filter { index in
      !(others + self[..<index]).contains { $0.name == self[index].name }
    }.map { self[$0] }
  }
}
