import Synchronization

/// What is found out about the lines of a file when somebody asks for the first time: copies of the file share it.
final class SourceMeasures: Sendable {
  let lines = AtomicLazyReference<LineStarts>()
  let levels = AtomicLazyReference<Levels>()
}
