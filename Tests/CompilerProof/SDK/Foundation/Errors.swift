/// `NSError`, and the descriptions that every error has.
///
/// Source: developer.apple.com/documentation/foundation/nserror; `Sendable` in `classes.tsv`.
open class NSError: NSObject, Error, LocalizedError, @unchecked Sendable {
  public let domain: String
  public let code: Int
  public let userInfo: [String: Any]

  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    (self.domain, self.code, userInfo) = (domain, code, dict ?? [:])
  }

  public var errorDescription: String? { userInfo[NSLocalizedDescriptionKey] as? String }
  open var localizedDescription: String { errorDescription ?? "\(domain) \(code)" }
}

public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSCocoaErrorDomain = "NSCocoaErrorDomain"
public let NSURLErrorDomain = "NSURLErrorDomain"

extension Error {
  public var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription ?? "\(self)"
  }
}

/// What the compiler calls for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError {
  Swift.type(of: error) is NSError.Type
    ? unsafeDowncast(error as AnyObject, to: NSError.self)
    : NSError(domain: "\(Swift.type(of: error))", code: 1)
}

/// What the compiler calls where an `NSError` becomes an `any Error`.
public func _convertNSErrorToError(_ error: NSError?) -> any Error {
  error ?? NSError(domain: "nil", code: 0)
}

/// Stands for the pointer to an error of the headers, of which only `nil` is ever passed.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
