import Rewriter

extension Codemod {
  /// What keeps the compiler from checking goes where it would find nothing.
  ///
  /// All of it measured with Swift 6.3.1.
  public static let unsafeAudit = Codemod(
    id: "unsafe-audit",
    title: "Let the compiler check what needs no `@unchecked Sendable` or `nonisolated(unsafe)`",
    since: .v(5, 7),
    discussion: """
      `@unchecked Sendable` and `nonisolated(unsafe)` switch off the checks of Swift 6 where they stand. Often the code \
      that needed them is gone, and then they hide the next mistake: a `var` that somebody adds to the class is \
      never reported.

      `@unchecked` goes where everything that the type stores is constant and Sendable. A class also has to be `final`, and \
      may have no superclass but `NSObject`; one that isn't `final`, and that nothing inherits from, becomes so with a \
      review. Actors, and types that one isolates, are Sendable without saying so: there the whole conformance goes. \
      `nonisolated(unsafe)` goes from constants of Sendable types, of which the compiler says that they don't need it; in \
      what an actor isolates, `nonisolated` stays.

      A class is reported that takes a lock, or a queue of its own, for a variable, and uses the variable without it in code \
      that others call; so is one that changes a variable without a lock in such code, or where nothing that it stores may be \
      a lock. The message names the first place. Swift 6 accepts all of that, so it's advice. A lock that callers take isn't \
      seen, so private classes without a lock aren't reported, nor are tests.

      Left alone, without a finding: types that store something of which it isn't known whether it's Sendable, or a class of \
      Apple's frameworks, which is Sendable in some versions of the SDK only; types with macros or property wrappers; and \
      `@preconcurrency import`, of which the compiler knows what needs it.
      """,
    verdict: .safe,
    candidateTokens: ["unchecked", "unsafe"],
    examples: [
      Example(
        """
        final class Endpoint: @unchecked Sendable {
          let path: String
          let timeout: Double

          init(path: String, timeout: Double) {
            self.path = path
            self.timeout = timeout
          }
        }

        nonisolated(unsafe) let version = "1.0"
        """,
        becomes: """
          final class Endpoint: Sendable {
            let path: String
            let timeout: Double

            init(path: String, timeout: Double) {
              self.path = path
              self.timeout = timeout
            }
          }

          let version = "1.0"
          """),
      Example(
        unchanged: """
          final class Counter: @unchecked Sendable {
            private var count = 0

            func add() { count += 1 }
          }
          """,
        because: """
          'add' changes 'count', and nothing that 'Counter' stores can guard it, but '@unchecked Sendable' promises that \
          any thread may call 'add'; guard 'count' with a lock, or make 'Counter' an actor
          """),
    ],
    run: { context in
      context.tree.all(Attribute.self).compactMap {
        UncheckedConformance($0, in: context)?.finding
      }
        + context.tree.all(DeclModifier.self).compactMap {
          UncheckedConstant($0, in: context)?.finding
        }
    })
}

/// `@unchecked Sendable` on a type, or an extension of one, in the type's own file.
private struct UncheckedConformance {
  private let attribute: Attribute
  private let inherited: InheritedType
  /// What the conformance stands in.
  private let declaration: Node
  private let type: TypeFacts
  private let context: Context

  init?(_ attribute: Attribute, in context: Context) {
    guard attribute.name == "unchecked",
      let written = attribute.node.parent?.parent?.as(AttributedType.self),
      ["Sendable", "Swift.Sendable"].contains(written.baseType?.compactText),
      let inherited = written.node.parent?.as(InheritedType.self),
      !context.isShadowed("Sendable", at: attribute.node),
      let declaration = attribute.node.ancestors.first(where: \.kind.isTypeOrExtension),
      let name = context.enclosingTypeNames(of: declaration).first,
      let types = context.project.types[name]?.filter({ $0.kind != .extension }),
      types.count == 1, types[0].path == context.path, types[0].kind != .protocol
    else { return nil }
    self.attribute = attribute
    self.inherited = inherited
    self.declaration = declaration
    self.type = types[0]
    self.context = context
  }

