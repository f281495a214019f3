#define _GNU_SOURCE
#include "GraphicsFrames.h"
#include "GraphicsSurface.h"
#include <stdlib.h>
#include <string.h>

static const trestle_gl_functions *const gl = &trestle_gl;

/// A picture, or the screen.
typedef struct {
    GLuint texture;
    int width, height;
    bool is_opaque;
} picture;

struct trestle_graphics_frames {
    trestle_graphics_surface surface;
    /// Whether the pixels can no longer be displayed.
    bool is_lost;
    GLint maximum_size;
    /// The locations of the program's uniform variables.
    GLint origin, opacity;
    /// The framebuffers of a texture that is copied, and of frames that are not displayed, or 0 for a window.
    GLuint source, target;
    /// The pixels of frames that are not displayed.
    GLuint target_pixels;
    picture screen;
    /// Memory for pixels that move, or 0 before the first move.
    GLuint spare;
    picture *pictures;
    int count, capacity;
};

// MARK: Rectangles

static trestle_pixel_rect intersection(trestle_pixel_rect a, trestle_pixel_rect b) {
    int64_t a_right = (int64_t)a.x + a.width, a_bottom = (int64_t)a.y + a.height;
    int64_t b_right = (int64_t)b.x + b.width, b_bottom = (int64_t)b.y + b.height;
    int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
    int64_t width = (a_right < b_right ? a_right : b_right) - x;
    int64_t height = (a_bottom < b_bottom ? a_bottom : b_bottom) - y;
    if (width <= 0 || height <= 0) return (trestle_pixel_rect){0};
    return (trestle_pixel_rect){x, y, (int)width, (int)height};
}

static bool is_empty(trestle_pixel_rect rect) { return rect.width <= 0 || rect.height <= 0; }

static trestle_pixel_rect bounds(const trestle_graphics_frames *frames) {
    return (trestle_pixel_rect){0, 0, frames->screen.width, frames->screen.height};
}

// MARK: Textures

/// Records that an error has occurred, such as a lack of memory, after which pixels may be missing.
static void check(trestle_graphics_frames *frames) {
    if (gl->GetError() != GL_NO_ERROR) frames->is_lost = true;
}

static bool begin(trestle_graphics_frames *frames) {
    if (!frames->is_lost && !trestle_graphics_surface_make_current(&frames->surface)) frames->is_lost = true;
    return !frames->is_lost;
}

/// Binds a new texture with undefined pixels, and returns it, or 0 if it is too large or there is no memory.
static GLuint create_texture(trestle_graphics_frames *frames, int width, int height, bool is_opaque) {
    if (width <= 0 || height <= 0 || width > frames->maximum_size || height > frames->maximum_size) return 0;
    check(frames);
    GLuint texture = 0;
    gl->GenTextures(1, &texture);
    gl->BindTexture(GL_TEXTURE_2D, texture);
    gl->TexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, width, height);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    // The first byte of a pixel is blue, which OpenGL ES stores as red.
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_R, GL_BLUE);
    gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_B, GL_RED);
    if (is_opaque) gl->TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_A, GL_ONE);
    if (gl->GetError() == GL_NO_ERROR) return texture;
    gl->DeleteTextures(1, &texture);
    return 0;
}

/// Replaces a rectangle of the bound texture.
static void upload(const uint32_t *pixels, int row_length, trestle_pixel_rect rect) {
    gl->PixelStorei(GL_UNPACK_ROW_LENGTH, row_length);
    const uint32_t *first = pixels + (ptrdiff_t)rect.y * row_length + rect.x;
    gl->TexSubImage2D(
        GL_TEXTURE_2D, 0, rect.x, rect.y, rect.width, rect.height, GL_RGBA, GL_UNSIGNED_BYTE, first);
}

