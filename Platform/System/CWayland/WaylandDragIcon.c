#define _GNU_SOURCE
#include "WaylandSeatState.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A larger picture than this covers what is below the drag.
enum { maximum_side = 4096 };

static void buffer_release(void *data, struct wl_buffer *buffer) { wl_buffer_destroy(buffer); }

static const struct wl_buffer_listener buffer_listener = {buffer_release};

/// Returns a buffer with pixels, which destroys itself when the compositor no longer reads it, or NULL.
static struct wl_buffer *buffer_create(struct wl_shm *shm, const uint32_t *pixels, int width, int height) {
    if (width <= 0 || height <= 0 || width > maximum_side || height > maximum_side) return NULL;
    size_t size = (size_t)width * (size_t)height * 4;
    int file = memfd_create("drag", MFD_CLOEXEC);
    if (file < 0) return NULL;
    void *memory = ftruncate(file, (off_t)size) == 0 ? mmap(NULL, size, PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    struct wl_buffer *buffer = NULL;
    if (memory != MAP_FAILED) {
        memcpy(memory, pixels, size);
        munmap(memory, size);
        struct wl_shm_pool *pool = wl_shm_create_pool(shm, file, (int32_t)size);
        buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_ARGB8888);
        wl_buffer_add_listener(buffer, &buffer_listener, NULL);
        wl_shm_pool_destroy(pool);
    }
    close(file);
    return buffer;
}

void trestle_icon_create(trestle_seat *seat) {
    trestle_seat_remove_icon(seat);
    if (seat->compositor && seat->shm) seat->icon.surface = wl_compositor_create_surface(seat->compositor);
}

void trestle_seat_remove_icon(trestle_seat *seat) {
    if (seat->icon.surface) wl_surface_destroy(seat->icon.surface);
    seat->icon = (trestle_drag_icon){0};
}

void trestle_seat_show_icon(
    trestle_seat *seat, const uint32_t *pixels, int width, int height, int scale, int hot_x, int hot_y) {
    trestle_drag_icon *icon = &seat->icon;
    if (!icon->surface) return;
    bool has_scale = wl_surface_get_version(icon->surface) >= WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION;
    struct wl_buffer *buffer = has_scale || scale == 1 ? buffer_create(seat->shm, pixels, width, height) : NULL;
    if (!buffer) return;
    if (has_scale) wl_surface_set_buffer_scale(icon->surface, scale);
    // A buffer moves the surface relative to its last position, which is at first that of the pointer.
    wl_surface_attach(icon->surface, buffer, icon->hot_x - hot_x, icon->hot_y - hot_y);
    icon->hot_x = hot_x;
    icon->hot_y = hot_y;
    wl_surface_damage(icon->surface, 0, 0, INT32_MAX, INT32_MAX);
    wl_surface_commit(icon->surface);
    wl_display_flush(seat->display);
}

void trestle_seat_hide_icon(trestle_seat *seat) {
    if (!seat->icon.surface) return;
    wl_surface_attach(seat->icon.surface, NULL, 0, 0);
    wl_surface_commit(seat->icon.surface);
    wl_display_flush(seat->display);
}
