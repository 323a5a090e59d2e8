import Rewriter

/// What a name without a receiver stands for at a place.
enum Resolution: Sendable {
  /// Declared in a function or closure around the place.
  case local(LocalBinding)
  /// Members of the type, by its qualified name, or of what it inherits from; of several with the
  /// name the type checker would choose.
  case member([MemberFacts], of: String)
  case global([MemberFacts])
  /// A type by its qualified name, of the project or of an SDK.
  case type(String)
  /// A generic parameter or associated type.
  case typeParameter(String)
  case module(String)
  case unknown
}

/// A name, and the node that it is used at.
struct NameUse: QuicklyHashed {
  let name: String
  let node: NodeIndex

  var quickHash: UInt64 { node.quickHash.mixed(with: name.quickHash) }
}

/// A name that is declared in the code around a place.
struct LocalBinding: Sendable {
  let name: String
  let kind: Kind

  enum Kind: Sendable {
    case parameter(FunctionParameter)
    /// A parameter of a closure by its position; `$0` is one too.
    case closureParameter(ClosureExpr, Int)
    case capture(ClosureCapture)
    /// A name in the pattern of `let` or `var`.
    case variable(PatternBinding, Node)
    /// `if let x = y`
    case optionalBinding(OptionalBindingCondition)
    /// `if case .a(let x) = y`
    case matched(MatchingPatternCondition, Node)
    /// `for x in y`
    case element(ForStmt, Node)
    /// `case .a(let x)` of the `switch`.
    case switched(SwitchExpr, Node)
    /// `catch let x`
    case caught(Node)
    /// The `error` of a `catch` without a pattern.
    case implicitError(CatchClause)
    /// `newValue`, `oldValue`, or the name that the accessor gives it.
    case accessorValue(AccessorDecl)
    case function(FunctionDecl)
    case type(Node)
    /// `self`, by the type's declaration or extension, and whether it is the type itself.
    case instance(Node)
    case metatype(Node)
  }

  /// Whether the name is known to stay what it is: everything but `var`.
  var isConstant: Bool {
    switch kind {
    case .variable(let binding, _):
      binding.node.ancestors.first { $0.is(.variableDecl) }?
        .as(VariableDecl.self)?.bindingSpecifier?.kind != .var
    case .optionalBinding(let condition): condition.bindingSpecifier?.kind != .var
    case .matched(_, let pattern), .switched(_, let pattern), .caught(let pattern),
      .element(_, let pattern):
      pattern.ancestors.first { $0.is(.valueBindingPattern) }?.firstToken?.kind != .var
    case .parameter(let parameter): !parameter.isInout
    case .capture(let capture): capture.specifier?.specifier?.kind != .weak
    default: true
    }
  }
}

extension FunctionParameter {
  fileprivate var isInout: Bool {
    type?.as(AttributedType.self)?.specifiers?.node.firstToken?.kind == .inout
  }
}

extension Context {
  /// What the name, used without a receiver, stands for at the node.
  ///
  /// Looks from the inside out: what functions and closures declare in front of the node, the members
  /// of the types around it, then the module and what it imports. `self` is a name as well.
  func resolution(of name: String, at node: Node) -> Resolution {
    known.resolutions.answer(to: NameUse(name: name, node: node.index)) {
      newResolution(of: name, at: node)
    }
  }

  /// Whether the name may be declared in the file's code, so that a use may mean something local.
  func mayBeLocal(_ name: String) -> Bool {
    known.mayBeLocal.answer(to: name) { tree.mayDeclare(name) }
  }

  private func newResolution(of name: String, at node: Node) -> Resolution {
    let types = (node.parent.map(enclosingTypeNames) ?? [])[...]
    guard mayBeLocal(name) else {
      return types.lazy.compactMap { project.resolution(of: name, in: $0) }.first
        ?? project.resolution(ofGlobal: name, in: path)
    }
    return resolution(of: name, at: node, inside: types)
  }

  private func resolution(
    of name: String, at node: Node, inside types: ArraySlice<String>,
  ) -> Resolution {
    var inner = node
    var types = types
    var isStatic = false
    for scope in node.ancestors {
      if let kind = scope.binding(of: name, seenFrom: inner) {
        return .local(LocalBinding(name: name, kind: kind))
      }
      if scope.declaresGenericParameter(name) { return .typeParameter(name) }
      if scope.isStaticMember { isStatic = true }
      if scope.declaredTypeName != nil {
        if name == "self" {
          let kind: LocalBinding.Kind = isStatic ? .metatype(scope) : .instance(scope)
          return .local(LocalBinding(name: name, kind: kind))
        }
        let type = types.popFirst() ?? ""
        if name == "Self" { return .type(type) }
        // The project index does not know what a type in a body has.
        if scope.isLocalType, scope.declaresMember(name) { return .unknown }
        if let meaning = project.resolution(of: name, in: type) { return meaning }
        isStatic = false
      }
      inner = scope
    }
    return project.resolution(ofGlobal: name, in: path)
  }
}

