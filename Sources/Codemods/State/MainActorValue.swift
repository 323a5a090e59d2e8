import Rewriter

extension Codemod {
  /// An initial value or default argument of nonisolated code that only the main actor can make.
  public static let mainActorValue = Codemod(
    id: "main-actor-value",
    title: "Find properties and parameters whose values only the main actor can make",
    since: .v(5, 5),
    discussion: """
      An initial value has the isolation of its property, and a default argument that of its function (SE-0411). In a type \
      or function that isn't isolated to the main actor, Swift 6 rejects values that need it, such as a new view, also \
      where Apple's headers isolate them: of other uses of what they isolate, the compiler only warns (measured with Swift \
      6.3.1). Only reported, since an attribute on a type or function changes what may use it. Constants and variables that \
      all threads share are the business of `global-state`.
      """,
    verdict: .manual,
    candidateTokens: [],
    mayConcern: { hints in
      hints.file.variables.contains { !$0.owner.isEmpty && $0.initializer != nil && !$0.isComputed }
        || hints.file.functions.contains { $0.parameters.contains(where: \.hasDefault) }
    },
    findsRejectedCode: true,
    examples: [
      Example(
        unchanged: """
          import UIKit

          final class ModeProvider {
            private let control = UISegmentedControl()
          }
          """,
        because:
          "Swift 6 rejects the value, since 'UISegmentedControl.init' needs the main actor, and 'ModeProvider' isn't isolated "
          + "to it; mark 'ModeProvider' '@MainActor', or make the value in main-actor-isolated code"
      )
    ],
    run: { context in
      guard !context.project.modules.isSwift6(context.path) else { return [] }
      return context.tree.all(InitializerClause.self).compactMap {
        MainActorValue($0, in: context)?.finding
      }
    })
}

/// A value that the main actor has to make, where the code around isn't isolated to it.
private struct MainActorValue {
  private let value: Node

  /// What the value is of, as a sentence names it, and what to annotate.
  private let owner: String
  private let annotated: String
  private let need: MainActorNeed
  private let context: Context

  init?(_ clause: InitializerClause, in context: Context) {
    guard let value = clause.value, let declaration = clause.node.parent,
      let owner = Self.owner(of: declaration, in: context),
      let need = context.mainActorNeed(ofInitialValue: value)
    else { return nil }
    (self.value, self.need, self.context) = (value, need, context)
    (self.owner, annotated) = owner
  }

  var finding: Finding {
    context.leave(
      value, "leave the value",
      because: Refusal(
        .usesMainActor,
        "Swift 6 rejects the value, since \(need.sentence), and \(owner) isn't isolated to it; \(advice)"
      ))
  }

  private var advice: String {
    "mark \(annotated) '@MainActor', or make the value in main-actor-isolated code"
  }

  /// `nil` for what isn't known to be isolated to something else than the main actor, and for other declarations.
  private static func owner(of declaration: Node, in context: Context) -> (String, String)? {
    let code =
      declaration.is(.functionParameter)
      ? declaration.functionOfParameter : declaration.storedProperty
    guard let code else { return nil }
    switch context.isolation(inside: code).kind {
    case .nonisolated: break
    case .actor(let name): return ("actor '\(name)'", "the property")
    case .mainActor, .globalActor, .caller, .unknown: return nil
    }
    if let function = code.as(FunctionDecl.self)?.name?.name {
      return ("'\(function)'", "'\(function)'")
    }
    if code.is(.initializerDecl) { return ("the initializer", "the initializer") }
    return context.enclosingTypeNames(of: code).first.map { ("'\($0)'", "'\($0)'") }
  }
}

extension Node {
  /// The function or initializer that has the parameter.
  fileprivate var functionOfParameter: Node? {
    ancestors.first {
      !$0.is(.functionParameterList) && !$0.is(.functionParameterClause)
        && !$0.is(.functionSignature)
    }
    .flatMap { $0.is(.functionDecl) || $0.is(.initializerDecl) ? $0 : nil }
  }

  /// The declaration of a property of instances that is stored without a wrapper.
  fileprivate var storedProperty: Node? {
    guard self.is(.patternBinding), let variable = parent?.parent?.as(VariableDecl.self),
      variable.node.parent?.is(.memberBlockItem) == true, !variable.has("static"),
      !variable.has("class"),
      variable.attributes?.attributes.isEmpty != false
    else { return nil }
    return variable.node
  }
}
