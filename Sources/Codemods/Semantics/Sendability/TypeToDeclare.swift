/// A type of the project that is Sendable as soon as it says so.
struct TypeToDeclare: Hashable, Sendable {
  /// With the names of the types around it.
  let name: String

  /// The file of its declaration.
  let path: String

  /// Of a class that nothing inherits from.
  let makesFinal: Bool

  /// The conformance, which types that store this one count on.
  var addition: Addition {
    Addition("'\(name)' becomes Sendable", signature: "Sendable \(name)", inFile: path)
  }
}

/// A global or static constant that Swift 6 rejects until types of the project say that they're Sendable.
struct WaitingConstant: Sendable {
  let name: String
  let path: String
  let line: Int

  /// What has to be declared Sendable: nothing else has to change.
  let types: [TypeToDeclare]
}
