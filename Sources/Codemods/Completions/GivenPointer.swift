import Rewriter

extension Context {
  /// A parameter of the function around the code that the code uses, and that is a pointer: what it points to is the
  /// caller's, and may be gone once the function returns.
  ///
  /// Have: func open(_ pasteboard: NSPasteboard, error: NSErrorPointer)
  func pointerGiven(to code: Node) -> String? {
    code.descendantsAndSelf.lazy.compactMap { node -> String? in
      guard let name = node.referencedName,
        case .local(let binding) = self.resolution(of: name, at: node),
        case .parameter(let parameter) = binding.kind, !code.encloses(parameter.node),
        parameter.type?.tokens.contains(where: \.namesPointer) == true
      else { return nil }
      return name
    }.first
  }
}

extension Token {
  fileprivate var namesPointer: Bool {
    name == "NSErrorPointer"
      || name.hasSuffix("Pointer")
        && (name.hasPrefix("Unsafe") || name.hasPrefix("AutoreleasingUnsafe"))
  }
}
