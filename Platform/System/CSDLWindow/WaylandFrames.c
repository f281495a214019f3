#define _GNU_SOURCE
#include "WaylandFrames.h"
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_WAYLAND
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

// A wide list that is scrolled changes about 200 rectangles in a frame, for as many as two of which a buffer may be in use.
enum { maximum_buffers = 3, maximum_stale_rects = 512 };

/// Pixels that the compositor can read.
typedef struct {
    struct wl_shm_pool *pool;
    /// The rows that are displayed, or NULL before the first frame.
    struct wl_buffer *proxy;
    int first_row;
    uint32_t *pixels;
    size_t size;
    /// Whether the compositor reads the pixels.
    bool is_busy;
    /// Whether the buffer is destroyed as soon as the compositor no longer reads it.
    bool is_retired;
    /// The rectangles that differ from the last frame. All pixels do if the count is negative.
    trestle_pixel_rect stale[maximum_stale_rects];
    int stale_count;
} shared_buffer;

struct trestle_wayland_frames {
    struct wl_display *display;
    struct wl_surface *surface;
    struct wl_shm *shm;
    /// The request for the time of the next frame, or NULL if the compositor is ready.
    struct wl_callback *callback;
    uint32_t event;
    int width, height, rows;
    shared_buffer *buffers[maximum_buffers];
    /// The buffer with the last frame, and the one that `begin` has returned.
    shared_buffer *last, *current;
};

// MARK: Buffers

static void buffer_destroy(shared_buffer *buffer) {
    if (buffer->proxy) wl_buffer_destroy(buffer->proxy);
    wl_shm_pool_destroy(buffer->pool);
    munmap(buffer->pixels, buffer->size);
    free(buffer);
}

static void buffer_release(void *data, struct wl_buffer *proxy) {
    shared_buffer *buffer = data;
    buffer->is_busy = false;
    if (buffer->is_retired) buffer_destroy(buffer);
}

static const struct wl_buffer_listener buffer_listener = {buffer_release};

static shared_buffer *buffer_create(struct wl_shm *shm, int width, int rows) {
    size_t size = (size_t)width * (size_t)rows * 4;
    if (size > INT32_MAX) return NULL;
    int file = memfd_create("window", MFD_CLOEXEC);
    if (file < 0) return NULL;
    void *pixels = ftruncate(file, (off_t)size) == 0 ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                                                     : MAP_FAILED;
    shared_buffer *created = pixels == MAP_FAILED ? NULL : calloc(1, sizeof(shared_buffer));
    if (created) {
        *created = (shared_buffer){
            .pool = wl_shm_create_pool(shm, file, (int32_t)size), .pixels = pixels, .size = size, .stale_count = -1,
        };
    } else if (pixels != MAP_FAILED) {
        munmap(pixels, size);
    }
    close(file);
    return created;
}

/// Makes a row the first one that is displayed. The compositor must not read the buffer.
static void buffer_begin_in(shared_buffer *buffer, int first_row, int width, int height) {
    if (buffer->proxy && buffer->first_row == first_row) return;
    if (buffer->proxy) wl_buffer_destroy(buffer->proxy);
    buffer->first_row = first_row;
    buffer->proxy = wl_shm_pool_create_buffer(
        buffer->pool, first_row * width * 4, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_buffer_add_listener(buffer->proxy, &buffer_listener, buffer);
}

/// Copies what differs from the last frame.
static void buffer_update(shared_buffer *buffer, const shared_buffer *last, int width, int height) {
    uint32_t *target = buffer->pixels + (size_t)buffer->first_row * (size_t)width;
    const uint32_t *source = last->pixels + (size_t)last->first_row * (size_t)width;
    if (buffer->stale_count < 0) memcpy(target, source, (size_t)width * (size_t)height * 4);
    for (int index = 0; index < buffer->stale_count; index++) {
        trestle_pixel_rect rect = buffer->stale[index];
        for (int y = rect.y; y < rect.y + rect.height; y++) {
            size_t start = (size_t)y * (size_t)width + (size_t)rect.x;
            memcpy(target + start, source + start, (size_t)rect.width * 4);
        }
    }
    buffer->stale_count = 0;
}

static void buffer_mark_stale(shared_buffer *buffer, const trestle_pixel_rect *rects, int count) {
    if (buffer->stale_count < 0) return;
    if (buffer->stale_count + count > maximum_stale_rects) {
        buffer->stale_count = -1;
        return;
    }
    memcpy(buffer->stale + buffer->stale_count, rects, (size_t)count * sizeof(trestle_pixel_rect));
    buffer->stale_count += count;
}

static void retire_buffers(trestle_wayland_frames *frames) {
    for (int index = 0; index < maximum_buffers; index++) {
        shared_buffer *buffer = frames->buffers[index];
        if (!buffer) continue;
        // A compositor may read the pixels after their buffer is destroyed.
        if (buffer->is_busy) buffer->is_retired = true; else buffer_destroy(buffer);
        frames->buffers[index] = NULL;
    }
    frames->last = frames->current = NULL;
}

// MARK: Connection

static void registry_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
    struct wl_shm **shm = data;
    if (!*shm && strcmp(interface, wl_shm_interface.name) == 0) {
        *shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
    }
}

