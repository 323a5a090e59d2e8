import Rewriter

/// A call of a framework's function that shows something before it returns, such as a sheet: its handler only tells that
/// this is over. In a task, it is shown a turn of the run loop later.
struct ShownAtOnce {
  private let call: FunctionCallExpr
  private let context: Context
  private let state: NameTable

  /// `nil` for any other call.
  init?(_ site: AsyncTwinCall, in context: Context) {
    let name = site.callback.function.prefix { $0 != "(" }
    guard !site.isOwn, Self.functions.contains("\(site.callback.type).\(name)") else { return nil }
    call = site.call
    self.context = context
    state =
      Self.withoutWindows.contains(site.callback.type)
      ? NameTable("") : site.callback.type.hasPrefix("NS") ? Self.stateOfAppKit : Self.stateOfUIKit
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

  /// Those that change what `snapshot()` gives before they return.
  static let functionsWithSnapshot = NameTable(
    """
    UIKit: UICollectionViewDiffableDataSource.apply UICollectionViewDiffableDataSource.applySnapshotUsingReloadData
      UITableViewDiffableDataSource.apply UITableViewDiffableDataSource.applySnapshotUsingReloadData
    """)

  /// Those whose calls change no window of the app.
  private static let withoutWindows = NameTable("AppKit: NSAnimationContext NSColorSampler")

  /// What such calls of AppKit change before they return.
  private static let stateOfAppKit = NameTable(
    """
    AppKit: attachedSheet isKeyWindow isMainWindow isSheet isVisible keyWindow mainWindow modalWindow sheetParent
      sheets
    """)

  /// What such calls of UIKit change before they return.
  private static let stateOfUIKit = NameTable(
    """
    UIKit: isBeingDismissed isBeingPresented presentedViewController presentingViewController
    """)
}

extension ShownAtOnce {
  /// What the function or one that calls it reads in front of the call, though the call changes it: two calls in one
  /// turn would both find the old value.
  ///
  /// Have: guard window.attachedSheet == nil else { return }; alert.beginSheetModal(for: window) { … }
  var stateReadInFront: String? {
    context.nameReadInFront(of: call.node, among: state)
      ?? callers.lazy.compactMap { $0.context.nameReadInFront(of: $0.call.node, among: state) }
      .first
  }

  /// A function of the project that goes on after it has called the one around: `showAlert()` of
  /// `showAlert(); window.close()`.
  var callerThatGoesOn: String? {
    OwnHandlerCalls.callerThatGoesOn(around: call.node, context)
  }

  private var callers: [(call: FunctionCallExpr, context: Context)] {
    OwnFunction(around: call.node, in: context).map(context.calls) ?? []
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

extension Context {
  /// The first of a framework's names that the function reads in front of the call which the node is.
  fileprivate func nameReadInFront(of call: Node, among names: NameTable) -> String? {
    guard let function = call.ancestors.first(where: { $0.is(.functionDecl) }) else { return nil }
    let others = function.descendantsAndSelf { $0.isFunctionLike && !$0.encloses(call) }
    return others.lazy.filter { $0.range.upperBound <= call.range.lowerBound }
      .compactMap { node in
        let name = node.as(MemberAccessExpr.self)?.name ?? node.referencedName
        return name.flatMap { names.contains($0) && !isOfProject($0, readBy: node) ? $0 : nil }
      }.first
  }

  /// Whether the project, and no framework, declares what a name means.
  private func isOfProject(_ name: String, readBy node: Node) -> Bool {
    if let base = node.as(MemberAccessExpr.self)?.base, !base.isSelfReference {
      guard let type = type(of: base)?.name else { return false }
      return !project.members(named: name, of: project.resolve(type), inherited: true).isEmpty
    }
    switch resolution(of: name, at: node) {
    case .local: return true
    case .member(let members, _), .global(let members): return !members.isEmpty
    default: return false
    }
  }
}
