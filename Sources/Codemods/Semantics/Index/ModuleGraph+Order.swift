extension ProjectIndex {
  /// The numbers of the modules in an order in which each comes after those that it imports; of those that could be
  /// next, the one that costs least, and where modules import each other, the one that waits for the fewest.
  ///
  /// - Parameter costs: those of each module, by number.
  public func orderOfModules(costing costs: [Int]) -> [Int] {
    var left = modules.modules.indices.map { (module: $0, imported: graph.imports(ofModule: $0)) }
    var order: [Int] = []
    while let next = left.min(by: { rank($0, costs) < rank($1, costs) })?.module {
      order.append(next)
      left.removeAll { $0.module == next }
      for index in left.indices { left[index].imported.remove(next) }
    }
    return order
  }

  private func rank(
    _ candidate: (module: Int, imported: Set<Int>), _ costs: [Int],
  ) -> (Int, Int, String) {
    (
      candidate.imported.count, costs[candidate.module],
      modules.modules[candidate.module].targetName
    )
  }
}
