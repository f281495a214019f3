import QuartzCore

/// The surface that displays windows: the content area of the host's window, or a headless screen. In an app with several
/// windows on the desktop, each of them has its own.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    private static var current: UIScreen?

    /// The screen of the running host: in an app with several windows on the desktop, that of the active one, or of the
    /// one whose event or frame is being processed. In a process without a host, such as a test suite, it is the screen
    /// of a phone.
    open class var main: UIScreen {
        if let current { return current }
        RunLoopHosting.startIfNeeded()
        guard let current else {
            preconditionFailure("UIScreen.main was used while the app was being created. Use it after the launch.")
        }
        return current
    }

    /// Makes this the main screen. Its traits apply wherever no view provides others.
    package func becomeMain() {
        Self.current = self
        UITraitCollection.current = traitCollection
        UserPreferences.current = UserPreferences(metrics)
    }

    /// Resets the main screen to its state without a host, if this is the main screen.
    package func resignMain() {
        guard Self.current === self else { return }
        Self.current = nil
        UITraitCollection.current = UITraitCollection(.initial)
        UserPreferences.current = UserPreferences()
    }

    /// The host that displays the screen, or `nil` after its window has been closed.
    package internal(set) final weak var host: (any Host)?
    /// The input of the host.
    final weak var input: ApplicationInput?

    /// The layer that contains the layers of all windows, from back to front.
    package let layer = CALayer()

    /// The current metrics of the host's screen.
    package private(set) var metrics: ScreenMetrics
    private var traits: UITraitCollection
    private var windowReferences: [WindowReference] = []
    /// The interface idiom. It is fixed at creation: resizing the window does not turn a phone into a
    /// tablet.
    private let idiom: UIUserInterfaceIdiom

    package init(metrics: ScreenMetrics) {
        self.metrics = metrics
        idiom = metrics.idiom
        traits = Self.traits(of: metrics, idiom: metrics.idiom)
        super.init()
        layer.name = "screen"
        layer.frame = metrics.bounds
        rebuildSystemChrome()
    }

    /// The screen's bounds in points, with the origin at the top left.
    open var bounds: CGRect { metrics.bounds }

    /// The number of pixels per point.
    open var scale: CGFloat { metrics.scale }

    /// The screen's bounds in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: metrics.pixelWidth, height: metrics.pixelHeight) }

    /// The number of pixels per point. Always equal to `scale`.
    open var nativeScale: CGFloat { metrics.scale }

    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { metrics.framesPerSecond }

    open var traitCollection: UITraitCollection { traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The visible windows, from back to front.
    package var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    /// Applies the host's new metrics, such as another size, scale or style.
    package func apply(_ new: ScreenMetrics) {
        guard new != metrics else { return }
        let oldMetrics = metrics
        let oldBounds = metrics.bounds
        let oldTraits = traits
        metrics = new
        layer.frame = new.bounds
        rebuildSystemChrome()
        needsMenuBarUpdate = true
        updateMenuBar()
        traits = Self.traits(of: new, idiom: idiom)
        if self === UIScreen.main {
            UITraitCollection.current = traits
            UserPreferences.current = UserPreferences(new)
        }
        let isTurned = interfaceOrientation != .matching(oldBounds.size) && self === UIScreen.main
        if isTurned { UIApplication.shared.orientationWillChange() }
        for window in windows {
            window.screenDidChange(from: oldBounds)
        }
        UIApplication.shared.sceneGeometryDidChange(of: self, from: oldBounds, traits: oldTraits)
        if traits != oldTraits { traitCollectionDidChange(oldTraits) }
        UIApplication.shared.keyboard.screenDidChange()
        if new.accentColor != oldMetrics.accentColor {
            for window in windows where window.ownTintColor == nil { window.propagateTintColorChange() }
        }
        // The screens of all windows get the same settings.
        if self === UIScreen.main { UserPreferences.postChanges(from: oldMetrics, to: new) }
    }

    private static func traits(of metrics: ScreenMetrics, idiom: UIUserInterfaceIdiom) -> UITraitCollection {
        var values = TraitValues.initial
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = metrics.style
        values.layoutDirection = metrics.layoutDirection
        values.displayScale = metrics.scale
        values.preferredContentSizeCategory = metrics.contentSizeCategory
        values.accessibilityContrast = metrics.contrast
        values.horizontalSizeClass = metrics.horizontalSizeClass
        values.verticalSizeClass = metrics.verticalSizeClass
        return UITraitCollection(values)
    }

    // MARK: System chrome

    /// The status bar in front of all windows, or `nil` if the screen has none.
    private(set) var statusBar: StatusBarView?
    private var homeIndicator: HomeIndicator?
    /// The menu bar of a wide window, or `nil` if the app has no menus of its own.
    final var menuBar: MenuBarWindow?
    final var needsMenuBarUpdate = true

    var statusBarAppearance: StatusBarAppearance {
        StatusBarAppearance(below: windowBelowStatusBar)
    }

    var windowBelowStatusBar: UIWindow? {
        windows.last { $0.frame.contains(CGPoint(x: bounds.midX, y: 0)) }
    }

    /// The status bar's frame, or an empty rectangle if it is missing or hidden.
    var statusBarFrame: CGRect {
        guard let statusBar, !statusBar.isHidden else { return .zero }
        return statusBar.frame
    }

    private func rebuildSystemChrome() {
        for layer in [statusBar?.layer, homeIndicator?.layer] { layer?.removeFromSuperlayer() }
        statusBar = StatusBarView(metrics: metrics)
        homeIndicator = HomeIndicator(metrics: metrics)
        for case let layer? in [statusBar?.layer, homeIndicator?.layer] { self.layer.addSublayer(layer) }
    }

    /// Updates the system chrome for the content behind it. The frame cycle calls this method.
    func updateSystemChrome() {
        statusBar?.apply(statusBarAppearance)
        homeIndicator?.update(for: windows.last?.traitCollection.userInterfaceStyle ?? metrics.style)
    }

    // MARK: Windows

    /// Moves `window` in front of the other windows of its level, and shows it if necessary.
    func show(_ window: UIWindow) {
        hide(window)
        let index = windowReferences.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
        windowReferences.insert(WindowReference(window: window), at: index ?? windowReferences.endIndex)
        layer.insertSublayer(window.layer, at: UInt32(index ?? windowReferences.count - 1))
    }

    func hide(_ window: UIWindow) {
        windowReferences.removeAll { $0.window === window || $0.window == nil }
        window.layer.removeFromSuperlayer()
    }

    /// A visible window. The screen does not retain it; the app or scene delegate usually does.
    private struct WindowReference {
        weak var window: UIWindow?
    }
}
