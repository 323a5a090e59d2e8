import Rewriter

extension Codemod {
  /// An initial value or default argument of nonisolated code that only the main actor can make.
  public static let mainActorValue = Codemod(
    id: "main-actor-value",
    title: "Find properties and parameters whose values only the main actor can make",
    since: .v(5, 5),
    discussion: """
      An initial value has the isolation of its property, and a default argument that of its function (SE-0411). In a type \
      or function that isn't isolated to the main actor, Swift 6 rejects values that need it, such as a new view, also \
      where Apple's headers isolate them: of other uses of what they isolate, the compiler only warns (measured with Swift \
      6.3.1). A closure that is stored counts with its code, unless its type says that it's `@Sendable` or the main actor's; \
      a function that is named and not called doesn't, but the value of a lazy property may not pass one of the main actor \
      where a function is wanted that isn't. Only reported, since an attribute on a type or function changes what \
      may use it. Key paths of what the main actor isolates are reported, too, where nonisolated code observes or assigns by \
      them: only main-actor-isolated code can form these. So are types that use a main-actor-isolated object by \
      `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, and aren't isolated otherwise: in Swift 6, a property \
      wrapper no longer isolates the type around it (SE-0401). Constants and variables that all threads share are the business of \
      `global-state`, unless they say `nonisolated`.
      """,
    verdict: .manual,
    candidateTokens: MainActorKeyPath.takers,
    mayConcern: { hints in
      // A property without a type has a value.
      hints.hasCandidateToken
        || hints.file.variables.contains {
          (!$0.owner.isEmpty || $0.modifiers.contains(.nonisolated))
            && ($0.hasInitialValue || $0.type == nil)
            || $0.attributes.contains(where: ProjectTables.wrappersOfObjects.contains)
        }
        || hints.file.functions.contains { $0.parameters.contains(where: \.hasDefault) }
        || hints.file.cases.contains { !$0.payload.isEmpty }
    },
    findsRejectedCode: true,
    examples: [
      Example(
        unchanged: """
          import UIKit

          final class ModeProvider {
            private let control = UISegmentedControl()
          }
          """,
        because:
          "Swift 6 rejects the value, since 'UISegmentedControl.init' needs the main actor, and 'ModeProvider' isn't isolated "
          + "to it; mark 'ModeProvider' '@MainActor', or make the value in main-actor-isolated code and pass it "
          + "to 'init'"
      )
    ],
    run: { context in
      context.tree.all(InitializerClause.self).flatMap { clause in
        [MainActorValue(clause, in: context)?.finding].compactMap(\.self)
          + LazyReference.all(in: clause, context).map(\.finding)
      } + MainActorKeyPath.all(in: context).map(\.finding)
        + OutwardIsolation.all(in: context).map(\.finding)
    })
}

/// A value that the main actor has to make, where the code around isn't isolated to it.
private struct MainActorValue {
  private let value: Node
  private let owner: Owner
  private let need: MainActorNeed
  private let context: Context

  /// What the value is of.
  private struct Owner {
    /// `'Row' isn't isolated to it`
    let lack: String
    /// What to annotate; `nil` for what can't be, and for a function, of which others may have a say.
    let annotated: String?
    let isFunction: Bool
    /// The type whose isolation it has; `nil` where it is another one.
    let type: String?
    /// What to do about its own isolation; `nil` where something else decides.
    let marking: String?

    init(
      _ name: String, annotating annotated: String? = nil, _ isolation: Isolation.Kind,
      of type: String? = nil, isFunction: Bool = false,
    ) {
      if case .globalActor(let actor) = isolation {
        lack = "\(name) is isolated to '\(actor)'"
      } else {
        lack = "\(name) isn't isolated to it"
      }
      self.annotated = annotated
      self.type = type
      self.isFunction = isFunction
      marking = nil
    }

    /// Have: nonisolated(unsafe) static var view = UIView()
    init(_ name: String, that modifier: String) {
      lack = "'\(name)' says '\(modifier)'"
      (annotated, type, isFunction) = (nil, nil, false)
      marking = "write '@MainActor' in place of '\(modifier)'"
    }
  }

  init?(_ clause: InitializerClause, in context: Context) {
    guard let value = clause.value, value.mayBeCompiled, let declaration = clause.node.parent,
      let owner = Self.owner(of: value, declaredBy: declaration, in: context),
      let need = context.mainActorNeed(ofInitialValueWithClosures: value),
      owner.type.map(context.isIsolatedForTests) != true
    else { return nil }
    (self.value, self.need, self.owner, self.context) = (value, need, owner, context)
  }

