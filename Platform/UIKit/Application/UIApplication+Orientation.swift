extension UIApplication {
    /// Returns the orientations that the app supports in a window: those in `Info.plist`, or by default all on an iPad, and
    /// all but upside down on an iPhone.
    public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let information = AppInformation.dictionary()
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let own = isPad ? information["UISupportedInterfaceOrientations~ipad"] : nil
        let names = (own ?? information["UISupportedInterfaceOrientations"]) as? [String] ?? []
        let mask = UIInterfaceOrientationMask(names: names)
        return mask.isEmpty ? (isPad ? .all : .allButUpsideDown) : mask
    }

    /// The orientation of the app's interface.
    @available(*, deprecated, message: "Use the `interfaceOrientation` of the window scene.")
    public final var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
}

extension UIWindow {
    /// The orientations that the app delegate and the frontmost controllers of the window support.
    final var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let application = UIApplication.shared
        let mask =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: self)
            ?? application.supportedInterfaceOrientations(for: self)
        return orientationController.map { mask.intersection($0.supportedInterfaceOrientations) } ?? mask
    }

    /// The controller that determines the orientations: the root, or the last one that is presented over it and covers
    /// it.
    final var orientationController: UIViewController? {
        guard var controller = rootViewController else { return nil }
        while let above = controller.presentation, above.phase != .dismissing, above.controller.controlsStatusBar {
            controller = above.presented
        }
        return controller
    }

    /// Requests a window of the other shape from the host if the present one is not supported.
    final func updateOrientation() {
        guard orientationController?.shouldAutorotate != false else { return }
        let mask = supportedInterfaceOrientations
        guard !mask.isEmpty, !mask.containsShape(of: screen.interfaceOrientation) else { return }
        windowScene?.exchangeSides()
    }
}

extension UIWindowScene {
    /// Requests a window with the width and the height exchanged from the host.
    ///
    /// - Returns: Whether the host can resize the window.
    @discardableResult
    final func exchangeSides() -> Bool {
        let size = screen.bounds.size
        guard let host = screen.host, host.requestSize(CGSize(width: size.height, height: size.width))
        else {
            return false
        }
        // A window reports its new size later, a headless screen has it already.
        screen.apply(host.metrics)
        return true
    }
}

extension UIApplication {
    /// Posted when the orientation of the interface is about to change.
    @available(*, deprecated, message: "Override `viewWillTransition(to:with:)`.")
    public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the orientation of the interface has changed.
    @available(*, deprecated, message: "Override `viewWillTransition(to:with:)`.")
    public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }

    /// Posts the notifications that precede the change of the windows.
    final func orientationWillChange() {
        let center = NotificationCenter.default
        center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        center.post(
            name: NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification"), object: self)
    }

    /// Notifies the scene's delegate that the size or the traits of the screen have changed.
    final func sceneGeometryDidChange(
        of screen: UIScreen, from oldBounds: CGRect, traits oldTraits: UITraitCollection
    ) {
        let orientation = UIInterfaceOrientation.matching(oldBounds.size)
        let isTurned = screen.interfaceOrientation != orientation
        for case let scene as UIWindowScene in connectedScenes
        where scene.screen === screen
            && (oldBounds != screen.bounds || oldTraits != screen.traitCollection)
        {
            let oldTraits = scene.traitAdjustments?.adjusting(oldTraits) ?? oldTraits
            scene.notifyOfTraitChange(from: oldTraits)
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, didUpdate: FormerScreen(bounds: oldBounds), interfaceOrientation: orientation,
                traitCollection: oldTraits)
        }
        guard isTurned else { return }
        NotificationCenter.default.post(
            name: NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification"), object: self)
    }
}
