import Rewriter

/// A trailing closure that a call gets.
struct TrailingBlock {
  let head: ClosureHead
  let statements: [String]

  /// The edits that add the closure, on lines of its own where nothing else follows on the call's, or what
  /// does can be broken off.
  ///
  /// - Parameter suffix: what follows the closure.
  func edits(behind call: Node, suffix: String = "") -> [Edit] {
    let blocks = OneLineBlocks(around: call)
    let text = text(behind: call, in: blocks)
    return (blocks?.edits ?? []) + [.insert(text + suffix, at: call.range.upperBound)]
  }

  /// The closure with a blank in front.
  private func text(behind call: Node, in blocks: OneLineBlocks?) -> String {
    let source = call.tree.source
    let opening = " " + head.opening
    guard blocks != nil || source.endsLine(at: Self.endOfLists(around: call)) else {
      return "\(opening) \(statements.joined(separator: "; ")) }"
    }
    let unit = Indentation.unit(of: source, at: call.range.lowerBound)
    let line = blocks?.indentation ?? indentation(behind: call, unit: unit)
    let blanks = line.deeper(by: unit).blanks
    return opening
      + line.block(of: statements.map { $0.reindented(from: "", to: blanks) }, unit: unit)
  }

  /// Behind the parentheses of the calls whose last argument the call is.
  ///
  /// Have: tokens.append(center.addObserver(…))
  private static func endOfLists(around call: Node) -> ByteOffset {
    var end = call.range.upperBound
    for node in call.ancestors {
      guard let outer = node.as(FunctionCallExpr.self), let paren = outer.rightParen else {
        continue
      }
      guard outer.arguments?.arguments.last?.range.upperBound == end else { break }
      end = paren.range.upperBound
    }
    return end
  }

  /// That of the line on which the call ends, unless that is far to the right, under the first argument.
  private func indentation(behind call: Node, unit: String) -> Indentation {
    let source = call.tree.source
    let first = Indentation(ofLineAt: call.range.lowerBound, in: source)
    let last = Indentation(ofLineAt: call.range.upperBound, in: source)
    return last.blanks.count <= first.blanks.count + unit.count ? last : first
  }
}
