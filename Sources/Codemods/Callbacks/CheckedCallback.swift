import Rewriter

/// What an actor's code hands to a function that calls it, or may call it, elsewhere.
struct CheckedCallback {
  private let site: CallbackSite

  /// Where it is called.
  private let place: String

  /// Whether that is known, and that the check is there.
  let isKnown: Bool

  /// Whether the code has chosen the queue itself, so that what is called was meant to run there.
  let isChosen: Bool

  private let isOnMainByDefault: Bool

  /// The actor.
  private let isolation: Isolation

  /// `nil` for what is called on the main thread, and is the main actor's.
  init?(_ site: CallbackSite, of isolation: Isolation, in context: Context) {
    let found = site.place(in: context)
    switch found {
    // Values that nothing moves are sent where the code itself runs.
    case .main where isolation.kind == .mainActor || site.callback.thread == .publisher:
      return nil
    case .main: (place, isKnown) = ("called on the main thread", false)
    case .off(let reason), .chosen(let reason):
      place = reason
      isKnown =
        site.isCertain && site.isKnownNotSendable && site.source.isDocumented
        && site.handedOnTo == nil
    case .unlessChosen(let reason), .unknown(let reason): (place, isKnown) = (reason, false)
    }
    isOnMainByDefault = if case .unlessChosen = found { true } else { false }
    isChosen = if case .chosen = found { true } else { false }
    self.site = site
    self.isolation = isolation
  }

  /// What is wrong, and what it costs: part of every finding.
  var explanation: String {
    let receiver = site.isCertain ? "" : "; the receiver's type is not known"
    let doubt =
      site.isKnownNotSendable
      ? "" : ", if the SDK does not declare it '@Sendable', which is not known"
    let closure =
      isolation.kind == .mainActor
      ? "a main-actor closure" : "a closure of \(isolation.kind.actorName)"
    if let other = site.handedOnTo {
      return
        "'\(site.api)' hands it to '\(other)', which is \(place); there \(closure) races with its actor, and "
        + "Swift 6 does not say so"
    }
    let elsewhere = isOnMainByDefault ? "on another one" : "there"
    let cost = "\(elsewhere) \(closure) stops a Swift 6 program\(doubt)"
    return "'\(site.api)' is \(place)\(receiver); \(cost)"
  }
}

extension Isolation.Kind {
  /// `an actor`, `'Storage'`
  fileprivate var actorName: String {
    if case .globalActor(let name) = self { "'\(name)'" } else { "an actor" }
  }
}
