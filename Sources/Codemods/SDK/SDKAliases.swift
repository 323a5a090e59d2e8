/// Names that Apple's frameworks give to types without one, mostly closures.
///
/// From the headers of Xcode 26, as Swift imports them.
enum SDKAliases {
  /// What the name stands for; `nil` for any other name.
  static func target(of name: String) -> String? { targets[name] }

  private static let targets = [
    "AVAudioNodeTapBlock": "(AVAudioPCMBuffer, AVAudioTime) -> Void",
    "AVAudioNodeCompletionHandler": "() -> Void",
    "AVAudioPlayerNodeCompletionHandler": "(AVAudioPlayerNodeCompletionCallbackType) -> Void",
    "AVAssetImageGeneratorCompletionHandler":
      "(CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void",
    "CMAccelerometerHandler": "(CMAccelerometerData?, (any Error)?) -> Void",
    "CMDeviceMotionHandler": "(CMDeviceMotion?, (any Error)?) -> Void",
    "CMGyroHandler": "(CMGyroData?, (any Error)?) -> Void",
    "CMMotionActivityHandler": "(CMMotionActivity?) -> Void",
    "CMPedometerHandler": "(CMPedometerData?, (any Error)?) -> Void",
    "CLGeocodeCompletionHandler": "([CLPlacemark]?, (any Error)?) -> Void",
    "DispatchBlock": "() -> Void",
    "MKDirectionsHandler": "(MKDirections.Response?, (any Error)?) -> Void",
    "MKLocalSearch.CompletionHandler": "(MKLocalSearch.Response?, (any Error)?) -> Void",
    "NSComparator": "(Any, Any) -> ComparisonResult",
    "PHAssetImageProgressHandler":
      "(Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void",
    "UIActionHandler": "(UIAction) -> Void",
    "VNRequestCompletionHandler": "(VNRequest, (any Error)?) -> Void",
    "VNRequestProgressHandler": "(VNRequest, Double, (any Error)?) -> Void",
  ]
}
