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
CKAsset	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKQuery	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKRecord	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKRecordZone	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKShare.Metadata	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
CKShare.Participant	CloudKit	class	NSObject	nonisolated	unknown	interface: Sendable from macOS 14 and iOS 17 on
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
CustomNSError	Foundation	protocol	-	nonisolated	sendable	interface
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
InsettableShape	SwiftUI	protocol	-	nonisolated	unknown	interface
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
LocalizedError	Foundation	protocol	-	nonisolated	sendable	interface
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
NSApplicationDelegateAdaptor	SwiftUI	struct	-	main-actor	sendable	interface
NSCollectionViewDiffableDataSource	AppKit	class	NSObject	main-actor	sendable	interface
NSCopying	Foundation	protocol	-	nonisolated	unknown	interface
NSDiffableDataSourceSnapshot	UIKit	struct	-	nonisolated	unknown	interface
NSDirectionalEdgeInsets	UIKit	struct	-	nonisolated	sendable	interface
NSGestureRecognizerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
NSHostingController	SwiftUI	class	NSViewController	main-actor	sendable	interface
NSHostingMenu	SwiftUI	class	-	main-actor	sendable	interface
NSHostingSceneRepresentation	SwiftUI	class	-	main-actor	sendable	interface
NSHostingView	SwiftUI	class	NSView	main-actor	sendable	interface
NSMutableCopying	Foundation	protocol	-	nonisolated	unknown	interface
NSObject	Foundation	protocol	-	nonisolated	unknown	interface
NSObjectProtocol	Foundation	protocol	-	nonisolated	unknown	interface
NSRange	Foundation	struct	-	nonisolated	sendable	memory: a structure of numbers
NSViewControllerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
NSViewRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
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
RecoverableError	Foundation	protocol	-	nonisolated	sendable	interface
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
Shape	SwiftUI	protocol	-	nonisolated	unknown	interface
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
UIApplication.State	UIKit	struct	-	nonisolated	sendable	interface
UIApplicationDelegateAdaptor	SwiftUI	struct	-	main-actor	sendable	interface
UIBackgroundFetchResult	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIBackgroundTaskIdentifier	UIKit	struct	-	nonisolated	sendable	interface
UICollectionViewDiffableDataSource	UIKit	class	NSObject	main-actor	sendable	interface
UIContentSizeCategory	UIKit	struct	-	nonisolated	sendable	interface
UIControl.Event	UIKit	struct	-	nonisolated	sendable	interface
UIControl.State	UIKit	struct	-	nonisolated	sendable	interface
UICoordinateSpace	UIKit	protocol	NSObjectProtocol	main-actor	unknown	documentation
UIDeviceOrientation	UIKit	struct	-	nonisolated	sendable	interface
UIEdgeInsets	UIKit	struct	-	nonisolated	sendable	interface
UIGestureRecognizerRepresentable	SwiftUI	protocol	-	main-actor	unknown	interface
UIHostingController	SwiftUI	class	UIViewController	main-actor	sendable	interface
UIInterfaceOrientation	UIKit	enum	-	nonisolated	sendable	memory: an enumeration of C, which is always Sendable
UIInterfaceOrientationMask	UIKit	struct	-	nonisolated	sendable	interface
UIOffset	UIKit	struct	-	nonisolated	sendable	interface
UITableViewDiffableDataSource	UIKit	class	NSObject	main-actor	sendable	interface
UIUserInterfaceStyle	UIKit	struct	-	nonisolated	sendable	interface
UIView.AnimationOptions	UIKit	struct	-	nonisolated	sendable	interface
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
