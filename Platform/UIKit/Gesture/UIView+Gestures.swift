extension UIView {
    /// The recognisers that look at touches in the view and in those inside of it.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets `gestureRecognizer` look at touches in the view and in those inside of it. It leaves the view it was in.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView !== self else { return }
        gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.attachedView = self
        recognizers.append(gestureRecognizer)
    }

    /// Takes a recogniser away. What it was doing is cancelled.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView === self else { return }
        gestureRecognizer.abandon()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attachedView = nil
    }
}
