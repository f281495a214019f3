import UIKit

/// The accessibility properties of a row, which replace those of its cell. Compared as the contents are.
struct RowAccessibility: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = []
    var identifier: String?
    var isHidden = false

    /// Gives a cell, which was rendered before, these properties.
    @MainActor
    func apply(to cell: UIView) {
        if let label { cell.accessibilityLabel = label }
        if let value { cell.accessibilityValue = value }
        if let hint { cell.accessibilityHint = hint }
        if !traits.isEmpty { cell.accessibilityTraits.formUnion(traits) }
        if let identifier { cell.accessibilityIdentifier = identifier }
        if isHidden { cell.accessibilityElementsHidden = true }
    }

    /// Removes these properties from a cell that will be rendered again.
    @MainActor
    func remove(from cell: UIView) {
        if label != nil { cell.accessibilityLabel = nil }
        if value != nil { cell.accessibilityValue = nil }
        if hint != nil { cell.accessibilityHint = nil }
        if !traits.isEmpty { cell.accessibilityTraits.subtract(traits) }
        if identifier != nil { cell.accessibilityIdentifier = nil }
        if isHidden { cell.accessibilityElementsHidden = false }
    }
}

/// An action that assistive technologies offer for a row.
struct RowAccessibilityAction {
    let name: String
    let handler: @MainActor () -> Void

    @MainActor
    var customAction: UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [handler] _ in
            handler()
            return true
        }
    }
}
