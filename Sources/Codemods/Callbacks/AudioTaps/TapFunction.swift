import Rewriter

/// A method of the main actor that is passed to a tap by its name, and becomes a nonisolated one.
///
/// As measured with Swift 6.3.1, a reference to a nonisolated method checks nothing, nor does one to a method of an
/// actor.
struct TapFunction {
  let name: String
  private(set) var edits: [Edit]

  /// Why the result needs a review; `nil` if it doesn't.
  private(set) var concern: String?

  /// What the hop brings along; empty where there is none.
  private(set) var insertedNames: [String] = []

  /// The method of the type around, if the file has it and nothing overrides it.
  static func method(handedOver block: Node, in context: Context) -> FunctionDecl? {
    guard block.is(.declReferenceExpr) || block.isMemberOfSelf, let name = block.lastName,
      let method = context.onlyMethod(
        named: name, of: context.enclosingTypeNames(of: block).first)
    else { return nil }
    return method.signature?.effectSpecifiers?.asyncSpecifier == nil ? method : nil
  }

  /// Throws where no form is known to be right.
  init(_ method: FunctionDecl, handedOver block: Node, in context: Context) throws(Refusal) {
    guard let name = method.name?.name, let keyword = method.funcKeyword,
      let code = CallbackCode(of: method)
    else { throw Refusal(.incompleteCode, "the method has no body") }
    self.name = name
    edits = [.insert("nonisolated ", at: keyword.range.lowerBound)]
    let body = try CallbackBody(of: code, in: context)
    edits += body.edits
    insertedNames = body.insertedNames
    concern = body.concern
    if body.isHopAdded, Self.isUsed(method, besides: block, in: context) {
      concern = concern ?? "other callers of '\(name)' no longer wait for all of its work"
    }
  }

  private static func isUsed(
    _ method: FunctionDecl, besides block: Node, in context: Context,
  ) -> Bool {
    guard let name = method.name?.name else { return false }
    let uses = context.tree.all(DeclReferenceExpr.self, startingWith: name)
    if uses.contains(where: { $0.name == name && !block.encloses($0.node) }) { return true }
    return method.modifiers?.contains(.private) != true
      && context.project.files(naming: name).contains { $0 != context.path }
  }
}

extension Node {
  fileprivate var isMemberOfSelf: Bool {
    self.as(MemberAccessExpr.self)?.base?.isSelfReference == true
  }
}
