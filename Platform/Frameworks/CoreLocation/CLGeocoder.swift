import Foundation

/// A closure that receives the addresses of a place, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A service for the addresses of coordinates, which is not available on Linux. Requests fail with `CLError.network`.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
    /// Whether a request is running.
    open private(set) var isGeocoding = false
    private var request: Task<Void, Never>?

    /// Creates a geocoder.
    public override nonisolated init() {
        super.init()
    }

    private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        cancelGeocode()
        isGeocoding = true
        request = Task { [weak self] in
            let isCanceled = Task.isCancelled
            if !isCanceled { self?.isGeocoding = false }
            completionHandler(nil, CLError(isCanceled ? .geocodeCanceled : .network))
        }
    }

    /// Requests the address of a location. The closure receives `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Requests the address of a location. The closure receives `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Requests the address of a location. Throws `CLError.network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Requests the address of a location in the language of a locale. Throws `CLError.network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Requests the coordinate of an address. The closure receives `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Requests the coordinate of an address. The closure receives `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Requests the coordinate of an address in a language. The closure receives `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Requests the coordinate of an address. Throws `CLError.network`.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Requests the coordinate of an address near a region. Throws `CLError.network`.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Cancels the running request, whose closure receives `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        request?.cancel()
        request = nil
        isGeocoding = false
    }
}

/// The address of a place.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// The location.
    public final let location: CLLocation?
    /// The parts of the address.
    fileprivate let address: [String: String]

    /// Creates a placemark with the keys of Apple's address dictionaries.
    package init(location: CLLocation?, address: [String: String]) {
        self.location = location
        self.address = address
    }

    /// Creates a copy.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        address = placemark.address
    }

    open override func copy() -> Any { self }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The name of the place.
    open var name: String? { address["Name"] }
    /// The street.
    open var thoroughfare: String? { address["Street"] }
    /// The number in the street.
    open var subThoroughfare: String? { address["Number"] }
    /// The city.
    open var locality: String? { address["City"] }
    /// The part of the city.
    open var subLocality: String? { address["SubLocality"] }
    /// The state or province.
    open var administrativeArea: String? { address["State"] }
    /// The county.
    open var subAdministrativeArea: String? { address["SubAdministrativeArea"] }
    /// The postal code.
    open var postalCode: String? { address["ZIP"] }
    /// The code of the country in two letters.
    open var isoCountryCode: String? { address["CountryCode"] }
    /// The country.
    open var country: String? { address["Country"] }
    /// The lake or river, which is not known.
    open var inlandWater: String? { nil }
    /// The ocean, which is not known.
    open var ocean: String? { nil }
    /// The names of sights, which are not known.
    open var areasOfInterest: [String]? { nil }
    /// The area of the place, which is not known.
    open var region: CLRegion? { nil }
    /// The time zone, which is not known.
    open var timeZone: TimeZone? { nil }
}

extension CLPlacemark {
    /// The parts of the address by the keys of Apple's address dictionaries.
    package var addressParts: [String: String] { address }
}
