/// How far a long piece of work is, on one line that goes away again; only on a terminal.
struct Progress {
  private let sink: Sink
  private let title: String
  private let total: Int
  private var done = 0
  private var isShown = false

  init(_ title: String, of total: Int, on sink: Sink) {
    self.title = title
    self.total = total
    self.sink = sink
  }

  mutating func advance() {
    done += 1
    // A hundred steps are enough for the eye, and few enough to cost nothing.
    guard sink.isTerminal, done % max(1, total / 100) == 0 else { return }
    sink.show("\r\(title) \(done) of \(total) files")
    isShown = true
  }

  /// Says which file takes long, also to what is no terminal.
  mutating func name(_ path: String) {
    clear()
    sink.show("still \(title) '\(path)'\n")
  }

  /// Makes the line free for something else.
  mutating func clear() {
    guard isShown else { return }
    sink.show("\r\u{1B}[K")
    isShown = false
  }
}
