import Rewriter

/// A method or a property as its declaration says.
struct MemberParts {
  /// What other declarations of the member have in common with it; `nil` for what no protocol requires here.
  let key: MemberKey?

  /// The types as they are written, without blanks: of a function, those of its parameters.
  let types: [String]
  let attributes: [String]
  let modifiers: [String]

  /// Where another modifier goes.
  let start: ByteOffset?

  /// The body, or the getter; `nil` where the value is stored.
  let code: Node?

  let isConstant: Bool

  /// Whether it is a stored property of a structure or an enumeration.
  let isStoredInValue: Bool

  var isMarkedMainActor: Bool { attributes.contains("MainActor") }

  init?(_ node: Node) {
    if let function = node.as(FunctionDecl.self), let name = function.name?.name {
      modifiers = function.modifiers?.node.tokens.map(\.name) ?? []
      attributes = function.attributes?.attributes.map(\.name) ?? []
      let parameters =
        function.signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self) ?? []
      key = MemberKey(
        name: name,
        labels: parameters.map { parameter in
          let label = parameter.firstName?.name ?? ""
          return label == "_" ? "" : label
        }, isStatic: modifiers.isStatic)
      types = parameters.map { $0.type?.compactText ?? "" }
      start = (function.modifiers?.node.firstToken ?? function.funcKeyword)?.range.lowerBound
      guard let body = function.body?.node,
        function.signature?.effectSpecifiers?.asyncSpecifier == nil
      else { return nil }
      code = body
      isConstant = false
      isStoredInValue = false
    } else if let variable = node.as(VariableDecl.self) {
      let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? []
      guard bindings.count == 1,
        let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name
      else { return nil }
      // Have: private(set) var title = "", which any code may read
      let read = variable.modifiers?.node.elements(DeclModifier.self).filter {
        $0.detail?.detail?.name != "set"
      }
      modifiers = read?.flatMap { $0.node.tokens.map(\.name) } ?? []
      attributes = variable.attributes?.attributes.map(\.name) ?? []
      key = MemberKey(name: name, labels: nil, isStatic: modifiers.isStatic)
      types = [bindings[0].typeAnnotation?.type?.compactText ?? ""]
      start = (variable.modifiers?.node.firstToken ?? variable.bindingSpecifier)?.range.lowerBound
      isConstant = variable.bindingSpecifier?.kind == .let
      let block = bindings[0].accessorBlock?.node
      let accessors = block?.descendantsAndSelf { $0.is(.codeBlock) }
        .compactMap { $0.as(AccessorDecl.self)?.accessorSpecifier?.name }
      let isObserved = accessors?.contains { ["willSet", "didSet"].contains($0) } == true
      code = isObserved ? nil : block
      let type = node.ancestors.first(where: \.kind.isTypeOrExtension)
      isStoredInValue =
        block == nil && attributes.isEmpty && !modifiers.contains("static")
        && type?.is(.structDecl) == true
    } else {
      return nil
    }
  }
}

extension [String] {
  /// Whether the modifiers make a member one of the type.
  fileprivate var isStatic: Bool { contains("static") || contains("class") }
}
