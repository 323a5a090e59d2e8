import Rewriter
import Testing

@testable import Codemods

/// What every table is made of. A row that breaks it would never be found, or say nothing.
@Suite struct SDKTableStructureTests {
  /// Each table's text, its columns and how many rows it has at least. A column is its name and, where
  /// only some words may stand in it, these.
  private static let tables: [String: Table] = [
    "types": Table(TableText.types, 6900, typeColumns),
    "swift-types": Table(TableText.swiftTypes, 500, typeColumns),
    "callbacks": Table(TableText.callbacks, 2700, callbackColumns),
    "swift-callbacks": Table(TableText.swiftCallbacks, 70, callbackColumns),
    "twins": Table(TableText.twins, 980, twinColumns),
    "swift-twins": Table(TableText.swiftTwins, 20, twinColumns),
    "delegates": Table(
      TableText.delegates, 3000,
      ["protocol": nil, "method": nil, "isolation": isolations, "thread": threads, "source": nil]),
    "members": Table(
      TableText.members, 250,
      ["type": nil, "member": nil, "level": levels, "result": nil, "source": nil]),
    "notifications": Table(
      TableText.notifications, 120,
      [
        "name": nil, "thread": NotificationThread.allCases.map(\.rawValue),
        "must-stay": ["yes", "no"], "source": nil,
      ]),
    "results": Table(
      TableText.results, 500, ["function": nil, "type": nil, "result": nil, "source": nil]),
    "blocking": Table(
      TableText.blocking, 85,
      [
        "function": nil, "type": nil, "level": SDKBlockingCall.Level.allCases.map(\.rawValue),
        "waits": nil, "when": SDKBlockingCall.Condition.allCases.map(\.rawValue),
        "closure": ["-", "last"], "source": nil,
      ]),
    "noasync": Table(
      TableText.noasync, 60, ["function": nil, "type": nil, "level": levels, "source": nil]),
    "closures": Table(TableText.closures, 90, ["name": nil, "closure": nil, "source": nil]),
    "callees": Table(
      TableText.callees, 9, ["callee": nil, "isolation": isolations, "source": nil]),
    "sequences": Table(
      TableText.sequences, 15,
      [
        "type": nil, "callback": nil, "sequence": nil, "element": nil, "ios": nil, "macos": nil,
        "source": nil,
      ]),
  ]

  private static let names = tables.keys.sorted()

  private static let isolations = SDKIsolation.allCases.map(\.rawValue)
  private static let threads = CallbackThread.allCases.map(\.rawValue)
  private static let levels = ["static", "instance"]

  private static let typeColumns: Table.Columns = [
    "name": nil, "module": nil, "kind": nil, "inherits": nil, "isolation": isolations,
    "sendability": SDKSendability.allCases.map(\.rawValue), "source": nil,
  ]

  private static let callbackColumns: Table.Columns = [
    "function": nil, "label": nil, "type": nil, "level": levels, "closure": nil,
    "sendability": SDKCallback.Sendability.allCases.map(\.rawValue), "isolation": isolations,
    "thread": threads, "source": nil,
  ]

  private static let twinColumns: Table.Columns = [
    "type": nil, "function": nil, "async": nil, "level": levels, "result": nil,
    "throws": ["throws", "rethrows", "-"], "ios": nil, "macos": nil, "source": nil,
  ]

  @Test(arguments: names)
  func theFirstLineNamesTheColumns(name: String) throws {
    let table = try #require(Self.tables[name])
    let heading = table.text.prefix { $0 != "\n" }
    #expect(heading == table.columns.map(\.key).joined(separator: "\t"))
  }

