import Rewriter

/// Calls and subscripts.
extension ExpressionTypes {
  func link(ofCall call: FunctionCallExpr) -> Link? {
    guard let callee = call.calledExpression else { return nil }
    if let closure = callee.closureInParentheses {
      return result(of: closure).map { Link(entity: .value($0)) }
    }
    if let type = dynamicType(in: call) { return Link(entity: .type(type)) }
    if let type = typeOfNewCollection(callee) { return Link(entity: .value(type)) }
    if let result = resultOfClosure(calledBy: callee, in: call) {
      return Link(entity: .value(result))
    }
    let base = link(of: callee)
    let result = base.flatMap { self.result(of: $0.entity, in: call) }
    return result.map { Link(entity: .value($0), isChained: base?.isChained ?? false) }
      ?? standardResult(of: callee, in: call) ?? inheritedResult(of: callee, in: call)
      ?? freeResult(of: callee, in: call)
  }

  /// Have: queue.sync { items }, lock.withLock { count }, which return what their closure does
  private func resultOfClosure(calledBy callee: Node, in call: FunctionCallExpr) -> KnownType? {
    guard let name = callee.as(MemberAccessExpr.self)?.name,
      Self.functionsReturningResult.contains(name), !project.functions.contains(name),
      call.arguments?.arguments.isEmpty != false
    else { return nil }
    return call.trailingClosure.flatMap(result)
  }

  private static let functionsReturningResult = NameTable(
    """
    Dispatch: sync
    Foundation: withLock
    """)

  /// Have: type(of: self).queue
  private func dynamicType(in call: FunctionCallExpr) -> KnownType? {
    guard let name = call.calledExpression?.referencedName, name == "type",
      call.argumentLabels == ["of"], !project.functions.contains(name),
      case .unknown = context.resolution(of: name, at: call.node),
      let value = call.arguments?.arguments.first?.expression
    else { return nil }
    return type(of: value)
  }

  /// Have: [Item](), [String: Item]()
  private func typeOfNewCollection(_ callee: Node) -> KnownType? {
    guard callee.is(.arrayExpr) || callee.is(.dictionaryExpr) else { return nil }
    return KnownType(
      callee.compactText, scope: context.enclosingTypeNames(of: callee).first ?? "",
      path: context.path)
  }

  /// Have: CGColorSpaceCreateDeviceRGB(), of no module of the root.
  private func freeResult(of callee: Node, in call: FunctionCallExpr) -> Link? {
    guard let name = callee.as(DeclReferenceExpr.self)?.name, call.trailingClosure == nil,
      !project.functions.contains(name), case .unknown = context.resolution(of: name, at: callee)
    else { return nil }
    let labels = call.argumentLabels.map { $0 + ":" }.joined()
    return project.sdk.resultType(ofFreeFunction: "\(name)(\(labels))")
      .flatMap { KnownType($0, path: context.path) }.map { Link(entity: .value($0)) }
  }

  /// Have: expectation(description: "done"), of a method that the type inherits from an SDK's.
  private func inheritedResult(of callee: Node, in call: FunctionCallExpr) -> Link? {
    guard let name = callee.as(DeclReferenceExpr.self)?.name,
      case .unknown = context.resolution(of: name, at: callee),
      let type = context.selfType(at: callee)
    else { return nil }
    return result(of: .foreign(name, of: type, isStatic: false), in: call)
      .map { Link(entity: .value($0)) }
  }

  private func result(of callee: Entity, in call: FunctionCallExpr) -> KnownType? {
    switch callee {
    case .type(let type): return initialized(type, by: call)
    case .value(let type): return unwrapped(type).result
    case .functions(let functions, let receiver):
      return result(of: functions, receiver: receiver, in: call)
    case .localFunction(let function):
      guard function.genericParameterClause == nil else { return nil }
      return function.signature?.returnClause?.type.map(context.knownType) ?? void
    case .enumCase(let type): return type
    case .foreign(let name, let type, let isStatic):
      if isStatic, Self.singletonFunctions.contains(name) { return type }
      guard call.trailingClosure == nil else { return nil }
      let labels = call.argumentLabels.map { $0 + ":" }.joined()
      return foreignType(ofMember: "\(name)(\(labels))", of: type)
    case .module: return nil
    }
  }

  private var void: KnownType { KnownType(.tuple([]), path: context.path) }

  /// Static functions of Apple's classes that return an instance of the class.
  private static let singletonFunctions = NameTable(
    """
    Foundation: sharedInstance shared current default main global
    """)

