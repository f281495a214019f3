import UIKit

/// The domain of errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// An error of maps.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: UInt, Sendable {
        /// Not known.
        case unknown = 1
        /// The server has failed.
        case serverFailure = 2
        /// The data is loaded too often.
        case loadingThrottled = 3
        /// The place was not found.
        case placemarkNotFound = 4
        /// There are no directions.
        case directionsNotFound = 5
        /// The data could not be decoded.
        case decodingFailed = 6
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The server has failed.
    public static let serverFailure = Code.serverFailure
    /// The place was not found.
    public static let placemarkNotFound = Code.placemarkNotFound
    /// There are no directions.
    public static let directionsNotFound = Code.directionsNotFound

    public static var errorDomain: String { MKErrorDomain }

    public var errorCode: Int { Int(code.rawValue) }
}

/// A search for places, which is not available on Linux. Searches fail with `MKError.placemarkNotFound`.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
    /// The words and the region of a search.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region.
        open var region = MKCoordinateRegion()

        /// Creates a request without words.
        public override nonisolated init() {
            super.init()
        }
    }

    /// The places that were found. No values are created on Linux.
    @preconcurrency @MainActor
    open class Response: NSObject {
        /// The places.
        public final let mapItems: [MKMapItem]
        /// The region that contains the places.
        public final let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            self.mapItems = mapItems
            self.boundingRegion = boundingRegion
        }
    }

    /// A closure that receives the places, or an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// Whether the search is running.
    open private(set) var isSearching = false

    /// Creates a search.
    public init(request: Request) {}

    /// Starts the search. The closure receives `MKError.placemarkNotFound`.
    open func start(completionHandler: @escaping CompletionHandler) {
        isSearching = true
        Task {
            isSearching = false
            completionHandler(nil, MKError(.placemarkNotFound))
        }
    }

    /// Starts the search. Throws `MKError.placemarkNotFound`.
    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }

    /// Cancels the search.
    open func cancel() {}
}

/// A search for directions, which is not available on Linux. Searches fail with `MKError.directionsNotFound`.
@preconcurrency @MainActor
open class MKDirections: NSObject {
    /// The ends of a route.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The start.
        open var source: MKMapItem?
        /// The end.
        open var destination: MKMapItem?
        /// The kind of transport.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several routes are requested.
        open var requestsAlternateRoutes = false

        /// Creates a request without ends.
        public override nonisolated init() {
            super.init()
        }
    }

    /// The routes that were found. No values are created on Linux.
    @preconcurrency @MainActor
    open class Response: NSObject {
        /// The routes.
        public final let routes: [MKRoute]

        init(routes: [MKRoute]) {
            self.routes = routes
        }
    }

    /// A closure that receives the routes, or an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// Creates a search.
    public init(request: Request) {}

    /// Starts the search. The closure receives `MKError.directionsNotFound`.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        Task { completionHandler(nil, MKError(.directionsNotFound)) }
    }

    /// Starts the search. Throws `MKError.directionsNotFound`.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

    /// Cancels the search.
    open func cancel() {}
}

/// A route. No values are created on Linux.
@preconcurrency @MainActor
open class MKRoute: NSObject {
    /// The line on the map.
    public final let polyline: MKPolyline
    /// The length in meters.
    public final let distance: CLLocationDistance
    /// The time in seconds.
    public final let expectedTravelTime: TimeInterval

    init(polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval) {
        self.polyline = polyline
        self.distance = distance
        self.expectedTravelTime = expectedTravelTime
    }
}

/// The kinds of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates kinds from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Cars.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Walking.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Public transport.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// All kinds.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
