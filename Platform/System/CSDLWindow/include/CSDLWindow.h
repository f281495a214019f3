#pragma once
#include <stdint.h>

/// Returns the identifier of an SDL window on its X server, or 0 on another desktop.
///
/// SDL's header for it contains those of X11, whose macros, such as `Bool`, would be visible in Swift.
uint32_t trestle_x11_window(void *window);
