import Rewriter

/// A stored variable that all threads can see, and no actor protects.
struct GlobalVariable {
  let variable: VariableDecl
  private let binding: PatternBinding
  let name: String
  let context: Context

  /// Whether an actor may protect it, for all that is known.
  private let isUnclear: Bool

  /// `nil` for any other variable, and for one that says that nothing checks it (``UncheckedVariable``).
  init?(_ variable: VariableDecl, in context: Context) {
    if variable.has("nonisolated") { return nil }
    self.init(unprotected: variable, in: context)
  }

  /// - Parameter variable: one that may say that nothing checks it.
  init?(unprotected variable: VariableDecl, in context: Context) {
    guard variable.bindingSpecifier?.kind == .var, variable.isShared,
      let binding = variable.bindings?.node.elements(PatternBinding.self).first,
      let name = binding.pattern?.as(IdentifierPattern.self)?.identifier?.name,
      binding.accessorBlock.map(\.isObserving) ?? true,
      !context.isScript || variable.isMember, !variable.isMadeByMacro,
      case let isolation = context.isolation(inside: variable.node).kind,
      isolation.leavesStaticsUnprotected || variable.isWrappedOutsideActor(in: context)
    else { return nil }
    isUnclear = isolation == .unknown
    self.variable = variable
    self.binding = binding
    self.name = name
    self.context = context
  }

  var finding: Finding {
    do {
      return try solution()
    } catch {
      return context.leave(variable.node, "leave the variable '\(name)'", because: error)
    }
  }

  /// The name, and the types that have to say that they're Sendable for Swift 6 to accept the constant that the variable
  /// becomes; `nil` where it becomes none, or where more has to change.
  var waiting: (name: String, types: [TypeToDeclare])? {
    guard let type, context.sendability(of: type).kind == .no,
      let types = context.typesToDeclare(for: type), case let finding = finding,
      finding.fix != nil, !finding.needs.isEmpty
    else { return nil }
    return (name, types)
  }

  private func solution() throws(Refusal) -> Finding {
    try checkDeclaration()
    let uses = self.uses
    if uses.all.allSatisfy(\.isAddressOfKey), !uses.all.isEmpty {
      return try keyOfAssociatedObjects()
    }
    try checkOtherModules(uses)
    guard let change = uses.change else { return try constant(readBy: uses) }
    if isUnclear {
      throw Refusal(
        .unknownIsolation,
        "we can't tell whether the main actor protects the variable, since \(unknownType) isn't in this project; mark the "
          + "variable '@MainActor' if only main-actor code uses it")
    }
    if uses.all.allSatisfy(\.isOnMainActor) {
      if let sibling = siblingForIsolatedOwner, let owner {
        throw Refusal(
          .usedOffMainActor,
          "mark '\(owner)' '@MainActor', which '\(sibling)' needs as well, since code of '\(owner)' uses that"
        )
      }
      return try isolated()
    }
    if let lock = uses.commonLock, !variable.isVisibleElsewhere,
      let finding = unsafe(guardedBy: lock)
    {
      return finding
    }
    throw Refusal(
      .usedOffMainActor, "\(sentence(on: uses.useOffMainActor ?? change)); \(adviceAgainst(uses))")
  }

  var uses: SharedStateUses {
    SharedStateUses(of: name, declaredIn: owner, variable, typed: type, context)
  }

  private func sentence(on use: SharedStateUses.Use) -> String {
    guard let owner, use.type == owner, !use.isIsolated, !isStaticOfActor else {
      return use.sentence
    }
    // The type's isolation reaches no such closure.
    if use.context.isInClosureApart(use.node) {
      return "a nonisolated closure in '\(owner)' \(use.deed)"
    }
    return "code of '\(owner)', which isn't isolated to the main actor, \(use.deed)"
  }

  var owner: String? { context.enclosingTypeNames(of: variable.node).first }

