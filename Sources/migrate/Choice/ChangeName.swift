import Codemods
import Rewriter

/// What a change is known by from one session to the next: its code, the declarations around it, and what becomes of it.
///
/// Of equal changes in one declaration, each is known by its number, as long as there are equally many: where one came or
/// went, nobody knows which of them is which.
struct ChangeName: Hashable, Sendable {
  private let hash: String

  /// Counted from 1.
  private var number: Int

  /// How many equal changes there are.
  private var count: Int

  /// The name once those changes are made.
  func once(made: Set<ChangeName>) -> ChangeName {
    let equals = made.filter { $0.hash == hash && $0.count == count }
    var name = self
    name.number -= equals.count { $0.number < number }
    name.count -= equals.count
    return name
  }
}

extension ChangeName: LosslessStringConvertible {
  /// Have: 0123456789abcdef:1/2
  init?(_ description: String) {
    let parts = description.split { ":/".contains($0) }
    guard parts.count == 3, let number = Int(parts[1]), let count = Int(parts[2]) else {
      return nil
    }
    (hash, self.number, self.count) = (String(parts[0]), number, count)
  }

  var description: String { "\(hash):\(number)/\(count)" }
}

extension Session {
  /// The names of the changes at the sites; none for a file that can't be read.
  func names(ofChangesAt sites: [Site]) throws(Failure) -> [FixKey: ChangeName] {
    let sitesByFile = Dictionary(grouping: sites, by: \.file)
    var names: [FixKey: ChangeName] = [:]
    try workers.forEach(selected.filter { sitesByFile[$0.path] != nil }) { file in
      guard let source = try? SwiftText(of: file).source else { return [:] }
      return ChangeName.all(of: sitesByFile[file.path] ?? [], in: Tree.parse(source))
    } take: { own in
      names.merge(own) { first, _ in first }
    }
    return names
  }
}

extension ChangeName {
  /// The names of all changes in a file.
  fileprivate static func all(of sites: [Site], in tree: Tree) -> [FixKey: ChangeName] {
    let ordered = sites.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let groups = Dictionary(grouping: ordered) { $0.codeAndPlace(in: tree) }
    var names: [FixKey: ChangeName] = [:]
    for (text, equals) in groups {
      for (index, site) in equals.enumerated() {
        names[site.key] = ChangeName(
          hash: text.hashInHex, number: index + 1, count: equals.count)
      }
    }
    return names
  }
}

extension Site {
  /// All that a change has in common with equal ones.
  fileprivate func codeAndPlace(in tree: Tree) -> String {
    let place = tree.innermostNode(at: range.lowerBound).declarationPath
    let edits = change.edits.flatMap { edit in
      let old = ByteOffset(edit.start.offset)..<ByteOffset(edit.end.offset)
      return [tree.source.text(old), edit.replacement]
    }
    return ([codemod, file, place, tree.source.text(range)] + edits).joined(separator: "\0")
  }
}
