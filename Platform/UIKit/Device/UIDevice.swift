/// The device that runs the app: the computer, which presents itself as an iPhone or iPad of the window's size.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device.
    open class var current: UIDevice { shared }

    private final var batteryMonitor: BatteryMonitor?
    private final var orientationRequests = 0

    /// The name of the computer in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The model in the user's language, which is the same in all languages.
    open var localizedModel: String { model }

    /// "iOS", whose behavior UIKit has here.
    open var systemName: String { "iOS" }

    /// The version of iOS whose behavior UIKit has here.
    open var systemVersion: String { "17.0" }

    /// The type of device: a tablet if the window was large enough for one when the app was launched.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// Whether apps continue to run in the background. Always `true`.
    open var isMultitaskingSupported: Bool { true }

    /// An identifier of the device for the apps of one vendor: those whose bundle identifiers differ only in the last
    /// component. It is created at the first access and stored in the user's data folder; `nil` if it cannot be stored.
    open var identifierForVendor: UUID? { vendorIdentifier }

    private final lazy var vendorIdentifier = VendorIdentifier().value

    // MARK: Orientation

    /// The orientation that corresponds to the shape of the window.
    open var orientation: UIDeviceOrientation {
        // A device that is turned to the left shows its content turned to the right.
        UIScreen.main.interfaceOrientation.isLandscape ? .landscapeRight : .portrait
    }

    /// Whether the app has requested notifications of changes of the orientation. They are posted in any case.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

    /// Requests notifications of changes of the orientation.
    open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

    /// Ends a request for notifications of changes of the orientation.
    open func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(0, orientationRequests - 1) }

    // MARK: Battery

    /// Whether the state of the battery is available and its changes are reported. They are read once a minute.
    open var isBatteryMonitoringEnabled: Bool {
        get { batteryMonitor != nil }
        set {
            guard newValue != isBatteryMonitoringEnabled else { return }
            batteryMonitor?.stop()
            batteryMonitor = newValue ? BatteryMonitor(device: self) : nil
        }
    }

    /// The state of the battery; `.unknown` without a battery or while it is not monitored.
    open var batteryState: BatteryState { batteryMonitor?.battery.state ?? .unknown }

    /// The charge of the battery from 0 to 1, or -1 without a battery or while it is not monitored.
    open var batteryLevel: Float { batteryMonitor?.battery.level ?? -1 }

    // MARK: Sensors and sound

    /// Whether the proximity of the user is monitored. A computer has no sensor for it, so that the value remains
    /// `false`.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the device is close to the user. Always `false`.
    open var proximityState: Bool { false }

    /// Plays the sound of a key. It has no effect, because desktop keyboards make their own.
    open func playInputClick() {}

    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        /// There is no battery, or it is not monitored.
        case unknown = 0
        /// The battery discharges.
        case unplugged = 1
        /// The battery charges.
        case charging = 2
        /// The battery is full.
        case full = 3
    }

    /// Posted when the orientation has changed. The notification's object is the device.
    public class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Posted when the state of the battery has changed. The notification's object is the device.
    public class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Posted when the charge of the battery has changed. The notification's object is the device.
    public class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted when the proximity of the user has changed, which never happens on a computer.
    public class var proximityStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned to the left, with its top at the left.
    case landscapeLeft = 3
    /// Turned to the right, with its top at the right.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Whether the orientation is portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape, left or right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have a corresponding orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
