import Rewriter

/// What else constrains a function: protocols that require it, classes that override it, functions that would be
/// confused with an asynchronous version of it.
struct FunctionClaims {
  private let function: FunctionDecl
  private let context: Context

  /// Those of the asynchronous version, `_` for none.
  private let labels: [String]

  private let name: String

  /// The type around, by its qualified name; empty for none.
  private let owner: String

  /// - Parameter name: what the function would be called; `nil` for the name that it has.
  init(_ function: FunctionDecl, named name: String? = nil, labels: [String], in context: Context) {
    self.function = function
    self.labels = labels
    self.context = context
    self.name = name ?? function.name?.name ?? ""
    let type = context.enclosingTypeNames(of: function.node).first
    owner = type.map { context.project.resolve($0) } ?? ""
  }

  /// Why the function can neither change by itself nor get an asynchronous version; `nil` if it can.
  var claim: Refusal? {
    claimOfRequirement ?? claimOfOverload ?? claimOfOthers ?? claimOfOwnCall
  }

  /// Why the function can't have the labels without its handler; `nil` if it can.
  ///
  /// Have: dismiss(animated:), or dismiss(animated: = true, completion: = nil), which may be called so
  var claimOfOverload: Refusal? {
    if overloads(ofTypesBelow: true).isEmpty { return nil }
    let other = overloadingFunctions(ofTypesBelow: true).first { $0.labels == labels }
    let isElsewhere = other.map { !$0.owner.isEmpty && $0.owner != owner } == true
    return Refusal(
      .nameTaken,
      (other.map {
        "\(isElsewhere ? "'\($0.owner)' has '\(form)'" : "'\(form)' exists"), and the asynchronous version would have "
          + "that name"
      } ?? "another '\(name)' can be called as '\(form)', and so could the asynchronous version")
        + (isElsewhere && other?.isAsync == true
          ? "; keep the handler, or move that function to this type"
          : "; rename \(other == nil ? "one of them" : canBeRenamed(other) ? "that function" : "the function")")
    )
  }

  /// An override has the name of what it overrides.
  private func canBeRenamed(_ other: FunctionFacts?) -> Bool {
    other?.modifiers.contains(.override) != true
  }

  /// `load(_:)`, as the asynchronous version would be called.
  private var form: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// Why the function cannot be changed by itself, whatever it has for overloads.
  private var claimOfOthers: Refusal? {
    if let claim = claimOfRequirement ?? claimOfSibling ?? claimOfFramework { return claim }
    return owner.isEmpty ? nil : claimOfTwinRequirement ?? claimOfOverride ?? claimOfType
  }

  /// Have: load(_:completion:) with two types of handlers, load(_:completion:) and load(_:done:). A call with a closure
  /// behind it may mean either, and both would have the same form, unless the types in front tell them apart.
  private var claimOfSibling: Refusal? {
    if let claim = claimOfPair { return claim }
    let types = function.parameters.dropLast().map {
      ($0.type?.text ?? "").withoutWhitespace
    }
    let siblings = (context.project.functions[name] ?? []).filter { other in
      // A requirement and its default are one function.
      other.modifiers.contains(.requirement) == (function.body == nil)
        && other.owner == owner && (other.path == context.path || isDeclaredOnce)
        && other.labels.count == function.labels.count
        && other.labels.dropLast() == function.labels.dropLast()
        && other.parameters.last?.takesClosure == true
        && other.parameters.dropLast().map { $0.type.withoutWhitespace } == types
    }
    if siblings.count > 1 {
      return Refusal(
        .nameTaken, "another '\(name)' differs only in its closure; rename one of them")
    }
    let isReordered = (context.project.functions[name] ?? []).contains { other in
      other.owner == owner && other.labels != function.labels
        && other.labels.sorted() == function.labels.sorted()
    }
    return isReordered
      ? Refusal(
        .nameTaken, "another '\(name)' has the same labels in another order; rename one of them")
      : nil
  }

