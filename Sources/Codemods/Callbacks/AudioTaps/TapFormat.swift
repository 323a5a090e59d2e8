import Rewriter

extension Codemod {
  /// Reports what is known to go wrong on the thread of the audio engine, and wants a person.
  public static let tapFormat = Codemod(
    id: "tap-format",
    title: "Report invented formats of audio taps, and tasks created for each buffer",
    since: .v(5, 0),
    discussion: """
      Nothing is changed.

      - A tap on the input node needs the format of the hardware, or none: with a different sample rate, \
      `installTap` stops the program, but only on devices whose hardware differs. An invented format, such as \
      `AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1)`, is reported: use \
      `outputFormat(forBus:)`, and convert with `AVAudioConverter`.
      - A task, or work for the main queue, that is created for each buffer allocates memory on \
      the audio thread, which must never wait. Yield the values to an `AsyncStream` that one task \
      reads instead; if the work only updates the screen, do it less often.
      """,
    verdict: .manual,
    candidateTokens: ["installTap"],
    examples: [
      Example(
        unchanged: """
          func listen(to engine: AVAudioEngine) {
            let format = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1)
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { _, _ in }
          }
          """,
        because: "'installTap' stops the program if this isn't the format of the hardware",
        prelude: "import AVFoundation")
    ],
    run: { context in
      context.tree.calls(of: "installTap").flatMap { InstalledTap($0, in: context).findings }
    })
}

/// A call of `installTap`.
private struct InstalledTap {
  let call: FunctionCallExpr
  let context: Context

  init(_ call: FunctionCallExpr, in context: Context) {
    self.call = call
    self.context = context
  }

  var findings: [Finding] {
    guard context.project.functions["installTap"] == nil else { return [] }
    return [format, work].compactMap(\.self)
  }

  private var format: Finding? {
    let arguments = call.arguments?.arguments ?? []
    guard let format = arguments.first(where: { $0.label?.name == "format" })?.expression,
      isMade(format), isOnInput
    else { return nil }
    return context.leave(
      format, "leave the format '\(format.textInOneLine)'",
      because:
        Refusal(
          .inventedFormat,
          "'installTap' stops the program if this isn't the format of the hardware; use 'outputFormat(forBus:)' and convert the buffers"
        )
    )
  }

  /// Whether the format is an initializer's, there or where the name is declared, that isn't given the rate and the
  /// channels of a node's own format.
  private func isMade(_ expression: Node) -> Bool {
    let value = origin(of: expression)
    guard let call = value.as(FunctionCallExpr.self),
      call.calledExpression?.compactText == "AVAudioFormat"
    else { return false }
    let arguments = call.arguments?.arguments ?? []
    return !["sampleRate", "channelCount"].allSatisfy { member in
      arguments.contains { $0.expression.map { isOfNode(member, $0) } ?? false }
    }
  }

  /// `format.sampleRate`, where the format is a node's.
  private func isOfNode(_ member: String, _ expression: Node) -> Bool {
    let value = origin(of: expression)
    guard let access = value.as(MemberAccessExpr.self), access.name == member,
      let format = access.base.map(origin)?.as(FunctionCallExpr.self)
    else { return false }
    return ["outputFormat", "inputFormat"].contains(format.calleeName)
      && format.argumentLabels == ["forBus"]
  }

  /// What the local constants stand for that the expression is one of.
  private func origin(of expression: Node) -> Node {
    var value = expression.withoutOptionalMarks
    for _ in 0..<4 {
      guard let name = value.referencedName,
        case .local(let binding) = context.resolution(of: name, at: value),
        let next = binding.initialValue
      else { break }
      value = next.withoutOptionalMarks
    }
    return value
  }

  private var isOnInput: Bool {
    guard let base = call.calledExpression?.as(MemberAccessExpr.self)?.base else { return false }
    if base.lastName == "inputNode" { return true }
    return context.valueType(of: base)?.unwrapped.name == "AVAudioInputNode"
  }

  private var work: Finding? {
    guard let closure = call.trailingClosure ?? block,
      let hop = closure.node.descendantsAndSelf.compactMap({ $0.as(ClosureExpr.self) })
        .first(where: \.isWorkForLater)
    else { return nil }
    return context.leave(
      hop.node, "leave the work for each buffer",
      because:
        Refusal(
          .workPerBuffer,
          "creating this work for each buffer allocates memory on the audio thread, which must never wait; yield to an 'AsyncStream' instead"
        )
    )
  }

  private var block: ClosureExpr? {
    call.arguments?.arguments.last?.expression?.as(ClosureExpr.self)
  }
}

extension ClosureExpr {
  /// Whether the closure is the work of a task, or of a dispatch queue.
  fileprivate var isWorkForLater: Bool {
    if isOfTask { return true }
    guard case .argument(let call, _) = ClosureUse(of: self), call.calleeName == "async" else {
      return false
    }
    return call.calledExpression?.compactText.hasPrefix("DispatchQueue.") == true
  }
}