  private func result(
    of functions: [FunctionFacts], receiver: KnownType?, in call: FunctionCallExpr,
  ) -> KnownType? {
    let fitting = functions.filter { $0.accepts(call, in: project) }
    let results = fitting.compactMap { result(of: $0, receiver: receiver) }
    return !results.isEmpty && results.count == fitting.count && agree(results) ? results[0] : nil
  }

  func result(of function: FunctionFacts, receiver: KnownType?) -> KnownType? {
    guard let text = function.result else { return void }
    if text == "Self" { return receiver }
    let type = signatureType(text, of: function, receiver: receiver)
    let generic = Set(function.genericParameters.map(\.name))
    // What the type checker infers from the arguments is not evident.
    return type.flatMap { $0.shape.mentions(generic) ? nil : $0 }
  }

  /// A type of a function's signature.
  func signatureType(
    _ text: String, of function: FunctionFacts, receiver: KnownType?,
  ) -> KnownType? {
    var bindings = receiver.map { self.bindings(of: $0, in: function.owner) } ?? [:]
    for parameter in function.genericParameters { bindings[parameter.name] = .unknown }
    return KnownType(text, scope: function.owner, path: function.path, bindings: bindings)
  }

  /// The type of what an initializer makes, which may be an optional.
  private func initialized(_ type: KnownType, by call: FunctionCallExpr) -> KnownType? {
    guard let type = project.expanded(type),
      case .nominal(let name, _, _) = project.resolved(type)
    else { return nil }
    let hasArguments = call.arguments != nil || call.trailingClosure != nil
    guard let declarations = project.types[name] else {
      return hasArguments ? type.maybeOptional : type
    }
    let initializers = project.members(named: "init", of: name, inherited: true).compactMap {
      if case .function(let function) = $0, function.accepts(call, in: project) {
        function
      } else {
        nil
      }
    }
    if initializers.isEmpty {
      // The initializer is the compiler's own, or a superclass's.
      let isRaw = call.arguments?.arguments.first?.label?.name == "rawValue"
      if isRaw, declarations.contains(where: { $0.kind == .enum }) { return type.optional }
      let isOwn = declarations.allSatisfy { $0.kind == .struct || $0.kind == .actor }
      return isOwn || !hasArguments ? type : type.maybeOptional
    }
    let failable = initializers.filter { $0.traits.contains(.isFailable) }
    if failable.isEmpty { return type }
    return failable.count == initializers.count ? type.optional : type.maybeOptional
  }

  func link(ofSubscript call: SubscriptCallExpr) -> Link? {
    guard let base = link(of: call.calledExpression), let written = value(of: base.entity),
      let argument = call.arguments?.arguments.first, call.arguments?.arguments.count == 1,
      argument.label == nil
    else { return nil }
    let type = expanded(written)
    if let value = type.dictionaryValue {
      return Link(entity: .value(value.wrappedOnce), isChained: base.isChained)
    }
    guard let element = type.element, argument.expression.map(isIndex) == true else { return nil }
    return Link(entity: .value(element), isChained: base.isChained)
  }

  /// Whether the value is an index, and not a range of them.
  private func isIndex(_ expression: Node) -> Bool {
    expression.is(.integerLiteralExpr) || type(of: expression)?.name == "Int"
  }
}

/// Functions of the standard library.
extension ExpressionTypes {
  private func standardResult(of callee: Node, in call: FunctionCallExpr) -> Link? {
    guard let access = callee.as(MemberAccessExpr.self), let name = access.name,
      let base = link(of: access.base)
    else { return nil }
    if case .type(let type) = base.entity {
      return resultOfUnmanaged(name, on: type).map { Link(entity: .value($0)) }
    }
    guard let written = value(of: base.entity) else { return nil }
    let type = expanded(written)
    return
      (resultOfUnmanaged(name, on: type) ?? resultOfDecoder(name, on: type, in: call)
      ?? standardResult(of: name, on: type)
      ?? result(ofElementFunction: name, on: type, in: call)
      ?? result(ofResultFunction: name, on: type, in: call)
      ?? (base.isChained ? nil : result(ofOptionalFunction: name, on: type, in: call)))
      .map { Link(entity: .value($0), isChained: base.isChained) }
  }

  /// Have: Unmanaged<Screen>.fromOpaque(pointer).takeUnretainedValue()
  private func resultOfUnmanaged(_ name: String, on type: KnownType) -> KnownType? {
    guard type.name == "Unmanaged", project.types["Unmanaged"] == nil,
      let instance = type.genericArguments.first
    else { return nil }
    switch name {
    case "takeRetainedValue", "takeUnretainedValue": return instance
    case "fromOpaque", "passRetained", "passUnretained", "retain", "autorelease": return type
    default: return nil
    }
  }

