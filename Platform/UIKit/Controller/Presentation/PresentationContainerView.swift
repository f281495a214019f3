/// The container view of a presentation, above the window's content or above the controller that defines the
/// context.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }

    /// Assistive technologies reach what touches reach.
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal || presentationController?.passesTouchesThrough != true }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, presentationController?.passesTouchesThrough == true else { return hit }
        return nil
    }
}
