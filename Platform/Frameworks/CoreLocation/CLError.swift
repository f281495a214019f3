import Foundation

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error in determining a location.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The location is not known now.
        case locationUnknown = 0
        /// The app has no authorization.
        case denied = 1
        /// The service cannot be reached.
        case network = 2
        /// The heading cannot be determined.
        case headingFailure = 3
        /// The app has no authorization to monitor regions.
        case regionMonitoringDenied = 4
        /// Regions cannot be monitored.
        case regionMonitoringFailure = 5
        /// The first event of a region is delayed.
        case regionMonitoringSetupDelayed = 6
        /// Events of a region are delayed.
        case regionMonitoringResponseDelayed = 7
        /// There is no address.
        case geocodeFoundNoResult = 8
        /// There are several addresses.
        case geocodeFoundPartialResult = 9
        /// The request was canceled.
        case geocodeCanceled = 10
        /// Updates cannot be deferred.
        case deferredFailed = 11
        /// The app does not update the location.
        case deferredNotUpdatingLocation = 12
        /// The accuracy is too low for deferred updates.
        case deferredAccuracyTooLow = 13
        /// A filter prevents deferred updates.
        case deferredDistanceFiltered = 14
        /// Deferred updates were canceled.
        case deferredCanceled = 15
        /// Beacons are not available.
        case rangingUnavailable = 16
        /// Searching for beacons failed.
        case rangingFailure = 17
        /// The user did not give a temporary authorization.
        case promptDeclined = 18
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The location is not known now.
    public static let locationUnknown = Code.locationUnknown
    /// The app has no authorization.
    public static let denied = Code.denied
    /// The service cannot be reached.
    public static let network = Code.network
    /// The heading cannot be determined.
    public static let headingFailure = Code.headingFailure
    /// Regions cannot be monitored.
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    /// There is no address.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// The request was canceled.
    public static let geocodeCanceled = Code.geocodeCanceled

    public static var errorDomain: String { kCLErrorDomain }

    public var errorCode: Int { code.rawValue }
}
