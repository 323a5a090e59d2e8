import Rewriter

/// The parameters of the function that a call with a block becomes, and what changes in the call.
struct TapSignature {
  private let tap: CallbackCall
  private let home: TapHome
  private let context: Context

  private(set) var parameters: [Parameter] = []

  /// The changes of the receiver and of the arguments.
  private(set) var edits: [Edit] = []

  /// Whether the receiver may be missing.
  private var isOptional = false

  struct Parameter {
    let label: String
    let name: String
    let type: String
    let value: String

    /// `on node: AVAudioNode`, `format: AVAudioFormat`
    var declaration: String { (label == name ? name : "\(label) \(name)") + ": \(type)" }

    var argument: String { "\(label): \(value)" }
  }

  init(of tap: CallbackCall, at home: TapHome, in context: Context) {
    self.tap = tap
    self.home = home
    self.context = context
  }

  /// What the function returns; `nil` for nothing, or where nobody looks at it.
  var result: String? {
    let isInit = tap.callback.function.hasPrefix("init(")
    if !isInit, case .statement = StatementPlace(of: tap.call.node.wholeChain) { return nil }
    let types = ["SFSpeechRecognizer": "SFSpeechRecognitionTask"]
    guard let type = isInit ? tap.callback.type : types[tap.callback.type] else { return nil }
    return type + (isOptional ? "?" : "")
  }

  /// `engine.inputNode.installTap(…)` → `node.installTap(…)`
  mutating func addReceiver() throws(Refusal) {
    guard !tap.callback.function.hasPrefix("init("),
      let base = tap.call.calledExpression?.as(MemberAccessExpr.self)?.base
    else { return }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    if base.isSelfReference || value.is(.superExpr) {
      throw Refusal(.noFunctionHere, "the call is on 'self'")
    }
    isOptional = base.compactText.contains("?")
    let known = context.type(of: value).flatMap { written($0.unwrapped) }
    let type = (known ?? tap.callback.type) + (isOptional ? "?" : "")
    let isLocal = value.is(.declReferenceExpr)
    let fallback = tap.callback.type == "AVAudioNode" ? "node" : "recognizer"
    let last = value.lastName.flatMap { $0.first?.isLowercase == true ? $0 : nil }
    let name = isLocal || !(last.map(isTaken) ?? true) ? last ?? fallback : fallback
    try add(Parameter(label: "on", name: name, type: type, value: value.text))
    if base.text != name + (isOptional ? "?" : "") {
      edits.append(Edit(replace: base.range, with: name + (isOptional ? "?" : "")))
    }
  }

  /// Whether the block means something else by the name.
  private func isTaken(_ name: String) -> Bool {
    tap.closure.node.descendantsAndSelf.contains { $0.referencedName == name }
      || tap.closure.parameterNames.contains(name)
  }

  mutating func addArguments() throws(Refusal) {
    for argument in tap.call.arguments?.arguments ?? [] {
      guard let expression = argument.expression, !expression.encloses(tap.closure.node),
        !expression.node(isFreeIn: context)
      else { continue }
      let label = argument.label?.name ?? ""
      let known = Self.types[label]
      let isLocal = expression.as(DeclReferenceExpr.self)?.name
      let type = context.type(of: expression).flatMap(written)
      let isNumber = known?.hasSuffix("Bus") == true || known?.hasSuffix("Count") == true
      guard let type = isNumber ? known : type ?? known else {
        throw Refusal(.notSendable, "the type of '\(expression.textInOneLine)' isn't known")
      }
      let wanted = isLocal ?? (label == "with" ? expression.lastName ?? "request" : label)
      let name = isLocal == nil && isTaken(wanted) ? wanted + "Argument" : wanted
      try add(Parameter(label: name, name: name, type: type, value: expression.text))
      if expression.text != name { edits.append(Edit(replace: expression.range, with: name)) }
    }
  }

