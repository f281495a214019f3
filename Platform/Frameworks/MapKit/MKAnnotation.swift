import UIKit

/// An object with a place on the map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title, which is optional.
    var title: String? { get }
    /// The text below the title, which is optional.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The default implementation returns `nil`.
    public var title: String? { nil }
    /// The default implementation returns `nil`.
    public var subtitle: String? { nil }
}

/// The superclass of points and lines on a map.
@preconcurrency @MainActor
open class MKShape: NSObject {
    /// The title.
    open var title: String?
    /// The text below the title.
    open var subtitle: String?

    /// Creates a shape without a title.
    public override nonisolated init() {
        super.init()
    }
}

/// An annotation with a point.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()

    /// Creates an annotation at the equator and Greenwich.
    public override nonisolated init() {
        super.init()
    }

    /// Creates an annotation at a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    /// Creates an annotation at a place with a title.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The annotation of the user's location, which is not known on Linux.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
    /// The place, which is not valid.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The location, which is `nil`.
    open var location: CLLocation? { nil }
    /// The heading, which is `nil`.
    open var heading: CLHeading? { nil }
    /// Whether the location is being updated, which is `false`.
    open var isUpdating: Bool { false }
    /// The title.
    open var title: String?
    /// The text below the title.
    open var subtitle: String?
}

/// An area or a line on the map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle that contains the overlay.
    var boundingMapRect: MKMapRect { get }
}

/// The superclass of lines and polygons.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
    private let storedPoints: [MKMapPoint]

    init(_ points: [MKMapPoint]) {
        storedPoints = points
        super.init()
    }

    /// The number of points.
    open var pointCount: Int { storedPoints.count }

    /// Copies the coordinates of a range of points to a buffer.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in range.location..<range.location + range.length {
            coords[index - range.location] = storedPoints[index].coordinate
        }
    }

    /// The coordinates of the points.
    final var coordinates: [CLLocationCoordinate2D] { storedPoints.map(\.coordinate) }

    /// The smallest rectangle that contains the points.
    open var boundingMapRect: MKMapRect {
        storedPoints.reduce(MKMapRect.null) { rect, point in
            rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
    }

    /// The center of the bounding rectangle.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
}

/// A line of several points.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    }

    /// Creates a line.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    }
}

/// An area with corners.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates an area.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    }

    /// Creates an area.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    }
}

/// A circle.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
    /// The center.
    public final let coordinate: CLLocationCoordinate2D
    /// The radius in meters.
    public final let radius: CLLocationDistance

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
        super.init()
    }

    /// The smallest rectangle that contains the circle.
    open var boundingMapRect: MKMapRect {
        let center = MKMapPoint(coordinate)
        let points = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: center.x - points, y: center.y - points, width: 2 * points, height: 2 * points)
    }
}
