#pragma once

#include <stdbool.h>

// Core Foundation traps when it compares or hashes objects of unknown classes, for example colors and fonts as values of
// attributed strings and dictionaries. When the program starts, the functions below, which UIKit implements, are installed for
// such objects.

/// Returns whether two objects are equal. Implemented by UIKit.
bool object_comparison_are_equal(const void *first, const void *second);

/// Returns the hash value of an object. Implemented by UIKit.
unsigned long object_comparison_hash(const void *object);
