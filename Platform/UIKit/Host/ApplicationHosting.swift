import QuartzCore

/// Connects an app to the hosts of its scenes: passes the events of the hosts to the app, and draws the app's frames.
@MainActor
package final class ApplicationHosting {
    package let application: UIApplication
    let lifeCycle: ApplicationLifeCycle
    /// The scenes, in the order in which they have been connected.
    package internal(set) var scenes: [SceneHosting]
    /// The scene that has the input focus, or had it last.
    package internal(set) var active: SceneHosting
    /// The scene whose event or frame is being processed, or else the active one.
    private var current: SceneHosting
    /// Whether the host has requested the app to quit.
    package private(set) var hasQuit = false
    /// Whether the app has requested to destroy its last session, which the next launch does not restore.
    var isDiscardingLast = false
    /// Stores the scenes of an app with a file for them.
    weak var stateSaver: SceneStateSaver?
    /// The number of frames of windows that have been closed.
    private var closedFrameCount = 0

    /// The screen of the active scene.
    package var screen: UIScreen { active.screen }
    /// The frames of the active scene.
    package var frameCycle: FrameCycle { active.frameCycle }

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
    ///   - storedScenes: The scenes of the last launch. An app that does not support several scenes gets the first one.
    ///   - makeDelegate: A closure that returns the app's delegate, or `nil` if the application has one.
    package init(
        application: UIApplication, host: any Host, isProgram: Bool = false, storedScenes: [StoredScene] = [],
        makeDelegate: (() -> any UIApplicationDelegate)? = nil
    ) {
        RunLoopHosting.stop()
        Self.isHosted = true
        self.application = application
        application.becomeShared()
        let screen = UIScreen(metrics: host.metrics)
        screen.becomeMain()
        AnimationTimeline.display(screen.layer)
        let options = UIScene.ConnectionOptions(urls: LaunchURLs.current)
        let session = UISceneSession(role: .windowApplication, stored: storedScenes.first)
        let hosting = SceneHosting(
            UIWindowScene(session: session, connectionOptions: options), host: host, screen: screen)
        application.activeScene = hosting.scene
        hosting.becomeCurrent(of: application)
        (scenes, active, current) = ([hosting], hosting, hosting)
        lifeCycle = ApplicationLifeCycle(
            application, showsInterface: isProgram || makeDelegate != nil || application.delegate != nil)
        application.hosting = self
        observe(hosting)
        lifeCycle.launch(with: hosting.scene, options: options, makeDelegate: makeDelegate)
        if application.supportsMultipleScenes, lifeCycle.hasSceneDelegate {
            for stored in storedScenes.dropFirst() { restore(stored) }
        }
    }

    func observe(_ scene: SceneHosting) {
        scene.input.onShortcut = { [weak self, weak scene] in
            guard let self, let scene else { return }
            perform($0, in: scene)
        }
    }

    func perform(_ shortcut: AppShortcut, in scene: SceneHosting) {
        switch shortcut {
        case .newWindow: openNewWindow()
        case .closeWindow: handle(.close, in: scene)
        case .quit: handle(.quit, in: scene)
        }
    }

    /// Resets the shared application and the main screen, so that another host can be started in the same
    /// process.
    ///
    /// - Parameter keepsAppearance: Whether appearance proxies remain, for an app that sets them before its launch.
    package func tearDown(keepsAppearance: Bool = false) {
        if !keepsAppearance { AppearanceRules.removeAll() }
        application.resignShared()
        current.screen.resignMain()
        Self.isHosted = false
    }

    // MARK: The current scene

    /// Runs code of the app in a scene, whose screen is the main one in the meantime.
    func perform(in scene: SceneHosting, _ body: () -> Void) {
        guard scene !== current else { return body() }
        setCurrent(scene)
        body()
        setCurrent(active)
    }

    private func setCurrent(_ scene: SceneHosting) {
        guard scene !== current else { return }
        current = scene
        scene.becomeCurrent(of: application)
    }

    /// Makes a scene the active one, which gets the key window of the app.
    func setActive(_ scene: SceneHosting) {
        guard scene !== active else { return }
        active = scene
        application.activeScene = scene.scene
        setCurrent(scene)
        application.keyWindow = scene.scene.keyWindow
        if let window = application.keyWindow { window.firstResponderDidChange() }
    }

    /// Makes a scene the active one, and the app active with it.
    package func activate(_ scene: SceneHosting) {
        if scene !== active {
            let former = active
            perform(in: former) { lifeCycle.resignActive(former.scene) }
            setActive(scene)
        }
        lifeCycle.becomeActive(scene.scene)
    }

    // MARK: Frames

    /// Whether an animation is running or something has changed since the last frame of a scene.
    package var isFrameNeeded: Bool {
        scenes.count == 1 ? active.isFrameNeeded : scenes.contains { $0.isFrameNeeded }
    }

    /// Draws the frames of all scenes that need one.
    ///
    /// - Returns: Whether a picture changed.
    @discardableResult
    package func runFrame() -> Bool {
        if scenes.count == 1 { return active.frameCycle.run() }
        FrameCycle.advance()
        var isShown = false
        for scene in scenes where scene.isFrameNeeded {
            perform(in: scene) { if scene.frameCycle.draw() { isShown = true } }
        }
        return isShown
    }

    /// The number of frames presented in all windows.
    var frameCount: Int { scenes.reduce(closedFrameCount) { $0 + $1.frameCycle.frameCount } }

    /// Removes a scene that has been disconnected, and closes its window.
    func remove(_ scene: SceneHosting) {
        closedFrameCount += scene.frameCycle.frameCount
        scenes.removeAll { $0 === scene }
        AnimationTimeline.removeRoot(scene.screen.layer)
        if scene === active, let next = scenes.last { setActive(next) }
        setCurrent(active)
        scene.host.closeWindow()
    }

    // MARK: Events

    /// Passes an event of the active scene's host to the app.
    package func handle(_ event: HostEvent) { handle(event, in: active) }

    /// Passes an event of a scene's host to the app.
    package func handle(_ event: HostEvent, in scene: SceneHosting) {
        guard scene === current else {
            // A window may be closed while it has events.
            guard scenes.contains(where: { $0 === scene }) else { return }
            // Also on desktops without focus, the window with the user's input is the active one.
            if event.activates { activate(scene) }
            return perform(in: scene) { process(event, in: scene) }
        }
        process(event, in: scene)
    }

    private func process(_ event: HostEvent, in scene: SceneHosting) {
        let screen = scene.screen
        if event.mayChangeState { stateSaver?.setNeedsSave() }
        switch event {
        case .touch(let touch) where application.ignoresInteractionEvents && touch.phase == .began: break
        case .secondaryClick, .middleClick, .pointer, .back, .scroll, .key, .text, .composition:
            if !application.ignoresInteractionEvents { scene.input.send(event) }
        case .touch: scene.input.send(event)
        case .resize(let size, let scale):
            var metrics = screen.metrics
            metrics.size = size
            metrics.scale = scale
            screen.apply(metrics)
        case .appearance(let style): changeScreens { $0.style = style }
        case .settings(let settings): changeScreens { $0.apply(settings) }
        case .active(true): activate(scene)
        case .active(false):
            screen.menuBar?.bar.closeMenu()
            lifeCycle.resignActive(scene.scene)
        case .visible(true): lifeCycle.enterForeground(scene.scene)
        case .visible(false): lifeCycle.enterBackground(scene.scene)
        case .redraw: scene.frameCycle.invalidate()
        case .open(let urls): lifeCycle.open(urls, in: scene.scene)
        case .shortcut(let item): lifeCycle.perform(item, in: scene.scene)
        case .memoryWarning: application.receiveMemoryWarning()
        case .shake: application.keyWindow?.shake()
        case .close where scenes.count > 1: disconnect(scene)
        case .close, .quit:
            guard !hasQuit else { return }
            hasQuit = true
            lifeCycle.terminate(scenes.map(\.scene))
        }
    }

    /// Changes the metrics of all screens.
    private func changeScreens(_ change: (inout ScreenMetrics) -> Void) {
        for scene in scenes {
            var metrics = scene.screen.metrics
            change(&metrics)
            scene.screen.apply(metrics)
        }
    }
}

extension HostEvent {
    /// Whether the user operates the window with the event.
    fileprivate var activates: Bool {
        switch self {
        case .touch(let touch): touch.phase == .began
        case .key(let key): key.isDown
        case .secondaryClick, .middleClick, .back, .text, .composition: true
        default: false
        }
    }

    /// Whether the app's state may be another one after the event, as far as the next launch restores it.
    fileprivate var mayChangeState: Bool {
        switch self {
        case .touch(let touch): touch.phase == .ended
        case .key, .text, .scroll, .secondaryClick, .middleClick, .back, .resize, .open, .shortcut: true
        default: false
        }
    }
}
