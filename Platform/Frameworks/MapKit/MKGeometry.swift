@_exported import CoreLocation
@_exported import UIKit

/// The width and height of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The height in degrees of latitude.
    public var latitudeDelta: CLLocationDegrees
    /// The width in degrees of longitude.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }

    /// Creates an empty span.
    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }
}

/// A rectangular region in degrees.
public struct MKCoordinateRegion: Sendable {
    /// The center.
    public var center: CLLocationCoordinate2D
    /// The width and height.
    public var span: MKCoordinateSpan

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates an empty region.
    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    /// Creates a region with a height and a width in meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = MKMapPoint.earthCircumference / 360
        let parallel = max(cos(centerCoordinate.latitude * .pi / 180), .leastNonzeroMagnitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(180, latitudinalMeters / metersPerDegree),
                longitudeDelta: min(360, longitudinalMeters / (metersPerDegree * parallel))))
    }

    /// Creates the region of a rectangle on the map.
    public init(_ rect: MKMapRect) {
        let northWest = rect.origin.coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        let longitudeDelta = rect.size.width / MKMapSize.world.width * 360
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (northWest.latitude + southEast.latitude) / 2,
                longitude: MKMapPoint(x: rect.midX, y: rect.midY).coordinate.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: northWest.latitude - southEast.latitude, longitudeDelta: longitudeDelta))
    }
}

/// Creates a span.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a region.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region with a height and a width in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point on the map of the world in the Mercator projection.
public struct MKMapPoint: Sendable {
    /// The distance from the western edge.
    public var x: Double
    /// The distance from the northern edge.
    public var y: Double

    /// The circumference of the Earth in meters.
    static let earthCircumference = 2 * Double.pi * 6_378_137
    /// The latitude of the northern edge: the map is a square.
    private static let maximumLatitude = 85.051_128_779_806_59

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point at the northern and western edge.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates the point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = max(-Self.maximumLatitude, min(Self.maximumLatitude, coordinate.latitude)) * .pi / 180
        let size = MKMapSize.world
        self.init(
            x: (coordinate.longitude + 180) / 360 * size.width,
            y: (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * size.height)
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        let size = MKMapSize.world
        let longitude = (x / size.width * 360 - 180).remainder(dividingBy: 360)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / size.height))) * 180 / .pi, longitude: longitude)
    }

    /// Returns the distance from another point in meters.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, to.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// The width and height of a rectangle on the map.
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Creates an empty size.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// The size of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the map.
public struct MKMapRect: Sendable {
    /// The corner in the northwest.
    public var origin: MKMapPoint
    /// The width and height.
    public var size: MKMapSize

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// Creates an empty rectangle.
    public init() {
        self.init(x: 0, y: 0, width: 0, height: 0)
    }

    /// The rectangle of a region.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let north = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude))
        let south = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        self.init(x: north.x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }

    /// A rectangle without points, which differs from an empty one.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The rectangle of the world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The horizontal center.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical center.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether this is the null rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// Returns the smallest rectangle that contains two rectangles.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// Returns the part that two rectangles have in common.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (width, height) = (min(maxX, rect2.maxX) - x, min(maxY, rect2.maxY) - y)
        return isNull || rect2.isNull || width < 0 || height < 0
            ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Returns whether two rectangles have points in common.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

    /// Returns whether a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the rectangle with edges that are moved inwards, or outwards for negative values.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

/// Returns the number of points of the map in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (MKMapPoint.earthCircumference * cos(latitude * .pi / 180))
}

/// Returns the number of meters in a point of the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
