import Rewriter

extension Codemod {
  /// `nonisolated func work() async` becomes `@concurrent nonisolated func work() async` where it would run
  /// on the actor of its caller.
  ///
  /// With `NonisolatedNonsendingByDefault`, a nonisolated asynchronous function runs where it is called
  /// (SE-0461; run with Swift 6.3.1: on the main thread, where it ran off it without the feature). One that
  /// awaits nothing has no other use for `async` than to leave the actor that it is called on.
  public static let nonisolatedToConcurrent = Codemod(
    id: "nonisolated-to-concurrent",
    title: "Mark functions `@concurrent` that are asynchronous only to leave their caller's actor",
    since: .v(6, 2),
    discussion: """
      In modules with `NonisolatedNonsendingByDefault`, which is part of approachable concurrency, a \
      nonisolated `async` function runs on its caller's actor: work that it was meant to take off the main \
      actor stays there. `@concurrent` moves it off again.

      The codemod looks at nonisolated asynchronous functions that await nothing, because they have no other \
      reason to be asynchronous. Only you know whether the work takes long enough to be moved.

      Left unchanged, each with its reason: functions that take, use, or return values that aren't known to be \
      Sendable, and functions that a protocol may require. Modules without the feature, where such functions \
      leave the actor anyway, and functions that await something aren't reported.
      """,
    verdict: .review,
    candidateTokens: ["async"],
    mayConcern: { hints in
      hints.hasCandidateToken
        && hints.project.modules.has(callerIsolationFeature, inFile: hints.file.path)
    },
    examples: [
      Example(
        """
        nonisolated func sizes(of texts: [String]) async -> [Int] {
          texts.map { size(of: $0) }
        }
        """,
        becomes: """
          @concurrent nonisolated func sizes(of texts: [String]) async -> [Int] {
            texts.map { size(of: $0) }
          }
          """,
        prelude: "nonisolated func size(of text: String) -> Int { text.count }",
        settings: .approachable),
      Example(
        unchanged: """
          final class Page { var texts: [String] = [] }
          nonisolated func size(of page: Page) async -> Int {
            page.texts.joined().count
          }
          """,
        because: "the parameter 'page' isn't known to be Sendable", settings: .approachable),
    ],
    advice: "do nothing if the function may run on its caller's actor",
    run: { context in
      guard context.project.modules.has(callerIsolationFeature, inFile: context.path) else {
        return []
      }
      return context.tree.all(FunctionDecl.self).compactMap { function in
        WorkingFunction(function, in: context)?.finding()
      }
    })
}

private let callerIsolationFeature = "NonisolatedNonsendingByDefault"

/// An asynchronous function that runs where it is called, and awaits nothing.
private struct WorkingFunction {
  private let function: FunctionDecl
  private let context: Context

  init?(_ function: FunctionDecl, in context: Context) {
    guard function.signature?.effectSpecifiers?.asyncSpecifier != nil,
      let body = function.body, let statements = body.statements?.node,
      function.isOnlyDecorated, !function.saysNonsending, !statements.waits,
      statements.descendantsAndSelf.contains(where: context.mayTakeLong),
      context.isolation(at: statements).kind == .caller, !context.isTestOfXCTest(function)
    else { return nil }
    self.function = function
    self.context = context
  }

  func finding() -> Finding {
    let name = function.name?.name ?? ""
    if let reason = refusal {
      return context.leave(function.node, "leave '\(name)'", because: reason)
    }
    guard let start = (function.modifiers?.node.firstToken ?? function.funcKeyword)?.range else {
      return context.leave(
        function.node, "leave '\(name)'",
        because: Refusal(.incompleteCode, "the function isn't complete"))
    }
    return context.fix(
      function.node, "mark '\(name)' '@concurrent'", verdict: .review,
      because: "the function awaits nothing, and runs on its caller's actor",
      effects: [.changesThread],
      fix: Fix([.insert("@concurrent ", at: start.lowerBound)]))
  }

  private var refusal: Refusal? {
    refusalOfToolchain ?? refusalOfProtocol ?? refusalOfParameters ?? refusalOfSelf
      ?? refusalOfResult
  }

  private var refusalOfToolchain: Refusal? { context.refusalOfToolchain(since: .v(6, 2)) }

  /// Marker protocols, and those whose requirements are known to be synchronous.
  private static let synchronousProtocols = NameTable(
    """
    Swift: AnyObject Sendable Copyable Equatable Hashable Comparable Codable Encodable Decodable Identifiable Error
      CustomStringConvertible CustomDebugStringConvertible CaseIterable RawRepresentable
    Foundation: NSObject LocalizedError
    Combine: ObservableObject
    SwiftUI: View ViewModifier
    """)

