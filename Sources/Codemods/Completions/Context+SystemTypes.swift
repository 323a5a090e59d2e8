import Rewriter

/// Types that the tables know by their names on macOS, and that other systems call otherwise.
extension Context {
  /// The type as it is called on the systems that the file is for: `UIImage?` for `NSImage?`; `nil` where it may be
  /// for both kinds.
  ///
  /// - Parameter owner: the type whose function says it: what belongs to AppKit alone is called on macOS only.
  func systemSpelling(of type: String, in owner: String) -> String? {
    if isOfAppKitAlone(owner) { return type }
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    let names = Set(type.split { !isWord($0) }.map(String.init)).filter(isOfAppKit)
    guard !names.isEmpty else { return type }
    guard let isForMac else { return nil }
    if isForMac { return type }
    return names.reduce(type) { type, name in
      type.replacingWord(name, with: "UI" + name.dropFirst(2), where: isWord)
    }
  }

  private func isOfAppKitAlone(_ name: String) -> Bool {
    name.hasPrefix("NS") && project.sdk.modules(ofType: name) == ["AppKit"] && !isOfAppKit(name)
  }

  /// Whether UIKit has the type by another name.
  private func isOfAppKit(_ name: String) -> Bool {
    let sdk = project.sdk
    return name.hasPrefix("NS") && sdk.modules(ofType: name).contains("AppKit")
      && sdk.modules(ofType: "UI" + name.dropFirst(2)).contains("UIKit")
  }

  /// Whether the file is compiled with AppKit, by what it imports, or else by what its modules run on; `nil` if it
  /// may be compiled with either.
  private var isForMac: Bool? {
    let imports = Set(project.imports(of: path).map(\.module))
    let hasAppKit = !imports.isDisjoint(with: ["AppKit", "Cocoa"])
    if hasAppKit != imports.contains("UIKit") { return hasAppKit }
    let systems = project.modules.modules(of: path).flatMap(\.settings.deploymentTargets.keys)
    let answers = Set(systems.map { $0 == "macOS" })
    return answers.count == 1 ? answers.first : nil
  }
}

extension String {
  fileprivate func replacingWord(
    _ word: String, with other: String, where isWord: (Character) -> Bool,
  ) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      let part = isWord(first) ? rest.prefix(while: isWord) : rest.prefix(1)
      text += part == word ? other[...] : part
      rest = rest.dropFirst(part.count)
    }
    return text
  }
}
