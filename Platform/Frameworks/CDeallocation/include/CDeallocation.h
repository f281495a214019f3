#pragma once

#include <stdbool.h>

/// Calls `willDestroy` and `didDestroy` for each object of the given object's class that is deallocated from now on:
/// before its deinitializer runs, and after its memory has been freed. `didDestroy` receives the result of
/// `willDestroy` and is not called if that is NULL.
///
/// The functions are those of the first call. Calls must not overlap. Returns false if the class cannot be changed.
bool deallocation_observe(
    const void *object, void *(*willDestroy)(const void *object), void (*didDestroy)(void *result));
