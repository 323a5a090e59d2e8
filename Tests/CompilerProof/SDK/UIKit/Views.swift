import Background
import Foundation
@_exported import QuartzCore

/// Views, all of them main actor by `UIResponder`.
///
/// Source: `classes.tsv`, `callbacks.tsv` (UIKit). Animation blocks are plain closures of main-actor
/// class methods; completions are called on a later turn of the main queue.
@MainActor open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    public static let allowUserInteraction = AnimationOptions(rawValue: 4)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 8)
  }

  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open var frame: CGRect
  open var bounds: CGRect { frame }
  open var center = CGPoint.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var transform = CGAffineTransform.identity
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var window: UIWindow? { nil }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func sizeToFit() {}
  open func setNeedsUpdateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    onMain { completion?(true) }
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    onMain { completion?(true) }
  }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    onMain { completion?(true) }
  }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    onMain { completion?(true) }
  }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    animations()
    return true
  }
  open class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

open class NSCoder: NSObject {}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var numberOfLines = 1
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let disabled = State(rawValue: 2)
  }
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }
  open var isEnabled = true
  open var isSelected = false
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
}

@MainActor open class UIAction: NSObject {
  public let title: String
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) { self.title = title }
}

@MainActor open class UIButton: UIControl {
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}
@MainActor open class UISwitch: UIControl { open var isOn = false }
@MainActor open class UISlider: UIControl { open var value: Float = 0 }
@MainActor open class UISegmentedControl: UIControl { open var selectedSegmentIndex = 0 }
@MainActor open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
}
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
@MainActor open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
@MainActor open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}
@MainActor open class UIStackView: UIView {
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}
@MainActor open class UITextView: UIScrollView {
  open var text: String?
}

@MainActor open class UITableViewCell: UIView {
  open var textLabel: UILabel? { UILabel() }
  open func prepareForReuse() {}
}
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
@MainActor open class UITableView: UIScrollView {
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable { case fade, automatic, none }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var refreshControl: UIRefreshControl?
  open var indexPathForSelectedRow: IndexPath? { nil }
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    onMain { completion?(true) }
  }
}
@MainActor open class UICollectionViewCell: UIView {}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor open class UICollectionView: UIScrollView {
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    onMain { completion?(true) }
  }
}

@MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
  public init(target: Any?, action: Selector?) {}
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UIImpactFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
  open func impactOccurred() {}
}
@MainActor open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

public struct UIAccessibility: Sendable {
  public struct Notification: Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
    public static let screenChanged = Notification()
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
  @MainActor public static var isVoiceOverRunning: Bool { false }
}
