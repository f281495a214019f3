/// A context menu from when it opens until it has closed: what was pressed is lifted over a darker screen with the menu
/// beside it, or the menu stands alone beside its control.
@MainActor
final class ContextMenuSession {
    enum Event {
        case willOpen(ContextMenuAnimator)
        case chosen(UIAction, UIMenu)
        case previewTapped(ContextMenuAnimator)
        case willClose(ContextMenuAnimator)
        case closed
    }

    private let configuration: UIContextMenuConfiguration
    private let preview: UITargetedPreview
    private let controller: UIViewController?
    private let overlay = ContextMenuOverlay()
    private let window: UIWindow
    private let onEvent: (Event) -> Void
    /// Where what was lifted goes when the menu closes: set while the closing is announced.
    var returnTarget: UIPreviewTarget?
    private var isClosing = false
    private var hidesSource = false
    /// Where the finger was that opened the menu; nil once it has gone further than a finger that means to rest.
    private var restingFinger: CGPoint?

    /// How long the menu takes to open and to close, in seconds, and how long a control's: chosen to feel as on iOS.
    private static let opening: TimeInterval = 0.45
    private static let closing: TimeInterval = 0.3
    /// How far in points the finger goes before it chooses in the menu.
    private static let restingDistance: CGFloat = 10

    /// Makes a session.
    ///
    /// - Parameter attachment: where the menu of a control is attached, in the window; nil where something is lifted.
    init(
        _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview, in window: UIWindow,
        at location: CGPoint, attachment: CGPoint?, onEvent: @escaping (Event) -> Void
    ) {
        self.configuration = configuration
        self.preview = preview
        self.window = window
        self.onEvent = onEvent
        restingFinger = location
        controller = attachment == nil ? configuration.previewProvider?() : nil
        overlay.location = attachment ?? location
        overlay.isCompact = attachment != nil
        overlay.isScreen = controller != nil
        overlay.order = configuration.preferredMenuElementOrder
        if attachment == nil { overlay.lifted = makeLifted() }
        if let menu = configuration.actionProvider?([]) {
            let platter = makePlatter(menu)
            if !platter.isEmpty { overlay.push(platter) }
        }
        overlay.onDismiss = { [weak self] in self?.dismiss() }
        overlay.onTapPreview = { [weak self] in self?.performPreviewAction() }
    }

    /// Whether there is nothing to open: a control without anything in its menu.
    var isEmpty: Bool { overlay.isCompact && overlay.platters.isEmpty }

    var isCompact: Bool { overlay.isCompact }

    private func makePlatter(_ menu: UIMenu, isSubmenu: Bool = false) -> MenuPlatter {
        MenuPlatter(menu, isSubmenu: isSubmenu) { [weak self] element in self?.choose(element) }
    }

    /// What is lifted: a picture of what was pressed, or the screen that is previewed.
    private func makeLifted() -> UIView? {
        if let controller {
            let width = window.bounds.width - 32
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: min(width * 1.1, window.bounds.height / 2))
            // A tap on it opens it; what is in it can't be used.
            controller.view.isUserInteractionEnabled = false
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
        var size = preview.size
        var middle = center
        if let visible = preview.parameters.visiblePath?.bounds {
            middle.x += visible.midX - preview.view.bounds.midX
            middle.y += visible.midY - preview.view.bounds.midY
        }
        size.width *= target.transform.a == 0 ? 1 : abs(target.transform.a)
        size.height *= target.transform.d == 0 ? 1 : abs(target.transform.d)
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
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
        if controller == nil, overlay.lifted != nil, !preview.view.isHidden {
            hidesSource = true
            preview.view.isHidden = true
        }
        controller?.beginAppearanceTransition(true, animated: true)
        onEvent(.willOpen(animator))
        UIView.animate(
            withDuration: Self.opening, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                self.overlay.isOpen = true
                self.overlay.layoutIfNeeded()
                animator.runAnimations()
            },
            completion: { _ in
                self.controller?.endAppearanceTransition()
                animator.runCompletions()
            })
    }

    func updateMenu(_ block: (UIMenu) -> UIMenu) {
        guard let platter = overlay.platters.last, !isClosing else { return }
        platter.show(block(platter.menu))
        overlay.setNeedsLayout()
    }

    // MARK: Fingers

    /// The finger that opened the menu has gone on to a place of the window.
    func fingerMoved(to point: CGPoint) {
        if let start = restingFinger, start.distance(to: point) > Self.restingDistance { restingFinger = nil }
        guard restingFinger == nil, let platter = overlay.platters.last, !isClosing else { return }
        platter.light(at: platter.convert(point, from: nil))
    }

    /// The finger that opened the menu was lifted: over the menu it chooses, elsewhere the menu stays.
    func fingerLifted(at point: CGPoint) {
        guard restingFinger == nil, let platter = overlay.platters.last, !isClosing else { return }
        platter.choose(at: platter.convert(point, from: nil))
    }

    // MARK: Choosing

    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let action = element as? UIAction {
            perform(action)
        } else if let menu = element as? UIMenu, let top = overlay.platters.last {
            if menu === top.menu {
                overlay.pop(to: overlay.platters[max(0, overlay.platters.count - 2)])
            } else {
                open(menu)
            }
        }
    }

    /// Opens a menu that stands in the one on top.
    private func open(_ menu: UIMenu) {
        let platter = makePlatter(menu, isSubmenu: true)
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            self.overlay.push(platter)
            self.overlay.layoutIfNeeded()
        }
    }

    private func perform(_ action: UIAction) {
        let keepsOpen = action.attributes.contains(.keepsMenuPresented)
        if !keepsOpen { dismiss() }
        if let menu = overlay.platters.first?.menu {
            for platter in overlay.platters { platter.menu.mark(action) }
            onEvent(.chosen(action, menu))
        }
        if keepsOpen { overlay.platters.last?.refresh() }
    }

    private func performPreviewAction() {
        guard !isClosing else { return }
        let animator = ContextMenuAnimator(previewViewController: controller)
        onEvent(.previewTapped(animator))
        dismiss(along: animator)
    }

    // MARK: Closing

    func dismiss() { dismiss(along: nil) }

    private func dismiss(along commit: ContextMenuAnimator?) {
        guard !isClosing else { return }
        isClosing = true
        let animator = ContextMenuAnimator(previewViewController: controller)
        returnTarget = preview.target
        onEvent(.willClose(animator))
        // What was lifted may have moved meanwhile, or be gone.
        if let target = returnTarget, target.container.window != nil {
            overlay.origin = origin(target)
        } else {
            overlay.fadesLifted = true
        }
        overlay.pops = commit?.preferredCommitStyle == .pop
        overlay.isUserInteractionEnabled = false
        controller?.beginAppearanceTransition(false, animated: true)
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            self.overlay.isOpen = false
            self.overlay.layoutIfNeeded()
            animator.runAnimations()
            commit?.runAnimations()
        } completion: { _ in
            if self.hidesSource { self.preview.view.isHidden = false }
            self.overlay.removeFromSuperview()
            self.controller?.endAppearanceTransition()
            self.controller?.view.isUserInteractionEnabled = true
            animator.runCompletions()
            commit?.runCompletions()
            self.onEvent(.closed)
        }
    }
}
