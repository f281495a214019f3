#pragma once
#include <wayland-client.h>

/// Calls a function for each global of a compositor, on a queue of its own, and waits for the compositor.
///
/// The function may bind the global. The proxy is on that queue.
void trestle_wayland_visit_globals(
    struct wl_display *display, struct wl_event_queue *queue,
    void (*visit)(
        void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version),
    void *data);
