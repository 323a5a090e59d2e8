import Rewriter

extension Codemod {
  /// `public enum Domain: String` becomes `public enum Domain: String, Sendable`.
  ///
  /// Swift 6.3.1 says of a constant of it `static property 'all' is not concurrency-safe because non-'Sendable' type
  /// '[Domain]' may have shared mutable state`.
  public static let sendableType = Codemod(
    id: "sendable-type",
    title: "Declare types Sendable that constants hold",
    since: .v(5, 5),
    discussion: """
      Any thread can read a global or static constant, so Swift 6 rejects constants of types that aren't Sendable. A \
      structure or enumeration that isn't public is Sendable by itself if all that it stores is. One that is public has to \
      say so, and so has a class, which has to be `final` as well and may have no variables.

      This codemod adds the conformance where nothing else has to change, and where a constant of the project waits for \
      it: to the type of the constant, and to the types that this one stores. The compiler checks what the type promises, \
      so the change can't hide a data race. Nothing changes when the program runs, unless an overload asks for Sendable types.

      Two kinds need a review: classes that become `final`, since code that is generated when the program is built, such \
      as a mock, may inherit from one; and types of libraries that other packages may import, which break if the conformance \
      is taken back.

      What is Sendable decides about much of what other codemods do, so this one runs only on demand: run `--only \
      sendable-type --review` first, and the others then.

      Left unchanged, and reported by `global-state` at the constant: classes with variables, with `open` members, with \
      subclasses or with code that the main actor isolates; types with an extension about `Sendable`; types that store \
      closures, values of their generic parameters or of types that aren't known; types with macros, and types in generated \
      files.
      """,
    verdict: .safe,
    selection: .onlyByName,
    candidateTokens: ["struct", "enum", "class"],
    mayConcern: { hints in
      hints.file.types.contains { type in
        [.class, .struct, .enum].contains(type.kind)
          && hints.project.tables.mayBeHeldByConstants(typeNamed: type.name)
      }
    },
    examples: [
      Example(
        """
        public enum Domain: String {
          case light, lock
          public static let main: [Domain] = [.light, .lock]
        }
        """,
        becomes: """
          public enum Domain: String, Sendable {
            case light, lock
            public static let main: [Domain] = [.light, .lock]
          }
          """, verdict: .review),
      Example(
        """
        class Formatter {
          static let shared = Formatter()
          func text(_ value: Int) -> String { "\\(value)" }
        }
        """,
        becomes: """
          final class Formatter: Sendable {
            static let shared = Formatter()
            func text(_ value: Int) -> String { "\\(value)" }
          }
          """, verdict: .review),
      Example(
        unchanged: """
          public class Printer {
            public static let shared = Printer()

            open func load() {}
          }
          """, because: "'Printer' has to be 'final' to be Sendable, and 'load' is open"),
    ],
    run: { context in
      let declarations =
        context.tree.all(StructDecl.self).map(\.node)
        + context.tree.all(EnumDecl.self).map(\.node) + context.tree.all(ClassDecl.self).map(\.node)
      return declarations.compactMap { declaration in
        SendableType(declaration, in: context)?.finding
          ?? context.findingOfOpenMember(inClass: declaration)
      }
    })
}

extension Context {
  /// Have: public class Printer { public static let shared = Printer(); open func load() {} }
  fileprivate func findingOfOpenMember(inClass declaration: Node) -> Finding? {
    guard declaration.is(.classDecl), let name = enclosingTypeNames(of: declaration).first,
      project.tables.mayBeHeldByConstants(typeNamed: name), let need = need(ofType: name),
      need.name == name, case .declaration(let change) = need.step, change.makesFinal,
      let member = project.openMember(ofType: name)
    else { return nil }
    return leave(
      declaration, "leave '\(name)'",
      because: Refusal(
        .overriddenMethod,
        "'\(name)' has to be 'final' to be Sendable, and '\(member.name)' is open; write 'public' there if nothing overrides it"
      ))
  }
}

/// A type that only has to say that it's Sendable.
private struct SendableType {
  private let parts: TypeDeclarationParts
  private let type: TypeToDeclare

  /// What it stores, and has to say so as well.
  private let others: [TypeToDeclare]
  private let facts: TypeFacts
  private let waiting: [WaitingConstant]
  private let context: Context

