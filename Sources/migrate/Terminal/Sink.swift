import Foundation

/// Where bytes go: standard output, standard error, or what a test collects.
package struct Sink: Sendable {
  /// Whether a person is watching; only then are there colours and progress.
  package let isTerminal: Bool

  private let body: @Sendable ([UInt8]) throws(SystemError) -> Void

  package init(
    isTerminal: Bool = false, _ body: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void,
  ) {
    self.isTerminal = isTerminal
    self.body = body
  }

  package static let standardOutput = Sink(descriptor: 1)

  package static let standardError = Sink(descriptor: 2)

  /// A sink that writes at once, without a buffer.
  private init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { bytes throws(SystemError) in
      try SystemError.writeAll(bytes, to: descriptor)
    }
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
