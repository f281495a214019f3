import Foundation

/// The relation of the device to a region.
public enum CLRegionState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The device is in the region.
    case inside = 1
    /// The device is outside the region.
    case outside = 2
}

/// A geographic area.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier.
    public final let identifier: String
    /// Whether the app is notified when the device enters the region.
    open var notifyOnEntry = true
    /// Whether the app is notified when the device leaves the region.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }

    open override func copy() -> Any { self }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }
}

/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The center.
    public final let center: CLLocationCoordinate2D
    /// The radius in meters.
    public final let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a coordinate is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return location.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}

/// The area near a Bluetooth beacon. Beacons are not found on Linux.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The identifier of the beacons.
    public final let uuid: UUID

    /// Creates a region.
    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
    }
}
