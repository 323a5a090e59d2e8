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
      @MainActor final class Listener {
        let recognizer = SFSpeechRecognizer()
        var text = ""

        func listen(to request: SFSpeechURLRecognitionRequest) {
          recognizer.recognitionTask(with: request) { [weak self] result, _ in
            guard let self, let result else { return }
            self.text = result.bestTranscription.formattedString
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Listener {
          let recognizer = SFSpeechRecognizer()
          var text = ""

          func listen(to request: SFSpeechURLRecognitionRequest) {
            Self.recognitionTask(on: recognizer, request: request, owner: self)
          }

          private nonisolated static func recognitionTask(
            on recognizer: SFSpeechRecognizer,
            request: SFSpeechURLRecognitionRequest,
            owner: Listener
          ) {
            recognizer.recognitionTask(with: request) { [weak owner] result, _ in
              let formattedString = result?.bestTranscription.formattedString
              Task { @MainActor [weak owner] in
                guard let owner, let formattedString else { return }
                owner.text = formattedString
              }
            }
          }
        }
        """,
      prelude: imports),
    Example(
      unchanged: """
        @MainActor final class Recorder {
          let engine = AVAudioEngine()

          func start() {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil, block: process)
          }

          func process(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime) {}
        }
        """,
      because: "it is no closure literal",
      prelude: imports),
  ]

  /// What the examples use and do not show.
  private static let imports = """
    import AVFoundation
    import Speech
    """
}
