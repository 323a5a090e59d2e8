import Testing

@testable import Codemods

@Suite struct BlockingTableTests {
  private func functions(
    _ name: String, _ labels: [String], hasTrailingClosure: Bool = false,
  ) -> [String] {
    SDKTables.standard.blockingCalls(named: name)
      .filter { $0.takes(labels, hasTrailingClosure: hasTrailingClosure) }
      .map { "\($0.type).\($0.function)" }
  }

  @Test func aCallMeansTheFunctionsWithItsLabels() {
    #expect(functions("wait", ["until"]) == ["NSCondition.wait(until:)"])
    #expect(functions("sleep", ["_"]) == ["-.sleep(_:)"])
    #expect(functions("sleep", []) == [])
    #expect(functions("async", ["execute"]) == [])
  }

  @Test func parametersOfMethodsMayHaveDefaults() {
    let name = "coordinate(writingItemAt:options:error:byAccessor:)"
    let found = functions("coordinate", ["writingItemAt", "error"], hasTrailingClosure: true)
    #expect(found.contains("NSFileCoordinator.\(name)"))
    #expect(functions("connect", ["_"]) == [])
    let performing = [
      "VNImageRequestHandler.perform(_:)", "VNSequenceRequestHandler.perform(_:on:)",
    ]
    #expect(functions("perform", ["_"]) == performing)
  }

  @Test func aTrailingClosureIsTheLastArgument() {
    let found = functions("sync", [], hasTrailingClosure: true)
    #expect(found == ["DispatchQueue.sync(execute:)"])
    #expect(functions("wait", [], hasTrailingClosure: true) == [])
    #expect(functions("wait", ["timeout"], hasTrailingClosure: true) == [])
    #expect(functions("sleep", [], hasTrailingClosure: true) == [])
    let expectations = functions("waitForExpectations", ["timeout"], hasTrailingClosure: true)
    #expect(expectations == ["XCTestCase.waitForExpectations(timeout:handler:)"])
  }
}
