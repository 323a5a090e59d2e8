/// What became of a file that may count on what becomes of others.
public protocol DependentChange: Sendable {
  /// What its change adds.
  var additions: Set<Addition> { get }

  /// What the changes of other files have to add, or else its own is wrong.
  var countsOn: Set<Addition> { get }

  /// What of its additions is for calls that await it, and has too few of them so far, in the file itself.
  var wantsUse: Set<Addition> { get }

  /// How much the additions of this file and of others are used here, in the units of ``Addition/worthwhileUse``.
  var uses: [Addition: Int] { get }
}

/// What becomes of the files of a run, in their order, each held back until everything is made that its change counts
/// on, and until it is known that enough calls await what it adds for others only: a fix that spans files is made whole
/// or not at all.
///
///     for file in files { use(units.add(run(file))) }
///     while case let unmet = units.withdraw(), !unmet.isEmpty {
///       for (position, withheld) in unmet { units.replace(at: position, with: run(files[position], withheld)) }
///     }
///     use(units.finish())
///
/// Where no change counts on another, or adds something for others only, nothing is held back.
public struct ChangeUnits<Change: DependentChange>: Sendable {
  /// What the files add that were given out.
  private var settled: Set<Addition> = []

  /// How many files were given out.
  private var settledCount = 0

  private var waiting: [Change] = []

  /// What was withheld from those that wait.
  private var withheld: [Int: Set<Addition>] = [:]

  /// How much use what is added for others needs.
  private let worthwhileUse: Int

  /// - Parameter isChosen: whether a person chose among the changes, as with `--interactive`: what is left of them is wanted.
  public init(isChosen: Bool = false) {
    worthwhileUse = isChosen ? 1 : Addition.worthwhileUse
  }

  /// Takes what became of the next file.
  ///
  /// - Returns: what will not change any more, in the order of the files.
  public mutating func add(_ change: Change) -> [Change] {
    waiting.append(change)
    var ready: [Change] = []
    for next in waiting {
      guard next.countsOn.isSubset(of: settled), next.wantsUse.isEmpty else { break }
      settled.formUnion(next.additions)
      ready.append(next)
    }
    waiting.removeFirst(ready.count)
    settledCount += ready.count
    return ready
  }

  /// The files, by position, whose changes count on what isn't made, or add what too few count on, with all that they
  /// may not count on or add: they are to be migrated again without that.
  public mutating func withdraw() -> [(position: Int, withheld: Set<Addition>)] {
    let made = waiting.reduce(into: settled) { $0.formUnion($1.additions) }
    let uses = waiting.reduce(into: [Addition: Int]()) { $0.merge($1.uses, uniquingKeysWith: +) }
    return waiting.enumerated().compactMap { place, change in
      // `subtracting` would go through all that is made, for each change.
      let unmet = change.countsOn.filter { !made.contains($0) }
        .union(change.wantsUse.filter { uses[$0, default: 0] < worthwhileUse })
      guard !unmet.isEmpty else { return nil }
      let position = settledCount + place
      withheld[position, default: []].formUnion(unmet)
      return (position, withheld[position, default: []])
    }
  }

  /// - Precondition: The position is one that ``withdraw()`` gave.
  public func change(at position: Int) -> Change { waiting[position - settledCount] }

  /// - Precondition: The position is one that ``withdraw()`` gave.
  public mutating func replace(at position: Int, with change: Change) {
    waiting[position - settledCount] = change
  }

  /// What is left, once nothing is to be withdrawn any more.
  public mutating func finish() -> [Change] {
    defer { waiting = [] }
    return waiting
  }
}
