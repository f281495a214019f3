#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A purpose for which programs exchange data.
enum { trestle_clipboard = 0, trestle_primary = 1, trestle_drag = 2 };

/// The operations of drags, which can be combined.
enum { trestle_action_none = 0, trestle_action_copy = 1, trestle_action_move = 2 };

/// The exchange of data between this process and others by the seat of a compositor: a group of a mouse, a keyboard and others.
///
/// It uses the connection of the library that displays the windows, because the compositor sends data to the program with the focus.
/// The library dispatches its events.
typedef struct trestle_seat trestle_seat;

/// Data of another program, or of this one.
typedef struct trestle_offer trestle_offer;

/// Data that this process offers.
typedef struct trestle_source trestle_source;

/// Functions that are called when the library dispatches events.
typedef struct {
    /// A selection contains another offer, or none (NULL). The receiver destroys it.
    void (*selection_changed)(void *context, int kind, trestle_offer *offer);
    /// A drag has entered a surface. The offer is NULL if the data is not available to other programs. The receiver destroys it.
    void (*drag_entered)(void *context, void *surface, double x, double y, trestle_offer *offer);
    void (*drag_moved)(void *context, double x, double y);
    void (*drag_left)(void *context);
    void (*drag_dropped)(void *context);
    /// Another program requests the data of a source. The receiver writes it to the file and closes that.
    void (*source_requested)(void *context, trestle_source *source, const char *type, int file);
    /// The operation that the program below a drag performs on a drop has changed.
    void (*source_targeted)(void *context, trestle_source *source, uint32_t action);
    /// The dragged data has been dropped, and is going to be received.
    void (*source_dropped)(void *context, trestle_source *source);
    /// The data is no longer needed: another offer has replaced it, or a drag has ended with an operation or without one.
    void (*source_ended)(void *context, trestle_source *source, uint32_t action);
    /// The left button of the mouse has been pressed or released over a surface.
    void (*button_changed)(void *context, void *surface, double x, double y, bool is_pressed);
    /// The user has pressed a key, a button or the screen, so that a selection can be set.
    void (*input_received)(void *context);
} trestle_seat_events;

/// Returns the first seat of a display, or NULL if the compositor does not exchange data.
///
/// \param display The `wl_display`.
trestle_seat *trestle_seat_create(void *display, const trestle_seat_events *events, void *context);

/// Ends the exchange, before the display is closed. Destroy the sources and offers first.
void trestle_seat_destroy(trestle_seat *seat);

/// Offers data in a selection, or none.
///
/// \returns False if the compositor requires an action of the user, and there has been none.
bool trestle_seat_set_selection(trestle_seat *seat, int kind, trestle_source *source);

/// The devices by which the user drags.
enum { trestle_drag_none = 0, trestle_drag_of_mouse = 1, trestle_drag_of_finger = 2 };

/// Begins a drag over all programs while the left button of the mouse is pressed on a surface, or a finger touches it.
///
/// \returns The device, or none if neither is the case, or if the compositor has no drags with operations.
int trestle_seat_start_drag(trestle_seat *seat, trestle_source *source, void *surface);

/// Displays a picture at the pointer during a drag.
///
/// \param pixels Pixels as 0xAARRGGBB with premultiplied colors.
/// \param width The width in pixels, a multiple of the scale like the height.
/// \param scale The number of pixels per unit of the compositor.
/// \param hot_x The horizontal position of the pointer in the picture, in units of the compositor.
void trestle_seat_show_icon(
    trestle_seat *seat, const uint32_t *pixels, int width, int height, int scale, int hot_x, int hot_y);
void trestle_seat_hide_icon(trestle_seat *seat);

/// Ends the display of a picture after a drag.
void trestle_seat_remove_icon(trestle_seat *seat);

/// Sends the requests to the compositor.
void trestle_seat_flush(trestle_seat *seat);

// MARK: Sources

/// \param actions The operations that a drag permits.
/// \returns NULL if the compositor does not support the kind.
trestle_source *trestle_source_create(
    trestle_seat *seat, int kind, const char *const *types, int count, uint32_t actions);
void trestle_source_destroy(trestle_source *source);

// MARK: Offers

int trestle_offer_type_count(const trestle_offer *offer);
const char *trestle_offer_type(const trestle_offer *offer, int index);

/// Returns the operations that the source of a drag permits.
uint32_t trestle_offer_source_actions(const trestle_offer *offer);

/// Returns the operation that the compositor has selected for a drag.
uint32_t trestle_offer_action(const trestle_offer *offer);

/// Requests the data in a format.
///
/// \returns A file from which it can be read, or -1.
int trestle_offer_receive(trestle_offer *offer, const char *type);

/// Accepts a drag with an operation, or with none.
void trestle_offer_accept(trestle_offer *offer, const char *type, uint32_t action);

/// Notifies the source of a drop that its data has been received.
void trestle_offer_finish(trestle_offer *offer);
void trestle_offer_destroy(trestle_offer *offer);
