import Rewriter

/// Values that have to be read before a hop: what is in a region of a closure that becomes, or is, work of
/// the main actor, and is made from something of the closure that isn't Sendable.
///
/// As measured with Swift 6.3.1: only a leaf that is Sendable may be sent, not what leads to it.
struct HoistedReads {
  private let code: CallbackCode
  private let context: Context
  private let permission: Permission

  /// Names that are declared beside the region in the result.
  private let taken: Set<String>

  /// The bytes of the region.
  private let region: Range<ByteOffset>

  /// What asks in the region for a system that has what is read after it.
  private let availability: Node?

  /// What is read, in the order of the source.
  private(set) var leaves: [Leaf] = []

  /// What takes the place of the reads.
  private(set) var edits: [Edit] = []

  /// A read of an object that may change until the region runs: `session.isReachable`; `nil` if there is none.
  private(set) var liveRead: String?

  /// A name of what is sent although it is not Sendable; `nil` if there is none.
  private(set) var unchecked: String?

  struct Leaf: Equatable {
    let name: String
    let value: String

    /// Whether the compiler is told not to look.
    var isUnchecked = false

    /// `let text = result.text`
    var declaration: String {
      (isUnchecked ? "nonisolated(unsafe) " : "") + "let \(name) = \(value)"
    }
  }

  /// What may be sent without being Sendable.
  enum Permission {
    case sendableOnly
    /// Completion handlers, which frameworks allow to be called from anywhere, and dictionaries and arrays
    /// of what they have read.
    case handlersAndPropertyLists
  }

  /// - Parameters:
  ///   - nodes: the statements, or the closure, that go to the main actor.
  ///   - taken: names that other hops of the code bring along.
  init(
    of nodes: [Node], in code: CallbackCode, sending permission: Permission = .sendableOnly,
    besides taken: Set<String> = [], _ context: Context,
  ) throws(Refusal) {
    self.code = code
    self.context = context
    self.permission = permission
    self.taken = taken
    let start = nodes.first?.range.lowerBound ?? code.range.upperBound
    region = start..<(nodes.last?.range.upperBound ?? start)
    let all = nodes.flatMap { $0.descendantsAndSelf }
    availability = all.first { $0.is(.availabilityCondition) }
    for node in all { try visit(node) }
  }

  private mutating func visit(_ node: Node) throws(Refusal) {
    if let capture = node.as(ClosureCapture.self), capture.initializer == nil,
      let name = capture.name?.name, name != "self",
      let binding = outerBinding(name, at: node.parent ?? node)
    {
      throw Refusal(
        .notSendable, "a hop captures '\(binding.name)', which isn't known to be Sendable")
    }
    if let condition = node.as(OptionalBindingCondition.self), condition.initializer == nil,
      let name = condition.pattern?.firstToken?.name, let binding = outerBinding(name, at: node)
    {
      // Have: if let result
      let type = context.type(of: binding)
      let isSendable =
        type.map { context.sendability(of: $0).kind == .yes } ?? isSendableParameter(binding)
      if !isSendable, isRecord(binding) || isSentUnchecked(binding) {
        sendUnchecked(name, binding)
      } else if !isSendable {
        try hoist(condition, of: name, declaredBy: binding)
      }
      return
    }
    guard let reference = node.as(DeclReferenceExpr.self), let name = reference.name,
      node.referencedName != nil || name.hasPrefix("$"), let binding = outerBinding(name, at: node)
    else { return }
    if binding.isUnchecked { return }
    if !binding.isConstant {
      throw Refusal(
        .readEarlier, "a hop uses '\(name)', which may change; copy it into a 'let' before the hop")
    }
    if isSendable(node) || isSendableParameter(binding) {
      // In the closure of a hop it would be that closure's.
      if name.hasPrefix("$") { try replace(node, root: name) }
      return
    }
    if isRecord(binding) {
      sendUnchecked(name, binding)
    } else if let condition = node.unwrappingCondition {
      try hoist(condition, of: name, declaredBy: binding)
    } else if isSentUnchecked(binding) {
      sendUnchecked(name, binding)
    } else {
      let leaf = try leaf(from: node)
      note(leaf, of: binding)
      try replace(leaf, root: name)
    }
  }

  private mutating func note(_ leaf: Node, of binding: LocalBinding) {
    guard liveRead == nil, leaf.is(.memberAccessExpr) || leaf.is(.functionCallExpr),
      let type = type(of: binding)?.unwrapped, !isRecord(type), let name = type.name,
      context.project.sdk.kind(ofType: name) == "class"
    else { return }
    liveRead = leaf.textInOneLine
  }

