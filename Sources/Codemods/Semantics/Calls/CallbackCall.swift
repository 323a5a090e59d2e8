import Rewriter

/// A closure literal in code of an actor that is passed to a function which keeps it.
struct CallbackCall {
  let closure: ClosureExpr
  let site: CallbackSite

  /// `nil` for any other closure.
  init?(_ closure: ClosureExpr, in context: Context) {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      let site = CallbackSite(of: closure.node, in: call, context)
    else { return nil }
    self.closure = closure
    self.site = site
  }

  var call: FunctionCallExpr { site.call }

  var callback: SDKCallback { site.callback }
}

/// An argument of a call in code of an actor to a function which keeps it: of an SDK, or of an older module of
/// the project.
struct CallbackSite {
  /// A closure, or an expression whose value is one.
  let argument: Node
  let call: FunctionCallExpr

  /// What the tables say of the closure.
  let callback: SDKCallback

  /// Whether the receiver is known to be of the function's type; else only the function's full name is
  /// that of an SDK, and of no function of the project.
  let isCertain: Bool

  /// Whether the function is one of the project's, in a module that is compiled as Swift 5.
  let isOfProject: Bool

  /// Whether nothing is known of the function but that its closure hops, or that it makes an operation.
  let isForeign: Bool

  /// The framework's function that the project's passes the closure on to.
  let handedOnTo: String?

  /// `nil` for any other function, and where the code around is not an actor's.
  init?(of argument: Node, in call: FunctionCallExpr, _ context: Context) {
    guard let name = call.calleeName else { return nil }
    self.argument = argument
    self.call = call
    if let row = SDKCallback(declaredFor: argument, passedTo: name, in: call, context) {
      (callback, isCertain, isOfProject, isForeign) = (row, true, true, false)
      handedOnTo = nil
      return
    }
    isOfProject = false
    if let handedOn = context.handedOnCallback(argument, passedTo: name, in: call) {
      (callback, isCertain, isForeign) = (handedOn.callback, true, false)
      handedOnTo = handedOn.api
      return
    }
    handedOnTo = nil
    if let promise = PromiseCallback(argument, passedTo: name, in: call, context) {
      guard let row = promise.row,
        context.isolation(at: argument).withActorOfSwift6.kind.isOfActor
      else { return nil }
      (callback, isCertain, isForeign) = (row, true, false)
    } else if context.isNamedInTables(name),
      let found = Self.callback(of: argument, passedTo: name, in: call, context)
    {
      (callback, isCertain) = found
      isForeign = false
    } else if let row = SDKCallback(leavingMain: argument, passedTo: name, in: call, context) {
      (callback, isCertain, isForeign) = (row, true, true)
    } else {
      return nil
    }
  }

  /// A closure of which the row is known already, in whatever code.
  init(of argument: Node, in call: FunctionCallExpr, takenBy callback: SDKCallback) {
    (self.argument, self.call, self.callback) = (argument, call, callback)
    (isCertain, isOfProject, isForeign, handedOnTo) = (true, false, false, nil)
  }

  /// `UNUserNotificationCenter.requestAuthorization(options:completionHandler:)`
  var api: String {
    if callback.type == "-" { return callback.function }
    return callback.function.hasPrefix("init(")
      ? callback.type + callback.function.dropFirst("init".count)
      : "\(callback.type).\(callback.function)"
  }

  /// Whether it is known that the closure is not `@Sendable`. The facts tell completion handlers by a rule
  /// that says nothing of what their header says.
  var isKnownNotSendable: Bool {
    callback.sendability == .notSendable || callback.source.holds("; closure: ")
  }

  /// The types of the closure's parameters; empty where they are not known.
  func parameterTypes(in context: Context) -> [KnownType] {
    KnownType(closureType(in: context), path: context.path)?.unwrapped.parameters ?? []
  }

  /// Whether the closure's result is `Void`, as far as the tables say.
  func returnsVoid(in context: Context) -> Bool {
    // Of a type whose alias is not known.
    let isCompletionHandler = callback.sendability == .completionRule
    return TypeSpelling(closureType(in: context)).functionResult?.isVoid ?? isCompletionHandler
  }

  private func closureType(in context: Context) -> String {
    let alias = TypeSpelling(callback.closure).name
    return context.project.sdk.closureType(named: alias) ?? callback.closure
  }

