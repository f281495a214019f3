/// The presentation of an edit menu, from opening to closing.
@MainActor
final class EditMenuSession {
    enum Event {
        case willOpen(ContextMenuAnimator)
        case selected(any UIMenuLeaf)
        case willClose(ContextMenuAnimator)
    }

    private let bar = EditMenuBar()
    private let window: UIWindow
    private let arrow: UIEditMenuArrowDirection
    /// A view whose touches do not close the menu.
    private weak var passthroughView: UIView?
    private let target: () -> CGRect?
    private let onEvent: (Event) -> Void
    private var outside: OutsideTouchRecognizer?
    private var isClosing = false
    private var resolvedElements: [ObjectIdentifier: [UIMenuElement]] = [:]

    /// The durations of the animations in seconds, estimated from iOS.
    private static let openingDuration: TimeInterval = 0.2
    private static let closingDuration: TimeInterval = 0.15
    /// The margin to the edges of the window, in points.
    private static let margin: CGFloat = 8

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - menu: The menu to show.
    ///   - window: The window in which to show the menu.
    ///   - arrow: The preferred direction of the arrow.
    ///   - view: A view whose touches do not close the menu.
    ///   - target: A closure that returns the target rectangle in the window, or `nil` if it no longer
    ///     exists.
    ///   - onEvent: A closure that is called for each event.
    init(
        _ menu: UIMenu, in window: UIWindow, arrow: UIEditMenuArrowDirection, passthroughView view: UIView?,
        target: @escaping () -> CGRect?, onEvent: @escaping (Event) -> Void
    ) {
        self.window = window
        self.arrow = arrow
        passthroughView = view
        self.target = target
        self.onEvent = onEvent
        bar.session = self
        bar.availableWidth = window.bounds.width - 2 * Self.margin
        fill(menu)
    }

    var isEmpty: Bool { bar.isEmpty }

    /// The menu's frame, in window coordinates.
    var frame: CGRect { bar.frame }

    private func fill(_ menu: UIMenu) {
        bar.show(elements(of: menu)) { [weak self] element in self?.select(element) }
    }

    /// Returns the elements of the bar, with inline submenus expanded.
    private func elements(of menu: UIMenu) -> [UIMenuElement] {
        MenuSection.sections(of: menu) { [weak self] deferred in self?.resolve(deferred, of: menu) }
            .flatMap(\.elements).filter { !($0 is UIDeferredMenuElement) }
    }

    private func resolve(_ deferred: UIDeferredMenuElement, of menu: UIMenu) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if let cached = resolvedElements[id] { return cached }
        resolvedElements[id] = []
        var isRequesting = true
        deferred.provide { [weak self] elements in
            self?.resolvedElements[id] = elements
            if !isRequesting { self?.show(menu) }
        }
        isRequesting = false
        return resolvedElements[id]
    }

    // MARK: Showing

    func open() {
        let animator = ContextMenuAnimator(previewViewController: nil)
        onEvent(.willOpen(animator))
        window.addSubview(bar)
        let outside = OutsideTouchRecognizer { [weak self] touch in self?.touchBegan(touch) }
        window.addGestureRecognizer(outside)
        self.outside = outside
        UIView.performWithoutAnimation {
            updatePosition(animated: false)
            bar.alpha = 0
        }
        UIView.animate(withDuration: Self.openingDuration, delay: 0, options: .allowUserInteraction) {
            self.bar.alpha = 1
            animator.runAnimations()
        } completion: { _ in
            animator.runCompletions()
        }
    }

    /// Replaces the menu.
    func show(_ menu: UIMenu) {
        guard !isClosing else { return }
        fill(menu)
        if bar.isEmpty { close() } else { updatePosition(animated: false) }
    }

    /// Moves the bar to the current target.
    func updatePosition(animated: Bool) {
        guard !isClosing, bar.superview != nil || !animated, let target = target() else { return }
        let layout = EditMenuLayout(target: target, bounds: availableRect, size: bar.fittingSize, arrow: arrow)
        let frame = layout.frame
        guard animated else {
            bar.frame = frame
            bar.layoutIfNeeded()
            return
        }
        UIView.animate(withDuration: Self.openingDuration, delay: 0, options: .allowUserInteraction) {
            self.bar.frame = frame
            self.bar.layoutIfNeeded()
        }
    }

    /// The safe area of the window above the keyboard, less the margins.
    private var availableRect: CGRect {
        let safe = window.safeAreaInsets
        var rect = window.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, Self.margin), left: Self.margin, bottom: max(safe.bottom, Self.margin),
                right: Self.margin))
        if let keyboard = UIApplication.shared.keyboard.frame {
            let top = window.convert(keyboard, from: nil as UIWindow?).minY - Self.margin
            rect.size.height = max(0, min(rect.maxY, top) - rect.minY)
        }
        return rect
    }

    private func touchBegan(_ touch: UITouch) {
        guard let view = touch.view, !view.isDescendant(of: bar) else { return }
        if let passthroughView, view.isDescendant(of: passthroughView) { return }
        close()
    }

    private func select(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let menu = element as? UIMenu {
            bar.open(elements(of: menu))
            updatePosition(animated: false)
        } else if let action = element as? any UIMenuLeaf {
            if !action.attributes.contains(.keepsMenuPresented) { close() }
            onEvent(.selected(action))
        }
    }

    func close() {
        guard !isClosing else { return }
        isClosing = true
        guard bar.superview != nil else { return }
        bar.isUserInteractionEnabled = false
        bar.session = nil
        let animator = ContextMenuAnimator(previewViewController: nil)
        onEvent(.willClose(animator))
        UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction) {
            self.bar.alpha = 0
            animator.runAnimations()
        } completion: { _ in
            self.bar.removeFromSuperview()
            if let outside = self.outside { self.window.removeGestureRecognizer(outside) }
            animator.runCompletions()
        }
    }
}

extension UIWindow {
    /// The edit menu presented in the window.
    final var editMenu: EditMenuSession? {
        subviews.lazy.compactMap { ($0 as? EditMenuBar)?.session }.last
    }
}

/// A recognizer that observes the beginning of each touch in a window and never recognizes a gesture.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
    private let onTouch: (UITouch) -> Void

    init(onTouch: @escaping (UITouch) -> Void) {
        self.onTouch = onTouch
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach(onTouch)
        state = .failed
    }
}
