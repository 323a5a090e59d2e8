extension Parser {
  /// availability-condition → ("#available" | "#unavailable") "(" availability-argument-list ")"
  mutating func availabilityCondition() {
    let start = mark
    bump()
    if expect(.leftParen) {
      availableVersionList()
      expect(.rightParen)
    }
    finish(.availabilityCondition, start)
  }

  /// availability-argument → ("*" | platform-version) ","?
  ///
  /// What `#available` asks about.
  private mutating func availableVersionList() {
    commaSeparated(.availabilityArgumentList, of: .availabilityArgument) {
      $0.availableVersion()
    }
  }

  private mutating func availableVersion() {
    if !eat(operator: "*") { platformVersion() }
  }

  /// availability-argument-list → availability-argument*
  ///
  /// What `@available` states. The list ends before anything that is no argument.
  mutating func availabilityArgumentList() {
    let list = mark
    var hasMore = false
    repeat {
      let start = mark
      guard availabilityArgument() else { break }
      hasMore = eat(.comma)
      finish(.availabilityArgument, start)
    } while hasMore
    finish(.availabilityArgumentList, list)
  }

  /// availability-argument → (label ":" value | "deprecated" | "unavailable" | "noasync" | name
  /// | "*" | platform-version) ","?
  ///
  /// - Returns: Whether there is an argument.
  private mutating func availabilityArgument() -> Bool {
    switch kind {
    case .message, .renamed:
      availabilityLabeledArgument { $0.simpleStringLiteral() }
    case .introduced, .obsoleted:
      availabilityLabeledArgument { $0.versionTuple() }
    case .deprecated where next == .colon:
      availabilityLabeledArgument { $0.versionTuple() }
    case .deprecated, .unavailable, .noasync:
      bump()
    // The name of a set of versions, such as `_iOS13Aligned`.
    case _ where kind.isIdentifier && next == .comma:
      bump()
    case _ where kind.isIdentifier || at(.binaryOperator) && atOperator("*"):
      availableVersion()
    default:
      return false
    }
    return true
  }

  /// availability-labeled-argument → label ":" (simple-string-literal | version-tuple)
  private mutating func availabilityLabeledArgument(value: (inout Parser) -> Void) {
    let start = mark
    bump()
    expect(.colon)
    value(&self)
    finish(.availabilityLabeledArgument, start)
  }
}

extension Parser {
  /// platform-version-item → platform-version ","?
  mutating func platformVersionItemList(_ platformVersion: (inout Parser) -> Void) {
    commaSeparated(.platformVersionItemList, of: .platformVersionItem, platformVersion)
  }

  /// platform-version → identifier version-tuple?
  mutating func platformVersion() {
    let start = mark
    if expectIdentifier() { platformVersionRest(start) }
  }

  /// platform-version → (identifier | "*") version-tuple?
  mutating func platformVersionOrStar() {
    let start = mark
    if eat(operator: "*") || expectIdentifier() { platformVersionRest(start) }
  }

  private mutating func platformVersionRest(_ start: TreeBuilder.Mark) {
    if at(.integerLiteral, .floatLiteral) { versionTuple() }
    finish(.platformVersion, start)
  }

  /// version-tuple → integer-literal ("." integer-literal)*
  mutating func versionTuple() {
    let start = mark
    if at(.floatLiteral) {
      // Have: 13.4, which the lexer takes for a number.
      splitFloatLiteral()
      expect(.integerLiteral)
      versionComponentList()
    } else {
      expectDecimalInteger()
      if at(.period) { error(.expected(.integerLiteral)) }
    }
    finish(.versionTuple, start)
  }

  /// version-component → "." integer-literal
  private mutating func versionComponentList() {
    let list = mark
    while at(.period) {
      let component = mark
      bump()
      expectDecimalInteger()
      finish(.versionComponent, component)
    }
    finish(.versionComponentList, list)
  }

  /// Makes the digits before the point of a number the current token.
  private mutating func splitFloatLiteral() {
    let token = cursor.current
    let digits = cursor.bytes[Int(token.start)..<Int(token.end)].prefix { $0.isDecimalDigit }
    let point = digits.endIndex
    if point < Int(token.end), cursor.bytes[point] == UInt8(ascii: ".") {
      cursor.split(prefix: digits.count, as: .integerLiteral)
    }
  }

  private mutating func expectDecimalInteger() {
    let token = cursor.current
    let isDecimal = cursor.bytes[Int(token.start)..<Int(token.end)].allSatisfy(\.isDecimalDigit)
    if at(.integerLiteral), isDecimal { bump() } else { error(.expected(.integerLiteral)) }
  }
}

extension UInt8 {
  fileprivate var isDecimalDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
