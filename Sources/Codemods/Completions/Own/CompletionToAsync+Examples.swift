extension CompletionToAsync {
  static let examples = [
    Example(
      """
      @MainActor public func load(_ id: Int, completion: @escaping (String) -> Void) {
        guard id > 0 else {
          completion("none")
          return
        }
        Task {
          completion(await name(of: id))
        }
      }
      """,
      becomes: """
        @MainActor public func load(_ id: Int) async -> String {
          guard id > 0 else {
            return "none"
          }
          return await name(of: id)
        }

        @available(*, deprecated, renamed: "load(_:)")
        @MainActor public func load(_ id: Int, completion: @escaping (String) -> Void) {
          Task {
            completion(await load(id))
          }
        }
        """,
      prelude: """
        func name(of id: Int) async -> String { "\\(id)" }
        """),
    Example(
      """
      @MainActor func load(_ id: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(id) }
      }

      @MainActor func show() {
        load(1) { count in
          DispatchQueue.main.async { print(count) }
        }
      }
      """,
      becomes: """
        @MainActor func load(_ id: Int) async -> Int {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: id) }
          }
        }

        @MainActor func show() {
          Task { @MainActor in
            let count = await load(1)
            print(count)
          }
        }
        """,
      prelude: "import Foundation"),
    Example(
      """
      final class Client {
        func load(_ id: Int, completion: @escaping (Int) -> Void) {
          completion(id)
        }
      }

      @MainActor final class Screen {
        let client = Client()
        var count = 0

        func show() {
          client.load(1) { count in
            self.count = count
          }
        }
      }
      """,
      becomes: """
        final class Client {
          nonisolated(nonsending) func load(_ id: Int) async -> Int {
            return id
          }
        }

        @MainActor final class Screen {
          let client = Client()
          var count = 0

          func show() {
            Task { @MainActor in
              let count = await client.load(1)
              self.count = count
            }
          }
        }
        """),
    Example(
      unchanged: """
        func load(_ code: String?, completion: @escaping (String) -> Void) {
          guard let code else { return }
          completion(code)
        }
        """,
      because:
        "'completion' isn't called when 'code' is nil; let 'completion' take an optional or a 'Result', and call it there too"
    ),
    Example(
      unchanged: """
        func cached(_ code: String?, completion: @escaping (String) -> Void) {
          if let code { completion(code) }
          completion("")
        }
        """,
      because: "'completion' may be called twice: on lines 2 and 3"),
  ]
}
