import UIKit

/// An element of the interface as assistive technologies present it to the user.
@preconcurrency @MainActor
public struct AccessibilityElement {
    package let node: AccessibilityNode
    private let screen: HeadlessScreen

    init(_ node: AccessibilityNode, on screen: HeadlessScreen) {
        self.node = node
        self.screen = screen
    }

    /// The kind of the element, such as "button", "row" or "text field".
    public var role: String { node.role.rawValue }

    /// The name of the element, or `nil` if it has none.
    public var label: String? { node.label }

    /// The current value, or `nil` if the element has none.
    public var value: String? { node.value }

    /// The description of the effect of an action, or `nil` if there is none.
    public var hint: String? { node.hint }

    /// The additional information of the app about the element, as labels and values, the important one first.
    public var customContent: [(label: String, value: String)] { node.customContent.map { ($0.label, $0.value) } }

    /// The lines of the page that the element displays, if it conforms to `UIAccessibilityReadingContent`.
    public var lines: [String] { node.pageLines }

    /// The names of the app's rotors that are available at the element.
    public var rotors: [String] { AccessibilityRotor.customRotors(at: node.object).map(\.name) }

    /// The characteristics of the element.
    public var traits: UIAccessibilityTraits { node.traits }

    /// The frame in points of the screen.
    public var frame: CGRect { node.frame }

    /// The names of the element's custom actions, which include the swipe actions of a row.
    public var customActions: [String] { node.actions.filter { $0.kind == .custom }.map(\.name) }

    /// Activates the element as a screen reader does: by its own action, or by a touch.
    ///
    /// - Returns: Whether the element is on the screen and enabled.
    @discardableResult
    public func activate() -> Bool {
        let isActivated = node.activate()
        // The touch ends after some frames.
        screen.advance(by: 0.1)
        return isActivated
    }

    /// Whether the assistive technology has moved to the element.
    public var isFocused: Bool { node.isFocused }

    /// Moves to the element, and scrolls it into view.
    public func focus() {
        node.scrollToVisible()
        screen.application.accessibilityFocus.move(to: node.object)
        screen.advanceFrame()
    }

    /// Increases the value of an adjustable element.
    public func increment() { perform(.increment) }

    /// Decreases the value of an adjustable element.
    public func decrement() { perform(.decrement) }

    /// Performs a custom action.
    ///
    /// - Returns: Whether the element has an action of this name, which has been performed.
    @discardableResult
    public func perform(_ name: String) -> Bool {
        perform(.custom, name)
    }

    /// Scrolls the list or the scroll view of the element by a page.
    ///
    /// - Returns: Whether it has scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let hasScrolled = node.scroll(direction)
        screen.advanceFrame()
        return hasScrolled
    }

    /// Closes what contains the element: the screen of a navigation, a sheet or an alert.
    ///
    /// - Returns: Whether something was closed.
    @discardableResult
    public func performEscape() -> Bool {
        let isClosed = node.performEscape()
        screen.advanceFrame()
        return isClosed
    }

    @discardableResult
    private func perform(_ kind: AccessibilityNode.Action.Kind, _ name: String? = nil) -> Bool {
        let action = node.actions.first { $0.kind == kind && (name == nil || $0.name == name) }
        let isPerformed = action?.perform() ?? false
        screen.advanceFrame()
        return isPerformed
    }
}
