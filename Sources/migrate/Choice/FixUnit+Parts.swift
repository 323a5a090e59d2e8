extension FixUnit {
  /// The parts of the unit, each behind those that it depends on; one if all fixes depend on each other.
  ///
  /// Have: a function that gets an asynchronous version beside the one with a handler, and two callers. Each caller can
  /// stay as it is.
  var parts: [FixUnit] {
    let reached = fixes.indices.map(reach)
    let leaders = fixes.indices.map { one in
      fixes.indices.first { reached[one].contains($0) && reached[$0].contains(one) } ?? one
    }
    return Dictionary(grouping: fixes.indices) { leaders[$0] }
      .sorted { (reached[$0.key].count, $0.key) < (reached[$1.key].count, $1.key) }
      .map { FixUnit(fixes: $0.value.map { fixes[$0] }) }
  }

  /// Whether the unit is wrong where the other one isn't made.
  func dependsOn(_ other: FixUnit) -> Bool {
    let additions = other.fixes.reduce(into: Set()) { $0.formUnion($1.additions) }
    return fixes.contains { !$0.countsOn.isDisjoint(with: additions) }
  }

  /// The fix itself, and those that it depends on, directly or not.
  private func reach(from start: Int) -> Set<Int> {
    var reached: Set = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      waiting += fixes.indices.filter {
        depends(fixes[next], on: fixes[$0]) && reached.insert($0).inserted
      }
    }
    return reached
  }

  private func depends(_ fix: WrittenFix, on other: WrittenFix) -> Bool {
    let isSameChange = fix.file == other.file && fix.change == other.change
    return isSameChange
      || fix.countsOn.contains { addition in
        let isWritten = fixes.contains { $0.additions.contains(addition) }
        // What no fix writes is how a file is once all of its fixes are made.
        return isWritten ? other.additions.contains(addition) : other.file == addition.path
      }
  }
}
