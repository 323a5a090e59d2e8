import Rewriter

extension Codemod {
  /// `@ObservedObject var model = Model()` becomes `@StateObject var model = Model()`.
  public static let viewState = Codemod(
    id: "view-state",
    title: "Keep the objects that views make in `@StateObject`",
    since: .v(5, 3),
    discussion: """
      SwiftUI creates a view's structure again whenever the parent changes, and with it every \
      initial value. `@ObservedObject` keeps none of them: `@ObservedObject var model = Model()` \
      makes a new model each time, which has lost the state of the old one. `@StateObject` makes \
      one model, and keeps it as long as the view is there. This is advice: Swift 6 accepts both.

      The change needs a review: a view that relies on a new object now keeps the old one.

      Left unchanged: properties that the view's initializer or a caller sets, since \
      `@StateObject` keeps the first value and has no setter; objects that the view's initializer \
      uses, or code elsewhere that calls the view's methods, since only a view that SwiftUI shows has \
      its `@StateObject`; and systems before iOS 14, macOS 11, tvOS 14 and watchOS 7. Objects that exist elsewhere, such as `Model.shared`, belong in \
      `@ObservedObject`, and aren't reported.
      """,
    verdict: .review,
    candidateTokens: ["ObservedObject"],
    examples: [
      Example(
        """
        import SwiftUI

        final class Model: ObservableObject {}

        struct Screen: View {
          @ObservedObject private var model = Model()
          var body: some View { Text("a") }
        }
        """,
        becomes: """
          import SwiftUI

          final class Model: ObservableObject {}

          struct Screen: View {
            @StateObject private var model = Model()
            var body: some View { Text("a") }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          import SwiftUI

          final class Model: ObservableObject {}

          struct Screen: View {
            @ObservedObject var model = Model()
            init(model: Model) { self.model = model }
            var body: some View { Text("a") }
          }
          """,
        because: "code assigns 'model'"),
    ],
    run: { context in
      context.tree.all(VariableDecl.self).compactMap { variable in
        OwnedObject(variable, in: context)?.finding
      }
    })
}

/// A property of a view that is observed, and whose initial value makes the object.
private struct OwnedObject {
  private let variable: VariableDecl
  private let wrapper: Node
  private let name: String
  private let view: String
  private let isPrivate: Bool
  private let context: Context

  init?(_ variable: VariableDecl, in context: Context) {
    guard let attribute = variable.attributes?.attributes.first(where: { $0.isObserved }),
      let wrapper = attribute.attributeName,
      !context.isShadowed("ObservedObject", at: variable.node),
      let type = variable.node.ancestors.first(where: \.kind.isTypeOrExtension),
      type.is(.structDecl), let view = context.enclosingTypeNames(of: type).first,
      context.foreignAncestry(of: view).contains("View"),
      case let bindings = variable.bindings?.node.elements(PatternBinding.self) ?? [],
      bindings.count == 1,
      let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name,
      let call = bindings[0].initializer?.value?.as(FunctionCallExpr.self),
      call.makesObject(of: bindings[0].typeAnnotation?.type, in: context)
    else { return nil }
    self.variable = variable
    self.wrapper = wrapper
    self.name = name
    self.view = view
    let modifiers = variable.modifiers?.node.tokens.map(\.name) ?? []
    isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    self.context = context
  }

  var finding: Finding {
    if let obstacle {
      return context.leave(variable.node, "leave '@ObservedObject' on '\(name)'", because: obstacle)
    }
    return context.fix(
      variable.node, "keep '\(name)' in '@StateObject'", verdict: .review,
      because:
        "with '@ObservedObject', the view makes a new object each time SwiftUI creates the view; "
        + "check that nothing relies on that",
      fix: Fix(
        [
          Edit(
            replace: wrapper.range,
            with: wrapper.text == "ObservedObject" ? "StateObject" : "SwiftUI.StateObject")
        ],
        insertedNames: []))
  }

  private var obstacle: Refusal? {
    if context.isShadowed("StateObject", at: variable.node) {
      return Refusal(
        .shadowedName,
        "a 'StateObject' in this project hides SwiftUI's; write '@SwiftUI.StateObject'")
    }
    if let old = context.project.modules.systemWithoutStateObject(inFile: context.path) {
      return Refusal(
        .systemTooOld,
        "\(old.module.subject) supports \(old.platform) \(old.version), which has no '@StateObject'; pass the object to the view, or run again once the target is newer"
      )
    }
    if isSetInFile {
      return Refusal(
        .changedElsewhere,
        "code assigns '\(name)', and '@StateObject' has no setter; give '\(name)' its value in the declaration only"
      )
    }
    if !isPrivate, let path = fileThatPassesIt {
      return Refusal(
        .changedElsewhere,
        "a caller in '\(path)' passes '\(name)', and '@StateObject' keeps the first value that it gets; "
          + "let every caller pass '\(name)', or none")
    }
    return UninstalledView(name: name, view: view, isPrivate: isPrivate, context: context).refusal
  }

  /// Whether the file assigns the property, or its wrapper: `_model = ObservedObject(…)`.
  private var isSetInFile: Bool {
    context.tree.all(DeclReferenceExpr.self).contains { reference in
      guard let used = reference.name else { return false }
      if used == "_\(name)" { return true }
      guard used == name else { return false }
      let member = reference.node.parent?.as(MemberAccessExpr.self)
      let use = member?.declName?.node == reference.node ? member?.node : reference.node
      return use?.isAssigned == true
    }
  }

  private var fileThatPassesIt: String? {
    let type = view.lastName
    let paths = context.project.files(naming: name, withOneOf: [type])
    return paths.first { path in
      context.seen(inFile: path)?.tree.calls(withArgument: name).contains { call in
        call.calleeName == type || call.calleeName == "init" || call.calleeName == "Self"
      } ?? true
    }
  }
}

extension Attribute {
  fileprivate var isObserved: Bool {
    arguments == nil && (name == "ObservedObject" || name == "SwiftUI.ObservedObject")
  }
}

extension FunctionCallExpr {
  /// Whether the call is of an initializer: `Model()`, `Model.init()`, `.init()` with the type at hand.
  fileprivate func makesObject(of annotation: Node?, in context: Context) -> Bool {
    guard let callee = calledExpression else { return false }
    if let access = callee.as(MemberAccessExpr.self), access.base == nil {
      return access.name == "init" && annotation != nil
    }
    guard let name = callee.lastName else { return false }
    let type = context.project.resolve(name)
    return context.project.types[type]?.contains { $0.kind == .class } == true
  }
}
