import Rewriter

/// What the queue and its variables become.
struct LockFix {
  let site: GuardingQueue
  let form: LockForm

  /// The variable that has the lock.
  let name: String

  /// The structure that several variables are in; `nil` for one variable.
  let structure: String?

  var context: Context { site.context }
  var source: SourceFile { site.context.tree.source }

  init(_ site: GuardingQueue, _ form: LockForm) throws(Refusal) {
    self.site = site
    self.form = form
    try site.checkSections(form)
    if site.state.count == 1 {
      try Self.checkName(of: site)
      (name, structure) = (site.state[0].name, nil)
    } else {
      name = NewName.first(of: "state", ["guardedState"], where: site.isFreeForMember)
      structure = NewName.first(of: "State", ["GuardedState"], where: site.isFree)
    }
  }

  /// Have: func set(_ count: Int) { queue.sync { … } }, where the global variable 'count' gets the lock
  private static func checkName(of site: GuardingQueue) throws(Refusal) {
    let name = site.state[0].name
    guard site.queue.owner == nil else { return }
    for section in site.sections {
      guard case .local = site.context.resolution(of: name, at: section.call.node) else { continue }
      throw Refusal(
        .shadowedName,
        "a local '\(name)' hides the variable (\(site.places([section.call.node]))); rename it and run again"
      )
    }
  }

  func fix() throws(Refusal) -> Fix {
    let declarations =
      if let structure { try editsOfStructure(structure) } else { try editsOfVariable() }
    let statements = try editsOfStatements()
    return Fix(
      context.editsToImport(form.module) + declarations + statements
        + site.sections.flatMap(edits))
  }
}

extension GuardingQueue {
  fileprivate func isFree(_ name: String) -> Bool {
    context.tree.tokens(spelling: name).isEmpty
      && !context.isShadowed(name, at: queue.declaration.node)
  }

  /// Have: a gesture recognizer, which inherits a 'state'
  fileprivate func isFreeForMember(_ name: String) -> Bool {
    let superclass = queue.owner.flatMap(context.project.superclass)
    return isFree(name) && (superclass == nil || superclass == "NSObject" || name != "state")
  }
}

/// The closures.
extension LockFix {
  private func edits(of section: CriticalSection) -> [Edit] {
    var edits = editsOfCall(section)
    let parameter = self.parameter(of: section)
    if parameter != "$0" { edits.append(editOfHead(section.closure, parameter)) }
    if section.discardsValue(in: context), let value = section.onlyExpression {
      edits.append(.insert("_ = ", at: value.range.lowerBound))
    }
    for variable in site.state {
      let value = structure == nil ? parameter : "\(parameter).\(variable.name)"
      for use in variable.uses(in: context) where section.closure.node.encloses(use.node) {
        guard use.node.text != value else { continue }
        edits.append(
          use.node.is(.identifierPattern)
            ? .insert(" = \(value)", at: use.node.range.upperBound)
            : Edit(replace: use.node.range, with: value))
      }
    }
    return edits
  }

  /// Have: self.queue.sync(flags: .barrier), self.queue.sync(execute: { … })
  private func editsOfCall(_ section: CriticalSection) -> [Edit] {
    let queue = section.queue.node
    let nameRange = queue.as(MemberAccessExpr.self)?.declName?.range ?? queue.range
    var edits = [Edit(replace: nameRange, with: nameOfLock(in: section))]
    if let function = section.callee.declName {
      edits.append(Edit(replace: function.range, with: "withLock"))
    }
    if section.call.trailingClosure != nil {
      if let opening = section.call.leftParen, let closing = section.call.rightParen {
        edits.append(.delete(opening.range.lowerBound..<closing.range.upperBound))
      }
    } else if let opening = section.call.leftParen {
      edits.append(.delete(opening.range.upperBound..<section.closure.range.lowerBound))
    }
    return edits
  }

  /// The name of the lock where the queue is named: with its owner, if something else there has the name.
  private func nameOfLock(in section: CriticalSection) -> String {
    guard section.queue.node.referencedName != nil,
      case .local = context.resolution(of: name, at: section.call.node)
    else { return name }
    return site.queue.owner == nil ? name : site.queue.isShared ? "Self.\(name)" : "self.\(name)"
  }

  /// `$0` for an expression on one line; for more, a name that reads as before.
  private func parameter(of section: CriticalSection) -> String {
    let closure = section.closure
    if closure.signature == nil, let value = section.onlyExpression,
      !value.text.contains(where: \.isNewline),
      !value.descendantsAndSelf.contains(where: { $0.is(.closureExpr) })
    {
      return "$0"
    }
    guard isHidden(name, in: closure) else { return name }
    return NewName.first(of: "value", ["current"]) { name in
      !closure.node.tokens.contains { $0.name == name }
    }
  }

  /// Whether the closure uses something of the name that is declared around it.
  private func isHidden(_ name: String, in closure: ClosureExpr) -> Bool {
    ClosureCaptures(of: closure, in: context).outer.contains { $0.name == name }
  }

  private func editOfHead(_ closure: ClosureExpr, _ parameter: String) -> Edit {
    if let clause = closure.signature?.parameterClause {
      return Edit(replace: clause.range, with: parameter)
    }
    let end = closure.leftBrace?.range.upperBound ?? closure.range.lowerBound
    return .insert(" \(parameter) in", at: end)
  }
}

extension CriticalSection {
  /// Whether the closure's only expression has a value that nobody looks at: `sync` takes such a closure, and the compiler
  /// warns of `withLock` with one.
  ///
  /// Have: queue.sync { items.removeValue(forKey: key) }
  fileprivate func discardsValue(in context: Context) -> Bool {
    guard isDiscarded, let item = statements.first?.item, !item.is(.returnStmt),
      let value = onlyExpression, !value.assigns
    else { return false }
    if let type = context.valueType(of: value) { return type.name != "Void" && !type.isEmptyTuple }
    guard let call = value.as(FunctionCallExpr.self) else { return false }
    return call.removesElement
  }
}

extension KnownType {
  fileprivate var isEmptyTuple: Bool {
    if case .tuple(let parts) = shape { parts.isEmpty } else { false }
  }
}