extension Tree {
  /// Whether the name is said anywhere but where it is used, or has a meaning without a declaration.
  fileprivate func mayDeclare(_ name: String) -> Bool {
    Self.implicitNames.contains(name) || name.hasPrefix("$")
      || tokens(spelling: name).contains { !isUse($0) }
  }

  private static let implicitNames: Set = ["self", "Self", "error", "newValue", "oldValue"]

  private func isUse(_ token: TokenIndex) -> Bool {
    switch innermostNode(at: range(of: token).lowerBound).kind {
    case .declReferenceExpr, .identifierType, .memberType, .labeledExpr, .stringSegment: true
    default: false
    }
  }
}

extension Node {
  fileprivate var isStaticMember: Bool {
    guard kind.isDecl else { return false }
    let modifiers = children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    return modifiers?.contains(.static) == true
      || declaredTypeName == nil && modifiers?.contains(.class) == true
  }

  /// Whether the type is declared among statements.
  fileprivate var isLocalType: Bool {
    let border = ancestors.first { [.codeBlock, .closureExpr, .memberBlock].contains($0.kind) }
    return border.map { !$0.is(.memberBlock) } ?? false
  }

  /// Whether the type's declaration itself has a member of the name.
  fileprivate func declaresMember(_ name: String) -> Bool {
    let members = children.first { $0.is(.memberBlock) }
    let declarations = members?.descendantsAndSelf { $0.is(.codeBlock) || $0.is(.accessorBlock) }
    return declarations?.contains { node in
      switch node.kind {
      case .identifierPattern, .enumCaseElement: node.firstToken?.name == name
      case .functionDecl: node.as(FunctionDecl.self)?.name?.name == name
      default: false
      }
    } == true
  }

  /// Whether the declaration has a generic parameter of the name.
  fileprivate func declaresGenericParameter(_ name: String) -> Bool {
    guard kind.isDecl else { return false }
    let clause = children.first { $0.is(.genericParameterClause) }
    let parameters = clause?.as(GenericParameterClause.self)?.parameters?.node
    return parameters?.elements(Rewriter.GenericParameter.self).contains { $0.name?.name == name }
      == true
  }
}

extension ProjectIndex {
  /// What a member of the type may be that the name stands for; `nil` if there is none.
  fileprivate func resolution(of name: String, in type: String) -> Resolution? {
    names.meaningsInTypes.answer(to: .init(name: name, scope: type)) {
      newResolution(of: name, in: type)
    }
  }

  private func newResolution(of name: String, in type: String) -> Resolution? {
    let members = members(named: name, of: type, inherited: true)
    if !members.isEmpty { return .member(members, of: type) }
    for ancestor in ancestry(of: type) {
      let nested = "\(ancestor).\(name)"
      if types.contains(nested) || aliases.contains(nested) { return .type(nested) }
      let parameters = (types[ancestor] ?? []).flatMap(\.genericParameters)
      if parameters.contains(where: { $0.name == name }) { return .typeParameter(name) }
    }
    return nil
  }

  /// What the name stands for outside of any type.
  fileprivate func resolution(ofGlobal name: String, in path: String) -> Resolution {
    if let meaning = names.globalMeanings.answer(to: name, { resolution(ofGlobal: name) }) {
      return meaning
    }
    let isModule =
      sdk.isReexported(module: name) || imports(of: path).contains { $0.module == name }
    return isModule ? .module(name) : .unknown
  }

  /// The same for what is declared.
  private func resolution(ofGlobal name: String) -> Resolution? {
    let functions = functions.visible(name).filter { $0.owner.isEmpty && !$0.isLocal }
    let variables = variables.visible(name).filter(\.owner.isEmpty)
    let values = functions.map(MemberFacts.function) + variables.map(MemberFacts.variable)
    if !values.isEmpty { return .global(values) }
    if !types.visible(name).isEmpty || !aliases.visible(name).isEmpty { return .type(name) }
    return sdk.isolation(ofType: name) != nil || GenericSendability.isType(name)
      ? .type(name) : nil
  }
}

extension LocalBinding {
  /// Whether the name is declared `nonisolated(unsafe)`.
  var isUnchecked: Bool {
    guard case .variable(let variable, _) = kind else { return false }
    let declaration = variable.node.ancestors.first { $0.is(.variableDecl) }
    return declaration?.as(VariableDecl.self)?.modifiers?.contains(.nonisolated) == true
  }
}
