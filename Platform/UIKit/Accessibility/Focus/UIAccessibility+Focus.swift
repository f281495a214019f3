extension UIAccessibility {
    /// An assistive technology that moves through elements.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A screen reader, as VoiceOver is on iOS.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// An assistive technology for switches, which desktops do not report.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Returns the element that an assistive technology has moved to, or `nil` if there is none.
    ///
    /// - Parameter identifier: The assistive technology, or `nil` for any. Only screen readers are known.
    @MainActor
    public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard identifier == nil || identifier == .notificationVoiceOver else { return nil }
        return UIApplication.shared.accessibilityFocus.element
    }

    /// Posted when an assistive technology moves to another element, which is the notification's object.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the element that has the focus, in the notification's user info.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that has lost the focus, in the notification's user info.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the identifier of the assistive technology, in the notification's user info.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// Returns whether an assistive technology has moved to the object.
    public func accessibilityElementIsFocused() -> Bool { UIApplication.shared.accessibilityFocus.element === self }

    /// Returns the assistive technologies that have moved to the object, or `nil` if there are none.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }
}
