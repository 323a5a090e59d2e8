import Foundation
import PackagePlugin

/// `swift package migrate-concurrency COMMAND …`: the tool with the arguments as they are, in the package's folder.
@main
struct MigrateConcurrency: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "migrate").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw Ended(status: tool.terminationStatus) }
  }
}

/// That the tool has ended with another status than 0; what is wrong it has said.
struct Ended: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "'migrate' has ended with status \(status)" }
}