  /// Have: load(_:success:failure:), load(_:completion:), of which the latter has the first claim
  private var claimOfPair: Refusal? {
    guard function.handlerPair(in: context) != nil else { return nil }
    let project = context.project
    let twin = (project.functions[name] ?? []).first { other in
      let rest = other.parameters.indices.filter { position in
        let type = other.parameters[position].type
        return !project.closureType(of: type, inside: owner).holds("->")
      }
      return other.owner == owner && other.labels != function.labels
        && other.modifiers.contains(.requirement) == (function.body == nil)
        && rest.map { other.labels[$0] } == labels
    }
    return twin.map { other in
      Refusal(
        .nameTaken,
        "'\(other.fullName)' differs only in its closures, and both would become '\(form)'; rename one of them"
      )
    }
  }

  /// Whether the type around is one type: apps and their extensions may each have one of the name.
  private var isDeclaredOnce: Bool { context.project.types[owner].map { $0.count < 2 } ?? true }

  /// Have: popToRootViewController(animated:completion:), which adds a handler to a method of UIKit's
  private var claimOfFramework: Refusal? {
    let sdk = context.project.sdk
    // What all objects have is for classes, as 'load()' is.
    let types = context.foreignAncestry(of: owner).subtracting(["NSObject"]).sorted()
    return types.first { sdk.hasMethod(form, in: $0) }.map {
      Refusal(
        .nameTaken,
        "'\($0)' has '\(form)', and the asynchronous version would have that name; rename the function"
      )
    }
  }

  /// Have: func load(_ done: () -> Void) { load(); done() }
  private var claimOfOwnCall: Refusal? {
    let calls = function.body?.node.descendantsAndSelf.lazy.compactMap {
      $0.as(FunctionCallExpr.self)
    }
    let isCalled = calls?.contains { call in
      call.calleeName == name && call.trailingClosure == nil && call.argumentLabels == labels
        && (call.receiver == nil || call.receiver?.isSelfReference == true
          || call.receiver?.is(.superExpr) == true)
    }
    return isCalled == true
      ? Refusal(
        .nameTaken,
        "the function calls '\(form)', and the asynchronous version would have that name; rename the function"
      )
      : nil
  }

  /// Have: two protocols that require the same, and a type that conforms to both: it would have two forms.
  private var claimOfTwinRequirement: Refusal? {
    guard function.body == nil, let fullName = function.fullName else { return nil }
    let project = context.project
    for witness in project.functionsInAllModules(named: name)
    where witness.fullName == fullName && !witness.modifiers.contains(.requirement) {
      let ancestry = project.seen(from: witness.path).ancestry(of: witness.owner)
      guard ancestry.contains(owner) else { continue }
      let other = ancestry.first { other in
        other != owner && !project.ancestry(of: owner).contains(other)
          && !project.ancestry(of: other).contains(owner)
          && project.members(named: name, of: other, inherited: false).contains { member in
            guard case .function(let function) = member else { return false }
            return function.modifiers.contains(.requirement) && function.fullName == fullName
          }
      }
      if let other {
        return Refusal(
          .requiredByProtocol,
          "'\(other)' requires the same function, and '\(witness.owner)' conforms to both")
      }
    }
    return nil
  }

  /// Whether the function has the asynchronous version already, and no other function stands in its way.
  func isThere(_ result: CompletionResult) -> Bool {
    let version = Overload(
      isAsync: true, isThrowing: result.isThrowing, result: Overload.spelling(of: result.type))
    return overloads(ofTypesBelow: false) == [version] && claimOfOthers == nil
  }

  /// A function that a call without the handler may mean.
  private struct Overload: Hashable {
    let isAsync: Bool
    let isThrowing: Bool

    /// Without blanks; empty for nothing.
    let result: String

    static func spelling(of type: String?) -> String {
      guard let type, !TypeSpelling(type).isVoid else { return "" }
      return type.withoutWhitespace
    }
  }

