#pragma once
#include "WaylandSeat.h"
#include <wayland-client.h>

/// The picture that the compositor displays at the pointer during a drag.
typedef struct {
    struct wl_surface *surface;
    /// The position of the pointer in the picture, in units of the compositor.
    int hot_x, hot_y;
} trestle_drag_icon;

struct trestle_seat {
    trestle_seat_events events;
    void *context;
    struct wl_display *display;
    struct wl_seat *seat;
    struct wl_pointer *pointer;
    struct wl_keyboard *keyboard;
    struct wl_touch *touch;
    struct wl_data_device_manager *manager;
    struct wl_data_device *device;
    struct wl_proxy *primary_manager, *primary_device;

    struct wl_compositor *compositor;
    struct wl_shm *shm;
    trestle_drag_icon icon;

    /// The number of the last action of the user, and whether there has been one.
    uint32_t serial;
    bool has_serial;
    /// The surface below the mouse, and the position on it.
    struct wl_surface *pointer_surface;
    wl_fixed_t x, y;
    /// The surface on which the left button of the mouse is pressed, and the number of that action.
    struct wl_surface *pressed_surface;
    uint32_t pressed_serial;
    /// The surface on which a finger is, with the finger and the number of the event. Only one finger can drag.
    struct wl_surface *touched_surface;
    int32_t touching_finger;
    uint32_t touch_serial;
    /// An offer for which the compositor has not named the purpose.
    trestle_offer *announced;
};

struct trestle_offer {
    trestle_seat *seat;
    int kind;
    struct wl_proxy *proxy;
    char **types;
    int type_count;
    uint32_t source_actions, action;
    /// The number of the event with which a drag has entered.
    uint32_t serial;
};

struct trestle_source {
    trestle_seat *seat;
    int kind;
    struct wl_proxy *proxy;
    bool is_accepted;
    uint32_t action;
};

/// Creates the surface of the picture of a drag, which is invisible at first.
void trestle_icon_create(trestle_seat *seat);

/// Creates the offer of a proxy.
trestle_offer *trestle_offer_create(trestle_seat *seat, int kind, struct wl_proxy *proxy);
