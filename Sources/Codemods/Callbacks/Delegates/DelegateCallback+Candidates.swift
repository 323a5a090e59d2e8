extension DelegateCallback {
  /// Whether the file may have such a method, by its declarations.
  static func mayBe(in file: FileHints) -> Bool {
    file.file.functions.contains { names.contains($0.name) }
      && file.project.surroundsWithMainActor(file.file)
  }

  /// The base names of the methods that may be called off the main thread.
  private static let names: Set<String> = {
    let methods = SDKTables.standard.delegates.flatMap(\.allRows).map { DelegateMethod($0) }
    let meant = methods.filter { method in
      switch method.thread {
      case .background, .any: method.isolation != .mainActor
      case .queue: method.isolation != .mainActor && !mostlyOnMain.contains(method.protocol)
      case .main, .mainDelayed, .caller, .creator, .publisher, .unknown: false
      }
    }
    return Set(meant.map { String($0.method.prefix { $0 != "(" }) })
  }()

  /// Called on the queue of the context that they are of, mostly the view's.
  private static let mostlyOnMain: Set = ["NSFetchedResultsControllerDelegate"]
}
