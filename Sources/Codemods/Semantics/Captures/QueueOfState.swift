import Rewriter

/// The dispatch queue of an object's own that a closure is given to, and the variables of the object that it changes there:
/// what the queue guards, as far as the code shows.
struct QueueOfState {
  /// `queue`
  let name: String

  /// The stored properties that the closure changes, or the methods of the object that it calls.
  let variables: [String]

  private let owner: String
  private let context: Context

  /// `nil` where the closure isn't given to such a queue.
  ///
  /// Have: queue.async { self.items.append(item) }
  init?(of closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      ["async", "asyncAfter", "asyncAndWait", "sync"].contains(call.calleeName ?? ""),
      let queue = call.receiver, let name = queue.nameWithoutSelf, context.isOwnQueue(queue),
      let owner = context.enclosingTypeNames(of: closure.node).first
    else { return nil }
    (self.name, self.owner, self.context) = (name, context.project.resolve(owner), context)
    variables = Self.variables(changedIn: closure.node, of: self.owner, depth: 2, in: context)
  }

  private static func variables(
    changedIn code: Node, of owner: String, depth: Int, in context: Context,
  ) -> [String] {
    code.descendantsAndSelf.flatMap { node -> [String] in
      guard let name = context.nameOfMember(node) else { return [] }
      if node.isChanged {
        return context.isStoredVariable(named: name, of: owner) ? [name] : []
      }
      guard depth > 0, node.parent?.as(FunctionCallExpr.self)?.calledExpression == node,
        context.project.functions.contains(name)
      else { return [] }
      return context.bodies(ofFunctionsNamed: name, of: owner).flatMap {
        variables(changedIn: $0, of: owner, depth: depth - 1, in: context)
      }
    }.unique
  }

  /// Whether a method of the object is work for the queue: a comment above it names that, or all calls in the file are made
  /// there.
  ///
  /// Have: /// Must be called on `renderQueue`.
  func isPlace(ofFunctionNamed function: String) -> Bool {
    let declarations = context.functions(named: function, of: owner)
    if declarations.contains(where: { $0.commentAbove.holds(name) }) { return true }
    let calls = context.tree.calls(of: function)
      .filter { context.nameOfMember($0.calledExpression) != nil }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.node.ancestors.contains { ancestor in
          guard let closure = ancestor.as(ClosureExpr.self),
            case .argument(let other, _) = ClosureUse(of: closure)
          else { return false }
          return other.receiver?.nameWithoutSelf == name
        }
      }
  }
}

extension Context {
  /// Whether a value is a property of `self` that holds a dispatch queue.
  fileprivate func isOwnQueue(_ queue: Node) -> Bool {
    if let name = queue.referencedName {
      guard case .member = resolution(of: name, at: queue) else { return false }
    }
    return valueType(of: queue)?.unwrapped.name == "DispatchQueue"
  }

  /// `items` of `items`, `self.items` and `self?.items`; `nil` for what is no member of `self`.
  fileprivate func nameOfMember(_ node: Node?) -> String? {
    guard let node else { return nil }
    if let access = node.as(MemberAccessExpr.self) {
      return access.base?.withoutOptionalMarks.isSelfReference == true ? access.name : nil
    }
    guard let name = node.referencedName, case .member = resolution(of: name, at: node) else {
      return nil
    }
    return name
  }

  fileprivate func isStoredVariable(named name: String, of owner: String) -> Bool {
    project.members(named: name, of: owner, inherited: false).contains { member in
      guard case .variable(let variable) = member else { return false }
      // What SwiftUI observes is set on the main thread.
      return !variable.isConstant && !variable.isComputed && variable.attributes.isEmpty
        && !variable.modifiers.contains(.static)
    }
  }

  fileprivate func functions(named name: String, of owner: String) -> [FunctionDecl] {
    tree.functions(named: name).filter { function in
      enclosingTypeNames(of: function.node).first.map { project.resolve($0) } == owner
    }
  }

  fileprivate func bodies(ofFunctionsNamed name: String, of owner: String) -> [Node] {
    functions(named: name, of: owner).compactMap { $0.body?.node }
  }
}

extension FunctionDecl {
  fileprivate var commentAbove: String {
    let source = node.tree.source
    let limit = node.firstToken?.leadingTrivia.lowerBound ?? node.range.lowerBound
    let start = source.startOfComments(above: node.range.lowerBound, notBefore: limit)
    return source.text(start..<node.range.lowerBound)
  }
}

extension Node {
  /// Whether the code changes the variable, or a part of its value.
  ///
  /// Have: items = [], items[0].name = name, items.append(item)
  fileprivate var isChanged: Bool {
    if isAssigned { return true }
    guard let parent else { return false }
    if let access = parent.as(MemberAccessExpr.self), access.base == self {
      if let call = parent.parent?.as(FunctionCallExpr.self), call.calledExpression == parent {
        return Self.changingFunctions.contains(access.name ?? "")
      }
      return parent.isChanged
    }
    let isPart =
      parent.as(SubscriptCallExpr.self)?.calledExpression == self
      || parent.is(.optionalChainingExpr) || parent.is(.forceUnwrapExpr) || parent.is(.inOutExpr)
    return parent.is(.inOutExpr) || isPart && parent.isChanged
  }

  /// Of the standard library's collections.
  private static let changingFunctions = NameTable(
    """
    Swift: append formUnion insert merge popLast remove removeAll removeFirst removeLast removeSubrange
      removeValue reverse shuffle sort subtract swapAt toggle update updateValue
    """)
}
