import UIKit

/// An in-memory screen, on which the view controllers of an app run as on a device: input is delivered as
/// from a window, frames are drawn, and time passes only when the test advances it.
///
/// ```swift
/// import Testing
/// import TrestleTesting
///
/// @Test("a tap opens the walk") @MainActor
/// func opensWalk() {
///     let screen = HeadlessScreen()
///     screen.show(UINavigationController(rootViewController: WalksViewController()))
///     screen.tap("Malham Cove")
///     screen.settle()
///     #expect(screen.texts.contains("8.5 km"))
///     expectSnapshot(screen, matches: "walk")
/// }
/// ```
///
/// A new screen replaces the previous one together with its app, because there is only one
/// `UIApplication.shared` and one clock. Tests that use screens must therefore be synchronous (without
/// `await`) or in `.serialized` suites.
@preconcurrency @MainActor
public final class HeadlessScreen {
    private static weak var current: HeadlessScreen?
    /// The start of every screen's clock, in seconds. Not 0, which would hide times that were never set.
    static let startTime: CFTimeInterval = 1000
    static let frameDuration: CFTimeInterval = 1.0 / 60

    /// The size of the screen of an iPhone 14 in points.
    public static let phoneSize = ScreenMetrics.phoneSize
    /// The safe area insets for the notch and the home indicator of an iPhone 14, in points.
    public static let phoneSafeAreaInsets = ScreenMetrics.phoneSafeAreaInsets

    let hosting: ApplicationHosting
    /// The number of the last frame. Frames are drawn at multiples of a sixtieth of a second after the
    /// start.
    var frameNumber = 0
    private var ownWindow: UIWindow?

    /// Creates an empty screen.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point: 1, 2 or 3.
    ///   - style: The light or dark style.
    ///   - safeAreaInsets: The insets of the safe area in points.
    ///   - contentSizeCategory: The user's preferred text size.
    ///   - layoutDirection: The layout direction of the user's language.
    ///   - hasHardwareKeyboard: Whether the user has a hardware keyboard. Without one, as on a phone, an
    ///     onscreen keyboard is visible while text is edited. `type(_:)` and `press(_:)` work in both cases.
    public convenience init(
        size: CGSize = HeadlessScreen.phoneSize, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        safeAreaInsets: UIEdgeInsets = HeadlessScreen.phoneSafeAreaInsets,
        contentSizeCategory: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, hasHardwareKeyboard: Bool = false
    ) {
        self.init(
            application: UIApplication(),
            metrics: ScreenMetrics(
                size: size, scale: scale, safeAreaInsets: safeAreaInsets, style: style,
                contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection))
        host.hasHardwareKeyboard = hasHardwareKeyboard
    }

    /// Creates a screen and launches an app on it, which shows its initial interface by its delegate or
    /// scene delegate.
    public convenience init(
        launching delegate: any UIApplicationDelegate, size: CGSize = HeadlessScreen.phoneSize, scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, safeAreaInsets: UIEdgeInsets = HeadlessScreen.phoneSafeAreaInsets,
        contentSizeCategory: UIContentSizeCategory = .large
    ) {
        let application = UIApplication()
        application.delegate = delegate
        self.init(
            application: application,
            metrics: ScreenMetrics(
                size: size, scale: scale, safeAreaInsets: safeAreaInsets, style: style,
                contentSizeCategory: contentSizeCategory))
        runFrame()
    }

    private init(application: UIApplication, metrics: ScreenMetrics) {
        do {
            try RequiredFont.check()
        } catch {
            preconditionFailure("\(error)")
        }
        DisplayClock.startManually(at: Self.startTime)
        hosting = ApplicationHosting(application: application, host: HeadlessHost(metrics: metrics))
        Self.current = self
    }

    isolated deinit {
        guard Self.current == nil || Self.current === self else { return }
        ownWindow = nil
        hosting.tearDown()
        DisplayClock.stopManually()
    }

    /// The host of the active scene.
    var host: HeadlessHost {
        guard let host = hosting.active.host as? HeadlessHost else {
            preconditionFailure("HeadlessScreen: The host of a scene is not headless.")
        }
        return host
    }

    func checkIsCurrent() {
        precondition(
            Self.current === self,
            "A HeadlessScreen was used after another one had been created. Use one screen at a time, and keep tests that "
                + "use screens synchronous or in a .serialized suite.")
    }

    // MARK: Contents

    /// The app that runs on the screen.
    public var application: UIApplication { hosting.application }

    /// The frontmost visible window of the active scene.
    public var window: UIWindow? { application.windows.last { !$0.isHidden } }

    /// Shows a view controller in a window of the screen's size, replacing the previous one, and draws a
    /// frame.
    public func show(_ controller: UIViewController) {
        checkIsCurrent()
        let window = ownWindow ?? UIWindow(frame: hosting.screen.bounds)
        ownWindow = window
        window.rootViewController = controller
        window.makeKeyAndVisible()
        runFrame()
    }

    /// Shows a view that fills the screen, and draws a frame.
    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        show(controller)
    }

    // MARK: System events

    /// Resizes the screen, as when the user rotates a device or resizes a window.
    public func resize(to size: CGSize) {
        send(.resize(size, scale: host.metrics.scale))
        runFrame()
    }

    /// Changes the appearance to light or dark.
    public func change(to style: UIUserInterfaceStyle) {
        send(.appearance(style))
        runFrame()
    }

    /// Opens URLs with the running app, as the desktop does when the user opens a link or a document.
    public func open(_ urls: [URL]) {
        send(.open(urls))
        runFrame()
    }

    /// Makes the app active or inactive, as when another window gets in front of it.
    public func setActive(_ isActive: Bool) {
        send(.active(isActive))
        runFrame()
    }

    /// Moves the app to the background, or to the foreground and makes it active.
    public func setVisible(_ isVisible: Bool) {
        send(.visible(isVisible))
        if isVisible { send(.active(true)) }
        runFrame()
    }

    /// The URLs that the app has asked the system to open, in order.
    public var openedURLs: [URL] { host.openedURLs }

    /// The accessibility announcements of the app, in order: the texts posted by
    /// `UIAccessibility.post(notification:argument:)`.
    public var announcements: [String] { host.announcements }

    func send(_ event: HostEvent) {
        checkIsCurrent()
        if case .resize(let size, let scale) = event {
            var metrics = host.metrics
            metrics.size = size
            metrics.scale = scale
            host.change(to: metrics)
        }
        if case .appearance(let style) = event {
            for case let host as HeadlessHost in hosting.scenes.map(\.host) {
                var metrics = host.metrics
                metrics.style = style
                host.change(to: metrics)
            }
        }
        hosting.handle(event)
    }
}
