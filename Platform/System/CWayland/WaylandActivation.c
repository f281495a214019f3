#include "WaylandActivation.h"
#include "WaylandGlobals.h"
#include "WaylandProtocols.h"
#include <string.h>

static void registry_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    struct wl_proxy **activation = data;
    if (!*activation && strcmp(interface, xdg_activation_v1_interface.name) == 0) {
        *activation = wl_registry_bind(registry, name, &xdg_activation_v1_interface, 1);
    }
}

bool trestle_wayland_activate(void *display, void *surface, const char *token) {
    struct wl_proxy *activation = NULL;
    struct wl_event_queue *queue = wl_display_create_queue(display);
    trestle_wayland_visit_globals(display, queue, registry_global, &activation);
    if (activation) {
        wl_proxy_marshal(activation, 2, token, surface);
        wl_proxy_marshal(activation, 0);
        wl_proxy_destroy(activation);
        wl_display_flush(display);
    }
    wl_event_queue_destroy(queue);
    return activation;
}
