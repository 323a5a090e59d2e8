import Rewriter

/// A test that only XCTest calls, and that is asynchronous or may become so.
struct WaitingTest {
  let body: CodeBlock
  let isAsync: Bool

  /// Whether it gets `@MainActor`: a synchronous test runs on the main thread, whatever its class says.
  private let isolates: Bool

  private let function: FunctionDecl

  /// `nil` for any other code.
  init?(around node: Node, in context: Context) {
    guard
      let function = node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self),
      let name = function.name?.name, name.hasPrefix("test"), let body = function.body,
      !function.isLocal, function.parameters.isEmpty, function.signature?.returnClause == nil,
      function.genericParameterClause == nil,
      let type = context.enclosingTypeNames(of: function.node).first.map({
        context.project.resolve($0)
      }), context.isTestClass(type)
    else { return nil }
    self.function = function
    self.body = body
    isAsync = function.isAsynchronous
    let isolation = context.isolation(inside: function.node).kind
    guard isolation == .mainActor || isolation == .nonisolated else { return nil }
    isolates = !isAsync && isolation == .nonisolated
    guard
      isAsync
        || canBecomeAsynchronous && !context.isUsed(name, of: type)
          && !context.isShadowed("MainActor", at: function.node)
    else { return nil }
  }

  private var canBecomeAsynchronous: Bool {
    let modifiers = function.modifiers?.node.elements(DeclModifier.self) ?? []
    let kept: Set<TokenKind> = [.final, .public, .internal, .package]
    return modifiers.allSatisfy { kept.contains($0.name?.kind ?? .identifier) }
      && function.attributes?.attributes.allSatisfy { $0.name == "MainActor" } ?? true
  }

  var statements: [CodeBlockItem] { body.statements?.node.elements(CodeBlockItem.self) ?? [] }

  /// `@MainActor func testSave() async {`
  var edits: [Edit] {
    guard !isAsync, let clause = function.signature?.parameterClause,
      let start = function.modifiers?.node.firstToken ?? function.funcKeyword
    else { return [] }
    let attribute = isolates ? [Edit.insert("@MainActor ", at: start.range.lowerBound)] : []
    guard let effects = function.signature?.effectSpecifiers else {
      return attribute + [.insert(" async", at: clause.node.range.upperBound)]
    }
    return attribute + [.insert("async ", at: effects.node.range.lowerBound)]
  }

  /// What becomes of it, in front of `waits`.
  var change: String {
    if isAsync { return "no longer has an expectation, and" }
    return isolates
      ? "becomes asynchronous, on the main actor as before, and" : "becomes asynchronous, and"
  }

  /// What in it a reader has to look at.
  func risk(without closure: ClosureExpr, in context: Context) -> String? {
    isolates ? function.riskOnMainActor(without: [closure], in: context) : nil
  }
}

extension Context {
  /// Whether something calls or overrides the test, or keeps it in a list.
  fileprivate func isUsed(_ name: String, of type: String) -> Bool {
    let heirs = project.names.inheritors(of: type, in: project)
    let declared = (project.functions[name] ?? []).filter { heirs.contains($0.owner) }
    let classes = project.tables.heirs.names(of: type).union([type.lastName])
    return declared.count != 1
      || tree.all(DeclReferenceExpr.self, startingWith: name).contains { $0.name == name }
      || project.files(naming: name, withOneOf: classes).contains { other in
        other != path && asItWas(other)?.tree.tokens(spelling: name).isEmpty != true
      }
  }
}
