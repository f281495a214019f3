@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in meters. Negative values are invalid.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second. Negative values are invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// An angle in degrees clockwise from north. Negative values are invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A geographic coordinate.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, positive north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, positive east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Creates the coordinate at the equator and Greenwich.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the latitude is between -90 and 90 degrees, and the longitude between -180 and 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// No filter: all movements are reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No filter: all changes of the heading are reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The highest possible accuracy with data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest possible accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without authorization for an exact location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// The longest time, for deferred updates.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
