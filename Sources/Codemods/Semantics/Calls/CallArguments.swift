import Rewriter

/// The arguments of a call by their labels, and which parameters of a function they are for.
struct CallArguments {
  /// Of those between parentheses; empty for none.
  private let labels: [String]
  /// Whether a closure follows, and the labels of those behind it.
  private let hasTrailingClosure: Bool
  private let additionalLabels: [String]

  private let call: FunctionCallExpr

  /// Where an argument stands.
  enum Place: Hashable {
    case parenthesized(Int)
    case trailing
    case additional(Int)

    /// Whether it is a trailing closure with a label.
    var isAdditional: Bool {
      if case .additional = self { true } else { false }
    }
  }

  struct Parameter {
    /// Empty for none.
    let label: String
    let takesClosure: Bool
    /// Whether a call may leave it out.
    var mayBeLeftOut = false
  }

  init(of call: FunctionCallExpr) {
    self.call = call
    labels = call.arguments?.arguments.map { $0.label?.name ?? "" } ?? []
    hasTrailingClosure = call.trailingClosure != nil
    additionalLabels = call.additionalElements.map { $0.label?.name ?? "" }
  }

  var count: Int { labels.count + (hasTrailingClosure ? 1 : 0) + additionalLabels.count }

  /// Whether the first argument is in parentheses and has no label.
  var beginsWithoutLabel: Bool { labels.first == "" }

  /// The label that is written in front of the argument; `nil` for none.
  func label(of place: Place) -> String? {
    let label: String? =
      switch place {
      case .parenthesized(let index): labels[index]
      case .additional(let index): additionalLabels[index]
      case .trailing: nil
      }
    return label?.isEmpty == false ? label : nil
  }

  func place(of closure: ClosureExpr) -> Place { place(of: closure.node) }

  /// The place of an argument, which may be in parentheses of its own.
  func place(of argument: Node) -> Place {
    let arguments = call.arguments?.arguments ?? []
    if let position = arguments.firstIndex(where: { $0.node.encloses(argument) }) {
      return .parenthesized(position)
    }
    if let position = call.additionalElements.firstIndex(where: { $0.node.encloses(argument) }) {
      return .additional(position)
    }
    return .trailing
  }

  /// The places of the closure literals, without parentheses of their own.
  var placesOfClosures: [Place] {
    let inside = (call.arguments?.arguments ?? []).enumerated()
      .filter { $0.element.expression?.is(.closureExpr) == true }
    return inside.map { .parenthesized($0.offset) } + (hasTrailingClosure ? [.trailing] : [])
      + additionalLabels.indices.map { .additional($0) }
  }

  /// The closure literal for the parameter at the position; `nil` for any other argument, and for none.
  func closure(forParameterAt position: Int, among parameters: [Parameter]) -> ClosureExpr? {
    placesOfClosures.first { parameter(for: $0, among: parameters) == position }.flatMap(closure)
  }

  /// What is passed in parentheses for the parameter at the position.
  func value(forParameterAt position: Int, among parameters: [Parameter]) -> Node? {
    let arguments = call.arguments?.arguments ?? []
    let index = arguments.indices.first {
      parameter(for: .parenthesized($0), among: parameters) == position
    }
    return index.flatMap { arguments[$0].expression }
  }

  private func closure(at place: Place) -> ClosureExpr? {
    switch place {
    case .parenthesized(let index):
      call.arguments?.arguments[index].expression?.as(ClosureExpr.self)
    case .trailing: call.trailingClosure
    case .additional(let index): call.additionalElements[index].closure
    }
  }

  /// Those of the parameters that the call leaves out, if trailing closures are for the last ones.
  ///
  /// - Parameter parameters: their labels, empty for none.
  func leftOut(of parameters: [String]) -> [String] {
    var written = labels[...]
    let closures = hasTrailingClosure ? 1 + additionalLabels.count : 0
    return parameters.dropLast(closures).filter { label in
      guard written.first == label else { return true }
      written.removeFirst()
      return false
    }
  }

  /// The position of the parameter that the argument is for; `nil` if the call does not fit.
  ///
  /// Parameters may be left out, since they may have a default; the first trailing closure is for the
  /// next parameter that takes one, and not for one with a default where a later one has none (SE-0286).
  func parameter(for place: Place, among parameters: [Parameter]) -> Int? {
    var next = 0
    var positions: [Place: Int] = [:]
    for (index, label) in labels.enumerated() {
      guard let found = parameters[next...].firstIndex(where: { $0.label == label }) else {
        return nil
      }
      positions[.parenthesized(index)] = found
      next = found + 1
    }
    if hasTrailingClosure {
      guard let found = parameterOfTrailingClosure(among: parameters[next...]) else { return nil }
      positions[.trailing] = found
      next = found + 1
    }
    for (index, label) in additionalLabels.enumerated() {
      guard let found = parameters[next...].firstIndex(where: { $0.label == label }) else {
        return nil
      }
      positions[.additional(index)] = found
      next = found + 1
    }
    return positions[place]
  }

  private func parameterOfTrailingClosure(among parameters: ArraySlice<Parameter>) -> Int? {
    let labelOfNext = additionalLabels.first
    return parameters.indices.first { index in
      guard parameters[index].takesClosure else { return false }
      guard parameters[index].mayBeLeftOut else { return true }
      let rest = parameters[(index + 1)...].prefix { labelOfNext == nil || $0.label != labelOfNext }
      return rest.allSatisfy(\.mayBeLeftOut)
    }
  }
}

extension FunctionCallExpr {
  fileprivate var additionalElements: [MultipleTrailingClosureElement] {
    additionalTrailingClosures?.node.elements(MultipleTrailingClosureElement.self) ?? []
  }
}

extension FunctionCallExpr {
  /// The closure literal behind the call, or else the one that is its last argument.
  var lastClosureArgument: ClosureExpr? {
    trailingClosure ?? arguments?.arguments.last?.expression?.as(ClosureExpr.self)
  }

  /// The same, or the closure literal with one of the labels, in front of other arguments.
  ///
  /// Have: load(completion: { … }, id: 1)
  func closureLiteral(labeled labels: some Sequence<String>) -> ClosureExpr? {
    if let last = lastClosureArgument { return last }
    let named = arguments?.arguments.filter { $0.label.map { labels.contains($0.name) } ?? false }
    return named?.lazy.compactMap { $0.expression?.as(ClosureExpr.self) }.first
  }
}
