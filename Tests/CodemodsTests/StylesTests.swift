import Testing

@testable import Codemods

/// What the user may choose about the form of what codemods write.
@Suite struct StylesTests {
  @Test func theFirstChoiceIsTheDefault() {
    #expect(Styles()[ObserverStyle.self] == .block)
  }

  @Test func aChoiceIsRemembered() {
    var styles = Styles()
    let isChosen = styles.choose("task", for: "observer-style")
    #expect(isChosen)
    #expect(styles[ObserverStyle.self] == .task)
  }

  @Test func whatIsNoChoiceChangesNothing() {
    var styles = Styles()
    let isChosen = [
      styles.choose("sideways", for: "observer-style"), styles.choose("task", for: "no-style"),
    ]
    #expect(isChosen == [false, false])
    #expect(styles == Styles())
  }

  @Test func optionsHaveDifferentNames() {
    #expect(Set(Styles.all.map { $0.option }).count == Styles.all.count)
  }
}
