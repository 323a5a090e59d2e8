import Rewriter

/// A place in a file's tokens, and the few pieces of grammar that the facts are made of.
struct TokenReader: ForwardReader {
  private let tokens: TokenList
  private(set) var position = 0

  init(_ tokens: TokenList) { self.tokens = tokens }

  var kind: TokenKind { tokens.kinds[position] }

  var nextKind: TokenKind { kind(at: position + 1) }

  var previousKind: TokenKind? { position == 0 ? nil : tokens.kinds[position - 1] }

  var isJoinedToNext: Bool { tokens.isJoinedToNext(position) }

  var isJoinedToPrevious: Bool { position > 0 && tokens.isJoinedToNext(position - 1) }

  /// The source text since a place, with a space where tokens are apart.
  func text(from start: Int) -> String {
    let isCompact = (start + 1 < position) && (start..<position - 1).contains { gap(after: $0) > 1 }
    guard isCompact else { return tokens.text(start..<position) }
    var text = ""
    for token in start..<position {
      text += tokens.text(token)
      if token + 1 < position, gap(after: token) > 0 { text += " " }
    }
    return text
  }

  /// The texts of the tokens, with nothing between them.
  func compactText(_ range: Range<Int>) -> String { range.map { tokens.text($0) }.joined() }

  /// How many bytes lie between a token and the one behind it.
  private func gap(after token: Int) -> Int {
    tokens.range(token + 1).lowerBound.value - tokens.range(token).upperBound.value
  }

  /// Whether a line break stands in front of the token at hand.
  var isAtStartOfLine: Bool { position > 0 && tokens.hasLineBreak(after: position - 1) }

  var tokenName: String { tokens.name(position) }

  /// The identifiers among some tokens.
  func names(in range: Range<Int>) -> [String] {
    range.filter { tokens.kinds[$0].isIdentifier }.map { tokens.name($0) }
  }

  /// Moves on, but never behind the end of the file.
  mutating func advance() {
    if position + 1 < tokens.count { position += 1 }
  }

  /// Moves behind tokens that no declaration begins with.
  ///
  /// - Returns: Whether there were any.
  mutating func skipPlainTokens() -> Bool {
    let start = position
    // The end of a file is not plain.
    while tokens.kinds[position].isPlain { position += 1 }
    return position > start
  }

  private func kind(at position: Int) -> TokenKind {
    position < tokens.count ? tokens.kinds[position] : .endOfFile
  }

  /// Whether the token behind the current one can follow the name of a type that is declared.
  var nextEndsTypeName: Bool {
    switch nextKind {
    case .leftBrace, .colon, .where: true
    default: isAngle(position + 1)
    }
  }

  /// Whether generic parameters or arguments begin here. The lexer takes `<` for an operator.
  var isAtAngle: Bool { isAngle(position) }

  private func isAngle(_ position: Int) -> Bool {
    kind(at: position).isOperator && tokens.firstByte(of: position) == UInt8(ascii: "<")
  }

  /// Whether the token before begins with one of A to Z, as names of types do.
  var isBehindCapital: Bool {
    position > 0
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens.firstByte(of: position - 1))
  }

  /// Takes a name, or an operator with what belongs to it.
  mutating func takeName() -> String {
    let name = tokens.name(position)
    advance()
    return name
  }

  /// extended-type → name generic-arguments? ("." name generic-arguments?)*, without the arguments
  mutating func extendedType() -> String {
    var names: [String] = []
    var goesOn = true
    read(while: { goesOn && ($0.kind.isIdentifier || $0.kind == .capitalSelf) }) { reader in
      names.append(reader.takeName())
      if reader.isAtAngle { reader.skipAngles() }
      goesOn = reader.kind == .period
      if goesOn { reader.advance() }
    }
    return names.joined(separator: ".")
  }

  /// inherited-type-list → ":" type ("," type)*
  mutating func inheritedTypes() -> [String] {
    advance()
    var types = [inheritedType()]
    read(while: { $0.kind == .comma }) { reader in
      reader.advance()
      types.append(reader.inheritedType())
    }
    return types
  }

  /// inherited-type → "class" | type
  ///
  /// `protocol P: class` is the old spelling of `protocol P: AnyObject`.
  private mutating func inheritedType() -> String {
    guard kind == .class else { return takeType(endingAt: { $0 == .leftBrace || $0 == .where }) }
    advance()
    return "AnyObject"
  }

  /// parameters → "(" (attribute* label? name ":" type ("=" value)?),* ")"
  ///
  /// Parameters that nothing closes end where the scope around them does.
  mutating func parameters() -> [FunctionFacts.Parameter] {
    var parameters: [FunctionFacts.Parameter] = []
    advance()
    read(while: { $0.kind != .rightParen && $0.kind != .endOfFile }) { reader in
      if let parameter = reader.parameter() { parameters.append(parameter) }
      reader.skip(to: .comma, orAnyOf: { $0 == .rightParen })
      if reader.kind == .comma { reader.advance() }
    }
    if kind == .rightParen { advance() }
    return parameters
  }

  /// parameter → attribute* label? name ":" type
  private mutating func parameter() -> FunctionFacts.Parameter? {
    let start = position
    skipAttributes()
    let attributes = position > start ? text(from: start) + " " : ""
    let label = kind == .wildcard ? "" : tokens.name(position)
    let name = nextKind.isWord ? tokens.name(position + 1) : label
    skip(to: .colon, orAnyOf: { $0 == .comma || $0 == .rightParen })
    guard kind == .colon else { return nil }
    advance()
    let type = attributes + takeType()
    return .init(label: label, name: name, type: type, hasDefault: kind == .equal)
  }

  /// attribute*
  mutating func skipAttributes() {
    read(while: { $0.kind == .atSign }) { $0.skipAttribute() }
  }

  /// attribute → "@" name arguments?
  mutating func skipAttribute() {
    advance()
    advance()
    if kind == .leftParen, isJoinedToPrevious { skipBrackets() }
  }
}

