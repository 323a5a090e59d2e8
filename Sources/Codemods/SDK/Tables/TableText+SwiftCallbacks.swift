// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let swiftCallbacks = #"""
function	label	type	level	closure	sendability	isolation	thread	source
AudioDeviceCreateIOProcID(_:_:_:_:)	_	-	static	(AudioObjectID, UnsafePointer<AudioTimeStamp>, UnsafePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>, UnsafeMutableRawPointer?) -> OSStatus	not-sendable	caller	background	memory: the thread of the device
AudioDeviceCreateIOProcIDWithBlock(_:_:_:_:)	_	-	static	(UnsafePointer<AudioTimeStamp>, UnsafePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AudioTimeStamp>) -> Void	not-sendable	caller	queue	documentation: "The dispatch queue on which the IOBlock will be dispatched"; without one a background thread
AudioObjectAddPropertyListener(_:_:_:_:)	_	-	static	(AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?) -> OSStatus	not-sendable	caller	any	memory: a thread of Core Audio
AudioObjectAddPropertyListenerBlock(_:_:_:_:)	_	-	static	(UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void	not-sendable	caller	queue	documentation: "The dispatch queue on which the listener block will be dispatched"; without one a background thread
AudioQueueNewInput(_:_:_:_:_:_:_:)	_	-	static	(UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32, UnsafePointer<AudioStreamPacketDescription>?) -> Void	not-sendable	caller	unknown	documentation: without a run loop "on one of the audio queue’s internal threads"
AudioQueueNewInputWithDispatchQueue(_:_:_:_:_:)	_	-	static	(AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32, UnsafePointer<AudioStreamPacketDescription>?) -> Void	not-sendable	caller	queue	convention
AudioQueueNewOutput(_:_:_:_:_:_:_:)	_	-	static	(UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef) -> Void	not-sendable	caller	unknown	documentation: without a run loop "on one of the audio queue’s internal threads"
AudioQueueNewOutputWithDispatchQueue(_:_:_:_:_:)	_	-	static	(AudioQueueRef, AudioQueueBufferRef) -> Void	not-sendable	caller	queue	convention
AudioServicesPlayAlertSoundWithCompletion(_:_:)	_	-	static	(() -> Void)?	not-sendable	caller	unknown	documentation
AudioServicesPlaySystemSoundWithCompletion(_:_:)	_	-	static	(() -> Void)?	not-sendable	caller	unknown	documentation
AudioUnitAddRenderNotify(_:_:_:)	_	-	static	(UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?) -> OSStatus	not-sendable	caller	background	convention: the audio unit renders in real time
CFNotificationCenterAddObserver(_:_:_:_:_:_:)	_	-	static	(CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?) -> Void	not-sendable	caller	unknown	documentation
CVDisplayLinkSetOutputCallback(_:_:_:)	_	-	static	(CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags, UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?) -> CVReturn	not-sendable	caller	background	memory: the thread of the display link
CVDisplayLinkSetOutputHandler(_:_:)	_	-	static	(CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags, UnsafeMutablePointer<CVOptionFlags>) -> CVReturn	not-sendable	caller	background	memory: the thread of the display link
FSEventStreamCreate(_:_:_:_:_:_:_:)	_	-	static	(ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer, UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>) -> Void	not-sendable	caller	queue	convention: that of FSEventStreamSetDispatchQueue, or a run loop
MIDIClientCreateWithBlock(_:_:_:)	_	-	static	((UnsafePointer<MIDINotification>) -> Void)?	not-sendable	caller	any	documentation: "calls this block on an arbitrary thread"
MIDIDestinationCreate(_:_:_:_:_:)	_	-	static	(UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	memory: a thread of Core MIDI
MIDIDestinationCreateWithBlock(_:_:_:_:)	_	-	static	(UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	documentation: MIDIReadBlock: "a high-priority receive thread"
MIDIDestinationCreateWithProtocol(_:_:_:_:_:)	_	-	static	(UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	memory: a thread of Core MIDI
MIDIInputPortCreate(_:_:_:_:_:)	_	-	static	(UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	memory: a thread of Core MIDI
MIDIInputPortCreateWithBlock(_:_:_:_:)	_	-	static	(UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	documentation: "on a separate high-priority thread owned by CoreMIDI"
MIDIInputPortCreateWithProtocol(_:_:_:_:_:)	_	-	static	(UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	background	documentation: "on a separate high-priority thread owned by Core MIDI"
NSSetUncaughtExceptionHandler(_:)	_	-	static	(NSException) -> Void	not-sendable	caller	any	convention: the thread that throws
SCNetworkReachabilitySetCallback(_:_:_:)	_	-	static	(SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void	not-sendable	caller	queue	convention: that of SCNetworkReachabilitySetDispatchQueue, or a run loop
SecAddSharedWebCredential(_:_:_:_:)	_	-	static	(CFError?) -> Void	not-sendable	caller	unknown	documentation
SecRequestSharedWebCredential(_:_:_:)	_	-	static	(CFArray?, CFError?) -> Void	not-sendable	caller	unknown	documentation
SecTrustEvaluateAsync(_:_:_:)	_	-	static	(SecTrust, SecTrustResultType) -> Void	not-sendable	caller	queue	convention
SecTrustEvaluateAsyncWithError(_:_:_:)	_	-	static	(SecTrust, Bool, CFError?) -> Void	not-sendable	caller	queue	documentation: "The dispatch queue on which the result block should execute"
VTCompressionSessionCreate(allocator:width:height:codecType:encoderSpecification:imageBufferAttributes:compressedDataAllocator:outputCallback:refcon:compressionSessionOut:)	outputCallback	-	static	(UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void	not-sendable	caller	any	memory: a thread of the encoder
VTCompressionSessionEncodeFrame(_:imageBuffer:presentationTimeStamp:duration:frameProperties:infoFlagsOut:outputHandler:)	outputHandler	-	static	(OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void	not-sendable	caller	any	memory: a thread of the encoder
VTDecompressionSessionDecodeFrame(_:sampleBuffer:flags:infoFlagsOut:outputHandler:)	outputHandler	-	static	(OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void	not-sendable	caller	any	memory: a thread of the decoder
addOperation(_:)	_	OperationQueue	instance	() -> Void	sendable	nonisolated	queue	header
addTask(name:priority:operation:)	operation	DiscardingTaskGroup	instance	() async -> Void	not-sendable	nonisolated	background	SE-0381
addTask(name:priority:operation:)	operation	TaskGroup	instance	() async -> ChildTaskResult	not-sendable	nonisolated	background	SE-0304
addTask(name:priority:operation:)	operation	ThrowingDiscardingTaskGroup	instance	() async throws -> Void	not-sendable	nonisolated	background	SE-0381
addTask(name:priority:operation:)	operation	ThrowingTaskGroup	instance	() async throws -> ChildTaskResult	not-sendable	nonisolated	background	SE-0304
addTaskUnlessCancelled(name:priority:operation:)	operation	DiscardingTaskGroup	instance	() async -> Void	not-sendable	nonisolated	background	SE-0381
addTaskUnlessCancelled(name:priority:operation:)	operation	TaskGroup	instance	() async -> ChildTaskResult	not-sendable	nonisolated	background	SE-0304
addTaskUnlessCancelled(name:priority:operation:)	operation	ThrowingDiscardingTaskGroup	instance	() async throws -> Void	not-sendable	nonisolated	background	SE-0381
addTaskUnlessCancelled(name:priority:operation:)	operation	ThrowingTaskGroup	instance	() async throws -> ChildTaskResult	not-sendable	nonisolated	background	SE-0304
allSatisfy(_:)	_	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
apply(_:animatingDifferences:completion:)	completion	UICollectionViewDiffableDataSource	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
apply(_:animatingDifferences:completion:)	completion	UITableViewDiffableDataSource	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
applySnapshotUsingReloadData(_:completion:)	completion	UICollectionViewDiffableDataSource	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
applySnapshotUsingReloadData(_:completion:)	completion	UITableViewDiffableDataSource	instance	(() -> Void)?	not-sendable	caller	main	documentation; thread: convention: of a main-actor class
async(execute:)	execute	DispatchQueue	instance	() -> Void	sendable	nonisolated	queue	interface
async(group:qos:flags:execute:)	execute	DispatchQueue	instance	() -> Void	sendable	nonisolated	queue	interface
asyncAfter(deadline:execute:)	execute	DispatchQueue	instance	() -> Void	sendable	nonisolated	queue	interface
asyncAfter(deadline:qos:flags:execute:)	execute	DispatchQueue	instance	() -> Void	sendable	nonisolated	queue	interface
asyncAfter(wallDeadline:execute:)	execute	DispatchQueue	instance	() -> Void	sendable	nonisolated	queue	interface
asyncAndWait(execute:)	execute	DispatchQueue	instance	() throws -> T	non-escaping	caller	queue	interface
at_quick_exit(_:)	_	-	static	() -> Void	not-sendable	caller	any	convention: the thread that ends the program
atexit(_:)	_	-	static	() -> Void	not-sendable	caller	any	measured: on the thread that ends the program
barrier(execute:)	execute	DispatchIO	instance	() -> Void	not-sendable	caller	background	measured: on a queue of Dispatch
beginBackgroundTask(expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	sendable	main-actor	main	documentation: "expirationHandler: (@MainActor @Sendable () -> Void)? = nil"; thread: documentation: "The system calls the handler synchronously on the main thread"
beginBackgroundTask(withName:expirationHandler:)	expirationHandler	UIApplication	instance	(() -> Void)?	sendable	main-actor	main	documentation: "expirationHandler: (@MainActor @Sendable () -> Void)? = nil"; thread: documentation: "The system calls the handler synchronously on the main thread"
betterPathUpdateHandler	=	NWConnection	instance	((Bool) -> Void)?	checked	nonisolated	queue	interface
browseResultsChangedHandler	=	NWBrowser	instance	((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?	checked	nonisolated	queue	interface
callAsyncJavaScript(_:arguments:in:in:completionHandler:)	completionHandler	WKWebView	instance	((Result<Any, any Error>) -> Void)?	not-sendable	caller	main	header; closure: WebKit's overlay for Swift; thread: convention: of a main-actor class
cancel(_:)	_	Alert.Button	static	(() -> Void)?	not-sendable	caller	main	interface; thread: convention: a control's action
cancel(_:action:)	action	Alert.Button	static	(() -> Void)?	not-sendable	caller	main	interface; thread: convention: a control's action
catch(_:)	_	Publisher	instance	(Failure) -> P	not-sendable	caller	publisher	interface
compactMap(_:)	_	Publisher	instance	(Output) -> T?	not-sendable	caller	publisher	interface
completionBlock	=	Operation	instance	(() -> Void)?	sendable	nonisolated	any	header: "(nullable, copy) void (NS_SWIFT_SENDABLE ^completionBlock)(void)"; thread: documentation: "The exact execution context for your completion block is not guaranteed but is typically a secondary thread."
concurrentPerform(iterations:execute:)	execute	DispatchQueue	static	(Int) -> Void	sendable	nonisolated	any	interface
connect(toPort:completionHandler:)	completionHandler	VZVirtioSocketDevice	instance	(Result<VZVirtioSocketConnection, any Error>) -> Void	not-sendable	caller	unknown	memory: refined for Swift, with one result
contains(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
createPDF(configuration:completionHandler:)	completionHandler	WKWebView	instance	(Result<Data, any Error>) -> Void	not-sendable	caller	main	header; closure: WebKit's overlay for Swift; thread: convention: of a main-actor class
createWebArchiveData(completionHandler:)	completionHandler	WKWebView	instance	(Result<Data, any Error>) -> Void	not-sendable	caller	main	header; closure: WebKit's overlay for Swift; thread: convention: of a main-actor class
default(_:action:)	action	Alert.Button	static	(() -> Void)?	not-sendable	caller	main	interface; thread: convention: a control's action
destructive(_:action:)	action	Alert.Button	static	(() -> Void)?	not-sendable	caller	main	interface; thread: convention: a control's action
detached(name:priority:operation:)	operation	Task	static	() async throws -> Success	not-sendable	nonisolated	background	SE-0304
drop(while:)	while	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
evaluateJavaScript(_:in:in:completionHandler:)	completionHandler	WKWebView	instance	((Result<Any, any Error>) -> Void)?	not-sendable	caller	main	header; closure: WebKit's overlay for Swift; thread: convention: of a main-actor class
fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)	completionHandler	CKDatabase	instance	(Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void	sendable	nonisolated	any	documentation: "@preconcurrency"; thread: memory: a queue of CloudKit
fetch(withRecordIDs:desiredKeys:completionHandler:)	completionHandler	CKDatabase	instance	(Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void	not-sendable	caller	any	documentation; thread: memory: a queue of CloudKit
fetchLatestSupported(completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(Result<VZMacOSRestoreImage, any Error>) -> Void	not-sendable	caller	any	memory: refined for Swift, with one result; thread: header: "The completion handler will be invoked on an arbitrary thread."
filter(_:)	_	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
first(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
flatMap(maxPublishers:_:)	_	Publisher	instance	(Output) -> P	not-sendable	caller	publisher	interface
forEach(_:)	_	Sequence	instance	(Element) throws -> Void	non-escaping	caller	caller	interface
getCurrentConfigurations(_:)	_	WidgetCenter	instance	(Result<[WidgetInfo], any Error>) -> Void	checked	nonisolated	background	interface
handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)	receiveCompletion	Publisher	instance	((Subscribers.Completion<Failure>) -> Void)?	not-sendable	caller	publisher	interface
handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)	receiveOutput	Publisher	instance	((Output) -> Void)?	not-sendable	caller	publisher	interface
init(_:)	_	AnyCancellable	static	() -> Void	not-sendable	caller	caller	interface; thread: convention: the thread that cancels
init(_:)	_	Future	static	(@escaping (Result<Output, Failure>) -> Void) -> Void	not-sendable	caller	caller	interface
init(_:action:)	action	Button	static	() -> Void	not-sendable	main-actor	main	interface
init(_:bufferingPolicy:_:)	_	AsyncStream	static	(AsyncStream<Element>.Continuation) -> Void	non-escaping	caller	caller	interface
init(_:bufferingPolicy:_:)	_	AsyncThrowingStream	static	(AsyncThrowingStream<Element, Failure>.Continuation) -> Void	non-escaping	caller	caller	interface
init(action:label:)	action	Button	static	() -> Void	not-sendable	main-actor	main	interface
init(decompressionOutputCallback:decompressionOutputRefCon:)	decompressionOutputCallback	VTDecompressionOutputCallbackRecord	static	(UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void	not-sendable	caller	any	memory: a thread of the decoder
init(dispatchQueueDisplay:outputWidth:outputHeight:pixelFormat:properties:queue:handler:)	handler	CGDisplayStream	static	(CGDisplayStreamFrameStatus, UInt64, IOSurfaceRef?, CGDisplayStreamUpdate?) -> Void	not-sendable	caller	queue	documentation
init(get:set:)	get	Binding	static	() -> Value	not-sendable	caller	main	interface; thread: convention: views read and set it
init(get:set:)	set	Binding	static	(Value) -> Void	not-sendable	caller	main	interface; thread: convention: views read and set it
init(inputProc:inputProcRefCon:)	inputProc	AURenderCallbackStruct	static	(UnsafeMutableRawPointer, UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, UInt32, UInt32, UnsafeMutablePointer<AudioBufferList>?) -> OSStatus	not-sendable	caller	background	convention: the audio unit renders in real time
init(name:priority:operation:)	operation	Task	static	() async throws -> Success	not-sendable	caller	caller	SE-0304
init(qos:flags:block:)	block	DispatchWorkItem	static	() -> Void	not-sendable	caller	queue	interface
init(type:fileDescriptor:queue:cleanupHandler:)	cleanupHandler	DispatchIO	static	(Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
init(type:io:queue:cleanupHandler:)	cleanupHandler	DispatchIO	static	(Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
init(type:path:oflag:mode:queue:cleanupHandler:)	cleanupHandler	DispatchIO	static	(Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
init(unfolding:)	unfolding	AsyncThrowingStream	static	() async throws -> Element?	checked	nonisolated	any	interface
init(unfolding:onCancel:)	onCancel	AsyncStream	static	(() -> Void)?	checked	nonisolated	any	interface
init(unfolding:onCancel:)	unfolding	AsyncStream	static	() async -> Element?	checked	nonisolated	any	interface
init(userData:MIDIEventProc:MIDISysExProc:)	MIDIEventProc	AudioOutputUnitMIDICallbacks	static	(UnsafeMutableRawPointer?, UInt32, UInt32, UInt32, UInt32) -> Void	not-sendable	caller	background	convention: the audio unit renders in real time
init(userData:MIDIEventProc:MIDISysExProc:)	MIDISysExProc	AudioOutputUnitMIDICallbacks	static	(UnsafeMutableRawPointer?, UnsafePointer<UInt8>, UInt32) -> Void	not-sendable	caller	background	convention: the audio unit renders in real time
init(version:clientInfo:init:finalize:prepare:unprepare:process:)	finalize	MTAudioProcessingTapCallbacks	static	(MTAudioProcessingTap) -> Void	not-sendable	caller	any	memory: a thread of the player
init(version:clientInfo:init:finalize:prepare:unprepare:process:)	init	MTAudioProcessingTapCallbacks	static	(MTAudioProcessingTap, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Void	not-sendable	caller	any	memory: a thread of the player
init(version:clientInfo:init:finalize:prepare:unprepare:process:)	prepare	MTAudioProcessingTapCallbacks	static	(MTAudioProcessingTap, CMItemCount, UnsafePointer<AudioStreamBasicDescription>) -> Void	not-sendable	caller	any	memory: a thread of the player
init(version:clientInfo:init:finalize:prepare:unprepare:process:)	process	MTAudioProcessingTapCallbacks	static	(MTAudioProcessingTap, CMItemCount, MTAudioProcessingTapFlags, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<CMItemCount>, UnsafeMutablePointer<MTAudioProcessingTapFlags>) -> Void	not-sendable	caller	background	convention: the tap renders in real time
init(version:clientInfo:init:finalize:prepare:unprepare:process:)	unprepare	MTAudioProcessingTapCallbacks	static	(MTAudioProcessingTap) -> Void	not-sendable	caller	any	memory: a thread of the player
install(completionHandler:)	completionHandler	VZMacOSInstaller	instance	(Result<Void, any Error>) -> Void	not-sendable	caller	unknown	memory: refined for Swift, with one result
last(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
load(from:completionHandler:)	completionHandler	VZMacOSRestoreImage	static	(Result<VZMacOSRestoreImage, any Error>) -> Void	not-sendable	caller	any	memory: refined for Swift, with one result; thread: header: "The completion handler will be invoked on an arbitrary thread."
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVAsset	instance	(() -> Void)?	sendable	nonisolated	background	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"; thread: documentation: "The system calls the closure on a background queue"
map(_:)	_	Publisher	instance	(Output) -> T	not-sendable	caller	publisher	interface
mapError(_:)	_	Publisher	instance	(Failure) -> E	not-sendable	caller	publisher	interface
measure(_:)	_	XCTestCase	instance	() -> Void	non-escaping	caller	caller	documentation
modifyRecords(saving:deleting:savePolicy:atomically:completionHandler:)	completionHandler	CKDatabase	instance	(Result<(saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]), any Error>) -> Void	not-sendable	caller	any	documentation; thread: memory: a queue of CloudKit
newConnectionHandler	=	NWListener	instance	((NWConnection) -> Void)?	checked	nonisolated	queue	interface
notify(qos:flags:queue:execute:)	execute	DispatchGroup	instance	() -> Void	not-sendable	caller	queue	measured
notify(queue:execute:)	execute	DispatchGroup	instance	() -> Void	not-sendable	caller	queue	measured
observe(_:options:changeHandler:)	changeHandler	NSObject	instance	(Self, NSKeyValueObservedChange<Value>) -> Void	sendable	nonisolated	caller	interface
onAppear(perform:)	perform	View	instance	(() -> Void)?	not-sendable	caller	main	interface
onChange(of:initial:_:)	_	View	instance	(V, V) -> Void	not-sendable	caller	main	interface
onChange(of:perform:)	perform	View	instance	(V) -> Void	not-sendable	caller	main	interface
onDelete(perform:)	perform	DynamicViewContent	instance	((IndexSet) -> Void)?	not-sendable	caller	main	interface
onDisappear(perform:)	perform	View	instance	(() -> Void)?	not-sendable	caller	main	interface
onDrop(of:isTargeted:perform:)	perform	View	instance	([NSItemProvider]) -> Bool	not-sendable	caller	main	interface
onEnded(_:)	_	Gesture	instance	(Value) -> Void	not-sendable	caller	main	interface
onGeometryChange(for:of:action:)	action	View	instance	(T) -> Void	not-sendable	caller	main	interface
onGeometryChange(for:of:action:)	of	View	instance	(GeometryProxy) -> T	sendable	nonisolated	any	interface
onHover(perform:)	perform	View	instance	(Bool) -> Void	not-sendable	caller	main	interface
onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)	perform	View	instance	() -> Void	not-sendable	caller	main	interface
onMove(perform:)	perform	DynamicViewContent	instance	((IndexSet, Int) -> Void)?	not-sendable	caller	main	interface
onOpenURL(perform:)	perform	View	instance	(URL) -> Void	not-sendable	caller	main	interface
onPreferenceChange(_:perform:)	perform	View	instance	(K.Value) -> Void	sendable	nonisolated	main	interface
onReceive(_:perform:)	perform	View	instance	(P.Output) -> Void	not-sendable	caller	publisher	interface
onSubmit(of:_:)	_	View	instance	() -> Void	not-sendable	caller	main	interface
onTapGesture(count:perform:)	perform	View	instance	() -> Void	not-sendable	caller	main	interface
onTermination	=	AsyncStream.Continuation	instance	((AsyncStream<Element>.Continuation.Termination) -> Void)?	checked	nonisolated	any	SE-0314
onTermination	=	AsyncThrowingStream.Continuation	instance	((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)?	checked	nonisolated	any	SE-0314
pathUpdateHandler	=	NWPathMonitor	instance	((NWPath) -> Void)?	checked	nonisolated	queue	interface
pause(completionHandler:)	completionHandler	VZVirtualMachine	instance	(Result<Void, any Error>) -> Void	not-sendable	caller	unknown	memory: refined for Swift, with one result
perform(schedule:_:)	_	NSManagedObjectContext	instance	() throws -> T	sendable	nonisolated	queue	documentation: "@preconcurrency nonisolated func perform<T>(schedule:, _ block: @escaping @Sendable () throws -> T) async rethrows -> T"
performAndWait(_:)	_	NSManagedObjectContext	instance	() throws -> T	non-escaping	caller	queue	documentation
performWithoutAnimation(_:)	_	UIView	static	() -> Void	non-escaping	caller	main	documentation
prefix(while:)	while	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
pthread_create(_:_:_:_:)	_	-	static	(UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?	not-sendable	caller	background	measured: on a thread of its own
read(fromFileDescriptor:maxLength:runningHandlerOn:handler:)	handler	DispatchIO	static	(DispatchData, Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
read(offset:length:queue:ioHandler:)	ioHandler	DispatchIO	instance	(Bool, DispatchData?, Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
receive(minimumIncompleteLength:maximumLength:completion:)	completion	NWConnection	instance	(Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void	checked	nonisolated	queue	interface
receiveMessage(completion:)	completion	NWConnection	instance	(Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void	checked	nonisolated	queue	interface
reduce(_:_:)	_	Publisher	instance	(T, Output) -> T	not-sendable	caller	publisher	interface
refreshable(action:)	action	View	instance	() async -> Void	sendable	caller	main	memory: `@_inheritActorContext` since the SDK of Xcode 26; apps in Swift 6 mode call main-actor functions there synchronously
registerForTraitChanges(_:handler:)	handler	UIView	instance	(Self, UITraitCollection) -> Void	not-sendable	caller	main	convention: a main-actor protocol
registerForTraitChanges(_:handler:)	handler	UIViewController	instance	(Self, UITraitCollection) -> Void	not-sendable	caller	main	convention: a main-actor protocol
removeDuplicates(by:)	by	Publisher	instance	(Output, Output) -> Bool	not-sendable	caller	publisher	interface
resume(completionHandler:)	completionHandler	VZVirtualMachine	instance	(Result<Void, any Error>) -> Void	not-sendable	caller	unknown	memory: refined for Swift, with one result
scan(_:_:)	_	Publisher	instance	(T, Output) -> T	not-sendable	caller	publisher	interface
setCancelHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
setEventHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
setRegistrationHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
signal(_:_:)	_	-	static	(Int32) -> Void	not-sendable	caller	any	measured: on the thread that gets the signal
sink(receiveCompletion:receiveValue:)	receiveCompletion	Publisher	instance	(Subscribers.Completion<Failure>) -> Void	not-sendable	caller	publisher	interface
sink(receiveCompletion:receiveValue:)	receiveValue	Publisher	instance	(Output) -> Void	not-sendable	caller	publisher	interface
sink(receiveValue:)	receiveValue	Publisher	instance	(Output) -> Void	not-sendable	caller	publisher	interface
start(completionHandler:)	completionHandler	VZVirtualMachine	instance	(Result<Void, any Error>) -> Void	not-sendable	caller	unknown	memory: refined for Swift, with one result
stateUpdateHandler	=	NWBrowser	instance	((NWBrowser.State) -> Void)?	checked	nonisolated	queue	interface
stateUpdateHandler	=	NWConnection	instance	((NWConnection.State) -> Void)?	checked	nonisolated	queue	interface
stateUpdateHandler	=	NWListener	instance	((NWListener.State) -> Void)?	checked	nonisolated	queue	interface
sync(execute:)	execute	DispatchQueue	instance	() throws -> T	non-escaping	caller	queue	interface
sync(flags:execute:)	execute	DispatchQueue	instance	() throws -> T	non-escaping	caller	queue	interface
task(id:priority:_:)	_	View	instance	() async -> Void	sendable	caller	main	interface
task(priority:_:)	_	View	instance	() async -> Void	sendable	caller	main	interface
tryCatch(_:)	_	Publisher	instance	(Failure) throws -> P	not-sendable	caller	publisher	interface
tryCompactMap(_:)	_	Publisher	instance	(Output) throws -> T?	not-sendable	caller	publisher	interface
tryFilter(_:)	_	Publisher	instance	(Output) throws -> Bool	not-sendable	caller	publisher	interface
tryMap(_:)	_	Publisher	instance	(Output) throws -> T	not-sendable	caller	publisher	interface
tryReduce(_:_:)	_	Publisher	instance	(T, Output) throws -> T	not-sendable	caller	publisher	interface
tryRemoveDuplicates(by:)	by	Publisher	instance	(Output, Output) throws -> Bool	not-sendable	caller	publisher	interface
tryScan(_:_:)	_	Publisher	instance	(T, Output) throws -> T	not-sendable	caller	publisher	interface
viabilityUpdateHandler	=	NWConnection	instance	((Bool) -> Void)?	checked	nonisolated	queue	interface
visualEffect(_:)	_	View	instance	(EmptyVisualEffect, GeometryProxy) -> some VisualEffect	checked	nonisolated	any	interface
withAnimation(_:_:)	_	-	static	() -> Result	non-escaping	caller	caller	interface
withAnimation(_:completionCriteria:_:completion:)	_	-	static	() -> Result	non-escaping	caller	caller	interface
withAnimation(_:completionCriteria:_:completion:)	completion	-	static	() -> Void	not-sendable	caller	main	interface
withCheckedContinuation(isolation:function:_:)	_	-	static	(CheckedContinuation<T, Never>) -> Void	non-escaping	caller	caller	SE-0300
withCheckedThrowingContinuation(isolation:function:_:)	_	-	static	(CheckedContinuation<T, any Error>) -> Void	non-escaping	caller	caller	SE-0300
withObservationTracking(_:onChange:)	_	-	static	() -> T	non-escaping	caller	caller	SE-0395
withObservationTracking(_:onChange:)	onChange	-	static	() -> Void	checked	nonisolated	any	SE-0395
withPerceptionTracking(_:onChange:)	_	-	static	() -> T	non-escaping	caller	caller	interface: swift-perception
withTaskCancellationHandler(operation:onCancel:isolation:)	onCancel	-	static	() -> Void	checked	nonisolated	any	SE-0304
withTransaction(_:_:)	_	-	static	() -> Result	non-escaping	caller	caller	interface
withTransaction(_:_:_:)	_	-	static	() -> Result	non-escaping	caller	caller	interface
withUnsafeContinuation(isolation:_:)	_	-	static	(UnsafeContinuation<T, Never>) -> Void	non-escaping	caller	caller	SE-0300
withUnsafeThrowingContinuation(isolation:_:)	_	-	static	(UnsafeContinuation<T, any Error>) -> Void	non-escaping	caller	caller	SE-0300
write(offset:data:queue:ioHandler:)	ioHandler	DispatchIO	instance	(Bool, DispatchData?, Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names
write(toFileDescriptor:data:runningHandlerOn:handler:)	handler	DispatchIO	static	(DispatchData?, Int32) -> Void	not-sendable	caller	queue	measured: on the queue that the call names

"""#
}
