extension ProjectModules {
  /// The modules as they would be if all of the project's were compiled so.
  public func assuming(_ settings: [AdoptedSetting]) -> ProjectModules {
    var result = self
    for index in modules.indices where modules[index].kind != .folder {
      for setting in settings { result.modules[index].settings.assume(setting) }
      result.modules[index].settings.complete()
    }
    result.agree()
    return result
  }
}

extension ModuleSettings {
  fileprivate mutating func assume(_ setting: AdoptedSetting) {
    switch setting {
    case .languageMode(let mode): assume(languageMode: mode, from: "adopt")
    case .defaultIsolation(let isolation): defaultIsolation = Setting(isolation, from: "adopt")
    case .upcomingFeature(let name): turnOn(name, from: "adopt")
    }
  }
}
