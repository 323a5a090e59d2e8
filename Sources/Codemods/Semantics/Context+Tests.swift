import Rewriter

extension FunctionDecl {
  /// Whether XCTest runs the method of a test class by itself: `testLoad()`.
  var isTestOfXCTest: Bool {
    name?.name.hasPrefix("test") == true && modifiers?.contains(.override) != true
      && parameters.isEmpty
  }
}

extension Context {
  /// Whether a framework runs the function of a type with tests by itself: `testLoad()`, `@Test func load(_ note: Note)`.
  func isTest(_ function: FunctionDecl) -> Bool {
    let hasAttribute = function.attributes?.attributes.contains { $0.name == "Test" } == true
    return function.isTestOfXCTest
      || hasAttribute && project.imports(of: path).contains { $0.module == "Testing" }
  }

  /// Whether the function is that of an object that stands for another one in tests, and does what these want of it.
  ///
  /// Have: final class StoreMock: Storing { var callsHandler = true; func load(completion: …) { … } }
  func isOfTestDouble(_ function: FunctionDecl) -> Bool {
    guard let owner = enclosingTypeNames(of: function.node).first else { return false }
    if project.isOnlyForTests(path) { return !isTest(function) }
    return !Self.wordsOfDoubles.isDisjoint(with: owner.lastName.wordsInCamelCase)
  }

  private static let wordsOfDoubles: Set<Substring> = [
    "Dummy", "Fake", "Mock", "Mocked", "Spy", "Stub",
  ]
}

extension String {
  /// `Store` and `Mock` of `StoreMock`
  fileprivate var wordsInCamelCase: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices where index > start && self[index].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }
}
