/// Where the layout hears of its constraints.
extension NSLayoutConstraint {
    /// The constraint has become one of `holder`'s.
    final func didInstall() { holder?.setNeedsLayout() }

    /// The constraint is about to be none of `holder`'s any more. `holder` is nil where the view is gone.
    final func willUninstall() { holder?.setNeedsLayout() }

    /// The constant or the priority of an active constraint has changed.
    final func valuesDidChange() { holder?.setNeedsLayout() }
}
