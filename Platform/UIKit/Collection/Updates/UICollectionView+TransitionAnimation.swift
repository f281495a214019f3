internal import RowGeometry

/// The animation of updates and changes of the layout: views move from their old positions on the screen to their
/// new ones.
///
/// The collection view already has its new layout. Views are animated additively from their old positions, so a
/// second change or a scroll during the animation causes no jump.
extension UICollectionView {
    /// Whether a change is animated and visible.
    final var canAnimateTransition: Bool { UIView.areAnimationsEnabled && baseWindow != nil && !bounds.isEmpty }

    /// Starts the animation of the current transition, and ends the transition.
    ///
    /// - Parameters:
    ///   - leaving: The views of elements that no longer exist.
    ///   - completion: Called once when the animation has ended, or in the next turn of the main loop if
    ///     nothing moves.
    ///   - finalize: Called inside the animation, after all changes.
    final func animateTransition(
        _ leaving: [RemovedElement], completion: @escaping (_ finished: Bool) -> Void, finalize: () -> Void
    ) {
        guard canAnimateTransition else {
            finalize()
            transition = nil
            discardRemovedElements(leaving)
            band.invalidate()
            setNeedsLayout()
            DisplayClock.schedule(after: 0) { completion(true) }
            return
        }
        let pace = ViewAnimation.ofUpdates
        let end = DisplayClock.now + pace.delay + pace.duration
        var isOver = false
        pace.run {
            for (element, view) in loadedElements { animate(view, of: element, until: end) }
            for removed in leaving { animate(removed, until: end) }
            finalize()
        } completion: { [weak self] finished in
            self?.discardRemovedElements(leaving)
            // Recycles the views of elements that were animated off the screen.
            self?.band.invalidate()
            self?.setNeedsLayout()
            // Without any motion, this runs before `run` returns, so the completion is deferred.
            if isOver { completion(finished) } else { DisplayClock.schedule(after: 0) { completion(finished) } }
        }
        isOver = true
        transition = nil
    }

    private func animate(_ view: UICollectionReusableView, of element: CollectionElement, until end: CFTimeInterval) {
        guard let final = view.appliedAttributes, let initial = initialAttributes(of: element).map(displayed),
            !initial.isEqual(final)
        else { return }
        view.animatingUntil = max(view.animatingUntil, end)
        animate(view, from: initial, to: final)
    }

    /// Animates a view that has appeared because the size of the collection view changes with an animation.
    final func animateAppearance(of view: UICollectionReusableView, _ element: CollectionElement) {
        guard let final = view.appliedAttributes, let initial = initialAttributes(of: element).map(displayed),
            !initial.isEqual(final)
        else { return }
        animate(view, from: initial, to: final)
    }

    private func animate(_ removed: RemovedElement, until end: CFTimeInterval) {
        let view = removed.view
        guard let initial = view.appliedAttributes?.duplicate(),
            var final = finalAttributes(of: removed.element).map(displayed), let transition
        else { return }
        if (view as? UICollectionViewCell)?.swipe != nil {
            // A row that is deleted by a swipe shows the color of the action until the end.
            final = final.duplicate()
            final.alpha = initial.alpha
        }
        initial.center.x += contentOffset.x - transition.oldOffset.x
        initial.center.y += contentOffset.y - transition.oldOffset.y
        view.animatingUntil = max(view.animatingUntil, end)
        animate(view, from: initial, to: final)
    }

    private func animate(
        _ view: UICollectionReusableView, from initial: UICollectionViewLayoutAttributes,
        to final: UICollectionViewLayoutAttributes
    ) {
        let resizes = initial.size != final.size
        UIView.performWithoutAnimation {
            view.place(initial)
            if resizes { view.layoutIfNeeded() }
        }
        view.place(final)
        // The contents of a view that changes its size are animated with it.
        if resizes { view.layoutIfNeeded() }
    }

    private func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell, .placeholder:
            layoutPath(of: element).flatMap {
                storedLayout.initialLayoutAttributesForAppearingItem(at: $0.indexPath)
            }
        case .supplementary(let kind, let path):
            storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            storedLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let layout = transition?.oldLayout ?? storedLayout
        return switch element {
        case .cell(let path): layout.finalLayoutAttributesForDisappearingItem(at: path.indexPath)
        case .supplementary(let kind, let path):
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        case .placeholder: defaultFinalAttributes(of: element)
        }
    }
}