  init?(_ declaration: Node, in context: Context) {
    guard let parts = TypeDeclarationParts(declaration),
      let name = context.enclosingTypeNames(of: declaration).first,
      context.project.tables.mayBeHeldByConstants(typeNamed: name),
      !context.isShadowed("Sendable", at: declaration), !parts.isSendable,
      let need = context.need(ofType: name),
      let types = context.typesToDeclare([need]),
      let type = types.first(where: { $0.name == name && $0.path == context.path }),
      let facts = context.project.types[name]?.first,
      case let waiting = context.constants(waitingFor: type), !waiting.isEmpty
    else { return nil }
    self.parts = parts
    self.type = type
    others = types.filter { $0 != type }
    self.facts = facts
    self.waiting = waiting
    self.context = context
  }

  var finding: Finding {
    let doubt = doubt
    return context.fix(
      parts.node, "make '\(type.name)' \(type.makesFinal ? "'final' and " : "")Sendable",
      verdict: doubt == nil ? .safe : .review,
      because: [reason, doubt].compactMap(\.self).joined(separator: "; "),
      fix: Fix(
        parts.editsForSendable(makingFinal: type.makesFinal), adding: [type.addition],
        countingOn: others.map(\.addition)))
  }

  /// `Swift 6 rejects 'main' (line 3) and 2 more constants without that`
  private var reason: String {
    let first = waiting.first { $0.path == context.path } ?? waiting[0]
    let place = first.path == context.path ? "line \(first.line)" : "\(first.path):\(first.line)"
    let rest = waiting.count - 1
    let others = rest == 0 ? "" : " and \(rest) more \(rest == 1 ? "constant" : "constants")"
    return "Swift 6 rejects the constant '\(first.name)' (\(place))\(others) without it"
  }

  /// What a reader has to look at.
  private var doubt: String? {
    let doubts = [
      type.makesFinal ? "that no generated code, such as a mock, inherits from the class" : nil,
      context.mayBeImported(facts)
        ? "that the type stays Sendable, since other packages may rely on it" : nil,
    ].compactMap(\.self)
    return doubts.isEmpty ? nil : "check \(doubts.joined(separator: ", and "))"
  }
}

/// The parts of a declaration that a conformance is written beside.
private struct TypeDeclarationParts {
  let node: Node
  private let keyword: Token
  private let name: Token
  private let parameters: GenericParameterClause?
  private let inheritance: InheritanceClause?

  init?(_ node: Node) {
    let name: Token?
    let keyword: Token?
    if let declaration = node.as(StructDecl.self) {
      (keyword, name) = (declaration.structKeyword, declaration.name)
      (parameters, inheritance) =
        (declaration.genericParameterClause, declaration.inheritanceClause)
    } else if let declaration = node.as(EnumDecl.self) {
      (keyword, name) = (declaration.enumKeyword, declaration.name)
      (parameters, inheritance) =
        (declaration.genericParameterClause, declaration.inheritanceClause)
    } else if let declaration = node.as(ClassDecl.self) {
      (keyword, name) = (declaration.classKeyword, declaration.name)
      (parameters, inheritance) =
        (declaration.genericParameterClause, declaration.inheritanceClause)
    } else {
      return nil
    }
    guard let keyword, let name else { return nil }
    self.node = node
    self.keyword = keyword
    self.name = name
  }

  /// Whether the declaration says so, by now.
  var isSendable: Bool { inheritance?.node.tokens.contains { $0.name == "Sendable" } == true }

  func editsForSendable(makingFinal: Bool) -> [Edit] {
    let place =
      inheritance?.range.upperBound ?? parameters?.range.upperBound ?? name.range.upperBound
    // Have: struct Key<Value>where Value: Hashable {}
    let bytes = node.tree.source.bytes
    let isTight = bytes.indices.contains(place.value) && bytes[place.value].isInName
    let conformance = Edit.insert(
      (inheritance.map(separator) ?? ": ") + "Sendable" + (isTight ? " " : ""), at: place)
    return makingFinal
      ? [.insert("final ", at: keyword.range.lowerBound), conformance] : [conformance]
  }

  /// What stands between the last two inherited types, line breaks included.
  private func separator(in clause: InheritanceClause) -> String {
    let types = clause.node.descendantsAndSelf.compactMap { $0.as(InheritedType.self) }
    guard types.count > 1, let comma = types[types.count - 2].trailingComma else { return ", " }
    let gap = comma.range.upperBound..<types[types.count - 1].range.lowerBound
    return node.tree.hasComment(in: gap) ? ", " : "," + node.tree.source.text(gap)
  }
}
