#pragma once
#include <stdint.h>
#include "GraphicsFrames.h"
#include "WaylandFrames.h"
#include "X11Frames.h"

// SDL's header for the systems' windows contains those of X11, whose macros, such as `Bool`, would be visible in Swift.

/// Returns the identifier of an SDL window on its X server, or 0 on another desktop.
uint32_t trestle_x11_window(void *window);

/// Returns the connection of an SDL window to its Wayland compositor, a `wl_display`, or NULL on another desktop.
void *trestle_wayland_display(void *window);

/// Returns the `wl_surface` of an SDL window, or NULL on another desktop.
void *trestle_wayland_surface(void *window);

/// Returns the text of the X server's resources, such as `Xft.dpi: 144`, or NULL without them. Free it.
char *trestle_x11_resources(void *window);

/// Returns the settings of the desktop in the format of the XSETTINGS specification, or NULL without them, and follows their
/// changes. Free it.
uint8_t *trestle_x11_settings(void *window, uint64_t *length);

/// Replaces the events of the X server by which its resources, and the settings that are followed, change. Discards the events in
/// SDL's queue.
///
/// \param type The type of the SDL event that is added to the queue instead.
void trestle_x11_add_settings_events(uint32_t type);

/// Follows the changes of the X server's resources, and of the program that manages the desktop's settings.
void trestle_x11_follow_settings(void *window);

/// Requests that the window manager activates a window.
///
/// \param time The time of the user's action on the X server, in milliseconds, or 0 if it is not known.
void trestle_x11_activate(void *window, uint32_t time);
