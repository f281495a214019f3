#ifndef TRESTLE_METHOD_LOOKUP_H
#define TRESTLE_METHOD_LOOKUP_H

#include <stdbool.h>

/// Returns whether the class with the metadata `subclass` overrides the implementation of `UIView.draw(_:)` in `base`.
bool method_lookup_overrides_draw(const void *_Nonnull subclass, const void *_Nonnull base);

/// Returns whether the class overrides `UIView.updateConstraints()`.
bool method_lookup_overrides_update_constraints(const void *_Nonnull subclass, const void *_Nonnull base);

/// Returns whether the class overrides `UIViewController.updateViewConstraints()`.
bool method_lookup_overrides_update_view_constraints(const void *_Nonnull subclass, const void *_Nonnull base);

/// Returns whether the class overrides `UILabel.drawText(in:)`.
bool method_lookup_overrides_draw_text(const void *_Nonnull subclass, const void *_Nonnull base);

/// Returns whether the class overrides one of the standard edit actions of `UIResponder`, given by its index in
/// `UIResponder.editActions`.
bool method_lookup_overrides_edit_action(const void *_Nonnull subclass, const void *_Nonnull base, int index);

/// Returns whether the class overrides `UITextField.drawPlaceholder(in:)`.
bool method_lookup_overrides_draw_placeholder(const void *_Nonnull subclass, const void *_Nonnull base);

/// Returns whether the following functions can inspect a witness table. False if UIKit is a dynamic library
/// separate from the program, which then calls the default implementations indirectly.
bool method_lookup_is_possible(const void *_Nonnull witness);

/// Returns whether the class of a data source implements `tableView(_:commit:forRowAt:)`. `witness` is the entry for the method in the
/// class's witness table. Always false if UIKit is a dynamic library separate from the program.
bool method_lookup_commits_edits(const void *_Nonnull class, const void *_Nonnull witness);

/// Returns whether the class of a data source implements `tableView(_:moveRowAt:to:)`.
bool method_lookup_moves_rows(const void *_Nonnull class, const void *_Nonnull witness);

/// Returns whether the class of a data source implements `collectionView(_:moveItemAt:to:)`.
bool method_lookup_moves_items(const void *_Nonnull class, const void *_Nonnull witness);

#endif
