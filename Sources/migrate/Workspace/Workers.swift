import Foundation
import Synchronization

/// Threads that work through a list while the caller takes the products in the list's order.
///
/// The threads run ahead of the caller by a bounded number of items, so that memory stays bounded
/// too. Their stacks are large, since a parser recurses as deeply as its source is nested.
struct Workers: Sendable {
  /// How many threads work at a time.
  let jobs: Int

  private static let stackSize = 64 << 20

  /// How many items a thread claims at a time, since threads that meet wait for each other.
  private static let parcelSize = 8

  /// How many parcels may be begun and not yet taken, for each thread.
  private static let parcelsAhead = 2

  /// Computes a product of each item on some thread and hands them to `take` on this one.
  func forEach<Item: Sendable, Product: Sendable>(
    _ items: [Item],
    compute: @escaping @Sendable (Item) -> Product,
    take: (Product) throws(Failure) -> Void,
  ) throws(Failure) {
    let parcels = items.parcels(of: Self.parcelSize)
    let count = min(jobs, parcels.count)
    let belt = Belt(items: parcels) { $0.map(compute) }
    defer { belt.stop(count) }
    for _ in 0..<count {
      let thread = Thread { belt.work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    belt.makeRoom(count * Self.parcelsAhead)
    for index in parcels.indices {
      for product in belt.product(at: index) { try take(product) }
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
    var products: [Int: Product] = [:]
  }

  private let items: [Item]
  private let compute: @Sendable (Item) -> Product
  private let state = Mutex(State())

  /// Counts the items that may be begun.
  private let room = DispatchSemaphore(value: 0)

  /// Counts the products that were finished.
  private let finished = DispatchSemaphore(value: 0)

  init(items: [Item], compute: @escaping @Sendable (Item) -> Product) {
    self.items = items
    self.compute = compute
  }

  /// The life of one thread.
  func work() {
    while let index = begin() {
      let product = compute(items[index])
      state.withLock { $0.products[index] = product }
      finished.signal()
    }
  }

  /// Waits for the product of an item; it can be had once.
  func product(at index: Int) -> Product {
    while true {
      if let product = state.withLock({ $0.products.removeValue(forKey: index) }) { return product }
      finished.wait()
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

  /// Waits for room and claims the next item; `nil` when there is none.
  private func begin() -> Int? {
    room.wait()
    return state.withLock { state in
      guard !state.isStopped, state.next < items.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
