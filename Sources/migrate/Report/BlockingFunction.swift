import Codemods

/// A function that others hand their completion handlers to, and that keeps them.
struct BlockingFunction: Encodable {
  let name: String

  /// The file that declares it.
  let file: String

  /// How many functions would get an asynchronous form if this one called its handler exactly once, or would at
  /// least have nothing else in their way that is known.
  let sites: Int

  /// Every such function, the one that frees most others first.
  static func all(for sites: [Site]) -> [BlockingFunction] {
    sites.flatMap(\.needs).filter { $0.kind == .function }.countedByPlace
      .map { BlockingFunction(name: $0.name, file: $0.path, sites: $1) }
  }

  /// What to do.
  var advice: String {
    "make '\(name)' asynchronous, or let it call its completion handler exactly once"
  }
}
