// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let callbacks = #"""
function	label	type	level	closure	sendability	isolation	thread	source
accept(_:completionHandler:)	completionHandler	CKContainer	instance	(CKShare?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
acceptInvite(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
acceptShareInvitations(from:into:completion:)	completion	NSPersistentCloudKitContainer	instance	(([CKShareMetadata]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
acceptSharesCompletionBlock	=	CKAcceptSharesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
accessibilityActivateBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityActivationPointBlock	=	NSObjectUIAccessibility	instance	AXPointReturnBlock?	not-sendable	caller	unknown	header
accessibilityAttributedHintBlock	=	NSObjectUIAccessibility	instance	AXAttributedStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityAttributedLabelBlock	=	NSObjectUIAccessibility	instance	AXAttributedStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityAttributedUserInputLabelsBlock	=	NSObjectUIAccessibility	instance	AXAttributedStringArrayReturnBlock?	not-sendable	caller	unknown	header
accessibilityAttributedValueBlock	=	NSObjectUIAccessibility	instance	AXAttributedStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityBrailleMapRenderer	=	AXBrailleMapRenderer	instance	(AXBrailleMap) -> Void	not-sendable	caller	unknown	header
accessibilityContainerTypeBlock	=	NSObjectUIAccessibility	instance	AXContainerTypeReturnBlock?	not-sendable	caller	unknown	header
accessibilityCustomActionsBlock	=	NSObjectUIAccessibility	instance	AXCustomActionsReturnBlock?	not-sendable	caller	unknown	header
accessibilityCustomContentBlock	=	AXCustomContentProvider	instance	AXCustomContentReturnBlock?	not-sendable	caller	unknown	header
accessibilityCustomRotorsBlock	=	NSObjectUIAccessibilityCustomRotor	instance	AXCustomRotorsReturnBlock?	not-sendable	caller	unknown	header
accessibilityDecrementBlock	=	NSObjectUIAccessibility	instance	AXVoidReturnBlock?	not-sendable	caller	unknown	header
accessibilityElementsBlock	=	NSObjectUIAccessibility	instance	AXArrayReturnBlock?	not-sendable	caller	unknown	header
accessibilityElementsHiddenBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityExpandedStatusBlock	=	NSObjectUIAccessibility	instance	(() -> UIAccessibilityExpandedStatus)?	not-sendable	caller	unknown	header
accessibilityFrameBlock	=	NSObjectUIAccessibility	instance	AXRectReturnBlock?	not-sendable	caller	unknown	header
accessibilityHeaderElementsBlock	=	NSObjectUIAccessibility	instance	AXArrayReturnBlock?	not-sendable	caller	unknown	header
accessibilityHintBlock	=	NSObjectUIAccessibility	instance	AXStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityIdentifierBlock	=	NSObjectUIAccessibility	instance	AXStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityIncrementBlock	=	NSObjectUIAccessibility	instance	AXVoidReturnBlock?	not-sendable	caller	unknown	header
accessibilityLabelBlock	=	NSObjectUIAccessibility	instance	AXStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityLanguageBlock	=	NSObjectUIAccessibility	instance	AXStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityMagicTapBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityNavigationStyleBlock	=	NSObjectUIAccessibility	instance	AXNavigationStyleReturnBlock?	not-sendable	caller	unknown	header
accessibilityNextTextNavigationElementBlock	=	NSObjectUIAccessibilityTextNavigation	instance	AXObjectReturnBlock?	not-sendable	caller	unknown	header
accessibilityPathBlock	=	NSObjectUIAccessibility	instance	AXPathReturnBlock?	not-sendable	caller	unknown	header
accessibilityPerformEscapeBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityPreviousTextNavigationElementBlock	=	NSObjectUIAccessibilityTextNavigation	instance	AXObjectReturnBlock?	not-sendable	caller	unknown	header
accessibilityRespondsToUserInteractionBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityShouldGroupAccessibilityChildrenBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accessibilityTextInputResponderBlock	=	NSObjectUIAccessibilityTextOperations	instance	AXUITextInputReturnBlock?	not-sendable	caller	unknown	header
accessibilityTextualContextBlock	=	NSObjectUIAccessibility	instance	AXTextualContextReturnBlock?	not-sendable	caller	unknown	header
accessibilityTraitsBlock	=	NSObjectUIAccessibility	instance	AXTraitsReturnBlock?	not-sendable	caller	unknown	header
accessibilityUserInputLabelsBlock	=	NSObjectUIAccessibility	instance	AXStringArrayReturnBlock?	not-sendable	caller	unknown	header
accessibilityValueBlock	=	NSObjectUIAccessibility	instance	AXStringReturnBlock?	not-sendable	caller	unknown	header
accessibilityViewIsModalBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
accommodatePresentedItemDeletion(completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	sendable	nonisolated	main	documentation; closure: header of Xcode 16; thread: convention: of a main-actor class
accommodatePresentedItemDeletion(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "The actual invocation of that method occurs on the operation queue"
accommodatePresentedItemEviction(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	completion-rule	caller	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
accommodatePresentedSubitemDeletion(at:completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "The actual invocation of that method occurs on the operation queue"
accountStatus(completionHandler:)	completionHandler	CKContainer	instance	(CKAccountStatus, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
action	=	UIDynamicBehavior	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
actionHandler	=	UIAccessibilityCustomAction	instance	UIAccessibilityCustomActionHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
actionHandler	=	UICellAccessoryDelete	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
actionHandler	=	UICellAccessoryDetail	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
actionHandler	=	UICellAccessoryInsert	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
actionHandler	=	UICellAccessoryOutlineDisclosure	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
activate(_:activationData:completion:)	completion	PKPassLibrary	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
activate(_:withActivationCode:completion:)	completion	PKPassLibrary	instance	((Bool, any Error) -> Void)?	not-sendable	caller	unknown	documentation
activate(_:withActivationData:completion:)	completion	PKPassLibrary	instance	((Bool, any Error) -> Void)?	completion-rule	caller	unknown	documentation
activate(completionHandler:)	completionHandler	ENManager	instance	ENErrorHandler	completion-rule	caller	unknown	documentation
activate(completionHandler:)	completionHandler	SFSafariTab	instance	(() -> Void)?	completion-rule	caller	unknown	documentation
activate(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
activate(on:eventHandler:)	eventHandler	ASAccessorySession	instance	(ASAccessoryEvent) -> Void	not-sendable	caller	queue	documentation; thread: header: "The dispatch the session uses to deliver events to `eventHandler`."
activate(options:completionHandler:)	completionHandler	AVAudioSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
activate(options:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
activateSceneSession(for:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
activityHandler	=	ENManager	instance	ENActivityHandler?	not-sendable	caller	unknown	header
activityIndicatorColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
activityViewControllerProvider	=	UIDocumentProperties	instance	(() -> UIActivityViewController)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
add(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
add(_:completionHandler:)	completionHandler	MPMediaPlaylist	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
add(_:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
add(_:completionHandler:)	completionHandler	SHMediaLibrary	instance	((any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (NS_SWIFT_SENDABLE ^)"
add(_:options:animated:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
add(_:to:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "As soon as the add-samples operation is finished, this method calls the completion block on a background queue."
add(_:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenter	instance	(((any Error)?) -> Void)?	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "This block may be executed on a background thread."
addAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addAction(_:completionHandler:)	completionHandler	HMActionSet	instance	HMErrorBlock	completion-rule	caller	unknown	documentation
addAction(handler:)	handler	UIUpdateLink	instance	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addAction(to:handler:)	handler	UIUpdateLink	instance	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addActionSet(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addActionSet(withName:completionHandler:)	completionHandler	HMHome	instance	(HMActionSet?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addAndSetupAccessories(completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addAndSetupAccessories(with:completionHandler:)	completionHandler	HMHome	instance	([HMAccessory]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addAnimation(_:)	_	SKOverlayTransitionContext	instance	() -> Void	not-sendable	caller	main	documentation; thread: documentation: "A closure that sets animatable view properties and runs on the main thread."
addAnimations(_:)	_	UIContextMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UIDragAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UIEditMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UIPointerInteractionAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UITabBarControllerSidebarAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UIViewImplicitlyAnimating	instance	() -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
addAnimations(_:)	_	UIViewPropertyAnimator	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addAnimations(_:delayFactor:)	_	UIViewImplicitlyAnimating	instance	() -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
addAnimations(_:delayFactor:)	_	UIViewPropertyAnimator	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addAsyncTeardownBlock(_:)	_	XCTestCase	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	header; thread: header: "Registered blocks are run on the main thread but can be registered from any thread."
addAttachment(to:name:contentType:url:metadata:completion:)	completion	HKAttachmentStore	instance	(HKAttachment?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addBarrierBlock(_:)	_	OperationQueue	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: convention: the receiver
addBoundaryTimeObserver(for:offsetsIntoSegment:queue:using:)	using	AVPlayerItemIntegratedTimeline	instance	(Bool) -> Void	sendable	nonisolated	queue	header; thread: convention: the parameter 'queue'
addBoundaryTimeObserver(forTimes:queue:using:)	using	AVPlayer	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: header: AVPlayer.addBoundaryTimeObserverForTimes:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
addBoundaryTimeObserver(forTimes:queue:using:)	using	AVSampleBufferRenderSynchronizer	instance	() -> Void	sendable	nonisolated	queue	header; thread: header: AVSampleBufferRenderSynchronizer.addBoundaryTimeObserverForTimes:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
addCompletedHandler(_:)	_	MTLCommandBuffer	instance	MTLCommandBufferHandler	sendable	nonisolated	background	header; thread: memory: a thread of Metal
addCompletedHandler(_:)	_	MTLIOCommandBuffer	instance	MTLIOCommandBufferHandler	sendable	nonisolated	unknown	header
addCompletion(_:)	_	UIContextMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UIDragAnimating	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UIEditMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UIPointerInteractionAnimating	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UITabBarControllerSidebarAnimating	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UIViewImplicitlyAnimating	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
addCompletion(_:)	_	UIViewPropertyAnimator	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedFocusingAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	((any UIFocusAnimationContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedFocusingAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedUnfocusingAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	((any UIFocusAnimationContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addCoordinatedUnfocusingAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addEvent(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addExecutionBlock(_:)	_	BlockOperation	instance	() -> Void	sendable	nonisolated	queue	header; thread: convention: that which performs the operation
addFeedbackHandler(_:)	_	MTL4CommitOptions	instance	MTL4CommitFeedbackHandler	sendable	nonisolated	unknown	header
addGlobalMonitorForEvents(matching:handler:)	handler	NSEvent	static	(NSEvent) -> Void	not-sendable	caller	main	documentation; thread: convention: as events
addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)	completion	HKHeartbeatSeriesBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addHome(withName:completionHandler:)	completionHandler	HMHomeManager	instance	(HMHome?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addItem(withProductID:completionHandler:)	completionHandler	MPMediaLibrary	instance	(([MPMediaEntity], (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
addItem(withProductID:completionHandler:)	completionHandler	MPMediaPlaylist	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
addKeyframe(withRelativeStartTime:relativeDuration:animations:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addLocalMonitorForEvents(matching:handler:)	handler	NSEvent	static	(NSEvent) -> NSEvent?	not-sendable	caller	main	documentation; thread: convention: as events
addLogHandler(_:)	_	MTLLogState	instance	(String?, String?, MTLLogLevel, String) -> Void	sendable	nonisolated	unknown	header
addMetadata(_:completion:)	completion	HKHeartbeatSeriesBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
addMetadata(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
addMetadata(_:completion:)	completion	HKWorkoutRouteBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
addModifier(forProperties:at:modifier:)	modifier	SCNParticleSystem	instance	SCNParticleModifierBlock	not-sendable	caller	unknown	documentation
addObserver(forName:object:queue:using:)	using	NotificationCenter	instance	(Notification) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "When nil, the block runs synchronously on the posting thread."
addOperation(_:)	_	OperationQueue	instance	() -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: convention: the receiver
addOption(withTitle:image:order:handler:)	handler	UIDocumentMenuViewController	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addPasses(_:withCompletionHandler:)	withCompletionHandler	PKPassLibrary	instance	((PKPassLibraryAddPassesStatus) -> Void)?	completion-rule	caller	unknown	documentation
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVPlayer	instance	(CMTime) -> Void	sendable	nonisolated	queue	documentation; thread: header: AVPlayer.addPeriodicTimeObserverForInterval:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVPlayerItemIntegratedTimeline	instance	(CMTime) -> Void	sendable	nonisolated	queue	header; thread: convention: the parameter 'queue'
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVSampleBufferRenderSynchronizer	instance	(CMTime) -> Void	sendable	nonisolated	queue	header; thread: header: AVSampleBufferRenderSynchronizer.addPeriodicTimeObserverForInterval:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
addPersistentStore(with:completionHandler:)	completionHandler	NSPersistentStoreCoordinator	instance	(NSPersistentStoreDescription, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
addPlan(with:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	(CTCellularPlanProvisioningAddPlanResult) -> Void	completion-rule	caller	unknown	documentation
addPlan(with:properties:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	(CTCellularPlanProvisioningAddPlanResult) -> Void	completion-rule	caller	unknown	header
addPlayers(to:matchRequest:completionHandler:)	completionHandler	GKMatchmaker	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
addPresentedHandler(_:)	_	MTLDrawable	instance	MTLDrawablePresentedHandler	sendable	nonisolated	background	header; thread: memory: a thread of Metal
addRemovalHandler(_:forTokenID:)	_	TKTokenWatcher	instance	(String) -> Void	not-sendable	caller	unknown	documentation
addRoom(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addRoom(withName:completionHandler:)	completionHandler	HMHome	instance	(HMRoom?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addScheduledHandler(_:)	_	MTLCommandBuffer	instance	MTLCommandBufferHandler	sendable	nonisolated	background	header; thread: memory: a thread of Metal
addService(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addServiceGroup(withName:completionHandler:)	completionHandler	HMHome	instance	(HMServiceGroup?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addStatusObserver(_:)	_	MAMusicHapticsManager	instance	(String, Bool) -> Void	not-sendable	caller	unknown	documentation
addSubscriber(forFileURL:withPublishingHandler:)	withPublishingHandler	Progress	static	NSProgressPublishingHandler	sendable	nonisolated	main	header; thread: documentation: "The system invokes the blocks you provide on the main thread."
addTarget(handler:)	handler	MPRemoteCommand	instance	(MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus	not-sendable	caller	main	documentation; thread: memory: the main queue
addTeardownBlock(_:)	_	XCTestCase	instance	() -> Void	not-sendable	caller	main	header; thread: header: "Registered blocks are run on the main thread but can be registered from any thread."
addTextField(configurationHandler:)	configurationHandler	UIAlertController	instance	((UITextField) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
addTrigger(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addUIInterruptionMonitor(withDescription:handler:)	handler	XCTestCase	instance	(XCUIElement) -> Bool	not-sendable	caller	main	documentation; thread: convention: as user interface tests
addUser(completionHandler:)	completionHandler	HMHome	instance	(HMUser?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
addWatchFace(at:completionHandler:)	completionHandler	CLKWatchFaceLibrary	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
addWorkoutActivity(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
addWorkoutEvents(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
addZone(withName:completionHandler:)	completionHandler	HMHome	instance	(HMZone?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
additionalRequestHeaders(for:completionHandler:)	completionHandler	SFSafariExtensionHandling	instance	([String : String]?) -> Void	completion-rule	caller	unknown	documentation
adjustSelection(by:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	documentation
advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)	invitationHandler	MCNearbyServiceAdvertiserDelegate	instance	(Bool, MCSession?) -> Void	not-sendable	caller	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
alignmentRectProvider	=	UIViewController.Transition.ZoomOptions	instance	((UIZoomTransitionAlignmentRectContext) -> CGRect)?	not-sendable	caller	unknown	header
allow(_:completionHandler:)	completionHandler	BEWebContentFilter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
allowMessageSendForSession(_:completion:)	completion	MEComposeSessionHandler	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
analysisChangedHandler	=	SCVideoStreamAnalyzer	instance	SCVideoStreamAnalysisChangeHandler?	not-sendable	caller	unknown	header
analyze(completionHandler:)	completionHandler	SNAudioFileAnalyzer	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
analyzeImage(_:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "Block to be called on completion (callback is called on unspecified queue)"
analyzeImage(at:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "Block to be called on completion (callback is called on unspecified queue)"
analyzeVideoFile(_:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	not-sendable	caller	any	header; thread: header: "Block to be called on completion (callback is called on unspecified queue)"
animate(alongsideChanges:completion:)	alongsideChanges	UITextCursorDropPositionAnimator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(alongsideChanges:completion:)	completion	UITextCursorDropPositionAnimator	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(alongsideTransition:completion:)	alongsideTransition	UIViewControllerTransitionCoordinator	instance	((any UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
animate(alongsideTransition:completion:)	completion	UIViewControllerTransitionCoordinator	instance	((any UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
animate(withDuration:animations:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:animations:)	animations	WKInterfaceController	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:delay:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
animateAlongsideTransition(in:animation:completion:)	animation	UIViewControllerTransitionCoordinator	instance	((any UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
animateAlongsideTransition(in:animation:completion:)	completion	UIViewControllerTransitionCoordinator	instance	((any UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
animateKeyframes(withDuration:delay:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
animateKeyframes(withDuration:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
animationDidStart	=	SCNAnimation	instance	SCNAnimationDidStartBlock?	not-sendable	caller	unknown	header
animationDidStop	=	SCNAnimation	instance	SCNAnimationDidStopBlock?	not-sendable	caller	unknown	header
annotateAddressesForSession(_:completion:)	completion	MEComposeSessionHandler	instance	([MEEmailAddress : MEAddressAnnotation]) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:continue:restorationHandler:)	restorationHandler	NSApplicationDelegate	instance	([any NSUserActivityRestoring]) -> Void	not-sendable	caller	main	documentation; thread: header: "This will be called on the main thread after the `NSUserActivity`object is available."
application(_:continue:restorationHandler:)	restorationHandler	UIApplicationDelegate	instance	([any UIUserActivityRestoring]?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:didReceiveRemoteNotification:fetchCompletionHandler:)	fetchCompletionHandler	UIApplicationDelegate	instance	(UIBackgroundFetchResult) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleActionWithIdentifier:for:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleEventsForBackgroundURLSession:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:handleWatchKitExtensionRequest:reply:)	reply	UIApplicationDelegate	instance	([AnyObject: AnyObject]?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:performActionFor:completionHandler:)	completionHandler	UIApplicationDelegate	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
application(_:performFetchWithCompletionHandler:)	performFetchWithCompletionHandler	UIApplicationDelegate	instance	(UIBackgroundFetchResult) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
applicationActivitiesProvider	=	UIActivityItemsConfiguration	instance	(() -> [UIActivity])?	not-sendable	caller	main	header; thread: convention: of a main-actor class
apply(_:completionHandler:)	completionHandler	NEFilterDataProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
apply(_:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
apply(withExtent:roiCallback:arguments:)	roiCallback	CIKernel	instance	CIKernelROICallback	not-sendable	caller	unknown	header
apply(withExtent:roiCallback:inputImage:arguments:)	roiCallback	CIWarpKernel	instance	CIKernelROICallback	not-sendable	caller	unknown	header
arcadeSubscriptionStatus(withNonce:resultHandler:)	resultHandler	SKArcadeService	static	(Data?, UInt32, Data?, UInt32, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
assignAccessory(_:to:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
attach(device:completionHandler:)	completionHandler	VZUSBController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
attestKey(_:clientDataHash:completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	([AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
attestKey(_:clientDataHash:completionHandler:)	completionHandler	DCAppAttestService	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
attestPendingKey(_:clientDataHash:completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	([AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
attributedStringForCandidate	=	NSCandidateListTouchBarItem	instance	((UnsafeMutableRawPointer, Int) -> NSAttributedString)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
authenticate(completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
authenticate(withRequestFlags:cryptoSuiteIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
authenticateHandler	=	GKLocalPlayer	instance	((NSViewController?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
authorize(localizedReason:completion:)	completion	LARight	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
authorize(withLocalizedReason:inPresentationContext:completion:)	completion	LARightUI	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
automationElementsBlock	=	NSObjectUIAccessibility	instance	AXArrayReturnBlock?	not-sendable	caller	unknown	header
autosave(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	caller	documentation; thread: documentation: "The block is invoked on the calling queue."
autosave(withImplicitCancellability:completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
backgroundColorTransformer	=	UIBackgroundConfiguration	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
backgroundDownload(_:didReceive:completionHandler:)	completionHandler	BADownloaderExtension	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	unknown	header
becomeActiveIfPossible(completion:)	completion	MPNowPlayingSession	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
begin(category:completionHandler:)	completionHandler	AVAudioRoutingArbiter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
begin(completionHandler:)	completionHandler	NSSavePanel	instance	(NSModalResponse) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginAccessingModelCollection(withIdentifier:completionHandler:)	completionHandler	MLModelCollection	static	(MLModelCollection?, (any Error)?) -> Void	not-sendable	caller	unknown	header
beginAccessingResources(completionHandler:)	completionHandler	NSBundleResourceRequest	instance	((any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
beginBackgroundTask(expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "The system calls the handler synchronously on the main thread, blocking the app’s suspension momentarily."
beginBackgroundTask(withName:expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "The system calls the handler synchronously on the main thread, blocking the app’s suspension momentarily."
beginCollection(withStart:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
beginCriticalSheet(_:completionHandler:)	completionHandler	NSWindow	instance	((NSModalResponse) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginDeviceRegistration(loginManager:options:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(ASAuthorizationProviderExtensionRegistrationResult) -> Void	completion-rule	caller	unknown	documentation
beginLoadingChildItems(at:completionHandler:)	completionHandler	MPPlayableContentDataSource	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
beginMonitoring(_:)	_	BEDownloadMonitor	instance	(BEDownloadMonitorLocation?, (any Error)?) -> Void	completion-rule	caller	unknown	header
beginOpenPanel(_:forTypes:completionHandler:)	completionHandler	NSDocumentController	instance	(Int) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginOpenPanel(completionHandler:)	completionHandler	NSDocumentController	instance	([URL]?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginProject(with:projectInfo:completion:)	completion	PHProjectExtensionController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
beginSession(reply:)	reply	TKSmartCard	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
beginSheet(_:completionHandler:)	completionHandler	NSWindow	instance	((NSModalResponse) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginSheet(using:on:completionHandler:)	completionHandler	NSPageLayout	instance	((NSPageLayoutResult) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginSheet(using:on:completionHandler:)	completionHandler	NSPrintPanel	instance	((NSPrintPanelResult) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginSheet(with:modalFor:completionHandler:)	completionHandler	NSPDFPanel	instance	(Int) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginSheetModal(for:completionHandler:)	completionHandler	NSAlert	instance	((NSApplication.ModalResponse) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginSheetModal(for:completionHandler:)	completionHandler	NSSavePanel	instance	(NSApplication.ModalResponse) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginTrimming(completionHandler:)	completionHandler	AVPlayerView	instance	((AVPlayerViewTrimResult) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
beginUserRegistration(loginManager:userName:method:options:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(ASAuthorizationProviderExtensionRegistrationResult) -> Void	completion-rule	caller	unknown	documentation
blockmapFile(_:offset:length:flags:operationID:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
calculate(completionHandler:)	completionHandler	MKDirections	instance	(MKDirections.Response?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "The method executes your completion handler on your app's main thread."
calculateETA(completionHandler:)	completionHandler	MKDirections	instance	(MKETAResponse?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: MKDirections.calculate(completionHandler:): "The method executes your completion handler on your app's main thread."
callEventHandler	=	CTCallCenter	instance	((CTCall) -> Void)?	not-sendable	caller	unknown	header
callHostBlock	=	AUMessageChannel	instance	CallHostBlock?	not-sendable	caller	unknown	header
canHandleAdjustmentData	=	PHContentEditingInputRequestOptions	instance	(PHAdjustmentData) -> Bool	not-sendable	caller	unknown	header
cancel(_:)	_	WKDownload	instance	((Data?) -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
cancel(byProducingResumeData:)	byProducingResumeData	URLSessionDownloadTask	instance	(Data?) -> Void	sendable	nonisolated	any	header; closure: header of Xcode 16; thread: documentation: "This block is not guaranteed to execute in a particular thread context."
cancel(byProducingResumeData:)	byProducingResumeData	URLSessionUploadTask	instance	(Data?) -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
cancel(withLocalizableMessageKey:arguments:completionHandler:)	completionHandler	GKTurnBasedExchange	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
cancelOperations(completionHandler:)	completionHandler	CKSyncEngine	instance	(() -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
cancellationHandler	=	FSTask	instance	(() -> (any Error)?)?	sendable	nonisolated	unknown	header
cancellationHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	any	header; thread: documentation: "You can invoke the cancellation handler on any queue."
captureHighResolutionFrame(completion:)	completion	ARSession	instance	(ARFrame?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
captureHighResolutionFrame(using:completion:)	completion	ARSession	instance	(ARFrame?, (any Error)?) -> Void	completion-rule	caller	unknown	header
captureImage(contentFilter:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((UnsafeMutableRawPointer?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
captureImage(in:completionHandler:)	completionHandler	SCScreenshotManager	static	((CGImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
captureSampleBuffer(contentFilter:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((UnsafeMutableRawPointer?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
captureScreenshot(with:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((SCScreenshotOutput?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
captureStillImageAsynchronously(from:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(UnsafeMutableRawPointer?, (any Error)?) -> Void	not-sendable	caller	any	header; thread: header: "Clients should not assume that the completion handler will be called on a specific thread."
captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(UnsafeMutableRawPointer?, AVCaptureBracketedStillImageSettings?, (any Error)?) -> Void	not-sendable	caller	any	header; thread: header: "You should not assume that the completion handler will be called on a specific thread."
cellUpdateHandler	=	UICollectionViewPlaceholder	instance	((UICollectionViewCell) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
cellUpdateHandler	=	UITableViewPlaceholder	instance	((UITableViewCell) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
cellularDataRestrictionDidUpdateNotifier	=	CTCellularData	instance	CellularDataRestrictionDidUpdateNotifier?	not-sendable	caller	unknown	header
challenge(withRequestFlags:cryptoSuiteIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
challengeComposeController(withMessage:players:completion:)	completion	GKAchievement	instance	GKChallengeComposeHandler?	not-sendable	caller	unknown	documentation
challengeComposeController(withMessage:players:completion:)	completion	GKLeaderboardEntry	instance	GKChallengeComposeHandler?	not-sendable	caller	main	documentation; thread: documentation: "After GameKit displays the view controller and the player sends or cancels the challenge, GameKit calls the …"
challengeComposeController(withMessage:players:completion:)	completion	GKScore	instance	GKChallengeComposeHandler?	not-sendable	caller	unknown	documentation
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKAchievement	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	documentation
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKLeaderboardEntry	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	main	documentation; thread: documentation: "After GameKit displays the view controller and the player sends or cancels the challenge, GameKit calls the …"
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKScore	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	documentation
challengeComposeController(withPlayers:message:completionHandler:)	completionHandler	GKAchievement	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
challengeComposeController(withPlayers:message:completionHandler:)	completionHandler	GKScore	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	documentation
changeTokenUpdatedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKServerChangeToken) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
channelManager(delegate:restorationDelegate:completionHandler:)	completionHandler	PTChannelManager	static	(PTChannelManager?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
checkAccess(to:requestedAccess:replyHandler:)	replyHandler	FSVolumeAccessCheckOperations	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
checkAccessStatus(options:completionHandler:)	completionHandler	VSAccountManager	instance	(VSAccountAccessStatus, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "It may be called on any queue."
checkAvailability(at:completionHandler:)	completionHandler	ARGeoTrackingConfiguration	static	(Bool, (any Error)?) -> Void	not-sendable	caller	any	documentation; thread: header: "This handler is executed on an arbitrary serial queue."
checkAvailability(completionHandler:)	completionHandler	ARGeoTrackingConfiguration	static	(Bool, (any Error)?) -> Void	not-sendable	caller	any	documentation; thread: header: "This handler is executed on an arbitrary serial queue."
checkCanAuthorize(completion:)	completion	LARight	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
checkCanRequestDocument(_:completion:)	completion	PKIdentityAuthorizationController	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
checkForUpdates(completionHandler:)	completionHandler	BAAssetPackManager	instance	((Set<String>?, Set<String>?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
checkHapticTrackAvailabilityForMedia(matchingCode:completionHandler:)	completionHandler	MAMusicHapticsManager	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
checkIfCinematic(_:completionHandler:)	completionHandler	CNAssetInfo	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkIfContainsSpatialAudio(_:completionHandler:)	completionHandler	CNAssetSpatialAudioInfo	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkIsAssignedDocument(_:completion:)	completion	CLSDataStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
checkPendingGameActivityExistence(completionHandler:)	completionHandler	GKGameActivity	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkPreferredNetwork(forActiveOperationalDataset:completion:)	completion	THClient	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
checkValidity(ofToken:completionHandler:)	completionHandler	CTCellularPlanStatus	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
chooseBestHostPlayer(completionHandler:)	completionHandler	GKMatch	instance	(String?) -> Void	completion-rule	caller	unknown	documentation
chooseBestHostingPlayer(completionHandler:)	completionHandler	GKMatch	instance	(GKPlayer?) -> Void	completion-rule	caller	unknown	documentation
claimKnownFolders(_:localizedReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
clearBadge(for:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
close(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	caller	documentation; thread: documentation: "the system executes the completion-handler block on the same dispatch queue as the system used to invoke the method"
close(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
close(for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
closeAllMediaPresentations(completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
closeItem(_:modes:replyHandler:)	replyHandler	FSVolumeOpenCloseOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
colorTransformer	=	UIListContentTextProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
compilationCompletionHandler	=	MPSGraphCompilationDescriptor	instance	MPSGraphCompilationCompletionHandler	not-sendable	caller	unknown	header
compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)	completionHandler	WKContentRuleListStore	instance	((WKContentRuleList?, (any Error)?) -> Void)!	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
compileModel(at:completionHandler:)	completionHandler	MLModel	static	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	header
completeAssertionRequest(using:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
completeGeneratePasswordRequest(withResults:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeIO(for:offset:length:status:flags:operationID:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
completeOneTimeCodeRequest(using:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
completeRegistrationRequest(using:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
completeRequest(completionHandler:)	completionHandler	CXCallDirectoryExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
completeRequest(returningItems:completionHandler:)	completionHandler	NSExtensionContext	instance	((Bool) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
completeRequest(withSelectedCredential:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	not-sendable	caller	unknown	documentation
completeSavePasswordRequest(completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completionBlock	=	Operation	instance	(() -> Void)?	completion-rule	caller	any	header; thread: documentation: "The exact execution context for your completion block is not guaranteed but is typically a secondary thread."
completionHandler	=	CHHapticAdvancedPatternPlayer	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	CSSearchQuery	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	MPSGraphExecutableExecutionDescriptor	instance	([MPSGraphTensorData], (any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	MPSGraphExecutionDescriptor	instance	(MPSGraphTensorDataDictionary, (any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	NSAnimationContext	instance	(() -> Void)?	not-sendable	caller	main	header; thread: documentation: "guaranteed to be called on the main thread"
completionHandler	=	NSWritingToolsCoordinatorAnimationParameters	instance	(() -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	PKIssuerProvisioningExtensionAuthorizationProviding	instance	((PKIssuerProvisioningExtensionAuthorizationResult) -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	UIActivityViewController	instance	((UIActivityType?, Bool) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
completionHandler	=	UIWritingToolsCoordinatorAnimationParameters	instance	(() -> Void)?	not-sendable	caller	unknown	header
completionWithItemsHandler	=	UIActivityViewController	instance	UIActivityViewControllerCompletionWithItemsHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
components(passingTest:)	passingTest	AVAudioUnitComponentManager	instance	(AVAudioUnitComponent, UnsafeMutableRawPointer) -> Bool	not-sendable	caller	caller	header; thread: convention: called within the call
conditionallyBeginAccessingResources(completionHandler:)	completionHandler	NSBundleResourceRequest	instance	(Bool) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
config(withMonitorName:queue:eventHandler:)	eventHandler	CLMonitorConfiguration	static	(CLMonitor, CLMonitoringEvent) -> Void	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
configuration(withOpenIDConfigurationURL:clientID:issuer:completion:)	completion	ASAuthorizationProviderExtensionLoginConfiguration	static	(ASAuthorizationProviderExtensionLoginConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	header
configurationUpdateHandler	=	UIButton	instance	UIButtonConfigurationUpdateHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
configurationUpdateHandler	=	UICollectionViewCell	instance	UICollectionViewCellConfigurationUpdateHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
configurationUpdateHandler	=	UITableViewCell	instance	UITableViewCellConfigurationUpdateHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
configurationUpdateHandler	=	UITableViewHeaderFooterView	instance	UITableViewHeaderFooterViewConfigurationUpdateHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
confirm(bookRestaurantReservation:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INBookRestaurantReservationIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(cancelRide:completion:)	completion	INCancelRideIntentHandling	instance	(INCancelRideIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(getAvailableRestaurantReservationBookingDefaults:completion:)	completion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(getAvailableRestaurantReservationBookings:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(getRestaurantGuest:completion:)	completion	INGetRestaurantGuestIntentHandling	instance	(INGetRestaurantGuestIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(getUserCurrentRestaurantReservationBookings:completion:)	completion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INActivateCarSignalIntentHandling	instance	(INActivateCarSignalIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INAddMediaIntentHandling	instance	(INAddMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INAppendToNoteIntentHandling	instance	(INAppendToNoteIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INCreateTaskListIntentHandling	instance	(INCreateTaskListIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INDeleteTasksIntentHandling	instance	(INDeleteTasksIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INEditMessageIntentHandling	instance	(INEditMessageIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INGetRideStatusIntentHandling	instance	(INGetRideStatusIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INGetVisualCodeIntentHandling	instance	(INGetVisualCodeIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INHangUpCallIntentHandling	instance	(INHangUpCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INListCarsIntentHandling	instance	(INListCarsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INListRideOptionsIntentHandling	instance	(INListRideOptionsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INPayBillIntentHandling	instance	(INPayBillIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INPlayMediaIntentHandling	instance	(INPlayMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INRequestRideIntentHandling	instance	(INRequestRideIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSaveProfileInCarIntentHandling	instance	(INSaveProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchCallHistoryIntentHandling	instance	(INSearchCallHistoryIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForAccountsIntentHandling	instance	(INSearchForAccountsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForBillsIntentHandling	instance	(INSearchForBillsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForMediaIntentHandling	instance	(INSearchForMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForMessagesIntentHandling	instance	(INSearchForMessagesIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForNotebookItemsIntentHandling	instance	(INSearchForNotebookItemsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSearchForPhotosIntentHandling	instance	(INSearchForPhotosIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSendMessageIntentHandling	instance	(INSendMessageIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetAudioSourceInCarIntentHandling	instance	(INSetAudioSourceInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetClimateSettingsInCarIntentHandling	instance	(INSetClimateSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetDefrosterSettingsInCarIntentHandling	instance	(INSetDefrosterSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetMessageAttributeIntentHandling	instance	(INSetMessageAttributeIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetProfileInCarIntentHandling	instance	(INSetProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetRadioStationIntentHandling	instance	(INSetRadioStationIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INSetSeatSettingsInCarIntentHandling	instance	(INSetSeatSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INShareFocusStatusIntentHandling	instance	(INShareFocusStatusIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INStartAudioCallIntentHandling	instance	(INStartAudioCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INStartCallIntentHandling	instance	(INStartCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INStartPhotoPlaybackIntentHandling	instance	(INStartPhotoPlaybackIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INStartVideoCallIntentHandling	instance	(INStartVideoCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INStartWorkoutIntentHandling	instance	(INStartWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INTransferMoneyIntentHandling	instance	(INTransferMoneyIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INUnsendMessagesIntentHandling	instance	(INUnsendMessagesIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(intent:completion:)	completion	INUpdateMediaAffinityIntentHandling	instance	(INUpdateMediaAffinityIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirm(sendRideFeedback:completion:)	completion	INSendRideFeedbackIntentHandling	instance	(INSendRideFeedbackIntentResponse) -> Void	completion-rule	caller	unknown	documentation
confirmAcquired(in:completionHandler:)	completionHandler	APActivationPayload	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
confirmAddTasks(_:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmAnswerCall(_:completion:)	completion	INAnswerCallIntentHandling	instance	(INAnswerCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCancelWorkout(_:completion:)	completion	INCancelWorkoutIntentHandling	instance	(INCancelWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCreateNote(_:completion:)	completion	INCreateNoteIntentHandling	instance	(INCreateNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmEndWorkout(_:completion:)	completion	INEndWorkoutIntentHandling	instance	(INEndWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetCarLockStatus(_:completion:)	completion	INGetCarLockStatusIntentHandling	instance	(INGetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetCarPowerLevelStatus(_:completion:)	completion	INGetCarPowerLevelStatusIntentHandling	instance	(INGetCarPowerLevelStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmPauseWorkout(_:completion:)	completion	INPauseWorkoutIntentHandling	instance	(INPauseWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmResumeWorkout(_:completion:)	completion	INResumeWorkoutIntentHandling	instance	(INResumeWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetCarLockStatus(_:completion:)	completion	INSetCarLockStatusIntentHandling	instance	(INSetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetTaskAttribute(_:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSnoozeTasks(_:completion:)	completion	INSnoozeTasksIntentHandling	instance	(INSnoozeTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
connect(to:completionHandler:)	completionHandler	NFCNDEFReaderSession	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCNDEFReaderSession."
connect(to:completionHandler:)	completionHandler	NFCTagReaderSession	instance	((any Error)?) -> Void	completion-rule	caller	queue	header; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCTagReaderSession."
connect(toPort:completionHandler:)	completionHandler	VZVirtioSocketDevice	instance	(VZVirtioSocketConnection?, (any Error)?) -> Void	not-sendable	caller	unknown	header
connectMIDI(_:to:format:block:)	block	AVAudioEngine	instance	AUMIDIOutputEventBlock?	not-sendable	caller	background	documentation; thread: header: "If non-nil, this block is called from the source node's `AUMIDIOutputEventBlock` on the realtime thread."
consumeSampleBuffer(from:completionHandler:)	completionHandler	CMIOExtensionStream	instance	(CMSampleBuffer?, UInt64, CMIOExtensionStream.DiscontinuityFlags, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
contactPrinter(_:)	_	UIPrinter	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
contentItem(forIdentifier:completionHandler:)	completionHandler	MPPlayableContentDataSource	instance	(MPContentItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
contexts(matching:completion:)	completion	CLSDataStore	instance	([CLSContext], (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "Completion block may be called on a background thread."
contexts(matchingIdentifierPath:completion:)	completion	CLSDataStore	instance	([CLSContext], (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "Completion block may be called on a background thread."
continueAsynchronousWorkOnMainThread(_:)	_	NSDocument	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
controlDependency(with:dependentBlock:name:)	dependentBlock	MPSGraph	instance	MPSGraphControlFlowDependencyBlock	not-sendable	caller	caller	header; thread: convention: called within the call
controllerPausedHandler	=	GCController	instance	((GCController) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
convert(to:error:withInputFrom:)	withInputFrom	AVAudioConverter	instance	AVAudioConverterInputBlock	sendable	nonisolated	unknown	documentation
coordinate(with:queue:byAccessor:)	byAccessor	NSFileCoordinator	instance	((any Error)?) -> Void	sendable	nonisolated	queue	header; thread: documentation: "The operation queue on which the accessor block is executed."
createDirectory(withName:inParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
createFile(name:in:attributes:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
createItem(basedOn:fields:contents:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
createItem(named:type:inDirectory:attributes:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
createLink(to:named:inDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
createNFCSlot(withMessage:completion:)	completion	TKSmartCardSlotManager	instance	(TKSmartCardSlotNFCSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createSession(inContainer:withTitle:maxConnectedPlayers:completionHandler:)	completionHandler	GKGameSession	static	(GKGameSession?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
createSymbolicLink(named:inDirectory:attributes:linkContents:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
cubeMap(withContentsOf:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
cubeMap(withContentsOfFile:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
cubeMap(withContentsOfFiles:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
currentSyncAnchor(completionHandler:)	completionHandler	NSFileProviderEnumerator	instance	(NSFileProviderSyncAnchor?) -> Void	completion-rule	caller	unknown	documentation
cursorGlyphHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorGlyphHandler?	not-sendable	caller	unknown	header
cursorMoveHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorMoveHandler?	not-sendable	caller	unknown	header
cursorShowHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorShowHandler?	not-sendable	caller	unknown	header
custom(layoutSize:itemProvider:)	itemProvider	NSCollectionLayoutGroup	static	NSCollectionLayoutGroupCustomItemProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
customAction(withDuration:actionBlock:)	actionBlock	SCNAction	static	(SCNNode, CGFloat) -> Void	sendable	nonisolated	unknown	header
customAction(withDuration:actionBlock:)	actionBlock	SKAction	static	(SKNode, CGFloat) -> Void	not-sendable	caller	main	header; thread: memory: the scene's loop
customCommand(requestFlags:customCommandCode:customRequestParameters:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
customDetent(with:resolver:)	resolver	UISheetPresentationController.Detent	static	(UISheetPresentationControllerDetentResolutionContext) -> CGFloat	not-sendable	caller	main	header; thread: convention: of a main-actor class
customField(evaluationBlock:)	evaluationBlock	SCNPhysicsField	static	SCNFieldForceEvaluator	not-sendable	caller	unknown	header
customRoutingController(_:handle:completionHandler:)	completionHandler	AVCustomRoutingControllerDelegate	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
dataTask(with:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "This handler is executed on the delegate queue."
deactivate(options:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
deactivateItem(_:replyHandler:)	replyHandler	FSVolumeItemDeactivation	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
deauthorize(completion:)	completion	LARight	instance	() -> Void	completion-rule	caller	unknown	documentation
decideAction(for:completionHandler:)	completionHandler	MEMessageActionHandler	instance	(MEMessageActionDecision?) -> Void	completion-rule	caller	unknown	documentation
declineInvite(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
decodeFrame(from:options:completionHandler:)	completionHandler	MEVideoDecoder	instance	(UnsafeMutableRawPointer?, MEDecodeFrameStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
decrypt(_:algorithm:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
deferQueryRequestToNetwork(completion:)	completion	ILMessageFilterExtensionContext	instance	(ILNetworkResponse?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
delete(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
delete(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
delete(with:completion:)	completion	INInteraction	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
delete(withRecordID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord.ID?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
delete(withRecordZoneID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone.ID?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
delete(withSubscriptionID:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscriptionID?, (any Error)?) -> Void	sendable	nonisolated	any	header; closure: header of Xcode 16; thread: memory: a queue of CloudKit
deleteAll(completion:)	completion	INInteraction	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
deleteAllSavedUserActivities(completionHandler:)	completionHandler	NSUserActivity	static	() -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
deleteAllSearchableItems(completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
deleteAutoSignInToken(completionHandler:)	completionHandler	VSUserAccountManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deleteCredentials(forBorderAgent:completion:)	completion	THClient	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
deleteHistory(during:completionHandler:)	completionHandler	STWebHistory	instance	(Set<URL>?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
deleteItem(identifier:baseVersion:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
deleteItem(withIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
deleteObjects(of:predicate:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, Int, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
deleteSavedGames(withName:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
deleteSavedUserActivities(withPersistentIdentifiers:completionHandler:)	completionHandler	NSUserActivity	static	() -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
deleteSearchableItems(withDomainIdentifiers:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
deleteSearchableItems(withIdentifiers:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
deleteSpotlightIndex(completionHandler:)	completionHandler	NSCoreDataCoreSpotlightDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
deltaDidChangeHandler	=	GCRelativeInput	instance	((GCPhysicalInputElement, GCRelativeInput, Float) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
descendant(matchingIdentifierPath:completion:)	completion	CLSContext	instance	(CLSContext?, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "Completion block is called on a background thread."
detach(device:completionHandler:)	completionHandler	VZUSBController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
detachNewThread(_:)	_	Thread	static	() -> Void	completion-rule	caller	background	header; thread: convention: a new thread
detectExposures(configuration:completionHandler:)	completionHandler	ENManager	instance	ENDetectExposuresHandler	not-sendable	caller	unknown	documentation
detectExposures(configuration:diagnosisKeyURLs:completionHandler:)	completionHandler	ENManager	instance	ENDetectExposuresHandler	not-sendable	caller	unknown	documentation
detectMetadata(for:completionHandler:)	completionHandler	NSPasteboard	instance	([NSPasteboardMetadataType: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectMetadata(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	([NSPasteboardMetadataType: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	NSPasteboard	instance	(Set<NSPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	(Set<NSPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	UIPasteboard	instance	(Set<UIPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header; thread: memory: not on the main thread for all methods
detectPatterns(for:inItemSet:completionHandler:)	completionHandler	UIPasteboard	instance	(NSArray<Set<UIPasteboardDetectionPattern>>?, (any Error)?) -> Void	completion-rule	caller	unknown	header; thread: memory: not on the main thread for all methods
detectValues(for:completionHandler:)	completionHandler	NSPasteboard	instance	([NSPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	([NSPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:completionHandler:)	completionHandler	UIPasteboard	instance	([UIPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header; thread: memory: not on the main thread for all methods
detectValues(for:inItemSet:completionHandler:)	completionHandler	UIPasteboard	instance	(NSArray<[UIPasteboardDetectionPattern: AnyObject]>?, (any Error)?) -> Void	completion-rule	caller	unknown	header; thread: memory: not on the main thread for all methods
detectWebpageLocale(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	(Locale?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
determineCompatibility(ofExportPreset:with:outputFileType:completionHandler:)	completionHandler	AVAssetExportSession	static	(Bool) -> Void	completion-rule	caller	unknown	documentation
determineCompatibleFileTypes(completionHandler:)	completionHandler	AVAssetExportSession	instance	([AVFileType]) -> Void	completion-rule	caller	unknown	documentation
determineValidity(for:timeRange:validationDelegate:completionHandler:)	completionHandler	AVVideoComposition	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
devicePickerCompletionHandler	=	DDDevicePickerViewController	instance	(UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
diagnosisKeysAvailableHandler	=	ENManager	instance	ENDiagnosisKeysAvailableHandler?	not-sendable	caller	unknown	header
dialVoiceCall(toPhoneNumber:completionHandler:)	completionHandler	SAEmergencyResponseManager	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
dictionaryHandler	=	NSBatchInsertRequest	instance	((NSMutableDictionary<String, AnyObject>) -> Bool)?	not-sendable	caller	unknown	header
didFinishPlayback	=	SCNAudioPlayer	instance	(() -> Void)?	not-sendable	caller	unknown	header
didMigrateHandler	=	NSCustomMigrationStage	instance	((NSStagedMigrationManager, NSCustomMigrationStage, UnsafeMutableRawPointer?) -> Bool)?	not-sendable	caller	unknown	header
didReceive(_:completionHandler:)	completionHandler	UNNotificationContentExtension	instance	(UNNotificationContentExtensionResponseOption) -> Void	completion-rule	caller	unknown	documentation
didReceive(_:withCompletion:)	withCompletion	WKUserNotificationInterfaceController	instance	(WKUserNotificationInterfaceType) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
didReceive(_:withContentHandler:)	withContentHandler	UNNotificationServiceExtension	instance	(UNNotificationContent) -> Void	not-sendable	caller	unknown	documentation
didReceiveLocationPushPayload(_:completion:)	completion	CLLocationPushServiceExtension	instance	() -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
didReceiveRemoteNotification(_:fetchCompletionHandler:)	fetchCompletionHandler	WKApplicationDelegate	instance	(WKBackgroundFetchResult) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
didReceiveRemoteNotification(_:fetchCompletionHandler:)	fetchCompletionHandler	WKExtensionDelegate	instance	(WKBackgroundFetchResult) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
disableAllBackgroundDelivery(completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "As soon as the background deliveries are disabled, this method calls its completion handler on a background queue."
disableBackgroundDelivery(for:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "As soon as the background delivery is disabled, this method calls its completion handler on a background queue."
discardRecording(handler:)	handler	RPScreenRecorder	instance	() -> Void	not-sendable	caller	unknown	documentation
disconnect(reason:options:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
disconnectHandler	=	WKWebExtension.MessagePort	instance	(((any Error)?) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
discover(handler:)	handler	MIDICIDiscoveryManager	instance	MIDICIDiscoveryResponseBlock	not-sendable	caller	unknown	header
discoverAllIdentities(completionHandler:)	completionHandler	CKContainer	instance	([CKUserIdentity]?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
discoverAllUserIdentitiesCompletionBlock	=	CKDiscoverAllUserIdentitiesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes the handlers you provide on an internal queue it manages."
discoverUserIdentitiesCompletionBlock	=	CKDiscoverUserIdentitiesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes the handlers you provide on an internal queue it manages."
discoverUserIdentity(withEmailAddress:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
discoverUserIdentity(withPhoneNumber:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
discoverUserIdentity(withUserRecordID:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
dismiss(animated:completion:)	completion	UIViewController	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
dismiss(completion:)	completion	PKPaymentAuthorizationController	instance	(() -> Void)?	completion-rule	caller	unknown	documentation
dismissNavigationAlert(animated:completion:)	completion	CPMapTemplate	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
dismissPopover(_:)	_	SWCollaborationView	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
dismissTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
dispatch(event:userInfo:completion:)	completion	TVPlayer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
dispatchEvent(name:canBubble:cancellable:extraInfo:completion:)	completion	TVViewElement	instance	((Bool, Bool) -> Void)?	completion-rule	caller	unknown	documentation
dispatchEvent(type:canBubble:cancellable:extraInfo:completion:)	completion	TVViewElement	instance	((Bool, Bool) -> Void)?	completion-rule	caller	unknown	documentation
dispatchMessage(withName:toExtensionWithIdentifier:userInfo:completionHandler:)	completionHandler	SFSafariApplication	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
displayMessage(_:completionHandler:)	completionHandler	NEProvider	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
displayNames(forGroups:loginManager:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	([String: String]) -> Void	completion-rule	caller	unknown	header
documentBrowser(_:didRequestDocumentCreationWithHandler:)	didRequestDocumentCreationWithHandler	UIDocumentBrowserViewControllerDelegate	instance	(URL?, UIDocumentBrowserImportMode) -> Void	not-sendable	caller	unknown	documentation
donate(completion:)	completion	INInteraction	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
download(_:decideDestinationUsing:suggestedFilename:completionHandler:)	completionHandler	WKDownloadDelegate	instance	(URL?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
download(_:decidePlaceholderPolicy:)	decidePlaceholderPolicy	WKDownloadDelegate	instance	(WKDownload.PlaceholderPolicy, URL?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
download(_:didReceive:completionHandler:)	completionHandler	BADownloadManagerDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	unknown	documentation
download(_:didReceive:completionHandler:)	completionHandler	WKDownloadDelegate	instance	(URLSession.AuthChallengeDisposition, URLCredential?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
download(_:didReceivePlaceholderURL:completionHandler:)	completionHandler	WKDownloadDelegate	instance	() -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)	decisionHandler	WKDownloadDelegate	instance	(WKDownload.RedirectPolicy) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
download(withCompletionHandler:)	withCompletionHandler	NSFontAssetRequest	instance	((any Error)?) -> Bool	not-sendable	caller	unknown	documentation
downloadConfigurationModel(completionHandler:)	completionHandler	VTSuperResolutionScalerConfiguration	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
downloadTask(with:completionHandler:)	completionHandler	URLSession	instance	(URL?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "This handler is executed on the delegate queue."
downloadTask(withResumeData:completionHandler:)	completionHandler	URLSession	instance	(URL?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "This handler is executed on the delegate queue."
dragInteraction(_:itemsForAddingTo:forTouchAt:completion:)	completion	BEDragInteractionDelegate	instance	([UIDragItem]) -> Bool	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
dragInteraction(_:prepare:completion:)	completion	BEDragInteractionDelegate	instance	() -> Bool	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
dragItemsProvider	=	UIDocumentProperties	instance	((UIDragSession) -> [UIDragItem])?	not-sendable	caller	main	header; thread: convention: of a main-actor class
duplicate(_:completionHandler:)	completionHandler	NSWorkspace	instance	(([URL: URL], (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
duplicate(using:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any WKWebExtensionTab)?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
effectsViewInserter	=	NSTextInsertionIndicator	instance	((NSView) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
elementValueDidChangeHandler	=	GCDevicePhysicalInput	instance	((GCDevicePhysicalInput, GCPhysicalInputElement) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
enable(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
enableBackgroundDelivery(for:frequency:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: convention: as disableBackgroundDelivery(for:withCompletion:)
enableNotification(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
encode(_:composeContext:completionHandler:)	completionHandler	MEMessageEncoder	instance	(MEMessageEncodingResult) -> Void	completion-rule	caller	unknown	documentation
encode(to:inPlacePrimaryTexture:secondaryTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSBinaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	caller	header; thread: convention: called within the call
encode(to:inPlaceTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSUnaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	caller	header; thread: convention: called within the call
encode(to:primaryTexture:inPlaceSecondaryTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSBinaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	caller	header; thread: convention: called within the call
encrypt(_:algorithm:completion:)	completion	LAPublicKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
encryptedServiceProviderData(for:completion:)	completion	PKPassLibrary	instance	([AnyHashable : Any]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
endAccessingModelCollection(withIdentifier:completionHandler:)	completionHandler	MLModelCollection	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
endBatch(withClientState:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
endCollection(withEnd:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
endImpression(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
endIndexBatch(expectedClientState:newClientState:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
endMatchInTurn(withMatch:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
endMatchInTurn(withMatch:leaderboardScores:achievements:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
endMatchInTurn(withMatch:scores:achievements:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
endTurn(withNextParticipant:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
endTurn(withNextParticipants:turnTimeout:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
enqueue(_:completionHandler:)	completionHandler	VSAccountManager	instance	(VSAccountMetadata?, (any Error)?) -> Void	not-sendable	caller	any	documentation; thread: header: "It may be called on any queue."
enqueue(_:data:completionTimeout:error:completionHandler:)	completionHandler	IOUSBHostObject	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueue(_:data:error:completionHandler:)	completionHandler	IOUSBHostObject	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueue(_:error:completionHandler:)	completionHandler	IOUSBHostObject	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueControlRequest(_:data:completionTimeout:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueControlRequest(_:data:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueControlRequest(_:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueIORequest(with:completionTimeout:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueIORequest(with:error:completionHandler:)	completionHandler	IOUSBHostStream	instance	IOUSBHostCompletionHandler?	not-sendable	caller	unknown	header
enqueueIORequest(with:frameList:frameListCount:firstFrameNumber:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostIsochronousCompletionHandler?	not-sendable	caller	unknown	header
enqueueIORequest(with:transactionList:transactionListCount:firstFrameNumber:options:error:completionHandler:)	completionHandler	IOUSBHostPipe	instance	IOUSBHostIsochronousTransactionCompletionHandler?	not-sendable	caller	unknown	header
ensureLocalAvailability(of:completionHandler:)	completionHandler	BAAssetPackManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
ensureLocalAvailability(of:requireLatestVersion:completionHandler:)	completionHandler	BAAssetPackManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
entryCompletionHandler	=	TVDigitEntryViewController	instance	(String) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
enumerateBodies(alongRayStart:end:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, CGPoint, CGVector, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateBodies(at:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateBodies(in:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateChildNodes(withName:using:)	using	SKNode	instance	(SKNode, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
enumerateChildObjects(of:root:using:stopPointer:)	using	MDLObject	instance	(MDLObject, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateDirectory(_:startingAt:verifier:attributes:packer:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSDirectoryVerifier, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
enumerateDraggingItems(options:for:classes:searchOptions:using:)	using	NSDraggingInfo	instance	(NSDraggingItem, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)	using	NSLayoutManager	instance	(CGRect, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateEvents(in:using:)	using	AVMusicTrack	instance	AVMusicEventEnumerationBlock	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateEvents(matching:using:)	using	EKEventStore	instance	EKEventSearchCallback	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateInterpolatedPoints(in:strideByDistance:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateInterpolatedPoints(in:strideByParametricStep:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateInterpolatedPoints(in:strideByTime:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateLineFragments(forGlyphRange:using:)	using	NSLayoutManager	instance	(CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateLines(_:)	_	NSString	instance	(String, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateObjects(_:)	_	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateObjects(at:options:using:)	using	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateObjects(options:using:)	using	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateStatistics(from:to:with:)	with	HKStatisticsCollection	instance	(HKStatistics, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateSubstrings(in:options:using:)	using	NSString	instance	(String?, NSRange, NSRange, UnsafeMutableRawPointer) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
enumerateValues(forProperties:using:)	using	ITLibMediaEntity	instance	(String, Any, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateValues(forProperties:using:)	using	MPMediaEntity	instance	(String, Any, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerateValuesExcept(forProperties:using:)	using	ITLibMediaEntity	instance	(String, Any, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
enumerator(at:includingPropertiesFor:options:errorHandler:)	errorHandler	FileManager	instance	((URL, any Error) -> Bool)?	not-sendable	caller	caller	header; thread: convention: called as the enumerator is asked
estimateMaximumDuration(completionHandler:)	completionHandler	AVAssetExportSession	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
estimateOutputFileLength(completionHandler:)	completionHandler	AVAssetExportSession	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
evaluate(inJavaScriptContext:completion:)	completion	TVApplicationController	instance	((Bool) -> Void)?	not-sendable	caller	unknown	documentation
evaluate(inJavaScriptContext:completion:)	inJavaScriptContext	TVApplicationController	instance	(JSContext) -> Void	completion-rule	caller	unknown	documentation
evaluateAccessControl(_:operation:localizedReason:reply:)	reply	LAContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "The block is executed on a private queue internal to the framework in an unspecified threading context."
evaluateJavaScript(_:completionHandler:)	completionHandler	WKWebView	instance	((Any?, (any Error)?) -> Void)?	not-sendable	main-actor	main	documentation; thread: documentation: "The completion handler always runs on the app’s main thread."
evaluatePolicy(_:localizedReason:reply:)	reply	LAContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "The block is executed on a private queue internal to the framework in an unspecified threading context."
evaluateTrust(for:peerCertificateChain:completionHandler:)	completionHandler	NWTCPConnectionAuthenticationDelegate	instance	(SecTrust) -> Void	not-sendable	caller	unknown	documentation
evaluateURL(_:completionHandler:)	completionHandler	BEWebContentFilter	instance	(Bool, Data?) -> Void	completion-rule	caller	unknown	header
evaluationFunction	=	MDLMaterialPropertyNode	instance	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
evictItem(identifier:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
exceptionHandler	=	JSContext	instance	((JSContext?, JSValue?) -> Void)?	not-sendable	caller	unknown	header
exchangeKeys(publicKey:algorithm:parameters:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
execute(completionHandler:)	completionHandler	NSUserScriptTask	instance	NSUserScriptTask.CompletionHandler?	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
execute(withAppleEvent:completionHandler:)	completionHandler	NSUserAppleScriptTask	instance	NSUserAppleScriptTask.CompletionHandler?	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
execute(withArguments:completionHandler:)	completionHandler	NSUserUnixTask	instance	(((any Error)?) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
execute(withInput:completionHandler:)	completionHandler	NSUserAutomatorTask	instance	((Any?, (any Error)?) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
execute(withInputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:batchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeActionSet(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
executeAsync(withSourceImages:completionHandler:)	completionHandler	MPSNNGraph	instance	MPSNNGraphCompletionHandler	not-sendable	caller	unknown	header
executeForward(withBatchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeForward(withBatchSize:options:outputsData:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeGradient(withBatchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeGradient(withBatchSize:options:outputsData:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeOptimizerUpdate(options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
expectation(for:evaluatedWith:handler:)	handler	XCTestCase	instance	XCTNSPredicateExpectation.Handler?	sendable	nonisolated	unknown	documentation
expectation(forNotification:object:handler:)	handler	XCTestCase	instance	XCTNSNotificationExpectation.Handler?	sendable	nonisolated	unknown	documentation
expectation(forNotification:object:notificationCenter:handler:)	handler	XCTestCase	instance	XCTNSNotificationExpectation.Handler?	sendable	nonisolated	unknown	documentation
expirationHandler	=	BGTask	instance	(() -> Void)?	not-sendable	caller	any	header; thread: memory: a queue of the scheduler
expirationHandler	=	WKRefreshBackgroundTask	instance	(() -> Void)?	not-sendable	caller	unknown	header
export(_:completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
exportAsynchronously(completionHandler:)	completionHandler	AVAssetExportSession	instance	() -> Void	sendable	nonisolated	any	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"; thread: header: AVAssetExportSession.exportAsynchronouslyWithCompletionHandler:: "If internal preparation for export fails, the handler will be invoked synchronously."
exportBytes(completion:)	completion	LAPublicKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
exportClip(to:duration:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
exportFinished(completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
extendedFastReadMultipleBlocks(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedGetMultipleBlockSecurityStatus(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([NSNumber], (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedLockBlock(requestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedReadMultipleBlocks(requestFlags:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedReadSingleBlock(requestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedWriteMultipleBlocks(withRequestFlags:blockRange:dataBlocks:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extendedWriteSingleBlock(requestFlags:blockNumber:dataBlock:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
extension(withAppExtensionBundle:completionHandler:)	completionHandler	WKWebExtension	static	(WKWebExtension?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
extension(withResourceBaseURL:completionHandler:)	completionHandler	WKWebExtension	static	(WKWebExtension?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
failAuthorization(for:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
fallDetectionManager(_:didDetect:completionHandler:)	completionHandler	CMFallDetectionDelegate	instance	() -> Void	completion-rule	caller	unknown	documentation
fastReadMultipleBlocks(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
fetch(shazamID:completionHandler:)	completionHandler	SHMediaItem	static	(SHMediaItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetch(withRecordID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetch(withRecordZoneID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetch(withSubscriptionID:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscription?, (any Error)?) -> Void	sendable	nonisolated	any	header; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchActivity(for:completion:)	completion	CLSDataStore	instance	(CLSActivity?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchAllDataStoreIdentifiers(_:)	_	WKWebsiteDataStore	static	([UUID]) -> Void	completion-rule	main-actor	main	documentation; thread: convention: isolated to the main actor
fetchAllHistory(completionHandler:)	completionHandler	STWebHistory	instance	(Set<URL>?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchAllLongLivedOperationIDs(completionHandler:)	completionHandler	CKContainer	instance	([CKOperationID]?, (any Error)?) -> Void	sendable	nonisolated	any	header; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchAllRecordZones(completionHandler:)	completionHandler	CKDatabase	instance	([CKRecordZone]?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchAllSubscriptions(completionHandler:)	completionHandler	CKDatabase	instance	([CKSubscription]?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchAvailableRoomTypes(completionHandler:)	completionHandler	EKVirtualConferenceProvider	instance	([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchChanges(completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
fetchChanges(with:completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
fetchContents(for:version:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(URL?, NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchContents(for:version:usingExistingContentsAt:existingVersion:request:completionHandler:)	completionHandler	NSFileProviderIncrementalContentFetching	instance	(URL?, NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchCurrent(completionHandler:)	completionHandler	NEHotspotNetwork	static	(NEHotspotNetwork?) -> Void	completion-rule	caller	main	documentation; thread: header: "NEHotspotNetwork object contains only valid SSID, BSSID and security type values, when the block is passed non-nil …"
fetchCurrentDownloads(completionHandler:)	completionHandler	BADownloadManager	instance	([BADownload], (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: documentation: "The handler that processes the fetch results, which the system executes on an arbitrary queue."
fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)	completionHandler	CSSearchableIndex	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchData(ofTypes:completionHandler:)	completionHandler	WKWebView	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
fetchData(ofTypes:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
fetchDataRecord(ofTypes:for:completionHandler:)	completionHandler	WKWebExtensionController	instance	(WKWebExtension.DataRecord?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
fetchDataRecords(ofTypes:completionHandler:)	completionHandler	WKWebExtensionController	instance	([WKWebExtension.DataRecord]) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
fetchDataRecords(ofTypes:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	([WKWebsiteDataRecord]) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
fetchDatabaseChangesCompletionBlock	=	CKFetchDatabaseChangesOperation	instance	((CKServerChangeToken?, Bool, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
fetchInstalledExtensions(completionHandler:)	completionHandler	FSClient	instance	([FSModuleIdentity]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchItems(forIdentityVerificationSignature:)	forIdentityVerificationSignature	GKLocalPlayer	instance	((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
fetchLastClientState(completionHandler:)	completionHandler	CSSearchableIndex	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchLastDisconnectError(completionHandler:)	completionHandler	NEVPNConnection	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchLatestRemoteVersionOfItem(at:completionHandler:)	completionHandler	FileManager	instance	(NSFileVersion?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchLatestSupported(completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(VZMacOSRestoreImage?, (any Error)?) -> Void	completion-rule	caller	any	header; thread: header: "The completion handler will be invoked on an arbitrary thread."
fetchLongLivedOperation(with:completionHandler:)	completionHandler	CKContainer	instance	(CKOperation?, (any Error)?) -> Void	sendable	nonisolated	any	header; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchPartialContents(for:version:request:minimalRange:aligningTo:options:completionHandler:)	completionHandler	NSFileProviderPartialContentFetching	instance	(URL?, NSFileProviderItem?, NSRange, NSFileProviderMaterializationFlags, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchParticipants(matching:into:completion:)	completion	NSPersistentCloudKitContainer	instance	([CKShareParticipant]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
fetchRecordChangesCompletionBlock	=	CKFetchRecordChangesOperation	instance	((CKServerChangeToken?, Data?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The blocks you assign to process the fetched records execute serially on an internal queue that the operation manages."
fetchRecordZoneChangesCompletionBlock	=	CKFetchRecordZoneChangesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
fetchRecordZonesCompletionBlock	=	CKFetchRecordZonesOperation	instance	(([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
fetchRecordsCompletionBlock	=	CKFetchRecordsOperation	instance	(([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to process the fetched records execute serially on an internal queue that the fetch …"
fetchReminders(matching:completion:)	completion	EKEventStore	instance	([EKReminder]?) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
fetchSavedGames(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKSavedGame]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
fetchShareMetadata(with:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Metadata?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchShareMetadataCompletionBlock	=	CKFetchShareMetadataOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
fetchShareParticipant(withEmailAddress:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchShareParticipant(withPhoneNumber:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchShareParticipant(withUserRecordID:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchShareParticipantsCompletionBlock	=	CKFetchShareParticipantsOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
fetchStorePromotionOrder(completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(([SKProduct], (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
fetchStorePromotionVisibility(for:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	((SKProductStorePromotionVisibility, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
fetchSubscriptionCompletionBlock	=	CKFetchSubscriptionsOperation	instance	(([CKSubscriptionID: CKSubscription]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	completionHandler	NSFileProviderThumbnailing	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	perThumbnailCompletionHandler	NSFileProviderExtension	instance	(NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	perThumbnailCompletionHandler	NSFileProviderThumbnailing	instance	(NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
fetchUserRecordID(completionHandler:)	completionHandler	CKContainer	instance	(CKRecord.ID?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
fetchVirtualConference(identifier:completionHandler:)	completionHandler	EKVirtualConferenceProvider	instance	(EKVirtualConferenceDescriptor?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
fetchWebAuthTokenCompletionBlock	=	CKFetchWebAuthTokenOperation	instance	((String?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "This operation executes the handlers you provide on a background queue."
field(evaluationBlock:)	evaluationBlock	UIFieldBehavior	static	(UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector	not-sendable	caller	main	header; thread: convention: of a main-actor class
filePromiseProvider(_:writePromiseTo:completionHandler:)	completionHandler	NSFilePromiseProviderDelegate	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; closure: header of Xcode 16; thread: documentation: NSFilePromiseProviderDelegate.operationQueue(for:): "Returns the operation queue from which to issue the write request."
find(_:configuration:completionHandler:)	completionHandler	WKWebView	instance	(WKFindResult) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
find(for:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	static	(GKTurnBasedMatch?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
findCompatibleTrack(for:completionHandler:)	completionHandler	AVURLAsset	instance	(AVAssetTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
findMatch(completionHandler:)	completionHandler	GKGameActivity	instance	(GKMatch?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findMatch(for:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
findMatchedPlayers(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(GKMatchedPlayers?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
findPlayers(forHostedMatchRequest:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
findPlayers(forHostedRequest:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
findPlayersForHostedMatch(completionHandler:)	completionHandler	GKGameActivity	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findUnusedTrackID(completionHandler:)	completionHandler	AVAsset	instance	(CMPersistentTrackID, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
findVendorAccessory(withHAPPublicKey:completionHandler:)	completionHandler	HMHomeManager	instance	(HMAccessory?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishAuthorization(for:settings:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishBroadcast(handler:)	handler	RPBroadcastController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
finishContentEditing(completionHandler:)	completionHandler	PHContentEditingController	instance	(PHContentEditingOutput?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
finishPickerDiscovery(_:)	_	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
finishProject(completionHandler:)	completionHandler	PHProjectExtensionController	instance	() -> Void	completion-rule	caller	unknown	documentation
finishRoute(with:metadata:completion:)	completion	HKWorkoutRouteBuilder	instance	(HKWorkoutRoute?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishSeries(completion:)	completion	HKHeartbeatSeriesBuilder	instance	(HKHeartbeatSeriesSample?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishSeries(metadata:completion:)	completion	HKQuantitySeriesSampleBuilder	instance	([HKQuantitySample]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishSeries(metadata:endDate:completion:)	completion	HKQuantitySeriesSampleBuilder	instance	([HKQuantitySample]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishSyncing(_:completionHandler:)	completionHandler	GSSyncedDirectory	instance	() -> Void	not-sendable	caller	unknown	header
finishSyncing(completionHandler:)	completionHandler	GSSyncedDirectory	instance	() -> Void	completion-rule	caller	unknown	header
finishWorkout(completion:)	completion	HKWorkoutBuilder	instance	(HKWorkout?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
finishWriting(completionHandler:)	completionHandler	AVAssetWriter	instance	() -> Void	completion-rule	caller	unknown	documentation
flush(completionHandler:)	completionHandler	URLSession	instance	() -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "This handler is executed on the delegate queue."
flush(fromSourceTime:completionHandler:)	completionHandler	AVSampleBufferAudioRenderer	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
flush(removingDisplayedImage:completionHandler:)	completionHandler	AVSampleBufferVideoRenderer	instance	(() -> Void)?	completion-rule	caller	unknown	documentation
focus(for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
forLoopWithLowerBound(_:upperBound:step:initialBodyArguments:body:name:)	body	MPSGraph	instance	MPSGraphForLoopBodyBlock	not-sendable	caller	caller	header; thread: convention: called within the call
forLoopWithNumberOfIterations(_:initialBodyArguments:body:name:)	body	MPSGraph	instance	MPSGraphForLoopBodyBlock	not-sendable	caller	caller	header; thread: convention: called within the call
forMetadata(_:completion:)	completion	PKAddIdentityDocumentConfiguration	static	(PKAddIdentityDocumentConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
forPassMetaData(_:provisioningPolicyIdentifier:action:completion:)	completion	PKAddShareablePassConfiguration	static	(PKAddShareablePassConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
forPassMetadata(_:action:completion:)	completion	PKAddShareablePassConfiguration	static	(PKAddShareablePassConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
foundItemsHandler	=	CSSearchQuery	instance	(([CSSearchableItem]) -> Void)?	not-sendable	caller	unknown	header
foundSuggestionsHandler	=	CSUserQuery	instance	(([CSSuggestion]) -> Void)?	not-sendable	caller	unknown	header
frameProcessor	=	PHLivePhotoEditingContext	instance	PHLivePhotoFrameProcessingBlock?	not-sendable	caller	unknown	header
functionNames(completionHandler:)	completionHandler	MLModelAsset	instance	([String]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateAddPaymentPassRequestForPassEntryWithIdentifier(_:configuration:certificateChain:nonce:nonceSignature:completionHandler:)	completionHandler	PKIssuerProvisioningExtensionHandler	instance	(PKAddPaymentPassRequest?) -> Void	completion-rule	caller	unknown	documentation
generateAssertion(_:clientDataHash:completionHandler:)	completionHandler	DCAppAttestService	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateBestRepresentation(for:completion:)	completion	QLThumbnailGenerator	instance	(QLThumbnailRepresentation?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateCGImageAsynchronously(for:completionHandler:)	completionHandler	AVAssetImageGenerator	instance	(UnsafeMutableRawPointer?, CMTime, (any Error)?) -> Void	completion-rule	caller	any	header; thread: memory: an arbitrary queue
generateCGImagesAsynchronously(forTimes:completionHandler:)	completionHandler	AVAssetImageGenerator	instance	(CMTime, UnsafeMutableRawPointer?, CMTime, AVAssetImageGeneratorResult, (any Error)?) -> Void	completion-rule	caller	any	header; thread: memory: an arbitrary queue
generateIdentityVerificationSignature(completionHandler:)	completionHandler	GKLocalPlayer	instance	((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
generateKey(completionHandler:)	completionHandler	DCAppAttestService	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateRepresentations(for:update:)	update	QLThumbnailGenerator	instance	((QLThumbnailRepresentation?, QLThumbnailRepresentationType, (any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
generateSampleCursor(atPresentationTimeStamp:completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateSampleCursorAtFirstSampleInDecodeOrder(completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateSampleCursorAtLastSampleInDecodeOrder(completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateSignature(from:completionHandler:)	completionHandler	SHSignatureGenerator	static	(SHSignature?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
generateToken(completionHandler:)	completionHandler	DCDevice	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
geocodeAddressDictionary(_:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "Your completion handler block will be executed on the main thread."
geocodeAddressString(_:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "Your completion handler block will be executed on the main thread."
geocodeAddressString(_:in:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "Your completion handler block will be executed on the main thread."
geocodeAddressString(_:in:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "When the request completes, the geocoder executes the provided completion handler on the main thread."
geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
geocodePostalAddress(_:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "When the request completes, the geocoder executes the provided completion handler on the main thread."
geocodePostalAddress(_:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "When the request completes, the geocoder executes the provided completion handler on the main thread."
getActivePage(completionHandler:)	completionHandler	SFSafariTab	instance	(SFSafariPage?) -> Void	completion-rule	caller	unknown	documentation
getActiveTab(completionHandler:)	completionHandler	SFSafariWindow	instance	(SFSafariTab?) -> Void	completion-rule	caller	unknown	documentation
getActiveWindow(completionHandler:)	completionHandler	SFSafariApplication	static	(SFSafariWindow?) -> Void	completion-rule	caller	unknown	documentation
getAllAssetPacks(completionHandler:)	completionHandler	BAAssetPackManager	instance	(Set<BAAssetPack>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAllCookies(_:)	_	WKHTTPCookieStore	instance	([HTTPCookie]) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
getAllTabs(completionHandler:)	completionHandler	SFSafariWindow	instance	([SFSafariTab]) -> Void	completion-rule	caller	unknown	documentation
getAllTasks(completionHandler:)	completionHandler	URLSession	instance	([URLSessionTask]) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
getAllVoiceShortcuts(completion:)	completion	INVoiceShortcutCenter	instance	([INVoiceShortcut]?, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "The block invoked on a background thread after the system retrieves the list of shortcuts."
getAllWindows(completionHandler:)	completionHandler	SFSafariApplication	static	([SFSafariWindow]) -> Void	completion-rule	caller	unknown	documentation
getAlwaysOnTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAttachments(for:completion:)	completion	HKAttachmentStore	instance	([HKAttachment]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
getAttributes(_:of:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItemAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getAvailableContentRuleListIdentifiers(_:)	_	WKContentRuleListStore	instance	(([String]?) -> Void)!	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
getBaseURI(completionHandler:)	completionHandler	SFSafariExtension	static	(URL?) -> Void	completion-rule	caller	unknown	documentation
getCachedResponse(for:completionHandler:)	completionHandler	URLCache	instance	(CachedURLResponse?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
getCollaborationHighlight(for:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWCollaborationHighlight?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: header: "The completion handler will always be invoked on the main queue"
getComplicationDescriptors(handler:)	handler	CLKComplicationDataSource	instance	([CLKComplicationDescriptor]) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getConfiguredSSIDs(completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	([String]) -> Void	completion-rule	caller	unknown	documentation
getContainingTab(completionHandler:)	completionHandler	SFSafariPage	instance	(SFSafariTab) -> Void	completion-rule	caller	unknown	documentation
getContainingWindow(completionHandler:)	completionHandler	SFSafariTab	instance	(SFSafariWindow?) -> Void	completion-rule	caller	unknown	documentation
getContinuationStreams(completionHandler:)	completionHandler	NSUserActivity	instance	(InputStream?, OutputStream?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
getCookiePolicy(_:)	_	WKHTTPCookieStore	instance	(WKHTTPCookieStore.CookiePolicy) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
getCookiesFor(_:completionHandler:)	completionHandler	HTTPCookieStorage	instance	([HTTPCookie]?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
getCredentialIdentities(forService:credentialIdentityTypes:completionHandler:)	completionHandler	ASCredentialIdentityStore	instance	([ASCredentialIdentity]) -> Void	completion-rule	caller	unknown	header
getCredentialState(forUserID:completion:)	completion	ASAuthorizationAppleIDProvider	instance	(ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getCredentials(for:task:completionHandler:)	completionHandler	URLCredentialStorage	instance	([String : URLCredential]?) -> Void	sendable	nonisolated	unknown	documentation; closure: header of Xcode 16
getCurrentProcessShareableContent(completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getCurrentSignedInPlayer(forContainer:completionHandler:)	completionHandler	GKCloudPlayer	static	(GKCloudPlayer?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getCurrentTimelineEntry(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimelineEntry?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getCurrentWorldMap(completionHandler:)	completionHandler	ARSession	instance	(ARWorldMap?, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: "This handler is executed on the session's delegate queue."
getData(for:completion:)	completion	HKAttachmentStore	instance	([HKAttachment]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getDefaultCredential(for:task:completionHandler:)	completionHandler	URLCredentialStorage	instance	(URLCredential?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
getDeliveredNotifications(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	([UNNotification]) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "This block may be executed on a background thread."
getDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	ENGetDiagnosisKeysHandler	completion-rule	caller	unknown	documentation
getDomainsWithCompletionHandler(_:)	_	NSFileProviderManager	static	([NSFileProviderDomain], (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getEnabledStatusForExtension(withIdentifier:completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(CXCallDirectoryManager.EnabledStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getEncodingStatus(for:composeContext:completionHandler:)	completionHandler	MEMessageEncoder	instance	(MEOutgoingMessageEncodingStatus) -> Void	completion-rule	caller	unknown	documentation
getExcludingDesktopWindows(_:onScreenWindowsOnly:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getExcludingDesktopWindows(_:onScreenWindowsOnlyAbove:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getExcludingDesktopWindows(_:onScreenWindowsOnlyBelow:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getExposureInfo(summary:userExplanation:completionHandler:)	completionHandler	ENManager	instance	ENGetExposureInfoHandler	not-sendable	caller	unknown	documentation
getExposureWindows(summary:completionHandler:)	completionHandler	ENManager	instance	ENGetExposureWindowsHandler	not-sendable	caller	unknown	documentation
getFileProviderConnection(completionHandler:)	completionHandler	NSFileProviderService	instance	(NSXPCConnection?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; closure: header of Xcode 16; thread: documentation: "A block that is called on an anonymous background queue."
getFileProviderServicesForItem(at:completionHandler:)	completionHandler	FileManager	instance	([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
getHighlightFor(_:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWHighlight?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: header: "The completion handler will always be invoked on the main queue"
getHostApplication(completionHandler:)	completionHandler	SFSafariApplication	static	(NSRunningApplication) -> Void	completion-rule	caller	unknown	documentation
getIdentifierForUserVisibleFile(at:completionHandler:)	completionHandler	NSFileProviderManager	static	(NSFileProviderItemIdentifier?, NSFileProviderDomainIdentifier?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getKnownFolderLocations(_:completionHandler:)	completionHandler	NSFileProviderKnownFolderSupporting	instance	(NSFileProviderKnownFolderLocations?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getLastClientErrors(_:completionHandler:)	completionHandler	NERelayManager	instance	([any Error]?) -> Void	completion-rule	caller	unknown	documentation
getLocalStatusOfAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus) -> Void	completion-rule	caller	unknown	header
getLocalizableSampleTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getMapItem(completionHandler:)	completionHandler	MKMapItemRequest	instance	(MKMapItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getMapItems(completionHandler:)	completionHandler	MKGeocodingRequest	instance	([MKMapItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getMapItems(completionHandler:)	completionHandler	MKReverseGeocodingRequest	instance	([MKMapItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getMultipleBlockSecurityStatus(requestFlags:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([NSNumber], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
getNextRequestedUpdateDate(handler:)	handler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getNonlocalVersionsOfItem(at:completionHandler:)	completionHandler	NSFileVersion	static	([NSFileVersion]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
getNotificationCategories(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(Set<UNNotificationCategory>) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "This block may be executed on a background thread."
getNotificationSettings(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(UNNotificationSettings) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "Your app may execute this block on a background thread."
getPagesWithCompletionHandler(_:)	_	SFSafariTab	instance	([SFSafariPage]?) -> Void	completion-rule	caller	unknown	documentation
getPendingNotificationRequests(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	([UNNotificationRequest]) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "This block may be executed on a background thread."
getPendingTaskRequests(completionHandler:)	completionHandler	BGTaskScheduler	instance	([BGTaskRequest]) -> Void	completion-rule	caller	any	documentation; thread: header: "The handler may execute on a background thread."
getPlaceholderTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getPlaylist(with:creationMetadata:completionHandler:)	completionHandler	MPMediaLibrary	instance	(MPMediaPlaylist?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getPrivacyBehavior(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationPrivacyBehavior) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getPropertiesWithCompletionHandler(_:)	_	SFSafariPage	instance	(SFSafariPageProperties?) -> Void	completion-rule	caller	unknown	documentation
getRequestStatusForAuthorization(toShare:read:completion:)	completion	HKHealthStore	instance	(HKAuthorizationRequestStatus, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This determination is performed asynchronously and its completion will be executed on an arbitrary background queue."
getSceneWithCompletionHandler(_:)	_	MKLookAroundSceneRequest	instance	(MKLookAroundScene?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getScreenshotOfVisibleArea(completionHandler:)	completionHandler	SFSafariPage	instance	(NSImage?) -> Void	completion-rule	caller	unknown	documentation
getService(named:for:completionHandler:)	completionHandler	NSFileProviderManager	instance	(NSFileProviderService?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getShareURL(completionHandler:)	completionHandler	GKGameSession	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getSignInWithAppleUpgradeAuthorization(state:nonce:completionHandler:)	completionHandler	ASAccountAuthenticationModificationExtensionContext	instance	(ASAuthorizationAppleIDCredential?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getSignedIdentityProof(for:using:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWPerson.SignedIdentityProof?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: header: "The completion handler will always be invoked on main queue"
getSlot(withName:reply:)	reply	TKSmartCardSlotManager	instance	(TKSmartCardSlot?) -> Void	completion-rule	caller	unknown	documentation
getSnapshotWithCompletionHandler(_:)	_	MKLookAroundSnapshotter	instance	(MKLookAroundSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getState(_:)	_	ASCredentialIdentityStore	instance	(ASCredentialIdentityStoreState) -> Void	completion-rule	caller	unknown	header
getStateOfContentBlocker(withIdentifier:completionHandler:)	completionHandler	SFContentBlockerManager	static	(SFContentBlockerState?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getStateOfSafariExtension(withIdentifier:completionHandler:)	completionHandler	SFSafariExtensionManager	static	(SFSafariExtensionState?, (any Error)?) -> Void	completion-rule	main-actor	main	documentation; thread: convention: isolated to the main actor
getStatusOfAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
getStatusRelative(to:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
getSupportedTimeTravelDirections(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimeTravelDirections) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getSystemInfo(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Int, Int, Int, Int, Int, (any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
getSystemInfoAndUID(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data?, Int, Int, Int, Int, Int, (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
getTasksWithCompletionHandler(_:)	_	URLSession	instance	([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "This handler is executed on the delegate queue."
getTestDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	ENGetDiagnosisKeysHandler	completion-rule	caller	unknown	documentation
getTimelineAnimationBehavior(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimelineAnimationBehavior) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getTimelineEndDate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getTimelineEntries(for:after:limit:withHandler:)	withHandler	CLKComplicationDataSource	instance	([CLKComplicationTimelineEntry]?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getTimelineEntries(for:before:limit:withHandler:)	withHandler	CLKComplicationDataSource	instance	([CLKComplicationTimelineEntry]?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getTimelineStartDate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
getTokenWithCompletion(_:)	_	CTCellularPlanStatus	static	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getToolbarItem(completionHandler:)	completionHandler	SFSafariWindow	instance	(SFSafariToolbarItem?) -> Void	completion-rule	caller	unknown	documentation
getUserTraveled(completionHandler:)	completionHandler	ENManager	instance	ENGetUserTraveledHandler	completion-rule	caller	unknown	documentation
getUserVisibleURL(for:completionHandler:)	completionHandler	NSFileProviderManager	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getVoiceShortcut(with:completion:)	completion	INVoiceShortcutCenter	instance	(INVoiceShortcut?, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "The block invoked on a background thread after the system retrieves the shortcut."
getWidgetConfiguration(from:completionHandler:)	completionHandler	CLKComplicationWidgetMigrator	instance	(CLKComplicationWidgetMigrationConfiguration?) -> Void	completion-rule	caller	unknown	documentation
getWithCompletionHandler(_:)	_	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
getXattr(named:of:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
goBack(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
goForward(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BENetworkingProcess	instance	() -> Void	not-sendable	caller	unknown	header
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BERenderingProcess	instance	() -> Void	not-sendable	caller	unknown	header
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BEWebContentProcess	instance	() -> Void	not-sendable	caller	unknown	header
handle(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	() -> Void	completion-rule	caller	unknown	documentation
handle(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	PKSignatureRequestCompletionBlock	completion-rule	caller	unknown	documentation
handle(_:completionHandler:)	completionHandler	WKApplicationDelegate	instance	(INIntentResponse) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
handle(_:completionHandler:)	completionHandler	WKExtensionDelegate	instance	(INIntentResponse) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
handle(_:context:completion:)	completion	ILMessageFilterCapabilitiesQueryHandling	instance	(ILMessageFilterCapabilitiesQueryResponse) -> Void	completion-rule	caller	unknown	documentation
handle(_:context:completion:)	completion	ILMessageFilterQueryHandling	instance	(ILMessageFilterQueryResponse) -> Void	completion-rule	caller	unknown	documentation
handle(_:forProperties:handler:)	handler	SCNParticleSystem	instance	SCNParticleEventBlock	not-sendable	caller	unknown	documentation
handle(bookRestaurantReservation:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INBookRestaurantReservationIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(cancelRide:completion:)	completion	INCancelRideIntentHandling	instance	(INCancelRideIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(getAvailableRestaurantReservationBookingDefaults:completion:)	completion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(getAvailableRestaurantReservationBookings:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(getRestaurantGuest:completion:)	completion	INGetRestaurantGuestIntentHandling	instance	(INGetRestaurantGuestIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(getUserCurrentRestaurantReservationBookings:completion:)	completion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INActivateCarSignalIntentHandling	instance	(INActivateCarSignalIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INAddMediaIntentHandling	instance	(INAddMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INAppendToNoteIntentHandling	instance	(INAppendToNoteIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INCreateTaskListIntentHandling	instance	(INCreateTaskListIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INDeleteTasksIntentHandling	instance	(INDeleteTasksIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INEditMessageIntentHandling	instance	(INEditMessageIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INGetRideStatusIntentHandling	instance	(INGetRideStatusIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INGetVisualCodeIntentHandling	instance	(INGetVisualCodeIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INHangUpCallIntentHandling	instance	(INHangUpCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INListCarsIntentHandling	instance	(INListCarsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INListRideOptionsIntentHandling	instance	(INListRideOptionsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INPayBillIntentHandling	instance	(INPayBillIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INPlayMediaIntentHandling	instance	(INPlayMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INRequestRideIntentHandling	instance	(INRequestRideIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSaveProfileInCarIntentHandling	instance	(INSaveProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchCallHistoryIntentHandling	instance	(INSearchCallHistoryIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForAccountsIntentHandling	instance	(INSearchForAccountsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForBillsIntentHandling	instance	(INSearchForBillsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForMediaIntentHandling	instance	(INSearchForMediaIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForMessagesIntentHandling	instance	(INSearchForMessagesIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForNotebookItemsIntentHandling	instance	(INSearchForNotebookItemsIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSearchForPhotosIntentHandling	instance	(INSearchForPhotosIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSendMessageIntentHandling	instance	(INSendMessageIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetAudioSourceInCarIntentHandling	instance	(INSetAudioSourceInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetClimateSettingsInCarIntentHandling	instance	(INSetClimateSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetDefrosterSettingsInCarIntentHandling	instance	(INSetDefrosterSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetMessageAttributeIntentHandling	instance	(INSetMessageAttributeIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetProfileInCarIntentHandling	instance	(INSetProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetRadioStationIntentHandling	instance	(INSetRadioStationIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INSetSeatSettingsInCarIntentHandling	instance	(INSetSeatSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INShareFocusStatusIntentHandling	instance	(INShareFocusStatusIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INStartAudioCallIntentHandling	instance	(INStartAudioCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INStartCallIntentHandling	instance	(INStartCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INStartPhotoPlaybackIntentHandling	instance	(INStartPhotoPlaybackIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INStartVideoCallIntentHandling	instance	(INStartVideoCallIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INStartWorkoutIntentHandling	instance	(INStartWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INTransferMoneyIntentHandling	instance	(INTransferMoneyIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INUnsendMessagesIntentHandling	instance	(INUnsendMessagesIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(intent:completion:)	completion	INUpdateMediaAffinityIntentHandling	instance	(INUpdateMediaAffinityIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handle(sendRideFeedback:completion:)	completion	INSendRideFeedbackIntentHandling	instance	(INSendRideFeedbackIntentResponse) -> Void	completion-rule	caller	unknown	documentation
handleAddTasks(_:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAnswerCall(_:completion:)	completion	INAnswerCallIntentHandling	instance	(INAnswerCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAppMessage(_:completionHandler:)	completionHandler	NETunnelProvider	instance	((Data?) -> Void)?	completion-rule	caller	unknown	documentation
handleAuthorizationForExtension(completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The request is performed asynchronously and its completion will be executed on an arbitrary background queue after …"
handleBinding(ofBufferNamed:frequency:handler:)	handler	SCNProgram	instance	SCNBufferBindingBlock	not-sendable	caller	unknown	documentation
handleBinding(ofSymbol:handler:)	handler	SCNShadable	instance	SCNBindingBlock?	not-sendable	caller	unknown	documentation
handleBinding(ofSymbol:using:)	using	SCNTechnique	instance	SCNBindingBlock?	not-sendable	caller	unknown	documentation
handleCancelWorkout(_:completion:)	completion	INCancelWorkoutIntentHandling	instance	(INCancelWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleCreateNote(_:completion:)	completion	INCreateNoteIntentHandling	instance	(INCreateNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
handleEndWorkout(_:completion:)	completion	INEndWorkoutIntentHandling	instance	(INEndWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetCarLockStatus(_:completion:)	completion	INGetCarLockStatusIntentHandling	instance	(INGetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetCarPowerLevelStatus(_:completion:)	completion	INGetCarPowerLevelStatusIntentHandling	instance	(INGetCarPowerLevelStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleInformationRequest(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	PKInformationRequestCompletionBlock	completion-rule	caller	unknown	documentation
handleKeyEntry(_:completionHandler:)	completionHandler	BETextInput	instance	(BEKeyEntry, Bool) -> Void	not-sendable	caller	unknown	documentation
handleNewFlow(_:completionHandler:)	completionHandler	NEFilterControlProvider	instance	(NEFilterControlVerdict) -> Void	completion-rule	caller	unknown	documentation
handlePauseWorkout(_:completion:)	completion	INPauseWorkoutIntentHandling	instance	(INPauseWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleRemediation(for:completionHandler:)	completionHandler	NEFilterControlProvider	instance	(NEFilterControlVerdict) -> Void	completion-rule	caller	unknown	documentation
handleResumeWorkout(_:completion:)	completion	INResumeWorkoutIntentHandling	instance	(INResumeWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetCarLockStatus(_:completion:)	completion	INSetCarLockStatusIntentHandling	instance	(INSetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetTaskAttribute(_:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSnoozeTasks(_:completion:)	completion	INSnoozeTasksIntentHandling	instance	(INSnoozeTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
handleUnbinding(ofSymbol:handler:)	handler	SCNShadable	instance	SCNBindingBlock?	not-sendable	caller	unknown	documentation
handler	=	CPListImageRowItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	main	header; thread: convention: of a main-actor class
handler	=	CPListItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	main	header; thread: convention: of a main-actor class
handler	=	CPSelectableListItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	unknown	header
handler	=	NSAccessibilityCustomAction	instance	(() -> Bool)?	not-sendable	caller	main	header; thread: convention: an action of the user's
handler	=	XCTDarwinNotificationExpectation	instance	XCTDarwinNotificationExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTKVOExpectation	instance	XCKeyValueObservingExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTNSNotificationExpectation	instance	XCNotificationExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTNSPredicateExpectation	instance	XCPredicateExpectationHandler?	sendable	nonisolated	unknown	header
hasActiveChallenges(completionHandler:)	completionHandler	GKChallengeDefinition	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
identify(completionHandler:)	completionHandler	HMAccessory	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
if(withPredicateTensor:thenBlock:elseBlock:name:)	elseBlock	MPSGraph	instance	MPSGraphIfThenElseBlock?	not-sendable	caller	caller	header; thread: convention: called within the call
if(withPredicateTensor:thenBlock:elseBlock:name:)	thenBlock	MPSGraph	instance	MPSGraphIfThenElseBlock	not-sendable	caller	caller	header; thread: convention: called within the call
image(actions:)	actions	UIGraphicsImageRenderer	instance	(UIGraphicsImageRendererContext) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
image(with:completion:)	completion	UIImageReader	instance	(UIImage?) -> Void	completion-rule	caller	unknown	header
image(withContentsOfFileURL:completion:)	completion	UIImageReader	instance	(UIImage?) -> Void	completion-rule	caller	unknown	header
imageColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
imageComponentsProvider	=	NSDraggingItem	instance	(() -> [NSDraggingImageComponent])?	not-sendable	caller	unknown	header
implementorDisplayNameWithLengthCallback	=	AUParameterNode	instance	AUImplementorDisplayNameWithLengthCallback	not-sendable	caller	unknown	header
implementorStringFromValueCallback	=	AUParameterNode	instance	AUImplementorStringFromValueCallback	not-sendable	caller	unknown	header
implementorValueFromStringCallback	=	AUParameterNode	instance	AUImplementorValueFromStringCallback	not-sendable	caller	unknown	header
implementorValueObserver	=	AUParameterNode	instance	AUImplementorValueObserver	not-sendable	caller	unknown	header
implementorValueProvider	=	AUParameterNode	instance	AUImplementorValueProvider	not-sendable	caller	unknown	header
import(_:fromDirectoryAt:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
importBrowserData(withToken:import:)	import	BEBrowserDataImportManager	instance	(BEBrowserData?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
importDidFinish(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	documentation
importDocument(at:nextToDocumentAt:mode:completionHandler:)	completionHandler	UIDocumentBrowserViewController	instance	(URL?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
importDocument(at:toParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
inSessionWithError(_:execute:)	execute	TKSmartCard	instance	(UnsafeMutableRawPointer?) -> Bool	not-sendable	caller	caller	header; thread: convention: called within the call
incomingServiceUpdatePush(channelManager:channelUUID:pushPayload:isHighPriority:remainingHighPriorityBudget:completion:)	completion	PTChannelManagerDelegate	instance	() -> Void	completion-rule	caller	unknown	documentation
index(of:inSortedRange:options:usingComparator:)	usingComparator	NSArray	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
index(ofObject:inSortedRange:options:usingComparator:)	usingComparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
indexSearchableItems(_:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
indicatorColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)	completion	UIIndirectScribbleInteractionDelegate	instance	(UIResponder?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
indirectScribbleInteraction(_:requestElementsIn:completion:)	completion	UIIndirectScribbleInteractionDelegate	instance	([UIScribbleElementIdentifier]) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
init(_:)	_	UIBandSelectionInteraction	static	(UIBandSelectionInteraction) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(_:)	_	UIDeferredMenuElement	static	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(_:errorHandler:)	_	UIWindowSceneActivationInteraction	static	UIWindowScene.ActivationInteraction.ConfigurationProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(_:errorHandler:)	errorHandler	UIWindowSceneActivationInteraction	static	(any Error) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(activationHandler:)	activationHandler	UISpringLoadedInteraction	static	(UISpringLoadedInteraction, UISpringLoadedInteractionContext) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(artworkID:previewImageRequestHandler:videoAssetFileURLRequestHandler:)	previewImageRequestHandler	MPMediaItemAnimatedArtwork	static	(CGSize, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(artworkID:previewImageRequestHandler:videoAssetFileURLRequestHandler:)	videoAssetFileURLRequestHandler	MPMediaItemAnimatedArtwork	static	(CGSize, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(asset:applyingCIFiltersWithHandler:)	applyingCIFiltersWithHandler	AVMutableVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	documentation
init(asset:applyingCIFiltersWithHandler:)	applyingCIFiltersWithHandler	AVVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	documentation
init(attributedName:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(attributedName:image:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(attributedName:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(attributedTitle:lowerBound:upperBound:gridlinePositions:valueDescriptionProvider:)	valueDescriptionProvider	AXNumericDataAxisDescriptor	static	(Double) -> String	not-sendable	caller	unknown	header
init(block:)	block	BlockOperation	static	() -> Void	sendable	nonisolated	queue	header; thread: convention: that which performs the operation
init(block:)	block	NSPredicate	static	(Any?, [String : Any]?) -> Bool	not-sendable	caller	caller	documentation; thread: convention: called as the predicate is evaluated
init(block:)	block	Thread	static	() -> Void	sendable	nonisolated	background	header; thread: convention: a new thread
init(blockPredicate:action:)	blockPredicate	GKNSPredicateRule	static	(GKRuleSystem) -> Bool	not-sendable	caller	caller	header; thread: convention: called as the rule is evaluated
init(blockPredicate:action:)	blockPredicate	GKRule	static	(GKRuleSystem) -> Bool	not-sendable	caller	caller	documentation; thread: convention: called as the rule is evaluated
init(boundsSize:requestHandler:)	requestHandler	MPMediaItemArtwork	static	(CGSize) -> UIImage	not-sendable	caller	any	documentation; thread: memory: a queue of MediaPlayer
init(bytes:deallocator:)	deallocator	MDLMeshBufferMap	static	(() -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:deallocator:)	deallocator	MLCTensorData	static	(UnsafeMutableRawPointer, Int) -> Void	not-sendable	caller	unknown	header
init(bytesNoCopy:length:deallocator:)	deallocator	NSData	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	documentation
init(bytesNoCopy:length:deallocator:)	deallocator	NSMutableData	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:encoding:deallocator:)	deallocator	NSMutableString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:encoding:deallocator:)	deallocator	NSString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(capabilities:queue:interruptRateHz:error:commandHandler:doorbellHandler:interestHandler:)	commandHandler	IOUSBHostControllerInterface	static	IOUSBHostControllerInterfaceCommandHandler	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(capabilities:queue:interruptRateHz:error:commandHandler:doorbellHandler:interestHandler:)	doorbellHandler	IOUSBHostControllerInterface	static	IOUSBHostControllerInterfaceDoorbellHandler	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(cellClass:configurationHandler:)	configurationHandler	UICollectionView.CellRegistration	static	UICollectionViewCellRegistrationConfigurationHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(cellNib:configurationHandler:)	configurationHandler	UICollectionView.CellRegistration	static	UICollectionViewCellRegistrationConfigurationHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(charactersNoCopy:length:deallocator:)	deallocator	NSMutableString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(charactersNoCopy:length:deallocator:)	deallocator	NSString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNCalculateImageAestheticsScoresRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNClassifyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectAnimalBodyPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectBarcodesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectContoursRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectDocumentSegmentationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectFaceCaptureQualityRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectFaceLandmarksRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectFaceRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectHorizonRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectHumanBodyPose3DRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectHumanBodyPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectHumanHandPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectHumanRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNDetectTextRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGenerateAttentionBasedSaliencyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGenerateForegroundInstanceMaskRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGenerateImageFeaturePrintRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGenerateObjectnessBasedSaliencyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGeneratePersonInstanceMaskRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNGeneratePersonSegmentationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNImageBasedRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNRecognizeAnimalsRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNRecognizeTextRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNTrackHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNTrackOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(completionHandler:)	completionHandler	VNTrackTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(contextSize:currentContextDrawing:)	currentContextDrawing	QLThumbnailReply	static	() -> Bool	not-sendable	caller	unknown	documentation
init(contextSize:drawing:)	drawing	QLThumbnailReply	static	(CGContext) -> Bool	not-sendable	caller	unknown	documentation
init(contextSize:isBitmap:drawing:)	drawing	QLPreviewReply	static	(UnsafeMutableRawPointer, QLPreviewReply, UnsafeMutableRawPointer?) -> Bool	not-sendable	caller	unknown	header
init(customViewProvider:)	customViewProvider	UICalendarViewDecoration	static	() -> UIView	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(dataOfContentType:contentSize:dataCreationBlock:)	dataCreationBlock	QLPreviewReply	static	(QLPreviewReply, UnsafeMutableRawPointer?) -> Data?	not-sendable	caller	unknown	header
init(dataPointer:shape:dataType:strides:deallocator:error:)	deallocator	MLMultiArray	static	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
init(detectedObjectObservation:completionHandler:)	completionHandler	VNTrackObjectRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(device:action:)	action	AVCaptureSystemExposureBiasSlider	static	(Float) -> Void	not-sendable	caller	main	documentation; thread: memory: a control's action
init(device:action:)	action	AVCaptureSystemZoomSlider	static	(CGFloat) -> Void	not-sendable	caller	main	header; thread: memory: a control's action
init(discoveredNode:dataReadyHandler:disconnectHandler:)	dataReadyHandler	MIDICISession	static	() -> Void	not-sendable	caller	unknown	documentation
init(discoveredNode:dataReadyHandler:disconnectHandler:)	disconnectHandler	MIDICISession	static	MIDICISessionDisconnectBlock	not-sendable	caller	unknown	documentation
init(documentType:predicate:limit:sortDescriptors:includeDocumentData:resultsHandler:)	resultsHandler	HKDocumentQuery	static	(HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(duration:controlPoint1:controlPoint2:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(duration:curve:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(duration:dampingRatio:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(dynamicProvider:)	dynamicProvider	UIColor	static	(UITraitCollection) -> UIColor	not-sendable	caller	unknown	header
init(electrocardiogram:dataHandler:)	dataHandler	HKElectrocardiogramQuery	static	(HKElectrocardiogramQuery, HKElectrocardiogram.VoltageMeasurement?, Bool, (any Error)?) -> Void	not-sendable	caller	background	documentation; thread: convention: as HKSampleQuery
init(elementProvider:)	elementProvider	UIDeferredMenuElement.Provider	static	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(entity:dictionaryHandler:)	dictionaryHandler	NSBatchInsertRequest	static	(NSMutableDictionary) -> Bool	not-sendable	caller	unknown	documentation
init(entity:managedObjectHandler:)	managedObjectHandler	NSBatchInsertRequest	static	(NSManagedObject) -> Bool	not-sendable	caller	unknown	documentation
init(entityName:dictionaryHandler:)	dictionaryHandler	NSBatchInsertRequest	static	(NSMutableDictionary) -> Bool	not-sendable	caller	unknown	documentation
init(entityName:dictionaryHandler:)	dictionaryHandler	NSBatchInsertRequest	static	(NSMutableDictionary<String, AnyObject>) -> Bool	not-sendable	caller	unknown	documentation
init(entityName:managedObjectHandler:)	managedObjectHandler	NSBatchInsertRequest	static	(NSManagedObject) -> Bool	not-sendable	caller	unknown	documentation
init(fetchRequest:completionBlock:)	completionBlock	NSAsynchronousFetchRequest	static	((NSAsynchronousFetchResult<ResultType>) -> Void)?	not-sendable	caller	unknown	documentation
init(fire:interval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	queue	documentation; thread: convention: the run loop that the timer is added to
init(for:arguments:)	for	NSExpression	static	(Any?, [NSExpression], NSMutableDictionary<AnyObject, AnyObject>?) -> Any	not-sendable	caller	caller	header; thread: convention: called as the expression is evaluated
init(forEvents:progressHandler:completionHandler:)	completionHandler	MLUpdateProgressHandlers	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	documentation
init(forEvents:progressHandler:completionHandler:)	progressHandler	MLUpdateProgressHandlers	static	((MLUpdateContext) -> Void)?	not-sendable	caller	unknown	documentation
init(forModelAt:trainingData:completionHandler:error:)	completionHandler	MLUpdateTask	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	header
init(forModelAt:trainingData:configuration:completionHandler:error:)	completionHandler	MLUpdateTask	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	header
init(forPDFWithPageSize:documentCreationBlock:)	documentCreationBlock	QLPreviewReply	static	(QLPreviewReply, UnsafeMutableRawPointer?) -> PDFDocument?	not-sendable	caller	unknown	header
init(format:renderBlock:)	renderBlock	AVAudioSourceNode	static	AVAudioSourceNodeRenderBlock	not-sendable	caller	any	documentation; thread: header: "The block can be called on realtime or non-realtime threads"
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNDetectHumanBodyPose3DRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNStatefulRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(frameAnalysisSpacing:trajectoryLength:completionHandler:)	completionHandler	VNDetectTrajectoriesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(handler:)	handler	CPContactCallButton	static	((CPButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(handler:)	handler	CPContactDirectionsButton	static	((CPButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(handler:)	handler	CPMapButton	static	((CPMapButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingAddToLibraryButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingImageButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingMoreButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingPlaybackRateButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingRepeatButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	CPNowPlayingShuffleButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(handler:)	handler	NSSliderAccessoryBehavior	static	(NSSliderAccessory) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(handler:)	handler	UIAction	static	UIActionHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(heartbeatSeries:dataHandler:)	dataHandler	HKHeartbeatSeriesQuery	static	(HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(identifier:alternateAction:configurationProvider:)	configurationProvider	UIWindowSceneActivationAction	static	UIWindowSceneActivationActionConfigurationProvider	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(identifier:drawingHandler:)	drawingHandler	NSStepperTouchBarItem	static	(NSRect, Double) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(identifier:localizedTitle:availability:handler:)	handler	UIDocumentBrowserAction	static	([URL]) -> Void	not-sendable	caller	main	documentation; thread: convention: an action of the user's
init(identifier:previewProvider:actionProvider:)	actionProvider	UIContextMenuConfiguration	static	UIContextMenuActionProvider?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(identifier:previewProvider:actionProvider:)	previewProvider	UIContextMenuConfiguration	static	UIContextMenuContentPreviewProvider?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(identifier:source:destination:performHandler:)	performHandler	NSStoryboardSegue	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: performed by the user
init(identifier:source:destination:performHandler:)	performHandler	UIStoryboardPopoverSegue	static	() -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(identifier:source:destination:performHandler:)	performHandler	UIStoryboardSegue	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(image:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(image:handler:)	handler	CPButton	static	((CPButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(image:handler:)	handler	CPContactMessageButton	static	((CPButton) -> Void)?	not-sendable	caller	main	header; thread: convention: a control's action
init(image:handler:)	handler	CPNowPlayingImageButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNMatrix4) -> SCNMatrix4	not-sendable	caller	unknown	header
init(inputs:outputs:evaluationFunction:)	evaluationFunction	MDLMaterialPropertyGraph	static	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
init(inputs:outputs:evaluationFunction:)	evaluationFunction	MDLMaterialPropertyNode	static	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
init(insertionHandler:)	insertionHandler	TKTokenWatcher	static	(String) -> Void	not-sendable	caller	unknown	documentation
init(interactionBehavior:interactionEffect:activationHandler:)	activationHandler	UISpringLoadedInteraction	static	(UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostDevice	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostInterface	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostObject	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostDevice	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostInterface	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostObject	static	IOUSBHostInterestHandler?	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(key:ascending:comparator:)	comparator	CKLocationSortDescriptor	static	NSComparator	not-sendable	caller	unknown	header
init(key:ascending:comparator:)	comparator	NSSortDescriptor	static	NSComparator	not-sendable	caller	caller	header; thread: convention: called as the descriptor sorts
init(keyTime:block:)	block	SCNAnimationEvent	static	SCNAnimationEventBlock	not-sendable	caller	unknown	header
init(model:completionHandler:)	completionHandler	VNCoreMLRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(name:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(name:deviceInfo:productInstanceID:midiProtocol:destinationCallback:)	destinationCallback	MIDIUMPMutableEndpoint	static	MIDIReceiveBlock	not-sendable	caller	unknown	documentation
init(name:dynamicProvider:)	dynamicProvider	NSColor	static	(NSAppearance) -> NSColor	not-sendable	caller	unknown	documentation
init(name:handler:)	handler	NSAccessibilityCustomAction	static	(() -> Bool)?	not-sendable	caller	main	header; thread: convention: an action of the user's
init(name:image:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(name:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(newPromiseIn:fromExecutor:)	fromExecutor	JSValue	static	((JSValue?, JSValue?) -> Void)!	not-sendable	caller	caller	documentation; thread: convention: called within the call
init(pcmFormat:bufferListNoCopy:deallocator:)	deallocator	AVAudioPCMBuffer	static	((UnsafePointer<AudioBufferList>) -> Void)?	not-sendable	caller	unknown	documentation
init(predicate:anchor:options:resultsHandler:)	resultsHandler	HKWorkoutEffortRelationshipQuery	static	(HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
init(predicate:limit:resultsHandler:)	resultsHandler	HKUserAnnotatedMedicationQuery	static	(HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
init(predicate:resultsHandler:)	resultsHandler	HKActivitySummaryQuery	static	(HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "The queries run on an anonymous background queue."
init(preparationHandler:)	preparationHandler	UICloudSharingController	static	(UICloudSharingController, (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(propertiesOfMetadataItem:valueLoadingHandler:)	valueLoadingHandler	AVMetadataItem	static	(AVMetadataItemValueRequest) -> Void	sendable	nonisolated	unknown	documentation
init(quantityType:predicate:quantityHandler:)	quantityHandler	HKQuantitySeriesSampleQuery	static	(HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(quantityType:quantitySamplePredicate:options:completionHandler:)	completionHandler	HKStatisticsQuery	static	(HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(queryDescriptors:anchor:limit:resultsHandler:)	resultsHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(queryDescriptors:limit:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(queryDescriptors:limit:sortDescriptors:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(queryDescriptors:updateHandler:)	updateHandler	HKObserverQuery	static	(HKObserverQuery, Set<HKSampleType>?, HKObserverQueryCompletionHandler, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "They continue to run on an anonymous background thread and call their results handler when the system, the user, or …"
init(queue:handler:)	handler	CLBackgroundActivitySession	static	(CLBackgroundActivitySessionDiagnostic) -> Void	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(receiverBlock:)	receiverBlock	AVAudioSinkNode	static	AVAudioSinkNodeReceiverBlock	not-sendable	caller	background	documentation; thread: header: "The block will be called on the realtime thread"
init(recordTypes:predicate:resultsHandler:)	resultsHandler	HKVerifiableClinicalRecordQuery	static	(HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
init(recordTypes:sourceTypes:predicate:resultsHandler:)	resultsHandler	HKVerifiableClinicalRecordQuery	static	(HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
init(rectangleObservation:completionHandler:)	completionHandler	VNTrackRectangleRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(renderBlock:)	renderBlock	AVAudioSourceNode	static	AVAudioSourceNodeRenderBlock	not-sendable	caller	any	documentation; thread: header: "The block can be called on realtime or non-realtime threads"
init(requiringAuthorization:fullAccuracyPurposeKey:queue:handler:)	handler	CLServiceSession	static	(CLServiceSessionDiagnostic) -> Void	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(requiringAuthorization:queue:handler:)	handler	CLServiceSession	static	(CLServiceSessionDiagnostic) -> Void	not-sendable	caller	queue	header; thread: convention: the parameter 'queue'
init(route:dataHandler:)	dataHandler	HKWorkoutRouteQuery	static	(HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(route:dateInterval:dataHandler:)	dataHandler	HKWorkoutRouteQuery	static	(HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(sample:quantityHandler:)	quantityHandler	HKQuantitySeriesSampleQuery	static	(HKQuantitySeriesSampleQuery, HKQuantity?, Date?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: convention: as HKSampleQuery
init(sampleType:predicate:limit:sortDescriptors:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(sampleType:predicate:updateHandler:)	updateHandler	HKObserverQuery	static	(HKObserverQuery, HKObserverQueryCompletionHandler, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "They continue to run on an anonymous background thread and call their results handler whenever they detects …"
init(sampleType:samplePredicate:completionHandler:)	completionHandler	HKSourceQuery	static	(HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Queries run on an anonymous background queue."
init(sectionProvider:)	sectionProvider	NSCollectionViewCompositionalLayout	static	NSCollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(sectionProvider:)	sectionProvider	UICollectionViewCompositionalLayout	static	UICollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(sectionProvider:configuration:)	sectionProvider	NSCollectionViewCompositionalLayout	static	NSCollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(sectionProvider:configuration:)	sectionProvider	UICollectionViewCompositionalLayout	static	UICollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(size:flipped:drawingHandler:)	drawingHandler	NSCustomImageRep	static	(CGRect) -> Bool	not-sendable	caller	any	documentation; thread: documentation: "on whatever thread the image itself is drawn on"
init(size:flipped:drawingHandler:)	drawingHandler	NSImage	static	(NSRect) -> Bool	not-sendable	caller	any	documentation; thread: documentation: NSImage.init(size:flipped:drawingHandler:): "AppKit executes it on the same thread on which you draw the image itself, which can be any thread of your app"
init(source:)	source	TKSmartCardATR	static	() -> Int32	not-sendable	caller	unknown	documentation
init(style:title:handler:)	handler	NSTableViewRowAction	static	(NSTableViewRowAction, Int) -> Void	not-sendable	caller	main	documentation; thread: convention: an action of the user's
init(style:title:handler:)	handler	UIContextualAction	static	UIContextualActionHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(style:title:handler:)	handler	UITableViewRowAction	static	(UITableViewRowAction, IndexPath) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(supplementaryClass:elementKind:configurationHandler:)	configurationHandler	UICollectionView.SupplementaryRegistration	static	UICollectionViewSupplementaryRegistrationConfigurationHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(supplementaryNib:elementKind:configurationHandler:)	configurationHandler	UICollectionView.SupplementaryRegistration	static	UICollectionViewSupplementaryRegistrationConfigurationHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(systemType:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(targetedCGImage:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	documentation; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	queue	header; thread: header: VNRequest.initWithCompletionHandler:: "The completion handler gets executed on the same dispatch queue as the request being executed."
init(timeInterval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	queue	documentation; thread: convention: the run loop that the timer is added to
init(title:color:handler:)	handler	CPAlertAction	static	CPAlertActionHandler	not-sendable	caller	main	documentation; thread: convention: a control's action
init(title:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(title:image:alternateImage:handler:)	handler	NSSharingService	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: an action of the user's
init(title:image:identifier:children:viewControllerProvider:)	viewControllerProvider	UITabGroup	static	((UITab) -> UIViewController)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)	handler	UIAction	static	UIActionHandler	not-sendable	caller	main	memory: UIKit's overlay for Swift; thread: convention: of a main-actor class
init(title:image:identifier:handler:)	handler	UIAction	static	UIActionHandler	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UISearchTab	static	((UITab) -> UIViewController)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UITab	static	((UITab) -> UIViewController)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UITabGroup	static	((UITab) -> UIViewController)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
init(title:lowerBound:upperBound:gridlinePositions:valueDescriptionProvider:)	valueDescriptionProvider	AXNumericDataAxisDescriptor	static	(Double) -> String	not-sendable	caller	unknown	header
init(title:style:handler:)	handler	CPAlertAction	static	CPAlertActionHandler	not-sendable	caller	main	documentation; thread: convention: a control's action
init(title:style:handler:)	handler	UIAlertAction	static	((UIAlertAction) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(title:style:handler:)	handler	UIPreviewAction	static	(UIPreviewAction, UIViewController) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(title:style:handler:)	handler	WKAlertAction	static	WKAlertActionHandler	not-sendable	caller	main	documentation; thread: convention: an action of the user's
init(title:textStyle:handler:)	handler	CPTextButton	static	((CPTextButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(titleVariants:image:handler:)	handler	CPGridButton	static	((CPGridButton) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(titleVariants:image:messageConfiguration:handler:)	handler	CPGridButton	static	((CPGridButton) -> Void)?	not-sendable	caller	main	header; thread: convention: a control's action
init(titleVariants:subtitleVariants:image:handler:)	handler	CPDashboardButton	static	((CPDashboardButton) -> Void)?	not-sendable	caller	main	header; thread: convention: a control's action
init(traits:)	traits	UITraitCollection	static	UITraitMutations	not-sendable	caller	caller	header; thread: convention: called within the call
init(type:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	main	documentation; thread: convention: a control's action
init(type:handler:)	handler	CPMessageComposeBarButton	static	CPBarButtonHandler?	not-sendable	caller	main	header; thread: convention: a control's action
init(type:predicate:anchor:limit:completionHandler:)	completionHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, Int, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "The queries run on an anonymous background queue."
init(type:predicate:anchor:limit:resultsHandler:)	resultsHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "The queries run on an anonymous background queue."
init(type:predicate:samplePredicates:completion:)	completion	HKCorrelationQuery	static	(HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "This method runs the query on an anonymous background queue."
init(url:callback:completionHandler:)	completionHandler	ASWebAuthenticationSession	static	ASWebAuthenticationSession.CompletionHandler	not-sendable	caller	unknown	documentation
init(url:callbackURLScheme:completionHandler:)	completionHandler	ASWebAuthenticationSession	static	ASWebAuthenticationSession.CompletionHandler	not-sendable	caller	any	documentation; thread: memory: off the main thread on macOS
init(view:actionHandler:)	actionHandler	UIUpdateLink	static	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(viewControllerProvider:)	viewControllerProvider	UISearchTab	static	((UITab) -> UIViewController)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
init(width:height:pixelFormat:commandBuffer:mtlTextureProvider:)	mtlTextureProvider	CIRenderDestination	static	(() -> MTLTexture)?	not-sendable	caller	unknown	header
init(windowScene:actionHandler:)	actionHandler	UIUpdateLink	static	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
initialResultsHandler	=	HKStatisticsCollectionQuery	instance	((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?	sendable	nonisolated	background	header; thread: documentation: "the query executes the results handler on a background queue"
inputHandler	=	AUAudioUnit	instance	AUInputHandler?	not-sendable	caller	unknown	header
inputStateAvailableHandler	=	GCDevicePhysicalInput	instance	((GCDevicePhysicalInput) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
insert(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the attachment is inserted, the system calls the completion block on a background queue."
insert(_:of:at:completionHandler:)	completionHandler	AVMutableComposition	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
insertAttachment(_:withAlternateFilename:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the attachment is inserted, the system calls the completion block on a background queue."
insertCollaborationItemProvider(_:completionHandler:)	completionHandler	MFMailComposeViewController	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
insertRouteData(_:completion:)	completion	HKWorkoutRouteBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
insertText(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the attachment is inserted, the system calls the completion block on a background queue."
insertTextPlaceholder(size:completionHandler:)	completionHandler	BETextInput	instance	(UITextPlaceholder) -> Void	not-sendable	caller	unknown	documentation
install(completionHandler:)	completionHandler	VZMacOSInstaller	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
installRosetta(completionHandler:)	completionHandler	VZLinuxRosettaDirectoryShare	static	((any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "It will also be invoked on an arbitrary queue."
installTap(onBus:bufferSize:format:block:)	block	AVAudioNode	instance	AVAudioNodeTapBlock	not-sendable	caller	background	documentation; thread: measured: a thread of the audio engine; documentation: "The framework may invoke the tapBlock on a thread other than the main thread."
instantiate(with:options:completionHandler:)	completionHandler	AUAudioUnit	static	(AUAudioUnit?, (any Error)?) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 16; thread: header: "Called in a thread/dispatch queue context internal to the implementation."
instantiate(with:options:completionHandler:)	completionHandler	AVAudioUnit	static	(AVAudioUnit?, (any Error)?) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 16; thread: header: "Called in an arbitrary thread/queue context when instantiation is complete."
instantiateController(with:creator:)	creator	NSStoryboard	instance	NSStoryboardControllerCreator?	not-sendable	caller	caller	header; thread: convention: called within the call
instantiateInitialController(creator:)	creator	NSStoryboard	instance	NSStoryboardControllerCreator?	not-sendable	caller	caller	header; thread: convention: called within the call
instantiateInitialViewController(creator:)	creator	UIStoryboard	instance	UIStoryboardViewControllerCreator?	not-sendable	caller	main	header; thread: convention: of a main-actor class
instantiateViewController(withIdentifier:creator:)	creator	UIStoryboard	instance	UIStoryboardViewControllerCreator?	not-sendable	caller	main	header; thread: convention: of a main-actor class
interactiveDismissShouldBegin	=	UIViewController.Transition.ZoomOptions	instance	((UIZoomTransitionInteractionContext) -> Bool)?	not-sendable	caller	unknown	header
interruptionHandler	=	NSXPCConnection	instance	(() -> Void)?	not-sendable	caller	any	header; thread: documentation: "The handler is invoked on the same queue as reply messages and other handlers"
invalidateAllPersistableContentKeys(forApp:options:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
invalidatePersistableContentKey(_:options:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
invalidationHandler	=	ENManager	instance	DispatchBlock?	sendable	nonisolated	unknown	header
invalidationHandler	=	NSXPCConnection	instance	(() -> Void)?	not-sendable	caller	any	header; thread: documentation: "all outstanding reply blocks, error handling blocks, and invalidation blocks are called on the message handling queue."
inviteHandler	=	GKMatchmaker	instance	((GKInvite, [AnyObject]?) -> Void)?	not-sendable	caller	unknown	header
inviteeResponseHandler	=	GKMatchRequest	instance	((String, GKInviteeResponse) -> Void)?	not-sendable	caller	unknown	header
isAccessibilityElementBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
isEligible(for:completionHandler:)	completionHandler	BEAvailability	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
isPreferredNetworkAvailable(completion:)	completion	THClient	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
issueMatcher	=	XCTExpectedFailureOptions	instance	(XCTIssue) -> Bool	not-sendable	caller	unknown	header
item(for:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
itemSearchBlock	=	UIAccessibilityCustomRotor	instance	UIAccessibilityCustomRotorSearch	not-sendable	caller	main	header; thread: convention: of a main-actor class
itemSeparatorHandler	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListItemSeparatorHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
joinAccessoryHotspot(_:passphrase:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
joinAccessoryHotspotWithoutSecurity(_:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
jpegData(withCompressionQuality:actions:)	actions	UIGraphicsImageRenderer	instance	(UIGraphicsImageRendererContext) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
keyChangedHandler	=	GCKeyboardInput	instance	GCKeyboardValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
keyUpdate(withRequestFlags:keyIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
keyValueObservingExpectation(for:keyPath:handler:)	handler	XCTestCase	instance	XCTKVOExpectation.Handler?	sendable	nonisolated	unknown	documentation
keyWillRotate(for:newKey:loginManager:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
keysSortedByValue(comparator:)	comparator	NSDictionary	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
keysSortedByValue(options:usingComparator:)	usingComparator	NSDictionary	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
launchedTask(withExecutableURL:arguments:error:terminationHandler:)	terminationHandler	Process	static	((Process) -> Void)?	sendable	nonisolated	unknown	header
leadingSwipeActionsConfigurationProvider	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListSwipeActionsConfigurationProvider?	not-sendable	caller	main	header; thread: convention: of a main-actor class
listImageRowHandler	=	CPListImageRowItem	instance	((CPListImageRowItem, Int, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	main	header; thread: convention: of a main-actor class
listTemplate(_:didSelect:completionHandler:)	completionHandler	CPListTemplateDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
listXattrs(of:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	([FSFileName]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
live(with:queue:handler:)	handler	CLLocationUpdater	static	(CLUpdate?) -> Void	not-sendable	caller	queue	header; thread: documentation: "Creates a location updater with the configuration and queue that you specify."
live(withQueue:handler:)	handler	CLLocationUpdater	static	(CLUpdate?) -> Void	not-sendable	caller	queue	header; thread: documentation: "Creates a location updater on the queue you specify."
load(_:completionHandler:)	completionHandler	MLModelStructure	static	(MLModelStructure?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(_:configuration:completionHandler:)	completionHandler	MLComputePlan	static	(MLComputePlan?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(_:configuration:completionHandler:)	completionHandler	MLModel	static	(MLModel?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
load(from:changes:progress:completionHandler:)	completionHandler	CNScript	static	(CNScript?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNAssetInfo	static	(CNAssetInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNAssetSpatialAudioInfo	static	(CNAssetSpatialAudioInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNRenderingSessionAttributes	static	(CNRenderingSessionAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(options:completionHandler:)	completionHandler	SKCloudServiceSetupViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: header: "Block is invoked on the main thread when the load finishes."
load(withID:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	static	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
load(withIdentifier:completionHandler:)	completionHandler	GKGameSession	static	(GKGameSession?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadAchievementDescriptions(completionHandler:)	completionHandler	GKAchievementDescription	static	(([GKAchievementDescription]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadAchievementDescriptions(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	([GKAchievementDescription]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAchievements(completionHandler:)	completionHandler	GKAchievement	static	(([GKAchievement]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadAllFromPreferences(completionHandler:)	completionHandler	NEAppProxyProviderManager	static	([NEAppProxyProviderManager]?, (any Error)?) -> Void	completion-rule	caller	main	header; thread: documentation: "This block will be executed on the caller's main thread after the load operation is complete."
loadAllFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	static	([NEAppPushManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadAllFromPreferences(completionHandler:)	completionHandler	NETransparentProxyManager	static	([NETransparentProxyManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAllFromPreferences(completionHandler:)	completionHandler	NETunnelProviderManager	static	([NETunnelProviderManager]?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "This block will be executed on the caller's main thread after the load operation is complete."
loadAllManagersFromPreferences(completionHandler:)	completionHandler	NERelayManager	static	([NERelayManager], (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadAssociatedTracks(ofType:completionHandler:)	completionHandler	AVAssetTrack	instance	([AVAssetTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadBackgroundContent(completionHandler:)	completionHandler	WKWebExtensionContext	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
loadBroadcastingApplicationInfo(completion:)	completion	NSExtensionContextRPBroadcastExtension	instance	(String, String, NSImage?) -> Void	completion-rule	caller	unknown	header
loadCategories(completionHandler:)	completionHandler	GKLeaderboard	static	(([String]?, [String]?, (any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "When the task is complete, GameKit calls your completion handler on the main thread."
loadChallengableFriends(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadChallengeDefinitions(completionHandler:)	completionHandler	GKChallengeDefinition	static	([GKChallengeDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadChapterMetadataGroups(bestMatchingPreferredLanguages:completionHandler:)	completionHandler	AVAsset	instance	([AVTimedMetadataGroup]?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:completionHandler:)	completionHandler	AVAsset	instance	([AVTimedMetadataGroup]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadContents(of:completionHandler:)	completionHandler	MLModelStructure	static	(MLModelStructure?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadContents(of:configuration:completionHandler:)	completionHandler	MLComputePlan	static	(MLComputePlan?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadContents(of:configuration:completionHandler:)	completionHandler	MLModel	static	(MLModel?, (any Error)?) -> Void	not-sendable	caller	unknown	header
loadData(completion:)	completion	LASecret	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadData(completionHandler:)	completionHandler	GKGameSession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadData(completionHandler:)	completionHandler	GKSavedGame	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadData(withTypeIdentifier:forItemProviderCompletionHandler:)	forItemProviderCompletionHandler	NSItemProviderWriting	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
loadDataRepresentation(forContentType:completionHandler:)	completionHandler	NSItemProviderUTType	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	any	header; thread: header: "The completion handler may be scheduled on an arbitrary queue."
loadDataRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
loadDefaultLeaderboardCategoryID(completionHandler:)	completionHandler	GKLocalPlayer	instance	((String?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadDefaultLeaderboardIdentifier(completionHandler:)	completionHandler	GKLocalPlayer	instance	((String?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadEntries(for:timeScope:completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadEntries(for:timeScope:range:completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadEstimatedDataRate(completionHandler:)	completionHandler	METrackReader	instance	(Float, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFileInfo(completionHandler:)	completionHandler	MEFormatReader	instance	(MEFileInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFileRepresentation(forContentType:openInPlace:completionHandler:)	completionHandler	NSItemProviderUTType	instance	(URL?, Bool, (any Error)?) -> Void	sendable	nonisolated	any	header; thread: header: "The completion handler may be scheduled on an arbitrary queue"
loadFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(URL?, (any Error)?) -> Void	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
loadFileURL(_:completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(VZMacOSRestoreImage?, (any Error)?) -> Void	completion-rule	caller	any	header; thread: header: "The completion handler will be invoked on an arbitrary thread."
loadFriendPlayers(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadFriends(_:)	_	GKLocalPlayer	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFriends(identifiedBy:completionHandler:)	completionHandler	GKLocalPlayer	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFriendsAuthorizationStatus(_:)	_	GKLocalPlayer	instance	(GKFriendsAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFriendsObsoleted(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadFromHTML(with:options:completionHandler:)	completionHandler	NSAttributedStringWebKitAdditions	static	(NSAttributedString?, [NSAttributedStringDocumentAttributeKey: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromHTML(withFileURL:options:completionHandler:)	completionHandler	NSAttributedStringWebKitAdditions	static	(NSAttributedString?, [NSAttributedStringDocumentAttributeKey: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFromPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadFromPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "This block runs on your application’s main thread after the load operation is complete."
loadFromPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "This block runs on your application’s main thread after the load operation is complete."
loadFromPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: header: "A block that will be called on the main thread when the load operation is completed."
loadGameActivityDefinitions(completionHandler:)	completionHandler	GKGameActivityDefinition	static	([GKGameActivityDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadGameActivityDefinitions(withIDs:completionHandler:)	completionHandler	GKGameActivityDefinition	static	([GKGameActivityDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKAchievementDescription	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadImage(completionHandler:)	completionHandler	GKChallengeDefinition	instance	(NSImage?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	(NSImage?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKLeaderboard	instance	((UIImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadImage(completionHandler:)	completionHandler	GKLeaderboardSet	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(URL?, Bool, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
loadItem(forTypeIdentifier:options:completionHandler:)	completionHandler	NSItemProvider	instance	NSItemProvider.CompletionHandler?	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: documentation: "The block may be executed on a background thread."
loadLeaderboardSets(completionHandler:)	completionHandler	GKLeaderboardSet	static	(([GKLeaderboardSet]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadLeaderboards(IDs:completionHandler:)	completionHandler	GKLeaderboard	static	([GKLeaderboard]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadLeaderboards(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	([GKLeaderboard]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadLeaderboards(completionHandler:)	completionHandler	GKLeaderboard	static	(([GKLeaderboard]?, (any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "When the task is complete, GameKit calls your completion handler on the main thread."
loadLeaderboards(completionHandler:)	completionHandler	GKLeaderboardSet	instance	(([GKLeaderboard]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadLeaderboards(handler:)	handler	GKLeaderboardSet	instance	([GKLeaderboard]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
loadMatchData(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadMatches(completionHandler:)	completionHandler	GKTurnBasedMatch	static	(([GKTurnBasedMatch]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadMediaSelectionGroup(for:completionHandler:)	completionHandler	AVAsset	instance	(AVMediaSelectionGroup?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadMetadata(completionHandler:)	completionHandler	MEFormatReader	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadMetadata(completionHandler:)	completionHandler	METrackReader	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadMetadata(for:completionHandler:)	completionHandler	AVAsset	instance	([AVMetadataItem]?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadMetadata(for:completionHandler:)	completionHandler	AVAssetTrack	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadObject(ofClass:completionHandler:)	completionHandler	NSItemProvider	instance	((NSItemProviderReading)?, (any Error)?) -> Void	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
loadObjects(ofClass:completion:)	completion	UIDropSession	instance	([any NSItemProviderReading]) -> Void	not-sendable	caller	main	documentation; thread: documentation: "The completion handler is called on the main queue."
loadPersistentStores(completionHandler:)	completionHandler	NSPersistentContainer	instance	(NSPersistentStoreDescription, (any Error)?) -> Void	not-sendable	caller	caller	documentation; thread: documentation: "Once the loading of the persistent stores has completed, this block will be executed on the calling thread."
loadPhoto(for:withCompletionHandler:)	withCompletionHandler	GKPlayer	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadPlaybackConfigurationOptions(completionHandler:)	completionHandler	AVAssetPlaybackAssistant	instance	([AVAssetPlaybackConfigurationOption]) -> Void	sendable	nonisolated	unknown	header; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadPlayers(forIdentifiers:withCompletionHandler:)	withCompletionHandler	GKPlayer	static	(([GKPlayer]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
loadPostDecodeProcessingMetadata(completionHandler:)	completionHandler	MESampleCursor	instance	([String: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadPreviewImage(options:completionHandler:)	completionHandler	NSItemProvider	instance	(((NSSecureCoding)?, (any Error)?) -> Void)?	sendable	nonisolated	background	header; closure: header of Xcode 16; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
loadPreviousOccurrence(completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboard?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadProduct(withParameters:completionBlock:)	completionBlock	SKStoreProductViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "The completion block is called on the main thread and receives the following parameters:"
loadProduct(withParameters:impression:completionBlock:)	completionBlock	SKStoreProductViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
loadReceivedChallenges(completionHandler:)	completionHandler	GKChallenge	static	(([GKChallenge]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadRecentPlayers(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
loadResource(resource:options:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	(FSVolume?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadSampleBufferContainingSamples(to:completionHandler:)	completionHandler	MESampleCursor	instance	(UnsafeMutableRawPointer?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadSamplePresentationTime(forTrackTime:completionHandler:)	completionHandler	AVAssetTrack	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadScores(completionHandler:)	completionHandler	GKLeaderboard	instance	(([GKScore]?, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "When the task completes, GameKit calls your completion handler on the main thread."
loadSegment(forTrackTime:completionHandler:)	completionHandler	AVAssetTrack	instance	(AVAssetTrackSegment?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadSessions(inContainer:completionHandler:)	completionHandler	GKGameSession	static	([GKGameSession]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTile(at:result:)	result	MKTileOverlay	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
loadTopShelfContent(completionHandler:)	completionHandler	TVTopShelfContentProvider	instance	((any TVTopShelfContent)?) -> Void	completion-rule	caller	unknown	documentation
loadTotalSampleDataLength(completionHandler:)	completionHandler	METrackReader	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTrack(withTrackID:completionHandler:)	completionHandler	AVAsset	instance	(AVAssetTrack?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadTrack(withTrackID:completionHandler:)	completionHandler	AVComposition	instance	(AVCompositionTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTrack(withTrackID:completionHandler:)	completionHandler	AVFragmentedAsset	instance	(AVFragmentedAssetTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVFragmentedMovie	instance	(AVFragmentedMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMovie	instance	(AVMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMutableComposition	instance	(AVMutableCompositionTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMutableMovie	instance	(AVMutableMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrackInfo(completionHandler:)	completionHandler	METrackReader	instance	(METrackInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTrackReaders(completionHandler:)	completionHandler	MEFormatReader	instance	([METrackReader]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTracks(with:completionHandler:)	completionHandler	AVFragmentedAsset	instance	([AVFragmentedAssetTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVFragmentedMovie	instance	([AVFragmentedMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMovie	instance	([AVMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMutableComposition	instance	([AVMutableCompositionTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMutableMovie	instance	([AVMutableMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(withMediaCharacteristic:completionHandler:)	completionHandler	AVAsset	instance	(AVAssetTrack?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadTracks(withMediaCharacteristic:completionHandler:)	completionHandler	AVComposition	instance	(AVCompositionTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadTracks(withMediaType:completionHandler:)	completionHandler	AVAsset	instance	([AVAssetTrack]?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
loadTracks(withMediaType:completionHandler:)	completionHandler	AVComposition	instance	([AVCompositionTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadURL(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
loadUneditedDuration(completionHandler:)	completionHandler	METrackReader	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVAsynchronousKeyValueLoading	instance	(() -> Void)?	sendable	nonisolated	background	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"; thread: documentation: "The system calls the closure on a background queue"
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVMetadataItem	instance	(() -> Void)?	sendable	nonisolated	background	header; closure: header: "(void (^ NS_SWIFT_SENDABLE)"; thread: documentation: "The system calls the closure on a background queue"
loadVideoPerformanceMetrics(completionHandler:)	completionHandler	AVSampleBufferVideoRenderer	instance	(AVVideoPerformanceMetrics?) -> Void	sendable	nonisolated	unknown	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
lock(completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
lock(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
lockAFI(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
lockBlock(requestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
lockDFSID(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
lockDSFID(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
longLivedOperationWasPersistedBlock	=	CKOperation	instance	(() -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
lookUpContentRuleList(forIdentifier:completionHandler:)	completionHandler	WKContentRuleListStore	instance	((WKContentRuleList?, (any Error)?) -> Void)!	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
lookupItem(name:in:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
lookupItem(named:inDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
mIDIOutputEventBlock	=	AUAudioUnit	instance	AUMIDIOutputEventBlock?	not-sendable	caller	unknown	header
makeDataReady(completionHandler:)	completionHandler	AVSampleBufferGeneratorBatch	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
makeSecureTokenForExpirationDate(ofPersistableContentKey:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:completionHandler:)	completionHandler	AVContentKeyRequest	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
manageUsers(completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
managedObjectHandler	=	NSBatchInsertRequest	instance	((NSManagedObject) -> Bool)?	not-sendable	caller	unknown	header
mapTemplate(_:didRequestToInsert:into:completion:)	completion	CPMapTemplateDelegate	instance	(CPTravelEstimates) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
match(for:completionHandler:)	completionHandler	GKMatchmaker	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
matchmakerViewController(_:getMatchPropertiesForRecipient:withCompletionHandler:)	withCompletionHandler	GKMatchmakerViewControllerDelegate	instance	([String : Any]) -> Void	not-sendable	caller	unknown	documentation
materializedItemsDidChange(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	documentation
messageHandler	=	WKWebExtension.MessagePort	instance	((Any?, (any Error)?) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
metadataProvider	=	UIActivityItemsConfiguration	instance	((UIActivityItemsConfigurationMetadataKey) -> Any?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
modeChangeHandler	=	PGDisplayDescriptor	instance	PGDisplayModeChangeHandler?	not-sendable	caller	unknown	header
modelDescription(completionHandler:)	completionHandler	MLModelAsset	instance	(MLModelDescription?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
modelDescription(ofFunctionNamed:completionHandler:)	completionHandler	MLModelAsset	instance	(MLModelDescription?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
modifyItem(_:baseVersion:changedFields:contents:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
modifyPixelData(_:)	_	SKMutableTexture	instance	(UnsafeMutableRawPointer?, Int) -> Void	completion-rule	caller	any	documentation; thread: documentation: "Your block is called on an arbitrary queue."
modifyRecordZonesCompletionBlock	=	CKModifyRecordZonesOperation	instance	(([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
modifyRecordsCompletionBlock	=	CKModifyRecordsOperation	instance	(([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to monitor progress of the operation execute serially on an internal queue that the …"
modifySubscriptionsCompletionBlock	=	CKModifySubscriptionsOperation	instance	(([CKSubscription]?, [CKSubscriptionID]?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
modifyingTraits(_:)	_	UITraitCollection	instance	UITraitMutations	not-sendable	caller	caller	header; thread: convention: called within the call
mount(options:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
mouseMovedHandler	=	GCMouseInput	instance	GCMouseMoved?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
move(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
move(to:completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
moveSelection(atBoundary:in:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	documentation
musicalContextBlock	=	AUAudioUnit	instance	AUHostMusicalContextBlock?	not-sendable	caller	unknown	header
nearbyConnectionData(forPeer:withCompletionHandler:)	withCompletionHandler	MCSession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
networkProcess(interruptionHandler:completion:)	completion	BENetworkingProcess	static	(BENetworkingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
networkProcess(interruptionHandler:completion:)	interruptionHandler	BENetworkingProcess	static	() -> Void	completion-rule	caller	unknown	header
networkProcess(withBundleID:interruptionHandler:completion:)	completion	BENetworkingProcess	static	(BENetworkingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
networkProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BENetworkingProcess	static	() -> Void	completion-rule	caller	unknown	header
newBinaryFunction(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTL4NewBinaryFunctionCompletionHandler	sendable	nonisolated	unknown	header
newBuffer(withBytesNoCopy:length:options:deallocator:)	deallocator	MTLDevice	instance	((UnsafeMutableRawPointer, Int) -> Void)?	sendable	nonisolated	unknown	header
newComputePipelineState(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewComputePipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newComputePipelineState(with:completionHandler:)	completionHandler	MTLDevice	instance	((MTLComputePipelineState)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newComputePipelineState(with:dynamicLinkingDescriptor:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewComputePipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newComputePipelineState(with:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newDynamicLibrary(_:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewDynamicLibraryCompletionHandler	not-sendable	caller	unknown	header
newDynamicLibrary(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewDynamicLibraryCompletionHandler	not-sendable	caller	unknown	header
newFrameEventHandler	=	PGDisplayDescriptor	instance	PGDisplayNewFrameEventHandler?	not-sendable	caller	unknown	header
newFunction(with:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newFunction(withName:constantValues:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newIntersectionFunction(with:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newLibrary(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewLibraryCompletionHandler	sendable	nonisolated	unknown	header
newLibrary(withSource:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLLibrary)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newLibrary(withStitchedDescriptor:completionHandler:)	completionHandler	MTLDevice	instance	((MTLLibrary)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newMachineLearningPipelineState(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTL4NewMachineLearningPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newRenderPipelineState(with:dynamicLinkingDescriptor:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newRenderPipelineState(withMeshDescriptor:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newRenderPipelineState(withTileDescriptor:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header; closure: header of Xcode 16
newRenderPipelineStateBySpecialization(with:pipeline:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newTexture(URL:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTexture(cgImage:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTexture(data:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTexture(name:scaleFactor:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTexture(name:scaleFactor:displayGamut:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTexture(texture:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.Callback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTextures(URLs:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.ArrayCallback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTextures(names:scaleFactor:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.ArrayCallback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
newTextures(names:scaleFactor:displayGamut:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	MTKTextureLoader.ArrayCallback	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
notify(_:atValue:block:)	block	MTLSharedEvent	instance	MTLSharedEventNotificationBlock	sendable	nonisolated	unknown	header
notifyOfDataReady(forSampleBuffer:completionHandler:)	completionHandler	AVSampleBufferGenerator	static	(Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header: "(void (^ NS_SWIFT_SENDABLE)"
notifyUser(hapticType:repeatHandler:)	repeatHandler	WKExtendedRuntimeSession	instance	((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)?	not-sendable	caller	unknown	documentation
notifyWhenInteractionChanges(_:)	_	UIViewControllerTransitionCoordinator	instance	(any UIViewControllerTransitionCoordinatorContext) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
notifyWhenInteractionEnds(_:)	_	UIViewControllerTransitionCoordinator	instance	(any UIViewControllerTransitionCoordinatorContext) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
notifyWhenPlayersFinished(finishedHandler:)	finishedHandler	CHHapticEngine	instance	CHHapticEngineFinishedHandler	not-sendable	caller	unknown	documentation
open(_:completionHandler:)	completionHandler	NSExtensionContext	instance	((Bool) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
open(_:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	background	documentation; closure: header of Xcode 16; thread: header: "The completion handler is called on a concurrent queue"
open(_:options:completionHandler:)	completionHandler	UIApplication	instance	((Bool) -> Void)?	not-sendable	main-actor	main	documentation; thread: documentation: "This block is executed asynchronously on your app’s main thread."
open(_:options:completionHandler:)	completionHandler	UIScene	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "This block is executed asynchronously on your app’s main thread."
open(_:withApplicationAt:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	background	documentation; closure: header of Xcode 16; thread: documentation: "AppKit executes the completion handler on a concurrent queue."
open(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	caller	documentation; thread: documentation: "the system executes the completion-handler block on the same dispatch queue as the system used to invoke the method"
open(withLocalEndpoint:completionHandler:)	completionHandler	NEAppProxyFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
open(withLocalFlowEndpoint:completionHandler:)	completionHandler	NEAppProxyFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
openApplication(at:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	background	documentation; closure: header of Xcode 16; thread: header: "The completion handler is called on a concurrent queue"
openCredentialProviderAppSettings(completionHandler:)	completionHandler	ASSettingsHelper	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
openDocument(completionHandler:)	completionHandler	UIDocumentViewController	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
openDocument(withContentsOf:display:completionHandler:)	completionHandler	NSDocumentController	instance	(NSDocument?, Bool, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
openInMaps(launchOptions:completionHandler:)	completionHandler	MKMapItem	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
openItem(_:modes:replyHandler:)	replyHandler	FSVolumeOpenCloseOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
openMaps(with:launchOptions:completionHandler:)	completionHandler	MKMapItem	static	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
openSettings(completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
openTab(with:makeActiveIfPossible:completionHandler:)	completionHandler	SFSafariWindow	instance	((SFSafariTab?) -> Void)?	completion-rule	caller	unknown	documentation
openVerificationCodeAppSettings(completionHandler:)	completionHandler	ASSettingsHelper	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
openWindow(with:completionHandler:)	completionHandler	SFSafariApplication	static	((SFSafariWindow?) -> Void)?	completion-rule	caller	unknown	documentation
optionsMenuProvider	=	UIFindInteraction	instance	(([UIMenuElement]) -> UIMenu?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
orientationConstraint(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNQuaternion) -> SCNQuaternion	not-sendable	caller	unknown	header
outputProvider	=	AUAudioUnit	instance	AURenderPullInputBlock?	not-sendable	caller	unknown	header
packetHandler	=	NEFilterPacketProvider	instance	NEFilterPacketHandler?	not-sendable	caller	unknown	header
paletteMenu(with:titles:selectionHandler:)	selectionHandler	NSMenu	static	((NSMenu) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
paletteMenu(with:titles:templateImage:selectionHandler:)	selectionHandler	NSMenu	static	((NSMenu) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
parseAdditionalFragments(completionHandler:)	completionHandler	MEFormatReader	instance	(MEFormatReaderParseAdditionalFragmentsStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
participantQuitInTurn(with:nextParticipant:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
participantQuitInTurn(with:nextParticipants:turnTimeout:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
participantQuitOutOfTurn(with:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
passEntries(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	([PKIssuerProvisioningExtensionPassEntry]) -> Void	completion-rule	caller	unknown	documentation
pause(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
pauseAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
pauseAllMediaPlayback(completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
pauseSyncForUbiquitousItem(at:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
pausingHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	any	header; thread: documentation: "You can invoke the cancellation handler on any queue."
paymentAuthorizationController(_:didAuthorizePayment:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
paymentAuthorizationController(_:didAuthorizePayment:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationResult) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationController(_:didChangeCouponCode:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestCouponCodeUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationController(_:didRequestMerchantSessionUpdate:)	didRequestMerchantSessionUpdate	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestMerchantSessionUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationController(_:didSelectPaymentMethod:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	([PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	documentation
paymentAuthorizationController(_:didSelectPaymentMethod:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestPaymentMethodUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationController(_:didSelectShippingContact:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	documentation
paymentAuthorizationController(_:didSelectShippingContact:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestShippingContactUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationController(_:didSelectShippingMethod:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	documentation
paymentAuthorizationController(_:didSelectShippingMethod:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestShippingMethodUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didAuthorizePayment:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didAuthorizePayment:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationResult) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didChangeCouponCode:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestCouponCodeUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)	didRequestMerchantSessionUpdate	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestMerchantSessionUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelect:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelect:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelect:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	([PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelect:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestPaymentMethodUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelect:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestShippingMethodUpdate) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelectShippingContact:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	documentation
paymentAuthorizationViewController(_:didSelectShippingContact:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestShippingContactUpdate) -> Void	not-sendable	caller	unknown	documentation
pdfData(actions:)	actions	UIGraphicsPDFRenderer	instance	(UIGraphicsPDFRendererContext) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
pendingItemsDidChange(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	documentation
perItemMetadataProvider	=	UIActivityItemsConfiguration	instance	((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
perRecordCompletionBlock	=	CKFetchRecordsOperation	instance	((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to process the fetched records execute serially on an internal queue that the fetch …"
perRecordCompletionBlock	=	CKModifyRecordsOperation	instance	((CKRecord, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to monitor progress of the operation execute serially on an internal queue that the …"
perRecordDeleteBlock	=	CKModifyRecordsOperation	instance	((CKRecord.ID, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to monitor progress of the operation execute serially on an internal queue that the …"
perRecordProgressBlock	=	CKFetchRecordsOperation	instance	((CKRecord.ID, Double) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to process the fetched records execute serially on an internal queue that the fetch …"
perRecordProgressBlock	=	CKModifyRecordsOperation	instance	((CKRecord, Double) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to monitor progress of the operation execute serially on an internal queue that the …"
perRecordSaveBlock	=	CKModifyRecordsOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The handlers you assign to monitor progress of the operation execute serially on an internal queue that the …"
perRecordZoneCompletionBlock	=	CKFetchRecordZonesOperation	instance	((CKRecordZone.ID, CKRecordZone?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perRecordZoneDeleteBlock	=	CKModifyRecordZonesOperation	instance	((CKRecordZone.ID, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perRecordZoneSaveBlock	=	CKModifyRecordZonesOperation	instance	((CKRecordZone.ID, CKRecordZone?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perShareAccessRequestCompletionBlock	=	CKShareRequestAccessOperation	instance	((URL, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perShareCompletionBlock	=	CKAcceptSharesOperation	instance	((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
perShareMetadataBlock	=	CKFetchShareMetadataOperation	instance	((URL, CKShare.Metadata?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
perShareParticipantCompletionBlock	=	CKFetchShareParticipantsOperation	instance	((CKUserIdentity.LookupInfo, CKShare.Participant?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
perSubscriptionCompletionBlock	=	CKFetchSubscriptionsOperation	instance	((CKSubscriptionID, CKSubscription?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perSubscriptionDeleteBlock	=	CKModifySubscriptionsOperation	instance	((CKSubscriptionID, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perSubscriptionSaveBlock	=	CKModifySubscriptionsOperation	instance	((CKSubscriptionID, CKSubscription?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
perform(_:)	_	NSManagedObjectContext	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "Asynchronously performs the specified closure on the context’s queue."
perform(_:)	_	NSPersistentStoreCoordinator	instance	() -> Void	sendable	nonisolated	unknown	documentation
perform(_:)	_	RunLoop	instance	() -> Void	sendable	nonisolated	queue	header; thread: convention: the receiver
perform(_:inZoneWith:completionHandler:)	completionHandler	CKDatabase	instance	([CKRecord]?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
perform(_:on:options:animations:completion:)	animations	UIView	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
perform(_:on:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
perform(handler:)	handler	SLRequest	instance	SLRequestHandler?	not-sendable	caller	any	documentation; thread: documentation: "This handler is not guaranteed to be called on any particular thread and should not be nil."
perform(inModes:block:)	block	RunLoop	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: convention: the receiver
perform(queueTransaction:completionHandler:)	completionHandler	MPMusicPlayerApplicationController	instance	(MPMusicPlayerControllerQueue, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
perform(queueTransaction:completionHandler:)	queueTransaction	MPMusicPlayerApplicationController	instance	(MPMusicPlayerControllerMutableQueue) -> Void	completion-rule	caller	unknown	documentation
performAccessorySetup(using:completionHandler:)	completionHandler	HMAccessorySetupManager	instance	(HMAccessorySetupResult?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
performAction(identifier:onItemsWithIdentifiers:completionHandler:)	completionHandler	NSFileProviderCustomAction	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
performActivity(options:reason:using:)	using	ProcessInfo	instance	() -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
performActivity(withSynchronousWaiting:using:)	using	NSDocument	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
performAsynchronousFileAccess(_:)	_	NSDocument	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
performAsynchronousFileAccess(_:)	_	UIDocument	instance	() -> Void	not-sendable	caller	background	documentation; thread: documentation: "A block that’s invoked as the task to execute on the background queue."
performBackgroundTask(_:)	_	NSPersistentContainer	instance	(NSManagedObjectContext) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "Executes a closure on a private queue using an ephemeral managed object context."
performBatchUpdates(_:completion:)	_	UICollectionView	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
performBatchUpdates(_:completion:)	_	UITableView	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
performBatchUpdates(_:completionHandler:)	_	NSCollectionView	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
performChanges(_:completionHandler:)	_	PHPhotoLibrary	instance	DispatchBlock	not-sendable	caller	any	memory: a main-actor-isolated block traps (issue 34870 of mozilla-mobile/firefox-ios); thread: memory: an arbitrary serial queue
performChanges(_:completionHandler:)	completionHandler	PHPhotoLibrary	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	any	documentation; thread: memory: an arbitrary serial queue
performChangesAndWait(_:error:)	_	PHPhotoLibrary	instance	DispatchBlock	not-sendable	caller	any	convention: performChanges(_:completionHandler:)
performExpiringActivity(withReason:using:)	using	ProcessInfo	instance	(Bool) -> Void	sendable	nonisolated	background	header; thread: documentation: "This method queues block for asynchronous execution on a concurrent queue."
persistUpdatedShare(_:in:completion:)	completion	NSPersistentCloudKitContainer	instance	((CKShare?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	AVPictureInPictureControllerDelegate	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
pictureInPictureController(_:skipByInterval:completion:)	completion	AVPictureInPictureSampleBufferPlaybackDelegate	instance	() -> Void	completion-rule	caller	unknown	documentation
platformCredentials(forRelyingParty:completionHandler:)	completionHandler	ASAuthorizationWebBrowserPublicKeyCredentialManager	instance	([ASAuthorizationWebBrowserPlatformPublicKeyCredential]) -> Void	completion-rule	caller	unknown	header
play(_:)	_	AVMIDIPlayer	instance	AVMIDIPlayerCompletionHandler?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
playableContentManager(_:initializePlaybackQueueWithCompletionHandler:)	initializePlaybackQueueWithCompletionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
playableContentManager(_:initializePlaybackQueueWithContentItems:completionHandler:)	completionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
playableContentManager(_:initiatePlaybackOfContentItemAt:completionHandler:)	completionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
playbackCoordinator(_:didIssue:completionHandler:)	completionHandler	AVPlaybackCoordinatorPlaybackControlDelegate	instance	() -> Void	completion-rule	caller	unknown	documentation
player(_:wantsToPlay:completionHandler:)	completionHandler	GKGameActivityListener	instance	(Bool) -> Void	completion-rule	caller	unknown	header
playerStateUpdateHandler	=	GKVoiceChat	instance	(String, GKVoiceChatPlayerState) -> Void	not-sendable	caller	unknown	header
playerView(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)	restoreUserInterfaceForFullScreenExitWithCompletionHandler	AVPlayerViewDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	documentation
playerView(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	AVPlayerViewPictureInPictureDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	documentation
playerVoiceChatStateDidChangeHandler	=	GKVoiceChat	instance	(GKPlayer, GKVoiceChatPlayerState) -> Void	not-sendable	caller	unknown	header
pngData(actions:)	actions	UIGraphicsImageRenderer	instance	(UIGraphicsImageRendererContext) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
pointerStyleProvider	=	UIButton	instance	UIButtonPointerStyleProvider?	not-sendable	caller	main	header; thread: convention: of a main-actor class
polling(systemCode:requestCode:timeSlot:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Data, Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
pop(to:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
popTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
popToRootTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
position	=	UICellAccessoryCustomView	instance	UICellAccessoryPosition?	not-sendable	caller	main	header; thread: convention: of a main-actor class
positionConstraint(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNVector3) -> SCNVector3	not-sendable	caller	unknown	header
positionDidChangeHandler	=	GCSwitchPositionInput	instance	((GCPhysicalInputElement, GCSwitchPositionInput, Int) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
preAuthorizeDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	ENErrorHandler	completion-rule	caller	unknown	documentation
preallocateSpace(for:at:length:flags:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
preallocateSpace(for:at:length:flags:replyHandler:)	replyHandler	FSVolumePreallocateOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
prediction(fromFeatures:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
prediction(fromFeatures:options:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
prediction(fromFeatures:using:options:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
preferredUnits(for:completion:)	completion	HKHealthStore	instance	([HKQuantityType : HKUnit], (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "As soon as it finishes looking up the preferred units, it calls the completion block on an anonymous background queue."
preload(_:withCompletionHandler:)	withCompletionHandler	SKTexture	static	() -> Void	completion-rule	caller	unknown	documentation
preload(completionHandler:)	completionHandler	SKTexture	instance	() -> Void	completion-rule	caller	unknown	documentation
preload(completionHandler:)	completionHandler	SKTextureAtlas	instance	() -> Void	completion-rule	caller	unknown	documentation
preloadTextureAtlases(_:withCompletionHandler:)	withCompletionHandler	SKTextureAtlas	static	() -> Void	completion-rule	caller	unknown	documentation
preloadTextureAtlasesNamed(_:withCompletionHandler:)	withCompletionHandler	SKTextureAtlas	static	((any Error)?, [SKTextureAtlas]) -> Void	completion-rule	caller	unknown	documentation
prepare(_:completionHandler:)	completionHandler	SCNSceneRenderer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
prepare(completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventPrepareHandlerReason) -> Void)?	completion-rule	caller	unknown	documentation
prepareCustomLanguageModel(for:clientIdentifier:configuration:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
prepareCustomLanguageModel(for:configuration:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareCustomLanguageModel(for:configuration:ignoresCache:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareForDisplay(completionHandler:)	completionHandler	UIImage	instance	(UIImage?) -> Void	completion-rule	caller	background	documentation; thread: header: "The completion handler will be invoked on a private queue."
prepareForReadingItems(at:options:writingItemsAt:options:error:byAccessor:)	byAccessor	NSFileCoordinator	instance	(UnsafeMutableRawPointer) -> Void	sendable	nonisolated	unknown	header
prepareLivePhotoForPlayback(withTargetSize:options:completionHandler:)	completionHandler	PHLivePhotoEditingContext	instance	(PHLivePhoto?, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "A block that Photos calls on the main queue after processing is complete."
preparePreviewOfFile(at:completionHandler:)	completionHandler	QLPreviewingController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
preparePreviewOfSearchableItem(identifier:queryString:completionHandler:)	completionHandler	QLPreviewingController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
prepareThumbnail(of:completionHandler:)	completionHandler	UIImage	instance	(UIImage?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "The handler executes on a background thread."
prepareToCaptureStillImageBracket(from:withSettingsArray:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(Bool, (any Error)?) -> Void	not-sendable	caller	any	header; thread: header: "You should not assume that the completion handler will be called on a specific thread."
prepareToPlay(completionHandler:)	completionHandler	MPMusicPlayerController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
preroll(atRate:completionHandler:)	completionHandler	AVPlayer	instance	((Bool) -> Void)?	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
present(_:animated:completion:)	completion	UIViewController	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerController.CompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(completion:)	completion	PKPaymentAuthorizationController	instance	((Bool) -> Void)?	completion-rule	caller	unknown	documentation
present(completionHandler:)	completionHandler	AVCaptureDeskViewApplication	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
present(from:animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(from:animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(from:in:animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(from:in:animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
present(with:completionHandler:)	completionHandler	AVCaptureDeskViewApplication	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
presentAudioRecorderController(withOutputURL:preset:options:completion:)	completion	WKInterfaceController	instance	(Bool, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
presentAuthorizationViewController(completion:)	completion	ASAuthorizationProviderExtensionAuthorizationRequest	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
presentMediaPlayerController(with:options:completion:)	completion	WKInterfaceController	instance	(Bool, TimeInterval, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
presentProfilePreferencePanel(currentSettings:availableProfiles:completion:)	completion	TVUserManager	instance	([TVUserIdentifier : TVAppProfileDescriptor]) -> Void	completion-rule	caller	any	documentation; thread: header: "The completion block is executed on an arbitrary dispatch queue / thread."
presentRegistrationViewController(completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
presentSheet(in:dismissHandler:)	dismissHandler	SFCertificatePresentation	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: a panel
presentTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
presentTextInputController(withSuggestions:allowedInputMode:completion:)	completion	WKInterfaceController	instance	([Any]?) -> Void	not-sendable	caller	main	documentation; thread: documentation: "When the user accepts a value or cancels input, the text input controller dismisses itself and then executes the …"
presentTextInputControllerWithSuggestions(forLanguage:allowedInputMode:completion:)	forLanguage	WKInterfaceController	instance	((String) -> [Any]?)?	not-sendable	caller	main	documentation; thread: documentation: "When the user accepts a value or cancels input, the text input controller dismisses itself and then executes the …"
pressedChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
pressedDidChangeHandler	=	GCPressedStateInput	instance	((GCPhysicalInputElement, GCPressedStateInput, Bool) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
previewImageHandler	=	NSItemProvider	instance	NSItemProviderLoadHandler?	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
previewParametersProvider	=	UICollectionViewDropPlaceholder	instance	((UICollectionViewCell) -> UIDragPreviewParameters?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
previewParametersProvider	=	UITableViewDropPlaceholder	instance	((UITableViewCell) -> UIDragPreviewParameters?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
previewProvider	=	UIActivityItemsConfiguration	instance	((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
previewProvider	=	UIDragItem	instance	(() -> UIDragPreview?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
primaryActionClicked(forMessageContext:completionHandler:)	completionHandler	MEMessageSecurityHandler	instance	(MEExtensionViewController?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
print(to:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
probeResource(resource:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	(FSProbeResult?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
process(parameters:completionHandler:)	completionHandler	VTFrameProcessor	instance	(any VTFrameProcessorParameters, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
process(with:frameOutputHandler:)	frameOutputHandler	VTFrameProcessor	instance	(VTFrameProcessorParameters, CMTime, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
processFrame(fromImageBuffer:completionHandler:)	completionHandler	MERAWProcessor	instance	(CVPixelBuffer?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
profileChangedBlock	=	AUAudioUnit	instance	AUMIDICIProfileChangedBlock?	not-sendable	caller	unknown	header
profileChangedCallback	=	MIDICISession	instance	MIDICIProfileChangedBlock?	not-sendable	caller	unknown	header
profilePictureForUser(using:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(Data) -> Void	completion-rule	caller	unknown	header
profileSpecificDataHandler	=	MIDICISession	instance	MIDICIProfileSpecificDataBlock?	not-sendable	caller	unknown	header
progressHandler	=	NSWritingToolsCoordinatorAnimationParameters	instance	((Float) -> Void)?	not-sendable	caller	unknown	header
progressHandler	=	PHAssetResourceRequestOptions	instance	PHAssetResourceProgressHandler?	not-sendable	caller	unknown	header
progressHandler	=	PHContentEditingInputRequestOptions	instance	((Double, UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
progressHandler	=	PHImageRequestOptions	instance	PHAssetImageProgressHandler?	not-sendable	caller	unknown	header
progressHandler	=	PHLivePhotoRequestOptions	instance	PHAssetImageProgressHandler?	not-sendable	caller	unknown	header
progressHandler	=	PHVideoRequestOptions	instance	PHAssetVideoProgressHandler?	not-sendable	caller	unknown	header
progressHandler	=	UIWritingToolsCoordinatorAnimationParameters	instance	((Float) -> Void)?	not-sendable	caller	unknown	header
progressHandler	=	VNRequestProgressProviding	instance	VNRequestProgressHandler	not-sendable	caller	unknown	header
provideIdentity(for:completionHandler:)	completionHandler	NWTCPConnectionAuthenticationDelegate	instance	(SecIdentity, [Any]) -> Void	not-sendable	caller	unknown	documentation
providePlaceholder(at:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
providePreview(for:completionHandler:)	completionHandler	QLPreviewingController	instance	(QLPreviewReply?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
provideThumbnail(for:_:)	_	QLThumbnailProvider	instance	(QLThumbnailReply?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
ptpEventHandler	=	ICCameraDevice	instance	(Data) -> Void	not-sendable	caller	unknown	header
purgeObjectsAndRecordsInZone(with:in:completion:)	completion	NSPersistentCloudKitContainer	instance	((CKRecordZoneID?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
pushRegistry(_:didReceiveIncomingPushWith:for:completion:)	completion	PKPushRegistryDelegate	instance	() -> Void	completion-rule	caller	queue	documentation; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)	withCompletionHandler	PKPushRegistryDelegate	instance	() -> Void	completion-rule	caller	queue	header; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
pushTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
queryActivity(completionHandler:)	completionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
queryActivityStarting(from:to:to:withHandler:)	withHandler	CMMotionActivityManager	instance	CMMotionActivityQueryHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute the specified handler block."
queryAutoSignInToken(completionHandler:)	completionHandler	VSUserAccountManager	instance	(VSAutoSignInToken?, (any Error)?) -> Void	completion-rule	caller	unknown	header
queryCompletionBlock	=	CKQueryOperation	instance	((CKQueryOperation.Cursor?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
queryDyskineticSymptom(from:to:withHandler:)	withHandler	CMMovementDisorderManager	instance	CMDyskineticSymptomResultHandler	not-sendable	caller	background	documentation; thread: documentation: "After the manager retrieves the queried results, it calls your handler block from an anonymous background queue."
queryNDEFStatus(completionHandler:)	completionHandler	NFCNDEFTag	instance	(NFCNDEFStatus, Int, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCNDEFReaderSession."
queryPedometerData(from:to:withHandler:)	withHandler	CMPedometer	instance	CMPedometerHandler	not-sendable	caller	background	documentation; thread: documentation: "This block is called once on the same serial dispatch queue used to process continuous updates."
queryPlayerGroupActivity(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
queryQueueActivity(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
queryStepCountStarting(from:to:to:withHandler:)	withHandler	CMStepCounter	instance	CMStepQueryHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute the specified handler block."
queryTremor(from:to:withHandler:)	withHandler	CMMovementDisorderManager	instance	CMTremorResultHandler	not-sendable	caller	background	documentation; thread: documentation: "After the manager retrieves the queried results, it calls your handler block from an anonymous background queue."
queryUserAccounts(options:completion:)	completion	VSUserAccountManager	instance	([VSUserAccount]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
raiseInterrupt	=	PGDeviceDescriptor	instance	PGRaiseInterrupt?	not-sendable	caller	unknown	header
read(from:at:length:into:replyHandler:)	replyHandler	FSVolumeReadWriteOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
read(into:startingAt:length:completionHandler:)	completionHandler	FSBlockDeviceResource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
read(length:from:completionHandler:)	completionHandler	MEByteSource	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
readBuffer(withRequestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
readData(completionHandler:)	completionHandler	NEAppProxyTCPFlow	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
readData(ofLength:fromOffset:toDestination:completionHandler:)	completionHandler	MEByteSource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
readData(ofMinLength:maxLength:timeout:completionHandler:)	completionHandler	URLSessionStreamTask	instance	(Data?, Bool, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "This handler is executed on the delegate queue."
readDatagrams(completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	([Data]?, [NEEndpoint]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
readDatagramsAndFlowEndpoints(completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	([Data]?, NWEndpointArray?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readLength(_:completionHandler:)	completionHandler	NETCPConnection	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readMinimumLength(_:maximumLength:completionHandler:)	completionHandler	NETCPConnection	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readMultipleBlock(readConfiguration:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
readMultipleBlocks(requestFlags:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
readNDEF(completionHandler:)	completionHandler	NFCNDEFTag	instance	(NFCNDEFMessage?, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCNDEFReaderSession."
readPacketObjects(completionHandler:)	completionHandler	NEPacketTunnelFlow	instance	([NEPacket]) -> Void	completion-rule	caller	any	documentation; thread: memory: a queue of NetworkExtension
readPackets(completionHandler:)	completionHandler	NEPacketTunnelFlow	instance	([Data], [NSNumber]) -> Void	completion-rule	caller	any	documentation; thread: memory: a queue of NetworkExtension
readSingleBlock(requestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue that you provided when creating the NFCTagReaderSession …"
readSymbolicLink(_:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
readValue(completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
readWithoutEncryption(serviceCodeList:blockList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, [Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
readabilityHandler	=	FileHandle	instance	((FileHandle) -> Void)?	sendable	nonisolated	any	header; thread: memory: a private queue
rebuild(completionHandler:)	completionHandler	MPSAccelerationStructure	instance	(MPSAccelerationStructure?) -> Void	completion-rule	caller	unknown	header
recalibrateEstimates(sampleType:date:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
receiveMessage(completionHandler:)	completionHandler	URLSessionWebSocketTask	instance	(URLSessionWebSocketTask.Message?, (any Error)?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: convention: the session's delegate queue
receivePromisedFiles(atDestination:options:operationQueue:reader:)	reader	NSFilePromiseReceiver	instance	(URL, (any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: convention: the parameter 'operationQueue'
recipientResponseHandler	=	GKMatchRequest	instance	((GKPlayer, GKInviteRecipientResponse) -> Void)?	not-sendable	caller	unknown	header
reclaimItem(_:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
recognitionTask(with:resultHandler:)	resultHandler	SFSpeechRecognizer	instance	(SFSpeechRecognitionResult?, (any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: documentation: SFSpeechRecognizer.queue: "The default value of this property is the app's main queue."
reconnect(completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
recordChangedBlock	=	CKFetchRecordChangesOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	background	header; thread: header: "The blocks you assign to process the fetched records execute serially on an internal queue that the operation manages."
recordChangedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordFetchedBlock	=	CKQueryOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
recordMatchedBlock	=	CKQueryOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
recordWasChangedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordWithIDWasDeletedBlock	=	CKFetchRecordChangesOperation	instance	((CKRecord.ID) -> Void)?	not-sendable	caller	background	header; thread: header: "The blocks you assign to process the fetched records execute serially on an internal queue that the operation manages."
recordWithIDWasDeletedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord.ID, CKRecordType) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneChangeTokensUpdatedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneFetchCompletionBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneWithIDChangedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneWithIDWasDeletedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recordZoneWithIDWasPurgedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
recoverActiveWorkoutSession(completion:)	completion	HKHealthStore	instance	(HKWorkoutSession?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
recycle(_:completionHandler:)	completionHandler	NSWorkspace	instance	(([URL: URL], (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
register(_:forItemWithIdentifier:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
register(forTaskWithIdentifier:using:launchHandler:)	launchHandler	BGTaskScheduler	instance	(BGTask) -> Void	not-sendable	caller	queue	documentation; thread: documentation: "Pass nil to use a default background queue."
register(options:queue:handler:)	handler	NEHotspotHelper	static	NEHotspotHelperHandler	not-sendable	caller	queue	documentation; thread: convention: the parameter 'queue'
registerArcadeAppWithRandom(fromLib:randomFromLibLength:resultHandler:)	resultHandler	SKArcadeService	static	(Data?, UInt32, Data?, UInt32, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
registerCKShare(with:allowedSharingOptions:preparationHandler:)	preparationHandler	NSItemProviderCKSharingSupport	instance	CKSharePreparationHandler	not-sendable	caller	unknown	header
registerCloudKitShare(preparationHandler:)	preparationHandler	NSItemProviderNSCloudKitSharing	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
registerDataRepresentation(forContentType:visibility:loadHandler:)	loadHandler	NSItemProviderUTType	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
registerFileRepresentation(forContentType:visibility:openInPlace:loadHandler:)	loadHandler	NSItemProviderUTType	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	((URL?, Bool, (any Error)?) -> Void) -> Progress?	sendable	nonisolated	background	documentation; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
registerItem(forTypeIdentifier:loadHandler:)	loadHandler	NSItemProvider	instance	NSItemProviderLoadHandler	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
registerObject(ofClass:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	background	header; thread: documentation: "The system uses an internal queue when calling the completion blocks for the NSItemProvider class."
registerUndo(withTarget:handler:)	handler	UndoManager	instance	(Any) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
reimportItems(below:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
relateWorkoutEffortSample(_:with:activity:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
releaseKnownFolders(_:localizedReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
relinquishPresentedItem(toReader:)	toReader	NSDocument	instance	((() -> Void)?) -> Void	sendable	nonisolated	main	documentation; thread: convention: of a main-actor class
relinquishPresentedItem(toReader:)	toReader	NSFilePresenter	instance	((() -> Void)?) -> Void	sendable	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
relinquishPresentedItem(toWriter:)	toWriter	NSDocument	instance	((() -> Void)?) -> Void	sendable	nonisolated	main	documentation; thread: convention: of a main-actor class
relinquishPresentedItem(toWriter:)	toWriter	NSFilePresenter	instance	((() -> Void)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
reload(fromOrigin:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
reloadContentBlocker(withIdentifier:completionHandler:)	completionHandler	MEExtensionManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
reloadContentBlocker(withIdentifier:completionHandler:)	completionHandler	SFContentBlockerManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
reloadExtension(withIdentifier:completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
reloadVisibleMessages(completionHandler:)	completionHandler	MEExtensionManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
rematch(completionHandler:)	completionHandler	GKMatch	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
rematch(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
remoteObjectProxyWithErrorHandler(_:)	_	NSXPCConnection	instance	(any Error) -> Void	not-sendable	caller	any	header; thread: memory: the queue of the connection
remoteObjectProxyWithErrorHandler(_:)	_	NSXPCProxyCreating	instance	(any Error) -> Void	sendable	nonisolated	unknown	documentation
remotePassEntries(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	([PKIssuerProvisioningExtensionPassEntry]) -> Void	completion-rule	caller	unknown	documentation
remove(_:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
remove(_:mode:completionHandler:)	completionHandler	NSFileProviderManager	static	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
remove(_:willInsertText:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	documentation
remove(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
remove(forIdentifier:completionHandler:)	completionHandler	WKWebsiteDataStore	static	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
remove(withIdentifier:completionHandler:)	completionHandler	GKGameSession	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAccessory(_:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAccount(_:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
removeAction(_:completionHandler:)	completionHandler	HMActionSet	instance	HMErrorBlock	completion-rule	caller	unknown	documentation
removeActionSet(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeActionSet(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAllCredentialIdentities(completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeAllDomains(completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAllRights(completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeAttachment(_:from:completion:)	completion	HKAttachmentStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeContentRuleList(forIdentifier:completionHandler:)	completionHandler	WKContentRuleListStore	instance	(((any Error)?) -> Void)!	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
removeCredentialIdentities(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
removeData(ofTypes:for:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	() -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
removeData(ofTypes:from:completionHandler:)	completionHandler	WKWebExtensionController	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
removeData(ofTypes:modifiedSince:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	() -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
removeEvent(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeFromPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeFromPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "If specified, this block runs on your application’s main thread after your configuration is removed."
removeFromPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "If specified, this block runs on your application’s main thread after your configuration is removed."
removeFromPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: header: "A block that will be called on the main thread when the remove operation is completed."
removeHome(_:completionHandler:)	completionHandler	HMHomeManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeItem(_:named:fromDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeRenderer(_:at:completionHandler:)	completionHandler	AVSampleBufferRenderSynchronizer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
removeRight(_:completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeRight(forIdentifier:completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeRoom(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeRoom(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeService(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeServiceGroup(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeSymbolEffect(ofType:options:animated:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
removeTrigger(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeUser(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
removeZone(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
renameAccessory(_:options:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
renameDocument(at:proposedName:completionHandler:)	completionHandler	UIDocumentBrowserViewController	instance	(URL?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
renameItem(_:inDirectory:named:to:inDirectory:overItem:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
renameItem(withIdentifier:toName:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
renderBlock	=	PHASEPullStreamNode	instance	PHASEPullStreamRenderBlock	not-sendable	caller	unknown	header
renderingAttributesValidator	=	NSTextLayoutManager	instance	((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?	not-sendable	caller	unknown	header
renderingProcess(interruptionHandler:completion:)	completion	BERenderingProcess	static	(BERenderingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
renderingProcess(interruptionHandler:completion:)	interruptionHandler	BERenderingProcess	static	() -> Void	completion-rule	caller	unknown	header
renderingProcess(withBundleID:interruptionHandler:completion:)	completion	BERenderingProcess	static	(BERenderingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
renderingProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BERenderingProcess	static	() -> Void	completion-rule	caller	unknown	header
renewCredentials(for:completion:)	completion	ACAccountStore	instance	((ACAccountCredentialRenewResult, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
reopenDocument(for:withContentsOf:display:completionHandler:)	completionHandler	NSDocumentController	instance	(NSDocument?, Bool, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
reparentItem(withIdentifier:toParentItemWithIdentifier:newName:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
replaceCredentialIdentities(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
replaceCredentialIdentities(withIdentities:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
replaceText(_:withText:options:completionHandler:)	completionHandler	BETextInput	instance	([UITextSelectionRect]) -> Void	not-sendable	caller	unknown	documentation
reply(withLocalizableMessageKey:arguments:data:completionHandler:)	completionHandler	GKTurnBasedExchange	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
report(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
report(_:withCompletionHandler:)	withCompletionHandler	GKScore	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
report(_:withEligibleChallenges:withCompletionHandler:)	withCompletionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
report(_:withEligibleChallenges:withCompletionHandler:)	withCompletionHandler	GKScore	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
report(completionHandler:)	completionHandler	GKAchievement	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
report(completionHandler:)	completionHandler	GKScore	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
reportNewIncomingCall(with:update:completion:)	completion	CXProvider	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: "Completion block will be called on delegate queue, if specified, otherwise on a private serial queue."
reportNewIncomingVoIPPushPayload(_:completion:)	completion	CXProvider	static	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "CallKit executes the block on a private serial queue."
request(_:completion:)	completion	CXCallController	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: "Completion block is performed on the queue supplied to designated initializer."
request(completionHandler:)	completionHandler	AUAudioUnit_ViewController	instance	(AUViewControllerBase?) -> Void	completion-rule	caller	any	header; thread: header: "This method will later call the completion handler, in a thread/dispatch queue context internal to the …"
request(with:completion:)	completion	CLMonitor	static	(CLMonitor) -> Void	completion-rule	caller	queue	header; closure: header of Xcode 16; thread: documentation: "When an event occurs, the framework calls the block you pass in on the specified queue and delivers an instance of …"
request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)	resultHandler	PHLivePhoto	static	(PHLivePhoto?, [AnyHashable : Any]) -> Void	not-sendable	caller	main	documentation; thread: header: "Subsequent invocations of the result handler will occur on the main queue."
requestAVAsset(forVideo:options:resultHandler:)	resultHandler	PHImageManager	instance	(AVAsset?, AVAudioMix?, [AnyHashable : Any]?) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
requestAccess(completionHandler:)	completionHandler	AVExternalStorageDevice	static	(Bool) -> Void	completion-rule	caller	any	documentation; thread: header: "The completion handler is called on an arbitrary dispatch queue."
requestAccess(completionHandler:)	completionHandler	EPDeveloperTool	instance	(Bool) -> Void	completion-rule	caller	unknown	documentation
requestAccess(for:completionHandler:)	completionHandler	AVCaptureDevice	static	(Bool) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 14; thread: header: "The completion handler is called on an arbitrary dispatch queue."
requestAccess(for:completionHandler:)	completionHandler	CNContactStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: header: "The completion handler is called on an arbitrary queue."
requestAccess(to:completion:)	completion	EKEventStore	instance	EKEventStoreRequestAccessCompletionHandler	completion-rule	caller	any	documentation; thread: documentation: "When the user taps to grant or deny access, the completion handler will be called on an arbitrary queue."
requestAccessToAccounts(with:options:completion:)	completion	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	any	documentation; thread: documentation: "The handler is called on an arbitrary queue."
requestAccessToAccounts(with:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	any	header; thread: documentation: "The handler is called on an arbitrary queue."
requestApplicationPermission(_:completionHandler:)	completionHandler	CKContainer	instance	(CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 16; thread: documentation: "the system calls your completion handler on an arbitary queue"
requestAssets(completionHandler:)	completionHandler	NLContextualEmbedding	instance	(NLContextualEmbedding.AssetsResult, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestAssets(for:tagScheme:completionHandler:)	completionHandler	NLTagger	static	(NLTagger.AssetsResult, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestAuthorization(_:)	_	MPMediaLibrary	static	(MPMediaLibraryAuthorizationStatus) -> Void	completion-rule	caller	any	documentation; thread: memory: an arbitrary queue
requestAuthorization(_:)	_	PHPhotoLibrary	static	(PHAuthorizationStatus) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary serial queue
requestAuthorization(_:)	_	SFSpeechRecognizer	static	(SFSpeechRecognizerAuthorizationStatus) -> Void	not-sendable	caller	any	documentation; thread: header: "The system does not guarantee the execution of this block on your app's main dispatch queue."
requestAuthorization(_:)	_	SKCloudServiceController	static	(SKCloudServiceAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
requestAuthorization(completionHandler:)	completionHandler	INFocusStatusCenter	instance	((INFocusStatusAuthorizationStatus) -> Void)?	completion-rule	caller	unknown	documentation
requestAuthorization(completionHandler:)	completionHandler	SACrashDetectionManager	instance	(SAAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestAuthorization(for:completion:)	completion	PKPassLibrary	instance	(PKPassLibraryAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestAuthorization(for:handler:)	handler	PHPhotoLibrary	static	(PHAuthorizationStatus) -> Void	sendable	nonisolated	any	documentation; thread: memory: an arbitrary serial queue
requestAuthorization(handler:)	handler	CMFallDetectionManager	instance	(CMAuthorizationStatus) -> Void	not-sendable	caller	unknown	documentation
requestAuthorization(options:completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: documentation: "This block may execute on a background thread."
requestAuthorization(sensors:completion:)	completion	SRSensorReader	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestAuthorization(to:completionHandler:)	completionHandler	NSWorkspace	instance	(NSWorkspace.Authorization?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
requestAuthorization(toShare:read:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The request is performed asynchronously and its completion will be executed on an arbitrary background queue after …"
requestAuthorizationForPublicKeyCredentials(_:)	_	ASAuthorizationWebBrowserPublicKeyCredentialManager	instance	(ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState) -> Void	completion-rule	caller	unknown	documentation
requestAutoLaunchAuthorizationStatus(completion:)	completion	WKExtendedRuntimeSession	static	(WKExtendedRuntimeSessionAutoLaunchAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestAutomaticPassPresentationSuppression(responseHandler:)	responseHandler	PKPassLibrary	static	(PKAutomaticPassPresentationSuppressionResult) -> Void	not-sendable	caller	any	documentation; thread: documentation: "the system calls the response handler on an arbitrary queue"
requestCandidates(forSelectedRange:in:types:options:inSpellDocumentWithTag:completionHandler:)	completionHandler	NSSpellChecker	instance	((Int, [NSTextCheckingResult]) -> Void)?	not-sendable	caller	unknown	documentation
requestCapabilities(completionHandler:)	completionHandler	SKCloudServiceController	instance	(SKCloudServiceCapability, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestChecking(of:range:types:options:inSpellDocumentWithTag:completionHandler:)	completionHandler	NSSpellChecker	instance	((Int, [NSTextCheckingResult], NSOrthography, Int) -> Void)?	not-sendable	caller	unknown	documentation
requestCloseSession(options:completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestContentAuthorizationAsynchronously(withTimeoutInterval:completionHandler:)	completionHandler	AVPlayerItem	instance	() -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
requestContentEditingInput(with:completionHandler:)	completionHandler	PHAsset	instance	(PHContentEditingInput?, [AnyHashable : Any]) -> Void	not-sendable	caller	main	documentation; thread: documentation: "In iOS 10.0, tvOS 10.0, and later, Photos always calls this block on the main queue."
requestContentsAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
requestControlAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
requestData(for:options:dataReceivedHandler:completionHandler:)	completionHandler	PHAssetResourceManager	instance	((any Error)?) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary serial queue
requestData(for:options:dataReceivedHandler:completionHandler:)	dataReceivedHandler	PHAssetResourceManager	instance	(Data) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary serial queue
requestDeleteFiles(_:deleteFailed:completion:)	completion	ICCameraDevice	instance	([ICDeleteResult : [ICCameraItem]], (any Error)?) -> Void	not-sendable	caller	unknown	documentation
requestDeleteFiles(_:deleteFailed:completion:)	deleteFailed	ICCameraDevice	instance	([ICDeleteError : ICCameraItem]) -> Void	not-sendable	caller	unknown	documentation
requestDiagnosticCollection(for:errorReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestDocument(_:completion:)	completion	PKIdentityAuthorizationController	instance	(PKIdentityDocument?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestDocumentContext(_:completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	documentation
requestDownload(options:completion:)	completion	ICCameraFile	instance	(String?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
requestDownloadForItem(with:requestedRange:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestEject(completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	caller	documentation; thread: documentation: "Execution of the completion block occurs on the calling thread."
requestExport(for:token:completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	(BEExportOptions?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestExportSession(forVideo:options:exportPreset:resultHandler:)	resultHandler	PHImageManager	instance	(AVAssetExportSession?, [AnyHashable : Any]?) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
requestFingerprint(completion:)	completion	ICCameraFile	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestFullAccessToEvents(completion:)	completion	EKEventStore	instance	EKEventStoreRequestAccessCompletionHandler	completion-rule	caller	any	documentation; thread: documentation: "When they grant or deny access, EventKit calls the completion handler on an arbitrary queue."
requestFullAccessToReminders(completion:)	completion	EKEventStore	instance	EKEventStoreRequestAccessCompletionHandler	completion-rule	caller	any	documentation; thread: documentation: "When they grant or deny access, EventKit calls the completion handler on an arbitrary queue."
requestGeometryUpdate(_:errorHandler:)	errorHandler	UIWindowScene	instance	((any Error) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)	completionHandler	CLLocationManager	instance	([CLLocation], (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
requestImage(for:targetSize:contentMode:options:resultHandler:)	resultHandler	PHImageManager	instance	(NSImage?, [AnyHashable : Any]?) -> Void	not-sendable	caller	main	documentation; thread: convention: as requestImageDataAndOrientation
requestImageDataAndOrientation(for:options:resultHandler:)	resultHandler	PHImageManager	instance	(Data?, String?, CGImagePropertyOrientation, [AnyHashable : Any]?) -> Void	not-sendable	caller	main	documentation; thread: header: "either synchronously on the current thread or asynchronously on the main thread"
requestImport(for:completionHandler:)	completionHandler	BEBrowserDataImportManager	instance	(BEImportOptions?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)	resultHandler	PHImageManager	instance	(PHLivePhoto?, [AnyHashable : Any]?) -> Void	not-sendable	caller	unknown	documentation
requestMediaDataWhenReady(on:using:)	using	AVAssetWriterInput	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "The queue on which the system invokes the callback."
requestMediaDataWhenReady(on:using:)	using	AVQueuedSampleBufferRendering	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: convention: the parameter 'on'
requestMediaDataWhenReady(on:using:)	using	AVSampleBufferDisplayLayer	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: convention: the parameter 'on'
requestMediaPlaybackState(_:)	_	WKWebView	instance	(WKMediaPlaybackState) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
requestMediaPlaybackState(completionHandler:)	completionHandler	WKWebView	instance	(WKMediaPlaybackState) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
requestMetadataDictionary(options:completion:)	completion	ICCameraFile	instance	([AnyHashable : Any]?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestMicrophoneInjectionPermission(completionHandler:)	completionHandler	AVAudioApplication	static	(AVAudioApplication.MicrophoneInjectionPermission) -> Void	completion-rule	caller	any	documentation; closure: header, without an annotation; thread: header: "Note that the block may be called in a different thread context."
requestModification(of:forItemWithIdentifier:options:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestOpenSession(options:completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestPerObjectReadAuthorization(for:predicate:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The request is performed asynchronously, and its completion will be executed on an arbitrary background queue after …"
requestPersonalVoiceAuthorization(completionHandler:)	completionHandler	AVSpeechSynthesizer	static	(AVSpeechSynthesisPersonalVoiceAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
requestPersonalizationToken(forClientToken:withCompletionHandler:)	withCompletionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestPlayerItem(forVideo:options:resultHandler:)	resultHandler	PHImageManager	instance	(AVPlayerItem?, [AnyHashable : Any]?) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
requestPreAuthorizedDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	ENErrorHandler	completion-rule	caller	unknown	documentation
requestPreferredArrowDirectionForEditMenu(completionHandler:)	completionHandler	BETextInput	instance	(UIEditMenuArrowDirection) -> Void	not-sendable	caller	unknown	documentation
requestReadData(atOffset:length:completion:)	completion	ICCameraFile	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestRecordPermission(_:)	_	AVAudioSession	instance	(Bool) -> Void	not-sendable	caller	any	documentation; thread: header: "Note that the block may be called in a different thread context."
requestRecordPermission(completionHandler:)	completionHandler	AVAudioApplication	static	(Bool) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 16; thread: header: "Note that the block may be called in a different thread context."
requestResponse(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
requestSceneSessionActivation(_:userActivity:options:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestSceneSessionDestruction(_:options:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestSecurityScopedURL(completion:)	completion	ICCameraFile	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestSendPTPCommand(_:outData:completion:)	completion	ICCameraDevice	instance	(Data, Data, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestService(nodeCodeList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
requestServiceV2(nodeCodeList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, NFCFeliCaEncryptionId, [Data], [Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
requestSharingOfWindow(_:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestSharingOfWindow(usingPreview:title:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestSiriAuthorization(_:)	_	INPreferences	static	(INSiriAuthorizationStatus) -> Void	not-sendable	caller	any	documentation; thread: memory: a queue of the framework
requestSpecificationVersion(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, Data, Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
requestStorefrontCountryCode(completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestStorefrontIdentifier(completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestSupplementaryLexicon(completion:)	completion	UIInputViewController	instance	(UILexicon) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
requestSystemCode(completionHandler:)	completionHandler	NFCFeliCaTag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)	completion	CLLocationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
requestTextContextForAutocorrection(completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	documentation
requestTextRects(for:withCompletionHandler:)	withCompletionHandler	BETextInput	instance	([UITextSelectionRect]) -> Void	not-sendable	caller	unknown	documentation
requestThumbnailData(options:completion:)	completion	ICCameraFile	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestToTurnOnCredentialProviderExtension(completionHandler:)	completionHandler	ASSettingsHelper	static	(Bool) -> Void	completion-rule	caller	unknown	header
requestTrackingAuthorization(completionHandler:)	completionHandler	ATTrackingManager	static	(ATTrackingManager.AuthorizationStatus) -> Void	completion-rule	caller	any	documentation; thread: memory: an arbitrary queue
requestTransaction(with:completion:)	completion	CXCallController	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: "Completion block is performed on the queue supplied to designated initializer."
requestUserToken(forDeveloperToken:completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
requestWriteOnlyAccessToEvents(completion:)	completion	EKEventStore	instance	EKEventStoreRequestAccessCompletionHandler	completion-rule	caller	any	documentation; thread: documentation: "When they grant or deny access, EventKit calls the completion handler on an arbitrary queue."
reset(completionHandler:)	completionHandler	URLSession	instance	() -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "This handler is executed on the delegate queue."
resetAchievements(completionHandler:)	completionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
resetContentsAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
resetControlAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	documentation
resetHandler	=	CHHapticEngine	instance	CHHapticEngineResetHandler	not-sendable	caller	any	header; thread: memory: a thread of the engine
resetMode(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
resetToReady(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
resolveAccountNickname(for:with:)	with	INSearchForAccountsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAccountType(for:with:)	with	INSearchForAccountsIntentHandling	instance	(INAccountTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAffinityType(for:with:)	with	INUpdateMediaAffinityIntentHandling	instance	(INMediaAffinityTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAirCirculationMode(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INCarAirCirculationModeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAlbumName(for:with:)	with	INSearchForPhotosIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAlbumName(for:with:)	with	INStartPhotoPlaybackIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAttribute(for:with:)	with	INSetMessageAttributeIntentHandling	instance	(INMessageAttributeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAttributes(for:with:)	with	INSearchForMessagesIntentHandling	instance	(INMessageAttributeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveAudioSource(for:with:)	with	INSetAudioSourceInCarIntentHandling	instance	(INCarAudioSourceResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveBillPayee(for:with:)	with	INPayBillIntentHandling	instance	(INBillPayeeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveBillPayee(for:with:)	with	INSearchForBillsIntentHandling	instance	(INBillPayeeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveBillType(for:with:)	with	INPayBillIntentHandling	instance	(INBillTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveBillType(for:with:)	with	INSearchForBillsIntentHandling	instance	(INBillTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveBookingDateComponents(for:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INDateComponentsResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCallCapability(for:with:)	with	INStartCallIntentHandling	instance	(INStartCallCallCapabilityResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCallRecordToCallBack(for:with:)	with	INStartCallIntentHandling	instance	(INCallRecordResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCallType(for:with:)	with	INSearchCallHistoryIntentHandling	instance	(INCallRecordTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCallTypes(for:with:)	with	INSearchCallHistoryIntentHandling	instance	(INCallRecordTypeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(for:with:)	with	INActivateCarSignalIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(for:with:)	with	INSetDefrosterSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(for:with:)	with	INSetProfileInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCarName(forGetCarLockStatus:withCompletion:)	withCompletion	INGetCarLockStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forGetCarPowerLevelStatus:withCompletion:)	withCompletion	INGetCarPowerLevelStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forSetCarLockStatus:withCompletion:)	withCompletion	INSetCarLockStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveChannel(for:with:)	with	INSetRadioStationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveClimateZone(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INCarSeatResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveConflictingSavedGames(_:with:completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKSavedGame]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
resolveContacts(for:with:)	with	INStartAudioCallIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveContacts(for:with:)	with	INStartCallIntentHandling	instance	([INStartCallContactResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveContacts(for:with:)	with	INStartVideoCallIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveContent(for:with:)	with	INAppendToNoteIntentHandling	instance	(INNoteContentResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveContent(for:with:)	with	INSendMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveContent(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INNoteContentResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveContentForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCurrencyAmount(for:with:)	with	INRequestPaymentIntentHandling	instance	(INCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCurrencyAmount(for:with:)	with	INRequestPaymentIntentHandling	instance	(INRequestPaymentCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCurrencyAmount(for:with:)	with	INSendPaymentIntentHandling	instance	(INCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveCurrencyAmount(for:with:)	with	INSendPaymentIntentHandling	instance	(INSendPaymentCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDateCreated(for:with:)	with	INSearchCallHistoryIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDateCreated(for:with:)	with	INSearchForPhotosIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDateCreated(for:with:)	with	INStartPhotoPlaybackIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDateSearchTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INDateSearchTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateTimeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateTimeRange(for:with:)	with	INSearchForMessagesIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDefaultProfile(forSetProfileInCar:with:)	with	INSetProfileInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDefroster(for:with:)	with	INSetDefrosterSettingsInCarIntentHandling	instance	(INCarDefrosterResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDestinationType(for:with:)	with	INStartAudioCallIntentHandling	instance	(INCallDestinationTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDestinationType(for:with:)	with	INStartCallIntentHandling	instance	(INCallDestinationTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDropOffLocation(for:with:)	with	INListRideOptionsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDropOffLocation(for:with:)	with	INRequestRideIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDueDate(for:with:)	with	INPayBillIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveDueDateRange(for:with:)	with	INSearchForBillsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEditedContent(for:with:)	with	INEditMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnable(for:with:)	with	INSetDefrosterSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableAirConditioner(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableAutoMode(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableClimateControl(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableCooling(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableFan(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableHeating(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveEnableMassage(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveFanSpeedIndex(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveFanSpeedPercentage(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveFrequency(for:with:)	with	INSetRadioStationIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveFromAccount(for:with:)	with	INPayBillIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveFromAccount(for:with:)	with	INTransferMoneyIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveGoalValue(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupName(for:with:)	with	INCreateTaskListIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveGroupName(for:with:)	with	INSendMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveGroupName(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupNames(for:with:)	with	INSearchForMessagesIntentHandling	instance	([INStringResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveGuest(for:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INRestaurantGuestResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveGuestProvidedSpecialRequestText(for:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveIsOpenEnded(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveItemTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INNotebookItemTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLevel(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveLocationCreated(for:with:)	with	INSearchForPhotosIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveLocationCreated(for:with:)	with	INStartPhotoPlaybackIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveLocationForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocationSearchTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INLocationSearchTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocked(forSetCarLockStatus:withCompletion:)	withCompletion	INSetCarLockStatusIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveMediaDestination(for:with:)	with	INAddMediaIntentHandling	instance	(INAddMediaMediaDestinationResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveMediaItems(for:with:)	with	INAddMediaIntentHandling	instance	([INAddMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveMediaItems(for:with:)	with	INPlayMediaIntentHandling	instance	([INPlayMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveMediaItems(for:with:)	with	INSearchForMediaIntentHandling	instance	([INSearchForMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveMediaItems(for:with:)	with	INUpdateMediaAffinityIntentHandling	instance	([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveNextTriggerTime(forSnoozeTasks:withCompletion:)	withCompletion	INSnoozeTasksIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveNote(for:with:)	with	INRequestPaymentIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveNote(for:with:)	with	INSendPaymentIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveOrganizationName(for:with:)	with	INSearchForAccountsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveOutgoingMessageType(for:with:)	with	INSendMessageIntentHandling	instance	(INOutgoingMessageTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePartySize(for:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePartySize(for:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePartySize(for:with:)	with	INRequestRideIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePayee(for:with:)	with	INSendPaymentIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePayee(for:with:)	with	INSendPaymentIntentHandling	instance	(INSendPaymentPayeeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePayer(for:with:)	with	INRequestPaymentIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePayer(for:with:)	with	INRequestPaymentIntentHandling	instance	(INRequestPaymentPayerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePaymentDateRange(for:with:)	with	INSearchForBillsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePeopleInPhoto(for:with:)	with	INSearchForPhotosIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolvePeopleInPhoto(for:with:)	with	INStartPhotoPlaybackIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolvePickupLocation(for:with:)	with	INListRideOptionsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePickupLocation(for:with:)	with	INRequestRideIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePlayShuffled(for:with:)	with	INPlayMediaIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePlaybackQueueLocation(for:with:)	with	INPlayMediaIntentHandling	instance	(INPlaybackQueueLocationResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePlaybackRepeatMode(for:with:)	with	INPlayMediaIntentHandling	instance	(INPlaybackRepeatModeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePlaybackSpeed(for:with:)	with	INPlayMediaIntentHandling	instance	(INPlayMediaPlaybackSpeedResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePreferredBookingDateComponents(for:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INDateComponentsResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePresetNumber(for:with:)	with	INSetRadioStationIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolvePriority(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePriority(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveProfileName(for:with:)	with	INSaveProfileInCarIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveProfileName(for:with:)	with	INSetProfileInCarIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveProfileNumber(for:with:)	with	INSaveProfileInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveProfileNumber(for:with:)	with	INSetProfileInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRadioType(for:with:)	with	INSetRadioStationIntentHandling	instance	(INRadioTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRecipient(for:with:)	with	INSearchCallHistoryIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRecipients(for:with:)	with	INSearchForMessagesIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveRecipients(for:with:)	with	INSendMessageIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveRecipients(for:with:)	with	INSendMessageIntentHandling	instance	([INSendMessageRecipientResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveRelativeAudioSourceReference(for:with:)	with	INSetAudioSourceInCarIntentHandling	instance	(INRelativeReferenceResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRelativeFanSpeedSetting(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRelativeLevelSetting(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRelativeTemperatureSetting(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRequestedBalanceType(for:with:)	with	INSearchForAccountsIntentHandling	instance	(INBalanceTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRestaurant(for:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRestaurant(for:completion:)	completion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRestaurant(for:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRestaurant(for:completion:)	completion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveResumePlayback(for:with:)	with	INPlayMediaIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveRideOptionName(for:with:)	with	INRequestRideIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveScheduledPickupTime(for:with:)	with	INRequestRideIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveSearchTerms(for:with:)	with	INSearchForPhotosIntentHandling	instance	([INStringResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveSeat(for:with:)	with	INSetSeatSettingsInCarIntentHandling	instance	(INCarSeatResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveSenders(for:with:)	with	INSearchForMessagesIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveSignals(for:with:)	with	INActivateCarSignalIntentHandling	instance	(INCarSignalOptionsResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveSpatialEventTrigger(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INSpatialEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpatialEventTrigger(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INSpatialEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpeakableGroupName(for:with:)	with	INSendMessageIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveSpeakableGroupNames(for:with:)	with	INSearchForMessagesIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveStationName(for:with:)	with	INSetRadioStationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveStatus(for:with:)	with	INSearchForBillsIntentHandling	instance	(INPaymentStatusResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveStatus(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskStatusResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveStatusForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTaskStatusResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetNote(for:with:)	with	INAppendToNoteIntentHandling	instance	(INNoteResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTargetTask(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetTaskList(forAddTasks:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksTargetTaskListResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetTaskList(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTaskListResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskList(for:with:)	with	INDeleteTasksIntentHandling	instance	(INDeleteTasksTaskListResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTaskPriorityForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskTitle(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskTitles(for:with:)	with	INCreateTaskListIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveTaskTitles(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTasks(for:with:)	with	INDeleteTasksIntentHandling	instance	([INDeleteTasksTaskResolutionResult]) -> Void	completion-rule	caller	unknown	documentation
resolveTasks(forSnoozeTasks:withCompletion:)	withCompletion	INSnoozeTasksIntentHandling	instance	([INSnoozeTasksTaskResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTemperature(for:with:)	with	INSetClimateSettingsInCarIntentHandling	instance	(INTemperatureResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTemporalEventTrigger(forAddTasks:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forSetTaskAttribute:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTriggerTypesForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTemporalEventTriggerTypeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTitle(for:with:)	with	INCreateTaskListIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTitle(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTitleForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveToAccount(for:with:)	with	INTransferMoneyIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionAmount(for:with:)	with	INPayBillIntentHandling	instance	(INPaymentAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionAmount(for:with:)	with	INTransferMoneyIntentHandling	instance	(INPaymentAmountResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionNote(for:with:)	with	INPayBillIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionNote(for:with:)	with	INTransferMoneyIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionScheduledDate(for:with:)	with	INPayBillIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveTransactionScheduledDate(for:with:)	with	INTransferMoneyIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveUnseen(for:with:)	with	INSearchCallHistoryIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveVisualCodeType(for:with:)	with	INGetVisualCodeIntentHandling	instance	(INVisualCodeTypeResolutionResult) -> Void	completion-rule	caller	unknown	documentation
resolveWorkoutGoalUnitType(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INWorkoutGoalUnitTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutLocationType(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INWorkoutLocationTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forCancelWorkout:withCompletion:)	withCompletion	INCancelWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forEndWorkout:withCompletion:)	withCompletion	INEndWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forPauseWorkout:withCompletion:)	withCompletion	INPauseWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forResumeWorkout:withCompletion:)	withCompletion	INResumeWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
respondToEachPassDescription(on:using:)	using	AVAssetWriterInput	instance	() -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "The queue on which to invoke the callback."
restore(_:completionHandler:)	completionHandler	WKWebView	instance	((any Error)?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
restore(_:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	((any Error)?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
restoreMachineStateFrom(url:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
restoreWindow(with:state:completionHandler:)	completionHandler	NSApplication	instance	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor class
restoreWindow(withIdentifier:state:completionHandler:)	completionHandler	NSDocument	instance	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
restoreWindow(withIdentifier:state:completionHandler:)	completionHandler	NSWindowRestoration	static	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
resume(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
resumeAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
resumeDownload(fromResumeData:completionHandler:)	completionHandler	WKWebView	instance	(WKDownload) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
resumeMonitoring(_:completionHandler:)	completionHandler	BEDownloadMonitor	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resumeProject(with:completion:)	completion	PHProjectExtensionController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
resumeSyncForUbiquitousItem(at:with:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resumingHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	any	header; thread: documentation: "You can invoke the cancellation handler on any queue."
retrieveAllActiveCredentials(_:)	_	THClient	instance	(Set<THCredentials>?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
retrieveAllCredentials(_:)	_	THClient	instance	(Set<THCredentials>?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
retrieveCredentials(forBorderAgent:completion:)	completion	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
retrieveCredentials(forExtendedPANID:completion:)	completion	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
retrievePreferredCredentials(_:)	_	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
revealDocument(at:importIfNeeded:completion:)	completion	UIDocumentBrowserViewController	instance	((URL?, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
reverseGeocodeLocation(_:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "When the request completes, the geocoder executes the provided completion handler on the main thread."
reverseGeocodeLocation(_:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	CLGeocodeCompletionHandler	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: "When the request completes, the geocoder executes the provided completion handler on the main thread."
revert(toContentsOf:completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	caller	documentation; thread: documentation: "the system executes the completion-handler block on the same dispatch queue as the system used to invoke the method"
right(forIdentifier:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
run(_:)	_	SCNAction	static	(SCNNode) -> Void	sendable	nonisolated	unknown	header
run(_:)	_	SKAction	static	DispatchBlock	sendable	nonisolated	unknown	header
run(_:completion:)	completion	SKNode	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
run(_:queue:)	_	SCNAction	static	(SCNNode) -> Void	sendable	nonisolated	queue	header; thread: convention: the parameter 'queue'
run(_:queue:)	_	SKAction	static	DispatchBlock	sendable	nonisolated	queue	header; thread: convention: the parameter 'queue'
run(reply:)	reply	TKSmartCardUserInteraction	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
runAction(_:completionHandler:)	completionHandler	SCNActionable	instance	(() -> Void)?	completion-rule	caller	unknown	documentation
runAction(_:forKey:completionHandler:)	completionHandler	SCNActionable	instance	(() -> Void)?	completion-rule	caller	unknown	documentation
runAnimationGroup(_:completionHandler:)	completionHandler	NSAnimationContext	static	(() -> Void)?	completion-rule	caller	main	documentation; closure: header of Xcode 16; thread: documentation: NSAnimationContext.completionHandler: "guaranteed to be called on the main thread"
runDrawingActions(_:completionActions:error:)	_	UIGraphicsRenderer	instance	UIGraphicsDrawingActions	not-sendable	caller	caller	header; thread: convention: called within the call
runDrawingActions(_:completionActions:error:)	completionActions	UIGraphicsRenderer	instance	UIGraphicsDrawingActions?	not-sendable	caller	caller	header; thread: convention: called within the call
runModal(for:completionHandler:)	completionHandler	CBIdentityPicker	instance	((NSModalResponse) -> Void)?	not-sendable	caller	main	documentation; thread: convention: a panel
runningPropertyAnimator(withDuration:delay:options:animations:completion:)	animations	UIViewPropertyAnimator	static	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
runningPropertyAnimator(withDuration:delay:options:animations:completion:)	completion	UIViewPropertyAnimator	static	((UIViewAnimatingPosition) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscription?, (any Error)?) -> Void	sendable	nonisolated	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
save(_:completionHandler:)	completionHandler	GKGameSession	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
save(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: HKHealthStore.saveObject:withCompletion:: "the completion will be executed on an arbitrary background queue."
save(completion:)	completion	CLSDataStore	instance	(((any Error)?) -> Void)?	completion-rule	caller	any	documentation; thread: documentation: "ClassKit calls your completion handler on an arbitrary thread."
save(to:for:completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	caller	documentation; thread: documentation: "This block is invoked on the calling queue."
save(to:ofType:for:completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
saveAccount(_:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	any	documentation; thread: documentation: "The handler is called on an arbitrary queue."
saveBestRepresentation(for:to:as:completion:)	completion	QLThumbnailGenerator	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveBestRepresentation(for:to:contentType:completion:)	completion	QLThumbnailGenerator	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveCredentialIdentities(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
saveCurrentTurn(withMatch:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
saveGameData(_:withName:completionHandler:)	completionHandler	GKLocalPlayer	instance	((GKSavedGame?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
saveLivePhoto(to:options:completionHandler:)	completionHandler	PHLivePhotoEditingContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "A block that Photos calls on the main queue after rendering is complete."
saveMachineStateTo(url:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
saveMergedMatch(_:withResolvedExchanges:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
savePresentedItemChanges(completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	sendable	nonisolated	main	documentation; closure: header of Xcode 16; thread: convention: of a main-actor class
savePresentedItemChanges(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "The actual invocation of that method occurs on the operation queue"
saveRight(_:identifier:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveRight(_:identifier:secret:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveToPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveToPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
saveToPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "If specified, this block runs on your application’s main thread after the save operation completes."
saveToPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	main	documentation; thread: documentation: "If specified, this block runs on your application’s main thread after the save operation completes."
saveToPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: header: "A block that will be called on the main thread when the save operation is completed."
scene(options:statusHandler:)	statusHandler	SCNSceneSource	instance	SCNSceneSourceStatusHandler?	not-sendable	caller	unknown	documentation
schedule(_:)	_	NSBackgroundActivityScheduler	instance	(NSBackgroundActivityScheduler.CompletionHandler) -> Void	not-sendable	caller	background	documentation; closure: header, without an annotation; thread: documentation: "This block will be called on a serial background queue appropriate for the level of quality of service specified."
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKApplication	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKExtension	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	AVAudioPlayerNodeCompletionHandler?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleBuffer(_:at:options:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleBuffer(_:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleBuffer(_:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleBuffer(buffer:completionCallbackType:completionHandler:)	completionHandler	PHASEPushStreamNode	instance	(PHASEPushStreamCompletionCallbackCondition) -> Void	completion-rule	caller	unknown	documentation
scheduleBuffer(buffer:time:options:completionCallbackType:completionHandler:)	completionHandler	PHASEPushStreamNode	instance	(PHASEPushStreamCompletionCallbackCondition) -> Void	completion-rule	caller	unknown	documentation
scheduleFile(_:at:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleFile(_:at:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	AVAudioNodeCompletionHandler?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
scheduleSendBarrierBlock(_:)	_	NSXPCConnection	instance	() -> Void	not-sendable	caller	unknown	header
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKApplication	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKExtension	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
scheduledHandler	=	MPSGraphExecutableExecutionDescriptor	instance	MPSGraphExecutableScheduledHandler	not-sendable	caller	unknown	header
scheduledHandler	=	MPSGraphExecutionDescriptor	instance	MPSGraphScheduledHandler	not-sendable	caller	unknown	header
scheduledTimer(withTimeInterval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	caller	documentation; thread: header: Timer.scheduledTimerWithTimeInterval:repeats:block:: "schedules it on the current run loop in the default mode."
screenshotService(_:generatePDFRepresentationWithCompletion:)	generatePDFRepresentationWithCompletion	UIScreenshotServiceDelegate	instance	(Data?, Int, CGRect) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
scrollView(_:handle:completion:)	completion	BEScrollViewDelegate	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: documentation: "The system calls this delegate method on the main queue."
searchForItems(withSearch:resultLimit:matchedItemHandler:)	matchedItemHandler	NSUserInterfaceItemSearching	instance	([AnyObject]) -> Void	not-sendable	caller	unknown	documentation
searchTemplate(_:selectedResult:completionHandler:)	completionHandler	CPSearchTemplateDelegate	instance	() -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
searchTemplate(_:updatedSearchText:completionHandler:)	completionHandler	CPSearchTemplateDelegate	instance	([CPListItem]) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)	reindexAllSearchableItemsWithAcknowledgementHandler	CSSearchableIndexDelegate	instance	() -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)	reindexAllSearchableItemsWithAcknowledgementHandler	NSCoreDataCoreSpotlightDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)	acknowledgementHandler	CSSearchableIndexDelegate	instance	() -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)	acknowledgementHandler	NSCoreDataCoreSpotlightDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
searchableItems(forIdentifiers:searchableItemsHandler:)	searchableItemsHandler	CSSearchableIndexDelegate	instance	([CSSearchableItem]) -> Void	not-sendable	caller	any	documentation; thread: memory: an arbitrary queue
seek(to:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventSeekHandlerReason) -> Void)?	completion-rule	caller	unknown	documentation
seek(to:completionHandler:)	completionHandler	AVPlayer	instance	(Bool) -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
seek(to:completionHandler:)	completionHandler	AVPlayerItem	instance	((Bool) -> Void)?	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
seek(to:completionHandler:)	completionHandler	AVPlayerItemIntegratedTimeline	instance	((Bool) -> Void)?	completion-rule	caller	queue	documentation; thread: header: AVPlayerItemIntegratedTimeline.addPeriodicTimeObserverForInterval:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayer	instance	(Bool) -> Void	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayerItem	instance	((Bool) -> Void)?	completion-rule	caller	main	documentation; thread: convention: of a main-actor class
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayerItemIntegratedTimeline	instance	((Bool) -> Void)?	completion-rule	caller	queue	documentation; thread: header: AVPlayerItemIntegratedTimeline.addPeriodicTimeObserverForInterval:queue:usingBlock:: "If you pass NULL, the main queue (obtained using dispatch_get_main_queue()) will be used."
seek(toTime:resumeAtEngineTime:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventSeekHandlerReason) -> Void)?	completion-rule	caller	unknown	header
select(requestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
selectChallengeablePlayerIDs(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "The completion handler is always called on the main thread."
selectChallengeablePlayers(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
selectPosition(at:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	documentation
selectPosition(at:for:completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	documentation
selectText(in:at:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	documentation
selectTextForEditMenuWithLocation(inView:completionHandler:)	completionHandler	BETextInput	instance	(Bool, String?, NSRange) -> Void	not-sendable	caller	unknown	documentation
selectedElementDidChangeHandler	=	UICellAccessoryPopUpMenu	instance	((UIMenu) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
send(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the message starts to send, the system calls the completion block on a background queue."
send(_:completionHandler:)	completionHandler	URLSessionWebSocketTask	instance	((any Error)?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: convention: the session's delegate queue
send(_:with:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
sendAsynchronousRequest(_:queue:completionHandler:)	completionHandler	NSURLConnection	static	(URLResponse?, Data?, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The operation queue to which the handler block is dispatched when the request completes or failed."
sendAttachment(_:withAlternateFilename:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the message starts to send, the system calls the completion block on a background queue."
sendChanges(completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header; closure: header of Xcode 16
sendChanges(with:completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	sendable	nonisolated	unknown	header; closure: header of Xcode 16
sendCommand(apdu:completionHandler:)	completionHandler	NFCISO7816Tag	instance	(Data, UInt8, UInt8, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue that you provided when creating the NFCTagReaderSession …"
sendCustomCommand(commandConfiguration:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	not-sendable	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
sendExchange(to:data:localizableMessageKey:arguments:timeout:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedExchange?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
sendFeliCaCommand(commandPacket:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
sendIns(_:p1:p2:data:le:reply:)	reply	TKSmartCard	instance	(Data?, UInt16, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendMessage(_:completionHandler:)	completionHandler	WKWebExtension.MessagePort	instance	(((any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
sendMessage(_:replyHandler:errorHandler:)	errorHandler	WCSession	instance	((any Error) -> Void)?	not-sendable	caller	background	documentation; thread: documentation: "your handler block is executed asynchronously on a background thread."
sendMessage(_:replyHandler:errorHandler:)	replyHandler	WCSession	instance	(([String : Any]) -> Void)?	not-sendable	caller	background	documentation; thread: documentation: "your handler block is executed asynchronously on a background thread."
sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
sendMessageData(_:replyHandler:errorHandler:)	errorHandler	WCSession	instance	((any Error) -> Void)?	not-sendable	caller	background	documentation; thread: documentation: "your handler block is executed asynchronously on a background thread."
sendMessageData(_:replyHandler:errorHandler:)	replyHandler	WCSession	instance	((Data) -> Void)?	not-sendable	caller	background	documentation; thread: documentation: "your handler block is executed asynchronously on a background thread."
sendMiFareCommand(commandPacket:completionHandler:)	completionHandler	NFCMiFareTag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue that you provided when creating the NFCTagReaderSession …"
sendMiFareISO7816Command(_:completionHandler:)	completionHandler	NFCMiFareTag	instance	(Data, UInt8, UInt8, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue that you provided when creating the NFCTagReaderSession …"
sendPing(pongReceiveHandler:)	pongReceiveHandler	URLSessionWebSocketTask	instance	((any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: convention: the session's delegate queue
sendProviderMessage(_:returnError:responseHandler:)	responseHandler	NETunnelProviderSession	instance	((Data?) -> Void)?	not-sendable	caller	unknown	header
sendReminder(to:localizableMessageKey:arguments:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
sendRequest(withFlag:commandCode:data:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data?, (any Error)?) -> Void	completion-rule	caller	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
sendResource(at:withName:toPeer:withCompletionHandler:)	withCompletionHandler	MCSession	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
sendText(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "As soon as the message starts to send, the system calls the completion block on a background queue."
sendToRemoteWorkoutSession(data:completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The completion handler will be executed on an arbitrary background queue."
serviceProviderData(for:completion:)	completion	PKPassLibrary	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
serviceSubscriberCellularProvidersDidUpdateNotifier	=	CTTelephonyNetworkInfo	instance	((String) -> Void)?	not-sendable	caller	unknown	header
session(_:didReceiveCertificate:fromPeer:certificateHandler:)	certificateHandler	MCSessionDelegate	instance	(Bool) -> Void	not-sendable	caller	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
session(_:didReceiveMessage:replyHandler:)	replyHandler	WCSessionDelegate	instance	([String : Any]) -> Void	not-sendable	caller	background	documentation; thread: documentation: "This method is called on a background thread of your app."
session(_:didReceiveMessageData:replyHandler:)	replyHandler	WCSessionDelegate	instance	(Data) -> Void	not-sendable	caller	background	documentation; thread: documentation: "This method is called on a background thread of your app."
session(for:delegate:completion:)	completion	PKVehicleConnectionSession	static	(PKVehicleConnectionSession?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setAccessoryButtonEventsEnabled(_:channelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setActionQueue(_:action:)	action	AVCaptureIndexPicker	instance	(Int) -> Void	not-sendable	caller	queue	header; thread: header: AVCaptureIndexPicker.setActionQueue:action:: "A queue for the `action` to be called."
setActionQueue(_:action:)	action	AVCaptureSlider	instance	(Float) -> Void	not-sendable	caller	queue	header; thread: documentation: "Sets the action to perform on the specified dispatch queue when the slider’s value changes."
setActiveRemoteParticipant(_:channelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setAllMediaPlaybackSuspended(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
setAlternateIconName(_:completionHandler:)	completionHandler	UIApplication	instance	(((any Error)?) -> Void)?	not-sendable	caller	any	documentation; thread: documentation: "The handler executes on a UIKit-provided queue, and not necessarily on your app’s main queue."
setAttributes(_:on:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItemAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setBadgeCount(_:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenter	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header, without an annotation
setBuild(_:buildHandler:)	buildHandler	UIMainMenuSystem	instance	((UIMenuBuilder) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
setCameraCaptureState(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
setChannelDescriptor(_:channelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setCollectionViewLayout(_:animated:completion:)	completion	UICollectionView	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
setCompletionBlock(_:)	_	CATransaction	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: documentation: "guaranteed to be called (on the main thread) as soon as all animations …"
setCompletionBlock(_:)	_	SCNTransaction	static	(() -> Void)?	not-sendable	caller	unknown	header
setConnectionState(_:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
setCookie(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
setCookiePolicy(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
setCookies(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
setDefault(_:withCompletionHandler:)	withCompletionHandler	GKLeaderboard	static	(((any Error)?) -> Void)?	completion-rule	caller	main	documentation; thread: documentation: "When the task completes, GameKit calls your completion handler on the main thread."
setDefaultApplication(at:toOpen:completion:)	completion	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
setDefaultApplication(at:toOpenContentTypeOfFileAt:completion:)	completion	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
setDefaultApplication(at:toOpenFileAt:completion:)	completion	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
setDefaultApplication(at:toOpenURLsWithScheme:completion:)	completion	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
setDefaultLeaderboardCategoryID(_:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setDefaultLeaderboardIdentifier(_:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setDynamicAspectRatio(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
setExposureModeCustom(duration:iso:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	documentation
setExposureNotificationEnabled(_:completionHandler:)	completionHandler	ENManager	instance	ENErrorHandler	completion-rule	caller	unknown	documentation
setExposureTargetBias(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	documentation
setFavoriteRank(_:forItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setFocusModeLocked(lensPosition:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	documentation
setFrame(_:for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setInputMuteStateChangeHandler(_:error:)	_	AVAudioApplication	instance	((Bool) -> Bool)?	not-sendable	caller	unknown	header
setInsertionHandler(_:)	_	TKTokenWatcher	instance	(String) -> Void	not-sendable	caller	unknown	documentation
setKeepAliveTimeout(_:handler:)	handler	UIApplication	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
setLastUsedDate(_:forItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setLastUsedDate(_:forItemWith:completion:)	completion	FIFinderSyncController	instance	(any Error) -> Void	completion-rule	caller	unknown	documentation
setManualRenderingInputPCMFormat(_:inputBlock:)	inputBlock	AVAudioInputNode	instance	AVAudioIONodeInputBlock	not-sendable	caller	unknown	documentation
setMicrophoneCaptureState(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
setMuted(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setMutedSpeechActivityEventListener(_:)	_	AVAudioInputNode	instance	((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?	not-sendable	caller	unknown	documentation
setParentTab(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setPinned(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setPreparedPhotoSettingsArray(_:completionHandler:)	completionHandler	AVCapturePhotoOutput	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setReadHandler(_:maxDatagrams:)	_	NEUDPSession	instance	([Data]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
setReaderModeActive(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setRelevantShortcuts(_:completionHandler:)	completionHandler	INRelevantShortcutStore	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	documentation; thread: documentation: "The block invoked on a background thread after the system stores the relevant shortcuts."
setRootTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
setSelected(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setServiceStatus(_:channelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setSymbolImage(_:with:options:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
setTagData(_:forItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setTagData(_:forItemWith:completion:)	completion	FIFinderSyncController	instance	(any Error) -> Void	completion-rule	caller	unknown	documentation
setTransmissionMode(_:channelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setTunnelNetworkSettings(_:completionHandler:)	completionHandler	NETunnelProvider	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
setUp(completion:)	completion	XCTest	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
setUserCallback(_:)	_	AVAudioSequencer	instance	AVAudioSequencerUserCallback?	not-sendable	caller	unknown	documentation
setUserInfoValueProvider(forDomain:provider:)	provider	NSError	static	((any Error, String) -> Any?)?	sendable	nonisolated	unknown	documentation
setViewControllers(_:direction:animated:completion:)	completion	UIPageViewController	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
setVolumeName(_:replyHandler:)	replyHandler	FSVolumeRenameOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
setWhiteBalanceModeLocked(with:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	documentation
setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setWindowState(_:for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
setXattr(named:to:on:policy:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
setZoomFactor(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
share(_:to:completion:)	completion	NSPersistentCloudKitContainer	instance	(Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
share(with:completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
shareParticipantFetchedBlock	=	CKFetchShareParticipantsOperation	instance	((CKShare.Participant) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes its callbacks on a private serial queue."
shareRequestAccessCompletionBlock	=	CKShareRequestAccessOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	background	header; thread: convention: as CKModifyRecordsOperation
shouldBeginHandler	=	UIBandSelectionInteraction	instance	((UIBandSelectionInteraction, CGPoint) -> Bool)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
shouldCollapseItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Bool)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
shouldConnectExternalDomain(completionHandler:)	completionHandler	NSFileProviderExternalVolumeHandling	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
shouldExpandItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Bool)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
shouldStorePreferenceForCurrentUser(to:completion:)	completion	TVUserManager	instance	(Bool) -> Void	completion-rule	caller	any	documentation; thread: header: "The completion block is executed on an arbitrary dispatch queue / thread."
show(selectionHandler:)	selectionHandler	NSColorSampler	instance	(NSColor?) -> Void	sendable	nonisolated	main	documentation; thread: header: "The handler will be called on the main thread when the user completes the session (either by selection, or …"
show(withTitle:message:completionHandler:)	completionHandler	GKNotificationBanner	static	(() -> Void)?	completion-rule	caller	unknown	documentation
show(withTitle:message:duration:completionHandler:)	completionHandler	GKNotificationBanner	static	(() -> Void)?	completion-rule	caller	unknown	documentation
showBluetoothAccessoryPicker(withNameFilter:completion:)	completion	EAAccessoryManager	instance	EABluetoothAccessoryPickerCompletion?	completion-rule	caller	unknown	documentation
showBroadcastPicker(at:from:preferredExtensionIdentifier:completionHandler:)	completionHandler	RPBroadcastActivityController	static	(RPBroadcastActivityController?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:completionHandler:)	completionHandler	NSSpellChecker	instance	((String?) -> Void)?	not-sendable	caller	unknown	documentation
showDefinition(for:range:options:baselineOriginProvider:)	baselineOriginProvider	NSView	instance	((NSRange) -> CGPoint)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
showPicker(completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
showPicker(for:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
showPreferencesForExtension(withIdentifier:completionHandler:)	completionHandler	SFSafariApplication	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
sign(_:algorithm:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
sign(_:using:completion:)	completion	PKPassLibrary	instance	(Data?, Data?, (any Error)?) -> Void	completion-rule	caller	any	documentation; thread: documentation: "PassKit may execute the completion Swift closure or an Objective-C block on an arbitrary queue."
signalEnumerator(for:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
signalErrorResolved(_:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
sleep(completionHandler:)	completionHandler	NEProvider	instance	() -> Void	completion-rule	caller	unknown	documentation
snapshotForExpandingParentItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer, NSDiffableDataSourceSectionSnapshot) -> NSDiffableDataSourceSectionSnapshot)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
sort(comparator:)	comparator	NSMutableArray	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
sort(comparator:)	comparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
sort(options:usingComparator:)	usingComparator	NSMutableArray	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
sort(options:usingComparator:)	usingComparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
sortRange(_:options:usingComparator:)	usingComparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
sortedArray(comparator:)	comparator	NSArray	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
sortedArray(comparator:)	comparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
sortedArray(options:usingComparator:)	usingComparator	NSArray	instance	(Any, Any) -> ComparisonResult	not-sendable	caller	caller	documentation; thread: convention: called within the call
sortedArray(options:usingComparator:)	usingComparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	caller	header; thread: convention: called within the call
speechSynthesisOutputMetadataBlock	=	AVSpeechSynthesisProviderAudioUnit	instance	AVSpeechSynthesisProviderOutputBlock?	not-sendable	caller	unknown	header
splitTotalEnergy(_:start:end:resultsHandler:)	resultsHandler	HKHealthStore	instance	(HKQuantity?, HKQuantity?, (any Error)?) -> Void	sendable	nonisolated	background	documentation; thread: documentation: "As soon as the calculation is finished, it calls the completion block on a background queue."
start(at:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventStartHandlerReason) -> Void)?	completion-rule	caller	unknown	header
start(completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventStartHandlerReason) -> Void)?	completion-rule	caller	unknown	documentation
start(completionHandler:)	completionHandler	CHHapticEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
start(completionHandler:)	completionHandler	MKLocalSearch	instance	(MKLocalSearch.Response?, (any Error)?) -> Void	completion-rule	main-actor	main	documentation; thread: documentation: "The provided completion handler executes on your app’s main thread."
start(completionHandler:)	completionHandler	MKMapSnapshotter	instance	(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	main-actor	main	documentation; thread: documentation: "This snapshotter executes this block on the app’s main thread and can’t be nil."
start(completionHandler:)	completionHandler	NEAppPushProvider	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
start(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
start(options:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
start(with:completionHandler:)	completionHandler	MKMapSnapshotter	instance	(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
startAbsoluteAltitudeUpdates(to:withHandler:)	withHandler	CMAltimeter	instance	CMAbsoluteAltitudeHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute your handler block."
startAccelerometerUpdates(handler:)	handler	CMBatchedSensorManager	instance	([CMAccelerometerData]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
startAccelerometerUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMAccelerometerHandler	not-sendable	caller	queue	documentation; thread: documentation: "An operation queue provided by the caller."
startActivityUpdates(to:withHandler:)	withHandler	CMHeadphoneActivityManager	instance	CMHeadphoneActivityManager.ActivityHandler	not-sendable	caller	queue	documentation; thread: documentation: "Starts headphone activity updates, providing data to the given handler through the given queue."
startActivityUpdates(to:withHandler:)	withHandler	CMMotionActivityManager	instance	CMMotionActivityHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute the specified handler block."
startBroadcast(handler:)	handler	RPBroadcastController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
startBrowsingForNearbyPlayers(handler:)	handler	GKMatchmaker	instance	((GKPlayer, Bool) -> Void)?	not-sendable	caller	unknown	documentation
startBrowsingForNearbyPlayers(reachableHandler:)	reachableHandler	GKMatchmaker	instance	((String, Bool) -> Void)?	not-sendable	caller	unknown	documentation
startCapture(completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
startCapture(handler:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
startCapture(handler:completionHandler:)	handler	RPScreenRecorder	instance	((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
startClipBuffering(completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
startDeviceMotionUpdates(handler:)	handler	CMBatchedSensorManager	instance	([CMDeviceMotion]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
startDeviceMotionUpdates(to:withHandler:)	withHandler	CMHeadphoneMotionManager	instance	CMHeadphoneMotionManager.DeviceMotionHandler	not-sendable	caller	queue	documentation; thread: documentation: "The queue for handling updates."
startDeviceMotionUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMDeviceMotionHandler	not-sendable	caller	queue	documentation; thread: documentation: "An operation queue provided by the caller."
startDeviceMotionUpdates(using:to:withHandler:)	withHandler	CMMotionManager	instance	CMDeviceMotionHandler	not-sendable	caller	queue	documentation; thread: documentation: "An operation queue provided by the caller."
startDownload(using:completionHandler:)	completionHandler	WKWebView	instance	(WKDownload) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
startEventUpdates(handler:)	handler	CMPedometer	instance	CMPedometerEventHandler	not-sendable	caller	background	documentation; thread: convention: as startUpdates(from:withHandler:)
startFetchingMetadata(for:completionHandler:)	completionHandler	LPMetadataProvider	instance	(LPLinkMetadata?, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The completion handler executes on a background queue."
startFilter(completionHandler:)	completionHandler	NEFilterProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startGroupActivity(playerHandler:)	playerHandler	GKMatchmaker	instance	(GKPlayer) -> Void	not-sendable	caller	unknown	documentation
startGyroUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMGyroHandler	not-sendable	caller	queue	documentation; thread: documentation: "An operation queue provided by the caller."
startImpression(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
startInteractiveTransition(to:completion:)	completion	UICollectionView	instance	UICollectionView.LayoutInteractiveTransitionCompletion?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
startMagnetometerUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMMagnetometerHandler	not-sendable	caller	queue	documentation; thread: documentation: "An operation queue provided by the caller."
startMirroringToCompanionDevice(completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The completion handler will be executed on an arbitrary background queue."
startMonitoringLocationPushes(completion:)	completion	CLLocationManager	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
startProvidingItem(at:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
startProxy(options:completionHandler:)	completionHandler	NEAppProxyProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
startProxy(options:completionHandler:)	completionHandler	NEDNSProxyProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
startRecording(handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
startRecording(withMicrophoneEnabled:handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
startRelativeAltitudeUpdates(to:withHandler:)	withHandler	CMAltimeter	instance	CMAltitudeHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute your handler block."
startStatusUpdates(to:withHandler:)	withHandler	CMHeadphoneActivityManager	instance	CMHeadphoneActivityManager.StatusHandler	not-sendable	caller	queue	documentation; thread: documentation: "Starts headphone status updates, providing data to the given handler through the given queue."
startStepCountingUpdates(to:updateOn:withHandler:)	withHandler	CMStepCounter	instance	CMStepUpdateHandler	not-sendable	caller	queue	documentation; thread: documentation: "The operation queue on which to execute the specified handler block."
startTunnel(options:completionHandler:)	completionHandler	NEPacketTunnelProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
startUpdates(from:withHandler:)	withHandler	CMPedometer	instance	CMPedometerHandler	not-sendable	caller	background	documentation; thread: documentation: "This block is called repeatedly on a background thread as new data arrives."
startWatchApp(with:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
startWirelessControllerDiscovery(completionHandler:)	completionHandler	GCController	static	(() -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
statisticsUpdateHandler	=	HKStatisticsCollectionQuery	instance	((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?	sendable	nonisolated	background	header; thread: documentation: "the query executes the update handler on a background queue"
status(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	(PKIssuerProvisioningExtensionStatus) -> Void	completion-rule	caller	unknown	documentation
status(forApplicationPermission:completionHandler:)	completionHandler	CKContainer	instance	(CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void	completion-rule	caller	any	documentation; closure: header of Xcode 16; thread: memory: a queue of CloudKit
stayQuiet(completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
stepByDecodeTime(_:completionHandler:)	completionHandler	MESampleCursor	instance	(CMTime, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
stepByPresentationTime(_:completionHandler:)	completionHandler	MESampleCursor	instance	(CMTime, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
stepInDecodeOrder(by:completionHandler:)	completionHandler	MESampleCursor	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
stepInPresentationOrder(by:completionHandler:)	completionHandler	MESampleCursor	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
stop(completionHandler:)	completionHandler	CHHapticEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
stop(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	documentation
stop(with:completionHandler:)	completionHandler	NEAppPushProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopBrowsingVersions(completionHandler:)	completionHandler	NSDocument	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
stopCapture(completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
stopCapture(handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
stopClipBuffering(completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
stopFilter(with:completionHandler:)	completionHandler	NEFilterProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopMirroringToCompanionDevice(completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "The completion handler will be executed on an arbitrary background queue."
stopProxy(with:completionHandler:)	completionHandler	NEAppProxyProvider	instance	() -> Void	completion-rule	caller	unknown	documentation
stopProxy(with:completionHandler:)	completionHandler	NEDNSProxyProvider	instance	() -> Void	completion-rule	caller	unknown	documentation
stopRecording(handler:)	handler	RPScreenRecorder	instance	((RPPreviewViewController?, (any Error)?) -> Void)?	not-sendable	caller	unknown	documentation
stopRecording(withOutput:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
stopTunnel(with:completionHandler:)	completionHandler	NEPacketTunnelProvider	instance	() -> Void	completion-rule	caller	unknown	documentation
stoppedHandler	=	CHHapticEngine	instance	CHHapticEngineStoppedHandler	not-sendable	caller	any	header; thread: memory: a thread of the engine
storeCredentials(forBorderAgent:activeOperationalDataSet:completion:)	completion	THClient	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
streamData(for:dataHandler:)	dataHandler	HKAttachmentStore	instance	(Data?, (any Error)?, Bool) -> Void	not-sendable	caller	unknown	documentation
strokeColorTransformer	=	UIBackgroundConfiguration	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
strokeColorTransformer	=	UIListContentImageProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
submitScore(_:context:player:completionHandler:)	completionHandler	GKLeaderboard	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
submitScore(_:context:player:leaderboardIDs:completionHandler:)	completionHandler	GKLeaderboard	static	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
subscriberCellularProviderDidUpdateNotifier	=	CTTelephonyNetworkInfo	instance	((CTCarrier) -> Void)?	not-sendable	caller	unknown	header
subtitleTextAttributesTransformer	=	UIButton.Configuration	instance	UIConfigurationTextAttributesTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
supportedServiceSources(for:completionHandler:)	completionHandler	NSFileProviderServicing	instance	([any NSFileProviderServiceSource]?, (any Error)?) -> Void	not-sendable	caller	unknown	documentation
suspendAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
synchronize(flags:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
synchronizeTextLayoutManagers(_:)	_	NSTextContentManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
synchronizeToBackingStore(_:)	_	NSTextElementProvider	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation; closure: header of Xcode 16
synchronousRemoteObjectProxyWithErrorHandler(_:)	_	NSXPCConnection	instance	(any Error) -> Void	not-sendable	caller	caller	header; thread: convention: called within the call
synchronousRemoteObjectProxyWithErrorHandler(_:)	_	NSXPCProxyCreating	instance	(any Error) -> Void	not-sendable	caller	caller	documentation; thread: convention: called within the call
systemSharingUIDidSaveShareBlock	=	CKSystemSharingUIObserver	instance	((CKRecord.ID, CKShare?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
systemSharingUIDidStopSharingBlock	=	CKSystemSharingUIObserver	instance	((CKRecord.ID, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
takeSnapshot(using:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	(NSImage?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
takeSnapshot(with:completionHandler:)	completionHandler	WKWebView	instance	(NSImage?, (any Error)?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
tearDown(completion:)	completion	XCTest	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
terminationHandler	=	Process	instance	((Process) -> Void)?	sendable	nonisolated	any	header; thread: memory: a private queue
texture(with:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
texture(withContentsOf:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
texture(withContentsOfFile:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: documentation: "A dispatch queue that your block is called on when the task completes."
texture(withName:scaleFactor:bundle:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	GLKTextureLoaderCallback	completion-rule	caller	queue	documentation; thread: convention: the parameter 'queue'
timingFunction	=	SCNAction	instance	SCNActionTimingFunction?	not-sendable	caller	unknown	header
timingFunction	=	SKAction	instance	SKActionTimingFunction	not-sendable	caller	unknown	header
tintColorTransformer	=	UIListContentImageProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
titleMenuProvider	=	UINavigationItem	instance	(([UIMenuElement]) -> UIMenu?)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
titleTextAttributesTransformer	=	UIButton.Configuration	instance	UIConfigurationTextAttributesTransformer?	not-sendable	caller	main	header; thread: convention: of a main-actor class
token(byAddingParameterAutomationObserver:)	byAddingParameterAutomationObserver	AUParameterNode	instance	AUParameterAutomationObserver	not-sendable	caller	any	documentation; thread: header: "This block is called in an arbitrary thread context."
token(byAddingParameterObserver:)	byAddingParameterObserver	AUParameterNode	instance	AUParameterObserver	not-sendable	caller	any	documentation; thread: header: "This block is called in an arbitrary thread context."
token(byAddingParameterRecordingObserver:)	byAddingParameterRecordingObserver	AUParameterNode	instance	AUParameterRecordingObserver	not-sendable	caller	any	documentation; thread: documentation: "This block is called in an arbitrary thread context and it is responsible for thread-safety."
token(byAddingRenderObserver:)	byAddingRenderObserver	AUAudioUnit	instance	AURenderObserver	not-sendable	caller	unknown	documentation
touchDown	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchMoved	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchUp	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchedChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonTouchedChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
touchedDidChangeHandler	=	GCTouchedStateInput	instance	((GCPhysicalInputElement, GCTouchedStateInput, Bool) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
trackSwipeEvent(options:dampenAmountThresholdMin:max:usingHandler:)	usingHandler	NSEvent	instance	(CGFloat, NSEvent.Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void	not-sendable	caller	main	documentation; thread: convention: as events
trackedRaycast(_:updateHandler:)	updateHandler	ARSession	instance	([ARRaycastResult]) -> Void	not-sendable	caller	queue	documentation; thread: header: "updateHandler will be called on session's delegate queue."
trailingSwipeActionsConfigurationProvider	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListSwipeActionsConfigurationProvider?	not-sendable	caller	main	header; thread: convention: of a main-actor class
trainingGraph(withSourceGradient:nodeHandler:)	nodeHandler	MPSNNFilterNode	instance	MPSGradientNodeBlock?	not-sendable	caller	caller	header; thread: convention: called within the call
transferWindowSharing(to:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(from:to:duration:options:animations:completion:)	animations	UIViewController	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(from:to:duration:options:animations:completion:)	completion	UIViewController	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(from:to:duration:options:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(from:to:options:completionHandler:)	completionHandler	NSViewController	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(with:duration:options:animations:completion:)	animations	UIView	static	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transition(with:duration:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
transmit(_:reply:)	reply	TKSmartCard	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
transportStateBlock	=	AUAudioUnit	instance	AUHostTransportStateBlock?	not-sendable	caller	unknown	header
trashItem(withIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
trigger(achievementID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	documentation
trigger(handler:)	handler	GKAccessPoint	instance	() -> Void	not-sendable	caller	unknown	documentation
trigger(leaderboardID:playerScope:timeScope:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	documentation
trigger(leaderboardSetID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	documentation
trigger(player:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	documentation
trigger(state:handler:)	handler	GKAccessPoint	instance	() -> Void	not-sendable	caller	unknown	documentation
triggerAccessPoint(withChallengeDefinitionID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPoint(withGameActivityDefinitionID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForArcade(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForChallenges(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForFriending(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForPlayTogether(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerPendingUpload(completionHandler:)	completionHandler	GSSyncedDirectory	instance	(Bool) -> Void	completion-rule	caller	unknown	header
uPIVerificationCodeSendCompletion	=	MFMessageComposeViewController	instance	(Bool) -> Void	not-sendable	caller	main	header; thread: header: "The completion handler will be in invoked on the main thread."
unblockAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
uncached(_:)	_	UIDeferredMenuElement	static	(([UIMenuElement]) -> Void) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
unloadResource(resource:options:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
unlock(completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
unlock(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
unmount(replyHandler:)	replyHandler	FSVolumeOperations	instance	() -> Void	completion-rule	caller	unknown	documentation
unmountVolume(at:options:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	sendable	nonisolated	unknown	header; closure: header of Xcode 16
unregister(completionHandler:)	completionHandler	SMAppService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
unrelateWorkoutEffortSample(_:from:activity:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
untrashItem(withIdentifier:toParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
update(_:completion:)	completion	VSUserAccountManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
update(_:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
update(storePromotionOrder:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
update(storePromotionVisibility:for:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updateActivity(uuid:adding:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
updateActivity(uuid:end:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	documentation; thread: header: "This operation is performed asynchronously and the completion will be executed on an arbitrary background queue."
updateAssociatedServiceType(_:completionHandler:)	completionHandler	HMService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateAudioStreamSetting(_:completionHandler:)	completionHandler	HMCameraStream	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateAuthorization(_:descriptor:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateAuthorizationData(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateConfiguration(_:completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updateContentFilter(_:completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updateDescendants(of:completion:)	completion	CLSContextProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateEndEvents(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateEvents(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateExecuteOnce(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateFireDate(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateHandler	=	HKActivitySummaryQuery	instance	((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?	sendable	nonisolated	background	header; thread: documentation: "The update handler is called on a background queue"
updateHandler	=	HKAnchoredObjectQuery	instance	((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?	sendable	nonisolated	background	header; thread: documentation: "The system executes the update handler on a background queue"
updateName(_:completionHandler:)	completionHandler	HMAccessory	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMActionSet	instance	HMErrorBlock	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMRoom	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateName(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updatePickerShowing(_:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updatePostbackConversionValue(_:coarseValue:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updatePostbackConversionValue(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	documentation
updatePredicate(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updatePrimaryHome(_:completionHandler:)	completionHandler	HMHomeManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateRecurrence(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateRecurrences(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateRegion(_:completionHandler:)	completionHandler	HMLocationEvent	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateSelection(extent:boundary:completionHandler:)	completionHandler	BETextInput	instance	(Bool) -> Void	not-sendable	caller	unknown	documentation
updateTargetValue(_:completionHandler:)	completionHandler	HMCharacteristicWriteAction	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateTextAttributes(conversionHandler:)	conversionHandler	UIResponderStandardEditActions	instance	UITextAttributesConversionHandler	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
updateTextAttributes(conversionHandler:)	conversionHandler	UITextFormattingCoordinatorDelegate	instance	([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
updateTimeZone(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updateTriggerValue(_:completionHandler:)	completionHandler	HMCharacteristicEvent	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
updatedProjectInfo(from:completion:)	completion	PHProjectExtensionContext	instance	(PHProjectInfo?) -> Void	not-sendable	caller	unknown	documentation
uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:completionHandler:)	completionHandler	FileManager	instance	(NSFileVersion?, (any Error)?) -> Void	completion-rule	caller	unknown	header
uploadTask(with:from:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "This handler is executed on the delegate queue."
uploadTask(with:fromFile:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	documentation; thread: documentation: "This handler is executed on the delegate queue."
uploadTask(withResumeData:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
urlSession(_:dataTask:didReceive:completionHandler:)	completionHandler	URLSessionDataDelegate	instance	(NSURLSessionResponseDisposition) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:dataTask:willCacheResponse:completionHandler:)	completionHandler	URLSessionDataDelegate	instance	(CachedURLResponse?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:didReceive:completionHandler:)	completionHandler	URLSessionDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:task:didReceive:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:task:needNewBodyStream:)	needNewBodyStream	URLSessionTaskDelegate	instance	(InputStream?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:task:needNewBodyStreamFrom:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(InputStream?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:task:willBeginDelayedRequest:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(URLSession.DelayedRequestDisposition, URLRequest?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(URLRequest?) -> Void	sendable	nonisolated	queue	header; closure: header of Xcode 16; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
useDownloadsFolder(withPlaceholderType:finalFileCreatedHandler:)	finalFileCreatedHandler	BEDownloadMonitor	instance	(BEDownloadMonitorLocation?) -> Void	not-sendable	caller	unknown	header
userContentController(_:didReceive:replyHandler:)	replyHandler	WKScriptMessageHandlerWithReply	instance	(Any?, String?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
userIdentityDiscoveredBlock	=	CKDiscoverAllUserIdentitiesOperation	instance	((CKUserIdentity) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes the handlers you provide on an internal queue it manages."
userIdentityDiscoveredBlock	=	CKDiscoverUserIdentitiesOperation	instance	((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?	not-sendable	caller	background	header; thread: header: "The operation executes the handlers you provide on an internal queue it manages."
userNeedsReauthentication(completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
userNotificationCenter(_:didReceive:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenterDelegate	instance	() -> Void	completion-rule	caller	main	documentation; thread: memory: the asynchronous forms alone run off the main thread
userNotificationCenter(_:willPresent:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenterDelegate	instance	(UNNotificationPresentationOptions) -> Void	completion-rule	caller	main	documentation; thread: memory: the asynchronous forms alone run off the main thread
validate(completionHandler:)	completionHandler	ARReferenceImage	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
validateCaptionConversion(warningHandler:)	warningHandler	AVCaptionConversionValidator	instance	(AVCaptionConversionWarning?) -> Void	sendable	nonisolated	unknown	header
validateContextMenuItem(withCommand:in:userInfo:validationHandler:)	validationHandler	SFSafariExtensionHandling	instance	(Bool, String?) -> Void	not-sendable	caller	unknown	documentation
validateToolbarItem(in:validationHandler:)	validationHandler	SFSafariExtensionHandling	instance	(Bool, String) -> Void	not-sendable	caller	unknown	documentation
valueChangedHandler	=	GCControllerAxisInput	instance	GCControllerAxisValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCControllerDirectionPad	instance	GCControllerDirectionPadValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCExtendedGamepad	instance	GCExtendedGamepadValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCGamepad	instance	GCGamepadValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCMicroGamepad	instance	GCMicroGamepadValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueChangedHandler	=	GCMotion	instance	GCMotionValueChangedHandler?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueDescriptionProvider	=	AXNumericDataAxisDescriptor	instance	(Double) -> String	not-sendable	caller	unknown	header
valueDidChangeHandler	=	GCAxis2DInput	instance	((GCPhysicalInputElement, GCAxis2DInput, GCPoint2) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueDidChangeHandler	=	GCAxisInput	instance	((GCPhysicalInputElement, GCAxisInput, Float) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueDidChangeHandler	=	GCLinearInput	instance	((GCPhysicalInputElement, GCLinearInput, Float) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
valueDidChangeHandler	=	GCPhysicalInputProfile	instance	((GCPhysicalInputProfile, GCControllerElement) -> Void)?	not-sendable	caller	queue	header; thread: header: GCDevice.handlerQueue: "The dispatch queue that element value change handlers are submitted on."
values(forAttributes:forItemWith:completion:)	completion	FIFinderSyncProtocol	instance	([NSURLResourceKey: AnyObject], (any Error)?) -> Void	completion-rule	caller	unknown	header
verdict(for:completionHandler:)	completionHandler	NEURLFilter	static	(NEURLFilterVerdict) -> Void	completion-rule	caller	unknown	header
verify(_:signature:algorithm:completion:)	completion	LAPublicKey	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	applyingCIFiltersWithHandler	AVMutableVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	documentation
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	applyingCIFiltersWithHandler	AVVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	header
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	completionHandler	AVVideoComposition	static	(AVVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(withPropertiesOf:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
videoComposition(withPropertiesOf:completionHandler:)	completionHandler	AVVideoComposition	static	(AVVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(withPropertiesOf:prototypeInstruction:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
visibleItemsInvalidationHandler	=	NSCollectionLayoutSection	instance	NSCollectionLayoutSectionVisibleItemsInvalidationHandler?	not-sendable	caller	main	header; thread: convention: of a main-actor class
waitForChanges(below:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
waitForExpectations(timeout:handler:)	handler	XCTestCase	instance	(((any Error)?) -> Void)?	sendable	nonisolated	unknown	documentation
waitForStabilization(completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
webContentProcess(interruptionHandler:completion:)	completion	BEWebContentProcess	static	(BEWebContentProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webContentProcess(interruptionHandler:completion:)	interruptionHandler	BEWebContentProcess	static	() -> Void	completion-rule	caller	unknown	header
webContentProcess(withBundleID:interruptionHandler:completion:)	completion	BEWebContentProcess	static	(BEWebContentProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webContentProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BEWebContentProcess	static	() -> Void	completion-rule	caller	unknown	header
webExtensionController(_:connectUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:openNewTabUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any WKWebExtensionTab)?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:openNewWindowUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any WKWebExtensionWindow)?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:openOptionsPageFor:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:presentActionPopup:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:promptForPermissionMatchPatterns:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<WKWebExtension.MatchPattern>, Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:promptForPermissionToAccess:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<URL>, Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:promptForPermissions:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<WKWebExtension.Permission>, Date?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webExtensionController(_:sendMessage:toApplicationWithIdentifier:for:replyHandler:)	replyHandler	WKWebExtensionControllerDelegate	instance	(Any?, (any Error)?) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)	shouldAllowDeprecatedTLS	WKNavigationDelegate	instance	(Bool) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:decidePolicyFor:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationActionPolicy) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:decidePolicyFor:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationResponsePolicy) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:decidePolicyFor:preferences:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationActionPolicy, WKWebpagePreferences) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:didReceive:completionHandler:)	completionHandler	WKNavigationDelegate	instance	(URLSession.AuthChallengeDisposition, URLCredential?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)	decisionHandler	WKUIDelegate	instance	(WKPermissionDecision) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)	decisionHandler	WKUIDelegate	instance	(WKPermissionDecision) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	() -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	(Bool) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	(String?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	([URL]?) -> Void	not-sendable	main-actor	main	documentation; thread: convention: isolated to the main actor
webView(_:shouldGoTo:willUseInstantBack:completionHandler:)	completionHandler	WKNavigationDelegate	instance	(Bool) -> Void	not-sendable	caller	main	header; thread: convention: of a main-actor protocol
while(withInitialInputs:before:after:name:)	after	MPSGraph	instance	MPSGraphWhileAfterBlock	not-sendable	caller	caller	header; thread: convention: called within the call
while(withInitialInputs:before:after:name:)	before	MPSGraph	instance	MPSGraphWhileBeforeBlock	not-sendable	caller	caller	header; thread: convention: called within the call
widgetPerformUpdate(completionHandler:)	completionHandler	NCWidgetProviding	instance	(NCUpdateResult) -> Void	completion-rule	caller	unknown	documentation
willCollapseItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
willExpandItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	main	header; thread: convention: of a main-actor class
willMigrateHandler	=	NSCustomMigrationStage	instance	((NSStagedMigrationManager, NSCustomMigrationStage, UnsafeMutableRawPointer?) -> Bool)?	not-sendable	caller	unknown	header
willStartPlayback	=	SCNAudioPlayer	instance	(() -> Void)?	not-sendable	caller	unknown	header
windowScene(_:performActionFor:completionHandler:)	completionHandler	UIWindowSceneDelegate	instance	(Bool) -> Void	not-sendable	caller	main	documentation; thread: convention: of a main-actor protocol
wipe(_:completionHandler:)	completionHandler	FSFileSystemBase	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
withExclusiveControl(_:)	_	BADownloadManager	instance	(Bool, (any Error)?) -> Void	sendable	nonisolated	any	documentation; thread: documentation: "The handler that performs the work requiring exclusive access to the download manager, which the system executes on …"
withExclusiveControl(beforeDate:perform:)	perform	BADownloadManager	instance	(Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	documentation
workoutSessionMirroringStartHandler	=	HKHealthStore	instance	((HKWorkoutSession) -> Void)?	sendable	nonisolated	unknown	header
write(_:completionHandler:)	completionHandler	NETCPConnection	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
write(_:timeout:completionHandler:)	completionHandler	URLSessionStreamTask	instance	((any Error)?) -> Void	sendable	nonisolated	queue	documentation; closure: header of Xcode 16; thread: documentation: "This handler is executed on the delegate queue."
write(_:toBufferCallback:)	toBufferCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerBufferCallback	not-sendable	caller	any	documentation; thread: memory: a queue of the synthesizer
write(_:toBufferCallback:toMarkerCallback:)	toBufferCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerBufferCallback	not-sendable	caller	any	documentation; thread: memory: a queue of the synthesizer
write(_:toBufferCallback:toMarkerCallback:)	toMarkerCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerMarkerCallback	not-sendable	caller	any	documentation; thread: memory: a queue of the synthesizer
write(_:withCompletionHandler:)	withCompletionHandler	NEAppProxyTCPFlow	instance	((any Error)?) -> Void	completion-rule	caller	background	documentation; thread: documentation: "A block that will be executed by the system on an internal system thread when the data is written into the receive …"
write(contents:to:at:replyHandler:)	replyHandler	FSVolumeReadWriteOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	documentation
write(from:startingAt:length:completionHandler:)	completionHandler	FSBlockDeviceResource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
write(to:options:delegate:progressHandler:)	progressHandler	SCNScene	instance	SCNSceneExportProgressHandler?	not-sendable	caller	unknown	documentation
writeAFI(requestFlags:afi:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
writeDSFID(requestFlags:dsfid:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
writeData(for:toFile:options:completionHandler:)	completionHandler	PHAssetResourceManager	instance	((any Error)?) -> Void	completion-rule	caller	any	documentation; thread: memory: an arbitrary serial queue
writeDatagram(_:completionHandler:)	completionHandler	NEUDPSession	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
writeDatagrams(_:sentBy:completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
writeDatagrams(_:sentByFlowEndpoints:completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeLock(completionHandler:)	completionHandler	NFCNDEFTag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCNDEFReaderSession."
writeMultipleBlocks(requestFlags:blockRange:dataBlocks:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
writeMultipleDatagrams(_:completionHandler:)	completionHandler	NEUDPSession	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
writeNDEF(_:completionHandler:)	completionHandler	NFCNDEFTag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: documentation: "The session calls completionHandler on the dispatch queue provided when creating the NFCNDEFReaderSession."
writePDF(to:withActions:error:)	withActions	UIGraphicsPDFRenderer	instance	UIGraphicsPDFDrawingActions	not-sendable	caller	caller	header; thread: convention: called within the call
writeSingleBlock(requestFlags:blockNumber:dataBlock:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
writeValue(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	documentation
writeWithoutEncryption(serviceCodeList:blockList:blockData:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, (any Error)?) -> Void	completion-rule	caller	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
writeabilityHandler	=	FileHandle	instance	((FileHandle) -> Void)?	sendable	nonisolated	any	header; thread: memory: a private queue
writingToolsCoordinator(_:finish:for:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:finish:for:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:prepareFor:for:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:prepareFor:for:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSAttributedString?) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(NSAttributedString?) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSBezierPath]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIBezierPath]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsContextsFor:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSWritingToolsCoordinator.Context]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsContextsFor:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIWritingToolsCoordinator.Context]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSView) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(UIView) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsPreviewFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSTextPreview?) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSTextPreview]?) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(UITargetedPreview?) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSRange, UUID) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(NSRange, UUID) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSValue]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([NSValue]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSBezierPath]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIBezierPath]) -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:select:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:select:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:willChangeTo:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
writingToolsCoordinator(_:willChangeTo:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	documentation
zoom(with:sourceBarButtonItemProvider:)	sourceBarButtonItemProvider	UIViewController.Transition	static	(UIZoomTransitionSourceViewProviderContext) -> UIBarButtonItem?	not-sendable	caller	main	header; thread: convention: as view controllers
zoom(with:sourceViewProvider:)	sourceViewProvider	UIViewController.Transition	static	(UIZoomTransitionSourceViewProviderContext) -> UIView?	not-sendable	caller	main	header; thread: convention: as view controllers

"""#
}
