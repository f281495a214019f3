#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "PixelRect.h"

/// The frames of an SDL window on Wayland, in memory that is shared with the compositor.
///
/// SDL 2 displays pixels on Wayland only through OpenGL, which is slow without a graphics processor.
typedef struct trestle_wayland_frames trestle_wayland_frames;

/// Returns the frames of a window, or NULL if it is not on Wayland.
///
/// \param event The type of an SDL event that is added to the queue when the compositor is ready for a frame.
trestle_wayland_frames *trestle_wayland_frames_create(void *window, uint32_t event);

/// Ends the display of the window, before SDL destroys it.
void trestle_wayland_frames_destroy(trestle_wayland_frames *frames);

/// Returns whether the compositor is ready for a frame. It is not while the window is not visible.
bool trestle_wayland_frames_are_ready(trestle_wayland_frames *frames);

/// Returns the pixels for the next frame, with those of the last one.
///
/// \param rows The number of rows in memory, at least `height`.
/// \param is_blank Set to whether the pixels do not contain a frame.
/// \returns The pixels in rows without padding, or NULL if the compositor reads all of them or there is no memory.
uint32_t *trestle_wayland_frames_begin(
    trestle_wayland_frames *frames, int width, int height, int rows, bool *is_blank);

/// Releases the pixels, so that those of the next frame are blank.
void trestle_wayland_frames_release(trestle_wayland_frames *frames);

/// Requests the time of the frame after the next one, which ends when the compositor is ready for it. Called before the next
/// frame is displayed.
void trestle_wayland_frames_request_next(trestle_wayland_frames *frames);

/// Displays the pixels that the last call of `trestle_wayland_frames_begin` has returned.
///
/// \param first_row The row at the top of the window. A buffer begins in row 0.
/// \param rects The rectangles that have changed since the last frame.
void trestle_wayland_frames_commit(
    trestle_wayland_frames *frames, int first_row, const trestle_pixel_rect *rects, int count);
