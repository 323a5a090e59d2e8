/// What is known of Apple's SDKs and the standard library: which types are main-actor, who calls back
/// on which thread, which callback has an asynchronous twin.
///
/// The rows are in `Tables/*.tsv`, each with its source; `Tables/README.md` describes them. Names are
/// Swift's. A row that the user adds wins over the product's own.
public struct SDKTables: Sendable {
  /// Of every kind of table those of the user first, then those of the Swift-only surface.
  private var types: [SDKTable]
  private var callbacks: [SDKTable]
  private var twins: [SDKTable]
  private var delegates: [SDKTable]
  private var sequences: [SDKTable]

  private var userCallbacks: [SDKTable] = []

  /// The product's own tables. Cost: none before something is looked up.
  public static let standard = SDKTables(
    types: [SDKTable(sorted: TableText.swiftTypes), SDKTable(sorted: TableText.types)],
    callbacks: [SDKTable(sorted: TableText.swiftCallbacks), SDKTable(sorted: TableText.callbacks)],
    twins: [SDKTable(sorted: TableText.swiftTwins), SDKTable(sorted: TableText.twins)],
    delegates: [SDKTable(sorted: TableText.delegates)],
    sequences: [SDKTable(sorted: TableText.sequences)])

  /// The tables with rows of the user's in front.
  public func adding(_ rows: UserRows) -> SDKTables {
    var tables = self
    tables.types.insert(SDKTable(rows: rows.types), at: 0)
    let callbacks = SDKTable(rows: rows.callbacks)
    tables.callbacks.insert(callbacks, at: 0)
    tables.userCallbacks.append(callbacks)
    tables.twins.insert(SDKTable(rows: rows.twins), at: 0)
    tables.delegates.insert(SDKTable(rows: rows.delegates), at: 0)
    return tables
  }

  /// Whether the class or protocol is isolated to the main actor, itself or through a superclass.
  public func isMainActor(type name: String) -> Bool {
    isolation(ofType: name) == .mainActor
  }

  /// The isolation of a class, protocol or value type; `nil` for a name that no table has.
  ///
  /// - Parameter name: `UIView`, `UIKit.UIView`, `UIScene.ConnectionOptions`.
  public func isolation(ofType name: String) -> SDKIsolation? {
    type(named: name).map { SDKIsolation(rawValue: $0[4]) ?? .unknown }
  }

  /// Whether values of the type may cross isolation.
  public func sendability(of name: String) -> SDKSendability {
    type(named: name).flatMap { SDKSendability(rawValue: $0[5]) } ?? .unknown
  }

  /// `class`, `protocol`, `struct` or `enum`; `nil` for a name that no table has.
  func kind(ofType name: String) -> String? { type(named: name)?[2] }

  /// The superclass of a class, or what a protocol inherits from; empty for any other name.
  public func inherited(by name: String) -> [String] {
    type(named: name)?[3].split(separator: " ").map(String.init).filter { $0 != "-" } ?? []
  }

  /// The row of a type, also by a name with its module in front.
  private func type(named name: String) -> SDKRow? {
    if let row = types.firstNonempty({ $0.rows(name) }).first { return row }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let module = name[..<dot]
    let rest = String(name[name.index(after: dot)...])
    return types.firstNonempty { $0.rows(rest) }
      .first { $0[1].split(separator: " ").contains(module) }
  }

  /// The closures that functions and properties of the base name take or hold.
  public func callbacks(of name: String) -> [SDKCallback] {
    callbacks.firstNonempty { $0.rows(startingWith: name + "(") + $0.rows(name) }
      .map(SDKCallback.init)
  }

  /// The closures that initializers of the type take. Cost: a pass over the rows of all initializers.
  func callbacks(ofInitializersOf type: String) -> [SDKCallback] {
    callbacks.flatMap { $0.rows(startingWith: "init(") }.map(SDKCallback.init)
      .filter { $0.type == type }
  }

  /// What is known of a closure, if all rows that fit agree.
  ///
  /// - Parameters:
  ///   - type: the type of the receiver; `nil` if it is not known.
  ///   - method: the full name, `scheduledTimer(withTimeInterval:repeats:block:)`, or the base name.
  ///   - label: the label; `nil` for a trailing closure.
  public func callback(type: String?, method: String, label: String?) -> SDKCallback? {
    let name = method.prefix { $0 != "(" }
    let fitting = callbacks(of: String(name)).filter {
      (type == nil || $0.type == type) && (label == nil || $0.label == label)
        && (name.count == method.count || $0.function == method)
    }
    guard let first = fitting.first, fitting.allSatisfy({ $0.agrees(with: first) }) else {
      return nil
    }
    return first
  }

