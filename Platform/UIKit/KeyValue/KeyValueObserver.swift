import Foundation

/// An observation of the property at a key path. It registers with each object on the path.
final class KeyValueObserver {
    /// A change before it is given to the observer.
    struct Change {
        var old: Any??
        var new: Any??
        var isPrior = false
    }

    /// The object that receives `observeValue(forKeyPath:of:change:context:)`, or `nil` for an observation with a closure.
    private weak var target: NSObject?
    /// The identities of the target and of the root, which also their deinitializers have.
    private let (targetID, rootID): (ObjectIdentifier?, ObjectIdentifier)
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private weak var root: NSObject?
    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    private let send: (Change) -> Void
    private var links: [(object: ObjectIdentifier, key: String)] = []
    /// The number of changes that have begun and not ended.
    private var depth = 0
    private var old: Any?

    init(
        _ root: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, target: NSObject? = nil,
        context: UnsafeMutableRawPointer? = nil, send: @escaping (Change) -> Void
    ) {
        self.root = root
        self.target = target
        (targetID, rootID) = (target.map(ObjectIdentifier.init), ObjectIdentifier(root))
        self.keyPath = keyPath
        self.options = options
        self.context = context
        self.send = send
        keys = keyPath.split(separator: ".").map(String.init)
    }

    /// Whether the observation belongs to a target and an object, either of which may be deinitialized at the moment.
    func belongs(to target: NSObject, on object: NSObject) -> Bool {
        targetID == ObjectIdentifier(target) && rootID == ObjectIdentifier(object)
    }

    func begin() {
        link()
        guard options.contains(.initial) else { return }
        send(Change(new: options.contains(.new) ? .some(value) : nil))
    }

    func end() {
        for link in links { KeyValueObservers.remove(self, from: link.object, link.key) }
        links = []
    }

    /// Registers with the objects on the path, which may have changed.
    private func link() {
        end()
        var object = root
        for key in keys {
            guard let current = object else { return }
            KeyValueObservers.add(self, to: current, key)
            links.append((ObjectIdentifier(current), key))
            for dependency in Self.dependencies(of: key, in: current) {
                KeyValueObservers.add(self, to: current, dependency)
                links.append((ObjectIdentifier(current), dependency))
            }
            if key != keys.last { object = current.value(forKey: key) as? NSObject }
        }
    }

    /// Returns the keys whose changes affect a property.
    private static func dependencies(of key: String, in object: NSObject) -> Set<String> {
        let dependent = Swift.type(of: object) as? any KeyValueDependent.Type
        return dependent?.keyPathsForValuesAffectingValue(forKey: key).subtracting([key]) ?? []
    }

    private var value: Any? { root?.value(forKeyPath: keyPath) }

    func willChange() {
        depth += 1
        guard depth == 1 else { return }
        if options.contains(.old) { old = value }
        if options.contains(.prior) { send(Change(old: options.contains(.old) ? .some(old) : nil, isPrior: true)) }
    }

    /// Ends a change that had no effect on the property.
    func cancelChange() {
        depth = max(0, depth - 1)
    }

    func didChange() {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0 else { return }
        if keys.count > 1 { link() }
        let change = Change(
            old: options.contains(.old) ? .some(old) : nil, new: options.contains(.new) ? .some(value) : nil)
        old = nil
        send(change)
    }
}

/// The observers of all objects.
enum KeyValueObservers {
    private struct Observed {
        weak var object: NSObject?
        var observers: [String: [KeyValueObserver]] = [:]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var observed: [ObjectIdentifier: Observed] = [:]

    /// Whether any object has been observed. Setters check it first, so that they cost nothing without observers.
    nonisolated(unsafe) private(set) static var isActive = false

    static func add(_ observer: KeyValueObserver, to object: NSObject, _ key: String) {
        if !isActive {
            isActive = true
            LayerChanges.observe()
        }
        lock.withLock {
            // The address of a deallocated object may be in use again.
            observed = observed.filter { $0.value.object != nil }
            observed[ObjectIdentifier(object), default: Observed(object: object)].observers[key, default: []]
                .append(observer)
        }
    }

    static func remove(_ observer: KeyValueObserver, from object: ObjectIdentifier, _ key: String) {
        lock.withLock {
            observed[object]?.observers[key]?.removeAll { $0 === observer }
            if observed[object]?.observers[key]?.isEmpty == true { observed[object]?.observers[key] = nil }
            if observed[object]?.observers.isEmpty == true { observed[object] = nil }
        }
    }

    /// Returns the observers of a property of an object.
    static func of(_ object: NSObject, _ key: String) -> [KeyValueObserver] {
        guard isActive else { return [] }
        return lock.withLock {
            guard let found = observed[ObjectIdentifier(object)], found.object === object else { return [] }
            return found.observers[key] ?? []
        }
    }

    static func willChange(_ object: NSObject, _ key: String) {
        for observer in of(object, key) { observer.willChange() }
    }

    static func didChange(_ object: NSObject, _ key: String) {
        for observer in of(object, key) { observer.didChange() }
    }

    static func cancelChange(_ object: NSObject, _ key: String) {
        for observer in of(object, key) { observer.cancelChange() }
    }

    /// Returns the last observer with a target that was added for a key path.
    static func registered(
        _ target: NSObject, on object: NSObject, _ keyPath: String, matching: (KeyValueObserver) -> Bool
    ) -> KeyValueObserver? {
        guard isActive else { return nil }
        let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
        // An object that is being deinitialized is not found by its weak reference.
        let candidates = lock.withLock { observed[ObjectIdentifier(object)]?.observers[key] ?? [] }
        return candidates.last { $0.belongs(to: target, on: object) && $0.keyPath == keyPath && matching($0) }
    }
}
