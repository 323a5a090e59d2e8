import Combine
import Foundation

/// The modifiers that take closures, and a few that do not.
///
/// Source: developer.apple.com/documentation/swiftui/view-fundamentals. `onAppear`, `onChange`,
/// `onReceive`, `onTapGesture` take plain closures; `task` and `refreshable` take `@Sendable` async
/// ones that inherit the actor of their context. That of `refreshable` does so since Xcode 26: apps in Swift 6 mode
/// call main-actor functions there synchronously.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { Shown() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Shown() }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { Shown() }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { Shown() }
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { Shown() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { Shown() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Shown() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Shown() }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { Shown() }
  @preconcurrency nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable { Shown() }
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { Shown() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Shown()
  }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Shown() }
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { Shown() }
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { Shown() }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Shown()
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    Shown()
  }
  nonisolated public func padding(_ length: CGFloat = 8) -> some View { Shown() }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Shown()
  }
  nonisolated public func font(_ font: Font?) -> some View { Shown() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { Shown() }
  nonisolated public func background<Content: View>(_ content: Content) -> some View { Shown() }
  nonisolated public func opacity(_ opacity: Double) -> some View { Shown() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { Shown() }
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Shown() }
}

public struct Font: Sendable, Hashable {
  public static let title = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let caption = Font()
}

public struct Animation: Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func spring() -> Animation { Animation() }
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() { _ = Self() }
}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
