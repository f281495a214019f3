#ifndef TRESTLE_LAYER_COPY_H
#define TRESTLE_LAYER_COPY_H

/// Calls `CALayer.init(layer:)`, or the override of it in the class with the metadata `class`.
///
/// - Parameters:
///   - class: The metadata of a class that descends from `CALayer`.
///   - layer: An initialized value of type `Any`, which the initializer consumes.
/// - Returns: The new layer, retained.
void *_Nonnull layer_copy_create(const void *_Nonnull class, void *_Nonnull layer);

/// Calls `CALayer.init()`, or the override of it in the class with the metadata `class`.
///
/// - Parameter class: The metadata of a class that descends from `CALayer`.
/// - Returns: The new layer, retained.
void *_Nonnull layer_create(const void *_Nonnull class);

#endif
