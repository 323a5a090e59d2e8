import Rewriter

/// A place where the name `Task` stands alone and can mean nothing but the task of Swift's
/// concurrency, unless the type that hides it can be used in the same way.
struct TaskUse {
  /// The reference, without its generic arguments.
  let node: Node

  /// The name.
  let token: Token

  let form: Form

  enum Form {
    /// A call, also of `.init`, with these labels in parentheses and perhaps a trailing closure.
    case call(labels: [String], hasTrailingClosure: Bool)
    /// `Task.sleep`
    case member(String)
    /// `Task<Success, Failure>`
    case generic
    /// `extension Task where Success == …`
    case `extension`
  }

  /// All such places in a file, in the order of the source.
  ///
  /// - Parameter ownMembers: the static members that the project itself gives Swift's task.
  static func all(in tree: Tree, ownMembers: Set<String> = []) -> [TaskUse] {
    let references = tree.all(DeclReferenceExpr.self, startingWith: "Task")
    let expressions = references.compactMap { TaskUse($0, ownMembers: ownMembers) }
    let types = tree.all(IdentifierType.self, startingWith: "Task").compactMap(TaskUse.init)
    return (expressions + types).sorted { $0.token.index.value < $1.token.index.value }
  }
}

extension TaskUse {
  /// - Parameter reference: any reference; `nil` unless it is `Task` used as such.
  init?(_ reference: DeclReferenceExpr, ownMembers: Set<String> = []) {
    guard reference.name == "Task", reference.moduleSelector == nil, let name = reference.baseName,
      !reference.isMemberName
    else { return nil }
    let specialization = reference.node.parent?.as(GenericSpecializationExpr.self)
    if let clause = specialization?.genericArgumentClause {
      guard clause.count == 2 else { return nil }
      self.init(node: reference.node, token: name, form: .generic)
      return
    }
    guard let form = Form(ofExpression: reference.node, ownMembers: ownMembers) else { return nil }
    self.init(node: reference.node, token: name, form: form)
  }

  init?(_ type: IdentifierType) {
    guard type.moduleSelector == nil, let name = type.name, name.name == "Task" else { return nil }
    if let clause = type.genericArgumentClause {
      guard clause.count == 2 else { return nil }
      self.init(node: type.node, token: name, form: .generic)
      return
    }
    guard let extended = type.node.parent?.as(ExtensionDecl.self),
      extended.extendedType == type.node,
      extended.genericWhereClause?.constrainsTaskParameter == true
    else { return nil }
    self.init(node: type.node, token: name, form: .extension)
  }
}

extension TaskUse.Form {
  fileprivate init?(ofExpression expression: Node, ownMembers: Set<String>) {
    guard let parent = expression.parent else { return nil }
    if let member = parent.as(MemberAccessExpr.self), member.base == expression,
      let name = member.name
    {
      if name == "init" {
        self.init(ofCallOf: member.node)
      } else if Self.staticMembers.contains(name) || ownMembers.contains(name) {
        self = .member(name)
      } else {
        return nil
      }
      return
    }
    self.init(ofCallOf: expression)
  }

  private init?(ofCallOf callee: Node) {
    guard let call = callee.parent?.as(FunctionCallExpr.self), call.calledExpression == callee,
      call.additionalTrailingClosures == nil
    else { return nil }
    let labels = call.arguments?.arguments.map { $0.label?.name ?? "" } ?? []
    let hasClosure = call.trailingClosure != nil
    guard Self.isOrdered(labels), hasClosure != (labels.last == "operation") else { return nil }
    self = .call(labels: labels, hasTrailingClosure: hasClosure)
  }

  /// Whether the labels are some of the initializer's, in its order.
  private static func isOrdered(_ labels: [String]) -> Bool {
    var rest = labelsOfInitializers[...]
    for label in labels {
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }

  /// The labels of all of the initializers of `Task`, in the order that they have in each (Swift 6.3.1).
  private static let labelsOfInitializers = [
    "name", "executorPreference", "priority", "operation",
  ]

  /// The static members of `Task` (Swift 6.3.1).
  private static let staticMembers: Set = [
    "detached", "immediate", "immediateDetached", "sleep", "yield", "isCancelled",
    "checkCancellation", "currentPriority", "basePriority", "name",
  ]
}

extension GenericArgumentClause {
  fileprivate var count: Int { arguments?.node.elements(GenericArgument.self).count ?? 0 }
}

extension GenericWhereClause {
  /// Whether a requirement is about `Success` or `Failure`, which are the parameters of `Task`.
  fileprivate var constrainsTaskParameter: Bool {
    let requirements = requirements?.node.elements(GenericRequirement.self) ?? []
    return requirements.contains { ["Success", "Failure"].contains($0.node.firstToken?.name) }
  }
}

extension DeclReferenceExpr {
  /// Whether this is `b` in `a.b`.
  var isMemberName: Bool {
    let member = node.parent?.as(MemberAccessExpr.self)
    return member?.declName?.node == node
  }
}
