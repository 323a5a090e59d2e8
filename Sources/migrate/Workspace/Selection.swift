/// What of a workspace may be changed: the files that the operands name, a folder standing for all that
/// it holds; without operands, all files of the root.
struct Selection: Sendable {
  /// In the order of the paths.
  let files: [WorkspaceFile]

  /// What is wrong with the operands and with what they name.
  private(set) var failures: [Failure] = []

  /// What is wrong elsewhere in the root.
  private(set) var otherFailures: [Failure] = []

  /// - Parameter base: the folder that relative operands start from.
  init(of operands: [String], in discovery: Discovery, root: AbsolutePath, from base: String) {
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
    files = discovery.files.filter { file in named.contains { file.path.isInside($0) } }
    for obstacle in discovery.obstacles {
      if named.contains(where: { obstacle.path.isInside($0) }) {
        failures.append(obstacle.failure)
      } else {
        otherFailures.append(obstacle.failure)
      }
    }
    if files.isEmpty, failures.isEmpty { failures = [.noSwiftFile(root.description)] }
  }

  /// The path from the root to what the operand names.
  private static func path(
    of operand: String, in root: AbsolutePath, from base: String,
  ) throws(Failure) -> String {
    let location: AbsolutePath
    do {
      location = try AbsolutePath(resolving: operand, from: base)
    } catch {
      throw .noSuchPath(operand, error)
    }
    guard let path = location.relative(to: root) else {
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

extension String {
  /// Whether this path is the folder's or begins with it.
  fileprivate func isInside(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || utf8.starts(with: (folder + "/").utf8)
  }
}
