/// The running app: its delegate, scenes, windows and event dispatch.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var current: UIApplication?

    /// The shared application. A test or tool that does not launch an app gets an application without a
    /// delegate.
    open class var shared: UIApplication {
        if let current { return current }
        RunLoopHosting.startIfNeeded()
        guard let current else {
            preconditionFailure(
                "UIApplication.shared was used while the app was being created. Use it after the launch.")
        }
        return current
    }

    /// Makes this application the shared one.
    func becomeShared() {
        if Self.current != nil { AppearanceRules.removeAll() }
        Self.current = self
    }

    /// Clears the shared application if it is this one.
    func resignShared() {
        if Self.current === self { Self.current = nil }
    }

    /// Creates an application. `UIApplicationMain` calls this initializer.
    public override init() {
        super.init()
    }

    /// The app's delegate. The application retains it.
    open var delegate: (any UIApplicationDelegate)?

    /// The app's current state.
    open internal(set) var applicationState = State.inactive

    /// The host that displays the app and provides its input: that of the active scene.
    package internal(set) final var host: (any Host)?

    /// The hosts of the scenes.
    final weak var hosting: ApplicationHosting?

    /// The scene that has the input focus, or had it last.
    final weak var activeScene: UIWindowScene?

    /// The assistive technology that follows the app, if one runs.
    final var accessibilityObserver: (any AccessibilityObserver)?
    package final let accessibilityFocus = AccessibilityFocus()

    /// The input of the active scene.
    final var input: ApplicationInput?

    /// The on-screen keyboard.
    package final lazy var keyboard = OnScreenKeyboard()

    /// The drags in progress, one for each dragging touch.
    final var features = FeatureStorage()

    // MARK: Scenes and windows

    /// The connected scenes, of which each has a window on the desktop.
    open internal(set) var connectedScenes: Set<UIScene> = []

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether the app supports several scenes: whether `Info.plist` contains `true` for
    /// `UIApplicationSupportsMultipleScenes`.
    open var supportsMultipleScenes: Bool { features[MultipleScenesKey.self] }

    /// The scene of windows that are created without one. It is `nil` in an app with a scene delegate, where
    /// such windows are not displayed, as on iOS.
    final var sceneForNewWindows: UIWindowScene?

    /// The app's windows: the visible ones from back to front, those of the active scene last, then the hidden ones.
    open var windows: [UIWindow] {
        var windows = windowsOfInactiveScenes
        for window in UIScreen.main.windows where !window.isSystemWindow { windows.append(window) }
        let shown = Set(windows.map(ObjectIdentifier.init))
        for case let scene as UIWindowScene in connectedScenes {
            for window in scene.windows where !shown.contains(ObjectIdentifier(window)) { windows.append(window) }
        }
        return windows
    }

    /// The window that receives keyboard input.
    open internal(set) weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            oldValue?.resignKey()
            keyWindow?.becomeKey()
            accessibilityObserver?.keyWindowDidChange(from: oldValue, to: keyWindow)
        }
    }

    // MARK: The environment

    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction of the user interface.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the screen remains on without user input.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { host?.idleTimerDidChange(isDisabled: isIdleTimerDisabled) } }
    }

    // MARK: URLs

    /// Opens `url` in the desktop's default app for it.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: `.universalLinksOnly` prevents that the URL is opened, because no desktop app is registered for links.
    ///   - completion: A closure that receives whether the desktop opened the URL.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard options[.universalLinksOnly] as? Bool != true, let host else {
            completion?(false)
            return
        }
        // The main actor calls the closure, which is not sendable in UIKit's API.
        nonisolated(unsafe) let completion = completion
        host.open(url) { completion?($0) }
    }

    /// Opens `url` in the desktop's default app for it.
    ///
    /// - Returns: Whether the desktop opened the URL.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Events

    /// Dispatches `event` to its window. All events pass through this method; override it to intercept them.
    open func sendEvent(_ event: UIEvent) {
        event.targetWindow?.sendEvent(event)
    }

    /// Calls a method of a target.
    ///
    /// - Parameters:
    ///   - action: The method. It may have parameters for the sender and for the event.
    ///   - target: The object. If it is `nil`, the first object that can perform the method receives it: the
    ///     first responder or, without one, the innermost visible controller, and what follows it in the
    ///     responder chain, then the sender and what follows it.
    ///   - sender: The object that sends the action.
    ///   - event: The event that caused the action, if there is one.
    /// - Returns: Whether an object received the action.
    /// - Precondition: The class of the target lists the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? responder(for: action, from: sender)
        guard let receiver else { return false }
        ObjCMessage.send(action, to: receiver as AnyObject, [sender, event])
        return true
    }

    private func responder(for action: Selector, from sender: Any?) -> Any? {
        let window = (sender as? UIView)?.window ?? keyWindow
        for start in [window?.keyResponder, sender as? UIResponder] {
            if let target = start?.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }

    open override var next: UIResponder? { delegate as? UIResponder }
}