  func checkDeclaration() throws(Refusal) {
    let attributes = variable.attributes?.attributes.map(\.name) ?? []
    if attributes.contains("objc") || isOfObjectiveCMembers && !attributes.contains("nonobjc"),
      !variable.hasPrivateSetter
    {
      throw Refusal(
        .changedElsewhere,
        "Swift 6 rejects the variable, and Objective-C may change it; \(adviceOnObjectiveC)")
    }
    if let wrapper = variable.propertyWrapper(in: context) { throw refusal(of: wrapper) }
    if variable.bindings?.node.elements(PatternBinding.self).count != 1 {
      throw Refusal(
        .sharedLine,
        "the variable is declared together with others; declare each on its own and run again")
    }
    if binding.accessorBlock != nil {
      throw Refusal(
        .storedByWrapper,
        "Swift 6 rejects the variable, which can't be a constant, since observers run when it changes; "
          + adviceOnUses)
    }
    if variable.has("weak") || variable.has("unowned") {
      throw Refusal(
        .storedByWrapper,
        "Swift 6 rejects the variable, which can't be a constant, since it's "
          + "'\(variable.has("weak") ? "weak" : "unowned")'; \(adviceOnUses)")
    }
  }

  /// Have: @objc static var shared = Store(), which nothing sets
  private var adviceOnObjectiveC: String {
    let uses = self.uses
    let hasActors = context.refusalForOldSystems(of: variable.node) == nil
    if uses.change == nil, binding.initializer != nil {
      return "make it a constant if Objective-C only reads it"
        + (hasActors ? ", or mark it '@MainActor'" : "")
    }
    return hasActors ? "mark the variable '@MainActor'" : adviceOfLockBetweenThreads
  }

  /// Measured with Swift 6.3.1: neither an actor nor `nonisolated(unsafe)` on the variable reaches what the wrapper
  /// stores; an actor on the type does.
  private func refusal(of wrapper: String) -> Refusal {
    let isOfProject = owner.map { context.project.types.contains(context.project.resolve($0)) }
    let home =
      isOfProject == true
      ? "mark '\(owner ?? "")' '@MainActor'" : "move it into a '@MainActor' type"
    let uses = self.uses
    let isUsedElsewhere = uses.all.contains {
      $0.isCertain && !$0.isOnMainActor && ($0.type != owner || owner == nil)
    }
    let other = isUsedElsewhere ? "" : ", or \(home) if only main-actor code uses it"
    let computed =
      placeOfProjection.map {
        "make '\(name)' a computed property, and declare another one in place of '$\(name)', which is used at '\($0)'"
      } ?? "make it a computed property"
    return Refusal(
      .storedByWrapper,
      "'@\(wrapper)' stores the variable's value, which '@MainActor' on the variable doesn't protect; "
        + computed + other)
  }

  /// Where the project uses what the wrapper projects; a computed property has nothing of that kind.
  ///
  /// Have: Preferences.$password
  private var placeOfProjection: String? {
    let projection = "$\(name)"
    let paths = variable.isPrivate ? [context.path] : context.project.files(naming: name)
    for path in paths {
      guard let other = context.seen(inFile: path),
        let token = other.tree.tokens(spelling: projection).first
      else { continue }
      let start = other.tree.range(of: token).lowerBound
      return "\(path):\(LineTable(other.tree.source).line(of: start))"
    }
    return nil
  }

  /// What protects the variable as it is used.
  private var adviceOnUses: String {
    uses.all.allSatisfy(\.isOnMainActor)
      ? "mark the variable '@MainActor'"
      : adviceOfLock
  }

  /// Throws where code that isn't in the module changes it, or may.
  private func checkOtherModules(_ uses: SharedStateUses) throws(Refusal) {
    guard variable.isVisibleElsewhere, variable.setterAccess == nil else { return }
    let modules = context.project.modules
    let own = modules.membership(of: context.path)
    if let use = uses.all.first(where: { $0.changes && modules.membership(of: $0.path) != own }) {
      // Have: static var unit = Unit.standard(), Store.unit.text(), which changes nothing if a unit is an object
      if !use.isCertain, type == nil {
        throw Refusal(
          .changedElsewhere,
          "we can't tell whether another module changes the variable ('\(use.place)'), since its type isn't written; write "
            + "the type and run again")
      }
      throw Refusal(
        .changedElsewhere,
        "another module \(use.isCertain ? "changes" : "may change") the variable ('\(use.place)'); mark it "
          + "'@MainActor', or \(adviceOfLock)")
    }
    guard mayBeImported, !modules.isOnlyForApps(context.path) else { return }
    throw Refusal(
      .changedElsewhere,
      uses.change == nil && mayBeConstant
        ? "nothing in this project changes the variable, but other modules may; write 'let' if none does, or make its "
          + "setter 'internal' and run again"
        : "other modules may change the variable; make its setter 'internal' and run again")
  }

