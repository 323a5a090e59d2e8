import Rewriter

/// A continuation that only passes on what a handler is given: the asynchronous version gives that by itself.
///
/// Have: await withCheckedContinuation { continuation in load(id) { continuation.resume(returning: $0) } }
struct AwaitedContinuation {
  private let site: AsyncTwinCall
  private let context: Context
  private let spelling: AsyncSpelling

  private let wait: ContinuationWait

  /// What takes the place of a continuation that does more than pass on; `nil` where that is all.
  private let unrolled: UnrolledContinuation?

  /// `nil` for any other call in a continuation, and where the form would not do the same.
  init?(around site: AsyncTwinCall, in context: Context) {
    guard site.handler.closure != nil, !site.handler.isPair,
      let closure = site.call.node.ancestors.lazy.compactMap({ $0.as(ClosureExpr.self) }).first,
      let wait = ContinuationWait(of: closure, in: context),
      let spelling = try? AsyncSpelling(of: site, in: context),
      (try? spelling.checkSystems(of: site, in: context)) != nil
    else { return nil }
    self.site = site
    self.context = context
    self.spelling = spelling
    self.wait = wait
    let passing = PassingContinuation(wait, around: site, as: spelling, in: context)
    unrolled =
      passing.isPlain ? nil : UnrolledContinuation(wait, around: site, in: context)
    guard passing.isPlain || unrolled != nil, !isForm, isWhereItWas else { return nil }
  }

  var finding: Finding {
    context.fix(
      site.call.node, "await '\(site.asyncAPI(spelling.twin))', without a continuation",
      verdict: concern == nil ? .safe : .review,
      because: concern,
      fix: Fix(
        unrolled?.edits ?? edits,
        countingOn: unrolled?.countsOn ?? [site.function.addition].compactMap(\.self)))
  }

  /// Whether a function does nothing but wait for the continuation.
  var isWholeFunction: Bool {
    let block = wait.call.node.ancestors.lazy.compactMap { $0.as(CodeBlock.self) }.first
    return block?.node.parent?.is(.functionDecl) == true
      && block?.statements?.node.elements(CodeBlockItem.self).count == 1
  }

  private var concern: String? {
    guard site.isOwn else { return spelling.twin.concernOfNothing }
    let path = spelling.twin.source
    return path == context.path
      ? "the call no longer needs its continuation"
      : "'\(spelling.twin.asyncFunction)' is declared in '\(path)'"
  }

  private var edits: [Edit] {
    let end = spelling.lastKept(of: site)?.range.upperBound ?? site.call.range.upperBound
    return [.delete(wait.call.range.lowerBound..<site.call.range.lowerBound)] + spelling.edits
      + [Edit(replace: end..<wait.call.range.upperBound, with: spelling.closing(of: site))]
  }

  /// Whether the continuation is what makes the form: there, it would call itself.
  private var isForm: Bool {
    guard site.isOwn else { return false }
    let name = spelling.twin.asyncFunction.filter { $0 != "`" }
    return wait.call.node.ancestors.contains { ancestor in
      guard let function = ancestor.as(FunctionDecl.self),
        function.name?.name == site.call.calleeName, function.fullName == name
      else { return false }
      let owner = context.enclosingTypeNames(of: function.node).first ?? ""
      return context.areRelated(context.project.resolve(owner), spelling.twin.type)
    }
  }

  /// Whether the function would get its form in a file that does not change: the finding says so.
  private var isFormWithheld: Bool {
    site.function.addition.map { context.withheld[$0] != nil } ?? false
  }

  /// A function of the project runs on the main actor, or where its caller does.
  private var isWhereItWas: Bool {
    !site.function.makesSuspendedTask && (site.function.obstacle == nil || isFormWithheld)
      && (!site.isOwn || context.isolation(at: wait.call.node).kind != .unknown)
  }
}
