import Background
@_exported import Foundation

/// Sensors.
///
/// Source: `callbacks.tsv` (CoreMotion): every handler is a plain escaping block without an async
/// twin; it runs on the operation queue given, the pedometer's "on a serial queue" of its own.
open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
}
open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMDeviceMotion: CMLogItem {
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { NSNumber(value: 42) }
}
open class CMMotionActivity: CMLogItem {
  open var walking: Bool { true }
}

open class CMMotionManager: NSObject {
  public override init() {}
  open var isDeviceMotionAvailable: Bool { true }
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(CMDeviceMotion(), nil) }
  }
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(CMAccelerometerData(), nil) }
  }
  open func stopDeviceMotionUpdates() {}
  open func stopAccelerometerUpdates() {}
}

open class CMPedometer: NSObject {
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { true }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    inBackground { handler(CMPedometerData(), nil) }
  }
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    inBackground { handler(CMPedometerData(), nil) }
  }
  open func stopUpdates() {}
}

open class CMMotionActivityManager: NSObject {
  public override init() {}
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(CMMotionActivity()) }
  }
  open func stopActivityUpdates() {}
}
