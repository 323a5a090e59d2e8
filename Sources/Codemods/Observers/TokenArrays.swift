import Rewriter

/// The arrays of tokens that a type has: those that an earlier step wrote, or its author in the same way.
struct TokenArrays {
  let host: String
  let context: Context

  /// The array of one center's observers that is emptied in front of each of the places, and nowhere else; in `deinit`
  /// if there are none.
  ///
  /// - Parameter isReadAnywhere: whether code that is not on the main actor reads it.
  func array(
    of center: CenterIdentity, removedAt places: [RemovalPlace], isReadAnywhere: Bool,
  ) -> TokenProperty? {
    let declarations = context.classes(named: host)
    guard declarations.count == 1 else { return nil }
    let members = declarations[0].memberBlock?.members?.node.elements(MemberBlockItem.self) ?? []
    let arrays = members.compactMap { $0.decl?.as(VariableDecl.self) }
      .filter { !isReadAnywhere || $0.isUnsafe }.compactMap(\.nameOfTokenArray)
    return arrays.first { isEmptied($0, of: center, at: places) }
      .map { TokenProperty(name: $0, isArray: true, isDeclared: true) }
  }

  private func isEmptied(
    _ name: String, of center: CenterIdentity, at places: [RemovalPlace],
  ) -> Bool {
    let uses = context.tree.references(to: name).map { use(of: $0) }
    guard uses.allSatisfy({ $0?.isOf(center) == true }) else {
      return false
    }
    let removals = uses.compactMap { $0?.removal }
    guard !places.isEmpty else {
      return removals.count == 1 && removals[0].isStatementOfDeinit
    }
    return removals.count == places.count
      && places.allSatisfy { place in
        removals.contains { removal in
          place.isBehind(removal) { $0.item.map { isRemoval($0, of: name) } ?? false }
        }
      }
  }

  private struct Use {
    /// That of the observer which the array gets, or of those that it loses; `nil` where it only becomes empty.
    var center: CenterIdentity?
    /// The statement that removes the observers.
    var removal: Node?

    func isOf(_ other: CenterIdentity) -> Bool {
      guard let center else { return true }
      return center.isSame(as: other) == true
    }
  }

  /// What a statement that begins with the array does; `nil` for anything that nobody who writes tokens would do.
  private func use(of reference: Node) -> Use? {
    guard let call = reference.callOfMember, call.node.parent?.is(.codeBlockItem) == true,
      let name = call.calleeName
    else { return nil }
    let argument = call.arguments?.arguments.first?.expression
    switch name {
    case "append":
      let registration = argument?.as(FunctionCallExpr.self)
      guard registration?.calleeName == "addObserver" else { return nil }
      return registration?.receiver.flatMap(identity).map { Use(center: $0) }
    case "forEach":
      let function = argument?.as(MemberAccessExpr.self)
      guard function?.name == "removeObserver" else { return nil }
      return function?.base.flatMap(identity).map { Use(center: $0, removal: call.node.parent) }
    // Behind the statement that removes the observers.
    case "removeAll": return call.node.parent?.isBehindRemoval(of: reference) == true ? Use() : nil
    default: return nil
    }
  }

  private func identity(_ center: Node) -> CenterIdentity? {
    NotificationCenters(context: context).identity(of: center)
  }

  private func isRemoval(_ statement: Node, of name: String) -> Bool {
    guard let call = statement.as(FunctionCallExpr.self) else { return false }
    return NotificationCall(call)?.isRemoval == true
      || call.calleeName == "removeAll" && call.receiver?.nameWithoutSelf == name
  }
}

extension VariableDecl {
  /// `observers` of `private var observers: [any NSObjectProtocol] = []`
  fileprivate var nameOfTokenArray: String? {
    guard modifiers?.contains(.private) == true, modifiers?.contains(.static) != true,
      bindingSpecifier?.kind == .var,
      let bindings = bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      bindings[0].accessorBlock == nil, bindings[0].initializer?.value?.compactText == "[]",
      let type = bindings[0].typeAnnotation?.type?.textInOneLine,
      ["[any NSObjectProtocol]", "[NSObjectProtocol]"].contains(type)
    else { return nil }
    return bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name
  }

  fileprivate var isUnsafe: Bool {
    modifiers?.node.tokens.contains { $0.text == "unsafe" } == true
  }
}

extension Node {
  /// `a.f()` and `self.a.f()` for `a`.
  fileprivate var callOfMember: FunctionCallExpr? {
    let access = parent?.as(MemberAccessExpr.self)
    let isMemberOfSelf = access?.declName?.node == self && access?.base?.isSelfReference == true
    guard let value = isMemberOfSelf ? access?.node : self,
      let function = value.parent?.as(MemberAccessExpr.self), function.base == value,
      let call = function.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == function.node
    else { return nil }
    return call
  }
}

extension Node {
  /// Whether the statement is one of a deinitializer, which always runs it.
  fileprivate var isStatementOfDeinit: Bool {
    parent?.parent?.parent?.is(.deinitializerDecl) == true
  }

  /// Whether the statement in front goes through the same array.
  fileprivate func isBehindRemoval(of array: Node) -> Bool {
    let statements = parent?.children.map(\.self) ?? []
    guard let place = statements.firstIndex(of: self), place > 0,
      let call = statements[place - 1].as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self)
    else { return false }
    return call.calleeName == "forEach"
      && call.receiver?.nameWithoutSelf == array.as(DeclReferenceExpr.self)?.name
  }
}
