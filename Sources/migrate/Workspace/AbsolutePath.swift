import Foundation

/// Where a file or folder really is: a path from `/` without links, `.` and `..`.
struct AbsolutePath: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Follows all links. Fails where nothing is there.
  init(resolving path: String, from base: String) throws(SystemError) {
    let joined = path.hasPrefix("/") ? path : "\(base)/\(path)"
    guard let resolved = realpath(joined, nil) else { throw .last }
    defer { free(resolved) }
    description = String(cString: resolved)
  }

  /// The file at the path, or where it will be once it is written. Fails where its folder is not.
  init(ofFile path: String, from base: String) throws(SystemError) {
    do {
      try self.init(resolving: path, from: base)
    } catch {
      let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let folder = try AbsolutePath(resolving: path[..<nameStart] + ".", from: base)
      self = folder.appending(String(path[nameStart...]))
    }
  }

  /// As ``init(resolving:from:)``, but a link to a file is the link, in its own folder.
  init(ofLinkedFile path: String, from base: String) throws(SystemError) {
    let target = try AbsolutePath(resolving: path, from: base)
    let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let folder = try AbsolutePath(resolving: path[..<nameStart] + ".", from: base)
    self = target.kind == .folder ? target : folder.appending(String(path[nameStart...]))
  }

  private init(unchecked description: String) {
    self.description = description
  }

  /// The entry of this folder that has the name and is no link.
  func appending(_ name: String) -> AbsolutePath {
    AbsolutePath(unchecked: description == "/" ? "/\(name)" : "\(description)/\(name)")
  }

  /// The folder that this is in; `nil` for `/`.
  var parent: AbsolutePath? {
    guard description != "/",
      let slash = description.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return AbsolutePath(
      unchecked: slash == description.startIndex ? "/" : String(description[..<slash]))
  }

  /// The folder itself and those around it, from the inside out.
  var ancestorsAndSelf: some Sequence<AbsolutePath> { sequence(first: self, next: \.parent) }

  /// The path from the folder to this, empty if they are the same; `nil` if this is not inside.
  func relative(to folder: AbsolutePath) -> String? {
    if self == folder { return "" }
    let prefix = folder.description == "/" ? "/" : folder.description + "/"
    guard description.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: description.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// What is there; `nil` if nothing is, or if it cannot be seen.
  var kind: FileKind? {
    var status = stat()
    return stat(description, &status) == 0 ? FileKind(mode: status.st_mode) : nil
  }

  var exists: Bool { kind != nil }

  /// Whether anything has the name, be it a link to nowhere.
  var isTaken: Bool {
    var status = stat()
    return lstat(description, &status) == 0
  }
}

/// What a path can lead to.
enum FileKind: Sendable {
  case file
  case folder
  /// A device, a pipe, a socket.
  case other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
