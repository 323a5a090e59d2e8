extension SDKCallback {
  init(_ row: SDKRow) {
    function = row[0]
    label = row[1]
    type = row[2]
    isStatic = row[3] == "static"
    closure = row[4]
    sendability = Sendability(rawValue: row[5]) ?? .notSendable
    isolation = SDKIsolation(rawValue: row[6]) ?? .unknown
    thread = CallbackThread(rawValue: row[7]) ?? .unknown
    source = row[8]
  }
}

extension AsyncTwin {
  init(_ row: SDKRow) {
    type = row[0]
    function = row[1]
    asyncFunction = row[2]
    isStatic = row[3] == "static"
    result = row[4]
    isThrowing = row[5] != "-"
    iOS = row[6] == "-" ? nil : row[6]
    macOS = row[7] == "-" ? nil : row[7]
    source = row[8]
  }
}

extension DelegateMethod {
  init(_ row: SDKRow) {
    `protocol` = row[0]
    method = row[1]
    isolation = SDKIsolation(rawValue: row[2]) ?? .unknown
    thread = CallbackThread(rawValue: row[3]) ?? .unknown
    source = row[4]
  }
}

extension SDKNotification {
  init(_ row: SDKRow) {
    name = row[0]
    thread = NotificationThread(rawValue: row[1]) ?? .unknown
    mustStay = row[2] == "yes"
    source = row[3]
  }
}

extension SDKSequence {
  init(_ row: SDKRow) {
    type = row[0]
    callback = row[1]
    sequence = row[2]
    element = row[3]
    iOS = row[4] == "-" ? nil : row[4]
    macOS = row[5] == "-" ? nil : row[5]
    source = row[6]
  }
}
