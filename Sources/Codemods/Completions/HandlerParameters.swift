import Rewriter

/// What a handler is given, and what its body makes of it.
struct HandlerParameters {
  /// Everything but the error, in order.
  private(set) var values: [Parameter]

  /// What the asynchronous function throws.
  private(set) var error: Parameter?

  /// Whether the types are those of a function of the project.
  let isOwn: Bool

  /// `$0` and its like become names, and so do names that mean something else where the body comes to stand.
  let edits: [Edit]

  struct Parameter {
    /// The name that the body has for it; `nil` for `_`.
    let name: String?
    let type: KnownType
    let reads: [Node]

    var isRead: Bool { !reads.isEmpty }
  }

  /// - Parameters:
  ///   - types: those of the handler's parameters.
  ///   - isThrowing: whether the last of them, if it is an error, is thrown by the asynchronous function.
  ///   - others: names that something else has where the body comes to stand.
  /// - Throws: where it is not known what is what.
  init(
    of handler: CompletionHandler, types: [KnownType], isOwn: Bool, isThrowing: Bool,
    avoiding others: Set<String> = [],
  ) throws(Refusal) {
    self.isOwn = isOwn
    let usesDollars = !handler.dollarReads.isEmpty
    guard usesDollars || handler.names.count == types.count || handler.read.isEmpty else {
      throw Refusal(
        .handlerParameters, "the parameter types of the completion handler aren't known")
    }
    let errorPlace = isThrowing ? types.lastIndex { $0.isError } : nil
    let isSingle = types.count - (errorPlace == nil ? 0 : 1) == 1
    var taken = Set(handler.code.flatMap(\.identifiers)).union(others)
    var edits: [Edit] = []
    var parameters: [Parameter] = []
    for (position, type) in types.enumerated() {
      let reads = handler.reads[position] ?? []
      var name = position < handler.names.count ? handler.names[position] : nil
      let isAnonymous = usesDollars && name == nil && !reads.isEmpty
      let clashes =
        name.map(others.contains) == true
        && reads.allSatisfy { $0.is(.declReferenceExpr) || $0.is(.closureCapture) }
      if isAnonymous || clashes {
        let wanted = position == errorPlace ? "error" : isSingle ? "result" : type.valueName
        let free = NewName.first(of: name ?? wanted, name == nil ? [wanted + "Value"] : []) {
          !taken.contains($0)
        }
        taken.insert(free)
        name = free
        edits += reads.map { $0.renamed(free) }
      }
      parameters.append(Parameter(name: name, type: type, reads: reads))
    }
    error = errorPlace.map { parameters[$0] }
    values = parameters.indices.filter { $0 != errorPlace }.map { parameters[$0] }
    self.edits = edits
  }

  /// The same without some of the reads, which go.
  func without(_ reads: [Node]) -> HandlerParameters {
    var rest = self
    rest.values = values.map { value in
      Parameter(
        name: value.name, type: value.type, reads: value.reads.filter { !reads.contains($0) })
    }
    return rest
  }

  /// The values alone.
  var withoutError: HandlerParameters {
    var rest = self
    rest.error = nil
    return rest
  }

  var readValues: [Parameter] { values.filter(\.isRead) }

  var isErrorRead: Bool { error?.isRead == true }

  /// What a reviewer has to know where the asynchronous function throws before the body looks at the error: Apple's
  /// documentation of `dataTask(with:completionHandler:)` says that a request that fails may come with a response.
  var concernOfErrors: String? {
    values.dropFirst().contains(where: \.isRead)
      ? "values that come together with an error are dropped" : nil
  }

  /// The names that are declared in front of the body, if all that is read is.
  var readNames: [String] {
    (readValues + [error].compactMap(\.self).filter(\.isRead)).compactMap(\.name)
  }
}

extension KnownType {
  /// A name for a value of the type: `response` for `URLResponse?`.
  fileprivate var valueName: String {
    let last = name?.split(separator: ".").last.map(String.init) ?? "value"
    let plain = last.drop { $0.isUppercase }
    let head = last.prefix(last.count - plain.count)
    // Have: URLResponse, Data, URL.
    if plain.isEmpty { return last.lowercased() }
    return head.count > 1
      ? (String(head.suffix(1)) + plain).lowercasingFirst : last.lowercasingFirst
  }

  /// Whether the handler is given a `Result` in place of a value and an error.
  var isResult: Bool { name == "Result" || name == "Swift.Result" }
}

extension String {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Node {
  /// What makes the read one of another name: a capture keeps its own, which the closure goes on with.
  ///
  /// Have: { [success] in print(success) }
  fileprivate func renamed(_ name: String) -> Edit {
    guard let capture = self.as(ClosureCapture.self)?.name else {
      return Edit(replace: range, with: name)
    }
    return .insert(" = \(name)", at: capture.range.upperBound)
  }
}