  /// Have: try JSONDecoder().decode(Page.self, from: data)
  private func resultOfDecoder(
    _ name: String, on type: KnownType, in call: FunctionCallExpr,
  ) -> KnownType? {
    guard name == "decode", type.name == "JSONDecoder" || type.name == "PropertyListDecoder",
      let type = call.arguments?.arguments.first?.expression?.as(MemberAccessExpr.self),
      type.name == "self", case .type(let decoded)? = link(of: type.base)?.entity
    else { return nil }
    return decoded
  }

  private func standardResult(of name: String, on type: KnownType) -> KnownType? {
    if type.name == "String", !type.isOptional {
      if Self.stringFunctions.contains(name) { return standard("String") }
      return ["hasPrefix", "hasSuffix", "contains"].contains(name) ? standard("Bool") : nil
    }
    guard let element = type.element else { return nil }
    switch name {
    case "first", "last", "randomElement", "popLast", "min", "max": return element.wrappedOnce
    case "filter", "sorted", "shuffled":
      return type.dictionaryValue == nil || name != "filter"
        ? element.part(.array(element.shape)) : nil
    case "contains", "allSatisfy": return standard("Bool")
    case "joined": return element.name == "String" ? standard("String") : nil
    case "removeFirst", "removeLast": return element
    default: return nil
    }
  }

  private static let stringFunctions = NameTable(
    """
    Swift: lowercased uppercased
    Foundation: replacingOccurrences trimmingCharacters appendingPathComponent
    """)
}

/// Closures.
extension ExpressionTypes {
  /// The type that a closure has by what is written in it.
  func closureType(of expression: Node) -> KnownType? {
    expression.as(ClosureExpr.self).flatMap(expectedType)
  }

  /// The type of a closure's parameter by its position.
  func type(ofParameter position: Int, of closure: ClosureExpr) -> KnownType? {
    let written = closure.writtenParameters
    if written.indices.contains(position), let type = written[position].type {
      return context.knownType(type)
    }
    guard var parameters = expectedType(of: closure)?.parameters else { return nil }
    if parameters.count == 1, parameters[0].name == "Output", project.types["Output"] == nil {
      parameters = [output(sentTo: closure) ?? parameters[0]]
    }
    let count = closure.parameterNames.count
    // One tuple may be taken apart.
    if count > 1, parameters.count == 1, let elements = expanded(parameters[0]).tupleElements {
      return elements.indices.contains(position) ? elements[position].type : nil
    }
    let type = parameters.indices.contains(position) ? parameters[position] : nil
    return type.flatMap { project.expanded($0) == nil ? nil : $0 }
  }

  /// The function type that the place of a closure asks for.
  func expectedType(of closure: ClosureExpr) -> KnownType? {
    let expected: KnownType? =
      switch ClosureUse(of: closure) {
      case .argument(let call, let label): parameterType(of: closure, label: label, in: call)
      case .initialValue(let type): context.knownType(type)
      case .assigned: type(of: closure.node.assignmentTarget)
      // Have: func work() -> (Data) -> Void { { data in … } }
      case .called, .other: closure.node.typeAskedOfResult.map(context.knownType)
      }
    return expected.map(unwrapped).flatMap { $0.parameters == nil ? nil : $0 }
  }

