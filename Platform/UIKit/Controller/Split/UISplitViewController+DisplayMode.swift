/// The display mode and its changes.
extension UISplitViewController {
    /// Shows a column and those between it and the secondary column.
    final func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        switch column {
        case .primary: change(to: splitBehavior.mode(showing: hasSupplementary ? 2 : 1), animated: true)
        case .supplementary:
            if mode.sideColumns == 0 { change(to: splitBehavior.mode(showing: 1), animated: true) }
        case .secondary:
            if mode == .twoDisplaceSecondary {
                change(to: .oneBesideSecondary, animated: true)
            } else if mode.coversSecondary {
                change(to: .secondaryOnly, animated: true)
            }
        case .compact, .inspector: break
        }
    }

    /// Hides a column and those before it.
    final func hideColumn(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        switch column {
        case .primary:
            let left = hasSupplementary ? 1 : 0
            if mode.sideColumns > left { change(to: splitBehavior.mode(showing: left), animated: true) }
        case .supplementary: change(to: .secondaryOnly, animated: true)
        case .secondary, .compact, .inspector: break
        }
    }

    /// Returns the split behavior for a size. By default, columns are side by side in a window that is wider
    /// than high, as on an iPad in landscape; otherwise they cover the secondary column.
    final func behavior(in size: CGSize) -> SplitBehavior {
        if preferredSplitBehavior != .automatic, style != .unspecified { return preferredSplitBehavior }
        switch preferredDisplayMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
        }
    }

    /// Returns the display mode according to the preferences and the size.
    final func defaultMode(in size: CGSize) -> DisplayMode {
        let behavior = behavior(in: size)
        if preferredDisplayMode != .automatic {
            let preferred = min(preferredDisplayMode.sideColumns, style == .tripleColumn ? 2 : 1)
            if behavior.mode(showing: preferred) == preferredDisplayMode { return preferredDisplayMode }
        }
        let hasRoom = behavior == .tile || behavior == .displace && size.width > size.height
        return hasRoom ? .oneBesideSecondary : .secondaryOnly
    }

    /// Changes the display mode.
    final func change(to new: DisplayMode, animated: Bool) {
        guard isViewLoaded, !isCollapsed else { return }
        modeChange?.finish()
        guard new != mode else { return }
        beginChange(to: new, animated: animated).settle(completes: true, animated: animated)
    }

    /// Begins a change of the display mode.
    final func beginChange(to new: DisplayMode, animated: Bool) -> SplitModeChange {
        modeChange?.finish()
        let change = SplitModeChange(of: self, to: new, animated: animated)
        modeChange = change
        UIView.performWithoutAnimation {
            for column in change.columns {
                if let content = content(of: column) { columnViews[column]?.show(content.view) }
            }
            layOutColumns()
            view.layoutIfNeeded()
        }
        return change
    }

    /// Changes the default display mode after the split view was resized.
    final func sizeDidChange(from old: CGSize) {
        modeChange?.finish()
        let size = view.bounds.size
        let isSame = defaultMode(in: old) == defaultMode(in: size) && behavior(in: old) == behavior(in: size)
        guard !isSame else { return }
        change(to: defaultMode(in: size), animated: false)
    }

    // MARK: Display mode button

    final func makeDisplayModeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(
                title: "", image: UIImage(systemName: "sidebar.leading"),
                handler: { [weak self] _ in self?.toggleDisplayMode() }))
    }

    private func toggleDisplayMode() {
        guard !isCollapsed else { return }
        let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        change(to: wish == .automatic ? nextMode : wish, animated: true)
    }

    /// The mode after a tap on the button or a drag from the edge.
    final var nextMode: DisplayMode {
        let most = hasSupplementary ? 2 : 1
        let next = mode.sideColumns < most ? mode.sideColumns + 1 : most - 1
        return splitBehavior.mode(showing: next)
    }

    /// Moves the button to the navigation bar of the visible column at the primary edge, or removes it.
    final func updateDisplayModeButton() {
        let isNeeded =
            displayModeButtonVisibility == .always
            || displayModeButtonVisibility == .automatic && presentsWithGesture
        let column = isCollapsed || !isNeeded || style == .unspecified ? nil : shownColumns.first
        for other in [Column.primary, .supplementary, .secondary] {
            guard let navigation = content(of: other) as? UINavigationController else { continue }
            navigation.navigationBar.systemItem = other == column ? displayModeButtonItem : nil
        }
        edgeGesture.recognizer.isEnabled =
            presentsWithGesture && !isCollapsed && mode.sideColumns < (hasSupplementary ? 2 : 1)
    }

    // MARK: Touches

    /// Creates the recognizer of taps on the covered secondary column, which hide the columns over it.
    final func makeDimTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.addAction(
            UIAction { [weak self] _ in
                guard let self, mode.coversSecondary else { return }
                change(to: mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly, animated: true)
            })
        return tap
    }
}