  /// The isolation that a function of the tables gives a closure; `nil` if the closure keeps that of the
  /// code around it, if no table has the function, or if its rows disagree.
  ///
  /// - Parameters:
  ///   - label: the closure's label; `nil` for one without, and for a trailing closure.
  ///   - name: the function's base name.
  ///   - labels: those of the arguments between parentheses, `_` where there is none.
  ///   - isTrailing: whether the closure comes after them.
  func isolation(
    ofClosure label: String?, passedTo name: String, labels: [String], isTrailing: Bool,
  ) -> SDKIsolation? {
    let fitting = callbacks(of: name).filter { callback in
      let labels = isTrailing ? labels + [callback.label] : labels
      return (label == nil || callback.label == label)
        && callback.function == "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
    guard let first = fitting.first, fitting.allSatisfy({ $0.isolation == first.isolation }) else {
      return nil
    }
    return first.isolation == .caller ? nil : first.isolation
  }

  /// Whether the user has rows for functions of the base name, which may be the project's own.
  func hasUserRows(forFunction name: String) -> Bool {
    userCallbacks.contains { !$0.rows(startingWith: name + "(").isEmpty }
  }

  /// The asynchronous functions that stand for one with a completion handler, the best first.
  ///
  /// - Parameter method: the full name, `getAllTasks(completionHandler:)`.
  public func asyncTwins(of method: String, in type: String) -> [AsyncTwin] {
    twins.firstNonempty { $0.rows(type, method) }.map(AsyncTwin.init)
  }

  /// The asynchronous function that stands for one with a completion handler, if it is a single one.
  public func asyncTwin(of method: String, in type: String) -> AsyncTwin? {
    let twins = asyncTwins(of: method, in: type)
    return twins.count == 1 ? twins[0] : nil
  }

  /// What is known of a delegate's method.
  ///
  /// - Parameter method: the full name, `session(_:didReceiveMessage:)`.
  public func delegate(protocol name: String, method: String) -> DelegateMethod? {
    delegates.firstNonempty { $0.rows(name, method) }.first.map(DelegateMethod.init)
  }

  /// The asynchronous sequences that a type offers.
  public func sequences(of type: String) -> [SDKSequence] {
    sequences.firstNonempty { $0.rows(type) }.map(SDKSequence.init)
  }
}

extension [SDKTable] {
  /// The rows of the first table that has any.
  fileprivate func firstNonempty(_ rows: (SDKTable) -> [SDKRow]) -> [SDKRow] {
    for table in self {
      let found = rows(table)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension SDKCallback {
  init(_ row: SDKRow) {
    function = row[0]
    label = row[1]
    type = row[2]
    isStatic = row[3] == "static"
    closure = row[4]
    sendability = Sendability(rawValue: row[5]) ?? .notSendable
    isolation = SDKIsolation(rawValue: row[6]) ?? .unknown
    thread = CallbackThread(rawValue: row[7]) ?? .unknown
    source = row[8]
  }

  /// Whether a codemod may treat the closures alike.
  fileprivate func agrees(with other: SDKCallback) -> Bool {
    sendability == other.sendability && isolation == other.isolation && thread == other.thread
  }
}

extension AsyncTwin {
  init(_ row: SDKRow) {
    type = row[0]
    function = row[1]
    asyncFunction = row[2]
    isStatic = row[3] == "static"
    result = row[4]
    isThrowing = row[5] != "-"
    iOS = row[6] == "-" ? nil : row[6]
    macOS = row[7] == "-" ? nil : row[7]
    source = row[8]
  }
}

extension DelegateMethod {
  init(_ row: SDKRow) {
    `protocol` = row[0]
    method = row[1]
    isolation = SDKIsolation(rawValue: row[2]) ?? .unknown
    thread = CallbackThread(rawValue: row[3]) ?? .unknown
    source = row[4]
  }
}

extension SDKSequence {
  init(_ row: SDKRow) {
    type = row[0]
    callback = row[1]
    sequence = row[2]
    element = row[3]
    iOS = row[4] == "-" ? nil : row[4]
    macOS = row[5] == "-" ? nil : row[5]
    source = row[6]
  }
}
