@_implementationOnly import CMethodLookup

/// The pass before layout in which views update their constraints, from descendants to ancestors.
extension UIView {
    final func markConstraintUpdate() {
        guard !needsUpdateConstraints() else { return }
        ensuredAutoLayoutState.updateFlags.insert(.itself)
        markConstraintUpdateAbove()
        setNeedsLayout()
    }

    /// Marks the ancestors of the view, so that the update pass visits it.
    final func markConstraintUpdateAbove() {
        var next = parentView
        while let view = next, !view.ensuredAutoLayoutState.updateFlags.contains(.descendants) {
            view.autoLayoutState?.updateFlags.insert(.descendants)
            next = view.parentView
        }
    }

    final func updateConstraintsOfTree() {
        guard let autoLayoutState, !autoLayoutState.updateFlags.isEmpty else { return }
        if autoLayoutState.updateFlags.contains(.descendants) {
            autoLayoutState.updateFlags.remove(.descendants)
            for view in childViews { view.updateConstraintsOfTree() }
        }
        guard autoLayoutState.updateFlags.contains(.itself) else { return }
        autoLayoutState.updateFlags.remove(.itself)
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
    /// Whether the controller's class overrides `updateViewConstraints()`, which is then called before the
    /// first layout.
    final var updatesViewConstraints: Bool {
        method_lookup_overrides_update_view_constraints(
            unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
            unsafeBitCast(UIViewController.self, to: UnsafeRawPointer.self))
    }
}
