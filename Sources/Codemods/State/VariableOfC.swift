import Rewriter

/// A use of a variable that a header in C declares, such as `stderr`.
///
/// Swift 6.3.1 says of it, on whatever actor, `reference to var 'stderr' is not concurrency-safe because it involves shared
/// mutable state`; not so where the import that brings it says `@preconcurrency`.
struct VariableOfC {
  private let reference: DeclReferenceExpr
  private let name: String
  private let context: Context

  static func all(in context: Context) -> [VariableOfC] {
    guard !context.project.importsBeforeConcurrency(context.path) else { return [] }
    return names.names.sorted().flatMap { name in
      context.tree.all(DeclReferenceExpr.self, startingWith: String(name)).compactMap {
        VariableOfC($0, named: String(name), in: context)
      }
    }
  }

  private init?(_ reference: DeclReferenceExpr, named name: String, in context: Context) {
    // Have: \Cell.stderr
    if reference.node.ancestors.contains(where: { $0.is(.keyPathExpr) }) { return nil }
    if let access = reference.node.parent?.as(MemberAccessExpr.self),
      access.declName?.node == reference.node
    {
      // Have: Darwin.stderr
      guard let module = access.base?.as(DeclReferenceExpr.self)?.name,
        case .module = context.resolution(of: module, at: reference.node)
      else { return nil }
    } else {
      guard case .unknown = context.resolution(of: name, at: reference.node) else { return nil }
    }
    (self.reference, self.name, self.context) = (reference, name, context)
  }

  var finding: Finding {
    context.leave(
      reference.node, "leave the use of '\(name)'",
      because: Refusal(
        .changedElsewhere,
        "a header declares '\(name)' as a variable that any code may change, so Swift 6 rejects its uses; import the "
          + "module that declares it with '@preconcurrency'"))
  }

  /// Whether some of the names are among the tokens.
  static func mayBe(in tokens: TokenList) -> Bool { !search.found(in: tokens).isEmpty }

  private static let search = SpellingSearch(names.names.map(String.init).sorted())

  private static let names = NameTable(
    """
    Darwin: mach_task_self_ optarg opterr optind optopt stderr stdin stdout vm_kernel_page_mask
      vm_kernel_page_size vm_page_mask vm_page_size
    ApplicationServices: kAXTrustedCheckOptionPrompt
    """)
}

extension ProjectIndex {
  /// Whether the file says `@preconcurrency` of a module that may bring such variables.
  fileprivate func importsBeforeConcurrency(_ path: String) -> Bool {
    imports(of: path).contains { $0.isPreconcurrency && modulesWithC.contains($0.module) }
  }
}

private let modulesWithC: Set = [
  "AppKit", "ApplicationServices", "Cocoa", "Darwin", "Foundation", "Glibc", "MachO", "Musl",
  "SwiftUI", "UIKit",
]
