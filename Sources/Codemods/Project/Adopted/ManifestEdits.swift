import Rewriter

/// Edits that may make a package manifest say a setting about some targets; whether they do, and about which, shows when
/// the manifest is read again.
struct ManifestEdits {
  let tree: Tree
  let setting: AdoptedSetting

  /// Of those that come to the same, the best one first.
  var all: [[Edit]] {
    replacements + modesOfPackage + lists + newArguments
  }

  /// Have: .swiftLanguageMode(.v5)
  private var replacements: [[Edit]] {
    guard setting.isExclusive else { return [] }
    let names = setting.name == "swiftLanguageMode" ? ["swiftLanguageVersion"] : []
    return ([setting.name] + names).flatMap { tree.calls(of: $0) }.compactMap { call in
      // With a second argument, the setting holds under a condition.
      guard let arguments = call.arguments?.arguments, arguments.count == 1,
        let value = arguments[0].expression
      else { return nil }
      return [Edit(replace: value.range, with: setting.argument)]
    }
  }

  /// Have: Package(…, swiftLanguageModes: [.v5])
  private var modesOfPackage: [[Edit]] {
    guard case .languageMode = setting else { return [] }
    return tree.calls(of: "Package").flatMap { $0.arguments?.arguments ?? [] }
      .filter { ["swiftLanguageModes", "swiftLanguageVersions"].contains($0.label?.name) }
      .compactMap { $0.expression?.as(ArrayExpr.self) }
      .map { [Edit(replace: $0.range, with: "[\(setting.argument)]")] }
  }

  /// Have: let settings: [SwiftSetting] = […], swiftSettings: […], target.swiftSettings = […]
  private var lists: [[Edit]] {
    tree.all(ArrayExpr.self)
      .filter { array in
        array.node.parent?.as(LabeledExpr.self).map { argument in
          !ManifestInterpreter.skippedLabels.contains(argument.label?.name ?? "")
        } ?? true
      }
      .compactMap(BracketedList.init)
      .map { $0.edits(inserting: setting.code, after: $0.elements.count - 1) }
  }

  private var newArguments: [[Edit]] {
    ManifestInterpreter.targetTypes.keys.sorted().flatMap { tree.calls(of: $0) }.compactMap {
      call in
      let arguments = call.arguments?.arguments ?? []
      guard let known = arguments.first(where: { $0.label?.name == "swiftSettings" }) else {
        return newArgument(of: call, arguments)
      }
      return known.expression.flatMap(sum)
    }
  }

  private func newArgument(of call: FunctionCallExpr, _ arguments: [LabeledExpr]) -> [Edit]? {
    let next = arguments.firstIndex { ["linkerSettings", "plugins"].contains($0.label?.name) }
    return BracketedList(call)?
      .edits(inserting: "swiftSettings: [\(setting.code)]", after: (next ?? arguments.count) - 1)
  }

  /// Have: swiftSettings: settings
  private func sum(_ value: Node) -> [Edit]? {
    let isWhole = [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(value.kind)
    let operators = value.as(SequenceExpr.self)?.elements?.node.children
      .filter { $0.kind != .declReferenceExpr && $0.kind != .memberAccessExpr }
    let isSum = operators?.allSatisfy { $0.is(.binaryOperatorExpr) && $0.text == "+" } ?? false
    return isWhole || isSum ? [.insert(" + [\(setting.code)]", at: value.range.upperBound)] : nil
  }
}
