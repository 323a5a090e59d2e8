import Rewriter

/// The call with a block, as a nonisolated function of its own, and the call of that function.
struct TapHelper {
  let name: String
  let body: CallbackBody

  /// Why the result needs a review; `nil` if it doesn't.
  let concern: String?

  let edits: [Edit]

  /// - Parameter helpers: the names of other such functions, which the file gets too.
  /// - Throws: where no such function is known to be right.
  init(
    _ tap: CallbackCall, beside helpers: Set<String>, in context: Context,
  ) throws(Refusal) {
    guard let home = TapHome(of: tap.call.node, in: context) else {
      throw Refusal(.noFunctionHere, "there is no place for a helper function next to this code")
    }
    let owner = tap.call.node.uses("owner") ? "host" : "owner"
    let freed = try FreedMembers(of: tap, in: context)
    let captures = ClosureCaptures(of: tap.closure, in: context)
    body = try CallbackBody(of: tap, in: context, owner: owner, ignoring: freed.nodes)
    try Self.check(captures, against: body.hops, of: tap.closure)
    var signature = TapSignature(of: tap, at: home, in: context)
    try signature.addReceiver()
    try signature.addArguments()
    try signature.add(captures.outer)
    try signature.add(freed.properties)
    let renaming = try OwnerRenaming(of: tap.closure, to: owner, without: freed, in: context)
    if renaming.isNeeded { try signature.addOwner(owner) }
    name = home.unusedName(for: tap, beside: helpers, in: context)
    concern = freed.concern
    var text = TextRewrite()
    text.add(body.edits + signature.edits + renaming.edits + freed.edits)
    edits =
      home.edits(
        of: tap, named: name, signature,
        text: text.text(of: tap.call.range, in: context.tree.source))
      + freed.outerEdits
  }

  /// What hops use must be Sendable, wherever it comes from.
  private static func check(
    _ captures: ClosureCaptures, against hops: [Range<ByteOffset>], of closure: ClosureExpr,
  ) throws(Refusal) {
    let hopped = closure.node.descendantsAndSelf.filter { node in
      hops.contains { $0.contains(node.range) }
    }
    if hopped.contains(where: \.isSelfReference), let reason = captures.refusalOfSelf {
      throw reason
    }
    for capture in captures.outer
    where hopped.contains(where: { $0.referencedName == capture.name }) {
      if let reason = captures.refusal(of: capture) { throw reason }
    }
  }
}

/// The declaration beside which the function goes.
struct TapHome {
  /// The member, or the function of the file.
  private let item: Node

  /// The name of the type around; `nil` for none.
  let type: String?

  private let context: Context

  init?(of call: Node, in context: Context) {
    for node in call.ancestors {
      if node.is(.memberBlockItem) {
        let declaration = node.ancestors.first { $0.declaredTypeName != nil }
        guard let declaration, !declaration.is(.protocolDecl) else { return nil }
        (item, type) = (node, declaration.declaredTypeName)
        self.context = context
        return
      }
      if node.is(.codeBlockItem), node.parent?.parent?.is(.sourceFile) == true {
        guard node.children.first?.is(.functionDecl) == true else { return nil }
        (item, type) = (node, nil)
        self.context = context
        return
      }
    }
    return nil
  }

  /// The names of the generic parameters of the functions around a node.
  func genericNames(at node: Node) -> Set<String> {
    let clauses = node.ancestors.prefix { $0 != item }
      .compactMap {
        $0.as(FunctionDecl.self)?.genericParameterClause
          ?? $0.as(InitializerDecl.self)?.genericParameterClause
      }
    return Set(
      clauses.flatMap { clause in
        clause.parameters?.node.elements(Rewriter.GenericParameter.self).compactMap {
          $0.name?.name
        }
          ?? []
      })
  }

  /// `installTap`, or with a number after it if that is taken.
  func unusedName(
    for tap: CallbackCall, beside helpers: Set<String>, in context: Context,
  ) -> String {
    let base = tap.callback.function.prefix { $0 != "(" }
    let wanted =
      base == "init" ? "make" + tap.callback.type.dropFirst("AVAudio".count) : String(base)
    return NewName.first(of: wanted, [wanted + "Block"]) { name in
      !context.project.hasMember(name, in: context.enclosingTypeNames(of: item).first ?? "")
        && !(type == nil && context.project.declaresGlobalValue(name))
        && !context.hasHelper(named: name) && !helpers.contains(name)
    }
  }

  /// The call of the function, and the function.
  func edits(
    of tap: CallbackCall, named name: String, _ signature: TapSignature, text: String,
  ) -> [Edit] {
    let source = context.tree.source
    let inner = Indentation(ofLineAt: tap.call.range.lowerBound, in: source)
    let outer = Indentation(ofLineAt: item.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: item.range.lowerBound)
    let lineBreak = outer.lineBreak
    let modifiers = type == nil ? "private nonisolated" : "private nonisolated static"
    let result = signature.result.map { " -> \($0)" } ?? ""
    let head = "\(modifiers) func \(name)("
    let parameters = signature.parameters.map(\.declaration)
    var declaration = head + parameters.joined(separator: ", ") + ")\(result) {"
    if outer.blanks.count + declaration.count > source.shortLine {
      let deeper = lineBreak + unit
      declaration =
        head + deeper + parameters.joined(separator: "," + deeper) + lineBreak + ")\(result) {"
    }
    let body = text.reindented(from: inner.blanks, to: outer.blanks + unit)
    let function =
      outer.lineEnding + lineBreak + declaration + outer.block(of: [body], unit: unit)
    return [
      Edit(replace: tap.call.range, with: call(named: name, signature, inner, unit)),
      .insert(function, at: source.endOfLine(from: lastItem.range.upperBound)),
    ]
  }

  /// The declaration, or the last of the functions after it that were made of it before.
  private var lastItem: Node {
    let siblings = item.parent.map { Array($0.children) } ?? []
    let rest = siblings.drop { $0 != item }.dropFirst()
    return rest.prefix { $0.isHelper(of: item) }.last ?? item
  }

  private func call(
    named name: String, _ signature: TapSignature, _ line: Indentation, _ unit: String,
  ) -> String {
    let callee = (type == nil ? "" : "Self.") + name
    let arguments = signature.parameters.map(\.argument)
    let whole = "\(callee)(\(arguments.joined(separator: ", ")))"
    guard line.blanks.count + whole.count > context.tree.source.shortLine else { return whole }
    let lineBreak = line.lineBreak
    return "\(callee)(" + lineBreak + unit + arguments.joined(separator: ", ") + lineBreak + ")"
  }
}

extension Context {
  /// Whether a function of the name is in the file already: one that was written in an earlier round.
  fileprivate func hasHelper(named name: String) -> Bool {
    !tree.functions(named: name).isEmpty
  }
}

extension Node {
  /// Whether the item is a function that only the other one calls.
  fileprivate func isHelper(of item: Node) -> Bool {
    guard let function = children.first?.as(FunctionDecl.self), let modifiers = function.modifiers,
      modifiers.contains(.private), modifiers.contains(.nonisolated), let name = function.name?.name
    else { return false }
    return item.uses(name)
  }

  /// Whether the name is that of something in the node.
  fileprivate func uses(_ name: String) -> Bool {
    tokens.contains { $0.kind.isIdentifier && $0.name == name }
  }
}
