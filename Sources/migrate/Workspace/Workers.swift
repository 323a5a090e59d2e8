import Foundation
import Synchronization

/// Threads that work through a list while the caller takes the products in the list's order.
///
/// The threads run ahead of the caller by a bounded number of items, so that memory stays bounded
/// too. Their stacks are large, since a parser recurses as deeply as its source is nested.
struct Workers: Sendable {
  /// How many threads work at a time.
  let jobs: Int

  /// How long an item is waited for in silence.
  var patience = DispatchTimeInterval.seconds(10)

  private static let stackSize = 64 << 20

  /// How many items a thread claims at a time, since threads that meet wait for each other.
  private static let parcelSize = 8

  /// How many parcels may be begun and not yet taken, for each thread.
  private static let parcelsAhead = 2

  /// Computes a product of each item on some thread and hands them to `take` on this one.
  ///
  /// - Parameter slow: is told, on this thread, of an item that has been waited for longer than
  ///   ``patience``.
  func forEach<Item: Sendable, Product: Sendable>(
    _ items: [Item],
    compute: @escaping @Sendable (Item) -> Product,
    slow: (Item) -> Void = { _ in },
    take: (Product) throws(Failure) -> Void,
  ) throws(Failure) {
    let parcels = items.parcels(of: Self.parcelSize)
    let count = min(jobs, parcels.count)
    let belt = Belt(parcels: parcels, compute)
    defer { belt.stop(count) }
    for _ in 0..<count {
      let thread = Thread { belt.work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    belt.makeRoom(count * Self.parcelsAhead)
    for index in parcels.indices {
      for product in belt.products(at: index, patience: patience, slow) { try take(product) }
      belt.makeRoom(1)
    }
  }
}

extension Array {
  fileprivate func parcels(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}

/// What the threads of one list share.
private final class Belt<Item: Sendable, Product: Sendable>: Sendable {
  private struct State {
    var next = 0
    var isStopped = false
    var products: [Int: [Product]] = [:]
    /// The item that is being worked on of each parcel that was begun.
    var current: [Int: Int] = [:]
  }

  private let parcels: [ArraySlice<Item>]
  private let compute: @Sendable (Item) -> Product
  private let state = Mutex(State())

  /// Counts the parcels that may be begun.
  private let room = DispatchSemaphore(value: 0)

  /// Counts the parcels that were finished.
  private let finished = DispatchSemaphore(value: 0)

  init(parcels: [ArraySlice<Item>], _ compute: @escaping @Sendable (Item) -> Product) {
    self.parcels = parcels
    self.compute = compute
  }

  /// The life of one thread.
  func work() {
    while let parcel = begin() {
      var products: [Product] = []
      for item in parcels[parcel].indices {
        state.withLock { $0.current[parcel] = item }
        products.append(compute(parcels[parcel][item]))
      }
      state.withLock { state in
        state.products[parcel] = products
        state.current[parcel] = nil
      }
      finished.signal()
    }
  }

  /// Waits for the products of a parcel, which can be had once.
  func products(
    at parcel: Int, patience: DispatchTimeInterval, _ slow: (Item) -> Void,
  ) -> [Product] {
    var told: Set<Int> = []
    while true {
      let (products, current) = state.withLock {
        ($0.products.removeValue(forKey: parcel), $0.current[parcel])
      }
      if let products { return products }
      guard finished.wait(timeout: .now() + patience) == .timedOut, let current else { continue }
      if told.insert(current).inserted { slow(parcels[parcel][current]) }
    }
  }

  func makeRoom(_ count: Int) {
    for _ in 0..<count { room.signal() }
  }

  /// Lets the threads end after the item that each is at.
  func stop(_ threads: Int) {
    state.withLock { $0.isStopped = true }
    makeRoom(threads)
  }

  /// Waits for room and claims the next parcel; `nil` when there is none.
  private func begin() -> Int? {
    room.wait()
    return state.withLock { state in
      guard !state.isStopped, state.next < parcels.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
