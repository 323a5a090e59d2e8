import Rewriter

/// A callback of actor-isolated code that is passed to a function which calls it, or may call it, elsewhere.
struct CheckedCallback {
  private let site: CallbackSite

  /// Where it is called.
  private let place: String

  /// Whether that is known, and that the check is there.
  let isKnown: Bool

  /// Whether the code has chosen the queue itself, so that what is called was meant to run there.
  let isChosen: Bool

  private let isOnMainByDefault: Bool

  /// Whether nothing says on which thread it is called, which may be the main one.
  let isOnUnknownThread: Bool

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
    isOnUnknownThread = if case .unknown = found { true } else { false }
    isChosen = if case .chosen = found { true } else { false }
    self.site = site
    self.isolation = isolation
  }

  /// What is wrong, and what it costs: part of every finding with a fix.
  var explanation: String { explanation(calledAt: place) }

  /// The same in front of the reason to leave the code unchanged.
  var shortExplanation: String {
    let place = place.withoutThreadSource
    if site.handedOnTo != nil { return explanation(calledAt: place) }
    let end =
      isOnMainByDefault
      ? "; on another queue, it traps in Swift 6 mode"
      : isOnUnknownThread
        ? "; off the main thread, it traps in Swift 6 mode"
        : ", where it traps in Swift 6 mode"
    return "the callback is \(place)\(end)\(doubt)\(receiver)"
  }

  private var receiver: String {
    site.isCertain ? "" : "; we can't tell the receiver's type"
  }

  private var doubt: String {
    site.isKnownNotSendable
      ? "" : ", unless the SDK declares the callback '@Sendable', which isn't in our tables"
  }

  private func explanation(calledAt place: String) -> String {
    let closure =
      isolation.kind == .mainActor
      ? "a main-actor-isolated closure" : "a closure isolated to \(isolation.kind.actorName)"
    if let other = site.handedOnTo {
      return
        "'\(site.api)' passes its callback on to '\(other)', whose callback is \(place), where \(closure) "
        + "causes a data race that Swift 6 doesn't report"
    }
    let elsewhere =
      isOnMainByDefault
      ? "; on another queue," : isOnUnknownThread ? "; off the main thread," : ", where"
    let cost = "\(elsewhere) \(closure) traps in Swift 6 mode\(doubt)"
    return "the callback of '\(site.api)' is \(place)\(cost)\(receiver)"
  }
}

extension Isolation.Kind {
  /// `an actor`, `'Storage'`
  fileprivate var actorName: String {
    if case .globalActor(let name) = self { "'\(name)'" } else { "an actor" }
  }
}
