internal import RowGeometry

/// A transition between two layouts that a gesture controls.
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// Interactive transitions between layouts.
extension UICollectionView {
    final func baseStartInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            interactiveTransition == nil,
            "the collection is already undergoing an interactive transition")
        layoutIfNeeded()
        prepareIfNeeded()
        let current = storedLayout
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        let first = isAtStart ? nil : visibleItems.first
        layout.storedCollectionView = self
        layout.prepare()
        transition.offsets = (contentOffset, endOffset(in: layout, showing: first))
        interactiveTransition = InteractiveLayoutTransition(layout: transition, completion: completion)
        recycleDecorationViews()
        storedLayout = transition
        transition.storedCollectionView = self
        transition.invalidateLayout()
        return transition
    }

    /// Returns the offset at which a layout shows an item at the beginning of the visible area.
    private func endOffset(in layout: UICollectionViewLayout, showing path: RowPath?) -> CGPoint {
        let inset = adjustedContentInset
        guard let path, let frame = layout.layoutAttributesForItem(at: path.indexPath)?.frame else {
            return CGPoint(x: -inset.left, y: -inset.top)
        }
        let size = layout.collectionViewContentSize
        let end = CGPoint(
            x: max(-inset.left, size.width - bounds.width + inset.right),
            y: max(-inset.top, size.height - bounds.height + inset.bottom))
        return layout.targetContentOffset(
            forProposedContentOffset: CGPoint(
                x: min(frame.minX - inset.left, end.x), y: min(frame.minY - inset.top, end.y)))
    }

    /// Scrolls to the offset at the progress of the transition.
    final func interactiveTransitionDidChange(_ layout: UICollectionViewTransitionLayout) {
        guard layout === interactiveTransition?.layout else { return }
        contentOffset = layout.offset
    }

    final func endInteractiveTransition(finishes: Bool) {
        guard let interactive = interactiveTransition else {
            preconditionFailure(
                "UICollectionView: an interactive transition was ended that has not been started. Call "
                    + "startInteractiveTransition(to:completion:) first.")
        }
        interactiveTransition = nil
        let layout = interactive.layout
        let target = finishes ? layout.nextLayout : layout.currentLayout
        baseSetCollectionViewLayout(
            target, animated: true, offset: finishes ? layout.offsets.end : layout.offsets.start
        ) { interactive.completion?($0, finishes) }
        (finishes ? layout.currentLayout : layout.nextLayout).storedCollectionView = nil
    }
}
