import Rewriter

/// Rows that the user adds to the tables: of other SDKs, and of the project's own wrappers.
///
/// A text in lines of tab-separated columns. The first column names the table, the others are that
/// table's, in its order; a line that is blank or begins with `#` says nothing:
///
///     callback	onMain(_:)	_	-	static	() -> Void	not-sendable	main-actor	main	our wrapper
///     type	Theme	Design	class	NSObject	main-actor	sendable	our framework
public struct UserRows: Sendable, Equatable {
  fileprivate(set) var types: [String] = []
  fileprivate(set) var callbacks: [String] = []
  fileprivate(set) var twins: [String] = []
  fileprivate(set) var delegates: [String] = []
  fileprivate(set) var members: [String] = []
  fileprivate(set) var notifications: [String] = []

  /// What is wrong with a line.
  public struct BadRow: Error, Sendable, Equatable {
    /// From 1.
    public let line: Int
    public let message: String
  }

  /// No rows.
  public init() {}

  /// - Returns: the good rows, and what is wrong with the others, in the order of the lines.
  public static func parse(_ text: String) -> (rows: UserRows, bad: [BadRow]) {
    var rows = UserRows()
    var bad: [BadRow] = []
    let lines = text.lines
    for (position, line) in lines.enumerated() {
      guard line.contains(where: { !$0.isWhitespace }), !line.hasPrefix("#") else { continue }
      do throws(BadRow) {
        try rows.add(line, number: position + 1)
      } catch {
        bad.append(error)
      }
    }
    return (rows, bad)
  }

  private mutating func add(_ line: Substring, number: Int) throws(BadRow) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(columns[0])) else {
      let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadRow(line: number, message: "unknown table '\(columns[0])': begin with \(names)")
    }
    guard columns.count == kind.columns.count + 1 else {
      throw BadRow(
        line: number,
        message: "\(columns.count - 1) columns where '\(kind.rawValue)' has \(kind.columns.count): "
          + kind.columns.map(\.name).joined(separator: ", "))
    }
    for (value, column) in zip(columns.dropFirst(), kind.columns) {
      if let message = column.complaint(about: String(value)) {
        throw BadRow(line: number, message: message)
      }
    }
    let row = columns.dropFirst().joined(separator: "\t")
    switch kind {
    case .type: types.append(row)
    case .callback: callbacks.append(row)
    case .twin: twins.append(row)
    case .delegate: delegates.append(row)
    case .member: members.append(row)
    case .notification: notifications.append(row)
    }
  }
}

/// A table that takes rows.
private enum Kind: String, CaseIterable {
  case type, callback, twin, delegate, member, notification

  var columns: [Column] {
    switch self {
    case .type:
      [
        "name", "module", "kind", "inherits", Column("isolation", of: SDKIsolation.self),
        Column("sendability", of: SDKSendability.self), "source",
      ]
    case .callback:
      [
        "function", "label", "type", "level", "closure",
        Column("sendability", of: SDKCallback.Sendability.self),
        Column("isolation", of: SDKIsolation.self), Column("thread", of: CallbackThread.self),
        "source",
      ]
    case .twin:
      ["type", "function", "async", "level", "result", "throws", "ios", "macos", "source"]
    case .delegate:
      [
        "protocol", "method", Column("isolation", of: SDKIsolation.self),
        Column("thread", of: CallbackThread.self), "source",
      ]
    case .member: ["type", "member", "level", "result", "source"]
    case .notification:
      ["name", Column("thread", of: NotificationThread.self), "must-stay", "source"]
    }
  }
}

/// A column, and what may stand in it.
private struct Column: ExpressibleByStringLiteral {
  let name: String

  private let isKnown: @Sendable (String) -> Bool

  init(stringLiteral name: String) {
    self.name = name
    isKnown = { _ in true }
  }

  init<Value: RawRepresentable<String> & CaseIterable>(_ name: String, of value: Value.Type) {
    self.name = name
    let known = Set(value.allCases.map(\.rawValue))
    isKnown = { known.contains($0) }
  }

  /// What is wrong with a value; `nil` if nothing is.
  func complaint(about value: String) -> String? {
    if value.isEmpty { return "no \(name): write '-' where there is none" }
    return isKnown(value) ? nil : "unknown \(name) '\(value)'"
  }
}
