import Rewriter

/// What the handler of a delegate's method lacks where the requirement's is isolated to the main actor: the framework
/// doesn't call a method whose handler is of another type.
struct MissingHandlerIsolation {
  private let alternative: AsyncAlternative

  private var function: FunctionDecl { alternative.function }
  private var context: Context { alternative.context }

  /// Have: decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ///
  /// `nil` where the handler lacks nothing.
  init?(_ alternative: AsyncAlternative) {
    let (function, context) = (alternative.function, alternative.context)
    let claims = FunctionClaims(function, labels: alternative.labels, in: context)
    guard let protocolName = claims.requirer, let method = function.fullName,
      !TypeSpelling.attributes(of: alternative.completion.type.text).contains("MainActor")
    else { return nil }
    let required = context.project.sdk.callback(
      type: protocolName, method: method, label: alternative.completion.parameter.label)
    guard required?.isolation == .mainActor else { return nil }
    self.alternative = alternative
  }

  var reason: String {
    "in the SDK of Xcode 16 and later, the requirement's handler is '@MainActor', and '"
      + "\(alternative.completion.name)' isn't"
  }

  /// Whether the framework alone decides on the handler's type, and the type of the method on its isolation.
  var isForFramework: Bool {
    let type = context.enclosingTypeNames(of: function.node).first.map {
      context.project.resolve($0)
    }
    let isOfProtocol =
      type.flatMap { context.project.types[$0]?.contains { $0.kind == .protocol } } == true
    return !isOfProtocol && context.parameterGiver(of: function)?.isFramework == true
  }

  /// - Throws: why the handler isn't marked.
  func check() throws(Refusal) {
    if let claim = alternative.claimOfHeir { throw claim }
    if let place = placePassingOtherHandler {
      throw Refusal(
        .keptByCallers,
        "\(reason); mark both it and the handler that \(place) passes '@MainActor'")
    }
    guard functionType == nil, let type = handlerType else { return }
    throw Refusal(
      .handlerSignature,
      type.is(.identifierType) || type.is(.memberType)
        ? "\(reason); mark the function type that '\(type.textInOneLine)' stands for '@MainActor'"
        : "\(reason); write the requirement's type, with '@escaping @MainActor'")
  }

  /// The first call that passes a handler that is no closure literal, which alone takes the new type by itself.
  private var placePassingOtherHandler: String? {
    guard let name = function.name?.name else { return nil }
    let label = alternative.completion.parameter.label
    let files = context.project.files(naming: name).lazy
    return files.compactMap(context.seen(inFile:)).compactMap { file in
      file.tree.calls(of: name).first { call in
        mayBeMeant(by: call, in: file)
          && call.arguments?.arguments.contains {
            $0.label?.name == label && $0.expression?.is(.closureExpr) == false
          } == true
      }.map { file.place(of: $0.node) }
    }.first
  }

  /// Whether the call isn't known to be of another type's method.
  private func mayBeMeant(by call: FunctionCallExpr, in file: Context) -> Bool {
    let owner = context.enclosingTypeNames(of: function.node).first
    let around = file.enclosingTypeNames(of: call.node).first
    guard let receiver = call.receiver?.withoutOptionalMarks, receiver.text != "super",
      !receiver.isSelfReference
    else { return around.map { mayInherit($0, from: owner) } ?? false }
    return file.valueType(of: receiver)?.unwrapped.name.map { mayInherit($0, from: owner) } ?? true
  }

  private func mayInherit(_ type: String, from owner: String?) -> Bool {
    owner.map { context.project.ancestry(of: context.project.resolve(type)).contains($0) } ?? true
  }

  /// The handler as the requirement has it.
  var finding: Finding {
    let edits = functionType.map { [Edit.insert("@MainActor ", at: $0.range.lowerBound)] } ?? []
    return context.fix(
      function.node, "mark the handler of '\(function.fullName ?? alternative.name)' '@MainActor'",
      verdict: .review, because: reason, effects: [.needsToolchain], fix: Fix(edits))
  }

  /// `nil` for an alias, and for an optional.
  private var functionType: Node? { handlerType.flatMap { $0.is(.functionType) ? $0 : nil } }

  /// The handler's type without its attributes.
  private var handlerType: Node? {
    var type = alternative.completion.parameter.type
    while let attributed = type?.as(AttributedType.self) { type = attributed.baseType }
    return type
  }
}
