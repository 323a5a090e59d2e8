import Rewriter

/// The first systems that have Swift's concurrency, by the names that `#available` has for them: with
/// Xcode 13.2 it is deployed back to these.
private let firstSystems: [String: SwiftVersion] = [
  "iOS": .v(13, 0), "iOSApplicationExtension": .v(13, 0), "macCatalyst": .v(13, 0),
  "macOS": .v(10, 15), "macOSApplicationExtension": .v(10, 15), "OSX": .v(10, 15),
  "tvOS": .v(13, 0), "watchOS": .v(6, 0),
]

/// Whether code for the version of a platform is for systems without concurrency.
private func isTooOld(_ version: SwiftVersion, on platform: String) -> Bool {
  firstSystems[platform].map { version < $0 } ?? false
}

/// A system that runs some code, and has none of Swift's concurrency.
struct SystemWithoutConcurrency {
  let platform: String

  /// Who says so: `the module 'App' supports iOS 12.0`.
  let evidence: String

  /// Where the deployment target is set; `nil` where a check of the system says so, such as `#available`.
  let source: String?

  /// What to do about code that stays for the system.
  var advice: String {
    source == nil
      ? "keep the code for it" : "run again once the deployment target is \(successor)"
  }

  /// The first version that has it: `iOS 13.0`.
  var successor: String { "\(platform)\(firstSystems[platform].map { " \($0)" } ?? "")" }

  /// What has to be raised before the code can have it.
  var needs: [RequiredAnnotation] {
    source.map { [RequiredAnnotation(.deploymentTarget, name: successor, path: $0)] } ?? []
  }
}

extension Context {
  /// Why the systems that run the code at a node may not have something of Swift's concurrency.
  func refusalForOldSystems(of node: Node, without feature: String = "tasks") -> Refusal? {
    oldSystem(at: node).map {
      Refusal(
        .systemTooOld, "\($0.evidence), which has no \(feature); \($0.advice)", needs: $0.needs)
    }
  }

  /// The first of the systems that run the code at a node, and may not have Swift's concurrency.
  func oldSystem(at node: Node) -> SystemWithoutConcurrency? {
    var covered: Set<String> = []
    var inner = node
    for ancestor in node.ancestors {
      for (platform, version) in ancestor.excludedSystems(at: inner) {
        if let first = firstSystems[platform], version <= first {
          return SystemWithoutConcurrency(
            platform: platform, evidence: "this code is for \(platform) before \(version)",
            source: nil)
        }
      }
      for (platform, version) in ancestor.assuredSystems(at: inner)
      where !isTooOld(version, on: platform) {
        covered.insert(platform)
      }
      inner = ancestor
    }
    return oldDeploymentTarget(except: covered) { node.mayBeRead(on: $0) }
  }

  /// Whether a system that the file's modules are for may not have Swift's concurrency.
  var isForOldSystems: Bool { oldDeploymentTarget(except: []) { _ in true } != nil }

  private func oldDeploymentTarget(
    except covered: Set<String>, where isRead: (String) -> Bool,
  ) -> SystemWithoutConcurrency? {
    for module in project.modules.modules(of: path) {
      let targets = module.settings.deploymentTargets.sorted { $0.key < $1.key }
      for (platform, target) in targets
      where isTooOld(target.value, on: platform) && !covered.contains(platform) && isRead(platform)
      {
        return SystemWithoutConcurrency(
          platform: platform, evidence: "\(module.subject) supports \(platform) \(target.value)",
          source: target.source)
      }
    }
    return nil
  }
}

/// A platform and its version, as in `#available(iOS 13, *)`.
private typealias System = (platform: String, version: SwiftVersion)

extension Node {
  /// What systems run the child when it is the other side of a check: `else` of `#available`.
  fileprivate func excludedSystems(at child: Node) -> [System] {
    if let branch = self.as(IfExpr.self) {
      let keyword: TokenKind =
        branch.elseBody == child ? .poundAvailable : .poundUnavailable
      let isBranch = branch.elseBody == child || branch.body?.node == child
      return isBranch ? branch.conditions?.node.checkedSystems(by: keyword) ?? [] : []
    }
    if let guarding = self.as(GuardStmt.self), guarding.body?.node == child {
      return guarding.conditions?.node.checkedSystems(by: .poundAvailable) ?? []
    }
    return []
  }

