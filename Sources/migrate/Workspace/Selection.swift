/// What of a workspace may be changed: the files that the operands name, a folder standing for all that
/// it holds; without operands, all files of the root.
///
/// What is not the project's own to change, a folder around it does not stand for: files that git ignores, those of
/// repositories in it, and those in folders whose names say that others wrote what is in them.
struct Selection: Sendable {
  /// In the order of the paths.
  let files: [WorkspaceFile]

  /// How many files there are besides, in the folders that the operands name.
  let passedOver: PassedOver

  /// What is wrong with the operands and with what they name.
  private(set) var failures: [Failure] = []

  /// What is wrong elsewhere in the root.
  private(set) var otherFailures: [Failure] = []

  /// Files that somebody would have to name.
  struct PassedOver: Sendable {
    /// By git.
    var ignored = 0
    /// In other repositories.
    var foreign = 0
    /// In folders of vendored code.
    var vendored = 0

    var count: Int { ignored + foreign + vendored }
  }

  /// - Parameter base: the folder that relative operands start from.
  init(
    of operands: [String], in discovery: Discovery, root: AbsolutePath, from base: String,
    asking git: Git,
  ) {
    var named: [String] = operands.isEmpty ? [""] : []
    for operand in operands {
      do throws(Failure) {
        let path = try Self.path(of: operand, in: root, from: base)
        guard discovery.finds(path) else { throw .noSwiftFile(operand) }
        named.append(path)
      } catch {
        failures.append(error)
      }
    }
    (files, passedOver) = Self.choose(
      discovery.files.filter { file in named.contains { file.path.isInside($0) } }, named: named,
      in: root, git)
    for obstacle in discovery.obstacles {
      if named.contains(where: { obstacle.path.isInside($0) }) {
        failures.append(obstacle.failure)
      } else {
        otherFailures.append(obstacle.failure)
      }
    }
    guard files.isEmpty, failures.isEmpty else { return }
    failures = [
      passedOver.count > 0 ? .noOwnFile(root.description) : .noSwiftFile(root.description)
    ]
  }

  /// The files among these that an operand stands for, and what is left.
  private static func choose(
    _ files: [WorkspaceFile], named: [String], in root: AbsolutePath, _ git: Git,
  ) -> ([WorkspaceFile], PassedOver) {
    var passedOver = PassedOver()
    func isNamed(_ file: WorkspaceFile, from folder: String) -> Bool {
      named.contains { $0.isInside(folder) && file.path.isInside($0) }
    }
    let inRepository = files.filter { file in
      file.repository.map { isNamed(file, from: $0) } ?? true
    }
    passedOver.foreign = files.count - inRepository.count
    let own = inRepository.filter { file in
      file.path.vendorFolder.map { isNamed(file, from: $0) } ?? true
    }
    passedOver.vendored = inRepository.count - own.count
    let places = Dictionary(uniqueKeysWithValues: Set(named).map { ($0, root.appending(path: $0)) })
    let ignored = git.ignored(among: own.map(\.location) + places.values)
    guard !ignored.isEmpty else { return (own, passedOver) }
    // Whoever names an ignored folder means what is in it.
    let ignoredNames = named.filter { places[$0].map(ignored.contains) == true }
    let chosen = own.filter { file in
      !ignored.contains(file.location) || ignoredNames.contains { file.path.isInside($0) }
    }
    passedOver.ignored = own.count - chosen.count
    return (chosen, passedOver)
  }

  /// The path from the root to what the operand names.
  private static func path(
    of operand: String, in root: AbsolutePath, from base: String,
  ) throws(Failure) -> String {
    let (location, link): (AbsolutePath, AbsolutePath)
    do {
      location = try AbsolutePath(resolving: operand, from: base)
      link = try AbsolutePath(ofLinkedFile: operand, from: base)
    } catch {
      throw .noSuchPath(operand, error)
    }
    guard let path = location.relative(to: root) ?? link.relative(to: root) else {
      throw .outsideRoot(operand, root: root.description)
    }
    guard location.kind == .folder || path.hasSuffix(".swift") else { throw .notSwift(operand) }
    return path
  }
}

extension Discovery {
  /// Whether there is anything at the path, or was anything in the way.
  fileprivate func finds(_ path: String) -> Bool {
    files.contains { $0.path.isInside(path) } || obstacles.contains { $0.path.isInside(path) }
  }
}

extension AbsolutePath {
  /// What is at a path from this folder, which is itself for an empty one.
  fileprivate func appending(path: String) -> AbsolutePath {
    path.isEmpty ? self : appending(path)
  }
}

extension String {
  /// The outermost folder on the path whose name says that it holds code of others: `App/ThirdParty`.
  fileprivate var vendorFolder: String? {
    let folders = split(separator: "/").dropLast()
    let index = folders.firstIndex { folder in
      Self.vendorNames.contains(folder.lowercased().filter { !" -_".contains($0) })
    }
    return index.map { folders[...$0].joined(separator: "/") }
  }

  private static let vendorNames: Set = ["vendor", "vendors", "vendored", "thirdparty", "3rdparty"]

  /// Whether this path is the folder's or begins with it.
  func isInside(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || utf8.starts(with: (folder + "/").utf8)
  }
}
