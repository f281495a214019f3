#include "WaylandGlobals.h"

static void registry_global_remove(void *data, struct wl_registry *registry, uint32_t name) {}

void trestle_wayland_visit_globals(
    struct wl_display *display, struct wl_event_queue *queue,
    void (*visit)(
        void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version),
    void *data) {
    struct wl_registry_listener listener = {visit, registry_global_remove};
    struct wl_display *wrapper = wl_proxy_create_wrapper(display);
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    struct wl_registry *registry = wl_display_get_registry(wrapper);
    wl_registry_add_listener(registry, &listener, data);
    wl_display_roundtrip_queue(display, queue);
    wl_registry_destroy(registry);
    wl_proxy_wrapper_destroy(wrapper);
}