  private static func callback(
    of argument: Node, passedTo name: String, in call: FunctionCallExpr, _ context: Context,
  ) -> (SDKCallback, Bool)? {
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: argument)
    func fitting(_ rows: [SDKCallback]) -> SDKCallback? {
      let fitting = rows.filter { $0.fits(place, in: arguments) }
      let exact = fitting.filter { $0.parameterLabels.count == arguments.count }
      let meant = exact.isEmpty ? fitting : exact
      guard let first = meant.first, meant.allSatisfy({ $0.thread == first.thread }) else {
        return nil
      }
      return first.mayTrap ? first : nil
    }
    // Most closures of these names are for the standard library; types of receivers are dear.
    let mayBeMeant = context.project.sdk.callbacks(of: name).contains {
      $0.mayTrap && $0.fits(place, in: arguments)
        && ($0.thread != .publisher || context.imports(typeNamed: $0.type))
    }
    guard mayBeMeant || name.beginsWithCapital,
      context.isolation(at: argument).withActorOfSwift6.kind.isOfActor
    else { return nil }
    switch context.receiverOrSelf(of: call) {
    case .initializer(let type):
      return fitting(context.project.sdk.callbacks(ofInitializersOf: type)).map { ($0, true) }
    case .type(let type, let isStatic):
      let owners = context.foreignAncestry(of: type)
      let rows = context.project.sdk.callbacks(of: name).filter {
        $0.isStatic == isStatic && owners.contains($0.type)
      }
      if rows.isEmpty {
        return free(name, calledBy: call, context).flatMap(fitting).map { ($0, true) }
      }
      let isOwn = context.project.functions[name]?.contains { function in
        owners.contains(function.owner) && !context.isRequirement(function, metByOneOf: rows)
      }
      return isOwn == true ? nil : fitting(rows).map { ($0, true) }
    case .unknown:
      // A name of many types, or of a function of the project that may be meant, is nobody's.
      guard context.project.functions[name]?.contains(where: context.mayTakeClosure) != true
      else { return nil }
      let rows = context.project.sdk.callbacks(of: name).filter { !$0.isStatic }
      if rows.contains(where: { $0.type == "DispatchSourceProtocol" }) {
        let source = DispatchObject(of: call.calledExpression?.as(MemberAccessExpr.self)?.base)
        return source.sourceMakers(in: context).isEmpty ? nil : fitting(rows).map { ($0, true) }
      }
      let named = rows.filter { $0.fits(place, in: arguments) }
      // Where values are sent, the chain of operators tells.
      let isOperator = named.allSatisfy { $0.thread == .publisher }
      guard arguments.count > 1 || isOperator, Set(named.map(\.type)).count == 1 else {
        return nil
      }
      return fitting(named).flatMap {
        context.imports(typeNamed: $0.type) ? ($0, isOperator) : nil
      }
    case .none:
      return free(name, calledBy: call, context).flatMap(fitting).map { ($0, true) }
    }
  }

  /// The rows of a function that is no member: of an SDK, where the project has none of the name.
  private static func free(
    _ name: String, calledBy call: FunctionCallExpr, _ context: Context,
  ) -> [SDKCallback]? {
    guard let callee = call.calledExpression, callee.referencedName == name,
      context.project.functions[name] == nil,
      case .unknown = context.resolution(of: name, at: callee)
    else { return nil }
    return context.project.sdk.callbacks(of: name).filter { $0.type == "-" }
  }
}

extension Context {
  /// Whether a function of the name may keep what it is passed.
  func mayKeepArguments(ofCallTo name: String) -> Bool {
    known.namesOfKeepers.answer(to: name) {
      isNamedInTables(name) || project.handsOnCallbacks(name)
        || project.mayCallOlderModules(from: path) && project.mayKeepClosures(name)
    }
  }

  /// Have: func filter(_ text: String) -> String, which no call with a closure means.
  fileprivate func mayTakeClosure(_ function: FunctionFacts) -> Bool {
    function.parameters.contains { parameter in
      project.closureType(of: parameter.type, inside: function.owner).holds("->")
        || function.genericParameters.contains { parameter.type.contains($0.name) }
    }
  }

  func isNamedInTables(_ name: String) -> Bool {
    CallbackNames.standard.contains(name) || CallbackNames.publishers.contains(name)
      || project.sdk.hasUserRows(forFunction: name)
      || name.beginsWithCapital && project.sdk.userFunctions.contains(name)
  }
}

extension SDKCallback {
  /// Whether the argument at the place of a call is for this closure.
  func fits(_ place: CallArguments.Place, in arguments: CallArguments) -> Bool {
    let labels = parameterLabels
    // What has no label cannot be left out.
    guard
      labels.first != "_" || label == "_" || arguments.beginsWithoutLabel || place.isAdditional
    else { return false }
    let parameters = labels.map { label in
      CallArguments.Parameter(
        label: label == "_" ? "" : label, takesClosure: label == self.label || place != .trailing)
    }
    return arguments.parameter(for: place, among: parameters).map { labels[$0] } == label
  }
}

