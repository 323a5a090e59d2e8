import Background
@_exported import Foundation

/// Audio engine, session, speech synthesis, player and recorder.
///
/// Source: `callbacks.tsv` and `classes.tsv` (AVFAudio). Neither the engine nor its nodes are
/// isolated; `AVAudioPCMBuffer` is not `Sendable`; the tap block is escaping and not `@Sendable`
/// and is called on a background queue. `requestRecordPermission` likewise.
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeCompletionHandler = () -> Void

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public init(sampleRate: Double = 44_100, channelCount: AVAudioChannelCount = 1) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
  }
  public convenience init?(standardFormatWithSampleRate rate: Double, channels: UInt32) {
    self.init(sampleRate: rate, channelCount: channels)
  }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
  open var sampleTime: Int64 { 0 }
}

open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

open class AVAudioPCMBuffer: AVAudioBuffer {
  open var frameLength: AVAudioFrameCount
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    frameLength = frameCapacity
    super.init(format: format)
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}

open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public init(forReading fileURL: URL) throws { url = fileURL }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open func write(from buffer: AVAudioPCMBuffer) throws {}
  open func read(into buffer: AVAudioPCMBuffer) throws {}
}

open class AVAudioNode: NSObject {
  private var taps: [AVAudioNodeBus: Bool] = [:]

  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

  /// Calls the block three times, on the background queue.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    taps[bus] = true
    for _ in 1...3 {
      inBackground {
        let format = format ?? AVAudioFormat()
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: bufferSize) else {
          return
        }
        tapBlock(buffer, AVAudioTime())
      }
    }
  }

  open func removeTap(onBus bus: AVAudioNodeBus) { taps[bus] = nil }
}

open class AVAudioIONode: AVAudioNode {
  open var presentationLatency: TimeInterval { 0 }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}
open class AVAudioInputNode: AVAudioIONode {}
open class AVAudioOutputNode: AVAudioIONode {}
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
}

public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
public typealias OSStatus = Int32
public struct AudioTimeStamp: Sendable {}
public struct AudioBufferList {}

/// "The block can be called on realtime or non-realtime threads": once, when the node is made.
open class AVAudioSourceNode: AVAudioNode {
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    inBackground {
      var silence = ObjCBool(false)
      var time = AudioTimeStamp()
      var buffers = AudioBufferList()
      _ = block(&silence, &time, 512, &buffers)
    }
  }
}

open class AVAudioPlayerNode: AVAudioNode {
  open var isPlaying: Bool { false }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    inBackground { completionHandler?() }
  }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    inBackground { completionHandler?() }
  }
  nonisolated(nonsending)
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async
  {
    await withCheckedContinuation { c in
      scheduleFile(file, at: when, completionHandler: { c.resume() })
    }
  }
}

open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public private(set) var isRunning = false
  public override init() {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineChange")
}

open class AVAudioApplication: NSObject, @unchecked Sendable {
  public static let shared = AVAudioApplication()
  public enum recordPermission: Sendable { case undetermined, denied, granted }
  open var recordPermission: recordPermission { .granted }

  open class func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    inBackground { completionHandler(true) }
  }
  nonisolated(nonsending) open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { c in
      requestRecordPermission(completionHandler: { c.resume(returning: $0) })
    }
  }
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public enum Category: String, Sendable { case ambient, playback, record, playAndRecord }
  public enum Mode: String, Sendable { case `default`, measurement, spokenAudio, voiceChat }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruption")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChange")
  private static let session = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { session }
  open var recordPermission: RecordPermission { .granted }
  open var sampleRate: Double { 44_100 }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    inBackground { response(true) }
  }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public init?(language languageCode: String?) {}
}

/// `protocols.tsv`: not isolated, and `Sendable`. The synthesizer calls it on the background queue.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol, Sendable {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  public override init() {}
  open func speak(_ utterance: AVSpeechUtterance) {
    let delegate = delegate
    inBackground {
      delegate?.speechSynthesizer(self, didStart: utterance)
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
}

/// `protocols.tsv`: neither isolated nor `Sendable`.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 1 }
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool {
    inBackground { self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }
    return true
  }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol, Sendable {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
}

open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult
  open func record() -> Bool { true }
  open func stop() {
    inBackground { self.delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
  }
}
