extension ProjectModules {
  /// The modules with the compilers of their apps: where apps of the root import a package that no other root can depend
  /// on, nothing but what builds those builds it.
  ///
  /// - Parameter imports: The modules that a module reaches by its imports, by number.
  func takingCompilersOfApps(imports: (Int) -> [Int]) -> ProjectModules {
    var builders: [String: ModuleSettings] = [:]
    for number in modules.indices where modules[number].kind == .app {
      let app = modules[number]
      let packages = imports(number).map { modules[$0] }.filter(\.isOfLocalPackage)
      for container in Set(packages.map(\.container))
      where container != app.container
        && builders[container].map({ app.settings.oldestCompiler < $0.oldestCompiler }) ?? true
      {
        builders[container] = app.settings
      }
    }
    var result = self
    for module in modules.indices {
      guard let builder = builders[modules[module].container] else { continue }
      result.modules[module].settings.take(compiler: builder.compiler)
    }
    result.agree()
    return result
  }
}

extension ProjectModules {
  /// Whether code outside of the repository may import one of the file's modules.
  func mayBeImported(_ path: String) -> Bool { isImportable(path) && !isOnlyForApps(path) }

  /// Whether other modules may import one of the file's: nobody imports an app, an extension or tests.
  func isImportable(_ path: String) -> Bool {
    let kinds = modules(of: path).map(\.kind)
    return kinds.isEmpty || !kinds.allSatisfy { [.app, .extension, .test].contains($0) }
  }

  /// Whether apps of the root alone can import the file's modules: those of a package that no other root can depend on, or
  /// of an Xcode project with an app, where the root is no package.
  func isOnlyForApps(_ path: String) -> Bool {
    let apps = modules.filter { $0.kind == .app }.map(\.container)
    let isPackage = modules.contains { $0.isOfRootPackage }
    guard !apps.isEmpty, case let own = modules(of: path), !own.isEmpty else { return false }
    return own.allSatisfy { module in
      module.isOfLocalPackage || !isPackage && apps.contains(module.container)
    }
  }
}

extension ModuleSettings {
  /// The oldest compiler that builds the module, or the one that is assumed where nothing names it.
  fileprivate var oldestCompiler: SwiftVersion { compiler?.value ?? .assumed }
}

extension Module {
  /// Whether a manifest of the root itself describes the module.
  fileprivate var isOfRootPackage: Bool {
    !container.contains("/") && container.hasPrefix("Package")
  }
}
