import Rewriter

/// Rows that the user adds to the tables: of other SDKs, and of the project's own wrappers.
///
/// A text in lines of tab-separated columns. The first column names the table, the others are that
/// table's, in its order; a line that is blank or begins with `#` says nothing:
///
///     callback	onMain(_:)	_	-	static	() -> Void	not-sendable	main-actor	main	our wrapper
///     type	Theme	Design	class	NSObject	main-actor	sendable	our framework
public struct UserRows: Sendable, Equatable {
  private var rows: [UserTable: [String]] = [:]

  subscript(table: UserTable) -> [String] { rows[table] ?? [] }

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
    guard let kind = UserTable(rawValue: String(columns[0])) else {
      let names = UserTable.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadRow(line: number, message: "unknown table '\(columns[0])': begin with \(names)")
    }
    guard columns.count == kind.columns.count + 1 else {
      throw BadRow(
        line: number,
        message: "\(columns.count - 1) columns where '\(kind.rawValue)' has \(kind.columns.count): "
          + kind.columns.map(\.heading).joined(separator: ", "))
    }
    for (value, column) in zip(columns.dropFirst(), kind.columns) {
      if let message = column.complaint(about: String(value)) {
        throw BadRow(line: number, message: message)
      }
    }
    rows[kind, default: []].append(columns.dropFirst().joined(separator: "\t"))
  }
}

/// A table that takes rows.
enum UserTable: String, CaseIterable {
  case type, callback, twin, delegate, member, notification

  fileprivate var columns: [any SDKColumn] {
    switch self {
    case .type: TypeColumn.allCases
    case .callback: CallbackColumn.allCases
    case .twin: TwinColumn.allCases
    case .delegate: DelegateColumn.allCases
    case .member: MemberColumn.allCases
    case .notification: NotificationColumn.allCases
    }
  }
}

extension SDKColumn {
  /// What is wrong with a value; `nil` if nothing is.
  fileprivate func complaint(about value: String) -> String? {
    if value.isEmpty { return "no \(heading): write '-' where there is none" }
    return Self.words[self]?.contains(value) ?? true ? nil : "unknown \(heading) '\(value)'"
  }
}
