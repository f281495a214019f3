import Foundation

extension NotificationCenter {
    /// Calls a method of an observer for each notification with a name and a sender, on the thread that posts
    /// it. The observer is not retained; the observation ends when it is deallocated.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - aSelector: The method, whose parameter, if it has one, is the notification.
    ///   - aName: The name of the notifications, or `nil` for any.
    ///   - anObject: The sender of the notifications, or `nil` for any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservations.add(observer as AnyObject, aSelector, name: aName, object: anObject, in: self)
    }

    /// Removes all observations of an object, or that of a token.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservations.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes the observations of an object for a name and a sender.
    ///
    /// - Parameters:
    ///   - observer: The object or token.
    ///   - aName: The name of the notifications, or `nil` for any.
    ///   - anObject: The sender of the notifications, or `nil` for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservations.remove(observer, from: self) { observation in
            (aName == nil || observation.name == aName)
                && (anObject == nil || observation.object == anObject.map { ObjectIdentifier($0 as AnyObject) })
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// The observations of notifications by methods.
private enum SelectorObservations {
    struct Observation {
        weak var observer: AnyObject?
        let center: ObjectIdentifier
        let token: NSObjectProtocol
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var observations: [ObjectIdentifier: [Observation]] = [:]

    static func add(
        _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
        in center: NotificationCenter
    ) {
        let id = ObjectIdentifier(observer)
        nonisolated(unsafe) weak let weakObserver = observer
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak center] notification in
            if let observer = weakObserver {
                ObjCMessage.send(selector, to: observer, [notification])
            } else if let center {
                removeDeallocated(id, from: center)
            }
        }
        let observation = Observation(
            observer: observer, center: ObjectIdentifier(center), token: token, name: name,
            object: object.map { ObjectIdentifier($0 as AnyObject) })
        removeDeallocated(id, from: center)
        lock.withLock { observations[id, default: []].append(observation) }
    }

    /// Removes the observations of an observer that has been deallocated, whose address may be in use again.
    private static func removeDeallocated(_ id: ObjectIdentifier, from center: NotificationCenter) {
        remove(id, from: center) { $0.observer == nil }
    }

    static func remove(
        _ observer: AnyObject, from center: NotificationCenter, where matches: (Observation) -> Bool
    ) {
        remove(ObjectIdentifier(observer), from: center) { $0.observer == nil || matches($0) }
    }

    private static func remove(
        _ id: ObjectIdentifier, from center: NotificationCenter, where matches: (Observation) -> Bool
    ) {
        let removed = lock.withLock {
            let all = observations[id] ?? []
            let removed = all.filter { $0.center == ObjectIdentifier(center) && matches($0) }
            guard !removed.isEmpty else { return removed }
            let kept = all.filter { kept in !removed.contains { $0.token === kept.token } }
            observations[id] = kept.isEmpty ? nil : kept
            return removed
        }
        for observation in removed { center.removeObserver(observation.token as Any) }
    }
}