  var finding: Finding? {
    if isIsolated, !declaration.is(.extensionDecl) { return removalOfConformance }
    guard mayBeChecked else {
      return unguardedChange.map(findingOfChange) ?? findingOfUse
    }
    guard type.kind == .class, !type.modifiers.contains(.final) else { return removal() }
    let heirs = context.project.names.inheritors(of: type.name, in: context.project)
    guard heirs.count <= 1, !type.modifiers.contains(.public),
      let keyword = declaration.as(ClassDecl.self)?.classKeyword
    else { return nil }
    return removal(with: [.insert("final ", at: keyword.range.lowerBound)])
  }

  private func removal(with others: [Edit] = []) -> Finding {
    guard let range = context.tree.removal(of: attribute) else { return findingOfComment }
    return context.fix(
      attribute.node,
      others.isEmpty
        ? "remove '@unchecked'" : "make '\(type.name)' 'final', and remove '@unchecked'",
      verdict: others.isEmpty && !declaration.hasCommentOnUnsafe ? .safe : .review,
      because: "the compiler can check that all that the type stores is Sendable"
        + adviceOnComment,
      fix: Fix(others + [.delete(range)]))
  }

  private var adviceOnComment: String {
    declaration.hasCommentOnUnsafe
      ? "; the comment before '\(type.name.lastName)' says why it has been unchecked; change it too"
      : ""
  }

  private var findingOfComment: Finding {
    context.leave(
      attribute.node, "leave '@unchecked'",
      because: Refusal(.commentInTheWay, "there's a comment beside it; move it and run again"))
  }

  private var removalOfConformance: Finding? {
    guard hasPlainSuperclass, let range = rangeInList else { return nil }
    guard !context.tree.hasComment(in: range) else { return findingOfComment }
    return context.fix(
      attribute.node, "remove '@unchecked Sendable'",
      verdict: declaration.hasCommentOnUnsafe ? .review : .safe,
      because: (type.kind == .actor
        ? "an actor is Sendable without it" : "an actor isolates the type, which makes it Sendable")
        + adviceOnComment,
      fix: Fix([.delete(range)]))
  }

  /// The conformance with a comma beside it, or with the colon in front of a list that has nothing else.
  private var rangeInList: Range<ByteOffset>? {
    let node = inherited.node
    guard let list = node.parent?.elements(InheritedType.self),
      let end = inherited.type?.range.upperBound,
      let place = list.firstIndex(where: { $0.node == node })
    else { return nil }
    if place > 0 { return list[place - 1].trailingComma.map { $0.range.lowerBound..<end } }
    if list.count > 1 { return node.range.lowerBound..<list[1].node.range.lowerBound }
    let name = node.parent?.firstToken?.previous?.previous
    return name.map { $0.range.upperBound..<end }
  }

  /// Whether an actor isolates the type by itself: what comes from Apple's headers is no more than their latest word.
  private var isIsolated: Bool {
    if type.kind == .actor { return true }
    let isolation = context.project.isolation(of: type)
    switch isolation.kind {
    case .mainActor, .globalActor: return !isolation.isPreconcurrency
    default: return false
    }
  }

  /// Whether the compiler accepts the conformance without `@unchecked`, but for a class that isn't final.
  private var mayBeChecked: Bool {
    guard type.hasOnlyPlainAttributes, hasPlainSuperclass else { return false }
    let parts = SendabilityRules(context: context).stored(in: type)
    return parts.allSatisfy { part in
      let isChecked =
        (type.kind != .class || !part.isVariable) && part.type.map(context.isAlwaysSendable) == true
      return isChecked || type.kind == .class && isCheckedByNow(part.name)
    } && areCheckedByNow(besides: Set(parts.map(\.name)))
  }

  /// Whether the project's facts say no more what the class stores: another change has made the variable a constant, such
  /// as a lock, or has removed it.
  private func isCheckedByNow(_ name: String) -> Bool {
    let declarations = declarationsOfStorage.filter { $0.names.contains(name) }
    return declarations.isEmpty || declarations.count == 1 && isSendableConstant(declarations[0])
  }

