import Codemods
import Foundation

extension Codemod {
  /// The codemods that `--only` and `--skip` leave, in the order of the catalogue; without
  /// `--only`, those that run by default.
  static func selection(
    only: [String]?, skip: [String]?, of catalog: [Codemod],
  ) throws(Failure) -> [Codemod] {
    let known = catalog.map(\.id)
    for id in (only ?? []) + (skip ?? []) where !known.contains(id) {
      throw .unknownCodemod(id, nearest: nearest(id, in: known))
    }
    let selection = catalog.filter {
      (only?.contains($0.id) ?? ($0.selection == .byDefault)) && skip?.contains($0.id) != true
    }
    guard !selection.isEmpty else { throw .noCodemodLeft }
    return selection
  }
}

extension Arguments {
  /// `--jobs`, or the number of processors.
  func jobs() throws(Failure) -> Int {
    try number(of: .jobs, in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
