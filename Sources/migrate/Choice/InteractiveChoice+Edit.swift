import Rewriter

extension InteractiveChoice {
  /// - Parameter draft: what was edited before, and was of no use.
  /// - Returns: `nil` if the question is to be asked again.
  func edit(
    _ unit: FixUnit, _ draft: inout String?, _ invocation: Invocation,
  ) -> Answers.Answer? {
    do throws(EditableHunks.Mistake) {
      let hunks = try editableHunks(of: unit)
      let editor = Editor(of: invocation, in: session.workspace.patchRoot)
      guard let text = editor.edit(draft ?? hunks.text) else {
        throw .init(sentence: "'\(editor.command)' fails; name another editor in 'EDITOR'")
      }
      draft = text
      guard let edits = try hunks.edits(in: text) else { return nil }
      for (path, own) in Dictionary(grouping: edits, by: \.file) { try check(own, inFile: path) }
      return .edited(text)
    } catch {
      invocation.error.show("not edited: \(error.sentence)\n")
      return nil
    }
  }

  /// Whether the file still has the syntax of Swift with the edits alone.
  private func check(_ edits: [HandEdit], inFile path: String) throws(EditableHunks.Mistake) {
    guard let file = session.selected.first(where: { $0.path == path }),
      let source = try? SwiftText(of: file).source
    else { throw .init(sentence: "'\(path)' can't be read") }
    let edited = edits.applied(to: source)
    guard let error = Tree.parse(edited).errors.first, Tree.parse(source).errors.isEmpty else {
      return
    }
    let (line, column) = LineTable(edited).location(of: error.offset)
    throw .init(sentence: "\(path):\(line):\(column): \(error)")
  }
}