  /// Whether what other changes have added is constant and Sendable.
  private func areCheckedByNow(besides names: Set<String>) -> Bool {
    declarationsOfStorage.allSatisfy { !$0.names.isDisjoint(with: names) || isSendableConstant($0) }
  }

  private func isSendableConstant(_ declaration: VariableDecl) -> Bool {
    guard let variable = OwnVariable(declaration, in: context) else { return false }
    return declaration.bindingSpecifier?.kind == .let
      && context.valueType(of: variable.binding).map(context.isAlwaysSendable) == true
  }

  private var declarationsOfStorage: [VariableDecl] {
    context.tree.all(VariableDecl.self).filter { declaration in
      declaration.isMember && !declaration.isShared && !declaration.isComputed
        && context.enclosingTypeNames(of: declaration.node).first == type.name
    }
  }

  private var hasPlainSuperclass: Bool {
    guard type.kind == .class, let superclass = context.project.superclass(of: type.name) else {
      return true
    }
    return superclass == "NSObject" || context.project.tables.heirs.isProtocol(superclass)
      || context.project.sdk.kind(ofType: superclass) == "protocol"
  }
}

/// Evidence against the promise of a class.
extension UncheckedConformance {
  /// A function, and the variable that it changes though nothing can guard it.
  private struct Change {
    let function: String
    let variable: String
  }

  private func findingOfChange(_ change: Change) -> Finding {
    let name = type.name.lastName
    return context.leave(
      attribute.node, "leave '@unchecked Sendable'",
      because: Refusal(
        .unguardedState,
        "'\(change.function)' changes '\(change.variable)', and nothing that '\(name)' stores can guard it, but "
          + "'@unchecked Sendable' promises that any thread may call '\(change.function)'; "
          + "guard \(variables.map(\.name).listed("variable")) with a lock"
          + alternativeToLock(after: "'\(change.function)'")))
  }

  /// What may do as well as a lock. No actor meets a protocol's synchronous requirements.
  ///
  /// - Parameter entry: What changes a variable, in quotes.
  private func alternativeToLock(after entry: String?) -> String {
    let protocols = type.inherited.filter { $0 != "Sendable" && $0 != "@unchecked Sendable" }
    if protocols.isEmpty { return ", or make '\(type.name.lastName)' an actor" }
    return entry.map { ", or do nothing if \($0) only runs before other threads have the object" }
      ?? ""
  }

  /// A use of a variable without the lock that the class takes elsewhere, or without any.
  private var findingOfUse: Finding? {
    guard type.kind == .class, hasPlainSuperclass,
      !context.project.isOfTestTarget(context.path),
      let use = UncheckedState(of: type, in: context).unguardedUse
    else { return nil }
    return context.leave(
      attribute.node, "leave '@unchecked Sendable'",
      because: Refusal(
        .unguardedState,
        use.sentence(
          about: type.name.lastName, in: context.path,
          insteadOfLock: alternativeToLock(after: use.entry))))
  }

  private var unguardedChange: Change? {
    guard type.kind == .class, !type.modifiers.contains(.private), hasPlainSuperclass else {
      return nil
    }
    let stored = storedVariables
    guard stored.allSatisfy(isOfPlainType) else { return nil }
    let names = Set(variables.map(\.name))
    return declaration.ownMethods.lazy.compactMap { change(of: names, in: $0) }.first
  }

  /// The stored properties of the objects, those that are declared elsewhere included.
  private var storedVariables: [VariableFacts] {
    context.project.members(of: type.name).compactMap { member in
      guard case .variable(let variable) = member, !variable.isComputed,
        !variable.modifiers.contains(.static)
      else { return nil }
      return variable
    }
  }

  /// Those that may change, and that the type doesn't tell the compiler to look away from.
  private var variables: [VariableFacts] {
    storedVariables.filter { variable in
      !variable.isConstant && variable.modifiers.isDisjoint(with: [.lazy, .nonisolatedUnsafe])
    }
  }

  /// Whether the value can't be a lock, or know of one: it's a number, a text, a flag, or a collection of such.
  private func isOfPlainType(_ variable: VariableFacts) -> Bool {
    guard variable.attributes.isEmpty, let type = ExpressionTypes(context).type(of: variable) else {
      return false
    }
    return isPlain(type.unwrapped)
  }

