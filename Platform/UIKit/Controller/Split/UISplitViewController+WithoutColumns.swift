/// Split views without a column style, whose primary controller and delegate determine how they collapse and
/// expand.
extension UISplitViewController {
    /// Collapses to one controller.
    ///
    /// - Parameter wish: The primary controller returned by the delegate.
    final func collapseWithoutColumns(onto wish: UIViewController?) {
        if let wish { setController(wish, as: .primary) }
        guard let primary = controllers[.primary], let secondary = controllers[.secondary] else { return }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    final func expandWithoutColumns() {
        if let primary = delegate?.primaryViewController(forExpanding: self) { setController(primary, as: .primary) }
        guard let primary = controllers[.primary] else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let secondary { setController(secondary, as: .secondary) }
        // A controller in the stack of the other one can't be a column at the same time.
        if let secondary = controllers[.secondary], secondary.parent !== self, secondary.parent != nil {
            controllers[.secondary] = nil
        } else if let secondary = controllers[.secondary], secondary.parent == nil {
            install(secondary, in: .secondary)
        }
    }

    /// Makes a controller the primary or the secondary one.
    private func setController(_ controller: UIViewController, as column: Column) {
        let old = controllers[column]
        if old !== controller, let old, old.parent === self {
            old.beginMoving(to: nil)
            columnViews[column]?.clear()
            old.removeFromParent()
        }
        if old !== controller || controller.parent !== self { install(controller, in: column) }
    }

    /// Shows a controller as the secondary one, above the primary one.
    final func showDetailWithoutColumns(_ new: UIViewController) {
        guard let navigation = controllers[.primary] as? UINavigationController else {
            // Without a navigation controller it can only be presented.
            return present(new, animated: true)
        }
        if let old = controllers[.secondary], old !== new, old.parent === self {
            old.beginMoving(to: nil)
            old.removeFromParent()
        }
        controllers[.secondary] = new
        guard let detail = new as? UINavigationController else {
            return navigation.pushViewController(new, animated: true)
        }
        install(detail, in: .secondary)
        let screens = detail.takeStack()
        collapse?.movedScreens[.secondary] = screens
        navigation.setViewControllers(navigation.viewControllers + screens, animated: true)
    }
}

extension UINavigationController {
    /// Pushes the secondary controller of a split view, or its screens if it is a navigation controller.
    final func pushSecondary(_ secondary: UIViewController, for split: UISplitViewController) {
        if let navigation = secondary as? UINavigationController {
            let screens = navigation.takeStack()
            split.collapse?.movedScreens[.secondary] = screens
            setViewControllers(viewControllers + screens, animated: false)
        } else if !stack.contains(where: { $0 === secondary }) {
            pushViewController(secondary, animated: false)
        }
    }

    /// Removes the secondary controller of a split view from the stack: the navigation controller whose
    /// screens were pushed, or the last screen.
    final func popSecondary(for split: UISplitViewController) -> UIViewController? {
        if let collapse = split.collapse, let screens = collapse.movedScreens[.secondary],
            let navigation = split.controllers[.secondary] as? UINavigationController
        {
            let parts = collapse.parts(of: viewControllers)
            if let part = parts[.secondary] {
                setViewControllers(parts[.primary] ?? [], animated: false)
                navigation.setViewControllers(part, animated: false)
            } else {
                navigation.setViewControllers(Array(screens.prefix(1)), animated: false)
            }
            return navigation
        }
        guard stack.count > 1, let last = stack.last else { return nil }
        popViewController(animated: false)
        return last
    }
}
