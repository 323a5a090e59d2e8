import Rewriter

/// A type that hides Swift's `Task`, and whether it could be used in the ways of a task.
struct TaskModel {
  private let hiding: ShadowingType
  private let project: ProjectIndex

  /// The types whose members it has: itself and what it inherits from, or what it is constrained to.
  private let owners: [String]

  private let genericParameters: [GenericParameter]

  init(_ hiding: ShadowingType, in context: Context) {
    self.hiding = hiding
    switch hiding.meaning {
    case .type(let name):
      project = context.project
      owners = context.project.ancestry(of: name)
      genericParameters = context.project.typeParameters(of: name)
    case .placeholder(let parameter, let scope):
      let constraints =
        parameter.constraint?.split(separator: "&").map { TypeSpelling($0).name } ?? []
      let types = constraints.map { context.project.resolve($0, inside: scope) }
      project = context.project
      owners = types.flatMap(context.project.ancestry)
      genericParameters = []
    case .local(let node):
      let facts = FileFacts(path: hiding.path, source: SourceFile(node.text))
      let name = node.declaredTypeName ?? ""
      project = ProjectIndex([facts], sdk: context.project.sdk)
      owners = project.ancestry(of: name)
      genericParameters = project.typeParameters(of: name)
    }
  }
}

extension TaskModel {
  /// How the type may be meant by the use; `nil` if it can't be.
  func claim(to use: TaskUse) -> Refusal? {
    if case .type(let name) = hiding.meaning, project.types[name] == nil {
      return Refusal(
        .otherTaskFits,
        "'Task' may mean '\(name)', which isn't in this project; write '_Concurrency.Task' where you mean Swift's"
      )
    }
    return claim(to: use.form).map {
      Refusal(
        .otherTaskFits,
        "the 'Task' of \(hiding.path) \($0); write '_Concurrency.Task' where you mean Swift's")
    }
  }

  private func claim(to form: TaskUse.Form) -> String? {
    switch form {
    case .call(let labels, let hasTrailingClosure):
      canBeCalled(labels: labels, hasTrailingClosure: hasTrailingClosure)
        ? "has an initializer that takes these arguments" : nil
    case .member(let name):
      hasStaticMember(name) ? "has a static '\(name)' of its own" : nil
    case .generic:
      genericParameters.count == 2 || genericParameters.contains(where: \.isPack)
        ? "also has two generic parameters" : nil
    case .extension:
      genericParameters.contains { ["Success", "Failure"].contains($0.name) }
        ? "also has a generic parameter of that name" : nil
    }
  }

  /// What the type inherits from that nothing is known of, and that may bring initializers and static
  /// members.
  var unknownAncestor: String? {
    owners.first { project.types[$0] == nil && project.sdk.isolation(ofType: $0) == nil }
  }
}

extension TaskModel {
  private func canBeCalled(labels: [String], hasTrailingClosure: Bool) -> Bool {
    let signatures = initializers + memberwiseInitializers
    if signatures.contains(where: { $0.takes(labels, hasTrailingClosure: hasTrailingClosure) }) {
      return true
    }
    return labels.isEmpty && owners.contains(where: hasSDKInitializerWithClosure)
  }

  private var initializers: [Signature] {
    owners.flatMap { project.members(named: "init", of: $0, inherited: false) }.compactMap {
      member in
      guard case .function(let initializer) = member else { return nil }
      let generic = genericParameters + initializer.genericParameters
      return Signature(
        parameters: initializer.parameters.map { parameter in
          Signature.Parameter(
            label: parameter.label, hasDefault: parameter.hasDefault,
            mayTakeClosure: mayTakeClosure(
              parameter.type, inside: initializer.owner, generic: generic))
        })
    }
  }

  /// The initializer that a struct has of itself. Whether an explicit one is in its declaration or an
  /// extension doesn't show, so that it is reckoned with wherever there are extensions.
  private var memberwiseInitializers: [Signature] {
    guard let type = owners.first, let declarations = project.types[type],
      declarations.contains(where: { $0.kind == .struct }),
      !project.extensions(of: type).isEmpty || initializers.isEmpty
    else { return [] }
    let parameters = project.members(of: type).compactMap { member -> Signature.Parameter? in
      guard case .variable(let variable) = member, variable.isMemberwiseParameter else {
        return nil
      }
      let type = variable.type ?? ""
      return Signature.Parameter(
        label: variable.name, hasDefault: variable.mayHaveInitialValue,
        mayTakeClosure: mayTakeClosure(
          type, inside: variable.owner, generic: genericParameters))
    }
    return [Signature(parameters: parameters)]
  }

