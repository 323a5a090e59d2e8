extension SDKTables {
  /// The closures that functions and properties of the base name take or hold.
  ///
  /// What an earlier table says of a parameter wins over what a later one says.
  public func callbacks(of name: String) -> [SDKCallback] {
    answers.callbacks.answer(to: name) { readCallbacks(of: name) }
  }

  private func readCallbacks(of name: String) -> [SDKCallback] {
    var known: Set<String> = []
    var found: [SDKCallback] = []
    for table in callbacks {
      let rows = (table.rows(startingWith: name + "(") + table.rows(name)).map(SDKCallback.init)
        .filter { !known.contains($0.key) }
      known.formUnion(rows.map(\.key))
      found += rows
    }
    return found
  }

  /// The closures that initializers of the type take.
  func callbacks(ofInitializersOf type: String) -> [SDKCallback] {
    answers.callbacksOfInitializers.value {
      Dictionary(grouping: callbacks(of: "init"), by: \.type)
    }[type] ?? []
  }

  /// What is known of a closure, if all rows that fit agree.
  ///
  /// - Parameters:
  ///   - type: the type of the receiver, whose superclasses are looked at too; `nil` if it is not known.
  ///   - method: the full name, `scheduledTimer(withTimeInterval:repeats:block:)`, or the base name.
  ///   - label: the label; `nil` for a trailing closure.
  public func callback(type: String?, method: String, label: String?) -> SDKCallback? {
    let name = method.prefix { $0 != "(" }
    let named = callbacks(of: String(name)).filter {
      (label == nil || $0.label == label) && (name.count == method.count || $0.function == method)
    }
    guard let type else { return named.consensus }
    for ancestor in ancestry(of: type) {
      let fitting = named.filter { $0.type == ancestor }
      if !fitting.isEmpty { return fitting.consensus }
    }
    return nil
  }

  /// The isolation of a closure passed to a callee that is known as it is spelled, without blanks.
  ///
  /// The type checker gives the literal chain `DispatchQueue.main.async` a main-actor closure.
  func isolation(ofClosurePassedTo callee: String) -> SDKIsolation? {
    // Have: Task<Int, Never>.detached
    let generic = callee.hasPrefix("Task<") && callee.hasSuffix(".detached")
    return answers.callees.value {
      Dictionary(callees.allRows.map { ($0[.callee], $0[.isolation]) }) { first, _ in first }
        .compactMapValues { SDKIsolation(rawValue: $0) }
    }[generic ? "Task.detached" : callee]
  }

  /// Whether every property of the name holds a closure that returns `Void`.
  func returnsVoid(closureAssignedTo property: String) -> Bool {
    let callbacks = callbacks(of: property).filter { $0.label == "=" }
    return !callbacks.isEmpty && callbacks.allSatisfy(returnsVoid)
  }

  func returnsVoid(_ callback: SDKCallback) -> Bool {
    let type = TypeSpelling(callback.closure)
    if let result = type.functionResult { return result.isVoid }
    return closureType(named: type.name).map { TypeSpelling($0).functionResult?.isVoid ?? false }
      ?? false
  }

  /// The closure type that a type alias of an SDK stands for: `(AVAudioPCMBuffer, AVAudioTime) -> Void`
  /// for `AVAudioNodeTapBlock`.
  public func closureType(named alias: String) -> String? {
    answers.closureTypes.answer(to: alias) { closures.rows(alias).first?[.closure] }
  }

  /// Whether the user has rows for functions of the base name, which may be the project's own.
  func hasUserRows(forFunction name: String) -> Bool {
    userCallbacks.contains { !$0.rows(startingWith: name + "(").isEmpty }
  }
}

/// What the user's own rows say.
extension SDKTables {
  /// The base names of the functions of which the user says something, by their types for initializers.
  var userFunctions: [String] { userRows.map { $0.baseName == "init" ? $0.type : $0.baseName } }

  /// The base names of the functions that the user says give their closure to the main actor.
  var userMainActorFunctions: [String] {
    let hops = userRows.filter { $0.isolation == .mainActor && $0.label != "=" }
    return hops.map(\.baseName)
  }

  /// What the user says of the thread that a function calls its closure on; `nil` if rows differ.
  func userThread(ofFunction name: String) -> CallbackThread? {
    let threads = Set(userRows.filter { $0.baseName == name }.map(\.thread))
    return threads.count == 1 ? threads.first : nil
  }

  /// The types that the user says have a function of the base name, `-` for none.
  func userTypes(ofFunction name: String) -> [String] {
    userRows.filter { $0.baseName == name }.map(\.type)
  }

  /// The base names of the functions of which the user says that they have an asynchronous version.
  var userTwinFunctions: [String] {
    userTwins.flatMap(\.allRows).map { row in String(row[.function].prefix { $0 != "(" }) }
  }

  /// Whether the user says that a function of the base name has an asynchronous version, in whatever type.
  func hasUserTwin(ofFunction name: String) -> Bool {
    userTwins.contains { table in table.allRows.contains { $0[.function].hasPrefix(name + "(") } }
  }

  private var userRows: [SDKCallback] {
    userCallbacks.flatMap(\.allRows).map { SDKCallback($0) }
  }
}

/// Asynchronous functions by name.
extension SDKTables {
  /// The asynchronous functions of the base name, in every type. Cost: a pass over all rows, once.
  func asyncFunctions(named name: String) -> [AsyncTwin] {
    answers.asyncFunctions.value { readAsyncFunctions() }[name] ?? []
  }

  private func readAsyncFunctions() -> [String: [AsyncTwin]] {
    var functions: [String: [AsyncTwin]] = [:]
    // The last table is the importer's.
    for (position, table) in zip(twins.indices, twins) {
      for row in table.allRows {
        let full = row[.async]
        guard let end = full.utf8.firstIndex(of: UInt8(ascii: "(")) else { continue }
        var twin = AsyncTwin(row)
        twin.mayHaveDefaults = position < twins.count - 1
        functions[String(full[..<end]), default: []].append(twin)
      }
    }
    return functions
  }
}

extension [SDKCallback] {
  /// The first one, if a codemod may treat all alike.
  fileprivate var consensus: SDKCallback? {
    guard let first else { return nil }
    return allSatisfy { $0.agrees(with: first) } ? first : nil
  }
}

extension SDKCallback {
  fileprivate var baseName: String { String(function.prefix { $0 != "(" }) }

  fileprivate var key: String { "\(function)\t\(label)\t\(type)" }

  fileprivate func agrees(with other: SDKCallback) -> Bool {
    sendability == other.sendability && isolation == other.isolation && thread == other.thread
  }
}
