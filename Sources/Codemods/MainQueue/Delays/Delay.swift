import Rewriter

/// How long after now a deadline is, and how a task sleeps as long.
///
/// What may be added to a `DispatchTime` is a `Double` of seconds or a `DispatchTimeInterval`; only the
/// former has a counterpart of its own, `Duration.seconds`.
struct Delay {
  private let amount: Amount

  /// Whether the value may be another one when the task asks for it: then it is captured.
  let isCaptured: Bool

  /// Whether it can't be another one for a task that holds `self`: only constants of the object are captured.
  let isConstantOfSelf: Bool

  /// Whether the value is known: it is calculated from constants that are declared as numbers, and isn't negative.
  private let isKnownNumber: Bool

  /// The functions of the standard library, as they are written where the delay is.
  private let minimum: String
  private let maximum: String

  /// The expression without blanks around it; empty for none.
  let text: String

  /// Whether it is the clock on the wall that counts.
  let isOnWallClock: Bool

  private enum Amount {
    case none
    /// Seconds, as a `Double` or a literal.
    case seconds(Node?)
    /// `.milliseconds(300)`
    case interval(unit: Unit, value: Node)
  }

  private enum Unit: String {
    case seconds, milliseconds, microseconds, nanoseconds

    var nanoseconds: Int {
      switch self {
      case .seconds: 1_000_000_000
      case .milliseconds: 1_000_000
      case .microseconds: 1_000
      case .nanoseconds: 1
      }
    }
  }

  /// - Parameter deadline: the argument, `.now() + 0.3`.
  /// - Throws: why a deadline says no delay that a task can sleep.
  init(_ deadline: Node, isOnWallClock: Bool, in context: Context) throws(Refusal) {
    let clock = isOnWallClock ? "DispatchWallTime" : "DispatchTime"
    if deadline.isNow(of: clock) {
      try self.init(of: [], isOnWallClock: isOnWallClock, in: context)
      return
    }
    guard let terms = deadline.as(SequenceExpr.self)?.elements?.node.children.map(\.self),
      terms.count > 2, terms[0].isNow(of: clock),
      terms[1].as(BinaryOperatorExpr.self)?.operator?.text == "+"
    else {
      throw Refusal(
        .unreadableDelay,
        "the deadline '\(deadline.textInOneLine)' isn't written as '.now() + delay'; write it that way and run again"
      )
    }
    let sum = Array(terms.dropFirst(2))
    let added = sum.count == 1 ? [sum[0].withoutParentheses] : sum.secondsInNanoseconds ?? sum
    try self.init(of: added, isOnWallClock: isOnWallClock, in: context)
  }

  /// - Parameter amount: the seconds, or the interval.
  /// - Throws: why it isn't known to be one of the two.
  init(of amount: Node, in context: Context) throws(Refusal) {
    let terms = amount.as(SequenceExpr.self)?.elements?.node.children.map(\.self)
    try self.init(of: terms ?? [amount.withoutParentheses], isOnWallClock: false, in: context)
  }

