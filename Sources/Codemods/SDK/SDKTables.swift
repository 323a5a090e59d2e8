/// What is known of Apple's SDKs and the standard library: which types are main-actor, who calls back
/// on which thread, which callback has an asynchronous twin, what a member's type is.
///
/// The rows are in the folder `Tables`, each with its source; `Tables/README.md` describes them. Names are
/// Swift's. A row that the user adds wins over the product's own.
public final class SDKTables: Sendable {
  /// Of every kind of table those of the user first, then those of the Swift-only surface.
  private let types: [SDKTable<TypeColumn>]
  let callbacks: [SDKTable<CallbackColumn>]
  let twins: [SDKTable<TwinColumn>]
  let delegates: [SDKTable<DelegateColumn>]
  let sequences: [SDKTable<SequenceColumn>]
  let members: [SDKTable<MemberColumn>]
  let notifications: [SDKTable<NotificationColumn>]

  /// The types that the project's headers in Objective-C declare, for names that no other table has.
  private let objectiveCTypes: SDKTable<TypeColumn>

  let userCallbacks: [SDKTable<CallbackColumn>]
  let userTwins: [SDKTable<TwinColumn>]

  let results = SDKTable<ResultColumn>(TableText.results)
  let requirements = SDKTable<RequirementColumn>(TableText.requirements)
  let witnesses = SDKTable<WitnessColumn>(TableText.witnesses)
  let noasync = SDKTable<NoasyncColumn>(TableText.noasync)
  let isolated = SDKTable<IsolatedColumn>(TableText.isolated)
  let blocking = SDKTable<BlockingColumn>(TableText.blocking)
  let closures = SDKTable<ClosureColumn>(TableText.closures)
  let callees = SDKTable<CalleeColumn>(TableText.callees)

  /// What was looked up in the rows.
  let answers = SDKAnswers()

  /// The product's own tables. Cost: none before something is looked up.
  public static let standard = SDKTables()

  private init() {
    types = [SDKTable(TableText.swiftTypes), SDKTable(TableText.types)]
    callbacks = [SDKTable(TableText.swiftCallbacks), SDKTable(TableText.callbacks)]
    twins = [SDKTable(TableText.swiftTwins), SDKTable(TableText.twins)]
    delegates = [SDKTable(TableText.delegates)]
    sequences = [SDKTable(TableText.sequences)]
    members = [SDKTable(TableText.members)]
    notifications = [SDKTable(TableText.notifications)]
    objectiveCTypes = SDKTable(rows: [])
    userCallbacks = []
    userTwins = []
  }

  private init(_ other: SDKTables, adding rows: UserRows) {
    types = [SDKTable(rows: rows[.type])] + other.types
    let callbacks = SDKTable<CallbackColumn>(rows: rows[.callback])
    self.callbacks = [callbacks] + other.callbacks
    userCallbacks = other.userCallbacks + [callbacks]
    let twins = SDKTable<TwinColumn>(rows: rows[.twin])
    self.twins = [twins] + other.twins
    userTwins = other.userTwins + [twins]
    delegates = [SDKTable(rows: rows[.delegate])] + other.delegates
    sequences = other.sequences
    members = [SDKTable(rows: rows[.member])] + other.members
    notifications = [SDKTable(rows: rows[.notification])] + other.notifications
    objectiveCTypes = other.objectiveCTypes
  }

  private init(_ other: SDKTables, objectiveCRows rows: [String]) {
    types = other.types
    callbacks = other.callbacks
    twins = other.twins
    delegates = other.delegates
    sequences = other.sequences
    members = other.members
    notifications = other.notifications
    objectiveCTypes = SDKTable(rows: rows)
    userCallbacks = other.userCallbacks
    userTwins = other.userTwins
  }

  /// The tables with rows of the user's in front.
  public func adding(_ rows: UserRows) -> SDKTables {
    rows == UserRows() ? self : SDKTables(self, adding: rows)
  }

  /// The tables with rows of types that the project's headers in Objective-C declare, behind all others.
  func adding(objectiveCRows rows: [String]) -> SDKTables {
    SDKTables(self, objectiveCRows: rows)
  }

  /// What stands for the module in those.
  static let objectiveCModule = "Objective-C"

  /// Whether the class or protocol is isolated to the main actor, itself or through a superclass.
  public func isMainActor(type name: String) -> Bool {
    isolation(ofType: name) == .mainActor
  }

  /// Whether requirements of the protocol are isolated to the main actor: all, or those that say so themselves.
  func isolatesRequirements(ofProtocol name: String) -> Bool {
    isProtocol(name) && (isMainActor(type: name) || isolation(ofType: name) == .members)
  }

  /// Whether a member of the type may be isolated to the main actor, by its name alone.
  func isolates(member name: String, of type: String) -> Bool {
    if isMainActor(type: type) { return !isNonisolated(member: name, of: type) }
    if isolates(function: name, ofNonisolated: type) { return true }
    guard isolatesRequirements(ofProtocol: type) else { return false }
    let rows = delegates.flatMap { $0.rows(startingWith: "\(type)\t\(name)(") }.map(
      DelegateMethod.init)
    return hasDelegateMethods(type) ? rows.contains { $0.isolation == .mainActor } : true
  }

