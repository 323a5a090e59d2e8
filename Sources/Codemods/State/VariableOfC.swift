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
    let isForLinux = context.project.imports(of: context.path).contains { isLinux($0.module) }
    return names.sorted().filter { isForLinux || !streams.contains(String($0)) }.flatMap { name in
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
        "a header declares '\(name)' as a variable that any code may change, so Swift 6 rejects its uses; write "
          + "'@preconcurrency import \(module)' before the other imports"))
  }

  /// The module whose header declares the variable.
  private var module: String {
    Self.streams.contains(name)
      ? context.project.imports(of: context.path).lazy.map(\.module).first(where: isLinux)
        ?? "Glibc"
      : Self.services.contains(name) ? "ApplicationServices" : "Darwin"
  }

  /// Whether some of the names are among the tokens.
  static func mayBe(in tokens: TokenList) -> Bool { !search.found(in: tokens).isEmpty }

  private static let search = SpellingSearch(names.map(String.init).sorted())

  private static let names = darwin.names.union(services.names).union(streams.names)

  private static let darwin = NameTable(
    """
    Darwin: mach_task_self_ optarg opterr optind optopt vm_kernel_page_mask vm_kernel_page_size vm_page_mask
      vm_page_size
    """)

  private static let services = NameTable("ApplicationServices: kAXTrustedCheckOptionPrompt")

  /// Variables on Linux only: on Apple's systems, they are computed.
  private static let streams = NameTable("Glibc: stderr stdin stdout")
}

extension ProjectIndex {
  /// Whether the file says `@preconcurrency` of a module that may bring such variables.
  fileprivate func importsBeforeConcurrency(_ path: String) -> Bool {
    imports(of: path).contains { $0.isPreconcurrency && modulesWithC.contains($0.module) }
  }
}

private func isLinux(_ module: String) -> Bool { module == "Glibc" || module == "Musl" }

private let modulesWithC: Set = [
  "AppKit", "ApplicationServices", "Cocoa", "Darwin", "Foundation", "Glibc", "MachO", "Musl",
  "SwiftUI", "UIKit",
]
