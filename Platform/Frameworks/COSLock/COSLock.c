#include "COSLock.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

// A futex with the states of the third mutex in Ulrich Drepper's "Futexes Are Tricky": unlocked, locked, and locked
// with waiting threads. The word contains the owner's thread identifier, which is less than 2^22.

enum { has_waiters = 1u << 31 };

static uint32_t current_thread(void) {
    static __thread uint32_t thread;
    if (thread == 0) thread = (uint32_t)syscall(SYS_gettid);
    return thread;
}

static bool exchange_if_equal(uint32_t *word, uint32_t *expected, uint32_t desired) {
    return __atomic_compare_exchange_n(word, expected, desired, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static uint32_t owner(uint32_t value) { return value & ~(uint32_t)has_waiters; }

enum oslock_result oslock_try_lock(uint32_t *word) {
    uint32_t value = 0;
    uint32_t self = current_thread();
    if (exchange_if_equal(word, &value, self)) return oslock_done;
    return owner(value) == self ? oslock_recursive : oslock_busy;
}

enum oslock_result oslock_lock(uint32_t *word) {
    uint32_t self = current_thread();
    uint32_t value = 0;
    if (exchange_if_equal(word, &value, self)) return oslock_done;
    if (owner(value) == self) return oslock_recursive;
    for (;;) {
        // A thread that has waited cannot know whether others still wait, and assumes that they do.
        if (value == 0) {
            if (exchange_if_equal(word, &value, self | has_waiters)) return oslock_done;
            continue;
        }
        uint32_t marked = value | has_waiters;
        if (value != marked && !exchange_if_equal(word, &value, marked)) continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, marked, NULL, NULL, 0);
        value = __atomic_load_n(word, __ATOMIC_RELAXED);
    }
}

enum oslock_result oslock_unlock(uint32_t *word) {
    if (!oslock_is_owned(word)) return oslock_not_owner;
    uint32_t value = __atomic_exchange_n(word, 0, __ATOMIC_RELEASE);
    if (value & has_waiters) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    return oslock_done;
}

bool oslock_is_owned(const uint32_t *word) {
    return owner(__atomic_load_n(word, __ATOMIC_RELAXED)) == current_thread();
}
