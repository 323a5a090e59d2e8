import Rewriter

/// What calls tell of types that the project only extends: code that is on no actor, and waits for nothing, calls no method
/// of one.
extension Context {
  /// The isolation of a type of another package, as a call that compiles today shows it; `nil` where none does.
  ///
  /// Have: func reset() { store.purge() }, where `extension Store { func purge() { … } }` has the isolation of the type
  ///
  /// Cost: parsing the files that call what the project adds to the type.
  func isolation(ofExtendedType name: String) -> Isolation? {
    guard project.types[name] == nil, project.sdk.kind(ofType: name) == nil,
      project.foreign.header(ofType: name) == nil, !mayBeOfInterface(name)
    else { return nil }
    let place = project.tables.callsOfExtendedTypes.answer(to: name) {
      placeOfNonisolatedCall(ofMembersOf: name)
    }
    return place.map {
      Isolation(.nonisolated, because: ["\(name), whose methods nonisolated code calls (\($0))"])
    }
  }

  /// Whether the type may have the main actor from a class of Apple's user interfaces: of uses off that, the compiler only
  /// warns, and a call shows nothing.
  private func mayBeOfInterface(_ name: String) -> Bool {
    ["View", "Controller", "Cell", "Button", "Control", "Window"].contains(where: name.hasSuffix)
      || project.extensions(of: name).contains { type in
        project.imports(of: type.path).contains { Self.modulesOfInterfaces.contains($0.module) }
      }
  }

  private static let modulesOfInterfaces: Set = [
    "AppKit", "AVKit", "CarPlay", "Cocoa", "MapKit", "MessageUI", "PDFKit", "QuickLook",
    "SafariServices", "SceneKit",
    "SpriteKit", "SwiftUI", "UIKit", "WatchKit", "WebKit",
  ]

  private func placeOfNonisolatedCall(ofMembersOf type: String) -> String? {
    project.members(of: type).lazy.compactMap { member -> String? in
      // What says nothing itself has the isolation of the type.
      guard case .function(let function) = member, !function.isAsync,
        !function.modifiers.contains(.static), project.isolation(of: member).kind == .unknown
      else { return nil }
      let called = calls(of: OwnFunction(function)).first { call, home in
        home.isCalledOnNoActor(call.node)
      }
      return called.map { call, home in home.place(of: call.node) }
    }.first
  }

  /// Whether the call stands in a synchronous function of the project's own types that is nonisolated, in closures at most
  /// which have its isolation.
  private func isCalledOnNoActor(_ call: Node) -> Bool {
    for code in call.ancestors where code.isFunctionLike || code.is(.initializerDecl) {
      if let closure = code.as(ClosureExpr.self) {
        guard hasIsolationOfCodeAround(closure) else { return false }
        continue
      }
      guard OwnFunction(declaredBy: code, in: self) != nil,
        let type = enclosingTypeNames(of: code).first, project.types[project.resolve(type)] != nil,
        !call.ancestors.prefix(while: { $0 != code }).contains(where: { $0.is(.awaitExpr) })
      else { return false }
      let specifiers =
        code.as(FunctionDecl.self)?.signature?.effectSpecifiers
        ?? code.as(InitializerDecl.self)?.signature?.effectSpecifiers
      return specifiers?.asyncSpecifier == nil && isolation(inside: code).kind == .nonisolated
    }
    return false
  }

  /// Whether the closure goes to a function of the project whose parameter says nothing of an actor.
  private func hasIsolationOfCodeAround(_ closure: ClosureExpr) -> Bool {
    guard closure.signature?.attributes?.attributes.isEmpty ?? true,
      case .argument(let call, _) = ClosureUse(of: closure)
    else { return false }
    let functions = CalledFunctions(in: self).functions(usedBy: call.node)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.types.allSatisfy {
          !project.closureType(of: $0, inside: function.owner).holds("Actor")
        }
      }
  }
}