  private func parameterType(
    of closure: ClosureExpr, label: String?, in call: FunctionCallExpr,
  ) -> KnownType? {
    guard let deeper, let callee = call.calledExpression else { return nil }
    if let type = deeper.viewBuilderType(label: label, in: call) { return type }
    let link = deeper.link(of: callee)
    switch link?.entity {
    case .functions(let functions, let receiver):
      // Have: provider.loadObject(ofClass: type) { … } of the framework, beside the project's own 'loadObject(ofClass:)'
      if let receiver, !functions.contains(where: { $0.accepts(call, in: project) }) {
        guard case .nominal(let name, _, _) = project.resolved(receiver) else { return nil }
        return foreignType(of: closure, label: label, in: call, receiver: name)
      }
      return parameterType(of: closure, label: label, in: call, functions, receiver)
    case .type(let type):
      guard case .nominal(let name, _, _) = project.resolved(type) else { return nil }
      let initializers = project.members(named: "init", of: name, inherited: true).compactMap {
        if case .function(let function) = $0 { function } else { nil }
      }
      if let type = memberwiseType(label: label, in: call, initializers, of: type, named: name) {
        return type
      }
      // Those of extensions stand beside the framework's own.
      let isForeign =
        project.types[name] == nil && !initializers.contains { $0.accepts(call, in: project) }
      return initializers.isEmpty || isForeign
        ? foreignType(of: closure, label: label, in: call, named: "init", receiver: name)
        : parameterType(of: closure, label: label, in: call, initializers, type)
    case .value(let type):
      let parameters = unwrapped(type).parameters ?? []
      return parameters.last
    case .foreign(_, let type, _):
      // Have: pages.values.forEach { … }
      if let type = collectionType(of: callee) { return type }
      guard case .nominal(let name, _, _) = project.resolved(type) else { return nil }
      return foreignType(of: closure, label: label, in: call, receiver: name)
    case .localFunction, .enumCase, .module: return nil
    case nil:
      return collectionType(of: callee)
        ?? foreignType(of: closure, label: label, in: call, receiver: nil)
    }
  }

  /// What the initializer takes that a structure has by itself: what its property of the label is declared with.
  ///
  /// Have: Client(load: { … }), with struct Client { var load: (Int) async -> Void }
  private func memberwiseType(
    label: String?, in call: FunctionCallExpr, _ initializers: [FunctionFacts],
    of type: KnownType, named name: String,
  ) -> KnownType? {
    guard let label, project.types[name]?.count == 1, project.types[name]?.first?.kind == .struct,
      !initializers.contains(where: { $0.accepts(call, in: project) }),
      case let members = project.members(named: label, of: name, inherited: false),
      members.count == 1, case .variable(let variable) = members[0], !variable.isComputed,
      !variable.modifiers.contains(.static),
      !variable.attributes.contains(where: \.beginsWithCapital),
      variable.type != nil
    else { return nil }
    return self.type(of: variable, receiver: type)
  }

  private func parameterType(
    of closure: ClosureExpr, label: String?, in call: FunctionCallExpr,
    _ functions: [FunctionFacts], _ receiver: KnownType?,
  ) -> KnownType? {
    let types = functions.filter { $0.accepts(call, in: project) }.map { function -> KnownType? in
      let closures = function.parameters.filter { $0.takesClosure(in: project, of: function) }
      let parameter =
        label.map { label in closures.first { $0.label == label } }
        ?? (call.trailingClosure == nil ? closures.first { $0.label.isEmpty } : closures.last)
      return parameter.flatMap { signatureType($0.type, of: function, receiver: receiver) }
    }
    let known = types.compactMap(\.self)
    return known.count == types.count && agree(known) ? known[0] : nil
  }

  /// A closure that a function of the tables takes. Without a receiver all rows have to agree, and the
  /// project may have no function of the name.
  private func foreignType(
    of closure: ClosureExpr, label: String?, in call: FunctionCallExpr,
    named function: String? = nil, receiver: String?,
  ) -> KnownType? {
    guard let name = function ?? call.calleeName,
      receiver != nil || project.functions[name] == nil
    else { return nil }
    let labels = call.arguments?.arguments.map { $0.label?.name ?? "_" } ?? []
    let isTrailing = call.trailingClosure != nil
    let owners = receiver.map { context.foreignAncestry(of: $0) }
    let named = project.sdk.callbacks(of: name).filter { row in
      (label == nil || row.label == label) && owners?.contains(row.type) ?? true
    }
    let exact = named.filter { row in
      let all = isTrailing ? labels + [row.label] : labels
      return row.function == "\(name)(\(all.map { $0 + ":" }.joined()))"
        && (function != "init" || !row.closure.holds("->") || row.mayTake(closure))
    }
    // Have: AsyncStream { continuation in … }, of init(_:bufferingPolicy:_:)
    let mayLeaveOut = exact.isEmpty && function == "init"
    let arguments = CallArguments(of: call)
    let rows =
      mayLeaveOut
      ? named.filter { $0.fits(arguments.place(of: closure), in: arguments) && $0.mayTake(closure) }
      : exact
    guard let first = rows.first, rows.allSatisfy({ $0.closure == first.closure }) else {
      return nil
    }
    let alias = TypeSpelling(first.closure).name
    // The tables have a pointer for each type of a header that they don't know.
    let text = (project.sdk.closureType(named: alias) ?? first.closure)
      .replacing("UnsafeMutableRawPointer", with: "TypeOfHeader")
    return KnownType(text, path: context.path)
  }

