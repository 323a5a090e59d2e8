/// The words after a command's name, sorted into options and operands.
///
/// `--name value` and `--name=value` are the same; options may stand before, between and after the
/// operands; everything after `--` is an operand.
struct Arguments: Sendable {
  /// The words that are no options, in their order.
  private(set) var operands: [String] = []

  private var values: [Option: [String]] = [:]

  /// - Parameters:
  ///   - words: what the user wrote, without the name of the command.
  ///   - options: the options that the command declares.
  ///   - command: the name of the command, for messages.
  init(_ words: some Sequence<String>, options: [Option], command: String) throws(Failure) {
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
      } else if word.hasPrefix("--") {
        let (spelling, attached) = Self.split(word)
        guard let option = options.first(where: { $0.spelling == spelling }) else {
          throw .unknownOption(
            spelling, command: command, nearest: nearest(spelling, in: options.map(\.spelling)),
            elsewhere: Command.all.filter { command in
              command.options.contains { $0.spelling == spelling }
            }.map(\.name))
        }
        values[option, default: []].append(
          try Self.value(of: option, attached: attached) { words.next() })
      } else if word.hasPrefix("-"), word != "-" {
        throw .unknownOption(word, command: command, nearest: nil, elsewhere: [])
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The option's value; where it was given more than once, the last one.
  func value(of option: Option) -> String? { values[option]?.last }

  /// The names in all of the option's values, which are lists with commas; `nil` where it was not
  /// given.
  func list(of option: Option) -> [String]? {
    values[option]?.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The option's value as a number in the range.
  func number(of option: Option, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let value = value(of: option) else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw .invalidNumber(value, option: option, range)
    }
    return number
  }

  /// The option's value as one of the choices that the type has.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of option: Option, default choice: Choice,
  ) throws(Failure) -> Choice {
    guard let value = value(of: option) else { return choice }
    guard let given = Choice(rawValue: value) else {
      throw .invalidChoice(value, option: option, Choice.allCases.map(\.rawValue))
    }
    return given
  }

  /// `--name=value` as name and value.
  private static func split(_ word: String) -> (spelling: String, attached: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func value(
    of option: Option, attached: String?, orNext next: () -> String?,
  ) throws(Failure) -> String {
    guard option.placeholder != nil else {
      guard attached == nil else { throw .unexpectedValue(of: option) }
      return ""
    }
    guard let value = attached ?? next() else { throw .missingValue(of: option) }
    return value
  }
}
