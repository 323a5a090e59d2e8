/// What one `@MainActor` on a test class means for the class and all that inherit from it.
struct TestIsolationPlan: Sendable {
  /// The qualified name of the class that gets the attribute.
  let root: String

  /// The class and those that inherit from it.
  let classes: Set<String>

  /// The file that declares it.
  let path: String

  /// `the initial value of 'app' needs the main actor`
  let need: String

  /// The property whose initial value needs it.
  var property: String?

  /// Whether only the attribute on the class helps, since an initial value needs it.
  let isNeededByProperty: Bool

  /// What becomes asynchronous wherever it is overridden: `setUp`, `tearDown`.
  var asynchronous: Set<String> = []

  /// The other files that change with it.
  var changedPaths: [String] = []

  /// Why a reader has to look.
  var risk: String?

  /// Why the class can't have the attribute.
  var refusal: Refusal?

  /// What the other files count on.
  var addition: Addition {
    Addition("'\(root)' gets '@MainActor'", signature: "main-actor tests \(root)", inFile: path)
  }

  /// What the class's file counts on.
  func addition(ofFile path: String) -> Addition {
    Addition(
      "the subclasses of '\(root)' set up asynchronously", signature: "async tests \(root)",
      inFile: path)
  }
}
