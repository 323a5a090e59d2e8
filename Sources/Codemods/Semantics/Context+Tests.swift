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
}