  /// What the name stands for, if the closure declares it outside of the region.
  private func outerBinding(_ name: String, at node: Node) -> LocalBinding? {
    guard case .local(let binding) = context.resolution(of: name, at: node),
      let range = binding.declarationRange, code.node.range.contains(range), !region.contains(range)
    else { return nil }
    // What the closure captures was asked for before.
    return binding.isCapture ? nil : binding
  }

  private func isSendable(_ expression: Node) -> Bool { context.isSendableValue(expression) }

  /// Whether the tables say that what the name stands for is Sendable.
  private func isSendableParameter(_ binding: LocalBinding) -> Bool {
    guard case .closureParameter(let owner, let position) = binding.kind,
      owner.node == code.node, code.parameterTypes.indices.contains(position)
    else { return false }
    return context.sendability(of: code.parameterTypes[position]).kind == .yes
  }

  /// Whether the name stands for a completion handler, or a dictionary or array of anything.
  private func isSentUnchecked(_ binding: LocalBinding) -> Bool {
    guard permission == .handlersAndPropertyLists, let type = context.type(of: binding) else {
      return false
    }
    switch binding.kind {
    case .parameter(let parameter):
      let function = parameter.node.ancestors.first { $0.is(.functionDecl) }
      return function == code.node
        && (type.unwrapped.parameters != nil || Self.isPropertyList(type))
    case .closureParameter(let closure, _):
      return closure.node == code.node && !binding.name.hasPrefix("$") && Self.isPropertyList(type)
    case .variable(let variable, let pattern):
      return Self.isPropertyList(type) && variable.pattern == pattern
        && variable.node.parent?.elements(PatternBinding.self).count == 1
    default: return false
    }
  }

  /// Whether the name stands for a parameter with what an SDK has recorded for the callback, and doesn't change.
  private func isRecord(_ binding: LocalBinding) -> Bool {
    guard permission == .handlersAndPropertyLists else { return false }
    let known: KnownType? =
      switch binding.kind {
      case .closureParameter(let closure, let position)
      where closure.node == code.node && !binding.name.hasPrefix("$"):
        code.parameterTypes.indices.contains(position) ? code.parameterTypes[position] : nil
      case .parameter(let parameter)
      where parameter.node.ancestors.first { $0.is(.functionDecl) } == code.node:
        context.type(of: binding)
      default: nil
      }
    return known.map { isRecord($0.unwrapped) } ?? false
  }

  private func type(of binding: LocalBinding) -> KnownType? {
    guard case .closureParameter(let closure, let position) = binding.kind,
      closure.node == code.node, code.parameterTypes.indices.contains(position)
    else { return context.type(of: binding) }
    return code.parameterTypes[position]
  }

  private func isRecord(_ type: KnownType) -> Bool {
    let record = if case .array(let element) = type.shape { element } else { type.shape }
    return record.nominalName.map { Self.records.contains($0) && context.project.types[$0] == nil }
      ?? false
  }

  /// Objects that stand for what was asked for or done, and that nobody else changes: as documented, they have no
  /// properties to be set, or are copies.
  private static let records = NameTable(
    """
    AVFoundation: AVMetadataFaceObject AVMetadataMachineReadableCodeObject AVMetadataObject
    BackgroundTasks: BGTaskRequest
    CoreMotion: CMAccelerometerData CMAltitudeData CMDeviceMotion CMGyroData CMMagnetometerData
      CMMotionActivity CMPedometerData
    Intents: INVoiceShortcut
    MapKit: MKDirections.ETAResponse MKDirections.Response MKLocalSearch.Response
      MKMapSnapshotter.Snapshot
    Speech: SFSpeechRecognitionResult
    UserNotifications: UNNotification UNNotificationCategory UNNotificationRequest
      UNNotificationResponse UNNotificationSettings
    WatchConnectivity: WCSessionFileTransfer WCSessionUserInfoTransfer
    """)

  private mutating func sendUnchecked(_ name: String, _ binding: LocalBinding) {
    unchecked = name
    guard case .variable(let variable, _) = binding.kind else {
      if !leaves.contains(where: { $0.name == name }) {
        leaves.append(Leaf(name: name, value: name, isUnchecked: true))
      }
      return
    }
    let declaration = variable.node.ancestors.first { $0.is(.variableDecl) }
    guard let start = declaration?.as(VariableDecl.self)?.bindingSpecifier?.range.lowerBound else {
      return
    }
    let edit = Edit.insert("nonisolated(unsafe) ", at: start)
    if !edits.contains(edit) { edits.append(edit) }
  }

