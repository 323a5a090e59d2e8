import Rewriter

/// The lock that all systems of a file have.
enum LockForm {
  case mutex
  case unfairLock

  var type: String {
    switch self {
    case .mutex: "Mutex"
    case .unfairLock: "OSAllocatedUnfairLock"
    }
  }

  var article: String { self == .mutex ? "a" : "an" }

  var module: String {
    switch self {
    case .mutex: "Synchronization"
    case .unfairLock: "os"
    }
  }

  /// The call that makes one, up to the value.
  func head(ofType type: String?) -> String {
    self.type + (type.map { "<\($0)>" } ?? "") + (self == .mutex ? "(" : "(initialState: ")
  }
}

extension GuardingQueue {
  func form() throws(Refusal) -> LockForm {
    let modules = context.project.modules
    let form: LockForm
    if modules.hasMutex(inFile: context.path) {
      form = .mutex
    } else if modules.hasUnfairLock(inFile: context.path) {
      form = .unfairLock
    } else {
      throw Refusal(
        .systemTooOld,
        modules.namesSystems(inFile: context.path)
          ? "a lock with a value needs iOS 16 or macOS 13, and this runs on older systems (\(placesOfUses)); "
            + "leave it until the deployment target is newer"
          : "we can't tell which systems this runs on, and a lock with a value needs iOS 16 or macOS 13; "
            + "set the deployment target and run again"
      )
    }
    if context.isShadowed(form.type, at: queue.declaration.node) {
      throw Refusal(
        .shadowedName,
        "a '\(form.type)' of the project hides the one of '\(form.module)'; rename it and run again"
      )
    }
    if let clash = context.typeThatClashes(withImportOf: form) {
      throw Refusal(
        .shadowedName,
        "'\(form.module)' has a '\(clash)' as well, and the file may mean another module's; write that module in front and "
          + "run again")
    }
    return form
  }
}

extension Context {
  /// A type that the file names and may take from another package, which the lock's module has as well.
  ///
  /// Have: import Logging, let logger = Logger(label: "state")
  fileprivate func typeThatClashes(withImportOf form: LockForm) -> String? {
    let imports = project.imports(of: path).map(\.module)
    guard !imports.contains(form.module), !imports.contains("OSLog"),
      imports.contains(where: project.isForeign(module:))
    else { return nil }
    return form.typesBeside.first { name in
      !tree.tokens(spelling: name).isEmpty && !mayDeclareType(named: name)
    }
  }
}

extension LockForm {
  /// Other types of the module.
  fileprivate var typesBeside: [String] {
    switch self {
    case .mutex: ["Atomic", "AtomicLazyReference"]
    case .unfairLock: ["Logger", "OSLog"]
    }
  }
}
