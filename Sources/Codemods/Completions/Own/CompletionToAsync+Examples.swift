extension CompletionToAsync {
  static let examples = [
    Example(
      """
      @MainActor func load(_ id: Int, completion: @escaping (String) -> Void) {
        Task {
          completion(await name(of: id))
        }
      }
      """,
      becomes: """
        @MainActor func load(_ id: Int, completion: @escaping (String) -> Void) {
          Task {
            completion(await name(of: id))
          }
        }

        @MainActor func load(_ id: Int) async -> String {
          await withCheckedContinuation { continuation in
            load(id) { continuation.resume(returning: $0) }
          }
        }
        """,
      prelude: """
        func name(of id: Int) async -> String { "\\(id)" }
        """),
    Example(
      unchanged: """
        func load(_ code: String?, completion: @escaping (String) -> Void) {
          guard let code else { return }
          completion(code)
        }
        """,
      because: "'completion' is not called when 'code' is nil"),
    Example(
      unchanged: """
        func cached(_ code: String?, completion: @escaping (String) -> Void) {
          if let code { completion(code) }
          completion("")
        }
        """,
      because: "'completion' may be called a second time in 'completion(\"\")'"),
  ]
}