  var finding: Finding {
    context.leave(
      value, "leave the value",
      because: Refusal(
        .usesMainActor,
        "Swift 6 rejects the value, since \(need.sentence), and \(owner.lack); \(advice)"
      ))
  }

  private var advice: String {
    if let adviceInTests { return adviceInTests }
    if isLazyByItsObject { return marking ?? "mark \(nameOfHolder) '@MainActor'" }
    let moving =
      typeOnMainActor.map { "declare \(nameOfHolder) as '\($0)'" }
      ?? "make the value in main-actor-isolated code\(wayOfValue)"
    return marking.map { "\($0), or \(moving)" } ?? moving
  }

  /// Who runs tests makes their objects, and passes nothing to their initializers.
  private var adviceInTests: String? {
    guard let type = owner.type, context.isTestType(context.project.resolve(type)) else {
      return nil
    }
    return "make \(nameOfHolder) in the tests that use it, and mark these '@MainActor'"
  }

  /// Whether nothing but the object can make the value, when it's first asked for.
  ///
  /// Have: lazy var screen = Screen(delegate: self)
  private var isLazyByItsObject: Bool {
    value.parent?.parent?.storedProperty?.has("lazy") == true
      && value.descendantsAndSelf.contains(where: context.isKnownUseOfSelf)
  }

  /// How the value that is made elsewhere comes to its place.
  private var wayOfValue: String {
    if owner.isFunction { return " and pass it in each call" }
    return owner.type == nil ? "" : " and pass it to 'init'"
  }

  /// The type of a closure that is stored, with the main actor: `@MainActor () -> CGFloat`.
  private var typeOnMainActor: String? {
    guard value.is(.closureExpr), let declaration = value.parent?.parent else { return nil }
    let type =
      declaration.as(PatternBinding.self)?.typeAnnotation?.type
      ?? declaration.as(FunctionParameter.self)?.type
    guard let type, let function = type.descendantsAndSelf.first(where: { $0.is(.functionType) }),
      type.isWrapped(function), case let text = type.text, text.count < 80,
      !text.contains(where: \.isLineBreak)
    else { return nil }
    let start = text.utf8.index(
      text.startIndex, offsetBy: function.range.lowerBound.value - type.range.lowerBound.value)
    return "\(text[..<start])@MainActor \(text[start...])"
  }

  private var nameOfHolder: String {
    let holder = value.parent?.parent
    let name =
      holder?.as(FunctionParameter.self)?.localName
      ?? holder?.as(PatternBinding.self)?.pattern?.text
    return name.map { "'\($0)'" } ?? "it"
  }

  private var marking: String? {
    if owner.isFunction { return MainActorMarking(at: value, in: context)?.marking }
    return owner.marking ?? owner.type.map(marking(ofType:))
      ?? owner.annotated.map { "mark \($0) '@MainActor'" }
  }

  /// What to mark together with a type: a main-actor-isolated one doesn't meet what nonisolated protocols require. `nil`
  /// where code elsewhere is known to use these.
  private func marking(ofType type: String) -> String? {
    let name = context.project.resolve(type)
    guard case let own = context.company(ofType: name), own.obstacle == nil,
      !own.meetsStandardProtocol
    else { return nil }
    let marking = context.companyWithMakers(ofType: name).marking("'\(type)'") {
      own.protocols.isEmpty ? "" : " if only main-actor code uses \($0)"
    }
    let user = context.project.types[name]?.first.flatMap(context.placeOfNonisolatedUse)
    return user.map {
      "\(marking), and hop to the main actor in nonisolated code that uses it (first: \($0))"
    } ?? marking
  }

  /// `nil` for what isn't known to be isolated to something else than the main actor, and for other declarations.
  private static func owner(
    of value: Node, declaredBy declaration: Node, in context: Context,
  ) -> Owner? {
    // The type around doesn't isolate cases.
    if declaration.is(.enumCaseParameter) {
      return Owner("a case of an enumeration", .nonisolated)
    }
    if let parameter = declaration.as(FunctionParameter.self) {
      // Have: @MainActor @autoclosure () -> Int
      guard let type = parameter.type.map(context.knownType), !type.unwrapped.isOfGlobalActor
      else { return nil }
      return declaration.functionOfParameter
        .flatMap { owner(ofFunction: $0, in: context) }
    }
    if let owner = owner(nonisolatedBy: declaration, in: context) { return owner }
    guard let property = declaration.storedProperty, context.isInitialized(property) else {
      return nil
    }
    let isolation = context.isolation(at: value).kindInSwift6
    switch isolation {
    case .nonisolated:
      return context.enclosingTypeNames(of: property.node).first.map {
        Owner("'\($0)'", annotating: "'\($0)'", isolation, of: $0)
      }
    case .globalActor: return Owner("the property", annotating: "the property", isolation)
    case .actor(let name):
      return Owner("actor '\(name)'", annotating: "the property", isolation)
    case .mainActor, .caller, .unknown: return nil
    }
  }

