#include "GraphicsSurface.h"
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdint.h>
#include <string.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xlib.h>
#endif

static const trestle_egl_functions *const egl = &trestle_egl;
static const trestle_gl_functions *const gl = &trestle_gl;

/// The surfaces whose displays are in use.
static trestle_graphics_surface *first_surface;

// MARK: Errors of the X server

#ifdef SDL_VIDEO_DRIVER_X11

static bool x11_failed;

static int handle_x11_error(Display *display, XErrorEvent *event) {
    x11_failed = true;
    return 0;
}

typedef int (*x11_error_handler)(Display *, XErrorEvent *);

/// Errors would end the process.
static x11_error_handler begin_x11_requests(trestle_graphics_surface *surface) {
    if (!surface->x11_display) return NULL;
    XSync(surface->x11_display, False);
    x11_failed = false;
    return XSetErrorHandler(handle_x11_error);
}

/// Returns whether the server has executed all requests.
static bool end_x11_requests(trestle_graphics_surface *surface, x11_error_handler handler) {
    if (!surface->x11_display) return true;
    XSync(surface->x11_display, False);
    XSetErrorHandler(handler);
    return !x11_failed;
}

#else

typedef void *x11_error_handler;
static x11_error_handler begin_x11_requests(trestle_graphics_surface *surface) { return NULL; }
static bool end_x11_requests(trestle_graphics_surface *surface, x11_error_handler handler) { return true; }

#endif

// MARK: Windows

/// The window of a surface.
typedef struct {
    /// The platform of EGL, and the connection to it.
    EGLenum platform;
    void *display;
    /// The native window, or 0 if there is none.
    EGLNativeWindowType window;
    /// The identifier of the window's visual on an X server, or 0 if the format of pixels is not fixed.
    EGLint visual;
} native_window;

#ifdef SDL_VIDEO_DRIVER_X11

static bool find_x11_window(trestle_graphics_surface *surface, native_window *native, const SDL_SysWMinfo *info) {
    Display *display = info->info.x11.display;
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(display, info->info.x11.window, &attributes)) return false;
    surface->x11_display = display;
    *native = (native_window){
        .platform = EGL_PLATFORM_X11_KHR, .display = display, .window = (EGLNativeWindowType)info->info.x11.window,
        .visual = (EGLint)XVisualIDFromVisual(attributes.visual),
    };
    return true;
}

#endif

#ifdef SDL_VIDEO_DRIVER_WAYLAND

static bool find_wayland_window(trestle_graphics_surface *surface, native_window *native, const SDL_SysWMinfo *info) {
    const trestle_wayland_egl_functions *wayland_egl = trestle_wayland_egl_load();
    if (!wayland_egl) return false;
    surface->wayland_window = wayland_egl->create(info->info.wl.surface, 1, 1);
    if (!surface->wayland_window) return false;
    *native = (native_window){
        .platform = EGL_PLATFORM_WAYLAND_KHR, .display = info->info.wl.display,
        .window = (EGLNativeWindowType)surface->wayland_window,
    };
    return true;
}

#endif

static bool find_window(trestle_graphics_surface *surface, native_window *native, void *window) {
    if (!window) {
        *native = (native_window){.platform = EGL_PLATFORM_SURFACELESS_MESA, .display = EGL_DEFAULT_DISPLAY};
        return true;
    }
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info)) return false;
#ifdef SDL_VIDEO_DRIVER_X11
    if (info.subsystem == SDL_SYSWM_X11) return find_x11_window(surface, native, &info);
#endif
#ifdef SDL_VIDEO_DRIVER_WAYLAND
    if (info.subsystem == SDL_SYSWM_WAYLAND) return find_wayland_window(surface, native, &info);
#endif
    return false;
}

// MARK: Contexts

static bool has_extension(const char *extensions, const char *name) {
    size_t length = strlen(name);
    for (const char *found = extensions; found && (found = strstr(found, name)); found += length) {
        bool is_start = found == extensions || found[-1] == ' ';
        if (is_start && (found[length] == ' ' || found[length] == 0)) return true;
    }
    return false;
}

