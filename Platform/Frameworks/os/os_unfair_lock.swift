internal import COSLock

/// A lock that a thread acquires, and that the same thread releases.
///
/// Use the lock by its address, as of a stored property of a class. `OSAllocatedUnfairLock` is safer.
public struct os_unfair_lock {
    /// The owner, or 0.
    public var _os_unfair_lock_opaque: UInt32

    /// Creates a lock that no thread owns.
    public init() {
        _os_unfair_lock_opaque = 0
    }
}

/// A lock that a thread acquires, and that the same thread releases.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}

/// Acquires a lock, and waits until no other thread owns it. Traps if the calling thread owns it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    precondition(
        oslock_lock(word(lock)) == oslock_done,
        "os_unfair_lock_lock was called by the thread that owns the lock. Release it first, or use NSRecursiveLock.")
}

/// Acquires a lock if no thread owns it.
///
/// - Returns: Whether the lock was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { oslock_try_lock(word(lock)) == oslock_done }

/// Releases a lock. Traps if the calling thread does not own it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    precondition(
        oslock_unlock(word(lock)) == oslock_done,
        "os_unfair_lock_unlock was called by a thread that does not own the lock. Release it where it was acquired.")
}

/// Traps if the calling thread does not own a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(oslock_is_owned(word(lock)), "The calling thread does not own the os_unfair_lock. Acquire it first.")
}

/// Traps if the calling thread owns a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!oslock_is_owned(word(lock)), "The calling thread owns the os_unfair_lock. Release it first.")
}
