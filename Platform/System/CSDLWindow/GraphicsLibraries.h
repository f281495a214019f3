#pragma once
#include <stdbool.h>
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
#include <GLES2/gl2ext.h>
#include <wayland-egl.h>

// The libraries of graphics processors, which are not linked: programs also run without them, and are launched sooner.

#define TRESTLE_EGL_FUNCTIONS(FUNCTION)                                                                                  \
    FUNCTION(BindAPI) FUNCTION(ChooseConfig) FUNCTION(CreateContext) FUNCTION(CreateWindowSurface)                       \
    FUNCTION(DestroyContext) FUNCTION(DestroySurface) FUNCTION(GetConfigAttrib) FUNCTION(GetCurrentContext)              \
    FUNCTION(GetCurrentSurface) FUNCTION(GetDisplay) FUNCTION(GetProcAddress) FUNCTION(Initialize)                       \
    FUNCTION(MakeCurrent) FUNCTION(QueryString) FUNCTION(QuerySurface) FUNCTION(SwapBuffers) FUNCTION(SwapInterval)      \
    FUNCTION(Terminate)

#define TRESTLE_GL_FUNCTIONS(FUNCTION)                                                                                   \
    FUNCTION(AttachShader) FUNCTION(BindFramebuffer) FUNCTION(BindRenderbuffer) FUNCTION(BindTexture)                    \
    FUNCTION(BlendFunc) FUNCTION(Clear) FUNCTION(ClearColor) FUNCTION(CompileShader) FUNCTION(CopyTexSubImage2D)         \
    FUNCTION(CreateProgram) FUNCTION(CreateShader) FUNCTION(DeleteShader) FUNCTION(DeleteTextures) FUNCTION(Disable)     \
    FUNCTION(DrawArrays) FUNCTION(Enable) FUNCTION(FramebufferRenderbuffer)                                              \
    FUNCTION(FramebufferTexture2D) FUNCTION(GenFramebuffers) FUNCTION(GenRenderbuffers) FUNCTION(GenTextures)            \
    FUNCTION(GetError) FUNCTION(GetIntegerv) FUNCTION(GetProgramiv) FUNCTION(GetString) FUNCTION(GetUniformLocation)     \
    FUNCTION(LinkProgram) FUNCTION(PixelStorei) FUNCTION(ReadPixels) FUNCTION(RenderbufferStorage) FUNCTION(Scissor)     \
    FUNCTION(ShaderSource) FUNCTION(TexParameteri) FUNCTION(TexStorage2D) FUNCTION(TexSubImage2D) FUNCTION(Uniform1f)    \
    FUNCTION(Uniform2i) FUNCTION(UseProgram) FUNCTION(Viewport)

#define TRESTLE_WAYLAND_EGL_FUNCTIONS(FUNCTION) FUNCTION(create) FUNCTION(destroy) FUNCTION(resize)

#define TRESTLE_EGL_FUNCTION(name) __typeof__(egl##name) *name;
#define TRESTLE_GL_FUNCTION(name) __typeof__(gl##name) *name;
#define TRESTLE_WAYLAND_EGL_FUNCTION(name) __typeof__(wl_egl_window_##name) *name;

typedef struct { TRESTLE_EGL_FUNCTIONS(TRESTLE_EGL_FUNCTION) } trestle_egl_functions;
typedef struct { TRESTLE_GL_FUNCTIONS(TRESTLE_GL_FUNCTION) } trestle_gl_functions;
typedef struct { TRESTLE_WAYLAND_EGL_FUNCTIONS(TRESTLE_WAYLAND_EGL_FUNCTION) } trestle_wayland_egl_functions;

#undef TRESTLE_EGL_FUNCTION
#undef TRESTLE_GL_FUNCTION
#undef TRESTLE_WAYLAND_EGL_FUNCTION

/// The functions of EGL and OpenGL ES, after `trestle_graphics_libraries_load`.
extern trestle_egl_functions trestle_egl;
extern trestle_gl_functions trestle_gl;

/// Loads EGL and OpenGL ES unless they are loaded, and returns whether they are.
bool trestle_graphics_libraries_load(void);

/// Returns the functions for windows of EGL on Wayland, or NULL if they cannot be loaded.
const trestle_wayland_egl_functions *trestle_wayland_egl_load(void);

/// Returns whether the computer has a device file of a graphics processor that the user may open.
///
/// Without one, only OpenGL in software is available, which takes about 100 ms and 50 MB to load.
bool trestle_graphics_device_exists(void);
