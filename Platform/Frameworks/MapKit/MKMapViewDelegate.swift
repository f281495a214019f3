import UIKit

/// An object that is notified of events of a map and creates the views of annotations. All methods are optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Returns the view of an annotation, or `nil` for the default one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Tells the delegate that views of annotations have been added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Tells the delegate that an annotation has been selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Tells the delegate that an annotation has been selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Tells the delegate that an annotation has been deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Tells the delegate that an annotation has been deselected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Tells the delegate that the visible region will change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Tells the delegate that the visible region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Tells the delegate that a button of a callout has been tapped. Never called, because there are no callouts.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Returns the renderer of an overlay. Never called, because overlays are not drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Tells the delegate about the user's location. Never called, because it is not known.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Tells the delegate that the map has been loaded. Never called, because there is no map.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// The appearance of an overlay. Stored only, because overlays are not drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public final let overlay: any MKOverlay
    /// The opacity.
    open var alpha: CGFloat = 1

    /// Creates a renderer.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }
}

/// The line and fill of an overlay. Stored only, because overlays are not drawn.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of the area.
    open var fillColor: UIColor?
    /// The color of the line.
    open var strokeColor: UIColor?
    /// The width of the line.
    open var lineWidth: CGFloat = 0
    /// The lengths of the dashes.
    open var lineDashPattern: [NSNumber]?
}

/// The appearance of a line. Stored only, because overlays are not drawn.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(polyline: MKPolyline) {
        self.init(overlay: polyline)
    }
}

/// The appearance of a polygon. Stored only, because overlays are not drawn.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(polygon: MKPolygon) {
        self.init(overlay: polygon)
    }
}

/// The appearance of a circle. Stored only, because overlays are not drawn.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(circle: MKCircle) {
        self.init(overlay: circle)
    }
}