static EGLDisplay find_display(const native_window *native) {
    // EGL can only guess the platform from a pointer.
    if (has_extension(egl->QueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS), "EGL_EXT_platform_base")) {
        PFNEGLGETPLATFORMDISPLAYEXTPROC platform_display =
            (PFNEGLGETPLATFORMDISPLAYEXTPROC)egl->GetProcAddress("eglGetPlatformDisplayEXT");
        if (platform_display) return platform_display(native->platform, native->display, NULL);
    }
    return native->window ? egl->GetDisplay((EGLNativeDisplayType)native->display) : EGL_NO_DISPLAY;
}

static EGLint config_value(EGLDisplay display, EGLConfig config, EGLint attribute) {
    EGLint value = -1;
    egl->GetConfigAttrib(display, config, attribute, &value);
    return value;
}

/// Finds a format of 8 bits for each color, if possible without alpha.
static bool find_config(EGLDisplay display, const native_window *native, EGLConfig *config) {
    const EGLint attributes[] = {
        EGL_SURFACE_TYPE, native->window ? EGL_WINDOW_BIT : EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT,
        EGL_RED_SIZE, 8, EGL_GREEN_SIZE, 8, EGL_BLUE_SIZE, 8, EGL_NONE,
    };
    enum { maximum = 256 };
    EGLConfig configs[maximum];
    EGLint count = 0;
    if (!egl->ChooseConfig(display, attributes, configs, maximum, &count)) return false;
    bool is_found = false;
    for (EGLint index = 0; index < count; index++) {
        EGLConfig candidate = configs[index];
        bool has_format = config_value(display, candidate, EGL_RED_SIZE) == 8
            && config_value(display, candidate, EGL_GREEN_SIZE) == 8
            && config_value(display, candidate, EGL_BLUE_SIZE) == 8
            && (!native->visual || config_value(display, candidate, EGL_NATIVE_VISUAL_ID) == native->visual);
        bool has_alpha = config_value(display, candidate, EGL_ALPHA_SIZE) > 0;
        if (!has_format || (is_found && has_alpha)) continue;
        *config = candidate;
        is_found = true;
        if (!has_alpha) break;
    }
    return is_found;
}

static EGLContext create_context(EGLDisplay display, EGLConfig config, bool *notifies) {
    // Some drivers abort the process after a reset of the graphics processor, unless it requests a notification.
    const EGLint attributes[] = {
        EGL_CONTEXT_CLIENT_VERSION, 3, EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT, EGL_LOSE_CONTEXT_ON_RESET_EXT,
        EGL_NONE,
    };
    EGLContext context = EGL_NO_CONTEXT;
    if (has_extension(egl->QueryString(display, EGL_EXTENSIONS), "EGL_EXT_create_context_robustness")) {
        context = egl->CreateContext(display, config, EGL_NO_CONTEXT, attributes);
    }
    *notifies = context != EGL_NO_CONTEXT;
    const EGLint minimum[] = {EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE};
    return *notifies ? context : egl->CreateContext(display, config, EGL_NO_CONTEXT, minimum);
}

// MARK: Surfaces

static bool is_in_use(EGLDisplay display) {
    for (trestle_graphics_surface *surface = first_surface; surface; surface = surface->next) {
        if (surface->display == display) return true;
    }
    return false;
}

