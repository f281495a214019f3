import QuartzCore

/// The root of a view hierarchy, which a screen displays and to which events are dispatched.
///
/// An app creates a window, sets its `rootViewController`, and calls `makeKeyAndVisible()`. The app must
/// retain the window: one that is stored only in a local variable disappears from the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The responder that receives keyboard input first.
    final var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue, isKeyWindow else { return }
            UIApplication.shared.accessibilityFocus.keyboardFocusDidChange(to: firstResponder)
        }
    }
    /// Whether the first responder must end editing even if it refuses.
    final var isForcingEndOfEditing = false
    /// The number of pending requests to keep the keyboard in its current state.
    final var keyboardUpdateSuspensions = 0
    private var isOnScreen = false
    /// The controllers whose views are in the window but not laid out yet: the root view controller and the
    /// ones it presents.
    private var appearingControllers: [UIViewController] = []

    /// Creates a hidden window in the app's default scene, if there is one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
        joinDefaultScene()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
        joinDefaultScene()
        rootViewController = coder.anyObject("UIRootViewController")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rootViewController, forKey: "UIRootViewController")
    }

    override var archivedSubviews: [UIView] {
        childViews.filter { $0 !== rootViewController?.viewIfLoaded }
    }

    private func joinDefaultScene() {
        // UIKit autoreleases new windows: one whose only a subview is retained exists until the end of the turn.
        DisplayClock.schedule(after: 0) { withExtendedLifetime(self) {} }
        scene = UIApplication.shared.sceneForNewWindows
        scene?.add(self)
        inheritTraits()
        updateSafeArea()
    }

    /// Creates a hidden window of the scene's size.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    isolated deinit {
        if isOnScreen { screen.hide(self) }
    }

    // MARK: Scene and screen

    private weak var scene: UIWindowScene?

    /// The scene that contains the window. A window without a scene is not displayed.
    open var windowScene: UIWindowScene? {
        get { scene }
        set {
            guard scene !== newValue else { return }
            leaveScreen()
            scene?.remove(self)
            scene = newValue
            newValue?.add(self)
            inheritTraits()
            updateSafeArea()
            updateVisibility()
        }
    }

    /// The screen that displays the window, or would display it if it were visible.
    open var screen: UIScreen { scene?.screen ?? .main }

    override var screenTraits: UITraitCollection? { scene?.traitCollection ?? screen.traitCollection }

    /// The insets of the window that system chrome covers.
    override var screenSafeArea: UIEdgeInsets {
        let insets = screen.safeAreaInsets
        guard insets != .zero else { return .zero }
        let safe = screen.bounds.inset(by: insets)
        return UIEdgeInsets(
            top: min(frame.height, max(0, safe.minY - frame.minY)),
            left: min(frame.width, max(0, safe.minX - frame.minX)),
            bottom: min(frame.height, max(0, frame.maxY - safe.maxY)),
            right: min(frame.width, max(0, frame.maxX - safe.maxX)))
    }

    /// Adapts the window to a new size, scale or traits of the screen. A window that filled the screen is
    /// resized to fill it again.
    final func screenDidChange(from oldBounds: CGRect) {
        let transition = isOnScreen ? rootViewController.map { EnvironmentTransition(of: $0, in: self) } : nil
        transition?.announce(
            traits: scene?.traitCollection ?? screen.traitCollection,
            size: frame == oldBounds ? screen.bounds.size : bounds.size)
        if frame == oldBounds { frame = screen.bounds }
        inheritTraits()
        updateSafeArea()
        transition?.finish()
    }

    /// The position of the window on the z-axis.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, isOnScreen { screen.show(self) } }
    }

    // MARK: Visibility

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            updateVisibility()
        }
    }

    /// Shows or hides the window according to `isHidden` and its scene.
    final func updateVisibility() {
        let shouldShow = !isHidden && scene != nil
        guard shouldShow != isOnScreen else { return }
        guard shouldShow else {
            leaveScreen()
            return
        }
        isOnScreen = true
        if AppearanceRules.isActive { AppearanceRules.apply(to: self) }
        screen.show(self)
        installRootView()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    private func leaveScreen() {
        guard isOnScreen else { return }
        isOnScreen = false
        screen.hide(self)
        if let scene, scene.ownKeyWindow === self { scene.ownKeyWindow = nil }
        if isKeyWindow { UIApplication.shared.keyWindow = nil }
        if let rootViewController, rootViewController.isViewLoaded { disappear(rootViewController) }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    // MARK: Root view controller

    /// The controller whose view fills the window. Its view is loaded when the window becomes visible.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue, oldValue.isViewLoaded {
                oldValue.presentation?.dismiss(animated: false, showsPresenter: false)
                if isOnScreen { disappear(oldValue) }
                oldValue.view.removeFromSuperview()
            }
            if isOnScreen { installRootView() }
        }
    }

    private func installRootView() {
        guard let rootViewController, let view = rootViewController.view else { return }
        let shown = rootViewController.shownControllers
        if !view.isDescendant(of: self) {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        for controller in shown { controller.beginAppearanceTransition(true, animated: false) }
        if shown.first === rootViewController, !view.isDescendant(of: self) { insertSubview(view, at: 0) }
        appearingControllers = shown
        setNeedsLayout()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        // A root view that disables its autoresizing mask would have no size.
        guard subview === rootViewController?.viewIfLoaded, !subview.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor), subview.bottomAnchor.constraint(equalTo: bottomAnchor),
            subview.leftAnchor.constraint(equalTo: leftAnchor), subview.rightAnchor.constraint(equalTo: rightAnchor),
        ])
    }

    private func disappear(_ controller: UIViewController) {
        if appearingControllers.contains(where: { $0 === controller }) { finishAppearing() }
        for controller in controller.shownControllers.reversed() {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Notifies controllers that their views have appeared. The frame cycle calls this method after layout.
    final func finishAppearing() {
        let controllers = appearingControllers
        appearingControllers = []
        for controller in controllers { controller.endAppearanceTransition() }
    }

    // MARK: Keys

    /// Whether the window is the key window of the app, which receives keyboard input.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window is a system window rather than one of the app's.
    package var isSystemWindow: Bool { false }

    /// Whether the window is that of the on-screen keyboard.
    package final var isKeyboardWindow: Bool { self is KeyboardWindow }

    /// Whether the window can become the key window. Override it for a window that only displays content.
    open var canBecomeKey: Bool { true }

    /// Makes the window the key window of its scene, and of the app if the scene is the active one.
    open func makeKey() {
        guard canBecomeKey else { return }
        scene?.ownKeyWindow = self
        // The key window of a scene in the background becomes that of the app when the scene becomes active.
        if let active = UIApplication.shared.activeScene, let scene, scene !== active { return }
        UIApplication.shared.keyWindow = self
    }

    /// Shows the window in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        if isOnScreen {
            screen.show(self)
            makeKey()
        } else {
            // The key window is known while the root view is loaded, as on iOS.
            makeKey()
            isHidden = false
        }
    }

    /// Called when the window has become the key window. Override it to respond, and call super; do not call
    /// it directly.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window has stopped being the key window. Override it to respond, and call super; do
    /// not call it directly.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    private let scrollKeys = ScrollKeys()

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        for press in presses where windowScene?.focusSystem?.keys.began(press, in: self) != true {
            scrollKeys.began(press, in: self)
        }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
        for press in presses {
            windowScene?.focusSystem?.keys.ended(press)
            scrollKeys.ended(press)
        }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        windowScene?.focusSystem?.keys.cancel()
        for press in presses { scrollKeys.ended(press) }
    }

    /// The responder that receives keyboard input first: the first responder, or the focused view if it is
    /// inside the first responder. Without either, the innermost visible controller.
    final var keyResponder: UIResponder {
        let focused = (windowScene?.focusSystem?.focusedItem as? UIView).flatMap { $0.window === self ? $0 : nil }
        if let firstResponder {
            guard let focused,
                sequence(first: focused as UIResponder, next: \.next).contains(where: { $0 === firstResponder })
            else { return firstResponder }
            return focused
        }
        if let focused { return focused }
        var controller = rootViewController
        while let current = controller {
            let inner =
                current.presentation?.presented ?? (current as? UINavigationController)?.topViewController
                ?? (current as? UITabBarController)?.selectedViewController
                ?? (current as? UISplitViewController)?.viewControllers.last { $0.viewIfLoaded?.window === self }
                ?? (current.children.count == 1 ? current.children[0] : nil)
            guard let inner, inner.viewIfLoaded?.window === self else { break }
            controller = inner
        }
        guard let controller, controller.viewIfLoaded?.window === self else { return self }
        return controller
    }

    // MARK: Events

    /// Dispatches `event` within the window: touches to gesture recognizers and views, keys to the first
    /// responder. Override it to intercept events, and call super.
    open func sendEvent(_ event: UIEvent) {
        event.deliver(to: self)
    }

    open override var next: UIResponder? { scene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()

    /// The undo manager for responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Converts a point from this window's coordinates to those of `window`, or of the screen if `window` is
    /// `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: point.x + frame.minX - origin.x, y: point.y + frame.minY - origin.y)
    }

    /// Converts a point from the coordinates of `window`, or of the screen if `window` is `nil`, to this
    /// window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: point.x + origin.x - frame.minX, y: point.y + origin.y - frame.minY)
    }

    /// Converts a rectangle from this window's coordinates to those of `window`, or of the screen if
    /// `window` is `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    /// Converts a rectangle from the coordinates of `window`, or of the screen if `window` is `nil`, to this
    /// window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }
}
