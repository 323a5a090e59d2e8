import Background
@_exported import Foundation

/// The health store.
///
/// Source: `classes.tsv`, `callbacks.tsv` (HealthKit): stores, queries, samples and types are
/// `Sendable`; completions of the store arrive "on an arbitrary background queue" and are not
/// `@Sendable` today; handlers of queries are. The async form of `requestAuthorization` returns
/// nothing and takes sets that are not optional.
open class HKObjectType: NSObject, @unchecked Sendable {
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  {
    HKQuantityType(identifier)
  }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) {}
}
open class HKUnit: NSObject, @unchecked Sendable {
  open class func count() -> HKUnit { HKUnit() }
}
open class HKQuantity: NSObject, @unchecked Sendable {
  open func doubleValue(for unit: HKUnit) -> Double { 1 }
}
open class HKObject: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
}
open class HKSample: HKObject, @unchecked Sendable {
  open var startDate: Date { Date() }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  open var quantity: HKQuantity { HKQuantity() }
}
open class HKStatistics: NSObject, @unchecked Sendable {
  open func sumQuantity() -> HKQuantity? { HKQuantity() }
}
public let HKObjectQueryNoLimit = 0
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

open class HKQuery: NSObject, @unchecked Sendable {
  func run() {}
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
  }
  override func run() { handler(self, [HKQuantitySample()], nil) }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
  }
  override func run() { handler(self, HKStatistics(), nil) }
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) ->
      Void
  ) {
    handler = updateHandler
  }
  override func run() { handler(self, {}, nil) }
}

open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { true }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { completion(true, nil) }
  }
  nonisolated(nonsending) open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    await withCheckedContinuation { c in
      requestAuthorization(toShare: typesToShare, read: typesToRead) { _, _ in c.resume() }
    }
  }
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { completion(true, nil) }
  }
  nonisolated(nonsending) open func save(_ object: HKObject) async throws {}
  open func execute(_ query: HKQuery) { inBackground { query.run() } }
  open func stop(_ query: HKQuery) {}
}
