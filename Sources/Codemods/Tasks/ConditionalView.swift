import Rewriter

/// A view that is there only under a condition which its own work changes: `.task` would then cancel that work.
///
/// Have: if !isLoading { Color.clear.onAppear { Task { await loadMore() } } }, where 'loadMore' sets 'isLoading'
struct ConditionalView {
  /// The property that the condition reads and the work sets.
  let property: String

  init?(of modifier: Node, doing work: ClosureExpr, in context: Context) {
    let branches = modifier.ancestors.prefix { $0.declaredTypeName == nil }
      .compactMap { $0.as(IfExpr.self) }
    let conditions = branches.compactMap { $0.conditions?.node }
      .filter { !$0.encloses(modifier) }
    let read = Set(conditions.flatMap { context.properties(in: $0) { _ in true } })
    guard !read.isEmpty else { return nil }
    var bodies = [work.node]
    var names: Set<String> = []
    while let body = bodies.popLast() {
      if let set = context.properties(in: body, where: \.isAssigned).first(where: read.contains) {
        property = set
        return
      }
      for call in body.descendantsAndSelf.lazy.compactMap({ $0.as(FunctionCallExpr.self) }) {
        guard let name = call.calleeName, names.insert(name).inserted else { continue }
        bodies += context.ownFunctions(named: name, at: modifier).compactMap { $0.body?.node }
      }
    }
    return nil
  }
}

extension Context {
  /// The names of properties of the type around that the code has, alone or behind `self.`.
  fileprivate func properties(in code: Node, where condition: (Node) -> Bool) -> [String] {
    code.descendantsAndSelf.compactMap { node in
      guard condition(node) else { return nil }
      if let access = node.as(MemberAccessExpr.self), access.base?.isSelfReference == true {
        return access.name
      }
      guard let name = node.referencedName, case .member = resolution(of: name, at: node) else {
        return nil
      }
      return name
    }
  }

  /// The functions of the name in the file that are members of the type around the node.
  fileprivate func ownFunctions(named name: String, at node: Node) -> [FunctionDecl] {
    let type = enclosingTypeNames(of: node).first
    return tree.functions(named: name).filter {
      enclosingTypeNames(of: $0.node).first == type
    }
  }
}
