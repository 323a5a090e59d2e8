/// A name for something that is written anew.
enum NewName {
  /// The first free one of the names that are wanted, or else the best one with a number behind it: `name`,
  /// `name2`, `name3`.
  ///
  /// - Parameters:
  ///   - others: what is tried behind the best one.
  ///   - earlier: how many names go to others of the same kind.
  static func first(
    of best: String, _ others: [String] = [], after earlier: Int = 0,
    where isFree: (String) -> Bool,
  ) -> String {
    let wanted = [best] + others
    if let name = wanted.dropFirst(earlier).first(where: isFree) { return name }
    var number = 2 + max(0, earlier - wanted.count)
    while !isFree("\(best)\(number)") { number += 1 }
    return "\(best)\(number)"
  }
}
