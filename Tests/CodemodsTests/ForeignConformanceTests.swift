import Rewriter
import Testing

@testable import Codemods

@Suite struct ForeignConformanceTests {
  private static let header = """
    NS_ASSUME_NONNULL_BEGIN
    @protocol PlayerDelegate <NSObject>
    - (void)playerDidStop:(NSString *)name;
    - (void)player:(NSObject *)player didFailWithError:(NSError *)error forTrack:(int)track;
    @optional
    - (BOOL)canPlay;
    #if AUDIO
    - (void)setLevel:(float)level of:(id)sender NS_SWIFT_NAME(level(_:changedBy:));
    #endif
    @end
    NS_SWIFT_UI_ACTOR
    @protocol ViewDelegate <NSObject>
    - (void)viewDidMove:(int)offset;
    @end
    @interface Player : NSObject
    - (void)playerDidMove:(int)offset;
    @end
    """

  private func findings(_ members: String, conformance: String = "PlayerDelegate") -> [Finding] {
    let source = SourceFile(
      "@MainActor final class Screen { var text = \"\" }\nextension Screen: \(conformance) {\n\(members)\n}"
    )
    let tree = Tree.parse(source)
    let facts = FileFacts(path: "Screen.swift", source: source)
    let foreign = ForeignFile(
      path: "Player.h", kind: .objectiveC, bytes: Array(Self.header.utf8))
    let index = ProjectIndex([facts], foreign: [foreign])
    let context = Context(
      codemod: "conformance-isolation", path: "Screen.swift", tree: tree, project: index)
    return Codemod.conformanceIsolation.run(context)
  }

  @Test(arguments: [
    "func playerDidStop(_ name: String) { text = name }",
    "func player(_ player: NSObject, didFailWithError error: any Error, forTrack track: Int32) { text = \"\" }",
    "func player(_ player: NSObject, didFail error: any Error, for track: Int32) { text = \"\" }",
    "func canPlay() -> Bool { text.isEmpty }",
    "func level(_ level: Float, changedBy sender: Any) { text = \"\" }",
  ])
  func methodsOfAHeadersProtocolThatNeedTheMainActorAreReported(method: String) {
    let findings = findings(method)
    #expect(findings.map(\.verdict) == [.manual])
    #expect(findings.first?.reason?.contains("'NS_SWIFT_UI_ACTOR' in 'Player.h'") == true)
  }

  @Test func methodsThatNeedNothingBecomeNonisolated() {
    let findings = findings("func playerDidStop(_ name: String) { print(name) }")
    #expect(findings.map(\.message) == ["mark 'playerDidStop(_:)' 'nonisolated'"])
  }

  @Test(arguments: [
    "func player(_ player: NSObject) { text = \"\" }",
    "func setLevel(_ level: Float, of sender: Any) { text = \"\" }",
    "func playerDidMove(_ offset: Int32) { text = \"\" }",
    "nonisolated func playerDidStop(_ name: String) {}",
    "private func playerDidStop(_ name: String) { text = name }",
  ])
  func methodsThatTheProtocolHasNotAreNone(method: String) {
    #expect(findings(method).isEmpty)
  }

  @Test func adviceOnAValueNamesTheHeadersProtocolThatHasToFollow() {
    let source = SourceFile(
      """
      import UIKit
      final class Screen: PlayerDelegate {
        let view = UIView()
        func playerDidStop(_ name: String) {}
      }
      """)
    let foreign = ForeignFile(
      path: "Player.h", kind: .objectiveC, bytes: Array(Self.header.utf8))
    let index = ProjectIndex(
      [FileFacts(path: "Screen.swift", source: source)], foreign: [foreign])
    let context = Context(
      codemod: "main-actor-value", path: "Screen.swift", tree: Tree.parse(source), project: index)
    let reasons = Codemod.mainActorValue.run(context).compactMap(\.reason)
    #expect(
      reasons.map {
        $0.contains(
          "mark 'Screen' '@MainActor', and 'PlayerDelegate' 'NS_SWIFT_UI_ACTOR' in 'Player.h'")
      } == [true])
  }

  @Test func protocolsOfTheMainActorAskForNothing() {
    #expect(
      findings("func viewDidMove(_ offset: Int32) { text = \"\" }", conformance: "ViewDelegate")
        .isEmpty)
  }

  @Test(arguments: ["- (void", "- (void)a", "- (void)a:(int)b", "- a NS_SWIFT_NAME(", "-", "-;"])
  func brokenMethodsAreReadToTheirEnd(text: String) {
    let header = "@protocol A\n\(text)\n@end\n@interface B : NSObject\n@end"
    #expect(ForeignFile(path: "A.h", kind: .objectiveC, bytes: Array(header.utf8)).path == "A.h")
  }
}
