/// Protocols that refine `Sendable` and are isolated to no actor: what conforms to one is
/// nonisolated in a module whose default is the main actor.
///
/// `Error` and `CodingKey` were measured with Swift 6.3.1; the others are from their documentation.
enum SendableProtocols {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = NameTable(
    """
    Swift: Actor AnyActor Clock CodingKey Error Executor GlobalActor InstantProtocol Sendable
      SerialExecutor TaskExecutor
    Foundation: CustomNSError LocalizedError RecoverableError
    AppIntents: AppEntity AppEnum AppIntent DynamicOptionsProvider EntityQuery
    CoreTransferable: Transferable
    SwiftUI: InsettableShape Shape ShapeStyle
    TipKit: Tip
    """)
}
