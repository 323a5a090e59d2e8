import Rewriter

/// What code is known to end by its name, its parameters, or the call that it is passed to.
extension Context {
  func ends(of function: FunctionDecl) -> [CallDeadline.End] {
    guard let name = function.name?.name else { return [] }
    let isLast = Self.lastMethods.contains(name) && delegateMethod(metBy: function) != nil
    let mayBeGivenItems =
      function.takesItems && !function.isAsynchronous && !isCalledHereOnly(function)
    // Have: pushRegistry(_:didReceiveIncomingPushWith:for:completion:)
    let reportsCall =
      name == "pushRegistry" && delegateMethod(metBy: function) != nil
      && function.parameters.contains { $0.label.hasPrefix("didReceiveIncoming") }
    return (isLast ? [.time(name)] : []) + (reportsCall ? [.report(name)] : [])
      + (mayBeGivenItems ? [.items(name)] : [])
  }

  /// Whether nothing but calls in this file use the function: what these are given, they say themselves.
  private func isCalledHereOnly(_ function: FunctionDecl) -> Bool {
    let modifiers = function.modifiers
    guard modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true,
      let name = function.name?.name
    else { return false }
    let references = tree.references(to: name)
    return !references.isEmpty
      && references.allSatisfy { reference in
        let callee = reference.parent?.as(MemberAccessExpr.self)?.node ?? reference
        return callee.parent?.as(FunctionCallExpr.self)?.calledExpression == callee
      }
  }

  /// The methods after which the system suspends or ends the program. What they begin themselves is begun by then.
  private static let lastMethods = NameTable(
    """
    AppKit: applicationWillTerminate
    UIKit: applicationDidEnterBackground applicationWillTerminate sceneDidEnterBackground
    WatchKit: applicationDidEnterBackground
    """)

  /// What ends when a closure of the call has returned.
  func ends(of call: FunctionCallExpr) -> [CallDeadline.End] {
    guard let name = call.calleeName else { return [] }
    // Have: coordinator.coordinate(readingItemAt: url, error: &error) { url in … }
    let isCoordination =
      name == "coordinate"
      && !["readingItemAt", "writingItemAt"].filter(call.argumentLabels.contains).isEmpty
    return (isCoordination ? [.access(name)] : [])
      + (Self.callsWithItems.contains(name) ? [.items(name)] : [])
      + (endOfAccess(inFunctionOf: call).map { [.access($0)] } ?? [])
  }

  /// What hands over items that a drop or a paste brings: their data can be asked for only until that returns.
  ///
  /// Apple's documentation of `DropDelegate.performDrop(info:)` says: "Do not perform loading asynchronously on a different
  /// actor. … For security reasons, the drop receiver can access the dropped payload only before this method returns."
  private static let callsWithItems: Set = [
    "dropDestination", "onDrop", "onInsert", "onPasteCommand", "pasteDestination",
  ]

  /// Have: url.withAccess { … }, a function of the project that stops the access itself
  private func endOfAccess(inFunctionOf call: FunctionCallExpr) -> String? {
    CalledFunctions(in: self).functions(usedBy: call.node).lazy.compactMap { function in
      asItWas(function.path).flatMap { home in
        project.waits.bodies.bodies(of: function, in: home).lazy.compactMap(\.endOfAccess).first
      }
    }.first
  }
}

extension FunctionDecl {
  /// Have: func handleDrop(providers: [NSItemProvider]) -> Bool
  fileprivate var takesItems: Bool {
    signature?.parameterClause?.node.tokens.contains { Self.typesOfItems.contains($0.name) } == true
  }

  private static let typesOfItems: Set = [
    "DropInfo", "NSDraggingInfo", "NSItemProvider", "UIDropSession",
  ]
}

extension Node {
  /// What the code ends an access to a file with: `stopAccessingSecurityScopedResource`.
  var endOfAccess: String? {
    let name = "stopAccessingSecurityScopedResource"
    let own = descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != self })
    return own.contains { $0.as(FunctionCallExpr.self)?.calleeName == name } ? name : nil
  }
}
