import Rewriter
import Testing

@testable import Codemods

/// Swift imports a method of a header in Objective-C as an asynchronous function, too, where its last block is a
/// completion handler; a call that leaves the block out means that one in asynchronous code.
@Suite struct ForeignAsyncMethodTests {
  private func findings(in header: String) -> [Finding] {
    let source = SourceFile(
      """
      import Foundation
      func later(_ connector: Connector) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { connector.connect(initiator: 1) }
      }
      """)
    let foreign = ForeignFile(path: "Connector.h", kind: .objectiveC, bytes: Array(header.utf8))
    let index = ProjectIndex(
      [FileFacts(path: "Later.swift", source: source)], foreign: [foreign])
    return Migration(codemods: [.backgroundQueueHop], project: index, applying: .review)
      .run(path: "Later.swift", source: source).findings
  }

  @Test(arguments: [
    """
    - (void)connect:(Initiator)initiator onCompletion:(void (^ _Nullable)(BOOL))done \
    NS_SWIFT_NAME(connect(initiator:completionHandler:));
    """,
    "- (void)connect:(int)initiator withCompletion:(nullable void (^)(void))done NS_SWIFT_NAME(connect(initiator:completion:));",
    "- (void)connectWithCompletionHandler:(nullable void (^)(void))done;",
  ])
  func methodsWithAHandlerHaveAnAsynchronousVersion(method: String) {
    let findings = findings(in: "@interface Connector : NSObject\n\(method)\n@end")
    #expect(findings.map(\.verdict) == [.manual])
    #expect(findings.first?.key == .changesMeaningInAsync)
  }

  @Test(arguments: [
    "- (void)connect:(int)initiator NS_SWIFT_NAME(connect(initiator:));",
    "- (void)connect:(int)initiator progress:(void (^)(int))progress NS_SWIFT_NAME(connect(initiator:progress:));",
  ])
  func othersHaveNone(method: String) {
    let findings = findings(in: "@interface Connector : NSObject\n\(method)\n@end")
    #expect(findings.first?.key != .changesMeaningInAsync && findings.count == 1)
  }
}
