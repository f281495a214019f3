import Foundation

/// A location with its accuracy, speed, course and time.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The coordinate.
    public final let coordinate: CLLocationCoordinate2D
    /// The altitude above sea level in meters.
    public final let altitude: CLLocationDistance
    /// The uncertainty of the coordinate in meters.
    public final let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in meters.
    public final let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement.
    public final let course: CLLocationDirection
    /// The uncertainty of the course in degrees.
    public final let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed.
    public final let speed: CLLocationSpeed
    /// The uncertainty of the speed.
    public final let speedAccuracy: CLLocationSpeedAccuracy
    /// The time at which the location was determined.
    public final let timestamp: Date

    /// Creates a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Creates a location with a course and a speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a location with an altitude.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location of a coordinate.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// The distance from another location on the surface of the Earth, in meters.
    ///
    /// The distance is that of the haversine formula on a sphere with the Earth's mean radius, which differs from the
    /// distance on the ellipsoid by at most 0.6 percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (start, end) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let latitude = (end.latitude - start.latitude) * radians
        let longitude = (end.longitude - start.longitude) * radians
        let chord =
            pow(sin(latitude / 2), 2)
            + cos(start.latitude * radians) * cos(end.latitude * radians) * pow(sin(longitude / 2), 2)
        return 2 * Self.earthRadius * asin(min(1, sqrt(chord)))
    }

    /// The mean radius of the Earth in meters.
    private static let earthRadius = 6_371_008.8

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course "
            + "\(course)) @ \(timestamp)"
    }

    // MARK: Copying and coding

    open override func copy() -> Any { self }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public class var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed", "speedAccuracy", "timestamp",
    ]

    public required convenience init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
            horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5], courseAccuracy: values[6],
            speed: values[7], speedAccuracy: values[8], timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
    }

    open func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
    }
}

/// The direction in which the device points. No values are created on Linux.
open class CLHeading: NSObject, @unchecked Sendable {
    /// The direction from magnetic north.
    public final let magneticHeading: CLLocationDirection
    /// The direction from geographic north.
    public final let trueHeading: CLLocationDirection
    /// The uncertainty in degrees.
    public final let headingAccuracy: CLLocationDirection
    /// The time.
    public final let timestamp: Date

    init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double, timestamp: Date) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
        self.headingAccuracy = headingAccuracy
        self.timestamp = timestamp
    }
}

/// A visit of a place. No values are created on Linux.
open class CLVisit: NSObject, @unchecked Sendable {
    /// The place.
    public final let coordinate: CLLocationCoordinate2D
    /// The time of the arrival.
    public final let arrivalDate: Date
    /// The time of the departure.
    public final let departureDate: Date
    /// The uncertainty in meters.
    public final let horizontalAccuracy: CLLocationAccuracy

    init(coordinate: CLLocationCoordinate2D, arrivalDate: Date, departureDate: Date, horizontalAccuracy: Double) {
        self.coordinate = coordinate
        self.arrivalDate = arrivalDate
        self.departureDate = departureDate
        self.horizontalAccuracy = horizontalAccuracy
    }
}
