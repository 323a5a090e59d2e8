import Rewriter

/// Values that aren't Sendable and go elsewhere together: what is advised about the first doesn't cure the others.
struct RejectedValues {
  let values: [Value]

  /// Variables that the code around shares with the closure, whatever their types are.
  var variables: [Variable] = []

  /// Whether the code around awaits a call that returns what the closure does.
  var isAwaited = false

  let context: Context

  struct Variable {
    let name: String
    /// Whether the closure sets it: a copy would be no help.
    let isSet: Bool
    let isWeak: Bool
    /// Whether nothing but the closure uses it.
    var isOfClosure = false
  }

  struct Value {
    /// As the code has it: `self`, `page.notes`.
    let name: String
    let type: KnownType
    let node: Node
  }

  /// `'self', 'key' and 'value'`
  var names: String { values.map(\.name).listed("value") }

  /// ` and of the variable 'count'`; empty where there are none.
  var clauseOfVariables: String {
    variables.isEmpty ? "" : " and of \(namesOfVariables)"
  }

  /// `the variables 'count' and 'last'`
  var namesOfVariables: String {
    "the variable\(variables.count == 1 ? "" : "s") \(variables.map(\.name).listed("variable"))"
  }

  /// The types of the project that would have to change, each once.
  var needs: [RequiredAnnotation] {
    let all = values.flatMap { context.needs(of: $0.type) }
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }

  /// Those without the first.
  var others: RejectedValues {
    RejectedValues(
      values: Array(values.dropFirst()), variables: variables, isAwaited: isAwaited,
      context: context)
  }

  /// What to do about all of them, beside what else is done: `, and make 'Page' Sendable`; empty where there are none.
  ///
  /// - Parameters:
  ///   - needs: what is done already.
  ///   - closures: what to do with closures, by their names in a list.
  ///   - rest: what to do with values of types that nobody here can change.
  func advice(
    beside needs: [RequiredAnnotation], onClosures closures: (String) -> String,
    onOthers rest: ([String]) -> String,
  ) -> String {
    var types: [RequiredAnnotation] = []
    var managed: [(identifier: String, object: String)] = []
    var (functions, parameters, others): ([String], [String], [String]) = ([], [], [])
    for value in values {
      if context.isFunction(value.type) {
        functions.append(value.name)
      } else if let parameter = context.genericParameter(of: value.type) {
        parameters.append(parameter)
      } else if let need = context.needs(of: value.type).first {
        if case .managedObject(let identifier) = need.step {
          // An object of a context is never made Sendable, whatever else is.
          if !needs.contains(where: { $0.name == need.name }) {
            managed.append((identifier, value.name))
          }
        } else if !(needs + types).contains(where: { $0.name == need.name }) {
          types.append(need.offMainActor)
        }
      } else {
        others.append(value.name)
      }
    }
    let phrases: [String?] =
      [
        managed.first.map {
          "pass the '\($0.identifier)' of \(managed.map(\.object).listed("object")), and fetch the object where it's used"
        }
      ]
      + [
        types.isEmpty ? nil : advice(onTypes: types, isAlone: needs.isEmpty && values.count == 1),
        parameters.isEmpty
          ? nil : "require \(parameters.unique.map { "\($0): Sendable" }.listed("parameter"))",
        functions.isEmpty ? nil : closures(functions.listed("closure")),
        others.isEmpty ? nil : rest(others),
      ]
    let all = phrases.compactMap(\.self) + adviceOnVariables
    return all.indices.map { ($0 == all.count - 1 ? ", and " : ", ") + all[$0] }.joined()
  }

  /// One type says what it takes, unless that is long: the sentence has said what the first value's takes.
  private func advice(onTypes types: [RequiredAnnotation], isAlone: Bool) -> String {
    let short = "make \(types.map(\.name).listed("type")) Sendable"
    guard types.count == 1, case let advice = types[0].adviceHere(), isAlone || advice.count <= 90
    else { return short }
    return advice
  }

  /// What to do about the variables alone.
  var adviceOnVariables: [String] {
    let set = variables.filter(\.isSet)
    let copied = variables.filter { !$0.isSet && !$0.isWeak }.map(\.name)
    return advice(onSet: set)
      + (copied.isEmpty ? [] : ["copy \(copied.listed("variable")) into a 'let'"])
  }

  /// What to do about variables that the closure sets: what it returns needs no lock.
  func advice(onSet variables: [Variable]) -> [String] {
    let own = isAwaited ? variables.filter(\.isOfClosure).map(\.name) : []
    let others = variables.map(\.name).filter { !own.contains($0) }
    let values = "the value\(others.count == 1 ? "" : "s") of"
    return [
      own.isEmpty ? nil : "declare \(own.listed("variable")) in the closure",
      others.isEmpty
        ? nil
        : isAwaited
          ? "let the closure return \(values) \(others.listed("variable"))"
          : "keep \(values) \(others.listed("variable")) behind a lock",
    ].compactMap(\.self)
  }
}

extension Context {
  /// The name of the generic parameter that the type is, wrapped in optionals or not.
  func genericParameter(of type: KnownType) -> String? {
    guard case .parameter = project.seen(from: type.path).resolved(type.unwrapped) else {
      return nil
    }
    return type.unwrapped.text
  }
}
