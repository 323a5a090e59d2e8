// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let swiftTypes = #"""
name	module	kind	inherits	isolation	sendability	source
ARQuickLookPreviewItem	ARKit	class	NSObject	nonisolated	not-sendable	documentation
ARSCNView	ARKit	class	SCNView	main-actor	sendable	documentation
ARSKView	ARKit	class	SKView	main-actor	sendable	documentation
ARView	RealityKit	class	-	main-actor	sendable	interface
ASAccountAuthenticationModificationViewController	AuthenticationServices	class	UIViewController	main-actor	sendable	documentation
ASAuthorizationAppleIDButton	AuthenticationServices	class	NSControl	main-actor	sendable	documentation
ASAuthorizationAppleIDProvider.CredentialState	AuthenticationServices	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
ASCredentialProviderViewController	AuthenticationServices	class	NSViewController	main-actor	sendable	documentation
ATTrackingManager.AuthorizationStatus	AppTrackingTransparency	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AUGenericViewController	CoreAudioKit	class	NSViewController	main-actor	sendable	documentation
AURenderCallbackStruct	AudioToolbox	struct	-	nonisolated	not-sendable	documentation
AUViewController	CoreAudioKit	class	NSViewController	main-actor	sendable	documentation
AVAssetExportSession.Status	AVFoundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVAssetImageGenerator.Result	AVFoundation	enum	-	nonisolated	sendable	documentation
AVAudioChannelCount	AVFAudio	struct	-	nonisolated	sendable	memory
AVAudioFrameCount	AVFAudio	struct	-	nonisolated	sendable	memory
AVAudioFramePosition	AVFAudio	struct	-	nonisolated	sendable	memory
AVAudioNodeBus	AVFAudio	struct	-	nonisolated	sendable	memory
AVAudioPlayerNodeCompletionCallbackType	AVFAudio	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVAudioSession.InterruptionType	AVFAudio	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVAudioSession.RecordPermission	AVFAudio	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVAudioSession.RouteChangeReason	AVFAudio	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVAuthorizationStatus	AVFoundation	enum	-	nonisolated	sendable	memory
AVCaptureDevice.Position	AVFoundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVCaptureEvent	AVKit	class	NSObject	nonisolated	not-sendable	documentation
AVCaptureEventInteraction	AVKit	class	NSObject	main-actor	sendable	documentation
AVContentProposal	AVKit	class	NSObject	nonisolated	not-sendable	documentation
AVContentProposalViewController	AVKit	class	UIViewController	main-actor	sendable	documentation
AVContinuityDevicePickerViewController	AVKit	class	UIViewController	main-actor	sendable	documentation
AVContinuityDevicePickerViewControllerDelegate	AVKit	protocol	NSObjectProtocol	unknown	unknown	documentation
AVDisplayManager	AVKit	class	NSObject	nonisolated	not-sendable	documentation
AVInterstitialTimeRange	AVKit	class	NSObject	nonisolated	not-sendable	documentation
AVNavigationMarkersGroup	AVKit	class	NSObject	nonisolated	not-sendable	documentation
AVPlayer.Status	AVFoundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVPlayer.TimeControlStatus	AVFoundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVPlayerItem.Status	AVFoundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AVPlayerViewController	AVKit	class	UIViewController	main-actor	sendable	documentation
AVPlayerViewControllerAnimationCoordinator	AVKit	protocol	NSObjectProtocol	unknown	unknown	documentation
AVPlayerViewControllerDelegate	AVKit	protocol	NSObjectProtocol	unknown	unknown	documentation
AVSpeechBoundary	AVFAudio	enum	-	nonisolated	sendable	memory
AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus	AVFAudio	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
AXFeatureOverrideSession	Accessibility	class	NSObject	nonisolated	not-sendable	documentation
AXFeatureOverrideSessionManager	Accessibility	class	NSObject	nonisolated	not-sendable	documentation
AXObserver	ApplicationServices	class	-	nonisolated	not-sendable	memory: programs declare the conformance themselves
AXUIElement	ApplicationServices	class	-	nonisolated	not-sendable	memory: programs declare the conformance themselves
ActivityAttributes	ActivityKit	protocol	-	nonisolated	unknown	interface
Actor	_Concurrency	protocol	-	nonisolated	unknown	interface
AdditiveArithmetic	Swift	protocol	-	nonisolated	unknown	interface
AffineTransform	Foundation	struct	-	nonisolated	sendable	interface
Alignment	SwiftUI	struct	-	nonisolated	sendable	interface
AlignmentID	SwiftUI	protocol	-	nonisolated	unknown	interface
Angle	SwiftUI	struct	-	nonisolated	sendable	interface
Animatable	SwiftUI	protocol	-	nonisolated	unknown	interface
AnimatableModifier	SwiftUI	protocol	ViewModifier	main-actor	unknown	interface; it refines one of the main actor
Animation	SwiftUI	struct	-	nonisolated	sendable	interface
AnyCancellable	Combine	class	-	nonisolated	not-sendable	interface
AnyCollection	Swift	struct	-	nonisolated	unknown	interface
AnyHashable	Swift	struct	-	nonisolated	not-sendable	interface
AnyIterator	Swift	struct	-	nonisolated	not-sendable	interface
AnyKeyPath	Swift	class	-	nonisolated	not-sendable	interface
AnyObject	Swift	protocol	-	nonisolated	unknown	interface
AnyPublisher	Combine	struct	Publisher	nonisolated	not-sendable	interface
AnySequence	Swift	struct	-	nonisolated	unknown	interface
AnySubscriber	Combine	struct	-	nonisolated	not-sendable	interface
AnyView	SwiftUI	struct	-	nonisolated	unknown	interface
App	SwiftUI	protocol	-	main-actor	unknown	interface
AppEntity	AppIntents	protocol	-	nonisolated	unknown	interface
AppEnum	AppIntents	protocol	-	nonisolated	unknown	interface
AppIntent	AppIntents	protocol	-	nonisolated	unknown	interface
AppIntentTimelineProvider	WidgetKit	protocol	-	nonisolated	unknown	interface
AppShortcutsProvider	AppIntents	protocol	-	nonisolated	unknown	interface
AppStorage	SwiftUI	struct	-	nonisolated	unknown	interface
AppTransaction	StoreKit	struct	-	nonisolated	sendable	interface
Array	Swift	struct	-	nonisolated	unknown	interface
ArraySlice	Swift	struct	-	nonisolated	unknown	interface
AsyncIteratorProtocol	Swift	protocol	-	nonisolated	unknown	interface
AsyncSequence	Swift	protocol	-	nonisolated	unknown	interface
AsyncStream	_Concurrency	struct	AsyncSequence	nonisolated	unknown	interface
AsyncThrowingStream	_Concurrency	struct	AsyncSequence	nonisolated	unknown	interface
Atomic	Synchronization	struct	-	nonisolated	sendable	interface
AttributedString	Foundation	struct	-	nonisolated	sendable	interface
AudioOutputUnitMIDICallbacks	AudioToolbox	struct	-	nonisolated	not-sendable	memory: it holds pointers
AudioPlaybackIntent	AppIntents	protocol	-	nonisolated	unknown	interface
Axis	SwiftUI	struct	-	nonisolated	sendable	interface
BidirectionalCollection	Swift	protocol	-	nonisolated	unknown	interface
BinaryFloatingPoint	Swift	protocol	-	nonisolated	unknown	interface
BinaryInteger	Swift	protocol	-	nonisolated	unknown	interface
Bindable	SwiftUI	struct	-	nonisolated	unknown	interface
Binding	SwiftUI	struct	-	nonisolated	unknown	interface
BitwiseCopyable	Swift	protocol	-	nonisolated	unknown	interface
Bool	Swift	struct	-	nonisolated	sendable	interface
ButtonStyle	SwiftUI	protocol	-	main-actor	unknown	interface
ByteCountFormatStyle	Foundation	struct	-	nonisolated	sendable	interface
CABTMIDICentralViewController	CoreAudioKit	class	UITableViewController	main-actor	sendable	documentation
CABTMIDILocalPeripheralViewController	CoreAudioKit	class	UIViewController	main-actor	sendable	documentation
CAEAGLLayer	QuartzCore	class	CALayer	nonisolated	sendable	documentation
CAInterAppAudioSwitcherView	CoreAudioKit	class	UIView	main-actor	sendable	documentation
CAInterAppAudioTransportView	CoreAudioKit	class	UIView	main-actor	sendable	documentation
CBManagerState	CoreBluetooth	enum	-	nonisolated	sendable	memory
CBPeripheralState	CoreBluetooth	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CFArray	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFAttributedString	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFData	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFDictionary	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFMachPort	CoreFoundation	class	-	nonisolated	not-sendable	memory: programs declare the conformance themselves
CFMutableArray	CoreFoundation	class	-	nonisolated	not-sendable	interface
CFMutableDictionary	CoreFoundation	class	-	nonisolated	not-sendable	interface
CFNumber	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFRunLoop	CoreFoundation	class	-	nonisolated	not-sendable	interface
CFSet	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFString	CoreFoundation	class	-	nonisolated	not-sendable	memory: a published log of the compiler
CFURL	CoreFoundation	class	-	nonisolated	not-sendable	memory: declared as CFString is
CFUUID	CoreFoundation	class	-	nonisolated	not-sendable	memory: programs mark such constants nonisolated(unsafe)
CGAffineTransform	CoreGraphics	struct	-	nonisolated	sendable	interface
CGColor	CoreGraphics	class	-	nonisolated	sendable	interface
CGColorSpace	CoreGraphics	class	-	nonisolated	sendable	interface
CGContext	CoreGraphics	class	-	nonisolated	not-sendable	interface
CGDisplayStream	CoreGraphics	class	-	nonisolated	unknown	documentation
CGFloat	Foundation	struct	-	nonisolated	sendable	interface
CGImage	CoreGraphics	class	-	nonisolated	sendable	interface
CGImagePropertyOrientation	ImageIO	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CGLayer	CoreGraphics	class	-	nonisolated	not-sendable	interface
CGMutablePath	CoreGraphics	class	-	nonisolated	not-sendable	interface
CGPath	CoreGraphics	class	-	nonisolated	sendable	interface
CGPoint	Foundation	struct	-	nonisolated	sendable	interface
CGRect	Foundation	struct	-	nonisolated	sendable	interface
CGSize	Foundation	struct	-	nonisolated	sendable	interface
CGVector	CoreGraphics	struct	-	nonisolated	sendable	interface
CKAccountStatus	CloudKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CKAllowedSharingOptions	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(13.3), … ios(16.4)"
CKAsset	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKDatabaseSubscription	CloudKit	class	CKSubscription	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(14.0), ios(17.0)"
CKFetchRecordZoneChangesOperation.ZoneConfiguration	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(13.3), … ios(16.4)"
CKOperationGroup	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(13.3), … ios(16.4)"
CKQuery	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKQueryOperation.Cursor	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(13.3), … ios(16.4)"
CKQuerySubscription	CloudKit	class	CKSubscription	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(14.0), ios(17.0)"
CKRecord	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKRecordZone	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKRecordZone.ID	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(13.3), … ios(16.4)"
CKRecordZoneSubscription	CloudKit	class	CKSubscription	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(14.0), ios(17.0)"
CKShare	CloudKit	class	CKRecord	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(14.0), ios(17.0)"
CKShare.Metadata	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKShare.Participant	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKSubscription	CloudKit	class	NSObject	nonisolated	unknown	header: "NS_SWIFT_SENDABLE on macos(14.0), ios(17.0)"
CKUserIdentity	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 13.3 and iOS 16.4 on
CKUserIdentity.LookupInfo	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 13.3 and iOS 16.4 on
CLAccuracyAuthorization	CoreLocation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CLAuthorizationStatus	CoreLocation	enum	-	nonisolated	sendable	memory
CLFloor	CoreLocation	class	NSObject	nonisolated	not-sendable	documentation
CLLocation	CoreLocation	class	NSObject	nonisolated	sendable	documentation
CLLocationCoordinate2D	CoreLocation	struct	-	nonisolated	sendable	interface
CLLocationSourceInformation	CoreLocation	class	NSObject	nonisolated	not-sendable	documentation
CLProximity	CoreLocation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CLRegionState	CoreLocation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CMAcceleration	CoreMotion	struct	-	nonisolated	sendable	memory
CMAuthorizationStatus	CoreMotion	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CMBlockBuffer	CoreMedia	class	-	nonisolated	not-sendable	interface
CMBufferQueue	CoreMedia	class	-	nonisolated	not-sendable	interface
CMMagneticField	CoreMotion	struct	-	nonisolated	sendable	memory
CMQuaternion	CoreMotion	struct	-	nonisolated	sendable	memory
CMRotationRate	CoreMotion	struct	-	nonisolated	sendable	memory
CMSampleBuffer	CoreMedia	class	-	nonisolated	unknown	interface
CMTime	CoreMedia	struct	-	nonisolated	sendable	interface
CMTimeMapping	CoreMedia	struct	-	nonisolated	sendable	interface
CMTimeRange	CoreMedia	struct	-	nonisolated	sendable	interface
CMVideoDimensions	CoreMedia	struct	-	nonisolated	sendable	interface
CNAuthorizationStatus	Contacts	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CNContactPickerViewController	ContactsUI	class	UIViewController	main-actor	sendable	documentation
CNContactViewControllerDelegate	ContactsUI	protocol	NSObjectProtocol	unknown	unknown	documentation
CTCellularPlanProvisioningAddPlanResult	CoreTelephony	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CVBuffer	CoreVideo	class	-	nonisolated	unknown	interface
CVImageBuffer	CoreVideo	class	-	nonisolated	unknown	interface
CVPixelBuffer	CoreVideo	class	-	nonisolated	unknown	interface
CXCallDirectoryManager.EnabledStatus	CallKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
CXCallEndedReason	CallKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
Calendar	Foundation	struct	-	nonisolated	sendable	interface
Cancellable	Combine	protocol	-	nonisolated	unknown	interface
CancellationError	_Concurrency	struct	-	nonisolated	sendable	interface
Capsule	SwiftUI	struct	-	nonisolated	sendable	interface
CaseIterable	Swift	protocol	-	nonisolated	unknown	interface
Character	Swift	struct	-	nonisolated	sendable	interface
CharacterSet	Foundation	struct	-	nonisolated	sendable	interface
ChartContent	Charts	protocol	-	nonisolated	unknown	interface
CheckedContinuation	_Concurrency	struct	-	nonisolated	sendable	interface
Circle	SwiftUI	struct	-	nonisolated	sendable	interface
Clock	_Concurrency	protocol	-	nonisolated	unknown	interface
CocoaError	Foundation	struct	-	nonisolated	sendable	interface
Codable	Swift	protocol	-	nonisolated	unknown	interface
CodingKey	Swift	protocol	-	nonisolated	sendable	interface
CodingKeyRepresentable	Swift	protocol	-	nonisolated	unknown	interface
Collection	Swift	protocol	-	nonisolated	unknown	interface
Color	SwiftUI	struct	-	nonisolated	sendable	interface
ColorScheme	SwiftUI	struct	-	nonisolated	sendable	interface
Commands	SwiftUI	protocol	-	main-actor	unknown	interface
Comparable	Swift	protocol	-	nonisolated	unknown	interface
ComparisonResult	Foundation	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
ConnectablePublisher	Combine	protocol	Publisher	nonisolated	unknown	interface
ContentMode	SwiftUI	struct	-	nonisolated	sendable	interface
ContiguousArray	Swift	struct	-	nonisolated	unknown	interface
ContinuousClock	Swift	struct	-	nonisolated	sendable	interface
ControlGroupStyle	SwiftUI	protocol	-	main-actor	unknown	interface
ControlWidget	WidgetKit	protocol	-	main-actor	unknown	interface
Copyable	Swift	protocol	-	nonisolated	unknown	interface
CurrentValueSubject	Combine	class	Subject	nonisolated	not-sendable	interface
CustomAnimation	SwiftUI	protocol	-	nonisolated	unknown	interface
CustomCombineIdentifierConvertible	Combine	protocol	-	nonisolated	unknown	interface
CustomDebugStringConvertible	Swift	protocol	-	nonisolated	unknown	interface
CustomIntentMigratedAppIntent	AppIntents	protocol	AppIntent	nonisolated	unknown	memory
CustomLeafReflectable	Swift	protocol	-	nonisolated	unknown	interface
CustomNSError	Foundation	protocol	Error	nonisolated	sendable	interface
CustomPlaygroundDisplayConvertible	Swift	protocol	-	nonisolated	unknown	interface
CustomReflectable	Swift	protocol	-	nonisolated	unknown	interface
CustomStringConvertible	Swift	protocol	-	nonisolated	unknown	interface
CustomizableToolbarContent	SwiftUI	protocol	-	main-actor	unknown	interface
Data	Foundation	struct	-	nonisolated	sendable	interface
DataProtocol	Foundation	protocol	-	nonisolated	unknown	interface
DataScannerViewController	VisionKit	class	UIViewController	main-actor	sendable	documentation: a UIViewController
Date	Foundation	struct	-	nonisolated	sendable	interface
Date.FormatStyle	Foundation	struct	-	nonisolated	sendable	interface
Date.ISO8601FormatStyle	Foundation	struct	-	nonisolated	sendable	interface
DateComponents	Foundation	struct	-	nonisolated	sendable	interface
DateInterval	Foundation	struct	-	nonisolated	sendable	interface
DatePickerStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Decimal	Foundation	struct	-	nonisolated	sendable	interface
Decodable	Swift	protocol	-	nonisolated	unknown	interface
DecodableWithConfiguration	Foundation	protocol	-	nonisolated	unknown	interface
Decoder	Swift	protocol	-	nonisolated	unknown	interface
DecodingConfigurationProviding	Foundation	protocol	-	nonisolated	unknown	interface
Deferred	Combine	struct	Publisher	nonisolated	not-sendable	interface
Dictionary	Swift	struct	-	nonisolated	unknown	interface
DiscardingTaskGroup	_Concurrency	struct	-	nonisolated	unknown	interface
DisclosureGroupStyle	SwiftUI	protocol	-	main-actor	unknown	interface
DispatchData	Dispatch	struct	-	nonisolated	sendable	interface
DispatchGroup	Dispatch	class	-	nonisolated	sendable	interface
DispatchIO	Dispatch	class	DispatchObject	nonisolated	sendable	documentation
DispatchObject	Dispatch	class	OS_object	nonisolated	not-sendable	documentation
DispatchPredicate	Dispatch	struct	-	nonisolated	sendable	interface
DispatchQoS	Dispatch	struct	-	nonisolated	sendable	interface
DispatchQueue	Dispatch	class	-	nonisolated	sendable	interface
DispatchSemaphore	Dispatch	class	-	nonisolated	sendable	interface
DispatchSource	Dispatch	class	DispatchObject	nonisolated	sendable	documentation
DispatchSourceFileSystemObject	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceMemoryPressure	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceProcess	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceProtocol	Dispatch	protocol	NSObjectProtocol	unknown	unknown	documentation
DispatchSourceRead	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceSignal	Dispatch	protocol	DispatchSourceProtocol NSObjectProtocol	unknown	sendable	documentation
DispatchSourceTimer	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceUserDataAdd	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceUserDataOr	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceUserDataReplace	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchSourceWrite	Dispatch	protocol	DispatchSourceProtocol	unknown	unknown	documentation
DispatchTime	Dispatch	struct	-	nonisolated	sendable	interface
DispatchTimeInterval	Dispatch	struct	-	nonisolated	sendable	interface
DispatchWallTime	Dispatch	struct	-	nonisolated	sendable	interface
DispatchWorkItem	Dispatch	class	-	nonisolated	not-sendable	interface
DispatchWorkloop	Dispatch	class	-	nonisolated	sendable	interface
DisplayRepresentation	AppIntents	struct	-	nonisolated	sendable	memory: its documentation lists the conformance to Sendable
Double	Swift	struct	-	nonisolated	sendable	interface
DropDelegate	SwiftUI	protocol	-	main-actor	unknown	interface
Duration	Swift	struct	-	nonisolated	sendable	interface
DurationProtocol	Swift	protocol	-	nonisolated	unknown	interface
DynamicOptionsProvider	AppIntents	protocol	-	nonisolated	unknown	interface
DynamicProperty	SwiftUI	protocol	-	nonisolated	unknown	interface
DynamicTypeSize	SwiftUI	struct	-	nonisolated	sendable	interface
DynamicViewContent	SwiftUI	protocol	-	main-actor	unknown	interface
EKAuthorizationStatus	EventKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
Edge	SwiftUI	struct	-	nonisolated	sendable	interface
EdgeInsets	SwiftUI	struct	-	nonisolated	sendable	interface
Ellipse	SwiftUI	struct	-	nonisolated	sendable	interface
Empty	Combine	struct	Publisher	nonisolated	not-sendable	interface
Encodable	Swift	protocol	-	nonisolated	unknown	interface
EncodableWithConfiguration	Foundation	protocol	-	nonisolated	unknown	interface
Encoder	Swift	protocol	-	nonisolated	unknown	interface
EncodingConfigurationProviding	Foundation	protocol	-	nonisolated	unknown	interface
EntityQuery	AppIntents	protocol	-	nonisolated	unknown	interface
EntityStringQuery	AppIntents	protocol	-	nonisolated	unknown	interface
EnumerableEntityQuery	AppIntents	protocol	-	nonisolated	unknown	interface
Environment	SwiftUI	struct	-	nonisolated	unknown	interface
EnvironmentKey	SwiftUI	protocol	-	nonisolated	unknown	interface
EnvironmentObject	SwiftUI	struct	-	nonisolated	unknown	interface
EnvironmentalModifier	SwiftUI	protocol	-	nonisolated	unknown	interface
Equatable	Swift	protocol	-	nonisolated	unknown	interface
Error	Swift	protocol	-	nonisolated	sendable	interface
Escapable	Swift	protocol	-	nonisolated	unknown	interface
Executor	_Concurrency	protocol	-	nonisolated	unknown	interface
ExpressibleByArrayLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByBooleanLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByDictionaryLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByExtendedGraphemeClusterLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByFloatLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByIntegerLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByNilLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByStringInterpolation	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByStringLiteral	Swift	protocol	-	nonisolated	unknown	interface
ExpressibleByUnicodeScalarLiteral	Swift	protocol	-	nonisolated	unknown	interface
Fail	Combine	struct	Publisher	nonisolated	not-sendable	interface
FetchDescriptor	SwiftData	struct	-	nonisolated	unknown	interface
FixedWidthInteger	Swift	protocol	-	nonisolated	unknown	interface
Float	Swift	struct	-	nonisolated	sendable	interface
Float16	Swift	struct	-	nonisolated	sendable	interface
Float80	Swift	struct	-	nonisolated	sendable	interface
FloatingPoint	Swift	protocol	-	nonisolated	unknown	interface
FloatingPointFormatStyle	Foundation	struct	-	nonisolated	sendable	interface
FocusState	SwiftUI	struct	-	nonisolated	unknown	interface
FocusedValueKey	SwiftUI	protocol	-	nonisolated	unknown	interface
Font	SwiftUI	struct	-	nonisolated	sendable	interface
ForegroundContinuableIntent	AppIntents	protocol	-	nonisolated	unknown	interface
FormStyle	SwiftUI	protocol	-	main-actor	unknown	interface
FormatStyle	Foundation	protocol	-	nonisolated	unknown	interface
Future	Combine	class	Publisher	nonisolated	not-sendable	interface
GCEventInteraction	GameController	class	NSObject	main-actor	sendable	documentation
GCGameControllerActivationContext	GameController	class	NSObject	nonisolated	not-sendable	documentation
GCGameControllerSceneDelegate	GameController	protocol	NSObjectProtocol	unknown	unknown	documentation
GCVirtualController	GameController	class	NSObject	nonisolated	not-sendable	documentation
GCVirtualController.Configuration	GameController	class	NSObject	nonisolated	not-sendable	documentation
GCVirtualController.ElementConfiguration	GameController	class	NSObject	nonisolated	not-sendable	documentation
GKFriendsAuthorizationStatus	GameKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
GKGameSessionSharingViewController	GameKit	class	UIViewController	main-actor	sendable	documentation
GKGameSessionSharingViewControllerDelegate	GameKit	protocol	NSObjectProtocol	unknown	unknown	documentation
GKInviteeResponse	GameKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
GKPeerPickerController	GameKit	class	NSObject	nonisolated	not-sendable	documentation
GKPeerPickerControllerDelegate	GameKit	protocol	NSObjectProtocol	unknown	unknown	documentation
GKPlayerConnectionState	GameKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
GLKView	GLKit	class	UIView	main-actor	sendable	documentation
GLKViewController	GLKit	class	UIViewController	main-actor	sendable	documentation
GLKViewControllerDelegate	GLKit	protocol	NSObjectProtocol	unknown	unknown	documentation
GLKViewDelegate	GLKit	protocol	NSObjectProtocol	unknown	unknown	documentation
GaugeStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Gesture	SwiftUI	protocol	-	nonisolated	unknown	interface
GestureState	SwiftUI	struct	-	nonisolated	unknown	interface
GlobalActor	_Concurrency	protocol	-	nonisolated	unknown	interface
GridItem	SwiftUI	struct	-	nonisolated	sendable	interface
GroupBoxStyle	SwiftUI	protocol	-	main-actor	unknown	interface
HKAuthorizationRequestStatus	HealthKit	enum	-	nonisolated	sendable	documentation
HKAuthorizationStatus	HealthKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
Hashable	Swift	protocol	-	nonisolated	unknown	interface
HorizontalAlignment	SwiftUI	struct	-	nonisolated	sendable	interface
INFocusStatusAuthorizationStatus	Intents	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
INSiriAuthorizationStatus	Intents	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
INUIHostedViewControlling	IntentsUI	protocol	NSObjectProtocol	main-actor	unknown	documentation
INUIHostedViewSiriProviding	IntentsUI	protocol	NSObjectProtocol	main-actor	unknown	documentation
Identifiable	Swift	protocol	-	nonisolated	unknown	interface
Image	SwiftUI	struct	-	nonisolated	sendable	interface
ImageRenderer	SwiftUI	class	-	main-actor	sendable	interface
IndexPath	Foundation	struct	-	nonisolated	sendable	interface
IndexSet	Foundation	struct	-	nonisolated	sendable	interface
IndexViewStyle	SwiftUI	protocol	-	main-actor	unknown	interface
InsettableShape	SwiftUI	protocol	Shape	nonisolated	sendable	interface
InstantProtocol	Swift	protocol	-	nonisolated	unknown	interface
Int	Swift	struct	-	nonisolated	sendable	interface
Int128	Swift	struct	-	nonisolated	sendable	interface
Int16	Swift	struct	-	nonisolated	sendable	interface
Int32	Swift	struct	-	nonisolated	sendable	interface
Int64	Swift	struct	-	nonisolated	sendable	interface
Int8	Swift	struct	-	nonisolated	sendable	interface
IntegerFormatStyle	Foundation	struct	-	nonisolated	sendable	interface
IntentDescription	AppIntents	struct	-	nonisolated	sendable	memory: its documentation lists the conformance to Sendable
IntentTimelineProvider	WidgetKit	protocol	-	nonisolated	unknown	interface
IteratorProtocol	Swift	protocol	-	nonisolated	unknown	interface
JSONDecoder	Foundation	class	-	nonisolated	sendable	interface
JSONEncoder	Foundation	class	-	nonisolated	sendable	interface
Just	Combine	struct	Publisher	nonisolated	not-sendable	interface
KeyPath	Swift	class	-	nonisolated	not-sendable	interface
KeyValuePairs	Swift	struct	-	nonisolated	unknown	interface
KeyedDecodingContainerProtocol	Swift	protocol	-	nonisolated	unknown	interface
KeyedEncodingContainerProtocol	Swift	protocol	-	nonisolated	unknown	interface
LABiometryType	LocalAuthentication	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
LAError	LocalAuthentication	struct	-	nonisolated	sendable	memory
LAError.Code	LocalAuthentication	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
LabelStyle	SwiftUI	protocol	-	main-actor	unknown	interface
LabeledContentStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Layout	SwiftUI	protocol	-	nonisolated	unknown	interface
LayoutValueKey	SwiftUI	protocol	-	nonisolated	unknown	interface
LazyCollectionProtocol	Swift	protocol	-	nonisolated	unknown	interface
LazySequenceProtocol	Swift	protocol	-	nonisolated	unknown	interface
ListFormatStyle	Foundation	struct	-	nonisolated	sendable	interface
ListStyle	SwiftUI	protocol	-	main-actor	unknown	interface
LiveActivityIntent	AppIntents	protocol	-	nonisolated	unknown	interface
Locale	Foundation	struct	-	nonisolated	sendable	interface
Locale.Language	Foundation	struct	-	nonisolated	sendable	interface
LocalizedError	Foundation	protocol	Error	nonisolated	sendable	interface
LocalizedStringKey	SwiftUI	struct	-	nonisolated	sendable	interface
LocalizedStringResource	Foundation	struct	-	nonisolated	sendable	memory: its documentation lists the conformance to Sendable
Logger	os	struct	-	nonisolated	sendable	interface
LosslessStringConvertible	Swift	protocol	-	nonisolated	unknown	interface
MCSessionState	MultipeerConnectivity	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
MKCircleView	MapKit	class	MKOverlayPathView	main-actor	sendable	documentation
MKIconStyle	MapKit	class	NSObject	nonisolated	not-sendable	documentation
MKMapFeatureAnnotation	MapKit	class	NSObject	nonisolated	not-sendable	documentation
MKOverlayPathView	MapKit	class	MKOverlayView	main-actor	sendable	documentation
MKOverlayView	MapKit	class	UIView	main-actor	sendable	documentation
MKPolygonView	MapKit	class	MKOverlayPathView	main-actor	sendable	documentation
MKPolylineView	MapKit	class	MKOverlayPathView	main-actor	sendable	documentation
MKScaleView	MapKit	class	UIView	main-actor	sendable	documentation
MKUserTrackingBarButtonItem	MapKit	class	UIBarButtonItem	main-actor	sendable	documentation
MKUserTrackingButton	MapKit	class	UIView	main-actor	sendable	documentation
MPMediaLibraryAuthorizationStatus	MediaPlayer	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
MPMediaPickerController	MediaPlayer	class	UIViewController	main-actor	sendable	documentation
MPMediaPickerControllerDelegate	MediaPlayer	protocol	NSObjectProtocol	unknown	unknown	documentation
MPRemoteCommandHandlerStatus	MediaPlayer	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
MPTimedMetadata	MediaPlayer	class	NSObject	nonisolated	not-sendable	documentation
MPVolumeView	MediaPlayer	class	UIView	main-actor	sendable	documentation
MTAudioProcessingTapCallbacks	MediaToolbox	struct	-	nonisolated	not-sendable	documentation
MTLLogLevel	Metal	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
ManagedBuffer	Swift	class	-	nonisolated	not-sendable	interface
Map	MapKit	struct	-	main-actor	sendable	interface
MenuStyle	SwiftUI	protocol	-	main-actor	unknown	interface
ModelActor	SwiftData	protocol	-	nonisolated	unknown	interface
ModelConfiguration	SwiftData	struct	-	nonisolated	sendable	interface
ModelContainer	SwiftData	class	-	nonisolated	sendable	interface
ModelContext	SwiftData	class	-	nonisolated	not-sendable	interface
MutableCollection	Swift	protocol	-	nonisolated	unknown	interface
MutableDataProtocol	Foundation	protocol	-	nonisolated	unknown	interface
Mutex	Synchronization	struct	-	nonisolated	sendable	interface
NCUpdateResult	NotificationCenter	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
NEVPNStatus	NetworkExtension	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
NSAccessibility.Action	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.AnnotationAttributeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.Attribute	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.FontAttributeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.Notification	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.NotificationUserInfoKey	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.OrientationValue	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.ParameterizedAttribute	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.Role	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.RulerMarkerTypeValue	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.RulerUnitValue	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.SortDirectionValue	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibility.Subrole	AppKit	struct	-	nonisolated	sendable	documentation
NSAccessibilityCustomRotor.RotorType	AppKit	enum	-	nonisolated	sendable	documentation
NSAccessibilityCustomRotor.SearchDirection	AppKit	enum	-	nonisolated	sendable	documentation
NSAlert.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSAnimation.BlockingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSAnimation.Curve	AppKit	enum	-	nonisolated	sendable	documentation
NSAppearance.Name	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.AboutPanelOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.ActivationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.ActivationPolicy	AppKit	enum	-	nonisolated	sendable	documentation
NSApplication.DelegateReply	AppKit	enum	-	nonisolated	sendable	documentation
NSApplication.ModalResponse	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.OcclusionState	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.PresentationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.PrintReply	AppKit	enum	-	nonisolated	sendable	documentation
NSApplication.RemoteNotificationType	AppKit	struct	-	nonisolated	sendable	documentation
NSApplication.RequestUserAttentionType	AppKit	enum	-	nonisolated	sendable	documentation
NSApplication.TerminateReply	AppKit	enum	-	nonisolated	sendable	documentation
NSApplication.WindowListOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSApplicationDelegateAdaptor	SwiftUI	struct	-	main-actor	sendable	interface
NSBezierPath.ElementType	AppKit	enum	-	nonisolated	sendable	documentation
NSBezierPath.LineCapStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSBezierPath.LineJoinStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSBezierPath.WindingRule	AppKit	enum	-	nonisolated	sendable	documentation
NSBitmapImageRep.FileType	AppKit	enum	-	nonisolated	sendable	documentation
NSBitmapImageRep.Format	AppKit	struct	-	nonisolated	sendable	documentation
NSBitmapImageRep.LoadStatus	AppKit	enum	-	nonisolated	sendable	documentation
NSBitmapImageRep.PropertyKey	AppKit	struct	-	nonisolated	sendable	documentation
NSBitmapImageRep.TIFFCompression	AppKit	enum	-	nonisolated	sendable	documentation
NSBox.BoxType	AppKit	enum	-	nonisolated	sendable	documentation
NSBox.TitlePosition	AppKit	enum	-	nonisolated	sendable	documentation
NSBrowser.ColumnResizingType	AppKit	enum	-	nonisolated	sendable	documentation
NSBrowser.DropOperation	AppKit	enum	-	nonisolated	sendable	documentation
NSButton.BezelStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSButton.ButtonType	AppKit	enum	-	nonisolated	sendable	documentation
NSButton.GradientType	AppKit	enum	-	nonisolated	sendable	documentation
NSCell.Attribute	AppKit	enum	-	nonisolated	sendable	documentation
NSCell.CellType	AppKit	enum	-	nonisolated	sendable	documentation
NSCell.HitResult	AppKit	struct	-	nonisolated	sendable	documentation
NSCell.StyleMask	AppKit	struct	-	nonisolated	sendable	documentation
NSCollectionView.DropOperation	AppKit	enum	-	nonisolated	sendable	documentation
NSCollectionView.ScrollDirection	AppKit	enum	-	nonisolated	sendable	documentation
NSCollectionView.ScrollPosition	AppKit	struct	-	nonisolated	sendable	documentation
NSCollectionView.UpdateAction	AppKit	enum	-	nonisolated	sendable	documentation
NSCollectionViewDiffableDataSource	AppKit	class	NSObject	main-actor	sendable	interface
NSCollectionViewItem.HighlightState	AppKit	enum	-	nonisolated	sendable	documentation
NSColor.ColorType	AppKit	enum	-	nonisolated	sendable	documentation
NSColor.SystemEffect	AppKit	enum	-	nonisolated	sendable	documentation
NSColorPanel.Mode	AppKit	enum	-	nonisolated	sendable	documentation
NSColorPanel.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSColorSpace.Model	AppKit	enum	-	nonisolated	sendable	documentation
NSColorWell.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSComboButton.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSControl.ControlSize	AppKit	enum	-	nonisolated	sendable	documentation
NSControl.ImagePosition	AppKit	enum	-	nonisolated	sendable	documentation
NSControl.StateValue	AppKit	struct	-	nonisolated	sendable	documentation
NSCopying	Foundation	protocol	-	nonisolated	unknown	interface
NSCursor.FrameResizePosition	AppKit	enum	-	nonisolated	sendable	documentation
NSDatePicker.ElementFlags	AppKit	struct	-	nonisolated	sendable	documentation
NSDatePicker.Mode	AppKit	enum	-	nonisolated	sendable	documentation
NSDatePicker.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSDiffableDataSourceSnapshot	UIKit	struct	-	nonisolated	unknown	interface
NSDirectionalEdgeInsets	UIKit	struct	-	nonisolated	sendable	interface
NSDocument.ChangeType	AppKit	enum	-	nonisolated	sendable	documentation
NSDocument.SaveOperationType	AppKit	enum	-	nonisolated	sendable	documentation
NSDraggingItem.ImageComponentKey	AppKit	struct	-	nonisolated	sendable	documentation
NSDrawer.State	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.ButtonMask	AppKit	struct	-	nonisolated	sendable	documentation
NSEvent.EventSubtype	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.EventType	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.EventTypeMask	AppKit	struct	-	nonisolated	sendable	documentation
NSEvent.GestureAxis	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.ModifierFlags	AppKit	struct	-	nonisolated	sendable	documentation
NSEvent.Phase	AppKit	struct	-	nonisolated	sendable	documentation
NSEvent.PointingDeviceType	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.PressureBehavior	AppKit	enum	-	nonisolated	sendable	documentation
NSEvent.SwipeTrackingOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSFont.TextStyle	AppKit	struct	-	nonisolated	sendable	documentation
NSFont.TextStyleOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFont.Weight	AppKit	struct	-	nonisolated	sendable	documentation
NSFont.Width	AppKit	struct	-	nonisolated	sendable	documentation
NSFontAssetRequest.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSFontCollection.ActionTypeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFontCollection.Name	AppKit	struct	-	nonisolated	sendable	documentation
NSFontCollection.UserInfoKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFontCollection.Visibility	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.AttributeName	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.FeatureKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.SymbolicTraits	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.SystemDesign	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.TraitKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFontDescriptor.VariationKey	AppKit	struct	-	nonisolated	sendable	documentation
NSFontPanel.ModeMask	AppKit	struct	-	nonisolated	sendable	documentation
NSGestureRecognizer.State	AppKit	enum	-	nonisolated	sendable	documentation
NSGestureRecognizerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
NSGradient.DrawingOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSGraphicsContext.AttributeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSGraphicsContext.RepresentationFormatName	AppKit	struct	-	nonisolated	sendable	documentation
NSGridCell.Placement	AppKit	enum	-	nonisolated	sendable	documentation
NSGridRow.Alignment	AppKit	enum	-	nonisolated	sendable	documentation
NSHapticFeedbackManager.FeedbackPattern	AppKit	enum	-	nonisolated	sendable	documentation
NSHapticFeedbackManager.PerformanceTime	AppKit	enum	-	nonisolated	sendable	documentation
NSHorizontalDirection.Set	AppKit	struct	-	nonisolated	sendable	documentation
NSHostingController	SwiftUI	class	NSViewController	main-actor	sendable	interface
NSHostingMenu	SwiftUI	class	-	main-actor	sendable	interface
NSHostingSceneRepresentation	SwiftUI	class	-	main-actor	sendable	interface
NSHostingView	SwiftUI	class	NSView	main-actor	sendable	interface
NSImage.CacheMode	AppKit	enum	-	nonisolated	sendable	documentation
NSImage.DynamicRange	AppKit	enum	-	nonisolated	sendable	documentation
NSImage.LayoutDirection	AppKit	enum	-	nonisolated	sendable	documentation
NSImage.LoadStatus	AppKit	enum	-	nonisolated	sendable	documentation
NSImage.ResizingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSImage.SymbolScale	AppKit	enum	-	nonisolated	sendable	documentation
NSImageRep.HintKey	AppKit	struct	-	nonisolated	sendable	documentation
NSImageView.FrameStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSLayoutConstraint.Attribute	AppKit	enum	-	nonisolated	sendable	documentation
NSLayoutConstraint.FormatOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSLayoutConstraint.Orientation	AppKit	enum	-	nonisolated	sendable	documentation
NSLayoutConstraint.Priority	AppKit	struct	-	nonisolated	sendable	documentation
NSLayoutConstraint.Relation	AppKit	enum	-	nonisolated	sendable	documentation
NSLayoutManager.ControlCharacterAction	AppKit	struct	-	nonisolated	sendable	documentation
NSLayoutManager.GlyphProperty	AppKit	struct	-	nonisolated	sendable	documentation
NSLayoutManager.TextLayoutOrientation	AppKit	enum	-	nonisolated	sendable	documentation
NSLayoutManager.TypesetterBehavior	AppKit	enum	-	nonisolated	sendable	documentation
NSLevelIndicator.PlaceholderVisibility	AppKit	enum	-	nonisolated	sendable	documentation
NSLevelIndicator.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSMatrix.Mode	AppKit	enum	-	nonisolated	sendable	documentation
NSMediaLibraryBrowserController.Library	AppKit	struct	-	nonisolated	sendable	documentation
NSMenu.PresentationStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSMenu.Properties	AppKit	struct	-	nonisolated	sendable	documentation
NSMenu.SelectionMode	AppKit	enum	-	nonisolated	sendable	documentation
NSMenuItemBadge.BadgeType	AppKit	enum	-	nonisolated	sendable	documentation
NSMutableCopying	Foundation	protocol	-	nonisolated	unknown	interface
NSObject	Foundation	protocol	-	nonisolated	unknown	interface
NSObjectProtocol	Foundation	protocol	-	nonisolated	unknown	interface
NSOpenGLContext.Parameter	AppKit	enum	-	nonisolated	sendable	documentation
NSPDFPanel.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSPageController.TransitionStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSPageLayout.Result	AppKit	enum	-	nonisolated	sendable	documentation
NSParagraphStyle.LineBreakStrategy	AppKit	struct	-	nonisolated	sendable	documentation
NSParagraphStyle.TextTabType	AppKit	enum	-	nonisolated	sendable	documentation
NSPasteboard.AccessBehavior	AppKit	enum	-	nonisolated	sendable	documentation
NSPasteboard.ContentsOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.Name	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.PasteboardType	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.PasteboardType.FindPanelSearchOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.PasteboardType.TextFinderOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.ReadingOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.ReadingOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSPasteboard.WritingOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSPathControl.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSPickerTouchBarItem.ControlRepresentation	AppKit	enum	-	nonisolated	sendable	documentation
NSPickerTouchBarItem.SelectionMode	AppKit	enum	-	nonisolated	sendable	documentation
NSPopUpButton.ArrowPosition	AppKit	enum	-	nonisolated	sendable	documentation
NSPopover.Appearance	AppKit	enum	-	nonisolated	sendable	documentation
NSPopover.Behavior	AppKit	enum	-	nonisolated	sendable	documentation
NSPopover.CloseReason	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintInfo.AttributeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintInfo.JobDisposition	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintInfo.Orientation	AppKit	enum	-	nonisolated	sendable	documentation
NSPrintInfo.PaginationMode	AppKit	enum	-	nonisolated	sendable	documentation
NSPrintInfo.PaperOrientation	AppKit	enum	-	nonisolated	sendable	documentation
NSPrintOperation.PageOrder	AppKit	enum	-	nonisolated	sendable	documentation
NSPrintOperation.RenderingQuality	AppKit	enum	-	nonisolated	sendable	documentation
NSPrintPanel.AccessorySummaryKey	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintPanel.JobStyleHint	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintPanel.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSPrintPanel.Result	AppKit	enum	-	nonisolated	sendable	documentation
NSPrinter.PaperName	AppKit	struct	-	nonisolated	sendable	documentation
NSPrinter.TableStatus	AppKit	enum	-	nonisolated	sendable	documentation
NSPrinter.TypeName	AppKit	struct	-	nonisolated	sendable	documentation
NSProgressIndicator.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSRange	Foundation	struct	-	nonisolated	sendable	memory: a structure of numbers
NSRuleEditor.NestingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSRuleEditor.PredicatePartKey	AppKit	struct	-	nonisolated	sendable	documentation
NSRuleEditor.RowType	AppKit	enum	-	nonisolated	sendable	documentation
NSRulerView.Orientation	AppKit	enum	-	nonisolated	sendable	documentation
NSRulerView.UnitName	AppKit	struct	-	nonisolated	sendable	documentation
NSScrollView.Elasticity	AppKit	enum	-	nonisolated	sendable	documentation
NSScrollView.FindBarPosition	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.Arrow	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.ArrowPosition	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.KnobStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.Part	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSScroller.UsableParts	AppKit	enum	-	nonisolated	sendable	documentation
NSScrubber.Alignment	AppKit	enum	-	nonisolated	sendable	documentation
NSScrubber.Mode	AppKit	enum	-	nonisolated	sendable	documentation
NSSegmentedControl.Distribution	AppKit	enum	-	nonisolated	sendable	documentation
NSSegmentedControl.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSSegmentedControl.SwitchTracking	AppKit	enum	-	nonisolated	sendable	documentation
NSSharingService.CloudKitOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSSharingService.Name	AppKit	struct	-	nonisolated	sendable	documentation
NSSharingService.SharingContentScope	AppKit	enum	-	nonisolated	sendable	documentation
NSSlider.SliderType	AppKit	enum	-	nonisolated	sendable	documentation
NSSlider.TickMarkPosition	AppKit	enum	-	nonisolated	sendable	documentation
NSSliderAccessory.Width	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.Boundary	AppKit	enum	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.DictionaryKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.CommandDelimiterKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.ErrorKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.Mode	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.PhonemeInfoKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.StatusKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.SpeechPropertyKey.SynthesizerInfoKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.VoiceAttributeKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.VoiceGender	AppKit	struct	-	nonisolated	sendable	documentation
NSSpeechSynthesizer.VoiceName	AppKit	struct	-	nonisolated	sendable	documentation
NSSpellChecker.CorrectionIndicatorType	AppKit	enum	-	nonisolated	sendable	documentation
NSSpellChecker.CorrectionResponse	AppKit	enum	-	nonisolated	sendable	documentation
NSSpellChecker.OptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSSplitView.DividerStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSSplitViewItem.Behavior	AppKit	enum	-	nonisolated	sendable	documentation
NSSplitViewItem.CollapseBehavior	AppKit	enum	-	nonisolated	sendable	documentation
NSStackView.Distribution	AppKit	enum	-	nonisolated	sendable	documentation
NSStackView.Gravity	AppKit	enum	-	nonisolated	sendable	documentation
NSStackView.VisibilityPriority	AppKit	struct	-	nonisolated	sendable	documentation
NSStatusItem.Behavior	AppKit	struct	-	nonisolated	sendable	documentation
NSTabView.TabPosition	AppKit	enum	-	nonisolated	sendable	documentation
NSTabView.TabType	AppKit	enum	-	nonisolated	sendable	documentation
NSTabView.TabViewBorderType	AppKit	enum	-	nonisolated	sendable	documentation
NSTabViewController.TabStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTabViewItem.State	AppKit	enum	-	nonisolated	sendable	documentation
NSTableColumn.ResizingOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTableView.AnimationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTableView.ColumnAutoresizingStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.DraggingDestinationFeedbackStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.DropOperation	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.GridLineStyle	AppKit	struct	-	nonisolated	sendable	documentation
NSTableView.RowActionEdge	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.RowSizeStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.SelectionHighlightStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTableView.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSTableViewRowAction.Style	AppKit	enum	-	nonisolated	sendable	documentation
NSTextBlock.Dimension	AppKit	enum	-	nonisolated	sendable	documentation
NSTextBlock.Layer	AppKit	enum	-	nonisolated	sendable	documentation
NSTextBlock.ValueType	AppKit	enum	-	nonisolated	sendable	documentation
NSTextBlock.VerticalAlignment	AppKit	enum	-	nonisolated	sendable	documentation
NSTextContentManager.EnumerationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTextField.BezelStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSTextFinder.Action	AppKit	enum	-	nonisolated	sendable	documentation
NSTextFinder.MatchingType	AppKit	enum	-	nonisolated	sendable	documentation
NSTextInsertionIndicator.AutomaticModeOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTextInsertionIndicator.DisplayMode	AppKit	enum	-	nonisolated	sendable	documentation
NSTextLayoutFragment.EnumerationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTextLayoutFragment.State	AppKit	enum	-	nonisolated	sendable	documentation
NSTextLayoutManager.SegmentOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSTextLayoutManager.SegmentType	AppKit	enum	-	nonisolated	sendable	documentation
NSTextList.MarkerFormat	AppKit	struct	-	nonisolated	sendable	documentation
NSTextList.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSTextSelection.Affinity	AppKit	enum	-	nonisolated	sendable	documentation
NSTextSelection.Granularity	AppKit	enum	-	nonisolated	sendable	documentation
NSTextSelectionNavigation.Destination	AppKit	enum	-	nonisolated	sendable	documentation
NSTextSelectionNavigation.Direction	AppKit	enum	-	nonisolated	sendable	documentation
NSTextSelectionNavigation.LayoutOrientation	AppKit	enum	-	nonisolated	sendable	documentation
NSTextSelectionNavigation.Modifier	AppKit	struct	-	nonisolated	sendable	documentation
NSTextSelectionNavigation.WritingDirection	AppKit	enum	-	nonisolated	sendable	documentation
NSTextTab.OptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSTextTable.LayoutAlgorithm	AppKit	enum	-	nonisolated	sendable	documentation
NSTokenField.TokenStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSToolbar.DisplayMode	AppKit	enum	-	nonisolated	sendable	documentation
NSToolbar.SizeMode	AppKit	enum	-	nonisolated	sendable	documentation
NSToolbarItem.Identifier	AppKit	struct	-	nonisolated	sendable	documentation
NSToolbarItem.VisibilityPriority	AppKit	struct	-	nonisolated	sendable	documentation
NSToolbarItemGroup.ControlRepresentation	AppKit	enum	-	nonisolated	sendable	documentation
NSToolbarItemGroup.SelectionMode	AppKit	enum	-	nonisolated	sendable	documentation
NSTouch.Phase	AppKit	struct	-	nonisolated	sendable	documentation
NSTouch.TouchType	AppKit	enum	-	nonisolated	sendable	documentation
NSTouch.TouchTypeMask	AppKit	struct	-	nonisolated	sendable	documentation
NSTouchBarItem.Identifier	AppKit	struct	-	nonisolated	sendable	documentation
NSTouchBarItem.Priority	AppKit	struct	-	nonisolated	sendable	documentation
NSTrackingArea.Options	AppKit	struct	-	nonisolated	sendable	documentation
NSVerticalDirection.Set	AppKit	struct	-	nonisolated	sendable	documentation
NSView.AutoresizingMask	AppKit	struct	-	nonisolated	sendable	documentation
NSView.BackgroundStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSView.DefinitionOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSView.DefinitionPresentationType	AppKit	struct	-	nonisolated	sendable	documentation
NSView.FullScreenModeOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSView.LayerContentsPlacement	AppKit	enum	-	nonisolated	sendable	documentation
NSView.LayerContentsRedrawPolicy	AppKit	enum	-	nonisolated	sendable	documentation
NSViewAnimation.EffectName	AppKit	struct	-	nonisolated	sendable	documentation
NSViewAnimation.Key	AppKit	struct	-	nonisolated	sendable	documentation
NSViewController.TransitionOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSViewControllerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
NSViewRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
NSVisualEffectView.BlendingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSVisualEffectView.Material	AppKit	enum	-	nonisolated	sendable	documentation
NSVisualEffectView.State	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.AnimationBehavior	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.BackingLocation	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.BackingStoreType	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.ButtonType	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.CollectionBehavior	AppKit	struct	-	nonisolated	sendable	documentation
NSWindow.Depth	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.Level	AppKit	struct	-	nonisolated	sendable	documentation
NSWindow.NumberListOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSWindow.OcclusionState	AppKit	struct	-	nonisolated	sendable	documentation
NSWindow.OrderingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.SelectionDirection	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.SharingType	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.StyleMask	AppKit	struct	-	nonisolated	sendable	documentation
NSWindow.TabbingMode	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.TitleVisibility	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.ToolbarStyle	AppKit	enum	-	nonisolated	sendable	documentation
NSWindow.UserTabbingPreference	AppKit	enum	-	nonisolated	sendable	documentation
NSWorkspace.AuthorizationType	AppKit	enum	-	nonisolated	sendable	documentation
NSWorkspace.DesktopImageOptionKey	AppKit	struct	-	nonisolated	sendable	documentation
NSWorkspace.FileOperationName	AppKit	struct	-	nonisolated	sendable	documentation
NSWorkspace.IconCreationOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSWorkspace.LaunchConfigurationKey	AppKit	struct	-	nonisolated	sendable	documentation
NSWorkspace.LaunchOptions	AppKit	struct	-	nonisolated	sendable	documentation
NSWritingToolsCoordinator.ContextScope	AppKit	enum	-	nonisolated	sendable	documentation
NSWritingToolsCoordinator.State	AppKit	enum	-	nonisolated	sendable	documentation
NSWritingToolsCoordinator.TextAnimation	AppKit	enum	-	nonisolated	sendable	documentation
NSWritingToolsCoordinator.TextReplacementReason	AppKit	enum	-	nonisolated	sendable	documentation
NSWritingToolsCoordinator.TextUpdateReason	AppKit	enum	-	nonisolated	sendable	documentation
NWBonjourServiceEndpoint	NetworkExtension	class	NWEndpoint	nonisolated	not-sendable	documentation
NWBrowser	Network	class	-	nonisolated	sendable	documentation
NWConnection	Network	class	-	nonisolated	sendable	documentation
NWConnectionGroup	Network	class	-	nonisolated	sendable	documentation
NWEndpoint	Network	enum	-	nonisolated	sendable	documentation
NWError	Network	struct	-	nonisolated	sendable	documentation
NWInterface	Network	struct	-	nonisolated	sendable	documentation
NWListener	Network	class	-	nonisolated	sendable	documentation
NWPath	Network	struct	-	nonisolated	sendable	documentation
NWPathMonitor	Network	class	-	nonisolated	sendable	documentation
NWTCPConnection	NetworkExtension	class	NSObject	nonisolated	not-sendable	documentation
NWTLSParameters	NetworkExtension	class	NSObject	nonisolated	not-sendable	documentation
Namespace	SwiftUI	struct	-	nonisolated	unknown	interface
NavigationSplitViewStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Never	Swift	enum	-	nonisolated	sendable	interface
Notification	Foundation	struct	-	nonisolated	not-sendable	interface
Notification.Name	Foundation	struct	-	nonisolated	sendable	interface
Numeric	Swift	protocol	-	nonisolated	unknown	interface
OSAllocatedUnfairLock	os	struct	-	nonisolated	sendable	interface
OSLog	os	class	-	nonisolated	sendable	interface
OSSignpostID	os	struct	-	nonisolated	sendable	interface
OSSignposter	os	struct	-	nonisolated	sendable	interface
ObjectIdentifier	Swift	struct	-	nonisolated	sendable	interface
Observable	Observation	protocol	-	nonisolated	unknown	interface
ObservableObject	Combine	protocol	-	nonisolated	unknown	interface
ObservableObjectPublisher	Combine	class	Publisher	nonisolated	not-sendable	interface
ObservationRegistrar	Observation	struct	-	nonisolated	sendable	interface
ObservedObject	SwiftUI	struct	-	nonisolated	unknown	interface
OpaquePointer	Swift	struct	-	nonisolated	not-sendable	interface
OpenIntent	AppIntents	protocol	-	nonisolated	unknown	interface
OperationQueue.SchedulerTimeType	Foundation	struct	-	nonisolated	sendable	interface
OptionSet	Swift	protocol	-	nonisolated	unknown	interface
Optional	Swift	struct	-	nonisolated	unknown	interface
PHASESoundEventStartHandlerReason	PHASE	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
PHAuthorizationStatus	Photos	enum	-	nonisolated	sendable	memory
PHPickerConfiguration	PhotosUI	struct	-	nonisolated	unknown	documentation: a structure of the Swift module, which hides the class of the header
PHPickerFilter	PhotosUI	struct	-	nonisolated	unknown	documentation: a structure of the Swift module, which hides the class of the header
PHPickerResult	PhotosUI	struct	-	nonisolated	unknown	documentation: a structure of the Swift module, which hides the class of the header
PKAddPassButton	PassKit	class	UIButton	main-actor	sendable	documentation
PKAddPassesViewController	PassKit	class	UIViewController	main-actor	sendable	documentation
PKAddPassesViewControllerDelegate	PassKit	protocol	NSObjectProtocol	unknown	unknown	documentation
PKAddPaymentPassViewController	PassKit	class	UIViewController	main-actor	sendable	documentation
PKAddPaymentPassViewControllerDelegate	PassKit	protocol	NSObjectProtocol	unknown	unknown	documentation
PKAddSecureElementPassViewController	PassKit	class	UIViewController	main-actor	sendable	documentation
PKAddSecureElementPassViewControllerDelegate	PassKit	protocol	NSObjectProtocol	unknown	unknown	documentation
PKAutomaticPassPresentationSuppressionResult	PassKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
PKCanvasView	PencilKit	class	UIScrollView	main-actor	sendable	documentation
PKCanvasViewDelegate	PencilKit	protocol	NSObjectProtocol UIScrollViewDelegate	main-actor	unknown	documentation
PKIdentityButton	PassKit	class	UIControl	main-actor	sendable	documentation
PKPassLibraryAddPassesStatus	PassKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
PKPayLaterView	PassKit	class	UIView	main-actor	sendable	documentation
PKPayLaterViewDelegate	PassKit	protocol	NSObjectProtocol	unknown	unknown	documentation
PKPaymentAuthorizationStatus	PassKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
PKShareSecureElementPassViewController	PassKit	class	UIViewController	main-actor	sendable	documentation
PKShareSecureElementPassViewControllerDelegate	PassKit	protocol	NSObjectProtocol	unknown	unknown	documentation
PKToolPicker	PencilKit	class	NSObject	nonisolated	not-sendable	documentation
PKToolPicker.Delegate	PencilKit	protocol	NSObjectProtocol	main-actor	unknown	documentation
PKToolPickerCustomItem	PencilKit	class	PKToolPickerItem	nonisolated	not-sendable	documentation
PKToolPickerLassoItem	PencilKit	class	PKToolPickerItem	nonisolated	not-sendable	documentation
PKToolPickerObserver	PencilKit	protocol	NSObjectProtocol	main-actor	unknown	documentation
PKToolPickerRulerItem	PencilKit	class	PKToolPickerItem	nonisolated	not-sendable	documentation
PKToolPickerScribbleItem	PencilKit	class	PKToolPickerItem	nonisolated	not-sendable	documentation
POSIXError	Foundation	struct	-	nonisolated	sendable	interface
ParseStrategy	Foundation	protocol	-	nonisolated	unknown	interface
PartialKeyPath	Swift	class	-	nonisolated	not-sendable	interface
PassthroughSubject	Combine	class	Subject	nonisolated	not-sendable	interface
Path	SwiftUI	struct	-	nonisolated	sendable	interface
PersistentIdentifier	SwiftData	struct	-	nonisolated	sendable	interface
PersistentModel	SwiftData	protocol	-	nonisolated	not-sendable	interface
PersonNameComponents	Foundation	struct	-	nonisolated	sendable	interface
PhotosPicker	PhotosUI	struct	-	main-actor	sendable	interface
PickerStyle	SwiftUI	protocol	-	main-actor	unknown	interface
PreferenceKey	SwiftUI	protocol	-	nonisolated	unknown	interface
PreviewProvider	SwiftUI	protocol	-	main-actor	unknown	interface
PrimitiveButtonStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Product	StoreKit	struct	-	nonisolated	sendable	interface
Product.SubscriptionInfo	StoreKit	struct	-	nonisolated	sendable	interface
ProductView	StoreKit	struct	-	main-actor	sendable	interface
ProgressViewStyle	SwiftUI	protocol	-	main-actor	unknown	interface
PropertyListDecoder	Foundation	class	-	nonisolated	sendable	interface
PropertyListEncoder	Foundation	class	-	nonisolated	sendable	interface
Published	Combine	struct	-	nonisolated	not-sendable	interface
Published.Publisher	Combine	struct	Publisher	nonisolated	not-sendable	interface
Publisher	Combine	protocol	-	nonisolated	unknown	interface
QLPreviewController	QuickLook	class	UIViewController	main-actor	sendable	documentation
QLPreviewControllerDataSource	QuickLook	protocol	-	main-actor	unknown	documentation
QLPreviewControllerDelegate	QuickLook	protocol	NSObjectProtocol	unknown	unknown	documentation
QLPreviewSceneActivationConfiguration	QuickLook	class	UIWindowSceneActivationConfiguration	nonisolated	sendable	documentation
QLPreviewSceneActivationConfiguration.Options	QuickLook	class	NSObject	nonisolated	not-sendable	documentation
Query	SwiftData	struct	-	nonisolated	unknown	interface
RPBroadcastActivityViewController	ReplayKit	class	UIViewController	main-actor	sendable	documentation
RPBroadcastActivityViewControllerDelegate	ReplayKit	protocol	NSObjectProtocol	unknown	unknown	documentation
RPBroadcastConfiguration	ReplayKit	class	NSObject	nonisolated	not-sendable	documentation
RPBroadcastMP4ClipHandler	ReplayKit	class	RPBroadcastHandler	nonisolated	not-sendable	documentation
RPSampleBufferType	ReplayKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
RPSystemBroadcastPickerView	ReplayKit	class	UIView	main-actor	sendable	documentation
RandomAccessCollection	Swift	protocol	-	nonisolated	unknown	interface
RandomNumberGenerator	Swift	protocol	-	nonisolated	unknown	interface
RangeExpression	Swift	protocol	-	nonisolated	unknown	interface
RangeReplaceableCollection	Swift	protocol	-	nonisolated	unknown	interface
RawRepresentable	Swift	protocol	-	nonisolated	unknown	interface
Record	Combine	struct	Publisher	nonisolated	not-sendable	interface
RecoverableError	Foundation	protocol	Error	nonisolated	sendable	interface
Rectangle	SwiftUI	struct	-	nonisolated	sendable	interface
ReferenceWritableKeyPath	Swift	class	-	nonisolated	not-sendable	interface
Regex	RegexBuilder	struct	-	nonisolated	not-sendable	measured with Swift 6.3.1
Result	Swift	struct	-	nonisolated	unknown	interface
RoundedRectangle	SwiftUI	struct	-	nonisolated	sendable	interface
RunLoop.SchedulerTimeType	Foundation	struct	-	nonisolated	sendable	interface
SCNMatrix4	SceneKit	struct	-	nonisolated	sendable	memory: a structure of numbers
SCNVector3	SceneKit	struct	-	nonisolated	sendable	memory: a structure of numbers
SCNVector4	SceneKit	struct	-	nonisolated	sendable	memory: a structure of numbers
SFAddToHomeScreenActivityItem	SafariServices	protocol	NSObjectProtocol	unknown	unknown	documentation
SFAddToHomeScreenInfo	SafariServices	class	NSObject	nonisolated	not-sendable	documentation
SFSafariViewController	SafariServices	class	UIViewController	main-actor	sendable	documentation
SFSafariViewController.ActivityButton	SafariServices	class	NSObject	nonisolated	not-sendable	documentation
SFSafariViewController.Configuration	SafariServices	class	NSObject	nonisolated	not-sendable	documentation
SFSafariViewController.DataStore	SafariServices	class	NSObject	nonisolated	not-sendable	documentation
SFSafariViewController.PrewarmingToken	SafariServices	class	NSObject	nonisolated	not-sendable	documentation
SFSafariViewControllerDelegate	SafariServices	protocol	NSObjectProtocol	unknown	unknown	documentation
SFSpeechRecognitionTaskState	Speech	enum	-	nonisolated	sendable	memory
SFSpeechRecognizerAuthorizationStatus	Speech	enum	-	nonisolated	sendable	memory
SHA256	CryptoKit	struct	-	nonisolated	sendable	interface
SHA512	CryptoKit	struct	-	nonisolated	sendable	interface
SKCloudServiceAuthorizationStatus	StoreKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
SKPaymentTransactionState	StoreKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
SKProductStorePromotionVisibility	StoreKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
SLComposeSheetConfigurationItem	Social	class	NSObject	nonisolated	not-sendable	documentation
SLComposeViewController	Social	class	UIViewController	main-actor	sendable	documentation
SWRemoveParticipantAlertController	SharedWithYou	class	UIViewController	main-actor	sendable	documentation
Scene	SwiftUI	protocol	-	main-actor	unknown	interface
SceneStorage	SwiftUI	struct	-	nonisolated	unknown	interface
Scheduler	Combine	protocol	-	nonisolated	unknown	interface
Schema.Version	SwiftData	struct	-	nonisolated	sendable	interface
SchemaMigrationPlan	SwiftData	protocol	-	nonisolated	unknown	interface
Sendable	Swift	protocol	-	nonisolated	sendable	interface
Sequence	Swift	protocol	-	nonisolated	unknown	interface
SerialExecutor	_Concurrency	protocol	-	nonisolated	unknown	interface
Set	Swift	struct	-	nonisolated	unknown	interface
SetAlgebra	Swift	protocol	-	nonisolated	unknown	interface
SetValueIntent	AppIntents	protocol	-	nonisolated	unknown	interface
Shape	SwiftUI	protocol	-	nonisolated	sendable	interface
ShapeStyle	SwiftUI	protocol	-	nonisolated	unknown	interface
SignedInteger	Swift	protocol	-	nonisolated	unknown	interface
SignedNumeric	Swift	protocol	-	nonisolated	unknown	interface
SingleValueDecodingContainer	Swift	protocol	-	nonisolated	unknown	interface
SingleValueEncodingContainer	Swift	protocol	-	nonisolated	unknown	interface
Slice	Swift	struct	-	nonisolated	unknown	interface
State	SwiftUI	struct	-	nonisolated	unknown	interface
StateObject	SwiftUI	struct	-	nonisolated	unknown	interface
StaticString	Swift	struct	-	nonisolated	sendable	interface
StoreView	StoreKit	struct	-	main-actor	sendable	interface
Strideable	Swift	protocol	-	nonisolated	unknown	interface
String	Swift	struct	-	nonisolated	sendable	interface
StringInterpolationProtocol	Swift	protocol	-	nonisolated	unknown	interface
Subject	Combine	protocol	Publisher	nonisolated	unknown	interface
Subscriber	Combine	protocol	-	nonisolated	unknown	interface
Subscription	Combine	protocol	-	nonisolated	unknown	interface
SubscriptionStoreView	StoreKit	struct	-	main-actor	sendable	interface
Substring	Swift	struct	-	nonisolated	sendable	interface
SuiteTrait	Testing	protocol	-	nonisolated	unknown	interface
SuspendingClock	Swift	struct	-	nonisolated	sendable	interface
SymmetricKey	CryptoKit	struct	-	nonisolated	sendable	interface
TabContent	SwiftUI	protocol	-	main-actor	unknown	interface
TabViewStyle	SwiftUI	protocol	-	main-actor	unknown	interface
TableColumnContent	SwiftUI	protocol	-	main-actor	unknown	interface
TableRowContent	SwiftUI	protocol	-	main-actor	unknown	interface
TableStyle	SwiftUI	protocol	-	main-actor	unknown	interface
Task	_Concurrency	struct	-	nonisolated	sendable	interface
TaskExecutor	_Concurrency	protocol	-	nonisolated	sendable	interface
TaskGroup	_Concurrency	struct	-	nonisolated	unknown	interface
TaskPriority	_Concurrency	struct	-	nonisolated	sendable	interface
TestTrait	Testing	protocol	-	nonisolated	unknown	interface
Text	SwiftUI	struct	-	nonisolated	sendable	interface
TextEditorStyle	SwiftUI	protocol	-	main-actor	unknown	interface
TextFieldStyle	SwiftUI	protocol	-	main-actor	unknown	interface
TextOutputStream	Swift	protocol	-	nonisolated	unknown	interface
TextOutputStreamable	Swift	protocol	-	nonisolated	unknown	interface
ThrowingTaskGroup	_Concurrency	struct	-	nonisolated	unknown	interface
TimeInterval	Foundation	struct	-	nonisolated	sendable	interface
TimeZone	Foundation	struct	-	nonisolated	sendable	interface
Timeline	WidgetKit	struct	-	nonisolated	unknown	interface
TimelineEntry	WidgetKit	protocol	-	nonisolated	unknown	interface
TimelineProvider	WidgetKit	protocol	-	nonisolated	unknown	interface
TimelineReloadPolicy	WidgetKit	struct	-	nonisolated	unknown	interface
ToggleStyle	SwiftUI	protocol	-	main-actor	unknown	interface
ToolbarContent	SwiftUI	protocol	-	main-actor	unknown	interface
TopLevelDecoder	Combine	protocol	-	nonisolated	unknown	interface
TopLevelEncoder	Combine	protocol	-	nonisolated	unknown	interface
Transferable	SwiftUI	protocol	-	nonisolated	unknown	interface
TransientAppEntity	AppIntents	protocol	-	nonisolated	unknown	memory
TypeDisplayRepresentation	AppIntents	struct	-	nonisolated	sendable	memory: its documentation lists the conformance to Sendable
UIActivityIndicatorView.Style	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIApplication.State	UIKit	struct	-	nonisolated	sendable	interface
UIApplicationDelegateAdaptor	SwiftUI	struct	-	main-actor	sendable	interface
UIBackgroundFetchResult	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIBackgroundTaskIdentifier	UIKit	struct	-	nonisolated	sendable	interface
UIBarButtonItem.Style	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIBarButtonItem.SystemItem	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIBarStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIBlurEffect.Style	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIButton.ButtonType	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UICollectionViewDiffableDataSource	UIKit	class	NSObject	main-actor	sendable	interface
UIContentSizeCategory	UIKit	struct	-	nonisolated	sendable	interface
UIControl.Event	UIKit	struct	-	nonisolated	sendable	interface
UIControl.State	UIKit	struct	-	nonisolated	sendable	interface
UICoordinateSpace	UIKit	protocol	NSObjectProtocol	main-actor	unknown	documentation
UIDeviceOrientation	UIKit	struct	-	nonisolated	sendable	interface
UIEdgeInsets	UIKit	struct	-	nonisolated	sendable	interface
UIGestureRecognizer.State	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIGestureRecognizerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
UIHostingController	SwiftUI	class	UIViewController	main-actor	sendable	interface
UIInterfaceOrientation	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIInterfaceOrientationMask	UIKit	struct	-	nonisolated	sendable	interface
UIKeyboardAppearance	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIKeyboardType	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIModalPresentationStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIModalTransitionStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIOffset	UIKit	struct	-	nonisolated	sendable	interface
UIReturnKeyType	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIScrollView.IndicatorStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIStatusBarStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UITableView.Style	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UITableViewCell.AccessoryType	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UITableViewCell.CellStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UITableViewCell.SelectionStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UITableViewDiffableDataSource	UIKit	class	NSObject	main-actor	sendable	interface
UITextField.BorderStyle	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIUserInterfaceIdiom	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIUserInterfaceStyle	UIKit	struct	-	nonisolated	sendable	interface
UIView.AnimationOptions	UIKit	struct	-	nonisolated	sendable	interface
UIView.ContentMode	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIViewAnimatingPosition	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIViewControllerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
UIViewRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
UInt	Swift	struct	-	nonisolated	sendable	interface
UInt128	Swift	struct	-	nonisolated	sendable	interface
UInt16	Swift	struct	-	nonisolated	sendable	interface
UInt32	Swift	struct	-	nonisolated	sendable	interface
UInt64	Swift	struct	-	nonisolated	sendable	interface
UInt8	Swift	struct	-	nonisolated	sendable	interface
UNAlertStyle	UserNotifications	enum	-	nonisolated	sendable	memory
UNAuthorizationStatus	UserNotifications	enum	-	nonisolated	sendable	memory
UNNotificationSetting	UserNotifications	enum	-	nonisolated	sendable	memory
UNShowPreviewsSetting	UserNotifications	enum	-	nonisolated	sendable	memory
URL	Foundation	struct	-	nonisolated	sendable	interface
URLComponents	Foundation	struct	-	nonisolated	sendable	interface
URLError	Foundation	struct	-	nonisolated	sendable	interface
URLQueryItem	Foundation	struct	-	nonisolated	sendable	interface
URLRequest	Foundation	struct	-	nonisolated	sendable	interface
URLSession.AuthChallengeDisposition	Foundation	enum	-	nonisolated	sendable	documentation
URLSession.DelayedRequestDisposition	Foundation	enum	-	nonisolated	sendable	documentation
URLSession.ResponseDisposition	Foundation	enum	-	nonisolated	sendable	documentation
URLSessionTask.State	Foundation	enum	-	nonisolated	sendable	documentation
URLSessionWebSocketTask.CloseCode	Foundation	enum	-	nonisolated	sendable	documentation
UUID	Foundation	struct	-	nonisolated	sendable	interface
Unicode	Swift	struct	-	nonisolated	sendable	interface
UnitPoint	SwiftUI	struct	-	nonisolated	sendable	interface
UnkeyedDecodingContainer	Swift	protocol	-	nonisolated	unknown	interface
UnkeyedEncodingContainer	Swift	protocol	-	nonisolated	unknown	interface
UnownedJob	_Concurrency	struct	-	nonisolated	sendable	interface
UnsafeBufferPointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsafeContinuation	_Concurrency	struct	-	nonisolated	sendable	interface
UnsafeMutableBufferPointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsafeMutablePointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsafeMutableRawPointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsafePointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsafeRawPointer	Swift	struct	-	nonisolated	not-sendable	interface
UnsignedInteger	Swift	protocol	-	nonisolated	unknown	interface
VNDocumentCameraScan	VisionKit	class	NSObject	nonisolated	not-sendable	documentation
VNDocumentCameraViewController	VisionKit	class	UIViewController	main-actor	sendable	documentation
VNDocumentCameraViewControllerDelegate	VisionKit	protocol	NSObjectProtocol	unknown	unknown	documentation
VSAccountAccessStatus	VideoSubscriberAccount	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
VTDecompressionOutputCallbackRecord	VideoToolbox	struct	-	nonisolated	not-sendable	documentation
VectorArithmetic	SwiftUI	protocol	-	nonisolated	unknown	interface
VersionedSchema	SwiftData	protocol	-	nonisolated	unknown	interface
VerticalAlignment	SwiftUI	struct	-	nonisolated	sendable	interface
View	SwiftUI	protocol	-	main-actor	unknown	interface
ViewBuilder	SwiftUI	struct	-	nonisolated	unknown	interface
ViewModifier	SwiftUI	protocol	-	main-actor	unknown	interface
WCSessionActivationState	WatchConnectivity	enum	-	nonisolated	sendable	memory
WKBackgroundFetchResult	WatchKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKContextMenuElementInfo	WebKit	class	NSObject	main-actor	sendable	documentation
WKDownload.RedirectPolicy	WebKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKHostingController	SwiftUI	class	WKInterfaceController	main-actor	sendable	interface
WKInterfaceObjectRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
WKMediaPlaybackState	WebKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKNavigationActionPolicy	WebKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKNavigationResponsePolicy	WebKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKPermissionDecision	WebKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
WKPreviewActionItem	WebKit	protocol	NSObjectProtocol UIPreviewActionItem	unknown	unknown	documentation
WKPreviewElementInfo	WebKit	class	NSObject	nonisolated	not-sendable	documentation
WebPage	WebKit	class	-	main-actor	sendable	interface
Widget	WidgetKit	protocol	-	main-actor	unknown	interface
WidgetBundle	WidgetKit	protocol	-	main-actor	unknown	interface
WidgetCenter	WidgetKit	class	-	nonisolated	unknown	interface
WidgetConfigurationIntent	AppIntents	protocol	-	nonisolated	unknown	interface
WritableKeyPath	Swift	class	-	nonisolated	not-sendable	interface
"""#
}