  @Test(arguments: names)
  func everyRowIsWholeAndOfKnownWords(name: String) throws {
    let table = try #require(Self.tables[name])
    #expect(table.rows.count >= table.least)
    for row in table.rows {
      #expect(row.count == table.columns.count, "\(row)")
      for (position, column) in table.columns.enumerated() {
        #expect(!row[position].isEmpty, "\(row)")
        if let words = column.value { #expect(words.contains(row[position]), "\(row)") }
      }
    }
  }

  @Test(arguments: names)
  func rowsAreInTheOrderOfTheirBytesAndNoneIsThereTwice(name: String) throws {
    let lines = try #require(Self.tables[name]).text.split(separator: "\n").dropFirst()
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.utf8.lexicographicallyPrecedes(next.utf8), "\(next)")
    }
  }

  /// A source is a word of `Tables/README.md`, with what it says behind a colon or a semicolon.
  @Test(arguments: names)
  func everySourceIsOneThatTheReadMeExplains(name: String) throws {
    let words = [
      "header", "superclass", "importer", "interface", "documentation", "convention", "measured",
      "memory", "POSIX", "SE-",
    ]
    for row in try #require(Self.tables[name]).rows {
      let parts = row[row.count - 1].components(separatedBy: "; thread: ")
      for part in parts { #expect(words.contains { part.hasPrefix($0) }, "\(row)") }
      #expect(parts.count <= 2, "\(row)")
    }
  }

  /// `a(_:b:)`, with a label for each colon; a property is its name.
  @Test(arguments: [
    "callbacks", "swift-callbacks", "twins", "swift-twins", "delegates", "results", "noasync",
    "blocking",
  ])
  func everyFunctionIsNamedInFull(name: String) throws {
    let position = ["twins", "swift-twins", "delegates"].contains(name) ? 1 : 0
    for row in try #require(Self.tables[name]).rows {
      let function = row[position]
      guard let open = function.firstIndex(of: "(") else { continue }
      let labels = function[function.index(after: open)...]
      #expect(function.hasSuffix(")") && !labels.dropLast().contains(")"), "\(row)")
      #expect(labels == ")" || labels.hasSuffix(":)") && !labels.contains("::"), "\(row)")
    }
  }

  @Test func everyTypeHasOneRow() throws {
    let names = try ["types", "swift-types"].map { name in
      try #require(Self.tables[name]).rows.map { $0[0] }
    }
    for list in names { #expect(Set(list).count == list.count) }
    #expect(Set(names[0]).intersection(names[1]).isEmpty)
  }

  @Test(arguments: ["twins", "swift-twins"])
  func everyTwinIsOfACallbackThatTheTablesHave(name: String) throws {
    // A request that has a delegate, and a function of which only the asynchronous one is there.
    let others: Set = ["SKProductsRequest start()"]
    let callbacks = try ["callbacks", "swift-callbacks"].flatMap {
      try #require(Self.tables[$0]).rows.map { "\($0[2]) \($0[0])" }
    }
    let known = Set(callbacks)
    for row in try #require(Self.tables[name]).rows {
      let callback = "\(row[0]) \(row[1])"
      #expect(known.contains(callback) || others.contains(callback), "\(row)")
    }
  }

  @Test func anAsynchronousFunctionThatNobodyNamesTakesWhatTheOtherOneTakes() throws {
    let rows = try #require(Self.tables["twins"]).rows.filter { $0[8].hasPrefix("importer") }
    for row in rows where row[2].contains("(") {
      let labels = [row[1], row[2]].map { name in
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      }
      #expect(Array(labels[0].dropLast()) == labels[1], "\(row)")
    }
  }

  @Test func everyMemberIsOfATypeThatTheTablesHave() throws {
    let tables = SDKTables.standard
    for row in try #require(Self.tables["members"]).rows {
      #expect(tables.isolation(ofType: row[0]) != nil, "\(row)")
    }
  }
}

private struct Table: Sendable {
  typealias Columns = KeyValuePairs<String, [String]?>

  let text: String
  let least: Int
  let columns: Columns

  init(_ text: String, _ least: Int, _ columns: Columns) {
    self.text = text
    self.least = least
    self.columns = columns
  }

  var rows: [SDKRow] { SDKTable(text).allRows }
}

extension String {
  /// The parts between the separators, without Foundation.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
