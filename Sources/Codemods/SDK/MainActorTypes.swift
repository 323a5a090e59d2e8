/// Apple's types that are isolated to the main actor, by their Swift names.
///
/// Classes and protocols are those that the headers of the Xcode 26 SDKs mark `NS_SWIFT_UI_ACTOR`, and
/// the subclasses of those. The Swift-only types have no header: they are written down from the
/// documentation of the SDKs since Xcode 16, and were not read out of a module's interface.
enum MainActorTypes {
  static func contains(_ name: String) -> Bool {
    classes.contains(name) || protocols.contains(name) || swiftTypes.contains(name)
  }

  private static let swiftTypes = NameTable(
    """
    SwiftUI: App Commands CustomizableToolbarContent
      DynamicViewContent GaugeStyle ButtonStyle PrimitiveButtonStyle ControlGroupStyle
      DatePickerStyle DisclosureGroupStyle FormStyle GroupBoxStyle IndexViewStyle LabelStyle
      LabeledContentStyle ListStyle MenuStyle NavigationSplitViewStyle NSViewControllerRepresentable
      NSViewRepresentable PickerStyle PreviewProvider ProgressViewStyle Scene TableStyle
      TabViewStyle TextEditorStyle TextFieldStyle ToggleStyle ToolbarContent
      UIViewControllerRepresentable
      UIViewRepresentable View ViewModifier WKInterfaceObjectRepresentable UIHostingController
      NSHostingController NSHostingView WKHostingController UIApplicationDelegateAdaptor
      NSApplicationDelegateAdaptor
    WidgetKit: Widget WidgetBundle ControlWidget
    UIKit: UICollectionViewDiffableDataSource UITableViewDiffableDataSource
    AppKit: NSCollectionViewDiffableDataSource NSTableViewDiffableDataSource
    """)