  /// - Parameter areBelow: whether those count too that types have which inherit from this one.
  private func overloads(ofTypesBelow areBelow: Bool) -> Set<Overload> {
    let related = Set(context.project.ancestry(of: owner))
    let others = overloadingFunctions(ofTypesBelow: areBelow)
    let here = context.tree.functions(named: name).filter { other in
      let otherOwner = resolvedOwner(of: other)
      return other.node != function.node && other.labels == labels
        && (otherOwner == owner || related.contains(otherOwner)
          || areBelow && context.project.ancestry(of: otherOwner).contains(owner))
        && !isToldApart(from: zip(other.labels, other.parameters.map { $0.type?.text ?? "" }))
    }
    return Set(
      others.map { other in
        Overload(
          isAsync: other.isAsync, isThrowing: other.isThrowing,
          result: Overload.spelling(of: other.result))
      }
        + here.map { other in
          let effects = other.signature?.effectSpecifiers
          return Overload(
            isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
            result: Overload.spelling(of: other.signature?.returnClause?.type?.text))
        })
  }

  /// The same, as the project knows them.
  private func overloadingFunctions(ofTypesBelow areBelow: Bool) -> [FunctionFacts] {
    let related = Set(context.project.ancestry(of: owner))
    return (context.project.functions[name] ?? []).filter { other in
      let isItself = other.path == context.path && other.labels == function.labels
      return !isItself
        && (other.owner == owner || related.contains(other.owner)
          || areBelow && context.project.ancestry(of: other.owner).contains(owner))
        && other.mayBeCalled(with: labels, needing: neededLabels)
        && !isToldApart(from: zip(other.labels, other.parameters.map(\.type)))
    }
  }

  /// Those of the asynchronous version that no call can leave out.
  private var neededLabels: [String] {
    function.parameters.filter { $0.defaultValue == nil && $0.type?.text.hasSuffix("...") != true }
      .map(\.label).filter(labels.contains)
  }

  /// Have: webView(_:decidePolicyFor:) for an action and for a response: no value is of both classes; find(_: Int), and
  /// find(_: [Int])
  private func isToldApart(from others: some Sequence<(String, String)>) -> Bool {
    zip(function.parameters, others).lazy.prefix { $0.label == $1.0 }
      .contains { parameter, other in areUnlike(parameter.type?.text ?? "", other.1) }
  }

  private func areUnlike(_ type: String, _ other: String) -> Bool {
    let types = [type, other].compactMap { text in
      KnownType(text, scope: owner, path: context.path)
    }
    return types.count == 2 && context.areKnownUnlike(types[0], types[1])
  }

  private func resolvedOwner(of function: FunctionDecl) -> String {
    context.enclosingTypeNames(of: function.node).first.map { context.project.resolve($0) } ?? ""
  }

  /// A protocol of the project that has a function of the name among its requirements, or a default for it: the
  /// function has to stay as it is, and another form may stand beside it.
  var requirement: String? {
    guard !owner.isEmpty, function.modifiers?.contains(.private) != true else { return nil }
    return context.project.ancestry(of: owner).first { ancestor in
      ancestor != owner
        && context.project.types[ancestor]?.contains { $0.kind == .protocol } == true
        && !context.project.members(named: name, of: ancestor, inherited: false).isEmpty
    }
  }

  /// Whether a protocol requires the function, or may: then not only code of the project calls it.
  var mayBeRequired: Bool {
    if isHidden || owner.isEmpty { return false }
    return requirement != nil || claimOfRequirement != nil || unknownDelegate != nil
      || resemblesRequirement
  }

  /// Have: fileOutput(_:willFinish:), which a delegate with other functions of the name does not require
  private var resemblesRequirement: Bool {
    context.foreignAncestry(of: owner).contains {
      context.project.sdk.hasDelegateMethods($0, baseName: name)
    }
  }

  /// Why the function stays as it is for a protocol of the project; `nil` for none.
  var refusalOfProtocol: Refusal? {
    requirement.map { type in
      isRequired(by: type)
        ? Refusal(.requiredByProtocol, "'\(type)' requires the function")
        : Refusal(
          .requiredByProtocol,
          "an extension of '\(type)' has another '\(name)', and calls may mean that one")
    }
  }

