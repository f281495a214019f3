import QuartzCore

/// The root of a tree of views: what a screen shows, and where events enter.
///
/// An app makes one window, gives it a `rootViewController`, and calls `makeKeyAndVisible()`. Nobody but the app keeps
/// a window alive: one that is only a local variable vanishes from the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Who hears about keys first.
    final var firstResponder: UIResponder?
    /// Whether what is edited may not refuse to end.
    final var endsEditingByForce = false
    /// How often the keyboard has been asked to stay as it is.
    final var keyboardHolds = 0
    private var isOnScreen = false
    /// The controllers whose views are in the window but not yet laid out for the first time: the root, and what it presents.
    private var appearingControllers: [UIViewController] = []

    /// Makes a window, hidden at first, that belongs to the scene of the app, or to the one that will connect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
        joinScene()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
        joinScene()
        rootViewController = coder.anything("UIRootViewController")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rootViewController, forKey: "UIRootViewController")
    }

    override var archivedSubviews: [UIView] {
        childViews.filter { $0 !== rootViewController?.viewIfLoaded }
    }

    private func joinScene() {
        scene = UIApplication.shared.sceneForNewWindows
        scene?.add(self)
        inheritTraits()
        updateSafeArea()
    }

    /// Makes a window of the scene's size, hidden at first.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    isolated deinit {
        if isOnScreen { screen.hide(self) }
    }

    // MARK: Scene and screen

    private weak var scene: UIWindowScene?

    /// The scene that the window belongs to. A window without one is not shown.
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

    /// The screen that the window is on, or would be if it were shown.
    open var screen: UIScreen { scene?.screen ?? .main }

    final var screenTraits: UITraitCollection { screen.traitCollection }

    /// How much of the window the system's furniture covers.
    final var screenSafeArea: UIEdgeInsets {
        let insets = screen.metrics.safeAreaInsets
        guard insets != .zero else { return .zero }
        let safe = screen.bounds.inset(by: insets)
        return UIEdgeInsets(
            top: min(frame.height, max(0, safe.minY - frame.minY)),
            left: min(frame.width, max(0, safe.minX - frame.minX)),
            bottom: min(frame.height, max(0, frame.maxY - safe.maxY)),
            right: min(frame.width, max(0, frame.maxX - safe.maxX)))
    }

    /// The screen changed its size, scale or traits: a window that filled it does so again.
    final func screenDidChange(from oldBounds: CGRect) {
        let change = isOnScreen ? rootViewController.map { EnvironmentTransition(of: $0, in: self) } : nil
        change?.announce(traits: screenTraits, size: frame == oldBounds ? screen.bounds.size : bounds.size)
        if frame == oldBounds { frame = screen.bounds }
        inheritTraits()
        updateSafeArea()
        change?.finish()
    }

    /// How far in front the window is.
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

    /// Shows or hides the window as `isHidden` and its scene say.
    final func updateVisibility() {
        let shouldShow = !isHidden && scene != nil
        guard shouldShow != isOnScreen else { return }
        guard shouldShow else {
            leaveScreen()
            return
        }
        isOnScreen = true
        screen.show(self)
        installRootView()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    private func leaveScreen() {
        guard isOnScreen else { return }
        isOnScreen = false
        screen.hide(self)
        if isKeyWindow { UIApplication.shared.keyWindow = nil }
        if let rootViewController, rootViewController.isViewLoaded { disappear(rootViewController) }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    // MARK: Root view controller

    /// The controller whose view fills the window. Its view is loaded when the window is shown.
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

    private func disappear(_ controller: UIViewController) {
        if appearingControllers.contains(where: { $0 === controller }) { finishAppearing() }
        for controller in controller.shownControllers.reversed() {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Tells the root controller that its view has appeared, once that has been laid out. The frame cycle calls this.
    final func finishAppearing() {
        let controllers = appearingControllers
        appearingControllers = []
        for controller in controllers { controller.endAppearanceTransition() }
    }

    // MARK: Keys

    /// Whether keys go to this window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window is none of the app's.
    package var isOfSystem: Bool { false }

    /// Whether the window wants keys when `makeKey()` is called. Override it for a window that only shows something.
    open var canBecomeKey: Bool { true }

    /// Makes this the window that keys go to.
    open func makeKey() {
        guard canBecomeKey else { return }
        UIApplication.shared.keyWindow = self
    }

    /// Shows the window in front of the others of its level, and makes it the one that keys go to.
    open func makeKeyAndVisible() {
        if isOnScreen { screen.show(self) } else { isHidden = false }
        makeKey()
    }

    /// The window has become the one that keys go to. Not to be called, but to be overridden; call super.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// The window is no longer the one that keys go to. Not to be called, but to be overridden; call super.
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

    /// Who hears of keys first: the first responder, or what is focused, if that is inside of it. Without either the
    /// innermost controller of the window.
    final var responderForKeys: UIResponder {
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

    /// Brings `event` to what it is for in the window: touches to gesture recognisers and views, keys to the first
    /// responder. Override it to see events first; call super.
    open func sendEvent(_ event: UIEvent) {
        event.deliver(to: self)
    }

    open override var next: UIResponder? { scene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()

    /// What takes back changes that no responder in the window keeps an undo manager of its own for.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// A point of this window's coordinates in those of `window`, or of the screen (nil).
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: point.x + frame.minX - origin.x, y: point.y + frame.minY - origin.y)
    }

    /// A point of the coordinates of `window`, or of the screen (nil), in this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: point.x + origin.x - frame.minX, y: point.y + origin.y - frame.minY)
    }

    /// A rectangle of this window's coordinates in those of `window`, or of the screen (nil).
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    /// A rectangle of the coordinates of `window`, or of the screen (nil), in this window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }
}
