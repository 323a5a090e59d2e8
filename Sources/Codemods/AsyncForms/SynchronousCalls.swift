import Rewriter

extension TaskBody {
  /// Whether the statements have to stay in a synchronous closure when an `await` comes in front of
  /// them: in an asynchronous one, a call means the asynchronous overload, and what is marked `noasync` is
  /// an error.
  var needsSynchronousClosure: Bool { nameOfSynchronousCall != nil }

  /// The first name that is not available there, or that an asynchronous function has too.
  var nameOfSynchronousCall: String? { nameOfSynchronousCall(butFor: []) }

  /// - Parameter gone: calls that something else takes the place of.
  func nameOfSynchronousCall(butFor gone: Set<Node>) -> String? {
    closure.isAsynchronous
      ? nil : SynchronousCalls(context).firstName(in: [closure.node], butFor: gone)
  }
}

extension ClosureExpr {
  /// Whether calls in the closure mean asynchronous functions: it says that it is asynchronous, or awaits something.
  /// What it is passed to does not matter (measured with Swift 6.3.1).
  var isAsynchronous: Bool {
    signature?.effectSpecifiers?.asyncSpecifier != nil
      || TaskBody.ownNodes(of: node).contains { $0.is(.awaitExpr) }
  }
}

/// The calls of synchronous code that would mean something else if it were asynchronous.
struct SynchronousCalls {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// The first name that is not available in asynchronous code, or that an asynchronous function has too.
  ///
  /// - Parameters:
  ///   - code: what runs there, without the closures in it.
  ///   - awaited: the calls in it that are awaited then.
  func firstName(in code: [Node], butFor awaited: Set<Node> = []) -> String? {
    context.noasyncName(in: code)
      ?? code.lazy.flatMap(TaskBody.ownNodes).compactMap { $0.as(FunctionCallExpr.self) }
      .first {
        !awaited.contains($0.node) && mayFitAsyncFunction($0) && !isOfContinuation($0)
      }?.calleeName
  }

  /// The calls that mean the same in asynchronous code where they say that they pass no handler, with the edits that do so:
  /// `open(url)` becomes `open(url, completionHandler: nil)`.
  func handlersToSpellOut(in code: [Node]) -> [(call: Node, edit: Edit)] {
    code.lazy.flatMap(TaskBody.ownNodes).compactMap { node in
      guard let call = node.as(FunctionCallExpr.self), let name = call.calleeName,
        Self.omittingHandlers.hasMember(named: name), call.trailingClosure == nil,
        let last = call.arguments?.arguments.last, last.trailingComma == nil,
        let paren = call.rightParen, !context.tree.hasComment(in: paren.leadingTrivia),
        let type = knownType(ofReceiverIn: call),
        !mayFitOwnFunction(call, named: name),
        case let twins = asyncTwins(fitting: call, named: name), twins.count == 1,
        let twin = twins.first, twin.type == type,
        Self.omittingHandlers.contains("\(twin.type).\(name)"),
        let label = twin.function.dropLast(2).split(whereSeparator: { $0 == ":" || $0 == "(" }).last
      else { return nil }
      let source = context.tree.source
      let start = last.range.lowerBound
      let blank =
        source.isFirstOnLine(start) ? Indentation(ofLineAt: start, in: source).lineBreak : " "
      return (node, .insert(",\(blank)\(label): nil", at: last.range.upperBound))
    }
  }

  /// The functions whose handler is `nil` by default, with no other function of the name that takes the rest: in the
  /// headers, the block is nullable, and there is one method.
  private static let omittingHandlers = NameTable(
    """
    AppKit: NSWorkspace.open
    AppKit: NSWorkspace.open
    UIKit: UIApplication.open
    UserNotifications: UNUserNotificationCenter.add
    """)

  /// Have: continuation.resume()
  private func isOfContinuation(_ call: FunctionCallExpr) -> Bool {
    guard let receiver = call.receiver, let name = receiver.referencedName,
      case .local(let binding) = context.resolution(of: name, at: receiver)
    else { return false }
    return binding.isContinuation
  }

  private func mayFitAsyncFunction(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    return mayFitOwnFunction(call, named: name) || !asyncTwins(fitting: call, named: name).isEmpty
      || mayFitHeader(call, named: name)
  }

  /// Whether the call may leave out the handler of a method of the project's in Objective-C, whose asynchronous version it
  /// would mean.
  private func mayFitHeader(_ call: FunctionCallExpr, named name: String) -> Bool {
    let project = context.project
    guard project.foreign.namesOfAsyncMethods.contains(name), call.lastClosureArgument == nil,
      let callee = call.calledExpression, callee.is(.memberAccessExpr)
    else { return false }
    guard case .type(let type, _) = context.receiver(of: call) else {
      return !(project.functions[name] ?? []).contains { $0.accepts(call, in: project) }
    }
    return project.ancestry(of: type).contains { project.foreign.header(ofType: $0) != nil }
  }