  /// Why the function stays as it is for a type below its own, which meets a requirement with it; `nil` for none.
  ///
  /// Have: final class Store: Base, Loading {}, where `Base` has what `Loading` requires
  var refusalOfHeirs: Refusal? {
    guard !owner.isEmpty, !isHidden, let fullName = function.fullName else { return nil }
    let project = context.project
    let requirers = Set(
      project.functionsInAllModules(named: name)
        .filter { $0.modifiers.contains(.requirement) && $0.fullName == fullName }.map(\.owner)
    ).subtracting(project.ancestry(of: owner))
    guard !requirers.isEmpty else { return nil }
    let heirs = project.names.inheritors(of: owner, in: project)
    return heirs.lazy.filter { $0 != self.owner }.compactMap { heir in
      project.ancestry(of: heir).first(where: requirers.contains).map {
        Refusal(
          .requiredByProtocol,
          "'\(heir)' conforms to '\($0)' with this function, which it inherits from '\(self.owner)'; keep the handler"
        )
      }
    }.first
  }

  /// Whether the protocol, or one that it inherits from, requires a function of the name, or may.
  private func isRequired(by type: String) -> Bool {
    context.project.members(named: name, of: type, inherited: true).contains { member in
      member.modifiers.contains(.requirement)
    }
  }

  /// A protocol of a framework that has the function among its requirements, or may have. One that Objective-C
  /// sees would take the other form for the same function.
  var claimOfRequirement: Refusal? {
    if isHidden || owner.isEmpty { return nil }
    if let requirer {
      return Refusal(
        .requiredByProtocol,
        context.isForOldSystems
          ? "'\(requirer)' declares '\(method)' as it is; keep the handler"
          : "'\(requirer)' declares '\(method)', so the method keeps its completion handler; start a 'Task' in it to await "
            + "something",
        isNote: awaitsInTask)
    }
    return foreignAncestors.lazy.compactMap(mayRequire).first
  }

  /// Have: func getTimeline(in context: Context, completion: @escaping (Timeline) -> Void) { Task { … } }
  private var awaitsInTask: Bool {
    let items = function.body?.statements?.node.elements(CodeBlockItem.self) ?? []
    return items.count == 1
      && items[0].item?.descendantsAndSelf.lazy.compactMap { $0.as(FunctionCallExpr.self) }.first?
        .calleeName == "Task"
  }

  /// The asynchronous method that the framework takes in place of the function, which it requires.
  ///
  /// Have: webView(_:didReceive:completionHandler:), for which WebKit takes webView(_:respondTo:)
  var asyncWitness: String? {
    if isHidden || owner.isEmpty { return nil }
    return requirer.flatMap { context.project.sdk.asyncWitness(of: method, requiredBy: $0) }
  }

  /// Whether a protocol that isn't the project's is known to require the function.
  var isRequiredByFramework: Bool {
    !isHidden && !owner.isEmpty && requirer.map { context.project.types[$0] == nil } == true
  }

  /// The protocol of a framework that is known to require the function.
  var requirer: String? {
    foreignAncestors.first(where: hasMethod) ?? foreignAncestors.first { requires(method, $0) }
  }

  private var method: String { function.fullName ?? name }

  private func hasMethod(_ type: String) -> Bool {
    context.project.sdk.delegate(protocol: type, method: method) != nil
  }

  /// What the type inherits from and the project doesn't declare, those first that the function looks as if it were for.
  private var foreignAncestors: [String] {
    let home = function.node.ancestors.first { $0.declaredTypeName != nil }
    let conformances = home?.children.first { $0.is(.inheritanceClause) }?.tokens.map(\.name) ?? []
    // Have: secureVaultManager(_:isAuthenticatedFor:completionHandler:) of SecureVaultManagerDelegate
    let isNamed = { (type: String) in
      type.lowercased().hasPrefix(name.lowercased())
        || type.split(separator: ".").last.map { conformances.contains(String($0)) } == true
    }
    let all = context.foreignAncestry(of: owner).subtracting([owner]).sorted()
    return all.filter(isNamed) + all.filter { !isNamed($0) }
  }