  /// Whether the value that the variable has from the beginning may be its only one.
  private var mayBeConstant: Bool {
    binding.initializer?.value.map { !$0.isEmptyValue } == true && requirementToSet == nil
  }

  /// Whether other modules see the variable: nobody imports an app.
  private var mayBeImported: Bool {
    guard variable.isVisibleOutside, variable.setterAccess == nil else { return false }
    return context.project.modules.isImportable(context.path)
  }

  /// Have: @objcMembers, which does nothing for what is private
  private var isOfObjectiveCMembers: Bool {
    guard let owner, !variable.has("private"), !variable.has("fileprivate") else { return false }
    return context.project.types[owner]?.contains { $0.attributes.contains("objcMembers") } == true
  }

  /// What in the initial value only the main actor can do.
  var needOfInitialValue: MainActorNeed? {
    binding.initializer?.value.flatMap(context.mainActorNeed(ofInitialValueWithClosures:))
  }

  /// - Parameter otherEdits: what else goes with the change.
  /// - Parameter otherDoubt: why a reader has to look at that.
  func constant(
    readBy uses: SharedStateUses, with otherEdits: [Edit] = [], doubting otherDoubt: String? = nil,
  ) throws(Refusal) -> Finding {
    guard let keyword = variable.bindingSpecifier else {
      throw Refusal(.incompleteCode, "the variable's declaration isn't complete")
    }
    if let requirement = requirementToSet {
      throw Refusal(
        .requiredByProtocol, "'\(requirement)' requires a setter; \(adviceOfLock)")
    }
    let annotation = binding.typeAnnotation
    guard binding.initializer != nil || annotation?.type?.is(.optionalType) == true else {
      throw Refusal(
        .incompleteCode, "nothing gives the variable a value; delete it, or give it one")
    }
    if binding.initializer == nil, uses.all.isEmpty, requirement == nil {
      throw Refusal(
        .incompleteCode, "nothing sets or reads the variable; delete it, or give it a value")
    }
    if let need = needOfInitialValue {
      if uses.all.allSatisfy(\.isOnMainActor), requirement == nil { return try isolated() }
      throw context.refusal(
        ofSharedValueThat: need, "variable", requiredBy: requirement, ofType: type,
        reader: uses.reader)
    }
    let sendability = type.map { context.sendability(of: $0).kind }
    if sendability == .no, let type, let requirement, variable.setterAccess == nil,
      doubtAboutConstant == nil,
      let finding = context.computedProperty(
        insteadOf: variable, name, ofType: type, requiredBy: requirement)
    {
      return finding
    }
    if mayBeImported, requirement == nil, binding.initializer?.value?.isEmptyValue == true {
      throw Refusal(
        .changedElsewhere,
        "code outside of this repository may set the variable, which as a constant would always be empty; mark it "
          + "'@MainActor', or \(adviceOfLock), or delete it")
    }
    let needs = try needsOfType(sendability, usedBy: uses)
    var edits = [Edit(replace: keyword.range, with: "let")]
    if let access = variable.setterAccess { edits.append(.delete(access)) }
    if binding.initializer == nil, let annotation {
      edits.append(.insert(" = nil", at: annotation.range.upperBound))
    }
    edits += otherEdits
    let doubt = doubtAboutConstant ?? otherDoubt
    var finding = context.fix(
      variable.node, "make '\(name)' a constant, since nothing changes it",
      verdict: doubt == nil ? .safe : .review, because: doubt, fix: Fix(edits))
    finding.needs = needs
    finding.capturesUnknown = sendability != .yes
    return finding
  }

