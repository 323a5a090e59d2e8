import Rewriter

/// Names of the standard library as they are written at a place, for text that source is part of: with their
/// modules in front where the project gives one another meaning, as in a type that has an `Error` of its own.
struct StandardNames {
  private(set) var error = "Error"
  private(set) var void = "Void"
  private(set) var continuation = "CheckedContinuation"
  private(set) var withContinuation = "withCheckedContinuation"
  private(set) var withThrowingContinuation = "withCheckedThrowingContinuation"

  /// Whether `Error` alone means another type.
  private(set) var isErrorHidden = false

  init() {}

  /// - Throws: Where a module of them cannot be named either.
  init(at node: Node, in context: Context) throws(Refusal) {
    error = try context.standardName(error, at: node)
    void = try context.standardName(void, at: node)
    continuation = try context.standardName(continuation, at: node)
    withContinuation = try context.standardName(withContinuation, at: node)
    withThrowingContinuation = try context.standardName(withThrowingContinuation, at: node)
    isErrorHidden = !context.types(hiding: "Error", at: node).isEmpty
  }
}

extension Context {
  /// A name of the standard library as it has to be written at a node.
  func standardName(_ name: String, at node: Node) throws(Refusal) -> String {
    guard isShadowed(name, at: node) else { return name }
    let module = Fix.module(of: name)
    if isShadowed(module, at: node) {
      throw Refusal(.shadowedName, "a '\(module)' of the project hides the module of that name")
    }
    return "\(module).\(name)"
  }
}
