import Codemods

extension Command {
  /// `migrate explain ID`
  static let explain = Command(
    name: "explain",
    summary: "say what a codemod does and why, with examples",
    discussion: "Says what a codemod does, why, and what it leaves alone, with examples.",
    operands: .one("ID"),
    options: [.output],
  ) { invocation throws(Failure) in
    let codemods = try Codemod.selection(
      only: invocation.arguments.operands, skip: nil, of: invocation.catalog)
    for codemod in codemods { try invocation.write(codemod.explanation) }
  }
}
