import Rewriter

extension TaskBody {
  /// Edits that change nothing, of timers with selectors, which aren't available in a task: where those get blocks, the
  /// statements need no closure of their own, and the fix waits for that.
  var claimsOfTimers: [Edit] {
    timersWithSelectors.compactMap(\.selector.label)
      .map { Edit(replace: $0.range, with: $0.text) }
  }

  /// Whether the closure makes a timer that isn't available in a task, and that gets no block.
  var makesTimerWithSelector: Bool {
    timersWithSelectors.contains { site in
      guard site.timer.isScheduled else { return false }
      do throws(Refusal) {
        _ = try BlockTimer(site)
        return false
      } catch {
        return true
      }
    }
  }

  private var timersWithSelectors: [TimerSelectorSite] {
    ownNodes.compactMap { $0.as(FunctionCallExpr.self) }
      .compactMap { TimerSelectorSite($0, in: context) }
  }
}
