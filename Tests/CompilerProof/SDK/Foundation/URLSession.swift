import Dispatch
import Synchronization

/// Loading that calls back on a background queue and never touches a network.
///
/// Source: developer.apple.com/documentation/foundation/urlsession, and `callbacks.tsv`: sessions,
/// tasks and responses are `Sendable`, the completion handlers of tasks are `@Sendable`. Every
/// request is answered after some milliseconds: host `*.invalid` with
/// `URLError(.cannotFindHost)`, everything else with status 200 and the URL's own text as the data.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue

  public init(configuration: URLSessionConfiguration) {
    (self.configuration, delegate, delegateQueue) = (configuration, nil, OperationQueue())
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    let session = self
    return URLSessionDataTask(request, self) { task, result in
      guard let delegate = session.delegate as? any URLSessionDataDelegate else { return }
      if case .success(let (data, _)) = result, let task = task as? URLSessionDataTask {
        delegate.urlSession(session, dataTask: task, didReceive: data)
      }
      delegate.urlSession(session, task: task, didCompleteWithError: result.failure)
    }
  }

  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, self) { _, result in
      switch result {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, self) { _, result in
      switch result {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, self) { _, result in
      switch result {
      case .success(let (_, response)): completionHandler(request.url, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    delegateQueue.addOperation { completionHandler([]) }
  }

  public nonisolated(nonsending) var allTasks: [URLSessionTask] {
    get async { await withCheckedContinuation { c in getAllTasks { c.resume(returning: $0) } } }
  }

  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}
}

extension URLSession {
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    let running = Mutex<URLSessionTask?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = URLSessionDataTask(request, self) { continuation.resume(with: $1) }
        running.withLock { $0 = task }
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      running.withLock { $0 }?.cancel()
    }
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: delegate)
  }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (_, response) = try await data(from: url, delegate: delegate)
    return (url, response)
  }
}

open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }
  typealias Loaded = Result<(Data, URLResponse), any Error>

  public let originalRequest: URLRequest?
  public var currentRequest: URLRequest? { originalRequest }
  public let taskIdentifier = 1
  public let progress = Progress(totalUnitCount: 1)
  open var priority: Float = 0.5
  open var taskDescription: String?
  private let phase = Mutex(State.suspended)
  private let session: URLSession
  private let finish: @Sendable (URLSessionTask, Loaded) -> Void

  init(
    _ request: URLRequest, _ session: URLSession,
    finish: @escaping @Sendable (URLSessionTask, Loaded) -> Void
  ) {
    (originalRequest, self.session, self.finish) = (request, session, finish)
  }

  open var state: State { phase.withLock { $0 } }
  open var response: URLResponse? { nil }
  open var error: (any Error)? { nil }
  open func suspend() {}

  open func resume() {
    let starts = phase.withLock { phase in
      defer { if phase == .suspended { phase = .running } }
      return phase == .suspended
    }
    guard starts else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { self.complete() }
  }

  open func cancel() {
    let stops = phase.withLock { phase in
      defer { if phase != .completed { phase = .canceling } }
      return phase == .running || phase == .suspended
    }
    if stops { deliver(.failure(URLError(.cancelled))) }
  }

  private func complete() {
    let completes = phase.withLock { phase in
      defer { if phase == .running { phase = .completed } }
      return phase == .running
    }
    guard completes, let url = originalRequest?.url else { return }
    if url.host?.hasSuffix("invalid") == true {
      deliver(.failure(URLError(.cannotFindHost)))
    } else if let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    {
      deliver(.success((Data(url.absoluteString.utf8), response)))
    }
  }

  private func deliver(_ loaded: Loaded) {
    session.delegateQueue.addOperation { self.finish(self, loaded) }
  }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var waitsForConnectivity = false
  open var httpAdditionalHeaders: [AnyHashable: Any]?
}

extension URLSession {
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
    case rejectProtectionSpace
  }
}
open class URLCredential: NSObject, @unchecked Sendable {
  public init(user: String, password: String) {}
}
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  open var previousFailureCount: Int { 0 }
}

/// `protocols.tsv`: the delegate is `Sendable`. Optional requirements are defaults of an extension.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
}
extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}
extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}
extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval
  public var allHTTPHeaderFields: [String: String]? = [:]
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    (self.url, self.timeoutInterval) = (url, timeoutInterval)
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }
}

open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    (self.url, self.mimeType) = (url, mimeType)
  }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    (self.statusCode, allHeaderFields) = (statusCode, headerFields ?? [:])
    super.init(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
}

public struct URLError: Error, Hashable, Sendable, LocalizedError {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let unknown = Code(rawValue: -1)
    public static let cancelled = Code(rawValue: -999)
    public static let badURL = Code(rawValue: -1000)
    public static let timedOut = Code(rawValue: -1001)
    public static let cannotFindHost = Code(rawValue: -1003)
    public static let notConnectedToInternet = Code(rawValue: -1009)
    public static let badServerResponse = Code(rawValue: -1011)
  }
  public var code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static let cancelled = Code.cancelled
  public var errorDescription: String? { "URLError \(code.rawValue)" }
}
