// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let twins = #"""
type	function	async	level	result	throws	ios	macos	source
ACAccountStore	removeAccount(_:withCompletionHandler:)	removeAccount(_:)	instance	Bool	throws	13.0	10.15	documentation
ACAccountStore	renewCredentials(for:completion:)	renewCredentials(for:)	instance	ACAccountCredentialRenewResult	throws	13.0	10.15	documentation
ACAccountStore	requestAccessToAccounts(with:options:completion:)	requestAccessToAccounts(with:options:)	instance	Bool	throws	13.0	10.15	documentation
ACAccountStore	saveAccount(_:withCompletionHandler:)	saveAccount(_:)	instance	Bool	throws	13.0	10.15	documentation
APActivationPayload	confirmAcquired(in:completionHandler:)	confirmAcquired(in:)	instance	Bool	throws	14.0	-	documentation
ARReferenceImage	validate(completionHandler:)	validate()	instance	Void	throws	13.0	10.15	importer
ARSession	captureHighResolutionFrame(completion:)	captureHighResolutionFrame()	instance	ARFrame	throws	16.0	-	documentation
ARSession	captureHighResolutionFrame(using:completion:)	captureHighResolutionFrame(using:)	instance	ARFrame	throws	13.0	10.15	importer
ARSession	getCurrentWorldMap(completionHandler:)	currentWorldMap()	instance	ARWorldMap	throws	13.0	-	documentation
ASAccessorySession	failAuthorization(for:completionHandler:)	failAuthorization(for:)	instance	Void	throws	18.0	-	documentation
ASAccessorySession	finishPickerDiscovery(_:)	finishPickerDiscovery()	instance	Void	throws	13.0	10.15	importer
ASAccessorySession	removeAccessory(_:completionHandler:)	removeAccessory(_:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	renameAccessory(_:options:completionHandler:)	renameAccessory(_:options:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	showPicker(completionHandler:)	showPicker()	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	showPicker(for:completionHandler:)	showPicker(for:)	instance	Void	throws	18.0	-	documentation
ASAccessorySession	updateAuthorization(_:descriptor:completionHandler:)	updateAuthorization(_:descriptor:)	instance	Void	throws	13.0	10.15	importer
ASAccessorySession	updatePickerShowing(_:completionHandler:)	updatePickerShowing(_:)	instance	Void	throws	13.0	10.15	importer
ASAuthorizationAppleIDProvider	getCredentialState(forUserID:completion:)	credentialState(forUserID:)	instance	ASAuthorizationAppleIDProvider.CredentialState	throws	13.0	10.15	documentation
ASAuthorizationProviderExtensionAuthorizationRequest	presentAuthorizationViewController(completion:)	presentAuthorizationViewController()	instance	Void	throws	13.0	10.15	documentation
ASAuthorizationProviderExtensionLoginConfiguration	configuration(withOpenIDConfigurationURL:clientID:issuer:completion:)	configuration(withOpenIDConfigurationURL:clientID:issuer:)	static	ASAuthorizationProviderExtensionLoginConfiguration	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	attestKey(_:clientDataHash:completion:)	attestKey(_:clientDataHash:)	instance	[AnyObject]	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	attestPendingKey(_:clientDataHash:completion:)	attestPendingKey(_:clientDataHash:)	instance	[AnyObject]	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	presentRegistrationViewController(completion:)	presentRegistrationViewController()	instance	Void	throws	-	13.0	documentation
ASAuthorizationProviderExtensionLoginManager	userNeedsReauthentication(completion:)	userNeedsReauthentication()	instance	Void	throws	-	13.0	documentation
ASAuthorizationWebBrowserPublicKeyCredentialManager	platformCredentials(forRelyingParty:completionHandler:)	platformCredentials(forRelyingParty:)	instance	[ASAuthorizationWebBrowserPlatformPublicKeyCredential]	-	13.0	10.15	importer
ASAuthorizationWebBrowserPublicKeyCredentialManager	requestAuthorizationForPublicKeyCredentials(_:)	requestAuthorizationForPublicKeyCredentials()	instance	ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState	-	17.4	13.3	documentation
ASCredentialIdentityStore	getCredentialIdentities(forService:credentialIdentityTypes:completionHandler:)	credentialIdentities(forService:credentialIdentityTypes:)	instance	[ASCredentialIdentity]	-	13.0	14.4	importer
ASCredentialIdentityStore	getState(_:)	state()	instance	ASCredentialIdentityStoreState	-	13.0	10.15	documentation
ASCredentialIdentityStore	replaceCredentialIdentities(_:completion:)	replaceCredentialIdentities(_:)	instance	Void	throws	17.0	14.0	documentation
ASCredentialProviderExtensionContext	completeAssertionRequest(using:completionHandler:)	completeAssertionRequest(using:)	instance	Bool	-	17.0	14.0	documentation
ASCredentialProviderExtensionContext	completeGeneratePasswordRequest(withResults:completionHandler:)	completeGeneratePasswordRequest(withResults:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeOneTimeCodeRequest(using:completionHandler:)	completeOneTimeCodeRequest(using:)	instance	Bool	-	18.0	15.0	documentation
ASCredentialProviderExtensionContext	completeRegistrationRequest(using:completionHandler:)	completeRegistrationRequest(using:)	instance	Bool	-	17.0	14.0	documentation
ASCredentialProviderExtensionContext	completeSavePasswordRequest(completionHandler:)	completeSavePasswordRequest()	instance	Bool	-	13.0	10.15	importer
ASSettingsHelper	openCredentialProviderAppSettings(completionHandler:)	openCredentialProviderAppSettings()	static	Void	throws	13.0	10.15	importer
ASSettingsHelper	openVerificationCodeAppSettings(completionHandler:)	openVerificationCodeAppSettings()	static	Void	throws	13.0	10.15	importer
ASSettingsHelper	requestToTurnOnCredentialProviderExtension(completionHandler:)	requestToTurnOnCredentialProviderExtension()	static	Bool	-	18.0	10.15	importer
ATTrackingManager	requestTrackingAuthorization(completionHandler:)	requestTrackingAuthorization()	static	ATTrackingManager.AuthorizationStatus	-	14.0	11.0	documentation
AUAudioUnit	instantiate(with:options:completionHandler:)	instantiate(with:options:)	static	AUAudioUnit	throws	13.0	10.15	importer
AVAsset	findUnusedTrackID(completionHandler:)	findUnusedTrackID()	instance	CMPersistentTrackID	throws	13.0	10.15	importer
AVAsset	loadChapterMetadataGroups(bestMatchingPreferredLanguages:completionHandler:)	loadChapterMetadataGroups(bestMatchingPreferredLanguages:)	instance	[AVTimedMetadataGroup]	throws	13.0	10.15	importer
AVAsset	loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:completionHandler:)	loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)	instance	[AVTimedMetadataGroup]	throws	13.0	10.15	importer
AVAsset	loadMediaSelectionGroup(for:completionHandler:)	loadMediaSelectionGroup(for:)	instance	AVMediaSelectionGroup	throws	13.0	10.15	importer
AVAsset	loadMetadata(for:completionHandler:)	loadMetadata(for:)	instance	[AVMetadataItem]	throws	13.0	10.15	importer
AVAsset	loadTracks(withMediaType:completionHandler:)	loadTracks(withMediaType:)	instance	[AVAssetTrack]	throws	13.0	10.15	documentation
AVAssetExportSession	determineCompatibility(ofExportPreset:with:outputFileType:completionHandler:)	determineCompatibility(ofExportPreset:with:outputFileType:)	static	Bool	-	13.0	10.15	importer
AVAssetExportSession	determineCompatibleFileTypes(completionHandler:)	determineCompatibleFileTypes()	instance	[AVFileType]	-	13.0	10.15	importer
AVAssetExportSession	estimateMaximumDuration(completionHandler:)	estimateMaximumDuration()	instance	CMTime	throws	13.0	10.15	importer
AVAssetExportSession	estimateOutputFileLength(completionHandler:)	estimateOutputFileLength()	instance	Int64	throws	13.0	10.15	importer
AVAssetExportSession	exportAsynchronously(completionHandler:)	export()	instance	Void	-	13.0	10.15	documentation
AVAssetImageGenerator	generateCGImageAsynchronously(for:completionHandler:)	generateCGImage(for:)	instance	(UnsafeMutableRawPointer, CMTime)	throws	16.0	13.0	importer
AVAssetImageGenerator	generateCGImagesAsynchronously(forTimes:completionHandler:)	generateCGImages(forTimes:)	instance	(CMTime, UnsafeMutableRawPointer, CMTime, AVAssetImageGeneratorResult)	throws	13.0	10.15	importer
AVAssetPlaybackAssistant	loadPlaybackConfigurationOptions(completionHandler:)	loadPlaybackConfigurationOptions()	instance	[AVAssetPlaybackConfigurationOption]	-	13.0	10.15	importer
AVAssetTrack	loadAssociatedTracks(ofType:completionHandler:)	loadAssociatedTracks(ofType:)	instance	[AVAssetTrack]	throws	15.0	12.0	documentation
AVAssetTrack	loadMetadata(for:completionHandler:)	loadMetadata(for:)	instance	[AVMetadataItem]	throws	13.0	10.15	importer
AVAssetTrack	loadSamplePresentationTime(forTrackTime:completionHandler:)	loadSamplePresentationTime(forTrackTime:)	instance	CMTime	throws	15.0	12.0	documentation
AVAssetTrack	loadSegment(forTrackTime:completionHandler:)	loadSegment(forTrackTime:)	instance	AVAssetTrackSegment?	throws	15.0	12.0	documentation
AVAssetWriter	finishWriting(completionHandler:)	finishWriting()	instance	Void	-	13.0	10.15	documentation
AVAudioApplication	requestMicrophoneInjectionPermission(completionHandler:)	requestMicrophoneInjectionPermission()	static	AVAudioApplication.MicrophoneInjectionPermission	-	18.2	-	documentation
AVAudioApplication	requestRecordPermission(completionHandler:)	requestRecordPermission()	static	Bool	-	17.0	14.0	documentation
AVAudioPlayerNode	scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	scheduleBuffer(_:at:options:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	documentation
AVAudioPlayerNode	scheduleBuffer(_:at:options:completionHandler:)	scheduleBuffer(_:at:options:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:completionCallbackType:completionHandler:)	scheduleBuffer(_:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:completionHandler:)	scheduleBuffer(_:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleFile(_:at:completionCallbackType:completionHandler:)	scheduleFile(_:at:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleFile(_:at:completionHandler:)	scheduleFile(_:at:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:completionHandler:)	scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)	scheduleSegment(_:startingFrame:frameCount:at:)	instance	Void	-	13.0	10.15	documentation
AVAudioRoutingArbiter	begin(category:completionHandler:)	begin(category:)	instance	Bool	throws	-	11.0	documentation
AVAudioSession	activate(options:completionHandler:)	activate(options:)	instance	Bool	throws	-	-	documentation
AVAudioUnit	instantiate(with:options:completionHandler:)	instantiate(with:options:)	static	AVAudioUnit	throws	13.0	10.15	documentation
AVCaptureDeskViewApplication	present(completionHandler:)	present()	instance	Void	throws	13.0	10.15	importer
AVCaptureDeskViewApplication	present(with:completionHandler:)	present(with:)	instance	Void	throws	13.0	10.15	importer
AVCaptureDevice	requestAccess(for:completionHandler:)	requestAccess(for:)	static	Bool	-	13.0	10.15	documentation
AVCaptureDevice	setDynamicAspectRatio(_:completionHandler:)	setDynamicAspectRatio(_:)	instance	CMTime	throws	13.0	10.15	importer
AVCaptureDevice	setExposureModeCustom(duration:iso:completionHandler:)	setExposureModeCustom(duration:iso:)	instance	CMTime	-	13.0	-	documentation
AVCaptureDevice	setExposureTargetBias(_:completionHandler:)	setExposureTargetBias(_:)	instance	CMTime	-	13.0	-	documentation
AVCaptureDevice	setFocusModeLocked(lensPosition:completionHandler:)	setFocusModeLocked(lensPosition:)	instance	CMTime	-	13.0	-	documentation
AVCaptureDevice	setWhiteBalanceModeLocked(with:completionHandler:)	setWhiteBalanceModeLocked(with:)	instance	CMTime	-	13.0	-	documentation
AVCaptureDevice	setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:completionHandler:)	setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:)	instance	CMTime	-	13.0	10.15	importer
AVCapturePhotoOutput	setPreparedPhotoSettingsArray(_:completionHandler:)	setPreparedPhotoSettingsArray(_:)	instance	Void	throws	13.0	-	documentation
AVCaptureStillImageOutput	captureStillImageAsynchronously(from:completionHandler:)	captureStillImage(from:)	instance	UnsafeMutableRawPointer	throws	13.0	10.15	importer
AVCaptureStillImageOutput	captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:)	captureStillImageBracket(from:withSettingsArray:)	instance	(UnsafeMutableRawPointer, AVCaptureBracketedStillImageSettings)	throws	13.0	-	importer
AVComposition	loadTracks(withMediaType:completionHandler:)	loadTracks(withMediaType:)	instance	[AVCompositionTrack]	throws	13.0	10.15	documentation
AVContentKeyRequest	makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:completionHandler:)	makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:)	instance	Data	throws	13.0	10.15	documentation
AVContentKeySession	invalidateAllPersistableContentKeys(forApp:options:completionHandler:)	invalidateAllPersistableContentKeys(forApp:options:)	instance	Data	throws	13.0	10.15	importer
AVContentKeySession	invalidatePersistableContentKey(_:options:completionHandler:)	invalidatePersistableContentKey(_:options:)	instance	Data	throws	13.0	10.15	importer
AVContentKeySession	makeSecureTokenForExpirationDate(ofPersistableContentKey:completionHandler:)	makeSecureTokenForExpirationDate(ofPersistableContentKey:)	instance	Data	throws	13.0	10.15	importer
AVExternalStorageDevice	requestAccess(completionHandler:)	requestAccess()	static	Bool	-	17.0	14.0	documentation
AVFragmentedAsset	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVFragmentedAssetTrack	throws	13.0	10.15	importer
AVFragmentedAsset	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVFragmentedAssetTrack]	throws	13.0	10.15	importer
AVFragmentedMovie	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVFragmentedMovieTrack	throws	15.0	10.15	importer
AVFragmentedMovie	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVFragmentedMovieTrack]	throws	15.0	10.15	importer
AVMIDIPlayer	play(_:)	play()	instance	Void	-	13.0	10.15	documentation
AVMetadataItem	loadValuesAsynchronously(forKeys:completionHandler:)	loadValues(forKeys:)	instance	Void	-	13.0	10.15	importer
AVMovie	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVMovieTrack	throws	13.0	10.15	importer
AVMovie	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVMovieTrack]	throws	13.0	10.15	importer
AVMutableComposition	insert(_:of:at:completionHandler:)	insert(_:of:at:)	instance	Void	throws	13.0	13.0	importer
AVMutableComposition	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVMutableCompositionTrack	throws	13.0	10.15	importer
AVMutableComposition	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVMutableCompositionTrack]	throws	13.0	10.15	importer
AVMutableMovie	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVMutableMovieTrack	throws	13.0	10.15	importer
AVMutableMovie	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVMutableMovieTrack]	throws	13.0	10.15	importer
AVMutableVideoComposition	videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	videoComposition(with:applyingCIFiltersWithHandler:)	static	AVMutableVideoComposition	throws	13.0	10.15	importer
AVMutableVideoComposition	videoComposition(withPropertiesOf:completionHandler:)	videoComposition(withPropertiesOf:)	static	AVMutableVideoComposition	throws	13.0	10.15	importer
AVMutableVideoComposition	videoComposition(withPropertiesOf:prototypeInstruction:completionHandler:)	videoComposition(withPropertiesOf:prototypeInstruction:)	static	AVMutableVideoComposition	throws	13.0	10.15	importer
AVPlayer	preroll(atRate:completionHandler:)	preroll(atRate:)	instance	Bool	-	13.0	10.15	documentation
AVPlayer	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	13.0	10.15	documentation
AVPlayer	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	13.0	10.15	documentation
AVPlayerItem	requestContentAuthorizationAsynchronously(withTimeoutInterval:completionHandler:)	requestContentAuthorization(withTimeoutInterval:)	instance	Void	-	-	10.15	documentation
AVPlayerItem	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayerItem	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayerItemIntegratedTimeline	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	18.0	15.0	documentation
AVPlayerItemIntegratedTimeline	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	18.0	15.0	documentation
AVPlayerView	beginTrimming(completionHandler:)	beginTrimming()	instance	AVPlayerViewTrimResult	-	-	10.15	importer, unless the header disables it
AVSampleBufferAudioRenderer	flush(fromSourceTime:completionHandler:)	flush(fromSourceTime:)	instance	Bool	-	-	-	documentation
AVSampleBufferGeneratorBatch	makeDataReady(completionHandler:)	makeDataReady()	instance	Void	throws	13.0	10.15	importer
AVSampleBufferRenderSynchronizer	removeRenderer(_:at:completionHandler:)	removeRenderer(_:at:)	instance	Bool	-	13.0	10.15	importer
AVSampleBufferVideoRenderer	loadVideoPerformanceMetrics(completionHandler:)	videoPerformanceMetrics	instance	AVVideoPerformanceMetrics?	-	17.4	14.4	documentation
AVSpeechSynthesizer	requestPersonalVoiceAuthorization(completionHandler:)	requestPersonalVoiceAuthorization()	static	AVSpeechSynthesisPersonalVoiceAuthorizationStatus	-	13.0	10.15	importer
AVURLAsset	findCompatibleTrack(for:completionHandler:)	findCompatibleTrack(for:)	instance	AVAssetTrack?	throws	15.0	12.0	documentation
AVVideoComposition	videoComposition(with:applyingCIFiltersWithHandler:completionHandler:)	videoComposition(with:applyingCIFiltersWithHandler:)	static	AVVideoComposition	throws	13.0	10.15	importer
AVVideoComposition	videoComposition(withPropertiesOf:completionHandler:)	videoComposition(withPropertiesOf:)	static	AVVideoComposition	throws	13.0	10.15	importer
BAAssetPackManager	checkForUpdates(completionHandler:)	checkForUpdates()	instance	(Set<String>, Set<String>)	throws	13.0	10.15	importer
BAAssetPackManager	ensureLocalAvailability(of:completionHandler:)	ensureLocalAvailability(of:)	instance	Void	throws	13.0	10.15	importer
BAAssetPackManager	ensureLocalAvailability(of:requireLatestVersion:completionHandler:)	ensureLocalAvailability(of:requireLatestVersion:)	instance	Void	throws	13.0	10.15	importer
BAAssetPackManager	getAllAssetPacks(completionHandler:)	allAssetPacks()	instance	Set<BAAssetPack>	throws	13.0	10.15	importer
BAAssetPackManager	getAssetPack(withIdentifier:completionHandler:)	assetPack(withIdentifier:)	instance	BAAssetPack	throws	13.0	10.15	importer
BAAssetPackManager	getLocalStatusOfAssetPack(withIdentifier:completionHandler:)	localStatusOfAssetPack(withIdentifier:)	instance	BAAssetPackStatus	-	13.0	10.15	importer
BAAssetPackManager	getStatusOfAssetPack(withIdentifier:completionHandler:)	statusOfAssetPack(withIdentifier:)	instance	BAAssetPackStatus	throws	13.0	10.15	importer
BAAssetPackManager	getStatusRelative(to:completionHandler:)	statusRelative(to:)	instance	BAAssetPackStatus	throws	13.0	10.15	importer
BAAssetPackManager	removeAssetPack(withIdentifier:completionHandler:)	removeAssetPack(withIdentifier:)	instance	Void	throws	13.0	10.15	importer
BADownloadManager	fetchCurrentDownloads(completionHandler:)	currentDownloads	instance	[BADownload]	throws	16.1	13.0	documentation
BEBrowserDataExportManager	export(_:completionHandler:)	export(_:)	instance	Void	throws	13.0	10.15	importer
BEBrowserDataExportManager	exportFinished(completionHandler:)	exportFinished()	instance	Void	throws	13.0	10.15	importer
BEBrowserDataExportManager	requestExport(for:token:completionHandler:)	requestExport(for:token:)	instance	BEExportOptions	throws	13.0	10.15	importer
BEBrowserDataImportManager	requestImport(for:completionHandler:)	requestImport(for:)	instance	BEImportOptions	throws	13.0	10.15	importer
BEDownloadMonitor	beginMonitoring(_:)	beginMonitoring()	instance	BEDownloadMonitorLocation	throws	13.0	10.15	importer
BEDownloadMonitor	resumeMonitoring(_:completionHandler:)	resumeMonitoring(_:)	instance	Void	throws	13.0	10.15	importer
BENetworkingProcess	networkProcess(interruptionHandler:completion:)	networkProcess(interruptionHandler:)	static	BENetworkingProcess	throws	13.0	10.15	importer
BENetworkingProcess	networkProcess(withBundleID:interruptionHandler:completion:)	networkProcess(withBundleID:interruptionHandler:)	static	BENetworkingProcess	throws	18.2	10.15	importer
BERenderingProcess	renderingProcess(interruptionHandler:completion:)	renderingProcess(interruptionHandler:)	static	BERenderingProcess	throws	13.0	10.15	importer
BERenderingProcess	renderingProcess(withBundleID:interruptionHandler:completion:)	renderingProcess(withBundleID:interruptionHandler:)	static	BERenderingProcess	throws	13.0	10.15	importer
BEWebContentFilter	evaluateURL(_:completionHandler:)	evaluateURL(_:)	instance	(Bool, Data?)	-	13.0	10.15	importer
BEWebContentProcess	webContentProcess(interruptionHandler:completion:)	webContentProcess(interruptionHandler:)	static	BEWebContentProcess	throws	13.0	10.15	importer
BEWebContentProcess	webContentProcess(withBundleID:interruptionHandler:completion:)	webContentProcess(withBundleID:interruptionHandler:)	static	BEWebContentProcess	throws	13.0	10.15	importer
BGTaskScheduler	getPendingTaskRequests(completionHandler:)	pendingTaskRequests()	instance	[BGTaskRequest]	-	13.0	-	documentation
CBIdentityPicker	runModal(for:completionHandler:)	runModal(for:)	instance	NSModalResponse	-	-	10.15	importer
CHHapticEngine	start(completionHandler:)	start()	instance	Void	throws	13.0	10.15	importer
CHHapticEngine	stop(completionHandler:)	stop()	instance	Void	throws	13.0	10.15	importer
CKContainer	accept(_:completionHandler:)	accept(_:)	instance	CKShare	throws	13.0	10.15	documentation
CKContainer	accountStatus(completionHandler:)	accountStatus()	instance	CKAccountStatus	throws	-	-	documentation
CKContainer	discoverAllIdentities(completionHandler:)	allUserIdentitiesFromContacts()	instance	[CKUserIdentity]	throws	13.0	10.15	documentation
CKContainer	discoverUserIdentity(withEmailAddress:completionHandler:)	userIdentity(forEmailAddress:)	instance	CKUserIdentity?	throws	13.0	10.15	documentation
CKContainer	discoverUserIdentity(withPhoneNumber:completionHandler:)	userIdentity(forPhoneNumber:)	instance	CKUserIdentity?	throws	13.0	10.15	documentation
CKContainer	discoverUserIdentity(withUserRecordID:completionHandler:)	userIdentity(forUserRecordID:)	instance	CKUserIdentity?	throws	13.0	10.15	documentation
CKContainer	fetchAllLongLivedOperationIDs(completionHandler:)	fetchAllLongLivedOperationIDs()	instance	[CKOperationID]	throws	13.0	10.15	importer
CKContainer	fetchLongLivedOperation(with:completionHandler:)	fetchLongLivedOperation(with:)	instance	CKOperation	throws	13.0	10.15	importer
CKContainer	fetchShareMetadata(with:completionHandler:)	shareMetadata(for:)	instance	CKShare.Metadata	throws	13.0	10.15	documentation
CKContainer	fetchShareParticipant(withEmailAddress:completionHandler:)	shareParticipant(forEmailAddress:)	instance	CKShare.Participant	throws	13.0	10.15	documentation
CKContainer	fetchShareParticipant(withPhoneNumber:completionHandler:)	shareParticipant(forPhoneNumber:)	instance	CKShare.Participant	throws	13.0	10.15	documentation
CKContainer	fetchShareParticipant(withUserRecordID:completionHandler:)	shareParticipant(forUserRecordID:)	instance	CKShare.Participant	throws	13.0	10.15	documentation
CKContainer	fetchUserRecordID(completionHandler:)	userRecordID()	instance	CKRecord.ID	throws	-	-	documentation
CKContainer	requestApplicationPermission(_:completionHandler:)	requestApplicationPermission(_:)	instance	CKContainer.ApplicationPermissionStatus	throws	13.0	10.15	documentation
CKContainer	status(forApplicationPermission:completionHandler:)	applicationPermissionStatus(for:)	instance	CKContainer.ApplicationPermissionStatus	throws	13.0	10.15	documentation
CKDatabase	delete(withRecordID:completionHandler:)	deleteRecord(withID:)	instance	CKRecord.ID	throws	-	-	documentation
CKDatabase	delete(withRecordZoneID:completionHandler:)	deleteRecordZone(withID:)	instance	CKRecordZone.ID	throws	-	-	documentation
CKDatabase	delete(withSubscriptionID:completionHandler:)	deleteSubscription(withID:)	instance	CKSubscriptionID	throws	13.0	10.15	memory
CKDatabase	fetch(withRecordID:completionHandler:)	record(for:)	instance	CKRecord	throws	-	-	documentation
CKDatabase	fetchAllRecordZones(completionHandler:)	allRecordZones()	instance	[CKRecordZone]	throws	-	-	documentation
CKDatabase	fetchAllSubscriptions(completionHandler:)	allSubscriptions()	instance	[CKSubscription]	throws	13.0	10.15	documentation
CKDatabase	perform(_:inZoneWith:completionHandler:)	perform(_:inZoneWith:)	instance	[CKRecord]	throws	13.0	10.15	documentation
CKDatabase	save(_:completionHandler:)	save(_:)	instance	CKRecord	throws	-	-	documentation
CKSyncEngine	cancelOperations(completionHandler:)	cancelOperations()	instance	Void	-	13.0	10.15	importer
CKSyncEngine	fetchChanges(completionHandler:)	fetchChanges()	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	fetchChanges(with:completionHandler:)	fetchChanges(with:)	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	sendChanges(completionHandler:)	sendChanges()	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	sendChanges(with:completionHandler:)	sendChanges(with:)	instance	Void	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressDictionary(_:completionHandler:)	geocodeAddressDictionary(_:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	geocodeAddressString(_:completionHandler:)	geocodeAddressString(_:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	geocodeAddressString(_:in:completionHandler:)	geocodeAddressString(_:in:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	geocodeAddressString(_:in:preferredLocale:completionHandler:)	geocodeAddressString(_:in:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:completionHandler:)	geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:)	instance	[CLPlacemark]	throws	-	-	documentation
CLGeocoder	geocodePostalAddress(_:completionHandler:)	geocodePostalAddress(_:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	geocodePostalAddress(_:preferredLocale:completionHandler:)	geocodePostalAddress(_:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	reverseGeocodeLocation(_:completionHandler:)	reverseGeocodeLocation(_:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLGeocoder	reverseGeocodeLocation(_:preferredLocale:completionHandler:)	reverseGeocodeLocation(_:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	documentation
CLKWatchFaceLibrary	addWatchFace(at:completionHandler:)	addWatchFace(at:)	instance	Void	throws	14.0	-	documentation
CLLocationManager	requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)	historicalLocations(purposeKey:sampleCount:)	instance	[CLLocation]	throws	-	-	documentation
CLLocationManager	requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)	requestTemporaryFullAccuracyAuthorization(withPurposeKey:)	instance	Void	throws	14.0	11.0	documentation
CLLocationManager	startMonitoringLocationPushes(completion:)	startMonitoringLocationPushes()	instance	Data	throws	15.0	-	documentation
CLMonitor	request(with:completion:)	request(with:)	static	CLMonitor	-	13.0	10.15	importer
CLSContext	descendant(matchingIdentifierPath:completion:)	descendant(matchingIdentifierPath:)	instance	CLSContext	throws	13.0	11.0	documentation
CLSDataStore	contexts(matching:completion:)	contexts(matching:)	instance	[CLSContext]	throws	13.0	11.0	documentation
CLSDataStore	contexts(matchingIdentifierPath:completion:)	contexts(matchingIdentifierPath:)	instance	[CLSContext]	throws	13.0	11.0	documentation
CLSDataStore	fetchActivity(for:completion:)	fetchActivity(for:)	instance	CLSActivity	throws	14.5	11.3	documentation
CLSDataStore	save(completion:)	save()	instance	Void	throws	13.0	11.0	documentation
CMIOExtensionStream	consumeSampleBuffer(from:completionHandler:)	consumeSampleBuffer(from:)	instance	(CMSampleBuffer, UInt64, CMIOExtensionStream.DiscontinuityFlags, Bool)	throws	-	12.3	documentation
CNAssetInfo	checkIfCinematic(_:completionHandler:)	checkIfCinematic(_:)	static	Bool	-	13.0	10.15	importer
CNAssetInfo	load(from:completionHandler:)	load(from:)	static	CNAssetInfo	throws	13.0	10.15	importer
CNAssetSpatialAudioInfo	checkIfContainsSpatialAudio(_:completionHandler:)	checkIfContainsSpatialAudio(_:)	static	Bool	-	13.0	10.15	importer
CNAssetSpatialAudioInfo	load(from:completionHandler:)	load(from:)	static	CNAssetSpatialAudioInfo	throws	13.0	10.15	importer
CNContactStore	requestAccess(for:completionHandler:)	requestAccess(for:)	instance	Bool	throws	13.0	10.15	documentation
CNRenderingSessionAttributes	load(from:completionHandler:)	load(from:)	static	CNRenderingSessionAttributes	throws	13.0	10.15	importer
CNScript	load(from:changes:progress:completionHandler:)	load(from:changes:progress:)	static	CNScript	throws	13.0	10.15	importer
CPInterfaceController	dismissTemplate(animated:completion:)	dismissTemplate(animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	pop(to:animated:completion:)	pop(to:animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	popTemplate(animated:completion:)	popTemplate(animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	popToRootTemplate(animated:completion:)	popToRootTemplate(animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	presentTemplate(_:animated:completion:)	presentTemplate(_:animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	pushTemplate(_:animated:completion:)	pushTemplate(_:animated:)	instance	Bool	throws	14.0	-	documentation
CPInterfaceController	setRootTemplate(_:animated:completion:)	setRootTemplate(_:animated:)	instance	Bool	throws	14.0	-	documentation
CPMapTemplate	dismissNavigationAlert(animated:completion:)	dismissNavigationAlert(animated:)	instance	Bool	-	13.0	-	documentation
CSSearchableIndex	deleteAllSearchableItems(completionHandler:)	deleteAllSearchableItems()	instance	Void	throws	13.0	10.15	documentation
CSSearchableIndex	deleteSearchableItems(withDomainIdentifiers:completionHandler:)	deleteSearchableItems(withDomainIdentifiers:)	instance	Void	throws	13.0	10.15	documentation
CSSearchableIndex	deleteSearchableItems(withIdentifiers:completionHandler:)	deleteSearchableItems(withIdentifiers:)	instance	Void	throws	13.0	10.15	documentation
CSSearchableIndex	endBatch(withClientState:completionHandler:)	endBatch(withClientState:)	instance	Void	throws	13.0	10.15	documentation
CSSearchableIndex	endIndexBatch(expectedClientState:newClientState:completionHandler:)	endIndexBatch(expectedClientState:newClientState:)	instance	Void	throws	18.0	15.0	documentation
CSSearchableIndex	fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)	fetchData(forBundleIdentifier:itemIdentifier:contentType:)	instance	Data	throws	13.0	13.0	documentation
CSSearchableIndex	fetchLastClientState(completionHandler:)	fetchLastClientState()	instance	Data	throws	13.0	10.15	documentation
CSSearchableIndex	indexSearchableItems(_:completionHandler:)	indexSearchableItems(_:)	instance	Void	throws	13.0	10.15	documentation
CTCellularPlanProvisioning	addPlan(with:completionHandler:)	addPlan(with:)	instance	CTCellularPlanProvisioningAddPlanResult	-	13.0	10.15	importer
CTCellularPlanProvisioning	addPlan(with:properties:completionHandler:)	addPlan(with:properties:)	instance	CTCellularPlanProvisioningAddPlanResult	-	13.0	10.15	importer
CTCellularPlanProvisioning	update(_:completionHandler:)	update(_:)	instance	Void	throws	13.0	10.15	importer
CTCellularPlanStatus	getTokenWithCompletion(_:)	token()	static	String	throws	13.0	10.15	importer
CXCallController	requestTransaction(with:completion:)	requestTransaction(with:)	instance	Void	throws	13.0	-	documentation
CXCallDirectoryExtensionContext	completeRequest(completionHandler:)	completeRequest()	instance	Bool	-	13.0	-	documentation
CXCallDirectoryManager	getEnabledStatusForExtension(withIdentifier:completionHandler:)	enabledStatusForExtension(withIdentifier:)	instance	CXCallDirectoryManager.EnabledStatus	throws	13.0	-	documentation
CXCallDirectoryManager	openSettings(completionHandler:)	openSettings()	instance	Void	throws	13.4	-	documentation
CXCallDirectoryManager	reloadExtension(withIdentifier:completionHandler:)	reloadExtension(withIdentifier:)	instance	Void	throws	13.0	-	documentation
CXProvider	reportNewIncomingCall(with:update:completion:)	reportNewIncomingCall(with:update:)	instance	Void	throws	13.0	-	documentation
CXProvider	reportNewIncomingVoIPPushPayload(_:completion:)	reportNewIncomingVoIPPushPayload(_:)	static	Void	throws	14.5	-	documentation
DCAppAttestService	attestKey(_:clientDataHash:completionHandler:)	attestKey(_:clientDataHash:)	instance	Data	throws	14.0	11.0	documentation
DCAppAttestService	generateAssertion(_:clientDataHash:completionHandler:)	generateAssertion(_:clientDataHash:)	instance	Data	throws	14.0	11.0	documentation
DCAppAttestService	generateKey(completionHandler:)	generateKey()	instance	String	throws	14.0	11.0	documentation
DCDevice	generateToken(completionHandler:)	generateToken()	instance	Data	throws	13.0	10.15	documentation
EAAccessoryManager	showBluetoothAccessoryPicker(withNameFilter:completion:)	showBluetoothAccessoryPicker(withNameFilter:)	instance	Void	throws	13.0	-	documentation
EKEventStore	requestAccess(to:completion:)	requestAccess(to:)	instance	Bool	throws	13.0	10.15	documentation
EKEventStore	requestFullAccessToEvents(completion:)	requestFullAccessToEvents()	instance	Bool	throws	17.0	14.0	documentation
EKEventStore	requestFullAccessToReminders(completion:)	requestFullAccessToReminders()	instance	Bool	throws	17.0	14.0	documentation
EKEventStore	requestWriteOnlyAccessToEvents(completion:)	requestWriteOnlyAccessToEvents()	instance	Bool	throws	17.0	14.0	documentation
EKVirtualConferenceProvider	fetchAvailableRoomTypes(completionHandler:)	fetchAvailableRoomTypes()	instance	[EKVirtualConferenceRoomTypeDescriptor]	throws	15.0	12.0	documentation
EKVirtualConferenceProvider	fetchVirtualConference(identifier:completionHandler:)	fetchVirtualConference(identifier:)	instance	EKVirtualConferenceDescriptor	throws	15.0	12.0	documentation
ENManager	activate(completionHandler:)	activate()	instance	Void	throws	13.0	-	documentation
ENManager	getDiagnosisKeys(completionHandler:)	diagnosisKeys()	instance	[ENTemporaryExposureKey]	throws	13.0	-	documentation
ENManager	getTestDiagnosisKeys(completionHandler:)	testDiagnosisKeys()	instance	[ENTemporaryExposureKey]	throws	13.0	-	documentation
ENManager	getUserTraveled(completionHandler:)	userTraveled()	instance	Bool	throws	13.0	-	documentation
ENManager	preAuthorizeDiagnosisKeys(completionHandler:)	preAuthorizeDiagnosisKeys()	instance	Void	throws	14.4	-	documentation
ENManager	requestPreAuthorizedDiagnosisKeys(completionHandler:)	requestPreAuthorizedDiagnosisKeys()	instance	Void	throws	14.4	-	documentation
ENManager	setExposureNotificationEnabled(_:completionHandler:)	setExposureNotificationEnabled(_:)	instance	Void	throws	13.0	-	documentation
EPDeveloperTool	requestAccess(completionHandler:)	requestAccess()	instance	Bool	-	13.0	10.15	importer
FIFinderSyncController	setLastUsedDate(_:forItemWith:completion:)	setLastUsedDate(_:forItemWith:)	instance	any Error	-	13.0	10.15	importer
FIFinderSyncController	setTagData(_:forItemWith:completion:)	setTagData(_:forItemWith:)	instance	any Error	-	13.0	10.15	importer
FSBlockDeviceResource	read(into:startingAt:length:completionHandler:)	read(into:startingAt:length:)	instance	Int	throws	-	10.15	importer
FSBlockDeviceResource	write(from:startingAt:length:completionHandler:)	write(from:startingAt:length:)	instance	Int	throws	-	10.15	importer
FSClient	fetchInstalledExtensions(completionHandler:)	installedExtensions	instance	[FSModuleIdentity]	throws	-	15.4	documentation
FileManager	fetchLatestRemoteVersionOfItem(at:completionHandler:)	fetchLatestRemoteVersionOfItem(at:)	instance	NSFileVersion	throws	13.0	10.15	importer
FileManager	getFileProviderServicesForItem(at:completionHandler:)	fileProviderServicesForItem(at:)	instance	[NSFileProviderServiceName: NSFileProviderService]	throws	13.0	10.15	importer
FileManager	pauseSyncForUbiquitousItem(at:completionHandler:)	pauseSyncForUbiquitousItem(at:)	instance	Void	throws	13.0	10.15	importer
FileManager	resumeSyncForUbiquitousItem(at:with:completionHandler:)	resumeSyncForUbiquitousItem(at:with:)	instance	Void	throws	13.0	10.15	importer
FileManager	unmountVolume(at:options:completionHandler:)	unmountVolume(at:options:)	instance	Void	throws	-	10.15	importer
FileManager	uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:completionHandler:)	uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:)	instance	NSFileVersion	throws	13.0	10.15	importer
GCController	startWirelessControllerDiscovery(completionHandler:)	startWirelessControllerDiscovery()	static	Void	-	13.0	10.15	documentation
GKAchievement	loadAchievements(completionHandler:)	loadAchievements()	static	[GKAchievement]	throws	13.0	10.15	documentation
GKAchievement	report(_:withCompletionHandler:)	report(_:)	static	Void	throws	13.0	10.15	documentation
GKAchievement	report(_:withEligibleChallenges:withCompletionHandler:)	report(_:withEligibleChallenges:)	static	Void	throws	13.0	10.15	documentation
GKAchievement	report(completionHandler:)	report()	instance	Void	throws	-	10.15	documentation
GKAchievement	resetAchievements(completionHandler:)	resetAchievements()	static	Void	throws	13.0	10.15	documentation
GKAchievement	selectChallengeablePlayerIDs(_:withCompletionHandler:)	selectChallengeablePlayerIDs(_:)	instance	[String]	throws	13.0	10.15	documentation
GKAchievement	selectChallengeablePlayers(_:withCompletionHandler:)	selectChallengeablePlayers(_:)	instance	[GKPlayer]	throws	13.0	10.15	documentation
GKAchievementDescription	loadAchievementDescriptions(completionHandler:)	loadAchievementDescriptions()	static	[GKAchievementDescription]	throws	13.0	10.15	documentation
GKAchievementDescription	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	-	-	documentation
GKChallenge	loadReceivedChallenges(completionHandler:)	loadReceivedChallenges()	static	[GKChallenge]	throws	13.0	10.15	documentation
GKChallengeDefinition	loadChallengeDefinitions(completionHandler:)	loadChallengeDefinitions()	static	[GKChallengeDefinition]	throws	13.0	10.15	importer
GKChallengeDefinition	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKCloudPlayer	getCurrentSignedInPlayer(forContainer:completionHandler:)	currentSignedInPlayer(forContainer:)	static	GKCloudPlayer	throws	13.0	10.15	documentation
GKGameActivity	checkPendingGameActivityExistence(completionHandler:)	checkPendingGameActivityExistence()	static	Bool	-	13.0	10.15	importer
GKGameActivity	findMatch(completionHandler:)	findMatch()	instance	GKMatch	throws	13.0	10.15	importer
GKGameActivity	findPlayersForHostedMatch(completionHandler:)	findPlayersForHostedMatch()	instance	[GKPlayer]	throws	13.0	10.15	importer
GKGameActivityDefinition	loadAchievementDescriptions(completionHandler:)	loadAchievementDescriptions()	instance	[GKAchievementDescription]	throws	13.0	10.15	importer
GKGameActivityDefinition	loadGameActivityDefinitions(completionHandler:)	loadGameActivityDefinitions()	static	[GKGameActivityDefinition]	throws	13.0	10.15	importer
GKGameActivityDefinition	loadGameActivityDefinitions(withIDs:completionHandler:)	loadGameActivityDefinitions(withIDs:)	static	[GKGameActivityDefinition]	throws	13.0	10.15	importer
GKGameActivityDefinition	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKGameActivityDefinition	loadLeaderboards(completionHandler:)	loadLeaderboards()	instance	[GKLeaderboard]	throws	13.0	10.15	importer
GKGameSession	clearBadge(for:completionHandler:)	clearBadge(for:)	instance	Void	throws	13.0	10.15	importer
GKGameSession	createSession(inContainer:withTitle:maxConnectedPlayers:completionHandler:)	createSession(inContainer:withTitle:maxConnectedPlayers:)	static	GKGameSession	throws	13.0	10.15	importer
GKGameSession	getShareURL(completionHandler:)	shareURL()	instance	URL	throws	13.0	10.15	documentation
GKGameSession	load(withIdentifier:completionHandler:)	load(withIdentifier:)	static	GKGameSession	throws	13.0	10.15	importer
GKGameSession	loadData(completionHandler:)	loadData()	instance	Data	throws	13.0	10.15	importer
GKGameSession	loadSessions(inContainer:completionHandler:)	loadSessions(inContainer:)	static	[GKGameSession]	throws	13.0	10.15	importer
GKGameSession	remove(withIdentifier:completionHandler:)	remove(withIdentifier:)	static	Void	throws	13.0	10.15	importer
GKGameSession	save(_:completionHandler:)	save(_:)	instance	Data	throws	13.0	10.15	importer
GKGameSession	send(_:with:completionHandler:)	send(_:with:)	instance	Void	throws	13.0	10.15	importer
GKGameSession	sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:completionHandler:)	sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:)	instance	Void	throws	13.0	10.15	importer
GKGameSession	setConnectionState(_:completionHandler:)	setConnectionState(_:)	instance	Void	throws	13.0	10.15	importer
GKLeaderboard	loadCategories(completionHandler:)	loadCategories()	static	([String], [String])	throws	-	-	documentation
GKLeaderboard	loadEntries(for:timeScope:completionHandler:)	loadEntries(for:timeScope:)	instance	(GKLeaderboard.Entry?, [GKLeaderboard.Entry])	throws	14.0	11.0	documentation
GKLeaderboard	loadEntries(for:timeScope:range:completionHandler:)	loadEntries(for:timeScope:range:)	instance	(GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int)	throws	14.0	11.0	documentation
GKLeaderboard	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	documentation
GKLeaderboard	loadLeaderboards(IDs:completionHandler:)	loadLeaderboards(IDs:)	static	[GKLeaderboard]	throws	14.0	11.0	documentation
GKLeaderboard	loadLeaderboards(completionHandler:)	loadLeaderboards()	static	[GKLeaderboard]	throws	13.0	10.15	documentation
GKLeaderboard	loadPreviousOccurrence(completionHandler:)	loadPreviousOccurrence()	instance	GKLeaderboard?	throws	14.0	11.0	documentation
GKLeaderboard	setDefault(_:withCompletionHandler:)	setDefault(_:)	static	Void	throws	-	10.15	documentation
GKLeaderboard	submitScore(_:context:player:completionHandler:)	submitScore(_:context:player:)	instance	Void	throws	14.0	11.0	documentation
GKLeaderboard	submitScore(_:context:player:leaderboardIDs:completionHandler:)	submitScore(_:context:player:leaderboardIDs:)	static	Void	throws	14.0	11.0	documentation
GKLeaderboardSet	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	documentation
GKLeaderboardSet	loadLeaderboardSets(completionHandler:)	loadLeaderboardSets()	static	[GKLeaderboardSet]	throws	13.0	10.15	documentation
GKLeaderboardSet	loadLeaderboards(completionHandler:)	loadLeaderboards()	instance	[GKLeaderboard]	throws	13.0	10.15	documentation
GKLocalPlayer	authenticate(completionHandler:)	authenticate()	instance	Void	throws	-	-	documentation
GKLocalPlayer	deleteSavedGames(withName:completionHandler:)	deleteSavedGames(withName:)	instance	Void	throws	13.0	10.15	documentation
GKLocalPlayer	fetchItems(forIdentityVerificationSignature:)	fetchItemsForIdentityVerificationSignature()	instance	(URL, Data, Data, UInt64)	throws	13.5	10.15.5	documentation
GKLocalPlayer	fetchSavedGames(completionHandler:)	fetchSavedGames()	instance	[GKSavedGame]	throws	13.0	10.15	documentation
GKLocalPlayer	generateIdentityVerificationSignature(completionHandler:)	generateIdentityVerificationSignature()	instance	(URL, Data, Data, UInt64)	throws	13.0	10.15	documentation
GKLocalPlayer	loadChallengableFriends(completionHandler:)	loadChallengableFriends()	instance	[GKPlayer]	throws	13.0	10.15	documentation
GKLocalPlayer	loadDefaultLeaderboardCategoryID(completionHandler:)	loadDefaultLeaderboardCategoryID()	instance	String	throws	-	10.15	documentation
GKLocalPlayer	loadDefaultLeaderboardIdentifier(completionHandler:)	loadDefaultLeaderboardIdentifier()	instance	String	throws	13.0	10.15	documentation
GKLocalPlayer	loadFriendPlayers(completionHandler:)	loadFriendPlayers()	instance	[GKPlayer]	throws	13.0	10.15	documentation
GKLocalPlayer	loadFriends(_:)	loadFriends()	instance	[GKPlayer]	throws	14.5	11.3	documentation
GKLocalPlayer	loadFriends(identifiedBy:completionHandler:)	loadFriends(identifiedBy:)	instance	[GKPlayer]	throws	14.5	11.3	documentation
GKLocalPlayer	loadFriendsAuthorizationStatus(_:)	loadFriendsAuthorizationStatus()	instance	GKFriendsAuthorizationStatus	throws	14.5	11.3	documentation
GKLocalPlayer	loadFriendsObsoleted(completionHandler:)	loadFriendsObsoleted()	instance	[String]	throws	13.0	10.15	documentation
GKLocalPlayer	loadRecentPlayers(completionHandler:)	loadRecentPlayers()	instance	[GKPlayer]	throws	13.0	10.15	documentation
GKLocalPlayer	resolveConflictingSavedGames(_:with:completionHandler:)	resolveConflictingSavedGames(_:with:)	instance	[GKSavedGame]	throws	13.0	10.15	documentation
GKLocalPlayer	saveGameData(_:withName:completionHandler:)	saveGameData(_:withName:)	instance	GKSavedGame	throws	13.0	10.15	documentation
GKLocalPlayer	setDefaultLeaderboardCategoryID(_:completionHandler:)	setDefaultLeaderboardCategoryID(_:)	instance	Void	throws	-	10.15	documentation
GKLocalPlayer	setDefaultLeaderboardIdentifier(_:completionHandler:)	setDefaultLeaderboardIdentifier(_:)	instance	Void	throws	13.0	10.15	documentation
GKMatch	chooseBestHostPlayer(completionHandler:)	chooseBestHostPlayer()	instance	String?	-	13.0	10.15	documentation
GKMatch	chooseBestHostingPlayer(completionHandler:)	chooseBestHostingPlayer()	instance	GKPlayer?	-	13.0	10.15	documentation
GKMatch	rematch(completionHandler:)	rematch()	instance	GKMatch	throws	13.0	10.15	documentation
GKMatchmaker	addPlayers(to:matchRequest:completionHandler:)	addPlayers(to:matchRequest:)	instance	Void	throws	13.0	10.15	documentation
GKMatchmaker	findMatch(for:withCompletionHandler:)	findMatch(for:)	instance	GKMatch	throws	13.0	10.15	documentation
GKMatchmaker	findMatchedPlayers(_:withCompletionHandler:)	findMatchedPlayers(_:)	instance	GKMatchedPlayers	throws	17.2	14.2	documentation
GKMatchmaker	findPlayers(forHostedMatchRequest:withCompletionHandler:)	findPlayers(forHostedMatchRequest:)	instance	[String]	throws	13.0	10.15	documentation
GKMatchmaker	findPlayers(forHostedRequest:withCompletionHandler:)	findPlayers(forHostedRequest:)	instance	[GKPlayer]	throws	13.0	10.15	documentation
GKMatchmaker	match(for:completionHandler:)	match(for:)	instance	GKMatch	throws	13.0	10.15	documentation
GKMatchmaker	queryActivity(completionHandler:)	queryActivity()	instance	Int	throws	13.0	10.15	documentation
GKMatchmaker	queryPlayerGroupActivity(_:withCompletionHandler:)	queryPlayerGroupActivity(_:)	instance	Int	throws	13.0	10.15	documentation
GKMatchmaker	queryQueueActivity(_:withCompletionHandler:)	queryQueueActivity(_:)	instance	Int	throws	17.2	14.2	documentation
GKNotificationBanner	show(withTitle:message:completionHandler:)	show(withTitle:message:)	static	Void	-	13.0	10.15	documentation
GKNotificationBanner	show(withTitle:message:duration:completionHandler:)	show(withTitle:message:duration:)	static	Void	-	13.0	10.15	documentation
GKPlayer	loadPhoto(for:withCompletionHandler:)	loadPhoto(for:)	instance	NSImage	throws	13.0	10.15	documentation
GKSavedGame	loadData(completionHandler:)	loadData()	instance	Data	throws	13.0	10.15	documentation
GKScore	report(_:withCompletionHandler:)	report(_:)	static	Void	throws	13.0	10.15	importer
GKScore	report(_:withEligibleChallenges:withCompletionHandler:)	report(_:withEligibleChallenges:)	static	Void	throws	14.0	11.0	documentation
GKScore	report(completionHandler:)	report()	instance	Void	throws	13.0	10.15	importer
GKTurnBasedExchange	cancel(withLocalizableMessageKey:arguments:completionHandler:)	cancel(withLocalizableMessageKey:arguments:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedExchange	reply(withLocalizableMessageKey:arguments:data:completionHandler:)	reply(withLocalizableMessageKey:arguments:data:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	acceptInvite(completionHandler:)	acceptInvite()	instance	GKTurnBasedMatch	throws	13.0	10.15	documentation
GKTurnBasedMatch	declineInvite(completionHandler:)	declineInvite()	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	endMatchInTurn(withMatch:completionHandler:)	endMatchInTurn(withMatch:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	endMatchInTurn(withMatch:leaderboardScores:achievements:completionHandler:)	endMatchInTurn(withMatch:leaderboardScores:achievements:)	instance	Void	throws	14.0	11.0	documentation
GKTurnBasedMatch	endMatchInTurn(withMatch:scores:achievements:completionHandler:)	endMatchInTurn(withMatch:scores:achievements:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	endTurn(withNextParticipant:match:completionHandler:)	endTurn(withNextParticipant:match:)	instance	Void	throws	-	-	documentation
GKTurnBasedMatch	endTurn(withNextParticipants:turnTimeout:match:completionHandler:)	endTurn(withNextParticipants:turnTimeout:match:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	find(for:withCompletionHandler:)	find(for:)	static	GKTurnBasedMatch	throws	13.0	10.15	documentation
GKTurnBasedMatch	load(withID:withCompletionHandler:)	load(withID:)	static	GKTurnBasedMatch	throws	13.0	10.15	documentation
GKTurnBasedMatch	loadMatchData(completionHandler:)	loadMatchData()	instance	Data?	throws	13.0	10.15	documentation
GKTurnBasedMatch	loadMatches(completionHandler:)	loadMatches()	static	[GKTurnBasedMatch]	throws	13.0	10.15	documentation
GKTurnBasedMatch	participantQuitInTurn(with:nextParticipant:match:completionHandler:)	participantQuitInTurn(with:nextParticipant:match:)	instance	Void	throws	-	-	documentation
GKTurnBasedMatch	participantQuitInTurn(with:nextParticipants:turnTimeout:match:completionHandler:)	participantQuitInTurn(with:nextParticipants:turnTimeout:match:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	participantQuitOutOfTurn(with:withCompletionHandler:)	participantQuitOutOfTurn(with:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	rematch(completionHandler:)	rematch()	instance	GKTurnBasedMatch	throws	13.0	10.15	documentation
GKTurnBasedMatch	remove(completionHandler:)	remove()	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	saveCurrentTurn(withMatch:completionHandler:)	saveCurrentTurn(withMatch:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	saveMergedMatch(_:withResolvedExchanges:completionHandler:)	saveMergedMatch(_:withResolvedExchanges:)	instance	Void	throws	13.0	10.15	documentation
GKTurnBasedMatch	sendExchange(to:data:localizableMessageKey:arguments:timeout:completionHandler:)	sendExchange(to:data:localizableMessageKey:arguments:timeout:)	instance	GKTurnBasedExchange	throws	13.0	10.15	documentation
GKTurnBasedMatch	sendReminder(to:localizableMessageKey:arguments:completionHandler:)	sendReminder(to:localizableMessageKey:arguments:)	instance	Void	throws	13.0	10.15	documentation
GLKTextureLoader	cubeMap(withContentsOf:options:queue:completionHandler:)	cubeMap(withContentsOf:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	cubeMap(withContentsOfFile:options:queue:completionHandler:)	cubeMap(withContentsOfFile:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	cubeMap(withContentsOfFiles:options:queue:completionHandler:)	cubeMap(withContentsOfFiles:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	texture(with:options:queue:completionHandler:)	texture(with:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	texture(withContentsOf:options:queue:completionHandler:)	texture(withContentsOf:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	texture(withContentsOfFile:options:queue:completionHandler:)	texture(withContentsOfFile:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GLKTextureLoader	texture(withName:scaleFactor:bundle:options:queue:completionHandler:)	texture(withName:scaleFactor:bundle:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	documentation
GSSyncedDirectory	finishSyncing(_:completionHandler:)	finishSyncing(_:)	instance	Void	-	13.0	10.15	importer
GSSyncedDirectory	finishSyncing(completionHandler:)	finishSyncing()	instance	Void	-	13.0	10.15	importer
GSSyncedDirectory	triggerPendingUpload(completionHandler:)	triggerPendingUpload()	instance	Bool	-	13.0	10.15	importer
HKAttachmentStore	addAttachment(to:name:contentType:url:metadata:completion:)	addAttachment(to:name:contentType:url:metadata:)	instance	HKAttachment	throws	13.0	10.15	importer
HKAttachmentStore	getAttachments(for:completion:)	attachments(for:)	instance	[HKAttachment]	throws	16.0	13.0	documentation
HKAttachmentStore	getData(for:completion:)	attachments(for:)	instance	[HKAttachment]	throws	13.0	10.15	importer
HKHealthStore	add(_:to:completion:)	addSamples(_:to:)	instance	Void	throws	13.0	13.0	documentation
HKHealthStore	delete(_:withCompletion:)	delete(_:)	instance	Void	throws	13.0	13.0	documentation
HKHealthStore	deleteObjects(of:predicate:withCompletion:)	deleteObjects(of:predicate:)	instance	Int	throws	13.0	13.0	documentation
HKHealthStore	disableAllBackgroundDelivery(completion:)	disableAllBackgroundDelivery()	instance	Void	throws	-	13.0	documentation
HKHealthStore	disableBackgroundDelivery(for:withCompletion:)	disableBackgroundDelivery(for:)	instance	Void	throws	-	13.0	documentation
HKHealthStore	enableBackgroundDelivery(for:frequency:withCompletion:)	enableBackgroundDelivery(for:frequency:)	instance	Void	throws	-	13.0	documentation
HKHealthStore	getRequestStatusForAuthorization(toShare:read:completion:)	statusForAuthorizationRequest(toShare:read:)	instance	HKAuthorizationRequestStatus	throws	13.0	13.0	documentation
HKHealthStore	handleAuthorizationForExtension(completion:)	handleAuthorizationForExtension()	instance	Void	throws	13.0	13.0	documentation
HKHealthStore	preferredUnits(for:completion:)	preferredUnits(for:)	instance	[HKQuantityType : HKUnit]	throws	13.0	13.0	documentation
HKHealthStore	recalibrateEstimates(sampleType:date:completion:)	recalibrateEstimates(sampleType:date:)	instance	Void	throws	15.0	13.0	documentation
HKHealthStore	recoverActiveWorkoutSession(completion:)	recoverActiveWorkoutSession()	instance	HKWorkoutSession?	throws	-	-	documentation
HKHealthStore	relateWorkoutEffortSample(_:with:activity:completion:)	relateWorkoutEffortSample(_:with:activity:)	instance	Bool	throws	18.0	15.0	documentation
HKHealthStore	requestPerObjectReadAuthorization(for:predicate:completion:)	requestPerObjectReadAuthorization(for:predicate:)	instance	Void	throws	16.0	13.0	documentation
HKHealthStore	save(_:withCompletion:)	save(_:)	instance	Void	throws	13.0	13.0	documentation
HKHealthStore	startWatchApp(with:completion:)	startWatchApp(toHandle:)	instance	Void	throws	13.0	13.0	documentation
HKHealthStore	unrelateWorkoutEffortSample(_:from:activity:completion:)	unrelateWorkoutEffortSample(_:from:activity:)	instance	Bool	throws	18.0	15.0	documentation
HKHeartbeatSeriesBuilder	finishSeries(completion:)	finishSeries()	instance	HKHeartbeatSeriesSample	throws	13.0	10.15	importer
HKQuantitySeriesSampleBuilder	finishSeries(metadata:completion:)	finishSeries(metadata:)	instance	[HKQuantitySample]	throws	13.0	13.0	documentation
HKWorkoutBuilder	add(_:completion:)	addSamples(_:)	instance	Void	throws	13.0	-	documentation
HKWorkoutBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Void	throws	13.0	-	documentation
HKWorkoutBuilder	addWorkoutActivity(_:completion:)	addWorkoutActivity(_:)	instance	Void	throws	16.0	13.0	documentation
HKWorkoutBuilder	beginCollection(withStart:completion:)	beginCollection(at:)	instance	Void	throws	13.0	-	documentation
HKWorkoutBuilder	finishWorkout(completion:)	finishWorkout()	instance	HKWorkout?	throws	13.0	-	documentation
HKWorkoutBuilder	updateActivity(uuid:adding:completion:)	updateActivity(uuid:adding:)	instance	Void	throws	16.0	13.0	documentation
HKWorkoutBuilder	updateActivity(uuid:end:completion:)	updateActivity(uuid:end:)	instance	Void	throws	16.0	13.0	documentation
HKWorkoutRouteBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Void	throws	13.0	13.0	documentation
HKWorkoutRouteBuilder	finishRoute(with:metadata:completion:)	finishRoute(with:metadata:)	instance	HKWorkoutRoute	throws	13.0	13.0	documentation
HKWorkoutRouteBuilder	insertRouteData(_:completion:)	insertRouteData(_:)	instance	Void	throws	13.0	13.0	documentation
HKWorkoutSession	sendToRemoteWorkoutSession(data:completion:)	sendToRemoteWorkoutSession(data:)	instance	Void	throws	17.0	-	documentation
HMAccessory	identify(completionHandler:)	identify()	instance	Void	throws	13.0	-	documentation
HMAccessory	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMAccessorySetupManager	performAccessorySetup(using:completionHandler:)	performAccessorySetup(using:)	instance	HMAccessorySetupResult	throws	15.4	-	documentation
HMActionSet	addAction(_:completionHandler:)	addAction(_:)	instance	Void	throws	13.0	-	documentation
HMActionSet	removeAction(_:completionHandler:)	removeAction(_:)	instance	Void	throws	13.0	-	documentation
HMActionSet	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMCameraStream	updateAudioStreamSetting(_:completionHandler:)	updateAudioStreamSetting(_:)	instance	Void	throws	13.0	-	documentation
HMCharacteristic	enableNotification(_:completionHandler:)	enableNotification(_:)	instance	Void	throws	13.0	-	documentation
HMCharacteristic	readValue(completionHandler:)	readValue()	instance	Void	throws	13.0	-	documentation
HMCharacteristic	updateAuthorizationData(_:completionHandler:)	updateAuthorizationData(_:)	instance	Void	throws	13.0	-	documentation
HMCharacteristic	writeValue(_:completionHandler:)	writeValue(_:)	instance	Void	throws	13.0	-	documentation
HMCharacteristicEvent	updateTriggerValue(_:completionHandler:)	updateTriggerValue(_:)	instance	Void	throws	13.0	-	documentation
HMCharacteristicWriteAction	updateTargetValue(_:completionHandler:)	updateTargetValue(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	addEvent(_:completionHandler:)	addEvent(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	removeEvent(_:completionHandler:)	removeEvent(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	updateEndEvents(_:completionHandler:)	updateEndEvents(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	updateEvents(_:completionHandler:)	updateEvents(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	updateExecuteOnce(_:completionHandler:)	updateExecuteOnce(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	updatePredicate(_:completionHandler:)	updatePredicate(_:)	instance	Void	throws	13.0	-	documentation
HMEventTrigger	updateRecurrences(_:completionHandler:)	updateRecurrences(_:)	instance	Void	throws	13.0	-	documentation
HMHome	addAccessory(_:completionHandler:)	addAccessory(_:)	instance	Void	throws	13.0	-	documentation
HMHome	addActionSet(withName:completionHandler:)	addActionSet(named:)	instance	HMActionSet	throws	13.0	-	documentation
HMHome	addAndSetupAccessories(completionHandler:)	addAndSetUpAccessories()	instance	Void	throws	13.0	-	documentation
HMHome	addAndSetupAccessories(with:completionHandler:)	addAndSetUpAccessories(payload:)	instance	[HMAccessory]	throws	13.0	-	documentation
HMHome	addRoom(withName:completionHandler:)	addRoom(named:)	instance	HMRoom	throws	13.0	-	documentation
HMHome	addServiceGroup(withName:completionHandler:)	addServiceGroup(named:)	instance	HMServiceGroup	throws	13.0	-	documentation
HMHome	addTrigger(_:completionHandler:)	addTrigger(_:)	instance	Void	throws	13.0	-	documentation
HMHome	addUser(completionHandler:)	addUser()	instance	HMUser	throws	13.0	-	documentation
HMHome	addZone(withName:completionHandler:)	addZone(named:)	instance	HMZone	throws	13.0	-	documentation
HMHome	assignAccessory(_:to:completionHandler:)	assignAccessory(_:to:)	instance	Void	throws	13.0	-	documentation
HMHome	executeActionSet(_:completionHandler:)	executeActionSet(_:)	instance	Void	throws	13.0	-	documentation
HMHome	manageUsers(completionHandler:)	manageUsers()	instance	Void	throws	13.0	-	documentation
HMHome	removeAccessory(_:completionHandler:)	removeAccessory(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeActionSet(_:completionHandler:)	removeActionSet(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeRoom(_:completionHandler:)	removeRoom(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeServiceGroup(_:completionHandler:)	removeServiceGroup(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeTrigger(_:completionHandler:)	removeTrigger(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeUser(_:completionHandler:)	removeUser(_:)	instance	Void	throws	13.0	-	documentation
HMHome	removeZone(_:completionHandler:)	removeZone(_:)	instance	Void	throws	13.0	-	documentation
HMHome	unblockAccessory(_:completionHandler:)	unblockAccessory(_:)	instance	Void	throws	13.0	-	documentation
HMHome	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMHomeManager	addHome(withName:completionHandler:)	addHome(named:)	instance	HMHome	throws	13.0	-	documentation
HMHomeManager	findVendorAccessory(withHAPPublicKey:completionHandler:)	findVendorAccessory(withHAPPublicKey:)	instance	HMAccessory	throws	13.0	-	importer
HMHomeManager	removeHome(_:completionHandler:)	removeHome(_:)	instance	Void	throws	13.0	-	documentation
HMHomeManager	updatePrimaryHome(_:completionHandler:)	updatePrimaryHome(_:)	instance	Void	throws	13.0	-	documentation
HMLocationEvent	updateRegion(_:completionHandler:)	updateRegion(_:)	instance	Void	throws	13.0	-	importer
HMRoom	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMService	updateAssociatedServiceType(_:completionHandler:)	updateAssociatedServiceType(_:)	instance	Void	throws	13.0	-	documentation
HMService	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMServiceGroup	addService(_:completionHandler:)	addService(_:)	instance	Void	throws	13.0	-	documentation
HMServiceGroup	removeService(_:completionHandler:)	removeService(_:)	instance	Void	throws	13.0	-	documentation
HMServiceGroup	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMTimerTrigger	updateFireDate(_:completionHandler:)	updateFireDate(_:)	instance	Void	throws	13.0	-	documentation
HMTimerTrigger	updateRecurrence(_:completionHandler:)	updateRecurrence(_:)	instance	Void	throws	13.0	-	documentation
HMTimerTrigger	updateTimeZone(_:completionHandler:)	updateTimeZone(_:)	instance	Void	throws	13.0	-	documentation
HMTrigger	addActionSet(_:completionHandler:)	addActionSet(_:)	instance	Void	throws	13.0	-	documentation
HMTrigger	enable(_:completionHandler:)	enable(_:)	instance	Void	throws	13.0	-	documentation
HMTrigger	removeActionSet(_:completionHandler:)	removeActionSet(_:)	instance	Void	throws	13.0	-	documentation
HMTrigger	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
HMZone	addRoom(_:completionHandler:)	addRoom(_:)	instance	Void	throws	13.0	-	documentation
HMZone	removeRoom(_:completionHandler:)	removeRoom(_:)	instance	Void	throws	13.0	-	documentation
HMZone	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	documentation
ICCameraDevice	requestSendPTPCommand(_:outData:completion:)	requestSendPTPCommand(_:outData:)	instance	(Data, Data)	throws	13.0	10.15	documentation
ICCameraFile	requestFingerprint(completion:)	requestFingerprint()	instance	String	throws	18.0	15.0	documentation
ICCameraFile	requestMetadataDictionary(options:completion:)	requestMetadataDictionary(options:)	instance	[AnyHashable : Any]	throws	13.0	10.15	documentation
ICCameraFile	requestReadData(atOffset:length:completion:)	requestReadData(atOffset:length:)	instance	Data	throws	13.0	10.15	documentation
ICCameraFile	requestSecurityScopedURL(completion:)	requestSecurityScopedURL()	instance	URL	throws	17.0	14.0	documentation
ICCameraFile	requestThumbnailData(options:completion:)	requestThumbnailData(options:)	instance	Data	throws	13.0	10.15	documentation
ICDevice	requestCloseSession(options:completion:)	requestCloseSession(options:)	instance	Void	throws	-	10.15	importer
ICDevice	requestEject(completion:)	requestEject()	instance	Void	throws	13.0	10.15	documentation
ICDevice	requestOpenSession(options:completion:)	requestOpenSession(options:)	instance	Void	throws	-	10.15	importer
ICDeviceBrowser	requestContentsAuthorization(completion:)	requestContentsAuthorization()	instance	ICAuthorizationStatus	-	14.0	-	documentation
ICDeviceBrowser	requestControlAuthorization(completion:)	requestControlAuthorization()	instance	ICAuthorizationStatus	-	14.0	-	documentation
ICDeviceBrowser	resetContentsAuthorization(completion:)	resetContentsAuthorization()	instance	ICAuthorizationStatus	-	15.0	-	documentation
ICDeviceBrowser	resetControlAuthorization(completion:)	resetControlAuthorization()	instance	ICAuthorizationStatus	-	15.0	-	documentation
ILMessageFilterExtensionContext	deferQueryRequestToNetwork(completion:)	deferQueryRequestToNetwork()	instance	ILNetworkResponse	throws	13.0	-	documentation
INFocusStatusCenter	requestAuthorization(completionHandler:)	requestAuthorization()	instance	INFocusStatusAuthorizationStatus	-	15.0	12.0	documentation
INInteraction	delete(with:completion:)	delete(with:)	static	Void	throws	13.0	11.0	documentation
INInteraction	deleteAll(completion:)	deleteAll()	static	Void	throws	13.0	11.0	documentation
INInteraction	donate(completion:)	donate()	instance	Void	throws	13.0	11.0	documentation
INRelevantShortcutStore	setRelevantShortcuts(_:completionHandler:)	setRelevantShortcuts(_:)	instance	Void	throws	13.0	-	documentation
INVoiceShortcutCenter	getAllVoiceShortcuts(completion:)	allVoiceShortcuts()	instance	[INVoiceShortcut]	throws	13.0	12.0	documentation
INVoiceShortcutCenter	getVoiceShortcut(with:completion:)	getVoiceShortcut(with:)	instance	INVoiceShortcut	throws	13.0	12.0	documentation
IOUSBHostPipe	enqueueIORequest(with:completionTimeout:error:completionHandler:)	enqueueIORequest(with:completionTimeout:)	instance	(IOReturn, Int)	throws	-	10.15	documentation
IOUSBHostPipe	enqueueIORequest(with:frameList:frameListCount:firstFrameNumber:error:completionHandler:)	enqueueIORequest(with:frameList:frameListCount:firstFrameNumber:)	instance	(IOReturn, UnsafeMutablePointer<IOUSBHostIsochronousFrame>)	throws	-	10.15	documentation
IOUSBHostPipe	enqueueIORequest(with:transactionList:transactionListCount:firstFrameNumber:options:error:completionHandler:)	enqueueIORequest(with:transactionList:transactionListCount:firstFrameNumber:options:)	instance	(IOReturn, UnsafeMutablePointer<IOUSBHostIsochronousTransaction>)	throws	-	12.0	documentation
IOUSBHostStream	enqueueIORequest(with:error:completionHandler:)	enqueueIORequest(with:)	instance	(IOReturn, Int)	throws	-	10.15	documentation
LAContext	evaluateAccessControl(_:operation:localizedReason:reply:)	evaluateAccessControl(_:operation:localizedReason:)	instance	Bool	throws	13.0	10.15	documentation
LAContext	evaluatePolicy(_:localizedReason:reply:)	evaluatePolicy(_:localizedReason:)	instance	Bool	throws	13.0	10.15	documentation
LAPrivateKey	decrypt(_:algorithm:completion:)	decrypt(_:algorithm:)	instance	Data	throws	16.0	13.0	documentation
LAPrivateKey	exchangeKeys(publicKey:algorithm:parameters:completion:)	exchangeKeys(publicKey:algorithm:parameters:)	instance	Data	throws	16.0	13.0	documentation
LAPrivateKey	sign(_:algorithm:completion:)	sign(_:algorithm:)	instance	Data	throws	16.0	13.0	documentation
LAPublicKey	encrypt(_:algorithm:completion:)	encrypt(_:algorithm:)	instance	Data	throws	16.0	13.0	documentation
LAPublicKey	exportBytes(completion:)	bytes	instance	Data	throws	16.0	13.0	documentation
LAPublicKey	verify(_:signature:algorithm:completion:)	verify(_:signature:algorithm:)	instance	Void	throws	16.0	13.0	documentation
LARight	authorize(localizedReason:completion:)	authorize(localizedReason:)	instance	Void	throws	16.0	13.0	documentation
LARight	checkCanAuthorize(completion:)	checkCanAuthorize()	instance	Void	throws	16.0	13.0	documentation
LARight	deauthorize(completion:)	deauthorize()	instance	Void	-	16.0	13.0	documentation
LARightStore	removeAllRights(completion:)	removeAllRights()	instance	Void	throws	16.0	13.0	documentation
LARightStore	removeRight(_:completion:)	removeRight(_:)	instance	Void	throws	16.0	13.0	documentation
LARightStore	removeRight(forIdentifier:completion:)	removeRight(forIdentifier:)	instance	Void	throws	16.0	13.0	documentation
LARightStore	right(forIdentifier:completion:)	right(forIdentifier:)	instance	LAPersistedRight	throws	16.0	13.0	documentation
LARightStore	saveRight(_:identifier:completion:)	saveRight(_:identifier:)	instance	LAPersistedRight	throws	16.0	13.0	documentation
LARightStore	saveRight(_:identifier:secret:completion:)	saveRight(_:identifier:secret:)	instance	LAPersistedRight	throws	16.0	13.0	documentation
LASecret	loadData(completion:)	rawData	instance	Data	throws	16.0	13.0	documentation
LPMetadataProvider	startFetchingMetadata(for:completionHandler:)	startFetchingMetadata(for:)	instance	LPLinkMetadata	throws	13.0	10.15	documentation
MAMusicHapticsManager	checkHapticTrackAvailabilityForMedia(matchingCode:completionHandler:)	checkHapticTrackAvailabilityForMedia(matchingCode:)	instance	Bool	-	13.0	10.15	importer
MCSession	nearbyConnectionData(forPeer:withCompletionHandler:)	nearbyConnectionData(forPeer:)	instance	Data	throws	13.0	10.15	documentation
MEByteSource	readData(ofLength:fromOffset:toDestination:completionHandler:)	readData(ofLength:fromOffset:toDestination:)	instance	Int	throws	13.0	10.15	importer
MEExtensionManager	reloadContentBlocker(withIdentifier:completionHandler:)	reloadContentBlocker(withIdentifier:)	static	Void	throws	-	12.0	documentation
MEExtensionManager	reloadVisibleMessages(completionHandler:)	reloadVisibleMessages()	static	Void	throws	-	12.0	documentation
MFMailComposeViewController	insertCollaborationItemProvider(_:completionHandler:)	insertCollaborationItemProvider(_:)	instance	Bool	-	18.4	-	documentation
MKDirections	calculate(completionHandler:)	calculate()	instance	MKDirections.Response	throws	13.0	10.15	memory
MKDirections	calculateETA(completionHandler:)	calculateETA()	instance	MKETAResponse	throws	13.0	10.15	memory
MKGeocodingRequest	getMapItems(completionHandler:)	mapItems()	instance	[MKMapItem]	throws	13.0	10.15	importer
MKLocalSearch	start(completionHandler:)	start()	instance	MKLocalSearch.Response	throws	13.0	10.15	documentation
MKLookAroundSceneRequest	getSceneWithCompletionHandler(_:)	scene()	instance	MKLookAroundScene	throws	13.0	13.0	importer
MKLookAroundSnapshotter	getSnapshotWithCompletionHandler(_:)	snapshot()	instance	MKLookAroundSnapshotter.Snapshot	throws	13.0	13.0	importer
MKMapItem	openInMaps(launchOptions:completionHandler:)	openInMaps(launchOptions:)	instance	Bool	-	13.0	10.15	importer
MKMapItem	openMaps(with:launchOptions:completionHandler:)	openMaps(with:launchOptions:)	static	Bool	-	13.0	10.15	importer
MKMapItemRequest	getMapItem(completionHandler:)	mapItem()	instance	MKMapItem	throws	13.0	15.0	importer
MKMapSnapshotter	start(completionHandler:)	start()	instance	MKMapSnapshotter.Snapshot	throws	13.0	10.15	documentation
MKReverseGeocodingRequest	getMapItems(completionHandler:)	mapItems()	instance	[MKMapItem]	throws	13.0	10.15	importer
MLComputePlan	load(_:configuration:completionHandler:)	load(_:configuration:)	static	MLComputePlan	throws	13.0	10.15	importer
MLComputePlan	loadContents(of:configuration:completionHandler:)	loadContents(of:configuration:)	static	MLComputePlan	throws	13.0	10.15	importer
MLModel	compileModel(at:completionHandler:)	compileModel(at:)	static	URL	throws	16.0	13.0	documentation
MLModel	load(_:configuration:completionHandler:)	load(asset:configuration:)	static	MLModel	throws	16.0	13.0	documentation
MLModel	loadContents(of:configuration:completionHandler:)	loadContents(of:configuration:)	static	MLModel	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:completionHandler:)	prediction(fromFeatures:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:options:completionHandler:)	prediction(fromFeatures:options:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:using:options:completionHandler:)	prediction(fromFeatures:using:options:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModelAsset	functionNames(completionHandler:)	functionNames	instance	[String]	throws	18.0	15.0	documentation
MLModelAsset	modelDescription(completionHandler:)	modelDescription	instance	MLModelDescription	throws	18.0	15.0	documentation
MLModelAsset	modelDescription(ofFunctionNamed:completionHandler:)	modelDescription(of:)	instance	MLModelDescription	throws	18.0	15.0	documentation
MLModelCollection	endAccessingModelCollection(withIdentifier:completionHandler:)	endAccessing(identifier:)	static	Bool	throws	14.0	-	documentation
MLModelStructure	load(_:completionHandler:)	load(_:)	static	MLModelStructure	throws	13.0	10.15	importer
MLModelStructure	loadContents(of:completionHandler:)	loadContents(of:)	static	MLModelStructure	throws	13.0	10.15	importer
MPMediaLibrary	addItem(withProductID:completionHandler:)	addItem(withProductID:)	instance	[MPMediaEntity]	throws	13.0	-	documentation
MPMediaLibrary	getPlaylist(with:creationMetadata:completionHandler:)	getPlaylist(with:creationMetadata:)	instance	MPMediaPlaylist	throws	13.0	-	documentation
MPMediaLibrary	requestAuthorization(_:)	requestAuthorization()	static	MPMediaLibraryAuthorizationStatus	-	13.0	-	documentation
MPMediaPlaylist	add(_:completionHandler:)	add(_:)	instance	Void	throws	13.0	-	documentation
MPMediaPlaylist	addItem(withProductID:completionHandler:)	addItem(withProductID:)	instance	Void	throws	13.0	-	documentation
MPMusicPlayerApplicationController	perform(queueTransaction:completionHandler:)	perform(queueTransaction:)	instance	MPMusicPlayerControllerQueue	throws	13.0	-	documentation
MPMusicPlayerController	prepareToPlay(completionHandler:)	prepareToPlay()	instance	Void	throws	13.0	-	documentation
MPNowPlayingSession	becomeActiveIfPossible(completion:)	becomeActiveIfPossible()	instance	Bool	-	16.0	-	documentation
MPSAccelerationStructure	rebuild(completionHandler:)	rebuild()	instance	MPSAccelerationStructure?	-	13.0	10.15	importer
MSConversation	insert(_:completionHandler:)	insert(_:)	instance	Void	throws	13.0	-	documentation
MSConversation	insertAttachment(_:withAlternateFilename:completionHandler:)	insertAttachment(_:withAlternateFilename:)	instance	Void	throws	13.0	-	documentation
MSConversation	insertText(_:completionHandler:)	insertText(_:)	instance	Void	throws	13.0	-	documentation
MSConversation	send(_:completionHandler:)	send(_:)	instance	Void	throws	13.0	-	documentation
MSConversation	sendAttachment(_:withAlternateFilename:completionHandler:)	sendAttachment(_:withAlternateFilename:)	instance	Void	throws	13.0	-	documentation
MSConversation	sendText(_:completionHandler:)	sendText(_:)	instance	Void	throws	13.0	-	documentation
MTKTextureLoader	newTexture(URL:options:completionHandler:)	newTexture(URL:options:)	instance	any MTLTexture	throws	13.0	10.15	documentation
MTKTextureLoader	newTexture(cgImage:options:completionHandler:)	newTexture(cgImage:options:)	instance	any MTLTexture	throws	13.0	10.15	documentation
MTKTextureLoader	newTexture(data:options:completionHandler:)	newTexture(data:options:)	instance	any MTLTexture	throws	13.0	10.15	documentation
MTKTextureLoader	newTexture(name:scaleFactor:bundle:options:completionHandler:)	newTexture(name:scaleFactor:bundle:options:)	instance	any MTLTexture	throws	13.0	10.15	documentation
MTKTextureLoader	newTexture(name:scaleFactor:displayGamut:bundle:options:completionHandler:)	newTexture(name:scaleFactor:displayGamut:bundle:options:)	instance	any MTLTexture	throws	-	10.15	documentation
MTKTextureLoader	newTexture(texture:options:completionHandler:)	newTexture(texture:options:)	instance	any MTLTexture	throws	13.0	10.15	documentation
MTKTextureLoader	newTextures(URLs:options:completionHandler:)	newTextures(URLs:options:)	instance	[any MTLTexture]	throws	13.0	10.15	documentation
MTKTextureLoader	newTextures(names:scaleFactor:bundle:options:completionHandler:)	newTextures(names:scaleFactor:bundle:options:)	instance	[any MTLTexture]	throws	13.0	10.15	documentation
MTKTextureLoader	newTextures(names:scaleFactor:displayGamut:bundle:options:completionHandler:)	newTextures(names:scaleFactor:displayGamut:bundle:options:)	instance	[any MTLTexture]	throws	-	10.15	documentation
NEAppProxyFlow	open(withLocalEndpoint:completionHandler:)	open(withLocalEndpoint:)	instance	Void	throws	13.0	10.15	documentation
NEAppProxyFlow	open(withLocalFlowEndpoint:completionHandler:)	open(withLocalFlowEndpoint:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyProvider	startProxy(options:completionHandler:)	startProxy(options:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyProvider	stopProxy(with:completionHandler:)	stopProxy(with:)	instance	Void	-	13.0	10.15	importer
NEAppProxyProviderManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NEAppProxyProviderManager]	throws	13.0	10.15	importer
NEAppProxyTCPFlow	readData(completionHandler:)	readData()	instance	Data	throws	13.0	10.15	importer
NEAppProxyTCPFlow	write(_:withCompletionHandler:)	write(_:)	instance	Void	throws	13.0	10.15	documentation
NEAppProxyUDPFlow	readDatagrams(completionHandler:)	readDatagrams()	instance	([Data], [NEEndpoint])	throws	13.0	10.15	importer
NEAppProxyUDPFlow	readDatagramsAndFlowEndpoints(completionHandler:)	readDatagramsAndFlowEndpoints()	instance	([Data], NWEndpointArray)	throws	13.0	10.15	importer
NEAppProxyUDPFlow	writeDatagrams(_:sentBy:completionHandler:)	writeDatagrams(_:sentBy:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyUDPFlow	writeDatagrams(_:sentByFlowEndpoints:completionHandler:)	writeDatagrams(_:sentByFlowEndpoints:)	instance	Void	throws	13.0	10.15	importer
NEAppPushManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NEAppPushManager]	throws	14.0	-	documentation
NEAppPushManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	14.0	-	documentation
NEAppPushManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	14.0	-	documentation
NEAppPushManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	14.0	-	documentation
NEAppPushProvider	start(completionHandler:)	start()	instance	Void	throws	13.0	10.15	importer
NEAppPushProvider	stop(with:completionHandler:)	stop(with:)	instance	Void	-	13.0	10.15	importer
NEDNSProxyManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	documentation
NEDNSProxyManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	documentation
NEDNSProxyManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	documentation
NEDNSProxyProvider	startProxy(options:completionHandler:)	startProxy(options:)	instance	Void	throws	13.0	10.15	documentation
NEDNSProxyProvider	stopProxy(with:completionHandler:)	stopProxy(with:)	instance	Void	-	13.0	10.15	documentation
NEDNSSettingsManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	14.0	11.0	documentation
NEDNSSettingsManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	14.0	11.0	documentation
NEDNSSettingsManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	14.0	11.0	documentation
NEFilterControlProvider	handleNewFlow(_:completionHandler:)	handleNewFlow(_:)	instance	NEFilterControlVerdict	-	13.0	-	documentation
NEFilterControlProvider	handleRemediation(for:completionHandler:)	handleRemediation(for:)	instance	NEFilterControlVerdict	-	13.0	-	documentation
NEFilterDataProvider	apply(_:completionHandler:)	apply(_:)	instance	Void	throws	-	10.15	documentation
NEFilterManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterProvider	startFilter(completionHandler:)	startFilter()	instance	Void	throws	13.0	10.15	importer
NEFilterProvider	stopFilter(with:completionHandler:)	stopFilter(with:)	instance	Void	-	13.0	10.15	importer
NEHotspotConfigurationManager	apply(_:completionHandler:)	apply(_:)	instance	Void	throws	13.0	-	documentation
NEHotspotConfigurationManager	getConfiguredSSIDs(completionHandler:)	configuredSSIDs()	instance	[String]	-	13.0	-	documentation
NEHotspotConfigurationManager	joinAccessoryHotspot(_:passphrase:completionHandler:)	joinAccessoryHotspot(_:passphrase:)	instance	Void	throws	18.0	-	documentation
NEHotspotConfigurationManager	joinAccessoryHotspotWithoutSecurity(_:completionHandler:)	joinAccessoryHotspotWithoutSecurity(_:)	instance	Void	throws	18.0	-	documentation
NEHotspotNetwork	fetchCurrent(completionHandler:)	fetchCurrent()	static	NEHotspotNetwork?	-	14.0	-	documentation
NEPacketTunnelFlow	readPacketObjects(completionHandler:)	readPacketObjects()	instance	[NEPacket]	-	13.0	10.15	importer
NEPacketTunnelFlow	readPackets(completionHandler:)	readPackets()	instance	([Data], [NSNumber])	-	13.0	10.15	importer
NEPacketTunnelProvider	startTunnel(options:completionHandler:)	startTunnel(options:)	instance	Void	throws	13.0	10.15	importer
NEPacketTunnelProvider	stopTunnel(with:completionHandler:)	stopTunnel(with:)	instance	Void	-	13.0	10.15	importer
NEProvider	displayMessage(_:completionHandler:)	displayMessage(_:)	instance	Bool	-	13.0	10.15	importer
NEProvider	sleep(completionHandler:)	sleep()	instance	Void	-	13.0	10.15	documentation
NERelayManager	getLastClientErrors(_:completionHandler:)	lastClientErrors(_:)	instance	[any Error]?	-	18.0	15.0	documentation
NERelayManager	loadAllManagersFromPreferences(completionHandler:)	loadAllManagersFromPreferences()	static	[NERelayManager]	throws	17.0	14.0	documentation
NERelayManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	17.0	14.0	documentation
NERelayManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	17.0	14.0	documentation
NERelayManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	17.0	14.0	documentation
NETCPConnection	readLength(_:completionHandler:)	readLength(_:)	instance	Data	throws	13.0	10.15	importer
NETCPConnection	readMinimumLength(_:maximumLength:completionHandler:)	readMinimumLength(_:maximumLength:)	instance	Data	throws	13.0	10.15	importer
NETCPConnection	write(_:completionHandler:)	write(_:)	instance	Void	throws	13.0	10.15	importer
NETransparentProxyManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NETransparentProxyManager]	throws	-	10.15	importer
NETunnelProvider	handleAppMessage(_:completionHandler:)	handleAppMessage(_:)	instance	Data?	-	13.0	10.15	documentation
NETunnelProvider	setTunnelNetworkSettings(_:completionHandler:)	setTunnelNetworkSettings(_:)	instance	Void	throws	13.0	10.15	documentation
NETunnelProviderManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NETunnelProviderManager]	throws	13.0	10.15	importer
NEUDPSession	writeDatagram(_:completionHandler:)	writeDatagram(_:)	instance	Void	throws	13.0	10.15	importer
NEUDPSession	writeMultipleDatagrams(_:completionHandler:)	writeMultipleDatagrams(_:)	instance	Void	throws	13.0	10.15	importer
NEURLFilter	verdict(for:completionHandler:)	verdict(for:)	static	NEURLFilterVerdict	-	13.0	10.15	importer
NEVPNConnection	fetchLastDisconnectError(completionHandler:)	fetchLastDisconnectError()	instance	Void	throws	13.0	13.0	importer
NEVPNManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEVPNManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEVPNManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	documentation
NFCNDEFReaderSession	connect(to:completionHandler:)	connect(to:)	instance	Void	throws	13.0	-	documentation
NFCTagReaderSession	connect(to:completionHandler:)	connect(to:)	instance	Void	throws	13.0	-	importer
NLContextualEmbedding	requestAssets(completionHandler:)	requestAssets()	instance	NLContextualEmbedding.AssetsResult	throws	17.0	14.0	documentation
NLTagger	requestAssets(for:tagScheme:completionHandler:)	requestAssets(for:tagScheme:)	static	NLTagger.AssetsResult	throws	13.0	10.15	documentation
NSAlert	beginSheetModal(for:completionHandler:)	beginSheetModal(for:)	instance	NSApplication.ModalResponse	-	-	10.15	documentation
NSAnimationContext	runAnimationGroup(_:completionHandler:)	runAnimationGroup(_:)	static	Void	-	-	10.15	importer
NSBundleResourceRequest	beginAccessingResources(completionHandler:)	beginAccessingResources()	instance	Void	throws	13.0	-	importer
NSBundleResourceRequest	conditionallyBeginAccessingResources(completionHandler:)	conditionallyBeginAccessingResources()	instance	Bool	-	13.0	-	importer
NSCollectionView	performBatchUpdates(_:completionHandler:)	performBatchUpdates(_:)	instance	Bool	-	-	10.15	importer, unless the header disables it
NSColorSampler	show(selectionHandler:)	sample()	instance	NSColor?	-	-	10.15	documentation
NSCoreDataCoreSpotlightDelegate	deleteSpotlightIndex(completionHandler:)	deleteSpotlightIndex()	instance	Void	throws	13.0	10.15	importer
NSDocument	accommodatePresentedItemDeletion(completionHandler:)	accommodatePresentedItemDeletion()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	autosave(withImplicitCancellability:completionHandler:)	autosave(withImplicitCancellability:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	lock(completionHandler:)	lock()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	move(completionHandler:)	move()	instance	Bool	-	-	10.15	documentation
NSDocument	move(to:completionHandler:)	move(to:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	save(to:ofType:for:completionHandler:)	save(to:ofType:for:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	savePresentedItemChanges(completionHandler:)	savePresentedItemChanges()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	share(with:completionHandler:)	share(with:)	instance	Bool	-	-	10.15	importer, unless the header disables it
NSDocument	stopBrowsingVersions(completionHandler:)	stopBrowsingVersions()	instance	Void	-	-	10.15	documentation
NSDocument	unlock(completionHandler:)	unlock()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocumentController	beginOpenPanel(_:forTypes:completionHandler:)	begin(_:forTypes:)	instance	Int	-	-	10.15	importer, unless the header disables it
NSDocumentController	beginOpenPanel(completionHandler:)	beginOpenPanel()	instance	[URL]?	-	-	10.15	importer, unless the header disables it
NSDocumentController	openDocument(withContentsOf:display:completionHandler:)	openDocument(withContentsOf:display:)	instance	(NSDocument, Bool)	throws	-	10.15	importer, unless the header disables it
NSDocumentController	reopenDocument(for:withContentsOf:display:completionHandler:)	reopenDocument(for:withContentsOf:display:)	instance	(NSDocument, Bool)	throws	-	10.15	documentation
NSExtensionContext	open(_:completionHandler:)	open(_:)	instance	Bool	-	13.0	10.15	importer
NSFileProviderExtension	createDirectory(withName:inParentItemIdentifier:completionHandler:)	createDirectory(withName:inParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	deleteItem(withIdentifier:completionHandler:)	deleteItem(withIdentifier:)	instance	Void	throws	13.0	-	documentation
NSFileProviderExtension	importDocument(at:toParentItemIdentifier:completionHandler:)	importDocument(at:toParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	providePlaceholder(at:completionHandler:)	providePlaceholder(at:)	instance	Void	throws	13.0	-	documentation
NSFileProviderExtension	renameItem(withIdentifier:toName:completionHandler:)	renameItem(withIdentifier:toName:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	reparentItem(withIdentifier:toParentItemWithIdentifier:newName:completionHandler:)	reparentItem(withIdentifier:toParentItemWithIdentifier:newName:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	setFavoriteRank(_:forItemIdentifier:completionHandler:)	setFavoriteRank(_:forItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	setLastUsedDate(_:forItemIdentifier:completionHandler:)	setLastUsedDate(_:forItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	setTagData(_:forItemIdentifier:completionHandler:)	setTagData(_:forItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	startProvidingItem(at:completionHandler:)	startProvidingItem(at:)	instance	Void	throws	13.0	-	documentation
NSFileProviderExtension	trashItem(withIdentifier:completionHandler:)	trashItem(withIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderExtension	untrashItem(withIdentifier:toParentItemIdentifier:completionHandler:)	untrashItem(withIdentifier:toParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	documentation
NSFileProviderManager	add(_:completionHandler:)	add(_:)	static	Void	throws	13.0	11.0	documentation
NSFileProviderManager	claimKnownFolders(_:localizedReason:completionHandler:)	claimKnownFolders(_:localizedReason:)	instance	Void	throws	-	15.0	documentation
NSFileProviderManager	disconnect(reason:options:completionHandler:)	disconnect(reason:options:)	instance	Void	throws	-	11.0	documentation
NSFileProviderManager	evictItem(identifier:completionHandler:)	evictItem(identifier:)	instance	Void	throws	16.0	11.0	documentation
NSFileProviderManager	getDomainsWithCompletionHandler(_:)	domains()	static	[NSFileProviderDomain]	throws	13.0	11.0	documentation
NSFileProviderManager	getIdentifierForUserVisibleFile(at:completionHandler:)	identifierForUserVisibleFile(at:)	static	(NSFileProviderItemIdentifier, NSFileProviderDomainIdentifier)	throws	16.0	11.0	documentation
NSFileProviderManager	getService(named:for:completionHandler:)	service(named:for:)	instance	NSFileProviderService?	throws	16.0	13.0	documentation
NSFileProviderManager	getUserVisibleURL(for:completionHandler:)	getUserVisibleURL(for:)	instance	URL	throws	16.0	11.0	documentation
NSFileProviderManager	import(_:fromDirectoryAt:completionHandler:)	import(_:fromDirectoryAt:)	static	Void	throws	16.0	11.0	documentation
NSFileProviderManager	reconnect(completionHandler:)	reconnect()	instance	Void	throws	-	11.0	documentation
NSFileProviderManager	register(_:forItemWithIdentifier:completionHandler:)	register(_:forItemWithIdentifier:)	instance	Void	throws	13.0	11.0	documentation
NSFileProviderManager	reimportItems(below:completionHandler:)	reimportItems(below:)	instance	Void	throws	16.0	11.0	documentation
NSFileProviderManager	releaseKnownFolders(_:localizedReason:completionHandler:)	releaseKnownFolders(_:localizedReason:)	instance	Void	throws	-	15.0	documentation
NSFileProviderManager	remove(_:completionHandler:)	remove(_:)	static	Void	throws	13.0	11.0	documentation
NSFileProviderManager	remove(_:mode:completionHandler:)	remove(_:mode:)	static	URL?	throws	16.0	12.0	documentation
NSFileProviderManager	removeAllDomains(completionHandler:)	removeAllDomains()	static	Void	throws	13.0	11.0	documentation
NSFileProviderManager	requestDiagnosticCollection(for:errorReason:completionHandler:)	requestDiagnosticCollection(for:errorReason:)	instance	Void	throws	-	15.4	documentation
NSFileProviderManager	requestDownloadForItem(with:requestedRange:completionHandler:)	requestDownloadForItem(with:requestedRange:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	requestModification(of:forItemWithIdentifier:options:completionHandler:)	requestModification(of:forItemWithIdentifier:options:)	instance	Void	throws	16.0	13.0	documentation
NSFileProviderManager	signalEnumerator(for:completionHandler:)	signalEnumerator(for:)	instance	Void	throws	13.0	11.0	documentation
NSFileProviderManager	signalErrorResolved(_:completionHandler:)	signalErrorResolved(_:)	instance	Void	throws	16.0	11.0	documentation
NSFileProviderManager	waitForChanges(below:completionHandler:)	waitForChanges(below:)	instance	Void	throws	16.0	11.0	documentation
NSFileProviderManager	waitForStabilization(completionHandler:)	waitForStabilization()	instance	Void	throws	16.0	11.0	documentation
NSFileProviderService	getFileProviderConnection(completionHandler:)	fileProviderConnection()	instance	NSXPCConnection	throws	13.0	10.15	importer
NSFileVersion	getNonlocalVersionsOfItem(at:completionHandler:)	nonlocalVersionsOfItem(at:)	static	[NSFileVersion]	throws	13.0	10.15	importer
NSItemProvider	loadItem(forTypeIdentifier:options:completionHandler:)	loadItem(forTypeIdentifier:options:)	instance	NSSecureCoding	throws	13.0	10.15	importer
NSItemProvider	loadPreviewImage(options:completionHandler:)	loadPreviewImage(options:)	instance	NSSecureCoding	throws	13.0	10.15	importer
NSPDFPanel	beginSheet(with:modalFor:completionHandler:)	beginSheet(with:modalFor:)	instance	Int	-	-	10.15	importer, unless the header disables it
NSPageLayout	beginSheet(using:on:completionHandler:)	beginSheet(using:on:)	instance	NSPageLayoutResult	-	-	14.0	importer, unless the header disables it
NSPasteboard	detectMetadata(for:completionHandler:)	detectMetadata(for:)	instance	[NSPasteboardMetadataType: AnyObject]	throws	-	10.15	importer
NSPasteboard	detectPatterns(for:completionHandler:)	detectPatterns(for:)	instance	Set<NSPasteboardDetectionPattern>	throws	-	10.15	importer
NSPasteboard	detectValues(for:completionHandler:)	detectValues(for:)	instance	[NSPasteboardDetectionPattern: AnyObject]	throws	-	10.15	importer
NSPasteboardItem	detectMetadata(for:completionHandler:)	detectMetadata(for:)	instance	[NSPasteboardMetadataType: AnyObject]	throws	-	10.15	importer
NSPasteboardItem	detectPatterns(for:completionHandler:)	detectPatterns(for:)	instance	Set<NSPasteboardDetectionPattern>	throws	-	10.15	importer
NSPasteboardItem	detectValues(for:completionHandler:)	detectValues(for:)	instance	[NSPasteboardDetectionPattern: AnyObject]	throws	-	10.15	importer
NSPersistentCloudKitContainer	fetchParticipants(matching:into:completion:)	fetchParticipants(matching:into:)	instance	[CKShare.Participant]	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	persistUpdatedShare(_:in:completion:)	persistUpdatedShare(_:in:)	instance	CKShare	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	purgeObjectsAndRecordsInZone(with:in:completion:)	purgeObjectsAndRecordsInZone(with:in:)	instance	CKRecordZone.ID	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	share(_:to:completion:)	share(_:to:)	instance	(Set<NSManagedObjectID>, CKShare, CKContainer)	throws	13.0	10.15	importer
NSPersistentStoreCoordinator	addPersistentStore(with:completionHandler:)	addPersistentStore(with:)	instance	NSPersistentStoreDescription	throws	13.0	10.15	importer
NSPrintPanel	beginSheet(using:on:completionHandler:)	beginSheet(using:on:)	instance	NSPrintPanelResult	-	-	14.0	importer, unless the header disables it
NSSavePanel	begin(completionHandler:)	begin()	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSSavePanel	beginSheetModal(for:completionHandler:)	beginSheetModal(for:)	instance	NSApplication.ModalResponse	-	-	10.15	documentation
NSSpellChecker	showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:completionHandler:)	showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:)	instance	String?	-	-	10.15	importer
NSTextContentManager	synchronizeTextLayoutManagers(_:)	synchronizeTextLayoutManagers()	instance	Void	throws	13.0	10.15	importer
NSURLConnection	sendAsynchronousRequest(_:queue:completionHandler:)	sendAsynchronousRequest(_:queue:)	static	(URLResponse, Data)	throws	13.0	10.15	importer
NSUserActivity	deleteAllSavedUserActivities(completionHandler:)	deleteAllSavedUserActivities()	static	Void	-	13.0	10.15	importer
NSUserActivity	getContinuationStreams(completionHandler:)	continuationStreams()	instance	(InputStream, OutputStream)	throws	13.0	10.15	importer
NSUserAppleScriptTask	execute(withAppleEvent:completionHandler:)	execute(withAppleEvent:)	instance	NSAppleEventDescriptor	throws	13.0	10.15	importer
NSUserAutomatorTask	execute(withInput:completionHandler:)	execute(withInput:)	instance	Any	throws	13.0	10.15	importer
NSUserScriptTask	execute(completionHandler:)	execute()	instance	Void	throws	13.0	10.15	importer
NSUserUnixTask	execute(withArguments:completionHandler:)	execute(withArguments:)	instance	Void	throws	13.0	10.15	importer
NSViewController	transition(from:to:options:completionHandler:)	transition(from:to:options:)	instance	Void	-	-	10.15	documentation
NSWindow	beginCriticalSheet(_:completionHandler:)	beginCriticalSheet(_:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSWindow	beginSheet(_:completionHandler:)	beginSheet(_:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSWindow	requestSharingOfWindow(usingPreview:title:completionHandler:)	requestSharingOfWindow(usingPreview:title:)	instance	Void	throws	-	15.0	importer, unless the header disables it
NSWindow	transferWindowSharing(to:completionHandler:)	transferWindowSharing(to:)	instance	Void	throws	-	13.3	importer, unless the header disables it
NSWorkspace	duplicate(_:completionHandler:)	duplicate(_:)	instance	[URL: URL]	throws	-	10.15	importer
NSWorkspace	open(_:configuration:completionHandler:)	open(_:configuration:)	instance	NSRunningApplication	throws	-	10.15	importer
NSWorkspace	open(_:withApplicationAt:configuration:completionHandler:)	open(_:withApplicationAt:configuration:)	instance	NSRunningApplication	throws	-	10.15	documentation
NSWorkspace	openApplication(at:configuration:completionHandler:)	openApplication(at:configuration:)	instance	NSRunningApplication	throws	-	10.15	importer
NSWorkspace	recycle(_:completionHandler:)	recycle(_:)	instance	[URL: URL]	throws	-	10.15	importer
OperationQueue	addOperation(_:)	addOperation()	instance	Void	-	13.0	10.15	importer
PHASESoundEvent	prepare(completion:)	prepare()	instance	PHASESoundEventPrepareHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	seek(toTime:resumeAtEngineTime:completion:)	seek(toTime:resumeAtEngineTime:)	instance	PHASESoundEventSeekHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	start(at:completion:)	start(at:)	instance	PHASESoundEventStartHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	start(completion:)	start()	instance	PHASESoundEventStartHandlerReason	-	13.0	10.15	importer
PHAssetResourceManager	writeData(for:toFile:options:completionHandler:)	writeData(for:toFile:options:)	instance	Void	throws	13.0	10.15	importer
PHLivePhotoEditingContext	prepareLivePhotoForPlayback(withTargetSize:options:completionHandler:)	livePhotoForPlayback(targetSize:options:)	instance	PHLivePhoto	throws	13.0	10.15	documentation
PHLivePhotoEditingContext	saveLivePhoto(to:options:completionHandler:)	saveLivePhoto(to:options:)	instance	Void	throws	13.0	10.15	documentation
PKAddIdentityDocumentConfiguration	forMetadata(_:completion:)	forMetadata(_:)	static	PKAddIdentityDocumentConfiguration	throws	18.0	-	documentation
PKAddShareablePassConfiguration	forPassMetaData(_:provisioningPolicyIdentifier:action:completion:)	forPassMetaData(_:provisioningPolicyIdentifier:action:)	static	PKAddShareablePassConfiguration	throws	14.0	-	documentation
PKAddShareablePassConfiguration	forPassMetadata(_:action:completion:)	forPassMetadata(_:action:)	static	PKAddShareablePassConfiguration	throws	16.0	-	documentation
PKIdentityAuthorizationController	checkCanRequestDocument(_:completion:)	canRequestDocument(_:)	instance	Bool	-	16.0	-	documentation
PKIdentityAuthorizationController	requestDocument(_:completion:)	requestDocument(_:)	instance	PKIdentityDocument	throws	16.0	-	documentation
PKIssuerProvisioningExtensionHandler	passEntries(completion:)	passEntries()	instance	[PKIssuerProvisioningExtensionPassEntry]	-	14.0	10.15	importer
PKIssuerProvisioningExtensionHandler	remotePassEntries(completion:)	remotePassEntries()	instance	[PKIssuerProvisioningExtensionPassEntry]	-	14.0	10.15	importer
PKIssuerProvisioningExtensionHandler	status(completion:)	status()	instance	PKIssuerProvisioningExtensionStatus	-	14.0	-	documentation
PKPassLibrary	activate(_:activationData:completion:)	activate(_:activationData:)	instance	Bool	throws	13.4	10.15	documentation
PKPassLibrary	addPasses(_:withCompletionHandler:)	addPasses(_:)	instance	PKPassLibraryAddPassesStatus	-	13.0	10.15	documentation
PKPassLibrary	encryptedServiceProviderData(for:completion:)	encryptedServiceProviderData(for:)	instance	[AnyHashable : Any]	throws	16.0	10.15	documentation
PKPassLibrary	requestAuthorization(for:completion:)	requestAuthorization(for:)	instance	PKPassLibraryAuthorizationStatus	-	13.0	10.15	importer
PKPassLibrary	serviceProviderData(for:completion:)	serviceProviderData(for:)	instance	Data	throws	15.0	10.15	documentation
PKPassLibrary	sign(_:using:completion:)	sign(_:using:)	instance	(Data, Data)	throws	13.4	10.15	documentation
PKPaymentAuthorizationController	dismiss(completion:)	dismiss()	instance	Void	-	13.0	11.0	documentation
PKPaymentAuthorizationController	present(completion:)	present()	instance	Bool	-	13.0	11.0	documentation
PKVehicleConnectionSession	session(for:delegate:completion:)	session(for:delegate:)	static	PKVehicleConnectionSession	throws	16.0	10.15	importer
PTChannelManager	channelManager(delegate:restorationDelegate:completionHandler:)	channelManager(delegate:restorationDelegate:)	static	PTChannelManager	throws	16.0	-	documentation
PTChannelManager	setAccessoryButtonEventsEnabled(_:channelUUID:completionHandler:)	setAccessoryButtonEventsEnabled(_:channelUUID:)	instance	Void	throws	17.0	-	documentation
PTChannelManager	setActiveRemoteParticipant(_:channelUUID:completionHandler:)	setActiveRemoteParticipant(_:channelUUID:)	instance	Void	throws	16.0	-	documentation
PTChannelManager	setChannelDescriptor(_:channelUUID:completionHandler:)	setChannelDescriptor(_:channelUUID:)	instance	Void	throws	16.0	-	documentation
PTChannelManager	setServiceStatus(_:channelUUID:completionHandler:)	setServiceStatus(_:channelUUID:)	instance	Void	throws	16.0	-	documentation
PTChannelManager	setTransmissionMode(_:channelUUID:completionHandler:)	setTransmissionMode(_:channelUUID:)	instance	Void	throws	16.0	-	documentation
QLThumbnailGenerator	generateBestRepresentation(for:completion:)	generateBestRepresentation(for:)	instance	QLThumbnailRepresentation	throws	13.0	10.15	importer
RPScreenRecorder	exportClip(to:duration:completionHandler:)	exportClip(to:duration:)	instance	Void	throws	15.0	12.0	documentation
RPScreenRecorder	startCapture(handler:completionHandler:)	startCapture(handler:)	instance	Void	throws	13.0	11.0	documentation
RPScreenRecorder	startClipBuffering(completionHandler:)	startClipBuffering()	instance	Void	throws	15.0	12.0	documentation
RPScreenRecorder	stopClipBuffering(completionHandler:)	stopClipBuffering()	instance	Void	throws	15.0	12.0	documentation
RPScreenRecorder	stopRecording(withOutput:completionHandler:)	stopRecording(withOutput:)	instance	Void	throws	14.0	11.0	documentation
SACrashDetectionManager	requestAuthorization(completionHandler:)	requestAuthorization()	instance	SAAuthorizationStatus	throws	16.0	13.0	documentation
SAEmergencyResponseManager	dialVoiceCall(toPhoneNumber:completionHandler:)	dialVoiceCall(toPhoneNumber:)	instance	Bool	throws	16.0	13.0	documentation
SCNTransaction	setCompletionBlock(_:)	setCompletionBlock()	static	Void	-	13.0	10.15	importer
SCScreenshotManager	captureImage(in:completionHandler:)	captureImage(in:)	static	CGImage	throws	-	15.2	documentation
SCScreenshotManager	captureScreenshot(with:configuration:completionHandler:)	captureScreenshot(with:configuration:)	static	SCScreenshotOutput	throws	-	10.15	importer
SCSensitivityAnalyzer	analyzeImage(_:completionHandler:)	analyzeImage(_:)	instance	SCSensitivityAnalysis	throws	17.0	14.0	documentation
SCSensitivityAnalyzer	analyzeImage(at:completionHandler:)	analyzeImage(at:)	instance	SCSensitivityAnalysis	throws	17.0	14.0	documentation
SCShareableContent	getCurrentProcessShareableContent(completionHandler:)	currentProcess	static	SCShareableContent	throws	-	14.4	documentation
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnly:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnly:)	static	SCShareableContent	throws	-	10.15	importer
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnlyAbove:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnlyAbove:)	static	SCShareableContent	throws	-	10.15	importer
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnlyBelow:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnlyBelow:)	static	SCShareableContent	throws	-	10.15	importer
SCShareableContent	getWithCompletionHandler(_:)	current	static	SCShareableContent	throws	-	12.3	documentation
SCStream	startCapture(completionHandler:)	startCapture()	instance	Void	throws	-	12.3	documentation
SCStream	stopCapture(completionHandler:)	stopCapture()	instance	Void	throws	-	10.15	importer
SCStream	updateConfiguration(_:completionHandler:)	updateConfiguration(_:)	instance	Void	throws	-	12.3	documentation
SFContentBlockerManager	getStateOfContentBlocker(withIdentifier:completionHandler:)	stateOfContentBlocker(withIdentifier:)	static	SFContentBlockerState	throws	13.0	10.15	documentation
SFContentBlockerManager	reloadContentBlocker(withIdentifier:completionHandler:)	reloadContentBlocker(withIdentifier:)	static	Void	throws	13.0	10.15	documentation
SFSafariApplication	dispatchMessage(withName:toExtensionWithIdentifier:userInfo:completionHandler:)	dispatchMessage(withName:toExtensionWithIdentifier:userInfo:)	static	Void	throws	-	10.15	documentation
SFSafariApplication	getActiveWindow(completionHandler:)	activeWindow()	static	SFSafariWindow?	-	-	10.15	documentation
SFSafariApplication	getAllWindows(completionHandler:)	allWindows()	static	[SFSafariWindow]	-	-	10.15	documentation
SFSafariApplication	getHostApplication(completionHandler:)	hostApplication()	static	NSRunningApplication	-	-	10.15	documentation
SFSafariApplication	openWindow(with:completionHandler:)	openWindow(with:)	static	SFSafariWindow?	-	-	10.15	documentation
SFSafariApplication	showPreferencesForExtension(withIdentifier:completionHandler:)	showPreferencesForExtension(withIdentifier:)	static	Void	throws	-	10.15	documentation
SFSafariExtension	getBaseURI(completionHandler:)	baseURI()	static	URL?	-	-	10.15	documentation
SFSafariExtensionManager	getStateOfSafariExtension(withIdentifier:completionHandler:)	stateOfSafariExtension(withIdentifier:)	static	SFSafariExtensionState	throws	-	10.15	documentation
SFSafariPage	getContainingTab(completionHandler:)	containingTab()	instance	SFSafariTab	-	-	10.15	documentation
SFSafariPage	getPropertiesWithCompletionHandler(_:)	properties()	instance	SFSafariPageProperties?	-	-	10.15	documentation
SFSafariPage	getScreenshotOfVisibleArea(completionHandler:)	screenshotOfVisibleArea()	instance	NSImage?	-	-	10.15	documentation
SFSafariTab	activate(completionHandler:)	activate()	instance	Void	-	-	10.15	documentation
SFSafariTab	getActivePage(completionHandler:)	activePage()	instance	SFSafariPage?	-	-	10.15	documentation
SFSafariTab	getContainingWindow(completionHandler:)	containingWindow()	instance	SFSafariWindow?	-	-	10.15	documentation
SFSafariTab	getPagesWithCompletionHandler(_:)	pages()	instance	[SFSafariPage]?	-	-	10.15	documentation
SFSafariWindow	getActiveTab(completionHandler:)	activeTab()	instance	SFSafariTab?	-	-	10.15	documentation
SFSafariWindow	getAllTabs(completionHandler:)	allTabs()	instance	[SFSafariTab]	-	-	10.15	documentation
SFSafariWindow	getToolbarItem(completionHandler:)	toolbarItem()	instance	SFSafariToolbarItem?	-	-	10.15	documentation
SFSafariWindow	openTab(with:makeActiveIfPossible:completionHandler:)	openTab(with:makeActiveIfPossible:)	instance	SFSafariTab?	-	-	10.15	documentation
SFSpeechLanguageModel	prepareCustomLanguageModel(for:clientIdentifier:configuration:completion:)	prepareCustomLanguageModel(for:clientIdentifier:configuration:)	static	Void	throws	17.0	14.0	documentation
SFSpeechLanguageModel	prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:completion:)	prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:)	static	Void	throws	17.0	14.0	documentation
SFSpeechLanguageModel	prepareCustomLanguageModel(for:configuration:completion:)	prepareCustomLanguageModel(for:configuration:)	static	Void	throws	13.0	10.15	importer
SFSpeechLanguageModel	prepareCustomLanguageModel(for:configuration:ignoresCache:completion:)	prepareCustomLanguageModel(for:configuration:ignoresCache:)	static	Void	throws	13.0	10.15	importer
SHMediaItem	fetch(shazamID:completionHandler:)	fetch(shazamID:)	static	SHMediaItem	throws	15.0	12.0	documentation
SHMediaLibrary	add(_:completionHandler:)	add(_:)	instance	Void	throws	15.0	12.0	documentation
SHSignatureGenerator	generateSignature(from:completionHandler:)	signature(from:)	static	SHSignature	throws	16.0	13.0	documentation
SKAdNetwork	endImpression(_:completionHandler:)	endImpression(_:)	static	Void	throws	14.5	-	documentation
SKAdNetwork	startImpression(_:completionHandler:)	startImpression(_:)	static	Void	throws	14.5	-	documentation
SKAdNetwork	updatePostbackConversionValue(_:coarseValue:completionHandler:)	updatePostbackConversionValue(_:coarseValue:)	static	Void	throws	16.1	-	documentation
SKAdNetwork	updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:)	updatePostbackConversionValue(_:coarseValue:lockWindow:)	static	Void	throws	16.1	-	documentation
SKAdNetwork	updatePostbackConversionValue(_:completionHandler:)	updatePostbackConversionValue(_:)	static	Void	throws	15.4	-	documentation
SKCloudServiceController	requestAuthorization(_:)	requestAuthorization()	static	SKCloudServiceAuthorizationStatus	-	13.0	11.0	documentation
SKCloudServiceController	requestCapabilities(completionHandler:)	requestCapabilities()	instance	SKCloudServiceCapability	throws	13.0	11.0	documentation
SKCloudServiceController	requestStorefrontCountryCode(completionHandler:)	requestStorefrontCountryCode()	instance	String	throws	13.0	11.0	documentation
SKCloudServiceController	requestStorefrontIdentifier(completionHandler:)	requestStorefrontIdentifier()	instance	String	throws	13.0	11.0	documentation
SKCloudServiceController	requestUserToken(forDeveloperToken:completionHandler:)	requestUserToken(forDeveloperToken:)	instance	String	throws	13.0	11.0	documentation
SKCloudServiceSetupViewController	load(options:completionHandler:)	load(options:)	instance	Bool	throws	13.0	-	documentation
SKMutableTexture	modifyPixelData(_:)	modifyPixelData()	instance	(UnsafeMutableRawPointer?, Int)	-	13.0	10.15	documentation
SKNode	run(_:completion:)	run(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
SKProductStorePromotionController	fetchStorePromotionOrder(completionHandler:)	fetchStorePromotionOrder()	instance	[SKProduct]	throws	13.0	10.15	importer
SKProductStorePromotionController	fetchStorePromotionVisibility(for:completionHandler:)	fetchStorePromotionVisibility(for:)	instance	SKProductStorePromotionVisibility	throws	13.0	10.15	importer
SKStoreProductViewController	loadProduct(withParameters:completionBlock:)	loadProduct(withParameters:)	instance	Bool	throws	13.0	11.0	documentation
SKStoreProductViewController	loadProduct(withParameters:impression:completionBlock:)	loadProduct(withParameters:impression:)	instance	Bool	throws	16.0	-	documentation
SKTexture	preload(_:withCompletionHandler:)	preload(_:)	static	Void	-	13.0	10.15	importer
SKTexture	preload(completionHandler:)	preload()	instance	Void	-	13.0	10.15	importer
SKTextureAtlas	preload(completionHandler:)	preload()	instance	Void	-	-	-	documentation
SKTextureAtlas	preloadTextureAtlases(_:withCompletionHandler:)	preloadTextureAtlases(_:)	static	Void	-	13.0	10.15	importer
SKTextureAtlas	preloadTextureAtlasesNamed(_:withCompletionHandler:)	preloadTextureAtlasesNamed(_:)	static	[SKTextureAtlas]	throws	13.0	10.15	importer
SMAppService	unregister(completionHandler:)	unregister()	instance	Void	throws	13.0	10.15	importer
SNAudioFileAnalyzer	analyze(completionHandler:)	analyze()	instance	Bool	-	13.0	10.15	importer
SRSensorReader	requestAuthorization(sensors:completion:)	requestAuthorization(sensors:)	static	Void	throws	14.0	-	documentation
STWebHistory	deleteHistory(during:completionHandler:)	deleteHistory(during:)	instance	Set<URL>	throws	18.4	15.4	documentation
STWebHistory	fetchAllHistory(completionHandler:)	fetchAllHistory()	instance	Set<URL>	throws	18.4	15.4	documentation
SWCollaborationView	dismissPopover(_:)	dismissPopover()	instance	Void	-	13.0	10.15	importer, unless the header disables it
SWHighlightCenter	getCollaborationHighlight(for:completionHandler:)	collaborationHighlight(for:)	instance	SWCollaborationHighlight	throws	16.0	13.0	documentation
SWHighlightCenter	getHighlightFor(_:completionHandler:)	highlight(for:)	instance	SWHighlight	throws	16.0	13.0	documentation
SWHighlightCenter	getSignedIdentityProof(for:using:completionHandler:)	signedIdentityProof(for:using:)	instance	SWPerson.SignedIdentityProof	throws	16.0	13.0	documentation
THClient	checkPreferredNetwork(forActiveOperationalDataset:completion:)	checkPreferredNetwork(forActiveOperationalDataset:)	instance	Bool	-	16.0	10.15	importer
THClient	deleteCredentials(forBorderAgent:completion:)	deleteCredentials(forBorderAgent:)	instance	Void	throws	15.0	13.0	documentation
THClient	isPreferredNetworkAvailable(completion:)	isPreferredAvailable()	instance	Bool	-	16.4	13.0	documentation
THClient	retrieveAllActiveCredentials(_:)	retrieveAllActiveCredentials()	instance	Set<THCredentials>	throws	16.4	10.15	importer
THClient	retrieveAllCredentials(_:)	retrieveAllCredentials()	instance	Set<THCredentials>	throws	15.0	10.15	importer
THClient	retrieveCredentials(forBorderAgent:completion:)	retrieveCredentials(forBorderAgent:)	instance	THCredentials	throws	15.0	10.15	importer
THClient	retrieveCredentials(forExtendedPANID:completion:)	credentials(forExtendedPANID:)	instance	THCredentials	throws	15.0	13.0	documentation
THClient	retrievePreferredCredentials(_:)	retrievePreferredCredentials()	instance	THCredentials	throws	15.0	10.15	importer
THClient	storeCredentials(forBorderAgent:activeOperationalDataSet:completion:)	storeCredentials(forBorderAgent:activeOperationalDataSet:)	instance	Void	throws	15.0	13.0	documentation
TKSmartCard	beginSession(reply:)	beginSession()	instance	Bool	throws	-	10.15	documentation
TKSmartCard	sendIns(_:p1:p2:data:le:reply:)	sendIns(_:p1:p2:data:le:)	instance	(Data, UInt16)	throws	13.0	10.15	importer
TKSmartCard	transmit(_:reply:)	transmit(_:)	instance	Data	throws	-	10.15	documentation
TKSmartCardSlotManager	createNFCSlot(withMessage:completion:)	createNFCSlot(withMessage:)	instance	TKSmartCardSlotNFCSession	throws	13.0	10.15	importer
TKSmartCardSlotManager	getSlot(withName:reply:)	getSlot(withName:)	instance	TKSmartCardSlot?	-	-	10.15	documentation
TVApplicationController	evaluate(inJavaScriptContext:completion:)	evaluate(inJavaScriptContext:)	instance	Bool	-	-	-	documentation
TVPlayer	dispatch(event:userInfo:completion:)	dispatch(event:userInfo:)	instance	Bool	-	-	-	documentation
TVTopShelfContentProvider	loadTopShelfContent(completionHandler:)	loadTopShelfContent()	instance	(any TVTopShelfContent)?	-	-	-	documentation
TVUserManager	presentProfilePreferencePanel(currentSettings:availableProfiles:completion:)	presentProfilePreferencePanel(currentSettings:availableProfiles:)	instance	[TVUserIdentifier : TVAppProfileDescriptor]	-	-	-	documentation
TVUserManager	shouldStorePreferenceForCurrentUser(to:completion:)	shouldStorePreferenceForCurrentUser(to:)	instance	Bool	-	-	-	documentation
TVViewElement	dispatchEvent(name:canBubble:cancellable:extraInfo:completion:)	dispatchEvent(name:canBubble:cancellable:extraInfo:)	instance	(Bool, Bool)	-	-	-	documentation
TVViewElement	dispatchEvent(type:canBubble:cancellable:extraInfo:completion:)	dispatchEvent(type:canBubble:cancellable:extraInfo:)	instance	(Bool, Bool)	-	-	-	documentation
Thread	detachNewThread(_:)	detachNewThread()	static	Void	-	13.0	10.15	importer
UIApplication	open(_:options:completionHandler:)	open(_:options:)	instance	Bool	-	13.0	-	documentation
UIApplication	setAlternateIconName(_:completionHandler:)	setAlternateIconName(_:)	instance	Void	throws	13.0	-	documentation
UIDocument	autosave(completionHandler:)	autosave()	instance	Bool	-	13.0	-	documentation
UIDocument	close(completionHandler:)	close()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	open(completionHandler:)	open()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	revert(toContentsOf:completionHandler:)	revert(toContentsOf:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	save(to:for:completionHandler:)	save(to:for:)	instance	Bool	-	13.0	-	documentation
UIDocumentBrowserViewController	importDocument(at:nextToDocumentAt:mode:completionHandler:)	importDocument(at:nextToDocumentAt:mode:)	instance	URL	throws	13.0	-	documentation
UIDocumentBrowserViewController	renameDocument(at:proposedName:completionHandler:)	renameDocument(at:proposedName:)	instance	URL	throws	16.0	-	documentation
UIDocumentBrowserViewController	revealDocument(at:importIfNeeded:completion:)	revealDocument(at:importIfNeeded:)	instance	URL	throws	13.0	-	documentation
UIDocumentViewController	openDocument(completionHandler:)	openDocument()	instance	Bool	-	17.0	-	documentation
UIFocusAnimationCoordinator	addCoordinatedAnimations(_:completion:)	addCoordinatedAnimations(_:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIImage	prepareForDisplay(completionHandler:)	prepareForDisplay()	instance	UIImage?	-	13.0	-	importer
UIImage	prepareThumbnail(of:completionHandler:)	prepareThumbnail(of:)	instance	UIImage?	-	13.0	-	importer
UIImageReader	image(with:completion:)	image(with:)	instance	UIImage?	-	13.0	-	importer
UIImageReader	image(withContentsOfFileURL:completion:)	image(withContentsOfFileURL:)	instance	UIImage?	-	13.0	-	importer
UIImageView	add(_:options:animated:completion:)	add(_:options:animated:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIImageView	removeSymbolEffect(ofType:options:animated:completion:)	removeSymbolEffect(ofType:options:animated:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIImageView	setSymbolImage(_:with:options:completion:)	setSymbolImage(_:with:options:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIInputViewController	requestSupplementaryLexicon(completion:)	requestSupplementaryLexicon()	instance	UILexicon	-	13.0	-	documentation
UIPageViewController	setViewControllers(_:direction:animated:completion:)	setViewControllers(_:direction:animated:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIPasteboard	detectPatterns(for:completionHandler:)	detectPatterns(for:)	instance	Set<UIPasteboardDetectionPattern>	throws	13.0	-	importer
UIPasteboard	detectPatterns(for:inItemSet:completionHandler:)	detectPatterns(for:inItemSet:)	instance	NSArray<Set<UIPasteboardDetectionPattern>>	throws	13.0	-	importer
UIPasteboard	detectValues(for:completionHandler:)	detectValues(for:)	instance	[UIPasteboardDetectionPattern: AnyObject]	throws	13.0	-	importer
UIPasteboard	detectValues(for:inItemSet:completionHandler:)	detectValues(for:inItemSet:)	instance	NSArray<[UIPasteboardDetectionPattern: AnyObject]>	throws	13.0	-	importer
UIPrinter	contactPrinter(_:)	contactPrinter()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIScene	open(_:options:completionHandler:)	open(_:options:)	instance	Bool	-	13.0	-	documentation
UITextCursorDropPositionAnimator	animate(alongsideChanges:completion:)	animate(alongsideChanges:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIView	animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)	animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:)	static	Bool	-	17.0	-	importer, unless the header disables it
UIView	animateKeyframes(withDuration:delay:options:animations:completion:)	animateKeyframes(withDuration:delay:options:animations:)	static	Bool	-	13.0	-	documentation
UIViewPropertyAnimator	addCompletion(_:)	addCompletion()	instance	UIViewAnimatingPosition	-	13.0	-	documentation
UNUserNotificationCenter	add(_:withCompletionHandler:)	add(_:)	instance	Void	throws	13.0	10.15	documentation
UNUserNotificationCenter	getDeliveredNotifications(completionHandler:)	deliveredNotifications()	instance	[UNNotification]	-	13.0	10.15	documentation
UNUserNotificationCenter	getNotificationCategories(completionHandler:)	notificationCategories()	instance	Set<UNNotificationCategory>	-	13.0	10.15	documentation
UNUserNotificationCenter	getNotificationSettings(completionHandler:)	notificationSettings()	instance	UNNotificationSettings	-	13.0	10.15	documentation
UNUserNotificationCenter	getPendingNotificationRequests(completionHandler:)	pendingNotificationRequests()	instance	[UNNotificationRequest]	-	13.0	10.15	documentation
UNUserNotificationCenter	requestAuthorization(options:completionHandler:)	requestAuthorization(options:)	instance	Bool	throws	13.0	10.15	documentation
UNUserNotificationCenter	setBadgeCount(_:withCompletionHandler:)	setBadgeCount(_:)	instance	Void	throws	16.0	13.0	documentation
URLCache	getCachedResponse(for:completionHandler:)	cachedResponse(for:)	instance	CachedURLResponse?	-	13.0	10.15	importer
URLCredentialStorage	getCredentials(for:task:completionHandler:)	credentials(for:task:)	instance	[String: URLCredential]?	-	13.0	10.15	importer
URLCredentialStorage	getDefaultCredential(for:task:completionHandler:)	defaultCredential(for:task:)	instance	URLCredential?	-	13.0	10.15	importer
URLSession	flush(completionHandler:)	flush()	instance	Void	-	13.0	10.15	importer
URLSession	getAllTasks(completionHandler:)	allTasks	instance	[URLSessionTask]	-	13.0	10.15	header: NS_SWIFT_ASYNC_NAME(getter:allTasks())
URLSession	getTasksWithCompletionHandler(_:)	tasks	instance	([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])	-	13.0	10.15	memory
URLSession	reset(completionHandler:)	reset()	instance	Void	-	13.0	10.15	importer
URLSessionDownloadTask	cancel(byProducingResumeData:)	cancelByProducingResumeData()	instance	Data?	-	13.0	10.15	importer
URLSessionStreamTask	readData(ofMinLength:maxLength:timeout:completionHandler:)	readData(ofMinLength:maxLength:timeout:)	instance	(Data, Bool)	throws	13.0	10.15	importer
URLSessionStreamTask	write(_:timeout:completionHandler:)	write(_:timeout:)	instance	Void	throws	13.0	10.15	importer
URLSessionUploadTask	cancel(byProducingResumeData:)	cancelByProducingResumeData()	instance	Data?	-	13.0	10.15	importer
URLSessionWebSocketTask	receiveMessage(completionHandler:)	receiveMessage()	instance	URLSessionWebSocketTask.Message	throws	13.0	10.15	importer
URLSessionWebSocketTask	send(_:completionHandler:)	send(_:)	instance	Void	throws	13.0	10.15	importer
VSAccountManager	checkAccessStatus(options:completionHandler:)	checkAccessStatus(options:)	instance	VSAccountAccessStatus	throws	13.0	-	documentation
VSUserAccountManager	deleteAutoSignInToken(completionHandler:)	deleteAutoSignInToken()	instance	Void	throws	13.0	10.15	importer
VSUserAccountManager	queryAutoSignInToken(completionHandler:)	queryAutoSignInToken()	instance	VSAutoSignInToken	throws	13.0	10.15	importer
VSUserAccountManager	queryUserAccounts(options:completion:)	queryUserAccounts(options:)	instance	[VSUserAccount]	throws	13.0	10.15	importer
VSUserAccountManager	update(_:completion:)	update(_:)	instance	Void	throws	13.0	10.15	importer
VTFrameProcessor	process(parameters:completionHandler:)	process(parameters:)	instance	any VTFrameProcessorParameters	throws	-	15.4	documentation
VTSuperResolutionScalerConfiguration	downloadConfigurationModel(completionHandler:)	downloadConfigurationModel()	instance	Void	throws	13.0	10.15	importer
VZLinuxRosettaDirectoryShare	installRosetta(completionHandler:)	installRosetta()	static	Void	throws	-	13.0	documentation
VZMacOSInstaller	install(completionHandler:)	install()	instance	Void	throws	-	12.0	documentation
VZMacOSRestoreImage	fetchLatestSupported(completionHandler:)	latestSupported	static	VZMacOSRestoreImage	throws	-	12.0	documentation
VZMacOSRestoreImage	loadFileURL(_:completionHandler:)	image(from:)	static	VZMacOSRestoreImage	throws	-	12.0	documentation
VZUSBController	attach(device:completionHandler:)	attach(device:)	instance	Void	throws	-	15.0	documentation
VZUSBController	detach(device:completionHandler:)	detach(device:)	instance	Void	throws	-	15.0	documentation
VZVirtioSocketDevice	connect(toPort:completionHandler:)	connect(toPort:)	instance	VZVirtioSocketConnection	throws	-	11.0	documentation
VZVirtualMachine	pause(completionHandler:)	pause()	instance	Void	throws	-	11.0	documentation
VZVirtualMachine	restoreMachineStateFrom(url:completionHandler:)	restoreMachineStateFrom(url:)	instance	Void	throws	-	14.0	documentation
VZVirtualMachine	resume(completionHandler:)	resume()	instance	Void	throws	-	11.0	documentation
VZVirtualMachine	saveMachineStateTo(url:completionHandler:)	saveMachineStateTo(url:)	instance	Void	throws	-	14.0	documentation
VZVirtualMachine	start(completionHandler:)	start()	instance	Void	throws	-	11.0	documentation
VZVirtualMachine	start(options:completionHandler:)	start(options:)	instance	Void	throws	-	13.0	documentation
VZVirtualMachine	stop(completionHandler:)	stop()	instance	Void	throws	-	12.0	documentation
WKContentRuleListStore	compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)	compileContentRuleList(forIdentifier:encodedContentRuleList:)	instance	WKContentRuleList?	throws	13.0	10.15	documentation
WKContentRuleListStore	getAvailableContentRuleListIdentifiers(_:)	availableIdentifiers()	instance	[String]?	-	13.0	10.15	documentation
WKContentRuleListStore	lookUpContentRuleList(forIdentifier:completionHandler:)	contentRuleList(forIdentifier:)	instance	WKContentRuleList?	throws	13.0	10.15	documentation
WKContentRuleListStore	removeContentRuleList(forIdentifier:completionHandler:)	removeContentRuleList(forIdentifier:)	instance	Void	throws	13.0	10.15	documentation
WKDownload	cancel(_:)	cancel()	instance	Data?	-	14.5	11.3	documentation
WKExtendedRuntimeSession	requestAutoLaunchAuthorizationStatus(completion:)	requestAutoLaunchAuthorizationStatus()	static	WKExtendedRuntimeSessionAutoLaunchAuthorizationStatus	throws	-	-	documentation
WKHTTPCookieStore	delete(_:completionHandler:)	deleteCookie(_:)	instance	Void	-	13.0	10.15	documentation
WKHTTPCookieStore	getAllCookies(_:)	allCookies()	instance	[HTTPCookie]	-	13.0	10.15	documentation
WKHTTPCookieStore	getCookiePolicy(_:)	cookiePolicy	instance	WKHTTPCookieStore.CookiePolicy	-	17.0	14.0	documentation
WKHTTPCookieStore	setCookie(_:completionHandler:)	setCookie(_:)	instance	Void	-	13.0	10.15	documentation
WKHTTPCookieStore	setCookiePolicy(_:completionHandler:)	setCookiePolicy(_:)	instance	Void	-	17.0	14.0	documentation
WKHTTPCookieStore	setCookies(_:completionHandler:)	setCookies(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKInterfaceController	presentMediaPlayerController(with:options:completion:)	presentMediaPlayerController(with:options:)	instance	(Bool, TimeInterval)	throws	13.0	-	importer, unless the header disables it
WKInterfaceController	presentTextInputController(withSuggestions:allowedInputMode:completion:)	presentTextInputController(withSuggestions:allowedInputMode:)	instance	[Any]?	-	-	-	documentation
WKInterfaceController	presentTextInputControllerWithSuggestions(forLanguage:allowedInputMode:completion:)	presentTextInputControllerWithSuggestions(forLanguage:allowedInputMode:)	instance	[Any]?	-	-	-	documentation
WKWebExtension	extension(withAppExtensionBundle:completionHandler:)	extension(withAppExtensionBundle:)	static	WKWebExtension	throws	18.4	15.4	documentation
WKWebExtension	extension(withResourceBaseURL:completionHandler:)	extension(withResourceBaseURL:)	static	WKWebExtension	throws	18.4	15.4	documentation
WKWebExtension.MessagePort	sendMessage(_:completionHandler:)	sendMessage(_:)	instance	Void	throws	18.4	15.4	documentation
WKWebExtensionContext	loadBackgroundContent(completionHandler:)	loadBackgroundContent()	instance	Void	throws	18.4	15.4	documentation
WKWebExtensionController	fetchDataRecord(ofTypes:for:completionHandler:)	dataRecord(ofTypes:for:)	instance	WKWebExtension.DataRecord?	-	18.4	15.4	documentation
WKWebExtensionController	fetchDataRecords(ofTypes:completionHandler:)	dataRecords(ofTypes:)	instance	[WKWebExtension.DataRecord]	-	18.4	15.4	documentation
WKWebExtensionController	removeData(ofTypes:from:completionHandler:)	removeData(ofTypes:from:)	instance	Void	-	18.4	15.4	documentation
WKWebView	callAsyncJavaScript(_:arguments:in:in:completionHandler:)	callAsyncJavaScript(_:arguments:in:contentWorld:)	instance	Any?	throws	15.0	12.0	documentation
WKWebView	closeAllMediaPresentations(completionHandler:)	closeAllMediaPresentations()	instance	Void	-	15.0	12.0	documentation
WKWebView	createPDF(configuration:completionHandler:)	pdf(configuration:)	instance	Data	throws	15.0	12.0	documentation
WKWebView	createWebArchiveData(completionHandler:)	createWebArchiveData()	instance	Data	throws	14.0	10.15	importer, unless the header disables it
WKWebView	evaluateJavaScript(_:completionHandler:)	evaluateJavaScript(_:)	instance	Any?	throws	13.0	10.15	documentation
WKWebView	evaluateJavaScript(_:in:in:completionHandler:)	evaluateJavaScript(_:in:contentWorld:)	instance	Any?	throws	15.0	12.0	documentation
WKWebView	fetchData(ofTypes:completionHandler:)	fetchData(ofTypes:)	instance	Data	throws	13.0	10.15	importer, unless the header disables it
WKWebView	find(_:configuration:completionHandler:)	find(_:configuration:)	instance	WKFindResult	throws	15.0	12.0	documentation
WKWebView	pauseAllMediaPlayback(_:)	pauseAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	pauseAllMediaPlayback(completionHandler:)	pauseAllMediaPlayback()	instance	Void	-	15.0	12.0	documentation
WKWebView	requestMediaPlaybackState(_:)	requestMediaPlaybackState()	instance	WKMediaPlaybackState	-	13.0	10.15	importer, unless the header disables it
WKWebView	requestMediaPlaybackState(completionHandler:)	requestMediaPlaybackState()	instance	WKMediaPlaybackState	-	15.0	12.0	documentation
WKWebView	restore(_:completionHandler:)	restore(_:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
WKWebView	resumeAllMediaPlayback(_:)	resumeAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	resumeDownload(fromResumeData:completionHandler:)	resumeDownload(fromResumeData:)	instance	WKDownload	-	14.5	11.3	documentation
WKWebView	setAllMediaPlaybackSuspended(_:completionHandler:)	setAllMediaPlaybackSuspended(_:)	instance	Void	-	15.0	12.0	documentation
WKWebView	setCameraCaptureState(_:completionHandler:)	setCameraCaptureState(_:)	instance	Void	-	15.0	12.0	documentation
WKWebView	setMicrophoneCaptureState(_:completionHandler:)	setMicrophoneCaptureState(_:)	instance	Void	-	15.0	12.0	documentation
WKWebView	startDownload(using:completionHandler:)	startDownload(using:)	instance	WKDownload	-	14.5	11.3	documentation
WKWebView	suspendAllMediaPlayback(_:)	suspendAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	takeSnapshot(with:completionHandler:)	takeSnapshot(configuration:)	instance	UIImage	throws	13.0	10.15	documentation
WKWebsiteDataStore	fetchAllDataStoreIdentifiers(_:)	allDataStoreIdentifiers	static	[UUID]	-	17.0	14.0	documentation
WKWebsiteDataStore	fetchData(ofTypes:completionHandler:)	fetchData(ofTypes:)	instance	Data	throws	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	fetchDataRecords(ofTypes:completionHandler:)	dataRecords(ofTypes:)	instance	[WKWebsiteDataRecord]	-	13.0	10.15	documentation
WKWebsiteDataStore	remove(forIdentifier:completionHandler:)	remove(forIdentifier:)	static	Void	throws	17.0	14.0	documentation
WKWebsiteDataStore	removeData(ofTypes:for:completionHandler:)	removeData(ofTypes:for:)	instance	Void	-	13.0	10.15	documentation
WKWebsiteDataStore	removeData(ofTypes:modifiedSince:completionHandler:)	removeData(ofTypes:modifiedSince:)	instance	Void	-	13.0	10.15	documentation
WKWebsiteDataStore	restore(_:completionHandler:)	restore(_:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
XCTest	setUp(completion:)	setUp()	instance	Void	throws	-	-	documentation
XCTest	tearDown(completion:)	tearDown()	instance	Void	throws	13.0	10.15	documentation

"""#
}
