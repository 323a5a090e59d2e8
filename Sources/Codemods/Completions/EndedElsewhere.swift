import Rewriter

/// The work of an object that a property keeps, and that another method of the type ends: in a task, it could begin only
/// after that.
///
/// Have: snapshotter.start { … }, and self.snapshotter?.cancel() in another method
struct EndedElsewhere {
  /// `snapshotter`
  private let property: String

  /// `cancel`
  private let end: String

  /// `prepareForReuse()`
  private let ender: OwnFunction

  /// `nil` for any other call.
  ///
  /// Cost: a look at the property's uses in all files, once for each property.
  init?(_ site: AsyncTwinCall, in context: Context) {
    guard !site.isOwn, !site.function.makesSuspendedTask,
      let receiver = site.call.receiver?.withoutOptionalMarks,
      let property = context.propertyKeeping(receiver),
      let type = context.enclosingTypeNames(of: receiver).first
    else { return nil }
    let search = Search(
      property: property, type: context.project.resolve(type), beginning: site.callback.calleeName,
      function: OwnFunction(around: context.codeInPlace(around: receiver), in: context),
      context: context)
    guard let (end, ender) = search.end else { return nil }
    (self.property, self.end, self.ender) = (property, end, ender)
  }

  var refusal: Refusal {
    Refusal(
      .mayBeCanceled,
      "'\(ender.title)' calls '\(end)' on '\(property)', and in a task, the work might begin only after that; keep the "
        + "handler")
  }
}

/// Looks for what ends the work, in all files that name the property.
private struct Search {
  let property: String
  let type: String

  /// What begins the work: `start(completionHandler:)` without its labels.
  let beginning: String

  /// The function that begins it, and may end what it began earlier.
  let function: OwnFunction?

  let context: Context

  var end: (name: String, ender: OwnFunction)? {
    let all = context.project.waits.endsOnProperties.answer(to: [type, property]) {
      context.project.files(naming: property).flatMap { path in
        context.asItWas(path).map(ends) ?? []
      }
    }
    return all.first { ends($0.name) && $0.ender != function }.map { ($0.name, $0.ender) }
  }

  private func ends(in home: Context) -> [EndOnProperty] {
    home.tree.references(to: property).compactMap { reference in
      let receiver = reference.as(DeclReferenceExpr.self)?.whole ?? reference
      guard let call = receiver.callUpon, let name = call.calleeName, Self.mayEnd(name),
        home.isProperty(receiver), home.isInType(call.node, type),
        let ender = OwnFunction(around: home.codeInPlace(around: call.node), in: home)
      else { return nil }
      return EndOnProperty(name: name, ender: ender)
    }
  }

  /// Whether the name may be that of what ends some work.
  private static func mayEnd(_ name: String) -> Bool {
    name == "invalidate" || ["cancel", "stop"].contains(where: name.hasPrefix)
  }

  /// Have: asset.cancelLoading(), which ends what `loadValuesAsynchronously` began, and no request of an extension's context
  private func ends(_ name: String) -> Bool {
    if name == "invalidate" || beginning.hasPrefix("start") && name.hasPrefix("stop") {
      return true
    }
    guard name.hasPrefix("cancel") else { return false }
    let work = name.dropFirst("cancel".count).lowercased()
    let stem = work.hasSuffix("ing") ? String(work.dropLast("ing".count)) : work
    return stem.isEmpty || stem.hasPrefix("all") || beginning.lowercased().contains(stem)
  }
}

extension Context {
  /// The property of `self` that the expression is, or that the local constant is assigned to.
  ///
  /// Have: let snapshotter = MKMapSnapshotter(options: options); self.snapshotter = snapshotter
  fileprivate func propertyKeeping(_ receiver: Node) -> String? {
    guard let name = receiver.referencedName else { return property(of: receiver) }
    switch resolution(of: name, at: receiver) {
    case .member: return name
    case .local(let binding): return propertyAssigned(binding, name, at: receiver)
    default: return nil
    }
  }

  private func propertyAssigned(
    _ binding: LocalBinding, _ name: String, at receiver: Node,
  ) -> String? {
    let function = receiver.ancestors.first { $0.is(.functionDecl) || $0.is(.initializerDecl) }
    return function?.descendantsAndSelf.lazy.compactMap { node -> String? in
      guard let parts = node.partsOfAssignment, parts.value.referencedName == name,
        case .local(let other) = self.resolution(of: name, at: parts.value),
        other.declarationRange == binding.declarationRange
      else { return nil }
      return self.property(of: parts.target)
    }.first
  }

  /// Whether the expression is a property of `self`, or a local variable that may hold one's object.
  fileprivate func isProperty(_ receiver: Node) -> Bool {
    guard let name = receiver.referencedName, case .local = resolution(of: name, at: receiver)
    else {
      return property(of: receiver) != nil
    }
    // Have: let request = Other(); request.cancel()
    let value = LocalDeclaration(name, at: receiver)?.declared.value
    return value?.is(.functionCallExpr) != true || propertyKeeping(receiver) != nil
  }

  private func property(of target: Node) -> String? {
    if let access = target.as(MemberAccessExpr.self) {
      return access.base?.withoutOptionalMarks.isSelfReference == true ? access.name : nil
    }
    guard let name = target.referencedName, case .member = resolution(of: name, at: target) else {
      return nil
    }
    return name
  }

  /// Whether the node stands in the type, one that it inherits from, or one that inherits from it.
  fileprivate func isInType(_ node: Node, _ type: String) -> Bool {
    guard let written = enclosingTypeNames(of: node).first else { return false }
    let other = project.resolve(written)
    return project.ancestry(of: type).contains(other) || project.ancestry(of: other).contains(type)
  }
}

extension Node {
  /// The call of a method of the object that the expression is.
  fileprivate var callUpon: FunctionCallExpr? {
    let object = ancestorsAndSelf.prefix { $0.withoutOptionalMarks == self }.last ?? self
    guard let access = object.parent?.as(MemberAccessExpr.self), access.base == object,
      let call = access.node.parent?.as(FunctionCallExpr.self), call.calledExpression == access.node
    else { return nil }
    return call
  }
}
