import Background
@_exported import Foundation

/// Layers, transactions and the display link, none of them isolated or `Sendable`.
///
/// Source: `classes.tsv`, `callbacks.tsv` (QuartzCore): the completion block of a transaction is a
/// plain closure; it is called on the main queue.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var opacity: Float = 1
  open var frame = CGRect.zero
  public override init() {}
  open func addSublayer(_ layer: CALayer) {}
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { onMain { block?() } }
}
public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// Calls a selector, and therefore nothing on Linux.
open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open var timestamp: CFTimeInterval { 0 }
  open var isPaused = false
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
