import Rewriter

/// Where subjects and published properties of the project get their values.
extension PublisherOrigins {
  /// Where the values come from that a subject, or a property's `$name`, sends; `nil` where that is not known.
  func placeOfSent(_ root: Node) -> CallbackExecutor? {
    guard depth < Self.maximumDepth, let variable = sentVariable(root) else { return nil }
    if context.project.isolation(ofType: variable.owner).kind == .mainActor { return .main }
    guard let writers = writers(of: variable) else { return nil }
    var places: [ExecutionContext?] = []
    for writer in writers {
      let inner = PublisherOrigins(writer, depth: depth + 1)
      for write in inner.writes(to: variable) {
        let place = inner.place(ofCode: write.node)
        if case .off(let how) = place, write.isCertain {
          let line = LineTable(writer.tree.source).line(of: write.node.range.lowerBound)
          return .unknown(
            "called where '\(variable.owner).\(variable.name)' \(variable.isPublished ? "is set" : "gets values"): "
              + "on line \(line) of '\(writer.path)', \(how)")
        }
        places.append(place)
      }
      if !variable.isPublished, inner.handsOn(variable) { return nil }
    }
    let isMain = !places.isEmpty && places.allSatisfy { $0 == .main }
    return isMain && !variable.isPublished ? .main : nil
  }

  /// The only subject or published property that the expression may mean.
  private func sentVariable(_ root: Node) -> VariableFacts? {
    guard root.is(.declReferenceExpr) || root.is(.memberAccessExpr), let last = root.lastName else {
      return nil
    }
    let isProjected = last.hasPrefix("$")
    let name = isProjected ? String(last.dropFirst()) : last
    let named = (context.project.variables[name] ?? []).filter {
      !$0.owner.isEmpty && (isProjected ? $0.isPublished : $0.isSubject)
    }
    guard !named.isEmpty, !isLocal(root), let owners = owners(of: root) else { return nil }
    let meant = named.filter { owners.contains($0.owner) }
    return meant.count == 1 ? meant[0] : nil
  }

  private func isLocal(_ reference: Node) -> Bool {
    guard let name = reference.referencedName else { return false }
    if case .local = context.resolution(of: name, at: reference) { return true }
    return false
  }

  /// The files that may give the variable a value; `nil` where one of them is not at hand.
  private func writers(of variable: VariableFacts) -> [Context]? {
    // Others seldom set a published property, and there is no telling by names who does.
    let isOwn = variable.modifiers.contains(.private) || variable.isPublished
    var paths = [variable.path]
    if !isOwn {
      let others = context.project.files(
        naming: variable.name,
        withOneOf: Self.sendingNames + (variable.hasValue ? ["value"] : []))
      // What a test sends reaches nobody but the test.
      paths += others.filter { path in
        path != variable.path
          && (!context.project.isOfTest(path) || context.project.isOfTest(context.path))
      }
    }
    let contexts = paths.compactMap(context.seen(inFile:))
    return contexts.count == paths.count ? contexts : nil
  }

  /// What passes values to a subject, or the subject on.
  static let sendingNames = ["send", "subscribe", "multicast"]

  private struct Write {
    let node: Node
    /// Whether it is certain that the variable is meant, and not another of the name.
    let isCertain: Bool
  }

  private func writes(to variable: VariableFacts) -> [Write] {
    let targets: [(expression: Node, write: Node)]
    if variable.isPublished {
      targets = references(to: variable.name).filter(\.isTargetOfAssignment).map { ($0, $0) }
    } else {
      let calls = context.tree.calls(of: "send").compactMap { call in
        call.calledExpression?.as(MemberAccessExpr.self)?.base.map { ($0, call.node) }
      }
      let values = references(to: "value").compactMap { value in
        value.as(MemberAccessExpr.self)?.base.map { ($0, value) }
      }
      targets = calls + (variable.hasValue ? values.filter(\.1.isTargetOfAssignment) : [])
    }
    return targets.compactMap { target, write in
      let expression = target.as(OptionalChainingExpr.self)?.expression ?? target
      guard expression.lastName == variable.name, !isLocal(expression),
        !isInInitializer(write, of: variable)
      else { return nil }
      guard let owners = owners(of: expression) else {
        return variable.isPublished ? nil : Write(node: write, isCertain: false)
      }
      return owners.contains(variable.owner) ? Write(node: write, isCertain: true) : nil
    }
  }

  /// Nobody has subscribed to an object that is not yet made.
  private func isInInitializer(_ node: Node, of variable: VariableFacts) -> Bool {
    let code = node.ancestors.first { $0.is(.closureExpr) || Self.bodies.contains($0.kind) }
    return code?.is(.initializerDecl) == true
      && context.enclosingTypeNames(of: node).first.map { context.project.resolve($0) }
        == variable.owner
  }

  /// Whether the file passes the subject to somebody who may send to it.
  private func handsOn(_ variable: VariableFacts) -> Bool {
    references(to: variable.name).contains { reference in
      guard !isLocal(reference), owners(of: reference)?.contains(variable.owner) == true,
        let parent = reference.parent
      else { return false }
      if let access = parent.as(MemberAccessExpr.self) {
        let isCalled =
          access.node.parent?.as(FunctionCallExpr.self)?.calledExpression == access.node
        return access.name == "send" && !isCalled
      }
      if parent.is(.optionalChainingExpr) || reference.isTargetOfAssignment { return false }
      let call = parent.parent?.parent?.as(FunctionCallExpr.self)
      return call.map { !Self.publishersJoined(by: $0).contains(reference) } ?? true
    }
  }

  /// The expressions that end in the name.
  private func references(to name: String) -> [Node] {
    context.tree.all(DeclReferenceExpr.self, startingWith: name).map { reference in
      let member = reference.node.parent?.as(MemberAccessExpr.self)
      return member?.declName?.node == reference.node
        ? member?.node ?? reference.node : reference.node
    }
  }
}

extension VariableFacts {
  /// Whether `$name` is its publisher.
  var isPublished: Bool { attributes.contains("Published") }

  fileprivate var isSubject: Bool { hasValue || typeOrValue.hasPrefix("PassthroughSubject") }

  /// Whether it sends what is assigned to its `value`.
  fileprivate var hasValue: Bool { typeOrValue.hasPrefix("CurrentValueSubject") }

  private var typeOrValue: String { type ?? initializer ?? "" }
}

extension Node {
  /// Whether the expression, or a part of its value, is assigned to: `name = …`, `name[0].text += …`
  fileprivate var isTargetOfAssignment: Bool {
    if isAssigned { return true }
    guard let parent, Self.partsOfTargets.contains(parent.kind),
      parent.children.first(where: { _ in true }) == self
    else { return false }
    return parent.isTargetOfAssignment
  }

  private static let partsOfTargets: Set<NodeKind> = [
    .forceUnwrapExpr, .memberAccessExpr, .optionalChainingExpr, .subscriptCallExpr,
  ]
}
