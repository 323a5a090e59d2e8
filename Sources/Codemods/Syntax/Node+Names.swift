import Rewriter

extension Node {
  /// The names in the node, of whatever they are.
  var identifiers: Set<String> {
    Set(tokens.lazy.filter { $0.kind.isIdentifier }.map(\.name))
  }

  /// The last name of a chain of members.
  var lastName: String? {
    switch kind {
    case .declReferenceExpr: self.as(DeclReferenceExpr.self)?.name
    case .memberAccessExpr:
      self.as(MemberAccessExpr.self).flatMap { $0.name == "init" ? $0.base?.lastName : $0.name }
    case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression?.lastName
    case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression?.lastName
    case .genericSpecializationExpr:
      self.as(GenericSpecializationExpr.self)?.expression?.lastName
    default: nil
    }
  }

  /// The text of the tokens without what lies between them.
  var compactText: String { tokens.map(\.text).joined() }

  /// The text as a message says it: on one line, without comments, with a chain's members joined and what stands in
  /// braces on lines of its own left out.
  var textInOneLine: String {
    var text = ""
    var end = range.lowerBound
    let blocks = descendantsAndSelf.lazy
      .filter { $0.is(.closureExpr) && $0 != self && $0.text.contains(where: \.isLineBreak) }
      .map(\.range)
    for token in tokens where token.range.lowerBound >= end {
      if let block = blocks.first(where: { $0.lowerBound == token.range.lowerBound }) {
        text += text.isEmpty || text.hasSuffix("(") ? "{ … }" : " { … }"
        end = block.upperBound
        continue
      }
      let between = tree.source.text(token.leadingTrivia)
      let goesOn = token.kind == .period && between.contains(where: \.isLineBreak)
      if !text.isEmpty, !between.isEmpty, !goesOn { text += " " }
      text += token.text
    }
    return text
  }

  /// The beginning of a statement, for a report.
  var firstWords: String {
    let line = text.prefix { !$0.isLineBreak }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }

  /// Whether it's `nil` where a value may be missing: also `.none`, and `Optional.none`.
  var isNil: Bool {
    if self.is(.nilLiteralExpr) { return true }
    guard let access = self.as(MemberAccessExpr.self), access.name == "none" else { return false }
    return access.base.map { $0.referencedName == "Optional" } ?? true
  }

  /// `x` of `x` and of `self.x`.
  var nameWithoutSelf: String? {
    if let name = referencedName { return name }
    let member = self.as(MemberAccessExpr.self)
    return member?.base?.isSelfReference == true ? member?.name : nil
  }

  /// The name, where the node is a use of one that stands alone: no member and no label. `if let a` is
  /// one of `a`.
  var referencedName: String? {
    guard let token = self.as(DeclReferenceExpr.self)?.baseName ?? unwrappedName,
      token.kind.isIdentifier
    else { return nil }
    return isNameOfMember ? nil : token.name
  }

  /// Have: pool, of script.pool
  var isNameOfMember: Bool { parent?.as(MemberAccessExpr.self)?.declName?.node == self }

  /// `a` in `if let a`, which has no value of its own.
  private var unwrappedName: Token? {
    guard let pattern = self.as(IdentifierPattern.self),
      let condition = parent?.as(OptionalBindingCondition.self), condition.initializer == nil
    else { return nil }
    return pattern.identifier
  }

  /// Whether the node is `self`, and not the end of `Item.self` or `\.self`.
  var isSelfReference: Bool {
    self.as(DeclReferenceExpr.self)?.baseName?.kind == .selfKeyword
      && parent?.as(MemberAccessExpr.self)?.declName?.node != self
      && parent?.is(.keyPathPropertyComponent) != true
  }

  /// Whether the node is `Self`.
  var isSelfTypeReference: Bool {
    self.as(DeclReferenceExpr.self)?.baseName?.kind == .capitalSelf
  }

  /// Whether the node is the name, or the name behind that of its module.
  func isName(_ name: String, of module: String) -> Bool {
    if let member = self.as(MemberAccessExpr.self) {
      return member.name == name && member.base?.as(DeclReferenceExpr.self)?.name == module
    }
    return self.as(DeclReferenceExpr.self)?.name == name
  }

  /// The name that the node reads, if it is a plain name, `if let name` or a capture `[name]`.
  var nameThatIsRead: String? {
    // Have: rows.map(\.success)
    if parent?.is(.keyPathPropertyComponent) == true { return nil }
    if let reference = self.as(DeclReferenceExpr.self) {
      return referencedName ?? reference.name.flatMap { $0.hasPrefix("$") ? $0 : nil }
    }
    if let condition = self.as(OptionalBindingCondition.self), condition.initializer == nil {
      return condition.pattern?.firstToken?.name
    }
    if let capture = self.as(ClosureCapture.self), capture.initializer == nil {
      return capture.name?.name
    }
    return nil
  }

  /// Where the name is looked up: what a capture names is declared outside of its closure.
  var lookUpPlace: Node {
    guard self.is(.closureCapture) else { return self }
    return ancestors.first { $0.is(.closureExpr) } ?? self
  }

  /// The text as it is written once more: its comments stay where they are.
  var textWithoutComments: String {
    guard let firstToken, let lastToken, tree.hasComment(between: firstToken, and: lastToken) else {
      return text
    }
    return textInOneLine
  }
}

extension Tree {
  /// The nodes that say the name for what it stands for: a reference, that behind a period included, `if let name`, and a
  /// capture `[name]`.
  func references(to name: String) -> [Node] {
    let tokens = tokens(spelling: name)
    guard !tokens.isEmpty else { return [] }
    return all(DeclReferenceExpr.self, startingWith: name).map(\.node)
      .filter { $0.as(DeclReferenceExpr.self)?.name == name }
      + all(IdentifierPattern.self, startingWith: name).map(\.node)
      .filter { $0.referencedName == name }
      + all(ClosureCapture.self).map(\.node).filter { capture in
        tokens.contains { capture.tokens.indices.contains($0.value) }
          && capture.nameThatIsRead == name
      }
  }
}

extension Node {
  /// The name of the type that the node declares or extends, as written: `A`, `A.B`.
  public var declaredTypeName: String? {
    switch kind {
    case .classDecl: self.as(ClassDecl.self)?.name?.name
    case .structDecl: self.as(StructDecl.self)?.name?.name
    case .enumDecl: self.as(EnumDecl.self)?.name?.name
    case .actorDecl: self.as(ActorDecl.self)?.name?.name
    case .protocolDecl: self.as(ProtocolDecl.self)?.name?.name
    case .extensionDecl:
      self.as(ExtensionDecl.self)?.extendedType.map { TypeSpelling($0.text).name }
    default: nil
    }
  }
}

extension NodeKind {
  /// Whether nodes of the kind have a ``Node/declaredTypeName``.
  var isTypeOrExtension: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}
