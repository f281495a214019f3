internal import RowGeometry

/// Views that determine their sizes.
extension UICollectionView {
    /// The changes of size for which a collection view measures a visible view again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes. Items keep their sizes until they are reloaded.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` on the cell and its content view.
        case enabled = 1
        /// Calls of `invalidateIntrinsicContentSize()` on any view in the content view, and changes of its
        /// constraints.
        case enabledIncludingConstraints = 2
    }

    /// Passes the attributes that a view prefers to the layout, which may change.
    final func measure(_ view: UICollectionReusableView, _ entry: AttributeBand.Entry) {
        if case .decoration = entry.element { return }
        view.needsMeasurement = false
        let original = entry.layoutAttributes
        let preferred = view.preferredLayoutAttributesFitting(original.duplicate())
        view.measuredSizes = (original.size, preferred.size)
        guard
            storedLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return }
        let context = storedLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        hasNewSizes = true
        storedLayout.invalidateLayout(with: context)
    }

    /// Invalidates a view because the size of `view` in it has changed.
    ///
    /// - Returns: Whether the view has to be measured again.
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

    /// Measures the views whose contents have changed, and resizes them with an animation.
    final func resizeInvalidatedViews() {
        guard hasInvalidSizes, animatesInvalidSizes, canAnimateTransition, !isLayingOut, !needsReload,
            !needsPreparation, transition == nil, pendingUpdates == nil,
            band.entries.contains(where: { $0.view?.needsMeasurement == true })
        else { return }
        let transition = LayoutTransition(
            plan: .nothing, oldAttributes: attributesNearby(), oldOffset: contentOffset, oldLayout: nil)
        measureInvalidatedViews()
        guard needsPreparation else { return }
        self.transition = transition
        var leaving: [RemovedElement] = []
        UIView.performWithoutAnimation { leaving = layoutForTransition(isLayoutPass: true) }
        animateTransition(leaving) { _ in
        } finalize: {
        }
    }

    /// Measures all loaded views again when they are laid out, because the layout or its size has changed.
    final func measureVisibleViewsAgain() {
        for (_, view) in loadedElements { view.needsMeasurement = true }
        hasInvalidSizes = true
        setNeedsLayout()
    }

    /// Measures the views whose contents have changed. Those without valid attributes are measured when they are
    /// placed.
    final func measureInvalidatedViews() {
        guard hasInvalidSizes else { return }
        hasInvalidSizes = false
        guard !needsReload, hasPrepared, !needsPreparation, band.rect != nil else { return }
        for entry in band.entries {
            if let view = entry.view, view.needsMeasurement { measure(view, entry) }
        }
    }
}
