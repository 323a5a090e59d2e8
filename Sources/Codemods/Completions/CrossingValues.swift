import Rewriter

/// What code takes along from around it into a task that is on another actor, or on none.
struct CrossingValues {
  private let code: Node
  private let context: Context

  init(in code: Node, _ context: Context) {
    self.code = code
    self.context = context
  }

  /// Whether everything is known to be Sendable. Names of types are nothing that is taken along.
  var areSendable: Bool {
    for node in code.descendantsAndSelf {
      if node.isSelfReference || node.as(ClosureCapture.self)?.name?.kind == .selfKeyword {
        if !isSelfSendable { return false }
        continue
      }
      guard let name = node.plainName, !isSendable(name, at: node) else { continue }
      return false
    }
    return true
  }

  private func isSendable(_ name: String, at node: Node) -> Bool {
    switch context.meaning(of: name, at: node) {
    case .local(let binding):
      // Errors are Sendable.
      if case .implicitError = binding.kind { return true }
      guard let local = LocalDeclaration(name, at: node) else { return false }
      if code.encloses(local.scope) { return true }
      return !local.declaration.is(.functionDecl)
        && context.valueType(of: node).map { context.sendability(of: $0).kind == .yes } ?? false
    case .member: return isSelfSendable
    case .unknown: return name.first?.isUppercase == true || isSelfSendable
    case .global, .type, .typeParameter, .module: return true
    }
  }

  private var isSelfSendable: Bool {
    context.selfType(at: code).map { context.sendability(of: $0).kind == .yes } ?? false
  }
}