  private func isSentUnchecked(_ leaf: Node) -> Bool {
    permission == .handlersAndPropertyLists
      && context.valueType(of: leaf).map(Self.isPropertyList) ?? false
  }

  /// Whether values of the type are dictionaries or arrays of anything.
  static func isPropertyList(_ type: KnownType) -> Bool {
    propertyLists.contains(type.unwrapped.text)
  }

  private static let propertyLists: Set = ["[String: Any]", "[AnyHashable: Any]", "[Any]"]

  /// The shortest chain of members from the name to something Sendable, or a comparison with `nil`.
  private func leaf(from root: Node) throws(Refusal) -> Node {
    var node = root
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChainingExpr, .forceUnwrapExpr:
        node = parent
        continue
      case .memberAccessExpr where parent.as(MemberAccessExpr.self)?.base == node:
        node = parent
        if let call = parent.parent?.as(FunctionCallExpr.self), call.calledExpression == parent {
          guard isReading(call), isSendable(call.node) else { break }
          return call.node
        }
        if parent.isAssigned { break }
        if isSendable(parent) || isSentUnchecked(parent) { return parent }
        continue
      default: break
      }
      break
    }
    if node == root, root.comparisonWithNil != nil { return root }
    throw Refusal(
      .notSendable,
      "'\(root.text)' isn't known to be Sendable, and is used on the main actor; \(advice(on: root))"
    )
  }

  /// Whether the call only reads: of a function without arguments that the tables have beside properties.
  private func isReading(_ call: FunctionCallExpr) -> Bool {
    guard call.trailingClosure == nil, call.arguments?.arguments.isEmpty ?? true,
      let callee = call.calledExpression?.as(MemberAccessExpr.self), let base = callee.base,
      let type = context.valueType(of: base)?.unwrapped.name, context.project.types[type] == nil
    else { return false }
    return context.project.sdk.memberType(of: type, member: "\(callee.name ?? "")()") != nil
  }

  /// - Parameter root: what the leaf begins with, in the code around the region.
  private mutating func replace(_ leaf: Node, root: String) throws(Refusal) {
    if let (comparison, isEqual) = leaf.comparisonWithNil, leaf.is(.declReferenceExpr) {
      let name = add("has" + root.capitalizedName, value: "\(root) != nil")
      edits.append(Edit(replace: comparison, with: isEqual ? "!\(name)" : name))
      return
    }
    try checkEffects(of: leaf)
    try checkAvailability(of: leaf)
    let callee = leaf.as(FunctionCallExpr.self)?.calledExpression ?? leaf
    let member = callee.as(MemberAccessExpr.self)?.name ?? "value"
    let mayBeOptional = context.valueType(of: leaf).map { $0.isOptional || $0.mayBeOptional }
    guard !leaf.isForced || mayBeOptional == false else { throw Self.unwraps(root) }
    let name = add(member, value: leaf.textChained, isUnchecked: !isSendable(leaf))
    edits.append(Edit(replace: leaf.range, with: leaf.isForced ? name + "!" : name))
  }

  /// `if let result { … result.isFinal … }` → `if let isFinal { … isFinal … }`
  private mutating func hoist(
    _ condition: OptionalBindingCondition, of root: String, declaredBy outer: LocalBinding,
  ) throws(Refusal) {
    let bound = condition.pattern?.firstToken?.name ?? ""
    guard condition.bindingSpecifier?.kind == .let, let scope = condition.node.scopeOfCondition
    else {
      throw Self.unwraps(root)
    }
    var required: [String] = []
    for node in scope.descendantsAndSelf where node.referencedName == bound {
      guard case .local(let binding) = context.resolution(of: bound, at: node),
        case .optionalBinding(let other) = binding.kind, other.node == condition.node
      else { continue }
      let leaf = try leaf(from: node)
      guard !leaf.is(.declReferenceExpr) else {
        throw Refusal(.notSendable, "a hop uses '\(bound)', which isn't known to be Sendable")
      }
      guard !leaf.isForced else { throw Self.unwraps(bound) }
      try checkEffects(of: leaf)
      try checkAvailability(of: leaf)
      note(leaf, of: outer)
      let value = root + "?" + leaf.text.dropFirst(node.text.count)
      let name = add(leaf.as(MemberAccessExpr.self)?.name ?? "value", value: value)
      edits.append(Edit(replace: leaf.range, with: name))
      let isOptional = context.valueType(of: leaf).map { $0.isOptional || $0.mayBeOptional } ?? true
      if !isOptional, !required.contains(name) { required.append(name) }
    }
    let test =
      required.isEmpty
      ? add("has" + root.capitalizedName, value: "\(root) != nil")
      : required.map { "let \($0)" }.joined(separator: ", ")
    edits.append(Edit(replace: condition.range, with: test))
  }

  /// Throws for a getter that may throw or wait, behind `try` or `await`: one of the project, since none of the tables' does.
  ///
  /// Have: let code = try object.code
  private func checkEffects(of leaf: Node) throws(Refusal) {
    let isMarked = leaf.ancestors.prefix { !$0.is(.codeBlockItem) }
      .contains { $0.is(.tryExpr) || $0.is(.awaitExpr) }
    guard isMarked, let access = leaf.as(MemberAccessExpr.self), let name = access.name else {
      return
    }
    let type = access.base.flatMap(context.valueType)?.unwrapped.name
    let isOwn = type.map {
      !context.project.members(named: name, of: $0, inherited: true).isEmpty
    }
    guard isOwn != false else { return }
    throw Refusal(
      .notSendable,
      "'\(leaf.textInOneLine)' may throw or wait, and its object isn't known to be Sendable; read it into a constant first"
    )
  }

  /// Throws for what only some systems have, by what stands around it or before it: it would be read for all
  /// of them, or before they are asked for.
  private func checkAvailability(of leaf: Node) throws(Refusal) {
    if leaf.ancestors.contains(where: { $0.is(.ifConfigDecl) && region.contains($0.range) }) {
      throw Refusal(
        .insideConditionalCompilation,
        "'\(leaf.text)' is read inside '#if', and would be read before it; read it into a 'let' above the '#if'"
      )
    }
    guard let availability, availability.range.upperBound <= leaf.range.lowerBound else { return }
    throw Refusal(
      .readEarlier,
      "'\(leaf.text)' is read after '\(availability.text)', and would be read before it; read it into a 'let' after the check"
    )
  }

  private static func unwraps(_ name: String) -> Refusal {
    Refusal(.notSendable, "a hop unwraps '\(name)', which isn't known to be Sendable")
  }

  /// The name of the value, which is read once.
  private mutating func add(
    _ wanted: String, value: String, isUnchecked: Bool = false,
  ) -> String {
    if let known = leaves.first(where: { $0.value == value }) { return known.name }
    let taken = namesInUse
    let name = NewName.first(of: wanted) { !taken.contains($0) }
    if isUnchecked { unchecked = name }
    leaves.append(Leaf(name: name, value: value, isUnchecked: isUnchecked))
    return name
  }

  private var namesInUse: Set<String> {
    taken.union(code.node.descendantsAndSelf.compactMap(\.declaredOrUsedName))
      .union(leaves.map(\.name))
  }
}

