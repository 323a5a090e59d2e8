// Made from swift-callbacks.tsv by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension TableText {
  static let swiftCallbacks = #"""
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
betterPathUpdateHandler	=	NWConnection	instance	((Bool) -> Void)?	sendable	nonisolated	queue	interface
browseResultsChangedHandler	=	NWBrowser	instance	((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?	sendable	nonisolated	queue	interface
catch(_:)	_	Publisher	instance	(Failure) -> P	not-sendable	caller	publisher	interface
compactMap(_:)	_	Publisher	instance	(Output) -> T?	not-sendable	caller	publisher	interface
concurrentPerform(iterations:execute:)	execute	DispatchQueue	static	(Int) -> Void	sendable	nonisolated	any	interface
contains(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
detached(name:priority:operation:)	operation	Task	static	() async throws -> Success	not-sendable	nonisolated	background	SE-0304
drop(while:)	while	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)	completionHandler	CKDatabase	instance	(Result<(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error>) -> Void	sendable	nonisolated	any	documentation: "@preconcurrency"; thread: memory: a queue of CloudKit
fetch(withRecordIDs:desiredKeys:completionHandler:)	completionHandler	CKDatabase	instance	(Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void	not-sendable	caller	any	documentation; thread: memory: a queue of CloudKit
filter(_:)	_	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
first(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
flatMap(maxPublishers:_:)	_	Publisher	instance	(Output) -> P	not-sendable	caller	publisher	interface
forEach(_:)	_	Sequence	instance	(Element) throws -> Void	non-escaping	caller	caller	interface
getCurrentConfigurations(_:)	_	WidgetCenter	instance	(Result<[WidgetInfo], any Error>) -> Void	sendable	nonisolated	background	interface
handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)	receiveOutput	Publisher	instance	((Output) -> Void)?	not-sendable	caller	publisher	interface
init(_:)	_	AnyCancellable	static	() -> Void	not-sendable	caller	caller	interface; thread: convention: the thread that cancels
init(_:)	_	Future	static	(@escaping (Result<Output, Failure>) -> Void) -> Void	not-sendable	caller	caller	interface
init(_:action:)	action	Button	static	() -> Void	not-sendable	main-actor	main	interface
init(_:bufferingPolicy:_:)	_	AsyncStream	static	(AsyncStream<Element>.Continuation) -> Void	non-escaping	caller	caller	interface
init(_:bufferingPolicy:_:)	_	AsyncThrowingStream	static	(AsyncThrowingStream<Element, Failure>.Continuation) -> Void	non-escaping	caller	caller	interface
init(action:label:)	action	Button	static	() -> Void	not-sendable	main-actor	main	interface
init(get:set:)	get	Binding	static	() -> Value	not-sendable	caller	main	interface; thread: convention: views read and set it
init(get:set:)	set	Binding	static	(Value) -> Void	not-sendable	caller	main	interface; thread: convention: views read and set it
init(name:priority:operation:)	operation	Task	static	() async throws -> Success	not-sendable	caller	caller	SE-0304
init(qos:flags:block:)	block	DispatchWorkItem	static	() -> Void	not-sendable	caller	queue	interface
init(unfolding:)	unfolding	AsyncThrowingStream	static	() async throws -> Element?	sendable	nonisolated	any	interface
init(unfolding:onCancel:)	onCancel	AsyncStream	static	(() -> Void)?	sendable	nonisolated	any	interface
init(unfolding:onCancel:)	unfolding	AsyncStream	static	() async -> Element?	sendable	nonisolated	any	interface
last(where:)	where	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
loadValuesAsynchronously(forKeys:completionHandler:)	completionHandler	AVAsset	instance	(() -> Void)?	sendable	nonisolated	background	documentation; closure: header: "(void (^ NS_SWIFT_SENDABLE)"; thread: documentation: "The system calls the closure on a background queue"
map(_:)	_	Publisher	instance	(Output) -> T	not-sendable	caller	publisher	interface
mapError(_:)	_	Publisher	instance	(Failure) -> E	not-sendable	caller	publisher	interface
measure(_:)	_	XCTestCase	instance	() -> Void	non-escaping	caller	caller	documentation
modifyRecords(saving:deleting:savePolicy:atomically:completionHandler:)	completionHandler	CKDatabase	instance	(Result<(saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]), any Error>) -> Void	not-sendable	caller	any	documentation; thread: memory: a queue of CloudKit
newConnectionHandler	=	NWListener	instance	((NWConnection) -> Void)?	sendable	nonisolated	queue	interface
notify(qos:flags:queue:execute:)	execute	DispatchGroup	instance	() -> Void	sendable	nonisolated	queue	interface
notify(queue:execute:)	execute	DispatchGroup	instance	() -> Void	sendable	nonisolated	queue	interface
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
onTermination	=	AsyncStream.Continuation	instance	((AsyncStream<Element>.Continuation.Termination) -> Void)?	sendable	nonisolated	any	SE-0314
onTermination	=	AsyncThrowingStream.Continuation	instance	((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)?	sendable	nonisolated	any	SE-0314
pathUpdateHandler	=	NWPathMonitor	instance	((NWPath) -> Void)?	sendable	nonisolated	queue	interface
perform(schedule:_:)	_	NSManagedObjectContext	instance	() throws -> T	not-sendable	caller	queue	documentation
performAndWait(_:)	_	NSManagedObjectContext	instance	() throws -> T	non-escaping	caller	queue	documentation
performWithoutAnimation(_:)	_	UIView	static	() -> Void	non-escaping	caller	main	documentation
prefix(while:)	while	Publisher	instance	(Output) -> Bool	not-sendable	caller	publisher	interface
receive(minimumIncompleteLength:maximumLength:completion:)	completion	NWConnection	instance	(Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void	sendable	nonisolated	queue	interface
receiveMessage(completion:)	completion	NWConnection	instance	(Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void	sendable	nonisolated	queue	interface
reduce(_:_:)	_	Publisher	instance	(T, Output) -> T	not-sendable	caller	publisher	interface
refreshable(action:)	action	View	instance	() async -> Void	sendable	nonisolated	main	interface
removeDuplicates(by:)	by	Publisher	instance	(Output, Output) -> Bool	not-sendable	caller	publisher	interface
scan(_:_:)	_	Publisher	instance	(T, Output) -> T	not-sendable	caller	publisher	interface
setCancelHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
setEventHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
setRegistrationHandler(qos:flags:handler:)	handler	DispatchSourceProtocol	instance	(() -> Void)?	not-sendable	caller	queue	interface
sink(receiveCompletion:receiveValue:)	receiveCompletion	Publisher	instance	(Subscribers.Completion<Failure>) -> Void	not-sendable	caller	publisher	interface
sink(receiveCompletion:receiveValue:)	receiveValue	Publisher	instance	(Output) -> Void	not-sendable	caller	publisher	interface
sink(receiveValue:)	receiveValue	Publisher	instance	(Output) -> Void	not-sendable	caller	publisher	interface
stateUpdateHandler	=	NWBrowser	instance	((NWBrowser.State) -> Void)?	sendable	nonisolated	queue	interface
stateUpdateHandler	=	NWConnection	instance	((NWConnection.State) -> Void)?	sendable	nonisolated	queue	interface
stateUpdateHandler	=	NWListener	instance	((NWListener.State) -> Void)?	sendable	nonisolated	queue	interface
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
viabilityUpdateHandler	=	NWConnection	instance	((Bool) -> Void)?	sendable	nonisolated	queue	interface
visualEffect(_:)	_	View	instance	(EmptyVisualEffect, GeometryProxy) -> some VisualEffect	sendable	nonisolated	any	interface
withAnimation(_:completionCriteria:_:completion:)	completion	-	static	() -> Void	not-sendable	caller	main	interface
withCheckedContinuation(isolation:function:_:)	_	-	static	(CheckedContinuation<T, Never>) -> Void	non-escaping	caller	caller	SE-0300
withCheckedThrowingContinuation(isolation:function:_:)	_	-	static	(CheckedContinuation<T, any Error>) -> Void	non-escaping	caller	caller	SE-0300
withObservationTracking(_:onChange:)	onChange	-	static	() -> Void	sendable	nonisolated	any	SE-0395
withTaskCancellationHandler(operation:onCancel:isolation:)	onCancel	-	static	() -> Void	sendable	nonisolated	any	SE-0304
withUnsafeContinuation(isolation:_:)	_	-	static	(UnsafeContinuation<T, Never>) -> Void	non-escaping	caller	caller	SE-0300
withUnsafeThrowingContinuation(isolation:_:)	_	-	static	(UnsafeContinuation<T, any Error>) -> Void	non-escaping	caller	caller	SE-0300

"""#
}