extension TokenReader {
  /// Takes a type as written.
  mutating func takeType() -> String {
    takeType(endingAt: { $0 == .leftBrace })
  }

  /// Takes a type: everything up to a token that can only stand behind one.
  mutating func takeType(endingAt isEnd: (TokenKind) -> Bool) -> String {
    let start = position
    var previous = TokenKind.arrow
    read(while: { !isEnd($0.kind) && $0.continuesType(after: previous) }) { reader in
      previous = reader.kind
      switch reader.kind {
      case .leftParen, .leftSquare: reader.skipBrackets()
      case _ where reader.isAtAngle:
        reader.skipAngles()
        // Have: var store: StoreOf<Feature>, and an attribute of the next member behind it
        previous = .rightSquare
      case .atSign:
        reader.skipAttribute()
        previous = .arrow
      default: reader.advance()
      }
    }
    return text(from: start)
  }

  /// Whether the current token belongs to the type that the previous one is part of.
  private func continuesType(after previous: TokenKind) -> Bool {
    switch kind {
    case .period, .postfixQuestionMark, .exclamationMark, .arrow, .throws, .rethrows,
      .async, .ellipsis, .infixQuestionMark:
      true
    case .binaryOperator, .postfixOperator:
      isAtAngle || tokens.firstByte(of: position) == UInt8(ascii: "&")
    case .leftParen:
      previous.precedesType || previous.isWord && isJoinedToPrevious
    case .leftSquare, .atSign, .inout, .prefixOperator, .wildcard:
      previous.precedesType
    default:
      kind.isWord && previous.precedesType && !kind.startsDeclaration
    }
  }

  /// Moves behind the bracket that closes the one at hand, or to the end of the file.
  ///
  /// - Returns: Where the tokens between them are.
  @discardableResult
  mutating func skipBrackets() -> Range<Int> {
    advance()
    let start = position
    var end = start
    var depth = 1
    read(while: { depth > 0 && $0.kind != .endOfFile }) { reader in
      switch reader.kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      end = depth > 0 ? reader.position + 1 : reader.position
      reader.advance()
    }
    return start..<end
  }

  /// Whether one of the tokens is of the kind.
  func contains(_ wanted: TokenKind, in range: Range<Int>) -> Bool {
    range.contains { tokens.kinds[$0] == wanted }
  }

  /// Moves behind the bracket that closes generic parameters or arguments.
  mutating func skipAngles() {
    var depth = 0
    var isInside = true
    read(while: { isInside && $0.kind != .endOfFile }) { reader in
      switch reader.kind {
      case .leftParen, .leftSquare: reader.skipBrackets()
      // Nothing is taken, which ends it.
      case .leftBrace, .rightBrace: return
      case _ where reader.kind.isOperator:
        depth += reader.angleDepth
        reader.advance()
      default: reader.advance()
      }
      isInside = depth > 0
    }
  }

  /// How many more brackets the operator at hand opens than it closes.
  private var angleDepth: Int {
    tokens.occurrences(of: UInt8(ascii: "<"), in: position)
      - tokens.occurrences(of: UInt8(ascii: ">"), in: position)
  }

  /// Moves to the next token of the kind that is in no brackets, or to the end of the scope.
  mutating func skip(to wanted: TokenKind, orAnyOf isEnd: (TokenKind) -> Bool = { _ in false }) {
    read(while: { !$0.endsScope && $0.kind != wanted && !isEnd($0.kind) }) { reader in
      switch reader.kind {
      case .leftParen, .leftSquare, .leftBrace: reader.skipBrackets()
      default: reader.advance()
      }
    }
  }
}

extension TokenReader {
  private var endsScope: Bool { kind == .endOfFile || kind == .rightBrace }
}

extension TokenKind {
  /// Whether the token begins no declaration and is no brace. The end of a file is not plain, nor
  /// are some rare tokens.
  fileprivate var isPlain: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringSegment,
      .stringQuote, .binaryOperator, .prefixOperator, .postfixOperator, .leftParen, .rightParen,
      .leftSquare, .rightSquare, .arrow, .backslash, .colon, .comma, .equal, .exclamationMark,
      .infixQuestionMark, .postfixQuestionMark, .period, .wildcard, .as, .do, .else, .false, .for,
      .guard, .if, .in, .is, .nil, .return, .selfKeyword, .capitalSelf, .switch, .throw, .true,
      .try, .where, .await, .someKeyword, .any:
      true
    default: false
    }
  }

  fileprivate var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// Whether a type has to follow, or may, so that a word belongs to it.
  fileprivate var precedesType: Bool {
    switch self {
    case .arrow, .period, .inout, .binaryOperator, .prefixOperator, .async, .throws, .rethrows,
      .any, .someKeyword, .sending, .isolated, .borrowing, .consuming, .nonisolated, .each, .repeat:
      true
    default:
      false
    }
  }

  /// Whether the word begins a declaration, and so ends a type in front of it.
  fileprivate var startsDeclaration: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .func, .let, .var, .typealias, .case,
      .static, .public, .private, .internal, .fileprivate, .initKeyword, .deinit, .subscript,
      .import, .where, .associatedtype, .if, .guard, .for, .while, .return, .switch, .do, .else:
      true
    default:
      false
    }
  }
}
