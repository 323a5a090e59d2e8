import Foundation

/// Where bytes go: standard output, standard error, or what a test collects.
package struct Sink: Sendable {
  /// Whether a person is watching; only then are there colours and progress.
  package let isTerminal: Bool

  /// How wide the terminal is; `nil` for what is none.
  let columns: Int?

  private let body: @Sendable ([UInt8]) throws(SystemError) -> Void

  package init(
    isTerminal: Bool = false, _ body: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void,
  ) {
    self.init(columns: isTerminal ? 80 : nil, body)
  }

  private init(columns: Int?, _ body: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void) {
    isTerminal = columns != nil
    self.columns = columns
    self.body = body
  }

  /// How lines are laid out there.
  var layout: Layout { Layout(columns: columns) }

  package static let standardOutput = Sink(descriptor: 1)

  package static let standardError = Sink(descriptor: 2)

  /// A sink that writes at once, without a buffer.
  private init(descriptor: Int32) {
    self.init(columns: isatty(descriptor) == 1 ? Self.width(of: descriptor) : nil) {
      bytes throws(SystemError) in
      try SystemError.writeAll(bytes, to: descriptor)
    }
  }

  /// The columns of a terminal; 80 where it does not say, and at most 120, which a reader's eye still follows.
  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 120)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard !bytes.isEmpty else { return }
    try body(bytes)
  }

  /// Writes what nobody can be told of if it fails: messages.
  func show(_ text: String) {
    try? write(Array(text.utf8))
  }
}
