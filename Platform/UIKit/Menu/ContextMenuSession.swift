/// A context menu from when it opens until it has closed: what was pressed is lifted over a darker screen, with the menu
/// beside it.
@MainActor
final class ContextMenuSession {
    enum Event {
        case willOpen(ContextMenuAnimator)
        case previewTapped(ContextMenuAnimator)
        case willClose(ContextMenuAnimator)
        case closed
    }

    private let preview: UITargetedPreview
    private let controller: UIViewController?
    private let overlay = ContextMenuOverlay()
    private let window: UIWindow
    private let onEvent: (Event) -> Void
    /// Where what was lifted goes when the menu closes, if not to where it came from.
    var returnTarget: UIPreviewTarget?
    private var isClosing = false
    private var wasHidden = false

    /// How long the menu takes to open and to close, in seconds. Chosen to feel as on iOS.
    private static let opening: TimeInterval = 0.45
    private static let closing: TimeInterval = 0.3

    init(
        _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview, in window: UIWindow,
        at location: CGPoint, onEvent: @escaping (Event) -> Void
    ) {
        self.preview = preview
        self.window = window
        self.onEvent = onEvent
        controller = configuration.previewProvider?()
        overlay.location = location
        overlay.isScreen = controller != nil
        overlay.lifted = makeLifted()
        if let menu = configuration.actionProvider?([]), !menu.children.isEmpty {
            overlay.platter = MenuPlatter(menu) { [weak self] action in self?.perform(action) }
        }
        overlay.onTapOutside = { [weak self] in self?.dismiss() }
        overlay.onTapPreview = { [weak self] in self?.performPreviewAction() }
    }

    /// What is lifted: a picture of what was pressed, or the screen that is previewed.
    private func makeLifted() -> UIView? {
        if let controller {
            let width = window.bounds.width - 32
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: min(width * 1.1, window.bounds.height / 2))
            return controller.view
        }
        let visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard
            let picture = preview.view.resizableSnapshotView(
                from: visible, afterScreenUpdates: true, withCapInsets: .zero)
        else { return nil }
        picture.backgroundColor = preview.parameters.backgroundColor
        return picture
    }

    /// Where what is lifted comes from, in the window.
    private func origin(_ target: UIPreviewTarget) -> CGRect {
        let center = target.container.convert(target.center, to: nil)
        let size = preview.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func open() {
        let animator = ContextMenuAnimator(previewViewController: controller)
        overlay.frame = window.bounds
        overlay.origin = origin(preview.target)
        window.addSubview(overlay)
        UIView.performWithoutAnimation {
            overlay.isOpen = false
            overlay.layoutIfNeeded()
        }
        if controller == nil {
            wasHidden = preview.view.isHidden
            preview.view.isHidden = true
        }
        onEvent(.willOpen(animator))
        UIView.animate(
            withDuration: Self.opening, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                self.overlay.isOpen = true
                self.overlay.layoutIfNeeded()
                animator.runAnimations()
            }, completion: { _ in animator.runCompletions() })
    }

    func updateMenu(_ block: (UIMenu) -> UIMenu) {
        guard let platter = overlay.platter else { return }
        platter.show(block(platter.menu))
        overlay.setNeedsLayout()
    }

    // MARK: Fingers

    /// The finger that opened the menu has gone on to a place of the window.
    func fingerMoved(to point: CGPoint) {
        guard let platter = overlay.platter else { return }
        platter.light(at: platter.convert(point, from: nil))
    }

    /// The finger that opened the menu was lifted: over the menu it chooses, elsewhere the menu stays.
    func fingerLifted(at point: CGPoint) {
        guard let platter = overlay.platter else { return }
        platter.choose(at: platter.convert(point, from: nil))
    }

    // MARK: Closing

    private func perform(_ action: UIAction) {
        guard !action.attributes.contains(.keepsMenuPresented) else {
            action.performWithSender(preview.view, target: nil)
            return
        }
        dismiss()
        action.performWithSender(preview.view, target: nil)
    }

    private func performPreviewAction() {
        let animator = ContextMenuAnimator(previewViewController: controller)
        onEvent(.previewTapped(animator))
        dismiss(along: animator)
    }

    func dismiss() { dismiss(along: nil) }

    private func dismiss(along commit: ContextMenuAnimator?) {
        guard !isClosing else { return }
        isClosing = true
        let animator = ContextMenuAnimator(previewViewController: controller)
        onEvent(.willClose(animator))
        // What was lifted may have moved meanwhile, or be gone.
        let target = returnTarget ?? preview.target
        if target.container.window != nil { overlay.origin = origin(target) }
        overlay.pops = commit?.preferredCommitStyle == .pop
        overlay.isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            self.overlay.isOpen = false
            self.overlay.layoutIfNeeded()
            animator.runAnimations()
            commit?.runAnimations()
        } completion: { _ in
            if self.controller == nil { self.preview.view.isHidden = self.wasHidden }
            self.overlay.removeFromSuperview()
            animator.runCompletions()
            commit?.runCompletions()
            self.onEvent(.closed)
        }
    }
}
