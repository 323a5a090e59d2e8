import Background
@_exported import Foundation
import UIKit

/// Remote commands, artwork and the media library.
///
/// Source: `callbacks.tsv` (MediaPlayer): the handlers of commands and of artwork are plain escaping
/// blocks. Artwork is asked for on a background queue, commands arrive on the main queue.
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success, noSuchContent }
open class MPRemoteCommandEvent: NSObject {}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    onMain { _ = handler(MPRemoteCommandEvent()) }
    return NSObject()
  }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
}

open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    super.init()
    inBackground { _ = requestHandler(boundsSize) }
  }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtwork = "artwork"
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  open var nowPlayingInfo: [String: Any]?
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class MPMediaLibrary: NSObject {
  open class func requestAuthorization(
    _ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    inBackground { completionHandler(.authorized) }
  }
  nonisolated(nonsending)
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus
  {
    await withCheckedContinuation { c in requestAuthorization { c.resume(returning: $0) } }
  }
}
