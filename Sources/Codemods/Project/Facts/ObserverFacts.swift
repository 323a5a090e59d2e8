import Rewriter

/// A call that registers an observer of notifications by selector, or removes one, as written.
struct NotificationCall {
  let call: FunctionCallExpr
  /// What stands in front of `.addObserver`; `nil` for a call without a receiver.
  let center: Node?
  let observer: LabeledExpr
  /// `nil` for a removal.
  let selector: LabeledExpr?
  /// `nil` where the call says nothing of names: it removes everything of the observer.
  let name: LabeledExpr?
  let object: LabeledExpr?

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr) {
    guard let name = call.calleeName, let arguments = call.arguments?.arguments,
      let observer = arguments.first, observer.label == nil
    else { return nil }
    let labels = arguments.dropFirst().map { $0.label?.name ?? "_" }
    switch name {
    case "addObserver" where labels.contains("selector"): break
    case "removeObserver" where labels.isEmpty || labels == ["name", "object"]: break
    default: return nil
    }
    self.call = call
    self.observer = observer
    center = call.calledExpression?.as(MemberAccessExpr.self)?.base
    selector = arguments.first { $0.label?.name == "selector" }
    self.name = arguments.first { $0.label?.name == "name" }
    object = arguments.first { $0.label?.name == "object" }
  }

  /// The calls of a file that may be one, or may be those of a function that makes one, in preorder.
  static func possible(in tree: Tree) -> [FunctionCallExpr] {
    let calls = tree.calls(withArgument: "selector") + tree.calls(of: "removeObserver")
    return Set(calls.map(\.node)).sorted { $0.index.value < $1.index.value }
      .compactMap { $0.as(FunctionCallExpr.self) }
  }

  var isRemoval: Bool { selector == nil }

  /// Whether the selector is that of a caller, so that the function around is a wrapper.
  var hasForeignSelector: Bool {
    guard let value = selector?.expression, let name = value.as(DeclReferenceExpr.self)?.name else {
      return false
    }
    return LocalDeclaration(name, at: value)?.declaration.is(.functionParameter) == true
  }
}

/// What the project index keeps of a ``NotificationCall``, or of a call of a function that may make one.
struct ObserverFacts: Sendable {
  enum Kind: Hashable, Sendable {
    case registration, removal
    /// A registration with the selector of a caller.
    case wrappedRegistration
    /// A call of the function, which takes a name and a selector: a wrapper, perhaps.
    case wrapper(String)
  }

  let kind: Kind
  /// The qualified name of the type around; empty for none.
  var owner: String
  /// The observer's expression; what a wrapper is called on, empty for nothing.
  let observer: String
  /// `nil` for what is no removal.
  let removed: RemovedObserver?
  /// What the function is called on; empty for nothing.
  let receiver: String
  let name: NotificationName
  /// The deinit or function that it is in: `deinit`, `viewWillDisappear`; empty for none.
  let function: String
  let path: String

  var isRemoval: Bool { kind == .removal }

  var isRegistration: Bool { kind == .registration || kind == .wrappedRegistration }

  var isInDeinit: Bool { function == "deinit" }

  /// The calls of a file, and the removals that it passes on as functions.
  static func read(path: String, in tree: Tree) -> [ObserverFacts] {
    NotificationCall.possible(in: tree).compactMap { ObserverFacts($0, path: path) }
      + tree.all(DeclReferenceExpr.self, startingWith: "removeObserver").compactMap {
        ObserverFacts(function: $0.node, path: path)
      }
  }

  private init?(_ call: FunctionCallExpr, path: String) {
    let receiver = call.calledExpression?.as(MemberAccessExpr.self)?.base?.compactText ?? ""
    if let notification = NotificationCall(call) {
      let observer = notification.observer.expression
      self.init(
        notification.isRemoval
          ? .removal : notification.hasForeignSelector ? .wrappedRegistration : .registration,
        of: observer?.withoutConversion.compactText ?? "", receiver: receiver,
        removed: notification.isRemoval ? RemovedObserver(observer) : nil,
        name: notification.notificationName.traced(in: call), at: call.node, path: path)
    } else if let wrapped = Self.wrappedName(in: call), let wrapper = call.calleeName {
      self.init(
        .wrapper(wrapper), of: receiver, receiver: receiver, removed: nil, name: wrapped,
        at: call.node, path: path)
    } else {
      return nil
    }
  }

  /// `center.removeObserver`, where it is not called.
  private init?(function reference: Node, path: String) {
    let access = reference.parent?.as(MemberAccessExpr.self)
    let isMember = access?.declName?.node == reference
    let function = isMember ? access?.node ?? reference : reference
    guard function.parent?.as(FunctionCallExpr.self)?.calledExpression != function else {
      return nil
    }
    // `.removeObserver` is a case.
    if isMember, access?.base == nil { return nil }
    self.init(
      .removal, of: "", receiver: access?.base?.compactText ?? "",
      removed: RemovedObserver(handedTo: function), name: .any, at: reference, path: path)
  }

