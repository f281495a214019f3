/// Takes the app through its life, and tells delegates and observers in the order in which iOS does.
@MainActor
package struct ApplicationLifeCycle {
    private let application: UIApplication
    /// The scene, in an app whose scene has a delegate: then the app's delegate does not hear of what the scene's does.
    private let scene: UIWindowScene
    private let hasSceneDelegate: Bool
    /// The window that shows the storyboard that `Info.plist` names, also where no delegate keeps it.
    private let storyboardWindow: UIWindow?

    /// Starts the app: delegate first, then the scene, then it becomes active.
    package init(launching application: UIApplication) {
        self.application = application
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let delegate = application.delegate
        scene = UIWindowScene(session: session, connectionOptions: options)
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        let isListed = SceneManifest.delegateClass(named: nil, role: session.role) != nil
        application.sceneForNewWindows = isListed ? nil : scene
        let mainWindow = Self.mainWindow(of: application)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        mainWindow?.makeKeyAndVisible()
        Self.post(UIApplication.didFinishLaunchingNotification, application)

        let configuration =
            delegate?.application(application, configurationForConnecting: session, options: options)
            ?? PlainSceneConfiguration(name: nil, sessionRole: session.role)
        session.configuration = configuration
        let sceneDelegate = Self.makeDelegate(of: configuration, application: application)
        hasSceneDelegate = sceneDelegate != nil
        scene.delegate = sceneDelegate
        application.connectedScenes = [scene]
        if hasSceneDelegate { application.sceneForNewWindows = nil }
        scene.activationState = .foregroundInactive
        Self.post(UIScene.willConnectNotification, scene)
        let connecting = scene
        let sceneWindow = configuration.storyboard.map { Self.window(showing: $0, in: connecting) }
        if let sceneWindow { (sceneDelegate as? any UIWindowSceneDelegate)?.window = sceneWindow }
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        sceneWindow?.makeKeyAndVisible()
        storyboardWindow = sceneWindow ?? mainWindow
        tellWillEnterForeground(isLaunching: true)
        becomeActive()
    }

    /// The window with the storyboard that an app without scenes begins with, which is its delegate's.
    private static func mainWindow(of application: UIApplication) -> UIWindow? {
        guard let name = SceneManifest.mainStoryboardName, let scene = application.sceneForNewWindows else {
            return nil
        }
        let window = window(showing: UIStoryboard(name: name, bundle: nil), in: scene)
        application.delegate?.window = window
        return window
    }

    private static func window(showing storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow {
        guard let controller = storyboard.instantiateInitialViewController() else {
            preconditionFailure(
                "Info.plist: \(storyboard.document.file) has no initial controller; mark one in Interface Builder")
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
                application(_:configurationForConnecting:options:) returned a configuration without a delegate: set \
                `configuration.delegateClass = SceneDelegate.self`, or leave the method out and make the window in \
                application(_:didFinishLaunchingWithOptions:)
                """)
            return nil
        }
        guard let type = type as? NSObject.Type, let delegate = NSObject.make(type) as? any UISceneDelegate else {
            preconditionFailure(
                "UISceneConfiguration.delegateClass: \(type) must be a subclass of UIResponder (or NSObject) that "
                    + "conforms to UIWindowSceneDelegate")
        }
        return delegate
    }

    /// Xcode's template names its scene delegate in `Info.plist`, which a Swift package does not have: the class
    /// `SceneDelegate` in the app delegate's module.
    private static func conventionalDelegateClass(
        _ configuration: UISceneConfiguration, _ application: UIApplication
    ) -> AnyClass? {
        guard !(configuration is PlainSceneConfiguration), let delegate = application.delegate else { return nil }
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }

    // MARK: Later changes

    /// The window got the input focus.
    package func becomeActive() {
        guard application.applicationState != .active else { return }
        application.applicationState = .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        Self.post(UIScene.didActivateNotification, scene)
        if !hasSceneDelegate { application.delegate?.applicationDidBecomeActive(application) }
        Self.post(UIApplication.didBecomeActiveNotification, application)
    }

    /// The window lost the input focus.
    package func resignActive() {
        guard application.applicationState == .active else { return }
        scene.delegate?.sceneWillResignActive(scene)
        Self.post(UIScene.willDeactivateNotification, scene)
        if !hasSceneDelegate { application.delegate?.applicationWillResignActive(application) }
        Self.post(UIApplication.willResignActiveNotification, application)
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
    }

    /// The window was minimised.
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

    /// The window came back.
    package func enterForeground() {
        guard application.applicationState == .background else { return }
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
        tellWillEnterForeground(isLaunching: false)
    }

    /// The window was closed.
    package func terminate() {
        enterBackground()
        scene.delegate?.sceneDidDisconnect(scene)
        Self.post(UIScene.didDisconnectNotification, scene)
        application.delegate?.applicationWillTerminate(application)
        Self.post(UIApplication.willTerminateNotification, application)
    }

    /// At launch, the delegate of an app without scenes hears nothing of it.
    private func tellWillEnterForeground(isLaunching: Bool) {
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
