/// A primary and a secondary controller without column style: what becomes of them is theirs and the delegate's to say.
extension UISplitViewController {
    /// - Parameter wish: what the delegate wants to be the primary controller.
    final func collapseWithoutColumns(onto wish: UIViewController?) {
        if let wish { take(wish, as: .primary) }
        guard let primary = controllers[.primary], let secondary = controllers[.secondary] else { return }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    final func expandWithoutColumns() {
        if let primary = delegate?.primaryViewController(forExpanding: self) { take(primary, as: .primary) }
        guard let primary = controllers[.primary] else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let secondary { take(secondary, as: .secondary) }
        // One that is on the stack of the other can't stand beside it as well.
        if let kept = controllers[.secondary], kept.parent !== self, kept.parent != nil {
            controllers[.secondary] = nil
        } else if let kept = controllers[.secondary], kept.parent == nil {
            install(kept, in: .secondary)
        }
    }

    /// Makes a controller the primary or the secondary one.
    private func take(_ controller: UIViewController, as column: Column) {
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
            // Nothing shows it above the primary one.
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
        collapse?.lent[.secondary] = screens
        navigation.setViewControllers(navigation.viewControllers + screens, animated: true)
    }
}

extension UINavigationController {
    /// Takes the secondary controller of a split view onto the stack. One that is a stack itself lends its screens.
    final func takeOntoStack(_ secondary: UIViewController, for split: UISplitViewController) {
        if let navigation = secondary as? UINavigationController {
            let screens = navigation.takeStack()
            split.collapse?.lent[.secondary] = screens
            setViewControllers(viewControllers + screens, animated: false)
        } else if !stack.contains(where: { $0 === secondary }) {
            pushViewController(secondary, animated: false)
        }
    }

    /// What goes back into the secondary column of a split view: the stack that was lent, or the last screen.
    final func giveFromStack(for split: UISplitViewController) -> UIViewController? {
        if let collapse = split.collapse, let screens = collapse.lent[.secondary],
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
