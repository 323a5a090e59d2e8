import Rewriter

/// A key path of a main-actor-isolated property in nonisolated code, which Swift 6 rejects: `\\.window` of
/// `view.publisher(for: \\.window)` and `views.map(\\.window)`. Swift 5 only warns (measured with Swift 6.3.1).
struct MainActorKeyPath {
  private let path: KeyPathExpr
  private let need: MainActorNeed
  private let context: Context

  /// What is asked for properties by key paths.
  static let takers = ofReceiver + ofElements

  /// By those of the receiver, or of the argument that is named `on`.
  private static let ofReceiver = ["assign", "keyPath", "observe", "publisher"]

  /// By those of the receiver's elements, or of what an optional receiver holds.
  private static let ofElements = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "last", "map",
  ]

  static func all(in context: Context) -> [MainActorKeyPath] {
    context.tree.all(KeyPathExpr.self).compactMap { MainActorKeyPath($0, in: context) }
  }

  private init?(_ path: KeyPathExpr, in context: Context) {
    guard path.node.mayBeCompiled, !path.node.isOfInitialValue,
      let owner = Self.owner(of: path, in: context),
      let name = path.components?.node.descendantsAndSelf.lazy
        .compactMap({ $0.as(KeyPathPropertyComponent.self)?.declName?.name }).first,
      context.isolation(at: path.node).kindInSwift6 == .nonisolated,
      let need = MainActorNeeds(context: context, code: path.node)
        .use(ofMember: name, of: owner, text: "\(owner).\(name)", in: nil),
      need.isKnown
    else { return nil }
    (self.path, self.need, self.context) = (path, need, context)
  }

  var finding: Finding {
    let type = context.enclosingTypeNames(of: path.node).first
    let place = type.map { "'\($0)'" } ?? "the code around"
    let company = type.map { context.company(ofType: context.project.resolve($0)) }
    let marking = (company ?? MainActorCompany()).marking(place) {
      " if only main-actor code uses \($0)"
    }
    return context.leave(
      path.node, "leave the key path",
      because: Refusal(
        .usesMainActor,
        "Swift 6 rejects the key path, since \(need.sentence), and \(place) isn't isolated to it; \(marking)"
      ))
  }

  /// The type that the key path begins with.
  private static func owner(of path: KeyPathExpr, in context: Context) -> String? {
    if let root = path.root { return context.nameOfMembers(of: context.knownType(root)) }
    guard let argument = path.node.parent?.as(LabeledExpr.self),
      let parent = argument.node.parent?.parent
    else { return nil }
    if let call = parent.as(SubscriptCallExpr.self), argument.label?.name == "keyPath" {
      return call.calledExpression.flatMap(context.valueType).flatMap(context.nameOfMembers)
    }
    guard let call = parent.as(FunctionCallExpr.self), let name = call.calleeName,
      takers.contains(name)
    else { return nil }
    if name == "assign" {
      return call.allArguments.first { $0.label == "on" }?.expression
        .flatMap(context.valueType).flatMap(context.nameOfMembers)
    }
    let type = call.receiver.map(context.valueType) ?? context.selfType(at: call.node)
    let root = ofElements.contains(name) ? type.flatMap(elementType) : type
    return root.flatMap(context.nameOfMembers)
  }

  private static func elementType(of type: KnownType) -> KnownType? {
    type.isOptional ? type.unwrapped : type.element
  }
}

extension Node {
  /// Whether the value of a property or parameter is made of it, which counts as a whole.
  fileprivate var isOfInitialValue: Bool {
    let clause = ancestors.prefix { !$0.isFunctionLike }.first { $0.is(.initializerClause) }
    let border = clause?.ancestors.first {
      $0.is(.memberBlock) || $0.is(.codeBlock) || $0.is(.functionParameter)
    }
    return border.map { !$0.is(.codeBlock) } ?? false
  }
}

extension Context {
  fileprivate func nameOfMembers(of type: KnownType) -> String? {
    type.unwrapped.name.map { project.resolve($0, inside: type.unwrapped.scope) }
  }
}
