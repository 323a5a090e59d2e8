import Rewriter

/// Where the project posts notifications.
extension PublisherOrigins {
  /// Where the project posts the notification, if it is posted off the main actor anywhere.
  func placeOfPosts(of name: NotificationName) -> CallbackExecutor? {
    guard depth < Self.maximumDepth, case .constant(let constant, _) = name else { return nil }
    for path in posters(naming: constant) {
      guard let inner = origins(in: path), let off = inner.firstPostOffMain(of: name) else {
        continue
      }
      let line = LineTable(inner.context.tree.source).line(of: off.call.range.lowerBound)
      return .unknown(
        "called where '\(constant)' is posted: on line \(line) of '\(path)', \(off.how)")
    }
    return nil
  }

  private func firstPostOffMain(
    of name: NotificationName,
  ) -> (call: FunctionCallExpr, how: String)? {
    for call in postingCalls {
      if call.postedName?.isEqual(to: name, in: context.project) == true,
        case .off(let how) = place(ofCode: call.node)
      {
        return (call, how)
      }
    }
    return nil
  }

  /// Whether the project posts the notification, and always in code that is known to run on the main thread: each post
  /// counts that may be one of it, also of a name that isn't in the text, as a function has it that posts what it is
  /// given.
  func isPostedOnMainThreadOnly(_ name: NotificationName) -> Bool {
    guard depth < Self.maximumDepth, case .constant = name,
      !context.project.mayPostInObjectiveC(name)
    else { return false }
    var isPosted = false
    for path in posters() {
      guard let inner = origins(in: path) else { return false }
      for post in inner.posts(perhapsOf: name) {
        guard inner.isOnMainThread(post.call) else { return false }
        isPosted = isPosted || post.isCertain
      }
    }
    return isPosted
  }

  private func posts(
    perhapsOf name: NotificationName,
  ) -> [(call: FunctionCallExpr, isCertain: Bool)] {
    postingCalls.filter(context.mayPost).compactMap { call in
      let isSame = call.nameGiven.map { $0.isEqual(to: name, in: context.project) } ?? false
      return isSame == false ? nil : (call, isSame == true && call.postedName != nil)
    }
  }

  /// Isolation alone says little of the thread: a framework may call a method of the main actor elsewhere. What isn't
  /// isolated runs where its callers do.
  private func isOnMainThread(_ call: FunctionCallExpr) -> Bool {
    switch place(ofCode: call.node) {
    case .main: context.placeElsewhere(ofCode: call.node) == nil
    case .off: false
    case nil: CallingThreads.answer(at: call.node, in: context) == .main
    }
  }

  /// A post of the notification that is followed by what tells others that the work is done, which includes that of the
  /// handlers: where that is, and what is told.
  func answerBehindPost(of name: NotificationName) -> (place: String, answer: String)? {
    guard case .constant(let constant, _) = name else { return nil }
    return posters(naming: constant).lazy.compactMap { path in
      origins(in: path).flatMap { $0.answerBehindOwnPost(of: name) }
    }.first
  }

  private func answerBehindOwnPost(of name: NotificationName) -> (place: String, answer: String)? {
    for call in postingCalls
    where call.postedName?.isEqual(to: name, in: context.project) == true {
      guard let answer = call.node.statementsBehind.lazy.compactMap(context.answer).first else {
        continue
      }
      let line = LineTable(context.tree.source).line(of: call.range.lowerBound)
      return ("line \(line) of '\(context.path)'", answer)
    }
    return nil
  }

  private static let postingNames = ["post", "enqueue"]

  /// Have: center.post(name: .changed, object: nil), queue.enqueue(notification, postingStyle: .asap)
  private var postingCalls: [FunctionCallExpr] {
    Self.postingNames.flatMap { context.tree.calls(of: $0) }.filter { call in
      call.calleeName == "post" || call.argumentLabels.contains("postingStyle")
    }
  }

