/// The files of a root, found by the paths that a build gives them, which may be those of a copy elsewhere.
struct SourcePaths {
  private let known: Set<String>
  private let pathsByName: [Substring: [[Substring]]]

  /// The folder that the root is in when it is built, with a slash at its end; `nil` if that isn't known.
  private let folder: String?

  /// - Parameter paths: from the root.
  init(_ paths: [String], in root: AbsolutePath? = nil) {
    known = Set(paths)
    folder = root.map { $0.description == "/" ? "/" : "\($0)/" }
    pathsByName = Dictionary(grouping: paths.map { $0.split(separator: "/") }) { $0.last ?? "" }
  }

  /// The path from the root of the file that has most of its folders in common with the path, from its end on; `nil` if
  /// there is none, or more than one.
  ///
  /// A path in the root is that of this very file. Elsewhere, what is in a folder of others, such as the packages that a
  /// build has fetched, is no copy of a file of the root, whatever it is called.
  func path(of path: String) -> String? {
    if let folder, path.utf8.starts(with: folder.utf8) {
      let own = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      return known.contains(own) ? own : linkedPath(path, in: folder)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    let named = pathsByName[parts.last ?? ""] ?? []
    let matches = named.map { known in
      (known, count: zip(known.reversed(), parts.reversed()).prefix { $0 == $1 }.count)
    }
    guard let best = matches.map(\.count).max() else { return nil }
    let others = parts.dropLast(best)
    guard !others.contains(where: { Discovery.skippedFolders.contains(String($0)) }) else {
      return nil
    }
    let nearest = matches.filter { $0.count == best }
    return nearest.count == 1 ? nearest[0].0.joined(separator: "/") : nil
  }

  /// The file of the root that a link in it leads to: a package may gather its sources in a folder of links.
  private func linkedPath(_ path: String, in folder: String) -> String? {
    guard let target = try? AbsolutePath(resolving: path, from: "/").description,
      target.utf8.starts(with: folder.utf8)
    else { return nil }
    let own = String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    return known.contains(own) ? own : nil
  }
}
