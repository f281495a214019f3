#pragma once
// Foundation does not have the descriptors that wake a thread.
#include <sys/eventfd.h>
#include <xcb/xcb.h>

/// Requests events about the owners of selections from the XFixes extension.
///
/// The library for the extension is one more package for two requests, so that they are sent without it.
///
/// \returns The number of its first event, or 0 if the server lacks the extension.
uint8_t trestle_xfixes_start(xcb_connection_t *connection);

/// Requests an event whenever the owner of `selection` changes.
void trestle_xfixes_select_selection(xcb_connection_t *connection, xcb_window_t window, xcb_atom_t selection);

/// The parts of a window's shape: what is visible, and what receives the mouse.
enum { trestle_shape_bounding = 0, trestle_shape_input = 2 };

/// Sets a part of a window's shape by the XFixes extension.
///
/// \param rects Rectangles from top to bottom, and in a row from left to right.
void trestle_xfixes_set_shape(
    xcb_connection_t *connection, xcb_window_t window, int kind, const xcb_rectangle_t *rects, int count);

/// The event of a selection whose owner has changed (`XFixesSelectionNotify`).
typedef struct {
    uint8_t response_type;
    uint8_t subtype;
    uint16_t sequence;
    xcb_window_t window;
    xcb_window_t owner;
    xcb_atom_t selection;
    xcb_timestamp_t timestamp;
    xcb_timestamp_t selection_timestamp;
} trestle_xfixes_selection_event;
