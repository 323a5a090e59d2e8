extension CompletionToAsync {
  static let examples = [
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
