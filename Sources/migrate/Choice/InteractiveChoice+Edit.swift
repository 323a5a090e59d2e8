import Rewriter

extension InteractiveChoice {
  /// - Parameter draft: what was saved before, and was of no use.
  /// - Returns: `nil` if the question is to be asked again.
  func edit(
    _ unit: FixUnit, _ draft: inout [UInt8]?, _ invocation: Invocation,
  ) -> Answers.Answer? {
    do throws(EditableHunks.Mistake) {
      let hunks = editableHunks(of: unit)
      let unedited = Array(hunks.text.utf8)
      let editor = Editor(of: invocation, in: session.workspace.patchRoot)
      guard let saved = editor.edit(draft ?? unedited) else {
        throw .init(sentence: "'\(editor.command)' fails; name another editor in 'EDITOR'")
      }
      draft = saved
      // Whoever leaves an editor without saving wants nothing made.
      guard saved != unedited else {
        throw .init(sentence: "the text is as it was; answer 'y' to make the change as it is")
      }
      let text = try saved.editedText
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

extension [UInt8] {
  /// What an editor has saved, where a Swift file may hold it.
  fileprivate var editedText: String {
    get throws(EditableHunks.Mistake) {
      func line(of index: Int) -> Int { self[..<index].count { $0 == UInt8(ascii: "\n") } + 1 }
      if let index = firstInvalidUTF8 {
        throw .init(sentence: "line \(line(of: index)) isn't UTF-8; have the editor save UTF-8")
      }
      if let index = firstIndex(of: 0) {
        throw .init(sentence: "line \(line(of: index)) has a NUL byte; delete it")
      }
      return String(decoding: self, as: UTF8.self)
    }
  }
}
