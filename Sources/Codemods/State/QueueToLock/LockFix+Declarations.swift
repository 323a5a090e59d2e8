import Rewriter

/// The declarations.
extension LockFix {
  /// Have: private var count = 0, and the queue elsewhere
  func editsOfVariable() throws(Refusal) -> [Edit] {
    let variable = site.state[0]
    guard site.queue.hasCommentBeside else {
      return try editsInPlace(variable) + [.delete(try lines(of: site.queue))]
    }
    if variable.hasCommentBeside {
      throw Refusal(
        .commentInTheWay,
        "'\(site.queue.name)' and '\(variable.name)' both have comments; write one for both and run again"
      )
    }
    // The lock stands below the comment about the queue.
    let type = variable.binding.typeAnnotation?.type?.text ?? ""
    let text =
      modifiers(of: variable) + "let \(variable.name)"
      + (variable.hasInitialValue ? " = \(lock(variable))" : ": \(form.type)<\(type)>")
    return [
      Edit(replace: site.queue.range, with: text), .delete(try lines(of: variable)),
    ]
  }

  private func editsInPlace(_ variable: OwnVariable) throws(Refusal) -> [Edit] {
    guard let keyword = variable.declaration.bindingSpecifier,
      let pattern = variable.binding.pattern
    else { throw Refusal(.incompleteCode, "the declaration of '\(variable.name)' isn't complete") }
    let end = pattern.range.upperBound
    let head = " = " + form.head(ofType: type(of: variable))
    var edits = [Edit(replace: keyword.range, with: "let")]
    if let unsafe = variable.unsafeModifier {
      edits.append(Edit(replace: unsafe, with: variable.isolationWord(in: context)))
    }
    if !variable.hasInitialValue, let type = variable.binding.typeAnnotation?.type {
      edits.append(.insert("\(form.type)<", at: type.range.lowerBound))
      edits.append(.insert(">", at: type.range.upperBound))
    } else if let value = variable.binding.initializer?.value {
      edits.append(Edit(replace: end..<value.range.lowerBound, with: head))
      edits.append(.insert(")", at: value.range.upperBound))
    } else {
      edits.append(Edit(replace: end..<variable.binding.range.upperBound, with: head + "nil)"))
    }
    return edits
  }

  private func modifiers(of variable: OwnVariable) -> String {
    guard let keyword = variable.declaration.bindingSpecifier else { return "" }
    let start = variable.range.lowerBound
    guard let unsafe = variable.unsafeModifier else {
      return source.text(start..<keyword.range.lowerBound)
    }
    return source.text(start..<unsafe.lowerBound) + variable.isolationWord(in: context)
      + source.text(unsafe.upperBound..<keyword.range.lowerBound)
  }

  private func lock(_ variable: OwnVariable) -> String {
    form.head(ofType: type(of: variable)) + (variable.binding.initializer?.value?.text ?? "nil")
      + ")"
  }

  /// The type in angle brackets; `nil` where the value alone has it.
  private func type(of variable: OwnVariable) -> String? {
    guard let type = variable.binding.typeAnnotation?.type else { return nil }
    let value = variable.binding.initializer?.value
    let isEvident =
      switch (value?.kind, type.text) {
      case (.booleanLiteralExpr, "Bool"), (.integerLiteralExpr, "Int"),
        (.floatLiteralExpr, "Double"), (.stringLiteralExpr, "String"):
        true
      default: value?.as(FunctionCallExpr.self)?.calledExpression?.text == type.text
      }
    return isEvident ? nil : type.text
  }

  /// The lines of a declaration that goes.
  private func lines(of variable: OwnVariable) throws(Refusal) -> Range<ByteOffset> {
    guard source.isFirstOnLine(variable.range.lowerBound),
      source.endsLine(at: variable.range.upperBound)
    else {
      throw Refusal(
        .sharedLine,
        "'\(variable.name)' shares a line with other code; give it a line of its own and run again")
    }
    return source.paragraph(of: variable.extent)
  }
}

/// The initializers.
extension LockFix {
  func editsOfStatements() throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    for item in site.origin.statements {
      let limit = item.node.firstToken?.leadingTrivia.lowerBound ?? item.range.lowerBound
      let start = source.startOfComments(above: item.range.lowerBound, notBefore: limit)
      guard Statement(item: item).standsAloneOnItsLines, start == item.range.lowerBound else {
        throw Refusal(
          .commentInTheWay,
          "'\(site.queue.name)' is made beside a comment or other code (\(site.places([item.node]))); move that and run again"
        )
      }
      edits.append(.delete(source.paragraph(of: item.range)))
    }
    for variable in site.state {
      for assignment in site.assignments(of: variable) {
        edits += self.edits(of: assignment, variable)
      }
    }
    return edits
  }

  private func edits(of assignment: InitialAssignment, _ variable: OwnVariable) -> [Edit] {
    let value = assignment.rangeOfValue
    guard variable.hasInitialValue else {
      return [
        .insert(form.head(ofType: nil), at: value.lowerBound), .insert(")", at: value.upperBound),
      ]
    }
    let target = assignment.use.node
    let nameRange = target.as(MemberAccessExpr.self)?.declName?.range ?? target.range
    let member = structure == nil ? "$0" : "$0.\(variable.name)"
    return [
      Edit(
        replace: nameRange.lowerBound..<value.lowerBound, with: "\(name).withLock { \(member) = "),
      .insert(" }", at: value.upperBound),
    ]
  }
}

