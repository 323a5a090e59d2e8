import Foundation

/// Where a person's answers come from, or a text: standard input, or what a test gives.
package struct Input: Sendable {
  /// The next line without its end; `nil` at the end of the input.
  let nextLine: @Sendable () -> String?

  /// All that is left.
  let rest: @Sendable () -> [UInt8]

  package init(
    nextLine: @escaping @Sendable () -> String?, rest: @escaping @Sendable () -> [UInt8],
  ) {
    self.nextLine = nextLine
    self.rest = rest
  }

  package static let none = Input(nextLine: { nil }, rest: { [] })

  package static let standardInput = Input(
    nextLine: { readLine() },
    rest: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) })
}
