/// A scene that displays windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private var windowReferences: [WindowReference] = []

    /// The screen of the scene's host, or `nil` for a scene without a host.
    final var ownScreen: UIScreen?

    /// The screen that displays the scene: the content of its window on the desktop.
    open var screen: UIScreen { ownScreen ?? .main }

    /// The scene's windows, both visible and hidden.
    open var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for case let window? in windowReferences.map(\.window) where !window.isSystemWindow { windows.append(window) }
        return windows
    }

    /// The scene's windows, including those of the system.
    final var allWindows: [UIWindow] { windowReferences.compactMap(\.window) }

    private lazy var ownFocusSystem = UIFocusSystem(scene: self)

    /// The focus system of the scene.
    open var focusSystem: UIFocusSystem? { ownFocusSystem }

    /// The window that receives the keyboard input of the scene.
    final weak var ownKeyWindow: UIWindow?

    /// The scene's key window, or `nil` if it has none. In the active scene it is the key window of the app.
    open var keyWindow: UIWindow? {
        if let window = ownKeyWindow, window.windowScene === self { return window }
        guard let window = UIApplication.shared.keyWindow, window.windowScene === self else { return nil }
        return window
    }

    /// The traits of the scene's environment.
    open var traitCollection: UITraitCollection {
        traitAdjustments?.adjusting(screen.traitCollection) ?? screen.traitCollection
    }

    /// Called when the traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The orientation of the scene: landscape if its screen is wider than high, portrait otherwise.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// The configuration of the scene's status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen: screen) }

    final func add(_ window: UIWindow) {
        windowReferences.removeAll { $0.window == nil }
        windowReferences.append(WindowReference(window: window))
    }

    final func remove(_ window: UIWindow) {
        windowReferences.removeAll { $0.window === window || $0.window == nil }
    }

    private struct WindowReference {
        weak var window: UIWindow?
    }
}

/// The orientation of the user interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the orientation is portrait, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape, left or right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
