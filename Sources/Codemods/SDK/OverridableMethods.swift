/// Methods without parameters that subclasses override, and that are mostly in no other table.
///
/// Written down from memory of the classes' pages in the documentation: `UIView`, `UIViewController` and so on.
enum OverridableMethods {
  /// Whether the framework's class itself declares one of the name: `layoutSubviews` in `UIView`.
  static func contains(_ name: String, in type: String) -> Bool {
    names.contains("\(type).\(name)")
  }

  private static let names = NameTable(
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