  private func mayTakeClosure(
    _ written: String, inside scope: String, generic: [GenericParameter],
  ) -> Bool {
    let attributes = TypeSpelling.attributes(of: written)
    if attributes.contains("autoclosure") { return false }
    let type = TypeSpelling(written)
    if type.core == "Any" || generic.contains(where: { $0.name == type.name }) { return true }
    return TypeSpelling(project.closureType(of: written, inside: scope)).functionResult != nil
  }

  /// Such as `BlockOperation.init(block:)`.
  private func hasSDKInitializerWithClosure(_ type: String) -> Bool {
    guard project.types[type] == nil else { return false }
    let isMeant = project.sdk.callbacks(ofInitializersOf: type).contains { callback in
      callback.function.count(where: { $0 == ":" }) == 1
    }
    return isMeant
      || project.sdk.inherited(by: type).first.map(hasSDKInitializerWithClosure) ?? false
  }

  private func hasStaticMember(_ name: String) -> Bool {
    owners.contains { owner in
      project.members(named: name, of: owner, inherited: false).contains { member in
        member.modifiers.contains(.static) && !project.extendsConcurrencyTask(member, of: owner)
      } || Self.staticMembersOfSDK[owner]?.contains(name) == true
    }
  }

  /// Static members of Apple's classes that are called like those of a task (Foundation's headers).
  private static let staticMembersOfSDK: [String: Set<String>] = ["Thread": ["sleep"]]
}

/// The parameters of an initializer.
private struct Signature {
  struct Parameter {
    /// Empty for none.
    let label: String
    let hasDefault: Bool
    let mayTakeClosure: Bool
  }

  let parameters: [Parameter]

  /// Whether a call may be meant. A trailing closure is for any parameter after the labelled ones.
  func takes(_ labels: [String], hasTrailingClosure: Bool) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let position = rest.firstIndex(where: { $0.label == label }),
        rest[..<position].allSatisfy(\.hasDefault)
      else { return false }
      rest = rest[(position + 1)...]
    }
    guard hasTrailingClosure else { return rest.allSatisfy(\.hasDefault) }
    return rest.indices.contains { position in
      rest[position].mayTakeClosure
        && rest.indices.allSatisfy { $0 == position || rest[$0].hasDefault }
    }
  }
}

extension VariableFacts {
  fileprivate var isMemberwiseParameter: Bool {
    !isComputed && !modifiers.contains(.static) && !modifiers.contains(.lazy)
      && !(isConstant && hasInitialValue)
  }

  /// A `var` of optional type is `nil` at first.
  fileprivate var mayHaveInitialValue: Bool {
    hasInitialValue || !isConstant && (type.map { TypeSpelling($0).isOptional } ?? true)
  }
}

extension ProjectIndex {
  /// The names of the static members that the project gives Swift's task, where an extension says that it is one:
  /// `extension Task where Success == Never`.
  var staticMembersOfConcurrencyTask: Set<String> {
    names.membersOfTask.answer(to: "Task") {
      let extended = ["Task", "_Concurrency.Task"].filter { !extensions(of: $0).isEmpty }
      let named = extended.flatMap { type in
        members(of: type).filter { member in
          member.modifiers.contains(.static)
            && (type != "Task" || extendsConcurrencyTask(member, of: type))
        }
      }
      return Set(named.compactMap(\.name))
    }
  }

  /// Whether a member is declared in a file with `extension Task where Success == …`, which isn't about
  /// a type of the project that has no such parameters: the member is taken for one of Swift's task.
  fileprivate func extendsConcurrencyTask(_ member: MemberFacts, of type: String) -> Bool {
    let ownNames = typeParameters(of: type).map(\.name)
    let names = ["Success", "Failure"].filter { !ownNames.contains($0) }
    return extensions(of: type).contains { facts in
      let words = facts.whereClause?.split { !$0.isLetter } ?? []
      return facts.path == member.path && names.contains { words.contains(Substring($0)) }
    }
  }
}
