// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let blocking = #"""
function	type	level	waits	when	closure	source
AXUIElementCopyActionNames(_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyAttributeNames(_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyAttributeValue(_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyAttributeValues(_:_:_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyElementAtPosition(_:_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyMultipleAttributeValues(_:_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementCopyParameterizedAttributeValue(_:_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementGetAttributeValueCount(_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementIsAttributeSettable(_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementPerformAction(_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
AXUIElementSetAttributeValue(_:_:_:)	-	static	waits for another application	always	-	header: AXUIElement.h, 'kAXErrorCannotComplete … when … the accessible application is unresponsive'
CFHostStartInfoResolution(_:_:_:)	-	static	waits for the network	always	-	documentation: 'In synchronous mode, this function blocks until the resolution has completed'; it is, unless the host is scheduled on a run loop
CFRunLoopRun()	-	static	runs a run loop	events	-	documentation: 'Runs the current thread's CFRunLoop object … indefinitely'
CFRunLoopRunInMode(_:_:_:)	-	static	runs a run loop	events	-	convention: CFRunLoopRun()
SecItemAdd(_:_:)	-	static	waits for the keychain	always	-	documentation: SecItemAdd, 'blocks the calling thread'
SecItemCopyMatching(_:_:)	-	static	waits for the keychain	always	-	documentation: SecItemCopyMatching, 'blocks the calling thread'
SecItemDelete(_:)	-	static	waits for the keychain	always	-	documentation: SecItemDelete, 'blocks the calling thread'
SecItemUpdate(_:_:)	-	static	waits for the keychain	always	-	documentation: SecItemUpdate, 'blocks the calling thread'
accept(_:_:_:)	-	static	waits for the network	always	-	POSIX
addOperations(_:waitUntilFinished:)	OperationQueue	named	waits for the operations of a queue	asked	-	documentation: 'the current thread is blocked until all of the specified operations finish'
asyncAndWait(execute:)	DispatchQueue	named	waits for the main thread	main	last	convention: where the queue is another one, its own thread does the work, and the wait ends
availableData	FileHandle	named	reads a file or what another process writes	always	-	documentation: 'a communications channel … if no data is available, the method blocks'
connect(_:_:_:)	-	static	waits for the network	always	-	POSIX
coordinate(readingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	last	documentation: 'This method executes synchronously, blocking the current thread'
coordinate(readingItemAt:options:writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	last	convention: coordinate(readingItemAt:options:error:byAccessor:)
coordinate(writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	last	convention: coordinate(readingItemAt:options:error:byAccessor:)
coordinate(writingItemAt:options:writingItemAt:options:error:byAccessor:)	NSFileCoordinator	named	waits for what else uses a file	always	last	convention: coordinate(readingItemAt:options:error:byAccessor:)
copyCGImage(at:actualTime:)	AVAssetImageGenerator	named	waits for a frame of a video	always	-	memory: the sibling that doesn't block is image(at:)
executeAndReturnError(_:)	NSAppleScript	named	waits for another application	always	-	memory
getaddrinfo(_:_:_:_:)	-	static	waits for the network	always	-	POSIX
gethostbyaddr(_:_:_:)	-	static	waits for the network	always	-	POSIX
gethostbyname(_:)	-	static	waits for the network	always	-	POSIX
init(contentsOf:)	Data	static	waits for the network	remote	-	documentation: 'this method can block the current thread for tens of seconds on a slow network'
init(contentsOf:)	String	static	waits for the network	remote	-	convention: Data.init(contentsOf:)
init(contentsOf:encoding:)	String	static	waits for the network	remote	-	convention: Data.init(contentsOf:)
init(contentsOf:options:)	Data	static	waits for the network	remote	-	documentation: 'this method can block the current thread for tens of seconds on a slow network'
init(contentsOf:usedEncoding:)	String	static	waits for the network	remote	-	convention: Data.init(contentsOf:)
lock(whenCondition:)	NSConditionLock	named	waits for a condition	always	-	documentation: 'blocks the thread's execution until the lock can be acquired'
lock(whenCondition:before:)	NSConditionLock	named	waits for a condition	always	-	convention: lock(whenCondition:)
nanosleep(_:_:)	-	static	sleeps	always	-	POSIX
pclose(_:)	-	static	waits for another process	always	-	POSIX
perform()	DispatchWorkItem	instance	runs a work item, which may wait for anything	always	-	documentation: 'executes the work item's block immediately on the current thread'
perform(_:)	VNImageRequestHandler	instance	waits for the requests of Vision	always	-	header: VNRequestHandler.h, 'The function returns once all requests have been finished', as remembered
perform(_:on:)	VNSequenceRequestHandler	instance	waits for the requests of Vision	always	-	convention: VNImageRequestHandler.perform(_:)
perform(_:on:with:waitUntilDone:)	NSObject	named	waits for another thread	asked	-	documentation: 'whether the current thread blocks until after …'
perform(_:on:with:waitUntilDone:modes:)	NSObject	named	waits for another thread	asked	-	documentation: 'whether the current thread blocks until after …'
performSelector(onMainThread:with:waitUntilDone:)	NSObject	named	waits for the main thread	asked	-	documentation: 'whether the current thread blocks until after …'
performSelector(onMainThread:with:waitUntilDone:modes:)	NSObject	named	waits for the main thread	asked	-	documentation: 'whether the current thread blocks until after …'
poll(_:_:_:)	-	static	waits for the network	always	-	POSIX
pthread_cond_timedwait(_:_:_:)	-	static	waits for a condition	always	-	POSIX
pthread_cond_wait(_:_:)	-	static	waits for a condition	always	-	POSIX
pthread_join(_:_:)	-	static	waits for another thread	always	-	POSIX
read(upToCount:)	FileHandle	named	reads a file or what another process writes	always	-	documentation: 'synchronously', from a communications channel too
readData(ofLength:)	FileHandle	named	reads a file or what another process writes	always	-	documentation: 'synchronously', from a communications channel too
readDataToEndOfFile()	FileHandle	named	reads a file or what another process writes	always	-	documentation: 'synchronously', from a communications channel too
readToEnd()	FileHandle	named	reads a file or what another process writes	always	-	documentation: 'synchronously', from a communications channel too
recv(_:_:_:_:)	-	static	waits for the network	always	-	POSIX
recvfrom(_:_:_:_:_:_:)	-	static	waits for the network	always	-	POSIX
recvmsg(_:_:_:)	-	static	waits for the network	always	-	POSIX
run()	RunLoop	instance	runs a run loop	events	-	documentation: 'effectively begins an infinite loop'
run(mode:before:)	RunLoop	instance	runs a run loop	events	-	documentation: 'blocking for input in the specified mode until a given date'
run(until:)	RunLoop	instance	runs a run loop	events	-	documentation: 'Runs the loop until the specified date'
runModal()	NSAlert	named	runs a modal loop	modal	-	documentation: 'Runs the alert as an app-modal dialog'
runModal()	NSSavePanel	named	runs a modal loop	modal	-	documentation: 'Displays the panel and begins its event loop'
runModal(for:)	NSApplication	named	runs a modal loop	modal	-	documentation: 'Starts a modal event loop for a given window'
select(_:_:_:_:_:)	-	static	waits for the network	always	-	POSIX
sem_wait(_:)	-	static	waits for a semaphore	always	-	POSIX
semaphore_wait(_:)	-	static	waits for a semaphore	always	-	memory
sendEvent(options:timeout:)	NSAppleEventDescriptor	named	waits for another application	always	-	documentation: 'The default options: wait for reply'
sendSync(message:)	XPCSession	named	waits for another process	always	-	documentation: 'blocking the caller until receiving a reply'
sendSynchronousRequest(_:returning:)	NSURLConnection	static	waits for the network	always	-	documentation: 'Performs a synchronous load'
setActive(_:)	AVAudioSession	instance	waits for an audio session	always	-	documentation: QA1715, 'All Audio Session APIs can block'
setActive(_:options:)	AVAudioSession	instance	waits for an audio session	always	-	documentation: QA1715, 'All Audio Session APIs can block'
sleep(_:)	-	static	sleeps	always	-	POSIX
sleep(forTimeInterval:)	Thread	static	sleeps	always	-	documentation: 'Sleeps the thread for a given time interval'
sleep(until:)	Thread	static	sleeps	always	-	documentation: 'Blocks the current thread until the time specified'
startRunning()	AVCaptureSession	named	waits for a capture session	always	-	documentation: 'synchronous and blocks until the session starts running or it fails'
stopRunning()	AVCaptureSession	named	waits for a capture session	always	-	convention: startRunning(); Apple's answer in thread 792147 of its forums says both block
sync(execute:)	DispatchQueue	named	waits for the main thread	main	last	convention: where the queue is another one, its own thread does the work, and the wait ends
sync(flags:execute:)	DispatchQueue	named	waits for the main thread	main	last	convention: where the queue is another one, its own thread does the work, and the wait ends
synchronousRemoteObjectProxyWithErrorHandler(_:)	NSXPCConnection	named	waits for another process	always	last	documentation: 'makes a synchronous IPC call instead of the default async behavior'
system(_:)	-	static	waits for another process	always	-	POSIX
usleep(_:)	-	static	sleeps	always	-	POSIX
wait()	DispatchGroup	named	waits for a group	always	-	documentation: 'Waits synchronously for the previously submitted work to …'
wait()	DispatchSemaphore	named	waits for a semaphore	always	-	memory
wait()	DispatchWorkItem	named	waits for a work item	always	-	documentation: 'Causes the caller to wait synchronously until …'
wait()	NSCondition	named	waits for a condition	always	-	documentation: 'Blocks the current thread until the condition is signaled'
wait(for:timeout:)	XCTestCase	named	waits for expectations	events	-	documentation: 'Waits for the test to fulfill a set of expectations'
wait(for:timeout:enforceOrder:)	XCTestCase	named	waits for expectations	events	-	convention: wait(for:timeout:)
wait(timeout:)	DispatchGroup	named	waits for a group	always	-	documentation: 'Waits synchronously for the previously submitted work to …'
wait(timeout:)	DispatchSemaphore	named	waits for a semaphore	always	-	memory
wait(timeout:)	DispatchWorkItem	named	waits for a work item	always	-	convention: wait()
wait(until:)	NSCondition	named	waits for a condition	always	-	convention: wait()
wait(wallTimeout:)	DispatchGroup	named	waits for a group	always	-	documentation: 'Waits synchronously for the previously submitted work to …'
wait(wallTimeout:)	DispatchSemaphore	named	waits for a semaphore	always	-	memory
wait(wallTimeout:)	DispatchWorkItem	named	waits for a work item	always	-	convention: wait()
waitForExpectations(timeout:handler:)	XCTestCase	named	waits for expectations	events	last	documentation: 'Waits until the test fulfills all expectations or until it times out'
waitUntilAllOperationsAreFinished()	OperationQueue	named	waits for the operations of a queue	always	-	documentation: 'Blocks the current thread until …'
waitUntilCompleted()	MTLCommandBuffer	named	waits for the GPU	always	-	documentation: 'Blocks the current thread until the GPU finishes executing the command buffer'
waitUntilExit()	Process	named	waits for another process	always	-	documentation: 'Blocks the process until the receiver is finished'
waitUntilFinished()	Operation	named	waits for an operation	always	-	documentation: 'Blocks execution of the current thread until …'
waitUntilScheduled()	MTLCommandBuffer	named	waits for the GPU	always	-	documentation: 'Blocks the current thread until the command queue schedules the buffer'
waitpid(_:_:_:)	-	static	waits for another process	always	-	POSIX
xpc_connection_send_message_with_reply_sync(_:_:)	-	static	waits for another process	always	-	documentation: 'blocks the caller until it receives a reply'

"""#
}
