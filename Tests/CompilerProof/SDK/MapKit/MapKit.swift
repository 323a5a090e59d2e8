import Background
@_exported import CoreLocation
import UIKit

/// Maps and searches.
///
/// Source: `classes.tsv`, `callbacks.tsv` (MapKit): the view and its delegate are main actor, the
/// searches are not isolated; their handlers are not `@Sendable`, and arrive on the main queue.
open class MKMapItem: NSObject {
  open var name: String? { "Here" }
}
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}
@MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
}

open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    public override init() {}
    open var naturalLanguageQuery: String?
  }
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
  }
  public init(request: Request) {}
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    onMain { completionHandler(Response(), nil) }
  }
  nonisolated(nonsending) open func start() async throws -> Response { Response() }
  open func cancel() {}
}