extension HoistedReads {
  /// What to do about a use on the main actor of the object that the node names.
  private func advice(on root: Node) -> String {
    let isCalled = root.parent?.as(FunctionCallExpr.self)?.calledExpression == root
    if isCalled || context.valueType(of: root).map(context.isFunction) == true {
      return context.advice(onClosure: root.text, usedAt: root) { "mark \($0) '@Sendable'" }
    }
    let isPassedOn = root.parent?.is(.labeledExpr) == true && !root.text.hasPrefix("$")
    guard root.isCalledUpon || isPassedOn else {
      return "read the values that you need of '\(root.text)' before the hop, and run again"
    }
    if let call = callPassing(root) {
      let type = context.valueType(of: root)?.unwrapped.name
      // Have: Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }
      if let type, CallbackCall(call.closure, in: context)?.site.callback.type == type {
        return "keep the '\(type)' that the call returns in a property, and use that in the hop"
      }
      if let label = call.call.labelOfQueue(in: context) {
        return "pass '.main' for '\(label):', or use '\(root.text)' before the hop"
      }
    }
    return root.isCalledUpon
      ? "use '\(root.text)' first, and do the rest in 'Task { @MainActor in }'"
      : "read the values that you need of '\(root.text)' before the hop, or pass a copy, 'nonisolated(unsafe) let "
        + "\(nameOfCopy(of: root)) = \(root.text)', if nothing else uses it"
  }

  /// A name that the code doesn't declare beside the copy.
  private func nameOfCopy(of root: Node) -> String {
    if valueBound(to: root) == nil { return root.text }
    let taken = namesInUse
    return NewName.first(of: "copy") { !taken.contains($0) }
  }

