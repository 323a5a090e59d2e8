import Rewriter

extension Context {
  /// A protocol of the type that requires a static variable of the name: any code may use the variable then.
  func `protocol`(requiring name: String, of owner: String) -> String? {
    let type = project.resolve(owner)
    return project.ancestry(of: type).first {
      $0 != type
        && (StaticRequirements.ofSDK[$0] == name
          || requirements(named: name, ofProtocol: $0).contains {
            $0.modifiers.isSuperset(of: [.static, .requirement])
          })
    }
  }

  /// A protocol of the type that requires a static variable of the name, or may: one that isn't in the project, and isn't
  /// known to require none.
  func `protocol`(thatMayRequire name: String, of owner: String) -> String? {
    let type = project.resolve(owner)
    return project.ancestry(of: type).first { ancestor in
      guard ancestor != type, !StaticRequirements.protocolsOfInstances.contains(ancestor) else {
        return false
      }
      return project.types[ancestor] == nil
        ? project.sdk.kind(ofType: ancestor) != "class"
        : !requirements(named: name, ofProtocol: ancestor).isEmpty
    }
  }

  private func requirements(named name: String, ofProtocol type: String) -> [MemberFacts] {
    guard project.types[type]?.contains(where: { $0.kind == .protocol }) == true else { return [] }
    return project.members(named: name, of: type, inherited: false)
  }
}

enum StaticRequirements {
  /// What protocols of SwiftUI require of any code, by their names.
  static let ofSDK = [
    "EnvironmentKey": "defaultValue", "LayoutValueKey": "defaultValue",
    "PreferenceKey": "defaultValue", "TransactionKey": "defaultValue",
  ]

  /// Protocols that require no static variable.
  static let protocolsOfInstances = NameTable(
    """
    Swift: AnyObject Sendable Copyable Equatable Hashable Comparable Codable Encodable Decodable Identifiable Error
      CustomStringConvertible CustomDebugStringConvertible RawRepresentable
    Foundation: NSObjectProtocol NSCopying NSCoding LocalizedError
    Combine: ObservableObject
    SwiftUI: View ViewModifier App Scene
    """)
}
