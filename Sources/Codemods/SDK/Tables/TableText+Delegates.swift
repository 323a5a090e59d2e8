// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let delegates = #"""
protocol	method	isolation	thread	source
AEAssessmentSessionDelegate	assessmentSession(_:failedToBeginWithError:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AEAssessmentSessionDelegate	assessmentSession(_:failedToUpdateTo:error:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AEAssessmentSessionDelegate	assessmentSession(_:wasInterruptedWithError:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AEAssessmentSessionDelegate	assessmentSessionDidBegin(_:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AEAssessmentSessionDelegate	assessmentSessionDidEnd(_:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AEAssessmentSessionDelegate	assessmentSessionDidUpdate(_:)	nonisolated	main	documentation; thread: documentation: "The session calls all delegate methods on the main thread."
AMWorkflowControllerDelegate	workflowController(_:didError:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowController(_:didRun:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowController(_:willRun:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowControllerDidRun(_:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowControllerDidStop(_:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowControllerWillRun(_:)	nonisolated	unknown	documentation
AMWorkflowControllerDelegate	workflowControllerWillStop(_:)	nonisolated	unknown	documentation
ARCoachingOverlayViewDelegate	coachingOverlayViewDidDeactivate(_:)	nonisolated	unknown	documentation
ARCoachingOverlayViewDelegate	coachingOverlayViewDidRequestSessionReset(_:)	nonisolated	unknown	documentation
ARCoachingOverlayViewDelegate	coachingOverlayViewWillActivate(_:)	nonisolated	unknown	documentation
ARSCNViewDelegate	renderer(_:didAdd:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
ARSCNViewDelegate	renderer(_:didRemove:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
ARSCNViewDelegate	renderer(_:didUpdate:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
ARSCNViewDelegate	renderer(_:nodeFor:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
ARSCNViewDelegate	renderer(_:willUpdate:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
ARSessionDelegate	session(_:didAdd:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionDelegate	session(_:didRemove:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionDelegate	session(_:didUpdate:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	session(_:cameraDidChangeTrackingState:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	session(_:didChange:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	session(_:didFailWithError:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	session(_:didOutputAudioSampleBuffer:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	session(_:didOutputCollaborationData:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	sessionInterruptionEnded(_:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	sessionShouldAttemptRelocalization(_:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ARSessionObserver	sessionWasInterrupted(_:)	nonisolated	queue	documentation; thread: header: ARSession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
ASAccountAuthenticationModificationControllerDelegate	accountAuthenticationModificationController(_:didFail:error:)	nonisolated	unknown	documentation
ASAccountAuthenticationModificationControllerDelegate	accountAuthenticationModificationController(_:didSuccessfullyComplete:userInfo:)	nonisolated	unknown	documentation
ASAuthorizationControllerDelegate	authorizationController(_:didCompleteWithCustomMethod:)	main-actor	main	documentation; thread: convention: isolated to the main actor
ASAuthorizationControllerDelegate	authorizationController(controller:didCompleteWithAuthorization:)	main-actor	main	documentation; thread: convention: isolated to the main actor
ASAuthorizationControllerDelegate	authorizationController(controller:didCompleteWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
ASWebAuthenticationSessionRequestDelegate	authenticationSessionRequest(_:didCancelWithError:)	nonisolated	unknown	documentation
ASWebAuthenticationSessionRequestDelegate	authenticationSessionRequest(_:didCompleteWithCallbackURL:)	nonisolated	unknown	documentation
ASWebAuthenticationSessionWebBrowserSessionHandling	begin(_:)	nonisolated	unknown	header
ASWebAuthenticationSessionWebBrowserSessionHandling	cancel(_:)	nonisolated	unknown	header
AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:didCompleteFor:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:for:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:aggregateAssetDownloadTask:willDownloadTo:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didFinishDownloadingTo:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didLoad:totalTimeRangesLoaded:timeRangeExpectedToLoad:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didReceive:)	nonisolated	queue	header; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:didResolve:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:willDownloadTo:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetDownloadDelegate	urlSession(_:assetDownloadTask:willDownloadVariants:)	nonisolated	queue	documentation; thread: header: AVAssetDownloadURLSession.sessionWithConfiguration:assetDownloadDelegate:delegateQueue:: "The queue to receive delegate callbacks on. If nil, a serial queue will be provided."
AVAssetReaderCaptionValidationHandling	captionAdaptor(_:didVendCaption:skippingUnsupportedSourceSyntaxElements:)	nonisolated	unknown	documentation
AVAssetResourceLoaderDelegate	resourceLoader(_:didCancel:)	nonisolated	queue	documentation; thread: header: AVAssetResourceLoader.delegateQueue: "The dispatch queue on which all delegate methods will be invoked."
AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)	nonisolated	queue	documentation; thread: header: AVAssetResourceLoader.delegateQueue: "The dispatch queue on which all delegate methods will be invoked."
AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForRenewalOfRequestedResource:)	nonisolated	queue	documentation; thread: header: AVAssetResourceLoader.delegateQueue: "The dispatch queue on which all delegate methods will be invoked."
AVAssetResourceLoaderDelegate	resourceLoader(_:shouldWaitForResponseTo:)	nonisolated	queue	documentation; thread: header: AVAssetResourceLoader.delegateQueue: "The dispatch queue on which all delegate methods will be invoked."
AVAssetWriterDelegate	assetWriter(_:didOutputSegmentData:segmentType:)	nonisolated	any	documentation; thread: header: AVAssetWriterDelegate.assetWriter:didOutputSegmentData:segmentType:segmentReport:: "The delegate method may be called asynchronously, on a different thread from the one that calls -flushSegment."
AVAssetWriterDelegate	assetWriter(_:didOutputSegmentData:segmentType:segmentReport:)	nonisolated	any	documentation; thread: header: AVAssetWriterDelegate.assetWriter:didOutputSegmentData:segmentType:segmentReport:: "The delegate method may be called asynchronously, on a different thread from the one that calls -flushSegment."
AVAudioPlayerDelegate	audioPlayerDecodeErrorDidOccur(_:error:)	nonisolated	unknown	documentation
AVAudioPlayerDelegate	audioPlayerDidFinishPlaying(_:successfully:)	nonisolated	unknown	documentation
AVAudioRecorderDelegate	audioRecorderDidFinishRecording(_:successfully:)	nonisolated	unknown	documentation
AVAudioRecorderDelegate	audioRecorderEncodeErrorDidOccur(_:error:)	nonisolated	unknown	documentation
AVAudioSessionDelegate	beginInterruption()	nonisolated	unknown	documentation
AVAudioSessionDelegate	endInterruption()	nonisolated	unknown	documentation
AVAudioSessionDelegate	endInterruption(withFlags:)	nonisolated	unknown	documentation
AVAudioSessionDelegate	inputIsAvailableChanged(_:)	nonisolated	unknown	documentation
AVCaptureAudioDataOutputSampleBufferDelegate	captureOutput(_:didOutput:from:)	nonisolated	queue	documentation; thread: header: "This method will be called on the dispatch queue specified by the output's sampleBufferCallbackQueue property."
AVCaptureDataOutputSynchronizerDelegate	dataOutputSynchronizer(_:didOutput:)	nonisolated	queue	documentation; thread: header: AVCaptureDataOutputSynchronizer.delegateCallbackQueue: "The dispatch queue on which all AVCaptureDataOutputSynchronizerDelegate methods will be called."
AVCaptureDepthDataOutputDelegate	depthDataOutput(_:didDrop:timestamp:connection:reason:)	nonisolated	queue	documentation; thread: header: "This method will be called on the dispatch queue specified by the output's delegateCallbackQueue property."
AVCaptureDepthDataOutputDelegate	depthDataOutput(_:didOutput:timestamp:connection:)	nonisolated	queue	documentation; thread: header: "This method is called on the dispatch queue specified by the output's delegateCallbackQueue property."
AVCaptureFileOutputDelegate	fileOutput(_:didOutputSampleBuffer:from:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread."
AVCaptureFileOutputDelegate	fileOutputShouldProvideSampleAccurateRecordingStart(_:)	nonisolated	unknown	documentation
AVCaptureFileOutputRecordingDelegate	fileOutput(_:didFinishRecordingTo:from:error:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread."
AVCaptureFileOutputRecordingDelegate	fileOutput(_:didPauseRecordingTo:from:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread, and should also try to make this …"
AVCaptureFileOutputRecordingDelegate	fileOutput(_:didResumeRecordingTo:from:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread, and should also try to make this …"
AVCaptureFileOutputRecordingDelegate	fileOutput(_:didStartRecordingTo:from:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread, and should also try to make this …"
AVCaptureFileOutputRecordingDelegate	fileOutput(_:didStartRecordingTo:startPTS:from:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread, and should also try to make this …"
AVCaptureFileOutputRecordingDelegate	fileOutput(_:willFinishRecordingTo:from:error:)	nonisolated	any	documentation; thread: header: "Clients should not assume that this method will be called on a specific thread, and should also try to make this …"
AVCaptureMetadataOutputObjectsDelegate	metadataOutput(_:didOutput:from:)	nonisolated	queue	documentation; thread: header: "This method will be called on the dispatch queue specified by the output's metadataObjectsCallbackQueue property."
AVCapturePhotoCaptureDelegate	photoOutput(_:didCapturePhotoFor:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishCaptureFor:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishCapturingDeferredPhotoProxy:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingPhoto:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishProcessingRawPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:willBeginCaptureFor:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoCaptureDelegate	photoOutput(_:willCapturePhotoFor:)	nonisolated	any	documentation; thread: header: "AVCapturePhotoOutput invokes the AVCapturePhotoCaptureDelegate callbacks on a common dispatch queue — not …"
AVCapturePhotoOutputReadinessCoordinatorDelegate	readinessCoordinator(_:captureReadinessDidChange:)	nonisolated	main	documentation; thread: header: "A callback delivered on the main queue whenever the captureReadiness property changes."
AVCaptureSessionControlsDelegate	sessionControlsDidBecomeActive(_:)	nonisolated	queue	documentation; thread: header: AVCaptureSession.controlsDelegateCallbackQueue: "The dispatch queue on which all controls delegate methods will be called."
AVCaptureSessionControlsDelegate	sessionControlsDidBecomeInactive(_:)	nonisolated	queue	documentation; thread: header: AVCaptureSession.controlsDelegateCallbackQueue: "The dispatch queue on which all controls delegate methods will be called."
AVCaptureSessionControlsDelegate	sessionControlsWillEnterFullscreenAppearance(_:)	nonisolated	queue	documentation; thread: header: AVCaptureSession.controlsDelegateCallbackQueue: "The dispatch queue on which all controls delegate methods will be called."
AVCaptureSessionControlsDelegate	sessionControlsWillExitFullscreenAppearance(_:)	nonisolated	queue	documentation; thread: header: AVCaptureSession.controlsDelegateCallbackQueue: "The dispatch queue on which all controls delegate methods will be called."
AVCaptureSessionDeferredStartDelegate	sessionDidRunDeferredStart(_:)	nonisolated	queue	header; thread: header: AVCaptureSession.deferredStartDelegateCallbackQueue: "The dispatch queue on which the session calls deferred start delegate methods."
AVCaptureSessionDeferredStartDelegate	sessionWillRunDeferredStart(_:)	nonisolated	queue	header; thread: header: AVCaptureSession.deferredStartDelegateCallbackQueue: "The dispatch queue on which the session calls deferred start delegate methods."
AVCaptureTimecodeGeneratorDelegate	timecodeGenerator(_:didReceiveUpdate:from:)	nonisolated	queue	header; thread: header: AVCaptureTimecodeGenerator.delegateCallbackQueue: "The dispatch queue on which delegate callbacks are invoked."
AVCaptureTimecodeGeneratorDelegate	timecodeGenerator(_:didUpdateAvailableSources:)	nonisolated	queue	header; thread: header: AVCaptureTimecodeGenerator.delegateCallbackQueue: "The dispatch queue on which delegate callbacks are invoked."
AVCaptureTimecodeGeneratorDelegate	timecodeGenerator(_:transitionedTo:for:)	nonisolated	queue	header; thread: header: AVCaptureTimecodeGenerator.delegateCallbackQueue: "The dispatch queue on which delegate callbacks are invoked."
AVCaptureVideoDataOutputSampleBufferDelegate	captureOutput(_:didDrop:from:)	nonisolated	queue	documentation; thread: header: "This method will be called on the dispatch queue specified by the output's sampleBufferCallbackQueue property."
AVCaptureVideoDataOutputSampleBufferDelegate	captureOutput(_:didOutput:from:)	nonisolated	queue	documentation; thread: header: "This method will be called on the dispatch queue specified by the output's sampleBufferCallbackQueue property."
AVCaptureViewDelegate	captureView(_:startRecordingTo:)	nonisolated	unknown	documentation
AVContentKeySessionDelegate	contentKeySession(_:contentKeyRequest:didFailWithError:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:contentKeyRequestDidSucceed:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:didProvide:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:didProvide:forInitializationData:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:didProvideRenewingContentKeyRequest:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:didUpdatePersistableContentKey:forContentKeyIdentifier:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:externalProtectionStatusDidChangeFor:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySession(_:shouldRetry:reason:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySessionContentProtectionSessionIdentifierDidChange(_:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVContentKeySessionDelegate	contentKeySessionDidGenerateExpiredSessionReport(_:)	nonisolated	queue	documentation; thread: header: AVContentKeySession.delegateQueue: "The dispatch queue on which all delegate methods will be invoked whenever processes requiring content keys are executed asynchronously."
AVCustomRoutingControllerDelegate	customRoutingController(_:didSelect:)	nonisolated	unknown	documentation
AVCustomRoutingControllerDelegate	customRoutingController(_:eventDidTimeOut:)	nonisolated	unknown	documentation
AVCustomRoutingControllerDelegate	customRoutingController(_:handle:completionHandler:)	nonisolated	unknown	documentation
AVExternalSyncDeviceDelegate	externalSyncDevice(_:failedWithError:)	nonisolated	unknown	header
AVExternalSyncDeviceDelegate	externalSyncDeviceStatusDidChange(_:)	nonisolated	unknown	header
AVLegibleMediaOptionsMenuControllerDelegate	legibleMenuController(_:didChange:)	nonisolated	unknown	header
AVLegibleMediaOptionsMenuControllerDelegate	legibleMenuController(_:didRequestCaptionPreviewForProfileID:)	nonisolated	unknown	header
AVLegibleMediaOptionsMenuControllerDelegate	legibleMenuControllerDidRequestStoppingSubtitleCaptionPreview(_:)	nonisolated	unknown	header
AVPictureInPictureControllerDelegate	pictureInPictureController(_:failedToStartPictureInPictureWithError:)	nonisolated	unknown	documentation
AVPictureInPictureControllerDelegate	pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	nonisolated	unknown	documentation
AVPictureInPictureControllerDelegate	pictureInPictureControllerDidStartPictureInPicture(_:)	nonisolated	unknown	documentation
AVPictureInPictureControllerDelegate	pictureInPictureControllerDidStopPictureInPicture(_:)	nonisolated	unknown	documentation
AVPictureInPictureControllerDelegate	pictureInPictureControllerWillStartPictureInPicture(_:)	nonisolated	unknown	documentation
AVPictureInPictureControllerDelegate	pictureInPictureControllerWillStopPictureInPicture(_:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:didTransitionToRenderSize:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:setPlaying:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureController(_:skipByInterval:completion:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerIsPlaybackPaused(_:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_:)	nonisolated	unknown	documentation
AVPictureInPictureSampleBufferPlaybackDelegate	pictureInPictureControllerTimeRangeForPlayback(_:)	nonisolated	unknown	documentation
AVPlaybackCoordinatorPlaybackControlDelegate	playbackCoordinator(_:didIssue:completionHandler:)	nonisolated	unknown	documentation
AVPlayerItemLegibleOutputPushDelegate	legibleOutput(_:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:)	nonisolated	queue	header; thread: header: AVPlayerItemLegibleOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemMetadataCollectorPushDelegate	metadataCollector(_:didCollect:indexesOfNewGroups:indexesOfModifiedGroups:)	nonisolated	queue	documentation; thread: header: AVPlayerItemMetadataCollector.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemMetadataOutputPushDelegate	metadataOutput(_:didOutputTimedMetadataGroups:from:)	nonisolated	queue	documentation; thread: header: AVPlayerItemMetadataOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemOutputPullDelegate	outputMediaDataWillChange(_:)	nonisolated	queue	documentation; thread: header: AVPlayerItemVideoOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemOutputPullDelegate	outputSequenceWasFlushed(_:)	nonisolated	queue	documentation; thread: header: AVPlayerItemVideoOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemOutputPushDelegate	outputSequenceWasFlushed(_:)	nonisolated	queue	documentation; thread: header: AVPlayerItemLegibleOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerItemRenderedLegibleOutputPushDelegate	renderedLegibleOutput(_:didOutputRenderedCaptionImages:forItemTime:)	nonisolated	queue	header; thread: header: AVPlayerItemRenderedLegibleOutput.setDelegate:queue:: "A dispatch queue on which all delegate methods will be called."
AVPlayerPlaybackCoordinatorDelegate	playbackCoordinator(_:identifierFor:)	nonisolated	unknown	documentation
AVPlayerPlaybackCoordinatorDelegate	playbackCoordinator(_:interstitialTimeRangesFor:)	nonisolated	unknown	documentation
AVPlayerViewDelegate	playerView(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)	nonisolated	unknown	documentation
AVPlayerViewDelegate	playerViewDidEnterFullScreen(_:)	nonisolated	unknown	documentation
AVPlayerViewDelegate	playerViewDidExitFullScreen(_:)	nonisolated	unknown	documentation
AVPlayerViewDelegate	playerViewWillEnterFullScreen(_:)	nonisolated	unknown	documentation
AVPlayerViewDelegate	playerViewWillExitFullScreen(_:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerView(_:failedToStartPictureInPictureWithError:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerView(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerViewDidStartPicture(inPicture:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerViewDidStopPicture(inPicture:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerViewShouldAutomaticallyDismissAtPicture(inPictureStart:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerViewWillStartPicture(inPicture:)	nonisolated	unknown	documentation
AVPlayerViewPictureInPictureDelegate	playerViewWillStopPicture(inPicture:)	nonisolated	unknown	documentation
AVRoutePickerViewDelegate	routePickerViewDidEndPresentingRoutes(_:)	nonisolated	unknown	documentation
AVRoutePickerViewDelegate	routePickerViewWillBeginPresentingRoutes(_:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:didCancel:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:didContinue:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:didFinish:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:didPause:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:didStart:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeak:utterance:)	nonisolated	unknown	documentation
AVSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)	nonisolated	unknown	documentation
AVVideoCompositionValidationHandling	videoComposition(_:shouldContinueValidatingAfterFindingEmptyTimeRange:)	nonisolated	unknown	documentation
AVVideoCompositionValidationHandling	videoComposition(_:shouldContinueValidatingAfterFindingInvalidTimeRangeIn:)	nonisolated	unknown	documentation
AVVideoCompositionValidationHandling	videoComposition(_:shouldContinueValidatingAfterFindingInvalidTrackIDIn:layerInstruction:asset:)	nonisolated	unknown	documentation
AVVideoCompositionValidationHandling	videoComposition(_:shouldContinueValidatingAfterFindingInvalidValueForKey:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	download(_:didReceive:completionHandler:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	download(_:didWriteBytes:totalBytesWritten:totalBytesExpectedToWrite:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	download(_:failedWithError:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	download(_:finishedWithFileURL:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	downloadDidBegin(_:)	nonisolated	unknown	documentation
BADownloadManagerDelegate	downloadDidPause(_:)	nonisolated	unknown	documentation
BAManagedAssetPackDownloadDelegate	download(of:failedWithError:)	nonisolated	unknown	header
BAManagedAssetPackDownloadDelegate	download(of:hasProgress:)	nonisolated	unknown	header
BAManagedAssetPackDownloadDelegate	download(ofAssetPackBegan:)	nonisolated	unknown	header
BAManagedAssetPackDownloadDelegate	download(ofAssetPackFinished:)	nonisolated	unknown	header
BAManagedAssetPackDownloadDelegate	download(ofAssetPackPaused:)	nonisolated	unknown	header
BEDragInteractionDelegate	dragInteraction(_:itemsForAddingTo:forTouchAt:completion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
BEDragInteractionDelegate	dragInteraction(_:prepare:completion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
BEScrollViewDelegate	parentScrollView(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
BEScrollViewDelegate	scrollView(_:handle:completion:)	main-actor	main	documentation; thread: documentation: "The system calls this delegate method on the main queue."
BETextInputDelegate	invalidateTextEntryContext(for:)	nonisolated	unknown	documentation
BETextInputDelegate	selectionDidChange(for:)	nonisolated	unknown	documentation
BETextInputDelegate	selectionWillChange(for:)	nonisolated	unknown	documentation
BETextInputDelegate	shouldDeferEventHandlingToSystem(for:context:)	nonisolated	unknown	documentation
BETextInputDelegate	textInput(_:deferReplaceTextActionToSystem:)	nonisolated	unknown	documentation
BETextInputDelegate	textInput(_:setCandidateSuggestions:)	nonisolated	unknown	documentation
BETextInteractionDelegate	systemDidChangeSelection(for:)	nonisolated	unknown	documentation
BETextInteractionDelegate	systemWillChangeSelection(for:)	nonisolated	unknown	documentation
CAAnimationDelegate	animationDidStart(_:)	nonisolated	unknown	documentation
CAAnimationDelegate	animationDidStop(_:finished:)	nonisolated	unknown	documentation
CALayerDelegate	action(for:forKey:)	nonisolated	unknown	documentation
CALayerDelegate	display(_:)	nonisolated	unknown	documentation
CALayerDelegate	draw(_:in:)	nonisolated	unknown	documentation
CALayerDelegate	layerWillDraw(_:)	nonisolated	unknown	documentation
CALayerDelegate	layoutSublayers(of:)	nonisolated	unknown	documentation
CAMetalDisplayLinkDelegate	metalDisplayLink(_:needsUpdate:)	nonisolated	unknown	documentation
CBCentralManagerDelegate	centralManager(_:connectionEventDidOccur:for:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didConnect:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didDisconnectPeripheral:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didDiscover:advertisementData:rssi:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didFailToConnect:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:didUpdateANCSAuthorizationFor:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManager(_:willRestoreState:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBCentralManagerDelegate	centralManagerDidUpdateState(_:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didDiscoverCharacteristicsFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didDiscoverDescriptorsFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didDiscoverIncludedServicesFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didDiscoverServices:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didModifyServices:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didOpen:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didReadRSSI:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didUpdateNotificationStateFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didUpdateValueFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheral(_:didWriteValueFor:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheralDidUpdateName(_:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheralDidUpdateRSSI(_:error:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralDelegate	peripheralIsReady(toSendWriteWithoutResponse:)	nonisolated	queue	documentation; thread: header: CBCentralManager.initWithDelegate:queue:: "The events of the central role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:central:didSubscribeTo:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:central:didUnsubscribeFrom:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didAdd:error:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didOpen:error:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didPublishL2CAPChannel:error:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didReceiveRead:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didReceiveWrite:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:didUnpublishL2CAPChannel:error:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManager(_:willRestoreState:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManagerDidStartAdvertising(_:error:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManagerDidUpdateState(_:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CBPeripheralManagerDelegate	peripheralManagerIsReady(toUpdateSubscribers:)	nonisolated	queue	documentation; thread: header: CBPeripheralManager.initWithDelegate:queue:: "The events of the peripheral role will be dispatched on the provided queue."
CIImageProcessorOutput	baseAddress()	nonisolated	unknown	header
CIImageProcessorOutput	bytesPerRow()	nonisolated	unknown	header
CIImageProcessorOutput	digest()	nonisolated	unknown	header
CIImageProcessorOutput	format()	nonisolated	unknown	header
CIImageProcessorOutput	metalCommandBuffer()	nonisolated	unknown	header
CIImageProcessorOutput	metalTexture()	nonisolated	unknown	header
CIImageProcessorOutput	pixelBuffer()	nonisolated	unknown	header
CIImageProcessorOutput	region()	nonisolated	unknown	header
CIImageProcessorOutput	surface()	nonisolated	unknown	header
CKSyncEngineDelegate	syncEngine(_:handle:)	nonisolated	any	header; thread: memory: asynchronous functions in Swift
CKSyncEngineDelegate	syncEngine(_:nextFetchChangesOptionsFor:)	nonisolated	any	header; thread: memory: asynchronous functions in Swift
CKSyncEngineDelegate	syncEngine(_:nextRecordZoneChangeBatchFor:)	nonisolated	any	header; thread: memory: asynchronous functions in Swift
CLKComplicationDataSource	getAlwaysOnTemplate(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getComplicationDescriptors(handler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getCurrentTimelineEntry(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getLocalizableSampleTemplate(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getNextRequestedUpdateDate(handler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getPlaceholderTemplate(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getPrivacyBehavior(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getSupportedTimeTravelDirections(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getTimelineAnimationBehavior(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getTimelineEndDate(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getTimelineEntries(for:after:limit:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getTimelineEntries(for:before:limit:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	getTimelineStartDate(for:withHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	handleSharedComplicationDescriptors(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	requestedUpdateBudgetExhausted()	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	requestedUpdateDidBegin()	main-actor	main	documentation; thread: convention: isolated to the main actor
CLKComplicationDataSource	widgetMigrator	main-actor	main	documentation; thread: convention: isolated to the main actor
CLLocationManagerDelegate	locationManager(_:didChangeAuthorization:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didDetermineState:for:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didEnterRegion:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didExitRegion:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didFailRangingFor:error:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didFailWithError:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didFinishDeferredUpdatesWithError:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didRange:satisfying:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didRangeBeacons:in:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didStartMonitoringFor:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didUpdateHeading:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didUpdateLocations:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didUpdateTo:from:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:didVisit:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:monitoringDidFailFor:withError:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManager(_:rangingBeaconsDidFailFor:withError:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManagerDidChangeAuthorization(_:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManagerDidPauseLocationUpdates(_:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManagerDidResumeLocationUpdates(_:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLLocationManagerDelegate	locationManagerShouldDisplayHeadingCalibration(_:)	nonisolated	creator	documentation; thread: documentation: "Core Location calls the methods of your delegate object on the runloop from the thread on which you initialized …"
CLSDataStoreDelegate	createContext(forIdentifier:parentContext:parentIdentifierPath:)	nonisolated	unknown	documentation
CMFallDetectionDelegate	fallDetectionManager(_:didDetect:completionHandler:)	nonisolated	unknown	documentation
CMFallDetectionDelegate	fallDetectionManagerDidChangeAuthorization(_:)	nonisolated	unknown	documentation
CMHeadphoneMotionManagerDelegate	headphoneMotionManagerDidConnect(_:)	nonisolated	unknown	documentation
CMHeadphoneMotionManagerDelegate	headphoneMotionManagerDidDisconnect(_:)	nonisolated	unknown	documentation
CMWaterSubmersionManagerDelegate	manager(_:didUpdate:)	nonisolated	background	documentation; thread: documentation: "The system calls all the delegate’s methods on an anonymous background queue."
CMWaterSubmersionManagerDelegate	manager(_:errorOccurred:)	nonisolated	background	documentation; thread: documentation: "The system calls all the delegate’s methods on an anonymous background queue."
CNContactPickerDelegate	contactPicker(_:didSelect:)	nonisolated	unknown	documentation
CNContactPickerDelegate	contactPickerDidClose(_:)	nonisolated	unknown	documentation
CNContactPickerDelegate	contactPickerWillClose(_:)	nonisolated	unknown	documentation
CPApplicationDelegate	application(_:didConnectCarInterfaceController:to:)	nonisolated	unknown	documentation
CPApplicationDelegate	application(_:didDisconnectCarInterfaceController:from:)	nonisolated	unknown	documentation
CPApplicationDelegate	application(_:didSelect:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterController(_:didChangeCompassSetting:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterController(_:didChangeSpeedLimitSetting:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterControllerDidConnect(_:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterControllerDidDisconnectWindow(_:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterControllerDidZoom(in:)	nonisolated	unknown	documentation
CPInstrumentClusterControllerDelegate	instrumentClusterControllerDidZoomOut(_:)	nonisolated	unknown	documentation
CPInterfaceControllerDelegate	templateDidAppear(_:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPInterfaceControllerDelegate	templateDidDisappear(_:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPInterfaceControllerDelegate	templateWillAppear(_:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPInterfaceControllerDelegate	templateWillDisappear(_:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPListTemplateDelegate	listTemplate(_:didSelect:completionHandler:)	nonisolated	unknown	documentation
CPMapTemplateDelegate	mapTemplate(_:didDismiss:dismissalContext:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didEndPanGestureWithVelocity:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didEndZoomGestureWithVelocity:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didFailToShareDestinationFor:error:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didReceiveRequestForDestination:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didReceiveUpdatedRouteSource:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didRequestToInsert:into:completion:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didRotateWithCenter:rotation:velocity:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didShareDestinationFor:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didShow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didUpdatePanGestureWithTranslation:velocity:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:didUpdateZoomGestureWithCenter:scale:velocity:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:displayStyleFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:mapTemplateWaypoint:accepted:for:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:panBeganWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:panEndedWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:panWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:pitchEndedWithCenter:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:pitchWithCenter:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:rotationDidEndWithVelocity:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:selectedPreviewFor:using:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:shouldShowNotificationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:shouldUpdateNotificationFor:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:startedTrip:using:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:willDismiss:dismissalContext:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:willShareDestinationFor:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplate(_:willShow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidBeginPanGesture(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidBeginPitchGesture(_:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidBeginRotationGesture(_:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidBeginZoomGesture(_:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidCancelNavigation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidDismissPanningInterface(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateDidShowPanningInterface(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateShouldProvideNavigationMetadata(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateShouldProvideRouteSharing(_:)	main-actor	main	header; thread: convention: isolated to the main actor
CPMapTemplateDelegate	mapTemplateWillDismissPanningInterface(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPNowPlayingTemplateObserver	nowPlayingTemplateAlbumArtistButtonTapped(_:)	nonisolated	unknown	documentation
CPNowPlayingTemplateObserver	nowPlayingTemplateUpNextButtonTapped(_:)	nonisolated	unknown	documentation
CPPointOfInterestTemplateDelegate	pointOfInterestTemplate(_:didChangeMapRegion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPPointOfInterestTemplateDelegate	pointOfInterestTemplate(_:didSelectPointOfInterest:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPSearchTemplateDelegate	searchTemplate(_:selectedResult:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPSearchTemplateDelegate	searchTemplate(_:updatedSearchText:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPSearchTemplateDelegate	searchTemplateSearchButtonPressed(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPSessionConfigurationDelegate	sessionConfiguration(_:contentStyleChanged:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPSessionConfigurationDelegate	sessionConfiguration(_:limitedUserInterfacesChanged:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTabBarTemplateDelegate	tabBarTemplate(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationDashboardSceneDelegate	templateApplicationDashboardScene(_:didConnect:to:)	nonisolated	unknown	documentation
CPTemplateApplicationDashboardSceneDelegate	templateApplicationDashboardScene(_:didDisconnect:from:)	nonisolated	unknown	documentation
CPTemplateApplicationInstrumentClusterSceneDelegate	contentStyleDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationInstrumentClusterSceneDelegate	templateApplicationInstrumentClusterScene(_:didConnect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationInstrumentClusterSceneDelegate	templateApplicationInstrumentClusterScene(_:didDisconnectInstrumentClusterController:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	contentStyleDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	templateApplicationScene(_:didConnect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	templateApplicationScene(_:didConnect:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	templateApplicationScene(_:didDisconnect:from:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	templateApplicationScene(_:didDisconnectInterfaceController:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CPTemplateApplicationSceneDelegate	templateApplicationScene(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
CSSearchableIndexDelegate	data(for:itemIdentifier:typeIdentifier:error:)	nonisolated	any	header; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	fileURL(for:itemIdentifier:typeIdentifier:inPlace:error:)	nonisolated	any	header; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableIndexDidFinishThrottle(_:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableIndexDidThrottle(_:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableItems(forIdentifiers:searchableItemsHandler:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CSSearchableIndexDelegate	searchableItemsDidUpdate(_:)	nonisolated	any	documentation; thread: memory: an arbitrary queue
CTSubscriberDelegate	subscriberTokenRefreshed(_:)	nonisolated	unknown	documentation
CTTelephonyNetworkInfoDelegate	dataServiceIdentifierDidChange(_:)	nonisolated	unknown	documentation
CWEventDelegate	bssidDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	clientConnectionInterrupted()	nonisolated	unknown	documentation
CWEventDelegate	clientConnectionInvalidated()	nonisolated	unknown	documentation
CWEventDelegate	countryCodeDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	linkDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	linkQualityDidChangeForWiFiInterface(withName:rssi:transmitRate:)	nonisolated	unknown	documentation
CWEventDelegate	modeDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	powerStateDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	scanCacheUpdatedForWiFiInterface(withName:)	nonisolated	unknown	documentation
CWEventDelegate	ssidDidChangeForWiFiInterface(withName:)	nonisolated	unknown	documentation
CXCallDirectoryExtensionContextDelegate	requestFailed(for:withError:)	nonisolated	unknown	documentation
CXCallObserverDelegate	callObserver(_:callChanged:)	nonisolated	queue	documentation; thread: header: CXCallObserver.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	provider(_:didActivate:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	provider(_:didDeactivate:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	provider(_:execute:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	provider(_:perform:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	provider(_:timedOutPerforming:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	providerDidBegin(_:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
CXProviderDelegate	providerDidReset(_:)	nonisolated	queue	documentation; thread: header: CXProvider.setDelegate:queue:: "A nil queue implies that delegate callbacks should happen on the main queue."
DOMEventListener	handle(_:)	nonisolated	unknown	documentation
EAAccessoryDelegate	accessoryDidDisconnect(_:)	nonisolated	unknown	documentation
EAWiFiUnconfiguredAccessoryBrowserDelegate	accessoryBrowser(_:didFindUnconfiguredAccessories:)	nonisolated	unknown	documentation
EAWiFiUnconfiguredAccessoryBrowserDelegate	accessoryBrowser(_:didFinishConfiguringAccessory:with:)	nonisolated	unknown	documentation
EAWiFiUnconfiguredAccessoryBrowserDelegate	accessoryBrowser(_:didRemoveUnconfiguredAccessories:)	nonisolated	unknown	documentation
EAWiFiUnconfiguredAccessoryBrowserDelegate	accessoryBrowser(_:didUpdate:)	nonisolated	unknown	documentation
EKCalendarChooserDelegate	calendarChooserDidCancel(_:)	nonisolated	unknown	documentation
EKCalendarChooserDelegate	calendarChooserDidFinish(_:)	nonisolated	unknown	documentation
EKCalendarChooserDelegate	calendarChooserSelectionDidChange(_:)	nonisolated	unknown	documentation
EKEventEditViewDelegate	eventEditViewController(_:didCompleteWith:)	nonisolated	unknown	documentation
EKEventEditViewDelegate	eventEditViewControllerDefaultCalendar(forNewEvents:)	nonisolated	unknown	documentation
EKEventViewDelegate	eventViewController(_:didCompleteWith:)	nonisolated	unknown	documentation
EXHostViewControllerDelegate	hostViewControllerDidActivate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
EXHostViewControllerDelegate	hostViewControllerWillDeactivate(_:error:)	main-actor	main	documentation; thread: convention: isolated to the main actor
FileManagerDelegate	fileManager(_:shouldCopyItemAt:to:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldCopyItemAtPath:toPath:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldLinkItemAt:to:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldLinkItemAtPath:toPath:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldMoveItemAt:to:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldMoveItemAtPath:toPath:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:copyingItemAt:to:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:copyingItemAtPath:toPath:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:linkingItemAt:to:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:linkingItemAtPath:toPath:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:movingItemAt:to:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:movingItemAtPath:toPath:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:removingItemAt:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldProceedAfterError:removingItemAtPath:)	nonisolated	caller	header; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldRemoveItemAt:)	nonisolated	caller	documentation; thread: convention: called within the call
FileManagerDelegate	fileManager(_:shouldRemoveItemAtPath:)	nonisolated	caller	header; thread: convention: called within the call
GKAchievementViewControllerDelegate	achievementViewControllerDidFinish(_:)	nonisolated	unknown	documentation
GKAgentDelegate	agentDidUpdate(_:)	nonisolated	unknown	documentation
GKAgentDelegate	agentWillUpdate(_:)	nonisolated	unknown	documentation
GKChallengeEventHandlerDelegate	localPlayerDidComplete(_:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	localPlayerDidReceive(_:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	localPlayerDidSelect(_:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	remotePlayerDidComplete(_:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	shouldShowBanner(forLocallyCompletedChallenge:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	shouldShowBanner(forLocallyReceivedChallenge:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeEventHandlerDelegate	shouldShowBanner(forRemotelyCompletedChallenge:)	nonisolated	main	documentation; thread: header: "All of these methods are called on the main thread."
GKChallengeListener	player(_:didComplete:issuedByFriend:)	nonisolated	unknown	documentation
GKChallengeListener	player(_:didReceive:)	nonisolated	unknown	documentation
GKChallengeListener	player(_:issuedChallengeWasCompleted:byFriend:)	nonisolated	unknown	documentation
GKChallengeListener	player(_:wantsToPlay:)	nonisolated	unknown	documentation
GKChallengesViewControllerDelegate	challengesViewControllerDidFinish(_:)	nonisolated	unknown	documentation
GKFriendRequestComposeViewControllerDelegate	friendRequestComposeViewControllerDidFinish(_:)	nonisolated	unknown	documentation
GKGameActivityListener	player(_:wantsToPlay:completionHandler:)	nonisolated	unknown	header
GKGameCenterControllerDelegate	gameCenterViewControllerDidFinish(_:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:didAdd:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:didReceive:from:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:didReceiveMessage:with:from:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:didRemove:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:player:didChange:)	nonisolated	unknown	documentation
GKGameSessionEventListener	session(_:player:didSave:)	nonisolated	unknown	documentation
GKInviteEventListener	player(_:didAccept:)	nonisolated	unknown	documentation
GKInviteEventListener	player(_:didRequestMatchWithPlayers:)	nonisolated	unknown	documentation
GKInviteEventListener	player(_:didRequestMatchWithRecipients:)	nonisolated	unknown	documentation
GKLeaderboardViewControllerDelegate	leaderboardViewControllerDidFinish(_:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:didFailWithError:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:didReceive:forRecipient:fromRemotePlayer:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:didReceive:fromPlayer:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:didReceive:fromRemotePlayer:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:player:didChange:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:shouldReinviteDisconnectedPlayer:)	nonisolated	unknown	documentation
GKMatchDelegate	match(_:shouldReinvitePlayer:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFailWithError:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFind:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFindHostedPlayers:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didFindPlayers:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:didReceiveAcceptFromHostedPlayer:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:getMatchPropertiesForRecipient:withCompletionHandler:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewController(_:hostedPlayerDidAccept:)	nonisolated	unknown	documentation
GKMatchmakerViewControllerDelegate	matchmakerViewControllerWasCancelled(_:)	nonisolated	unknown	documentation
GKSavedGameListener	player(_:didModifySavedGame:)	nonisolated	unknown	documentation
GKSavedGameListener	player(_:hasConflictingSavedGames:)	nonisolated	unknown	documentation
GKSessionDelegate	session(_:connectionWithPeerFailed:withError:)	nonisolated	unknown	documentation
GKSessionDelegate	session(_:didFailWithError:)	nonisolated	unknown	documentation
GKSessionDelegate	session(_:didReceiveConnectionRequestFromPeer:)	nonisolated	unknown	documentation
GKSessionDelegate	session(_:peer:didChange:)	nonisolated	unknown	documentation
GKTurnBasedEventHandlerDelegate	handleInvite(fromGameCenter:)	nonisolated	main	documentation; thread: documentation: "All methods are called on the main thread."
GKTurnBasedEventHandlerDelegate	handleMatchEnded(_:)	nonisolated	main	documentation; thread: documentation: "All methods are called on the main thread."
GKTurnBasedEventHandlerDelegate	handleTurnEvent(for:)	nonisolated	main	documentation; thread: documentation: "All methods are called on the main thread."
GKTurnBasedEventHandlerDelegate	handleTurnEvent(for:didBecomeActive:)	nonisolated	main	documentation; thread: documentation: "All methods are called on the main thread."
GKTurnBasedEventListener	player(_:didRequestMatchWithOtherPlayers:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:didRequestMatchWithPlayers:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:matchEnded:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:receivedExchangeCancellation:for:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:receivedExchangeReplies:forCompletedExchange:for:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:receivedExchangeRequest:for:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:receivedTurnEventFor:didBecomeActive:)	nonisolated	unknown	documentation
GKTurnBasedEventListener	player(_:wantsToQuitMatch:)	nonisolated	unknown	documentation
GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:didFailWithError:)	nonisolated	unknown	documentation
GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:didFind:)	nonisolated	unknown	documentation
GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewController(_:playerQuitFor:)	nonisolated	unknown	documentation
GKTurnBasedMatchmakerViewControllerDelegate	turnBasedMatchmakerViewControllerWasCancelled(_:)	nonisolated	unknown	documentation
HKLiveWorkoutBuilderDelegate	workoutBuilder(_:didBegin:)	nonisolated	background	documentation; thread: memory: an anonymous serial background queue
HKLiveWorkoutBuilderDelegate	workoutBuilder(_:didCollectDataOf:)	nonisolated	background	documentation; thread: memory: an anonymous serial background queue
HKLiveWorkoutBuilderDelegate	workoutBuilder(_:didEnd:)	nonisolated	background	documentation; thread: memory: an anonymous serial background queue
HKLiveWorkoutBuilderDelegate	workoutBuilderDidCollectEvent(_:)	nonisolated	background	documentation; thread: memory: an anonymous serial background queue
HKWorkoutSessionDelegate	workoutSession(_:didBeginActivityWith:date:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didChangeTo:from:date:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didDisconnectFromRemoteDeviceWithError:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didEndActivityWith:date:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didFailWithError:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didGenerate:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HKWorkoutSessionDelegate	workoutSession(_:didReceiveDataFromRemoteWorkoutSession:)	nonisolated	background	documentation; thread: header: "The methods on this protocol are called on an anonymous serial background queue."
HMAccessoryBrowserDelegate	accessoryBrowser(_:didFindNewAccessory:)	nonisolated	unknown	documentation
HMAccessoryBrowserDelegate	accessoryBrowser(_:didRemoveNewAccessory:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:didAdd:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:didRemove:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:didUpdateAssociatedServiceTypeFor:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:didUpdateFirmwareVersion:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:didUpdateNameFor:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessory(_:service:didUpdateValueFor:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessoryDidUpdateName(_:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessoryDidUpdateReachability(_:)	nonisolated	unknown	documentation
HMAccessoryDelegate	accessoryDidUpdateServices(_:)	nonisolated	unknown	documentation
HMCameraSnapshotControlDelegate	cameraSnapshotControl(_:didTake:error:)	nonisolated	unknown	documentation
HMCameraSnapshotControlDelegate	cameraSnapshotControlDidUpdateMostRecentSnapshot(_:)	nonisolated	unknown	documentation
HMCameraStreamControlDelegate	cameraStreamControl(_:didStopStreamWithError:)	nonisolated	unknown	documentation
HMCameraStreamControlDelegate	cameraStreamControlDidStartStream(_:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didAdd:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didAdd:to:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didEncounterError:for:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didRemove:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didRemove:from:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didUnblockAccessory:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didUpdate:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didUpdate:for:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didUpdateActionsFor:)	nonisolated	unknown	documentation
HMHomeDelegate	home(_:didUpdateNameFor:)	nonisolated	unknown	documentation
HMHomeDelegate	homeDidUpdateAccessControl(forCurrentUser:)	nonisolated	unknown	documentation
HMHomeDelegate	homeDidUpdateName(_:)	nonisolated	unknown	documentation
HMHomeDelegate	homeDidUpdateSupportedFeatures(_:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManager(_:didAdd:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManager(_:didReceiveAddAccessoryRequest:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManager(_:didRemove:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManager(_:didUpdate:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManagerDidUpdateHomes(_:)	nonisolated	unknown	documentation
HMHomeManagerDelegate	homeManagerDidUpdatePrimaryHome(_:)	nonisolated	unknown	documentation
HMNetworkConfigurationProfileDelegate	profileDidUpdateNetworkAccessMode(_:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didAdd:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didCompleteDeleteFilesWithError:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didReceiveMetadata:for:error:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didReceiveMetadataFor:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didReceivePTPEvent:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didReceiveThumbnail:for:error:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didReceiveThumbnailFor:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didRemove:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:didRenameItems:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:shouldGetMetadataOf:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDevice(_:shouldGetThumbnailOf:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDeviceDidChangeCapability(_:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDeviceDidEnableAccessRestriction(_:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	cameraDeviceDidRemoveAccessRestriction(_:)	nonisolated	unknown	documentation
ICCameraDeviceDelegate	deviceDidBecomeReady(withCompleteContentCatalog:)	nonisolated	unknown	documentation
ICCameraDeviceDownloadDelegate	didDownloadFile(_:error:options:contextInfo:)	nonisolated	unknown	documentation
ICCameraDeviceDownloadDelegate	didReceiveDownloadProgress(for:downloadedBytes:maxBytes:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowser(_:deviceDidChangeName:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowser(_:deviceDidChangeSharingState:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowser(_:didAdd:moreComing:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowser(_:didRemove:moreGoing:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowser(_:requestsSelect:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowserDidCancelSuspendOperations(_:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowserDidEnumerateLocalDevices(_:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowserDidResumeOperations(_:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowserDidSuspendOperations(_:)	nonisolated	unknown	documentation
ICDeviceBrowserDelegate	deviceBrowserWillSuspendOperations(_:)	nonisolated	unknown	documentation
ICDeviceDelegate	device(_:didCloseSessionWithError:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	device(_:didEjectWithError:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	device(_:didEncounterError:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	device(_:didOpenSessionWithError:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	device(_:didReceiveStatusInformation:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	deviceDidBecomeReady(_:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	deviceDidChangeName(_:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	deviceDidChangeSharingState(_:)	nonisolated	main	documentation; thread: header: "Execution of the delegate callback will occur on the main thread."
ICDeviceDelegate	didRemove(_:)	nonisolated	main	documentation; thread: header: "Unless otherwise noted, all delegate callbacks will occur on the main thread."
ICScannerDeviceDelegate	scannerDevice(_:didCompleteOverviewScanWithError:)	nonisolated	unknown	documentation
ICScannerDeviceDelegate	scannerDevice(_:didCompleteScanWithError:)	nonisolated	unknown	documentation
ICScannerDeviceDelegate	scannerDevice(_:didScanTo:)	nonisolated	unknown	documentation
ICScannerDeviceDelegate	scannerDevice(_:didScanTo:data:)	nonisolated	unknown	header
ICScannerDeviceDelegate	scannerDevice(_:didSelect:error:)	nonisolated	unknown	documentation
ICScannerDeviceDelegate	scannerDeviceDidBecomeAvailable(_:)	nonisolated	unknown	documentation
IKCameraDeviceViewDelegate	cameraDeviceView(_:didDownloadFile:location:fileData:error:)	nonisolated	unknown	header
IKCameraDeviceViewDelegate	cameraDeviceView(_:didEncounterError:)	nonisolated	unknown	header
IKCameraDeviceViewDelegate	cameraDeviceViewSelectionDidChange(_:)	nonisolated	unknown	header
IKDeviceBrowserViewDelegate	deviceBrowserView(_:didEncounterError:)	nonisolated	unknown	header
IKDeviceBrowserViewDelegate	deviceBrowserView(_:selectionDidChange:)	nonisolated	unknown	header
IKImageEditPanelDataSource	hasAdjustMode()	nonisolated	unknown	header
IKImageEditPanelDataSource	hasDetailsMode()	nonisolated	unknown	header
IKImageEditPanelDataSource	hasEffectsMode()	nonisolated	unknown	header
IKImageEditPanelDataSource	image()	nonisolated	unknown	header
IKImageEditPanelDataSource	imageProperties()	nonisolated	unknown	header
IKImageEditPanelDataSource	setImage(_:imageProperties:)	nonisolated	unknown	header
IKImageEditPanelDataSource	thumbnail(withMaximumSize:)	nonisolated	unknown	header
IKScannerDeviceViewDelegate	scannerDeviceView(_:didEncounterError:)	nonisolated	unknown	header
IKScannerDeviceViewDelegate	scannerDeviceView(_:didScanTo:error:)	nonisolated	unknown	header
IKScannerDeviceViewDelegate	scannerDeviceView(_:didScanTo:fileData:error:)	nonisolated	unknown	header
IKScannerDeviceViewDelegate	scannerDeviceView(_:didScanTo:scanInfo:error:)	nonisolated	unknown	header
IKSlideshowDataSource	canExportSlideshowItem(at:toApplication:)	nonisolated	unknown	header
IKSlideshowDataSource	nameOfSlideshowItem(at:)	nonisolated	unknown	header
IKSlideshowDataSource	numberOfSlideshowItems()	nonisolated	unknown	header
IKSlideshowDataSource	slideshowDidChangeCurrentIndex(_:)	nonisolated	unknown	header
IKSlideshowDataSource	slideshowDidStop()	nonisolated	unknown	header
IKSlideshowDataSource	slideshowItem(at:)	nonisolated	unknown	header
IKSlideshowDataSource	slideshowWillStart()	nonisolated	unknown	header
ILMessageFilterCapabilitiesQueryHandling	handle(_:context:completion:)	nonisolated	unknown	documentation
ILMessageFilterQueryHandling	handle(_:context:completion:)	nonisolated	unknown	documentation
IMKMouseHandling	mouseDown(onCharacterIndex:coordinate:withModifier:continueTracking:client:)	nonisolated	unknown	documentation
IMKMouseHandling	mouseMoved(onCharacterIndex:coordinate:withModifier:client:)	nonisolated	unknown	documentation
IMKMouseHandling	mouseUp(onCharacterIndex:coordinate:withModifier:client:)	nonisolated	unknown	documentation
INActivateCarSignalIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INActivateCarSignalIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INActivateCarSignalIntentHandling	resolveCarName(for:with:)	nonisolated	unknown	documentation
INActivateCarSignalIntentHandling	resolveSignals(for:with:)	nonisolated	unknown	documentation
INAddMediaIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INAddMediaIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INAddMediaIntentHandling	resolveMediaDestination(for:with:)	nonisolated	unknown	documentation
INAddMediaIntentHandling	resolveMediaItems(for:with:)	nonisolated	unknown	documentation
INAddTasksIntentHandling	confirmAddTasks(_:completion:)	nonisolated	unknown	header
INAddTasksIntentHandling	handleAddTasks(_:completion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolvePriority(forAddTasks:withCompletion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveSpatialEventTrigger(forAddTasks:withCompletion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveTargetTaskList(forAddTasks:completion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveTargetTaskList(forAddTasks:withCompletion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveTaskTitles(forAddTasks:withCompletion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveTemporalEventTrigger(forAddTasks:completion:)	nonisolated	unknown	header
INAddTasksIntentHandling	resolveTemporalEventTrigger(forAddTasks:withCompletion:)	nonisolated	unknown	header
INAnswerCallIntentHandling	confirmAnswerCall(_:completion:)	nonisolated	unknown	header
INAnswerCallIntentHandling	handleAnswerCall(_:completion:)	nonisolated	unknown	header
INAppendToNoteIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INAppendToNoteIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INAppendToNoteIntentHandling	resolveContent(for:with:)	nonisolated	unknown	documentation
INAppendToNoteIntentHandling	resolveTargetNote(for:with:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	confirm(bookRestaurantReservation:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	handle(bookRestaurantReservation:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	resolveBookingDateComponents(for:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	resolveGuest(for:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	resolveGuestProvidedSpecialRequestText(for:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	resolvePartySize(for:completion:)	nonisolated	unknown	documentation
INBookRestaurantReservationIntentHandling	resolveRestaurant(for:completion:)	nonisolated	unknown	documentation
INCancelRideIntentHandling	confirm(cancelRide:completion:)	nonisolated	unknown	documentation
INCancelRideIntentHandling	handle(cancelRide:completion:)	nonisolated	unknown	documentation
INCancelWorkoutIntentHandling	confirmCancelWorkout(_:completion:)	nonisolated	unknown	header
INCancelWorkoutIntentHandling	handleCancelWorkout(_:completion:)	nonisolated	unknown	header
INCancelWorkoutIntentHandling	resolveWorkoutName(forCancelWorkout:withCompletion:)	nonisolated	unknown	header
INCreateNoteIntentHandling	confirmCreateNote(_:completion:)	nonisolated	unknown	header
INCreateNoteIntentHandling	handleCreateNote(_:completion:)	nonisolated	unknown	header
INCreateNoteIntentHandling	resolveContent(forCreateNote:withCompletion:)	nonisolated	unknown	header
INCreateNoteIntentHandling	resolveGroupName(forCreateNote:withCompletion:)	nonisolated	unknown	header
INCreateNoteIntentHandling	resolveTitle(forCreateNote:withCompletion:)	nonisolated	unknown	header
INCreateTaskListIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INCreateTaskListIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INCreateTaskListIntentHandling	resolveGroupName(for:with:)	nonisolated	unknown	documentation
INCreateTaskListIntentHandling	resolveTaskTitles(for:with:)	nonisolated	unknown	documentation
INCreateTaskListIntentHandling	resolveTitle(for:with:)	nonisolated	unknown	documentation
INDeleteTasksIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INDeleteTasksIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INDeleteTasksIntentHandling	resolveTaskList(for:with:)	nonisolated	unknown	documentation
INDeleteTasksIntentHandling	resolveTasks(for:with:)	nonisolated	unknown	documentation
INEditMessageIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INEditMessageIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INEditMessageIntentHandling	resolveEditedContent(for:with:)	nonisolated	unknown	documentation
INEndWorkoutIntentHandling	confirmEndWorkout(_:completion:)	nonisolated	unknown	header
INEndWorkoutIntentHandling	handleEndWorkout(_:completion:)	nonisolated	unknown	header
INEndWorkoutIntentHandling	resolveWorkoutName(forEndWorkout:withCompletion:)	nonisolated	unknown	header
INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	confirm(getAvailableRestaurantReservationBookingDefaults:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	handle(getAvailableRestaurantReservationBookingDefaults:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingDefaultsIntentHandling	resolveRestaurant(for:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingsIntentHandling	confirm(getAvailableRestaurantReservationBookings:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingsIntentHandling	handle(getAvailableRestaurantReservationBookings:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingsIntentHandling	resolvePartySize(for:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingsIntentHandling	resolvePreferredBookingDateComponents(for:completion:)	nonisolated	unknown	documentation
INGetAvailableRestaurantReservationBookingsIntentHandling	resolveRestaurant(for:completion:)	nonisolated	unknown	documentation
INGetCarLockStatusIntentHandling	confirmGetCarLockStatus(_:completion:)	nonisolated	unknown	header
INGetCarLockStatusIntentHandling	handleGetCarLockStatus(_:completion:)	nonisolated	unknown	header
INGetCarLockStatusIntentHandling	resolveCarName(forGetCarLockStatus:withCompletion:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentHandling	confirmGetCarPowerLevelStatus(_:completion:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentHandling	handleGetCarPowerLevelStatus(_:completion:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentHandling	resolveCarName(forGetCarPowerLevelStatus:withCompletion:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentHandling	startSendingUpdates(forGetCarPowerLevelStatus:to:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentHandling	stopSendingUpdates(forGetCarPowerLevelStatus:)	nonisolated	unknown	header
INGetCarPowerLevelStatusIntentResponseObserver	getCarPowerLevelStatusResponseDidUpdate(_:)	nonisolated	unknown	header
INGetRestaurantGuestIntentHandling	confirm(getRestaurantGuest:completion:)	nonisolated	unknown	documentation
INGetRestaurantGuestIntentHandling	handle(getRestaurantGuest:completion:)	nonisolated	unknown	documentation
INGetRideStatusIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INGetRideStatusIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INGetRideStatusIntentHandling	startSendingUpdates(for:to:)	nonisolated	any	documentation; thread: documentation: "This method gets called on an arbitrary thread of your Intents extension."
INGetRideStatusIntentHandling	stopSendingUpdates(for:)	nonisolated	unknown	documentation
INGetRideStatusIntentResponseObserver	didUpdate(getRideStatus:)	nonisolated	unknown	documentation
INGetUserCurrentRestaurantReservationBookingsIntentHandling	confirm(getUserCurrentRestaurantReservationBookings:completion:)	nonisolated	unknown	documentation
INGetUserCurrentRestaurantReservationBookingsIntentHandling	handle(getUserCurrentRestaurantReservationBookings:completion:)	nonisolated	unknown	documentation
INGetUserCurrentRestaurantReservationBookingsIntentHandling	resolveRestaurant(for:completion:)	nonisolated	unknown	documentation
INGetVisualCodeIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INGetVisualCodeIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INGetVisualCodeIntentHandling	resolveVisualCodeType(for:with:)	nonisolated	unknown	documentation
INHangUpCallIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INHangUpCallIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INListCarsIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INListCarsIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INListRideOptionsIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INListRideOptionsIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INListRideOptionsIntentHandling	resolveDropOffLocation(for:with:)	nonisolated	unknown	documentation
INListRideOptionsIntentHandling	resolvePickupLocation(for:with:)	nonisolated	unknown	documentation
INPauseWorkoutIntentHandling	confirmPauseWorkout(_:completion:)	nonisolated	unknown	header
INPauseWorkoutIntentHandling	handlePauseWorkout(_:completion:)	nonisolated	unknown	header
INPauseWorkoutIntentHandling	resolveWorkoutName(forPauseWorkout:withCompletion:)	nonisolated	unknown	header
INPayBillIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INPayBillIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveBillPayee(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveBillType(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveDueDate(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveFromAccount(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveTransactionAmount(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveTransactionNote(for:with:)	nonisolated	unknown	documentation
INPayBillIntentHandling	resolveTransactionScheduledDate(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolveMediaItems(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolvePlayShuffled(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolvePlaybackQueueLocation(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolvePlaybackRepeatMode(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolvePlaybackSpeed(for:with:)	nonisolated	unknown	documentation
INPlayMediaIntentHandling	resolveResumePlayback(for:with:)	nonisolated	unknown	documentation
INRequestPaymentIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INRequestPaymentIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INRequestPaymentIntentHandling	resolveCurrencyAmount(for:with:)	nonisolated	unknown	documentation
INRequestPaymentIntentHandling	resolveNote(for:with:)	nonisolated	unknown	documentation
INRequestPaymentIntentHandling	resolvePayer(for:with:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	resolveDropOffLocation(for:with:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	resolvePartySize(for:with:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	resolvePickupLocation(for:with:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	resolveRideOptionName(for:with:)	nonisolated	unknown	documentation
INRequestRideIntentHandling	resolveScheduledPickupTime(for:with:)	nonisolated	unknown	documentation
INResumeWorkoutIntentHandling	confirmResumeWorkout(_:completion:)	nonisolated	unknown	header
INResumeWorkoutIntentHandling	handleResumeWorkout(_:completion:)	nonisolated	unknown	header
INResumeWorkoutIntentHandling	resolveWorkoutName(forResumeWorkout:withCompletion:)	nonisolated	unknown	header
INSaveProfileInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSaveProfileInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSaveProfileInCarIntentHandling	resolveProfileName(for:with:)	nonisolated	unknown	documentation
INSaveProfileInCarIntentHandling	resolveProfileNumber(for:with:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	resolveCallType(for:with:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	resolveCallTypes(for:with:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	resolveDateCreated(for:with:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	resolveRecipient(for:with:)	nonisolated	unknown	documentation
INSearchCallHistoryIntentHandling	resolveUnseen(for:with:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	resolveAccountNickname(for:with:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	resolveAccountType(for:with:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	resolveOrganizationName(for:with:)	nonisolated	unknown	documentation
INSearchForAccountsIntentHandling	resolveRequestedBalanceType(for:with:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	resolveBillPayee(for:with:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	resolveBillType(for:with:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	resolveDueDateRange(for:with:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	resolvePaymentDateRange(for:with:)	nonisolated	unknown	documentation
INSearchForBillsIntentHandling	resolveStatus(for:with:)	nonisolated	unknown	documentation
INSearchForMediaIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForMediaIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForMediaIntentHandling	resolveMediaItems(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveAttributes(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveDateTimeRange(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveGroupNames(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveRecipients(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveSenders(for:with:)	nonisolated	unknown	documentation
INSearchForMessagesIntentHandling	resolveSpeakableGroupNames(for:with:)	nonisolated	unknown	documentation
INSearchForNotebookItemsIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForNotebookItemsIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForNotebookItemsIntentHandling	resolveContentForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveDateSearchTypeForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveDateTimeForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveItemTypeForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveLocationForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveLocationSearchTypeForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveStatusForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveTaskPriorityForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveTemporalEventTriggerTypesForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForNotebookItemsIntentHandling	resolveTitleForSearch(forNotebookItems:withCompletion:)	nonisolated	unknown	header
INSearchForPhotosIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	resolveAlbumName(for:with:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	resolveDateCreated(for:with:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	resolveLocationCreated(for:with:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	resolvePeopleInPhoto(for:with:)	nonisolated	unknown	documentation
INSearchForPhotosIntentHandling	resolveSearchTerms(for:with:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	resolveContent(for:with:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	resolveGroupName(for:with:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	resolveOutgoingMessageType(for:with:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	resolveRecipients(for:with:)	nonisolated	unknown	documentation
INSendMessageIntentHandling	resolveSpeakableGroupName(for:with:)	nonisolated	unknown	documentation
INSendPaymentIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSendPaymentIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSendPaymentIntentHandling	resolveCurrencyAmount(for:with:)	nonisolated	unknown	documentation
INSendPaymentIntentHandling	resolveNote(for:with:)	nonisolated	unknown	documentation
INSendPaymentIntentHandling	resolvePayee(for:with:)	nonisolated	unknown	documentation
INSendRideFeedbackIntentHandling	confirm(sendRideFeedback:completion:)	nonisolated	unknown	documentation
INSendRideFeedbackIntentHandling	handle(sendRideFeedback:completion:)	nonisolated	unknown	documentation
INSetAudioSourceInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetAudioSourceInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetAudioSourceInCarIntentHandling	resolveAudioSource(for:with:)	nonisolated	unknown	documentation
INSetAudioSourceInCarIntentHandling	resolveRelativeAudioSourceReference(for:with:)	nonisolated	unknown	documentation
INSetCarLockStatusIntentHandling	confirmSetCarLockStatus(_:completion:)	nonisolated	unknown	header
INSetCarLockStatusIntentHandling	handleSetCarLockStatus(_:completion:)	nonisolated	unknown	header
INSetCarLockStatusIntentHandling	resolveCarName(forSetCarLockStatus:withCompletion:)	nonisolated	unknown	header
INSetCarLockStatusIntentHandling	resolveLocked(forSetCarLockStatus:withCompletion:)	nonisolated	unknown	header
INSetClimateSettingsInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveAirCirculationMode(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveCarName(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveClimateZone(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveEnableAirConditioner(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveEnableAutoMode(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveEnableClimateControl(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveEnableFan(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveFanSpeedIndex(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveFanSpeedPercentage(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveRelativeFanSpeedSetting(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveRelativeTemperatureSetting(for:with:)	nonisolated	unknown	documentation
INSetClimateSettingsInCarIntentHandling	resolveTemperature(for:with:)	nonisolated	unknown	documentation
INSetDefrosterSettingsInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetDefrosterSettingsInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetDefrosterSettingsInCarIntentHandling	resolveCarName(for:with:)	nonisolated	unknown	documentation
INSetDefrosterSettingsInCarIntentHandling	resolveDefroster(for:with:)	nonisolated	unknown	documentation
INSetDefrosterSettingsInCarIntentHandling	resolveEnable(for:with:)	nonisolated	unknown	documentation
INSetMessageAttributeIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetMessageAttributeIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetMessageAttributeIntentHandling	resolveAttribute(for:with:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	resolveCarName(for:with:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	resolveDefaultProfile(forSetProfileInCar:with:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	resolveProfileName(for:with:)	nonisolated	unknown	documentation
INSetProfileInCarIntentHandling	resolveProfileNumber(for:with:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	resolveChannel(for:with:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	resolveFrequency(for:with:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	resolvePresetNumber(for:with:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	resolveRadioType(for:with:)	nonisolated	unknown	documentation
INSetRadioStationIntentHandling	resolveStationName(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveCarName(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveEnableCooling(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveEnableHeating(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveEnableMassage(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveLevel(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveRelativeLevelSetting(for:with:)	nonisolated	unknown	documentation
INSetSeatSettingsInCarIntentHandling	resolveSeat(for:with:)	nonisolated	unknown	documentation
INSetTaskAttributeIntentHandling	confirmSetTaskAttribute(_:completion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	handleSetTaskAttribute(_:completion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolvePriority(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveSpatialEventTrigger(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveStatus(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveTargetTask(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveTaskTitle(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveTemporalEventTrigger(forSetTaskAttribute:completion:)	nonisolated	unknown	header
INSetTaskAttributeIntentHandling	resolveTemporalEventTrigger(forSetTaskAttribute:withCompletion:)	nonisolated	unknown	header
INShareFocusStatusIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INShareFocusStatusIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INSnoozeTasksIntentHandling	confirmSnoozeTasks(_:completion:)	nonisolated	unknown	header
INSnoozeTasksIntentHandling	handleSnoozeTasks(_:completion:)	nonisolated	unknown	header
INSnoozeTasksIntentHandling	resolveNextTriggerTime(forSnoozeTasks:withCompletion:)	nonisolated	unknown	header
INSnoozeTasksIntentHandling	resolveTasks(forSnoozeTasks:withCompletion:)	nonisolated	unknown	header
INStartAudioCallIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INStartAudioCallIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INStartAudioCallIntentHandling	resolveContacts(for:with:)	nonisolated	unknown	documentation
INStartAudioCallIntentHandling	resolveDestinationType(for:with:)	nonisolated	unknown	documentation
INStartCallIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INStartCallIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INStartCallIntentHandling	resolveCallCapability(for:with:)	nonisolated	unknown	documentation
INStartCallIntentHandling	resolveCallRecordToCallBack(for:with:)	nonisolated	unknown	documentation
INStartCallIntentHandling	resolveContacts(for:with:)	nonisolated	unknown	documentation
INStartCallIntentHandling	resolveDestinationType(for:with:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	resolveAlbumName(for:with:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	resolveDateCreated(for:with:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	resolveLocationCreated(for:with:)	nonisolated	unknown	documentation
INStartPhotoPlaybackIntentHandling	resolvePeopleInPhoto(for:with:)	nonisolated	unknown	documentation
INStartVideoCallIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INStartVideoCallIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INStartVideoCallIntentHandling	resolveContacts(for:with:)	nonisolated	unknown	documentation
INStartWorkoutIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INStartWorkoutIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INStartWorkoutIntentHandling	resolveGoalValue(forStartWorkout:withCompletion:)	nonisolated	unknown	header
INStartWorkoutIntentHandling	resolveIsOpenEnded(forStartWorkout:withCompletion:)	nonisolated	unknown	header
INStartWorkoutIntentHandling	resolveWorkoutGoalUnitType(forStartWorkout:withCompletion:)	nonisolated	unknown	header
INStartWorkoutIntentHandling	resolveWorkoutLocationType(forStartWorkout:withCompletion:)	nonisolated	unknown	header
INStartWorkoutIntentHandling	resolveWorkoutName(forStartWorkout:withCompletion:)	nonisolated	unknown	header
INTransferMoneyIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	resolveFromAccount(for:with:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	resolveToAccount(for:with:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	resolveTransactionAmount(for:with:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	resolveTransactionNote(for:with:)	nonisolated	unknown	documentation
INTransferMoneyIntentHandling	resolveTransactionScheduledDate(for:with:)	nonisolated	unknown	documentation
INUIAddVoiceShortcutButtonDelegate	present(_:for:)	nonisolated	unknown	header
INUIAddVoiceShortcutViewControllerDelegate	addVoiceShortcutViewController(_:didFinishWith:error:)	nonisolated	unknown	documentation
INUIAddVoiceShortcutViewControllerDelegate	addVoiceShortcutViewControllerDidCancel(_:)	nonisolated	unknown	documentation
INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:)	nonisolated	unknown	documentation
INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewController(_:didUpdate:error:)	nonisolated	unknown	documentation
INUIEditVoiceShortcutViewControllerDelegate	editVoiceShortcutViewControllerDidCancel(_:)	nonisolated	unknown	documentation
INUnsendMessagesIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INUnsendMessagesIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INUpdateMediaAffinityIntentHandling	confirm(intent:completion:)	nonisolated	unknown	documentation
INUpdateMediaAffinityIntentHandling	handle(intent:completion:)	nonisolated	unknown	documentation
INUpdateMediaAffinityIntentHandling	resolveAffinityType(for:with:)	nonisolated	unknown	documentation
INUpdateMediaAffinityIntentHandling	resolveMediaItems(for:with:)	nonisolated	unknown	documentation
IOBluetoothDeviceInquiryDelegate	deviceInquiryComplete(_:error:aborted:)	nonisolated	unknown	header
IOBluetoothDeviceInquiryDelegate	deviceInquiryDeviceFound(_:device:)	nonisolated	unknown	header
IOBluetoothDeviceInquiryDelegate	deviceInquiryDeviceNameUpdated(_:device:devicesRemaining:)	nonisolated	unknown	header
IOBluetoothDeviceInquiryDelegate	deviceInquiryStarted(_:)	nonisolated	unknown	header
IOBluetoothDeviceInquiryDelegate	deviceInquiryUpdatingDeviceNamesStarted(_:devicesRemaining:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingConnected(_:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingConnecting(_:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingFinished(_:error:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingPINCodeRequest(_:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingStarted(_:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingUserConfirmationRequest(_:numericValue:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	devicePairingUserPasskeyNotification(_:passkey:)	nonisolated	unknown	header
IOBluetoothDevicePairDelegate	deviceSimplePairingComplete(_:status:)	nonisolated	unknown	header
IOBluetoothHandsFreeAudioGatewayDelegate	handsFree(_:hangup:)	nonisolated	unknown	header
IOBluetoothHandsFreeAudioGatewayDelegate	handsFree(_:redial:)	nonisolated	unknown	header
IOBluetoothHandsFreeDelegate	handsFree(_:connected:)	nonisolated	unknown	header
IOBluetoothHandsFreeDelegate	handsFree(_:disconnected:)	nonisolated	unknown	header
IOBluetoothHandsFreeDelegate	handsFree(_:scoConnectionClosed:)	nonisolated	unknown	header
IOBluetoothHandsFreeDelegate	handsFree(_:scoConnectionOpened:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:batteryCharge:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:callHoldState:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:callSetupMode:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:currentCall:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:incomingCallFrom:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:incomingSMS:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:isCallActive:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:isRoaming:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:isServiceAvailable:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:ringAttempt:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:signalStrength:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:subscriberNumber:)	nonisolated	unknown	header
IOBluetoothHandsFreeDeviceDelegate	handsFree(_:unhandledResultCode:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelClosed(_:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelData(_:data:length:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelOpenComplete(_:status:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelQueueSpaceAvailable(_:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelReconfigured(_:)	nonisolated	unknown	header
IOBluetoothL2CAPChannelDelegate	l2capChannelWriteComplete(_:refcon:status:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelClosed(_:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelControlSignalsChanged(_:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelData(_:data:length:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelFlowControlChanged(_:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelOpenComplete(_:status:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelQueueSpaceAvailable(_:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelWriteComplete(_:refcon:status:)	nonisolated	unknown	header
IOBluetoothRFCOMMChannelDelegate	rfcommChannelWriteComplete(_:refcon:status:bytesWritten:)	nonisolated	unknown	header
LAEnvironmentObserver	environment(_:stateDidChangeFromOldState:)	nonisolated	any	documentation; thread: header: "Invoked on a queue private to LocalAuthentication framework."
MCAdvertiserAssistantDelegate	advertiserAssistantDidDismissInvitation(_:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCAdvertiserAssistantDelegate	advertiserAssistantWillPresentInvitation(_:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCBrowserViewControllerDelegate	browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCBrowserViewControllerDelegate	browserViewControllerDidFinish(_:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCBrowserViewControllerDelegate	browserViewControllerWasCancelled(_:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCNearbyServiceAdvertiserDelegate	advertiser(_:didNotStartAdvertisingPeer:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCNearbyServiceAdvertiserDelegate	advertiser(_:didReceiveInvitationFromPeer:withContext:invitationHandler:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCNearbyServiceBrowserDelegate	browser(_:didNotStartBrowsingForPeers:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCNearbyServiceBrowserDelegate	browser(_:foundPeer:withDiscoveryInfo:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCNearbyServiceBrowserDelegate	browser(_:lostPeer:)	nonisolated	any	documentation; thread: documentation: "No assumption should be made about which queue the delegate methods are called on."
MCSessionDelegate	session(_:didFinishReceivingResourceWithName:fromPeer:at:withError:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MCSessionDelegate	session(_:didReceive:fromPeer:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MCSessionDelegate	session(_:didReceive:withName:fromPeer:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MCSessionDelegate	session(_:didReceiveCertificate:fromPeer:certificateHandler:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MCSessionDelegate	session(_:didStartReceivingResourceWithName:fromPeer:with:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MCSessionDelegate	session(_:peer:didChange:)	nonisolated	background	documentation; thread: documentation: "Delegate calls occur on a private serial queue."
MDLLightProbeIrradianceDataSource	setSphericalHarmonicsLevel(_:)	nonisolated	unknown	header
MDLLightProbeIrradianceDataSource	sphericalHarmonicsLevel()	nonisolated	unknown	header
MFMailComposeViewControllerDelegate	mailComposeController(_:didFinishWith:error:)	nonisolated	unknown	documentation
MFMessageComposeViewControllerDelegate	messageComposeViewController(_:didFinishWith:)	nonisolated	unknown	documentation
MIDICIProfileResponderDelegate	connectInitiator(_:with:)	nonisolated	unknown	documentation
MIDICIProfileResponderDelegate	handleData(for:onChannel:data:)	nonisolated	unknown	documentation
MIDICIProfileResponderDelegate	initiatorDisconnected(_:)	nonisolated	unknown	documentation
MIDICIProfileResponderDelegate	willSetProfile(_:onChannel:enabled:)	nonisolated	unknown	documentation
MKLocalSearchCompleterDelegate	completer(_:didFailWithError:)	nonisolated	unknown	documentation
MKLocalSearchCompleterDelegate	completerDidUpdateResults(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerDidDismissFullScreen(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerDidPresentFullScreen(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerDidUpdateScene(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerWillDismissFullScreen(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerWillPresentFullScreen(_:)	nonisolated	unknown	documentation
MKLookAroundViewControllerDelegate	lookAroundViewControllerWillUpdateScene(_:)	nonisolated	unknown	documentation
MKMapItemDetailViewControllerDelegate	mapItemDetailViewControllerDidFinish(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
MKMapViewDelegate	mapView(_:annotationView:didChange:fromOldState:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:clusterAnnotationForMemberAnnotations:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didAdd:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didChange:animated:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didDeselect:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didFailToLocateUserWithError:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didSelect:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:didUpdate:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:regionDidChangeAnimated:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:regionWillChangeAnimated:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:rendererFor:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:selectionAccessoryFor:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapView(_:viewFor:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewDidChangeVisibleRegion(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewDidFailLoadingMap(_:withError:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewDidFinishLoadingMap(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewDidFinishRenderingMap(_:fullyRendered:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewDidStopLocatingUser(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewWillStartLoadingMap(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewWillStartLocatingUser(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MKMapViewDelegate	mapViewWillStartRenderingMap(_:)	main-actor	main	documentation; thread: documentation: "MapKit calls all of your delegate methods on the app’s main thread."
MPNowPlayingSessionDelegate	nowPlayingSessionDidChangeActive(_:)	nonisolated	unknown	documentation
MPNowPlayingSessionDelegate	nowPlayingSessionDidChangeCanBecomeActive(_:)	nonisolated	unknown	documentation
MPPlayableContentDataSource	beginLoadingChildItems(at:completionHandler:)	nonisolated	unknown	documentation
MPPlayableContentDataSource	childItemsDisplayPlaybackProgress(at:)	nonisolated	unknown	documentation
MPPlayableContentDataSource	contentItem(at:)	nonisolated	unknown	documentation
MPPlayableContentDataSource	contentItem(forIdentifier:completionHandler:)	nonisolated	unknown	documentation
MPPlayableContentDataSource	numberOfChildItems(at:)	nonisolated	unknown	documentation
MPPlayableContentDelegate	playableContentManager(_:didUpdate:)	nonisolated	unknown	documentation
MPPlayableContentDelegate	playableContentManager(_:initializePlaybackQueueWithCompletionHandler:)	nonisolated	unknown	documentation
MPPlayableContentDelegate	playableContentManager(_:initializePlaybackQueueWithContentItems:completionHandler:)	nonisolated	unknown	documentation
MPPlayableContentDelegate	playableContentManager(_:initiatePlaybackOfContentItemAt:completionHandler:)	nonisolated	unknown	documentation
MPSCNNBatchNormalizationDataSource	beta()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	copy(withZone:device:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	encode(with:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	epsilon()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	gamma()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	init(coder:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	label()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	load()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	mean()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	numberOfFeatureChannels()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	purge()	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	updateGammaAndBeta(with:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	updateGammaAndBeta(with:batchNormalizationState:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	updateMeanAndVariance(with:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	updateMeanAndVariance(with:batchNormalizationState:)	nonisolated	unknown	header
MPSCNNBatchNormalizationDataSource	variance()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	biasTerms()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	copy(withZone:device:)	nonisolated	unknown	header
MPSCNNConvolutionDataSource	dataType()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	descriptor()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	kernelWeightsDataType()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	label()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	load()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	lookupTableForUInt8Kernel()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	purge()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	update(with:gradientState:sourceState:)	nonisolated	unknown	header
MPSCNNConvolutionDataSource	update(with:sourceState:)	nonisolated	unknown	header
MPSCNNConvolutionDataSource	weights()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	weightsLayout()	nonisolated	unknown	header
MPSCNNConvolutionDataSource	weightsQuantizationType()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	beta()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	copy(withZone:device:)	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	encode(with:)	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	epsilon()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	gamma()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	init(coder:)	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	label()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	numberOfFeatureChannels()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	numberOfGroups()	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	setNumberOfGroups(_:)	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	updateGammaAndBeta(with:groupNormalizationStateBatch:)	nonisolated	unknown	header
MPSCNNGroupNormalizationDataSource	updateGammaAndBeta(withGroupNormalizationStateBatch:)	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	beta()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	copy(withZone:device:)	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	encode(with:)	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	epsilon()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	gamma()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	init(coder:)	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	label()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	load()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	numberOfFeatureChannels()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	purge()	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	updateGammaAndBeta(with:instanceNormalizationStateBatch:)	nonisolated	unknown	header
MPSCNNInstanceNormalizationDataSource	updateGammaAndBeta(withInstanceNormalizationStateBatch:)	nonisolated	unknown	header
MSStickerBrowserViewDataSource	numberOfStickers(in:)	nonisolated	unknown	documentation
MSStickerBrowserViewDataSource	stickerBrowserView(_:stickerAt:)	nonisolated	unknown	documentation
MTKViewDelegate	draw(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
MTKViewDelegate	mtkView(_:drawableSizeWillChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
MachPortDelegate	handleMachMessage(_:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetList(_:didRemoveRow:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetList(_:didReorderRow:toRow:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetList(_:shouldRemoveRow:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetList(_:shouldReorderRow:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetList(_:viewControllerForRow:)	nonisolated	unknown	documentation
NCWidgetListViewDelegate	widgetListPerformAddAction(_:)	nonisolated	unknown	documentation
NCWidgetProviding	widgetActiveDisplayModeDidChange(_:withMaximumSize:)	nonisolated	unknown	header
NCWidgetProviding	widgetMarginInsets(forProposedMarginInsets:)	nonisolated	unknown	header
NCWidgetProviding	widgetPerformUpdate(completionHandler:)	nonisolated	unknown	header
NCWidgetSearchViewDelegate	widgetSearch(_:resultSelected:)	nonisolated	unknown	documentation
NCWidgetSearchViewDelegate	widgetSearch(_:searchForTerm:maxResults:)	nonisolated	unknown	documentation
NCWidgetSearchViewDelegate	widgetSearchTermCleared(_:)	nonisolated	unknown	documentation
NEAppPushDelegate	appPushManager(_:didReceiveIncomingCallWithUserInfo:)	nonisolated	unknown	documentation
NFCNDEFReaderSessionDelegate	readerSession(_:didDetect:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCNDEFReaderSessionDelegate	readerSession(_:didDetectNDEFs:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCNDEFReaderSessionDelegate	readerSession(_:didInvalidateWithError:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCNDEFReaderSessionDelegate	readerSessionDidBecomeActive(_:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCReaderSessionDelegate	readerSession(_:didDetect:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCReaderSessionDelegate	readerSession(_:didInvalidateWithError:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCReaderSessionDelegate	readerSessionDidBecomeActive(_:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCTagReaderSessionDelegate	tagReaderSession(_:didDetect:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCTagReaderSessionDelegate	tagReaderSession(_:didInvalidateWithError:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCTagReaderSessionDelegate	tagReaderSessionDidBecomeActive(_:)	nonisolated	queue	header; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCVASReaderSessionDelegate	readerSession(_:didInvalidateWithError:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCVASReaderSessionDelegate	readerSession(_:didReceive:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NFCVASReaderSessionDelegate	readerSessionDidBecomeActive(_:)	nonisolated	queue	documentation; thread: header: NFCReaderSession.sessionQueue: "delegate callbacks and the completion block handlers for tag operation will be dispatched on this queue."
NISessionDelegate	session(_:didGenerateShareableConfigurationData:for:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	session(_:didInvalidateWith:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	session(_:didRemove:reason:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	session(_:didUpdate:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	session(_:didUpdateAlgorithmConvergence:for:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	sessionDidStartRunning(_:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	sessionSuspensionEnded(_:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NISessionDelegate	sessionWasSuspended(_:)	nonisolated	queue	documentation; thread: header: NISession.delegateQueue: "If not provided or nil, delegate calls will be performed on the main queue."
NSAccessibilityCustomRotorItemSearchDelegate	rotor(_:resultFor:)	nonisolated	unknown	documentation
NSAlertDelegate	alertShowHelp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSAnimationDelegate	animation(_:didReachProgressMark:)	nonisolated	unknown	documentation
NSAnimationDelegate	animation(_:valueForProgress:)	nonisolated	unknown	documentation
NSAnimationDelegate	animationDidEnd(_:)	nonisolated	unknown	documentation
NSAnimationDelegate	animationDidStop(_:)	nonisolated	unknown	documentation
NSAnimationDelegate	animationShouldStart(_:)	nonisolated	unknown	documentation
NSApplicationDelegate	application(_:continue:restorationHandler:)	main-actor	main	documentation; thread: header: "This will be called on the main thread after the `NSUserActivity`object is available."
NSApplicationDelegate	application(_:delegateHandlesKey:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:didDecodeRestorableState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:didFailToContinueUserActivityWithType:error:)	main-actor	main	documentation; thread: header: "This will get called on the main thread if it does so."
NSApplicationDelegate	application(_:didFailToRegisterForRemoteNotificationsWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:didReceiveRemoteNotification:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:didRegisterForRemoteNotificationsWithDeviceToken:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:didUpdate:)	main-actor	main	documentation; thread: header: "This will be called on the main thread when a user activity managed by AppKit/UIKit has been updated."
NSApplicationDelegate	application(_:open:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:openFile:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:openFileWithoutUI:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:openFiles:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:openTempFile:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:printFile:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:printFiles:withSettings:showPrintPanels:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:userDidAcceptCloudKitShareWith:)	main-actor	main	documentation; thread: header: "This will be called on the main thread after the user indicates they want to accept a CloudKit sharing invitation …"
NSApplicationDelegate	application(_:willContinueUserActivityWithType:)	main-actor	main	documentation; thread: header: "This will be called on the main thread as soon as the user indicates they want to continue an activity in your …"
NSApplicationDelegate	application(_:willEncodeRestorableState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	application(_:willPresentError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidBecomeActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidChangeOcclusionState(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidChangeScreenParameters(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidFinishLaunching(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidHide(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidResignActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidUnhide(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDidUpdate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationDockMenu(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationOpenUntitledFile(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationProtectedDataDidBecomeAvailable(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationProtectedDataWillBecomeUnavailable(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationShouldAutomaticallyLocalizeKeyEquivalents(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationShouldHandleReopen(_:hasVisibleWindows:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationShouldOpenUntitledFile(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationShouldTerminate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationShouldTerminateAfterLastWindowClosed(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationSupportsSecureRestorableState(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillBecomeActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillFinishLaunching(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillHide(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillResignActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillTerminate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillUnhide(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSApplicationDelegate	applicationWillUpdate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:acceptDrop:atRow:column:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:canDragRowsWith:inColumn:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:child:ofItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:createRowsForColumn:in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:didChangeLastColumn:toColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:draggingImageForRowsWith:inColumn:with:offset:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:headerViewControllerForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:heightOfRow:inColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:isColumnValid:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:isLeafItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:namesOfPromisedFilesDroppedAtDestination:forDraggedRowsWith:inColumn:)	nonisolated	unknown	documentation
NSBrowserDelegate	browser(_:nextTypeSelectMatchFromRow:toRow:inColumn:for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:numberOfChildrenOfItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:numberOfRowsInColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:objectValueForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:previewViewControllerForLeafItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:selectCellWith:inColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:selectRow:inColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:selectionIndexesForProposedSelection:inColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:setObjectValue:forItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:shouldEditItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:shouldShowCellExpansionForRow:column:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:shouldSizeColumn:forUserResize:toWidth:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:shouldTypeSelectFor:withCurrentSearch:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:sizeToFitWidthOfColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:titleOfColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:typeSelectStringForRow:inColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:validateDrop:proposedRow:column:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:willDisplayCell:atRow:column:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browser(_:writeRowsWith:inColumn:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browserColumnConfigurationDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browserDidScroll(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	browserWillScroll(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSBrowserDelegate	rootItem(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCacheDelegate	cache(_:willEvictObject:)	nonisolated	unknown	documentation
NSCandidateListTouchBarItemDelegate	candidateListTouchBarItem(_:beginSelectingCandidateAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCandidateListTouchBarItemDelegate	candidateListTouchBarItem(_:changeSelectionFromCandidateAt:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCandidateListTouchBarItemDelegate	candidateListTouchBarItem(_:changedCandidateListVisibility:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCandidateListTouchBarItemDelegate	candidateListTouchBarItem(_:endSelectingCandidateAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCloudSharingServiceDelegate	options(for:share:)	nonisolated	unknown	documentation
NSCloudSharingServiceDelegate	sharingService(_:didCompleteForItems:error:)	nonisolated	unknown	documentation
NSCloudSharingServiceDelegate	sharingService(_:didSave:)	nonisolated	unknown	documentation
NSCloudSharingServiceDelegate	sharingService(_:didStopSharing:)	nonisolated	unknown	documentation
NSCollectionViewDataSource	collectionView(_:itemForRepresentedObjectAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDataSource	collectionView(_:numberOfItemsInSection:)	main-actor	main	header; thread: convention: isolated to the main actor
NSCollectionViewDataSource	collectionView(_:viewForSupplementaryElementOfKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDataSource	numberOfSections(in:)	main-actor	main	header; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:acceptDrop:index:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:acceptDrop:indexPath:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:canDragItemsAt:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:didChangeItemsAt:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:didDeselectItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:didEndDisplaying:forRepresentedObjectAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:didSelectItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:draggingImageForItemsAt:with:offset:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:draggingSession:endedAt:dragOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:draggingSession:willBeginAt:forItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItemsAt:)	nonisolated	unknown	documentation
NSCollectionViewDelegate	collectionView(_:pasteboardWriterForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:shouldChangeItemsAt:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:shouldDeselectItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:shouldSelectItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:transitionLayoutForOldLayout:newLayout:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:updateDraggingItemsForDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:validateDrop:proposedIndex:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:validateDrop:proposedIndexPath:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:willDisplay:forRepresentedObjectAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:willDisplaySupplementaryView:forElementKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewDelegate	collectionView(_:writeItemsAt:to:)	nonisolated	unknown	documentation
NSCollectionViewPrefetching	collectionView(_:cancelPrefetchingForItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSCollectionViewPrefetching	collectionView(_:prefetchItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxCellDataSource	comboBoxCell(_:completedString:)	nonisolated	unknown	documentation
NSComboBoxCellDataSource	comboBoxCell(_:indexOfItemWithStringValue:)	nonisolated	unknown	documentation
NSComboBoxCellDataSource	comboBoxCell(_:objectValueForItemAt:)	nonisolated	unknown	documentation
NSComboBoxCellDataSource	numberOfItems(in:)	nonisolated	unknown	documentation
NSComboBoxDataSource	comboBox(_:completedString:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDataSource	comboBox(_:indexOfItemWithStringValue:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDataSource	comboBox(_:objectValueForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDataSource	numberOfItems(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDelegate	comboBoxSelectionDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDelegate	comboBoxSelectionIsChanging(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDelegate	comboBoxWillDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSComboBoxDelegate	comboBoxWillPopUp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSConnectionDelegate	authenticateComponents(_:with:)	nonisolated	unknown	header
NSConnectionDelegate	authenticationData(forComponents:)	nonisolated	unknown	header
NSConnectionDelegate	connection(_:handle:)	nonisolated	unknown	header
NSConnectionDelegate	connection(_:shouldMakeNewConnection:)	nonisolated	unknown	header
NSConnectionDelegate	createConversation(for:)	nonisolated	unknown	header
NSConnectionDelegate	makeNewConnection(_:sender:)	nonisolated	unknown	header
NSControlTextEditingDelegate	control(_:didFailToFormatString:errorDescription:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:didFailToValidatePartialString:errorDescription:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:isValidObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:textShouldBeginEditing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:textShouldEndEditing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:textView:completions:forPartialWordRange:indexOfSelectedItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	control(_:textView:doCommandBy:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	controlTextDidBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	controlTextDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSControlTextEditingDelegate	controlTextDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSDatePickerCellDelegate	datePickerCell(_:validateProposedDateValue:timeInterval:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSDrawerDelegate	drawerDidClose(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerDidOpen(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerShouldClose(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerShouldOpen(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerWillClose(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerWillOpen(_:)	nonisolated	unknown	documentation
NSDrawerDelegate	drawerWillResizeContents(_:to:)	nonisolated	unknown	documentation
NSExtensionRequestHandling	beginRequest(with:)	nonisolated	unknown	documentation
NSFetchedResultsControllerDelegate	controller(_:didChange:at:for:newIndexPath:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFetchedResultsControllerDelegate	controller(_:didChange:atSectionIndex:for:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFetchedResultsControllerDelegate	controller(_:didChangeContentWith:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFetchedResultsControllerDelegate	controller(_:sectionIndexTitleForSectionName:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFetchedResultsControllerDelegate	controllerDidChangeContent(_:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFetchedResultsControllerDelegate	controllerWillChangeContent(_:)	nonisolated	queue	documentation; thread: convention: the queue of the managed object context
NSFilePresenter	accommodatePresentedItemDeletion(completionHandler:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	accommodatePresentedItemEviction(completionHandler:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	accommodatePresentedSubitemDeletion(at:completionHandler:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	observedPresentedItemUbiquityAttributes()	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidChange()	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidChangeUbiquityAttributes(_:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidGain(_:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidLose(_:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidMove(to:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemDidResolveConflict(_:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemOperationQueue	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedItemURL	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitem(at:didGain:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitem(at:didLose:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitem(at:didMoveTo:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitem(at:didResolveConflictVersion:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitemDidAppear(at:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	presentedSubitemDidChange(at:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	primaryPresentedItemURL	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	relinquishPresentedItem(toReader:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	relinquishPresentedItem(toWriter:)	nonisolated	queue	documentation; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePresenter	savePresentedItemChanges(completionHandler:)	nonisolated	queue	header; thread: documentation: "The actual invocation of that method occurs on the operation queue"
NSFilePromiseProviderDelegate	filePromiseProvider(_:fileNameForType:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSFilePromiseProviderDelegate	filePromiseProvider(_:writePromiseTo:completionHandler:)	nonisolated	queue	documentation; thread: documentation: NSFilePromiseProviderDelegate.operationQueue(for:): "Returns the operation queue from which to issue the write request."
NSFilePromiseProviderDelegate	operationQueue(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSFileProviderChangeObserver	didDeleteItems(withIdentifiers:)	nonisolated	unknown	documentation
NSFileProviderChangeObserver	didUpdate(_:)	nonisolated	unknown	documentation
NSFileProviderChangeObserver	finishEnumeratingChanges(upTo:moreComing:)	nonisolated	unknown	documentation
NSFileProviderChangeObserver	finishEnumeratingWithError(_:)	nonisolated	unknown	documentation
NSFileProviderChangeObserver	suggestedBatchSize	nonisolated	unknown	documentation
NSFileProviderEnumerationObserver	didEnumerate(_:)	nonisolated	unknown	documentation
NSFileProviderEnumerationObserver	finishEnumerating(upTo:)	nonisolated	unknown	documentation
NSFileProviderEnumerationObserver	finishEnumeratingWithError(_:)	nonisolated	unknown	documentation
NSFileProviderEnumerationObserver	suggestedPageSize	nonisolated	unknown	documentation
NSFileProviderExternalVolumeHandling	shouldConnectExternalDomain(completionHandler:)	nonisolated	unknown	documentation
NSFileProviderSearchEnumerationObserver	didEnumerate(_:)	nonisolated	unknown	header
NSFileProviderSearchEnumerationObserver	finishEnumeratingUp(toPage:)	nonisolated	unknown	header
NSFileProviderSearchEnumerationObserver	finishEnumeratingWithError(_:)	nonisolated	unknown	header
NSFileProviderSearchEnumerationObserver	maximumNumberOfResultsPerPage()	nonisolated	unknown	header
NSGestureRecognizerDelegate	gestureRecognizer(_:shouldAttemptToRecognizeWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSGestureRecognizerDelegate	gestureRecognizer(_:shouldBeRequiredToFailBy:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSGestureRecognizerDelegate	gestureRecognizer(_:shouldReceive:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSGestureRecognizerDelegate	gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSGestureRecognizerDelegate	gestureRecognizer(_:shouldRequireFailureOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSGestureRecognizerDelegate	gestureRecognizerShouldBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSImageDelegate	image(_:didLoadPartOfRepresentation:withValidRows:)	nonisolated	unknown	header
NSImageDelegate	image(_:didLoadRepresentation:with:)	nonisolated	unknown	header
NSImageDelegate	image(_:didLoadRepresentationHeader:)	nonisolated	unknown	header
NSImageDelegate	image(_:willLoadRepresentation:)	nonisolated	unknown	header
NSImageDelegate	imageDidNotDraw(_:in:)	nonisolated	unknown	documentation
NSKeyedArchiverDelegate	archiver(_:didEncode:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedArchiverDelegate	archiver(_:willEncode:)	nonisolated	caller	documentation; thread: convention: called within the call
NSKeyedArchiverDelegate	archiver(_:willReplace:with:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedArchiverDelegate	archiverDidFinish(_:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedArchiverDelegate	archiverWillFinish(_:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedUnarchiverDelegate	unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedUnarchiverDelegate	unarchiver(_:willReplace:with:)	nonisolated	caller	documentation; thread: convention: called within the call
NSKeyedUnarchiverDelegate	unarchiverDidFinish(_:)	nonisolated	caller	header; thread: convention: called within the call
NSKeyedUnarchiverDelegate	unarchiverWillFinish(_:)	nonisolated	caller	documentation; thread: convention: called within the call
NSLayoutManagerDelegate	layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:didCompleteLayoutFor:atEnd:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldUse:forControlCharacterAt:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:shouldUseTemporaryAttributes:forDrawingToScreen:atCharacterIndex:effectiveRange:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManager(_:textContainer:didChangeGeometryFrom:)	nonisolated	unknown	documentation
NSLayoutManagerDelegate	layoutManagerDidInvalidateLayout(_:)	nonisolated	unknown	documentation
NSMenuDelegate	confinementRect(for:on:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	menu(_:update:at:shouldCancel:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	menu(_:willHighlight:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	menuDidClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	menuNeedsUpdate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	menuWillOpen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMenuDelegate	numberOfItems(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSMetadataQueryDelegate	metadataQuery(_:replacementObjectForResultObject:)	nonisolated	unknown	documentation
NSMetadataQueryDelegate	metadataQuery(_:replacementValueForAttribute:value:)	nonisolated	unknown	documentation
NSObjectIKImageBrowserDataSource	imageBrowser(_:groupAt:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	imageBrowser(_:itemAt:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	imageBrowser(_:moveItemsAt:to:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	imageBrowser(_:removeItemsAt:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	imageBrowser(_:writeItemsAt:to:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	numberOfGroups(inImageBrowser:)	nonisolated	unknown	header
NSObjectIKImageBrowserDataSource	numberOfItems(inImageBrowser:)	nonisolated	unknown	header
NSObjectIKImageBrowserDelegate	imageBrowser(_:backgroundWasRightClickedWith:)	nonisolated	unknown	header
NSObjectIKImageBrowserDelegate	imageBrowser(_:cellWasDoubleClickedAt:)	nonisolated	unknown	header
NSObjectIKImageBrowserDelegate	imageBrowser(_:cellWasRightClickedAt:with:)	nonisolated	unknown	header
NSObjectIKImageBrowserDelegate	imageBrowserSelectionDidChange(_:)	nonisolated	unknown	header
NSObjectIKSaveOptionsDelegate	saveOptions(_:shouldShowUTType:)	nonisolated	unknown	header
NSObjectIOBluetoothHostControllerDelegate	readLinkQuality(forDeviceComplete:device:info:error:)	nonisolated	unknown	header
NSObjectIOBluetoothHostControllerDelegate	readRSSI(forDeviceComplete:device:info:error:)	nonisolated	unknown	header
NSObjectNSExceptionHandlerDelegate	exceptionHandler(_:shouldHandle:mask:)	nonisolated	unknown	header
NSObjectNSExceptionHandlerDelegate	exceptionHandler(_:shouldLogException:mask:)	nonisolated	unknown	header
NSObjectNSKeyValueObserving	observeValue(forKeyPath:of:change:context:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesAbortComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesConnectionComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesCopyRemoteFileComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesCopyRemoteFileProgress(_:transferProgress:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesCreateFolderComplete(_:error:folder:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesDisconnectionComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesFilePreparationComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesPathChangeComplete(_:error:finalPath:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesRemoveItemComplete(_:error:removedItem:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesRetrieveFolderListingComplete(_:error:listing:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesSendFileComplete(_:error:)	nonisolated	unknown	header
NSObjectOBEXFileTransferServicesDelegate	fileTransferServicesSendFileProgress(_:transferProgress:)	nonisolated	unknown	header
NSObjectQuartzFilterManagerDelegate	quartzFilterManager(_:didAdd:)	nonisolated	unknown	header
NSObjectQuartzFilterManagerDelegate	quartzFilterManager(_:didModifyFilter:)	nonisolated	unknown	header
NSObjectQuartzFilterManagerDelegate	quartzFilterManager(_:didRemove:)	nonisolated	unknown	header
NSObjectQuartzFilterManagerDelegate	quartzFilterManager(_:didSelect:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewCreatedAuthorization(_:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewDidAuthorize(_:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewDidDeauthorize(_:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewDidHide(_:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewReleasedAuthorization(_:)	nonisolated	unknown	header
NSObjectSFAuthorizationViewDelegate	authorizationViewShouldDeauthorize(_:)	nonisolated	unknown	header
NSObjectSFCertificatePanelDelegate	certificatePanelShowHelp(_:)	nonisolated	unknown	header
NSObjectSFChooseIdentityPanelDelegate	chooseIdentityPanelShowHelp(_:)	nonisolated	unknown	header
NSOpenSavePanelDelegate	panel(_:didChangeToDirectoryURL:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:displayNameFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:shouldEnable:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:userEnteredFilename:confirmed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:validate:error:)	main-actor	main	header; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panel(_:willExpand:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOpenSavePanelDelegate	panelSelectionDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:acceptDrop:item:childIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:child:ofItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:draggingSession:endedAt:operation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:draggingSession:willBeginAt:forItems:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:isItemExpandable:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:itemForPersistentObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItems:)	nonisolated	unknown	documentation
NSOutlineViewDataSource	outlineView(_:numberOfChildrenOfItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:objectValueFor:byItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:pasteboardWriterForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:persistentObjectForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:setObjectValue:for:byItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:sortDescriptorsDidChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:updateDraggingItemsForDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:validateDrop:proposedItem:proposedChildIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDataSource	outlineView(_:writeItems:to:)	nonisolated	unknown	documentation
NSOutlineViewDelegate	outlineView(_:dataCellFor:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:didAdd:forRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:didClick:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:didDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:didRemove:forRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:heightOfRowByItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:isGroupItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:mouseDownInHeaderOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:nextTypeSelectMatchFromItem:toItem:for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:rowViewForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:selectionIndexesForProposedSelection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldCollapseItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldEdit:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldExpandItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldReorderColumn:toColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldSelectItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldShowCellExpansionFor:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldShowOutlineCellForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldTrackCell:for:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:shouldTypeSelectFor:withCurrentSearch:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:sizeToFitWidthOfColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:tintConfigurationForItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:toolTipFor:rect:tableColumn:item:mouseLocation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:typeSelectStringFor:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:userCanChangeVisibilityOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:userDidChangeVisibilityOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:viewFor:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:willDisplayCell:for:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineView(_:willDisplayOutlineCell:for:item:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewColumnDidMove(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewColumnDidResize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewItemDidCollapse(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewItemDidExpand(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewItemWillCollapse(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewItemWillExpand(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewSelectionDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	outlineViewSelectionIsChanging(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSOutlineViewDelegate	selectionShouldChange(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageController(_:didTransitionTo:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageController(_:frameFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageController(_:identifierFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageController(_:prepare:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageController(_:viewControllerForIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageControllerDidEndLiveTransition(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPageControllerDelegate	pageControllerWillStartLiveTransition(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPathCellDelegate	pathCell(_:willDisplay:)	main-actor	main	header; thread: convention: isolated to the main actor
NSPathCellDelegate	pathCell(_:willPopUp:)	main-actor	main	header; thread: convention: isolated to the main actor
NSPathControlDelegate	pathControl(_:acceptDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPathControlDelegate	pathControl(_:shouldDrag:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPathControlDelegate	pathControl(_:validateDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPathControlDelegate	pathControl(_:willDisplay:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPathControlDelegate	pathControl(_:willPopUp:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	detachableWindow(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverDidClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverDidDetach(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverDidShow(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverShouldClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverShouldDetach(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverWillClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSPopoverDelegate	popoverWillShow(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSRuleEditorDelegate	ruleEditor(_:child:forCriterion:with:)	main-actor	main	header; thread: convention: isolated to the main actor
NSRuleEditorDelegate	ruleEditor(_:displayValueForCriterion:inRow:)	main-actor	main	header; thread: convention: isolated to the main actor
NSRuleEditorDelegate	ruleEditor(_:numberOfChildrenForCriterion:with:)	main-actor	main	header; thread: convention: isolated to the main actor
NSRuleEditorDelegate	ruleEditor(_:predicatePartsForCriterion:withDisplayValue:inRow:)	main-actor	main	header; thread: convention: isolated to the main actor
NSRuleEditorDelegate	ruleEditorRowsDidChange(_:)	main-actor	main	header; thread: convention: isolated to the main actor
NSScrubberDataSource	numberOfItems(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDataSource	scrubber(_:viewForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	didBeginInteracting(with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	didCancelInteracting(with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	didFinishInteracting(with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	scrubber(_:didChangeVisibleRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	scrubber(_:didHighlightItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberDelegate	scrubber(_:didSelectItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSScrubberFlowLayoutDelegate	scrubber(_:layout:sizeForItemAt:)	nonisolated	unknown	documentation
NSSearchFieldDelegate	searchFieldDidEndSearching(_:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSearchFieldDelegate	searchFieldDidStartSearching(_:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSharingServiceDelegate	anchoringView(for:showRelativeTo:preferredEdge:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:didFailToShareItems:error:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:didShareItems:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:sourceFrameOnScreenForShareItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:sourceWindowForShareItems:sharingContentScope:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:transitionImageForShareItem:contentRect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServiceDelegate	sharingService(_:willShareItems:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSharingServicePickerDelegate	sharingServicePicker(_:delegateFor:)	nonisolated	unknown	documentation
NSSharingServicePickerDelegate	sharingServicePicker(_:didChoose:)	nonisolated	unknown	documentation
NSSharingServicePickerDelegate	sharingServicePicker(_:sharingServicesForItems:proposedSharingServices:)	nonisolated	unknown	documentation
NSSharingServicePickerDelegate	sharingServicePickerCollaborationModeRestrictions(_:)	nonisolated	unknown	documentation
NSSharingServicePickerToolbarItemDelegate	items(for:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSharingServicePickerTouchBarItemDelegate	items(for:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSoundDelegate	sound(_:didFinishPlaying:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSpeechRecognizerDelegate	speechRecognizer(_:didRecognizeCommand:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpeechSynthesizerDelegate	speechSynthesizer(_:didEncounterErrorAt:of:message:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpeechSynthesizerDelegate	speechSynthesizer(_:didEncounterSyncMessage:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpeechSynthesizerDelegate	speechSynthesizer(_:didFinishSpeaking:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeakPhoneme:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpeechSynthesizerDelegate	speechSynthesizer(_:willSpeakWord:of:)	main-actor	main	header; thread: convention: isolated to the main actor
NSSpellServerDelegate	spellServer(_:check:offset:types:options:orthography:wordCount:)	nonisolated	unknown	documentation
NSSpellServerDelegate	spellServer(_:checkGrammarIn:language:details:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:didForgetWord:inLanguage:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:didLearnWord:inLanguage:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:findMisspelledWordIn:language:wordCount:countOnly:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:recordResponse:toCorrection:forWord:language:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:suggestCompletionsForPartialWordRange:in:language:)	nonisolated	unknown	header
NSSpellServerDelegate	spellServer(_:suggestGuessesForWord:inLanguage:)	nonisolated	unknown	header
NSSplitViewDelegate	splitView(_:additionalEffectiveRectOfDividerAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:canCollapseSubview:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:constrainMaxCoordinate:ofSubviewAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:constrainMinCoordinate:ofSubviewAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:constrainSplitPosition:ofSubviewAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:effectiveRect:forDrawnRect:ofDividerAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:resizeSubviewsWithOldSize:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:shouldAdjustSizeOfSubview:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitView(_:shouldCollapseSubview:forDoubleClickOnDividerAt:)	nonisolated	unknown	documentation
NSSplitViewDelegate	splitView(_:shouldHideDividerAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitViewDidResizeSubviews(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSSplitViewDelegate	splitViewWillResizeSubviews(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStackViewDelegate	stackView(_:didReattach:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStackViewDelegate	stackView(_:willDetach:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	cancelOperation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	capitalizeWord(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	centerSelectionInVisibleArea(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	changeCaseOfLetter(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	complete(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteBackward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteBackwardByDecomposingPreviousCharacter(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteForward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteToBeginningOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteToBeginningOfParagraph(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteToEndOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteToEndOfParagraph(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteToMark(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteWordBackward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	deleteWordForward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	doCommand(by:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	indent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertBacktab(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertContainerBreak(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertDoubleQuoteIgnoringSubstitution(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertLineBreak(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertNewline(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertNewlineIgnoringFieldEditor(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertParagraphSeparator(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertSingleQuoteIgnoringSubstitution(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertTab(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertTabIgnoringFieldEditor(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	insertText(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	lowercaseWord(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeBaseWritingDirectionLeftToRight(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeBaseWritingDirectionNatural(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeBaseWritingDirectionRightToLeft(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeTextWritingDirectionLeftToRight(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeTextWritingDirectionNatural(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	makeTextWritingDirectionRightToLeft(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveBackward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveBackwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveDown(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveDownAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveForward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveForwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveLeft(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveLeftAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveParagraphBackwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveParagraphForwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveRight(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveRightAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfDocument(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfDocumentAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfLineAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfParagraph(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToBeginningOfParagraphAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfDocument(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfDocumentAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfLineAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfParagraph(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToEndOfParagraphAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToLeftEndOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToLeftEndOfLineAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToRightEndOfLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveToRightEndOfLineAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveUp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveUpAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordBackward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordBackwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordForward(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordForwardAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordLeft(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordLeftAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordRight(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	moveWordRightAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	pageDown(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	pageDownAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	pageUp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	pageUpAndModifySelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	quickLookPreviewItems(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollLineDown(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollLineUp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollPageDown(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollPageUp(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollToBeginningOfDocument(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	scrollToEndOfDocument(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	selectAll(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	selectLine(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	selectParagraph(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	selectToMark(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	selectWord(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	setMark(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	showContextMenuForSelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	swapWithMark(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	transpose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	transposeWords(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	uppercaseWord(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSStandardKeyBindingResponding	yank(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTabViewDelegate	tabView(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTabViewDelegate	tabView(_:shouldSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTabViewDelegate	tabView(_:willSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTabViewDelegate	tabViewDidChangeNumberOfTabViewItems(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	numberOfRows(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:acceptDrop:row:dropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:draggingSession:endedAt:operation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:draggingSession:willBeginAt:forRowIndexes:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedRowsWith:)	nonisolated	unknown	documentation
NSTableViewDataSource	tableView(_:objectValueFor:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:pasteboardWriterForRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:setObjectValue:for:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:sortDescriptorsDidChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:updateDraggingItemsForDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:validateDrop:proposedRow:proposedDropOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDataSource	tableView(_:writeRowsWith:to:)	nonisolated	unknown	documentation
NSTableViewDelegate	selectionShouldChange(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:dataCellFor:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:didAdd:forRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:didClick:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:didDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:didRemove:forRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:heightOfRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:isGroupRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:mouseDownInHeaderOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:nextTypeSelectMatchFromRow:toRow:for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:rowActionsForRow:edge:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:rowViewForRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:selectionIndexesForProposedSelection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldEdit:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldReorderColumn:toColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldSelectRow:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldShowCellExpansionFor:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldTrackCell:for:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:shouldTypeSelectFor:withCurrentSearch:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:sizeToFitWidthOfColumn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:toolTipFor:rect:tableColumn:row:mouseLocation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:typeSelectStringFor:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:userCanChangeVisibilityOf:)	nonisolated	unknown	documentation
NSTableViewDelegate	tableView(_:userDidChangeVisibilityOf:)	nonisolated	unknown	documentation
NSTableViewDelegate	tableView(_:viewFor:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableView(_:willDisplayCell:for:row:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableViewColumnDidMove(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableViewColumnDidResize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableViewSelectionDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTableViewDelegate	tableViewSelectionIsChanging(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextContentManagerDelegate	textContentManager(_:shouldEnumerate:options:)	nonisolated	unknown	documentation
NSTextContentManagerDelegate	textContentManager(_:textElementAt:)	nonisolated	unknown	documentation
NSTextContentStorageDelegate	textContentStorage(_:textParagraphWith:)	nonisolated	unknown	header
NSTextDelegate	textDidBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextDelegate	textDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextDelegate	textDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextDelegate	textShouldBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextDelegate	textShouldEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextFieldDelegate	textField(_:textView:candidates:forSelectedRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextFieldDelegate	textField(_:textView:candidatesForSelectedRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextFieldDelegate	textField(_:textView:shouldSelectCandidateAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextLayoutManagerDelegate	textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)	nonisolated	unknown	documentation
NSTextLayoutManagerDelegate	textLayoutManager(_:shouldBreakLineBefore:hyphenating:)	nonisolated	unknown	documentation
NSTextLayoutManagerDelegate	textLayoutManager(_:textLayoutFragmentFor:in:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	baseWritingDirection(at:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	documentRange	nonisolated	unknown	documentation
NSTextSelectionDataSource	enumerateCaretOffsetsInLineFragment(at:using:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	enumerateContainerBoundaries(from:reverse:using:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	enumerateSubstrings(from:options:using:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	lineFragmentRange(for:inContainerAt:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	location(_:offsetBy:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	offset(from:to:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	textLayoutOrientation(at:)	nonisolated	unknown	documentation
NSTextSelectionDataSource	textRange(for:enclosing:)	nonisolated	unknown	documentation
NSTextStorageDelegate	textStorage(_:didProcessEditing:range:changeInLength:)	nonisolated	unknown	documentation
NSTextStorageDelegate	textStorage(_:willProcessEditing:range:changeInLength:)	nonisolated	unknown	documentation
NSTextStorageObserving	performEditingTransaction(for:using:)	nonisolated	unknown	documentation
NSTextStorageObserving	processEditing(for:edited:range:changeInLength:invalidatedRange:)	nonisolated	unknown	documentation
NSTextStorageObserving	setTextStorage(_:)	nonisolated	unknown	header
NSTextStorageObserving	textStorage	nonisolated	unknown	documentation
NSTextViewDelegate	textView(_:candidates:forSelectedRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:candidatesForSelectedRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:clickedOn:in:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:clickedOnCell:in:)	nonisolated	unknown	header
NSTextViewDelegate	textView(_:clickedOnLink:)	nonisolated	unknown	header
NSTextViewDelegate	textView(_:clickedOnLink:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:completions:forPartialWordRange:indexOfSelectedItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:didCheckTextIn:types:options:results:orthography:wordCount:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:doCommandBy:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:doubleClickedOn:in:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:doubleClickedOnCell:in:)	nonisolated	unknown	header
NSTextViewDelegate	textView(_:draggedCell:in:event:)	nonisolated	unknown	header
NSTextViewDelegate	textView(_:draggedCell:in:event:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:menu:for:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldChangeTextIn:replacementString:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldChangeTextInRanges:replacementStrings:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldChangeTypingAttributes:toAttributes:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldSelectCandidateAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldSetSpellingState:range:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:shouldUpdateTouchBarItemIdentifiers:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:urlForContentsOf:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:willChangeSelectionFromCharacterRange:toCharacterRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:willChangeSelectionFromCharacterRanges:toCharacterRanges:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:willCheckTextIn:options:types:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:willDisplayToolTip:forCharacterAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:willShow:forItems:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:writablePasteboardTypesFor:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:write:at:to:type:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textView(_:writingToolsIgnoredRangesInEnclosingRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textViewDidChangeSelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textViewDidChangeTypingAttributes(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textViewWritingToolsDidEnd(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	textViewWritingToolsWillBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewDelegate	undoManager(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTextViewportLayoutControllerDelegate	textViewportLayoutController(_:configureRenderingSurfaceFor:)	nonisolated	unknown	documentation
NSTextViewportLayoutControllerDelegate	textViewportLayoutControllerDidLayout(_:)	nonisolated	unknown	documentation
NSTextViewportLayoutControllerDelegate	textViewportLayoutControllerWillLayout(_:)	nonisolated	unknown	documentation
NSTextViewportLayoutControllerDelegate	viewportBounds(for:)	nonisolated	unknown	documentation
NSTokenFieldCellDelegate	tokenFieldCell(_:completionsForSubstring:indexOfToken:indexOfSelectedItem:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:displayStringForRepresentedObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:editingStringForRepresentedObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:hasMenuForRepresentedObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:menuForRepresentedObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:readFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:representedObjectForEditing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:shouldAdd:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:styleForRepresentedObject:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldCellDelegate	tokenFieldCell(_:writeRepresentedObjects:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:completionsForSubstring:indexOfToken:indexOfSelectedItem:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:displayStringForRepresentedObject:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:editingStringForRepresentedObject:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:hasMenuForRepresentedObject:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:menuForRepresentedObject:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:readFrom:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:representedObjectForEditing:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:shouldAdd:at:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:styleForRepresentedObject:)	main-actor	main	header; thread: convention: isolated to the main actor
NSTokenFieldDelegate	tokenField(_:writeRepresentedObjects:to:)	main-actor	main	header; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbar(_:itemForItemIdentifier:willBeInsertedIntoToolbar:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbar(_:itemIdentifier:canBeInsertedAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarAllowedItemIdentifiers(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarDefaultItemIdentifiers(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarDidRemoveItem(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarImmovableItemIdentifiers(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarSelectableItemIdentifiers(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSToolbarDelegate	toolbarWillAddItem(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSTouchBarDelegate	touchBar(_:makeItemForIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSURLConnectionDataDelegate	connection(_:didReceive:)	nonisolated	unknown	documentation
NSURLConnectionDataDelegate	connection(_:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:)	nonisolated	unknown	documentation
NSURLConnectionDataDelegate	connection(_:needNewBodyStream:)	nonisolated	unknown	documentation
NSURLConnectionDataDelegate	connection(_:willCacheResponse:)	nonisolated	unknown	documentation
NSURLConnectionDataDelegate	connection(_:willSend:redirectResponse:)	nonisolated	caller	documentation; thread: documentation: "Your delegate method is called on the thread where the connection is scheduled."
NSURLConnectionDataDelegate	connectionDidFinishLoading(_:)	nonisolated	unknown	documentation
NSURLConnectionDelegate	connection(_:canAuthenticateAgainstProtectionSpace:)	nonisolated	unknown	documentation
NSURLConnectionDelegate	connection(_:didCancel:)	nonisolated	unknown	header
NSURLConnectionDelegate	connection(_:didFailWithError:)	nonisolated	unknown	header
NSURLConnectionDelegate	connection(_:didReceive:)	nonisolated	unknown	documentation
NSURLConnectionDelegate	connection(_:willSendRequestFor:)	nonisolated	caller	documentation; thread: documentation: "Your delegate method is called on the thread where the connection is scheduled."
NSURLConnectionDelegate	connectionShouldUseCredentialStorage(_:)	nonisolated	unknown	documentation
NSURLConnectionDownloadDelegate	connection(_:didWriteData:totalBytesWritten:expectedTotalBytes:)	nonisolated	unknown	documentation
NSURLConnectionDownloadDelegate	connectionDidFinishDownloading(_:destinationURL:)	nonisolated	unknown	header
NSURLConnectionDownloadDelegate	connectionDidResumeDownloading(_:totalBytesWritten:expectedTotalBytes:)	nonisolated	unknown	documentation
NSURLDownloadDelegate	download(_:canAuthenticateAgainstProtectionSpace:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:decideDestinationWithSuggestedFilename:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:didCancel:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:didCreateDestination:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:didFailWithError:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:didReceive:)	nonisolated	caller	documentation; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:didReceiveDataOfLength:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:shouldDecodeSourceDataOfMIMEType:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:willResumeWith:fromByte:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	download(_:willSend:redirectResponse:)	nonisolated	caller	documentation; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	downloadDidBegin(_:)	nonisolated	caller	documentation; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	downloadDidFinish(_:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSURLDownloadDelegate	downloadShouldUseCredentialStorage(_:)	nonisolated	caller	header; thread: documentation: "Note that these delegate methods will be called on the thread that started the asynchronous load operation for the …"
NSUserActivityDelegate	userActivity(_:didReceive:outputStream:)	nonisolated	unknown	documentation
NSUserActivityDelegate	userActivityWasContinued(_:)	nonisolated	unknown	header
NSUserActivityDelegate	userActivityWillSave(_:)	nonisolated	unknown	header
NSUserNotificationCenterDelegate	userNotificationCenter(_:didActivate:)	nonisolated	unknown	documentation
NSUserNotificationCenterDelegate	userNotificationCenter(_:didDeliver:)	nonisolated	unknown	header
NSUserNotificationCenterDelegate	userNotificationCenter(_:shouldPresent:)	nonisolated	unknown	header
NSViewLayerContentScaleDelegate	layer(_:shouldInheritContentsScale:from:)	nonisolated	unknown	documentation
NSWindowDelegate	customWindowsToEnterFullScreen(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	customWindowsToEnterFullScreen(for:on:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	customWindowsToExitFullScreen(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	previewRepresentableActivityItems(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:didDecodeRestorableState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:shouldDragDocumentWith:from:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:shouldPopUpDocumentPathMenu:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:startCustomAnimationToEnterFullScreenOn:withDuration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:startCustomAnimationToEnterFullScreenWithDuration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:startCustomAnimationToExitFullScreenWithDuration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:willEncodeRestorableState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:willPositionSheet:using:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:willResizeForVersionBrowserWithMaxPreferredSize:maxAllowedSize:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:willUseFullScreenContentSize:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	window(_:willUseFullScreenPresentationOptions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidBecomeKey(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidBecomeMain(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidChangeBackingProperties(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidChangeOcclusionState(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidChangeScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidChangeScreenProfile(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidDeminiaturize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidEndLiveResize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidEndSheet(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidEnterFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidEnterVersionBrowser(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidExitFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidExitVersionBrowser(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidExpose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidFailToEnterFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidFailToExitFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidMiniaturize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidMove(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidResignKey(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidResignMain(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidResize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowDidUpdate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowForSharingRequest(from:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowShouldClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowShouldZoom(_:toFrame:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillBeginSheet(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillEnterFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillEnterVersionBrowser(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillExitFullScreen(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillExitVersionBrowser(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillMiniaturize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillMove(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillResize(_:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillReturnFieldEditor(_:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillReturnUndoManager(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillStartLiveResize(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWindowDelegate	windowWillUseStandardFrame(_:defaultFrame:)	main-actor	main	documentation; thread: convention: isolated to the main actor
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:finish:for:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:prepareFor:for:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsContextsFor:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsPreviewFor:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:select:in:completion:)	nonisolated	unknown	documentation
NSWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:willChangeTo:completion:)	nonisolated	unknown	documentation
NSXPCListenerDelegate	listener(_:shouldAcceptNewConnection:)	nonisolated	unknown	header
NWTCPConnectionAuthenticationDelegate	evaluateTrust(for:peerCertificateChain:completionHandler:)	nonisolated	unknown	documentation
NWTCPConnectionAuthenticationDelegate	provideIdentity(for:completionHandler:)	nonisolated	unknown	documentation
NWTCPConnectionAuthenticationDelegate	shouldEvaluateTrust(for:)	nonisolated	unknown	documentation
NWTCPConnectionAuthenticationDelegate	shouldProvideIdentity(for:)	nonisolated	unknown	documentation
NetServiceBrowserDelegate	netServiceBrowser(_:didFind:moreComing:)	nonisolated	unknown	header
NetServiceBrowserDelegate	netServiceBrowser(_:didFindDomain:moreComing:)	nonisolated	unknown	header
NetServiceBrowserDelegate	netServiceBrowser(_:didNotSearch:)	nonisolated	unknown	documentation
NetServiceBrowserDelegate	netServiceBrowser(_:didRemove:moreComing:)	nonisolated	unknown	header
NetServiceBrowserDelegate	netServiceBrowser(_:didRemoveDomain:moreComing:)	nonisolated	unknown	documentation
NetServiceBrowserDelegate	netServiceBrowserDidStopSearch(_:)	nonisolated	unknown	documentation
NetServiceBrowserDelegate	netServiceBrowserWillSearch(_:)	nonisolated	unknown	documentation
NetServiceDelegate	netService(_:didAcceptConnectionWith:outputStream:)	nonisolated	unknown	documentation
NetServiceDelegate	netService(_:didNotPublish:)	nonisolated	unknown	header
NetServiceDelegate	netService(_:didNotResolve:)	nonisolated	unknown	header
NetServiceDelegate	netService(_:didUpdateTXTRecord:)	nonisolated	unknown	documentation
NetServiceDelegate	netServiceDidPublish(_:)	nonisolated	unknown	header
NetServiceDelegate	netServiceDidResolveAddress(_:)	nonisolated	unknown	header
NetServiceDelegate	netServiceDidStop(_:)	nonisolated	unknown	header
NetServiceDelegate	netServiceWillPublish(_:)	nonisolated	unknown	documentation
NetServiceDelegate	netServiceWillResolve(_:)	nonisolated	unknown	header
ODQueryDelegate	query(_:foundResults:error:)	nonisolated	unknown	documentation
OSSystemExtensionRequestDelegate	request(_:actionForReplacingExtension:withExtension:)	nonisolated	queue	documentation; thread: header: OSSystemExtensionRequest.activationRequestForExtension:queue:: "The dispatch queue to use when calling delegate methods."
OSSystemExtensionRequestDelegate	request(_:didFailWithError:)	nonisolated	queue	documentation; thread: header: OSSystemExtensionRequest.activationRequestForExtension:queue:: "The dispatch queue to use when calling delegate methods."
OSSystemExtensionRequestDelegate	request(_:didFinishWithResult:)	nonisolated	queue	documentation; thread: header: OSSystemExtensionRequest.activationRequestForExtension:queue:: "The dispatch queue to use when calling delegate methods."
OSSystemExtensionRequestDelegate	request(_:foundProperties:)	nonisolated	queue	documentation; thread: header: OSSystemExtensionRequest.activationRequestForExtension:queue:: "The dispatch queue to use when calling delegate methods."
OSSystemExtensionRequestDelegate	requestNeedsUserApproval(_:)	nonisolated	queue	documentation; thread: header: OSSystemExtensionRequest.activationRequestForExtension:queue:: "The dispatch queue to use when calling delegate methods."
OSSystemExtensionsWorkspaceObserver	systemExtensionWillBecomeDisabled(_:)	nonisolated	unknown	documentation
OSSystemExtensionsWorkspaceObserver	systemExtensionWillBecomeEnabled(_:)	nonisolated	unknown	documentation
OSSystemExtensionsWorkspaceObserver	systemExtensionWillBecomeInactive(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	class(forAnnotationClass:)	nonisolated	unknown	documentation
PDFDocumentDelegate	class(forAnnotationType:)	nonisolated	unknown	documentation
PDFDocumentDelegate	classForPage()	nonisolated	unknown	documentation
PDFDocumentDelegate	didMatchString(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidBeginDocumentFind(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidBeginPageFind(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidEndDocumentFind(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidEndPageFind(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidFindMatch(_:)	nonisolated	unknown	documentation
PDFDocumentDelegate	documentDidUnlock(_:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewOpenPDF(_:forRemoteGoToAction:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewPerformFind(_:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewPerformGo(toPage:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewPerformPrint(_:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewPrintJobTitle(_:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewWillChangeScaleFactor(_:toScale:)	nonisolated	unknown	documentation
PDFViewDelegate	pdfViewWillClick(onLink:with:)	nonisolated	unknown	documentation
PHLivePhotoViewDelegate	livePhotoView(_:canBeginPlaybackWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
PHLivePhotoViewDelegate	livePhotoView(_:didEndPlaybackWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
PHLivePhotoViewDelegate	livePhotoView(_:willBeginPlaybackWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
PHPhotoLibraryAvailabilityObserver	photoLibraryDidBecomeUnavailable(_:)	nonisolated	background	documentation; thread: memory: as PHPhotoLibraryChangeObserver
PHPhotoLibraryChangeObserver	photoLibraryDidChange(_:)	nonisolated	background	documentation; thread: memory: an arbitrary serial queue
PHPickerViewControllerDelegate	picker(_:didFinishPicking:)	main-actor	main	header; thread: convention: isolated to the main actor
PHProjectTypeDescriptionDataSource	extensionWillDiscardDataSource()	nonisolated	unknown	documentation
PHProjectTypeDescriptionDataSource	footerText(forSubtypesOf:)	nonisolated	unknown	documentation
PHProjectTypeDescriptionDataSource	subtypes(for:)	nonisolated	unknown	documentation
PHProjectTypeDescriptionDataSource	typeDescription(for:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didAuthorizePayment:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didAuthorizePayment:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didChangeCouponCode:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didRequestMerchantSessionUpdate:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectPaymentMethod:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectPaymentMethod:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingContact:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingContact:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingMethod:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationController(_:didSelectShippingMethod:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationControllerDidFinish(_:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	paymentAuthorizationControllerWillAuthorizePayment(_:)	nonisolated	unknown	documentation
PKPaymentAuthorizationControllerDelegate	presentationWindow(for:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didAuthorizePayment:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didAuthorizePayment:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didChangeCouponCode:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelect:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelect:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelectShippingContact:completion:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewController(_:didSelectShippingContact:handler:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewControllerDidFinish(_:)	nonisolated	unknown	documentation
PKPaymentAuthorizationViewControllerDelegate	paymentAuthorizationViewControllerWillAuthorizePayment(_:)	nonisolated	unknown	documentation
PKPaymentInformationRequestHandling	handle(_:completion:)	nonisolated	unknown	documentation
PKPaymentInformationRequestHandling	handleInformationRequest(_:completion:)	nonisolated	unknown	documentation
PKPushRegistryDelegate	pushRegistry(_:didInvalidatePushTokenFor:)	nonisolated	queue	documentation; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
PKPushRegistryDelegate	pushRegistry(_:didReceiveIncomingPushWith:for:)	nonisolated	queue	documentation; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
PKPushRegistryDelegate	pushRegistry(_:didReceiveIncomingPushWith:for:completion:)	nonisolated	queue	documentation; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
PKPushRegistryDelegate	pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)	nonisolated	queue	header; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
PKPushRegistryDelegate	pushRegistry(_:didUpdate:for:)	nonisolated	queue	documentation; thread: header: PKPushRegistry.initWithQueue:: "The dispatch queue on which to execute the delegate methods."
PKVehicleConnectionDelegate	sessionDidChange(_:)	nonisolated	unknown	documentation
PKVehicleConnectionDelegate	sessionDidReceive(_:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:channelUUID:didBeginTransmittingFrom:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:channelUUID:didEndTransmittingFrom:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:didActivate:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:didDeactivate:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:didJoinChannel:reason:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:didLeaveChannel:reason:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:failedToBeginTransmittingInChannel:error:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:failedToJoinChannel:error:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:failedToLeaveChannel:error:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:failedToStopTransmittingInChannel:error:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	channelManager(_:receivedEphemeralPushToken:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	incomingPushResult(channelManager:channelUUID:pushPayload:)	nonisolated	unknown	documentation
PTChannelManagerDelegate	incomingServiceUpdatePush(channelManager:channelUUID:pushPayload:isHighPriority:remainingHighPriorityBudget:completion:)	nonisolated	unknown	documentation
PTChannelRestorationDelegate	channelDescriptor(restoredChannelUUID:)	nonisolated	unknown	documentation
PortDelegate	handle(_:)	nonisolated	unknown	documentation
QLPreviewPanelDataSource	numberOfPreviewItems(in:)	nonisolated	unknown	documentation
QLPreviewPanelDataSource	previewPanel(_:previewItemAt:)	nonisolated	unknown	documentation
QLPreviewPanelDelegate	previewPanel(_:handle:)	nonisolated	unknown	documentation
QLPreviewPanelDelegate	previewPanel(_:sourceFrameOnScreenFor:)	nonisolated	unknown	documentation
QLPreviewPanelDelegate	previewPanel(_:transitionImageFor:contentRect:)	nonisolated	unknown	documentation
RPBroadcastActivityControllerDelegate	broadcastActivityController(_:didFinishWith:error:)	nonisolated	unknown	documentation
RPBroadcastControllerDelegate	broadcastController(_:didFinishWithError:)	nonisolated	unknown	documentation
RPBroadcastControllerDelegate	broadcastController(_:didUpdateBroadcast:)	nonisolated	unknown	documentation
RPBroadcastControllerDelegate	broadcastController(_:didUpdateServiceInfo:)	nonisolated	unknown	documentation
RPPreviewViewControllerDelegate	previewController(_:didFinishWithActivityTypes:)	nonisolated	unknown	documentation
RPPreviewViewControllerDelegate	previewControllerDidFinish(_:)	nonisolated	unknown	documentation
RPScreenRecorderDelegate	screenRecorder(_:didStopRecordingWith:error:)	nonisolated	unknown	documentation
RPScreenRecorderDelegate	screenRecorder(_:didStopRecordingWithError:previewViewController:)	nonisolated	unknown	documentation
RPScreenRecorderDelegate	screenRecorderDidChangeAvailability(_:)	nonisolated	unknown	documentation
SACrashDetectionDelegate	crashDetectionManager(_:didDetect:)	nonisolated	unknown	documentation
SAEmergencyResponseDelegate	emergencyResponseManager(_:didUpdateVoiceCallStatus:)	nonisolated	unknown	documentation
SBApplicationDelegate	eventDidFail(_:withError:)	nonisolated	unknown	documentation
SCContentSharingPickerObserver	contentSharingPicker(_:didCancelFor:)	nonisolated	unknown	documentation
SCContentSharingPickerObserver	contentSharingPicker(_:didUpdateWith:for:)	nonisolated	unknown	documentation
SCContentSharingPickerObserver	contentSharingPickerStartDidFailWithError(_:)	nonisolated	unknown	documentation
SCNAvoidOccluderConstraintDelegate	avoidOccluderConstraint(_:didAvoidOccluder:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNAvoidOccluderConstraintDelegate	avoidOccluderConstraint(_:shouldAvoidOccluder:for:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNCameraControllerDelegate	cameraInertiaDidEnd(for:)	nonisolated	unknown	documentation
SCNCameraControllerDelegate	cameraInertiaWillStart(for:)	nonisolated	unknown	documentation
SCNNodeRendererDelegate	renderNode(_:renderer:arguments:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNPhysicsContactDelegate	physicsWorld(_:didBegin:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNPhysicsContactDelegate	physicsWorld(_:didEnd:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNPhysicsContactDelegate	physicsWorld(_:didUpdate:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNProgramDelegate	program(_:bindValueForSymbol:atLocation:programID:renderer:)	nonisolated	unknown	documentation
SCNProgramDelegate	program(_:handleError:)	nonisolated	unknown	documentation
SCNProgramDelegate	program(_:unbindValueForSymbol:atLocation:programID:renderer:)	nonisolated	unknown	documentation
SCNProgramDelegate	programIsOpaque(_:)	nonisolated	unknown	documentation
SCNSceneExportDelegate	write(_:withSceneDocumentURL:originalImageURL:)	nonisolated	unknown	documentation
SCNSceneRendererDelegate	renderer(_:didApplyAnimationsAtTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNSceneRendererDelegate	renderer(_:didApplyConstraintsAtTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNSceneRendererDelegate	renderer(_:didRenderScene:atTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNSceneRendererDelegate	renderer(_:didSimulatePhysicsAtTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNSceneRendererDelegate	renderer(_:updateAtTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCNSceneRendererDelegate	renderer(_:willRenderScene:atTime:)	nonisolated	background	documentation; thread: memory: SceneKit's rendering thread
SCRecordingOutputDelegate	recordingOutput(_:didFailWithError:)	nonisolated	unknown	documentation
SCRecordingOutputDelegate	recordingOutputDidFinishRecording(_:)	nonisolated	unknown	documentation
SCRecordingOutputDelegate	recordingOutputDidStartRecording(_:)	nonisolated	unknown	documentation
SCStreamDelegate	outputVideoEffectDidStart(for:)	nonisolated	any	documentation; thread: memory: a queue of the framework
SCStreamDelegate	outputVideoEffectDidStop(for:)	nonisolated	any	documentation; thread: memory: a queue of the framework
SCStreamDelegate	stream(_:didStopWithError:)	nonisolated	any	documentation; thread: memory: a queue of the framework
SCStreamDelegate	streamDidBecomeActive(_:)	nonisolated	any	documentation; thread: memory: a queue of the framework
SCStreamDelegate	streamDidBecomeInactive(_:)	nonisolated	any	documentation; thread: memory: a queue of the framework
SCStreamOutput	stream(_:didOutputSampleBuffer:of:)	nonisolated	queue	documentation; thread: header: SCStream.addStreamOutput:type:sampleHandlerQueue:error:: "an object that adheres to the SCStreamOutput protocol that will receive the frames and call its delegate frame call back on its sample handler queue"
SFSafariExtensionHandling	additionalRequestHeaders(for:completionHandler:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	contentBlocker(withIdentifier:blockedResourcesWith:on:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	contextMenuItemSelected(withCommand:in:userInfo:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	messageReceived(withName:from:userInfo:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	messageReceivedFromContainingApp(withName:userInfo:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	page(_:willNavigateTo:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	popoverDidClose(in:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	popoverViewController()	nonisolated	unknown	documentation
SFSafariExtensionHandling	popoverWillShow(in:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	toolbarItemClicked(in:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	validateContextMenuItem(withCommand:in:userInfo:validationHandler:)	nonisolated	unknown	documentation
SFSafariExtensionHandling	validateToolbarItem(in:validationHandler:)	nonisolated	unknown	documentation
SFSpeechRecognitionTaskDelegate	speechRecognitionDidDetectSpeech(_:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didFinishRecognition:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didFinishSuccessfully:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didHypothesizeTranscription:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTask(_:didProcessAudioDuration:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTaskFinishedReadingAudio(_:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognitionTaskDelegate	speechRecognitionTaskWasCancelled(_:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SFSpeechRecognizerDelegate	speechRecognizer(_:availabilityDidChange:)	nonisolated	queue	documentation; thread: header: SFSpeechRecognizer.queue: "The queue on which to execute recognition task handlers and delegate methods."
SHSessionDelegate	session(_:didFind:)	nonisolated	unknown	documentation
SHSessionDelegate	session(_:didNotFindMatchFor:error:)	nonisolated	unknown	documentation
SKCloudServiceSetupViewControllerDelegate	cloudServiceSetupViewControllerDidDismiss(_:)	nonisolated	unknown	documentation
SKOverlayDelegate	storeOverlayDidFailToLoad(_:error:)	nonisolated	unknown	documentation
SKOverlayDelegate	storeOverlayDidFinishDismissal(_:transitionContext:)	nonisolated	unknown	documentation
SKOverlayDelegate	storeOverlayDidFinishPresentation(_:transitionContext:)	nonisolated	unknown	documentation
SKOverlayDelegate	storeOverlayWillStartDismissal(_:transitionContext:)	nonisolated	unknown	documentation
SKOverlayDelegate	storeOverlayWillStartPresentation(_:transitionContext:)	nonisolated	unknown	documentation
SKPaymentQueueDelegate	paymentQueue(_:shouldContinue:in:)	nonisolated	unknown	documentation
SKPaymentQueueDelegate	paymentQueueShouldShowPriceConsent(_:)	nonisolated	unknown	documentation
SKPaymentTransactionObserver	paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueue(_:removedTransactions:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueue(_:restoreCompletedTransactionsFailedWithError:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueue(_:shouldAddStorePayment:for:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueue(_:updatedDownloads:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueue(_:updatedTransactions:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueueDidChangeStorefront(_:)	nonisolated	main	documentation; thread: memory: the main thread
SKPaymentTransactionObserver	paymentQueueRestoreCompletedTransactionsFinished(_:)	nonisolated	main	documentation; thread: memory: the main thread
SKPhysicsContactDelegate	didBegin(_:)	nonisolated	unknown	documentation
SKPhysicsContactDelegate	didEnd(_:)	nonisolated	unknown	documentation
SKProductsRequestDelegate	productsRequest(_:didReceive:)	nonisolated	unknown	header
SKRequestDelegate	request(_:didFailWithError:)	nonisolated	unknown	documentation
SKRequestDelegate	requestDidFinish(_:)	nonisolated	unknown	documentation
SKSceneDelegate	didApplyConstraints(for:)	nonisolated	unknown	documentation
SKSceneDelegate	didEvaluateActions(for:)	nonisolated	unknown	documentation
SKSceneDelegate	didFinishUpdate(for:)	nonisolated	unknown	documentation
SKSceneDelegate	didSimulatePhysics(for:)	nonisolated	unknown	documentation
SKSceneDelegate	update(_:for:)	nonisolated	unknown	documentation
SKStoreProductViewControllerDelegate	productViewControllerDidFinish(_:)	nonisolated	unknown	documentation
SKViewDelegate	view(_:shouldRenderAtTime:)	nonisolated	unknown	documentation
SNResultsObserving	request(_:didFailWithError:)	nonisolated	any	documentation; thread: memory: the thread that analyses
SNResultsObserving	request(_:didProduce:)	nonisolated	any	documentation; thread: memory: the thread that analyses
SNResultsObserving	requestDidComplete(_:)	nonisolated	any	documentation; thread: memory: the thread that analyses
SRSensorReaderDelegate	sensorReader(_:didChange:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:didCompleteFetch:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:didFetch:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:fetchDevicesDidFailWithError:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:fetching:didFetchResult:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:fetching:failedWithError:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:startRecordingFailedWithError:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReader(_:stopRecordingFailedWithError:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReaderDidStopRecording(_:)	nonisolated	unknown	documentation
SRSensorReaderDelegate	sensorReaderWillStartRecording(_:)	nonisolated	unknown	documentation
SWCollaborationViewDelegate	collaborationViewDidDismissPopover(_:)	nonisolated	unknown	documentation
SWCollaborationViewDelegate	collaborationViewShouldPresentPopover(_:)	nonisolated	unknown	documentation
SWCollaborationViewDelegate	collaborationViewWillPresentPopover(_:)	nonisolated	unknown	documentation
SWHighlightCenterDelegate	highlightCenterHighlightsDidChange(_:)	nonisolated	unknown	documentation
StreamDelegate	stream(_:handle:)	nonisolated	caller	documentation; thread: documentation: "The message is sent on the stream object’s thread."
TKSmartCardTokenDriverDelegate	tokenDriver(_:createTokenFor:aid:error:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	characterEntered(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	correctionKeyPressed(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	invalidCharacterEntered(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	newPINConfirmationRequested(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	newPINRequested(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	oldPINRequested(in:)	nonisolated	unknown	header
TKSmartCardUserInteractionDelegate	validationKeyPressed(in:)	nonisolated	unknown	header
TKTokenDelegate	token(_:createSessionWithError:)	nonisolated	unknown	header
TKTokenDelegate	token(_:terminateSession:)	nonisolated	unknown	documentation
TKTokenDriverDelegate	tokenDriver(_:terminateToken:)	nonisolated	unknown	documentation
TKTokenDriverDelegate	tokenDriver(_:tokenFor:error:)	nonisolated	unknown	header
TKTokenSessionDelegate	tokenSession(_:beginAuthFor:constraint:error:)	nonisolated	unknown	header
TKTokenSessionDelegate	tokenSession(_:decryptData:usingKey:algorithm:error:)	nonisolated	unknown	header
TKTokenSessionDelegate	tokenSession(_:performKeyExchangeWithPublicKey:usingKey:algorithm:parameters:error:)	nonisolated	unknown	header
TKTokenSessionDelegate	tokenSession(_:sign:usingKey:algorithm:error:)	nonisolated	unknown	header
TKTokenSessionDelegate	tokenSession(_:supports:keyObjectID:algorithm:)	nonisolated	unknown	documentation
TVApplicationControllerDelegate	appController(_:didFail:)	nonisolated	unknown	documentation
TVApplicationControllerDelegate	appController(_:didFinishLaunching:)	nonisolated	unknown	documentation
TVApplicationControllerDelegate	appController(_:didStop:)	nonisolated	unknown	documentation
TVApplicationControllerDelegate	appController(_:evaluateAppJavaScriptIn:)	nonisolated	unknown	documentation
TVApplicationControllerDelegate	player(for:)	nonisolated	unknown	documentation
TVBrowserViewControllerDataSource	browserViewController(_:documentViewControllerFor:)	nonisolated	unknown	documentation
TVBrowserViewControllerDelegate	browserViewController(_:didCenterOn:)	nonisolated	unknown	documentation
TVBrowserViewControllerDelegate	browserViewController(_:willCenterOn:)	nonisolated	unknown	documentation
TVDocumentViewControllerDelegate	documentViewController(_:didFailUpdateWithError:)	nonisolated	unknown	documentation
TVDocumentViewControllerDelegate	documentViewController(_:didUpdateWithContext:)	nonisolated	unknown	documentation
TVDocumentViewControllerDelegate	documentViewController(_:handleEvent:with:)	nonisolated	unknown	documentation
TVDocumentViewControllerDelegate	documentViewControllerDidUpdate(_:)	nonisolated	unknown	documentation
TVDocumentViewControllerDelegate	documentViewControllerWillUpdate(_:)	nonisolated	unknown	documentation
UIAccelerometerDelegate	accelerometer(_:didAccelerate:)	main-actor	main	header; thread: documentation: "This method is always invoked on your application’s main thread when it is in the NSDefaultRunLoopMode run loop mode."
UIActionSheetDelegate	actionSheet(_:clickedButtonAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIActionSheetDelegate	actionSheet(_:didDismissWithButtonIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIActionSheetDelegate	actionSheet(_:willDismissWithButtonIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIActionSheetDelegate	actionSheetCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIActionSheetDelegate	didPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIActionSheetDelegate	willPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	adaptivePresentationStyle(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	adaptivePresentationStyle(for:traitCollection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationController(_:prepare:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationController(_:viewControllerForAdaptivePresentationStyle:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationControllerDidAttemptToDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationControllerDidDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationControllerShouldDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAdaptivePresentationControllerDelegate	presentationControllerWillDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	alertView(_:clickedButtonAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	alertView(_:didDismissWithButtonIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	alertView(_:willDismissWithButtonIndex:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	alertViewCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	alertViewShouldEnableFirstOtherButton(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	didPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIAlertViewDelegate	willPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:configurationForConnecting:options:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:continue:restorationHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didChangeStatusBarFrame:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didChangeStatusBarOrientation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didDecodeRestorableStateWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didDiscardSceneSessions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didFailToContinueUserActivityWithType:error:)	main-actor	main	documentation; thread: header: "If the user activity cannot be fetched after `application(_:willContinueUserActivityWithType:)` is called, this …"
UIApplicationDelegate	application(_:didFailToRegisterForRemoteNotificationsWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didFinishLaunchingWithOptions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didReceive:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didReceiveRemoteNotification:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didReceiveRemoteNotification:fetchCompletionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didRegister:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didRegisterForRemoteNotificationsWithDeviceToken:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:didUpdate:)	main-actor	main	documentation; thread: header: "This is called on the main thread when a user activity managed by UIKit has been updated."
UIApplicationDelegate	application(_:handleActionWithIdentifier:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleEventsForBackgroundURLSession:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleOpen:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:handleWatchKitExtensionRequest:reply:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:open:options:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:open:sourceApplication:annotation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:performActionFor:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:performFetchWithCompletionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:shouldAllowExtensionPointIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:shouldRestoreApplicationState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:shouldRestoreSecureApplicationState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:shouldSaveApplicationState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:shouldSaveSecureApplicationState:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:supportedInterfaceOrientationsFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:userDidAcceptCloudKitShareWith:)	main-actor	main	documentation; thread: header: "This will be called on the main thread after the user indicates they want to accept a CloudKit sharing invitation …"
UIApplicationDelegate	application(_:viewControllerWithRestorationIdentifierPath:coder:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:willChangeStatusBarFrame:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:willChangeStatusBarOrientation:duration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:willContinueUserActivityWithType:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:willEncodeRestorableStateWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	application(_:willFinishLaunchingWithOptions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationDidBecomeActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationDidEnterBackground(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationDidFinishLaunching(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationDidReceiveMemoryWarning(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationProtectedDataDidBecomeAvailable(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationProtectedDataWillBecomeUnavailable(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationShouldAutomaticallyLocalizeKeyCommands(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationShouldRequestHealthAuthorization(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationSignificantTimeChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationWillEnterForeground(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationWillResignActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	applicationWillTerminate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIApplicationDelegate	setWindow(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UIApplicationDelegate	window	main-actor	main	documentation; thread: convention: isolated to the main actor
UIBarPositioningDelegate	position(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionMultiDateDelegate	multiDateSelection(_:canDeselectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionMultiDateDelegate	multiDateSelection(_:canSelectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionMultiDateDelegate	multiDateSelection(_:didDeselectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionMultiDateDelegate	multiDateSelection(_:didSelectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionSingleDateDelegate	dateSelection(_:canSelectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionSingleDateDelegate	dateSelection(_:didSelectDate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionWeekOfYearDelegate	week(ofYearSelection:canSelectWeekOfYear:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarSelectionWeekOfYearDelegate	week(ofYearSelection:didSelectWeekOfYear:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarViewDelegate	calendarView(_:decorationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICalendarViewDelegate	calendarView(_:didChangeVisibleDateComponentsFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	cloudSharingController(_:failedToSaveShareWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	cloudSharingControllerDidSaveShare(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	cloudSharingControllerDidStopSharing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	itemThumbnailData(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	itemTitle(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICloudSharingControllerDelegate	itemType(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:canMoveItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:cellForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:indexPathForIndexTitle:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:moveItemAt:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:numberOfItemsInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	collectionView(_:viewForSupplementaryElementOfKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	indexTitles(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSource	numberOfSections(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSourcePrefetching	collectionView(_:cancelPrefetchingForItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDataSourcePrefetching	collectionView(_:prefetchItemsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:canEditItemAt:)	main-actor	main	header; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:canFocusItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:canPerformAction:forItemAt:withSender:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:canPerformPrimaryActionForItemAt:)	main-actor	main	header; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:contextMenuConfigurationForItemAt:point:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:contextMenuConfigurationForItemsAt:point:)	main-actor	main	header; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didBeginMultipleSelectionInteractionAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didDeselectItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didEndDisplaying:forItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didHighlightItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didSelectItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didUnhighlightItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:didUpdateFocusIn:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:performAction:forItemAt:withSender:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:performPrimaryActionForItemAt:)	main-actor	main	header; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:previewForDismissingContextMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:previewForHighlightingContextMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:sceneActivationConfigurationForItemAt:point:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:selectionFollowsFocusForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldBeginMultipleSelectionInteractionAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldDeselectItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldHighlightItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldSelectItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldShowMenuForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldSpringLoadItemAt:with:)	main-actor	main	header; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:shouldUpdateFocusIn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:targetContentOffsetForProposedContentOffset:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:transitionLayoutForOldLayout:newLayout:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:willDisplay:forItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:willDisplayContextMenu:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:willDisplaySupplementaryView:forElementKind:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:willEndContextMenuInteraction:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionView(_:willPerformPreviewActionForMenuWith:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	collectionViewDidEndMultipleSelectionInteraction(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDelegate	indexPathForPreferredFocusedView(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:dragPreviewParametersForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:dragSessionAllowsMoveOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:dragSessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:dragSessionIsRestrictedToDraggingApplication:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:dragSessionWillBegin:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:itemsForAddingTo:at:point:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDragDelegate	collectionView(_:itemsForBeginning:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:canHandle:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:dropPreviewParametersForItemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:dropSessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:dropSessionDidEnter:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:dropSessionDidExit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollectionViewDropDelegate	collectionView(_:performDropWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollisionBehaviorDelegate	collisionBehavior(_:beganContactFor:with:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollisionBehaviorDelegate	collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollisionBehaviorDelegate	collisionBehavior(_:endedContactFor:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UICollisionBehaviorDelegate	collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIColorPickerViewControllerDelegate	colorPickerViewController(_:didSelect:continuously:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIColorPickerViewControllerDelegate	colorPickerViewControllerDidFinish(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIColorPickerViewControllerDelegate	colorPickerViewControllerDidSelectColor(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:configurationForMenuAtLocation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:willDisplayMenuFor:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:willEndFor:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIContextMenuInteractionDelegate	contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:applicationActivitiesForDocumentURLs:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didImportDocumentAt:toDestinationURL:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didPickDocumentURLs:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didPickDocumentsAt:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:didRequestDocumentCreationWithHandler:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:failedToImportDocumentAt:error:)	nonisolated	unknown	documentation
UIDocumentBrowserViewControllerDelegate	documentBrowser(_:willPresent:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionController(_:canPerformAction:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionController(_:didEndSendingToApplication:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionController(_:performAction:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionController(_:willBeginSendingToApplication:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerDidDismissOpenInMenu(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerDidDismissOptionsMenu(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerDidEndPreview(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerRectForPreview(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerViewControllerForPreview(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerViewForPreview(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerWillBeginPreview(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerWillPresentOpenInMenu(_:)	nonisolated	unknown	documentation
UIDocumentInteractionControllerDelegate	documentInteractionControllerWillPresentOptionsMenu(_:)	nonisolated	unknown	documentation
UIDocumentMenuDelegate	documentMenu(_:didPickDocumentPicker:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDocumentMenuDelegate	documentMenuWasCancelled(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDocumentPickerDelegate	documentPicker(_:didPickDocumentAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDocumentPickerDelegate	documentPicker(_:didPickDocumentsAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDocumentPickerDelegate	documentPickerWasCancelled(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:item:willAnimateCancelWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:itemsForAddingTo:withTouchAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:itemsForBeginning:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:prefersFullSizePreviewsFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:previewForCancelling:withDefault:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:previewForLifting:session:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:session:didEndWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:session:willAdd:for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:session:willEndWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionAllowsMoveOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionDidMove:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionDidTransferItems:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionForAddingItems:withTouchAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionIsRestrictedToDraggingApplication:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:sessionWillBegin:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDragInteractionDelegate	dragInteraction(_:willAnimateLiftWith:session:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:canHandle:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:concludeDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:item:willAnimateDropWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:performDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:previewForDropping:withDefault:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:sessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:sessionDidEnter:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:sessionDidExit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDropInteractionDelegate	dropInteraction(_:sessionDidUpdate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDynamicAnimatorDelegate	dynamicAnimatorDidPause(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIDynamicAnimatorDelegate	dynamicAnimatorWillResume(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIEditMenuInteractionDelegate	editMenuInteraction(_:menuFor:suggestedActions:)	nonisolated	unknown	documentation
UIEditMenuInteractionDelegate	editMenuInteraction(_:targetRectFor:)	nonisolated	unknown	documentation
UIEditMenuInteractionDelegate	editMenuInteraction(_:willDismissMenuFor:animator:)	nonisolated	unknown	documentation
UIEditMenuInteractionDelegate	editMenuInteraction(_:willPresentMenuFor:animator:)	nonisolated	unknown	documentation
UIFindInteractionDelegate	findInteraction(_:didBegin:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIFindInteractionDelegate	findInteraction(_:didEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIFindInteractionDelegate	findInteraction(_:sessionFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIFontPickerViewControllerDelegate	fontPickerViewControllerDidCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIFontPickerViewControllerDelegate	fontPickerViewControllerDidPickFont(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGestureRecognizerDelegate	gestureRecognizer(_:shouldBeRequiredToFailBy:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGestureRecognizerDelegate	gestureRecognizer(_:shouldReceive:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGestureRecognizerDelegate	gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGestureRecognizerDelegate	gestureRecognizer(_:shouldRequireFailureOf:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGestureRecognizerDelegate	gestureRecognizerShouldBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGuidedAccessRestrictionDelegate	detailTextForGuidedAccessRestriction(withIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGuidedAccessRestrictionDelegate	guidedAccessRestriction(withIdentifier:didChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGuidedAccessRestrictionDelegate	guidedAccessRestrictionIdentifiers	main-actor	main	documentation; thread: convention: isolated to the main actor
UIGuidedAccessRestrictionDelegate	textForGuidedAccessRestriction(withIdentifier:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIImagePickerControllerDelegate	imagePickerController(_:didFinishPicking:editingInfo:)	main-actor	main	header; thread: convention: isolated to the main actor
UIImagePickerControllerDelegate	imagePickerController(_:didFinishPickingMediaWithInfo:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIImagePickerControllerDelegate	imagePickerControllerDidCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:didFinishWritingInElement:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:focusElementIfNeeded:referencePoint:completion:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:frameForElement:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:isElementFocused:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:requestElementsIn:completion:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:shouldDelayFocusForElement:)	main-actor	main	header; thread: convention: isolated to the main actor
UIIndirectScribbleInteractionDelegate	indirectScribbleInteraction(_:willBeginWritingInElement:)	main-actor	main	header; thread: convention: isolated to the main actor
UILargeContentViewerInteractionDelegate	largeContentViewerInteraction(_:didEndOn:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UILargeContentViewerInteractionDelegate	largeContentViewerInteraction(_:itemAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UILargeContentViewerInteractionDelegate	viewController(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationBarDelegate	navigationBar(_:didPop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationBarDelegate	navigationBar(_:didPush:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationBarDelegate	navigationBar(_:shouldPop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationBarDelegate	navigationBar(_:shouldPush:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationBarDelegate	navigationBarNSToolbarSection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationController(_:animationControllerFor:from:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationController(_:didShow:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationController(_:interactionControllerFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationController(_:willShow:animated:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationControllerPreferredInterfaceOrientationForPresentation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationControllerDelegate	navigationControllerSupportedInterfaceOrientations(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UINavigationItemRenameDelegate	navigationItem(_:didEndRenamingWithTitle:)	main-actor	main	header; thread: convention: isolated to the main actor
UINavigationItemRenameDelegate	navigationItem(_:shouldEndRenamingWithTitle:)	main-actor	main	header; thread: convention: isolated to the main actor
UINavigationItemRenameDelegate	navigationItem(_:willBeginRenamingWithSuggestedTitle:selectedRange:)	main-actor	main	header; thread: convention: isolated to the main actor
UINavigationItemRenameDelegate	navigationItemShouldBeginRenaming(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UIPageControlProgressDelegate	pageControlProgress(_:initialProgressForPage:)	nonisolated	unknown	documentation
UIPageControlProgressDelegate	pageControlProgressVisibilityDidChange(_:)	nonisolated	unknown	documentation
UIPageControlTimerProgressDelegate	pageControlTimerProgress(_:shouldAdvanceToPage:)	nonisolated	unknown	documentation
UIPageControlTimerProgressDelegate	pageControlTimerProgressDidChange(_:)	nonisolated	unknown	documentation
UIPageViewControllerDataSource	pageViewController(_:viewControllerAfter:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDataSource	pageViewController(_:viewControllerBefore:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDataSource	presentationCount(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDataSource	presentationIndex(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDelegate	pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDelegate	pageViewController(_:spineLocationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDelegate	pageViewController(_:willTransitionTo:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDelegate	pageViewControllerPreferredInterfaceOrientationForPresentation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPageViewControllerDelegate	pageViewControllerSupportedInterfaceOrientations(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPencilInteractionDelegate	pencilInteraction(_:didReceiveSqueeze:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPencilInteractionDelegate	pencilInteraction(_:didReceiveTap:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPencilInteractionDelegate	pencilInteractionDidTap(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityAttributedHintForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityAttributedLabelForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityHintForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityLabelForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewAccessibilityDelegate	pickerView(_:accessibilityUserInputLabelsForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDataSource	numberOfComponents(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDataSource	pickerView(_:numberOfRowsInComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:attributedTitleForRow:forComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:didSelectRow:inComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:rowHeightForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:titleForRow:forComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:viewForRow:forComponent:reusing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPickerViewDelegate	pickerView(_:widthForComponent:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPointerInteractionDelegate	pointerInteraction(_:regionFor:defaultRegion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPointerInteractionDelegate	pointerInteraction(_:styleFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPointerInteractionDelegate	pointerInteraction(_:willEnter:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPointerInteractionDelegate	pointerInteraction(_:willExit:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverControllerDelegate	popoverController(_:willRepositionPopoverTo:in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverControllerDelegate	popoverControllerDidDismissPopover(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverControllerDelegate	popoverControllerShouldDismissPopover(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverPresentationControllerDelegate	popoverPresentationController(_:willRepositionPopoverTo:in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverPresentationControllerDelegate	popoverPresentationControllerDidDismissPopover(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverPresentationControllerDelegate	popoverPresentationControllerShouldDismissPopover(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPopoverPresentationControllerDelegate	prepareForPopoverPresentation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPreviewInteractionDelegate	previewInteraction(_:didUpdateCommitTransition:ended:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPreviewInteractionDelegate	previewInteraction(_:didUpdatePreviewTransition:ended:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPreviewInteractionDelegate	previewInteractionDidCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPreviewInteractionDelegate	previewInteractionShouldBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionController(_:chooseCutterBehavior:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionController(_:choosePaper:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionController(_:cutLengthFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerDidDismissPrinterOptions(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerDidFinishJob(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerDidPresentPrinterOptions(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerParentViewController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerWillDismissPrinterOptions(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerWillPresentPrinterOptions(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrintInteractionControllerDelegate	printInteractionControllerWillStartJob(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerController(_:shouldShow:)	main-actor	any	documentation; thread: header: "This method may be called from threads other than the main thread, and may be called simultaneously from several …"
UIPrinterPickerControllerDelegate	printerPickerControllerDidDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerControllerDidPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerControllerDidSelectPrinter(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerControllerParentViewController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerControllerWillDismiss(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIPrinterPickerControllerDelegate	printerPickerControllerWillPresent(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:continue:)	main-actor	main	documentation; thread: documentation: "UIKit calls this method on your app’s main thread only after it receives all of the data for an activity object …"
UISceneDelegate	scene(_:didFailToContinueUserActivityWithType:error:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:didUpdate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:openURLContexts:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:restoreInteractionStateWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:willConnectTo:options:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	scene(_:willContinueUserActivityWithType:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	sceneDidBecomeActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	sceneDidDisconnect(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	sceneDidEnterBackground(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	sceneWillEnterForeground(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	sceneWillResignActive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISceneDelegate	stateRestorationActivity(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScreenshotServiceDelegate	screenshotService(_:generatePDFRepresentationWithCompletion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScribbleInteractionDelegate	scribbleInteraction(_:shouldBeginAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScribbleInteractionDelegate	scribbleInteractionDidFinishWriting(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScribbleInteractionDelegate	scribbleInteractionShouldDelayFocus(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScribbleInteractionDelegate	scribbleInteractionWillBeginWriting(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewAccessibilityDelegate	accessibilityAttributedScrollStatus(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewAccessibilityDelegate	accessibilityScrollStatus(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidChangeAdjustedContentInset(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidEndDecelerating(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidEndDragging(_:willDecelerate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidEndScrollingAnimation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidEndZooming(_:with:atScale:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidScroll(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidScrollToTop(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewDidZoom(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewShouldScrollToTop(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewWillBeginDecelerating(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewWillBeginDragging(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewWillBeginZooming(_:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIScrollViewDelegate	viewForZooming(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBar(_:selectedScopeButtonIndexDidChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBar(_:shouldChangeTextIn:replacementText:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBar(_:shouldChangeTextInRanges:replacementText:)	main-actor	main	header; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBar(_:textDidChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarBookmarkButtonClicked(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarCancelButtonClicked(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarResultsListButtonClicked(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarSearchButtonClicked(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarShouldBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarShouldEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarTextDidBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchBarDelegate	searchBarTextDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	didDismissSearchController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	didPresentSearchController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	presentSearchController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	searchController(_:didChangeFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	searchController(_:willChangeTo:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	willDismissSearchController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchControllerDelegate	willPresentSearchController(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:didHideSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:didLoadSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:didShowSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:shouldReloadTableForSearch:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:shouldReloadTableForSearchScope:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:willHideSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:willShowSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayController(_:willUnloadSearchResultsTableView:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayControllerDidBeginSearch(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayControllerDidEndSearch(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayControllerWillBeginSearch(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchDisplayDelegate	searchDisplayControllerWillEndSearch(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchTextFieldDelegate	searchTextField(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISearchTextFieldDelegate	searchTextField(_:itemProviderForCopying:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISheetPresentationControllerDelegate	sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	primaryViewController(forCollapsing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	primaryViewController(forExpanding:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:collapseSecondary:onto:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:didHide:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:didShow:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:displayModeForExpandingToProposedDisplayMode:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:popoverController:willPresent:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:separateSecondaryFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:shouldHide:in:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:show:sender:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:showDetailViewController:sender:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:topColumnForCollapsingToProposedTopColumn:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:willChangeTo:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:willHide:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:willHide:with:for:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:willShow:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewController(_:willShow:invalidatingBarButtonItem:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerDidCollapse(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerDidExpand(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerInteractivePresentationGestureDidEnd(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerInteractivePresentationGestureWillBegin(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerPreferredInterfaceOrientation(forPresentation:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	splitViewControllerSupportedInterfaceOrientations(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UISplitViewControllerDelegate	targetDisplayModeForAction(in:)	main-actor	main	header; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:animationControllerForTransitionFrom:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:didEndCustomizing:changed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:didSelectTab:previousTab:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:displayOrderDidChangeFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:displayedViewControllersFor:proposedViewControllers:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:interactionControllerFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:shouldSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:shouldSelectTab:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:tab:acceptItemsFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:tab:operationForAcceptingItemsFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:visibilityDidChangeFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:willBeginCustomizing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarController(_:willEndCustomizing:changed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarControllerDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarControllerPreferredInterfaceOrientationForPresentation(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarControllerSupportedInterfaceOrientations(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerDelegate	tabBarControllerWillBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:contextMenuConfigurationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:didEndDisplaying:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:itemFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:itemsForAddingTo:tab:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:itemsForBeginning:tab:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:sidebarAction:group:acceptItemsFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:sidebarAction:group:operationForAcceptingItemsFrom:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:update:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebar:willBeginDisplaying:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarControllerSidebarDelegate	tabBarController(_:sidebarVisibilityWillChange:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarDelegate	tabBar(_:didBeginCustomizing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarDelegate	tabBar(_:didEndCustomizing:changed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarDelegate	tabBar(_:didSelect:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarDelegate	tabBar(_:willBeginCustomizing:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITabBarDelegate	tabBar(_:willEndCustomizing:changed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	numberOfSections(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	sectionIndexTitles(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:canEditRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:canMoveRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:cellForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:commit:forRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:moveRowAt:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:numberOfRowsInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:sectionForSectionIndexTitle:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:titleForFooterInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSource	tableView(_:titleForHeaderInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDataSourcePrefetching	tableView(_:cancelPrefetchingForRowsAt:)	main-actor	main	documentation; thread: documentation: "The table view calls this method on the main queue to cancel prefetch requests for cells that are no longer needed."
UITableViewDataSourcePrefetching	tableView(_:prefetchRowsAt:)	main-actor	main	documentation; thread: documentation: "The table view calls this method on the main dispatch queue as the user scrolls, providing the index paths for …"
UITableViewDelegate	indexPathForPreferredFocusedView(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:accessoryButtonTappedForRowWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:accessoryTypeForRowWith:)	main-actor	main	header; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:canFocusRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:canPerformAction:forRowAt:withSender:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:canPerformPrimaryActionForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:contextMenuConfigurationForRowAt:point:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didBeginMultipleSelectionInteractionAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didDeselectRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didEndDisplaying:forRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didEndDisplayingFooterView:forSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didEndDisplayingHeaderView:forSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didEndEditingRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didHighlightRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didSelectRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didUnhighlightRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:didUpdateFocusIn:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:editActionsForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:editingStyleForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:estimatedHeightForFooterInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:estimatedHeightForHeaderInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:estimatedHeightForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:heightForFooterInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:heightForHeaderInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:heightForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:indentationLevelForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:leadingSwipeActionsConfigurationForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:performAction:forRowAt:withSender:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:performPrimaryActionForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:previewForDismissingContextMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:previewForHighlightingContextMenuWithConfiguration:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:selectionFollowsFocusForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldBeginMultipleSelectionInteractionAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldHighlightRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldIndentWhileEditingRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldShowMenuForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldSpringLoadRowAt:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:shouldUpdateFocusIn:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:titleForDeleteConfirmationButtonForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:trailingSwipeActionsConfigurationForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:viewForFooterInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:viewForHeaderInSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willBeginEditingRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willDeselectRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willDisplay:forRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willDisplayContextMenu:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willDisplayFooterView:forSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willDisplayHeaderView:forSection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willEndContextMenuInteraction:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willPerformPreviewActionForMenuWith:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableView(_:willSelectRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDelegate	tableViewDidEndMultipleSelectionInteraction(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:dragPreviewParametersForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:dragSessionAllowsMoveOperation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:dragSessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:dragSessionIsRestrictedToDraggingApplication:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:dragSessionWillBegin:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:itemsForAddingTo:at:point:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDragDelegate	tableView(_:itemsForBeginning:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:canHandle:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:dropPreviewParametersForRowAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:dropSessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:dropSessionDidEnter:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:dropSessionDidExit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITableViewDropDelegate	tableView(_:performDropWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDragDelegate	textDraggableView(_:dragPreviewForLiftingItem:session:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDragDelegate	textDraggableView(_:dragSessionDidEnd:with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDragDelegate	textDraggableView(_:dragSessionWillBegin:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDragDelegate	textDraggableView(_:itemsForDrag:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDragDelegate	textDraggableView(_:willAnimateLiftWith:session:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:dropSessionDidEnd:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:dropSessionDidEnter:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:dropSessionDidExit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:dropSessionDidUpdate:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:previewForDroppingAllItemsWithDefault:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:proposalForDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:willBecomeEditableForDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextDropDelegate	textDroppableView(_:willPerformDrop:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:editMenuForCharactersIn:suggestedActions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:editMenuForCharactersInRanges:suggestedActions:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:insertInputSuggestion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:shouldChangeCharactersIn:replacementString:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:shouldChangeCharactersInRanges:replacementString:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:willDismissEditMenuWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textField(_:willPresentEditMenuWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldDidBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldDidChangeSelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldDidEndEditing(_:reason:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldShouldBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldShouldClear(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldShouldEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFieldDelegate	textFieldShouldReturn(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFormattingCoordinatorDelegate	updateTextAttributes(conversionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextFormattingViewControllerDelegate	textFormattingDidFinish(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextFormattingViewControllerDelegate	textFormattingViewController(_:didChangeValue:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextFormattingViewControllerDelegate	textFormattingViewController(_:shouldPresentColorPicker:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextFormattingViewControllerDelegate	textFormattingViewController(_:shouldPresentFontPicker:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextInputDelegate	conversationContext(_:didChange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInputDelegate	selectionDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInputDelegate	selectionWillChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInputDelegate	textDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInputDelegate	textWillChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInteractionDelegate	interactionDidEnd(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInteractionDelegate	interactionShouldBegin(_:at:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextInteractionDelegate	interactionWillBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextPasteDelegate	textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextPasteDelegate	textPasteConfigurationSupporting(_:performPasteOf:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextPasteDelegate	textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextPasteDelegate	textPasteConfigurationSupporting(_:transform:)	main-actor	main	documentation; thread: documentation: "It’s safe to use the provided UITextPasteItem object on any thread, but the transform method is always called on …"
UITextSelectionDisplayInteractionDelegate	selectionContainerViewBelowText(for:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:didBeginFormattingWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:didEndFormattingWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:editMenuForTextIn:suggestedActions:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:editMenuForTextInRanges:suggestedActions:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:insertInputSuggestion:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:menuConfigurationFor:defaultMenu:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:primaryActionFor:defaultAction:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:shouldChangeTextIn:replacementText:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:shouldChangeTextInRanges:replacementText:)	main-actor	main	header; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:shouldInteractWith:in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:shouldInteractWith:in:interaction:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:textItemMenuWillDisplayFor:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:textItemMenuWillEndFor:animator:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:willBeginFormattingWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:willDismissEditMenuWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:willEndFormattingWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:willPresentEditMenuWith:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textView(_:writingToolsIgnoredRangesInEnclosingRange:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewDidBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewDidChange(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewDidChangeSelection(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewDidEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewShouldBeginEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewShouldEndEditing(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewWritingToolsDidEnd(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UITextViewDelegate	textViewWritingToolsWillBegin(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIToolTipInteractionDelegate	toolTipInteraction(_:configurationAt:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIVideoEditorControllerDelegate	videoEditorController(_:didFailWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIVideoEditorControllerDelegate	videoEditorController(_:didSaveEditedVideoToPath:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIVideoEditorControllerDelegate	videoEditorControllerDidCancel(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerPreviewingDelegate	previewingContext(_:commit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerPreviewingDelegate	previewingContext(_:viewControllerForLocation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerTransitioningDelegate	animationController(forDismissed:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerTransitioningDelegate	animationController(forPresented:presenting:source:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerTransitioningDelegate	interactionControllerForDismissal(using:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerTransitioningDelegate	interactionControllerForPresentation(using:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIViewControllerTransitioningDelegate	presentationController(forPresented:presenting:source:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWebViewDelegate	webView(_:didFailLoadWithError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWebViewDelegate	webView(_:shouldStartLoadWith:navigationType:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWebViewDelegate	webViewDidFinishLoad(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWebViewDelegate	webViewDidStartLoad(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWindowSceneDelegate	preferredWindowingControlStyle(for:)	main-actor	main	header; thread: convention: isolated to the main actor
UIWindowSceneDelegate	setWindow(_:)	main-actor	main	header; thread: convention: isolated to the main actor
UIWindowSceneDelegate	window	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWindowSceneDelegate	windowScene(_:didUpdate:interfaceOrientation:traitCollection:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWindowSceneDelegate	windowScene(_:didUpdateEffectiveGeometry:)	main-actor	main	header; thread: convention: isolated to the main actor
UIWindowSceneDelegate	windowScene(_:performActionFor:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
UIWindowSceneDelegate	windowScene(_:userDidAcceptCloudKitShareWith:)	main-actor	main	header; thread: convention: isolated to the main actor
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:finish:for:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:prepareFor:for:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:replace:in:proposedText:reason:animationParameters:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsBoundingBezierPathsFor:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsContextsFor:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsDecorationContainerViewFor:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsPreviewFor:of:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsRangeInContextWithIdentifierFor:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsSingleContainerSubrangesOf:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:requestsUnderlinePathsFor:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:select:in:completion:)	nonisolated	unknown	documentation
UIWritingToolsCoordinatorDelegate	writingToolsCoordinator(_:willChangeTo:completion:)	nonisolated	unknown	documentation
UNNotificationContentExtension	didReceive(_:)	nonisolated	unknown	header
UNNotificationContentExtension	didReceive(_:completionHandler:)	nonisolated	unknown	header
UNNotificationContentExtension	mediaPause()	nonisolated	unknown	header
UNNotificationContentExtension	mediaPlay()	nonisolated	unknown	header
UNUserNotificationCenterDelegate	userNotificationCenter(_:didReceive:withCompletionHandler:)	nonisolated	main	documentation; thread: memory: the asynchronous forms alone run off the main thread
UNUserNotificationCenterDelegate	userNotificationCenter(_:openSettingsFor:)	nonisolated	main	documentation; thread: memory: the asynchronous forms alone run off the main thread
UNUserNotificationCenterDelegate	userNotificationCenter(_:willPresent:withCompletionHandler:)	nonisolated	main	documentation; thread: memory: the asynchronous forms alone run off the main thread
URLSessionDataDelegate	urlSession(_:dataTask:didBecome:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDataDelegate	urlSession(_:dataTask:didReceive:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDataDelegate	urlSession(_:dataTask:didReceive:completionHandler:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDataDelegate	urlSession(_:dataTask:willCacheResponse:completionHandler:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDelegate	urlSession(_:didBecomeInvalidWithError:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDelegate	urlSession(_:didReceive:completionHandler:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDelegate	urlSessionDidFinishEvents(forBackgroundURLSession:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDownloadDelegate	urlSession(_:downloadTask:didFinishDownloadingTo:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDownloadDelegate	urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionDownloadDelegate	urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionStreamDelegate	urlSession(_:betterRouteDiscoveredFor:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionStreamDelegate	urlSession(_:readClosedFor:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionStreamDelegate	urlSession(_:streamTask:didBecome:outputStream:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionStreamDelegate	urlSession(_:writeClosedFor:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:didCreateTask:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:didCompleteWithError:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:didFinishCollecting:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:didReceive:completionHandler:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:didReceiveInformationalResponse:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:needNewBodyStream:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:needNewBodyStreamFrom:completionHandler:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:willBeginDelayedRequest:completionHandler:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)	nonisolated	queue	header; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionTaskDelegate	urlSession(_:taskIsWaitingForConnectivity:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionWebSocketDelegate	urlSession(_:webSocketTask:didCloseWith:reason:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
URLSessionWebSocketDelegate	urlSession(_:webSocketTask:didOpenWithProtocol:)	nonisolated	queue	documentation; thread: documentation: "All delegate method calls and completion handlers related to the session are performed on this queue."
VSAccountManagerDelegate	accountManager(_:dismiss:)	nonisolated	unknown	documentation
VSAccountManagerDelegate	accountManager(_:present:)	nonisolated	unknown	documentation
VSAccountManagerDelegate	accountManager(_:shouldAuthenticateAccountProviderWithIdentifier:)	nonisolated	unknown	documentation
VZGraphicsDisplayObserver	displayDidBeginReconfiguration(_:)	nonisolated	unknown	documentation
VZGraphicsDisplayObserver	displayDidEndReconfiguration(_:)	nonisolated	unknown	documentation
VZNetworkBlockDeviceStorageDeviceAttachmentDelegate	attachment(_:didEncounterError:)	nonisolated	unknown	documentation
VZNetworkBlockDeviceStorageDeviceAttachmentDelegate	attachmentWasConnected(_:)	nonisolated	unknown	documentation
VZVirtioConsoleDeviceDelegate	consoleDevice(_:didClose:)	nonisolated	unknown	documentation
VZVirtioConsoleDeviceDelegate	consoleDevice(_:didOpen:)	nonisolated	unknown	documentation
VZVirtioSocketListenerDelegate	listener(_:shouldAcceptNewConnection:from:)	nonisolated	unknown	documentation
VZVirtualMachineDelegate	guestDidStop(_:)	nonisolated	unknown	documentation
VZVirtualMachineDelegate	virtualMachine(_:didStopWithError:)	nonisolated	unknown	documentation
VZVirtualMachineDelegate	virtualMachine(_:networkDevice:attachmentWasDisconnectedWithError:)	nonisolated	unknown	documentation
WCSessionDelegate	session(_:activationDidCompleteWith:error:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	session(_:didFinish:error:)	nonisolated	background	documentation; thread: documentation: "This method is called on a background thread of your app."
WCSessionDelegate	session(_:didReceive:)	nonisolated	background	documentation; thread: documentation: "The system calls this method on a background thread."
WCSessionDelegate	session(_:didReceiveApplicationContext:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	session(_:didReceiveMessage:)	nonisolated	background	documentation; thread: documentation: "This method is called on a background thread of your app."
WCSessionDelegate	session(_:didReceiveMessage:replyHandler:)	nonisolated	background	documentation; thread: documentation: "This method is called on a background thread of your app."
WCSessionDelegate	session(_:didReceiveMessageData:)	nonisolated	background	documentation; thread: documentation: "This method is called on a background thread of your app."
WCSessionDelegate	session(_:didReceiveMessageData:replyHandler:)	nonisolated	background	documentation; thread: documentation: "This method is called on a background thread of your app."
WCSessionDelegate	session(_:didReceiveUserInfo:)	nonisolated	background	documentation; thread: documentation: "The system calls this method on a background thread."
WCSessionDelegate	sessionCompanionAppInstalledDidChange(_:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	sessionDidBecomeInactive(_:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	sessionDidDeactivate(_:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	sessionReachabilityDidChange(_:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WCSessionDelegate	sessionWatchStateDidChange(_:)	nonisolated	background	documentation; thread: header: "The delegate queue is a non-main serial queue."
WKApplicationDelegate	applicationDidBecomeActive()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	applicationDidEnterBackground()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	applicationDidFinishLaunching()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	applicationWillEnterForeground()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	applicationWillResignActive()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	deviceOrientationDidChange()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	didFailToRegisterForRemoteNotificationsWithError(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	didReceiveRemoteNotification(_:fetchCompletionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	didRegisterForRemoteNotifications(withDeviceToken:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	handle(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	handle(_:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	handleActiveWorkoutRecovery()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	handleRemoteNowPlayingActivity()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	handleUserActivity(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKApplicationDelegate	userDidAcceptCloudKitShare(with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKCrownDelegate	crownDidBecomeIdle(_:)	nonisolated	unknown	documentation
WKCrownDelegate	crownDidRotate(_:rotationalDelta:)	nonisolated	unknown	documentation
WKDownloadDelegate	download(_:decideDestinationUsing:suggestedFilename:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:decidePlaceholderPolicy:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:didFailWithError:resumeData:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:didReceive:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:didReceiveFinalURL:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:didReceivePlaceholderURL:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKDownloadDelegate	downloadDidFinish(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtendedRuntimeSessionDelegate	extendedRuntimeSession(_:didInvalidateWith:error:)	nonisolated	unknown	documentation
WKExtendedRuntimeSessionDelegate	extendedRuntimeSessionDidStart(_:)	nonisolated	unknown	documentation
WKExtendedRuntimeSessionDelegate	extendedRuntimeSessionWillExpire(_:)	nonisolated	unknown	documentation
WKExtensionDelegate	applicationDidBecomeActive()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	applicationDidEnterBackground()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	applicationDidFinishLaunching()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	applicationWillEnterForeground()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	applicationWillResignActive()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	deviceOrientationDidChange()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	didFailToRegisterForRemoteNotificationsWithError(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	didReceive(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	didReceiveRemoteNotification(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	didReceiveRemoteNotification(_:fetchCompletionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	didRegisterForRemoteNotifications(withDeviceToken:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	handle(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	handle(_:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	handleAction(withIdentifier:for:)	main-actor	main	documentation; thread: documentation: "The system calls this method on your WatchKit extension’s main thread."
WKExtensionDelegate	handleAction(withIdentifier:for:withResponseInfo:)	main-actor	main	documentation; thread: documentation: "The system calls this method on your WatchKit extension’s main thread."
WKExtensionDelegate	handleAction(withIdentifier:forRemoteNotification:)	main-actor	main	documentation; thread: documentation: "The system calls this method on your WatchKit extension’s main thread."
WKExtensionDelegate	handleAction(withIdentifier:forRemoteNotification:withResponseInfo:)	main-actor	main	documentation; thread: documentation: "The system calls this method on your WatchKit extension’s main thread."
WKExtensionDelegate	handleActiveWorkoutRecovery()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	handleRemoteNowPlayingActivity()	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	handleUserActivity(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKExtensionDelegate	userDidAcceptCloudKitShare(with:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKHTTPCookieStoreObserver	cookiesDidChange(in:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:decidePolicyFor:decisionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:decidePolicyFor:preferences:decisionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didCommit:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didFail:withError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didFailProvisionalNavigation:withError:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didFinish:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didReceive:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didReceiveServerRedirectForProvisionalNavigation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:didStartProvisionalNavigation:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:navigationAction:didBecome:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:navigationResponse:didBecome:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKNavigationDelegate	webView(_:shouldGoTo:willUseInstantBack:completionHandler:)	main-actor	main	header; thread: convention: isolated to the main actor
WKNavigationDelegate	webViewWebContentProcessDidTerminate(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:createWebViewWith:for:windowFeatures:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKUIDelegate	webViewDidClose(_:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:connectUsing:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:didUpdate:forExtensionContext:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:focusedWindowFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:openNewTabUsing:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:openNewWindowUsing:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:openOptionsPageFor:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:openWindowsFor:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:presentActionPopup:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:promptForPermissionMatchPatterns:in:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:promptForPermissionToAccess:in:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:promptForPermissions:in:for:completionHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WKWebExtensionControllerDelegate	webExtensionController(_:sendMessage:toApplicationWithIdentifier:for:replyHandler:)	main-actor	main	documentation; thread: convention: isolated to the main actor
WebDownloadDelegate	downloadWindow(forAuthenticationSheet:)	nonisolated	unknown	documentation
WebEditingDelegate	undoManager(for:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:doCommandBy:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldApplyStyle:toElementsIn:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldBeginEditingIn:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldChangeSelectedDOMRange:to:affinity:stillSelecting:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldChangeTypingStyle:toStyle:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldDelete:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldEndEditingIn:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldInsert:replacing:given:)	nonisolated	unknown	documentation
WebEditingDelegate	webView(_:shouldInsertText:replacing:given:)	nonisolated	unknown	documentation
WebEditingDelegate	webViewDidBeginEditing(_:)	nonisolated	unknown	documentation
WebEditingDelegate	webViewDidChange(_:)	nonisolated	unknown	documentation
WebEditingDelegate	webViewDidChangeSelection(_:)	nonisolated	unknown	documentation
WebEditingDelegate	webViewDidChangeTypingStyle(_:)	nonisolated	unknown	documentation
WebEditingDelegate	webViewDidEndEditing(_:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didCancelClientRedirectFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didChangeLocationWithinPageFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didClearWindowObject:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didCommitLoadFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didCreateJavaScriptContext:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didFailLoadWithError:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didFailProvisionalLoadWithError:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didFinishLoadFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didReceiveIcon:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didReceiveServerRedirectForProvisionalLoadFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didReceiveTitle:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:didStartProvisionalLoadFor:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:willClose:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:willPerformClientRedirectTo:delay:fire:for:)	nonisolated	unknown	documentation
WebFrameLoadDelegate	webView(_:windowScriptObjectAvailable:)	nonisolated	unknown	header
WebOpenPanelResultListener	cancel()	nonisolated	unknown	documentation
WebOpenPanelResultListener	chooseFilename(_:)	nonisolated	unknown	documentation
WebOpenPanelResultListener	chooseFilenames(_:)	nonisolated	unknown	documentation
WebPolicyDecisionListener	download()	nonisolated	unknown	header
WebPolicyDecisionListener	ignore()	nonisolated	unknown	header
WebPolicyDelegate	webView(_:decidePolicyForMIMEType:request:frame:decisionListener:)	nonisolated	unknown	documentation
WebPolicyDelegate	webView(_:decidePolicyForNavigationAction:request:frame:decisionListener:)	nonisolated	unknown	documentation
WebPolicyDelegate	webView(_:decidePolicyForNewWindowAction:request:newFrameName:decisionListener:)	nonisolated	unknown	documentation
WebPolicyDelegate	webView(_:unableToImplementPolicyWithError:frame:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:identifierForInitialRequest:from:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:plugInFailedWithError:dataSource:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:didCancel:from:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:didFailLoadingWithError:from:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:didFinishLoadingFrom:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:didReceive:from:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:didReceiveContentLength:from:)	nonisolated	unknown	documentation
WebResourceLoadDelegate	webView(_:resource:willSend:redirectResponse:from:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:contextMenuItemsForElement:defaultMenuItems:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:createWebViewModalDialogWith:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:createWebViewWith:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:dragDestinationActionMaskFor:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:dragSourceActionMaskFor:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:drawFooterIn:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:drawHeaderIn:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:makeFirstResponder:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:mouseDidMoveOverElement:modifierFlags:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:print:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runBeforeUnloadConfirmPanelWithMessage:initiatedBy:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runJavaScriptAlertPanelWithMessage:)	nonisolated	unknown	header
WebUIDelegate	webView(_:runJavaScriptAlertPanelWithMessage:initiatedBy:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runJavaScriptConfirmPanelWithMessage:)	nonisolated	unknown	header
WebUIDelegate	webView(_:runJavaScriptConfirmPanelWithMessage:initiatedBy:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:)	nonisolated	unknown	header
WebUIDelegate	webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedBy:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runOpenPanelForFileButtonWith:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:runOpenPanelForFileButtonWith:allowMultipleFiles:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:setContentRect:)	nonisolated	unknown	header
WebUIDelegate	webView(_:setFrame:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:setResizable:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:setStatusBarVisible:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:setStatusText:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:setToolbarsVisible:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:shouldPerformAction:fromSender:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:validate:defaultValidation:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:willPerform:for:)	nonisolated	unknown	documentation
WebUIDelegate	webView(_:willPerform:from:with:)	nonisolated	unknown	documentation
WebUIDelegate	webViewAreToolbarsVisible(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewClose(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewContentRect(_:)	nonisolated	unknown	header
WebUIDelegate	webViewFirstResponder(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewFocus(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewFooterHeight(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewFrame(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewHeaderHeight(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewIsResizable(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewIsStatusBarVisible(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewRunModal(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewShow(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewStatusText(_:)	nonisolated	unknown	documentation
WebUIDelegate	webViewUnfocus(_:)	nonisolated	unknown	documentation
XCTWaiterDelegate	nestedWaiter(_:wasInterruptedByTimedOutWaiter:)	nonisolated	any	documentation; thread: header: "These methods are invoked on an arbitrary queue."
XCTWaiterDelegate	waiter(_:didFulfillInvertedExpectation:)	nonisolated	any	documentation; thread: header: "These methods are invoked on an arbitrary queue."
XCTWaiterDelegate	waiter(_:didTimeoutWithUnfulfilledExpectations:)	nonisolated	any	documentation; thread: header: "These methods are invoked on an arbitrary queue."
XCTWaiterDelegate	waiter(_:fulfillmentDidViolateOrderingConstraintsFor:requiredExpectation:)	nonisolated	any	documentation; thread: header: "These methods are invoked on an arbitrary queue."
XMLParserDelegate	parser(_:didEndElement:namespaceURI:qualifiedName:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:didEndMappingPrefix:)	nonisolated	caller	documentation; thread: convention: called within the call
XMLParserDelegate	parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)	nonisolated	caller	documentation; thread: convention: called within the call
XMLParserDelegate	parser(_:didStartMappingPrefix:toURI:)	nonisolated	caller	documentation; thread: convention: called within the call
XMLParserDelegate	parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundCDATA:)	nonisolated	caller	documentation; thread: convention: called within the call
XMLParserDelegate	parser(_:foundCharacters:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundComment:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundElementDeclarationWithName:model:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundIgnorableWhitespace:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundInternalEntityDeclarationWithName:value:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundNotationDeclarationWithName:publicID:systemID:)	nonisolated	caller	documentation; thread: convention: called within the call
XMLParserDelegate	parser(_:foundProcessingInstructionWithTarget:data:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:parseErrorOccurred:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:resolveExternalEntityName:systemID:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parser(_:validationErrorOccurred:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parserDidEndDocument(_:)	nonisolated	caller	header; thread: convention: called within the call
XMLParserDelegate	parserDidStartDocument(_:)	nonisolated	caller	header; thread: convention: called within the call

"""#
}