/// What a function is called on.
enum CallReceiver {
  case initializer(of: String)
  /// A value of the type, or the type itself.
  case type(String, isStatic: Bool)
  /// A value that nothing is known about.
  case unknown
  /// A function of the project, or a free one.
  case none
}

extension SDKTables {
  /// The closures of the functions of the name that may be called on the receiver, of whatever type a value of it is.
  /// Those of initializers are about the type that the call makes an object of, however it spells that.
  ///
  /// Have: BlockOperation { … }, BlockOperation.init(block: { … })
  func callbacks(of name: String, on receiver: CallReceiver) -> [SDKCallback] {
    switch receiver {
    case .initializer(let type): callbacks(ofInitializersOf: type)
    case .unknown where name == "init": []
    case .type, .unknown, .none:
      name.beginsWithCapital ? callbacks(ofInitializersOf: name) : callbacks(of: name)
    }
  }
}

extension Context {
  func receiver(of call: FunctionCallExpr) -> CallReceiver {
    guard let callee = call.calledExpression else { return .none }
    if let name = callee.as(DeclReferenceExpr.self)?.name {
      guard name.beginsWithCapital,
        case .type(let type) = resolution(of: name, at: callee),
        project.types[type] == nil
      else { return .none }
      return .initializer(of: type)
    }
    guard let member = callee.as(MemberAccessExpr.self), let base = member.baseBeforeCondition
    else {
      return .none
    }
    let owner = owner(in: base)
    if member.name == "init", case .type(let type, isStatic: true) = owner {
      return .initializer(of: type)
    }
    return owner
  }

  /// Whose members stand behind the expression and a dot: ``CallReceiver/type(_:isStatic:)``, if it is known.
  func owner(in base: Node) -> CallReceiver {
    if let name = base.as(DeclReferenceExpr.self)?.name,
      case .type(let type) = resolution(of: name, at: base)
    {
      return .type(type, isStatic: true)
    }
    let value = base.as(OptionalChainingExpr.self)?.expression ?? base
    guard let type = valueType(of: value)?.unwrapped else {
      // Have: Strings.Wallet.confirm
      guard case .type(let type) = ExpressionTypes(self).link(of: base)?.entity,
        let name = type.name
      else { return .unknown }
      return .type(project.resolve(name, inside: type.scope), isStatic: true)
    }
    // Have: self.load(), in static code
    guard let name = (type.instance ?? type).nameOfMembers else { return .unknown }
    return .type(project.resolve(name, inside: type.scope), isStatic: type.instance != nil)
  }

  /// What the function is called on, also where it is `self` and not written: where a function is called by its
  /// name alone and the project has none of the name.
  func receiverOrSelf(of call: FunctionCallExpr) -> CallReceiver {
    guard let callee = call.calledExpression, let name = callee.as(DeclReferenceExpr.self)?.name,
      name.first?.isUppercase == false,
      case .unknown = resolution(of: name, at: callee),
      case .local(let binding) = resolution(of: "self", at: callee),
      let type = enclosingTypeNames(of: callee).first
    else { return receiver(of: call) }
    switch binding.kind {
    case .instance: return .type(project.resolve(type), isStatic: false)
    case .metatype: return .type(project.resolve(type), isStatic: true)
    default: return .none
    }
  }

  /// Whether the function is a member of a protocol that one of an SDK's type meets, or that is hidden by
  /// it: what the type itself has is called.
  func isRequirement(
    _ function: FunctionFacts, metByOneOf rows: [SDKCallback],
  ) -> Bool {
    let owners = project.types[function.owner] ?? []
    return !owners.isEmpty && owners.allSatisfy { $0.kind == .protocol }
      && rows.contains { $0.function == function.fullName }
  }

  /// The type and everything that it inherits from, in the project and in the SDKs.
  func foreignAncestry(of type: String) -> Set<String> {
    project.names.foreignAncestries.answer(to: type) {
      // A type of the project is no type of an SDK, whatever it is called.
      Set(
        project.ancestry(of: type).flatMap {
          project.types[$0] == nil
            ? project.sdk.ancestry(of: $0) : project.sdk.kind(ofType: $0) == nil ? [$0] : []
        })
    }
  }

  /// Whether the type is that of views or their controllers.
  func isViewOrController(_ type: String) -> Bool {
    !foreignAncestry(of: type)
      .isDisjoint(with: ["NSView", "NSViewController", "UIView", "UIViewController"])
  }

  /// Whether the file imports a module that has the SDK's type.
  func imports(typeNamed name: String) -> Bool {
    let modules = project.sdk.modules(ofType: name)
    return project.imports(of: path).contains { modules.contains($0.module) }
  }
}
