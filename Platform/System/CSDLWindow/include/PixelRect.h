#pragma once

/// A rectangle of pixels.
typedef struct {
    int x, y, width, height;
} trestle_pixel_rect;