/// Copies pixels of the first texture to a rectangle of the second one.
static void copy(trestle_graphics_frames *frames, GLuint from, GLuint to, trestle_pixel_rect rect, int x, int y) {
    if (is_empty(rect)) return;
    gl->BindFramebuffer(GL_READ_FRAMEBUFFER, frames->source);
    gl->FramebufferTexture2D(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, from, 0);
    gl->BindTexture(GL_TEXTURE_2D, to);
    gl->CopyTexSubImage2D(GL_TEXTURE_2D, 0, rect.x, rect.y, rect.x - x, rect.y - y, rect.width, rect.height);
}

// MARK: Program

static const char vertex_source[] =
    "#version 300 es\n"
    "void main() {\n"
    // The triangle contains the viewport. The scissor test limits it to exact pixels.
    "    gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);\n"
    "}\n";

static const char fragment_source[] =
    "#version 300 es\n"
    "precision highp float;\n"
    "precision highp int;\n"
    "uniform highp sampler2D picture;\n"
    // The pixel of the frame at the top left of the picture. Rows are counted from the bottom of the frame.
    "uniform ivec2 origin;\n"
    "uniform float opacity;\n"
    "out vec4 color;\n"
    "void main() {\n"
    "    ivec2 pixel = ivec2(gl_FragCoord.xy) - origin;\n"
    "    color = texelFetch(picture, ivec2(pixel.x, -pixel.y), 0) * opacity;\n"
    "}\n";

static void add_shader(GLuint program, GLenum type, const char *source) {
    GLuint shader = gl->CreateShader(type);
    gl->ShaderSource(shader, 1, &source, NULL);
    gl->CompileShader(shader);
    gl->AttachShader(program, shader);
    gl->DeleteShader(shader);
}

static bool use_program(trestle_graphics_frames *frames) {
    GLuint program = gl->CreateProgram();
    add_shader(program, GL_VERTEX_SHADER, vertex_source);
    add_shader(program, GL_FRAGMENT_SHADER, fragment_source);
    gl->LinkProgram(program);
    GLint is_linked = GL_FALSE;
    gl->GetProgramiv(program, GL_LINK_STATUS, &is_linked);
    if (!is_linked) return false;
    gl->UseProgram(program);
    frames->origin = gl->GetUniformLocation(program, "origin");
    frames->opacity = gl->GetUniformLocation(program, "opacity");
    return true;
}

// MARK: Frames

/// Returns whether OpenGL is implemented without a graphics processor.
static bool is_software(void) {
    static const char *const names[] = {
        "llvmpipe", "softpipe", "swrast", "SwiftShader", "Software", "Basic Render", NULL,
    };
    const char *renderer = (const char *)gl->GetString(GL_RENDERER);
    for (const char *const *name = names; *name && renderer; name++) {
        if (strcasestr(renderer, *name)) return true;
    }
    return !renderer;
}

static bool prepare(trestle_graphics_frames *frames, bool is_displayed) {
    if (!use_program(frames)) return false;
    gl->GetIntegerv(GL_MAX_TEXTURE_SIZE, &frames->maximum_size);
    gl->GenFramebuffers(1, &frames->source);
    gl->BindFramebuffer(GL_FRAMEBUFFER, frames->source);
    if (!is_displayed) {
        gl->GenFramebuffers(1, &frames->target);
        gl->GenRenderbuffers(1, &frames->target_pixels);
    }
    gl->Disable(GL_DITHER);
    gl->BlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    gl->ClearColor(0, 0, 0, 1);
    return gl->GetError() == GL_NO_ERROR;
}

trestle_graphics_frames *trestle_graphics_frames_create(void *window, bool allows_software) {
    if (!allows_software && !trestle_graphics_device_exists()) return NULL;
    trestle_graphics_frames *frames = calloc(1, sizeof(trestle_graphics_frames));
    if (!frames) return NULL;
    frames->screen.is_opaque = true;
    if (trestle_graphics_surface_init(&frames->surface, window) && (allows_software || !is_software())
        && prepare(frames, window)) {
        return frames;
    }
    trestle_graphics_frames_destroy(frames);
    return NULL;
}

void trestle_graphics_frames_destroy(trestle_graphics_frames *frames) {
    // The context's objects are destroyed together with it.
    trestle_graphics_surface_deinit(&frames->surface);
    free(frames->pictures);
    free(frames);
}

