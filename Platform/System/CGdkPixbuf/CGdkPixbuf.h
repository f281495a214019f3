#include <gdk-pixbuf/gdk-pixbuf.h>

// The functions of animations take a deprecated type, of which Swift would warn.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Returns an iterator at the first frame of an animation.
static inline GdkPixbufAnimationIter *pixbuf_animation_begin(GdkPixbufAnimation *animation) {
    GTimeVal start = {0, 0};
    return gdk_pixbuf_animation_get_iter(animation, &start);
}

/// Moves an iterator to what is displayed at a time after the beginning, in milliseconds.
static inline void pixbuf_animation_advance(GdkPixbufAnimationIter *iterator, gint64 milliseconds) {
    GTimeVal time = {(glong)(milliseconds / 1000), (glong)(milliseconds % 1000 * 1000)};
    gdk_pixbuf_animation_iter_advance(iterator, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS
