/// The columns of a table, in their order.
protocol SDKColumn: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The words that may stand in a column; others take any text.
  static var words: [Self: [String]] { get }
}

extension SDKColumn {
  static var words: [Self: [String]] { [:] }

  /// What the first line of a table calls the column: `must-stay` for `mustStay`.
  var heading: String {
    "\(self)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  static var headings: [String] { allCases.map(\.heading) }
}

enum TypeColumn: Int, SDKColumn {
  case name, module, kind, inherits, isolation, sendability, source

  static var words: [TypeColumn: [String]] {
    [.isolation: SDKIsolation.words, .sendability: SDKSendability.words]
  }
}

enum CallbackColumn: Int, SDKColumn {
  case function, label, type, level, closure, sendability, isolation, thread, source

  static var words: [CallbackColumn: [String]] {
    [
      .sendability: SDKCallback.Sendability.words, .isolation: SDKIsolation.words,
      .thread: CallbackThread.words,
    ]
  }
}

enum TwinColumn: Int, SDKColumn {
  case type, function, async, level, result, `throws`, ios, macos, source
}

enum DelegateColumn: Int, SDKColumn {
  case `protocol`, method, isolation, thread, source

  static var words: [DelegateColumn: [String]] {
    [.isolation: SDKIsolation.words, .thread: CallbackThread.words]
  }
}

enum SequenceColumn: Int, SDKColumn {
  case type, callback, sequence, element, ios, macos, source
}

enum MemberColumn: Int, SDKColumn {
  case type, member, level, result, source
}

enum NotificationColumn: Int, SDKColumn {
  case name, thread, mustStay, source

  static var words: [NotificationColumn: [String]] { [.thread: NotificationThread.words] }
}

enum RequirementColumn: Int, SDKColumn { case `protocol`, function, source }

enum WitnessColumn: Int, SDKColumn { case `protocol`, function, async, source }

enum ResultColumn: Int, SDKColumn { case function, type, result, source }

enum NoasyncColumn: Int, SDKColumn { case function, type, level, source }

enum IsolatedColumn: Int, SDKColumn {
  case type, member, isolation, source

  static var words: [IsolatedColumn: [String]] { [.isolation: SDKIsolation.words] }
}

enum BlockingColumn: Int, SDKColumn {
  case function, type, level, waits, when, closure, source

  static var words: [BlockingColumn: [String]] {
    [
      .level: SDKBlockingCall.Level.words, .when: SDKBlockingCall.Condition.words,
      .closure: ["-", "last"],
    ]
  }
}

enum ClosureColumn: Int, SDKColumn { case name, closure, source }

enum CalleeColumn: Int, SDKColumn {
  case callee, isolation, source

  static var words: [CalleeColumn: [String]] { [.isolation: SDKIsolation.words] }
}

extension RawRepresentable<String> where Self: CaseIterable {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