  /// What a local constant or variable takes its value from.
  ///
  /// Have: guard let refresh = task as? BGAppRefreshTask else { return }
  private func valueBound(to root: Node) -> Node? {
    guard let name = root.referencedName,
      case .local(let binding) = context.resolution(of: name, at: root)
    else { return nil }
    return binding.initialValue
  }

  /// The call whose closure has the node for an argument, or the name that the node is bound to, also by a cast.
  private func callPassing(_ root: Node) -> (call: FunctionCallExpr, closure: ClosureExpr)? {
    if let value = valueBound(to: root) {
      let name = value.withoutConversion
      return name.referencedName == nil ? nil : callPassing(name)
    }
    for closure in root.ancestors.compactMap({ $0.as(ClosureExpr.self) })
    where closure.declares(root.text) {
      if case .argument(let call, _) = ClosureUse(of: closure) { return (call, closure) }
    }
    return nil
  }
}

extension ClosureExpr {
  /// Whether the name is one of the closure's arguments.
  fileprivate func declares(_ name: String) -> Bool {
    name.hasPrefix("$")
      || signature?.parameterClause?.tokens.contains { $0.text == name } == true
  }
}

extension Node {
  /// Whether the code calls a method of the object.
  fileprivate var isCalledUpon: Bool {
    let object = parent?.is(.optionalChainingExpr) == true ? parent : self
    guard let access = object?.parent?.as(MemberAccessExpr.self), access.base == object else {
      return false
    }
    return access.node.parent?.as(FunctionCallExpr.self)?.calledExpression == access.node
  }
}

extension [HoistedReads.Leaf] {
  /// The declarations of what is read, before the statement that a hop is in.
  func declarations(before hop: ClosureExpr) -> [Edit] {
    guard !isEmpty, let item = hop.node.ancestors.first(where: { $0.is(.codeBlockItem) })
    else { return [] }
    return [item.insertion(of: map(\.declaration))]
  }
}

extension Node {
  /// What puts statements in front of this one, and of the comments that stand above it.
  func insertion(of statements: [String]) -> Edit {
    let limit = firstToken?.leadingTrivia.lowerBound ?? range.lowerBound
    let start = tree.source.startOfComments(above: range.lowerBound, notBefore: limit)
    let separator = tree.source.separator(before: start)
    return .insert(statements.map { $0 + separator }.joined(), at: start)
  }
}

extension Node {
  /// `if let x`, `if let y = x`, where the node is `x`.
  fileprivate var unwrappingCondition: OptionalBindingCondition? {
    guard parent?.is(.initializerClause) == true else { return nil }
    return parent?.parent?.as(OptionalBindingCondition.self)
  }

  /// The code in which the names of a condition are known.
  fileprivate var scopeOfCondition: Node? {
    for node in ancestors {
      switch node.kind {
      case .ifExpr, .whileStmt: return node
      case .guardStmt: return node.parent?.parent
      default: continue
      }
    }
    return nil
  }

  /// `x != nil`, and whether it is `==`, where the node is `x`.
  fileprivate var comparisonWithNil: (Range<ByteOffset>, isEqual: Bool)? {
    guard let list = parent, list.is(.exprList) else { return nil }
    let elements = Array(list.children)
    guard let index = elements.firstIndex(of: self), index + 2 < elements.count,
      let text = elements[index + 1].as(BinaryOperatorExpr.self)?.operator?.text,
      text == "!=" || text == "==", elements[index + 2].is(.nilLiteralExpr)
    else { return nil }
    return (range.lowerBound..<elements[index + 2].range.upperBound, text == "==")
  }

  /// Whether a `!` stands in the chain.
  fileprivate var isForced: Bool { descendantsAndSelf.contains { $0.is(.forceUnwrapExpr) } }

  /// The chain with `?` for `!`: where it is read first, nothing has asked yet whether it may be unwrapped.
  fileprivate var textChained: String {
    let marks = descendantsAndSelf.filter { $0.is(.forceUnwrapExpr) }.compactMap(\.lastToken?.range)
    let text = TextRewrite(edits: marks.map { Edit(replace: $0, with: "?") })
    return text.text(of: range, in: tree.source)
  }

  /// The name that the node uses without a receiver, or declares.
  fileprivate var declaredOrUsedName: String? {
    switch kind {
    case .identifierPattern, .closureShorthandParameter: firstToken?.name
    case .closureParameter: lastToken?.name
    default: referencedName
    }
  }
}

extension String {
  fileprivate var capitalizedName: String {
    let name = drop { $0 == "$" }
    return name.allSatisfy(\.isNumber) ? "Value" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
