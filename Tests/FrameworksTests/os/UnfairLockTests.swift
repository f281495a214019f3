import Foundation
import Testing

@testable import os

@Suite struct UnfairLockTests {
    /// A counter whose increments are lost if several threads run at once.
    private final class Counter: @unchecked Sendable {
        var value = 0
        var lock = os_unfair_lock()
    }

    @Test("os_unfair_lock excludes other threads")
    func exclusion() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 {
                os_unfair_lock_lock(&counter.lock)
                counter.value += 1
                os_unfair_lock_unlock(&counter.lock)
            }
        }
        #expect(counter.value == 40_000)
    }

    @Test("a lock that is acquired cannot be acquired again until it is released")
    func tryLock() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_assert_owner(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    @Test("acquiring a lock twice traps")
    func recursion() async {
        await #expect(processExitsWith: .failure) {
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            os_unfair_lock_lock(&lock)
        }
    }

    @Test("OSAllocatedUnfairLock protects its state")
    func allocated() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 40_000)
    }

    @Test("a lock that another thread owns is not available")
    func availability() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        let isAvailable = OSAllocatedUnfairLock(initialState: true)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            if !lock.lockIfAvailable() { isAvailable.withLock { $0 = false } }
        }
        lock.unlock()
        #expect(!isAvailable.withLock { $0 })
        #expect(lock.withLock { 5 } == 5)
        lock.precondition(.notOwner)
    }
}