  /// The types of the functions' other parameters, as documented.
  private static let types = [
    "onBus": "AVAudioNodeBus", "bufferSize": "AVAudioFrameCount", "format": "AVAudioFormat?",
    "with": "SFSpeechRecognitionRequest",
  ]

  mutating func add(_ captures: [ClosureCaptures.Capture]) throws(Refusal) {
    for capture in captures {
      if case .function = capture.binding.kind {
        throw Refusal(
          .capturesLocalFunction,
          "the closure captures the local function '\(capture.name)'; make the function a method")
      }
      if case .capture(let entry) = capture.binding.kind, entry.initializer != nil {
        throw Refusal(.closureSignature, "the capture list assigns a value")
      }
      if !capture.isListed, !capture.binding.isConstant {
        throw Refusal(
          .capturesVariable,
          "the closure captures the variable '\(capture.name)', which may change; copy it into a 'let'"
        )
      }
      if capture.isListed, capture.binding.isWeakCapture {
        throw Refusal(.capturesWeakSelf, "the closure captures '\(capture.name)' weakly")
      }
      guard let type = context.type(of: capture.use), let text = written(type) else {
        throw Refusal(
          .notSendable, "the closure captures '\(capture.name)', whose type isn't known")
      }
      let isFunction = type.parameters != nil
      try add(
        Parameter(
          label: capture.name, name: capture.name,
          type: isFunction && !text.holds("@escaping") ? "@escaping \(text)" : text,
          value: capture.name))
    }
  }

  mutating func add(_ properties: [FreedMembers.Property]) throws(Refusal) {
    for property in properties {
      guard let text = written(property.type) else {
        throw Refusal(.notSendable, "the type of '\(property.name)' isn't known")
      }
      try add(
        Parameter(
          label: property.name, name: property.name, type: text, value: "self.\(property.name)"))
    }
  }

  mutating func addOwner(_ name: String) throws(Refusal) {
    guard let type = home.type else {
      throw Refusal(.observerIsNotSelf, "this code isn't in a type")
    }
    try add(Parameter(label: name, name: name, type: type, value: "self"))
  }

  /// One name may be both an argument and a capture.
  private mutating func add(_ parameter: Parameter) throws(Refusal) {
    let type = TypeSpelling(parameter.type).name
    if context.project.sdk.kind(ofType: type) != nil,
      !context.types(hiding: type, at: tap.call.node).isEmpty
    {
      throw Refusal(.shadowedName, "another type named '\(type)' hides it here")
    }
    guard let known = parameters.first(where: { $0.name == parameter.name }) else {
      parameters.append(parameter)
      return
    }
    if known.value != parameter.value {
      throw Refusal(.nameTaken, "'\(parameter.name)' has two meanings in the block")
    }
  }

  /// The type as the function's signature has it; `nil` where that isn't known.
  private func written(_ type: KnownType) -> String? {
    let names = home.genericNames(at: tap.call.node)
    guard !type.shape.mentions(names), let shape = context.project.canonical(type) else {
      return nil
    }
    return shape.description
  }
}

extension LocalBinding {
  fileprivate var isWeakCapture: Bool {
    guard case .capture(let capture) = kind else { return false }
    return capture.specifier?.specifier?.kind == .weak
  }
}

extension Node {
  /// The operand that the node is the front part of, as in `a()?.b`.
  fileprivate var wholeChain: Node {
    var node = self
    while let parent = node.parent, parent.isPostfix, parent.children.first == node {
      node = parent
    }
    return node
  }

  /// Whether the expression means the same in another function of the type that is nonisolated.
  fileprivate func node(isFreeIn context: Context) -> Bool {
    let isPlain = descendantsAndSelf.allSatisfy { node in
      if node.isSelfReference || node.is(.closureExpr) { return false }
      guard let name = node.referencedName else { return true }
      switch context.resolution(of: name, at: node) {
      case .local, .member: return false
      default: return true
      }
    }
    return isPlain && MainActorNeeds(context: context, code: self).first(in: self) == nil
  }
}
