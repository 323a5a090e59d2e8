extension SDKCallback {
  init(_ row: SDKRow<CallbackColumn>) {
    self.init(
      function: row[.function], label: row[.label], type: row[.type],
      isStatic: row[.level] == "static", closure: row[.closure],
      sendability: Sendability(rawValue: row[.sendability]) ?? .notSendable,
      isolation: SDKIsolation(rawValue: row[.isolation]) ?? .unknown,
      thread: CallbackThread(rawValue: row[.thread]) ?? .unknown, source: row[.source])
  }
}

extension AsyncTwin {
  init(_ row: SDKRow<TwinColumn>) {
    type = row[.type]
    function = row[.function]
    asyncFunction = row[.async]
    isStatic = row[.level] == "static"
    result = row[.result]
    isThrowing = row[.throws] != "-"
    iOS = row[.ios] == "-" ? nil : row[.ios]
    macOS = row[.macos] == "-" ? nil : row[.macos]
    source = row[.source]
  }
}

extension DelegateMethod {
  init(_ row: SDKRow<DelegateColumn>) {
    `protocol` = row[.protocol]
    method = row[.method]
    isolation = SDKIsolation(rawValue: row[.isolation]) ?? .unknown
    thread = CallbackThread(rawValue: row[.thread]) ?? .unknown
    source = row[.source]
  }
}

extension SDKNotification {
  init(_ row: SDKRow<NotificationColumn>) {
    name = row[.name]
    thread = NotificationThread(rawValue: row[.thread]) ?? .unknown
    mustStay = row[.mustStay] == "yes"
    source = row[.source]
  }
}

extension SDKSequence {
  init(_ row: SDKRow<SequenceColumn>) {
    type = row[.type]
    callback = row[.callback]
    sequence = row[.sequence]
    element = row[.element]
    iOS = row[.ios] == "-" ? nil : row[.ios]
    macOS = row[.macos] == "-" ? nil : row[.macos]
    source = row[.source]
  }
}
