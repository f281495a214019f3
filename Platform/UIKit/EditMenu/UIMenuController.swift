import Foundation

/// The shared edit menu, used before iOS 16. It shows the actions of the first responder, followed by
/// `menuItems`.
///
/// Use `UIEditMenuInteraction` in new code.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The position of the menu relative to its target, expressed as the direction in which the menu points.
    public enum ArrowDirection: Int, Sendable {
        /// Above the target, or below it if there is not enough space.
        case `default` = 0
        /// Below the target.
        case up = 1
        /// Above the target.
        case down = 2
        /// On the right of the target.
        case left = 3
        /// On the left of the target.
        case right = 4
    }

    private static let only = UIMenuController()

    /// The shared menu controller.
    open class var shared: UIMenuController { only }

    private var session: EditMenuSession?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private override init() {
        super.init()
    }

    /// The preferred position of the menu, if there is enough space.
    open var arrowDirection = ArrowDirection.default

    /// Custom items, shown after the actions of the first responder.
    open var menuItems: [UIMenuItem]?

    // MARK: Showing

    /// Whether the menu is visible. Setting it shows or hides the menu.
    open var isMenuVisible: Bool {
        get { session != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu beside the target rectangle, or hides it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return close(animated: animated) }
        open(animated: animated)
    }

    /// Sets the target rectangle, in the coordinates of `targetView`.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        session?.updatePosition(animated: false)
    }

    /// Shows the menu beside a rectangle in the coordinates of `targetView`.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        open(animated: true)
    }

    /// Hides the menu if its target is in `targetView`.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Hides the menu.
    open func hideMenu() { close(animated: true) }

    /// Updates the actions of the visible menu.
    open func update() { session?.show(menu) }

    /// The menu's frame on the screen, or an empty rectangle while it is hidden.
    open var menuFrame: CGRect {
        guard let session, let window = targetView?.window else { return .zero }
        return window.convert(session.frame, to: nil as UIWindow?)
    }

    private var menu: UIMenu {
        let responder = targetView?.window?.firstResponder ?? targetView
        let own = (menuItems ?? []).compactMap { $0.element(for: responder) }
        return UIMenu(children: EditAction.suggestions(for: responder) + own)
    }

    private func open(animated: Bool) {
        guard let window = targetView?.window else { return }
        window.editMenu?.close()
        let session = EditMenuSession(
            menu, in: window, arrow: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic,
            passthroughView: nil
        ) { [weak self] in
            self?.targetView.flatMap { $0.window == nil ? nil : $0.convert(self?.targetRect ?? .zero, to: nil) }
        } onEvent: { [weak self] event in
            self?.handle(event)
        }
        guard !session.isEmpty else { return }
        self.session = session
        perform(animated: animated) { session.open() }
    }

    private func close(animated: Bool) {
        perform(animated: animated) { session?.close() }
    }

    private func perform(animated: Bool, _ change: () -> Void) {
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    private func handle(_ event: EditMenuSession.Event) {
        switch event {
        case .willOpen(let animator):
            post(Self.willShowMenuNotification)
            animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
        case .selected(let action): action.performWithSender(self, target: nil)
        case .willClose(let animator):
            session = nil
            post(Self.willHideMenuNotification)
            animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Notifications

    /// Posted before the menu is shown.
    public nonisolated class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// Posted after the menu is shown.
    public nonisolated class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// Posted before the menu is hidden.
    public nonisolated class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// Posted after the menu is hidden.
    public nonisolated class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
}
