import Background
import Foundation

/// The callback functions that an application's own older module has.
public enum Legacy {
  public static func load(_ completion: @escaping (Int) -> Void) {
    inBackground { completion(1) }
  }
  public static func fetch(
    _ name: String, completion: @escaping (String?, (any Error)?) -> Void
  ) {
    inBackground { completion(name, nil) }
  }
  public static func onMainQueue(_ completion: @escaping () -> Void) { onMain { completion() } }
}

public func legacyAPI(_ completion: @escaping (Int) -> Void) { Legacy.load(completion) }
