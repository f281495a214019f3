#ifndef TRESTLE_METHOD_LOOKUP_H
#define TRESTLE_METHOD_LOOKUP_H

#include <stdbool.h>

/// Whether the class with the metadata `subclass` has an implementation of `UIView.draw(_:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the class with the metadata `subclass` has an implementation of `UILabel.drawText(in:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw_text(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the program or library that `address` lies in has a symbol whose mangled name begins with `prefix`, and whose name
/// as Swift writes it contains `text`. False where symbols have been stripped.
bool method_lookup_has_symbol(const void *_Nonnull address, const char *_Nonnull prefix, const char *_Nonnull text);

#endif
