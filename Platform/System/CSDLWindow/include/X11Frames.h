#pragma once
#include <stdint.h>
#include "PixelRect.h"

/// The frames of an SDL window on an X server, in memory that is shared with the server if it runs on the same computer.
///
/// The memory may have more rows than the window, unlike that of SDL.
typedef struct trestle_x11_frames trestle_x11_frames;

/// Returns the frames of a window, or NULL if it is not on an X server, or has another format of pixels than 32 bits with blue
/// first.
trestle_x11_frames *trestle_x11_frames_create(void *window);

/// Releases the pixels.
void trestle_x11_frames_release(trestle_x11_frames *frames);

/// Ends the display of the window, before SDL destroys it.
void trestle_x11_frames_destroy(trestle_x11_frames *frames);

/// Replaces the pixels, and returns the new ones in rows without padding, or NULL if there is no memory.
uint32_t *trestle_x11_frames_pixels(trestle_x11_frames *frames, int width, int rows);

/// Displays rectangles of the pixels, and waits until the server has read them.
///
/// \param first_row The row at the top of the window.
void trestle_x11_frames_show(
    trestle_x11_frames *frames, int first_row, const trestle_pixel_rect *rects, int count);
