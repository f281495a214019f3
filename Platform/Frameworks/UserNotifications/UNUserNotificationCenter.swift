internal import DesktopBus
import Foundation

/// The notifications of the app.
///
/// The desktop's service `org.freedesktop.Notifications` displays notifications, with the buttons of their category. In
/// sandboxes, and without that service, the desktop's portal does.
/// Authorization is granted without a question if there is a session bus, and denied otherwise: then adding a request
/// fails with `UNError.notificationsNotAllowed`. Requests are pending as long as the process runs, and are delivered only then.
/// Calendar and time triggers are supported. There are no notifications from servers.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(
        authorization: AuthorizationStore(file: AuthorizationStore.defaultFile), bus: .session)

    /// Returns the notifications of the app.
    public class func current() -> UNUserNotificationCenter { shared }

    private let schedule = NotificationSchedule()
    private let authorization: AuthorizationStore
    private let desktop: DesktopNotifications
    private let badge: LauncherBadge
    private let lock = NSLock()
    private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []

    init(
        authorization: AuthorizationStore, bus: DBusConnection.Bus, prefersPortal: Bool = NotificationPortal.isNeeded
    ) {
        self.authorization = authorization
        desktop = DesktopNotifications(bus: bus, prefersPortal: prefersPortal)
        badge = LauncherBadge(bus: bus)
        super.init()
        schedule.deliver = { [weak self] request in self?.deliver(request) }
        schedule.observeAppState()
    }

    /// The object that is notified of notifications, on the main actor.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }

    /// Whether the content extensions of apps are supported, which is `false`.
    public var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Requests authorization to display notifications.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let isGranted = desktop.isAvailable
        authorization.wasRequested = true
        DispatchQueue.global().async { completionHandler(isGranted, nil) }
    }

    /// Requests authorization to display notifications.
    ///
    /// - Returns: Whether the desktop displays notifications.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    private var status: UNAuthorizationStatus {
        guard authorization.wasRequested else { return .notDetermined }
        return desktop.isAvailable ? .authorized : .denied
    }

    /// Passes the settings to a closure.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(authorizationStatus: status)
        DispatchQueue.global().async { completionHandler(settings) }
    }

    /// Returns the settings.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: status)
    }

    // MARK: Categories

    /// Sets the categories, which have the buttons of notifications.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// Passes the categories to a closure.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    {
        let categories = lock.withLock { self.categories }
        DispatchQueue.global().async { completionHandler(categories) }
    }

    /// Returns the categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    // MARK: Requests

    /// Adds a request. It replaces a pending request with the same identifier.
    ///
    /// - Parameters:
    ///   - request: The request. Without a trigger, it is delivered immediately.
    ///   - completionHandler: A closure that receives `nil`, or the reason for which the request was not added.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? =
            nil
    ) {
        let error: UNError? = status == .authorized ? schedule.add(request) : UNError(.notificationsNotAllowed)
        if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
    }

    /// Adds a request. It replaces a pending request with the same identifier.
    public func add(_ request: UNNotificationRequest) async throws {
        guard status == .authorized else { throw UNError(.notificationsNotAllowed) }
        if let error = schedule.add(request) { throw error }
    }

    /// Passes the requests that are not delivered yet to a closure.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = schedule.pendingRequests
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// Returns the requests that are not delivered yet.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { schedule.pendingRequests }

    /// Removes requests that are not delivered yet.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        schedule.removePending { identifiers.contains($0) }
    }

    /// Removes all requests that are not delivered yet.
    public func removeAllPendingNotificationRequests() {
        schedule.removePending { _ in true }
    }

    // MARK: Delivered notifications

    /// Passes the notifications to a closure that are delivered and neither opened nor closed.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = schedule.deliveredNotifications
        DispatchQueue.global().async { completionHandler(notifications) }
    }

    /// Returns the notifications that are delivered and neither opened nor closed.
    public func deliveredNotifications() async -> [UNNotification] { schedule.deliveredNotifications }

    /// Removes delivered notifications, also from the desktop if its program supports that.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        schedule.removeDelivered { identifiers.contains($0) }
    }

    /// Removes all delivered notifications, also from the desktop if its program supports that.
    public func removeAllDeliveredNotifications() {
        schedule.removeDelivered { _ in true }
    }

    /// Sets the number at the app's icon, which some desktops display in their dock. Fails without a session bus.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task {
            do {
                try await badge.set(newBadgeCount)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// Sets the number at the app's icon, which some desktops display in their dock. Fails without a session bus.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { try await badge.set(newBadgeCount) }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest) {
        Task { @MainActor in
            let notification = UNNotification(date: Date(), request: request)
            // As on iOS, a notification in the foreground is displayed only if the delegate requests that.
            guard schedule.isInForeground else { return show(notification, hasSound: true) }
            delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
                guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
                Task { @MainActor in self?.show(notification, hasSound: options.contains(.sound)) }
            }
        }
    }

    @MainActor
    private func show(_ notification: UNNotification, hasSound: Bool) {
        let content = notification.request.content
        let category = lock.withLock { categories }.first { $0.identifier == content.categoryIdentifier }
        let alert = DesktopNotifications.Alert(content, category: category, hasSound: hasSound)
        schedule.didDeliver(notification)
        let close = desktop.show(alert) { [weak self] reaction in
            self?.handle(reaction, to: notification, category: category)
        }
        schedule.setClose({ Task { @MainActor in close() } }, of: notification)
        if let badge = content.badge?.intValue { setBadgeCount(badge) }
    }

    private func handle(
        _ reaction: DesktopNotifications.Reaction, to notification: UNNotification, category: UNNotificationCategory?
    ) {
        var response: UNNotificationResponse?
        switch reaction {
        case .opened:
            response = UNNotificationResponse(
                actionIdentifier: UNNotificationDefaultActionIdentifier, notification: notification)
        case .button(let index, let text):
            guard let action = category?.actions[index] else { return }
            response =
                action is UNTextInputNotificationAction
                ? UNTextInputNotificationResponse(
                    actionIdentifier: action.identifier, notification: notification, text: text)
                : UNNotificationResponse(actionIdentifier: action.identifier, notification: notification)
        case .closed:
            if category?.options.contains(.customDismissAction) == true {
                response = UNNotificationResponse(
                    actionIdentifier: UNNotificationDismissActionIdentifier, notification: notification)
            }
        }
        guard let response, schedule.forget(notification) else { return }
        Task { @MainActor in
            delegate?.userNotificationCenter(self, didReceive: response) {}
        }
    }
}