  private static let protocols = NameTable(
    """
    AppKit: NSAlertDelegate NSApplicationDelegate NSBrowserDelegate
      NSCandidateListTouchBarItemDelegate NSCloudSharingValidation NSCollectionLayoutContainer
      NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem NSCollectionViewDataSource
      NSCollectionViewDelegateFlowLayout NSCollectionViewElement NSCollectionViewPrefetching
      NSCollectionViewSectionHeaderView NSColorPickingCustom NSColorPickingDefault
      NSComboBoxDataSource NSComboBoxDelegate NSControlTextEditingDelegate
      NSDatePickerCellDelegate NSDraggingDestination NSDraggingInfo NSDraggingSource NSEditor
      NSEditorRegistration NSFontChanging NSGestureRecognizerDelegate NSMenuDelegate
      NSMenuItemValidation NSOpenSavePanelDelegate NSOutlineViewDelegate NSPageControllerDelegate
      NSPathCellDelegate NSPathControlDelegate NSPopoverDelegate NSPrintPanelAccessorizing
      NSRuleEditorDelegate NSScrubberDataSource NSScrubberDelegate NSSearchFieldDelegate
      NSSeguePerforming NSSharingServiceDelegate NSSharingServicePickerToolbarItemDelegate
      NSSharingServicePickerTouchBarItemDelegate NSSoundDelegate NSSpeechRecognizerDelegate
      NSSpeechSynthesizerDelegate NSSplitViewDelegate NSSpringLoadingDestination
      NSStackViewDelegate NSStandardKeyBindingResponding NSTabViewDelegate NSTextDelegate
      NSTextFieldDelegate NSTokenFieldCellDelegate NSTokenFieldDelegate NSToolbarDelegate
      NSToolbarItemValidation NSTouchBarDelegate NSTouchBarProvider NSUserActivityRestoring
      NSUserInterfaceValidations NSValidatedUserInterfaceItem NSViewControllerPresentationAnimator
      NSViewToolTipOwner NSWindowDelegate NSWindowRestoration
    AuthenticationServices:
      ASAccountAuthenticationModificationControllerPresentationContextProviding
      ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding
      ASAuthorizationProviderExtensionAuthorizationRequestHandler
      ASWebAuthenticationPresentationContextProviding
    BrowserEngineKit: BEDragInteractionDelegate BEScrollViewDelegate
    CarPlay: CPInterfaceControllerDelegate CPMapTemplateDelegate CPPointOfInterestTemplateDelegate
      CPSearchTemplateDelegate CPSessionConfigurationDelegate CPTabBarTemplateDelegate
      CPTemplateApplicationInstrumentClusterSceneDelegate CPTemplateApplicationSceneDelegate
    ClockKit: CLKComplicationDataSource
    ExtensionKit: EXHostViewControllerDelegate
    MailKit: MEComposeSessionHandler MEExtension MEMessageSecurityHandler
    MapKit: MKMapItemDetailViewControllerDelegate MKMapViewDelegate
    MetalKit: MTKViewDelegate
    PhotosUI: PHContentEditingController PHLivePhotoViewDelegate PHPickerViewControllerDelegate
    UIKit: NSCollectionLayoutContainer NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem
      UIAccelerometerDelegate UIAccessibilityContainerDataTable
      UIAccessibilityContainerDataTableCell UIAccessibilityContentSizeCategoryImageAdjusting
      UIAccessibilityIdentification UIAccessibilityReadingContent UIActionSheetDelegate
      UIActivityItemsConfigurationReading UIAdaptivePresentationControllerDelegate
      UIAlertViewDelegate UIAppearance UIAppearanceContainer UIApplicationDelegate
      UIBarPositioning UIBarPositioningDelegate UICGFloatTraitDefinition
      UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate
      UICalendarSelectionWeekOfYearDelegate UICalendarViewDelegate
      UICloudSharingControllerDelegate UICollectionViewDataSource
      UICollectionViewDataSourcePrefetching UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate
      UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
      UICollectionViewDropPlaceholderContext UICollisionBehaviorDelegate
      UIColorPickerViewControllerDelegate UIConfigurationState UIContentConfiguration
      UIContentContainer UIContentSizeCategoryAdjusting UIContentView
      UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
      UIContextMenuInteractionDelegate UIDataSourceModelAssociation UIDataSourceTranslating
      UIDocumentMenuDelegate UIDocumentPickerDelegate UIDragAnimating UIDragDropSession
      UIDragInteractionDelegate UIDragSession UIDropInteractionDelegate UIDropSession
      UIDynamicAnimatorDelegate UIDynamicItem UIEditMenuInteractionAnimating
      UIFindInteractionDelegate UIFocusAnimationContext UIFocusDebuggerOutput UIFocusEnvironment
      UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer
      UIFontPickerViewControllerDelegate UIGestureRecognizerDelegate
      UIGuidedAccessRestrictionDelegate UIHoverEffect UIImagePickerControllerDelegate
      UIIndirectScribbleInteractionDelegate UIInputViewAudioFeedback UIInteraction
      UIItemProviderPresentationSizeProviding UIKeyInput UILargeContentViewerInteractionDelegate
      UILargeContentViewerItem UILayoutSupport UILetterformAwareAdjusting UIMenuBuilder UIMenuLeaf
      UIMutableTraits UINSIntegerTraitDefinition UINavigationBarDelegate
      UINavigationControllerDelegate UINavigationItemRenameDelegate UIObjectRestoration
      UIObjectTraitDefinition UIPageViewControllerDataSource UIPageViewControllerDelegate
      UIPasteConfigurationSupporting UIPencilInteractionDelegate UIPickerViewAccessibilityDelegate
      UIPickerViewDataSource UIPickerViewDelegate UIPointerInteractionAnimating
      UIPointerInteractionDelegate UIPopoverControllerDelegate
      UIPopoverPresentationControllerDelegate UIPreviewActionItem UIPreviewInteractionDelegate
      UIPrintInteractionControllerDelegate UIPrinterPickerControllerDelegate
      UIResponderStandardEditActions UISceneDelegate UIScreenshotServiceDelegate
      UIScribbleInteractionDelegate UIScrollViewAccessibilityDelegate UIScrollViewDelegate
      UISearchBarDelegate UISearchControllerDelegate UISearchDisplayDelegate
      UISearchResultsUpdating UISearchSuggestion UISearchTextFieldDelegate
      UISearchTextFieldPasteItem UISheetPresentationControllerDelegate
      UISheetPresentationControllerDetentResolutionContext UISplitViewControllerDelegate
      UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
      UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UIStateRestoring
      UITabBarControllerDelegate UITabBarControllerSidebarAnimating
      UITabBarControllerSidebarDelegate UITabBarDelegate UITableViewDataSource
      UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDragDelegate
      UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
      UITableViewDropPlaceholderContext UITextCursorView UITextDocumentProxy UITextDragDelegate
      UITextDragRequest UITextDraggable UITextDropDelegate UITextDropRequest UITextDroppable
      UITextFieldDelegate UITextFormattingCoordinatorDelegate
      UITextFormattingViewControllerDelegate UITextInput UITextInputDelegate UITextInputTokenizer
      UITextInputTraits UITextInteractionDelegate UITextPasteConfigurationSupporting
      UITextPasteDelegate UITextPasteItem UITextSearchAggregator UITextSearching
      UITextSelectionDisplayInteractionDelegate UITextSelectionHandleView
      UITextSelectionHighlightView UITextViewDelegate UITimingCurveProvider
      UIToolTipInteractionDelegate UIToolbarDelegate UITraitChangeObservable
      UITraitChangeRegistration UITraitDefinition UITraitEnvironment UITraitOverrides
      UIUserActivityRestoring UIVideoEditorControllerDelegate UIViewAnimating
      UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
      UIViewControllerPreviewingDelegate UIViewControllerRestoration
      UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
      UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIWebViewDelegate
      UIWindowSceneDelegate
    WatchKit: WKApplicationDelegate WKExtensionDelegate
    WebKit: WKDownloadDelegate WKHTTPCookieStoreObserver WKNavigationDelegate
      WKScriptMessageHandler WKScriptMessageHandlerWithReply WKUIDelegate WKURLSchemeHandler
      WKWebExtensionControllerDelegate WKWebExtensionTab WKWebExtensionWindow
    XCUIAutomation: XCUIElementAttributes XCUIElementSnapshot XCUIElementSnapshotProviding
      XCUIElementTypeQueryProvider XCUIScreenshotProviding
    """)

