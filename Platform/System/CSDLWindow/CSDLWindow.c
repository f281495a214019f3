#include "CSDLWindow.h"
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdlib.h>
#include <string.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xlib.h>
#endif

uint32_t trestle_x11_window(void *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return 0;
#ifdef SDL_VIDEO_DRIVER_X11
    if (info.subsystem == SDL_SYSWM_X11) return (uint32_t)info.info.x11.window;
#endif
    return 0;
}

void *trestle_wayland_display(void *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return NULL;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    if (info.subsystem == SDL_SYSWM_WAYLAND) return info.info.wl.display;
#endif
    return NULL;
}

void *trestle_wayland_surface(void *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return NULL;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    if (info.subsystem == SDL_SYSWM_WAYLAND) return info.info.wl.surface;
#endif
    return NULL;
}

#ifdef SDL_VIDEO_DRIVER_X11

static Display *x11_display(void *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
    return info.info.x11.display;
}

const char *trestle_x11_resources(void *window) {
    Display *display = x11_display(window);
    return display ? XResourceManagerString(display) : NULL;
}

uint8_t *trestle_x11_settings(void *window, uint64_t *length) {
    Display *display = x11_display(window);
    if (!display) return NULL;
    char name[32];
    snprintf(name, sizeof(name), "_XSETTINGS_S%d", DefaultScreen(display));
    Atom selection = XInternAtom(display, name, True), settings = XInternAtom(display, "_XSETTINGS_SETTINGS", True);
    if (selection == None || settings == None) return NULL;
    // The owner cannot disappear meanwhile, which would be an error that ends the process.
    XGrabServer(display);
    Window owner = XGetSelectionOwner(display, selection);
    unsigned char *data = NULL;
    unsigned long count = 0, left = 0;
    Atom type = None;
    int format = 0;
    if (owner != None) {
        XGetWindowProperty(
            display, owner, settings, 0, 1 << 16, False, AnyPropertyType, &type, &format, &count, &left, &data);
    }
    XUngrabServer(display);
    XFlush(display);
    uint8_t *copy = data && format == 8 ? malloc(count) : NULL;
    if (copy) memcpy(copy, data, count);
    if (data) XFree(data);
    *length = count;
    return copy;
}

void trestle_x11_activate(void *window, uint32_t time) {
    Display *display = x11_display(window);
    Atom active = display ? XInternAtom(display, "_NET_ACTIVE_WINDOW", True) : None;
    if (active == None) return;
    const long application = 1;
    XEvent event = {.xclient = {
        .type = ClientMessage, .window = trestle_x11_window(window), .message_type = active, .format = 32,
        .data.l = {application, (long)time, 0, 0, 0},
    }};
    XSendEvent(
        display, DefaultRootWindow(display), False, SubstructureRedirectMask | SubstructureNotifyMask, &event);
    XFlush(display);
}

#else

void trestle_x11_activate(void *window, uint32_t time) {}
const char *trestle_x11_resources(void *window) { return NULL; }
uint8_t *trestle_x11_settings(void *window, uint64_t *length) { return NULL; }

#endif
