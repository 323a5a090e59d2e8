// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let members = #"""
type	member	level	result	source
-	NSApp	static	NSApplication	documentation
ARAnchor	identifier	instance	UUID	documentation
ARAnchor	name	instance	String?	documentation
ARAnchor	transform	instance	simd_float4x4	documentation
ARFrame	camera	instance	ARCamera	documentation
ARSCNView	delegate	instance	(any ARSCNViewDelegate)?	documentation
ARSCNView	session	instance	ARSession	documentation
ARSession	configuration	instance	ARConfiguration?	documentation
ARSession	delegate	instance	(any ARSessionDelegate)?	documentation
ARSession	identifier	instance	UUID	documentation
ASAuthorization	provider	instance	any ASAuthorizationProvider	documentation
ASAuthorizationController	delegate	instance	(any ASAuthorizationControllerDelegate)?	documentation
AVAsset	creationDate	instance	AVMetadataItem?	documentation
AVAsset	duration	instance	CMTime	documentation
AVAsset	metadata	instance	[AVMetadataItem]	documentation
AVAssetExportSession	asset	instance	AVAsset	documentation
AVAssetExportSession	error	instance	(any Error)?	documentation
AVAssetExportSession	metadata	instance	[AVMetadataItem]?	documentation
AVAssetExportSession	progress	instance	Float	documentation
AVAssetExportSession	status	instance	AVAssetExportSession.Status	documentation
AVAssetReader	asset	instance	AVAsset	documentation
AVAssetReader	error	instance	(any Error)?	documentation
AVAssetReader	status	instance	AVAssetReader.Status	documentation
AVAssetWriter	delegate	instance	(any AVAssetWriterDelegate)?	documentation
AVAssetWriter	error	instance	(any Error)?	documentation
AVAssetWriter	inputs	instance	[AVAssetWriterInput]	documentation
AVAssetWriter	metadata	instance	[AVMetadataItem]	documentation
AVAssetWriter	status	instance	AVAssetWriter.Status	documentation
AVAssetWriterInput	metadata	instance	[AVMetadataItem]	documentation
AVAssetWriterInput	transform	instance	CGAffineTransform	documentation
AVAudioApplication	shared	static	AVAudioApplication	documentation
AVAudioEngine	inputNode	instance	AVAudioInputNode	documentation
AVAudioEngine	mainMixerNode	instance	AVAudioMixerNode	documentation
AVAudioEngine	outputNode	instance	AVAudioOutputNode	documentation
AVAudioFile	isOpen	instance	Bool	documentation
AVAudioFile	length	instance	AVAudioFramePosition	documentation
AVAudioFile	url	instance	URL	documentation
AVAudioFormat	channelCount	instance	AVAudioChannelCount	memory
AVAudioFormat	sampleRate	instance	Double	memory
AVAudioNode	engine	instance	AVAudioEngine?	documentation
AVAudioNode	inputFormat(forBus:)	instance	AVAudioFormat	memory
AVAudioNode	outputFormat(forBus:)	instance	AVAudioFormat	memory
AVAudioPCMBuffer	format	instance	AVAudioFormat	memory
AVAudioPCMBuffer	frameLength	instance	AVAudioFrameCount	documentation
AVAudioPCMBuffer	stride	instance	Int	documentation
AVAudioPlayer	currentTime	instance	TimeInterval	memory
AVAudioPlayer	data	instance	Data?	documentation
AVAudioPlayer	delegate	instance	(any AVAudioPlayerDelegate)?	documentation
AVAudioPlayer	duration	instance	TimeInterval	documentation
AVAudioPlayer	format	instance	AVAudioFormat	documentation
AVAudioPlayer	settings	instance	[String: Any]	documentation
AVAudioPlayer	url	instance	URL?	documentation
AVAudioRecorder	delegate	instance	(any AVAudioRecorderDelegate)?	documentation
AVAudioRecorder	format	instance	AVAudioFormat	documentation
AVAudioRecorder	settings	instance	[String: Any]	documentation
AVAudioRecorder	url	instance	URL	documentation
AVAudioSession	delegate	instance	(any AVAudioSessionDelegate)?	documentation
AVAudioSession	mode	instance	AVAudioSession.Mode	documentation
AVAudioSession	sharedInstance()	static	AVAudioSession	documentation
AVAudioSessionRouteDescription	inputs	instance	[AVAudioSessionPortDescription]	documentation
AVAudioTime	sampleTime	instance	AVAudioFramePosition	memory
AVCaptureConnection	isActive	instance	Bool	documentation
AVCaptureConnection	isEnabled	instance	Bool	documentation
AVCaptureConnection	output	instance	AVCaptureOutput?	documentation
AVCaptureDevice	position	instance	AVCaptureDevice.Position	documentation
AVCaptureDeviceInput	device	instance	AVCaptureDevice	documentation
AVCapturePhoto	bracketSettings	instance	AVCaptureBracketedStillImageSettings?	documentation
AVCapturePhoto	cameraCalibrationData	instance	AVCameraCalibrationData?	documentation
AVCapturePhoto	constantColorCenterWeightedMeanConfidenceLevel	instance	Float	documentation
AVCapturePhoto	constantColorConfidenceMap	instance	CVPixelBuffer?	documentation
AVCapturePhoto	depthData	instance	AVDepthData?	documentation
AVCapturePhoto	embeddedThumbnailPhotoFormat	instance	[String: Any]?	documentation
AVCapturePhoto	fileDataRepresentation()	instance	Data?	documentation
AVCapturePhoto	isConstantColorFallbackPhoto	instance	Bool	documentation
AVCapturePhoto	isRawPhoto	instance	Bool	documentation
AVCapturePhoto	lensStabilizationStatus	instance	AVCaptureDevice.LensStabilizationStatus	documentation
AVCapturePhoto	metadata	instance	[String: Any]	documentation
AVCapturePhoto	photoCount	instance	Int	documentation
AVCapturePhoto	pixelBuffer	instance	CVPixelBuffer?	documentation
AVCapturePhoto	portraitEffectsMatte	instance	AVPortraitEffectsMatte?	documentation
AVCapturePhoto	previewPixelBuffer	instance	CVPixelBuffer?	documentation
AVCapturePhoto	resolvedSettings	instance	AVCaptureResolvedPhotoSettings	documentation
AVCapturePhoto	sequenceCount	instance	Int	documentation
AVCapturePhoto	sourceDeviceType	instance	AVCaptureDevice.DeviceType?	documentation
AVCapturePhoto	timestamp	instance	CMTime	documentation
AVCaptureSession	connections	instance	[AVCaptureConnection]	documentation
AVCaptureSession	inputs	instance	[AVCaptureInput]	documentation
AVCaptureVideoPreviewLayer	connection	instance	AVCaptureConnection?	documentation
AVCaptureVideoPreviewLayer	session	instance	AVCaptureSession?	documentation
AVMetadataItem	duration	instance	CMTime	documentation
AVMetadataItem	identifier	instance	AVMetadataIdentifier?	documentation
AVMetadataItem	key	instance	(any NSCopying & NSObjectProtocol)?	documentation
AVMetadataItem	locale	instance	Locale?	documentation
AVMetadataItem	numberValue	instance	NSNumber?	documentation
AVMetadataItem	startDate	instance	Date?	documentation
AVMetadataItem	stringValue	instance	String?	documentation
AVMetadataItem	time	instance	CMTime	documentation
AVMetadataItem	value	instance	(any NSCopying & NSObjectProtocol)?	documentation
AVMetadataMachineReadableCodeObject	corners	instance	[CGPoint]	documentation
AVMetadataMachineReadableCodeObject	descriptor	instance	CIBarcodeDescriptor?	documentation
AVMetadataMachineReadableCodeObject	stringValue	instance	String?	documentation
AVMetadataObject	bounds	instance	CGRect	documentation
AVMetadataObject	duration	instance	CMTime	documentation
AVMetadataObject	time	instance	CMTime	documentation
AVMetadataObject	type	instance	AVMetadataObject.ObjectType	documentation
AVPictureInPictureController	delegate	instance	(any AVPictureInPictureControllerDelegate)?	documentation
AVPlayer	currentItem	instance	AVPlayerItem?	documentation
AVPlayer	error	instance	(any Error)?	documentation
AVPlayer	status	instance	AVPlayer.Status	documentation
AVPlayerItem	asset	instance	AVAsset	documentation
AVPlayerItem	duration	instance	CMTime	documentation
AVPlayerItem	error	instance	(any Error)?	documentation
AVPlayerItem	status	instance	AVPlayerItem.Status	documentation
AVPlayerItem	template	instance	AVPlayerItem?	documentation
AVPlayerLayer	player	instance	AVPlayer?	documentation
AVPlayerViewController	delegate	instance	(any AVPlayerViewControllerDelegate)?	documentation
AVPlayerViewController	player	instance	AVPlayer?	documentation
AVSpeechSynthesizer	delegate	instance	(any AVSpeechSynthesizerDelegate)?	documentation
AVSpeechUtterance	speechString	instance	String	memory
AVURLAsset	url	instance	URL	documentation
BGTask	identifier	instance	String	documentation
BGTaskScheduler	shared	static	BGTaskScheduler	documentation
Bundle	main	static	Bundle	documentation
Bundle	path(forResource:ofType:)	instance	String?	interface
Bundle	url(forResource:withExtension:)	instance	URL?	interface
Bundle	url(forResource:withExtension:subdirectory:)	instance	URL?	interface
CAAnimation	delegate	instance	(any CAAnimationDelegate)?	documentation
CADisplayLink	duration	instance	CFTimeInterval	documentation
CAGradientLayer	type	instance	CAGradientLayerType	documentation
CALayer	backgroundColor	instance	CGColor?	documentation
CALayer	bounds	instance	CGRect	documentation
CALayer	contents	instance	Any?	documentation
CALayer	cornerRadius	instance	CGFloat	documentation
CALayer	delegate	instance	(any CALayerDelegate)?	documentation
CALayer	filters	instance	[Any]?	documentation
CALayer	frame	instance	CGRect	documentation
CALayer	isHidden	instance	Bool	documentation
CALayer	mask	instance	CALayer?	documentation
CALayer	name	instance	String?	documentation
CALayer	opacity	instance	Float	documentation
CALayer	position	instance	CGPoint	documentation
CALayer	style	instance	[AnyHashable: Any]?	documentation
CALayer	transform	instance	CATransform3D	documentation
CAShapeLayer	path	instance	CGPath?	documentation
CBAttribute	uuid	instance	CBUUID	documentation
CBCentralManager	delegate	instance	(any CBCentralManagerDelegate)?	documentation
CBCentralManager	isScanning	instance	Bool	documentation
CBCharacteristic	descriptors	instance	[CBDescriptor]?	documentation
CBCharacteristic	isBroadcasted	instance	Bool	documentation
CBCharacteristic	isNotifying	instance	Bool	documentation
CBCharacteristic	properties	instance	CBCharacteristicProperties	documentation
CBCharacteristic	service	instance	CBService?	documentation
CBCharacteristic	value	instance	Data?	documentation
CBManager	authorization	instance	CBManagerAuthorization	documentation
CBManager	authorization	static	CBManagerAuthorization	documentation
CBManager	state	instance	CBManagerState	documentation
CBPeer	identifier	instance	UUID	documentation
CBPeripheral	ancsAuthorized	instance	Bool	documentation
CBPeripheral	canSendWriteWithoutResponse	instance	Bool	documentation
CBPeripheral	delegate	instance	(any CBPeripheralDelegate)?	documentation
CBPeripheral	name	instance	String?	documentation
CBPeripheral	rssi	instance	NSNumber?	documentation
CBPeripheral	services	instance	[CBService]?	documentation
CBPeripheral	state	instance	CBPeripheralState	documentation
CBPeripheralManager	delegate	instance	(any CBPeripheralManagerDelegate)?	documentation
CBService	characteristics	instance	[CBCharacteristic]?	documentation
CBService	includedServices	instance	[CBService]?	documentation
CBService	isPrimary	instance	Bool	documentation
CBService	peripheral	instance	CBPeripheral?	documentation
CBUUID	data	instance	Data	documentation
CBUUID	uuidString	instance	String	documentation
CGColor	clear	static	CGColor	documentation
CHHapticEngine	capabilitiesForHardware()	static	any CHHapticDeviceCapability	documentation
CKContainer	default()	static	CKContainer	documentation
CKContainer	privateCloudDatabase	instance	CKDatabase	documentation
CKContainer	publicCloudDatabase	instance	CKDatabase	documentation
CKContainer	sharedCloudDatabase	instance	CKDatabase	documentation
CKRecord	creationDate	instance	Date?	documentation
CKRecord	parent	instance	CKRecord.Reference?	documentation
CKRecord	recordID	instance	CKRecord.ID	documentation
CKRecord	share	instance	CKRecord.Reference?	documentation
CKRecordZone	default()	static	CKRecordZone	documentation
CKRecordZone	share	instance	CKRecord.Reference?	documentation
CKRecordZone	zoneID	instance	CKRecordZone.ID	documentation
CKShare	owner	instance	CKShare.Participant	documentation
CKShare	url	instance	URL?	documentation
CLBeacon	major	instance	NSNumber	documentation
CLBeacon	minor	instance	NSNumber	documentation
CLBeacon	uuid	instance	UUID	documentation
CLHeading	x	instance	CLHeadingComponentValue	documentation
CLHeading	y	instance	CLHeadingComponentValue	documentation
CLLocation	coordinate	instance	CLLocationCoordinate2D	documentation
CLLocationManager	delegate	instance	(any CLLocationManagerDelegate)?	documentation
CLLocationManager	location	instance	CLLocation?	documentation
CLPlacemark	country	instance	String?	documentation
CLPlacemark	location	instance	CLLocation?	documentation
CLPlacemark	name	instance	String?	documentation
CLPlacemark	region	instance	CLRegion?	documentation
CLPlacemark	timeZone	instance	TimeZone?	documentation
CLRegion	center	instance	CLLocationCoordinate2D	documentation
CLRegion	identifier	instance	String	documentation
CMAccelerometerData	acceleration	instance	CMAcceleration	memory
CMAltitudeData	relativeAltitude	instance	NSNumber	memory
CMAttitude	pitch	instance	Double	memory
CMAttitude	roll	instance	Double	memory
CMAttitude	yaw	instance	Double	memory
CMDeviceMotion	attitude	instance	CMAttitude	documentation
CMDeviceMotion	gravity	instance	CMAcceleration	memory
CMDeviceMotion	rotationRate	instance	CMRotationRate	memory
CMDeviceMotion	userAcceleration	instance	CMAcceleration	memory
CMGyroData	rotationRate	instance	CMRotationRate	memory
CMMagnetometerData	magneticField	instance	CMMagneticField	memory
CMMotionActivity	running	instance	Bool	documentation
CMMotionActivity	startDate	instance	Date	documentation
CMMotionActivity	unknown	instance	Bool	documentation
CMMotionManager	deviceMotion	instance	CMDeviceMotion?	documentation
CMPedometerData	distance	instance	NSNumber?	documentation
CMPedometerData	numberOfSteps	instance	NSNumber	memory
CMPedometerData	startDate	instance	Date	documentation
CMSampleBuffer	dataBuffer	instance	CMBlockBuffer?	documentation
CMSampleBuffer	duration	instance	CMTime	documentation
CMSampleBuffer	isValid	instance	Bool	documentation
CNContact	identifier	instance	String	documentation
CPNowPlayingTemplate	shared	static	CPNowPlayingTemplate	documentation
CSSearchableIndex	default()	static	CSSearchableIndex	documentation
CTTelephonyNetworkInfo	delegate	instance	(any CTTelephonyNetworkInfoDelegate)?	documentation
CWWiFiClient	shared()	static	CWWiFiClient	documentation
CXCall	uuid	instance	UUID	documentation
CXCallController	callObserver	instance	CXCallObserver	memory: the header declares it so
CXProvider	configuration	instance	CXProviderConfiguration	documentation
CXTransaction	uuid	instance	UUID	documentation
Calendar	current	static	Calendar	documentation
Calendar	identifier	instance	Calendar.Identifier	documentation
Calendar	locale	instance	Locale?	documentation
Calendar	timeZone	instance	TimeZone	documentation
Data	count	instance	Int	documentation
Data	endIndex	instance	Data.Index	documentation
Data	first	instance	UInt8?	documentation
Data	isEmpty	instance	Bool	documentation
Data	last	instance	UInt8?	documentation
Data	lazy	instance	LazySequence<Data>	documentation
Data	publisher	instance	Publishers.Sequence<Data, Never>	documentation
Data	regions	instance	CollectionOfOne<Data>	documentation
Data	startIndex	instance	Data.Index	documentation
Date	distantFuture	static	Date	documentation
Date	distantPast	static	Date	documentation
Date	now	static	Date	documentation
Date	timeIntervalSince1970	instance	TimeInterval	documentation
DateComponents	date	instance	Date?	documentation
DateComponents	day	instance	Int?	documentation
DateComponents	hour	instance	Int?	documentation
DateComponents	minute	instance	Int?	documentation
DateComponents	month	instance	Int?	documentation
DateComponents	nanosecond	instance	Int?	documentation
DateComponents	second	instance	Int?	documentation
DateComponents	timeZone	instance	TimeZone?	documentation
DateComponents	year	instance	Int?	documentation
DateFormatter	dateFormat	instance	String!	documentation
DateFormatter	locale	instance	Locale!	documentation
DateFormatter	timeZone	instance	TimeZone!	documentation
DispatchQueue	global()	static	DispatchQueue	interface
DispatchQueue	main	static	DispatchQueue	interface
DistributedNotificationCenter	default()	static	DistributedNotificationCenter	documentation
EKCalendar	cgColor	instance	CGColor!	documentation
EKCalendar	color	instance	NSColor!	documentation
EKCalendar	source	instance	EKSource!	documentation
EKCalendar	title	instance	String	documentation
EKCalendar	type	instance	EKCalendarType	documentation
EKEvent	startDate	instance	Date!	documentation
EKEvent	status	instance	EKEventStatus	documentation
EKReminder	priority	instance	Int	documentation
FIFinderSyncController	default()	static	FIFinderSyncController	documentation
FileHandle	bytes	instance	FileHandle.AsyncBytes	documentation
FileHandle	fileDescriptor	instance	Int32	documentation
FileHandle	nullDevice	static	FileHandle	documentation
FileHandle	standardError	static	FileHandle	documentation
FileHandle	standardInput	static	FileHandle	documentation
FileHandle	standardOutput	static	FileHandle	documentation
FileManager	default	static	FileManager	documentation
FileManager	delegate	instance	(any FileManagerDelegate)?	documentation
FileManager	temporaryDirectory	instance	URL	documentation
GCController	current	static	GCController?	documentation
GCController	input	instance	GCControllerLiveInput	documentation
GCController	light	instance	GCDeviceLight?	documentation
GKLocalPlayer	local	static	GKLocalPlayer	documentation
GKMatch	delegate	instance	(any GKMatchDelegate)?	documentation
GKMatch	players	instance	[GKPlayer]	documentation
GKMatchmaker	shared()	static	GKMatchmaker	documentation
GKPlayer	alias	instance	String	documentation
GKPlayer	displayName	instance	String	documentation
HKLiveWorkoutBuilder	dataSource	instance	HKLiveWorkoutDataSource?	documentation
HKLiveWorkoutBuilder	delegate	instance	(any HKLiveWorkoutBuilderDelegate)?	documentation
HKQuantitySample	count	instance	Int	documentation
HKSample	startDate	instance	Date	documentation
HKStatistics	startDate	instance	Date	documentation
HKWorkout	duration	instance	TimeInterval	documentation
HKWorkoutBuilder	allStatistics	instance	[HKQuantityType: HKStatistics]	documentation
HKWorkoutBuilder	device	instance	HKDevice?	documentation
HKWorkoutBuilder	endDate	instance	Date?	documentation
HKWorkoutBuilder	metadata	instance	[String: Any]	documentation
HKWorkoutBuilder	startDate	instance	Date?	documentation
HKWorkoutBuilder	workoutActivities	instance	[HKWorkoutActivity]	documentation
HKWorkoutBuilder	workoutConfiguration	instance	HKWorkoutConfiguration	documentation
HKWorkoutBuilder	workoutEvents	instance	[HKWorkoutEvent]	documentation
HKWorkoutSession	activityType	instance	HKWorkoutActivityType	documentation
HKWorkoutSession	currentActivity	instance	HKWorkoutActivity	documentation
HKWorkoutSession	delegate	instance	(any HKWorkoutSessionDelegate)?	documentation
HKWorkoutSession	endDate	instance	Date?	documentation
HKWorkoutSession	locationType	instance	HKWorkoutSessionLocationType	documentation
HKWorkoutSession	startDate	instance	Date?	documentation
HKWorkoutSession	state	instance	HKWorkoutSessionState	documentation
HKWorkoutSession	type	instance	HKWorkoutSessionType	documentation
HKWorkoutSession	workoutConfiguration	instance	HKWorkoutConfiguration	documentation
HTTPCookie	domain	instance	String	documentation
HTTPCookie	name	instance	String	documentation
HTTPCookie	path	instance	String	documentation
HTTPCookie	value	instance	String	documentation
HTTPCookie	version	instance	Int	documentation
HTTPCookieStorage	shared	static	HTTPCookieStorage	documentation
HTTPURLResponse	statusCode	instance	Int	documentation
Host	address	instance	String?	documentation
Host	current()	static	Host	documentation
Host	name	instance	String?	documentation
Host	names	instance	[String]	documentation
INIntent	identifier	instance	String?	documentation
INInteraction	identifier	instance	String	documentation
INInteraction	intent	instance	INIntent	documentation
INVoiceShortcutCenter	shared	static	INVoiceShortcutCenter	documentation
IndexPath	count	instance	Int	documentation
IndexPath	endIndex	instance	IndexPath.Index	documentation
IndexPath	first	instance	Int?	documentation
IndexPath	isEmpty	instance	Bool	documentation
IndexPath	item	instance	Int	documentation
IndexPath	last	instance	Int?	documentation
IndexPath	lazy	instance	LazySequence<IndexPath>	documentation
IndexPath	publisher	instance	Publishers.Sequence<IndexPath, Never>	documentation
IndexPath	row	instance	Int	documentation
IndexPath	section	instance	Int	documentation
IndexPath	startIndex	instance	IndexPath.Index	documentation
JSONDecoder	userInfo	instance	[CodingUserInfoKey: Any]	documentation
JSONEncoder	outputFormatting	instance	JSONEncoder.OutputFormatting	documentation
JSONEncoder	userInfo	instance	[CodingUserInfoKey: Any]	documentation
Locale	current	static	Locale	documentation
Locale	identifier	instance	String	documentation
Locale	timeZone	instance	TimeZone?	documentation
MCNearbyServiceAdvertiser	delegate	instance	(any MCNearbyServiceAdvertiserDelegate)?	documentation
MCNearbyServiceBrowser	delegate	instance	(any MCNearbyServiceBrowserDelegate)?	documentation
MCPeerID	displayName	instance	String	documentation
MCSession	connectedPeers	instance	[MCPeerID]	documentation
MCSession	delegate	instance	(any MCSessionDelegate)?	documentation
MCSession	encryptionPreference	instance	MCEncryptionPreference	documentation
MCSession	myPeerID	instance	MCPeerID	documentation
MCSession	securityIdentity	instance	[Any]?	documentation
MKMapItem	identifier	instance	MKMapItem.Identifier?	documentation
MKMapItem	name	instance	String?	documentation
MKMapItem	timeZone	instance	TimeZone?	documentation
MKMapItem	url	instance	URL?	documentation
MKMapView	camera	instance	MKMapCamera	documentation
MKMapView	delegate	instance	(any MKMapViewDelegate)?	documentation
MKUserLocation	location	instance	CLLocation?	documentation
MKUserLocation	subtitle	instance	String?	documentation
MKUserLocation	title	instance	String?	documentation
MLModel	configuration	instance	MLModelConfiguration	documentation
MPMediaItem	artwork	instance	MPMediaItemArtwork?	documentation
MPMediaItem	title	instance	String?	documentation
MPMediaLibrary	default()	static	MPMediaLibrary	documentation
MPNowPlayingInfoCenter	default()	static	MPNowPlayingInfoCenter	documentation
MPRemoteCommand	isEnabled	instance	Bool	documentation
MPRemoteCommandCenter	playCommand	instance	MPRemoteCommand	documentation
MPRemoteCommandCenter	shared()	static	MPRemoteCommandCenter	documentation
MPRemoteCommandEvent	command	instance	MPRemoteCommand	documentation
MTKView	delegate	instance	(any MTKViewDelegate)?	documentation
MTKView	device	instance	(any MTLDevice)?	documentation
NEVPNManager	connection	instance	NEVPNConnection	documentation
NEVPNManager	isEnabled	instance	Bool	documentation
NEVPNManager	localizedDescription	instance	String?	documentation
NEVPNManager	protocol	instance	NEVPNProtocol?	documentation
NEVPNManager	shared()	static	NEVPNManager	documentation
NISession	configuration	instance	NIConfiguration?	documentation
NISession	delegate	instance	(any NISessionDelegate)?	documentation
NSAlert	buttons	instance	[NSButton]	documentation
NSAlert	delegate	instance	(any NSAlertDelegate)?	documentation
NSAlert	icon	instance	NSImage!	documentation
NSAlert	window	instance	NSWindow	documentation
NSAnimationContext	current	static	NSAnimationContext	documentation
NSAppearance	current	static	NSAppearance!	documentation
NSAppearance	currentDrawing()	static	NSAppearance	documentation
NSAppearance	name	instance	NSAppearance.Name	documentation
NSAppleEventDescriptor	record()	static	NSAppleEventDescriptor	documentation
NSAppleEventManager	shared()	static	NSAppleEventManager	documentation
NSApplication	appearance	instance	NSAppearance?	documentation
NSApplication	delegate	instance	(any NSApplicationDelegate)?	documentation
NSApplication	isActive	instance	Bool	documentation
NSApplication	isHidden	instance	Bool	documentation
NSApplication	shared	static	NSApplication	documentation
NSAttributedString	length	instance	Int	documentation
NSAttributedString	string	instance	String	documentation
NSButton	image	instance	NSImage?	documentation
NSButton	state	instance	NSControl.StateValue	documentation
NSButton	title	instance	String	documentation
NSCell	action	instance	Selector?	documentation
NSCell	alignment	instance	NSTextAlignment	documentation
NSCell	doubleValue	instance	Double	documentation
NSCell	font	instance	NSFont?	documentation
NSCell	image	instance	NSImage?	documentation
NSCell	intValue	instance	Int32	documentation
NSCell	isEnabled	instance	Bool	documentation
NSCell	representedObject	instance	Any?	documentation
NSCell	state	instance	NSControl.StateValue	documentation
NSCell	stringValue	instance	String	documentation
NSCell	tag	instance	Int	documentation
NSCell	target	instance	AnyObject?	documentation
NSCell	title	instance	String	documentation
NSCell	type	instance	NSCell.CellType	documentation
NSColor	cgColor	instance	CGColor	documentation
NSColor	type	instance	NSColor.ColorType	documentation
NSColorPanel	shared	static	NSColorPanel	documentation
NSControl	action	instance	Selector?	documentation
NSControl	alignment	instance	NSTextAlignment	documentation
NSControl	doubleValue	instance	Double	documentation
NSControl	font	instance	NSFont?	documentation
NSControl	intValue	instance	Int32	documentation
NSControl	isEnabled	instance	Bool	documentation
NSControl	stringValue	instance	String	documentation
NSControl	tag	instance	Int	documentation
NSControl	target	instance	AnyObject?	documentation
NSCursor	current	static	NSCursor	documentation
NSCursor	image	instance	UIImage	documentation
NSDocument	displayName	instance	String!	documentation
NSDocument	fileURL	instance	URL?	documentation
NSDocumentController	shared	static	NSDocumentController	documentation
NSEntityDescription	indexes	instance	[NSFetchIndexDescription]	documentation
NSEntityDescription	name	instance	String?	documentation
NSEntityDescription	userInfo	instance	[AnyHashable: Any]?	documentation
NSError	code	instance	Int	documentation
NSError	domain	instance	String	documentation
NSError	localizedDescription	instance	String	documentation
NSError	userInfo	instance	[String: Any]	documentation
NSEvent	characters	instance	String?	documentation
NSEvent	context	instance	NSGraphicsContext?	documentation
NSEvent	type	instance	NSEvent.EventType	documentation
NSEvent	window	instance	NSWindow?	documentation
NSExtensionContext	inputItems	instance	[Any]	documentation
NSExtensionItem	attachments	instance	[NSItemProvider]?	documentation
NSExtensionItem	userInfo	instance	[AnyHashable: Any]?	documentation
NSFetchRequest	entity	instance	NSEntityDescription?	documentation
NSFetchRequest	predicate	instance	NSPredicate?	documentation
NSFetchedResultsController	delegate	instance	(any NSFetchedResultsControllerDelegate)?	documentation
NSFetchedResultsController	managedObjectContext	instance	NSManagedObjectContext	memory: the header declares it so
NSFilePromiseProvider	delegate	instance	(any NSFilePromiseProviderDelegate)?	documentation
NSFilePromiseProvider	userInfo	instance	Any?	documentation
NSFileProviderManager	default	static	NSFileProviderManager	documentation
NSFont	boldSystemFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	controlContentFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	displayName	instance	String?	documentation
NSFont	labelFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	menuBarFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	menuFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	messageFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	monospacedDigitSystemFont(ofSize:weight:)	static	NSFont	memory: the header declares it so
NSFont	monospacedSystemFont(ofSize:weight:)	static	NSFont	memory: the header declares it so
NSFont	paletteFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	systemFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	systemFont(ofSize:weight:)	static	NSFont	memory: the header declares it so
NSFont	titleBarFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	toolTipsFont(ofSize:)	static	NSFont	memory: the header declares it so
NSFont	vertical	instance	NSFont	documentation
NSFontManager	shared	static	NSFontManager	documentation
NSGraphicsContext	current	static	NSGraphicsContext?	documentation
NSHapticFeedbackManager	defaultPerformer	static	any NSHapticFeedbackPerformer	documentation
NSImage	backgroundColor	instance	NSColor	documentation
NSImage	delegate	instance	(any NSImageDelegate)?	documentation
NSImage	isValid	instance	Bool	documentation
NSImage	locale	instance	Locale?	documentation
NSImage	size	instance	NSSize	documentation
NSImageView	image	instance	NSImage?	documentation
NSLayoutConstraint	constant	instance	CGFloat	documentation
NSLayoutConstraint	identifier	instance	String?	documentation
NSLayoutConstraint	isActive	instance	Bool	documentation
NSLayoutConstraint	priority	instance	NSLayoutConstraint.Priority	documentation
NSLayoutConstraint	relation	instance	NSLayoutConstraint.Relation	documentation
NSLayoutManager	delegate	instance	(any NSLayoutManagerDelegate)?	documentation
NSManagedObject	entity	instance	NSEntityDescription	documentation
NSManagedObject	managedObjectContext	instance	NSManagedObjectContext?	memory: the header declares it so
NSManagedObject	objectID	instance	NSManagedObjectID	documentation
NSManagedObjectContext	name	instance	String?	documentation
NSManagedObjectContext	parent	instance	NSManagedObjectContext?	documentation
NSManagedObjectContext	persistentStoreCoordinator	instance	NSPersistentStoreCoordinator?	documentation
NSManagedObjectContext	userInfo	instance	NSMutableDictionary	documentation
NSManagedObjectID	entity	instance	NSEntityDescription	documentation
NSMenu	delegate	instance	(any NSMenuDelegate)?	documentation
NSMenu	font	instance	NSFont!	documentation
NSMenu	items	instance	[NSMenuItem]	documentation
NSMenu	size	instance	NSSize	documentation
NSMenu	title	instance	String	documentation
NSMenuItem	action	instance	Selector?	documentation
NSMenuItem	image	instance	NSImage?	documentation
NSMenuItem	isEnabled	instance	Bool	documentation
NSMenuItem	isHidden	instance	Bool	documentation
NSMenuItem	parent	instance	NSMenuItem?	documentation
NSMenuItem	representedObject	instance	Any?	documentation
NSMenuItem	separator()	static	NSMenuItem	documentation
NSMenuItem	state	instance	NSControl.StateValue	documentation
NSMenuItem	subtitle	instance	String?	documentation
NSMenuItem	tag	instance	Int	documentation
NSMenuItem	target	instance	AnyObject?	documentation
NSMenuItem	title	instance	String	documentation
NSMenuItem	toolTip	instance	String?	documentation
NSMenuItem	view	instance	NSView?	documentation
NSMergePolicy	mergeByPropertyObjectTrump	static	NSMergePolicy	documentation
NSNotification	object	instance	Any?	documentation
NSNotification	userInfo	instance	[AnyHashable: Any]?	documentation
NSNumber	boolValue	instance	Bool	documentation
NSNumber	decimalValue	instance	Decimal	documentation
NSNumber	doubleValue	instance	Double	documentation
NSNumber	floatValue	instance	Float	documentation
NSNumber	int16Value	instance	Int16	documentation
NSNumber	int32Value	instance	Int32	documentation
NSNumber	int64Value	instance	Int64	documentation
NSNumber	int8Value	instance	Int8	documentation
NSNumber	intValue	instance	Int	documentation
NSNumber	stringValue	instance	String	documentation
NSNumber	uint16Value	instance	UInt16	documentation
NSNumber	uint32Value	instance	UInt32	documentation
NSNumber	uint64Value	instance	UInt64	documentation
NSNumber	uint8Value	instance	UInt8	documentation
NSNumber	uintValue	instance	UInt	documentation
NSPasteboard	general	static	NSPasteboard	documentation
NSPasteboard	name	instance	NSPasteboard.Name	documentation
NSPersistentContainer	name	instance	String	documentation
NSPersistentContainer	newBackgroundContext()	instance	NSManagedObjectContext	documentation
NSPersistentContainer	persistentStoreCoordinator	instance	NSPersistentStoreCoordinator	documentation
NSPersistentContainer	viewContext	instance	NSManagedObjectContext	documentation
NSPersistentStore	identifier	instance	String!	documentation
NSPersistentStore	metadata	instance	[String: Any]!	documentation
NSPersistentStore	options	instance	[AnyHashable: Any]?	documentation
NSPersistentStore	persistentStoreCoordinator	instance	NSPersistentStoreCoordinator?	documentation
NSPersistentStore	type	instance	String	documentation
NSPersistentStore	url	instance	URL?	documentation
NSPersistentStoreCoordinator	name	instance	String?	documentation
NSPersistentStoreDescription	configuration	instance	String?	documentation
NSPersistentStoreDescription	options	instance	[String: NSObject]	documentation
NSPersistentStoreDescription	timeout	instance	TimeInterval	documentation
NSPersistentStoreDescription	type	instance	String	documentation
NSPersistentStoreDescription	url	instance	URL?	documentation
NSPopover	appearance	instance	NSAppearance?	documentation
NSPopover	delegate	instance	(any NSPopoverDelegate)?	documentation
NSRegularExpression	options	instance	NSRegularExpression.Options	documentation
NSRegularExpression	pattern	instance	String	documentation
NSRunningApplication	current	static	NSRunningApplication	documentation
NSRunningApplication	icon	instance	NSImage?	documentation
NSRunningApplication	isActive	instance	Bool	documentation
NSRunningApplication	isHidden	instance	Bool	documentation
NSRunningApplication	processIdentifier	instance	pid_t	documentation
NSSavePanel	delegate	instance	(any NSOpenSavePanelDelegate)?	documentation
NSSavePanel	identifier	instance	NSUserInterfaceItemIdentifier?	documentation
NSSavePanel	message	instance	String!	documentation
NSSavePanel	title	instance	String!	documentation
NSSavePanel	url	instance	URL?	documentation
NSScreen	depth	instance	NSWindow.Depth	documentation
NSScreen	frame	instance	NSRect	documentation
NSScreen	main	static	NSScreen?	documentation
NSScrollView	backgroundColor	instance	NSColor	documentation
NSScrollView	contentView	instance	NSClipView	documentation
NSSplitView	delegate	instance	(any NSSplitViewDelegate)?	documentation
NSStatusBar	system	static	NSStatusBar	documentation
NSStatusItem	action	instance	Selector?	documentation
NSStatusItem	button	instance	NSStatusBarButton?	documentation
NSStatusItem	image	instance	NSImage?	documentation
NSStatusItem	isEnabled	instance	Bool	documentation
NSStatusItem	length	instance	CGFloat	documentation
NSStatusItem	target	instance	AnyObject?	documentation
NSStatusItem	title	instance	String?	documentation
NSStatusItem	toolTip	instance	String?	documentation
NSStatusItem	view	instance	NSView?	documentation
NSStoryboard	main	static	NSStoryboard?	documentation
NSTableView	backgroundColor	instance	NSColor	documentation
NSTableView	delegate	instance	(any NSTableViewDelegate)?	documentation
NSTableView	numberOfSelectedColumns	instance	Int	documentation
NSTableView	style	instance	NSTableView.Style	documentation
NSText	alignment	instance	NSTextAlignment	documentation
NSText	backgroundColor	instance	NSColor?	documentation
NSText	delegate	instance	(any NSTextDelegate)?	documentation
NSText	font	instance	NSFont?	documentation
NSText	string	instance	String	documentation
NSText	textColor	instance	NSColor?	documentation
NSTextAttachment	bounds	instance	CGRect	documentation
NSTextAttachment	contents	instance	Data?	documentation
NSTextAttachment	image	instance	NSImage?	documentation
NSTextCheckingResult	components	instance	[NSTextCheckingKey: String]?	documentation
NSTextCheckingResult	date	instance	Date?	documentation
NSTextCheckingResult	range	instance	NSRange	documentation
NSTextCheckingResult	url	instance	URL?	documentation
NSTextContainer	size	instance	CGSize	documentation
NSTextField	backgroundColor	instance	NSColor?	documentation
NSTextField	delegate	instance	(any NSTextFieldDelegate)?	documentation
NSTextField	textColor	instance	NSColor?	documentation
NSTextStorage	characters	instance	[NSTextStorage]	documentation
NSTextStorage	delegate	instance	(any NSTextStorageDelegate)?	documentation
NSTextStorage	font	instance	NSFont?	documentation
NSTextStorage	foregroundColor	instance	NSColor?	documentation
NSTextStorage	words	instance	[NSTextStorage]	documentation
NSTextView	backgroundColor	instance	NSColor	documentation
NSTextView	delegate	instance	(any NSTextViewDelegate)?	documentation
NSTextView	scrollableTextView()	static	NSScrollView	documentation
NSToolbar	configuration	instance	[String: Any]	documentation
NSToolbar	delegate	instance	(any NSToolbarDelegate)?	documentation
NSToolbar	identifier	instance	NSToolbar.Identifier	documentation
NSToolbar	items	instance	[NSToolbarItem]	documentation
NSToolbarItem	action	instance	Selector?	documentation
NSToolbarItem	image	instance	UIImage?	documentation
NSToolbarItem	isEnabled	instance	Bool	documentation
NSToolbarItem	isHidden	instance	Bool	documentation
NSToolbarItem	label	instance	String	documentation
NSToolbarItem	tag	instance	Int	documentation
NSToolbarItem	target	instance	AnyObject?	documentation
NSToolbarItem	title	instance	String	documentation
NSToolbarItem	toolTip	instance	String?	documentation
NSToolbarItem	toolbar	instance	NSToolbar?	documentation
NSToolbarItem	view	instance	NSView?	documentation
NSUbiquitousKeyValueStore	default	static	NSUbiquitousKeyValueStore	documentation
NSUserActivity	delegate	instance	(any NSUserActivityDelegate)?	documentation
NSUserActivity	title	instance	String?	documentation
NSUserActivity	userInfo	instance	[AnyHashable: Any]?	documentation
NSView	bottomAnchor	instance	NSLayoutYAxisAnchor	documentation
NSView	bounds	instance	NSRect	documentation
NSView	frame	instance	NSRect	documentation
NSView	isHidden	instance	Bool	documentation
NSView	layer	instance	CALayer?	documentation
NSView	leadingAnchor	instance	NSLayoutXAxisAnchor	documentation
NSView	subviews	instance	[NSView]	documentation
NSView	superview	instance	NSView?	documentation
NSView	toolTip	instance	String?	documentation
NSView	wantsLayer	instance	Bool	documentation
NSView	window	instance	NSWindow?	documentation
NSViewController	children	instance	[NSViewController]	documentation
NSViewController	extensionContext	instance	NSExtensionContext?	documentation
NSViewController	parent	instance	NSViewController?	documentation
NSViewController	representedObject	instance	Any?	documentation
NSViewController	title	instance	String?	documentation
NSViewController	view	instance	NSView	documentation
NSWindow	aspectRatio	instance	NSSize	documentation
NSWindow	backgroundColor	instance	NSColor!	documentation
NSWindow	contentView	instance	NSView?	documentation
NSWindow	delegate	instance	(any NSWindowDelegate)?	documentation
NSWindow	frame	instance	NSRect	documentation
NSWindow	level	instance	NSWindow.Level	documentation
NSWindow	parent	instance	NSWindow?	documentation
NSWindow	subtitle	instance	String	documentation
NSWindow	title	instance	String	documentation
NSWindow	toolbar	instance	NSToolbar?	documentation
NSWindowController	window	instance	NSWindow?	documentation
NSWorkspace	icon(forFile:)	instance	NSImage	memory: the header declares it so
NSWorkspace	notificationCenter	instance	NotificationCenter	documentation
NSWorkspace	shared	static	NSWorkspace	documentation
NSXPCConnection	current()	static	NSXPCConnection?	documentation
NSXPCConnection	processIdentifier	instance	pid_t	documentation
NWBrowser	descriptor	instance	NWBrowser.Descriptor	documentation
NWBrowser	parameters	instance	NWParameters	documentation
NWBrowser	queue	instance	DispatchQueue?	documentation
NWBrowser	state	instance	NWBrowser.State	documentation
NWConnection	parameters	instance	NWParameters	documentation
NWConnection	queue	instance	DispatchQueue?	documentation
NWConnection	state	instance	NWConnection.State	documentation
NWListener	parameters	instance	NWParameters	documentation
NWListener	port	instance	NWEndpoint.Port?	documentation
NWListener	queue	instance	DispatchQueue?	documentation
NWListener	service	instance	NWListener.Service?	documentation
NWListener	state	instance	NWListener.State	documentation
NWPath	status	instance	NWPath.Status	documentation
NWPathMonitor	queue	instance	DispatchQueue?	documentation
Notification	name	instance	Notification.Name	documentation
Notification	object	instance	Any?	documentation
Notification	userInfo	instance	[AnyHashable: Any]?	documentation
NotificationCenter	default	static	NotificationCenter	documentation
NumberFormatter	format	instance	String	documentation
NumberFormatter	locale	instance	Locale!	documentation
Operation	isCancelled	instance	Bool	documentation
Operation	name	instance	String?	documentation
OperationQueue	current	static	OperationQueue?	documentation
OperationQueue	main	static	OperationQueue	documentation
OperationQueue	minimumTolerance	instance	OperationQueue.SchedulerTimeType.Stride	documentation
OperationQueue	name	instance	String?	documentation
OperationQueue	now	instance	OperationQueue.SchedulerTimeType	documentation
OperationQueue	progress	instance	Progress	documentation
OutputStream	toMemory()	static	OutputStream	documentation
PDFDocument	delegate	instance	(any PDFDocumentDelegate)?	documentation
PDFDocument	string	instance	String?	documentation
PDFPage	label	instance	String?	documentation
PDFPage	string	instance	String?	documentation
PDFView	backgroundColor	instance	NSColor	documentation
PDFView	delegate	instance	(any PDFViewDelegate)?	documentation
PHAsset	creationDate	instance	Date?	documentation
PHAsset	duration	instance	TimeInterval	documentation
PHAsset	isHidden	instance	Bool	documentation
PHAsset	location	instance	CLLocation?	documentation
PHAssetCollection	startDate	instance	Date?	documentation
PHImageManager	default()	static	PHImageManager	documentation
PHPhotoLibrary	shared()	static	PHPhotoLibrary	documentation
PHPickerResult	itemProvider	instance	NSItemProvider	documentation
PKPushCredentials	token	instance	Data	documentation
PKPushCredentials	type	instance	PKPushType	documentation
PKPushPayload	type	instance	PKPushType	documentation
PKPushRegistry	delegate	instance	(any PKPushRegistryDelegate)?	documentation
Pipe	fileHandleForReading	instance	FileHandle	documentation
Process	arguments	instance	[String]?	documentation
Process	environment	instance	[String: String]?	documentation
Process	processIdentifier	instance	Int32	documentation
Process	standardError	instance	Any?	documentation
Process	standardOutput	instance	Any?	documentation
Process	terminationStatus	instance	Int32	documentation
ProcessInfo	arguments	instance	[String]	documentation
ProcessInfo	environment	instance	[String: String]	documentation
ProcessInfo	globallyUniqueString	instance	String	documentation
ProcessInfo	processIdentifier	instance	Int32	documentation
ProcessInfo	processInfo	static	ProcessInfo	documentation
Progress	current()	static	Progress?	documentation
Progress	fileURL	instance	URL?	documentation
Progress	isCancelled	instance	Bool	documentation
Progress	kind	instance	ProgressKind?	documentation
Progress	localizedDescription	instance	String!	documentation
Progress	throughput	instance	Int?	documentation
Progress	userInfo	instance	[ProgressUserInfoKey: Any]	documentation
QLPreviewController	delegate	instance	(any QLPreviewControllerDelegate)?	documentation
RPScreenRecorder	delegate	instance	(any RPScreenRecorderDelegate)?	documentation
RPScreenRecorder	shared()	static	RPScreenRecorder	documentation
RunLoop	current	static	RunLoop	documentation
RunLoop	main	static	RunLoop	documentation
RunLoop	minimumTolerance	instance	RunLoop.SchedulerTimeType.Stride	documentation
RunLoop	now	instance	RunLoop.SchedulerTimeType	documentation
SCNNode	filters	instance	[CIFilter]?	documentation
SCNNode	isHidden	instance	Bool	documentation
SCNNode	light	instance	SCNLight?	documentation
SCNNode	name	instance	String?	documentation
SCNNode	opacity	instance	CGFloat	documentation
SCNNode	orientation	instance	SCNQuaternion	documentation
SCNNode	parent	instance	SCNNode?	documentation
SCNNode	position	instance	SCNVector3	documentation
SCNNode	scale	instance	SCNVector3	documentation
SCNNode	transform	instance	SCNMatrix4	documentation
SCNScene	background	instance	SCNMaterialProperty	documentation
SCNView	backgroundColor	instance	NSColor	documentation
SFSafariViewController	configuration	instance	SFSafariViewController.Configuration	documentation
SFSafariViewController	delegate	instance	(any SFSafariViewControllerDelegate)?	documentation
SFSpeechRecognitionResult	bestTranscription	instance	SFTranscription	documentation
SFSpeechRecognitionResult	isFinal	instance	Bool	documentation
SFSpeechRecognitionResult	speechRecognitionMetadata	instance	SFSpeechRecognitionMetadata?	documentation
SFSpeechRecognitionResult	transcriptions	instance	[SFTranscription]	documentation
SFSpeechRecognitionTask	error	instance	(any Error)?	documentation
SFSpeechRecognitionTask	isCancelled	instance	Bool	documentation
SFSpeechRecognitionTask	state	instance	SFSpeechRecognitionTaskState	documentation
SFSpeechRecognizer	defaultTaskHint	instance	SFSpeechRecognitionTaskHint	documentation
SFSpeechRecognizer	delegate	instance	(any SFSpeechRecognizerDelegate)?	documentation
SFSpeechRecognizer	isAvailable	instance	Bool	documentation
SFSpeechRecognizer	locale	instance	Locale	documentation
SFSpeechRecognizer	queue	instance	OperationQueue	documentation
SFSpeechRecognizer	supportsOnDeviceRecognition	instance	Bool	documentation
SFTranscription	averagePauseDuration	instance	TimeInterval	documentation
SFTranscription	formattedString	instance	String	documentation
SFTranscription	segments	instance	[SFTranscriptionSegment]	documentation
SFTranscription	speakingRate	instance	Double	documentation
SHSession	delegate	instance	(any SHSessionDelegate)?	documentation
SHSession	results	instance	SHSession.Results	documentation
SKNode	accessibilityLabel	instance	String?	documentation
SKNode	alpha	instance	CGFloat	documentation
SKNode	children	instance	[SKNode]	documentation
SKNode	entity	instance	GKEntity?	documentation
SKNode	frame	instance	CGRect	documentation
SKNode	isHidden	instance	Bool	documentation
SKNode	isUserInteractionEnabled	instance	Bool	documentation
SKNode	name	instance	String?	documentation
SKNode	parent	instance	SKNode?	documentation
SKNode	position	instance	CGPoint	documentation
SKPaymentQueue	default()	static	SKPaymentQueue	documentation
SKPaymentQueue	delegate	instance	(any SKPaymentQueueDelegate)?	documentation
SKPaymentTransaction	error	instance	(any Error)?	documentation
SKPaymentTransaction	original	instance	SKPaymentTransaction?	documentation
SKProduct	localizedDescription	instance	String	documentation
SKProduct	price	instance	NSDecimalNumber	documentation
SKScene	backgroundColor	instance	UIColor	documentation
SKScene	camera	instance	SKCameraNode?	documentation
SKScene	delegate	instance	(any SKSceneDelegate)?	documentation
SKScene	listener	instance	SKNode?	documentation
SKScene	size	instance	CGSize	documentation
SKScene	view	instance	SKView?	documentation
SKView	delegate	instance	(any SKViewDelegate)?	documentation
SMAppService	agent(plistName:)	static	SMAppService	memory: the header declares it so
SMAppService	daemon(plistName:)	static	SMAppService	memory: the header declares it so
SMAppService	loginItem(identifier:)	static	SMAppService	memory: the header declares it so
SMAppService	mainApp	static	SMAppService	documentation
Scanner	currentIndex	instance	String.Index	documentation
Scanner	locale	instance	Any?	documentation
Scanner	string	instance	String	documentation
Stream	delegate	instance	(any StreamDelegate)?	documentation
Thread	current	static	Thread	documentation
Thread	isCancelled	instance	Bool	documentation
Thread	main	static	Thread	documentation
Thread	name	instance	String?	documentation
TimeZone	current	static	TimeZone	documentation
TimeZone	identifier	instance	String	documentation
Timer	isValid	instance	Bool	documentation
Timer	timeInterval	instance	TimeInterval	documentation
Timer	userInfo	instance	Any?	documentation
UIAction	attributes	instance	UIMenuElement.Attributes	documentation
UIAction	identifier	instance	UIAction.Identifier	documentation
UIAction	image	instance	UIImage?	documentation
UIAction	state	instance	UIMenuElement.State	documentation
UIAction	title	instance	String	documentation
UIActivityIndicatorView	color	instance	UIColor!	documentation
UIActivityIndicatorView	style	instance	UIActivityIndicatorView.Style	documentation
UIAlertAction	isEnabled	instance	Bool	documentation
UIAlertAction	style	instance	UIAlertAction.Style	documentation
UIAlertAction	title	instance	String?	documentation
UIAlertController	message	instance	String?	documentation
UIAlertController	title	instance	String?	documentation
UIApplication	delegate	instance	(any UIApplicationDelegate)?	documentation
UIApplication	shared	static	UIApplication	documentation
UIApplication	windows	instance	[UIWindow]	documentation
UIBarButtonItem	action	instance	Selector?	documentation
UIBarButtonItem	flexibleSpace()	static	UIBarButtonItem	documentation
UIBarButtonItem	isHidden	instance	Bool	documentation
UIBarButtonItem	isSelected	instance	Bool	documentation
UIBarButtonItem	style	instance	UIBarButtonItem.Style	documentation
UIBarButtonItem	target	instance	AnyObject?	documentation
UIBarButtonItem	tintColor	instance	UIColor?	documentation
UIBarButtonItem	width	instance	CGFloat	documentation
UIBarItem	image	instance	UIImage?	documentation
UIBarItem	isEnabled	instance	Bool	documentation
UIBarItem	tag	instance	Int	documentation
UIBarItem	title	instance	String?	documentation
UIButton	configuration	instance	UIButton.Configuration?	documentation
UIButton	imageView	instance	UIImageView?	documentation
UIButton	role	instance	UIButton.Role	documentation
UIButton	tintColor	instance	UIColor!	documentation
UIButton	titleLabel	instance	UILabel?	documentation
UICollectionView	delegate	instance	(any UICollectionViewDelegate)?	documentation
UICollectionViewCell	contentView	instance	UIView	documentation
UICollectionViewCell	isSelected	instance	Bool	documentation
UIColor	cgColor	instance	CGColor	documentation
UIContextMenuConfiguration	identifier	instance	any NSCopying	documentation
UIControl	isEnabled	instance	Bool	documentation
UIControl	isSelected	instance	Bool	documentation
UIControl	state	instance	UIControl.State	documentation
UIControl	toolTip	instance	String?	documentation
UIDatePicker	date	instance	Date	documentation
UIDatePicker	locale	instance	Locale?	documentation
UIDatePicker	timeZone	instance	TimeZone?	documentation
UIDevice	current	static	UIDevice	documentation
UIDevice	model	instance	String	documentation
UIDevice	name	instance	String	documentation
UIDevice	orientation	instance	UIDeviceOrientation	documentation
UIDocument	fileURL	instance	URL	documentation
UIDocument	progress	instance	Progress?	documentation
UIDocumentPickerViewController	delegate	instance	(any UIDocumentPickerDelegate)?	documentation
UIDragDropSession	items	instance	[UIDragItem]	documentation
UIDragItem	itemProvider	instance	NSItemProvider	documentation
UIEvent	type	instance	UIEvent.EventType	documentation
UIFont	leading	instance	CGFloat	documentation
UIFontMetrics	default	static	UIFontMetrics	documentation
UIGestureRecognizer	delegate	instance	(any UIGestureRecognizerDelegate)?	documentation
UIGestureRecognizer	isEnabled	instance	Bool	documentation
UIGestureRecognizer	name	instance	String?	documentation
UIGestureRecognizer	state	instance	UIGestureRecognizer.State	documentation
UIGestureRecognizer	view	instance	UIView?	documentation
UIImage	configuration	instance	UIImage.Configuration?	documentation
UIImage	duration	instance	TimeInterval	documentation
UIImage	scale	instance	CGFloat	documentation
UIImage	size	instance	CGSize	documentation
UIImageView	image	instance	UIImage?	documentation
UIImageView	isUserInteractionEnabled	instance	Bool	documentation
UIImageView	tintColor	instance	UIColor!	documentation
UILabel	font	instance	UIFont!	documentation
UILabel	isEnabled	instance	Bool	documentation
UILabel	isUserInteractionEnabled	instance	Bool	documentation
UILabel	text	instance	String?	documentation
UILabel	textColor	instance	UIColor!	documentation
UILayoutGuide	bottomAnchor	instance	NSLayoutYAxisAnchor	documentation
UILayoutGuide	centerYAnchor	instance	NSLayoutYAxisAnchor	documentation
UILayoutGuide	heightAnchor	instance	NSLayoutDimension	documentation
UILayoutGuide	identifier	instance	String	documentation
UILayoutGuide	leadingAnchor	instance	NSLayoutXAxisAnchor	documentation
UILayoutGuide	topAnchor	instance	NSLayoutYAxisAnchor	documentation
UILayoutGuide	trailingAnchor	instance	NSLayoutXAxisAnchor	documentation
UILayoutGuide	widthAnchor	instance	NSLayoutDimension	documentation
UIListContentConfiguration	plainFooter()	static	UIListContentConfiguration	documentation
UIListContentConfiguration	valueCell()	static	UIListContentConfiguration	documentation
UIMenu	children	instance	[UIMenuElement]	documentation
UIMenu	identifier	instance	UIMenu.Identifier	documentation
UIMenu	options	instance	UIMenu.Options	documentation
UIMenuController	shared	static	UIMenuController	documentation
UINavigationBar	delegate	instance	(any UINavigationBarDelegate)?	documentation
UINavigationBar	items	instance	[UINavigationItem]?	documentation
UINavigationBar	tintColor	instance	UIColor!	documentation
UINavigationController	delegate	instance	(any UINavigationControllerDelegate)?	documentation
UINavigationController	navigationBar	instance	UINavigationBar	documentation
UINavigationController	toolbar	instance	UIToolbar!	documentation
UINavigationItem	style	instance	UINavigationItem.ItemStyle	documentation
UINavigationItem	title	instance	String?	documentation
UIPageViewController	delegate	instance	(any UIPageViewControllerDelegate)?	documentation
UIPasteboard	color	instance	UIColor?	documentation
UIPasteboard	general	static	UIPasteboard	documentation
UIPasteboard	image	instance	UIImage?	documentation
UIPasteboard	itemProviders	instance	[NSItemProvider]	documentation
UIPasteboard	items	instance	[[String: Any]]	documentation
UIPasteboard	name	instance	UIPasteboard.Name	documentation
UIPasteboard	string	instance	String?	documentation
UIPasteboard	strings	instance	[String]?	documentation
UIPasteboard	url	instance	URL?	documentation
UIPickerView	delegate	instance	(any UIPickerViewDelegate)?	documentation
UIPopoverPresentationController	backgroundColor	instance	UIColor?	documentation
UIPopoverPresentationController	delegate	instance	(any UIPopoverPresentationControllerDelegate)?	documentation
UIPresentationController	delegate	instance	(any UIAdaptivePresentationControllerDelegate)?	documentation
UIPrintInteractionController	delegate	instance	(any UIPrintInteractionControllerDelegate)?	documentation
UIPrintInteractionController	shared	static	UIPrintInteractionController	documentation
UIProgressView	progress	instance	Float	documentation
UIRefreshControl	tintColor	instance	UIColor!	documentation
UIResponder	next	instance	UIResponder?	documentation
UIScene	delegate	instance	(any UISceneDelegate)?	documentation
UIScene	session	instance	UISceneSession	documentation
UIScene	subtitle	instance	String	documentation
UIScene	title	instance	String!	documentation
UISceneSession	configuration	instance	UISceneConfiguration	documentation
UISceneSession	role	instance	UISceneSession.Role	documentation
UISceneSession	userInfo	instance	[String: Any]?	documentation
UIScreen	bounds	instance	CGRect	documentation
UIScreen	main	static	UIScreen	documentation
UIScreen	scale	instance	CGFloat	documentation
UIScrollView	delegate	instance	(any UIScrollViewDelegate)?	documentation
UISearchBar	delegate	instance	(any UISearchBarDelegate)?	documentation
UISearchBar	isEnabled	instance	Bool	documentation
UISearchBar	placeholder	instance	String?	documentation
UISearchBar	text	instance	String?	documentation
UISearchBar	tintColor	instance	UIColor!	documentation
UISearchController	delegate	instance	(any UISearchControllerDelegate)?	documentation
UISearchController	isActive	instance	Bool	documentation
UISlider	value	instance	Float	documentation
UISplitViewController	delegate	instance	(any UISplitViewControllerDelegate)?	documentation
UISplitViewController	style	instance	UISplitViewController.Style	documentation
UIStackView	alignment	instance	UIStackView.Alignment	documentation
UIStackView	distribution	instance	UIStackView.Distribution	documentation
UIStackView	spacing	instance	CGFloat	documentation
UISwitch	isOn	instance	Bool	documentation
UISwitch	style	instance	UISwitch.Style	documentation
UISwitch	title	instance	String?	documentation
UITabBar	delegate	instance	(any UITabBarDelegate)?	documentation
UITabBar	items	instance	[UITabBarItem]?	documentation
UITabBar	tintColor	instance	UIColor!	documentation
UITabBarController	delegate	instance	(any UITabBarControllerDelegate)?	documentation
UITabBarController	mode	instance	UITabBarController.Mode	documentation
UITabBarController	tabs	instance	[UITab]	documentation
UITableView	delegate	instance	(any UITableViewDelegate)?	documentation
UITableView	style	instance	UITableView.Style	documentation
UITableViewCell	contentView	instance	UIView	documentation
UITableViewCell	imageView	instance	UIImageView?	documentation
UITableViewCell	isSelected	instance	Bool	documentation
UITableViewController	tableView	instance	UITableView!	documentation
UITextField	background	instance	UIImage?	documentation
UITextField	delegate	instance	(any UITextFieldDelegate)?	documentation
UITextField	font	instance	UIFont?	documentation
UITextField	placeholder	instance	String?	documentation
UITextField	text	instance	String?	documentation
UITextField	textColor	instance	UIColor?	documentation
UITextView	delegate	instance	(any UITextViewDelegate)?	documentation
UITextView	font	instance	UIFont?	documentation
UITextView	text	instance	String!	documentation
UITextView	textColor	instance	UIColor?	documentation
UIToolbar	delegate	instance	(any UIToolbarDelegate)?	documentation
UIToolbar	items	instance	[UIBarButtonItem]?	documentation
UIToolbar	tintColor	instance	UIColor!	documentation
UITouch	type	instance	UITouch.TouchType	documentation
UITouch	view	instance	UIView?	documentation
UITouch	window	instance	UIWindow?	documentation
UITraitCollection	current	static	UITraitCollection	documentation
UIView	alpha	instance	CGFloat	documentation
UIView	backgroundColor	instance	UIColor?	documentation
UIView	bottomAnchor	instance	NSLayoutYAxisAnchor	documentation
UIView	bounds	instance	CGRect	documentation
UIView	center	instance	CGPoint	documentation
UIView	centerYAnchor	instance	NSLayoutYAxisAnchor	documentation
UIView	frame	instance	CGRect	documentation
UIView	heightAnchor	instance	NSLayoutDimension	documentation
UIView	isHidden	instance	Bool	documentation
UIView	isUserInteractionEnabled	instance	Bool	documentation
UIView	layer	instance	CALayer	documentation
UIView	leadingAnchor	instance	NSLayoutXAxisAnchor	documentation
UIView	mask	instance	UIView?	documentation
UIView	subviews	instance	[UIView]	documentation
UIView	superview	instance	UIView?	documentation
UIView	tag	instance	Int	documentation
UIView	tintColor	instance	UIColor!	documentation
UIView	topAnchor	instance	NSLayoutYAxisAnchor	documentation
UIView	trailingAnchor	instance	NSLayoutXAxisAnchor	documentation
UIView	transform	instance	CGAffineTransform	documentation
UIView	translatesAutoresizingMaskIntoConstraints	instance	Bool	documentation
UIView	widthAnchor	instance	NSLayoutDimension	documentation
UIView	window	instance	UIWindow?	documentation
UIViewController	children	instance	[UIViewController]	documentation
UIViewController	extensionContext	instance	NSExtensionContext?	documentation
UIViewController	modalPresentationStyle	instance	UIModalPresentationStyle	documentation
UIViewController	navigationController	instance	UINavigationController?	documentation
UIViewController	navigationItem	instance	UINavigationItem	documentation
UIViewController	parent	instance	UIViewController?	documentation
UIViewController	title	instance	String?	documentation
UIViewController	transitionCoordinator	instance	(any UIViewControllerTransitionCoordinator)?	memory: the header declares it so
UIViewController	view	instance	UIView!	documentation
UIViewPropertyAnimator	delay	instance	TimeInterval	documentation
UIViewPropertyAnimator	duration	instance	TimeInterval	documentation
UIViewPropertyAnimator	isUserInteractionEnabled	instance	Bool	documentation
UIWindow	rootViewController	instance	UIViewController?	documentation
UIWindowScene	windows	instance	[UIWindow]	documentation
UNMutableNotificationContent	badge	instance	NSNumber?	documentation
UNMutableNotificationContent	body	instance	String	documentation
UNMutableNotificationContent	sound	instance	UNNotificationSound?	documentation
UNMutableNotificationContent	subtitle	instance	String	documentation
UNMutableNotificationContent	title	instance	String	documentation
UNMutableNotificationContent	userInfo	instance	[AnyHashable: Any]	documentation
UNNotification	date	instance	Date	documentation
UNNotification	request	instance	UNNotificationRequest	documentation
UNNotificationContent	attachments	instance	[UNNotificationAttachment]	documentation
UNNotificationContent	badge	instance	NSNumber?	documentation
UNNotificationContent	body	instance	String	documentation
UNNotificationContent	categoryIdentifier	instance	String	documentation
UNNotificationContent	filterCriteria	instance	String?	documentation
UNNotificationContent	interruptionLevel	instance	UNNotificationInterruptionLevel	documentation
UNNotificationContent	launchImageName	instance	String	documentation
UNNotificationContent	relevanceScore	instance	Double	documentation
UNNotificationContent	sound	instance	UNNotificationSound?	documentation
UNNotificationContent	subtitle	instance	String	documentation
UNNotificationContent	summaryArgument	instance	String	documentation
UNNotificationContent	summaryArgumentCount	instance	Int	documentation
UNNotificationContent	targetContentIdentifier	instance	String?	documentation
UNNotificationContent	threadIdentifier	instance	String	documentation
UNNotificationContent	title	instance	String	documentation
UNNotificationContent	userInfo	instance	[AnyHashable: Any]	documentation
UNNotificationRequest	content	instance	UNNotificationContent	documentation
UNNotificationRequest	identifier	instance	String	documentation
UNNotificationRequest	trigger	instance	UNNotificationTrigger?	documentation
UNNotificationResponse	actionIdentifier	instance	String	documentation
UNNotificationResponse	notification	instance	UNNotification	documentation
UNNotificationResponse	targetScene	instance	UIScene?	documentation
UNNotificationSettings	alertSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	alertStyle	instance	UNAlertStyle	documentation
UNNotificationSettings	announcementSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	authorizationStatus	instance	UNAuthorizationStatus	documentation
UNNotificationSettings	badgeSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	carPlaySetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	criticalAlertSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	directMessagesSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	lockScreenSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	notificationCenterSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	providesAppNotificationSettings	instance	Bool	documentation
UNNotificationSettings	scheduledDeliverySetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	showPreviewsSetting	instance	UNShowPreviewsSetting	documentation
UNNotificationSettings	soundSetting	instance	UNNotificationSetting	documentation
UNNotificationSettings	timeSensitiveSetting	instance	UNNotificationSetting	documentation
UNNotificationSound	default	static	UNNotificationSound	documentation
UNTextInputNotificationResponse	userText	instance	String	documentation
UNUserNotificationCenter	current()	static	UNUserNotificationCenter	documentation
UNUserNotificationCenter	delegate	instance	(any UNUserNotificationCenterDelegate)?	documentation
URL	absoluteString	instance	String	documentation
URL	host	instance	String?	documentation
URL	lastPathComponent	instance	String	documentation
URL	libraryDirectory	static	URL	documentation
URL	lines	instance	AsyncLineSequence<URL.AsyncBytes>	documentation
URL	password	instance	String?	documentation
URL	path	instance	String	documentation
URL	pathComponents	instance	[String]	documentation
URL	port	instance	Int?	documentation
URL	query	instance	String?	documentation
URL	scheme	instance	String?	documentation
URL	temporaryDirectory	static	URL	documentation
URL	user	instance	String?	documentation
URLAuthenticationChallenge	error	instance	(any Error)?	documentation
URLComponents	host	instance	String?	documentation
URLComponents	password	instance	String?	documentation
URLComponents	path	instance	String	documentation
URLComponents	port	instance	Int?	documentation
URLComponents	query	instance	String?	documentation
URLComponents	scheme	instance	String?	documentation
URLComponents	string	instance	String?	documentation
URLComponents	url	instance	URL?	documentation
URLComponents	user	instance	String?	documentation
URLCredential	certificates	instance	[Any]	documentation
URLCredential	identity	instance	SecIdentity?	documentation
URLCredential	password	instance	String?	documentation
URLCredential	user	instance	String?	documentation
URLCredentialStorage	shared	static	URLCredentialStorage	documentation
URLProtectionSpace	port	instance	Int	documentation
URLProtectionSpace	protocol	instance	String?	documentation
URLProtocol	client	instance	(any URLProtocolClient)?	documentation
URLRequest	httpBody	instance	Data?	documentation
URLRequest	httpMethod	instance	String?	documentation
URLRequest	url	instance	URL?	documentation
URLResponse	url	instance	URL?	documentation
URLSession	configuration	instance	URLSessionConfiguration	documentation
URLSession	delegate	instance	(any URLSessionDelegate)?	documentation
URLSession	shared	static	URLSession	documentation
URLSessionConfiguration	default	static	URLSessionConfiguration	documentation
URLSessionConfiguration	ephemeral	static	URLSessionConfiguration	documentation
URLSessionConfiguration	identifier	instance	String?	documentation
URLSessionTask	delegate	instance	(any URLSessionTaskDelegate)?	documentation
URLSessionTask	error	instance	(any Error)?	documentation
URLSessionTask	originalRequest	instance	URLRequest?	documentation
URLSessionTask	priority	instance	Float	documentation
URLSessionTask	response	instance	URLResponse?	documentation
URLSessionTask	state	instance	URLSessionTask.State	documentation
UUID	uuidString	instance	String	documentation
UnitTemperature	celsius	static	UnitTemperature	documentation
UnitTemperature	fahrenheit	static	UnitTemperature	documentation
UserDefaults	standard	static	UserDefaults	documentation
VNRequest	results	instance	[VNObservation]?	documentation
WCSession	activationState	instance	WCSessionActivationState	documentation
WCSession	applicationContext	instance	[String: Any]	documentation
WCSession	default	static	WCSession	documentation
WCSession	delegate	instance	(any WCSessionDelegate)?	documentation
WCSession	hasContentPending	instance	Bool	documentation
WCSession	iOSDeviceNeedsUnlockAfterRebootForReachability	instance	Bool	documentation
WCSession	isCompanionAppInstalled	instance	Bool	documentation
WCSession	isComplicationEnabled	instance	Bool	documentation
WCSession	isPaired	instance	Bool	documentation
WCSession	isReachable	instance	Bool	documentation
WCSession	isWatchAppInstalled	instance	Bool	documentation
WCSession	outstandingFileTransfers	instance	[WCSessionFileTransfer]	documentation
WCSession	outstandingUserInfoTransfers	instance	[WCSessionUserInfoTransfer]	documentation
WCSession	receivedApplicationContext	instance	[String: Any]	documentation
WCSession	remainingComplicationUserInfoTransfers	instance	Int	documentation
WCSession	watchDirectoryURL	instance	URL?	documentation
WCSessionFile	fileURL	instance	URL	documentation
WCSessionFile	metadata	instance	[String: Any]?	documentation
WCSessionFileTransfer	file	instance	WCSessionFile	documentation
WCSessionFileTransfer	isTransferring	instance	Bool	documentation
WCSessionFileTransfer	progress	instance	Progress	documentation
WCSessionUserInfoTransfer	isCurrentComplicationInfo	instance	Bool	documentation
WCSessionUserInfoTransfer	isTransferring	instance	Bool	documentation
WCSessionUserInfoTransfer	userInfo	instance	[String: Any]	documentation
WKApplication	shared()	static	WKApplication	documentation
WKBackForwardList	currentItem	instance	WKBackForwardListItem?	documentation
WKBackForwardListItem	title	instance	String?	documentation
WKBackForwardListItem	url	instance	URL	documentation
WKDownload	delegate	instance	(any WKDownloadDelegate)?	documentation
WKDownload	originalRequest	instance	URLRequest?	documentation
WKFrameInfo	request	instance	URLRequest	documentation
WKInterfaceDevice	current()	static	WKInterfaceDevice	documentation
WKNavigationAction	request	instance	URLRequest	documentation
WKNavigationResponse	response	instance	URLResponse	documentation
WKScriptMessage	body	instance	Any	documentation
WKScriptMessage	name	instance	String	documentation
WKUserContentController	userScripts	instance	[WKUserScript]	documentation
WKWebView	certificateChain	instance	[Any]	documentation
WKWebView	configuration	instance	WKWebViewConfiguration	documentation
WKWebView	navigationDelegate	instance	(any WKNavigationDelegate)?	documentation
WKWebView	scrollView	instance	UIScrollView	documentation
WKWebView	title	instance	String?	documentation
WKWebView	url	instance	URL?	documentation
WKWebViewConfiguration	preferences	instance	WKPreferences	documentation
WKWebViewConfiguration	userContentController	instance	WKUserContentController	documentation
WKWebViewConfiguration	websiteDataStore	instance	WKWebsiteDataStore	memory: the header declares it so
WKWebsiteDataStore	default()	static	WKWebsiteDataStore	documentation
WKWebsiteDataStore	httpCookieStore	instance	WKHTTPCookieStore	memory: the header declares it so
WKWebsiteDataStore	identifier	instance	UUID?	documentation
WKWindowFeatures	height	instance	NSNumber?	documentation
WKWindowFeatures	width	instance	NSNumber?	documentation
WKWindowFeatures	x	instance	NSNumber?	documentation
WKWindowFeatures	y	instance	NSNumber?	documentation
WidgetCenter	shared	static	WidgetCenter	documentation
XCTestCase	expectation(description:)	instance	XCTestExpectation	documentation
XCUIDevice	shared	static	XCUIDevice	documentation
XCUIScreen	main	static	XCUIScreen	documentation
"""#
}
