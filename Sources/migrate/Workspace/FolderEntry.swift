import Foundation

/// A name in a folder, and what it is.
struct FolderEntry: Sendable {
  let name: String

  /// Whether the name is UTF-8; otherwise it is not what the system calls the entry.
  let isNameValid: Bool

  let kind: Kind

  enum Kind: Sendable {
    case file
    case folder
    case link
    /// A device, a pipe, a socket.
    case other
  }

  /// All entries of a folder but `.` and `..`, in the system's order.
  static func all(in folder: AbsolutePath) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder.description) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let (name, isNameValid) = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        let bytes = buffer.prefix { $0 != 0 }
        let name = String(decoding: bytes, as: UTF8.self)
        return (name, name.utf8.elementsEqual(bytes))
      }
      guard name != ".", name != ".." else { continue }
      let kind = Kind(type: Int(entry.pointee.d_type)) ?? Kind(at: folder.appending(name))
      entries.append(FolderEntry(name: name, isNameValid: isNameValid, kind: kind))
    }
    guard errno == 0 else { throw .last }
    return entries
  }
}

extension FolderEntry.Kind {
  /// `nil` for a file system that does not say.
  fileprivate init?(type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }

  fileprivate init(at path: AbsolutePath) {
    var status = stat()
    guard lstat(path.description, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
