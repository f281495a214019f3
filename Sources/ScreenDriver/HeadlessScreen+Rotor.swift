import UIKit

/// Movements by rotors, as the user of a screen reader turns to a kind of elements and moves among them.
extension HeadlessScreen {
    /// Moves the focus of the screen reader to the next or previous element that a rotor of the app finds.
    ///
    /// ```swift
    /// import TrestleTesting
    ///
    /// let screen = HeadlessScreen()
    /// screen.accessibilityElement("Inbox")?.focus()
    /// let message = screen.moveAccessibilityFocus(.next, byRotor: "Unread messages")
    /// ```
    ///
    /// - Returns: The element, or `nil` if no rotor of this name is available at the focused element, or if it finds none.
    @discardableResult
    public func moveAccessibilityFocus(
        _ direction: UIAccessibilityCustomRotor.Direction, byRotor name: String
    ) -> AccessibilityElement? {
        move(direction, by: customRotors.first { $0.name == name })
    }

    /// Moves the focus of the screen reader to the next or previous element of a kind: by a rotor of the app for this kind, and
    /// otherwise by that of the system, which exists for headings, links, images and text fields.
    ///
    /// - Returns: The element, or `nil` if there is none.
    @discardableResult
    public func moveAccessibilityFocus(
        _ direction: UIAccessibilityCustomRotor.Direction, byRotor type: UIAccessibilityCustomRotor.SystemRotorType
    ) -> AccessibilityElement? {
        move(direction, by: customRotors.first { $0.type == type } ?? AccessibilityRotor(type))
    }

    /// The element at which the screen reader is, or `nil` if it is at none on the screen.
    public var focusedAccessibilityElement: AccessibilityElement? {
        guard let object = application.accessibilityFocus.element else { return nil }
        return accessibilityElements.first { $0.node.object === object }
    }

    private var customRotors: [AccessibilityRotor] {
        AccessibilityRotor.customRotors(at: application.accessibilityFocus.element)
    }

    private func move(
        _ direction: UIAccessibilityCustomRotor.Direction, by rotor: AccessibilityRotor?
    ) -> AccessibilityElement? {
        checkIsCurrent()
        guard rotor?.move(direction) == true else { return nil }
        advanceFrame()
        return focusedAccessibilityElement
    }
}