  private func isPlain(_ type: KnownType) -> Bool {
    if let part = type.dictionaryValue ?? type.element { return isPlain(part.unwrapped) }
    return type.name.map(NameTable.plainValues.contains) == true
  }

  /// What a method that others can call changes before it calls anything: what it calls may lock.
  private func change(of names: Set<String>, in function: FunctionDecl) -> Change? {
    guard let body = function.body?.node, function.modifiers?.contains(.private) != true,
      function.modifiers?.contains(.fileprivate) != true, let name = function.name?.name,
      context.isolation(inside: function.node).kind == .nonisolated
    else { return nil }
    let nodes = TaskBody.ownNodes(of: body)
    let firstCall = nodes.first { $0.is(.functionCallExpr) || $0.is(.closureExpr) }
    let use = nodes.lazy.compactMap { StateUse($0, among: names, in: context) }.first(
      where: \.changes)
    guard let use, firstCall.map({ use.node.range.upperBound <= $0.range.upperBound }) ?? true
    else {
      return nil
    }
    return Change(function: name, variable: use.name)
  }
}

extension NameTable {
  fileprivate static let plainValues = NameTable(
    """
    Swift: Bool Int Int32 Int64 UInt UInt32 UInt64 UInt8 Double Float String Character
    Foundation: Data Date TimeInterval URL UUID
    """)
}

extension VariableDecl {
  /// The names in front of types and values.
  fileprivate var names: Set<String> {
    let patterns = bindings?.node.elements(PatternBinding.self).compactMap(\.pattern) ?? []
    return patterns.reduce(into: []) { $0.formUnion($1.identifiers) }
  }

  /// Whether all that it declares is computed.
  fileprivate var isComputed: Bool {
    bindings?.node.elements(PatternBinding.self).allSatisfy { binding in
      binding.accessorBlock.map { !$0.isObserving } ?? false
    } ?? false
  }
}

/// `nonisolated(unsafe)` on a constant whose type is Sendable.
///
/// Swift 6.3.1 says of it: `'nonisolated(unsafe)' is unnecessary for a constant with 'Sendable' type 'Int', consider
/// removing it`.
private struct UncheckedConstant {
  private let modifier: DeclModifier
  private let variable: VariableDecl
  private let context: Context

  init?(_ modifier: DeclModifier, in context: Context) {
    guard modifier.name?.kind == .nonisolated, modifier.detail?.detail?.kind == .unsafe,
      let variable = modifier.node.parent?.parent?.as(VariableDecl.self),
      variable.bindingSpecifier?.kind == .let, !variable.has("weak"),
      variable.attributes?.attributes.isEmpty ?? true,
      let bindings = variable.bindings?.node.elements(PatternBinding.self), !bindings.isEmpty,
      bindings.allSatisfy({ context.valueType(of: $0).map(context.isAlwaysSendable) == true })
    else { return nil }
    (self.modifier, self.variable, self.context) = (modifier, variable, context)
  }

  var finding: Finding? {
    guard let next = modifier.node.lastToken?.next,
      !context.tree.hasComment(in: next.leadingTrivia)
    else { return nil }
    let isIsolated = isMember && context.isolation(at: variable.node).kind != .nonisolated
    let edit =
      isIsolated
      ? Edit(replace: modifier.node.range, with: "nonisolated")
      : .delete(modifier.node.range.lowerBound..<next.range.lowerBound)
    return context.fix(
      modifier.node,
      isIsolated
        ? "replace 'nonisolated(unsafe)' with 'nonisolated'" : "remove 'nonisolated(unsafe)'",
      verdict: variable.node.hasCommentOnUnsafe ? .review : .safe,
      because: "a constant of a Sendable type is safe on all threads"
        + (variable.node.hasCommentOnUnsafe
          ? "; the comment before it says why it has been unsafe; change it too" : ""),
      fix: Fix([edit]))
  }

  /// Whether it is declared outside of functions, where an actor may isolate it.
  private var isMember: Bool {
    !variable.node.ancestors.contains { $0.is(.codeBlock) || $0.is(.closureExpr) }
  }
}
