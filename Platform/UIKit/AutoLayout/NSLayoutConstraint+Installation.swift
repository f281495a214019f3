/// Where the layout hears of its constraints.
extension NSLayoutConstraint {
    private static var activations = 0

    /// The constraint has become one of `holder`'s.
    final func didInstall() {
        guard let holder else { return }
        Self.activations += 1
        activation = Self.activations
        // A superview places a subview only where it keeps something for the layout.
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

    /// The constraint is about to be none of `holder`'s any more. `holder` is nil where the view is gone.
    final func willUninstall() { holder?.layoutRoot.autoLayoutState?.engine?.remove(self) }

    /// The constant or the priority of an active constraint has changed.
    final func valuesDidChange() { holder?.layoutRoot.autoLayoutState?.engine?.update(self) }
}
