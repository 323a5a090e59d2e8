extension NonisolatedDelegate {
  static let examples = [
    Example(
      """
      @MainActor final class Watch: NSObject, WCSessionDelegate {
        var isActive = false

        func session(
          _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
          error: (any Error)?
        ) {
          isActive = session.isReachable
        }
      }
      """,
      becomes: """
        @MainActor final class Watch: NSObject, WCSessionDelegate {
          var isActive = false

          nonisolated func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
          ) {
            let isReachable = session.isReachable
            Task { @MainActor in
              isActive = isReachable
            }
          }
        }
        """,
      prelude: modules),
    Example(
      """
      @MainActor final class Camera: NSObject, @preconcurrency AVCapturePhotoCaptureDelegate {
        var photo: Data?

        func photoOutput(
          _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
          error: (any Error)?
        ) {
          guard error == nil else { return }
          self.photo = photo.fileDataRepresentation()
        }
      }
      """,
      becomes: """
        @MainActor final class Camera: NSObject, AVCapturePhotoCaptureDelegate {
          var photo: Data?

          nonisolated func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
            error: (any Error)?
          ) {
            guard error == nil else { return }
            let fileDataRepresentation = photo.fileDataRepresentation()
            Task { @MainActor in
              self.photo = fileDataRepresentation
            }
          }
        }
        """,
      prelude: modules),
    Example(
      unchanged: """
        @MainActor final class Scanner: NSObject, AVCapturePhotoCaptureDelegate {
          var photo: AVCapturePhoto?

          func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
            error: (any Error)?
          ) {
            self.photo = photo
          }
        }
        """,
      because: "'photo' isn't known to be Sendable, and is used on the main actor",
      prelude: modules),
  ]

  /// What the examples use and don't show.
  private static let modules = """
    import AVFoundation
    import WatchConnectivity
    """
}
