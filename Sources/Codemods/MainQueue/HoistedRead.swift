import Rewriter

/// The one value of the main actor that the work of a global queue reads: a task can capture it, since it is
/// formed on the main actor.
///
/// `let name = self.model.name` at the beginning of the work becomes `[name = self.model.name]`.
struct HoistedRead {
  /// What is read: `self.model.name`.
  let value: String

  /// What the task captures: `name = self.model.name`, `items`.
  let capture: String

  /// What takes the place of the read.
  let edits: [Edit]

  /// `nil` where the value may be no value to be read once and before the work.
  init?(in closure: ClosureExpr, of call: Node, _ context: Context) {
    guard closure.signature == nil, context.isolation(at: call).kind == .mainActor,
      let read = Self.onlyRead(in: closure, context), let name = read.lastName
    else { return nil }
    value = read.text
    if let declaration = read.declarationAlone(in: closure) {
      capture = declaration.name == value ? value : "\(declaration.name) = \(value)"
      edits = [.delete(declaration.range)]
    } else if read.is(.declReferenceExpr) {
      capture = value
      edits = []
    } else {
      let isTaken = closure.node.tokens.contains {
        $0.name == name && !read.range.contains($0.range)
      }
      guard !isTaken else { return nil }
      capture = "\(name) = \(value)"
      edits = [Edit(replace: read.range, with: name)]
    }
  }

  /// The chain of properties to something Sendable that all uses of the main actor's are part of.
  private static func onlyRead(in closure: ClosureExpr, _ context: Context) -> Node? {
    let uses = MainActorUse(in: closure, context).nodes
    // The last member of a chain comes first.
    guard let first = uses.first, let read = value(from: first, context),
      uses.allSatisfy({ read.range.contains($0.range) }), isReadOnce(read, in: closure),
      !read.isAssigned, read.parent?.is(.inOutExpr) != true, isStored(read, context)
    else { return nil }
    return read
  }

  private static func value(from use: Node, _ context: Context) -> Node? {
    let chain = sequence(first: use) { node in
      node.parent?.as(MemberAccessExpr.self).flatMap { $0.base == node ? $0.node : nil }
    }
    let links = Array(chain)
    guard let last = links.last, let first = links.first(where: context.isSendableValue),
      last.parent?.as(FunctionCallExpr.self)?.calledExpression != last || first != last
    else { return nil }
    // Have: let name = self.model.name
    let isAll = last.parent?.is(.initializerClause) == true && context.isSendableValue(last)
    return isAll && isStored(last, context) ? last : first
  }

  /// Whether the work reads it in its own statements, and not again and again.
  private static func isReadOnce(_ read: Node, in closure: ClosureExpr) -> Bool {
    let around = read.ancestors.prefix { $0 != closure.node }
    return !around.contains { node in
      switch node.kind {
      case .closureExpr, .functionDecl, .accessorBlock, .forStmt, .whileStmt, .repeatStmt: true
      default: node.declaredTypeName != nil
      }
    }
  }

  /// Whether it costs nothing to read: what a getter does was meant for the queue.
  private static func isStored(_ read: Node, _ context: Context) -> Bool {
    guard let name = read.lastName else { return false }
    let base = read.as(MemberAccessExpr.self)?.base
    let type: String?
    if base == nil || base?.isSelfReference == true {
      type = context.enclosingTypeNames(of: read).first
    } else {
      guard let base, isStored(base, context) else { return false }
      type = context.valueType(of: base)?.name
    }
    let members = context.project.members(
      named: name, of: context.project.resolve(type ?? ""), inherited: true)
    return !members.isEmpty
      && members.allSatisfy { member in
        if case .variable(let variable) = member { !variable.isComputed } else { false }
      }
  }
}

extension Node {
  /// The statement of the work that does nothing but give the value a name, up to the next statement; `nil` if
  /// there is none, or a comment that would go with it.
  fileprivate func declarationAlone(
    in closure: ClosureExpr,
  ) -> (name: String, range: Range<ByteOffset>)? {
    let items = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    guard let index = items.firstIndex(where: { $0.node.encloses(self) }),
      index + 1 < items.count, let variable = items[index].item?.as(VariableDecl.self),
      variable.bindingSpecifier?.kind == .let, variable.attributes == nil,
      variable.modifiers == nil,
      let bindings = variable.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      bindings[0].typeAnnotation == nil, bindings[0].initializer?.value == self,
      let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name,
      let first = items[index].node.firstToken, let next = items[index + 1].node.firstToken,
      !tree.hasComment(in: first.leadingTrivia), !tree.hasComment(between: first, and: next)
    else { return nil }
    return (name, first.range.lowerBound..<next.range.lowerBound)
  }
}