  /// Why a reader has to look whether something changes the variable that the project doesn't show.
  private var doubtAboutConstant: String? {
    if let comment = variable.commentOfChange {
      return "the comment '\(comment)' may speak of code that changes '\(name)'"
    }
    if mayBeImported { return "code outside of this repository may set it" }
    // No protocol requires what is private.
    let unknown = isUnclear && !variable.isPrivate ? unknownAncestors : []
    guard let last = unknown.last else { return nil }
    let rest = unknown.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return rest.isEmpty
      ? "'\(last)' isn't in this project, and may require a variable that can be set"
      : "\(rest) and '\(last)' aren't in this project, and may require a variable that can be set"
  }

  /// The type that keeps anybody from knowing: the one around, or what it inherits from.
  private var unknownType: String {
    unknownAncestors.first.map { "its type inherits from '\($0)', which" }
      ?? owner.map { "'\($0)'" } ?? "its type"
  }

  /// What the type around inherits from and neither the project nor the tables declare.
  private var unknownAncestors: [String] {
    guard let owner = owner.map({ context.project.resolve($0) }) else { return [] }
    return context.foreignAncestry(of: owner).sorted().filter { name in
      name != owner && context.project.types[name] == nil
        && context.project.sdk.kind(ofType: name) == nil
        && !StaticRequirements.protocolsOfInstances.contains(name)
    }
  }

  /// A protocol of the project that asks for a variable of the name that can be set.
  private var requirementToSet: String? {
    guard let owner else { return nil }
    return context.project.ancestry(of: context.project.resolve(owner)).first { ancestor in
      guard context.project.types[ancestor]?.contains(where: { $0.kind == .protocol }) == true
      else { return false }
      return !context.project.members(named: name, of: ancestor, inherited: false).isEmpty
        && !context.project.onlyGets(name, in: ancestor, context)
    }
  }

  /// Of the value; `nil` where it is not evident.
  var type: KnownType? { context.valueType(of: binding) }

  /// A protocol that requires the variable.
  var requirement: String? { owner.flatMap { context.protocol(requiring: name, of: $0) } }

  /// What is to be annotated before Swift 6 accepts a constant of the type.
  ///
  /// - Parameter sendability: that of the type; `nil` where the type is not evident.
  private func needsOfType(
    _ sendability: Sendability.Kind?, usedBy uses: SharedStateUses,
  ) throws(Refusal) -> [RequiredAnnotation] {
    guard let type, sendability != .yes else { return [] }
    let needs = context.needs(of: type)
    if needs.isEmpty, sendability == .no {
      throw Refusal(
        .notSendable,
        "nothing changes the variable, but '\(type.textOutside)' isn't Sendable, and Swift 6 rejects such a constant, too; "
          + (context.adviceOnSafeObject(type) ?? adviceOnConstant(ofType: type, usedBy: uses)))
    }
    return needs
  }

  private func adviceOnConstant(ofType type: KnownType, usedBy uses: SharedStateUses) -> String {
    requirement.map {
      "make it a computed property, since any code may read what '\($0)' requires"
    }
      ?? ObjectAdvice(type: type, uses: uses, context: context, noun: "variable")
      .sentence(canHaveActors: context.oldSystem(at: variable.node) == nil)
  }

  private func isolated() throws(Refusal) -> Finding {
    if let requirement = owner.flatMap({ context.protocol(thatMayRequire: name, of: $0) }) {
      throw Refusal(
        .requiredByProtocol,
        "'\(requirement)' may require the variable, so any code may use it; \(adviceOfLock)"
      )
    }
    guard let start = variable.startOfModifiers else {
      throw Refusal(.incompleteCode, "the variable's declaration isn't complete")
    }
    return context.fix(
      variable.node, "isolate '\(name)' to the main actor", verdict: .review,
      because: "all of its uses are in main-actor code",
      fix: Fix([.insert("@MainActor ", at: start)]))
  }

