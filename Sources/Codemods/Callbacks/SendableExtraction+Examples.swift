extension SendableExtraction {
  static let examples = [
    Example(
      """
      @MainActor final class Listener {
        var text = ""
        nonisolated func listen(_ recognizer: SFSpeechRecognizer, to request: SFSpeechRecognitionRequest) {
          recognizer.recognitionTask(with: request) { result, error in
            Task { @MainActor in
              if let result { self.text = result.bestTranscription.formattedString }
            }
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Listener {
          var text = ""
          nonisolated func listen(_ recognizer: SFSpeechRecognizer, to request: SFSpeechRecognitionRequest) {
            recognizer.recognitionTask(with: request) { result, error in
              let formattedString = result?.bestTranscription.formattedString
              Task { @MainActor in
                if let formattedString { self.text = formattedString }
              }
            }
          }
        }
        """,
      prelude: modules),
    Example(
      unchanged: """
        @MainActor final class Listener {
          func show(_ result: SFSpeechRecognitionResult?) {}
          nonisolated func listen(_ recognizer: SFSpeechRecognizer, to request: SFSpeechRecognitionRequest) {
            recognizer.recognitionTask(with: request) { result, error in
              Task { @MainActor in self.show(result) }
            }
          }
        }
        """,
      because: "'SFSpeechRecognitionResult' isn't Sendable, so the hop can't capture it in Swift 6",
      prelude: modules),
  ]

  /// What the examples use and don't show.
  private static let modules = """
    import Speech
    """
}
