import Rewriter

/// What becomes of the selector observers of a file, and of the removals that are about them.
///
/// The observers of a type depend on each other, since one removal may be about several: they have
/// one fix in common, which is made whole or not at all.
struct ObserverPlan {
  let findings: [Finding]

  init(for observers: [SelectorObserver], in context: Context) {
    var findings: [Finding] = []
    var hosts: [String: HostPlan] = [:]
    let finder = RemovalFinder(context: context)
    for observer in observers {
      do throws(LeftAlone) {
        let block = try ObserverBlock(observer)
        let removals = try finder.removals(of: block)
        let host = observer.host
        if block.hop != nil, !removals.isEmpty {
          throw LeftAlone(
            reason: "it is removed, and a property to keep it for that is not safe on every thread")
        }
        hosts[host, default: HostPlan(host: host, context: context)].add(block, removals)
      } catch {
        findings.append(observer.leave(error))
      }
    }
    self.findings = findings + hosts.values.flatMap(\.findings)
  }
}

/// The observers of a type that can be blocks.
private struct HostPlan {
  let host: String
  let context: Context
  private var dropped: [ObserverBlock] = []
  private var kept: [ObserverBlock] = []
  /// For each that is kept, those that are about it.
  private var removals: [[ObserverRemoval]] = []

  init(host: String, context: Context) {
    self.host = host
    self.context = context
  }

  mutating func add(_ block: ObserverBlock, _ found: [ObserverRemoval]) {
    if found.isEmpty {
      dropped.append(block)
    } else {
      kept.append(block)
      removals.append(found)
    }
  }

  var findings: [Finding] {
    var edits = dropped.flatMap { $0.edits(token: .dropped) }
    var converted = dropped
    var findings: [Finding] = []
    do throws(LeftAlone) {
      let tokens = TokenPlan(host: host, blocks: kept, removals: removals, context: context)
      edits += try tokens.edits()
      converted += kept
    } catch {
      findings = kept.map { $0.observer.leave(error) }
    }
    let called = converted.filter { $0.hop?.inlined == nil }.compactMap(\.handler.method)
    edits += FormerSelectors(context: context).edits(for: called)
    edits += converted.compactMap(\.hop?.inlined)
      .map { .delete(context.tree.source.paragraph(of: $0.range)) }
    // The properties are used on the main actor, and in a 'deinit', when nobody else has the object.
    let isProven = converted.allSatisfy(\.keepsNotificationInCall)
    let fix = Fix(
      edits, insertedNames: ObserverBlock.insertedNames, trust: isProven ? .proven : .unproven)
    let lost = dropped.map { $0.observer.fix(fix, effects: $0.effects + [.leavesObserver]) }
    let removed = converted.dropFirst(dropped.count)
      .map { $0.observer.fix(fix, effects: $0.effects) }
    return findings + lost + removed
  }
}
