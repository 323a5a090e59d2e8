import Rewriter

extension Codemod {
  /// `@UIApplicationMain` becomes `@main`.
  ///
  /// Swift 6.3.1 says of it in language mode 6: `'UIApplicationMain' attribute is deprecated`, as an error (SE-0383).
  public static let applicationMain = Codemod(
    id: "application-main",
    title: "Mark the application delegate `@main`",
    since: .v(5, 3),
    discussion: """
      Swift 6 rejects `@UIApplicationMain` and `@NSApplicationMain` (SE-0383). `@main` calls the `main()` that UIKit \
      and AppKit give every application delegate, which starts the application as the old attributes did.

      Left unchanged: attributes of types that declare a `main()` of their own, which `@main` would call instead.
      """,
    verdict: .safe,
    candidateTokens: ["UIApplicationMain", "NSApplicationMain"],
    examples: [
      Example(
        """
        @UIApplicationMain
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }
        """,
        becomes: """
          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }
          """, prelude: "import UIKit"),
      Example(
        unchanged: """
          @UIApplicationMain
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            static func main() { print("started by hand") }
          }
          """,
        because: "'AppDelegate' has a 'main()' of its own, which '@main' would call",
        prelude: "import UIKit"),
    ],
    run: { context in
      context.tree.all(Attribute.self).compactMap { ApplicationMain($0, in: context)?.finding }
    })
}

/// An attribute that starts an application.
private struct ApplicationMain {
  private let attribute: Attribute
  private let name: Node
  private let type: String
  private let context: Context

  init?(_ attribute: Attribute, in context: Context) {
    guard ["UIApplicationMain", "NSApplicationMain"].contains(attribute.name),
      let name = attribute.attributeName, let list = attribute.node.parent,
      let declaration = list.parent?.as(ClassDecl.self), let type = declaration.name?.name
    else { return nil }
    (self.attribute, self.name, self.type, self.context) = (attribute, name, type, context)
  }

  var finding: Finding {
    let mains = context.project.members(
      named: "main", of: context.project.resolve(type), inherited: true)
    if !mains.isEmpty {
      return context.leave(
        attribute.node, "leave '@\(attribute.name)'",
        because: Refusal(
          .nameTaken,
          "'\(type)' has a 'main()' of its own, which '@main' would call; rename that, or call it from '@main'"
        ))
    }
    return context.fix(
      attribute.node, "replace '@\(attribute.name)' with '@main'", verdict: .safe,
      fix: Fix([Edit(replace: name.range, with: "main")]))
  }
}
