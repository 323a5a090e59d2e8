/// The modules that each file is in, as they are found.
struct Membership {
  let paths: [String]
  var modules: [[Int]]
  private let indices: [String: Int]

  /// The files in the order of their paths' bytes, so that those of a folder stand together; without
  /// those in folders that count as one file, which nobody compiles.
  private let sorted: [(path: String, index: Int)]

  init(paths: [String]) {
    self.paths = paths
    modules = Array(repeating: [], count: paths.count)
    indices = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    sorted = zip(paths, paths.indices)
      .filter { !Self.isInBundle($0.0) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map { (path: $0.0, index: $0.1) }
  }

  /// Whether the file is in the documentation's examples, a playground or the like.
  private static func isInBundle(_ path: String) -> Bool {
    bundles.isFound(in: Array(path.utf8))
  }

  private static let bundles = WordSearch([".docc/", ".playground/", ".xcassets/", ".bundle/"])

  func index(of path: String) -> Int? { indices[path] }

  /// The files in a folder and below, or the file itself.
  func files(in folder: String) -> [Int] {
    guard !folder.isEmpty else { return Array(paths.indices) }
    if let file = indices[folder] { return [file] }
    let prefix = folder + "/"
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].path.utf8.lexicographicallyPrecedes(prefix.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sorted[low...].prefix { $0.path.utf8.starts(with: prefix.utf8) }.map(\.index)
  }

  mutating func add(_ file: Int, to module: Int) {
    if !modules[file].contains(module) { modules[file].append(module) }
  }
}

/// Which of some folders are in which.
struct Nesting {
  private var inner: [String: [String]] = [:]

  /// Cost: for each folder a look at those around it.
  init(_ folders: some Collection<String>) {
    let all = Set(folders)
    for folder in all {
      var around = folder
      while !around.isEmpty {
        around = ProjectPath.folder(of: around)
        if all.contains(around) { inner[around, default: []].append(folder) }
      }
    }
  }

  /// Those below the folder, without itself.
  func folders(in folder: String) -> [String] { inner[folder] ?? [] }
}
