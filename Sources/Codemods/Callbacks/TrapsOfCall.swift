import Rewriter

/// What stops the program where a framework calls it: a closure, or a function that is passed by its name.
protocol Trap {
  var site: CallbackSite { get }

  /// The finding with the change; throws where no form is known to be right.
  func cure() throws(Refusal) -> Finding

  /// The finding that it stays as it is.
  func left(because reason: Refusal) -> Finding
}

/// The traps of a file, judged together with the others of their calls: where one of them stays, the call stops the
/// program as before, so that they change together or not at all.
struct TrapsOfCalls {
  private let judged: [Judged]
  private let byCall: [Node: [Int]]

  private struct Judged {
    let trap: any Trap
    let outcome: Result<Finding, Refusal>
  }

  init(_ traps: [any Trap]) {
    judged = traps.map { trap in
      Judged(trap: trap, outcome: Result { () throws(Refusal) in try trap.cure() })
    }
    byCall = Dictionary(grouping: traps.indices) { traps[$0].site.call.node }
  }

  var findings: [Finding] {
    judged.indices.map { index in
      let trap = judged[index].trap
      let siblings = byCall[trap.site.call.node, default: []].filter { $0 != index }
      switch judged[index].outcome {
      case .failure(let reason): return trap.left(because: reason)
      case .success(let finding):
        return obstacle(among: siblings).map(trap.left) ?? together(finding, siblings)
      }
    }
  }

  /// Why one of the siblings stays.
  private func obstacle(among siblings: [Int]) -> Refusal? {
    for sibling in siblings {
      guard case .failure(let reason) = judged[sibling].outcome, !reason.isForNow else { continue }
      let label = judged[sibling].trap.site.callback.label
      let name = label == "_" ? "another closure" : "'\(label)'"
      return Refusal(
        .otherClosure, "\(name) of the same call is left unchanged: \(reason.reason)")
    }
    return nil
  }

  /// The finding, with a reader where one of the siblings wants one.
  private func together(_ finding: Finding, _ siblings: [Int]) -> Finding {
    let wantsReader = siblings.contains { sibling in
      (try? judged[sibling].outcome.get())?.verdict == .review
    }
    guard wantsReader, finding.verdict == .safe else { return finding }
    var finding = finding
    finding.verdict = .review
    finding.reason =
      "another closure of the call, which changes too, needs a review; \(finding.reason ?? "")"
    return finding
  }
}
