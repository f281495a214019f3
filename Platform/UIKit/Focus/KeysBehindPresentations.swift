/// What is behind something that is presented has no use for keys.
extension UIView {
    /// Whether keys mean nothing to what is behind the view: it is what a presentation happens in.
    final var capturesKeyboardInput: Bool {
        (self as? PresentationContainerView)?.presentationController?.capturesKeyboardInput ?? false
    }
}

extension UIResponder {
    /// Whether the responder's key commands run: not behind something that is presented, unless a controller there wants that.
    final var mayRunKeyCommands: Bool {
        if let controller = self as? UIViewController {
            let isBehind = controller.presentationOfSelfOrAncestor?.controller.capturesKeyboardInput ?? false
            return !isBehind || controller.performsActionsWhilePresentingModally
        }
        return (self as? UIView).map { !FocusSearch.isBehind($0) } ?? true
    }

    /// Whether the keyboard on the screen stays although the responder is the first one no more.
    final func keepsKeyboard(in window: UIWindow) -> Bool {
        guard responderWindow === window else { return false }
        let controllers = sequence(first: self, next: \.next).compactMap { $0 as? UIViewController }
        guard let shown = controllers.first(where: { $0.presentedBy != nil }) ?? controllers.last,
            shown.presentedBy?.phase != .dismissing
        else { return false }
        return shown.disablesAutomaticKeyboardDismissal
    }
}

extension UIViewController {
    /// Remembers what is focused in the view, which is about to be left.
    final func rememberFocus() {
        guard let item = UIFocusSystem.focusSystem(for: self)?.focusedItem, contains(item) else { return }
        focusBefore = item
    }

    /// Sends the focus back to where it was when the view was left, unless it is somewhere else by now.
    ///
    /// - Parameter isShown: whether it is to be seen there at once, and not only when a key is used.
    final func bringFocusBack(isShown: Bool = false) {
        guard let item = focusBefore else { return }
        focusBefore = nil
        guard let system = UIFocusSystem.focusSystem(for: self), FocusSearch.canFocus(item) else { return }
        if let current = system.focusedItem, FocusSearch.canFocus(current) { return }
        let controller = item.focusChain.lazy.compactMap { $0 as? UIViewController }.first ?? self
        guard controller.restoresFocusAfterTransition else { return }
        if isShown {
            _ = system.reveal(at: item, heading: [])
        } else {
            system.requestFocusUpdate(to: item)
        }
    }
}