  /// Whether a function of the base name is the main actor's although its type isn't.
  func isolates(function name: String, ofNonisolated type: String) -> Bool {
    isolated.rows(startingWith: "\(type)\t\(name)(").contains {
      SDKIsolation(rawValue: $0[.isolation]) == .mainActor
    }
  }

  /// Whether a member of the name is nonisolated although its class is the main actor's; one of several initializers is
  /// enough.
  ///
  /// - Parameter name: `play`, `play()`, `currentItem`, `init`.
  func isNonisolated(member name: String, of type: String) -> Bool {
    ancestry(of: type).contains { owner in
      let begin = "\(owner)\t\(name)"
      return isolated.rows(startingWith: begin).contains { row in
        SDKIsolation(rawValue: row[.isolation]) == .nonisolated
          && (row[.member] == name || row[.member].hasPrefix(name + "("))
      }
    }
  }

  /// Whether conforming to the protocol isolates no type, so that requirements may be nonisolated.
  func isolatesNothing(conformingTo name: String) -> Bool {
    let isolation = isolation(ofType: name)
    return isolation == .nonisolated || isolation == .members
  }

  /// The isolation of a class, protocol or value type; `nil` for a name that no table has.
  ///
  /// - Parameter name: `UIView`, `UIKit.UIView`, `UIScene.ConnectionOptions`.
  public func isolation(ofType name: String) -> SDKIsolation? {
    type(named: name).map { SDKIsolation(rawValue: $0[.isolation]) ?? .unknown }
  }

  /// Whether values of the type may cross isolation.
  public func sendability(of name: String) -> SDKSendability {
    type(named: name).flatMap { SDKSendability(rawValue: $0[.sendability]) } ?? .unknown
  }

  /// Whether what conforms to the protocol is Sendable.
  func isSendableProtocol(_ name: String) -> Bool {
    isProtocol(name) && sendability(of: name) == .sendable
  }

  func isProtocol(_ name: String) -> Bool { type(named: name)?[.kind] == "protocol" }

  /// The protocols of the user's own rows for delegates.
  var userDelegates: [String] { delegates.dropLast().flatMap(\.allRows).map { $0[.protocol] } }

  /// Whether methods of the protocol are known.
  func hasDelegateMethods(_ name: String) -> Bool { namesOfDelegates.contains(name) }

  private var namesOfDelegates: NameSet {
    answers.namesOfDelegates.value {
      NameSet(delegates.lazy.flatMap(\.allRows).map { $0[.protocol] })
    }
  }

  /// Whether the protocol itself has methods of the name, whatever their labels.
  func hasDelegateMethods(_ name: String, baseName: String) -> Bool {
    delegates.contains { !$0.rows(startingWith: "\(name)\t\(baseName)(").isEmpty }
  }

  /// Whether the type is known from its header: then so are all closures that its functions take.
  func isReadFromHeader(_ name: String) -> Bool {
    sdkType(named: name).map { $0[.source].hasPrefix("header") } ?? false
  }

  /// `class`, `protocol`, `struct` or `enum`; `nil` for a name that no table of an SDK has.
  func kind(ofType name: String) -> String? { sdkType(named: name)?[.kind] }

  /// The same, also of a type that the project declares in Objective-C: nothing is known of its functions.
  func kind(ofTypeOrHeader name: String) -> String? { type(named: name)?[.kind] }

  /// The superclass of a class, or what a protocol inherits from; empty for any other name.
  public func inherited(by name: String) -> [String] {
    type(named: name)?[.inherits].split(separator: " ").map(String.init).filter { $0 != "-" } ?? []
  }

  /// The type and what it inherits from, the nearest first.
  func ancestry(of name: String) -> [String] {
    answers.ancestries.answer(to: name) { readAncestry(of: name) }
  }

  private func readAncestry(of name: String) -> [String] {
    var found = [name]
    var position = 0
    while position < found.count {
      for parent in inherited(by: found[position]) where !found.contains(parent) {
        found.append(parent)
      }
      position += 1
    }
    return found
  }

  /// The modules that have a type of the name, and those that give what they have to whoever imports them.
  func modules(ofType name: String) -> Set<String> {
    let modules = sdkType(named: name)?[.module].split(separator: " ").map(String.init) ?? []
    let umbrellas = ["AVFAudio": "AVFoundation", "UIFoundation": "UIKit", "CoreImage": "UIKit"]
    return Set(modules + modules.compactMap { umbrellas[$0] })
  }

  /// Whether files know the module that import others of an SDK only, as nearly all of these import it.
  func isReexported(module name: String) -> Bool { name == "Foundation" || name == "Dispatch" }

