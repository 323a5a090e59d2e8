/// Types that are not the project's.
extension SendabilityRules {
  func sendability(
    ofForeign type: KnownType, named name: String, arguments: [KnownType],
  ) -> Sendability {
    let project = project(for: type)
    let bare = name.withoutStandardModule
    if Self.rootTypes.contains(bare) {
      return Sendability(.no, because: ["'\(bare)' may be anything"])
    }
    if bare == "Sendable" || bare == "Void" || bare == "AnyClass" {
      return Sendability(.yes, because: ["'\(bare)'"])
    }
    if let declared = declaredInExtension(of: name, in: project) { return declared }
    if GenericSendability.always.contains(bare) { return Sendability(.yes, because: ["'\(bare)'"]) }
    if GenericSendability.conditional.contains(bare) {
      guard !arguments.isEmpty else {
        return Sendability(.unknown, because: ["the arguments of '\(bare)' aren't known"])
      }
      // Have: Result<Item>, which a package declares
      if let names = GenericSendability.parameters[bare], names.count != arguments.count {
        return Sendability(.unknown, because: ["'\(bare)' isn't the standard library's"])
      }
      let handed =
        GenericSendability.endingInError.contains(bare) ? arguments.dropLast() : arguments[...]
      let parts = handed.map { inGeneric().sendability(of: $0) }
      return Sendability(all: parts, because: "'\(bare)' of Sendable types")
    }
    switch project.sdk.sendability(of: bare) {
    case .sendable: return Sendability(.yes, because: ["'\(bare)' is Sendable"])
    case .notSendable: return Sendability(.no, because: ["'\(bare)' isn't Sendable"])
    case .unknown: return sendability(ofUndecided: bare, in: project)
    }
  }

  /// Types whose values may be of any class.
  static let rootTypes = NameTable(
    """
    Swift: Any AnyObject
    Foundation: NSObject ObjectiveC.NSObject Foundation.NSObject
    """)

  /// What the tables leave open: a protocol, whose values may be of any type that conforms, or a type
  /// that nothing is known of.
  private func sendability(ofUndecided name: String, in project: ProjectIndex) -> Sendability {
    guard isProtocol(name, in: project) == true else {
      return Sendability(.unknown, because: ["'\(name)' isn't known to be Sendable"])
    }
    var names = [name]
    var next = 0
    while next < names.count {
      if SendableProtocols.contains(names[next])
        || project.sdk.sendability(of: names[next]) == .sendable
      {
        return Sendability(.yes, because: ["'\(names[next])' is Sendable"])
      }
      names += project.sdk.inherited(by: names[next]).filter { !names.contains($0) }
      next += 1
    }
    return Sendability(.no, because: ["'\(name)' may be any conforming type"])
  }

  private func declaredInExtension(of name: String, in project: ProjectIndex) -> Sendability? {
    let declared = project.extensions(of: name).first { facts in
      facts.whereClause == nil && !facts.attributes.contains("available")
        && facts.inherited.contains { TypeShape($0)?.nominalName == "Sendable" }
    }
    return declared.map { Sendability(.yes, because: ["declared Sendable (\($0.path))"]) }
  }

  /// Whether the name is that of a protocol; `nil` if nothing is known of it.
  func isProtocol(_ name: String, in project: ProjectIndex) -> Bool? {
    if let declarations = project.declarations(of: name) {
      return declarations.contains { $0.kind == .protocol }
    }
    let bare = name.withoutStandardModule
    if GenericSendability.protocols.contains(bare) { return true }
    return project.sdk.kind(ofTypeOrHeader: bare).map { $0 == "protocol" }
  }

  func isProtocol(_ name: String, of type: KnownType) -> Bool? {
    let project = project(for: type)
    guard case .nominal(let resolved, _, _) = project.resolved(type) else { return nil }
    return isProtocol(resolved, in: project)
  }
}

extension String {
  /// The name without `Swift.` or `_Concurrency.` in front of it.
  var withoutStandardModule: String {
    for module in ["Swift.", "_Concurrency."] where hasPrefix(module) {
      return String(dropFirst(module.count))
    }
    return self
  }
}

/// Generic types of the standard library, as measured with Swift 6.3.1.
enum GenericSendability {
  /// Sendable if all their arguments are.
  static let conditional = NameTable(
    """
    Swift: Array ArraySlice ContiguousArray Set Dictionary Optional Result Range ClosedRange
      PartialRangeFrom PartialRangeThrough PartialRangeUpTo Slice KeyValuePairs EnumeratedSequence
      Zip2Sequence LazySequence ReversedCollection CollectionOfOne EmptyCollection Repeated
      Array.Iterator Set.Index StrideTo StrideThrough InlineArray CollectionDifference
      Unmanaged
    _Concurrency: AsyncStream AsyncThrowingStream
    """)

  /// Those whose last argument is an error, which is Sendable as every `Error` is.
  static let endingInError = NameTable(
    """
    Swift: Result
    _Concurrency: AsyncThrowingStream
    """)

  /// Whether the standard library has a type of the name.
  static func isType(_ name: String) -> Bool {
    always.contains(name) || conditional.contains(name) || protocols.contains(name)
  }

  /// The generic parameters of types that projects extend.
  static let parameters = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"],
    "Set": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Result": ["Success", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    "AsyncStream": ["Element"], "AsyncThrowingStream": ["Element", "Failure"],
  ]

  /// Protocols of the standard library that no table has.
  static let protocols = NameTable(
    """
    Swift: Sendable Any AnyObject CVarArg Error Actor StringProtocol BinaryInteger FixedWidthInteger
      SignedInteger UnsignedInteger Numeric SignedNumeric FloatingPoint BinaryFloatingPoint
      RangeExpression Copyable Escapable SendableMetatype LazySequenceProtocol
    """)

  /// Sendable whatever their arguments are, or with arguments that have to be Sendable anyway.
  static let always = NameTable(
    """
    Swift: Never Substring Character Unicode.Scalar String.Index String.Encoding ObjectIdentifier
      Set.Index Dictionary.Index StaticString SystemRandomNumberGenerator
    _Concurrency: Task UnsafeContinuation CheckedContinuation AsyncStream.Continuation
      AsyncThrowingStream.Continuation TaskPriority CancellationError MainActor
    Synchronization: Mutex Atomic
    Combine: Subscribers.Completion
    """)
}
