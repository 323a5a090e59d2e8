/// What `migrate explain` and the page of messages tell about a kind of reason: one text for each ``ReasonKey``, and
/// others for codemods that mean something else by it.
public struct Explanation: Sendable {
  public let key: ReasonKey

  /// The id of the codemod that the example is about.
  public let codemod: String

  /// What is the matter: a phrase in lower case, without a full stop.
  public let title: String

  /// What that means for the reader's code, in Markdown.
  public let meaning: String

  /// Code that the codemod leaves unchanged for this reason; `nil` where none is known, and such code is to be reported.
  public let example: String?

  /// What to do about it; `nil` where there is nothing to do.
  public let remedy: Remedy?

  /// When the code had better stay as it is.
  public let exception: String

  /// How the example is compiled, where that decides.
  public let settings: SettingOverrides

  /// The forms that are chosen, where they decide.
  public let styles: Styles

  /// The keys of what the codemod says of other places in the example.
  public let otherKeys: Set<ReasonKey>

  public struct Remedy: Sendable {
    public let advice: String

    /// The example once the advice is followed.
    public let code: String

    /// Whether the codemod changes that code; where not, it is what to write by hand.
    public let isConverted: Bool

    /// Code that the codemod changes.
    static func change(_ advice: String, to code: String) -> Remedy {
      Remedy(advice: advice, code: code, isConverted: true)
    }

    /// Code that needs no codemod any more.
    static func rewrite(_ advice: String, to code: String) -> Remedy {
      Remedy(advice: advice, code: code, isConverted: false)
    }
  }

  init(
    _ key: ReasonKey, of codemod: String, _ title: String, _ meaning: String, example: String?,
    remedy: Remedy? = nil, leave exception: String, settings: SettingOverrides = SettingOverrides(),
    styles: Styles = Styles(), besides otherKeys: Set<ReasonKey> = [],
  ) {
    self.key = key
    self.codemod = codemod
    self.title = title
    self.meaning = meaning
    self.example = example
    self.remedy = remedy
    self.exception = exception
    self.settings = settings
    self.styles = styles
    self.otherKeys = otherKeys
  }

  /// The code of the example's finding, such as `main-queue-hop/captures-unowned`.
  public var code: String { "\(codemod)/\(key.rawValue)" }
}

extension Explanation {
  /// One for each key, those about the same part of the code together.
  public static let all: [Explanation] =
    captures + closures + expressions + isolation + sendability + waiting + mainQueue + workItems
    + observers + functions + functionUses + handlers + callbacks + tasks + state + queues + names
    + layout
    + systems + observableObjects + sendableCallbacks + notSendable + codemods

  /// Those of all keys: of several, the first.
  private static let byKey = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

  /// Those that are about one codemod, by the codes of findings.
  private static let byCode = Dictionary(all.map { ($0.code, $0) }) { first, _ in first }

  /// What is told about the reason of a finding.
  ///
  /// - Parameter code: the finding's code, with a codemod or without.
  public static func of(_ code: String) -> Explanation? {
    let key = code.split(separator: "/").last.flatMap { ReasonKey(rawValue: String($0)) }
    return byCode[code] ?? key.flatMap { byKey[$0] }
  }
}

extension ReasonKey {
  /// What is told about the kind of reason. Every key has one, as a test shows.
  public var explanation: Explanation? { Explanation.of(rawValue) }
}
