import Testing

@testable import Codemods

/// What becomes of files whose changes count on each other.
@Suite struct ChangeUnitsTests {
  /// A file of a letter, which adds that letter and counts on others.
  private struct Letter: DependentChange, Equatable {
    let name: String
    var additions: Set<Addition> { isMade ? [Addition(of: name)] : [] }
    var countsOn: Set<Addition> { isMade ? Set(needs.map { Addition(of: String($0)) }) : [] }
    var wantsUse: Set<Addition> { isForOthers ? additions : [] }
    var uses: [Addition: Int] { Dictionary(countsOn.map { ($0, use) }) { $1 } }
    var needs = ""
    var use = Addition.worthwhileUse
    var isForOthers = false
    var isMade = true
  }

  @Test func whatCountsOnNothingIsNotHeldBack() {
    var units = ChangeUnits<Letter>()
    #expect(units.add(Letter(name: "a")).map(\.name) == ["a"])
    #expect(units.add(Letter(name: "b", needs: "a")).map(\.name) == ["b"])
    #expect(units.withdraw().isEmpty && units.finish().isEmpty)
  }

  @Test func whatCountsOnALaterFileWaitsForItInOrder() {
    var units = ChangeUnits<Letter>()
    #expect(units.add(Letter(name: "a", needs: "c")).isEmpty)
    #expect(units.add(Letter(name: "b")).isEmpty)
    #expect(units.add(Letter(name: "c")).isEmpty)
    #expect(units.withdraw().isEmpty)
    #expect(units.finish().map(\.name) == ["a", "b", "c"])
  }

  @Test func filesThatCountOnEachOtherAreMadeTogether() {
    #expect(outcome(of: [Letter(name: "a", needs: "b"), Letter(name: "b", needs: "a")]) == "ab")
  }

  @Test func whatCountsOnWhatIsNotMadeIsNotMadeEither() {
    let files = [
      Letter(name: "a", needs: "b"), Letter(name: "b", needs: "c"), Letter(name: "c", needs: "x"),
      Letter(name: "d"), Letter(name: "e", needs: "d"),
    ]
    #expect(outcome(of: files) == "de")
  }

  @Test func whatIsForOthersIsMadeWhereOneOfThemCountsOnIt() {
    let unused = Letter(name: "a", isForOthers: true)
    #expect(outcome(of: [unused, Letter(name: "b")]) == "b")
    #expect(outcome(of: [unused, Letter(name: "b", needs: "a")]) == "ab")
    #expect(outcome(of: [unused, Letter(name: "b", needs: "ax"), Letter(name: "c")]) == "c")
  }

  @Test func whatIsForOthersTakesTwoThatStartATaskForIt() {
    let added = Letter(name: "a", isForOthers: true)
    let tasks = ["b", "c"].map { Letter(name: $0, needs: "a", use: 1) }
    #expect(outcome(of: [added, tasks[0]]) == "")
    #expect(outcome(of: [added] + tasks) == "abc")
  }

  /// The names of the files that are made in the end.
  private func outcome(of files: [Letter]) -> String {
    var units = ChangeUnits<Letter>()
    var done = files.flatMap { units.add($0) }
    while case let unmet = units.withdraw(), !unmet.isEmpty {
      for (position, _) in unmet {
        var file = files[position]
        file.isMade = false
        units.replace(at: position, with: file)
      }
    }
    done += units.finish()
    #expect(done.map(\.name) == files.map(\.name))
    return done.filter(\.isMade).map(\.name).joined()
  }
}

extension Addition {
  fileprivate init(of name: String) {
    self.init("'\(name)' is made", signature: name, inFile: name)
  }
}
