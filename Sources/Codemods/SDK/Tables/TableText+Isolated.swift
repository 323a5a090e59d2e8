// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let isolated = #"""
type	function	source
XCTestCase	waitForExpectations(timeout:handler:)	documentation

"""#
}
