// Made from twins.tsv by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension TableText {
  static let twins = #"""
ACAccountStore	removeAccount(_:withCompletionHandler:)	removeAccount(_:)	instance	Bool	throws	13.0	10.15	importer
ACAccountStore	renewCredentials(for:completion:)	renewCredentials(for:)	instance	ACAccountCredentialRenewResult	throws	13.0	10.15	importer
ACAccountStore	requestAccessToAccounts(with:options:completion:)	requestAccessToAccounts(with:options:)	instance	Bool	throws	13.0	10.15	importer
ACAccountStore	requestAccessToAccounts(with:withCompletionHandler:)	requestAccessToAccounts(with:)	instance	Bool	throws	13.0	-	importer
ACAccountStore	saveAccount(_:withCompletionHandler:)	saveAccount(_:)	instance	Bool	throws	13.0	10.15	importer
APActivationPayload	confirmAcquired(in:completionHandler:)	confirmAcquired(in:)	instance	Bool	throws	14.0	10.15	importer
ARGeoTrackingConfiguration	checkAvailability(at:completionHandler:)	checkAvailability(at:)	static	Bool	throws	14.0	10.15	importer
ARGeoTrackingConfiguration	checkAvailability(completionHandler:)	checkAvailability()	static	Bool	throws	14.0	10.15	importer
ARReferenceImage	validate(completionHandler:)	validate()	instance	Void	throws	13.0	10.15	importer
ARSession	captureHighResolutionFrame(completion:)	captureHighResolutionFrame()	instance	ARFrame	throws	16.0	10.15	importer
ARSession	captureHighResolutionFrame(using:completion:)	captureHighResolutionFrame(using:)	instance	ARFrame	throws	13.0	10.15	importer
ARSession	getCurrentWorldMap(completionHandler:)	currentWorldMap()	instance	ARWorldMap	throws	13.0	10.15	importer
ASAccessorySession	failAuthorization(_:completionHandler:)	failAuthorization(_:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	finishAuthorization(_:settings:completionHandler:)	finishAuthorization(_:settings:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	finishPickerDiscovery(_:)	finishPickerDiscovery()	instance	Void	throws	13.0	10.15	importer
ASAccessorySession	removeAccessory(_:completionHandler:)	removeAccessory(_:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	renameAccessory(_:options:completionHandler:)	renameAccessory(_:options:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	showPicker(completionHandler:)	showPicker()	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	showPicker(for:completionHandler:)	showPicker(for:)	instance	Void	throws	18.0	10.15	importer
ASAccessorySession	updateAuthorization(_:descriptor:completionHandler:)	updateAuthorization(_:descriptor:)	instance	Void	throws	13.0	10.15	importer
ASAccessorySession	updatePickerShowing(_:completionHandler:)	updatePickerShowing(_:)	instance	Void	throws	13.0	10.15	importer
ASAccountAuthenticationModificationExtensionContext	getSignInWithAppleUpgradeAuthorization(withState:nonce:completionHandler:)	signInWithAppleUpgradeAuthorization(withState:nonce:)	instance	ASAuthorizationAppleIDCredential	throws	14.0	10.15	importer
ASAuthorizationAppleIDProvider	getCredentialState(forUserID:completion:)	credentialState(forUserID:)	instance	ASAuthorizationAppleIDProviderCredentialState	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionAuthorizationRequest	presentAuthorizationViewController(completion:)	presentAuthorizationViewController()	instance	Bool	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginConfiguration	configuration(withOpenIDConfigurationURL:clientID:issuer:completion:)	configuration(withOpenIDConfigurationURL:clientID:issuer:)	static	ASAuthorizationProviderExtensionLoginConfiguration	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	attestKey(_:clientDataHash:completion:)	attestKey(_:clientDataHash:)	instance	[AnyObject]	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	attestPendingKey(_:clientDataHash:completion:)	attestPendingKey(_:clientDataHash:)	instance	[AnyObject]	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	presentRegistrationViewController(completion:)	presentRegistrationViewController()	instance	Void	throws	13.0	10.15	importer
ASAuthorizationProviderExtensionLoginManager	userNeedsReauthentication(completion:)	userNeedsReauthentication()	instance	Void	throws	13.0	10.15	importer
ASAuthorizationWebBrowserPublicKeyCredentialManager	platformCredentials(forRelyingParty:completionHandler:)	platformCredentials(forRelyingParty:)	instance	[ASAuthorizationWebBrowserPlatformPublicKeyCredential]	-	13.0	10.15	importer
ASAuthorizationWebBrowserPublicKeyCredentialManager	requestAuthorization(forPublicKeyCredentials:)	requestAuthorizationForPublicKeyCredentials()	instance	ASAuthorizationWebBrowserPublicKeyCredentialManagerAuthorizationState	-	13.0	10.15	importer
ASCredentialIdentityStore	getCredentialIdentities(forService:credentialIdentityTypes:completionHandler:)	credentialIdentities(forService:credentialIdentityTypes:)	instance	[ASCredentialIdentity]	-	13.0	14.4	importer
ASCredentialIdentityStore	getStateWithCompletion(_:)	state()	instance	ASCredentialIdentityStoreState	-	13.0	10.15	importer
ASCredentialIdentityStore	removeAllCredentialIdentities(completion:)	removeAllCredentialIdentities()	instance	Bool	throws	13.0	10.15	importer
ASCredentialIdentityStore	removeCredentialIdentities(_:completion:)	removeCredentialIdentities(_:)	instance	Bool	throws	13.0	10.15	importer
ASCredentialIdentityStore	removeCredentialIdentityEntries(_:completion:)	removeCredentialIdentityEntries(_:)	instance	Bool	throws	17.0	10.15	importer
ASCredentialIdentityStore	replaceCredentialIdentities(withIdentities:completion:)	replaceCredentialIdentities(withIdentities:)	instance	Bool	throws	13.0	10.15	importer
ASCredentialIdentityStore	replaceCredentialIdentityEntries(_:completion:)	replaceCredentialIdentityEntries(_:)	instance	Bool	throws	17.0	10.15	importer
ASCredentialIdentityStore	saveCredentialIdentities(_:completion:)	saveCredentialIdentities(_:)	instance	Bool	throws	13.0	10.15	importer
ASCredentialIdentityStore	saveCredentialIdentityEntries(_:completion:)	saveCredentialIdentityEntries(_:)	instance	Bool	throws	17.0	10.15	importer
ASCredentialProviderExtensionContext	completeAssertionRequest(withSelectedPasskeyCredential:completionHandler:)	completeAssertionRequest(withSelectedPasskeyCredential:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeGeneratePasswordRequest(withResults:completionHandler:)	completeGeneratePasswordRequest(withResults:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeOneTimeCodeRequest(withSelectedCredential:completionHandler:)	completeOneTimeCodeRequest(withSelectedCredential:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeRegistrationRequest(withSelectedPasskeyCredential:completionHandler:)	completeRegistrationRequest(withSelectedPasskeyCredential:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeRequest(withSelectedCredential:completionHandler:)	completeRequest(withSelectedCredential:)	instance	Bool	-	13.0	10.15	importer
ASCredentialProviderExtensionContext	completeSavePasswordRequest(completionHandler:)	completeSavePasswordRequest()	instance	Bool	-	13.0	10.15	importer
ASSettingsHelper	openCredentialProviderAppSettings(completionHandler:)	openCredentialProviderAppSettings()	static	Void	throws	13.0	10.15	importer
ASSettingsHelper	openVerificationCodeAppSettings(completionHandler:)	openVerificationCodeAppSettings()	static	Void	throws	13.0	10.15	importer
ASSettingsHelper	requestToTurnOnCredentialProviderExtension(completionHandler:)	requestToTurnOnCredentialProviderExtension()	static	Bool	-	18.0	10.15	importer
ATTrackingManager	requestTrackingAuthorization(completionHandler:)	requestTrackingAuthorization()	static	ATTrackingManagerAuthorizationStatus	-	13.0	10.15	importer
AUAudioUnit	instantiate(with:options:completionHandler:)	instantiate(with:options:)	static	AUAudioUnit	throws	13.0	10.15	importer
AVAsset	findUnusedTrackID(completionHandler:)	findUnusedTrackID()	instance	CMPersistentTrackID	throws	13.0	10.15	importer
AVAsset	loadChapterMetadataGroups(bestMatchingPreferredLanguages:completionHandler:)	loadChapterMetadataGroups(bestMatchingPreferredLanguages:)	instance	[AVTimedMetadataGroup]	throws	13.0	10.15	importer
AVAsset	loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:completionHandler:)	loadChapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)	instance	[AVTimedMetadataGroup]	throws	13.0	10.15	importer
AVAsset	loadMediaSelectionGroup(for:completionHandler:)	loadMediaSelectionGroup(for:)	instance	AVMediaSelectionGroup	throws	13.0	10.15	importer
AVAsset	loadMetadata(for:completionHandler:)	loadMetadata(for:)	instance	[AVMetadataItem]	throws	13.0	10.15	importer
AVAsset	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVAssetTrack	throws	13.0	10.15	importer
AVAsset	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVAssetTrack]	throws	13.0	10.15	importer
AVAssetExportSession	determineCompatibility(ofExportPreset:with:outputFileType:completionHandler:)	determineCompatibility(ofExportPreset:with:outputFileType:)	static	Bool	-	13.0	10.15	importer
AVAssetExportSession	determineCompatibleFileTypes(completionHandler:)	determineCompatibleFileTypes()	instance	[AVFileType]	-	13.0	10.15	importer
AVAssetExportSession	estimateMaximumDuration(completionHandler:)	estimateMaximumDuration()	instance	CMTime	throws	13.0	10.15	importer
AVAssetExportSession	estimateOutputFileLength(completionHandler:)	estimateOutputFileLength()	instance	Int64	throws	13.0	10.15	importer
AVAssetExportSession	exportAsynchronously(completionHandler:)	export()	instance	Void	-	13.0	10.15	importer
AVAssetImageGenerator	generateCGImageAsynchronously(for:completionHandler:)	generateCGImage(for:)	instance	(UnsafeMutableRawPointer, CMTime)	throws	16.0	13.0	importer
AVAssetImageGenerator	generateCGImagesAsynchronously(forTimes:completionHandler:)	generateCGImages(forTimes:)	instance	(CMTime, UnsafeMutableRawPointer, CMTime, AVAssetImageGeneratorResult)	throws	13.0	10.15	importer
AVAssetPlaybackAssistant	loadPlaybackConfigurationOptions(completionHandler:)	loadPlaybackConfigurationOptions()	instance	[AVAssetPlaybackConfigurationOption]	-	13.0	10.15	importer
AVAssetTrack	loadAssociatedTracks(of:completionHandler:)	loadAssociatedTracks(of:)	instance	[AVAssetTrack]	throws	13.0	10.15	importer
AVAssetTrack	loadMetadata(for:completionHandler:)	loadMetadata(for:)	instance	[AVMetadataItem]	throws	13.0	10.15	importer
AVAssetTrack	loadSamplePresentationTime(forTrackTime:completionHandler:)	loadSamplePresentationTime(forTrackTime:)	instance	CMTime	throws	13.0	10.15	importer
AVAssetTrack	loadSegment(forTrackTime:completionHandler:)	loadSegment(forTrackTime:)	instance	AVAssetTrackSegment	throws	13.0	10.15	importer
AVAssetWriter	finishWriting(completionHandler:)	finishWriting()	instance	Void	-	13.0	10.15	importer
AVAudioApplication	requestMicrophoneInjectionPermission(completionHandler:)	requestMicrophoneInjectionPermission()	static	AVAudioApplicationMicrophoneInjectionPermission	-	13.0	10.15	importer
AVAudioApplication	requestRecordPermission(completionHandler:)	requestRecordPermission()	static	Bool	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	scheduleBuffer(_:at:options:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:at:options:completionHandler:)	scheduleBuffer(_:at:options:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:completionCallbackType:completionHandler:)	scheduleBuffer(_:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleBuffer(_:completionHandler:)	scheduleBuffer(_:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleFile(_:at:completionCallbackType:completionHandler:)	scheduleFile(_:at:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleFile(_:at:completionHandler:)	scheduleFile(_:at:)	instance	Void	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:completionHandler:)	scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:)	instance	AVAudioPlayerNodeCompletionCallbackType	-	13.0	10.15	importer
AVAudioPlayerNode	scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)	scheduleSegment(_:startingFrame:frameCount:at:)	instance	Void	-	13.0	10.15	importer
AVAudioRoutingArbiter	beginArbitration(with:completionHandler:)	beginArbitration(with:)	instance	Bool	throws	13.0	10.15	importer
AVAudioSession	activate(options:completionHandler:)	activate(options:)	instance	Bool	throws	13.0	10.15	importer
AVAudioUnit	instantiate(with:options:completionHandler:)	instantiate(with:options:)	static	AVAudioUnit	throws	13.0	10.15	importer
AVCaptureDeskViewApplication	present(completionHandler:)	present()	instance	Void	throws	13.0	10.15	importer
AVCaptureDeskViewApplication	present(with:completionHandler:)	present(with:)	instance	Void	throws	13.0	10.15	importer
AVCaptureDevice	requestAccess(for:completionHandler:)	requestAccess(for:)	static	Bool	-	13.0	10.15	importer
AVCaptureDevice	setDynamicAspectRatio(_:completionHandler:)	setDynamicAspectRatio(_:)	instance	CMTime	throws	13.0	10.15	importer
AVCaptureDevice	setExposureModeCustom(duration:iso:completionHandler:)	setExposureModeCustom(duration:iso:)	instance	CMTime	-	13.0	-	importer
AVCaptureDevice	setExposureTargetBias(_:completionHandler:)	setExposureTargetBias(_:)	instance	CMTime	-	13.0	-	importer
AVCaptureDevice	setFocusModeLocked(lensPosition:completionHandler:)	setFocusModeLocked(lensPosition:)	instance	CMTime	-	13.0	-	importer
AVCaptureDevice	setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains(_:completionHandler:)	setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains(_:)	instance	CMTime	-	13.0	-	importer
AVCaptureDevice	setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:completionHandler:)	setWhiteBalanceModeLockedWithDeviceWhiteBalanceTemperatureAndTintValues(_:)	instance	CMTime	-	13.0	10.15	importer
AVCapturePhotoOutput	setPreparedPhotoSettingsArray(_:completionHandler:)	setPreparedPhotoSettingsArray(_:)	instance	Bool	throws	13.0	-	importer
AVCaptureStillImageOutput	captureStillImageAsynchronously(from:completionHandler:)	captureStillImage(from:)	instance	UnsafeMutableRawPointer	throws	13.0	10.15	importer
AVCaptureStillImageOutput	captureStillImageBracketAsynchronously(from:withSettingsArray:completionHandler:)	captureStillImageBracket(from:withSettingsArray:)	instance	(UnsafeMutableRawPointer, AVCaptureBracketedStillImageSettings)	throws	13.0	-	importer
AVCaptureStillImageOutput	prepareToCaptureStillImageBracket(from:withSettingsArray:completionHandler:)	prepareToCaptureStillImageBracket(from:withSettingsArray:)	instance	Bool	throws	13.0	-	importer
AVComposition	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVCompositionTrack	throws	13.0	10.15	importer
AVComposition	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVCompositionTrack]	throws	13.0	10.15	importer
AVContentKeyRequest	makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:completionHandler:)	makeStreamingContentKeyRequestData(forApp:contentIdentifier:options:)	instance	Data	throws	13.0	10.15	importer
AVContentKeySession	invalidateAllPersistableContentKeys(forApp:options:completionHandler:)	invalidateAllPersistableContentKeys(forApp:options:)	instance	Data	throws	13.0	10.15	importer
AVContentKeySession	invalidatePersistableContentKey(_:options:completionHandler:)	invalidatePersistableContentKey(_:options:)	instance	Data	throws	13.0	10.15	importer
AVContentKeySession	makeSecureTokenForExpirationDate(ofPersistableContentKey:completionHandler:)	makeSecureTokenForExpirationDate(ofPersistableContentKey:)	instance	Data	throws	13.0	10.15	importer
AVExternalStorageDevice	requestAccess(completionHandler:)	requestAccess()	static	Bool	-	13.0	10.15	importer
AVFragmentedAsset	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVFragmentedAssetTrack	throws	13.0	10.15	importer
AVFragmentedAsset	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVFragmentedAssetTrack]	throws	13.0	10.15	importer
AVFragmentedMovie	loadTrack(withTrackID:completionHandler:)	loadTrack(withTrackID:)	instance	AVFragmentedMovieTrack	throws	15.0	10.15	importer
AVFragmentedMovie	loadTracks(with:completionHandler:)	loadTracks(with:)	instance	[AVFragmentedMovieTrack]	throws	15.0	10.15	importer
AVMIDIPlayer	play(_:)	play()	instance	Void	-	13.0	10.15	importer
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
AVPlayer	preroll(atRate:completionHandler:)	preroll(atRate:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayer	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayer	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayerItem	requestContentAuthorizationAsynchronously(withTimeoutInterval:completionHandler:)	requestContentAuthorization(withTimeoutInterval:)	instance	Void	-	-	10.15	importer, unless the header disables it
AVPlayerItem	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayerItem	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
AVPlayerItemIntegratedTimeline	seek(to:completionHandler:)	seek(to:)	instance	Bool	-	13.0	10.15	importer
AVPlayerItemIntegratedTimeline	seek(to:toleranceBefore:toleranceAfter:completionHandler:)	seek(to:toleranceBefore:toleranceAfter:)	instance	Bool	-	13.0	10.15	importer
AVPlayerView	beginTrimming(completionHandler:)	beginTrimming()	instance	AVPlayerViewTrimResult	-	-	10.15	importer, unless the header disables it
AVSampleBufferAudioRenderer	flush(fromSourceTime:completionHandler:)	flush(fromSourceTime:)	instance	Bool	-	13.0	10.15	importer
AVSampleBufferGenerator	notifyOfDataReady(forSampleBuffer:completionHandler:)	notifyOfDataReady(forSampleBuffer:)	static	Bool	throws	13.0	10.15	importer
AVSampleBufferGeneratorBatch	makeDataReady(completionHandler:)	makeDataReady()	instance	Void	throws	13.0	10.15	importer
AVSampleBufferRenderSynchronizer	removeRenderer(_:at:completionHandler:)	removeRenderer(_:at:)	instance	Bool	-	13.0	10.15	importer
AVSampleBufferVideoRenderer	flush(withRemovalOfDisplayedImage:completionHandler:)	flush(withRemovalOfDisplayedImage:)	instance	Void	-	13.0	10.15	importer
AVSampleBufferVideoRenderer	loadVideoPerformanceMetrics(completionHandler:)	loadVideoPerformanceMetrics()	instance	AVVideoPerformanceMetrics?	-	13.0	10.15	importer
AVSpeechSynthesizer	requestPersonalVoiceAuthorization(completionHandler:)	requestPersonalVoiceAuthorization()	static	AVSpeechSynthesisPersonalVoiceAuthorizationStatus	-	13.0	10.15	importer
AVURLAsset	findCompatibleTrack(for:completionHandler:)	findCompatibleTrack(for:)	instance	AVAssetTrack	throws	13.0	10.15	importer
AVVideoComposition	determineValidity(for:timeRange:validationDelegate:completionHandler:)	determineValidity(for:timeRange:validationDelegate:)	instance	Bool	throws	13.0	13.0	importer
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
BADownloadManager	fetchCurrentDownloads(completionHandler:)	fetchCurrentDownloads()	instance	[BADownload]	throws	13.0	10.15	importer
BEAvailability	isEligible(for:completionHandler:)	isEligible(for:)	static	Bool	throws	13.0	10.15	importer
BEBrowserDataExportManager	export(_:completionHandler:)	export(_:)	instance	Void	throws	13.0	10.15	importer
BEBrowserDataExportManager	exportFinished(completionHandler:)	exportFinished()	instance	Void	throws	13.0	10.15	importer
BEBrowserDataExportManager	requestExport(for:token:completionHandler:)	requestExport(for:token:)	instance	BEExportOptions	throws	13.0	10.15	importer
BEBrowserDataImportManager	requestImport(for:completionHandler:)	requestImport(for:)	instance	BEImportOptions	throws	13.0	10.15	importer
BEDownloadMonitor	beginMonitoring(_:)	beginMonitoring()	instance	BEDownloadMonitorLocation	throws	13.0	10.15	importer
BEDownloadMonitor	resumeMonitoring(_:completionHandler:)	resumeMonitoring(_:)	instance	Void	throws	13.0	10.15	importer
BELayerHierarchyHandle	encode(_:)	encode()	instance	(Int, Data)	-	13.0	10.15	importer
BELayerHierarchyHostingTransactionCoordinator	encode(_:)	encode()	instance	(Int, Data)	-	13.0	10.15	importer
BENetworkingProcess	networkProcess(interruptionHandler:completion:)	networkProcess(interruptionHandler:)	static	BENetworkingProcess	throws	13.0	10.15	importer
BENetworkingProcess	networkProcess(withBundleID:interruptionHandler:completion:)	networkProcess(withBundleID:interruptionHandler:)	static	BENetworkingProcess	throws	18.2	10.15	importer
BERenderingProcess	renderingProcess(interruptionHandler:completion:)	renderingProcess(interruptionHandler:)	static	BERenderingProcess	throws	13.0	10.15	importer
BERenderingProcess	renderingProcess(withBundleID:interruptionHandler:completion:)	renderingProcess(withBundleID:interruptionHandler:)	static	BERenderingProcess	throws	13.0	10.15	importer
BEWebContentFilter	allow(_:completionHandler:)	allow(_:)	instance	Bool	throws	13.0	10.15	importer
BEWebContentFilter	evaluateURL(_:completionHandler:)	evaluateURL(_:)	instance	(Bool, Data?)	-	13.0	10.15	importer
BEWebContentProcess	webContentProcess(interruptionHandler:completion:)	webContentProcess(interruptionHandler:)	static	BEWebContentProcess	throws	13.0	10.15	importer
BEWebContentProcess	webContentProcess(withBundleID:interruptionHandler:completion:)	webContentProcess(withBundleID:interruptionHandler:)	static	BEWebContentProcess	throws	13.0	10.15	importer
BGTaskScheduler	getPendingTaskRequests(completionHandler:)	pendingTaskRequests()	instance	[BGTaskRequest]	-	13.0	10.15	importer
BackgroundActivityScheduler	schedule(_:)	schedule()	instance	UnsafeMutableRawPointer	-	13.0	10.15	importer
CBIdentityPicker	runModal(for:completionHandler:)	runModal(for:)	instance	NSModalResponse	-	-	10.15	importer
CHHapticEngine	start(completionHandler:)	start()	instance	Void	throws	13.0	10.15	importer
CHHapticEngine	stop(completionHandler:)	stop()	instance	Void	throws	13.0	10.15	importer
CKContainer	accept(_:completionHandler:)	accept(_:)	instance	CKShare	throws	13.0	10.15	importer
CKContainer	accountStatus(completionHandler:)	accountStatus()	instance	CKAccountStatus	throws	13.0	10.15	importer
CKContainer	discoverAllIdentities(completionHandler:)	discoverAllIdentities()	instance	[CKUserIdentity]	throws	13.0	10.15	importer
CKContainer	discoverUserIdentity(withEmailAddress:completionHandler:)	discoverUserIdentity(withEmailAddress:)	instance	CKUserIdentity	throws	13.0	10.15	importer
CKContainer	discoverUserIdentity(withPhoneNumber:completionHandler:)	discoverUserIdentity(withPhoneNumber:)	instance	CKUserIdentity	throws	13.0	10.15	importer
CKContainer	discoverUserIdentity(withUserRecordID:completionHandler:)	discoverUserIdentity(withUserRecordID:)	instance	CKUserIdentity	throws	13.0	10.15	importer
CKContainer	fetchAllLongLivedOperationIDs(completionHandler:)	fetchAllLongLivedOperationIDs()	instance	[CKOperationID]	throws	13.0	10.15	importer
CKContainer	fetchLongLivedOperation(with:completionHandler:)	fetchLongLivedOperation(with:)	instance	CKOperation	throws	13.0	10.15	importer
CKContainer	fetchShareMetadata(with:completionHandler:)	fetchShareMetadata(with:)	instance	CKShare.Metadata	throws	13.0	10.15	importer
CKContainer	fetchShareParticipant(withEmailAddress:completionHandler:)	fetchShareParticipant(withEmailAddress:)	instance	CKShare.Participant	throws	13.0	10.15	importer
CKContainer	fetchShareParticipant(withPhoneNumber:completionHandler:)	fetchShareParticipant(withPhoneNumber:)	instance	CKShare.Participant	throws	13.0	10.15	importer
CKContainer	fetchShareParticipant(withUserRecordID:completionHandler:)	fetchShareParticipant(withUserRecordID:)	instance	CKShare.Participant	throws	13.0	10.15	importer
CKContainer	fetchUserRecordID(completionHandler:)	userRecordID()	instance	CKRecord.ID	throws	13.0	10.15	importer
CKContainer	requestApplicationPermission(_:completionHandler:)	requestApplicationPermission(_:)	instance	CKApplicationPermissionStatus	throws	13.0	10.15	importer
CKContainer	status(forApplicationPermission:completionHandler:)	status(forApplicationPermission:)	instance	CKApplicationPermissionStatus	throws	13.0	10.15	importer
CKDatabase	delete(withRecordID:completionHandler:)	deleteRecord(withID:)	instance	CKRecord.ID	throws	13.0	10.15	importer
CKDatabase	delete(withRecordZoneID:completionHandler:)	deleteRecordZone(withID:)	instance	CKRecordZone.ID	throws	13.0	10.15	importer
CKDatabase	delete(withSubscriptionID:completionHandler:)	deleteSubscription(withID:)	instance	CKSubscriptionID	throws	13.0	10.15	importer
CKDatabase	fetch(withRecordID:completionHandler:)	record(for:)	instance	CKRecord	throws	13.0	10.15	importer
CKDatabase	fetch(withRecordZoneID:completionHandler:)	recordZone(for:)	instance	CKRecordZone	throws	13.0	10.15	importer
CKDatabase	fetch(withSubscriptionID:completionHandler:)	subscription(for:)	instance	CKSubscription	throws	13.0	10.15	importer
CKDatabase	fetchAllRecordZones(completionHandler:)	allRecordZones()	instance	[CKRecordZone]	throws	13.0	10.15	importer
CKDatabase	fetchAllSubscriptions(completionHandler:)	allSubscriptions()	instance	[CKSubscription]	throws	13.0	10.15	importer
CKDatabase	perform(_:inZoneWith:completionHandler:)	perform(_:inZoneWith:)	instance	[CKRecord]	throws	13.0	10.15	importer
CKDatabase	save(_:completionHandler:)	save(_:)	instance	CKRecord	throws	13.0	10.15	importer
CKDatabase	save(_:completionHandler:)	save(_:)	instance	CKRecordZone	throws	13.0	10.15	importer
CKDatabase	save(_:completionHandler:)	save(_:)	instance	CKSubscription	throws	13.0	10.15	importer
CKSyncEngine	cancelOperations(completionHandler:)	cancelOperations()	instance	Void	-	13.0	10.15	importer
CKSyncEngine	fetchChanges(completionHandler:)	fetchChanges()	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	fetchChanges(with:completionHandler:)	fetchChanges(with:)	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	sendChanges(completionHandler:)	sendChanges()	instance	Void	throws	13.0	10.15	importer
CKSyncEngine	sendChanges(with:completionHandler:)	sendChanges(with:)	instance	Void	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressDictionary(_:completionHandler:)	geocodeAddressDictionary(_:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressString(_:completionHandler:)	geocodeAddressString(_:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressString(_:in:completionHandler:)	geocodeAddressString(_:in:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressString(_:in:preferredLocale:completionHandler:)	geocodeAddressString(_:in:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:completionHandler:)	geocodeAddressString(_:inRegionCenteredAt:inRegionRadius:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodePostalAddress(_:completionHandler:)	geocodePostalAddress(_:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	geocodePostalAddress(_:preferredLocale:completionHandler:)	geocodePostalAddress(_:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	reverseGeocodeLocation(_:completionHandler:)	reverseGeocodeLocation(_:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLGeocoder	reverseGeocodeLocation(_:preferredLocale:completionHandler:)	reverseGeocodeLocation(_:preferredLocale:)	instance	[CLPlacemark]	throws	13.0	10.15	importer
CLKWatchFaceLibrary	addWatchFace(at:completionHandler:)	addWatchFace(at:)	instance	Void	throws	14.0	-	importer
CLLocationManager	requestHistoricalLocations(withPurposeKey:sampleCount:completionHandler:)	requestHistoricalLocations(withPurposeKey:sampleCount:)	instance	[AnyObject]	throws	13.0	10.15	importer
CLLocationManager	requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)	requestTemporaryFullAccuracyAuthorization(withPurposeKey:)	instance	Void	throws	13.0	10.15	importer
CLLocationManager	startMonitoringLocationPushes(completion:)	startMonitoringLocationPushes()	instance	Data	throws	15.0	10.15	importer
CLMonitor	request(with:completion:)	request(with:)	static	CLMonitor	-	13.0	10.15	importer
CLSContext	descendant(matchingIdentifierPath:completion:)	descendant(matchingIdentifierPath:)	instance	CLSContext	throws	13.0	10.15	importer
CLSDataStore	checkIsAssignedDocument(_:completion:)	checkIsAssignedDocument(_:)	instance	Bool	throws	13.0	10.15	importer
CLSDataStore	contexts(matching:completion:)	contexts(matching:)	instance	[CLSContext]	throws	13.0	10.15	importer
CLSDataStore	contexts(matchingIdentifierPath:completion:)	contexts(matchingIdentifierPath:)	instance	[CLSContext]	throws	13.0	10.15	importer
CLSDataStore	fetchActivity(for:completion:)	fetchActivity(for:)	instance	CLSActivity	throws	14.5	10.15	importer
CLSDataStore	save(completion:)	save()	instance	Void	throws	13.0	10.15	importer
CMIOExtensionStream	consumeSampleBuffer(from:completionHandler:)	consumeSampleBuffer(from:)	instance	(UnsafeMutableRawPointer, UInt64, CMIOExtensionStreamDiscontinuityFlags, Bool)	throws	13.0	10.15	importer
CNAssetInfo	checkIfCinematic(_:completionHandler:)	checkIfCinematic(_:)	static	Bool	-	13.0	10.15	importer
CNAssetInfo	load(from:completionHandler:)	load(from:)	static	CNAssetInfo	throws	13.0	10.15	importer
CNAssetSpatialAudioInfo	checkIfContainsSpatialAudio(_:completionHandler:)	checkIfContainsSpatialAudio(_:)	static	Bool	-	13.0	10.15	importer
CNAssetSpatialAudioInfo	load(from:completionHandler:)	load(from:)	static	CNAssetSpatialAudioInfo	throws	13.0	10.15	importer
CNContactStore	requestAccess(for:completionHandler:)	requestAccess(for:)	instance	Bool	throws	13.0	10.15	importer
CNRenderingSessionAttributes	load(from:completionHandler:)	load(from:)	static	CNRenderingSessionAttributes	throws	13.0	10.15	importer
CNScript	load(from:changes:progress:completionHandler:)	load(from:changes:progress:)	static	CNScript	throws	13.0	10.15	importer
CPInterfaceController	dismissTemplate(animated:completion:)	dismissTemplate(animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	pop(to:animated:completion:)	pop(to:animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	popTemplate(animated:completion:)	popTemplate(animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	popToRootTemplate(animated:completion:)	popToRootTemplate(animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	presentTemplate(_:animated:completion:)	presentTemplate(_:animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	pushTemplate(_:animated:completion:)	pushTemplate(_:animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPInterfaceController	setRootTemplate(_:animated:completion:)	setRootTemplate(_:animated:)	instance	Bool	throws	14.0	-	importer, unless the header disables it
CPMapTemplate	dismissNavigationAlert(animated:completion:)	dismissNavigationAlert(animated:)	instance	Bool	-	13.0	-	importer, unless the header disables it
CSSearchQuery	setCompletionHandler(_:)	setCompletionHandler()	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	deleteAllSearchableItems(completionHandler:)	deleteAllSearchableItems()	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	deleteSearchableItems(withDomainIdentifiers:completionHandler:)	deleteSearchableItems(withDomainIdentifiers:)	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	deleteSearchableItems(withIdentifiers:completionHandler:)	deleteSearchableItems(withIdentifiers:)	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	endBatch(withClientState:completionHandler:)	endBatch(withClientState:)	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	endBatch(withExpectedClientState:newClientState:completionHandler:)	endBatch(withExpectedClientState:newClientState:)	instance	Void	throws	13.0	10.15	importer
CSSearchableIndex	fetchData(forBundleIdentifier:itemIdentifier:contentType:completionHandler:)	fetchData(forBundleIdentifier:itemIdentifier:contentType:)	instance	Data	throws	16.0	10.15	importer
CSSearchableIndex	fetchLastClientState(completionHandler:)	fetchLastClientState()	instance	Data	throws	13.0	10.15	importer
CSSearchableIndex	indexSearchableItems(_:completionHandler:)	indexSearchableItems(_:)	instance	Void	throws	13.0	10.15	importer
CTCellularPlanProvisioning	addPlan(with:completionHandler:)	addPlan(with:)	instance	CTCellularPlanProvisioningAddPlanResult	-	13.0	10.15	importer
CTCellularPlanProvisioning	addPlan(with:properties:completionHandler:)	addPlan(with:properties:)	instance	CTCellularPlanProvisioningAddPlanResult	-	13.0	10.15	importer
CTCellularPlanProvisioning	update(_:completionHandler:)	update(_:)	instance	Void	throws	13.0	10.15	importer
CTCellularPlanStatus	checkValidity(ofToken:completionHandler:)	checkValidity(ofToken:)	static	Bool	throws	13.0	10.15	importer
CTCellularPlanStatus	getTokenWithCompletion(_:)	token()	static	String	throws	13.0	10.15	importer
CXCallController	request(_:completion:)	request(_:)	instance	Void	throws	13.0	-	importer
CXCallController	requestTransaction(with:completion:)	requestTransaction(with:)	instance	Void	throws	13.0	-	importer
CXCallDirectoryExtensionContext	completeRequest(completionHandler:)	completeRequest()	instance	Bool	-	13.0	-	importer
CXCallDirectoryManager	getEnabledStatusForExtension(withIdentifier:completionHandler:)	enabledStatusForExtension(withIdentifier:)	instance	CXCallDirectoryEnabledStatus	throws	13.0	-	importer
CXCallDirectoryManager	openSettings(completionHandler:)	openSettings()	instance	Void	throws	13.0	-	importer
CXCallDirectoryManager	reloadExtension(withIdentifier:completionHandler:)	reloadExtension(withIdentifier:)	instance	Void	throws	13.0	-	importer
CXProvider	reportNewIncomingCall(with:update:completion:)	reportNewIncomingCall(with:update:)	instance	Void	throws	13.0	-	importer
CXProvider	reportNewIncomingVoIPPushPayload(_:completion:)	reportNewIncomingVoIPPushPayload(_:)	static	Void	throws	13.0	-	importer
DCAppAttestService	attestKey(_:clientDataHash:completionHandler:)	attestKey(_:clientDataHash:)	instance	Data	throws	14.0	10.15	importer
DCAppAttestService	generateAssertion(_:clientDataHash:completionHandler:)	generateAssertion(_:clientDataHash:)	instance	Data	throws	14.0	10.15	importer
DCAppAttestService	generateKey(completionHandler:)	generateKey()	instance	String	throws	14.0	10.15	importer
DCDevice	generateToken(completionHandler:)	generateToken()	instance	Data	throws	13.0	10.15	importer
EAAccessoryManager	showBluetoothAccessoryPicker(withNameFilter:completion:)	showBluetoothAccessoryPicker(withNameFilter:)	instance	Void	throws	13.0	-	importer
EKEventStore	requestAccess(to:completion:)	requestAccess(to:)	instance	Bool	throws	13.0	10.15	importer
EKEventStore	requestFullAccessToEvents(completion:)	requestFullAccessToEvents()	instance	Bool	throws	13.0	14.0	importer
EKEventStore	requestFullAccessToReminders(completion:)	requestFullAccessToReminders()	instance	Bool	throws	13.0	14.0	importer
EKEventStore	requestWriteOnlyAccessToEvents(completion:)	requestWriteOnlyAccessToEvents()	instance	Bool	throws	13.0	14.0	importer
EKVirtualConferenceProvider	fetchAvailableRoomTypes(completionHandler:)	fetchAvailableRoomTypes()	instance	[EKVirtualConferenceRoomTypeDescriptor]	throws	15.0	10.15	importer
EKVirtualConferenceProvider	fetchVirtualConference(for:completionHandler:)	fetchVirtualConference(for:)	instance	EKVirtualConferenceDescriptor	throws	15.0	10.15	importer
ENManager	activate(completionHandler:)	activate()	instance	Void	throws	13.0	10.15	importer
ENManager	getDiagnosisKeys(completionHandler:)	diagnosisKeys()	instance	[ENTemporaryExposureKey]	throws	13.0	10.15	importer
ENManager	getTestDiagnosisKeys(completionHandler:)	testDiagnosisKeys()	instance	[ENTemporaryExposureKey]	throws	13.0	10.15	importer
ENManager	getUserTraveled(completionHandler:)	userTraveled()	instance	Bool	throws	13.0	10.15	importer
ENManager	preAuthorizeDiagnosisKeys(completionHandler:)	preAuthorizeDiagnosisKeys()	instance	Void	throws	13.0	10.15	importer
ENManager	requestPreAuthorizedDiagnosisKeys(completionHandler:)	requestPreAuthorizedDiagnosisKeys()	instance	Void	throws	13.0	10.15	importer
ENManager	setExposureNotificationEnabled(_:completionHandler:)	setExposureNotificationEnabled(_:)	instance	Void	throws	13.0	10.15	importer
EPDeveloperTool	requestAccess(completionHandler:)	requestAccess()	instance	Bool	-	13.0	10.15	importer
FIFinderSyncController	setLastUsedDate(_:forItemWith:completion:)	setLastUsedDate(_:forItemWith:)	instance	any Error	-	13.0	10.15	importer
FIFinderSyncController	setTagData(_:forItemWith:completion:)	setTagData(_:forItemWith:)	instance	any Error	-	13.0	10.15	importer
FSBlockDeviceResource	read(into:startingAt:length:completionHandler:)	read(into:startingAt:length:)	instance	Int	throws	-	10.15	importer
FSBlockDeviceResource	write(from:startingAt:length:completionHandler:)	write(from:startingAt:length:)	instance	Int	throws	-	10.15	importer
FSClient	fetchInstalledExtensions(completionHandler:)	fetchInstalledExtensions()	instance	[FSModuleIdentity]	throws	-	15.0	importer
FileManager	fetchLatestRemoteVersionOfItem(at:completionHandler:)	fetchLatestRemoteVersionOfItem(at:)	instance	NSFileVersion	throws	13.0	10.15	importer
FileManager	getFileProviderServicesForItem(at:completionHandler:)	fileProviderServicesForItem(at:)	instance	[NSFileProviderServiceName: NSFileProviderService]	throws	13.0	10.15	importer
FileManager	pauseSyncForUbiquitousItem(at:completionHandler:)	pauseSyncForUbiquitousItem(at:)	instance	Void	throws	13.0	10.15	importer
FileManager	resumeSyncForUbiquitousItem(at:with:completionHandler:)	resumeSyncForUbiquitousItem(at:with:)	instance	Void	throws	13.0	10.15	importer
FileManager	unmountVolume(at:options:completionHandler:)	unmountVolume(at:options:)	instance	Void	throws	-	10.15	importer
FileManager	uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:completionHandler:)	uploadLocalVersionOfUbiquitousItem(at:withConflictResolutionPolicy:)	instance	NSFileVersion	throws	13.0	10.15	importer
GCController	startWirelessControllerDiscovery(completionHandler:)	startWirelessControllerDiscovery()	static	Void	-	13.0	10.15	importer
GKAchievement	loadAchievements(completionHandler:)	loadAchievements()	static	[GKAchievement]	throws	13.0	10.15	importer
GKAchievement	report(_:withCompletionHandler:)	report(_:)	static	Void	throws	13.0	10.15	importer
GKAchievement	report(_:withEligibleChallenges:withCompletionHandler:)	report(_:withEligibleChallenges:)	static	Void	throws	13.0	10.15	importer
GKAchievement	report(completionHandler:)	report()	instance	Void	throws	13.0	10.15	importer
GKAchievement	resetAchievements(completionHandler:)	resetAchievements()	static	Void	throws	13.0	10.15	importer
GKAchievement	selectChallengeablePlayerIDs(_:withCompletionHandler:)	selectChallengeablePlayerIDs(_:)	instance	[String]	throws	13.0	10.15	importer
GKAchievement	selectChallengeablePlayers(_:withCompletionHandler:)	selectChallengeablePlayers(_:)	instance	[GKPlayer]	throws	13.0	10.15	importer
GKAchievementDescription	loadAchievementDescriptions(completionHandler:)	loadAchievementDescriptions()	static	[GKAchievementDescription]	throws	13.0	10.15	importer
GKAchievementDescription	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKChallenge	loadReceivedChallenges(completionHandler:)	loadReceivedChallenges()	static	[GKChallenge]	throws	13.0	10.15	importer
GKChallengeDefinition	hasActiveChallenges(completionHandler:)	hasActiveChallenges()	instance	Bool	throws	13.0	10.15	importer
GKChallengeDefinition	loadChallengeDefinitions(completionHandler:)	loadChallengeDefinitions()	static	[GKChallengeDefinition]	throws	13.0	10.15	importer
GKChallengeDefinition	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKCloudPlayer	getCurrentSignedInPlayer(forContainer:completionHandler:)	currentSignedInPlayer(forContainer:)	static	GKCloudPlayer	throws	13.0	10.15	importer
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
GKGameSession	getShareURL(completionHandler:)	shareURL()	instance	URL	throws	13.0	10.15	importer
GKGameSession	load(withIdentifier:completionHandler:)	load(withIdentifier:)	static	GKGameSession	throws	13.0	10.15	importer
GKGameSession	loadData(completionHandler:)	loadData()	instance	Data	throws	13.0	10.15	importer
GKGameSession	loadSessions(inContainer:completionHandler:)	loadSessions(inContainer:)	static	[GKGameSession]	throws	13.0	10.15	importer
GKGameSession	remove(withIdentifier:completionHandler:)	remove(withIdentifier:)	static	Void	throws	13.0	10.15	importer
GKGameSession	save(_:completionHandler:)	save(_:)	instance	Data	throws	13.0	10.15	importer
GKGameSession	send(_:with:completionHandler:)	send(_:with:)	instance	Void	throws	13.0	10.15	importer
GKGameSession	sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:completionHandler:)	sendMessage(withLocalizedFormatKey:arguments:data:to:badgePlayers:)	instance	Void	throws	13.0	10.15	importer
GKGameSession	setConnectionState(_:completionHandler:)	setConnectionState(_:)	instance	Void	throws	13.0	10.15	importer
GKLeaderboard	loadCategories(completionHandler:)	loadCategories()	static	([String], [String])	throws	13.0	10.15	importer
GKLeaderboard	loadEntries(for:timeScope:completionHandler:)	loadEntries(for:timeScope:)	instance	(GKLeaderboardEntry, [GKLeaderboardEntry])	throws	13.0	10.15	importer
GKLeaderboard	loadEntries(for:timeScope:range:completionHandler:)	loadEntries(for:timeScope:range:)	instance	(GKLeaderboardEntry, [GKLeaderboardEntry], Int)	throws	13.0	10.15	importer
GKLeaderboard	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKLeaderboard	loadLeaderboards(completionHandler:)	loadLeaderboards()	static	[GKLeaderboard]	throws	13.0	10.15	importer
GKLeaderboard	loadLeaderboards(withIDs:completionHandler:)	loadLeaderboards(withIDs:)	static	[GKLeaderboard]	throws	13.0	10.15	importer
GKLeaderboard	loadPreviousOccurrence(completionHandler:)	loadPreviousOccurrence()	instance	GKLeaderboard	throws	13.0	10.15	importer
GKLeaderboard	loadScores(completionHandler:)	loadScores()	instance	[GKScore]	throws	13.0	10.15	importer
GKLeaderboard	setDefault(_:withCompletionHandler:)	setDefault(_:)	static	Void	throws	13.0	10.15	importer
GKLeaderboard	submitScore(_:context:player:completionHandler:)	submitScore(_:context:player:)	instance	Void	throws	13.0	10.15	importer
GKLeaderboard	submitScore(_:context:player:leaderboardIDs:completionHandler:)	submitScore(_:context:player:leaderboardIDs:)	static	Void	throws	13.0	10.15	importer
GKLeaderboardSet	loadImage(completionHandler:)	loadImage()	instance	NSImage	throws	13.0	10.15	importer
GKLeaderboardSet	loadLeaderboardSets(completionHandler:)	loadLeaderboardSets()	static	[GKLeaderboardSet]	throws	13.0	10.15	importer
GKLeaderboardSet	loadLeaderboards(completionHandler:)	loadLeaderboards()	instance	[GKLeaderboard]	throws	13.0	10.15	importer
GKLocalPlayer	authenticate(completionHandler:)	authenticate()	instance	Void	throws	13.0	10.15	importer
GKLocalPlayer	deleteSavedGames(withName:completionHandler:)	deleteSavedGames(withName:)	instance	Void	throws	13.0	10.15	importer
GKLocalPlayer	fetchItems(forIdentityVerificationSignature:)	fetchItemsForIdentityVerificationSignature()	instance	(URL, Data, Data, UInt64)	throws	13.0	10.15	importer
GKLocalPlayer	fetchSavedGames(completionHandler:)	fetchSavedGames()	instance	[GKSavedGame]	throws	13.0	10.15	importer
GKLocalPlayer	generateIdentityVerificationSignature(completionHandler:)	generateIdentityVerificationSignature()	instance	(URL, Data, Data, UInt64)	throws	13.0	10.15	importer
GKLocalPlayer	loadChallengableFriends(completionHandler:)	loadChallengableFriends()	instance	[GKPlayer]	throws	13.0	10.15	importer
GKLocalPlayer	loadDefaultLeaderboardCategoryID(completionHandler:)	loadDefaultLeaderboardCategoryID()	instance	String	throws	13.0	10.15	importer
GKLocalPlayer	loadDefaultLeaderboardIdentifier(completionHandler:)	loadDefaultLeaderboardIdentifier()	instance	String	throws	13.0	10.15	importer
GKLocalPlayer	loadFriendPlayers(completionHandler:)	loadFriendPlayers()	instance	[GKPlayer]	throws	13.0	10.15	importer
GKLocalPlayer	loadFriends(_:)	loadFriends()	instance	[GKPlayer]	throws	13.0	10.15	importer
GKLocalPlayer	loadFriends(completionHandler:)	loadFriends()	instance	[String]	throws	13.0	10.15	importer
GKLocalPlayer	loadFriends(withIdentifiers:completionHandler:)	loadFriends(withIdentifiers:)	instance	[GKPlayer]	throws	13.0	10.15	importer
GKLocalPlayer	loadFriendsAuthorizationStatus(_:)	loadFriendsAuthorizationStatus()	instance	GKFriendsAuthorizationStatus	throws	13.0	10.15	importer
GKLocalPlayer	loadRecentPlayers(completionHandler:)	loadRecentPlayers()	instance	[GKPlayer]	throws	13.0	10.15	importer
GKLocalPlayer	resolveConflictingSavedGames(_:with:completionHandler:)	resolveConflictingSavedGames(_:with:)	instance	[GKSavedGame]	throws	13.0	10.15	importer
GKLocalPlayer	saveGameData(_:withName:completionHandler:)	saveGameData(_:withName:)	instance	GKSavedGame	throws	13.0	10.15	importer
GKLocalPlayer	setDefaultLeaderboardCategoryID(_:completionHandler:)	setDefaultLeaderboardCategoryID(_:)	instance	Void	throws	13.0	10.15	importer
GKLocalPlayer	setDefaultLeaderboardIdentifier(_:completionHandler:)	setDefaultLeaderboardIdentifier(_:)	instance	Void	throws	13.0	10.15	importer
GKMatch	chooseBestHostPlayer(completionHandler:)	chooseBestHostPlayer()	instance	String?	-	13.0	10.15	importer
GKMatch	chooseBestHostingPlayer(completionHandler:)	chooseBestHostingPlayer()	instance	GKPlayer?	-	13.0	10.15	importer
GKMatch	rematch(completionHandler:)	rematch()	instance	GKMatch	throws	13.0	10.15	importer
GKMatchmaker	addPlayers(to:matchRequest:completionHandler:)	addPlayers(to:matchRequest:)	instance	Void	throws	13.0	10.15	importer
GKMatchmaker	findMatch(for:withCompletionHandler:)	findMatch(for:)	instance	GKMatch	throws	13.0	10.15	importer
GKMatchmaker	findMatchedPlayers(_:withCompletionHandler:)	findMatchedPlayers(_:)	instance	GKMatchedPlayers	throws	13.0	10.15	importer
GKMatchmaker	findPlayers(forHostedMatchRequest:withCompletionHandler:)	findPlayers(forHostedMatchRequest:)	instance	[String]	throws	13.0	10.15	importer
GKMatchmaker	findPlayers(forHostedRequest:withCompletionHandler:)	findPlayers(forHostedRequest:)	instance	[GKPlayer]	throws	13.0	10.15	importer
GKMatchmaker	match(for:completionHandler:)	match(for:)	instance	GKMatch	throws	13.0	10.15	importer
GKMatchmaker	queryActivity(completionHandler:)	queryActivity()	instance	Int	throws	13.0	10.15	importer
GKMatchmaker	queryPlayerGroupActivity(_:withCompletionHandler:)	queryPlayerGroupActivity(_:)	instance	Int	throws	13.0	10.15	importer
GKMatchmaker	queryQueueActivity(_:withCompletionHandler:)	queryQueueActivity(_:)	instance	Int	throws	13.0	10.15	importer
GKNotificationBanner	show(withTitle:message:completionHandler:)	show(withTitle:message:)	static	Void	-	13.0	10.15	importer
GKNotificationBanner	show(withTitle:message:duration:completionHandler:)	show(withTitle:message:duration:)	static	Void	-	13.0	10.15	importer
GKPlayer	loadPhoto(for:withCompletionHandler:)	loadPhoto(for:)	instance	NSImage	throws	13.0	10.15	importer
GKPlayer	loadPlayers(forIdentifiers:withCompletionHandler:)	loadPlayers(forIdentifiers:)	static	[GKPlayer]	throws	13.0	10.15	importer
GKSavedGame	loadData(completionHandler:)	loadData()	instance	Data	throws	13.0	10.15	importer
GKScore	report(_:withCompletionHandler:)	report(_:)	static	Void	throws	13.0	10.15	importer
GKScore	report(_:withEligibleChallenges:withCompletionHandler:)	report(_:withEligibleChallenges:)	static	Void	throws	13.0	10.15	importer
GKScore	report(_:withEligibleChallenges:withCompletionHandler:)	report(_:withEligibleChallenges:)	static	Void	throws	14.0	10.15	importer
GKScore	report(completionHandler:)	report()	instance	Void	throws	13.0	10.15	importer
GKTurnBasedExchange	cancel(withLocalizableMessageKey:arguments:completionHandler:)	cancel(withLocalizableMessageKey:arguments:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedExchange	reply(withLocalizableMessageKey:arguments:data:completionHandler:)	reply(withLocalizableMessageKey:arguments:data:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	acceptInvite(completionHandler:)	acceptInvite()	instance	GKTurnBasedMatch	throws	13.0	10.15	importer
GKTurnBasedMatch	declineInvite(completionHandler:)	declineInvite()	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	endMatchInTurn(withMatch:completionHandler:)	endMatchInTurn(withMatch:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	endMatchInTurn(withMatch:leaderboardScores:achievements:completionHandler:)	endMatchInTurn(withMatch:leaderboardScores:achievements:)	instance	Void	throws	14.0	10.15	importer
GKTurnBasedMatch	endMatchInTurn(withMatch:scores:achievements:completionHandler:)	endMatchInTurn(withMatch:scores:achievements:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	endTurn(withNextParticipant:match:completionHandler:)	endTurn(withNextParticipant:match:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	endTurn(withNextParticipants:turnTimeout:match:completionHandler:)	endTurn(withNextParticipants:turnTimeout:match:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	find(for:withCompletionHandler:)	find(for:)	static	GKTurnBasedMatch	throws	13.0	10.15	importer
GKTurnBasedMatch	load(withID:withCompletionHandler:)	load(withID:)	static	GKTurnBasedMatch	throws	13.0	10.15	importer
GKTurnBasedMatch	loadMatchData(completionHandler:)	loadMatchData()	instance	Data	throws	13.0	10.15	importer
GKTurnBasedMatch	loadMatches(completionHandler:)	loadMatches()	static	[GKTurnBasedMatch]	throws	13.0	10.15	importer
GKTurnBasedMatch	participantQuitInTurn(with:nextParticipant:match:completionHandler:)	participantQuitInTurn(with:nextParticipant:match:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	participantQuitInTurn(with:nextParticipants:turnTimeout:match:completionHandler:)	participantQuitInTurn(with:nextParticipants:turnTimeout:match:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	participantQuitOutOfTurn(with:withCompletionHandler:)	participantQuitOutOfTurn(with:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	rematch(completionHandler:)	rematch()	instance	GKTurnBasedMatch	throws	13.0	10.15	importer
GKTurnBasedMatch	remove(completionHandler:)	remove()	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	saveCurrentTurn(withMatch:completionHandler:)	saveCurrentTurn(withMatch:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	saveMergedMatch(_:withResolvedExchanges:completionHandler:)	saveMergedMatch(_:withResolvedExchanges:)	instance	Void	throws	13.0	10.15	importer
GKTurnBasedMatch	sendExchange(to:data:localizableMessageKey:arguments:timeout:completionHandler:)	sendExchange(to:data:localizableMessageKey:arguments:timeout:)	instance	GKTurnBasedExchange	throws	13.0	10.15	importer
GKTurnBasedMatch	sendReminder(to:localizableMessageKey:arguments:completionHandler:)	sendReminder(to:localizableMessageKey:arguments:)	instance	Void	throws	13.0	10.15	importer
GLKTextureLoader	cubeMap(withContentsOf:options:queue:completionHandler:)	cubeMap(withContentsOf:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	cubeMap(withContentsOfFile:options:queue:completionHandler:)	cubeMap(withContentsOfFile:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	cubeMap(withContentsOfFiles:options:queue:completionHandler:)	cubeMap(withContentsOfFiles:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	texture(withCGImage:options:queue:completionHandler:)	texture(withCGImage:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	texture(withContentsOf:options:queue:completionHandler:)	texture(withContentsOf:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	texture(withContentsOfFile:options:queue:completionHandler:)	texture(withContentsOfFile:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GLKTextureLoader	texture(withName:scaleFactor:bundle:options:queue:completionHandler:)	texture(withName:scaleFactor:bundle:options:queue:)	instance	GLKTextureInfo	throws	13.0	10.15	importer
GSSyncedDirectory	finishSyncing(_:completionHandler:)	finishSyncing(_:)	instance	Void	-	13.0	10.15	importer
GSSyncedDirectory	finishSyncing(completionHandler:)	finishSyncing()	instance	Void	-	13.0	10.15	importer
GSSyncedDirectory	triggerPendingUpload(completionHandler:)	triggerPendingUpload()	instance	Bool	-	13.0	10.15	importer
HKAttachmentStore	addAttachment(to:name:contentType:url:metadata:completion:)	addAttachment(to:name:contentType:url:metadata:)	instance	HKAttachment	throws	13.0	10.15	importer
HKAttachmentStore	getAttachmentsFor(_:completion:)	attachments(for:)	instance	[HKAttachment]	throws	13.0	10.15	importer
HKAttachmentStore	remove(_:from:completion:)	remove(_:from:)	instance	Bool	throws	13.0	10.15	importer
HKHealthStore	add(_:to:completion:)	add(_:to:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	delete(_:withCompletion:)	delete(_:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	deleteObjects(of:predicate:withCompletion:)	deleteObjects(of:predicate:)	instance	(Bool, Int)	throws	13.0	13.0	importer
HKHealthStore	disableAllBackgroundDelivery(completion:)	disableAllBackgroundDelivery()	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	disableBackgroundDelivery(for:withCompletion:)	disableBackgroundDelivery(for:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	enableBackgroundDelivery(for:frequency:withCompletion:)	enableBackgroundDelivery(for:frequency:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	getRequestStatusForAuthorization(toShare:read:completion:)	requestStatusForAuthorization(toShare:read:)	instance	HKAuthorizationRequestStatus	throws	13.0	13.0	importer
HKHealthStore	handleAuthorizationForExtension(completion:)	handleAuthorizationForExtension()	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	preferredUnits(for:completion:)	preferredUnits(for:)	instance	[HKQuantityType: HKUnit]	throws	13.0	13.0	importer
HKHealthStore	recalibrateEstimates(for:at:completion:)	recalibrateEstimates(for:at:)	instance	Bool	throws	15.0	13.0	importer
HKHealthStore	recoverActiveWorkoutSession(completion:)	recoverActiveWorkoutSession()	instance	HKWorkoutSession	throws	-	13.0	importer
HKHealthStore	relateWorkoutEffortSample(_:with:activity:completion:)	relateWorkoutEffortSample(_:with:activity:)	instance	Bool	throws	13.0	10.15	importer
HKHealthStore	requestAuthorization(toShare:read:completion:)	requestAuthorization(toShare:read:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	requestPerObjectReadAuthorization(for:predicate:completion:)	requestPerObjectReadAuthorization(for:predicate:)	instance	Bool	throws	16.0	13.0	importer
HKHealthStore	save(_:withCompletion:)	save(_:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	startWatchApp(with:completion:)	startWatchApp(with:)	instance	Bool	throws	13.0	13.0	importer
HKHealthStore	unrelateWorkoutEffortSample(_:from:activity:completion:)	unrelateWorkoutEffortSample(_:from:activity:)	instance	Bool	throws	13.0	10.15	importer
HKHeartbeatSeriesBuilder	addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)	addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:)	instance	Bool	throws	13.0	10.15	importer
HKHeartbeatSeriesBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Bool	throws	13.0	10.15	importer
HKHeartbeatSeriesBuilder	finishSeries(completion:)	finishSeries()	instance	HKHeartbeatSeriesSample	throws	13.0	10.15	importer
HKQuantitySeriesSampleBuilder	finishSeries(withMetadata:completion:)	finishSeries(withMetadata:)	instance	[HKQuantitySample]	throws	13.0	13.0	importer
HKQuantitySeriesSampleBuilder	finishSeries(withMetadata:end:completion:)	finishSeries(withMetadata:end:)	instance	[HKQuantitySample]	throws	13.0	13.0	importer
HKWorkoutBuilder	add(_:completion:)	add(_:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	addWorkoutActivity(_:completion:)	addWorkoutActivity(_:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	addWorkoutEvents(_:completion:)	addWorkoutEvents(_:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	beginCollection(withStart:completion:)	beginCollection(withStart:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	endCollection(withEnd:completion:)	endCollection(withEnd:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	finishWorkout(completion:)	finishWorkout()	instance	HKWorkout	throws	13.0	13.0	importer
HKWorkoutBuilder	updateActivity(with:addMedatata:completion:)	updateActivity(with:addMedatata:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutBuilder	updateActivity(with:end:completion:)	updateActivity(with:end:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutRouteBuilder	addMetadata(_:completion:)	addMetadata(_:)	instance	Bool	throws	13.0	13.0	importer
HKWorkoutRouteBuilder	finishRoute(with:metadata:completion:)	finishRoute(with:metadata:)	instance	HKWorkoutRoute	throws	13.0	10.15	importer
HKWorkoutRouteBuilder	insertRouteData(_:completion:)	insertRouteData(_:)	instance	Bool	throws	13.0	10.15	importer
HKWorkoutSession	sendData(toRemoteWorkoutSession:completion:)	sendData(toRemoteWorkoutSession:)	instance	Bool	throws	17.0	13.0	importer
HKWorkoutSession	startMirroringToCompanionDevice(completion:)	startMirroringToCompanionDevice()	instance	Bool	throws	17.0	13.0	importer
HKWorkoutSession	stopMirroringToCompanionDevice(completion:)	stopMirroringToCompanionDevice()	instance	Bool	throws	17.0	13.0	importer
HMAccessory	identify(completionHandler:)	identify()	instance	Void	throws	13.0	-	importer
HMAccessory	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMAccessorySetupManager	performAccessorySetup(using:completionHandler:)	performAccessorySetup(using:)	instance	HMAccessorySetupResult	throws	15.4	-	importer
HMActionSet	addAction(_:completionHandler:)	addAction(_:)	instance	Void	throws	13.0	-	importer
HMActionSet	removeAction(_:completionHandler:)	removeAction(_:)	instance	Void	throws	13.0	-	importer
HMActionSet	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMCameraStream	updateAudioStreamSetting(_:completionHandler:)	updateAudioStreamSetting(_:)	instance	Void	throws	13.0	-	importer
HMCharacteristic	enableNotification(_:completionHandler:)	enableNotification(_:)	instance	Void	throws	13.0	-	importer
HMCharacteristic	readValue(completionHandler:)	readValue()	instance	Void	throws	13.0	-	importer
HMCharacteristic	updateAuthorizationData(_:completionHandler:)	updateAuthorizationData(_:)	instance	Void	throws	13.0	-	importer
HMCharacteristic	writeValue(_:completionHandler:)	writeValue(_:)	instance	Void	throws	13.0	-	importer
HMCharacteristicEvent	updateTriggerValue(_:completionHandler:)	updateTriggerValue(_:)	instance	Void	throws	13.0	-	importer
HMCharacteristicWriteAction	updateTargetValue(_:completionHandler:)	updateTargetValue(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	addEvent(_:completionHandler:)	addEvent(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	removeEvent(_:completionHandler:)	removeEvent(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	updateEndEvents(_:completionHandler:)	updateEndEvents(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	updateEvents(_:completionHandler:)	updateEvents(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	updateExecuteOnce(_:completionHandler:)	updateExecuteOnce(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	updatePredicate(_:completionHandler:)	updatePredicate(_:)	instance	Void	throws	13.0	-	importer
HMEventTrigger	updateRecurrences(_:completionHandler:)	updateRecurrences(_:)	instance	Void	throws	13.0	-	importer
HMHome	addAccessory(_:completionHandler:)	addAccessory(_:)	instance	Void	throws	13.0	-	importer
HMHome	addActionSet(withName:completionHandler:)	addActionSet(withName:)	instance	HMActionSet	throws	13.0	-	importer
HMHome	addAndSetupAccessories(completionHandler:)	addAndSetupAccessories()	instance	Void	throws	13.0	-	importer
HMHome	addAndSetupAccessories(with:completionHandler:)	addAndSetupAccessories(with:)	instance	[HMAccessory]	throws	13.0	-	importer
HMHome	addRoom(withName:completionHandler:)	addRoom(withName:)	instance	HMRoom	throws	13.0	-	importer
HMHome	addServiceGroup(withName:completionHandler:)	addServiceGroup(withName:)	instance	HMServiceGroup	throws	13.0	-	importer
HMHome	addTrigger(_:completionHandler:)	addTrigger(_:)	instance	Void	throws	13.0	-	importer
HMHome	addUser(completionHandler:)	addUser()	instance	HMUser	throws	13.0	-	importer
HMHome	addZone(withName:completionHandler:)	addZone(withName:)	instance	HMZone	throws	13.0	-	importer
HMHome	assignAccessory(_:to:completionHandler:)	assignAccessory(_:to:)	instance	Void	throws	13.0	-	importer
HMHome	executeActionSet(_:completionHandler:)	executeActionSet(_:)	instance	Void	throws	13.0	-	importer
HMHome	manageUsers(completionHandler:)	manageUsers()	instance	Void	throws	13.0	-	importer
HMHome	removeAccessory(_:completionHandler:)	removeAccessory(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeActionSet(_:completionHandler:)	removeActionSet(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeRoom(_:completionHandler:)	removeRoom(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeServiceGroup(_:completionHandler:)	removeServiceGroup(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeTrigger(_:completionHandler:)	removeTrigger(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeUser(_:completionHandler:)	removeUser(_:)	instance	Void	throws	13.0	-	importer
HMHome	removeZone(_:completionHandler:)	removeZone(_:)	instance	Void	throws	13.0	-	importer
HMHome	unblockAccessory(_:completionHandler:)	unblockAccessory(_:)	instance	Void	throws	13.0	-	importer
HMHome	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMHomeManager	addHome(withName:completionHandler:)	addHome(withName:)	instance	HMHome	throws	13.0	-	importer
HMHomeManager	findVendorAccessory(withHAPPublicKey:completionHandler:)	findVendorAccessory(withHAPPublicKey:)	instance	HMAccessory	throws	13.0	-	importer
HMHomeManager	removeHome(_:completionHandler:)	removeHome(_:)	instance	Void	throws	13.0	-	importer
HMHomeManager	updatePrimaryHome(_:completionHandler:)	updatePrimaryHome(_:)	instance	Void	throws	13.0	-	importer
HMLocationEvent	updateRegion(_:completionHandler:)	updateRegion(_:)	instance	Void	throws	13.0	-	importer
HMRoom	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMService	updateAssociatedServiceType(_:completionHandler:)	updateAssociatedServiceType(_:)	instance	Void	throws	13.0	-	importer
HMService	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMServiceGroup	addService(_:completionHandler:)	addService(_:)	instance	Void	throws	13.0	-	importer
HMServiceGroup	removeService(_:completionHandler:)	removeService(_:)	instance	Void	throws	13.0	-	importer
HMServiceGroup	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMTimerTrigger	updateFire(_:completionHandler:)	updateFire(_:)	instance	Void	throws	13.0	-	importer
HMTimerTrigger	updateRecurrence(_:completionHandler:)	updateRecurrence(_:)	instance	Void	throws	13.0	-	importer
HMTimerTrigger	updateTimeZone(_:completionHandler:)	updateTimeZone(_:)	instance	Void	throws	13.0	-	importer
HMTrigger	addActionSet(_:completionHandler:)	addActionSet(_:)	instance	Void	throws	13.0	-	importer
HMTrigger	enable(_:completionHandler:)	enable(_:)	instance	Void	throws	13.0	-	importer
HMTrigger	removeActionSet(_:completionHandler:)	removeActionSet(_:)	instance	Void	throws	13.0	-	importer
HMTrigger	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HMZone	addRoom(_:completionHandler:)	addRoom(_:)	instance	Void	throws	13.0	-	importer
HMZone	removeRoom(_:completionHandler:)	removeRoom(_:)	instance	Void	throws	13.0	-	importer
HMZone	updateName(_:completionHandler:)	updateName(_:)	instance	Void	throws	13.0	-	importer
HTTPCookieStorage	getCookiesFor(_:completionHandler:)	cookies(for:)	instance	[HTTPCookie]?	-	13.0	10.15	importer
ICCameraDevice	requestSendPTPCommand(_:outData:completion:)	requestSendPTPCommand(_:outData:)	instance	(Data, Data)	throws	-	10.15	importer
ICCameraFile	requestFingerprint(completion:)	requestFingerprint()	instance	String	throws	-	10.15	importer
ICCameraFile	requestMetadataDictionary(options:completion:)	requestMetadataDictionary(options:)	instance	[AnyObject: AnyObject]	throws	-	10.15	importer
ICCameraFile	requestReadData(atOffset:length:completion:)	requestReadData(atOffset:length:)	instance	Data	throws	-	10.15	importer
ICCameraFile	requestSecurityScopedURL(completion:)	requestSecurityScopedURL()	instance	URL	throws	-	10.15	importer
ICCameraFile	requestThumbnailData(options:completion:)	requestThumbnailData(options:)	instance	Data	throws	-	10.15	importer
ICDevice	requestCloseSession(options:completion:)	requestCloseSession(options:)	instance	Void	throws	-	10.15	importer
ICDevice	requestEject(completion:)	requestEject()	instance	Void	throws	-	10.15	importer
ICDevice	requestOpenSession(options:completion:)	requestOpenSession(options:)	instance	Void	throws	-	10.15	importer
ICDeviceBrowser	requestContentsAuthorization(completion:)	requestContentsAuthorization()	instance	ICAuthorizationStatus	-	-	10.15	importer
ICDeviceBrowser	requestControlAuthorization(completion:)	requestControlAuthorization()	instance	ICAuthorizationStatus	-	-	10.15	importer
ICDeviceBrowser	resetContentsAuthorization(completion:)	resetContentsAuthorization()	instance	ICAuthorizationStatus	-	-	10.15	importer
ICDeviceBrowser	resetControlAuthorization(completion:)	resetControlAuthorization()	instance	ICAuthorizationStatus	-	-	10.15	importer
ILMessageFilterExtensionContext	deferQueryRequestToNetwork(completion:)	deferQueryRequestToNetwork()	instance	ILNetworkResponse	throws	13.0	-	importer
INFocusStatusCenter	requestAuthorization(completionHandler:)	requestAuthorization()	instance	INFocusStatusAuthorizationStatus	-	13.0	10.15	importer
INInteraction	deleteAllInteractions(completion:)	deleteAllInteractions()	static	Void	throws	13.0	10.15	importer
INInteraction	deleteInteractions(withGroupIdentifier:completion:)	deleteInteractions(withGroupIdentifier:)	static	Void	throws	13.0	10.15	importer
INInteraction	deleteInteractions(withIdentifiers:completion:)	deleteInteractions(withIdentifiers:)	static	Void	throws	13.0	10.15	importer
INInteraction	donateInteraction(completion:)	donateInteraction()	instance	Void	throws	13.0	10.15	importer
INRelevantShortcutStore	setRelevantShortcuts(_:completionHandler:)	setRelevantShortcuts(_:)	instance	Void	throws	13.0	10.15	importer
INVoiceShortcutCenter	getAllVoiceShortcuts(completion:)	allVoiceShortcuts()	instance	[INVoiceShortcut]	throws	13.0	10.15	importer
INVoiceShortcutCenter	getVoiceShortcut(withIdentifier:completion:)	voiceShortcut(withIdentifier:)	instance	INVoiceShortcut	throws	13.0	10.15	importer
LAContext	evaluateAccessControl(_:operation:localizedReason:reply:)	evaluateAccessControl(_:operation:localizedReason:)	instance	Bool	throws	13.0	10.15	importer
LAContext	evaluatePolicy(_:localizedReason:reply:)	evaluatePolicy(_:localizedReason:)	instance	Bool	throws	13.0	10.15	importer
LAPrivateKey	decryptData(_:secKeyAlgorithm:completion:)	decryptData(_:secKeyAlgorithm:)	instance	Data	throws	13.0	13.0	importer
LAPrivateKey	exchangeKeys(withPublicKey:secKeyAlgorithm:secKeyParameters:completion:)	exchangeKeys(withPublicKey:secKeyAlgorithm:secKeyParameters:)	instance	Data	throws	13.0	13.0	importer
LAPrivateKey	sign(_:secKeyAlgorithm:completion:)	sign(_:secKeyAlgorithm:)	instance	Data	throws	13.0	13.0	importer
LAPublicKey	encryptData(_:secKeyAlgorithm:completion:)	encryptData(_:secKeyAlgorithm:)	instance	Data	throws	13.0	13.0	importer
LAPublicKey	exportBytes(completion:)	exportBytes()	instance	Data	throws	13.0	13.0	importer
LAPublicKey	verifyData(_:signature:secKeyAlgorithm:completion:)	verifyData(_:signature:secKeyAlgorithm:)	instance	Void	throws	13.0	13.0	importer
LARight	authorize(withLocalizedReason:completion:)	authorize(withLocalizedReason:)	instance	Void	throws	13.0	13.0	importer
LARight	checkCanAuthorize(completion:)	checkCanAuthorize()	instance	Void	throws	13.0	13.0	importer
LARight	deauthorize(completion:)	deauthorize()	instance	Void	-	13.0	13.0	importer
LARightStore	remove(_:completion:)	remove(_:)	instance	Void	throws	13.0	13.0	importer
LARightStore	removeAllRights(completion:)	removeAllRights()	instance	Void	throws	13.0	13.0	importer
LARightStore	removeRight(forIdentifier:completion:)	removeRight(forIdentifier:)	instance	Void	throws	13.0	13.0	importer
LARightStore	right(forIdentifier:completion:)	right(forIdentifier:)	instance	LAPersistedRight	throws	13.0	13.0	importer
LARightStore	save(_:identifier:completion:)	save(_:identifier:)	instance	LAPersistedRight	throws	13.0	13.0	importer
LARightStore	save(_:identifier:secret:completion:)	save(_:identifier:secret:)	instance	LAPersistedRight	throws	13.0	13.0	importer
LASecret	loadData(completion:)	loadData()	instance	Data	throws	13.0	13.0	importer
LPMetadataProvider	startFetchingMetadata(for:completionHandler:)	startFetchingMetadata(for:)	instance	LPLinkMetadata	throws	13.0	10.15	importer
LPMetadataProvider	startFetchingMetadata(for:completionHandler:)	startFetchingMetadata(for:)	instance	LPLinkMetadata	throws	15.0	10.15	importer
MAMusicHapticsManager	checkHapticTrackAvailabilityForMedia(matchingCode:completionHandler:)	checkHapticTrackAvailabilityForMedia(matchingCode:)	instance	Bool	-	13.0	10.15	importer
MCSession	nearbyConnectionData(forPeer:withCompletionHandler:)	nearbyConnectionData(forPeer:)	instance	Data	throws	13.0	10.15	importer
MEByteSource	readData(ofLength:fromOffset:completionHandler:)	readData(ofLength:fromOffset:)	instance	Data	throws	13.0	10.15	importer
MEByteSource	readData(ofLength:fromOffset:toDestination:completionHandler:)	readData(ofLength:fromOffset:toDestination:)	instance	Int	throws	13.0	10.15	importer
MEExtensionManager	reloadContentBlocker(withIdentifier:completionHandler:)	reloadContentBlocker(withIdentifier:)	static	Void	throws	13.0	10.15	importer
MEExtensionManager	reloadVisibleMessages(completionHandler:)	reloadVisibleMessages()	static	Void	throws	13.0	10.15	importer
MFMailComposeViewController	insertCollaborationItemProvider(_:completionHandler:)	insertCollaborationItemProvider(_:)	instance	Bool	-	13.0	10.15	importer, unless the header disables it
MFMessageComposeViewController	setUPIVerificationCodeSendCompletion(_:)	setUPIVerificationCodeSendCompletion()	instance	Bool	-	17.0	10.15	importer, unless the header disables it
MKDirections	calculate(completionHandler:)	calculate()	instance	MKDirections.Response	throws	13.0	10.15	importer
MKDirections	calculateETA(completionHandler:)	calculateETA()	instance	MKETAResponse	throws	13.0	10.15	importer
MKGeocodingRequest	getMapItems(completionHandler:)	mapItems()	instance	[MKMapItem]	throws	13.0	10.15	importer
MKLocalSearch	start(completionHandler:)	start()	instance	MKLocalSearch.Response	throws	13.0	10.15	importer
MKLookAroundSceneRequest	getSceneWithCompletionHandler(_:)	scene()	instance	MKLookAroundScene	throws	13.0	13.0	importer
MKLookAroundSnapshotter	getSnapshotWithCompletionHandler(_:)	snapshot()	instance	MKLookAroundSnapshotter.Snapshot	throws	13.0	13.0	importer
MKMapItem	openInMaps(launchOptions:completionHandler:)	openInMaps(launchOptions:)	instance	Bool	-	13.0	10.15	importer
MKMapItem	openMaps(with:launchOptions:completionHandler:)	openMaps(with:launchOptions:)	static	Bool	-	13.0	10.15	importer
MKMapItemRequest	getMapItem(completionHandler:)	mapItem()	instance	MKMapItem	throws	13.0	15.0	importer
MKMapSnapshotter	start(completionHandler:)	start()	instance	MKMapSnapshotter.Snapshot	throws	13.0	10.15	importer
MKMapSnapshotter	start(withQueue:completionHandler:)	start(withQueue:)	instance	MKMapSnapshotter.Snapshot	throws	13.0	10.15	importer
MKReverseGeocodingRequest	getMapItems(completionHandler:)	mapItems()	instance	[MKMapItem]	throws	13.0	10.15	importer
MLComputePlan	load(_:configuration:completionHandler:)	load(_:configuration:)	static	MLComputePlan	throws	13.0	10.15	importer
MLComputePlan	loadContents(of:configuration:completionHandler:)	loadContents(of:configuration:)	static	MLComputePlan	throws	13.0	10.15	importer
MLModel	compileModel(at:completionHandler:)	compileModel(at:)	static	URL	throws	13.0	10.15	importer
MLModel	load(_:configuration:completionHandler:)	load(_:configuration:)	static	MLModel	throws	13.0	10.15	importer
MLModel	loadContents(of:configuration:completionHandler:)	loadContents(of:configuration:)	static	MLModel	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:completionHandler:)	prediction(fromFeatures:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:options:completionHandler:)	prediction(fromFeatures:options:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModel	prediction(fromFeatures:using:options:completionHandler:)	prediction(fromFeatures:using:options:)	instance	MLFeatureProvider	throws	13.0	10.15	importer
MLModelAsset	functionNames(completionHandler:)	functionNames()	instance	[String]	throws	13.0	10.15	importer
MLModelAsset	modelDescription(completionHandler:)	modelDescription()	instance	MLModelDescription	throws	13.0	10.15	importer
MLModelAsset	modelDescription(ofFunctionNamed:completionHandler:)	modelDescription(ofFunctionNamed:)	instance	MLModelDescription	throws	13.0	10.15	importer
MLModelCollection	endAccessingModelCollection(withIdentifier:completionHandler:)	endAccessingModelCollection(withIdentifier:)	static	Bool	throws	14.0	10.15	importer
MLModelStructure	load(_:completionHandler:)	load(_:)	static	MLModelStructure	throws	13.0	10.15	importer
MLModelStructure	loadContents(of:completionHandler:)	loadContents(of:)	static	MLModelStructure	throws	13.0	10.15	importer
MPMediaLibrary	addItem(withProductID:completionHandler:)	addItem(withProductID:)	instance	[MPMediaEntity]	throws	13.0	-	importer
MPMediaLibrary	getPlaylistWith(_:creationMetadata:completionHandler:)	playlist(with:creationMetadata:)	instance	MPMediaPlaylist	throws	13.0	-	importer
MPMediaLibrary	requestAuthorization(_:)	requestAuthorization()	static	MPMediaLibraryAuthorizationStatus	-	13.0	-	importer
MPMediaPlaylist	add(_:completionHandler:)	add(_:)	instance	Void	throws	13.0	-	importer
MPMediaPlaylist	addItem(withProductID:completionHandler:)	addItem(withProductID:)	instance	Void	throws	13.0	-	importer
MPMusicPlayerApplicationController	performQueueTransaction(_:completionHandler:)	performQueueTransaction(_:)	instance	MPMusicPlayerControllerQueue	throws	13.0	-	importer
MPMusicPlayerController	prepareToPlay(completionHandler:)	prepareToPlay()	instance	Void	throws	13.0	-	importer
MPNowPlayingSession	becomeActiveIfPossible(completion:)	becomeActiveIfPossible()	instance	Bool	-	13.0	-	importer
MPSAccelerationStructure	rebuild(completionHandler:)	rebuild()	instance	MPSAccelerationStructure?	-	13.0	10.15	importer
MPSGraphExecutableExecutionDescriptor	setCompletionHandler(_:)	setCompletionHandler()	instance	[MPSGraphTensorData]	throws	13.0	10.15	importer
MPSGraphExecutionDescriptor	setCompletionHandler(_:)	setCompletionHandler()	instance	MPSGraphTensorDataDictionary	throws	13.0	10.15	importer
MSConversation	insert(_:completionHandler:)	insert(_:)	instance	Void	throws	13.0	10.15	importer
MSConversation	insertAttachment(_:withAlternateFilename:completionHandler:)	insertAttachment(_:withAlternateFilename:)	instance	Void	throws	13.0	10.15	importer
MSConversation	insertText(_:completionHandler:)	insertText(_:)	instance	Void	throws	13.0	10.15	importer
MSConversation	send(_:completionHandler:)	send(_:)	instance	Void	throws	13.0	10.15	importer
MSConversation	sendAttachment(_:withAlternateFilename:completionHandler:)	sendAttachment(_:withAlternateFilename:)	instance	Void	throws	13.0	10.15	importer
MSConversation	sendText(_:completionHandler:)	sendText(_:)	instance	Void	throws	13.0	10.15	importer
MTKTextureLoader	newTexture(with:options:completionHandler:)	newTexture(with:options:)	instance	MTLTexture	throws	13.0	10.15	importer
MTKTextureLoader	newTexture(withCGImage:options:completionHandler:)	newTexture(withCGImage:options:)	instance	MTLTexture	throws	13.0	10.15	importer
MTKTextureLoader	newTexture(withContentsOf:options:completionHandler:)	newTexture(withContentsOf:options:)	instance	MTLTexture	throws	13.0	10.15	importer
MTKTextureLoader	newTexture(withName:scaleFactor:bundle:options:completionHandler:)	newTexture(withName:scaleFactor:bundle:options:)	instance	MTLTexture	throws	13.0	10.15	importer
MTKTextureLoader	newTexture(withName:scaleFactor:displayGamut:bundle:options:completionHandler:)	newTexture(withName:scaleFactor:displayGamut:bundle:options:)	instance	MTLTexture	throws	-	10.15	importer
MTKTextureLoader	newTextures(withContentsOf:options:completionHandler:)	newTextures(withContentsOf:options:)	instance	[MTLTexture]	throws	13.0	10.15	importer
MTKTextureLoader	newTextures(withNames:scaleFactor:bundle:options:completionHandler:)	newTextures(withNames:scaleFactor:bundle:options:)	instance	[MTLTexture]	throws	13.0	10.15	importer
MTKTextureLoader	newTextures(withNames:scaleFactor:displayGamut:bundle:options:completionHandler:)	newTextures(withNames:scaleFactor:displayGamut:bundle:options:)	instance	[MTLTexture]	throws	-	10.15	importer
NEAppProxyFlow	open(withLocalEndpoint:completionHandler:)	open(withLocalEndpoint:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyFlow	open(withLocalFlowEndpoint:completionHandler:)	open(withLocalFlowEndpoint:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyProvider	startProxy(options:completionHandler:)	startProxy(options:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyProvider	stopProxy(with:completionHandler:)	stopProxy(with:)	instance	Void	-	13.0	10.15	importer
NEAppProxyProviderManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NEAppProxyProviderManager]	throws	13.0	10.15	importer
NEAppProxyTCPFlow	readData(completionHandler:)	readData()	instance	Data	throws	13.0	10.15	importer
NEAppProxyTCPFlow	write(_:withCompletionHandler:)	write(_:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyUDPFlow	readDatagrams(completionHandler:)	readDatagrams()	instance	([Data], [NEEndpoint])	throws	13.0	10.15	importer
NEAppProxyUDPFlow	readDatagramsAndFlowEndpoints(completionHandler:)	readDatagramsAndFlowEndpoints()	instance	([Data], NWEndpointArray)	throws	13.0	10.15	importer
NEAppProxyUDPFlow	writeDatagrams(_:sentBy:completionHandler:)	writeDatagrams(_:sentBy:)	instance	Void	throws	13.0	10.15	importer
NEAppProxyUDPFlow	writeDatagrams(_:sentByFlowEndpoints:completionHandler:)	writeDatagrams(_:sentByFlowEndpoints:)	instance	Void	throws	13.0	10.15	importer
NEAppPushManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NEAppPushManager]	throws	13.0	10.15	importer
NEAppPushManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEAppPushManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEAppPushManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NEAppPushProvider	start(completionHandler:)	start()	instance	Void	throws	13.0	10.15	importer
NEAppPushProvider	stop(with:completionHandler:)	stop(with:)	instance	Void	-	13.0	10.15	importer
NEDNSProxyManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEDNSProxyManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEDNSProxyManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NEDNSProxyProvider	startProxy(options:completionHandler:)	startProxy(options:)	instance	Void	throws	13.0	10.15	importer
NEDNSProxyProvider	stopProxy(with:completionHandler:)	stopProxy(with:)	instance	Void	-	13.0	10.15	importer
NEDNSSettingsManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEDNSSettingsManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEDNSSettingsManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterControlProvider	handleNewFlow(_:completionHandler:)	handleNewFlow(_:)	instance	NEFilterControlVerdict	-	13.0	-	importer
NEFilterControlProvider	handleRemediation(for:completionHandler:)	handleRemediation(for:)	instance	NEFilterControlVerdict	-	13.0	-	importer
NEFilterDataProvider	apply(_:completionHandler:)	apply(_:)	instance	Void	throws	-	10.15	importer
NEFilterManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NEFilterProvider	startFilter(completionHandler:)	startFilter()	instance	Void	throws	13.0	10.15	importer
NEFilterProvider	stopFilter(with:completionHandler:)	stopFilter(with:)	instance	Void	-	13.0	10.15	importer
NEHotspotConfigurationManager	apply(_:completionHandler:)	apply(_:)	instance	Void	throws	13.0	-	importer
NEHotspotConfigurationManager	getConfiguredSSIDs(completionHandler:)	configuredSSIDs()	instance	[String]	-	13.0	-	importer
NEHotspotConfigurationManager	joinAccessoryHotspot(_:passphrase:completionHandler:)	joinAccessoryHotspot(_:passphrase:)	instance	Void	throws	13.0	-	importer
NEHotspotConfigurationManager	joinAccessoryHotspotWithoutSecurity(_:completionHandler:)	joinAccessoryHotspotWithoutSecurity(_:)	instance	Void	throws	13.0	-	importer
NEHotspotNetwork	fetchCurrent(completionHandler:)	fetchCurrent()	static	NEHotspotNetwork?	-	13.0	-	importer
NEPacketTunnelFlow	readPacketObjects(completionHandler:)	readPacketObjects()	instance	[NEPacket]	-	13.0	10.15	importer
NEPacketTunnelFlow	readPackets(completionHandler:)	readPackets()	instance	([Data], [NSNumber])	-	13.0	10.15	importer
NEPacketTunnelProvider	startTunnel(options:completionHandler:)	startTunnel(options:)	instance	Void	throws	13.0	10.15	importer
NEPacketTunnelProvider	stopTunnel(with:completionHandler:)	stopTunnel(with:)	instance	Void	-	13.0	10.15	importer
NEProvider	displayMessage(_:completionHandler:)	displayMessage(_:)	instance	Bool	-	13.0	10.15	importer
NEProvider	sleep(completionHandler:)	sleep()	instance	Void	-	13.0	10.15	importer
NERelayManager	getLastClientErrors(_:completionHandler:)	lastClientErrors(_:)	instance	[any Error]?	-	13.0	10.15	importer
NERelayManager	loadAllManagersFromPreferences(completionHandler:)	loadAllManagersFromPreferences()	static	[NERelayManager]	throws	13.0	10.15	importer
NERelayManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NERelayManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NERelayManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NETCPConnection	readLength(_:completionHandler:)	readLength(_:)	instance	Data	throws	13.0	10.15	importer
NETCPConnection	readMinimumLength(_:maximumLength:completionHandler:)	readMinimumLength(_:maximumLength:)	instance	Data	throws	13.0	10.15	importer
NETCPConnection	write(_:completionHandler:)	write(_:)	instance	Void	throws	13.0	10.15	importer
NETransparentProxyManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NETransparentProxyManager]	throws	-	10.15	importer
NETunnelProvider	handleAppMessage(_:completionHandler:)	handleAppMessage(_:)	instance	Data?	-	13.0	10.15	importer
NETunnelProvider	setTunnelNetworkSettings(_:completionHandler:)	setTunnelNetworkSettings(_:)	instance	Void	throws	13.0	10.15	importer
NETunnelProviderManager	loadAllFromPreferences(completionHandler:)	loadAllFromPreferences()	static	[NETunnelProviderManager]	throws	13.0	10.15	importer
NEUDPSession	writeDatagram(_:completionHandler:)	writeDatagram(_:)	instance	Void	throws	13.0	10.15	importer
NEUDPSession	writeMultipleDatagrams(_:completionHandler:)	writeMultipleDatagrams(_:)	instance	Void	throws	13.0	10.15	importer
NEURLFilter	verdict(for:completionHandler:)	verdict(for:)	static	NEURLFilterVerdict	-	13.0	10.15	importer
NEVPNConnection	fetchLastDisconnectError(completionHandler:)	fetchLastDisconnectError()	instance	Void	throws	13.0	13.0	importer
NEVPNManager	loadFromPreferences(completionHandler:)	loadFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEVPNManager	removeFromPreferences(completionHandler:)	removeFromPreferences()	instance	Void	throws	13.0	10.15	importer
NEVPNManager	saveToPreferences(completionHandler:)	saveToPreferences()	instance	Void	throws	13.0	10.15	importer
NFCNDEFReaderSession	connect(to:completionHandler:)	connect(to:)	instance	Void	throws	13.0	-	importer
NFCTagReaderSession	connect(to:completionHandler:)	connect(to:)	instance	Void	throws	13.0	-	importer
NLContextualEmbedding	requestAssets(completionHandler:)	requestAssets()	instance	NLContextualEmbeddingAssetsResult	throws	13.0	10.15	importer
NLTagger	requestAssets(for:tagScheme:completionHandler:)	requestAssets(for:tagScheme:)	static	NLTaggerAssetsResult	throws	13.0	10.15	importer
NSAlert	beginSheetModal(for:completionHandler:)	beginSheetModal(for:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSAnimationContext	runAnimationGroup(_:completionHandler:)	runAnimationGroup(_:)	static	Void	-	-	10.15	importer
NSAnimationContext	setCompletionHandler(_:)	setCompletionHandler()	instance	Void	-	-	10.15	importer
NSBundleResourceRequest	beginAccessingResources(completionHandler:)	beginAccessingResources()	instance	Void	throws	13.0	-	importer
NSBundleResourceRequest	conditionallyBeginAccessingResources(completionHandler:)	conditionallyBeginAccessingResources()	instance	Bool	-	13.0	-	importer
NSCollectionView	performBatchUpdates(_:completionHandler:)	performBatchUpdates(_:)	instance	Bool	-	-	10.15	importer, unless the header disables it
NSCoreDataCoreSpotlightDelegate	deleteSpotlightIndex(completionHandler:)	deleteSpotlightIndex()	instance	Void	throws	13.0	10.15	importer
NSDocument	accommodatePresentedItemDeletion(completionHandler:)	accommodatePresentedItemDeletion()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	autosave(withImplicitCancellability:completionHandler:)	autosave(withImplicitCancellability:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	lock(completionHandler:)	lock()	instance	Bool	-	-	10.15	importer, unless the header disables it
NSDocument	lock(completionHandler:)	lock()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	move(completionHandler:)	move()	instance	Bool	-	-	10.15	importer, unless the header disables it
NSDocument	move(to:completionHandler:)	move(to:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	restoreWindow(with:state:completionHandler:)	restoreWindow(with:state:)	instance	NSWindow	throws	-	10.15	importer, unless the header disables it
NSDocument	save(to:ofType:for:completionHandler:)	save(to:ofType:for:)	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	savePresentedItemChanges(completionHandler:)	savePresentedItemChanges()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocument	share(with:completionHandler:)	share(with:)	instance	Bool	-	-	10.15	importer, unless the header disables it
NSDocument	stopBrowsingVersions(completionHandler:)	stopBrowsingVersions()	instance	Void	-	-	10.15	importer, unless the header disables it
NSDocument	unlock(completionHandler:)	unlock()	instance	Bool	-	-	10.15	importer, unless the header disables it
NSDocument	unlock(completionHandler:)	unlock()	instance	Void	throws	-	10.15	importer, unless the header disables it
NSDocumentController	begin(_:forTypes:completionHandler:)	begin(_:forTypes:)	instance	Int	-	-	10.15	importer, unless the header disables it
NSDocumentController	beginOpenPanel(completionHandler:)	beginOpenPanel()	instance	[URL]?	-	-	10.15	importer, unless the header disables it
NSDocumentController	openDocument(withContentsOf:display:completionHandler:)	openDocument(withContentsOf:display:)	instance	(NSDocument, Bool)	throws	-	10.15	importer, unless the header disables it
NSDocumentController	reopenDocument(for:withContentsOf:display:completionHandler:)	reopenDocument(for:withContentsOf:display:)	instance	(NSDocument, Bool)	throws	-	10.15	importer, unless the header disables it
NSExtensionContext	completeRequestReturningItems(_:completionHandler:)	completeRequestReturningItems(_:)	instance	Bool	-	13.0	10.15	importer
NSExtensionContext	open(_:completionHandler:)	open(_:)	instance	Bool	-	13.0	10.15	importer
NSFileProviderExtension	createDirectory(withName:inParentItemIdentifier:completionHandler:)	createDirectory(withName:inParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	deleteItem(with:completionHandler:)	deleteItem(with:)	instance	Void	throws	13.0	-	importer
NSFileProviderExtension	importDocument(at:toParentItemIdentifier:completionHandler:)	importDocument(at:toParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	providePlaceholder(at:completionHandler:)	providePlaceholder(at:)	instance	Void	throws	13.0	-	importer
NSFileProviderExtension	renameItem(with:toName:completionHandler:)	renameItem(with:toName:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	reparentItem(with:toParentItemWith:newName:completionHandler:)	reparentItem(with:toParentItemWith:newName:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	setFavoriteRank(_:for:completionHandler:)	setFavoriteRank(_:for:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	setLastUsedDate(_:for:completionHandler:)	setLastUsedDate(_:for:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	setTagData(_:for:completionHandler:)	setTagData(_:for:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	startProvidingItem(at:completionHandler:)	startProvidingItem(at:)	instance	Void	throws	13.0	-	importer
NSFileProviderExtension	trashItem(with:completionHandler:)	trashItem(with:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderExtension	untrashItem(with:toParentItemIdentifier:completionHandler:)	untrashItem(with:toParentItemIdentifier:)	instance	NSFileProviderItem	throws	13.0	-	importer
NSFileProviderManager	`import`(_:fromDirectoryAt:completionHandler:)	`import`(_:fromDirectoryAt:)	static	Void	throws	16.0	10.15	importer
NSFileProviderManager	add(_:completionHandler:)	add(_:)	static	Void	throws	13.0	10.15	importer
NSFileProviderManager	claimKnownFolders(_:localizedReason:completionHandler:)	claimKnownFolders(_:localizedReason:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	disconnect(withReason:options:completionHandler:)	disconnect(withReason:options:)	instance	Void	throws	-	10.15	importer
NSFileProviderManager	evictItem(with:completionHandler:)	evictItem(with:)	instance	Void	throws	16.0	10.15	importer
NSFileProviderManager	getDomainsWithCompletionHandler(_:)	domains()	static	[NSFileProviderDomain]	throws	13.0	10.15	importer
NSFileProviderManager	getIdentifierForUserVisibleFile(at:completionHandler:)	identifierForUserVisibleFile(at:)	static	(NSFileProviderItemIdentifier, NSFileProviderDomainIdentifier)	throws	16.0	10.15	importer
NSFileProviderManager	getServiceWith(_:itemIdentifier:completionHandler:)	service(with:itemIdentifier:)	instance	NSFileProviderService	throws	16.0	10.15	importer
NSFileProviderManager	getUserVisibleURL(for:completionHandler:)	userVisibleURL(for:)	instance	URL	throws	16.0	10.15	importer
NSFileProviderManager	reconnect(completionHandler:)	reconnect()	instance	Void	throws	-	10.15	importer
NSFileProviderManager	register(_:forItemWith:completionHandler:)	register(_:forItemWith:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	reimportItemsBelowItem(with:completionHandler:)	reimportItemsBelowItem(with:)	instance	Void	throws	16.0	10.15	importer
NSFileProviderManager	release(_:localizedReason:completionHandler:)	release(_:localizedReason:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	remove(_:completionHandler:)	remove(_:)	static	Void	throws	13.0	10.15	importer
NSFileProviderManager	remove(_:mode:completionHandler:)	remove(_:mode:)	static	URL	throws	16.0	10.15	importer
NSFileProviderManager	removeAllDomains(completionHandler:)	removeAllDomains()	static	Void	throws	13.0	10.15	importer
NSFileProviderManager	requestDiagnosticCollectionForItem(with:errorReason:completionHandler:)	requestDiagnosticCollectionForItem(with:errorReason:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	requestDownloadForItem(with:requestedRange:completionHandler:)	requestDownloadForItem(with:requestedRange:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	requestModification(of:forItemWith:options:completionHandler:)	requestModification(of:forItemWith:options:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	signalEnumerator(forContainerItemIdentifier:completionHandler:)	signalEnumerator(forContainerItemIdentifier:)	instance	Void	throws	13.0	10.15	importer
NSFileProviderManager	signalErrorResolved(_:completionHandler:)	signalErrorResolved(_:)	instance	Void	throws	16.0	10.15	importer
NSFileProviderManager	waitForChangesOnItemsBelowItem(with:completionHandler:)	waitForChangesOnItemsBelowItem(with:)	instance	Void	throws	16.0	10.15	importer
NSFileProviderManager	waitForStabilization(completionHandler:)	waitForStabilization()	instance	Void	throws	-	10.15	importer
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
NSPersistentCloudKitContainer	acceptShareInvitations(fromMetadata:into:completion:)	acceptShareInvitations(fromMetadata:into:)	instance	[CKShare.Metadata]	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	fetchParticipants(matching:into:completion:)	fetchParticipants(matching:into:)	instance	[CKShare.Participant]	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	persistUpdatedShare(_:in:completion:)	persistUpdatedShare(_:in:)	instance	CKShare	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	purgeObjectsAndRecordsInZone(with:in:completion:)	purgeObjectsAndRecordsInZone(with:in:)	instance	CKRecordZone.ID	throws	13.0	10.15	importer
NSPersistentCloudKitContainer	share(_:to:completion:)	share(_:to:)	instance	(Set<NSManagedObjectID>, CKShare, CKContainer)	throws	13.0	10.15	importer
NSPersistentContainer	loadPersistentStores(completionHandler:)	loadPersistentStores()	instance	NSPersistentStoreDescription	throws	13.0	10.15	importer
NSPersistentStoreCoordinator	addPersistentStore(with:completionHandler:)	addPersistentStore(with:)	instance	NSPersistentStoreDescription	throws	13.0	10.15	importer
NSPrintPanel	beginSheet(using:on:completionHandler:)	beginSheet(using:on:)	instance	NSPrintPanelResult	-	-	14.0	importer, unless the header disables it
NSSavePanel	begin(completionHandler:)	begin()	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSSavePanel	beginSheetModal(for:completionHandler:)	beginSheetModal(for:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSSpellChecker	showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:completionHandler:)	showCorrectionIndicator(of:primaryString:alternativeStrings:forStringIn:view:)	instance	String?	-	-	10.15	importer
NSTextContentManager	synchronizeTextLayoutManagers(_:)	synchronizeTextLayoutManagers()	instance	Void	throws	13.0	10.15	importer
NSURLConnection	sendAsynchronousRequest(_:queue:completionHandler:)	sendAsynchronousRequest(_:queue:)	static	(URLResponse, Data)	throws	13.0	10.15	importer
NSUserActivity	deleteAllSavedUserActivities(completionHandler:)	deleteAllSavedUserActivities()	static	Void	-	13.0	10.15	importer
NSUserActivity	deleteSavedUserActivities(with:completionHandler:)	deleteSavedUserActivities(with:)	static	Void	-	13.0	10.15	importer
NSUserActivity	getContinuationStreams(completionHandler:)	continuationStreams()	instance	(InputStream, OutputStream)	throws	13.0	10.15	importer
NSUserAppleScriptTask	execute(withAppleEvent:completionHandler:)	execute(withAppleEvent:)	instance	NSAppleEventDescriptor	throws	13.0	10.15	importer
NSUserAutomatorTask	execute(withInput:completionHandler:)	execute(withInput:)	instance	Any	throws	13.0	10.15	importer
NSUserScriptTask	execute(completionHandler:)	execute()	instance	Void	throws	13.0	10.15	importer
NSUserUnixTask	execute(withArguments:completionHandler:)	execute(withArguments:)	instance	Void	throws	13.0	10.15	importer
NSViewController	transition(from:to:options:completionHandler:)	transition(from:to:options:)	instance	Void	-	-	10.15	importer, unless the header disables it
NSWindow	beginCriticalSheet(_:completionHandler:)	beginCriticalSheet(_:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSWindow	beginSheet(_:completionHandler:)	beginSheet(_:)	instance	NSModalResponse	-	-	10.15	importer, unless the header disables it
NSWindow	requestSharing(of:completionHandler:)	requestSharing(of:)	instance	Void	throws	-	15.0	importer, unless the header disables it
NSWindow	requestSharingOfWindow(usingPreview:title:completionHandler:)	requestSharingOfWindow(usingPreview:title:)	instance	Void	throws	-	15.0	importer, unless the header disables it
NSWindow	transferWindowSharing(to:completionHandler:)	transferWindowSharing(to:)	instance	Void	throws	-	13.3	importer, unless the header disables it
NSWorkspace	duplicate(_:completionHandler:)	duplicate(_:)	instance	[URL: URL]	throws	-	10.15	importer
NSWorkspace	open(_:configuration:completionHandler:)	open(_:configuration:)	instance	NSRunningApplication	throws	-	10.15	importer
NSWorkspace	open(_:withApplicationAt:configuration:completionHandler:)	open(_:withApplicationAt:configuration:)	instance	NSRunningApplication	throws	-	10.15	importer
NSWorkspace	openApplication(at:configuration:completionHandler:)	openApplication(at:configuration:)	instance	NSRunningApplication	throws	-	10.15	importer
NSWorkspace	recycle(_:completionHandler:)	recycle(_:)	instance	[URL: URL]	throws	-	10.15	importer
NSWorkspace	requestAuthorization(of:completionHandler:)	requestAuthorization(of:)	instance	NSWorkspace.Authorization	throws	-	10.15	importer
NSWorkspace	setDefaultApplicationAt(_:toOpenContentType:completionHandler:)	setDefaultApplicationAt(_:toOpenContentType:)	instance	Void	throws	-	10.15	importer
NSWorkspace	setDefaultApplicationAt(_:toOpenContentTypeOfFileAt:completionHandler:)	setDefaultApplicationAt(_:toOpenContentTypeOfFileAt:)	instance	Void	throws	-	10.15	importer
NSWorkspace	setDefaultApplicationAt(_:toOpenFileAt:completionHandler:)	setDefaultApplicationAt(_:toOpenFileAt:)	instance	Void	throws	-	10.15	importer
NSWorkspace	setDefaultApplicationAt(_:toOpenURLsWithScheme:completionHandler:)	setDefaultApplicationAt(_:toOpenURLsWithScheme:)	instance	Void	throws	-	10.15	importer
NSWritingToolsCoordinatorAnimationParameters	setCompletionHandler(_:)	setCompletionHandler()	instance	Void	-	-	10.15	importer
Operation	setCompletionBlock(_:)	setCompletionBlock()	instance	Void	-	13.0	10.15	importer
OperationQueue	addOperation(_:)	addOperation()	instance	Void	-	13.0	10.15	importer
PHASEPushStreamNode	scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)	scheduleBuffer(_:at:options:completionCallbackType:)	instance	PHASEPushStreamCompletionCallbackCondition	-	13.0	10.15	importer
PHASEPushStreamNode	scheduleBuffer(_:completionCallbackType:completionHandler:)	scheduleBuffer(_:completionCallbackType:)	instance	PHASEPushStreamCompletionCallbackCondition	-	13.0	10.15	importer
PHASESoundEvent	prepare(completion:)	prepare()	instance	PHASESoundEventPrepareHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	seek(toTime:completion:)	seek(toTime:)	instance	PHASESoundEventSeekHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	seek(toTime:resumeAtEngineTime:completion:)	seek(toTime:resumeAtEngineTime:)	instance	PHASESoundEventSeekHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	start(at:completion:)	start(at:)	instance	PHASESoundEventStartHandlerReason	-	13.0	10.15	importer
PHASESoundEvent	start(completion:)	start()	instance	PHASESoundEventStartHandlerReason	-	13.0	10.15	importer
PHAssetResourceManager	writeData(for:toFile:options:completionHandler:)	writeData(for:toFile:options:)	instance	Void	throws	13.0	10.15	importer
PHLivePhotoEditingContext	prepareLivePhotoForPlayback(withTargetSize:options:completionHandler:)	prepareLivePhotoForPlayback(withTargetSize:options:)	instance	PHLivePhoto	throws	13.0	10.15	importer
PHLivePhotoEditingContext	saveLivePhoto(to:options:completionHandler:)	saveLivePhoto(to:options:)	instance	Bool	throws	13.0	10.15	importer
PHPersistentChangeFetchResult	enumerateChanges(_:)	enumerateChanges()	instance	(PHPersistentChange, UnsafeMutableRawPointer)	-	13.0	10.15	importer
PHPhotoLibrary	performChanges(_:completionHandler:)	performChanges(_:)	instance	Bool	throws	13.0	10.15	importer
PKAddIdentityDocumentConfiguration	configuration(for:completion:)	configuration(for:)	static	PKAddIdentityDocumentConfiguration	throws	13.0	10.15	importer
PKAddShareablePassConfiguration	configuration(forPassMetadata:primaryAction:completion:)	configuration(forPassMetadata:primaryAction:)	static	PKAddShareablePassConfiguration	throws	14.0	10.15	importer
PKAddShareablePassConfiguration	configuration(forPassMetadata:provisioningPolicyIdentifier:primaryAction:completion:)	configuration(forPassMetadata:provisioningPolicyIdentifier:primaryAction:)	static	PKAddShareablePassConfiguration	throws	14.0	10.15	importer
PKIdentityAuthorizationController	checkCanRequestDocument(_:completion:)	checkCanRequestDocument(_:)	instance	Bool	-	13.0	10.15	importer
PKIdentityAuthorizationController	requestDocument(_:completion:)	requestDocument(_:)	instance	PKIdentityDocument	throws	13.0	10.15	importer
PKIssuerProvisioningExtensionHandler	generateAddPaymentPassRequestForPassEntry(withIdentifier:configuration:certificateChain:nonce:nonceSignature:completionHandler:)	generateAddPaymentPassRequestForPassEntry(withIdentifier:configuration:certificateChain:nonce:nonceSignature:)	instance	PKAddPaymentPassRequest?	-	14.0	10.15	importer
PKIssuerProvisioningExtensionHandler	passEntries(completion:)	passEntries()	instance	[PKIssuerProvisioningExtensionPassEntry]	-	14.0	10.15	importer
PKIssuerProvisioningExtensionHandler	remotePassEntries(completion:)	remotePassEntries()	instance	[PKIssuerProvisioningExtensionPassEntry]	-	14.0	10.15	importer
PKIssuerProvisioningExtensionHandler	status(completion:)	status()	instance	PKIssuerProvisioningExtensionStatus	-	14.0	10.15	importer
PKPassLibrary	activate(_:withActivationCode:completion:)	activate(_:withActivationCode:)	instance	(Bool, any Error)	-	13.0	-	importer
PKPassLibrary	activate(_:withActivationData:completion:)	activate(_:withActivationData:)	instance	(Bool, any Error)	-	13.0	-	importer
PKPassLibrary	activate(_:withActivationData:completion:)	activate(_:withActivationData:)	instance	Bool	throws	13.4	10.15	importer
PKPassLibrary	addPasses(_:withCompletionHandler:)	addPasses(_:)	instance	PKPassLibraryAddPassesStatus	-	13.0	10.15	importer
PKPassLibrary	encryptedServiceProviderData(for:completion:)	encryptedServiceProviderData(for:)	instance	[AnyObject: AnyObject]	throws	16.0	10.15	importer
PKPassLibrary	requestAuthorization(for:completion:)	requestAuthorization(for:)	instance	PKPassLibraryAuthorizationStatus	-	13.0	10.15	importer
PKPassLibrary	serviceProviderData(for:completion:)	serviceProviderData(for:)	instance	Data	throws	15.0	10.15	importer
PKPassLibrary	sign(_:with:completion:)	sign(_:with:)	instance	(Data, Data)	throws	13.4	10.15	importer
PKPaymentAuthorizationController	dismiss(completion:)	dismiss()	instance	Void	-	13.0	10.15	importer
PKPaymentAuthorizationController	present(completion:)	present()	instance	Bool	-	13.0	10.15	importer
PKVehicleConnectionSession	session(for:delegate:completion:)	session(for:delegate:)	static	PKVehicleConnectionSession	throws	16.0	10.15	importer
PTChannelManager	channelManager(with:restorationDelegate:completionHandler:)	channelManager(with:restorationDelegate:)	static	PTChannelManager	throws	13.0	10.15	importer
PTChannelManager	setAccessoryButtonEventsEnabled(_:forChannelUUID:completionHandler:)	setAccessoryButtonEventsEnabled(_:forChannelUUID:)	instance	Void	throws	13.0	10.15	importer
PTChannelManager	setActiveRemoteParticipant(_:forChannelUUID:completionHandler:)	setActiveRemoteParticipant(_:forChannelUUID:)	instance	Void	throws	13.0	10.15	importer
PTChannelManager	setChannelDescriptor(_:forChannelUUID:completionHandler:)	setChannelDescriptor(_:forChannelUUID:)	instance	Void	throws	13.0	10.15	importer
PTChannelManager	setServiceStatus(_:forChannelUUID:completionHandler:)	setServiceStatus(_:forChannelUUID:)	instance	Void	throws	13.0	10.15	importer
PTChannelManager	setTransmissionMode(_:forChannelUUID:completionHandler:)	setTransmissionMode(_:forChannelUUID:)	instance	Void	throws	13.0	10.15	importer
QLThumbnailGenerator	generateBestRepresentation(for:completionHandler:)	generateBestRepresentation(for:)	instance	QLThumbnailRepresentation	throws	13.0	10.15	importer
QLThumbnailGenerator	saveBestRepresentation(for:toFileAt:asContentType:completionHandler:)	saveBestRepresentation(for:toFileAt:asContentType:)	instance	Void	throws	18.0	10.15	importer
QLThumbnailGenerator	saveBestRepresentation(for:toFileAt:withContentType:completionHandler:)	saveBestRepresentation(for:toFileAt:withContentType:)	instance	Void	throws	13.0	10.15	importer
QLThumbnailProvider	provideThumbnail(forFileRequest:completionHandler:)	provideThumbnail(forFileRequest:)	instance	QLThumbnailReply	throws	13.0	10.15	importer
RPBroadcastActivityController	showBroadcastPicker(at:from:preferredExtensionIdentifier:completionHandler:)	showBroadcastPicker(at:from:preferredExtensionIdentifier:)	static	RPBroadcastActivityController	throws	-	10.15	importer
RPScreenRecorder	exportClip(to:duration:completionHandler:)	exportClip(to:duration:)	instance	Void	throws	13.0	10.15	importer
RPScreenRecorder	startCapture(handler:completionHandler:)	startCapture(handler:)	instance	Void	throws	13.0	10.15	importer
RPScreenRecorder	startClipBuffering(completionHandler:)	startClipBuffering()	instance	Void	throws	13.0	10.15	importer
RPScreenRecorder	stopClipBuffering(completionHandler:)	stopClipBuffering()	instance	Void	throws	13.0	10.15	importer
RPScreenRecorder	stopRecording(withOutputURL:completionHandler:)	stopRecording(withOutputURL:)	instance	Void	throws	13.0	10.15	importer
SACrashDetectionManager	requestAuthorization(completionHandler:)	requestAuthorization()	instance	SAAuthorizationStatus	throws	13.0	13.0	importer
SAEmergencyResponseManager	dialVoiceCall(toPhoneNumber:completionHandler:)	dialVoiceCall(toPhoneNumber:)	instance	Bool	throws	13.0	13.0	importer
SCNTransaction	setCompletionBlock(_:)	setCompletionBlock()	static	Void	-	13.0	10.15	importer
SCScreenshotManager	captureImage(in:completionHandler:)	captureImage(in:)	static	UnsafeMutableRawPointer	throws	-	15.2	importer
SCScreenshotManager	captureImage(with:configuration:completionHandler:)	captureImage(with:configuration:)	static	UnsafeMutableRawPointer	throws	-	10.15	importer
SCScreenshotManager	captureSampleBuffer(with:configuration:completionHandler:)	captureSampleBuffer(with:configuration:)	static	UnsafeMutableRawPointer	throws	-	10.15	importer
SCScreenshotManager	captureScreenshot(with:configuration:completionHandler:)	captureScreenshot(with:configuration:)	static	SCScreenshotOutput	throws	-	10.15	importer
SCSensitivityAnalyzer	analyzeCGImage(_:completionHandler:)	analyzeCGImage(_:)	instance	SCSensitivityAnalysis	throws	13.0	10.15	importer
SCSensitivityAnalyzer	analyzeImageFile(_:completionHandler:)	analyzeImageFile(_:)	instance	SCSensitivityAnalysis	throws	13.0	10.15	importer
SCShareableContent	getCurrentProcessShareableContent(completionHandler:)	currentProcessShareableContent()	static	SCShareableContent	throws	-	14.4	importer
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnly:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnly:)	static	SCShareableContent	throws	-	10.15	importer
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnlyAbove:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnlyAbove:)	static	SCShareableContent	throws	-	10.15	importer
SCShareableContent	getExcludingDesktopWindows(_:onScreenWindowsOnlyBelow:completionHandler:)	excludingDesktopWindows(_:onScreenWindowsOnlyBelow:)	static	SCShareableContent	throws	-	10.15	importer
SCStream	startCapture(completionHandler:)	startCapture()	instance	Void	throws	-	10.15	importer
SCStream	stopCapture(completionHandler:)	stopCapture()	instance	Void	throws	-	10.15	importer
SCStream	update(_:completionHandler:)	update(_:)	instance	Void	throws	-	10.15	importer
SFContentBlockerManager	getStateOfContentBlocker(withIdentifier:completionHandler:)	stateOfContentBlocker(withIdentifier:)	static	SFContentBlockerState	throws	13.0	10.15	importer
SFContentBlockerManager	reloadContentBlocker(withIdentifier:completionHandler:)	reloadContentBlocker(withIdentifier:)	static	Void	throws	13.0	10.15	importer
SFSafariApplication	dispatchMessage(withName:toExtensionWithIdentifier:userInfo:completionHandler:)	dispatchMessage(withName:toExtensionWithIdentifier:userInfo:)	static	Void	throws	-	10.15	importer
SFSafariApplication	getActiveWindow(completionHandler:)	activeWindow()	static	SFSafariWindow?	-	-	10.15	importer
SFSafariApplication	getAllWindows(completionHandler:)	allWindows()	static	[SFSafariWindow]	-	-	10.15	importer
SFSafariApplication	getHostApplication(completionHandler:)	hostApplication()	static	NSRunningApplication	-	-	10.15	importer
SFSafariApplication	openWindow(with:completionHandler:)	openWindow(with:)	static	SFSafariWindow?	-	-	10.15	importer
SFSafariApplication	showPreferencesForExtension(withIdentifier:completionHandler:)	showPreferencesForExtension(withIdentifier:)	static	Void	throws	-	10.15	importer
SFSafariExtension	getBaseURI(completionHandler:)	baseURI()	static	URL?	-	-	10.15	importer
SFSafariExtensionManager	getStateOfSafariExtension(withIdentifier:completionHandler:)	stateOfSafariExtension(withIdentifier:)	static	SFSafariExtensionState	throws	13.0	10.15	importer
SFSafariPage	getContainingTab(completionHandler:)	containingTab()	instance	SFSafariTab	-	-	10.15	importer
SFSafariPage	getPropertiesWithCompletionHandler(_:)	properties()	instance	SFSafariPageProperties?	-	-	10.15	importer
SFSafariPage	getScreenshotOfVisibleArea(completionHandler:)	screenshotOfVisibleArea()	instance	NSImage?	-	-	10.15	importer
SFSafariTab	activate(completionHandler:)	activate()	instance	Void	-	-	10.15	importer
SFSafariTab	getActivePage(completionHandler:)	activePage()	instance	SFSafariPage?	-	-	10.15	importer
SFSafariTab	getContainingWindow(completionHandler:)	containingWindow()	instance	SFSafariWindow?	-	-	10.15	importer
SFSafariTab	getPagesWithCompletionHandler(_:)	pages()	instance	[SFSafariPage]?	-	-	10.15	importer
SFSafariWindow	getActiveTab(completionHandler:)	activeTab()	instance	SFSafariTab?	-	-	10.15	importer
SFSafariWindow	getAllTabs(completionHandler:)	allTabs()	instance	[SFSafariTab]	-	-	10.15	importer
SFSafariWindow	getToolbarItem(completionHandler:)	toolbarItem()	instance	SFSafariToolbarItem?	-	-	10.15	importer
SFSafariWindow	openTab(with:makeActiveIfPossible:completionHandler:)	openTab(with:makeActiveIfPossible:)	instance	SFSafariTab?	-	-	10.15	importer
SFSpeechLanguageModel	prepareCustomLanguageModel(for:clientIdentifier:configuration:completion:)	prepareCustomLanguageModel(for:clientIdentifier:configuration:)	static	Void	throws	13.0	14.0	importer
SFSpeechLanguageModel	prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:completion:)	prepareCustomLanguageModel(for:clientIdentifier:configuration:ignoresCache:)	static	Void	throws	13.0	14.0	importer
SFSpeechLanguageModel	prepareCustomLanguageModel(for:configuration:completion:)	prepareCustomLanguageModel(for:configuration:)	static	Void	throws	13.0	10.15	importer
SFSpeechLanguageModel	prepareCustomLanguageModel(for:configuration:ignoresCache:completion:)	prepareCustomLanguageModel(for:configuration:ignoresCache:)	static	Void	throws	13.0	10.15	importer
SHMediaItem	fetch(withShazamID:completionHandler:)	fetch(withShazamID:)	static	SHMediaItem	throws	15.0	10.15	importer
SHMediaLibrary	add(_:completionHandler:)	add(_:)	instance	Void	throws	15.0	10.15	importer
SHSignatureGenerator	generateSignature(from:completionHandler:)	generateSignature(from:)	static	SHSignature	throws	15.0	10.15	importer
SKAdNetwork	end(_:completionHandler:)	end(_:)	static	Void	throws	14.5	10.15	importer
SKAdNetwork	start(_:completionHandler:)	start(_:)	static	Void	throws	14.5	10.15	importer
SKAdNetwork	updatePostbackConversionValue(_:coarseValue:completionHandler:)	updatePostbackConversionValue(_:coarseValue:)	static	Void	throws	13.0	-	importer
SKAdNetwork	updatePostbackConversionValue(_:coarseValue:lockWindow:completionHandler:)	updatePostbackConversionValue(_:coarseValue:lockWindow:)	static	Void	throws	13.0	-	importer
SKAdNetwork	updatePostbackConversionValue(_:completionHandler:)	updatePostbackConversionValue(_:)	static	Void	throws	13.0	10.15	importer
SKCloudServiceController	requestAuthorization(_:)	requestAuthorization()	static	SKCloudServiceAuthorizationStatus	-	13.0	10.15	importer
SKCloudServiceController	requestCapabilities(completionHandler:)	requestCapabilities()	instance	SKCloudServiceCapability	throws	13.0	10.15	importer
SKCloudServiceController	requestPersonalizationToken(forClientToken:withCompletionHandler:)	requestPersonalizationToken(forClientToken:)	instance	String	throws	13.0	10.15	importer
SKCloudServiceController	requestStorefrontCountryCode(completionHandler:)	requestStorefrontCountryCode()	instance	String	throws	13.0	10.15	importer
SKCloudServiceController	requestStorefrontIdentifier(completionHandler:)	requestStorefrontIdentifier()	instance	String	throws	13.0	10.15	importer
SKCloudServiceController	requestUserToken(forDeveloperToken:completionHandler:)	requestUserToken(forDeveloperToken:)	instance	String	throws	13.0	10.15	importer
SKCloudServiceSetupViewController	load(options:completionHandler:)	load(options:)	instance	Bool	throws	13.0	-	importer, unless the header disables it
SKMutableTexture	modifyPixelData(_:)	modifyPixelData()	instance	(UnsafeMutableRawPointer?, Int)	-	13.0	10.15	importer
SKNode	run(_:completion:)	run(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
SKProductStorePromotionController	fetchStorePromotionOrder(completionHandler:)	fetchStorePromotionOrder()	instance	[SKProduct]	throws	13.0	10.15	importer
SKProductStorePromotionController	fetchStorePromotionVisibility(for:completionHandler:)	fetchStorePromotionVisibility(for:)	instance	SKProductStorePromotionVisibility	throws	13.0	10.15	importer
SKProductStorePromotionController	updateStorePromotionOrder(_:completionHandler:)	updateStorePromotionOrder(_:)	instance	Void	throws	13.0	10.15	importer
SKProductStorePromotionController	updateStorePromotionVisibility(_:for:completionHandler:)	updateStorePromotionVisibility(_:for:)	instance	Void	throws	13.0	10.15	importer
SKStoreProductViewController	loadProduct(withParameters:completionBlock:)	loadProduct(withParameters:)	instance	Bool	throws	13.0	10.15	importer, unless the header disables it
SKStoreProductViewController	loadProduct(withParameters:impression:completionBlock:)	loadProduct(withParameters:impression:)	instance	Bool	throws	13.0	-	importer, unless the header disables it
SKTexture	preload(_:withCompletionHandler:)	preload(_:)	static	Void	-	13.0	10.15	importer
SKTexture	preload(completionHandler:)	preload()	instance	Void	-	13.0	10.15	importer
SKTextureAtlas	preload(completionHandler:)	preload()	instance	Void	-	13.0	10.15	importer
SKTextureAtlas	preloadTextureAtlases(_:withCompletionHandler:)	preloadTextureAtlases(_:)	static	Void	-	13.0	10.15	importer
SKTextureAtlas	preloadTextureAtlasesNamed(_:withCompletionHandler:)	preloadTextureAtlasesNamed(_:)	static	[SKTextureAtlas]	throws	13.0	10.15	importer
SMAppService	unregister(completionHandler:)	unregister()	instance	Void	throws	13.0	10.15	importer
SNAudioFileAnalyzer	analyze(completionHandler:)	analyze()	instance	Bool	-	13.0	10.15	importer
SRSensorReader	requestAuthorization(for:completion:)	requestAuthorization(for:)	static	Void	throws	14.0	10.15	importer
STWebHistory	fetchAllHistory(completionHandler:)	fetchAllHistory()	instance	Set<URL>	throws	13.0	10.15	importer
STWebHistory	fetchDuringInterval(_:completionHandler:)	fetchDuringInterval(_:)	instance	Set<URL>	throws	13.0	10.15	importer
SWCollaborationView	dismissPopover(_:)	dismissPopover()	instance	Void	-	13.0	10.15	importer, unless the header disables it
SWHighlightCenter	getCollaborationHighlight(for:completionHandler:)	collaborationHighlight(for:)	instance	SWCollaborationHighlight	throws	13.0	10.15	importer
SWHighlightCenter	getHighlightFor(_:completionHandler:)	highlight(for:)	instance	SWHighlight	throws	13.0	10.15	importer
SWHighlightCenter	getSignedIdentityProof(for:using:completionHandler:)	signedIdentityProof(for:using:)	instance	SWSignedPersonIdentityProof	throws	13.0	10.15	importer
THClient	checkPreferredNetwork(forActiveOperationalDataset:completion:)	checkPreferredNetwork(forActiveOperationalDataset:)	instance	Bool	-	16.0	10.15	importer
THClient	deleteCredentials(forBorderAgent:completion:)	deleteCredentials(forBorderAgent:)	instance	Void	throws	15.0	10.15	importer
THClient	isPreferredNetworkAvailable(completion:)	isPreferredNetworkAvailable()	instance	Bool	-	16.4	10.15	importer
THClient	retrieveAllActiveCredentials(_:)	retrieveAllActiveCredentials()	instance	Set<THCredentials>	throws	16.4	10.15	importer
THClient	retrieveAllCredentials(_:)	retrieveAllCredentials()	instance	Set<THCredentials>	throws	15.0	10.15	importer
THClient	retrieveCredentials(forBorderAgent:completion:)	retrieveCredentials(forBorderAgent:)	instance	THCredentials	throws	15.0	10.15	importer
THClient	retrieveCredentials(forExtendedPANID:completion:)	retrieveCredentials(forExtendedPANID:)	instance	THCredentials	throws	15.0	10.15	importer
THClient	retrievePreferredCredentials(_:)	retrievePreferredCredentials()	instance	THCredentials	throws	15.0	10.15	importer
THClient	storeCredentials(forBorderAgent:activeOperationalDataSet:completion:)	storeCredentials(forBorderAgent:activeOperationalDataSet:)	instance	Void	throws	15.0	10.15	importer
TKSmartCard	beginSession(reply:)	beginSession()	instance	Bool	throws	13.0	10.15	importer
TKSmartCard	sendIns(_:p1:p2:data:le:reply:)	sendIns(_:p1:p2:data:le:)	instance	(Data, UInt16)	throws	13.0	10.15	importer
TKSmartCard	transmitRequest(_:reply:)	transmitRequest(_:)	instance	Data	throws	13.0	10.15	importer
TKSmartCardSlotManager	createNFCSlot(withMessage:completion:)	createNFCSlot(withMessage:)	instance	TKSmartCardSlotNFCSession	throws	13.0	10.15	importer
TKSmartCardSlotManager	getSlotWithName(_:reply:)	slot(withName:)	instance	TKSmartCardSlot?	-	13.0	10.15	importer
TKSmartCardUserInteraction	run(reply:)	run()	instance	Bool	throws	13.0	10.15	importer
TVApplicationController	evaluate(inJavaScriptContext:completion:)	evaluate(inJavaScriptContext:)	instance	Bool	-	13.0	-	importer
TVPlayer	dispatchEvent(_:userInfo:completion:)	dispatchEvent(_:userInfo:)	instance	Bool	-	13.0	-	importer
TVTopShelfContentProvider	loadTopShelfContent(completionHandler:)	loadTopShelfContent()	instance	(TVTopShelfContent)?	-	13.0	10.15	importer
TVUserManager	presentProfilePreferencePanel(withCurrentSettings:availableProfiles:completion:)	presentProfilePreferencePanel(withCurrentSettings:availableProfiles:)	instance	[TVUserIdentifier: TVAppProfileDescriptor]	-	13.0	10.15	importer
TVUserManager	shouldStorePreferenceForCurrentUser(toProfile:completion:)	shouldStorePreferenceForCurrentUser(toProfile:)	instance	Bool	-	13.0	10.15	importer
TVViewElement	dispatchEvent(of:canBubble:cancellable:extraInfo:completion:)	dispatchEvent(of:canBubble:cancellable:extraInfo:)	instance	(Bool, Bool)	-	13.0	-	importer
TVViewElement	dispatchEvent(withName:canBubble:cancellable:extraInfo:completion:)	dispatchEvent(withName:canBubble:cancellable:extraInfo:)	instance	(Bool, Bool)	-	13.0	-	importer
Thread	detachNewThread(_:)	detachNewThread()	static	Void	-	13.0	10.15	importer
UIActivityViewController	setCompletionHandler(_:)	setCompletionHandler()	instance	(UIActivityType?, Bool)	-	13.0	-	importer, unless the header disables it
UIApplication	open(_:options:completionHandler:)	open(_:options:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIApplication	setAlternateIconName(_:completionHandler:)	setAlternateIconName(_:)	instance	Void	throws	13.0	-	importer, unless the header disables it
UICollectionView	performBatchUpdates(_:completion:)	performBatchUpdates(_:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UICollectionView	setCollectionViewLayout(_:animated:completion:)	setCollectionViewLayout(_:animated:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	autosave(completionHandler:)	autosave()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	close(completionHandler:)	close()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	open(completionHandler:)	open()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	revert(toContentsOf:completionHandler:)	revert(toContentsOf:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocument	save(to:for:completionHandler:)	save(to:for:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIDocumentBrowserViewController	importDocument(at:nextToDocumentAt:mode:completionHandler:)	importDocument(at:nextToDocumentAt:mode:)	instance	URL	throws	13.0	-	importer, unless the header disables it
UIDocumentBrowserViewController	renameDocument(at:proposedName:completionHandler:)	renameDocument(at:proposedName:)	instance	URL	throws	16.0	-	importer, unless the header disables it
UIDocumentBrowserViewController	revealDocument(at:importIfNeeded:completion:)	revealDocument(at:importIfNeeded:)	instance	URL	throws	13.0	-	importer, unless the header disables it
UIDocumentViewController	openDocument(completionHandler:)	openDocument()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIFocusAnimationCoordinator	addCoordinatedAnimations(_:completion:)	addCoordinatedAnimations(_:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIFocusAnimationCoordinator	addCoordinatedFocusingAnimations(_:completion:)	addCoordinatedFocusingAnimations(_:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIFocusAnimationCoordinator	addCoordinatedUnfocusingAnimations(_:completion:)	addCoordinatedUnfocusingAnimations(_:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIImage	prepareForDisplay(completionHandler:)	prepareForDisplay()	instance	UIImage?	-	13.0	-	importer
UIImage	prepareThumbnail(of:completionHandler:)	prepareThumbnail(of:)	instance	UIImage?	-	13.0	-	importer
UIImageReader	image(with:completion:)	image(with:)	instance	UIImage?	-	13.0	-	importer
UIImageReader	image(withContentsOfFileURL:completion:)	image(withContentsOfFileURL:)	instance	UIImage?	-	13.0	-	importer
UIImageView	add(_:options:animated:completion:)	add(_:options:animated:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIImageView	removeSymbolEffect(ofType:options:animated:completion:)	removeSymbolEffect(ofType:options:animated:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIImageView	setSymbolImage(_:with:options:completion:)	setSymbolImage(_:with:options:)	instance	UISymbolEffectCompletionContext	-	13.0	-	importer, unless the header disables it
UIInputViewController	requestSupplementaryLexicon(completion:)	requestSupplementaryLexicon()	instance	UILexicon	-	13.0	-	importer, unless the header disables it
UIPageViewController	setViewControllers(_:direction:animated:completion:)	setViewControllers(_:direction:animated:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIPasteboard	detectPatterns(for:completionHandler:)	detectPatterns(for:)	instance	Set<UIPasteboardDetectionPattern>	throws	13.0	-	importer
UIPasteboard	detectPatterns(for:inItemSet:completionHandler:)	detectPatterns(for:inItemSet:)	instance	NSArray<Set<UIPasteboardDetectionPattern>>	throws	13.0	-	importer
UIPasteboard	detectValues(for:completionHandler:)	detectValues(for:)	instance	[UIPasteboardDetectionPattern: AnyObject]	throws	13.0	-	importer
UIPasteboard	detectValues(for:inItemSet:completionHandler:)	detectValues(for:inItemSet:)	instance	NSArray<[UIPasteboardDetectionPattern: AnyObject]>	throws	13.0	-	importer
UIPrinter	contactPrinter(_:)	contactPrinter()	instance	Bool	-	13.0	-	importer, unless the header disables it
UIScene	open(_:options:completionHandler:)	open(_:options:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UITableView	performBatchUpdates(_:completion:)	performBatchUpdates(_:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UITextCursorDropPositionAnimator	animate(alongsideChanges:completion:)	animate(alongsideChanges:)	instance	Void	-	13.0	-	importer, unless the header disables it
UIView	animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)	animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:)	static	Bool	-	17.0	-	importer, unless the header disables it
UIView	animateKeyframes(withDuration:delay:options:animations:completion:)	animateKeyframes(withDuration:delay:options:animations:)	static	Bool	-	13.0	-	importer, unless the header disables it
UIView	perform(_:on:options:animations:completion:)	perform(_:on:options:animations:)	static	Bool	-	13.0	-	importer, unless the header disables it
UIViewController	transition(from:to:duration:options:animations:completion:)	transition(from:to:duration:options:animations:)	instance	Bool	-	13.0	-	importer, unless the header disables it
UIViewPropertyAnimator	addCompletion(_:)	addCompletion()	instance	UIViewAnimatingPosition	-	13.0	-	importer, unless the header disables it
UIWritingToolsCoordinatorAnimationParameters	setCompletionHandler(_:)	setCompletionHandler()	instance	Void	-	13.0	-	importer
UNUserNotificationCenter	add(_:withCompletionHandler:)	add(_:)	instance	Void	throws	13.0	10.15	importer
UNUserNotificationCenter	getDeliveredNotifications(completionHandler:)	deliveredNotifications()	instance	[UNNotification]	-	13.0	10.15	importer
UNUserNotificationCenter	getNotificationCategories(completionHandler:)	notificationCategories()	instance	Set<UNNotificationCategory>	-	13.0	10.15	importer
UNUserNotificationCenter	getNotificationSettings(completionHandler:)	notificationSettings()	instance	UNNotificationSettings	-	13.0	10.15	importer
UNUserNotificationCenter	getPendingNotificationRequests(completionHandler:)	pendingNotificationRequests()	instance	[UNNotificationRequest]	-	13.0	10.15	importer
UNUserNotificationCenter	requestAuthorization(options:completionHandler:)	requestAuthorization(options:)	instance	Bool	throws	13.0	10.15	importer
UNUserNotificationCenter	setBadgeCount(_:withCompletionHandler:)	setBadgeCount(_:)	instance	Void	throws	13.0	10.15	importer
URLCache	getCachedResponse(for:completionHandler:)	cachedResponse(for:)	instance	CachedURLResponse?	-	13.0	10.15	importer
URLCredentialStorage	getCredentialsFor(_:task:completionHandler:)	credentials(for:task:)	instance	[String: URLCredential]?	-	13.0	10.15	importer
URLCredentialStorage	getDefaultCredential(for:task:completionHandler:)	defaultCredential(for:task:)	instance	URLCredential?	-	13.0	10.15	importer
URLSession	flush(completionHandler:)	flush()	instance	Void	-	13.0	10.15	importer
URLSession	getAllTasks(completionHandler:)	allTasks	instance	[URLSessionTask]	-	13.0	10.15	importer
URLSession	getTasksWithCompletionHandler(_:)	tasks	instance	([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])	-	13.0	10.15	importer
URLSession	reset(completionHandler:)	reset()	instance	Void	-	13.0	10.15	importer
URLSessionDownloadTask	cancel(byProducingResumeData:)	cancelByProducingResumeData()	instance	Data?	-	13.0	10.15	importer
URLSessionStreamTask	readData(ofMinLength:maxLength:timeout:completionHandler:)	readData(ofMinLength:maxLength:timeout:)	instance	(Data, Bool)	throws	13.0	10.15	importer
URLSessionStreamTask	write(_:timeout:completionHandler:)	write(_:timeout:)	instance	Void	throws	13.0	10.15	importer
URLSessionUploadTask	cancel(byProducingResumeData:)	cancelByProducingResumeData()	instance	Data?	-	13.0	10.15	importer
URLSessionWebSocketTask	receiveMessage(completionHandler:)	receiveMessage()	instance	URLSessionWebSocketTask.Message	throws	13.0	10.15	importer
URLSessionWebSocketTask	send(_:completionHandler:)	send(_:)	instance	Void	throws	13.0	10.15	importer
VSAccountManager	checkAccessStatus(options:completionHandler:)	checkAccessStatus(options:)	instance	VSAccountAccessStatus	throws	13.0	-	importer
VSUserAccountManager	deleteAutoSignInToken(completionHandler:)	deleteAutoSignInToken()	instance	Void	throws	13.0	10.15	importer
VSUserAccountManager	queryAutoSignInToken(completionHandler:)	queryAutoSignInToken()	instance	VSAutoSignInToken	throws	13.0	10.15	importer
VSUserAccountManager	queryUserAccounts(options:completion:)	queryUserAccounts(options:)	instance	[VSUserAccount]	throws	13.0	10.15	importer
VSUserAccountManager	update(_:completion:)	update(_:)	instance	Void	throws	13.0	10.15	importer
VTFrameProcessor	process(with:completionHandler:)	process(with:)	instance	VTFrameProcessorParameters	throws	13.0	10.15	importer
VTSuperResolutionScalerConfiguration	downloadConfigurationModel(completionHandler:)	downloadConfigurationModel()	instance	Void	throws	13.0	10.15	importer
VZLinuxRosettaDirectoryShare	installRosetta(completionHandler:)	installRosetta()	static	Void	throws	-	10.15	importer
VZMacOSInstaller	install(completionHandler:)	install()	instance	Void	throws	-	10.15	importer
VZMacOSRestoreImage	fetchLatestSupported(completionHandler:)	fetchLatestSupported()	static	VZMacOSRestoreImage	throws	-	10.15	importer
VZMacOSRestoreImage	loadFileURL(_:completionHandler:)	loadFileURL(_:)	static	VZMacOSRestoreImage	throws	-	10.15	importer
VZUSBController	attach(_:completionHandler:)	attach(_:)	instance	Void	throws	-	10.15	importer
VZUSBController	detach(_:completionHandler:)	detach(_:)	instance	Void	throws	-	10.15	importer
VZVirtioSocketDevice	connect(toPort:completionHandler:)	connect(toPort:)	instance	VZVirtioSocketConnection	throws	-	10.15	importer
VZVirtualMachine	pause(completionHandler:)	pause()	instance	Void	throws	-	10.15	importer
VZVirtualMachine	restoreState(from:completionHandler:)	restoreState(from:)	instance	Void	throws	-	10.15	importer
VZVirtualMachine	resume(completionHandler:)	resume()	instance	Void	throws	-	10.15	importer
VZVirtualMachine	saveState(to:completionHandler:)	saveState(to:)	instance	Void	throws	-	10.15	importer
VZVirtualMachine	start(completionHandler:)	start()	instance	Void	throws	-	10.15	importer
VZVirtualMachine	start(with:completionHandler:)	start(with:)	instance	Void	throws	-	10.15	importer
VZVirtualMachine	stop(completionHandler:)	stop()	instance	Void	throws	-	10.15	importer
WKContentRuleListStore	compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)	compileContentRuleList(forIdentifier:encodedContentRuleList:)	instance	WKContentRuleList	throws	13.0	10.15	importer, unless the header disables it
WKContentRuleListStore	getAvailableContentRuleListIdentifiers(_:)	availableContentRuleListIdentifiers()	instance	[String]?	-	13.0	10.15	importer, unless the header disables it
WKContentRuleListStore	lookUpContentRuleList(forIdentifier:completionHandler:)	lookUpContentRuleList(forIdentifier:)	instance	WKContentRuleList	throws	13.0	10.15	importer, unless the header disables it
WKContentRuleListStore	removeContentRuleList(forIdentifier:completionHandler:)	removeContentRuleList(forIdentifier:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
WKDownload	cancel(_:)	cancel()	instance	Data?	-	14.5	10.15	importer, unless the header disables it
WKExtendedRuntimeSession	requestAutoLaunchAuthorizationStatus(completion:)	requestAutoLaunchAuthorizationStatus()	static	WKExtendedRuntimeSessionAutoLaunchAuthorizationStatus	throws	13.0	-	importer
WKHTTPCookieStore	delete(_:completionHandler:)	deleteCookie(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKHTTPCookieStore	getAllCookies(_:)	allCookies()	instance	[HTTPCookie]	-	13.0	10.15	importer, unless the header disables it
WKHTTPCookieStore	getCookiePolicy(_:)	cookiePolicy()	instance	WKCookiePolicy	-	17.0	10.15	importer, unless the header disables it
WKHTTPCookieStore	setCookie(_:completionHandler:)	setCookie(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKHTTPCookieStore	setCookiePolicy(_:completionHandler:)	setCookiePolicy(_:)	instance	Void	-	17.0	10.15	importer, unless the header disables it
WKHTTPCookieStore	setCookies(_:completionHandler:)	setCookies(_:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKInterfaceController	presentAudioRecorderController(withOutputURL:preset:options:completion:)	presentAudioRecorderController(withOutputURL:preset:options:)	instance	Bool	throws	13.0	-	importer, unless the header disables it
WKInterfaceController	presentMediaPlayerController(with:options:completion:)	presentMediaPlayerController(with:options:)	instance	(Bool, TimeInterval)	throws	13.0	-	importer, unless the header disables it
WKInterfaceController	presentTextInputController(withSuggestions:allowedInputMode:completion:)	presentTextInputController(withSuggestions:allowedInputMode:)	instance	[AnyObject]?	-	13.0	-	importer, unless the header disables it
WKUserNotificationInterfaceController	didReceive(_:withCompletion:)	didReceive(_:)	instance	WKUserNotificationInterfaceType	-	13.0	-	importer, unless the header disables it
WKWebExtension	`extension`(withAppExtensionBundle:completionHandler:)	`extension`(withAppExtensionBundle:)	static	WKWebExtension	throws	13.0	10.15	importer, unless the header disables it
WKWebExtension	`extension`(withResourceBaseURL:completionHandler:)	`extension`(withResourceBaseURL:)	static	WKWebExtension	throws	13.0	10.15	importer, unless the header disables it
WKWebExtension.MessagePort	sendMessage(_:completionHandler:)	sendMessage(_:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
WKWebExtensionContext	loadBackgroundContent(completionHandler:)	loadBackgroundContent()	instance	Void	throws	13.0	10.15	importer, unless the header disables it
WKWebExtensionController	fetchDataRecord(of:for:completionHandler:)	fetchDataRecord(of:for:)	instance	WKWebExtension.DataRecord?	-	13.0	10.15	importer, unless the header disables it
WKWebExtensionController	fetchDataRecords(of:completionHandler:)	fetchDataRecords(of:)	instance	[WKWebExtension.DataRecord]	-	13.0	10.15	importer, unless the header disables it
WKWebExtensionController	removeData(of:from:completionHandler:)	removeData(of:from:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKWebView	callAsyncJavaScript(_:arguments:in:in:completionHandler:)	callAsyncJavaScript(_:arguments:in:contentWorld:)	instance	Any	throws	14.0	10.15	importer, unless the header disables it
WKWebView	closeAllMediaPresentations(completionHandler:)	closeAllMediaPresentations()	instance	Void	-	15.0	10.15	importer, unless the header disables it
WKWebView	createPDF(configuration:completionHandler:)	pdf(configuration:)	instance	Data	throws	14.0	10.15	importer, unless the header disables it
WKWebView	createWebArchiveData(completionHandler:)	createWebArchiveData()	instance	Data	throws	14.0	10.15	importer, unless the header disables it
WKWebView	evaluateJavaScript(_:completionHandler:)	evaluateJavaScript(_:)	instance	Any	throws	13.0	10.15	importer, unless the header disables it
WKWebView	evaluateJavaScript(_:in:in:completionHandler:)	evaluateJavaScript(_:in:contentWorld:)	instance	Any	throws	14.0	10.15	importer, unless the header disables it
WKWebView	fetchData(ofTypes:completionHandler:)	fetchData(ofTypes:)	instance	Data	throws	13.0	10.15	importer, unless the header disables it
WKWebView	find(_:configuration:completionHandler:)	find(_:configuration:)	instance	WKFindResult	-	14.0	10.15	importer, unless the header disables it
WKWebView	pauseAllMediaPlayback(_:)	pauseAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	pauseAllMediaPlayback(completionHandler:)	pauseAllMediaPlayback()	instance	Void	-	15.0	10.15	importer, unless the header disables it
WKWebView	requestMediaPlaybackState(_:)	requestMediaPlaybackState()	instance	WKMediaPlaybackState	-	13.0	10.15	importer, unless the header disables it
WKWebView	requestMediaPlaybackState(completionHandler:)	requestMediaPlaybackState()	instance	WKMediaPlaybackState	-	15.0	10.15	importer, unless the header disables it
WKWebView	restore(_:completionHandler:)	restore(_:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
WKWebView	resumeAllMediaPlayback(_:)	resumeAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	resumeDownload(fromResumeData:completionHandler:)	resumeDownload(fromResumeData:)	instance	WKDownload	-	14.5	10.15	importer, unless the header disables it
WKWebView	setAllMediaPlaybackSuspended(_:completionHandler:)	setAllMediaPlaybackSuspended(_:)	instance	Void	-	15.0	10.15	importer, unless the header disables it
WKWebView	setCameraCaptureState(_:completionHandler:)	setCameraCaptureState(_:)	instance	Void	-	15.0	10.15	importer, unless the header disables it
WKWebView	setMicrophoneCaptureState(_:completionHandler:)	setMicrophoneCaptureState(_:)	instance	Void	-	15.0	10.15	importer, unless the header disables it
WKWebView	startDownload(using:completionHandler:)	startDownload(using:)	instance	WKDownload	-	14.5	10.15	importer, unless the header disables it
WKWebView	suspendAllMediaPlayback(_:)	suspendAllMediaPlayback()	instance	Void	-	14.5	10.15	importer, unless the header disables it
WKWebView	takeSnapshot(with:completionHandler:)	takeSnapshot(configuration:)	instance	NSImage	throws	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	fetchAllDataStoreIdentifiers(_:)	fetchAllDataStoreIdentifiers()	static	[UUID]	-	17.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	fetchData(ofTypes:completionHandler:)	fetchData(ofTypes:)	instance	Data	throws	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	fetchDataRecords(ofTypes:completionHandler:)	dataRecords(ofTypes:)	instance	[WKWebsiteDataRecord]	-	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	remove(forIdentifier:completionHandler:)	remove(forIdentifier:)	static	Void	throws	17.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	removeData(ofTypes:for:completionHandler:)	removeData(ofTypes:for:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	removeData(ofTypes:modifiedSince:completionHandler:)	removeData(ofTypes:modifiedSince:)	instance	Void	-	13.0	10.15	importer, unless the header disables it
WKWebsiteDataStore	restore(_:completionHandler:)	restore(_:)	instance	Void	throws	13.0	10.15	importer, unless the header disables it
XCTest	setUpWithCompletionHandler(_:)	setUp()	instance	Void	throws	13.0	10.15	importer
XCTest	tearDown(completionHandler:)	tearDown()	instance	Void	throws	13.0	10.15	importer

"""#
}
