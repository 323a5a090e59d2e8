extension Explanation {
  /// Values that aren't Sendable, where a codemod means something else by it than the others.
  static let notSendable = [
    Explanation(
      .notSendable, of: "completion-to-async",
      "the completion handler takes a value that isn't known to be Sendable",
      """
      The asynchronous version returns the value to its caller, which may run on another actor, so Swift 6 wants the type \
      to be Sendable. For a function with a body, the tool can write `nonisolated(unsafe)` where the value is passed on; a \
      requirement of a protocol has no body to write that in.
      """,
      example: """
        final class Note { var content = "" }

        protocol Extractor {
          func extract(from number: Int, completion: @escaping @Sendable (Note?) -> Void)
        }
        """,
      remedy: .change(
        "Make the type Sendable: a structure of Sendable values is.",
        to: """
          struct Note { var content = "" }

          protocol Extractor {
            func extract(from number: Int, completion: @escaping @Sendable (Note?) -> Void)
          }
          @MainActor final class Share {
            var note: Note?

            func load(with extractor: any Extractor) {
              extractor.extract(from: 1) { note in
                Task { @MainActor in self.note = note }
              }
            }

            func reload(with extractor: any Extractor) {
              extractor.extract(from: 2) { note in
                Task { @MainActor in self.note = note }
              }
            }
          }
          """),
      leave:
        "Leave it where the type has to stay a class that can change: Swift 6 accepts it."),
    Explanation(
      .notSendable, of: "conformance-isolation",
      "a Sendable protocol requires more than the type promises",
      """
      Some protocols of frameworks, such as `URLSessionDelegate` and `Error`, are Sendable, since any thread may use what \
      conforms to them. Swift 6 rejects variables in such a class, a class that isn't final, and stored values that aren't \
      Sendable. Of an error's variables and values, it only warns. A method of a protocol of the project is left unchanged if it would have to send a parameter that isn't \
      Sendable to the main actor.
      """,
      example: """
        final class Client: NSObject, URLSessionDataDelegate {
          var data = Data()
        }
        """,
      remedy: .rewrite(
        """
        Mark the class `@MainActor` if only the main thread uses it. Otherwise, guard its variables with a lock, and declare \
        it `@unchecked Sendable`.
        """,
        to: """
          @MainActor final class Client: NSObject, URLSessionDataDelegate {
            var data = Data()
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the code."),
    Explanation(
      .sentByFramework, of: "conformance-isolation",
      "a framework sends a value that isn't Sendable to an asynchronous method on the main actor",
      """
      The protocol is nonisolated, so its framework passes what the method takes from other threads to the main actor. \
      Swift 6 rejects the method if one of its parameters isn't Sendable.
      """,
      example: """
        @MainActor final class Notifications: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
          ) async -> UNNotificationPresentationOptions {
            [.banner]
          }
        }
        """,
      remedy: .rewrite(
        """
        Mark the method `nonisolated`, and `await` what needs the main actor in it. With `@preconcurrency` before the \
        protocol, the compiler accepts the method as it is.
        """,
        to: """
          @MainActor final class Notifications: NSObject, UNUserNotificationCenterDelegate {
            nonisolated func userNotificationCenter(
              _ center: UNUserNotificationCenter, willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions {
              [.banner]
            }
          }
          """),
      leave: "Don't leave it: Swift 6 rejects the code."),
    Explanation(
      .notSendable, of: "isolation-trap",
      "a closure uses a value that isn't Sendable on the main actor, but is called off it",
      """
      The framework calls the closure on another thread, so the parts that need the main actor have to hop there, and a \
      hop can't take the value along.
      """,
      example: """
        @MainActor final class Model {
          private var settings: UNNotificationSettings?

          func read() {
            UNUserNotificationCenter.current().getNotificationSettings { self.settings = $0 }
          }
        }
        """,
      remedy: .change(
        """
        Read the values that you need, and keep only these. If the call has an argument for the queue, pass the main queue. \
        If the value is of a class of your own that only main-actor code uses, mark the class `@MainActor`.
        """,
        to: """
          @MainActor final class Model {
            private var status = UNAuthorizationStatus.notDetermined

            func read() {
              UNUserNotificationCenter.current().getNotificationSettings {
                self.status = $0.authorizationStatus
              }
            }
          }
          """),
      leave: "Don't leave it: in Swift 6 mode, the closure stops the program."),
    Explanation(
      .notSendable, of: "audio-tap",
      "the block of a tap uses a value that isn't Sendable on the main actor",
      """
      The audio engine calls the block on a thread of its own, and a hop to the main actor can't take the buffer along.
      """,
      example: """
        @MainActor final class Meter {
          private let engine = AVAudioEngine()

          func start() {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
              Task { await self.show(buffer) }
            }
          }

          private func show(_ buffer: AVAudioPCMBuffer) async {}
        }
        """,
      remedy: .change(
        "Compute what you need from the buffer in the block, and hop with the result.",
        to: """
          @MainActor final class Meter {
            private let engine = AVAudioEngine()

            func start() {
              engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
                let length = buffer.frameLength
                Task { @MainActor in self.show(length) }
              }
            }

            private func show(_ length: AVAudioFrameCount) {}
          }
          """),
      leave: "Don't leave it: in Swift 6 mode, the block stops the program."),
    Explanation(
      .notSendable, of: "selector-observer",
      "a block would capture an observer that isn't Sendable",
      """
      The block of an observer is `@Sendable`: Swift 6 warns about it if it captures `self` of a class that isn't Sendable. A \
      class that is isolated to the main actor is Sendable, unless its superclass isn't.
      """,
      example: """
        class Cache: NSObject {
          var title = ""

          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .changed, object: nil)
          }

          @objc func reload() {
            DispatchQueue.main.async { self.title = "" }
          }
        }
        """,
      remedy: .change(
        "Mark the class `@MainActor` if only the main thread uses it; the hop isn't needed then.",
        to: """
          @MainActor class Cache: NSObject {
            var title = ""

            func observe() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(reload), name: .changed, object: nil)
            }

            @objc func reload() { title = "" }
          }
          """),
      leave: "Leave it where other threads use the object."),
    Explanation(
      .notSendable, of: "sendable-extraction",
      "a hop captures an object that isn't Sendable, and needs it as a whole",
      """
      Swift 6 rejects the capture, since the thread that called the closure may still use the object. The codemod reads \
      values before the hop, but can't do so with a call that changes something, or with an object that is passed on.
      """,
      example: """
        @MainActor final class Listener {
          private var result: SFSpeechRecognitionResult?

          nonisolated func listen(
            _ recognizer: SFSpeechRecognizer, to request: SFSpeechRecognitionRequest
          ) {
            recognizer.recognitionTask(with: request) { result, error in
              Task { @MainActor in self.result = result }
            }
          }
        }
        """,
      remedy: .change(
        "Keep only the values that you need of the object.",
        to: """
          @MainActor final class Listener {
            private var text: String?

            nonisolated func listen(
              _ recognizer: SFSpeechRecognizer, to request: SFSpeechRecognitionRequest
            ) {
              recognizer.recognitionTask(with: request) { result, error in
                Task { @MainActor in self.text = result?.bestTranscription.formattedString }
              }
            }
          }
          """),
      leave: """
        Don't leave it: Swift 6 rejects the code. If the object is one that a call returns as well, such as a timer, keep \
        that in a property, and use it in the hop.
        """),
  ]
}
