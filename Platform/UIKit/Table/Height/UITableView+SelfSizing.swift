internal import RowGeometry

/// Visible rows, headers and footers whose contents require another height.
extension UITableView {
    /// The changes of size for which the table measures a visible row again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes. Rows keep their heights until they are reloaded.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` on the cell and its content view.
        case enabled = 1
        /// Calls of `invalidateIntrinsicContentSize()` on any view in the content view, and changes of its
        /// constraints.
        case enabledIncludingConstraints = 2
    }

    /// Invalidates a cell, header or footer because the size of `view` in it has changed.
    ///
    /// - Returns: Whether the cell, header or footer has to be measured again.
    final func sizeDidChange(of view: UIView, content: UIView, in host: UIView) -> Bool {
        switch selfSizingInvalidation {
        case .disabled: return false
        case .enabled: guard view === host || view === content else { return false }
        case .enabledIncludingConstraints: break
        }
        if !hasInvalidSizes {
            hasInvalidSizes = true
            animatesInvalidSizes = true
        }
        if !UIView.areAnimationsEnabled { animatesInvalidSizes = false }
        setNeedsLayout()
        return true
    }

    /// Measures invalidated rows, headers and footers and resizes them with an animation.
    final func resizeInvalidatedViews() {
        guard hasInvalidSizes else { return }
        hasInvalidSizes = false
        guard hasLoaded, !needsReload, pendingUpdates == nil else { return }
        let stale = visibleRows.filter { loadedRows[$0]?.needsMeasurement == true }
        let changesEdges = (headers.views.values + footers.views.values).contains {
            ($0 as? UITableViewHeaderFooterView)?.needsMeasurement == true
        }
        guard !stale.isEmpty || changesEdges else { return }
        let before = LayoutSnapshot(of: self)
        let anchor = currentAnchor
        for path in stale { measure(path) }
        if changesEdges {
            remeasureSectionViews()
        }
        guard
            geometry.totalHeight != before.geometry.totalHeight
                || stale.contains(where: { hasResized($0, since: before) })
        else { return }
        updateContentSize()
        restorePosition(anchor)
        let isAnimated = animatesInvalidSizes && UpdateAnimation.canBeSeen(in: self)
        keepsOffscreenCells = isAnimated
        UIView.performWithoutAnimation { layoutTable() }
        keepsOffscreenCells = false
        guard isAnimated else { return }
        UpdateAnimation(table: self, plan: .nothing, looks: RowAnimations(), before: before).run(leaving: []) { _ in }
    }

    private func hasResized(_ path: RowPath, since before: LayoutSnapshot) -> Bool {
        geometry.height(of: path) != before.geometry.height(of: path)
    }
}
