// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let requirements = #"""
protocol	function	source
AppIntent	perform()	memory
AppIntentTimelineProvider	placeholder(in:)	documentation
AppIntentTimelineProvider	recommendations()	documentation
AppIntentTimelineProvider	relevance()	documentation
AppIntentTimelineProvider	relevances()	documentation
AppIntentTimelineProvider	snapshot(for:in:)	documentation
AppIntentTimelineProvider	timeline(for:in:)	documentation
AudioPlaybackIntent	perform()	memory
DynamicOptionsProvider	defaultResult()	documentation
DynamicOptionsProvider	results()	documentation
EntityQuery	defaultResult()	documentation
EntityQuery	entities(for:)	documentation
EntityQuery	results()	documentation
EntityQuery	suggestedEntities()	documentation
EntityStringQuery	defaultResult()	documentation
EntityStringQuery	entities(for:)	documentation
EntityStringQuery	entities(matching:)	documentation
EntityStringQuery	results()	documentation
EntityStringQuery	suggestedEntities()	documentation
EnumerableEntityQuery	allEntities()	documentation
EnumerableEntityQuery	defaultResult()	documentation
EnumerableEntityQuery	entities(for:)	documentation
EnumerableEntityQuery	results()	documentation
EnumerableEntityQuery	suggestedEntities()	documentation
IntentTimelineProvider	getSnapshot(for:in:completion:)	documentation
IntentTimelineProvider	getTimeline(for:in:completion:)	documentation
IntentTimelineProvider	placeholder(in:)	documentation
IntentTimelineProvider	recommendations()	documentation
IntentTimelineProvider	relevance()	documentation
LiveActivityIntent	perform()	memory
OpenIntent	perform()	memory
SetValueIntent	perform()	memory
TimelineProvider	getSnapshot(in:completion:)	documentation
TimelineProvider	getTimeline(in:completion:)	documentation
TimelineProvider	placeholder(in:)	documentation
TimelineProvider	relevance()	documentation
WidgetConfigurationIntent	perform()	memory

"""#
}
