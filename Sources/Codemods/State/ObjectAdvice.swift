import Rewriter

/// What to do about a global or static constant whose type isn't Sendable, and can't be made so.
///
/// Measured with Swift 6.3.1: no initial value, default argument or function may read a main-actor-isolated constant
/// unless it is isolated there, too.
struct ObjectAdvice {
  let type: KnownType
  let uses: SharedStateUses
  let context: Context

  /// `constant` or `variable`.
  var noun = "constant"

  /// What nonisolated code reads it, as a part of the sentence about it; empty for none that is known.
  ///
  /// Have: static let width = Key("width", in: suite)
  var clauseOfReader: String {
    guard classes == nil, let reader = uses.reader?.reader else { return "" }
    return ", and \(reader.part) reads the \(noun)"
  }

  func sentence(canHaveActors: Bool) -> String {
    let elsewhere = adviceElsewhere ?? "make it a computed property"
    guard canHaveActors else { return elsewhere }
    guard uses.reader != nil else {
      return isForMainActor ? isolated : "\(isolated)\(adviceElsewhere.map { ", or \($0)" } ?? "")"
    }
    guard let classes else { return elsewhere }
    return
      "mark the \(noun) and \(classes.listed("class")), which \(classes.count == 1 ? "reads" : "read") it, '@MainActor' if "
      + "only main-actor code uses them, or \(elsewhere)"
  }

  /// Have: mark the constant '@MainActor' if only main-actor code uses it
  var isolated: String {
    "mark the \(noun) '@MainActor'\(isForMainActor ? "" : " if only main-actor code uses it")"
  }

  private var isForMainActor: Bool {
    uses.areAll && !uses.all.isEmpty && uses.all.allSatisfy(\.isOnMainActor)
  }

  /// What to do where no actor may have the object. Another object will not do for one that is more than its value.
  var adviceElsewhere: String? {
    guard isObject else { return "make it a computed property" }
    return context.refusalOfToolchain(since: .v(5, 10)) == nil
      ? "mark the \(noun) 'nonisolated(unsafe)' if any thread may use it" : nil
  }

  private var isObject: Bool { Self.isObject(type, in: context) }

  /// Whether a value may be an object that is more than its like; of a type that nobody knows, it may.
  static func isObject(_ type: KnownType, in context: Context) -> Bool {
    guard let name = type.unwrapped.name, !Self.values.contains(name) else { return false }
    let resolved = context.project.resolve(name, inside: type.unwrapped.scope)
    if let kind = context.project.types[resolved]?.first?.kind {
      return kind != .struct && kind != .enum
    }
    return !["struct", "enum"].contains(context.project.sdk.kind(ofType: name) ?? "class")
  }

  /// The classes that read it, if they can become the main actor's together with it; `nil` where other code does.
  private var classes: [String]? {
    let names = uses.readers.map(\.classToIsolate)
    return names.contains(nil) ? nil : names.compactMap(\.self).unique
  }

  /// Classes of frameworks whose objects are as good as their like: whoever makes another has the same.
  private static let values = NameTable(
    """
    AppKit: NSColor NSFont NSFontDescriptor NSImage NSNib NSParagraphStyle NSSound NSStoryboard
      NSMutableParagraphStyle
    CoreBluetooth: CBUUID
    CoreFoundation: CFArray CFDictionary CFLocale
    CoreGraphics: CGColor CGColorSpace CGGradient CGPath
    Foundation: ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter
      EnergyFormatter ISO8601DateFormatter LengthFormatter ListFormatter MassFormatter
      MeasurementFormatter NSArray NSAttributedString NSDictionary NSExpression NSLocale
      NSMutableAttributedString NSNumber NSOrderedSet NSPredicate NSSet NSSortDescriptor NSString
      NumberFormatter PersonNameComponentsFormatter RelativeDateTimeFormatter
    UIKit: UIBezierPath UIColor UIFont UIFontDescriptor UIImage UINib UIStoryboard
    """)
}

extension SharedStateUses {
  var readers: [Use] { all.filter { $0.isReader(of: owner) } }

  /// The first of them, if possible one that no class has, whose isolation could follow.
  var reader: Use? { readers.first { $0.classToIsolate == nil } ?? readers.first }
}

extension SharedStateUses.Use {
  /// Whether nonisolated code certainly reads the variable; that of tests says nothing about the program.
  ///
  /// - Parameter owner: the type that has the variable.
  func isReader(of owner: String?) -> Bool {
    isCertain && !isIsolated && isNonisolated(besideMembersOf: owner)
      && !context.project.isOfTestTarget(path)
  }

  /// Nobody isolates code of the variable's own type, if that isn't known, but not the variable.
  private func isNonisolated(besideMembersOf owner: String?) -> Bool {
    switch context.isolation(at: node).kind {
    case .nonisolated: true
    case .unknown: type != nil && type == owner
    case .mainActor, .globalActor, .actor, .caller: false
    }
  }

  /// The class whose code reads the variable, if the main actor may have the class.
  var classToIsolate: String? {
    guard let name = type.map({ context.project.resolve($0) }),
      let declaration = context.project.types[name]?.first, declaration.kind == .class,
      !declaration.isNonisolated, !context.isUsedOffMainActor(declaration)
    else { return nil }
    return name
  }

  /// A declaration, and which part of it reads the variable.
  struct Reader {
    let name: String
    let part: String
    /// `which reads it`
    var clause = "which reads it"
  }

  /// The declaration around; `nil` where none has a name.
  var reader: Reader? {
    for (inner, ancestor) in zip([node] + node.ancestors, node.ancestors) {
      if ancestor.is(.functionParameter) {
        let code = ancestor.ancestors.first { $0.is(.functionDecl) || $0.is(.initializerDecl) }
        return code.flatMap(name).map {
          Reader(
            name: $0, part: "a default argument of \($0)",
            clause: "of which a default argument reads it")
        }
      }
      if ancestor.is(.functionDecl) || ancestor.is(.initializerDecl) {
        return name(of: ancestor).map { Reader(name: $0, part: "nonisolated \($0)") }
      }
      if let binding = ancestor.as(PatternBinding.self), ancestor.isOfMemberOrGlobal {
        let name = "'\(binding.pattern?.text ?? "")'"
        return binding.accessorBlock?.node == inner
          ? Reader(name: name, part: "nonisolated \(name)")
          : Reader(
            name: name, part: "the initial value of \(name)",
            clause: "whose initial value reads it")
      }
      if ancestor.declaredTypeName != nil { return nil }
    }
    return nil
  }

  private func name(of code: Node) -> String? {
    code.as(FunctionDecl.self)?.fullName.map { "'\($0)'" } ?? type.map { "'\($0).init'" }
  }
}

extension Node {
  /// Whether the binding is no local variable's.
  fileprivate var isOfMemberOrGlobal: Bool {
    ancestors.first { $0.isFunctionLike || $0.is(.codeBlock) || $0.is(.accessorBlock) }
      .map { $0.declaredTypeName != nil } ?? true
  }
}
