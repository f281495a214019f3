/// Drives the life cycle of the app and of its scenes, and notifies delegates and observers in the same order as iOS.
@MainActor
final class ApplicationLifeCycle {
    private let application: UIApplication
    private let showsInterface: Bool
    /// Whether the app's scenes have delegates, so that the app delegate does not receive the corresponding life cycle
    /// calls.
    private(set) var hasSceneDelegate = false
    /// The windows of storyboards named in `Info.plist`. These references keep them alive if no delegate stores them.
    private var storyboardWindows: [UIWindow] = []

    /// The time, in seconds, after which an app without an active scene is inactive: the focus moves from one window to
    /// another in two steps.
    private static let inactivityDelay = 0.1

    /// - Parameters:
    ///   - application: The application.
    ///   - showsInterface: Whether to show the interface that `Info.plist` names. A test that has no app delegate
    ///     creates windows of its own.
    init(_ application: UIApplication, showsInterface: Bool) {
        self.application = application
        self.showsInterface = showsInterface
    }

    /// Launches the app: calls the app delegate, connects the first scene, and activates both.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - options: The reasons for which it is connected.
    ///   - makeDelegate: A closure that returns the app's delegate, or `nil` if the application has one.
    func launch(
        with scene: UIWindowScene, options: UIScene.ConnectionOptions,
        makeDelegate: (() -> any UIApplicationDelegate)?
    ) {
        let session = scene.session
        let urls = options.urls
        let launchOptions: [UIApplication.LaunchOptionsKey: Any]? = urls.first.map { [.url: $0] }
        let isListed = showsInterface && SceneManifest.delegateClass(named: nil, role: session.role) != nil
        application.sceneForNewWindows = isListed ? nil : scene
        // Delegates may create their windows as they are created themselves.
        if let makeDelegate { application.delegate = makeDelegate() }
        let delegate = application.delegate
        _ = delegate?.application(application, willFinishLaunchingWithOptions: launchOptions)
        var mainWindow = showsInterface ? Self.mainWindow(of: application) : nil
        _ = delegate?.application(application, didFinishLaunchingWithOptions: launchOptions)
        // A delegate may replace the storyboard's window by its own.
        if let own: UIWindow = delegate?.window, own !== mainWindow { mainWindow = nil }
        mainWindow?.makeKeyAndVisible()
        if let mainWindow { storyboardWindows.append(mainWindow) }
        Self.post(UIApplication.didFinishLaunchingNotification, application)
        connect(scene, options: options)
        // A scene delegate gets the URLs with the connection options.
        if !hasSceneDelegate { Self.open(urls, in: application) }
        notifyWillEnterForeground(scene, isAppEntering: false)
        becomeActive(scene)
    }

