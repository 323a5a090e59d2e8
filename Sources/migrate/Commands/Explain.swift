import Codemods

extension Command {
  /// `migrate explain [NAME…]`
  static let explain = Command(
    name: "explain",
    summary: "say what a codemod does, or what a reason in a report means",
    discussion: """
      Says what a codemod does, why, and what it leaves unchanged, with examples. For the code of a
      reason, such as 'main-queue-hop/captures-unowned' in a report, says what the reason means, and
      how to change the code so that the codemod can convert it. The part after the slash is enough.

      Without NAME, lists the codemods and the reasons.
      """,
    operands: .any("NAME"),
    options: [.output],
  ) { invocation throws(Failure) in
    let names = invocation.arguments.operands
    let layout = Layout(
      columns: invocation.arguments.has(.output) ? nil : invocation.output.columns)
    guard !names.isEmpty else {
      try invocation.write(layout.flowing(Topic.list(of: invocation.catalog)))
      return
    }
    let topics = try names.map { name throws(Failure) in
      try Topic(named: name, in: invocation.catalog)
    }
    try invocation.write(topics.map { $0.text(layout) }.joined(separator: "\n"))
  }
}
