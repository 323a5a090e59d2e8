import Rewriter

/// A view that is there only under a condition which its own work changes: `.task` would then cancel that work.
///
/// Have: if !isLoading { Color.clear.onAppear { Task { await loadMore() } } }, where 'loadMore' sets 'isLoading'
struct ConditionalView {
  /// The property that the condition reads and the work sets, as the condition has it.
  let property: String

  init?(of modifier: Node, doing work: ClosureExpr, in context: Context) {
    let around = Array(modifier.ancestors.prefix { $0.declaredTypeName == nil })
    let conditions = around.compactMap(\.conditionOfView).filter { !$0.encloses(modifier) }
    let others = conditions.flatMap(context.propertiesOfOthers)
    if !others.isEmpty, let other = Self.first(of: others, setBy: work.node, in: context) {
      property = other.text
      return
    }
    let read = Set(conditions.flatMap { context.properties(in: $0) { _ in true } })
    // What is added to the elements of a list leaves the views of the others.
    let elements = Set(
      around.compactMap(\.elementsOfViews).flatMap { context.properties(in: $0) { _ in true } })
    guard !read.isEmpty || !elements.isEmpty else { return nil }
    var bodies = [work.node]
    var names: Set<String> = []
    while let body = bodies.popLast() {
      if let set = context.properties(in: body, where: context.isChanged).first(
        where: read.contains)
        ?? context.properties(in: body, where: \.isReplaced).first(where: elements.contains)
        ?? others.map(\.text).first(where: body.assignedTexts.contains)
      {
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

  /// Have: if !cache.isLoading { Color.clear.onAppear { Task { await cache.load() } } }
  private static func first(
    of others: [OtherProperty], setBy work: Node, depth: Int = 2, in context: Context,
  ) -> OtherProperty? {
    for call in work.descendantsAndSelf.lazy.compactMap({ $0.as(FunctionCallExpr.self) }) {
      for function in context.asyncFunctions(calledBy: call) {
        guard let home = context.asItWas(function.path) else { continue }
        for body in context.project.waits.bodies.bodies(of: function, in: home) {
          let set = Set(home.properties(in: body, where: \.isAssigned))
          let found = others.first { $0.owner == function.owner && set.contains($0.name) }
          if let found { return found }
          guard depth > 0 else { continue }
          if let found = first(of: others, setBy: body, depth: depth - 1, in: home) { return found }
        }
      }
    }
    return nil
  }
}

/// `cache.isLoading`
private struct OtherProperty {
  let text: String
  let name: String

  /// The type of `cache`, by its qualified name.
  let owner: String
}

extension Node {
  /// What decides whether the views in an `if` or a `switch` are shown; `nil` for any other node.
  fileprivate var conditionOfView: Node? {
    self.as(IfExpr.self)?.conditions?.node ?? self.as(SwitchExpr.self)?.subject
  }

  /// What a call makes views of; `nil` for any other node.
  ///
  /// Have: ForEach(items) { … }
  fileprivate var elementsOfViews: Node? {
    guard let call = self.as(FunctionCallExpr.self),
      ["ForEach", "List"].contains(call.calledExpression?.referencedName)
    else { return nil }
    return call.arguments?.arguments.first?.expression
  }

  /// Whether the node is the target of `=`.
  fileprivate var isReplaced: Bool { parent?.parent?.partsOfAssignment?.target == self }

  /// What the code assigns to.
  fileprivate var assignedTexts: Set<String> {
    Set(descendantsAndSelf.lazy.filter(\.isAssigned).map(\.textInOneLine))
  }
}

extension Context {
  /// Whether the use of a property changes the property itself, and not only an object that it leads to.
  fileprivate func isChanged(_ use: Node) -> Bool {
    switch VariableUse(use).effect {
    case .reads: false
    case .changes: true
    case .mayChange: MemberUse(of: use, in: self).mayChange
    }
  }

  /// What code reads of objects of other types.
  fileprivate func propertiesOfOthers(in code: Node) -> [OtherProperty] {
    code.descendantsAndSelf.compactMap { node in
      guard let access = node.as(MemberAccessExpr.self), let name = access.name,
        let base = access.base?.withoutOptionalMarks, !base.isSelfReference,
        let type = valueType(of: base)?.unwrapped, let owner = type.name
      else { return nil }
      return OtherProperty(
        text: node.textInOneLine, name: name, owner: project.resolve(owner, inside: type.scope))
    }
  }

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