static void registry_global_remove(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {registry_global, registry_global_remove};

/// Returns the factory of shared memory. Waits for the compositor, on a queue that SDL does not read.
static struct wl_shm *bind_shm(struct wl_display *display) {
    struct wl_event_queue *queue = wl_display_create_queue(display);
    struct wl_display *wrapper = wl_proxy_create_wrapper(display);
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    struct wl_registry *registry = wl_display_get_registry(wrapper);
    struct wl_shm *shm = NULL;
    wl_registry_add_listener(registry, &registry_listener, &shm);
    wl_display_roundtrip_queue(display, queue);
    wl_registry_destroy(registry);
    wl_proxy_wrapper_destroy(wrapper);
    // SDL reads the default queue, in which buffers are released.
    if (shm) wl_proxy_set_queue((struct wl_proxy *)shm, NULL);
    wl_event_queue_destroy(queue);
    return shm;
}

trestle_wayland_frames *trestle_wayland_frames_create(void *window, uint32_t event) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
    struct wl_shm *shm = bind_shm(info.info.wl.display);
    trestle_wayland_frames *frames = shm ? calloc(1, sizeof(trestle_wayland_frames)) : NULL;
    if (!frames) return NULL;
    frames->display = info.info.wl.display;
    frames->surface = info.info.wl.surface;
    frames->shm = shm;
    frames->event = event;
    return frames;
}

void trestle_wayland_frames_destroy(trestle_wayland_frames *frames) {
    if (frames->callback) wl_callback_destroy(frames->callback);
    retire_buffers(frames);
    wl_shm_destroy(frames->shm);
    free(frames);
}

// MARK: Frames

static void frame_done(void *data, struct wl_callback *callback, uint32_t time) {
    trestle_wayland_frames *frames = data;
    wl_callback_destroy(callback);
    frames->callback = NULL;
    SDL_Event event = {.type = frames->event};
    SDL_PushEvent(&event);
}

static const struct wl_callback_listener frame_listener = {frame_done};

bool trestle_wayland_frames_are_ready(trestle_wayland_frames *frames) { return !frames->callback; }

uint32_t *trestle_wayland_frames_begin(
    trestle_wayland_frames *frames, int width, int height, int rows, bool *is_blank) {
    if (width != frames->width || height != frames->height || rows != frames->rows) {
        retire_buffers(frames);
        frames->width = width;
        frames->height = height;
        frames->rows = rows;
    }
    // Most compositors copy the pixels at once, so that the buffer with the last frame is free.
    shared_buffer *available = frames->last && !frames->last->is_busy ? frames->last : NULL;
    for (int index = 0; index < maximum_buffers && !available; index++) {
        if (!frames->buffers[index]) frames->buffers[index] = buffer_create(frames->shm, width, rows);
        if (frames->buffers[index] && !frames->buffers[index]->is_busy) available = frames->buffers[index];
    }
    frames->current = available;
    if (!available) return NULL;
    *is_blank = !frames->last;
    if (frames->last && frames->last != available) buffer_update(available, frames->last, width, height);
    return available->pixels;
}

void trestle_wayland_frames_release(trestle_wayland_frames *frames) { retire_buffers(frames); }

void trestle_wayland_frames_request_next(trestle_wayland_frames *frames) {
    if (frames->callback) return;
    frames->callback = wl_surface_frame(frames->surface);
    wl_callback_add_listener(frames->callback, &frame_listener, frames);
}

void trestle_wayland_frames_commit(
    trestle_wayland_frames *frames, int first_row, const trestle_pixel_rect *rects, int count) {
    shared_buffer *current = frames->current;
    if (!current) return;
    buffer_begin_in(current, first_row, frames->width, frames->height);
    for (int index = 0; index < maximum_buffers; index++) {
        shared_buffer *other = frames->buffers[index];
        if (other && other != current) buffer_mark_stale(other, rects, count);
    }
    current->stale_count = 0;
    current->is_busy = true;
    frames->last = current;
    wl_surface_attach(frames->surface, current->proxy, 0, 0);
    bool has_buffer_damage = wl_surface_get_version(frames->surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION;
    for (int index = 0; index < count && has_buffer_damage; index++) {
        trestle_pixel_rect rect = rects[index];
        wl_surface_damage_buffer(frames->surface, rect.x, rect.y, rect.width, rect.height);
    }
    if (!has_buffer_damage) wl_surface_damage(frames->surface, 0, 0, INT32_MAX, INT32_MAX);
    wl_surface_commit(frames->surface);
    wl_display_flush(frames->display);
}

#else

trestle_wayland_frames *trestle_wayland_frames_create(void *window, uint32_t event) { return NULL; }
void trestle_wayland_frames_destroy(trestle_wayland_frames *frames) {}
bool trestle_wayland_frames_are_ready(trestle_wayland_frames *frames) { return true; }
uint32_t *trestle_wayland_frames_begin(
    trestle_wayland_frames *frames, int width, int height, int rows, bool *is_blank) {
    return NULL;
}
void trestle_wayland_frames_release(trestle_wayland_frames *frames) {}
void trestle_wayland_frames_request_next(trestle_wayland_frames *frames) {}
void trestle_wayland_frames_commit(
    trestle_wayland_frames *frames, int first_row, const trestle_pixel_rect *rects, int count) {}

#endif