  /// A property, or what all threads share, that says `nonisolated`, whatever is around.
  private static func owner(nonisolatedBy declaration: Node, in context: Context) -> Owner? {
    guard declaration.is(.patternBinding),
      let variable = declaration.parent?.parent?.as(VariableDecl.self),
      variable.isShared || declaration.storedProperty != nil, context.isInitialized(variable),
      let name = declaration.as(PatternBinding.self)?.pattern?.text,
      let modifier = variable.modifiers?.node.elements(DeclModifier.self)
        .first(where: { $0.name?.name == "nonisolated" })
    else { return nil }
    return Owner(name, that: modifier.node.compactText)
  }

  private static func owner(ofFunction function: Node, in context: Context) -> Owner? {
    let isolation = context.isolation(inside: function).kind
    switch isolation {
    case .nonisolated, .globalActor, .caller: break
    case .actor(let name): return Owner("actor '\(name)'", annotating: "the function", isolation)
    case .mainActor, .unknown: return nil
    }
    if let name = function.as(FunctionDecl.self)?.name?.name {
      return Owner("'\(name)'", isolation, isFunction: true)
    }
    let name = function.is(.initializerDecl) ? "the initializer" : "the subscript"
    return Owner(name, annotating: name, isolation)
  }
}

extension Context {
  /// Whether `test-isolation` isolates the type, and its values with it.
  fileprivate func isIsolatedForTests(_ type: String) -> Bool {
    testIsolationPlan(around: type).map { $0.refusal == nil } ?? false
  }

  /// Whether the property has its initial value as it is written: it has no wrapper, or one that takes the value.
  fileprivate func isInitialized(_ property: VariableDecl) -> Bool {
    let scope = enclosingTypeNames(of: property.node).first ?? ""
    return property.attributes?.attributes.allSatisfy { attribute in
      if attribute.name.first?.isLowercase == true { return true }
      if kind(ofAttributes: [attribute.name], at: property.node) != nil { return true }
      let wrapper = project.resolve(attribute.name, inside: scope)
      if project.types[wrapper] == nil { return WrapperOfSDK.takingValue.contains(attribute.name) }
      guard let type = project.types[wrapper]?.first, type.attributes.contains("propertyWrapper")
      else { return false }
      let initializers = project.members(named: "init", of: wrapper, inherited: false)
      return initializers.allSatisfy { member in
        guard case .function(let function) = member else { return false }
        return function.parameters.allSatisfy { !$0.type.contains("@autoclosure") }
      }
    } ?? true
  }
}

private enum WrapperOfSDK {
  /// Those whose initializer takes the value itself, and no closure that makes it, as their interfaces say.
  static let takingValue = NameTable(
    """
    Combine: Published
    SwiftUI: AppStorage SceneStorage
    """)
}

extension Node {
  /// Whether nothing but parentheses, optional marks and attributes is around the function type.
  fileprivate func isWrapped(_ function: Node) -> Bool {
    function.ancestors.prefix { $0 != parent }.allSatisfy {
      [.attributedType, .optionalType, .tupleType, .tupleTypeElementList, .tupleTypeElement]
        .contains($0.kind)
    }
  }

  /// The function, initializer or subscript that has the parameter.
  fileprivate var functionOfParameter: Node? {
    ancestors.first {
      !$0.is(.functionParameterList) && !$0.is(.functionParameterClause)
        && !$0.is(.functionSignature)
    }
    .flatMap { $0.is(.functionDecl) || $0.is(.initializerDecl) || $0.is(.subscriptDecl) ? $0 : nil }
  }

  /// The declaration of a property of instances that is stored.
  fileprivate var storedProperty: VariableDecl? {
    guard self.is(.patternBinding), let variable = parent?.parent?.as(VariableDecl.self),
      variable.node.isMember, !variable.has("static"), !variable.has("class")
    else { return nil }
    return variable
  }

  private var isMember: Bool {
    ancestors.first { !$0.kind.isOfConditionalMember }?.is(.memberBlock) == true
  }
}

extension NodeKind {
  fileprivate var isOfConditionalMember: Bool {
    switch self {
    case .ifConfigDecl, .ifConfigClause, .ifConfigClauseList, .memberBlockItem,
      .memberBlockItemList:
      true
    default: false
    }
  }
}
