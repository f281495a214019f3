/// One presentation of a context menu, from opening to closing. The menu is shown next to a lifted preview
/// over a dimmed screen, or alone next to its control.
@MainActor
final class ContextMenuSession {
    enum Event {
        case willOpen(ContextMenuAnimator)
        case selected(any UIMenuLeaf, UIMenu)
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
    /// The target to which the preview returns. Valid during `willClose`, whose handler may change it.
    var returnTarget: UIPreviewTarget?
    private var isClosing = false
    private var hidesSourceView = false
    /// The start location of the touch that opened the menu, or `nil` after the touch has moved beyond the
    /// resting distance.
    private var restingLocation: CGPoint?

    /// The durations of opening and closing, in seconds, approximating iOS.
    private static let opening: TimeInterval = 0.45
    private static let closing: TimeInterval = 0.3
    /// The distance, in points, that a touch must move before it selects menu elements.
    private static let restingDistance: CGFloat = 10

    /// Creates a session.
    ///
    /// - Parameter attachment: The attachment point of a control's menu, in window coordinates; `nil` for a
    ///   menu with a preview.
    init(
        _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview, in window: UIWindow,
        at location: CGPoint, attachment: CGPoint?, onEvent: @escaping (Event) -> Void
    ) {
        self.configuration = configuration
        self.preview = preview
        self.window = window
        self.onEvent = onEvent
        restingLocation = location
        controller = attachment == nil ? configuration.previewProvider?() : nil
        overlay.location = attachment ?? location
        overlay.isCompact = attachment != nil
        overlay.previewsController = controller != nil
        overlay.order = configuration.preferredMenuElementOrder
        overlay.openNeighbor = configuration.openNeighbor
        if attachment == nil { overlay.previewView = makePreviewView() }
        if let menu = configuration.actionProvider?([]) {
            let platter = makePlatter(menu)
            if !platter.isEmpty { overlay.push(platter) }
        }
        overlay.onDismiss = { [weak self] in self?.dismiss() }
        overlay.onTapPreview = { [weak self] in self?.performPreviewAction() }
    }

    /// Whether there is nothing to open, which is the case for a compact menu without elements.
    var isEmpty: Bool { overlay.isCompact && overlay.platters.isEmpty }

    var isCompact: Bool { overlay.isCompact }

    private func makePlatter(_ menu: UIMenu, isSubmenu: Bool = false) -> MenuPlatter {
        MenuPlatter(menu, isSubmenu: isSubmenu, showsShortcuts: configuration.openNeighbor != nil) {
            [weak self] element in self?.select(element)
        }
    }

    /// Creates the preview: the view of the preview controller, or a snapshot of the source view.
    private func makePreviewView() -> UIView? {
        if let controller {
            let width = window.bounds.width - 32
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: min(width * 1.1, window.bounds.height / 2))
            // A tap commits the preview; its content is not interactive.
            controller.view.isUserInteractionEnabled = false
            return controller.view
        }
        let visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard let snapshot = preview.view.liftedSnapshotView(from: visible) else { return nil }
        snapshot.backgroundColor = preview.parameters.backgroundColor
        return snapshot
    }

    /// Returns the preview's original rectangle, in window coordinates.
    private func origin(_ target: UIPreviewTarget) -> CGRect {
        let center = target.container.convert(target.center, to: nil)
        var size = preview.size
        var previewCenter = center
        if let visible = preview.parameters.visiblePath?.bounds {
            previewCenter.x += visible.midX - preview.view.bounds.midX
            previewCenter.y += visible.midY - preview.view.bounds.midY
        }
        size.width *= target.transform.a == 0 ? 1 : abs(target.transform.a)
        size.height *= target.transform.d == 0 ? 1 : abs(target.transform.d)
        return CGRect(
            x: previewCenter.x - size.width / 2, y: previewCenter.y - size.height / 2, width: size.width,
            height: size.height)
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
        if controller == nil, overlay.previewView != nil, !preview.view.isHidden {
            hidesSourceView = true
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

    // MARK: Touches

    /// Updates the highlight after the touch that opened the menu moved to a point of the window.
    func touchMoved(to point: CGPoint) {
        if let start = restingLocation, start.distance(to: point) > Self.restingDistance { restingLocation = nil }
        guard restingLocation == nil, let platter = overlay.platters.last, !isClosing else { return }
        platter.highlight(at: platter.convert(point, from: nil))
    }

    /// Ends the touch that opened the menu. Over an element it selects the element; elsewhere the menu
    /// remains open.
    func touchEnded(at point: CGPoint) {
        guard restingLocation == nil, let platter = overlay.platters.last, !isClosing else { return }
        platter.select(at: platter.convert(point, from: nil))
    }

    // MARK: Selection

    private func select(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let action = element as? any UIMenuLeaf {
            perform(action)
        } else if let menu = element as? UIMenu, let top = overlay.platters.last {
            if menu === top.menu {
                overlay.pop(to: overlay.platters[max(0, overlay.platters.count - 2)])
            } else {
                open(menu)
            }
        }
    }

    /// Opens a submenu of the frontmost menu.
    private func open(_ menu: UIMenu) {
        let platter = makePlatter(menu, isSubmenu: true)
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            self.overlay.push(platter)
            self.overlay.layoutIfNeeded()
        }
    }

    private func perform(_ action: any UIMenuLeaf) {
        let keepsOpen = action.attributes.contains(.keepsMenuPresented)
        if !keepsOpen { dismiss() }
        if let menu = overlay.platters.first?.menu {
            for platter in overlay.platters { platter.menu.markSelected(action) }
            onEvent(.selected(action, menu))
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
        // The source view may have moved or disappeared since the menu opened.
        if let target = returnTarget, target.container.window != nil {
            overlay.origin = origin(target)
        } else {
            overlay.fadesPreviewOnClose = true
        }
        overlay.growsOnClose = commit?.preferredCommitStyle == .pop
        overlay.isUserInteractionEnabled = false
        controller?.beginAppearanceTransition(false, animated: true)
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            self.overlay.isOpen = false
            self.overlay.layoutIfNeeded()
            animator.runAnimations()
            commit?.runAnimations()
        } completion: { _ in
            if self.hidesSourceView { self.preview.view.isHidden = false }
            self.overlay.removeFromSuperview()
            self.controller?.endAppearanceTransition()
            self.controller?.view.isUserInteractionEnabled = true
            animator.runCompletions()
            commit?.runCompletions()
            self.onEvent(.closed)
        }
    }
}
