import Rewriter

/// The arguments of a registration with a block:
/// `self, selector: #selector(handle), name: n, object: o` → `forName: n, object: o, queue: .main`.
struct BlockArguments {
  private let registration: NotificationCall
  private let context: Context
  private let label: Token
  private let object: LabeledExpr
  private let value: Node

  /// What comes to stand in front of the call.
  private let prefix: String
  private let queue: String

  /// What comes to stand behind it on its last line.
  private let opening: String

  init?(
    of registration: NotificationCall, in context: Context, behind prefix: String,
    queue: String, opening: String,
  ) {
    guard let label = registration.name?.label, let object = registration.object,
      let value = object.expression
    else { return nil }
    (self.registration, self.context) = (registration, context)
    (self.label, self.object, self.value) = (label, object, value)
    (self.prefix, self.queue, self.opening) = (prefix, queue, opening)
  }

  private var source: SourceFile { context.tree.source }
  private var call: FunctionCallExpr { registration.call }
  private var first: ByteOffset { registration.observer.range.lowerBound }

  var edits: [Edit] {
    let argument = Edit(replace: first..<label.range.upperBound, with: "forName")
    let line = Indentation(ofLineAt: object.range.lowerBound, in: source)
    // Have: arguments on lines of their own, perhaps under the first one.
    if let blanks = source.blanks(before: object.range.lowerBound) {
      let shift = shift(at: object.range.lowerBound)
      return [
        argument, .insert(shift, at: object.range.lowerBound),
        .insert(",\(line.lineEnding)\(blanks)\(shift)queue: \(queue)", at: value.range.upperBound),
      ]
    }
    return [argument, .insert(", queue: \(queue)", at: value.range.upperBound)] + breaks
  }

  /// What keeps arguments that begin a line there under the first one, if they are, but for a column or two.
  private func shift(at start: ByteOffset) -> String {
    let isUnderFirst =
      source.blanks(before: first) == nil
      && [4, 8, 2].contains { tabWidth in
        let columns = [start, first].map { source.visibleColumn(of: $0, tabWidth: tabWidth) }
        return abs(columns[0] - columns[1]) < 3
      }
    return String(repeating: " ", count: isUnderFirst ? prefix.utf8.count : 0)
  }

  /// Line breaks where the one line would be long: where the author had one, or around the arguments.
  private var breaks: [Edit] {
    guard isOnOneLine else { return [] }
    if let kept = keptBreak {
      return isTooLong(kept.width) ? breaksAround ?? [kept.edit] : [kept.edit]
    }
    return isTooLong(width) ? breaksAround ?? [] : []
  }

  private func isTooLong(_ width: Int) -> Bool {
    width > source.longLine && width > source.longestLine
  }

  /// The author's break in front of the name, which comes to stand behind it, and how long its lines are;
  /// `nil` where there is none, or the line gets short without it.
  private var keptBreak: (edit: Edit, width: Int)? {
    guard let blanks = source.blanks(before: label.range.lowerBound), let name = registration.name,
      width > source.shortLine
    else { return nil }
    let indentation = blanks + shift(at: label.range.lowerBound)
    let gap = name.range.upperBound..<object.range.lowerBound
    let rest = call.range.upperBound.value - object.range.lowerBound.value
    let last = "\(indentation), queue: \(queue)\(opening)".utf8.count + rest
    let first = width - last + indentation.utf8.count
    let ending = Indentation(ofLineAt: call.range.lowerBound, in: source).lineEnding
    return (Edit(replace: gap, with: ending + indentation), max(first, last))
  }

  /// The arguments on a line of their own; `nil` where the call is broken out of a block.
  private var breaksAround: [Edit]? {
    guard let opening = call.leftParen, let closing = call.rightParen,
      !OneLineBlocks.contain(call.node)
    else { return nil }
    let line = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source, at: call.range.lowerBound)
    return [
      .insert(line.lineBreak + unit, at: opening.range.upperBound),
      .insert(line.lineBreak, at: closing.range.lowerBound),
    ]
  }

  /// Whether no line of the call ends but in what goes.
  private var isOnOneLine: Bool {
    let parts = [
      call.range.lowerBound..<first, label.range.upperBound..<call.range.upperBound,
    ]
    return parts.allSatisfy { !source.bytes[$0.indices].contains(where: \.isLineBreak) }
  }

  /// The columns of the line up to the block's `in`, if nothing breaks it.
  private var width: Int {
    let removed = label.range.upperBound.value - first.value
    let added = "\(prefix)forName, queue: \(queue)\(opening)".utf8.count
    return source.column(of: call.range.lowerBound) + call.range.indices.count - removed + added
  }
}
