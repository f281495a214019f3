extension UIApplication {
    /// The keys of the launch options dictionary.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The keys of the options for opening an external URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The keys of the options for opening a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the app that has opened the URL. A desktop does not report it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data of the app that has opened the URL. A desktop does not have any.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file has to be opened in its place: an `NSNumber` with a Boolean value.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The identifiers of kinds of extensions, of which there are none on Linux.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's name.
        public let rawValue: String

        /// Creates an identifier with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// The running state of an app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground but does not receive keyboard input, or it is launching.
        case inactive = 1
        /// The app is not visible.
        case background = 2
    }

    /// Posted after the app has launched. The notification's object is the application.
    public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app becomes active. The notification's object is the application.
    public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted when the app is about to become inactive. The notification's object is the application.
    public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app enters the background. The notification's object is the application.
    public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted when the app is about to enter the foreground. The notification's object is the application.
    public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted when the app is about to terminate. The notification's object is the application.
    public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when memory is scarce. The notification's object is the application.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the time of day changes significantly, such as at midnight. The notification's object is the
    /// application.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when `backgroundRefreshStatus` has changed, which never happens on Linux.
    public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }

    /// Posted before encrypted files become unavailable, which never happens on Linux.
    public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }

    /// Posted when encrypted files have become available, which never happens on Linux.
    public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }

    /// Posted when the user has taken a picture of the screen, which a desktop does not report.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The URL with which the app has been started.
    public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that has started this one. A desktop does not report it.
    public static let sourceApplication = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification with which the app has been started. There are none on Linux.
    public static let remoteNotification = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Whether an event of the user's location has started the app. There are none on Linux.
    public static let location = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The quick action with which the app has been started. There are none on Linux.
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The central managers of Bluetooth for which the app has been started. There are none on Linux.
    public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The peripheral managers of Bluetooth for which the app has been started. There are none on Linux.
    public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The activity that the app continues. There are none on Linux.
    public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that the app continues. There are none on Linux.
    public static let userActivityType = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// Whether only an app that is registered for the link opens it: an `NSNumber` with a Boolean value. No desktop app
    /// is, so that such a URL is not opened.
    public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}
