#pragma once
#include <stdbool.h>

/// Requests that a surface is shown in front of others.
///
/// \param display The `wl_display`.
/// \param surface The `wl_surface` of a window.
/// \param token The token by which the compositor recognizes the action of the user that has caused it.
/// \returns False if the compositor does not have the protocol.
bool trestle_wayland_activate(void *display, void *surface, const char *token);
