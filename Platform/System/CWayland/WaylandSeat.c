#define _GNU_SOURCE
#include "WaylandGlobals.h"
#include "WaylandProtocols.h"
#include "WaylandSeatState.h"
#include <linux/input-event-codes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void receive_input(trestle_seat *seat, uint32_t serial) {
    seat->serial = serial;
    seat->has_serial = true;
    seat->events.input_received(seat->context);
}

// MARK: Mouse

static void pointer_enter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y) {
    trestle_seat *seat = data;
    seat->pointer_surface = surface;
    seat->x = x;
    seat->y = y;
}

static void pointer_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
    ((trestle_seat *)data)->pointer_surface = NULL;
}

static void pointer_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    trestle_seat *seat = data;
    seat->x = x;
    seat->y = y;
}

static void pointer_button(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
    trestle_seat *seat = data;
    bool is_pressed = state == WL_POINTER_BUTTON_STATE_PRESSED;
    if (button == BTN_LEFT) {
        seat->pressed_surface = is_pressed ? seat->pointer_surface : NULL;
        seat->pressed_serial = serial;
        seat->events.button_changed(
            seat->context, seat->pointer_surface, wl_fixed_to_double(seat->x), wl_fixed_to_double(seat->y), is_pressed);
    }
    receive_input(seat, serial);
}

static void pointer_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {}

static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_enter, .leave = pointer_leave, .motion = pointer_motion, .button = pointer_button,
    .axis = pointer_axis};

// MARK: Keyboard

static void keyboard_keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
    close(file);
}

static void keyboard_enter(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface, struct wl_array *keys) {}

static void keyboard_leave(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {}

static void keyboard_key(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key, uint32_t state) {
    receive_input(data, serial);
}

static void keyboard_modifiers(
    void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t pressed, uint32_t latched, uint32_t locked,
    uint32_t group) {}

static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = keyboard_keymap, .enter = keyboard_enter, .leave = keyboard_leave, .key = keyboard_key,
    .modifiers = keyboard_modifiers};

// MARK: Touch screen

static void touch_down(
    void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface, int32_t finger,
    wl_fixed_t x, wl_fixed_t y) {
    trestle_seat *seat = data;
    seat->touched_surface = surface;
    seat->touching_finger = finger;
    seat->touch_serial = serial;
    receive_input(seat, serial);
}

static void touch_up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t finger) {
    trestle_seat *seat = data;
    if (seat->touching_finger == finger) seat->touched_surface = NULL;
    receive_input(seat, serial);
}

static void touch_motion(
    void *data, struct wl_touch *touch, uint32_t time, int32_t finger, wl_fixed_t x, wl_fixed_t y) {}

static void touch_frame(void *data, struct wl_touch *touch) {}

static void touch_cancel(void *data, struct wl_touch *touch) { ((trestle_seat *)data)->touched_surface = NULL; }

static const struct wl_touch_listener touch_listener = {
    .down = touch_down, .up = touch_up, .motion = touch_motion, .frame = touch_frame, .cancel = touch_cancel};

// MARK: Seat

static void seat_capabilities(void *data, struct wl_seat *proxy, uint32_t capabilities) {
    trestle_seat *seat = data;
    if (capabilities & WL_SEAT_CAPABILITY_POINTER && !seat->pointer) {
        seat->pointer = wl_seat_get_pointer(proxy);
        wl_pointer_add_listener(seat->pointer, &pointer_listener, seat);
    } else if (!(capabilities & WL_SEAT_CAPABILITY_POINTER) && seat->pointer) {
        wl_pointer_destroy(seat->pointer);
        seat->pointer = NULL;
        seat->pointer_surface = seat->pressed_surface = NULL;
    }
    if (capabilities & WL_SEAT_CAPABILITY_KEYBOARD && !seat->keyboard) {
        seat->keyboard = wl_seat_get_keyboard(proxy);
        wl_keyboard_add_listener(seat->keyboard, &keyboard_listener, seat);
    } else if (!(capabilities & WL_SEAT_CAPABILITY_KEYBOARD) && seat->keyboard) {
        wl_keyboard_destroy(seat->keyboard);
        seat->keyboard = NULL;
    }
    if (capabilities & WL_SEAT_CAPABILITY_TOUCH && !seat->touch) {
        seat->touch = wl_seat_get_touch(proxy);
        wl_touch_add_listener(seat->touch, &touch_listener, seat);
    } else if (!(capabilities & WL_SEAT_CAPABILITY_TOUCH) && seat->touch) {
        wl_touch_destroy(seat->touch);
        seat->touch = NULL;
        seat->touched_surface = NULL;
    }
}