  /// Have: private static var count = 0, with lock.lock() and lock.unlock() around each use
  private func unsafe(guardedBy lock: String) -> Finding? {
    guard context.refusalOfToolchain(since: .v(5, 10)) == nil, let start = variable.startOfModifiers
    else { return nil }
    return context.fix(
      variable.node, "mark '\(name)' 'nonisolated(unsafe)'", verdict: .review,
      because: "'\(lock)' guards every use",
      fix: Fix([.insert("nonisolated(unsafe) ", at: variable.endOfAccess ?? start)]))
  }

  private func keyOfAssociatedObjects() throws(Refusal) -> Finding {
    if let reason = context.refusalOfToolchain(since: .v(5, 10)) { throw reason }
    guard let start = variable.startOfModifiers else {
      throw Refusal(.incompleteCode, "the variable's declaration isn't complete")
    }
    return context.fix(
      variable.node, "mark '\(name)' 'nonisolated(unsafe)'", verdict: .review,
      because: "only its address is used, as a key",
      fix: Fix([.insert("nonisolated(unsafe) ", at: variable.endOfAccess ?? start)]))
  }
}

extension Isolation.Kind {
  /// Whether a static variable in such code has no actor, or none that is known: it is no part of an actor's state.
  fileprivate var leavesStaticsUnprotected: Bool {
    switch self {
    case .nonisolated, .unknown, .actor: true
    case .mainActor, .globalActor, .caller: false
    }
  }
}

extension Context {
  /// Whether the file is a script, whose globals are the main actor's: its statements run from top to bottom.
  var isScript: Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
      || tree.root.children.flatMap { $0.elements(CodeBlockItem.self) }.contains {
        $0.item?.isStatement == true
      }
  }
}

extension Node {
  fileprivate var isStatement: Bool {
    !kind.isDecl && !self.is(.ifConfigDecl) && !self.is(.macroExpansionExpr)
  }
}

extension ProjectIndex {
  /// Whether a protocol asks for a variable that can be read only, as far as its file can be read.
  fileprivate func onlyGets(_ name: String, in type: String, _ context: Context) -> Bool {
    (types[type] ?? []).allSatisfy { declaration in
      guard let other = context.seen(inFile: declaration.path) else { return false }
      return other.tree.all(VariableDecl.self).allSatisfy { variable in
        guard other.enclosingTypeNames(of: variable.node).first == type else { return true }
        return variable.bindings?.node.elements(PatternBinding.self).allSatisfy { binding in
          binding.pattern?.text != name
            || binding.accessorBlock?.node.tokens.contains { $0.name == "set" } == false
        } ?? false
      }
    }
  }
}

extension VariableDecl {
  /// Whether there is one for the whole program: a static member, or a global variable.
  var isShared: Bool {
    guard let parent = node.parent else { return false }
    if isMember { return has("static") || has("class") }
    return parent.is(.codeBlockItem) && !node.ancestors.contains(where: \.isFunctionLike)
      && !node.ancestors.contains { $0.is(.codeBlock) || $0.is(.accessorBlock) }
  }

  var isMember: Bool { node.parent?.is(.memberBlockItem) == true }

  /// Whether it has the modifier, with or without something in parentheses; `private(set)` is none of `private`.
  func has(_ modifier: String) -> Bool {
    modifiers?.node.elements(DeclModifier.self)
      .contains { $0.name?.name == modifier && $0.detail?.detail?.name != "set" } ?? false
  }

  /// Whether other modules may see it, by what it says or the extension that it is in.
  var isVisibleElsewhere: Bool { isVisible(by: ["open", "package", "public"]) }

  /// Whether other packages may see it.
  fileprivate var isVisibleOutside: Bool { isVisible(by: ["open", "public"]) }

  private func isVisible(by words: [String]) -> Bool {
    if words.contains(where: has) { return true }
    let around = isMember ? node.ancestors.first { $0.kind.isTypeOrExtension } : nil
    guard let around = around?.as(ExtensionDecl.self) else { return false }
    let isHidden = ["internal", "fileprivate", "package", "private"].contains(where: has)
    return !isHidden && around.modifiers?.node.tokens.contains { words.contains($0.name) } == true
  }

  /// Have: @objc private(set) static var shared, of which Objective-C sees no setter
  var hasPrivateSetter: Bool {
    modifiers?.node.elements(DeclModifier.self).contains {
      $0.detail?.detail?.name == "set"
        && ["private", "fileprivate"].contains($0.name?.name ?? "")
    } ?? false
  }

