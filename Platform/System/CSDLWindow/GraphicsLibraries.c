#include "GraphicsLibraries.h"
#include <dlfcn.h>
#include <glob.h>
#include <unistd.h>

trestle_egl_functions trestle_egl;
trestle_gl_functions trestle_gl;
static trestle_wayland_egl_functions wayland_egl;

/// The names of a structure's functions, in its order.
#define EGL_NAME(name) "egl" #name,
#define GL_NAME(name) "gl" #name,
#define WAYLAND_EGL_NAME(name) "wl_egl_window_" #name,
static const char *const egl_names[] = {TRESTLE_EGL_FUNCTIONS(EGL_NAME) NULL};
static const char *const gl_names[] = {TRESTLE_GL_FUNCTIONS(GL_NAME) NULL};
static const char *const wayland_egl_names[] = {TRESTLE_WAYLAND_EGL_FUNCTIONS(WAYLAND_EGL_NAME) NULL};

/// Loads a library, which remains in memory, and returns whether it has all functions.
static bool load(const char *file, const char *const *names, void *functions) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    void **function = functions;
    for (; *names; names++, function++) {
        *function = dlsym(library, *names);
        if (!*function) return false;
    }
    return true;
}

bool trestle_graphics_libraries_load(void) {
    static bool is_loaded;
    is_loaded = is_loaded
        || (load("libEGL.so.1", egl_names, &trestle_egl) && load("libGLESv2.so.2", gl_names, &trestle_gl));
    return is_loaded;
}

const trestle_wayland_egl_functions *trestle_wayland_egl_load(void) {
    static bool is_loaded;
    is_loaded = is_loaded || load("libwayland-egl.so.1", wayland_egl_names, &wayland_egl);
    return is_loaded ? &wayland_egl : NULL;
}

bool trestle_graphics_device_exists(void) {
    // The kernel's own drivers, and those of Nvidia, Windows, ARM and Qualcomm.
    static const char *const patterns[] = {
        "/dev/dri/renderD*", "/dev/nvidiactl", "/dev/dxg", "/dev/mali*", "/dev/kgsl*", NULL,
    };
    bool exists = false;
    for (const char *const *pattern = patterns; *pattern && !exists; pattern++) {
        glob_t files;
        if (glob(*pattern, GLOB_NOSORT, NULL, &files) != 0) continue;
        for (size_t index = 0; index < files.gl_pathc; index++) {
            exists = exists || access(files.gl_pathv[index], R_OK | W_OK) == 0;
        }
        globfree(&files);
    }
    return exists;
}
