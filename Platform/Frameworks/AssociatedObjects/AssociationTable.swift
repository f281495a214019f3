internal import CDeallocation
import Foundation

/// A value and its ownership.
struct AssociatedValue {
    private let retained: Any?
    private weak var unretained: AnyObject?

    /// Creates the stored form of a value, or returns `nil` if there is no value.
    init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
        guard let value else { return nil }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            unretained = AssociationTable.instance(value)
            retained = unretained == nil ? value : nil
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            retained = (value as? any NSCopying)?.copy(with: nil) ?? value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            retained = value
        }
    }

    var value: Any? { retained ?? unretained }
}

/// The values of all objects, by the objects' addresses.
enum AssociationTable {
    /// The values of one object.
    private final class Associations {
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
        /// The thread that deallocates the object, from the start of its deinitializer.
        var destroyingThread: pthread_t?
    }

    /// An object that is being deallocated.
    private final class Destruction {
        let address: UnsafeRawPointer
        let associations: Associations

        init(_ address: UnsafeRawPointer, _ associations: Associations) {
            self.address = address
            self.associations = associations
        }
    }

    // Values are never released while the lock is acquired, because their deinitializers may use the table.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var objects: [UnsafeRawPointer: Associations] = [:]
    /// The objects whose deallocation cannot be observed. They are never deallocated.
    nonisolated(unsafe) private static var immortal: [UnsafeRawPointer: AnyObject] = [:]

    /// The number of objects with values.
    static var count: Int { lock.withLock { objects.count } }

    /// Returns an instance of a class, or `nil` for a value without identity.
    static func instance(_ value: Any) -> AnyObject? {
        type(of: value) is AnyObject.Type ? value as AnyObject : nil
    }

    /// Returns the value in nested optionals, or `nil` if there is none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    private static func address(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    // MARK: Values

    static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        let address = address(object)
        return lock.withLock { current(at: address)?.values[key]?.value }
    }

    static func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
        let address = address(object)
        var previous: AssociatedValue?
        lock.withLock {
            if let known = current(at: address) {
                previous = known.values[key]
                known.values[key] = value
            } else if let value {
                let new = Associations()
                new.values[key] = value
                objects[address] = new
                if !deallocation_observe(address, objectWillDestroy, objectDidDestroy) { immortal[address] = object }
            }
        }
        withExtendedLifetime(previous) {}
    }

    static func removeValues(of object: AnyObject) {
        let address = address(object)
        var previous: [UnsafeRawPointer: AssociatedValue] = [:]
        lock.withLock {
            guard let known = current(at: address) else { return }
            swap(&previous, &known.values)
        }
        withExtendedLifetime(previous) {}
    }

    /// Returns the values of the object at an address. Another thread may have deallocated an earlier object at that
    /// address, and may not have removed its values yet.
    private static func current(at address: UnsafeRawPointer) -> Associations? {
        guard let known = objects[address] else { return nil }
        if let thread = known.destroyingThread, pthread_equal(thread, pthread_self()) == 0 { return nil }
        return known
    }

    // MARK: Deallocation

    /// Called before the deinitializer of an object runs.
    fileprivate static func willDestroy(_ address: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
        lock.withLock {
            guard let known = objects[address] else { return nil }
            known.destroyingThread = pthread_self()
            return Unmanaged.passRetained(Destruction(address, known)).toOpaque()
        }
    }

    /// Called after the memory of an object has been freed.
    fileprivate static func didDestroy(_ result: UnsafeMutableRawPointer) {
        let destruction = Unmanaged<Destruction>.fromOpaque(result).takeRetainedValue()
        lock.withLock {
            // The values may already be those of a new object at the same address.
            if objects[destruction.address] === destruction.associations { objects[destruction.address] = nil }
        }
        withExtendedLifetime(destruction) {}
    }
}

private let objectWillDestroy: @convention(c) (UnsafeRawPointer?) -> UnsafeMutableRawPointer? = { address in
    address.flatMap(AssociationTable.willDestroy)
}

private let objectDidDestroy: @convention(c) (UnsafeMutableRawPointer?) -> Void = { result in
    if let result { AssociationTable.didDestroy(result) }
}
