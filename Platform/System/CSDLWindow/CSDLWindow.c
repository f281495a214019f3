#include "CSDLWindow.h"
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
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

/// Receives events of a window, beside those that SDL receives.
static void follow(Display *display, Window window, long events) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, window, &attributes)) {
        XSelectInput(display, window, attributes.your_event_mask | events);
    }
}

/// Returns the selection whose owner is the window of the program that manages the desktop's settings.
static Atom settings_selection(Display *display) {
    char name[32];
    snprintf(name, sizeof(name), "_XSETTINGS_S%d", DefaultScreen(display));
    return XInternAtom(display, name, False);
}

/// Returns a copy of a property with 8-bit values and a zero after it, or NULL without it.
static uint8_t *copied_property(Display *display, Window window, Atom name, uint64_t *length) {
    unsigned char *data = NULL;
    unsigned long count = 0, left = 0;
    Atom type = None;
    int format = 0;
    XGetWindowProperty(
        display, window, name, 0, 1 << 18, False, AnyPropertyType, &type, &format, &count, &left, &data);
    uint8_t *copy = data && format == 8 ? malloc(count + 1) : NULL;
    if (copy) {
        memcpy(copy, data, count);
        copy[count] = 0;
        *length = count;
    }
    if (data) XFree(data);
    return copy;
}

char *trestle_x11_resources(void *window) {
    Display *display = x11_display(window);
    uint64_t length = 0;
    return display ? (char *)copied_property(display, DefaultRootWindow(display), XA_RESOURCE_MANAGER, &length) : NULL;
}

uint8_t *trestle_x11_settings(void *window, uint64_t *length) {
    Display *display = x11_display(window);
    if (!display) return NULL;
    Atom selection = settings_selection(display), settings = XInternAtom(display, "_XSETTINGS_SETTINGS", False);
    // The owner cannot disappear meanwhile, which would be an error that ends the process.
    XGrabServer(display);
    Window owner = XGetSelectionOwner(display, selection);
    uint8_t *copy = NULL;
    if (owner != None) {
        follow(display, owner, PropertyChangeMask);
        copy = copied_property(display, owner, settings, length);
    }
    XUngrabServer(display);
    XFlush(display);
    return copy;
}

/// The type of the event that replaces those of the server's settings.
static uint32_t settings_event;

static bool is_of_settings(const XEvent *event) {
    Display *display = event->xany.display;
    switch (event->type) {
    case PropertyNotify:
        if (event->xproperty.atom == XA_RESOURCE_MANAGER) return event->xproperty.window == DefaultRootWindow(display);
        return event->xproperty.atom == XInternAtom(display, "_XSETTINGS_SETTINGS", True);
    case ClientMessage:
        // Another program manages the settings from now on.
        return event->xclient.message_type == XInternAtom(display, "MANAGER", True)
            && (Atom)event->xclient.data.l[1] == settings_selection(display);
    default: return false;
    }
}

/// Called for each event before it is added to the queue, which contains no events of the window system.
static int filter(void *unused, SDL_Event *event) {
    if (event->type != SDL_SYSWMEVENT) return 1;
    const SDL_SysWMmsg *message = event->syswm.msg;
    if (message && message->subsystem == SDL_SYSWM_X11 && is_of_settings(&message->msg.x11.event)) {
        SDL_Event change = {.type = settings_event};
        SDL_PushEvent(&change);
    }
    return 0;
}

void trestle_x11_add_settings_events(uint32_t type) {
    settings_event = type;
    SDL_SetEventFilter(filter, NULL);
    SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}

void trestle_x11_follow_settings(void *window) {
    Display *display = x11_display(window);
    if (display) follow(display, DefaultRootWindow(display), PropertyChangeMask | StructureNotifyMask);
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
char *trestle_x11_resources(void *window) { return NULL; }
uint8_t *trestle_x11_settings(void *window, uint64_t *length) { return NULL; }
void trestle_x11_add_settings_events(uint32_t type) {}
void trestle_x11_follow_settings(void *window) {}

#endif
