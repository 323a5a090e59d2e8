import Rewriter

/// A call of a framework's function that shows something before it returns, such as a sheet: its handler only tells that
/// this is over. In a task, it is shown a turn of the run loop later.
struct ShownAtOnce {
  private let call: FunctionCallExpr
  private let context: Context

  /// `nil` for any other call.
  init?(_ site: AsyncTwinCall, in context: Context) {
    let name = site.callback.function.prefix { $0 != "(" }
    guard !site.isOwn, Self.functions.contains("\(site.callback.type).\(name)") else { return nil }
    call = site.call
    self.context = context
  }

  private static let functions = NameTable(
    """
    AppKit: NSAlert.beginSheetModal NSAnimationContext.runAnimationGroup NSColorSampler.show
      NSOpenPanel.begin NSPDFPanel.beginSheet NSPageLayout.beginSheet NSPrintPanel.beginSheet NSSavePanel.begin
      NSSavePanel.beginSheetModal NSViewController.transition NSWindow.beginCriticalSheet NSWindow.beginSheet
    UIKit: UICollectionViewDiffableDataSource.apply UICollectionViewDiffableDataSource.applySnapshotUsingReloadData
      UIPrintInteractionController.present UIPrinterPickerController.present
      UITableViewDiffableDataSource.apply UITableViewDiffableDataSource.applySnapshotUsingReloadData UIView.animate
      UIView.animateKeyframes UIView.perform UIView.transition UIViewController.dismiss UIViewController.present
      UIViewController.transition
    """)

  /// What such calls change before they return.
  private static let state = NameTable(
    """
    AppKit: attachedSheet isKeyWindow isMainWindow isSheet isVisible keyWindow mainWindow modalWindow sheetParent
      sheets
    UIKit: isBeingDismissed isBeingPresented presentedViewController presentingViewController
    """)
}

extension ShownAtOnce {
  /// What the function or one that calls it reads in front of the call, though the call changes it: two calls in one
  /// turn would both find the old value.
  ///
  /// Have: guard window.attachedSheet == nil else { return }; alert.beginSheetModal(for: window) { … }
  var stateReadInFront: String? {
    call.node.stateReadInFront(Self.state)
      ?? callers.lazy.compactMap { $0.node.stateReadInFront(Self.state) }.first
  }

  /// A function of the project that goes on after it has called the one around: `showAlert()` of
  /// `showAlert(); window.close()`.
  var callerThatGoesOn: String? {
    callers.contains(where: \.node.isFollowed)
      ? OwnFunction(around: call.node, in: context)?.calleeName : nil
  }

  private var callers: [FunctionCallExpr] {
    OwnFunction(around: call.node, in: context).map { context.calls(of: $0).map(\.call) } ?? []
  }

  /// The function of a framework that shows something, which the project's function calls in its own code.
  ///
  /// Have: func fade(completion: @escaping () -> Void) { UIView.animate(…) { … } completion: { _ in completion() } }
  static func name(shownBy call: FunctionCallExpr, in context: Context) -> String? {
    CalledFunctions(in: context).functions(usedBy: call.node).lazy.compactMap { function in
      guard let home = context.asItWas(function.path) else { return nil }
      let bodies = home.project.waits.bodies.bodies(of: function, in: home)
      let own = bodies.flatMap { $0.descendantsAndSelf(notInside: \.isFunctionLike) }
      return own.lazy.compactMap { $0.as(FunctionCallExpr.self) }
        .compactMap { name(of: $0, in: home) }.first
    }.first
  }

  private static func name(of call: FunctionCallExpr, in context: Context) -> String? {
    guard let name = call.calleeName, functions.hasMember(named: name) else { return nil }
    return types(mayDeclareCalleeOf: call, in: context).sorted().map { "\($0).\(name)" }
      .first(where: functions.contains)
  }

  /// Have: self.present(…), or presenter.present(…), where the type of `presenter` is known.
  private static func types(
    mayDeclareCalleeOf call: FunctionCallExpr, in context: Context,
  ) -> Set<String> {
    if let types = context.sdkCallee(of: call)?.types() { return types }
    guard case .type(let type, _) = context.receiver(of: call) else { return [] }
    return context.foreignAncestry(of: type)
  }
}

extension Node {
  /// The first of the names that the function reads in front of the call which the node is.
  fileprivate func stateReadInFront(_ names: NameTable) -> String? {
    guard let function = ancestors.first(where: { $0.is(.functionDecl) }) else { return nil }
    let others = function.descendantsAndSelf { $0.isFunctionLike && !$0.encloses(self) }
    return others.lazy.filter { $0.range.upperBound <= self.range.lowerBound }
      .compactMap { $0.as(MemberAccessExpr.self)?.name ?? $0.referencedName }
      .first(where: names.contains)
  }
}
