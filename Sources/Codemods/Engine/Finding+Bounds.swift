import Rewriter

extension Finding {
  func limited(to bound: Verdict) -> Finding {
    var finding = self
    finding.verdict = max(verdict, bound)
    return finding
  }

  func moved(to range: Range<ByteOffset>) -> Finding {
    var finding = self
    finding.range = range
    return finding
  }

  func refused(because refusal: Refusal) -> Finding {
    Finding(
      codemod: codemod, verdict: .manual, range: range, message: message, key: refusal.key,
      reason: refusal.reason)
  }

  /// The finding that the author of the code wants left as it is.
  func ignored(because reason: String) -> Finding {
    var finding = refused(because: Refusal(.ignoredByComment, reason))
    finding.isIgnored = true
    return finding
  }

  /// The finding about code that Swift 6 rejects, where the project has the compiler check that already.
  func leftToCompiler(in context: Context) -> Finding {
    guard fix == nil, !isNote, !stopsProgram,
      context.project.modules.compilesInSwift6Mode(context.path)
    else { return self }
    var finding = self
    finding.isNote = true
    finding.isLeftToCompiler = true
    return finding
  }

  /// The finding with what to do about it, where it is left unchanged and its reason ends without advice.
  func ending(with advice: String?) -> Finding {
    guard let advice, let reason, let key, key != .changesElsewhere, !isNote, !reason.contains(";")
    else { return self }
    var finding = self
    finding.reason = "\(reason); \(advice)"
    return finding
  }

  /// The finding with no better verdict than those whose text its fix changes again: without them there is
  /// nothing to change.
  func buildingOn(_ earlier: [Finding]) -> Finding {
    limited(to: earlier.map(\.verdict).max() ?? verdict)
  }

  /// The finding with the names that its fix inserts made unmistakable, or without its fix where the
  /// source is broken.
  func checked(in context: Context) -> Finding {
    guard let fix else { return self }
    let node = context.tree.smallestNode(containing: range)
    if node.enclosingDeclaration.hasError {
      return refused(
        because: Refusal(.incompleteCode, "the enclosing declaration has a syntax error"))
    }
    // A fix that makes the function itself asynchronous doesn't count on a second form of it, and changes its calls.
    let missing = fix.countsOn.lazy.filter { !fix.additions.contains($0) }
    if let reason = missing.compactMap({ context.withheld[$0] }).first {
      return refused(because: Refusal(.changesElsewhere, reason))
    }
    if let comment = fix.lostComment(of: context.tree.source) {
      return refused(
        because: Refusal(
          .commentInTheWay,
          "the comment '\(comment.prefix(40))' would be lost; move it and run again"))
    }
    let toolchain = fix.toolchain(for: context.tree.source)
    if let reason = context.refusalForOldSystems(of: fix, at: node)
      ?? toolchain.flatMap({ context.refusalForOldCompilers(of: node, since: $0) })
    {
      return refused(because: reason)
    }
    let names = fix.insertedNames + fix.namesOfFoundation(writtenTo: context.tree.source)
    let shadowed = names.filter { context.isShadowed($0, at: node) }
    for module in Set(shadowed.map(Fix.module)).sorted()
    where context.isShadowed(module, at: node) {
      return refused(
        because: Refusal(
          .shadowedName,
          "a '\(module)' in this project hides the module of that name; rename it and run again"))
    }
    var finding = self
    finding.fix = fix.qualifying(shadowed)
    if !fix.insertedNames.isEmpty, let need = context.needBesideWrapper(at: node),
      !needs.contains(need)
    {
      finding.needs.append(need)
    }
    if !effects.contains(.needsToolchain), let version = toolchain,
      !context.project.modules.areBuilt(since: version, inFile: context.path)
    {
      finding.effects.append(.needsToolchain)
    }
    if let version = toolchain,
      let older = context.project.modules.outdatedCompiler(ofFile: context.path),
      older.value < version
    {
      finding.wantReader(because: "\(older.source) builds with Swift \(older.value)")
    }
    return finding
  }

  /// The finding with the effect that its edits show, and with no better verdict than its effects allow.
  ///
  /// What takes a check of the compiler away needs a review, unless the codemod has proven that no two
  /// threads meet there. What may run in a different order needs one in any case: only the reader knows
  /// whether anything depends on the order.
  func bounded(in source: SourceFile) -> Finding {
    guard let fix else { return self }
    var finding = self
    if fix.addsUnsafe(to: source) {
      if marksUnsafe ?? true { finding.effects.append(.addsUnsafe) }
      if fix.trust == .unproven { finding.wantReader(because: Self.uncheckedReason) }
    }
    if effects.contains(.reorders) { finding.wantReader(because: Effect.reorders.summary) }
    return finding
  }

  private static let uncheckedReason =
    "the change marks a value as unsafe; check that no other thread uses it at the same time"

  private mutating func wantReader(because reason: String) {
    guard verdict == .safe else { return }
    verdict = .review
    self.reason = [self.reason, reason].compactMap(\.self).joined(separator: "; ")
  }
}

extension Tree {
  func smallestNode(containing range: Range<ByteOffset>) -> Node {
    let innermost = innermostNode(at: range.lowerBound)
    return innermost.ancestorsAndSelf.first { $0.range.upperBound >= range.upperBound } ?? root
  }
}

extension Node {
  /// The function, accessor's variable or top-level statement around the node.
  var enclosingDeclaration: Node {
    let declaration = ancestorsAndSelf.first { node in
      switch node.parent?.kind {
      case .memberBlockItem: true
      case .codeBlockItem: node.parent?.parent?.parent?.is(.sourceFile) == true
      default: false
      }
    }
    return declaration ?? self
  }
}

extension Context {
  /// Why the systems may not have what a fix writes; so that no codemod has to ask.
  ///
  /// - Parameter node: what the fix is about.
  func refusalForOldSystems(of fix: Fix, at node: Node) -> Refusal? {
    fix.namesOfConcurrency(writtenTo: tree.source).lazy.compactMap { name, offset in
      let inner = tree.innermostNode(at: offset)
      let isInside =
        node.encloses(inner) || offset < node.range.lowerBound
        || offset > node.range.upperBound
      let feature = Fix.needsTasks(name) ? "tasks" : "'\(name)'"
      return refusalForOldSystems(of: isInside ? inner : node, without: feature)
    }.first
  }
}
