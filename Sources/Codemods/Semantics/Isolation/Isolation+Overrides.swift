/// What overrides tell of a superclass that nothing else is known of.
extension ProjectIndex {
  /// The function of a view or view controller that a class of the project overrides, by its full name;
  /// `nil` where there is none.
  ///
  /// Have: `class Home: DesignKit.Screen { override func viewDidLoad() {} }`
  func overriddenViewFunction(in type: TypeFacts) -> String? {
    guard type.kind == .class, importsViews(inFile: type.path) else { return nil }
    return members(of: type.name).lazy.compactMap { member -> String? in
      guard case .function(let function) = member, function.overridesViewFunction,
        isFirstDeclaredElsewhere(function)
      else { return nil }
      return function.fullName
    }.first
  }

  /// Whether no class of the project has a function of the name that overrides nothing.
  private func isFirstDeclaredElsewhere(_ function: FunctionFacts) -> Bool {
    members(named: function.name, of: function.owner, inherited: true).allSatisfy {
      $0.modifiers.contains(.override)
    }
  }

  func importsViews(inFile path: String) -> Bool {
    imports(of: path).contains { ["AppKit", "Cocoa", "SwiftUI", "UIKit"].contains($0.module) }
  }
}

extension FunctionFacts {
  var overridesViewFunction: Bool {
    modifiers.contains(.override) && Self.viewFunctions.contains(fullName)
  }

  /// What UIKit's and AppKit's classes call on the main actor, by names that hardly anything else has.
  private static let viewFunctions: Set = [
    "didMoveToSuperview()", "didMoveToWindow()", "layoutSubviews()", "setHighlighted(_:animated:)",
    "setSelected(_:animated:)", "traitCollectionDidChange(_:)", "viewDidAppear()",
    "viewDidAppear(_:)", "viewDidDisappear()", "viewDidDisappear(_:)", "viewDidLayout()",
    "viewDidLayoutSubviews()", "viewDidLoad()", "viewDidMoveToSuperview()", "viewDidMoveToWindow()",
    "viewWillAppear()", "viewWillAppear(_:)", "viewWillDisappear()", "viewWillDisappear(_:)",
    "viewWillLayout()", "viewWillLayoutSubviews()", "viewWillMove(toWindow:)",
    "viewWillTransition(to:with:)", "willMove(toSuperview:)", "willMove(toWindow:)",
    "windowDidLoad()", "windowWillLoad()",
  ]
}

extension Context {
  /// Whether a framework's class that the type inherits from is known to have a method without parameters, or a property,
  /// of the name: what the type declares under the name has to override it.
  func hasFrameworkMember(named name: String, above type: String) -> Bool {
    let sdk = project.sdk
    return foreignAncestry(of: type).contains { type in
      sdk.hasMethod("\(name)()", in: type) || sdk.memberType(of: type, member: "\(name)()") != nil
        || sdk.memberType(of: type, member: name) != nil
        || type == "NSObject" && NSObjectMembers.haveMember(name)
        || OverridableMethods.contains(name, in: type)
    }
  }
}
