import Rewriter

/// A method of a delegate on the main actor that a framework calls, or may call, elsewhere.
struct DelegateCallback {
  let function: FunctionDecl

  /// What the tables say of the method.
  let method: DelegateMethod

  /// Where it is called.
  let place: String

  /// Whether a header or a page says so.
  let isKnown: Bool

  /// `UNUserNotificationCenterDelegate.userNotificationCenter(_:openSettingsFor:)`
  var api: String { "\(method.protocol).\(method.method)" }

  /// `nil` for any other function, and for one that arrives on the main thread.
  init?(_ function: FunctionDecl, in context: Context) {
    guard let method = context.delegateMethod(metBy: function), method.isolation != .mainActor,
      context.isolation(inside: function.node).kind == .mainActor
    else { return nil }
    let source = ThreadSource(of: method)
    switch method.thread {
    case .background:
      (place, isKnown) = ("called off the main thread (\(source))", source.isDocumented)
    case .any: (place, isKnown) = ("called on an arbitrary thread (\(source))", source.isDocumented)
    case .queue:
      guard let queue = DelegateQueue(of: method, metBy: function, in: context) else { return nil }
      (place, isKnown) = (queue.place, queue.isKnown)
    case .main, .mainDelayed, .caller, .creator, .publisher, .unknown: return nil
    }
    self.function = function
    self.method = method
  }
}

/// The queue that a delegate is called on, as far as the file shows it.
struct DelegateQueue {
  let place: String
  let isKnown: Bool

  /// `nil` for the main queue, and where nothing speaks for another one.
  init?(of method: DelegateMethod, metBy function: FunctionDecl, in context: Context) {
    let given = context.queuesGiven(with: function, of: method.protocol)
    let queues = given.map { queue in
      queue.isNil ? method.queueForNil : context.queue(of: queue)
    }
    if let index = queues.firstIndex(of: .other) {
      let name =
        given[index].isNil ? "the framework's own queue" : "'\(given[index].compactText)'"
      (place, isKnown) = ("called on \(name), which isn't the main queue", true)
      return
    }
    // Have: a queue that somebody else decides on, or none where one is needed.
    let isOpen = queues.isEmpty ? method.queueForNil == .other : queues.contains(.unknown)
    guard isOpen, !queues.contains(.main) else { return nil }
    (place, isKnown) = ("called on a queue that isn't known to be the main queue", false)
  }
}

extension DelegateMethod {
  /// The queue that a delegate without one is called on: as documented mostly the main queue. Sessions make
  /// a queue of their own, and outputs of a capture session want one.
  fileprivate var queueForNil: KnownQueue {
    Self.withoutMainQueue.contains(`protocol`) ? .other : .main
  }

  private static let withoutMainQueue = NameTable(
    """
    Foundation: URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate
      URLSessionDownloadDelegate URLSessionStreamDelegate URLSessionWebSocketDelegate
    AVFoundation: AVAssetDownloadDelegate AVCaptureVideoDataOutputSampleBufferDelegate
      AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureMetadataOutputObjectsDelegate
      AVCaptureDepthDataOutputDelegate AVCaptureDataOutputSynchronizerDelegate
    ScreenCaptureKit: SCStreamOutput
    """)
}

extension Context {
  /// Whether the function is a method of a delegate that the framework calls on the main thread.
  ///
  /// Have: func provider(_:perform:), with `provider.setDelegate(self, queue: nil)`
  func isCalledOnMainThread(_ function: FunctionDecl) -> Bool {
    guard let method = delegateMethod(metBy: function) else { return false }
    switch method.thread {
    case .main, .mainDelayed: return true
    case .queue:
      let queues = queuesGiven(with: function, of: method.protocol)
      return !queues.isEmpty
        && queues.allSatisfy { ($0.isNil ? method.queueForNil : queue(of: $0)) == .main }
    case .background, .any, .caller, .creator, .publisher, .unknown: return false
    }
  }

  /// The queues in calls of the type that hand over `self` as a delegate of the protocol; where it has none, those in
  /// calls of the file that hand over a delegate that they have from elsewhere.
  ///
  /// Have: output.setMetadataObjectsDelegate(delegate, queue: .main)
  fileprivate func queuesGiven(with function: FunctionDecl, of protocol: String) -> [Node] {
    let type = enclosingTypeNames(of: function.node).first
    let calls = tree.all(FunctionCallExpr.self).compactMap { call in
      call.queueOfDelegate(of: `protocol`).map { (call: call, queue: $0) }
    }
    let own = calls.filter { call, _ in
      call.passesSelf && enclosingTypeNames(of: call.node).first == type
    }
    let others = calls.filter { call, _ in passesStoredDelegate(call, of: `protocol`) }
    return (own.isEmpty ? others : own).map(\.queue)
  }
}

extension FunctionCallExpr {
  /// The queue that the call gives a delegate of the protocol; `nil` for any other call.
  fileprivate func queueOfDelegate(of protocol: String) -> Node? {
    guard calleeName?.mayBeSetter(ofDelegate: `protocol`) == true else { return nil }
    let labels: Set = ["queue", "delegateQueue", "callbackQueue", "sampleHandlerQueue"]
    return arguments?.arguments.first { labels.contains($0.label?.name ?? "") }?.expression
  }

  fileprivate var passesSelf: Bool {
    arguments?.arguments.contains { $0.expression?.isSelfReference == true } == true
  }
}

extension Context {
  /// Have: setMetadataObjectsDelegate(delegate, queue: .main)
  private func passesStoredDelegate(_ call: FunctionCallExpr, of protocol: String) -> Bool {
    guard let name = call.calleeName, name.hasPrefix("set"), name.hasSuffix("Delegate"),
      let delegate = call.arguments?.arguments.first?.expression,
      delegate.lastName?.hasSuffix("elegate") == true
    else { return false }
    let type = valueType(of: delegate)?.unwrapped.name
    return type.map { $0 == `protocol` } ?? (name != "setDelegate")
  }
}

extension String {
  /// Whether a function of the name, if it sets a delegate, may set one of the protocol:
  /// `setSampleBufferDelegate` sets no `AVCaptureMetadataOutputObjectsDelegate`.
  fileprivate func mayBeSetter(ofDelegate protocol: String) -> Bool {
    guard hasPrefix("set"), hasSuffix("Delegate") else { return true }
    var word = ""
    for character in dropFirst("set".count).dropLast("Delegate".count) {
      if character.isUppercase {
        guard `protocol`.contains(word) else { return false }
        word = ""
      }
      word.append(character)
    }
    return `protocol`.contains(word)
  }
}

extension Context {
  /// Whether objects of the type are delegates of the app, which keeps its delegate for as long as it runs.
  func isDelegateOfApp(_ type: String) -> Bool {
    foreignAncestry(of: type).contains(where: Self.delegatesOfApps.contains)
  }

  private static let delegatesOfApps = NameTable(
    """
    AppKit: NSApplicationDelegate
    UIKit: UIApplicationDelegate
    WatchKit: WKApplicationDelegate WKExtensionDelegate
    """)
}
