#pragma once

#include <stdbool.h>

// Core Foundation stops the program when it compares or hashes objects of classes that it does not know, as it does with the values
// of attributed strings and dictionaries: colours and fonts among them. At the start of the program, such objects are given the
// comparison of Swift's own objects, which UIKit supplies.

/// Whether two objects are equal. Supplied by UIKit.
bool object_comparison_are_equal(const void *first, const void *second);

/// The hash of an object. Supplied by UIKit.
unsigned long object_comparison_hash(const void *object);
