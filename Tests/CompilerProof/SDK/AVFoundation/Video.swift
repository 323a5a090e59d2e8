import Background
import Foundation

/// Capture, assets and the player.
///
/// Source: `callbacks.tsv` and `classes.tsv` (AVFoundation). `AVPlayer` and `AVPlayerItem` are main
/// actor, capture classes are not isolated; time observers are `@Sendable` and arrive on the
/// queue given (the main queue without one), `requestAccess` on an arbitrary queue.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public struct CMTime: Hashable, Sendable {
  public var seconds: Double
  public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
  public init(value: Int64, timescale: Int32) { seconds = Double(value) / Double(timescale) }
  public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
}

open class CMSampleBuffer: NSObject {}

open class AVCaptureDevice: NSObject {
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .authorized
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { AVCaptureDevice() }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    inBackground { handler(true) }
  }
  nonisolated(nonsending)
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool
  {
    await withCheckedContinuation { c in
      requestAccess(for: mediaType, completionHandler: { c.resume(returning: $0) })
    }
  }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}

open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureConnection: NSObject {}
open class AVCaptureOutput: NSObject {}

open class AVCaptureSession: NSObject {
  public private(set) var isRunning = false
  public override init() {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public override init() {}
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {
    nonisolated(unsafe) let (delegate, output) = (delegate, self)
    queue?.async {
      delegate?.captureOutput(output, didOutput: CMSampleBuffer(), from: AVCaptureConnection())
    }
  }
}

open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { Data() }
}
open class AVCapturePhotoSettings: NSObject {
  public override init() {}
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    inBackground {
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: nil)
    }
  }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVMetadataObject: NSObject {}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {}
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {
    nonisolated(unsafe) let (delegate, output) = (objectsDelegate, self)
    queue?.async {
      delegate?.metadataOutput(output, didOutput: [], from: AVCaptureConnection())
    }
  }
}

open class AVAsset: NSObject {
  open var duration: CMTime { .zero }
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    inBackground { handler?() }
  }
  nonisolated(nonsending) open func loadValues(forKeys keys: [String]) async {
    await withCheckedContinuation { c in loadValuesAsynchronously(forKeys: keys) { c.resume() } }
  }
}
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed }
  open var outputURL: URL?
  open var status: Status { .completed }
  open var error: (any Error)? { nil }
  public init?(asset: AVAsset, presetName: String) {}
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    inBackground { handler() }
  }
  nonisolated(nonsending) open func export() async {
    await withCheckedContinuation { c in exportAsynchronously { c.resume() } }
  }
}

open class AVAssetWriterInput: NSObject {
  open var isReadyForMoreMediaData: Bool { true }
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    queue.async(execute: block)
  }
  open func markAsFinished() {}
}
open class AVAssetWriter: NSObject {
  open func finishWriting(completionHandler handler: @escaping () -> Void) {
    inBackground { handler() }
  }
  nonisolated(nonsending) open func finishWriting() async {
    await withCheckedContinuation { c in finishWriting(completionHandler: { c.resume() }) }
  }
}
open class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    inBackground { handler(CGImage(), requestedTime, nil) }
  }
  nonisolated(nonsending)
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
  {
    (CGImage(), time)
  }
}

// Apple's documentation marks nearly all members of these two `nonisolated`.
@MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name("AVPlayerEnd")
  nonisolated open var status: Status { .readyToPlay }
  public nonisolated init(url URL: URL) {}
  public nonisolated init(asset: AVAsset) {}
}
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

@MainActor open class AVPlayer: NSObject {
  nonisolated(unsafe) open var rate: Float = 0
  nonisolated(unsafe) open var volume: Float = 1
  public nonisolated(unsafe) private(set) var currentItem: AVPlayerItem?
  public nonisolated override init() {}
  public nonisolated init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public nonisolated init(playerItem item: AVPlayerItem?) { currentItem = item }
  nonisolated open func play() { rate = 1 }
  nonisolated open func pause() { rate = 0 }
  nonisolated open func currentTime() -> CMTime { .zero }
  nonisolated open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  nonisolated open func seek(to time: CMTime) {}
  nonisolated open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    inBackground { completionHandler(true) }
  }
  @discardableResult
  nonisolated(nonsending) open func seek(to time: CMTime) async -> Bool { true }
  nonisolated open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    (queue ?? .main).async { block(.zero) }
    return NSObject()
  }
  nonisolated open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    (queue ?? .main).async { block() }
    return NSObject()
  }
  nonisolated open func removeTimeObserver(_ observer: Any) {}
}
