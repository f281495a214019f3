internal import CMethodLookup

/// The pass before layout, in which views change their constraints: from the innermost views outwards.
extension UIView {
    /// Whether `updateConstraints()` is due.
    public final func needsUpdateConstraints() -> Bool { layoutItems?.updateNeed.contains(.here) ?? false }

    final func markConstraintUpdate() {
        guard !needsUpdateConstraints() else { return }
        ensuredLayoutItems.updateNeed.insert(.here)
        markConstraintUpdateAbove()
        setNeedsLayout()
    }

    /// Lets the views around this one know that an update is due in it, or inside of it.
    final func markConstraintUpdateAbove() {
        var next = parentView
        while let view = next, !view.ensuredLayoutItems.updateNeed.contains(.below) {
            view.layoutItems?.updateNeed.insert(.below)
            next = view.parentView
        }
    }

    final func updateConstraintsOfTree() {
        guard let layoutItems, !layoutItems.updateNeed.isEmpty else { return }
        if layoutItems.updateNeed.contains(.below) {
            layoutItems.updateNeed.remove(.below)
            for view in childViews { view.updateConstraintsOfTree() }
        }
        guard layoutItems.updateNeed.contains(.here) else { return }
        layoutItems.updateNeed.remove(.here)
        traits.performAsCurrent {
            if let controller, controller.viewIfLoaded === self {
                controller.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }
}

extension UIViewController {
    /// Whether the controller's class overrides `updateViewConstraints()`, which is called before the first layout then.
    final var updatesViewConstraints: Bool {
        method_lookup_overrides_update_view_constraints(
            unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
            unsafeBitCast(UIViewController.self, to: UnsafeRawPointer.self))
    }
}