  private init(
    _ kind: Kind, of observer: String, receiver: String, removed: RemovedObserver?,
    name: NotificationName, at node: Node, path: String,
  ) {
    self.kind = kind
    self.observer = observer
    self.receiver = receiver
    self.removed = removed
    self.name = name
    owner = node.ancestors.compactMap(\.declaredTypeName).reversed().joined(separator: ".")
    function = node.enclosingFunctionName
    self.path = path
  }

  /// `n` in `observe(n, selector: #selector(reload))`
  private static func wrappedName(in call: FunctionCallExpr) -> NotificationName? {
    guard let arguments = call.arguments?.arguments, let first = arguments.first,
      first.label?.name != "selector", let name = first.expression,
      arguments.contains(where: { $0.label?.name == "selector" })
    else { return nil }
    return NotificationName(name)
  }
}

/// The notifications that a call is about.
enum NotificationName: QuicklyHashed, Sendable {
  /// All, or whichever else the call says nothing of.
  case any
  /// A constant, with the type that it is a member of; empty for `.name` and members of
  /// `Notification.Name`.
  case constant(String, of: String)
  /// A string literal.
  case literal(String)
  /// A string under the name of a constant: `Notification.Name(rawValue: didLoad)`, `Notification.Name(Keys.didLoad)`.
  case string(String)
  /// Each of a list in turn: `name` in `for name in [.a, .b]`.
  case each([NotificationName])
  /// Whichever the function of the name is called with, as its first argument.
  case argument(of: String)
  /// Anything else, as written.
  case variable(String)

  /// Whether the names mean the same notification; `nil` if that is not in the text.
  func isEqual(to other: NotificationName) -> Bool? {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.constant(let name, let type), .constant(let otherName, let otherType)):
      name != otherName ? false : type == otherType ? true : nil
    case (.literal(let name), .literal(let otherName)): name == otherName
    case (.string(let name), .string(let otherName)): name == otherName ? true : nil
    default: nil
    }
  }
}

extension NotificationName {
  /// The constant as the tables of SDKs spell it: `.name`, `UIApplication.nameNotification`.
  var constant: String? {
    guard case .constant(let name, let type) = self else { return nil }
    return "\(type).\(name)"
  }
}

extension NotificationCall {
  var notificationName: NotificationName {
    guard let expression = name?.expression else { return .any }
    return expression.iteratedNames.map { .each($0) } ?? NotificationName(expression)
  }

  /// The loop around that does nothing but make the call for each name of a list; the call itself where
  /// there is no such loop.
  var repeated: Node {
    guard case .each = notificationName, let loop = name?.expression?.iteration?.loop,
      let statements = loop.statementsOfIteration, call.node.parent?.parent == statements,
      statements.elements(CodeBlockItem.self).count == 1
    else { return call.node }
    return loop
  }
}

extension NotificationName {
  /// The name that an expression stands for.
  init(_ expression: Node) {
    switch expression.kind {
    case .nilLiteralExpr: self = .any
    case .memberAccessExpr: self = Self.member(expression)
    case .functionCallExpr: self = Self.literal(in: expression)
    default: self = .variable(expression.compactText)
    }
  }

  /// `.name`, `Notification.Name.name`, `UIApplication.nameNotification`
  private static func member(_ expression: Node) -> NotificationName {
    guard let member = expression.as(MemberAccessExpr.self), let name = member.name else {
      return .variable(expression.compactText)
    }
    let type = member.base?.compactText ?? ""
    let isType =
      type.isEmpty || type.split(separator: ".").allSatisfy { $0.beginsWithCapital }
    guard isType else { return .variable(expression.compactText) }
    return .constant(name, of: nameTypes.contains(type) ? "" : type)
  }

  /// `Notification.Name("name")`, `Notification.Name(rawValue: name)`
  private static func literal(in expression: Node) -> NotificationName {
    guard let call = expression.as(FunctionCallExpr.self),
      let arguments = call.arguments?.arguments, arguments.count == 1,
      let text = arguments[0].expression,
      nameTypes.contains(call.calledExpression?.compactText ?? "")
    else { return .variable(expression.compactText) }
    if text.is(.stringLiteralExpr) { return .literal(text.compactText) }
    if case .constant(let name, let type) = member(text), !type.isEmpty {
      return .string("\(type).\(name)")
    }
    guard let name = text.as(DeclReferenceExpr.self)?.name,
      LocalDeclaration(name, at: text) == nil
    else { return .variable(expression.compactText) }
    return .string(name)
  }

  private static let nameTypes: Set = [
    "Notification.Name", "NSNotification.Name", "Foundation.Notification.Name", ".init",
  ]
}

extension Node {
  /// The name of the innermost named function around: `viewDidLoad`, `init`, `deinit`; empty for none.
  var enclosingFunctionName: String {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .functionDecl: return ancestor.as(FunctionDecl.self)?.name?.name ?? ""
      case .initializerDecl: return "init"
      case .deinitializerDecl: return "deinit"
      default: if ancestor.declaredTypeName != nil { return "" }
      }
    }
    return ""
  }
}