  /// - Parameter added: the terms of the amount with the operators between them; none for no delay.
  private init(of added: [Node], isOnWallClock: Bool, in context: Context) throws(Refusal) {
    self.isOnWallClock = isOnWallClock
    guard let first = added.first, let last = added.last else {
      (amount, isCaptured, isConstantOfSelf, isKnownNumber, text) = (.none, false, false, false, "")
      (minimum, maximum) = ("min", "max")
      return
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let reader = DelayReader(in: context)
    isKnownNumber = reader.isKnownNumber(added)
    minimum = try context.standardName("min", at: first)
    maximum = try context.standardName("max", at: first)
    // Comments in it stay where the call was.
    let isCommented = first.firstToken.map { start in
      last.lastToken.map { context.tree.hasComment(between: start, and: $0) } ?? false
    }
    let written =
      isCommented == true
      ? added.map(\.textInOneLine).joined(separator: " ") : context.tree.source.text(range)
    text = reader.isDoubleHereOnly(added) ? added.conversion(of: written) : written
    guard !added.contains(where: \.suspendsOrThrows) else {
      throw Refusal(
        .unreadableDelay, "the delay contains 'await' or 'try'; assign it to a 'let' and run again")
    }
    if added.count == 1, let (unit, value) = added[0].interval {
      guard let unit = Unit(rawValue: unit) else {
        throw Refusal(
          .unreadableDelay,
          "with the delay '\(added[0].textInOneLine)', the work never runs; remove the call"
        )
      }
      amount = .interval(unit: unit, value: value)
      isCaptured = !reader.isStable([value])
      isConstantOfSelf = reader.isStable([value], holdingSelf: true)
    } else if reader.isSeconds(added) {
      amount = .seconds(added.count == 1 ? added[0] : nil)
      isCaptured = !reader.isStable(added)
      isConstantOfSelf = reader.isStable(added, holdingSelf: true)
    } else if added.count == 1, reader.isInterval(added[0]) {
      throw Refusal(
        .unreadableDelay,
        "'\(text)' is a 'DispatchTimeInterval', for which no task can sleep; declare it as a number of seconds"
      )
    } else {
      throw Refusal(
        .unreadableDelay,
        "we can't tell whether '\(text)' is a number of seconds; assign it to a 'let' with an explicit type and run again"
      )
    }
  }
}

extension Delay {
  /// The name that the delay has already; `nil` for none.
  var name: String? {
    switch amount {
    case .none: nil
    case .interval(_, let value): value.lastName
    case .seconds(let value): value?.lastName
    }
  }

  /// The text of what is captured.
  var capturedText: String {
    if case .interval(_, let value) = amount { return value.textWithoutComments }
    return text
  }

  /// `try? await Task.sleep(for: .seconds(0.3))`; `nil` where nothing is waited for.
  ///
  /// - Parameters:
  ///   - name: the name that the delay is captured under.
  ///   - hasDuration: whether `Duration` is there on the oldest system that the module runs on.
  func sleep(capturedAs name: String?, hasDuration: Bool) -> String? {
    if isZero { return nil }
    switch amount {
    case .none: return nil
    case .seconds(let value):
      return hasDuration
        ? sleep("for", ".seconds(\(name ?? text))")
        : sleep("nanoseconds", nanoseconds(ofSeconds: value, capturedAs: name))
    case .interval(let unit, let value):
      return hasDuration
        ? sleep("for", ".\(unit)(\(name ?? value.textWithoutComments))")
        : sleep("nanoseconds", nanoseconds(of: unit, value, capturedAs: name))
    }
  }

  private func sleep(_ label: String, _ time: String) -> String {
    "try? await Task.sleep(\(label): \(time))"
  }

  /// Whether there is anything to wait for.
  var waits: Bool { !isZero }

  /// Dispatch sends work without a delay as `async` does; a task that sleeps at all may come later.
  private var isZero: Bool {
    switch amount {
    case .none: true
    case .seconds(let value): value?.nanoseconds(perUnit: 1_000_000_000) == 0
    case .interval(_, let value): value.nanoseconds(perUnit: 1) == 0
    }
  }

  private func nanoseconds(ofSeconds value: Node?, capturedAs name: String?) -> String {
    if let count = value?.nanoseconds(perUnit: 1_000_000_000) { return count.grouped }
    let seconds = name ?? text
    if isKnownNumber {
      let isSum = name == nil && text.contains("+")
      return "UInt64(\(isSum ? "(\(seconds))" : seconds) * 1_000_000_000)"
    }
    // A queue doesn't wait for a negative number, and takes any other: the task would trap for what is negative, too
    // large, or no number (`max` gives its first argument then). 1e9 seconds are 31 years.
    let minimum = name == "min" ? "Swift.min" : minimum
    let maximum = name == "max" ? "Swift.max" : maximum
    return "UInt64(\(minimum)(\(maximum)(0, \(seconds)), 1e9) * 1_000_000_000)"
  }

