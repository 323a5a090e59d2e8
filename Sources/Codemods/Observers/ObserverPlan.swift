import Rewriter

/// What becomes of the selector observers of a file, and of the removals that are about them.
///
/// The observers of a type depend on each other, since one removal may be about several: they have
/// one fix in common, which is made whole or not at all. Those that want a reader have one of their own.
struct ObserverPlan {
  let findings: [Finding]

  init(for observers: [SelectorObserver], in context: Context) {
    var findings: [Finding] = []
    var blocks: [String: [KeptBlock]] = [:]
    let finder = RemovalFinder(context: context)
    for observer in observers {
      do throws(Refusal) {
        let block = try ObserverBlock(observer)
        if let freed = block.hop?.freed {
          findings.append(observer.fix(freeing: block.handler, as: freed))
          continue
        }
        let (removals, doubtAboutRemoval) = try finder.removals(of: block)
        if !removals.isEmpty { try Self.checkIsKept(block) }
        let isLost = removals.isEmpty && block.outlivesObject
        if isLost { try Self.checkIsRemovedInDeinit(block) }
        let doubts = [
          doubtAboutRemoval, block.doubtAboutTime, block.doubtAboutNotification,
        ].compactMap(\.self)
        let doubt = doubts.isEmpty ? nil : doubts.joined(separator: "; ")
        blocks[observer.host, default: []].append(
          KeptBlock(
            block: block, removals: removals, doubt: doubt, endsInDeinit: isLost))
      } catch {
        findings.append(observer.leave(error))
      }
    }
    self.findings =
      findings
      + blocks.flatMap { host, blocks in
        [false, true].flatMap {
          HostPlan(host: host, of: blocks, wantingReader: $0, context: context).findings
        }
      }
  }

  /// Throws why no `deinit` can remove the block.
  private static func checkIsRemovedInDeinit(_ block: ObserverBlock) throws(Refusal) {
    do throws(Refusal) {
      try RemovalInDeinit.check(block)
    } catch {
      throw block.reasonToStaySelector ?? error
    }
  }

  /// Throws why there is no place to keep what is to be removed.
  private static func checkIsKept(_ block: ObserverBlock) throws(Refusal) {
    if let reason = block.reasonToStaySelector { throw reason }
    if block.observer.isType {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a static property for its token; declare it by hand")
    }
  }
}

extension ObserverBlock {
  /// Why the selector is right where it is one of nonisolated code, and there is no place for a block's token.
  fileprivate var reasonToStaySelector: Refusal? {
    guard let hop, !hop.isOnMainActor else { return nil }
    return Refusal(
      .nonisolatedHandler,
      "'\(handler.name)' is nonisolated, so the selector is right on any thread", isNote: true)
  }
}

/// An observer that can be a block, with what removes it.
private struct KeptBlock {
  var block: ObserverBlock
  let removals: [ObserverRemoval]
  let doubt: String?
  /// Whether only the `deinit` of its object removes it.
  let endsInDeinit: Bool

  var observer: SelectorObserver { block.observer }

  var wantsReader: Bool { doubt != nil || !block.keepsNotificationInCall }

  /// Whether something is to keep its token.
  var isKept: Bool { !removals.isEmpty || endsInDeinit }

  /// The block without the notification, if its handler does not read it.
  func leaving(_ unread: UnreadArguments) -> KeptBlock {
    guard let method = block.handler.method, unread.contains(method) else { return self }
    var copy = self
    copy.block.handler.parameter = nil
    return copy
  }

  /// What a caller could notice: the block stays where nothing removes it, or only code that may not run before the
  /// object goes away.
  var effects: [Effect] {
    let isLeft = block.outlivesObject && !endsInDeinit && !removals.contains(where: \.isInDeinit)
    return block.effects + (isLeft ? [.leavesObserver] : [])
  }
}

/// The observers of a type that can be blocks, and either want a reader or don't.
private struct HostPlan {
  let host: String
  let context: Context
  private let wantsReader: Bool
  private let dropped: [KeptBlock]
  private let kept: [KeptBlock]
  /// All of the type that are kept: they share their properties.
  private let allKept: [KeptBlock]

  init(host: String, of blocks: [KeptBlock], wantingReader: Bool, context: Context) {
    self.host = host
    self.context = context
    wantsReader = wantingReader
    allKept = blocks.filter(\.isKept)
    kept = allKept.filter { $0.wantsReader == wantingReader }
    dropped = blocks.filter { !$0.isKept && $0.wantsReader == wantingReader }
  }

  var findings: [Finding] {
    do throws(Refusal) {
      let unread = unreadArguments(of: dropped + kept)
      let kept = kept.map { $0.leaving(unread) }
      let tokens = TokenPlan(
        host: host, blocks: allKept.map { ($0.block, $0.removals) }, chosen: kept.map(\.block),
        besides: dropped.map(\.block.node), waits: wantsReader, context: context)
      return findings(
        dropping: dropped, keeping: kept, try tokens.edits(), unread,
        marksUnsafe: tokens.marksUnsafe)
    } catch {
      let unread = unreadArguments(of: dropped)
      return kept.map { $0.observer.leave($0.block.reasonToStaySelector ?? error) }
        + findings(dropping: dropped, keeping: [], [], unread)
    }
  }

  private func unreadArguments(of blocks: [KeptBlock]) -> UnreadArguments {
    let methods = blocks.map(\.block).filter { $0.hop?.inlined == nil }
      .compactMap(\.handler.method)
    return UnreadArguments(for: methods, in: context)
  }

  /// - Parameters:
  ///   - tokens: what keeps the observers that are removed, and removes them.
  ///   - marksUnsafe: whether that is unsafe for one of them.
  private func findings(
    dropping dropped: [KeptBlock], keeping kept: [KeptBlock], _ tokens: [Edit],
    _ unread: UnreadArguments, marksUnsafe: (ObserverBlock) -> Bool = { _ in false },
  ) -> [Finding] {
    let dropped = dropped.map { $0.leaving(unread) }
    let blocks = (dropped + kept).map(\.block)
    let called = blocks.filter { $0.hop?.inlined == nil }.compactMap(\.handler.method)
    var edits = dropped.flatMap { $0.block.edits(token: .dropped) } + tokens
    edits += FormerSelectors(context: context).edits(for: called) + unread.edits
    edits += blocks.compactMap(\.hop?.inlined)
      .map { .delete(context.tree.source.paragraph(of: $0.range)) }
    // The properties are used on the main actor, and in a 'deinit', when nobody else has the object.
    let isProven = blocks.allSatisfy(\.keepsNotificationInCall)
    let fix = Fix(
      edits, insertedNames: ObserverBlock.insertedNames, trust: isProven ? .proven : .unproven)
    return dropped.map {
      $0.observer.fix(
        fix, effects: $0.effects, doubt: $0.doubt, marksUnsafe: $0.block.marksUnsafe)
    }
      + kept.map {
        $0.observer.fix(
          fix, effects: $0.effects, doubt: $0.doubt,
          marksUnsafe: $0.block.marksUnsafe || marksUnsafe($0.block))
      }
  }
}
