extension UIView {
    /// The gesture recognizers attached to the view.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a gesture recognizer to the view, and removes it from its previous view.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView !== self else { return }
        gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.attachedView = self
        recognizers.append(gestureRecognizer)
    }

    /// Detaches a gesture recognizer from the view and cancels its gesture in progress.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView === self else { return }
        gestureRecognizer.abandon()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attachedView = nil
    }
}
