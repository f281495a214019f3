/// The running app: its delegate, its scenes and windows, and the way of every event.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static var current: UIApplication?

    /// The app. A test or a tool that starts none gets one without a delegate.
    public class var shared: UIApplication {
        if let current { return current }
        let application = UIApplication()
        current = application
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        application.connectedScenes = [scene]
        application.sceneForNewWindows = scene
        return application
    }

    /// Makes this what `shared` gives.
    func becomeShared() {
        Self.current = self
    }

    /// Makes room for another one, if `shared` gives this.
    func resignShared() {
        if Self.current === self { Self.current = nil }
    }

    /// Makes an application. `UIApplicationMain` does that.
    public override init() {
        super.init()
    }

    /// What reacts to the app's life. The application keeps it alive.
    open var delegate: (any UIApplicationDelegate)?

    /// How far the app is from the person.
    public internal(set) final var applicationState = State.inactive

    /// What shows the app, and where its input comes from.
    package internal(set) final var host: (any Host)?

    private(set) final lazy var input = ApplicationInput()

    /// The keyboard on the screen.
    package final lazy var keyboard = OnScreenKeyboard()

    /// The state that features store with the application.
    final var features = FeatureStorage()

    // MARK: Scenes and windows

    /// The scenes that are connected: one at most.
    public internal(set) final var connectedScenes: Set<UIScene> = []

    /// The sessions of the scenes.
    public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether the app could show a second scene. It could not.
    public final var supportsMultipleScenes: Bool { false }

    /// The scene that a window belongs to which was made without one. In an app with a scene delegate such windows
    /// belong to none, and are not shown, as on iOS.
    final var sceneForNewWindows: UIWindowScene?

    /// All windows of all scenes, the furthest in front last, then the hidden ones.
    public final var windows: [UIWindow] {
        let shown = UIScreen.main.windows.filter { !$0.isOfSystem }
        let all = connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
        return shown + all.filter { window in !shown.contains { $0 === window } }
    }

    /// The window that keys go to.
    public internal(set) final weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            oldValue?.resignKey()
            keyWindow?.becomeKey()
        }
    }

    // MARK: The environment

    /// The size of text that the person prefers.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction of reading of the user interface.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the screen stays lit while nothing is touched.
    public final var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { host?.idleTimerDidChange(isDisabled: isIdleTimerDisabled) } }
    }

    // MARK: URLs

    /// Opens `url` with the desktop's app for it, and tells `completion` whether the desktop took it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = host?.open(url) ?? false
        completion?(isOpened)
    }

    /// Opens `url` with the desktop's app for it, and returns whether the desktop took it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        host?.open(url) ?? false
    }

    // MARK: Events

    /// Brings `event` to the window that it is for. All events come by here: override it to see them first.
    open func sendEvent(_ event: UIEvent) {
        event.targetWindow?.sendEvent(event)
    }

    open override var next: UIResponder? { delegate as? UIResponder }
}
