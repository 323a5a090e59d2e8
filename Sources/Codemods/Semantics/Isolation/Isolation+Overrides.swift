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