  private func mayFitOwnFunction(_ call: FunctionCallExpr, named name: String) -> Bool {
    let isAsync = (context.project.functions[name] ?? []).contains { function in
      function.traits.contains(.isAsync)
        && function.accepts(call, in: context.project)
        && mayBeCalled(ofType: function.owner, by: call)
    }
    return isAsync || mayMeanNewForm(call, named: name)
  }

  /// The functions of the SDKs that the call may mean in asynchronous code.
  private func asyncTwins(fitting call: FunctionCallExpr, named name: String) -> [AsyncTwin] {
    let labels = call.arguments?.arguments.map { $0.label?.name ?? "" } ?? []
    let closures = call.trailingClosure == nil ? 0 : 1
    return context.project.sdk.asyncFunctions(named: name).filter { function in
      let isOfWebKit = context.project.sdk.modules(ofType: function.type).contains("WebKit")
      return labels.fit(function.asyncLabels, closures: closures) { label in
        function.mayHaveDefaults
          || HandlerCallSpellings.hasDefault(label, isOfWebKit: isOfWebKit)
      } && mayBeCalled(on: function.type, by: call)
    }
  }

  /// Whether the call may mean a function of the project's type, empty for a free one.
  private func mayBeCalled(ofType owner: String, by call: FunctionCallExpr) -> Bool {
    let project = context.project
    guard let base = call.calledExpression?.as(MemberAccessExpr.self)?.base else {
      let around = context.enclosingTypeNames(of: call.node)
      return owner.isEmpty || around.flatMap(project.ancestry).contains(owner)
    }
    guard !owner.isEmpty else { return false }
    let isOwn = base.isSelfReference || base.isSelfTypeReference
    let type =
      isOwn ? context.enclosingTypeNames(of: call.node).first : knownType(ofReceiverIn: call)
    guard let type else {
      // Have: let server = HttpServer(), of another package: it inherits from no class of the project.
      let isClass = project.types[owner]?.contains { $0.kind == .class } == true
      return !isClass || namesOfForeignTypes(ofReceiverIn: call)?.contains(owner) ?? true
    }
    // What the type conforms to in any file of the project is in its ancestry.
    return context.foreignAncestry(of: type).contains(owner)
  }

  /// The type of the call's receiver; what nobody knows may inherit from anything.
  private func knownType(ofReceiverIn call: FunctionCallExpr) -> String? {
    guard case .type(let name, _) = context.receiver(of: call) else { return nil }
    let project = context.project
    let isKnown =
      project.types.contains(name) || project.sdk.isolation(ofType: name) != nil
      || GenericSendability.isType(name)
    return isKnown ? name : nil
  }

  /// The name of the receiver's type as its declaration has it, if neither the project nor an SDK declares that.
  private func namesOfForeignTypes(ofReceiverIn call: FunctionCallExpr) -> [String]? {
    guard let receiver = call.receiver, let name = receiver.lastName,
      !receiver.isSelfReference
    else { return nil }
    if receiver.referencedName != nil, case .local = context.resolution(of: name, at: receiver) {
      return nil
    }
    let declared = (context.project.variables[name] ?? []).map(\.typeByDeclaration)
    guard !declared.isEmpty, !declared.contains(nil) else { return nil }
    let types = declared.compactMap(\.self).map { context.project.resolve(TypeSpelling($0).name) }
    return types.allSatisfy { type in
      guard case .unknown = context.resolution(of: type, at: call.node) else { return false }
      return context.project.types[type] == nil
    } ? types : nil
  }

  /// Whether the call's receiver may be of the SDK's type.
  private func mayBeCalled(on type: String, by call: FunctionCallExpr) -> Bool {
    let project = context.project
    if let known = knownType(ofReceiverIn: call) {
      return context.foreignAncestry(of: known).contains(type)
    }
    guard project.mayHaveValues(ofSDKType: type) else { return false }
    let types: [String]
    if call.receiver?.as(FunctionCallExpr.self)?.makesSessionTask == true {
      // Have: session.dataTask(with: url) { … }.resume()
      types = ["URLSessionTask"]
    } else if case .type(let name, _) = context.receiver(of: call),
      case .unknown = context.resolution(of: name, at: call.node)
    {
      // Have: let store: StoreOf<Settings>, of a module that isn't there: hardly a subclass of the SDK's class
      types = [name]
    } else if let receiver = call.receiver, !receiver.isSelfReference {
      guard let name = receiver.withoutWrappedValue.lastName else { return true }
      if name.beginsWithCapital, receiver.is(.declReferenceExpr) {
        types = [name]
      } else {
        let declared = (project.variables[name] ?? []).map(\.typeByDeclaration)
        guard !declared.isEmpty, !declared.contains(nil) else { return true }
        types = declared.compactMap(\.self).map { project.resolve(TypeSpelling($0).name) }
      }
    } else {
      types = context.enclosingTypeNames(of: call.node)
    }
    return types.flatMap(project.ancestry).contains { project.sdk.ancestry(of: $0).contains(type) }
  }