  /// Whether the module is one of an SDK, or of the standard library.
  func hasModule(_ name: String) -> Bool {
    answers.modules.value {
      Set(types.flatMap(\.allRows).flatMap { $0[.module].split(separator: " ").map(String.init) })
    }
    .contains(name) || Self.modulesWithoutTypes.contains(name)
  }

  private static let modulesWithoutTypes = NameTable(
    """
    Swift: Cxx Distributed Observation RegexBuilder Swift Synchronization Testing
    Darwin: Cocoa CommonCrypto CoreFoundation CoreGraphics CoreMedia CoreServices CoreVideo CryptoKit Darwin Dispatch
      DiskArbitration Glibc IOKit ImageIO MachO MediaToolbox ObjectiveC OpenGL SQLite3 Security SystemConfiguration
      Accelerate TabularData os simd zlib
    SwiftUI: ActivityKit AppIntents Charts Combine Spatial SwiftData SwiftUI TipKit WidgetKit
    """)

  /// The row of a type, also by a name with its module in front.
  private func type(named name: String) -> SDKRow<TypeColumn>? {
    answers.types.answer(to: name) { readType(named: name) }
  }

  /// The row of a type that is not the project's own.
  private func sdkType(named name: String) -> SDKRow<TypeColumn>? {
    type(named: name).flatMap { $0[.module] == Self.objectiveCModule ? nil : $0 }
  }

  private func readType(named name: String) -> SDKRow<TypeColumn>? {
    if let row = types.firstNonempty({ $0.rows(name) }).first { return row }
    guard let dot = name.firstDot else { return objectiveCTypes.rows(name).first }
    let module = name[..<dot]
    let rest = String(name[name.index(after: dot)...])
    return types.firstNonempty { $0.rows(rest) }
      .first { $0[.module].split(separator: " ").contains(module) }
  }

  /// The asynchronous functions that stand for one with a completion handler, the best first.
  ///
  /// - Parameters:
  ///   - method: the full name, `getAllTasks(completionHandler:)`.
  ///   - type: the type of the receiver; its superclasses are looked at too.
  public func asyncTwins(of method: String, in type: String) -> [AsyncTwin] {
    nearest(to: type) { type in twins.firstNonempty { $0.rows(type, method) } }
      .map(AsyncTwin.init)
  }

  /// The asynchronous function that stands for one with a completion handler, if it is a single one.
  public func asyncTwin(of method: String, in type: String) -> AsyncTwin? {
    let twins = asyncTwins(of: method, in: type)
    return twins.count == 1 ? twins[0] : nil
  }

  /// What is known of a delegate's method, also of one that the protocol inherits.
  ///
  /// - Parameter method: the full name, `session(_:didReceiveMessage:)`.
  public func delegate(protocol name: String, method: String) -> DelegateMethod? {
    answers.delegates.answer(to: .init(type: name, name: method)) {
      let protocols = ancestry(of: name).lazy.filter(hasDelegateMethods)
      return protocols.compactMap { name in
        self.delegates.firstNonempty { $0.rows(name, method) }.first.map(DelegateMethod.init)
      }.first
    }
  }

  /// The asynchronous sequences that a type offers.
  public func sequences(of type: String) -> [SDKSequence] {
    sequences.firstNonempty { $0.rows(type) }.map(SDKSequence.init)
  }

  /// The rows of the type itself, else of the nearest that it inherits from.
  func nearest<Column>(
    to type: String, _ rows: (String) -> [SDKRow<Column>],
  ) -> [SDKRow<Column>] {
    let own = rows(type)
    guard own.isEmpty else { return own }
    for ancestor in ancestry(of: type).dropFirst() {
      let found = rows(ancestor)
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// What was looked up in one set of tables, by name.
final class SDKAnswers: Sendable {
  let callbacks = Memo<String, [SDKCallback]>()
  let callbacksOfInitializers = Once<[String: [SDKCallback]]>()
  let callees = Once<[String: SDKIsolation]>()
  let types = Memo<String, SDKRow<TypeColumn>?>()
  let blockingCalls = Memo<String, [SDKRow<BlockingColumn>]>()
  let ancestries = Memo<String, [String]>()
  let closureTypes = Memo<String, String?>()
  let requirements = Memo<Member, SDKIsolation?>()
  let delegates = Memo<Member, DelegateMethod?>()
  let modules = Once<Set<String>>()
  let namesOfDelegates = Once<NameSet>()

  /// By their base names.
  let asyncFunctions = Once<[String: [AsyncTwin]]>()

  struct Member: QuicklyHashed, Sendable {
    let type: String
    let name: String

    var quickHash: UInt64 { type.quickHash.mixed(with: name.quickHash) }
  }
}

extension Array {
  /// The rows of the first table that has any.
  func firstNonempty<Column>(
    _ rows: (SDKTable<Column>) -> [SDKRow<Column>],
  ) -> [SDKRow<Column>] where Element == SDKTable<Column> {
    for table in self {
      let found = rows(table)
      if !found.isEmpty { return found }
    }
    return []
  }
}
