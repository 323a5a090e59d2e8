import Rewriter

/// A closure that an effect of the Composable Architecture runs: it's `@Sendable`, and no actor's.
///
/// Have: return .run { send in await send(.loaded(try await self.client.load())) }
///
/// Source: `Sources/ComposableArchitecture/Effect.swift` of pointfreeco/swift-composable-architecture, alike from 0.50 to
/// the version of May 2026: `static func run(priority:operation:catch:…)` takes
/// `@escaping @Sendable (_ send: Send<Action>) async throws -> Void` and
/// `(@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)?`; the closure of `publisher(_:)` is called at
/// once, and isn't `@Sendable`.
struct EffectCallback {
  /// What the report calls the function.
  static let api = "Effect.run"

  /// `nil` for the closure of any other function.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, let label) = ClosureUse(of: closure), call.calleeName == "run",
      let callee = call.calledExpression?.as(MemberAccessExpr.self),
      context.project.importsComposableArchitecture(inFile: context.path),
      !context.project.sdk.hasUserRows(forFunction: "run"),
      [nil, "operation", "catch"].contains(label),
      case let isOperation = label == "operation" || label == nil && !call.hasOperation,
      closure.parameterCount == (isOperation ? 1 : 2),
      call.arguments?.arguments.allSatisfy({ Self.labels.contains($0.label?.name ?? "") }) != false
    else { return nil }
    if let base = callee.base {
      guard let type = base.nameOfType, Self.types.contains(type),
        context.project.types[type] == nil
      else { return nil }
    } else if context.project.mayHaveStaticMember(named: "run") {
      return nil
    }
  }

  private static let labels: Set = [
    "catch", "fileID", "filePath", "line", "name", "operation", "priority",
  ]

  /// The type under its names; `EffectTask` and `EffectPublisher` are those of versions before 1.0.
  private static let types = NameTable(
    "ComposableArchitecture: Effect EffectOf EffectPublisher EffectTask")
}

extension ProjectIndex {
  /// Whether the file imports the Composable Architecture.
  func importsComposableArchitecture(inFile path: String) -> Bool {
    imports(of: path).contains { $0.module == "ComposableArchitecture" }
  }

  /// Whether a wrapper of another package is Sendable, whatever it wraps.
  ///
  /// Have: @Dependency(\.client) var client
  ///
  /// Source: `Sources/Dependencies/Dependency.swift` of pointfreeco/swift-dependencies: `struct Dependency<Value>` is
  /// `@unchecked Sendable` from 1.0 on, and so it is with Swift 6 without `@unchecked`.
  func isSendableWrapper(_ name: String, inFile path: String) -> Bool {
    name == "Dependency" && types[name] == nil && importsDependencies(inFile: path)
  }

  /// Whether a protocol of another package neither isolates a type nor asks it to be Sendable.
  ///
  /// Source: `protocol Reducer<State, Action>` in `Sources/ComposableArchitecture/Reducer.swift` of
  /// pointfreeco/swift-composable-architecture, `protocol TestDependencyKey<Value>` and `DependencyKey<Value>` in
  /// `Sources/Dependencies/DependencyKey.swift` of pointfreeco/swift-dependencies, from 1.0 on.
  func isPlainProtocol(_ name: String, inFile path: String) -> Bool {
    switch name {
    case "Reducer": types[name] == nil && importsComposableArchitecture(inFile: path)
    case "DependencyKey", "TestDependencyKey":
      types[name] == nil && importsDependencies(inFile: path)
    default: false
    }
  }

  /// Whether the file imports the module of `@Dependency`, which the Composable Architecture exports.
  private func importsDependencies(inFile path: String) -> Bool {
    importsComposableArchitecture(inFile: path)
      || imports(of: path).contains { $0.module == "Dependencies" }
  }

  /// Have: static func run(_ body: (Int) -> Void) -> Self, case run((Int) -> Void)
  fileprivate func mayHaveStaticMember(named name: String) -> Bool {
    tables.hasCases(named: name)
      || functions[name]?.contains { $0.modifiers.contains(.static) } == true
  }
}

extension FunctionCallExpr {
  /// Whether the operation is in the parentheses, so that a trailing closure is the handler of its errors.
  fileprivate var hasOperation: Bool {
    arguments?.arguments.contains { $0.label?.name == "operation" } == true
  }
}

extension Node {
  /// Have: Effect, Effect<Action>
  fileprivate var nameOfType: String? {
    (self.as(GenericSpecializationExpr.self)?.expression ?? self).as(DeclReferenceExpr.self)?.name
  }
}

extension ClosureExpr {
  /// How many parameters the closure has, with names or as `$0`, as far as it uses these.
  fileprivate var parameterCount: Int {
    if signature?.parameterClause != nil { return parameterNames.count }
    let positions = node.descendantsAndSelf.compactMap { reference -> Int? in
      guard reference.ancestors.first(where: { $0.is(.closureExpr) }) == node else { return nil }
      return reference.as(DeclReferenceExpr.self)?.name.flatMap { name in
        name.first == "$" ? Int(name.dropFirst()) : nil
      }
    }
    return (positions.max() ?? -1) + 1
  }
}