  private func origins(in path: String) -> PublisherOrigins? {
    context.seen(inFile: path).map { PublisherOrigins($0, depth: depth + 1) }
  }

  /// The files that may post something, of the name if there is one; tests count for what stands in tests.
  private func posters(naming constant: String? = nil) -> [String] {
    let project = context.project
    let isTest = project.isOfTest(context.path)
    let paths =
      constant.map { project.files(naming: $0, withOneOf: Self.postingNames) }
      ?? project.files(namingOneOf: Self.postingNames)
    return paths.filter { isTest || !project.isOfTest($0) }
  }
}

extension Context {
  /// Whether the receiver is not seen to be of a type of the project that is no center.
  fileprivate func mayPost(_ call: FunctionCallExpr) -> Bool {
    guard case .type(let type, _) = receiver(of: call), project.types[type] != nil else {
      return true
    }
    return foreignAncestry(of: type).contains("NotificationCenter")
  }
}

extension Context {
  /// What the statement, and no closure in it, tells others with: a handler that the function around was given, or a
  /// method that ends what a framework waits for.
  ///
  /// Have: completion?(error), action.fulfill()
  fileprivate func answer(in statement: Node) -> String? {
    statement.descendantsAndSelf(notInside: \.isFunctionLike).lazy.compactMap { node -> String? in
      guard let call = node.as(FunctionCallExpr.self),
        let callee = call.calledExpression?.withoutOptionalMarks
      else { return nil }
      guard let name = callee.referencedName else {
        return call.calleeName.flatMap { Self.answers.contains($0) ? $0 : nil }
      }
      let declaration = LocalDeclaration(name, at: callee)?.declaration
      return declaration?.is(.functionParameter) == true ? name : nil
    }.first
  }

  private static let answers = NameTable(
    """
    BackgroundTasks: setTaskCompleted
    CallKit: fulfill
    Dispatch: leave signal
    UIKit: endBackgroundTask
    XCTest: fulfill
    """)
}

extension ProjectIndex {
  /// Whether a file in Objective-C posts notifications, and one mentions the constant or its text, as far as that is known.
  ///
  /// Have: [center postNotificationName:@"app.changed" object:nil]
  fileprivate func mayPostInObjectiveC(_ name: NotificationName) -> Bool {
    let posts = ["postNotification", "postNotificationName"].contains {
      foreign.objectiveCFile(mentioning: $0) != nil
    }
    guard posts, case .constant(let constant, _) = name else { return posts }
    let texts = (variables[constant] ?? []).map { $0.initializer?.textOfLiteral }
    let isKnown = !texts.isEmpty && !texts.contains(nil)
    return !isKnown
      || ([constant] + texts.compactMap(\.self)).contains { text in
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return foreign.objectiveCFile(mentioning: words.joined(separator: ":")) != nil
      }
  }
}

extension String {
  /// `app.changed` of `Notification.Name("app.changed")`
  fileprivate var textOfLiteral: String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].contains("\\"), parts[2].filter({ $0 != " " }) == ")",
      ["(", "(rawValue:"].contains(where: parts[0].filter({ $0 != " " }).hasSuffix)
    else { return nil }
    return String(parts[1])
  }
}

extension FunctionCallExpr {
  /// Have: post(name: .changed, object: nil), post(Notification(name: .changed))
  fileprivate var postedName: NotificationName? {
    let arguments = arguments?.arguments ?? []
    if let name = arguments.first(where: { $0.label?.name == "name" })?.expression {
      return NotificationName(name)
    }
    let made = arguments.first?.expression?.as(FunctionCallExpr.self)
    return made?.calleeName == "Notification" ? made?.postedName : nil
  }

  /// The name that is posted, or what may be one, or a notification: `post(.changed)`, `post(notification)`
  fileprivate var nameGiven: NotificationName? {
    if let postedName { return postedName }
    guard let first = arguments?.arguments.first, first.label == nil, let value = first.expression,
      !value.is(.stringLiteralExpr)
    else { return nil }
    return NotificationName(value)
  }
}
