// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let noasync = #"""
function	type	level	source
acceptInput(forMode:before:)	RunLoop	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
addOperations(_:waitUntilFinished:)	OperationQueue	instance	measured: Foundation of Swift 6.3 on Linux
assumeIsolated(_:)	Actor	instance	SE-0392
assumeIsolated(_:)	MainActor	static	measured
current	RunLoop	static	measured
current	Thread	static	measured
exit()	Thread	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
isMainThread	Thread	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock()	NSCondition	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock()	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock()	NSLock	instance	measured
lock()	NSLocking	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock()	NSRecursiveLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock()	OSAllocatedUnfairLock	instance	memory
lock(before:)	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock(before:)	NSLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock(before:)	NSRecursiveLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock(whenCondition:)	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lock(whenCondition:before:)	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
lockIfAvailable()	OSAllocatedUnfairLock	instance	memory
objc_sync_enter(_:)	-	static	memory
objc_sync_exit(_:)	-	static	memory
os_unfair_lock_lock(_:)	-	static	memory
os_unfair_lock_trylock(_:)	-	static	memory
os_unfair_lock_unlock(_:)	-	static	memory
perform(_:on:with:waitUntilDone:)	NSObject	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
perform(_:on:with:waitUntilDone:modes:)	NSObject	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
performSelector(onMainThread:with:waitUntilDone:)	NSObject	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
performSelector(onMainThread:with:waitUntilDone:modes:)	NSObject	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
pthread_cond_wait(_:_:)	-	static	memory
pthread_mutex_lock(_:)	-	static	memory
pthread_mutex_trylock(_:)	-	static	memory
pthread_mutex_unlock(_:)	-	static	memory
pthread_rwlock_rdlock(_:)	-	static	memory
pthread_rwlock_unlock(_:)	-	static	memory
pthread_rwlock_wrlock(_:)	-	static	memory
run()	RunLoop	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
run(mode:before:)	RunLoop	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
run(until:)	RunLoop	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
scheduledTimer(timeInterval:invocation:repeats:)	Timer	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
scheduledTimer(timeInterval:target:selector:userInfo:repeats:)	Timer	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
setThreadPriority(_:)	Thread	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
signal()	NSCondition	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
sleep(forTimeInterval:)	Thread	static	measured
sleep(until:)	Thread	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
threadPriority()	Thread	static	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
try()	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
try()	NSLock	instance	measured
try()	NSRecursiveLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
tryLock()	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
tryLock(whenCondition:)	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
unlock()	NSCondition	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
unlock()	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
unlock()	NSLock	instance	measured
unlock()	NSLocking	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
unlock()	NSRecursiveLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
unlock()	OSAllocatedUnfairLock	instance	memory
unlock(withCondition:)	NSConditionLock	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
wait()	DispatchGroup	instance	memory
wait()	DispatchSemaphore	instance	memory
wait()	DispatchWorkItem	instance	memory
wait()	NSCondition	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
wait(for:timeout:)	XCTestCase	instance	memory
wait(for:timeout:enforceOrder:)	XCTestCase	instance	memory
wait(timeout:)	DispatchGroup	instance	memory
wait(timeout:)	DispatchSemaphore	instance	memory
wait(timeout:)	DispatchWorkItem	instance	memory
wait(until:)	NSCondition	instance	header: NS_SWIFT_UNAVAILABLE_FROM_ASYNC
wait(wallTimeout:)	DispatchGroup	instance	memory
wait(wallTimeout:)	DispatchSemaphore	instance	memory
waitForExpectations(timeout:handler:)	XCTestCase	instance	memory
waitUntilAllOperationsAreFinished()	OperationQueue	instance	measured: Foundation of Swift 6.3 on Linux
waitUntilFinished()	Operation	instance	measured: Foundation of Swift 6.3 on Linux

"""#
}