  /// `{ (Element) -> … }` for a function of a collection that passes its elements to a closure.
  private func collectionType(of callee: Node) -> KnownType? {
    guard let access = callee.as(MemberAccessExpr.self),
      access.name.map(Self.elementFunctions.contains) == true,
      let type = type(of: access.base).map(expanded)
    else { return nil }
    return (type.element ?? valueTaken(by: access.name, of: type)).map(closureType)
  }

  private func closureType(taking element: KnownType) -> KnownType {
    element.part(
      .function(
        .init(
          attributes: [], parameters: [.init(type: element.shape)], effects: [],
          result: .other(""))))
  }

  /// `{ (Element) -> … }` for what `ForEach` makes of each element; with `$items` each is a binding.
  private func viewBuilderType(label: String?, in call: FunctionCallExpr) -> KnownType? {
    guard call.calledExpression?.as(DeclReferenceExpr.self)?.name == "ForEach",
      project.types["ForEach"] == nil, label == nil || label == "content",
      let arguments = call.arguments?.arguments, let first = arguments.first, first.label == nil,
      arguments.dropFirst().allSatisfy({ ["id", "content"].contains($0.label?.name) }),
      let elements = first.expression, elements.lastName?.hasPrefix("$") != true
    else { return nil }
    return elementType(of: elements).map(closureType)
  }

  private static let elementFunctions = NameTable(
    """
    Swift: forEach map compactMap flatMap filter first firstIndex last contains allSatisfy
      removeAll prefix drop partition
    """)
}

extension FunctionFacts {
  /// Whether a call with these labels can be meant; trailing closures take any closure parameter.
  func accepts(_ call: FunctionCallExpr, in project: ProjectIndex) -> Bool {
    var rest = parameters[...]
    for argument in call.arguments?.arguments ?? [] {
      let label = argument.label?.name ?? ""
      while let parameter = rest.first, parameter.label != label {
        guard parameter.mayBeLeftOut else { return false }
        rest.removeFirst()
      }
      guard let parameter = rest.first else { return false }
      if !parameter.isVariadic { rest.removeFirst() }
    }
    guard call.trailingClosure != nil else { return rest.allSatisfy(\.mayBeLeftOut) }
    let others =
      call.additionalTrailingClosures?.node
      .elements(MultipleTrailingClosureElement.self).compactMap { $0.label?.name } ?? []
    let needed = rest.filter { !$0.mayBeLeftOut && !others.contains($0.label) }
    return others.allSatisfy { label in rest.contains { $0.label == label } }
      && rest.contains { $0.takesClosure(in: project, of: self) && !others.contains($0.label) }
      && (needed.isEmpty || needed.count == 1 && needed[0].takesClosure(in: project, of: self))
  }
}

extension FunctionFacts.Parameter {
  /// Whether the parameter's type is that of a function, itself or by an alias.
  func takesClosure(in project: ProjectIndex, of function: FunctionFacts) -> Bool {
    project.isFunction(type, inside: function.owner)
  }
}

extension TypeShape {
  /// Whether one of the names is part of the type.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    if case .nominal(let parts) = self {
      return names.contains(parts[0].name)
        || parts.contains { $0.arguments.contains { $0.mentions(names) } }
    }
    var isFound = false
    _ = mapped {
      isFound = isFound || $0.mentions(names)
      return $0
    }
    return isFound
  }
}

extension ClosureExpr {
  /// The value of the only expression, or of the only `return`, which is last.
  var onlyValue: Node? {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard let last = items.last?.item else { return nil }
    let returns = node.descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != node })
      .filter { $0.is(.returnStmt) }
    if returns.isEmpty { return items.count == 1 && last.kind.isExpr ? last : nil }
    return returns == [last] ? last.as(ReturnStmt.self)?.expression : nil
  }
}

extension Node {
  /// `{ … }` of `{ … }()`, also in parentheses.
  fileprivate var closureInParentheses: ClosureExpr? {
    if let closure = self.as(ClosureExpr.self) { return closure }
    let elements = self.as(TupleExpr.self)?.elements?.arguments ?? []
    return elements.count == 1 ? elements[0].expression?.closureInParentheses : nil
  }

  /// `a.b` of `a.b = self`.
  fileprivate var assignmentTarget: Node? {
    guard let list = parent, list.is(.exprList) else { return nil }
    let elements = Array(list.children)
    return elements.count == 3 && elements[1].is(.assignmentExpr) && elements[2] == self
      ? elements[0] : nil
  }
}
