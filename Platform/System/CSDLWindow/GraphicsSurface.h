#pragma once
#include "GraphicsLibraries.h"

/// A context of OpenGL ES, and the surface of an SDL window in which it draws.
typedef struct trestle_graphics_surface {
    EGLDisplay display;
    EGLContext context;
    /// The surface, or EGL_NO_SURFACE if there is no window.
    EGLSurface surface;
    /// The connection to the X server, a `Display`, or NULL on another desktop.
    void *x11_display;
    /// The size of the surface on Wayland, or NULL on another desktop.
    struct wl_egl_window *wayland_window;
    /// The function that returns whether the graphics processor has been reset, or NULL if the driver has none.
    PFNGLGETGRAPHICSRESETSTATUSEXTPROC reset_status;
    struct trestle_graphics_surface *next;
} trestle_graphics_surface;

/// Creates a context, which is current, and a surface, and returns whether that is possible.
///
/// \param surface Memory that the function initializes, also if it returns false.
/// \param window The window, or NULL for a context without a surface.
bool trestle_graphics_surface_init(trestle_graphics_surface *surface, void *window);

/// Detaches a surface from its window, and releases all but its memory.
void trestle_graphics_surface_deinit(trestle_graphics_surface *surface);

/// Makes the context current, and returns whether that is possible.
///
/// The surface becomes current only when a frame begins, because a driver may then allocate a buffer of its present size.
bool trestle_graphics_surface_make_current(trestle_graphics_surface *surface);

/// Makes the surface current to begin a frame, and returns whether that is possible. The context has to be current.
bool trestle_graphics_surface_begin(trestle_graphics_surface *surface);

/// Sets the size of the next frame in pixels, unless it is that of the window.
void trestle_graphics_surface_resize(trestle_graphics_surface *surface, int width, int height);

/// Returns the number of rows of the next frame.
///
/// \param height The number that has been set last.
int trestle_graphics_surface_height(trestle_graphics_surface *surface, int height);

/// Displays what has been drawn, and returns whether that was possible.
bool trestle_graphics_surface_show(trestle_graphics_surface *surface);
