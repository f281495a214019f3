#pragma once

/// Calls `body` for every class of the process that is not generic, with its module, its name (`Outer.Inner` for one inside
/// of another), and what `class_names_metadata` takes.
void class_names_each(
    void (*body)(const char *module, const char *name, const void *descriptor, void *context), void *context);

/// The class that a descriptor describes, as its metadata.
const void *class_names_metadata(const void *descriptor);

/// Stores an object where a property keeps one weakly.
void field_store_weakly(void *place, void *object);
