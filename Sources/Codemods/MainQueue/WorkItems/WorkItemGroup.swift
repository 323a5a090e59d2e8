import Rewriter

/// The work items of a file that share variables: what becomes of one becomes of all of them.
struct WorkItemGroup {
  let context: Context
  private(set) var creations: [WorkItemCreation]
  private(set) var declarations: [WorkItemVariable: WorkItemDeclaration] = [:]

  /// Every place that names one of the variables, with what it does.
  private(set) var uses: [WorkItemReference] = []

  /// Names that stand for one of the variables where a condition holds: `if let item`.
  private(set) var bound: [WorkItemVariable: BoundWorkItem] = [:]

  /// - Parameter all: the work items of the file.
  /// - Throws: why it isn't known what is done with one of them.
  init(
    around creation: WorkItemCreation, among all: [WorkItemCreation], in context: Context,
  ) throws(Refusal) {
    self.context = context
    creations = creation.variable == nil ? [creation] : []
    var open = [creation.variable].compactMap(\.self)
    while let variable = open.popLast() {
      guard declarations[variable] == nil else { continue }
      open += try add(variable, among: all)
      creations += all.filter { $0.variable == variable }
    }
    creations.sort { $0.call.range.lowerBound < $1.call.range.lowerBound }
  }

  /// - Returns: the variables that have the same work items.
  private mutating func add(
    _ variable: WorkItemVariable, among all: [WorkItemCreation],
  ) throws(Refusal) -> [WorkItemVariable] {
    let declaration = try WorkItemDeclaration(of: variable, in: context)
    declarations[variable] = declaration
    let value = declaration.binding?.initializer?.value
    var others = [value?.workItemVariable(in: context)].compactMap(\.self)
    others += try addUses(of: variable, isCollection: declaration.isCollection)
    for name in declaration.observedNames { others += try addUse(of: variable, at: name) }
    for value in declaration.returned where !value.is(.nilLiteralExpr) {
      guard let other = value.workItemVariable(in: context) else {
        throw Refusal(.itemUse, "we can't tell what '\(value.textInOneLine)' is")
      }
      others.append(other)
    }
    let made = [value].compactMap(\.self) + uses(of: variable).compactMap(\.assignedValue)
    let isLeft = made.contains { value in
      value.isWorkItemCreation && !all.contains { $0.call.node == value }
    }
    if isLeft {
      throw Refusal(
        .itemFromElsewhere,
        "'\(variable.name)' also stores another work item, which can't become a task")
    }
    return others
  }

  private mutating func addUses(
    of variable: WorkItemVariable, isCollection: Bool,
  ) throws(Refusal) -> [WorkItemVariable] {
    var others: [WorkItemVariable] = []
    for name in try variable.references(in: context) {
      others += try addUse(of: variable, at: name, isCollection: isCollection)
    }
    return others
  }

  private mutating func addUse(
    of variable: WorkItemVariable, at name: Node, isCollection: Bool = false,
  ) throws(Refusal) -> [WorkItemVariable] {
    let use = WorkItemUse(of: variable, at: name, isCollection: isCollection, in: context)
    uses.append(WorkItemReference(name: name, variable: variable, use: use))
    switch use {
    case .same, .emptied, .cancelled, .executed: return []
    case .refused(let reason): throw reason
    case .copied(let other): return [other]
    case .assigned(let value):
      if value.isWorkItemCreation { return [] }
      guard let other = value.workItemVariable(in: context) else {
        throw Refusal(.itemUse, "we can't tell what '\(value.textInOneLine)' is")
      }
      return [other]
    case .bound(let condition, let name):
      let local = WorkItemVariable.local(name, condition.node)
      bound[local] = BoundWorkItem(condition: condition, source: variable)
      return try addUses(of: local, isCollection: false)
    }
  }
}

/// A place that names a variable of a work item.
struct WorkItemReference {
  let name: Node
  let variable: WorkItemVariable
  let use: WorkItemUse

  /// What the variable gets there.
  var assignedValue: Node? { if case .assigned(let value) = use { value } else { nil } }

  /// The statement that is an assignment of the item to another variable, or returns it; `nil` for any other use.
  var store: CodeBlockItem? {
    guard case .copied = use else { return nil }
    let expression = name.parent?.is(.memberAccessExpr) == true ? name.parent : name
    if let statement = expression?.parent, statement.is(.returnStmt) {
      return statement.parent?.as(CodeBlockItem.self)
    }
    guard let list = expression?.parent, list.is(.exprList) else { return nil }
    return list.parent?.parent?.as(CodeBlockItem.self)
  }
}

/// `item` in `if let item`.
struct BoundWorkItem {
  let condition: OptionalBindingCondition
  let source: WorkItemVariable
}

extension WorkItemGroup {
  /// Whether something cancels one of the items.
  var isCancelled: Bool {
    uses.contains { if case .cancelled = $0.use { true } else { false } }
  }

  func uses(of variable: WorkItemVariable?) -> [WorkItemReference] {
    uses.filter { $0.variable == variable }
  }
}