  /// The systems from which on the child runs, as a check or an attribute around it says.
  fileprivate func assuredSystems(at child: Node) -> [System] {
    if let branch = self.as(IfExpr.self), branch.body?.node == child {
      return branch.conditions?.node.checkedSystems(by: .poundAvailable) ?? []
    }
    if let list = self.as(CodeBlockItemList.self) {
      // What guards a script's top level is no reason to look through all of every file.
      guard list.node.parent?.is(.sourceFile) != true else { return [] }
      return list.node.elements(CodeBlockItem.self)
        .prefix { $0.range.lowerBound < child.range.lowerBound }
        .compactMap { $0.item?.as(GuardStmt.self)?.conditions?.node }
        .flatMap { $0.checkedSystems(by: .poundAvailable) }
    }
    guard kind.isDecl else { return [] }
    let attributes = children.first { $0.is(.attributeList) }?.as(AttributeList.self)
    return attributes?.attributes.filter { $0.name == "available" }
      .flatMap { $0.node.platformVersions } ?? []
  }

  /// The systems in the conditions of a list that are checks of the kind.
  private func checkedSystems(by keyword: TokenKind) -> [System] {
    elements(ConditionElement.self)
      .compactMap { $0.condition?.as(AvailabilityCondition.self) }
      .filter { $0.availabilityKeyword?.kind == keyword }
      .flatMap { $0.node.platformVersions }
  }

  private var platformVersions: [System] {
    descendantsAndSelf.compactMap { $0.as(PlatformVersion.self) }.compactMap { item in
      guard let platform = item.platform?.text, let text = item.version?.text,
        let version = SwiftVersion(text)
      else { return nil }
      return (platform, version)
    }
  }
}

extension Context {
  /// Why the compilers that see the code at a node may not have tasks: it is the old side of an `#if`.
  func refusalForOldCompilers(of node: Node) -> Refusal? {
    for ancestor in node.ancestors {
      guard let clause = ancestor.as(IfConfigClause.self) else { continue }
      if let words = clause.condition?.compilerCheck(for: .old) {
        return Refusal(
          .compilerTooOld, "this code is under '\(words)', for compilers that have no tasks")
      }
      let earlier =
        ancestor.parent?.elements(IfConfigClause.self)
        .prefix { $0.range.lowerBound < clause.range.lowerBound } ?? []
      for other in earlier {
        guard let words = other.condition?.compilerCheck(for: .new) else { continue }
        return Refusal(
          .compilerTooOld, "this code is for compilers without '\(words)', which may have no tasks")
      }
    }
    return nil
  }
}

/// Which compilers a condition lets through.
private enum CompilerAge {
  /// Only some with concurrency.
  case new
  /// Only some without.
  case old
}

extension Node {
  /// The first check in an `#if` condition that tells compilers with concurrency, which came with
  /// Swift 5.5, from those without.
  fileprivate func compilerCheck(for age: CompilerAge) -> String? {
    for node in descendantsAndSelf {
      let isNegated =
        node.parent?.as(PrefixOperatorExpr.self)?.operator?.text == "!"
      guard let found = node.compilerAge else { continue }
      let isNew = (found == .new) != isNegated
      if isNew == (age == .new) { return (isNegated ? "!" : "") + node.compactText }
    }
    return nil
  }

  /// What compilers the check itself lets through; `nil` for anything else.
  private var compilerAge: CompilerAge? {
    if self.is(._canImportExpr) { return text.holds("_Concurrency") ? .new : nil }
    if self.as(DeclReferenceExpr.self)?.baseName?.text == "$AsyncAwait" { return .new }
    guard let call = self.as(FunctionCallExpr.self),
      let argument = call.arguments?.arguments.first?.expression
    else { return nil }
    switch call.calleeName {
    case "canImport": return argument.text == "_Concurrency" ? .new : nil
    case "hasFeature": return argument.text == "AsyncAwait" ? .new : nil
    case "swift", "compiler":
      guard let check = argument.as(PrefixOperatorExpr.self),
        let version = check.expression.flatMap({ SwiftVersion($0.text) }), version <= .v(5, 5)
      else { return nil }
      return check.operator?.text == ">=" ? .new : .old
    default: return nil
    }
  }
}

extension Context {
  /// Why the file can't have code of a newer Swift; `nil` if no older compiler is known to compile one of its modules.
  func refusalOfToolchain(since version: SwiftVersion) -> Refusal? {
    if project.assumesNewCompiler { return nil }
    let advice = "pass '--swift-version \(version)' if no older compiler builds it"
    for module in project.modules.modules(of: path) where !module.settings.allow(version) {
      let known = module.settings.compiler.map { ", but \($0.source) says \($0.value)" } ?? ""
      return Refusal(.compilerTooOld, "the change needs Swift \(version)\(known); \(advice)")
    }
    return nil
  }
}
