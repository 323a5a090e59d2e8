import Rewriter

/// What would go into the closure of a `MainActor.assumeIsolated` in synchronous code that isn't isolated, and isn't known
/// to be Sendable.
///
/// As measured with Swift 6.3.1, the compiler takes such a closure for one that goes to the main actor: it rejects each
/// value that isn't Sendable and that the code around has as well, such as a parameter.
///
/// Have: override func cleanUp(_ pool: Pool) { count = pool.count }
struct AssumedValues {
  /// `self` first.
  let names: [String]

  /// - Parameters:
  ///   - code: the body, of which those statements would go into the closure that need the main actor.
  ///   - member: the function or property, whose code that is.
  init(in code: Node, of member: Node, _ context: Context) {
    let needs = MainActorNeeds(context: context, code: member)
    let statements = code.as(CodeBlock.self)?.statements?.node.children.map(\.self) ?? [code]
    let isNeeded = statements.map { needs.first(in: $0)?.isKnown == true }
    guard let first = isNeeded.firstIndex(of: true), let last = isNeeded.lastIndex(of: true) else {
      names = []
      return
    }
    let inside = Array(statements[first...last])
    let values = NonSendableCaptures(in: inside, context).unchecked
    let locals = inside.flatMap(\.descendantsAndSelf).compactMap { use -> String? in
      guard let name = use.referencedName, let local = LocalDeclaration(name, at: use),
        values.contains(.local(local)),
        !inside.contains(where: { $0.encloses(local.declaration) })
      else { return nil }
      return name
    }
    names = (values.contains(.instance) ? ["self"] : []) + locals.unique
  }

  /// `, with 'nonisolated(unsafe) let' copies of 'pool' and 'change'`; empty where all are Sendable.
  var copies: String {
    switch names.count {
    case 0: ""
    case 1: ", with a 'nonisolated(unsafe) let' copy of '\(names[0])'"
    default: ", with 'nonisolated(unsafe) let' copies of \(names.listed("value"))"
    }
  }
}
