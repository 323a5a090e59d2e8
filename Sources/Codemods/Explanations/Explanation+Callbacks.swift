extension Explanation {
  /// Closures and methods that frameworks call on threads of their own.
  static let callbacks = [
    Explanation(
      .assumesIsolation, of: "assumed-isolation",
      "'MainActor.assumeIsolated' stops the program there",
      """
      `assumeIsolated` traps on every thread but the main thread, and this code runs on another one, or may do so: \
      a `deinit` runs on the thread that releases the object last.
      """,
      example: """
        @MainActor final class Model {
          private var count = 0

          nonisolated func load() {
            DispatchQueue(label: "work").async { MainActor.assumeIsolated { self.count += 1 } }
          }
        }
        """,
      remedy: .rewrite(
        "Hop to the main actor instead.",
        to: """
          @MainActor final class Model {
            private var count = 0

            nonisolated func load() {
              DispatchQueue(label: "work").async { Task { @MainActor in self.count += 1 } }
            }
          }
          """),
      leave: "Don't leave it: the program stops as soon as the code runs."),
    Explanation(
      .boundToThread, of: "isolation-trap",
      "the callback has to do its work on the thread that calls it",
      """
      A signal handler, an audio callback, or a callback of a C library can do only a few things: \
      it can't start a task, or can't wait for one.
      """,
      example: """
        @MainActor final class Model {
          static var count = 0

          func start() {
            signal(SIGUSR1) { _ in Model.count += 1 }
          }
        }
        """,
      remedy: .rewrite(
        """
        Use the system's alternative that runs ordinary code: in this example, a dispatch source.
        """,
        to: """
          @MainActor final class Model {
            static var count = 0
            private var source: (any DispatchSourceSignal)?

            func start() {
              let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
              source.setEventHandler { MainActor.assumeIsolated { Model.count += 1 } }
              source.resume()
              self.source = source
            }
          }
          """),
      leave: "Don't leave it: in Swift 6 mode the program stops when the callback is called."),
    Explanation(
      .hopFunction, of: "isolation-trap",
      "a function of the project hops, but its closure isn't isolated to the main actor",
      """
      The compiler doesn't know that the function calls its closure on the main thread. Once the callback is nonisolated, \
      so is the closure in it, and may use nothing of the main actor. A second hop around the call would only hide that.
      """,
      example: """
        import Foundation

        func onMain(_ work: @escaping () -> Void) {
          DispatchQueue.main.async(execute: work)
        }
        @MainActor final class Model {
          private var count = 0

          func start() {
            let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "work"))
            source.setEventHandler { onMain { self.count += 1 } }
          }
        }
        """,
      remedy: .change(
        "Declare the closure parameter `@MainActor`, as the function calls it. That fixes all calls of the function.",
        to: """
          import Foundation

          func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
            DispatchQueue.main.async(execute: work)
          }
          @MainActor final class Model {
            private var count = 0

            func start() {
              let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "work"))
              source.setEventHandler { onMain { self.count += 1 } }
            }
          }
          """),
      leave: """
        Don't leave it: Swift 6 rejects the closure, or stops the program when the callback runs.
        """),
    Explanation(
      .deletedFile, of: "nonisolated-delegate",
      "the file is deleted when the method returns",
      """
      The hop to the main actor would run after the method has returned. By then the session has \
      deleted the downloaded file.
      """,
      example: """
        @MainActor final class Downloads: NSObject, URLSessionDownloadDelegate {
          private var count = 0

          func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask,
            didFinishDownloadingTo location: URL
          ) {
            count += 1
            open(location)
          }

          private func open(_ url: URL) {}
        }
        """,
      remedy: .rewrite(
        """
        Mark the method `nonisolated`, move the file to a place that you choose, and hop after \
        that.
        """,
        to: """
          @MainActor final class Downloads: NSObject, URLSessionDownloadDelegate {
            private var count = 0

            nonisolated func urlSession(
              _ session: URLSession, downloadTask: URLSessionDownloadTask,
              didFinishDownloadingTo location: URL
            ) {
              let copy = URL.temporaryDirectory.appending(path: UUID().uuidString)
              try? FileManager.default.moveItem(at: location, to: copy)
              Task { @MainActor in
                count += 1
                open(copy)
              }
            }

            private func open(_ url: URL) {}
          }
          """),
      leave: "Don't leave it: in Swift 6 mode the program stops when the method is called."),
    Explanation(
      .inventedFormat, of: "tap-format",
      "the format may not be that of the hardware",
      """
      `installTap` stops the program if the format for a tap on an input node isn't the current \
      format of the hardware, which changes with headphones and calls.
      """,
      example: """
        func listen(to engine: AVAudioEngine) {
          engine.inputNode.installTap(
            onBus: 0, bufferSize: 1024,
            format: AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1)
          ) { _, _ in }
        }
        """,
      remedy: .rewrite(
        "Pass the node's own format, and convert the buffers.",
        to: """
          func listen(to engine: AVAudioEngine) {
            engine.inputNode.installTap(
              onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)
            ) { _, _ in }
          }
          """),
      leave: "Leave it on nodes that don't represent hardware."),
    Explanation(
      .workPerBuffer, of: "tap-format",
      "the tap creates a task for each buffer",
      """
      The audio engine calls a tap many times a second, on a thread that must never wait. \
      Creating a task allocates memory, which may wait for other threads.
      """,
      example: """
        @MainActor final class Meter {
          private var level = 0

          nonisolated func listen(to engine: AVAudioEngine) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
              let level = Int(buffer.frameLength)
              Task { @MainActor in self.level = level }
            }
          }
        }
        """,
      remedy: .rewrite(
        "Yield the values to a stream, and read that in one task.",
        to: """
          @MainActor final class Meter {
            private var level = 0

            func show(_ levels: AsyncStream<Int>) async {
              for await level in levels { self.level = level }
            }

            nonisolated func listen(to engine: AVAudioEngine) -> AsyncStream<Int> {
              let (levels, continuation) = AsyncStream.makeStream(
                of: Int.self, bufferingPolicy: .bufferingNewest(1))
              engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
                continuation.yield(Int(buffer.frameLength))
              }
              return levels
            }
          }
          """),
      leave: "Leave it where a short gap in the sound doesn't matter."),
    Explanation(
      .unknownProtocol, of: "conformance-isolation",
      "a protocol of another package may be called off the main actor",
      """
      The protocol's source isn't in the project. If the protocol is nonisolated, Swift 6 rejects main-actor-isolated \
      methods that meet it, or they trap when another thread calls them. A method that hops to the main actor, as in this \
      example, is probably called elsewhere; one that doesn't may be called on the main thread only. The package's \
      documentation says where it calls the methods; where it doesn't say, a breakpoint in one of them shows it.
      """,
      example: """
        @MainActor final class Screen {
          var text = ""
        }

        extension Screen: Library.PlayerDelegate {
          func playerDidStop(_ name: String) {
            Task { @MainActor in text = name }
          }
        }
        """,
      remedy: .rewrite(
        """
        Mark the method `nonisolated`, and leave the hop. Without a hop, write `@preconcurrency` in front of the protocol if \
        only the main thread calls its methods.
        """,
        to: """
          @MainActor final class Screen {
            var text = ""
          }

          extension Screen: Library.PlayerDelegate {
            nonisolated func playerDidStop(_ name: String) {
              Task { @MainActor in text = name }
            }
          }
          """),
      leave: "Leave it where the protocol is isolated to the main actor; the hop isn't needed then."
    ),
  ]
}
