import Rewriter
import Testing

@testable import Codemods

/// What every table is made of. A row that breaks it would never be found, or say nothing.
@Suite struct SDKTableStructureTests {
  /// Each table's text, its columns and how many rows it has at least.
  private static let tables: [String: Table] = [
    "types": Table(TableText.types, TypeColumn.self, least: 6900),
    "swift-types": Table(TableText.swiftTypes, TypeColumn.self, least: 500),
    "callbacks": Table(TableText.callbacks, CallbackColumn.self, least: 2700),
    "swift-callbacks": Table(TableText.swiftCallbacks, CallbackColumn.self, least: 70),
    "twins": Table(TableText.twins, TwinColumn.self, least: 980),
    "swift-twins": Table(TableText.swiftTwins, TwinColumn.self, least: 20),
    "delegates": Table(TableText.delegates, DelegateColumn.self, least: 3000),
    "members": Table(TableText.members, MemberColumn.self, least: 250),
    "notifications": Table(TableText.notifications, NotificationColumn.self, least: 120),
    "results": Table(TableText.results, ResultColumn.self, least: 500),
    "blocking": Table(TableText.blocking, BlockingColumn.self, least: 85),
    "requirements": Table(TableText.requirements, RequirementColumn.self, least: 35),
    "witnesses": Table(TableText.witnesses, WitnessColumn.self, least: 24),
    "noasync": Table(TableText.noasync, NoasyncColumn.self, least: 60),
    "isolated": Table(TableText.isolated, IsolatedColumn.self, least: 1),
    "closures": Table(TableText.closures, ClosureColumn.self, least: 90),
    "callees": Table(TableText.callees, CalleeColumn.self, least: 9),
    "sequences": Table(TableText.sequences, SequenceColumn.self, least: 15),
  ]

  private static let names = tables.keys.sorted()

  /// The words of columns in which the rows of users may have any.
  private static let words = [
    "level": ["static", "instance"], "must-stay": ["yes", "no"],
    "throws": ["throws", "rethrows", "-"],
  ]

  @Test(arguments: names)
  func theFirstLineNamesTheColumns(name: String) throws {
    let table = try #require(Self.tables[name])
    let heading = table.text.prefix { $0 != "\n" }
    #expect(heading == table.headings.joined(separator: "\t"))
  }

  @Test(arguments: names)
  func everyRowIsWholeAndOfKnownWords(name: String) throws {
    let table = try #require(Self.tables[name])
    #expect(table.rows.count >= table.least)
    for row in table.rows {
      #expect(row.count == table.headings.count, "\(row)")
      for (heading, words) in zip(table.headings, table.words) {
        #expect(!row[heading].isEmpty, "\(row)")
        guard let words = words ?? Self.words[heading] else { continue }
        #expect(words.contains(row[heading]), "\(row)")
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
      let parts = row["source"].components(separatedBy: "; thread: ")
      for part in parts { #expect(words.contains { part.hasPrefix($0) }, "\(row)") }
      #expect(parts.count <= 2, "\(row)")
    }
  }

  /// `a(_:b:)`, with a label for each colon; a property is its name.
  @Test(arguments: [
    "callbacks", "swift-callbacks", "twins", "swift-twins", "delegates", "results", "noasync",
    "isolated", "blocking", "requirements", "witnesses",
  ])
  func everyFunctionIsNamedInFull(name: String) throws {
    for row in try #require(Self.tables[name]).rows {
      let function = row[name == "delegates" ? "method" : "function"]
      guard let open = function.firstIndex(of: "(") else { continue }
      let labels = function[function.index(after: open)...]
      #expect(function.hasSuffix(")") && !labels.dropLast().contains(")"), "\(row)")
      #expect(labels == ")" || labels.hasSuffix(":)") && !labels.contains("::"), "\(row)")
    }
  }

  @Test func everyTypeHasOneRow() throws {
    let names = try ["types", "swift-types"].map { name in
      try #require(Self.tables[name]).rows.map { $0["name"] }
    }
    for list in names { #expect(Set(list).count == list.count) }
    #expect(Set(names[0]).intersection(names[1]).isEmpty)
  }

  @Test func everyWitnessIsOfAMainActorDelegateThatTheTablesHave() throws {
    let sdk = SDKTables.standard
    for row in try #require(Self.tables["witnesses"]).rows {
      let method = sdk.delegate(protocol: row["protocol"], method: row["function"])
      #expect(method?.isolation == .mainActor, "\(row)")
      #expect(row["async"].hasSuffix(")"), "\(row)")
    }
  }

  @Test(arguments: ["twins", "swift-twins"])
  func everyTwinIsOfACallbackThatTheTablesHave(name: String) throws {
    // A request that has a delegate, and a function of which only the asynchronous one is there.
    let others: Set = ["SKProductsRequest start()"]
    let callbacks = try ["callbacks", "swift-callbacks"].flatMap {
      try #require(Self.tables[$0]).rows.map(\.member)
    }
    let known = Set(callbacks)
    for row in try #require(Self.tables[name]).rows {
      #expect(known.contains(row.member) || others.contains(row.member), "\(row)")
    }
  }

  @Test func anAsynchronousFunctionThatNobodyNamesTakesWhatTheOtherOneTakes() throws {
    let rows = try #require(Self.tables["twins"]).rows.filter { $0["source"].hasPrefix("importer") }
    for row in rows where row["async"].contains("(") {
      let labels = [row["function"], row["async"]].map { name in
        name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      }
      #expect(Array(labels[0].dropLast()) == labels[1], "\(row)")
    }
  }

  @Test func everyMemberIsOfATypeThatTheTablesHave() throws {
    let tables = SDKTables.standard
    // A variable of a framework is a member of none: NSApp
    for row in try #require(Self.tables["members"]).rows where row["type"] != "-" {
      #expect(tables.isolation(ofType: row["type"]) != nil, "\(row)")
    }
  }
}

private struct Table: Sendable {
  let text: String
  let least: Int
  let headings: [String]
  /// The words that may stand in each column; `nil` where any may.
  let words: [[String]?]
  let rows: [Row]

  init<Column: SDKColumn>(_ text: String, _ columns: Column.Type, least: Int) {
    self.text = text
    self.least = least
    headings = Column.headings
    words = Column.allCases.map { Column.words[$0] }
    rows = SDKTable<Column>(text).allRows.map { row in
      Row(
        count: row.count,
        values: Dictionary(
          uniqueKeysWithValues: Column.allCases.map { ($0.heading, row[$0]) }))
    }
  }

  /// A row by the headings of its columns.
  struct Row: Sendable {
    let count: Int
    let values: [String: String]

    subscript(heading: String) -> String { values[heading] ?? "" }

    var member: String { "\(self["type"]) \(self["function"])" }
  }
}

extension String {
  /// The parts between the separators, without Foundation.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
