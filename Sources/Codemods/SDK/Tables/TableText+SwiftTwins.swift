// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let swiftTwins = #"""
type	function	async	level	result	throws	ios	macos	source
ASCredentialIdentityStore	removeAllCredentialIdentities(completion:)	removeAllCredentialIdentities()	instance	Void	throws	13.0	10.15	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
ASCredentialIdentityStore	removeCredentialIdentities(_:completion:)	removeCredentialIdentities(_:)	instance	Void	throws	13.0	10.15	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
ASCredentialIdentityStore	replaceCredentialIdentities(withIdentities:completion:)	replaceCredentialIdentities(withIdentities:)	instance	Void	throws	13.0	10.15	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
ASCredentialIdentityStore	saveCredentialIdentities(_:completion:)	saveCredentialIdentities(_:)	instance	Void	throws	13.0	10.15	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
AVAsset	loadValuesAsynchronously(forKeys:completionHandler:)	loadValues(forKeys:)	instance	Void	-	13.0	10.15	documentation
AVAssetImageGenerator	generateCGImageAsynchronously(for:completionHandler:)	image(at:)	instance	(image: CGImage, actualTime: CMTime)	throws	16.0	13.0	documentation
AVAssetImageGenerator	generateCGImagesAsynchronously(forTimes:completionHandler:)	images(for:)	instance	AVAssetImageGenerator.Images	-	16.0	13.0	documentation
AVAsynchronousKeyValueLoading	loadValuesAsynchronously(forKeys:completionHandler:)	loadValues(forKeys:)	instance	Void	-	13.0	10.15	documentation
CKDatabase	fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:)	records(matching:inZoneWith:desiredKeys:resultsLimit:)	instance	(matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)	throws	15.0	12.0	documentation
CKDatabase	fetch(withRecordIDs:desiredKeys:completionHandler:)	records(for:desiredKeys:)	instance	[CKRecord.ID: Result<CKRecord, any Error>]	throws	15.0	12.0	documentation
CKDatabase	modifyRecords(saving:deleting:savePolicy:atomically:completionHandler:)	modifyRecords(saving:deleting:savePolicy:atomically:)	instance	(saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>])	throws	15.0	12.0	documentation
DispatchQueue	asyncAfter(deadline:execute:)	Task.sleep(for:)	instance	Void	throws	16.0	13.0	SE-0374
HKAttachmentStore	removeAttachment(_:from:completion:)	removeAttachment(_:from:)	instance	Void	throws	16.0	13.0	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
HKHealthStore	requestAuthorization(toShare:read:completion:)	requestAuthorization(toShare:read:)	instance	Void	throws	15.0	13.0	documentation: no optional as toShare, read
HKHeartbeatSeriesBuilder	addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)	addHeartbeat(at:precededByGap:)	instance	Void	throws	13.0	13.0	header: NS_SWIFT_ASYNC_NAME(addHeartbeat(at:precededByGap:)) NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
HKHeartbeatSeriesBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Void	throws	13.0	13.0	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
HKWorkoutSession	startMirroringToCompanionDevice(completion:)	startMirroringToCompanionDevice()	instance	Void	throws	17.0	13.0	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
HKWorkoutSession	stopMirroringToCompanionDevice(completion:)	stopMirroringToCompanionDevice()	instance	Void	throws	17.0	13.0	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
NSManagedObjectContext	perform(_:)	perform(schedule:_:)	instance	T	rethrows	15.0	12.0	documentation
NSManagedObjectContext	performAndWait(_:)	perform(schedule:_:)	instance	T	rethrows	15.0	12.0	documentation
NSPersistentContainer	performBackgroundTask(_:)	performBackgroundTask(_:)	instance	T	rethrows	15.0	12.0	documentation
NSPersistentStoreCoordinator	perform(_:)	perform(_:)	instance	T	rethrows	15.0	12.0	documentation
PHPhotoLibrary	performChanges(_:completionHandler:)	performChanges(_:)	instance	Void	throws	13.0	10.15	header: NS_SWIFT_ASYNC_THROWS_ON_FALSE(1)
PHPhotoLibrary	requestAuthorization(for:handler:)	requestAuthorization(for:)	static	PHAuthorizationStatus	-	14.0	11.0	measured
SKProductsRequest	start()	Product.products(for:)	instance	[Product]	throws	15.0	12.0	documentation
UICollectionViewDiffableDataSource	apply(_:animatingDifferences:completion:)	apply(_:animatingDifferences:)	instance	Void	-	15.0	-	documentation
UICollectionViewDiffableDataSource	applySnapshotUsingReloadData(_:completion:)	applySnapshotUsingReloadData(_:)	instance	Void	-	15.0	-	documentation
UITableViewDiffableDataSource	apply(_:animatingDifferences:completion:)	apply(_:animatingDifferences:)	instance	Void	-	15.0	-	documentation
UITableViewDiffableDataSource	applySnapshotUsingReloadData(_:completion:)	applySnapshotUsingReloadData(_:)	instance	Void	-	15.0	-	documentation
URLSession	dataTask(with:completionHandler:)	data(for:)	instance	(Data, URLResponse)	throws	13.0	10.15	documentation: for a URLRequest
URLSession	dataTask(with:completionHandler:)	data(from:)	instance	(Data, URLResponse)	throws	13.0	10.15	documentation: for a URL
URLSession	downloadTask(with:completionHandler:)	download(for:)	instance	(URL, URLResponse)	throws	15.0	12.0	documentation: for a URLRequest
URLSession	downloadTask(with:completionHandler:)	download(from:)	instance	(URL, URLResponse)	throws	15.0	12.0	documentation: for a URL
URLSession	downloadTask(withResumeData:completionHandler:)	download(resumeFrom:)	instance	(URL, URLResponse)	throws	15.0	12.0	documentation
URLSession	uploadTask(with:from:completionHandler:)	upload(for:from:)	instance	(Data, URLResponse)	throws	13.0	10.15	documentation: no optional as from
URLSession	uploadTask(with:fromFile:completionHandler:)	upload(for:fromFile:)	instance	(Data, URLResponse)	throws	13.0	10.15	documentation

VZMacOSRestoreImage	load(from:completionHandler:)	image(from:)	static	VZMacOSRestoreImage	throws	-	12.0	documentation
"""#
}
