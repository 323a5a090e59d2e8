import Rewriter

/// What may hold, return or take an object of a class, by name.
struct ClassHolders {
  /// With the last names of the classes themselves.
  let names: Set<String>

  /// How far a local variable is followed to where its value comes from.
  private static let maximumDepth = 3

  init(of subject: IsolatableClass, in context: Context) {
    let classes = subject.family.map(\.lastName)
    let paths = context.project.files(namingOneOf: classes)
    let mentions = paths.compactMap { context.project.trees.file($0)?.tree }.flatMap { tree in
      classes.flatMap { name in
        tree.all(IdentifierType.self, startingWith: name).map(\.node)
          + tree.all(DeclReferenceExpr.self, startingWith: name).map(\.node)
      }
    }
    names = Set(classes).union(mentions.compactMap(\.nameOfDeclarationAround))
  }

  /// Whether the value of an expression, or what it is made of, may come from one of them.
  func mayBeIn(_ expression: Node, _ context: Context, depth: Int = 0) -> Bool {
    if expression.tokens.contains(where: { names.contains($0.name) }) { return true }
    guard depth < Self.maximumDepth else { return true }
    return expression.descendantsAndSelf.contains { node in
      guard let name = node.as(DeclReferenceExpr.self)?.name,
        case .local(let binding) = context.resolution(of: name, at: node)
      else { return false }
      return binding.source.map { mayBeIn($0, context, depth: depth + 1) } ?? false
    }
  }
}

extension LocalBinding {
  /// The code that the value comes from, or the type that is written.
  fileprivate var source: Node? {
    switch kind {
    case .closureParameter(let closure, _):
      guard case .argument(let call, _) = ClosureUse(of: closure) else { return nil }
      return call.calledExpression
    case .parameter(let parameter): return parameter.type
    case .capture(let capture): return capture.initializer?.node
    case .variable(let variable, _): return variable.initializer?.node
    case .optionalBinding(let condition): return condition.initializer?.node
    case .matched(let condition, _): return condition.initializer?.node
    case .element(let loop, _): return loop.sequence
    case .switched(let `switch`, _): return `switch`.subject
    default: return nil
    }
  }
}

extension Node {
  /// The name of the member or global declaration whose type or initial value the node is part of.
  fileprivate var nameOfDeclarationAround: String? {
    for node in ancestors {
      switch node.kind {
      case .codeBlock, .closureExpr, .memberBlock: return nil
      case .functionDecl: return node.as(FunctionDecl.self)?.name?.name
      case .genericParameter: return node.firstToken?.name
      case .typeAliasDecl: return node.as(TypeAliasDecl.self)?.name?.name
      case .enumCaseElement: return node.as(EnumCaseElement.self)?.name?.name
      case .patternBinding:
        return node.as(PatternBinding.self)?.pattern?.as(IdentifierPattern.self)?.identifier?.name
      default: continue
      }
    }
    return nil
  }
}
