/// The accessibility properties of an object that differ from their defaults.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var elements: [Any]?
    var ignoresInvertColors = false

    /// Returns the element at an index, or `nil` if the index is out of bounds.
    static func element(at index: Int, in elements: [Any]?) -> Any? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element, or `NSNotFound`.
    static func index(of element: Any, in elements: [Any]?) -> Int {
        elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    /// Sets an attributed text and returns its plain text, which is the other form of the same property.
    mutating func set(
        _ text: NSAttributedString?, _ path: WritableKeyPath<AccessibilityValues, NSAttributedString?>
    ) -> String? {
        self[keyPath: path] = text.map { NSAttributedString(attributedString: $0) }
        return text?.string
    }

    /// Returns the attributed form of a text: the one that was set, if the text is still the same.
    func attributed(
        _ text: String?, _ path: KeyPath<AccessibilityValues, NSAttributedString?>
    ) -> NSAttributedString? {
        if let stored = self[keyPath: path], stored.string == text { return stored }
        return text.map { NSAttributedString(string: $0) }
    }
}

private enum AccessibilityKey: FeatureKey {
    static var defaultValue: AccessibilityValues { AccessibilityValues() }
}

extension UIView {
    /// The accessibility properties of the view, except for its label and its identifier.
    final var accessibilityValues: AccessibilityValues {
        get { features[AccessibilityKey.self] }
        set { features[AccessibilityKey.self] = newValue }
    }
}

/// The accessibility properties of objects without storage of their own, by object.
///
/// Entries of released objects are removed when the table has doubled, so that an access takes constant time on average.
@MainActor
enum AccessibilityTable {
    private struct Entry {
        weak var object: NSObject?
        var values: AccessibilityValues
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var limit = 64

    static subscript(object: NSObject) -> AccessibilityValues {
        get {
            // Another object may have had the same address.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
                return AccessibilityValues()
            }
            return entry.values
        }
        set {
            entries[ObjectIdentifier(object)] = Entry(object: object, values: newValue)
            guard entries.count > limit else { return }
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, 2 * entries.count)
        }
    }
}
