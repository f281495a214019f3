/// An edit menu from when it is shown until it has gone.
@MainActor
final class EditMenuSession {
    enum Event {
        case willOpen(ContextMenuAnimator)
        case chosen(UIAction)
        case willClose(ContextMenuAnimator)
    }

    private let bar = EditMenuBar()
    private let window: UIWindow
    private let arrow: UIEditMenuArrowDirection
    /// A touch in this view leaves the menu as it is.
    private weak var untouchedView: UIView?
    private let target: () -> CGRect?
    private let onEvent: (Event) -> Void
    private var outside: OutsideTouchRecognizer?
    private var isClosing = false
    private var resolving: [ObjectIdentifier: [UIMenuElement]] = [:]

    /// How long the menu takes to come and to go, in seconds: by eye.
    private static let opening: TimeInterval = 0.2
    private static let closing: TimeInterval = 0.15
    /// How far it keeps from the edges of the window, in points.
    private static let margin: CGFloat = 8

    /// - Parameter target: what the menu is about, in the window; nil where that is gone.
    init(
        _ menu: UIMenu, in window: UIWindow, arrow: UIEditMenuArrowDirection, untouchedBy view: UIView?,
        target: @escaping () -> CGRect?, onEvent: @escaping (Event) -> Void
    ) {
        self.window = window
        self.arrow = arrow
        untouchedView = view
        self.target = target
        self.onEvent = onEvent
        bar.session = self
        bar.room = window.bounds.width - 2 * Self.margin
        fill(menu)
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { bar.isEmpty }

    /// Where the menu is, in the window.
    var frame: CGRect { bar.frame }

    private func fill(_ menu: UIMenu) {
        bar.show(elements(of: menu)) { [weak self] element in self?.choose(element) }
    }

    /// What stands in the bar: what is inline stands beside the rest.
    private func elements(of menu: UIMenu) -> [UIMenuElement] {
        MenuPart.parts(of: menu) { [weak self] deferred in self?.resolve(deferred, of: menu) }
            .flatMap(\.elements).filter { !($0 is UIDeferredMenuElement) }
    }

    private func resolve(_ deferred: UIDeferredMenuElement, of menu: UIMenu) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if let known = resolving[id] { return known }
        resolving[id] = []
        var isAsking = true
        deferred.provide { [weak self] elements in
            self?.resolving[id] = elements
            if !isAsking { self?.show(menu) }
        }
        isAsking = false
        return resolving[id]
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
            place(animated: false)
            bar.alpha = 0
        }
        UIView.animate(withDuration: Self.opening, delay: 0, options: .allowUserInteraction) {
            self.bar.alpha = 1
            animator.runAnimations()
        } completion: { _ in
            animator.runCompletions()
        }
    }

    /// Shows another menu.
    func show(_ menu: UIMenu) {
        guard !isClosing else { return }
        fill(menu)
        if bar.isEmpty { close() } else { place(animated: false) }
    }

    /// Puts the bar to where what it is about is now.
    func place(animated: Bool) {
        guard !isClosing, bar.superview != nil || !animated, let target = target() else { return }
        let frame = EditMenuLayout(target: target, room: room, size: bar.fittingSize, arrow: arrow).frame
        guard animated else {
            bar.frame = frame
            bar.layoutIfNeeded()
            return
        }
        UIView.animate(withDuration: Self.opening, delay: 0, options: .allowUserInteraction) {
            self.bar.frame = frame
            self.bar.layoutIfNeeded()
        }
    }

    /// The part of the window that nothing covers.
    private var room: CGRect {
        let safe = window.safeAreaInsets
        var room = window.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, Self.margin), left: Self.margin, bottom: max(safe.bottom, Self.margin),
                right: Self.margin))
        if let keyboard = UIApplication.shared.keyboard.frame {
            let top = window.convert(keyboard, from: nil as UIWindow?).minY - Self.margin
            room.size.height = max(0, min(room.maxY, top) - room.minY)
        }
        return room
    }

    private func touchBegan(_ touch: UITouch) {
        guard let view = touch.view, !view.isDescendant(of: bar) else { return }
        if let untouchedView, view.isDescendant(of: untouchedView) { return }
        close()
    }

    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let menu = element as? UIMenu {
            bar.open(elements(of: menu))
            place(animated: false)
        } else if let action = element as? UIAction {
            if !action.attributes.contains(.keepsMenuPresented) { close() }
            onEvent(.chosen(action))
        }
    }

    /// Puts the menu away.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        guard bar.superview != nil else { return }
        bar.isUserInteractionEnabled = false
        bar.session = nil
        let animator = ContextMenuAnimator(previewViewController: nil)
        onEvent(.willClose(animator))
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
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
    /// The edit menu that is shown in the window.
    final var editMenu: EditMenuSession? {
        subviews.lazy.compactMap { ($0 as? EditMenuBar)?.session }.last
    }
}

/// Sees each touch in a window, and recognises none.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
    private let onTouch: (UITouch) -> Void

    init(onTouch: @escaping (UITouch) -> Void) {
        self.onTouch = onTouch
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach(onTouch)
        state = .failed
    }
}
