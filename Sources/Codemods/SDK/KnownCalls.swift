/// Functions of Apple's frameworks and the standard library whose result is known to be `Void` or
/// Sendable, whatever the receiver: what they return may leave a task.
///
/// A row names the module that declares them. Written down from Apple's documentation, not read out of
/// an SDK: a wrong name shows as an error of the compiler ("does not conform to 'Sendable'"), never as
/// another behaviour. A name with an overload of another kind is not here, as `addObserver`, `insert`
/// (of a set) and `perform`.
enum KnownCalls {
  static func returnsSendable(_ name: String) -> Bool { names.contains(name) }

  private static let names = NameTable(
    """
    Swift: print debugPrint append removeAll reserveCapacity sort reverse shuffle assert
      assertionFailure precondition preconditionFailure fatalError forEach resume finish
    Foundation: post invalidate fire cancel suspend enumerateObjects synchronize setValue
      removeObserver async asyncAfter notify leave enter signal activate setNeedsSave addOperation
      cancelAllOperations registerUndo undo redo
    Combine: send
    XCTest: fulfill XCTAssert XCTAssertTrue XCTAssertFalse XCTAssertNil XCTAssertNotNil
      XCTAssertEqual XCTAssertNotEqual XCTFail
    UIKit: present dismiss show showDetailViewController performSegue setViewControllers
      pushViewController popViewController popToRootViewController popToViewController
      setNeedsLayout layoutIfNeeded setNeedsDisplay setNeedsUpdateConstraints
      updateConstraintsIfNeeded setNeedsStatusBarAppearanceUpdate
      setNeedsUpdateOfHomeIndicatorAutoHidden addSubview insertSubview removeFromSuperview
      bringSubviewToFront sendSubviewToBack sizeToFit becomeFirstResponder resignFirstResponder
      endEditing reloadData reloadSections reloadRows reloadItems insertRows deleteRows
      insertSections deleteSections insertItems deleteItems beginUpdates endUpdates
      performBatchUpdates selectRow deselectRow scrollToRow scrollToItem selectItem deselectItem
      scrollRectToVisible setContentOffset invalidateLayout invalidateIntrinsicContentSize
      reloadInputViews setTitle setImage setAttributedTitle setOn setEditing setSelected
      setHighlighted setProgress startAnimating stopAnimating beginRefreshing endRefreshing
      animate transition sendActions addTarget addGestureRecognizer removeGestureRecognizer
      setNavigationBarHidden setToolbarHidden setToolbarItems registerForRemoteNotifications
      unregisterForRemoteNotifications endBackgroundTask setStatusBarHidden reconfigureItems
      addAction impactOccurred notificationOccurred selectionChanged prepare
      beginGeneratingDeviceOrientationNotifications endGeneratingDeviceOrientationNotifications
      activateSceneSession requestSceneSessionActivation requestSceneSessionDestruction
      requestSceneSessionRefresh
    AppKit: close orderOut orderFront orderFrontRegardless makeKeyAndOrderFront center display
      displayIfNeeded beginSheet endSheet expandItem collapseItem reloadItem selectRowIndexes
      makeFirstResponder setFrame setContentSize setFrameOrigin terminate
      activateIgnoringOtherApps selectAll deselectAll setNextState scrollRowToVisible
      noteNumberOfRowsChanged
    AVFoundation: play pause stop seek replaceCurrentItem
    WebKit: evaluateJavaScript reload load loadHTMLString goBack goForward stopLoading
    WidgetKit: reloadTimelines reloadAllTimelines
    WatchKit: pushController popController dismissController presentController
    """)
}
