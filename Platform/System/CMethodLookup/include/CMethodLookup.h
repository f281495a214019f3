#ifndef TRESTLE_METHOD_LOOKUP_H
#define TRESTLE_METHOD_LOOKUP_H

#include <stdbool.h>

/// Whether the class with the metadata `subclass` has an implementation of `UIView.draw(_:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw(const void *_Nonnull subclass, const void *_Nonnull base);

/// The same of `UIView.updateConstraints()`.
bool method_lookup_overrides_update_constraints(const void *_Nonnull subclass, const void *_Nonnull base);

/// The same of `UIViewController.updateViewConstraints()`.
bool method_lookup_overrides_update_view_constraints(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the class with the metadata `subclass` has an implementation of `UILabel.drawText(in:)` of its own, other than that of `base`.
bool method_lookup_overrides_draw_text(const void *_Nonnull subclass, const void *_Nonnull base);

/// Whether the class of a data source implements `tableView(_:commit:forRowAt:)`: `witness` is what its table of witnesses has for
/// it. Always false where UIKit is a library of its own, apart from the program.
bool method_lookup_commits_edits(const void *_Nonnull class, const void *_Nonnull witness);

/// The same of `tableView(_:moveRowAt:to:)`.
bool method_lookup_moves_rows(const void *_Nonnull class, const void *_Nonnull witness);

#endif
