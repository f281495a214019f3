/// Keyboard input and focus behind presentations.
extension UIView {
    /// Whether the view is a presentation's container that blocks keys for everything behind it.
    final var capturesKeyboardInput: Bool {
        (self as? PresentationContainerView)?.presentationController?.capturesKeyboardInput ?? false
    }
}

extension UIResponder {
    /// Whether the responder's key commands run. Behind a presentation they run only if the controller
    /// performs actions while presenting modally.
    final var canRunKeyCommands: Bool {
        if let controller = self as? UIViewController {
            let isBehindPresentation =
                controller.presentationOfSelfOrAncestor?.controller.capturesKeyboardInput ?? false
            return !isBehindPresentation || controller.performsActionsWhilePresentingModally
        }
        return (self as? UIView).map { !FocusSearch.isBehindPresentation($0) } ?? true
    }

    /// Returns whether the on-screen keyboard remains visible after the responder has resigned.
    final func keepsKeyboardVisible(in window: UIWindow) -> Bool {
        guard responderWindow === window else { return false }
        let controllers = sequence(first: self, next: \.next).compactMap { $0 as? UIViewController }
        guard let controller = controllers.first(where: { $0.presentedBy != nil }) ?? controllers.last,
            controller.presentedBy?.phase != .dismissing
        else { return false }
        return controller.disablesAutomaticKeyboardDismissal
    }
}

private struct WeakFocusItem {
    weak var item: (any UIFocusItem)?
}

private enum LastFocusedItemKey: FeatureKey {
    static var defaultValue: WeakFocusItem { WeakFocusItem() }
}

extension UIViewController {
    /// The item that was focused when the focus last left the controller's view.
    private var lastFocusedItem: (any UIFocusItem)? {
        get { features[LastFocusedItemKey.self].item }
        set { features[LastFocusedItemKey.self] = WeakFocusItem(item: newValue) }
    }

    /// Saves the focused item before the view is covered or removed.
    final func saveFocus() {
        guard let item = UIFocusSystem.focusSystem(for: self)?.focusedItem, contains(item) else { return }
        lastFocusedItem = item
    }

    /// Restores the saved focus, unless another item is focused.
    ///
    /// - Parameter isShown: Whether to show the focus immediately instead of at the next key press.
    final func restoreFocus(isShown: Bool = false) {
        guard let item = lastFocusedItem else { return }
        lastFocusedItem = nil
        guard let system = UIFocusSystem.focusSystem(for: self), FocusSearch.canFocus(item) else { return }
        if let current = system.focusedItem, FocusSearch.canFocus(current) { return }
        let controller = item.focusChain.lazy.compactMap { $0 as? UIViewController }.first ?? self
        guard controller.restoresFocusAfterTransition else { return }
        if isShown {
            _ = system.showFocus(at: item, heading: [])
        } else {
            system.requestFocusUpdate(to: item)
        }
    }
}
