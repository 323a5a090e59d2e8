import Testing

@testable import Codemods

/// The laws of the lattice that the called-once analysis computes in, over all of its elements.
@Suite struct CallCountsTests {
  private static let all = (0...CallCounts.any.rawValue).map(CallCounts.init(rawValue:))

  @Test func joiningIsASemilattice() {
    for a in Self.all {
      #expect(a.union(a) == a)
      #expect(a.union([]) == a)
      #expect(a.union(.any) == .any)
      for b in Self.all {
        #expect(a.union(b) == b.union(a))
        #expect(a.isSubset(of: a.union(b)))
        for c in Self.all { #expect(a.union(b).union(c) == a.union(b.union(c))) }
      }
    }
  }

  @Test func summingIsACommutativeMonoidWithNeverAsItsUnit() {
    for a in Self.all {
      #expect(a.adding(.never) == a)
      for b in Self.all {
        #expect(a.adding(b) == b.adding(a))
        for c in Self.all { #expect(a.adding(b).adding(c) == a.adding(b.adding(c))) }
      }
    }
  }

  /// Without it, the order in which paths are joined would decide what is found.
  @Test func summingDistributesOverJoining() {
    for a in Self.all {
      for b in Self.all {
        for c in Self.all {
          #expect(a.adding(b.union(c)) == a.adding(b).union(a.adding(c)))
        }
      }
    }
  }

  /// What is behind a place that no path reaches is not reached either.
  @Test func nothingIsReachedBehindWhatIsNotReached() {
    for a in Self.all { #expect(a.adding([]) == []) }
  }

  @Test func aSecondCallIsNeverForgotten() {
    #expect(CallCounts.once.adding(.once) == .moreThanOnce)
    for a in Self.all where !a.isEmpty {
      #expect(a.adding(.moreThanOnce) == .moreThanOnce)
    }
  }

  @Test func statesOfPathsJoinAndSumAsTheirCountsDo() {
    for a in Self.all {
      for b in Self.all {
        var joined = PathState(counts: a)
        joined.formUnion(PathState(counts: b))
        #expect(joined.counts == a.union(b))
        var merged = PathState(counts: a)
        merged.merge(PathState(counts: b))
        #expect(merged.counts == a.union(b))
        var summed = PathState(counts: a)
        summed.add(PathState(counts: b))
        #expect(summed.counts == a.adding(b))
      }
    }
  }
}
