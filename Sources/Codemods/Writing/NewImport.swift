import Rewriter

extension Context {
  /// What imports the module, if the file doesn't yet: behind the imports, or among them where they are in the order of
  /// the alphabet.
  func editsToImport(_ module: String) -> [Edit] {
    let imports = tree.all(ImportDecl.self).filter {
      !$0.node.ancestors.contains { $0.is(.ifConfigDecl) }
    }
    if imports.contains(where: { $0.module == module && $0.importKindSpecifier == nil }) {
      return []
    }
    let text = "import \(module)"
    let plain = imports.filter { $0.attributes?.attributes.isEmpty ?? true }
    guard let last = plain.last ?? imports.last else {
      guard let start = tree.root.firstToken?.range.lowerBound else { return [] }
      let lineEnding = Indentation(ofLineAt: start, in: tree.source).lineEnding
      return [.insert(text + lineEnding + lineEnding, at: start)]
    }
    let names = plain.map { $0.module.lowercased() }
    if names == names.sorted(), names.count > 1,
      let next = plain.first(where: { $0.module.lowercased() > module.lowercased() })
    {
      let start = next.range.lowerBound
      return [.insert(text + Indentation(ofLineAt: start, in: tree.source).lineBreak, at: start)]
    }
    let end = tree.source.endOfLine(behind: last.range.upperBound)
    return [.insert(Indentation(ofLineAt: end, in: tree.source).lineBreak + text, at: end)]
  }
}

extension ImportDecl {
  /// The module, without what is taken of it.
  fileprivate var module: String {
    path?.node.elements(ImportPathComponent.self).first?.name?.name ?? ""
  }
}