static const struct wl_seat_listener seat_listener = {.capabilities = seat_capabilities};

// MARK: Devices

static void announce(trestle_seat *seat, int kind, struct wl_proxy *proxy) {
    // The compositor names the purpose of an offer before it announces the next one.
    if (seat->announced) trestle_offer_destroy(seat->announced);
    seat->announced = trestle_offer_create(seat, kind, proxy);
}

static trestle_offer *take_announced(trestle_seat *seat, void *proxy) {
    trestle_offer *offer = seat->announced;
    if (!offer || (void *)offer->proxy != proxy) return NULL;
    seat->announced = NULL;
    return offer;
}

static void device_offer(void *data, struct wl_data_device *device, struct wl_data_offer *proxy) {
    announce(data, trestle_clipboard, (struct wl_proxy *)proxy);
}

static void device_enter(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y,
    struct wl_data_offer *proxy) {
    trestle_seat *seat = data;
    trestle_offer *offer = take_announced(seat, proxy);
    if (offer) offer->serial = serial;
    seat->events.drag_entered(seat->context, surface, wl_fixed_to_double(x), wl_fixed_to_double(y), offer);
}

static void device_leave(void *data, struct wl_data_device *device) {
    trestle_seat *seat = data;
    seat->events.drag_left(seat->context);
}

static void device_motion(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
    trestle_seat *seat = data;
    seat->events.drag_moved(seat->context, wl_fixed_to_double(x), wl_fixed_to_double(y));
}

static void device_drop(void *data, struct wl_data_device *device) {
    trestle_seat *seat = data;
    seat->events.drag_dropped(seat->context);
}

static void device_selection(void *data, struct wl_data_device *device, struct wl_data_offer *proxy) {
    trestle_seat *seat = data;
    seat->events.selection_changed(seat->context, trestle_clipboard, take_announced(seat, proxy));
}

static const struct wl_data_device_listener device_listener = {
    device_offer, device_enter, device_leave, device_motion, device_drop, device_selection};

typedef struct {
    void (*offer)(void *, void *, struct wl_proxy *);
    void (*selection)(void *, void *, struct wl_proxy *);
} primary_device_events;

static void primary_offer(void *data, void *device, struct wl_proxy *proxy) { announce(data, trestle_primary, proxy); }

static void primary_selection(void *data, void *device, struct wl_proxy *proxy) {
    trestle_seat *seat = data;
    seat->events.selection_changed(seat->context, trestle_primary, take_announced(seat, proxy));
}

static const primary_device_events primary_device_listener = {primary_offer, primary_selection};

// MARK: Connection

/// Binds a global. The library that reads the display's default queue dispatches its events.
static void *bind(struct wl_registry *registry, uint32_t name, const struct wl_interface *interface, uint32_t version) {
    void *proxy = wl_registry_bind(registry, name, interface, version);
    wl_proxy_set_queue(proxy, NULL);
    return proxy;
}

static void registry_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    trestle_seat *seat = data;
    if (!seat->seat && strcmp(interface, wl_seat_interface.name) == 0) {
        seat->seat = bind(registry, name, &wl_seat_interface, 1);
    } else if (!seat->manager && strcmp(interface, wl_data_device_manager_interface.name) == 0) {
        seat->manager = bind(registry, name, &wl_data_device_manager_interface, version < 3 ? version : 3);
    } else if (!seat->compositor && strcmp(interface, wl_compositor_interface.name) == 0) {
        seat->compositor = bind(registry, name, &wl_compositor_interface, version < 3 ? version : 3);
    } else if (!seat->shm && strcmp(interface, wl_shm_interface.name) == 0) {
        seat->shm = bind(registry, name, &wl_shm_interface, 1);
    } else if (!seat->primary_manager && strcmp(interface, zwp_primary_selection_device_manager_v1_interface.name) == 0) {
        seat->primary_manager = bind(registry, name, &zwp_primary_selection_device_manager_v1_interface, 1);
    }
}

