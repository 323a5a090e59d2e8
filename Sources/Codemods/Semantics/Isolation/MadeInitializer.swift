/// The initializer that the compiler makes for a type of the main actor that declares none.
///
/// Measured with Swift 6.3.1: in modes 5c and 6 it is nonisolated, unless a stored property isn't Sendable, has a wrapper, or
/// has an initial value that needs the main actor, or the class inherits from `NSObject`. In mode 5 it is isolated, and since
/// the module may move to Swift 6, the answer isn't known there unless it's the same.
struct MadeInitializer {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// Whether the initializer that is made for a type is the main actor's; `nil` if that isn't known.
  func isIsolated(for type: String) -> Bool? { isIsolated(for: type, depth: 0) }

  private func isIsolated(for type: String, depth: Int) -> Bool? {
    let project = context.project
    guard depth < 4, let declarations = project.declarations(of: type) else { return true }
    if context.foreignAncestry(of: type).contains(where: project.sdk.isMainActor(type:)) {
      return true
    }
    if let superclass = project.superclass(of: type) {
      return superclass == "NSObject" ? true : nil
    }
    let answers = project.members(of: type).map { member -> Bool? in
      guard case .variable(let variable) = member, !variable.isComputed,
        variable.modifiers.isDisjoint(with: [.static, .nonisolatedUnsafe])
      else { return false }
      return needsMainActor(variable, depth: depth)
    }
    if answers.contains(true) { return true }
    let isOfMode5 = declarations.contains {
      project.modules.isolatesDefaultValues($0.path) == false
    }
    return isOfMode5 || answers.contains(nil) ? nil : false
  }

  private func needsMainActor(_ variable: VariableFacts, depth: Int) -> Bool? {
    if variable.attributes.contains(where: { $0.beginsWithCapital }) { return true }
    guard let type = ExpressionTypes(context).type(of: variable) else { return nil }
    switch context.sendability(of: type).kind {
    case .no: return true
    case .unknown: return nil
    case .yes:
      return variable.hasInitialValue ? needsMainActor(valueOf: variable, type, depth) : false
    }
  }

  private func needsMainActor(
    valueOf variable: VariableFacts, _ type: KnownType, _ depth: Int,
  ) -> Bool? {
    guard let value = variable.initializer else { return nil }
    if value.isPlainLiteral { return false }
    guard let name = type.name, value.isCall(of: name) else { return nil }
    let resolved = context.project.resolve(name, inside: type.scope)
    guard context.project.isolation(ofType: resolved).kind == .mainActor else { return false }
    let declared = context.project.members(named: "init", of: resolved, inherited: true)
    return declared.isEmpty
      ? isIsolated(for: resolved, depth: depth + 1)
      : declared.contains { context.isolation(of: $0) == .mainActor }
  }
}

extension String {
  /// Have: UIStoryboard(name: "Main", bundle: nil), and nothing behind that
  fileprivate func isCall(of name: String) -> Bool {
    guard hasPrefix(name + "("), hasSuffix(")") else { return false }
    var depth = 0
    let arguments = dropFirst(name.count)
    for (index, character) in zip(arguments.indices, arguments) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return arguments.index(after: index) == arguments.endIndex }
    }
    return false
  }
}

extension String {
  /// Whether the text of an expression is a number, a string, a Boolean, `nil`, or an empty collection.
  fileprivate var isPlainLiteral: Bool {
    ["true", "false", "nil", "[]", "[:]"].contains(self) || Double(self) != nil
      || count > 1 && hasPrefix("\"") && hasSuffix("\"") && !dropFirst().dropLast().contains("\"")
        && !holds("\\(")
  }
}
