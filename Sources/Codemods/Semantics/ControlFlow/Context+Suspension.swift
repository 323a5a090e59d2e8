import Rewriter

extension Context {
  /// Why a task at a node may begin too late: the code is that of a method after which the system suspends or ends the
  /// program. What the method begins itself is begun by then.
  func refusalBeforeSuspension(of node: Node) -> Refusal? {
    let code = codeInPlace(around: node).ancestors.first(where: \.isFunctionLike)
    guard let function = code?.as(FunctionDecl.self), let name = function.name?.name,
      Self.lastMethods.contains(name), delegateMethod(metBy: function) != nil
    else { return nil }
    return Refusal(
      .callerMayRely,
      "the system may suspend or end the app once '\(name)' has returned, before a task begins; keep the handler"
    )
  }

  private static let lastMethods = NameTable(
    """
    AppKit: applicationWillTerminate
    UIKit: applicationDidEnterBackground applicationWillTerminate sceneDidEnterBackground
    WatchKit: applicationDidEnterBackground
    """)
}
