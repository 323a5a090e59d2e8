import Rewriter

extension Context {
  /// Whether the value, or a closure that calls it, is what an object is made with that may call it any number of times:
  /// one of the project's types, or what a user chooses. Nothing is known of other types of a framework, and a task or
  /// an operation calls its closure once.
  ///
  /// Have: Registration(handler: handler)
  func isGivenToObject(_ value: Node) -> Bool {
    let given = [value] + value.ancestors.filter { $0.is(.closureExpr) }
    return given.contains { given in
      let call = given.ancestors.first { !Self.partsOfArgument.contains($0.kind) }
      guard let callee = call?.as(FunctionCallExpr.self)?.calledExpression,
        callee.lastName?.beginsWithCapital == true
      else { return false }
      if Self.choices.contains(callee.compactText) { return true }
      return given == value && isOwnObject(callee)
    }
  }

  private func isOwnObject(_ callee: Node) -> Bool {
    let scope = enclosingTypeNames(of: callee).first ?? ""
    let type = project.resolve(callee.compactText, inside: scope)
    return project.types.contains(type) && !project.ancestry(of: type).contains("Operation")
  }

  private static let partsOfArgument: Set<NodeKind> = [
    .labeledExpr, .labeledExprList, .multipleTrailingClosureElement,
    .multipleTrailingClosureElementList,
  ]

  /// What a user may choose, once, often or never.
  private static let choices = NameTable(
    """
    UIKit: UIAction UIAlertAction UIBarButtonItem UIContextualAction UITableViewRowAction
    SwiftUI: Button
    AppKit: NSTableViewRowAction
    """)
}
