import Rewriter

extension TaskBody {
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
