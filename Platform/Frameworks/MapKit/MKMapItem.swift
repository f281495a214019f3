import UIKit

/// The address of a place on the map.
@preconcurrency @MainActor
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The place.
    public final let coordinate: CLLocationCoordinate2D

    /// The name of the place.
    open var title: String? { name ?? thoroughfare ?? locality }

    /// Creates an address of a coordinate.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates an address with the keys of Apple's address dictionaries, such as `City`.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            address: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }

    /// Creates an address of another one.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }
}

/// A place that can be opened in a map program.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
    /// The address.
    public final let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The phone number.
    open var phoneNumber: String?
    /// The address of the place's page.
    open var url: URL?
    /// Whether the item is the user's location.
    public final let isCurrentLocation: Bool

    /// Creates an item.
    public convenience init(placemark: MKPlacemark) {
        self.init(placemark: placemark, isCurrentLocation: false)
    }

    private init(placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
        name = placemark.name
        super.init()
    }

    /// Returns the item of the user's location, whose coordinate is not valid, because it is not known.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    }

    /// Opens the place on openstreetmap.org. With a mode of directions, opens the directions to it.
    ///
    /// - Returns: Whether the desktop has a browser and the coordinate is valid.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens a place, or the directions between the first two places, on openstreetmap.org.
    ///
    /// - Returns: Whether the desktop has a browser and the coordinates are valid.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        let coordinates = mapItems.map(\.placemark.coordinate).filter(CLLocationCoordinate2DIsValid)
        guard let last = coordinates.last else { return false }
        let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
        let url =
            mode == nil && coordinates.count == 1
            ? OpenStreetMapPage.url(last)
            : OpenStreetMapPage.directions(from: coordinates.count > 1 ? coordinates[0] : nil, to: last, mode: mode)
        var isOpened = false
        UIApplication.shared.open(url) { isOpened = $0 }
        return isOpened
    }
}

/// The key of the mode of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// Directions in the user's preferred mode, which are for cars.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for cars.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by public transport. openstreetmap.org has those for cars.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The key of the map's type. Not used.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// The key of the map's center. Not used.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The key of the map's span. Not used.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// The key of whether traffic is displayed. Not used.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"

/// Addresses of pages of openstreetmap.org.
enum OpenStreetMapPage {
    private static func text(_ coordinate: CLLocationCoordinate2D, separator: String) -> String {
        String(format: "%.6f", coordinate.latitude) + separator + String(format: "%.6f", coordinate.longitude)
    }

    private static func page(_ path: String, _ query: [String: String] = [:], fragment: String? = nil) -> URL {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "www.openstreetmap.org"
        parts.path = path
        if !query.isEmpty {
            parts.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        }
        parts.fragment = fragment
        return parts.url ?? URL(fileURLWithPath: "/")
    }

    /// Returns the page with a marker at a place.
    static func url(_ place: CLLocationCoordinate2D) -> URL {
        let (latitude, longitude) = (String(format: "%.6f", place.latitude), String(format: "%.6f", place.longitude))
        return page(
            "/", ["mlat": latitude, "mlon": longitude], fragment: "map=16/" + text(place, separator: "/"))
    }

    /// Returns the page of a region.
    static func url(_ region: MKCoordinateRegion) -> URL {
        let zoom = max(0, min(19, Int(log2(360 / max(region.span.longitudeDelta, 0.0001)))))
        return page("/", fragment: "map=\(zoom)/" + text(region.center, separator: "/"))
    }

    /// Returns the page of directions.
    static func directions(
        from start: CLLocationCoordinate2D?, to end: CLLocationCoordinate2D, mode: String?
    ) -> URL {
        let engine = mode == MKLaunchOptionsDirectionsModeWalking ? "fossgis_osrm_foot" : "fossgis_osrm_car"
        let route = (start.map { text($0, separator: ",") } ?? "") + ";" + text(end, separator: ",")
        return page("/directions", ["engine": engine, "route": route])
    }
}
