import AVFoundation
import Background
@_exported import Foundation

/// Speech recognition that calls back on a background queue.
///
/// Source: `callbacks.tsv` (Speech): neither `requestAuthorization` nor `recognitionTask` has a
/// `@Sendable` block, and neither has an async twin. "The system does not guarantee the execution
/// of this block on your app's main dispatch queue."
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class SFTranscription: NSObject {
  open var formattedString: String { "hello" }
}

open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  open var isFinal: Bool { true }
}

open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  public override init() {}
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public init(url URL: URL) {}
}

open class SFSpeechRecognitionTask: NSObject {
  open func cancel() {}
  open func finish() {}
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

open class SFSpeechRecognizer: NSObject {
  open weak var delegate: (any SFSpeechRecognizerDelegate)? {
    didSet { inBackground { self.delegate?.speechRecognizer(self, availabilityDidChange: true) } }
  }
  open var isAvailable: Bool { true }
  open var queue = OperationQueue.main
  public init?(locale: Locale) {}
  public convenience override init() {
    self.init(any: ())
  }
  private init(any: Void) {}

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .authorized }
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    inBackground { handler(.authorized) }
  }

  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    inBackground { resultHandler(SFSpeechRecognitionResult(), nil) }
    return SFSpeechRecognitionTask()
  }
}