  /// `private(set)` and what is between it and the next word.
  fileprivate var setterAccess: Range<ByteOffset>? {
    guard
      let modifier = modifiers?.node.elements(DeclModifier.self)
        .first(where: { $0.detail?.detail?.name == "set" }),
      let next = modifier.node.lastToken?.next
    else { return nil }
    return modifier.range.lowerBound..<next.range.lowerBound
  }

  /// Where the word behind `private` and the like begins; `nil` where there is none.
  fileprivate var endOfAccess: ByteOffset? {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    return modifiers?.node.elements(DeclModifier.self)
      .last { $0.detail == nil && words.contains($0.name?.name ?? "") }?
      .node.lastToken?.next?.range.lowerBound
  }

  fileprivate var startOfModifiers: ByteOffset? {
    (modifiers?.node.firstToken ?? bindingSpecifier)?.range.lowerBound
  }
}

extension VariableDecl {
  /// The line of the comment above the declaration, or behind it, that may say that something changes the variable.
  fileprivate var commentOfChange: String? {
    let source = node.tree.source
    let limit = node.firstToken?.leadingTrivia.lowerBound ?? range.lowerBound
    let above =
      source.startOfComments(above: range.lowerBound, notBefore: limit)..<range.lowerBound
    let behind = range.upperBound..<source.endOfLine(from: range.upperBound)
    let lines = [above, behind].flatMap { source.text($0).split(whereSeparator: \.isNewline) }
    let line = lines.map { $0.drop { $0.isWhitespace || $0 == "/" || $0 == "*" } }
      .first { $0.lowercased().split { !$0.isLetter }.contains(where: Self.tellsOfChange) }
    return line.map(String.init)
  }

  private static func tellsOfChange(_ word: Substring) -> Bool {
    wordsOfChange.contains(String(word))
  }

  private static let wordsOfChange: Set = [
    "adjust", "adjusted", "adjusts", "change", "changed", "changes", "changing", "configured",
    "modified", "modifies",
    "modify", "mutated", "mutates", "overridden", "override", "overrides", "overwritten",
    "overwrites", "reassigned",
    "tweak", "tweaked", "tweaks",
  ]
}

extension AccessorBlock {
  /// Whether it has observers, and no getter.
  var isObserving: Bool {
    let accessors = node.descendantsAndSelf { $0.is(.codeBlock) }
      .compactMap { $0.as(AccessorDecl.self)?.accessorSpecifier?.name }
    return !accessors.isEmpty && accessors.allSatisfy { ["willSet", "didSet"].contains($0) }
  }
}

extension VariableDecl {
  /// Whether a macro of a framework, or of the standard library, puts something safe in the variable's place.
  ///
  /// Have: @Tag static var slow: Self, @TaskLocal var request: Request?
  fileprivate var isMadeByMacro: Bool {
    let names = attributes?.attributes.map(\.name) ?? []
    return names.contains { Self.macros.contains($0) }
  }

  private static let macros = NameTable(
    """
    _Concurrency: TaskLocal
    Testing: Tag
    TipKit: Parameter
    """)
}

extension VariableDecl {
  /// The property wrapper that stores the value, without whatever else is written in front.
  fileprivate func propertyWrapper(in context: Context) -> String? {
    attributes?.attributes.compactMap(\.name).first { name in
      !["available", "nonobjc", "objc"].contains(name)
        && Isolation.Kind(attributes: [name], project: context.project) == nil
    }
  }

  /// Have: @MainActor @Setting static var size = 1, in a type that no actor protects
  fileprivate func isWrappedOutsideActor(in context: Context) -> Bool {
    guard propertyWrapper(in: context) != nil,
      let type = node.ancestors.first(where: { $0.declaredTypeName != nil })
    else { return false }
    return context.isolation(inside: type).kind == .nonisolated
  }
}

extension Node {
  /// Have: nil, [], [:], ""
  fileprivate var isEmptyValue: Bool { ["nil", "[]", "[:]", "\"\""].contains(compactText) }
}
