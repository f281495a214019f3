#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "PixelRect.h"

/// The frames of an SDL window that a graphics processor composites: the screen, and pictures in front of it.
///
/// All functions have to be called on the same thread. The libraries are loaded when the first frames are created.
typedef struct trestle_graphics_frames trestle_graphics_frames;

/// A picture in front of the screen.
typedef struct {
    /// The name of the picture. A plane without a picture is not visible.
    uint32_t picture;
    /// The pixel of the window at the top left of the picture.
    int x, y;
    /// The pixels of the window in which the picture is visible.
    trestle_pixel_rect clip;
    /// The opacity, from 0 to 1.
    float opacity;
} trestle_plane;

/// Returns the frames of a window, or NULL if there is no graphics processor that can display them. The window can then be
/// displayed by `trestle_x11_frames` or `trestle_wayland_frames`.
///
/// \param window The window, or NULL for frames that are not displayed.
/// \param allows_software Whether OpenGL without a graphics processor is accepted, as for tests.
trestle_graphics_frames *trestle_graphics_frames_create(void *window, bool allows_software);

/// Ends the display of the window, before SDL destroys it. The window can then be displayed by other frames.
void trestle_graphics_frames_destroy(trestle_graphics_frames *frames);

/// Sets the size of the screen in pixels, after which its pixels are undefined.
///
/// \returns Whether the graphics processor supports the size and has memory for it. If not, the screen is empty.
bool trestle_graphics_frames_resize(trestle_graphics_frames *frames, int width, int height);

/// Moves pixels of the screen as far as they remain in an area. The other pixels do not change.
void trestle_graphics_frames_move(trestle_graphics_frames *frames, trestle_pixel_rect area, int x, int y);

/// Replaces rectangles of the screen.
///
/// \param pixels The pixels of the whole screen, in the format 0xXXRRGGBB.
/// \param row_length The number of pixels from a row to the next.
void trestle_graphics_frames_update(
    trestle_graphics_frames *frames, const uint32_t *pixels, int row_length, const trestle_pixel_rect *rects, int count);

/// Adds a picture, and returns its name, or 0 if it is too large or there is no memory.
///
/// \param pixels Premultiplied pixels in the format 0xAARRGGBB.
/// \param row_length The number of pixels from a row to the next.
/// \param is_opaque Whether the pixels are in the format 0xXXRRGGBB instead.
uint32_t trestle_graphics_frames_add_picture(
    trestle_graphics_frames *frames, const uint32_t *pixels, int row_length, int width, int height, bool is_opaque);

/// Removes a picture. Its name may be that of a picture that is added later.
void trestle_graphics_frames_remove_picture(trestle_graphics_frames *frames, uint32_t picture);

/// Composites the screen and planes in front of it, the last one in front, and displays the result.
///
/// On an X server, waits for the display if it is called more often than the display is refreshed. On Wayland, replaces and
/// commits the buffer of the surface, for which the caller has requested a frame callback.
///
/// \returns Whether the window is displayed. If not, the graphics processor, its memory or the surface has been lost, and
/// the frames can only be destroyed.
bool trestle_graphics_frames_show(trestle_graphics_frames *frames, const trestle_plane *planes, int count);

/// Copies what the last call of `trestle_graphics_frames_show` has composited, for frames that are not displayed.
///
/// \param pixels The pixels in the format 0xFFRRGGBB, from the top, in rows without padding.
void trestle_graphics_frames_read(trestle_graphics_frames *frames, uint32_t *pixels);
