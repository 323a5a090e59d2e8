// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let notifications = #"""
name	thread	must-stay	source
.AVAssetDurationDidChange	any	no	memory: an arbitrary queue
.AVAudioEngineConfigurationChange	background	no	documentation: "The callback happens on an internal dispatch queue"
.AVCaptureDeviceSubjectAreaDidChange	any	no	memory: an arbitrary queue
.AVCaptureDeviceWasConnected	any	no	memory: an arbitrary queue
.AVCaptureDeviceWasDisconnected	any	no	memory: an arbitrary queue
.AVCaptureSessionDidStartRunning	any	no	memory: a queue of the session
.AVCaptureSessionDidStopRunning	any	no	memory: a queue of the session
.AVCaptureSessionInterruptionEnded	any	no	memory: a queue of the session
.AVCaptureSessionRuntimeError	any	no	memory: a queue of the session
.AVCaptureSessionWasInterrupted	any	no	memory: a queue of the session
.AVPlayerItemDidPlayToEndTime	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
.AVPlayerItemFailedToPlayToEndTime	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
.AVPlayerItemNewAccessLogEntry	any	no	convention: as AVPlayerItem.newErrorLogEntryNotification
.AVPlayerItemNewErrorLogEntry	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
.AVPlayerItemPlaybackStalled	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
.AVPlayerItemTimeJumped	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
.AVSampleBufferDisplayLayerFailedToDecode	any	no	memory: an arbitrary queue
.CKAccountChanged	any	no	documentation: "The container posts the notification using an arbitrary queue."
.CLKComplicationServerActiveComplicationsDidChange	any	no	memory: an arbitrary queue
.CNContactStoreDidChange	any	no	memory: an arbitrary queue
.CTRadioAccessTechnologyDidChange	any	no	memory: an arbitrary queue
.CTServiceRadioAccessTechnologyDidChange	any	no	memory: an arbitrary queue
.EAAccessoryDidConnect	main	no	memory: the main thread
.EAAccessoryDidDisconnect	main	no	memory: the main thread
.EKEventStoreChanged	any	no	memory: an arbitrary queue
.GCControllerDidConnect	main	no	memory: the main queue
.GCControllerDidDisconnect	main	no	memory: the main queue
.GKPlayerAuthenticationDidChangeNotificationName	main	no	memory: the main thread
.HKUserPreferencesDidChange	any	no	memory: an arbitrary queue
.MPMediaLibraryDidChange	any	no	memory: an arbitrary queue
.MPMusicPlayerControllerNowPlayingItemDidChange	any	no	memory: an arbitrary queue
.MPMusicPlayerControllerPlaybackStateDidChange	any	no	memory: an arbitrary queue
.NEVPNConfigurationChange	any	no	memory: an arbitrary queue
.NEVPNStatusDidChange	any	no	memory: an arbitrary queue
.NSBundleResourceRequestLowDiskSpace	any	no	memory: an arbitrary queue
.NSCalendarDayChanged	any	no	memory: an arbitrary queue
.NSFileHandleDataAvailable	poster	no	memory: the run loop that waits for it
.NSHTTPCookieManagerCookiesChanged	any	no	documentation: HTTPCookieStorage.CookiesChangedMessage is an AsyncMessage
.NSManagedObjectContextDidMergeChangesObjectIDs	poster	no	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
.NSManagedObjectContextDidSave	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
.NSManagedObjectContextDidSaveObjectIDs	poster	no	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
.NSManagedObjectContextObjectsDidChange	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
.NSManagedObjectContextWillSave	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
.NSMetadataQueryDidFinishGathering	any	no	memory: the operation queue of the query, or the thread that started it
.NSMetadataQueryDidUpdate	any	no	memory: the operation queue of the query, or the thread that started it
.NSPersistentStoreCoordinatorStoresDidChange	background	no	documentation: "The framework posts the notification to an internal thread."
.NSPersistentStoreCoordinatorStoresWillChange	background	yes	documentation: "The framework posts the notification to an internal thread."
.NSPersistentStoreCoordinatorWillRemoveStore	background	yes	documentation: "The framework posts the notification to an internal thread."
.NSPersistentStoreRemoteChange	background	no	documentation: "The framework posts the notification to a private thread."
.NSProcessInfoPowerStateDidChange	any	no	memory: a global queue
.NSSystemClockDidChange	any	no	memory: an arbitrary queue
.NSSystemTimeZoneDidChange	any	no	memory: an arbitrary queue
.NSThreadWillExit	poster	no	memory: the thread that ends
.NSURLCredentialStorageChanged	main	no	header: "This notification is sent on the main thread whenever the set of stored credentials changes."
.NSUbiquityIdentityDidChange	any	no	memory: an arbitrary queue
.NSUndoManagerCheckpoint	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerDidCloseUndoGroup	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerDidOpenUndoGroup	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerDidRedoChange	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerDidUndoChange	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerWillCloseUndoGroup	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerWillRedoChange	poster	no	convention: as .NSUndoManagerWillUndoChange
.NSUndoManagerWillUndoChange	poster	no	documentation: "The system posts this notification on the actor, thread, or dispatch queue that calls undo"
.NSWillBecomeMultiThreaded	poster	no	memory: the thread that starts one
.SKStorefrontCountryCodeDidChange	any	no	memory: an arbitrary queue
AVAudioSession.interruptionNotification	main	no	documentation: "The system posts this notification on the main thread."
AVAudioSession.mediaServicesWereLostNotification	main	no	documentation: "The system posts this notification on the main thread."
AVAudioSession.mediaServicesWereResetNotification	main	no	documentation: "The system posts this notification on the main thread."
AVAudioSession.routeChangeNotification	background	no	documentation: "The system posts this notification on a secondary thread."
AVAudioSession.silenceSecondaryAudioHintNotification	main	no	documentation: "The system posts this notification on the main thread."
AVPlayerItem.didPlayToEndTimeNotification	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
AVPlayerItem.failedToPlayToEndTimeNotification	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
AVPlayerItem.newAccessLogEntryNotification	any	no	convention: as AVPlayerItem.newErrorLogEntryNotification
AVPlayerItem.newErrorLogEntryNotification	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
AVPlayerItem.playbackStalledNotification	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
AVPlayerItem.timeJumpedNotification	any	no	documentation: "The system may post this notification on a thread other than the one you use to register the observer."
Bundle.didLoadNotification	poster	no	memory: the thread that loads
NSApplication.didBecomeActiveNotification	main	no	documentation: NSApplication.DidBecomeActiveMessage is a MainActorMessage
NSApplication.didChangeOcclusionStateNotification	main	no	convention: posted by a main-actor class
NSApplication.didChangeScreenParametersNotification	main	no	convention: posted by a main-actor class
NSApplication.didFinishLaunchingNotification	main	no	convention: posted by a main-actor class
NSApplication.didFinishRestoringWindowsNotification	main	no	convention: posted by a main-actor class
NSApplication.didHideNotification	main	no	convention: posted by a main-actor class
NSApplication.didResignActiveNotification	main	no	convention: posted by a main-actor class
NSApplication.didUnhideNotification	main	no	convention: posted by a main-actor class
NSApplication.didUpdateNotification	main	no	convention: posted by a main-actor class
NSApplication.willBecomeActiveNotification	main	no	documentation: NSApplication.WillBecomeActiveMessage is a MainActorMessage
NSApplication.willFinishLaunchingNotification	main	no	convention: posted by a main-actor class
NSApplication.willHideNotification	main	no	convention: posted by a main-actor class
NSApplication.willResignActiveNotification	main	no	convention: posted by a main-actor class
NSApplication.willTerminateNotification	main	no	convention: posted by a main-actor class
NSApplication.willUnhideNotification	main	no	convention: posted by a main-actor class
NSApplication.willUpdateNotification	main	no	convention: posted by a main-actor class
NSComboBox.selectionDidChangeNotification	main	no	convention: posted by a main-actor class
NSComboBox.willDismissNotification	main	no	convention: posted by a main-actor class
NSComboBox.willPopUpNotification	main	no	convention: posted by a main-actor class
NSControl.textDidBeginEditingNotification	main	no	convention: posted by a main-actor class
NSControl.textDidChangeNotification	main	no	convention: posted by a main-actor class
NSControl.textDidEndEditingNotification	main	no	convention: posted by a main-actor class
NSLocale.currentLocaleDidChangeNotification	any	no	memory: an arbitrary queue
NSManagedObjectContext.didChangeObjectsNotification	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
NSManagedObjectContext.didMergeChangesObjectIDsNotification	poster	no	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
NSManagedObjectContext.didSaveObjectIDsNotification	poster	no	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
NSManagedObjectContext.didSaveObjectsNotification	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
NSManagedObjectContext.willSaveObjectsNotification	poster	yes	documentation: "NSManagedObjectContext posts notifications to the same thread that creates it."
NSMenu.didAddItemNotification	main	no	convention: posted by a main-actor class
NSMenu.didBeginTrackingNotification	main	no	convention: posted by a main-actor class
NSMenu.didChangeItemNotification	main	no	convention: posted by a main-actor class
NSMenu.didEndTrackingNotification	main	no	convention: posted by a main-actor class
NSMenu.didRemoveItemNotification	main	no	convention: posted by a main-actor class
NSMenu.didSendActionNotification	main	no	convention: posted by a main-actor class
NSOutlineView.itemDidCollapseNotification	main	no	convention: posted by a main-actor class
NSOutlineView.itemDidExpandNotification	main	no	convention: posted by a main-actor class
NSOutlineView.itemWillCollapseNotification	main	no	convention: posted by a main-actor class
NSOutlineView.itemWillExpandNotification	main	no	convention: posted by a main-actor class
NSOutlineView.selectionDidChangeNotification	main	no	convention: posted by a main-actor class
NSPersistentCloudKitContainer.eventChangedNotification	any	no	documentation: NSPersistentCloudKitContainer.EventChangedMessage is an AsyncMessage
NSPopover.didCloseNotification	main	no	convention: posted by a main-actor class
NSPopover.didShowNotification	main	no	convention: posted by a main-actor class
NSPopover.willCloseNotification	main	no	convention: posted by a main-actor class
NSPopover.willShowNotification	main	no	convention: posted by a main-actor class
NSScrollView.didEndLiveMagnifyNotification	main	no	convention: posted by a main-actor class
NSScrollView.didEndLiveScrollNotification	main	no	documentation: "Posted on the main thread at the end of live scroll tracking."
NSScrollView.didLiveScrollNotification	main	no	documentation: "Posted on the main thread after changing the clipview bounds origin"
NSScrollView.willStartLiveMagnifyNotification	main	no	convention: posted by a main-actor class
NSScrollView.willStartLiveScrollNotification	main	no	documentation: "Posted on the main thread at the beginning of user-initiated live scroll tracking"
NSSplitView.didResizeSubviewsNotification	main	no	convention: posted by a main-actor class
NSSplitView.willResizeSubviewsNotification	main	no	convention: posted by a main-actor class
NSTableView.columnDidMoveNotification	main	no	convention: posted by a main-actor class
NSTableView.columnDidResizeNotification	main	no	convention: posted by a main-actor class
NSTableView.selectionDidChangeNotification	main	no	convention: posted by a main-actor class
NSTableView.selectionIsChangingNotification	main	no	convention: posted by a main-actor class
NSText.didBeginEditingNotification	main	no	convention: posted by a main-actor class
NSText.didChangeNotification	main	no	convention: posted by a main-actor class
NSText.didEndEditingNotification	main	no	convention: posted by a main-actor class
NSTextView.didChangeSelectionNotification	main	no	convention: posted by a main-actor class
NSTextView.didChangeTypingAttributesNotification	main	no	convention: posted by a main-actor class
NSToolbar.didRemoveItemNotification	main	no	convention: posted by a main-actor class
NSToolbar.willAddItemNotification	main	no	convention: posted by a main-actor class
NSUbiquitousKeyValueStore.didChangeExternallyNotification	any	no	memory: a queue of the store
NSView.boundsDidChangeNotification	main	no	convention: posted by a main-actor class
NSView.didUpdateTrackingAreasNotification	main	no	convention: posted by a main-actor class
NSView.frameDidChangeNotification	main	no	convention: posted by a main-actor class
NSView.globalFrameDidChangeNotification	main	no	convention: posted by a main-actor class
NSWindow.didBecomeKeyNotification	main	no	documentation: NSWindow.DidBecomeKeyMessage is a MainActorMessage
NSWindow.didBecomeMainNotification	main	no	convention: posted by a main-actor class
NSWindow.didChangeBackingPropertiesNotification	main	no	convention: posted by a main-actor class
NSWindow.didChangeOcclusionStateNotification	main	no	convention: posted by a main-actor class
NSWindow.didChangeScreenNotification	main	no	convention: posted by a main-actor class
NSWindow.didDeminiaturizeNotification	main	no	convention: posted by a main-actor class
NSWindow.didEndLiveResizeNotification	main	no	convention: posted by a main-actor class
NSWindow.didEndSheetNotification	main	no	convention: posted by a main-actor class
NSWindow.didEnterFullScreenNotification	main	no	convention: posted by a main-actor class
NSWindow.didExitFullScreenNotification	main	no	convention: posted by a main-actor class
NSWindow.didExposeNotification	main	no	convention: posted by a main-actor class
NSWindow.didMiniaturizeNotification	main	no	convention: posted by a main-actor class
NSWindow.didMoveNotification	main	no	convention: posted by a main-actor class
NSWindow.didResignKeyNotification	main	no	convention: posted by a main-actor class
NSWindow.didResignMainNotification	main	no	convention: posted by a main-actor class
NSWindow.didResizeNotification	main	no	convention: posted by a main-actor class
NSWindow.didUpdateNotification	main	no	convention: posted by a main-actor class
NSWindow.willBeginSheetNotification	main	no	convention: posted by a main-actor class
NSWindow.willCloseNotification	main	no	convention: posted by a main-actor class
NSWindow.willEnterFullScreenNotification	main	no	convention: posted by a main-actor class
NSWindow.willExitFullScreenNotification	main	no	convention: posted by a main-actor class
NSWindow.willMiniaturizeNotification	main	no	convention: posted by a main-actor class
NSWindow.willMoveNotification	main	no	convention: posted by a main-actor class
NSWindow.willStartLiveResizeNotification	main	no	convention: posted by a main-actor class
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	main	no	memory: the main thread
NSWorkspace.activeSpaceDidChangeNotification	main	no	memory: the main thread
NSWorkspace.didActivateApplicationNotification	main	no	memory: the main thread
NSWorkspace.didChangeFileLabelsNotification	main	no	memory: the main thread
NSWorkspace.didDeactivateApplicationNotification	main	no	memory: the main thread
NSWorkspace.didHideApplicationNotification	main	no	memory: the main thread
NSWorkspace.didLaunchApplicationNotification	main	no	memory: the main thread
NSWorkspace.didMountNotification	main	no	memory: the main thread
NSWorkspace.didTerminateApplicationNotification	main	no	memory: the main thread
NSWorkspace.didUnhideApplicationNotification	main	no	memory: the main thread
NSWorkspace.didUnmountNotification	main	no	memory: the main thread
NSWorkspace.didWakeNotification	main	no	memory: the main thread
NSWorkspace.screensDidSleepNotification	main	no	memory: the main thread
NSWorkspace.screensDidWakeNotification	main	no	memory: the main thread
NSWorkspace.sessionDidBecomeActiveNotification	main	no	memory: the main thread
NSWorkspace.sessionDidResignActiveNotification	main	no	memory: the main thread
NSWorkspace.willLaunchApplicationNotification	main	no	memory: the main thread
NSWorkspace.willPowerOffNotification	main	no	memory: the main thread
NSWorkspace.willSleepNotification	main	no	memory: the main thread
NSWorkspace.willUnmountNotification	main	no	memory: the main thread
Process.didTerminateNotification	poster	no	documentation: "The system posts this notification from the thread in which the NSTask object called launch"
ProcessInfo.thermalStateDidChangeNotification	any	no	documentation: ProcessInfo.ThermalStateDidChangeMessage, an AsyncMessage
UIAccessibility.announcementDidFinishNotification	main	no	convention: posted by UIKit
UIAccessibility.assistiveTouchStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.boldTextStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.darkerSystemColorsStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.elementFocusedNotification	main	no	convention: posted by UIKit
UIAccessibility.grayscaleStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.guidedAccessStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.invertColorsStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.reduceMotionStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.reduceTransparencyStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.switchControlStatusDidChangeNotification	main	no	convention: posted by UIKit
UIAccessibility.voiceOverStatusDidChangeNotification	main	no	convention: posted by UIKit
UIApplication.backgroundRefreshStatusDidChangeNotification	main	no	documentation: UIApplication.BackgroundRefreshStatusDidChangeMessage is a MainActorMessage
UIApplication.didBecomeActiveNotification	main	no	documentation: UIApplication.DidBecomeActiveMessage is a MainActorMessage
UIApplication.didEnterBackgroundNotification	main	no	documentation: UIApplication.DidEnterBackgroundMessage is a MainActorMessage
UIApplication.didFinishLaunchingNotification	main	no	documentation: UIApplication.DidFinishLaunchingMessage is a MainActorMessage
UIApplication.didReceiveMemoryWarningNotification	main	no	documentation: UIApplication.DidReceiveMemoryWarningMessage is a MainActorMessage
UIApplication.protectedDataDidBecomeAvailableNotification	main	no	documentation: UIApplication.ProtectedDataDidBecomeAvailableMessage is a MainActorMessage
UIApplication.protectedDataWillBecomeUnavailableNotification	main	no	documentation: UIApplication.ProtectedDataWillBecomeUnavailableMessage is a MainActorMessage
UIApplication.significantTimeChangeNotification	main	no	documentation: UIApplication.SignificantTimeChangeMessage is a MainActorMessage
UIApplication.userDidTakeScreenshotNotification	main	no	documentation: UIApplication.UserDidTakeScreenshotMessage is a MainActorMessage
UIApplication.willEnterForegroundNotification	main	no	documentation: UIApplication.WillEnterForegroundMessage is a MainActorMessage
UIApplication.willResignActiveNotification	main	no	documentation: UIApplication.WillResignActiveMessage is a MainActorMessage
UIApplication.willTerminateNotification	main	no	documentation: UIApplication.WillTerminateMessage is a MainActorMessage
UIContentSizeCategory.didChangeNotification	main	no	convention: posted by UIKit
UIDevice.batteryLevelDidChangeNotification	main	no	documentation: UIDevice.BatteryLevelDidChangeMessage is a MainActorMessage
UIDevice.batteryStateDidChangeNotification	main	no	documentation: UIDevice.BatteryStateDidChangeMessage is a MainActorMessage
UIDevice.orientationDidChangeNotification	main	no	documentation: UIDevice.OrientationDidChangeMessage is a MainActorMessage
UIDevice.proximityStateDidChangeNotification	main	no	documentation: UIDevice.ProximityStateDidChangeMessage is a MainActorMessage
UIDocument.didMoveToWritableLocationNotification	any	no	header: "This notification will be posted on the file presenter queue."
UIDocument.stateChangedNotification	main	no	documentation: UIDocument.StateChangedMessage is a MainActorMessage
UIFocusSystem.didUpdateNotification	main	no	convention: posted by UIKit
UIPasteboard.changedNotification	main	no	documentation: UIPasteboard.ChangedMessage is a MainActorMessage
UIPasteboard.removedNotification	main	no	documentation: UIPasteboard.RemovedMessage is a MainActorMessage
UIResponder.keyboardDidChangeFrameNotification	main	no	documentation: UIResponder.KeyboardDidChangeFrameMessage is a MainActorMessage
UIResponder.keyboardDidHideNotification	main	no	documentation: UIResponder.KeyboardDidHideMessage is a MainActorMessage
UIResponder.keyboardDidShowNotification	main	no	documentation: UIResponder.KeyboardDidShowMessage is a MainActorMessage
UIResponder.keyboardWillChangeFrameNotification	main	no	documentation: UIResponder.KeyboardWillChangeFrameMessage is a MainActorMessage
UIResponder.keyboardWillHideNotification	main	no	documentation: UIResponder.KeyboardWillHideMessage is a MainActorMessage
UIResponder.keyboardWillShowNotification	main	no	documentation: UIResponder.KeyboardWillShowMessage is a MainActorMessage
UIScene.didActivateNotification	main	no	documentation: UIScene.DidActivateMessage is a MainActorMessage
UIScene.didDisconnectNotification	main	no	convention: posted by a main-actor class
UIScene.didEnterBackgroundNotification	main	no	documentation: UIScene.DidEnterBackgroundMessage is a MainActorMessage
UIScene.systemProtectionDidChangeNotification	main	no	documentation: UIScene.SystemProtectionDidChangeMessage is a MainActorMessage
UIScene.willConnectNotification	main	no	documentation: UIScene.WillConnectMessage is a MainActorMessage
UIScene.willDeactivateNotification	main	no	documentation: UIScene.WillDeactivateMessage is a MainActorMessage
UIScene.willEnterForegroundNotification	main	no	documentation: UIScene.WillEnterForegroundMessage is a MainActorMessage
UIScreen.brightnessDidChangeNotification	main	no	documentation: UIScreen.BrightnessDidChangeMessage is a MainActorMessage
UIScreen.capturedDidChangeNotification	main	no	documentation: UIScreen.CapturedDidChangeMessage is a MainActorMessage
UIScreen.modeDidChangeNotification	main	no	documentation: UIScreen.ModeDidChangeMessage is a MainActorMessage
UIScreen.referenceDisplayModeStatusDidChangeNotification	main	no	documentation: UIScreen.ReferenceDisplayModeStatusDidChangeMessage is a MainActorMessage
UITableView.selectionDidChangeNotification	main	no	documentation: UITableView.SelectionDidChangeMessage is a MainActorMessage
UITextField.textDidBeginEditingNotification	main	no	documentation: UITextField.TextDidBeginEditingMessage is a MainActorMessage
UITextField.textDidChangeNotification	main	no	documentation: UITextField.TextDidChangeMessage is a MainActorMessage
UITextField.textDidEndEditingNotification	main	no	documentation: UITextField.TextDidEndEditingMessage is a MainActorMessage
UITextInputMode.currentInputModeDidChangeNotification	main	no	documentation: UITextInputMode.CurrentInputModeDidChangeMessage is a MainActorMessage
UITextView.textDidBeginEditingNotification	main	no	documentation: UITextView.TextDidBeginEditingMessage is a MainActorMessage
UITextView.textDidChangeNotification	main	no	documentation: UITextView.TextDidChangeMessage is a MainActorMessage
UITextView.textDidEndEditingNotification	main	no	documentation: UITextView.TextDidEndEditingMessage is a MainActorMessage
UIViewController.showDetailTargetDidChangeNotification	main	no	documentation: UIViewController.ShowDetailTargetDidChangeMessage is a MainActorMessage
UIWindow.didBecomeHiddenNotification	main	no	documentation: UIWindow.DidBecomeHiddenMessage is a MainActorMessage
UIWindow.didBecomeKeyNotification	main	no	documentation: UIWindow.DidBecomeKeyMessage is a MainActorMessage
UIWindow.didBecomeVisibleNotification	main	no	documentation: UIWindow.DidBecomeVisibleMessage is a MainActorMessage
UIWindow.didResignKeyNotification	main	no	documentation: UIWindow.DidResignKeyMessage is a MainActorMessage
UserDefaults.completedInitialCloudSyncNotification	main	no	documentation: "This notification is posted on the main queue."
UserDefaults.didChangeCloudAccountsNotification	main	no	documentation: "This notification is posted to the default notification center on the main queue."
UserDefaults.didChangeNotification	poster	no	documentation: "This notification is posted on the thread that changes the user defaults."
UserDefaults.noCloudAccountNotification	main	no	header: "is posted on the main queue to the default notification center when a cloud default is set"
UserDefaults.sizeLimitExceededNotification	main	no	header: "is posted on the main queue when more data is stored in user defaults than is allowed."

"""#
}
