import QuartzCore

/// Opening and closing scenes.
extension ApplicationHosting {
    /// Returns the hosting of a session's scene, or `nil` if it is not connected.
    func hosting(of session: UISceneSession) -> SceneHosting? { scenes.first { $0.scene === session.scene } }

    /// Opens a window for a new scene, as the user requests it with a key.
    func openNewWindow() {
        guard application.supportsMultipleScenes, lifeCycle.hasSceneDelegate else { return }
        open(UISceneSession(role: .windowApplication, stored: nil), activities: []) { error in
            ResourceWarning.log("UIApplication", "No window could be opened: \(error).")
        }
    }

    /// Processes a request of the app in the next turn, as the system does on iOS.
    func process(_ request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)?) {
        DisplayClock.schedule(after: 0) { [weak self] in
            guard let self, !hasQuit else { return }
            if let session = request.session, let scene = hosting(of: session) {
                return show(scene, request.userActivity)
            }
            guard application.supportsMultipleScenes, lifeCycle.hasSceneDelegate else {
                errorHandler?(UISceneError(.multipleScenesNotSupported))
                return
            }
            let session = request.session ?? UISceneSession(role: request.role, stored: nil)
            open(session, activities: request.userActivity.map { [$0] } ?? []) { errorHandler?($0) }
        }
    }

    /// Shows the window of a connected scene in front of others, which continues an activity if there is one.
    private func show(_ scene: SceneHosting, _ activity: NSUserActivity?) {
        scene.host.raise(for: nil)
        perform(in: scene) {
            lifeCycle.enterForeground(scene.scene)
            guard let activity else { return }
            scene.scene.delegate?.scene(scene.scene, willContinueUserActivityWithType: activity.activityType)
            scene.scene.delegate?.scene(scene.scene, continue: activity)
        }
        activate(scene)
    }

    /// Opens the window of a scene, connects it and activates it.
    private func open(
        _ session: UISceneSession, activities: Set<NSUserActivity>, onError: (any Error) -> Void
    ) {
        do {
            let options = UIScene.ConnectionOptions(userActivities: activities)
            let scene = try makeHosting(UIWindowScene(session: session, connectionOptions: options), placement: nil)
            let former = active
            lifeCycle.resignActive(former.scene)
            connect(scene, options)
            lifeCycle.becomeActive(scene.scene)
        } catch {
            onError(UISceneError(.requestDenied, reason: error))
        }
    }

    /// Opens the window of a scene of the last launch.
    func restore(_ stored: StoredScene) {
        let session = UISceneSession(role: .windowApplication, stored: stored)
        let options = UIScene.ConnectionOptions()
        do {
            let scene = try makeHosting(
                UIWindowScene(session: session, connectionOptions: options), placement: stored.placement)
            let former = active
            lifeCycle.resignActive(former.scene)
            connect(scene, options)
            lifeCycle.becomeActive(scene.scene)
        } catch {
            ResourceWarning.log("UIApplication", "A window of the last launch could not be opened: \(error).")
        }
    }

    private func makeHosting(
        _ scene: UIWindowScene, placement: WindowPlacement?
    ) throws(HostError) -> SceneHosting {
        let host = try active.host.openWindow(placement: placement)
        let hosting = SceneHosting(scene, host: host, screen: UIScreen(metrics: host.metrics))
        AnimationTimeline.addRoot(hosting.screen.layer)
        observe(hosting)
        return hosting
    }

    private func connect(_ scene: SceneHosting, _ options: UIScene.ConnectionOptions) {
        scenes.append(scene)
        setActive(scene)
        application.acceptDropsInNewWindow(of: scene)
        lifeCycle.connect(scene.scene, options: options)
        lifeCycle.notifyWillEnterForeground(scene.scene, isAppEntering: false)
        application.accessibilityObserver?.sceneDidOpen(scene.scene)
    }

    /// Closes the window of a scene, while the app has others.
    ///
    /// The user or the app has no more use for the session, so that it is discarded.
    func disconnect(_ scene: SceneHosting) {
        application.accessibilityObserver?.sceneWillClose(scene.scene)
        let session = scene.scene.session
        let wasActive = scene.scene.activationState == .foregroundActive
        perform(in: scene) { lifeCycle.disconnect(scene.scene) }
        application.refuseDrops(in: scene)
        remove(scene)
        if wasActive { lifeCycle.becomeActive(active.scene) }
        application.delegate?.application(application, didDiscardSceneSessions: [session])
    }

    /// Processes a request of the app to close a scene.
    func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
        DisplayClock.schedule(after: 0) { [weak self] in
            guard let self, !hasQuit else { return }
            guard application.supportsMultipleScenes, let scene = hosting(of: session) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            isDiscardingLast = scenes.count == 1
            handle(.close, in: scene)
        }
    }

    /// Draws the window of a scene again, and requests the activity that describes it.
    func refresh(_ session: UISceneSession) {
        guard let scene = hosting(of: session) else { return }
        perform(in: scene) { lifeCycle.storeState(of: scene.scene) }
        scene.frameCycle.invalidate()
    }

    /// Requests the activities that describe the scenes, and stores them.
    func storeStates() {
        guard !hasQuit else { return }
        for scene in scenes { perform(in: scene) { lifeCycle.storeState(of: scene.scene) } }
    }

    /// The scenes for the next launch, from the first to the last that was opened.
    ///
    /// - Parameter placement: Returns the placement to store for a scene.
    func storedScenes(placement: (SceneHosting) -> WindowPlacement?) -> [StoredScene] {
        guard !isDiscardingLast else { return [] }
        return scenes.map { StoredScene($0.scene.session, placement: placement($0)) }
    }
}