  /// Whether the function has the handler because of a protocol, which requires it of this type or of all that conform.
  var meetsRequirement: Bool { mayBeRequired || !owner.isEmpty && isRequired(by: owner) }

  /// Whether a protocol of an SDK requires the function, so that the system calls it.
  var isRequiredBySystem: Bool {
    guard !isHidden, !owner.isEmpty, let method = function.fullName else { return false }
    return context.foreignAncestry(of: owner).contains {
      context.project.types[$0] == nil && requires(method, $0)
    }
  }

  /// Whether the protocol is known to have the method among its requirements.
  private func requires(_ method: String, _ ancestor: String) -> Bool {
    if let types = context.project.types[ancestor] {
      return types.contains { $0.kind == .protocol }
        && !context.project.members(named: name, of: ancestor, inherited: false).isEmpty
        && types.contains { $0.attributes.contains("objc") }
    }
    let sdk = context.project.sdk
    if let required = sdk.requiredFunctions(of: ancestor) { return required.contains(method) }
    return sdk.kind(ofType: ancestor) == "protocol"
      && (sdk.delegate(protocol: ancestor, method: method) != nil
        || sdk.callbacks(of: name).contains { $0.type == ancestor })
  }

  /// What is said of a protocol that may have the method among its requirements; `nil` for any other.
  private func mayRequire(_ ancestor: String) -> Refusal? {
    if context.project.types[ancestor] != nil { return nil }
    let sdk = context.project.sdk
    guard let kind = sdk.kind(ofType: ancestor) else {
      return isUnlike(delegate: ancestor) || ancestor == unknownSuperclass
        || context.isMet(protocol: ancestor, without: function, of: owner)
        ? nil
        : context.refusal(ofForeignSupertype: ancestor)
    }
    let isUnknown =
      kind == "protocol" && sdk.requiredFunctions(of: ancestor) == nil
      && !sdk.hasDelegateMethods(ancestor) && !sdk.isReadFromHeader(ancestor)
      && sdk.modules(ofType: ancestor).isDisjoint(with: Self.knownModules)
    return isUnknown && !isUnlike(delegate: ancestor)
      ? Refusal(
        .unknownSupertype, "'\(ancestor)' may declare the function; \(Context.adviceOnSupertype)")
      : nil
  }

  /// Whether the function is private, or in a private extension: no protocol that others know is met by it.
  private var isHidden: Bool {
    let isPrivate = { (modifiers: DeclModifierList?) in
      modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true
    }
    if isPrivate(function.modifiers) { return true }
    let home = function.node.ancestors.lazy.compactMap { $0.as(ExtensionDecl.self) }.first
    return isPrivate(home?.modifiers)
      && context.project.types[owner]?.contains { $0.modifiers.contains(.private) } != true
  }

  /// The class that the type inherits from, about which nothing is known but that the type overrides members of it. The
  /// function would have to say so.
  private var unknownSuperclass: String? {
    guard let type = context.project.types[owner]?.first, type.kind == .class,
      let first = type.inherited.first, overridesMembers
    else { return nil }
    return context.project.resolve(first, inside: owner)
  }

  private var overridesMembers: Bool {
    context.tree.all(DeclModifier.self).contains { modifier in
      guard modifier.name?.kind == .override,
        let member = modifier.node.parent?.parent,
        let around = context.enclosingTypeNames(of: member).first
      else { return false }
      return context.project.resolve(around) == owner
    }
  }

  /// A delegate that nothing is known about, and that the function does not look as if it were for.
  var unknownDelegate: String? {
    guard !isHidden else { return nil }
    return context.foreignAncestry(of: owner).sorted().first { ancestor in
      ancestor != owner && context.project.types[ancestor] == nil
        && context.project.sdk.kind(ofType: ancestor) == nil && isUnlike(delegate: ancestor)
        && !context.isMet(protocol: ancestor, apartFrom: function, of: owner)
    }
  }

