#include "X11Frames.h"
#include <stdbool.h>
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

struct trestle_x11_frames {
    Display *display;
    Window window;
    Visual *visual;
    unsigned int depth;
    GC context;
    /// The image, or NULL before the first frame.
    XImage *image;
    /// The image's memory if it is shared with the server.
    XShmSegmentInfo segment;
    bool is_shared;
};

// MARK: Memory

static bool attach_failed;

static int handle_attach_error(Display *display, XErrorEvent *event) {
    attach_failed = true;
    return 0;
}

/// Shares a segment with the server, which refuses it if it runs on another computer.
static bool segment_attach(XShmSegmentInfo *segment, Display *display) {
    attach_failed = false;
    int (*handler)(Display *, XErrorEvent *) = XSetErrorHandler(handle_attach_error);
    XShmAttach(display, segment);
    XSync(display, False);
    XSetErrorHandler(handler);
    return !attach_failed;
}

static bool segment_create(XShmSegmentInfo *segment, Display *display, size_t size) {
    if (!XShmQueryExtension(display)) return false;
    segment->shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
    if (segment->shmid < 0) return false;
    segment->shmaddr = shmat(segment->shmid, NULL, 0);
    segment->readOnly = False;
    bool is_mapped = segment->shmaddr != (char *)-1;
    bool is_shared = is_mapped && segment_attach(segment, display);
    // The memory ends with the last process that has mapped it.
    shmctl(segment->shmid, IPC_RMID, NULL);
    if (is_mapped && !is_shared) shmdt(segment->shmaddr);
    return is_shared;
}

static void segment_destroy(XShmSegmentInfo *segment, Display *display) {
    XShmDetach(display, segment);
    XSync(display, False);
    shmdt(segment->shmaddr);
}

static void remove_image(trestle_x11_frames *frames) {
    if (!frames->image) return;
    if (frames->is_shared) {
        segment_destroy(&frames->segment, frames->display);
        // Otherwise the pixels are released together with the image.
        frames->image->data = NULL;
    }
    XDestroyImage(frames->image);
    frames->image = NULL;
}

static void make_image(trestle_x11_frames *frames, unsigned int width, unsigned int rows) {
    size_t size = (size_t)width * rows * 4;
    frames->is_shared = segment_create(&frames->segment, frames->display, size);
    if (frames->is_shared) {
        frames->image = XShmCreateImage(
            frames->display, frames->visual, frames->depth, ZPixmap, frames->segment.shmaddr, &frames->segment, width,
            rows);
        if (!frames->image) segment_destroy(&frames->segment, frames->display);
        return;
    }
    char *pixels = calloc(1, size);
    if (!pixels) return;
    frames->image = XCreateImage(
        frames->display, frames->visual, frames->depth, ZPixmap, 0, pixels, width, rows, 32, (int)width * 4);
    if (!frames->image) free(pixels);
}

/// Returns whether an image of 24 or 32 bits has 32 bits for each pixel, as on most servers.
static bool has_wide_pixels(Display *display, int depth) {
    int count = 0;
    XPixmapFormatValues *formats = XListPixmapFormats(display, &count);
    bool is_wide = false;
    for (int index = 0; index < count; index++) {
        if (formats[index].depth == depth) is_wide = formats[index].bits_per_pixel == 32;
    }
    if (formats) XFree(formats);
    return is_wide;
}

// MARK: Frames

trestle_x11_frames *trestle_x11_frames_create(void *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
    Display *display = info.info.x11.display;
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(display, info.info.x11.window, &attributes)) return NULL;
    Visual *visual = attributes.visual;
    if (ImageByteOrder(display) != LSBFirst || !has_wide_pixels(display, attributes.depth)
        || visual->red_mask != 0xFF0000 || visual->green_mask != 0xFF00 || visual->blue_mask != 0xFF) {
        return NULL;
    }
    trestle_x11_frames *frames = calloc(1, sizeof(trestle_x11_frames));
    if (!frames) return NULL;
    *frames = (trestle_x11_frames){
        .display = display, .window = info.info.x11.window, .visual = visual, .depth = (unsigned int)attributes.depth,
        .context = XCreateGC(display, info.info.x11.window, 0, NULL),
    };
    return frames;
}

void trestle_x11_frames_release(trestle_x11_frames *frames) { remove_image(frames); }

void trestle_x11_frames_destroy(trestle_x11_frames *frames) {
    remove_image(frames);
    XFreeGC(frames->display, frames->context);
    free(frames);
}

uint32_t *trestle_x11_frames_pixels(trestle_x11_frames *frames, int width, int rows) {
    remove_image(frames);
    make_image(frames, (unsigned int)width, (unsigned int)rows);
    return frames->image ? (uint32_t *)frames->image->data : NULL;
}

void trestle_x11_frames_show(
    trestle_x11_frames *frames, int first_row, const trestle_pixel_rect *rects, int count) {
    if (!frames->image) return;
    for (int index = 0; index < count; index++) {
        trestle_pixel_rect rect = rects[index];
        unsigned int width = (unsigned int)rect.width, height = (unsigned int)rect.height;
        int row = rect.y + first_row;
        if (frames->is_shared) {
            XShmPutImage(
                frames->display, frames->window, frames->context, frames->image, rect.x, row, rect.x, rect.y, width,
                height, False);
        } else {
            XPutImage(
                frames->display, frames->window, frames->context, frames->image, rect.x, row, rect.x, rect.y, width,
                height);
        }
    }
    // The server reads shared memory later.
    XSync(frames->display, False);
}

#else

trestle_x11_frames *trestle_x11_frames_create(void *window) { return NULL; }
void trestle_x11_frames_release(trestle_x11_frames *frames) {}
void trestle_x11_frames_destroy(trestle_x11_frames *frames) {}
uint32_t *trestle_x11_frames_pixels(trestle_x11_frames *frames, int width, int rows) { return NULL; }
void trestle_x11_frames_show(
    trestle_x11_frames *frames, int first_row, const trestle_pixel_rect *rects, int count) {}

#endif
