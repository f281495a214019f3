#pragma once
#include <stdint.h>

/// The scale that a compositor prefers for a surface, which may be fractional, and the display of buffers in that scale.
typedef struct trestle_surface_scale trestle_surface_scale;

/// Returns the scale of a surface, or NULL if the compositor has only whole scales.
///
/// The surface must not have a viewport.
///
/// \param display The `wl_display`, whose events are dispatched by the library that displays the surface.
/// \param surface The `wl_surface`.
/// \param did_change Called when the value has changed.
trestle_surface_scale *trestle_surface_scale_create(
    void *display, void *surface, void (*did_change)(void *context), void *context);

/// Ends the use of the surface, before it is destroyed.
void trestle_surface_scale_destroy(trestle_surface_scale *scale);

/// Returns the number of pixels per 120 units of the compositor, or 0 if it is not known yet.
uint32_t trestle_surface_scale_value(const trestle_surface_scale *scale);

/// Displays the next buffer in a size in units of the compositor. The buffer has as many pixels as the scale requires.
void trestle_surface_scale_apply(trestle_surface_scale *scale, int width, int height);
