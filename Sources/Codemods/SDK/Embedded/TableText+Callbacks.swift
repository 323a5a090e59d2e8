// Made from callbacks.tsv by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension TableText {
  static let callbacks = #"""
`extension`(withAppExtensionBundle:completionHandler:)	completionHandler	WKWebExtension	static	(WKWebExtension?, (any Error)?) -> Void	completion-rule	caller	unknown	header
`extension`(withResourceBaseURL:completionHandler:)	completionHandler	WKWebExtension	static	(WKWebExtension?, (any Error)?) -> Void	completion-rule	caller	unknown	header
`if`(withPredicateTensor:thenBlock:elseBlock:name:)	elseBlock	MPSGraph	instance	MPSGraphIfThenElseBlock?	not-sendable	caller	unknown	header
`if`(withPredicateTensor:thenBlock:elseBlock:name:)	thenBlock	MPSGraph	instance	MPSGraphIfThenElseBlock	not-sendable	caller	unknown	header
`import`(_:fromDirectoryAt:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
`while`(withInitialInputs:before:after:name:)	after	MPSGraph	instance	MPSGraphWhileAfterBlock	not-sendable	caller	unknown	header
`while`(withInitialInputs:before:after:name:)	before	MPSGraph	instance	MPSGraphWhileBeforeBlock	not-sendable	caller	unknown	header
accept(_:completionHandler:)	completionHandler	CKContainer	instance	(CKShare?, (any Error)?) -> Void	completion-rule	caller	unknown	header
acceptInvite(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
acceptShareInvitations(fromMetadata:into:completion:)	completion	NSPersistentCloudKitContainer	instance	(([CKShare.Metadata]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
acceptSharesCompletionBlock	=	CKAcceptSharesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
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
accommodatePresentedItemDeletion(completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
accommodatePresentedItemDeletion(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	completion-rule	caller	queue	header, documentation: 'presentedItemOperationQueue'
accommodatePresentedItemEviction(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	completion-rule	caller	queue	header, documentation: 'presentedItemOperationQueue'
accommodatePresentedSubitemDeletion(at:completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	completion-rule	caller	queue	header, documentation: 'presentedItemOperationQueue'
accountStatus(completionHandler:)	completionHandler	CKContainer	instance	(CKAccountStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
action	=	UIDynamicBehavior	instance	(() -> Void)?	not-sendable	caller	unknown	header
actionHandler	=	UIAccessibilityCustomAction	instance	UIAccessibilityCustomActionHandler?	not-sendable	caller	unknown	header
actionHandler	=	UICellAccessoryDelete	instance	(() -> Void)?	not-sendable	caller	unknown	header
actionHandler	=	UICellAccessoryDetail	instance	(() -> Void)?	not-sendable	caller	unknown	header
actionHandler	=	UICellAccessoryInsert	instance	(() -> Void)?	not-sendable	caller	unknown	header
actionHandler	=	UICellAccessoryOutlineDisclosure	instance	(() -> Void)?	not-sendable	caller	unknown	header
activate(_:withActivationCode:completion:)	completion	PKPassLibrary	instance	((Bool, any Error) -> Void)?	not-sendable	caller	unknown	header
activate(_:withActivationData:completion:)	completion	PKPassLibrary	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
activate(_:withActivationData:completion:)	completion	PKPassLibrary	instance	((Bool, any Error) -> Void)?	not-sendable	caller	unknown	header
activate(completionHandler:)	completionHandler	ENManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
activate(completionHandler:)	completionHandler	SFSafariTab	instance	(() -> Void)?	completion-rule	caller	unknown	header
activate(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
activate(options:completionHandler:)	completionHandler	AVAudioSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
activate(with:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
activate(withQueue:eventHandler:)	eventHandler	ASAccessorySession	instance	(ASAccessoryEvent) -> Void	not-sendable	caller	unknown	header
activateSceneSession(for:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	unknown	header
activityHandler	=	ENManager	instance	ENActivityHandler?	not-sendable	caller	unknown	header
activityIndicatorColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
activityViewControllerProvider	=	UIDocumentProperties	instance	(() -> UIActivityViewController)?	not-sendable	caller	unknown	header
add(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
add(_:completionHandler:)	completionHandler	MPMediaPlaylist	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
add(_:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
add(_:completionHandler:)	completionHandler	SHMediaLibrary	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
add(_:options:animated:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	unknown	header
add(_:to:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
add(_:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenter	instance	(((any Error)?) -> Void)?	completion-rule	caller	background	header, documentation: may be a background thread
addAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addAction(_:completionHandler:)	completionHandler	HMActionSet	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addAction(handler:)	handler	UIUpdateLink	instance	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	unknown	header
addAction(to:handler:)	handler	UIUpdateLink	instance	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	unknown	header
addActionSet(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addActionSet(withName:completionHandler:)	completionHandler	HMHome	instance	(HMActionSet?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addAndSetupAccessories(completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addAndSetupAccessories(with:completionHandler:)	completionHandler	HMHome	instance	([HMAccessory]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addAnimationBlock(_:)	_	SKOverlayTransitionContext	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIContextMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIDragAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIEditMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIPointerInteractionAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UITabBarControllerSidebarAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIViewImplicitlyAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:)	_	UIViewPropertyAnimator	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:delayFactor:)	_	UIViewImplicitlyAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addAnimations(_:delayFactor:)	_	UIViewPropertyAnimator	instance	() -> Void	not-sendable	caller	unknown	header
addAsyncTeardownBlock(_:)	_	XCTestCase	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	any	header, documentation
addAttachment(to:name:contentType:url:metadata:completion:)	completion	HKAttachmentStore	instance	(HKAttachment?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addBarrierBlock(_:)	_	OperationQueue	instance	() -> Void	sendable	nonisolated	unknown	header
addBoundaryTimeObserver(for:offsetsIntoSegment:queue:using:)	using	AVPlayerItemIntegratedTimeline	instance	(Bool) -> Void	sendable	nonisolated	unknown	header
addBoundaryTimeObserver(forTimes:queue:using:)	using	AVPlayer	instance	() -> Void	sendable	nonisolated	queue	header, header: the queue given, the main queue by default
addBoundaryTimeObserver(forTimes:queue:using:)	using	AVSampleBufferRenderSynchronizer	instance	() -> Void	sendable	nonisolated	unknown	header
addCompletedHandler(_:)	_	MTLCommandBuffer	instance	MTLCommandBufferHandler	sendable	nonisolated	unknown	header
addCompletedHandler(_:)	_	MTLIOCommandBuffer	instance	MTLIOCommandBufferHandler	sendable	nonisolated	unknown	header
addCompletion(_:)	_	UIContextMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UIDragAnimating	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UIEditMenuInteractionAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UIPointerInteractionAnimating	instance	(Bool) -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UITabBarControllerSidebarAnimating	instance	() -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UIViewImplicitlyAnimating	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	unknown	header
addCompletion(_:)	_	UIViewPropertyAnimator	instance	(UIViewAnimatingPosition) -> Void	not-sendable	caller	unknown	header
addCoordinatedAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	unknown	header
addCoordinatedAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	unknown	header
addCoordinatedFocusingAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	((UIFocusAnimationContext) -> Void)?	not-sendable	caller	unknown	header
addCoordinatedFocusingAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	unknown	header
addCoordinatedUnfocusingAnimations(_:completion:)	_	UIFocusAnimationCoordinator	instance	((UIFocusAnimationContext) -> Void)?	not-sendable	caller	unknown	header
addCoordinatedUnfocusingAnimations(_:completion:)	completion	UIFocusAnimationCoordinator	instance	(() -> Void)?	not-sendable	caller	unknown	header
addEvent(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addExecutionBlock(_:)	_	BlockOperation	instance	() -> Void	sendable	nonisolated	unknown	header
addFeedbackHandler(_:)	_	MTL4CommitOptions	instance	MTL4CommitFeedbackHandler	sendable	nonisolated	unknown	header
addGlobalMonitorForEvents(matching:handler:)	handler	NSEvent	static	(NSEvent) -> Void	not-sendable	caller	unknown	header
addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)	completion	HKHeartbeatSeriesBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
addHome(withName:completionHandler:)	completionHandler	HMHomeManager	instance	(HMHome?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addItem(withProductID:completionHandler:)	completionHandler	MPMediaLibrary	instance	(([MPMediaEntity], (any Error)?) -> Void)?	completion-rule	caller	unknown	header
addItem(withProductID:completionHandler:)	completionHandler	MPMediaPlaylist	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
addKeyframe(withRelativeStartTime:relativeDuration:animations:)	animations	UIView	static	() -> Void	not-sendable	caller	unknown	header
addLocalMonitorForEvents(matching:handler:)	handler	NSEvent	static	(NSEvent) -> NSEvent?	not-sendable	caller	unknown	header
addLogHandler(_:)	_	MTLLogState	instance	(String?, String?, MTLLogLevel, String) -> Void	sendable	nonisolated	unknown	header
addMetadata(_:completion:)	completion	HKHeartbeatSeriesBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
addMetadata(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
addMetadata(_:completion:)	completion	HKWorkoutRouteBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
addModifier(forProperties:at:with:)	with	SCNParticleSystem	instance	SCNParticleModifierBlock	not-sendable	caller	unknown	header
addObserver(forName:object:queue:using:)	using	NotificationCenter	instance	(Notification) -> Void	sendable	nonisolated	queue	header, documentation: the queue given, else the thread that posts
addOperation(_:)	_	OperationQueue	instance	() -> Void	completion-rule	caller	unknown	header
addOption(withTitle:image:order:handler:)	handler	UIDocumentMenuViewController	instance	() -> Void	not-sendable	caller	unknown	header
addPasses(_:withCompletionHandler:)	withCompletionHandler	PKPassLibrary	instance	((PKPassLibraryAddPassesStatus) -> Void)?	completion-rule	caller	unknown	header
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVPlayer	instance	(CMTime) -> Void	sendable	nonisolated	queue	header, header: the queue given, the main queue by default
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVPlayerItemIntegratedTimeline	instance	(CMTime) -> Void	sendable	nonisolated	unknown	header
addPeriodicTimeObserver(forInterval:queue:using:)	using	AVSampleBufferRenderSynchronizer	instance	(CMTime) -> Void	sendable	nonisolated	unknown	header
addPersistentStore(with:completionHandler:)	completionHandler	NSPersistentStoreCoordinator	instance	(NSPersistentStoreDescription, (any Error)?) -> Void	not-sendable	caller	unknown	header
addPlan(with:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	(CTCellularPlanProvisioningAddPlanResult) -> Void	completion-rule	caller	unknown	header
addPlan(with:properties:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	(CTCellularPlanProvisioningAddPlanResult) -> Void	completion-rule	caller	unknown	header
addPlayers(to:matchRequest:completionHandler:)	completionHandler	GKMatchmaker	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
addPresentedHandler(_:)	_	MTLDrawable	instance	MTLDrawablePresentedHandler	sendable	nonisolated	unknown	header
addRemovalHandler(_:forTokenID:)	_	TKTokenWatcher	instance	(String) -> Void	not-sendable	caller	unknown	header
addRoom(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addRoom(withName:completionHandler:)	completionHandler	HMHome	instance	(HMRoom?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addScheduledHandler(_:)	_	MTLCommandBuffer	instance	MTLCommandBufferHandler	sendable	nonisolated	unknown	header
addService(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addServiceGroup(withName:completionHandler:)	completionHandler	HMHome	instance	(HMServiceGroup?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addStatusObserver(_:)	_	MAMusicHapticsManager	instance	(String, Bool) -> Void	not-sendable	caller	unknown	header
addSubscriber(forFileURL:withPublishingHandler:)	withPublishingHandler	Progress	static	NSProgressPublishingHandler	sendable	nonisolated	unknown	header
addTarget(handler:)	handler	MPRemoteCommand	instance	(MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus	not-sendable	caller	unknown	header
addTeardownBlock(_:)	_	XCTestCase	instance	() -> Void	not-sendable	caller	any	header, documentation
addTextField(configurationHandler:)	configurationHandler	UIAlertController	instance	((UITextField) -> Void)?	not-sendable	caller	unknown	header
addTrigger(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addUIInterruptionMonitor(withDescription:handler:)	handler	XCTestCase	instance	(XCUIElement) -> Bool	not-sendable	caller	unknown	header
addUser(completionHandler:)	completionHandler	HMHome	instance	(HMUser?, (any Error)?) -> Void	completion-rule	caller	unknown	header
addWatchFace(at:completionHandler:)	completionHandler	CLKWatchFaceLibrary	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
addWorkoutActivity(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
addWorkoutEvents(_:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
addZone(withName:completionHandler:)	completionHandler	HMHome	instance	(HMZone?, (any Error)?) -> Void	completion-rule	caller	unknown	header
additionalRequestHeaders(for:completionHandler:)	completionHandler	SFSafariExtensionHandling	instance	([String: String]?) -> Void	completion-rule	caller	unknown	header
adjustSelection(by:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	header
advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)	invitationHandler	MCNearbyServiceAdvertiserDelegate	instance	(Bool, MCSession?) -> Void	not-sendable	caller	unknown	header
alignmentRectProvider	=	UIViewController.Transition.ZoomOptions	instance	((UIZoomTransitionAlignmentRectContext) -> CGRect)?	not-sendable	caller	unknown	header
allow(_:completionHandler:)	completionHandler	BEWebContentFilter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
analysisChangedHandler	=	SCVideoStreamAnalyzer	instance	SCVideoStreamAnalysisChangeHandler?	not-sendable	caller	unknown	header
analyze(completionHandler:)	completionHandler	SNAudioFileAnalyzer	instance	(Bool) -> Void	completion-rule	caller	unknown	header
analyzeCGImage(_:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
analyzeImageFile(_:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
analyzeVideoFile(_:completionHandler:)	completionHandler	SCSensitivityAnalyzer	instance	(SCSensitivityAnalysis?, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
animate(alongsideChanges:completion:)	alongsideChanges	UITextCursorDropPositionAnimator	instance	(() -> Void)?	not-sendable	caller	unknown	header
animate(alongsideChanges:completion:)	completion	UITextCursorDropPositionAnimator	instance	(() -> Void)?	not-sendable	caller	unknown	header
animate(alongsideTransition:completion:)	alongsideTransition	UIViewControllerTransitionCoordinator	instance	((UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	unknown	header
animate(alongsideTransition:completion:)	completion	UIViewControllerTransitionCoordinator	instance	((UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	unknown	header
animate(withDuration:animations:)	animations	UIView	static	() -> Void	not-sendable	caller	main	header, header
animate(withDuration:animations:)	animations	WKInterfaceController	instance	() -> Void	not-sendable	caller	unknown	header
animate(withDuration:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	main	header, header
animate(withDuration:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	main	header, header
animate(withDuration:delay:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	unknown	header
animate(withDuration:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	unknown	header
animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
animateAlongsideTransition(in:animation:completion:)	animation	UIViewControllerTransitionCoordinator	instance	((UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	unknown	header
animateAlongsideTransition(in:animation:completion:)	completion	UIViewControllerTransitionCoordinator	instance	((UIViewControllerTransitionCoordinatorContext) -> Void)?	not-sendable	caller	unknown	header
animateKeyframes(withDuration:delay:options:animations:completion:)	animations	UIView	static	() -> Void	not-sendable	caller	unknown	header
animateKeyframes(withDuration:delay:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	completion-rule	caller	unknown	header
animationDidStart	=	SCNAnimation	instance	SCNAnimationDidStartBlock?	not-sendable	caller	unknown	header
animationDidStop	=	SCNAnimation	instance	SCNAnimationDidStopBlock?	not-sendable	caller	unknown	header
application(_:continue:restorationHandler:)	restorationHandler	NSApplicationDelegate	instance	([NSUserActivityRestoring]) -> Void	not-sendable	caller	main	header, documentation
application(_:continue:restorationHandler:)	restorationHandler	UIApplicationDelegate	instance	([UIUserActivityRestoring]?) -> Void	not-sendable	caller	main	header, documentation
application(_:didReceiveRemoteNotification:fetchCompletionHandler:)	fetchCompletionHandler	UIApplicationDelegate	instance	(UIBackgroundFetchResult) -> Void	not-sendable	caller	unknown	header
application(_:handleActionWithIdentifier:for:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	unknown	header
application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	unknown	header
application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	unknown	header
application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	unknown	header
application(_:handleEventsForBackgroundURLSession:completionHandler:)	completionHandler	UIApplicationDelegate	instance	() -> Void	not-sendable	caller	unknown	header
application(_:handleWatchKitExtensionRequest:reply:)	reply	UIApplicationDelegate	instance	([AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
application(_:performActionFor:completionHandler:)	completionHandler	UIApplicationDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
application(_:performFetchWithCompletionHandler:)	performFetchWithCompletionHandler	UIApplicationDelegate	instance	(UIBackgroundFetchResult) -> Void	not-sendable	caller	unknown	header
applicationActivitiesProvider	=	UIActivityItemsConfiguration	instance	(() -> [UIActivity])?	not-sendable	caller	unknown	header
apply(_:completionHandler:)	completionHandler	NEFilterDataProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
apply(_:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
apply(withExtent:roiCallback:arguments:)	roiCallback	CIKernel	instance	CIKernelROICallback	not-sendable	caller	unknown	header
apply(withExtent:roiCallback:inputImage:arguments:)	roiCallback	CIWarpKernel	instance	CIKernelROICallback	not-sendable	caller	unknown	header
arcadeSubscriptionStatus(withNonce:resultHandler:)	resultHandler	SKArcadeService	static	(Data?, UInt32, Data?, UInt32, (any Error)?) -> Void	not-sendable	caller	unknown	header
assignAccessory(_:to:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
attach(_:completionHandler:)	completionHandler	VZUSBController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
attestKey(_:clientDataHash:completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	([AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
attestKey(_:clientDataHash:completionHandler:)	completionHandler	DCAppAttestService	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
attestPendingKey(_:clientDataHash:completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	([AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
attributedStringForCandidate	=	NSCandidateListTouchBarItem	instance	((UnsafeMutableRawPointer, Int) -> NSAttributedString)?	not-sendable	caller	unknown	header
authenticate(completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
authenticate(withRequestFlags:cryptoSuiteIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
authenticateHandler	=	GKLocalPlayer	instance	((NSViewController?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
authorize(withLocalizedReason:completion:)	completion	LARight	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
authorize(withLocalizedReason:inPresentationContext:completion:)	completion	LARightUI	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
automationElementsBlock	=	NSObjectUIAccessibility	instance	AXArrayReturnBlock?	not-sendable	caller	unknown	header
autosave(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
autosave(withImplicitCancellability:completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
backgroundColorTransformer	=	UIBackgroundConfiguration	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
backgroundDownload(_:didReceive:completionHandler:)	completionHandler	BADownloaderExtension	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	unknown	header
becomeActiveIfPossible(completion:)	completion	MPNowPlayingSession	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
begin(_:forTypes:completionHandler:)	completionHandler	NSDocumentController	instance	(Int) -> Void	not-sendable	caller	unknown	header
begin(completionHandler:)	completionHandler	NSSavePanel	instance	(NSModalResponse) -> Void	not-sendable	caller	unknown	header
beginAccessingModelCollection(withIdentifier:completionHandler:)	completionHandler	MLModelCollection	static	(MLModelCollection?, (any Error)?) -> Void	not-sendable	caller	unknown	header
beginAccessingResources(completionHandler:)	completionHandler	NSBundleResourceRequest	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
beginArbitration(with:completionHandler:)	completionHandler	AVAudioRoutingArbiter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
beginBackgroundTask(expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	not-sendable	caller	unknown	header
beginBackgroundTask(withName:expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	not-sendable	caller	unknown	header
beginCollection(withStart:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
beginCriticalSheet(_:completionHandler:)	completionHandler	NSWindow	instance	((NSModalResponse) -> Void)?	not-sendable	caller	unknown	header
beginDeviceRegistration(using:options:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(ASAuthorizationProviderExtensionRegistrationResult) -> Void	completion-rule	caller	unknown	header
beginLoadingChildItems(at:completionHandler:)	completionHandler	MPPlayableContentDataSource	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
beginMonitoring(_:)	_	BEDownloadMonitor	instance	(BEDownloadMonitorLocation?, (any Error)?) -> Void	completion-rule	caller	unknown	header
beginOpenPanel(completionHandler:)	completionHandler	NSDocumentController	instance	([URL]?) -> Void	not-sendable	caller	unknown	header
beginProject(with:projectInfo:completion:)	completion	PHProjectExtensionController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
beginSession(reply:)	reply	TKSmartCard	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
beginSheet(_:completionHandler:)	completionHandler	NSWindow	instance	((NSModalResponse) -> Void)?	not-sendable	caller	unknown	header
beginSheet(using:on:completionHandler:)	completionHandler	NSPageLayout	instance	((NSPageLayoutResult) -> Void)?	not-sendable	caller	unknown	header
beginSheet(using:on:completionHandler:)	completionHandler	NSPrintPanel	instance	((NSPrintPanelResult) -> Void)?	not-sendable	caller	unknown	header
beginSheet(with:modalFor:completionHandler:)	completionHandler	NSPDFPanel	instance	(Int) -> Void	not-sendable	caller	unknown	header
beginSheetModal(for:completionHandler:)	completionHandler	NSAlert	instance	((NSModalResponse) -> Void)?	not-sendable	caller	unknown	header
beginSheetModal(for:completionHandler:)	completionHandler	NSSavePanel	instance	(NSModalResponse) -> Void	not-sendable	caller	unknown	header
beginTrimming(completionHandler:)	completionHandler	AVPlayerView	instance	((AVPlayerViewTrimResult) -> Void)?	not-sendable	caller	unknown	header
beginUserRegistration(using:userName:authenticationMethod:options:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(ASAuthorizationProviderExtensionRegistrationResult) -> Void	completion-rule	caller	unknown	header
blockmapFile(_:offset:length:flags:operationID:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
calculate(completionHandler:)	completionHandler	MKDirections	instance	(MKDirections.Response?, (any Error)?) -> Void	completion-rule	caller	unknown	header
calculateETA(completionHandler:)	completionHandler	MKDirections	instance	(MKETAResponse?, (any Error)?) -> Void	completion-rule	caller	unknown	header
callAsyncJavaScript(_:arguments:in:in:completionHandler:)	completionHandler	WKWebView	instance	((Any?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
callEventHandler	=	CTCallCenter	instance	((CTCall) -> Void)?	not-sendable	caller	unknown	header
callHostBlock	=	AUMessageChannel	instance	CallHostBlock?	not-sendable	caller	unknown	header
canHandleAdjustmentData	=	PHContentEditingInputRequestOptions	instance	(PHAdjustmentData) -> Bool	not-sendable	caller	unknown	header
cancel(_:)	_	WKDownload	instance	((Data?) -> Void)?	not-sendable	caller	unknown	header
cancel(byProducingResumeData:)	byProducingResumeData	URLSessionDownloadTask	instance	(Data?) -> Void	completion-rule	caller	unknown	header
cancel(byProducingResumeData:)	byProducingResumeData	URLSessionUploadTask	instance	(Data?) -> Void	completion-rule	caller	unknown	header
cancel(withLocalizableMessageKey:arguments:completionHandler:)	completionHandler	GKTurnBasedExchange	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
cancelOperations(completionHandler:)	completionHandler	CKSyncEngine	instance	(() -> Void)?	completion-rule	caller	unknown	header
cancellationHandler	=	FSTask	instance	(() -> (any Error)?)?	sendable	nonisolated	unknown	header
cancellationHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	unknown	header
captureHighResolutionFrame(completion:)	completion	ARSession	instance	(ARFrame?, (any Error)?) -> Void	completion-rule	caller	unknown	header
captureHighResolutionFrame(using:completion:)	completion	ARSession	instance	(ARFrame?, (any Error)?) -> Void	completion-rule	caller	unknown	header
captureImage(in:completionHandler:)	completionHandler	SCScreenshotManager	static	((UnsafeMutableRawPointer?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
captureImage(with:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((UnsafeMutableRawPointer?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
captureSampleBuffer(with:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((UnsafeMutableRawPointer?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
captureScreenshot(with:configuration:completionHandler:)	completionHandler	SCScreenshotManager	static	((SCScreenshotOutput?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
captureStillImageAsynchronously(from:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(UnsafeMutableRawPointer?, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(UnsafeMutableRawPointer?, AVCaptureBracketedStillImageSettings?, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
cellUpdateHandler	=	UICollectionViewPlaceholder	instance	((UICollectionViewCell) -> Void)?	not-sendable	caller	unknown	header
cellUpdateHandler	=	UITableViewPlaceholder	instance	((UITableViewCell) -> Void)?	not-sendable	caller	unknown	header
cellularDataRestrictionDidUpdateNotifier	=	CTCellularData	instance	CellularDataRestrictionDidUpdateNotifier?	not-sendable	caller	unknown	header
challenge(withRequestFlags:cryptoSuiteIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
challengeComposeController(withMessage:players:completion:)	completion	GKAchievement	instance	GKChallengeComposeHandler?	not-sendable	caller	unknown	header
challengeComposeController(withMessage:players:completion:)	completion	GKLeaderboardEntry	instance	GKChallengeComposeHandler?	not-sendable	caller	unknown	header
challengeComposeController(withMessage:players:completion:)	completion	GKScore	instance	GKChallengeComposeHandler?	not-sendable	caller	unknown	header
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKAchievement	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	header
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKLeaderboardEntry	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	header
challengeComposeController(withMessage:players:completionHandler:)	completionHandler	GKScore	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	header
challengeComposeController(withPlayers:message:completionHandler:)	completionHandler	GKAchievement	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	header
challengeComposeController(withPlayers:message:completionHandler:)	completionHandler	GKScore	instance	GKChallengeComposeCompletionBlock?	not-sendable	caller	unknown	header
changeTokenUpdatedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKServerChangeToken) -> Void)?	not-sendable	caller	unknown	header
channelManager(with:restorationDelegate:completionHandler:)	completionHandler	PTChannelManager	static	(PTChannelManager?, (any Error)?) -> Void	completion-rule	caller	unknown	header
checkAccess(to:requestedAccess:replyHandler:)	replyHandler	FSVolumeAccessCheckOperations	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
checkAccessStatus(options:completionHandler:)	completionHandler	VSAccountManager	instance	(VSAccountAccessStatus, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
checkAvailability(at:completionHandler:)	completionHandler	ARGeoTrackingConfiguration	static	(Bool, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
checkAvailability(completionHandler:)	completionHandler	ARGeoTrackingConfiguration	static	(Bool, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
checkCanAuthorize(completion:)	completion	LARight	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
checkCanRequestDocument(_:completion:)	completion	PKIdentityAuthorizationController	instance	(Bool) -> Void	completion-rule	caller	unknown	header
checkForUpdates(completionHandler:)	completionHandler	BAAssetPackManager	instance	((Set<String>?, Set<String>?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
checkHapticTrackAvailabilityForMedia(matchingCode:completionHandler:)	completionHandler	MAMusicHapticsManager	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
checkIfCinematic(_:completionHandler:)	completionHandler	CNAssetInfo	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkIfContainsSpatialAudio(_:completionHandler:)	completionHandler	CNAssetSpatialAudioInfo	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkIsAssignedDocument(_:completion:)	completion	CLSDataStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
checkPendingGameActivityExistence(completionHandler:)	completionHandler	GKGameActivity	static	(Bool) -> Void	completion-rule	caller	unknown	header
checkPreferredNetwork(forActiveOperationalDataset:completion:)	completion	THClient	instance	(Bool) -> Void	completion-rule	caller	unknown	header
checkValidity(ofToken:completionHandler:)	completionHandler	CTCellularPlanStatus	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
chooseBestHostPlayer(completionHandler:)	completionHandler	GKMatch	instance	(String?) -> Void	completion-rule	caller	unknown	header
chooseBestHostingPlayer(completionHandler:)	completionHandler	GKMatch	instance	(GKPlayer?) -> Void	completion-rule	caller	unknown	header
claimKnownFolders(_:localizedReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
clearBadge(for:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
close(_:keeping:replyHandler:)	replyHandler	FSVolumeOpenCloseOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
close(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
close(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
close(for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
closeAllMediaPresentations(completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
colorTransformer	=	UIListContentTextProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
compilationCompletionHandler	=	MPSGraphCompilationDescriptor	instance	MPSGraphCompilationCompletionHandler	not-sendable	caller	unknown	header
compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)	completionHandler	WKContentRuleListStore	instance	((WKContentRuleList?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
compileModel(at:completionHandler:)	completionHandler	MLModel	static	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	header
completeAssertionRequest(withSelectedPasskeyCredential:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeGeneratePasswordRequest(withResults:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeIO(forFile:offset:length:status:flags:operationID:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
completeOneTimeCodeRequest(withSelectedCredential:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeRegistrationRequest(withSelectedPasskeyCredential:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeRequest(completionHandler:)	completionHandler	CXCallDirectoryExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeRequest(withSelectedCredential:completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
completeRequestReturningItems(_:completionHandler:)	completionHandler	NSExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completeSavePasswordRequest(completionHandler:)	completionHandler	ASCredentialProviderExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
completionBlock	=	Operation	instance	(() -> Void)?	completion-rule	caller	unknown	header
completionHandler	=	CHHapticAdvancedPatternPlayer	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	CSSearchQuery	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	MPSGraphExecutableExecutionDescriptor	instance	([MPSGraphTensorData], (any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	MPSGraphExecutionDescriptor	instance	(MPSGraphTensorDataDictionary, (any Error)?) -> Void	not-sendable	caller	unknown	header
completionHandler	=	NSAnimationContext	instance	(() -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	NSWritingToolsCoordinatorAnimationParameters	instance	(() -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	PKIssuerProvisioningExtensionAuthorizationProviding	instance	((PKIssuerProvisioningExtensionAuthorizationResult) -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	UIActivityViewController	instance	((UIActivityType?, Bool) -> Void)?	not-sendable	caller	unknown	header
completionHandler	=	UIWritingToolsCoordinatorAnimationParameters	instance	(() -> Void)?	not-sendable	caller	unknown	header
completionWithItemsHandler	=	UIActivityViewController	instance	UIActivityViewControllerCompletionWithItemsHandler?	not-sendable	caller	unknown	header
components(passingTest:)	passingTest	AVAudioUnitComponentManager	instance	(AVAudioUnitComponent, UnsafeMutableRawPointer) -> Bool	not-sendable	caller	unknown	header
conditionallyBeginAccessingResources(completionHandler:)	completionHandler	NSBundleResourceRequest	instance	(Bool) -> Void	completion-rule	caller	unknown	header
config(withMonitorName:queue:eventHandler:)	eventHandler	CLMonitorConfiguration	static	(CLMonitor, CLMonitoringEvent) -> Void	not-sendable	caller	unknown	header
configuration(for:completion:)	completion	PKAddIdentityDocumentConfiguration	static	(PKAddIdentityDocumentConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	header
configuration(forPassMetadata:primaryAction:completion:)	completion	PKAddShareablePassConfiguration	static	(PKAddShareablePassConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	header
configuration(forPassMetadata:provisioningPolicyIdentifier:primaryAction:completion:)	completion	PKAddShareablePassConfiguration	static	(PKAddShareablePassConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	header
configuration(withOpenIDConfigurationURL:clientID:issuer:completion:)	completion	ASAuthorizationProviderExtensionLoginConfiguration	static	(ASAuthorizationProviderExtensionLoginConfiguration?, (any Error)?) -> Void	completion-rule	caller	unknown	header
configurationUpdateHandler	=	UIButton	instance	UIButtonConfigurationUpdateHandler?	not-sendable	caller	unknown	header
configurationUpdateHandler	=	UICollectionViewCell	instance	UICollectionViewCellConfigurationUpdateHandler?	not-sendable	caller	unknown	header
configurationUpdateHandler	=	UITableViewCell	instance	UITableViewCellConfigurationUpdateHandler?	not-sendable	caller	unknown	header
configurationUpdateHandler	=	UITableViewHeaderFooterView	instance	UITableViewHeaderFooterViewConfigurationUpdateHandler?	not-sendable	caller	unknown	header
confirmAcquired(in:completionHandler:)	completionHandler	APActivationPayload	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
confirmActivateCarSignal(_:completion:)	completion	INActivateCarSignalIntentHandling	instance	(INActivateCarSignalIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmAddMedia(_:completion:)	completion	INAddMediaIntentHandling	instance	(INAddMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmAddTasks(_:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmAnswerCall(_:completion:)	completion	INAnswerCallIntentHandling	instance	(INAnswerCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmAppend(toNote:completion:)	completion	INAppendToNoteIntentHandling	instance	(INAppendToNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmBookRestaurantReservation(_:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INBookRestaurantReservationIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCancelRide(_:completion:)	completion	INCancelRideIntentHandling	instance	(INCancelRideIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCancelWorkout(_:completion:)	completion	INCancelWorkoutIntentHandling	instance	(INCancelWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCreateNote(_:completion:)	completion	INCreateNoteIntentHandling	instance	(INCreateNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmCreateTaskList(_:completion:)	completion	INCreateTaskListIntentHandling	instance	(INCreateTaskListIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmDeleteTasks(_:completion:)	completion	INDeleteTasksIntentHandling	instance	(INDeleteTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmEditMessage(_:completion:)	completion	INEditMessageIntentHandling	instance	(INEditMessageIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmEndWorkout(_:completion:)	completion	INEndWorkoutIntentHandling	instance	(INEndWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetAvailableRestaurantReservationBookingDefaults(_:completion:)	completion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetAvailableRestaurantReservationBookings(_:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetCarLockStatus(_:completion:)	completion	INGetCarLockStatusIntentHandling	instance	(INGetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetCarPowerLevelStatus(_:completion:)	completion	INGetCarPowerLevelStatusIntentHandling	instance	(INGetCarPowerLevelStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetRestaurantGuest(_:completion:)	completion	INGetRestaurantGuestIntentHandling	instance	(INGetRestaurantGuestIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetRideStatus(_:completion:)	completion	INGetRideStatusIntentHandling	instance	(INGetRideStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetUserCurrentRestaurantReservationBookings(_:completion:)	completion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmGetVisualCode(_:completion:)	completion	INGetVisualCodeIntentHandling	instance	(INGetVisualCodeIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmHangUpCall(_:completion:)	completion	INHangUpCallIntentHandling	instance	(INHangUpCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmListCars(_:completion:)	completion	INListCarsIntentHandling	instance	(INListCarsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmListRideOptions(_:completion:)	completion	INListRideOptionsIntentHandling	instance	(INListRideOptionsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmPauseWorkout(_:completion:)	completion	INPauseWorkoutIntentHandling	instance	(INPauseWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmPayBill(_:completion:)	completion	INPayBillIntentHandling	instance	(INPayBillIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmPlayMedia(_:completion:)	completion	INPlayMediaIntentHandling	instance	(INPlayMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmRequestPayment(_:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmRequestRide(_:completion:)	completion	INRequestRideIntentHandling	instance	(INRequestRideIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmResumeWorkout(_:completion:)	completion	INResumeWorkoutIntentHandling	instance	(INResumeWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSaveProfile(inCar:completion:)	completion	INSaveProfileInCarIntentHandling	instance	(INSaveProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forAccounts:completion:)	completion	INSearchForAccountsIntentHandling	instance	(INSearchForAccountsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forBills:completion:)	completion	INSearchForBillsIntentHandling	instance	(INSearchForBillsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forMedia:completion:)	completion	INSearchForMediaIntentHandling	instance	(INSearchForMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forMessages:completion:)	completion	INSearchForMessagesIntentHandling	instance	(INSearchForMessagesIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forNotebookItems:completion:)	completion	INSearchForNotebookItemsIntentHandling	instance	(INSearchForNotebookItemsIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearch(forPhotos:completion:)	completion	INSearchForPhotosIntentHandling	instance	(INSearchForPhotosIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSearchCallHistory(_:completion:)	completion	INSearchCallHistoryIntentHandling	instance	(INSearchCallHistoryIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSendMessage(_:completion:)	completion	INSendMessageIntentHandling	instance	(INSendMessageIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSendPayment(_:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSendRideFeedback(_:completion:)	completion	INSendRideFeedbackIntentHandling	instance	(INSendRideFeedbackIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetAudioSource(inCar:completion:)	completion	INSetAudioSourceInCarIntentHandling	instance	(INSetAudioSourceInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetCarLockStatus(_:completion:)	completion	INSetCarLockStatusIntentHandling	instance	(INSetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetClimateSettings(inCar:completion:)	completion	INSetClimateSettingsInCarIntentHandling	instance	(INSetClimateSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetDefrosterSettings(inCar:completion:)	completion	INSetDefrosterSettingsInCarIntentHandling	instance	(INSetDefrosterSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetMessageAttribute(_:completion:)	completion	INSetMessageAttributeIntentHandling	instance	(INSetMessageAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetProfile(inCar:completion:)	completion	INSetProfileInCarIntentHandling	instance	(INSetProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetRadioStation(_:completion:)	completion	INSetRadioStationIntentHandling	instance	(INSetRadioStationIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetSeatSettings(inCar:completion:)	completion	INSetSeatSettingsInCarIntentHandling	instance	(INSetSeatSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSetTaskAttribute(_:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmShareFocusStatus(_:completion:)	completion	INShareFocusStatusIntentHandling	instance	(INShareFocusStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmSnoozeTasks(_:completion:)	completion	INSnoozeTasksIntentHandling	instance	(INSnoozeTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmStartAudioCall(_:completion:)	completion	INStartAudioCallIntentHandling	instance	(INStartAudioCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmStartCall(_:completion:)	completion	INStartCallIntentHandling	instance	(INStartCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmStartPhotoPlayback(_:completion:)	completion	INStartPhotoPlaybackIntentHandling	instance	(INStartPhotoPlaybackIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmStartVideoCall(_:completion:)	completion	INStartVideoCallIntentHandling	instance	(INStartVideoCallIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmStartWorkout(_:completion:)	completion	INStartWorkoutIntentHandling	instance	(INStartWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmTransferMoney(_:completion:)	completion	INTransferMoneyIntentHandling	instance	(INTransferMoneyIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmUnsendMessages(_:completion:)	completion	INUnsendMessagesIntentHandling	instance	(INUnsendMessagesIntentResponse) -> Void	completion-rule	caller	unknown	header
confirmUpdateMediaAffinity(_:completion:)	completion	INUpdateMediaAffinityIntentHandling	instance	(INUpdateMediaAffinityIntentResponse) -> Void	completion-rule	caller	unknown	header
connect(to:completionHandler:)	completionHandler	NFCNDEFReaderSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
connect(to:completionHandler:)	completionHandler	NFCTagReaderSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
connect(toPort:completionHandler:)	completionHandler	VZVirtioSocketDevice	instance	(VZVirtioSocketConnection?, (any Error)?) -> Void	not-sendable	caller	unknown	header
connectMIDI(_:to:format:block:)	block	AVAudioEngine	instance	AUMIDIOutputEventBlock?	not-sendable	caller	any	header, documentation
consumeSampleBuffer(from:completionHandler:)	completionHandler	CMIOExtensionStream	instance	(UnsafeMutableRawPointer?, UInt64, CMIOExtensionStreamDiscontinuityFlags, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
contactPrinter(_:)	_	UIPrinter	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
contentItem(forIdentifier:completionHandler:)	completionHandler	MPPlayableContentDataSource	instance	(MPContentItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
contexts(matching:completion:)	completion	CLSDataStore	instance	([CLSContext], (any Error)?) -> Void	completion-rule	caller	any	header, documentation
contexts(matchingIdentifierPath:completion:)	completion	CLSDataStore	instance	([CLSContext], (any Error)?) -> Void	completion-rule	caller	any	header, documentation
continueAsynchronousWorkOnMainThread(_:)	_	NSDocument	instance	() -> Void	not-sendable	caller	unknown	header
controlDependency(with:dependentBlock:name:)	dependentBlock	MPSGraph	instance	MPSGraphControlFlowDependencyBlock	not-sendable	caller	unknown	header
controllerPausedHandler	=	GCController	instance	((GCController) -> Void)?	not-sendable	caller	unknown	header
convert(to:error:withInputFrom:)	withInputFrom	AVAudioConverter	instance	AVAudioConverterInputBlock	sendable	nonisolated	unknown	header
coordinateAccess(with:queue:byAccessor:)	byAccessor	NSFileCoordinator	instance	((any Error)?) -> Void	sendable	nonisolated	unknown	header
createDirectory(withName:inParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createFileNamed(_:inDirectory:attributes:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createItemBased(onTemplate:fields:contents:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
createItemNamed(_:type:inDirectory:attributes:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createLink(to:named:inDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createNFCSlot(withMessage:completion:)	completion	TKSmartCardSlotManager	instance	(TKSmartCardSlotNFCSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createPDF(configuration:completionHandler:)	completionHandler	WKWebView	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
createSession(inContainer:withTitle:maxConnectedPlayers:completionHandler:)	completionHandler	GKGameSession	static	(GKGameSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createSymbolicLinkNamed(_:inDirectory:attributes:linkContents:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
createWebArchiveData(completionHandler:)	completionHandler	WKWebView	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
cubeMap(withContentsOf:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
cubeMap(withContentsOfFile:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
cubeMap(withContentsOfFiles:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
currentSyncAnchor(completionHandler:)	completionHandler	NSFileProviderEnumerator	instance	(NSFileProviderSyncAnchor?) -> Void	completion-rule	caller	unknown	header
cursorGlyphHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorGlyphHandler?	not-sendable	caller	unknown	header
cursorMoveHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorMoveHandler?	not-sendable	caller	unknown	header
cursorShowHandler	=	PGDisplayDescriptor	instance	PGDisplayCursorShowHandler?	not-sendable	caller	unknown	header
customAction(withDuration:actionBlock:)	actionBlock	SCNAction	static	(SCNNode, CGFloat) -> Void	sendable	nonisolated	unknown	header
customAction(withDuration:actionBlock:)	actionBlock	SKAction	static	(SKNode, CGFloat) -> Void	not-sendable	caller	unknown	header
customCommand(options:customCommandCode:customRequestParameters:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
customDetent(with:resolver:)	resolver	UISheetPresentationController.Detent	static	(UISheetPresentationControllerDetentResolutionContext) -> CGFloat	not-sendable	caller	unknown	header
customField(evaluationBlock:)	evaluationBlock	SCNPhysicsField	static	SCNFieldForceEvaluator	not-sendable	caller	unknown	header
customGroup(with:itemProvider:)	itemProvider	NSCollectionLayoutGroup	static	NSCollectionLayoutGroupCustomItemProvider	not-sendable	caller	unknown	header
customRoutingController(_:handle:completionHandler:)	completionHandler	AVCustomRoutingControllerDelegate	instance	(Bool) -> Void	completion-rule	caller	unknown	header
dataTask(with:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	header, documentation: the session's delegate queue
deactivate(_:replyHandler:)	replyHandler	FSVolumeItemDeactivation	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deactivate(options:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deauthorize(completion:)	completion	LARight	instance	() -> Void	completion-rule	caller	unknown	header
decideAction(for:completionHandler:)	completionHandler	MEMessageActionHandler	instance	(MEMessageActionDecision?) -> Void	completion-rule	caller	unknown	header
declineInvite(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
decodeFrame(fromSampleBuffer:options:completionHandler:)	completionHandler	MEVideoDecoder	instance	(UnsafeMutableRawPointer?, MEDecodeFrameStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
decryptData(_:secKeyAlgorithm:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
deferQueryRequestToNetwork(completion:)	completion	ILMessageFilterExtensionContext	instance	(ILNetworkResponse?, (any Error)?) -> Void	completion-rule	caller	unknown	header
delete(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	caller	unknown	header
delete(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
delete(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
delete(withRecordID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord.ID?, (any Error)?) -> Void	completion-rule	caller	unknown	header
delete(withRecordZoneID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone.ID?, (any Error)?) -> Void	completion-rule	caller	unknown	header
delete(withSubscriptionID:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscriptionID?, (any Error)?) -> Void	completion-rule	caller	unknown	header
deleteAllInteractions(completion:)	completion	INInteraction	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteAllSavedUserActivities(completionHandler:)	completionHandler	NSUserActivity	static	() -> Void	completion-rule	caller	unknown	header
deleteAllSearchableItems(completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteAutoSignInToken(completionHandler:)	completionHandler	VSUserAccountManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deleteCredentials(forBorderAgent:completion:)	completion	THClient	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deleteInteractions(withGroupIdentifier:completion:)	completion	INInteraction	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteInteractions(withIdentifiers:completion:)	completion	INInteraction	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteItem(with:baseVersion:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
deleteItem(with:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deleteObjects(of:predicate:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, Int, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
deleteSavedGames(withName:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteSavedUserActivities(with:completionHandler:)	completionHandler	NSUserActivity	static	() -> Void	completion-rule	caller	unknown	header
deleteSearchableItems(withDomainIdentifiers:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteSearchableItems(withIdentifiers:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
deleteSpotlightIndex(completionHandler:)	completionHandler	NSCoreDataCoreSpotlightDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
deltaDidChangeHandler	=	GCRelativeInput	instance	((GCPhysicalInputElement, GCRelativeInput, Float) -> Void)?	not-sendable	caller	unknown	header
descendant(matchingIdentifierPath:completion:)	completion	CLSContext	instance	(CLSContext?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
detach(_:completionHandler:)	completionHandler	VZUSBController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
detachNewThread(_:)	_	Thread	static	() -> Void	completion-rule	caller	unknown	header
detectExposures(with:completionHandler:)	completionHandler	ENManager	instance	ENDetectExposuresHandler	not-sendable	caller	unknown	header
detectExposures(with:diagnosisKeyURLs:completionHandler:)	completionHandler	ENManager	instance	ENDetectExposuresHandler	not-sendable	caller	unknown	header
detectMetadata(for:completionHandler:)	completionHandler	NSPasteboard	instance	([NSPasteboardMetadataType: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectMetadata(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	([NSPasteboardMetadataType: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	NSPasteboard	instance	(Set<NSPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	(Set<NSPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:completionHandler:)	completionHandler	UIPasteboard	instance	(Set<UIPasteboardDetectionPattern>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectPatterns(for:inItemSet:completionHandler:)	completionHandler	UIPasteboard	instance	(NSArray<Set<UIPasteboardDetectionPattern>>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:completionHandler:)	completionHandler	NSPasteboard	instance	([NSPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:completionHandler:)	completionHandler	NSPasteboardItem	instance	([NSPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:completionHandler:)	completionHandler	UIPasteboard	instance	([UIPasteboardDetectionPattern: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectValues(for:inItemSet:completionHandler:)	completionHandler	UIPasteboard	instance	(NSArray<[UIPasteboardDetectionPattern: AnyObject]>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
detectWebpageLocale(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	(Locale?, (any Error)?) -> Void	not-sendable	caller	unknown	header
determineCompatibility(ofExportPreset:with:outputFileType:completionHandler:)	completionHandler	AVAssetExportSession	static	(Bool) -> Void	completion-rule	caller	unknown	header
determineCompatibleFileTypes(completionHandler:)	completionHandler	AVAssetExportSession	instance	([AVFileType]) -> Void	completion-rule	caller	unknown	header
determineValidity(for:timeRange:validationDelegate:completionHandler:)	completionHandler	AVVideoComposition	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
devicePickerCompletionHandler	=	DDDevicePickerViewController	instance	(UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	unknown	header
diagnosisKeysAvailableHandler	=	ENManager	instance	ENDiagnosisKeysAvailableHandler?	not-sendable	caller	unknown	header
dialVoiceCall(toPhoneNumber:completionHandler:)	completionHandler	SAEmergencyResponseManager	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
dictionaryHandler	=	NSBatchInsertRequest	instance	((NSMutableDictionary<String, AnyObject>) -> Bool)?	not-sendable	caller	unknown	header
didFinishPlayback	=	SCNAudioPlayer	instance	(() -> Void)?	not-sendable	caller	unknown	header
didMigrateHandler	=	NSCustomMigrationStage	instance	((NSStagedMigrationManager, NSCustomMigrationStage, UnsafeMutableRawPointer?) -> Bool)?	not-sendable	caller	unknown	header
didReceive(_:completionHandler:)	completionHandler	UNNotificationContentExtension	instance	(UNNotificationContentExtensionResponseOption) -> Void	completion-rule	caller	unknown	header
didReceive(_:withCompletion:)	withCompletion	WKUserNotificationInterfaceController	instance	(WKUserNotificationInterfaceType) -> Void	not-sendable	caller	unknown	header
didReceive(_:withContentHandler:)	withContentHandler	UNNotificationServiceExtension	instance	(UNNotificationContent) -> Void	not-sendable	caller	unknown	header
didReceiveLocationPushPayload(_:completion:)	completion	CLLocationPushServiceExtension	instance	() -> Void	completion-rule	caller	unknown	header
didReceiveRemoteNotification(_:fetchCompletionHandler:)	fetchCompletionHandler	WKApplicationDelegate	instance	(WKBackgroundFetchResult) -> Void	not-sendable	caller	unknown	header
didReceiveRemoteNotification(_:fetchCompletionHandler:)	fetchCompletionHandler	WKExtensionDelegate	instance	(WKBackgroundFetchResult) -> Void	not-sendable	caller	unknown	header
disableAllBackgroundDelivery(completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
disableBackgroundDelivery(for:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
discardRecording(handler:)	handler	RPScreenRecorder	instance	() -> Void	not-sendable	caller	unknown	header
disconnect(withReason:options:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
disconnectHandler	=	WKWebExtension.MessagePort	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
discover(handler:)	handler	MIDICIDiscoveryManager	instance	MIDICIDiscoveryResponseBlock	not-sendable	caller	unknown	header
discoverAllIdentities(completionHandler:)	completionHandler	CKContainer	instance	([CKUserIdentity]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
discoverAllUserIdentitiesCompletionBlock	=	CKDiscoverAllUserIdentitiesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
discoverUserIdentitiesCompletionBlock	=	CKDiscoverUserIdentitiesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
discoverUserIdentity(withEmailAddress:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	completion-rule	caller	unknown	header
discoverUserIdentity(withPhoneNumber:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	completion-rule	caller	unknown	header
discoverUserIdentity(withUserRecordID:completionHandler:)	completionHandler	CKContainer	instance	(CKUserIdentity?, (any Error)?) -> Void	completion-rule	caller	unknown	header
dismiss(animated:completion:)	completion	UIViewController	instance	(() -> Void)?	not-sendable	caller	main	header, header
dismiss(completion:)	completion	PKPaymentAuthorizationController	instance	(() -> Void)?	completion-rule	caller	unknown	header
dismissNavigationAlert(animated:completion:)	completion	CPMapTemplate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
dismissPopover(_:)	_	SWCollaborationView	instance	(() -> Void)?	not-sendable	caller	unknown	header
dismissTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
dispatchEvent(_:userInfo:completion:)	completion	TVPlayer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
dispatchEvent(of:canBubble:cancellable:extraInfo:completion:)	completion	TVViewElement	instance	((Bool, Bool) -> Void)?	completion-rule	caller	unknown	header
dispatchEvent(withName:canBubble:cancellable:extraInfo:completion:)	completion	TVViewElement	instance	((Bool, Bool) -> Void)?	completion-rule	caller	unknown	header
dispatchMessage(withName:toExtensionWithIdentifier:userInfo:completionHandler:)	completionHandler	SFSafariApplication	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
displayMessage(_:completionHandler:)	completionHandler	NEProvider	instance	(Bool) -> Void	completion-rule	caller	unknown	header
displayNames(forGroups:loginManager:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	([String: String]) -> Void	completion-rule	caller	unknown	header
documentBrowser(_:didRequestDocumentCreationWithHandler:)	didRequestDocumentCreationWithHandler	UIDocumentBrowserViewControllerDelegate	instance	(URL?, UIDocumentBrowserImportMode) -> Void	not-sendable	caller	unknown	header
donateInteraction(completion:)	completion	INInteraction	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
download(_:decideDestinationUsing:suggestedFilename:completionHandler:)	completionHandler	WKDownloadDelegate	instance	(URL?) -> Void	not-sendable	caller	unknown	header
download(_:decidePlaceholderPolicy:)	decidePlaceholderPolicy	WKDownloadDelegate	instance	(WKDownloadPlaceholderPolicy, URL?) -> Void	not-sendable	caller	unknown	header
download(_:didReceive:completionHandler:)	completionHandler	BADownloadManagerDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	unknown	header
download(_:didReceive:completionHandler:)	completionHandler	WKDownloadDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	not-sendable	caller	unknown	header
download(_:didReceivePlaceholderURL:completionHandler:)	completionHandler	WKDownloadDelegate	instance	() -> Void	not-sendable	caller	unknown	header
download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)	decisionHandler	WKDownloadDelegate	instance	(WKDownloadRedirectPolicy) -> Void	not-sendable	caller	unknown	header
downloadConfigurationModel(completionHandler:)	completionHandler	VTSuperResolutionScalerConfiguration	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
downloadFontAssets(completionHandler:)	completionHandler	NSFontAssetRequest	instance	((any Error)?) -> Bool	not-sendable	caller	unknown	header
downloadTask(with:completionHandler:)	completionHandler	URLSession	instance	(URL?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	header, documentation: the session's delegate queue
downloadTask(withResumeData:completionHandler:)	completionHandler	URLSession	instance	(URL?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
dragInteraction(_:itemsForAddingTo:forTouchAt:completion:)	completion	BEDragInteractionDelegate	instance	([UIDragItem]) -> Bool	not-sendable	caller	unknown	header
dragInteraction(_:prepare:completion:)	completion	BEDragInteractionDelegate	instance	() -> Bool	not-sendable	caller	unknown	header
dragItemsProvider	=	UIDocumentProperties	instance	((UIDragSession) -> [UIDragItem])?	not-sendable	caller	unknown	header
duplicate(_:completionHandler:)	completionHandler	NSWorkspace	instance	(([URL: URL], (any Error)?) -> Void)?	completion-rule	caller	unknown	header
duplicate(using:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((WKWebExtensionTab)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
effectsViewInserter	=	NSTextInsertionIndicator	instance	((NSView) -> Void)?	not-sendable	caller	unknown	header
elementValueDidChangeHandler	=	GCDevicePhysicalInput	instance	((GCDevicePhysicalInput, GCPhysicalInputElement) -> Void)?	not-sendable	caller	unknown	header
enable(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
enableBackgroundDelivery(for:frequency:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
enableNotification(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
encode(_:composeContext:completionHandler:)	completionHandler	MEMessageEncoder	instance	(MEMessageEncodingResult) -> Void	completion-rule	caller	unknown	header
encode(to:inPlacePrimaryTexture:secondaryTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSBinaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	unknown	header
encode(to:inPlaceTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSUnaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	unknown	header
encode(to:primaryTexture:inPlaceSecondaryTexture:fallbackCopyAllocator:)	fallbackCopyAllocator	MPSBinaryImageKernel	instance	MPSCopyAllocator?	not-sendable	caller	unknown	header
encryptData(_:secKeyAlgorithm:completion:)	completion	LAPublicKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
encryptedServiceProviderData(for:completion:)	completion	PKPassLibrary	instance	([AnyObject: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
end(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endAccessingModelCollection(withIdentifier:completionHandler:)	completionHandler	MLModelCollection	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
endBatch(withClientState:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endBatch(withExpectedClientState:newClientState:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endCollection(withEnd:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
endMatchInTurn(withMatch:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endMatchInTurn(withMatch:leaderboardScores:achievements:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
endMatchInTurn(withMatch:scores:achievements:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endTurn(withNextParticipant:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
endTurn(withNextParticipants:turnTimeout:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
enqueue(_:completionHandler:)	completionHandler	VSAccountManager	instance	(VSAccountMetadata?, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
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
entryCompletionHandler	=	TVDigitEntryViewController	instance	(String) -> Void	not-sendable	caller	unknown	header
enumerateBodies(alongRayStart:end:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, CGPoint, CGVector, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateBodies(at:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateBodies(in:using:)	using	SKPhysicsWorld	instance	(SKPhysicsBody, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateChildNodes(withName:using:)	using	SKNode	instance	(SKNode, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateChildObjects(of:root:using:stopPointer:)	using	MDLObject	instance	(MDLObject, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateDirectory(_:startingAtCookie:verifier:providingAttributes:using:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSDirectoryVerifier, (any Error)?) -> Void	completion-rule	caller	unknown	header
enumerateDraggingItems(options:for:classes:searchOptions:using:)	using	NSDraggingInfo	instance	(NSDraggingItem, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)	using	NSLayoutManager	instance	(CGRect, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateEvents(in:using:)	using	AVMusicTrack	instance	AVMusicEventEnumerationBlock	not-sendable	caller	unknown	header
enumerateEvents(matching:using:)	using	EKEventStore	instance	EKEventSearchCallback	not-sendable	caller	unknown	header
enumerateInterpolatedPoints(in:strideByDistance:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateInterpolatedPoints(in:strideByParametricStep:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateInterpolatedPoints(in:strideByTime:using:)	using	PKStrokePath	instance	(PKStrokePoint, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateLineFragments(forGlyphRange:using:)	using	NSLayoutManager	instance	(CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateLines(_:)	_	NSString	instance	(String, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateObjects(_:)	_	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateObjects(at:options:using:)	using	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateObjects(options:using:)	using	PHFetchResult	instance	(UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateStatistics(from:to:with:)	with	HKStatisticsCollection	instance	(HKStatistics, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateSubstrings(in:options:using:)	using	NSString	instance	(String?, NSRange, NSRange, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateValues(forProperties:using:)	using	ITLibMediaEntity	instance	(String, Any, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateValues(forProperties:using:)	using	MPMediaEntity	instance	(String, Any, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerateValuesExcept(forProperties:using:)	using	ITLibMediaEntity	instance	(String, Any, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
enumerator(at:includingPropertiesFor:options:errorHandler:)	errorHandler	FileManager	instance	((URL, any Error) -> Bool)?	not-sendable	caller	unknown	header
estimateMaximumDuration(completionHandler:)	completionHandler	AVAssetExportSession	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	header
estimateOutputFileLength(completionHandler:)	completionHandler	AVAssetExportSession	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	header
evaluate(inJavaScriptContext:completion:)	completion	TVApplicationController	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
evaluate(inJavaScriptContext:completion:)	inJavaScriptContext	TVApplicationController	instance	(JSContext) -> Void	completion-rule	caller	unknown	header
evaluateAccessControl(_:operation:localizedReason:reply:)	reply	LAContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
evaluateJavaScript(_:completionHandler:)	completionHandler	WKWebView	instance	((Any?, (any Error)?) -> Void)?	not-sendable	caller	main	header, documentation: the main thread
evaluateJavaScript(_:in:in:completionHandler:)	completionHandler	WKWebView	instance	((Any?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
evaluatePolicy(_:localizedReason:reply:)	reply	LAContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
evaluateTrust(for:peerCertificateChain:completionHandler:)	completionHandler	NWTCPConnectionAuthenticationDelegate	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
evaluateURL(_:completionHandler:)	completionHandler	BEWebContentFilter	instance	(Bool, Data?) -> Void	completion-rule	caller	unknown	header
evaluationFunction	=	MDLMaterialPropertyNode	instance	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
evictItem(with:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
exceptionHandler	=	JSContext	instance	((JSContext?, JSValue?) -> Void)?	not-sendable	caller	unknown	header
exchangeKeys(withPublicKey:secKeyAlgorithm:secKeyParameters:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
execute(completionHandler:)	completionHandler	NSUserScriptTask	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
execute(withAppleEvent:completionHandler:)	completionHandler	NSUserAppleScriptTask	instance	((NSAppleEventDescriptor?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
execute(withArguments:completionHandler:)	completionHandler	NSUserUnixTask	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
execute(withInput:completionHandler:)	completionHandler	NSUserAutomatorTask	instance	((Any?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
execute(withInputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:batchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:lossLabelsData:lossLabelWeightsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
execute(withInputsData:outputsData:batchSize:options:completionHandler:)	completionHandler	MLCInferenceGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeActionSet(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
executeAsync(withSourceImages:completionHandler:)	completionHandler	MPSNNGraph	instance	MPSNNGraphCompletionHandler	not-sendable	caller	any	header, documentation
executeForward(withBatchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeForward(withBatchSize:options:outputsData:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeGradient(withBatchSize:options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeGradient(withBatchSize:options:outputsData:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
executeOptimizerUpdate(options:completionHandler:)	completionHandler	MLCTrainingGraph	instance	MLCGraphCompletionHandler?	not-sendable	caller	unknown	header
expectation(for:evaluatedWith:handler:)	handler	XCTestCase	instance	XCPredicateExpectationHandler?	sendable	nonisolated	unknown	header
expectation(forNotification:object:handler:)	handler	XCTestCase	instance	XCNotificationExpectationHandler?	sendable	nonisolated	unknown	header
expectation(forNotification:object:notificationCenter:handler:)	handler	XCTestCase	instance	XCNotificationExpectationHandler?	sendable	nonisolated	unknown	header
expirationHandler	=	BGTask	instance	(() -> Void)?	not-sendable	caller	unknown	header
expirationHandler	=	WKRefreshBackgroundTask	instance	(() -> Void)?	not-sendable	caller	unknown	header
export(_:completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
exportAsynchronously(completionHandler:)	completionHandler	AVAssetExportSession	instance	() -> Void	completion-rule	caller	unknown	header
exportBytes(completion:)	completion	LAPublicKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
exportClip(to:duration:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
exportFinished(completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
extendedFastReadMultipleBlocks(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
extendedGetMultipleBlockSecurityStatus(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([NSNumber], (any Error)?) -> Void	completion-rule	caller	unknown	header
extendedLockBlock(withRequestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
extendedReadMultipleBlocks(withRequestFlags:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
extendedReadSingleBlock(withRequestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
extendedWriteMultipleBlocks(withRequestFlags:blockRange:dataBlocks:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
extendedWriteSingleBlock(withRequestFlags:blockNumber:dataBlock:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
failAuthorization(_:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
fallDetectionManager(_:didDetect:completionHandler:)	completionHandler	CMFallDetectionDelegate	instance	() -> Void	completion-rule	caller	unknown	header
fastReadMultipleBlocks(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
fetch(withRecordID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetch(withRecordZoneID:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetch(withShazamID:completionHandler:)	completionHandler	SHMediaItem	static	(SHMediaItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetch(withSubscriptionID:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscription?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchActivity(for:completion:)	completion	CLSDataStore	instance	(CLSActivity?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchAllDataStoreIdentifiers(_:)	_	WKWebsiteDataStore	static	([UUID]) -> Void	completion-rule	caller	unknown	header
fetchAllHistory(completionHandler:)	completionHandler	STWebHistory	instance	(Set<URL>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchAllLongLivedOperationIDs(completionHandler:)	completionHandler	CKContainer	instance	([CKOperationID]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchAllRecordZones(completionHandler:)	completionHandler	CKDatabase	instance	([CKRecordZone]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchAllSubscriptions(completionHandler:)	completionHandler	CKDatabase	instance	([CKSubscription]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchAvailableRoomTypes(completionHandler:)	completionHandler	EKVirtualConferenceProvider	instance	([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchChanges(completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchChanges(with:completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchContentsForItem(with:version:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(URL?, NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchContentsForItem(with:version:usingExistingContentsAt:existing:request:completionHandler:)	completionHandler	NSFileProviderIncrementalContentFetching	instance	(URL?, NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchCurrent(completionHandler:)	completionHandler	NEHotspotNetwork	static	(NEHotspotNetwork?) -> Void	completion-rule	caller	main	header, documentation
fetchCurrentDownloads(completionHandler:)	completionHandler	BADownloadManager	instance	([BADownload], (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)	completionHandler	CSSearchableIndex	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchData(ofTypes:completionHandler:)	completionHandler	WKWebView	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchData(ofTypes:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchDataRecord(of:for:completionHandler:)	completionHandler	WKWebExtensionController	instance	(WKWebExtension.DataRecord?) -> Void	not-sendable	caller	unknown	header
fetchDataRecords(of:completionHandler:)	completionHandler	WKWebExtensionController	instance	([WKWebExtension.DataRecord]) -> Void	not-sendable	caller	unknown	header
fetchDataRecords(ofTypes:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	([WKWebsiteDataRecord]) -> Void	not-sendable	caller	unknown	header
fetchDatabaseChangesCompletionBlock	=	CKFetchDatabaseChangesOperation	instance	((CKServerChangeToken?, Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchDuringInterval(_:completionHandler:)	completionHandler	STWebHistory	instance	(Set<URL>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchInstalledExtensions(completionHandler:)	completionHandler	FSClient	instance	([FSModuleIdentity]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchItems(forIdentityVerificationSignature:)	forIdentityVerificationSignature	GKLocalPlayer	instance	((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchLastClientState(completionHandler:)	completionHandler	CSSearchableIndex	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchLastDisconnectError(completionHandler:)	completionHandler	NEVPNConnection	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
fetchLatestRemoteVersionOfItem(at:completionHandler:)	completionHandler	FileManager	instance	(NSFileVersion?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchLatestSupported(completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(VZMacOSRestoreImage?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
fetchLongLivedOperation(with:completionHandler:)	completionHandler	CKContainer	instance	(CKOperation?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchPartialContentsForItem(with:version:request:minimalRange:aligningTo:options:completionHandler:)	completionHandler	NSFileProviderPartialContentFetching	instance	(URL?, NSFileProviderItem?, NSRange, NSFileProviderMaterializationFlags, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchParticipants(matching:into:completion:)	completion	NSPersistentCloudKitContainer	instance	([CKShare.Participant]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchRecordChangesCompletionBlock	=	CKFetchRecordChangesOperation	instance	((CKServerChangeToken?, Data?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchRecordZoneChangesCompletionBlock	=	CKFetchRecordZoneChangesOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchRecordZonesCompletionBlock	=	CKFetchRecordZonesOperation	instance	(([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchRecordsCompletionBlock	=	CKFetchRecordsOperation	instance	(([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchReminders(matching:completion:)	completion	EKEventStore	instance	([EKReminder]?) -> Void	not-sendable	caller	unknown	header
fetchSavedGames(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKSavedGame]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchShareMetadata(with:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Metadata?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchShareMetadataCompletionBlock	=	CKFetchShareMetadataOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchShareParticipant(withEmailAddress:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchShareParticipant(withPhoneNumber:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchShareParticipant(withUserRecordID:completionHandler:)	completionHandler	CKContainer	instance	(CKShare.Participant?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchShareParticipantsCompletionBlock	=	CKFetchShareParticipantsOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchStorePromotionOrder(completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(([SKProduct], (any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchStorePromotionVisibility(for:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	((SKProductStorePromotionVisibility, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
fetchSubscriptionCompletionBlock	=	CKFetchSubscriptionsOperation	instance	(([CKSubscriptionID: CKSubscription]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	completionHandler	NSFileProviderThumbnailing	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	perThumbnailCompletionHandler	NSFileProviderExtension	instance	(NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchThumbnails(for:requestedSize:perThumbnailCompletionHandler:completionHandler:)	perThumbnailCompletionHandler	NSFileProviderThumbnailing	instance	(NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
fetchUserRecordID(completionHandler:)	completionHandler	CKContainer	instance	(CKRecord.ID?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchVirtualConference(for:completionHandler:)	completionHandler	EKVirtualConferenceProvider	instance	(EKVirtualConferenceDescriptor?, (any Error)?) -> Void	completion-rule	caller	unknown	header
fetchWebAuthTokenCompletionBlock	=	CKFetchWebAuthTokenOperation	instance	((String?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
field(evaluationBlock:)	evaluationBlock	UIFieldBehavior	static	(UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector	not-sendable	caller	unknown	header
filePromiseProvider(_:writePromiseTo:completionHandler:)	completionHandler	NSFilePromiseProviderDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
find(_:configuration:completionHandler:)	completionHandler	WKWebView	instance	(WKFindResult) -> Void	not-sendable	caller	unknown	header
find(for:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	static	(GKTurnBasedMatch?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findCompatibleTrack(for:completionHandler:)	completionHandler	AVURLAsset	instance	(AVAssetTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findMatch(completionHandler:)	completionHandler	GKGameActivity	instance	(GKMatch?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findMatch(for:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
findMatchedPlayers(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(GKMatchedPlayers?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findPlayers(forHostedMatchRequest:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
findPlayers(forHostedRequest:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
findPlayersForHostedMatch(completionHandler:)	completionHandler	GKGameActivity	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
findUnusedTrackID(completionHandler:)	completionHandler	AVAsset	instance	(CMPersistentTrackID, (any Error)?) -> Void	completion-rule	caller	unknown	header
findVendorAccessory(withHAPPublicKey:completionHandler:)	completionHandler	HMHomeManager	instance	(HMAccessory?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishAuthorization(_:settings:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
finishBroadcast(handler:)	handler	RPBroadcastController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
finishContentEditing(completionHandler:)	completionHandler	PHContentEditingController	instance	(PHContentEditingOutput?) -> Void	not-sendable	caller	unknown	header
finishPickerDiscovery(_:)	_	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
finishProject(completionHandler:)	completionHandler	PHProjectExtensionController	instance	() -> Void	completion-rule	caller	unknown	header
finishRoute(with:metadata:completion:)	completion	HKWorkoutRouteBuilder	instance	(HKWorkoutRoute?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishSeries(completion:)	completion	HKHeartbeatSeriesBuilder	instance	(HKHeartbeatSeriesSample?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishSeries(withMetadata:completion:)	completion	HKQuantitySeriesSampleBuilder	instance	([HKQuantitySample]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishSeries(withMetadata:end:completion:)	completion	HKQuantitySeriesSampleBuilder	instance	([HKQuantitySample]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishSyncing(_:completionHandler:)	completionHandler	GSSyncedDirectory	instance	() -> Void	not-sendable	caller	unknown	header
finishSyncing(completionHandler:)	completionHandler	GSSyncedDirectory	instance	() -> Void	completion-rule	caller	unknown	header
finishWorkout(completion:)	completion	HKWorkoutBuilder	instance	(HKWorkout?, (any Error)?) -> Void	completion-rule	caller	unknown	header
finishWriting(completionHandler:)	completionHandler	AVAssetWriter	instance	() -> Void	completion-rule	caller	unknown	header
flush(completionHandler:)	completionHandler	URLSession	instance	() -> Void	completion-rule	caller	unknown	header
flush(fromSourceTime:completionHandler:)	completionHandler	AVSampleBufferAudioRenderer	instance	(Bool) -> Void	completion-rule	caller	unknown	header
flush(withRemovalOfDisplayedImage:completionHandler:)	completionHandler	AVSampleBufferVideoRenderer	instance	(() -> Void)?	completion-rule	caller	unknown	header
focus(for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
forLoopWithLowerBound(_:upperBound:step:initialBodyArguments:body:name:)	body	MPSGraph	instance	MPSGraphForLoopBodyBlock	not-sendable	caller	unknown	header
forLoopWithNumberOfIterations(_:initialBodyArguments:body:name:)	body	MPSGraph	instance	MPSGraphForLoopBodyBlock	not-sendable	caller	unknown	header
foundItemsHandler	=	CSSearchQuery	instance	(([CSSearchableItem]) -> Void)?	not-sendable	caller	unknown	header
foundSuggestionsHandler	=	CSUserQuery	instance	(([CSSuggestion]) -> Void)?	not-sendable	caller	unknown	header
frameProcessor	=	PHLivePhotoEditingContext	instance	PHLivePhotoFrameProcessingBlock?	not-sendable	caller	unknown	header
functionNames(completionHandler:)	completionHandler	MLModelAsset	instance	([String]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateAddPaymentPassRequestForPassEntry(withIdentifier:configuration:certificateChain:nonce:nonceSignature:completionHandler:)	completionHandler	PKIssuerProvisioningExtensionHandler	instance	(PKAddPaymentPassRequest?) -> Void	completion-rule	caller	unknown	header
generateAssertion(_:clientDataHash:completionHandler:)	completionHandler	DCAppAttestService	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateBestRepresentation(for:completionHandler:)	completionHandler	QLThumbnailGenerator	instance	(QLThumbnailRepresentation?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateCGImageAsynchronously(for:completionHandler:)	completionHandler	AVAssetImageGenerator	instance	(UnsafeMutableRawPointer?, CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateCGImagesAsynchronously(forTimes:completionHandler:)	completionHandler	AVAssetImageGenerator	instance	(CMTime, UnsafeMutableRawPointer?, CMTime, AVAssetImageGeneratorResult, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateIdentityVerificationSignature(completionHandler:)	completionHandler	GKLocalPlayer	instance	((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
generateKey(completionHandler:)	completionHandler	DCAppAttestService	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateRepresentations(for:updateHandler:)	updateHandler	QLThumbnailGenerator	instance	((QLThumbnailRepresentation?, QLThumbnailRepresentationType, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
generateSampleCursor(atPresentationTimeStamp:completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateSampleCursorAtFirstSampleInDecodeOrder(completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateSampleCursorAtLastSampleInDecodeOrder(completionHandler:)	completionHandler	METrackReader	instance	((MESampleCursor)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateSignature(from:completionHandler:)	completionHandler	SHSignatureGenerator	static	(SHSignature?, (any Error)?) -> Void	completion-rule	caller	unknown	header
generateToken(completionHandler:)	completionHandler	DCDevice	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
geocodeAddressDictionary(_:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodeAddressString(_:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodeAddressString(_:in:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodeAddressString(_:in:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodePostalAddress(_:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
geocodePostalAddress(_:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
getActivePage(completionHandler:)	completionHandler	SFSafariTab	instance	(SFSafariPage?) -> Void	completion-rule	caller	unknown	header
getActiveTab(completionHandler:)	completionHandler	SFSafariWindow	instance	(SFSafariTab?) -> Void	completion-rule	caller	unknown	header
getActiveWindow(completionHandler:)	completionHandler	SFSafariApplication	static	(SFSafariWindow?) -> Void	completion-rule	caller	unknown	header
getAllAssetPacks(completionHandler:)	completionHandler	BAAssetPackManager	instance	(Set<BAAssetPack>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAllCookies(_:)	_	WKHTTPCookieStore	instance	([HTTPCookie]) -> Void	not-sendable	caller	unknown	header
getAllTabs(completionHandler:)	completionHandler	SFSafariWindow	instance	([SFSafariTab]) -> Void	completion-rule	caller	unknown	header
getAllTasks(completionHandler:)	completionHandler	URLSession	instance	([URLSessionTask]) -> Void	completion-rule	caller	unknown	header
getAllVoiceShortcuts(completion:)	completion	INVoiceShortcutCenter	instance	([INVoiceShortcut]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAllWindows(completionHandler:)	completionHandler	SFSafariApplication	static	([SFSafariWindow]) -> Void	completion-rule	caller	unknown	header
getAlwaysOnTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	unknown	header
getAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAttachmentsFor(_:completion:)	completion	HKAttachmentStore	instance	([HKAttachment]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAttributes(_:of:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItemAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getAvailableContentRuleListIdentifiers(_:)	_	WKContentRuleListStore	instance	(([String]?) -> Void)?	not-sendable	caller	unknown	header
getBaseURI(completionHandler:)	completionHandler	SFSafariExtension	static	(URL?) -> Void	completion-rule	caller	unknown	header
getCachedResponse(for:completionHandler:)	completionHandler	URLCache	instance	(CachedURLResponse?) -> Void	completion-rule	caller	unknown	header
getCollaborationHighlight(for:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWCollaborationHighlight?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation
getComplicationDescriptors(handler:)	handler	CLKComplicationDataSource	instance	([CLKComplicationDescriptor]) -> Void	not-sendable	caller	unknown	header
getConfiguredSSIDs(completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	([String]) -> Void	completion-rule	caller	unknown	header
getContainingTab(completionHandler:)	completionHandler	SFSafariPage	instance	(SFSafariTab) -> Void	completion-rule	caller	unknown	header
getContainingWindow(completionHandler:)	completionHandler	SFSafariTab	instance	(SFSafariWindow?) -> Void	completion-rule	caller	unknown	header
getContinuationStreams(completionHandler:)	completionHandler	NSUserActivity	instance	(InputStream?, OutputStream?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getCookiePolicy(_:)	_	WKHTTPCookieStore	instance	(WKCookiePolicy) -> Void	not-sendable	caller	unknown	header
getCookiesFor(_:completionHandler:)	completionHandler	HTTPCookieStorage	instance	([HTTPCookie]?) -> Void	completion-rule	caller	unknown	header
getCredentialIdentities(forService:credentialIdentityTypes:completionHandler:)	completionHandler	ASCredentialIdentityStore	instance	([ASCredentialIdentity]) -> Void	completion-rule	caller	unknown	header
getCredentialState(forUserID:completion:)	completion	ASAuthorizationAppleIDProvider	instance	(ASAuthorizationAppleIDProviderCredentialState, (any Error)?) -> Void	completion-rule	caller	unknown	header
getCredentialsFor(_:task:completionHandler:)	completionHandler	URLCredentialStorage	instance	([String: URLCredential]?) -> Void	completion-rule	caller	unknown	header
getCurrentProcessShareableContent(completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getCurrentSignedInPlayer(forContainer:completionHandler:)	completionHandler	GKCloudPlayer	static	(GKCloudPlayer?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getCurrentTimelineEntry(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimelineEntry?) -> Void	not-sendable	caller	unknown	header
getCurrentWorldMap(completionHandler:)	completionHandler	ARSession	instance	(ARWorldMap?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getDataFor(_:completion:)	completion	HKAttachmentStore	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
getDefaultCredential(for:task:completionHandler:)	completionHandler	URLCredentialStorage	instance	(URLCredential?) -> Void	completion-rule	caller	unknown	header
getDeliveredNotifications(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	([UNNotification]) -> Void	completion-rule	caller	background	header, documentation: may be a background thread
getDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	([ENTemporaryExposureKey]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getDomainsWithCompletionHandler(_:)	_	NSFileProviderManager	static	([NSFileProviderDomain], (any Error)?) -> Void	completion-rule	caller	unknown	header
getEnabledStatusForExtension(withIdentifier:completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(CXCallDirectoryEnabledStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
getEncodingStatus(for:composeContext:completionHandler:)	completionHandler	MEMessageEncoder	instance	(MEOutgoingMessageEncodingStatus) -> Void	completion-rule	caller	unknown	header
getExcludingDesktopWindows(_:onScreenWindowsOnly:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getExcludingDesktopWindows(_:onScreenWindowsOnlyAbove:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getExcludingDesktopWindows(_:onScreenWindowsOnlyBelow:completionHandler:)	completionHandler	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getExposureInfo(from:userExplanation:completionHandler:)	completionHandler	ENManager	instance	ENGetExposureInfoHandler	not-sendable	caller	unknown	header
getExposureWindows(from:completionHandler:)	completionHandler	ENManager	instance	ENGetExposureWindowsHandler	not-sendable	caller	unknown	header
getFileProviderConnection(completionHandler:)	completionHandler	NSFileProviderService	instance	(NSXPCConnection?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getFileProviderServicesForItem(at:completionHandler:)	completionHandler	FileManager	instance	([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getHighlightFor(_:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWHighlight?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation
getHostApplication(completionHandler:)	completionHandler	SFSafariApplication	static	(NSRunningApplication) -> Void	completion-rule	caller	unknown	header
getIdentifierForUserVisibleFile(at:completionHandler:)	completionHandler	NSFileProviderManager	static	(NSFileProviderItemIdentifier?, NSFileProviderDomainIdentifier?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getKnownFolderLocations(_:completionHandler:)	completionHandler	NSFileProviderKnownFolderSupporting	instance	(NSFileProviderKnownFolderLocations?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getLastClientErrors(_:completionHandler:)	completionHandler	NERelayManager	instance	([any Error]?) -> Void	completion-rule	caller	unknown	header
getLocalStatusOfAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus) -> Void	completion-rule	caller	unknown	header
getLocalizableSampleTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	unknown	header
getMapItem(completionHandler:)	completionHandler	MKMapItemRequest	instance	(MKMapItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getMapItems(completionHandler:)	completionHandler	MKGeocodingRequest	instance	([MKMapItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getMapItems(completionHandler:)	completionHandler	MKReverseGeocodingRequest	instance	([MKMapItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getMultipleBlockSecurityStatus(options:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([NSNumber], (any Error)?) -> Void	completion-rule	caller	unknown	header
getNextRequestedUpdateDate(handler:)	handler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	unknown	header
getNonlocalVersionsOfItem(at:completionHandler:)	completionHandler	NSFileVersion	static	([NSFileVersion]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getNotificationCategories(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(Set<UNNotificationCategory>) -> Void	completion-rule	caller	unknown	header
getNotificationSettings(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(UNNotificationSettings) -> Void	completion-rule	caller	background	header, documentation: may be a background thread
getPagesWithCompletionHandler(_:)	_	SFSafariTab	instance	([SFSafariPage]?) -> Void	completion-rule	caller	unknown	header
getPendingNotificationRequests(completionHandler:)	completionHandler	UNUserNotificationCenter	instance	([UNNotificationRequest]) -> Void	completion-rule	caller	background	header, documentation: may be a background thread
getPendingTaskRequests(completionHandler:)	completionHandler	BGTaskScheduler	instance	([BGTaskRequest]) -> Void	completion-rule	caller	any	header, documentation
getPlaceholderTemplate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTemplate?) -> Void	not-sendable	caller	unknown	header
getPlaylistWith(_:creationMetadata:completionHandler:)	completionHandler	MPMediaLibrary	instance	(MPMediaPlaylist?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getPrivacyBehavior(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationPrivacyBehavior) -> Void	not-sendable	caller	unknown	header
getPropertiesWithCompletionHandler(_:)	_	SFSafariPage	instance	(SFSafariPageProperties?) -> Void	completion-rule	caller	unknown	header
getRequestStatusForAuthorization(toShare:read:completion:)	completion	HKHealthStore	instance	(HKAuthorizationRequestStatus, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
getSceneWithCompletionHandler(_:)	_	MKLookAroundSceneRequest	instance	(MKLookAroundScene?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getScreenshotOfVisibleArea(completionHandler:)	completionHandler	SFSafariPage	instance	(NSImage?) -> Void	completion-rule	caller	unknown	header
getServiceWith(_:itemIdentifier:completionHandler:)	completionHandler	NSFileProviderManager	instance	(NSFileProviderService?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getShareURL(completionHandler:)	completionHandler	GKGameSession	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getSignInWithAppleUpgradeAuthorization(withState:nonce:completionHandler:)	completionHandler	ASAccountAuthenticationModificationExtensionContext	instance	(ASAuthorizationAppleIDCredential?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getSignedIdentityProof(for:using:completionHandler:)	completionHandler	SWHighlightCenter	instance	(SWSignedPersonIdentityProof?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation
getSlotWithName(_:reply:)	reply	TKSmartCardSlotManager	instance	(TKSmartCardSlot?) -> Void	completion-rule	caller	unknown	header
getSnapshotWithCompletionHandler(_:)	_	MKLookAroundSnapshotter	instance	(MKLookAroundSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getStateOfContentBlocker(withIdentifier:completionHandler:)	completionHandler	SFContentBlockerManager	static	(SFContentBlockerState?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getStateOfSafariExtension(withIdentifier:completionHandler:)	completionHandler	SFSafariExtensionManager	static	(SFSafariExtensionState?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getStateWithCompletion(_:)	_	ASCredentialIdentityStore	instance	(ASCredentialIdentityStoreState) -> Void	completion-rule	caller	unknown	header
getStatusOfAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
getStatusRelative(to:completionHandler:)	completionHandler	BAAssetPackManager	instance	(BAAssetPackStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
getSupportedTimeTravelDirections(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimeTravelDirections) -> Void	not-sendable	caller	unknown	header
getSystemInfo(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Int, Int, Int, Int, Int, (any Error)?) -> Void	not-sendable	caller	unknown	header
getSystemInfoAndUID(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data?, Int, Int, Int, Int, Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
getTasksWithCompletionHandler(_:)	_	URLSession	instance	([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void	completion-rule	caller	unknown	header
getTestDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	([ENTemporaryExposureKey]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getTimelineAnimationBehavior(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(CLKComplicationTimelineAnimationBehavior) -> Void	not-sendable	caller	unknown	header
getTimelineEndDate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	unknown	header
getTimelineEntries(for:after:limit:withHandler:)	withHandler	CLKComplicationDataSource	instance	([CLKComplicationTimelineEntry]?) -> Void	not-sendable	caller	unknown	header
getTimelineEntries(for:before:limit:withHandler:)	withHandler	CLKComplicationDataSource	instance	([CLKComplicationTimelineEntry]?) -> Void	not-sendable	caller	unknown	header
getTimelineStartDate(for:withHandler:)	withHandler	CLKComplicationDataSource	instance	(Date?) -> Void	not-sendable	caller	unknown	header
getTokenWithCompletion(_:)	_	CTCellularPlanStatus	static	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getToolbarItem(completionHandler:)	completionHandler	SFSafariWindow	instance	(SFSafariToolbarItem?) -> Void	completion-rule	caller	unknown	header
getUserTraveled(completionHandler:)	completionHandler	ENManager	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
getUserVisibleURL(for:completionHandler:)	completionHandler	NSFileProviderManager	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getVoiceShortcut(withIdentifier:completion:)	completion	INVoiceShortcutCenter	instance	(INVoiceShortcut?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getWidgetConfiguration(from:completionHandler:)	completionHandler	CLKComplicationWidgetMigrator	instance	(CLKComplicationWidgetMigrationConfiguration?) -> Void	completion-rule	caller	unknown	header
getWithCompletionHandler(_:)	_	SCShareableContent	static	(SCShareableContent?, (any Error)?) -> Void	completion-rule	caller	unknown	header
getXattrNamed(_:of:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
goBack(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
goForward(for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BENetworkingProcess	instance	() -> Void	not-sendable	caller	unknown	header
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BERenderingProcess	instance	() -> Void	not-sendable	caller	unknown	header
grantCapability(_:error:invalidationHandler:)	invalidationHandler	BEWebContentProcess	instance	() -> Void	not-sendable	caller	unknown	header
handle(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	() -> Void	completion-rule	caller	unknown	header
handle(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	(PKBarcodeEventSignatureResponse) -> Void	completion-rule	caller	unknown	header
handle(_:completionHandler:)	completionHandler	WKApplicationDelegate	instance	(INIntentResponse) -> Void	not-sendable	caller	unknown	header
handle(_:completionHandler:)	completionHandler	WKExtensionDelegate	instance	(INIntentResponse) -> Void	not-sendable	caller	unknown	header
handle(_:context:completion:)	completion	ILMessageFilterCapabilitiesQueryHandling	instance	(ILMessageFilterCapabilitiesQueryResponse) -> Void	completion-rule	caller	unknown	header
handle(_:context:completion:)	completion	ILMessageFilterQueryHandling	instance	(ILMessageFilterQueryResponse) -> Void	completion-rule	caller	unknown	header
handle(_:forProperties:with:)	with	SCNParticleSystem	instance	SCNParticleEventBlock	not-sendable	caller	unknown	header
handle(_:withCompletionHandler:)	withCompletionHandler	BETextInput	instance	(BEKeyEntry, Bool) -> Void	not-sendable	caller	unknown	header
handleActivateCarSignal(_:completion:)	completion	INActivateCarSignalIntentHandling	instance	(INActivateCarSignalIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAddMedia(_:completion:)	completion	INAddMediaIntentHandling	instance	(INAddMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAddTasks(_:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAnswerCall(_:completion:)	completion	INAnswerCallIntentHandling	instance	(INAnswerCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAppMessage(_:completionHandler:)	completionHandler	NETunnelProvider	instance	((Data?) -> Void)?	completion-rule	caller	unknown	header
handleAppend(toNote:completion:)	completion	INAppendToNoteIntentHandling	instance	(INAppendToNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
handleAuthorizationForExtension(completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
handleBinding(ofBufferNamed:frequency:using:)	using	SCNProgram	instance	SCNBufferBindingBlock	not-sendable	caller	unknown	header
handleBinding(ofSymbol:using:)	using	SCNShadable	instance	SCNBindingBlock?	not-sendable	caller	unknown	header
handleBinding(ofSymbol:using:)	using	SCNTechnique	instance	SCNBindingBlock?	not-sendable	caller	unknown	header
handleBookRestaurantReservation(_:completion:)	completion	INBookRestaurantReservationIntentHandling	instance	(INBookRestaurantReservationIntentResponse) -> Void	completion-rule	caller	unknown	header
handleCancelRide(_:completion:)	completion	INCancelRideIntentHandling	instance	(INCancelRideIntentResponse) -> Void	completion-rule	caller	unknown	header
handleCancelWorkout(_:completion:)	completion	INCancelWorkoutIntentHandling	instance	(INCancelWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleCreateNote(_:completion:)	completion	INCreateNoteIntentHandling	instance	(INCreateNoteIntentResponse) -> Void	completion-rule	caller	unknown	header
handleCreateTaskList(_:completion:)	completion	INCreateTaskListIntentHandling	instance	(INCreateTaskListIntentResponse) -> Void	completion-rule	caller	unknown	header
handleDeleteTasks(_:completion:)	completion	INDeleteTasksIntentHandling	instance	(INDeleteTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
handleEditMessage(_:completion:)	completion	INEditMessageIntentHandling	instance	(INEditMessageIntentResponse) -> Void	completion-rule	caller	unknown	header
handleEndWorkout(_:completion:)	completion	INEndWorkoutIntentHandling	instance	(INEndWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetAvailableRestaurantReservationBookingDefaults(_:completion:)	completion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetAvailableRestaurantReservationBookings(_:completion:)	completion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetCarLockStatus(_:completion:)	completion	INGetCarLockStatusIntentHandling	instance	(INGetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetCarPowerLevelStatus(_:completion:)	completion	INGetCarPowerLevelStatusIntentHandling	instance	(INGetCarPowerLevelStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetRestaurantGuest(_:completion:)	completion	INGetRestaurantGuestIntentHandling	instance	(INGetRestaurantGuestIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetRideStatus(_:completion:)	completion	INGetRideStatusIntentHandling	instance	(INGetRideStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetUserCurrentRestaurantReservationBookings(_:completion:)	completion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleGetVisualCode(_:completion:)	completion	INGetVisualCodeIntentHandling	instance	(INGetVisualCodeIntentResponse) -> Void	completion-rule	caller	unknown	header
handleHangUpCall(_:completion:)	completion	INHangUpCallIntentHandling	instance	(INHangUpCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleInformationRequest(_:completion:)	completion	PKPaymentInformationRequestHandling	instance	(PKBarcodeEventMetadataResponse) -> Void	completion-rule	caller	unknown	header
handleListCars(_:completion:)	completion	INListCarsIntentHandling	instance	(INListCarsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleListRideOptions(_:completion:)	completion	INListRideOptionsIntentHandling	instance	(INListRideOptionsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleNewFlow(_:completionHandler:)	completionHandler	NEFilterControlProvider	instance	(NEFilterControlVerdict) -> Void	completion-rule	caller	unknown	header
handlePauseWorkout(_:completion:)	completion	INPauseWorkoutIntentHandling	instance	(INPauseWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handlePayBill(_:completion:)	completion	INPayBillIntentHandling	instance	(INPayBillIntentResponse) -> Void	completion-rule	caller	unknown	header
handlePlayMedia(_:completion:)	completion	INPlayMediaIntentHandling	instance	(INPlayMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
handleRemediation(for:completionHandler:)	completionHandler	NEFilterControlProvider	instance	(NEFilterControlVerdict) -> Void	completion-rule	caller	unknown	header
handleRequestPayment(_:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentIntentResponse) -> Void	completion-rule	caller	unknown	header
handleRequestRide(_:completion:)	completion	INRequestRideIntentHandling	instance	(INRequestRideIntentResponse) -> Void	completion-rule	caller	unknown	header
handleResumeWorkout(_:completion:)	completion	INResumeWorkoutIntentHandling	instance	(INResumeWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSaveProfile(inCar:completion:)	completion	INSaveProfileInCarIntentHandling	instance	(INSaveProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forAccounts:completion:)	completion	INSearchForAccountsIntentHandling	instance	(INSearchForAccountsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forBills:completion:)	completion	INSearchForBillsIntentHandling	instance	(INSearchForBillsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forMedia:completion:)	completion	INSearchForMediaIntentHandling	instance	(INSearchForMediaIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forMessages:completion:)	completion	INSearchForMessagesIntentHandling	instance	(INSearchForMessagesIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forNotebookItems:completion:)	completion	INSearchForNotebookItemsIntentHandling	instance	(INSearchForNotebookItemsIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearch(forPhotos:completion:)	completion	INSearchForPhotosIntentHandling	instance	(INSearchForPhotosIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSearchCallHistory(_:completion:)	completion	INSearchCallHistoryIntentHandling	instance	(INSearchCallHistoryIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSendMessage(_:completion:)	completion	INSendMessageIntentHandling	instance	(INSendMessageIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSendPayment(_:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSendRideFeedback(_:completion:)	completion	INSendRideFeedbackIntentHandling	instance	(INSendRideFeedbackIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetAudioSource(inCar:completion:)	completion	INSetAudioSourceInCarIntentHandling	instance	(INSetAudioSourceInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetCarLockStatus(_:completion:)	completion	INSetCarLockStatusIntentHandling	instance	(INSetCarLockStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetClimateSettings(inCar:completion:)	completion	INSetClimateSettingsInCarIntentHandling	instance	(INSetClimateSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetDefrosterSettings(inCar:completion:)	completion	INSetDefrosterSettingsInCarIntentHandling	instance	(INSetDefrosterSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetMessageAttribute(_:completion:)	completion	INSetMessageAttributeIntentHandling	instance	(INSetMessageAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetProfile(inCar:completion:)	completion	INSetProfileInCarIntentHandling	instance	(INSetProfileInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetRadioStation(_:completion:)	completion	INSetRadioStationIntentHandling	instance	(INSetRadioStationIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetSeatSettings(inCar:completion:)	completion	INSetSeatSettingsInCarIntentHandling	instance	(INSetSeatSettingsInCarIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSetTaskAttribute(_:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeIntentResponse) -> Void	completion-rule	caller	unknown	header
handleShareFocusStatus(_:completion:)	completion	INShareFocusStatusIntentHandling	instance	(INShareFocusStatusIntentResponse) -> Void	completion-rule	caller	unknown	header
handleSnoozeTasks(_:completion:)	completion	INSnoozeTasksIntentHandling	instance	(INSnoozeTasksIntentResponse) -> Void	completion-rule	caller	unknown	header
handleStartAudioCall(_:completion:)	completion	INStartAudioCallIntentHandling	instance	(INStartAudioCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleStartCall(_:completion:)	completion	INStartCallIntentHandling	instance	(INStartCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleStartPhotoPlayback(_:completion:)	completion	INStartPhotoPlaybackIntentHandling	instance	(INStartPhotoPlaybackIntentResponse) -> Void	completion-rule	caller	unknown	header
handleStartVideoCall(_:completion:)	completion	INStartVideoCallIntentHandling	instance	(INStartVideoCallIntentResponse) -> Void	completion-rule	caller	unknown	header
handleStartWorkout(_:completion:)	completion	INStartWorkoutIntentHandling	instance	(INStartWorkoutIntentResponse) -> Void	completion-rule	caller	unknown	header
handleTransferMoney(_:completion:)	completion	INTransferMoneyIntentHandling	instance	(INTransferMoneyIntentResponse) -> Void	completion-rule	caller	unknown	header
handleUnbinding(ofSymbol:using:)	using	SCNShadable	instance	SCNBindingBlock?	not-sendable	caller	unknown	header
handleUnsendMessages(_:completion:)	completion	INUnsendMessagesIntentHandling	instance	(INUnsendMessagesIntentResponse) -> Void	completion-rule	caller	unknown	header
handleUpdateMediaAffinity(_:completion:)	completion	INUpdateMediaAffinityIntentHandling	instance	(INUpdateMediaAffinityIntentResponse) -> Void	completion-rule	caller	unknown	header
handler	=	CPListImageRowItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	unknown	header
handler	=	CPListItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	unknown	header
handler	=	CPSelectableListItem	instance	((CPSelectableListItem, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	unknown	header
handler	=	NSAccessibilityCustomAction	instance	(() -> Bool)?	not-sendable	caller	unknown	header
handler	=	XCTDarwinNotificationExpectation	instance	XCTDarwinNotificationExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTKVOExpectation	instance	XCKeyValueObservingExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTNSNotificationExpectation	instance	XCNotificationExpectationHandler?	sendable	nonisolated	unknown	header
handler	=	XCTNSPredicateExpectation	instance	XCPredicateExpectationHandler?	sendable	nonisolated	unknown	header
hasActiveChallenges(completionHandler:)	completionHandler	GKChallengeDefinition	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
identify(completionHandler:)	completionHandler	HMAccessory	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
image(actions:)	actions	UIGraphicsImageRenderer	instance	UIGraphicsImageDrawingActions	not-sendable	caller	unknown	header
image(with:completion:)	completion	UIImageReader	instance	(UIImage?) -> Void	completion-rule	caller	unknown	header
image(withContentsOfFileURL:completion:)	completion	UIImageReader	instance	(UIImage?) -> Void	completion-rule	caller	unknown	header
imageColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
imageComponentsProvider	=	NSDraggingItem	instance	(() -> [NSDraggingImageComponent])?	not-sendable	caller	unknown	header
implementorDisplayNameWithLengthCallback	=	AUParameterNode	instance	AUImplementorDisplayNameWithLengthCallback	not-sendable	caller	unknown	header
implementorStringFromValueCallback	=	AUParameterNode	instance	AUImplementorStringFromValueCallback	not-sendable	caller	unknown	header
implementorValueFromStringCallback	=	AUParameterNode	instance	AUImplementorValueFromStringCallback	not-sendable	caller	unknown	header
implementorValueObserver	=	AUParameterNode	instance	AUImplementorValueObserver	not-sendable	caller	unknown	header
implementorValueProvider	=	AUParameterNode	instance	AUImplementorValueProvider	not-sendable	caller	unknown	header
importBrowserData(withToken:import:)	import	BEBrowserDataImportManager	instance	(BEBrowserData?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
importDidFinish(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	header
importDocument(at:nextToDocumentAt:mode:completionHandler:)	completionHandler	UIDocumentBrowserViewController	instance	(URL?, (any Error)?) -> Void	not-sendable	caller	unknown	header
importDocument(at:toParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
inSessionWithError(_:execute:)	execute	TKSmartCard	instance	(UnsafeMutableRawPointer?) -> Bool	not-sendable	caller	unknown	header
incomingServiceUpdatePush(for:channelUUID:pushPayload:isHighPriority:remainingHighPriorityBudget:withCompletionHandler:)	withCompletionHandler	PTChannelManagerDelegate	instance	() -> Void	completion-rule	caller	unknown	header
index(ofObject:inSortedRange:options:usingComparator:)	usingComparator	NSArray	instance	NSComparator	not-sendable	caller	unknown	header
index(ofObject:inSortedRange:options:usingComparator:)	usingComparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
indexSearchableItems(_:completionHandler:)	completionHandler	CSSearchableIndex	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
indicatorColorTransformer	=	UIButton.Configuration	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)	completion	UIIndirectScribbleInteractionDelegate	instance	(UIResponder?) -> Void	not-sendable	caller	unknown	header
indirectScribbleInteraction(_:requestElementsIn:completion:)	completion	UIIndirectScribbleInteractionDelegate	instance	([UIScribbleElementIdentifier]) -> Void	not-sendable	caller	unknown	header
init(activationHandler:)	activationHandler	UISpringLoadedInteraction	static	(UISpringLoadedInteraction, UISpringLoadedInteractionContext) -> Void	not-sendable	caller	unknown	header
init(artworkID:previewImageRequestHandler:videoAssetFileURLRequestHandler:)	previewImageRequestHandler	MPMediaItemAnimatedArtwork	static	(CGSize, UnsafeMutableRawPointer) -> Void	not-sendable	caller	any	header, documentation
init(artworkID:previewImageRequestHandler:videoAssetFileURLRequestHandler:)	videoAssetFileURLRequestHandler	MPMediaItemAnimatedArtwork	static	(CGSize, UnsafeMutableRawPointer) -> Void	not-sendable	caller	any	header, documentation
init(asset:applyingCIFiltersWithHandler:)	applyingCIFiltersWithHandler	AVMutableVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	header
init(asset:applyingCIFiltersWithHandler:)	applyingCIFiltersWithHandler	AVVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	header
init(attributedName:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	unknown	header
init(attributedName:image:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	unknown	header
init(attributedName:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	unknown	header
init(attributedTitle:lowerBound:upperBound:gridlinePositions:valueDescriptionProvider:)	valueDescriptionProvider	AXNumericDataAxisDescriptor	static	(Double) -> String	not-sendable	caller	unknown	header
init(block:)	block	BlockOperation	static	() -> Void	sendable	nonisolated	unknown	header
init(block:)	block	NSPredicate	static	(Any?, [String: AnyObject]?) -> Bool	not-sendable	caller	unknown	header
init(block:)	block	Thread	static	() -> Void	sendable	nonisolated	unknown	header
init(blockPredicate:action:)	blockPredicate	GKNSPredicateRule	static	(GKRuleSystem) -> Bool	not-sendable	caller	unknown	header
init(blockPredicate:action:)	blockPredicate	GKRule	static	(GKRuleSystem) -> Bool	not-sendable	caller	unknown	header
init(boundsSize:requestHandler:)	requestHandler	MPMediaItemArtwork	static	(CGSize) -> NSImage	not-sendable	caller	unknown	header
init(bytes:deallocator:)	deallocator	MDLMeshBufferMap	static	(() -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:deallocator:)	deallocator	MLCTensorData	static	(UnsafeMutableRawPointer, Int) -> Void	not-sendable	caller	unknown	header
init(bytesNoCopy:length:deallocator:)	deallocator	NSData	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:deallocator:)	deallocator	NSMutableData	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:encoding:deallocator:)	deallocator	NSMutableString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(bytesNoCopy:length:encoding:deallocator:)	deallocator	NSString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(capabilities:queue:interruptRateHz:error:commandHandler:doorbellHandler:interestHandler:)	commandHandler	IOUSBHostControllerInterface	static	IOUSBHostControllerInterfaceCommandHandler	not-sendable	caller	unknown	header
init(capabilities:queue:interruptRateHz:error:commandHandler:doorbellHandler:interestHandler:)	doorbellHandler	IOUSBHostControllerInterface	static	IOUSBHostControllerInterfaceDoorbellHandler	not-sendable	caller	unknown	header
init(cellClass:configurationHandler:)	configurationHandler	UICollectionView.CellRegistration	static	UICollectionViewCellRegistrationConfigurationHandler	not-sendable	caller	unknown	header
init(cellNib:configurationHandler:)	configurationHandler	UICollectionView.CellRegistration	static	UICollectionViewCellRegistrationConfigurationHandler	not-sendable	caller	unknown	header
init(charactersNoCopy:length:deallocator:)	deallocator	NSMutableString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(charactersNoCopy:length:deallocator:)	deallocator	NSString	static	((UnsafeMutableRawPointer, Int) -> Void)?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNCalculateImageAestheticsScoresRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNClassifyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectAnimalBodyPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectBarcodesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectContoursRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectDocumentSegmentationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectFaceCaptureQualityRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectFaceLandmarksRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectFaceRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectHorizonRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectHumanBodyPose3DRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectHumanBodyPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectHumanHandPoseRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectHumanRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNDetectTextRectanglesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGenerateAttentionBasedSaliencyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGenerateForegroundInstanceMaskRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGenerateImageFeaturePrintRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGenerateObjectnessBasedSaliencyImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGeneratePersonInstanceMaskRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNGeneratePersonSegmentationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNImageBasedRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNRecognizeAnimalsRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNRecognizeTextRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNTrackHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNTrackOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(completionHandler:)	completionHandler	VNTrackTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(configurationProvider:errorHandler:)	configurationProvider	UIWindowSceneActivationInteraction	static	UIWindowSceneActivationInteractionConfigurationProvider	not-sendable	caller	unknown	header
init(configurationProvider:errorHandler:)	errorHandler	UIWindowSceneActivationInteraction	static	(any Error) -> Void	not-sendable	caller	unknown	header
init(contextSize:currentContextDrawing:)	currentContextDrawing	QLThumbnailReply	static	() -> Bool	not-sendable	caller	unknown	header
init(contextSize:drawing:)	drawing	QLThumbnailReply	static	(UnsafeMutableRawPointer) -> Bool	not-sendable	caller	unknown	header
init(contextSize:isBitmap:drawing:)	drawing	QLPreviewReply	static	(UnsafeMutableRawPointer, QLPreviewReply, UnsafeMutableRawPointer?) -> Bool	not-sendable	caller	unknown	header
init(customViewProvider:)	customViewProvider	UICalendarViewDecoration	static	() -> UIView	not-sendable	caller	unknown	header
init(dataOfContentType:contentSize:dataCreationBlock:)	dataCreationBlock	QLPreviewReply	static	(QLPreviewReply, UnsafeMutableRawPointer?) -> Data?	not-sendable	caller	unknown	header
init(dataPointer:shape:dataType:strides:deallocator:error:)	deallocator	MLMultiArray	static	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
init(detectedObjectObservation:completionHandler:)	completionHandler	VNTrackObjectRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(device:action:)	action	AVCaptureSystemExposureBiasSlider	static	(Float) -> Void	not-sendable	caller	unknown	header
init(device:action:)	action	AVCaptureSystemZoomSlider	static	(CGFloat) -> Void	not-sendable	caller	unknown	header
init(discoveredNode:dataReadyHandler:disconnectHandler:)	dataReadyHandler	MIDICISession	static	() -> Void	not-sendable	caller	unknown	header
init(discoveredNode:dataReadyHandler:disconnectHandler:)	disconnectHandler	MIDICISession	static	MIDICISessionDisconnectBlock	not-sendable	caller	unknown	header
init(documentType:predicate:limit:sortDescriptors:includeDocumentData:resultsHandler:)	resultsHandler	HKDocumentQuery	static	(HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(duration:controlPoint1:controlPoint2:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	unknown	header
init(duration:curve:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	unknown	header
init(duration:dampingRatio:animations:)	animations	UIViewPropertyAnimator	static	(() -> Void)?	not-sendable	caller	unknown	header
init(dynamicProvider:)	dynamicProvider	UIColor	static	(UITraitCollection) -> UIColor	not-sendable	caller	unknown	header
init(electrocardiogram:dataHandler:)	dataHandler	HKElectrocardiogramQuery	static	(HKElectrocardiogramQuery, HKElectrocardiogramVoltageMeasurement?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
init(elementProvider:)	elementProvider	UIDeferredMenuElement.Provider	static	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(entity:dictionaryHandler:)	dictionaryHandler	NSBatchInsertRequest	static	(NSMutableDictionary<String, AnyObject>) -> Bool	not-sendable	caller	unknown	header
init(entity:managedObjectHandler:)	managedObjectHandler	NSBatchInsertRequest	static	(NSManagedObject) -> Bool	not-sendable	caller	unknown	header
init(entityName:dictionaryHandler:)	dictionaryHandler	NSBatchInsertRequest	static	(NSMutableDictionary<String, AnyObject>) -> Bool	not-sendable	caller	unknown	header
init(entityName:managedObjectHandler:)	managedObjectHandler	NSBatchInsertRequest	static	(NSManagedObject) -> Bool	not-sendable	caller	unknown	header
init(fetchRequest:completionBlock:)	completionBlock	NSAsynchronousFetchRequest	static	((NSAsynchronousFetchResult) -> Void)?	not-sendable	caller	unknown	header
init(fire:interval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	unknown	header
init(for:actionHandler:)	actionHandler	UIUpdateLink	static	(UIUpdateLink, UIUpdateInfo) -> Void	not-sendable	caller	unknown	header
init(for:arguments:)	for	NSExpression	static	(Any?, [NSExpression], NSMutableDictionary<AnyObject, AnyObject>?) -> Any	not-sendable	caller	unknown	header
init(forEvents:progressHandler:completionHandler:)	completionHandler	MLUpdateProgressHandlers	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	header
init(forEvents:progressHandler:completionHandler:)	progressHandler	MLUpdateProgressHandlers	static	((MLUpdateContext) -> Void)?	not-sendable	caller	unknown	header
init(forModelAt:trainingData:completionHandler:error:)	completionHandler	MLUpdateTask	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	header
init(forModelAt:trainingData:configuration:completionHandler:error:)	completionHandler	MLUpdateTask	static	(MLUpdateContext) -> Void	not-sendable	caller	unknown	header
init(forPDFWithPageSize:documentCreationBlock:)	documentCreationBlock	QLPreviewReply	static	(QLPreviewReply, UnsafeMutableRawPointer?) -> PDFDocument?	not-sendable	caller	unknown	header
init(format:renderBlock:)	renderBlock	AVAudioSourceNode	static	AVAudioSourceNodeRenderBlock	not-sendable	caller	background	header, header: the realtime thread
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNDetectHumanBodyPose3DRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNStatefulRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(frameAnalysisSpacing:completionHandler:)	completionHandler	VNTrackTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(frameAnalysisSpacing:trajectoryLength:completionHandler:)	completionHandler	VNDetectTrajectoriesRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(handler:)	handler	CPContactCallButton	static	((CPButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPContactDirectionsButton	static	((CPButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPMapButton	static	((CPMapButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingAddToLibraryButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingImageButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingMoreButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingPlaybackRateButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingRepeatButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	CPNowPlayingShuffleButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(handler:)	handler	NSSliderAccessoryBehavior	static	(NSSliderAccessory) -> Void	not-sendable	caller	unknown	header
init(handler:)	handler	UIAction	static	UIActionHandler	not-sendable	caller	unknown	header
init(heartbeatSeries:dataHandler:)	dataHandler	HKHeartbeatSeriesQuery	static	(HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(identifier:alternateAction:configurationProvider:)	configurationProvider	UIWindowSceneActivationAction	static	UIWindowSceneActivationActionConfigurationProvider	not-sendable	caller	unknown	header
init(identifier:drawingHandler:)	drawingHandler	NSStepperTouchBarItem	static	(CGRect, Double) -> Void	not-sendable	caller	unknown	header
init(identifier:localizedTitle:availability:handler:)	handler	UIDocumentBrowserAction	static	([URL]) -> Void	not-sendable	caller	unknown	header
init(identifier:previewProvider:actionProvider:)	actionProvider	UIContextMenuConfiguration	static	UIContextMenuActionProvider?	not-sendable	caller	unknown	header
init(identifier:previewProvider:actionProvider:)	previewProvider	UIContextMenuConfiguration	static	UIContextMenuContentPreviewProvider?	not-sendable	caller	unknown	header
init(identifier:source:destination:performHandler:)	performHandler	NSStoryboardSegue	static	() -> Void	not-sendable	caller	unknown	header
init(identifier:source:destination:performHandler:)	performHandler	UIStoryboardPopoverSegue	static	() -> Void	not-sendable	caller	unknown	header
init(identifier:source:destination:performHandler:)	performHandler	UIStoryboardSegue	static	() -> Void	not-sendable	caller	unknown	header
init(image:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	unknown	header
init(image:handler:)	handler	CPButton	static	((CPButton) -> Void)?	not-sendable	caller	unknown	header
init(image:handler:)	handler	CPContactMessageButton	static	((CPButton) -> Void)?	not-sendable	caller	unknown	header
init(image:handler:)	handler	CPNowPlayingImageButton	static	((CPNowPlayingButton) -> Void)?	not-sendable	caller	unknown	header
init(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNMatrix4) -> SCNMatrix4	not-sendable	caller	unknown	header
init(inputs:outputs:evaluationFunction:)	evaluationFunction	MDLMaterialPropertyGraph	static	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
init(inputs:outputs:evaluationFunction:)	evaluationFunction	MDLMaterialPropertyNode	static	(MDLMaterialPropertyNode) -> Void	not-sendable	caller	unknown	header
init(insertionHandler:)	insertionHandler	TKTokenWatcher	static	(String) -> Void	not-sendable	caller	unknown	header
init(interactionBehavior:interactionEffect:activationHandler:)	activationHandler	UISpringLoadedInteraction	static	(UISpringLoadedInteraction, UISpringLoadedInteractionContext) -> Void	not-sendable	caller	unknown	header
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostDevice	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostInterface	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(ioService:options:queue:error:interestHandler:)	interestHandler	IOUSBHostObject	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostDevice	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostInterface	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(ioService:queue:error:interestHandler:)	interestHandler	IOUSBHostObject	static	IOUSBHostInterestHandler?	not-sendable	caller	unknown	header
init(key:ascending:comparator:)	comparator	CKLocationSortDescriptor	static	NSComparator	not-sendable	caller	unknown	header
init(key:ascending:comparator:)	comparator	NSSortDescriptor	static	NSComparator	not-sendable	caller	unknown	header
init(keyTime:block:)	block	SCNAnimationEvent	static	SCNAnimationEventBlock	not-sendable	caller	unknown	header
init(model:completionHandler:)	completionHandler	VNCoreMLRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(name:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	unknown	header
init(name:deviceInfo:productInstanceID:midiProtocol:destinationCallback:)	destinationCallback	MIDIUMPMutableEndpoint	static	MIDIReceiveBlock	not-sendable	caller	unknown	header
init(name:dynamicProvider:)	dynamicProvider	NSColor	static	(NSAppearance) -> NSColor	not-sendable	caller	unknown	header
init(name:handler:)	handler	NSAccessibilityCustomAction	static	(() -> Bool)?	not-sendable	caller	unknown	header
init(name:image:actionHandler:)	actionHandler	UIAccessibilityCustomAction	static	UIAccessibilityCustomActionHandler	not-sendable	caller	unknown	header
init(name:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	unknown	header
init(newPromiseIn:fromExecutor:)	fromExecutor	JSValue	static	((JSValue?, JSValue?) -> Void)?	not-sendable	caller	unknown	header
init(pcmFormat:bufferListNoCopy:deallocator:)	deallocator	AVAudioPCMBuffer	static	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
init(predicate:anchor:options:resultsHandler:)	resultsHandler	HKWorkoutEffortRelationshipQuery	static	(HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(predicate:limit:resultsHandler:)	resultsHandler	HKUserAnnotatedMedicationQuery	static	(HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
init(predicate:resultsHandler:)	resultsHandler	HKActivitySummaryQuery	static	(HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(preparationHandler:)	preparationHandler	UICloudSharingController	static	(UICloudSharingController, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(propertiesOf:valueLoadingHandler:)	valueLoadingHandler	AVMetadataItem	static	(AVMetadataItemValueRequest) -> Void	sendable	nonisolated	any	header, documentation
init(provider:)	provider	UIDeferredMenuElement	static	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(quantityType:predicate:quantityHandler:)	quantityHandler	HKQuantitySeriesSampleQuery	static	(HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(quantityType:quantitySamplePredicate:options:completionHandler:)	completionHandler	HKStatisticsQuery	static	(HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(queryDescriptors:anchor:limit:resultsHandler:)	resultsHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(queryDescriptors:limit:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(queryDescriptors:limit:sortDescriptors:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(queryDescriptors:updateHandler:)	updateHandler	HKObserverQuery	static	(HKObserverQuery, Set<HKSampleType>?, UnsafeMutableRawPointer, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(queue:handler:)	handler	CLBackgroundActivitySession	static	(CLBackgroundActivitySessionDiagnostic) -> Void	not-sendable	caller	unknown	header
init(receiverBlock:)	receiverBlock	AVAudioSinkNode	static	AVAudioSinkNodeReceiverBlock	not-sendable	caller	background	header, header: the realtime thread
init(recordTypes:predicate:resultsHandler:)	resultsHandler	HKVerifiableClinicalRecordQuery	static	(HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(recordTypes:sourceTypes:predicate:resultsHandler:)	resultsHandler	HKVerifiableClinicalRecordQuery	static	(HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(rectangleObservation:completionHandler:)	completionHandler	VNTrackRectangleRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(renderBlock:)	renderBlock	AVAudioSourceNode	static	AVAudioSourceNodeRenderBlock	not-sendable	caller	background	header, header: the realtime thread
init(requiringAuthorization:fullAccuracyPurposeKey:queue:handler:)	handler	CLServiceSession	static	(CLServiceSessionDiagnostic) -> Void	not-sendable	caller	unknown	header
init(requiringAuthorization:queue:handler:)	handler	CLServiceSession	static	(CLServiceSessionDiagnostic) -> Void	not-sendable	caller	unknown	header
init(route:dataHandler:)	dataHandler	HKWorkoutRouteQuery	static	(HKWorkoutRouteQuery, [AnyObject]?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(route:dateInterval:dataHandler:)	dataHandler	HKWorkoutRouteQuery	static	(HKWorkoutRouteQuery, [AnyObject]?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(sample:quantityHandler:)	quantityHandler	HKQuantitySeriesSampleQuery	static	(HKQuantitySeriesSampleQuery, HKQuantity?, Date?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(sampleType:predicate:limit:sortDescriptors:resultsHandler:)	resultsHandler	HKSampleQuery	static	(HKSampleQuery, [HKSample]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(sampleType:predicate:updateHandler:)	updateHandler	HKObserverQuery	static	(HKObserverQuery, UnsafeMutableRawPointer, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(sampleType:samplePredicate:completionHandler:)	completionHandler	HKSourceQuery	static	(HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(sectionProvider:)	sectionProvider	NSCollectionViewCompositionalLayout	static	NSCollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	unknown	header
init(sectionProvider:)	sectionProvider	UICollectionViewCompositionalLayout	static	UICollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	unknown	header
init(sectionProvider:configuration:)	sectionProvider	NSCollectionViewCompositionalLayout	static	NSCollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	unknown	header
init(sectionProvider:configuration:)	sectionProvider	UICollectionViewCompositionalLayout	static	UICollectionViewCompositionalLayoutSectionProvider	not-sendable	caller	unknown	header
init(selectionHandler:)	selectionHandler	UIBandSelectionInteraction	static	(UIBandSelectionInteraction) -> Void	not-sendable	caller	unknown	header
init(size:flipped:drawingHandler:)	drawingHandler	NSCustomImageRep	static	(CGRect) -> Bool	not-sendable	caller	unknown	header
init(size:flipped:drawingHandler:)	drawingHandler	NSImage	static	(CGRect) -> Bool	not-sendable	caller	unknown	header
init(source:)	source	TKSmartCardATR	static	() -> Int32	not-sendable	caller	unknown	header
init(style:title:handler:)	handler	NSTableViewRowAction	static	(NSTableViewRowAction, Int) -> Void	not-sendable	caller	unknown	header
init(style:title:handler:)	handler	UIContextualAction	static	UIContextualActionHandler	not-sendable	caller	unknown	header
init(style:title:handler:)	handler	UITableViewRowAction	static	(UITableViewRowAction, IndexPath) -> Void	not-sendable	caller	unknown	header
init(supplementaryClass:elementKind:configurationHandler:)	configurationHandler	UICollectionView.SupplementaryRegistration	static	UICollectionViewSupplementaryRegistrationConfigurationHandler	not-sendable	caller	unknown	header
init(supplementaryNib:elementKind:configurationHandler:)	configurationHandler	UICollectionView.SupplementaryRegistration	static	UICollectionViewSupplementaryRegistrationConfigurationHandler	not-sendable	caller	unknown	header
init(systemType:itemSearch:)	itemSearch	UIAccessibilityCustomRotor	static	UIAccessibilityCustomRotorSearch	not-sendable	caller	unknown	header
init(targetedCGImage:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCGImage:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCIImage:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCMSampleBuffer:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedCVPixelBuffer:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageData:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNGenerateOpticalFlowRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNHomographicImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNTargetedImageRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(targetedImageURL:orientation:options:completionHandler:)	completionHandler	VNTranslationalImageRegistrationRequest	static	VNRequestCompletionHandler?	not-sendable	caller	unknown	header
init(timeInterval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	unknown	header
init(title:color:handler:)	handler	CPAlertAction	static	CPAlertActionHandler	not-sendable	caller	unknown	header
init(title:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	unknown	header
init(title:image:alternateImage:handler:)	handler	NSSharingService	static	() -> Void	not-sendable	caller	unknown	header
init(title:image:identifier:children:viewControllerProvider:)	viewControllerProvider	UITabGroup	static	((UITab) -> UIViewController)?	not-sendable	caller	unknown	header
init(title:image:identifier:handler:)	handler	UIAction	static	UIActionHandler	not-sendable	caller	unknown	header
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UISearchTab	static	((UITab) -> UIViewController)?	not-sendable	caller	unknown	header
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UITab	static	((UITab) -> UIViewController)?	not-sendable	caller	unknown	header
init(title:image:identifier:viewControllerProvider:)	viewControllerProvider	UITabGroup	static	((UITab) -> UIViewController)?	not-sendable	caller	unknown	header
init(title:lowerBound:upperBound:gridlinePositions:valueDescriptionProvider:)	valueDescriptionProvider	AXNumericDataAxisDescriptor	static	(Double) -> String	not-sendable	caller	unknown	header
init(title:style:handler:)	handler	CPAlertAction	static	CPAlertActionHandler	not-sendable	caller	unknown	header
init(title:style:handler:)	handler	UIAlertAction	static	((UIAlertAction) -> Void)?	not-sendable	caller	unknown	header
init(title:style:handler:)	handler	UIPreviewAction	static	(UIPreviewAction, UIViewController) -> Void	not-sendable	caller	unknown	header
init(title:style:handler:)	handler	WKAlertAction	static	WKAlertActionHandler	not-sendable	caller	unknown	header
init(title:textStyle:handler:)	handler	CPTextButton	static	((CPTextButton) -> Void)?	not-sendable	caller	unknown	header
init(titleVariants:image:handler:)	handler	CPGridButton	static	((CPGridButton) -> Void)?	not-sendable	caller	unknown	header
init(titleVariants:image:messageConfiguration:handler:)	handler	CPGridButton	static	((CPGridButton) -> Void)?	not-sendable	caller	unknown	header
init(titleVariants:subtitleVariants:image:handler:)	handler	CPDashboardButton	static	((CPDashboardButton) -> Void)?	not-sendable	caller	unknown	header
init(traits:)	traits	UITraitCollection	static	UITraitMutations	not-sendable	caller	unknown	header
init(type:handler:)	handler	CPBarButton	static	CPBarButtonHandler?	not-sendable	caller	unknown	header
init(type:handler:)	handler	CPMessageComposeBarButton	static	CPBarButtonHandler?	not-sendable	caller	unknown	header
init(type:predicate:anchor:limit:completionHandler:)	completionHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, Int, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(type:predicate:anchor:limit:resultsHandler:)	resultsHandler	HKAnchoredObjectQuery	static	(HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(type:predicate:samplePredicates:completion:)	completion	HKCorrelationQuery	static	(HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
init(uncachedProvider:)	uncachedProvider	UIDeferredMenuElement	static	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
init(url:callback:completionHandler:)	completionHandler	ASWebAuthenticationSession	static	ASWebAuthenticationSessionCompletionHandler	not-sendable	caller	unknown	header
init(url:callbackURLScheme:completionHandler:)	completionHandler	ASWebAuthenticationSession	static	ASWebAuthenticationSessionCompletionHandler	not-sendable	caller	unknown	header
init(viewControllerProvider:)	viewControllerProvider	UISearchTab	static	((UITab) -> UIViewController)?	not-sendable	caller	unknown	header
init(width:height:pixelFormat:commandBuffer:mtlTextureProvider:)	mtlTextureProvider	CIRenderDestination	static	(() -> MTLTexture)?	not-sendable	caller	unknown	header
initialResultsHandler	=	HKStatisticsCollectionQuery	instance	((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?	sendable	nonisolated	unknown	header
inputHandler	=	AUAudioUnit	instance	AUInputHandler?	not-sendable	caller	unknown	header
inputStateAvailableHandler	=	GCDevicePhysicalInput	instance	((GCDevicePhysicalInput) -> Void)?	not-sendable	caller	unknown	header
insert(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
insert(_:of:at:completionHandler:)	completionHandler	AVMutableComposition	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
insertAttachment(_:withAlternateFilename:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
insertCollaborationItemProvider(_:completionHandler:)	completionHandler	MFMailComposeViewController	instance	(Bool) -> Void	not-sendable	caller	unknown	header
insertRouteData(_:completion:)	completion	HKWorkoutRouteBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
insertText(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
insertTextPlaceholder(with:completionHandler:)	completionHandler	BETextInput	instance	(UITextPlaceholder) -> Void	not-sendable	caller	unknown	header
insertionHandler	=	TKTokenWatcher	instance	(String) -> Void	not-sendable	caller	unknown	header
install(completionHandler:)	completionHandler	VZMacOSInstaller	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
installRosetta(completionHandler:)	completionHandler	VZLinuxRosettaDirectoryShare	static	((any Error)?) -> Void	completion-rule	caller	any	header, documentation
installTap(onBus:bufferSize:format:block:)	block	AVAudioNode	instance	AVAudioNodeTapBlock	not-sendable	caller	background	header, measured: a thread of the audio engine
instantiate(with:options:completionHandler:)	completionHandler	AUAudioUnit	static	(AUAudioUnit?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
instantiate(with:options:completionHandler:)	completionHandler	AVAudioUnit	static	(AVAudioUnit?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
instantiateController(with:creator:)	creator	NSStoryboard	instance	NSStoryboardControllerCreator?	not-sendable	caller	unknown	header
instantiateInitialController(creator:)	creator	NSStoryboard	instance	NSStoryboardControllerCreator?	not-sendable	caller	unknown	header
instantiateInitialViewController(creator:)	creator	UIStoryboard	instance	UIStoryboardViewControllerCreator?	not-sendable	caller	unknown	header
instantiateViewController(withIdentifier:creator:)	creator	UIStoryboard	instance	UIStoryboardViewControllerCreator?	not-sendable	caller	unknown	header
interactiveDismissShouldBegin	=	UIViewController.Transition.ZoomOptions	instance	((UIZoomTransitionInteractionContext) -> Bool)?	not-sendable	caller	unknown	header
interruptionHandler	=	NSXPCConnection	instance	(() -> Void)?	not-sendable	caller	unknown	header
invalidateAllPersistableContentKeys(forApp:options:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
invalidatePersistableContentKey(_:options:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
invalidationHandler	=	ENManager	instance	DispatchBlock?	sendable	nonisolated	unknown	header
invalidationHandler	=	NSXPCConnection	instance	(() -> Void)?	not-sendable	caller	unknown	header
inviteHandler	=	GKMatchmaker	instance	((GKInvite, [AnyObject]?) -> Void)?	not-sendable	caller	unknown	header
inviteeResponseHandler	=	GKMatchRequest	instance	((String, GKInviteeResponse) -> Void)?	not-sendable	caller	unknown	header
isAccessibilityElementBlock	=	NSObjectUIAccessibility	instance	AXBoolReturnBlock?	not-sendable	caller	unknown	header
isEligible(for:completionHandler:)	completionHandler	BEAvailability	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
isPreferredNetworkAvailable(completion:)	completion	THClient	instance	(Bool) -> Void	completion-rule	caller	unknown	header
issueMatcher	=	XCTExpectedFailureOptions	instance	(XCTIssue) -> Bool	not-sendable	caller	unknown	header
item(for:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	not-sendable	caller	unknown	header
itemSearchBlock	=	UIAccessibilityCustomRotor	instance	UIAccessibilityCustomRotorSearch	not-sendable	caller	unknown	header
itemSeparatorHandler	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListItemSeparatorHandler?	not-sendable	caller	unknown	header
joinAccessoryHotspot(_:passphrase:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
joinAccessoryHotspotWithoutSecurity(_:completionHandler:)	completionHandler	NEHotspotConfigurationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
jpegData(withCompressionQuality:actions:)	actions	UIGraphicsImageRenderer	instance	UIGraphicsImageDrawingActions	not-sendable	caller	unknown	header
keyChangedHandler	=	GCKeyboardInput	instance	GCKeyboardValueChangedHandler?	not-sendable	caller	unknown	header
keyUpdate(withRequestFlags:keyIdentifier:message:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
keyValueObservingExpectation(for:keyPath:handler:)	handler	XCTestCase	instance	XCKeyValueObservingExpectationHandler?	sendable	nonisolated	unknown	header
keyWillRotate(for:newKey:loginManager:completion:)	completion	ASAuthorizationProviderExtensionRegistrationHandler	instance	(Bool) -> Void	completion-rule	caller	unknown	header
keysSortedByValue(comparator:)	comparator	NSDictionary	instance	NSComparator	not-sendable	caller	unknown	header
keysSortedByValue(options:usingComparator:)	usingComparator	NSDictionary	instance	NSComparator	not-sendable	caller	unknown	header
launchedTask(withExecutableURL:arguments:error:terminationHandler:)	terminationHandler	Process	static	((Process) -> Void)?	sendable	nonisolated	unknown	header
leadingSwipeActionsConfigurationProvider	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListSwipeActionsConfigurationProvider?	not-sendable	caller	unknown	header
listImageRowHandler	=	CPListImageRowItem	instance	((CPListImageRowItem, Int, UnsafeMutableRawPointer) -> Void)?	sendable	nonisolated	unknown	header
listTemplate(_:didSelect:completionHandler:)	completionHandler	CPListTemplateDelegate	instance	() -> Void	not-sendable	caller	unknown	header
listXattrs(of:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	([FSFileName]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
live(with:queue:handler:)	handler	CLLocationUpdater	static	(CLUpdate?) -> Void	not-sendable	caller	unknown	header
live(withQueue:handler:)	handler	CLLocationUpdater	static	(CLUpdate?) -> Void	not-sendable	caller	unknown	header
load(_:completionHandler:)	completionHandler	MLModelStructure	static	(MLModelStructure?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(_:configuration:completionHandler:)	completionHandler	MLComputePlan	static	(MLComputePlan?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(_:configuration:completionHandler:)	completionHandler	MLModel	static	(MLModel?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
load(_:options:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	(FSVolume?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:changes:progress:completionHandler:)	completionHandler	CNScript	static	(CNScript?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNAssetInfo	static	(CNAssetInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNAssetSpatialAudioInfo	static	(CNAssetSpatialAudioInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(from:completionHandler:)	completionHandler	CNRenderingSessionAttributes	static	(CNRenderingSessionAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	header
load(options:completionHandler:)	completionHandler	SKCloudServiceSetupViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	main	header, documentation
load(withID:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	static	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
load(withIdentifier:completionHandler:)	completionHandler	GKGameSession	static	(GKGameSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAchievementDescriptions(completionHandler:)	completionHandler	GKAchievementDescription	static	(([GKAchievementDescription]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadAchievementDescriptions(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	([GKAchievementDescription]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAchievements(completionHandler:)	completionHandler	GKAchievement	static	(([GKAchievement]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadAllFromPreferences(completionHandler:)	completionHandler	NEAppProxyProviderManager	static	([NEAppProxyProviderManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAllFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	static	([NEAppPushManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAllFromPreferences(completionHandler:)	completionHandler	NETransparentProxyManager	static	([NETransparentProxyManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAllFromPreferences(completionHandler:)	completionHandler	NETunnelProviderManager	static	([NETunnelProviderManager]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAllManagersFromPreferences(completionHandler:)	completionHandler	NERelayManager	static	([NERelayManager], (any Error)?) -> Void	completion-rule	caller	unknown	header
loadAssociatedTracks(of:completionHandler:)	completionHandler	AVAssetTrack	instance	([AVAssetTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadBackgroundContent(completionHandler:)	completionHandler	WKWebExtensionContext	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
loadBroadcastingApplicationInfo(completion:)	completion	NSExtensionContextRPBroadcastExtension	instance	(String, String, NSImage?) -> Void	completion-rule	caller	unknown	header
loadCategories(completionHandler:)	completionHandler	GKLeaderboard	static	(([String]?, [String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadChallengableFriends(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadChallengeDefinitions(completionHandler:)	completionHandler	GKChallengeDefinition	static	([GKChallengeDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadChapterMetadataGroups(bestMatchingPreferredLanguages:completionHandler:)	completionHandler	AVAsset	instance	([AVTimedMetadataGroup]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:completionHandler:)	completionHandler	AVAsset	instance	([AVTimedMetadataGroup]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadContents(of:completionHandler:)	completionHandler	MLModelStructure	static	(MLModelStructure?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadContents(of:configuration:completionHandler:)	completionHandler	MLComputePlan	static	(MLComputePlan?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadContents(of:configuration:completionHandler:)	completionHandler	MLModel	static	(MLModel?, (any Error)?) -> Void	not-sendable	caller	unknown	header
loadData(completion:)	completion	LASecret	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadData(completionHandler:)	completionHandler	GKGameSession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadData(completionHandler:)	completionHandler	GKSavedGame	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadData(withTypeIdentifier:forItemProviderCompletionHandler:)	forItemProviderCompletionHandler	NSItemProviderWriting	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadDataRepresentation(forContentType:completionHandler:)	completionHandler	NSItemProviderUTType	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	any	header, documentation
loadDataRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadDefaultLeaderboardCategoryID(completionHandler:)	completionHandler	GKLocalPlayer	instance	((String?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadDefaultLeaderboardIdentifier(completionHandler:)	completionHandler	GKLocalPlayer	instance	((String?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadEntries(for:timeScope:completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboardEntry?, [GKLeaderboardEntry]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadEntries(for:timeScope:range:completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboardEntry?, [GKLeaderboardEntry]?, Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadEstimatedDataRate(completionHandler:)	completionHandler	METrackReader	instance	(Float, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFileInfo(completionHandler:)	completionHandler	MEFormatReader	instance	(MEFileInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFileRepresentation(forContentType:openInPlace:completionHandler:)	completionHandler	NSItemProviderUTType	instance	(URL?, Bool, (any Error)?) -> Void	sendable	nonisolated	any	header, documentation
loadFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(URL?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadFileURL(_:completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(VZMacOSRestoreImage?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
loadFriendPlayers(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadFriends(_:)	_	GKLocalPlayer	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFriends(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadFriends(withIdentifiers:completionHandler:)	completionHandler	GKLocalPlayer	instance	([GKPlayer]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFriendsAuthorizationStatus(_:)	_	GKLocalPlayer	instance	(GKFriendsAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromHTML(with:options:completionHandler:)	completionHandler	NSAttributedStringWebKitAdditions	static	(NSAttributedString?, [NSAttributedStringDocumentAttributeKey: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromHTML(withFileURL:options:completionHandler:)	completionHandler	NSAttributedStringWebKitAdditions	static	(NSAttributedString?, [NSAttributedStringDocumentAttributeKey: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
loadFromPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	((any Error)?) -> Void	completion-rule	caller	main	header, documentation
loadGameActivityDefinitions(completionHandler:)	completionHandler	GKGameActivityDefinition	static	([GKGameActivityDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadGameActivityDefinitions(withIDs:completionHandler:)	completionHandler	GKGameActivityDefinition	static	([GKGameActivityDefinition]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKAchievementDescription	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKChallengeDefinition	instance	(NSImage?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	(NSImage?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKLeaderboard	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadImage(completionHandler:)	completionHandler	GKLeaderboardSet	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)	completionHandler	NSItemProvider	instance	(URL?, Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadItem(forTypeIdentifier:options:completionHandler:)	completionHandler	NSItemProvider	instance	(((NSSecureCoding)?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadLeaderboardSets(completionHandler:)	completionHandler	GKLeaderboardSet	static	(([GKLeaderboardSet]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadLeaderboards(completionHandler:)	completionHandler	GKGameActivityDefinition	instance	([GKLeaderboard]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadLeaderboards(completionHandler:)	completionHandler	GKLeaderboard	static	(([GKLeaderboard]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadLeaderboards(completionHandler:)	completionHandler	GKLeaderboardSet	instance	(([GKLeaderboard]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadLeaderboards(handler:)	handler	GKLeaderboardSet	instance	([GKLeaderboard]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
loadLeaderboards(withIDs:completionHandler:)	completionHandler	GKLeaderboard	static	([GKLeaderboard]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadMatchData(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadMatches(completionHandler:)	completionHandler	GKTurnBasedMatch	static	(([GKTurnBasedMatch]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadMediaSelectionGroup(for:completionHandler:)	completionHandler	AVAsset	instance	(AVMediaSelectionGroup?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadMetadata(completionHandler:)	completionHandler	MEFormatReader	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadMetadata(completionHandler:)	completionHandler	METrackReader	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadMetadata(for:completionHandler:)	completionHandler	AVAsset	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadMetadata(for:completionHandler:)	completionHandler	AVAssetTrack	instance	([AVMetadataItem]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadObject(of:completionHandler:)	completionHandler	NSItemProvider	instance	((NSItemProviderReading)?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadObjects(of:completion:)	completion	UIDropSession	instance	([NSItemProviderReading]) -> Void	not-sendable	caller	unknown	header
loadPersistentStores(completionHandler:)	completionHandler	NSPersistentContainer	instance	(NSPersistentStoreDescription, (any Error)?) -> Void	not-sendable	caller	unknown	header
loadPhoto(for:withCompletionHandler:)	withCompletionHandler	GKPlayer	instance	((NSImage?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadPlaybackConfigurationOptions(completionHandler:)	completionHandler	AVAssetPlaybackAssistant	instance	([AVAssetPlaybackConfigurationOption]) -> Void	completion-rule	caller	unknown	header
loadPlayers(forIdentifiers:withCompletionHandler:)	withCompletionHandler	GKPlayer	static	(([GKPlayer]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
loadPostDecodeProcessingMetadata(completionHandler:)	completionHandler	MESampleCursor	instance	([String: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadPreviewImage(options:completionHandler:)	completionHandler	NSItemProvider	instance	(((NSSecureCoding)?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadPreviousOccurrence(completionHandler:)	completionHandler	GKLeaderboard	instance	(GKLeaderboard?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadProduct(withParameters:completionBlock:)	completionBlock	SKStoreProductViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
loadProduct(withParameters:impression:completionBlock:)	completionBlock	SKStoreProductViewController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
loadReceivedChallenges(completionHandler:)	completionHandler	GKChallenge	static	(([GKChallenge]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadRecentPlayers(completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
loadSampleBufferContainingSamples(toEnd:completionHandler:)	completionHandler	MESampleCursor	instance	(UnsafeMutableRawPointer?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadSamplePresentationTime(forTrackTime:completionHandler:)	completionHandler	AVAssetTrack	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadScores(completionHandler:)	completionHandler	GKLeaderboard	instance	(([GKScore]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
loadSegment(forTrackTime:completionHandler:)	completionHandler	AVAssetTrack	instance	(AVAssetTrackSegment?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadSessions(inContainer:completionHandler:)	completionHandler	GKGameSession	static	([GKGameSession]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTile(at:result:)	result	MKTileOverlay	instance	(Data?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
loadTopShelfContent(completionHandler:)	completionHandler	TVTopShelfContentProvider	instance	((TVTopShelfContent)?) -> Void	completion-rule	caller	any	header, documentation
loadTotalSampleDataLength(completionHandler:)	completionHandler	METrackReader	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVAsset	instance	(AVAssetTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVComposition	instance	(AVCompositionTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVFragmentedAsset	instance	(AVFragmentedAssetTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVFragmentedMovie	instance	(AVFragmentedMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMovie	instance	(AVMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMutableComposition	instance	(AVMutableCompositionTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrack(withTrackID:completionHandler:)	completionHandler	AVMutableMovie	instance	(AVMutableMovieTrack?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrackInfo(completionHandler:)	completionHandler	METrackReader	instance	(METrackInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTrackReaders(completionHandler:)	completionHandler	MEFormatReader	instance	([METrackReader]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVAsset	instance	([AVAssetTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVComposition	instance	([AVCompositionTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVFragmentedAsset	instance	([AVFragmentedAssetTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVFragmentedMovie	instance	([AVFragmentedMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMovie	instance	([AVMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMutableComposition	instance	([AVMutableCompositionTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadTracks(with:completionHandler:)	completionHandler	AVMutableMovie	instance	([AVMutableMovieTrack]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadUneditedDuration(completionHandler:)	completionHandler	METrackReader	instance	(CMTime, (any Error)?) -> Void	completion-rule	caller	unknown	header
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVAsynchronousKeyValueLoading	instance	(() -> Void)?	completion-rule	caller	unknown	header
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVMetadataItem	instance	(() -> Void)?	completion-rule	caller	unknown	header
loadVideoPerformanceMetrics(completionHandler:)	completionHandler	AVSampleBufferVideoRenderer	instance	(AVVideoPerformanceMetrics?) -> Void	completion-rule	caller	unknown	header
lock(completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
lock(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
lockAFI(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
lockBlock(withRequestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
lockDFSID(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
lockDSFID(options:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
longLivedOperationWasPersistedBlock	=	CKOperation	instance	(() -> Void)?	not-sendable	caller	unknown	header
lookUpContentRuleList(forIdentifier:completionHandler:)	completionHandler	WKContentRuleListStore	instance	((WKContentRuleList?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
lookupItemNamed(_:inDirectory:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
lookupItemNamed(_:inDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItem?, FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
mIDIOutputEventBlock	=	AUAudioUnit	instance	AUMIDIOutputEventBlock?	not-sendable	caller	unknown	header
makeDataReady(completionHandler:)	completionHandler	AVSampleBufferGeneratorBatch	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
makeSecureTokenForExpirationDate(ofPersistableContentKey:completionHandler:)	completionHandler	AVContentKeySession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:completionHandler:)	completionHandler	AVContentKeyRequest	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
manageUsers(completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
managedObjectHandler	=	NSBatchInsertRequest	instance	((NSManagedObject) -> Bool)?	not-sendable	caller	unknown	header
mapTemplate(_:didRequestToInsert:into:completion:)	completion	CPMapTemplateDelegate	instance	(CPTravelEstimates) -> Void	not-sendable	caller	unknown	header
match(for:completionHandler:)	completionHandler	GKMatchmaker	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
matchmakerViewController(_:getMatchPropertiesForRecipient:withCompletionHandler:)	withCompletionHandler	GKMatchmakerViewControllerDelegate	instance	(GKMatchProperties) -> Void	not-sendable	caller	unknown	header
materializedItemsDidChange(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	header
messageHandler	=	WKWebExtension.MessagePort	instance	((Any?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
metadataProvider	=	UIActivityItemsConfiguration	instance	((UIActivityItemsConfigurationMetadataKey) -> Any?)?	not-sendable	caller	unknown	header
modeChangeHandler	=	PGDisplayDescriptor	instance	PGDisplayModeChangeHandler?	not-sendable	caller	unknown	header
modelDescription(completionHandler:)	completionHandler	MLModelAsset	instance	(MLModelDescription?, (any Error)?) -> Void	completion-rule	caller	unknown	header
modelDescription(ofFunctionNamed:completionHandler:)	completionHandler	MLModelAsset	instance	(MLModelDescription?, (any Error)?) -> Void	completion-rule	caller	unknown	header
modifyItem(_:baseVersion:changedFields:contents:options:request:completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	(NSFileProviderItem?, NSFileProviderItemFields, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
modifyPixelData(_:)	_	SKMutableTexture	instance	(UnsafeMutableRawPointer?, Int) -> Void	completion-rule	caller	unknown	header
modifyRecordZonesCompletionBlock	=	CKModifyRecordZonesOperation	instance	(([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
modifyRecordsCompletionBlock	=	CKModifyRecordsOperation	instance	(([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
modifySubscriptionsCompletionBlock	=	CKModifySubscriptionsOperation	instance	(([CKSubscription]?, [CKSubscriptionID]?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
modifyingTraits(_:)	_	UITraitCollection	instance	UITraitMutations	not-sendable	caller	unknown	header
mount(with:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
mouseMovedHandler	=	GCMouseInput	instance	GCMouseMoved?	not-sendable	caller	unknown	header
move(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
move(to:completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
moveSelection(atBoundary:in:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	header
musicalContextBlock	=	AUAudioUnit	instance	AUHostMusicalContextBlock?	not-sendable	caller	unknown	header
mutedSpeechActivityEventListener	=	AVAudioInputNode	instance	((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?	not-sendable	caller	unknown	header
nearbyConnectionData(forPeer:withCompletionHandler:)	withCompletionHandler	MCSession	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
networkProcess(interruptionHandler:completion:)	completion	BENetworkingProcess	static	(BENetworkingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
networkProcess(interruptionHandler:completion:)	interruptionHandler	BENetworkingProcess	static	() -> Void	completion-rule	caller	unknown	header
networkProcess(withBundleID:interruptionHandler:completion:)	completion	BENetworkingProcess	static	(BENetworkingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
networkProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BENetworkingProcess	static	() -> Void	completion-rule	caller	unknown	header
newBinaryFunction(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTL4NewBinaryFunctionCompletionHandler	sendable	nonisolated	unknown	header
newBuffer(withBytesNoCopy:length:options:deallocator:)	deallocator	MTLDevice	instance	((UnsafeMutableRawPointer, Int) -> Void)?	sendable	nonisolated	unknown	header
newComputePipelineState(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewComputePipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newComputePipelineState(with:completionHandler:)	completionHandler	MTLDevice	instance	((MTLComputePipelineState)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newComputePipelineState(with:dynamicLinkingDescriptor:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewComputePipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newComputePipelineState(with:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newDynamicLibrary(_:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewDynamicLibraryCompletionHandler	not-sendable	caller	unknown	header
newDynamicLibrary(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewDynamicLibraryCompletionHandler	not-sendable	caller	unknown	header
newFrameEventHandler	=	PGDisplayDescriptor	instance	PGDisplayNewFrameEventHandler?	not-sendable	caller	unknown	header
newFunction(with:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newFunction(withName:constantValues:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newIntersectionFunction(with:completionHandler:)	completionHandler	MTLLibrary	instance	((MTLFunction)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newLibrary(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewLibraryCompletionHandler	sendable	nonisolated	unknown	header
newLibrary(withSource:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLLibrary)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newLibrary(withStitchedDescriptor:completionHandler:)	completionHandler	MTLDevice	instance	((MTLLibrary)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newMachineLearningPipelineState(with:completionHandler:)	completionHandler	MTL4Compiler	instance	MTL4NewMachineLearningPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newRenderPipelineState(with:dynamicLinkingDescriptor:compilerTaskOptions:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newRenderPipelineState(with:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newRenderPipelineState(withMeshDescriptor:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newRenderPipelineState(withTileDescriptor:options:completionHandler:)	completionHandler	MTLDevice	instance	((MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newRenderPipelineStateBySpecialization(with:pipeline:completionHandler:)	completionHandler	MTL4Compiler	instance	MTLNewRenderPipelineStateCompletionHandler	sendable	nonisolated	unknown	header
newTexture(with:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	((MTLTexture)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newTexture(withCGImage:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	((MTLTexture)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newTexture(withContentsOf:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	((MTLTexture)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newTexture(withName:scaleFactor:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	((MTLTexture)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newTexture(withName:scaleFactor:displayGamut:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	((MTLTexture)?, (any Error)?) -> Void	completion-rule	caller	unknown	header
newTextures(withContentsOf:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	([MTLTexture], (any Error)?) -> Void	completion-rule	caller	unknown	header
newTextures(withNames:scaleFactor:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	([MTLTexture], (any Error)?) -> Void	completion-rule	caller	unknown	header
newTextures(withNames:scaleFactor:displayGamut:bundle:options:completionHandler:)	completionHandler	MTKTextureLoader	instance	([MTLTexture], (any Error)?) -> Void	completion-rule	caller	unknown	header
notify(_:atValue:block:)	block	MTLSharedEvent	instance	MTLSharedEventNotificationBlock	sendable	nonisolated	unknown	header
notify(whenPlayersFinished:)	whenPlayersFinished	CHHapticEngine	instance	CHHapticEngineFinishedHandler	not-sendable	caller	unknown	header
notifyOfDataReady(forSampleBuffer:completionHandler:)	completionHandler	AVSampleBufferGenerator	static	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
notifyUser(with:repeatHandler:)	repeatHandler	WKExtendedRuntimeSession	instance	((UnsafeMutableRawPointer) -> TimeInterval)?	not-sendable	caller	unknown	header
notifyWhenInteractionChanges(_:)	_	UIViewControllerTransitionCoordinator	instance	(UIViewControllerTransitionCoordinatorContext) -> Void	not-sendable	caller	unknown	header
notifyWhenInteractionEnds(_:)	_	UIViewControllerTransitionCoordinator	instance	(UIViewControllerTransitionCoordinatorContext) -> Void	not-sendable	caller	unknown	header
open(_:completionHandler:)	completionHandler	NSExtensionContext	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
open(_:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
open(_:options:completionHandler:)	completionHandler	UIApplication	instance	((Bool) -> Void)?	not-sendable	caller	main	header, documentation: the main queue
open(_:options:completionHandler:)	completionHandler	UIScene	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
open(_:options:replyHandler:)	replyHandler	FSVolumeOpenCloseOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
open(_:withApplicationAt:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
open(completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
open(withLocalEndpoint:completionHandler:)	completionHandler	NEAppProxyFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
open(withLocalFlowEndpoint:completionHandler:)	completionHandler	NEAppProxyFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
openApplication(at:configuration:completionHandler:)	completionHandler	NSWorkspace	instance	((NSRunningApplication?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
openCredentialProviderAppSettings(completionHandler:)	completionHandler	ASSettingsHelper	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
openDocument(completionHandler:)	completionHandler	UIDocumentViewController	instance	(Bool) -> Void	not-sendable	caller	unknown	header
openDocument(withContentsOf:display:completionHandler:)	completionHandler	NSDocumentController	instance	(NSDocument?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
openInMaps(launchOptions:completionHandler:)	completionHandler	MKMapItem	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
openMaps(with:launchOptions:completionHandler:)	completionHandler	MKMapItem	static	((Bool) -> Void)?	completion-rule	caller	unknown	header
openSettings(completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
openTab(with:makeActiveIfPossible:completionHandler:)	completionHandler	SFSafariWindow	instance	((SFSafariTab?) -> Void)?	completion-rule	caller	unknown	header
openVerificationCodeAppSettings(completionHandler:)	completionHandler	ASSettingsHelper	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
openWindow(with:completionHandler:)	completionHandler	SFSafariApplication	static	((SFSafariWindow?) -> Void)?	completion-rule	caller	unknown	header
optionsMenuProvider	=	UIFindInteraction	instance	(([UIMenuElement]) -> UIMenu?)?	not-sendable	caller	unknown	header
orientationConstraint(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNQuaternion) -> SCNQuaternion	not-sendable	caller	unknown	header
outputProvider	=	AUAudioUnit	instance	AURenderPullInputBlock?	not-sendable	caller	unknown	header
packetHandler	=	NEFilterPacketProvider	instance	NEFilterPacketHandler?	not-sendable	caller	unknown	header
paletteMenu(with:titles:selectionHandler:)	selectionHandler	NSMenu	static	((NSMenu) -> Void)?	not-sendable	caller	unknown	header
paletteMenu(with:titles:templateImage:selectionHandler:)	selectionHandler	NSMenu	static	((NSMenu) -> Void)?	not-sendable	caller	unknown	header
parseAdditionalFragments(completionHandler:)	completionHandler	MEFormatReader	instance	(MEFormatReaderParseAdditionalFragmentsStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
participantQuitInTurn(with:nextParticipant:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
participantQuitInTurn(with:nextParticipants:turnTimeout:match:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
participantQuitOutOfTurn(with:withCompletionHandler:)	withCompletionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
passEntries(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	([PKIssuerProvisioningExtensionPassEntry]) -> Void	completion-rule	caller	unknown	header
pause(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
pauseAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
pauseAllMediaPlayback(completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
pauseSyncForUbiquitousItem(at:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
pausingHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	unknown	header
paymentAuthorizationController(_:didAuthorizePayment:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
paymentAuthorizationController(_:didAuthorizePayment:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationResult) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationController(_:didChangeCouponCode:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestCouponCodeUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationController(_:didRequestMerchantSessionUpdate:)	didRequestMerchantSessionUpdate	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestMerchantSessionUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationController(_:didSelect:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	header
paymentAuthorizationController(_:didSelect:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	([PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	header
paymentAuthorizationController(_:didSelect:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestPaymentMethodUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationController(_:didSelect:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestShippingMethodUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationController(_:didSelectShippingContact:completion:)	completion	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void	completion-rule	caller	unknown	header
paymentAuthorizationController(_:didSelectShippingContact:handler:)	handler	PKPaymentAuthorizationControllerDelegate	instance	(PKPaymentRequestShippingContactUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didAuthorizePayment:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didAuthorizePayment:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationResult) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didChangeCouponCode:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestCouponCodeUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)	didRequestMerchantSessionUpdate	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestMerchantSessionUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelect:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelect:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	([PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelect:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestPaymentMethodUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelect:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestShippingMethodUpdate) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelectShippingContact:completion:)	completion	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentAuthorizationStatus, [PKShippingMethod], [PKPaymentSummaryItem]) -> Void	not-sendable	caller	unknown	header
paymentAuthorizationViewController(_:didSelectShippingContact:handler:)	handler	PKPaymentAuthorizationViewControllerDelegate	instance	(PKPaymentRequestShippingContactUpdate) -> Void	not-sendable	caller	unknown	header
pdfData(actions:)	actions	UIGraphicsPDFRenderer	instance	UIGraphicsPDFDrawingActions	not-sendable	caller	unknown	header
pendingItemsDidChange(completionHandler:)	completionHandler	NSFileProviderReplicatedExtension	instance	() -> Void	completion-rule	caller	unknown	header
perItemMetadataProvider	=	UIActivityItemsConfiguration	instance	((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?	not-sendable	caller	unknown	header
perRecordCompletionBlock	=	CKFetchRecordsOperation	instance	((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordCompletionBlock	=	CKModifyRecordsOperation	instance	((CKRecord, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordDeleteBlock	=	CKModifyRecordsOperation	instance	((CKRecord.ID, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordProgressBlock	=	CKFetchRecordsOperation	instance	((CKRecord.ID, Double) -> Void)?	not-sendable	caller	unknown	header
perRecordProgressBlock	=	CKModifyRecordsOperation	instance	((CKRecord, Double) -> Void)?	not-sendable	caller	unknown	header
perRecordSaveBlock	=	CKModifyRecordsOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordZoneCompletionBlock	=	CKFetchRecordZonesOperation	instance	((CKRecordZone.ID, CKRecordZone?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordZoneDeleteBlock	=	CKModifyRecordZonesOperation	instance	((CKRecordZone.ID, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perRecordZoneSaveBlock	=	CKModifyRecordZonesOperation	instance	((CKRecordZone.ID, CKRecordZone?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perShareAccessRequestCompletionBlock	=	CKShareRequestAccessOperation	instance	((URL, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perShareCompletionBlock	=	CKAcceptSharesOperation	instance	((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perShareMetadataBlock	=	CKFetchShareMetadataOperation	instance	((URL, CKShare.Metadata?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perShareParticipantCompletionBlock	=	CKFetchShareParticipantsOperation	instance	((CKUserIdentity.LookupInfo, CKShare.Participant?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perSubscriptionCompletionBlock	=	CKFetchSubscriptionsOperation	instance	((CKSubscriptionID, CKSubscription?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perSubscriptionDeleteBlock	=	CKModifySubscriptionsOperation	instance	((CKSubscriptionID, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perSubscriptionSaveBlock	=	CKModifySubscriptionsOperation	instance	((CKSubscriptionID, CKSubscription?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
perform(_:)	_	NSManagedObjectContext	instance	() -> Void	sendable	nonisolated	queue	header, documentation: the queue of the context
perform(_:)	_	NSPersistentStoreCoordinator	instance	() -> Void	sendable	nonisolated	unknown	header
perform(_:)	_	RunLoop	instance	() -> Void	sendable	nonisolated	unknown	header
perform(_:inZoneWith:completionHandler:)	completionHandler	CKDatabase	instance	([CKRecord]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
perform(_:on:options:animations:completion:)	animations	UIView	static	(() -> Void)?	not-sendable	caller	unknown	header
perform(_:on:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
perform(exclusiveControl:)	exclusiveControl	BADownloadManager	instance	(Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
perform(handler:)	handler	SLRequest	instance	SLRequestHandler?	not-sendable	caller	unknown	header
perform(in:block:)	block	RunLoop	instance	() -> Void	sendable	nonisolated	unknown	header
perform(with:onItemsWith:completionHandler:)	completionHandler	NSFileProviderCustomAction	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
performAccessorySetup(using:completionHandler:)	completionHandler	HMAccessorySetupManager	instance	(HMAccessorySetupResult?, (any Error)?) -> Void	completion-rule	caller	unknown	header
performActivity(options:reason:using:)	using	ProcessInfo	instance	() -> Void	not-sendable	caller	unknown	header
performActivity(withSynchronousWaiting:using:)	using	NSDocument	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
performAsynchronousFileAccess(_:)	_	NSDocument	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
performAsynchronousFileAccess(_:)	_	UIDocument	instance	() -> Void	not-sendable	caller	unknown	header
performBackgroundTask(_:)	_	NSPersistentContainer	instance	(NSManagedObjectContext) -> Void	sendable	nonisolated	background	header, documentation: a private queue
performBatchUpdates(_:completion:)	_	UICollectionView	instance	(() -> Void)?	not-sendable	caller	unknown	header
performBatchUpdates(_:completion:)	_	UITableView	instance	(() -> Void)?	not-sendable	caller	unknown	header
performBatchUpdates(_:completionHandler:)	_	NSCollectionView	instance	(() -> Void)?	not-sendable	caller	unknown	header
performChanges(_:completionHandler:)	_	PHPhotoLibrary	instance	DispatchBlock	sendable	nonisolated	any	header, documentation: an arbitrary serial queue
performChanges(_:completionHandler:)	completionHandler	PHPhotoLibrary	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	any	header, documentation: an arbitrary serial queue
performChangesAndWait(_:error:)	_	PHPhotoLibrary	instance	DispatchBlock	sendable	nonisolated	unknown	header
performExpiringActivity(withReason:using:)	using	ProcessInfo	instance	(Bool) -> Void	sendable	nonisolated	unknown	header
performQueueTransaction(_:completionHandler:)	_	MPMusicPlayerApplicationController	instance	(MPMusicPlayerControllerMutableQueue) -> Void	completion-rule	caller	unknown	header
performQueueTransaction(_:completionHandler:)	completionHandler	MPMusicPlayerApplicationController	instance	(MPMusicPlayerControllerQueue, (any Error)?) -> Void	not-sendable	caller	unknown	header
performWithExclusiveControl(before:performHandler:)	performHandler	BADownloadManager	instance	(Bool, (any Error)?) -> Void	sendable	nonisolated	unknown	header
persistUpdatedShare(_:in:completion:)	completion	NSPersistentCloudKitContainer	instance	((CKShare?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
picture(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	AVPictureInPictureControllerDelegate	instance	(Bool) -> Void	completion-rule	caller	unknown	header
picture(_:skipByInterval:completionHandler:)	completionHandler	AVPictureInPictureSampleBufferPlaybackDelegate	instance	() -> Void	completion-rule	caller	unknown	header
platformCredentials(forRelyingParty:completionHandler:)	completionHandler	ASAuthorizationWebBrowserPublicKeyCredentialManager	instance	([ASAuthorizationWebBrowserPlatformPublicKeyCredential]) -> Void	completion-rule	caller	unknown	header
play(_:)	_	AVMIDIPlayer	instance	(() -> Void)?	completion-rule	caller	unknown	header
playableContentManager(_:initializePlaybackQueueWithCompletionHandler:)	initializePlaybackQueueWithCompletionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
playableContentManager(_:initializePlaybackQueueWithContentItems:completionHandler:)	completionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
playableContentManager(_:initiatePlaybackOfContentItemAt:completionHandler:)	completionHandler	MPPlayableContentDelegate	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
playbackCoordinator(_:didIssueBufferingCommand:completionHandler:)	completionHandler	AVPlaybackCoordinatorPlaybackControlDelegate	instance	() -> Void	completion-rule	caller	unknown	header
playbackCoordinator(_:didIssuePauseCommand:completionHandler:)	completionHandler	AVPlaybackCoordinatorPlaybackControlDelegate	instance	() -> Void	completion-rule	caller	unknown	header
playbackCoordinator(_:didIssuePlayCommand:completionHandler:)	completionHandler	AVPlaybackCoordinatorPlaybackControlDelegate	instance	() -> Void	completion-rule	caller	unknown	header
playbackCoordinator(_:didIssueSeekCommand:completionHandler:)	completionHandler	AVPlaybackCoordinatorPlaybackControlDelegate	instance	() -> Void	completion-rule	caller	unknown	header
player(_:wantsToPlay:completionHandler:)	completionHandler	GKGameActivityListener	instance	(Bool) -> Void	completion-rule	caller	unknown	header
playerStateUpdateHandler	=	GKVoiceChat	instance	(String, GKVoiceChatPlayerState) -> Void	not-sendable	caller	unknown	header
playerView(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)	restoreUserInterfaceForFullScreenExitWithCompletionHandler	AVPlayerViewDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
playerView(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	restoreUserInterfaceForPictureInPictureStopWithCompletionHandler	AVPlayerViewPictureInPictureDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
playerVoiceChatStateDidChangeHandler	=	GKVoiceChat	instance	(GKPlayer, GKVoiceChatPlayerState) -> Void	not-sendable	caller	unknown	header
pngData(actions:)	actions	UIGraphicsImageRenderer	instance	UIGraphicsImageDrawingActions	not-sendable	caller	unknown	header
pointerStyleProvider	=	UIButton	instance	UIButtonPointerStyleProvider?	not-sendable	caller	unknown	header
polling(withSystemCode:requestCode:timeSlot:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Data, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
pop(to:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
popTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
popToRootTemplate(animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
position	=	UICellAccessoryCustomView	instance	UICellAccessoryPosition?	not-sendable	caller	unknown	header
positionConstraint(inWorldSpace:with:)	with	SCNTransformConstraint	static	(SCNNode, SCNVector3) -> SCNVector3	not-sendable	caller	unknown	header
positionDidChangeHandler	=	GCSwitchPositionInput	instance	((GCPhysicalInputElement, GCSwitchPositionInput, Int) -> Void)?	not-sendable	caller	unknown	header
preAuthorizeDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
preallocateSpace(for:atOffset:length:flags:replyHandler:)	replyHandler	FSVolumePreallocateOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
preallocateSpace(forFile:atOffset:length:flags:packer:replyHandler:)	replyHandler	FSVolumeKernelOffloadedIOOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
prediction(fromFeatures:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
prediction(fromFeatures:options:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
prediction(fromFeatures:using:options:completionHandler:)	completionHandler	MLModel	instance	((MLFeatureProvider)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
preferredUnits(for:completion:)	completion	HKHealthStore	instance	([HKQuantityType: HKUnit], (any Error)?) -> Void	completion-rule	caller	unknown	header
preload(_:withCompletionHandler:)	withCompletionHandler	SKTexture	static	() -> Void	completion-rule	caller	unknown	header
preload(completionHandler:)	completionHandler	SKTexture	instance	() -> Void	completion-rule	caller	unknown	header
preload(completionHandler:)	completionHandler	SKTextureAtlas	instance	() -> Void	completion-rule	caller	unknown	header
preloadTextureAtlases(_:withCompletionHandler:)	withCompletionHandler	SKTextureAtlas	static	() -> Void	completion-rule	caller	unknown	header
preloadTextureAtlasesNamed(_:withCompletionHandler:)	withCompletionHandler	SKTextureAtlas	static	((any Error)?, [SKTextureAtlas]) -> Void	completion-rule	caller	unknown	header
prepare(_:withCompletionHandler:)	withCompletionHandler	SCNSceneRenderer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
prepare(completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventPrepareHandlerReason) -> Void)?	completion-rule	caller	unknown	header
prepareCustomLanguageModel(for:clientIdentifier:configuration:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareCustomLanguageModel(for:configuration:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareCustomLanguageModel(for:configuration:ignoresCache:completion:)	completion	SFSpeechLanguageModel	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareForDisplay(completionHandler:)	completionHandler	UIImage	instance	(UIImage?) -> Void	completion-rule	caller	any	header, documentation
prepareForReadingItems(at:options:writingItemsAt:options:error:byAccessor:)	byAccessor	NSFileCoordinator	instance	(UnsafeMutableRawPointer) -> Void	sendable	nonisolated	unknown	header
prepareLivePhotoForPlayback(withTargetSize:options:completionHandler:)	completionHandler	PHLivePhotoEditingContext	instance	(PHLivePhoto?, (any Error)?) -> Void	completion-rule	caller	unknown	header
preparePreviewOfFile(at:completionHandler:)	completionHandler	QLPreviewingController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
preparePreviewOfSearchableItem(withIdentifier:queryString:completionHandler:)	completionHandler	QLPreviewingController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
prepareThumbnail(of:completionHandler:)	completionHandler	UIImage	instance	(UIImage?) -> Void	completion-rule	caller	unknown	header
prepareToCaptureStillImageBracket(from:withSettingsArray:completionHandler:)	completionHandler	AVCaptureStillImageOutput	instance	(Bool, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
prepareToPlay(completionHandler:)	completionHandler	MPMusicPlayerController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
preroll(atRate:completionHandler:)	completionHandler	AVPlayer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
present(_:animated:completion:)	completion	UIViewController	instance	(() -> Void)?	not-sendable	caller	main	header, header
present(animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	unknown	header
present(animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerCompletionHandler?	not-sendable	caller	unknown	header
present(completion:)	completion	PKPaymentAuthorizationController	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
present(completionHandler:)	completionHandler	AVCaptureDeskViewApplication	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
present(from:animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	unknown	header
present(from:animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerCompletionHandler?	not-sendable	caller	unknown	header
present(from:in:animated:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	unknown	header
present(from:in:animated:completionHandler:)	completionHandler	UIPrinterPickerController	instance	UIPrinterPickerCompletionHandler?	not-sendable	caller	unknown	header
present(with:completionHandler:)	completionHandler	AVCaptureDeskViewApplication	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
presentAudioRecorderController(withOutputURL:preset:options:completion:)	completion	WKInterfaceController	instance	(Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
presentAuthorizationViewController(completion:)	completion	ASAuthorizationProviderExtensionAuthorizationRequest	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
presentMediaPlayerController(with:options:completion:)	completion	WKInterfaceController	instance	(Bool, TimeInterval, (any Error)?) -> Void	not-sendable	caller	unknown	header
presentProfilePreferencePanel(withCurrentSettings:availableProfiles:completion:)	completion	TVUserManager	instance	([TVUserIdentifier: TVAppProfileDescriptor]) -> Void	completion-rule	caller	any	header, documentation
presentRegistrationViewController(completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
presentSheet(in:dismissHandler:)	dismissHandler	SFCertificatePresentation	instance	(() -> Void)?	not-sendable	caller	unknown	header
presentTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
presentTextInputController(withSuggestions:allowedInputMode:completion:)	completion	WKInterfaceController	instance	([AnyObject]?) -> Void	not-sendable	caller	unknown	header
presentTextInputControllerWithSuggestions(forLanguage:allowedInputMode:completion:)	forLanguage	WKInterfaceController	instance	((String) -> [AnyObject]?)?	not-sendable	caller	unknown	header
pressedChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonValueChangedHandler?	not-sendable	caller	unknown	header
pressedDidChangeHandler	=	GCPressedStateInput	instance	((GCPhysicalInputElement, GCPressedStateInput, Bool) -> Void)?	not-sendable	caller	unknown	header
previewImageHandler	=	NSItemProvider	instance	NSItemProviderLoadHandler?	sendable	nonisolated	unknown	header
previewParametersProvider	=	UICollectionViewDropPlaceholder	instance	((UICollectionViewCell) -> UIDragPreviewParameters?)?	not-sendable	caller	unknown	header
previewParametersProvider	=	UITableViewDropPlaceholder	instance	((UITableViewCell) -> UIDragPreviewParameters?)?	not-sendable	caller	unknown	header
previewProvider	=	UIActivityItemsConfiguration	instance	((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?	not-sendable	caller	unknown	header
previewProvider	=	UIDragItem	instance	(() -> UIDragPreview?)?	not-sendable	caller	unknown	header
primaryActionClicked(forMessageContext:completionHandler:)	completionHandler	MEMessageSecurityHandler	instance	(MEExtensionViewController?) -> Void	not-sendable	caller	unknown	header
print(to:completionHandler:)	completionHandler	UIPrintInteractionController	instance	UIPrintInteractionCompletionHandler?	not-sendable	caller	unknown	header
probeResource(_:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	(FSProbeResult?, (any Error)?) -> Void	completion-rule	caller	unknown	header
process(with:completionHandler:)	completionHandler	VTFrameProcessor	instance	(VTFrameProcessorParameters, (any Error)?) -> Void	completion-rule	caller	unknown	header
process(with:frameOutputHandler:)	frameOutputHandler	VTFrameProcessor	instance	(VTFrameProcessorParameters, CMTime, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
processFrame(fromImageBuffer:completionHandler:)	completionHandler	MERAWProcessor	instance	(UnsafeMutableRawPointer?, (any Error)?) -> Void	completion-rule	caller	unknown	header
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
provideIdentity(for:completionHandler:)	completionHandler	NWTCPConnectionAuthenticationDelegate	instance	(UnsafeMutableRawPointer, [AnyObject]) -> Void	not-sendable	caller	unknown	header
providePlaceholder(at:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
providePreview(forFileRequest:completionHandler:)	completionHandler	QLPreviewingController	instance	(QLPreviewReply?, (any Error)?) -> Void	completion-rule	caller	unknown	header
provideThumbnail(forFileRequest:completionHandler:)	completionHandler	QLThumbnailProvider	instance	(QLThumbnailReply?, (any Error)?) -> Void	completion-rule	caller	unknown	header
ptpEventHandler	=	ICCameraDevice	instance	(Data) -> Void	not-sendable	caller	unknown	header
purgeObjectsAndRecordsInZone(with:in:completion:)	completion	NSPersistentCloudKitContainer	instance	((CKRecordZone.ID?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
pushRegistry(_:didReceiveIncomingPushWith:for:withCompletionHandler:)	withCompletionHandler	PKPushRegistryDelegate	instance	() -> Void	completion-rule	caller	queue	header, documentation: the queue given, the main queue by default
pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)	withCompletionHandler	PKPushRegistryDelegate	instance	() -> Void	completion-rule	caller	queue	header, documentation: the queue given, the main queue by default
pushTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
queryActivity(completionHandler:)	completionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
queryActivityStarting(from:to:to:withHandler:)	withHandler	CMMotionActivityManager	instance	CMMotionActivityQueryHandler	not-sendable	caller	unknown	header
queryAutoSignInToken(completionHandler:)	completionHandler	VSUserAccountManager	instance	(VSAutoSignInToken?, (any Error)?) -> Void	completion-rule	caller	unknown	header
queryCompletionBlock	=	CKQueryOperation	instance	((CKQueryOperation.Cursor?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
queryDyskineticSymptom(from:to:withHandler:)	withHandler	CMMovementDisorderManager	instance	CMDyskineticSymptomResultHandler	not-sendable	caller	unknown	header
queryNDEFStatus(completionHandler:)	completionHandler	NFCNDEFTag	instance	(NFCNDEFStatus, Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
queryPedometerData(from:to:withHandler:)	withHandler	CMPedometer	instance	CMPedometerHandler	not-sendable	caller	unknown	header
queryPlayerGroupActivity(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
queryQueueActivity(_:withCompletionHandler:)	withCompletionHandler	GKMatchmaker	instance	((Int, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
queryStepCountStarting(from:to:to:withHandler:)	withHandler	CMStepCounter	instance	CMStepQueryHandler	not-sendable	caller	unknown	header
queryTremor(from:to:withHandler:)	withHandler	CMMovementDisorderManager	instance	CMTremorResultHandler	not-sendable	caller	unknown	header
queryUserAccounts(options:completion:)	completion	VSUserAccountManager	instance	([VSUserAccount]?, (any Error)?) -> Void	completion-rule	caller	unknown	header
raiseInterrupt	=	PGDeviceDescriptor	instance	PGRaiseInterrupt?	not-sendable	caller	unknown	header
read(fromFile:offset:length:into:replyHandler:)	replyHandler	FSVolumeReadWriteOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
read(into:startingAt:length:completionHandler:)	completionHandler	FSBlockDeviceResource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
readBuffer(withRequestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
readData(completionHandler:)	completionHandler	NEAppProxyTCPFlow	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readData(ofLength:fromOffset:completionHandler:)	completionHandler	MEByteSource	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
readData(ofLength:fromOffset:toDestination:completionHandler:)	completionHandler	MEByteSource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
readData(ofMinLength:maxLength:timeout:completionHandler:)	completionHandler	URLSessionStreamTask	instance	(Data?, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
readDatagrams(completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	([Data]?, [NEEndpoint]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readDatagramsAndFlowEndpoints(completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	([Data]?, NWEndpointArray?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readLength(_:completionHandler:)	completionHandler	NETCPConnection	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readMinimumLength(_:maximumLength:completionHandler:)	completionHandler	NETCPConnection	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
readMultipleBlocks(with:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	not-sendable	caller	unknown	header
readMultipleBlocks(withRequestFlags:blockRange:completionHandler:)	completionHandler	NFCISO15693Tag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
readNDEF(completionHandler:)	completionHandler	NFCNDEFTag	instance	(NFCNDEFMessage?, (any Error)?) -> Void	completion-rule	caller	unknown	header
readPacketObjects(completionHandler:)	completionHandler	NEPacketTunnelFlow	instance	([NEPacket]) -> Void	completion-rule	caller	unknown	header
readPackets(completionHandler:)	completionHandler	NEPacketTunnelFlow	instance	([Data], [NSNumber]) -> Void	completion-rule	caller	unknown	header
readSingleBlock(withRequestFlags:blockNumber:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
readSymbolicLink(_:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
readValue(completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
readWithoutEncryption(withServiceCodeList:blockList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, [Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
readabilityHandler	=	FileHandle	instance	((FileHandle) -> Void)?	sendable	nonisolated	unknown	header
rebuild(completionHandler:)	completionHandler	MPSAccelerationStructure	instance	(MPSAccelerationStructure?) -> Void	completion-rule	caller	unknown	header
recalibrateEstimates(for:at:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
receiveMessage(completionHandler:)	completionHandler	URLSessionWebSocketTask	instance	(URLSessionWebSocketTask.Message?, (any Error)?) -> Void	completion-rule	caller	unknown	header
receivePromisedFiles(atDestination:options:operationQueue:reader:)	reader	NSFilePromiseReceiver	instance	(URL, (any Error)?) -> Void	not-sendable	caller	unknown	header
recipientResponseHandler	=	GKMatchRequest	instance	((GKPlayer, GKInviteRecipientResponse) -> Void)?	not-sendable	caller	unknown	header
reclaim(_:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
recognitionTask(with:resultHandler:)	resultHandler	SFSpeechRecognizer	instance	(SFSpeechRecognitionResult?, (any Error)?) -> Void	not-sendable	caller	queue	header, documentation: the recognizer's queue, the main queue by default
reconnect(completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
recordChangedBlock	=	CKFetchRecordChangesOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	unknown	header
recordChangedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	unknown	header
recordFetchedBlock	=	CKQueryOperation	instance	((CKRecord) -> Void)?	not-sendable	caller	unknown	header
recordMatchedBlock	=	CKQueryOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
recordWasChangedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord.ID, CKRecord?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
recordWithIDWasDeletedBlock	=	CKFetchRecordChangesOperation	instance	((CKRecord.ID) -> Void)?	not-sendable	caller	unknown	header
recordWithIDWasDeletedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecord.ID, CKRecordType) -> Void)?	not-sendable	caller	unknown	header
recordZoneChangeTokensUpdatedBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?	not-sendable	caller	unknown	header
recordZoneFetchCompletionBlock	=	CKFetchRecordZoneChangesOperation	instance	((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
recordZoneWithIDChangedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	unknown	header
recordZoneWithIDWasDeletedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	unknown	header
recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	unknown	header
recordZoneWithIDWasPurgedBlock	=	CKFetchDatabaseChangesOperation	instance	((CKRecordZone.ID) -> Void)?	not-sendable	caller	unknown	header
recoverActiveWorkoutSession(completion:)	completion	HKHealthStore	instance	(HKWorkoutSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
recycle(_:completionHandler:)	completionHandler	NSWorkspace	instance	(([URL: URL], (any Error)?) -> Void)?	completion-rule	caller	unknown	header
register(_:forItemWith:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
register(options:queue:handler:)	handler	NEHotspotHelper	static	NEHotspotHelperHandler	not-sendable	caller	unknown	header
registerArcadeAppWithRandom(fromLib:randomFromLibLength:resultHandler:)	resultHandler	SKArcadeService	static	(Data?, UInt32, Data?, UInt32, (any Error)?) -> Void	not-sendable	caller	unknown	header
registerCKShare(with:allowedSharingOptions:preparationHandler:)	preparationHandler	NSItemProviderCKSharingSupport	instance	CKSharePreparationHandler	not-sendable	caller	unknown	header
registerCloudKitShare(preparationHandler:)	preparationHandler	NSItemProviderNSCloudKitSharing	instance	(UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
registerDataRepresentation(forContentType:visibility:loadHandler:)	loadHandler	NSItemProviderUTType	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerFileRepresentation(forContentType:visibility:openInPlace:loadHandler:)	loadHandler	NSItemProviderUTType	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerForTask(withIdentifier:usingQueue:launchHandler:)	launchHandler	BGTaskScheduler	instance	(BGTask) -> Void	not-sendable	caller	any	header, documentation
registerItem(forTypeIdentifier:loadHandler:)	loadHandler	NSItemProvider	instance	NSItemProviderLoadHandler	sendable	nonisolated	unknown	header
registerObject(of:visibility:loadHandler:)	loadHandler	NSItemProvider	instance	(UnsafeMutableRawPointer) -> Progress?	sendable	nonisolated	unknown	header
registerUndo(withTarget:handler:)	handler	UndoManager	instance	(Any) -> Void	not-sendable	caller	unknown	header
reimportItemsBelowItem(with:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
relateWorkoutEffortSample(_:with:activity:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
release(_:localizedReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
relinquishPresentedItem(toReader:)	toReader	NSDocument	instance	((() -> Void)?) -> Void	sendable	nonisolated	unknown	header
relinquishPresentedItem(toReader:)	toReader	NSFilePresenter	instance	((() -> Void)?) -> Void	sendable	nonisolated	queue	header, documentation: 'presentedItemOperationQueue'
relinquishPresentedItem(toWriter:)	toWriter	NSDocument	instance	((() -> Void)?) -> Void	sendable	nonisolated	unknown	header
relinquishPresentedItem(toWriter:)	toWriter	NSFilePresenter	instance	((() -> Void)?) -> Void	sendable	nonisolated	queue	header, documentation: 'presentedItemOperationQueue'
reload(fromOrigin:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
reloadContentBlocker(withIdentifier:completionHandler:)	completionHandler	MEExtensionManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
reloadContentBlocker(withIdentifier:completionHandler:)	completionHandler	SFContentBlockerManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
reloadExtension(withIdentifier:completionHandler:)	completionHandler	CXCallDirectoryManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
reloadVisibleMessages(completionHandler:)	completionHandler	MEExtensionManager	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
rematch(completionHandler:)	completionHandler	GKMatch	instance	((GKMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
rematch(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedMatch?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
remoteObjectProxyWithErrorHandler(_:)	_	NSXPCConnection	instance	(any Error) -> Void	not-sendable	caller	unknown	header
remoteObjectProxyWithErrorHandler(_:)	_	NSXPCProxyCreating	instance	(any Error) -> Void	sendable	nonisolated	unknown	header
remotePassEntries(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	([PKIssuerProvisioningExtensionPassEntry]) -> Void	completion-rule	caller	unknown	header
remove(_:completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
remove(_:completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
remove(_:from:completion:)	completion	HKAttachmentStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
remove(_:mode:completionHandler:)	completionHandler	NSFileProviderManager	static	(URL?, (any Error)?) -> Void	completion-rule	caller	unknown	header
remove(_:named:fromDirectory:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
remove(_:willInsertText:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	header
remove(completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
remove(forIdentifier:completionHandler:)	completionHandler	WKWebsiteDataStore	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
remove(withIdentifier:completionHandler:)	completionHandler	GKGameSession	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAccessory(_:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAccount(_:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeAction(_:completionHandler:)	completionHandler	HMActionSet	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeActionSet(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeActionSet(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAllCredentialIdentities(completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeAllDomains(completionHandler:)	completionHandler	NSFileProviderManager	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAllRights(completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeAssetPack(withIdentifier:completionHandler:)	completionHandler	BAAssetPackManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeContentRuleList(forIdentifier:completionHandler:)	completionHandler	WKContentRuleListStore	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
removeCredentialIdentities(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeCredentialIdentityEntries(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
removeData(of:from:completionHandler:)	completionHandler	WKWebExtensionController	instance	() -> Void	not-sendable	caller	unknown	header
removeData(ofTypes:for:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	() -> Void	not-sendable	caller	unknown	header
removeData(ofTypes:modifiedSince:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	() -> Void	not-sendable	caller	unknown	header
removeEvent(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeFromPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	header, documentation
removeHome(_:completionHandler:)	completionHandler	HMHomeManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeRenderer(_:at:completionHandler:)	completionHandler	AVSampleBufferRenderSynchronizer	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
removeRight(forIdentifier:completion:)	completion	LARightStore	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeRoom(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeRoom(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeService(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeServiceGroup(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeSymbolEffect(ofType:options:animated:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	unknown	header
removeTrigger(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeUser(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
removeZone(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
renameAccessory(_:options:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
renameDocument(at:proposedName:completionHandler:)	completionHandler	UIDocumentBrowserViewController	instance	(URL?, (any Error)?) -> Void	not-sendable	caller	unknown	header
renameItem(_:inDirectory:named:toNewName:inDirectory:overItem:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
renameItem(with:toName:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
renderBlock	=	PHASEPullStreamNode	instance	PHASEPullStreamRenderBlock	not-sendable	caller	unknown	header
renderingAttributesValidator	=	NSTextLayoutManager	instance	((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?	not-sendable	caller	unknown	header
renderingProcess(interruptionHandler:completion:)	completion	BERenderingProcess	static	(BERenderingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
renderingProcess(interruptionHandler:completion:)	interruptionHandler	BERenderingProcess	static	() -> Void	completion-rule	caller	unknown	header
renderingProcess(withBundleID:interruptionHandler:completion:)	completion	BERenderingProcess	static	(BERenderingProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
renderingProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BERenderingProcess	static	() -> Void	completion-rule	caller	unknown	header
renewCredentials(for:completion:)	completion	ACAccountStore	instance	((ACAccountCredentialRenewResult, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
reopenDocument(for:withContentsOf:display:completionHandler:)	completionHandler	NSDocumentController	instance	(NSDocument?, Bool, (any Error)?) -> Void	not-sendable	caller	unknown	header
reparentItem(with:toParentItemWith:newName:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
replaceCredentialIdentities(withIdentities:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
replaceCredentialIdentityEntries(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
replaceText(_:withText:options:completionHandler:)	completionHandler	BETextInput	instance	([UITextSelectionRect]) -> Void	not-sendable	caller	unknown	header
reply(withLocalizableMessageKey:arguments:data:completionHandler:)	completionHandler	GKTurnBasedExchange	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(_:withCompletionHandler:)	withCompletionHandler	GKScore	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(_:withEligibleChallenges:withCompletionHandler:)	withCompletionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(_:withEligibleChallenges:withCompletionHandler:)	withCompletionHandler	GKScore	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(completionHandler:)	completionHandler	GKAchievement	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
report(completionHandler:)	completionHandler	GKScore	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
reportNewIncomingCall(with:update:completion:)	completion	CXProvider	instance	((any Error)?) -> Void	completion-rule	caller	any	header, documentation
reportNewIncomingVoIPPushPayload(_:completion:)	completion	CXProvider	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
request(_:completion:)	completion	CXCallController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
request(completionHandler:)	completionHandler	AUAudioUnit_ViewController	instance	(AUViewControllerBase?) -> Void	completion-rule	caller	any	header, documentation
request(with:completion:)	completion	CLMonitor	static	(CLMonitor) -> Void	completion-rule	caller	unknown	header
request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)	resultHandler	PHLivePhoto	static	(PHLivePhoto?, [AnyObject: AnyObject]) -> Void	not-sendable	caller	unknown	header
requestAVAsset(forVideo:options:resultHandler:)	resultHandler	PHImageManager	instance	(AVAsset?, AVAudioMix?, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
requestAccess(completionHandler:)	completionHandler	AVExternalStorageDevice	static	(Bool) -> Void	completion-rule	caller	any	header, documentation
requestAccess(completionHandler:)	completionHandler	EPDeveloperTool	instance	(Bool) -> Void	completion-rule	caller	unknown	header
requestAccess(for:completionHandler:)	completionHandler	AVCaptureDevice	static	(Bool) -> Void	completion-rule	caller	any	header, header: an arbitrary queue
requestAccess(for:completionHandler:)	completionHandler	CNContactStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestAccess(to:completion:)	completion	EKEventStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAccessToAccounts(with:options:completion:)	completion	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
requestAccessToAccounts(with:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
requestApplicationPermission(_:completionHandler:)	completionHandler	CKContainer	instance	(CKApplicationPermissionStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAssets(completionHandler:)	completionHandler	NLContextualEmbedding	instance	(NLContextualEmbeddingAssetsResult, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAssets(for:tagScheme:completionHandler:)	completionHandler	NLTagger	static	(NLTaggerAssetsResult, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAuthorization(_:)	_	MPMediaLibrary	static	(MPMediaLibraryAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestAuthorization(_:)	_	PHPhotoLibrary	static	(PHAuthorizationStatus) -> Void	not-sendable	caller	any	header, documentation: an arbitrary serial queue
requestAuthorization(_:)	_	SFSpeechRecognizer	static	(SFSpeechRecognizerAuthorizationStatus) -> Void	not-sendable	caller	any	header, header: not necessarily the main queue
requestAuthorization(_:)	_	SKCloudServiceController	static	(SKCloudServiceAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestAuthorization(completionHandler:)	completionHandler	INFocusStatusCenter	instance	((INFocusStatusAuthorizationStatus) -> Void)?	completion-rule	caller	unknown	header
requestAuthorization(completionHandler:)	completionHandler	SACrashDetectionManager	instance	(SAAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAuthorization(for:completion:)	completion	PKPassLibrary	instance	(PKPassLibraryAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestAuthorization(for:completion:)	completion	SRSensorReader	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestAuthorization(for:handler:)	handler	PHPhotoLibrary	static	(PHAuthorizationStatus) -> Void	sendable	nonisolated	any	header, documentation: an arbitrary serial queue
requestAuthorization(forPublicKeyCredentials:)	forPublicKeyCredentials	ASAuthorizationWebBrowserPublicKeyCredentialManager	instance	(ASAuthorizationWebBrowserPublicKeyCredentialManagerAuthorizationState) -> Void	completion-rule	caller	unknown	header
requestAuthorization(handler:)	handler	CMFallDetectionManager	instance	(CMAuthorizationStatus) -> Void	not-sendable	caller	unknown	header
requestAuthorization(of:completionHandler:)	completionHandler	NSWorkspace	instance	(NSWorkspace.Authorization?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAuthorization(options:completionHandler:)	completionHandler	UNUserNotificationCenter	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	background	header, documentation: may be a background thread
requestAuthorization(toShare:read:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestAutoLaunchAuthorizationStatus(completion:)	completion	WKExtendedRuntimeSession	static	(WKExtendedRuntimeSessionAutoLaunchAuthorizationStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestAutomaticPassPresentationSuppression(responseHandler:)	responseHandler	PKPassLibrary	static	(PKAutomaticPassPresentationSuppressionResult) -> Void	not-sendable	caller	unknown	header
requestCandidates(forSelectedRange:in:types:options:inSpellDocumentWithTag:completionHandler:)	completionHandler	NSSpellChecker	instance	((Int, [NSTextCheckingResult]) -> Void)?	not-sendable	caller	unknown	header
requestCapabilities(completionHandler:)	completionHandler	SKCloudServiceController	instance	(SKCloudServiceCapability, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestChecking(of:range:types:options:inSpellDocumentWithTag:completionHandler:)	completionHandler	NSSpellChecker	instance	((Int, [NSTextCheckingResult], NSOrthography, Int) -> Void)?	not-sendable	caller	unknown	header
requestCloseSession(options:completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestContentAuthorizationAsynchronously(withTimeoutInterval:completionHandler:)	completionHandler	AVPlayerItem	instance	() -> Void	completion-rule	caller	unknown	header
requestContentEditingInput(with:completionHandler:)	completionHandler	PHAsset	instance	(PHContentEditingInput?, [AnyObject: AnyObject]) -> Void	not-sendable	caller	unknown	header
requestContentsAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestControlAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestData(for:options:dataReceivedHandler:completionHandler:)	completionHandler	PHAssetResourceManager	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
requestData(for:options:dataReceivedHandler:completionHandler:)	dataReceivedHandler	PHAssetResourceManager	instance	(Data) -> Void	not-sendable	caller	unknown	header
requestDeleteFiles(_:deleteFailed:completion:)	completion	ICCameraDevice	instance	([ICDeleteResult: [ICCameraItem]], (any Error)?) -> Void	not-sendable	caller	unknown	header
requestDeleteFiles(_:deleteFailed:completion:)	deleteFailed	ICCameraDevice	instance	([ICDeleteError: ICCameraItem]) -> Void	not-sendable	caller	unknown	header
requestDiagnosticCollectionForItem(with:errorReason:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestDocument(_:completion:)	completion	PKIdentityAuthorizationController	instance	(PKIdentityDocument?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestDocumentContext(_:completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	header
requestDownload(options:completion:)	completion	ICCameraFile	instance	(String?, (any Error)?) -> Void	not-sendable	caller	any	header, documentation
requestDownloadForItem(with:requestedRange:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestEject(completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestExport(for:token:completionHandler:)	completionHandler	BEBrowserDataExportManager	instance	(BEExportOptions?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestExportSession(forVideo:options:exportPreset:resultHandler:)	resultHandler	PHImageManager	instance	(AVAssetExportSession?, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
requestFingerprint(completion:)	completion	ICCameraFile	instance	(String?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestFullAccessToEvents(completion:)	completion	EKEventStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestFullAccessToReminders(completion:)	completion	EKEventStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestGeometryUpdate(with:errorHandler:)	errorHandler	UIWindowScene	instance	((any Error) -> Void)?	not-sendable	caller	unknown	header
requestHistoricalLocations(withPurposeKey:sampleCount:completionHandler:)	completionHandler	CLLocationManager	instance	([AnyObject], (any Error)?) -> Void	completion-rule	caller	unknown	header
requestImage(for:targetSize:contentMode:options:resultHandler:)	resultHandler	PHImageManager	instance	(NSImage?, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
requestImageDataAndOrientation(for:options:resultHandler:)	resultHandler	PHImageManager	instance	(Data?, String?, CGImagePropertyOrientation, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	main	header, documentation
requestImport(for:completionHandler:)	completionHandler	BEBrowserDataImportManager	instance	(BEImportOptions?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)	resultHandler	PHImageManager	instance	(PHLivePhoto?, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
requestMediaDataWhenReady(onQueue:using:)	using	AVAssetWriterInput	instance	() -> Void	sendable	nonisolated	unknown	header
requestMediaDataWhenReady(onQueue:using:)	using	AVQueuedSampleBufferRendering	instance	() -> Void	sendable	nonisolated	unknown	header
requestMediaDataWhenReady(onQueue:using:)	using	AVSampleBufferDisplayLayer	instance	() -> Void	sendable	nonisolated	unknown	header
requestMediaPlaybackState(_:)	_	WKWebView	instance	(WKMediaPlaybackState) -> Void	not-sendable	caller	unknown	header
requestMediaPlaybackState(completionHandler:)	completionHandler	WKWebView	instance	(WKMediaPlaybackState) -> Void	not-sendable	caller	unknown	header
requestMetadataDictionary(options:completion:)	completion	ICCameraFile	instance	([AnyObject: AnyObject]?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestMicrophoneInjectionPermission(completionHandler:)	completionHandler	AVAudioApplication	static	(AVAudioApplicationMicrophoneInjectionPermission) -> Void	completion-rule	caller	unknown	header
requestModification(of:forItemWith:options:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestOpenSession(options:completion:)	completion	ICDevice	instance	((any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestPerObjectReadAuthorization(for:predicate:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestPersonalVoiceAuthorization(completionHandler:)	completionHandler	AVSpeechSynthesizer	static	(AVSpeechSynthesisPersonalVoiceAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestPersonalizationToken(forClientToken:withCompletionHandler:)	withCompletionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestPlayerItem(forVideo:options:resultHandler:)	resultHandler	PHImageManager	instance	(AVPlayerItem?, [AnyObject: AnyObject]?) -> Void	not-sendable	caller	unknown	header
requestPreAuthorizedDiagnosisKeys(completionHandler:)	completionHandler	ENManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestPreferredArrowDirectionForEditMenu(completionHandler:)	completionHandler	BETextInput	instance	(UIEditMenuArrowDirection) -> Void	not-sendable	caller	unknown	header
requestReadData(atOffset:length:completion:)	completion	ICCameraFile	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestRecordPermission(_:)	_	AVAudioSession	instance	(Bool) -> Void	not-sendable	caller	any	header, documentation: may be another thread
requestRecordPermission(completionHandler:)	completionHandler	AVAudioApplication	static	(Bool) -> Void	completion-rule	caller	any	header, documentation: may be another thread
requestResponse(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestSceneSessionActivation(_:userActivity:options:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	unknown	header
requestSceneSessionDestruction(_:options:errorHandler:)	errorHandler	UIApplication	instance	((any Error) -> Void)?	not-sendable	caller	unknown	header
requestSecurityScopedURL(completion:)	completion	ICCameraFile	instance	(URL?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestSendPTPCommand(_:outData:completion:)	completion	ICCameraDevice	instance	(Data, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestService(withNodeCodeList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
requestServiceV2(withNodeCodeList:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, NFCFeliCaEncryptionId, [Data], [Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
requestSharing(of:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
requestSharingOfWindow(usingPreview:title:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
requestSiriAuthorization(_:)	_	INPreferences	static	(INSiriAuthorizationStatus) -> Void	not-sendable	caller	unknown	header
requestSpecificationVersion(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, Data, Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestStorefrontCountryCode(completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestStorefrontIdentifier(completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestSupplementaryLexicon(completion:)	completion	UIInputViewController	instance	(UILexicon) -> Void	not-sendable	caller	unknown	header
requestSystemCode(completionHandler:)	completionHandler	NFCFeliCaTag	instance	([Data], (any Error)?) -> Void	completion-rule	caller	unknown	header
requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)	completion	CLLocationManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
requestTextContextForAutocorrection(completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	header
requestTextRects(for:withCompletionHandler:)	withCompletionHandler	BETextInput	instance	([UITextSelectionRect]) -> Void	not-sendable	caller	unknown	header
requestThumbnailData(options:completion:)	completion	ICCameraFile	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
requestToTurnOnCredentialProviderExtension(completionHandler:)	completionHandler	ASSettingsHelper	static	(Bool) -> Void	completion-rule	caller	unknown	header
requestTrackingAuthorization(completionHandler:)	completionHandler	ATTrackingManager	static	(ATTrackingManagerAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
requestTransaction(with:completion:)	completion	CXCallController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
requestUserToken(forDeveloperToken:completionHandler:)	completionHandler	SKCloudServiceController	instance	(String?, (any Error)?) -> Void	completion-rule	caller	unknown	header
requestWriteOnlyAccessToEvents(completion:)	completion	EKEventStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
reset(completionHandler:)	completionHandler	URLSession	instance	() -> Void	completion-rule	caller	unknown	header
resetAchievements(completionHandler:)	completionHandler	GKAchievement	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
resetContentsAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
resetControlAuthorization(completion:)	completion	ICDeviceBrowser	instance	(ICAuthorizationStatus) -> Void	completion-rule	caller	unknown	header
resetHandler	=	CHHapticEngine	instance	CHHapticEngineResetHandler	not-sendable	caller	unknown	header
resetMode(completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
resetToReady(withRequestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resolveAccountNicknameForSearch(forAccounts:withCompletion:)	withCompletion	INSearchForAccountsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAccountTypeForSearch(forAccounts:withCompletion:)	withCompletion	INSearchForAccountsIntentHandling	instance	(INAccountTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAffinityType(forUpdateMediaAffinity:withCompletion:)	withCompletion	INUpdateMediaAffinityIntentHandling	instance	(INMediaAffinityTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAirCirculationModeForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INCarAirCirculationModeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAlbumName(forStartPhotoPlayback:withCompletion:)	withCompletion	INStartPhotoPlaybackIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAlbumNameForSearch(forPhotos:withCompletion:)	withCompletion	INSearchForPhotosIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAttribute(forSetMessageAttribute:withCompletion:)	withCompletion	INSetMessageAttributeIntentHandling	instance	(INMessageAttributeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAttributesForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	(INMessageAttributeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveAudioSourceForSetAudioSource(inCar:withCompletion:)	withCompletion	INSetAudioSourceInCarIntentHandling	instance	(INCarAudioSourceResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveBillPayee(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INBillPayeeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveBillPayeeForSearch(forBills:withCompletion:)	withCompletion	INSearchForBillsIntentHandling	instance	(INBillPayeeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveBillType(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INBillTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveBillTypeForSearch(forBills:withCompletion:)	withCompletion	INSearchForBillsIntentHandling	instance	(INBillTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveBookingDateComponents(forBookRestaurantReservation:withCompletion:)	withCompletion	INBookRestaurantReservationIntentHandling	instance	(INDateComponentsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCallCapability(forStartCall:withCompletion:)	withCompletion	INStartCallIntentHandling	instance	(INStartCallCallCapabilityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCallRecordToCallBack(forStartCall:withCompletion:)	withCompletion	INStartCallIntentHandling	instance	(INCallRecordResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCallType(forSearchCallHistory:withCompletion:)	withCompletion	INSearchCallHistoryIntentHandling	instance	(INCallRecordTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCallTypes(forSearchCallHistory:withCompletion:)	withCompletion	INSearchCallHistoryIntentHandling	instance	(INCallRecordTypeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forActivateCarSignal:withCompletion:)	withCompletion	INActivateCarSignalIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forGetCarLockStatus:withCompletion:)	withCompletion	INGetCarLockStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forGetCarPowerLevelStatus:withCompletion:)	withCompletion	INGetCarPowerLevelStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarName(forSetCarLockStatus:withCompletion:)	withCompletion	INSetCarLockStatusIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarNameForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarNameForSetDefrosterSettings(inCar:withCompletion:)	withCompletion	INSetDefrosterSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarNameForSetProfile(inCar:withCompletion:)	withCompletion	INSetProfileInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCarNameForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveChannel(forSetRadioStation:withCompletion:)	withCompletion	INSetRadioStationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveClimateZoneForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INCarSeatResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveConflictingSavedGames(_:with:completionHandler:)	completionHandler	GKLocalPlayer	instance	(([GKSavedGame]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
resolveContacts(forStartAudioCall:withCompletion:)	withCompletion	INStartAudioCallIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveContacts(forStartCall:withCompletion:)	withCompletion	INStartCallIntentHandling	instance	([INStartCallContactResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveContacts(forStartVideoCall:withCompletion:)	withCompletion	INStartVideoCallIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveContent(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INNoteContentResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveContent(forSendMessage:withCompletion:)	withCompletion	INSendMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveContentForAppend(toNote:withCompletion:)	withCompletion	INAppendToNoteIntentHandling	instance	(INNoteContentResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveContentForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCurrencyAmount(forRequestPayment:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCurrencyAmount(forRequestPayment:withCompletion:)	withCompletion	INRequestPaymentIntentHandling	instance	(INCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCurrencyAmount(forSendPayment:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveCurrencyAmount(forSendPayment:withCompletion:)	withCompletion	INSendPaymentIntentHandling	instance	(INCurrencyAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateCreated(forSearchCallHistory:withCompletion:)	withCompletion	INSearchCallHistoryIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateCreated(forStartPhotoPlayback:withCompletion:)	withCompletion	INStartPhotoPlaybackIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateCreatedForSearch(forPhotos:withCompletion:)	withCompletion	INSearchForPhotosIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateSearchTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INDateSearchTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateTimeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDateTimeRangeForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDefaultProfileForSetProfile(inCar:withCompletion:)	withCompletion	INSetProfileInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDefrosterForSetDefrosterSettings(inCar:withCompletion:)	withCompletion	INSetDefrosterSettingsInCarIntentHandling	instance	(INCarDefrosterResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDestinationType(forStartAudioCall:withCompletion:)	withCompletion	INStartAudioCallIntentHandling	instance	(INCallDestinationTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDestinationType(forStartCall:withCompletion:)	withCompletion	INStartCallIntentHandling	instance	(INCallDestinationTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDropOffLocation(forListRideOptions:withCompletion:)	withCompletion	INListRideOptionsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDropOffLocation(forRequestRide:withCompletion:)	withCompletion	INRequestRideIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDueDate(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveDueDateRangeForSearch(forBills:withCompletion:)	withCompletion	INSearchForBillsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEditedContent(forEditMessage:withCompletion:)	withCompletion	INEditMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableAirConditionerForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableAutoModeForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableClimateControlForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableCoolingForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableFanForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableForSetDefrosterSettings(inCar:withCompletion:)	withCompletion	INSetDefrosterSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableHeatingForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveEnableMassageForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveFanSpeedIndexForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveFanSpeedPercentageForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveFrequency(forSetRadioStation:withCompletion:)	withCompletion	INSetRadioStationIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveFromAccount(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveFromAccount(forTransferMoney:withCompletion:)	withCompletion	INTransferMoneyIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGoalValue(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INDoubleResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupName(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupName(forCreateTaskList:withCompletion:)	withCompletion	INCreateTaskListIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupName(forSendMessage:withCompletion:)	withCompletion	INSendMessageIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGroupNamesForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	([INStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveGuest(forBookRestaurantReservation:withCompletion:)	withCompletion	INBookRestaurantReservationIntentHandling	instance	(INRestaurantGuestResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveGuestProvidedSpecialRequestText(forBookRestaurantReservation:withCompletion:)	withCompletion	INBookRestaurantReservationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveIsOpenEnded(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveItemTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INNotebookItemTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLevelForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocationCreated(forStartPhotoPlayback:withCompletion:)	withCompletion	INStartPhotoPlaybackIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocationCreatedForSearch(forPhotos:withCompletion:)	withCompletion	INSearchForPhotosIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocationForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocationSearchTypeForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INLocationSearchTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveLocked(forSetCarLockStatus:withCompletion:)	withCompletion	INSetCarLockStatusIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveMediaDestination(forAddMedia:withCompletion:)	withCompletion	INAddMediaIntentHandling	instance	(INAddMediaMediaDestinationResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveMediaItems(forAddMedia:withCompletion:)	withCompletion	INAddMediaIntentHandling	instance	([INAddMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveMediaItems(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	([INPlayMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveMediaItems(forUpdateMediaAffinity:withCompletion:)	withCompletion	INUpdateMediaAffinityIntentHandling	instance	([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveMediaItemsForSearch(forMedia:withCompletion:)	withCompletion	INSearchForMediaIntentHandling	instance	([INSearchForMediaMediaItemResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveNextTriggerTime(forSnoozeTasks:withCompletion:)	withCompletion	INSnoozeTasksIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveNote(forRequestPayment:withCompletion:)	withCompletion	INRequestPaymentIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveNote(forSendPayment:withCompletion:)	withCompletion	INSendPaymentIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveOrganizationNameForSearch(forAccounts:withCompletion:)	withCompletion	INSearchForAccountsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveOutgoingMessageType(forSendMessage:withCompletion:)	withCompletion	INSendMessageIntentHandling	instance	(INOutgoingMessageTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePartySize(forBookRestaurantReservation:withCompletion:)	withCompletion	INBookRestaurantReservationIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePartySize(forGetAvailableRestaurantReservationBookings:withCompletion:)	withCompletion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePartySize(forRequestRide:withCompletion:)	withCompletion	INRequestRideIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePayee(forSendPayment:completion:)	completion	INSendPaymentIntentHandling	instance	(INSendPaymentPayeeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePayee(forSendPayment:withCompletion:)	withCompletion	INSendPaymentIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePayer(forRequestPayment:completion:)	completion	INRequestPaymentIntentHandling	instance	(INRequestPaymentPayerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePayer(forRequestPayment:withCompletion:)	withCompletion	INRequestPaymentIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePaymentDateRangeForSearch(forBills:withCompletion:)	withCompletion	INSearchForBillsIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePeopleInPhoto(forStartPhotoPlayback:withCompletion:)	withCompletion	INStartPhotoPlaybackIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolvePeopleInPhotoForSearch(forPhotos:withCompletion:)	withCompletion	INSearchForPhotosIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolvePickupLocation(forListRideOptions:withCompletion:)	withCompletion	INListRideOptionsIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePickupLocation(forRequestRide:withCompletion:)	withCompletion	INRequestRideIntentHandling	instance	(INPlacemarkResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePlayShuffled(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePlaybackQueueLocation(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	(INPlaybackQueueLocationResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePlaybackRepeatMode(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	(INPlaybackRepeatModeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePlaybackSpeed(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	(INPlayMediaPlaybackSpeedResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePreferredBookingDateComponents(forGetAvailableRestaurantReservationBookings:withCompletion:)	withCompletion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INDateComponentsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePresetNumber(forSetRadioStation:withCompletion:)	withCompletion	INSetRadioStationIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePriority(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolvePriority(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveProfileNameForSaveProfile(inCar:withCompletion:)	withCompletion	INSaveProfileInCarIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveProfileNameForSetProfile(inCar:withCompletion:)	withCompletion	INSetProfileInCarIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveProfileNumberForSaveProfile(inCar:withCompletion:)	withCompletion	INSaveProfileInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveProfileNumberForSetProfile(inCar:withCompletion:)	withCompletion	INSetProfileInCarIntentHandling	instance	(INIntegerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRadioType(forSetRadioStation:withCompletion:)	withCompletion	INSetRadioStationIntentHandling	instance	(INRadioTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRecipient(forSearchCallHistory:withCompletion:)	withCompletion	INSearchCallHistoryIntentHandling	instance	(INPersonResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRecipients(forSendMessage:completion:)	completion	INSendMessageIntentHandling	instance	([INSendMessageRecipientResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveRecipients(forSendMessage:withCompletion:)	withCompletion	INSendMessageIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveRecipientsForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveRelativeAudioSourceReferenceForSetAudioSource(inCar:withCompletion:)	withCompletion	INSetAudioSourceInCarIntentHandling	instance	(INRelativeReferenceResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRelativeFanSpeedSettingForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRelativeLevelSettingForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRelativeTemperatureSettingForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INRelativeSettingResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRequestedBalanceTypeForSearch(forAccounts:withCompletion:)	withCompletion	INSearchForAccountsIntentHandling	instance	(INBalanceTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRestaurant(forBookRestaurantReservation:withCompletion:)	withCompletion	INBookRestaurantReservationIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRestaurant(forGetAvailableRestaurantReservationBookingDefaults:withCompletion:)	withCompletion	INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRestaurant(forGetAvailableRestaurantReservationBookings:withCompletion:)	withCompletion	INGetAvailableRestaurantReservationBookingsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRestaurant(forGetUserCurrentRestaurantReservationBookings:withCompletion:)	withCompletion	INGetUserCurrentRestaurantReservationBookingsIntentHandling	instance	(INRestaurantResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveResumePlayback(forPlayMedia:withCompletion:)	withCompletion	INPlayMediaIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveRideOptionName(forRequestRide:withCompletion:)	withCompletion	INRequestRideIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveScheduledPickupTime(forRequestRide:withCompletion:)	withCompletion	INRequestRideIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSearchTermsForSearch(forPhotos:withCompletion:)	withCompletion	INSearchForPhotosIntentHandling	instance	([INStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveSeatForSetSeatSettings(inCar:withCompletion:)	withCompletion	INSetSeatSettingsInCarIntentHandling	instance	(INCarSeatResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSendersForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	([INPersonResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveSignals(forActivateCarSignal:withCompletion:)	withCompletion	INActivateCarSignalIntentHandling	instance	(INCarSignalOptionsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpatialEventTrigger(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INSpatialEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpatialEventTrigger(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INSpatialEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpeakableGroupName(forSendMessage:withCompletion:)	withCompletion	INSendMessageIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveSpeakableGroupNamesForSearch(forMessages:withCompletion:)	withCompletion	INSearchForMessagesIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveStationName(forSetRadioStation:withCompletion:)	withCompletion	INSetRadioStationIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveStatus(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskStatusResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveStatusForSearch(forBills:withCompletion:)	withCompletion	INSearchForBillsIntentHandling	instance	(INPaymentStatusResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveStatusForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTaskStatusResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetNoteForAppend(toNote:withCompletion:)	withCompletion	INAppendToNoteIntentHandling	instance	(INNoteResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetTask(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTaskResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetTaskList(forAddTasks:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksTargetTaskListResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTargetTaskList(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTaskListResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskList(forDeleteTasks:withCompletion:)	withCompletion	INDeleteTasksIntentHandling	instance	(INDeleteTasksTaskListResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskPriorityForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTaskPriorityResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskTitle(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTaskTitles(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTaskTitles(forCreateTaskList:withCompletion:)	withCompletion	INCreateTaskListIntentHandling	instance	([INSpeakableStringResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTasks(forDeleteTasks:withCompletion:)	withCompletion	INDeleteTasksIntentHandling	instance	([INDeleteTasksTaskResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTasks(forSnoozeTasks:withCompletion:)	withCompletion	INSnoozeTasksIntentHandling	instance	([INSnoozeTasksTaskResolutionResult]) -> Void	completion-rule	caller	unknown	header
resolveTemperatureForSetClimateSettings(inCar:withCompletion:)	withCompletion	INSetClimateSettingsInCarIntentHandling	instance	(INTemperatureResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forAddTasks:completion:)	completion	INAddTasksIntentHandling	instance	(INAddTasksTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forAddTasks:withCompletion:)	withCompletion	INAddTasksIntentHandling	instance	(INTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forSetTaskAttribute:completion:)	completion	INSetTaskAttributeIntentHandling	instance	(INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTrigger(forSetTaskAttribute:withCompletion:)	withCompletion	INSetTaskAttributeIntentHandling	instance	(INTemporalEventTriggerResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTemporalEventTriggerTypesForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INTemporalEventTriggerTypeOptionsResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTitle(forCreateNote:withCompletion:)	withCompletion	INCreateNoteIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTitle(forCreateTaskList:withCompletion:)	withCompletion	INCreateTaskListIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTitleForSearch(forNotebookItems:withCompletion:)	withCompletion	INSearchForNotebookItemsIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveToAccount(forTransferMoney:withCompletion:)	withCompletion	INTransferMoneyIntentHandling	instance	(INPaymentAccountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionAmount(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INPaymentAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionAmount(forTransferMoney:withCompletion:)	withCompletion	INTransferMoneyIntentHandling	instance	(INPaymentAmountResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionNote(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionNote(forTransferMoney:withCompletion:)	withCompletion	INTransferMoneyIntentHandling	instance	(INStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionScheduledDate(forPayBill:withCompletion:)	withCompletion	INPayBillIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveTransactionScheduledDate(forTransferMoney:withCompletion:)	withCompletion	INTransferMoneyIntentHandling	instance	(INDateComponentsRangeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveUnseen(forSearchCallHistory:withCompletion:)	withCompletion	INSearchCallHistoryIntentHandling	instance	(INBooleanResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveVisualCodeType(forGetVisualCode:withCompletion:)	withCompletion	INGetVisualCodeIntentHandling	instance	(INVisualCodeTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutGoalUnitType(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INWorkoutGoalUnitTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutLocationType(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INWorkoutLocationTypeResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forCancelWorkout:withCompletion:)	withCompletion	INCancelWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forEndWorkout:withCompletion:)	withCompletion	INEndWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forPauseWorkout:withCompletion:)	withCompletion	INPauseWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forResumeWorkout:withCompletion:)	withCompletion	INResumeWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
resolveWorkoutName(forStartWorkout:withCompletion:)	withCompletion	INStartWorkoutIntentHandling	instance	(INSpeakableStringResolutionResult) -> Void	completion-rule	caller	unknown	header
respondToEachPassDescription(onQueue:using:)	using	AVAssetWriterInput	instance	DispatchBlock	sendable	nonisolated	unknown	header
restore(_:completionHandler:)	completionHandler	WKWebView	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
restore(_:completionHandler:)	completionHandler	WKWebsiteDataStore	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
restoreState(from:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
restoreWindow(with:state:completionHandler:)	completionHandler	NSApplication	instance	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	unknown	header
restoreWindow(with:state:completionHandler:)	completionHandler	NSDocument	instance	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	unknown	header
restoreWindow(with:state:completionHandler:)	completionHandler	NSWindowRestoration	static	(NSWindow?, (any Error)?) -> Void	not-sendable	caller	unknown	header
resume(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
resumeAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
resumeDownload(fromResumeData:completionHandler:)	completionHandler	WKWebView	instance	(WKDownload) -> Void	not-sendable	caller	unknown	header
resumeMonitoring(_:completionHandler:)	completionHandler	BEDownloadMonitor	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resumeProject(with:completion:)	completion	PHProjectExtensionController	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resumeSyncForUbiquitousItem(at:with:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
resumingHandler	=	Progress	instance	(() -> Void)?	sendable	nonisolated	unknown	header
retrieveAllActiveCredentials(_:)	_	THClient	instance	(Set<THCredentials>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
retrieveAllCredentials(_:)	_	THClient	instance	(Set<THCredentials>?, (any Error)?) -> Void	completion-rule	caller	unknown	header
retrieveCredentials(forBorderAgent:completion:)	completion	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	header
retrieveCredentials(forExtendedPANID:completion:)	completion	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	header
retrievePreferredCredentials(_:)	_	THClient	instance	(THCredentials?, (any Error)?) -> Void	completion-rule	caller	unknown	header
revealDocument(at:importIfNeeded:completion:)	completion	UIDocumentBrowserViewController	instance	((URL?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
reverseGeocodeLocation(_:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
reverseGeocodeLocation(_:preferredLocale:completionHandler:)	completionHandler	CLGeocoder	instance	([CLPlacemark]?, (any Error)?) -> Void	completion-rule	caller	main	header, documentation: the main thread
revert(toContentsOf:completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
right(forIdentifier:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	header
run(_:)	_	SCNAction	static	(SCNNode) -> Void	sendable	nonisolated	unknown	header
run(_:)	_	SKAction	static	DispatchBlock	sendable	nonisolated	unknown	header
run(_:completion:)	completion	SKNode	instance	() -> Void	not-sendable	caller	unknown	header
run(_:completionHandler:)	completionHandler	SCNActionable	instance	(() -> Void)?	completion-rule	caller	unknown	header
run(_:forKey:completionHandler:)	completionHandler	SCNActionable	instance	(() -> Void)?	completion-rule	caller	unknown	header
run(_:queue:)	_	SCNAction	static	(SCNNode) -> Void	sendable	nonisolated	unknown	header
run(_:queue:)	_	SKAction	static	DispatchBlock	sendable	nonisolated	unknown	header
run(reply:)	reply	TKSmartCardUserInteraction	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
runAnimationGroup(_:completionHandler:)	completionHandler	NSAnimationContext	static	(() -> Void)?	completion-rule	caller	unknown	header
runDrawingActions(_:completionActions:error:)	_	UIGraphicsRenderer	instance	UIGraphicsDrawingActions	not-sendable	caller	unknown	header
runDrawingActions(_:completionActions:error:)	completionActions	UIGraphicsRenderer	instance	UIGraphicsDrawingActions?	not-sendable	caller	unknown	header
runModal(for:completionHandler:)	completionHandler	CBIdentityPicker	instance	((NSModalResponse) -> Void)?	not-sendable	caller	unknown	header
runningPropertyAnimator(withDuration:delay:options:animations:completion:)	animations	UIViewPropertyAnimator	static	() -> Void	not-sendable	caller	unknown	header
runningPropertyAnimator(withDuration:delay:options:animations:completion:)	completion	UIViewPropertyAnimator	static	((UIViewAnimatingPosition) -> Void)?	not-sendable	caller	unknown	header
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecord?, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKRecordZone?, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(_:completionHandler:)	completionHandler	CKDatabase	instance	(CKSubscription?, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(_:completionHandler:)	completionHandler	GKGameSession	instance	(Data?, (any Error)?) -> Void	not-sendable	caller	unknown	header
save(_:identifier:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(_:identifier:secret:completion:)	completion	LARightStore	instance	(LAPersistedRight?, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
save(_:withCompletion:)	withCompletion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
save(completion:)	completion	CLSDataStore	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
save(to:for:completionHandler:)	completionHandler	UIDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
save(to:ofType:for:completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
saveAccount(_:withCompletionHandler:)	withCompletionHandler	ACAccountStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
saveBestRepresentation(for:toFileAt:asContentType:completionHandler:)	completionHandler	QLThumbnailGenerator	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveBestRepresentation(for:toFileAt:withContentType:completionHandler:)	completionHandler	QLThumbnailGenerator	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveCredentialIdentities(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
saveCredentialIdentityEntries(_:completion:)	completion	ASCredentialIdentityStore	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
saveCurrentTurn(withMatch:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
saveGameData(_:withName:completionHandler:)	completionHandler	GKLocalPlayer	instance	((GKSavedGame?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
saveLivePhoto(to:options:completionHandler:)	completionHandler	PHLivePhotoEditingContext	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
saveMergedMatch(_:withResolvedExchanges:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
savePresentedItemChanges(completionHandler:)	completionHandler	NSDocument	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
savePresentedItemChanges(completionHandler:)	completionHandler	NSFilePresenter	instance	((any Error)?) -> Void	completion-rule	caller	queue	header, documentation: 'presentedItemOperationQueue'
saveState(to:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NEAppPushManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NEDNSProxyManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NEDNSSettingsManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NEFilterManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NERelayManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
saveToPreferences(completionHandler:)	completionHandler	NEVPNManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	main	header, documentation
scene(options:statusHandler:)	statusHandler	SCNSceneSource	instance	SCNSceneSourceStatusHandler?	not-sendable	caller	unknown	header
schedule(_:)	_	BackgroundActivityScheduler	instance	(UnsafeMutableRawPointer) -> Void	completion-rule	caller	unknown	header
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKApplication	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
scheduleBackgroundRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	header
scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	completionHandler	PHASEPushStreamNode	instance	(PHASEPushStreamCompletionCallbackCondition) -> Void	completion-rule	caller	unknown	header
scheduleBuffer(_:at:options:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	header
scheduleBuffer(_:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	header
scheduleBuffer(_:completionCallbackType:completionHandler:)	completionHandler	PHASEPushStreamNode	instance	(PHASEPushStreamCompletionCallbackCondition) -> Void	completion-rule	caller	unknown	header
scheduleBuffer(_:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	header
scheduleFile(_:at:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	header
scheduleFile(_:at:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	header
scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	((AVAudioPlayerNodeCompletionCallbackType) -> Void)?	completion-rule	caller	unknown	header
scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)	completionHandler	AVAudioPlayerNode	instance	(() -> Void)?	completion-rule	caller	unknown	header
scheduleSendBarrierBlock(_:)	_	NSXPCConnection	instance	() -> Void	not-sendable	caller	unknown	header
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKApplication	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
scheduleSnapshotRefresh(withPreferredDate:userInfo:scheduledCompletion:)	scheduledCompletion	WKExtension	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
scheduledHandler	=	MPSGraphExecutableExecutionDescriptor	instance	MPSGraphExecutableScheduledHandler	not-sendable	caller	unknown	header
scheduledHandler	=	MPSGraphExecutionDescriptor	instance	MPSGraphScheduledHandler	not-sendable	caller	unknown	header
scheduledTimer(withTimeInterval:repeats:block:)	block	Timer	static	(Timer) -> Void	sendable	nonisolated	caller	header, documentation: the run loop of the thread that schedules it
screenshotService(_:generatePDFRepresentationWithCompletion:)	generatePDFRepresentationWithCompletion	UIScreenshotServiceDelegate	instance	(Data?, Int, CGRect) -> Void	not-sendable	caller	unknown	header
scrollView(_:handle:completion:)	completion	BEScrollViewDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
searchForItems(withSearch:resultLimit:matchedItemHandler:)	matchedItemHandler	NSUserInterfaceItemSearching	instance	([AnyObject]) -> Void	not-sendable	caller	unknown	header
searchTemplate(_:selectedResult:completionHandler:)	completionHandler	CPSearchTemplateDelegate	instance	() -> Void	not-sendable	caller	unknown	header
searchTemplate(_:updatedSearchText:completionHandler:)	completionHandler	CPSearchTemplateDelegate	instance	([CPListItem]) -> Void	not-sendable	caller	unknown	header
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)	reindexAllSearchableItemsWithAcknowledgementHandler	CSSearchableIndexDelegate	instance	() -> Void	not-sendable	caller	unknown	header
searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)	reindexAllSearchableItemsWithAcknowledgementHandler	NSCoreDataCoreSpotlightDelegate	instance	() -> Void	not-sendable	caller	unknown	header
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)	acknowledgementHandler	CSSearchableIndexDelegate	instance	() -> Void	not-sendable	caller	unknown	header
searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)	acknowledgementHandler	NSCoreDataCoreSpotlightDelegate	instance	() -> Void	not-sendable	caller	unknown	header
searchableItems(forIdentifiers:searchableItemsHandler:)	searchableItemsHandler	CSSearchableIndexDelegate	instance	([CSSearchableItem]) -> Void	not-sendable	caller	unknown	header
seek(to:completionHandler:)	completionHandler	AVPlayer	instance	(Bool) -> Void	completion-rule	caller	unknown	header
seek(to:completionHandler:)	completionHandler	AVPlayerItem	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
seek(to:completionHandler:)	completionHandler	AVPlayerItem	instance	((Bool) -> Void)?	sendable	nonisolated	unknown	header
seek(to:completionHandler:)	completionHandler	AVPlayerItemIntegratedTimeline	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayer	instance	(Bool) -> Void	completion-rule	caller	unknown	header
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayerItem	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
seek(to:toleranceBefore:toleranceAfter:completionHandler:)	completionHandler	AVPlayerItemIntegratedTimeline	instance	((Bool) -> Void)?	completion-rule	caller	unknown	header
seek(toTime:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventSeekHandlerReason) -> Void)?	completion-rule	caller	unknown	header
seek(toTime:resumeAtEngineTime:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventSeekHandlerReason) -> Void)?	completion-rule	caller	unknown	header
select(withRequestFlags:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
selectChallengeablePlayerIDs(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	instance	(([String]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
selectChallengeablePlayers(_:withCompletionHandler:)	withCompletionHandler	GKAchievement	instance	(([GKPlayer]?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
selectPosition(at:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	header
selectPosition(at:withContextRequest:completionHandler:)	completionHandler	BETextInput	instance	(BETextDocumentContext) -> Void	not-sendable	caller	unknown	header
selectText(in:at:completionHandler:)	completionHandler	BETextInput	instance	() -> Void	not-sendable	caller	unknown	header
selectTextForEditMenuWithLocation(inView:completionHandler:)	completionHandler	BETextInput	instance	(Bool, String?, NSRange) -> Void	not-sendable	caller	unknown	header
selectedElementDidChangeHandler	=	UICellAccessoryPopUpMenu	instance	((UIMenu) -> Void)?	not-sendable	caller	unknown	header
send(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
send(_:completionHandler:)	completionHandler	URLSessionWebSocketTask	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
send(_:with:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
sendAsynchronousRequest(_:queue:completionHandler:)	completionHandler	NSURLConnection	static	(URLResponse?, Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendAttachment(_:withAlternateFilename:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
sendChanges(completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
sendChanges(with:completionHandler:)	completionHandler	CKSyncEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
sendCommand(_:completionHandler:)	completionHandler	NFCISO7816Tag	instance	(Data, UInt8, UInt8, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendCustomCommand(with:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(Data, (any Error)?) -> Void	not-sendable	caller	unknown	header
sendData(toRemoteWorkoutSession:completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
sendExchange(to:data:localizableMessageKey:arguments:timeout:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	((GKTurnBasedExchange?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
sendFeliCaCommandPacket(_:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendIns(_:p1:p2:data:le:reply:)	reply	TKSmartCard	instance	(Data?, UInt16, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendMessage(_:completionHandler:)	completionHandler	WKWebExtension.MessagePort	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
sendMessage(_:replyHandler:errorHandler:)	errorHandler	WCSession	instance	((any Error) -> Void)?	not-sendable	caller	background	header, documentation
sendMessage(_:replyHandler:errorHandler:)	replyHandler	WCSession	instance	(([String: AnyObject]) -> Void)?	not-sendable	caller	background	header, documentation
sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
sendMessageData(_:replyHandler:errorHandler:)	errorHandler	WCSession	instance	((any Error) -> Void)?	not-sendable	caller	background	header, documentation
sendMessageData(_:replyHandler:errorHandler:)	replyHandler	WCSession	instance	((Data) -> Void)?	not-sendable	caller	background	header, documentation
sendMiFareCommand(_:completionHandler:)	completionHandler	NFCMiFareTag	instance	(Data, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendMiFareISO7816Command(_:completionHandler:)	completionHandler	NFCMiFareTag	instance	(Data, UInt8, UInt8, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendPing(pongReceiveHandler:)	pongReceiveHandler	URLSessionWebSocketTask	instance	((any Error)?) -> Void	sendable	nonisolated	unknown	header
sendProviderMessage(_:returnError:responseHandler:)	responseHandler	NETunnelProviderSession	instance	((Data?) -> Void)?	not-sendable	caller	unknown	header
sendReminder(to:localizableMessageKey:arguments:completionHandler:)	completionHandler	GKTurnBasedMatch	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
sendRequest(withFlag:commandCode:data:completionHandler:)	completionHandler	NFCISO15693Tag	instance	(NFCISO15693ResponseFlag, Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
sendResource(at:withName:toPeer:withCompletionHandler:)	withCompletionHandler	MCSession	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
sendText(_:completionHandler:)	completionHandler	MSConversation	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
serviceProviderData(for:completion:)	completion	PKPassLibrary	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
serviceSubscriberCellularProvidersDidUpdateNotifier	=	CTTelephonyNetworkInfo	instance	((String) -> Void)?	not-sendable	caller	unknown	header
session(_:annotateAddressesWithCompletionHandler:)	annotateAddressesWithCompletionHandler	MEComposeSessionHandler	instance	([MEEmailAddress: MEAddressAnnotation]) -> Void	not-sendable	caller	unknown	header
session(_:canSendMessageWithCompletionHandler:)	canSendMessageWithCompletionHandler	MEComposeSessionHandler	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
session(_:didReceiveCertificate:fromPeer:certificateHandler:)	certificateHandler	MCSessionDelegate	instance	(Bool) -> Void	not-sendable	caller	background	header, documentation: not the main queue
session(_:didReceiveMessage:replyHandler:)	replyHandler	WCSessionDelegate	instance	([String: AnyObject]) -> Void	not-sendable	caller	background	header, header: a serial queue that is not the main one
session(_:didReceiveMessageData:replyHandler:)	replyHandler	WCSessionDelegate	instance	(Data) -> Void	not-sendable	caller	background	header, header: a serial queue that is not the main one
session(for:delegate:completion:)	completion	PKVehicleConnectionSession	static	(PKVehicleConnectionSession?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setAccessoryButtonEventsEnabled(_:forChannelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setActionQueue(_:action:)	action	AVCaptureIndexPicker	instance	(Int) -> Void	not-sendable	caller	unknown	header
setActionQueue(_:action:)	action	AVCaptureSlider	instance	(Float) -> Void	not-sendable	caller	unknown	header
setActiveRemoteParticipant(_:forChannelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setAllMediaPlaybackSuspended(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
setAlternateIconName(_:completionHandler:)	completionHandler	UIApplication	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
setAttributes(_:on:replyHandler:)	replyHandler	FSVolumeOperations	instance	(FSItemAttributes?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setBadgeCount(_:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenter	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setBuild(_:buildHandler:)	buildHandler	UIMainMenuSystem	instance	((UIMenuBuilder) -> Void)?	not-sendable	caller	unknown	header
setCameraCaptureState(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
setChannelDescriptor(_:forChannelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setCollectionViewLayout(_:animated:completion:)	completion	UICollectionView	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
setCompletionBlock(_:)	_	CATransaction	static	(() -> Void)?	not-sendable	caller	unknown	header
setCompletionBlock(_:)	_	SCNTransaction	static	(() -> Void)?	not-sendable	caller	unknown	header
setConnectionState(_:completionHandler:)	completionHandler	GKGameSession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
setCookie(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	caller	unknown	header
setCookiePolicy(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	caller	unknown	header
setCookies(_:completionHandler:)	completionHandler	WKHTTPCookieStore	instance	(() -> Void)?	not-sendable	caller	unknown	header
setDefault(_:withCompletionHandler:)	withCompletionHandler	GKLeaderboard	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultApplicationAt(_:toOpenContentType:completionHandler:)	completionHandler	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultApplicationAt(_:toOpenContentTypeOfFileAt:completionHandler:)	completionHandler	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultApplicationAt(_:toOpenFileAt:completionHandler:)	completionHandler	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultApplicationAt(_:toOpenURLsWithScheme:completionHandler:)	completionHandler	NSWorkspace	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultLeaderboardCategoryID(_:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDefaultLeaderboardIdentifier(_:completionHandler:)	completionHandler	GKLocalPlayer	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setDynamicAspectRatio(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
setExposureModeCustom(duration:iso:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setExposureNotificationEnabled(_:completionHandler:)	completionHandler	ENManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
setExposureTargetBias(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setFavoriteRank(_:for:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setFocusModeLocked(lensPosition:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setFrame(_:for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setInputMuteStateChangeHandler(_:error:)	_	AVAudioApplication	instance	((Bool) -> Bool)?	not-sendable	caller	unknown	header
setKeepAliveTimeout(_:handler:)	handler	UIApplication	instance	(() -> Void)?	not-sendable	caller	unknown	header
setLastUsedDate(_:for:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setLastUsedDate(_:forItemWith:completion:)	completion	FIFinderSyncController	instance	(any Error) -> Void	completion-rule	caller	unknown	header
setManualRenderingInputPCMFormat(_:inputBlock:)	inputBlock	AVAudioInputNode	instance	AVAudioIONodeInputBlock	not-sendable	caller	unknown	header
setMicrophoneCaptureState(_:completionHandler:)	completionHandler	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
setMuted(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setParent(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setPinned(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setPreparedPhotoSettingsArray(_:completionHandler:)	completionHandler	AVCapturePhotoOutput	instance	((Bool, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
setReadHandler(_:maxDatagrams:)	_	NEUDPSession	instance	([Data]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
setReaderModeActive(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setRelevantShortcuts(_:completionHandler:)	completionHandler	INRelevantShortcutStore	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setRootTemplate(_:animated:completion:)	completion	CPInterfaceController	instance	((Bool, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
setSelected(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setServiceStatus(_:forChannelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setSymbolImage(_:with:options:completion:)	completion	UIImageView	instance	((UISymbolEffectCompletionContext) -> Void)?	not-sendable	caller	unknown	header
setTagData(_:for:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setTagData(_:forItemWith:completion:)	completion	FIFinderSyncController	instance	(any Error) -> Void	completion-rule	caller	unknown	header
setTransmissionMode(_:forChannelUUID:completionHandler:)	completionHandler	PTChannelManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setTunnelNetworkSettings(_:completionHandler:)	completionHandler	NETunnelProvider	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
setUserInfoValueProviderFor(_:provider:)	provider	NSError	static	((any Error, any ErrorUserInfoKey) -> Any?)?	sendable	nonisolated	unknown	header
setViewControllers(_:direction:animated:completion:)	completion	UIPageViewController	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
setVolumeName(_:replyHandler:)	replyHandler	FSVolumeRenameOperations	instance	(FSFileName?, (any Error)?) -> Void	completion-rule	caller	unknown	header
setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:completionHandler:)	completionHandler	AVCaptureDevice	instance	((CMTime) -> Void)?	completion-rule	caller	unknown	header
setWindowState(_:for:completionHandler:)	completionHandler	WKWebExtensionWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
setXattrNamed(_:to:on:policy:replyHandler:)	replyHandler	FSVolumeXattrOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
setZoomFactor(_:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
share(_:to:completion:)	completion	NSPersistentCloudKitContainer	instance	(Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void	completion-rule	caller	unknown	header
share(with:completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
shareParticipantFetchedBlock	=	CKFetchShareParticipantsOperation	instance	((CKShare.Participant) -> Void)?	not-sendable	caller	unknown	header
shareRequestAccessCompletionBlock	=	CKShareRequestAccessOperation	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
shouldBeginHandler	=	UIBandSelectionInteraction	instance	((UIBandSelectionInteraction, CGPoint) -> Bool)?	not-sendable	caller	unknown	header
shouldCollapseItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Bool)?	not-sendable	caller	unknown	header
shouldConnectExternalDomain(completionHandler:)	completionHandler	NSFileProviderExternalVolumeHandling	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
shouldExpandItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Bool)?	not-sendable	caller	unknown	header
shouldStorePreferenceForCurrentUser(toProfile:completion:)	completion	TVUserManager	instance	(Bool) -> Void	completion-rule	caller	any	header, documentation
show(selectionHandler:)	selectionHandler	NSColorSampler	instance	(NSColor?) -> Void	sendable	nonisolated	main	header, documentation
show(withTitle:message:completionHandler:)	completionHandler	GKNotificationBanner	static	(() -> Void)?	completion-rule	caller	unknown	header
show(withTitle:message:duration:completionHandler:)	completionHandler	GKNotificationBanner	static	(() -> Void)?	completion-rule	caller	unknown	header
showBluetoothAccessoryPicker(withNameFilter:completion:)	completion	EAAccessoryManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
showBroadcastPicker(at:from:preferredExtensionIdentifier:completionHandler:)	completionHandler	RPBroadcastActivityController	static	(RPBroadcastActivityController?, (any Error)?) -> Void	completion-rule	caller	unknown	header
showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:completionHandler:)	completionHandler	NSSpellChecker	instance	((String?) -> Void)?	not-sendable	caller	unknown	header
showDefinition(for:range:options:baselineOriginProvider:)	baselineOriginProvider	NSView	instance	((NSRange) -> CGPoint)?	not-sendable	caller	unknown	header
showPicker(completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
showPicker(for:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
showPreferencesForExtension(withIdentifier:completionHandler:)	completionHandler	SFSafariApplication	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
sign(_:secKeyAlgorithm:completion:)	completion	LAPrivateKey	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
sign(_:with:completion:)	completion	PKPassLibrary	instance	(Data?, Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
signalEnumerator(forContainerItemIdentifier:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
signalErrorResolved(_:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
sleep(completionHandler:)	completionHandler	NEProvider	instance	() -> Void	completion-rule	caller	unknown	header
snapshotForExpandingParentItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer, NSDiffableDataSourceSectionSnapshot) -> NSDiffableDataSourceSectionSnapshot)?	not-sendable	caller	unknown	header
sort(comparator:)	comparator	NSMutableArray	instance	NSComparator	not-sendable	caller	unknown	header
sort(comparator:)	comparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
sort(options:usingComparator:)	usingComparator	NSMutableArray	instance	NSComparator	not-sendable	caller	unknown	header
sort(options:usingComparator:)	usingComparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
sortRange(_:options:usingComparator:)	usingComparator	NSMutableOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
sortedArray(comparator:)	comparator	NSArray	instance	NSComparator	not-sendable	caller	unknown	header
sortedArray(comparator:)	comparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
sortedArray(options:usingComparator:)	usingComparator	NSArray	instance	NSComparator	not-sendable	caller	unknown	header
sortedArray(options:usingComparator:)	usingComparator	NSOrderedSet	instance	NSComparator	not-sendable	caller	unknown	header
speechSynthesisOutputMetadataBlock	=	AVSpeechSynthesisProviderAudioUnit	instance	AVSpeechSynthesisProviderOutputBlock?	not-sendable	caller	unknown	header
splitTotalEnergy(_:start:end:resultsHandler:)	resultsHandler	HKHealthStore	instance	(HKQuantity?, HKQuantity?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
start(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
start(at:completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventStartHandlerReason) -> Void)?	completion-rule	caller	unknown	header
start(completion:)	completion	PHASESoundEvent	instance	((PHASESoundEventStartHandlerReason) -> Void)?	completion-rule	caller	unknown	header
start(completionHandler:)	completionHandler	CHHapticEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
start(completionHandler:)	completionHandler	MKLocalSearch	instance	(MKLocalSearch.Response?, (any Error)?) -> Void	completion-rule	caller	unknown	header
start(completionHandler:)	completionHandler	MKMapSnapshotter	instance	(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	caller	unknown	header
start(completionHandler:)	completionHandler	NEAppPushProvider	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
start(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
start(with:completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
start(withQueue:completionHandler:)	completionHandler	MKMapSnapshotter	instance	(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void	completion-rule	caller	unknown	header
startAbsoluteAltitudeUpdates(to:withHandler:)	withHandler	CMAltimeter	instance	CMAbsoluteAltitudeHandler	not-sendable	caller	unknown	header
startAccelerometerUpdates(handler:)	handler	CMBatchedSensorManager	instance	([CMAccelerometerData]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
startAccelerometerUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMAccelerometerHandler	not-sendable	caller	unknown	header
startActivityUpdates(to:withHandler:)	withHandler	CMHeadphoneActivityManager	instance	CMHeadphoneActivityHandler	not-sendable	caller	unknown	header
startActivityUpdates(to:withHandler:)	withHandler	CMMotionActivityManager	instance	CMMotionActivityHandler	not-sendable	caller	unknown	header
startBroadcast(handler:)	handler	RPBroadcastController	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
startBrowsingForNearbyPlayers(handler:)	handler	GKMatchmaker	instance	((GKPlayer, Bool) -> Void)?	not-sendable	caller	unknown	header
startBrowsingForNearbyPlayers(reachableHandler:)	reachableHandler	GKMatchmaker	instance	((String, Bool) -> Void)?	not-sendable	caller	unknown	header
startCapture(completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
startCapture(handler:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
startCapture(handler:completionHandler:)	handler	RPScreenRecorder	instance	((UnsafeMutableRawPointer, RPSampleBufferType, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
startClipBuffering(completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
startDeviceMotionUpdates(handler:)	handler	CMBatchedSensorManager	instance	([CMDeviceMotion]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
startDeviceMotionUpdates(to:withHandler:)	withHandler	CMHeadphoneMotionManager	instance	CMHeadphoneDeviceMotionHandler	not-sendable	caller	unknown	header
startDeviceMotionUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMDeviceMotionHandler	not-sendable	caller	unknown	header
startDeviceMotionUpdates(using:to:withHandler:)	withHandler	CMMotionManager	instance	CMDeviceMotionHandler	not-sendable	caller	unknown	header
startDownload(using:completionHandler:)	completionHandler	WKWebView	instance	(WKDownload) -> Void	not-sendable	caller	unknown	header
startEventUpdates(handler:)	handler	CMPedometer	instance	CMPedometerEventHandler	not-sendable	caller	unknown	header
startFetchingMetadata(for:completionHandler:)	completionHandler	LPMetadataProvider	instance	(LPLinkMetadata?, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
startFilter(completionHandler:)	completionHandler	NEFilterProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startGroupActivity(playerHandler:)	playerHandler	GKMatchmaker	instance	(GKPlayer) -> Void	not-sendable	caller	unknown	header
startGyroUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMGyroHandler	not-sendable	caller	unknown	header
startInteractiveTransition(to:completion:)	completion	UICollectionView	instance	UICollectionViewLayoutInteractiveTransitionCompletion?	not-sendable	caller	unknown	header
startMagnetometerUpdates(to:withHandler:)	withHandler	CMMotionManager	instance	CMMagnetometerHandler	not-sendable	caller	unknown	header
startMirroringToCompanionDevice(completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
startMonitoringLocationPushes(completion:)	completion	CLLocationManager	instance	((Data?, (any Error)?) -> Void)?	completion-rule	caller	unknown	header
startProvidingItem(at:completionHandler:)	completionHandler	NSFileProviderExtension	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startProxy(options:completionHandler:)	completionHandler	NEAppProxyProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startProxy(options:completionHandler:)	completionHandler	NEDNSProxyProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startRecording(handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
startRecording(withMicrophoneEnabled:handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
startRelativeAltitudeUpdates(to:withHandler:)	withHandler	CMAltimeter	instance	CMAltitudeHandler	not-sendable	caller	unknown	header
startStatusUpdates(to:withHandler:)	withHandler	CMHeadphoneActivityManager	instance	CMHeadphoneActivityStatusHandler	not-sendable	caller	unknown	header
startStepCountingUpdates(to:updateOn:withHandler:)	withHandler	CMStepCounter	instance	CMStepUpdateHandler	not-sendable	caller	unknown	header
startTunnel(options:completionHandler:)	completionHandler	NEPacketTunnelProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
startUpdates(from:withHandler:)	withHandler	CMPedometer	instance	CMPedometerHandler	not-sendable	caller	unknown	header
startWatchApp(with:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
startWirelessControllerDiscovery(completionHandler:)	completionHandler	GCController	static	(() -> Void)?	completion-rule	caller	unknown	header
statisticsUpdateHandler	=	HKStatisticsCollectionQuery	instance	((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?	sendable	nonisolated	unknown	header
status(completion:)	completion	PKIssuerProvisioningExtensionHandler	instance	(PKIssuerProvisioningExtensionStatus) -> Void	completion-rule	caller	unknown	header
status(forApplicationPermission:completionHandler:)	completionHandler	CKContainer	instance	(CKApplicationPermissionStatus, (any Error)?) -> Void	completion-rule	caller	unknown	header
stayQuiet(completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
step(byDecode:completionHandler:)	completionHandler	MESampleCursor	instance	(CMTime, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
step(byPresentationTime:completionHandler:)	completionHandler	MESampleCursor	instance	(CMTime, Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
stepInDecodeOrder(byCount:completionHandler:)	completionHandler	MESampleCursor	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	header
stepInPresentationOrder(byCount:completionHandler:)	completionHandler	MESampleCursor	instance	(Int64, (any Error)?) -> Void	completion-rule	caller	unknown	header
stop(completionHandler:)	completionHandler	CHHapticEngine	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
stop(completionHandler:)	completionHandler	VZVirtualMachine	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
stop(with:completionHandler:)	completionHandler	NEAppPushProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopBrowsingVersions(completionHandler:)	completionHandler	NSDocument	instance	(() -> Void)?	not-sendable	caller	unknown	header
stopCapture(completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
stopCapture(handler:)	handler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
stopClipBuffering(completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
stopFilter(with:completionHandler:)	completionHandler	NEFilterProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopMirroringToCompanionDevice(completion:)	completion	HKWorkoutSession	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
stopProxy(with:completionHandler:)	completionHandler	NEAppProxyProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopProxy(with:completionHandler:)	completionHandler	NEDNSProxyProvider	instance	() -> Void	completion-rule	caller	unknown	header
stopRecording(handler:)	handler	RPScreenRecorder	instance	((RPPreviewViewController?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
stopRecording(withOutputURL:completionHandler:)	completionHandler	RPScreenRecorder	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
stopTunnel(with:completionHandler:)	completionHandler	NEPacketTunnelProvider	instance	() -> Void	completion-rule	caller	unknown	header
stoppedHandler	=	CHHapticEngine	instance	CHHapticEngineStoppedHandler	not-sendable	caller	unknown	header
storeCredentials(forBorderAgent:activeOperationalDataSet:completion:)	completion	THClient	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
streamData(for:dataHandler:)	dataHandler	HKAttachmentStore	instance	(Data?, (any Error)?, Bool) -> Void	not-sendable	caller	unknown	header
strokeColorTransformer	=	UIBackgroundConfiguration	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
strokeColorTransformer	=	UIListContentImageProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
submitScore(_:context:player:completionHandler:)	completionHandler	GKLeaderboard	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
submitScore(_:context:player:leaderboardIDs:completionHandler:)	completionHandler	GKLeaderboard	static	((any Error)?) -> Void	completion-rule	caller	unknown	header
subscriberCellularProviderDidUpdateNotifier	=	CTTelephonyNetworkInfo	instance	((CTCarrier) -> Void)?	not-sendable	caller	unknown	header
subtitleTextAttributesTransformer	=	UIButton.Configuration	instance	UIConfigurationTextAttributesTransformer?	not-sendable	caller	unknown	header
supportedServiceSources(for:completionHandler:)	completionHandler	NSFileProviderServicing	instance	([NSFileProviderServiceSource]?, (any Error)?) -> Void	not-sendable	caller	unknown	header
suspendAllMediaPlayback(_:)	_	WKWebView	instance	(() -> Void)?	not-sendable	caller	unknown	header
synchronize(with:replyHandler:)	replyHandler	FSVolumeOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
synchronizeTextLayoutManagers(_:)	_	NSTextContentManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
synchronizeToBackingStore(_:)	_	NSTextElementProvider	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
synchronousRemoteObjectProxyWithErrorHandler(_:)	_	NSXPCConnection	instance	(any Error) -> Void	not-sendable	caller	unknown	header
synchronousRemoteObjectProxyWithErrorHandler(_:)	_	NSXPCProxyCreating	instance	(any Error) -> Void	not-sendable	caller	unknown	header
systemSharingUIDidSaveShareBlock	=	CKSystemSharingUIObserver	instance	((CKRecord.ID, CKShare?, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
systemSharingUIDidStopSharingBlock	=	CKSystemSharingUIObserver	instance	((CKRecord.ID, (any Error)?) -> Void)?	not-sendable	caller	unknown	header
takeSnapshot(using:for:completionHandler:)	completionHandler	WKWebExtensionTab	instance	(NSImage?, (any Error)?) -> Void	not-sendable	caller	unknown	header
takeSnapshot(with:completionHandler:)	completionHandler	WKWebView	instance	(NSImage?, (any Error)?) -> Void	not-sendable	caller	unknown	header
tearDown(completionHandler:)	completionHandler	XCTest	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
terminationHandler	=	Process	instance	((Process) -> Void)?	sendable	nonisolated	unknown	header
texture(withCGImage:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
texture(withContentsOf:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
texture(withContentsOfFile:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
texture(withName:scaleFactor:bundle:options:queue:completionHandler:)	completionHandler	GLKTextureLoader	instance	(GLKTextureInfo?, (any Error)?) -> Void	completion-rule	caller	unknown	header
timingFunction	=	SCNAction	instance	SCNActionTimingFunction?	not-sendable	caller	unknown	header
timingFunction	=	SKAction	instance	SKActionTimingFunction	not-sendable	caller	unknown	header
tintColorTransformer	=	UIListContentImageProperties	instance	UIConfigurationColorTransformer?	not-sendable	caller	unknown	header
titleMenuProvider	=	UINavigationItem	instance	(([UIMenuElement]) -> UIMenu?)?	not-sendable	caller	unknown	header
titleTextAttributesTransformer	=	UIButton.Configuration	instance	UIConfigurationTextAttributesTransformer?	not-sendable	caller	unknown	header
token(byAddingParameterAutomationObserver:)	byAddingParameterAutomationObserver	AUParameterNode	instance	AUParameterAutomationObserver	not-sendable	caller	any	header, documentation
token(byAddingParameterObserver:)	byAddingParameterObserver	AUParameterNode	instance	AUParameterObserver	not-sendable	caller	any	header, documentation
token(byAddingParameterRecordingObserver:)	byAddingParameterRecordingObserver	AUParameterNode	instance	AUParameterRecordingObserver	not-sendable	caller	unknown	header
token(byAddingRenderObserver:)	byAddingRenderObserver	AUAudioUnit	instance	AURenderObserver	not-sendable	caller	unknown	header
touchDown	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchMoved	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchUp	=	GCControllerTouchpad	instance	GCControllerTouchpadHandler?	not-sendable	caller	unknown	header
touchedChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonTouchedChangedHandler?	not-sendable	caller	unknown	header
touchedDidChangeHandler	=	GCTouchedStateInput	instance	((GCPhysicalInputElement, GCTouchedStateInput, Bool) -> Void)?	not-sendable	caller	unknown	header
trackSwipeEvent(options:dampenAmountThresholdMin:max:usingHandler:)	usingHandler	NSEvent	instance	(CGFloat, NSEventPhase, Bool, UnsafeMutableRawPointer) -> Void	not-sendable	caller	unknown	header
trackedRaycast(_:updateHandler:)	updateHandler	ARSession	instance	([ARRaycastResult]) -> Void	not-sendable	caller	unknown	header
trailingSwipeActionsConfigurationProvider	=	UICollectionLayoutListConfiguration	instance	UICollectionLayoutListSwipeActionsConfigurationProvider?	not-sendable	caller	unknown	header
trainingGraph(withSourceGradient:nodeHandler:)	nodeHandler	MPSNNFilterNode	instance	MPSGradientNodeBlock?	not-sendable	caller	unknown	header
transferWindowSharing(to:completionHandler:)	completionHandler	NSWindow	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
transition(from:to:duration:options:animations:completion:)	animations	UIViewController	instance	(() -> Void)?	not-sendable	caller	unknown	header
transition(from:to:duration:options:animations:completion:)	completion	UIViewController	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
transition(from:to:duration:options:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
transition(from:to:options:completionHandler:)	completionHandler	NSViewController	instance	(() -> Void)?	not-sendable	caller	unknown	header
transition(with:duration:options:animations:completion:)	animations	UIView	static	(() -> Void)?	not-sendable	caller	unknown	header
transition(with:duration:options:animations:completion:)	completion	UIView	static	((Bool) -> Void)?	not-sendable	caller	unknown	header
transmitRequest(_:reply:)	reply	TKSmartCard	instance	(Data?, (any Error)?) -> Void	completion-rule	caller	unknown	header
transportStateBlock	=	AUAudioUnit	instance	AUHostTransportStateBlock?	not-sendable	caller	unknown	header
trashItem(with:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
triggerAccessPoint(handler:)	handler	GKAccessPoint	instance	() -> Void	not-sendable	caller	unknown	header
triggerAccessPoint(with:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	header
triggerAccessPoint(with:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPoint(with:handler:)	handler	GKAccessPoint	instance	() -> Void	not-sendable	caller	unknown	header
triggerAccessPoint(withAchievementID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	header
triggerAccessPoint(withChallengeDefinitionID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPoint(withGameActivityDefinitionID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPoint(withLeaderboardID:playerScope:timeScope:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	header
triggerAccessPoint(withLeaderboardSetID:handler:)	handler	GKAccessPoint	instance	(() -> Void)?	not-sendable	caller	unknown	header
triggerAccessPointForArcade(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForChallenges(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForFriending(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerAccessPointForPlayTogether(handler:)	handler	GKAccessPoint	instance	(() -> Void)?	sendable	nonisolated	unknown	header
triggerPendingUpload(completionHandler:)	completionHandler	GSSyncedDirectory	instance	(Bool) -> Void	completion-rule	caller	unknown	header
uPIVerificationCodeSendCompletion	=	MFMessageComposeViewController	instance	(Bool) -> Void	not-sendable	caller	main	header, documentation
unblockAccessory(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
unload(_:options:replyHandler:)	replyHandler	FSUnaryFileSystemOperations	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
unlock(completionHandler:)	completionHandler	NSDocument	instance	(((any Error)?) -> Void)?	not-sendable	caller	unknown	header
unlock(completionHandler:)	completionHandler	NSDocument	instance	((Bool) -> Void)?	not-sendable	caller	unknown	header
unmount(replyHandler:)	replyHandler	FSVolumeOperations	instance	() -> Void	completion-rule	caller	unknown	header
unmountVolume(at:options:completionHandler:)	completionHandler	FileManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
unregister(completionHandler:)	completionHandler	SMAppService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
unrelateWorkoutEffortSample(_:from:activity:completion:)	completion	HKHealthStore	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	unknown	header
untrashItem(with:toParentItemIdentifier:completionHandler:)	completionHandler	NSFileProviderExtension	instance	(NSFileProviderItem?, (any Error)?) -> Void	completion-rule	caller	unknown	header
upWithCompletionHandler	=	XCTest	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
update(_:completion:)	completion	VSUserAccountManager	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
update(_:completionHandler:)	completionHandler	CTCellularPlanProvisioning	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
update(_:completionHandler:)	completionHandler	SCStream	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updateActivity(with:addMedatata:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
updateActivity(with:end:completion:)	completion	HKWorkoutBuilder	instance	(Bool, (any Error)?) -> Void	completion-rule	caller	any	header, documentation
updateAssociatedServiceType(_:completionHandler:)	completionHandler	HMService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateAudioStreamSetting(_:completionHandler:)	completionHandler	HMCameraStream	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateAuthorization(_:descriptor:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateAuthorizationData(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateDescendants(of:completion:)	completion	CLSContextProvider	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateEndEvents(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateEvents(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateExecuteOnce(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateFire(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateHandler	=	HKActivitySummaryQuery	instance	((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?	sendable	nonisolated	unknown	header
updateHandler	=	HKAnchoredObjectQuery	instance	((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?	sendable	nonisolated	unknown	header
updateName(_:completionHandler:)	completionHandler	HMAccessory	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMActionSet	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMHome	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMRoom	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMService	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMServiceGroup	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateName(_:completionHandler:)	completionHandler	HMZone	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updatePickerShowing(_:completionHandler:)	completionHandler	ASAccessorySession	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updatePostbackConversionValue(_:coarseValue:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updatePostbackConversionValue(_:completionHandler:)	completionHandler	SKAdNetwork	static	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updatePredicate(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updatePrimaryHome(_:completionHandler:)	completionHandler	HMHomeManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateRecurrence(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateRecurrences(_:completionHandler:)	completionHandler	HMEventTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateRegion(_:completionHandler:)	completionHandler	HMLocationEvent	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateSelection(withExtentPoint:boundary:completionHandler:)	completionHandler	BETextInput	instance	(Bool) -> Void	not-sendable	caller	unknown	header
updateStorePromotionOrder(_:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updateStorePromotionVisibility(_:for:completionHandler:)	completionHandler	SKProductStorePromotionController	instance	(((any Error)?) -> Void)?	completion-rule	caller	unknown	header
updateTargetValue(_:completionHandler:)	completionHandler	HMCharacteristicWriteAction	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateTextAttributes(conversionHandler:)	conversionHandler	UIResponderStandardEditActions	instance	UITextAttributesConversionHandler	not-sendable	caller	unknown	header
updateTextAttributes(conversionHandler:)	conversionHandler	UITextFormattingCoordinatorDelegate	instance	UITextAttributesConversionHandler	not-sendable	caller	unknown	header
updateTimeZone(_:completionHandler:)	completionHandler	HMTimerTrigger	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updateTriggerValue(_:completionHandler:)	completionHandler	HMCharacteristicEvent	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
updatedProjectInfo(from:completion:)	completion	PHProjectExtensionContext	instance	(PHProjectInfo?) -> Void	not-sendable	caller	unknown	header
uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:completionHandler:)	completionHandler	FileManager	instance	(NSFileVersion?, (any Error)?) -> Void	completion-rule	caller	unknown	header
uploadTask(with:from:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	header, documentation: the session's delegate queue
uploadTask(with:fromFile:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	queue	header, documentation: the session's delegate queue
uploadTask(withResumeData:completionHandler:)	completionHandler	URLSession	instance	(Data?, URLResponse?, (any Error)?) -> Void	sendable	nonisolated	unknown	header
urlSession(_:dataTask:didReceive:completionHandler:)	completionHandler	URLSessionDataDelegate	instance	(NSURLSessionResponseDisposition) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:dataTask:willCacheResponse:completionHandler:)	completionHandler	URLSessionDataDelegate	instance	(CachedURLResponse?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:didReceive:completionHandler:)	completionHandler	URLSessionDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:task:didReceive:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:task:needNewBodyStream:)	needNewBodyStream	URLSessionTaskDelegate	instance	(InputStream?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:task:needNewBodyStreamFromOffset:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(InputStream?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:task:willBeginDelayedRequest:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(NSURLSessionDelayedRequestDisposition, URLRequest?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)	completionHandler	URLSessionTaskDelegate	instance	(URLRequest?) -> Void	completion-rule	caller	queue	header, documentation: the session's delegate queue
useDownloadsFolder(withPlaceholderType:finalFileCreatedHandler:)	finalFileCreatedHandler	BEDownloadMonitor	instance	(BEDownloadMonitorLocation?) -> Void	not-sendable	caller	unknown	header
userCallback	=	AVAudioSequencer	instance	AVAudioSequencerUserCallback?	not-sendable	caller	unknown	header
userContentController(_:didReceive:replyHandler:)	replyHandler	WKScriptMessageHandlerWithReply	instance	(Any?, String?) -> Void	not-sendable	caller	unknown	header
userIdentityDiscoveredBlock	=	CKDiscoverAllUserIdentitiesOperation	instance	((CKUserIdentity) -> Void)?	not-sendable	caller	unknown	header
userIdentityDiscoveredBlock	=	CKDiscoverUserIdentitiesOperation	instance	((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?	not-sendable	caller	unknown	header
userNeedsReauthentication(completion:)	completion	ASAuthorizationProviderExtensionLoginManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
userNotificationCenter(_:didReceive:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenterDelegate	instance	() -> Void	completion-rule	caller	unknown	header
userNotificationCenter(_:willPresent:withCompletionHandler:)	withCompletionHandler	UNUserNotificationCenterDelegate	instance	(UNNotificationPresentationOptions) -> Void	completion-rule	caller	unknown	header
validate(completionHandler:)	completionHandler	ARReferenceImage	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
validateCaptionConversion(warningHandler:)	warningHandler	AVCaptionConversionValidator	instance	(AVCaptionConversionWarning?) -> Void	sendable	nonisolated	unknown	header
validateContextMenuItem(withCommand:in:userInfo:validationHandler:)	validationHandler	SFSafariExtensionHandling	instance	(Bool, String?) -> Void	not-sendable	caller	unknown	header
validateToolbarItem(in:validationHandler:)	validationHandler	SFSafariExtensionHandling	instance	(Bool, String) -> Void	not-sendable	caller	unknown	header
valueChangedHandler	=	GCControllerAxisInput	instance	GCControllerAxisValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCControllerButtonInput	instance	GCControllerButtonValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCControllerDirectionPad	instance	GCControllerDirectionPadValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCExtendedGamepad	instance	GCExtendedGamepadValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCGamepad	instance	GCGamepadValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCMicroGamepad	instance	GCMicroGamepadValueChangedHandler?	not-sendable	caller	unknown	header
valueChangedHandler	=	GCMotion	instance	GCMotionValueChangedHandler?	not-sendable	caller	unknown	header
valueDescriptionProvider	=	AXNumericDataAxisDescriptor	instance	(Double) -> String	not-sendable	caller	unknown	header
valueDidChangeHandler	=	GCAxis2DInput	instance	((GCPhysicalInputElement, GCAxis2DInput, GCPoint2) -> Void)?	not-sendable	caller	unknown	header
valueDidChangeHandler	=	GCAxisInput	instance	((GCPhysicalInputElement, GCAxisInput, Float) -> Void)?	not-sendable	caller	unknown	header
valueDidChangeHandler	=	GCLinearInput	instance	((GCPhysicalInputElement, GCLinearInput, Float) -> Void)?	not-sendable	caller	unknown	header
valueDidChangeHandler	=	GCPhysicalInputProfile	instance	((GCPhysicalInputProfile, GCControllerElement) -> Void)?	not-sendable	caller	unknown	header
values(forAttributes:forItemWith:completion:)	completion	FIFinderSyncProtocol	instance	([NSURLResourceKey: AnyObject], (any Error)?) -> Void	completion-rule	caller	unknown	header
verdict(for:completionHandler:)	completionHandler	NEURLFilter	static	(NEURLFilterVerdict) -> Void	completion-rule	caller	unknown	header
verifyData(_:signature:secKeyAlgorithm:completion:)	completion	LAPublicKey	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	applyingCIFiltersWithHandler	AVMutableVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	header
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	applyingCIFiltersWithHandler	AVVideoComposition	static	(AVAsynchronousCIImageFilteringRequest) -> Void	sendable	nonisolated	unknown	header
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	completionHandler	AVVideoComposition	static	(AVVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(withPropertiesOf:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(withPropertiesOf:completionHandler:)	completionHandler	AVVideoComposition	static	(AVVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
videoComposition(withPropertiesOf:prototypeInstruction:completionHandler:)	completionHandler	AVMutableVideoComposition	static	(AVMutableVideoComposition?, (any Error)?) -> Void	completion-rule	caller	unknown	header
visibleItemsInvalidationHandler	=	NSCollectionLayoutSection	instance	NSCollectionLayoutSectionVisibleItemsInvalidationHandler?	not-sendable	caller	unknown	header
waitForChangesOnItemsBelowItem(with:completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
waitForExpectations(withTimeout:handler:)	handler	XCTestCase	instance	XCWaitCompletionHandler?	sendable	nonisolated	unknown	header
waitForStabilization(completionHandler:)	completionHandler	NSFileProviderManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
webContentProcess(interruptionHandler:completion:)	completion	BEWebContentProcess	static	(BEWebContentProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webContentProcess(interruptionHandler:completion:)	interruptionHandler	BEWebContentProcess	static	() -> Void	completion-rule	caller	unknown	header
webContentProcess(withBundleID:interruptionHandler:completion:)	completion	BEWebContentProcess	static	(BEWebContentProcess?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webContentProcess(withBundleID:interruptionHandler:completion:)	interruptionHandler	BEWebContentProcess	static	() -> Void	completion-rule	caller	unknown	header
webExtensionController(_:connectUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:openNewTabUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((WKWebExtensionTab)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:openNewWindowUsing:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((WKWebExtensionWindow)?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:openOptionsPageFor:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:presentPopupFor:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:promptFor:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<WKWebExtensionPermission>, Date?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:promptForPermissionMatchPatterns:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<WKWebExtension.MatchPattern>, Date?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:promptForPermissionToAccessURLs:in:for:completionHandler:)	completionHandler	WKWebExtensionControllerDelegate	instance	(Set<URL>, Date?) -> Void	not-sendable	caller	unknown	header
webExtensionController(_:sendMessage:toApplicationWithIdentifier:for:replyHandler:)	replyHandler	WKWebExtensionControllerDelegate	instance	(Any?, (any Error)?) -> Void	not-sendable	caller	unknown	header
webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)	shouldAllowDeprecatedTLS	WKNavigationDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
webView(_:decidePolicyFor:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationActionPolicy) -> Void	not-sendable	caller	unknown	header
webView(_:decidePolicyFor:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationResponsePolicy) -> Void	not-sendable	caller	unknown	header
webView(_:decidePolicyFor:preferences:decisionHandler:)	decisionHandler	WKNavigationDelegate	instance	(WKNavigationActionPolicy, WKWebpagePreferences) -> Void	not-sendable	caller	unknown	header
webView(_:didReceive:completionHandler:)	completionHandler	WKNavigationDelegate	instance	(NSURLSessionAuthChallengeDisposition, URLCredential?) -> Void	not-sendable	caller	unknown	header
webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)	decisionHandler	WKUIDelegate	instance	(WKPermissionDecision) -> Void	not-sendable	caller	unknown	header
webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)	decisionHandler	WKUIDelegate	instance	(WKPermissionDecision) -> Void	not-sendable	caller	unknown	header
webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	() -> Void	not-sendable	caller	unknown	header
webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	(String?) -> Void	not-sendable	caller	unknown	header
webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)	completionHandler	WKUIDelegate	instance	([URL]?) -> Void	not-sendable	caller	unknown	header
webView(_:shouldGoTo:willUseInstantBack:completionHandler:)	completionHandler	WKNavigationDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
widgetPerformUpdate(completionHandler:)	completionHandler	NCWidgetProviding	instance	(NCUpdateResult) -> Void	completion-rule	caller	unknown	header
willCollapseItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
willExpandItemHandler	=	UICollectionViewDiffableDataSourceSectionSnapshotHandlers	instance	((UnsafeMutableRawPointer) -> Void)?	not-sendable	caller	unknown	header
willMigrateHandler	=	NSCustomMigrationStage	instance	((NSStagedMigrationManager, NSCustomMigrationStage, UnsafeMutableRawPointer?) -> Bool)?	not-sendable	caller	unknown	header
willStartPlayback	=	SCNAudioPlayer	instance	(() -> Void)?	not-sendable	caller	unknown	header
windowScene(_:performActionFor:completionHandler:)	completionHandler	UIWindowSceneDelegate	instance	(Bool) -> Void	not-sendable	caller	unknown	header
wipe(_:completionHandler:)	completionHandler	FSFileSystemBase	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
workoutSessionMirroringStartHandler	=	HKHealthStore	instance	((HKWorkoutSession) -> Void)?	sendable	nonisolated	unknown	header
write(_:completionHandler:)	completionHandler	NETCPConnection	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
write(_:timeout:completionHandler:)	completionHandler	URLSessionStreamTask	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
write(_:toBufferCallback:)	toBufferCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerBufferCallback	not-sendable	caller	unknown	header
write(_:toBufferCallback:toMarkerCallback:)	toBufferCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerBufferCallback	not-sendable	caller	unknown	header
write(_:toBufferCallback:toMarkerCallback:)	toMarkerCallback	AVSpeechSynthesizer	instance	AVSpeechSynthesizerMarkerCallback	not-sendable	caller	unknown	header
write(_:withCompletionHandler:)	withCompletionHandler	NEAppProxyTCPFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
write(from:startingAt:length:completionHandler:)	completionHandler	FSBlockDeviceResource	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
write(to:options:delegate:progressHandler:)	progressHandler	SCNScene	instance	SCNSceneExportProgressHandler?	not-sendable	caller	unknown	header
writeAFI(options:afi:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeContents(_:toFile:atOffset:replyHandler:)	replyHandler	FSVolumeReadWriteOperations	instance	(Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
writeDSFID(options:dsfid:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeData(for:toFile:options:completionHandler:)	completionHandler	PHAssetResourceManager	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeDatagram(_:completionHandler:)	completionHandler	NEUDPSession	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
writeDatagrams(_:sentBy:completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeDatagrams(_:sentByFlowEndpoints:completionHandler:)	completionHandler	NEAppProxyUDPFlow	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeLock(completionHandler:)	completionHandler	NFCNDEFTag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeMultipleBlocks(withRequestFlags:blockRange:dataBlocks:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeMultipleDatagrams(_:completionHandler:)	completionHandler	NEUDPSession	instance	((any Error)?) -> Void	not-sendable	caller	unknown	header
writeNDEF(_:completionHandler:)	completionHandler	NFCNDEFTag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writePDF(to:withActions:error:)	withActions	UIGraphicsPDFRenderer	instance	UIGraphicsPDFDrawingActions	not-sendable	caller	unknown	header
writeSingleBlock(withRequestFlags:blockNumber:dataBlock:completionHandler:)	completionHandler	NFCISO15693Tag	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeValue(_:completionHandler:)	completionHandler	HMCharacteristic	instance	((any Error)?) -> Void	completion-rule	caller	unknown	header
writeWithoutEncryption(withServiceCodeList:blockList:blockData:completionHandler:)	completionHandler	NFCFeliCaTag	instance	(Int, Int, (any Error)?) -> Void	completion-rule	caller	unknown	header
writeabilityHandler	=	FileHandle	instance	((FileHandle) -> Void)?	sendable	nonisolated	unknown	header
writingToolsCoordinator(_:finish:for:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:finish:for:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:prepareFor:for:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:prepareFor:for:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSAttributedString?) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(NSAttributedString?) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSBezierPath]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIBezierPath]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsContextsFor:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSWritingToolsCoordinatorContext]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsContextsFor:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIWritingToolsCoordinatorContext]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSView) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(UIView) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsPreviewFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSTextPreview?) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSTextPreview]?) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(UITargetedPreview?) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	(NSRange, UUID) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	(NSRange, UUID) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSValue]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([NSValue]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	([NSBezierPath]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	([UIBezierPath]) -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:selectRanges:in:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:selectRanges:in:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:willChangeTo:completion:)	completion	NSWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
writingToolsCoordinator(_:willChangeTo:completion:)	completion	UIWritingToolsCoordinatorDelegate	instance	() -> Void	not-sendable	caller	unknown	header
zoom(with:sourceBarButtonItemProvider:)	sourceBarButtonItemProvider	UIViewController.Transition	static	(UIZoomTransitionSourceViewProviderContext) -> UIBarButtonItem?	not-sendable	caller	unknown	header
zoom(with:sourceViewProvider:)	sourceViewProvider	UIViewController.Transition	static	(UIZoomTransitionSourceViewProviderContext) -> UIView?	not-sendable	caller	unknown	header

"""#
}