static void resize_target(trestle_graphics_frames *frames, int width, int height) {
    gl->BindRenderbuffer(GL_RENDERBUFFER, frames->target_pixels);
    gl->RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    gl->BindFramebuffer(GL_DRAW_FRAMEBUFFER, frames->target);
    gl->FramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, frames->target_pixels);
}

bool trestle_graphics_frames_resize(trestle_graphics_frames *frames, int width, int height) {
    if (!begin(frames)) return false;
    picture *screen = &frames->screen;
    if (screen->texture && screen->width == width && screen->height == height) return true;
    const GLuint textures[] = {screen->texture, frames->spare};
    gl->DeleteTextures(2, textures);
    frames->spare = 0;
    screen->texture = create_texture(frames, width, height, true);
    screen->width = screen->texture ? width : 0;
    screen->height = screen->texture ? height : 0;
    if (!screen->texture) return false;
    trestle_graphics_surface_resize(&frames->surface, width, height);
    if (frames->target) resize_target(frames, width, height);
    check(frames);
    return !frames->is_lost;
}

void trestle_graphics_frames_move(trestle_graphics_frames *frames, trestle_pixel_rect area, int x, int y) {
    area = intersection(area, bounds(frames));
    if ((x == 0 && y == 0) || x <= -area.width || x >= area.width || y <= -area.height || y >= area.height) return;
    int width = frames->screen.width, height = frames->screen.height;
    trestle_pixel_rect moved = intersection(
        area, (trestle_pixel_rect){area.x + x, area.y + y, area.width, area.height});
    if (!begin(frames)) return;
    if (!frames->spare) frames->spare = create_texture(frames, width, height, true);
    if (!frames->spare) {
        frames->is_lost = true;
        return;
    }
    GLuint old = frames->screen.texture, new = frames->spare;
    copy(frames, old, new, moved, x, y);
    if ((int64_t)moved.width * moved.height * 2 < (int64_t)width * height) {
        copy(frames, new, old, moved, 0, 0);
        return;
    }
    // Fewer pixels are copied if the textures are exchanged.
    int right = moved.x + moved.width, bottom = moved.y + moved.height;
    copy(frames, old, new, (trestle_pixel_rect){0, 0, width, moved.y}, 0, 0);
    copy(frames, old, new, (trestle_pixel_rect){0, moved.y, moved.x, moved.height}, 0, 0);
    copy(frames, old, new, (trestle_pixel_rect){right, moved.y, width - right, moved.height}, 0, 0);
    copy(frames, old, new, (trestle_pixel_rect){0, bottom, width, height - bottom}, 0, 0);
    frames->screen.texture = new;
    frames->spare = old;
}

void trestle_graphics_frames_update(
    trestle_graphics_frames *frames, const uint32_t *pixels, int row_length, const trestle_pixel_rect *rects, int count) {
    if (!begin(frames)) return;
    gl->BindTexture(GL_TEXTURE_2D, frames->screen.texture);
    for (int index = 0; index < count; index++) {
        trestle_pixel_rect rect = intersection(rects[index], bounds(frames));
        if (!is_empty(rect)) upload(pixels, row_length, rect);
    }
}

// MARK: Pictures

static picture *find_picture(trestle_graphics_frames *frames, uint32_t name) {
    for (int index = 0; index < frames->count; index++) {
        if (frames->pictures[index].texture == name) return &frames->pictures[index];
    }
    return NULL;
}

static bool reserve_picture(trestle_graphics_frames *frames) {
    if (frames->count < frames->capacity) return true;
    int capacity = frames->capacity * 2 + 8;
    picture *pictures = realloc(frames->pictures, (size_t)capacity * sizeof(picture));
    if (!pictures) return false;
    frames->pictures = pictures;
    frames->capacity = capacity;
    return true;
}

