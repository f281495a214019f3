import Foundation

/// The edit menu as it was before iOS 16: one for all views, shown by code beside a rectangle.
///
/// It offers what the first responder can do, and `menuItems` behind that. New code has a `UIEditMenuInteraction`.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the menu stands beside what it is about: named after the way in which it would point there.
    public enum ArrowDirection: Int, Sendable {
        /// Above, or below where there is no room.
        case `default` = 0
        /// Below.
        case up = 1
        /// Above.
        case down = 2
        /// On the right.
        case left = 3
        /// On the left.
        case right = 4
    }

    private static let only = UIMenuController()

    /// The menu controller of the app.
    open class var shared: UIMenuController { only }

    private var session: EditMenuSession?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private override init() {
        super.init()
    }

    /// On which side the menu stands, if there is room.
    open var arrowDirection = ArrowDirection.default

    /// The app's own items, behind what the first responder can do.
    open var menuItems: [UIMenuItem]?

    // MARK: Showing

    /// Whether the menu is shown. Setting it shows the menu beside the target, or puts it away.
    open var isMenuVisible: Bool {
        get { session != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu beside the target that was set, or puts it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return close(animated: animated) }
        open(animated: animated)
    }

    /// Says what the menu is about: a rectangle in the coordinates of `targetView`.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        session?.place(animated: false)
    }

    /// Shows the menu beside a rectangle in the coordinates of `targetView`.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        open(animated: true)
    }

    /// Puts the menu away, if it is about something in `targetView`.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Puts the menu away.
    open func hideMenu() { close(animated: true) }

    /// Asks again what the menu offers.
    open func update() { session?.show(menu) }

    /// Where the menu is, on the screen; empty while it is not shown.
    open var menuFrame: CGRect {
        guard let session, let window = targetView?.window else { return .zero }
        return window.convert(session.frame, to: nil as UIWindow?)
    }

    private var menu: UIMenu {
        let own = (menuItems ?? []).map { item in UIAction(title: item.title) { _ in item.perform() } }
        let responder = targetView?.window?.firstResponder ?? targetView
        return UIMenu(children: EditAction.suggestions(for: responder) + own)
    }

    private func open(animated: Bool) {
        guard let window = targetView?.window else { return }
        window.editMenu?.close()
        let session = EditMenuSession(
            menu, in: window, arrow: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic,
            untouchedBy: nil
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
        case .chosen(let action): action.performWithSender(self, target: nil)
        case .willClose(let animator):
            session = nil
            post(Self.willHideMenuNotification)
            animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Notifications

    /// The menu is about to be shown.
    public nonisolated class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// The menu has been shown.
    public nonisolated class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// The menu is about to go.
    public nonisolated class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// The menu has gone.
    public nonisolated class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
}
