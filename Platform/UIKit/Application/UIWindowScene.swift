/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private var windowPlaces: [WindowPlace] = []

    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The scene's windows, shown and hidden.
    open var windows: [UIWindow] { windowPlaces.compactMap(\.window).filter { !$0.isOfSystem } }

    private lazy var ownFocusSystem = UIFocusSystem(scene: self)

    /// What knows which of the scene's views is focused.
    open var focusSystem: UIFocusSystem? { ownFocusSystem }

    /// The scene's window that keys go to.
    open var keyWindow: UIWindow? {
        UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
    }

    /// What the scene's surroundings are like.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The traits have changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Whether the scene is higher than wide.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// Tells where the scene's status bar is, and how it looks.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen: screen) }

    final func add(_ window: UIWindow) {
        windowPlaces.removeAll { $0.window == nil }
        windowPlaces.append(WindowPlace(window: window))
    }

    final func remove(_ window: UIWindow) {
        windowPlaces.removeAll { $0.window === window || $0.window == nil }
    }

    private struct WindowPlace {
        weak var window: UIWindow?
    }
}

/// Which edge of the device is up.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// Whether the device stands upright, on either end.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