uint32_t trestle_graphics_frames_add_picture(
    trestle_graphics_frames *frames, const uint32_t *pixels, int row_length, int width, int height, bool is_opaque) {
    if (!begin(frames) || !reserve_picture(frames)) return 0;
    GLuint texture = create_texture(frames, width, height, is_opaque);
    if (!texture) return 0;
    upload(pixels, row_length, (trestle_pixel_rect){0, 0, width, height});
    if (gl->GetError() != GL_NO_ERROR) {
        gl->DeleteTextures(1, &texture);
        return 0;
    }
    frames->pictures[frames->count++] = (picture){texture, width, height, is_opaque};
    return texture;
}

void trestle_graphics_frames_remove_picture(trestle_graphics_frames *frames, uint32_t name) {
    picture *removed = find_picture(frames, name);
    if (!removed || !begin(frames)) return;
    gl->DeleteTextures(1, &removed->texture);
    *removed = frames->pictures[--frames->count];
}

// MARK: Compositing

/// Draws a picture.
///
/// \param rows The number of rows of the frame, whose first one OpenGL has at the bottom.
static void draw(trestle_graphics_frames *frames, const picture *drawn, const trestle_plane *plane, int rows) {
    trestle_pixel_rect rect = intersection(
        (trestle_pixel_rect){plane->x, plane->y, drawn->width, drawn->height},
        intersection(plane->clip, bounds(frames)));
    if (is_empty(rect) || !(plane->opacity > 0)) return;
    bool covers = drawn->is_opaque && plane->opacity >= 1;
    if (covers) gl->Disable(GL_BLEND); else gl->Enable(GL_BLEND);
    gl->BindTexture(GL_TEXTURE_2D, drawn->texture);
    gl->Scissor(rect.x, rows - rect.y - rect.height, rect.width, rect.height);
    gl->Uniform2i(frames->origin, plane->x, rows - 1 - plane->y);
    gl->Uniform1f(frames->opacity, plane->opacity < 1 ? plane->opacity : 1);
    gl->DrawArrays(GL_TRIANGLES, 0, 3);
}

bool trestle_graphics_frames_show(trestle_graphics_frames *frames, const trestle_plane *planes, int count) {
    if (!begin(frames)) return false;
    if (!trestle_graphics_surface_begin(&frames->surface)) {
        frames->is_lost = true;
        return false;
    }
    trestle_pixel_rect screen = bounds(frames);
    // Until the screen has the new size of a window, it is at the top, as on the desktop.
    int rows = trestle_graphics_surface_height(&frames->surface, screen.height);
    gl->BindFramebuffer(GL_DRAW_FRAMEBUFFER, frames->target);
    gl->Viewport(0, rows - screen.height, screen.width, screen.height);
    gl->Clear(GL_COLOR_BUFFER_BIT);
    gl->Enable(GL_SCISSOR_TEST);
    draw(frames, &frames->screen, &(trestle_plane){.clip = screen, .opacity = 1}, rows);
    for (int index = 0; index < count; index++) {
        const picture *drawn = find_picture(frames, planes[index].picture);
        if (drawn) draw(frames, drawn, &planes[index], rows);
    }
    gl->Disable(GL_SCISSOR_TEST);
    check(frames);
    if (!trestle_graphics_surface_show(&frames->surface)) frames->is_lost = true;
    // Otherwise a driver may allocate the surface's next buffer before the surface is resized.
    gl->BindFramebuffer(GL_DRAW_FRAMEBUFFER, frames->source);
    return !frames->is_lost;
}

void trestle_graphics_frames_read(trestle_graphics_frames *frames, uint32_t *pixels) {
    if (!begin(frames)) return;
    int width = frames->screen.width, height = frames->screen.height;
    gl->BindFramebuffer(GL_READ_FRAMEBUFFER, frames->target);
    for (int row = 0; row < height; row++) {
        uint32_t *first = pixels + (ptrdiff_t)row * width;
        gl->ReadPixels(0, height - 1 - row, width, 1, GL_RGBA, GL_UNSIGNED_BYTE, first);
        for (uint32_t *pixel = first; pixel < first + width; pixel++) {
            *pixel = 0xFF000000 | (*pixel & 0xFF) << 16 | (*pixel & 0xFF00) | (*pixel >> 16 & 0xFF);
        }
    }
}
