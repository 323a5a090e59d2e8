#if _runtime(_ObjC)
  /// What `NSObject` says of itself: here and not in its header, because the type is Swift's `String`.
  extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {
    @objc open var description: String { "" }
    @objc open var debugDescription: String { "" }
  }
#endif
