/// Drives the app's life cycle and notifies delegates and observers in the same order as iOS.
@MainActor
package struct ApplicationLifeCycle {
    private let application: UIApplication
    /// The app's only scene. If it has a delegate, the app delegate does not receive the corresponding life
    /// cycle calls.
    private let scene: UIWindowScene
    private let hasSceneDelegate: Bool
    /// The window of the storyboard named in `Info.plist`. This reference keeps it alive if no delegate
    /// stores it.
    private let storyboardWindow: UIWindow?

    /// Launches the app: calls the app delegate, connects the scene, and activates both.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - showsInterface: Whether to show the interface that `Info.plist` names. A test that has no app delegate
    ///     creates windows of its own.
    ///   - sessionIdentifier: The identifier of the scene's session in the last launch, or `nil` for a new session.
    ///   - makeDelegate: A closure that returns the app's delegate, or `nil` if the application has one.
    package init(
        launching application: UIApplication, showsInterface: Bool = true, sessionIdentifier: String? = nil,
        makeDelegate: (() -> any UIApplicationDelegate)? = nil
    ) {
        self.application = application
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: sessionIdentifier)
        let urls = LaunchURLs.current
        let options = UIScene.ConnectionOptions(urls: urls)
        let launchOptions: [UIApplication.LaunchOptionsKey: Any]? = urls.first.map { [.url: $0] }
        scene = UIWindowScene(session: session, connectionOptions: options)
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
        Self.post(UIApplication.didFinishLaunchingNotification, application)

        let configuration =
            delegate?.application(application, configurationForConnecting: session, options: options)
            ?? PlainSceneConfiguration(name: nil, sessionRole: session.role)
        if !showsInterface { (configuration.delegateClass, configuration.storyboard) = (nil, nil) }
        session.configuration = configuration
        let sceneDelegate = Self.makeDelegate(of: configuration, application: application)
        hasSceneDelegate = sceneDelegate != nil
        scene.delegate = sceneDelegate
        application.connectedScenes = [scene]
        if hasSceneDelegate { application.sceneForNewWindows = nil }
        scene.activationState = .foregroundInactive
        Self.post(UIScene.willConnectNotification, scene)
        let connectingScene = scene
        var sceneWindow = configuration.storyboard.flatMap { Self.window(showing: $0, in: connectingScene) }
        let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
        if let sceneWindow { windowDelegate?.window = sceneWindow }
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        if let own: UIWindow = windowDelegate?.window, own !== sceneWindow { sceneWindow = nil }
        sceneWindow?.makeKeyAndVisible()
        storyboardWindow = sceneWindow ?? mainWindow
        // A scene delegate gets the URLs with the connection options.
        if sceneDelegate == nil {
            Self.open(urls, in: application)
        }
        notifyWillEnterForeground(isLaunching: true)
        becomeActive()
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

    private static func makeDelegate(
        of configuration: UISceneConfiguration, application: UIApplication
    ) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass ?? conventionalDelegateClass(configuration, application) else {
            precondition(
                configuration is PlainSceneConfiguration,
                """
                `application(_:configurationForConnecting:options:)` returned a configuration without a delegate \
                class. Set `configuration.delegateClass = SceneDelegate.self`, or remove the method and create the \
                window in `application(_:didFinishLaunchingWithOptions:)`.
                """)
            return nil
        }
        guard let type = type as? NSObject.Type, let delegate = NSObject.make(type) as? any UISceneDelegate else {
            preconditionFailure(
                "UISceneConfiguration.delegateClass is \(type), which cannot be a scene delegate. Use a subclass of "
                    + "UIResponder or NSObject that conforms to UIWindowSceneDelegate.")
        }
        return delegate
    }

    /// Returns the class `SceneDelegate` in the app delegate's module, if there is one. Xcode's template
    /// names this class in `Info.plist`, which a Swift package lacks.
    private static func conventionalDelegateClass(
        _ configuration: UISceneConfiguration, _ application: UIApplication
    ) -> AnyClass? {
        guard !(configuration is PlainSceneConfiguration), let delegate = application.delegate else { return nil }
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }

    private static func open(_ urls: [URL], in application: UIApplication) {
        for url in urls { _ = application.delegate?.application(application, open: url, options: [.openInPlace: true]) }
    }

    // MARK: Later changes

    /// Passes URLs to the delegate of the scene or, in an app without one, to that of the app.
    package func open(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        guard hasSceneDelegate else { return Self.open(urls, in: application) }
        scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
    }

    /// Activates the app. Called when the window gains the input focus.
    package func becomeActive() {
        guard application.applicationState != .active else { return }
        application.applicationState = .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        Self.post(UIScene.didActivateNotification, scene)
        if !hasSceneDelegate { application.delegate?.applicationDidBecomeActive(application) }
        Self.post(UIApplication.didBecomeActiveNotification, application)
    }

    /// Deactivates the app. Called when the window loses the input focus.
    package func resignActive() {
        guard application.applicationState == .active else { return }
        scene.delegate?.sceneWillResignActive(scene)
        Self.post(UIScene.willDeactivateNotification, scene)
        if !hasSceneDelegate { application.delegate?.applicationWillResignActive(application) }
        Self.post(UIApplication.willResignActiveNotification, application)
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
    }

    /// Moves the app to the background. Called when the window is minimized.
    package func enterBackground() {
        guard application.applicationState != .background else { return }
        resignActive()
        application.applicationState = .background
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        Self.post(UIScene.didEnterBackgroundNotification, scene)
        if !hasSceneDelegate { application.delegate?.applicationDidEnterBackground(application) }
        Self.post(UIApplication.didEnterBackgroundNotification, application)
    }

    /// Moves the app to the foreground. Called when the window is restored.
    package func enterForeground() {
        guard application.applicationState == .background else { return }
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
        notifyWillEnterForeground(isLaunching: false)
    }

    /// Terminates the app. Called when the window is closed.
    package func terminate() {
        enterBackground()
        scene.delegate?.sceneDidDisconnect(scene)
        Self.post(UIScene.didDisconnectNotification, scene)
        application.delegate?.applicationWillTerminate(application)
        Self.post(UIApplication.willTerminateNotification, application)
    }

    /// Notifies delegates and observers. At launch, the delegate of an app without scenes is not called.
    private func notifyWillEnterForeground(isLaunching: Bool) {
        scene.delegate?.sceneWillEnterForeground(scene)
        Self.post(UIScene.willEnterForegroundNotification, scene)
        guard !isLaunching else { return }
        if !hasSceneDelegate { application.delegate?.applicationWillEnterForeground(application) }
        Self.post(UIApplication.willEnterForegroundNotification, application)
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