    /// Connects a scene: creates its delegate, and shows its window.
    func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions) {
        let session = scene.session
        let configuration =
            application.delegate?.application(application, configurationForConnecting: session, options: options)
            ?? PlainSceneConfiguration(name: nil, sessionRole: session.role)
        if !showsInterface { (configuration.delegateClass, configuration.storyboard) = (nil, nil) }
        session.configuration = configuration
        let sceneDelegate = SceneDelegates.make(for: configuration, of: application)
        scene.delegate = sceneDelegate
        application.connectedScenes.insert(scene)
        if sceneDelegate != nil {
            hasSceneDelegate = true
            application.sceneForNewWindows = nil
        }
        scene.activationState = .foregroundInactive
        Self.post(UIScene.willConnectNotification, scene)
        var sceneWindow = configuration.storyboard.flatMap { Self.window(showing: $0, in: scene) }
        let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
        if let sceneWindow { windowDelegate?.window = sceneWindow }
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        if let own: UIWindow = windowDelegate?.window, own !== sceneWindow { sceneWindow = nil }
        sceneWindow?.makeKeyAndVisible()
        if let sceneWindow { storyboardWindows.append(sceneWindow) }
        if let activity = session.stateRestorationActivity {
            sceneDelegate?.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    /// Creates the window for the main storyboard of an app without scenes, and assigns it to the app
    /// delegate.
    private static func mainWindow(of application: UIApplication) -> UIWindow? {
        guard let name = SceneManifest.mainStoryboardName, let scene = application.sceneForNewWindows else {
            return nil
        }
        let window = window(showing: UIStoryboard(name: name, bundle: nil), in: scene)
        application.delegate?.window = window
        return window
    }

    /// Returns a window for a storyboard. Without an initial view controller, the app has to create its window.
    private static func window(showing storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow? {
        guard let controller = storyboard.instantiateInitialViewController() else {
            ResourceWarning.log(
                "UIApplication",
                "Info.plist names \(storyboard.document.file), which has no initial view controller. Mark one as the "
                    + "initial view controller in Interface Builder, or create the window in the app.")
            return nil
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        return window
    }

    private static func open(_ urls: [URL], in application: UIApplication) {
        for url in urls { _ = application.delegate?.application(application, open: url, options: [.openInPlace: true]) }
    }

    // MARK: Later changes

    /// Passes URLs to the delegate of the scene or, in an app without one, to that of the app.
    func open(_ urls: [URL], in scene: UIWindowScene) {
        guard !urls.isEmpty else { return }
        guard hasSceneDelegate else { return Self.open(urls, in: application) }
        scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
    }

    /// Passes a quick action to the delegate of the scene or, in an app without one, to that of the app.
    func perform(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) {
        guard hasSceneDelegate else {
            application.delegate?.application(application, performActionFor: item) { _ in }
            return
        }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
    }

    /// Activates the scene, and the app with it. Called when the window gains the input focus.
    func becomeActive(_ scene: UIWindowScene) {
        guard scene.activationState != .foregroundActive, scene.activationState != .unattached else { return }
        let activatesApp = application.applicationState != .active
        application.applicationState = .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        Self.post(UIScene.didActivateNotification, scene)
        guard activatesApp else { return }
        if !hasSceneDelegate { application.delegate?.applicationDidBecomeActive(application) }
        Self.post(UIApplication.didBecomeActiveNotification, application)
    }

    /// Deactivates the scene, and the app if no other scene becomes active. Called when the window loses the input focus, after
    /// which windows rarely enter the background on a desktop. So the state is stored already.
    func resignActive(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundActive else { return }
        deactivate(scene)
        storeState(of: scene)
    }

    private func deactivate(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        Self.post(UIScene.willDeactivateNotification, scene)
        if application.connectedScenes.count == 1 {
            resignActiveOfApp()
        } else {
            DisplayClock.schedule(after: Self.inactivityDelay) { [weak self] in
                guard let self, !hasScene(in: [.foregroundActive]) else { return }
                resignActiveOfApp()
            }
        }
        scene.activationState = .foregroundInactive
    }

    private func resignActiveOfApp() {
        guard application.applicationState == .active else { return }
        if !hasSceneDelegate { application.delegate?.applicationWillResignActive(application) }
        Self.post(UIApplication.willResignActiveNotification, application)
        application.applicationState = .inactive
    }

    private func hasScene(in states: Set<UIScene.ActivationState>) -> Bool {
        application.connectedScenes.contains { states.contains($0.activationState) }
    }

    /// Moves the scene to the background, and the app with the last one. Called when the window is minimized.
    func enterBackground(_ scene: UIWindowScene) {
        guard scene.activationState != .background, scene.activationState != .unattached else { return }
        deactivate(scene)
        scene.activationState = .background
        let isLast = !hasScene(in: [.foregroundActive, .foregroundInactive])
        if isLast {
            resignActiveOfApp()
            application.applicationState = .background
        }
        scene.delegate?.sceneDidEnterBackground(scene)
        Self.post(UIScene.didEnterBackgroundNotification, scene)
        storeState(of: scene)
        guard isLast else { return }
        if !hasSceneDelegate { application.delegate?.applicationDidEnterBackground(application) }
        Self.post(UIApplication.didEnterBackgroundNotification, application)
    }

    /// Updates the activities of the scene's responders, requests the activity that describes the scene from its delegate, and
    /// stores it.
    func storeState(of scene: UIWindowScene) {
        ResponderActivities.update()
        if let delegate = scene.delegate {
            let activity = delegate.stateRestorationActivity(for: scene)
            if let activity { ResponderActivities.updateIfNeeded(activity) }
            scene.session.stateRestorationActivity = activity
        }
        application.hosting?.stateSaver?.save()
    }

    /// Moves the scene to the foreground. Called when the window is restored.
    func enterForeground(_ scene: UIWindowScene) {
        guard scene.activationState == .background else { return }
        let isAppEntering = application.applicationState == .background
        if isAppEntering { application.applicationState = .inactive }
        scene.activationState = .foregroundInactive
        notifyWillEnterForeground(scene, isAppEntering: isAppEntering)
    }

    /// Disconnects a scene whose window the user or the app closes, while the app has others.
    func disconnect(_ scene: UIWindowScene) {
        enterBackground(scene)
        notifyDidDisconnect(scene)
        for window in scene.allWindows { window.endEditing(true) }
        application.connectedScenes.remove(scene)
        scene.activationState = .unattached
        scene.session.scene = nil
        let windows = scene.allWindows
        for window in windows { window.windowScene = nil }
        storyboardWindows.removeAll { window in windows.contains { $0 === window } }
        scene.delegate = nil
    }

    /// Terminates the app. Called when the last window is closed, or the user quits the app.
    func terminate(_ scenes: [UIWindowScene]) {
        for scene in scenes { enterBackground(scene) }
        for scene in scenes { notifyDidDisconnect(scene) }
        application.delegate?.applicationWillTerminate(application)
        Self.post(UIApplication.willTerminateNotification, application)
    }

    private func notifyDidDisconnect(_ scene: UIWindowScene) {
        scene.delegate?.sceneDidDisconnect(scene)
        Self.post(UIScene.didDisconnectNotification, scene)
    }

    /// Notifies delegates and observers. At launch, the delegate of an app without scenes is not called.
    func notifyWillEnterForeground(_ scene: UIWindowScene, isAppEntering: Bool) {
        scene.delegate?.sceneWillEnterForeground(scene)
        Self.post(UIScene.willEnterForegroundNotification, scene)
        guard isAppEntering else { return }
        if !hasSceneDelegate { application.delegate?.applicationWillEnterForeground(application) }
        Self.post(UIApplication.willEnterForegroundNotification, application)
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