static bool open_surface(trestle_graphics_surface *surface, const native_window *native) {
    EGLDisplay display = find_display(native);
    if (display == EGL_NO_DISPLAY) return false;
    if (!egl->Initialize(display, NULL, NULL)) return false;
    surface->display = display;
    surface->next = first_surface;
    first_surface = surface;
    EGLConfig config;
    bool notifies;
    if (!egl->BindAPI(EGL_OPENGL_ES_API) || !find_config(display, native, &config)) return false;
    surface->context = create_context(display, config, &notifies);
    if (surface->context == EGL_NO_CONTEXT) return false;
    if (native->window) {
        surface->surface = egl->CreateWindowSurface(display, config, native->window, NULL);
        if (surface->surface == EGL_NO_SURFACE) return false;
    }
    if (!trestle_graphics_surface_make_current(surface)) return false;
    if (surface->x11_display && !trestle_graphics_surface_begin(surface)) return false;
    if (notifies && has_extension((const char *)gl->GetString(GL_EXTENSIONS), "GL_EXT_robustness")) {
        surface->reset_status =
            (PFNGLGETGRAPHICSRESETSTATUSEXTPROC)egl->GetProcAddress("glGetGraphicsResetStatusEXT");
    }
    return true;
}

bool trestle_graphics_surface_init(trestle_graphics_surface *surface, void *window) {
    *surface = (trestle_graphics_surface){
        .display = EGL_NO_DISPLAY, .context = EGL_NO_CONTEXT, .surface = EGL_NO_SURFACE,
    };
    native_window native;
    if (!trestle_graphics_libraries_load() || !find_window(surface, &native, window)) return false;
    x11_error_handler handler = begin_x11_requests(surface);
    bool is_open = open_surface(surface, &native);
    return end_x11_requests(surface, handler) && is_open;
}

/// Leaves the list of surfaces, and releases the display unless others use it.
static void close_display(trestle_graphics_surface *surface) {
    trestle_graphics_surface **link = &first_surface;
    while (*link != surface) link = &(*link)->next;
    *link = surface->next;
    // SDL may close its connection, and open another one at the same address.
    if (!is_in_use(surface->display)) egl->Terminate(surface->display);
}

void trestle_graphics_surface_deinit(trestle_graphics_surface *surface) {
    x11_error_handler handler = begin_x11_requests(surface);
    EGLDisplay display = surface->display;
    if (surface->context != EGL_NO_CONTEXT) {
        if (egl->GetCurrentContext() == surface->context) {
            egl->MakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        }
        if (surface->surface != EGL_NO_SURFACE) egl->DestroySurface(display, surface->surface);
        egl->DestroyContext(display, surface->context);
    }
    if (display != EGL_NO_DISPLAY) close_display(surface);
    if (surface->wayland_window) trestle_wayland_egl_load()->destroy(surface->wayland_window);
    end_x11_requests(surface, handler);
}

bool trestle_graphics_surface_make_current(trestle_graphics_surface *surface) {
    return egl->GetCurrentContext() == surface->context
        || egl->MakeCurrent(surface->display, EGL_NO_SURFACE, EGL_NO_SURFACE, surface->context);
}

bool trestle_graphics_surface_begin(trestle_graphics_surface *surface) {
    if (surface->surface == EGL_NO_SURFACE || egl->GetCurrentSurface(EGL_DRAW) == surface->surface) return true;
    if (!egl->MakeCurrent(surface->display, surface->surface, surface->surface, surface->context)) return false;
    // The caller waits for frame callbacks of a Wayland compositor. EGL would block while the window is not visible.
    egl->SwapInterval(surface->display, surface->wayland_window ? 0 : 1);
    return true;
}

void trestle_graphics_surface_resize(trestle_graphics_surface *surface, int width, int height) {
    if (surface->wayland_window) trestle_wayland_egl_load()->resize(surface->wayland_window, width, height, 0, 0);
}

int trestle_graphics_surface_height(trestle_graphics_surface *surface, int height) {
    EGLint rows = height;
    if (surface->x11_display) egl->QuerySurface(surface->display, surface->surface, EGL_HEIGHT, &rows);
    return rows;
}

bool trestle_graphics_surface_show(trestle_graphics_surface *surface) {
    if (surface->surface != EGL_NO_SURFACE && !egl->SwapBuffers(surface->display, surface->surface)) return false;
    return !surface->reset_status || surface->reset_status() == GL_NO_ERROR;
}
