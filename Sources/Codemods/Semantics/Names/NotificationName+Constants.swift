extension NotificationName {
  /// As ``isEqual(to:)``, with what the project says of constants. Those of which it says nothing are
  /// different where their names are. A list of names is equal to each that is in it, and part of it to none.
  func isEqual(to other: NotificationName, in project: ProjectIndex) -> Bool? {
    if let answer = isEqual(to: other) { return answer }
    switch (self, other) {
    case (.each(let names), _):
      let answers = names.map { $0.isEqual(to: other, in: project) }
      if case .each(let others) = other { return names == others ? true : answers.allFalse }
      return answers.contains(true) ? true : answers.allFalse
    case (_, .each(let names)): return names.map { isEqual(to: $0, in: project) }.allFalse
    case (.constant, .string(let string)): return isMade(of: string, in: project)
    case (.string(let string), .constant): return other.isMade(of: string, in: project)
    case (.constant, .literal(let text)): return isMade(ofLiteral: text, in: project)
    case (.literal(let text), .constant): return other.isMade(ofLiteral: text, in: project)
    case (.string(let string), .literal(let text)), (.literal(let text), .string(let string)):
      return project.string(string).map { $0 == text }
    case (.string(let name), .string(let otherName)):
      if project.mayBeAliases(name, otherName) { return nil }
      return project.string(name).map { $0 == project.string(otherName) } ?? false
    default: return nil
    }
  }

  /// Whether the constant's value is the string of the name; `nil` if that is not in the text.
  private func isMade(of string: String, in project: ProjectIndex) -> Bool? {
    guard case .constant(let name, _) = self, name != string,
      project.constants(named: string) != nil
    else { return nil }
    let answers = declarations(in: project).map { declaration -> Bool? in
      guard let content = declaration.content else { return nil }
      if content == string { return true }
      guard let own = project.literal(content), let other = project.string(string) else {
        return nil
      }
      return own == other
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// Whether the constant's value is the literal, which is in quotes.
  private func isMade(ofLiteral literal: String, in project: ProjectIndex) -> Bool? {
    let values = declarations(in: project).map { $0.content.flatMap(project.literal) }
    if values.contains(literal) { return true }
    if !values.isEmpty { return values.contains(nil) ? nil : false }
    let isOfSDK = constant.flatMap { project.sdk.notification(named: $0) } != nil
    return isOfSDK && !Self.mayBeOfSDK(literal) ? false : nil
  }

  /// Whether the literal begins with the capital letters of a framework, as the names of Apple's
  /// notifications do, or with something else than a word.
  private static func mayBeOfSDK(_ literal: String) -> Bool {
    let start = literal.dropFirst().prefix(2)
    return literal.contains(".") || start.count < 2 || !start.allSatisfy(\.isLetter)
      || start.allSatisfy(\.isUppercase)
  }

  private func declarations(in project: ProjectIndex) -> [VariableFacts] {
    guard case .constant(let name, let type) = self else { return [] }
    return (project.variables[name] ?? []).filter {
      type.isEmpty ? $0.owner.hasSuffix("Name") : $0.owner == type || $0.owner.hasSuffix(".\(type)")
    }
  }
}

extension [Bool?] {
  /// `false` if all are; else `nil`.
  fileprivate var allFalse: Bool? { allSatisfy { $0 == false } ? false : nil }
}

extension VariableFacts {
  /// `didLoad` of `Notification.Name(rawValue: didLoad)`, `"a"` of `.init("a")`; `nil` for a value that is
  /// made of anything but one name or one literal.
  fileprivate var content: String? {
    guard let value = initializer, value.last == ")", let open = value.firstIndex(of: "(") else {
      return nil
    }
    var text = value[value.index(after: open)...].dropLast()
    if text.hasPrefix("rawValue:") { text = text.dropFirst("rawValue:".count).drop { $0 == " " } }
    let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName || text.isPlainLiteral ? String(text) : nil
  }
}

extension ProjectIndex {
  /// The literal that a name or a literal stands for.
  fileprivate func literal(_ content: String) -> String? {
    content.hasPrefix("\"") ? content : string(content)
  }

  /// The literal that is the value of the constant.
  fileprivate func string(_ name: String) -> String? {
    guard let values = constants(named: name), values.count == 1,
      let text = values[0].initializer, text.isPlainLiteral
    else { return nil }
    return text
  }

  /// The constants that a name stands for: global ones, or those of the type in front of it; `nil` where it may be a
  /// variable, or that of an object.
  fileprivate func constants(named name: String) -> [VariableFacts]? {
    let type = name.enclosingName
    let values = (variables[name.lastName] ?? []).filter {
      type.isEmpty || $0.owner == type || $0.owner.hasSuffix(".\(type)")
    }
    let areKnown = values.allSatisfy {
      $0.isConstant && (type.isEmpty ? $0.owner.isEmpty : $0.modifiers.contains(.static))
    }
    return areKnown && (type.isEmpty || !values.isEmpty) ? values : nil
  }

  /// Whether one of the names, which are those of two constants, may be an alias of the other.
  fileprivate func mayBeAliases(_ name: String, _ other: String) -> Bool {
    let values = [name, other].flatMap { constants(named: $0) ?? variables[$0.lastName] ?? [] }
    return values.contains { $0.initializer?.isPlainLiteral != true }
  }
}

extension StringProtocol {
  /// Whether the text is a string literal of one line without an interpolation or escapes.
  fileprivate var isPlainLiteral: Bool {
    let inner = dropFirst().dropLast()
    return count > 1 && first == "\"" && last == "\""
      && !inner.contains { $0 == "\"" || $0 == "\\" }
  }
}
