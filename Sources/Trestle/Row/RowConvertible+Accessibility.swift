import UIKit

/// Modifiers for the accessibility properties of a row. They take precedence over those that the component sets on its cell, and a
/// cell that is reused for another row loses them.
extension RowConvertible {
    /// Sets the name of the row, in place of the texts that it displays.
    ///
    /// ```swift
    /// let row = ValueRow("Rating", value: "★★★★☆").accessibilityValue("4 of 5")
    ///     .accessibilityHint("Opens the reviews")
    /// ```
    public func accessibilityLabel(_ label: String) -> Row { withAccessibility { $0.label = label } }

    /// Sets the value of the row, which is read after its name.
    public func accessibilityValue(_ value: String) -> Row { withAccessibility { $0.value = value } }

    /// Sets the description of what an activation of the row does.
    public func accessibilityHint(_ hint: String) -> Row { withAccessibility { $0.hint = hint } }

    /// Adds characteristics, such as `.button` for a row that performs an action.
    public func accessibilityAddTraits(_ traits: UIAccessibilityTraits) -> Row {
        withAccessibility { $0.traits.formUnion(traits) }
    }

    /// Sets a name by which tests find the row. It is not read to the user.
    public func accessibilityIdentifier(_ identifier: String) -> Row {
        withAccessibility { $0.identifier = identifier }
    }

    /// Hides the row from assistive technologies, because it only decorates the form.
    public func accessibilityHidden(_ isHidden: Bool = true) -> Row { withAccessibility { $0.isHidden = isHidden } }

    /// Adds an action that assistive technologies offer, for what other users do with a gesture of the cell.
    ///
    /// Swipe actions and moves are offered without it.
    ///
    /// - Parameters:
    ///   - name: The name of the action, which is read to the user.
    ///   - handler: A closure that performs the action. The closure of the newest form is called.
    public func accessibilityAction(named name: String, _ handler: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.accessibilityActions.append(RowAccessibilityAction(name: name, handler: handler)) }
    }

    private func withAccessibility(_ change: (inout RowAccessibility) -> Void) -> Row {
        withAttributes { change(&$0.appearance.accessibility) }
    }
}
