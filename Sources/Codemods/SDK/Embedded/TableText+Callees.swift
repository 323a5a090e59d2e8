// Made from callees.tsv by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension TableText {
  static let callees = #"""
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