/// Binds the globals. Waits for the compositor, on a queue of its own.
static void bind_globals(trestle_seat *seat) {
    struct wl_event_queue *queue = wl_display_create_queue(seat->display);
    trestle_wayland_visit_globals(seat->display, queue, registry_global, seat);
    wl_event_queue_destroy(queue);
}

trestle_seat *trestle_seat_create(void *display, const trestle_seat_events *events, void *context) {
    trestle_seat *seat = calloc(1, sizeof(trestle_seat));
    if (!seat) return NULL;
    *seat = (trestle_seat){.events = *events, .context = context, .display = display};
    bind_globals(seat);
    if (!seat->seat || !seat->manager) {
        trestle_seat_destroy(seat);
        return NULL;
    }
    wl_seat_add_listener(seat->seat, &seat_listener, seat);
    seat->device = wl_data_device_manager_get_data_device(seat->manager, seat->seat);
    wl_data_device_add_listener(seat->device, &device_listener, seat);
    if (seat->primary_manager) {
        seat->primary_device = wl_proxy_marshal_constructor(
            seat->primary_manager, 1, &zwp_primary_selection_device_v1_interface, NULL, seat->seat);
        wl_proxy_add_listener(seat->primary_device, (void (**)(void))&primary_device_listener, seat);
    }
    wl_display_flush(display);
    return seat;
}

void trestle_seat_destroy(trestle_seat *seat) {
    if (seat->announced) trestle_offer_destroy(seat->announced);
    trestle_seat_remove_icon(seat);
    if (seat->compositor) wl_compositor_destroy(seat->compositor);
    if (seat->shm) wl_shm_destroy(seat->shm);
    if (seat->primary_device) {
        wl_proxy_marshal(seat->primary_device, 1);
        wl_proxy_destroy(seat->primary_device);
    }
    if (seat->primary_manager) {
        wl_proxy_marshal(seat->primary_manager, 2);
        wl_proxy_destroy(seat->primary_manager);
    }
    if (seat->device) wl_data_device_destroy(seat->device);
    if (seat->manager) wl_data_device_manager_destroy(seat->manager);
    if (seat->pointer) wl_pointer_destroy(seat->pointer);
    if (seat->keyboard) wl_keyboard_destroy(seat->keyboard);
    if (seat->touch) wl_touch_destroy(seat->touch);
    if (seat->seat) wl_seat_destroy(seat->seat);
    free(seat);
}

void trestle_seat_flush(trestle_seat *seat) { wl_display_flush(seat->display); }

bool trestle_seat_set_selection(trestle_seat *seat, int kind, trestle_source *source) {
    if (!seat->has_serial) return false;
    if (kind == trestle_clipboard) {
        wl_data_device_set_selection(
            seat->device, source ? (struct wl_data_source *)source->proxy : NULL, seat->serial);
    } else if (seat->primary_device) {
        wl_proxy_marshal(seat->primary_device, 0, source ? source->proxy : NULL, seat->serial);
    }
    wl_display_flush(seat->display);
    return true;
}

int trestle_seat_start_drag(trestle_seat *seat, trestle_source *source, void *surface) {
    if (wl_data_device_get_version(seat->device) < 3) return trestle_drag_none;
    int device = seat->pressed_surface == surface   ? trestle_drag_of_mouse
                 : seat->touched_surface == surface ? trestle_drag_of_finger
                                                    : trestle_drag_none;
    if (device == trestle_drag_none) return device;
    trestle_icon_create(seat);
    wl_data_device_start_drag(
        seat->device, (struct wl_data_source *)source->proxy, surface, seat->icon.surface,
        device == trestle_drag_of_mouse ? seat->pressed_serial : seat->touch_serial);
    wl_display_flush(seat->display);
    // The release of the button or of the finger is an event of the drag.
    if (device == trestle_drag_of_mouse) seat->pressed_surface = NULL; else seat->touched_surface = NULL;
    return device;
}
