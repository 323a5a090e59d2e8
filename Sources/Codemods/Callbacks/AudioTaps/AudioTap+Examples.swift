extension AudioTap {
  static let examples = [
    Example(
      """
      @MainActor final class Recorder {
        let engine = AVAudioEngine()

        func start(_ request: SFSpeechAudioBufferRecognitionRequest) {
          let format = engine.inputNode.outputFormat(forBus: 0)
          engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
            request.append(buffer)
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Recorder {
          let engine = AVAudioEngine()

          func start(_ request: SFSpeechAudioBufferRecognitionRequest) {
            let format = engine.inputNode.outputFormat(forBus: 0)
            Self.installTap(on: engine.inputNode, format: format, request: request)
          }

          private nonisolated static func installTap(
            on inputNode: AVAudioInputNode,
            format: AVAudioFormat,
            request: SFSpeechAudioBufferRecognitionRequest
          ) {
            inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
              request.append(buffer)
            }
          }
        }
        """,
      prelude: imports),
    Example(
      """
      @MainActor final class Recorder {
        let engine = AVAudioEngine()

        func start() {
          engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil, block: process)
        }

        func process(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime) {}
      }
      """,
      becomes: """
        @MainActor final class Recorder {
          let engine = AVAudioEngine()

          func start() {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil, block: process)
          }

          nonisolated func process(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime) {}
        }
        """,
      prelude: imports),
    Example(
      unchanged: """
        @MainActor final class Recorder {
          let engine = AVAudioEngine()

          func start(_ block: @escaping @MainActor (AVAudioPCMBuffer, AVAudioTime) -> Void) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil, block: block)
          }
        }
        """,
      because: "the block isn't a closure literal",
      prelude: imports),
  ]

  /// What the examples use and don't show.
  private static let imports = """
    import AVFoundation
    import Speech
    """
}
