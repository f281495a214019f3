extension UIViewController {
    /// The controllers inside this one.
    public final var children: [UIViewController] { childControllers }

    /// The controller that this one is in.
    public final var parent: UIViewController? { parentController }

    /// Takes `childController` in. Add its view yourself, then call its `didMove(toParent:)`.
    public final func addChild(_ childController: UIViewController) {
        guard childController.parentController !== self else { return }
        precondition(childController !== self, "\(type(of: self)): a controller can't be its own child")
        if childController.parentController != nil { childController.removeFromParent() }
        childController.beginMoving(to: self)
        childControllers.append(childController)
        childController.parentController = self
        childController.viewIfLoaded?.inheritTraits()
    }

    /// Takes the controller out of its parent. Call `willMove(toParent: nil)` and take the view out before.
    public final func removeFromParent() {
        guard let parentController else { return }
        parentController.childControllers.removeAll { $0 === self }
        parentController.overriddenTraits[ObjectIdentifier(self)] = nil
        self.parentController = nil
        didMove(toParent: nil)
        movement = .none
    }

    /// Tells the controller that it is about to be put into `parent`, or taken out of one (nil).
    final func beginMoving(to parent: UIViewController?) {
        willMove(toParent: parent)
        // An override need not call super.
        movement = parent == nil ? .fromParent : .toParent
    }

    /// Whether the controller appears because it was put into a parent.
    public final var isMovingToParent: Bool { movement == .toParent }

    /// Whether the controller disappears because it is taken out of its parent.
    public final var isMovingFromParent: Bool { movement == .fromParent }

    /// Tells a child that it is about to appear or disappear. For containers that do this themselves.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            isAppearingAnimated = animated
            knowsOfAppearing = false
            viewWillAppear(animated)
            presentedSearch?.presenterWillMove(onto: true, animated: animated)
            tellIsAppearing()
            forEachForwardedChild { $0.beginAppearanceTransition(true, animated: animated) }
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            isAppearingAnimated = animated
            rememberFocus()
            viewWillDisappear(animated)
            presentedSearch?.presenterWillMove(onto: false, animated: animated)
            forEachForwardedChild { $0.beginAppearanceTransition(false, animated: animated) }
        }
    }

    /// Tells a child that what `beginAppearanceTransition` announced has happened.
    public final func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isAppearingAnimated)
            bringFocusBack()
            if movement == .toParent { movement = .none }
            forEachForwardedChild { $0.endAppearanceTransition() }
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearingAnimated)
            forEachForwardedChild { $0.endAppearanceTransition() }
        case .appeared, .disappeared: break
        }
    }

    /// A child whose view is put into a parent on the screen appears by that, unless its container sees to it.
    final func viewWillMove(toWindow window: UIWindow?) {
        guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return }
        if window != nil, appearance == .disappeared, parentController.appearance == .appeared {
            beginAppearanceTransition(true, animated: false)
            endsAppearanceByMoving = true
        } else if window == nil, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
            endsAppearanceByMoving = true
        }
    }

    final func viewDidMove(toWindow window: UIWindow?) {
        tellIsAppearing()
        guard endsAppearanceByMoving else { return }
        endsAppearanceByMoving = false
        endAppearanceTransition()
    }

    /// Tells the controller that its view is in place, once it is about to appear and its view is in a window.
    private func tellIsAppearing() {
        guard appearance == .appearing, !knowsOfAppearing, viewIfLoaded?.window != nil else { return }
        knowsOfAppearing = true
        viewIsAppearing(isAppearingAnimated)
    }

    private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        // By the view's place in the parent's: the parent may be told before its own view is in a window.
        for child in childControllers where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
    }

    /// The nearest navigation controller that this one is in.
    public final var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller that this one is in.
    public final var tabBarController: UITabBarController? { nearestAncestor() }

    /// The nearest split view controller that this one is in.
    public final var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The nearest controller of a kind that this one is in.
    private func nearestAncestor<Controller: UIViewController>() -> Controller? {
        sequence(first: self, next: \.parentController).dropFirst().lazy.compactMap { $0 as? Controller }.first
    }

}

extension UIViewController {
    /// Where the controller's view is on its way to the screen and back.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Whether the controller is on its way into a parent, or out of one.
    enum Movement {
        case none, toParent, fromParent
    }
}
