extension Explanation {
  /// Why observable objects aren't isolated to the main actor.
  static let observableObjects = [
    Explanation(
      .usedOffMainActor, of: "observable-object-isolation",
      "code outside the main actor uses the class",
      """
      Once the class is isolated to the main actor, other code can't read its properties, call its methods or make an \
      object without waiting. The message names the first place that does.
      """,
      example: """
        import Combine

        final class Feed: ObservableObject {
          @Published var entries: [String] = []
        }

        final class Importer {
          func run(_ feed: Feed) { feed.entries = ["a"] }
        }
        """,
      remedy: .change(
        "Isolate the code that uses the class, or have it hop to the main actor.",
        to: """
          import Combine

          final class Feed: ObservableObject {
            @Published var entries: [String] = []
          }

          final class Importer {
            @MainActor func run(_ feed: Feed) { feed.entries = ["a"] }
          }
          """),
      leave: """
        Leave it where another thread uses the class; give views a main-actor class that gets its values from it.
        """),
    Explanation(
      .keptByCallers, of: "observable-object-isolation",
      "another observable object that stays nonisolated uses the class",
      """
      Two observable objects that use each other are isolated together. The one that uses this class can't be, for a \
      reason of its own.
      """,
      example: """
        import Combine

        final class Entry: ObservableObject {
          @Published var title = ""
        }

        final class Feed: ObservableObject {
          private let first = Entry()
          func rename(_ title: String) { first.title = title }
        }

        func rename(_ feed: Feed) { feed.rename("a") }
        """,
      remedy: .change(
        "Do what the message about the other class says.",
        to: """
          import Combine

          final class Entry: ObservableObject {
            @Published var title = ""
          }

          final class Feed: ObservableObject {
            private let first = Entry()
            func rename(_ title: String) { first.title = title }
          }

          @MainActor func rename(_ feed: Feed) { feed.rename("a") }
          """),
      leave: "Leave it if the other class has to work off the main actor.",
      besides: [.usedOffMainActor]),
    Explanation(
      .requiredByProtocol, of: "observable-object-isolation",
      "the class conforms to a protocol that any thread may use",
      """
      The protocol isn't in the project, and isn't isolated to the main actor, so the methods that it requires can't be \
      either. Which of the class's methods these are is only in the framework.
      """,
      example: """
        import Combine
        import CoreLocation

        final class Place: NSObject, ObservableObject, CLLocationManagerDelegate {
          @Published var isDenied = false
        }
        """,
      remedy: .rewrite(
        "Isolate the class by hand, and mark what the protocol requires `nonisolated`.",
        to: """
          import Combine
          import CoreLocation

          @MainActor
          final class Place: NSObject, ObservableObject, CLLocationManagerDelegate {
            @Published var isDenied = false
          }
          """),
      leave: "Leave it if the framework calls the methods often, and off the main thread."),
  ]
}