  /// Whether the call leaves out the handler of a function that has an asynchronous version, or gets one.
  private func mayMeanNewForm(_ call: FunctionCallExpr, named name: String) -> Bool {
    guard call.trailingClosure == nil, context.project.hasHandlerFunction(named: name) else {
      return false
    }
    return (context.project.functions[name] ?? []).contains { function in
      CompletionNames.isTaken(by: function)
        && function.parameters.last.map { $0.hasDefault && !call.argumentLabels.contains($0.label) }
          == true
        && function.accepts(call, in: context.project)
        && mayBeCalled(ofType: function.owner, by: call)
        && AsyncForms(context).forms(named: name, inFile: function.path).contains {
          $0.callee.name == function.fullName && $0.callee.owner == function.owner
        }
    }
  }
}

extension ProjectIndex {
  /// Whether a file names the SDK's type, or imports a module that has it: a value of any other can hardly be there.
  ///
  /// Have: session.request(url).validate(), in a project without ARKit, whose 'ARReferenceImage' has a 'validate()'
  fileprivate func mayHaveValues(ofSDKType type: String) -> Bool {
    tables.sdkTypesInUse.answer(to: type) {
      let modules = sdk.modules(ofType: type)
      guard !modules.isEmpty, modules.isDisjoint(with: Self.modulesOfOthers),
        let name = type.split(separator: ".").last
      else { return true }
      return ([String(name)] + modules).contains { !files(naming: $0).isEmpty }
    }
  }

  /// Those that come with the import of another one, as Core Location does with that of MapKit.
  private static let modulesOfOthers: Set = [
    "AVFAudio", "AVFoundation", "AppKit", "CloudKit", "Combine", "Contacts", "CoreBluetooth",
    "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "Dispatch", "EventKit", "Foundation", "HealthKit", "Intents", "MapKit", "Metal", "Photos",
    "QuartzCore", "SceneKit", "Security", "StoreKit", "Swift", "SwiftUI", "UIKit",
    "UserNotifications", "WatchKit", "WebKit",
  ]
}

extension VariableFacts {
  /// The type as it is written, or that of the object which the initial value makes: `Spinner` of `Spinner(style: .dark)`.
  fileprivate var typeByDeclaration: String? {
    if let type { return type }
    let name = initializer.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } } ?? ""
    let rest = initializer.map { $0.dropFirst(name.count) } ?? ""
    let isMade = rest.first == "(" && rest.last == ")" && rest.count { $0 == "(" } == 1
    return isMade && name.beginsWithCapital ? String(name) : nil
  }
}

extension Node {
  /// `mode` of `mode.wrappedValue`.
  fileprivate var withoutWrappedValue: Node {
    guard let member = self.as(MemberAccessExpr.self), member.name == "wrappedValue" else {
      return self
    }
    return member.base ?? self
  }
}

extension AsyncTwin {
  /// The labels of the asynchronous function's parameters, empty for none.
  fileprivate var asyncLabels: [String] {
    guard let start = asyncFunction.firstIndex(of: "(") else { return [] }
    return asyncFunction[start...].dropFirst().dropLast().split(separator: ":")
      .map { $0 == "_" ? "" : String($0) }
  }
}

extension [String] {
  /// Whether the labels are those of the parameters, some of which may have default values.
  ///
  /// - Parameters:
  ///   - closures: how many trailing closures follow, which any parameter may take.
  ///   - mayHaveDefault: whether a parameter of the label may have one.
  fileprivate func fit(
    _ parameters: [String], closures: Int, mayHaveDefault: (String) -> Bool,
  ) -> Bool {
    var rest = parameters[...]
    var leftOut: [String] = []
    for label in self {
      guard let position = rest.firstIndex(of: label) else { return false }
      leftOut += rest[..<position]
      rest = rest[(position + 1)...]
    }
    leftOut += rest
    let needed = leftOut.count { $0.isEmpty || !mayHaveDefault($0) }
    return rest.count >= closures && needed <= closures
  }
}
