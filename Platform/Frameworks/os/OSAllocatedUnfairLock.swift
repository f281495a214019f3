/// A lock with a state that is accessible only while the lock is acquired.
///
/// Copies of the value are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// A condition of the owner of a lock.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread owns the lock.
        case owner
        /// The calling thread does not own the lock.
        case notOwner
    }

    let storage: OSAllocatedUnfairLockStorage<State>

    /// Creates a lock with an initial state that need not be `Sendable`.
    public init(uncheckedState initialState: State) {
        storage = OSAllocatedUnfairLockStorage(initialState)
    }

    /// Acquires the lock while a closure runs, which can change the state.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Acquires the lock while a closure runs, which can change the state.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the lock, if no thread owns it.
    ///
    /// - Returns: The closure's result, or `nil` if the lock was not acquired.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a closure with the lock, if no thread owns it.
    ///
    /// - Returns: The closure's result, or `nil` if the lock was not acquired.
    public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R?
    where R: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Traps if a condition of the lock's owner does not hold.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Acquires the lock while a closure runs.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    /// Acquires the lock while a closure runs.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Acquires the lock. The thread that acquires it must also release it.
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Releases the lock.
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Acquires the lock if no thread owns it.
    ///
    /// - Returns: Whether the lock was acquired.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with an initial state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

final class OSAllocatedUnfairLockStorage<State> {
    let lock: os_unfair_lock_t
    var state: State

    init(_ state: State) {
        self.state = state
        lock = .allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
    }

    deinit {
        lock.deallocate()
    }
}
