/// The description of a view of the system for assistive technologies, in which the app can replace each value.
struct StandardAccessibility {
    var role: AccessibilityRole?
    /// Whether assistive technologies can move to the view.
    var isElement = false
    /// Whether the view is a container, whose elements belong together.
    var isContainer = false
    var label: String?
    var value: String?
    var hint: String?
    /// The names for the voice, or `nil` for the label.
    var userInputLabels: [String]?
    var traits: UIAccessibilityTraits = []
}

/// A view of the system that describes itself to assistive technologies.
@MainActor
protocol StandardAccessible: UIView {
    var standardAccessibility: StandardAccessibility { get }
}

extension UIView {
    /// The description by the view's class.
    final var standardDescription: StandardAccessibility? {
        // Most views are of this class, for which the test of the protocol would search all of its conformances.
        type(of: self) == UIView.self ? nil : (self as? any StandardAccessible)?.standardAccessibility
    }

    /// Whether assistive technologies can move to a view of the class.
    final var isAccessibilityElementByDefault: Bool { standardDescription?.isElement ?? (self is UIControl) }

    /// The traits of a view of the class in its current state.
    final var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = standardDescription?.traits ?? []
        guard let control = self as? UIControl else { return traits }
        if !control.isEnabled { traits.insert(.notEnabled) }
        if control.isSelected { traits.insert(.selected) }
        return traits
    }
}

/// The words of the system's accessibility texts.
enum AccessibilityText {
    /// Returns texts as one, separated by commas, or `nil` if all are empty.
    static func joined(_ texts: [String?]) -> String? {
        let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Returns a fraction from 0 to 1 as a percentage in the user's language.
    static func percentage(_ fraction: Double) -> String {
        guard fraction.isFinite else { return "" }
        return fraction.formatted(.percent.precision(.fractionLength(0)))
    }

    /// Returns the position of an item among several, counted from 1.
    static func position(_ number: Int, of count: Int) -> String {
        String(format: SpokenWord.position.text, number.formatted(), count.formatted())
    }
}
