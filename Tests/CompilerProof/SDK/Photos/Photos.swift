import AVFoundation
import Background
import UIKit

/// The photo library.
///
/// Source: `callbacks.tsv` (Photos): `requestAuthorization(_:)` has a plain block and no twin;
/// `requestAuthorization(for:handler:)` has a `@Sendable` one and the async twin
/// `requestAuthorization(for:)`; `performChanges` has a `@Sendable` change block.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
open class PHChange: NSObject, @unchecked Sendable {}

open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    inBackground { handler(.authorized) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    inBackground { handler(.authorized) }
  }
  nonisolated(nonsending) open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { c in
      requestAuthorization(for: accessLevel, handler: { c.resume(returning: $0) })
    }
  }

  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    inBackground {
      changeBlock()
      completionHandler?(true, nil)
    }
  }
  nonisolated(nonsending)
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws
  {
    await withCheckedContinuation { c in
      performChanges(changeBlock, completionHandler: { _, _ in c.resume() })
    }
  }
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    changeBlock()
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    inBackground { observer.photoLibraryDidChange(PHChange()) }
  }
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "1" }
}
open class PHAsset: PHObject, @unchecked Sendable {
  open var creationDate: Date? { nil }
}
open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}

public typealias PHImageRequestID = Int32
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
open class PHImageRequestOptions: NSObject {
  public override init() {}
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    inBackground { resultHandler(UIImage(), nil) }
    return 1
  }
}
