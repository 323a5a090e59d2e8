// README.md says what is in a row.
// swift-format-ignore-file

extension TableText {
  static let closures = #"""
name	closure	source
ASWebAuthenticationSession.CompletionHandler	(URL?, (any Error)?) -> Void	documentation
AURenderPullInputBlock	(UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>, AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>) -> AUAudioUnitStatus	documentation
AVAssetImageGeneratorCompletionHandler	(CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void	memory
AVAudioConverterInputBlock	@Sendable (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?	documentation
AVAudioIONodeInputBlock	(AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?	documentation
AVAudioNodeCompletionHandler	() -> Void	documentation
AVAudioNodeTapBlock	(AVAudioPCMBuffer, AVAudioTime) -> Void	documentation
AVAudioPlayerNodeCompletionHandler	(AVAudioPlayerNodeCompletionCallbackType) -> Void	memory
AVAudioSinkNodeReceiverBlock	(UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>) -> OSStatus	documentation
AVAudioSourceNodeRenderBlock	(UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>) -> OSStatus	documentation
AVMIDIPlayerCompletionHandler	() -> Void	documentation
AXCustomContentReturnBlock	() -> [AXCustomContent]?	documentation
CLGeocodeCompletionHandler	([CLPlacemark]?, (any Error)?) -> Void	documentation
CMAbsoluteAltitudeHandler	(CMAbsoluteAltitudeData?, (any Error)?) -> Void	documentation
CMAccelerometerHandler	(CMAccelerometerData?, (any Error)?) -> Void	documentation
CMAltitudeHandler	(CMAltitudeData?, (any Error)?) -> Void	documentation
CMDeviceMotionHandler	(CMDeviceMotion?, (any Error)?) -> Void	documentation
CMDyskineticSymptomResultHandler	([CMDyskineticSymptomResult], (any Error)?) -> Void	documentation
CMGyroHandler	(CMGyroData?, (any Error)?) -> Void	documentation
CMHeadphoneActivityManager.ActivityHandler	(CMMotionActivity?, (any Error)?) -> Void	documentation
CMHeadphoneActivityManager.StatusHandler	(CMHeadphoneActivityManager.Status, (any Error)?) -> Void	documentation
CMHeadphoneMotionManager.DeviceMotionHandler	(CMDeviceMotion?, (any Error)?) -> Void	documentation
CMMagnetometerHandler	(CMMagnetometerData?, (any Error)?) -> Void	documentation
CMMotionActivityHandler	(CMMotionActivity?) -> Void	documentation
CMMotionActivityQueryHandler	([CMMotionActivity]?, (any Error)?) -> Void	documentation
CMPedometerEventHandler	(CMPedometerEvent?, (any Error)?) -> Void	documentation
CMPedometerHandler	(CMPedometerData?, (any Error)?) -> Void	documentation
CMStepQueryHandler	(Int, (any Error)?) -> Void	documentation
CMStepUpdateHandler	(Int, Date, (any Error)?) -> Void	documentation
CMTremorResultHandler	([CMTremorResult], (any Error)?) -> Void	documentation
CPAlertActionHandler	(CPAlertAction) -> Void	documentation
CPBarButtonHandler	(CPBarButton) -> Void	documentation
CallHostBlock	([AnyHashable : Any]) -> [AnyHashable : Any]	documentation
DispatchBlock	() -> Void	documentation
EABluetoothAccessoryPickerCompletion	((any Error)?) -> Void	documentation
EKEventSearchCallback	(EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void	documentation
EKEventStoreRequestAccessCompletionHandler	(Bool, (any Error)?) -> Void	documentation
ENActivityHandler	(ENActivityFlags) -> Void	documentation
ENDetectExposuresHandler	(ENExposureDetectionSummary?, (any Error)?) -> Void	documentation
ENDiagnosisKeysAvailableHandler	([ENTemporaryExposureKey]) -> Void	documentation
ENErrorHandler	((any Error)?) -> Void	documentation
ENGetDiagnosisKeysHandler	([ENTemporaryExposureKey]?, (any Error)?) -> Void	documentation
ENGetExposureInfoHandler	([ENExposureInfo]?, (any Error)?) -> Void	documentation
ENGetUserTraveledHandler	(Bool, (any Error)?) -> Void	documentation
GCControllerAxisValueChangedHandler	(GCControllerAxisInput, Float) -> Void	documentation
GCControllerButtonTouchedChangedHandler	(GCControllerButtonInput, Float, Bool, Bool) -> Void	documentation
GCControllerButtonValueChangedHandler	(GCControllerButtonInput, Float, Bool) -> Void	documentation
GCControllerDirectionPadValueChangedHandler	(GCControllerDirectionPad, Float, Float) -> Void	documentation
GCControllerTouchpadHandler	(GCControllerTouchpad, Float, Float, Float, Bool) -> Void	documentation
GCExtendedGamepadValueChangedHandler	(GCExtendedGamepad, GCControllerElement) -> Void	documentation
GCGamepadValueChangedHandler	(GCGamepad, GCControllerElement) -> Void	documentation
GCKeyboardValueChangedHandler	(GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void	documentation
GCMicroGamepadValueChangedHandler	(GCMicroGamepad, GCControllerElement) -> Void	documentation
GCMotionValueChangedHandler	(GCMotion) -> Void	documentation
GCMouseMoved	(GCMouseInput, Float, Float) -> Void	documentation
GKChallengeComposeCompletionBlock	(UIViewController, Bool, [String]?) -> Void	documentation
GKChallengeComposeHandler	(NSViewController, Bool, [GKPlayer]?) -> Void	documentation
GLKTextureLoaderCallback	(GLKTextureInfo?, (any Error)?) -> Void	documentation
HKObserverQueryCompletionHandler	() -> Void	documentation
HMErrorBlock	((any Error)?) -> Void	documentation
IOUSBHostCompletionHandler	(IOReturn, Int) -> Void	documentation
IOUSBHostControllerInterfaceCommandHandler	(IOUSBHostControllerInterface, IOUSBHostCIMessage) -> Void	documentation
IOUSBHostControllerInterfaceDoorbellHandler	(IOUSBHostControllerInterface, UnsafeMutablePointer<IOUSBHostCIDoorbell>, UInt32) -> Void	documentation
IOUSBHostInterestHandler	(IOUSBHostObject, UInt32, UnsafeMutableRawPointer?) -> Void	documentation
IOUSBHostIsochronousCompletionHandler	(IOReturn, UnsafeMutablePointer<IOUSBHostIsochronousFrame>) -> Void	documentation
IOUSBHostIsochronousTransactionCompletionHandler	(IOReturn, UnsafeMutablePointer<IOUSBHostIsochronousTransaction>) -> Void	documentation
MIDICIDiscoveryResponseBlock	([MIDICIDiscoveredNode]) -> Void	documentation
MIDICIProfileChangedBlock	(MIDICISession, MIDIChannelNumber, MIDICIProfile, Bool) -> Void	documentation
MIDICIProfileSpecificDataBlock	(MIDICISession, MIDIChannelNumber, MIDICIProfile, Data) -> Void	documentation
MKDirectionsHandler	(MKDirections.Response?, (any Error)?) -> Void	memory
MKLocalSearch.CompletionHandler	(MKLocalSearch.Response?, (any Error)?) -> Void	memory
MTKTextureLoader.ArrayCallback	([any MTLTexture], (any Error)?) -> Void	documentation
MTKTextureLoader.Callback	((any MTLTexture)?, (any Error)?) -> Void	documentation
NEFilterPacketHandler	(NEFilterPacketContext, nw_interface_t, NETrafficDirection, UnsafeRawPointer, Int) -> NEFilterPacketProvider.Verdict	documentation
NEHotspotHelperHandler	(NEHotspotHelperCommand) -> Void	documentation
NSCollectionLayoutGroupCustomItemProvider	(any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]	documentation
NSCollectionLayoutSectionVisibleItemsInvalidationHandler	([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void	documentation
NSComparator	(Any, Any) -> ComparisonResult	memory
NSItemProvider.CompletionHandler	@Sendable ((any NSSecureCoding)?, (any Error)!) -> Void	documentation
PGDisplayCursorMoveHandler	() -> Void	documentation
PHAssetImageProgressHandler	(Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable : Any]?) -> Void	documentation
PHAssetVideoProgressHandler	(Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable : Any]?) -> Void	documentation
PHLivePhotoFrameProcessingBlock	(any PHLivePhotoFrame, NSErrorPointer) -> CIImage?	documentation
PKInformationRequestCompletionBlock	(PKBarcodeEventMetadataResponse) -> Void	documentation
PKSignatureRequestCompletionBlock	(PKBarcodeEventSignatureResponse) -> Void	documentation
SCNAnimationDidStartBlock	(SCNAnimation, any SCNAnimatable) -> Void	documentation
SCNParticleEventBlock	(UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt32>?, Int) -> Void	documentation
SCNParticleModifierBlock	(UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, Int, Int, Float) -> Void	documentation
SLRequestHandler	(Data?, HTTPURLResponse?, (any Error)?) -> Void	documentation
UIActionHandler	(UIAction) -> Void	memory
UIButtonPointerStyleProvider	(UIButton, __UIPointerEffect, __UIPointerShape) -> UIPointerStyle?	documentation
UICollectionView.LayoutInteractiveTransitionCompletion	(Bool, Bool) -> Void	documentation
UICollectionViewCompositionalLayoutSectionProvider	(Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?	documentation
UIContextMenuActionProvider	([UIMenuElement]) -> UIMenu?	documentation
UIContextMenuContentPreviewProvider	() -> UIViewController?	documentation
UIContextualActionHandler	(UIContextualAction, UIView, (Bool) -> Void) -> Void	memory
UIGraphicsDrawingActions	(UIGraphicsRendererContext) -> Void	documentation
UIPrinterPickerController.CompletionHandler	(UIPrinterPickerController, Bool, (any Error)?) -> Void	documentation
UITextAttributesConversionHandler	([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]	documentation
UIWindowScene.ActivationInteraction.ConfigurationProvider	(UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?	documentation
VNRequestCompletionHandler	(VNRequest, (any Error)?) -> Void	documentation
VNRequestProgressHandler	(VNRequest, Double, (any Error)?) -> Void	documentation
XCTKVOExpectation.Handler	@Sendable (Any, [AnyHashable : Any]) -> Bool	documentation
XCTNSNotificationExpectation.Handler	@Sendable (Notification) -> Bool	documentation
XCTNSPredicateExpectation.Handler	@Sendable () -> Bool	documentation

"""#
}
