import Background
@_exported import Foundation

/// The Mac's application, windows, views and panels.
///
/// Source: `classes.tsv`, `callbacks.tsv` (AppKit) and Apple's documentation: responders are main actor, and of
/// delegates each requirement is by its own attribute; `NSWorkspace` is neither isolated nor `Sendable`; sheets call back on the main queue.
@MainActor open class NSResponder: NSObject {
  public override init() {}
}

public protocol NSApplicationDelegate: NSObjectProtocol {
  @MainActor func applicationDidFinishLaunching(_ notification: Notification)
  @MainActor func applicationWillTerminate(_ notification: Notification)
}
extension NSApplicationDelegate {
  @MainActor public func applicationDidFinishLaunching(_ notification: Notification) {}
  @MainActor public func applicationWillTerminate(_ notification: Notification) {}
}

@MainActor open class NSApplication: NSResponder {
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  private static let application = NSApplication()
  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name("NSApplication\(name)Notification")
  }

  open class var shared: NSApplication { application }
  open weak var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var isActive: Bool { true }
  open func activate(ignoringOtherApps flag: Bool) {}
  open func terminate(_ sender: Any?) {}
}
@MainActor public var NSApp: NSApplication { .shared }

@MainActor open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { frame = frameRect }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }
  /// `NSObject` has it, which is isolated to nothing.
  nonisolated open func awakeFromNib() {}
  open var frame: NSRect
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var needsDisplay = false
  open var needsLayout = false
  open var window: NSWindow? { nil }
  open var superview: NSView? { nil }
  open func addSubview(_ view: NSView) {}
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
}
public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint
open class NSCoder: NSObject {}

@MainActor open class NSControl: NSView {
  open var stringValue = ""
  open var integerValue = 0
  open var isEnabled = true
}
@MainActor open class NSTextField: NSControl {}
@MainActor open class NSButton: NSControl {
  open var title = ""
}
@MainActor open class NSTableView: NSControl {
  open func reloadData() {}
}
@MainActor open class NSOutlineView: NSTableView {}
@MainActor open class NSProgressIndicator: NSView {
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}

@MainActor open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  open var view = NSView(frame: .zero)
  open var title: String?
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
}

public protocol NSWindowDelegate: NSObjectProtocol {
  @MainActor func windowWillClose(_ notification: Notification)
  @MainActor func windowDidBecomeKey(_ notification: Notification)
}
extension NSWindowDelegate {
  @MainActor public func windowWillClose(_ notification: Notification) {}
  @MainActor public func windowDidBecomeKey(_ notification: Notification) {}
}
@MainActor open class NSWindow: NSResponder {
  public nonisolated static let willCloseNotification = NSNotification.Name("NSWindowWillClose")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("NSWindowKey")
  public override init() {}
  open weak var delegate: (any NSWindowDelegate)?
  open var title = ""
  open var isVisible: Bool { true }
  open var contentView: NSView?
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func close() {}
  open func center() {}
}
@MainActor open class NSWindowController: NSResponder {
  public init(window: NSWindow?) { self.window = window }
  open var window: NSWindow?
  open func windowDidLoad() {}
  open func showWindow(_ sender: Any?) {}
}

public struct NSModalResponse: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let OK = NSModalResponse(rawValue: 1)
  public static let cancel = NSModalResponse(rawValue: 0)
  public static let alertFirstButtonReturn = NSModalResponse(rawValue: 1000)
}

extension NSApplication {
  public typealias ModalResponse = NSModalResponse
}

@MainActor open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  public override init() {}
  public init(error: any Error) {}
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton { NSButton(frame: .zero) }
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    onMain { handler?(.alertFirstButtonReturn) }
  }
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    .alertFirstButtonReturn
  }
}

@MainActor open class NSSavePanel: NSWindow {
  open var url: URL? { nil }
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    onMain { handler(.OK) }
  }
  open func begin() async -> NSApplication.ModalResponse { .OK }
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    onMain { handler(.OK) }
  }
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .OK }
}
@MainActor open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseDirectories = false
}

@MainActor open class NSAnimationContext: NSObject {
  open var duration: TimeInterval = 0
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    onMain { completionHandler?() }
  }
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    changes(NSAnimationContext())
  }
}

open class NSWorkspace: NSObject {
  public class OpenConfiguration: NSObject {
    public override init() {}
  }
  public static let didActivateApplicationNotification = name("DidActivateApplication")
  public static let didWakeNotification = name("DidWake")
  public static let willSleepNotification = name("WillSleep")
  nonisolated(unsafe) private static let workspace = NSWorkspace()
  private static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name("NSWorkspace\(name)Notification")
  }

  open class var shared: NSWorkspace { workspace }
  public let notificationCenter = NotificationCenter()
  @discardableResult
  open func open(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    inBackground { completionHandler?(NSRunningApplication(), nil) }
  }
  @discardableResult
  nonisolated(nonsending) open func open(
    _ url: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication {
    NSRunningApplication()
  }
  open func recycle(
    _ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    inBackground { handler?([:], nil) }
  }
}
open class NSRunningApplication: NSObject, @unchecked Sendable {
  open var bundleIdentifier: String? { nil }
}

open class NSColor: NSObject, @unchecked Sendable {
  open class var red: NSColor { NSColor() }
  open class var labelColor: NSColor { NSColor() }
}
/// `classes.tsv`: unlike `UIImage`, not `Sendable` in the header.
open class NSImage: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}
  public init?(data: Data) {}
  open var size: NSSize { .zero }
}
@MainActor open class NSMenuItem: NSObject {
  open var title = ""
  public init(title string: String, action selector: Selector?, keyEquivalent: String) {}
}
@MainActor open class NSStatusItem: NSObject {
  open var button: NSButton? { nil }
  open var autosaveName: String?
}
