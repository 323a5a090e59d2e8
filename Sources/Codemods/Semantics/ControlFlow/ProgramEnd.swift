import Rewriter

extension Context {
  /// Why a task at a node may never run: the code is on the way to the end of the program, which waits for no task.
  ///
  /// Have: `launch()`, the last line of `main.swift`, or `static func main()` of a type with `@main`.
  func refusalAtEndOfProgram(of node: Node) -> Refusal? {
    guard mayBeStartOfProgram, let start = startOfProgram(running: node), !keepsRunning(start)
    else { return nil }
    let name = start.is(.functionDecl) ? "'main()'" : "this script"
    return Refusal(
      .programEnds,
      "we can't tell whether \(name) keeps the program running, and it may end before the task begins; "
        + "await the work in an asynchronous 'main()'")
  }

  private var mayBeStartOfProgram: Bool {
    path.isOfMainFile ? tree.root.hasTopLevelCode : !tree.startsOfProgram.isEmpty
  }

  /// The script, or the synchronous `main()` of a program, that runs the node's code before it comes to its end.
  private func startOfProgram(running node: Node) -> Node? {
    var visited: Set<Node> = []
    var next = [node]
    while let code = next.popLast() {
      let place = codeInPlace(around: code)
      guard let function = place.ancestors.first(where: \.isCodeOfItsOwn) else {
        return path.isOfMainFile ? tree.root : nil
      }
      guard let declaration = function.as(FunctionDecl.self), visited.insert(function).inserted,
        declaration.signature?.effectSpecifiers?.asyncSpecifier == nil
      else { continue }
      if declaration.isStartOfProgram { return function }
      if let name = declaration.name?.name { next += tree.calls(of: name).map(\.node) }
    }
    return nil
  }

  /// Whether something that the start of the program does, in its file or behind it, may keep it running.
  private func keepsRunning(_ start: Node) -> Bool {
    let called = CalledFunctions(in: self)
    let mayStay = start.descendantsAndSelf.contains { node in
      if node.is(.awaitExpr) || node.is(.whileStmt) || node.is(.repeatStmt) { return true }
      guard let name = node.as(FunctionCallExpr.self)?.calleeName else { return false }
      return Self.functionsThatStay.contains(name) && called.functions(usedBy: node).isEmpty
        && called.localFunction(calledBy: node) == nil
    }
    return mayStay || BlockingCalls(in: self).first(in: [start], on: .any) != nil
  }

  /// Those that run a loop of events, and whatever may be one of them by its name.
  private static let functionsThatStay = NameTable(
    """
    AppKit: NSApplicationMain run
    Dispatch: dispatchMain wait
    Foundation: CFRunLoopRun NSExtensionMain xpc_main
    SwiftUI: main
    UIKit: UIApplicationMain
    """)
}

extension Tree {
  fileprivate var startsOfProgram: [FunctionDecl] {
    all(FunctionDecl.self).filter(\.isStartOfProgram)
  }
}

extension FunctionDecl {
  /// Have: @main struct Tool { static func main() { … } }
  fileprivate var isStartOfProgram: Bool {
    guard name?.name == "main", modifiers?.contains(.static) == true,
      let type = node.ancestors.first(where: { $0.declaredTypeName != nil })
    else { return false }
    let attributes = type.children.lazy.compactMap { $0.as(AttributeList.self) }.first
    return attributes?.attributes.contains { $0.name == "main" } == true
  }
}

extension Node {
  /// Whether the file is a script, and not only called `main.swift`.
  fileprivate var hasTopLevelCode: Bool {
    let items = children.first { $0.is(.codeBlockItemList) }?.elements(CodeBlockItem.self) ?? []
    return items.contains { $0.item?.kind.isDecl == false }
  }

  /// A function, an accessor or a closure, or what holds members.
  fileprivate var isCodeOfItsOwn: Bool {
    isFunctionLike || [.memberBlock, .accessorBlock, .initializerDecl].contains(kind)
  }
}
