import Background
@_exported import Foundation

/// Locations and geocoding.
///
/// Source: `classes.tsv`, `callbacks.tsv` (CoreLocation) and the documentation of
/// `CLLocationManager`: its delegate is called on the run loop that made the manager (here: the
/// main queue); the geocoder calls back on the main queue; neither class is isolated.
public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var name: String? { "Here" }
  open var locality: String? { "Town" }
}
open class CLRegion: NSObject {
  open var identifier: String { "region" }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
  public override init() {}
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
  open var location: CLLocation? { nil }
  open func requestWhenInUseAuthorization() {
    onMain { self.delegate?.locationManagerDidChangeAuthorization(self) }
  }
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
  open func requestLocation() { startUpdatingLocation() }
  open func startUpdatingLocation() {
    onMain {
      let place = CLLocation(latitude: 48, longitude: 11)
      self.delegate?.locationManager(self, didUpdateLocations: [place])
    }
  }
  open func stopUpdatingLocation() {}
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
open class CLGeocoder: NSObject {
  public override init() {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    onMain { completionHandler([CLPlacemark()], nil) }
  }
  nonisolated(nonsending)
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
  {
    [CLPlacemark()]
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    onMain { completionHandler([CLPlacemark()], nil) }
  }
  nonisolated(nonsending)
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
  {
    [CLPlacemark()]
  }
}
