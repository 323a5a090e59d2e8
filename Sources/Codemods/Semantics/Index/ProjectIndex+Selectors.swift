/// What the Objective-C runtime may call.
extension ProjectIndex {
  /// The uses of the method or property of the type that name it for the Objective-C runtime: in
  /// Swift, in storyboards and xibs, and in files in Objective-C.
  ///
  /// A use of the same name that may be about another type counts too, unless its own type is known
  /// to be no relative. Selectors put together at run time are not known.
  ///
  /// - Parameter type: The qualified name of the type that declares the method.
  func selectorUses(ofMethod method: FunctionFacts, in type: String) -> [SelectorUse] {
    let selector = method.objectiveCSelector
    let labels = method.parameters.map(\.label)
    let written = tables.selectorUses[method.name] ?? []
    let strings = selector == method.name ? [] : tables.selectorUses[selector] ?? []
    var uses = (written + strings).filter { use in
      switch use.form {
      case .expression(let receiver, let named):
        named.map { $0 == labels } ?? true && maySee(method.path, from: use.path)
          && isAbout(type, use, receiver: receiver)
      case .string, .interfaceFile: use.name == selector
      case .keyPath: labels.isEmpty
      case .objectiveC: false
      }
    }
    if let path = foreign.objectiveCFile(mentioning: selector) {
      uses.append(SelectorUse(form: .objectiveC, name: selector, path: path))
    }
    return uses
  }

  /// The uses of the name of a property, as of ``selectorUses(ofMethod:in:)``.
  func selectorUses(ofProperty name: String, in type: String) -> [SelectorUse] {
    var uses = (tables.selectorUses[name] ?? []).filter { use in
      guard case .expression(let receiver, let labels) = use.form else { return true }
      return labels == nil && isAbout(type, use, receiver: receiver)
    }
    if let path = foreign.objectiveCFile(mentioning: name) {
      uses.append(SelectorUse(form: .objectiveC, name: name, path: path))
    }
    return uses
  }

  private func isAbout(_ type: String, _ use: SelectorUse, receiver: String?) -> Bool {
    let project = seen(from: use.path)
    switch receiver {
    case nil, "self", "Self":
      // A function in a type may name a method of the types around that one as well.
      return Self.scopes(from: use.scope).contains { project.areRelated($0, type) }
    case let receiver? where receiver.beginsWithCapital:
      return project.areRelated(project.resolve(receiver, inside: use.scope), type)
    default:
      return true
    }
  }

  private func areRelated(_ first: String, _ second: String) -> Bool {
    ancestry(of: first).contains(second) || ancestry(of: second).contains(first)
  }

  /// Whether the Objective-C runtime sees a method, as far as the project tells: it says so itself,
  /// its type or extension does for all members, or a superclass does.
  func isExposedToObjectiveC(_ method: FunctionFacts) -> Bool {
    let isMarked = method.attributes.contains { Self.exposing.contains($0) }
    if isMarked || method.objectiveCName != nil { return true }
    guard !method.owner.isEmpty else { return false }
    if method.traits.contains(.isInObjectiveCExtension) { return true }
    let ancestors = ancestry(of: method.owner)
    if ancestors.contains(where: { types[$0]?.contains(where: \.exposesMembers) == true }) {
      return !method.modifiers.contains(.private)
    }
    // An override is exposed with what it overrides; so is what meets an `@objc` requirement.
    return ancestors.dropFirst().contains { ancestor in
      members(of: ancestor).contains { member in
        guard case .function(let other) = member, other.name == method.name,
          other.parameters.map(\.label) == method.parameters.map(\.label)
        else { return false }
        let isProtocol = types[ancestor]?.contains { $0.attributes.contains("objc") } == true
        return isProtocol || other.attributes.contains { Self.exposing.contains($0) }
      }
    }
  }

  /// Attributes that make a member visible to the Objective-C runtime.
  private static let exposing: Set = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]
}

extension TypeFacts {
  fileprivate var exposesMembers: Bool { attributes.contains("objcMembers") }
}

extension FunctionFacts {
  /// The selector that the Objective-C runtime knows the method by.
  ///
  /// As Swift makes it: the base name, the first label with `With` in front of it where there is no
  /// preposition, and the other labels (lib/AST, `AbstractFunctionDecl::getObjCSelector`).
  var objectiveCSelector: String {
    if let objectiveCName { return objectiveCName }
    var labels = parameters.map(\.label)
    // `throws` and `async` add a parameter each for the caller's error and completion.
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      labels.append("error")
    }
    guard let first = labels.first else { return name }
    let start = first.isEmpty ? name : name + word(for: first)
    return ([start] + labels.dropFirst()).map { $0 + ":" }.joined()
  }

  /// What the first label adds to the name.
  private func word(for label: String) -> String {
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    if parameters.isEmpty, label == "error" { return "AndReturnError" }
    let isJoined =
      Self.prepositions.contains(Self.firstWord(of: label))
      || Self.prepositions.contains(Self.lastWord(of: name))
    return isJoined ? capitalized : "With" + capitalized
  }

  /// `with` of `withName`
  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  /// `to` of `moveTo`
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// The words next to which Swift puts no `With` (lib/Basic/PartsOfSpeech.def).
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
