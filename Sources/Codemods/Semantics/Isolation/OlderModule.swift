import Rewriter

/// Functions of the project's modules that are compiled in an older language mode than the code around a call.
///
/// As measured with Swift 6.3.1: a closure that main-actor-isolated code forms in mode 6, and passes to such a
/// function, stops the program where it is called elsewhere. Between modules of mode 6 the compiler finds it.
extension SDKCallback {
  /// What the declaration says of the closure, as a row of the tables would; `nil` where it is not known which
  /// function is called, and where nothing can trap.
  init?(
    declaredFor closure: Node, passedTo name: String, in call: FunctionCallExpr,
    _ context: Context
  ) {
    let project = context.project
    guard project.mayCallOlderModules(from: context.path), project.mayKeepClosures(name) else {
      return nil
    }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    func row(of function: FunctionFacts) -> SDKCallback? {
      let rows = function.parameters.indices.lazy.compactMap {
        SDKCallback(function, parameter: $0, in: project)
      }
      return rows.first { $0.fits(place, in: arguments) }
    }
    // Types of receivers are dear.
    let older = project.functions[name]?.filter { project.modules.isBeforeSwift6($0.path) } ?? []
    guard older.contains(where: { row(of: $0) != nil }),
      context.isolation(at: closure).kind.isOfActor,
      let meant = context.olderFunctions(named: name, calledBy: call)
    else { return nil }
    self.init(sharedBy: meant.compactMap(row))
  }

  /// What overloads say of a closure in common: where they give it different values, nothing is known of these.
  ///
  /// Have: func observe(_ name: Notification.Name, handler: @escaping (Notification) -> Void), and the same for a type of values
  private init?(sharedBy rows: [SDKCallback]) {
    guard let first = rows.first else { return nil }
    let isOne = rows.allSatisfy { $0 == first }
    guard isOne || rows.allSatisfy({ $0.isLike(first) && $0.returnsNothing }) else { return nil }
    self.init(
      function: first.function, label: first.label, type: first.type, isStatic: first.isStatic,
      closure: isOne ? first.closure : "() -> Void", sendability: first.sendability,
      isolation: first.isolation, thread: first.thread, source: first.source)
  }

  private func isLike(_ other: SDKCallback) -> Bool {
    function == other.function && label == other.label && type == other.type
      && isStatic == other.isStatic
  }

  private var returnsNothing: Bool { TypeSpelling(closure).functionResult?.isVoid == true }

  /// `nil` for a parameter that takes no closure, or one that checks nothing.
  fileprivate init?(
    _ function: FunctionFacts, parameter position: Int, in project: ProjectIndex,
  ) {
    let parameter = function.parameters[position]
    let type = TypeSpelling(project.closureType(of: parameter.type, inside: function.owner))
    // Most parameters take no closure.
    guard type.functionResult != nil else { return nil }
    let attributes = TypeSpelling.attributes(of: parameter.type)
    let own = TypeSpelling.attributes(of: String(type.core))
    guard attributes.contains("escaping") || type.isOptional,
      attributes.union(own).isDisjoint(with: ["Sendable", "MainActor", "autoclosure"]),
      !function.isAsync
    else { return nil }
    self.init(
      function: function.fullName,
      label: parameter.label.isEmpty ? "_" : parameter.label,
      type: function.owner.isEmpty ? "-" : function.owner,
      isStatic: function.modifiers.contains(.static), closure: String(type.core),
      sendability: .notSendable, isolation: .caller, thread: .unknown,
      source: function.path)
  }
}

extension ProjectIndex {
  /// Whether the file's module is one of Swift 6 among others that are not.
  func mayCallOlderModules(from path: String) -> Bool {
    modules.isSwift6(path) && modules.hasModulesBeforeSwift6
  }

  /// Whether a function of the name, in some module before Swift 6, may keep a closure.
  func mayKeepClosures(_ name: String) -> Bool {
    tables.namesOfOlderKeepers.answer(to: name) {
      tables.functions.value.declarations(name, from: nil).map(\.facts).contains { function in
        modules.isBeforeSwift6(function.path)
          && function.parameters.indices.contains {
            SDKCallback(function, parameter: $0, in: self) != nil
          }
      }
    }
  }
}

extension Context {
  /// The functions that the call may be of; `nil` if one of them is not of an older module.
  fileprivate func olderFunctions(named name: String, calledBy call: FunctionCallExpr)
    -> [FunctionFacts]?
  {
    let all = project.functions[name] ?? []
    let meant: [FunctionFacts]
    switch receiver(of: call) {
    case .type(let type, let isStatic):
      let owners = Set(project.ancestry(of: type))
      meant = all.filter {
        owners.contains($0.owner) && $0.modifiers.contains(.static) == isStatic
      }
    case .none where call.calledExpression?.is(.declReferenceExpr) == true:
      guard case .global = resolution(of: name, at: call.node) else { return nil }
      meant = all.filter(\.owner.isEmpty)
    case .unknown, .initializer, .none: return nil
    }
    let isOlder = meant.allSatisfy { project.modules.isBeforeSwift6($0.path) }
    return meant.isEmpty || !isOlder ? nil : meant
  }
}
