import Rewriter

/// A function of the project that is given a closure, by what tells it from others.
struct OwnCallee: Hashable, Sendable {
  let path: String

  /// The type that it is a member of, by its qualified name; empty for none.
  let owner: String

  /// `load(_:completion:)`
  let name: String

  /// The types of the parameters without blanks, to tell functions of one name apart.
  let types: [String]

  /// The position of the parameter that takes the closure.
  let parameter: Int

  /// The position of the one that takes what is given the error instead; `nil` where one closure is told of both.
  let failure: Int?
}

/// What a function makes of a closure that it is given, as far as its own body tells.
struct CompletionFacts: Sendable {
  let callee: OwnCallee

  /// Why it is not known to call the closure exactly once, whatever the functions do that it calls.
  var problem: String?

  /// Whether that is a path without a call, beside which the other facts hold.
  var isProblemOfGap = false

  /// The functions that it passes the closure, or another that calls it: they have to call that once in turn.
  var callees: [OwnCallee] = []

  /// How long what they are called on is there, at the least.
  var lifetimes: [OwnCallee: ReceiverLifetime] = [:]

  /// The functions without a body at hand that it passes it, and that are trusted to call it once.
  var trusted: Set<String> = []

  /// Whether it calls the closure itself somewhere.
  var isCallingClosure = false

  /// Whether the closure is called only as long as `self` is there.
  var needsSelf = false

  /// Why it may not call the closure: in an asynchronous function, such a path would answer.
  var gap: CompletionPaths.Problem?
}

/// The asynchronous version of a function with a completion handler: one that is there, or one that the function gets.
struct AsyncForm: Sendable {
  let callee: OwnCallee

  /// Those of the handler's parameters.
  var types: [KnownType]

  var twin: AsyncTwin
  let callback: SDKCallback

  /// Why calls stay with the handler all the same: they would have to know more than their types say.
  var obstacle: String?

  /// The generic parameters of the function; `nil` for a function without, and once a call has said what they are.
  var generics: GenericSignature?

  /// The type of the result, where nothing else in the call says what it is.
  var saidResult: String?

  /// What calls count on; `nil` for a form that is there already.
  var addition: Addition?

  /// What calls count on that leave the handler out, and become calls of the form only where the function has no other;
  /// `nil` where leaving it out is no way to say that nothing is to be done.
  var additionInPlace: Addition?

  /// Whether calls may leave the handler out, which then does nothing.
  var mayLackHandler = false

  /// Whether the function can't keep its handler beside the form, since it doesn't always call it.
  var isOnlyForm = false

  /// Whether the function returns a value besides, which goes with the handler.
  var givesUpResult = false

  /// Whether the handler stays whatever becomes of the calls, as that of a requirement does.
  var keepsHandler: Bool

  /// What the file of a requirement adds if that becomes asynchronous itself, with all that meet it.
  var family: Addition?

  /// Whether there is no form but with the family.
  var needsFamily = false

  /// Whether only code on the main actor can await the form, since it would take what it is called on there.
  var isForMainActorOnly = false
}

/// How long what a function is called on is there, from the least to the most.
enum ReceiverLifetime: Int, Comparable, Sendable {
  case unknown
  /// As long as `self` of the function that calls it.
  case ofSelf
  /// For good, or there is no receiver.
  case lasting

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension OwnCallee {
  /// Whether the other is the same function, with one of this one's closures.
  func takes(_ other: OwnCallee) -> Bool {
    self == other
      || other.failure == nil && [parameter, failure].contains(other.parameter)
        && path == other.path && owner == other.owner && name == other.name && types == other.types
  }

  /// Whether both are of one function, whichever closure they are about.
  func isOfSameFunction(as other: OwnCallee) -> Bool {
    path == other.path && owner == other.owner && name == other.name && types == other.types
  }

  /// Whether these are the facts of the function.
  func isDescribed(by function: FunctionFacts) -> Bool {
    isOfSameFunction(as: OwnCallee(function, parameter: parameter))
  }

  /// `load` for `load(_:completion:)`.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

/// The functions that are given closures, in files that a codemod is not looking at: each file is parsed when
/// somebody asks for the first time, and no functions are looked at but those of a name that somebody asks for.
///
/// **Invariant**: an answer depends on the text of the project only, and not on who asks when.
struct CompletionTable: Sendable {
  private let file: @Sendable (String) -> KnownFile?
  private let facts = Memo<Name, [CompletionFacts]>()
  private let forms = Memo<Name, [AsyncForm]>()
  private let places = Memo<Call, String?>()
  private let uses = Memo<Call, String?>()
  private let handedOn = Memo<Name, [HandedOnCallback]>()

  /// The functions of a base name in a file.
  private struct Name: QuicklyHashed {
    let name: String
    let path: String

    var quickHash: UInt64 { name.quickHash.mixed(with: path.quickHash) }
  }

  /// Calls of a function in a file.
  private struct Call: QuicklyHashed {
    let callee: OwnCallee
    let path: String

    var quickHash: UInt64 { callee.name.quickHash.mixed(with: path.quickHash) }
  }

  /// - Parameter file: Gives a file by its path.
  init(reading file: @escaping @Sendable (String) -> KnownFile?) { self.file = file }

  /// - Parameter read: what is asked of the functions of the name in a file.
  func facts(
    named name: String, inFile path: String, reading read: (KnownFile) -> [CompletionFacts],
  ) -> [CompletionFacts] {
    facts.answer(to: Name(name: name, path: path)) { file(path).map(read) ?? [] }
  }

  /// Where a file has a call of a function that means something.
  ///
  /// - Parameter read: looks for it in the file.
  func place(
    of callee: OwnCallee, inFile path: String, reading read: (KnownFile) -> String?,
  ) -> String? {
    places.answer(to: Call(callee: callee, path: path)) { file(path).flatMap(read) }
  }

  /// Where a file has a use of a function that keeps its form.
  ///
  /// - Parameter read: looks for it in the file.
  func use(
    of callee: OwnCallee, inFile path: String, reading read: (KnownFile) -> String?,
  ) -> String? {
    uses.answer(to: Call(callee: callee, path: path)) { file(path).flatMap(read) }
  }

  /// - Parameter read: what is asked of the functions of the name in a file.
  func handedOnCallbacks(
    named name: String, inFile path: String, reading read: (KnownFile) -> [HandedOnCallback],
  ) -> [HandedOnCallback] {
    handedOn.answer(to: Name(name: name, path: path)) { file(path).map(read) ?? [] }
  }

  /// - Parameter read: what is asked of the functions of the name in a file.
  func forms(
    named name: String, inFile path: String, reading read: (KnownFile) -> [AsyncForm],
  ) -> [AsyncForm] {
    forms.answer(to: Name(name: name, path: path)) { file(path).map(read) ?? [] }
  }
}
