// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let callees = #"""
callee	isolation	source
Dispatch.DispatchQueue.main.async	main-actor	measured
Dispatch.DispatchQueue.main.asyncAfter	main-actor	measured
Dispatch.DispatchQueue.main.sync	main-actor	measured
DispatchQueue.main.async	main-actor	measured
DispatchQueue.main.asyncAfter	main-actor	measured
DispatchQueue.main.sync	main-actor	measured
MainActor.assumeIsolated	main-actor	measured
MainActor.run	main-actor	measured
Task.detached	nonisolated	SE-0304

"""#
}
