import Rewriter

extension CompletionParameter {
  /// All that has the name of the handler: uses, captures and bindings, but for copies of it.
  func mentions(in body: CodeBlock) -> [Node] {
    let copies = copies(in: body)
    let names = Set(names)
    let isHandler = { (name: String?) in name.map(names.contains) ?? false }
    return body.node.descendantsAndSelf.filter { node in
      node.is(.declReferenceExpr) && isHandler(node.referencedName)
        && !copies.contains { $0.encloses(node) }
        || isHandler(node.as(ClosureCapture.self)?.name?.name)
        || isHandler(node.as(OptionalBindingCondition.self)?.pattern?.firstToken?.name)
    }
  }

  /// Whether nothing has the name of the handler but its calls, and the calls that it is passed to.
  func isOnlyCalled(in body: CodeBlock, on paths: CompletionPaths) -> Bool {
    let uses = paths.deliveries.flatMap { delivery in
      let call = delivery.node.as(FunctionCallExpr.self)
      let passed = call?.allArguments.compactMap(\.expression) ?? []
      return delivery.isForwarding ? passed : [call?.calledExpression].compactMap(\.self)
    }.filter { use in
      use.withoutOptionalMarks.referencedName.map(names.contains) ?? false
    }
    return mentions(in: body).count == uses.count
  }

  /// The declarations of copies, which nothing needs once the handler is gone.
  func copies(in body: CodeBlock) -> [Node] { CompletionUses(of: self, in: body.node).copies }

  /// The lines of the copies.
  func deletionsOfCopies(in body: CodeBlock, _ tree: Tree) throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    for copy in copies(in: body) {
      let lines = tree.source.paragraph(of: copy.range)
      let rest = tree.source.bytes[copy.range.upperBound.value..<lines.upperBound.value]
      guard tree.source.isFirstOnLine(copy.range.lowerBound),
        rest.allSatisfy({ $0.isBlank || $0.isLineBreak }),
        copy.tokens.allSatisfy({ !tree.hasComment(in: $0.leadingTrivia) })
      else {
        throw Refusal(
          .commentInTheWay, "a comment or statement next to 'let \(name)' stands in the way")
      }
      edits.append(.delete(lines))
    }
    return edits
  }
}