  /// A protocol may be why the function is asynchronous.
  private var refusalOfProtocol: Refusal? {
    guard let type = context.enclosingTypeNames(of: function.node).first else { return nil }
    let name = function.name?.name ?? ""
    let owner = context.project.resolve(type)
    let ancestors = context.project.ancestry(of: owner)
    let required = ancestors.first { ancestor in
      context.project.types[ancestor] == nil && requires(ancestor) == true
    }
    if let required {
      return Refusal(
        .requiredByProtocol, "'\(required)' requires the function, which needs no change",
        isNote: true)
    }
    let asked = ancestors.first { ancestor in
      guard ancestor != owner, !Self.synchronousProtocols.contains(ancestor) else { return false }
      guard let declarations = context.project.types[ancestor] else {
        return context.project.sdk.isolation(ofType: ancestor) == nil
          || context.project.sdk.isProtocol(ancestor) && requires(ancestor) == nil
      }
      return declarations.contains { $0.kind == .protocol }
        && context.project.members(named: name, of: ancestor, inherited: true).isEmpty == false
    }
    return asked.map {
      Refusal(.requiredByProtocol, "'\($0)' may require this function to be asynchronous")
    }
  }

  /// Whether the framework's protocol requires the function; `nil` if its requirements are not known.
  private func requires(_ protocol: String) -> Bool? {
    guard let method = function.fullName else { return nil }
    return context.project.sdk.requiredFunctions(of: `protocol`).map { $0.contains(method) }
  }

  private var refusalOfParameters: Refusal? {
    let parameters = function.signature?.parameterClause?.parameters?.node
      .elements(FunctionParameter.self)
    for parameter in parameters ?? [] {
      guard let type = parameter.type, !type.text.hasPrefix("sending ") else { continue }
      let isSendable =
        !type.text.hasPrefix("inout ")
        && context.sendability(of: context.knownType(type)).kind == .yes
      let name = (parameter.secondName ?? parameter.firstName)?.name ?? "_"
      if !isSendable {
        return Refusal(.notSendable, "the parameter '\(name)' isn't known to be Sendable")
      }
    }
    return nil
  }

  private var refusalOfSelf: Refusal? {
    guard !function.isStatic, let type = context.selfType(at: function.node),
      context.sendability(of: type).kind != .yes
    else { return nil }
    return Refusal(.notSendable, "'self' isn't known to be Sendable")
  }

  private var refusalOfResult: Refusal? {
    guard let type = function.signature?.returnClause?.type,
      !TypeSpelling(type.text).isVoid,
      context.sendability(of: context.knownType(type)).kind != .yes
    else { return nil }
    return Refusal(.notSendable, "the function's result isn't known to be Sendable")
  }
}

extension Context {
  /// Whether XCTest calls the function.
  fileprivate func isTestOfXCTest(_ function: FunctionDecl) -> Bool {
    guard function.name?.name.hasPrefix("test") == true,
      let type = enclosingTypeNames(of: function.node).first
    else { return false }
    return project.ancestry(of: project.resolve(type)).contains("XCTestCase")
  }
}

extension FunctionDecl {
  private static let decorations: Set = [
    "discardableResult", "available", "inlinable", "usableFromInline", "preconcurrency", "inline",
  ]

  /// Whether none of the attributes says who calls the function or where it runs.
  fileprivate var isOnlyDecorated: Bool {
    attributes?.attributes.allSatisfy { Self.decorations.contains($0.name) } ?? true
  }

  /// Whether it is to run where it is called.
  fileprivate var saysNonsending: Bool {
    modifiers?.node.tokens.contains { $0.name == "nonsending" || $0.name == "override" } ?? false
  }

  fileprivate var isStatic: Bool {
    modifiers?.node.tokens.contains { $0.name == "static" || $0.name == "class" } ?? false
  }
}

extension Context {
  /// Whether the node is a call that does more than to make a value of the project's, or an error.
  ///
  /// Have: Page(items: []), throw Failure.notSupported(name)
  fileprivate func mayTakeLong(_ node: Node) -> Bool {
    guard let call = node.as(FunctionCallExpr.self) else { return false }
    let isThrown = node.ancestors.first { $0.is(.codeBlockItem) }?.as(CodeBlockItem.self)?.item?
      .is(.throwStmt)
    let isInitializer = call.calledExpression?.referencedName.map { project.types[$0] != nil }
    return isThrown != true && isInitializer != true
  }
}

extension Node {
  /// Whether something is awaited in the code itself.
  fileprivate var waits: Bool {
    descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      node.is(.awaitExpr) || node.as(ForStmt.self)?.awaitKeyword != nil
        || node.as(VariableDecl.self)?.modifiers?.node.tokens.contains { $0.name == "async" }
          == true
    }
  }
}
