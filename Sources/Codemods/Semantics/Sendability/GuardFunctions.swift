import Rewriter

/// The functions of a lock or a queue, by what they do while nobody else gets in.
struct GuardFunctions: Sendable {
  /// Those behind which the rest of the code holds it.
  private(set) var holding: Set<String> = [
    "lock", "onQueue", "os_unfair_lock_lock", "os_unfair_lock_trylock", "pthread_mutex_lock",
    "pthread_mutex_trylock", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "try",
  ]

  /// Those that run a closure.
  private(set) var running: Set = ["async", "sync", "withLock", "withLockUnchecked"]

  static let ofSystems = GuardFunctions()

  private static let releasing: Set = [
    "unlock", "os_unfair_lock_unlock", "pthread_mutex_unlock", "pthread_rwlock_unlock",
  ]
}

extension GuardFunctions {
  /// Those of a lock of the project's; `nil` for any other type.
  ///
  /// Have: final class UnfairLock { let lock: os_unfair_lock_t; func around<T>(_ work: () -> T) -> T { … } }
  init?(ofLock type: TypeFacts, in context: Context) {
    let keepsLock = context.project.members(of: type.name).contains { member in
      if case .variable(let variable) = member { variable.isLock } else { false }
    }
    guard keepsLock else { return nil }
    let (before, project) = (Self.ofSystems, context.project)
    let types = [type.name] + project.ancestry(of: type.name)
    for case .function(let function) in types.flatMap(project.members) {
      guard let home = context.asItWas(function.path) else { continue }
      let called = project.waits.bodies.bodies(of: OwnFunction(function), in: home)
        .flatMap(\.namesOfCallees)
      guard called.contains(where: before.holding.contains) else { continue }
      if !called.contains(where: Self.releasing.contains) {
        holding.insert(function.name)
      } else if function.parameters.contains(where: { called.contains($0.name) }) {
        running.insert(function.name)
      }
    }
    guard holding != before.holding || running != before.running else { return nil }
  }
}

extension Node {
  /// The last words of what the code calls.
  fileprivate var namesOfCallees: [String] {
    descendantsAndSelf.compactMap { $0.as(FunctionCallExpr.self)?.calledExpression?.lastName }
  }
}
