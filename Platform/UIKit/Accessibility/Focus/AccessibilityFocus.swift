/// The element that an assistive technology presents to the user, and from which the user moves on.
@MainActor
package final class AccessibilityFocus {
    /// The element, or `nil` if there is none.
    package private(set) weak var element: NSObject?
    /// The range in the text of the element that a rotor has found, or `nil` for the whole element.
    package private(set) var range: UITextRange?
    private var awaitsScreen = false

    /// Whether an assistive technology follows the app.
    private var isFollowed: Bool {
        UIApplication.shared.accessibilityObserver != nil || UIAccessibility.isVoiceOverRunning
    }

    /// Moves to an element, or to none.
    ///
    /// - Parameters:
    ///   - new: The element.
    ///   - newRange: The range in its text, or `nil` for the whole element.
    package func move(to new: NSObject?, range newRange: UITextRange? = nil) {
        let old = element
        range = newRange
        guard new !== old else { return }
        element = new
        (old as? UIResponder)?.accessibilityElementDidLoseFocus()
        (new as? UIResponder)?.accessibilityElementDidBecomeFocused()
        UIApplication.shared.accessibilityObserver?.focusDidMove(from: old, to: new)
        var userInfo: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        userInfo[UIAccessibility.focusedElementUserInfoKey] = new
        userInfo[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: new, userInfo: userInfo)
    }

    /// Follows the focus of the keyboard.
    func keyboardFocusDidChange(to object: NSObject?) {
        if isFollowed { move(to: object) }
    }

    /// Moves to the element that the app names in a notification.
    func appDidPost(_ notification: UIAccessibility.Notification, argument: Any?) {
        guard isFollowed, notification == .screenChanged || notification == .layoutChanged else { return }
        if let element = argument as? NSObject, notification.spokenText(of: argument) == nil {
            move(to: element)
        } else if notification == .screenChanged, argument == nil {
            move(to: firstElement?.object)
        }
    }

    // MARK: New screens

    /// Moves to the first element of a screen that has appeared, once all parts of it have.
    func screenDidAppear() {
        guard isFollowed, !awaitsScreen else { return }
        awaitsScreen = true
        DisplayClock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            awaitsScreen = false
            UIApplication.shared.accessibilityObserver?.screenDidChange()
            // A text that is being edited keeps the focus.
            guard UIApplication.shared.keyWindow?.firstResponder as? any UITextInput == nil else { return }
            move(to: firstElement?.object)
        }
    }

    /// The title of the navigation bar, which says where the user is, or the first element of the window.
    private var firstElement: AccessibilityNode? {
        guard let window = UIApplication.shared.keyWindow else { return nil }
        let parts = AccessibilityNode(window).children
        let title = parts.first { $0.role == .navigationBar }?.children.first { $0.role == .header }
        return title ?? parts.lazy.compactMap(\.firstElement).first
    }
}

extension AccessibilityNode {
    /// The first element in the node, which may be the node itself.
    fileprivate var firstElement: AccessibilityNode? {
        isElement ? self : children.lazy.compactMap(\.firstElement).first
    }
}
