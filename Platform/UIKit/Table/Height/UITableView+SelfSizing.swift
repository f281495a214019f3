internal import RowGeometry

/// Rows, headers and footers whose contents have come to need another height while they are seen.
extension UITableView {
    /// Whose change of size makes the table ask a visible row for its height again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nobody's: rows keep their heights until they are updated.
        case disabled = 0
        /// The cell's, and its content view's: their `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// That of anything in the content view as well.
        case enabledIncludingConstraints = 2
    }

    /// Marks a cell, header or footer whose `view` wants another size than it had.
    ///
    /// - Returns: whether the view has to be measured again.
    final func sizeDidChange(of view: UIView, content: UIView, in host: UIView) -> Bool {
        switch selfSizingInvalidation {
        case .disabled: return false
        case .enabled: guard view === host || view === content else { return false }
        case .enabledIncludingConstraints: break
        }
        if !hasStaleSizes {
            hasStaleSizes = true
            animatesStaleSizes = true
        }
        if !UIView.areAnimationsEnabled { animatesStaleSizes = false }
        setNeedsLayout()
        return true
    }

    /// Gives the rows, headers and footers that want another height theirs, animated.
    final func resizeStaleViews() {
        guard hasStaleSizes else { return }
        hasStaleSizes = false
        guard hasLoaded, !needsReload, pendingUpdates == nil else { return }
        let stale = visibleRows.filter { loadedRows[$0]?.needsMeasurement == true }
        let changesEdges = (Array(headers.views.values) + Array(footers.views.values)).contains {
            ($0 as? UITableViewHeaderFooterView)?.needsMeasurement == true
        }
        guard !stale.isEmpty || changesEdges else { return }
        let before = LayoutSnapshot(of: self)
        let anchor = currentAnchor
        for path in stale { measure(path) }
        if changesEdges {
            headers.remeasure()
            footers.remeasure()
        }
        guard
            geometry.totalHeight != before.geometry.totalHeight
                || stale.contains(where: { hasResized($0, since: before) })
        else { return }
        updateContentSize()
        restorePosition(anchor)
        let isAnimated = animatesStaleSizes && UpdateAnimation.canBeSeen(in: self)
        keepsUnseenRows = isAnimated
        UIView.performWithoutAnimation { layoutTable() }
        keepsUnseenRows = false
        guard isAnimated else { return }
        UpdateAnimation(table: self, plan: .nothing, looks: RowAnimations(), before: before).run(leaving: []) { _ in }
    }

    private func hasResized(_ path: RowPath, since before: LayoutSnapshot) -> Bool {
        geometry.height(of: path) != before.geometry.height(of: path)
    }
}
