internal import FrameworkViews
import UIKit

/// The appearance of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard = 0
    /// Photographs.
    case satellite = 1
    /// Photographs with streets.
    case hybrid = 2
    /// Photographs with terrain.
    case satelliteFlyover = 3
    /// Photographs with terrain and streets.
    case hybridFlyover = 4
    /// Streets in muted colors.
    case mutedStandard = 5
}

/// The relation of a map to the user's location.
public enum MKUserTrackingMode: Int, Sendable {
    /// The map does not follow the user.
    case none = 0
    /// The map follows the user.
    case follow = 1
    /// The map follows the user and the heading.
    case followWithHeading = 2
}

/// The position of an overlay.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads.
    case aboveRoads = 0
    /// Above labels.
    case aboveLabels = 1
}

/// A view for a map, without the map itself.
///
/// There are no maps on Linux: the view states that, and has a button that opens its region on openstreetmap.org. The
/// region, the conversions between coordinates and points, and annotations with their views and selection work.
/// Overlays are stored, but not drawn. The map does not move by touches.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The object that is notified of events and creates the views of annotations.
    open weak var delegate: (any MKMapViewDelegate)?

    /// The appearance. Stored only.
    open var mapType = MKMapType.standard
    /// Whether the map zooms by pinches. Stored only.
    open var isZoomEnabled = true
    /// Whether the map scrolls. Stored only.
    open var isScrollEnabled = true
    /// Whether the map rotates. Stored only.
    open var isRotateEnabled = true
    /// Whether the map tilts. Stored only.
    open var isPitchEnabled = true
    /// Whether the map has a compass. Stored only.
    open var showsCompass = true
    /// Whether the map has a scale. Stored only.
    open var showsScale = false
    /// Whether the map displays traffic. Stored only.
    open var showsTraffic = false
    /// Whether the map displays buildings. Stored only.
    open var showsBuildings = true
    /// Whether the map displays the user's location, which is not known on Linux. Stored only.
    open var showsUserLocation = false
    /// The relation to the user's location. Stored only.
    open var userTrackingMode = MKUserTrackingMode.none
    /// The annotation of the user's location, which is not known.
    public final let userLocation = MKUserLocation()

    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations, of which there is at most one.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// The overlays.
    open private(set) var overlays: [any MKOverlay] = []

    private var requestedRect = MKMapRect.world
    private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
    private var reusableViews: [String: [MKAnnotationView]] = [:]
    private var registeredClasses: [String: MKAnnotationView.Type] = [:]

    /// Creates a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        let message = addMessage(
            MessageView.Message(title: "Map Not Available", buttonTitle: "Open in Browser") { [weak self] in
                guard let self else { return }
                UIApplication.shared.open(OpenStreetMapPage.url(region))
            })
        message.backgroundColor = .secondarySystemBackground
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] tap in
                guard let self else { return }
                selectAnnotation(at: tap.location(in: self))
            })
    }

    // MARK: The visible region

    /// The visible region.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// Displays a region. The visible region has the proportions of the view and may be larger.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        precondition(
            CLLocationCoordinate2DIsValid(region.center) && region.span.latitudeDelta >= 0
                && region.span.longitudeDelta >= 0,
            "MKMapView.setRegion(_:animated:) was called with an invalid region: \(region).")
        setVisibleMapRect(MKMapRect(region), animated: animated)
    }

    /// Returns the region that would be visible for a requested one.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
    }

    /// The coordinate in the center of the view.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves a coordinate to the center of the view.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let (center, size) = (MKMapPoint(coordinate), visibleMapRect.size)
        setVisibleMapRect(
            MKMapRect(
                origin: MKMapPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size),
            animated: animated)
    }

    /// The visible rectangle.
    open var visibleMapRect: MKMapRect {
        get { mapRectThatFits(requestedRect) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Displays a rectangle.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        guard !mapRect.isNull else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        // A point has no scale: it is displayed in the present one.
        requestedRect =
            mapRect.isEmpty
            ? MKMapRect(
                x: mapRect.midX - requestedRect.width / 2, y: mapRect.midY - requestedRect.height / 2,
                width: requestedRect.width, height: requestedRect.height) : mapRect
        layoutAnnotations()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// Displays a rectangle with margins in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let size = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard size.width > 0, size.height > 0, !mapRect.isEmpty else {
            return setVisibleMapRect(mapRect, animated: animated)
        }
        let inner = Self.fit(mapRect, to: size)
        let scale = inner.width / Double(size.width)
        setVisibleMapRect(
            MKMapRect(
                x: inner.minX - Double(insets.left) * scale, y: inner.minY - Double(insets.top) * scale,
                width: Double(bounds.width) * scale, height: Double(bounds.height) * scale), animated: animated)
    }

    /// Returns the rectangle that would be visible for a requested one.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { Self.fit(mapRect, to: bounds.size) }

    /// Returns the smallest rectangle around another one with the proportions of a size.
    private static func fit(_ rect: MKMapRect, to size: CGSize) -> MKMapRect {
        guard size.width > 0, size.height > 0, !rect.isEmpty else { return rect }
        let scale = max(rect.width / Double(size.width), rect.height / Double(size.height))
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    // MARK: Conversions

    /// Returns the point of a coordinate in a view's coordinate system, or in the map's for `nil`.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
        let scale = rect.isEmpty ? 0 : Double(bounds.width) / rect.width
        let own = CGPoint(x: (point.x - rect.minX) * scale, y: (point.y - rect.minY) * scale)
        return view.map { convert(own, to: $0) } ?? own
    }

    /// Returns the coordinate of a point in a view's coordinate system, or in the map's for `nil`.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = view.map { convert(point, from: $0) } ?? point
        let rect = visibleMapRect
        let scale = bounds.width > 0 ? rect.width / Double(bounds.width) : 0
        return MKMapPoint(x: rect.minX + Double(own.x) * scale, y: rect.minY + Double(own.y) * scale).coordinate
    }

    // MARK: Annotations

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        var added: [MKAnnotationView] = []
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            self.annotations.append(annotation)
            let view = makeView(for: annotation)
            annotationViews[ObjectIdentifier(annotation)] = view
            view.prepareForDisplay()
            addSubview(view)
            added.append(view)
        }
        layoutAnnotations()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = delegate?.mapView(self, viewFor: annotation) {
            view.annotation = annotation
            return view
        }
        let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
        return registeredClasses[identifier] == nil
            ? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            : dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }

    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            deselectAnnotation(annotation, animated: false)
            self.annotations.removeAll { $0 === annotation }
            guard let view = annotationViews.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier { reusableViews[identifier, default: []].append(view) }
        }
    }

    /// Displays a region that contains annotations, and adds those that the map does not have.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) { rect, annotation in
            rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height) * 0.1
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    /// Returns the view of an annotation, or `nil` if the map does not have the annotation.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
    }

    /// Registers a class of views. The class of the default identifier is that of annotations without another view.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registeredClasses[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns a view of a removed annotation, or `nil` if there is none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusableViews[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        view.setSelected(false, animated: false)
        return view
    }

    /// Returns a view of a removed annotation, or a new one of the registered class.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKAnnotationView.make(
                of: registeredClasses[identifier] ?? MKMarkerAnnotationView.self, annotation: annotation,
                reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    /// Selects an annotation.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation), !selectedAnnotations.contains(where: { $0 === annotation }) else {
            return
        }
        for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
        selectedAnnotations = [annotation]
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
    }

    /// Deselects an annotation.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations = []
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// Selects the frontmost enabled annotation whose view contains a point, or deselects all annotations.
    private func selectAnnotation(at point: CGPoint) {
        let views = subviews.reversed().compactMap { $0 as? MKAnnotationView }
        let annotation = views.first { $0.isEnabled && $0.frame.contains(point) }?.annotation
        if let annotation { return selectAnnotation(annotation, animated: true) }
        for selected in selectedAnnotations { deselectAnnotation(selected, animated: true) }
    }

    // MARK: Overlays

    /// Adds an overlay, which is stored, but not drawn.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

    /// Adds an overlay, which is stored, but not drawn.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }

    /// Adds overlays, which are stored, but not drawn.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutAnnotations()
    }

    private func layoutAnnotations() {
        for view in annotationViews.values {
            guard let annotation = view.annotation else { continue }
            let point = convert(annotation.coordinate, toPointTo: nil)
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
    }
}

/// The reuse identifier of the view of annotations for which the delegate returns none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
