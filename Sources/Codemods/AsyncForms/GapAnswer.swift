import Rewriter

/// What an asynchronous function answers on a path on which the other form does not call its handler: `nil`, what it
/// answers on other paths that leave early, or a `CancellationError`.
struct GapAnswer {
  let value: String
  let isThrow: Bool

  /// A handler without a value is what to do next, where all went well: whoever awaits the function could not tell.
  ///
  /// - Parameter deliveries: the calls of the handler.
  /// - Returns: `nil` where nothing is known to be an answer.
  init?(of result: CompletionResult, beside deliveries: [CompletionPaths.Delivery]) {
    isThrow = result.isThrowing
    if result.isThrowing {
      // What is thrown has to be of the type.
      guard result.throwing == " throws" else { return nil }
      value = "CancellationError()"
      return
    }
    guard let type = result.type, !TypeSpelling(type).isVoid else { return nil }
    let early = Set(deliveries.compactMap(\.literalBesideReturn))
    if TypeSpelling(type).isOptional {
      value = "nil"
    } else if early.count == 1, let only = early.first {
      value = only
    } else if let parts = KnownType(type, path: "")?.tupleElements, !parts.isEmpty,
      parts.allSatisfy({ TypeSpelling($0.type.text).isOptional })
    {
      value = "(" + parts.map { _ in "nil" }.joined(separator: ", ") + ")"
    } else {
      return nil
    }
  }

  /// The statement.
  var text: String {
    (isThrow ? "throw " : "return ") + value
  }

  /// What a continuation is resumed with.
  var resumption: String {
    (isThrow ? "throwing: " : "returning: ") + value
  }
}

extension CompletionPaths.Delivery {
  /// The value that is handed to the handler where the function leaves early: `false`, `(nil, false)`.
  fileprivate var literalBesideReturn: String? {
    guard !isForwarding, let call = node.as(FunctionCallExpr.self),
      let values = call.arguments?.arguments.compactMap(\.expression), !values.isEmpty,
      values.allSatisfy(\.isLiteral),
      node.ancestors.prefix(while: { !$0.isFunctionLike }).contains(where: {
        $0.is(.guardStmt) || $0.is(.catchClause)
      })
    else { return nil }
    let text = values.map(\.text).joined(separator: ", ")
    return values.count == 1 ? text : "(\(text))"
  }
}

extension Node {
  fileprivate var isLiteral: Bool {
    [.nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr].contains(kind)
      || ["[]", "[:]", "\"\""].contains(text)
  }
}
