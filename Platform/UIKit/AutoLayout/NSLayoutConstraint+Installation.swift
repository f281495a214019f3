/// Notifications of the layout engine about changes of constraints.
extension NSLayoutConstraint {
    private static var activations = 0

    /// Called when the constraint has been added to its holder.
    final func didInstall() {
        guard let holder else { return }
        Self.activations += 1
        activation = Self.activations
        // A superview lays out a subview only if it has Auto Layout state.
        _ = holder.parentView?.ensuredAutoLayoutState
        let root = holder.layoutRoot
        if let engine = root.autoLayoutState?.engine {
            engine.add(self)
        } else {
            root.ensuredAutoLayoutState.needsEngine = true
            root.setNeedsLayout()
            root.parentView?.constraintsOfSubviewDidChange()
        }
    }

    /// Called before the constraint is removed from its holder, which is `nil` if the view was
    /// deinitialized.
    final func willUninstall() { holder?.layoutRoot.autoLayoutState?.engine?.remove(self) }

    /// Called when the constant or the priority of an active constraint has changed.
    final func valuesDidChange() { holder?.layoutRoot.autoLayoutState?.engine?.update(self) }
}
