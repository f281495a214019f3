/// The system's services for the app.
extension UIApplication {
    /// Returns whether the app itself or another installed app opens URLs with the scheme of `url`.
    public final func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return LaunchURLs.ownSchemes.contains(scheme) || (host?.canOpen(url) ?? false)
    }

    /// Opens `url` in the desktop's default app for it.
    ///
    /// - Returns: Whether the desktop opened the URL.
    @available(*, deprecated, message: "Use `open(_:options:completionHandler:)`.")
    @discardableResult
    public final func openURL(_ url: URL) -> Bool { host?.openNow(url) ?? false }

    /// Returns the shared application, for `shared` or `sharedApplication`.
    ///
    /// Libraries that are also compiled for app extensions get the application by its key path.
    ///
    /// - Precondition: The class has no other properties with keys.
    public class func value(forKeyPath keyPath: String) -> Any? {
        precondition(
            ["shared", "sharedApplication"].contains(keyPath),
            "The class UIApplication has no property with the key '\(keyPath)'. Use 'shared'.")
        return shared
    }

    /// Returns the shared application, for `shared` or `sharedApplication`.
    ///
    /// - Precondition: The class has no other properties with keys.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// A URL for the app's settings, which no desktop app opens: `canOpenURL(_:)` returns `false` for it.
    public nonisolated class var openSettingsURLString: String { "app-settings:" }

    /// A URL for the app's notification settings, which no desktop app opens.
    public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }

    // MARK: Background

    /// Marks the beginning of a task that continues in the background. A desktop app is not suspended, so that a task
    /// never expires.
    ///
    /// - Parameter handler: Called if the task expires, which does not happen.
    /// - Returns: An identifier for `endBackgroundTask(_:)`.
    public final func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Marks the beginning of a named task that continues in the background. A desktop app is not suspended, so that a
    /// task never expires.
    ///
    /// - Parameters:
    ///   - taskName: A name for debugging.
    ///   - handler: Called if the task expires, which does not happen.
    /// - Returns: An identifier for `endBackgroundTask(_:)`.
    public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        services.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: services.lastTask)
    }

    /// Marks the end of a task.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The remaining time in the background, which is not limited: the largest finite number.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the app can be launched in the background. Always `.denied`: a desktop does not launch it.
    public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

    /// Whether encrypted files are available. Always `true` while a user is logged in.
    public final var isProtectedDataAvailable: Bool { true }

    /// Sets the minimum time between launches in the background, in seconds. A desktop does not launch apps in the
    /// background.
    @available(*, deprecated, message: "Apps are not launched in the background.")
    public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// The interval of the most frequent launches in the background.
    public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// The interval that disables launches in the background.
    public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Remote notifications

    /// Requests a device token for remote notifications. There is no service for them, so that the delegate's
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called in the next turn of the main loop.
    public final func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.delegate?.application(
                    self, didFailToRegisterForRemoteNotificationsWithError: SystemServiceError.noRemoteNotifications)
            }
        }
    }

    /// Ends the registration for remote notifications, which never succeeds.
    public final func unregisterForRemoteNotifications() {}

    /// Whether the app is registered for remote notifications. Always `false`.
    public final var isRegisteredForRemoteNotifications: Bool { false }

    /// Begins to receive commands of remote controls, which a desktop does not send.
    public final func beginReceivingRemoteControlEvents() {}

    /// Ends receiving commands of remote controls.
    public final func endReceivingRemoteControlEvents() {}

    // MARK: Icon

    /// The number on the app's icon, or 0 for none. It is stored; the desktop does not display it.
    public final var applicationIconBadgeNumber: Int {
        get { services.badgeNumber }
        set { services.badgeNumber = newValue }
    }

    /// The dynamic quick actions of the app's icon. They are stored; the desktop does not display them.
    public final var shortcutItems: [UIApplicationShortcutItem]? {
        get { services.shortcutItems }
        set { services.shortcutItems = newValue }
    }

    /// Whether the app's icon can be changed. Always `false`.
    public final var supportsAlternateIcons: Bool { false }

    /// The name of the app's current icon. Always `nil`, for the primary icon.
    public final var alternateIconName: String? { nil }

    /// Changes the app's icon, which a desktop does not support.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon, or `nil` for the primary icon.
    ///   - completionHandler: Called with an error unless the name is `nil`.
    public final func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = alternateIconName == nil ? nil : SystemServiceError.noAlternateIcons
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(error) } }
    }

    /// Changes the app's icon, which a desktop does not support.
    ///
    /// - Throws: An error unless the name is `nil`.
    public final func setAlternateIconName(_ alternateIconName: String?) async throws {
        if alternateIconName != nil { throw SystemServiceError.noAlternateIcons }
    }

    // MARK: Undo

    /// Whether shaking the device offers to undo the last change. It is stored; a desktop is not shaken.
    public final var applicationSupportsShakeToEdit: Bool {
        get { services.supportsShakeToEdit }
        set { services.supportsShakeToEdit = newValue }
    }

    fileprivate final var services: SystemServices {
        get { features[SystemServicesKey.self] }
        set { features[SystemServicesKey.self] = newValue }
    }
}

private struct SystemServices {
    var lastTask = 0
    var badgeNumber = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var supportsShakeToEdit = true
}

private enum SystemServicesKey: FeatureKey {
    static var defaultValue: SystemServices { SystemServices() }
}

/// A service of iOS that a Linux desktop does not have.
enum SystemServiceError: Error, CustomStringConvertible, LocalizedError {
    case noRemoteNotifications
    case noAlternateIcons

    var description: String {
        switch self {
        case .noRemoteNotifications: "Remote notifications are not available on Linux."
        case .noAlternateIcons: "The icon of an app cannot be changed on Linux."
        }
    }

    var errorDescription: String? { description }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The availability of launches in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Launches are restricted, and the user cannot change that.
    case restricted = 0
    /// Launches are disabled.
    case denied = 1
    /// The app can be launched.
    case available = 2
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data has been loaded.
    case newData = 0
    /// There is no new data.
    case noData = 1
    /// The fetch has failed.
    case failed = 2
}
