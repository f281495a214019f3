import UIKit

/// A screen in memory, on which an app's controllers run as on a device: input goes the whole way from the finger to the
/// control, frames are drawn, and time passes only when the test says so.
///
/// ```swift
/// @Test("a tap opens the house") @MainActor func opensHouse() {
///     let screen = HeadlessScreen()
///     screen.show(UINavigationController(rootViewController: HousesController()))
///     screen.tap("Gryffindor")
///     screen.settle()
///     #expect(screen.texts.contains("Hermione Granger"))
///     expectSnapshot(screen, matches: "house")
/// }
/// ```
///
/// A new screen takes the place of the last one, together with its app: there is one `UIApplication.shared` and one clock.
/// So write tests that use it synchronous (no `await`), or put them into `.serialized` suites.
@preconcurrency @MainActor
public final class HeadlessScreen {
    private static weak var current: HeadlessScreen?
    /// Where every screen's clock begins, in seconds: not at zero, which would hide a time that was never set.
    static let startTime: CFTimeInterval = 1000
    static let frameDuration: CFTimeInterval = 1.0 / 60

    /// The width and height of an iPhone 14 in points.
    public static let phoneSize = ScreenMetrics.phoneSize
    /// What the notch and the home indicator of an iPhone 14 take from its screen, in points.
    public static let phoneSafeAreaInsets = ScreenMetrics.phoneSafeAreaInsets

    let host: HeadlessHost
    let hosting: ApplicationHosting
    /// Frames come at whole multiples of a sixtieth of a second from the start; this is the last one's number.
    var frameNumber = 0
    private var ownWindow: UIWindow?

    /// Makes a screen with nothing on it.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels a point: 1, 2 or 3.
    ///   - style: light or dark.
    ///   - safeAreaInsets: what the system's furniture takes from each edge, in points.
    ///   - contentSizeCategory: the size of text that the person prefers.
    ///   - layoutDirection: the direction of the person's language.
    ///   - hasHardwareKeyboard: whether the person types on a keyboard with keys. Without one, as on a phone, a keyboard is shown
    ///     on the screen while text is edited. `type(_:)` and `press(_:)` work either way.
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

    /// Makes a screen and launches an app on it, which shows its own first screen: by the delegate, or by a scene delegate
    /// if it has one.
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
        host = HeadlessHost(metrics: metrics)
        hosting = ApplicationHosting(application: application, host: host)
        Self.current = self
    }

    isolated deinit {
        guard Self.current == nil || Self.current === self else { return }
        ownWindow = nil
        hosting.leave()
        DisplayClock.stopManually()
    }

    func checkIsCurrent() {
        precondition(
            Self.current === self,
            "HeadlessScreen: another screen has been made since this one. Use one at a time, and keep tests that use them "
                + "synchronous or in a .serialized suite.")
    }

    // MARK: What is on it

    /// The app that runs on the screen.
    public var application: UIApplication { hosting.application }

    /// The window furthest in front, if any.
    public var window: UIWindow? { application.windows.last { !$0.isHidden } }

    /// Shows `controller` in a window of the screen's size, in place of what `show` has shown before, and draws it.
    public func show(_ controller: UIViewController) {
        checkIsCurrent()
        let window = ownWindow ?? UIWindow(frame: hosting.screen.bounds)
        ownWindow = window
        window.rootViewController = controller
        window.makeKeyAndVisible()
        runFrame()
    }

    /// Shows `view` on a screen of its own, filling it, and draws it.
    public func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        show(controller)
    }

    // MARK: What happens to it

    /// Turns or resizes the screen, as a person does with a device or a window.
    public func resize(to size: CGSize) {
        send(.resize(size, scale: host.metrics.scale))
        runFrame()
    }

    /// Goes over to light or dark, as the system does in the evening.
    public func change(to style: UIUserInterfaceStyle) {
        send(.appearance(style))
        runFrame()
    }

    /// Makes the app active or inactive, as when another window or a call gets in front of it.
    public func setActive(_ isActive: Bool) {
        send(.active(isActive))
        runFrame()
    }

    /// Sends the app to the background, or brings it back and makes it active.
    public func setVisible(_ isVisible: Bool) {
        send(.visible(isVisible))
        if isVisible { send(.active(true)) }
        runFrame()
    }

    /// What the app has asked the system to open, in order.
    public var openedURLs: [URL] { host.openedURLs }

    /// What the app has asked to be read out to people who can't see the screen, in order: the texts that were posted by
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
        hosting.handle(event)
    }
}
