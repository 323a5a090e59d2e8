/// A function or property of the SDKs that keeps its thread until something else has happened.
struct SDKBlockingCall {
  private let row: SDKRow<BlockingColumn>

  init(_ row: SDKRow<BlockingColumn>) { self.row = row }

  /// When a call waits.
  enum Condition: String, CaseIterable {
    case always
    /// An argument with a label like `waitUntilDone` says so.
    case asked
    /// The argument is an address on the network.
    case remote
    /// It is called on the main queue.
    case main
    /// Always, and the thread serves events meanwhile.
    case events
    /// The same, until a window is closed.
    case modal
  }

  /// Whose member is meant.
  enum Level: String, CaseIterable {
    case `static`
    /// That of a value of the type.
    case instance
    /// The same, and the name says enough where the value's type is not known.
    case named
  }

  /// The full name: `wait(timeout:)`, or a property's.
  var function: String { row[.function] }

  /// `-` for a free function.
  var type: String { row[.type] }

  /// `Data(contentsOf:)`, where it is one.
  var initializer: String? {
    function.hasPrefix("init(") ? type + function.dropFirst("init".count) : nil
  }

  var level: Level { Level(rawValue: row[.level]) ?? .instance }

  /// What it does, behind a name: `waits for a semaphore`.
  var waits: String { row[.waits] }

  var isForMainThread: Bool {
    condition == .main || function.hasPrefix("performSelector(onMainThread:")
  }

  /// Whether the wait ends with other code of the program, which may need the thread that is kept: the others end with
  /// time, or with what the system does. Tests in asynchronous code await their expectations instead.
  var endsWithOtherCode: Bool {
    if type == "XCTestCase" { return false }
    return condition == .main || condition == .events || Self.typesOfOtherCode.contains(type)
      || Self.functionsOfOtherCode.contains(function)
  }

  private static let typesOfOtherCode = NameTable(
    """
    Dispatch: DispatchGroup DispatchSemaphore DispatchWorkItem
    Foundation: NSCondition NSConditionLock NSObject Operation OperationQueue
    """)

  private static let functionsOfOtherCode = NameTable(
    """
    Darwin: pthread_cond_timedwait(_:_:_:) pthread_cond_wait(_:_:) pthread_join(_:_:) sem_wait(_:) semaphore_wait(_:)
    """)

  var condition: Condition { Condition(rawValue: row[.when]) ?? .always }

  /// Whether a closure may be its last argument.
  private var mayEndInClosure: Bool { row[.closure] == "last" }

  /// The labels of the parameters, `_` for none; `nil` for a property.
  var labels: [String]? {
    guard let start = function.firstIndex(of: "(") else { return nil }
    return function[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// Whether a call with the labels may mean the function, some of whose parameters may have defaults.
  ///
  /// - Parameters:
  ///   - written: those of the arguments between the parentheses.
  ///   - hasTrailingClosure: Whether a closure behind them is the last argument.
  func takes(_ written: [String], hasTrailingClosure: Bool) -> Bool {
    guard var rest = labels?[...] else { return false }
    if hasTrailingClosure, !mayEndInClosure || rest.popLast() == nil { return false }
    guard written.count == rest.count || type != "-" && condition != .asked,
      written.first == rest.first
    else { return false }
    for label in written {
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }
}

extension SDKTables {
  /// The functions and properties of the base name that keep their thread.
  func blockingCalls(named name: String) -> [SDKBlockingCall] {
    answers.blockingCalls.answer(to: name) {
      blocking.rows(startingWith: name + "(") + blocking.rows(name)
    }.map(SDKBlockingCall.init)
  }
}
