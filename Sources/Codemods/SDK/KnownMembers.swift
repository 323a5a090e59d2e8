/// What subclasses override of `NSObject`, which is isolated to nothing. `init()` is no such member: an
/// override has the isolation of its class, as measured with Swift 6.3.1.
///
/// Written down from the header `objc/NSObject.h`, and from those of the categories of Foundation, UIKit and
/// AppKit.
enum NSObjectMembers {
  /// - Parameter name: the full name, `isEqual(_:)`.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// - Parameter name: the name alone, `isEqual`.
  static func haveBaseName(_ name: String) -> Bool { baseNames.contains(Substring(name)) }

  /// Whether objects have a method without parameters, or a property, of the name: what only classes have, as `load()`, is
  /// nothing that an object's method overrides.
  static func haveMember(_ name: String) -> Bool {
    (names.contains(name) || names.contains("\(name)()")) && !["initialize", "load"].contains(name)
  }

  private static let baseNames = Set(names.names.map { $0.prefix { $0 != "(" } })

  private static let names = NameTable(
    """
    ObjectiveC: isEqual(_:) hash description debugDescription copy() mutableCopy()
      responds(to:) conforms(to:) isKind(of:) isMember(of:) isProxy() method(for:)
      doesNotRecognizeSelector(_:) forwardingTarget(for:) resolveInstanceMethod(_:)
      resolveClassMethod(_:) load() initialize() superclass
    Foundation: value(forKey:) setValue(_:forKey:) value(forKeyPath:) setValue(_:forKeyPath:)
      value(forUndefinedKey:) setValue(_:forUndefinedKey:) setNilValueForKey(_:)
      observeValue(forKeyPath:of:change:context:) addObserver(_:forKeyPath:options:context:)
      removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:)
      willChangeValue(forKey:) didChangeValue(forKey:) keyPathsForValuesAffectingValue(forKey:)
      automaticallyNotifiesObservers(forKey:) classForCoder classForKeyedArchiver
      replacementObject(for:) awakeAfter(using:) observe(_:options:changeHandler:)
      perform(_:) perform(_:with:) perform(_:with:with:) perform(_:with:afterDelay:)
      perform(_:with:afterDelay:inModes:) performSelector(onMainThread:with:waitUntilDone:)
      performSelector(inBackground:with:) cancelPreviousPerformRequests(withTarget:)
    UIKit: awakeFromNib()
    AppKit: bind(_:to:withKeyPath:options:) unbind(_:) exposeBinding(_:) infoForBinding(_:)
    """)
}

/// The property wrappers with a `wrappedValue` that is isolated to the main actor, from the interfaces of
/// SwiftUI and SwiftData.
enum MainActorWrappers {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = NameTable(
    """
    SwiftUI: EnvironmentObject FetchRequest NSApplicationDelegateAdaptor ObservedObject
      SectionedFetchRequest StateObject UIApplicationDelegateAdaptor WKApplicationDelegateAdaptor
      WKExtensionDelegateAdaptor
    SwiftData: Query
    """)
}

extension SDKTables {
  /// The isolation of the requirement that a member with the full name meets, of the protocol or one that
  /// it refines; `unknown` if it may be one, `nil` if it is none or isolated to nothing.
  ///
  /// - Parameter name: `tableView(_:didSelectRowAt:)`.
  func isolation(ofRequirement name: String, of protocol: String) -> SDKIsolation? {
    answers.requirements.answer(to: .init(type: `protocol`, name: name)) {
      readIsolation(ofRequirement: name, of: `protocol`)
    }
  }

  private func readIsolation(
    ofRequirement name: String, of protocol: String,
  ) -> SDKIsolation? {
    if let names = Self.requirements[`protocol`] { return names.contains(name) ? .mainActor : nil }
    let protocols = ancestry(of: `protocol`)
    let rows = protocols.compactMap { delegate(protocol: $0, method: name) }
    if let row = rows.first { return row.isolation == .mainActor ? .mainActor : nil }
    guard protocols.contains(where: isolatesRequirements(ofProtocol:)) else { return nil }
    // The tables have the methods of delegates, and none of their properties.
    let isKnown = name.hasSuffix(")") && hasDelegateMethods(`protocol`)
    return isKnown ? nil : .unknown
  }

  /// The requirements of protocols that only Swift declares, from the interface of SwiftUI.
  private static let requirements: [String: Set<String>] = [
    "App": ["body", "init()"],
    "Scene": ["body"],
    "View": ["body"],
    "ViewModifier": ["body(content:)"],
    "UIViewRepresentable": [
      "makeUIView(context:)", "updateUIView(_:context:)", "dismantleUIView(_:coordinator:)",
      "makeCoordinator()", "sizeThatFits(_:uiView:context:)",
    ],
    "UIViewControllerRepresentable": [
      "makeUIViewController(context:)", "updateUIViewController(_:context:)",
      "dismantleUIViewController(_:coordinator:)", "makeCoordinator()",
      "sizeThatFits(_:uiViewController:context:)",
    ],
  ]
}
