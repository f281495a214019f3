import Foundation

/// The pending and delivered notifications of a process.
final class NotificationSchedule: @unchecked Sendable {
    private struct Pending {
        let request: UNNotificationRequest
        let timer: any DispatchSourceTimer
        /// The position among all requests that were added.
        let number: Int
    }

    private struct Delivered {
        let notification: UNNotification
        var close: @Sendable () -> Void = {}
    }

    // Only used while the lock is acquired, except for `deliver`, which is set before the first request.
    private let lock = NSLock()
    private var pending: [String: Pending] = [:]
    private var delivered: [Delivered] = []
    private var addedCount = 0
    private var isAppInForeground = true
    private var observers: [any NSObjectProtocol] = []

    /// Called on any thread when a request is to be delivered.
    var deliver: @Sendable (UNNotificationRequest) -> Void = { _ in }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
        for item in pending.values { item.timer.cancel() }
    }

    // MARK: The app's state

    /// Whether the app is in the foreground.
    var isInForeground: Bool { lock.withLock { isAppInForeground } }

    /// Observes UIKit's notifications by their names, so that the module does not depend on UIKit.
    func observeAppState() {
        for (name, isInForeground) in [
            ("UIApplicationDidEnterBackgroundNotification", false),
            ("UIApplicationWillEnterForegroundNotification", true),
        ] {
            let observer = NotificationCenter.default.addObserver(
                forName: Notification.Name(name), object: nil, queue: nil
            ) { [weak self] _ in
                guard let self else { return }
                lock.withLock { self.isAppInForeground = isInForeground }
            }
            observers.append(observer)
        }
    }

    // MARK: Pending requests

    /// The requests that are not delivered yet, in the order in which they were added.
    var pendingRequests: [UNNotificationRequest] {
        lock.withLock { pending.values.sorted { $0.number < $1.number }.map(\.request) }
    }

    /// Adds a request, or delivers it if it has no trigger.
    ///
    /// - Returns: An error if the trigger never fires.
    func add(_ request: UNNotificationRequest) -> UNError? {
        removePending { $0 == request.identifier }
        guard request.trigger != nil else {
            deliver(request)
            return nil
        }
        return schedule(request, after: Date()) ? nil : UNError(.notificationInvalidNoDate)
    }

    private func schedule(_ request: UNNotificationRequest, after date: Date) -> Bool {
        guard let next = request.trigger?.nextDate(after: date) else { return false }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        // The wall clock, which the user may set and which advances while the computer is suspended.
        timer.schedule(wallDeadline: .now() + max(0, next.timeIntervalSinceNow))
        timer.setEventHandler { [weak self] in self?.fire(request.identifier, at: next) }
        lock.withLock {
            addedCount += 1
            pending[request.identifier] = Pending(request: request, timer: timer, number: addedCount)
        }
        timer.resume()
        return true
    }

    private func fire(_ identifier: String, at date: Date) {
        guard let item = lock.withLock({ pending.removeValue(forKey: identifier) }) else { return }
        item.timer.cancel()
        if item.request.trigger?.repeats == true { _ = schedule(item.request, after: max(date, Date())) }
        deliver(item.request)
    }

    func removePending(where isRemoved: (String) -> Bool) {
        lock.withLock {
            for (identifier, item) in pending where isRemoved(identifier) {
                item.timer.cancel()
                pending[identifier] = nil
            }
        }
    }

    // MARK: Delivered notifications

    var deliveredNotifications: [UNNotification] { lock.withLock { delivered.map(\.notification) } }

    /// Adds a notification, and removes an older one with the same identifier.
    func didDeliver(_ notification: UNNotification) {
        removeDelivered { $0 == notification.request.identifier }
        lock.withLock { delivered.append(Delivered(notification: notification)) }
    }

    /// Sets the closure that closes a notification on the desktop.
    func setClose(_ close: @escaping @Sendable () -> Void, of notification: UNNotification) {
        lock.withLock {
            guard let index = delivered.firstIndex(where: { $0.notification === notification }) else { return }
            delivered[index].close = close
        }
    }

    /// Removes a notification to which the user has responded.
    ///
    /// - Returns: Whether the app had not removed it before.
    func forget(_ notification: UNNotification) -> Bool {
        lock.withLock {
            guard let index = delivered.firstIndex(where: { $0.notification === notification }) else { return false }
            delivered.remove(at: index)
            return true
        }
    }

    func removeDelivered(where isRemoved: (String) -> Bool) {
        let removed = lock.withLock {
            let removed = delivered.filter { isRemoved($0.notification.request.identifier) }
            delivered.removeAll { isRemoved($0.notification.request.identifier) }
            return removed
        }
        for item in removed { item.close() }
    }
}
