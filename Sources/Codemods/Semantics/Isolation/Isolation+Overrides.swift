/// What overrides tell of a superclass that nothing else is known of.
extension ProjectIndex {
  /// The function of a view or view controller that a class of the project overrides, by its full name;
  /// `nil` where there is none.
  ///
  /// Have: `class Home: DesignKit.Screen { override func viewDidLoad() {} }`
  func overriddenViewFunction(in type: TypeFacts) -> String? {
    guard type.kind == .class, importsViews(inFile: type.path) else { return nil }
    return members(of: type.name).lazy.compactMap { member -> String? in
      guard case .function(let function) = member, function.overridesViewFunction,
        isFirstDeclaredElsewhere(function)
      else { return nil }
      return function.fullName
    }.first
  }

  /// Whether no class of the project has a function of the name that overrides nothing.
  private func isFirstDeclaredElsewhere(_ function: FunctionFacts) -> Bool {
    members(named: function.name, of: function.owner, inherited: true).allSatisfy {
      $0.modifiers.contains(.override)
    }
  }

  func importsViews(inFile path: String) -> Bool {
    imports(of: path).contains { ["AppKit", "Cocoa", "SwiftUI", "UIKit"].contains($0.module) }
  }
}

extension FunctionFacts {
  var overridesViewFunction: Bool {
    modifiers.contains(.override) && Self.viewFunctions.contains(fullName)
  }

  /// What UIKit's and AppKit's classes call on the main actor, by names that hardly anything else has.
  private static let viewFunctions: Set = [
    "didMoveToSuperview()", "didMoveToWindow()", "layoutSubviews()", "setHighlighted(_:animated:)",
    "setSelected(_:animated:)", "traitCollectionDidChange(_:)", "viewDidAppear()",
    "viewDidAppear(_:)", "viewDidDisappear()", "viewDidDisappear(_:)", "viewDidLayout()",
    "viewDidLayoutSubviews()", "viewDidLoad()", "viewDidMoveToSuperview()", "viewDidMoveToWindow()",
    "viewWillAppear()", "viewWillAppear(_:)", "viewWillDisappear()", "viewWillDisappear(_:)",
    "viewWillLayout()", "viewWillLayoutSubviews()", "viewWillMove(toWindow:)",
    "viewWillTransition(to:with:)", "willMove(toSuperview:)", "willMove(toWindow:)",
    "windowDidLoad()", "windowWillLoad()",
  ]
}

extension Context {
  /// Whether a framework's class that the type inherits from is known to have the method, or a property of its name: what
  /// the type declares under the name has to override it.
  ///
  /// - Parameter method: the full name of one without parameters, `setNeedsLayout()`.
  func hasFrameworkMember(_ method: String, above type: String) -> Bool {
    let sdk = project.sdk
    let types = foreignAncestry(of: type)
    let property = String(method.dropLast(2))
    return types.contains {
      sdk.hasMethod(method, in: $0) || sdk.memberType(of: $0, member: method) != nil
        || sdk.memberType(of: $0, member: property) != nil
    }
      || types.contains("NSObject") && NSObjectMembers.areOfObjects(method, property)
      || types.contains { FunctionFacts.isMadeToBeOverridden(property, in: $0) }
  }
}

extension FunctionFacts {
  /// Whether UIKit's or AppKit's class has a method without parameters of the name, which subclasses override.
  fileprivate static func isMadeToBeOverridden(_ name: String, in type: String) -> Bool {
    overriddenMethods.contains("\(type).\(name)")
  }

  /// Written down from memory of the classes' documentation; most are in no other table.
  private static let overriddenMethods = NameTable(
    """
    UIKit: UIView.awakeFromNib UIView.didMoveToSuperview UIView.didMoveToWindow UIView.layoutMarginsDidChange
      UIView.layoutSubviews UIView.prepareForInterfaceBuilder UIView.safeAreaInsetsDidChange UIView.tintColorDidChange
      UIView.updateConstraints UIView.updateProperties
      UIViewController.awakeFromNib UIViewController.didReceiveMemoryWarning UIViewController.loadView
      UIViewController.loadViewIfNeeded UIViewController.updateProperties UIViewController.updateViewConstraints
      UIViewController.viewDidLayoutSubviews UIViewController.viewDidLoad UIViewController.viewLayoutMarginsDidChange
      UIViewController.viewSafeAreaInsetsDidChange UIViewController.viewWillLayoutSubviews
      UITableView.reloadData UICollectionView.reloadData UIPickerView.reloadAllComponents
      UITableViewCell.prepareForReuse UITableViewHeaderFooterView.prepareForReuse
      UICollectionReusableView.prepareForReuse UICollectionViewLayout.invalidateLayout UICollectionViewLayout.prepare
      UIInputViewController.dismissKeyboard UIInputViewController.requestSupplementaryLexicon
      UIWindow.makeKey UIWindow.makeKeyAndVisible UIWindow.becomeKey UIWindow.resignKey UIView.setNeedsFocusUpdate
      UIViewController.removeFromParent UIScrollView.flashScrollIndicators UIGestureRecognizer.reset
      UITextField.deleteBackward UITextView.deleteBackward UIDocument.enableEditing UIDocument.disableEditing
      UIButton.setNeedsUpdateConfiguration UITableViewCell.setNeedsUpdateConfiguration
      UICollectionViewCell.setNeedsUpdateConfiguration
    Foundation: Operation.start Operation.main Operation.cancel
    CoreData: NSManagedObjectContext.reset NSManagedObjectContext.rollback
    AVFoundation: AVQueuePlayer.removeAllItems AVQueuePlayer.advanceToNextItem
    WatchKit: WKInterfaceController.willActivate WKInterfaceController.didDeactivate
    SpriteKit: SKScene.sceneDidLoad
    MetalKit: MTKView.draw
    AppKit: NSView.awakeFromNib NSView.layout NSView.layoutSubtreeIfNeeded NSView.prepareForReuse
      NSView.updateConstraints NSView.updateLayer NSView.updateTrackingAreas NSView.viewDidChangeBackingProperties
      NSView.viewDidChangeEffectiveAppearance NSView.viewDidEndLiveResize NSView.viewDidHide
      NSView.viewDidMoveToSuperview NSView.viewDidMoveToWindow NSView.viewDidUnhide NSView.viewWillDraw
      NSView.viewWillStartLiveResize NSTableView.reloadData NSCollectionView.reloadData
      NSViewController.awakeFromNib NSViewController.loadView NSViewController.loadViewIfNeeded
      NSViewController.updateViewConstraints NSViewController.viewDidAppear NSViewController.viewDidDisappear
      NSViewController.viewDidLayout NSViewController.viewDidLoad NSViewController.viewWillAppear
      NSViewController.viewWillDisappear NSViewController.viewWillLayout
      NSWindowController.awakeFromNib NSWindowController.loadWindow NSWindowController.windowDidLoad
      NSWindowController.windowWillLoad NSWindow.update NSTextView.didChangeText NSApplication.finishLaunching NSMenu.update NSToolbarItem.validate
    """)
}
