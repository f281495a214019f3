import Foundation

/// The state of an app's authorization.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The device does not allow any authorization.
    case restricted = 1
    /// The user has denied authorization.
    case denied = 2
    /// The app is authorized at any time.
    case authorizedAlways = 3
    /// The app is authorized while it is in use.
    case authorizedWhenInUse = 4
}

/// The accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The exact location.
    case fullAccuracy = 0
    /// An approximate location.
    case reducedAccuracy = 1
}

/// The kind of movement.
public enum CLActivityType: Int, Sendable {
    /// Not known.
    case other = 1
    /// Driving.
    case automotiveNavigation = 2
    /// Walking or running.
    case fitness = 3
    /// Other vehicles.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// With the top to the left.
    case landscapeLeft = 3
    /// With the top to the right.
    case landscapeRight = 4
    /// With the screen upwards.
    case faceUp = 5
    /// With the screen downwards.
    case faceDown = 6
}

/// The service for the device's location, which is not available on Linux.
///
/// A manager behaves like one for which the user has disabled location services: the authorization is not determined
/// until the app requests it, and denied from then on. Requests and updates fail with `CLError.denied`.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
    private static var wasRequested = false

    /// The object that is notified of events. Setting it notifies the new delegate of the authorization.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { notifyOfAuthorization() } }
    }

    /// The accuracy that the app needs. Stored only.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The movement in meters after which the app is notified. Stored only.
    open var distanceFilter = kCLDistanceFilterNone
    /// The change in degrees after which the app is notified. Stored only.
    open var headingFilter: CLLocationDegrees = 1
    /// The orientation to which the heading refers. Stored only.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The kind of movement. Stored only.
    open var activityType = CLActivityType.other
    /// Whether updates pause automatically. Stored only.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the location is updated in the background. Stored only.
    open var allowsBackgroundLocationUpdates = false
    /// Whether an indicator is displayed during updates in the background. Stored only.
    open var showsBackgroundLocationIndicator = false

    /// Creates a manager.
    public override nonisolated init() {
        super.init()
    }

    // MARK: Authorization

    /// The state of the authorization: not determined, or denied after a request.
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

    /// The accuracy that the user allows.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// Returns the state of the authorization.
    open class func authorizationStatus() -> CLAuthorizationStatus { wasRequested ? .denied : .notDetermined }

    /// Returns whether location services are enabled, which is `false`.
    open nonisolated class func locationServicesEnabled() -> Bool { false }

    /// Returns whether the heading can be determined, which is `false`.
    open nonisolated class func headingAvailable() -> Bool { false }

    /// Returns whether significant changes of the location can be monitored, which is `false`.
    open nonisolated class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Returns whether regions of a class can be monitored, which is `false`.
    open nonisolated class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Returns whether distances to beacons can be measured, which is `false`.
    open nonisolated class func isRangingAvailable() -> Bool { false }

    /// Requests authorization while the app is in use, which is denied.
    open func requestWhenInUseAuthorization() { deny() }

    /// Requests authorization at any time, which is denied.
    open func requestAlwaysAuthorization() { deny() }

    /// Requests authorization for the exact location, which is denied.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(CLError(.denied))
    }

    private func deny() {
        guard !Self.wasRequested else { return }
        Self.wasRequested = true
        notifyOfAuthorization()
    }

    private func notifyOfAuthorization() {
        notify { manager, delegate in
            delegate.locationManagerDidChangeAuthorization(manager)
            delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
        }
    }

    private func fail(_ code: CLError.Code) {
        notify { $1.locationManager($0, didFailWithError: CLError(code)) }
    }

    /// Notifies the delegate after the current event, as on iOS.
    private func notify(
        _ body: @escaping @MainActor (CLLocationManager, any CLLocationManagerDelegate) -> Void
    ) {
        Task { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            body(self, delegate)
        }
    }

    // MARK: Updates

    /// The last location, which is `nil`.
    open var location: CLLocation? { nil }

    /// The last heading, which is `nil`.
    open var heading: CLHeading? { nil }

    /// The greatest radius of a monitored region, which is negative: regions are not monitored.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    /// The monitored regions, of which there are none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// Starts updating the location. The delegate receives `CLError.denied`.
    open func startUpdatingLocation() { fail(.denied) }

    /// Stops updating the location.
    open func stopUpdatingLocation() {}

    /// Requests one location. The delegate receives `CLError.denied`.
    open func requestLocation() { fail(.denied) }

    /// Starts updating the heading. The delegate receives `CLError.headingFailure`.
    open func startUpdatingHeading() { fail(.headingFailure) }

    /// Stops updating the heading.
    open func stopUpdatingHeading() {}

    /// Starts monitoring significant changes of the location. The delegate receives `CLError.denied`.
    open func startMonitoringSignificantLocationChanges() { fail(.denied) }

    /// Stops monitoring significant changes of the location.
    open func stopMonitoringSignificantLocationChanges() {}

    /// Starts monitoring visits. The delegate receives `CLError.denied`.
    open func startMonitoringVisits() { fail(.denied) }

    /// Stops monitoring visits.
    open func stopMonitoringVisits() {}

    /// Starts monitoring a region. The delegate receives `CLError.regionMonitoringDenied`.
    open func startMonitoring(for region: CLRegion) {
        notify {
            $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }

    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) {}

    /// Requests the relation of the device to a region, which is unknown.
    open func requestState(for region: CLRegion) {
        notify { $1.locationManager($0, didDetermineState: .unknown, for: region) }
    }
}

/// An object that is notified of events of a location manager. All methods are optional.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Tells the delegate that the authorization has changed, or that the manager has been created.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells the delegate that the authorization has changed, or that the manager has been created.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Tells the delegate that a request has failed.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells the delegate that a region cannot be monitored.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Tells the delegate about the device's relation to a region.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Tells the delegate about new locations. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Tells the delegate about a new heading. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Tells the delegate that the device has entered a region. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Tells the delegate that the device has left a region. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Tells the delegate that a region is monitored. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Tells the delegate about a visit. Never called on Linux.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Returns whether the calibration of the compass is displayed. Never called on Linux.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Tells the delegate that updates are paused. Never called on Linux.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Tells the delegate that updates are resumed. Never called on Linux.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