  /// Whether the function has no place for the object that calls a delegate, as in `session(_:didEnd:)`, and does not
  /// say what that did.
  private func isUnlike(delegate: String) -> Bool {
    let isDelegate = ["Delegate", "DataSource"].contains(where: delegate.hasSuffix)
    return isDelegate && function.labels.first != "_"
      && !["did", "should", "will"].contains(where: name.hasPrefix)
  }

  /// Those whose protocols require no functions with completion handlers.
  private static let knownModules: Set = [
    "Swift", "_Concurrency", "Foundation", "Combine", "SwiftUI", "Observation", "ObjectiveC",
  ]

  var claimOfOverride: Refusal? {
    let overriding = (context.project.functions[name] ?? []).filter { other in
      other.modifiers.contains(.override) && other.owner != owner
        && context.project.ancestry(of: other.owner).contains(owner)
    }
    return overriding.first.map {
      Refusal(
        .overriddenMethod,
        "'\($0.owner)' overrides the function; keep the handler, or change both functions by hand")
    }
  }

  private var claimOfType: Refusal? {
    let types = context.project.types[owner] ?? []
    let project = context.project
    let isHidden = function.attributes?.attributes.contains { $0.name == "nonobjc" } == true
    let shown = project.ancestry(of: owner).first { type in
      project.types[type]?.contains { $0.attributes.contains("objcMembers") } == true
    }
    let advice = "; mark the function '@nonobjc' if none does"
    if let shown, !isHidden {
      return Refusal(
        .calledFromObjectiveC,
        "'\(shown)' is '@objcMembers', so Objective-C code may call the function" + advice)
    }
    let home = function.node.ancestors.lazy.compactMap { $0.as(ExtensionDecl.self) }.first
    if home?.attributes?.attributes.contains(where: { $0.name == "objc" }) == true, !isHidden {
      return Refusal(
        .calledFromObjectiveC,
        "the extension is '@objc', so Objective-C code may call the function" + advice)
    }
    return function.body != nil && types.contains { $0.kind == .protocol } ? claimOfConformers : nil
  }

  /// Have: a function in an extension of a protocol, which is the default of a requirement, or which a type that
  /// conforms hides by one of its own.
  private var claimOfConformers: Refusal? {
    let project = context.project
    if isDefault {
      return Refusal(
        .requiredByProtocol,
        "the function is the default implementation of a requirement of '\(owner)', which would have to change with it; keep the handler"
      )
    }
    let hiding = (project.functions[name] ?? []).first { other in
      other.owner != owner && other.fullName == function.fullName
        && project.ancestry(of: other.owner).contains(owner)
    }
    return hiding.map {
      Refusal(
        .requiredByProtocol, "'\($0.owner)' has another '\(name)', and calls may mean that one")
    }
  }

  /// Whether the protocol around requires the function, with its labels.
  private var isDefault: Bool {
    context.project.members(named: name, of: owner, inherited: true).contains { member in
      guard case .function(let other) = member else { return false }
      return other.modifiers.contains(.requirement) && other.fullName == function.fullName
    }
  }
}

extension FunctionFacts.Parameter {
  /// Whether the type is that of a closure, as it is written, or may be by its attributes.
  fileprivate var takesClosure: Bool { type.holds("->") || type.hasPrefix("@") }
}

extension Context {
  /// That a type which isn't declared in Swift may require a function.
  func refusal(ofForeignSupertype name: String) -> Refusal {
    let place =
      project.foreign.header(ofType: name).map { "is declared in Objective-C (\($0))" }
      ?? "isn't declared in this project"
    return Refusal(
      .unknownSupertype,
      "'\(name)' \(place), and may declare the function; \(Self.adviceOnSupertype)")
  }

  fileprivate static let adviceOnSupertype =
    "if it does, keep the handler, and if not, write the 'async' version by hand"
}
