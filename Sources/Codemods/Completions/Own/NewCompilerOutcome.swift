extension CompletionToAsync {
  /// What becomes of the function even if no older compiler builds it; `nil` where it would change then, and the
  /// compiler alone is in the way.
  var outcomeOfNewCompiler: Outcome? {
    guard !context.project.assumesNewCompiler else { return nil }
    let later = context.assumingNewCompiler()
    guard let completion = CompletionParameter(of: function, in: later) else { return nil }
    let outcome = CompletionToAsync(completion: completion, context: later).outcome
    guard let fix = outcome.finding?.fix else { return outcome }
    guard fix.isForOthersOnly, !isCountedOn(fix.additions) else { return nil }
    let reason = outcome.kept ?? .hardlyUsed
    return Outcome(
      context.leave(
        function.node, "leave the completion handler of '\(function.fullName ?? "")'",
        because: reason))
  }

  /// Whether a change would count on one of the additions, if no older compiler built the project.
  private func isCountedOn(_ additions: [Addition]) -> Bool {
    let files = context.project.files(naming: function.name?.name ?? "")
    return Set(files).union([context.path]).contains { path in
      let countedOn = context.project.later.countedOn.answer(to: path) {
        let findings = context.assumingNewCompiler(inFile: path).map(Codemod.completionToAsync.run)
        return Set((findings ?? []).compactMap(\.fix).flatMap(\.countsOn))
      }
      return additions.contains(where: countedOn.contains)
    }
  }
}
