import Rewriter

extension Context {
  /// Whether a `@Sendable` closure may capture a function that is declared in other code.
  ///
  /// Measured with Swift 6.3.1: none that is only `@MainActor`, as one is by the module's default if it says nothing else.
  func isSendable(localFunction function: FunctionDecl) -> Bool {
    function.attributes?.attributes.contains { $0.name == "Sendable" } == true
      && (!isOnMainActorByDefault || function.modifiers?.contains(.nonisolated) == true)
  }

  private var isOnMainActorByDefault: Bool {
    project.defaultIsolation(inFile: path).kind == .mainActor
  }

  /// What to do about a local function that a `@Sendable` closure captures: one that is `@Sendable` is nonisolated, and
  /// shares no variable.
  func adviceOnLocalFunction(named name: String, usedIn code: Node) -> String {
    let use = code.descendantsAndSelf.first { $0.referencedName == name }
    guard let function = use.flatMap({ LocalDeclaration(name, at: $0) })?.declaration else {
      return marks
    }
    if needsMainActor(function) { return "make the function a method" }
    let lock = variableShared(byFunction: function).map {
      "keep the variable '\($0)', which it uses, behind a lock, and "
    }
    return (lock ?? "") + marks + clauseOfParameter(sentBy: function)
  }

  /// A function on no actor sends what it is given to the main actor, where one that keeps its caller's isolation may stay.
  ///
  /// Have: func finish(_ result: Result<Record, Error>) { DispatchQueue.main.async { self.show(result) } }
  private func clauseOfParameter(sentBy function: Node) -> String {
    guard let body = function.as(FunctionDecl.self)?.body?.node,
      let name = MainActorNeeds(context: self, code: function).parameterSentToMainActor(in: body)
    else { return "" }
    return
      ", and give the main actor a copy, 'nonisolated(unsafe) let \(name) = \(name)', if nothing else uses it"
  }

  private var marks: String {
    "mark the function '@Sendable\(isOnMainActorByDefault ? " nonisolated" : "")'"
  }

  /// Whether the function uses the main actor itself, and not only in a hop.
  private func needsMainActor(_ function: Node) -> Bool {
    guard let body = function.as(FunctionDecl.self)?.body?.node else { return false }
    return MainActorNeeds(context: self, code: function).first(in: body) != nil
  }

  /// The first variable around a local function that the function uses.
  private func variableShared(byFunction function: Node) -> String? {
    function.descendantsAndSelf.lazy.compactMap(\.nameThatIsRead).first { name in
      function.descendantsAndSelf.contains { node in
        guard node.nameThatIsRead == name, let local = LocalDeclaration(name, at: node) else {
          return false
        }
        return local.kind == .variable && !function.encloses(local.scope)
      }
    }
  }
}
