import QuartzCore

/// Connects an app to its host: passes the host's events to the app, and draws the app's frames.
@MainActor
package final class ApplicationHosting {
    package let application: UIApplication
    package let screen: UIScreen
    package let frameCycle: FrameCycle
    private let lifeCycle: ApplicationLifeCycle
    /// Whether the host has requested the app to quit.
    package private(set) var hasQuit = false

    /// Whether a host displays the app, or is about to. Otherwise the process's first view starts one.
    package static var isHosted = false

    /// Launches the application on `host`, and makes it the shared application. Replaces the host of a process
    /// without one.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - host: The host.
    ///   - isProgram: Whether the process is an app, which shows the interface that `Info.plist` names, even
    ///     without a delegate.
    ///   - sessionIdentifier: The identifier of the scene's session in the last launch, or `nil` for a new session.
    ///   - makeDelegate: A closure that returns the app's delegate, or `nil` if the application has one.
    package init(
        application: UIApplication, host: any Host, isProgram: Bool = false, sessionIdentifier: String? = nil,
        makeDelegate: (() -> any UIApplicationDelegate)? = nil
    ) {
        RunLoopHosting.stop()
        Self.isHosted = true
        self.application = application
        application.host = host
        application.becomeShared()
        screen = UIScreen(metrics: host.metrics)
        screen.becomeMain()
        frameCycle = FrameCycle(host: host, screen: screen)
        lifeCycle = ApplicationLifeCycle(
            launching: application, showsInterface: isProgram || makeDelegate != nil || application.delegate != nil,
            sessionIdentifier: sessionIdentifier, makeDelegate: makeDelegate)
        application.input.onQuit = { [weak self] in self?.handle(.quit) }
    }

    /// Resets the shared application and the main screen, so that another host can be started in the same
    /// process.
    ///
    /// - Parameter keepsAppearance: Whether appearance proxies remain, for an app that sets them before its launch.
    package func tearDown(keepsAppearance: Bool = false) {
        if !keepsAppearance { AppearanceRules.removeAll() }
        application.resignShared()
        screen.resignMain()
        Self.isHosted = false
    }

    /// Passes an event of the host to the app.
    package func handle(_ event: HostEvent) {
        switch event {
        case .touch(let touch) where application.ignoresInteractionEvents && touch.phase == .began: break
        case .secondaryClick, .middleClick, .pointer, .back, .scroll, .key, .text, .composition:
            if !application.ignoresInteractionEvents { application.input.send(event) }
        case .touch: application.input.send(event)
        case .resize(let size, let scale):
            var metrics = screen.metrics
            metrics.size = size
            metrics.scale = scale
            screen.apply(metrics)
        case .appearance(let style):
            var metrics = screen.metrics
            metrics.style = style
            screen.apply(metrics)
        case .settings(let settings):
            var metrics = screen.metrics
            metrics.apply(settings)
            screen.apply(metrics)
        case .active(true): lifeCycle.becomeActive()
        case .active(false): lifeCycle.resignActive()
        case .visible(true): lifeCycle.enterForeground()
        case .visible(false): lifeCycle.enterBackground()
        case .open(let urls): lifeCycle.open(urls)
        case .memoryWarning: application.receiveMemoryWarning()
        case .shake: application.keyWindow?.shake()
        case .quit:
            guard !hasQuit else { return }
            hasQuit = true
            lifeCycle.terminate()
        }
    }
}