  private static let classes = NameTable(
    """
    ARKit: ARCoachingOverlayView
    AVFoundation: AVPlayer AVPlayerItem AVPlayerItemTrack AVQueuePlayer
    AVKit: AVCaptureView AVPlayerView AVRoutePickerView
    AppKit: NSActionCell NSAlert NSApplication NSArrayController NSBackgroundExtensionView NSBox
      NSBrowser NSBrowserCell NSButton NSButtonCell NSButtonTouchBarItem
      NSCandidateListTouchBarItem NSCell NSClickGestureRecognizer NSClipView
      NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
      NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
      NSCollectionLayoutSupplementaryItem NSCollectionView NSCollectionViewCompositionalLayout
      NSCollectionViewCompositionalLayoutConfiguration NSCollectionViewFlowLayout
      NSCollectionViewFlowLayoutInvalidationContext NSCollectionViewGridLayout
      NSCollectionViewItem NSCollectionViewLayout NSCollectionViewLayoutAttributes
      NSCollectionViewLayoutInvalidationContext NSCollectionViewTransitionLayout
      NSCollectionViewUpdateItem NSColorPanel NSColorPicker NSColorPickerTouchBarItem NSColorWell
      NSComboBox NSComboBoxCell NSComboButton NSControl NSController NSCustomTouchBarItem
      NSDatePicker NSDatePickerCell NSDictionaryController NSDocument NSDocumentController
      NSDrawer NSFontManager NSFontPanel NSForm NSFormCell NSGestureRecognizer
      NSGlassEffectContainerView NSGlassEffectView NSGridCell NSGridColumn NSGridRow NSGridView
      NSGroupTouchBarItem NSHelpManager NSImageCell NSImageView NSLayoutAnchor NSLayoutConstraint
      NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLevelIndicator
      NSLevelIndicatorCell NSMagnificationGestureRecognizer NSMatrix NSMenu NSMenuItem
      NSMenuItemCell NSMenuToolbarItem NSObjectController NSOpenGLView NSOpenPanel NSOutlineView
      NSPDFPanel NSPageController NSPageLayout NSPanGestureRecognizer NSPanel NSPathCell
      NSPathComponentCell NSPathControl NSPersistentDocument NSPickerTouchBarItem NSPopUpButton
      NSPopUpButtonCell NSPopover NSPopoverTouchBarItem NSPredicateEditor NSPressGestureRecognizer
      NSPrintOperation NSPrintPanel NSProgressIndicator NSResponder NSRotationGestureRecognizer
      NSRuleEditor NSRulerView NSSavePanel NSScreen NSScrollEdgeEffectStyle NSScrollView
      NSScroller NSScrubber NSScrubberArrangedView NSScrubberFlowLayout NSScrubberImageItemView
      NSScrubberItemView NSScrubberLayout NSScrubberProportionalLayout NSScrubberSelectionStyle
      NSScrubberSelectionView NSScrubberTextItemView NSSearchField NSSearchFieldCell
      NSSearchToolbarItem NSSecureTextField NSSecureTextFieldCell NSSegmentedCell
      NSSegmentedControl NSSharingServicePickerToolbarItem NSSharingServicePickerTouchBarItem
      NSSlider NSSliderAccessory NSSliderAccessoryBehavior NSSliderCell NSSliderTouchBarItem
      NSSplitView NSSplitViewController NSSplitViewItemAccessoryViewController NSStackView
      NSStatusBarButton NSStepper NSStepperCell NSStepperTouchBarItem NSSwitch NSTabView
      NSTabViewController NSTableCellView NSTableColumn NSTableHeaderCell NSTableHeaderView
      NSTableRowView NSTableView NSText NSTextAttachmentCell NSTextField NSTextFieldCell
      NSTextInputContext NSTextInsertionIndicator NSTextPreview NSTextView
      NSTitlebarAccessoryViewController NSTokenField NSTokenFieldCell NSToolbar NSToolbarItem
      NSToolbarItemGroup NSTouchBar NSTouchBarItem NSTrackingSeparatorToolbarItem NSTreeController
      NSUserDefaultsController NSView NSViewController NSVisualEffectView NSWindow
      NSWindowController NSWindowTabGroup NSWritingToolsCoordinator
    Automator: AMWorkflowController AMWorkflowView
    BrowserEngineKit: BEContextMenuConfiguration BEDragInteraction BELayerHierarchy
      BELayerHierarchyHostingView BEScrollView BEScrollViewScrollUpdate BETextInteraction
    BusinessChat: BCChatButton
    CarPlay: CPActionSheetTemplate CPAlertTemplate CPContactTemplate CPGridTemplate CPImageOverlay
      CPInformationTemplate CPInterfaceController CPListImageRowItem CPListImageRowItemCardElement
      CPListImageRowItemCondensedElement CPListImageRowItemElement CPListImageRowItemGridElement
      CPListImageRowItemImageGridElement CPListImageRowItemRowElement CPListItem CPListTemplate
      CPListTemplateDetailsHeader CPMapButton CPMapTemplate CPNavigationAlert CPNavigationSession
      CPNowPlayingAddToLibraryButton CPNowPlayingButton CPNowPlayingImageButton CPNowPlayingMode
      CPNowPlayingModeSports CPNowPlayingMoreButton CPNowPlayingPlaybackRateButton
      CPNowPlayingRepeatButton CPNowPlayingShuffleButton CPNowPlayingSportsClock
      CPNowPlayingSportsEventStatus CPNowPlayingSportsTeam CPNowPlayingSportsTeamLogo
      CPNowPlayingTemplate CPPlaybackConfiguration CPPointOfInterestTemplate CPSearchTemplate
      CPSportsOverlay CPTabBarTemplate CPTemplate CPTemplateApplicationDashboardScene
      CPTemplateApplicationInstrumentClusterScene CPTemplateApplicationScene CPThumbnailImage
      CPVoiceControlTemplate CPWindow
    ContactsUI: CNContactViewController
    CoreAudioKit: AUGenericView AUPannerView CABTLEMIDIWindowController
      CAInterDeviceAudioViewController CANetworkBrowserWindowController
    CoreLocationUI: CLLocationButton
    DeviceDiscoveryUI: DDDevicePickerViewController
    EventKitUI: EKCalendarChooser EKEventEditViewController EKEventViewController
    ExtensionKit: EXAppExtensionBrowserViewController EXHostViewController
    FileProviderUI: FPUIActionExtensionViewController
    Foundation: NSUndoManager
    GameController: GCEventViewController
    GameKit: GKAchievementViewController GKChallengesViewController GKDialogController
      GKFriendRequestComposeViewController GKGameCenterViewController GKLeaderboardViewController
      GKMatchmakerViewController GKTurnBasedMatchmakerViewController
    HealthKitUI: HKActivityRingView
    HomeKit: HMCameraView
    IOBluetoothUI: IOBluetoothAccessibilityIgnoredImageCell
      IOBluetoothAccessibilityIgnoredTextFieldCell IOBluetoothDeviceSelectorController
      IOBluetoothObjectPushUIController IOBluetoothPairingController IOBluetoothPasskeyDisplay
      IOBluetoothServiceBrowserController
    IdentityLookupUI: ILClassificationUIExtensionViewController
    InputMethodKit: IMKCandidates
    IntentsUI: INUIAddVoiceShortcutButton INUIAddVoiceShortcutViewController
      INUIEditVoiceShortcutViewController
    LinkPresentation: LPLinkView
    LocalAuthenticationEmbeddedUI: LAAuthenticationView
    MailKit: MEExtensionViewController
    MapKit: MKAnnotationView MKCompassButton MKLookAroundViewController
      MKMapItemDetailViewController MKMapView MKMarkerAnnotationView MKPinAnnotationView
      MKPitchControl MKUserLocationView MKZoomControl
    MessageUI: MFMailComposeViewController MFMessageComposeViewController
    Messages: MSMessagesAppViewController MSStickerBrowserView MSStickerBrowserViewController
      MSStickerView
    MetalKit: MTKView
    MultipeerConnectivity: MCBrowserViewController
    NotificationCenter: NCWidgetListViewController NCWidgetSearchViewController
    OSAKit: OSAScriptController OSAScriptView
    PDFKit: PDFThumbnailView PDFView
    PassKit: PKPaymentAuthorizationViewController PKPaymentButton
    PhotosUI: PHLivePhotoView PHPickerViewController
    Quartz: IKCameraDeviceView IKDeviceBrowserView IKFilterBrowserPanel IKFilterBrowserView
      IKFilterUIView IKImageBrowserView IKImageEditPanel IKImageView IKPictureTaker
      IKScannerDeviceView QuartzFilterView
    QuickLookUI: QLPreviewPanel QLPreviewView
    ReplayKit: RPPreviewViewController
    SafariServices: SFSafariExtensionViewController
    SceneKit: SCNView
    ScreenSaver: ScreenSaverView
    ScreenTime: STWebpageController
    SecurityInterface: SFAuthorizationView SFCertificatePanel SFCertificateTrustPanel
      SFCertificateView SFChooseIdentityPanel SFChooseIdentityTableCellView SFKeychainSavePanel
      SFKeychainSettingsPanel
    SharedWithYou: SWAttributionView SWCollaborationView
    Social: SLComposeServiceViewController
    SpriteKit: SK3DNode SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKFieldNode
      SKLabelNode SKLightNode SKNode SKReferenceNode SKScene SKShapeNode SKSpriteNode
      SKTileMapNode SKTransformNode SKVideoNode SKView
    StoreKit: SKCloudServiceSetupViewController SKStoreProductViewController
    TVMLKit: TVBrowserTransitionAnimator TVBrowserViewController TVDocumentViewController
    TVUIKit: TVCaptionButtonView TVCardView TVCollectionViewFullScreenCell
      TVCollectionViewFullScreenLayout TVCollectionViewFullScreenLayoutAttributes
      TVDigitEntryViewController TVLockupHeaderFooterView TVLockupView
      TVMediaItemContentConfiguration TVMediaItemContentView TVMonogramContentConfiguration
      TVMonogramContentView TVMonogramView TVPosterView
    UIKit: NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
      NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
      NSCollectionLayoutSupplementaryItem NSLayoutAnchor NSLayoutConstraint NSLayoutDimension
      NSLayoutXAxisAnchor NSLayoutYAxisAnchor UIAcceleration UIAccelerometer
      UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
      UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement
      UIAccessibilityLocationDescriptor UIAction UIActionSheet UIActivityIndicatorView
      UIActivityItemsConfiguration UIActivityViewController UIAlertAction UIAlertController
      UIAlertView UIApplication UIAttachmentBehavior UIBackgroundConfiguration
      UIBackgroundExtensionView UIBandSelectionInteraction UIBarAppearance UIBarButtonItem
      UIBarButtonItemAppearance UIBarButtonItemBadge UIBarButtonItemGroup
      UIBarButtonItemStateAppearance UIBarItem UIBlurEffect UIButton UIButtonConfiguration
      UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate
      UICalendarSelectionWeekOfYear UICalendarView UICalendarViewDecoration
      UICanvasFeedbackGenerator UICellAccessory UICellAccessoryCheckmark UICellAccessoryCustomView
      UICellAccessoryDelete UICellAccessoryDetail UICellAccessoryDisclosureIndicator
      UICellAccessoryInsert UICellAccessoryLabel UICellAccessoryMultiselect
      UICellAccessoryOutlineDisclosure UICellAccessoryPopUpMenu UICellAccessoryReorder
      UICellConfigurationState UICloudSharingController UICollectionLayoutListConfiguration
      UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView
      UICollectionView UICollectionViewCell UICollectionViewCellRegistration
      UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
      UICollectionViewController UICollectionViewDiffableDataSource
      UICollectionViewDiffableDataSourceReorderingHandlers
      UICollectionViewDiffableDataSourceSectionSnapshotHandlers UICollectionViewDropPlaceholder
      UICollectionViewDropProposal UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
      UICollectionViewLayout UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewListCell
      UICollectionViewPlaceholder UICollectionViewSupplementaryRegistration
      UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior
      UIColorEffect UIColorPickerViewController UIColorWell UICommand UICommandAlternate
      UIContentUnavailableButtonProperties UIContentUnavailableConfiguration
      UIContentUnavailableConfigurationState UIContentUnavailableImageProperties
      UIContentUnavailableTextProperties UIContentUnavailableView UIContextMenuConfiguration
      UIContextMenuInteraction UIContextMenuSystem UIContextualAction UIControl
      UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDeferredMenuElementProvider
      UIDevice UIDictationPhrase UIDocument UIDocumentBrowserTransitionController
      UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentMenuViewController
      UIDocumentPickerExtensionViewController UIDocumentPickerViewController UIDocumentProperties
      UIDocumentViewController UIDocumentViewControllerLaunchOptions UIDragInteraction UIDragItem
      UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal
      UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup UIEditMenuConfiguration
      UIEditMenuInteraction UIEvent UIEventAttribution UIEventAttributionView UIFeedbackGenerator
      UIFieldBehavior UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger
      UIFocusGuide UIFocusSystem UIFocusUpdateContext UIFontPickerViewController
      UIFontPickerViewControllerConfiguration UIGestureRecognizer UIGlassContainerEffect
      UIGlassEffect UIGravityBehavior UIHoverAutomaticEffect UIHoverEffectLayer
      UIHoverGestureRecognizer UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle
      UIImagePickerController UIImageView UIImpactFeedbackGenerator UIIndirectScribbleInteraction
      UIInputView UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyCommand
      UIKeyboardLayoutGuide UILabel UILargeContentViewerInteraction UILayoutGuide UILexicon
      UILexiconEntry UIListContentConfiguration UIListContentImageProperties
      UIListContentTextProperties UIListContentView UIListSeparatorConfiguration
      UILocalNotification UILocalizedIndexedCollation UILongPressGestureRecognizer
      UIMainMenuSystem UIMainMenuSystemConfiguration UIManagedDocument UIMenu UIMenuController
      UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem
      UIMenuSystemFindElementGroupConfiguration UIMotionEffect UIMotionEffectGroup
      UIMutableUserNotificationAction UIMutableUserNotificationCategory UINavigationBar
      UINavigationBarAppearance UINavigationController UINavigationItem UINib
      UINotificationFeedbackGenerator UIOpenURLContext UIPageControl UIPageViewController
      UIPanGestureRecognizer UIPasteConfiguration UIPasteControl UIPasteControlConfiguration
      UIPencilHoverPose UIPencilInteraction UIPencilInteractionSqueeze UIPencilInteractionTap
      UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer
      UIPointerAccessory UIPointerEffect UIPointerHighlightEffect UIPointerHoverEffect
      UIPointerInteraction UIPointerLiftEffect UIPointerLockState UIPointerRegion
      UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverBackgroundView
      UIPopoverController UIPopoverPresentationController UIPresentationController UIPressesEvent
      UIPreviewAction UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters
      UIPreviewTarget UIPrintInfo UIPrintInteractionController UIPrintServiceExtension UIPrinter
      UIPrinterDestination UIPrinterPickerController UIProgressView UIPushBehavior
      UIReferenceLibraryViewController UIRefreshControl UIRegion UIResponder
      UIRotationGestureRecognizer UIScene UISceneActivationConditions
      UISceneActivationRequestOptions UISceneConfiguration UISceneConnectionOptions
      UISceneDestructionCondition UISceneDestructionRequestOptions UISceneOpenExternalURLOptions
      UISceneOpenURLOptions UISceneSession UISceneSizeRestrictions UISceneSystemProtectionManager
      UISceneWindowingBehaviors UIScreen UIScreenEdgePanGestureRecognizer UIScreenshotService
      UIScribbleInteraction UIScrollEdgeEffect UIScrollEdgeEffectStyle
      UIScrollEdgeElementContainerInteraction UIScrollView UISearchBar
      UISearchContainerViewController UISearchController UISearchDisplayController
      UISearchSuggestionItem UISearchTab UISearchTextField UISearchToken UISegmentedControl
      UISelectionFeedbackGenerator UIShadowProperties UISheetPresentationController
      UISheetPresentationControllerDetent UISlider UISliderTick UISliderTrackConfiguration
      UISnapBehavior UISplitViewController UISpringLoadedInteraction UISpringTimingParameters
      UIStackView UIStandardTextCursorView UIStatusBarManager UIStepper UIStoryboard
      UIStoryboardPopoverSegue UIStoryboardSegue UIStoryboardUnwindSegueSource
      UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch
      UISymbolEffectCompletionContext UITab UITabAccessory UITabBar UITabBarAppearance
      UITabBarController UITabBarControllerSidebar UITabBarItem UITabBarItemAppearance
      UITabBarItemStateAppearance UITabGroup UITabSidebarItem UITabSidebarItemRequest
      UITabSidebarScrollTarget UITableView UITableViewCell UITableViewController
      UITableViewDiffableDataSource UITableViewDropPlaceholder UITableViewDropProposal
      UITableViewFocusUpdateContext UITableViewHeaderFooterView UITableViewPlaceholder
      UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview
      UITextChecker UITextCursorDropPositionAnimator UITextDragPreviewRenderer UITextDropProposal
      UITextField UITextFormattingCoordinator UITextFormattingViewController
      UITextInputAssistantItem UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer
      UITextInteraction UITextItem UITextItemMenuConfiguration UITextItemMenuPreview
      UITextLoupeSession UITextPlaceholder UITextPosition UITextRange UITextSearchOptions
      UITextSearchingFindSession UITextSelectionDisplayInteraction UITextSelectionRect UITextView
      UIToolTipConfiguration UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch
      UITrackingLayoutGuide UITraitAccessibilityContrast UITraitActiveAppearance
      UITraitDisplayGamut UITraitDisplayScale UITraitForceTouchCapability
      UITraitHDRHeadroomUsageLimit UITraitHorizontalSizeClass UITraitImageDynamicRange
      UITraitLayoutDirection UITraitLegibilityWeight UITraitListEnvironment
      UITraitPreferredContentSizeCategory UITraitResolvesNaturalAlignmentWithBaseWritingDirection
      UITraitSceneCaptureState UITraitSplitViewControllerLayoutEnvironment
      UITraitTabAccessoryEnvironment UITraitToolbarItemPresentationSize UITraitTypesettingLanguage
      UITraitUserInterfaceIdiom UITraitUserInterfaceLevel UITraitUserInterfaceStyle
      UITraitVerticalSizeClass UIUpdateActionPhase UIUpdateInfo UIUpdateLink
      UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings
      UIVibrancyEffect UIVideoEditorController UIView UIViewConfigurationState UIViewController
      UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView UIWindow UIWindowScene
      UIWindowSceneActivationAction UIWindowSceneActivationInteraction
      UIWindowSceneActivationRequestOptions UIWindowSceneDestructionRequestOptions
      UIWindowSceneDragInteraction UIWritingToolsCoordinator
    Virtualization: VZVirtualMachineView
    WatchKit: WKApplication WKExtension WKInterfaceController
      WKUserNotificationInterfaceController
    WebKit: WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore
      WKContentWorld WKDownload WKFindConfiguration WKFindResult WKFrameInfo WKHTTPCookieStore
      WKNavigation WKNavigationAction WKNavigationResponse WKOpenPanelParameters
      WKPDFConfiguration WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin
      WKSnapshotConfiguration WKUserContentController WKUserScript WKWebExtension
      WKWebExtensionAction WKWebExtensionCommand WKWebExtensionContext WKWebExtensionController
      WKWebExtensionControllerConfiguration WKWebExtensionDataRecord WKWebExtensionMatchPattern
      WKWebExtensionMessagePort WKWebExtensionTabConfiguration WKWebExtensionWindowConfiguration
      WKWebView WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore
      WKWindowFeatures WebFrameView WebView
    XCUIAutomation: XCUIApplication XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery
      XCUILocation XCUIScreen XCUIScreenshot XCUISystem
    """)
}
