/// What the tables say of a closure that a function of an SDK keeps, or a property holds.
public struct SDKCallback: Sendable, Equatable {
  /// `dataTask(with:completionHandler:)`; a property is its name.
  public let function: String

  /// The label of the parameter: `_` if it has none, `=` for a property.
  public let label: String

  /// The type that the function is a member of; `-` for a free function.
  public let type: String

  public let isStatic: Bool

  /// The closure's type, by Swift names.
  public let closure: String

  public let sendability: Sendability

  /// The closure's own isolation.
  public let isolation: SDKIsolation

  public let thread: CallbackThread

  /// Where the row is from.
  public let source: String

  /// The labels of the function's parameters, `_` for one without: at hand, since every look at a call comes by here.
  let parameterLabels: [String]

  init(
    function: String, label: String, type: String, isStatic: Bool, closure: String,
    sendability: Sendability, isolation: SDKIsolation, thread: CallbackThread, source: String,
  ) {
    self.function = function
    self.label = label
    self.type = type
    self.isStatic = isStatic
    self.closure = closure
    self.sendability = sendability
    self.isolation = isolation
    self.thread = thread
    self.source = source
    // Characters are dear.
    let labels = function.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
    parameterLabels = labels.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  /// Whether the parameter is `@Sendable`.
  public enum Sendability: String, CaseIterable, Sendable {
    case sendable
    /// The same, of a property, or of a Swift function that isn't marked `@preconcurrency`: Swift 6 rejects what it only
    /// warns about where the closure is an argument of another function.
    case checked
    case notSendable = "not-sendable"
    /// Not `@Sendable` with Swift 6.3; SE-0463 makes it so where `SendableCompletionHandlers` is on.
    case completionRule = "completion-rule"
    /// Not `@Sendable`, and called within the call: nothing checks the executor.
    case nonEscaping = "non-escaping"

    var isSendable: Bool { self == .sendable || self == .checked }
  }
}

/// The isolation of a declaration of an SDK.
public enum SDKIsolation: String, CaseIterable, Sendable {
  case mainActor = "main-actor"
  case nonisolated
  /// Of a protocol whose requirements are isolated to the main actor one by one, which isolates nothing that conforms.
  case members
  /// That of the code in which a closure is formed.
  case caller
  case unknown
}

/// The thread that a closure or a delegate's method is called on.
public enum CallbackThread: String, CaseIterable, Sendable {
  case main
  /// The main one, after as many seconds as the function's other argument says.
  case mainDelayed = "main-delayed"
  /// One that is never the main one.
  case background
  /// Whichever the framework likes.
  case any
  /// The queue that the user gave, or a default one that the source names.
  case queue
  /// The thread that makes the call.
  case caller
  /// The thread that created the object.
  case creator
  /// Wherever the publisher sends its values.
  case publisher
  case unknown
}

/// A function with a completion handler, and the asynchronous one to call instead.
public struct AsyncTwin: Sendable, Equatable {
  public let type: String

  /// `dataTask(with:completionHandler:)`.
  public let function: String

  /// `data(for:)`; a property is its name.
  public let asyncFunction: String

  public let isStatic: Bool

  /// The asynchronous function's result: `Void`, a type, or a tuple.
  public let result: String

  /// Whether an error that the handler is given is thrown.
  public let isThrowing: Bool

  /// The first version of iOS and macOS with the asynchronous function; `nil` if it is not there at all.
  public let iOS: String?
  public let macOS: String?

  public let source: String

  /// Whether Swift declares the asynchronous function, so that any of its labeled parameters may have a default; in
  /// one that the compiler imports from Objective-C, only some have.
  var mayHaveDefaults = false

  /// The labels of the arguments that the function with the handler takes as optionals, and the asynchronous one not.
  var labelsOfValues: [String] {
    source.split(separator: ": no optional as ").dropFirst().first?.split(separator: ", ")
      .map(String.init) ?? []
  }
}

/// A method of a delegate protocol, or one like it.
public struct DelegateMethod: Sendable, Equatable {
  public let `protocol`: String

  /// `locationManager(_:didUpdateLocations:)`.
  public let method: String

  public let isolation: SDKIsolation

  public let thread: CallbackThread

  public let source: String
}

/// A notification of an SDK.
public struct SDKNotification: Sendable, Equatable {
  /// `UIResponder.keyboardWillShowNotification`; a member of `Notification.Name` begins with a dot.
  public let name: String

  public let thread: NotificationThread

  /// Whether it has to be handled on the thread that posts it: what it carries belongs to that thread.
  public let mustStay: Bool

  public let source: String
}

/// The thread that a notification is posted on.
public enum NotificationThread: String, CaseIterable, Sendable {
  case main
  /// One that is never the main one.
  case background
  /// That of the code that causes it.
  case poster
  /// Whichever the framework likes.
  case any
  case unknown
}

/// An asynchronous sequence that stands for calls of a closure or a delegate.
public struct SDKSequence: Sendable, Equatable {
  public let type: String

  /// What it stands for, `-` if for nothing.
  public let callback: String

  /// The expression after the value's dot.
  public let sequence: String

  public let element: String

  public let iOS: String?
  public let macOS: String?

  public let source: String
}

/// Whether values of a type may cross isolation.
public enum SDKSendability: String, CaseIterable, Sendable {
  case sendable
  case notSendable = "not-sendable"
  /// It depends on type arguments, or on what conforms.
  case unknown
}
