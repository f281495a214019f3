#ifndef TRESTLE_METHOD_LOOKUP_H
#define TRESTLE_METHOD_LOOKUP_H

#include <stdbool.h>

/// Whether the class with the metadata `subclass` has an implementation of `UIView.draw(_:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the class with the metadata `subclass` has an implementation of `UILabel.drawText(in:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw_text(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the class with the metadata `class`, not one above it, declares a method whose name, as Swift writes it with its types,
/// begins with `method`. False where the program's symbols have been stripped.
bool method_lookup_declares(const void *_Nonnull class, const char *_Nonnull method);

#endif
