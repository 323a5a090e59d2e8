extension ProjectModules {
  /// The modules with the compilers of their apps: no other root can name a package in a folder of this one, so where
  /// apps of the root import it, nothing but what builds those builds it.
  ///
  /// - Parameter imports: The modules that a module reaches by its imports, by number.
  func takingCompilersOfApps(imports: (Int) -> [Int]) -> ProjectModules {
    var compilers: [String: Setting<SwiftVersion>] = [:]
    for number in modules.indices where modules[number].kind == .app {
      let app = modules[number]
      let compiler = app.settings.toolsVersion ?? Setting(.assumed, from: app.container)
      for container in Set(imports(number).map { modules[$0].container })
      where Module.isInnerPackage(container) && container != app.container
        && compilers[container].map({ compiler.value < $0.value }) ?? true
      {
        compilers[container] = compiler
      }
    }
    var result = self
    for module in modules.indices {
      guard let compiler = compilers[modules[module].container] else { continue }
      result.modules[module].settings.take(compiler: compiler)
    }
    return result
  }
}

extension ProjectModules {
  /// Whether apps of the root alone can import the file's modules: those of a package in a folder, or of an Xcode project
  /// with an app, where the root is no package.
  func isOnlyForApps(_ path: String) -> Bool {
    let apps = modules.filter { $0.kind == .app }.map(\.container)
    let isPackage = modules.contains { $0.isOfRootPackage }
    guard !apps.isEmpty, case let own = modules(of: path), !own.isEmpty else { return false }
    return own.allSatisfy { module in
      Module.isInnerPackage(module.container) || !isPackage && apps.contains(module.container)
    }
  }
}

extension Module {
  /// Whether a manifest of the root itself describes the module.
  fileprivate var isOfRootPackage: Bool {
    !container.contains("/") && container.hasPrefix("Package")
  }

  /// Whether a manifest in a folder of the root describes the module.
  static func isInnerPackage(_ container: String) -> Bool {
    container.contains("/") && ProjectPath.name(of: container).hasPrefix("Package")
  }
}
