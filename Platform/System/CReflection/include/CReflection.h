#pragma once

#include <stdbool.h>

/// Calls `body` with each nongeneric class in the process: its module, its name (`Outer.Inner` for a nested
/// class), and its descriptor for `class_names_metadata`. Returns the number of images whose metadata has an
/// unknown version, which are skipped.
int class_names_each(
    void (*body)(const char *module, const char *name, const void *descriptor, void *context), void *context);

/// Calls `body` with each nongeneric class of an image, whose `MetadataSections` are given. Returns false, without
/// reading the types, if the version of the sections is unknown.
bool class_names_each_in_image(
    const void *image, void (*body)(const char *module, const char *name, const void *descriptor, void *context),
    void *context);

/// Calls `body` with the descriptor of each nongeneric class in the process, private ones included. Images whose metadata
/// has an unknown version are skipped.
void class_descriptors_each(void (*body)(const void *descriptor, void *context), void *context);

/// Returns the metadata of the class with a descriptor.
const void *class_names_metadata(const void *descriptor);

/// The ownership with which a stored property refers to an object.
enum field_ownership {
    field_unknown_ownership, field_is_strong, field_is_weak, field_is_unowned, field_is_unmanaged
};

/// Returns the ownership of the stored property that a class or its nearest superclass declares with a name.
enum field_ownership field_ownership_named(const void *class, const char *name);

/// Stores an object in the storage of a weak property.
void field_store_weakly(void *place, void *object);

/// Stores an object in the storage of an unowned property, which is empty or refers to another object.
void field_store_unowned(void *place, void *object);

/// Stores an object in the storage of an `unowned(unsafe)` property.
void field_store_unmanaged(void *place, void *object);
