import Rewriter

/// What is done with a member of a variable: `x.a.b = 1`, `x.a.append(1)`.
struct MemberUse {
  private let use: Node
  private let context: Context

  /// Of the variable, where its declaration tells.
  private let type: KnownType?

  init(of use: Node, typed type: KnownType? = nil, in context: Context) {
    self.use = use
    self.type = type
    self.context = context
  }

  private func valueType(of base: Node) -> KnownType? {
    let known = base == use ? type : nil
    return (known ?? context.valueType(of: base))?.unwrapped
  }

  /// Whether it may change the variable itself, and not only an object that it leads to.
  var mayChange: Bool {
    guard let member = outermostMember else { return true }
    guard let base = member.base else { return true }
    // Have: x.object.count = 1, logger.level = 1, where the value is a type
    if isObject(base) || isMetatype(base) { return false }
    return isAssignment || mayChange(by: member.name ?? "", base)
  }

  /// Whether that is known: a member is set of a variable whose type is known, or a method called that changes it.
  var isKnownToChange: Bool {
    guard let base = outermostMember?.base, let type = valueType(of: base) else {
      return false
    }
    if isAssignment { return true }
    let method = outermostMember?.name ?? ""
    if type.element != nil || type.dictionaryValue != nil {
      return Self.changersOfCollections.contains(method)
    }
    guard let written = type.name else { return false }
    let name = context.project.resolve(written, inside: type.scope)
    return Self.changers[name]?.contains(method) == true
      || !context.project.members(named: method, of: name, inherited: true).isEmpty
  }

  private var isAssignment: Bool {
    guard let member = outermostMember else { return false }
    return member.node.parent?.as(FunctionCallExpr.self)?.calledExpression != member.node
  }

  /// The last member of the chain: `x.a.append` of `x.a.append(1)`.
  private var outermostMember: MemberAccessExpr? {
    var last: MemberAccessExpr?
    for ancestor in use.ancestors {
      switch ancestor.kind {
      case .memberAccessExpr: last = ancestor.as(MemberAccessExpr.self)
      case .optionalChainingExpr, .forceUnwrapExpr: continue
      default: return last
      }
    }
    return last
  }

  /// Whether an object is anywhere in the chain.
  ///
  /// Have: Item.icon?.withTint(tint), of which only the declaration tells the type
  private func isObject(_ base: Node) -> Bool {
    if let type, base == use || base.encloses(use), context.isObject(type) { return true }
    var next: Node? = base
    while let expression = next {
      if context.isObject(expression) { return true }
      next = expression == use ? nil : expression.children.first
    }
    return false
  }

  private func isMetatype(_ base: Node) -> Bool {
    if case .metatype? = valueType(of: base)?.shape { true } else { false }
  }

  private func mayChange(by method: String, _ base: Node) -> Bool {
    guard let value = valueType(of: base) else {
      // Of whatever type: a method of the name that changes a value is nobody's but the project's.
      let own = context.project.functions[method] ?? []
      return !Self.readers.contains(method) || !own.allSatisfy { isNonmutating(.function($0)) }
    }
    if value.element != nil, value.name == nil { return !Self.readers.contains(method) }
    guard let written = value.name else { return true }
    let type = context.project.resolve(written, inside: value.scope)
    let own = context.project.members(named: method, of: type, inherited: true)
    guard own.isEmpty else { return !own.allSatisfy(isNonmutating) }
    if context.project.types.contains(type) { return true }
    // Have: an extension of a protocol of the type's, with a mutating method
    let named = context.project.functions[method] ?? []
    guard named.allSatisfy({ isNonmutating(.function($0)) }) else { return true }
    if let changers = Self.changers[type] { return changers.contains(method) }
    return !Self.readers.contains(method)
  }

  private func isNonmutating(_ member: MemberFacts) -> Bool {
    guard case .function(let function) = member, let other = context.seen(inFile: function.path)
    else { return false }
    return other.tree.all(FunctionDecl.self).allSatisfy { declaration in
      declaration.name?.name != function.name
        || declaration.modifiers?.node.tokens.contains { $0.name == "mutating" } != true
    }
  }

  private static let changersOfCollections = NameTable(
    """
    Swift: append formUnion insert merge popLast remove removeAll removeFirst removeLast removeValue reverse shuffle
      sort subtract swapAt update updateValue
    """)

  /// All methods of values of Foundation that change them, by the type: any other only reads.
  private static let changers: [String: Set<String>] = [
    "URL": [
      "append", "appendPathComponent", "appendPathExtension", "deleteLastPathComponent",
      "deletePathExtension", "removeAllCachedResourceValues", "removeCachedResourceValue",
      "resolveSymlinksInPath", "setResourceValues", "setTemporaryResourceValue", "standardize",
    ],
    "Date": ["addTimeInterval"], "DateInterval": [], "UUID": [], "Locale": [], "TimeZone": [],
    "Calendar": [], "URLComponents": [], "Notification": [], "OSSignposter": [],
    "URLRequest": ["addValue", "setValue"],
    "DateComponents": ["setValue"], "Logger": [],
    "IndexPath": ["append", "partition", "reverse", "shuffle", "sort", "swapAt"],
  ]

  /// Methods of the standard library's values, and of Foundation's, that change nothing.
  private static let readers = NameTable(
    """
    Swift: allSatisfy compactMap compactMapValues contains count distance dropFirst dropLast elementsEqual
      enumerated filter first firstIndex flatMap forEach hasPrefix hasSuffix hash index intersection isDisjoint
      isSubset isSuperset joined last lastIndex lowercased map mapValues max merging min prefix randomElement
      reduce reversed rounded shuffled sorted split starts suffix subtracting symmetricDifference union uppercased
    Foundation: addingTimeInterval appending appendingPathComponent appendingPathExtension components compare date
      dateComponents deletingLastPathComponent deletingPathExtension formatted isDate path replacingOccurrences string
      timeIntervalSince trimmingCharacters
    """)
}
