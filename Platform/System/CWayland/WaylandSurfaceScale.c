#include "WaylandSurfaceScale.h"
#include "WaylandGlobals.h"
#include "WaylandProtocols.h"
#include <stdlib.h>
#include <string.h>

struct trestle_surface_scale {
    struct wl_surface *surface;
    struct wl_proxy *manager, *viewporter, *scale, *viewport;
    uint32_t value;
    void (*did_change)(void *context);
    void *context;
};

static void registry_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    trestle_surface_scale *scale = data;
    if (!scale->manager && strcmp(interface, wp_fractional_scale_manager_v1_interface.name) == 0) {
        scale->manager = wl_registry_bind(registry, name, &wp_fractional_scale_manager_v1_interface, 1);
    } else if (!scale->viewporter && strcmp(interface, wp_viewporter_interface.name) == 0) {
        scale->viewporter = wl_registry_bind(registry, name, &wp_viewporter_interface, 1);
    }
}

static void preferred_scale(void *data, void *proxy, uint32_t value) {
    trestle_surface_scale *scale = data;
    // Larger scales than 10 and smaller ones than 1/2 are errors.
    if (value < 60 || value > 1200 || value == scale->value) return;
    scale->value = value;
    scale->did_change(scale->context);
}

/// The only event of the interface.
static void (*const scale_listener[])(void *, void *, uint32_t) = {preferred_scale};

/// Sends the request without arguments that destroys an object, the first one of each of these interfaces.
static void destroy(struct wl_proxy *proxy) {
    if (!proxy) return;
    wl_proxy_marshal(proxy, 0);
    wl_proxy_destroy(proxy);
}

/// Binds the globals and waits for the first value, on a queue of its own.
static void bind_globals(trestle_surface_scale *scale, struct wl_display *display) {
    struct wl_event_queue *queue = wl_display_create_queue(display);
    trestle_wayland_visit_globals(display, queue, registry_global, scale);
    if (scale->manager && scale->viewporter) {
        scale->scale = wl_proxy_marshal_constructor(
            scale->manager, 1, &wp_fractional_scale_v1_interface, NULL, scale->surface);
        scale->viewport =
            wl_proxy_marshal_constructor(scale->viewporter, 1, &wp_viewport_interface, NULL, scale->surface);
        wl_proxy_add_listener(scale->scale, (void (**)(void))scale_listener, scale);
        wl_display_roundtrip_queue(display, queue);
        wl_proxy_set_queue(scale->scale, NULL);
        wl_proxy_set_queue(scale->viewport, NULL);
    }
    destroy(scale->manager);
    destroy(scale->viewporter);
    wl_event_queue_destroy(queue);
}

static void ignore_change(void *context) {}

trestle_surface_scale *trestle_surface_scale_create(
    void *display, void *surface, void (*did_change)(void *context), void *context) {
    trestle_surface_scale *scale = calloc(1, sizeof(trestle_surface_scale));
    if (!scale) return NULL;
    *scale = (trestle_surface_scale){.surface = surface, .did_change = ignore_change};
    bind_globals(scale, display);
    if (!scale->viewport) {
        free(scale);
        return NULL;
    }
    scale->did_change = did_change;
    scale->context = context;
    return scale;
}

void trestle_surface_scale_destroy(trestle_surface_scale *scale) {
    destroy(scale->scale);
    destroy(scale->viewport);
    free(scale);
}

uint32_t trestle_surface_scale_value(const trestle_surface_scale *scale) { return scale->value; }

void trestle_surface_scale_apply(trestle_surface_scale *scale, int width, int height) {
    // The library that displays the surface rounds the scale up.
    wl_surface_set_buffer_scale(scale->surface, 1);
    wl_proxy_marshal(scale->viewport, 2, width, height);
}
