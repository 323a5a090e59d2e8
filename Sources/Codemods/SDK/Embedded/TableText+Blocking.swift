// Made from blocking.tsv by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension TableText {
  static let blocking = #"""
AXUIElementCopyActionNames(_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyAttributeNames(_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyAttributeValue(_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyAttributeValues(_:_:_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyElementAtPosition(_:_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyMultipleAttributeValues(_:_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementCopyParameterizedAttributeValue(_:_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementGetAttributeValueCount(_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementIsAttributeSettable(_:_:_:)	-	static	waits for another application	always	documentation
AXUIElementPerformAction(_:_:)	-	static	waits for another application	always	documentation
AXUIElementSetAttributeValue(_:_:_:)	-	static	waits for another application	always	documentation
CFHostStartInfoResolution(_:_:_:)	-	static	waits for the network	always	documentation
CFRunLoopRun()	-	static	runs a run loop	always	documentation
CFRunLoopRunInMode(_:_:_:)	-	static	runs a run loop	always	documentation
accept(_:_:_:)	-	static	waits for the network	always	documentation
addOperations(_:waitUntilFinished:)	OperationQueue	named	waits for the operations of a queue	asked	documentation
asyncAndWait(execute:)	DispatchQueue	named	waits for the main thread	main	convention: where the queue is another one, its own thread does the work, and the wait ends
availableData	FileHandle	named	waits for what another process writes	always	documentation: a pipe, a socket or a terminal is read until there is something
connect(_:_:_:)	-	static	waits for the network	always	documentation
coordinate(readingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	documentation
coordinate(readingItemAt:options:writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	documentation
coordinate(writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	documentation
coordinate(writingItemAt:options:writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	documentation
executeAndReturnError(_:)	NSAppleScript	named	waits for another application	always	documentation
executeAppleEvent(_:error:)	NSAppleScript	named	waits for another application	always	documentation
getaddrinfo(_:_:_:_:)	-	static	waits for the network	always	documentation
gethostbyaddr(_:_:_:)	-	static	waits for the network	always	documentation
gethostbyname(_:)	-	static	waits for the network	always	documentation
init(contentsOf:)	Data	static	waits for the network	remote	documentation
init(contentsOf:)	String	static	waits for the network	remote	documentation
init(contentsOf:)	XMLParser	static	waits for the network	remote	documentation
init(contentsOf:encoding:)	String	static	waits for the network	remote	documentation
init(contentsOf:options:)	Data	static	waits for the network	remote	documentation
init(contentsOf:usedEncoding:)	String	static	waits for the network	remote	documentation
lock(whenCondition:)	NSConditionLock	named	waits for a condition	always	documentation
lock(whenCondition:before:)	NSConditionLock	named	waits for a condition	always	documentation
nanosleep(_:_:)	-	static	sleeps	always	documentation
pclose(_:)	-	static	waits for another process	always	documentation
perform()	DispatchWorkItem	instance	runs a work item, which may wait for anything	always	documentation
perform(_:on:with:waitUntilDone:)	NSObject	named	waits for another thread	asked	documentation
perform(_:on:with:waitUntilDone:modes:)	NSObject	named	waits for another thread	asked	documentation
performSelector(onMainThread:with:waitUntilDone:)	NSObject	named	waits for the main thread	asked	documentation
performSelector(onMainThread:with:waitUntilDone:modes:)	NSObject	named	waits for the main thread	asked	documentation
poll(_:_:_:)	-	static	waits for the network	always	documentation
pthread_cond_timedwait(_:_:_:)	-	static	waits for a condition	always	documentation
pthread_cond_wait(_:_:)	-	static	waits for a condition	always	documentation
pthread_join(_:_:)	-	static	waits for another thread	always	documentation
read(upToCount:)	FileHandle	named	waits for what another process writes	always	documentation: a pipe, a socket or a terminal is read until there is something
readData(ofLength:)	FileHandle	named	waits for what another process writes	always	documentation: a pipe, a socket or a terminal is read until there is something
readDataToEndOfFile()	FileHandle	named	waits for what another process writes	always	documentation: a pipe, a socket or a terminal is read until there is something
readToEnd()	FileHandle	named	waits for what another process writes	always	documentation: a pipe, a socket or a terminal is read until there is something
recv(_:_:_:_:)	-	static	waits for the network	always	documentation
recvfrom(_:_:_:_:_:_:)	-	static	waits for the network	always	documentation
recvmsg(_:_:_:)	-	static	waits for the network	always	documentation
run()	RunLoop	instance	runs a run loop	always	documentation
run(mode:before:)	RunLoop	instance	runs a run loop	always	documentation
run(until:)	RunLoop	instance	runs a run loop	always	documentation
select(_:_:_:_:_:)	-	static	waits for the network	always	documentation
sem_wait(_:)	-	static	waits for a semaphore	always	documentation
semaphore_wait(_:)	-	static	waits for a semaphore	always	documentation
sendEvent(options:timeout:)	NSAppleEventDescriptor	named	waits for another application	always	documentation
sendSync(message:)	XPCSession	named	waits for another process	always	documentation
sendSynchronousRequest(_:returning:)	NSURLConnection	static	waits for the network	always	documentation
setActive(_:)	AVAudioSession	instance	waits for an audio session	always	documentation: QA1715
setActive(_:options:)	AVAudioSession	instance	waits for an audio session	always	documentation: QA1715
sleep(_:)	-	static	sleeps	always	documentation
sleep(forTimeInterval:)	Thread	static	sleeps	always	documentation
sleep(until:)	Thread	static	sleeps	always	documentation
startRunning()	AVCaptureSession	named	waits for a capture session	always	documentation
stopRunning()	AVCaptureSession	named	waits for a capture session	always	documentation
sync(execute:)	DispatchQueue	named	waits for the main thread	main	convention: where the queue is another one, its own thread does the work, and the wait ends
sync(flags:execute:)	DispatchQueue	named	waits for the main thread	main	convention: where the queue is another one, its own thread does the work, and the wait ends
synchronousRemoteObjectProxyWithErrorHandler(_:)	NSXPCConnection	named	waits for another process	always	documentation
system(_:)	-	static	waits for another process	always	documentation
usleep(_:)	-	static	sleeps	always	documentation
wait()	DispatchGroup	named	waits for a group	always	documentation
wait()	DispatchSemaphore	named	waits for a semaphore	always	documentation
wait()	DispatchWorkItem	named	waits for a work item	always	documentation
wait()	NSCondition	named	waits for a condition	always	documentation
wait(for:timeout:)	XCTestCase	named	waits for expectations	always	documentation
wait(for:timeout:enforceOrder:)	XCTestCase	named	waits for expectations	always	documentation
wait(timeout:)	DispatchGroup	named	waits for a group	always	documentation
wait(timeout:)	DispatchSemaphore	named	waits for a semaphore	always	documentation
wait(timeout:)	DispatchWorkItem	named	waits for a work item	always	documentation
wait(until:)	NSCondition	named	waits for a condition	always	documentation
wait(wallTimeout:)	DispatchGroup	named	waits for a group	always	documentation
wait(wallTimeout:)	DispatchSemaphore	named	waits for a semaphore	always	documentation
wait(wallTimeout:)	DispatchWorkItem	named	waits for a work item	always	documentation
waitForExpectations(timeout:handler:)	XCTestCase	named	waits for expectations	always	documentation
waitUntilAllOperationsAreFinished()	OperationQueue	named	waits for the operations of a queue	always	documentation
waitUntilExit()	Process	named	waits for another process	always	documentation
waitUntilFinished()	Operation	named	waits for an operation	always	documentation
waitpid(_:_:_:)	-	static	waits for another process	always	documentation
xpc_connection_send_message_with_reply_sync(_:_:)	-	static	waits for another process	always	documentation

"""#
}
