#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The outcome of an operation on a lock.
enum oslock_result {
    oslock_done,
    /// Another thread owns the lock.
    oslock_busy,
    /// The calling thread owns the lock already.
    oslock_recursive,
    /// The calling thread does not own the lock.
    oslock_not_owner
};

/// Acquires the lock in `word`, which is 0 if no thread owns it. Waits until the owner releases it.
enum oslock_result oslock_lock(uint32_t *word);

/// Acquires the lock in `word` if no thread owns it.
enum oslock_result oslock_try_lock(uint32_t *word);

/// Releases the lock in `word`, and wakes up a waiting thread.
enum oslock_result oslock_unlock(uint32_t *word);

/// Returns whether the calling thread owns the lock in `word`.
bool oslock_is_owned(const uint32_t *word);
