import QuartzCore

/// The surface that windows are shown on: the inside of the host's window, or a headless screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    private static var current: UIScreen?

    /// The screen of the host that is running. Where there is none, one as large as a phone's, without anything of the
    /// system's on it, with a pixel for each point.
    public class var main: UIScreen {
        if let current { return current }
        let screen = UIScreen(metrics: ScreenMetrics(scale: 1, safeAreaInsets: .zero))
        current = screen
        return screen
    }

    /// Makes this the main screen, whose traits hold wherever no view says otherwise.
    package func becomeMain() {
        Self.current = self
        UITraitCollection.current = traitCollection
    }

    /// Goes back to what there is without a host, if this is the main screen.
    package func resignMain() {
        guard Self.current === self else { return }
        Self.current = nil
        UITraitCollection.current = UITraitCollection(.initial)
    }

    /// What all windows' layers are in, the furthest in front last.
    package let layer = CALayer()

    /// What the host says about the screen.
    package private(set) var metrics: ScreenMetrics
    private var traits: UITraitCollection
    private var windowPlaces: [WindowPlace] = []
    /// Fixed at the start, as a device does not turn from a phone into a tablet when its window is resized.
    private let idiom: UIUserInterfaceIdiom

    package init(metrics: ScreenMetrics) {
        self.metrics = metrics
        idiom = metrics.idiom
        traits = Self.traits(of: metrics, idiom: metrics.idiom)
        super.init()
        layer.name = "screen"
        layer.frame = metrics.bounds
        remakeFurniture()
    }

    /// The screen's rectangle in points, its origin at the top left.
    open var bounds: CGRect { metrics.bounds }

    /// Pixels a point.
    open var scale: CGFloat { metrics.scale }

    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: metrics.pixelWidth, height: metrics.pixelHeight) }

    /// Pixels a point: here always the same as `scale`.
    open var nativeScale: CGFloat { metrics.scale }

    /// How many frames the screen can show in a second.
    open var maximumFramesPerSecond: Int { metrics.framesPerSecond }

    open var traitCollection: UITraitCollection { traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The windows that are shown, the furthest in front last.
    package var windows: [UIWindow] { windowPlaces.compactMap(\.window) }

    /// Takes over what the host has become: another size or scale, light or dark.
    package func apply(_ new: ScreenMetrics) {
        guard new != metrics else { return }
        let oldBounds = metrics.bounds
        let oldTraits = traits
        metrics = new
        layer.frame = new.bounds
        remakeFurniture()
        traits = Self.traits(of: new, idiom: idiom)
        if self === UIScreen.main { UITraitCollection.current = traits }
        for window in windows {
            window.screenDidChange(from: oldBounds)
        }
        if traits != oldTraits { traitCollectionDidChange(oldTraits) }
        UIApplication.shared.keyboard.screenDidChange()
    }

    private static func traits(of metrics: ScreenMetrics, idiom: UIUserInterfaceIdiom) -> UITraitCollection {
        var values = TraitValues.initial
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = metrics.style
        values.layoutDirection = metrics.layoutDirection
        values.displayScale = metrics.scale
        values.preferredContentSizeCategory = metrics.contentSizeCategory
        values.horizontalSizeClass = metrics.horizontalSizeClass
        values.verticalSizeClass = metrics.verticalSizeClass
        return UITraitCollection(values)
    }

    // MARK: The system's furniture

    /// In front of all windows, on a screen that has one.
    private(set) var statusBar: StatusBarView?
    private var homeIndicator: HomeIndicator?

    var statusBarAppearance: StatusBarAppearance {
        StatusBarAppearance(below: windowBelowStatusBar)
    }

    var windowBelowStatusBar: UIWindow? {
        windows.last { $0.frame.contains(CGPoint(x: bounds.midX, y: 0)) }
    }

    /// The status bar's rectangle; empty where there is none, or it is hidden.
    var statusBarFrame: CGRect { statusBar.map { $0.isHidden ? .zero : $0.frame } ?? .zero }

    private func remakeFurniture() {
        for layer in [statusBar?.layer, homeIndicator?.layer] { layer?.removeFromSuperlayer() }
        statusBar = StatusBarView(metrics: metrics)
        homeIndicator = HomeIndicator(metrics: metrics)
        for case let layer? in [statusBar?.layer, homeIndicator?.layer] { self.layer.addSublayer(layer) }
    }

    /// Lets the system's furniture follow what is below it now. The frame cycle calls this.
    func updateFurniture() {
        statusBar?.follow(statusBarAppearance)
        homeIndicator?.follow(windows.last?.traitCollection.userInterfaceStyle ?? metrics.style)
    }

    // MARK: Windows

    /// Shows `window` in front of the others of its level, or puts it there again.
    func show(_ window: UIWindow) {
        hide(window)
        let index = windowPlaces.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
        windowPlaces.insert(WindowPlace(window: window), at: index ?? windowPlaces.endIndex)
        layer.insertSublayer(window.layer, at: UInt32(index ?? windowPlaces.count - 1))
    }

    func hide(_ window: UIWindow) {
        windowPlaces.removeAll { $0.window === window || $0.window == nil }
        window.layer.removeFromSuperlayer()
    }

    /// A window on the screen. It is its owner, mostly an app or scene delegate, who keeps a window alive.
    private struct WindowPlace {
        weak var window: UIWindow?
    }
}
