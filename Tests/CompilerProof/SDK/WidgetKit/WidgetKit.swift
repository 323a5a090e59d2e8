import Background
@_exported import Foundation

/// The centre that reloads widgets.
///
/// Source: developer.apple.com/documentation/widgetkit/widgetcenter: the completion of
/// `getCurrentConfigurations` is `@Sendable` and arrives on a background queue.
public struct WidgetInfo: Sendable, Hashable {
  public let kind: String
}
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    inBackground { completion(.success([])) }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
