/// The view of an element that has been deleted or reloaded, and is still being animated out.
@MainActor
struct RemovedElement {
    let view: UICollectionReusableView
    /// The element in the state before the batch.
    let element: CollectionElement
    // The value that the app has set, which is restored before the view is reused.
    private let isUserInteractionEnabled: Bool

    init(_ view: UICollectionReusableView, _ element: CollectionElement) {
        self.view = view
        self.element = element
        isUserInteractionEnabled = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
    }

    /// Restores the view's properties, and removes its animations.
    func restore() {
        UIView.performWithoutAnimation {
            view.alpha = 1
            view.isUserInteractionEnabled = isUserInteractionEnabled
        }
        view.appliedAttributes = nil
        view.animatingUntil = 0
        view.layer.removeAllAnimations()
    }
}

extension UICollectionView {
    /// Removes the views of deleted elements, and notifies the delegate.
    final func discardRemovedElements(_ gone: [RemovedElement]) {
        for leaving in gone {
            guard let index = removedElements.firstIndex(where: { $0.view === leaving.view }) else { continue }
            removedElements.remove(at: index)
            leaving.restore()
            endDisplaying(leaving.view, of: leaving.element)
        }
    }
}
