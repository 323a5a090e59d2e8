import Rewriter

/// A requirement of a protocol and the functions that meet it, if all of them may become asynchronous together.
struct RequirementFamily {
  /// What the protocol's file adds.
  let addition: Addition

  /// What the files of the functions add that meet the requirement.
  let witnesses: [Addition]

  /// `nil` where one of the functions can't change, and where others than the project's may meet the requirement.
  init?(of alternative: AsyncAlternative) {
    let context = alternative.context
    let functions = CalledOnceCallees(context).witnesses(of: alternative.completion)
    guard alternative.isOfHiddenProtocol, !functions.isEmpty, alternative.foreignHeir == nil else {
      return nil
    }
    var additions: [Addition] = []
    for (function, _) in functions {
      guard let witness = alternative.witness(function),
        witness.effects == alternative.effects,
        witness.textOfIsolation == alternative.textOfIsolation
      else { return nil }
      additions.append(witness.additionInPlace)
    }
    addition = alternative.additionInPlace
    witnesses = additions
  }

  /// Whether a run makes all that it can of the functions.
  func isMade(in context: Context) -> Bool {
    ([addition] + witnesses).allSatisfy { context.withheld[$0] == nil }
  }
}

extension CompletionToAsync {
  /// The family of the function, whatever a run makes of it: of the requirement that it is, or meets.
  var wholeFamily: RequirementFamily? {
    guard function.body != nil else {
      return alternative.flatMap(RequirementFamily.init)
    }
    let found = requirementsMet.lazy.compactMap { facts, home -> RequirementFamily? in
      home.tree.functions(named: facts.name).lazy
        .filter { $0.body == nil && $0.fullName == facts.fullName }
        .compactMap { CompletionParameter(of: $0, in: home) }
        .compactMap { CompletionToAsync(completion: $0, context: home).wholeFamily }.first
    }.first
    guard let family = found, let own = alternative?.additionInPlace,
      family.witnesses.contains(own)
    else { return nil }
    return family
  }

  /// The family that becomes asynchronous in this run, as far as is known.
  var family: RequirementFamily? { wholeFamily.flatMap { $0.isMade(in: context) ? $0 : nil } }

  private var alternative: AsyncAlternative? {
    guard let paths = try? paths(), paths.gap == nil else { return nil }
    return try? AsyncAlternative(of: completion, paths: paths, in: context)
  }

  /// The requirements of a protocol of the project that the function meets, with the file of each.
  private var requirementsMet: [(FunctionFacts, Context)] {
    guard let requirement = claims.requirement else { return [] }
    return context.project.requirements(like: function, of: requirement).compactMap { facts in
      context.seen(inFile: facts.path).map { (facts, $0) }
    }
  }
}

extension AsyncAlternative {
  /// Whether no code but the project's can see the protocol that requires the function, which has no default for it.
  fileprivate var isOfHiddenProtocol: Bool {
    guard let requirer = function.node.ancestors.lazy.compactMap({ $0.as(ProtocolDecl.self) }).first
    else { return false }
    let modifiers = requirer.modifiers?.node.elements(DeclModifier.self) ?? []
    let isPublic = modifiers.contains { ["public", "open", "package"].contains($0.name?.text) }
    return !isPublic || context.project.isSeenOnlyInRoot(context.path)
  }

  /// A type that the project doesn't declare, and that conforms to the protocol: it has a function that stays.
  var foreignHeir: String? {
    let owner = OwnCallee(completion, in: context).owner
    return context.project.tables.heirs.foreignHeirs(of: owner).first
  }

  /// The asynchronous form of a function that meets the requirement; `nil` where it can't change with that.
  fileprivate func witness(_ facts: FunctionFacts) -> AsyncAlternative? {
    guard !facts.modifiers.contains(.override), let home = context.seen(inFile: facts.path),
      home.project.types[facts.owner]?.contains(where: { $0.kind == .protocol }) == false,
      AsyncForms.areWritten(in: home)
    else { return nil }
    let function = home.tree.functions(named: facts.name).first { function in
      let owner = home.enclosingTypeNames(of: function.node).first
      return function.body != nil && function.fullName == facts.fullName
        && owner.map { home.project.resolve($0) } == facts.owner
    }
    guard let completion = function.flatMap({ CompletionParameter(of: $0, in: home) }),
      let paths = try? CompletionToAsync(completion: completion, context: home).paths(),
      paths.gap == nil
    else { return nil }
    return try? AsyncAlternative(of: completion, paths: paths, in: home)
  }
}

extension ProjectIndex {
  /// The protocol's own requirements of a function's name and labels.
  func requirements(like function: FunctionDecl, of requirer: String) -> [FunctionFacts] {
    let name = function.fullName
    return members(named: function.name?.name ?? "", of: requirer, inherited: false).compactMap {
      guard case .function(let other) = $0, other.modifiers.contains(.requirement),
        other.fullName == name
      else { return nil }
      return other
    }
  }
}
