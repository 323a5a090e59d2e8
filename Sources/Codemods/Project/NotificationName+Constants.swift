extension NotificationName {
  /// As ``isEqual(to:)``, with what the project says of constants: those of different names have
  /// different values, unless one is made of the other.
  func isEqual(to other: NotificationName, in project: ProjectIndex) -> Bool? {
    if let answer = isEqual(to: other) { return answer }
    switch (self, other) {
    case (.constant, .string(let string)): return isMade(of: string, in: project)
    case (.string(let string), .constant): return other.isMade(of: string, in: project)
    case (.constant, .literal(let text)): return isMade(ofLiteral: text, in: project)
    case (.literal(let text), .constant): return other.isMade(ofLiteral: text, in: project)
    case (.string(let string), .literal(let text)), (.literal(let text), .string(let string)):
      return project.string(string).map { $0 == text }
    default: return nil
    }
  }

  /// Whether the constant's value is the string of the name; `nil` if that is not in the text.
  private func isMade(of string: String, in project: ProjectIndex) -> Bool? {
    let strings = project.variables[string] ?? []
    guard case .constant(let name, _) = self, name != string,
      strings.allSatisfy({ $0.owner.isEmpty && $0.isConstant })
    else { return nil }
    let values = declarations(in: project).map(\.initializer)
    if values.contains(nil) { return nil }
    return values.contains { $0?.contains(string) == true }
  }

  /// Whether the constant's value is the literal, which is in quotes.
  private func isMade(ofLiteral literal: String, in project: ProjectIndex) -> Bool? {
    let values = declarations(in: project).map { $0.initializer ?? "" }
    if values.contains(where: { $0.contains(literal) }) { return true }
    if !values.isEmpty { return values.allSatisfy { $0.contains("\"") } ? false : nil }
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

extension ProjectIndex {
  /// The literal that is the value of the global constant of the name.
  fileprivate func string(_ name: String) -> String? {
    let values = variables[name] ?? []
    guard values.count == 1, values[0].owner.isEmpty, values[0].isConstant,
      let text = values[0].initializer, text.hasPrefix("\""), !text.contains("\\(")
    else { return nil }
    return text
  }
}
