// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let sequences = #"""
type	callback	sequence	element	ios	macos	source
AVAssetImageGenerator	generateCGImagesAsynchronously(forTimes:completionHandler:)	images(for:)	AVAssetImageGenerator.Images.Element	16.0	13.0	documentation
Activity	-	activityStateUpdates	ActivityState	16.1	-	documentation
Activity	-	pushTokenUpdates	Data	16.1	-	documentation
CLLocationManager	locationManager(_:didEnterRegion:)	CLMonitor.events	CLMonitor.Event	17.0	14.0	documentation
CLLocationManager	locationManager(_:didUpdateLocations:)	CLLocationUpdate.liveUpdates(_:)	CLLocationUpdate	17.0	14.0	documentation
CSUserQuery	foundItemsHandler	responses	CSUserQuery.Response	16.0	13.0	documentation
FileHandle	readabilityHandler	bytes	UInt8	15.0	12.0	documentation
GroupSession	-	GroupActivity.sessions()	GroupSession	15.0	12.0	documentation
HKHealthStore	HKAnchoredObjectQuery	HKAnchoredObjectQueryDescriptor.results(for:)	HKAnchoredObjectQueryDescriptor.Result	15.4	13.0	documentation
NWPathMonitor	pathUpdateHandler	makeAsyncIterator()	NWPath	17.0	14.0	documentation
NotificationCenter	addObserver(_:selector:name:object:)	notifications(named:object:)	Notification	15.0	12.0	documentation
NotificationCenter	addObserver(forName:object:queue:using:)	notifications(named:object:)	Notification	15.0	12.0	documentation
Publisher	sink(receiveCompletion:receiveValue:)	values	Output	15.0	12.0	documentation
Publisher	sink(receiveValue:)	values	Output	15.0	12.0	documentation
SKPaymentQueue	paymentQueue(_:updatedTransactions:)	Transaction.updates	VerificationResult<Transaction>	15.0	12.0	documentation
Timer	scheduledTimer(withTimeInterval:repeats:block:)	Timer.publish(every:on:in:).autoconnect().values	Date	15.0	12.0	documentation
UIApplication	-	notifications(named:object:)	Notification	15.0	12.0	documentation
URL	-	lines	String	15.0	12.0	documentation
URL	-	resourceBytes	UInt8	15.0	12.0	documentation
URLSession	urlSession(_:dataTask:didReceive:)	bytes(for:delegate:)	UInt8	15.0	12.0	documentation

"""#
}