  private func nanoseconds(of unit: Unit, _ value: Node, capturedAs name: String?) -> String {
    if let count = value.nanoseconds(perUnit: unit.nanoseconds) { return count.grouped }
    let number = "UInt64(clamping: \(name ?? value.textWithoutComments))"
    return unit == .nanoseconds ? number : "\(number) * \(unit.nanoseconds.grouped)"
  }
}

extension [Node] {
  /// `x` of `Double(Int64(x * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)`, as Xcode converted deadlines of Swift 2;
  /// in an array of its own.
  var secondsInNanoseconds: [Node]? {
    guard count == 3, self[1].text == "/", self[2].isNanosecondsPerSecond,
      let product = self[0].argument(convertedTo: "Double")?.argument(convertedTo: "Int64"),
      let factors = product.as(SequenceExpr.self)?.elements?.node.children.map(\.self),
      factors.count == 3, factors[1].text == "*", factors[2].isNanosecondsPerSecond
    else { return nil }
    return [factors[0]]
  }

  /// `1 / 60 as Double`; `as` binds more tightly than `?:`.
  fileprivate func conversion(of written: String) -> String {
    let isChoice = contains { $0.descendantsAndSelf.contains { $0.is(.unresolvedTernaryExpr) } }
    return "\(isChoice ? "(\(written))" : written) as Double"
  }
}

extension Int {
  /// `300_000_000`
  fileprivate var grouped: String {
    let digits = String(self)
    var text = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text += "_" }
      text.append(digit)
    }
    return text
  }
}

extension Node {
  fileprivate var isNanosecondsPerSecond: Bool {
    argument(convertedTo: "Double")?.referencedName == "NSEC_PER_SEC"
  }

  /// `x` of `Int64(x)`.
  fileprivate func argument(convertedTo type: String) -> Node? {
    guard let call = self.as(FunctionCallExpr.self), call.calledExpression?.referencedName == type,
      let arguments = call.arguments?.arguments, arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].expression
  }

  /// Whether the expression is `.now()` or `DispatchTime.now()`.
  fileprivate func isNow(of clock: String) -> Bool {
    guard let call = self.as(FunctionCallExpr.self), call.arguments?.arguments.isEmpty ?? true,
      let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.name == "now"
    else { return false }
    return callee.base?.isName(clock, of: "Dispatch") ?? true
  }

  /// `milliseconds` and `300` of `.milliseconds(300)`; the unit is `never` for `.never`.
  fileprivate var interval: (unit: String, value: Node)? {
    if let member = self.as(MemberAccessExpr.self), member.name == "never", member.isInterval {
      return ("never", self)
    }
    guard let call = self.as(FunctionCallExpr.self),
      let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.isInterval,
      let unit = callee.name, call.trailingClosure == nil,
      let arguments = call.arguments?.arguments, arguments.count == 1, arguments[0].label == nil,
      let value = arguments[0].expression
    else { return nil }
    return (unit, value)
  }

  fileprivate var suspendsOrThrows: Bool {
    descendantsAndSelf { $0.is(.closureExpr) }.contains { $0.is(.awaitExpr) || $0.is(.tryExpr) }
  }

  /// The value of a literal in nanoseconds; `nil` for anything else, and for a literal that is too exact
  /// or too large to be one.
  fileprivate func nanoseconds(perUnit unit: Int) -> Int? {
    guard self.is(.integerLiteralExpr) || self.is(.floatLiteralExpr) else { return nil }
    let parts = text.filter { $0 != "_" }
      .split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = Int(parts[0]), whole >= 0, parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.count <= 9, let digits = Int(fraction.isEmpty ? "0" : fraction) else {
      return nil
    }
    let scale = fraction.reduce(1) { scale, _ in scale * 10 }
    guard unit % scale == 0 else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    return overflow ? nil : product + digits * (unit / scale)
  }
}

extension MemberAccessExpr {
  /// Whether this is a member of `DispatchTimeInterval`, which need not be named.
  fileprivate var isInterval: Bool {
    base?.isName("DispatchTimeInterval", of: "Dispatch") ?? true
  }
}
