/// The names of types that may have main-actor-isolated code, whichever types are meant by them.
///
/// A first look, which tells the many files apart that have none: modules, scopes and access do not
/// count, and a name that is not here is that of no such type.
struct MainActorNames: Sendable {
  private let names: Set<String>

  /// Cost: one pass over the declarations of types, and over what has attributes.
  init(_ files: [FileFacts], sdk: SDKTables) {
    var heirs: [String: [String]] = [:]
    var latest: (name: String, others: [String]) = ("", [])
    func note(_ name: String, getsIsolationFrom others: [String]) {
      // Have: members of one type, all of them '@inlinable'.
      guard !others.isEmpty, latest != (name, others) else { return }
      latest = (name, others)
      for other in others {
        let written = TypeSpelling(other).name
        let parts =
          written.utf8.contains(UInt8(ascii: "&")) ? written.split(separator: "&") : [written[...]]
        for part in parts { heirs[part.lastName, default: []].append(name.lastName) }
      }
    }
    for file in files {
      for type in file.types {
        note(type.name, getsIsolationFrom: type.inherited + type.attributes)
      }
      for alias in file.aliases { note(alias.name, getsIsolationFrom: [alias.target]) }
      for index in file.functions.indices {
        note(file.functions[index].owner, getsIsolationFrom: file.functions[index].attributes)
      }
      for index in file.variables.indices {
        note(file.variables[index].owner, getsIsolationFrom: file.variables[index].attributes)
      }
    }
    let extended = files.lazy.flatMap(\.types).filter { $0.kind == .extension }.map(\.name.lastName)
    var names = Set(
      Set(heirs.keys).union(extended).filter {
        Self.attributes.contains($0) || sdk.givesMainActor($0)
      })
    for function in files.lazy.flatMap(\.functions) where function.overridesViewFunction {
      names.insert(function.owner.lastName)
    }
    var open = Array(names)
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where names.insert(heir).inserted { open.append(heir) }
    }
    self.names = names
  }

  /// - Parameter type: The type's qualified name.
  func contains(_ type: String) -> Bool { names.contains(type.lastName) }

  /// What makes code the main actor's that is in no table of types.
  private static let attributes: Set = ["MainActor", "main", "IBAction"]
}

extension ProjectIndex {
  /// Whether code of the file may be isolated to the main actor by what surrounds it: by its module,
  /// its types, and what they inherit from.
  ///
  /// Closures are not looked at: a file that does not name the main actor is passed over although it
  /// passes a closure to a function that another file, or an SDK, declares to take one of the main actor.
  func surroundsWithMainActor(_ file: FileFacts) -> Bool {
    file.path.isOfMainFile || defaultIsolation(inFile: file.path).kind != .nonisolated
      || file.types.contains { tables.mainActorNames.contains($0.name) }
  }

  /// Whether an actor, or an extension of one, is in the file.
  func holdsActor(_ file: FileFacts) -> Bool {
    file.types.contains { type in
      type.kind == .actor
        || type.kind == .extension && types[resolve(type.name)]?.first?.kind == .actor
    }
  }
}

extension SDKTables {
  /// Whether the type, or a method that it asks for, is the main actor's.
  fileprivate func givesMainActor(_ name: String) -> Bool {
    MainActorWrappers.contains(name)
      || ancestry(of: name).contains { ancestor in
        isMainActor(type: ancestor) || isolatesRequirements(ofProtocol: ancestor)
          || delegates.contains { table in
            table.rows(ancestor).contains { DelegateMethod($0).isolation == .mainActor }
          }
      }
  }
}

extension String {
  /// Whether a path is that of a program's top-level code.
  var isOfMainFile: Bool { self == "main.swift" || hasSuffix("/main.swift") }
}
