import Rewriter

/// The modifiers in front of a declaration.
struct DeclarationModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let nonisolated = DeclarationModifiers(rawValue: 1 << 0)
  static let nonisolatedUnsafe = DeclarationModifiers(rawValue: 1 << 1)
  static let nonisolatedNonsending = DeclarationModifiers(rawValue: 1 << 2)
  static let isolated = DeclarationModifiers(rawValue: 1 << 3)
  /// `static`, or `class` in front of a member.
  static let `static` = DeclarationModifiers(rawValue: 1 << 4)
  static let final = DeclarationModifiers(rawValue: 1 << 5)
  static let override = DeclarationModifiers(rawValue: 1 << 6)
  static let lazy = DeclarationModifiers(rawValue: 1 << 7)
  static let weak = DeclarationModifiers(rawValue: 1 << 8)
  static let unowned = DeclarationModifiers(rawValue: 1 << 9)
  /// `public`, `open` or `package`: other modules of the project may see it.
  static let `public` = DeclarationModifiers(rawValue: 1 << 10)
  static let open = DeclarationModifiers(rawValue: 1 << 11)
  /// `private` or `fileprivate`.
  static let `private` = DeclarationModifiers(rawValue: 1 << 12)
  static let mutating = DeclarationModifiers(rawValue: 1 << 13)
  static let required = DeclarationModifiers(rawValue: 1 << 14)
  static let convenience = DeclarationModifiers(rawValue: 1 << 15)
  static let dynamic = DeclarationModifiers(rawValue: 1 << 16)
  static let optional = DeclarationModifiers(rawValue: 1 << 17)
  static let distributed = DeclarationModifiers(rawValue: 1 << 18)
  static let indirect = DeclarationModifiers(rawValue: 1 << 19)
  /// No word of the source: the declaration stands in the body of a protocol, not in an extension.
  static let requirement = DeclarationModifiers(rawValue: 1 << 20)
  /// `package` alone, which is ``public`` too.
  static let package = DeclarationModifiers(rawValue: 1 << 21)
  static let `internal` = DeclarationModifiers(rawValue: 1 << 22)
}

extension DeclarationModifiers {
  /// What a keyword without a detail in parentheses says; `nil` if it is no modifier.
  init?(_ keyword: TokenKind) {
    switch keyword {
    case .nonisolated: self = .nonisolated
    case .isolated: self = .isolated
    case .static: self = .static
    case .final: self = .final
    case .override: self = .override
    case .lazy: self = .lazy
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .public: self = .public
    case .package: self = [.public, .package]
    case .open: self = [.public, .open]
    case .private, .fileprivate: self = .private
    case .mutating: self = .mutating
    case .required: self = .required
    case .convenience: self = .convenience
    case .dynamic: self = .dynamic
    case .optional: self = .optional
    case .distributed: self = .distributed
    case .indirect: self = .indirect
    case .internal: self = .internal
    case .nonmutating, .consuming, .borrowing, .__consuming, .prefix, .postfix, .infix:
      self = []
    default: return nil
    }
  }

  /// What a keyword with a detail says: `nonisolated(unsafe)`, but not `private(set)`, which is
  /// about the setter alone.
  init(_ keyword: TokenKind, detail: TokenKind) {
    switch (keyword, detail) {
    case (.nonisolated, .unsafe): self = .nonisolatedUnsafe
    case (.nonisolated, .nonsending): self = .nonisolatedNonsending
    case (.unowned, _): self = .unowned
    default: self = []
    }
  }
}
