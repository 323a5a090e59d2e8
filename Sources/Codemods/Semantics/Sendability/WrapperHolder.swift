import Rewriter

/// A type that has an object by a property wrapper of SwiftUI's, which isolates it to the main actor before Swift 6 only
/// (SE-0401).
///
/// Have: @propertyWrapper struct Focused: DynamicProperty { @StateObject var model = Model() … }
struct WrapperHolder: Hashable, Sendable {
  let type: String

  /// `StateObject`
  let wrapper: String
}

extension Context {
  /// Those that use objects of a class: where the main actor isolates that, Swift 6 rejects them.
  func wrapperHolders(ofType name: String) -> [WrapperHolder] {
    guard project.tables.isShown(typeNamed: name) else { return [] }
    return project.files(naming: name.lastName).compactMap(asItWas).flatMap { file in
      file.tree.all(VariableDecl.self).compactMap { property in
        guard let held = file.heldByWrapper(in: property), held.type == name,
          held.hasValue || !file.uses(of: held.property).isEmpty
        else { return nil }
        return held.holder
      }
    }.unique
  }

  /// The object's type and the property that has it; `nil` where the type around is the main actor's in Swift 6, too, and
  /// for other properties.
  func heldByWrapper(
    in property: VariableDecl,
  ) -> (holder: WrapperHolder, type: String, property: String, hasValue: Bool)? {
    guard
      let wrapper = property.attributes?.attributes.map(\.name).first(
        where: ProjectTables.wrappersOfObjects.contains),
      let bindings = property.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      let name = bindings[0].pattern?.compactText,
      let owner = enclosingTypeNames(of: property.node).first.map({ project.resolve($0) }),
      project.isolation(ofType: owner).kindInSwift6 == .nonisolated,
      let object = valueType(of: bindings[0])?.unwrapped, let written = object.name
    else { return nil }
    return (
      WrapperHolder(type: owner, wrapper: wrapper),
      project.resolve(written, inside: object.scope), name, bindings[0].initializer != nil
    )
  }

  /// What the file asks of the object that a property has, or of its binding.
  func uses(of property: String) -> [MemberAccessExpr] {
    tree.all(MemberAccessExpr.self).filter { access in
      guard let name = access.base?.nameWithoutSelf else { return false }
      return name == property || name == "$" + property
    }
  }
}
