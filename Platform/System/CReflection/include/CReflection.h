#pragma once

/// Calls `body` with each nongeneric class in the process: its module, its name (`Outer.Inner` for a nested class), and its
/// descriptor for `class_names_metadata`.
void class_names_each(
    void (*body)(const char *module, const char *name, const void *descriptor, void *context), void *context);

/// Returns the metadata of the class with a descriptor.
const void *class_names_metadata(const void *descriptor);

/// Stores an object in the storage of a weak property.
void field_store_weakly(void *place, void *object);
