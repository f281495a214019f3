private enum OverriddenTraitsKey: FeatureKey {
    static var defaultValue: [ObjectIdentifier: UITraitCollection] { [:] }
}

extension UIViewController {
    /// The traits that children have instead of the controller's, by child.
    final var overriddenTraits: [ObjectIdentifier: UITraitCollection] {
        get { features[OverriddenTraitsKey.self] }
        set { features[OverriddenTraitsKey.self] = newValue }
    }

    final func baseAddChild(_ childController: UIViewController) {
        guard childController.parentController !== self else { return }
        precondition(childController !== self, "\(type(of: self)): a controller can't be its own child")
        if childController.parentController != nil { childController.removeFromParent() }
        childController.beginMoving(to: self)
        childControllers.append(childController)
        childController.parentController = self
        childController.viewIfLoaded?.inheritTraits()
    }

    final func baseRemoveFromParent() {
        guard let parentController else { return }
        parentController.childControllers.removeAll { $0 === self }
        parentController.overriddenTraits[ObjectIdentifier(self)] = nil
        self.parentController = nil
        didMove(toParent: nil)
        movement = .none
    }

    /// Notifies the controller that it is about to be added to `parent`, or removed from its parent (`nil`).
    final func beginMoving(to parent: UIViewController?) {
        willMove(toParent: parent)
        // Overrides of `willMove(toParent:)` need not call super.
        movement = parent == nil ? .fromParent : .toParent
    }

    final func baseBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            isAppearingAnimated = animated
            hasReceivedIsAppearing = false
            viewWillAppear(animated)
            presentedSearch?.presenterWillMove(onto: true, animated: animated)
            notifyIsAppearing()
            forEachForwardedChild { $0.beginAppearanceTransition(true, animated: animated) }
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            isAppearingAnimated = animated
            saveFocus()
            viewWillDisappear(animated)
            presentedSearch?.presenterWillMove(onto: false, animated: animated)
            forEachForwardedChild { $0.beginAppearanceTransition(false, animated: animated) }
        }
    }

    final func baseEndAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isAppearingAnimated)
            restoreFocus()
            UIApplication.shared.accessibilityFocus.screenDidAppear()
            if movement == .toParent { movement = .none }
            forEachForwardedChild { $0.endAppearanceTransition() }
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearingAnimated)
            forEachForwardedChild { $0.endAppearanceTransition() }
        case .appeared, .disappeared: break
        }
    }

    /// Begins the appearance of a child whose view is added to a visible parent, unless the container
    /// forwards appearance callbacks itself.
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
        notifyIsAppearing()
        guard endsAppearanceByMoving else { return }
        endsAppearanceByMoving = false
        endAppearanceTransition()
    }

    /// Calls `viewIsAppearing(_:)` once the controller is about to appear and its view is in a window.
    private func notifyIsAppearing() {
        guard appearance == .appearing, !hasReceivedIsAppearing, viewIfLoaded?.window != nil else { return }
        hasReceivedIsAppearing = true
        viewIsAppearing(isAppearingAnimated)
    }

    private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        // Children are found by their views in the parent's view, because the parent may be notified before
        // its own view has a window.
        for child in childControllers where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
    }

    /// Returns the nearest ancestor of a class.
    final func nearestAncestor<Controller: UIViewController>() -> Controller? {
        // A closure would be isolated to the main actor, and trap in apps that read a container on another thread.
        var ancestor = parentController
        while let controller = ancestor {
            if let found = controller as? Controller { return found }
            ancestor = controller.parentController
        }
        return nil
    }
}

extension UIViewController {
    /// The appearance state of the controller's view.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// The direction in which the controller moves between parents, while it is being added or removed.
    enum Movement {
        case none, toParent, fromParent
    }
}
