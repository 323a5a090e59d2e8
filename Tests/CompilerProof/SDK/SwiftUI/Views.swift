@_exported import Combine
@_exported import Foundation
@_exported import Observation

/// Views and their modifiers, as values that are built and never drawn.
///
/// Source: developer.apple.com/documentation/swiftui: `View` is a `@MainActor @preconcurrency`
/// protocol, `body` a `ViewBuilder`; actions of controls and modifiers are plain closures with
/// main-actor annotations where the interface has them (`task`: `@Sendable` and inheriting the
/// actor, from memory `@_inheritActorContext`). Known difference: nothing is ever called.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without content, which most modifiers return.
public struct Shown: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct TupleView<Content>: View {
  nonisolated public init(_ content: Content) {}
  public var body: Never { fatalError() }
}
public struct ConditionalContent<First: View, Second: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  nonisolated public init<Content: View>(_ content: Content) {}
  public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct Text: View, Sendable {
  nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(verbatim content: String) {}
  public var body: Never { fatalError() }
}
public struct Image: View, Sendable {
  nonisolated public init(_ name: String) {}
  nonisolated public init(systemName: String) {}
  public func resizable() -> Image { self }
  public var body: Never { fatalError() }
}
public struct Spacer: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct Divider: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct ProgressView: View {
  public init() {}
  public init<S: StringProtocol>(_ title: S) {}
  public init(value: Double?, total: Double = 1) {}
  public var body: Never { fatalError() }
}
public struct Color: View, Sendable, Hashable {
  nonisolated public init(red: Double, green: Double, blue: Double) {}
  nonisolated public init(_ name: String) {}
  public static let red = Color("red")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let clear = Color("clear")
  public var body: Never { fatalError() }
}

public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
public struct Button<Label: View>: View {
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}
extension Button where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
}
public struct Toggle<Label: View>: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}
extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
public struct TextField: View {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
  public var body: Never { fatalError() }
}
public struct VStack<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct HStack<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct ZStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Section<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct NavigationStack<Content: View>: View {
  public init(@ViewBuilder root: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct NavigationView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct NavigationLink<Label: View, Destination: View>: View {
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Row> {}
  public var body: Never { fatalError() }
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {}
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError() }
}
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
}
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}
