import Rewriter

/// What code captures from around it when it runs on another actor, or on none.
struct NonSendableCaptures {
  /// What is captured and is not known to be Sendable.
  private(set) var unchecked: Set<Value> = []

  /// Whether `Self` is among it, which only an instance of a class knows.
  private var haveDynamicSelf = false

  enum Value: Hashable {
    /// `self`, as such or for a member.
    case instance
    case local(LocalDeclaration)
    /// `$0` of a closure around.
    case unnamed(Node)
  }

  private let code: [Node]
  private let context: Context

  /// Names of types are nothing that is captured.
  init(in code: [Node], _ context: Context) {
    self.code = code
    self.context = context
    let lists = OwnCaptureLists(of: code)
    for node in code.flatMap({ $0.descendantsAndSelf }) where !lists.isEvaluatedAround(node) {
      if let copy = lists.copy(by: node) {
        if let value = value(ofCopy: copy.name, at: copy.place) { unchecked.insert(value) }
      } else if let value = value(at: node) {
        unchecked.insert(value)
      }
      if !haveDynamicSelf { haveDynamicSelf = isDynamicSelf(node) }
    }
  }

  init(in code: Node, _ context: Context) { self.init(in: [code], context) }

  /// Whether everything is known to be Sendable.
  var areSendable: Bool { unchecked.isEmpty }

  /// Why no nonisolated task may capture it; `nil` if one may.
  ///
  /// The compiler's check of regions does not understand `Self` in a task of a class that is not Sendable (compiled:
  /// Swift 6.3.1, "pattern that the region-based isolation checker does not understand how to check").
  var refusalOfTask: Refusal? {
    haveDynamicSelf
      ? Refusal(
        .notSendable,
        "Swift 6 can't compile 'Self' in a task of a class that isn't Sendable; write the type's name"
      )
      : nil
  }

  private func value(ofCopy name: String, at place: Node) -> Value? {
    guard case .local(let binding) = context.resolution(of: name, at: place),
      let local = LocalDeclaration(name, at: place)
    else { return .instance }
    return isSendable(binding, at: place) ? nil : .local(local)
  }

  private func value(at node: Node) -> Value? {
    if node.isSelfReference || node.as(ClosureCapture.self)?.name?.kind == .selfKeyword {
      return isSelfSendable(at: node) ? nil : .instance
    }
    guard let name = node.nameThatIsRead else { return nil }
    switch context.resolution(of: name, at: node.lookUpPlace) {
    case .local(let binding):
      // Errors are Sendable.
      if case .implicitError = binding.kind { return nil }
      if case .closureParameter(let owner, _) = binding.kind, name.hasPrefix("$") {
        let isInside = isDeclaredHere(owner.node) || isSendable(binding, at: node)
        return isInside ? nil : .unnamed(owner.node)
      }
      guard let local = LocalDeclaration(name, at: node.lookUpPlace) else { return .instance }
      // A local function may capture anything.
      let isChecked = !local.declaration.is(.functionDecl) && isSendable(binding, at: node)
      return isDeclaredHere(local.scope) || isChecked ? nil : .local(local)
    case .member: return isSelfSendable(at: node) ? nil : .instance
    case .unknown:
      let isMember = name.first?.isLowercase == true && context.mayBeInherited(name, at: node)
      return !isMember || isSelfSendable(at: node) ? nil : .instance
    case .global, .type, .typeParameter, .module: return nil
    }
  }

  private func isDynamicSelf(_ node: Node) -> Bool {
    node.isSelfTypeReference && context.isInClass(node) && !isSelfSendable(at: node)
  }

  private func isDeclaredHere(_ scope: Node) -> Bool { code.contains { $0.encloses(scope) } }

  private func isSendable(_ binding: LocalBinding, at use: Node) -> Bool {
    if binding.isContinuation { return true }
    let type = context.valueType(of: use) ?? context.type(of: binding)
    return type.map { context.sendability(of: $0).kind == .yes } ?? false
  }

  /// In code that has no `self`, or whose `self` is a type, there is none to capture.
  private func isSelfSendable(at node: Node) -> Bool {
    context.isSelfMetatype(at: node) || context.isSelfSendable(at: node)
  }
}

extension Context {
  /// Whether a name that nothing is known about may be that of a member, inherited from a type of an SDK as `view`
  /// is: then its use is one of `self`.
  func mayBeInherited(_ name: String, at node: Node) -> Bool {
    guard !GlobalFunctions.standard.contains(name) else { return false }
    return enclosingTypeNames(of: node).contains { type in
      project.ancestry(of: type).contains { ancestor in
        let declarations = project.types[ancestor] ?? []
        return declarations.isEmpty
          || declarations.contains { declaration in
            declaration.inherited.contains { !isOfProject($0, inside: ancestor) }
          }
      }
    }
  }

  private func isOfProject(_ inherited: String, inside scope: String) -> Bool {
    let name = TypeSpelling(inherited).name
    return GlobalFunctions.plainProtocols.contains(name)
      || project.types.contains(project.resolve(name, inside: scope))
  }
}

/// Functions that are nobody's members.
private enum GlobalFunctions {
  /// Of the standard library, Foundation and os.
  static let standard: Set = [
    "NSLog", "abs", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "exit",
    "fatalError", "max", "min", "os_log", "precondition", "preconditionFailure", "print",
    "repeatElement", "sequence", "stride", "swap", "type", "withExtendedLifetime", "zip",
  ]

  /// Protocols that give what conforms no member that is used by its plain name.
  static let plainProtocols: Set = [
    "Any", "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
  ]
}
