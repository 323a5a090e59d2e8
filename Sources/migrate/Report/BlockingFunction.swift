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

  /// A line for each of the functions.
  static func text(of functions: [BlockingFunction]) -> String {
    "functions that keep others from asynchronous forms by their own handlers, and how many:\n"
      + functions.map { $0.sites.row(for: $0.name, in: $0.file) }.joined()
  }
}
