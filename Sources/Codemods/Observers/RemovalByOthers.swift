import Rewriter

/// Finds what removes observers that may be instances of a type, without being their code.
struct RemovalByOthers {
  let host: String
  let context: Context

  private var project: ProjectIndex { context.project }

  /// Throws why an observer of the notification may be removed.
  func check(_ notification: NotificationName) throws(Refusal) {
    for removal in project.observers.removalsOfOthers {
      guard let removed = removal.removed,
        removal.name.isEqual(to: notification, in: project) != false,
        mayBeHost(removal, removed), mayBeNotificationCenter(removal),
        project.graph.isConnected(context.path, to: removal.path)
      else { continue }
      throw reason(removal, removed)
    }
  }

  private func reason(_ removal: ObserverFacts, _ removed: RemovedObserver) -> Refusal {
    switch removed {
    case .parameter:
      Refusal(
        .removedElsewhere,
        "'\(removal.function.isEmpty ? "a closure" : removal.function)' removes the observer that it is passed (\(removal.path)), which may be this one"
      )
    case .anything:
      Refusal(
        .removedElsewhere,
        "'removeObserver' is passed as a function in \(removal.path), and may remove this observer")
    case .expression(let text):
      Refusal(
        .removedElsewhere,
        "\(removal.path) removes '\(text)', which may be this observer; call 'removeObserver(self)' in '\(host)' instead"
      )
    default:
      Refusal(
        .removedElsewhere,
        "\(removal.path) removes '\(removal.observer)', which may be this observer; call 'removeObserver(self)' in '\(host)' "
          + "instead"
      )
    }
  }

  private func mayBeHost(_ removal: ObserverFacts, _ removed: RemovedObserver) -> Bool {
    switch removed {
    case .own: false
    case .anything: true
    case .variable(let type): isRelated(type, inside: removal.owner)
    case .expression(let text):
      mayHoldHost(text, inside: removal.owner, seenBy: project.seen(from: removal.path))
    case .parameter(let type): isHandedHost(removal, as: type)
    }
  }
}

extension RemovalByOthers {
  /// Whether a function may be called with an instance of the host.
  private func isHandedHost(_ removal: ObserverFacts, as type: String) -> Bool {
    let functions = project.functions[removal.function]?.filter { $0.path == removal.path } ?? []
    if removal.path != context.path, !functions.isEmpty,
      functions.allSatisfy({ $0.modifiers.contains(.private) })
    {
      return false
    }
    switch TypeSpelling(type).name {
    case "Any", "AnyObject": return true
    // What `addObserver` returns is no more than this.
    case "NSObjectProtocol":
      return context.tree.calls(of: removal.function).contains { call in
        call.arguments?.arguments.contains { $0.expression?.isSelfReference == true } == true
      }
    default: return isRelated(type, inside: removal.owner)
    }
  }

  /// Whether something in the project of the expression's last name may hold an instance of the host;
  /// of a name alone only what the type around declares, if it does.
  private func mayHoldHost(
    _ expression: String, inside owner: String, seenBy other: ProjectIndex,
  ) -> Bool {
    let path = expression.split(separator: ".").drop { $0 == "self" }
    if path.count == 1, let name = path.first?.filter({ !"!?".contains($0) }),
      let own = project.variables[name]?.filter({ $0.owner == owner }), !own.isEmpty
    {
      return own.contains { mayHoldHost($0) }
    }
    for part in expression.split(separator: ".").reversed() {
      let name = part.filter { !"!?()".contains($0) }
      let type = other.resolve(name, inside: owner)
      if other.types.contains(type) {
        return project.ancestry(of: host).contains(type) || other.ancestry(of: type).contains(host)
      }
      if part.hasSuffix("()"), let functions = project.functions[name] {
        return functions.contains { isRelated($0.result ?? "Void", inside: $0.owner) }
      }
      if let variables = project.variables[name] { return variables.contains { mayHoldHost($0) } }
    }
    // Have: `children.forEach { center.removeObserver($0) }`, a member of a class that is not the project's.
    return path.count == 1
  }

  private func mayHoldHost(_ variable: VariableFacts) -> Bool {
    if isForTokensOnly(variable) { return false }
    if let type = variable.type { return isRelated(type, inside: variable.owner) }
    return context.type(of: variable).map { isRelated($0.text, inside: $0.scope) } ?? false
  }

  /// Whether one file alone sets the variable, and to nothing but what observes by a block.
  ///
  /// Have: private var token: AnyObject?; token = center.addObserver(forName: .changed, object: nil, queue: nil) { … }
  private func isForTokensOnly(_ variable: VariableFacts) -> Bool {
    guard variable.modifiers.contains(.private), !variable.isConstant, variable.initializer == nil,
      let home = context.asItWas(variable.path)
    else { return false }
    let uses = home.tree.all(DeclReferenceExpr.self, startingWith: variable.name)
      .map { use in use.node.parent?.as(MemberAccessExpr.self)?.node ?? use.node }
    return uses.contains(where: \.isAssigned)
      && uses.filter(\.isAssigned).allSatisfy {
        guard let value = $0.assignedValue else { return false }
        return value.is(.nilLiteralExpr)
          || value.as(FunctionCallExpr.self)?.argumentLabels.first == "forName"
      }
  }

  /// Whether a value of the type may be or hold an instance of the host: `[Child]`, `Child?`.
  private func isRelated(_ type: String, inside owner: String) -> Bool {
    let ancestry = Set(project.ancestry(of: host))
    return Self.names(in: type).contains { name in
      let type = project.resolve(name, inside: owner)
      // What `addObserver` returns is no more than this.
      if type == "NSObjectProtocol" { return false }
      return ancestry.contains(type) || project.ancestry(of: type).contains(host)
    }
  }

  /// The names of types in a type as written: `Key` and `A.B` in `[Key: A.B?]`.
  private static func names(in type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }

  /// Whether a removal may be made by a notification center, not by something with a function of
  /// the same name.
  private func mayBeNotificationCenter(_ removal: ObserverFacts) -> Bool {
    let names = removal.receiver.split(separator: ".").map { $0.filter { !"!?()".contains($0) } }
    guard let last = names.last, last != "self" else {
      return project.ancestry(of: removal.owner).contains("NotificationCenter")
    }
    guard names != ["NotificationCenter", "default"], let variables = project.variables[last],
      !variables.isEmpty
    else { return true }
    return variables.contains { variable in
      guard let name = context.type(of: variable)?.name else { return true }
      return project.ancestry(of: project.resolve(name)).contains("NotificationCenter")
        || name == "DistributedNotificationCenter"
    }
  }
}