/// Several variables.
extension LockFix {
  /// The structure stands where the first variable was, and the lock below it, or below the comment about the queue.
  func editsOfStructure(_ structure: String) throws(Refusal) -> [Edit] {
    let first = site.state[0]
    let indentation = Indentation(ofLineAt: first.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: first.range.lowerBound)
    let words = wordsOfLock
    let lock = "\(words)let \(name) = \(form.head(ofType: nil))\(structure)())"
    let access = words.hasPrefix("fileprivate") ? "fileprivate" : "private"
    var text = "\(access) struct \(structure) {"
    for variable in site.state {
      guard !variable.binding.node.tokens.contains(where: { $0.kind == .capitalSelf }) else {
        throw Refusal(
          .shadowedName,
          "the value of '\(variable.name)' names 'Self', which means another type in a structure; write the type's name "
            + "and run again")
      }
      text += indentation.deeper(by: unit).lineBreak + variable.member(deeperBy: unit)
    }
    text += indentation.lineBreak + "}"
    _ = try lines(of: first)
    var edits: [Edit] = []
    if site.queue.hasCommentBeside {
      edits.append(Edit(replace: site.queue.range, with: lock))
    } else {
      text += indentation.lineEnding + indentation.lineBreak + lock
      edits.append(.delete(try lines(of: site.queue)))
    }
    edits.append(Edit(replace: first.extent, with: text))
    for variable in site.state.dropFirst() { edits.append(.delete(try lines(of: variable))) }
    return edits.joiningDeletions
  }

  private var wordsOfLock: String {
    let isFilePrivate = site.state.contains { $0.declaration.has("fileprivate") }
    let isUnsafe = site.state.lazy.filter { $0.unsafeModifier != nil }.first
    let isolation = isUnsafe.map { $0.isolationWord(in: context) } ?? ""
    return (isFilePrivate ? "fileprivate " : "private ")
      + (site.queue.isShared && site.queue.owner != nil ? "static " : "") + isolation
  }
}

extension OwnVariable {
  /// The declaration with the comments above it, and the one behind it.
  var extent: Range<ByteOffset> {
    let source = declaration.node.tree.source
    let limit = declaration.node.firstToken?.leadingTrivia.lowerBound ?? range.lowerBound
    let start = source.startOfComments(above: range.lowerBound, notBefore: limit)
    return start..<source.endOfLine(from: range.upperBound)
  }

  var hasCommentBeside: Bool { extent != range }

  /// `nonisolated(unsafe)` and what is between it and the next word.
  var unsafeModifier: Range<ByteOffset>? {
    let modifier = declaration.modifiers?.node.elements(DeclModifier.self).first {
      $0.name?.kind == .nonisolated && $0.detail?.detail?.kind == .unsafe
    }
    guard let modifier, let next = modifier.node.lastToken?.next else { return nil }
    return modifier.range.lowerBound..<next.range.lowerBound
  }

  /// What stands in the place of `nonisolated(unsafe)`, which a constant doesn't need.
  func isolationWord(in context: Context) -> String {
    declaration.isMember && context.isolation(at: declaration.node).kind != .nonisolated
      ? "nonisolated " : ""
  }

  /// The declaration as a member of a structure, with its comments.
  func member(deeperBy unit: String) -> String {
    let source = declaration.node.tree.source
    let keyword = declaration.bindingSpecifier?.range.lowerBound ?? range.lowerBound
    let text =
      source.text(extent.lowerBound..<range.lowerBound)
      + source.text(keyword..<extent.upperBound)
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      result.append(character)
      if character.isNewline, rest.first?.isNewline == false { result += unit }
    }
    return result
  }
}

extension [Edit] {
  /// The same, with deletions that meet as one.
  fileprivate var joiningDeletions: [Edit] {
    var result: [Edit] = []
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = result.last, last.replacement.isEmpty, edit.replacement.isEmpty,
        edit.range.lowerBound <= last.range.upperBound
      {
        let end = Swift.max(last.range.upperBound, edit.range.upperBound)
        result[result.count - 1] = .delete(last.range.lowerBound..<end)
      } else {
        result.append(edit)
      }
    }
    return result
  }
}
