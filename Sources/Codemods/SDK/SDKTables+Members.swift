extension SDKTables {
  /// Whether it is known that the type itself has a method of the name with labels, `dismiss(animated:)`.
  func hasMethod(_ name: String, in type: String) -> Bool {
    results.rows(name).contains { $0[.type] == type }
  }

  /// Whether it is known that the type itself has a method of the name, whatever its labels.
  func hasMethod(baseName: String, in type: String) -> Bool {
    results.rows(startingWith: baseName + "(").contains { $0[.type] == type }
  }

  /// The full names of all functions that the protocol requires, those that it inherits among them; `nil` if they are
  /// not known.
  func requiredFunctions(of protocol: String) -> Set<String>? {
    let rows = requirements.rows(`protocol`)
    return rows.isEmpty ? nil : Set(rows.map { $0[.function] })
  }

  /// Whether the protocol declares the completion handlers of what it requires `@Sendable`, as Apple's documentation of
  /// `getSnapshot(in:completion:)` has it.
  func declaresSendableHandlers(inProtocol name: String) -> Bool {
    Self.protocolsWithSendableHandlers.contains(name)
  }

  private static let protocolsWithSendableHandlers = NameTable(
    "WidgetKit: IntentTimelineProvider TimelineProvider")

  /// The full name of the asynchronous method that a type may have in place of one with a completion handler which the
  /// main-actor protocol requires; `nil` if none is known.
  func asyncWitness(of method: String, requiredBy protocol: String) -> String? {
    nearest(to: `protocol`) { witnesses.rows($0, method) }.first?[.async]
  }

  /// The type of a property, or of what a function without arguments returns: `UIView!` for `view` of a
  /// `UIViewController`, as declared; `nil` if no table has it.
  ///
  /// - Parameters:
  ///   - type: the type of the value, or the type itself for a static member; its superclasses are
  ///     looked at too.
  ///   - member: `shared`, and `current()` for a function.
  public func memberType(of type: String, member: String) -> String? {
    nearest(to: type) { type in members.firstNonempty { $0.rows(type, member) } }.first?[.result]
  }

  /// The type of what the free function with the full name returns, `CGColorSpaceCreateDeviceRGB()`; `nil` if no table
  /// has it.
  func resultType(ofFreeFunction name: String) -> String? {
    results.rows(name).first { $0[.type] == "-" }?[.result]
  }

  /// Whether it is known what a free function of the name returns, whatever its labels.
  func hasResult(ofFreeFunction name: String) -> Bool {
    results.rows(startingWith: name + "(").contains { $0[.type] == "-" }
  }

  /// Whether a call of the function gives `Void` or what is Sendable, whatever the receiver: its value
  /// may leave a task.
  ///
  /// - Parameters:
  ///   - name: the base name.
  ///   - labels: those of the arguments between parentheses, `_` where there is none.
  func hasSendableResult(function name: String, labels: [String]) -> Bool {
    hasResult(function: name, labels: labels, isSendable)
  }

  /// Whether a call of the function gives `Void`, whatever the receiver.
  func hasVoidResult(function name: String, labels: [String]) -> Bool {
    hasResult(function: name, labels: labels) { TypeSpelling($0).wrapsVoid }
  }

  /// Whether the free functions of the name give `Void`, with whichever labels.
  func hasVoidResult(freeFunction name: String) -> Bool {
    let rows = results.rows(startingWith: name + "(").filter { $0[.type] == "-" }
    return !rows.isEmpty && rows.allSatisfy { TypeSpelling($0[.result]).wrapsVoid }
  }

  private func hasResult(
    function name: String, labels: [String], _ isMeant: (String) -> Bool,
  ) -> Bool {
    let rows = results.rows(startingWith: name + "(")
    let full = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    let exact = rows.filter { $0[.function] == full }
    let meant = exact.isEmpty ? rows : exact
    return !meant.isEmpty && meant.allSatisfy { isMeant($0[.result]) }
  }

  private func isSendable(_ result: String) -> Bool {
    let type = TypeSpelling(result)
    return type.wrapsVoid || sendability(of: type.name) == .sendable
      || result.hasPrefix("[") && result.hasSuffix("]")
  }

  /// Whether a call of the function in asynchronous code is an error.
  ///
  /// - Parameters:
  ///   - labels: those of all arguments, `_` for a trailing closure.
  ///   - receiver: the name in front of the dot, which may be a type's; the receiver of a method may be
  ///     of any type.
  func isNoasync(function name: String, labels: [String], receiver: String?) -> Bool {
    let full = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    let isMarked = noasync.rows(full).contains { row in
      row[.level] != "static" || row[.type] == "-" || row[.type] == receiver ?? ""
    }
    // `signal()` of a condition is marked, that of a semaphore is not.
    return isMarked && results.rows(full).isEmpty
  }

  /// Whether a call of the function is such an error where it is known to be a member of one of the types.
  func isNoasync(
    function name: String, labels: [String], ofOneOf types: Set<String>, isStatic: Bool,
  ) -> Bool {
    noasync.rows("\(name)(\(labels.map { $0 + ":" }.joined()))").contains {
      $0[.type] != "-" && ($0[.level] == "static") == isStatic && types.contains(String($0[.type]))
    }
  }

  /// Whether a static property in asynchronous code is an error: `Thread.current`.
  func isNoasync(member: String, of type: String) -> Bool {
    noasync.rows(member, type).contains { $0[.level] == "static" }
  }

  /// What is known of a notification; `nil` if nothing is.
  ///
  /// - Parameter name: as spelled: `UIResponder.keyboardWillShowNotification`,
  ///   `.NSManagedObjectContextDidSave`, `NSNotification.Name.NSManagedObjectContextDidSave`.
  public func notification(named name: String) -> SDKNotification? {
    var name = Substring(name)
    for prefix in ["Foundation.", "NSNotification.Name.", "Notification.Name."]
    where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      if prefix != "Foundation." { name = "." + name }
    }
    return notifications.firstNonempty { $0.rows(String(name)) }.first.map(SDKNotification.init)
  }
}
