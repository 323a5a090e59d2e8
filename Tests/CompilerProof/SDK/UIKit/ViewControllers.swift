import Background
import Foundation

/// View controllers, alerts and pickers.
///
/// Source: `classes.tsv`, `callbacks.tsv` (UIKit): completions of `present` and `dismiss` are called
/// on the main queue, on a later turn; both have async twins.
@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}

  private lazy var content = UIView(frame: .zero)
  // The property is implicitly unwrapped on Apple's platforms.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { content }
    set { newValue.map { content = $0 } }
  }
  open var title: String?
  open var isViewLoaded: Bool { true }
  open var children: [UIViewController] { [] }
  open var parent: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public let navigationItem = UINavigationItem()
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ childController: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {}
  open func show(_ vc: UIViewController, sender: Any?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    onMain { completion?() }
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    onMain { completion?() }
  }
}

public enum UIModalPresentationStyle: Int, Sendable { case automatic, fullScreen, pageSheet }

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
}
@MainActor open class UIBarButtonItem: NSObject {
  open var isEnabled = true
  public init(title: String?, target: AnyObject?, action: Selector?) {}
}

open class UISearchController: UIViewController {}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedIndex = 0
}

@MainActor open class UITableViewController: UIViewController {
  // The property is implicitly unwrapped on Apple's platforms.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! = UITableView(frame: .zero)
  open var refreshControl: UIRefreshControl?
}

@MainActor open class UICollectionViewController: UIViewController {
  // The property is implicitly unwrapped on Apple's platforms.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! = UICollectionView(frame: .zero)
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  private let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.handler = handler
  }
}

@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
@MainActor open class UIImagePickerController: UIViewController {
  open weak var delegate: (any UIImagePickerControllerDelegate)?
}

@MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  public nonisolated init() {}
  public nonisolated mutating func appendSections(_ identifiers: [Section]) {}
  public nonisolated mutating func appendItems(_ identifiers: [Item]) {}
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  NSObject
{
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    onMain { completion?() }
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@MainActor open class UIViewPropertyAnimator: NSObject {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [() -> Void] = []
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = animations.map { [$0] } ?? []
  }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    animations.forEach { $0() }
    let completions = completions
    onMain { completions.forEach { $0(.end) } }
  }
}

@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) {}
}

/// `callbacks.tsv`: the completion handlers arrive on the queue that called.
@MainActor open class UIDocument: NSObject {
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public let fileURL: URL
  public init(fileURL url: URL) { fileURL = url }
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    onMain { completionHandler?(true) }
  }
  @discardableResult
  open func open() async -> Bool { true }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    onMain { completionHandler?(true) }
  }
  @discardableResult
  open func close() async -> Bool { true }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    onMain { completionHandler?(true) }
  }
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { true }
}
